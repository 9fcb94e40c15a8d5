"""Traders & Builders for people, and what must hold in all its games.

Its parts are told in test_goods.py, test_builder.py and test_pig.py.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.belonging import check_owned
from languedoc import Game
from languedoc.carcassonne import words
from languedoc.carcassonne.events import Awarded, Scored, SecondPart, TilePlaced
from languedoc.carcassonne.modules.traders_and_builders.rules import GoodsTaken
from languedoc.carcassonne.presets import PRESETS
from languedoc.terminal.panel import Choices
from modules.traders_and_builders.tales import MODULES, THIEF_AND_BUILDER, told

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- on the screen ----------------------------------------------------------------------------------


def test_builder_and_pig_on_the_screen() -> None:
    story = told("Red Blue", THIEF_AND_BUILDER, "1 Red road:E", "2 Red ?")
    panel = [line.plain for line in Choices(story.game).panel(("you", "random"), colours=False)]
    assert "    builder, pig" in panel
    assert "Red, a figure?" in panel
    assert any("builder on the road W-E" in line for line in panel)
    story.choose("builder road:E")
    text = str(story.game)
    assert "▲" in text
    assert "Red has pig and builder at 1,1." in text
    assert text.endswith("▲ builder, ● pig.")


# --- what holds in every game -----------------------------------------------------------------------

PIECES = {"follower": 7, "builder": 1, "pig": 1}
TOKENS = {"wine": 9, "grain": 6, "cloth": 5}


@st.composite
def games(draw: st.DrawFn) -> Game:
    preset = draw(st.sampled_from(sorted(PRESETS)))
    seats = draw(st.integers(2, PRESETS[preset].most_seats))
    return Game(seats, seed=draw(st.integers(0, 2**32 - 1)), preset=preset, modules=MODULES)


def pick(game: Game, choices: random.Random) -> str:
    """A random option, but a builder or a pig wherever one may be put."""
    specials = [option.text for option in game.options if option.verb in ("builder", "pig")]
    return specials[0] if specials else choices.choice(game.options).text


@settings(max_examples=15)
@given(game=games(), seed=st.integers(0, 2**32 - 1))
def test_pieces_are_conserved_and_points_are_the_sum_of_their_items(game: Game, seed: int) -> None:
    choices = random.Random(seed)
    while True:
        state = game.state
        for seat in range(game.setup.seats):
            standing = Counter(kind for _, owner, kind, _ in state.standing() if owner == seat)
            assert Counter(state.in_supply(seat)) + standing == Counter(PIECES)
        held = game.view()["modules"]["traders_and_builders"]["goods"]
        for kind, most in TOKENS.items():
            assert sum(tokens[kind] for tokens in held) <= most
        for figure, owner, kind, segment in state.standing():
            if kind != "follower":
                root = state.board.root_of(segment)
                assert state.board.followers(root, owner) > 0, f"{kind} {figure} stands alone"
        if game.over:
            break
        game.choose(pick(game, choices))
    points = [0] * game.setup.seats
    taken = Counter[tuple[int, str]]()
    for event in game.events:
        payments = event.payments if isinstance(event, Scored) else ()
        for payment in (event.payment,) if isinstance(event, Awarded) else payments:
            assert payment.points == sum(item.points for item in payment.items)
            points[payment.seat] += payment.points
        if isinstance(event, GoodsTaken):
            for kind in TOKENS:
                taken[event.seat, kind] += getattr(event, kind)
    assert tuple(points) == game.scores
    assert all(held[seat][kind] == number for (seat, kind), number in taken.items())
    for _, events in words.turns(game.events):
        laid = sum(isinstance(event, TilePlaced) for event in events)
        assert laid <= 1 + sum(isinstance(event, SecondPart) for event in events) <= 2
    assert not game.state.standing()


@settings(max_examples=8)
@given(game=games(), seed=st.integers(0, 2**32 - 1))
def test_saves_copies_and_undo_agree(game: Game, seed: int) -> None:
    choices = random.Random(seed)
    while not game.over:
        copy = game.copy()
        before = game.state.fingerprint(), game.view()
        option = pick(game, choices)
        game.choose(option)
        copy.choose(option)
        assert copy.state.fingerprint() == game.state.fingerprint()
        if game.can_undo:
            copy.undo()
            assert (copy.state.fingerprint(), copy.view()) == before
    again = Game.load(game.save())
    assert again.state.fingerprint() == game.state.fingerprint()
    assert again.events == game.events


def test_computer_players_learn_from_goods() -> None:
    check_owned("traders_and_builders", lambda game, view, seat: list(view["goods"][seat].values()))
