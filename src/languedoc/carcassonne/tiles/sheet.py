"""What lies in the box of a module: tiles with their features, pieces, cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from languedoc.carcassonne.declarations import Building, Mark
from languedoc.errors import UnknownTile

# The edges of each shape, clockwise.
EDGES: dict[str, tuple[str, ...]] = {
    "square": ("N", "E", "S", "W"),
    "triangle": ("H", "S", "W"),
    "double": ("A:N", "B:N", "B:E", "B:S", "A:S", "A:W"),
}
EDGE_KINDS = ("road", "city", "river", "inner")  # features that own whole edges; so does a building that fills a tile


@dataclass(frozen=True, slots=True)
class Feature:
    """One segment of a tile, in the orientation in which the tile is described."""

    kind: str
    edges: tuple[str, ...] = ()  # fields: half-edges
    flags: tuple[str, ...] = ()  # "pennant", "pennant:2"
    borders: tuple[int, ...] = ()  # fields: the city features they touch, by index in the tile

    def flag_value(self, name: str) -> str | None:
        """The value of the flag: "2" of "pennant:2", "" of a plain flag, None without the flag."""
        for flag in self.flags:
            head, _, value = flag.partition(":")
            if head == name:
                return value
        return None

    def flag(self, name: str) -> int:
        """The number of the flag: 1 if it is plain or its value is a word, 0 without the flag."""
        value = self.flag_value(name)
        if value is None:
            return 0
        return int(value) if value.isdecimal() else 1


@dataclass(frozen=True, slots=True)
class Tile:
    """One kind of tile; the box holds `count` of it."""

    id: str
    module: str
    count: int
    shape: str = "square"  # or "triangle", "double"
    features: tuple[Feature, ...] = ()
    marks: tuple[str, ...] = ()
    joins: tuple[tuple[int, ...], ...] = ()  # features that meet at the end of a road, by index
    start: bool = False
    stack: str = "main"  # or "river", "player" (dealt to players), "start" (laid out before the game)
    role: str | None = None  # "source", "fork", "lake"
    set: str | None = None
    box: str | None = None
    optional: bool = False
    position: tuple[int, int] | None = None  # column and row in a fixed block
    physical_tiles: int = 1
    crossing: bool = False
    doubt: str | None = None
    reconstructed: bool = False

    @property
    def edge_kinds(self) -> dict[str, str]:
        """What each edge shows, clockwise: "field", "city", "road", "river", "inner", or a building that fills it."""
        kinds = dict.fromkeys(EDGES[self.shape], "field")
        for feature in self.features:
            if feature.kind != "field":
                for edge in feature.edges:
                    kinds[edge if edge in kinds else edge[:-1]] = feature.kind  # "NL" is half of "N"
        return kinds

    def svg(self, quarters: int = 0, *, seed: int = 0, style: str = "light", size: int = 200) -> str:
        """The tile as a picture, turned clockwise. `seed` varies trees and houses, `size` is pixels for a square."""
        from languedoc.render.tiles import tile_svg  # imported here, since the game itself needs no pictures

        return tile_svg(self, quarters, seed=seed, style=style, size=size)

    def _repr_svg_(self) -> str:
        return self.svg(style="auto")


@dataclass(frozen=True, slots=True)
class Piece:
    """Wooden pieces, tokens and the like."""

    name: str
    count: int
    per_player: int | None = None
    per_player_by_players: dict[int, int] = field(default_factory=dict, hash=False)
    kinds: dict[str, int] = field(default_factory=dict, hash=False)
    more: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Deal:
    """How many tiles or tokens are dealt, by number of players."""

    what: str
    by_players: dict[int, int] = field(default_factory=dict, hash=False)  # in all
    per_player_by_players: dict[int, int] = field(default_factory=dict, hash=False)
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    count: int
    more: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Quarter:
    """A quarter of the city of Carcassonne and the tiles of the block it lies on."""

    name: str
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Printed:
    """What rule books and boxes state about a sheet, used to check it; everything is optional.

    `symbols`: on how many tiles of the box a feature, flag or mark is printed.
    """

    tiles: int | None = None
    cards: int | None = None
    start: str | None = None
    letters: dict[str, int] = field(default_factory=dict, hash=False)
    symbols: dict[str, int] = field(default_factory=dict, hash=False)
    pieces: dict[str, int] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that a module brings to the game."""

    slug: str
    name: str
    name_de: str
    edition: str
    order: int = 0
    source: tuple[str, ...] = ()
    tiles: tuple[Tile, ...] = ()
    pieces: tuple[Piece, ...] = ()
    deals: tuple[Deal, ...] = ()
    cards: tuple[Card, ...] = ()
    quarters: tuple[Quarter, ...] = ()
    notes: tuple[str, ...] = ()
    tiles_total: int = 0  # pieces of cardboard, without the optional ones
    tiles_optional: int = 0
    printed: Printed = field(default_factory=Printed)
    marks: tuple[Mark, ...] = ()
    buildings: tuple[Building, ...] = ()

    def tile(self, id: str) -> Tile:
        for tile in self.tiles:
            if tile.id == id:
                return tile
        known = ", ".join(tile.id for tile in self.tiles)
        allowed = f"its tiles are {known}" if known else "it brings no tiles"
        raise UnknownTile(f"{self.slug} has no tile '{id}'; {allowed}")
