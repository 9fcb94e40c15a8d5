"""The learned weights as files: those that come with the package, and those that `languedoc train` writes.

A file begins with a line of JSON: the version of the features the weights belong to, and how they were made. Then come
the weights, compressed, as steps of 1/256 of a point: first those of all games, then those of each further thing that
modules declare: kinds of figures by their name, and belongings by `MODULE/NAME`. So one file serves every mix of
modules; things that it does not know count nothing.
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
from languedoc.writing import write_bytes

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
    terms.OWNED,
)


class BadWeights(LanguedocError):
    """A file of weights cannot be used; the message says why."""


def version() -> str:
    """A short hash of the definition of the features: weights of another version mean something else."""
    definition = json.dumps([REVISION, terms.CORE, terms.FIGURE_TERM, terms.OWNED_TERM, *WIDTHS])
    return hashlib.sha256(definition.encode()).hexdigest()[:12]


def parts(table: Table) -> dict[str, range]:
    """Where the weights of each thing that modules declare are in a table."""
    box = table.box
    figures = [(name, terms.CORE + kind * terms.FIGURE_TERM) for kind, name in enumerate(box.figure_names)]
    owned = [(name, table.first_belonging + i * terms.OWNED_TERM) for i, name in enumerate(box.belonging_names)]
    return {
        **{name: range(first, first + terms.FIGURE_TERM) for name, first in figures},
        **{name: range(first, first + terms.OWNED_TERM) for name, first in owned},
    }


def write(table: Table, path: Path, about: dict[str, Any]) -> None:
    """Write the weights of a table, and keep those of things that are in the file already and not in this box."""
    things = dict(read(path.read_bytes(), str(path))[1]) if path.exists() else {}
    core = [table.weight(i) for i in range(terms.CORE)]
    for name, part in parts(table).items():
        things[name] = [table.weight(i) for i in part]
    sizes = {name: len(row) for name, row in things.items()}
    header = {"format": FORMAT, "features": version(), "things": sizes, **about}
    numbers = array("h", [rounded(each) for row in (core, *things.values()) for each in row])
    write_bytes(json.dumps(header).encode() + b"\n" + zlib.compress(as_little(numbers), 9), path)


def rounded(weight: int) -> int:
    return max(-LARGEST, min(LARGEST, (weight + STEP // 2) // STEP))


def as_little(numbers: array[int]) -> bytes:
    """The bytes of numbers, the low one first on every machine."""
    return b"".join(number.to_bytes(2, "little", signed=True) for number in numbers)


def read(data: bytes, name: str) -> tuple[list[int], dict[str, list[int]], dict[str, Any]]:
    """The weights of all games, those of further things by name, and the header."""
    line, _, packed = data.partition(b"\n")
    try:
        header = json.loads(line)
        if header["format"] != FORMAT:
            raise ValueError(header["format"])
        features = str(header["features"])
        sizes = {str(thing): int(size) for thing, size in dict(header["things"]).items()}
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
    wanted = terms.CORE + sum(sizes.values())
    if len(unpacked) != 2 * wanted or min(sizes.values(), default=0) < 0:
        raise BadWeights(f"{name} is damaged: {len(unpacked)} bytes of weights, not {2 * wanted}")
    numbers = [int.from_bytes(unpacked[i : i + 2], "little", signed=True) * STEP for i in range(0, len(unpacked), 2)]
    things = {}
    first = terms.CORE
    for thing, size in sizes.items():
        things[thing] = numbers[first : first + size]
        first += size
    return numbers[: terms.CORE], things, header


def fill(table: Table, core: list[int], things: dict[str, list[int]]) -> Table:
    for i, weight in enumerate(core):
        table.set_weight(i, weight)
    for name, part in parts(table).items():
        for i, weight in zip(part, things.get(name, ()), strict=False):
            table.set_weight(i, weight)
    return table


def load(path: Path, box: Box) -> Table:
    """The weights of a file, for the games of a box."""
    core, things, _ = read(path.read_bytes(), str(path))
    return fill(Table(box), core, things)


def shipped_name(box: Box) -> str:
    """The file of the package that serves the games of a box."""
    if not is_plain(box):
        return "modules.weights"
    return "two_seats.weights" if box.seats == 2 else "more_seats.weights"


@lru_cache(maxsize=4)
def shipped(name: str) -> tuple[list[int], dict[str, list[int]]]:
    """The weights of a file of the package."""
    core, things, _ = read(resources.files(__package__).joinpath("trained", name).read_bytes(), name)
    return core, things


@lru_cache(maxsize=16)
def table_for(box: Box) -> Table:
    """The weights that come with the package, for the games of a box; read when they are first needed."""
    return fill(Table(box), *shipped(shipped_name(box)))
