"""Carcassonne as people and programs meet it: ask what is to be decided, choose, look."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from languedoc.carcassonne import events, turn
from languedoc.carcassonne.setup import Setup, seat_names
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment
from languedoc.carcassonne.view import view
from languedoc.errors import BadSave, IllegalChoice, NothingToUndo, WrongSeats
from languedoc.table.chance import Chance
from languedoc.table.decision import Decision, Option
from languedoc.table.event import Event


class Game:
    """A game of Carcassonne for 2 to 6 seats.

    >>> game = Game(2, seed=1)
    >>> game.decision.step
    'place_tile'
    """

    name = "carcassonne"

    def __init__(
        self,
        seats: int | Sequence[str] = 2,
        *,
        modules: Sequence[str] = ("base",),
        tiles: Sequence[str] = (),
        preset: str = "big_box_2006",
        options: Mapping[str, str | bool] | None = None,
        seed: int | None = None,
        start: int | None = 0,
        bag: Sequence[str] | None = None,
    ) -> None:
        self._begin(
            Setup(
                names=seat_names(seats),
                modules=tuple(modules),
                tiles=tuple(tiles),
                preset=preset,
                options=dict(options or {}),
                seed=secrets.randbits(48) if seed is None else seed,
                start=start,
                bag=None if bag is None else tuple(bag),
            )
        )

    @classmethod
    def of(cls, setup: Setup) -> Game:
        """A new game of a setup made before."""
        game = cls.__new__(cls)
        game._begin(setup)
        return game

    def _begin(self, setup: Setup) -> None:
        self.setup = setup
        self.state = State(setup.box())
        self._deal(self.state)

    def _deal(self, state: State) -> None:
        setup = self.setup
        self.events: list[Event] = []
        self._codes: list[int] = []
        self._reveals: list[int] = []
        self._hypothetical = False
        self._decision: Decision | None = None
        state.record = self.events
        state.deal(setup.seed, -1 if setup.start is None else setup.start, setup.stacked_bag())
        turn.run(state)

    # ------------------------------------------------------------------ what is to be decided

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def decision(self) -> Decision:
        """Who must choose, and between what. When the game is over there is nothing to choose."""
        if self._decision is None:
            state = self.state
            if state.over:
                self._decision = Decision(state.seat, "over", ())
            else:
                turn.refresh(state)
                options = tuple(self._option(state.code(k)) for k in range(state.count))
                self._decision = Decision(state.decider, state.box.step_ids[state.asked], options)
        return self._decision

    @property
    def options(self) -> tuple[Option, ...]:
        return self.decision.options

    def _option(self, code: int) -> Option:
        state = self.state
        verb = code & 255
        targets = state.box.verb_duties[verb].owner.targets(state, code)
        x, y, _, _ = state.board.where(state.placed)
        words = [state.box.verb_names[verb]]
        for target in targets:
            here = isinstance(target, Segment) and (target.x, target.y) == (x, y)
            words.append(target.short if here else str(target))
        return Option(" ".join(words), words[0], targets, code)

    def choose(self, choice: Option | str | int) -> list[Event]:
        """Choose an option (or its notation, or its index) and tell what happened."""
        if self.over:
            raise IllegalChoice(f"{str(choice)!r} cannot be chosen: the game is over")
        option = self.decision.find(choice)
        told = len(self.events)
        self._reveals.append(self.state.reveals)
        self._codes.append(option.code)
        self._decision = None
        turn.apply(self.state, option.code)
        return self.events[told:]

    # ------------------------------------------------------------------ taking back, copying, imagining

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back: it was made here and has revealed nothing."""
        return bool(self._codes) and not self._hypothetical and self._reveals[-1] == self.state.reveals

    def undo(self) -> None:
        """Take the last choice back."""
        if not self.can_undo:
            if self._codes and not self._hypothetical:
                raise NothingToUndo("the last choice cannot be taken back: a tile was drawn since")
            raise NothingToUndo("there is no choice to take back")
        codes = self._codes[:-1]
        self._deal(self.state)
        for code in codes:
            self._reveals.append(self.state.reveals)
            turn.apply(self.state, code)
        self._codes = codes

    def copy(self) -> Game:
        """An independent game that stands exactly where this one does."""
        return self._twin(self.state.copy())

    def redeal(self, seat: int, seed: int) -> Game:
        """A game that this seat cannot tell from this one: what it cannot know is drawn anew."""
        self._check_seat(seat)
        game = self._twin(self.state.redeal(Chance(seed)))
        game._hypothetical = True
        return game

    def _twin(self, state: State) -> Game:
        game = Game.__new__(Game)
        game.setup = self.setup
        game.state = state
        game.events = self.events.copy()
        game._codes = self._codes.copy()
        game._reveals = self._reveals.copy()
        game._hypothetical = self._hypothetical
        game._decision = self._decision
        state.record = game.events
        return game

    # ------------------------------------------------------------------ looking

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with most points; before the end those that lead."""
        return events.winners(self.scores)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat (or a spectator) may know, as plain data."""
        if seat is not None:
            self._check_seat(seat)
        return view(self, seat)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.setup.seats:
            raise WrongSeats(f"there is no seat {seat}; the seats are 0 to {self.setup.seats - 1}")

    @property
    def choices(self) -> tuple[str, ...]:
        """Every choice so far, in notation."""
        if self._hypothetical:
            raise BadSave("a redealt game has no history of its own and cannot be saved")
        again = Game.of(self.setup)
        texts = []
        for code in self._codes:
            texts.append(again._option(code).text)
            turn.apply(again.state, code)
        return tuple(texts)

    def save(self) -> str:
        from languedoc.carcassonne.save import write

        return write(self)

    @classmethod
    def load(cls, text: str) -> Game:
        from languedoc.carcassonne.save import read

        return read(text)

    def __repr__(self) -> str:
        where = "over" if self.over else f"seat {self.decision.seat} at {self.decision.step}"
        return f"<Game of {', '.join(self.setup.names)}: {where}, scores {self.scores}>"

    def __str__(self) -> str:
        from languedoc.carcassonne.text import draw

        return draw(self)
