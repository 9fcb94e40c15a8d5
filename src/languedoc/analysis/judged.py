"""What an analysis finds, as plain values. Leads are in points, chances from 0 to 1; words are in several languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Words = Mapping[str, str]
"""A text by language."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An option of a decision: its notation, the lead over the best of the others that its seat may expect with it, the
    chance to win, and in words what it is and why."""

    option: str
    words: Words
    lead: float
    chance: float
    reasons: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Advice:
    """The best options of a decision, the best one first."""

    seat: int
    options: tuple[Judged, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """A choice of a finished game where there was more than one option. `number`: how many choices were made before it.
    `best` is the same as `chosen` if nothing better was found. `lost`: by how many points it was better;
    `lost_chance`: by how much the chance to win."""

    number: int
    seat: int
    chosen: Judged
    best: Judged

    @property
    def lost(self) -> float:
        return max(0.0, self.best.lead - self.chosen.lead)

    @property
    def lost_chance(self) -> float:
        return max(0.0, self.best.chance - self.chosen.chance)


@dataclass(frozen=True, slots=True)
class Compared:
    """A choice against the best one instead: by how many points, and by how much of the chance to win, that was better.
    `tell` puts both into words."""

    lost: float
    lost_chance: float
    tell: Callable[[], tuple[Judged, Judged]]


@dataclass(frozen=True, slots=True)
class Moment:
    """The chances of all seats after `number` choices."""

    number: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class SeatReport:
    """A seat in a finished game. `luck`: by how many points what it drew was better than the mean of what it could have
    drawn, or None where nothing was drawn that could be compared; `lost`: points given away by its choices; `worst`:
    its moves that cost most, the worst one first."""

    seat: int
    score: int
    luck: float | None
    lost: float
    worst: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """A finished game. `unjudged`: for how many choices between several options there was no time."""

    game: str
    names: tuple[str, ...]
    curve: tuple[Moment, ...]
    moves: int
    unjudged: int
    seats: tuple[SeatReport, ...]
