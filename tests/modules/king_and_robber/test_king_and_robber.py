"""King & Robber: the worked examples K1 to K6 of its rule sheet, and its edge cases.

K5 is told in test_count_end.py. How to read a drawing: see story.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from helpers.belonging import check_owned
from helpers.story import Story
from languedoc.carcassonne.events import Awarded, GameOver
from languedoc.carcassonne.modules.king_and_robber.rules import CardTaken
from languedoc.carcassonne.words import notices, turns
from languedoc.terminal.panel import table_of_points

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "king_and_robber")


def told(seats: str, drawing: str, *lines: str, **more: Any) -> Story:
    return Story(seats, drawing, *lines, **{"modules": MODULES, **more})


def held(story: Story, card: str) -> tuple[str, int]:
    """Who holds a card, and its record."""
    shown = story.game.view()["modules"]["king_and_robber"][card]
    return "nobody" if shown["holder"] is None else story.names[shown["holder"]], shown["tiles"]


def taken(story: Story) -> list[str]:
    return [line for line in story.told() if " takes the " in line]


# --- during play ------------------------------------------------------------------------------------

CITIES = """
    3E↓  .   .   .   .
    [D]  .   .   .   .
    1E↓  .   .   .   .
    2E↑  .   .   .   .
    4E→ 5F↑ 6F↑ 7G↑ 8E←
"""


def test_nobody_holds_a_card_at_first() -> None:
    story = told("Red Blue", "[D] 1U↑", "1 Red")
    assert held(story, "king") == ("nobody", 0)
    assert held(story, "robber") == ("nobody", 0)
    assert notices(story.game) == []


def test_k1_the_king_goes_to_whoever_completes_the_first_city_not_to_its_owner() -> None:
    story = told("Red Blue Green", "[D]\n1E↓\n2E↑", "1 Red city:S", "2 Blue")
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert held(story, "king") == ("Blue", 2)
    assert taken(story) == ["Blue takes the King."]
    assert notices(story.game) == ["King: Blue, 2 tiles"]


def test_k2_a_city_of_the_same_size_moves_nothing() -> None:
    story = told("Red Blue Green", "3E↓\n[D]\n1E↓\n2E↑", "1 Red city:S", "2 Blue", "3 Red")
    assert held(story, "king") == ("Blue", 2)
    assert taken(story) == ["Blue takes the King."]


def test_k3_a_larger_city_does() -> None:
    story = told("Red Blue Green", CITIES, "1 Red city:S", "2 Blue", "3 Red", "8 Green")
    assert held(story, "king") == ("Green", 5)
    assert taken(story) == ["Blue takes the King.", "Green takes the King from Blue."]
    assert story.points() == {"Red": 4, "Blue": 0, "Green": 0}, "no points during play"


# The road of monasteries is 6 long. Tile 14 completes one of 3 in its west and one of 7 in its east.
TWO_ROADS_AT_ONCE = """
     1A← [D]  2D↑  3D↑  4D↑  5A→  .    .    .    .
     .   6W↑  7U↑  14W↑ 8U↑  9U↑ 10U↑ 11U↑ 12U↑ 13W↑
"""


def test_k6_of_two_roads_completed_by_one_tile_the_longer_counts() -> None:
    story = told("Blue Yellow", TWO_ROADS_AT_ONCE, "5 Blue", "14 Yellow ?")
    assert held(story, "robber") == ("Blue", 6)
    story.choose("pass")
    assert held(story, "robber") == ("Yellow", 7)
    assert taken(story) == ["Blue takes the Robber.", "Yellow takes the Robber from Blue."]
    assert held(story, "king") == ("nobody", 0)


def test_of_two_roads_that_both_break_the_record_the_longer_sets_it() -> None:
    story = told(
        "Blue Yellow",
        """
        [D] 2U↑ 3U↑  .
        1W↑ 6W↑ 4U↑ 5W↑
        """,
        "6 Yellow",
    )
    assert held(story, "robber") == ("Yellow", 3)
    assert taken(story) == ["Yellow takes the Robber."]


def test_the_holder_keeps_the_king_and_raises_the_record() -> None:
    story = told(
        "Red Blue",
        """
        1E↓  .   .
        [D]  .   .
        2E→ 3F↑ 4E←
        """,
        "1 Red",
        "4 Red",
    )
    assert held(story, "king") == ("Red", 3)
    assert taken(story) == ["Red takes the King."]


def test_pennants_do_not_make_a_city_larger() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .   .
        1E→ 2G↑ 3E←
        4E→ 5F↑ 6E←
        """,
        "3 Red",
        "6 Blue",
    )
    assert held(story, "king") == ("Red", 3)


def test_an_inn_does_not_make_a_road_longer() -> None:
    """Blue's road of two tiles pays 4, but Red's of three is longer."""
    story = told(
        "Red Blue",
        """
        [D]  .   .    .
        1W↑ 2U↑ 3EC↑ 4W↑
        """,
        "3 Red",
        "4 Blue road:W",
        modules=(*MODULES, "inns_and_cathedrals"),
    )
    assert story.payments() == ["road: Blue 4 (2 tiles 2, 1 inn 2)"]
    assert held(story, "robber") == ("Red", 3)


def test_a_tiny_city_still_has_two_tiles() -> None:
    story = told("Red Blue", "1E↓\n[D]", "1 Red city:S", options={"tiny_city": "two_points"})
    assert story.points() == {"Red": 2, "Blue": 0}
    assert held(story, "king") == ("Red", 2)


# The road passes the tile EE twice; all in all it lies on seven tiles.
RING = """
     .  [D]   .
     .  1V←  2V↑
    5V← 4EE↑ 3V→
    6V↓ 7V→   .
"""
RING_TILES = (*MODULES, "inns_and_cathedrals")


def test_a_tile_that_a_road_passes_twice_counts_once() -> None:
    story = told("Red Blue", RING, "1 Red road:E", tiles=RING_TILES)
    assert story.payments() == ["road: Red 7 (7 tiles 7)"]
    assert held(story, "robber") == ("Red", 7)
    assert story.end().payments("Robber") == ["final Robber: Red 1 (1 completed_roads 1)"]


def test_a_ring_is_no_completed_road_where_the_rule_set_says_so() -> None:
    options = {"road_loop_completes": False}
    story = told("Red Blue", RING, tiles=RING_TILES, options=options)
    assert held(story, "robber") == ("nobody", 0)
    assert story.end().payments() == []


def test_a_ring_is_then_not_counted_either() -> None:
    """Between two monasteries there is a road of three tiles; it is the only one."""
    drawing = RING.replace(" .  [D]   .", "9A← [D]  8A→", 1)
    story = told("Red Blue", drawing, "9 Red", tiles=RING_TILES, rest="E", options={"road_loop_completes": False})
    assert held(story, "robber") == ("Red", 3)
    story.choose("place 0,-1 S").choose("pass")
    assert story.payments() == [
        "final King: Blue 1 (1 completed_cities 1)",
        "final Robber: Red 1 (1 completed_roads 1)",
    ]


def test_a_monastery_gives_no_card() -> None:
    story = told(
        "Red Blue",
        """
        2U↑ [D] 3U↑
        4E← 1B↑ 5E→
        6B↑ 7B↑ 8B↑
        """,
        "1 Red monastery",
    )
    assert story.points() == {"Red": 9, "Blue": 0}
    assert taken(story) == []


# --- final scoring ----------------------------------------------------------------------------------

# Nine cities: one above each tile of the row of roads from L to D, and four in the column below the start tile.
# Six roads: W-L, L-D-L, L-L, L-D-W in the row, L-W and W-W below it.
NINE_CITIES_AND_SIX_ROADS = """
     .   8E↓   1E↓       9E↓  10E↓ 11E↓  .
    5W↑  4L↑   [D]       2L↑   3L↑  6D↑ 7W↑
     .    .  12KR_m_cN↓   .   17W↓ 18W↑  .
     .    .   13H↑        .     .    .   .
     .    .   14H↑        .     .    .   .
     .    .   15H↑        .     .    .   .
     .    .  16KR_cN_rW↑  .     .    .   .
"""


def test_k4_a_point_for_each_completed_city_and_road() -> None:
    story = told("Green Blue", NINE_CITIES_AND_SIX_ROADS, "1 Green", "4 Blue")
    assert taken(story) == ["Green takes the King.", "Green takes the Robber.", "Blue takes the Robber from Green."]
    assert story.points() == {"Green": 0, "Blue": 0}, "nobody ever stood there"
    story.end()
    assert story.payments() == [
        "final King: Green 9 (9 completed_cities 9)",
        "final Robber: Blue 6 (6 completed_roads 6)",
    ]
    assert story.points() == {"Green": 9, "Blue": 6}
    assert "Green scores for the King: 9 completed cities = 9." in story.told()
    assert "Blue scores for the Robber: 6 completed roads = 6." in story.told()


def test_the_cards_are_scored_at_the_beginning_of_the_final_scoring() -> None:
    """E-4 and E-5 stand before roads and fields; the replay shows them there, not in the last turn."""
    story = told("Green Blue", NINE_CITIES_AND_SIX_ROADS, "1 Green", "4 Blue", "18 Blue road:E").end()
    assert story.payments()[-1] == "final road: Blue 1 (1 tiles 1)"
    seat, events = turns(story.game.events)[-1]
    assert seat == -1
    assert [type(event) for event in events[:2]] == [Awarded, Awarded]
    assert isinstance(events[-1], GameOver)


def test_the_points_of_the_cards_stand_in_the_table() -> None:
    story = told("Green Blue", NINE_CITIES_AND_SIX_ROADS, "1 Green", "4 Blue").end()
    table = table_of_points(story.game, story.names)
    columns = {str(column.header): [str(cell) for cell in column.cells] for column in table.columns}
    assert columns["King"] == ["9", "0"]
    assert columns["Robber"] == ["0", "6"]
    assert columns["points"] == ["9", "6"]


def test_nobody_scores_for_a_card_that_nobody_has() -> None:
    story = told("Red Blue", "[D] 1U↑", "1 Red").end()
    assert story.payments() == []
    assert held(story, "king") == ("nobody", 0)


# --- in the box -------------------------------------------------------------------------------------


def test_the_tiles_alone_bring_no_cards() -> None:
    story = told("Green Blue", NINE_CITIES_AND_SIX_ROADS, modules=("base",), tiles=MODULES).end()
    assert story.payments() == []
    assert story.game.view()["modules"] == {}
    assert not [event for event in story.game.events if isinstance(event, CardTaken)]


def test_a_card_taken_can_be_taken_back() -> None:
    story = told("Red Blue", "1E↓\n[D]", "1 Red ?")
    game = story.game.copy()
    game.choose("pass")
    assert [event for event in game.events if isinstance(event, CardTaken)] == [CardTaken(0, "King", None)]
    assert held(story, "king") == ("nobody", 0), "the copy goes its own way"


def test_computer_players_learn_from_cards() -> None:
    check_owned(
        "king_and_robber", lambda game, view, seat: [view[card]["holder"] == seat for card in ("king", "robber")]
    )


def test_in_a_double_turn_each_part_is_looked_at() -> None:
    """Tile 7 completes the road of Red's builder, and tile 8, in his second part, a city: he gets both cards."""
    drawing = """
        .   .   .   8E↓ .   .
        .   .   6B↑ 4E↑ .   .
        7A← 5U↑ 3U↑ 2U↑ [D] 1A→
    """
    lines = ("3 Red road:E", "5 Red builder road:E", "7 Red pass", "8 Red again")
    story = told("Red Blue", drawing, *lines, modules=(*MODULES, "traders_and_builders"))
    assert held(story, "robber") == ("Red", 6) and held(story, "king") == ("Red", 2)
