"""Forecasts of features and tiles come true, in random games of every kind."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.playing import several
from languedoc import Game
from languedoc.carcassonne import turn
from languedoc.carcassonne.events import Item, Payment, Scored
from languedoc.carcassonne.prospects import NOBODY
from languedoc.hunt import random_setup

pytestmark = pytest.mark.long


def items_of(payments: tuple[Payment, ...]) -> set[tuple[int, Item]]:
    return {(each.seat, item) for each in payments for item in each.items}


@settings(max_examples=several(8))
@given(st.integers(0, 2**64 - 1))
def test_everybody_would_get_what_is_foretold(seed: int) -> None:
    """Between two turns a copy of the game is ended: every feature pays what was forecast."""
    game = Game.of(random_setup(seed))
    rng = random.Random(seed)
    while not game.over:
        if game.decision.step == "place_tile" and rng.random() < 0.1:
            ended = game.state.copy()
            ended.record = []
            ended.end_here()
            turn.run(ended)
            for event in ended.record:  # up to the first question
                if isinstance(event, Scored) and event.feature == event.segments[0].kind:
                    foretold = game.worth(event.segments[0])
                    assert {*event.segments} == {*foretold.segments}
                    if event.feature == "field" and game.state.box.options["field_scoring"] == "per_city_4":
                        assert items_of(event.payments) <= items_of(foretold.now), "its cities are paid one by one"
                    else:
                        assert tuple(each for each in foretold.now if each.seat != NOBODY) == event.payments
        game.choose(rng.randrange(len(game.options)))


@settings(max_examples=several(10))
@given(st.integers(0, 2**64 - 1))
def test_the_tile_that_is_drawn_next_is_one_that_was_left_and_lies_where_it_was_said_to_fit(seed: int) -> None:
    game = Game.of(random_setup(seed))
    rng = random.Random(seed)
    while not game.over:
        if rng.random() < 0.1:
            before = game.state.board.pieces
            left = game.tiles_left()
            squares = game.state.board.empty_squares()
            fits = {square: game.fitting(*square) for square in rng.sample(squares, min(3, len(squares)))}
            hand = game.state.hand
            game.choose(rng.randrange(len(game.options)))
            if hand < 0 and not game.over and game.decision.step == "place_tile" and before == game.state.board.pieces:
                name = game.state.box.tile_name(game.state.hand)
                if game.state.box.designs.tiles[game.state.hand].shape != "square":
                    continue  # not drawn: a tile that a seat holds
                assert name in left
                if game.state.box.hooks["more_places"]:
                    continue  # whoever draws it may have other means to make it fit than the seat that asked
                legal = {(option.targets[0].x, option.targets[0].y) for option in game.options}
                for square, fitting in fits.items():
                    assert (square in legal) == (name in fitting.tiles)
        else:
            game.choose(rng.randrange(len(game.options)))
