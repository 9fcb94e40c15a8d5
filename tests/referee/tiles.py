"""The tiles as they lie on the table, read from the tile files by the referee itself.

A tile covers one cell, half of one (a triangle) or two (a double tile). What lies on a cell is a `Face`: the sides that
it shows, and its parts with the ends by which they reach these sides. Two triangles in one cell make one face, whose
parts meet over the long edge; a double tile has two faces, and some of their parts go on in the other cell.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

Cell = tuple[int, int]  # x, y; x grows to the east, y grows to the south

SIDES = "NESW"
LONG_SIDES = ("NE", "SE", "SW", "NW")  # where the long edge of a triangle faces, turned by 0 to 3 quarters
CLOCKWISE = tuple(side + half for side in SIDES for half in ("L", "", "R"))
PORTS = (*CLOCKWISE, *(side + half for side in LONG_SIDES for half in ("L", "", "R")))
BEHIND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
AROUND = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]
KINDS = ("road", "city", "field", "monastery")  # where a follower may stand; the rest is decoration
EDGES = ("road", "city", "field", "river")
WITH_ENDS = ("road", "city", "field")
LETTERS = "AB"  # the cells of a double tile, west and east as printed


@dataclass(frozen=True)
class Part:
    """One road, city, field, monastery or the like of a turned tile, as far as it lies on one cell."""

    kind: str
    port: str  # its name: the first of its ports
    ends: tuple[str, ...]  # where it meets the next tile: "N" for a road, half-edges for cities and fields
    flags: tuple[str, ...]  # "pennant:2"
    touches: tuple[str, ...]  # fields: the names of the cities of this face that it touches
    half: str = ""  # where the long edge of its triangle faces

    @property
    def pennants(self) -> int:
        return sum(int(flag.partition(":")[2] or 1) for flag in self.flags if flag.startswith("pennant"))


Name = tuple[str, str]  # kind and port


@dataclass(frozen=True)
class Face:
    """What lies on one cell."""

    name: str
    edges: dict[str, str]  # by the sides that it shows, the long one too
    parts: dict[Name, Part]
    at: dict[str, Part]  # by end
    buildings: tuple[str, ...]
    marks: tuple[str, ...]
    joins: tuple[frozenset[Name], ...]  # parts that touch each other without a field between
    goes_on: dict[Name, tuple[int, int, Name]] = field(default_factory=dict)  # in the other cell of the tile
    printed: Face | None = None  # what it is made of, if something was added to it

    @property
    def long_sides(self) -> list[str]:
        """Where the long edges of its triangles face; none of a square tile, two of a full cell."""
        return [side for side in self.edges if side in LONG_SIDES]

    def with_half(self, other: Face) -> Face:
        """Two triangles in one cell."""
        return Face(
            f"{self.name}+{other.name}",
            {**self.edges, **other.edges},
            {**self.parts, **other.parts},
            {**self.at, **other.at},
            self.buildings + other.buildings,
            self.marks + other.marks,
            self.joins + other.joins,
        )


Laid = Mapping[Cell, Face]  # a turned tile: its faces, by their distance from the first


def turn(port: str, rotation: int) -> str:
    """N turned once is E, NL turned once is EL; the long edge H is named by where it faces."""
    if port[0] == "H":
        return LONG_SIDES[rotation % 4] + port[1:]
    return SIDES[(SIDES.index(port[0]) + rotation) % 4] + port[1:]


@cache
def side_of(end: str) -> str:
    return end[:2] if end[:2] in LONG_SIDES else end[0]


def beyond(x: int, y: int, end: str) -> Cell:
    """The cell behind an edge or half-edge; behind a long edge is the other half of the same cell."""
    dx, dy = BEHIND.get(side_of(end), (0, 0))
    return x + dx, y + dy


@cache
def opposite(end: str) -> str:
    """The end of the next tile that meets this one: N meets S, NL meets SR, EL meets WR, NEL meets SWR."""
    side = side_of(end)
    half = end[len(side) :]
    return "".join(turn(letter, 2) for letter in side) + {"": "", "L": "R", "R": "L"}[half]


@dataclass(frozen=True)
class Line:
    """One string of a tile file, such as "city N W +pennant" or "field EL ER | city N"."""

    kind: str
    ports: tuple[str, ...]
    flags: tuple[str, ...]
    touches: tuple[str, ...]  # the cities after the bar, each named by one of its ports

    def on(self, letter: str, lines: Sequence[Line]) -> bool:
        """Whether something of it lies on this cell of a double tile: an edge, a building, a field beside a city."""
        if not self.ports and self.kind != "field":
            return True
        beside = [line.ports for line in lines if line.kind == "city" and set(line.ports) & set(self.touches)]
        return any(port.startswith(letter) for ports in (self.ports, *beside) for port in ports)


def read_line(text: str) -> Line:
    before, _, after = text.partition("|")
    kind, *words = before.split()
    ports = tuple(word for word in words if word[0] not in "-+")  # "-" is no port
    flags = tuple(word[1:] for word in words if word[0] == "+")
    touches = tuple(city.split()[1] for city in after.split(",") if city.strip())
    return Line(kind, ports, flags, touches)


def first(ports: Iterable[str]) -> str:
    return min(ports, key=PORTS.index)


def ports_on(ports: Iterable[str], letter: str, rotation: int) -> tuple[str, ...]:
    """Those on one cell, turned; without a letter the tile has one cell."""
    here = [port.removeprefix(f"{letter}:") for port in ports if not letter or port.startswith(letter)]
    return tuple(turn(port, rotation) for port in here)


def face(tile: Mapping[str, object], kinds: Sequence[str], rotation: int, letter: str = "") -> Face:
    """One cell of a tile as it lies; a letter names the cell of a double tile."""
    features, shape = tile["features"], tile.get("shape", "square")
    assert isinstance(features, list)
    lines = [read_line(text) for text in features]
    lines = [line for line in lines if not letter or line.on(letter, lines)]
    ports = [ports_on(line.ports, letter, rotation) for line in lines]
    sides = {turn(side, rotation) for side in ("SWH" if shape == "triangle" else SIDES)}
    if letter:
        sides.remove(turn("E" if letter == "A" else "W", rotation))
    edges = dict.fromkeys(sorted(sides), "field")
    edges |= {
        side_of(p): line.kind for line, here in zip(lines, ports, strict=True) if line.kind != "field" for p in here
    }
    city_at = {p: first(here) for line, here in zip(lines, ports, strict=True) if line.kind == "city" for p in here}
    parts: list[Part] = []
    inland = iter(("-", "-2", "-3", "-4"))  # the names of fields that reach no edge
    for line, here in zip(lines, ports, strict=True):
        if line.kind not in kinds:
            continue
        ends = here if line.kind in WITH_ENDS else ()
        port = first(ends) if ends else next(inland) if line.kind == "field" else ""
        if line.kind == "city":  # a whole edge is both its halves
            ends = tuple(half for p in ends for half in ((p + "L", p + "R") if p == side_of(p) else (p,)))
        touches = tuple(city_at[p] for p in ports_on(line.touches, letter, rotation))
        half = turn("H", rotation) if shape == "triangle" else ""
        parts.append(Part(line.kind, port, ends, line.flags, touches, half))
    by_name = {(part.kind, part.port): part for part in parts}
    marks, joins = tile.get("marks", ()), tile.get("joins", ())
    assert isinstance(marks, list | tuple) and isinstance(joins, list | tuple)
    return Face(
        str(tile["id"]),
        edges,
        by_name,
        {end: part for part in parts for end in part.ends},
        tuple(part.kind for part in parts if part.kind not in WITH_ENDS),
        tuple(marks),
        tuple(read_join(text, rotation, by_name, letter) for text in joins),
    )


def read_join(text: str, rotation: int, parts: Mapping[Name, Part], letter: str) -> frozenset[Name]:
    """ "road E, city N": each named by one of its ports; what nobody can stand in is left out."""
    found = set()
    for word in text.split(","):
        kind, *ports = word.split()
        here = ports_on(ports, letter, rotation)
        if ports and not here:
            continue
        for name, part in parts.items():
            if name[0] == kind and (not here or here[0] in part.ends or here[0] + "L" in part.ends):
                found.add(name)
    return frozenset(found)


def turned_tile(tile: Mapping[str, object], kinds: Sequence[str], rotation: int) -> Laid:
    if tile.get("shape", "square") != "double":
        return {(0, 0): face(tile, kinds, rotation)}
    faces = [face(tile, kinds, rotation, letter) for letter in LETTERS]
    dx, dy = BEHIND[turn("E", rotation)]
    names = [
        [name_of(tile, kinds, rotation, letter, text) for letter in LETTERS]
        for text in tile["features"]  # type: ignore[attr-defined]
    ]
    for one, other in names:
        if one and other:
            faces[0].goes_on[one] = dx, dy, other
            faces[1].goes_on[other] = -dx, -dy, one
    return {(0, 0): faces[0], (dx, dy): faces[1]}


def name_of(tile: Mapping[str, object], kinds: Sequence[str], rotation: int, letter: str, text: str) -> Name | None:
    """What one feature of a double tile is called on one of its cells."""
    features = tile["features"]
    assert isinstance(features, list)
    lines = [read_line(each) for each in features]
    here = [line for line in lines if line.on(letter, lines) and line.kind in kinds]
    line = read_line(text)
    if line not in here:
        return None
    return list(face(tile, kinds, rotation, letter).parts)[here.index(line)]


def sheet(folder: Path, module: str) -> Path:
    """The file with the tiles of a module: in its own folder, or beside those of another one that it belongs to."""
    own = folder / module / "tiles.toml"
    return own if own.exists() else next(folder.glob(f"*/{module}.toml"))


@cache
def read_tiles(
    folder: Path,
    modules: tuple[str, ...],
    kinds: tuple[str, ...],
    edges: tuple[str, ...],
    shapes: tuple[str, ...],
    second_places: tuple[tuple[str, str], ...] = (),
) -> dict[str, list[Laid]]:
    """All four turns of every tile of these shapes, under "module/ID" and, where only one module has it, "ID".

    `second_places` are features that are not printed, by the flag of another one on their tile.

    Left out are tiles whose edges show what nobody knows.
    """
    tiles: dict[str, list[Laid]] = {}
    shared: set[str] = set()
    for module in modules:
        for tile in tomllib.loads(sheet(folder, module).read_text("utf-8")).get("tile", []):
            flags = [flag for line in map(read_line, tile["features"]) for flag in line.flags]
            tile["features"] += [kind for flag, kind in second_places if flag in flags]
            shown = {line.kind for line in map(read_line, tile["features"]) if line.ports}
            if tile.get("shape", "square") not in shapes or not shown <= {*EDGES, *edges}:
                continue
            name = tile["id"]
            if name in tiles:
                shared.add(name)
            tiles[name] = tiles[f"{module}/{name}"] = [turned_tile(tile, kinds, r) for r in range(4)]
    return {name: turns for name, turns in tiles.items() if name not in shared}
