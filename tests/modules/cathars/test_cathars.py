"""The Cathars, as their sheet has them: worked examples S1 and X1 to X6, edge cases, and other modules."""

from __future__ import annotations

from typing import Any

import pytest

from helpers.story import Story
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.turn_order import turn_order
from modules.abbey_and_mayor.tales import APART, BARN_AND_FARMERS_APART
from modules.messages.tales import drawn_card

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "cathars")


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    more.setdefault("tiles", MODULES)
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


# A city of five tiles with a pennant; the last one is besieged
FIVE = """
    3N↓ 4CT_cN←
    2F→ .
    1G→ .
    [D] .
"""


def test_x1_a_completed_city_loses_a_point_for_each_tile_and_pennant() -> None:
    story = tale("Red Blue", FIVE, "1 Red city:N")
    assert story.payments() == ["city: Red 6 (5 tiles 10, 1 pennants 2, 1 siege -6)"]


def test_without_sieges_it_does_not() -> None:
    story = tale("Red Blue", FIVE, "1 Red city:N", options={"siege": False})
    assert story.payments() == ["city: Red 12 (5 tiles 10, 1 pennants 2)"]


# A cathedral in the middle
CATHEDRAL = """
    .   4E↓   .
    2E→ 1EK↑ 3CT_cN←
    .   [D]   .
"""


def test_x2_with_a_cathedral_two_points_are_left_for_each_tile() -> None:
    tiles = (*MODULES, "inns_and_cathedrals")
    story = tale("Red Blue", CATHEDRAL, "1 Red city:N", also=("inns_and_cathedrals",), tiles=tiles)
    assert story.payments() == ["city: Red 10 (5 tiles 10, 1 cathedral 5, 1 siege -5)"]


@pytest.mark.parametrize("cathedral", [False, True])
def test_x3_unfinished_it_is_worth_nothing_with_or_without_a_cathedral(cathedral: bool) -> None:
    drawing = CATHEDRAL.replace("4E↓", ".") if cathedral else "1CT_cNW↓\n[D]"
    line = "1 Red city:N" if cathedral else "1 Red city:E"
    tiles = (*MODULES, "inns_and_cathedrals")
    story = tale("Red Blue", drawing, line, also=("inns_and_cathedrals",), tiles=tiles).end()
    assert story.payments("city") == ["final city: Red 0 (1 siege 0)"]


# The city above the start tile is besieged; two more cities beside it
THREE_CITIES = """
    5E↓ .        3E↓
    4E↑ 1CT_cN↓  2E↑
    .   [D]      .
"""


def test_s1_a_besieged_city_is_worth_six_to_farmers() -> None:
    story = tale("Red Blue", "1CT_cN↓ 2B↑\n[D] .", "2 Blue field:NL").end()
    assert story.payments("field") == ["final field: Blue 6 (1 cities 3, 1 siege 3)"]


def test_x4_with_a_pig_all_of_it_is_doubled() -> None:
    story = tale("Red Blue", THREE_CITIES, "2 Blue field:EL").end()
    assert story.payments("field") == ["final field: Blue 12 (3 cities 9, 1 siege 3)"]
    lines = ("2 Blue field:EL", "4 Blue pig field:EL")
    story = tale("Red Blue", THREE_CITIES, *lines, also=("traders_and_builders",)).end()
    assert story.payments("field") == ["final field: Blue 16 (3 cities 9, 3 pig 3, 1 siege 4)"]


def test_x5_a_barn_gets_twice_as_much_for_a_besieged_city() -> None:
    """Farmers who are joined to it get 2 and 1; the barn 8 and 4 at the end."""
    drawing = BARN_AND_FARMERS_APART.replace("E", "CT_cN", 1)
    story = tale(
        "Red Blue", drawing, *APART, "13 Red pass", also=("abbey_and_mayor",), tiles=(*MODULES, "abbey_and_mayor")
    )
    assert story.payments("field") == ["field: Red 3 (2 cities 2, 1 siege 1); Blue 3 (2 cities 2, 1 siege 1)"]
    (barn,) = story.end().payments("barn")
    assert barn.endswith("1 siege 4)")


# Two besieged cities, whose siege tiles lie beside the same cloister
TWO_CITIES = """
    .         [D] .
    .         1B↑ .
    4CT_cNW←  2B↑ 3CT_cN↓
"""


def test_x6_one_knight_of_two_cities_may_escape() -> None:
    story = tale("Red Blue", TWO_CITIES, "3 Red city:S", "4 Red city:S; ?")
    knights = ("follower/0@city:S@1,2", "follower/0@city:S@-1,2")
    assert story.game.decision.step == "siege_escape"
    assert story.options() == {"pass", *(f"escape {knight}" for knight in knights)}
    story.choose(f"escape {knights[0]}")
    assert story.standing() == {"Red city:S@-1,2"}
    assert story.supply() == {"Red": 6, "Blue": 7} and story.points() == {"Red": 0, "Blue": 0}
    assert story.game.decision.step == "place_tile", "one in a turn"
    assert "Red takes a follower out of a besieged city." in story.told()


def test_without_escape_nobody_is_asked() -> None:
    story = tale("Red Blue", TWO_CITIES, "3 Red city:S", "4 Red city:S", options={"escape": False})
    assert story.standing() == {"Red city:S@-1,2", "Red city:S@1,2"}
    assert story.game.decision.step == "place_tile"


def test_only_own_knights_escape() -> None:
    story = tale("Red Blue", TWO_CITIES, "3 Red city:S", "4 Blue pass")
    assert story.game.decision.step == "place_tile"


# The cloister lies beside the start tile, but not beside the siege tile of its city
FAR = "1CT_cNW↓ .\n[D] 3U↑\n2B↑ ."


@pytest.mark.parametrize("where", ["siege_tile", "any_tile"])
def test_beside_which_tile_the_cloister_lies(where: str) -> None:
    story = tale(
        "Red Blue",
        FAR,
        "1 Red city:E",
        "3 Red pass" if where == "siege_tile" else "3 Red pass; ?",
        options={"siege_escape": where},
    )
    assert (story.game.decision.step == "siege_escape") == (where == "any_tile")


# Tile 3 completes a besieged city beside a cloister
COMPLETED = "3CT_cN↓ 2B↑\n[D] 1U↑"


def test_who_escapes_from_a_city_that_is_just_completed_gets_nothing_for_it() -> None:
    story = tale("Red Blue", COMPLETED, "3 Red city:S; escape follower/0@city:S@0,-1")
    assert story.payments() == [] and story.supply() == {"Red": 7, "Blue": 7}
    story = tale("Red Blue", COMPLETED, "3 Red city:S; pass")
    assert story.payments() == ["city: Red 2 (2 tiles 4, 1 siege -2)"]


def test_a_tiny_city_of_two_points_is_worth_nothing() -> None:
    story = tale("Red Blue", COMPLETED, "3 Red city:S; pass", options={"tiny_city": "two_points"})
    assert story.payments() == ["city: Red 0 (2 tiles 2, 1 siege -2)"]


def test_a_castle_in_its_place_is_not_besieged() -> None:
    """The lord gets the road of three tiles and leaves a finished castle, worth 4 to the farmer."""
    drawing = ".   1CT_cN↓ 2B↑\n4A← [D] 3A→"
    lines = ("1 Red city:S; fortify city:S", "2 Blue field:NL")
    story = tale("Red Blue", drawing, *lines, also=("bridges_castles_bazaars",)).choose("place 0,1 N")
    while not story.game.over:
        story.choose("pass")
    assert story.payments("castle") == ["castle: Red 3 (1 lord 3)"]
    assert story.payments("field") == ["final field: Blue 4 (1 cities 3, 1 finished_castles 1)"]


def test_a_field_at_any_part_of_the_city_gets_the_double_value() -> None:
    """The farmer is beside tile 1; the siege is two tiles away."""
    story = tale("Red Blue", FIVE, "1 Red field:EL").end()
    assert story.payments("field") == ["final field: Red 6 (1 cities 3, 1 siege 3)"]


@pytest.mark.parametrize(
    ("kind", "module"),
    [
        ("big_follower", "inns_and_cathedrals"),
        ("mayor", "abbey_and_mayor"),
        ("wagon", "abbey_and_mayor"),
        ("phantom", "phantom"),
    ],
)
def test_every_kind_of_follower_may_escape(kind: str, module: str) -> None:
    placed = f"field:NL; {kind} city:S" if kind == "phantom" else f"{kind} city:S"
    line = f"3 Red {placed}; escape {kind}/0@city:S@0,-1"
    story = tale("Red Blue", COMPLETED, line, also=(module,))
    assert story.payments("city") == [] and story.supply(kind)["Red"] == 1


# The siege tile in the middle, a cloister on its other side; tile 3 completes the city
EXTENDED = "2B↑ 1CT_cNW↓ 3E←\n.   [D]      ."


def test_a_builder_goes_home_with_the_last_knight() -> None:
    """He is in the city because tile 3 leaves it open."""
    drawing = EXTENDED.replace("3E←", "3G↑")
    lines = ("1 Red city:E", "3 Red builder city:E; escape follower/0@city:E@0,-1")
    story = tale("Red Blue", drawing, *lines, also=("traders_and_builders",))
    assert (story.supply()["Red"], story.supply("builder")["Red"], story.standing()) == (7, 1, set())


def test_one_of_two_siege_tiles_beside_a_cloister_is_enough() -> None:
    drawing = EXTENDED.replace("3E←", "3CT_cN←")
    story = tale("Red Blue", drawing, "3 Red city:W; escape follower/0@city:W@1,-1")
    assert story.supply()["Red"] == 7


def test_the_cloister_may_be_placed_in_this_turn() -> None:
    story = tale("Red Blue", EXTENDED.replace("3E←", "."), "1 Red city:E", "2 Red pass; ?")
    assert story.game.decision.step == "siege_escape"


@pytest.mark.parametrize(("tile", "module"), [("CU_s", "cult"), ("MG2", "monasteries")])
def test_what_else_counts_as_a_cloister(tile: str, module: str) -> None:
    """A cult place, and a monastery, with or without an abbot."""
    drawing = COMPLETED.replace("2B", f"2{tile}")
    story = tale("Red Blue", drawing, "3 Red city:S; ?", also=(module,), tiles=(*MODULES, module))
    assert story.may("escape follower/0@city:S@0,-1")


TWO_PARTS = """
    .        [D] 5U↑     6U↑ 7U↑ 8U↑
    .        1B↑ .       .   .   .
    4CT_cNW← 2B↑ 3CT_cN↓ .   .   .
"""


def test_in_each_part_of_a_double_turn_one_knight_may_escape() -> None:
    knights = ("follower/0@city:S@1,2", "follower/0@city:S@-1,2")
    lines = (
        *("3 Red city:S", "4 Red city:S; pass", "5 Red road:E; pass", "6 Red builder road:E; pass"),
        *(f"7 Red pass; escape {knights[0]}", f"8 Red again pass; escape {knights[1]}"),
    )
    story = tale("Red Blue", TWO_PARTS, *lines, also=("traders_and_builders",), rest="V")
    assert story.standing() == {"Red road:E@1,0", "Red builder road:E@2,0"}


def test_the_king_counts_the_tiles_of_a_besieged_city() -> None:
    story = tale("Red Blue", FIVE, "1 Red city:N", also=("king_and_robber",))
    assert story.game.view()["modules"]["king_and_robber"]["king"]["tiles"] == 5


def test_its_rows_of_the_turn_order() -> None:
    rows = {row.step: (row.phase, row.number) for row in turn_order([BUILT["cathars"]], {})}
    assert rows == {
        "siege_escape": ("P4", "2.4-1"),
        "mod_siege": ("P5", "2.5-29"),
        "final_siege_zero": ("final", "E-25"),
        "final_siege_fields": ("final", "E-32"),
    }


def test_a_cloister_on_a_triangle_counts_for_the_whole_cell() -> None:
    drawing = """
        4CT_cN↓ 2I-04↑
        [D]     1U↑
        .       3B↑
    """
    story = tale("Red Blue", drawing, "4 Red city:S; ?", also=("half_so_wild",), tiles=(*MODULES, "half_so_wild"))
    assert story.may("escape follower/0@city:S@0,-1")


def test_a_message_finds_an_unfinished_besieged_city_worth_nothing() -> None:
    """It is the smallest one, so it must be taken: 0 points, and the knight goes home."""
    drawing = """
        3E↓ .
        [D] 1U↑
        .   2CT_cN↓
    """
    story = drawn_card("smallest_city", drawing, "Red city:S@1,1", others=("cathars",))
    story.choose("carry_out smallest_city")
    assert story.awards() == [] and story.supply()["Red"] == 7
