"""A save is a small text: the setup, then the choices in notation, then the scores they lead to.

    languedoc-save 1
    game carcassonne
    ...            lines of the setup, a word and its value each
    choices 2
    place 0,-1 S
    follower city:S
    scores 4 0
    end

Old formats are read for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from languedoc.errors import BadSave, LanguedocError, NewerSave

FORMAT = 1
FIRST_WORD = "languedoc-save"
LAST_WORD = "end"
LONGEST = 1_000_000  # characters
LONGEST_NUMBER = 20  # digits
SHOWN = 60  # characters of a line that an error message repeats

Lines = Iterator[tuple[int, str]]
MakeSetup = Callable[[Mapping[str, Sequence[str]]], Any]


@dataclass(frozen=True, slots=True)
class Saved:
    """`choices` come with the numbers of their lines, so that an error can name them."""

    game: str
    setup: Any
    choices: tuple[tuple[int, str], ...]
    scores_line: tuple[int, str]

    def check_scores(self, scores: Sequence[int]) -> None:
        number, line = self.scores_line
        expected = _scores(scores)
        if line != expected:
            raise BadSave(f"line {number}: {line[:SHOWN]!r}, but playing the choices again gives {expected!r}")


def _scores(scores: Sequence[int]) -> str:
    return " ".join(["scores", *map(str, scores)])


def write(game: str, head: Iterable[tuple[str, str]], choices: Sequence[str], scores: Sequence[int]) -> str:
    lines = [f"{FIRST_WORD} {FORMAT}", f"game {game}"]
    lines += [f"{word} {value}".rstrip() for word, value in head]
    return "\n".join([*lines, f"choices {len(choices)}", *choices, _scores(scores), LAST_WORD, ""])


def read(text: str, games: Mapping[str, MakeSetup]) -> Saved:
    """Parse a save. `games` maps each game that is allowed here to the function that makes its setup from the lines."""
    if not isinstance(text, str):
        raise BadSave(f"a save is a text, not {type(text).__name__}")
    if len(text) > LONGEST:
        raise BadSave(f"this is no save: it is longer than {LONGEST} characters")
    lines = enumerate(text.splitlines(), 1)
    head, number, count = _read_head(lines)
    try:
        game = line_in(head, "game")
    except BadSave as error:
        raise BadSave(f"line {number}: {error}") from None
    del head["game"]
    if game not in games:
        raise BadSave(f"this is a save of the game {game[:SHOWN]!r}; allowed here: {', '.join(games)}")
    try:
        setup = games[game](head)
    except BadSave as error:
        raise BadSave(f"line {number}: {error}") from None
    except LanguedocError as error:
        raise BadSave(f"the setup cannot be used: {error}") from error
    choices = []
    for _ in range(count):
        number, line = _next(lines, number, "a choice")
        choices.append((number, line))
    scores_line = _next(lines, number, "the line 'scores'")
    number, line = _next(lines, scores_line[0], f"the line {LAST_WORD!r}")
    if line != LAST_WORD:
        raise BadSave(f"line {number}: {line[:SHOWN]!r} where {LAST_WORD!r} belongs")
    for number, line in lines:
        if line.strip():
            raise BadSave(f"line {number}: {line[:SHOWN]!r} after the end of the save")
    return Saved(game, setup, tuple(choices), scores_line)


def number_in(head: Mapping[str, Sequence[str]], word: str) -> int:
    """The whole number that a line of the setup gives."""
    text = line_in(head, word)
    if not _is_number(text):
        raise BadSave(f"{word} {text[:SHOWN]!r} is not a whole number")
    return int(text)


def line_in(head: Mapping[str, Sequence[str]], word: str) -> str:
    """The value of a line of the setup that must occur exactly once."""
    if word not in head:
        raise BadSave(f"the line {word!r} is missing before 'choices'")
    if len(head[word]) > 1:
        raise BadSave(f"there is a second line {word!r} before 'choices'")
    return head[word][0]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER


def _next(lines: Lines, last: int, what: str) -> tuple[int, str]:
    for number, line in lines:
        return number, line.strip()
    raise BadSave(f"line {last + 1}: the save ends where {what} belongs; it is not complete")


def _read_head(lines: Lines) -> tuple[dict[str, list[str]], int, int]:
    """The lines up to `choices`: each word with the values it had, the last line and the number of choices."""
    number, line = _next(lines, 0, f"the line '{FIRST_WORD} {FORMAT}'")
    word, _, version = line.partition(" ")
    if word != FIRST_WORD or not _is_number(version):
        raise BadSave(f"line {number}: {line[:SHOWN]!r} where '{FIRST_WORD} {FORMAT}' belongs; this is no save")
    if int(version) > FORMAT:
        raise NewerSave(
            f"line {number}: the save has format {version}; this program reads up to {FORMAT}: please update"
        )
    if int(version) < 1:
        raise BadSave(f"line {number}: there is no format {version}; formats count from 1")
    head: dict[str, list[str]] = {}
    while True:
        number, line = _next(lines, number, "the line 'choices'")
        word, _, value = line.partition(" ")
        if word == "choices":
            if not _is_number(value):
                raise BadSave(f"line {number}: {value[:SHOWN]!r} is not a number of choices")
            return head, number, int(value)
        head.setdefault(word, []).append(value)
