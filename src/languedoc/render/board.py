"""The board of a game as a picture: tiles, figures, tokens, and what is highlighted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING
from zlib import crc32

from languedoc.carcassonne.prospects import find_segment
from languedoc.carcassonne.targets import Segment
from languedoc.carcassonne.text import Window, legal_squares, window
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.render import pieces, placing
from languedoc.render.frames import FRAMES
from languedoc.render.placing import SIDE, Lying, Standing
from languedoc.render.tiles import page, painted
from languedoc.table.setup import colours_of

if TYPE_CHECKING:
    from languedoc.carcassonne.game import Game

MARGIN = 24
FOOT = 7  # from the point of a segment to the feet of a figure that stands there


def board_svg(
    game: Game,
    *,
    highlight: Iterable[Segment | str] = (),
    style: str = "light",
    size: int = 100,
    squares: bool = True,
) -> str:
    """The board as a complete SVG picture, `size` pixels for each square.

    `highlight` names segments ("field:NL@0,0" or as in options); the whole feature of each is highlighted once, as one
    area.
    `squares` shows where the tile in the hand may be placed.
    """
    legal = list(legal_squares(game)) if squares and not game.over else []
    wide, high, body = drawn(game, window(game, legal), highlight=highlight, legal=legal)
    return page(wide, high, body, style=style, scale=size / SIDE, background=True)


def drawn(
    game: Game,
    frame: Window,
    *,
    highlight: Iterable[Segment | str] = (),
    legal: Iterable[tuple[int, int]] = (),
    marked: Iterable[Sequence[tuple[int, int]]] = (),
    beside: Iterable[Tile] = (),
    shelf: dict[str, str] | None = None,
) -> tuple[int, int, str]:
    """Part of the board as the body of a picture, with its width and height. `legal` squares are shown as free to lay a
    tile on, each group of `marked` ones has a frame; tiles that are in a hand lie `beside` the board. A page with many
    boards has a `shelf` for the drawings of tiles, as for `laid`."""
    wide, high = frame.columns * SIDE + 2 * MARGIN, frame.rows * SIDE + 2 * MARGIN
    body = [
        _tiles(game, shelf),
        "".join(_empty(x, y) for x, y in legal),
        "".join(dict.fromkeys(_lit(game, segment) for segment in highlight)),
        "".join(map(_mark, marked)),
        drawn_pieces(game),
    ]
    move = f"translate({MARGIN - frame.west * SIDE} {MARGIN - frame.north * SIDE})"
    picture = f'<g transform="{move}">{"".join(body)}</g>'
    for tile in beside:
        width = FRAMES[tile.shape].width + MARGIN
        picture += f'<rect class="board" x="{wide - MARGIN // 2}" width="{width + MARGIN}" height="{high}"/>'
        picture += f'<g transform="translate({wide} {MARGIN})">{painted(tile)}</g>'
        wide += width
    return wide, high, picture


def _tiles(game: Game, shelf: dict[str, str] | None) -> str:
    board, tiles = game.state.board, game.state.box.designs.tiles
    placed = (board.where(piece) for piece in board.laid())
    return laid(((tiles[design], x, y, quarters) for x, y, design, quarters in placed), shelf)


def laid(tiles: Iterable[tuple[Tile, int, int, int]], shelf: dict[str, str] | None = None) -> str:
    """The tiles, each on its square and turned; a drawing that occurs more than once is written once. With a `shelf`
    all drawings are put there, by their ids, and the page has to define them."""
    found: list[tuple[int, int, str]] = []
    for number, (tile, x, y, quarters) in enumerate(tiles):
        x, y = placing.origin(tile, x, y, quarters)
        found.append((x, y, painted(tile, quarters, placing.variant(number))))
    counted = Counter(drawing for _, _, drawing in found)
    often = [drawing for drawing, count in counted.items() if count > 1 or shelf is not None]
    names = {drawing: f"tile-{crc32(drawing.encode()):x}" for drawing in often}  # the same in all boards of a page
    parts = []
    if shelf is None:
        parts += ["<defs>", *(f'<g id="{name}">{drawing}</g>' for drawing, name in names.items()), "</defs>"]
    else:
        shelf.update({name: drawing for drawing, name in names.items()})
    for x, y, drawing in sorted(found, key=lambda each: (each[1], each[0])):
        if drawing in names:
            parts.append(f'<use href="#{names[drawing]}" x="{x * SIDE}" y="{y * SIDE}"/>')
        else:
            parts.append(f'<g transform="translate({x * SIDE} {y * SIDE})">{drawing}</g>')
    return "".join(parts)


def _empty(x: int, y: int) -> str:
    return f'<rect class="may" x="{x * SIDE + 6}" y="{y * SIDE + 6}" width="{SIDE - 12}" height="{SIDE - 12}" rx="6"/>'


def _mark(squares: Sequence[tuple[int, int]]) -> str:
    """One frame around the squares of a tile."""
    (west, east), (north, south) = ((min(numbers), max(numbers)) for numbers in zip(*squares, strict=True))
    wide, high = (east - west + 1) * SIDE, (south - north + 1) * SIDE
    return f'<rect class="new" x="{west * SIDE}" y="{north * SIDE}" width="{wide}" height="{high}" rx="4"/>'


def feature_outline(game: Game, segment: Segment | str) -> str:
    """The path around the whole feature that a segment belongs to, as one area."""
    board = game.state.board
    return placing.outline(game.state, board.members(board.root_of(find_segment(game.state, segment))))


def _lit(game: Game, segment: Segment | str) -> str:
    return f'<path class="lit" fill-rule="evenodd" d="{feature_outline(game, segment)}"/>'


# ------------------------------------------------------------------ figures and tokens


def drawn_pieces(game: Game) -> str:
    """Figures and tokens, ordered from back to front."""
    colours = colours_of(game.setup.colours, game.seats)
    drawn = [_figure(each, colours) for each in placing.figures(game.state)]
    drawn += [_token(each) for each in placing.tokens(game.state)]
    return "".join(text for _, text in sorted(drawn))


def _figure(standing: Standing, colours: Sequence[str]) -> tuple[float, str]:
    """A figure, with its depth in the picture: one on top of a token is in front of everything that stands lower."""
    if standing.at is None:
        return 0, ""
    x, y = standing.at
    colour = colours[standing.seat]
    foot = y if standing.lies else y + FOOT
    return foot + SIDE * standing.above, pieces.figure(standing.kind, colour, x, foot, lies=standing.lies)


def _token(token: Lying) -> tuple[float, str]:
    x, y = token.at
    return y, pieces.token(token.token.drawing, x, y, token.number, token.turn, token.length)
