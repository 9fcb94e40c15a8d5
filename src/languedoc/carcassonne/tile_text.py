"""One tile in letters: a small block of cells, three lines high.

A cell has a letter, a look (what it shows, for a terminal to colour) and the feature it belongs to. The same code draws
the wide blocks that lie side by side and the narrow ones that share their rims.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from languedoc.carcassonne.board.geometry import CLOCKWISE, SIDES, turned
from languedoc.carcassonne.tiles.catalogue import vocabulary
from languedoc.carcassonne.tiles.sheet import Feature, Tile

HEIGHT = 3
WIDE = 7
NARROW = 5

FIELD = "·"
CITY = "▒"
INNER = "▓"  # inside the walls of a fixed block
RIVER = "~"
PENNANT = "♦"
VILLAGE = "○"
LONG = "H"
HYPOTENUSE = "╲"
RISING = "╱"
FACING_EAST = (0, 1)  # quarters by which a triangle is turned whose long edge faces east
STAIRS = (  # by quarters: the line of the upper or lower leg, where the stairs turn beside the middle, their corners
    (2, -1, "┐└┐"),
    (0, -1, "┘┌┘"),
    (0, 1, "└┐└"),
    (2, 1, "┌┘┌"),
)
ROADS = {
    "NS": "│",
    "EW": "─",
    "NE": "└",
    "ES": "┌",
    "SW": "┐",
    "NW": "┘",
    "NES": "├",
    "ESW": "┬",
    "NSW": "┤",
    "NEW": "┴",
    "NESW": "┼",
}
TWO_BENDS = {frozenset(("NW", "ES")): "╱", frozenset(("NE", "SW")): "╲"}
CORNERS = {"NW": ("NL", "WR"), "NE": ("NR", "EL"), "SE": ("ER", "SL"), "SW": ("SR", "WL")}

Spot = tuple[int, int]  # line, column


@dataclass(slots=True)
class Cell:
    """`look` is field, city, road, river, building, pennant, sign (`sign city` within walls), empty, number, rim or
    `seat 0`, `seat 1`, ..."""

    letter: str = " "
    look: str = "empty"
    feature: int = -1
    shade: int = 0


class Block:
    """A tile as it lies on the table. `spots` says where a figure on each of its features is drawn, `signs` which of
    its printed signs are drawn, where there is room for them. `beside` is the leg, if any, to which a road on the long
    edge of a triangle leads on the other half of the cell."""

    def __init__(
        self,
        tile: Tile,
        quarters: int = 0,
        width: int = WIDE,
        signs: Collection[str] = (),
        cell: int = 0,
        beside: str = "",
    ) -> None:
        self.width = width
        self.middle = width // 2
        self.heart = (1, self.middle)  # where a building is drawn
        if tile.shape == "triangle":
            self.heart = (1, 1 if quarters in FACING_EAST else width - 2)
        self.cells = [[Cell(FIELD, "field") for _ in range(width)] for _ in range(HEIGHT)]
        self.features = [_on_cell(tile, each, quarters, cell) for each in tile.features]
        for index in self._of("inner"):
            self._inner(index)
        for index in self._of("city"):
            self._city(index)
        for index in self._of("river"):
            self._river(index)
        self._roads(self._of("road"))
        self._buildings()
        if tile.shape == "triangle":
            self._cut(tile, quarters, beside)
        self.spots = {index: self._spot(index) for index in range(len(self.features))}
        if tile.shape == "triangle":
            self._keep_on_triangle(tile, quarters)
        for index in self._of("city"):
            self._pennant(index)
        for index, feature in enumerate(self.features):
            for sign in feature.flags:
                if sign in signs and (letter := sign_letter(sign)):
                    self._sign(letter, self._on_feature(index))
        for sign in tile.marks:
            if sign in signs and (letter := sign_letter(sign)):
                self._sign(letter, self._anywhere())

    def lines(self) -> list[str]:
        return ["".join(cell.letter for cell in line) for line in self.cells]

    # ------------------------------------------------------------------ triangles

    def _slope(self, line: int, quarters: int) -> int:
        """The column of the long edge; it falls from the north-west to the south-east, or rises."""
        last = self.width - 1
        column = (2 * line + 1) * last // (2 * HEIGHT)
        return column if quarters % 2 == 0 else last - column

    def _cut(self, tile: Tile, quarters: int, beside: str) -> None:
        """Keep the half of the cell that a triangle lies on, and its long edge with what reaches it."""
        for line in range(HEIGHT):
            slope = self._slope(line, quarters)
            for column in range(self.width):
                if column == slope:
                    self.cells[line][column] = Cell(HYPOTENUSE if quarters % 2 == 0 else RISING, "rim")
                elif (column < slope) != (quarters in FACING_EAST):
                    self.cells[line][column] = Cell()
        for index, feature in enumerate(tile.features):
            if feature.kind == "city" and LONG in feature.edges:
                self._set([(line, self._slope(line, quarters)) for line in range(HEIGHT)], CITY, "city", index)
                if len(tile.features) == 1:
                    self._set(self._meadow(), CITY, "city", index)
            elif feature.kind == "road" and LONG in feature.edges:
                way = "".join(sorted((*self.features[index].edges, *beside), key=SIDES.index))
                glyph = ROADS.get(way) or ("│" if way in ("N", "S") else "─")
                self._set([(1, self._slope(1, quarters))], glyph, "road", index)
            elif feature.kind == "road" and len(feature.edges) == 2:
                self._bend(index, quarters)

    def _bend(self, index: int, quarters: int) -> None:
        """A road from leg to leg goes down stairs along the slope."""
        line, inner, corners = STAIRS[quarters]
        column = self.middle + inner
        for at, glyph in zip(((1, column), (line, column), (line, self.middle)), corners, strict=True):
            self._set([at], glyph, "road", index)

    def _keep_on_triangle(self, tile: Tile, quarters: int) -> None:
        """Whoever would stand beyond the long edge stands where there is room, in a field at its end of that edge."""
        ends = {"L": 0 if quarters in (0, 1) else 2, "R": 2 if quarters in (0, 1) else 0}  # lines
        for feature, (line, column) in self.spots.items():
            edges = tile.features[feature].edges
            own = self._cells_of(feature)
            if not own and edges in ((LONG + "L",), (LONG + "R",)):
                line = ends[edges[0][-1]]
                inside = [at for at in self._meadow() if at[0] == line and at not in self.spots.values()]
                slope = line, self._slope(line, quarters)
                self.spots[feature] = min([*inside, slope], key=lambda at: _far(at, slope) or self.width)
            elif self.cells[line][column].look in ("empty", "rim"):
                free = [at for at in self._meadow() if at not in self.spots.values()]
                room = own or free or [(1, self._slope(1, quarters))]
                self.spots[feature] = min(room, key=lambda at: _far(at, (line, column)))

    def put(self, feature: int, letter: str, look: str) -> None:
        """Draw a figure (or a number) on a feature, beside others that stand there already."""
        line, column = self.spots[feature]
        own = [spot for spot in self._cells_of(feature) if spot != (line, column)]
        own.sort(key=self._shows_sign)
        for at in [(line, column), *own]:
            cell = self.cells[at[0]][at[1]]
            if not cell.look.startswith(("seat", "number")):
                cell.letter, cell.look = letter, look
                return

    def lay(self, feature: int, letter: str, look: str) -> None:
        """Draw something that lies on a feature: on it near the middle, or beside it; the place of its figure stays
        free, and a printed sign is covered only where there is no other room."""
        spot, middle = self.spots[feature], (1, self.middle)
        own = sorted((at for at in self._cells_of(feature) if at != spot), key=lambda at: _far(at, middle))
        own.sort(key=self._shows_sign)
        beside = [at for at in self._meadow() if _far(at, spot) <= 2 and at not in self.spots.values()]
        for line, column in own + sorted(beside, key=lambda at: _far(at, spot)):
            cell = self.cells[line][column]
            if not cell.look.startswith(("token", "seat", "number")):
                cell.letter, cell.look = letter, look
                return

    def _shows_sign(self, at: Spot) -> bool:
        return self.cells[at[0]][at[1]].look.startswith("sign")

    def mark(self, letter: str, look: str) -> None:
        """Draw something that lies on the tile and on none of its features: in the first free corner."""
        corners = [(0, 0), (0, self.width - 1), (2, 0), (2, self.width - 1)]
        for line, column in sorted(corners, key=lambda at: self.cells[at[0]][at[1]].look == "empty"):
            cell = self.cells[line][column]
            if not cell.look.startswith(("token", "seat")):
                cell.letter, cell.look = letter, look
                return

    # ------------------------------------------------------------------ what the features look like

    def _of(self, kind: str) -> list[int]:
        return [index for index, feature in enumerate(self.features) if feature.kind == kind]

    def _set(self, spots: Iterable[Spot], letter: str, look: str, feature: int) -> None:
        for line, column in spots:
            cell = self.cells[line][column]
            cell.letter, cell.look, cell.feature = letter, look, feature

    def _line(self, line: int, first: int, last: int) -> list[Spot]:
        return [(line, column) for column in range(first, last + 1)]

    def _city(self, index: int) -> None:
        ports = self.features[index].edges
        others = {port[0] for other in self._of("city") if other != index for port in self.features[other].edges}
        last, middle = self.width - 1, self.middle
        sides = {port[0] for port in ports}
        spots: list[Spot] = []
        for line, side in ((0, "N"), (2, "S")):
            if side in ports:
                spots += self._line(line, 1, last - 1)
            left, right = ("L", "R") if side == "N" else ("R", "L")
            spots += self._line(line, 1, middle - 1) if side + left in ports else []
            spots += self._line(line, middle + 1, last - 1) if side + right in ports else []
        deep = int(self.width == WIDE and not others & {"N", "S"})
        spots += self._line(1, 0, deep) if "W" in ports else []
        spots += self._line(1, last - deep, last) if "E" in ports else []
        if sides >= {"E", "W"}:
            spots += self._line(1, 0, last)
        elif sides >= {"N", "S"}:
            spots += self._line(1, 1, last - 1)
        deep = middle - 1 - int(self.width == WIDE and bool(self._of("road")))
        if sides & {"N", "S"} and "W" in sides:
            spots += self._line(1, 0, deep)
        if sides & {"N", "S"} and "E" in sides:
            spots += self._line(1, last - deep, last)
        if self.width == WIDE:  # narrow blocks share their corners with three others
            for corner, (one, two) in CORNERS.items():
                if {one, one[0]} & set(ports) and {two, two[0]} & set(ports):
                    spots.append((0 if corner[0] == "N" else 2, 0 if corner[1] == "W" else last))
        self._set(spots, CITY, "city", index)

    def _inner(self, index: int) -> None:
        """Fill every cell that is nearer to the inside of the block than to a meadow."""
        inside = self.features[index].edges
        meadow = {port for other in self._of("field") for port in self.features[other].edges}
        ports = {side + half: self._port_spot(side, half) for side in SIDES for half in "LR"}
        spots: list[Spot] = []
        for line in range(HEIGHT):
            for column in range(self.width):
                far = {
                    port: (2 * (line - at[0])) ** 2 + (column - at[1]) ** 2  # letters are twice as high as wide
                    for port, at in ports.items()
                }
                nearest = [port for port in far if far[port] == min(far.values())]
                if any(port[0] in inside and port not in meadow for port in nearest):
                    spots.append((line, column))
        self._set(spots, INNER, "city", index)

    def _port_spot(self, side: str, half: str) -> tuple[float, float]:
        """The middle of a half-edge, as line and column."""
        height, width = HEIGHT - 1, self.width - 1
        way = 0.25 if (half == "L") == (side in "NE") else 0.75
        if side in "NS":
            return (0 if side == "N" else height), way * width
        return way * height, (0 if side == "W" else width)

    def _arm(self, side: str) -> list[Spot]:
        """The cells from the middle of a side to the middle of the tile, without the latter."""
        if side in "NS":
            return [(0 if side == "N" else 2, self.middle)]
        if side == "W":
            return self._line(1, 0, self.middle - 1)
        return self._line(1, self.middle + 1, self.width - 1) if side == "E" else []

    def _river(self, index: int) -> None:
        for side in self.features[index].edges:
            self._set(self._arm(side), RIVER, "river", index)
        self._set([(1, self.middle)], RIVER, "river", index)

    def _roads(self, indexes: list[int]) -> None:
        ways: list[str] = []
        for index in indexes:
            road = self.features[index]
            for side in road.edges:
                self._set(self._arm(side), "│" if side in "NS" else "─", "road", index)
            way = "".join(sorted(road.edges, key=CLOCKWISE.index))
            under = "tunnel" in road.flags and self._middle_cell().look == "city"
            if way in ROADS and not under:
                self._set([(1, self.middle)], ROADS[way], "road", index)
                ways.append(way)
        if frozenset(ways) in TWO_BENDS:
            self._middle_cell().letter = TWO_BENDS[frozenset(ways)]
        elif len(ways) == 2 and set(ways) == {"NS", "EW"}:
            self._middle_cell().letter = "┼"
        elif indexes and not ways and self._middle_cell().look == "field":
            self._middle_cell().letter, self._middle_cell().look = VILLAGE, "road"

    def _middle_cell(self) -> Cell:
        return self.cells[1][self.middle]

    def _buildings(self) -> None:
        """In the middle, or where something passes there, beside it."""
        for index, feature in enumerate(self.features):
            if letter := building_letter(feature.kind):
                places = (
                    self.heart,
                    (0, self.middle),
                    (2, self.middle),
                    (0, self.middle - 1),
                    (0, self.middle + 1),
                )
                free = [at for at in places if self.cells[at[0]][at[1]].feature < 0]
                self._set(free[:1], letter, "building", index)

    # ------------------------------------------------------------------ where things stand

    def _cells_of(self, feature: int) -> list[Spot]:
        return [
            (line, column)
            for line in range(HEIGHT)
            for column in range(self.width)
            if self.cells[line][column].feature == feature
        ]

    def _spot(self, index: int) -> Spot:
        feature = self.features[index]
        if feature.kind == "field":
            return self._field_spot(feature)
        own = self._cells_of(index)
        if not own:
            return 1, self.middle
        line = sum(at[0] for at in own) / len(own)
        column = sum(at[1] for at in own) / len(own)
        return min(own, key=lambda at: (abs(at[0] - line) * 2 + abs(at[1] - column), at))

    def _field_spot(self, field: Feature) -> Spot:
        """First where a whole side is meadow, then in the corners; an inner field wherever there is room."""
        last, middle = self.width - 1, self.middle
        wishes: list[Spot] = []
        beside_side = {"N": (0, middle), "E": (1, last - 1), "S": (2, middle), "W": (1, 1)}
        for side in SIDES:
            if side + "L" in field.edges and side + "R" in field.edges:
                wishes.append(beside_side[side])
        for corner, ports in CORNERS.items():
            if set(ports) & set(field.edges):
                line = 0 if corner[0] == "N" else 2
                columns = (1, 2, 0) if corner[1] == "W" else (last - 1, last - 2, last)
                wishes += [(line, column) for column in columns]
        inner = [each for each in self.features if each.kind == "field" and not each.edges]
        wishes += [(0, 0), (2, last)] if field not in inner[1:] else [(2, last)]
        for at in wishes:
            if self.cells[at[0]][at[1]].feature < 0 and self.cells[at[0]][at[1]].look == "field":
                return at
        return wishes[0]

    def _pennant(self, index: int) -> None:
        own = [at for at in self._cells_of(index) if at != self.spots[index]]
        if self.features[index].flag("pennant") and own:
            line, column = min(own, key=lambda at: _far(at, self.heart)) if self.heart[1] != self.middle else own[0]
            self.cells[line][column].letter = PENNANT
            self.cells[line][column].look = "pennant"

    # ------------------------------------------------------------------ printed signs

    def _sign(self, letter: str, places: Iterable[Spot]) -> None:
        """In the first of the places that is free: no figure will stand there, and nothing else is drawn there."""
        spots = set(self.spots.values())
        for line, column in places:
            cell = self.cells[line][column]
            if (line, column) not in spots and self._inside(line, column) and cell.letter in "·▒─│":
                cell.letter = letter
                cell.look = "sign city" if cell.look == "city" else "sign"
                return

    def _inside(self, line: int, column: int) -> bool:
        """Not in the corners, which are for tokens; narrow blocks share their whole rim."""
        if self.width == NARROW:
            return line == 1 and 0 < column < self.width - 1
        return not (line != 1 and column in (0, self.width - 1))

    def _on_feature(self, index: int) -> list[Spot]:
        """On a city or road beside its figure; else, as on a meadow, next to it."""
        spot = self.spots[index]
        own = [] if self.features[index].kind == "field" else self._cells_of(index)
        own.sort(key=lambda at: (self.cells[at[0]][at[1]].letter not in "▒─│", _far(at, spot)))
        around = [spot, *own]
        free = [at for at in self._meadow() if any(abs(at[0] - b[0]) <= 1 and abs(at[1] - b[1]) <= 2 for b in around)]
        return own + sorted(free, key=lambda at: _far(at, spot))

    def _anywhere(self) -> list[Spot]:
        """On the meadow, near the middle; else in a city."""
        middle = (1, self.middle)
        walled = [at for index in self._of("city") for at in self._cells_of(index)]
        return sorted(self._meadow(), key=lambda at: _far(at, middle)) + walled

    def _meadow(self) -> list[Spot]:
        return [
            (line, column)
            for line in range(HEIGHT)
            for column in range(self.width)
            if self.cells[line][column].look == "field"
        ]


def _on_cell(tile: Tile, feature: Feature, quarters: int, cell: int) -> Feature:
    """What of a feature is on a cell of its tile, turned; what is not there has no kind."""
    if tile.shape == "double":
        here = "AB"[cell]
        edges = tuple(port[2:] for port in feature.edges if port.startswith(here))
        absent = (bool(feature.edges) and not edges) or (not feature.edges and cell > 0)
        return Feature("", ()) if absent else replace(feature, edges=tuple(turned(port, quarters) for port in edges))
    ports = [port for port in feature.edges if port[0] in SIDES]
    return replace(feature, edges=tuple(turned(port, quarters) for port in ports), borders=())


def _far(one: Spot, other: Spot) -> int:
    """Letters are twice as high as wide."""
    return 2 * abs(one[0] - other[0]) + abs(one[1] - other[1])


def sign_letter(sign: str) -> str:
    """The letter of a printed sign; empty where it has none."""
    mark = vocabulary().mark(sign)
    return mark.sign if mark else ""


def building_letter(kind: str) -> str:
    """The letter of a building; empty for all other features."""
    building = vocabulary().buildings.get(kind)
    return building.sign if building else ""


def tile_lines(tile: Tile, quarters: int = 0, signs: Collection[str] = ()) -> list[str]:
    """A tile of any shape as three lines of letters."""
    if tile.shape == "double":
        return _double_lines(tile)
    return Block(tile, quarters, signs=signs).lines()


def _double_lines(tile: Tile) -> list[str]:
    """Two blocks side by side; what lies in both halves passes over the border between them."""
    halves: list[list[str]] = []
    for half, border in (("A", "E"), ("B", "W")):
        features = []
        for each in tile.features:
            ports = tuple(port[2:] for port in each.edges if port[0] == half)
            if ports and len(ports) < len(each.edges) and each.kind != "field":
                ports += (border,)
            if ports:
                features.append(Feature(each.kind, ports, each.flags))
        halves.append(Block(Tile(tile.id, tile.module, 1, features=tuple(features))).lines())
    lines = ["".join(pair) for pair in zip(*halves, strict=True)]
    for each in tile.features:
        if letter := building_letter(each.kind):
            lines[1] = lines[1][: WIDE - 1] + letter + lines[1][WIDE:]
    return lines
