"""What happened, told to people: every event of a game, with points item by item."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from languedoc.carcassonne.targets import Place, Segment
from languedoc.table.event import Event

if TYPE_CHECKING:
    from languedoc.carcassonne.state import State

ITEMS = ("tiles", "pennants", "monastery", "squares", "cities")
"""What points are made of, by number."""


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileRemoved(Event):
    """The tile fitted nowhere and leaves the game."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    seat: int
    tile: str
    place: Place


@dataclass(frozen=True, slots=True)
class FigureDeployed(Event):
    seat: int
    figure: str
    segment: Segment


@dataclass(frozen=True, slots=True)
class FigureReturned(Event):
    seat: int
    figure: str
    segment: Segment


@dataclass(frozen=True, slots=True)
class Item:
    """One part of a payment, e.g. 4 tiles for 8 points."""

    name: str
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class Payment:
    seat: int
    points: int
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A feature was paid: `feature` is the kind that counts, `segments` are where it lies."""

    feature: str
    final: bool
    segments: tuple[Segment, ...]
    payments: tuple[Payment, ...]


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def _tell(state: State, event: Event) -> None:
    assert state.record is not None
    state.record.append(event)


def tile_drawn(state: State) -> None:
    _tell(state, TileDrawn(state.seat, state.box.tile_name(state.hand)))


def tile_removed(state: State) -> None:
    _tell(state, TileRemoved(state.seat, state.box.tile_name(state.hand)))


def tile_placed(state: State) -> None:
    x, y, design, quarters = state.board.where(state.placed)
    _tell(state, TilePlaced(state.seat, state.box.tile_name(design), Place(x, y, quarters)))


def deployed(state: State, figure: int) -> None:
    for number, seat, kind, segment in state.standing():
        if number == figure:
            _tell(state, FigureDeployed(seat, kind, Segment(*state.board.segment_at(segment))))


def scored(state: State, root: int, kind: int, final: bool, payments: dict[int, list[tuple[int, int, int]]]) -> None:
    board = state.board
    paid = []
    for seat, items in payments.items():
        told = tuple(Item(ITEMS[name], number, points) for name, number, points in items if number)
        paid.append(Payment(seat, sum(item.points for item in told), told))
    segments = tuple(Segment(*board.segment_at(segment)) for segment in board.members(root))
    _tell(state, Scored(board.designs.kind_names[kind], final, segments, tuple(paid)))


def returned(state: State, root: int) -> None:
    board = state.board
    for _, seat, kind, segment in state.standing():
        if board.root_of(segment) == root:
            _tell(state, FigureReturned(seat, kind, Segment(*board.segment_at(segment))))


def game_over(state: State) -> None:
    scores = state.scores()
    _tell(state, GameOver(scores, winners(scores)))


def winners(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Most points win; ties share the victory (base 5)."""
    return tuple(seat for seat, points in enumerate(scores) if points == max(scores))
