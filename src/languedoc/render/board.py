"""The board of a game as a picture: tiles, figures, tokens, and whatever shall be pointed out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING
from zlib import crc32

from languedoc.carcassonne.targets import Segment
from languedoc.carcassonne.text import legal_squares, window
from languedoc.errors import IllegalChoice
from languedoc.render import pieces
from languedoc.render.curves import Line, Point, path
from languedoc.render.layout import layout
from languedoc.render.merged import merged
from languedoc.render.symbols import figures, use
from languedoc.render.tiles import VARIANTS, page, painted

if TYPE_CHECKING:
    from languedoc.carcassonne.game import Game

SIDE = 100
MARGIN = 24
DOUBLE_ORIGIN = ((0, 0), (0, 0), (-1, 0), (0, -1))  # of a double tile: from cell A to its north-western cell, by turn
FLOOR = 8.4  # height of a tower piece
CROWD = ((0, 0), (9, 3), (-9, 3), (5, 9), (-5, 9), (0, -7))  # several figures on one segment

TOKENS = {
    # what the letters of modules stand for: `Module.tokens`
    ("princess_and_dragon", "§"): "dragon",
    ("princess_and_dragon", "*"): "fairy",
    ("count", "♔"): "count",
}


def board_svg(
    game: Game,
    *,
    highlight: Iterable[Segment | str] = (),
    style: str = "light",
    size: int = 100,
    squares: bool = True,
) -> str:
    """The board as a whole SVG picture, `size` pixels for each square.

    `highlight` names segments ("field:NL@0,0" or as in options); the whole feature of each is lit as one area.
    `squares` shows where the tile in the hand may lie.
    """
    legal = list(legal_squares(game)) if squares and not game.over else []
    shown = window(game, legal)
    wide, high = shown.columns * SIDE + 2 * MARGIN, shown.rows * SIDE + 2 * MARGIN
    body = [
        _tiles(game),
        "".join(_empty(x, y) for x, y in legal),
        "".join(_lit(game, segment) for segment in highlight),
        _pieces(game),
    ]
    move = f"translate({MARGIN - shown.west * SIDE} {MARGIN - shown.north * SIDE})"
    return page(
        wide, high, f'<g transform="{move}">{"".join(body)}</g>', style=style, scale=size / SIDE, background=True
    )


def _tiles(game: Game) -> str:
    """Every tile; pictures that occur more than once are written once."""
    board, designs = game.state.board, game.state.box.designs
    found: list[tuple[int, int, str]] = []
    for piece in range(board.pieces):
        x, y, design, quarters = board.where(piece)
        tile = designs.tiles[design]
        if tile.shape == "double":
            dx, dy = DOUBLE_ORIGIN[quarters]
            x, y = x + dx, y + dy
        found.append((x, y, painted(tile, quarters, (3 * x + 5 * y) % VARIANTS)))
    often = [drawing for drawing, count in Counter(drawing for _, _, drawing in found).items() if count > 1]
    names = {drawing: f"tile-{crc32(drawing.encode()):x}" for drawing in often}  # the same in all boards of a page
    parts = ["<defs>", *(f'<g id="{name}">{drawing}</g>' for drawing, name in names.items()), "</defs>"]
    for x, y, drawing in sorted(found, key=lambda each: (each[1], each[0])):
        if drawing in names:
            parts.append(f'<use href="#{names[drawing]}" x="{x * SIDE}" y="{y * SIDE}"/>')
        else:
            parts.append(f'<g transform="translate({x * SIDE} {y * SIDE})">{drawing}</g>')
    return "".join(parts)


def _empty(x: int, y: int) -> str:
    return f'<rect class="may" x="{x * SIDE + 6}" y="{y * SIDE + 6}" width="{SIDE - 12}" height="{SIDE - 12}" rx="6"/>'


# ------------------------------------------------------------------ segments


def _shape(game: Game, segment: int) -> tuple[list[Line], Point]:
    """Rings and anchor of a segment on the board."""
    board, designs = game.state.board, game.state.box.designs
    piece = next(p for p in range(board.pieces) if segment in board.segments_of(p))
    x, y, design, quarters = board.where(piece)
    feature = designs.features[design][segment - board.segments_of(piece).start]
    plan = layout(designs.tiles[design])
    shape = next(each for each in plan.segments if each.feature == feature)
    rings = [[(px + x * SIDE, py + y * SIDE) for px, py in plan.frame.turned(ring, quarters)] for ring in shape.rings]
    ax, ay = plan.frame.turn(shape.anchor, quarters)
    return rings, (ax + x * SIDE, ay + y * SIDE)


def feature_outline(game: Game, segment: Segment | str) -> list[Line]:
    """The rings of the whole feature that a segment belongs to, as one area."""
    board = game.state.board
    wanted = str(segment)
    for root in board.roots():
        members = list(board.members(root))
        if wanted in [str(Segment(*board.segment_at(member))) for member in members]:
            return merged(ring for member in members for ring in _shape(game, member)[0])
    raise IllegalChoice(f"there is no segment '{wanted}' on the board; segments are named like 'field:NL@0,0'")


def _lit(game: Game, segment: Segment | str) -> str:
    rings = feature_outline(game, segment)
    return f'<path class="lit" fill-rule="evenodd" d="{"".join(path(ring, True) for ring in rings)}"/>'


# ------------------------------------------------------------------ figures and tokens


def _pieces(game: Game) -> str:
    """Figures and tokens, those in front last."""
    state = game.state
    drawn: list[tuple[float, str]] = []
    crowd: Counter[Point] = Counter()
    for _, seat, kind, segment in state.standing():
        _, anchor = _shape(game, segment)
        lies = state.board.segment_at(segment)[2] == "field"
        drawn.append(_figure(kind, seat, anchor, crowd, lies))
    tokens = [(module.slug, piece, letter) for module in state.box.modules for piece, letter in module.tokens(state)]
    heights = {piece: int(letter) for slug, piece, letter in tokens if slug == "tower" and letter.isdecimal()}
    for figure, seat, kind, _ in state.elsewhere():
        piece = state.piece_under(figure)
        if piece >= 0:
            owner, _ = state.box.place_owner(state.place_of(figure))
            x, y = _mark(game, piece, owner.slug)
            if owner.slug == "tower":  # on top of it, in front of all that stands lower
                order, text = _figure(kind, seat, (x, y - FLOOR * min(heights.get(piece, 0), 5)), crowd, False)
                drawn.append((order + SIDE, text))
            else:
                drawn.append(_figure(kind, seat, (x, y), crowd, False))
    drawn += [_token(slug, letter, _mark(game, piece, slug)) for slug, piece, letter in tokens]
    return "".join(text for _, text in sorted(drawn))


def _mark(game: Game, piece: int, slug: str) -> Point:
    """Where something of a module is on a tile: at the mark of its name, else in the middle."""
    x, y, design, quarters = game.state.board.where(piece)
    plan = layout(game.state.box.designs.tiles[design])
    at = next((plan.frame.turn(spot.at, quarters) for spot in plan.marks if spot.name == slug), (50.0, 50.0))
    return (x * SIDE + at[0], y * SIDE + at[1])


def _figure(kind: str, seat: int, anchor: Point, crowd: Counter[Point], lies: bool) -> tuple[float, str]:
    dx, dy = CROWD[crowd[anchor] % len(CROWD)]
    crowd[anchor] += 1
    x, y = anchor[0] + dx, anchor[1] + dy
    foot = y if lies else y + 7
    return y, pieces.figure(kind, pieces.COLOURS[seat % len(pieces.COLOURS)], x, foot, lies=lies)


def _token(slug: str, letter: str, at: Point) -> tuple[float, str]:
    x, y = at
    if slug == "tower":
        height = int(letter) if letter.isdecimal() else 10
        return y, pieces.tower(height, x, y - 2) if height else ""
    kind = TOKENS.get((slug, letter))
    if kind:
        return y, pieces.neutral(kind, x, y + 10, 1.2)
    return y, use("plaque", x, y) + (figures(letter, x, y) if letter.isdecimal() else "")
