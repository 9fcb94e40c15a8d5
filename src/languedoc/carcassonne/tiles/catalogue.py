"""The tile catalogue: `sheet("base")` is all that the base game brings to the table.

>>> sheet("base").tile("D").edge_kinds
{'N': 'city', 'E': 'road', 'S': 'field', 'W': 'road'}
"""

from __future__ import annotations

import contextlib
import difflib
import functools
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from languedoc.carcassonne.declarations import Mark
from languedoc.carcassonne.folders import module_folders
from languedoc.carcassonne.tiles.check import check_sheet, check_tile
from languedoc.carcassonne.tiles.notation import read_sheet, read_tile
from languedoc.carcassonne.tiles.sheet import EDGES, Card, Deal, Feature, Piece, Quarter, Sheet, Tile
from languedoc.carcassonne.tiles.vocabulary import Vocabulary, read_building, read_mark
from languedoc.errors import CatalogueError, UnknownModule
from languedoc.reading import Entry, parse, refuse

__all__ = [
    "EDGES",
    "MODULES",
    "Card",
    "Deal",
    "Feature",
    "Piece",
    "Quarter",
    "Sheet",
    "Tile",
    "read",
    "sheet",
]

ORDER = re.compile(r"^order = (\d+)$", re.MULTILINE)
OWN_SHEET = "tiles.toml"
"""The file name of the sheet that is named like the folder of its module; other sheets are named like their file."""
NO_SHEETS = ("lesson.toml", "examples.toml")  # guided games and positions beside the rules

DECLARED = re.compile(r"^\[\[(?:mark|building)\]\]\n(?:[^\[].*\n|\n)*", re.MULTILINE)


def find_sheets() -> dict[str, Path]:
    """The sheets in the folders of all modules, in the order in which they are listed for people."""
    found = []
    for name, folder in module_folders().items():
        for file in (file for file in folder.glob("*.toml") if file.name not in NO_SHEETS):
            slug = name if file.name == OWN_SHEET else file.stem
            order = ORDER.search(file.read_text(encoding="utf-8"))
            found.append((int(order[1]) if order else sys.maxsize, slug, file))
    return {slug: path for _, slug, path in sorted(found)}


PATHS = find_sheets()
MODULES = tuple(PATHS)


@functools.cache
def vocabulary() -> Vocabulary:
    """What can be printed on tiles: all that the sheets and the rules of the modules declare."""
    from languedoc.carcassonne.modules import BUILT  # imported here, since the rules of some modules read their sheets

    rules = list(dict.fromkeys(BUILT.values()))
    marks = [(mark, f"{each.__module__.split('.')[-2]}/rules.py") for each in rules for mark in each.marks]
    buildings = [building for each in rules for building in each.buildings]
    for path in PATHS.values():
        with contextlib.suppress(OSError, CatalogueError):  # the fault is reported to whoever reads that sheet
            entry = parse("".join(DECLARED.findall(path.read_text(encoding="utf-8"))), path.name)
            marks += [(read_mark(part), name_of(path)) for part in entry.parts("mark")]
            buildings += [read_building(part) for part in entry.parts("building")]
    refuse_other_meanings(marks)
    return Vocabulary([mark for mark, _ in marks], buildings)


def refuse_other_meanings(marks: Iterable[tuple[Mark, str]]) -> None:
    """Several modules may share a mark, if all print it on the same things and one at the most gives it a letter."""
    known: dict[str, tuple[Mark, str]] = {}
    for mark, file in marks:
        for text in mark.written:
            other, where = known.setdefault(text, (mark, file))
            if other.on != mark.on or (where != file and other.sign and mark.sign):
                raise CatalogueError(
                    f"{where} and {file} both declare the mark {text}, but for different things; rename one of them"
                )
            if mark.sign:
                known[text] = (mark, file)


def name_of(path: Path) -> str:
    """A sheet as messages name it."""
    return f"{path.parent.name}/{path.name}"


@functools.cache
def sheet(slug: str) -> Sheet:
    """The sheet of a module, read and checked once."""
    refuse_unknown(slug)
    path = PATHS[slug]
    file = name_of(path)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise CatalogueError(f"{file}: the file is missing from the catalogue") from None
    return read(text, slug, file)


def read(text: str, slug: str, file: str) -> Sheet:
    """Read and check the text of one sheet; `file` is its name in messages."""
    refuse_unknown(slug)
    entry = parse(text, file)
    tiles = tuple(read_checked_tile(part, slug) for part in entry.parts("tile"))
    found = read_sheet(entry, slug, tiles)
    refuse([*entry.faults, *check_sheet(found)], file)
    return found


def read_checked_tile(entry: Entry, slug: str) -> Tile:
    before = len(entry.faults)
    tile = read_tile(entry, slug, vocabulary())
    if len(entry.faults) == before:  # a tile that was misread would fail for the wrong reasons
        for fault in check_tile(tile):
            entry.fault(fault)
    return tile


def refuse_unknown(slug: str) -> None:
    if slug not in MODULES:
        close = difflib.get_close_matches(slug, MODULES, n=1)
        hint = f" Did you mean {close[0]}?" if close else ""
        raise UnknownModule(f"There is no module '{slug}'.{hint} Known modules: {', '.join(MODULES)}")
