"""A game of tiles as an animation: a picture for every tile that was laid."""

from __future__ import annotations

from collections.abc import Iterator

from languedoc.carcassonne.game import Game
from languedoc.carcassonne.text import Square, Window
from languedoc.errors import NoPicture
from languedoc.render import placing
from languedoc.render.board import drawn_pieces, laid
from languedoc.render.frames import FRAMES
from languedoc.render.gif import Frame, animated
from languedoc.render.picture import png
from languedoc.render.placing import SIDE, Lying, Standing
from languedoc.render.raster import decoded
from languedoc.render.tiles import page

LARGEST = 600  # pixels of the longer side
SMALLEST_TILE, LARGEST_TILE = 10, 48  # pixels, even
STAYS, STAYS_LAST = 45, 400  # hundredths of a second
SOON = 2  # the same, as short as browsers allow
REACH = 2  # squares that a tile may be wide


def animation(game: Game, style: str = "light") -> bytes:
    """The course of a game as a GIF, at most 600 pixels wide and high."""
    whole = around(squares(game))
    side = min(LARGEST_TILE, LARGEST // (max(whole.columns, whole.rows) + 1) // 2 * 2)
    if side < SMALLEST_TILE:
        raise NoPicture("the board of this game is too large for an animation")
    return animated(frames(game, whole, side, style))


def frames(game: Game, whole: Window, side: int, style: str) -> Iterator[Frame]:
    """What has changed with every tile."""
    before: set[Square] = set()
    stood: set[tuple[Square, str]] = set()
    pieces = ""
    changed: set[Square] = set()
    for then in game.again():
        now = squares(then)
        if not then.over:  # at the end all figures go home
            standing = figures(then)
            changed |= {square for square, _ in standing ^ stood}
            stood, pieces = standing, drawn_pieces(then)
        new = now - before
        if new or then.over:
            areas = [whole] if not before or then.over else parts_of(changed | new, new)
            stays = [SOON] * (len(areas) - 1) + [STAYS_LAST if then.over else STAYS]
            for area, hundredths in zip(areas, stays, strict=True):
                yield drawn(then, pieces, area, whole, side, style)._replace(stays=hundredths)
            before, changed = now, set()


def parts_of(changed: set[Square], new: set[Square]) -> list[Window]:
    """The areas to be drawn anew, that of the new tile last: one for all squares, or, where these lie far apart, one
    for all that touch."""
    groups: list[set[Square]] = []
    for square in sorted(changed):
        near = [group for group in groups if any(touch(square, each) for each in group)]
        groups = [group for group in groups if group not in near] + [{square}.union(*near)]
    areas = [around(group) for group in sorted(groups, key=lambda group: bool(group & new))]
    one = around(changed)
    return areas if sum(map(size, areas)) < size(one) else [one]


def touch(one: Square, other: Square) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= 1


def size(area: Window) -> int:
    """Squares that are drawn for an area, half of which are around it."""
    return (area.columns + 1) * (area.rows + 1)


def squares(game: Game) -> set[Square]:
    """The squares on which tiles lie."""
    board, tiles = game.state.board, game.state.box.designs.tiles
    found = set()
    for x, y, design, quarters in (board.where(piece) for piece in board.laid()):
        x, y = placing.origin(tiles[design], x, y, quarters)
        shape = FRAMES[tiles[design].shape]
        wide, high = max(1, round(shape.width / SIDE)), max(1, round(shape.height / SIDE))
        if quarters % 2:
            wide, high = high, wide
        found |= {(x + i, y + j) for i in range(wide) for j in range(high)}
    return found


def figures(game: Game) -> set[tuple[Square, str]]:
    """What stands and lies on the board, each with its square."""
    found = set()
    standing: list[Standing | Lying] = [*placing.figures(game.state), *placing.tokens(game.state)]
    for each in standing:
        if each.at is not None:
            x, y = each.at
            found.add(((int(x // SIDE), int(y // SIDE)), str(each)))
    return found


def around(some: set[Square]) -> Window:
    return Window(min(x for x, _ in some), min(y for _, y in some), max(x for x, _ in some), max(y for _, y in some))


def drawn(game: Game, pieces: str, area: Window, whole: Window, side: int, style: str) -> Frame:
    """The squares of an area and half a square around them."""
    board, tiles = game.state.board, game.state.box.designs.tiles
    placed = (board.where(piece) for piece in board.laid())
    near = [
        (tiles[design], x, y, quarters)
        for x, y, design, quarters in placed
        if area.west - REACH <= x <= area.east + REACH and area.north - REACH <= y <= area.south + REACH
    ]
    move = f"translate({SIDE // 2 - area.west * SIDE} {SIDE // 2 - area.north * SIDE})"
    body = f'<g transform="{move}">{laid(near)}{pieces}</g>'
    wide, high = (area.columns + 1) * SIDE, (area.rows + 1) * SIDE
    picture = page(wide, high, body, style=style, scale=side / SIDE, background=True)
    left, top = (area.west - whole.west) * side, (area.north - whole.north) * side
    return Frame(left, top, decoded(png(picture, style)), STAYS)
