"""Places on the board: their locations and pointers, our targets."""

from __future__ import annotations

import re
from collections.abc import Iterator

from languedoc.carcassonne.board.geometry import SIDES, port_name, turned
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Corner, Figure, Segment, Spot, Target, Word
from languedoc.carcassonne.tiles.catalogue import Tile
from languedoc.errors import Unsupported
from languedoc.formats.jcz.reading import Node
from languedoc.formats.jcz.tables import BUILDINGS, FEATURES, FIGURES, PLACES, SECOND_PLACES

HALVES = re.compile(r"[NESW][LR](\.[NESW][LR])*")
EDGES = re.compile(r"_?[NESW]+")
INSIDE: dict[str, int] = {
    **{"I": 0, "II": 1, "III": 2, "IV": 3},
    **{"INNER_FARM": 0, "INNER_FARM_B": 1, "INNER_FIELD": 0, "INNER_FIELD_B": 1},  # as older versions called them
    **dict.fromkeys(("CLOISTER", "MONASTERY", "TOWER", "FLIER", "ABBEY"), 0),
}
"""Locations that reach no side, each with which of several such fields of a tile it is."""
MEEPLE = re.compile(r"(?P<player>\d)\.(?P<kind>[a-z]+)\.\d+")
ANYWHERE = Spot("anywhere")  # the place of a figure that a message names without its place
LONGEST = 60


class Table:
    """A table of ours on which their squares are found: theirs may be counted from another square."""

    def __init__(self, state: State, origin: tuple[int, int]) -> None:
        self.state = state
        self.origin = origin

    def square(self, node: Node) -> tuple[int, int]:
        x, y = node.pair()
        return x - self.origin[0], y - self.origin[1]

    def tile_at(self, x: int, y: int) -> tuple[Tile, int] | None:
        """The tile on a square and its quarter turns."""
        board = self.state.board
        for piece in range(board.pieces):
            column, line, _, quarters = board.where(piece)
            if (column, line) == (x, y):
                return board.tile_of(piece), quarters
        return None

    def targets(self, node: Node) -> set[Target]:
        """All that a pointer may mean here: a square or its corner, a segment, a place beside the board, a figure
        there, or a figure wherever it is."""
        if isinstance(node.value, list):
            return {Cell(*self.square(node))}
        if isinstance(node.value, str):
            return {Figure(*meeple(node), ANYWHERE)}
        if node.maybe("meepleId") is not None:
            seat, kind = meeple(node["meepleId"])
            places = self.targets(node["featurePointer"])
            return {Figure(seat, kind, place) for place in places if isinstance(place, Segment | Spot)}
        x, y = self.square(node["position"])
        feature, location = node["feature"].text(), node["location"]
        place = PLACES.get(f"{feature}/{location.text()}", PLACES.get(feature))
        if place is not None:
            spot = Spot(place.name, cell=Cell(x, y)) if place.per == "tile" else Spot(place.name)
            return {Word(spot.name), spot, Cell(x, y)}
        if location.text() in SECOND_PLACES:
            return {Segment(x, y, SECOND_PLACES[location.text()], "")}
        return {*self.segments(x, y, feature, location), Corner(x, y), Word(location.text())}

    def whole(self, segment: Segment) -> set[Target]:
        """All segments of the feature that one belongs to."""
        board = self.state.board
        for i in range(board.segments):
            if Segment(*board.segment_at(i)) == segment:
                return {Segment(*board.segment_at(other)) for other in board.members(i)}
        return set()

    def segments(self, x: int, y: int, feature: str, location: Node) -> Iterator[Segment]:
        """The segments of a tile that one of their features can be: mostly one; two where something joins them."""
        lying = self.tile_at(x, y)
        if lying is not None:
            tile, quarters = lying
            ports = ports_of(location)
            apart, inner = [], []
            for i, each in enumerate(tile.features):
                own = {turned(port, quarters) for port in each.edges}
                if each.kind in FEATURES.get(feature, ()):
                    segment = Segment(x, y, each.kind, port_name(tile, i, quarters))
                    if not ports and (not own or each.kind in BUILDINGS):
                        inner.append(segment)
                    elif ports and ports <= own:
                        yield segment
                    elif own and own <= ports:
                        apart.append(segment)
            yield from apart
            if len(inner) > 1:  # two fields between cities that cross
                inner = inner[INSIDE[location.text()] :][:1]
            yield from inner


def ports_of(location: Node) -> set[str]:
    """The sides (`WE`, `_S`) or halves of sides (`NL.NR`) that a location names; inside there are none."""
    text = location.text()
    if HALVES.fullmatch(text):
        return set(text.split("."))
    if EDGES.fullmatch(text):
        sides = set(text) & set(SIDES)
        return set(SIDES) - sides if text.startswith("_") else sides
    if text in INSIDE:
        return set()
    raise Unsupported(f"{location.place}: the location {text[:LONGEST]!r}")


def meeple(node: Node) -> tuple[int, str]:
    """The seat and the kind of figure that an id such as `0.small.1` names."""
    found = MEEPLE.fullmatch(node.text())
    if not found:
        node.fail(f"{node.text()[:LONGEST]!r} is no figure, which would look like '0.small.1'")
    if found["kind"] not in FIGURES:
        raise Unsupported(f"{node.place}: the figure {found['kind'][:LONGEST]!r}")
    return int(found["player"]), FIGURES[found["kind"]]
