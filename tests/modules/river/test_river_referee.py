"""Rivers against the independent referee."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from languedoc import Game
from referee.test_against_referee import play

pytestmark = pytest.mark.long


@settings(max_examples=8)
@given(
    rivers=st.sampled_from([("river_1",), ("river_2",), ("river_1", "river_2")]),
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**64 - 1),
    choices=st.integers(0, 2**32 - 1).map(random.Random),
    options=st.fixed_dictionaries(
        {
            "field_scoring": st.sampled_from(["per_field_3", "per_city_4", "per_field_3_city_once"]),
            "river_combination": st.sampled_from(["two_rivers", "one_river"]),
            "fork_is_first_turn": st.booleans(),
        }
    ),
)
def test_whole_games_with_rivers(
    rivers: tuple[str, ...], seats: int, seed: int, choices: random.Random, options: dict[str, str | bool]
) -> None:
    play(Game(seats, modules=("base", *rivers), options=options, seed=seed), choices)


@settings(max_examples=40)
@given(
    rivers=st.sampled_from([("river_2",), ("river_1", "river_2")]),
    seed=st.integers(0, 2**64 - 1),
    choices=st.integers(0, 2**32 - 1).map(random.Random),
    combination=st.sampled_from(["two_rivers", "one_river"]),
)
def test_rivers_only(rivers: tuple[str, ...], seed: int, choices: random.Random, combination: str) -> None:
    """As long as the rivers are laid: that is where their rules are at work."""
    game = Game(2, modules=("base", *rivers), options={"river_combination": combination}, seed=seed)
    play(game, choices, most_choices=24 * len(rivers))
