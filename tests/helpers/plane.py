"""A slow model of a layout in the plane: every edge is a line between two points, every port a point on it.

Segments belong together where their ports are the same point. It shares nothing with the engine but the printed tiles.
A cell is eight units wide, so all these points have integer coordinates.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cached_property

from languedoc.carcassonne.tiles.catalogue import Tile

Point = tuple[int, int]
Line = frozenset[Point]
Key = tuple[int, int]  # the number of a tile in the order of laying, the number of a feature on it

SIDE = 8
CORNERS = {"NW": (0, 0), "NE": (SIDE, 0), "SE": (SIDE, SIDE), "SW": (0, SIDE)}
EDGES = {"N": ("NW", "NE"), "E": ("NE", "SE"), "S": ("SE", "SW"), "W": ("SW", "NW"), "H": ("NW", "SE")}
QUARTERS_ALONG = {"L": 1, "": 2, "R": 3}  # of an edge, from its left end


class Laid:
    """A tile as it lies: the cell of its first part, and how it is turned."""

    def __init__(self, tile: Tile, x: int, y: int, quarters: int) -> None:
        self.tile = tile
        self.x = x
        self.y = y
        self.quarters = quarters

    def at(self, right: int, down: int) -> Point:
        """A printed point, counted from the north-western corner of the first cell, on the board."""
        right, down = right - SIDE // 2, down - SIDE // 2
        for _ in range(self.quarters):
            right, down = -down, right
        return (self.x * SIDE + right + SIDE // 2, self.y * SIDE + down + SIDE // 2)

    def ends(self, edge: str) -> tuple[Point, Point]:
        cell, _, side = edge.rpartition(":")
        away = SIDE if cell == "B" else 0
        left, right = (CORNERS[corner] for corner in EDGES[side])
        return self.at(left[0] + away, left[1]), self.at(right[0] + away, right[1])

    def port(self, port: str) -> Point:
        edge, half = (port[:-1], port[-1]) if port[-1] in "LR" else (port, "")
        left, right = self.ends(edge)
        along = QUARTERS_ALONG[half]
        return (left[0] + (right[0] - left[0]) * along // 4, left[1] + (right[1] - left[1]) * along // 4)

    def ports(self, feature: int) -> set[Point]:
        """Cities reach an edge with both of its halves."""
        this = self.tile.features[feature]
        if this.kind == "city":
            return {self.port(edge + half) for edge in this.edges for half in ("LR" if edge[-1] not in "LR" else ("",))}
        return {self.port(edge) for edge in this.edges}

    @cached_property
    def edges(self) -> dict[Line, str]:
        return {frozenset(self.ends(edge)): kind for edge, kind in self.tile.edge_kinds.items()}

    @cached_property
    def cells(self) -> list[tuple[int, int]]:
        middles = [self.at(SIDE // 2 + i * SIDE, SIDE // 2) for i in range(2 if self.tile.shape == "double" else 1)]
        return [(x // SIDE, y // SIDE) for x, y in middles]

    @cached_property
    def quarters_taken(self) -> set[tuple[int, int, Point]]:
        """A cell has four quarters, one at each side, named by the middle of that side; a triangle takes two."""
        found = set()
        for i, (x, y) in enumerate(self.cells):
            for side in "SW" if self.tile.shape == "triangle" else "NESW":
                left, right = (CORNERS[corner] for corner in EDGES[side])
                found.add((x, y, self.at((left[0] + right[0]) // 2 + i * SIDE, (left[1] + right[1]) // 2)))
        return found

    def cells_of(self, feature: int) -> set[tuple[int, int]]:
        """The cells where a feature reaches an edge; all of the tile for those that reach none."""
        edges = self.tile.features[feature].edges
        if len(self.cells) == 1 or not edges:
            return set(self.cells)
        return {self.cells["AB".index(edge[0])] for edge in edges}


class Plane:
    def __init__(self) -> None:
        self.laid: list[Laid] = []

    def taken(self) -> dict[tuple[int, int], list[Laid]]:
        found = defaultdict(list)
        for each in self.laid:
            for cell in each.cells:
                found[cell].append(each)
        return found

    def places(self, tile: Tile) -> set[tuple[int, int, int]]:
        """Where it may lie: half_so_wild 3, base 4.1, german_castles 2 without what castles ask of each other."""
        taken = self.taken()
        quarters = {quarter for each in self.laid for quarter in each.quarters_taken}
        edges = {line: kind for each in self.laid for line, kind in each.edges.items()}
        near = {(x + dx, y + dy) for x, y in taken for dx in range(-2, 3) for dy in range(-2, 3)}
        found = set()
        for x, y in near:
            for turn in range(4):
                new = Laid(tile, x, y, turn)
                touching = [line for line in new.edges if line in edges]
                if (
                    touching
                    and all(new.edges[line] == edges[line] for line in touching)
                    and quarters.isdisjoint(new.quarters_taken)
                    and (tile.shape == "triangle" or not any(cell in taken for cell in new.cells))
                ):
                    found.add((x, y, turn))
        return found

    def features(self) -> list[set[Key]]:
        """The features as sets of printed segments; buildings apart."""
        at: dict[tuple[str, Point], list[Key]] = defaultdict(list)
        group: dict[Key, set[Key]] = {}
        for number, each in enumerate(self.laid):
            for i, feature in enumerate(each.tile.features):
                if feature.kind in ("road", "city", "field"):
                    group[number, i] = {(number, i)}
                    for point in each.ports(i):
                        at[feature.kind, point].append((number, i))
        for together in at.values():
            whole = set().union(*(group[key] for key in together))
            for key in whole:
                group[key] = whole
        return list({id(whole): whole for whole in group.values()}.values())

    def open_ports(self, feature: set[Key]) -> int:
        """Ports that no other segment shares."""
        ports = Counter(point for number, i in feature for point in self.laid[number].ports(i))
        return sum(times == 1 for times in ports.values())

    def cells(self, feature: set[Key]) -> set[tuple[int, int]]:
        return {cell for number, i in feature for cell in self.laid[number].cells_of(i)}

    def places_around(self, number: int) -> tuple[int, int]:
        """How many places a building on a tile watches, and how many of them are filled (half_so_wild 6)."""
        each = self.laid[number]
        taken = self.taken()
        if each.tile.shape != "triangle":
            around = {(x + dx, y + dy) for x, y in each.cells for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
            around -= set(each.cells)
            return len(around), sum(cell in taken for cell in around)
        ((x, y),) = each.cells
        legs = [each.at(SIDE // 2, SIDE), each.at(0, SIDE // 2)]  # the middles of the short edges
        ends = [*{point for line in each.edges for point in line}, *legs]  # a place is behind each of these
        middle = SIDE // 2
        touched = {
            ((2 * px - x * SIDE - middle) // SIDE, (2 * py - y * SIDE - middle) // SIDE) for px, py in ends
        }  # the middle of the cell, mirrored at that point
        return len(touched) + 1, sum(cell in taken for cell in touched) + (len(taken[x, y]) == 2)
