"""A decision is data: who must choose, at which step, and every legal option."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from languedoc.errors import IllegalChoice

SHOWN = 12  # options named in an error message


@dataclass(frozen=True, slots=True)
class Option:
    """`text` is its notation, which saves use; `targets` say what it points at. `to_others` is what the other seats
    may see of it when it is chosen, where that is less than the notation."""

    text: str
    verb: str
    targets: tuple[Any, ...]
    code: int = field(repr=False, compare=False)
    to_others: str = field(default="", repr=False, compare=False)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Decision:
    """As its own seat sees it: the options may tell what it holds. Other seats see what `view` shows them."""

    seat: int
    step: str
    options: tuple[Option, ...]

    def find(self, choice: Option | str | int) -> Option:
        """The option meant by an option, its notation or its index."""
        if isinstance(choice, int) and not isinstance(choice, bool):
            if 0 <= choice < len(self.options):
                return self.options[choice]
        else:
            wanted = str(choice)
            for option in self.options:
                if option.text == wanted:
                    return option
        shown = ", ".join(option.text for option in self.options[:SHOWN])
        more = f" and {len(self.options) - SHOWN} more" if len(self.options) > SHOWN else ""
        raise IllegalChoice(
            f"{str(choice)!r} is not an option of seat {self.seat} at {self.step}; allowed: {shown}{more}"
        )
