"""The ground grows with the layout: a long road, compared with the referee after every tile."""

from __future__ import annotations

import gc

import pytest

from languedoc import Game
from languedoc.carcassonne.targets import Place
from referee.shadowed import Shadowed


@pytest.mark.checked
@pytest.mark.interpreted
@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1)])
def test_a_layout_far_longer_than_the_first_ground(dx: int, dy: int) -> None:
    game = Game(2, seed=4)
    first_side = game.state.board.side
    shadowed = Shadowed(game)

    def reach(k: int) -> int:
        target = game.options[k].targets[0] if game.options[k].targets else None
        return target.x * dx + target.y * dy if isinstance(target, Place) else 0

    while not game.over:
        shadowed.choose(max(range(len(game.options)), key=reach))
    assert game.state.board.side > first_side
    assert Game.load(game.save()).state.fingerprint() == game.state.fingerprint()


@pytest.mark.checked
def test_a_board_outlives_its_game() -> None:
    board = Game(2, seed=1).state.board
    gc.collect()
    assert len(board.roots()) == len(board.segments_of(0))
