"""The engine against the independent referee: whole games, compared after every choice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Set

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.playing import several
from languedoc import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.playing_time import tiles_of
from languedoc.carcassonne.presets import PRESETS
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.targets import Place
from languedoc.carcassonne.tiles import catalogue
from languedoc.table.decision import Option
from referee.board import CHOICES
from referee.found import find_rules
from referee.shadowed import Shadowed

GAMES = several(3)  # for each preset and number of players

MOST_TILES = 100  # of a preset; the larger ones are played in parts, with any modules
SEATS_AND_PRESETS = [
    (preset.name, seats)
    for preset in PRESETS.values()
    if tiles_of(Setup(preset=preset.name)) <= MOST_TILES
    for seats in range(2, preset.most_seats + 1)
]
MAIN_TILES = [
    slug
    for slug in catalogue.MODULES
    if any(tile.shape == "square" and tile.stack == "main" for tile in catalogue.sheet(slug).tiles)
]


def play(game: Game, choices: random.Random, most_choices: int = 10_000) -> None:
    shadowed = Shadowed(game)
    for _ in range(most_choices):
        if game.over:
            break
        shadowed.choose(choices.randrange(len(game.options)))


@pytest.mark.parametrize(("preset", "seats"), SEATS_AND_PRESETS)
@settings(max_examples=GAMES)
@given(seed=st.integers(0, 2**64 - 1), choices=st.integers(0, 2**32 - 1).map(random.Random))
def test_whole_games_of_every_preset(preset: str, seats: int, seed: int, choices: random.Random) -> None:
    play(Game(seats, preset=preset, seed=seed), choices)


@settings(max_examples=several(15))
@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**64 - 1),
    choices=st.integers(0, 2**32 - 1).map(random.Random),
    options=st.fixed_dictionaries(
        {
            "field_scoring": st.sampled_from(["per_field_3", "per_city_4", "per_field_3_city_once"]),
            "tiny_city": st.sampled_from(["normal", "two_points"]),
            "no_fields": st.booleans(),
        }
    ),
)
def test_whole_games_with_options_set_one_by_one(
    seats: int, seed: int, choices: random.Random, options: dict[str, str | bool]
) -> None:
    play(Game(seats, options=options, seed=seed), choices)


RULES = tuple(find_rules())
MOST_GAMES = 40  # until everything has happened
PARTS = 4  # of the modules: a game with all of them would take longer with every new one
OTHERS = 4  # modules beside those of a part
TOGETHER = 6  # modules at most in games of chance


def judged_values(option: RuleOption, modules: tuple[str, ...]) -> list[str | bool]:
    """The values of an option that the referee knows."""
    known = dict(CHOICES)
    for slug in modules:
        known.update(find_rules()[slug].choices if slug in find_rules() else {})
    return [value for value in option.values if value in known.get(option.name, option.values)]


@st.composite
def all_sorts_of_games(draw: st.DrawFn) -> Game:
    """Any modules; most options as usual, some not."""
    rules = draw(st.sets(st.sampled_from(RULES), min_size=1, max_size=TOGETHER))
    modules = ("base", *sorted(rules, key=RULES.index))
    known = {option.name: option for slug in modules for option in BUILT[slug].rule_options}
    unusual = draw(st.sets(st.sampled_from(sorted(known)), max_size=6))
    options = {}
    for name in sorted(unusual):
        options[name] = draw(st.sampled_from(judged_values(known[name], modules)))
    preset = draw(st.sampled_from(sorted(PRESETS)))
    seats = draw(st.integers(2, PRESETS[preset].most_seats))
    return Game(seats, modules=modules, preset=preset, options=options, seed=draw(st.integers(0, 2**64 - 1)))


def play_lively(game: Game, choices: random.Random, wanted: Set[str] = frozenset()) -> Counter[str]:
    """Rare verbs are as likely as others, and tiles go where others lie, so that much is completed and holes arise.
    Verbs that are wanted are taken as soon as they are offered."""
    shadowed = Shadowed(game)
    chosen: Counter[str] = Counter()
    while not game.over:
        if any(each.kind == "point" for each in game.decision.options.ranges):
            option = aim(shadowed, choices)
            chosen[option.verb] += 1
            shadowed.choose(game.decision.options.number_of(option))
            continue
        verbs = {option.verb for option in game.options}
        verb = choices.choice(sorted(verbs & wanted - chosen.keys() or verbs))
        several = [k for k, option in enumerate(game.options) if option.verb == verb]
        k = choices.choice(several)
        if verb == "place":
            lying = set(shadowed.referee.tiles)
            tried = choices.sample(several, min(4, len(several)))
            k = max(tried, key=lambda k: tiles_around(game.options[k].targets[0], lying))
        chosen[verb] += 1
        shadowed.choose(k)
    return chosen


def aim(shadowed: Shadowed, choices: random.Random) -> Option:
    """Somewhere, often near a tile with a figure."""
    (points,) = shadowed.game.decision.options.ranges
    figures = [man.where[:2] for man in shadowed.referee.on_land()]
    if figures and choices.random() < 0.7:
        x, y = choices.choice(figures)
        return points.option((100 * x + choices.randrange(100), 100 * y + choices.randrange(100)))
    return points.at(choices.randrange(points.count))


def tiles_around(target: object, lying: set[tuple[int, int]]) -> int:
    assert isinstance(target, Place)
    return sum(abs(x - target.x) < 2 and abs(y - target.y) < 2 for x, y in lying)


@settings(max_examples=several(20))
@given(game=all_sorts_of_games(), choices=st.integers(0, 2**32 - 1).map(random.Random))
def test_whole_games_with_modules(game: Game, choices: random.Random) -> None:
    play_lively(game, choices)


@pytest.mark.checked
@pytest.mark.interpreted
@pytest.mark.parametrize("part", range(PARTS))
def test_one_game_with_a_part_of_the_modules(part: int) -> None:
    play_lively(Game(3, modules=("base", *RULES[part::PARTS]), seed=1), random.Random(1))


@pytest.mark.parametrize("part", range(PARTS))
def test_games_with_every_module_in_which_everything_happens(part: int) -> None:
    """Each game is played with the modules that have not shown all they can, and some others."""
    missing = {slug: {*find_rules()[slug].verbs} for slug in RULES[part::PARTS]}
    for seed in range(1, 1 + MOST_GAMES):
        choices = random.Random(seed)
        others = choices.sample([slug for slug in RULES if slug not in missing], OTHERS)
        modules = ("base", *(slug for slug in RULES if missing.get(slug) or slug in others))
        chosen = play_lively(Game(3, modules=modules, seed=seed), choices, set().union(*missing.values()))
        missing = {slug: verbs - chosen.keys() for slug, verbs in missing.items()}
        if not any(missing.values()):
            break
    assert not any(missing.values()), missing


@pytest.mark.long
def test_one_game_with_all_modules() -> None:
    play_lively(Game(3, modules=("base", *RULES), seed=1), random.Random(1))


@settings(max_examples=12)
@given(
    more=st.sets(st.sampled_from(MAIN_TILES), min_size=1, max_size=6),
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**64 - 1),
    choices=st.integers(0, 2**32 - 1).map(random.Random),
)
def test_the_tiles_of_all_modules_under_base_rules(
    more: set[str], seats: int, seed: int, choices: random.Random
) -> None:
    """Shared city edges, split meadows, three-ended roads: the kernel knows the tiles of every module."""
    tiles = ("base", *sorted(more - {"base"}))
    play(Game(seats, tiles=tiles, seed=seed), choices, most_choices=120)


@pytest.mark.checked
@pytest.mark.interpreted
def test_one_game_with_all_tiles_there_are() -> None:
    play(Game(4, tiles=MAIN_TILES, seed=7), random.Random(7), most_choices=160)
