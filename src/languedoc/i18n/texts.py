"""The Fluent files of a language, parsed once and ready to be formatted."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType

from languedoc.carcassonne.folders import module_folders
from languedoc.i18n import Noun, Speech, Word

FEW = 1000  # smaller numbers have no separator between their digits in any language
GUIDE = "guide"
LESSON = "lesson"
"""The texts of the play aid and of the lessons are in files of their own, which are read when the first is needed."""


class Number(FluentInt):
    """A number of Fluent with a fast path where there are no digits to group."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if -FEW < self < FEW else super().format(locale)


class Named(FluentType):
    """Nouns inside a text that is being formatted; the plain form is used unless the text asks for another one."""

    def __init__(self, speech: Speech, nouns: tuple[Noun, ...]) -> None:
        self.speech = speech
        self.nouns = nouns

    def format(self, locale: Locale) -> str:
        return self.form("")

    def form(self, form: str) -> str:
        return self.speech.row([self.speech.noun(noun, form) for noun in self.nouns])


def form_of(noun: Any, form: str = "") -> str:
    """The function NOUN of the Fluent files."""
    assert isinstance(noun, Named), f"{noun!r} is no noun"
    return noun.form(form)


class Texts:
    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        functions: dict[str, Any] = {"NOUN": form_of}
        self.bundle = FluentBundle([speech.language], functions, use_isolating=False)
        self.unread = {GUIDE: guide_blocks, LESSON: lesson_blocks}
        self.reading = Lock()
        self._read(blocks(speech.language))

    def _read(self, sources: Mapping[str, str]) -> None:
        for source in sources.values():
            self.bundle.add_resource(FluentResource(source))

    def pattern(self, id: str) -> Any:
        """The text of that name as Fluent stores it, or None."""
        name, _, attribute = id.partition(".")
        family = name.partition("-")[0]
        if family in self.unread:
            with self.reading:  # another thread may be reading them; nobody may look before all are there
                if family in self.unread:
                    self._read(self.unread[family](self.speech.language))
                    del self.unread[family]
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def filled(self, id: str, words: Mapping[str, Word]) -> str:
        pattern = self.pattern(id)
        if pattern is None:
            raise LookupError(f"there is no text {id!r}")
        text, errors = self.bundle.format_pattern(pattern, {name: self._ready(word) for name, word in words.items()})
        if errors:
            raise LookupError(f"the text {id!r} in {self.speech.language!r} with {dict(words)}: {errors[0]}")
        return str(text)

    def _ready(self, word: Word) -> Any:
        if isinstance(word, str):
            return word
        if isinstance(word, int):
            return Number(word)
        return Named(self.speech, (word,) if isinstance(word, Noun) else word)


def blocks(language: str) -> dict[str, str]:
    """The Fluent files of a language, by name: the common ones, and one in the folder of each module; without those of
    the play aid."""
    folder = files("languedoc.i18n") / language
    found = {each.name.removesuffix(".ftl"): each for each in folder.iterdir() if each.name.endswith(".ftl")}
    del found[GUIDE]
    return _texts(found) | _of_modules(f"{language}.ftl")


def guide_blocks(language: str) -> dict[str, str]:
    """The Fluent files of the play aid: the common one, and one in the folder of each module."""
    return _texts({GUIDE: files("languedoc.i18n") / language / f"{GUIDE}.ftl"}) | _of_modules(f"{GUIDE}.{language}.ftl")


def lesson_blocks(language: str) -> dict[str, str]:
    """The Fluent files of the lessons: those in the folders of modules, and that of the card game."""
    file = f"{LESSON}.{language}.ftl"
    return _of_modules(file) | _texts({"cardcassonne": files("languedoc.cardcassonne") / file})


def _of_modules(file: str) -> dict[str, str]:
    return _texts({name: folder / file for name, folder in module_folders().items() if (folder / file).is_file()})


def _texts(found: Mapping[str, Traversable]) -> dict[str, str]:
    return {name: found[name].read_text("utf-8") for name in sorted(found)}
