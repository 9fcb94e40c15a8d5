"""Edge cases of the base game: what its sheet says of deploying, completing and the end.

How to read a drawing: see story.py. Setup and placing are in test_base_placing.py.
"""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc.carcassonne.events import FigureReturned, GameOver, Scored
from languedoc.carcassonne.targets import Segment

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- deploying (section 4.2) ------------------------------------------------------------------------


def test_a_follower_goes_only_onto_the_new_tile_and_only_one() -> None:
    """Tile W has free roads and meadows too, but only the new tile counts; then it is the turn of Red."""
    story = Story(
        "Red Blue",
        """
        [D]  .
        1W↑ 2U↑
        """,
        "2 Blue ?",
    )
    assert story.options() == {"pass", "follower road:E", "follower field:NL", "follower field:ER"}
    story.choose("follower road:E")
    assert (story.game.decision.seat, story.game.decision.step) == (0, "place_tile")
    assert story.supply() == {"Red": 7, "Blue": 6}


def test_every_kind_of_segment_may_be_claimed() -> None:
    story = Story(
        "Red Blue",
        """
        [D]  .   .
        1A↑ 2E→ 3L←
        """,
        "1 Red monastery",
        "2 Blue field:NL",
        "3 Red ?",
    )
    roads = {"follower road:N", "follower road:E", "follower road:S"}
    fields = {"follower field:NL", "follower field:NR", "follower field:ER"}
    assert story.options() == {"pass", "follower city:W"} | roads | fields


def test_own_followers_bar_a_feature_too() -> None:
    story = Story(
        "Red Blue",
        """
        [D]  .   .
        1W↑ 2U↑ 3U↑
        """,
        "1 Red road:E",
        "3 Red ?",
    )
    assert story.options() == {"pass", "follower field:NL", "follower field:ER"}


def test_a_feature_completed_by_the_new_tile_may_still_be_claimed() -> None:
    story = Story(
        "Red Blue",
        """
        1E↓
        [D]
        """,
        "1 Red ?",
    )
    assert story.options() == {"pass", "follower city:S", "follower field:NL"}


SEVEN_MONKS_AND_KNIGHTS = (
    *[f"{turn} Red monastery" for turn in (1, 2, 3, 4)],
    *[f"{turn} Red city:W" for turn in (5, 6, 7)],
)


def test_without_followers_only_tiles_are_placed() -> None:
    """Red's seven followers stand on four monasteries and three caps, so turn 8 only lays a tile.

    The city it completes gives a knight back, though not for the same turn: Red may use him from turn 9 on.
    """
    story = Story(
        "Red Blue",
        """
         .  [D]
         .  1B↑
         .  2B↑
         .  3B↑
         .  4B↑
        8E→ 5E←
        9E→ 6E←
         .  7E←
        """,
        *SEVEN_MONKS_AND_KNIGHTS,
        "8 Red",
        "9 Red ?",
        rest="V",
    )
    choices = story.game.choices
    assert choices[choices.index("place -1,5 E") + 1] == "place -8,0 N"  # by Blue: Red was asked nothing more
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert story.supply() == {"Red": 1, "Blue": 7}
    assert story.options() == {"pass", "follower field:NL"}


def test_having_no_follower_left_at_the_end_does_not_matter() -> None:
    story = Story(
        "Red Blue",
        """
        [D]
        1B↑
        2B↑
        3B↑
        4B↑
        5E←
        6E←
        7E←
        """,
        *SEVEN_MONKS_AND_KNIGHTS,
    )
    assert story.supply() == {"Red": 0, "Blue": 7}
    story.end()
    assert story.payments() == [
        "final monastery: Red 4 (4 squares 4)",
        *["final monastery: Red 3 (3 squares 3)"] * 3,
        *["final city: Red 1 (1 tiles 1)"] * 3,
    ]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_monasteries_are_never_joined() -> None:
    """A monk next door does not bar a monastery, nor does the farmer in the meadow around both."""
    story = Story(
        "Red Blue Green",
        """
        [D]  .   .
        1B↑ 2B↑ 3B↑
        """,
        "1 Red monastery",
        "2 Blue field:NL",
        "3 Green ?",
    )
    assert story.options() == {"pass", "follower monastery"}


# --- completing (sections 4.3, 4.4 and 7) -----------------------------------------------------------


def test_one_tile_closes_two_cities() -> None:
    story = Story(
        "Red Blue",
        """
        [D] 1U↑ 2U↑
        3E→ 5H→ 4E←
        """,
        "3 Red city:E",
        "4 Blue city:W",
    )
    assert sorted(story.payments()) == ["city: Blue 4 (2 tiles 4)", "city: Red 4 (2 tiles 4)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_one_tile_closes_two_roads() -> None:
    story = Story(
        "Red Blue",
        """
        [D] 1U↑ 2U↑
        3A← 5W↑ 4A→
        """,
        "3 Red road:E",
        "4 Blue road:W",
    )
    assert sorted(story.payments()) == ["road: Blue 2 (2 tiles 2)", "road: Red 2 (2 tiles 2)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_one_tile_closes_a_monastery_a_road_and_a_city() -> None:
    """They are scored in the order of the play aid."""
    story = Story(
        "Red Blue",
        """
         .  4E↓  5E↓   .
        2A← [D] 12D↑ 11A→
        3E← 1B↑  6B↑ 10E→
        7B↑ 8B↑  9E→   .
        """,
        "1 Red monastery",
        "2 Blue road:E",
        "5 Red city:S",
    )
    assert story.payments() == [
        "monastery: Red 9 (1 monastery 9)",
        "road: Blue 4 (4 tiles 4)",
        "city: Red 4 (2 tiles 4)",
    ]
    assert story.points() == {"Red": 13, "Blue": 4}
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_one_tile_closes_two_monasteries() -> None:
    """The last tile is the eighth neighbour of both; the monk on it stays."""
    story = Story(
        "Red Blue",
        """
        4U↑ [D] 3U↑  5U↑
        6E← 1B↑ 2B↑  7E→
        8E← 9E↓ 11B↑ 10E→
        """,
        "1 Red monastery",
        "2 Blue monastery",
        "11 Red monastery",
    )
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)", "monastery: Blue 9 (1 monastery 9)"]
    assert story.standing() == {"Red monastery@1,2"}


def test_nobody_is_paid_for_an_empty_city() -> None:
    story = Story(
        "Red Blue",
        """
        1E↓
        [D]
        """,
    )
    assert story.payments() == []
    assert story.points() == {"Red": 0, "Blue": 0}


def test_joined_knights_stay_in_an_unfinished_city_and_nobody_may_add_one() -> None:
    story = Story(
        "Red Blue",
        """
        [D] 1U↑ 2U↑
        3E→ 5R↓ 4E←
         .  6G→  .
        """,
        "3 Red city:E",
        "4 Blue city:W",
        "6 Blue ?",
    )
    assert story.options() == {"pass", "follower field:EL", "follower field:WL"}
    assert story.standing() == {"Red city:E@0,1", "Blue city:W@2,1"}
    assert story.payments() == []


def test_tied_thieves_are_both_paid_in_full() -> None:
    story = Story(
        "Red Blue",
        """
        [D] 1U↑ 2U↑
        3A← 5U↑ 4A→
        """,
        "3 Red road:E",
        "4 Blue road:W",
    )
    assert story.payments() == ["road: Red 3 (3 tiles 3); Blue 3 (3 tiles 3)"]


def test_a_monastery_is_claimed_and_completed_at_once_in_a_hole() -> None:
    story = Story(
        "Red Blue",
        """
        1U↑ [D] 2U↑
        3E← 8B↑ 4E→
        5B↑ 7B↑ 6B↑
        """,
        "8 Red monastery",
    )
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_a_road_through_one_tile_twice_counts_it_once() -> None:
    """The road leaves the crossing W to the east and comes back to it from the south."""
    story = Story(
        "Red Blue",
        """
        [D]  .
        1W↑ 2V↑
        4V↓ 3V→
        """,
        "1 Red road:E",
    )
    assert story.payments() == ["road: Red 4 (4 tiles 4)"]


CROSSED_LOOP = """
    [D]  .    .
    1V← 2V↑   .
    3V↓ 4HB↑ 5V↑
     .  7V↓  6V→
"""


def test_a_loop_that_crosses_itself_counts_the_crossing_once() -> None:
    """Tile HB of traders and builders: its two roads cross without meeting, but become one road."""
    story = Story("Red Blue", CROSSED_LOOP, "1 Red road:E", tiles=("base", "traders_and_builders"))
    assert story.payments() == ["road: Red 7 (7 tiles 7)"]
    (scored,) = [event for event in story.game.events if isinstance(event, Scored)]
    assert len(scored.segments) == 8


RING = """
    [D]  .
    1V← 2V↑
    4V↓ 3V→
"""
NO_LOOPS = {"road_loop_completes": False}


def test_where_loops_do_not_complete_the_thief_stays_until_the_end() -> None:
    story = Story("Red Blue", RING, "1 Red road:E", "4 Blue ?", options=NO_LOOPS)
    assert story.options() == {"pass", "follower field:NL", "follower field:NR"}
    story.choose("pass")
    assert story.payments() == []
    assert story.standing() == {"Red road:E@0,1"}
    assert story.supply() == {"Red": 6, "Blue": 7}
    story.end()
    assert story.payments() == ["final road: Red 4 (4 tiles 4)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_where_loops_do_not_complete_a_crossed_loop_does_not_either() -> None:
    story = Story("Red Blue", CROSSED_LOOP, "1 Red road:E", tiles=("base", "traders_and_builders"), options=NO_LOOPS)
    assert story.payments() == []
    assert story.end().payments() == ["final road: Red 7 (7 tiles 7)"]


def test_where_loops_do_not_complete_a_road_from_a_crossing_to_itself_still_does() -> None:
    """It has two ends, both at the crossing, so it is no loop."""
    story = Story("Red Blue", RING.replace("V←", "W↑"), "1 Red road:E", options=NO_LOOPS)
    assert story.payments() == ["road: Red 4 (4 tiles 4)"]


def test_a_farmer_in_an_enclosed_field_stays_to_the_end() -> None:
    """Blue lies inside the ring of road, on the last of its tiles; the thief goes home, he does not."""
    story = Story("Red Blue", RING, "1 Red road:E", "4 Blue field:NR")
    assert story.payments() == ["road: Red 4 (4 tiles 4)"]
    assert story.standing() == {"Blue field:NR@0,2"}
    assert story.supply() == {"Red": 7, "Blue": 6}
    story.end()
    assert story.payments("field") == ["final field: Blue 0"]
    assert story.points() == {"Red": 4, "Blue": 0}
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_scores_grow_beyond_the_49_of_the_track() -> None:
    """A city of nine tiles with eight pennants for 34, a small one for 4, and a row of four tiles for 12."""
    story = Story(
        "Red Blue",
        """
        11E→ 12F↑ 13F↑ 14E←
        10E↓  .    .    .
        [D]   .    .    .
        1M↓  2Q↓  3M←   .
        4S→  5C↑  6S←   .
        7O→  8R↑  9O↑   .
        """,
        "1 Red city:E",
        "10 Red city:S",
        "11 Red city:E",
    )
    assert story.payments() == [
        "city: Red 34 (9 tiles 18, 8 pennants 16)",
        "city: Red 4 (2 tiles 4)",
        "city: Red 12 (4 tiles 8, 2 pennants 4)",
    ]
    assert story.points() == {"Red": 50, "Blue": 0}


# --- the end (section 5) ----------------------------------------------------------------------------


def test_what_the_last_tile_completes_is_scored_as_in_play_and_then_the_rest() -> None:
    """Monasteries, roads, cities, and at last the fields, when the others have gone home."""
    story = Story(
        "Red Blue",
        """
        6E↓  .   .   .
        [D] 2U↑ 3U↑ 5K→
        1B↑ 4E→  .   .
        """,
        "1 Red monastery",
        "2 Blue field:NL",
        "3 Red road:E",
        "4 Blue city:E",
        "5 Red city:E",
        "6 Blue city:S",
        rest="",
    )
    assert story.game.over
    assert story.payments() == [
        "city: Blue 4 (2 tiles 4)",
        "final monastery: Red 4 (4 squares 4)",
        "final road: Red 4 (4 tiles 4)",
        "final city: Red 1 (1 tiles 1)",
        "final city: Blue 1 (1 tiles 1)",
        "final field: Blue 3 (1 cities 3)",
    ]
    assert story.points() == {"Red": 9, "Blue": 8}
    events = story.game.events
    assert events[-2:] == [
        FigureReturned(1, "follower", Segment(1, 0, "field", "NL")),
        GameOver((9, 8), (0,)),
    ]
    (fields,) = [event for event in events if isinstance(event, Scored) and event.feature == "field"]
    assert [event for event in events[events.index(fields) :] if isinstance(event, FigureReturned)] == [events[-2]]


def test_tied_owners_of_an_unfinished_city_are_both_paid_in_full() -> None:
    story = Story(
        "Red Blue",
        """
        [D] 1U↑ 2U↑
        3E→ 5R↓ 4E←
        """,
        "3 Red city:E",
        "4 Blue city:W",
    ).end()
    assert story.payments() == ["final city: Red 3 (3 tiles 3); Blue 3 (3 tiles 3)"]


def test_one_player_may_be_paid_for_one_city_through_two_fields() -> None:
    """The band parts the meadow above from the one below; both are Blue's."""
    story = Story(
        "Blue Red",
        """
        [D]  .   .
        1E→ 2F↑ 3E←
        """,
        "1 Blue field:NL",
        "2 Blue field:NL",
    ).end()
    assert story.payments() == ["final field: Blue 3 (1 cities 3)", "final field: Blue 3 (1 cities 3)"]
    assert story.points() == {"Blue": 6, "Red": 0}


def test_a_city_touched_in_many_places_counts_once_for_a_field_whatever_its_size() -> None:
    story = Story(
        "Blue Red",
        """
        [D]  .   .
        1E→ 2F↑ 3E←
        4B↑ 5B↑ 6B↑
        """,
        "1 Blue field:NL",
    ).end()
    assert story.payments() == ["final field: Blue 3 (1 cities 3)"]


def test_a_field_without_a_completed_city_pays_nothing() -> None:
    story = Story(
        "Blue Red",
        """
        [D]
        1E↓
        """,
        "1 Blue field:NL",
    ).end()
    assert story.payments() == ["final field: Blue 0"]
    assert story.points() == {"Blue": 0, "Red": 0}


def test_ties_share_the_victory() -> None:
    story = Story(
        "Red Blue Green",
        """
        1E↓
        [D]
        2E↓
        3E↑
        """,
        "1 Red city:S",
        "2 Blue city:S",
    ).end()
    assert story.points() == {"Red": 4, "Blue": 4, "Green": 0}
    assert story.game.winners == (0, 1)
    assert story.game.events[-1] == GameOver((4, 4, 0), (0, 1))
    assert story.game.view()["winners"] == [0, 1]
