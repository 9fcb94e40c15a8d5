"""Abbey & Mayor: the worked examples A1 to A8 of its rule sheet, with other modules, its tiles, and whole games.

How to read a drawing: see story.py.
"""

from __future__ import annotations

import random

import pytest

from helpers.belonging import check_owned
from helpers.playing import beside
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import turn, words
from languedoc.carcassonne.events import FigureReturned, Scored, SecondPart
from languedoc.carcassonne.setup import Setup
from languedoc.errors import BagDoesNotFit, IllegalChoice, UnknownOption
from languedoc.players.simulation import simulate
from modules.abbey_and_mayor.tales import (
    ABBEY_AMONG_SIX,
    APART,
    BARN_AMONG_FARMERS,
    BARN_AND_FARMERS_APART,
    CROSSINGS,
    FARMERS,
    FILLED,
    FOUR_FIELDS,
    HOLE,
    MODULES,
    ROAD_AND_HOLE,
    asked_for_last_abbeys,
    barns,
    shown,
    tale,
)

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- the worked examples ----------------------------------------------------------------------------


def test_a1_an_abbey_ends_a_road_and_not_yet_the_city_below() -> None:
    story = tale(
        "Red Blue",
        """
         .   .   .  2U↑    [D]  1U↑
        8W↑ 7U↑ 6U↑ 5U↑ 10ABBEY↑ 3E→
         .   .   .   .    9N↑   4E↓
        """,
        "5 Red road:E",
        "9 Red city:N",
        "10 Blue",
    )
    assert story.payments() == ["road: Red 4 (4 tiles 4)"]
    assert story.points() == {"Red": 4, "Blue": 0}
    assert story.standing() == {"Red city:N@0,2"}
    story.end()
    assert story.payments("city") == ["final city: Red 1 (1 tiles 1)"]


def test_a2_a_mayor_with_three_pennants_against_two_followers() -> None:
    story = tale(
        "Red Blue",
        """
        8M↓ 6E←
        7G→ 5B↑
        9F→ 4B↑
        1F→ 3B↑
        [D] 2U↑
        """,
        "1 Red city:N",
        "6 Red city:W",
        "7 Blue mayor city:N",
        lane="east",
    )
    assert story.payments() == ["city: Blue 18 (6 tiles 12, 3 pennants 6)"]
    assert story.points() == {"Red": 0, "Blue": 18}
    assert story.standing() == set()
    assert story.supply("mayor") == {"Red": 1, "Blue": 1}


LONE_MAYOR = """
    2N↓ 3E←
    1G→  .
    [D]  .
"""


def test_a3_a_lone_mayor_without_pennants_owns_nothing() -> None:
    story = tale("Blue Red", LONE_MAYOR, "1 Blue mayor city:N")
    assert story.payments() == ["city: "]
    assert story.points() == {"Blue": 0, "Red": 0}
    assert story.supply("mayor") == {"Blue": 1, "Red": 1}
    assert "Blue takes back 1 mayor without points." in story.told()


def test_a4_a_barn_sends_the_farmers_home() -> None:
    story = tale("Red Blue", BARN_AMONG_FARMERS, *FARMERS, "11 Red barn NW@2,1")
    assert story.payments() == ["field: Blue 6 (2 cities 6)"]
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert story.standing() == {"Red barn field:NL@2,1"}
    story.end()
    assert story.payments()[1:] == ["final barn: Red 12 (3 cities 12)"]
    assert story.points() == {"Red": 12, "Blue": 6}
    assert story.supply("barn") == {"Red": 1, "Blue": 1}


def test_a5_farmers_are_joined_to_a_barn() -> None:
    story = tale(
        "Red Blue", BARN_AND_FARMERS_APART, *APART, "6 Blue pig field:NL", "13 Red", modules=("traders_and_builders",)
    )
    assert story.payments() == ["field: Red 2 (2 cities 2); Blue 4 (2 cities 2, 2 pig 2)"]
    assert story.points() == {"Red": 2, "Blue": 4}
    assert story.standing() == {"Red barn field:NL@0,1"}
    assert story.supply("pig") == {"Red": 1, "Blue": 1}
    story.end()
    assert story.points() == {"Red": 10, "Blue": 4}


TWO_BARNS = """
    9U↑  [D]  1W↑   2U↑   3W↑   4U↑      5U↑   6U↑   7U↑  8U↑
    15B↑ 17B↑ 22A↓ 16E↓  21A↓  10E→     11H→  12H→  13E← 14B↑
     .    .    .   18E↑    .   19E→ 20AM_cW↑   .     .    .
"""


def test_a6_two_barns_in_one_field() -> None:
    story = tale("Red Green", TWO_BARNS, "14 Green barn NW@8,1", "17 Red barn NW@0,1").end()
    assert story.payments() == ["final barn: Red 20 (5 cities 20)", "final barn: Green 20 (5 cities 20)"]
    assert story.points() == {"Red": 20, "Green": 20}


def test_a7_an_abbey_with_six_neighbours_at_the_end() -> None:
    story = tale("Red Blue", ABBEY_AMONG_SIX, "11 Red abbey", lane="east")
    assert story.standing() == {"Red abbey@0,1"}
    story.end()
    assert story.payments() == ["final abbey: Red 7 (7 squares 7)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_a8_a_wagon_drives_across_a_crossing() -> None:
    story = tale("Yellow Red", CROSSINGS, "1 Yellow wagon road:W", "2 Red pass; ?")
    assert story.payments() == ["road: Yellow 3 (3 tiles 3)"]
    assert story.game.decision.step == "wagon_move"
    assert story.game.decision.seat == 0
    assert story.options() == {"pass", "drive road:S", "drive road:W", "drive road:E@1,0", "drive road:S@1,0"}
    assert story.standing() == set()
    story.choose("drive road:E@1,0")
    assert story.standing() == {"Yellow wagon road:E@1,0"}
    assert story.supply("wagon") == {"Yellow": 0, "Red": 1}


# --- with other modules (sheet 8) -------------------------------------------------------------------


def test_roads_with_inns_and_cities_with_cathedrals_are_completed_by_an_abbey() -> None:
    drawing = ROAD_AND_HOLE.replace("5U↑   .  ", "5U↑ 10ABBEY↑").replace("6U↑", "6EB↑")
    story = tale("Red Blue", drawing, "5 Red road:E", "10 Blue", modules=("inns_and_cathedrals",))
    assert story.payments() == ["road: Red 8 (4 tiles 4, 1 inn 4)"]
    story = tale(
        "Red Blue",
        """
         .   [D]     1U↑
        7B↑ 8ABBEY↑  2B↑
        6E→  4EK↑    3E←
         .   5E↑      .
        """,
        "4 Blue city:N",
        modules=("inns_and_cathedrals",),
    )
    assert story.payments() == ["city: Blue 12 (4 tiles 8, 1 cathedral 4)"]


def test_who_lays_the_abbey_takes_king_and_goods() -> None:
    """The city with the grain has no other gate; its size is without the abbey."""
    drawing = """
         .   [D]     1U↑
        6B↑ 7ABBEY↑  2B↑
        5B↑  4HG→    3E←
    """
    story = tale("Red Blue", drawing, "3 Red city:W", "7 Blue", modules=("king_and_robber", "traders_and_builders"))
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert story.game.view()["modules"]["king_and_robber"]["king"] == {"holder": 1, "tiles": 2}
    assert story.game.view()["modules"]["traders_and_builders"]["goods"][1]["grain"] == 1


def test_an_abbey_brings_the_builder_no_second_part() -> None:
    story = tale(
        "Red Blue",
        """
         .   .   .  8E↑      7E↑
        3W↑ [D] 1U↑ 9ABBEY↑  6B↑
         .   .  2E← 4B↑      5B↑
        """,
        "1 Red road:E",
        "3 Red builder road:E",
        "9 Red",
        modules=("traders_and_builders",),
    )
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]
    assert not any(isinstance(event, SecondPart) for event in story.game.events)
    assert story.game.decision.seat == 1
    assert story.supply("builder") == {"Red": 1, "Blue": 1}


SECOND_PART = """
    9U↑ 3U↑ 1U↑  [D]  2U↑
     .   .  7E←   .   4E→
     .   .  8V↑  6E↓  5E↓
"""
BUILDING = ("1 Red {} road:E", "3 Red builder road:E")


@pytest.mark.parametrize("kind", ["follower", "wagon"])
def test_an_abbey_in_the_second_part(kind: str) -> None:
    """A wagon is follower enough for a builder."""
    drawing = SECOND_PART.replace("7E←   .  ", "7E← 10ABBEY↑")
    lines = [line.format(kind) for line in BUILDING]
    story = tale("Red Blue", drawing, *lines, "9 Red", "10 Red again abbey", modules=("traders_and_builders",))
    assert story.payments() == ["abbey: Red 9 (1 abbey 9)"]
    assert story.game.decision.seat == 1


def test_a_mayor_is_follower_enough_for_a_builder() -> None:
    story = tale("Red Blue", "2F→\n1G→\n[D]", "1 Red mayor city:N", "2 Red ?", modules=("traders_and_builders",))
    assert story.may("builder city:N")


def test_a_second_part_with_an_empty_bag_is_for_an_abbey_only() -> None:
    lines = [line.format("follower") for line in BUILDING]
    story = tale("Red Blue", SECOND_PART, *lines, "9 Red ?", rest="", modules=("traders_and_builders",)).choose("pass")
    assert (story.game.decision.seat, story.game.decision.step) == (0, "choose_abbey")
    assert story.options() == {"pass", "abbey 0,1"}
    story.choose("pass")
    assert (story.game.decision.seat, story.game.decision.step) == (1, "final_abbeys")
    story.choose("pass")
    assert story.game.over, "Red was the first without a tile, and has decided"


def test_who_drew_in_vain_in_a_second_part_is_asked_for_his_abbey_once_more() -> None:
    lines = [line.format("follower") for line in BUILDING]
    modules = ("traders_and_builders", "princess_and_dragon")
    story = tale("Red Blue", SECOND_PART, *lines, "9 Red ?", rest="BH", modules=modules).choose("pass")
    assert story.options() == {"draw", "abbey 0,1"}
    assert asked_for_last_abbeys(story.choose("draw")) == ["Red", "Blue"]


def test_an_abbey_in_a_second_part_with_an_empty_bag() -> None:
    lines = [line.format("follower") for line in BUILDING]
    story = tale("Red Blue", SECOND_PART, *lines, "9 Red ?", rest="", modules=("traders_and_builders",))
    story.choose("pass").choose("abbey 0,1").choose("follower abbey")
    assert story.game.over
    assert story.payments()[0] == "abbey: Red 9 (1 abbey 9)"


def test_an_abbey_is_a_rival_of_a_cult_place() -> None:
    story = tale("Red Blue", FILLED.replace("3E→", "3CU_s↑"), "3 Red shrine", "8 Blue abbey", modules=("cult",))
    assert story.payments() == ["abbey: Blue 9 (1 abbey 9)"]
    assert story.standing() == set()
    assert "The abbey at 0,1 wins the challenge against the cult place at 1,1." in story.told()


def test_an_abbey_does_not_lie_beside_two_cult_places() -> None:
    two = HOLE.replace("3E→", "3CU_s↑").replace("6V↑", "6CU_s_rS↑")
    assert tale("Red Blue", two, modules=("cult",)).game.decision.step == "place_tile"
    assert tale("Red Blue", two, tiles=("cult",)).may("abbey 0,1"), "without the module they are decoration"


def test_a_heretic_wagon_drives_after_winning_and_not_after_losing() -> None:
    winning = HOLE.replace("  .  ", " 8CU_s_rS↑ ").replace("5E↓", "5U→")
    story = tale("Red Blue", winning, "8 Blue wagon shrine; ?", modules=("cult",))
    assert story.payments() == ["shrine: Blue 9 (1 shrine 9)"]
    assert story.options() == {"pass", "drive road:S", "drive road:N@0,2"}
    losing = FILLED.replace("3E→", "3CU_s_rS→")
    story = tale("Red Blue", losing, "3 Red wagon shrine", "8 Blue abbey", modules=("cult",))
    assert story.supply("wagon") == {"Red": 1, "Blue": 1}
    assert story.game.decision.seat == 0
    assert story.game.decision.step != "wagon_move"


def test_no_abbey_while_there_are_river_tiles() -> None:
    box = Setup(modules=(*MODULES, "river_1")).box()
    steps = box.step_ids
    assert steps.index("draw_river_tile") < steps.index("draw_lake") < steps.index("choose_abbey")
    assert steps.index("choose_abbey") < steps.index("draw_tile")


# --- its tiles --------------------------------------------------------------------------------------


def test_a_road_with_three_ends_is_one_road() -> None:
    drawing = """
         .   .      4W↑    .
        2A← [D] 1AM_rNEW↑ 3A→
    """
    story = tale("Red Blue", drawing.replace("4W↑", "."), "1 Red road:N", rest="W")
    assert story.payments() == []
    story.choose("place 1,-1 N")
    assert not story.may("follower road:S")
    story.choose("pass")
    assert story.payments() == ["road: Red 5 (5 tiles 5)"]


def test_cities_that_cross() -> None:
    story = tale("Red Blue", "1AM_cNS_cEW↑\n[D]", "1 Red ?")
    assert {option for option in story.options() if option.startswith("follower")} == {
        "follower city:N",
        "follower city:E",
        "follower field:-",
        "follower field:-2",
    }
    assert barns(story) == set()
    story = tale("Red Blue", "2E↓\n1AM_cNS_cEW↑\n[D]", "1 Red city:N").end()
    assert story.payments() == ["city: Red 8 (3 tiles 6, 1 pennants 2)"]
    story = tale("Red Blue", "2E↓\n1AM_cNS_cEW↑\n[D]", "1 Red field:-2").end()
    assert story.payments() == ["final field: Red 3 (1 cities 3)"]


def test_a_tunnel_under_a_city() -> None:
    """The road passes below; the meadow in the south is one, that in the north is cut in two."""
    story = tale("Red Blue", "[D] 1V↑\n. 2AM_cEW_rNS↑", "2 Blue ?")
    assert {option for option in story.options() if option.startswith("follower")} == {
        "follower road:N",
        "follower city:E",
        "follower field:NL",
        "follower field:NR",
        "follower field:SL",
    }


# --- setup ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_abbeys_of_absent_players_are_not_in_the_box(seats: int) -> None:
    box = Setup(names=tuple("abcdef"[:seats]), modules=MODULES).box()
    assert [box.tile_name(design) for design in box.other_tiles] == ["ABBEY"] * seats
    assert len(box.bag) == 71 + 12


def test_an_abbey_is_in_no_bag() -> None:
    with pytest.raises(BagDoesNotFit, match="cannot name tile ABBEY: it is set aside"):
        Game(2, modules=MODULES, bag=["ABBEY"])


def test_every_player_has_an_abbey_whichever_tiles_are_in_the_bag() -> None:
    game = Game(2, modules=MODULES, tiles=["base"], seed=3)
    assert len(game.state.box.bag) == 71
    assert game.view()["modules"]["abbey_and_mayor"]["abbeys"] == [True, True]
    story = Story("Red Blue", FILLED, "8 Blue abbey", modules=MODULES, tiles=("base",))
    assert story.payments() == ["abbey: Blue 9 (1 abbey 9)"]


def test_without_abbeys() -> None:
    story = tale("Red Blue", HOLE, options={"abbey": False})
    assert story.game.decision.step == "place_tile"
    assert shown(story)["abbeys"] == [False, False]
    assert "abbey" not in words.holdings(story.game, 0)


def test_more_and_fewer_figures() -> None:
    """Two wagons in one road, two barns in one field: each wagon drives, the barns pay once."""
    game = Game(2, modules=MODULES, bag=list("WVUVWUU"), figures={"wagon": 2, "mayor": 0})
    for choice in ("place 1,0 N", "wagon road:E", "place 1,1 S", "pass", "place 2,1 N", "pass", "place 3,1 E", "pass"):
        game.choose(choice)
    for choice in ("place 3,0 N", "wagon road:W", "place 2,0 N"):
        game.choose(choice)
    assert {option.text for option in game.options if option.verb == "mayor"} == set()
    game.choose("pass")
    for choice in ("drive road:E@3,0", "drive road:W@1,0"):
        assert (game.decision.seat, game.decision.step) == (0, "wagon_move")
        twin = game.state.copy()
        turn.refresh(twin)
        assert [twin.code(k) for k in range(twin.count)] == [option.code for option in game.options]
        game.choose(choice)
    assert {str(each["segment"]) for each in game.view()["figures"]} == {"road:E@3,0", "road:W@1,0"}
    assert Game.load(game.save()).view() == game.view()


def test_two_barns_of_one_player_in_one_field_pay_once() -> None:
    options: dict[str, str | bool] = {"barn_beside_barn": True}
    game = Game(2, modules=MODULES, bag=list("UBBBBE"), figures={"barn": 2}, options=options)
    for choice in ("place -1,0 N", "pass", "place -1,1 N", "pass", "place 0,1 N", "barn NW@0,1"):
        game.choose(choice)
    for choice in ("place -1,2 N", "pass", "place 0,2 N", "barn NW@0,2", "place 0,-1 S"):
        game.choose(choice)
    assert game.view()["modules"]["abbey_and_mayor"]["barns"] == [
        {"seat": 0, "corner": [0, 1]},
        {"seat": 0, "corner": [0, 2]},
    ]
    game.choose("pass")
    assert game.over
    paid = [event.payments for event in game.events if isinstance(event, Scored) and event.feature == "barn"]
    assert [[payment.seat for payment in payments] for payments in paid] == [[0]]
    assert game.view()["figures"] == []


def test_without_the_module_its_tiles_are_only_tiles() -> None:
    box = Setup(modules=("base",), tiles=MODULES).box()
    assert len(box.bag) == 71 + 12
    assert "ABBEY" not in {box.tile_name(design) for design in range(box.designs.count)}
    assert "mayor" not in box.figure_names


def test_what_is_not_allowed_is_refused() -> None:
    with pytest.raises(UnknownOption, match="wagon_move cannot be 'C3'; allowed: C1, C2"):
        Game(2, modules=MODULES, options={"wagon_move": "C3"})
    with pytest.raises(UnknownOption):
        Game(2, options={"wagon_move": "C1"})
    story = tale("Red Blue", HOLE)
    for choice in ("abbey 1,2", "pass", "abbey", "abbey 0,0"):
        with pytest.raises(IllegalChoice):
            story.choose(choice)


# --- whole games ------------------------------------------------------------------------------------


def play(game: Game, choices: random.Random) -> set[str]:
    """Play to the end at random; returns the steps that asked."""
    steps = set()
    while not game.over:
        steps.add(game.decision.step)
        game.choose(choices.randrange(len(game.options)))
    return steps


@pytest.mark.parametrize("seats", range(2, 7))
def test_pieces_are_conserved_beside_all_modules(seats: int) -> None:
    """Every abbey is with its owner or on the board, every figure in one place, and copies offer the same."""
    choices = random.Random(seats)
    modules = beside("abbey_and_mayor", seats, 5)
    game = Game(seats, modules=modules, options={"wagon_move": "C2" if seats % 2 else "C1"}, seed=seats)
    state = game.state
    kinds = ("mayor", "wagon", "barn")
    while not game.over:
        view = game.view()
        laid = sum(tile["tile"] == "ABBEY" for tile in view["tiles"])
        assert laid + sum(view["modules"]["abbey_and_mayor"]["abbeys"]) == seats
        for seat in range(seats):
            for kind in kinds:
                there = [each for each in view["figures"] + view["elsewhere"] if each["seat"] == seat]
                assert view["supply"][seat][kind] + sum(each["kind"] == kind for each in there) == 1
        barn_fields = [state.board.root_of(segment) for _, _, kind, segment in state.standing() if kind == "barn"]
        if game.decision.step == "place_tile":
            assert not any(state.board.occupied(field) for field in barn_fields)
        if game.decision.step in ("choose_abbey", "wagon_move", "final_abbeys"):
            twin = state.copy()
            turn.refresh(twin)
            assert [twin.code(k) for k in range(twin.count)] == [option.code for option in game.options]
        game.choose(choices.randrange(len(game.options)))
    assert not any(state.is_follower(figure) for figure, _, _, _ in state.standing())
    assert "barn" not in {figure["kind"] for figure in game.view()["elsewhere"]}
    assert Game.load(game.save()).scores == game.scores


def test_the_greedy_player_lives_with_abbeys_wagons_and_barns() -> None:
    setup = Setup(names=("a", "b"), modules=MODULES, seed=5)
    outcome = simulate(setup, ("greedy", "random"), 1)
    assert outcome.mean_scores[0] > outcome.mean_scores[1]


def test_a_game_is_told_in_words() -> None:
    story = tale("Red Blue", HOLE)
    assert [words.option_words(story.game, option) for option in story.game.options] == [
        "draw a tile",
        "lay the abbey at 0,1",
    ]
    assert words.question(story.game) == "Blue, the abbey or a tile from the bag?"
    assert words.holdings(story.game, 0) == ["mayor", "wagon", "barn", "abbey"]
    story = tale("Yellow Red", CROSSINGS, "1 Yellow wagon road:W", "2 Red pass; ?")
    assert words.question(story.game) == "Yellow, where does the wagon drive?"
    assert "drive to the road E at 1,0" in [words.option_words(story.game, option) for option in story.game.options]
    story = tale("Red Blue", FOUR_FIELDS, "3 Red barn NW@0,1", lane="east")
    assert "barn at 0,1" in words.holdings(story.game, 0)
    assert "■" in str(story.game)


def test_an_abbey_is_a_turn_of_its_own_in_words() -> None:
    story = tale("Red Blue", FILLED, "8 Blue abbey")
    turns = words.turns(story.game.events)
    assert [seat for seat, _ in turns] == [0, 1, 0, 1, 0, 1, 0, 1, 0]
    assert [type(event) for event in turns[7][1][-2:]] == [Scored, FigureReturned]


def test_computer_players_learn_from_the_abbey() -> None:
    check_owned("abbey_and_mayor", lambda game, view, seat: [view["abbeys"][seat]])
