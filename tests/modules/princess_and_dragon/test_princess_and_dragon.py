"""The Princess & the Dragon: the worked examples D1 to D7 of its rule sheet, the princess and the portal.

How to read a drawing: see story.py. The dragon comes with the volcanoes B1, B2, B3, BX, BY and BZ; BG to BQ make it
walk, BA to BF show a princess, BR to BW a portal. More of the dragon is told in test_dragon.py, more of the
fairy in test_fairy.py, more modules in test_dragon_and_others.py.
"""

from __future__ import annotations

import random

import pytest

from languedoc.carcassonne import turn
from languedoc.carcassonne.events import (
    FigureDeployed,
    FigureRemoved,
)
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State
from modules.princess_and_dragon.tales import (
    AROUND_THE_FAIRY,
    FAIRY_ON_THE_ROAD,
    KNIGHTS,
    TWO_KNIGHTS,
    box_with,
    elsewhere,
    led,
    segment_of,
    shown,
    tale,
    told,
)

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- the worked examples ----------------------------------------------------------------------------


def test_d1_the_fairy_pays_at_the_beginning_of_a_turn_and_when_her_follower_is_scored() -> None:
    story = tale(
        "Red Blue",
        """
        3E↓  .
        1G→  .
        [D] 2U↑
        """,
        "1 Red city:N",
        "2 Red fairy follower/0@city:N@0,-1",
        "3 Red",
    )
    assert story.payments() == [
        "fairy: Red 1 (1 fairy 1)",
        "city: Red 6 (3 tiles 6)",
        "fairy: Red 3 (1 fairy 3)",
    ]
    assert story.points() == {"Red": 10, "Blue": 0}
    assert shown(story.game)["fairy"] == [0, -1]
    assert shown(story.game)["fairy_with"] is None, "her follower is home; she stays"
    story.choose("place -3,0 N")
    assert story.points() == {"Red": 10, "Blue": 0}, "she has nobody to pay any more"


STREET = "[D] 1B3↑ 2U↑ 3U↑ 4U↑ 5U↑ 6U↑ 7BH↑"


def test_d2_all_lead_the_dragon_in_turn() -> None:
    story = tale("Red Blue Green", STREET, "7 Red pass; dragon 2,0 3,0 4,0 5,0 6,0 7,0")
    assert led(story) == ["Red 2,0", "Blue 3,0", "Green 4,0", "Red 5,0", "Blue 6,0", "Green 7,0"]
    assert shown(story.game)["dragon"] == [7, 0]


def test_d3_the_dragon_goes_where_it_may_until_it_cannot_go_on() -> None:
    """The example with its first row in the north: the volcano is its 0,0, the fairy stands on its 2,1."""
    story = tale("Red Blue", AROUND_THE_FAIRY, *FAIRY_ON_THE_ROAD, "5 Red pass; ?", lane="east")
    assert led(story) == ["Red 0,-1"], "the only way"
    assert story.game.decision.seat == 1
    assert story.options() == {"dragon 1,-1", "dragon 0,0"}
    for cell in ("1,-1", "0,0"):
        other = tale("Red Blue", AROUND_THE_FAIRY, *FAIRY_ON_THE_ROAD, f"5 Red pass; dragon 0,-1 {cell}", lane="east")
        assert led(other) == ["Red 0,-1", f"Blue {cell}"], "a dead end"
        assert other.game.decision.step == "place_tile"


def test_d4_the_fairy_pays_who_has_not_the_majority() -> None:
    """The big follower stands for two knights."""
    story = tale(
        "Red Blue",
        """
        [D] 2U↑ 3U↑
        1E→ 5G↑ 4E←
        """,
        "1 Red city:E",
        "3 Red fairy follower/0@city:E@0,1",
        "4 Blue big_follower city:W",
        "5 Red",
        more=("inns_and_cathedrals",),
    )
    assert story.payments() == [
        "fairy: Red 1 (1 fairy 1)",
        "city: Blue 6 (3 tiles 6)",
        "fairy: Red 3 (1 fairy 3)",
    ]


def test_d4_the_fairy_is_no_owner() -> None:
    """2.5-32 asks who received points for a feature: who only has the fairy did not."""
    seen: list[tuple[int, int]] = []

    class Witness(Module):
        slug = "witness"

        def earned(self, state: State, seat: int, points: int) -> None:
            seen.append((seat, points))

    state = State(box_with(Witness))
    turn.deal(state, 1, 0, None)
    choices = random.Random(1)
    while not state.over:
        turn.choose(state, choices.randrange(state.count))
    assert 0 < sum([points for _, points in seen]) < sum(state.scores()), "the fairy paid the rest"


def test_d5_the_fairy_pays_a_farmer_at_the_end() -> None:
    """The big follower stands for two farmers."""
    story = tale(
        "Green Black",
        """
         .  5E↓  .
        2E↓ 4E↑  .
        [D] 1U↑ 3U↑
        """,
        "1 Green field:NL",
        "2 Black big_follower field:NL",
        "3 Green fairy follower/0@field:NL@1,0",
        more=("inns_and_cathedrals",),
    ).end()
    assert story.payments()[-2:] == ["final field: Black 6 (2 cities 6)", "final fairy: Green 3 (1 fairy 3)"]


def test_d6_with_a_second_part_the_fairy_pays_once() -> None:
    story = tale(
        "Yellow Blue",
        """
        3E↓  .   .   .   .
        [D] 1U↑ 2U↑ 4U↑ 5U↑
        """,
        "1 Yellow road:E",
        "2 Yellow builder road:E",
        "3 Yellow fairy follower/0@road:E@1,0",
        "4 Yellow",
        "5 Yellow again",
        more=("traders_and_builders",),
    )
    assert story.game.decision.seat == 1
    assert story.payments() == ["fairy: Yellow 1 (1 fairy 1)"]


def test_d7_the_princess_sends_the_last_knight_and_his_builder_home() -> None:
    story = tale(
        "Red Blue",
        """
        3BB↓
        2HQ→
        1G→
        [D]
        """,
        "1 Blue city:N",
        "2 Blue builder city:N",
        "3 Red",
        more=("traders_and_builders",),
    )
    assert story.standing() == set()
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert story.supply("builder") == {"Red": 1, "Blue": 1}
    assert [event.seat for event in told(story, FigureDeployed)] == [1, 1], "Red deploys nobody"


# --- the princess (6, 10) ---------------------------------------------------------------------------


def test_the_princess_chooses_in_the_city_that_her_tile_has_joined() -> None:
    story = tale("Red Blue", TWO_KNIGHTS, *KNIGHTS, "4 Red ?")
    assert story.game.decision.step == "princess_remove"
    assert story.game.decision.seat == 0
    assert story.options() == {"princess follower/0@city:N@0,-1", "princess follower/1@city:W@1,-2"}


def test_the_princess_uses_up_the_figure_action_and_comes_before_the_scoring() -> None:
    """The city is completed, and paid to the knight who is left."""
    story = tale("Red Blue", TWO_KNIGHTS, *KNIGHTS, "4 Red princess follower/1@city:W@1,-2")
    assert [(event.seat, event.figure) for event in told(story, FigureRemoved)] == [(1, "follower")]
    assert story.payments() == ["city: Red 8 (4 tiles 8)"]
    assert len(told(story, FigureDeployed)) == 2, "nobody in the field of the princess"
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_the_own_knight_may_be_sent_home() -> None:
    story = tale("Red Blue", TWO_KNIGHTS, *KNIGHTS, "4 Red princess follower/0@city:N@0,-1")
    assert story.payments() == ["city: Blue 8 (4 tiles 8)"]


def test_a_single_own_knight_has_to_go() -> None:
    """Nobody is asked; the city is completed and pays nobody."""
    story = tale("Red Blue", TWO_KNIGHTS, "1 Red city:N", "4 Red")
    assert story.standing() == set()
    assert story.payments() == []
    assert len(told(story, FigureDeployed)) == 1


def test_in_an_empty_city_the_princess_does_nothing() -> None:
    story = tale("Red Blue", TWO_KNIGHTS, "4 Red city:E")
    assert story.payments() == ["city: Red 8 (4 tiles 8)"]


def test_princess_action_may() -> None:
    """Red declines and moves the fairy instead; or he does not, and that was his action."""
    may = {"princess_action": "may"}
    asked = tale("Red Blue", TWO_KNIGHTS, *KNIGHTS, "4 Red ?", options=may)
    assert asked.options() == {"pass", "princess follower/0@city:N@0,-1", "princess follower/1@city:W@1,-2"}
    declined = tale("Red Blue", TWO_KNIGHTS, *KNIGHTS, "4 Red pass; fairy follower/0@city:N@0,-1", options=may)
    assert declined.payments() == ["city: Red 8 (4 tiles 8); Blue 8 (4 tiles 8)", "fairy: Red 3 (1 fairy 3)"]
    obeyed = tale("Red Blue", TWO_KNIGHTS, *KNIGHTS, "4 Red princess follower/1@city:W@1,-2", options=may)
    assert obeyed.payments() == ["city: Red 8 (4 tiles 8)"]
    assert len(told(obeyed, FigureDeployed)) == 2


def test_under_may_a_single_knight_is_a_choice() -> None:
    story = tale("Red Blue", TWO_KNIGHTS, "1 Red city:N", "4 Red ?", options={"princess_action": "may"})
    assert story.options() == {"pass", "princess follower/0@city:N@0,-1"}
    story.choose("pass")
    assert story.game.decision.step == "phase_figure"
    assert story.may("follower field:NL")


def test_the_princess_may_ask_for_a_big_follower_but_not_for_a_builder() -> None:
    story = tale(
        "Red Blue",
        """
        3BC↓
        2HQ→
        1G→
        [D]
        """,
        "1 Blue big_follower city:N",
        "2 Blue builder city:N",
        "3 Red",
        more=("traders_and_builders", "inns_and_cathedrals"),
    )
    assert [event.figure for event in told(story, FigureRemoved)] == ["big_follower"]
    assert story.supply("builder") == {"Red": 1, "Blue": 1}


def test_the_fairy_is_no_help_against_the_princess() -> None:
    story = tale(
        "Red Blue",
        """
        3BB↓  .
        1G→   .
        [D]  2U↑
        """,
        "1 Red city:N",
        "2 Red fairy follower/0@city:N@0,-1",
        "3 Blue",
    )
    assert story.standing() == set()
    assert shown(story.game)["fairy_with"] is None


# --- the portal (7) ---------------------------------------------------------------------------------

PORTAL = """
    2E↓  .   .   .
    [D] 1U↑ 3W↑ 4BR↑
"""


def test_a_portal_leads_to_all_free_unfinished_features() -> None:
    """The city in the north is completed; the road between the crossings is completed now; Red has a farmer."""
    story = tale("Red Blue", PORTAL, "3 Red field:NL", "4 Blue ?")
    assert {"follower road:W", "follower road:E", "follower road:S"} <= story.options(), "also on the tile itself"
    assert elsewhere(story) == {
        "road:E@0,0",
        "road:E@1,0",
        "road:W@2,0",
        "road:S@2,0",
        "field:ER@0,0",
        "field:ER@1,0",
        "field:SR@2,0",
        "field:ER@2,0",
        "field:NL@0,-1",
    }, "not road:E@2,0, which is completed, nor the field of the farmer"


def test_a_feature_completed_by_the_portal_is_open_on_its_tile_only() -> None:
    story = tale("Red Blue", "1BU↓\n[D]", "1 Red ?")
    assert story.may("follower city:S")
    assert "city:N@0,0" not in elsewhere(story)
    assert "road:E@0,0" in elsewhere(story)
    story.choose("follower city:S")
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]


def test_a_portal_leads_a_big_follower_but_no_builder() -> None:
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2BR↑",
        "1 Red road:E",
        "2 Red ?",
        more=("traders_and_builders", "inns_and_cathedrals"),
    )
    assert "city:N@0,0" in elsewhere(story) & elsewhere(story, "big_follower")
    assert elsewhere(story, "builder") == elsewhere(story, "pig") == set()


def test_a_follower_goes_through_the_portal() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2BR↑", "2 Red city:N@0,0")
    assert story.standing() == {"Red city:N@0,0"}
    assert "Red deploys a knight in the city N at 0,0." in story.told()


def test_no_portal_leads_to_the_dragon() -> None:
    story = tale("Red Blue", "[D] 1B3↑ 2BR↑", "2 Blue ?")
    assert not [option for option in elsewhere(story) if option.endswith("@1,0")]
    assert "road:E@0,0" in elsewhere(story)


def test_without_followers_the_portal_leads_nobody() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2BR↑", "1 Red road:E", "2 Red ?")
    state = story.game.state.copy()
    for figure in range(1, 7):
        state.move_figure(figure, segment_of(state, 0))
    turn.refresh(state)
    assert {state.box.verb_names[state.code(k) & 0xFF] for k in range(state.count)} == {"pass", "fairy"}


@pytest.mark.parametrize("completes", [True, False])
def test_a_portal_leads_onto_a_ring_of_roads_where_it_is_never_completed(completes: bool) -> None:
    story = tale(
        "Red Blue",
        """
        [D] 5BR↓
        1V← 2V↑
        4V↓ 3V→
        """,
        "5 Red ?",
        options={"road_loop_completes": completes},
    )
    assert ("road:E@0,1" in elsewhere(story)) is not completes


def test_a_portal_leads_into_an_unfinished_monastery() -> None:
    story = tale("Red Blue", "[D] 2BR↑\n1B↑ .", "2 Blue monastery@0,1")
    assert story.standing() == {"Blue monastery@0,1"}


def test_without_portals_nobody_goes_elsewhere() -> None:
    assert elsewhere(tale("Red Blue", "[D] 1BR↑", "1 Red ?"))
    assert not elsewhere(tale("Red Blue", "[D] 1BR↑", "1 Red ?", options={"portal": False}))
