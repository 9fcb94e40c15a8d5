"""The Count of Carcassonne at the end of a game (C5, C6, K5), with other modules, in words, views and saves."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from helpers.playing import beside
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import turn, words
from languedoc.carcassonne.board.geometry import EDGES
from languedoc.carcassonne.targets import Place
from languedoc.carcassonne.text import draw, picture, plain
from languedoc.errors import IllegalChoice, UnknownOption
from languedoc.players.simulation import simulate
from modules.count.tales import MODULES, ROAD, TWO_CITIES, WITH_INNS, asked, city_of_blue, inside, settle, told

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


# --- the final scoring ------------------------------------------------------------------------------


def last_turn(seats: str, drawing: str, *lines: str, **more: Any) -> Story:
    return told(seats, drawing, *lines, **{"rest": "", **more})


def test_c5_from_the_market_to_a_field() -> None:
    story = last_turn("Blue Yellow", TWO_CITIES, "1 Blue field:NL", "4 Yellow ?")
    settle(story, market="Yellow").choose("pass")
    assert asked(story) == "Yellow final_count_move_out"
    story.choose("join follower/1@market field:NR@1,-1")
    assert story.payments() == ["final field: Blue 9 (3 cities 9); Yellow 9 (3 cities 9)"]


FIELD_RULES = [
    ("per_field_3", ["final field: Red 9 (3 cities 9)"]),
    ("per_city_4", ["final field: Red 4 (1 cities 4)"] * 3),
    ("per_field_3_city_once", ["final field: Red 9 (3 cities 9)"]),
]


@pytest.mark.parametrize(("field_scoring", "paid"), FIELD_RULES)
def test_c6_the_city_of_carcassonne_is_a_completed_city_for_fields(field_scoring: str, paid: list[str]) -> None:
    options = {"field_scoring": field_scoring}
    story = last_turn("Red Blue", TWO_CITIES, "1 Red field:NL", "4 Blue pass", options=options)
    assert story.payments() == paid
    assert len([line for line in story.told() if line.startswith("Red scores")]) == len(paid)


@pytest.mark.parametrize(
    ("field_scoring", "points"), [("per_field_3", 12), ("per_city_4", 12), ("per_field_3_city_once", 9)]
)
def test_two_fields_at_the_city_of_carcassonne(field_scoring: str, points: int) -> None:
    """The second field, in the south, touches nothing else; once per city it pays nothing more."""
    drawing = TWO_CITIES + "    .  5B↑  .  .  .  .\n"
    lines = ("1 Red field:NL", "5 Red field:NL")
    story = last_turn("Red Blue", drawing, *lines, options={"field_scoring": field_scoring})
    assert story.points() == {"Red": points, "Blue": 0}


def test_pig_and_herd_count_for_the_city_of_carcassonne_too() -> None:
    modules = (*MODULES, "traders_and_builders")
    story = last_turn("Red Blue", TWO_CITIES, "1 Red field:NL", "3 Red pig field:NL", "4 Blue pass", modules=modules)
    assert story.payments() == ["final field: Red 12 (3 cities 9, 3 pig 3)"]


# Unfinished: a road with Blue, a city and a monastery where nobody stands
UNFINISHED = """
    #  #   #   #   .
    #  #  [07] #  2B↑
    #  #   #   #  3F↑
    .  .  1U→  .   .
"""


def test_at_the_end_all_quarters_may_be_left_for_unfinished_features_and_fields() -> None:
    story = last_turn("Red Blue", UNFINISHED, "1 Red road:N", "3 Red ?")
    settle(story, "castle", blacksmith="Blue", cathedral="Blue", market="Blue").choose("pass")
    assert asked(story) == "Blue final_count_move_out"
    assert story.options() == {
        "pass",
        "join follower/1@blacksmith road:W@-2,-1",
        "join follower/1@blacksmith road:N@1,-1",
        "join follower/1@blacksmith road:S@0,1",
        "join follower/1@cathedral monastery@2,0",
        "join follower/1@market field:NL@-2,-1",
        "join follower/1@market field:SR@-2,-1",
        "join follower/1@market field:NR@1,-1",
        "join follower/1@market field:SL",  # on the tile placed last
    }
    story.choose("join follower/1@blacksmith road:S@0,1")
    story.choose("join follower/1@cathedral monastery@2,0")
    story.choose("join follower/1@market field:NR@1,-1")
    assert story.payments() == [
        "final monastery: Blue 5 (5 squares 5)",
        "final road: Red 2 (2 tiles 2); Blue 2 (2 tiles 2)",
        "final field: Blue 3 (1 cities 3)",
    ]


def test_at_the_end_a_completed_feature_cannot_be_entered() -> None:
    story = last_turn("Red Blue", TWO_CITIES, "4 Blue ?")
    settle(story, "market", castle="Red").choose("pass").choose("pass")
    assert asked(story) == "Red final_count_move_out"
    assert story.options() == {"pass", "join follower/0@castle city:S@-2,1"}, "not even the city of Carcassonne"


def test_at_the_end_the_left_neighbour_of_the_last_player_begins_and_the_count_blocks() -> None:
    story = last_turn("Red Blue Green", UNFINISHED, "3 Blue ?")
    settle(story, "market", market="Red, Green", cathedral="Red, Blue, Green").choose("pass")
    order = []
    while not story.game.over:
        order.append(asked(story).split()[0])
        story.choose(next(option for option in story.options() if option != "pass"))
    assert order == ["Green", "Red", "Blue"]
    assert story.payments("monastery") == [
        "final monastery: Red 5 (5 squares 5); Blue 5 (5 squares 5); Green 5 (5 squares 5)"
    ]
    assert inside(story) == {"Red market", "Green market"}, "they score nothing"
    assert story.points() == {"Red": 5, "Blue": 5, "Green": 5}


def test_at_the_end_unoccupied_features_are_open_with_every_option() -> None:
    options = {"count_into_unoccupied": False}
    story = last_turn("Red Blue", UNFINISHED, "3 Red ?", options=options)
    settle(story, "market", cathedral="Red").choose("pass")
    assert story.options() == {"pass", "join follower/0@cathedral monastery@2,0"}


def test_at_the_end_only_the_market_with_the_older_rule() -> None:
    story = last_turn("Red Blue", UNFINISHED, "3 Red ?", options={"count_final": "market_only"})
    settle(story, "castle", cathedral="Red", blacksmith="Red", market="Red").choose("pass")
    assert {option.split("@")[1].split()[0] for option in story.options() - {"pass"}} == {"market"}


def test_a_ring_that_is_no_completed_road_may_be_entered_at_the_end_only() -> None:
    ring = """
        #  #   #   #  1V← 2V↑
        #  #  [07] #  3V↓ 4V→
        #  #   #   #   .   .
    """
    story = last_turn("Red Blue", ring, "4 Blue ?", options={"road_loop_completes": False})
    settle(story, blacksmith="Red").choose("pass")
    assert asked(story) == "Red final_count_move_out"
    story.choose("join follower/0@blacksmith road:E@2,-1")
    assert story.payments() == ["final road: Red 4 (4 tiles 4)"]


def test_without_fields_the_market_is_not_used() -> None:
    story = told("Red Blue", ROAD, "2 Blue road:N", "3 Red pass; ?", options={"no_fields": True})
    assert story.options() == {"pass", "send follower castle", "send follower cathedral", "send follower blacksmith"}
    story.choose("send follower castle")
    assert story.options() == {"pass", "count cathedral", "count blacksmith"}


def test_without_fields_the_count_passes_by_the_market() -> None:
    options: dict[str, str | bool] = {"no_fields": True, "count_moves": "clockwise"}
    story = told("Red Blue", ROAD, "2 Blue road:N", "3 Red pass; ?", options=options).choose("send follower castle")
    assert story.game.view()["modules"]["count"]["count"] == "blacksmith"


# --- other modules ----------------------------------------------------------------------------------


def test_k5_the_city_of_carcassonne_counts_for_the_king_but_never_gives_him() -> None:
    modules = (*MODULES, "king_and_robber")
    story = last_turn("Red Blue", TWO_CITIES, "4 Blue pass", modules=modules)
    assert "Blue takes the King." in story.told()
    assert story.game.view()["modules"]["king_and_robber"]["king"] == {"holder": 1, "tiles": 2}
    assert story.payments() == ["final King: Blue 3 (3 completed_cities 3)"]


RIVERS = [("river_1",), ("river_2",), ("river_1", "river_2")]


@pytest.mark.parametrize("rivers", RIVERS)
def test_the_spring_lies_at_a_field_edge_of_the_city_and_flows_away(rivers: tuple[str, ...]) -> None:
    game = Game(2, modules=(*MODULES, *rivers), seed=1)
    spring = game.view()["tiles"][12]
    source = f"{'R1' if 'river_1' in rivers else 'R2'}_source"
    assert (spring["tile"], spring["x"], spring["y"]) == (source, 2, 0)
    board = game.state.board
    shown = [board.shows(12, side) for side in range(4)]
    assert [side for side in range(4) if shown[side] == EDGES.index("river")] == [1], "to the east"
    assert board.shows(7, 1) == EDGES.index("field")


@pytest.mark.parametrize("rivers", RIVERS)
@pytest.mark.parametrize("seed", range(3))
def test_the_river_is_laid_to_its_end(rivers: tuple[str, ...], seed: int) -> None:
    game = Game(3, modules=(*MODULES, *rivers), seed=seed)
    choices = random.Random(seed)
    while "river" in game.view()["modules"]:
        game.choose(choices.randrange(len(game.options)))
    board = game.state.board
    water = EDGES.index("river")
    for piece in range(board.pieces):
        for side in range(4):
            if board.shows(piece, side) == water:
                assert board.piece_on(board.cell_beside(board.cell_of(piece), side)) >= 0, "an open arm"


def test_the_box_of_count_king_and_consorts() -> None:
    game = Game(3, preset="count_king_and_consorts", seed=2)
    assert game.setup.modules == ("base", "river_2", "count", "king_and_robber", "cult")
    names = {module.slug for module in game.state.box.modules}
    assert names == {"base", "river", "count", "king_and_robber", "cult"}
    assert Game(2, preset="count_king_and_consorts", modules=("base",)).setup.modules == ("base",)


# --- words, views, saves ----------------------------------------------------------------------------


def test_what_people_read() -> None:
    story = told("Red Blue", ROAD, "2 Blue road:N", "3 Red pass; ?", modules=WITH_INNS)
    assert words.question(story.game) == "Red, who goes into the city of Carcassonne?"
    said = {option.text: words.option_words(story.game, option) for option in story.game.options}
    assert said["send big_follower castle"] == "send a big follower into the castle"
    story.choose("send follower market")
    assert words.question(story.game) == "Red, where does the count go?"
    said = {option.text: words.option_words(story.game, option) for option in story.game.options}
    assert said == {
        "pass": "pass",
        "count market": "move the count to the market",
        "count cathedral": "move the count to the cathedral",
        "count blacksmith": "move the count to the blacksmith",
    }
    story.choose("count cathedral")
    assert words.notices(story.game) == ["Count ♔ in the cathedral"]
    assert words.holdings(story.game, 0) == ["big follower", "follower in the market"]
    settle(story, market="Red, Red big_follower")
    assert words.holdings(story.game, 0) == ["2 followers in the market", "big follower in the market"]


def test_what_people_read_of_those_who_move_out() -> None:
    story = settle(city_of_blue(), "market", castle="Green").choose("pass")
    assert words.question(story.game) == "Green, who leaves the city of Carcassonne to be scored?"
    said = [words.option_words(story.game, option) for option in story.game.options]
    assert said == ["pass", "move Green's follower in the castle to the city E at 1,1"]


def test_the_view_tells_who_is_where() -> None:
    story = settle(city_of_blue(), "market", castle="Green big_follower, Red", blacksmith="Red")
    assert story.game.view()["modules"]["count"] == {
        "count": "market",
        "quarters": {
            "castle": [{"seat": 0, "kind": "follower"}, {"seat": 2, "kind": "big_follower"}],
            "market": [],
            "cathedral": [],
            "blacksmith": [{"seat": 0, "kind": "follower"}],
        },
    }


def test_the_drawn_city() -> None:
    game = Game(2, modules=MODULES, seed=1)
    assert plain(picture(game)) == [
        "      -2     -1      0      1",
        "    ························│···",
        " -1 ───▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓···",
        "    ···▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓···",
        "    ···▓▓▓▓▓▓▓▓▓▓▓♔▓▓▓▓▓▓▓▓▓▓···",
        "  0 ···▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓···",
        "    ···▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓···",
        "    ···▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓···",
        "  1 ···▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓·▒▒",
        "    ·▒▒▒▒▒···········│··········",
    ]
    assert "▓ City of Carcassonne" in draw(game)


@pytest.mark.parametrize(
    "text", ["send builder castle", "send follower keep", "count castle", "join follower/0@castle"]
)
def test_what_was_not_offered_is_refused(text: str) -> None:
    story = told("Red Blue", ROAD, "2 Blue road:N", "3 Red pass; ?")
    before = story.game.state.fingerprint()
    with pytest.raises(IllegalChoice):
        story.choose(text)
    assert story.game.state.fingerprint() == before


def test_options_that_do_not_exist_are_refused() -> None:
    for options in ({"count_final": "castle_only"}, {"count_into_unoccupied": "true"}):
        with pytest.raises(UnknownOption):
            Game(2, modules=MODULES, options=options)
    with pytest.raises(UnknownOption):
        Game(2, options={"count_final": "market_only"})


def lively(game: Game, choices: random.Random) -> int:
    """Followers are sent and moved whenever that is possible, nobody farms, tiles are laid close together."""
    if game.count > 2000:  # an aim: a list of all its points would be long
        return choices.randrange(game.count)
    options = game.options
    wanted = [k for k, option in enumerate(options) if option.verb in ("send", "join", "count")]
    if wanted and choices.random() < 0.8:
        return choices.choice(wanted)
    places = [
        (abs(option.targets[0].x) + abs(option.targets[0].y), k)
        for k, option in enumerate(options)
        if option.verb == "place" and isinstance(option.targets[0], Place)
    ]
    if places:
        return min(places)[1] if choices.random() < 0.6 else choices.choice(places)[1]
    return choices.choice([k for k, option in enumerate(options) if "field" not in option.text] or [0])


@pytest.mark.parametrize("seats", range(2, 7))
def test_figures_are_conserved_and_copies_saves_and_undo_agree(seats: int) -> None:
    """Beside all other modules, at every decision of the count."""
    game = Game(seats, modules=beside("count", seats, 5), seed=seats)
    choices = random.Random(seats)
    figures = Counter({figure.name: figure.number for figure in game.state.box.declared_figures})
    steps: Counter[str] = Counter()
    while not game.over:
        k = lively(game, choices)
        step = game.decision.step
        steps[step] += 1
        if "count" in step:
            copy = game.state.copy()
            turn.refresh(copy)
            assert copy.fingerprint() == game.state.fingerprint()
            assert [copy.code(i) for i in range(copy.count)] == [game.state.code(i) for i in range(game.state.count)]
            text = game.options[k].text
            loaded = Game.load(game.save()) if steps[step] < 4 else game.copy()
            game.choose(k)
            turn.choose(copy, k)
            loaded.choose(text)
            assert copy.fingerprint() == game.state.fingerprint() == loaded.state.fingerprint()
            assert loaded.view() == game.view()
        else:
            game.choose(k)
        state = game.state
        for seat in range(seats):
            there = Counter(kind for _, owner, kind, _ in [*state.standing(), *state.elsewhere()] if owner == seat)
            assert there + Counter(state.in_supply(seat)) == figures
    assert steps["count_move_in"] and steps["move_count"]
    assert Game.load(game.save()).scores == game.scores


def test_greedy_players_come_to_an_end() -> None:
    setup = Game(3, preset="count_king_and_consorts", seed=1).setup
    assert simulate(setup, ("greedy", "greedy", "random"), 1).games == 1
