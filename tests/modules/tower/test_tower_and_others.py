"""The Tower beside modules with figures and beasts of their own: section 8 of its rule sheet, and Z2 of the turn order.

How to read a drawing: see story.py. The tower stands south of the start tile, on TI.
"""

from __future__ import annotations

import pytest

from languedoc.carcassonne import words
from languedoc.carcassonne.events import FigureLeft, FigureRemoved, TileDrawn
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.tower.events import Captured, EarlyRansom, Ransom, TowerRaised
from languedoc.carcassonne.numbering import FEATURE
from languedoc.table.event import Event
from modules.tower.tales import elsewhere, give, offered, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

with_dragon = pytest.mark.skipif("princess_and_dragon" not in BUILT, reason="Princess & Dragon is not built")
with_mayor = pytest.mark.skipif("abbey_and_mayor" not in BUILT, reason="Abbey & Mayor is not built")
with_count = pytest.mark.skipif("count" not in BUILT, reason="the Count is not built")


# --- dragon, fairy, princess ------------------------------------------------------------------------

DRAGON = ("princess_and_dragon",)


@with_dragon
def test_the_dragon_eats_a_follower_on_a_tower() -> None:
    story = tale(
        "Red Blue",
        """
         .   [D]  .
        3B2↑ 1TI↑ 2B↑
         .   4BJ↓ .
        """,
        "1 Red tower 0,1",
        "2 Blue guard follower 0,1",
        "4 Blue pass; ?",
        also=DRAGON,
    )
    assert story.game.decision.step == "dragon_move"
    assert elsewhere(story) == set()
    assert story.supply() == {"Red": 7, "Blue": 7}


@with_dragon
def test_with_a_volcano_tower_actions_stay_allowed() -> None:
    story = tale(
        "Red Blue",
        """
         .   [D]  .
        3B2↑ 1TI↑ 2B↑
        """,
        "1 Red tower 0,1",
        "3 Red ?",
        also=DRAGON,
    )
    assert story.options() == {"pass", "tower 0,1", "guard follower 0,1"}


@with_dragon
def test_nobody_climbs_the_tower_where_the_dragon_is() -> None:
    story = tale(
        "Red Blue",
        """
        [D]  2U↑ 3U↑ 6U↑
        1TI↑  .  4B2↑ .
         .    .  5BJ↓ .
        """,
        "1 Red tower 0,1",
        "5 Red pass; dragon 2,0 1,0 0,0 0,1",
        "6 Blue ?",
        also=DRAGON,
    )
    assert story.game.view()["modules"]["princess_and_dragon"]["dragon"] == [0, 1]
    assert offered(story, "tower", "guard") == {"tower 0,1"}


@with_dragon
def test_a_follower_on_a_tower_is_captured_before_the_dragon_comes() -> None:
    story = tale(
        "Red Blue",
        """
         .   [D]  .
        3B2↑ 1TI↑ 2TK→
         .   4B↑  5BJ→
        """,
        "1 Red tower 0,1",
        "2 Blue guard follower 0,1",
        "5 Red tower 1,1; capture follower/1@tower@0,1; ?",
        also=DRAGON,
    )
    assert story.game.decision.step == "dragon_move"
    assert elsewhere(story) == {"Blue prison/0"}


FAIRY_ON_A_TOWER = """
     .  [D]  .
    3B↑ 1TI↑ 2TK→
    5E← 4B↑  .
     .  6E↓  .
"""


@with_dragon
def test_the_fairy_goes_to_a_follower_on_a_tower_and_does_not_protect_him() -> None:
    """She brings a point at the beginning of his turn; when he is taken she stays, with nobody."""
    lines = ("1 Red tower 0,1", "2 Blue guard follower 0,1", "4 Blue fairy follower/1@tower@0,1")
    story = tale("Red Blue", FAIRY_ON_A_TOWER, *lines, also=DRAGON)
    assert story.payments() == ["fairy: Blue 1 (1 fairy 1)"]
    capture = "5 Red tower 1,1; capture follower/1@tower@0,1"
    story = tale("Red Blue", FAIRY_ON_A_TOWER, *lines, capture, also=DRAGON)
    assert story.payments() == []
    assert elsewhere(story) == {"Blue prison/0"}
    assert story.game.view()["modules"]["princess_and_dragon"]["fairy"] == [0, 1]


@with_dragon
def test_a_guard_who_is_eaten_is_told_of() -> None:
    story = tale(
        "Red Blue",
        """
        [D]  3BH↑
        1TI↑ 2B2↑
        """,
        "1 Red tower 0,1",
        "3 Red guard follower 0,1; ?",
        also=DRAGON,
    )
    assert elsewhere(story) == {"Red tower@0,1"}
    while story.game.decision.step == "dragon_move":
        story.choose("dragon 0,1" if story.may("dragon 0,1") else next(iter(story.options())))
    assert [event.figure.kind for event in story.game.events if isinstance(event, FigureLeft)] == ["follower"]
    assert "Red's follower at 0,1 has to leave." in story.told()
    assert elsewhere(story) == set()


@with_dragon
def test_a_princess_leaves_no_time_for_a_tower() -> None:
    story = tale(
        "Red Blue",
        """
        [D]  .   .
        1TI↑ 2E→ 3BB↑
        """,
        "2 Blue city:E",
        "3 Red",
        also=DRAGON,
    )
    assert len([event for event in story.game.events if isinstance(event, FigureRemoved)]) == 1
    assert story.game.decision.step == "place_tile"
    assert story.game.decision.seat == 1


@with_dragon
def test_z2_fairy_ransom_tower_dragon_and_builder_in_one_turn() -> None:
    """Blue has 4 points for a city before, and none is lost to a road: the numbers grow as in the example."""
    story = tale(
        "Blue Red",
        """
          .    .   5E↓ 2B2↑  .    .    .     .
        11U↑  9U↑  [D] 1W↑  3EB↑ 10U↑ 13BH↑ 14W↑
          .   7B↑  4TI↑ .    .    .    .     .
          .    .   6B↑  .    .    .    .     .
          .    .   8B↑  .    .    .    .     .
          .    .  12B↑  .    .    .    .     .
        """,
        "1 Blue road:E",
        "3 Blue builder road:E",
        "4 Red tower 0,1",
        "5 Blue city:S",
        "6 Red field:NL",
        "7 Blue monastery",
        "8 Red tower 0,1; capture follower/0@monastery@-1,1",
        "9 Blue field:NL",
        "11 Blue fairy follower/0@field:NL@-1,0",
        "13 Blue ransom follower/0@prison/1; tower 0,1; capture follower/1@field:NL@0,2; "
        "dragon 0,-1 0,0 0,1 0,2 0,3 0,4",
        "14 Blue again",
        also=("princess_and_dragon", "traders_and_builders", "inns_and_cathedrals"),
    )
    assert story.payments() == [
        "city: Blue 4 (2 tiles 4)",
        "fairy: Blue 1 (1 fairy 1)",
        "ransom: Blue -3 (1 ransom -3)",
        "ransom: Red 3 (1 ransom 3)",
        "road: Blue 10 (5 tiles 5, 1 inn 5)",
    ]
    assert story.points() == {"Blue": 4 + 1 - 3 + 10, "Red": 3}
    assert elsewhere(story) == {"Red prison/0"}
    moves = [type(event).__name__ for event in story.game.events if type(event).__name__ == "DragonMoved"]
    assert len(moves) == 6
    order = [type(event) for event in story.game.events if isinstance(event, Ransom | TowerRaised | Captured)]
    assert order[-4:] == [Ransom, Ransom, TowerRaised, Captured]


# --- mayor and wagon --------------------------------------------------------------------------------

MAYOR_AND_WAGON = """
     .  [D] 3U↑
    5B↑ 1TI↑ 2E→
     .  4W↑  .
"""


@with_mayor
@pytest.mark.parametrize("wagons", [False, True])
def test_a_mayor_is_captured_a_wagon_only_by_the_option(wagons: bool) -> None:
    story = tale(
        "Red Blue",
        MAYOR_AND_WAGON,
        "2 Blue mayor city:E",
        "4 Blue wagon road:S",
        "5 Red tower 0,1; ?",
        also=("abbey_and_mayor",),
        options={"tower_capture_wagon": wagons},
    )
    wagon = {"capture wagon/1@road:S@0,2"} if wagons else set()
    assert story.options() == {"pass", "capture mayor/1@city:E@1,1"} | wagon
    story.choose("capture mayor/1@city:E@1,1")
    assert elsewhere(story) == {"Blue prison/0"}
    assert story.supply("mayor") == {"Red": 1, "Blue": 0}


LAST_ABBEYS = """
    2U↑  [D]  1U↑
    7E←   .   3E→
    6V↑  5TI↑ 4E↓
"""


@with_mayor
def test_before_the_end_the_turn_with_an_abbey_has_a_ransom_of_its_own() -> None:
    story = tale(
        "Red Blue",
        LAST_ABBEYS,
        "4 Blue city:S",
        "5 Red tower 0,2; capture follower/1@city:S@1,2",
        "6 Blue road:S",
        "7 Red tower 0,2; ?",
        also=("abbey_and_mayor",),
    )
    give(story, Blue=10)
    ransom = "ransom follower/1@prison/0"
    story.choose("capture follower/1@road:S@-1,2").choose(ransom).choose("draw").choose("place -2,0 N")
    assert offered(story, "ransom") == set(), "once per turn"
    story.choose("pass").choose("pass").choose("abbey 0,1")
    assert (story.game.decision.seat, story.game.decision.step) == (1, "phase_figure")
    assert offered(story, "ransom") == {ransom}
    story.choose(ransom).choose("follower abbey")
    assert story.game.over
    assert story.game.scores == (6, 10 - 6 + 9)


@with_mayor
def test_neither_mayor_nor_wagon_nor_barn_climb_a_tower() -> None:
    story = tale("Red Blue", "[D] .\n1TI↑ 2B↑", "1 Red tower 0,1", "2 Blue ?", also=("abbey_and_mayor",))
    assert offered(story, "guard") == {"guard follower 0,1"}


@pytest.mark.skipif(not hasattr(Event, "opens_turn"), reason="turns begin with a tile")
def test_a_ransom_before_the_tile_is_told_with_the_turn_of_who_pays() -> None:
    lines = ("2 Blue monastery", "3 Red tower 0,1; ?")
    story = tale("Red Blue", " .  [D] .\n3B↑ 1TI↑ 2B↑", *lines)
    story.game.state.pay(1, 5, FEATURE)
    story.choose("capture follower/1@monastery@1,1").choose("ransom follower/1@prison/0")
    seat, events = words.turns(story.game.events)[-1]
    assert seat == 1
    assert [type(event) for event in events] == [EarlyRansom, EarlyRansom, TileDrawn]


# --- the city of Carcassonne ------------------------------------------------------------------------


@with_count
def test_a_tower_reaches_over_the_city_of_carcassonne_but_not_into_it() -> None:
    """Blue has a monk behind it, and another follower in each quarter."""
    story = tale(
        "Red Blue",
        """
         .   2B↑   .    .
         #    #    #    #
         #    #   [07]  #
         #    #    #    #
         .   1TI↑ 3U→   .
         .   4B↑  5U→   .
         .   6E↓  7U→   .
        """,
        "1 Red tower -1,2",
        "2 Blue monastery",
        "3 Red tower -1,2",
        "5 Red tower -1,2",
        "7 Red ?",
        also=("count",),
    )
    state = story.game.state
    city = next(module for module in state.box.modules if module.slug == "count")
    for quarter in range(len(city.places)):
        state.move_figure(state.figure_in_supply(1, 0), city.first_place - quarter)
    story.choose("tower -1,2")
    assert story.options() == {"pass", "capture follower/1@monastery@-1,-2"}
