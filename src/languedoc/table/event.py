"""What happened in a game: the common root of all events, and their form as plain data."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    def as_data(self) -> dict[str, Any]:
        """Plain data for JSON: the name of the event and its fields."""
        return {"event": type(self).__name__, **asdict(self)}
