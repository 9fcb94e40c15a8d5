"""The catapult together with other modules, as section 7 of its sheet has it, and what its points are for them."""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.events import TilePlaced
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.catapult.events import CatapultRound, TokenLanded
from languedoc.carcassonne.turn_order import turn_order
from modules.bathhouses.test_bathhouses import bathing
from modules.bridges_castles_bazaars.tales import lords
from modules.catapult.test_catapult import LINE, MODULES, STILL, tale
from modules.count.tales import inside, settle
from modules.messages.tales import put, stack, stand

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


# --- who is hit -------------------------------------------------------------------------------------


def at_the_castle(kind: str, *also: str) -> Story:
    """Red's knight has become the lord of a castle, on the tile above the start tile; Blue throws at him."""
    drawing = """
        1E↓ .
        [D] 2CA_rN_rS→
    """
    lines = ("1 Red city:S; fortify city:S", "2 Blue ?")
    modules = ("bridges_castles_bazaars", *also)
    story = tale("Red Blue", drawing, *lines, also=modules, options={"bazaars": False}, draws=STILL * 4)
    return story.choose(f"catapult {kind}").choose("aim_at 50,-50")


def test_a_lord_is_hit_and_his_castle_stays_empty() -> None:
    story = at_the_castle("knock_out")
    assert lords(story) == [None] and story.supply() == {"Red": 7, "Blue": 7}


def test_a_lord_is_replaced_but_not_by_a_mayor() -> None:
    story = at_the_castle("seduction", "abbey_and_mayor")
    assert story.options() == {"pass", "replace_by follower", "replace_by wagon"}
    story.choose("replace_by follower")
    assert lords(story) == [1] and story.supply() == {"Red": 7, "Blue": 6}


def at_the_city(kind: str) -> Story:
    """Blue waits in the castle, whose first tile is the one above 0,0, and on the market; the count is in it, too."""
    drawing = """
        #  #   #          #
        #  #  [07]        #
        #  #   #          #
        .  .  1CA_rN_rS↑  .
    """
    story = tale("Red Blue", drawing, "1 Red ?", also=("count",), draws=STILL * 4)
    settle(story, count="castle", castle="Blue", market="Blue")
    return story.choose(f"catapult {kind}")


def count_of(story: Story) -> str:
    return str(story.game.view()["modules"]["count"]["count"])


def test_who_waits_in_a_quarter_is_hit_and_the_count_stays() -> None:
    story = at_the_city("knock_out").choose("aim_at 50,-50")
    assert inside(story) == {"Blue market"} and count_of(story) == "castle"


def test_who_waits_in_a_quarter_is_replaced() -> None:
    story = at_the_city("seduction").choose("aim_at 50,-50").choose("replace_by follower")
    assert inside(story) == {"Red castle", "Blue market"} and count_of(story) == "castle"


def test_a_hit_heretic_challenges_nobody() -> None:
    """The fair is the eighth neighbour of Red's monastery. Before it is scored Blue's heretic is hit."""
    drawing = """
        2U↑ [D] 3U↑      .
        4E← 1B↑ 5CU_s↑   .
        6E↓ 7E↓ 8CA_cN↓ .
    """
    story = tale("Red Blue", drawing, "1 Red monastery", "5 Blue shrine", "8 Blue ?", also=("cult",), draws=STILL * 2)
    story.choose("catapult knock_out").choose("aim_at 150,150").choose("aim_at 250,250").choose("pass")
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert not any("challenge" in line for line in story.told())


def test_the_fairy_is_no_help_and_stays_with_nobody() -> None:
    """Blue's thief has her; he is hit, or replaced by Red's follower, who does not get her points."""
    lines = ("1 Blue road:E", "2 Blue fairy follower/0@road:E@1,0", "3 Red ?")
    for kind, *chosen in (("knock_out",), ("seduction", "replace_by follower")):
        story = tale("Blue Red", "[D] 1U↑ 2U↑ 3CA_rN_rS→", *lines, also=("princess_and_dragon",), draws=STILL * 4)
        for choice in (f"catapult {kind}", "aim_at 150,50", *chosen, "aim_at 0,0", "pass"):
            story.choose(choice)
        while story.game.decision.step != "place_tile":
            story.choose("pass")
        shown = story.game.view()["modules"]["princess_and_dragon"]
        assert shown["fairy"] == [1, 0] and not story.payments("fairy"), "nobody has a point for her at his turn"


@pytest.mark.parametrize(
    ("drawing", "aims"),
    [
        ("2CA_rN_rS→ [D] 1I-02↑", "120,80 150,50 180,20"),
        ("2CA_rN_rS→ [D] 1I-02→", "120,20 150,50 180,80"),
        ("1I-02↓ [D] 2CA_rN_rS→", "-20,20 -50,50 -80,80"),
        ("1I-02← [D] 2CA_rN_rS→", "-20,80 -50,50 -80,20"),
    ],
)
def test_what_lands_in_the_gap_beside_a_triangle_lies_on_no_tile(drawing: str, aims: str) -> None:
    """On the triangle, on its long edge, and in the gap."""
    story = tale("Red Blue Green", drawing, "2 Blue ?", also=("half_so_wild",), draws=STILL * 3)
    story.choose("catapult target")
    for aim in aims.split():
        story.choose(f"aim_at {aim}")
    assert [event.on_tile for event in story.game.events if isinstance(event, TokenLanded)] == [True, True, False]


def test_two_triangles_leave_no_gap_on_their_square() -> None:
    """A token in each of its four corners."""
    drawing = "3CA_rN_rS→ [D]\n. 1II-02→+2II-03←"
    story = tale("Red Blue Green Yellow", drawing, "3 Green ?", also=("half_so_wild",), draws=STILL * 4)
    story.choose("catapult target")
    for aim in ("10,110", "90,110", "90,190", "10,190"):
        story.choose(f"aim_at {aim}")
    assert [event.on_tile for event in story.game.events if isinstance(event, TokenLanded)] == [True] * 4


def test_a_token_in_a_gap_seduces_nobody() -> None:
    line = "2 Blue catapult seduction; aim_at 180,20; ?"
    story = tale("Red Blue", "2CA_rN_rS→ [D] 1I-02↑", "1 Red road:W", line, also=("half_so_wild",), draws=STILL * 2)
    assert (story.game.decision.step, story.game.decision.seat) == ("catapult_throw", 0)


# Tile 4 joins the cities of tiles 1, a hill, and 2
HILL = """
    1HS_cNW↓ 4N← .
    [D]      2D↑ 3CA_rN_rS→
"""


def test_who_replaces_a_knight_on_a_hill_wins_the_tie() -> None:
    lines = (
        "1 Red city:E",
        "2 Blue city:N",
        "3 Green catapult seduction; aim_at 62,-38; replace_by follower; aim_at 250,-150; aim_at 250,-150",
    )
    story = tale("Red Blue Green", HILL, *lines, also=("hills_and_sheep",), rest="U U U", draws=STILL * 3)
    assert story.payments("city") == ["city: Green 8 (4 tiles 8)"] and story.supply()["Red"] == 7


def test_a_prisoner_is_not_reached() -> None:
    """Red holds Blue's thief. Wherever the token lands, Blue is not hit, and nobody is near for a seduction."""
    lines = ("1 Blue road:E", "2 Red tower 2,0; capture follower/0@road:E@1,0", "3 Blue ?")
    for kind in ("knock_out", "seduction"):
        story = tale("Blue Red", "[D] 1U↑ 2TO↑ 3CA_rN_rS→", *lines, also=("tower",), draws=STILL * 2)
        story.choose(f"catapult {kind}").choose("aim_at 250,50").choose("aim_at 150,50")
        assert story.game.decision.step == "phase_figure" and story.supply()["Blue"] == 6


def test_a_shepherd_is_never_hit() -> None:
    lines = ("1 Blue shepherd field:ER", "2 Red ?")
    story = tale("Blue Red", LINE, *lines, also=("hills_and_sheep",), draws=[0.0, *STILL * 2])
    story.choose("catapult knock_out").choose("aim_at 150,68")
    assert story.supply("shepherd") == {"Blue": 0, "Red": 1}


def test_mage_and_witch_are_never_hit_nor_replaced() -> None:
    """The mage is on the road of tile 1, where the tokens land; nobody else is on the board."""
    drawing = "[D] 1MW_cN_rE_rS_rW↑ 2CA_rN_rS→"
    lines = ("1 Blue mage road:S; pass", "2 Red ?")
    for kind in ("knock_out", "seduction"):
        story = tale("Blue Red", drawing, *lines, also=("mage_and_witch",), draws=STILL * 2)
        story.choose(f"catapult {kind}").choose("aim_at 150,75").choose("aim_at 150,75")
        assert story.game.decision.step == "phase_figure"
        assert story.game.view()["modules"]["mage_and_witch"]["mage"] == "road:S@1,0"


def test_a_wagon_does_not_drive_across_a_fair() -> None:
    """Its road ends at the fair, where another one begins; only the monastery at the other end is left to it."""
    lines = ("1 Red catapult target; aim_at 150,50; aim_at 150,50; wagon road:W", "2 Blue pass; ?")
    story = tale("Red Blue", "2A← [D] 1CA_rN_rS→", *lines, also=("abbey_and_mayor",))
    assert story.options() == {"pass", "drive monastery"}


# --- who comes from where (4) -----------------------------------------------------------------------


def test_who_stood_on_a_tower_leaves_it_open() -> None:
    lines = (
        "1 Blue tower 1,0",
        "2 Red road:E",
        "3 Blue guard follower 1,0",
        "5 Blue catapult seduction; aim_at 250,50; ?",
    )
    story = tale("Blue Red", "[D] 1TO↑ 2U↑ 3U↑ 4U↑ 5CA_rN_rS→", *lines, also=("tower",), draws=STILL * 4)
    assert story.options() == {"pass", "replace_by follower", "exchange_by follower/0@tower@1,0"}
    story.choose("exchange_by follower/0@tower@1,0")
    assert story.standing() == {"Blue road:E@2,0"} and story.supply() == {"Blue": 6, "Red": 7}
    story.choose("aim_at -50,50")
    while story.game.decision.step != "phase_figure":
        story.choose("pass")
    assert story.may("tower 1,0") and story.may("guard follower 1,0")


def test_a_lord_who_comes_leaves_an_empty_castle() -> None:
    drawing = """
        1E↓ .   .
        [D] 2U↑ 3CA_rN_rS→
    """
    lines = ("1 Red city:S; fortify city:S", "2 Blue road:E", "3 Red ?")
    also = ("bridges_castles_bazaars",)
    story = tale("Red Blue", drawing, *lines, also=also, options={"bazaars": False}, draws=STILL * 4)
    story.choose("catapult seduction").choose("aim_at 150,50").choose("exchange_by follower/0@lords_castle@0,-1")
    assert lords(story) == [None] and story.standing() == {"Red road:E@1,0"}
    assert story.supply() == {"Red": 6, "Blue": 7}


def test_somebody_may_come_from_the_city_of_carcassonne() -> None:
    drawing = """
        #  #   #          #
        #  #  [07]        #
        #  #   #          #
        .  .  1U→         .
        .  .  2CA_rN_rS↑  .
    """
    story = tale("Red Blue", drawing, "1 Red road:N", "2 Blue ?", also=("count",), draws=STILL * 4)
    settle(story, count="castle", castle="Blue", market="Blue")
    story.choose("catapult seduction").choose("aim_at 50,250")
    assert story.options() == {
        "pass",
        "replace_by follower",
        "exchange_by follower/1@castle",
        "exchange_by follower/1@market",
    }
    story.choose("exchange_by follower/1@castle")
    assert inside(story) == {"Blue market"} and story.standing() == {"Blue road:N@0,2"}


def test_a_bather_may_come_without_paying() -> None:
    drawing = """
        2E↓ .       .   .
        [D] 1BH_r5→ 3U↑ 4CA_rN_rS→
    """
    lines = ("2 Blue city:S", "3 Red road:E", "4 Blue catapult seduction; aim_at 250,50; ?")
    story = tale("Red Blue", drawing, *lines, also=("bathhouses",), draws=STILL * 4)
    story.choose("exchange_by follower/1@bathhouse@1,0")
    assert bathing(story) == set() and story.standing() == {"Blue road:E@2,0"}
    assert story.points() == {"Red": 0, "Blue": 4} and story.supply() == {"Red": 7, "Blue": 6}


def test_a_prisoner_of_another_does_not_come() -> None:
    """Blue's only follower outside is in Red's prison."""
    lines = (
        "1 Blue road:E",
        "2 Red tower 2,0; capture follower/0@road:E@1,0",
        "4 Red road:E",
        "5 Blue catapult seduction; aim_at 450,50; ?",
    )
    story = tale("Blue Red", "[D] 1U↑ 2TO↑ 3U↑ 4U↑ 5CA_rN_rS→", *lines, also=("tower",), draws=STILL * 2)
    assert story.options() == {"pass", "replace_by follower"}


# A builder beside his thief, and a monastery
BUILDER = """
    [D] 1U↑ 3U↑ 5CA_rN_rS→
    .   2B↑ 4B↑ .
"""


@pytest.mark.parametrize(
    ("round_of", "stays"),
    [
        ("5 Red catapult seduction; aim_at 150,50; replace_by big_follower; ?", True),
        ("5 Red catapult seduction; aim_at 150,150; exchange_by follower/0@road:E@1,0; ?", False),
        ("5 Red catapult seduction; aim_at 50,50; pass; aim_at 150,50; replace_by follower; ?", False),
    ],
    ids=["an own one comes", "the last own one goes elsewhere", "Blue comes"],
)
def test_a_builder_stays_as_long_as_an_own_follower_is_there(round_of: str, stays: bool) -> None:
    lines = ("1 Red road:E", "2 Blue monastery", "3 Red builder road:E", round_of)
    also = ("traders_and_builders", "inns_and_cathedrals")
    story = tale("Red Blue", BUILDER, *lines, also=also, draws=STILL * 4)
    assert ("Red builder road:E@2,0" in story.standing()) == stays
    assert story.supply("builder")["Red"] == 1 - stays


def test_who_is_on_a_bridge_stands_in_the_middle_of_its_tile() -> None:
    """30 hundredths away is still a hit, 31 is none."""
    also = ("bridges_castles_bazaars",)
    for aim, hit in (("150,20", True), ("150,19", False)):
        lines = ("1 Red road:E", f"2 Blue catapult knock_out; aim_at {aim}; ?")
        drawing = "[D] 1B↑ 2CA_rN_rS→"
        story = tale("Red Blue", drawing, *lines, also=also, options={"bazaars": False}, draws=STILL * 4)
        assert (story.standing() == set()) == hit


# --- what its points are ----------------------------------------------------------------------------


def test_its_points_are_none_for_a_feature() -> None:
    """Red wins the throw with the tile that completes Blue's road: he may still send somebody to the city."""
    drawing = """
        #  #   #          #
        #  #  [07]        #
        #  #   #          #
        .  .  1U→         .
        .  .  2CA_rN_rS↑  .
    """
    line = "2 Red catapult target; aim_at 50,350; aim_at -300,-150; pass; ?"
    story = tale("Red Blue", drawing, "1 Blue road:N", line, also=("count",), draws=STILL * 2)
    assert story.payments() == ["catapult_target: Red 5 (1 catapult_target 5)", "road: Blue 3 (3 tiles 3)"]
    assert (story.game.decision.step, story.game.decision.seat) == ("count_move_in", 0)


def test_a_castle_and_the_teacher_do_not_react_to_its_points() -> None:
    """Green has the teacher, Red is lord of a castle beside the fair; Blue wins the throw."""
    drawing = """
        .        . 3E↓ .
        .        . 2E↑ 4CA_field↑
        [SCHOOL] # 1A→ .
    """
    lines = (
        "1 Green",
        "2 Red city:N",
        "3 Red pass; fortify city:S",
        "4 Blue catapult target; aim_at 350,-50; aim_at -90,-150; aim_at -90,-150",
    )
    also = ("school", "bridges_castles_bazaars")
    story = tale("Green Red Blue", drawing, *lines, also=also, options={"bazaars": False}, draws=STILL * 3)
    assert story.payments() == ["catapult_target: Blue 5 (1 catapult_target 5)"]
    assert lords(story) == [1] and story.game.view()["modules"]["school"]["teacher"] == 0


@pytest.mark.parametrize(("timing", "first"), [("play_aid", "catapult_round"), ("official", "dragon_move")])
def test_the_round_and_the_dragon_come_in_the_order_of_the_profile(timing: str, first: str) -> None:
    names = [row.step for row in turn_order(dict.fromkeys(BUILT.values()), {"timing_profile": timing})]
    order = sorted(("catapult_round", "dragon_move"), key=names.index)
    assert order[0] == first, order


def test_a_river_does_not_change_its_rounds() -> None:
    """Fairs are in the ordinary pile: the first one comes after the river."""
    game = Game(2, modules=(*MODULES, "river_1"), seed=3)
    while not any(isinstance(event, CatapultRound) for event in game.events):
        game.choose(0)
    laid = [event.tile for event in game.events if isinstance(event, TilePlaced)]
    assert "R1_lake" in laid[:-1]


@pytest.mark.parametrize(
    ("start", "also", "aims"),
    [
        ("[SCHOOL] # 1CA_rN_rS→", "school", ("50,50", "150,50")),
        ("# # # #\n# # [07] #\n# # # #\n. . 1CA_rN_rS↑ .", "count", ("-150,-50", "50,50")),
    ],
)
def test_the_school_and_the_city_of_carcassonne_belong_to_the_land(
    start: str, also: str, aims: tuple[str, ...]
) -> None:
    story = tale("Red Blue", start, "1 Red ?", also=(also,), draws=STILL * 2).choose("catapult target")
    for aim in aims:
        story.choose(f"aim_at {aim}")
    assert [event.on_tile for event in story.game.events if isinstance(event, TokenLanded)] == [True, True]


def test_the_lord_of_a_german_castle_is_replaced_by_whoever_may_be_one() -> None:
    line = "2 Blue catapult seduction; aim_at 150,50; ?"
    also = ("german_castles", "abbey_and_mayor", "inns_and_cathedrals")
    drawing = "2CA_rN_rS→ [D] 1GB3↑ #"
    story = tale("Red Blue", drawing, "1 Red german_castle", line, also=also, draws=STILL * 2)
    assert story.options() == {"pass", "replace_by follower", "replace_by big_follower"}
    story.choose("replace_by follower")
    assert story.standing() == {"Blue german_castle@1,0"} and story.supply() == {"Red": 7, "Blue": 6}


def test_officially_the_round_comes_before_the_extra_tile_of_a_message() -> None:
    """Red's road at the fair brings him to 5, and the message a further tile: the round is still about the fair."""
    drawing = """
        1A← [D] 3CA_rN_rS→
        .   2B↑ .
    """
    options = {"timing_profile": "official"}
    lines = ("1 Red road:E", "3 Red ?")
    story = tale("Red Blue", drawing, *lines, also=("messages",), options=options, rest="U U U", draws=STILL * 2)
    stand(stack(story, "extra_tile"), "Red", 2, 0).choose("pass").choose("marker").choose("carry_out extra_tile")
    assert (story.game.decision.step, story.game.decision.seat) == ("catapult_round", 0)
    story.choose("catapult target").choose("aim_at 150,50").choose("aim_at 50,50")
    assert story.payments("catapult_target") == ["catapult_target: Red 5 (1 catapult_target 5)"]
    story.choose("messenger").choose("take_points").choose("marker")
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 0), "and then the extra tile"


def test_a_builder_stays_where_his_follower_takes_the_place_of_another_on_the_same_road() -> None:
    """Red's thief moves over to the place of Blue's, and is never away from the road."""
    lines = ("1 Red road:E", "3 Red builder road:E", "5 Red ?")
    drawing = "[D] 1U↑ 2U↑ 3U↑ 4U↑ 5CA_rN_rS→"
    story = tale("Red Blue", drawing, *lines, also=("traders_and_builders",), draws=STILL * 4)
    put(story, "Blue road:E@2,0").choose("catapult seduction").choose("aim_at 250,50")
    story.choose("exchange_by follower/0@road:E@1,0")
    assert story.standing() == {"Red road:E@2,0", "Red builder road:E@3,0"} and story.supply("builder")["Red"] == 0
