"""Everything that is fixed before the first card is turned up: the deck as numbers, for a number of seats.

A card is represented by the number of its kind; cards that look the same have the same number. The kinds of a colour
are numbered in sequence, in the order of the rows, and the jokers come last. Every number of the rules is read from
`cards.toml`.
"""

from __future__ import annotations

from collections.abc import Sequence

from languedoc.cardcassonne.cards import Deck
from languedoc.errors import CatalogueError
from languedoc.memory import Memory

ROWS = ("yellow", "red", "green", "blue")  # from top to bottom (sheet 2.1); a row has the colour of its cards
ROW_COUNT = 4
NOTHING = -1  # no card, no row, no seat, no round

PERSON = 0
BUILDING = 1
ANIMAL = 2
ANIMAL_JOKER = 3
BUILDING_JOKER = 4
LUCK = 5  # dragon and fairy
TYPES = ("person", "building", "animal", "animal_joker", "building_joker")  # any other joker pays at once

CHEST = ROW_COUNT + 1  # what is under a chest: a number of buildings of each colour, and one of jokers

# What a seat has collected in a round, counted until it is paid
PERSONS = 0
VALUES = 1
WRONG_PERSONS = 2
CASHED = 3
NEW_JOKERS = 4
UNDER_CHEST = 5
LUCK_CARDS = 6  # from here on: how many of each kind of joker that pays at once

# Steps, in the order of a game
LAY_OUT = 0
DEAL = 1
TURN = 2
CLEAR = 3
COLLECT = 4
WRONG_COLOUR = 5
ASSIGN = 6
PAY = 7
FINAL = 8
STEPS = ("lay_out", "deal", "turn", "clear", "collect", "wrong_colour", "assign_joker", "pay", "final")

# An option is packed into one number: verb, card, row
LAY = 0  # the dealer lays a joker
PLAY = 1
HIDE = 2  # the first card of a round, face down
FOLLOWER = 3
CASH = 4
KEEP = 5
JOIN = 6  # an animal joker joins a set
VERBS = ("lay", "play", "hide", "follower", "cash", "keep", "join")
CARD_AT = 8
ROW_AT = 16
MASK = 0xFF


class Box:
    """`animal_points` are the points for a set of 1, 2, 3 ... animals."""

    def __init__(self, seats: int, deck: Deck, animal_points: Sequence[int]) -> None:
        if sorted(colour.id for colour in deck.colours) != sorted(ROWS):
            raise CatalogueError(f"the deck must have the colours {', '.join(ROWS)}")
        coloured = [(row, group) for row in range(ROW_COUNT) for group in deck.per_colour]
        self.seats = seats
        self.hand_size = deck.hand_size[seats]
        self.start_cards = deck.start_cards
        self.wrong_points = deck.wrong_row_points
        self.lone_joker_points = sum(joker.points_without_animals or 0 for joker in deck.jokers)
        self.kinds = len(coloured) + len(deck.jokers)
        self.first_joker = len(coloured)
        self.card_names = tuple(
            f"{ROWS[row]}:{group.type if group.value is None else group.value}" for row, group in coloured
        ) + tuple(joker.id for joker in deck.jokers)
        counts = [group.count for _, group in coloured] + [joker.count for joker in deck.jokers]
        types = [group.type for _, group in coloured] + [joker.id for joker in deck.jokers]
        values = [group.value or 0 for _, group in coloured] + [joker.points or 0 for joker in deck.jokers]
        self.cards = tuple(kind for kind, count in enumerate(counts) for _ in range(count))
        self.most_cards = len(self.cards)
        self.largest_set = max(count for kind, count in enumerate(counts) if types[kind] == "animal") + sum(
            joker.count for joker in deck.jokers if joker.id == "animal_joker"
        )
        self.rounds = (self.most_cards - self.start_cards) // (seats * self.hand_size)
        self.most_options = ROW_COUNT * (self.hand_size + 1)
        self._lay_out(Memory(0))
        self._lay_out(Memory(self.memory.used))
        for kind in range(self.kinds):
            self.row_of[kind] = coloured[kind][0] if kind < self.first_joker else NOTHING
            self.type_of[kind] = TYPES.index(types[kind]) if types[kind] in TYPES else LUCK
            self.value_of[kind] = values[kind]
            self.count_of[kind] = counts[kind]
        for size, points in enumerate(animal_points, 1):
            self.set_points[size] = points
        for cards, points in enumerate(deck.building_points, 1):
            self.series_points[cards] = points
        self.tallies = LUCK_CARDS + len(deck.jokers)
        self.state_size = 0
        self.scratch_size = 0

    def _lay_out(self, memory: Memory) -> None:
        self.memory = memory
        self.row_of = memory.shorts(self.kinds)
        self.type_of = memory.shorts(self.kinds)
        self.value_of = memory.shorts(self.kinds)
        self.count_of = memory.shorts(self.kinds)
        self.set_points = memory.ints(self.largest_set + 1)
        self.series_points = memory.ints(ROW_COUNT + 1)

    # ------------------------------------------------------------------ in plain Python, for views and tests

    def row(self, kind: int) -> int:
        """The row of its colour, or -1 for jokers."""
        return self.row_of[kind]

    def type(self, kind: int) -> str:
        return (*TYPES, "luck")[self.type_of[kind]]

    def count(self, kind: int) -> int:
        """How many of a kind there are."""
        return self.count_of[kind]

    def points_of_set(self, size: int) -> int:
        return self.set_points[size]

    def points_of_series(self, cards: int) -> int:
        return self.series_points[cards]
