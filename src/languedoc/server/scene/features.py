"""Answers to those who point: a feature with what it is worth, the tiles that fit a square, all fields."""

from __future__ import annotations

from functools import lru_cache

from languedoc.carcassonne import scoring, words
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.prospects import find_segment
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.i18n import Speech
from languedoc.render import placing
from languedoc.server import wire
from languedoc.server.scene import board
from languedoc.table.event import Payment


def feature(game: Game, segment: str, speech: Speech) -> wire.Feature:
    """The whole feature of a segment (`id` is left to the server); IllegalChoice where there is no such segment."""
    worth = game.worth(segment)
    state = game.state
    numbers = [find_segment(state, each) for each in worth.segments]
    now = [_worth(payment) for payment in worth.now]
    completed = [] if worth.completed else [_worth(payment) for payment in worth.when_completed]
    return wire.Feature(
        id=0,
        outline=placing.outline(placing.area(state, numbers)),
        title=words.plain_name(worth.kind),
        kind=worth.kind,
        lines=_lines(game, now, completed, worth.open),
        owners=list(worth.owners),
        figures=list(worth.figures),
        open=worth.open,
        now=now,
        completed=completed,
    )


def _worth(payment: Payment) -> wire.Worth:
    return wire.Worth(payment.seat if payment.seat >= 0 else None, payment.points, words.payment_words(payment))


def _lines(game: Game, now: list[wire.Worth], completed: list[wire.Worth], open_ends: int) -> list[str]:
    names = game.setup.names
    lines = [f"open ends: {open_ends}"] if open_ends else []
    for what, worths in (("now", now), ("completed", completed)):
        for worth in worths:
            who = names[worth.seat] if worth.seat is not None else "nobody"
            lines.append(f"{what}: {who}: {worth.words}")
    return lines


def fits(game: Game, x: int, y: int, speech: Speech) -> wire.Fits:
    """Which of the tiles left could lie on a square (`id` is left to the server)."""
    found = game.fitting(x, y)
    number = sum(found.tiles.values())
    return wire.Fits(
        id=0,
        x=x,
        y=y,
        tiles=board.listed(game, found.tiles),
        chance=round(found.chance, 4),
        words=f"{words.counted(number, 'tile')} of those left would fit; the next one with a chance of "
        f"{found.chance:.0%}",
    )


def fields(game: Game) -> wire.Fields:
    """All fields as areas, with those who have most farmers in them."""
    state = game.state.copy()
    return wire.Fields(
        [
            wire.Field(
                placing.outline(placing.area(state, state.board.members(root))), list(scoring.owners(state, root))
            )
            for root in state.board.roots()
            if state.board.segment_at(root)[2] == "field"
        ]
    )


@lru_cache(maxsize=2048)
def shapes(tile: Tile, quarters: int) -> wire.TileShapes:
    """The segments of a tile that lies turned, for pointing at them."""
    return wire.TileShapes(
        [
            wire.SegmentShape(
                id=shape.name,
                kind=shape.kind,
                outline=placing.outline(map(list, shape.rings)),
                at=shape.anchor,
                rings=[list(ring) for ring in shape.rings],
            )
            for shape in placing.shapes(tile, quarters).values()
        ]
    )


def looked(game: Game, message: wire.Look | wire.Fit, speech: Speech) -> wire.Feature | wire.Fits:
    """The answer to somebody who points at a feature or a square."""
    answer = (
        feature(game, message.segment, speech)
        if isinstance(message, wire.Look)
        else fits(game, message.x, message.y, speech)
    )
    answer.id = message.id
    return answer
