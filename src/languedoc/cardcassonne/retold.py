"""A card game told again with what everybody knows of it: the cards that nobody saw change places.

Unseen are the pile, the hands, and the cards that still lie face down. All others are dealt as they were.
"""

from __future__ import annotations

import secrets
from collections.abc import Set
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from languedoc.cardcassonne.box import ROWS
from languedoc.cardcassonne.events import CardHidden, CardLaidOut, CardPlayed, HandsDealt
from languedoc.errors import CannotBeTold, IllegalChoice
from languedoc.table.retold import seen
from languedoc.table.setup import new_key

if TYPE_CHECKING:
    from languedoc.cardcassonne.game import CardGame
    from languedoc.cardcassonne.setup import Setup

MOST_DECKS = 1_000

RANDOM = secrets.SystemRandom()


@dataclass
class Card:
    """A card in the order of dealing. `choice`: the number of the choice that laid it face down, into `row`."""

    name: str = ""
    unseen: bool = False
    choice: int = -1
    row: str = ""


@dataclass
class Told:
    """What happened: the cards laid out, and the hands of all seats in the order of dealing."""

    laid_out: list[Card]
    hands: list[dict[int, list[Card]]]

    def face_down(self, seat: int, row: str, count: int) -> list[Card]:
        """The last cards that a seat laid face down in a row."""
        laid = [card for hands in self.hands for card in hands[seat] if card.row == row]
        return laid[len(laid) - count :]


def tell_again(game: CardGame) -> CardGame:
    """The same game for everybody, with other secrets."""
    told = told_of(game)
    state = game.state
    names = state.box.card_names
    for row, seat, kinds in down(game):
        for card in told.face_down(seat, row, len(kinds)):
            card.unseen = True
    if told.hands:
        for seat, hand in told.hands[-1].items():
            hand += [Card(names[kind], unseen=True) for kind in state.in_hand(seat)]
    deck = [*told.laid_out, *(card for hands in told.hands for hand in hands.values() for card in hand)]
    deck += [Card(names[kind], unseen=True) for kind in state.in_pile()]
    if state.turned_up >= 0:
        deck.insert(len(told.laid_out), Card(names[state.turned_up]))
    first = next(game.again()).state.dealer + 1
    forced = {number for number, then in enumerate(game.again()) if then.count == 1}
    wanted, view = seen(game, 0), game.view()
    for _ in range(MOST_DECKS):
        unseen = [card for card in deck if card.unseen]
        cards = [card.name for card in unseen]
        RANDOM.shuffle(cards)
        for card, name in zip(unseen, cards, strict=True):
            card.name = name
        choices = list(game.choices)
        for card in deck:
            if card.row:
                choices[card.choice] = f"hide {card.name} {card.row}"
        order = tuple(card.name for card in deck)
        setup = replace(game.setup, seed=0, key=new_key(), start=first % game.seats, deck=order, shuffles=())
        twin = played(game, setup, choices, forced)
        if twin is not None and seen(twin, 0) == wanted and twin.view() == view:
            return twin
    raise CannotBeTold("no other deck of this game looks like it")


def told_of(game: CardGame) -> Told:
    """Goes through the game. A card face down is the one that lay there last: a shuffle may have changed it."""
    told = Told([], [])
    names = game.state.box.card_names
    laid_down = (number for number, (_, option) in enumerate(game.chosen_options()) if option.verb == "hide")
    events = 0
    for then in game.again():
        for event in then.events[events:]:
            match event:
                case CardLaidOut():
                    told.laid_out.append(Card(event.card))
                case HandsDealt():
                    seats = [(event.dealer + 1 + k) % game.seats for k in range(game.seats)]
                    told.hands.append({seat: [] for seat in seats})
                case CardPlayed():
                    told.hands[-1][event.seat].append(Card(event.card))
                case CardHidden():
                    told.hands[-1][event.seat].append(Card(choice=next(laid_down), row=event.row))
        events = len(then.events)
        for row, seat, kinds in down(then):
            for card, kind in zip(told.face_down(seat, row, len(kinds)), kinds, strict=True):
                card.name = names[kind]
    return told


def down(game: CardGame) -> list[tuple[str, int, list[int]]]:
    """The cards that lie face down: the row, the seat that laid them there, and which they are."""
    found = []
    for number, row in enumerate(ROWS):
        cards = game.state.in_row(number)
        for seat in range(game.seats):
            kinds = [kind for kind, by in cards if by == seat]
            if kinds:
                found.append((row, seat, kinds))
    return found


def played(game: CardGame, setup: Setup, choices: list[str], forced: Set[int]) -> CardGame | None:
    """A forced choice may have been asked for only because a shuffle came before it: told from the beginning it is made
    by itself."""
    twin = type(game).of(setup)
    for number, choice in enumerate(choices):
        try:
            twin.choose(choice)
        except IllegalChoice:
            if number not in forced:
                return None
    return twin
