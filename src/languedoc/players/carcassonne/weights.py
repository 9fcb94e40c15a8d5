"""The learned weights as files: those that come with the package, and those that `languedoc train` writes.

A file begins with a line of JSON: the version of the features the weights belong to, and how they were made. Then come
the weights, compressed, as steps of 1/256 of a point: first those of all games, then those of each further kind
of figure, by the name of the figure. So one file serves every mix of modules; other figures count nothing.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from array import array
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from languedoc.carcassonne.box import Box
from languedoc.errors import LanguedocError
from languedoc.players.carcassonne import terms
from languedoc.players.carcassonne.value import Table, is_plain

STEP = terms.POINT // 256
LARGEST = 32767
FORMAT = "languedoc weights"
REVISION = 1  # raise it when a term changes its meaning but not its size

WIDTHS = (
    terms.STANDING,
    terms.FITS,
    terms.PHASES,
    terms.THIRDS,
    terms.CITY_SIZES,
    terms.CITY_ENDS,
    terms.ROAD_SIZES,
    terms.ROAD_ENDS,
    terms.FILLED,
    terms.DEAD_SQUARES,
    terms.CITIES,
    terms.OPEN_CITIES,
    terms.FIELD_SIZES,
    terms.FREE,
    terms.STUCK,
    terms.TILES_LEFT,
    terms.RISKS,
    terms.GROUNDS,
    terms.SPARE,
)


class BadWeights(LanguedocError):
    """A file of weights cannot be used; the message says why."""


def version() -> str:
    """A short hash of the definition of the features: weights of another version mean something else."""
    definition = json.dumps([REVISION, terms.CORE, terms.FIGURE_TERM, *WIDTHS])
    return hashlib.sha256(definition.encode()).hexdigest()[:12]


def write(tables: Table, path: Path, about: dict[str, Any]) -> None:
    """Write the weights of a table, and keep those of figures that are in the file already and not in this box."""
    figures = dict(read(path.read_bytes(), str(path))[1]) if path.exists() else {}
    core = [tables.weight(i) for i in range(terms.CORE)]
    for kind, name in enumerate(tables.box.figure_names):
        first = terms.CORE + kind * terms.FIGURE_TERM
        figures[name] = [tables.weight(first + i) for i in range(terms.FIGURE_TERM)]
    header = {"format": FORMAT, "features": version(), "figures": list(figures), **about}
    numbers = array("h", [rounded(each) for row in (core, *figures.values()) for each in row])
    path.write_bytes(json.dumps(header).encode() + b"\n" + zlib.compress(as_little(numbers), 9))


def rounded(weight: int) -> int:
    return max(-LARGEST, min(LARGEST, (weight + STEP // 2) // STEP))


def as_little(numbers: array[int]) -> bytes:
    """The bytes of numbers, the low one first on every machine."""
    return b"".join(number.to_bytes(2, "little", signed=True) for number in numbers)


def read(data: bytes, name: str) -> tuple[list[int], dict[str, list[int]], dict[str, Any]]:
    """The weights of all games, those of figures by name, and the header."""
    line, _, packed = data.partition(b"\n")
    try:
        header = json.loads(line)
        if header["format"] != FORMAT:
            raise ValueError(header["format"])
        features = header["features"]
        figures = list(header["figures"])
    except (ValueError, KeyError, TypeError):
        raise BadWeights(f"{name} is no file of weights") from None
    if features != version():
        raise BadWeights(
            f"the weights in {name} belong to features {features}, but this version has {version()}; "
            f"train new ones with `languedoc train`"
        )
    try:
        unpacked = zlib.decompress(packed)
    except zlib.error:
        raise BadWeights(f"{name} is damaged") from None
    wanted = terms.CORE + len(figures) * terms.FIGURE_TERM
    if len(unpacked) != 2 * wanted:
        raise BadWeights(f"{name} is damaged: {len(unpacked)} bytes of weights, not {2 * wanted}")
    numbers = [int.from_bytes(unpacked[i : i + 2], "little", signed=True) * STEP for i in range(0, len(unpacked), 2)]
    by_name = {
        figure: numbers[terms.CORE + i * terms.FIGURE_TERM : terms.CORE + (i + 1) * terms.FIGURE_TERM]
        for i, figure in enumerate(figures)
    }
    return numbers[: terms.CORE], by_name, header


def fill(table: Table, core: list[int], figures: dict[str, list[int]]) -> Table:
    for i, weight in enumerate(core):
        table.set_weight(i, weight)
    for kind, name in enumerate(table.box.figure_names):
        for i, weight in enumerate(figures.get(name, ())):
            table.set_weight(terms.CORE + kind * terms.FIGURE_TERM + i, weight)
    return table


def load(path: Path, box: Box) -> Table:
    """The weights of a file, for the games of a box."""
    core, figures, _ = read(path.read_bytes(), str(path))
    return fill(Table(box), core, figures)


def shipped_name(box: Box) -> str:
    """The file of the package that serves the games of a box."""
    if not is_plain(box):
        return "modules.weights"
    return "two_seats.weights" if box.seats == 2 else "more_seats.weights"


@lru_cache(maxsize=4)
def shipped(name: str) -> tuple[list[int], dict[str, list[int]]]:
    """The weights of a file of the package."""
    core, figures, _ = read(resources.files(__package__).joinpath("trained", name).read_bytes(), name)
    return core, figures


@lru_cache(maxsize=16)
def table_for(box: Box) -> Table:
    """The weights that come with the package, for the games of a box; read when they are first needed."""
    return fill(Table(box), *shipped(shipped_name(box)))
