"""The words of the card game, in English: cards, options and questions, for the terminal and for replays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from languedoc.cardcassonne.box import ROWS
from languedoc.i18n import ENGLISH, Speech
from languedoc.table.event import Event, Item
from languedoc.table.words import Sentence

if TYPE_CHECKING:
    from languedoc.cardcassonne.game import CardGame
    from languedoc.table.decision import Option

UNCOUNTED = ("dragon", "fairy")  # items that are there or not
QUESTIONS = {
    "lay_out": "{name} deals and turned up a joker. To which row?",
    "turn": "{name}, a card or the follower?",
    "wrong_colour": "{name}, points now, or keep the card?",
    "assign_joker": "{name}, which animals shall the joker join?",
}


def counted(number: int, one: str) -> str:
    return f"{number} {one if number == 1 else one + 's'}"


def with_article(words: str) -> str:
    return f"{'an' if words[:1] in 'aeiou' else 'a'} {words}"


def in_row(words: Sequence[str]) -> str:
    """Ann, Bob and Cleo."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def card_words(card: str) -> str:
    """`red:3` is a red 3, `red:animal` a red animal."""
    return card.replace(":", " ").replace("_", " ")


def building_words(card: str) -> str:
    """A card of a series: its colour, or that it is a joker."""
    return card.partition(":")[0] if ":" in card else "joker"


def item_words(item: Item) -> str:
    """`3 persons 15`, `5 yellow animals 14`, `dragon 10`."""
    words = item.name.replace(":", " ").replace("_", " ")
    if item.name in UNCOUNTED:
        return f"{words} {item.points}"
    return f"{counted(item.number, words[:-1])} {item.points}"


def question(game: CardGame, speech: Speech = ENGLISH) -> str:
    decision = game.decision
    return QUESTIONS[decision.step].format(name=game.setup.names[decision.seat])


def option_words(game: CardGame, option: Option, speech: Speech = ENGLISH) -> str:
    state = game.state
    match option.verb:
        case "hide":
            return f"{card_words(option.targets[0])} face down, {option.targets[1]} row"
        case "follower":
            row = ROWS.index(option.targets[0])
            secured = max((state.follower_of(seat)[2] for seat in state.followers_in(row)), default=0)
            return f"follower, {option.targets[0]} row: {counted(len(state.in_row(row)) - secured, 'card')}"
        case "cash":
            return f"{game.state.box.wrong_points} points for the {card_words(option.targets[0])}"
        case "keep":
            colour, _, what = option.targets[0].partition(":")
            if what == "animal":
                return f"keep the {colour} animal: {_grown(game, colour)}"
            return f"keep the {colour} building under the chest"
        case "join":
            return f"{option.targets[0]} animals: {_grown(game, option.targets[0])}"
    return f"{card_words(option.targets[0])}, {option.targets[1]} row"


def _grown(game: CardGame, colour: str) -> str:
    """What a set is worth with one animal more."""
    size = game.state.set_of(game.decision.seat, ROWS.index(colour))[0] + 1
    return f"{counted(size, 'card')}, {game.state.box.points_of_set(size)} points"


def story(game: CardGame, events: Sequence[Event], speech: Speech = ENGLISH) -> list[Sentence]:
    """What happened, in sentences."""
    return [Sentence(event.told(game.setup.names)) for event in events]
