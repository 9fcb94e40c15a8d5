"""Probes of docs/design.md once more, each as one story in which the real modules meet."""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc.carcassonne.events import FigureReturned, TileDrawn
from languedoc.carcassonne.modules.messages.rules import ExtraTile, MessageDrawn
from languedoc.carcassonne.modules.robbers.rules import RobberStruck
from modules.abbey_and_mayor.tales import APART, BARN_AND_FARMERS_APART
from modules.messages.tales import counters, stack, stand

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# Red is in the west of the lake (tile 2), Blue in the east; tile 5 is magic
FERRY = """
     .   .            5MW_cN_cS↑  .   .   .    .
    7U↑ 2FY_rE_rS_rW↑ [D]        1U↑ 3U↑ 4U↑ 6A→
"""
EAST, WEST = "road:E@2,0", "road:W@-1,0"


@pytest.mark.parametrize(("mage", "paid"), [(EAST, "6 tiles 6, 1 mage 6"), (WEST, "6 tiles 6")])
def test_probe_1_a_ferry_is_laid_anew_and_its_road_is_completed_far_away(mage: str, paid: str) -> None:
    """Tile 7, of the builder, goes on in the west; the road in the east loses the ferry and ends at the lake."""
    story = Story(
        "Blue Red",
        FERRY,
        "1 Blue road:E",
        "2 Red road:W; ferry road:E road:W",
        "4 Red pass; builder road:E",
        f"5 Blue mage {mage}",
        "7 Red again ferry road:S@-1,0 road:W@-1,0",
        modules=("base", "ferries", "mage_and_witch", "traders_and_builders"),
    )
    points = 12 if mage == EAST else 6
    assert story.payments() == [f"road: Blue {points} ({paid})"]
    home = [(event.seat, event.figure) for event in story.game.events if isinstance(event, FigureReturned)]
    assert (1, "builder") in home, "he was cut off from Red's thief"
    assert story.standing() == {"Red road:W@-1,0"}
    left = story.game.view()["modules"]["mage_and_witch"]["mage"]
    assert left == (None if mage == EAST else WEST), "he stays on his segment, or leaves what is scored"


# Tile 11 completes Red's road of eight tiles, on which his builder is, and a city of two tiles
MESSAGES = """
    9B↑  1E↓ 2E↓ 3B↑     .        .   .    .
    6A← [D] 11D↑ 4U↑ 5RO_rNS→   7U↑ 8U↑ 10A→
"""


def test_probe_4_robber_message_scoring_builder() -> None:
    """Red's marker comes from 7 to 15: Green's robber is paid, then Red draws a message. What the tile has completed is
    scored before the tile of the message is laid, and the part of the builder comes last."""
    story = Story(
        "Red Green",
        MESSAGES,
        "5 Red rob beside_marker/0; follower road:E",
        "7 Red builder road:E",
        "11 Red ?",
        modules=("base", "messages", "robbers", "traders_and_builders"),
        rest="U U U",
    )
    stack(stand(story, "Red", 7, 0), "extra_tile")
    story.choose("follower city:N").choose("marker")
    assert (story.game.decision.step, story.game.decision.seat) == ("counting_figure", 1), "of the robber"
    story.choose("marker")
    assert counters(story, "Green") == (4, 0)
    kinds = [type(event) for event in story.game.events]
    assert kinds.index(RobberStruck) < kinds.index(MessageDrawn)
    story.choose("carry_out extra_tile")
    assert (story.game.decision.step, story.game.decision.seat) == ("counting_figure", 0), "the city is scored first"
    story.choose("messenger")
    assert story.payments() == ["road: Red 8 (8 tiles 8)", "robbery: Green 4 (1 robbery 4)", "city: Red 4 (2 tiles 4)"]
    assert story.game.events[-2:] == [ExtraTile(0), TileDrawn(0, "U")]
    seats = []
    for _ in range(3):
        assert story.game.decision.step == "place_tile"
        seats.append(story.game.decision.seat)
        story.choose(min(story.options()))
        if story.game.decision.step == "phase_figure":
            story.choose("pass")
    assert seats == [0, 0, 1], "the tile of the message, that of the builder, the next player"


# A city without a pennant: tile 1 is a mine, tile 2 a bathhouse, tile 4 completes it
MAYOR = """
    4E↓           .
    1GO_cEW_rNS→  .       .
    [D]           2BH_r5→ 3U↑
"""


def test_probe_6_a_lone_mayor_without_a_pennant() -> None:
    """His city is occupied and nobody owns it: no points, the gold stays. The fairy pays, and he has to bathe."""
    lines = ("1 Red mayor city:N", "3 Red fairy mayor/0@city:N@0,-1")
    modules = ("base", "abbey_and_mayor", "princess_and_dragon", "bathhouses", "goldmines")
    story = Story("Red Blue", MAYOR, *lines, "4 Blue ?", modules=modules)
    assert not any("city:S" in option for option in story.options()), "it is occupied"
    story.choose("pass")
    assert story.payments() == ["city: ", "fairy: Red 3 (1 fairy 3)"]
    (bather,) = [(kind, str(spot)) for _, _, kind, spot in story.game.state.elsewhere()]
    assert bather == ("mayor", "bathhouse@1,0")
    gold = story.game.view()["modules"]["goldmines"]
    assert gold["owned"] == [0, 0] and sum(each["number"] for each in gold["lying"]) == 2


# Tile 7, a watchtower, closes a city of two tiles and a road of two; tile 8 closes the city of Blue's lord
CASTLES = """
     .    4B↑          5A↑                  6E↓
     .    3B↑          7WT_cN_rS_meeple↓    8E↑
    9X↑   1U↑          [D]                 10A→
     .    2MW_cN_cS→    .                   .
"""


def test_probe_8_a_castle_beside_a_watchtower_and_then_a_chain() -> None:
    """The watchtower pays for the city that becomes a castle, the mage leaves it, and the road of the same tile pays
    its lord nothing. The road of tile 10 pays him, and he pays the lord of the castle beside his."""
    story = Story(
        "Red Blue",
        CASTLES,
        "2 Blue mage city:N@0,0",
        "6 Blue city:S",
        "7 Red city:S; fortify city:S",
        "8 Blue pass; fortify city:N",
        "10 Blue ?",
        modules=("base", "bridges_castles_bazaars", "watchtowers", "mage_and_witch"),
        options={"bazaars": False},
    )
    before = story.payments()
    assert [each.partition(":")[0] for each in before] == ["watchtower"]
    assert story.game.view()["modules"]["mage_and_witch"]["mage"] is None
    story.choose("pass")
    assert story.payments()[len(before) :] == ["castle: Red 4 (1 lord 4)", "castle: Blue 4 (1 lord 4)"]


@pytest.mark.parametrize("pig", [True, False])
def test_probe_9_farmers_joined_to_a_barn_with_pig_siege_building_and_fairy(pig: bool) -> None:
    """Two cities at the field, one of them besieged: 1 and the pig for each, twice for that one."""
    modules = ("base", "abbey_and_mayor", "traders_and_builders", "cathars", "little_buildings", "princess_and_dragon")
    lines = ("1 Red field:ER", "4 Blue field:ER", "5 Red fairy follower/0@field:ER@1,0", "9 Red barn NW@0,1")
    assert set(lines) > set(APART)
    drawing = BARN_AND_FARMERS_APART.replace("E", "CT_cN", 1)
    last = "13 Red pig field:NL" if pig else "13 Red build building 1,1"
    story = Story("Red Blue", drawing, *lines, last, modules=modules)
    farmers = [each for each in story.payments() if each.startswith("field")]
    blue = "Blue 3 (2 cities 2, 1 siege 1)"
    red = "Red 6 (2 cities 2, 2 pig 2, 1 siege 2)" if pig else blue.replace("Blue", "Red")
    if not pig:
        red, blue = (each.replace(" 3 (", " 4 (").replace(")", ", 1 little_buildings 1)") for each in (red, blue))
    assert farmers == [f"field: {red}; {blue}"]
    assert story.payments("fairy")[-1] == "fairy: Red 3 (1 fairy 3)"
