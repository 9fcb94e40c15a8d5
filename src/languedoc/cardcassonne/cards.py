"""The cards of Cardcassonne and its scoring tables: `deck()` is all that lies in the box."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import resources
from itertools import pairwise

from languedoc.errors import CatalogueError
from languedoc.reading import Entry, parse, refuse

__all__ = ["Colour", "Deck", "Group", "Joker", "Piece", "deck", "read"]

# Taken from the rule book
CARDS_TOTAL = 140
PLAY_CARDS = 130
GROUP_COUNTS = (8, 5, 3, 5, 9)  # in each colour: persons of value 1, 2, 3, buildings, animals
BUILDING_POINTS = (0, 5, 15, 30)  # for 1, 2, 3, 4 different buildings
ANIMAL_POINTS = {2: 6, 5: 14}  # the only two sizes of a set of animals whose points it gives

FILE = "cards.toml"
FOLDER = resources.files("languedoc.cardcassonne")


@dataclass(frozen=True, slots=True)
class Colour:
    """One of the four colours and the row its cards belong to."""

    id: str
    row: str
    animal: str | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """Equal cards; every colour has them."""

    type: str  # "person", "building", "animal"
    count: int
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Joker:
    id: str
    count: int
    points: int | None = None  # at once
    points_without_animals: int | None = None


@dataclass(frozen=True, slots=True)
class Piece:
    name: str
    count: int
    per_player: int | None = None


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards, tables and pieces of the card game."""

    name: str
    players: tuple[int, ...]  # fewest and most
    source: tuple[str, ...]
    cards_total: int
    play_cards: int
    scoring_cards: int
    blank_cards: int
    start_cards: int
    colours: tuple[Colour, ...]
    per_colour: tuple[Group, ...]
    jokers: tuple[Joker, ...]
    hand_size: dict[int, int] = field(hash=False)  # by number of players
    person_formula: str
    wrong_row_points: int
    building_points: tuple[int, ...]  # for a series of 1, 2, 3, 4 different buildings
    animal_points: tuple[int, ...]  # for a set of 1, 2, 3 ... animals
    animal_known: dict[int, int] = field(hash=False)  # sizes of a set whose points are not reconstructed
    animal_reconstructed: bool
    end_trigger: str
    tie_break: str
    pieces: tuple[Piece, ...]


@functools.cache
def deck() -> Deck:
    """The deck, read and checked once."""
    try:
        text = FOLDER.joinpath(FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise CatalogueError(f"{FILE}: the file is missing") from None
    return read(text, FILE)


def read(text: str, file: str = FILE) -> Deck:
    """Read and check the text of the deck; `file` is its name in messages."""
    entry = parse(text, file)
    found = read_deck(entry)
    refuse([*entry.faults, *check_deck(found)], file)
    return found


# ------------------------------------------------------------------------------------------- reading


def read_deck(entry: Entry) -> Deck:
    module = entry.need("module", str)
    if module and module != "cardcassonne":
        entry.fault(f"module must be 'cardcassonne', found '{module}'")
    cards, animals, end = entry.part("deck"), entry.part("animal_table"), entry.part("end_of_game")
    found = Deck(
        name=entry.need("name", str),
        players=entry.row("players", int),
        source=entry.row("source", str),
        cards_total=cards.need("cards_total", int),
        play_cards=cards.need("play_cards", int),
        scoring_cards=cards.need("scoring_cards", int),
        blank_cards=cards.need("blank_cards", int),
        start_cards=cards.need("start_cards", int),
        colours=tuple(read_colour(part) for part in entry.parts("colour")),
        per_colour=tuple(read_group(part) for part in entry.parts("per_colour")),
        jokers=tuple(read_joker(part) for part in entry.parts("joker")),
        hand_size=entry.by_players("hand_size"),
        person_formula=entry.part("person_scoring").need("formula", str),
        wrong_row_points=entry.part("wrong_row").need("points", int),
        building_points=entry.part("building_series").row("points", int),
        animal_points=animals.row("points", int),
        animal_known=read_known(animals),
        animal_reconstructed=animals.take("reconstructed", bool, False),
        end_trigger=end.need("trigger", str),
        tie_break=end.need("tie_break", str),
        pieces=tuple(read_piece(part) for part in entry.parts("piece")),
    )
    for part in (entry, cards, animals, end):
        part.refuse_rest()
    return found


def read_known(animals: Entry) -> dict[int, int]:
    known: dict[int, int] = {}
    for pair in animals.rows("known", int):
        if len(pair) == 2:
            known[pair[0]] = pair[1]
        else:
            animals.fault(f"known must be pairs [cards, points], found {list(pair)}")
    return known


def read_colour(entry: Entry) -> Colour:
    colour = Colour(entry.need("id", str), entry.need("row", str), entry.maybe("animal", str))
    entry.refuse_rest()
    return colour


def read_group(entry: Entry) -> Group:
    group = Group(entry.need("type", str), entry.need("count", int), entry.maybe("value", int))
    entry.refuse_rest()
    return group


def read_joker(entry: Entry) -> Joker:
    joker = Joker(
        entry.need("id", str),
        entry.need("count", int),
        entry.maybe("points", int),
        entry.maybe("points_without_animals", int),
    )
    entry.refuse_rest()
    return joker


def read_piece(entry: Entry) -> Piece:
    piece = Piece(entry.need("name", str), entry.need("count", int), entry.maybe("per_player", int))
    entry.refuse_rest()
    return piece


# ------------------------------------------------------------------------------------------ checking


def check_deck(deck: Deck) -> Iterator[str]:
    yield from cards_add_up(deck)
    yield from tables_are_as_printed(deck)
    yield from animals_are_as_known(deck)
    yield from hands_use_up_the_pile(deck)


def play_cards(deck: Deck) -> int:
    in_colours = len(deck.colours) * sum(group.count for group in deck.per_colour)
    return in_colours + sum(joker.count for joker in deck.jokers)


def cards_add_up(deck: Deck) -> Iterator[str]:
    counts = tuple(group.count for group in deck.per_colour)
    if counts != GROUP_COUNTS:
        yield f"per_colour: the rule book says {commas(GROUP_COUNTS)} cards, found {commas(counts)}"
    found = play_cards(deck)
    if not found == deck.play_cards == PLAY_CARDS:
        yield f"deck: the rule book says {PLAY_CARDS} play cards, found {found}, play_cards says {deck.play_cards}"
    total = found + deck.scoring_cards + deck.blank_cards
    if not total == deck.cards_total == CARDS_TOTAL:
        yield f"deck: the rule book says {CARDS_TOTAL} cards, found {total}, cards_total says {deck.cards_total}"


def tables_are_as_printed(deck: Deck) -> Iterator[str]:
    if deck.building_points != BUILDING_POINTS:
        said, found = commas(BUILDING_POINTS), commas(deck.building_points)
        yield f"building_series: the rule book says {said} points, found {found}"


def animals_are_as_known(deck: Deck) -> Iterator[str]:
    for cards, points in ANIMAL_POINTS.items():
        if deck.animal_known.get(cards) != points:
            found = deck.animal_known.get(cards, "none")
            yield f"animal_table: the rule book says {points} points for {cards} cards, known says {found}"
    for cards, points in deck.animal_known.items():
        listed = deck.animal_points[cards - 1 : cards]
        if listed != (points,):
            yield f"animal_table: {cards} cards must be {points} points, found {commas(listed) or 'none'}"
    if any(fewer >= more for fewer, more in pairwise(deck.animal_points)):
        yield "animal_table: every further card must give more points"


def hands_use_up_the_pile(deck: Deck) -> Iterator[str]:
    pile = play_cards(deck) - deck.start_cards
    for players, cards in deck.hand_size.items():
        if cards < 1 or pile % (players * cards):
            yield f"hand_size: {players} players with {cards} cards each do not use up a pile of {pile}"


def commas(numbers: tuple[int, ...]) -> str:
    return ", ".join(str(number) for number in numbers)
