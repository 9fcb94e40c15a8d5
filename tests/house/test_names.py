"""Nothing outside the folder of a module names it, or anything that it declares.

All other code reads the declarations. Modules, figures, tokens, marks, buildings and places are looked for in whole
files, with comments and docstrings; so are steps, verbs, items, awards and options of several words. What is a common
word is looked for between quotation marks only: there it is a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from languedoc.carcassonne.folders import module_folders
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.tiles import catalogue

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "languedoc"
PAGES = ROOT / "web" / "src"
TESTS = ROOT / "tests"
SHARED = ("referee", "helpers")  # of the tests; all other folders test something, with any modules as examples

OWN = "base"
"""Everybody may speak of the base game."""

SUFFIXES = (".py", ".pyx", ".pxd", ".ftl", ".toml", ".svg")

ALLOWED = (
    "carcassonne/presets.py",
    "i18n/en/presets.ftl",  # what is in them
    "benchmark/engine.py",  # its sets of modules
    "formats/jcz",  # the importer's mapping
    "cardcassonne",  # another game, with cards of the same names
    "render/cards.py",
    "web/cards",
    "render/symbols",  # drawings that several modules, or a module and the card game, share
    "tests/helpers/story.py",  # the language of stories has words for what happens in modules
    "tests/referee/test_",
    "i18n/de/cardcassonne.ftl",
    "i18n/en/cardcassonne.ftl",
    "i18n/nl/cardcassonne.ftl",
)
"""Where names of modules may stand: below `src/languedoc`, in `web/src` (as `web`), or in `tests`."""

CITED = re.compile(r"\b([a-z_]+) (?=[SX]?\d)")
"""A rule of a sheet, as comments cite it: `half_so_wild 6`."""

PLAIN = {
    "count": "how many",
    "messages": "what is sent",
    "river": "what an edge of a tile shows",
    "well": "good",
    "gold": "a colour",
    "monasteries": "several of the base game",
    "bridge": "printed on tiles, where something crosses a road",
    "carry_out": "a function of the engine: carry out an option or a step",
    "completed_cities": "an argument",
    "mini_turn": "a tile that is laid before the final scoring, in the referee",
}
"""Names that mean something else as well, and what: they are looked for between quotation marks only."""

ELSEWHERE = {
    ("i18n", "dragon"): "a card of the card game",
    ("i18n", "fairy"): "a card of the card game",
    ("render", "tower"): "of a city wall",
}
"""Words that mean something else in one room, and what."""

QUOTED = {
    ("carcassonne/board/", "river"): "what an edge shows",
    ("carcassonne/board/", "triangle"): "a shape",
    ("carcassonne/text.py", "river"): "what an edge shows",
    ("carcassonne/tile_text.py", "river"): "what an edge shows",
    ("carcassonne/tile_text.py", "triangle"): "a shape",
    ("carcassonne/tiles/", "count"): "of tiles, in a sheet",
    ("carcassonne/tiles/", "fork"): "the role of a tile, in a sheet",
    ("carcassonne/tiles/", "river"): "what an edge shows; a stack of tiles, in a sheet",
    ("carcassonne/tiles/", "triangle"): "a shape, in a sheet",
    ("table/", "count"): "of options",
    ("render/", "gold"): "a colour",
    ("render/", "river"): "what an edge shows",
    ("guide/", "triangle"): "a shape",
    ("render/", "triangle"): "a shape",
    ("render/", "well"): "drawn in a yard",
    ("terminal/", "count"): "of tiles or cards",
    ("terminal/", "message"): "of a recording",
    ("terminal/", "messages"): "of a recording",
    ("terminal/", "river"): "a colour of the board",
    ("benchmark/load.py", "messages"): "a limit of the server",
    ("server/app.py", "message"): "of an error",
    ("server/scene/art.py", "river"): "what an edge shows",
    ("web/", "count"): "a class of the style sheet",
    ("web/", "join"): "a section of the page",
    ("web/", "pick"): "a class of the style sheet",
    ("web/", "triangle"): "the wave of a sound",
    ("tests/helpers/", "triangle"): "a shape",
    ("tests/referee/", "river"): "what an edge shows",
    ("tests/referee/", "triangle"): "a shape",
    ("render/country.py", "sheep"): "grazing in a meadow, as decoration",
}
"""Common words between quotation marks that are no name of a module there, by the beginning of the path."""

TOGETHER = {
    ("king_and_robber", "robber"): "a card",
    ("river", "pig"): "a pig herd",
    ("german_castles", "castle"): "one of its own, not a quarter of a city",
    ("german_cathedrals", "cathedral"): "one of its own, not that of a city",
    ("bridges_castles_bazaars", "castle"): "one of its own, not a quarter of a city",
}
"""Words of another module that are part of a name, by folder."""


@cache
def names() -> dict[str, set[str]]:
    """Every name that modules bring, with the folders of those that do."""
    found: dict[str, set[str]] = {folder: {folder} for folder in module_folders()}
    for slug, path in catalogue.PATHS.items():
        found.setdefault(slug, set()).add(path.parent.name)
        sheet = catalogue.sheet(slug)
        for name in [*(mark.name for mark in sheet.marks), *(building.name for building in sheet.buildings)]:
            found.setdefault(name, set()).add(path.parent.name)
    for rules in dict.fromkeys(BUILT.values()):
        folder = rules.__module__.split(".")[-2]
        things: list[Any] = [*rules.figures, *rules.tokens, *rules.marks, *rules.buildings, *rules.places]
        for part in [part for thing in things for part in thing.name.split(":")]:
            found.setdefault(part, set()).add(folder)
    for name, folders in doings().items():
        if "_" in name:
            found.setdefault(name, set()).update(folders)
    return {name: folders for name, folders in found.items() if OWN not in folders}


@cache
def common() -> dict[str, set[str]]:
    """Names that are looked for between quotation marks: common words, with the folders of the modules."""
    found: dict[str, set[str]] = {word: names()[word] for word in PLAIN if word in names()}
    for name, folders in doings().items():
        if "_" not in name or name in PLAIN:
            found.setdefault(name, set()).update(folders)
    return {name: folders for name, folders in found.items() if OWN not in folders}


@cache
def doings() -> dict[str, set[str]]:
    """The names of steps, verbs, items, awards and options, with the folders of the modules."""
    found: dict[str, set[str]] = {}
    for rules in dict.fromkeys(BUILT.values()):
        things: list[Any] = [*rules.steps, *rules.rows, *rules.items, *rules.rule_options]
        for name in [*(thing.name for thing in things), *rules.verbs, *rules.awards, *rules.routines]:
            found.setdefault(name, set()).add(rules.__module__.split(".")[-2])
    return found


def spoken(path: Path) -> Iterator[tuple[int, str]]:
    """The words of a file with their lines."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        for word in re.findall(r"\w+", CITED.sub("", line)):
            yield number, word


def quoted(path: Path) -> Iterator[tuple[int, str]]:
    """What stands alone between quotation marks in a file, with the lines."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        for word in re.findall(r"""(?<=["'])\w+(?=["'])""", line):
            yield number, word


def everywhere() -> Iterator[tuple[str, Path]]:
    """Every file outside of the folders of modules, the folder of the base game, and what tests share."""
    modules = SOURCE / "carcassonne" / "modules"
    for path in sorted(SOURCE.rglob("*")):
        in_a_folder = path.is_relative_to(modules) and not path.is_relative_to(modules / OWN)
        if path.suffix in SUFFIXES and not in_a_folder:
            yield path.relative_to(SOURCE).as_posix(), path
    for path in sorted(PAGES.rglob("*")):
        if path.suffix in (".ts", ".svelte", ".css"):
            yield f"web/{path.relative_to(PAGES).as_posix()}", path
    for folder in SHARED:
        for path in sorted((TESTS / folder).glob("*.py")):
            yield f"tests/{path.relative_to(TESTS).as_posix()}", path


def sources() -> Iterator[tuple[str, Path]]:
    return ((place, path) for place, path in everywhere() if not place.startswith(ALLOWED))


@cache
def mentions() -> list[tuple[str, int, str]]:
    return [(place, line, word) for place, path in sources() for line, word in spoken(path) if word in names()]


def test_nothing_outside_its_folder_names_a_module_or_its_things() -> None:
    found = [
        f"{place}:{line}: {word} belongs to {' and '.join(names()[word])}"
        for place, line, word in mentions()
        if word not in PLAIN and (place.partition("/")[0], word) not in ELSEWHERE
    ]
    assert not found, "\n".join(found)


@cache
def quotations() -> list[tuple[str, int, str]]:
    return [(place, line, word) for place, path in sources() for line, word in quoted(path) if word in common()]


def test_nothing_outside_its_folder_quotes_a_common_word_as_a_name() -> None:
    found = [
        f"{place}:{line}: {word} belongs to {' and '.join(common()[word])}"
        for place, line, word in quotations()
        if not any(place.startswith(room) and word == each for room, each in QUOTED)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("room", "word"), QUOTED)
def test_every_quotation_with_another_meaning_is_needed(room: str, word: str) -> None:
    assert any(word == each and place.startswith(room) for place, _, each in quotations())


def test_a_module_names_no_rules_of_another() -> None:
    """Where two modules bring a thing of the same name, each may name it."""
    found = [
        f"{path.parent.name}/{path.name}:{line}: {word} belongs to {' and '.join(names()[word])}"
        for name, folder in module_folders().items()
        for path in sorted(folder.glob("*.py"))
        if path.name != "look.py"  # a picture may be put together of anything
        for line, word in spoken(path)
        if word in names() and word not in PLAIN and name not in names()[word] and (name, word) not in TOGETHER
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("allowed", ALLOWED)
def test_every_exception_is_needed(allowed: str) -> None:
    words = {word for place, path in everywhere() if place.startswith(allowed) for _, word in spoken(path)}
    assert words & (set(names()) - set(PLAIN))


@pytest.mark.parametrize("word", PLAIN)
def test_every_plain_word_is_needed(word: str) -> None:
    assert word in names()
    assert any(word == each for _, _, each in mentions())


@pytest.mark.parametrize(("room", "word"), ELSEWHERE)
def test_every_word_with_another_meaning_is_needed(room: str, word: str) -> None:
    assert any(word == each and place.startswith(f"{room}/") for place, _, each in mentions())
