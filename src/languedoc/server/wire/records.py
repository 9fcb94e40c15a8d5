"""Shapes of tiles, and the history of a game."""

from __future__ import annotations

from typing import Literal

from languedoc.server.wire.plain import Point, Struct
from languedoc.server.wire.table import LogEntry, Table


class SegmentShape(Struct):
    """`id` without the square: `road:E`. `outline` is a path within the tile as it lies, `at` its anchor. `cell`
    leads from the first square of the tile to the one by which the board names the segment."""

    id: str
    cell: tuple[int, int]
    kind: str
    outline: str
    at: Point
    rings: list[list[Point]]


class TileShapes(Struct):
    """For pointing at parts of a tile that lies turned by a number of quarters."""

    segments: list[SegmentShape]


class Field(Struct):
    """`at`: a point in each of its parts, for the signs of its owners."""

    outline: str
    owners: list[int]
    at: list[Point]


class Fields(Struct):
    """All fields of the board as areas, with those who have most farmers in them."""

    fields: list[Field]


class History(Struct):
    """Points after every choice that stands and by source, for the charts. `sources`: title, and points by seat."""

    versions: list[int]
    scores: list[list[int]]
    sources: list[tuple[str, list[int]]]


class Moment(Struct):
    """A game after a number of choices that stand, as everybody may see it; `last` is how many there are in all."""

    version: int
    last: int
    table: Table
    log: list[LogEntry]


class Finished(Struct):
    """A game of yours that is over. `mine`: your seats; `sources`: title, and points by seat, empty where there was no
    time to look."""

    code: str
    game: str
    title: str
    ended: str
    names: list[str]
    colours: list[str]
    levels: list[str]
    """Of computer players; empty for people."""
    scores: list[int]
    mine: list[int]
    winners: list[int]
    sources: list[tuple[str, list[int]]]


class Finish(Struct):
    """Some of your games that are over, the last ones first; `following` is where the next ones begin, if there are
    any."""

    games: list[Finished]
    following: int | None


class LogBook(Struct):
    """The whole log of a game."""

    entries: list[LogEntry]


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play a game on from one of its moments, in a game of its own: you at a seat, and at the others computer players
    (of a level), whoever comes, or people at the same screen."""

    seat: int
    others: Literal["bot", "open", "here"]
    level: str = ""
