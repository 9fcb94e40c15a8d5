"""Labyrinths beside other modules: magic, machines, wagons, portals, crop circles, ferries, castles, the robber."""

from __future__ import annotations

import pytest

from languedoc.carcassonne.events import Item, Payment, Scored
from languedoc.carcassonne.modules.labyrinths.checks import faults
from modules.crop_circles.test_crop_circles import added, asked
from modules.labyrinths.test_labyrinths import THREE, WHOLE, roads, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

SIMPLE = pytest.mark.parametrize("simple", [True, False], ids=["simple", "advanced"])
ONE = 0.0  # what the die of a flying machine shows

# A magic tile in the north of the start tile; the network has nine tiles
MAGIC = """
     .   .          6W↑      .   .
     .   3MW_cN_cS↑ 4U→      .   .
    9A← [D]         1LAB_C1↑ 2U↑ 5A→
     .   .          7U→      .   .
     .   .          8W↓      .   .
"""


@pytest.mark.parametrize(
    ("figure", "paid"),
    [
        ("mage", "Red 24 (9 tiles 9, 1 mage 9, 3 in_the_labyrinth 6)"),
        ("witch", "Red 11 (9 tiles 9, 1 witch -4, 3 in_the_labyrinth 6)"),
    ],
)
def test_magic_concerns_the_tiles_and_not_the_followers(figure: str, paid: str) -> None:
    """Half of nine is five; six for the followers are added afterwards."""
    lines = ("1 Red road:N", "2 Blue road:E", f"3 Red {figure} road:E@0,0", "7 Red road:N")
    story = tale("Red Blue", MAGIC, *lines, also=("mage_and_witch",))
    assert story.payments() == [f"road: {paid}"]


@SIMPLE
def test_the_robber_baron_counts_the_tiles(simple: bool) -> None:
    story = tale("Red Blue", WHOLE, simple=simple, also=("king_and_robber",))
    assert story.game.view()["modules"]["king_and_robber"]["robber"]["tiles"] == 9


@SIMPLE
def test_a_portal_leads_into_an_occupied_network_by_the_advanced_rules_only(simple: bool) -> None:
    lines = ("1 Red road:N", "3 Red ?")
    story = tale("Red Blue", "3BT↓ [D] 1LAB_C1↑ 2U↑", *lines, simple=simple, also=("princess_and_dragon",))
    assert ("follower road:E@2,0" in roads(story)) != simple


@SIMPLE
def test_through_a_portal_into_an_empty_labyrinth(simple: bool) -> None:
    """Blue is on an arm: by the simple rules the labyrinth is his."""
    lines = ("2 Blue road:E", "3 Red ?")
    story = tale("Red Blue", "3BT↓ [D] 1LAB_C1↑ 2U↑", *lines, simple=simple, also=("princess_and_dragon",))
    assert ("follower road:N@1,0" in roads(story)) != simple


@SIMPLE
def test_a_machine_lands_where_somebody_is(simple: bool) -> None:
    """Tile 2 flies one square to the north, into the labyrinth."""
    lines = ("1 Red road:N", "2 Blue fly follower 1,1")
    also = ("flying_machines",)
    story = tale("Red Blue", "[D] 1LAB_C1↑\n. 2FM_rEW_W→", *lines, simple=simple, also=also, draws=[ONE])
    assert story.standing() == {"Red road:N@1,0", "Blue road:N@1,0"}


@SIMPLE
def test_a_wagon_drives_onto_a_free_arm_by_the_advanced_rules_only(simple: bool) -> None:
    """The road of tiles 2 and 3 is completed; the one in the east of tile 2 leads to Red's labyrinth."""
    lines = ("1 Red road:N", "3 Red wagon road:E; ?")
    story = tale("Red Blue", "3A← 2X↑ [D] 1LAB_C1↑", *lines, simple=simple, also=("abbey_and_mayor",))
    assert story.payments() == ["road: Red 2 (2 tiles 2)"] and story.game.decision.step == "wagon_move"
    assert ("drive road:E@-1,0" in story.options()) != simple
    assert "drive road:N@-1,0" in story.options()


def test_at_a_crop_circle_who_is_in_the_labyrinth_is_a_thief() -> None:
    """Another one comes beside him."""
    drawing = "[D] 1LAB_C1↑ 2CC1_rSW↑"
    story = tale("Red Blue", drawing, "1 Red road:N", "2 Blue ?", also=("crop_circles",))
    assert asked(story) == ("crop_circle", "Blue")
    story.choose("all_add")
    assert added(story) == ["Red follower road:N@1,0"]
    story.choose("pass")
    assert story.standing() == {"Red road:N@1,0"} and story.supply() == {"Red": 5, "Blue": 7}


def test_ferries_and_castles_belong_to_the_network() -> None:
    """From the castle in the east over the labyrinth and the ferry to the west: five tiles, and 3 for the castle."""
    drawing = "4A← 2FY_rE_rS_rW↑ [D] 1LAB_C1↑ 3GB3↑ #"
    lines = ("1 Red road:N", "2 Blue road:E; ferry road:E road:W")
    story = tale("Red Blue", drawing, *lines, also=("ferries", "german_castles"))
    now = [(payment.seat, payment.points) for payment in story.game.worth("road:N@1,0").now]
    assert now == [(0, 8), (1, 8)]


# --- the hunt ------------------------------------------------------------------------------------------


def test_the_hunt_finds_followers_who_are_paid_wrongly() -> None:
    story = tale("Red Blue", WHOLE, *THREE)
    state = story.game.state
    assert list(faults(state, {})) == [] and state.record is not None
    (paid,) = [event for event in state.record if isinstance(event, Scored)]
    for item in (Item("in_the_labyrinth", 3, 9), Item("in_the_labyrinth", 99, 198)):
        state.record.append(Scored("road", False, paid.segments, (Payment(0, item.points, (item,)),)))
        (fault,) = faults(state, {})
        assert fault.startswith(f"{item.points} points for {item.number} in a labyrinth")
        state.record.pop()
    simple = tale("Red Blue", WHOLE, "1 Red road:N", simple=True).game.state
    assert list(faults(simple, {})) == [] and simple.record is not None
    simple.record.append(paid)
    assert len(list(faults(simple, {}))) == 1, "by the simple rules nobody is paid for followers"


WITH_A_BATH = """
    .   .   4W↑      .       .
    3A← [D] 1LAB_C1↑ 2BH_r5→ 6A→
    .   .   5W↓      .       .
"""


@pytest.mark.parametrize(("blue", "supply"), [("2 Blue road:E", 7), ("2 Blue pass", 6)], ids=["two thieves", "one"])
def test_who_takes_a_bath_is_alone_in_the_whole_network(blue: str, supply: int) -> None:
    """Red is in the labyrinth, Blue on an arm of it. Alone Red would take the only bath."""
    story = tale("Red Blue", WITH_A_BATH, "1 Red road:N", blue, "6 Blue", also=("bathhouses",))
    assert story.supply()["Red"] == supply
