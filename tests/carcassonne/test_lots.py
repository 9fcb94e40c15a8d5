"""Lots that are drawn during a game, told beforehand or not, and tiles that leave the game unseen."""

from __future__ import annotations

from collections import Counter

import pytest

from languedoc import Game
from languedoc.carcassonne import turn

pytestmark = pytest.mark.interpreted

DRAWS = (0.5, 0.99, 0.0)


def lots(game: Game, number: int) -> list[int]:
    return [game.state.draw_lot(18) for _ in range(number)]


def test_told_lots_come_first_and_then_the_seed_decides() -> None:
    game, plain = Game(2, seed=4, draws=DRAWS), Game(2, seed=4)
    assert lots(game, 5) == [9, 17, 0, *lots(plain, 2)]


def test_a_lot_is_drawn_in_public() -> None:
    game = Game(2, seed=4)
    before = game.state.reveals
    lots(game, 1)
    assert game.state.reveals == before + 1


def test_a_copy_draws_the_same_lots() -> None:
    game = Game(2, seed=4, draws=DRAWS)
    assert lots(game, 1) == [9]
    copy = game.copy()
    assert copy.state.fingerprint() == game.state.fingerprint()
    assert lots(copy, 3) == lots(game, 3)
    other = Game(2, seed=4)
    game.state.copy_from(other.state)
    assert lots(game, 2) == lots(other, 2)


def test_the_fingerprint_tells_lots_apart() -> None:
    assert Game(2, seed=4, draws=DRAWS).state.fingerprint() != Game(2, seed=4).state.fingerprint()


def test_nobody_knows_the_lots_to_come() -> None:
    game = Game(2, seed=4, draws=(0.5,) * 8)
    assert lots(game.redeal(0, seed=1), 8) != [9] * 8
    assert game.redeal(0, seed=1).setup.draws == ()


def test_a_save_keeps_the_lots() -> None:
    game = Game(2, seed=4, draws=(0.1, 0.5167765165381588))
    assert "\ndraws 0.1 0.5167765165381588\n" in game.save()
    assert Game.load(game.save()).setup == game.setup


def hidden(game: Game) -> list[int]:
    """The designs that were hidden: all in the bag but those that can be drawn."""
    state = game.state.copy()
    there = Counter(state.in_bag())
    while state.pile_left:
        state.draw()
        there[state.hand] -= 1
    return sorted(there.elements())


def test_a_hidden_tile_is_not_drawn_and_cannot_be_told_from_those_in_the_bag() -> None:
    bag = ["U", "E", "X", "A"]
    game = Game(2, bag=bag)
    view = game.view(0)["bag"]
    game.state.hide_tile()
    assert game.state.pile_left == 2  # the first one is in the hand
    assert game.view(0)["bag"] == view == {"E": 1, "X": 1, "A": 1}
    assert [game.state.box.tile_name(design) for design in hidden(game)] == ["A"]
    assert hidden(game.copy()) == hidden(game)


def test_hidden_tiles_are_drawn_anew_together_with_the_bag() -> None:
    game = Game(2, seed=1)
    for _ in range(3):
        game.state.hide_tile()
    left = game.state.pile_left
    seen = set()
    for seed in range(12):
        other = game.redeal(0, seed)
        assert other.state.pile_left == left
        assert other.state.in_bag() == game.state.in_bag()
        seen.add(tuple(hidden(other)))
    assert len(seen) > 6


def test_a_new_game_hides_nothing() -> None:
    game = Game(2, seed=1)
    state = game.state
    state.hide_tile()
    turn.deal(state, 1, 0, None)
    assert state.fingerprint() == Game(2, seed=1).state.fingerprint()
