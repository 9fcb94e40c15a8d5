"""The generators: seed or key, the same numbers compiled and interpreted, and what saves and copies keep of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from languedoc.carcassonne.game import Game
from languedoc.cardcassonne.game import CardGame
from languedoc.errors import LanguedocError
from languedoc.games import AnyGame, load
from languedoc.table.chance import Chance
from languedoc.table.setup import KEY_LENGTH, Shuffle, new_key

KEY = "0f0e0d0c0b0a09080706050403020100"
OTHER_KEY = "00000000000000000000000000000001"
GAMES = (Game, CardGame)

pytestmark = pytest.mark.interpreted


def keyed(key: str = KEY) -> Chance:
    chance = Chance(0)
    chance.use_key(int(key, 16))
    return chance


def of_key(kind: Any, key: str = KEY, **more: Any) -> AnyGame:
    game: AnyGame = kind.of(replace(kind(2, seed=0).setup, key=key, **more))
    return game


def play(game: AnyGame, choices: int, seed: int = 1) -> None:
    chance = Chance(seed)
    for _ in range(choices):
        if not game.over:
            game.choose(chance.below(game.count))


def test_the_keyed_generator_gives_the_numbers_of_the_authors_of_siphash() -> None:
    """The reference key is 00 01 .. 0f, and the message 00 01 .. 07 gives this hash."""
    chance = keyed()
    chance.state = 0x0706050403020100
    assert chance.draw() == 0x93F5F5799A932462
    assert keyed().draw() != keyed(OTHER_KEY).draw()


def test_keyed_numbers_are_even_and_copies_go_on_alike() -> None:
    chance = keyed()
    counts = Counter(chance.below(6) for _ in range(6000))
    assert all(900 < counts[face] < 1100 for face in range(6))
    other = chance.copy()
    assert [chance.draw() for _ in range(5)] == [other.draw() for _ in range(5)]


@pytest.mark.parametrize("kind", GAMES)
def test_a_save_names_the_key_and_plays_the_same_game(kind: Any) -> None:
    game = of_key(kind)
    play(game, 30)
    text = game.save()
    assert f"\nkey {KEY}\n" in text and "\nseed " not in text
    again = load(text)
    assert again.choices == game.choices and again.state.fingerprint() == game.state.fingerprint()
    assert game.copy().state.fingerprint() == game.state.fingerprint()
    assert of_key(kind, OTHER_KEY).state.fingerprint() != of_key(kind).state.fingerprint()


@pytest.mark.parametrize("kind", GAMES)
def test_a_redealt_game_never_draws_from_the_key(kind: Any) -> None:
    game = of_key(kind)
    play(game, 5)
    redealt = game.redeal(0, seed=3)
    assert redealt.setup.key == "" and not redealt.state.chance.keyed
    assert game.state.chance.keyed
    other = game.redeal(0, seed=3)
    assert other.state.fingerprint() == redealt.state.fingerprint()


@pytest.mark.parametrize("kind", GAMES)
def test_what_is_hidden_is_drawn_again_where_the_setup_says_so(kind: Any) -> None:
    game = kind(2, seed=5)
    play(game, 10)
    before = load(game.save())
    setup = replace(game.setup, shuffles=(Shuffle(10, KEY),))
    shuffled = kind.of(setup)
    for choice in game.choices:
        shuffled.choose(choice)
    assert shuffled.view(None) == before.view(None), "what everybody sees stays"
    assert shuffled.state.fingerprint() != before.state.fingerprint() and shuffled.state.chance.keyed
    assert not shuffled.can_undo
    play(shuffled, 1000)
    play(before, 1000)
    assert shuffled.over and shuffled.events != before.events
    text = shuffled.save()
    assert f"\nshuffle 10 {KEY}\n" in text
    assert load(text).state.fingerprint() == shuffled.state.fingerprint()


@pytest.mark.parametrize(
    "line",
    ["key 12", f"key {KEY.upper()}", f"shuffle -1 {KEY}", "shuffle 3", f"shuffle 99999999999 {KEY}", "shuffle x y"],
)
def test_a_key_that_is_none_is_refused(line: str) -> None:
    text = of_key(Game).save()
    text = text.replace(f"key {KEY}", line) if line.startswith("key") else text.replace("choices", f"{line}\nchoices")
    with pytest.raises(LanguedocError):
        load(text)


def test_new_keys_differ() -> None:
    keys = {new_key() for _ in range(10)}
    assert len(keys) == 10 and all(len(key) == KEY_LENGTH for key in keys)
