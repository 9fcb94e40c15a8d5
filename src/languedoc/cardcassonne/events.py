"""What happened in a card game, told to everybody: no event says more than all could see when it happened.

A card laid face down has no name in its event; it gets one when it is collected and turned up. What is collected lies
open for a moment, then the buildings go under the chest: later no view tells them again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from languedoc.cardcassonne.box import ROWS
from languedoc.cardcassonne.words import building_words, card_words, counted, in_row, item_words, with_article
from languedoc.table.event import Event, Item, Payment

if TYPE_CHECKING:
    from languedoc.cardcassonne.state import State


@dataclass(frozen=True, slots=True)
class CardLaidOut(Event):
    """Before the first round the dealer turns up a card."""

    dealer: int
    card: str
    row: str

    def told(self, names: Sequence[str]) -> str:
        return f"{names[self.dealer]} turns up {with_article(card_words(self.card))} for the {self.row} row."


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """Everybody gets so many cards; which ones, each knows of his own only."""

    round: int
    dealer: int
    cards: int

    def told(self, names: Sequence[str]) -> str:
        return f"Round {self.round}: {names[self.dealer]} deals {self.cards} cards to everybody."


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: int
    card: str
    row: str

    def told(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} plays {with_article(card_words(self.card))} to the {self.row} row."


@dataclass(frozen=True, slots=True)
class CardHidden(Event):
    """The first card of a round, face down: nobody else knows it."""

    seat: int
    row: str

    def told(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} lays a card face down in the {self.row} row."


@dataclass(frozen=True, slots=True)
class FollowerPlaced(Event):
    """`last`: of all in this round, so that the seat deals next."""

    seat: int
    row: str
    cards: int
    last: bool

    def told(self, names: Sequence[str]) -> str:
        secured = counted(self.cards, "card") if self.cards else "no card"
        deals = " and will deal next" if self.last else ""
        return f"{names[self.seat]} places the follower in the {self.row} row, secures {secured}{deals}."


@dataclass(frozen=True, slots=True)
class Collected(Event):
    """The cards from the board outwards; `turned_up` are those of them that lay face down."""

    seat: int
    row: str
    cards: tuple[str, ...]
    turned_up: tuple[str, ...]

    def told(self, names: Sequence[str]) -> str:
        if not self.cards:
            return f"{names[self.seat]} collects nothing from the {self.row} row."
        turned = f", turned up: {', '.join(map(card_words, self.turned_up))}" if self.turned_up else ""
        return f"{names[self.seat]} collects from the {self.row} row: {', '.join(map(card_words, self.cards))}{turned}."


@dataclass(frozen=True, slots=True)
class WrongColour(Event):
    """What a seat did with an animal or building of another colour."""

    seat: int
    card: str
    kept: bool

    def told(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} {'keeps' if self.kept else 'cashes'} the {card_words(self.card)}."


@dataclass(frozen=True, slots=True)
class JokerJoined(Event):
    """An animal joker became one of the animals of that colour for the rest of the game."""

    seat: int
    colour: str

    def told(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} adds an animal joker to the {self.colour} animals."


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """What the collected cards of a seat brought; `under_chest` counts the cards that went there."""

    payment: Payment
    under_chest: int

    def told(self, names: Sequence[str]) -> str:
        items = ", ".join(map(item_words, self.payment.items))
        goes = "goes" if self.under_chest == 1 else "go"
        under = f" {counted(self.under_chest, 'card')} {goes} under the chest." if self.under_chest else ""
        points = counted(self.payment.points, "point")
        return f"{names[self.payment.seat]} scores {points}{f': {items}' if items else ''}.{under}"


@dataclass(frozen=True, slots=True)
class ChestOpened(Event):
    """At the end: the series that the buildings of a seat make, each of different types."""

    payment: Payment
    series: tuple[tuple[str, ...], ...]

    def told(self, names: Sequence[str]) -> str:
        name = names[self.payment.seat]
        if not self.series:
            return f"{name} has nothing under the chest."
        parts = zip(self.series, self.payment.items, strict=True)
        told = "; ".join(f"{' '.join(map(building_words, cards))} {item.points}" for cards, item in parts)
        return f"{name} scores {counted(self.payment.points, 'point')} for buildings: {told}."


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def told(self, names: Sequence[str]) -> str:
        points = self.scores[self.winners[0]]
        if len(self.winners) > 1:
            return f"{in_row([names[seat] for seat in self.winners])} share the victory with {points} points."
        tied = self.scores.count(points) > 1
        return f"{names[self.winners[0]]} wins with {points} points{' and more buildings' if tied else ''}."


# ------------------------------------------------------------------------------------ telling


def _tell(state: State, event: Event) -> None:
    assert state.record is not None
    state.record.append(event)


def laid_out(state: State, kind: int, row: int) -> None:
    _tell(state, CardLaidOut(state.dealer, state.box.card_names[kind], ROWS[row]))


def dealt(state: State) -> None:
    _tell(state, HandsDealt(state.round, state.dealer, state.box.hand_size))


def played(state: State, kind: int, row: int) -> None:
    _tell(state, CardPlayed(state.seat, state.box.card_names[kind], ROWS[row]))


def hidden(state: State, row: int) -> None:
    _tell(state, CardHidden(state.seat, ROWS[row]))


def follower_placed(state: State) -> None:
    row, first, end = state.follower_of(state.seat)
    _tell(state, FollowerPlaced(state.seat, ROWS[row], end - first, state.placed == state.box.seats))


def collected(state: State, seat: int) -> None:
    """Told while the cards still lie in the row."""
    row, first, end = state.follower_of(seat)
    lying = state.in_row(row)[first:end]
    names = state.box.card_names
    turned_up = tuple([names[kind] for kind, by in lying if by >= 0])
    _tell(state, Collected(seat, ROWS[row], tuple([names[kind] for kind, _ in lying]), turned_up))


def wrong_colour(state: State, kind: int, kept: bool) -> None:
    _tell(state, WrongColour(state.decider, state.box.card_names[kind], kept))


def joker_joined(state: State, seat: int, row: int) -> None:
    _tell(state, JokerJoined(seat, ROWS[row]))


def _payment(seat: int, items: list[tuple[str, int, int]]) -> Payment:
    told = tuple(Item(name, number, points) for name, number, points in items)
    return Payment(seat, sum(item.points for item in told), told)


def round_scored(state: State, seat: int, items: list[tuple[str, int, int]], under_chest: int) -> None:
    _tell(state, RoundScored(_payment(seat, items), under_chest))


def chest_opened(state: State, seat: int, series: list[tuple[str, ...]]) -> None:
    items = [("series", len(cards), state.box.points_of_series(len(cards))) for cards in series]
    _tell(state, ChestOpened(_payment(seat, items), tuple(series)))


def game_over(state: State) -> None:
    _tell(state, GameOver(state.scores(), state.winners()))
