"""The places of triangles and double tiles, which do not fit into the rows of bits of the frontier alone."""

from __future__ import annotations

from languedoc import memory as bits
from languedoc.carcassonne import numbering
from languedoc.carcassonne.board import board as boards
from languedoc.carcassonne.board import frontier as frontiers
from languedoc.carcassonne.board.board import Board

FRONT = boards.FRONT
TILE = boards.TILE
NOTHING = numbering.NOTHING
EDGE_KINDS = frontiers.EDGE_KINDS
FIT_ROWS = frontiers.FIT_ROWS
BITS = frontiers.BITS
SHIFT = frontiers.SHIFT
LOW = frontiers.LOW
ALL = frontiers.ALL
ONE = frontiers.ONE


def find(board: Board, design: int, enough: int) -> int:
    """Count the legal places of a triangle or a double tile, up to `enough`; `odd_places` lists them as
    cell * 4 + quarters."""
    n = find_matching(board, design, NOTHING, 0, enough)
    if board.designs.cells[design] > 1:  # the first cell may lie beyond the frontier, if the second one is in it
        return find_matching(board, board.designs.second[design], design, n, enough)
    for i in range(board.triangles):
        piece = board.triangle[i]
        quarters = (board.oriented[piece] + 2) & 3
        if n < enough and board.half[piece] < 0 and board.mismatches(board.spot[piece], design * 4 + quarters) == 0:
            board.odd_places[n] = board.spot[piece] * 4 + quarters
            n += 1
    return n


def find_matching(board: Board, form: int, before: int, n: int, enough: int) -> int:
    """Add the places where a form lies on a square of the frontier that accepts its edges; returns how many
    there are then. It is the first cell of its tile, or the second one after a form beyond the frontier (`before`).
    """
    for word in range((board.frontier.count + LOW) >> SHIFT):
        left = match_squares(board, form, word)
        while left != 0 and n < enough:
            i = word * BITS + bits.lowest_bit(left)
            left &= left - 1
            for quarters in range(4):
                if board.frontier.may_turn(i, quarters):
                    cell = board.frontier.cell[i]
                    if before < 0:
                        fits = first_fits(board, cell, form * 4 + quarters)
                    else:
                        cell -= board.beside[board.designs.inner[before * 4 + quarters]]
                        fits = board.cell[cell] == 0
                    if fits:
                        board.odd_places[n] = cell * 4 + quarters
                        n += 1
    return n


def match_squares(board: Board, form: int, word: int) -> int:
    """Write the squares of a row of bits that accept all edges of a form into `places`, as `find_places` does; a side
    at which it has no edge does not matter. Returns on which of them it may lie some way round.

    A triangle must touch an edge with its own edges. Every edge but a blank one makes its square refuse one of any
    two kinds.
    """
    left = board.frontier.count - word * BITS
    lying = ALL if left >= BITS else (ONE << left) - 1
    must_touch = board.designs.gaps[form * 4] != 0
    refuses = board.frontier.refuses
    found = 0
    for oriented in range(form * 4, form * 4 + 4):
        squares = lying
        touched = 0
        for d in range(4):
            shown = board.designs.edge[oriented * 4 + d]
            if shown != 0:
                row = word * FIT_ROWS + d * EDGE_KINDS
                squares &= ~refuses[row + shown - 1]
                touched |= refuses[row] | refuses[row + 1]
        if must_touch:
            rest = squares & ~touched if board.blanks != 0 else 0
            while rest != 0:
                i = bits.lowest_bit(rest)
                rest &= rest - 1
                if board.touches(board.frontier.cell[word * BITS + i], oriented):
                    touched |= ONE << i
            squares &= touched
        board.frontier.places[word * 4 + (oriented & 3)] = squares
        found |= squares
    return found


def first_fits(board: Board, cell: int, oriented: int) -> bool:
    """Whether a form that matches a square of the frontier may lie there: beside the first cell of a double tile
    the second one must fit."""
    second = board.designs.second[oriented >> 2]
    if second < 0:
        return True
    beside = cell + board.beside[board.designs.inner[oriented]]
    if board.cell[beside] == 0:
        return True
    square = board.cell[beside] - FRONT
    return square < TILE - FRONT and board.frontier.accepts(square, second * 4 + (oriented & 3))
