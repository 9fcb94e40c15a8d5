"""The engine against the independent referee: whole games, compared after every choice."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from languedoc import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.cult.rules import ChallengeDecided
from languedoc.carcassonne.rule_options import PRESETS
from languedoc.carcassonne.targets import Place
from languedoc.carcassonne.tiles import catalogue
from referee.shadowed import Shadowed

GAMES = 12  # for each preset and number of players: 13 x 12 = 156, and 30 more with single options below

SEATS_AND_PRESETS = [(preset.name, seats) for preset in PRESETS.values() for seats in range(2, preset.most_seats + 1)]
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


@settings(max_examples=30)
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


UNKNOWN = ("german_castles", "half_so_wild", "messages")  # not judged here; messages has a judge among its own tests
RULES = tuple(slug for slug in BUILT if slug not in ("base", *UNKNOWN))
SEED_OF_ALL = 1
EVERYTHING = {
    "follower", "big_follower", "builder", "pig", "mayor", "wagon", "barn", "abbey", "drive", "tower", "guard",
    "capture", "ransom", "fairy", "dragon", "send", "count", "join", "festival", "phantom",
    "ferry",
}  # fmt: skip
NOT_JUDGED = {  # values of options that the referee does not know
    "solo": (True,),
    "fairy_binding": ("follower_for_good",),
    "river_course": ("clear_ahead",),
    "king_robber_scoring": ("continuously",),
}


@st.composite
def all_sorts_of_games(draw: st.DrawFn) -> Game:
    """Any modules; most options as usual, some not."""
    rules = draw(st.sets(st.sampled_from(RULES), min_size=1))
    modules = ("base", *sorted(rules, key=RULES.index))
    known = {option.name: option for slug in modules for option in BUILT[slug].rule_options}
    unusual = draw(st.sets(st.sampled_from(sorted(known)), max_size=6))
    options = {}
    for name in sorted(unusual):
        judged = [value for value in known[name].values if value not in NOT_JUDGED.get(name, ())]
        options[name] = draw(st.sampled_from(judged))
    preset = draw(st.sampled_from(sorted(PRESETS)))
    seats = draw(st.integers(2, PRESETS[preset].most_seats))
    return Game(seats, modules=modules, preset=preset, options=options, seed=draw(st.integers(0, 2**64 - 1)))


def play_lively(game: Game, choices: random.Random) -> Counter[str]:
    """Rare verbs are as likely as others, and tiles go where others lie, so that much is completed and holes arise."""
    shadowed = Shadowed(game)
    chosen: Counter[str] = Counter()
    while not game.over:
        verb = choices.choice(sorted({option.verb for option in game.options}))
        several = [k for k, option in enumerate(game.options) if option.verb == verb]
        k = choices.choice(several)
        if verb == "place":
            lying = set(shadowed.referee.tiles)
            tried = choices.sample(several, min(4, len(several)))
            k = max(tried, key=lambda k: tiles_around(game.options[k].targets[0], lying))
        chosen[verb] += 1
        shadowed.choose(k)
    return chosen


def tiles_around(target: object, lying: set[tuple[int, int]]) -> int:
    assert isinstance(target, Place)
    return sum(abs(x - target.x) < 2 and abs(y - target.y) < 2 for x, y in lying)


@settings(max_examples=30)
@given(game=all_sorts_of_games(), choices=st.integers(0, 2**32 - 1).map(random.Random))
def test_whole_games_with_modules(game: Game, choices: random.Random) -> None:
    play_lively(game, choices)


@pytest.mark.checked
@pytest.mark.interpreted
def test_one_game_with_all_modules_in_which_everything_happens() -> None:
    chosen = play_lively(
        Game(3, modules=("base", *RULES), seed=SEED_OF_ALL),
        random.Random(SEED_OF_ALL),
    )
    assert chosen.keys() >= EVERYTHING, EVERYTHING - chosen.keys()


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


@settings(max_examples=8)
@given(
    rivers=st.sampled_from([("river_1",), ("river_2",), ("river_1", "river_2")]),
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**64 - 1),
    choices=st.integers(0, 2**32 - 1).map(random.Random),
    options=st.fixed_dictionaries(
        {
            "field_scoring": st.sampled_from(["per_field_3", "per_city_4", "per_field_3_city_once"]),
            "river_combination": st.sampled_from(["two_rivers", "one_river"]),
            "fork_is_first_turn": st.booleans(),
        }
    ),
)
def test_whole_games_with_rivers(
    rivers: tuple[str, ...], seats: int, seed: int, choices: random.Random, options: dict[str, str | bool]
) -> None:
    play(Game(seats, modules=("base", *rivers), options=options, seed=seed), choices)


@settings(max_examples=40)
@given(
    rivers=st.sampled_from([("river_2",), ("river_1", "river_2")]),
    seed=st.integers(0, 2**64 - 1),
    choices=st.integers(0, 2**32 - 1).map(random.Random),
    combination=st.sampled_from(["two_rivers", "one_river"]),
)
def test_rivers_only(rivers: tuple[str, ...], seed: int, choices: random.Random, combination: str) -> None:
    """As long as the rivers are laid: that is where their rules are at work."""
    game = Game(2, modules=("base", *rivers), options={"river_combination": combination}, seed=seed)
    play(game, choices, most_choices=24 * len(rivers))


@pytest.mark.checked
@pytest.mark.interpreted
def test_one_game_with_all_tiles_there_are() -> None:
    play(Game(4, tiles=MAIN_TILES, seed=7), random.Random(7), most_choices=160)


# --- cult places ------------------------------------------------------------------------------------

WITH_MONASTERIES = (
    "abbey_and_mayor",
    "bridges_castles_bazaars",
    "festival",
    "goldmines",
    "hills_and_sheep",
    "inns_and_cathedrals",
    "king_and_robber",
)


def crowded_bag(choices: random.Random, tiles: tuple[str, ...]) -> list[str]:
    """All buildings there are, and as many other tiles to fill in around them."""
    box = Game(2, modules=("base", "cult"), tiles=tiles, seed=0).state.box
    bag = [design for design in box.bag if box.designs.building_sort(design) >= 0]
    bag += choices.sample([design for design in box.bag if box.designs.building_sort(design) < 0], len(bag) * 2)
    choices.shuffle(bag)
    return [box.tile_name(design) for design in bag]


def play_close(game: Game, choices: random.Random) -> int:
    """Tiles are laid where many lie already, followers go into buildings; tells how many challenges were decided."""
    shadowed = Shadowed(game)
    while not game.over:
        lying = set(shadowed.referee.tiles)

        def liking(k: int, lying: set[tuple[int, int]] = lying) -> float:
            target = game.options[k].targets[0] if game.options[k].targets else None
            if isinstance(target, Place):
                around = sum(abs(x - target.x) < 2 and abs(y - target.y) < 2 for x, y in lying)
                return around + 3 * choices.random()
            return choices.random() + (getattr(target, "kind", "") in ("monastery", "shrine"))

        shadowed.choose(max(range(len(game.options)), key=liking))
    return sum(isinstance(event, ChallengeDecided) for event in game.events)


@settings(max_examples=10)
@given(seats=st.integers(2, 6), choices=st.integers(0, 2**32 - 1).map(random.Random))
def test_whole_games_with_cult_places(seats: int, choices: random.Random) -> None:
    tiles = ("base", "cult", *choices.sample(WITH_MONASTERIES, 3))
    bag = crowded_bag(choices, tiles)
    play_close(Game(seats, modules=("base", "cult"), tiles=tiles, bag=bag, seed=0), choices)


@pytest.mark.checked
@pytest.mark.interpreted
def test_one_game_with_several_challenges() -> None:
    choices = random.Random(6)
    tiles = ("base", "cult", *WITH_MONASTERIES[:3])
    bag = crowded_bag(choices, tiles)
    assert play_close(Game(3, modules=("base", "cult"), tiles=tiles, bag=bag, seed=0), choices) > 1


@settings(max_examples=4)
@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**64 - 1),
    choices=st.integers(0, 2**32 - 1).map(random.Random),
)
def test_whole_games_with_cult_places_as_they_come(seats: int, seed: int, choices: random.Random) -> None:
    play(Game(seats, modules=("base", "cult"), seed=seed), choices)
