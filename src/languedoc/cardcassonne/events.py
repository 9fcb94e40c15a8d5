"""The events of a card game. Events are public: each contains only what everybody could see when it happened.

A card that was laid face down has no name in its event; its name appears in the event of collecting it, when it is
turned up. Buildings are seen at that moment, too, before they go under the chest; no view shows them again before the
end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.cardcassonne.box import ROWS
from languedoc.table.event import Event, Item, Payment
from languedoc.table.record import record

if TYPE_CHECKING:
    from languedoc.cardcassonne.state import State


@record(frozen=True, slots=True)
class CardLaidOut(Event):
    """Before the first round the dealer turns up a card."""

    dealer: int
    card: str
    row: str


@record(frozen=True, slots=True)
class HandsDealt(Event):
    """Every player gets a number of cards. Which ones is not part of the event: each player knows only his own."""

    round: int
    dealer: int
    cards: int


@record(frozen=True, slots=True)
class CardPlayed(Event):
    seat: int
    card: str
    row: str


@record(frozen=True, slots=True)
class CardHidden(Event):
    """The first card of a round, face down: nobody else knows it."""

    seat: int
    row: str


@record(frozen=True, slots=True)
class FollowerPlaced(Event):
    """`last`: the last follower placed in this round; its seat deals the next round."""

    seat: int
    row: str
    cards: int
    last: bool

    @property
    def way(self) -> str:
        return "last" if self.last else ""


@record(frozen=True, slots=True)
class Collected(Event):
    """The cards in order, beginning at the board; `turned_up` are those of them that lay face down."""

    seat: int
    row: str
    cards: tuple[str, ...]
    turned_up: tuple[str, ...]

    @property
    def way(self) -> str:
        return "" if self.cards and not self.turned_up else "turned_up" if self.cards else "nothing"


@record(frozen=True, slots=True)
class WrongColour(Event):
    """What a seat did with an animal or building of another colour."""

    seat: int
    card: str
    kept: bool

    @property
    def way(self) -> str:
        return "" if self.kept else "cashed"


@record(frozen=True, slots=True)
class JokerJoined(Event):
    """An animal joker counts as an animal of that colour for the rest of the game."""

    seat: int
    colour: str


@record(frozen=True, slots=True)
class RoundScored(Event):
    """What the collected cards of a seat brought; `under_chest` counts the cards that went there."""

    payment: Payment
    under_chest: int

    @property
    def way(self) -> str:
        return "" if self.payment.items else "nothing"


@record(frozen=True, slots=True)
class ChestOpened(Event):
    """At the end: the series that the buildings of a seat form, each of different types."""

    payment: Payment
    series: tuple[tuple[str, ...], ...]

    @property
    def way(self) -> str:
        return "" if self.series else "empty"


@record(frozen=True, slots=True)
class GameOver(Event):
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def way(self) -> str:
        """If several players have the most points, the number of buildings decides."""
        alike = self.scores.count(self.scores[self.winners[0]])
        return "buildings" if alike > len(self.winners) else ""


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
    """Called while the cards still lie in the row."""
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
