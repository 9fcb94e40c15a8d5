"""The referee's own trial, the modules: worked examples of their sheets, on boards drawn as in referee_trial.py."""

from __future__ import annotations

from collections import Counter

import pytest

from referee import Referee, Segment
from referee.trial import BLACK, BLUE, RED, YELLOW, board, feature, points

INNS = "inns_and_cathedrals"
TRADERS = "traders_and_builders"


def with_rules(referee: Referee, *rules: str) -> Referee:
    """The same table, where the rules of these modules hold and everybody has their figures."""
    referee.rules |= set(rules)
    for hand in referee.hands:
        hand.update({"big_follower": 1, "builder": 1, "pig": 1})
    return referee


def test_i2_two_inns_on_a_road_of_five_tiles() -> None:
    referee = with_rules(board("W0 EB0 U0 EB2 W0", INNS), INNS)
    referee.stand(RED, (1, 0, "road", "E"))
    assert referee.items(feature(referee, (1, 0, "road", "E"))) == (("tiles", 5, 5), ("inn", 1, 5))
    assert points(referee.score_turn()) == [("road", (0, 10, 0, 0))]


@pytest.mark.parametrize(("option", "paid"), [("zero", 0), ("ignore", 6)])
def test_i3_an_unfinished_road_with_an_inn(option: str, paid: int) -> None:
    referee = with_rules(board("W0 U0 U0 U0 U0 EB0", INNS, inn_cathedral_final=option), INNS)
    referee.stand(RED, (1, 0, "road", "E"))
    assert points(referee.final()) == [("road", (0, paid, 0, 0))]


def test_inns_are_decoration_without_their_rules() -> None:
    referee = board("W0 EB0 W0", INNS)
    referee.stand(RED, (1, 0, "road", "E"))
    assert points(referee.score_turn()) == [("road", (0, 3, 0, 0))]


def test_i4_a_cathedral_and_a_big_follower_against_two_small_ones() -> None:
    """T = 6, P = 1 here: 3 * 6 + 3 * 1 for both."""
    referee = with_rules(board(".. E2 .. / E1 EK0 F0 E3 / .. E0 .. ..", INNS), INNS)
    referee.stand(RED, (1, 0, "city", "S"), "big_follower")
    referee.stand(BLUE, (0, 1, "city", "E"))
    referee.stand(BLUE, (1, 2, "city", "N"))
    assert points(referee.score_turn()) == [("city", (21, 21, 0, 0))]


@pytest.mark.parametrize(("option", "paid"), [("zero", 0), ("ignore", 5)])
def test_i6_an_unfinished_city_with_a_cathedral(option: str, paid: int) -> None:
    referee = with_rules(board(".. E2 .. / E1 EK0 F0", INNS, inn_cathedral_final=option), INNS)
    referee.stand(RED, (1, 0, "city", "S"))
    assert points(referee.final()) == [("city", (0, paid, 0, 0))]


def test_i7_a_big_follower_beats_a_small_one() -> None:
    referee = with_rules(board("W0 U0 U0 W0"), INNS)
    referee.stand(YELLOW, (1, 0, "road", "E"), "big_follower")
    referee.stand(BLACK, (2, 0, "road", "E"))
    assert points(referee.score_turn()) == [("road", (0, 0, 4, 0))]
    assert referee.hands[YELLOW]["big_follower"] == 1


def test_b3_goods() -> None:
    referee = with_rules(board("D0"), TRADERS)
    tokens = [Counter(wine=4, grain=3), Counter(wine=4, grain=2, cloth=1), Counter[str](), Counter[str]()]
    assert referee.final_goods(tokens) == Counter(
        {(BLUE, ("wine", 4, 10)): 1, (RED, ("wine", 4, 10)): 1, (BLUE, ("grain", 3, 10)): 1, (RED, ("cloth", 1, 10)): 1}
    )


@pytest.mark.parametrize(
    ("red", "blue", "paid"), [(2, 2, (4, 3, 0, 0)), (2, 1, (0, 3, 0, 0))], ids=["B5 a tie", "B6 a minority"]
)
@pytest.mark.parametrize("field_scoring", ["per_field_3", "per_field_3_city_once", "per_city_4"])
def test_pigs(red: int, blue: int, paid: tuple[int, ...], field_scoring: str) -> None:
    referee = with_rules(board("E2 / E0", field_scoring=field_scoring), TRADERS)
    field = (0, 1, "field", "EL")
    for seat, farmers in ((RED, red), (BLUE, blue)):
        for _ in range(farmers):
            referee.stand(seat, field)
    referee.stand(BLUE, field, "pig")
    more = 1 if field_scoring == "per_city_4" else 0
    referee.final()
    assert referee.scores == [each + more if each else 0 for each in paid]


def test_where_builders_and_pigs_may_go() -> None:
    """Where an own follower is; the builder only where it is not finished."""
    referee = with_rules(board("W0 U0"), TRADERS)
    referee.stand(RED, (0, 0, "road", "E"))
    referee.stand(RED, (0, 0, "field", "NL"))
    assert {option for option in referee.figure_options(RED) if option[0] in ("builder", "pig")} == {
        ("builder", (1, 0, "road", "E")),
        ("pig", (1, 0, "field", "NL")),
    }
    assert not [option for option in referee.figure_options(BLUE) if option[0] in ("builder", "pig")]
    referee.lay("W", 2, 0, 0)
    assert ("builder", (2, 0, "road", "W")) not in referee.figure_options(RED)


def test_a_ring_is_completed_or_not() -> None:
    for loops in (True, False):
        referee = board("V3 V0 / V2 V1", road_loop_completes=loops)
        referee.stand(RED, (0, 0, "road", "E"))
        assert bool(referee.score_turn()) == loops
        assert bool(referee.final()) == (not loops)


# --- cult places: H1 to H5 of cult.md ---------------------------------------------------------------

CULT = {"Y": "CU_s"}
MONK = (1, 1, "monastery", "")
HERETIC = (2, 1, "shrine", "")


def cult_board(drawing: str, last: tuple[int, int] | None = None) -> Referee:
    return board(drawing, "cult", last=last, names=CULT, cult=True)


@pytest.mark.parametrize(
    ("drawing", "last", "paid", "lost"),
    [
        pytest.param(
            "E0 E0 E0 E0 / E3 B0 Y0 .. / E2 E2 E2 ..", (0, 2), [("monastery", (0, 9, 0, 0))], [HERETIC], id="H1"
        ),
        pytest.param(
            "E0 E0 E0 E0 / .. B0 Y0 E1 / .. E2 E2 E2", (3, 2), [("shrine", (9, 0, 0, 0))], [MONK], id="H1 turned round"
        ),
        pytest.param(
            "E0 E0 E0 E0 / E3 B0 Y0 E1 / E2 E2 E2 E2",
            (1, 2),
            [("monastery", (0, 9, 0, 0)), ("shrine", (9, 0, 0, 0))],
            [],
            id="H2",
        ),
    ],
)
def test_a_challenge(
    drawing: str, last: tuple[int, int], paid: list[tuple[str, tuple[int, ...]]], lost: list[Segment]
) -> None:
    referee = cult_board(drawing, last)
    referee.stand(RED, MONK)
    referee.stand(BLUE, HERETIC)
    assert sorted(points(referee.score_turn())) == paid
    assert referee.lost == lost
    assert referee.supply == [7, 7, 7, 7]
    assert referee.score_turn() == []
    assert referee.lost == []


def test_h3_no_challenge_is_decided_at_the_end() -> None:
    referee = cult_board("E0 E0 E0 / E3 B0 Y0 / .. E2 E2")
    referee.stand(RED, MONK)
    referee.stand(BLUE, HERETIC)
    assert referee.score_turn() == []
    assert sorted(points(referee.final())) == [("monastery", (0, 8, 0, 0)), ("shrine", (6, 0, 0, 0))]


def test_h4_two_monasteries_beside_a_cult_place() -> None:
    places = cult_board("E3 B0 .. / E3 .. .. / E3 E2 B0").legal_places("CU_s")
    assert (1, 1, 0) not in places
    places = cult_board("E3 B0 .. / E3 .. .. / E3 E2 E0").legal_places("CU_s")
    assert (1, 1, 0) in places


def test_a_second_cult_place_beside_a_monastery() -> None:
    referee = cult_board("B0 Y0 E0")
    assert {x for x, _, _ in referee.legal_places("CU_s_rS")} == {2, 3}
    assert {x for x, _, _ in referee.legal_places("A")} == {-1, 3}


def test_h5_only_one_of_the_two_is_occupied() -> None:
    referee = cult_board("E0 E0 E0 E0 / E3 B0 Y0 .. / E2 E2 E2 ..", (0, 2))
    referee.stand(BLUE, HERETIC)
    assert referee.score_turn() == []
    assert referee.standing == [(BLUE, "follower", HERETIC)]
