"""Wind roses beside the count, hills, machines and second parts; and what the hunt finds."""

from __future__ import annotations

import pytest

from languedoc import Game
from languedoc.carcassonne.events import Awarded, Item, Payment, Scored
from languedoc.carcassonne.modules.wind_roses.checks import faults
from modules.wind_roses.test_wind_roses import BLUE, FREE, MODULES, NORTH_EAST, PAID, WEST, asked, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def test_who_is_paid_for_a_rose_may_still_send_somebody_to_the_count() -> None:
    """Blue completes Red's city with a rose: its three points are none for a feature."""
    game = Game(["Red", "Blue"], modules=(*MODULES, "count"), bag=["G", "WR_cN_cW", "U", "U"], start=0)
    for choice in ("rose 0,-2 N", "place 2,1 N", "follower city:E", "pass"):  # the rose has one place
        game.choose(choice)
    paid = [(event.reason, event.payment.seat) for event in game.events if isinstance(event, Awarded)]
    scored = [event.feature for event in game.events if isinstance(event, Scored)]
    assert (paid, scored, game.scores) == ([("wind_rose", 1)], ["city"], (6, 3))
    assert asked(game) == ("count_move_in", 1)


def test_in_a_second_part_a_rose_is_paid_like_any_other() -> None:
    """Tile 5 goes on with the road of Red's builder; then he draws the rose."""
    drawing = """
        .   .   .   6WR_cNW↑
        .   .   .   4B↑
        .   .   .   2B↑
        5U↑ 3U↑ 1U↑ [WR_cE_rW]
    """
    lines = ("1 Red road:E", "3 Red builder road:E", "5 Red", "6 Red again")
    story = tale("Red Blue", drawing, *lines, also=("traders_and_builders",))
    assert story.awards() == PAID


def test_a_hill_in_the_bag_is_nothing_to_a_rose() -> None:
    """A hill hides the next tile: the rose that was drawn unseen is out of the game and pays nobody."""
    game = Game(2, modules=(*MODULES, "hills_and_sheep"), bag=["HS_cN_rS", "WR_cNW", "U", "U", "U"])
    game.choose(0)
    while game.decision.step != "place_tile":
        game.choose("pass")
    assert game.scores == (0, 0) and "WR_cNW" not in game.tiles_left()


def test_a_rose_from_a_bazaar_pays_whoever_lays_it() -> None:
    """B sells the rose of the north-east to himself for nothing and lays it in his turn."""
    bag = ["BB_field", "WR_cNW", "U", "U", "U"]
    game = Game(["A", "B"], modules=(*MODULES, "bridges_castles_bazaars"), bag=bag, start=0)
    for choice in ("place 0,1 N", "auction WR_cNW"):
        game.choose(choice)  # nobody has a point to bid
    while game.decision.step != "place_tile":
        game.choose("pass")
    assert asked(game) == ("place_tile", 1)
    game.choose(0)
    assert game.scores == (0, 3)


# --- the hunt ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("drawing", "line"), [(NORTH_EAST, "5 Red"), (BLUE, "4 Red")])
def test_the_hunt_finds_points_that_were_not_paid_and_those_too_many(drawing: str, line: str) -> None:
    story = tale("Red Blue", drawing, line).end()
    shown = story.game.view()["modules"]["wind_roses"]
    record = story.game.state.record
    assert record is not None and list(faults(story.game.state, shown)) == []
    (paid,) = [event for event in record if isinstance(event, Awarded)]
    place = record.index(paid)
    for wrong in ([], [paid, paid], [Awarded("wind_rose", False, Payment(0, 2, (Item("wind_rose", 1, 2),)))]):
        record[place : place + 1] = wrong
        (fault,) = faults(story.game.state, shown)
        assert fault.startswith("roses were laid in their quarters by [0], paid was")
        record[place : place + len(wrong)] = [paid]


def test_the_hunt_knows_roses_in_other_quarters_and_the_centre() -> None:
    story = tale("Red Blue", WEST, options=FREE).end()
    assert story.awards() == []
    assert list(faults(story.game.state, {"centre": [0, 0, 0]})) == []
    assert list(faults(story.game.state, {"centre": [1, 0, 0]})) == [
        "the centre is [1, 0, 0], the full roses lie at [[0, 0, 0]]"
    ]
