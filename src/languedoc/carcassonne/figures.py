"""Moves figures, with all consequences."""

from __future__ import annotations

from languedoc.carcassonne import events, moments, numbering
from languedoc.carcassonne.board import rejoining
from languedoc.carcassonne.state import State

SUPPLY = numbering.SUPPLY
DEPLOYED = numbering.DEPLOYED
LAST_ACTION = numbering.LAST_ACTION


def deploy(state: State, seat: int, kind: int, segment: int) -> int:
    """Move a figure from the supply onto a segment; returns its number."""
    figure = state.figure_in_supply(seat, kind)
    if figure < 0:
        raise ValueError("no such figure in the supply")
    state.move_figure(figure, segment)
    state.act(DEPLOYED, figure)
    if state.record is not None:
        events.deployed(state, figure)
    moments.deployed(state.box.deployed, state, figure)
    return figure


def may_stand(state: State, segment: int) -> bool:
    """Whether figures may be put on the tile of a segment now, or on both cells it covers."""
    if state.box.barred is None:
        return True
    if moments.is_barred(state.box.barred, state, state.board.on_ground(state.board.piece_of[segment])):
        return False
    other = state.board.other_part(segment)
    return other < 0 or not moments.is_barred(state.box.barred, state, state.board.piece_of[other])


def is_free(state: State, segment: int) -> bool:
    """Whether a follower may be put on a segment: nobody is in its feature (base 4.2)."""
    return moments.is_free(state.box.is_free, state, segment, not state.board.occupied(segment))


def may_follow(state: State) -> bool:
    """Whether a figure may still be deployed after the figure action of this part, if there was one."""
    return DEPLOYED <= state.action() < LAST_ACTION and state.second_actor() < 0


def may_join(state: State, root: int) -> bool:
    """Whether a follower may go into a feature to be scored with it, without being deployed there."""
    return moments.may_join(state.box.may_join, state, root)


def joined_late(state: State, figure: int) -> bool:
    """Whether a figure joined its feature only when that was completed."""
    return moments.joined_late(state.box.joined_late, state, figure)


def tile_matters(state: State, figure: int) -> bool:
    """Whether it matters on which tile of a feature a figure is put."""
    return moments.tile_matters(state.box.tile_matters, state, figure)


def leave(state: State, figure: int, place: int) -> None:
    """A figure leaves its place before a feature is scored: eaten, captured, removed, moved away."""
    segment = state.stands[figure]
    if state.record is not None:
        events.figure_left(state, figure)
    state.move_figure(figure, place)
    moments.left(state.box.left, state, figure, segment)
    tell_gone(state, figure)


def tell_gone(state: State, figure: int) -> None:
    """Call the hook `gone`: a figure is no longer where it stood."""
    moments.gone(state.box.gone, state, figure)


def on_the_way(state: State, figure: int) -> bool:
    """Whether a figure has left its segment and it is not yet decided where it goes."""
    place = state.stands[figure]
    if place >= SUPPLY:
        return False
    module, _, _ = state.box.place_owner(place)
    return bool(module.segment_left(state, figure) >= 0)


def lay_link(state: State, number: int, start: int, end: int) -> None:
    """Lay a new link (-1), or move an existing one, so that it joins two segments.

    All figures stay on their segments. Companions that are separated from all followers of their seat go home.
    """
    board = state.board
    if number >= 0:
        root = board.root_of(board.link_ends[2 * number])
        apart = board.members(root)
        board.unlink(number)
        rejoining.rebuild(board, root)
        for figure in range(state.box.seats * state.box.figures):
            if state.is_follower(figure) and state.stands[figure] in apart:
                board.add_follower(state.stands[figure], state.owner_of(figure), 1)
    board.link(start, end)
    board.tidy_closed(0)
    for figure in range(state.box.seats * state.box.figures if number >= 0 else 0):
        declared = state.box.declared_figures[state.kind_of_figure(figure)]
        if declared.companion and state.stands[figure] in apart:
            if board.followers(board.root_of(state.stands[figure]), state.owner_of(figure)) == 0:
                if state.record is not None:
                    events.returned(state, figure)
                state.move_figure(figure, SUPPLY)
                tell_gone(state, figure)


def send_home(state: State, root: int) -> None:
    """Send all figures of a scored feature back to the supplies, or where a module wants them; some stay."""
    figures = state.box.figures
    for seat in range(state.box.seats):
        if state.board.followers(root, seat) > 0:  # companions cannot be there without a follower of their seat
            for figure in range(seat * figures, (seat + 1) * figures):
                if state.stands[figure] >= 0 and state.board.root[state.stands[figure]] == root:
                    send_figure_home(state, figure, root)


def send_figure_home(state: State, figure: int, root: int) -> None:
    place = moments.home(state.box.home, state, figure, root)
    if place != state.stands[figure]:
        if state.record is not None and place == SUPPLY:
            events.returned(state, figure)
        state.move_figure(figure, place)
        tell_gone(state, figure)
