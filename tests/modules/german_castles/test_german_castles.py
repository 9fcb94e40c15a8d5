"""Castles in Germany: where they lie, who may stand there, what they bring. The sheet is rules/german_castles.md."""

from __future__ import annotations

import random

import pytest

from helpers.belonging import check_owned
from languedoc.carcassonne import words
from languedoc.carcassonne.events import FigureReturned, TileDrawn
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.modules.german_castles.rules import GermanCastles
from languedoc.carcassonne.prospects import find_segment
from languedoc.carcassonne.targets import Segment
from languedoc.errors import BagDoesNotFit
from languedoc.i18n import speech
from languedoc.server import wire
from languedoc.server.scene.table import table
from modules.german_castles.tales import BOTH_CELLS, LORD, MODULES, SURROUNDED, before, held, last, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

PROFILES = pytest.mark.parametrize("profile", ["play_aid", "official"])


# --- setup (sheet 1) --------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "each"), [(1, 2), (2, 2), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_x6_everybody_is_dealt_castles_by_the_number_of_players(seats: int, each: int) -> None:
    """S-24; with five players one castle is left over."""
    options = {"solo": True} if seats == 1 else {}
    game = Game(seats, modules=MODULES, seed=3, options=options)
    dealt = game.view()["modules"]["german_castles"]["held"]
    assert [len(castles) for castles in dealt] == [each] * seats
    assert len({castle for castles in dealt for castle in castles}) == seats * each
    assert [words.holdings(game, seat)[-1] for seat in range(seats)] == [
        "2 castles" if each == 2 else "1 castle"
    ] * seats


def test_a_bag_that_names_a_castle_twice_does_not_fit() -> None:
    with pytest.raises(BagDoesNotFit, match="names tile GB3 2 times; the box holds 1$"):
        Game(["Red", "Blue"], modules=MODULES, bag=["GB3", "U", "GB3"])


def test_castles_are_dealt_by_chance() -> None:
    dealt = {
        tuple(map(tuple, Game(2, modules=MODULES, seed=seed).view()["modules"]["german_castles"]["held"]))
        for seed in range(20)
    }
    assert len(dealt) > 15, "of 180 ways to deal four of six castles"


def test_castles_are_not_drawn_from_the_bag() -> None:
    game = Game(2, modules=MODULES, seed=3)
    assert sum(game.view()["bag"].values()) == Game(2, seed=3).state.pile_left + 1, "nothing was drawn yet"
    assert not {"GB1", "GB2", "GB3", "GB4", "GB5", "GB6"} & set(game.view()["bag"])


# --- placing (sheet 2) ------------------------------------------------------------------------------


@PROFILES
def test_a_castle_is_laid_instead_of_a_drawn_tile_and_takes_two_squares(profile: str) -> None:
    """2.2-4: decided before anything is drawn; the position is the square of its first cell and its rotation."""
    game = Game(["Red", "Blue"], modules=MODULES, bag=["GB3", "GB4", "U"], options={"timing_profile": profile})
    assert game.decision.step == "choose_german_castle"
    assert [option.text for option in game.options] == ["pass", "castle GB3", "castle GB4"]
    game.choose("castle GB3")
    game.choose("place 1,0 N")
    assert not [event for event in game.events if isinstance(event, TileDrawn)]
    assert game.state.board.cells_of(game.state.placed) == [(1, 0), (2, 0)]
    assert [tile["tile"] for tile in game.view()["tiles"]] == ["D", "GB3"]
    game.choose("pass")
    assert game.view()["modules"]["german_castles"]["held"][0] == ["GB4"]
    assert game.decision.seat == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["No castle", "Lay this castle", "Lay this castle"]),
        ("de", ["Keine Burg", "Diese Burg legen", "Diese Burg legen"]),
        ("nl", ["Geen burcht", "Deze burcht leggen", "Deze burcht leggen"]),
    ],
)
def test_on_the_page_castles_are_told_apart_by_their_pictures(language: str, said: list[str]) -> None:
    game = Game(["Red", "Blue"], modules=MODULES, bag=["GB3", "GB4", "U"], seed=1)
    asked = table(game, 0, speech(language)).asked
    assert isinstance(asked, wire.Asked)
    assert [option.words for option in asked.options] == said
    assert asked.targets == [
        wire.TileTarget("GB3", "german_castles.GB3", 2, 1),
        wire.TileTarget("GB4", "german_castles.GB4", 2, 1),
    ]


@PROFILES
def test_whoever_lays_no_castle_draws(profile: str) -> None:
    game = Game(["Red", "Blue"], modules=MODULES, bag=["U", "V"], seed=1, options={"timing_profile": profile})
    game.choose("pass")
    assert [event.tile for event in game.events if isinstance(event, TileDrawn)] == ["U"]
    assert game.decision.step == "place_tile"


def test_all_places_beside_the_start_tile() -> None:
    """It shows a city to the north, roads to the east and west, a meadow to the south. The castle has a city in the
    north of its second cell, roads in the west, east and south, meadows in the north and south of its first cell."""
    game = Game(["Red", "Blue"], modules=MODULES, bag=["GB3", "GB4", "U"], seed=1)
    game.choose("castle GB3")
    city, meadow = {"place 1,-1 S"}, {"place 0,1 N", "place 0,1 S"}
    east, west = {"place 1,0 N", "place 2,0 S", "place 1,-1 E"}, {"place -1,0 S", "place -2,0 N", "place -1,1 W"}
    assert {option.text for option in game.options} == city | meadow | east | west


def test_castles_touch_each_other_neither_by_side_nor_by_corner() -> None:
    """Squares north and south of the tiles beside the castle touch its corners; beyond them is far enough."""
    story = tale("Red Blue", "[D] 1GB3↑ # 2U↑", "2 Blue").choose("castle GB1")
    west, east = {"place -1,0 E", "place -1,0 S", "place -1,1 W"}, {"place 4,0 N", "place 4,0 W", "place 4,-1 E"}
    assert story.options() == west | east


def test_without_a_legal_place_a_castle_stays_with_its_owner() -> None:
    """Every square beside the tiles touches one of the two castles, so nobody is asked for a third one."""
    story = tale("Red Blue", "2GB4↑ # [D] 1GB3↑ #", "1 Red", "2 Blue")
    assert story.game.decision.step == "place_tile"
    assert held(story) == {"Red": ["GB1"], "Blue": ["GB2"]}


def test_castles_in_hand_are_lost_when_the_bag_is_empty() -> None:
    """Sheet 6: the game ends with the last drawn tile."""
    story = tale("Red Blue", "[D] 1U↑", "1 Red").end()
    assert held(story) == {"Red": ["GB1", "GB2"], "Blue": ["GB3", "GB4"]}
    assert story.points() == {"Red": 0, "Blue": 0}


# --- deployment (sheet 3) ---------------------------------------------------------------------------


def test_a_follower_goes_onto_any_part_of_the_castle_tile() -> None:
    """A field on both cells is one spot."""
    story = tale("Red Blue", "[D] 1GB3↑ #", "1 Red ?")
    assert story.options() == {
        "pass",
        "follower german_castle",
        "follower road:W",
        "follower road:E@2,0",
        "follower road:S@2,0",
        "follower city:N@2,0",
        "follower field:NL",
        "follower field:SL",
        "follower field:ER@2,0",
    }
    story.choose("follower german_castle")
    assert story.standing() == {"Red german_castle@1,0"}
    assert story.told()[-1] == "Red deploys a lord of the castle."
    assert story.supply() == {"Red": 6, "Blue": 7}


# --- points (sheets 4, 8 and 9) ---------------------------------------------------------------------


@PROFILES
def test_s1_an_occupied_castle_is_completed_for_12_points(profile: str) -> None:
    story = tale("Red Blue", SURROUNDED, LORD, options={"timing_profile": profile})
    assert story.payments() == ["german_castle: Red 12 (1 german_castle 12)"]
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert [str(event.segment) for event in story.game.events if isinstance(event, FigureReturned)] == [
        "german_castle@1,0"
    ]
    assert story.told()[-1] == "Red scores a castle: complete = 12."


@pytest.mark.parametrize("turn", range(2, 11))
def test_all_ten_squares_around_must_be_filled(turn: int) -> None:
    """The start tile is the first of them, and any other may be the last."""
    drawing = last(turn, SURROUNDED)
    unfinished = tale("Red Blue", before(10, drawing), LORD)
    assert unfinished.payments() == [] and unfinished.standing() == {"Red german_castle@1,0"}
    assert tale("Red Blue", drawing, LORD).payments() == ["german_castle: Red 12 (1 german_castle 12)"]


def test_a_castle_completed_at_once_is_paid_at_once() -> None:
    drawing = """
        1E↓ 2B↑    3E↓ 4B↑
        [D] 10GB3↑ #   5A→
        6B↑ 7B↑    8A↓ 9E→
    """
    story = tale("Red Blue", drawing, "10 Red german_castle")
    assert story.payments() == ["german_castle: Red 12 (1 german_castle 12)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_a_castle_without_a_lord_is_completed_for_nothing() -> None:
    story = tale("Red Blue", SURROUNDED, "1 Red")
    assert story.payments() == [] and story.points() == {"Red": 0, "Blue": 0}


@pytest.mark.parametrize(("red", "blue"), [(1, 1), (2, 1), (1, 2)])
def test_of_several_lords_those_with_most_are_paid(red: int, blue: int) -> None:
    """No module that is built brings a second lord, so they are put there."""
    story = tale("Red Blue", before(10, SURROUNDED), LORD, rest="E")
    state = story.game.state
    castle = find_segment(state, Segment(1, 0, "german_castle", ""))
    for seat in [0] * (red - 1) + [1] * blue:
        state.move_figure(state.figure_in_supply(seat, 0), castle)
    story.choose("pass").choose("place 3,1 E").choose("pass")
    paid = {"Red": 12 * (red >= blue), "Blue": 12 * (blue >= red)}
    assert story.points() == paid and story.supply() == {"Red": 7, "Blue": 7}


@PROFILES
def test_s2_and_x1_at_the_end_a_castle_counts_its_own_squares_and_those_around(profile: str) -> None:
    """Six of the squares around are filled, the start tile among them."""
    drawing = """
        2E↓ 3B↑   4E↓ 6B↑
        [D] 1GB3↑ #   5A→
    """
    story = tale("Red Blue", drawing, LORD, options={"timing_profile": profile}).end()
    assert story.payments() == ["final german_castle: Red 8 (8 squares 8)"]


@PROFILES
def test_x2_a_road_between_two_castles(profile: str) -> None:
    drawing = "[D] 1GB3↑ # 2U↑ 3U↑ 4GB4↑ #"
    story = tale("Red Blue", drawing, "1 Red road:E@2,0", "4 Blue", options={"timing_profile": profile})
    assert story.payments() == ["road: Red 10 (4 tiles 4, 2 castles 6)"]


@PROFILES
def test_x3_a_road_with_an_inn_that_ends_at_a_castle(profile: str) -> None:
    """The castle comes after the doubling."""
    drawing = "[D] 1GB3↑ # 2EB↑ 3U↑ 4U↑ 5A→"
    also = ("inns_and_cathedrals",)
    story = tale("Red Blue", drawing, "1 Red road:E@2,0", also=also, options={"timing_profile": profile})
    assert story.payments() == ["road: Red 13 (5 tiles 5, 1 inn 5, 1 castles 3)"]


@PROFILES
def test_x4_an_unfinished_road_that_ends_at_a_castle(profile: str) -> None:
    story = tale("Red Blue", "[D] 1GB3↑ # 2U↑ 3U↑", "1 Red road:E@2,0", options={"timing_profile": profile}).end()
    assert story.payments() == ["final road: Red 6 (3 tiles 3, 1 castles 3)"]


CITY = """
    . 6E↓   .
    . 5N→   4N←
    . .     3G→
    . .     2F→
    [D] 1GB3↑ #
"""


@PROFILES
def test_x5_a_completed_city_with_a_cap_on_a_castle_tile(profile: str) -> None:
    story = tale("Red Blue", CITY, "1 Red city:N@2,0", options={"timing_profile": profile})
    assert story.payments() == ["city: Red 17 (6 tiles 12, 1 pennants 2, 1 castles 3)"]


@PROFILES
def test_x5b_the_same_city_unfinished_at_the_end(profile: str) -> None:
    drawing = CITY.replace("6E↓", "6N←")
    story = tale("Red Blue", drawing, "1 Red city:N@2,0", options={"timing_profile": profile}).end()
    assert story.payments() == ["final city: Red 7 (6 tiles 6, 1 pennants 1)"]


def test_whoever_owns_the_road_is_paid_for_the_castle_of_another() -> None:
    """The tile of turn 4 joins the roads of both thieves."""
    drawing = """
        [D] 1GB3↑ #   4V↑ .
        .   .     2A↓ 3V↓ 5A→
    """
    story = tale("Red Blue", drawing, "1 Red road:E@2,0", "3 Blue road:N", "5 Red")
    paid = "7 (4 tiles 4, 1 castles 3)"
    assert story.payments() == [f"road: Red {paid}; Blue {paid}"]


def test_a_road_with_both_ends_at_one_castle_counts_it_once() -> None:
    """Both ends are on the same cell, which counts as one tile."""
    drawing = """
        [D] 1GB3↑ #   2V↑
        .   .     4V↓ 3V→
    """
    story = tale("Red Blue", drawing, "1 Red road:E@2,0")
    assert story.payments() == ["road: Red 7 (4 tiles 4, 1 castles 3)"]


def test_a_road_that_ends_on_both_cells_of_a_castle_counts_two_tiles_there() -> None:
    story = tale("Red Blue", BOTH_CELLS, "1 Red road:E")
    assert story.payments() == ["road: Red 9 (6 tiles 6, 1 castles 3)"]


def test_only_the_city_of_the_castle_tile_is_worth_more() -> None:
    """A city that merely touches it is not."""
    drawing = """
        .   2E→   3I←
        [D] 1GB3↑ #
    """
    story = tale("Red Blue", drawing, "2 Blue city:E", "3 Red city:S")
    assert set(story.payments()) == {"city: Blue 4 (2 tiles 4)", "city: Red 7 (2 tiles 4, 1 castles 3)"}


# --- the order of the turn (turn_order 8.2, 10) -----------------------------------------------------


@PROFILES
def test_castles_are_scored_before_roads_and_cities(profile: str) -> None:
    """2.5-13 before 2.5-18 and 2.5-26. The last tile is that which ends the road, then that which closes the city."""
    options = {"timing_profile": profile}
    story = tale("Red Blue", last(5, SURROUNDED), LORD, "10 Blue road:W", options=options)
    assert story.payments() == ["german_castle: Red 12 (1 german_castle 12)", "road: Blue 5 (2 tiles 2, 1 castles 3)"]
    story = tale("Red Blue", last(4, SURROUNDED), LORD, "10 Blue city:S", options=options)
    assert story.payments() == ["german_castle: Red 12 (1 german_castle 12)", "city: Blue 7 (2 tiles 4, 1 castles 3)"]


def test_castles_are_scored_after_monasteries() -> None:
    """2.5-10a before 2.5-13. The last tile is beside the monastery of turn 3, and closes the city of the castle."""
    drawing = "    11E↑ 12E↑ 13V↓ ." + SURROUNDED
    story = tale("Red Blue", last(4, drawing), LORD, "3 Blue monastery")
    assert story.payments() == [
        "monastery: Blue 9 (1 monastery 9)",
        "german_castle: Red 12 (1 german_castle 12)",
    ]


@PROFILES
def test_at_the_end_castles_come_after_monasteries_and_before_roads(profile: str) -> None:
    """E-9, E-13, E-19. The castle counts its own squares, the start tile and the monastery; so does the monastery."""
    drawing = """
        .   2B↑   .
        [D] 1GB3↑ # 3U↑
    """
    lines = (LORD, "2 Blue monastery", "3 Blue road:E")
    story = tale("Red Blue", drawing, *lines, options={"timing_profile": profile}).end()
    assert story.payments() == [
        "final monastery: Blue 4 (4 squares 4)",
        "final german_castle: Red 5 (5 squares 5)",
        "final road: Blue 5 (2 tiles 2, 1 castles 3)",
    ]


def test_castles_stand_in_the_play_aid() -> None:
    """Its rows of rules/turn_order.md."""
    rows = {step.name: step.number for step in (*GermanCastles.steps, *GermanCastles.rows)}
    assert rows == {
        "setup_german_castles": "S-24",
        "choose_german_castle": "2.2-4",
        "score_german_castle": "2.5-13",
        "mod_german_castle_road": "2.5-19",
        "final_german_castle": "E-13",
        "final_mod_german_castle_road": "E-20",
    }


# --- random games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_castles_never_touch_in_random_games(seed: int) -> None:
    chance = random.Random(seed)
    game = Game(3, modules=MODULES, seed=seed)
    while not game.over:
        castles = [option for option in game.options if option.verb == "castle"]
        game.choose(chance.choice(castles or list(game.options)))
    board = game.state.board
    laid = [board.cells_of(piece) for piece in board.laid() if len(board.cells_of(piece)) == 2]
    assert len(laid) == 6
    for one in laid:
        for other in laid:
            if one != other:
                assert min(max(abs(a[0] - b[0]), abs(a[1] - b[1])) for a in one for b in other) > 1


def test_computer_players_learn_from_castles_held() -> None:
    check_owned("german_castles", lambda game, view, seat: [len(view["held"][seat])])
