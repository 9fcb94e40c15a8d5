"""Types that the other files of this folder share."""

from __future__ import annotations

from typing import Literal

import msgspec

Language = Literal["en", "de", "nl"]
Style = Literal["light", "dark", "contrast"]
SeatKind = Literal["person", "open", "bot"]
Point = tuple[float, float]


class Struct(msgspec.Struct, gc=False):
    """The base class of all messages. They hold no reference cycles, so the garbage collector need not track them."""


class ThingName(Struct):
    """What the play aid explains under this name: a figure, token, building or mark (`family`)."""

    family: str
    name: str
