"""Options are put into words when they are read, and stay those of their moment."""

from __future__ import annotations

import gc
import weakref

import pytest

from languedoc.carcassonne.game import Game
from languedoc.cardcassonne.game import CardGame
from languedoc.errors import IllegalChoice
from languedoc.table.chance import Chance


@pytest.mark.interpreted
@pytest.mark.parametrize("kind", [Game, CardGame])
def test_a_game_by_numbers_is_the_game_in_words(kind: type[Game] | type[CardGame]) -> None:
    """The same choices, saves and scores, with and without events."""
    spoken, counted = kind(2, seed=4), kind(2, seed=4, events=False)
    dice = Chance(9)
    while not spoken.over:
        k = dice.below(spoken.count)
        assert counted.count == spoken.count == len(spoken.options)
        spoken.choose(spoken.options[k])
        assert counted.choose(k) == []
    assert counted.over and counted.count == 0
    assert counted.save() == spoken.save()
    assert spoken.events and not counted.events


@pytest.mark.interpreted
@pytest.mark.parametrize("kind", [Game, CardGame])
def test_a_game_that_nobody_holds_is_gone_at_once(kind: type[Game] | type[CardGame]) -> None:
    """Also if its options were read: a server copies a game at every choice, and seldom looks for garbage."""
    game = kind(2, seed=4)
    options = game.options
    assert all(option.text for option in options)
    held = weakref.ref(game)
    gc.disable()
    try:
        del game
        assert held() is None
    finally:
        gc.enable()
    assert kind(2, seed=4).options[0].text == options[0].text


@pytest.mark.interpreted
def test_options_that_somebody_still_holds_stay_as_they_were() -> None:
    game, twin = Game(2, seed=2), Game(2, seed=2)
    held = game.options
    expected = [option.text for option in twin.options]
    for _ in range(6):
        game.choose(0)
    assert [option.text for option in held] == expected


@pytest.mark.interpreted
def test_an_option_of_an_earlier_decision_is_no_option_of_this_one() -> None:
    game = Game(2, seed=2)
    placed = game.options[0]
    game.choose(placed)
    with pytest.raises(IllegalChoice, match="allowed: pass"):
        game.choose(placed)


@pytest.mark.interpreted
@pytest.mark.parametrize("k", [-1, 10_000, True])
def test_a_number_beyond_the_options_is_refused_with_words(k: int) -> None:
    game = Game(2, seed=2)
    with pytest.raises(IllegalChoice, match="allowed: place"):
        game.choose(k)
    assert game.choices_made == 0
