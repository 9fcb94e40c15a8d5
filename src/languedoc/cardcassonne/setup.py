"""What is agreed before a card game, and the box that follows from it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import ClassVar

from languedoc.cardcassonne.box import Box
from languedoc.cardcassonne.cards import deck
from languedoc.errors import BadSave, BagDoesNotFit, OutOfRange, UnknownCard, UnknownOption, WrongType
from languedoc.table import setup as common
from languedoc.table.save import line_in, number_in
from languedoc.table.setup import (
    LONGEST_NAME,
    RuleOption,
    Shuffle,
    check_colours,
    check_key,
    check_names,
    check_seed,
    check_start,
    no_such,
)

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")  # no colours: those are the names of the rows
MOST_POINTS = 999  # for a set of animals
RECONSTRUCTED = "reconstructed"
ANIMAL_POINTS = "animal_points"


def options() -> tuple[RuleOption, ...]:
    """What can be set differently."""
    cards = deck()
    sizes = enumerate(cards.animal_points, 1)
    known = ", ".join(f"{size}: {points}" for size, points in sorted(cards.animal_known.items()))
    guessed = ", ".join(f"{size}: {points}" for size, points in sizes if size not in cards.animal_known)
    about: dict[str, str | int] = {"most": len(cards.animal_points), "known": known, "guessed": guessed}
    return (RuleOption(ANIMAL_POINTS, (RECONSTRUCTED,), about),)


def seat_names(seats: int | Sequence[str]) -> tuple[str, ...]:
    """Names for a number of players, or the given names themselves."""
    return common.seat_names(seats, NAMES)


@dataclass(frozen=True)
class Setup:
    """All that a game depends on besides the choices. Checked on construction.

    `start` is the seat that begins the first round; the dealer is the seat before it (None: drawn by the seed). `deck`
    names the cards from top to bottom if they are not to be shuffled; all other cards stay out of the game, which ends
    when no more hands can be dealt. Chance comes from the `seed`, or from a `key` that nobody can compute back.
    `colours` are those of the followers of the seats, where they are not in the usual order.
    """

    game: ClassVar[str] = "cardcassonne"

    names: tuple[str, ...] = NAMES[:2]
    options: Mapping[str, str] = field(default_factory=dict, hash=False)
    seed: int = field(default=0, repr=False)
    start: int | None = 0
    deck: tuple[str, ...] | None = field(default=None, repr=False)
    key: str = field(default="", repr=False)
    shuffles: tuple[Shuffle, ...] = field(default=(), repr=False)
    colours: tuple[str, ...] = field(default=(), repr=False)

    def __post_init__(self) -> None:
        for what, words in (("names", self.names), ("deck", self.deck)):
            if words is not None and not (isinstance(words, tuple) and all(isinstance(word, str) for word in words)):
                raise WrongType(f"{what} must be a list of texts, not {words!r}")
        if not isinstance(self.options, Mapping) or not all(isinstance(name, str) for name in self.options):
            raise WrongType(f"options must be names with their values, not {self.options!r}")
        fewest, most = deck().players
        check_names(self.names, fewest, most, self.game)
        check_start(self.start, len(self.names))
        check_colours(self.colours, len(self.names))
        check_seed(self.seed)
        check_key(self.key)
        if any(shuffle.lots for shuffle in self.shuffles):
            raise OutOfRange("nothing is drawn by lot in this game")
        for name, value in self.options.items():
            known = [option.name for option in options()]
            if name not in known:
                raise UnknownOption(no_such("option", name, known))
            read_animal_points(value)
        self.stacked_deck()

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def first_seat(self) -> int:
        """The seat that begins, -1 where it is drawn."""
        return -1 if self.start is None else self.start

    def rules(self) -> dict[str, str]:
        """Every option with its value in this game."""
        return {option.name: self.options.get(option.name, str(option.default)) for option in options()}

    def head(self) -> list[tuple[str, str]]:
        """Its lines in a save."""
        lines = [("option", f"{name}={value}") for name, value in sorted(self.options.items())]
        lines += [("seat", name) for name in self.names]
        if self.colours:
            lines.append(("colours", " ".join(self.colours)))
        lines.append(("key", self.key) if self.key else ("seed", str(self.seed)))
        lines.append(("start", "drawn" if self.start is None else str(self.start)))
        if self.deck is not None:
            lines.append(("deck", " ".join(self.deck)))
        lines += [("shuffle", str(shuffle)) for shuffle in self.shuffles]
        return lines

    @classmethod
    def from_head(cls, head: Mapping[str, Sequence[str]]) -> Setup:
        """The setup described by those lines."""
        for word in head:
            if word not in ("option", "seat", "colours", "seed", "key", "start", "deck", "shuffle"):
                raise BadSave(f"{word[:LONGEST_NAME]!r} is not part of a setup")
        chosen = [read_option(text) for text in head.get("option", ())]
        if len(dict(chosen)) < len(chosen):
            raise BadSave("an option is set twice")
        return cls(
            names=tuple(head.get("seat", ())),
            colours=tuple(line_in(head, "colours").split()) if "colours" in head else (),
            options=dict(chosen),
            seed=0 if "key" in head else number_in(head, "seed"),
            key=line_in(head, "key") if "key" in head else "",
            shuffles=tuple(Shuffle.read(text) for text in head.get("shuffle", ())),
            start=None if line_in(head, "start") == "drawn" else number_in(head, "start"),
            deck=tuple(line_in(head, "deck").split()) if "deck" in head else None,
        )

    def box(self) -> Box:
        return _box(self.seats, self.rules()[ANIMAL_POINTS])

    def stacked_deck(self) -> list[int] | None:
        """The kinds of the cards in `deck`; the box must contain all of them."""
        if self.deck is None:
            return None
        box = self.box()
        numbers = {name: kind for kind, name in enumerate(box.card_names)}
        for name, wanted in Counter(self.deck).items():
            if name not in numbers:
                raise UnknownCard(no_such("card", name, numbers))
            there = box.count(numbers[name])
            if wanted > there:
                raise BagDoesNotFit(f"the stacked deck names card {name} {wanted} times; the box holds {there}")
        return [numbers[name] for name in self.deck]


def read_option(text: str) -> tuple[str, str]:
    """`name=value` as written on a command line or in a save."""
    name, sign, value = text.partition("=")
    if not sign:
        raise UnknownOption(f"{text!r} is not of the form name=value")
    return name, value


def read_animal_points(value: str) -> tuple[int, ...]:
    """The points for a set of 1, 2, 3 ... animals."""
    table = deck().animal_points
    if value == RECONSTRUCTED:
        return table
    how = f"allowed: {RECONSTRUCTED}, or {len(table)} numbers with commas, from 0 to {MOST_POINTS}, none below the last"
    if not isinstance(value, str) or not re.fullmatch(r"[0-9]{1,3}(,[0-9]{1,3})*", value):
        raise UnknownOption(f"{ANIMAL_POINTS} cannot be {value!r}; {how}")
    points = tuple(int(number) for number in value.split(","))
    if len(points) != len(table) or any(more < fewer for fewer, more in pairwise(points)):
        raise UnknownOption(f"{ANIMAL_POINTS} cannot be {value!r}; {how}")
    return points


@lru_cache(maxsize=64)
def _box(seats: int, animal_points: str) -> Box:
    return Box(seats, deck(), read_animal_points(animal_points))
