"""The texts people read, in English, German and Dutch: Project Fluent files that Python and the page share.

`speech("de").say("module-base")` is "Grundspiel". Each module of the game has a file of its own for every language, in
its folder. What a sentence names besides players and numbers is a `Noun`; the sentence selects its form: `{
NOUN($figure, "a") }`. Fluent is imported when the first text is formatted.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from languedoc.errors import UnknownLanguage

if TYPE_CHECKING:
    from languedoc.i18n.texts import Texts

LANGUAGES = ("en", "de", "nl")
DEFAULT = "en"
GAP = re.compile(r" (?=[.,;:])")  # left over where a place is not mentioned
MOST_TOLD = 20_000  # texts of one language that are cached


class Noun(NamedTuple):
    """Something that sentences name: a text whose forms are attributes, which may depend on the number and the sort.

    `after` is appended to whatever form is chosen, such as the sides of a road.
    """

    id: str
    number: int = 1
    sort: str = ""
    after: str = ""


Word = str | int | Noun | tuple[Noun, ...]
"""What can be put into a text."""


class Saying(NamedTuple):
    """A text that is not formatted yet: its name and its arguments."""

    id: str
    words: Mapping[str, Word] = {}


class Speech:
    """The texts of one language. English is used where a text is missing."""

    shows = False
    """Whether the reader sees the board beside the text, so that places need no words."""

    def __init__(self, language: str) -> None:
        self.language = language

    @cached_property
    def showing(self) -> Speech:
        """The same language for texts beside a board."""
        return Showing(self)

    @cached_property
    def _texts(self) -> Texts:
        from languedoc.i18n.texts import Texts

        return Texts(self)

    def knows(self, id: str) -> bool:
        """Whether this language has a text of that name: `module-base`, `module-base.sentence`."""
        return self._texts.pattern(id) is not None

    def say(self, id: str, /, **words: Word) -> str:
        """The text of that name, filled with these words."""
        return self.tell(Saying(id, words))

    def tell(self, saying: Saying) -> str:
        """A text with its arguments. Results are cached: after every choice most texts of a table are the same as
        before."""
        return self._told(saying.id, tuple(saying.words.items()))

    @cached_property
    def _told(self) -> Callable[[str, tuple[tuple[str, Word], ...]], str]:
        return lru_cache(maxsize=MOST_TOLD)(lambda id, words: self._spoken(id, dict(words)))

    def _spoken(self, id: str, words: Mapping[str, Word]) -> str:
        if self.language != DEFAULT and not self.knows(id):
            return ENGLISH._spoken(id, words)
        return self._texts.filled(id, words)

    def noun(self, noun: Noun, form: str = "") -> str:
        """A noun in one of its forms."""
        id = f"{noun.id}.{form}" if form else noun.id
        text = self.say(id, number=noun.number, sort=noun.sort)
        return f"{text} {noun.after}" if noun.after else text

    def row(self, words: Sequence[str]) -> str:
        """A list in words: Red, Blue and Green."""
        if len(words) < 2:
            return "".join(words)
        return self.say("row", first=", ".join(words[:-1]), last=words[-1])


class Showing(Speech):
    """A language for texts beside a board, where a text may have another wording (`page-event-TilePlaced`)."""

    shows = True

    def __init__(self, plain: Speech) -> None:
        super().__init__(plain.language)
        self.plain = plain

    def knows(self, id: str) -> bool:
        return self.plain.knows(id)

    def _spoken(self, id: str, words: Mapping[str, Word]) -> str:
        told = self.plain._spoken(f"page-{id}" if self.knows(f"page-{id}") else id, words)
        return GAP.sub("", " ".join(told.split()))


@cache
def speech(language: str = DEFAULT) -> Speech:
    """The texts of a language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no language {language!r}; allowed: {', '.join(LANGUAGES)}")
    return Speech(language)


ENGLISH = speech(DEFAULT)


def language_of(environ: Mapping[str, str] = os.environ) -> str:
    """The language set for this program, else that of the system, else English."""
    for name in ("LANGUEDOC_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            found = environ[name][:2].lower()
            return found if found in LANGUAGES else DEFAULT
    return DEFAULT
