"""The tiles as they lie on the table, read from the tile files by the referee itself."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

Cell = tuple[int, int]  # x, y; x grows to the east, y grows to the south

SIDES = "NESW"
CLOCKWISE = ("NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR")
BEHIND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
AROUND = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]
KINDS = ("road", "city", "field", "monastery")  # where a follower may stand; the rest is decoration
BUILDINGS = ("monastery", "shrine", "abbey")
CLOSED = ("abbey", "inner")  # edges that ask nothing of a neighbour


@dataclass(frozen=True)
class Part:
    """One road, city, field, monastery or the like of a turned tile."""

    kind: str
    port: str  # its name: the first of its ports
    ends: tuple[str, ...]  # where it meets the next tile: "N" for a road, half-edges for cities and fields
    flags: tuple[str, ...]  # "pennant:2", "inn", "goods:wine"
    touches: tuple[str, ...]  # fields: the names of the cities of this tile that it touches

    @property
    def pennants(self) -> int:
        return sum(int(flag.partition(":")[2] or 1) for flag in self.flags if flag.startswith("pennant"))


@dataclass(frozen=True)
class TurnedTile:
    """A tile as it lies on the table."""

    name: str
    edges: dict[str, str]  # side: "city", "road", "river", "field", "abbey" or "inner"
    parts: dict[tuple[str, str], Part]  # by kind and port
    at: dict[str, Part]  # by end
    building: str  # "monastery", "shrine", "abbey" or nothing
    marks: tuple[str, ...]
    joins: tuple[frozenset[tuple[str, str]], ...]  # parts that touch each other without a field between


def turn(port: str, rotation: int) -> str:
    """N turned once is E, NL turned once is EL."""
    return SIDES[(SIDES.index(port[0]) + rotation) % 4] + port[1:]


def beyond(x: int, y: int, end: str) -> Cell:
    """The cell behind an edge or half-edge."""
    dx, dy = BEHIND[end[0]]
    return x + dx, y + dy


def opposite(end: str) -> str:
    """The end of the next tile that meets this one: N meets S, NL meets SR, EL meets WR."""
    return turn(end[0], 2) + {"": "", "L": "R", "R": "L"}[end[1:]]


@dataclass(frozen=True)
class Line:
    """One string of a tile file, such as "city N W +pennant" or "field EL ER | city N", turned."""

    kind: str
    ports: tuple[str, ...]
    flags: tuple[str, ...]
    touches: tuple[str, ...]  # the cities after the bar, each named by one of its ports


def read_line(text: str, rotation: int) -> Line:
    before, _, after = text.partition("|")
    kind, *words = before.split()
    ports = tuple(turn(word, rotation) for word in words if word[0] in SIDES)  # "-" is no port
    flags = tuple(word[1:] for word in words if word[0] == "+")
    touches = tuple(turn(city.split()[1], rotation) for city in after.split(",") if city.strip())
    return Line(kind, ports, flags, touches)


def first(ports: Iterable[str]) -> str:
    return min(ports, key=CLOCKWISE.index)


def turned_tile(
    features: Sequence[str],
    rotation: int,
    kinds: Sequence[str],
    name: str = "",
    marks: Sequence[str] = (),
    joins: Sequence[str] = (),
) -> TurnedTile:
    lines = [read_line(text, rotation) for text in features]
    edges = dict.fromkeys(SIDES, "field")
    edges |= {port[0]: line.kind for line in lines if line.kind != "field" for port in line.ports}
    city_at = {port: first(line.ports) for line in lines if line.kind == "city" for port in line.ports}
    parts: list[Part] = []
    inland = iter(("-", "-2", "-3", "-4"))  # the names of fields that reach no edge
    for line in lines:
        if line.kind not in kinds or line.kind == "inner":
            continue
        port = "" if line.kind in BUILDINGS else first(line.ports) if line.ports else next(inland)
        ends = () if line.kind in BUILDINGS else line.ports
        if line.kind == "city":  # a whole edge is both its halves
            ends = tuple(half for p in ends for half in ((p + "L", p + "R") if p in SIDES else (p,)))
        touches = tuple(city_at[port] for port in line.touches)
        parts.append(Part(line.kind, port, ends, line.flags, touches))
    by_end = {end: part for part in parts for end in part.ends}
    building = next((part.kind for part in parts if part.kind in BUILDINGS), "")
    by_name = {(part.kind, part.port): part for part in parts}
    touching = tuple(read_join(text, rotation, by_name) for text in joins)
    return TurnedTile(name, edges, by_name, by_end, building, tuple(marks), touching)


def read_join(text: str, rotation: int, parts: dict[tuple[str, str], Part]) -> frozenset[tuple[str, str]]:
    """ "road E, city N": each named by one of its ports; what nobody can stand in is left out."""
    found = set()
    for word in text.split(","):
        kind, *ports = word.split()
        turned = [turn(port, rotation) for port in ports]
        for (part_kind, port), part in parts.items():
            if part_kind == kind and (not turned or turned[0][0] in {end[0] for end in part.ends}):
                if not turned or turned[0] in part.ends or turned[0] + "L" in part.ends:
                    found.add((part_kind, port))
    return frozenset(found)


def sheet(folder: Path, module: str) -> Path:
    """The file with the tiles of a module: in its own folder, or beside those of another one that it belongs to."""
    own = folder / module / "tiles.toml"
    return own if own.exists() else next(folder.glob(f"*/{module}.toml"))


@cache
def read_tiles(folder: Path, modules: tuple[str, ...], kinds: tuple[str, ...]) -> dict[str, list[TurnedTile]]:
    """All four turns of every square tile, under "module/ID" and, where only one module has it, "ID"."""
    tiles: dict[str, list[TurnedTile]] = {}
    shared: set[str] = set()
    for module in modules:
        for tile in tomllib.loads(sheet(folder, module).read_text("utf-8")).get("tile", []):
            foreign = {text.split()[0] for text in tile["features"]} & set(CLOSED)
            if tile.get("shape", "square") != "square" or (foreign and not foreign & set(kinds)):
                continue
            name = tile["id"]
            if name in tiles:
                shared.add(name)
            marks, joins = tile.get("marks", ()), tile.get("joins", ())
            turns = [turned_tile(tile["features"], r, kinds, name, marks, joins) for r in range(4)]
            tiles[name] = tiles[f"{module}/{name}"] = turns
    return {name: turns for name, turns in tiles.items() if name not in shared}
