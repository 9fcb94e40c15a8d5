"""Answers to those who point: a feature with what it is worth, the tiles that fit a square, all fields."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from languedoc.carcassonne import scoring, words
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.nouns import named
from languedoc.carcassonne.prospects import Fits, Worth, find_segment
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment, Spot
from languedoc.carcassonne.tiles.catalogue import sheet, vocabulary
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.guide.compose import text_name
from languedoc.i18n import Speech
from languedoc.render import placing
from languedoc.render.merged import merged
from languedoc.server import wire
from languedoc.server.scene import board
from languedoc.table.event import Payment

# In squares
RIM = 0.1  # what lies on the edge of a tile belongs to both of its sides
HEIGHT = 0.35  # what stands on the edge of a tile is drawn before the one above


def feature(game: Game, segment: str, speech: Speech) -> wire.Feature:
    """The whole feature of a segment, and a second place on its tile (`id` is left to the server); IllegalChoice
    where there is no such segment."""
    worth = game.worth(segment)
    state = game.state
    numbers = [find_segment(state, each) for each in worth.segments]
    every = [worth, *second_places(game, numbers[0])]
    told = [each for each in every if each.figures] or every
    now = [_worth(game, payment, speech) for each in told for payment in each.now]
    completed = [_worth(game, payment, speech) for each in told for payment in _when_completed(each)]
    return wire.Feature(
        id=0,
        outline=placing.outline(state, numbers),
        title=speech.noun(named("feature", worth.kind)),
        kind=worth.kind,
        lines=[line for each in told for line in _lines(game, each, each is not worth, speech)],
        owners=list(dict.fromkeys(owner for each in told for owner in each.owners)),
        figures=[figure for each in told for figure in each.figures],
        open=worth.open,
        now=now,
        completed=completed,
        things=things_at(state, find_segment(state, segment), [figure for each in told for figure in each.figures]),
    )


def things_at(state: State, segment: int, figures: Sequence[int]) -> list[wire.ThingName]:
    """What the play aid explains of all that somebody sees who points at a segment: these figures, and the tokens, the
    building, the signs of the tile, and figures that are on nothing printed on it."""
    board = state.board
    piece = board.piece_with(segment)
    cells = board.cells_of(piece)
    found = [
        ("figure", each.kind)
        for each in placing.figures(state)
        if each.figure in figures or (isinstance(each.place, Spot) and each.at and _is_over(each.at, cells))
    ]
    found += [("token", lying.token.name) for lying in placing.tokens(state) if _is_over(lying.at, cells)]
    building = vocabulary().buildings.get(board.segment_at(segment)[2])
    if building is not None and not building.beside:  # a second place is told by its sign
        found.append(("building", building.name))
    found += signs_of(state.box, board.tile_of(piece))
    return [wire.ThingName(family, text_name(name)) for family, name in dict.fromkeys(found)]


def _is_over(at: tuple[float, float], cells: Sequence[tuple[int, int]]) -> bool:
    """Whether something is drawn on one of these squares, on their rim, or stands just below them."""
    x, y = at[0] / placing.SIDE, at[1] / placing.SIDE
    return any(left - RIM <= x <= left + 1 + RIM and top - RIM <= y <= top + 1 + HEIGHT for left, top in cells)


def things_of_tile(box: Box, tile: Tile) -> list[wire.ThingName]:
    """What the play aid explains of a tile that is not laid yet: its buildings and signs."""
    names = [building.name for module in box.modules for building in module.buildings]
    found = [("building", each.kind) for each in tile.features if each.kind in names]
    found += signs_of(box, tile)
    return [wire.ThingName(family, text_name(name)) for family, name in dict.fromkeys(found)]


def signs_of(box: Box, tile: Tile) -> list[tuple[str, str]]:
    names = names_of_signs(box)
    return [("mark", names[sign]) for sign in words.printed_signs(tile) if sign in names]


@lru_cache(maxsize=64)
def names_of_signs(box: Box) -> dict[str, str]:
    """Every sign that may be printed on tiles and is not ignored by an option, with its name in the play aid."""
    sheets = [sheet(slug) for slug in dict.fromkeys(tile.module for tile in box.designs.tiles)]
    marks = [
        *(mark for module in box.modules for mark in module.marks),
        *(mark for each in sheets for mark in each.marks),
    ]
    return {
        sign: sign if mark.worded else mark.name
        for mark in marks
        for sign in mark.written
        if box.options.get(mark.option, True)
    }


def second_places(game: Game, segment: int) -> list[Worth]:
    """What the places beside a building on the tile of a segment are worth: they have no area to point at."""
    board = game.state.board
    named_there = [Segment(*board.segment_at(each)) for each in board.segments_of(board.piece_with(segment))]
    buildings = vocabulary().buildings
    if board.segment_at(segment)[2] not in buildings:
        return []
    here = str(Segment(*board.segment_at(segment)))
    beside = [each for each in named_there if each.kind in buildings and buildings[each.kind].beside]
    return [game.worth(str(each)) for each in beside if str(each) != here]


def _when_completed(worth: Worth) -> tuple[Payment, ...]:
    return () if worth.completed else worth.when_completed


def _worth(game: Game, payment: Payment, speech: Speech) -> wire.Worth:
    seat = payment.seat if payment.seat >= 0 else None
    return wire.Worth(seat, payment.points, words.payment_words(game.state.box, payment, speech))


def _lines(game: Game, worth: Worth, second: bool, speech: Speech) -> Iterator[str]:
    """What there is to say about a feature, for people; about a second place after its name."""
    if second:
        yield speech.say("look-beside", feature=named("feature", worth.kind))
    elif worth.open and worth.kind != "field":
        way = "end" if worth.kind in ("road", "city") else "square"
        yield speech.say(f"look-open_{way}s", number=worth.open)
    completed = _when_completed(worth)
    if not worth.figures:
        yield speech.say("look-nobody")
    elif not worth.now and not completed:
        yield speech.say("look-pays-nobody")
    for id, payments in (("look-now", worth.now), ("look-completed", completed)):
        for payment in payments:
            told = _worth(game, payment, speech)
            if told.seat is None:
                yield speech.say(id, payment=told.words)
            else:
                yield speech.say(f"{id}.seat", name=game.setup.names[told.seat], payment=told.words)


def fits(game: Game, x: int, y: int, speech: Speech, known: Fits | None = None) -> wire.Fits:
    """Which of the tiles left could lie on a square (`id` is left to the server). `known`: what fits anywhere now."""
    found = (known or Fits(game.state)).at(x, y)
    number = sum(found.tiles.values())
    return wire.Fits(
        id=0,
        x=x,
        y=y,
        tiles=board.listed(game, found.tiles),
        chance=round(found.chance, 4),
        words=speech.say("look-fits", number=number, percent=round(100 * found.chance)),
    )


def fields(game: Game) -> wire.Fields:
    """All fields as areas, with those who have most farmers in them."""
    state = game.state.copy()
    return wire.Fields(
        [_field(state, root) for root in state.board.roots() if state.board.segment_at(root)[2] == "field"]
    )


def _field(state: State, root: int) -> wire.Field:
    parts = state.board.members(root)
    at = [(round(x, 1), round(y, 1)) for x, y in (placing.anchor(state, part) for part in parts)]
    return wire.Field(placing.outline(state, parts), list(scoring.owners(state, root)), at)


@lru_cache(maxsize=2048)
def shapes(tile: Tile, quarters: int) -> wire.TileShapes:
    """The segments of a tile that lies turned, for pointing at them."""
    return wire.TileShapes(
        [
            wire.SegmentShape(
                id=shape.name,
                cell=shape.cell,
                kind=shape.kind,
                outline=merged([(0, 0, shape.border)]),
                at=shape.anchor,
                rings=[list(ring) for ring in shape.rings],
            )
            for shape in placing.shapes(tile, quarters).values()
        ]
    )


class Pointed:
    """What was answered to those who point at one moment of a game, for all who do so later."""

    def __init__(self) -> None:
        self.features: dict[tuple[str, Speech], wire.Feature] = {}
        self.fits: Fits | None = None

    def knows(self, message: wire.Look | wire.Fit, speech: Speech) -> bool:
        """Whether `looked` answers at once."""
        return (message.segment, speech) in self.features if isinstance(message, wire.Look) else self.fits is not None

    def looked(self, game: Game, message: wire.Look | wire.Fit, speech: Speech) -> wire.Feature | wire.Fits:
        """The answer to somebody who points at a feature or a square."""
        if isinstance(message, wire.Fit):
            self.fits = self.fits or Fits(game.state)
            return replace(fits(game, message.x, message.y, speech, self.fits), id=message.id)
        known = self.features.get((message.segment, speech))
        if known is None:
            known = self.features[message.segment, speech] = feature(game, message.segment, speech)
        return replace(known, id=message.id)
