"""The tile catalogue: `sheet("tower")` is all that the module tower brings to the table.

>>> sheet("base").tile("D").edge_kinds
{'N': 'city', 'E': 'road', 'S': 'field', 'W': 'road'}
"""

from __future__ import annotations

import difflib
import functools
import re
import sys
from importlib import resources

from languedoc.carcassonne.tiles.check import check_sheet, check_tile
from languedoc.carcassonne.tiles.notation import read_sheet, read_tile
from languedoc.carcassonne.tiles.sheet import EDGES, Card, Deal, Feature, Piece, Quarter, Sheet, Tile
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
"""The sheet that is named like the folder of its module; another one is named like its file."""

FOLDER = resources.files("languedoc.carcassonne.modules")


def find_sheets() -> dict[str, str]:
    """The sheets in the folders of all modules, in the order in which people read them: slug and path."""
    found = []
    for folder in FOLDER.iterdir():
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".toml"):
                slug = folder.name if file.name == OWN_SHEET else file.name.removesuffix(".toml")
                order = ORDER.search(file.read_text(encoding="utf-8"))
                found.append((int(order[1]) if order else sys.maxsize, slug, f"{folder.name}/{file.name}"))
    return {slug: path for _, slug, path in sorted(found)}


PATHS = find_sheets()
MODULES = tuple(PATHS)


@functools.cache
def sheet(slug: str) -> Sheet:
    """The sheet of a module, read and checked once."""
    refuse_unknown(slug)
    file = PATHS[slug]
    try:
        text = FOLDER.joinpath(file).read_text(encoding="utf-8")
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
    tile = read_tile(entry, slug)
    if len(entry.faults) == before:  # a tile that was misread would fail for the wrong reasons
        for fault in check_tile(tile):
            entry.fault(fault)
    return tile


def refuse_unknown(slug: str) -> None:
    if slug not in MODULES:
        close = difflib.get_close_matches(slug, MODULES, n=1)
        hint = f" Did you mean {close[0]}?" if close else ""
        raise UnknownModule(f"There is no module '{slug}'.{hint} Known modules: {', '.join(MODULES)}")
