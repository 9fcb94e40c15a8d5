"""The crop circles, as their sheet has them: the worked examples X1 to X5, both actions, timing, and other modules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.events import FigureRemoved, FigureReturned
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.crop_circles.rules import FollowerAdded
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import turn_order

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "crop_circles")
OFFICIAL = {"timing_profile": "official"}


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def asked(story: Story) -> tuple[str, str]:
    """The step, and who decides."""
    return story.game.decision.step, story.names[story.game.decision.seat]


def added(story: Story) -> list[str]:
    """Who was added in order, as `Blue follower city:E@1,0`."""
    told = [event for event in story.game.events if isinstance(event, FollowerAdded)]
    return [f"{story.names[event.seat]} {event.figure} {event.segment}" for event in told]


def removed(story: Story) -> list[str]:
    told = [event for event in story.game.events if isinstance(event, FigureRemoved)]
    return [f"{story.names[event.seat]} {event.figure} {event.segment}" for event in told]


# Red's and Blue's knights are in one city; tile 6, a circle with a shield, goes on with it
CITY = """
    4E→ 5R↓ 3G↑ 6CC1_cNW↑
    2U↑ [D] 1U↑ .
"""
KNIGHTS = ("3 Red city:E", "4 Blue city:E")


def test_x1_everybody_with_a_knight_adds_one() -> None:
    """Blue, Green, Red; Green has no knight. Nobody has a choice where, so nobody is asked."""
    story = tale("Red Blue Green", CITY, *KNIGHTS, "6 Red ?")
    assert asked(story) == ("crop_circle", "Red")
    assert story.options() == {"all_add", "all_remove"}, "he must choose"
    story.choose("all_add")
    assert added(story) == ["Blue follower city:E@-1,-1", "Red follower city:E@1,-1"]
    assert story.supply() == {"Red": 5, "Blue": 5, "Green": 7}
    assert asked(story) == ("phase_figure", "Red"), "his figure action is still to come"
    worth = story.game.worth("city:E@1,-1")
    assert [payment.seat for payment in worth.now] == [0, 1], "still tied"
    assert "Crop circle: Red has everybody add a follower beside a knight." in story.told()
    assert "Blue adds a follower in the city at -1,-1." in story.told()


# Red has a thief in the east, Blue one in the north and one in the south; tile 5 is a circle with a club
THIEVES = """
    .   3U→ .   .
    [D] 1X↑ 2U↑ 5CC1_rSW↑
    .   4U→ .   .
"""
THREE_THIEVES = ("1 Red road:E", "3 Blue road:N", "4 Blue road:N")


def test_x2_everybody_takes_a_thief_back() -> None:
    """Blue chooses one of two, Red has only one."""
    story = tale("Red Blue", THIEVES, *THREE_THIEVES, "5 Red ?")
    story.choose("all_remove")
    assert asked(story) == ("crop_remove", "Blue"), "the left neighbour first"
    assert story.options() == {"withdraw follower/1@road:N@1,-1", "withdraw follower/1@road:N@1,1"}, "he must"
    story.choose("withdraw follower/1@road:N@1,1")
    assert removed(story) == ["Blue follower road:N@1,1", "Red follower road:E@1,0"]
    assert story.standing() == {"Blue road:N@1,-1"}
    assert story.points() == {"Red": 0, "Blue": 0}, "without points"
    assert "Crop circle: Red has everybody take back a thief." in story.told()
    assert asked(story) == ("phase_figure", "Red")


def short_of_followers(**options: str) -> Story:
    """Everybody has two followers. Red's are in a monastery and in a city, where Blue has a knight, too; a circle with
    a shield completes that city with four tiles."""
    bag = ["A", "E", "E", "G", "CC1_cNW", "U", "U"]
    story = tale("Red Blue", "[D] 1U↑")
    story.game = Game(["Red", "Blue"], modules=MODULES, bag=bag, figures={"follower": 2}, options=options)
    for choice in ("place 1,0 E", "follower monastery", "place 0,1 E", "follower city:E", "place 2,0 S"):
        story.choose(choice)
    for choice in ("follower city:S", "place 1,1 N", "pass", "place 2,1 N"):
        story.choose(choice)
    return story


def test_x3_who_is_added_counts_in_the_scoring_of_this_part() -> None:
    """Red has nobody left to add, so he is skipped."""
    story = short_of_followers().choose("all_add")
    assert added(story) == ["Blue follower city:E@0,1"]
    assert story.payments() == ["city: Blue 8 (4 tiles 8)"]
    assert story.supply() == {"Red": 1, "Blue": 2}, "all three knights are home"


def test_x3_with_removal_nobody_is_left_to_be_paid() -> None:
    story = short_of_followers().choose("all_remove")
    assert removed(story) == ["Blue follower city:E@0,1", "Red follower city:S@2,0"]
    assert asked(story) == ("phase_figure", "Red"), "the one who came home may be deployed at once"
    story.choose("follower city:N")
    assert story.payments() == ["city: Red 8 (4 tiles 8)"]


def test_x4_officially_the_city_is_scored_first() -> None:
    story = short_of_followers(**OFFICIAL)
    assert story.payments() == ["city: Red 8 (4 tiles 8); Blue 8 (4 tiles 8)"]
    assert asked(story) == ("crop_circle", "Red")
    story.choose("all_add")
    assert added(story) == [], "no knights are left"
    assert asked(story) == ("place_tile", "Blue")


# Tile 3 is a circle with a pitchfork
FARMERS = "[D] 1U↑ 2U↑ 3CC1_cN_rE↓"


def test_x5_with_the_last_farmer_the_pig_goes_home() -> None:
    lines = ("1 Red field:NL", "2 Red pig field:NL", "3 Red ?")
    story = tale("Red Blue", FARMERS, *lines, also=("traders_and_builders",))
    story.choose("all_remove")
    assert story.standing() == set()
    assert story.supply() == {"Red": 7, "Blue": 7} and story.supply("pig") == {"Red": 1, "Blue": 1}


def test_with_the_last_thief_the_builder_goes_home() -> None:
    lines = ("1 Red road:E", "2 Red builder road:E", "3 Red ?")
    story = tale("Red Blue", "[D] 1X↑ 2U↑ 3CC1_rSW↑", *lines, also=("traders_and_builders",))
    story.choose("all_remove")
    assert story.standing() == set() and story.supply("builder") == {"Red": 1, "Blue": 1}
    homes = [type(event) for event in story.game.events if isinstance(event, FigureRemoved | FigureReturned)]
    assert homes == [FigureRemoved, FigureReturned]


# --- who, and where ---------------------------------------------------------------------------------


def test_everybody_is_asked_from_the_left_of_the_active_player_who_is_last() -> None:
    """Each has two thieves, so each has a choice."""
    drawing = """
        .   6U→ 7U→ .    8U→ .    .
        [D] 1X↑ 2W↓ 3W↑  4W↓ 5W↑  12CC1_rSW↑
        .   9U→ .   10U→ .   11U→ .
    """
    lines = ["6 Green road:N", "7 Red road:N", "8 Blue road:N", "9 Green road:N", "10 Red road:N", "11 Blue road:N"]
    story = tale("Red Blue Green", drawing, *lines, "12 Green ?")
    story.choose("all_remove")
    order = []
    while story.game.decision.step == "crop_remove":
        order.append(asked(story)[1])
        assert len(story.options()) == 2
        story.choose(sorted(story.options())[0])
    assert order == ["Red", "Blue", "Green"]


def test_only_the_active_player_is_concerned() -> None:
    """He still must do what he has chosen."""
    story = tale("Red Blue", FARMERS, "1 Red field:NL", "3 Red ?")
    story.choose("all_remove")
    assert removed(story) == ["Red follower field:NL@1,0"]


def test_nobody_is_concerned() -> None:
    """The choice has no effect."""
    story = tale("Red Blue", FARMERS, "1 Red road:E", "3 Red ?")
    for choice in ("all_add", "all_remove"):
        game = story.game.copy()
        game.choose(choice)
        assert (game.decision.step, game.decision.seat) == ("phase_figure", 0)
        assert game.view()["figures"] == story.game.view()["figures"]


def test_whoever_can_must_add() -> None:
    """He chooses among his thieves only where."""
    story = tale("Red Blue", THIEVES, *THREE_THIEVES, "5 Red ?").choose("all_add")
    assert asked(story) == ("crop_add", "Blue")
    assert story.options() == {"reinforce follower road:N@1,-1", "reinforce follower road:N@1,1"}
    story.choose("reinforce follower road:N@1,1")
    assert added(story) == ["Blue follower road:N@1,1", "Red follower road:E@1,0"]
    assert story.supply() == {"Red": 5, "Blue": 4}


def test_by_an_option_nobody_must_add() -> None:
    """Even who has only one place is asked."""
    story = tale("Red Blue", THIEVES, *THREE_THIEVES, "5 Red ?", options={"crop_add": "may"}).choose("all_add")
    assert story.options() == {"pass", "reinforce follower road:N@1,-1", "reinforce follower road:N@1,1"}
    story.choose("pass")
    assert asked(story) == ("crop_add", "Red") and story.options() == {"pass", "reinforce follower road:E@1,0"}
    story.choose("reinforce follower road:E@1,0")
    assert added(story) == ["Red follower road:E@1,0"]


def test_by_that_option_everybody_must_take_back() -> None:
    story = tale("Red Blue", THIEVES, *THREE_THIEVES, "5 Red ?", options={"crop_add": "may"}).choose("all_remove")
    assert "pass" not in story.options()


def test_of_two_equal_followers_beside_each_other_one_is_offered() -> None:
    drawing = """
        .   6CC2_rE_rSW↑ .   .
        .   3U→          .   .
        [D] 1X↑          2U↑ 5CC1_rSW↑
        .   4U→          .   .
    """
    lines = (*THREE_THIEVES, "5 Red pass; all_add; reinforce follower road:N@1,1", "6 Blue pass; all_remove; ?")
    story = tale("Red Blue", drawing, *lines, options=OFFICIAL)
    assert [figure["segment"] for figure in story.game.view()["figures"]].count("road:N@1,1") == 2
    assert asked(story) == ("crop_remove", "Blue"), "Red had no choice between two equal thieves"
    assert story.options() == {"withdraw follower/1@road:N@1,-1", "withdraw follower/1@road:N@1,1"}
    story.choose("withdraw follower/1@road:N@1,1")
    assert story.standing() == {"Red road:E@1,0", "Blue road:N@1,-1", "Blue road:N@1,1"}, "one of them stays"


ALL_KINDS = ("abbey_and_mayor", "inns_and_cathedrals", "phantom", "traders_and_builders")


@pytest.mark.parametrize(
    ("drawing", "lines", "kinds"),
    [
        (FARMERS, ("1 Red field:NL", "3 Red ?"), {"follower", "big_follower", "phantom"}),
        (
            "[D] 1X↑ 2U↑ 3CC1_rSW↑",
            ("1 Red road:E", "3 Red ?"),
            {"follower", "big_follower", "phantom", "wagon"},
        ),
        (
            "[D] 1A→ 2E↓\n. 3E→ 4CC1_cNW↑",
            ("2 Red city:S", "4 Red ?"),
            {"follower", "big_follower", "phantom", "wagon", "mayor"},
        ),
    ],
    ids=["farmers", "thieves", "knights"],
)
def test_who_may_be_added(drawing: str, lines: tuple[str, ...], kinds: set[str]) -> None:
    """Wagons only as thieves and knights, mayors only as knights; builders and pigs never."""
    story = tale("Red Blue", drawing, *lines, also=ALL_KINDS).choose("all_add")
    assert {option.split()[1] for option in story.options()} == kinds


def test_a_mayor_is_added_beside_any_own_knight() -> None:
    """His strength is the number of pennants: here it makes the majority."""
    story = tale("Red Blue", CITY, *KNIGHTS, "6 Red ?", also=("abbey_and_mayor",)).choose("all_add")
    assert asked(story) == ("crop_add", "Blue")
    story.choose("reinforce mayor city:E@-1,-1").choose("reinforce follower city:E@1,-1")
    assert [payment.seat for payment in story.game.worth("city:E@1,-1").now] == [0], "a mayor without pennants is 0"


def test_a_wagon_is_taken_back() -> None:
    lines = ("1 Red wagon road:E", "3 Red ?")
    story = tale("Red Blue", "[D] 1X↑ 2U↑ 3CC1_rSW↑", *lines, also=("abbey_and_mayor",)).choose("all_remove")
    assert story.supply("wagon") == {"Red": 1, "Blue": 1}


def test_monks_and_guards_are_not_concerned() -> None:
    story = tale("Red Blue", "[D] 1A→ 2B↑ 3CC1_cNW↓", "1 Red monastery", "2 Blue monastery", "3 Red ?")
    story.choose("all_remove")
    assert removed(story) == []
    drawing = """
        [D] 2U↑ 4U↑ 5CC1_cN_rE↓
        1TI↑ 3B↑ . .
    """
    story = tale("Red Blue", drawing, "1 Red tower 0,1", "3 Red guard follower 0,1", "5 Red ?", also=("tower",))
    story.choose("all_remove")
    assert removed(story) == [] and story.game.view()["elsewhere"] != []


def test_a_prisoner_is_not_reached() -> None:
    drawing = """
        [D] 2U↑ 3CC1_cN_rE↓
        1TI↑ . .
    """
    lines = ("1 Red field:NL", "2 Blue tower 0,1; capture follower/0@field:NL@0,1", "3 Red ?")
    story = tale("Red Blue", drawing, *lines, also=("tower",))
    captured = removed(story)
    assert captured == ["Red follower field:NL@0,1"]
    assert removed(story.choose("all_remove")) == captured


def test_a_thief_added_at_a_lake_brings_no_ferry() -> None:
    drawing = "[D] 1FY_rE_rS_rW↑ 2CC1_rSW↑"
    story = tale("Red Blue", drawing, "1 Red road:E; ferry road:S road:W", "2 Red ?", also=("ferries",))
    ferries = story.game.view()["modules"]["ferries"]["ferries"]
    story.choose("all_add")
    assert added(story) == ["Red follower road:E@1,0"]
    assert story.game.view()["modules"]["ferries"]["ferries"] == ferries
    assert asked(story) == ("phase_figure", "Red")


def test_the_fairy_stays_with_one_of_two_equal_followers() -> None:
    """Nobody can tell which of them has her, so she is not moved from one to the other, and one of them keeps her."""
    fairy = ("1 Red field:NL", "2 Red fairy follower/0@field:NL@1,0")
    story = tale("Red Blue", FARMERS, *fairy, "3 Red ?", also=("princess_and_dragon",)).choose("all_add")
    assert not any(option.startswith("fairy") for option in story.options())
    drawing = FARMERS + "\n. . . 4CC1_cN_rSW↑"
    lines = ("3 Red pass; all_add", "4 Blue pass; all_remove")
    story = tale("Red Blue", drawing, *fairy, *lines, also=("princess_and_dragon",), options=OFFICIAL)
    assert added(story) == ["Red follower field:NL@1,0"] and removed(story) == ["Red follower field:NL@1,0"]
    assert story.standing() == {"Red field:NL@1,0"}
    shown = story.game.view()["modules"]["princess_and_dragon"]
    assert shown["fairy"] == [1, 0] and shown["fairy_with"] is not None


# --- when ---------------------------------------------------------------------------------------------


def test_every_part_of_a_turn_has_its_own_circle() -> None:
    """Red's builder brings a second part; officially the circle of the first part comes before it."""
    lines = ("1 Red road:E", "2 Red builder road:E", "3 Red ?")
    for options, first in ((None, "phase_figure"), (OFFICIAL, "place_tile")):
        story = tale("Red Blue", "[D] 1X↑ 2U↑ 3CC1_rSW↑", *lines, also=("traders_and_builders",), options=options)
        if options:
            story.choose("pass")
        assert asked(story) == ("crop_circle", "Red")
        story.choose("all_add")
        assert asked(story) == (first, "Red"), "his turn goes on"


def test_a_plain_circle_first_gets_its_role() -> None:
    """The halfling II-04 shows no symbol."""
    lines = ("1 Red road:E", "2 Blue ?")
    story = tale("Red Blue", ".   2II-04↑\n[D] 1U↑", *lines, also=("half_so_wild",))
    assert asked(story) == ("crop_role", "Blue")
    assert story.options() == {"circle farmer", "circle knight", "circle thief"}
    story.choose("circle thief")
    assert story.options() == {"all_add", "all_remove"}
    story.choose("all_remove")
    assert removed(story) == ["Red follower road:E@1,0"]


def test_no_circle_without_its_rules() -> None:
    story = Story("Red Blue", FARMERS, "1 Red field:NL", "3 Red ?", tiles=MODULES)
    assert asked(story) == ("phase_figure", "Red")


@pytest.mark.parametrize(("timing", "phase"), [("play_aid", "P2"), ("official", "P6")])
def test_the_rows_of_the_turn_order(timing: str, phase: str) -> None:
    rows = turn_order(list(dict.fromkeys(BUILT.values())), {"timing_profile": timing})
    own = {row.step: (row.phase, row.number) for row in rows if row.module == "crop_circles"}
    assert own == {
        "crop_role": (phase, "-"),
        "crop_circle": (phase, "2.2-21"),
        "crop_add": (phase, "-"),
        "crop_remove": (phase, "-"),
    }


def test_the_circles() -> None:
    """Six tiles in each set, two of each symbol."""
    symbols: dict[str, Counter[str]] = {"I": Counter(), "II": Counter()}
    for tile in catalogue.sheet("crop_circles").tiles:
        symbols[tile.set or ""][tile.marks[0]] += tile.count
    two = {"crop_circle:field": 2, "crop_circle:city": 2, "crop_circle:road": 2}
    assert symbols == {"I": two, "II": two}
