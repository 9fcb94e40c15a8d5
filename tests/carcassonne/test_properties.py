"""What must hold after every choice of every game: saves, replays, copies and undo agree, and nothing leaks."""

from __future__ import annotations

import contextlib
import copy
import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from helpers.playing import several
from languedoc import Game
from languedoc.carcassonne import turn
from languedoc.carcassonne.modules import BUILT
from languedoc.errors import NothingToUndo
from languedoc.hunt import Broken, Table, play, random_setup
from languedoc.hunt.setups import TOGETHER
from languedoc.players import player
from languedoc.players.simulation import PLAYERS_SALT
from languedoc.table.chance import Chance

pytestmark = pytest.mark.long

SEEDS = st.integers(0, 2**64 - 1)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Any modules, tiles, rules and number of players."""
    return Game.of(random_setup(draw(SEEDS)))


# ------------------------------------------------------------------------------------ whole games, checked throughout


class Evening(RuleBasedStateMachine):
    """A game from the deal to the end. `languedoc.hunt.checks` looks at every choice; between some of them the game is
    copied, saved, loaded, played again and redealt."""

    seats = 2

    def __init__(self) -> None:
        super().__init__()
        self.table: Table | None = None

    @contextlib.contextmanager
    def told(self) -> Iterator[Table]:
        """Report a fault together with its game, and stop playing that game."""
        assert self.table is not None
        table = self.table
        self.table = None
        try:
            yield table
        except Broken as broken:
            raise AssertionError(f"{broken.why}\n{broken.text()}\nbefore {broken.last_choice()}") from broken
        self.table = table

    @initialize(seed=SEEDS)
    def deal(self, seed: int) -> None:
        try:
            self.table = Table(random_setup(seed, seats=self.seats), seed)
        except Broken as broken:
            raise AssertionError(f"{broken.why}\n{broken.text()}") from broken

    @rule(choices=st.integers(1, 100))
    def play_on(self, choices: int) -> None:
        with self.told() as table:
            table.play_on(choices)

    @rule()
    def look_thoroughly(self) -> None:
        with self.told() as table:
            table.checks.thoroughly = True
            table.play_on(4)
            table.checks.thoroughly = False

    @rule()
    def save_load_and_redeal(self) -> None:
        with self.told() as table:
            table.look_back()

    @rule()
    def go_back_as_far_as_allowed(self) -> None:
        with self.told() as table:
            game = table.game()
            before = game.state.fingerprint(), game.view(), len(game.events)
            taken = table.taken.copy()
            while game.can_undo:
                game.undo()
            for k in taken[game.choices_made :]:
                game.choose(k)
            assert (game.state.fingerprint(), game.view(), len(game.events)) == before

    def teardown(self) -> None:
        if self.table is not None:
            with self.told() as table:
                table.play_on()
                assert table.over


@pytest.mark.parametrize("seats", range(2, 7))
def test_whole_games_with_interruptions(seats: int) -> None:
    evening: Any = type(f"EveningOf{seats}", (Evening,), {"seats": seats})  # the name makes the examples differ
    run_state_machine_as_test(evening, settings=settings(max_examples=several(8), stateful_step_count=5))


@pytest.mark.parametrize("portion", range(several(6)))
def test_whole_games(portion: int) -> None:
    """48 games, each with another setup, in portions that processes can share; some are checked more closely."""
    for i in range(portion * 8, portion * 8 + 8):
        seed = i * TOGETHER
        try:
            play(random_setup(seed), seed, thoroughly=i % 5 == 0)
        except Broken as broken:
            pytest.fail(f"seed {seed}: {broken.why}\n{broken.text()}\nbefore {broken.last_choice()}")


def fingerprints_on_the_way(game: Game, choices: random.Random) -> list[int]:
    seen = [game.state.fingerprint()]
    while not game.over:
        game.choose(choices.randrange(game.count))
        seen.append(game.state.fingerprint())
    return seen


@pytest.mark.checked
@pytest.mark.interpreted
@settings(max_examples=several(6))
@given(game=games(), seed=st.integers(0, 2**32 - 1))
def test_save_replay_and_copy_agree_at_any_choice(game: Game, seed: int) -> None:
    choices = random.Random(seed)
    while not game.over:
        if choices.random() < 0.9:
            game.choose(choices.randrange(game.count))
            continue
        twin_copy = game.copy()
        loaded = Game.load(game.save()) if choices.random() < 0.3 else None
        k = choices.randrange(game.count)
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


@settings(max_examples=several(8))
@given(game=games(), seed=st.integers(0, 2**32 - 1))
def test_a_copy_goes_its_own_way(game: Game, seed: int) -> None:
    choices = random.Random(seed)
    for _ in range(choices.randrange(40)):
        if not game.over:  # a stacked bag may be short
            game.choose(choices.randrange(game.count))
    before = game.state.fingerprint(), game.view(), list(game.events), game.choices
    fingerprints_on_the_way(game.copy(), random.Random(seed))
    game.state.copy()
    assert (game.state.fingerprint(), game.view(), list(game.events), game.choices) == before


@settings(max_examples=several(5))
@given(game=games(), seed=st.integers(0, 2**32 - 1))
def test_undo_goes_back_exactly_to_the_last_reveal(game: Game, seed: int) -> None:
    """Trail: what the game was before each choice that revealed nothing."""
    choices = random.Random(seed)
    trail: list[tuple[int, Any]] = []
    times = 20  # more would hardly get past a part of the game with many choices and no reveal
    while not game.over:
        before = game.state.fingerprint(), game.view()
        reveals = game.state.reveals
        game.choose(choices.randrange(game.count))
        trail = [*trail, before] if game.state.reveals == reveals else []
        assert game.can_undo == bool(trail)
        if trail and times and choices.random() < 0.2:
            times -= 1
            while trail:
                game.undo()
                assert (game.state.fingerprint(), game.view()) == trail.pop()
            with pytest.raises(NothingToUndo):
                game.undo()


@settings(max_examples=several(10))
@given(game=games(), seed=st.integers(0, 2**32 - 1), other=SEEDS)
def test_no_view_knows_more_than_the_table_shows(game: Game, seed: int, other: int) -> None:
    """Two games that differ only in the order of the bag have the same views, events and options."""
    choices = random.Random(seed)
    for _ in range(choices.randrange(60)):
        if not game.over:
            game.choose(choices.randrange(game.count))
    for seat in (None, *range(game.setup.seats)):
        mine = json.dumps(game.view(seat), sort_keys=True)
        again = game.redeal(seat or 0, other)
        assert json.dumps(again.view(seat), sort_keys=True) == mine
        assert str(game.setup.seed) not in mine or game.setup.seed < 1000
        assert again.events == [event.seen_by(seat or 0) for event in game.events]
    assert again.decision == game.decision
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


def test_a_redealt_bag_keeps_nothing_of_the_true_order() -> None:
    """The same seed deals the same imagined tiles, whatever their true order is."""
    modules = ("base", "river_1", "river_2")
    games = [Game(2, modules=modules, seed=seed) for seed in range(40)]
    alike = [game.redeal(0, 5) for game in games if game.view(0) == games[0].view(0)]
    assert len(alike) > 1
    assert len({imagined.state.fingerprint() for imagined in alike}) == 1


@pytest.mark.checked
def test_all_options_can_be_taken_from_any_copy() -> None:
    """Every option of every decision of a game leads somewhere without a fault; of hundreds, forty are tried."""
    game = Game(3, modules=tuple(BUILT), seed=11)
    choices = random.Random(11)
    while not game.over:
        tried = choices.sample(range(game.count), min(game.count, 40))
        for k in tried:
            turn.choose(game.state.copy(), k)
        game.choose(tried[0])
