"""What the water separates, and the pig herd: R5 and R6 of the rule sheet. How to read a drawing: see story.py."""

from __future__ import annotations

import pytest

from helpers.story import Story, lines
from languedoc import Game
from languedoc.carcassonne.events import TilePlaced
from modules.river.tales import RIVER_1, RIVER_2, RIVER_II, fields_on, told

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def test_fields_run_round_spring_and_lake() -> None:
    """No course tile at all: the lake follows the spring."""
    game = Game(2, modules=RIVER_1, bag=["U", "U"])
    assert [event.tile for event in told(game, TilePlaced)] == ["R1_lake"]
    assert game.decision.step == "phase_figure", "nobody stands on the water, but on the field"
    assert {option.text for option in game.options} == {"pass", "follower field:NL"}
    assert fields_on(game, 0, 0) == fields_on(game, 1, 0) == 1


def test_a_city_lake_parts_its_two_fields_and_a_bridge_four() -> None:
    story = Story("Red Blue Green", RIVER_II, modules=RIVER_2)
    tile = {name: place for _, name, place in ((e.seat, e.tile, e.place) for e in told(story.game, TilePlaced))}
    board = story.game.state.board
    segments = {
        name: [board.segment_at(i)[2] for i in board.segments_of(board.piece_at(place.x, place.y))]
        for name, place in tile.items()
    }
    assert segments["R2_cE_vW"].count("field") == 2
    assert segments["R2_rEW_vNS"].count("field") == 4
    assert segments["R2_cEW_vNS"].count("field") == 2
    assert segments["R2_lake_volcano"] == ["field"]


HERD_AND_CITY = """
         .          1R2_vNW↓   3R2_lake_volcano↑    .
    [R2_source]   0R2_fork↑   2R2_cE_vW↑          4E←
"""


def test_r6_a_field_with_the_pig_herd_and_a_city() -> None:
    story = Story("Green Red", HERD_AND_CITY, "1 Green field:NL", modules=RIVER_2, rest="")
    assert story.game.over
    assert story.payments("field") == ["final field: Green 4 (1 cities 3, 1 pig herd 1)"]
    assert lines(story.game, story.game.events)[-2] == "Green scores a field: 1 completed city 3, the pig herd 1 = 4."


@pytest.mark.parametrize(("scoring", "points"), [("per_city_4", 5), ("per_field_3_city_once", 4)])
def test_r6_with_other_rules_for_fields(scoring: str, points: int) -> None:
    story = Story(
        "Green Red",
        HERD_AND_CITY,
        "1 Green field:NL",
        modules=RIVER_2,
        rest="",
        options={"field_scoring": scoring},
    )
    assert story.points() == {"Green": points, "Red": 0}


@pytest.mark.parametrize(("scoring", "points"), [("per_field_3", 3), ("per_city_4", 5), ("per_field_3_city_once", 3)])
def test_a_herd_on_another_field_counts_where_the_city_is_paid_once(scoring: str, points: int) -> None:
    """It need not be a field with farmers: all fields that touch the city count (variants.md 5)."""
    story = Story(
        "Green Red",
        HERD_AND_CITY,
        "4 Green field:NL",
        modules=RIVER_2,
        rest="",
        options={"field_scoring": scoring},
    )
    assert story.points() == {"Green": points, "Red": 0}


def test_r5_two_cities_and_two_farmers_without_their_pigs() -> None:
    """Blue's part of the example; Red's pig comes with its own module."""
    story = Story(
        "Red Blue",
        """
            6E↓         .              .              .
            5E↑      2R2_vNW↓   3R2_lake_volcano↑    .
        [R2_source]  0R2_fork↑   1R2_cE_vW↑          4E←
        """,
        "1 Red field:NL",
        "2 Blue field:NL",
        modules=RIVER_2,
        rest="",
    )
    assert story.payments("field") == [
        "final field: Red 8 (2 cities 6, 2 pig herd 2); Blue 8 (2 cities 6, 2 pig herd 2)"
    ]


def test_the_inn_is_decoration_without_its_module() -> None:
    story = Story(
        "Red Blue",
        """
             .      3R2_lake_volcano←    .
            4A←        1R2_rEW_vNS↑     5A→
        [R2_source]    0R2_fork↑    2R2_cE_vW↑
        """,
        "1 Red road:E",
        modules=RIVER_2,
    )
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]
