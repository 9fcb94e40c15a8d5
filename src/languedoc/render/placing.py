"""Positions of everything on the table, in units of the drawings: a square is 100 wide, the start tile lies at 0, 0, y
grows to the south. Pictures and pages use this to place tiles, figures and tokens."""

from __future__ import annotations

import functools
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from languedoc.carcassonne.board.designs import turned
from languedoc.carcassonne.board.forms import form_of
from languedoc.carcassonne.board.geometry import turned as turned_port
from languedoc.carcassonne.declarations import LaidToken, Token
from languedoc.carcassonne.numbering import FIRST_PLACE
from languedoc.carcassonne.targets import Segment, Spot
from languedoc.carcassonne.tiles.catalogue import vocabulary
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.render import looks, pieces
from languedoc.render.curves import Point, disc
from languedoc.render.layout import layout
from languedoc.render.merged import Border, border, merged
from languedoc.render.tiles import VARIANTS

if TYPE_CHECKING:
    from languedoc.carcassonne.box import Box
    from languedoc.carcassonne.state import State

SIDE = 100
DOUBLE_ORIGIN = ((0, 0), (0, 0), (-1, 0), (0, -1))  # of a double tile: from cell A to its north-western cell, by turn
CROWD = ((0, 0), (9, 3), (-9, 3), (5, 9), (-5, 9), (0, -7))  # several figures at one place
ACROSS = 8.0  # half the width of a road that is not printed
QUARTER_CROWD = 14.0  # distance between figures that wait at a place without a tile
BESIDE = (13.0, -4.0)  # offset of a token on a segment from the point for figures
END_OF_TOKEN = 0.3  # how far from the middle a token ends that joins two segments, in its own width
ASIDE = ((22.0, 22.0), (-22.0, 22.0), (22.0, -22.0), (-22.0, -22.0))  # from a building to a second place beside it
IN_FRONT = 14.0  # from the middle of a building to the figure before it
SEAT = 10.0  # radius of that place


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """A segment of a turned tile: its name without the square, its rings and the point for a figure.

    `cell` is the offset from the first square of the tile to the one that names the segment.
    """

    feature: int
    name: str
    cell: tuple[int, int]
    kind: str
    rings: tuple[tuple[Point, ...], ...]
    border: Border
    anchor: Point


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure on the table. `at` is the position of its foot, None if it is beside the board; `above`: on top of a
    token."""

    figure: int
    seat: int
    kind: str
    at: Point | None
    lies: bool
    above: bool
    place: Segment | Spot


@dataclass(frozen=True, slots=True)
class Lying:
    """A token on the board: its id, unique on the board, its position, and its value or height."""

    token: Token
    id: str
    at: Point
    number: int | None
    piece: int = -1
    turn: float = 0.0
    """Degrees clockwise."""
    length: float = 1.0
    """Part of its full length."""


# ------------------------------------------------------------------ tiles


def origin(tile: Tile, x: int, y: int, quarters: int) -> tuple[int, int]:
    """The north-western square of a tile that lies there."""
    if tile.shape == "double":
        dx, dy = DOUBLE_ORIGIN[quarters]
        return x + dx, y + dy
    return x, y


def variant(laid: int) -> int:
    """Which of its pictures a tile shows, by how many were laid before it: the same in the hand and on the board."""
    return laid % VARIANTS


def shapes(tile: Tile, quarters: int) -> dict[int, Shape]:
    """The segments of a tile as it lies, by their index among its features."""
    names = segment_names(tile, quarters)
    found = {}
    for each in layout(tile).turned(quarters):
        name, cell = names[each.feature]
        found[each.feature] = Shape(each.feature, name, cell, each.kind, each.rings, border(each.rings), each.anchor)
    return found


def segment_names(tile: Tile, quarters: int) -> dict[int, tuple[str, tuple[int, int]]]:
    """The names of the segments of a turned tile without the square, and the square that names them: for segments on
    both squares of a double tile the first one."""
    kinds = {each.kind for each in tile.features}
    found: dict[int, tuple[str, tuple[int, int]]] = {}
    for cell in range(2 if tile.shape == "double" else 1):
        form = form_of(0, tile, kinds, cell)
        for place, part in enumerate(form.parts):
            name = Segment(0, 0, *form.segment_name(place, quarters)).short
            found.setdefault(part.feature, (name, turned((cell, 0), quarters)))
    return found


def marks(tile: Tile, quarters: int) -> dict[str, Point]:
    """Positions of the signs of a tile, by the name of what stands there; the empty name is its centre."""
    drawn = layout(tile)
    found: dict[str, Point] = {"": drawn.frame.turned_centre(quarters)}
    for spot in drawn.marks:
        found.setdefault(spot.name, drawn.frame.turn(spot.at, quarters))
    return found


class Plan:
    """The tiles of a box as they lie, each computed on demand. What is inside the walls of a fixed block has no
    outline."""

    def __init__(self, box: Box) -> None:
        self.designs = box.designs
        self._shapes: dict[tuple[int, int], dict[int, Shape]] = {}
        self._marks: dict[tuple[int, int], dict[str, Point]] = {}

    def shape(self, design: int, quarters: int, feature: int) -> Shape:
        """One of its printed features as it lies."""
        if (design, quarters) not in self._shapes:
            self._shapes[design, quarters] = shapes(self.designs.tiles[design], quarters)
        tile = self.designs.tiles[design]
        kind = tile.features[feature].kind
        middle = layout(tile).frame.turned_centre(quarters)
        bare = Shape(feature, kind, (0, 0), kind, (), border(()), middle)
        found = self._shapes[design, quarters].get(feature) or bare
        building = vocabulary().buildings.get(kind)
        if building is None or not building.beside:
            return found
        return aside(found, [each.anchor for each in self._shapes[design, quarters].values()])

    def marks(self, design: int, quarters: int) -> dict[str, Point]:
        if (design, quarters) not in self._marks:
            self._marks[design, quarters] = marks(self.designs.tiles[design], quarters)
        return self._marks[design, quarters]


@functools.lru_cache(maxsize=64)
def plan(box: Box) -> Plan:
    return Plan(box)


# ------------------------------------------------------------------ segments


def shape_of(state: State, segment: int) -> tuple[int, int, Shape]:
    """The north-western square of the tile with that segment, and the shape of the segment relative to it."""
    board = state.board
    x, y, design, quarters = board.where(board.first_piece(board.piece_with(segment)))
    tile = state.box.designs.tiles[design]
    x, y = origin(tile, x, y, quarters)
    feature = board.feature_of(segment)
    if feature >= len(tile.features):  # not printed: it came later
        return x, y, straight(board.tile_of(board.piece_with(segment)), feature, quarters)
    return x, y, plan(state.box).shape(design, quarters, feature)


@functools.cache
def straight(tile: Tile, feature: int, quarters: int) -> Shape:
    """A road from side to side of a square that is not printed on its tile."""
    name, cell = segment_names(tile, quarters)[feature]
    along = runs_along(tile, feature, quarters)
    half = SIDE / 2
    corners = ((0.0, half - ACROSS), (SIDE, half - ACROSS), (SIDE, half + ACROSS), (0.0, half + ACROSS))
    ring = corners if along else tuple([(y, x) for x, y in corners])
    return Shape(feature, name, cell, "road", (ring,), border((ring,)), (half, half))


def runs_along(tile: Tile, feature: int, quarters: int) -> bool:
    """Whether a feature from side to side leads from west to east."""
    return turned_port(tile.features[feature].edges[0], quarters) in "EW"


def anchor(state: State, segment: int) -> Point:
    """The middle of a segment."""
    x, y, shape = shape_of(state, segment)
    return (x * SIDE + shape.anchor[0], y * SIDE + shape.anchor[1])


def outline(state: State, segments: Iterable[int]) -> str:
    """The path around connected segments, as one area."""
    found = dict.fromkeys(shape_of(state, segment) for segment in segments)  # one may be a part on each of two squares
    return merged((x, y, shape.border) for x, y, shape in found)


def square(x: int, y: int) -> str:
    """The path around a square."""
    return f"M{x * SIDE} {y * SIDE}h{SIDE}v{SIDE}h{-SIDE}z"


# ------------------------------------------------------------------ figures and tokens


def mark(state: State, piece: int, sign: str = "") -> Point:
    """Where a sign is on a tile of the board; the centre of the tile if it has no such sign."""
    x, y, design, quarters = state.board.where(state.board.first_piece(piece))
    x, y = origin(state.box.designs.tiles[design], x, y, quarters)
    found = plan(state.box).marks(design, quarters)
    at = found.get(sign, found[""])
    return (x * SIDE + at[0], y * SIDE + at[1])


def tokens(state: State) -> list[Lying]:
    """What lies on the board besides figures."""
    found = [laid for module in state.box.modules for laid in module.laid_tokens(state) if laid.seat < 0]
    often = Counter(laid.token.name for laid in found)
    crowd: Counter[Point] = Counter()
    ids: Counter[str] = Counter()
    return [_lying(state, laid, often[laid.token.name] > 1, crowd, ids) for laid in found]


def _lying(state: State, laid: LaidToken, several: bool, crowd: Counter[Point], ids: Counter[str]) -> Lying:
    """The only token of its name keeps its id when it moves; others are identified by their position."""
    name = laid.token.name
    turn, length = 0.0, 1.0
    if laid.corner is not None:
        x, y = laid.corner
        where, at = f"NW@{x},{y}", _beside((x * SIDE, y * SIDE), crowd)
    elif laid.point is not None:
        where, at = f"{laid.point[0]},{laid.point[1]}", _beside(laid.point, crowd)
    elif laid.segment >= 0 and laid.end >= 0:
        where = str(Segment(*state.board.segment_at(laid.segment)))
        at, turn, length = _across(state, laid)
    elif laid.segment >= 0:
        x, y, kind, port = state.board.segment_at(laid.segment)
        ax, ay = anchor(state, laid.segment)
        where, at = str(Segment(x, y, kind, port)), _beside((ax + BESIDE[0], ay + BESIDE[1]), crowd)
    else:
        x, y = state.board.where(laid.piece)[:2]
        look = looks.token(laid.token.drawing)
        mx, my = mark(state, laid.piece, look.mark)
        where, at = f"{x},{y}", _beside((mx + look.aside[0], my + look.aside[1]), crowd)
    id = f"{name}@{where}" if several or laid.number is not None else name
    ids[id] += 1
    return Lying(laid.token, id if ids[id] == 1 else f"{id} {ids[id]}", at, laid.number, laid.piece, turn, length)


def _across(state: State, laid: LaidToken) -> tuple[Point, float, float]:
    """The middle, the turn and the length of a token that joins two segments: across the sign on which they end, in
    full length only where they lie opposite each other; upright between two tiles; or along a segment from one of its
    ends to the other."""
    look = looks.token(laid.token.drawing)
    board = state.board
    piece, other = board.piece_with(laid.segment), board.piece_with(laid.end)
    x, y = mark(state, piece, look.mark)
    if laid.segment == laid.end:
        along = runs_along(board.tile_of(piece), board.feature_of(laid.segment), board.where(piece)[3])
        return (x, y), 0.0 if along else 90.0, 1.0
    if piece != other:
        ox, oy = mark(state, other, look.mark)
        return ((x + ox) / 2, (y + oy) / 2), 0.0, 1.0
    ends = []
    for segment in (laid.segment, laid.end):
        ax, ay = anchor(state, segment)
        away = math.dist((ax, ay), (x, y)) or 1.0
        reach = END_OF_TOKEN * look.width / away
        ends.append((x + (ax - x) * reach, y + (ay - y) * reach))
    (ax, ay), (bx, by) = ends
    length = math.dist(*ends) / (2 * END_OF_TOKEN * look.width)
    return ((ax + bx) / 2, (ay + by) / 2), float(round(math.degrees(math.atan2(by - ay, bx - ax)))), round(length, 2)


def tokens_of(state: State, seat: int) -> list[LaidToken]:
    """The tokens before a seat."""
    return [laid for module in state.box.modules for laid in module.laid_tokens(state) if laid.seat == seat]


def figures(state: State) -> list[Standing]:
    """Every figure that is not in a supply."""
    crowd: Counter[Point] = Counter()
    return [*_on_segments(state, crowd), *_at_places(state, crowd)]


def aside(shape: Shape, others: Sequence[Point]) -> Shape:
    """A second place beside a building, which has no picture of its own: at the corner of the building that is
    farthest from all other places of the tile."""
    x, y = shape.anchor
    corners = [(x + dx, y + dy) for dx, dy in ASIDE]
    at = max(corners, key=lambda corner: min(math.dist(corner, other) for other in others))
    rings = (tuple(disc(at, SEAT)),)
    return replace(shape, rings=rings, border=border(rings), anchor=at)


def foothold(shape: Shape) -> Point:
    """Where a figure stands on a segment of a tile: in front of a building, so that it does not hide it."""
    building = vocabulary().buildings.get(shape.kind)
    x, y = shape.anchor
    return (x, y + IN_FRONT) if building and not building.beside and not building.lies else (x, y)


def lies_on(kind: str) -> bool:
    """Whether figures lie down on segments of a kind."""
    building = vocabulary().buildings.get(kind)
    return building.lies if building else kind == "field"


def _on_segments(state: State, crowd: Counter[Point]) -> Iterator[Standing]:
    on_corners = [module for module in state.box.modules if module.overrides("corner_under")]
    for figure, seat, kind, segment in state.standing():
        x, y, shape = shape_of(state, segment)
        ax, ay = foothold(shape)
        at = (x * SIDE + ax, y * SIDE + ay)
        for module in on_corners:
            if corner := module.corner_under(state, figure):
                at = (corner.x * SIDE, corner.y * SIDE)
        lies = lies_on(shape.kind)
        place = Segment(*state.board.segment_at(segment))
        yield Standing(figure, seat, kind, _beside(at, crowd), lies, False, place)


def _at_places(state: State, crowd: Counter[Point]) -> Iterator[Standing]:
    elsewhere = state.elsewhere()
    lying = tokens(state) if elsewhere else ()
    tops = {(each.piece, each.token.name): pieces.height(each.token.drawing, each.number) for each in lying}
    for figure, seat, kind, place in elsewhere:
        number = state.place_of(figure)
        module, declared, _ = state.box.place_owner(number)
        look = looks.place(module.slug, declared.name)
        piece = state.piece_under(figure)
        at: Point | None = None
        spread = module.place_tiles(state, module.first_place - number)
        if piece >= 0 and len(spread) > 1:
            at = _middle(state, spread, look.mark)
        elif piece >= 0:
            x, y = mark(state, piece, look.mark)
            at = _beside((x, y - tops.get((piece, look.token), 0.0)), crowd)
        elif (segment := module.segment_left(state, figure)) >= 0:
            column, line, shape = shape_of(state, segment)
            at = _beside((column * SIDE + shape.anchor[0], line * SIDE + shape.anchor[1]), crowd)
        elif middle := _middle(state, spread, look.mark):
            at = _in_rows(middle, crowd)
        yield Standing(figure, seat, kind, at, look.lies, bool(look.token), place)


def spot(state: State, spot: Spot) -> Point | None:
    """The position of a place that is no segment; None if it is beside the board."""
    for number, (module, place, k) in enumerate(state.box.places):
        if place.name == spot.name and (spot.seat < 0 or spot.seat == k):
            look = looks.place(module.slug, place.name)
            if spot.cell is not None:
                return mark(state, state.board.piece_at(spot.cell.x, spot.cell.y), look.mark)
            return _middle(state, module.place_tiles(state, module.first_place - FIRST_PLACE + number), look.mark)
    raise ValueError(f"no module of this box has a place {spot.name!r}")


def _middle(state: State, spread: Sequence[int], sign: str) -> Point | None:
    """The centre of the tiles that a place covers."""
    if not spread:
        return None
    marks = [mark(state, piece, sign) for piece in spread]
    return (sum(x for x, _ in marks) / len(marks), sum(y for _, y in marks) / len(marks))


def _beside(at: Point, crowd: Counter[Point]) -> Point:
    """A position slightly beside the figures that are there already."""
    dx, dy = CROWD[crowd[at] % len(CROWD)]
    crowd[at] += 1
    return (at[0] + dx, at[1] + dy)


def _in_rows(at: Point, crowd: Counter[Point]) -> Point:
    """Positions for many figures at one place, three in a row."""
    k = crowd[at]
    crowd[at] += 1
    return (at[0] + QUARTER_CROWD * (k % 3 - 1), at[1] + QUARTER_CROWD * (k // 3))
