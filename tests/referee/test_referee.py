"""The referee's own trial, the base game: the worked examples of base.md (S, X) and variants.md (V).

How to read a board: see trial.py.
"""

from __future__ import annotations

import pytest

from referee import Payment, Referee, Segment
from referee.trial import BLACK, BLUE, RED, TILE_FOLDER, TWO_FIELDS, YELLOW, board, feature, points

# --- roads, cities, monasteries during play ---------------------------------------------------------


@pytest.mark.parametrize(
    ("drawing", "thief", "paid"),
    [
        pytest.param("W0 U0 W0", (1, 0, "road", "E"), 3, id="S1 three tiles between crossings"),
        pytest.param("A3 U0 V0 / .. .. W1", (0, 0, "road", "E"), 4, id="S2 four tiles, monastery to crossing"),
        pytest.param("V3 V0 / V2 V1", (0, 1, "road", "N"), 4, id="X4 a ring of four bends"),
    ],
)
def test_completed_road(drawing: str, thief: Segment, paid: int) -> None:
    referee = board(drawing)
    referee.stand(RED, thief)
    assert points(referee.score_turn()) == [("road", (0, paid, 0, 0))]
    assert referee.scores == [0, paid, 0, 0]
    assert referee.supply == [7, 7, 7, 7]
    assert referee.score_turn() == []


@pytest.mark.parametrize(
    ("drawing", "knight", "tiny_city", "paid"),
    [
        pytest.param(".. E2 / E1 M0", (1, 1, "city", "N"), "normal", 8, id="S3 three tiles, one pennant"),
        pytest.param("N2 N3 / N1 I0", (1, 1, "city", "W"), "normal", 8, id="S4 one tile twice in the city"),
        pytest.param("E2 / E0", (0, 0, "city", "S"), "normal", 4, id="X1, V6 two caps"),
        pytest.param("E2 / E0", (0, 0, "city", "S"), "two_points", 2, id="V6 two caps, tiny"),
        pytest.param("E1 F0 E3", (1, 0, "city", "E"), "normal", 8, id="X2 cap, band, cap"),
        pytest.param("E1 F0 E3", (1, 0, "city", "E"), "two_points", 8, id="V7 not tiny"),
    ],
)
def test_completed_city(drawing: str, knight: Segment, tiny_city: str, paid: int) -> None:
    referee = board(drawing, tiny_city=tiny_city)
    referee.stand(RED, knight)
    assert points(referee.score_turn()) == [("city", (0, paid, 0, 0))]
    assert referee.supply == [7, 7, 7, 7]


def test_s5_a_tie_pays_both_in_full() -> None:
    referee = board("E1 F0 .. E3 / B0 B0 B0 B0")
    referee.stand(BLUE, (0, 0, "city", "E"))
    referee.stand(RED, (3, 0, "city", "W"))
    referee.lay("G", 2, 0, 0)
    assert points(referee.score_turn()) == [("city", (10, 10, 0, 0))]
    assert referee.supply == [7, 7, 7, 7]


def test_s6_completed_monastery() -> None:
    referee = board("B0 B0 B0 / B0 B0 B0 / B0 B0 B0")
    referee.stand(RED, (1, 1, "monastery", ""))
    referee.stand(BLUE, (0, 1, "monastery", ""))
    assert referee.score_turn() == [
        Payment("monastery", frozenset({(1, 1, "monastery", "")}), (0, 9, 0, 0), completed=True)
    ]
    assert referee.supply == [6, 7, 7, 7]


@pytest.mark.parametrize(
    ("drawing", "last", "segment", "paid"),
    [
        pytest.param("E2 / E0", (0, 1), (0, 1, "city", "N"), 4, id="S7 city"),
        pytest.param("W0 U0 W0", (2, 0), (2, 0, "road", "W"), 3, id="S7 road"),
        pytest.param("B0 B0 B0 / B0 B0 B0 / B0 B0 B0", (1, 1), (1, 1, "monastery", ""), 9, id="monastery"),
    ],
)
def test_s7_complete_deploy_score_and_take_back(
    drawing: str, last: tuple[int, int], segment: Segment, paid: int
) -> None:
    referee = board(drawing, last=last)
    referee.deploy(RED, segment)
    assert referee.supply == [7, 6, 7, 7]
    referee.score_turn()
    assert referee.scores == [0, paid, 0, 0]
    assert referee.supply == [7, 7, 7, 7]


def test_x3_majority_takes_all_and_everybody_goes_home() -> None:
    referee = board(".. E2 .. / E1 R0 E3")
    referee.stand(RED, (0, 1, "city", "E"))
    referee.stand(BLUE, (1, 0, "city", "S"))
    referee.stand(BLUE, (2, 1, "city", "W"))
    assert points(referee.score_turn()) == [("city", (8, 0, 0, 0))]
    assert referee.supply == [7, 7, 7, 7]


def test_one_tile_completes_several_features() -> None:
    referee = board("E1 H1 E3")
    referee.stand(RED, (0, 0, "city", "E"))
    referee.stand(BLUE, (2, 0, "city", "W"))
    assert sorted(points(referee.score_turn())) == [("city", (0, 4, 0, 0)), ("city", (4, 0, 0, 0))]


def test_a_ring_is_completed_or_not() -> None:
    for loops in (True, False):
        referee = board("V3 V0 / V2 V1", road_loop_completes=loops)
        referee.stand(RED, (0, 0, "road", "E"))
        assert bool(referee.score_turn()) == loops
        assert bool(referee.final()) == (not loops)


def test_an_empty_completed_city_pays_nobody() -> None:
    assert board("E2 / E0").score_turn() == []


# --- final scoring ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drawing", "followers", "kind", "paid"),
    [
        pytest.param("E1 G0 G0", [(BLUE, (1, 0, "city", "E"))], "city", (3, 0, 0, 0), id="S8 unfinished city"),
        pytest.param(
            "E1 F0 F0 Q0 E3",
            [(YELLOW, (0, 0, "city", "E")), (YELLOW, (4, 0, "city", "W")), (BLACK, (1, 0, "city", "E"))],
            "city",
            (0, 0, 8, 0),
            id="S9 majority in an unfinished city",
        ),
        pytest.param("W0 U0 U0", [(RED, (0, 0, "road", "E"))], "road", (0, 3, 0, 0), id="S10 unfinished road"),
        pytest.param(
            "B0 B0 .. / B0 B0 B0",
            [(YELLOW, (1, 1, "monastery", ""))],
            "monastery",
            (0, 0, 5, 0),
            id="S10 monastery with four neighbours",
        ),
        pytest.param("C0 E3 / E0", [(BLACK, (0, 0, "city", "N"))], "city", (0, 0, 0, 4), id="X5 pennant counts one"),
        pytest.param(
            "B0 B0 B0 / B0 B0 B0 / B0 B0 ..",
            [(RED, (1, 1, "monastery", ""))],
            "monastery",
            (0, 8, 0, 0),
            id="X6 monastery with seven neighbours",
        ),
    ],
)
def test_unfinished(drawing: str, followers: list[tuple[int, Segment]], kind: str, paid: tuple[int, ...]) -> None:
    referee = board(drawing)
    for seat, segment in followers:
        referee.stand(seat, segment)
    assert referee.score_turn() == []
    assert points(referee.final()) == [(kind, paid)]
    assert tuple(referee.scores) == paid
    assert referee.supply == [7, 7, 7, 7]


def farm(drawing: str, farmers: dict[int, list[Segment]], field_scoring: str = "per_field_3") -> list[int]:
    referee = board(drawing, field_scoring=field_scoring)
    for seat, segments in farmers.items():
        for segment in segments:
            referee.stand(seat, segment)
    assert referee.score_turn() == []
    assert {payment.kind for payment in referee.final()} <= {"field"}
    return referee.scores


def test_s11_unfinished_city_feeds_nobody() -> None:
    scores = farm(
        "E2 E2 U1 E2 E0 / E0 E0 U1 E0 ..",
        {BLUE: [(0, 0, "field", "NL")], RED: [(4, 0, "field", "EL")]},
    )
    assert scores == [6, 3, 0, 0]


def test_s12_three_cities() -> None:
    assert farm("E2 E2 E2 / E0 E0 E0", {BLUE: [(0, 0, "field", "NL")]}) == [9, 0, 0, 0]


SMALL_FIELD = (1, 0, "field", "NL")


def test_s13_two_owners_of_the_big_field() -> None:
    big_red: list[Segment] = [(0, 0, "field", "NL"), (0, 1, "field", "NL")]
    big_yellow: list[Segment] = [(1, 1, "field", "NL"), (2, 1, "field", "NL")]
    scores = farm(TWO_FIELDS, {RED: big_red, YELLOW: big_yellow, BLUE: [SMALL_FIELD]})
    assert scores == [3, 6, 6, 0]


def test_s14_majority_in_the_big_field() -> None:
    big_red: list[Segment] = [(0, 0, "field", "NL"), (1, 0, "field", "SL")]
    scores = farm(TWO_FIELDS, {RED: big_red, YELLOW: [(1, 1, "field", "NL")], BLUE: [SMALL_FIELD]})
    assert scores == [3, 6, 0, 0]


# Field 1 lies above cities A and B, field 2 below them and around C (and an unfinished city), field 3 below
# the road with four cities.
LONG_EXAMPLE = """
    E2 E2 .. .. /
    E0 E0 .. .. /
    E2 B0 E0 .. /
    D0 U0 U0 U0 /
    E2 E2 E2 E2 /
    E0 E0 E0 E0
"""

LONG_FARMERS: dict[int, list[Segment]] = {
    BLUE: [(0, 0, "field", "NL"), (1, 2, "field", "NL")],
    RED: [(0, 2, "field", "NL")],
    YELLOW: [(0, 4, "field", "NL"), (0, 3, "field", "ER")],
    BLACK: [(3, 4, "field", "NL")],
}


@pytest.mark.parametrize(
    ("field_scoring", "scores"),
    [
        pytest.param("per_field_3", [15, 9, 12, 0], id="S15"),
        pytest.param("per_city_4", [12, 4, 16, 0], id="V5"),
        # not in the sheets: Blue owns fields 1 and 2, so A, B and C once each
        pytest.param("per_field_3_city_once", [9, 9, 12, 0], id="S15 with each city once"),
    ],
)
def test_s15_v5_long_example(field_scoring: str, scores: list[int]) -> None:
    assert farm(LONG_EXAMPLE, LONG_FARMERS, field_scoring=field_scoring) == scores


def test_v1_farmers_around_a_city_are_counted_together() -> None:
    farmers: dict[int, list[Segment]] = {
        BLUE: [(0, 0, "field", "NL"), (1, 0, "field", "NL")],
        RED: [(2, 0, "field", "NL")],
    }
    drawing = "E1 G0 E3 / B0 B0 .."
    (city,) = [view for view in board(drawing).features() if view.kind == "city"]
    assert sum(view.cities for view in board(drawing).features() if view.kind == "field") == 3
    referee = board(drawing, field_scoring="per_city_4")
    for seat, segments in farmers.items():
        for segment in segments:
            referee.stand(seat, segment)
    assert referee.final() == [Payment("field", city.segments, (4, 0, 0, 0), completed=False)]


@pytest.mark.parametrize(
    ("field_scoring", "scores"),
    [
        pytest.param("per_city_4", [8, 4, 0, 0], id="V2"),
        pytest.param("per_field_3", [9, 3, 0, 0], id="V3"),
        pytest.param("per_field_3_city_once", [6, 3, 0, 0], id="V4"),
    ],
)
def test_v2_v3_v4_a_small_and_a_big_city(field_scoring: str, scores: list[int]) -> None:
    farmers: dict[int, list[Segment]] = {
        RED: [(0, 0, "field", "NL")],
        BLUE: [(0, 1, "field", "EL"), (1, 3, "field", "NL")],
    }
    assert farm("E2 .. / E0 .. / N2 E3 / E0 B0", farmers, field_scoring=field_scoring) == scores


def test_without_fields_no_farmer_is_put_or_paid() -> None:
    referee = board("E2 / E0", last=(0, 1), no_fields=True)
    assert referee.legal_segments(BLUE) == {(0, 1, "city", "N")}
    referee.stand(BLUE, (0, 1, "field", "EL"))
    assert referee.final() == []


# --- deployment -------------------------------------------------------------------------------------


def test_s16_only_a_farmer() -> None:
    referee = board("E2")
    referee.stand(RED, (0, 0, "city", "S"))
    referee.lay("M", 0, 1, 0)
    assert referee.legal_segments(BLUE) == {(0, 1, "field", "EL")}
    with pytest.raises(ValueError, match="may not"):
        referee.deploy(RED, (0, 1, "city", "N"))


def test_s17_only_the_small_field() -> None:
    referee = board("B0 B0 B0")
    referee.stand(RED, (0, 0, "field", "NL"))
    referee.lay("J", 3, 0, 0)
    assert referee.legal_segments(BLUE) == {(3, 0, "city", "N"), (3, 0, "road", "E"), (3, 0, "field", "ER")}


def test_s18_three_farmers_joined() -> None:
    referee = board("N2 F0 N3 / E0 .. E0")
    for seat, segment in enumerate(
        [(0, 1, "field", "EL"), (1, 0, "field", "SL"), (2, 1, "field", "EL")],
    ):
        referee.stand(seat, segment)
    referee.lay("B", 1, 1, 0)
    assert feature(referee, (1, 1, "field", "NL")).followers == (1, 1, 1, 0)
    assert referee.legal_segments(BLUE) == {(1, 1, "monastery", "")}


def test_an_empty_supply_deploys_nothing() -> None:
    referee = Referee(TILE_FOLDER, ["base"], 2, {}, followers=1)
    referee.lay("D", 0, 0, 0)
    referee.deploy(BLUE, (0, 0, "road", "E"))
    assert referee.legal_segments(BLUE) == set()
    assert referee.legal_segments(RED) == {(0, 0, "city", "N"), (0, 0, "field", "EL"), (0, 0, "field", "ER")}
