"""Joins features anew: after a link was taken away, or where a piece takes on another form.

Every connection can be found without history: at the edges of the pieces, and in the list of links.
"""

from __future__ import annotations

from languedoc.carcassonne import numbering
from languedoc.carcassonne.board import board as boards
from languedoc.carcassonne.board.board import Board

FRONT = boards.FRONT
TILE = boards.TILE
OPEN_MASK = boards.OPEN_MASK
NOTHING = numbering.NOTHING
PORTS = 15  # where a piece can join others: three for each of its sides, and three for a long edge


def change_form(board: Board, piece: int, form: int) -> int:
    """A lying piece takes on a variant of its design, with one more segment; tells that segment.

    Its edges must match all that lies around. What it shows to empty squares is another wish from now on.
    """
    old = board.oriented[piece]
    new = form * 4 + (old & 3)
    row = board.designs.first_row[form]
    for segment in range(board.first[piece], board.end_of(piece)):
        board.word[board.root[segment]] += (
            board.designs.word[row] - board.designs.word[board.row[segment]]
        )  # it may have a twin now
        board.row[segment] = row
        row += 1
    segment = board.segments
    board.segments = segment + 1
    board.piece_of[segment] = piece
    board.row[segment] = row
    board.root[segment] = segment
    board.ring[segment] = segment
    board.word[segment] = board.designs.word[row]
    board.crowd[segment] = 0
    board.more[piece] = segment
    board.oriented[piece] = new
    for d in range(4):
        q = board.spot[piece] + board.beside[d]
        if board.cell[q] < TILE:
            board.frontier.change(
                board.cell[q] - FRONT, d ^ 2, board.designs.edge[old * 4 + d], board.designs.edge[new * 4 + d]
            )
    replay(board, segment, True)
    return segment


def rebuild(board: Board, root: int) -> None:
    """Take a feature apart and join it anew from its edges and links; who stands there must be added again.

    Whatever has nothing open is listed as closed.
    """
    segments = board.members(root)
    for segment in segments:
        board.root[segment] = segment
        board.ring[segment] = segment
        board.word[segment] = board.designs.word[board.row[segment]]
        board.crowd[segment] = 0
    for segment in segments:
        replay(board, segment, False)
    for i in range(board.links):
        if board.link_ends[2 * i] in segments:
            board.join(board.link_ends[2 * i], board.link_ends[2 * i + 1], 0)
    for segment in segments:
        if board.root[segment] == segment and (board.word[segment] & OPEN_MASK) == 0:
            board.closed[board.closed_count] = segment
            board.closed_count += 1
    board.tidy_closed(0)


def met_by(board: Board, segment: int) -> list[int]:
    """The segments of other pieces that a segment joins at their edges, not by links."""
    return [other for other in [met_at(board, segment, k) for k in range(PORTS)] if other != NOTHING]


def met_at(board: Board, segment: int, k: int) -> int:
    """The segment of another piece that a segment joins at the k-th of its `PORTS`, not by a link, or -1: three
    for each side, then three for the long edge of a triangle."""
    piece = board.piece_of[segment]
    d = k // 3
    i = k - 3 * d
    if d == 4:
        other = board.half[piece] if board.halves else NOTHING
        if other < 0 or board.designs.long_port[(board.oriented[piece] >> 2) * 3 + i] != board.place_in(segment):
            return NOTHING
        return board.nth_segment(other, board.designs.long_port[(board.oriented[other] >> 2) * 3 + 2 - i])
    if board.designs.port[(board.oriented[piece] * 4 + d) * 3 + i] != board.place_in(segment):
        return NOTHING
    other = board.facing(board.spot[piece], d)
    if other < 0:
        return NOTHING
    theirs = board.designs.port[(board.oriented[other] * 4 + (d ^ 2)) * 3 + 2 - i]
    return board.nth_segment(other, theirs) if theirs >= 0 else NOTHING


def replay(board: Board, segment: int, alone: bool) -> None:
    """Join a segment to what it touches: alone in every direction, or each pair of segments once."""
    piece = board.piece_of[segment]
    local = board.place_in(segment)
    for d in range(4):
        other = board.facing(board.spot[piece], d)
        if other >= 0:
            for i in range(3):
                if board.designs.port[(board.oriented[piece] * 4 + d) * 3 + i] == local:
                    theirs = board.designs.port[(board.oriented[other] * 4 + (d ^ 2)) * 3 + 2 - i]
                    replay_port(board, segment, other, theirs, alone)
    for i in range(3):
        if (
            board.halves
            and board.half[piece] >= 0
            and board.designs.long_port[(board.oriented[piece] >> 2) * 3 + i] == local
        ):
            other = board.half[piece]
            theirs = board.designs.long_port[(board.oriented[other] >> 2) * 3 + 2 - i]
            replay_port(board, segment, other, theirs, alone)
    if board.designs.spans[board.row[segment]] >= 0 and not board.is_second_part(segment):
        board.join(segment, board.other_part(segment), 0)


def replay_port(board: Board, segment: int, other: int, local: int, alone: bool) -> None:
    if local < 0:
        board.close(segment)
    elif alone or segment < board.nth_segment(other, local):
        board.join(segment, board.nth_segment(other, local), 2)
