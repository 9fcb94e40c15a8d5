"""Goes through a finished game, choice by choice; and advises in one that is going on."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Protocol

from languedoc.analysis.cards import CardJudge
from languedoc.analysis.judged import Advice, Analysis, Compared, Judged, Moment, Move, SeatReport
from languedoc.analysis.tiles import TileJudge
from languedoc.cardcassonne.game import CardGame
from languedoc.errors import LanguedocError
from languedoc.games import AnyGame
from languedoc.i18n import ENGLISH, Speech

WORST = 3  # moves of each seat that are shown
LOOKING, DRAWING = 0.25, 0.25  # of the time, for the first look at all choices, and for luck
FEWEST = 24  # choices that are judged closely, however short the time is
STRIDE = 40  # choices between two copies of the game
SPREAD = 2654435761  # an odd number that leads far from one choice to the next
NOTICED = 0.5  # points: what a choice must cost to be shown
ADVISED = 3  # options
ADVICE_SECONDS = 1.0
SECONDS = 3600.0  # for a whole game, where nothing else is said


class NotFinished(LanguedocError):
    """Only finished games are gone through: in others it would tell what is hidden."""


class Stopped(LanguedocError):
    """The analysis was ended early."""


Stoppable = Callable[[Callable[[], object]], AbstractContextManager[object]]
"""A context around the work. It is given a function that ends the work early, and may call it from another thread."""


class Judge(Protocol):
    @property
    def stopped(self) -> bool: ...

    def stop(self) -> None:
        """Stop the analysis, from another thread."""

    def advise(self, game: Any, most: int, deadline: float) -> tuple[Judged, ...]: ...

    def suspect(self, game: Any, chosen: int) -> float: ...

    def compare(self, game: Any, chosen: int, deadline: float) -> Compared | None: ...

    def all_chances(self, game: Any) -> tuple[float, ...]: ...

    def is_moment(self, before: int, game: Any) -> bool: ...

    def has_drawn(self, game: Any) -> bool: ...

    def luck(self, game: Any, deadline: float) -> float | None: ...


def judge_of(game: AnyGame, speeches: Sequence[Speech], seed: int) -> Judge:
    return CardJudge(game, speeches, seed) if isinstance(game, CardGame) else TileJudge(game, speeches, seed)


def advise(
    game: AnyGame,
    speeches: Sequence[Speech] = (ENGLISH,),
    most: int = ADVISED,
    seconds: float = ADVICE_SECONDS,
    seed: int = 1,
    stoppable: Stoppable = nullcontext,
) -> Advice:
    """The best options for the seat that decides, from what it may know. Raises `Stopped` if it was ended early."""
    if game.over:
        raise LanguedocError("there is nothing to advise: the game is over")
    judge = judge_of(game, speeches, seed)
    with stoppable(judge.stop):
        found = judge.advise(game, most, time.monotonic() + seconds)
    if judge.stopped:
        raise Stopped("nobody wants the advice any more")
    return Advice(game.state.decider, found)


def analyse(
    game: AnyGame,
    speeches: Sequence[Speech] = (ENGLISH,),
    seconds: float = SECONDS,
    seed: int = 1,
    tell: Callable[[int], None] | None = None,
    stoppable: Stoppable = nullcontext,
    ended: bool = False,
) -> Analysis:
    """Go through a finished game; `tell` is called with the number of choices gone through. If time is short,
    the choices that look worst are judged first, and by fewer and shorter rollouts. Raises `Stopped` if it was ended
    early.

    `ended`: the game goes no further although it is not over by the rules, because somebody has resigned.
    """
    if not game.over and not ended:
        raise NotFinished("only a finished game can be analysed; this one is going on")
    judge = judge_of(game, speeches, seed)
    with stoppable(judge.stop):
        return GameAnalyst(game, judge, seconds, tell).analysis()


class Purse:
    """A part of the time, to be spent evenly on a number of things."""

    def __init__(self, seconds: float, number: int) -> None:
        self.each = seconds / max(1, number)
        self.saved = 0.0

    def deadline(self) -> float:
        """When the next thing must be done. What is not spent is saved for those after it."""
        self.saved += self.each
        return time.monotonic() + self.saved

    def spend(self, began: float) -> None:
        self.saved -= time.monotonic() - began


@dataclass(frozen=True, slots=True)
class Look:
    """A choice between several options: how many points it may have cost at first sight."""

    suspicion: float
    number: int
    seat: int
    chosen: int

    @property
    def urgency(self) -> tuple[float, int]:
        """Where nothing is known, choices from all parts of the game come first."""
        return -self.suspicion, self.number * SPREAD % (1 << 32)


class GameAnalyst:
    """Goes through one finished game twice: first all choices at a glance, then closely, the most suspicious first."""

    def __init__(self, game: AnyGame, judge: Judge, seconds: float, tell: Callable[[int], None] | None) -> None:
        self.game = game
        self.judge = judge
        self.texts = [option.text for _, option in game.chosen_options()]
        self.tell = tell
        self.end = time.monotonic() + seconds
        self.looking = Purse(seconds * LOOKING, len(self.texts))
        self.drawing = Purse(seconds * DRAWING, len(self.texts))
        self.copies: list[Any] = []  # of the game after every `STRIDE` choices
        self.looks: list[Look] = []
        self.curve: list[Moment] = []
        self.draws = [0] * game.seats
        self.luck: list[list[float]] = [[] for _ in range(game.seats)]  # of the draws that there was time for
        self.lost = [0.0] * game.seats
        self.worst: list[list[tuple[Look, Compared]]] = [[] for _ in range(game.seats)]
        self.gone_through = 0
        self.unjudged = 0

    def analysis(self) -> Analysis:
        self.glance()
        self.judge_closely()
        return Analysis(
            self.game.name,
            tuple(self.game.setup.names),
            tuple(self.curve),
            len(self.texts),
            self.unjudged,
            tuple(self.report(seat) for seat in range(self.game.seats)),
        )

    def glance(self) -> None:
        """The curve, luck, and which choices should be judged."""
        again: Any = type(self.game).of(self.game.setup)  # type: ignore[arg-type]
        self.judge.is_moment(-1, again)
        self.curve.append(Moment(0, self.judge.all_chances(again)))
        for number, text in enumerate(self.texts):
            if number % STRIDE == 0:
                self.copies.append(again.copy())
            seat = again.state.decider
            k = again.decision.number_of(text)
            in_time = self.looking.deadline() >= (began := time.monotonic())
            if again.count < 2:
                self.count_one()
            else:
                suspicion = self.judge.suspect(again, k) if in_time else -math.inf
                self.looks.append(Look(suspicion, number, seat, k))
                self.looking.spend(began)
            until, began = self.drawing.deadline(), time.monotonic()
            if self.judge.has_drawn(again):
                self.draws[seat] += 1
                drawn = self.judge.luck(again, until) if until >= began else None
                if drawn is not None:
                    self.luck[seat].append(drawn)
                self.drawing.spend(began)
            again.choose(text)
            if self.judge.is_moment(seat, again):
                self.curve.append(Moment(number + 1, self.judge.all_chances(again)))
            self.end_if_stopped()

    def judge_closely(self) -> None:
        self.looks.sort(key=lambda look: look.urgency)
        for n, look in enumerate(self.looks):
            left = max(0.0, self.end - time.monotonic())
            found = None
            if left > 0:
                share = left / min(len(self.looks) - n, FEWEST)
                found = self.judge.compare(self.after(look.number), look.chosen, time.monotonic() + share)
            if found is None:
                self.unjudged += 1
            else:
                self.keep(look, found)
            self.count_one()

    def after(self, number: int) -> Any:
        """The game after a number of choices."""
        first = number // STRIDE
        game = self.copies[first].copy()
        for text in self.texts[first * STRIDE : number]:
            game.choose(text)
        return game

    def keep(self, look: Look, found: Compared) -> None:
        self.lost[look.seat] += found.lost
        if found.lost >= NOTICED:
            worst = self.worst[look.seat]
            worst.append((look, found))
            worst.sort(key=lambda each: (-each[1].lost_chance, -each[1].lost, each[0].number))
            del worst[WORST:]

    def count_one(self) -> None:
        self.gone_through += 1
        if self.tell is not None:
            self.tell(self.gone_through)
        self.end_if_stopped()

    def end_if_stopped(self) -> None:
        if self.judge.stopped:
            raise Stopped("nobody wants the analysis any more")

    def report(self, seat: int) -> SeatReport:
        lucks = self.luck[seat]
        luck = fmean(lucks) * self.draws[seat] if lucks and 2 * len(lucks) >= self.draws[seat] else None
        moves = tuple(Move(look.number, seat, *found.tell()) for look, found in self.worst[seat])
        lost = round(self.lost[seat], 1)
        return SeatReport(seat, self.game.scores[seat], None if luck is None else round(luck, 1), lost, moves)
