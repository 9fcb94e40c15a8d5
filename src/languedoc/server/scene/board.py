"""What lies on the tile board: tiles, figures, tokens, the tile in the hand and those still to come."""

from __future__ import annotations

from functools import lru_cache

from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Token
from languedoc.carcassonne.events import SecondPart, TilePlaced
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.nouns import figure_words, named
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.targets import Figure as FigureTarget
from languedoc.carcassonne.targets import Place, Segment, Spot
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.cardcassonne.setup import Setup as CardSetup
from languedoc.i18n import Speech
from languedoc.render import looks, pieces, placing
from languedoc.render.board import FOOT
from languedoc.render.curves import Point
from languedoc.render.frames import FRAMES
from languedoc.render.layout import layout
from languedoc.render.placing import SIDE, Lying, Standing
from languedoc.server import wire
from languedoc.server.scene.symbols import token_symbol

MOST_KEPT = 20_000  # tiles of one box with their places


class Kinds:
    """The designs of a box as pages name them, and every way in which they were seen to lie."""

    def __init__(self, box: Box) -> None:
        self.tiles = box.designs.tiles
        self.names = box.tile_names
        self.art = {name: art_name(tile) for name, tile in zip(self.names, self.tiles, strict=True)}
        self._laid: dict[tuple[tuple[int, int, int, int], int], wire.Tile] = {}

    def laid(self, where: tuple[int, int, int, int], before: int = 0) -> wire.Tile:
        """A lying tile, from its x, y, design and quarters on the board, and how many were laid before it."""
        key = where, placing.variant(before)
        tile = self._laid.get(key)
        if tile is None:
            if len(self._laid) > MOST_KEPT:
                self._laid.clear()
            tile = self._laid[key] = self._new(*where, key[1])
        return tile

    def _new(self, x: int, y: int, design: int, quarters: int, variant: int) -> wire.Tile:
        tile, name = self.tiles[design], self.names[design]
        width, height = FRAMES[tile.shape].size(quarters)
        x, y = placing.origin(tile, x, y, quarters)
        return wire.Tile(name, self.art[name], x, y, quarters, variant, int(width) // SIDE, int(height) // SIDE)


def prepare(setup: Setup | CardSetup) -> None:
    """Work out where everything lies on the tiles of a game, so that nobody waits for it later. It takes seconds when
    many tiles are new, so it belongs in a thread; to do it twice costs nothing."""
    if isinstance(setup, Setup):
        for tile in setup.box().designs.tiles:
            layout(tile)


@lru_cache(maxsize=64)
def kinds(box: Box) -> Kinds:
    return Kinds(box)


def art_name(tile: Tile) -> str:
    """The start of the address of its pictures."""
    return f"{tile.module}.{tile.id}"


def tile_beside(box: Box, name: str) -> wire.TileTarget:
    """A tile that does not lie on the board, as printed."""
    tile = kinds(box).laid((0, 0, box.tile_names.index(name), 0))
    return wire.TileTarget(tile.name, tile.art, tile.width, tile.height)


def open_tiles(game: Game, seat: int | None) -> list[wire.TileTarget]:
    """The tiles that lie open before a seat, or (None) on the table."""
    state = game.state
    designs = [design for module in state.box.modules for design in module.open_tiles(state, seat)]
    return [tile_beside(state.box, state.box.tile_name(design)) for design in designs]


def tiles(game: Game) -> list[wire.Tile]:
    board = game.state.board
    laid, where = kinds(game.state.box).laid, board.where
    return [laid(where(piece), number) for number, piece in enumerate(board.laid())]


def hand(game: Game) -> wire.Tile | None:
    """The tile to be laid, or the one that is asked about, as it is printed."""
    state = game.state
    design = state.hand
    if design < 0 and not game.over:
        design = state.box.duties[state.asked].owner.tile_at_issue(state)
    return kinds(state.box).laid((0, 0, design, 0), len(state.board.laid())) if design >= 0 else None


def trails(game: Game) -> list[wire.Trail]:
    """Where each seat laid last, a second part of its turn included: first who laid last of all."""
    board = game.state.board
    found: dict[int, list[Point]] = {}
    laying = -1  # the seat of the turn that is read, backwards
    same_turn = True
    for event in reversed(game.known_to(None).events()):
        if isinstance(event, TilePlaced):
            if event.seat != laying or not same_turn:
                if len(found) == game.seats:
                    break
                laying = -1 if event.seat in found else event.seat
                found.setdefault(event.seat, [])
            if event.seat == laying:
                piece = board.piece_at(event.place.x, event.place.y)
                found[laying] += board.cells_of(piece) if piece >= 0 else [(event.place.x, event.place.y)]
            same_turn = False
        elif isinstance(event, SecondPart):
            same_turn = True
    return [wire.Trail(seat, squares) for seat, squares in found.items()]


def lying_at(game: Game, place: Place) -> wire.Tile | None:
    """The tile that was laid at a place, unless it is gone."""
    state = game.state
    piece = state.board.piece_at(place.x, place.y)
    if piece < 0:
        return None
    laid = list(state.board.laid())
    first = state.board.first_piece(piece)
    return kinds(state.box).laid(state.board.where(first), laid.index(first) if first in laid else 0)


def tiles_left(game: Game) -> list[wire.TileLeft]:
    return listed(game, game.tiles_left())


def listed(game: Game, numbers: dict[str, int]) -> list[wire.TileLeft]:
    """Tiles with how many there are of each."""
    art = kinds(game.state.box).art
    return [wire.TileLeft(name, art[name], number) for name, number in numbers.items()]


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
    return looks.figure(kind)[0]


def holder(place: Segment | Spot) -> int | None:
    """The seat that a place of figures belongs to."""
    return place.seat if isinstance(place, Spot) and place.seat >= 0 else None


def _figure(game: Game, standing: Standing, speech: Speech) -> wire.Figure:
    target = FigureTarget(standing.seat, standing.kind, standing.place)
    return wire.Figure(
        id=standing.figure,
        kind=standing.kind,
        symbol=symbol(standing.kind),
        seat=standing.seat,
        at=foot(standing),
        lies=standing.lies and pieces.lies_down(standing.kind),
        place=str(standing.place),
        held=holder(standing.place),
        words=speech.showing.say("look-figure", **figure_words(game, target, speech.showing)),
    )


def tokens(game: Game, speech: Speech) -> list[wire.Token]:
    """Stacks without a piece are part of their tiles."""
    return [_token(each, speech) for each in placing.tokens(game.state) if not _is_bare(each)]


def _is_bare(lying: Lying) -> bool:
    return lying.number == 0 and looks.token(lying.token.drawing).floor > 0


def _token(lying: Lying, speech: Speech) -> wire.Token:
    x, y = lying.at
    drawing = lying.token.drawing
    return wire.Token(
        id=lying.id,
        symbol=token_symbol(drawing, lying.number),
        at=(round(x, 1), round(y + pieces.foot(drawing), 1)),
        number=None if looks.token(drawing).floor and lying.number == 1 else lying.number,
        words=token_words(lying.token, lying.number, speech),
        turn=round(lying.turn),
        length=lying.length,
    )


def token_words(token: Token, number: int | None, speech: Speech) -> str:
    """What is said to those who point at a token: a text of its own, or its name."""
    id = f"look-token-{token.name}"
    return speech.say(id, number=number or 0) if speech.knows(id) else speech.noun(named("token", token.name))
