"""The referee's own trial: the worked examples of inns_and_cathedrals.md, on boards drawn as in referee/trial.py."""

from __future__ import annotations

import pytest

from referee.trial import BLACK, BLUE, RED, YELLOW, board, feature, points

INNS = "inns_and_cathedrals"


def test_i2_two_inns_on_a_road_of_five_tiles() -> None:
    referee = board("W0 EB0 U0 EB2 W0", INNS, rules=(INNS,))
    referee.stand(RED, (1, 0, "road", "E"))
    assert referee.items(feature(referee, (1, 0, "road", "E"))) == (("tiles", 5, 5), ("inn", 1, 5))
    assert points(referee.score_turn()) == [("road", (0, 10, 0, 0))]


@pytest.mark.parametrize(("option", "paid"), [("zero", 0), ("ignore", 6)])
def test_i3_an_unfinished_road_with_an_inn(option: str, paid: int) -> None:
    referee = board("W0 U0 U0 U0 U0 EB0", INNS, rules=(INNS,), inn_cathedral_final=option)
    referee.stand(RED, (1, 0, "road", "E"))
    assert points(referee.final()) == [("road", (0, paid, 0, 0))]


def test_inns_are_decoration_without_their_rules() -> None:
    referee = board("W0 EB0 W0", INNS)
    referee.stand(RED, (1, 0, "road", "E"))
    assert points(referee.score_turn()) == [("road", (0, 3, 0, 0))]


def test_i4_a_cathedral_and_a_big_follower_against_two_small_ones() -> None:
    """T = 6, P = 1 here: 3 * 6 + 3 * 1 for both."""
    referee = board(".. E2 .. / E1 EK0 F0 E3 / .. E0 .. ..", INNS, rules=(INNS,))
    referee.stand(RED, (1, 0, "city", "S"), "big_follower")
    referee.stand(BLUE, (0, 1, "city", "E"))
    referee.stand(BLUE, (1, 2, "city", "N"))
    assert points(referee.score_turn()) == [("city", (21, 21, 0, 0))]


@pytest.mark.parametrize(("option", "paid"), [("zero", 0), ("ignore", 5)])
def test_i6_an_unfinished_city_with_a_cathedral(option: str, paid: int) -> None:
    referee = board(".. E2 .. / E1 EK0 F0", INNS, rules=(INNS,), inn_cathedral_final=option)
    referee.stand(RED, (1, 0, "city", "S"))
    assert points(referee.final()) == [("city", (0, paid, 0, 0))]


def test_i7_a_big_follower_beats_a_small_one() -> None:
    referee = board("W0 U0 U0 W0", rules=(INNS,))
    referee.stand(YELLOW, (1, 0, "road", "E"), "big_follower")
    referee.stand(BLACK, (2, 0, "road", "E"))
    assert points(referee.score_turn()) == [("road", (0, 0, 4, 0))]
    assert referee.hands[YELLOW]["big_follower"] == 1
