"""The printed tiles of one box as tables of numbers; the board reads nothing else.

A *design* is one kind of printed tile. A *form* is the part of it that lies on one cell (see `forms.py`): the form of a
square or a triangle, and that of the first cell of a double tile, has the number of its design. Turned by quarters it
is an *oriented* form: `form * 4 + quarters`. A *row* is one segment of a form; the rows of all forms are numbered
consecutively.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from languedoc.carcassonne import numbering
from languedoc.carcassonne.board import geometry
from languedoc.carcassonne.board.forms import AROUND, INNER, LONG, Form, forms_of
from languedoc.carcassonne.declarations import Building
from languedoc.memory import Memory

if TYPE_CHECKING:
    from languedoc.carcassonne.tiles.catalogue import Feature, Tile

PORT_KINDS = ("field", "city", "road", INNER)

KINDS = ("field", "city", "road", "monastery")
"""Kinds of segments by number. All kinds from `monastery` on are buildings, which watch the cells around them."""

FIELD = 0
CITY = 1
ROAD = 2
BUILDING = 3

MONASTERY = 0  # the first sort of buildings, in every box

# The grounds of a segment: a bit for each kind, and one more for buildings that are cloisters
GROUND_BITS = {"field": 1, "city": 2, "road": 4, "building": 8, "cloister": 16}
LATE = 32  # besides: a building that watches nothing, which is scored after roads

# The counts of a feature in one word, low bits first. Joining two features adds their words. docs/design.md has the
# bounds: they hold for ten copies of every tile.
OPEN_BITS = 17  # half-edges (field, city), ends (road) or squares (building) with no tile behind them
COUNT_BITS = 16  # segments; for buildings the filled squares, including its own
MULTI_BITS = 16  # segments whose tile has another segment of the same kind: the feature may meet a tile twice
PENNANT_BITS = 14  # the sign bit stays free
FOLLOWER_BITS = 4  # in the second word, the crowd: the followers of each of six seats

COUNT = OPEN_BITS
MULTI = COUNT + COUNT_BITS
PENNANT = MULTI + MULTI_BITS

EDGE_KINDS = len(geometry.EDGES) - 1
"""The number of things that a side can show, besides nothing."""

WHOLE = -2
"""Middle port of an edge that belongs to one field or city over its full length."""

NOTHING = numbering.NOTHING

MONASTERIES = (Building("monastery"),)
ONE = numbering.ONE
ALL = (1 << 64) - 1
"""A row of bits with all of them set."""


class Designs:
    """`buildings` are those that somebody may stand in, numbered as sorts; all others are decoration.

    `marks` are the signs that rules use: bit i of `marks` and `flags` is the i-th of them. `variants` are designs, each
    with a tile that a piece of it can be changed into: the same features and more.
    """

    def __init__(
        self,
        tiles: Sequence[Tile],
        buildings: Sequence[Building] = MONASTERIES,
        marks: Sequence[str] = (),
        variants: Sequence[tuple[int, Tile]] = (),
    ) -> None:
        self.buildings = tuple(buildings)
        self.sorts = tuple(each.name for each in buildings)
        self.mark_names = tuple(marks)
        self.tiles = tuple(tiles)
        self.count = len(self.tiles)
        self.kind_names = KINDS
        self.forms = tuple(forms_of(self.tiles, {*PORT_KINDS, *self.sorts}, variants))
        self.form_count = len(self.forms)
        self.features = tuple([tuple([part.feature for part in form.parts]) for form in self.forms])
        self.has_halves = any(form.gaps for form in self.forms)
        self.has_doubles = any(form.cells > 1 for form in self.forms)
        self.has_variants = bool(variants)
        self.most_on_tile = max((self.segments_in(design) for design in range(self.count)), default=0)
        self.margin = 2 if self.has_doubles else 1
        self.radix = max((number for form in self.forms for number in form.shown), default=0) + 1
        self.codes = self.radix**4
        self.rows = sum(len(form.parts) for form in self.forms)
        edges = [form.shown[:4] for form in self.forms]
        self._lay_out(Memory(0))
        self._lay_out(Memory(max(8, self.memory.used)))
        self._write_edges(edges)
        self._write_forms()
        self._write_rows()
        self._write_ports()

    def _lay_out(self, memory: Memory) -> None:
        self.memory = memory
        self.weight = memory.ints(4)
        self.edge = memory.shorts(self.form_count * 16)
        self.fit_row = memory.shorts(self.form_count * 16)
        self.others = memory.masks((EDGE_KINDS + 1) * EDGE_KINDS)
        self.enclosed = memory.bytes(self.codes)
        self.printed = memory.shorts(self.form_count)
        self.cells = memory.shorts(self.form_count)
        self.which_cell = memory.shorts(self.form_count)
        self.second = memory.shorts(self.form_count)
        self.inner = memory.shorts(self.form_count * 4)
        self.gaps = memory.shorts(self.form_count * 4)
        self.blank = memory.shorts(self.form_count)
        self.watches = memory.shorts(self.form_count * 4)
        self.long_edge = memory.shorts(self.form_count)
        self.long_port = memory.shorts(self.form_count * 3)
        self.first_row = memory.ints(self.form_count + 1)
        self.building = memory.shorts(self.form_count)
        self.port = memory.shorts(self.form_count * 48)
        self.kind = memory.shorts(self.rows)
        self.sort = memory.shorts(self.rows)
        self.word = memory.longs(self.rows)
        self.ends = memory.shorts(self.rows)
        self.spans = memory.shorts(self.rows)
        self.touch = memory.ints(self.rows)
        self.meets = memory.ints(self.rows)
        self.flags = memory.longs(self.rows)
        self.marks = memory.longs(self.form_count)
        self.ground = memory.shorts(self.rows)
        self.cloister = memory.bytes(len(self.sorts))
        self.in_rows = memory.bytes(len(self.sorts))

    def _write_edges(self, edges: list[tuple[int, ...]]) -> None:
        """Write the edges of every oriented form, and the rows of bits that say which squares refuse them (see
        `board.py`)."""
        for side in range(4):
            self.weight[side] = self.radix**side
        for form, four in enumerate(edges):
            for quarters in range(4):
                for side in range(4):
                    shown = four[(side - quarters) & 3]
                    self.edge[(form * 4 + quarters) * 4 + side] = shown
                    self.fit_row[(form * 4 + quarters) * 4 + side] = side * EDGE_KINDS + max(0, shown - 1)
        for code in range(self.codes):
            self.enclosed[code] = all(code // self.radix**side % self.radix for side in range(4))
        for shown in range(1, EDGE_KINDS + 1):
            for kind in range(EDGE_KINDS):
                self.others[shown * EDGE_KINDS + kind] = 0 if kind == shown - 1 else ALL

    def _write_forms(self) -> None:
        """Write which cells and sides a tile covers, and which cells around it a building watches."""
        for number, form in enumerate(self.forms):
            self.printed[number] = form.design
            self.cells[number] = form.cells
            self.which_cell[number] = form.cell
            self.second[number] = NOTHING
            if form.cells > 1 and form.cell == 0:
                self.second[number] = next(
                    i for i, other in enumerate(self.forms) if other.design == form.design and other.cell == 1
                )
            self.long_edge[number] = form.shown[4]
            within = [side for side, kind in form.tile.edge_kinds.items() if kind == INNER]  # of a fixed block
            sides = zip(geometry.SIDES, form.shown[:4], strict=True)
            self.blank[number] = any(
                not shown and side not in (*form.gaps, form.inner, *within) for side, shown in sides
            )
            for quarters in range(4):
                oriented = number * 4 + quarters
                self.inner[oriented] = (geometry.SIDES.index(form.inner) + quarters) & 3 if form.inner else NOTHING
                self.gaps[oriented] = sum(1 << ((geometry.SIDES.index(side) + quarters) & 3) for side in form.gaps)
                self.watches[oriented] = sum(1 << AROUND.index(turned(step, quarters)) for step in form.watched())

    def _write_rows(self) -> None:
        row = 0
        for sort, building in enumerate(self.buildings):
            self.cloister[sort] = building.cloister
            self.in_rows[sort] = building.in_rows
        for number, form in enumerate(self.forms):
            self.first_row[number] = row
            signs = {*form.tile.marks, *(flag for feature in form.tile.features for flag in feature.flags)}
            self.marks[number] = sum(
                1 << i for i, mark in enumerate(self.mark_names) if mark in signs and form.cell == 0
            )
            self.building[number] = NOTHING
            whole_tile = [part.feature for each in self._whole(form) for part in each.parts]
            for place, part in enumerate(form.parts):
                feature = form.tile.features[part.feature]
                kind = self._kind(feature)
                here = [each.feature for each in form.parts]
                self.kind[row] = kind
                self.sort[row] = self.sorts.index(feature.kind) if kind == BUILDING else NOTHING
                self.ends[row] = len(feature.edges)
                self.spans[row] = part.other
                self.flags[row] = sum(1 << i for i, mark in enumerate(self.mark_names) if mark in feature.flags)
                self.ground[row] = self._ground(kind, self.sort[row])
                cities = self._cities_at(form.tile, feature)
                self.touch[row] = sum(1 << here.index(city) for city in cities if city in here)
                self.meets[row] = sum(
                    1 << i for i, other in enumerate(whole_tile) if self._meet(form.tile, part.feature, other)
                )
                self.word[row] = self._word(form, place, kind)
                if kind == BUILDING and self._watches(feature):
                    self.building[number] = place
                row += 1
        self.first_row[self.form_count] = row

    def _whole(self, form: Form) -> list[Form]:
        """The forms of all cells of a tile."""
        return [form] if form.cells == 1 else [each for each in self.forms if each.design == form.design]

    def _ground(self, kind: int, sort: int) -> int:
        if kind != BUILDING:
            return GROUND_BITS[KINDS[kind]]
        building = self.buildings[sort]
        return GROUND_BITS["building"] + GROUND_BITS["cloister"] * building.cloister + LATE * (not building.watches)

    def _watches(self, feature: Feature) -> bool:
        """Whether a building is completed by the squares around it."""
        building = self.buildings[self.sorts.index(feature.kind)]
        return building.watches and not building.beside

    def _kind(self, feature: Feature) -> int:
        if feature.kind == INNER:
            return CITY
        return min(KINDS.index(feature.kind) if feature.kind in KINDS else BUILDING, BUILDING)

    def _cities_at(self, tile: Tile, feature: Feature) -> list[int]:
        """The indexes of the city features of a tile that a field touches."""
        inside = [i for i, other in enumerate(tile.features) if other.kind == INNER] if feature.kind == "field" else []
        return [*feature.borders, *inside]

    def _meet(self, tile: Tile, one: int, other: int) -> bool:
        """Whether two features of a tile meet at the end of a road."""
        return one != other and any(one in join and other in join for join in tile.joins)

    def _word(self, form: Form, place: int, kind: int) -> int:
        feature = form.feature(place)
        ports = form.ports(place)
        twins = sum(1 for other in range(len(form.parts)) if form.feature(other).kind == feature.kind)
        if kind == BUILDING and not self._watches(feature):
            open_ports = 1
        elif kind == BUILDING:
            open_ports = len(form.watched()) + bool(form.gaps)
        elif kind == CITY:
            open_ports = sum(2 // len(port) for port in ports)
        else:
            open_ports = len(ports)
        # The tiles of a field are never counted. The cell of a triangle may contain another one.
        may_meet_twice = kind in (CITY, ROAD) and (twins > 1 or bool(form.gaps))
        return open_ports + (1 << COUNT) + (may_meet_twice << MULTI) + (feature.flag("pennant") << PENNANT)

    def _write_ports(self) -> None:
        """Write for each side of each oriented form the segments at its left half, its middle and its right half."""
        for number, form in enumerate(self.forms):
            owner = {
                port: place
                for place in range(len(form.parts))
                if form.feature(place).kind in PORT_KINDS
                for port in form.ports(place)
            }
            for quarters in range(4):
                for side in range(4):
                    three = self._three(number, owner, geometry.SIDES[(side - quarters) & 3])
                    for place in range(3):
                        self.port[((number * 4 + quarters) * 4 + side) * 3 + place] = three[place]
            three = self._three(number, owner, LONG)
            for place in range(3):
                self.long_port[number * 3 + place] = three[place]

    def _three(self, form: int, owner: dict[str, int], edge: str) -> list[int]:
        three = [owner.get(edge + half, NOTHING) for half in ("L", "", "R")]
        if self._is_city(form, three[1]):
            return [three[1], WHOLE, three[1]]
        if three[1] == NOTHING and three[0] == three[2] != NOTHING:
            three[1] = WHOLE
        return three

    def _is_city(self, form: int, place: int) -> bool:
        return place != NOTHING and self.kind[self.first_row[form] + place] == CITY

    def shown(self, oriented: int, side: int) -> int:
        """What an oriented form shows at a side (an index into geometry.EDGES)."""
        return self.edge[oriented * 4 + side]

    def segments_in(self, design: int) -> int:
        """The largest number of segments of a tile on all of its cells, including those of a variant."""
        of_design = [form for form in self.forms if form.design == design]
        on_cell = [
            max(len(form.parts) for form in of_design if form.cell == cell) for cell in (0, 1)[: of_design[0].cells]
        ]
        return sum(on_cell)

    def room(self, designs: Sequence[int]) -> tuple[int, int]:
        """The number of pieces and segments if all these tiles are laid."""
        return sum(self.forms[design].cells for design in designs), max(1, sum(self.segments_in(d) for d in designs))

    def building_sort(self, form: int) -> int:
        """Which of `sorts` a tile shows, or -1."""
        place = self.building[form]
        return place if place < 0 else self.sort[self.first_row[form] + place]

    def is_square(self, design: int) -> bool:
        return self.cells[design] == 1 and self.gaps[design * 4] == 0

    def bit(self, mark: str) -> int:
        """The bit of a mark; 0 if no rule in the box uses it."""
        return ONE << self.mark_names.index(mark) if mark in self.mark_names else 0

    def sort_named(self, building: str) -> int:
        """The number of a sort of buildings, or -1."""
        return self.sorts.index(building) if building in self.sorts else NOTHING

    def segment_name(self, oriented: int, place: int) -> tuple[str, str]:
        """Kind and port of a segment as players see it on the board."""
        return self.forms[oriented >> 2].segment_name(place, oriented & 3)


def turned(step: tuple[int, int], quarters: int) -> tuple[int, int]:
    """A step from cell to cell, turned clockwise."""
    for _ in range(quarters):
        step = (-step[1], step[0])
    return step
