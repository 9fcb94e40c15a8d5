"""A lesson is a real game with a stacked bag or deck, and a script of what is learnt at each choice.

`lesson.toml` lies with the game it teaches, its texts beside it (`lesson.en.ftl` ...):

    opponent = "Aude"          # who sits opposite
    [setup]                    # what differs from the usual setup of the game
    bag = ["U", "E"]
    [[beat]]                   # a choice of the learner
    name = "first_tile"        # its texts: lesson-GAME-first_tile with .text, .task and one for each answer
    wanted = ["place 1,0 *"]   # notation of options; * stands for anything
    answers = { "*" = "elsewhere" }
    [[beat]]
    plays = "place 0,-1 S"     # a choice of the opponent

What is not wanted is not carried out: the learner reads the first answer whose pattern it matches, and chooses again.
Where the script of a guided game ends, or somebody left it, the game goes on freely; a shown example stops there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from languedoc.games import GAMES, AnyGame

PLACES = {"carcassonne": "languedoc.carcassonne.modules.base", "cardcassonne": "languedoc.cardcassonne"}
"""Where the lesson of each game lies."""
LEARNER = 0
FREE, OVER = "free", "over"
"""The texts for the part after the script, and for the end of the game."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One choice: of an opponent where `plays` is set, otherwise of the learner."""

    name: str
    wanted: tuple[str, ...]
    answers: Mapping[str, str]
    plays: str
    task: str = "task"
    """The attribute that says what to do."""

    def welcomes(self, option: str) -> bool:
        """Whether the lesson continues with that option."""
        return option == self.plays or any(fnmatchcase(option, pattern) for pattern in self.wanted)

    def answer(self, option: str) -> str:
        """Which text answers an option that is not wanted."""
        return next(answer for pattern, answer in self.answers.items() if fnmatchcase(option, pattern))


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    opponents: tuple[str, ...]
    setup: Mapping[str, Any]
    beats: tuple[Beat, ...]
    before: tuple[str, ...] = ()
    """The choices that were made before the lesson begins."""
    message: str = ""
    """The one text with everything that is said, of an example that is shown; it stops where its script ends."""

    def begin(self, names: Sequence[str]) -> AnyGame:
        """The game of the lesson, at its first choice."""
        kind = GAMES[self.game]
        listed = {word: tuple(value) if isinstance(value, list) else value for word, value in self.setup.items()}
        setup: Any = kind._setup_type()
        game = kind.of(setup(**{"names": tuple(names), "start": LEARNER} | listed))
        for choice in self.before:
            game.choose(choice)
        return game

    @property
    def stops(self) -> bool:
        """Whether nobody goes on where the script ends."""
        return bool(self.message)

    def at(self, choices: Sequence[str]) -> Beat | None:
        """What comes after these choices; nothing where the script has ended or was left."""
        made = len(choices) - len(self.before)
        if not 0 <= made < len(self.beats):
            return None
        kept = all(beat.welcomes(choice) for beat, choice in zip(self.beats, choices[len(self.before) :], strict=False))
        return self.beats[made] if kept else None

    @property
    def learnt(self) -> tuple[Beat, ...]:
        """The choices of the learner."""
        return tuple(beat for beat in self.beats if not beat.plays)

    def text(self, name: str) -> str:
        """The name of the texts of a beat."""
        return self.message or f"lesson-{self.game}-{name}"

    def last_words(self, over: bool) -> tuple[str, str]:
        """The names of the heading and the text for the part after the script."""
        id = self.text(OVER if over else FREE)
        return id, f"{id}.done" if self.stops else f"{id}.text"


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    data = tomllib.loads((files(PLACES[game]) / "lesson.toml").read_text("utf-8"))
    beats = [
        Beat(each.get("name", ""), tuple(each.get("wanted", ())), each.get("answers", {}), each.get("plays", ""))
        for each in data["beat"]
    ]
    return Lesson(game, (data["opponent"],), data["setup"], tuple(beats))
