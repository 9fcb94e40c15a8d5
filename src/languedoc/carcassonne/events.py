"""The events of a game, with points item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.carcassonne.targets import Figure, Place, Segment
from languedoc.table.event import Event, leaders
from languedoc.table.event import Item as Item
from languedoc.table.event import Payment as Payment
from languedoc.table.record import record

if TYPE_CHECKING:
    from languedoc.carcassonne.state import State


@record(frozen=True, slots=True)
class TileDrawn(Event):
    seat: int
    tile: str


@record(frozen=True, slots=True)
class TileRemoved(Event):
    """The tile fitted nowhere and leaves the game."""

    seat: int
    tile: str


@record(frozen=True, slots=True)
class TileReturned(Event):
    """A tile was drawn, fitted nowhere, and was shuffled back into the pile."""

    seat: int
    tile: str


@record(frozen=True, slots=True)
class TileSetAside(Event):
    """A tile was drawn that cannot be used yet; it is kept beside the bag, and another one is drawn."""

    seat: int
    tile: str


@record(frozen=True, slots=True)
class TilePlaced(Event):
    seat: int
    tile: str
    place: Place


@record(frozen=True, slots=True)
class Answered(Event):
    """A seat has answered a question that several seats are asked together; the answer is not public yet."""

    seat: int


@record(frozen=True, slots=True)
class FigureDeployed(Event):
    seat: int
    figure: str
    segment: Segment


@record(frozen=True, slots=True)
class FigureReturned(Event):
    seat: int
    figure: str
    segment: Segment


@record(frozen=True, slots=True)
class FigureRemoved(Event):
    """A figure left its segment before the feature was scored."""

    seat: int
    figure: str
    segment: Segment


@record(frozen=True, slots=True)
class FigureLeft(Event):
    """A figure went home from a place that is no segment."""

    figure: Figure


@record(frozen=True, slots=True)
class Scored(Event):
    """A feature was paid: `feature` is the kind that counts, `segments` are its segments."""

    feature: str
    final: bool
    segments: tuple[Segment, ...]
    payments: tuple[Payment, ...]


@record(frozen=True, slots=True)
class Awarded(Event):
    """Points for something other than a feature."""

    reason: str
    final: bool
    payment: Payment


@record(frozen=True, slots=True)
class SecondPart(Event):
    """The seat draws and places once more in the same turn."""

    seat: int


@record(frozen=True, slots=True)
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


def tile_returned(state: State, design: int) -> None:
    _tell(state, TileReturned(state.seat, state.box.tile_name(design)))


def tile_set_aside(state: State) -> None:
    _tell(state, TileSetAside(state.seat, state.box.tile_name(state.hand)))


def tile_placed(state: State) -> None:
    x, y, design, quarters = state.board.where(state.placed)
    _tell(state, TilePlaced(state.decider, state.box.tile_name(design), Place(x, y, quarters)))


def answered(state: State) -> None:
    _tell(state, Answered(state.decider))


def _where(state: State, figure: int) -> Segment:
    return Segment(*state.board.segment_at(state.place_of(figure)))


def figure_at(state: State, figure: int) -> Figure:
    """A figure as an option names it: its seat, its kind, and where it is."""
    place = state.place_of(figure)
    where = _where(state, figure) if place >= 0 else state.spot_of(place)
    return Figure(state.owner_of(figure), figure_name(state, figure), where)


def figure_name(state: State, figure: int) -> str:
    return state.box.figure_names[state.kind_of_figure(figure)]


def deployed(state: State, figure: int) -> None:
    _tell(state, FigureDeployed(state.owner_of(figure), figure_name(state, figure), _where(state, figure)))


def returned(state: State, figure: int) -> None:
    _tell(state, FigureReturned(state.owner_of(figure), figure_name(state, figure), _where(state, figure)))


def figure_left(state: State, figure: int) -> None:
    if state.place_of(figure) >= 0:
        _tell(state, FigureRemoved(state.owner_of(figure), figure_name(state, figure), _where(state, figure)))


def figure_left_place(state: State, figure: int) -> None:
    _tell(state, FigureLeft(figure_at(state, figure)))


def _payment(state: State, seat: int, items: list[tuple[int, int, int]]) -> Payment:
    names = state.box.item_names
    told = tuple(Item(names[name], number, points) for name, number, points in items if number)
    return Payment(seat, sum(item.points for item in told), told)


def awarded(state: State, seat: int, reason: str, items: list[tuple[int, int, int]]) -> None:
    _tell(state, Awarded(reason, state.in_final_scoring(), _payment(state, seat, items)))


def scored(state: State, root: int, feature: str, final: bool, payments: dict[int, list[tuple[int, int, int]]]) -> None:
    board = state.board
    paid = []
    for seat, items in payments.items():
        paid.append(_payment(state, seat, items))
    segments = tuple(Segment(*board.segment_at(segment)) for segment in board.members(root))
    _tell(state, Scored(feature, final, segments, tuple(paid)))


def game_over(state: State) -> None:
    scores = state.scores()
    _tell(state, GameOver(scores, leaders(scores)))
