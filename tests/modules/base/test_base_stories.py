"""The worked examples of the base game, S1 to S18 and X1 to X6 of its rule sheet, with tiles and choices.

How to read a drawing: see story.py.
"""

from __future__ import annotations

import pytest

from helpers.story import Story

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- during play ------------------------------------------------------------------------------------


def test_s1_a_road_of_three_tiles_between_crossings() -> None:
    story = Story(
        "Red Blue",
        """
        [D]  .   .
        1W↑ 2U↑ 3W↑
        """,
        "1 Red road:E",
    )
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]
    assert story.points() == {"Red": 3, "Blue": 0}
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_s2_a_road_of_four_tiles_from_a_monastery_to_a_crossing() -> None:
    story = Story(
        "Red Blue",
        """
        [D]  .   .
        1A← 2U↑ 3V↑
         .   .  4W→
        """,
        "1 Red road:E",
    )
    assert story.payments() == ["road: Red 4 (4 tiles 4)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_s3_a_city_of_three_tiles_with_a_pennant() -> None:
    story = Story(
        "Red Blue",
        """
        1M↓ 2E←
        [D]  .
        """,
        "1 Red city:E",
    )
    assert story.payments() == ["city: Red 8 (3 tiles 6, 1 pennants 2)"]
    assert story.points() == {"Red": 8, "Blue": 0}
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_s4_a_tile_with_two_parts_of_the_city_counts_once() -> None:
    """The cities north and west on tile I are two; the other three tiles make them one."""
    story = Story(
        "Red Blue",
        """
        [D]  .
        1N↓ 2N←
        3N→ 4I↑
        """,
        "1 Red city:E",
    )
    assert story.payments() == ["city: Red 8 (4 tiles 8)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_s5_two_knights_are_joined_and_both_are_paid_in_full() -> None:
    story = Story(
        "Red Blue",
        """
        [D] 1U↑ 2U↑ 3U↑
        4E→ 6F↑ 7G↑ 5E←
        """,
        "4 Blue city:E",
        "5 Red city:W",
    )
    assert story.payments() == ["city: Red 10 (4 tiles 8, 1 pennants 2); Blue 10 (4 tiles 8, 1 pennants 2)"]
    assert story.points() == {"Red": 10, "Blue": 10}
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_s6_a_monastery_is_completed_by_its_eighth_neighbour() -> None:
    story = Story(
        "Red Blue",
        """
        2U↑ [D] 3U↑
        4E← 1B↑ 5E→
        6B↑ 7B↑ 8B↑
        """,
        "1 Red monastery",
        "7 Red monastery",
    )
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert story.supply() == {"Red": 6, "Blue": 7}
    assert story.standing() == {"Red monastery@0,2"}


def test_s7_a_city_is_completed_claimed_scored_and_left_in_one_turn() -> None:
    story = Story(
        "Red Blue",
        """
        1E↓
        [D]
        """,
        "1 Red city:S",
    )
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_s7_a_road_is_completed_claimed_scored_and_left_in_one_turn() -> None:
    story = Story(
        "Red Blue",
        """
        [D]  .   .
        1W↑ 2U↑ 3W↑
        """,
        "3 Red road:W",
    )
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_x1_two_caps_face_to_face() -> None:
    story = Story(
        "Red Blue",
        """
        [D]
        1E↓
        2E↑
        """,
        "1 Red city:S",
    )
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]


def test_x2_cap_band_cap() -> None:
    story = Story(
        "Red Blue",
        """
        [D]  .   .
        1E→ 2F↑ 3E←
        """,
        "1 Blue city:E",
    )
    assert story.payments() == ["city: Blue 8 (3 tiles 6, 1 pennants 2)"]
    assert story.points() == {"Red": 0, "Blue": 8}


def test_x3_the_majority_takes_all_and_all_three_knights_go_home() -> None:
    """Three caps with a knight each; tile R in the middle makes them one city."""
    story = Story(
        "Red Blue",
        """
        [D] 1U↑ 2U↑
        3E→ 7R↓ 4E←
        5B↑ 6E↑  .
        """,
        "3 Red city:E",
        "4 Blue city:W",
        "6 Blue city:N",
    )
    assert story.payments() == ["city: Blue 8 (4 tiles 8)"]
    assert story.points() == {"Red": 0, "Blue": 8}
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_x4_a_ring_of_four_bends_is_a_completed_road() -> None:
    story = Story(
        "Green Red",
        """
        [D]  .
        1V← 2V↑
        4V↓ 3V→
        """,
        "1 Green road:E",
    )
    assert story.payments() == ["road: Green 4 (4 tiles 4)"]
    assert story.supply() == {"Green": 7, "Red": 7}


# --- deploying --------------------------------------------------------------------------------------


def test_s16_the_city_is_taken_so_only_a_farmer_may_be_put() -> None:
    story = Story(
        "Red Blue",
        """
        1M↓ 2N↑
        [D]  .
        """,
        "1 Red city:E",
        "2 Blue ?",
    )
    assert story.options() == {"pass", "follower field:EL"}


def test_s17_the_big_field_is_taken_but_not_the_small_one() -> None:
    """A farmer lies three tiles away; of the two meadows of tile J only the one in its corner is free."""
    story = Story(
        "Red Blue",
        """
        [D]  .   .   .
        1B↑ 2B↑ 3B↑ 4J↑
        """,
        "1 Red field:NL",
        "4 Blue ?",
    )
    assert story.options() == {"pass", "follower city:N", "follower road:E", "follower field:ER"}


def test_s18_a_tile_joins_the_fields_of_three_farmers() -> None:
    """The roads of X and the first city part three meadows; tile A joins them. All three farmers stay."""
    story = Story(
        "Red Blue Green Yellow",
        """
        3E↓ 4A↑  .
        [D] 1X↑ 2D↑
        """,
        "1 Red field:NL",
        "2 Blue field:EL",
        "3 Green field:NL",
        "4 Yellow ?",
    )
    assert story.options() == {"pass", "follower monastery", "follower road:S"}
    story.choose("pass")
    assert story.standing() == {"Red field:NL@1,0", "Blue field:EL@2,0", "Green field:NL@0,-1"}
    (field,) = [each for each in story.game.view()["features"] if "field:NL@1,-1" in each["segments"]]
    assert field["followers"] == [1, 1, 1, 0]


# --- final scoring ----------------------------------------------------------------------------------


def test_s8_an_unfinished_city() -> None:
    story = Story(
        "Blue Red",
        """
        2E→ 1R↓
         .  [D]
        """,
        "1 Blue city:E",
    ).end()
    assert story.payments() == ["final city: Blue 3 (3 tiles 3)"]
    assert story.points() == {"Blue": 3, "Red": 0}
    assert story.supply() == {"Blue": 7, "Red": 7}


def test_s9_majority_in_a_big_unfinished_city() -> None:
    """Two green knights and a black one; the city is open below tile Q."""
    story = Story(
        "Green Black",
        """
        [D] 1U↑ 2U↑ 3U↑ 4U↑
        5E→ 8F↑ 6F↑ 9Q↓ 7E←
        """,
        "5 Green city:E",
        "6 Black city:E",
        "7 Green city:W",
    ).end()
    assert story.payments() == ["final city: Green 8 (5 tiles 5, 3 pennants 3)"]
    assert story.points() == {"Green": 8, "Black": 0}
    assert story.supply() == {"Green": 7, "Black": 7}


def test_s10_an_unfinished_road_and_a_monastery_with_four_neighbours() -> None:
    story = Story(
        "Yellow Red",
        """
        3U↑ [D]  .   .
         .  1B↑  .   .
         .  2W↑ 4U↑ 5U↑
        """,
        "1 Yellow monastery",
        "2 Red road:E",
    ).end()
    assert story.payments() == ["final monastery: Yellow 5 (5 squares 5)", "final road: Red 3 (3 tiles 3)"]
    assert story.points() == {"Yellow": 5, "Red": 3}
    assert story.supply() == {"Yellow": 7, "Red": 7}


def test_x5_an_unfinished_city_with_a_pennant() -> None:
    story = Story(
        "Black Red",
        """
         .  [D]
         .  1E↓
        3E→ 2C↑
        """,
        "2 Black city:N",
    )
    assert story.payments() == []
    story.end()
    assert story.payments() == ["final city: Black 4 (3 tiles 3, 1 pennants 1)"]


def test_x6_a_monastery_with_seven_neighbours() -> None:
    story = Story(
        "Red Blue",
        """
        2U↑ [D] 3U↑
        4E← 1B↑ 5E→
        6B↑ 7B↑  .
        """,
        "1 Red monastery",
    ).end()
    assert story.payments() == ["final monastery: Red 8 (8 squares 8)"]


FED_AND_UNFED = """
     .  6E↓
    2E↓ 5E↑
    [D] 1U↑
    3E↓ 7N↓
    4E↑  .
"""


def test_s11_an_unfinished_city_feeds_nobody() -> None:
    """Blue farms north of the road at two completed cities, Red south of it at one and the unfinished N."""
    story = Story("Blue Red", FED_AND_UNFED, "1 Blue field:NL", "3 Red field:NL").end()
    assert story.payments() == ["final field: Blue 6 (2 cities 6)", "final field: Red 3 (1 cities 3)"]
    assert story.points() == {"Blue": 6, "Red": 3}


def test_s12_three_cities_at_one_field() -> None:
    story = Story(
        "Blue Red",
        """
         .  4E↓ 6E↓
        1E↓ 3E↑ 5E↑
        [D] 2U↑  .
        """,
        "1 Blue field:NL",
    ).end()
    assert story.payments() == ["final field: Blue 9 (3 cities 9)"]


# City A is [D], F and the cap above; the meadow west of F is the small field. City B is the other D with its
# cap. The big field is all the rest north of the road: tile A joins its pieces at last.
TWO_FIELDS = """
    5E↓ 7A↑  .
    3F→ 6U→ 4E↓
    [D] 1X↑ 2D↑
"""


def test_s13_two_owners_of_the_big_field_and_one_of_the_small() -> None:
    story = Story(
        "Red Yellow Blue",
        TWO_FIELDS,
        "1 Red field:NL",
        "2 Yellow field:EL",
        "3 Blue field:WL",
        "4 Red field:NL",
        "5 Yellow field:NL",
    )
    assert story.supply() == {"Red": 5, "Yellow": 5, "Blue": 6}
    story.end()
    assert story.payments() == [
        "final field: Red 6 (2 cities 6); Yellow 6 (2 cities 6)",
        "final field: Blue 3 (1 cities 3)",
    ]
    assert story.points() == {"Red": 6, "Yellow": 6, "Blue": 3}


def test_s14_majority_in_the_big_field() -> None:
    story = Story(
        "Red Yellow Blue",
        TWO_FIELDS,
        "1 Red field:NL",
        "2 Yellow field:EL",
        "3 Blue field:WL",
        "4 Red field:NL",
    ).end()
    assert story.payments() == ["final field: Red 6 (2 cities 6)", "final field: Blue 3 (1 cities 3)"]
    assert story.points() == {"Red": 6, "Yellow": 0, "Blue": 3}


# Cities A ([D] and its cap) and B (the D beside it) part field 1, above them, from field 2, below them.
# Tile A joins the two pieces of field 2 and leads it to city C in the east. The D in the west is
# unfinished. South of the road lies field 3 with the four cities of the H tiles.
LONG_EXAMPLE = """
     .   1E↓  9E↓  .  18A↑ 17E↓
    2D↑  [D]  4D↑ 5U↑ 6X↑  10D↑
     .   3E↓ 13B↑  .   .    .
     .   7H↑ 14B↑  .   .    .
     .   8H↑ 15B↑  .   .    .
     .  11H↑ 16B↑  .   .    .
     .  12E↑   .   .   .    .
"""
LONG_FARMERS = (
    "1 Blue field:NL",
    "5 Blue field:NL",
    "6 Red field:NR",
    "7 Yellow field:EL",
    "8 Black field:EL",
    "11 Yellow field:EL",
)


def test_s15_the_long_example() -> None:
    story = Story("Blue Red Yellow Black", LONG_EXAMPLE, *LONG_FARMERS).end()
    assert story.payments() == [
        "final field: Blue 6 (2 cities 6)",
        "final field: Blue 9 (3 cities 9); Red 9 (3 cities 9)",
        "final field: Yellow 12 (4 cities 12)",
    ]
    assert story.points() == {"Blue": 15, "Red": 9, "Yellow": 12, "Black": 0}
    assert story.supply() == {"Blue": 7, "Red": 7, "Yellow": 7, "Black": 7}
