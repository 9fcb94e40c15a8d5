"""What all words are made of."""

from __future__ import annotations

from typing import Literal

import msgspec

Language = Literal["en", "de", "nl"]
Style = Literal["light", "dark", "contrast"]
SeatKind = Literal["person", "open", "bot"]
Point = tuple[float, float]


class Struct(msgspec.Struct, gc=False):
    """Nothing here refers to itself, so Python need not search it for circles: there are many of these."""
