"""Replay a game from its setup and its stored choices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Self

from languedoc.games import AnyGame
from languedoc.server.kept import BACK, Step, standing_steps
from languedoc.server.replay import begun, game_of
from languedoc.table.event import Event

RESIGNED, DRAWN = "resigned", "tie"
BREATH = 0.005  # seconds of replaying after which other tasks run


class Made(NamedTuple):
    """A choice that stands: who made it, what, how many events there were after it, and which version it gave."""

    seat: int
    text: str
    events: int
    version: int


class Ended(NamedTuple):
    """How people ended a game before its end: because the time of a seat was up (no reason given), by resigning, or as
    a draw."""

    seat: int
    why: str


class Fold:
    """`version` counts all steps, taken back or not; `made` holds those that stand."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.version = 0
        self.made: list[Made] = []
        self.ended: Ended | None = None
        self.opening = len(game.events)

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other.game = self.game.copy()
        other.version = self.version
        other.made = self.made.copy()
        other.ended = self.ended
        other.opening = self.opening
        return other

    @property
    def over(self) -> bool:
        return self.game.over or self.ended is not None

    @property
    def asked(self) -> int | None:
        """The seat that must choose."""
        return None if self.over else self.game.state.decider

    @property
    def undoer(self) -> int | None:
        """The seat that may take back the last choice, where anybody may."""
        return self.made[-1].seat if self.made and self.ended is None and self.game.can_undo else None

    def before_last_of(self, held: Sequence[int]) -> int | None:
        """The moment before the last choice of one of these seats; not beyond the end of a file that the game came
        from."""
        first = max((shuffle.after for shuffle in self.game.setup.shuffles), default=0)
        moments = range(len(self.made) - 1, first - 1, -1)
        return next((moment for moment in moments if self.made[moment].seat in held), None)

    def apply(self, step: Step) -> None:
        if step.kind == "choice":
            self.choose(step.text, self.version + 1)
        elif step.kind == "undo":
            self.game.undo()
            self.made.pop()
        elif step.kind == BACK:
            self.go_back(int(step.text))
        else:
            self.ended = ended_by(step)
        self.version += 1

    def go_back(self, moment: int) -> None:
        """Return to the state after the first `moment` choices that were not taken back."""
        made, self.made = self.made[:moment], []
        self.game = begun(self.game.setup)
        for each in made:
            self.choose(each.text, each.version)

    def choose(self, text: str, version: int) -> None:
        seat = self.game.state.decider
        self.game.choose(text)
        self.made.append(Made(seat, text, len(self.game.events), version))

    def events_of(self, moment: int, viewer: int | None) -> list[Event]:
        """What followed from a choice that stands, as a seat (None: a spectator) may know it; 0 is what was before the
        first."""
        known = self.game.known_to(viewer)
        if moment == 0:
            return known.events(0, self.opening)
        begin = self.made[moment - 2].events if moment > 1 else self.opening
        return known.events(begin, self.made[moment - 1].events)


def ended_by(step: Step) -> Ended:
    assert step.seat is not None
    return Ended(step.seat, step.text)


async def play_on(fold: Fold, choices: Iterable[tuple[str, int]]) -> None:
    """Replay choices with their versions, yielding to other tasks in between."""
    since = time.perf_counter()
    for text, version in choices:
        fold.choose(text, version)
        if time.perf_counter() - since > BREATH:
            await asyncio.sleep(0)
            since = time.perf_counter()


async def fold(setup: str, names: Sequence[str], steps: Sequence[Step]) -> Fold:
    """The game that follows from these steps."""
    made = Fold(game_of(setup, names))
    await play_on(made, [(step.text, step.number) for step in standing_steps(steps)])
    for step in steps:
        if step.kind == "end":
            made.ended = ended_by(step)
    made.version = len(steps)
    return made


async def moment_of(whole: Fold, setup: str, moment: int, earlier: Fold | None = None) -> Fold:
    """The same game after its first choices that stand; `earlier` is an earlier moment of it."""
    past = Fold(game_of(setup, whole.game.setup.names)) if earlier is None else earlier.copy()
    await play_on(past, [(made.text, made.version) for made in whole.made[len(past.made) : moment]])
    past.version = past.made[-1].version if past.made else 0
    return past
