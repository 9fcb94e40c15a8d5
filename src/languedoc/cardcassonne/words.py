"""The words of the card game: cards, options, questions, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from languedoc.cardcassonne.box import ROWS
from languedoc.cardcassonne.events import ChestOpened, GameOver, RoundScored
from languedoc.i18n import ENGLISH, Noun, Saying, Speech, Word
from languedoc.table.event import Event, Item, Payment
from languedoc.table.words import Sentence, outcome_words

if TYPE_CHECKING:
    from languedoc.cardcassonne.game import CardGame
    from languedoc.table.decision import Option


# ------------------------------------------------------------------------------------ cards


def card_noun(card: str) -> Noun:
    """`red:3` is a red 3, `red:animal` a red animal."""
    colour, _, what = card.rpartition(":")
    return Noun("card-person", int(what), colour) if what.isdecimal() else Noun(f"card-{what}", sort=colour)


def row_noun(row: str) -> Noun:
    return Noun("card-row", sort=row)


def card_words(card: str, speech: Speech = ENGLISH) -> str:
    return speech.noun(card_noun(card))


def row_words(row: str, speech: Speech = ENGLISH) -> str:
    return speech.noun(row_noun(row))


def colour_words(colour: str, speech: Speech = ENGLISH) -> str:
    return speech.say("colour", sort=colour)


def item_words(item: Item, speech: Speech = ENGLISH) -> str:
    """`3 persons 15`, `5 yellow animals 14`, `dragon 10`."""
    colour, _, name = item.name.rpartition(":")
    return f"{speech.noun(Noun(f'card_item-{name}', item.number, colour))} {item.points}"


def series_words(cards: Sequence[str], points: int, speech: Speech) -> str:
    """A series of buildings by their colours, jokers by their name: `red blue joker 15`."""
    told = [colour_words(card.partition(":")[0], speech) if ":" in card else speech.say("joker") for card in cards]
    return f"{' '.join(told)} {points}"


# ------------------------------------------------------------------------------------ choosing


def question(game: CardGame, speech: Speech = ENGLISH) -> str:
    return speech.say(f"card_step-{game.decision.step}", **question_words(game))


def question_words(game: CardGame) -> dict[str, Word]:
    """The words that the text of a question may contain."""
    return {"name": game.setup.names[game.decision.seat]}


def option_words(game: CardGame, option: Option, speech: Speech = ENGLISH) -> str:
    state = game.state
    words: dict[str, Word] = {}
    for target in option.targets:
        words |= {"row": row_noun(target)} if target in ROWS else {"card": card_noun(target)}
    match option.verb:
        case "follower":
            row = ROWS.index(option.targets[0])
            secured = max((state.follower_of(seat)[2] for seat in state.followers_in(row)), default=0)
            words["number"] = len(state.in_row(row)) - secured
        case "cash":
            words["points"] = state.box.wrong_points
        case "join":
            words |= {"animals": Noun("card-animals", sort=option.targets[0]), **_grown(game, option.targets[0])}
        case "keep":
            colour, _, what = option.targets[0].partition(":")
            if what == "animal":
                return speech.tell(Saying("card_verb-keep.animal", {**words, **_grown(game, colour)}))
    return speech.tell(Saying(f"card_verb-{option.verb}", words))


def _grown(game: CardGame, colour: str) -> dict[str, Word]:
    """The value of a set with one more animal."""
    size = game.state.set_of(game.decision.seat, ROWS.index(colour))[0] + 1
    return {"number": size, "points": game.state.box.points_of_set(size)}


# ------------------------------------------------------------------------------------ what happened


def story(game: CardGame, events: Sequence[Event], speech: Speech = ENGLISH) -> list[Sentence]:
    """What happened, in sentences."""
    return [sentence for event in events for sentence in event_words(game, event, speech)]


def event_words(game: CardGame, event: Event, speech: Speech = ENGLISH) -> list[Sentence]:
    names = game.setup.names
    if isinstance(event, GameOver):
        return [Sentence(outcome_words(names, event.scores, event.winners, speech, event.way), event.winners)]
    words: dict[str, Word] = {}
    for field in fields(event):
        words |= field_words(names, field.name, getattr(event, field.name), speech)
    if isinstance(event, RoundScored):
        words["items"] = ", ".join([item_words(item, speech) for item in event.payment.items])
    if isinstance(event, ChestOpened):
        parts = zip(event.series, event.payment.items, strict=True)
        words["series"] = "; ".join([series_words(cards, item.points, speech) for cards, item in parts])
    id = f"card_event-{type(event).__name__}"
    payment = getattr(event, "payment", None)
    seats = (payment.seat,) if payment else (event.seat,) if hasattr(event, "seat") else ()
    where = (event.row,) if hasattr(event, "row") else ()
    text = speech.tell(Saying(f"{id}.{event.way}" if event.way else id, words))
    items = tuple(item.name for item in payment.items) if payment else ()
    told = [Sentence(text, seats, payment.points if payment else 0, where, items)]
    if isinstance(event, RoundScored) and event.under_chest:
        told.append(Sentence(speech.tell(Saying(f"{id}.chest", words)), seats))
    return told


def field_words(names: Sequence[str], name: str, value: Any, speech: Speech) -> dict[str, Word]:
    """A field of an event as words for its text."""
    match name, value:
        case "seat" | "dealer", int():
            return {"name": names[value]}
        case "card", str():
            return {name: card_noun(value)}
        case "row", str():
            return {name: row_noun(value)}
        case "colour", str():
            return {"animals": Noun("card-animals", sort=value)}
        case "cards" | "turned_up", tuple():
            return {name: ", ".join([card_words(card, speech) for card in value])}
        case _, Payment():
            return {"name": names[value.seat], "points": value.points}
        case _, int() if not isinstance(value, bool):
            return {name: value}
    return {}
