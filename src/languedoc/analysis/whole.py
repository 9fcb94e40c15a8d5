"""Goes through a finished game, choice by choice; and advises in one that is going on."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Protocol

from languedoc.analysis.cards import CardJudge
from languedoc.analysis.judged import Advice, Analysis, Judged, Moment, Move, SeatReport
from languedoc.analysis.tiles import TileJudge
from languedoc.cardcassonne.game import CardGame
from languedoc.errors import LanguedocError
from languedoc.games import AnyGame
from languedoc.i18n import ENGLISH, Speech

WORST = 3  # moves of each seat that are shown
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

    def compare(self, game: Any, chosen: int, deadline: float) -> tuple[Judged, Judged]: ...

    def all_chances(self, game: Any) -> tuple[float, ...]: ...

    def is_moment(self, before: int, game: Any) -> bool: ...

    def luck(self, game: Any) -> float | None: ...


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
) -> Analysis:
    """Go through a finished game; `tell` is called with the number of choices gone through. If time is short,
    each choice is judged by fewer rollouts. Raises `Stopped` if it was ended early."""
    if not game.over:
        raise NotFinished("only a finished game can be analysed; this one is going on")
    judge = judge_of(game, speeches, seed)
    with stoppable(judge.stop):
        return go_through(game, judge, seconds, tell)


def go_through(game: AnyGame, judge: Judge, seconds: float, tell: Callable[[int], None] | None) -> Analysis:
    chosen = [option.text for _, option in game.chosen_options()]
    end = time.monotonic() + seconds
    moves: list[Move] = []
    luck: list[float | None] = [None] * game.seats
    curve: list[Moment] = []
    again = type(game).of(game.setup)  # type: ignore[arg-type]
    judge.is_moment(-1, again)
    curve.append(Moment(0, judge.all_chances(again)))
    for number, text in enumerate(chosen):
        seat = again.state.decider
        k = again.decision.number_of(text)
        if again.count > 1:
            now = time.monotonic()
            mine, best = judge.compare(again, k, now + max(0.0, end - now) / (len(chosen) - number))
            moves.append(Move(number, seat, mine, best))
        drawn = judge.luck(again)
        if drawn is not None:
            luck[seat] = (luck[seat] or 0.0) + drawn
        again.choose(text)
        if judge.is_moment(seat, again):
            curve.append(Moment(number + 1, judge.all_chances(again)))
        if tell is not None:
            tell(number + 1)
        if judge.stopped:
            raise Stopped("nobody wants the analysis any more")
    return Analysis(
        game.name,
        tuple(game.setup.names),
        tuple(curve),
        len(chosen),
        tuple(report(seat, game.scores[seat], luck[seat], moves) for seat in range(game.seats)),
    )


def report(seat: int, score: int, luck: float | None, moves: Sequence[Move]) -> SeatReport:
    mine = [move for move in moves if move.seat == seat]
    costly = [move for move in mine if move.lost >= NOTICED]
    worst = sorted(costly, key=lambda move: (-move.lost_chance, -move.lost, move.number))[:WORST]
    lost = sum(move.lost for move in mine)
    return SeatReport(seat, score, None if luck is None else round(luck, 1), round(lost, 1), tuple(worst))
