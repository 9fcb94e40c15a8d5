"""The learned value, the one-ply player, and the files of weights."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from languedoc import Game
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.hunt.setups import Plan
from languedoc.players.carcassonne import LEVELS, learn_games, terms, weights
from languedoc.players.carcassonne.learner import Learner, Progress
from languedoc.players.carcassonne.one_ply import OnePly
from languedoc.players.carcassonne.training import Training, curve_svg
from languedoc.players.carcassonne.value import Table, Value
from languedoc.players.carcassonne.weights import BadWeights
from languedoc.table.chance import Chance

FEW_TILES = ("D", "E", "L", "N", "W", "G", "V", "U")
A_GAME_OF_FEW_TILES = 2947
A_GAME_OF_LONG_TURNS = {False: 9749, True: 1568}


def made_up(state: State) -> Table:
    """A table of made-up weights, the same everywhere."""
    table = Table(state.box)
    chance = Chance(5)
    for i in range(table.size):
        table.set_weight(i, (chance.below(2001) - 1000) * terms.POINT // 1000)
    return table


@pytest.mark.interpreted
@pytest.mark.checked
def test_compiled_and_interpreted_players_choose_the_same() -> None:
    game = Game.of(Setup(bag=FEW_TILES))
    player = OnePly(3, made_up(game.state))
    value = Value(made_up(game.state))
    told = 0
    while not game.over:
        seat = game.state.decider
        value.look_at(game.state)
        game.choose(player.pick(game.state))
        told = (told * 31 + value.of(game.state, seat)) % 10007
    assert told == A_GAME_OF_FEW_TILES


@pytest.mark.interpreted
@pytest.mark.checked
@pytest.mark.parametrize("quick", [False, True])
def test_so_they_do_where_turns_are_long(quick: bool) -> None:
    game = Game.of(Setup(bag=FEW_TILES[:5], modules=("base", "inns_and_cathedrals", "tower")))
    player = OnePly(3, made_up(game.state))
    player.quick = quick
    told = 0
    while not game.over:
        chosen = player.pick(game.state)
        told = (told * 31 + 7 * player.ways + chosen) % 10007
        game.choose(chosen)
    assert told == A_GAME_OF_LONG_TURNS[quick]


@pytest.mark.interpreted
@pytest.mark.checked
def test_a_position_that_is_over_counts_its_points_only() -> None:
    game = Game.of(Setup(bag=("D",)))
    while not game.over:
        game.choose(0)
    value = Value(made_up(game.state))
    scores = game.scores
    assert value.of(game.state, 0) == (scores[0] - scores[1]) * terms.POINT


def test_every_module_is_valued() -> None:
    """A game with all modules: every kind of figure has its weights, and the value is a whole number of terms."""
    setup = Setup(preset="everything", names=("A", "B", "C"))
    game = Game.of(setup)
    chance = Chance(2)
    value = Value(Table(game.state.box))
    for _ in range(60):
        game.choose(chance.below(game.count))
    value.look_at(game.state)
    value.collect(game.state, 0)
    assert 20 < value.count < terms.MOST_TERMS
    assert value.expected() == 0, "a table without weights expects nothing"


@pytest.mark.parametrize("seed", range(40))
def test_what_is_remembered_of_a_position_changes_no_value(seed: int) -> None:
    """Random games with random modules and rules, valued with and without what is remembered of the position before the
    turn. Whatever is chosen is valued, so that figures go home, come far away, and tiles close several features."""
    presets = ("", "", "big_box_2006", "classic")  # the first two: random modules
    game = Game.of(Plan(1, seed, preset=presets[seed % 4]).setup(seed))
    quick, careful = Value(made_up(game.state)), Value(made_up(game.state))
    careful.steady = False
    chance = Chance(seed)
    choices = 0
    while not game.over and choices < 750:
        if choices % 3 == 0:
            quick.look_at(game.state)
            careful.look_at(game.state)
        seat = game.state.decider
        game.choose(chance.below(game.count))
        choices += 1
        assert quick.of(game.state, seat) == careful.of(game.state, seat)


def test_the_value_does_not_know_the_order_of_the_bag() -> None:
    game = Game(2, seed=4)
    for _ in range(30):
        game.choose(0)
    value = Value(made_up(game.state))
    seen = set()
    for seed in range(5):
        imagined = game.state.redeal(0, Chance(seed))
        value.look_at(imagined)
        seen.add(value.of(imagined, 0))
    assert len(seen) == 1


@pytest.mark.parametrize("level", ["novice", "casual", "skilled"])
@pytest.mark.parametrize("modules", [("base",), ("base", "inns_and_cathedrals", "traders_and_builders")])
def test_a_level_sees_nothing_hidden(level: str, modules: tuple[str, ...]) -> None:
    """Two games that differ only in the order of the bag: the same move."""
    game = Game.of(Setup(modules=modules, seed=8))
    chance = Chance(3)
    for _ in range(12):
        other = game.state.redeal(game.state.decider, chance)
        assert LEVELS[level](1).pick(game.state) == LEVELS[level](1).pick(other)
        game.choose(chance.below(game.count))


def test_weights_are_written_and_read_again(tmp_path: Path) -> None:
    state = State(Setup(modules=("base", "inns_and_cathedrals")).box())
    table = made_up(state)
    file = tmp_path / "some.weights"
    weights.write(table, file, {"games": 3})
    again = weights.load(file, state.box)
    furthest = max(abs(table.weight(i) - again.weight(i)) for i in range(table.size))
    assert furthest <= weights.STEP
    with_others = State(Setup(modules=("base", "traders_and_builders")).box())
    known = weights.load(file, with_others.box)
    assert known.weight(5) == again.weight(5)


def test_weights_of_belongings_are_found_by_name_in_other_games(tmp_path: Path) -> None:
    """Gold is the first belonging of one game and the fourth of another; its weights are the same in both."""
    alone = Table(Setup(modules=("base", "goldmines")).box())
    for i in range(alone.size):
        alone.set_weight(i, i % 50 * weights.STEP)
    file = tmp_path / "gold.weights"
    weights.write(alone, file, {})
    box = Setup(modules=("base", "traders_and_builders", "goldmines")).box()
    assert len(box.belonging_names) == 4
    among_others = weights.load(file, box)
    gold, there = weights.parts(alone)["goldmines/gold_bar"], weights.parts(among_others)["goldmines/gold_bar"]
    assert [among_others.weight(i) for i in there] == [alone.weight(i) for i in gold]
    goods = weights.parts(among_others)["traders_and_builders/wine"]
    assert not any(among_others.weight(i) for i in goods), "nothing is known of goods"
    weights.write(Table(Setup(modules=("base", "traders_and_builders")).box()), file, {})
    kept = weights.load(file, alone.box)
    assert [kept.weight(i) for i in gold] == [alone.weight(i) for i in gold], "kept beside what was written later"


@pytest.mark.interpreted
def test_a_belonging_counts_by_what_both_seats_have() -> None:
    """The only weight: three points for whoever has a bar of gold more than none where the other has none."""
    table = Table(Setup(modules=("base", "goldmines")).box())
    bars = weights.parts(table)["goldmines/gold_bar"]
    one_to_none = bars.start + terms.OWNED * terms.THIRDS
    for third in range(terms.THIRDS):
        table.set_weight(one_to_none + third, 3 * terms.POINT)
    value = Value(table)
    seen = set()
    for seed in (5, 6, 24):
        game = Game.of(Setup(modules=("base", "goldmines"), seed=seed))
        chance = Chance(seed)
        while not game.over:
            game.choose(chance.below(game.count))
            owned = game.view()["modules"]["goldmines"]["owned"]
            value.look_at(game.state)
            for seat in range(2):
                value.collect(game.state, seat)
                assert value.expected() == (3 * terms.POINT if owned[seat] == 1 and owned[1 - seat] == 0 else 0)
            seen.add(tuple(owned))
    assert (1, 0) in seen or (0, 1) in seen


@pytest.mark.parametrize(
    ("things", "why"),
    [
        ('{"follower": -1}', "is damaged"),
        ('{"follower": 1000000000}', "is damaged"),
        ('["follower"]', "is no file of weights"),
        ("7", "is no file of weights"),
        ('{"follower": "many"}', "is no file of weights"),
    ],
)
def test_weights_with_a_damaged_list_of_things_are_refused(tmp_path: Path, things: str, why: str) -> None:
    table = Table(Setup().box())
    file = tmp_path / "some.weights"
    weights.write(table, file, {})
    line, _, packed = file.read_bytes().partition(b"\n")
    header = json.loads(line)
    header["things"] = json.loads(things)
    file.write_bytes(json.dumps(header).encode() + b"\n" + packed)
    with pytest.raises(BadWeights, match=why):
        weights.load(file, table.box)


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    table = Table(Setup().box())
    file = tmp_path / "old.weights"
    weights.write(table, file, {})
    file.write_bytes(file.read_bytes().replace(weights.version().encode(), b"0123456789ab", 1))
    with pytest.raises(BadWeights, match="belong to features 0123456789ab, but this version has"):
        weights.load(file, table.box)
    file.write_bytes(b"something else")
    with pytest.raises(BadWeights, match="is no file of weights"):
        weights.load(file, table.box)


def test_the_weights_of_the_package_are_small_and_of_this_version() -> None:
    files = list(Path(weights.__file__).parent.joinpath("trained").glob("*.weights"))
    assert {file.name for file in files} == {"two_seats.weights", "modules.weights", "more_seats.weights"}
    assert sum(file.stat().st_size for file in files) < 1_000_000
    for file in files:
        weights.read(file.read_bytes(), file.name)


def test_a_little_training_beats_greedy(tmp_path: Path) -> None:
    out = tmp_path / "new.weights"
    training = Training(Setup(), games=200, seed=1, out=out, jobs=1, checked_games=40, checks=1)
    training.run(lambda so_far, new: None)
    assert training.done == 200 and len(training.curve) == 1
    assert training.curve[0].win_rate > 0.5
    assert "<polyline" in curve_svg(training.curve, "a title")
    more = Training(Setup(), games=210, seed=1, out=out, jobs=2, checks=1)
    assert more.resume() and more.done == 200
    more.checked_games = 0
    more.run(lambda so_far, new: None)
    assert more.done == 210
    other = Training(Setup(names=("A", "B", "C")), games=250, seed=1, out=out)
    with pytest.raises(BadWeights, match="belongs to another training"):
        other.resume()


@pytest.mark.checked
def test_the_same_seed_learns_the_same() -> None:
    def learned() -> list[int]:
        state = State(Setup(names=("A", "B", "C")).box())
        table = Table(state.box)
        learner = Learner(table, Progress(table), 4, terms.ONE // 2, terms.ONE // 2, terms.POINT)
        learn_games(learner, state, 9, 2)
        return [table.weight(i) for i in range(table.size)]

    first = learned()
    assert first == learned()
    assert any(first)
