"""The phantom, as its sheet has it: the worked examples X1 to X5, what may precede it, and where else it goes."""

from __future__ import annotations

from typing import Any

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.events import FigureDeployed
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.phantom.checks import faults
from languedoc.carcassonne.numbering import FEATURE
from languedoc.carcassonne.turn_order import turn_order
from modules.abbey_and_mayor.tales import FOUR_FIELDS
from modules.messages.tales import put

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "phantom")


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def phantoms(story: Story) -> set[str]:
    return {option for option in story.options() if "phantom" in option}


def second(story: Story) -> bool:
    """Whether somebody is asked for the phantom as a second figure."""
    return not story.game.over and story.game.decision.step == "deploy_phantom"


def test_every_seat_has_one() -> None:
    game = Game(6, modules=("base", "inns_and_cathedrals", "phantom"), seed=1)
    assert [each["phantom"] for each in game.view()["supply"]] == [1] * 6


# --- the worked examples ----------------------------------------------------------------------------


def test_x1_a_knight_and_the_phantom_on_the_road() -> None:
    story = tale("Red Blue", "1K↓\n[D]", "1 Red city:S; ?")
    assert second(story) and "phantom city:S" not in story.options()
    assert (story.game.decision.step, story.game.decision.seat) == ("deploy_phantom", 0)
    story.choose("phantom road:N")
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert story.standing() == {"Red phantom road:N@0,-1"}
    assert "Red deploys a phantom as thief on the road N-E." in story.told()
    assert story.supply()["Red"] == 7 and story.supply("phantom") == {"Red": 0, "Blue": 1}


def test_x2_both_are_scored_in_the_same_part() -> None:
    drawing = """
        .   2E↓ 3E↓
        1A← [D] 4FE_cN_rW↑
    """
    story = tale("Red Blue", drawing, "4 Blue city:N; phantom road:W", tiles=("base", "festival"))
    assert story.payments() == ["road: Blue 3 (3 tiles 3)", "city: Blue 4 (2 tiles 4)"]
    assert story.standing() == set() and story.supply("phantom")["Blue"] == 1


def test_x3_a_phantom_is_as_strong_as_a_small_follower() -> None:
    drawing = """
        6E→ 9R↓ 3G↑ 8F↑ 7E←
        2U↑ [D] 1U↑ 4U↑ 5U↑
    """
    lines = ("3 Red phantom city:E", "6 Blue big_follower city:E", "7 Red city:W")
    story = tale("Red Blue", drawing, *lines, also=("inns_and_cathedrals",))
    assert story.payments() == ["city: Red 14 (6 tiles 12, 1 pennants 2); Blue 14 (6 tiles 12, 1 pennants 2)"]


def test_x4_a_builder_then_the_phantom() -> None:
    lines = ("1 Red city:N", "2 Red builder city:E; phantom road:N")
    story = tale("Red Blue", "2P↓\n1G→\n[D]", *lines, also=("traders_and_builders",))
    assert story.standing() == {"Red city:N@0,-1", "Red builder city:E@0,-2", "Red phantom road:N@0,-2"}


def test_x5_not_into_the_field_of_the_first_follower() -> None:
    story = tale("Red Blue", "[D] 1U↑", "1 Red field:NL; ?")
    assert story.options() == {"pass", "phantom road:E", "phantom field:ER"}


# --- what may precede it (2) ------------------------------------------------------------------------


def test_the_phantom_may_come_alone_and_then_nobody_follows() -> None:
    story = tale("Red Blue", "[D] 1U↑", "1 Red phantom road:E")
    assert story.game.decision.step == "place_tile" and story.game.decision.seat == 1


def test_nobody_is_asked_after_a_pass() -> None:
    story = tale("Red Blue", "[D] 1U↑", "1 Red pass")
    assert story.game.decision.step == "place_tile" and story.game.decision.seat == 1


def test_nobody_is_asked_without_a_phantom_or_a_place() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2U↑", "1 Red phantom road:E", "2 Red field:NL")
    assert story.game.decision.step == "place_tile", "it is on the board"
    story = tale("Red Blue", "1R↓\n[D]", "1 Red city:E; ?")
    assert story.options() == {"pass", "phantom field:NL"}, "the tile has a field besides"


def test_two_parts_of_one_city_are_one_feature() -> None:
    """The two ends of tile 4 belong to one city through the other tiles."""
    drawing = """
        2N↓ 3N←
        1R→ 4I↑
        [D] .
    """
    story = tale("Red Blue", drawing, "4 Blue city:N; ?")
    assert story.options() == {"pass", "phantom field:EL"}, "not city:W"
    story = tale("Red Blue", "1H↑\n[D]", "1 Red city:S; ?")
    assert "phantom city:N" in story.options(), "two cities"


WITH_TOWER = """
    [D]  2U↑
    1TI↑ 3B↑
"""


def test_after_a_tower_piece_and_its_capture() -> None:
    lines = ("1 Red field:NL", "2 Blue tower 0,1; capture follower/0@field:NL@0,1; phantom road:E")
    story = tale("Red Blue", "[D] 2U↑\n1TI↑ .", *lines, also=("tower",))
    assert story.standing() == {"Blue phantom road:E@1,0"}


def test_onto_a_tower_as_the_second_figure() -> None:
    lines = ("1 Red tower 0,1", "2 Red road:E; ?")
    story = tale("Red Blue", WITH_TOWER.replace("3B↑", "."), *lines, also=("tower",))
    assert phantoms(story) == {"phantom field:NL", "phantom field:ER", "guard phantom 0,1"}
    story.choose("guard phantom 0,1")
    assert [each["kind"] for each in story.game.view()["elsewhere"]] == ["phantom"]
    assert story.game.decision.step == "place_tile"


def test_a_prisoner_may_be_ransomed_and_come_second() -> None:
    lines = ("1 Red phantom field:NL", "2 Blue tower 0,1; capture phantom/0@field:NL@0,1; pass")
    story = tale("Red Blue", "[D] 2U↑\n1TI↑ .", *lines, also=("tower",))
    assert story.game.decision.step == "place_tile", "too poor for a ransom"
    story.game.state.pay(0, 3, FEATURE)
    story.choose("place 2,0 N").choose("follower road:E")
    assert story.options() == {"pass", "ransom phantom/0@prison/1"}
    story.choose("ransom phantom/0@prison/1").choose("phantom field:NL")
    deployed = [event.figure for event in story.game.events if isinstance(event, FigureDeployed)]
    assert deployed == ["phantom", "follower", "phantom"]


def test_after_the_fairy() -> None:
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2U↑",
        "1 Red road:E",
        "2 Red fairy follower/0@road:E@1,0; phantom field:NL",
        also=("princess_and_dragon",),
    )
    assert "Red phantom field:NL@2,0" in story.standing()


def test_not_after_a_princess() -> None:
    drawing = """
        4BB↓ 3E←
        1G→  2B↑
        [D]   .
    """
    lines = ("1 Red city:N", "3 Blue city:W", "4 Blue princess follower/0@city:N@0,-1")
    story = tale("Red Blue", drawing, *lines, also=("princess_and_dragon",))
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 0)
    assert story.game.choices[-1].startswith("princess"), "nobody is asked for a phantom"
    assert story.standing() == set() and story.supply("phantom") == {"Red": 1, "Blue": 1}
    assert story.payments() == ["city: Blue 8 (4 tiles 8)"]


# --- portals, volcanoes, double turns ---------------------------------------------------------------


def test_a_portal_leads_the_phantom_if_nobody_has_used_it() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2BR↑", "2 Red road:E; ?", also=("princess_and_dragon",))
    assert "phantom city:N@0,0" in story.options()
    story = tale("Red Blue", "[D] 1U↑ 2BR↑", "2 Red city:N@0,0; ?", also=("princess_and_dragon",))
    assert phantoms(story) and not any("@" in option for option in phantoms(story)), "not through it again"


def test_nobody_on_a_volcano() -> None:
    story = tale("Red Blue", "[D] 1U↑\n2B2↑ .", "1 Red road:E", "2 Blue", also=("princess_and_dragon",))
    assert story.standing() == {"Red road:E@1,0"} and story.game.decision.seat == 0
    assert story.game.choices[-1].startswith("place"), "nobody was asked"


def test_once_in_every_part_of_a_turn() -> None:
    lines = ("1 Red road:E", "2 Red builder road:E", "3 Red monastery; phantom field:NL")
    story = tale("Red Blue", "[D] 1U↑ 2U↑ 3A→", *lines, also=("traders_and_builders",))
    assert story.game.decision.seat == 0 and story.game.decision.step == "place_tile", "the second part"
    assert story.supply("phantom")["Red"] == 0, "but it is not back yet"
    story.choose("place 1,1 N").choose("follower road:E")
    assert not second(story)


def test_a_phantom_that_is_back_may_come_again_in_the_second_part() -> None:
    """Tile 5 completes a city with the phantom in it and goes on with the builder's road."""
    drawing = """
        [D] 3U↑ 4J↓
        1W↑ 2U↑ 5D↑
    """
    lines = ("1 Red road:E", "2 Red builder road:E", "3 Red", "4 Red", "5 Red phantom city:N")
    story = tale("Red Blue", drawing, *lines, also=("traders_and_builders",), rest="B B")
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert story.game.decision.seat == 0 and story.supply("phantom")["Red"] == 1
    story.choose("place 2,2 N").choose("follower monastery")
    assert second(story) and phantoms(story) == {"phantom field:NL"}


def test_after_a_guard_and_after_a_pig_or_a_mayor_or_a_wagon() -> None:
    story = tale(
        "Red Blue", WITH_TOWER.replace("3B↑", "."), "1 Red tower 0,1", "2 Red guard follower 0,1; ?", also=("tower",)
    )
    assert phantoms(story) == {"phantom road:E", "phantom field:NL", "phantom field:ER"}, "the tower is closed"
    lines = ("1 Red field:NL", "2 Red pig field:NL; ?")
    story = tale("Red Blue", "[D] 1U↑ 2U↑", *lines, also=("traders_and_builders",))
    assert phantoms(story) == {"phantom road:E", "phantom field:ER"}
    story = tale("Red Blue", "1K↓\n[D]", "1 Red mayor city:S; ?", also=("abbey_and_mayor",))
    assert "phantom road:N" in phantoms(story) and "phantom city:S" not in phantoms(story)
    story = tale("Red Blue", "[D] 1U↑", "1 Red wagon road:E; ?", also=("abbey_and_mayor",))
    assert phantoms(story) == {"phantom field:NL", "phantom field:ER"}


def test_after_a_barn_but_never_into_its_field() -> None:
    """The sheet does not list the barn; that of Abbey & Mayor does: it uses the figure action, and the phantom may
    follow, though not as a farmer beside the barn. A barn never comes instead of the phantom."""
    story = tale("Red Blue", FOUR_FIELDS, "3 Red barn NW@0,1; ?", also=("abbey_and_mayor",))
    assert second(story) and story.options() == {"pass", "phantom monastery"}
    story.choose("phantom monastery")
    assert story.standing() == {"Red barn field:NL@0,1", "Red phantom monastery@0,1"}
    story = tale("Red Blue", FOUR_FIELDS, "3 Red monastery; ?", also=("abbey_and_mayor",))
    assert second(story) and not any("barn" in option for option in story.options())


def test_where_the_tile_has_one_feature_nobody_follows_the_first() -> None:
    story = tale("Red Blue", "1C↑\n[D]", "1 Red city:N")
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 1)
    story = tale("Red Blue", "1C↑\n[D]", "1 Red ?")
    assert story.options() == {"pass", "follower city:N", "phantom city:N"}


def test_the_dragon_eats_it_like_any_follower() -> None:
    drawing = """
         .  2B2↑  .
        [D] 1W↑ 3BI↑
    """
    lines = ("1 Red phantom road:E", "3 Red pass; dragon 1,0 0,0")
    story = tale("Red Blue", drawing, *lines, also=("princess_and_dragon",))
    assert story.standing() == set() and story.supply("phantom") == {"Red": 1, "Blue": 1}


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_in_both_timing_profiles_it_comes_after_the_figure_and_before_scoring(timing: str) -> None:
    story = tale("Red Blue", "1K↓\n[D]", "1 Red city:S; phantom road:N", options={"timing_profile": timing})
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert story.standing() == {"Red phantom road:N@0,-1"}


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_the_row_of_the_turn_order(timing: str) -> None:
    """2.3-1a comes after the figure action and before the ferries."""
    rows = turn_order(list(dict.fromkeys(BUILT.values())), {"timing_profile": timing})
    assert [(row.phase, row.number) for row in rows if row.module == "phantom"] == [("P3", "2.3-1a")]
    order = [row.step for row in rows]
    assert order.index("phase_figure") < order.index("deploy_phantom") < order.index("ferry_place")


def test_the_hunt_finds_a_second_figure_that_is_no_phantom() -> None:
    story = tale("Red Blue", "[D] 1U↑", "1 Red field:NL; ?")
    state = story.game.state
    assert list(faults(state, {})) == []
    state.act(0, state.actor())
    assert list(faults(state, {})) == [
        "a follower acts second",
        "both followers of this part stand on (1, 0, 'field', 'NL')",
    ]


def test_a_phantom_is_a_second_figure_in_the_city_so_nobody_takes_a_bath() -> None:
    drawing = "2E↓ .\n[D] 1BH_r5→"
    story = tale("Red Blue", drawing, "2 Red ?", also=("bathhouses",))
    put(story, "Red city:N@0,0", "Red phantom city:N@0,0").choose("pass")
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert (story.supply()["Red"], story.supply("phantom")["Red"]) == (7, 1)
