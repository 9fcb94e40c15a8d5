"""The printed tiles of one box as tables of numbers, which is all that the board reads.

A *design* is one printed picture. Turned by a quarter it is an *oriented* design: `design * 4 + quarters`. A
*row* is one segment of a design; rows of all designs are numbered through.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from languedoc.carcassonne.board import geometry
from languedoc.carcassonne.declarations import Building
from languedoc.memory import Memory

if TYPE_CHECKING:
    from languedoc.carcassonne.tiles.catalogue import Feature, Tile

INNER = "inner"
"""The inside of the fixed block: one city, completed as soon as the block lies, at every field of the block."""

PORT_KINDS = ("field", "city", "road", INNER)

KINDS = ("field", "city", "road", "monastery")
"""Kinds of segments by number. All kinds from `monastery` on are buildings: one tile, eight neighbours."""

FIELD = 0
CITY = 1
ROAD = 2
BUILDING = 3

MONASTERY = 0  # the first sort of buildings, in every box

# What a segment is ground for: a bit for each kind, and one more for cloisters among the buildings
GROUND_BITS = {"field": 1, "city": 2, "road": 4, "building": 8, "cloister": 16}

# The counts of a feature in one word, low bits first. Joining two features adds their words. See docs/design.md for the
# bounds: they hold for ten copies of every tile there is.
OPEN_BITS = 17  # half-edges (field, city), ends (road) or squares (building) that nothing lies behind
COUNT_BITS = 16  # segments; for buildings the filled squares, its own included
MULTI_BITS = 16  # segments whose tile has another segment of the kind: the feature may meet a tile twice
PENNANT_BITS = 14  # the sign bit stays free
FOLLOWER_BITS = 4  # in the second word, the crowd: the followers of each seat, six times
AROUND = 8  # squares around a building

COUNT = OPEN_BITS
MULTI = COUNT + COUNT_BITS
PENNANT = MULTI + MULTI_BITS

EDGE_KINDS = len(geometry.EDGES) - 1
"""What a side can show, besides nothing."""

WHOLE = -2
"""Middle port of an edge that belongs to one field or city from end to end."""

NOTHING = -1

MONASTERIES = (Building("monastery"),)
ALL = (1 << 64) - 1
"""A row of bits with all of them set."""


class Designs:
    """`buildings` are those that somebody may stand in, numbered as sorts; all others are decoration. `marks` are the
    signs that rules ask for: bit i of `marks` and `flags` is the i-th of them."""

    def __init__(
        self, tiles: Sequence[Tile], buildings: Sequence[Building] = MONASTERIES, marks: Sequence[str] = ()
    ) -> None:
        self.buildings = tuple(buildings)
        self.sorts = tuple(each.name for each in buildings)
        self.mark_names = tuple(marks)
        self.tiles = tuple(tiles)
        self.count = len(self.tiles)
        self.kind_names = KINDS
        claimable = {*PORT_KINDS, *self.sorts}
        self.features = tuple(
            tuple(i for i, feature in enumerate(tile.features) if feature.kind in claimable) for tile in self.tiles
        )
        edges = [geometry.edge_numbers(tile) for tile in self.tiles]
        shown = {number for four in edges for number in four}
        self.radix = max(shown, default=0) + 1
        self.codes = self.radix**4
        self.rows = sum(len(local) for local in self.features)
        self._lay_out(Memory(0))
        self._lay_out(Memory(max(8, self.memory.used)))
        self._write_edges(edges)
        self._write_rows()
        self._write_ports()

    def _lay_out(self, memory: Memory) -> None:
        self.memory = memory
        self.weight = memory.ints(4)
        self.edge = memory.shorts(self.count * 16)
        self.fit_row = memory.shorts(self.count * 16)
        self.others = memory.masks((EDGE_KINDS + 1) * EDGE_KINDS)
        self.enclosed = memory.bytes(self.codes)
        self.first_row = memory.ints(self.count + 1)
        self.building = memory.shorts(self.count)
        self.port = memory.shorts(self.count * 48)
        self.kind = memory.shorts(self.rows)
        self.sort = memory.shorts(self.rows)
        self.word = memory.longs(self.rows)
        self.ends = memory.shorts(self.rows)
        self.touch = memory.ints(self.rows)
        self.meets = memory.ints(self.rows)
        self.flags = memory.longs(self.rows)
        self.marks = memory.longs(self.count)
        self.ground = memory.shorts(self.rows)
        self.cloister = memory.bytes(len(self.sorts))

    def _write_edges(self, edges: list[tuple[int, ...]]) -> None:
        """Edges of every oriented design, and the rows of bits that tell which squares mind them (see `board.py`)."""
        for side in range(4):
            self.weight[side] = self.radix**side
        for design, four in enumerate(edges):
            for quarters in range(4):
                for side in range(4):
                    shown = four[(side - quarters) & 3]
                    self.edge[(design * 4 + quarters) * 4 + side] = shown
                    self.fit_row[(design * 4 + quarters) * 4 + side] = side * EDGE_KINDS + max(0, shown - 1)
        for code in range(self.codes):
            self.enclosed[code] = all(code // self.radix**side % self.radix for side in range(4))
        for shown in range(1, EDGE_KINDS + 1):
            for kind in range(EDGE_KINDS):
                self.others[shown * EDGE_KINDS + kind] = 0 if kind == shown - 1 else ALL

    def _write_rows(self) -> None:
        row = 0
        for sort, building in enumerate(self.buildings):
            self.cloister[sort] = building.cloister
        for design, tile in enumerate(self.tiles):
            self.first_row[design] = row
            signs = {*tile.marks, *(flag for feature in tile.features for flag in feature.flags)}
            self.marks[design] = sum(1 << i for i, mark in enumerate(self.mark_names) if mark in signs)
            self.building[design] = NOTHING
            local = self.features[design]
            for place, index in enumerate(local):
                feature = tile.features[index]
                kind = self._kind(feature)
                self.kind[row] = kind
                self.sort[row] = self.sorts.index(feature.kind) if kind == BUILDING else NOTHING
                self.ends[row] = len(feature.edges)
                self.flags[row] = sum(1 << i for i, mark in enumerate(self.mark_names) if mark in feature.flags)
                self.ground[row] = self._ground(kind, self.sort[row])
                self.touch[row] = sum(1 << local.index(city) for city in self._cities_at(tile, feature))
                self.meets[row] = sum(1 << i for i, other in enumerate(local) if self._meet(tile, index, other))
                self.word[row] = self._word(tile, feature, kind)
                if kind == BUILDING:
                    self.building[design] = place
                row += 1
        self.first_row[self.count] = row

    def _ground(self, kind: int, sort: int) -> int:
        if kind != BUILDING:
            return GROUND_BITS[KINDS[kind]]
        return GROUND_BITS["building"] + (GROUND_BITS["cloister"] if self.buildings[sort].cloister else 0)

    def _kind(self, feature: Feature) -> int:
        if feature.kind == INNER:
            return CITY
        return min(KINDS.index(feature.kind) if feature.kind in KINDS else BUILDING, BUILDING)

    def _cities_at(self, tile: Tile, feature: Feature) -> list[int]:
        """The city features of a tile that a field touches, by index."""
        inside = [i for i, other in enumerate(tile.features) if other.kind == INNER] if feature.kind == "field" else []
        return [*feature.borders, *inside]

    def _ports(self, tile: Tile, feature: Feature) -> list[str]:
        """Where a segment reaches the edge; the inside of a block wherever there is no meadow."""
        if feature.kind != INNER:
            return list(feature.edges)
        meadow = [half for other in tile.features if other.kind == "field" for half in other.edges]
        return [edge + half for edge in feature.edges for half in "LR" if edge + half not in meadow]

    def _meet(self, tile: Tile, one: int, other: int) -> bool:
        """Whether two features of a tile meet at the end of a road."""
        return one != other and any(one in join and other in join for join in tile.joins)

    def _word(self, tile: Tile, feature: Feature, kind: int) -> int:
        twins = sum(1 for other in tile.features if other.kind == feature.kind)
        if kind == BUILDING:
            open_ports = AROUND
        elif kind == CITY:
            open_ports = sum(2 // len(port) for port in self._ports(tile, feature))
        else:
            open_ports = len(feature.edges)
        may_meet_twice = twins > 1 and kind != FIELD  # nobody asks for the tiles of a field
        return open_ports + (1 << COUNT) + (may_meet_twice << MULTI) + (feature.flag("pennant") << PENNANT)

    def _write_ports(self) -> None:
        """For each side of each oriented design the segments at its left half, its middle and its right half."""
        for design, tile in enumerate(self.tiles):
            owner = {
                port: place
                for place, index in enumerate(self.features[design])
                if tile.features[index].kind in PORT_KINDS
                for port in self._ports(tile, tile.features[index])
            }
            for quarters in range(4):
                for side in range(4):
                    printed = geometry.SIDES[(side - quarters) & 3]
                    three = [owner.get(printed + half, NOTHING) for half in ("L", "", "R")]
                    if self._is_city(design, three[1]):
                        three = [three[1], WHOLE, three[1]]
                    elif three[1] == NOTHING and three[0] == three[2] != NOTHING:
                        three[1] = WHOLE
                    for place in range(3):
                        self.port[((design * 4 + quarters) * 4 + side) * 3 + place] = three[place]

    def _is_city(self, design: int, place: int) -> bool:
        return place != NOTHING and self.kind[self.first_row[design] + place] == CITY

    def shown(self, oriented: int, side: int) -> int:
        """What a turned design shows at a side (an index into geometry.EDGES)."""
        return self.edge[oriented * 4 + side]

    def building_sort(self, design: int) -> int:
        """Which of `sorts` a tile shows, or -1."""
        place = self.building[design]
        return place if place < 0 else self.sort[self.first_row[design] + place]

    def bit(self, mark: str) -> int:
        """The bit of a mark; none where no rule in the box asks for it."""
        return 1 << self.mark_names.index(mark) if mark in self.mark_names else 0

    def sort_named(self, building: str) -> int:
        """The number of a sort of buildings, or -1."""
        return self.sorts.index(building) if building in self.sorts else NOTHING

    def segment_name(self, oriented: int, place: int) -> tuple[str, str]:
        """Kind and port of a segment as the players see it on the board."""
        tile = self.tiles[oriented >> 2]
        index = self.features[oriented >> 2][place]
        return tile.features[index].kind, geometry.port_name(tile, index, oriented & 3)
