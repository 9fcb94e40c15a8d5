"""What must hold in every game with a river: all tiles are laid or told of, each arm has one end, nothing leaks."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from languedoc import Game
from languedoc.carcassonne import turn
from languedoc.carcassonne.board import geometry
from languedoc.carcassonne.events import TilePlaced, TileRemoved
from languedoc.errors import NothingToUndo

WATER = geometry.EDGES.index("river")
BOTH = ("base", "river_1", "river_2")
SETUPS: dict[str, tuple[tuple[str, ...], dict[str, str | bool]]] = {
    "river_1": (("base", "river_1"), {}),
    "river_2": (("base", "river_2"), {}),
    "river_2 with the fork as a turn": (("base", "river_2"), {"fork_is_first_turn": True}),
    "two rivers": (BOTH, {}),
    "two rivers with the fork as a turn": (BOTH, {"fork_is_first_turn": True}),
    "one river": (BOTH, {"river_combination": "one_river"}),
}
GAMES = [(name, seed) for name in SETUPS for seed in range(10)]


def new_game(name: str, seed: int, seats: int = 3) -> Game:
    modules, options = SETUPS[name]
    return Game(seats, modules=modules, options=options, seed=seed)


def river_tiles(name: str) -> Counter[str]:
    """All tiles that are laid in a game."""
    game = new_game(name, 0)
    box = game.state.box
    tiles = Counter(box.tile_name(design) for design in box.other_tiles)
    if name == "one river":
        tiles -= Counter(["R1_source", "R1_lake"])
    return tiles


def check_course(game: Game, springs: int) -> None:
    """Every water edge meets another one, and the tiles hang together like trees: no arm is open, none met another."""
    board = game.state.board
    river = [i for i in range(board.pieces) if any(board.shows(i, side) == WATER for side in range(4))]
    meetings = 0
    for piece in river:
        for side in range(4):
            if board.shows(piece, side) == WATER:
                other = board.piece_on(board.cell_beside(board.cell_of(piece), side))
                assert other >= 0, "an open arm"
                assert board.shows(other, side ^ 2) == WATER
                meetings += 1
    assert meetings // 2 == len(river) - springs


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_all_river_tiles_are_laid_first_and_each_arm_ends_once(name: str, seed: int) -> None:
    game = new_game(name, seed, seats=2 + seed % 5)
    choices = random.Random(seed)
    laid = Counter([game.state.box.tile_name(game.state.board.where(0)[2])])  # the spring
    removed: Counter[str] = Counter()
    while not game.over and "river" in game.view()["modules"]:
        for event in game.choose(choices.randrange(len(game.options))):
            if isinstance(event, TileRemoved):
                removed[event.tile] += 1
    laid += Counter(event.tile for event in game.events if isinstance(event, TilePlaced))
    tiles = river_tiles(name)
    assert {tile: number for tile, number in (laid + removed).items() if tile in tiles} == tiles
    assert not [tile for tile in removed if "lake" in tile or tile == "R2_cE_vW"]
    assert sum(laid.values()) <= sum(tiles.values()) + 1, "the bag waits until the river is laid"
    check_course(game, 2 if name.startswith("two") else 1)
    assert sum(game.view()["bag"].values()) >= 71


@pytest.mark.interpreted
@pytest.mark.checked
@pytest.mark.parametrize("name", SETUPS)
def test_saves_copies_and_undo_agree(name: str) -> None:
    game = new_game(name, 7)
    choices = random.Random(7)
    for _ in range(48):
        before = game.state.fingerprint(), game.view()
        reveals = game.state.reveals
        copy = game.copy()
        loaded = Game.load(game.save()) if choices.random() < 0.2 else copy
        k = choices.randrange(len(game.options))
        text = game.options[k].text
        happened = game.choose(k)
        for twin in (copy, loaded):
            if twin.state.fingerprint() == before[0]:
                assert twin.view() == before[1]
                assert twin.choose(text) == happened
            assert twin.state.fingerprint() == game.state.fingerprint()
        if game.state.reveals == reveals:
            game.undo()
            assert (game.state.fingerprint(), game.view()) == before
            game.choose(k)
        else:
            with pytest.raises(NothingToUndo):
                game.undo()
    while not game.over:
        game.choose(choices.randrange(len(game.options)))
    assert Game.load(game.save()).scores == game.scores


@pytest.mark.interpreted
@pytest.mark.parametrize("name", SETUPS)
def test_nobody_knows_the_order_of_a_river_pile(name: str) -> None:
    """Redealt games look the same to everybody, but other tiles come next."""
    game = new_game(name, 3)
    choices = random.Random(3)
    for _ in range(5):
        game.choose(choices.randrange(len(game.options)))
    while game.decision.step != "place_tile":
        game.choose("pass")
    next_tiles = set()
    for seed in range(40):
        again = game.redeal(seed % 3, seed)
        for seat in (None, 0, 1, 2):
            assert json.dumps(again.view(seat), sort_keys=True) == json.dumps(game.view(seat), sort_keys=True)
        assert again.decision == game.decision
        assert again.events == game.events
        again.choose(0)
        while again.decision.step != "place_tile":
            again.choose("pass")
        next_tiles.add(again.view()["hand"])
    assert len(next_tiles) > 3


@pytest.mark.checked
@pytest.mark.parametrize("name", SETUPS)
def test_all_options_can_be_taken_from_any_copy(name: str) -> None:
    game = new_game(name, 11)
    choices = random.Random(11)
    while "river" in game.view()["modules"]:
        for k in range(len(game.options)):
            turn.choose(game.state.copy(), k)
        game.choose(choices.randrange(len(game.options)))
