"""What a position and a finished game were worth. Leads are in points, chances from 0 to 1."""

from __future__ import annotations

import msgspec

from languedoc.server.wire.plain import Struct


class JudgedOption(Struct):
    """An option in words, with the lead over the best of the others that its seat may expect, its chance to win, and
    why."""

    option: str
    words: str
    lead: float
    chance: float
    reasons: list[str]


class HintWish(Struct, forbid_unknown_fields=True):
    """The version of the game for which a hint is wanted."""

    version: int


class Hint(Struct):
    """The best options for the seat that decides, the best one first."""

    version: int
    options: list[JudgedOption]


class CostlyMove(Struct):
    """A choice that cost something. `moment`: how many choices were made before it; `lost` in points, `lost_chance` in
    chances."""

    moment: int
    chosen: JudgedOption
    best: JudgedOption
    lost: float
    lost_chance: float


class SeatAnalysis(Struct):
    """`luck`: by how many points what a seat drew was better than the mean of what it could have drawn, where that can
    be told; `lost`: what it gave away by its choices."""

    seat: int
    luck: float | None
    lost: float
    worst: list[CostlyMove]


class GameAnalysis(Struct):
    """`ready`: whether it is there already; else ask again. `moments` and `chances` are the curve: numbers of
    choices, and the chances of all seats after each. `unjudged`: for how many choices there was no time."""

    ready: bool
    moments: list[int] = msgspec.field(default_factory=list)
    chances: list[list[float]] = msgspec.field(default_factory=list)
    seats: list[SeatAnalysis] = msgspec.field(default_factory=list)
    unjudged: int = 0
