"""Small values that a game makes by the thousand: options, targets, events.

`@record(frozen=True, slots=True)` is a dataclass. The type checker lets nobody change one; while a game runs nothing
guards it, because a guarded dataclass takes four times as long to make.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as record
else:

    def record(*, frozen, **settings):
        """A dataclass that has a hash like a frozen one, without the guard."""
        return dataclasses.dataclass(unsafe_hash=frozen, **settings)


__all__ = ["record"]
