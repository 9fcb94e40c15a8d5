"""Checksums of a state, by which two games are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.carcassonne import numbering
from languedoc.table import checksum

if TYPE_CHECKING:
    from languedoc.carcassonne.state import State

FACTS = numbering.FACTS
FRAME = numbering.FRAME
POINT_ORIGIN = numbering.POINT_ORIGIN


def checksum_of(state: State) -> int:
    """A checksum of the table and of the scores: equal games have equal checksums."""
    board = state.board
    total = checksum.START
    for piece in range(board.pieces):
        total = checksum.add(total, board.column(board.spot[piece]))
        total = checksum.add(total, board.line(board.spot[piece]))
        total = checksum.add(total, board.oriented[piece])
    for seat in range(state.box.seats):
        total = checksum.add(total, state.score[seat])
    for figure in range(state.box.seats * state.box.figures):
        total = checksum.add(total, state.stands[figure])
    return total


def fingerprint_of(state: State) -> int:
    """A checksum of everything that a copy must keep, hidden information included. Must not be shown to players."""
    board = state.board
    box = state.box
    total = checksum_of(state)
    for segment in range(board.segments):
        total = checksum.add(total, board.root[segment])
        total = checksum.add(total, board.ring[segment])
        total = checksum.add(total, board.word[board.root[segment]])
        total = checksum.add(total, board.crowd[board.root[segment]])
    for i in range(board.frontier.count):
        total = checksum.add(total, board.column(board.frontier.cell[i]))
        total = checksum.add(total, board.line(board.frontier.cell[i]))
        total = checksum.add(total, board.frontier.wish[i])
    for i in range(board.closed_count):
        total = checksum.add(total, board.closed[i])
    for i in range(box.seats * box.figure_kinds):
        total = checksum.add(total, state.supply[i])
    for i in range(box.notes):
        total = checksum.add(total, state.notes[i])
    for i in range(box.place_count):
        total = checksum.add(total, state.place_on[i])
    for i in range(FACTS):
        total = checksum.add(total, state.done[i])
    for i in range(box.part_kinds):
        total = checksum.add(total, state.parts[i])
        total = checksum.add(total, state.played[i])
    for i in range(box.steps):
        total = checksum.add(total, state.awake[i] != i)
    for i in range(state.depth * FRAME):
        total = checksum.add(total, state.frames[i])
    for i in range(state.due):
        total = checksum.add(total, state.due_seat[i])
        total = checksum.add(total, state.due_points[i])
        total = checksum.add(total, state.due_cause[i])
    for i in range(state.pile_left):
        total = checksum.add(total, state.pile[i])
    for i in range(state.gone_count):
        total = checksum.add(total, state.gone[i])
    for i in range(state.hidden_count):
        total = checksum.add(total, state.gone[box.most_pieces - 1 - i])
    for i in range(len(state.told) - state.told_left, len(state.told)):
        total = checksum.add(total, int(state.told[i] * POINT_ORIGIN))
    for number in (state.hand, state.placed, state.seat, state.decider, state.step, state.cursor, state.part):
        total = checksum.add(total, number)
    for number in (state.asked, state.offered, state.count, state.depth, state.reveals, state.due, state.due_done):
        total = checksum.add(total, number)
    total = checksum.add(total, state.due_depth)
    if box.asks_together:
        total = checksum.add(total, state.together)
        total = checksum.add(total, state.waiting)
        for seat in range(box.seats):
            total = checksum.add(total, state.answers[seat])
    total = checksum.add(total, state.over)
    total = checksum.add(total, state.starter)
    return state.chance.added_to(total)
