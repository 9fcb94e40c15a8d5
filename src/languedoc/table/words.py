"""Texts that all games share: names of games, modules, rules and computer players; and the sentences of a story."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Any

from languedoc.i18n import ENGLISH, Speech
from languedoc.table.setup import RuleOption, option_text


def seat_letters(names: Iterable[str]) -> tuple[str, ...]:
    """A capital for each seat: the first letter of its name that no earlier seat has."""
    letters: list[str] = []
    for name in names:
        own = [letter for letter in name.upper() if letter in ascii_uppercase]
        letters.append(next(letter for letter in [*own, *ascii_uppercase] if letter not in letters))
    return tuple(letters)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence about an event: `points` are those that each of `seats` got, `where` lists the things on the table it
    mentions (segments, cells, rows ...), `items` names what the points are made of."""

    text: str
    seats: tuple[int, ...] = ()
    points: int = 0
    where: tuple[Any, ...] = ()
    items: tuple[str, ...] = ()

    @property
    def seat(self) -> int | None:
        """The seat it is about, if there is exactly one."""
        return self.seats[0] if len(self.seats) == 1 else None

    def __str__(self) -> str:
        return self.text


def game_name(game: str, speech: Speech = ENGLISH) -> str:
    return speech.say(f"game-{game}")


def game_sentence(game: str, speech: Speech = ENGLISH) -> str:
    return speech.say(f"game-{game}.sentence")


def module_name(slug: str, speech: Speech = ENGLISH) -> str:
    return speech.say(f"module-{slug}")


def module_sentence(slug: str, speech: Speech = ENGLISH) -> str:
    return speech.say(f"module-{slug}.sentence")


def preset_name(name: str, speech: Speech = ENGLISH) -> str:
    return speech.say(f"preset-{name}")


def preset_sentence(name: str, speech: Speech = ENGLISH) -> str:
    return speech.say(f"preset-{name}.sentence")


def playing_time(minutes: int, speech: Speech = ENGLISH) -> str:
    """How long a game is expected to take."""
    return speech.say("playing-time", hours=minutes // 60, minutes=minutes % 60)


def player_name(name: str, speech: Speech = ENGLISH) -> str:
    """A computer player."""
    return speech.say(f"player-{name}")


def player_short(name: str, speech: Speech = ENGLISH) -> str:
    """The same for use after the name of a seat: `Blue (greedy)`."""
    return speech.say(f"player-{name}.short")


def player_sentence(name: str, speech: Speech = ENGLISH) -> str:
    return speech.say(f"player-{name}.sentence")


def seat_name(seat: int, speech: Speech = ENGLISH) -> str:
    """The name of somebody who has given none."""
    return speech.say(f"seat-{seat}")


def option_title(option: RuleOption, speech: Speech = ENGLISH) -> str:
    return speech.say(f"option-{option.name}")


def option_help(option: RuleOption, speech: Speech = ENGLISH) -> str:
    return speech.say(f"option-{option.name}.help", **option.about)


def value_title(option: RuleOption, value: str | bool, speech: Speech = ENGLISH, names: Sequence[str] = ()) -> str:
    """The title of a value of an option; a value without a text stands for itself. A value that stands for a seat,
    such as seat_2, has the name of who sits there, as far as `names` are known."""
    if isinstance(value, bool):
        return speech.say(f"value-{option_text(value)}")
    if value not in option.values:
        return value
    for number, name in enumerate(names, 1):
        if value == f"seat_{number}" and name:
            return name
    return speech.say(f"option-{option.name}-{value.replace('/', '_')}")  # names of texts have no strokes


def refusal(code: str, speech: Speech = ENGLISH) -> str:
    """Why the server refuses a request, by its code for programs."""
    return speech.say(f"refused-{code}")


def outcome_words(
    names: Sequence[str], scores: Sequence[int], winners: Sequence[int], speech: Speech = ENGLISH, way: str = ""
) -> str:
    """Who has won, and how."""
    best = speech.row([names[seat] for seat in winners])
    return speech.say(f"outcome-{way}" if way else "outcome", names=best, seats=len(winners), points=scores[winners[0]])
