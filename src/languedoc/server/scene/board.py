"""What lies on the tile board: tiles, figures, tokens, the tile in the hand and those still to come."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from languedoc.carcassonne import words
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.events import SecondPart, TilePlaced
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.targets import Cell
from languedoc.carcassonne.targets import Figure as FigureTarget
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.i18n import Speech
from languedoc.render import pieces, placing
from languedoc.render.board import FOOT
from languedoc.render.curves import Point
from languedoc.render.frames import FRAMES
from languedoc.render.placing import SIDE, Lying, Standing
from languedoc.server import wire

TOKEN_FOOT = {"tower": -2.0}  # of tokens that do not stand like figures
NEUTRAL_FOOT = 10.0


class Kind(NamedTuple):
    """A design of a box, as pages name it."""

    tile: Tile
    name: str
    art: str


@lru_cache(maxsize=64)
def kinds(box: Box) -> tuple[Kind, ...]:
    """All designs of a box by their number."""
    return tuple(Kind(tile, box.tile_name(design), art_name(tile)) for design, tile in enumerate(box.designs.tiles))


@lru_cache(maxsize=64)
def kinds_by_name(box: Box) -> dict[str, Kind]:
    return {kind.name: kind for kind in kinds(box)}


def art_name(tile: Tile) -> str:
    """The start of the address of its pictures."""
    return f"{tile.module}.{tile.id}"


@lru_cache(maxsize=8192)
def laid(kind: Kind, x: int, y: int, quarters: int) -> wire.Tile:
    width, height = FRAMES[kind.tile.shape].size(quarters)
    x, y = placing.origin(kind.tile, x, y, quarters)
    return wire.Tile(
        kind.name, kind.art, x, y, quarters, placing.variant(x, y), int(width) // SIDE, int(height) // SIDE
    )


def tiles(game: Game) -> list[wire.Tile]:
    known = kinds(game.state.box)
    where = game.state.board.where
    found = []
    for piece in range(game.state.board.pieces):
        x, y, design, quarters = where(piece)
        found.append(laid(known[design], x, y, quarters))
    return found


def hand(game: Game) -> wire.Tile | None:
    """The tile to be laid, as it is printed."""
    state = game.state
    return laid(kinds(state.box)[state.hand], 0, 0, 0) if state.hand >= 0 else None


def last(game: Game) -> list[Point]:
    """The squares of the tiles laid in the last turn, a second part included."""
    squares: list[Point] = []
    same_turn = True
    for event in reversed(game.events):
        if isinstance(event, TilePlaced):
            if not same_turn:
                break
            squares.append((event.place.x, event.place.y))
            same_turn = False
        elif isinstance(event, SecondPart):
            same_turn = True
    return squares


def tiles_left(game: Game) -> list[wire.TileLeft]:
    return listed(game, game.tiles_left())


def listed(game: Game, numbers: dict[str, int]) -> list[wire.TileLeft]:
    """Tiles with how many there are of each."""
    known = kinds_by_name(game.state.box)
    return [wire.TileLeft(name, known[name].art, number) for name, number in numbers.items()]


# ------------------------------------------------------------------ figures and tokens


def figures(game: Game, speech: Speech) -> list[wire.Figure]:
    return [_figure(game, each, speech) for each in placing.figures(game.state)]


def foot(standing: Standing) -> Point | None:
    """Where the drawing of a figure stands; the point of a farmer is his middle."""
    if standing.at is None:
        return None
    x, y = standing.at
    return (round(x, 1), round(y if standing.lies else y + FOOT, 1))


def symbol(kind: str) -> str:
    """The drawing of a kind of figure."""
    return pieces.KINDS.get(kind, "follower")


def holder(place: str) -> int | None:
    """The seat before which somebody is who is at such a place: `prison/1`."""
    _, found, seat = place.partition("/")
    return int(seat) if found else None


def _figure(game: Game, standing: Standing, speech: Speech) -> wire.Figure:
    return wire.Figure(
        id=standing.figure,
        kind=standing.kind,
        symbol=symbol(standing.kind),
        seat=standing.seat,
        at=foot(standing),
        lies=standing.lies and symbol(standing.kind) not in pieces.FLAT,
        place=standing.place,
        held=holder(standing.place),
        words=words.thing_words(game, FigureTarget(standing.seat, standing.kind, standing.place)),
    )


def tokens(game: Game, speech: Speech) -> list[wire.Token]:
    """Foundations of towers are part of their tiles."""
    return [_token(game, each) for each in placing.tokens(game.state) if each.number != 0]


def _token(game: Game, token: Lying) -> wire.Token:
    x, y = token.at
    column, line, _, _ = game.state.board.where(token.piece)
    name = token.symbol
    if token.module == "tower":
        name = f"tower-{min(token.number or 0, placing.TALLEST)}"
    y += TOKEN_FOOT.get(token.module, NEUTRAL_FOOT)
    what = words.plain_name(token.symbol)
    return wire.Token(
        id=f"{token.symbol}@{column},{line}" if token.number is not None else token.symbol,
        symbol=f"token-{name}",
        at=(round(x, 1), round(y, 1)),
        number=token.number,
        words=f"{what} {words.thing_words(game, Cell(column, line))}",
    )
