"""The interface of a game for people and programs, whatever its rules: read the decision, choose, view, undo, save.

A game is its setup and its choices; the state follows from them. This class keeps the choices and leaves the rest to
the rules, so every game has the same history, undo, copies, redeals and saves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from languedoc.errors import BadSave, IllegalChoice, NothingToUndo, WrongSeats, WrongType
from languedoc.i18n import Saying
from languedoc.table import save
from languedoc.table.chance import Chance
from languedoc.table.decision import Decision, Option, Options
from languedoc.table.event import Event, leaders
from languedoc.table.known import Known
from languedoc.table.save import Saved
from languedoc.table.setup import ANEW, Shuffle


class AnySetup(Protocol):
    """What was agreed before the game; `head` and `from_head` are its lines in a save."""

    @property
    def names(self) -> tuple[str, ...]: ...

    @property
    def shuffles(self) -> tuple[Shuffle, ...]: ...

    def head(self) -> Iterable[tuple[str, str]]: ...

    @classmethod
    def from_head(cls, head: Mapping[str, Sequence[str]]) -> Self: ...


class AnyState(Protocol):
    """One moment of a game. `reveals` counts what became known to anybody; every event is appended to `record`."""

    record: list[Any] | None

    @property
    def over(self) -> bool: ...

    @property
    def reveals(self) -> int: ...

    @property
    def decider(self) -> int: ...

    def scores(self) -> tuple[int, ...]: ...

    def copy(self) -> Self: ...

    def redeal(self, seat: int, chance: Chance) -> Self: ...


SetupType = TypeVar("SetupType", bound=AnySetup)
StateType = TypeVar("StateType", bound=AnyState)


class TableGame(ABC, Generic[SetupType, StateType]):
    name: ClassVar[str]
    setup: SetupType
    state: StateType

    # ------------------------------------------------------------------ what the rules bring

    @property
    @abstractmethod
    def hides(self) -> bool:
        """Whether a seat may know what the others may not, such as a hand of cards."""

    @classmethod
    @abstractmethod
    def _setup_type(cls) -> type[SetupType]:
        """The class of its setups, for loading."""

    @abstractmethod
    def _imagined_setup(self) -> SetupType:
        """The setup without hidden information, for redealt games."""

    @abstractmethod
    def _deal(self) -> StateType:
        """A new game of the setup, up to the first decision, with `self.events` as its record."""

    @abstractmethod
    def _shuffled(self, chance: Chance, lots: Sequence[float]) -> StateType:
        """The state with everything that is hidden from people drawn again; `lots` decide what is drawn by lot next."""

    @abstractmethod
    def _retold(self) -> Self:
        """A game that looked the same to everybody, choice by choice, with other secrets."""

    @abstractmethod
    def _apply(self, code: int) -> None:
        """Carry out an option and go on to the next decision."""

    @abstractmethod
    def _choose(self, k: int) -> int:
        """Carry out the k-th option and go on to the next decision; returns its code."""

    @abstractmethod
    def _count(self) -> int:
        """How many options there are; 0 when the game is over."""

    @abstractmethod
    def _read_decision(self) -> Decision:
        """What is to be decided now."""

    @staticmethod
    @abstractmethod
    def _option(state: Any, code: int) -> Option:
        """An option of the pending decision of a state. It knows no game: a game keeps its options, and if they kept
        the game, too, it would stay in memory until Python looks for garbage."""

    @abstractmethod
    def _view(self, known: Known) -> dict[str, Any]:
        """What somebody may know, as plain data."""

    @abstractmethod
    def _holdings(self, seat: int, viewer: int | None) -> list[Saying]:
        """What a seat holds, as `viewer` (None: a spectator) may know it."""

    # ------------------------------------------------------------------ beginning

    @classmethod
    def of(cls, setup: SetupType, *, events: bool = True) -> Self:
        """A new game of an existing setup. Without events it is faster; nothing else changes."""
        game = cls.__new__(cls)
        game._begin(setup, events)
        return game

    def _begin(self, setup: SetupType, events: bool) -> None:
        self.setup = setup
        self._records = events
        self._hypothetical = False
        self._start()

    def _start(self) -> None:
        self.events: list[Event] = []
        self._codes: list[int] = []
        self._reveals: list[int] = []
        self._decision: Decision | None = None
        self.state = self._deal()
        self._shuffle_when_due()

    def _shuffle_when_due(self) -> None:
        """Draw again what is hidden, where the setup says so after this number of choices."""
        for shuffle in self.setup.shuffles:
            if shuffle.after == len(self._codes) and not self.state.over:
                self.shuffle_hidden(shuffle.key, shuffle.lots)

    def shuffle_hidden(self, key: str, lots: Sequence[float] = ()) -> None:
        """Draw again everything that is hidden from people, with a key; `lots` decide what is drawn by lot next."""
        chance = Chance(0)
        chance.use_key(int(key, 16))
        self.state = self._shuffled(chance, lots)
        self.state.record = self.events if self._records else None
        self._decision = None

    def with_shuffles(self, shuffles: Sequence[Shuffle]) -> Self:
        """The same game, whose setup says that there were these shuffles."""
        other = self.copy()
        setup: Any = self.setup
        other.setup = replace(setup, shuffles=tuple(shuffles))
        return other

    # ------------------------------------------------------------------ choosing

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def decision(self) -> Decision:
        """Who must choose, and between what. When the game is over there is nothing to choose."""
        if self._decision is None:
            self._decision = self._read_decision()
        return self._decision

    @property
    def count(self) -> int:
        """How many options there are, without creating any of them: `game.choose(k)` chooses by number."""
        return self._count()

    @property
    def options(self) -> Options:
        return self.decision.options

    def choose(self, choice: Option | str | int) -> list[Event]:
        """Choose an option (or its notation, or its index); returns what happened."""
        state = self.state
        if state.over:
            raise IllegalChoice(f"{str(choice)!r} cannot be chosen: the game is over")
        told = len(self.events)
        k = choice if type(choice) is int and 0 <= choice < self._count() else self.decision.number_of(choice)
        self._reveals.append(state.reveals)
        if self._decision is not None:
            self._let_go()
        self._codes.append(self._choose(k))
        self._shuffle_when_due()
        return self.events[told:]

    def _take(self, code: int) -> None:
        self._reveals.append(self.state.reveals)
        self._let_go()
        self._codes.append(code)
        self._apply(code)
        self._shuffle_when_due()

    def _let_go(self) -> None:
        """Prepare for the next decision: whoever still holds the present options may read them later."""
        if self._decision is not None:
            held = self._decision.options.reference()
            self._decision = None
            listed = held()
            if listed is not None:
                listed.keep(self.state.copy())

    # ------------------------------------------------------------------ taking back, copying, imagining

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back: it was made here and has revealed nothing."""
        if any(shuffle.after >= len(self._codes) for shuffle in self.setup.shuffles):
            return False
        return bool(self._codes) and not self._hypothetical and self._reveals[-1] == self.state.reveals

    def undo(self) -> None:
        """Take the last choice back."""
        if not self.can_undo:
            if self._hypothetical:
                raise NothingToUndo("a redealt game has no history to go back to")
            if self._codes:
                raise NothingToUndo("the last choice cannot be taken back: something new was revealed since")
            raise NothingToUndo("there is no choice to take back")
        codes = self._codes[:-1]
        self._start()
        for code in codes:
            self._take(code)

    def copy(self) -> Self:
        """An independent game that stands exactly where this one does."""
        return self._twin(self.state.copy())

    def redeal(self, seat: int, seed: int) -> Self:
        """A game that looks the same to this seat: what it cannot know is drawn again."""
        self._check_seat(seat)
        game = self._twin(self.state.redeal(seat, Chance(seed)))
        game.events[:] = self.known_to(seat).events()
        game.setup = self._imagined_setup()
        game._hypothetical = True
        game._decision = None  # its options may reveal what another seat holds, as may the choices so far
        game._codes = [0] * len(self._codes)
        return game

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its save."""
        return type(self).load, (self.save(),)

    def _twin(self, state: StateType) -> Self:
        game = type(self).__new__(type(self))
        game.setup = self.setup
        game.state = state
        game.events = self.events.copy()
        game._codes = self._codes.copy()
        game._reveals = self._reveals.copy()
        game._hypothetical = self._hypothetical
        game._records = self._records
        game._decision = None
        state.record = game.events if self._records else None
        return game

    # ------------------------------------------------------------------ looking and keeping

    @property
    def seats(self) -> int:
        return len(self.setup.names)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with most points; ties share the victory. Before the end: those that lead."""
        return leaders(self.scores)

    def known_to(self, seat: int | None) -> Known:
        """What a seat (None: a spectator) may know. All code that shows a game to people uses this."""
        if seat is not None:
            self._check_seat(seat)
        return Known(self, seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat (or a spectator) may know, as plain data."""
        return self._view(self.known_to(seat))

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool):
            raise WrongType(f"a seat is a whole number, not {seat!r}")
        if not 0 <= seat < self.seats:
            raise WrongSeats(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")

    @property
    def choices_made(self) -> int:
        """How many choices were made so far."""
        return len(self._codes)

    @property
    def choices(self) -> tuple[str, ...]:
        """Every choice so far, in notation: all that a save needs, secrets included."""
        return tuple(option.text for _, option in self.chosen_options())

    def choices_seen(self, seat: int | None = None) -> tuple[str, ...]:
        """Every choice so far as a seat (or a spectator) saw it: what others laid face down has no name."""
        return self.known_to(seat).choices

    def chosen_options(self) -> list[tuple[int, Option]]:
        """Every choice so far, and the seat that made it."""
        if self._hypothetical:
            raise BadSave("a redealt game has no history of its own and cannot be saved")
        again = self.of(self.setup, events=False)
        chosen = []
        for code in self._codes:
            chosen.append((again.state.decider, again._option(again.state, code)))
            again._take(code)
        return chosen

    def again(self) -> Iterator[Self]:
        """The game from its beginning, after each choice: always the same object, which advances with the iterator."""
        if self._hypothetical:
            raise BadSave("a redealt game has no history of its own")
        game = self.of(self.setup)
        yield game
        for code in self._codes:
            game._take(code)
            yield game

    def save(self) -> str:
        """The game as a text: setup, choices, scores."""
        return save.write(self.name, self.setup.head(), self.choices, self.scores)

    def public_save(self) -> str:
        """The game as a text in which there is nothing that not everybody knows. What is hidden in a game that is not
        over is drawn anew whenever the text is loaded; choices that are still secret are left out."""
        if self.over:
            return self.save()
        told = self._retold()
        head = [*told.setup.head(), ("shuffle", f"{told.choices_made} {ANEW}")]
        return save.write(self.name, head, told.choices, told.scores)

    @classmethod
    def load(cls, text: str) -> Self:
        """Play a save again; raises BadSave, naming the line, and makes no game when anything is wrong."""
        return cls.replay(save.read(text, {cls.name: cls._setup_type().from_head}))

    @classmethod
    def replay(cls, saved: Saved) -> Self:
        """Play a save of this game that was parsed before."""
        game = cls.of(saved.setup)
        for number, choice in saved.choices:
            try:
                game.choose(choice)
            except IllegalChoice as error:
                raise BadSave(f"line {number}: {error}") from None
        saved.check_scores(game.scores)
        return game

    def __repr__(self) -> str:
        where = "over" if self.over else f"seat {self.decision.seat} at {self.decision.step}"
        return f"<{self.name} of {', '.join(self.setup.names)}: {where}, scores {self.scores}>"
