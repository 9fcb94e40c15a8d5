"""What a seat cannot know is in nothing that it is sent: no order of the bag, no other hand, no face-down card, no
chest, no seed.

`game.redeal(seat, ...)` is a game that the seat cannot tell from the true one. So whatever is made of the true game for
that seat, or for a spectator, must be the same if it is made of the redealt one.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.playing import several
from languedoc import CardGame, Game
from languedoc.carcassonne.targets import Segment
from languedoc.cardcassonne.words import card_words
from languedoc.games import AnyGame
from languedoc.server import scene, wire
from scene.scenes import ENGLISH, built_games, log, moments, plain, table

SEEDS = st.integers(0, 2**64 - 1)
A_SEED = 17_316_048_203_718_264_055  # of the kind that servers draw; no other number looks like it


def sent(game: AnyGame, seat: int | None) -> list[Any]:
    """All that somebody may be sent of a game as it is now."""
    told: list[Any] = [plain(table(game, seat)), [plain(player) for player in scene.players(game, seat, ENGLISH)]]
    told.append([plain(entry) for entry in scene.log(game, game.known_to(seat).events()[-20:], 1, None, ENGLISH)])
    if isinstance(game, Game):
        board = game.state.board
        squares = sorted(board.empty_squares())
        told += [plain(scene.fits(game, *square, ENGLISH)) for square in random.Random(len(squares)).sample(squares, 1)]
        told.append(plain(scene.feature(game, str(Segment(*board.segment_at(board.roots()[0]))), ENGLISH)))
    return told


@pytest.mark.long
@settings(max_examples=several(5))
@given(built_games(), SEEDS)
def test_nobody_learns_the_order_of_the_bag(game: Game, seed: int) -> None:
    for _ in moments(game, seed, 0.03):
        for seat in (None, *range(game.seats)):
            other = game.redeal(seat or 0, seed ^ len(game.events))
            assert sent(game, seat) == sent(other, seat)


@settings(max_examples=8)
@given(SEEDS, st.integers(2, 5))
def test_nobody_learns_what_others_hold_or_laid_face_down(seed: int, seats: int) -> None:
    for game in moments(CardGame(seats, seed=seed), seed, 0.2):
        for knows in range(seats):
            other = game.redeal(knows, seed ^ game.choices_made)
            for seat in (None, knows):
                assert sent(game, seat) == sent(other, seat), f"seat {seat} can tell what seat {knows} cannot know"


def test_a_redealt_game_does_differ() -> None:
    """So the tests above can fail: what a seat holds is another hand for the others."""
    game = CardGame(3, seed=3)
    assert game.decision.step == "turn"
    other = game.redeal(0, 5)
    assert sent(game, 0) == sent(other, 0)
    assert sent(game, 1) != sent(other, 1)
    tiles = Game(2, seed=1, modules=["base", "river_1"])
    assert tiles.redeal(0, 5).state.fingerprint() != tiles.state.fingerprint()


@pytest.mark.parametrize("cards", [False, True])
def test_the_seed_is_never_told(cards: bool) -> None:
    game: AnyGame = CardGame(3, seed=A_SEED) if cards else Game(2, seed=A_SEED, modules=["base", "river_2", "tower"])
    assert str(A_SEED) in game.save()
    for then in moments(game, 1, 0.2):
        for seat in (None, 0, 1):
            assert str(A_SEED) not in str(sent(then, seat))
    told = [wire.encode(entry) for entry in log(game)]
    told.append(wire.encode(scene.history(game, ENGLISH)))
    told.append(wire.encode(scene.moment(game, 3, ENGLISH)))
    told.append(scene.title(game.save(), ENGLISH).encode())
    assert not any(str(A_SEED).encode() in each for each in told)


def test_a_card_laid_face_down_has_no_name_in_the_log() -> None:
    game = CardGame(4, seed=9)
    rng = random.Random(9)
    hidden = 0
    while not game.over:
        options = [option for option in game.options if option.verb == "hide"] or list(game.options)
        option = rng.choice(options)
        told, seat = len(game.events), game.decision.seat
        game.choose(option)
        if option.verb == "hide":
            hidden += 1
            first = scene.log(game, game.events[told : told + 1], game.choices_made, seat, ENGLISH)
            (line,) = [line for entry in first for line in entry.lines]
            assert card_words(option.targets[0]) not in line.text
    assert hidden > 4


def test_moments_of_a_finished_card_game_tell_no_more_than_could_be_seen_then() -> None:
    game = CardGame(3, seed=2)
    seen = [plain(table(then)) for then in moments(game, 2)]
    for version in range(0, len(seen), 7):
        moment = scene.moment(game, version, ENGLISH)
        assert plain(moment.table) == seen[version]
        assert moment.table.cards and moment.table.cards.hand == []


def test_only_who_decides_is_told_the_options_of_a_card_game() -> None:
    for game in moments(CardGame(3, seed=3), 3, 0.2):
        for seat in (None, 0, 1, 2):
            asked = table(game, seat).asked
            assert not isinstance(asked, wire.Asked) or bool(asked.options) == (seat == game.decision.seat)
