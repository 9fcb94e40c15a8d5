"""The save of a game that is not over: it looks the same to everybody, and holds no secret."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from languedoc import CardGame, Game
from languedoc.games import AnyGame, load
from languedoc.table.setup import new_key

GAMES: dict[str, tuple[Any, dict[str, Any]]] = {
    "base": (Game, {}),
    "big box": (Game, {"preset": "big_box_6"}),
    "everything": (Game, {"preset": "everything"}),
    "messages": (Game, {"modules": ["base", "messages"]}),
    "bathhouses": (Game, {"modules": ["base", "bathhouses"]}),
    "castles dealt": (Game, {"modules": ["base", "german_castles"]}),
    "cards": (CardGame, {}),
}


def played(kind: str, choices: int, seed: int) -> AnyGame:
    """A game with a key, some random choices on."""
    make, wish = GAMES[kind]
    plain = make(3, seed=seed, **wish)
    game: AnyGame = type(plain).of(replace(plain.setup, seed=0, key=new_key()))
    chance = random.Random(seed)
    while game.choices_made < choices and not game.over:
        game.choose(chance.randrange(game.count))
    return game


@pytest.mark.parametrize("kind", GAMES)
def test_everybody_sees_the_same_game(kind: str) -> None:
    game = played(kind, 41, seed=3)
    assert not game.over
    text = game.public_save()
    again = load(text)
    assert again.view() == game.view()
    assert again.known_to(None).events() == game.known_to(None).events()
    assert again.choices_seen() == game.choices_seen()
    assert game.setup.key and game.setup.key not in text and "\nshuffle 41 anew\n" in text
    assert not again.can_undo, "what was hidden cannot be drawn once more"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_with_many_throws_and_draws_by_lot_can_be_saved(seed: int) -> None:
    """A throw lands on one of millions of points: it is kept as it was, since everybody has seen it."""
    modules = ["base", "catapult", "flying_machines", "hills_and_sheep", "fruit_trees"]
    game = Game(3, modules=modules, seed=seed, options={"catapult_skill": "hard"})
    chance = random.Random(seed)
    while not game.over and sum(type(event).__name__ in ("TokenLanded", "Caught") for event in game.events) < 6:
        game.choose(chance.randrange(game.count))
    assert not game.over
    again = load(game.public_save())
    assert again.known_to(None).events() == game.known_to(None).events()
    twice = load(again.public_save())
    assert twice.known_to(None).events() == game.known_to(None).events(), "also one that was loaded"


def test_what_was_kept_of_lots_does_not_decide_later_ones() -> None:
    game = Game(2, modules=["base", "catapult"], seed=4)
    chance = random.Random(4)
    while not any(type(event).__name__ == "TokenLanded" for event in game.events):
        game.choose(chance.randrange(game.count))
    again = Game.load(game.public_save())
    assert any(shuffle.lots for shuffle in again.setup.shuffles) and again.state.told_left == 0


@pytest.mark.parametrize("kind", ["base", "cards"])
def test_what_is_hidden_is_drawn_anew_each_time_it_is_loaded(kind: str) -> None:
    text = played(kind, 20, seed=5).public_save()
    assert len({load(text).state.fingerprint() for _ in range(6)}) > 1


@pytest.mark.parametrize("kind", ["base", "cards"])
def test_a_game_that_was_loaded_can_be_saved_again(kind: str) -> None:
    game = played(kind, 12, seed=7)
    chance = random.Random(7)
    for _ in range(3):
        game = load(game.public_save())
        for _ in range(9):
            game.choose(chance.randrange(game.count))
        assert load(game.public_save()).view() == game.view()


def test_a_choice_that_was_forced_by_a_shuffle_before_it_can_be_told_again() -> None:
    """Of a game that broke. Its shuffle left somebody who had been asked already with a single card to play."""
    game = CardGame.load((Path(__file__).parent / "forced_by_a_shuffle.save").read_text())
    assert load(game.public_save()).view() == game.view()


def test_the_order_of_the_bag_is_not_in_it() -> None:
    """The next tile after the one in hand: in the texts of one game it is each of those left, not the true one."""
    game = played("base", 30, seed=11)
    following: Counter[str] = Counter()
    for _ in range(40):
        other = load("\n".join(line for line in game.public_save().split("\n") if not line.endswith(" anew")))
        before = len(other.events)
        while len(other.known_to(None).events(before)) == 0 or "TileDrawn" not in str(other.events[before:]):
            other.choose(0)
        following[next(str(event) for event in other.events[before:] if "TileDrawn" in str(event))] += 1
    assert len(following) > 3, following


def test_a_hand_of_cards_is_not_in_it() -> None:
    game = played("cards", 5, seed=2)
    seat = game.state.decider
    hands = {str(load(game.public_save()).view(seat)["hand"]) for _ in range(12)}
    assert len(hands) > 6


def test_a_game_that_is_over_is_saved_as_it_is() -> None:
    game = played("cards", 10_000, seed=1)
    assert game.over and game.public_save() == game.save()
