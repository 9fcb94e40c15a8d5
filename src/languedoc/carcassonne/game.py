"""Carcassonne, as people and programs use it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from languedoc.carcassonne import presets, prospects, turn
from languedoc.carcassonne.numbering import FIRST_TARGET, NUMBERS, POINT_ORIGIN, RANGE, SECOND_TARGET, VERB_MASK
from languedoc.carcassonne.prospects import Fitting, Worth
from languedoc.carcassonne.setup import Setup, seat_names
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment
from languedoc.carcassonne.text import draw
from languedoc.carcassonne.view import view
from languedoc.i18n import Saying
from languedoc.table.chance import Chance
from languedoc.table.decision import Decision, Listed, Option, Options, Range
from languedoc.table.game import TableGame
from languedoc.table.known import Known
from languedoc.table.retold import MOST_BEGINNINGS, tell_again
from languedoc.table.setup import new_key, words

SECRET = "answer"  # the notation that others see of a secret answer


class Game(TableGame[Setup, State]):
    """A game of Carcassonne for 2 to 6 seats.

    >>> game = Game(2, seed=1)
    >>> game.decision.step
    'place_tile'
    """

    name = Setup.game

    def __init__(
        self,
        seats: int | Sequence[str] = 2,
        *,
        modules: Sequence[str] = (),
        tiles: Sequence[str] = (),
        preset: str = presets.DEFAULT,
        options: Mapping[str, str | bool] | None = None,
        seed: int | None = None,
        start: int | None = 0,
        bag: Sequence[str] | None = None,
        draws: Sequence[float] = (),
        figures: Mapping[str, int] | None = None,
        copies: Mapping[str, int] | None = None,
        events: bool = True,
    ) -> None:
        self._begin(
            Setup(
                names=seat_names(seats),
                modules=words("modules", modules),
                tiles=words("tiles", tiles),
                preset=preset,
                options={} if options is None else options,
                seed=secrets.randbits(48) if seed is None else seed,
                start=start,
                bag=None if bag is None else words("bag", bag),
                draws=tuple(draws),
                figures={} if figures is None else figures,
                copies={} if copies is None else copies,
            ),
            events,
        )

    def _imagined_setup(self) -> Setup:
        return replace(self.setup, seed=0, key="", shuffles=(), bag=None, draws=())

    @classmethod
    def _setup_type(cls) -> type[Setup]:
        return Setup

    def _deal(self) -> State:
        setup = self.setup
        state = State(setup.box())
        state.record = self.events if self._records else None
        state.tell_draws(setup.draws)
        if setup.key:
            state.chance.use_key(int(setup.key, 16))
        turn.deal(state, setup.seed, -1 if setup.start is None else setup.start, setup.stacked_bag())
        return state

    def _shuffled(self, chance: Chance, lots: Sequence[float]) -> State:
        state = self.state.redeal(self.state.decider, chance)
        state.tell_draws(lots)
        return state

    def _retold(self) -> Game:
        return tell_again(self, self._beginnings(), self.choices)

    def _beginnings(self) -> Iterator[Game]:
        """Games of the same setup with other chance."""
        first = next(self.again()).state.seat
        bag = list(self.setup.bag) if self.setup.bag is not None else None
        for _ in range(MOST_BEGINNINGS):
            if bag is not None:
                secrets.SystemRandom().shuffle(bag)
            stacked = None if bag is None else tuple(bag)
            key = new_key()
            yield Game.of(replace(self.setup, seed=0, key=key, start=first, draws=(), shuffles=(), bag=stacked))

    def _apply(self, code: int) -> None:
        turn.apply(self.state, code)

    def _choose(self, k: int) -> int:
        return turn.choose(self.state, k)

    def _count(self) -> int:
        return turn.count(self.state)

    def _read_decision(self) -> Decision:
        state = self.state
        if state.over:
            return Decision(state.seat, "over", Options())
        turn.count(state)  # lists them if that was not done yet
        ranges = [self._range()] if state.offered == RANGE else []
        listed = state.range_begins if ranges else state.count
        options = Options(Listed(state.codes_offered(listed), state, self._option), ranges)
        waiting = tuple(seat for seat in range(self.seats) if state.waiting >> seat & 1) if state.waiting else ()
        return Decision(state.decider, state.box.step_ids[state.asked], options, waiting)

    def _range(self) -> Range:
        """The options that are not listed one by one."""
        state = self.state
        verb = state.box.verb_names[state.range_verb]
        code = state.code(state.range_begins)
        hidden = SECRET if state.together else ""
        steps = (1 << FIRST_TARGET, 1 << SECOND_TARGET)
        low = (state.range_low, state.range_top)
        high = (low[0] + state.range_across - 1, low[1] + state.range_down - 1)
        default = (state.range_default, state.range_default_top)
        if state.range_kind == NUMBERS:
            return Range(verb, low[:1], high[:1], default[:1], code, steps[:1], hidden)
        low, high, default = ((x - POINT_ORIGIN, y - POINT_ORIGIN) for x, y in (low, high, default))
        return Range(verb, low, high, default, code, steps, hidden)

    @staticmethod
    def _option(state: State, code: int) -> Option:
        """The square of a segment is omitted if it is that of the tile just placed."""
        verb = code & VERB_MASK
        targets = state.box.verb_duties[verb].owner.targets(state, code)
        x, y, _, _ = state.board.where(state.placed)
        words = [state.box.verb_duties[verb].owner.verb_word(state, code)]
        for target in targets:
            here = isinstance(target, Segment) and (target.x, target.y) == (x, y)
            words.append(target.short if here else str(target))
        return Option(" ".join(words), words[0], targets, code, SECRET if state.together else "")

    def worth(self, segment: Segment | str) -> Worth:
        """What the feature of a segment would pay, to whom: if the game ended now, and if it were completed."""
        return prospects.worth(self.state, segment)

    def fitting(self, x: int, y: int) -> Fitting:
        """Which of the remaining tiles could be laid on a square."""
        return prospects.fitting(self.state, x, y)

    def tiles_left(self) -> dict[str, int]:
        """The remaining tiles, with their numbers."""
        return prospects.tiles_left(self.state)

    @property
    def hides(self) -> bool:
        return self.state.box.hides

    def _view(self, known: Known) -> dict[str, Any]:
        return view(self, known)

    def _holdings(self, seat: int, viewer: int | None) -> list[Saying]:
        state = self.state
        return [saying for module in state.box.modules for saying in module.holdings(state, seat, viewer)]

    def svg(
        self, *, highlight: Iterable[Segment | str] = (), style: str = "light", size: int = 100, squares: bool = True
    ) -> str:
        """The board as a picture: see `languedoc.render.board`."""
        from languedoc.render.board import board_svg  # imported here, since the game itself needs no pictures

        return board_svg(self, highlight=highlight, style=style, size=size, squares=squares)

    def _repr_svg_(self) -> str:
        """How a notebook shows a game."""
        return self.svg(style="auto", size=60)

    def __str__(self) -> str:
        return draw(self)
