"""Hills and vineyards: the worked examples M4 to M8 of their rule sheet, its edge cases, and other modules.

How to read a drawing: see story.py. Every hill takes a tile from the bottom of the bag, so `rest` has one for each.
"""

from __future__ import annotations

from typing import Any

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import figures
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.hills_and_sheep.checks import faults
from languedoc.carcassonne.modules.hills_and_sheep.rules import TileHidden
from languedoc.carcassonne.targets import Cell
from languedoc.carcassonne.turn_order import turn_order
from modules.german_castles.tales import LORD, SURROUNDED
from modules.hills_and_sheep.tales import MODULES, shown, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- vineyards ---------------------------------------------------------------------------------------

VINEYARDS = """
    2U↑   [D]     1U↑
    4E←  3{}↑   5HS_cN→
    6E← 7HS_cN↓ 8HS_cNW-2↓
"""


def test_m4_vineyards_around_a_completed_monastery() -> None:
    story = tale("Red Blue", VINEYARDS.format("B"), "3 Red monastery")
    assert story.payments() == ["monastery: Red 18 (1 monastery 9, 3 vineyards 9)"]
    assert "Red scores a monastery: complete 9, 3 vineyards 9 = 18." in story.told()


def test_a_vineyard_is_nothing_to_the_lord_of_a_german_castle() -> None:
    drawing = SURROUNDED.replace("3B↑", "3HS_cN↑")
    story = tale("Red Blue", drawing, LORD, also=("german_castles",))
    assert story.payments() == ["german_castle: Red 12 (1 german_castle 12)"]


def test_m5_an_unfinished_monastery_has_no_vineyards() -> None:
    story = tale("Red Blue", VINEYARDS.format("B").replace("8HS_cNW-2↓", "."), "3 Red monastery").end()
    assert story.payments() == ["final monastery: Red 8 (8 squares 8)"]


def test_vineyards_count_for_cult_places() -> None:
    """cult H6: two vineyards."""
    drawing = VINEYARDS.format("CU_s").replace("8HS_cNW-2↓", "8E↓")
    story = tale("Red Blue", drawing, "3 Red shrine", also=("cult",))
    assert story.payments() == ["shrine: Red 15 (1 shrine 9, 2 vineyards 6)"]


def test_vineyards_count_for_abbeys() -> None:
    drawing = """
        2U↑  [D]    1U↑
        7E← 8ABBEY↑ 3HS_cN→
        6V↑  5E↓    4E↓
    """
    story = tale("Red Blue", drawing, "8 Blue abbey", also=("abbey_and_mayor",))
    assert story.payments() == ["abbey: Blue 12 (1 abbey 9, 1 vineyards 3)"]


def test_a_vineyard_on_a_triangle_counts() -> None:
    drawing = (
        VINEYARDS.format("B")
        .replace("6E←", "9II-01←")
        .replace("7HS", "6HS")
        .replace("8HS", "7HS")
        .replace("9II", "8II")
    )
    story = tale("Red Blue", drawing, "3 Red monastery", also=("half_so_wild",))
    assert story.payments() == ["monastery: Red 21 (1 monastery 9, 4 vineyards 12)"]


def test_without_the_rule_a_vineyard_is_only_printed() -> None:
    story = tale("Red Blue", VINEYARDS.format("B"), "3 Red monastery", options={"vineyards": False})
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]


# --- ties --------------------------------------------------------------------------------------------

# Tile 3 joins the cities of tiles 1 and 2: four tiles in all
CITY = """
    1{}↓ 3{}←
    [D]  2{}↑
"""
KNIGHTS = ("1 Red city:E", "2 Blue city:N")


def city(one: str, two: str, three: str, **more: Any) -> list[str]:
    return tale("Red Blue", CITY.format(one, three, two), *KNIGHTS, rest="U U U", **more).payments("city")


def test_m6_a_knight_on_a_hill_wins_a_tie() -> None:
    assert city("HS_cNW", "D", "N") == ["city: Red 8 (4 tiles 8)"]


def test_m7_a_hill_breaks_no_majority() -> None:
    """Blue has two knights."""
    drawing = """
        .          6E↓  5B↑
        3HS_cN_cS→ 7C↑  4E←
        2U↑        [D]  1U↑
    """
    story = tale("Red Blue", drawing, "3 Red city:E", "4 Blue city:W", "6 Blue city:S", rest="U U")
    assert story.payments("city") == ["city: Blue 12 (5 tiles 10, 1 pennants 2)"]


FIELDS = """
       [D]     1W↑  2U↑  3W↑      4U↑
    6HS_cNW←  10A↓  5E↓ 11A↓  7HS_cN_cW↓
        .       .   8E↑   .      9E↑
"""


def test_m8_two_of_three_farmers_are_on_hills() -> None:
    story = tale(
        "Blue Green Red", FIELDS, "2 Green field:ER", "6 Red field:NL", "7 Blue field:NL", lane="west", rest="U U U"
    ).end()
    assert story.payments("field") == ["final field: Blue 6 (2 cities 6); Red 6 (2 cities 6)"]


def test_a_hill_without_knights_breaks_no_tie() -> None:
    assert city("N", "D", "HS_cNW") == ["city: Red 8 (4 tiles 8); Blue 8 (4 tiles 8)"]


def test_if_all_stand_on_hills_all_are_paid() -> None:
    assert city("HS_cNW", "HS_cN_rSW", "N") == ["city: Red 8 (4 tiles 8); Blue 8 (4 tiles 8)"]


def test_without_the_rule_a_hill_is_only_printed() -> None:
    assert city("HS_cNW", "D", "N", options={"hills": False}) == ["city: Red 8 (4 tiles 8); Blue 8 (4 tiles 8)"]


@pytest.mark.parametrize(
    ("tiebreak", "paid"),
    [
        ("at_least_one", ["city: Red 12 (5 tiles 10, 1 pennants 2); Blue 12 (5 tiles 10, 1 pennants 2)"]),
        ("count_on_hill", ["city: Blue 12 (5 tiles 10, 1 pennants 2)"]),
    ],
)
def test_a_big_follower_on_a_hill_counts_once(tiebreak: str, paid: list[str]) -> None:
    """He is as strong as two small ones, and only by the option two on hills are more than one."""
    story = tale(
        "Red Blue",
        """
        .          6HS_cN_rS↓ 5E↓
        3HS_cN_cS→ 7C↑        4HS_cN_cW↑
        2U↑        [D]        1U↑
        """,
        "3 Red big_follower city:E",
        "4 Blue city:W",
        "6 Blue city:S",
        rest="U U U U",
        also=("inns_and_cathedrals",),
        options={"hill_tiebreak": tiebreak},
    )
    assert [payment for payment in story.payments("city") if "5 tiles" in payment] == paid


def test_a_thief_on_a_hill_wins_a_tie() -> None:
    drawing = """
        6A← 7U↑ [D] 1HS_rS_rW↑
        4B↑ 3B↑ 2B↑     .
         .   .  5E↓     .
    """
    story = tale("Red Blue", drawing, "1 Red road:W", "6 Blue road:E", rest="U U")
    assert story.payments("road") == ["road: Red 4 (4 tiles 4)"]


def test_the_second_triangle_of_a_cell_is_on_the_same_hill() -> None:
    drawing = """
        1U↑ [D]             5U↑
        2A← 3II-02→+7II-03←  .
        4B↑ 6A↓              .
    """
    story = tale("Red Blue", drawing, "3 Red road:W", "6 Blue road:N", rest="U U", also=("half_so_wild",))
    assert story.payments("road") == ["road: Red 3 (3 tiles 3)"]


@pytest.mark.parametrize("hills", [True, False])
def test_who_comes_later_may_choose_a_hill(hills: bool) -> None:
    state = tale("Red Blue", "[D] 1U↑", options={"hills": hills}).game.state
    follower, shepherd = state.figure_in_supply(0, 0), state.figure_in_supply(0, 1)
    assert figures.tile_matters(state, follower) == hills
    assert not figures.tile_matters(state, shepherd)


# --- the tile under a hill ---------------------------------------------------------------------------


def left(story: Story) -> int:
    return story.game.state.pile_left


def test_a_hill_hides_a_tile() -> None:
    story = tale("Red Blue", "1HS_cN_cS↑\n[D]", rest="U V W")
    assert TileHidden(Cell(0, -1)) in story.game.events
    assert "A tile is hidden under the hill at 0,-1." in story.told()
    assert shown(story)["hidden"] == 1
    assert left(story) == 1  # one is in the hand, one is hidden
    assert story.game.view()["bag"] == {"V": 1, "W": 1}, "nobody knows which"
    assert [*faults(story.game.state, shown(story))] == []


def test_without_the_rule_a_hill_hides_nothing() -> None:
    story = tale("Red Blue", "1HS_cN_cS↑\n[D]", rest="U V W", options={"hills": False})
    assert shown(story)["hidden"] == 0
    assert left(story) == 2


def test_without_a_tile_left_a_hill_is_still_a_hill() -> None:
    story = tale("Red Blue", "1HS_cN_cS↑\n[D]", rest="")
    assert story.game.over
    assert not any(isinstance(event, TileHidden) for event in story.game.events)


def test_the_last_tile_is_hidden_and_the_game_ends() -> None:
    story = tale("Red Blue", "1HS_cN_cS↑\n[D]", rest="U")
    assert story.game.over
    assert shown(story)["hidden"] == 1


def test_the_hidden_tile_comes_from_the_ordinary_pile() -> None:
    """Also while there are tiles of the river."""
    game = Game(2, modules=(*MODULES, "river_1"), seed=1)
    before = game.state.pile_left
    game.state.hide_tile()
    assert game.state.pile_left == before - 1


# --- the turn order ----------------------------------------------------------------------------------


def rows(timing: str) -> list[str]:
    modules = [BUILT[slug] for slug in MODULES]
    return [row.step for row in turn_order(modules, {"timing_profile": timing})]


def test_the_rows_of_the_module() -> None:
    play_aid, official = rows("play_aid"), rows("official")
    assert play_aid.index("hill_hidden_tile") < play_aid.index("shepherd_extend") < play_aid.index("phase_figure")
    assert play_aid.index("deploy_shepherd") < play_aid.index("shepherd_closed_field")
    assert official.index("phase_figure") < official.index("shepherd_extend")
    assert official.index("shepherd_extend") + 1 == official.index("shepherd_closed_field")
    assert official.index("shepherd_closed_field") < official.index("phase_scoring")
