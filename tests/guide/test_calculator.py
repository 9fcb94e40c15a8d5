"""The calculator: what people say about a feature is scored as the engine scores it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from helpers.playing import several
from languedoc import Game
from languedoc.carcassonne import prospects, scoring
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.packing import classes_in_play
from languedoc.carcassonne.setup import COLOURS, Setup
from languedoc.carcassonne.targets import Segment
from languedoc.errors import OutOfRange
from languedoc.guide.buildings import sorts
from languedoc.guide.calculator import Described, calculate, describe, modifiers

ENOUGH = several(100)  # features of a kind; 1,000 in `make hunt`
ALL = Setup(names=COLOURS[:3], modules=tuple(BUILT))
BASE = Setup(names=COLOURS[:2])
CROSSED = "german_cathedrals"  # a road may come back to the tile of a cathedral: then its sections are not its tiles

Items = list[tuple[str, int, int]]


def points(setup: Setup, kind: str, tiles: int, completed: bool = True, building: str = "monastery", **on: int) -> int:
    return calculate(setup, Described(kind, tiles, completed, building, on)).points


# --- stories ------------------------------------------------------------------------------------------


def test_features_of_the_base_game() -> None:
    assert points(BASE, "road", 4) == 4 == points(BASE, "road", 4, False)
    assert points(BASE, "city", 3, pennant=1) == 8 and points(BASE, "city", 3, False, pennant=1) == 4
    assert points(BASE, "monastery", 8) == 9 and points(BASE, "monastery", 6, False) == 7
    assert points(BASE, "field", 3) == 9 and points(BASE, "field", 0) == 0


def test_signs_and_pieces_change_points() -> None:
    assert points(ALL, "road", 5, inn=1) == 10 and points(ALL, "road", 5, False, inn=1) == 0
    assert points(ALL, "city", 6, pennant=2, cathedral=1) == 24
    assert points(ALL, "city", 4, pennant=1, besieged=1) == 5
    assert points(ALL, "road", 7, witch=1) == 4 and points(ALL, "road", 7, mage=1) == 14
    assert points(ALL, "monastery", 8, vineyard=2) == 15
    assert points(ALL, "monastery", 8, building="abbey", little_house=2) == 11
    assert points(ALL, "field", 0, pig_herd=1) == 0, "a herd without a city"
    assert points(ALL, "field", 4, pig=1, pig_herd=1, besieged_cities=1, castle_cities=1) == 26


def test_every_building_is_calculated() -> None:
    triangle, castle, abbot, archbishop = "monastery:triangle", "german_castle", "abbacy", "german_cathedral"
    assert points(ALL, "monastery", 6, building=triangle) == 7 and points(ALL, "monastery", 4, False, triangle) == 5
    assert points(ALL, "monastery", 0, building=triangle, vineyard=1) == 10
    assert points(ALL, "monastery", 0, building=castle) == 12 and points(ALL, "monastery", 7, False, castle) == 9
    assert points(ALL, "monastery", 5, building=abbot) == 6 == points(ALL, "monastery", 5, False, abbot)
    # Roads of 4 and 2 sections, and one of 3 with an inn: german_cathedrals, example of the play aid.
    assert points(ALL, "monastery", 6, building=archbishop, raised_sections=3) == 12
    assert points(ALL, "monastery", 6, False, archbishop, raised_sections=3) == 6
    assert points(ALL, "monastery", 0, building=archbishop, raised_sections=2) == 4


def test_of_buildings_only_what_matters_is_asked() -> None:
    asked = {
        each.name: {sort.name for sort in sorts(ALL) if each.matters(sort)} for _, each in modifiers(ALL, "monastery")
    }
    assert asked["vineyard"] == {"monastery", "monastery:triangle", "abbey", "shrine"}
    assert asked["raised_sections"] == {"german_cathedral"} and "german_castle" not in asked["little_house"]
    alone = Setup(names=COLOURS[:2], modules=("base", "german_cathedrals"))
    assert [each.name for _, each in modifiers(alone, "monastery")] == []
    with pytest.raises(OutOfRange, match="makes no difference"):
        points(ALL, "monastery", 8, building="german_castle", vineyard=1)


def test_agreed_rules_count() -> None:
    tiny = Setup(names=COLOURS[:2], options={"tiny_city": "two_points"})
    assert points(tiny, "city", 2) == 2 and points(BASE, "city", 2) == 4
    network = Setup(names=COLOURS[:2], modules=("base", "labyrinths"), options={"labyrinth": "advanced"})
    assert points(network, "road", 4, labyrinth=1, labyrinth_followers=3) == 4 + 3 * 2
    houses = Setup(names=COLOURS[:2], modules=("base", "little_buildings"), options={"building_values": "3/2/1"})
    assert points(houses, "road", 3, little_tower=1) == 6


def test_what_is_not_in_the_game_is_not_asked() -> None:
    assert [each.name for _, each in modifiers(BASE, "city")] == ["pennant"]
    assert [each.name for each in sorts(BASE)] == ["monastery"]
    assert [each.name for each in sorts(ALL)] == [
        *("monastery", "monastery:triangle", "abbey", "shrine", "german_castle", "abbacy", "german_cathedral")
    ]
    with pytest.raises(OutOfRange, match="never on a road in this game"):
        points(BASE, "road", 3, inn=1)


def test_what_cannot_be_is_refused() -> None:
    for wrong in (
        Described("road", 0),
        Described("road", 61),
        Described("city", 1, on={"pennant": 3}),
        Described("city", 2, on={"pennant": -1}),
        Described("monastery", 9, False),
        Described("monastery", 8, building="castle"),
        Described("monastery", -1, False),
        Described("field", 31),
    ):
        with pytest.raises(OutOfRange):
            calculate(BASE, wrong)


# --- against the engine -------------------------------------------------------------------------------


KINDS = ("road", "city", *(each.name for each in sorts(ALL)))
COMMON = 4  # so many times as many of the common kinds are compared
MANY = several(1) > 1  # but as many of each kind in `make hunt`


def sort_on(game: Game, root: int) -> str:
    """What a feature is called in a calculator: of buildings their sort."""
    board = game.state.board
    kind = board.segment_at(root)[2]
    shape = board.tile_of(board.piece_with(root)).shape
    return f"{kind}:{shape}" if f"{kind}:{shape}" in KINDS else kind


def features(kind: str) -> Iterator[tuple[Game, int]]:
    """Features of random games, at all times of a game, the same in every run: with all modules, and with a few."""
    chance = random.Random(kind)
    owner = next((sort.number for sort in sorts(ALL) if sort.name == kind), 0)
    needed = dict.fromkeys(["base", classes_in_play(ALL.modules, ALL.tile_sets)[owner].slug])
    others = [slug for slug in BUILT if slug not in needed]
    setups = [ALL, replace(ALL, options={"labyrinth": "advanced", "no_fields": kind != "field"})]
    setups += [Setup(names=COLOURS[:3], modules=(*needed, *chance.sample(others, 6))) for _ in range(6)]
    while True:
        setup = chance.choice(setups)
        game = Game.of(replace(setup, seed=chance.randrange(10**6)), events=False)
        before = game
        for _ in range(chance.randrange(150, 900)):
            if not game.over:
                before = game.copy()
                held = game.state.box.step_ids[game.state.asked].startswith("choose_")  # a triangle, a castle, an abbey
                game.choose(game.count - 1 if held else chance.randrange(game.count))
        game = before if game.over else game
        yield from ((game, root) for root in game.state.board.roots() if sort_on(game, root) == kind)


def listed(items: Items) -> Items:
    return sorted(item for item in items if item[1])


def calculated(setup: Setup, described: Described) -> Items:
    return listed([(item.name, item.number, item.points) for item in calculate(setup, described).items])


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_it_agrees_with_the_engine(kind: str) -> None:
    common = kind in ("road", "city", "monastery")
    compared: Counter[str] = Counter()
    for game, root in features(kind):
        if compared[kind] >= (ENOUGH if common or MANY else ENOUGH // COMMON):
            break
        state = game.state.copy()
        board = state.board
        described = describe(game.setup, state, root)
        segments = Counter(board.piece_with(segment) for segment in board.members(root))
        if CROSSED in described.on and max(segments.values()) > 1:
            continue
        scoring.list_items(state, root, not described.completed)
        names = state.box.item_names
        wanted = listed([(names[name], many, worth) for name, many, worth in state.item_list()])
        assert calculated(game.setup, described) == wanted, described
        compared.update([kind, "completed" if described.completed else "unfinished", *described.on])
        compared.update([f"of {described.tiles}"])
    assert len(compared) > (8 if common else 4), "nothing was on these features"


@pytest.mark.long
def test_fields_agree_with_the_engine() -> None:
    compared: Counter[str] = Counter()
    for game, root in features("field"):
        if compared["field"] >= ENOUGH:
            break
        state = game.state.copy()
        owners = scoring.owners(state, root)
        if len(owners) != 1:
            continue
        described = describe(game.setup, state, root)
        paid = prospects.worth(state, Segment(*state.board.segment_at(root))).now
        items = [item for each in paid if each.seat == owners[0] for item in each.items]
        wanted = listed([(item.name, item.number, item.points) for item in items])
        assert calculated(game.setup, described) == wanted, described
        compared.update(["field", *described.on])
    assert {"pig", "pig_herd", "little_house"} & set(compared)
