"""What must hold after every choice of every game: saves, replays, copies and undo agree, and nothing leaks."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from languedoc import Game
from languedoc.carcassonne import turn
from languedoc.carcassonne.events import Awarded, FigureReturned, GameOver, Payment, Scored
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.rule_options import PRESETS
from languedoc.carcassonne.setup import all_options
from languedoc.errors import NothingToUndo
from languedoc.players import player
from languedoc.players.simulation import PLAYERS_SALT
from languedoc.table.chance import Chance
from languedoc.table.event import Event

SEEDS = st.integers(0, 2**64 - 1)
MODULES = [slug for slug in BUILT if slug != "base"]


@st.composite
def games(draw: st.DrawFn) -> Game:
    preset = draw(st.sampled_from(sorted(PRESETS)))
    seats = draw(st.integers(2, PRESETS[preset].most_seats))
    options: dict[str, str | bool] = {}
    if draw(st.booleans()):
        options["no_fields"] = draw(st.booleans())
    if draw(st.booleans()):
        options["road_loop_completes"] = draw(st.booleans())
    if draw(st.booleans()):
        options["inn_cathedral_final"] = draw(st.sampled_from(["zero", "ignore"]))
    modules = ("base", *draw(st.lists(st.sampled_from(MODULES), unique=True)))
    known = {option.name for option in all_options(modules)}
    return Game(
        seats,
        modules=modules,
        preset=preset,
        options={name: value for name, value in options.items() if name in known},
        seed=draw(SEEDS),
        start=draw(st.sampled_from([None, 0, 1])),
    )


def payments_of(event: Event) -> tuple[Payment, ...]:
    return event.payments if isinstance(event, Scored) else (event.payment,) if isinstance(event, Awarded) else ()


def fingerprints_on_the_way(game: Game, choices: random.Random) -> list[int]:
    seen = [game.state.fingerprint()]
    while not game.over:
        game.choose(choices.randrange(len(game.options)))
        seen.append(game.state.fingerprint())
    return seen


@pytest.mark.checked
@pytest.mark.interpreted
@settings(max_examples=12)
@given(game=games(), seed=st.integers(0, 2**32 - 1))
def test_save_replay_and_copy_agree_at_every_choice(game: Game, seed: int) -> None:
    choices = random.Random(seed)
    while not game.over:
        twin_copy = game.copy()
        loaded = Game.load(game.save()) if choices.random() < 0.2 else None
        k = choices.randrange(len(game.options))
        text = game.options[k].text
        for twin in (twin_copy, loaded):
            if twin is not None:
                assert twin.state.fingerprint() == game.state.fingerprint()
                assert twin.view(0) == game.view(0)
                assert twin.events == game.events
                assert (twin.can_undo, twin.choices_made) == (game.can_undo, game.choices_made)
        happened = game.choose(k)
        for twin in (twin_copy, loaded):
            if twin is not None:
                assert twin.choose(text) == happened
                assert twin.state.fingerprint() == game.state.fingerprint()
    assert Game.load(game.save()).save() == game.save()


@settings(max_examples=20)
@given(game=games(), seed=st.integers(0, 2**32 - 1))
def test_a_copy_goes_its_own_way(game: Game, seed: int) -> None:
    choices = random.Random(seed)
    for _ in range(choices.randrange(40)):
        game.choose(choices.randrange(len(game.options)))
    before = game.state.fingerprint(), game.view(), list(game.events), game.choices
    fingerprints_on_the_way(game.copy(), random.Random(seed))
    game.state.copy()
    assert (game.state.fingerprint(), game.view(), list(game.events), game.choices) == before


@settings(max_examples=25)
@given(game=games(), seed=st.integers(0, 2**32 - 1))
def test_undo_goes_back_exactly_to_the_last_reveal(game: Game, seed: int) -> None:
    """Trail: what the game was before each choice that revealed nothing."""
    choices = random.Random(seed)
    trail: list[tuple[int, Any]] = []
    while not game.over:
        before = game.state.fingerprint(), game.view()
        reveals = game.state.reveals
        game.choose(choices.randrange(len(game.options)))
        trail = [*trail, before] if game.state.reveals == reveals else []
        assert game.can_undo == bool(trail)
        if trail and choices.random() < 0.3:
            while trail:
                game.undo()
                assert (game.state.fingerprint(), game.view()) == trail.pop()
            with pytest.raises(NothingToUndo):
                game.undo()


@settings(max_examples=20)
@given(game=games(), seed=st.integers(0, 2**32 - 1))
def test_points_are_the_sum_of_their_items_and_pieces_are_conserved(game: Game, seed: int) -> None:
    choices = random.Random(seed)
    box = game.state.box
    tiles = Counter(box.bag)
    tiles[box.start] += box.lays_start
    figures = Counter(figure for module in game.state.box.modules for figure in module.figures)
    while True:
        points = [0] * game.setup.seats
        for event in game.events:
            for payment in payments_of(event):
                assert payment.points == sum(item.points for item in payment.items)
                points[payment.seat] += payment.points
        assert tuple(points) == game.scores
        state = game.state
        there = Counter(state.in_bag()) + Counter(state.out_of_game())
        there += Counter(state.board.where(piece)[2] for piece in range(state.board.pieces))
        if state.hand >= 0:
            there[state.hand] += 1
        from_bag = {design: n for design, n in there.items() if box.designs.tiles[design].stack == "main"}
        assert from_bag == tiles
        for seat in range(game.setup.seats):
            out = [*state.standing(), *state.elsewhere()]
            on_board = Counter(kind for _, owner, kind, _ in out if owner == seat)
            assert on_board + Counter(state.in_supply(seat)) == figures
        if game.over:
            break
        assert len(game.options) > 1, "a decision with one option is not asked"
        assert len({option.text for option in game.options}) == len(game.options)
        game.choose(choices.randrange(len(game.options)))
    assert isinstance(game.events[-1], GameOver)
    assert not game.state.standing() or game.setup.rules()["no_fields"]
    assert game.decision.options == ()
    assert any(isinstance(event, FigureReturned) for event in game.events)


@settings(max_examples=25)
@given(game=games(), seed=st.integers(0, 2**32 - 1), other=SEEDS)
def test_no_view_knows_more_than_the_table_shows(game: Game, seed: int, other: int) -> None:
    """Two games that differ only in the order of the bag have the same views, events and options."""
    choices = random.Random(seed)
    for _ in range(choices.randrange(60)):
        if not game.over:
            game.choose(choices.randrange(len(game.options)))
    for seat in (None, *range(game.setup.seats)):
        mine = json.dumps(game.view(seat), sort_keys=True)
        again = game.redeal(seat or 0, other)
        assert json.dumps(again.view(seat), sort_keys=True) == mine
        assert str(game.setup.seed) not in mine or game.setup.seed < 1000
    assert again.decision == game.decision
    assert again.events == game.events
    assert again.state.in_bag() == game.state.in_bag()


def test_copies_of_every_kind_stand_alone() -> None:
    game = Game(2, seed=9)
    game.choose(0)
    for twin in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.state.fingerprint() == game.state.fingerprint()
        twin.choose("pass")
        assert twin.state.fingerprint() != game.state.fingerprint()
    assert hash(game.setup) == hash(copy.copy(game).setup)


def test_nothing_printed_of_a_game_gives_its_seed_or_its_bag_away() -> None:
    game = Game(2, seed=918273645, bag=["E", "U", "V"])
    for text in (repr(game), str(game), repr(game.setup), repr(game.events), str(game.view(0))):
        assert "918273645" not in text
        assert "'E', 'U', 'V'" not in text
    imagined = game.redeal(0, 1)
    assert imagined.setup.seed != game.setup.seed
    assert imagined.setup.bag is None


def test_players_draw_from_streams_of_their_own() -> None:
    """Neither the bag nor another player sees the same numbers, one draw earlier or later."""
    seeds = Chance(0 ^ PLAYERS_SALT)
    streams = [Chance(0), *(player("random", seeds.draw()).chance for _ in range(6))]
    numbers = [{stream.draw() for _ in range(2000)} for stream in streams]
    assert sum(len(some) for some in numbers) == len(set().union(*numbers))


def test_a_redealt_bag_is_shuffled_anew() -> None:
    """Sixty redeals of one game: the next tiles differ, so the redeal does not know the bag."""
    game = Game(2, seed=3)
    next_tiles = set()
    for seed in range(60):
        imagined = game.redeal(0, seed)
        imagined.choose(0)
        while imagined.decision.step != "place_tile":
            imagined.choose("pass")
        next_tiles.add(imagined.view()["hand"])
    assert len(next_tiles) > 10


@pytest.mark.checked
def test_all_options_can_be_taken_from_any_copy() -> None:
    """Every option of every decision of a game leads somewhere without a fault."""
    game = Game(3, modules=tuple(BUILT), seed=11)
    choices = random.Random(11)
    while not game.over:
        for k in range(len(game.options)):
            turn.take(game.state.copy(), k)
        game.choose(choices.randrange(len(game.options)))
