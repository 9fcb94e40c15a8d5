"""The course of a river by the rule `clear_ahead`: nothing lies near the squares to which a tile leads."""

from __future__ import annotations

from languedoc.carcassonne.board.board import Board

NEAR = 2  # squares


def is_clear(board: Board, cell: int, mouths: int) -> bool:
    """Whether nothing lies on the next two squares in front of each open mouth of a tile, nor beside them."""
    for mouth in range(4):
        before = board.cell_beside(cell, mouth)
        if mouths >> mouth & 1 and board.piece_on(before) < 0:
            beyond = board.cell_beside(before, mouth)
            if not is_empty_row(board, before, mouth, cell) or not is_empty_row(board, beyond, mouth, cell):
                return False
    return True


def is_empty_row(board: Board, middle: int, way: int, cell: int) -> bool:
    """Whether nothing lies on a cell ahead, nor to the left and right of it."""
    left = board.cell_beside(middle, (way + 3) & 3)
    right = board.cell_beside(middle, (way + 1) & 3)
    return is_empty(board, middle, cell) and is_empty(board, left, cell) and is_empty(board, right, cell)


def is_empty(board: Board, there: int, cell: int) -> bool:
    """Whether nothing lies on a cell near another; a step across the rim of the ground comes out on its other side."""
    return board.piece_on(there) < 0 or abs(board.column(there) - board.column(cell)) > NEAR
