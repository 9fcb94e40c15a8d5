"""Bathhouses together with other modules, as section 5 of their sheet has it."""

from __future__ import annotations

import pytest

from languedoc.carcassonne.numbering import FEATURE
from modules.bathhouses.test_bathhouses import ALONE, BATH, BUY, KNIGHT, bathing, rich, tale
from modules.bridges_castles_bazaars.tales import lords
from modules.catapult.test_catapult import STILL
from modules.count.tales import asked, settle
from modules.german_castles import tales as castles
from modules.labyrinths.test_labyrinths import ADVANCED, WHOLE
from modules.messages.tales import counters, drawn_card

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def test_flags_are_added_after_the_mage_and_buildings() -> None:
    drawing = """
        1BH_c4↓ 2MW_cEW_rN_rS↑ 3E←
        [D]     .              .
    """
    lines = ("1 Red city:E", "2 Blue mage city:N@0,0; build building 1,-1")
    story = tale("Red Blue", drawing, *lines, also=("mage_and_witch", "little_buildings"))
    assert story.payments("city") == [
        "city: Red 17 (4 tiles 8, 1 mage 4, 1 little_buildings 1, 1 bath_flags 4)",
    ]


def test_flags_are_added_after_a_siege() -> None:
    """A besieged city of three tiles: one point for each of them, then the flag."""
    drawing = """
        1BH_c4↓ 2CT_cN←
        [D]     .
    """
    story = tale("Red Blue", drawing, "1 Red city:E", also=("cathars",))
    assert story.payments("city") == ["city: Red 7 (3 tiles 6, 1 siege -3, 1 bath_flags 4)"]


# Tile 3 completes a road of four tiles, on which there is a bathhouse
TO_THE_CITY = """
    #  #   #      #
    #  #  [07]    #
    #  #   #      #
    .  .  1BH_r5↑ .
    .  .  2U→     .
    .  .  3A↓     .
"""


@pytest.mark.parametrize("comes", [True, False])
def test_who_comes_from_the_city_of_carcassonne_is_one_of_the_followers(comes: bool) -> None:
    """Blue's thief is alone on the road, unless Green comes: then both go home."""
    story = tale("Red Blue Green", TO_THE_CITY, "1 Blue road:N", "3 Red ?", also=("count",))
    settle(story, blacksmith="Green").choose("pass")
    assert asked(story) == "Green count_move_out"
    story.choose(next(option for option in story.options() if (option == "pass") != comes))
    story.choose("pass")  # Red, who got nothing, sends nobody to the city
    if comes:
        assert story.payments() == ["road: Blue 9 (4 tiles 4, 1 bath_flags 5); Green 9 (4 tiles 4, 1 bath_flags 5)"]
    assert bathing(story) == (set() if comes else {"Blue follower 0,2"})


def test_who_comes_alone_from_the_city_takes_a_bath() -> None:
    """Nobody was on the road before."""
    story = tale("Red Blue Green", TO_THE_CITY, "3 Red ?", also=("count",))
    settle(story, blacksmith="Green").choose("pass")
    story.choose(next(option for option in story.options() if option != "pass")).choose("pass")
    assert bathing(story) == {"Green follower 0,2"}


def test_a_payment_is_not_robbed() -> None:
    """Blue's robber beside Red's marker goes back with it."""
    story = tale("Red Blue", BATH, KNIGHT, rest="U RO_rNS U", also=("robbers",))
    rich(story, 23).choose("place -2,0 N").choose("pass").choose("place 2,0 E")
    assert story.game.view()["modules"]["robbers"]["robbers"] == [None, "beside_marker/0"]
    story.choose(BUY)
    assert story.points() == {"Red": 18, "Blue": 0}
    assert story.game.view()["modules"]["robbers"]["robbers"] == [None, "beside_marker/0"]


def test_a_payment_brings_no_message() -> None:
    """Red's marker goes from 10 back to 5, which is dark."""
    story = tale("Red Blue", BATH, f"{KNIGHT}; marker", rest="U B U", also=("messages",))
    story.choose("place -2,0 N")
    story.game.state.pay(0, 6, FEATURE)
    story.choose("pass").choose("marker").choose("place 1,-1 N").choose(BUY)
    assert counters(story, "Red") == (5, 0) and story.game.decision.step == "phase_figure"


def test_who_is_scored_by_a_message_goes_straight_home() -> None:
    """His road is unfinished; there is a free bathhouse, but no completed city or road."""
    drawing = """
        2E↓ .
        [D] 1BH_r5→
    """
    story = drawn_card("smallest_road", drawing, "Red road:E@1,0", others=("bathhouses",))
    story.choose("carry_out smallest_road").choose("messenger")
    assert story.supply()["Red"] == 6, "the thief is home; the knight of the completed city has taken a bath"
    assert bathing(story) == {"Red follower 1,0"} and story.standing() == set()


def test_one_triangle_fills_a_square_around_a_bathhouse() -> None:
    story = tale("Red Blue", ALONE.replace("8B↑", "8I-04↑"), KNIGHT, "8 Blue", also=("half_so_wild",))
    assert bathing(story) == set() and story.supply() == {"Red": 7, "Blue": 7}


def test_a_castle_fills_a_square_around_a_bathhouse() -> None:
    drawing = """
        2E↓  3B↑     4E↑   .
        [D]  1BH_r5→ 5GB3↑ #
        6B↑  7B↑     8B↑   .
    """
    story = tale("Red Blue", castles.before(8, drawing), KNIGHT, also=("german_castles",))
    assert bathing(story) == {"Red follower 1,0"}
    story = tale("Red Blue", drawing, KNIGHT, "8 Blue", also=("german_castles",))
    assert bathing(story) == set() and story.supply() == {"Red": 7, "Blue": 7}


@pytest.mark.parametrize("chosen", ["all_add", "all_remove"])
def test_at_a_crop_circle_a_bather_is_not_concerned(chosen: str) -> None:
    """He was a knight, and the circle of tile 3 is one of knights."""
    drawing = """
        2E↓        .
        [D]        1BH_r5→
        3CC1_cN_cE↓ .
    """
    story = tale("Red Blue", drawing, KNIGHT, "3 Blue ?", also=("crop_circles",))
    story.choose(chosen)
    assert bathing(story) == {"Red follower 1,0"} and story.supply()["Red"] == 6


@pytest.mark.parametrize("others", [True, False])
def test_all_followers_of_a_labyrinth_count_for_the_bath(others: bool) -> None:
    """Red is alone on his arm, but Blue may be on another one of the same network: then both go home."""
    lines = ("1 Red road:N", "2 Blue road:E") if others else ("1 Red road:N",)
    drawing = WHOLE.replace("2U↑", "2BH_r5→")
    story = tale("Red Blue", drawing, *lines, also=("labyrinths",), options=ADVANCED)
    assert bathing(story) == (set() if others else {"Red follower 2,0"})


def test_the_fairy_does_not_go_to_the_bath() -> None:
    """Blue's knight is paid with her and lies down elsewhere; she stays where he stood, with nobody."""
    drawing = """
        4E↓ .       .
        2G→ .       .
        [D] 1BH_r5→ 3U↑
    """
    lines = ("2 Blue city:N", "3 Blue fairy follower/0@city:N@0,-1", "4 Red")
    story = tale("Blue Red", drawing, *lines, also=("princess_and_dragon",))
    assert story.payments() == ["city: Blue 6 (3 tiles 6)", "fairy: Blue 3 (1 fairy 3)"]
    shown = story.game.view()["modules"]["princess_and_dragon"]
    assert bathing(story) == {"Blue follower 1,0"} and (shown["fairy"], shown["fairy_with"]) == ([0, -1], None)


def test_a_bather_is_replaced_in_the_bath_by_any_follower() -> None:
    """Red's knight of the small city lies at tile 1 when Blue's token lands there."""
    drawing = """
        2E↓ .       .
        [D] 1BH_r5→ 3CA_rN_rS→
    """
    lines = ("2 Red city:S", "3 Blue catapult seduction; aim_at 150,50; ?")
    story = tale("Blue Red", drawing, *lines, also=("catapult", "abbey_and_mayor"), draws=STILL * 4)
    assert story.options() == {"pass", *(f"replace_by {kind}" for kind in ("follower", "mayor", "wagon"))}
    story.choose("replace_by mayor")
    assert bathing(story) == {"Blue mayor 1,0"} and story.supply() == {"Blue": 7, "Red": 7}


def test_the_knight_of_a_city_that_becomes_a_castle_is_its_lord_and_does_not_bathe() -> None:
    drawing = """
        2E↓ .
        [D] 1BH_r5→
    """
    also = ("bridges_castles_bazaars",)
    line = "2 Blue city:S; fortify city:S"
    story = tale("Red Blue", drawing, line, also=also, options={"bazaars": False})
    assert bathing(story) == set() and lords(story) == [1] and story.payments() == []


def test_one_counting_figure_moves_by_the_road_and_its_flag_together() -> None:
    lines = ("1 Red road:E", "2 Blue", "3 Red ?")
    story = tale("Red Blue", "3A← [D] 1BH_r5→ 2A→", *lines, also=("messages",))
    story.choose("pass").choose("messenger")
    assert counters(story, "Red") == (0, 9)


def test_a_lord_copies_the_flags_of_the_road_beside_his_castle() -> None:
    drawing = """
        .   1E↓ .       .
        4A← [D] 2BH_r5→ 3A→
    """
    lines = ("1 Red city:S; fortify city:S", "2 Blue road:E", "3 Red", "4 Blue")
    also = ("bridges_castles_bazaars",)
    story = tale("Red Blue", drawing, *lines, also=also, options={"bazaars": False})
    assert story.payments() == ["road: Blue 9 (4 tiles 4, 1 bath_flags 5)", "castle: Red 9 (1 lord 9)"]
    assert bathing(story) == {"Blue follower 1,0"} and story.supply() == {"Red": 7, "Blue": 6}


def test_the_lord_of_a_german_castle_does_not_bathe() -> None:
    """A bathhouse is free when all ten squares around his castle are filled."""
    drawing = """
        .       2E↓  3B↑   4E↓ 7B↑
        5BH_r5→ [D]  1GB3↑ #   6A→
        .       8B↑  9B↑   10A↓ 11E→
    """
    story = tale("Red Blue", drawing, "1 Red german_castle", "11 Red", also=("german_castles",))
    assert story.payments() == ["german_castle: Red 12 (1 german_castle 12)"]
    assert bathing(story) == set() and story.supply() == {"Red": 7, "Blue": 7}


def test_heretics_do_not_bathe() -> None:
    drawing = """
        3U↑ [D]    2BH_r5→
        4E← 1CU_s↑ 5E→
        6E↓ 7E↓    8E↓
    """
    story = tale("Red Blue", drawing, "1 Red shrine", also=("cult",))
    assert story.payments() == ["shrine: Red 9 (1 shrine 9)"]
    assert bathing(story) == set() and story.supply()["Red"] == 7


def test_farmers_whom_a_barn_sends_home_do_not_bathe() -> None:
    drawing = """
        1BH_r5→ [D]
        2B↑     3B↑
    """
    story = tale("Red Blue", drawing, "2 Blue field:NL", "3 Red barn NW@0,1", also=("abbey_and_mayor",), lane="east")
    assert story.payments() == ["field: Blue 0"]
    assert bathing(story) == set() and story.supply() == {"Red": 7, "Blue": 7}


def test_after_a_princess_a_follower_may_still_be_bought() -> None:
    """She leaves no figure action, but Red's bather may be bought until the scoring."""
    drawing = """
        2E↓ .
        [D] 1BH_r5→
        .   3E↓
    """
    lines = (KNIGHT, "3 Blue city:S")
    story = rich(tale("Red Blue", drawing, *lines, also=("princess_and_dragon",), rest="BD U"), 9)
    assert bathing(story) == {"Red follower 1,0"}
    story.choose("place 1,2 N")
    assert story.standing() == set() and story.supply() == {"Red": 6, "Blue": 7}, "Blue's knight had to leave"
    assert (story.game.decision.step, story.options()) == ("bath_buy_back", {"pass", BUY})
    assert story.choose(BUY).points()["Red"] == 4
