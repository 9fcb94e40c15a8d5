"""Where everything of a game is on the table, in the measures of the drawings: a square is 100 wide, the start tile
lies at 0, 0, y grows southwards. Pictures and pages place tiles, figures and tokens by this.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from languedoc.carcassonne.board.geometry import port_name
from languedoc.carcassonne.targets import Segment, Spot
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.render.curves import Point
from languedoc.render.layout import layout
from languedoc.render.merged import Border, border, merged
from languedoc.render.tiles import VARIANTS

if TYPE_CHECKING:
    from languedoc.carcassonne.box import Box
    from languedoc.carcassonne.state import State

SIDE = 100
DOUBLE_ORIGIN = ((0, 0), (0, 0), (-1, 0), (0, -1))  # of a double tile: from cell A to its north-western cell, by turn
FLOOR = 8.4  # height of a tower piece
TALLEST = 5  # floors that are drawn
CROWD = ((0, 0), (9, 3), (-9, 3), (5, 9), (-5, 9), (0, -7))  # several figures at one place
QUARTER_CROWD = 14.0  # between those who wait in a quarter of a city
MIDDLE = (50.0, 50.0)


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """A segment of a tile that lies turned: its name without the square, its rings and the point for a figure."""

    feature: int
    name: str
    kind: str
    rings: tuple[tuple[Point, ...], ...]
    border: Border
    anchor: Point


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure on the table. `at` is where its foot is, none where it is beside the board; `above`: on a tower."""

    figure: int
    seat: int
    kind: str
    at: Point | None
    lies: bool
    above: bool
    place: Segment | Spot


@dataclass(frozen=True, slots=True)
class Lying:
    """A token on a tile. `symbol` is the name of a drawing, `number` the height of a tower."""

    module: str
    symbol: str
    piece: int
    at: Point
    number: int | None


# ------------------------------------------------------------------ tiles


def origin(tile: Tile, x: int, y: int, quarters: int) -> tuple[int, int]:
    """The north-western square of a tile that lies there."""
    if tile.shape == "double":
        dx, dy = DOUBLE_ORIGIN[quarters]
        return x + dx, y + dy
    return x, y


def variant(x: int, y: int) -> int:
    """Which of its pictures a tile shows there: neighbours differ."""
    return (3 * x + 5 * y) % VARIANTS


def shapes(tile: Tile, quarters: int) -> dict[int, Shape]:
    """The segments of a tile as it lies, by their number among its features."""
    found = {}
    for each in layout(tile).turned(quarters):
        name = Segment(0, 0, each.kind, port_name(tile, each.feature, quarters)).short
        found[each.feature] = Shape(each.feature, name, each.kind, each.rings, border(each.rings), each.anchor)
    return found


def marks(tile: Tile, quarters: int) -> dict[str, Point]:
    """Where the signs of a tile are, by the name of what stands there."""
    drawn = layout(tile)
    found: dict[str, Point] = {}
    for spot in drawn.marks:
        found.setdefault(spot.name, drawn.frame.turn(spot.at, quarters))
    return found


class Plan:
    """The tiles of a box as they lie, each worked out when it is first asked for. What is within the walls of a fixed
    block has no outline."""

    def __init__(self, box: Box) -> None:
        self.designs = box.designs
        self._shapes: dict[tuple[int, int], dict[int, Shape]] = {}
        self._marks: dict[tuple[int, int], dict[str, Point]] = {}

    def shape(self, design: int, quarters: int, feature: int) -> Shape:
        """One of its printed features as it lies."""
        if (design, quarters) not in self._shapes:
            self._shapes[design, quarters] = shapes(self.designs.tiles[design], quarters)
        kind = self.designs.tiles[design].features[feature].kind
        return self._shapes[design, quarters].get(feature) or Shape(feature, kind, kind, (), border(()), MIDDLE)

    def marks(self, design: int, quarters: int) -> dict[str, Point]:
        if (design, quarters) not in self._marks:
            self._marks[design, quarters] = marks(self.designs.tiles[design], quarters)
        return self._marks[design, quarters]


@functools.lru_cache(maxsize=64)
def plan(box: Box) -> Plan:
    return Plan(box)


# ------------------------------------------------------------------ segments


def shape_of(state: State, segment: int) -> tuple[int, int, Shape]:
    """The north-western square of the tile with that segment, and the shape of the segment from there."""
    board = state.board
    x, y, design, quarters = board.where(board.first_piece(board.piece_with(segment)))
    x, y = origin(state.box.designs.tiles[design], x, y, quarters)
    return x, y, plan(state.box).shape(design, quarters, board.feature_of(segment))


def anchor(state: State, segment: int) -> Point:
    """Where a figure stands on a segment."""
    x, y, shape = shape_of(state, segment)
    return (x * SIDE + shape.anchor[0], y * SIDE + shape.anchor[1])


def outline(state: State, segments: Iterable[int]) -> str:
    """The path around segments that lie together, as one area."""
    shapes = [shape_of(state, segment) for segment in segments]
    return merged((x, y, shape.border) for x, y, shape in shapes)


def square(x: int, y: int) -> str:
    """The path around a square."""
    return f"M{x * SIDE} {y * SIDE}h{SIDE}v{SIDE}h{-SIDE}z"


# ------------------------------------------------------------------ figures and tokens


def mark(state: State, piece: int, module: str) -> Point:
    """Where something of a module is on a tile: at the mark of its name, else in the middle."""
    x, y, design, quarters = state.board.where(piece)
    x, y = origin(state.box.designs.tiles[design], x, y, quarters)
    at = plan(state.box).marks(design, quarters).get(module, MIDDLE)
    return (x * SIDE + at[0], y * SIDE + at[1])


def tokens(state: State) -> list[Lying]:
    """What lies on tiles besides figures."""
    return [
        Lying(module.slug, laid.token.drawing, laid.piece, mark(state, laid.piece, module.slug), laid.number)
        for module in state.box.modules
        for laid in module.laid_tokens(state)
        if laid.piece >= 0
    ]


def figures(state: State) -> list[Standing]:
    """Every figure that is not in a supply."""
    crowd: Counter[Point] = Counter()
    return [*_on_segments(state, crowd), *_at_places(state, crowd)]


def _on_segments(state: State, crowd: Counter[Point]) -> Iterator[Standing]:
    on_corners = [module for module in state.box.modules if module.overrides("corner_under")]
    for figure, seat, kind, segment in state.standing():
        x, y, shape = shape_of(state, segment)
        at = (x * SIDE + shape.anchor[0], y * SIDE + shape.anchor[1])
        for module in on_corners:
            if corner := module.corner_under(state, figure):
                at = (corner.x * SIDE, corner.y * SIDE)
        lies = shape.kind == "field"
        place = Segment(*state.board.segment_at(segment))
        yield Standing(figure, seat, kind, _beside(at, crowd), lies, False, place)


def _at_places(state: State, crowd: Counter[Point]) -> Iterator[Standing]:
    elsewhere = state.elsewhere()
    heights = {each.piece: each.number or 0 for each in tokens(state) if each.module == "tower"} if elsewhere else {}
    for figure, seat, kind, place in elsewhere:
        module, _, k = state.box.place_owner(state.place_of(figure))
        piece = state.piece_under(figure)
        at: Point | None = None
        above = False
        if piece >= 0:
            x, y = mark(state, piece, module.slug)
            above = module.slug == "tower"
            height = FLOOR * min(heights.get(piece, 0), TALLEST) if above else 0.0
            at = _beside((x, y - height), crowd)
        elif (segment := module.segment_left(state, figure)) >= 0:
            column, line, shape = shape_of(state, segment)
            at = _beside((column * SIDE + shape.anchor[0], line * SIDE + shape.anchor[1]), crowd)
        elif spread := module.place_tiles(state, k):
            middles = [mark(state, each, module.slug) for each in spread]
            x, y = (sum(parts) / len(middles) for parts in zip(*middles, strict=True))
            at = _in_rows((x, y), crowd)
        yield Standing(figure, seat, kind, at, False, above, place)


def _beside(at: Point, crowd: Counter[Point]) -> Point:
    """A little beside those who are there already."""
    dx, dy = CROWD[crowd[at] % len(CROWD)]
    crowd[at] += 1
    return (at[0] + dx, at[1] + dy)


def _in_rows(at: Point, crowd: Counter[Point]) -> Point:
    """Many may wait at one place: three in a row."""
    k = crowd[at]
    crowd[at] += 1
    return (at[0] + QUARTER_CROWD * (k % 3 - 1), at[1] + QUARTER_CROWD * (k // 3))
