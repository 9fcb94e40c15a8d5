"""The school together with other modules: section 5 of its sheet, and what other sheets say of the teacher."""

from __future__ import annotations

import pytest

from modules.hills_and_sheep.tales import lots
from modules.messages.tales import counters, put, stand
from modules.school.test_school import asked, held_by, moves, tale, teacher

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

ONE = 0.0  # a flight of one square


# --- the double tile --------------------------------------------------------------------------------


def test_the_dragon_walks_over_the_school_and_the_teacher_stays() -> None:
    """On the first cell it eats the thief there, and the farmer who lies on both."""
    drawing = """
        .    .    2U→      . .
        4BH↑ 3B3↑ [SCHOOL] # 1A→
    """
    story = tale("Red Blue", drawing, "1 Red", "4 Blue pass; ?", also=("princess_and_dragon",))
    put(story, "Red road:S@0,0", "Blue field:NR@0,0", "Blue road:S@1,0")
    assert story.options() == {"dragon -2,0", "dragon 0,0"}
    story.choose("dragon 0,0")
    assert story.standing() == {"Blue road:S@1,0"} and teacher(story) == "Red"


def test_a_farmer_on_both_cells_is_eaten_on_the_second_one_too() -> None:
    drawing = """
        [SCHOOL] #    1U↑
        .        2B3→ .
        .        3BH→ .
    """
    story = tale("Red Blue", drawing, "3 Red pass; ?", also=("princess_and_dragon",))
    put(story, "Red road:W@0,0", "Blue field:NR@0,0")
    story.choose("dragon 1,0")
    assert story.options() == {"dragon 0,0", "dragon 2,0"} and story.standing() == {"Red road:W@0,0"}


def test_a_machine_lands_on_a_road_of_the_school() -> None:
    """One square to the west of tile 1, whose road goes on from there."""
    fly = "1 Red fly follower 2,0; ?"
    story = tale("Red Blue", "[SCHOOL] # 1FM_rEW_W↑", fly, also=("flying_machines",), draws=[ONE])
    assert {option.split()[-1] for option in story.options()} == {"road:N@1,0", "road:E@1,0", "road:S@1,0"}


def test_the_school_fills_two_squares_around_a_monastery() -> None:
    drawing = """
        1U→      .
        [SCHOOL] #
        2A↓      .
    """
    story = tale("Red Blue", drawing, "2 Blue monastery").end()
    assert story.payments() == ["final monastery: Blue 4 (4 squares 4)"], "itself, both cells and the last tile"


def test_both_cells_lie_in_the_row_of_an_abbot() -> None:
    story = tale("Red Blue", "1U↑ [SCHOOL] # 2MG1→", "2 Blue abbacy", also=("monasteries",)).end()
    assert story.payments() == ["final abbacy: Blue 5 (5 squares 5)"], "himself, both cells, tile 1 and the last tile"


# --- the teacher ------------------------------------------------------------------------------------

# Tile 2 is a watchtower: it completes a road that nobody has, and counts three tiles with roads
TOWER = """
    2WT_cN_rE_rW_road→ . .
    [SCHOOL]           # 1A→
"""


def test_a_watchtower_counts_both_cells_and_is_no_scoring_for_the_teacher() -> None:
    """Red has the teacher when Blue is paid for looking out; an unoccupied road of the school takes him along."""
    story = tale("Red Blue", TOWER, "1 Red", "2 Blue", also=("watchtowers",))
    assert story.payments() == ["watchtower: Blue 3 (3 tower_roads 3)"]
    assert moves(story) == ["to Red", "to Blue"]


def test_the_points_of_a_message_are_no_scoring_for_the_teacher() -> None:
    """Red has the teacher. By a watchtower he comes to 5 and draws a card for two points."""
    drawing = TOWER.replace("2WT", "3WT") + "2U→ . ."
    story = tale("Red Blue", drawing, "1 Red", "3 Red ?", also=("watchtowers", "messages"))
    stand(story, "Red", 2, 0).choose("pass").choose("marker").choose("take_points").choose("messenger")
    assert counters(story, "Red") == (5, 2) and teacher(story) == "Red"
    assert not any(line.startswith("teacher") for line in story.payments())


# Red has the teacher when Blue's road in the west is completed
WEST = "3A← 2U↑ [SCHOOL] # 1A→"


def test_the_points_of_the_teacher_move_a_counting_figure_by_themselves() -> None:
    story = tale("Red Blue", WEST, "1 Red", "2 Blue road:E", "3 Red pass; ?", also=("messages",))
    assert asked(story) == ("counting_figure", "Blue")
    story.choose("marker")
    assert asked(story) == ("counting_figure", "Red")
    story.choose("messenger")
    assert (counters(story, "Blue"), counters(story, "Red")) == ((3, 0), (0, 3))


def test_the_robber_baron_goes_to_whoever_completes_the_road_as_ever() -> None:
    story = tale("Red Blue", WEST, "1 Red", "2 Blue road:E", "3 Red", also=("king_and_robber",))
    assert story.game.view()["modules"]["king_and_robber"]["robber"] == {"holder": 0, "tiles": 3}
    assert moves(story) == ["to Red", "back from Red", "to Red"]


def test_the_teacher_copies_a_value_with_its_buildings() -> None:
    lines = ("1 Red", "2 Blue road:E", "3 Red build building -2,0")
    story = tale("Red Blue", WEST, *lines, also=("little_buildings",))
    assert story.payments() == [
        "road: Blue 4 (3 tiles 3, 1 little_buildings 1)",
        "teacher: Red 4 (1 teacher 4)",
    ]


def test_the_teacher_copies_the_flags_of_bathhouses() -> None:
    story = tale("Red Blue", WEST.replace("2U↑", "2BH_r5→"), "1 Red", "2 Blue road:E", "3 Red", also=("bathhouses",))
    assert story.payments() == ["road: Blue 8 (3 tiles 3, 1 bath_flags 5)", "teacher: Red 8 (1 teacher 8)"]


def test_the_teacher_brings_no_gold() -> None:
    drawing = WEST.replace("2U↑", "2GO_rNS_rEW↑")
    story = tale("Red Blue", drawing, "1 Red", "2 Blue road:E", "3 Red", also=("goldmines",))
    assert story.payments() == ["road: Blue 3 (3 tiles 3)", "teacher: Red 3 (1 teacher 3)"]
    assert story.game.view()["modules"]["goldmines"]["owned"] == [0, 2]


def test_the_points_of_the_fairy_are_not_copied() -> None:
    drawing = """
        5A← 2U↑ [SCHOOL] #   1A→
        .   .   4U→      3U→ .
    """
    lines = ("1 Red", "2 Blue road:E", "4 Blue fairy follower/1@road:E@-1,0", "5 Red")
    story = tale("Red Blue", drawing, *lines, also=("princess_and_dragon",))
    assert story.payments() == [
        "road: Blue 3 (3 tiles 3)",
        "fairy: Blue 3 (1 fairy 3)",
        "teacher: Red 3 (1 teacher 3)",
    ]


# A German castle beside the school, with all ten squares around it
CASTLE = """
    .        2U→ 3B↑   4E↓ 6B↑
    [SCHOOL] #   1GB3↑ #   5A→
    .        7U→ 8B↑   9A↓ 10E→
"""


def test_the_lord_of_a_german_castle_is_paid_twice_by_his_teacher() -> None:
    """The castle ends a road of the school, so Red takes the teacher with it."""
    story = tale("Red Blue", CASTLE, "1 Red german_castle", "10 Blue", also=("german_castles",))
    assert story.payments() == [
        "german_castle: Red 12 (1 german_castle 12)",
        "teacher: Red 12 (1 teacher 12)",
    ]


# Tile 3 closes Red's small city, which becomes a castle; tile 5 completes Blue's road beside it
BESIDE_A_CASTLE = """
    .        5A↑ 3E↓
    .        4U→ 2E↑
    [SCHOOL] #   1A→
"""


def test_beside_a_castle_both_the_lord_and_the_teacher_copy_the_value() -> None:
    """A city that becomes a castle is not scored, so Green still has the teacher when the road is."""
    lines = ("1 Green", "2 Red city:N", "3 Red pass; fortify city:S", "4 Blue road:N", "5 Blue")
    also = ("bridges_castles_bazaars",)
    story = tale("Green Red Blue", BESIDE_A_CASTLE, *lines, also=also, options={"bazaars": False})
    assert story.payments() == [
        "road: Blue 3 (3 tiles 3)",
        "teacher: Green 3 (1 teacher 3)",
        "castle: Red 3 (1 lord 3)",
    ]


# Tile 1 joins a road of the school to a cathedral, and Red takes the teacher; tile 4 completes Blue's road and it
CATHEDRAL = """
    4A← 2U↑ 1GC1↑ [SCHOOL] #
    .   .   3A↓   .        .
"""


@pytest.mark.parametrize(("learns", "bonus"), [("road:E@-2,0", 6), ("german_cathedral@-1,0", 7)])
def test_between_a_road_and_an_archbishop_the_holder_chooses(learns: str, bonus: int) -> None:
    lines = ("1 Red german_cathedral", "2 Blue road:E", "4 Red ?")
    story = tale("Red Blue Green", CATHEDRAL, *lines, also=("german_cathedrals",))
    held_by(story, "Green").choose("pass")
    assert story.payments() == [
        "road: Blue 6 (3 tiles 3, 1 german_cathedral 3)",
        "german_cathedral: Red 7 (7 sections 7)",
    ]
    assert asked(story) == ("teacher_share", "Green")
    assert story.options() == {"learn road:E@-2,0", "learn german_cathedral@-1,0"}
    story.choose(f"learn {learns}")
    assert story.payments("teacher") == [f"teacher: Green {bonus} (1 teacher {bonus})"] and teacher(story) is None


def test_an_archbishop_who_holds_the_teacher_is_paid_twice() -> None:
    """Nobody stands on the road that tile 4 completes."""
    story = tale("Red Blue Green", CATHEDRAL, "1 Red german_cathedral", "4 Red", also=("german_cathedrals",))
    assert story.payments() == [
        "german_cathedral: Red 7 (7 sections 7)",
        "teacher: Red 7 (1 teacher 7)",
    ]


# Red completes his own road of the school with a tile that brings his builder a second part; there he completes a city
BUILDER = """
    .   .   6E↓ .        .
    .   4B↑ 2E↑ .        .
    5A← 3U↑ 1U↑ [SCHOOL] #
"""


def test_the_teacher_of_the_first_part_of_a_turn_is_paid_in_the_second() -> None:
    lines = ("1 Red road:E", "2 Blue city:N", "3 Red builder road:E", "5 Red pass", "6 Red again")
    story = tale("Red Blue", BUILDER, *lines, also=("traders_and_builders",))
    assert story.payments() == [
        "road: Red 4 (4 tiles 4)",
        "city: Blue 4 (2 tiles 4)",
        "teacher: Red 4 (1 teacher 4)",
    ]
    assert moves(story) == ["to Red", "back from Red"]


SHRINE = """
    8E↑ 7E↑    9U→      .
    6E← 3CU_s↑ 4U→      .
    5E← 2E↓    1U→      .
    .   .      [SCHOOL] #
"""


def test_a_completed_cult_place_pays_the_teacher() -> None:
    story = tale("Red Blue Green", SHRINE, "3 Green shrine", "9 Green ?", also=("cult",))
    held_by(story, "Red").choose("pass")
    assert story.payments() == ["shrine: Green 9 (1 shrine 9)", "teacher: Red 9 (1 teacher 9)"]


ABBEY = """
    6E↑ 7E↑     8U→      .
    5E← 9ABBEY↑ 3U→      .
    4E← 2E↓     1U→      .
    .   .       [SCHOOL] #
"""


def test_a_completed_abbey_pays_the_teacher() -> None:
    story = tale("Red Blue Green", ABBEY, "9 Green ?", also=("abbey_and_mayor",), rest="B U")
    held_by(story, "Red").choose("follower abbey")
    assert story.payments() == ["abbey: Green 9 (1 abbey 9)", "teacher: Red 9 (1 teacher 9)"]


def test_sheep_are_no_scoring_for_the_teacher() -> None:
    """Red's crossing completes a road of the school; then Blue's flock goes home."""
    drawing = """
        [SCHOOL] # 1X↑ 2V↑
        .        . 4V↓ 3V→
    """
    line = "4 Blue shepherd field:NR"
    story = tale("Red Blue", drawing, "1 Red", line, also=("hills_and_sheep",), draws=lots("3"))
    assert story.payments() == ["sheep: Blue 3 (3 sheep 3)"] and moves(story) == ["to Red"]


def test_what_only_a_lord_is_paid_for_does_not_pay_the_teacher() -> None:
    """Nobody owns the road beside the castle: the teacher goes from one to the other."""
    lines = ("1 Green", "2 Red city:N", "3 Red pass; fortify city:S", "5 Blue")
    also = ("bridges_castles_bazaars",)
    story = tale("Green Red Blue", BESIDE_A_CASTLE, *lines, also=also, options={"bazaars": False})
    assert story.payments() == ["castle: Red 3 (1 lord 3)"]
    assert moves(story) == ["to Green", "to Blue"]


# Farmers of Red and Blue in a field at two completed cities
BARN = """
    [SCHOOL] # 1U↑ 2D↑ 3W↑  6U↑  7W↑  8U↑ .
    .        . 5E→ 4E← 11A↓ 13B↑ 12A↓ 9E→ 10E←
"""


@pytest.mark.parametrize(("holder", "bonus"), [("Red", 6), ("Blue", 8), ("Green", 8)])
def test_of_farmers_who_are_paid_differently_by_a_barn(holder: str, bonus: int) -> None:
    """Blue has a pig. An owner gets his own amount once more, anybody else the highest."""
    also = ("abbey_and_mayor", "traders_and_builders")
    story = tale("Red Blue Green", BARN, "13 Red ?", also=also)
    put(story, "Red field:ER@4,0", "Blue field:NL@3,1", "Blue pig field:NL@3,1")
    held_by(story, holder).choose("barn NW@5,1")
    assert story.payments("field") == ["field: Red 6 (2 cities 6); Blue 8 (2 cities 6, 2 pig 2)"]
    assert story.payments("teacher") == [f"teacher: {holder} {bonus} (1 teacher {bonus})"] and teacher(story) is None
