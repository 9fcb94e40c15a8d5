"""How figures come and go, with all that follows from it."""

from __future__ import annotations

from languedoc.carcassonne import events
from languedoc.carcassonne.module import Link, Module
from languedoc.carcassonne.state import State

SUPPLY = -1


def deploy(state: State, seat: int, kind: int, segment: int) -> int:
    """A figure from the supply goes onto a segment; tells which one."""
    figure = state.figure_in_supply(seat, kind)
    if figure < 0:
        raise ValueError("no such figure in the supply")
    state.move_figure(figure, segment)
    if state.record is not None:
        events.deployed(state, figure)
    module: Module
    for module in state.box.deployed:
        module.deployed(state, figure)
    return figure


def may_stand(state: State, segment: int) -> bool:
    """Whether figures may be put on the tile of a segment now, or on the two cells that it lies on."""
    board = state.board
    other = board.other_part(segment)
    link: Link | None = state.box.bars
    while link is not None:
        if link.module.bars(state, board.on_ground(board.piece_of[segment])):
            return False
        if other >= 0 and link.module.bars(state, board.piece_of[other]):
            return False
        link = link.following
    return True


def is_free(state: State, segment: int) -> bool:
    """Whether a follower may come onto a segment without company: nobody is in its feature (base 4.2)."""
    free = not state.board.occupied(segment)
    link: Link | None = state.box.is_free
    while link is not None:
        free = link.module.is_free(state, segment, free)
        link = link.following
    return free


def joined_late(state: State, figure: int) -> bool:
    """Whether a figure came into its feature only when that was completed."""
    module: Module
    for module in state.box.joined_late:
        if module.joined_late(state, figure):
            return True
    return False


def tile_matters(state: State, figure: int) -> bool:
    """Whether it makes a difference on which tile of a feature a figure comes to stand."""
    module: Module
    for module in state.box.tile_matters:
        if module.tile_matters(state, figure):
            return True
    return False


def leave(state: State, figure: int, place: int) -> None:
    """A figure leaves its place before a feature is scored: eaten, captured, removed, moved away."""
    segment = state.stands[figure]
    if state.record is not None:
        events.figure_left(state, figure)
    state.move_figure(figure, place)
    link: Link | None = state.box.left
    while link is not None:
        link.module.left(state, figure, segment)
        link = link.following
    tell_gone(state, figure)


def tell_gone(state: State, figure: int) -> None:
    """Tell the modules that a figure is no longer where it stood."""
    link: Link | None = state.box.gone
    while link is not None:
        link.module.gone(state, figure)
        link = link.following


def send_home(state: State, root: int) -> None:
    """All figures of a scored feature go back to the supplies, or where a module wants them: some stay."""
    box = state.box
    board = state.board
    for seat in range(box.seats):
        if board.followers(root, seat) > 0:  # builder and pig are nowhere without an own follower
            for figure in range(seat * box.figures, (seat + 1) * box.figures):
                segment = state.stands[figure]
                if segment >= 0 and board.root[segment] == root:
                    place = SUPPLY
                    link: Link | None = box.home
                    while link is not None and place == SUPPLY:
                        place = link.module.home(state, figure, root)
                        link = link.following
                    if place != segment:
                        if state.record is not None and place == SUPPLY:
                            events.returned(state, figure)
                        state.move_figure(figure, place)
                        tell_gone(state, figure)
