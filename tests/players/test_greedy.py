"""The greedy player of the tile game."""

from __future__ import annotations

from random import Random

import pytest

from languedoc import Game
from languedoc.carcassonne.setup import Setup
from languedoc.players import player

BAG = ["U", "U", "B", "B", "U", "U", "U"]


@pytest.mark.interpreted
def test_greedy_lays_a_tile_of_its_own_where_that_is_worth_more_than_a_drawn_one() -> None:
    """Anna's triangle fills the last gap around the cloister of her monk."""
    game = Game(
        ["Anna", "Ben"], modules=("base", "half_so_wild"), bag=["U", "U", "B", "B", "U", "U", "U"], seed=1, start=0
    )
    for triangle in ("I-02", "I-04", "I-06", "II-04"):
        game.choose(f"pick {triangle}")
    for choice in ("triangle I-04", "place 0,1 E", "follower monastery"):
        game.choose(choice)
    for place in ("1,0 N", "-1,0 N", "-1,1 N", "-1,2 N", "2,0 N"):
        for choice in ("pass", f"place {place}", "pass"):
            game.choose(choice)
    assert (game.decision.seat, [option.text for option in game.options]) == (0, ["pass", "triangle II-04"])
    for seed in range(3):
        assert game.options[player("greedy", seed, "carcassonne").pick(game.state)].text == "triangle II-04"


def test_greedy_beats_random_with_everything() -> None:
    """Six games of 40 tiles, three from each seat; `languedoc simulate --preset everything` plays whole ones."""
    box = Setup(preset="everything").box()
    names = [box.tile_name(design) for design in box.bag]
    for seed in range(6):
        bag = Random(seed).sample(names, 40)
        game = Game(2, preset="everything", bag=bag, seed=seed, start=0)
        seats = [player("greedy", seed, "carcassonne"), player("random", seed, "carcassonne")]
        if seed % 2:
            seats.reverse()
        while not game.over:
            game.choose(seats[game.decision.seat].pick(game.state))
        greedy, random = game.scores if seed % 2 == 0 else reversed(game.scores)
        assert greedy > random, (seed, game.scores)
