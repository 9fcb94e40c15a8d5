"""Little buildings beside other modules: figure actions that exclude them, second parts, triangles, cult places."""

from __future__ import annotations

import pytest

from languedoc.carcassonne.modules.little_buildings.rules import BuildingPlaced
from modules.little_buildings.test_little_buildings import offered, tale
from modules.messages.tales import counters

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


@pytest.mark.parametrize(
    ("drawing", "line", "module"),
    [
        ("[D] 1U↑\n2TI↑ .", "2 Blue tower 0,1", "tower"),
        ("[D] 2FE_cN_rW↑\n1B↑ .", "2 Blue festival follower/0@monastery@0,1", "festival"),
        ("[D] 2U↑\n1B↑ .", "2 Blue fairy follower/0@monastery@0,1", "princess_and_dragon"),
        ("[D] 2U↑\n1B↑ .", "2 Blue shepherd field:NL", "hills_and_sheep"),
        ("[D] 2FM_rEW_W↑\n1B↑ .", "2 Blue fly follower 1,0", "flying_machines"),
        ("[D] 2U↑\n1B↑ .", "2 Blue follower road:E", "base"),
    ],
    ids=["tower", "festival", "fairy", "shepherd", "flight", "follower"],
)
def test_after_a_figure_action_nothing_is_built(drawing: str, line: str, module: str) -> None:
    """Before it a building could have been chosen instead. Blue has the first turn; the flight fails."""
    also = () if module == "base" else (module,)
    first = "1 Blue monastery" if "1B↑" in drawing else "1 Blue"
    assert offered(tale("Blue Red", drawing, first, "2 Blue ?", also=also))
    story = tale("Blue Red", drawing, first, line, also=also, draws=[0.9] if module == "flying_machines" else ())
    assert not [event for event in story.game.events if isinstance(event, BuildingPlaced)]
    assert story.game.decision.step == "place_tile"


def test_in_each_part_of_a_turn_something_may_be_built() -> None:
    """The builder on the road gives Red a second tile."""
    lines = (
        *("1 Red road:E", "3 Red builder road:E"),
        *("5 Red build building 5,0", "6 Red again build building 6,0"),
    )
    story = tale("Red Blue", "[D] 1U↑ 2U↑ 3U↑ 4U↑ 5U↑ 6U↑", *lines, also=("traders_and_builders",))
    built = [str(event.cell) for event in story.game.events if isinstance(event, BuildingPlaced)]
    assert built == ["5,0", "6,0"]


def test_cult_places_count_the_buildings_on_nine_tiles() -> None:
    story = tale("Red Blue", "[D] .\n1CU_s↑ 2B↑", "1 Red shrine", "2 Blue build building 1,1", also=("cult",)).end()
    assert story.payments("shrine") == ["final shrine: Red 5 (4 squares 4, 1 little_buildings 1)"]


def test_a_building_on_a_triangle_lies_on_its_cell() -> None:
    """It counts for the cloister beside it."""
    drawing = "[D] .\n1B↑ 2I-04→"
    story = tale("Red Blue", drawing, "1 Red monastery", "2 Blue build building 1,1", also=("half_so_wild",)).end()
    assert story.payments("monastery")[0] == "final monastery: Red 5 (4 squares 4, 1 little_buildings 1)"


def test_a_counting_figure_moves_by_the_points_and_the_building_together() -> None:
    """Six for the city and one for the building."""
    story = tale(
        "Red Blue", "3E↓ .\n1G→ .\n[D] 2U↑", "1 Red city:N", "3 Red build building 0,-2; marker", also=("messages",)
    )
    assert story.payments("city") == ["city: Red 7 (3 tiles 6, 1 little_buildings 1)"]
    assert counters(story, "Red") == (7, 0)


def test_buildings_come_after_vineyards() -> None:
    """Three for the vineyard, then one for the building."""
    drawing = """
        1U↑ [D] 2U↑
        4B↑ 3B↑ 5HS_cN→
        6B↑ 7B↑ 8E↓
    """
    story = tale("Red Blue", drawing, "3 Red monastery", "8 Blue build building 1,2", also=("hills_and_sheep",))
    assert story.payments() == ["monastery: Red 13 (1 monastery 9, 1 vineyards 3, 1 little_buildings 1)"]


def test_a_building_stays_where_the_dragon_walks() -> None:
    drawing = """
        [D]  3BH↑
        1B↑  .
        2B2↑ .
    """
    lines = ("1 Red build building 0,1", "3 Red pass; dragon 0,1 0,0 1,0")
    story = tale("Red Blue", drawing, *lines, also=("princess_and_dragon",))
    (standing,) = story.game.view()["modules"]["little_buildings"]["standing"]
    assert (standing["x"], standing["y"]) == (0, 1)


def test_a_lord_copies_the_value_with_its_buildings() -> None:
    lines = ("1 Red city:S; fortify city:S", "2 Blue road:E", "3 Red build building -1,0", "4 Blue")
    drawing = ". 1E↓ . .\n3A← [D] 2U↑ 4A→"
    story = tale("Red Blue", drawing, *lines, also=("bridges_castles_bazaars",))
    assert story.payments() == ["road: Blue 5 (4 tiles 4, 1 little_buildings 1)", "castle: Red 5 (1 lord 5)"]


def test_the_teacher_is_paid_for_the_buildings_too() -> None:
    drawing = """
        .   .   .   .   5U→      . .
        6A← 4U↑ 3U↑ 2U↑ [SCHOOL] # 1A→
    """
    lines = ("1 Red", "2 Blue road:E", "3 Red build building -2,0", "6 Blue")
    story = tale("Red Blue", drawing, *lines, also=("school",))
    assert story.payments() == [
        "road: Blue 6 (5 tiles 5, 1 little_buildings 1)",
        "teacher: Red 6 (1 teacher 6)",
    ]
