"""The referee's own trial: the worked examples of base.md (S, X) and variants.md (V), and its geometry.

A board is drawn as a grid of tiles: letter, then quarter turns clockwise; `..` is an empty cell. The cell in
the top left corner is (0, 0). D0 is tile D as in the catalogue, D1 the same turned once.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from referee import BEHIND, CLOCKWISE, SIDES, FeatureView, Payment, Referee, Segment, opposite, turn

ROOT = Path(__file__).resolve().parents[1]
OWN_TILES = ROOT / "src" / "languedoc" / "carcassonne" / "tiles"
TILE_FOLDER = OWN_TILES if OWN_TILES.is_dir() else ROOT.parent / "shared" / "catalogue"

BLUE, RED, YELLOW, BLACK = range(4)
MODULES = sorted(
    path.stem
    for path in TILE_FOLDER.glob("*.toml")
    if any(tile.get("shape", "square") == "square" for tile in tomllib.loads(path.read_text()).get("tile", []))
)


def board(
    drawing: str,
    *modules: str,
    last: tuple[int, int] | None = None,
    seats: int = 4,
    names: dict[str, str] | None = None,
    cult: bool = False,
    **options: str | bool,
) -> Referee:
    """Lay the drawn tiles in any order that the rules allow, `last` at the end."""
    referee = Referee(TILE_FOLDER, ["base", *modules], seats, options, cult=cult)
    waiting = [
        ((names or {}).get(word[:-1], word[:-1]), x, y, int(word[-1]))
        for y, row in enumerate(drawing.split("/"))
        for x, word in enumerate(row.split())
        if word != ".."
    ]
    waiting.sort(key=lambda tile: tile[1:3] == last)
    while waiting:
        tile = next(tile for tile in waiting if tile[1:] in referee.legal_places(tile[0]) or not referee.tiles)
        referee.lay(*tile)
        waiting.remove(tile)
    assert last in (None, list(referee.tiles)[-1])
    return referee


def feature(referee: Referee, segment: Segment) -> FeatureView:
    (view,) = [view for view in referee.features() if segment in view.segments]
    return view


def points(payments: list[Payment]) -> list[tuple[str, tuple[int, ...]]]:
    return [(payment.kind, payment.points) for payment in payments]


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


# City A is cap, band, cap in the first row; the meadow north of the band is the small field. City B is the
# pair of caps in the third column.
TWO_FIELDS = "E1 F0 E3 / B0 B0 E2 / .. .. E0"
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


# --- placement --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "places"),
    [
        ("C", {(0, -1, r) for r in range(4)}),
        ("B", {(0, 1, r) for r in range(4)}),
        ("X", {(x, 0, r) for x in (-1, 1) for r in range(4)}),
        ("U", {(x, y, r) for x, y in ((-1, 0), (1, 0), (0, 1)) for r in (0, 2)}),
        ("E", {(0, -1, 2), (0, 1, 1), (0, 1, 2), (0, 1, 3)}),
        ("A", {(-1, 0, 3), (1, 0, 1), (0, 1, 0), (0, 1, 1), (0, 1, 3)}),
    ],
)
def test_places_beside_the_start_tile(tile: str, places: set[tuple[int, int, int]]) -> None:
    assert board("D0").legal_places(tile) == places


def test_every_side_must_match_and_corners_do_not_count() -> None:
    referee = board("D0 U0 / B0 ..")
    with pytest.raises(ValueError, match="does not fit"):
        referee.lay("E", 1, 1, 3)  # field above fits, but city against B
    with pytest.raises(ValueError, match="does not fit"):
        referee.lay("B", 2, 1, 0)  # only a corner
    with pytest.raises(ValueError, match="does not fit"):
        referee.lay("D", 0, 0, 0)  # taken
    referee.lay("E", 1, 1, 1)


# --- geometry ---------------------------------------------------------------------------------------


def test_halves_of_an_edge_meet() -> None:
    assert [opposite(end) for end in ("NL", "NR", "EL", "ER", "N", "E")] == ["SR", "SL", "WR", "WL", "S", "W"]
    assert [turn("NL", 1), turn("WR", 1), turn("S", 3)] == ["EL", "NR", "E"]


def test_a_road_parts_the_meadows_left_and_right_of_it() -> None:
    referee = board("U0 V0 / .. U1")
    inside = feature(referee, (0, 0, "field", "ER"))
    assert inside.segments == {(0, 0, "field", "ER"), (1, 0, "field", "SR"), (1, 1, "field", "NL")}


def test_names_after_turning() -> None:
    """Tile J: road E S, city N, fields EL SR WL WR and ER SL."""
    names = [sorted(board(f"J{rotation}").legal_segments(BLUE), key=lambda s: (s[2], s[3])) for rotation in range(4)]
    assert [[f"{kind} {port}" for _, _, kind, port in row] for row in names] == [
        ["city N", "field EL", "field ER", "road E"],  # road E S
        ["city E", "field NL", "field SR", "road S"],  # road S W; the big field has NL NR SL WR
        ["city S", "field NL", "field NR", "road N"],  # road N W; big NR EL ER WL, small NL WR
        ["city W", "field NL", "field NR", "road N"],  # road N E; big NL ER SL SR, small NR EL
    ]


def test_a_city_seen_from_one_field_of_many_tiles_counts_once() -> None:
    big_field = feature(board(TWO_FIELDS), (0, 0, "field", "NL"))
    assert (big_field.cities, big_field.completed, len(big_field.cells)) == (2, False, 6)


def test_a_road_through_one_tile_twice_counts_it_once() -> None:
    """A loop that crosses itself in the tunnel of GO_rNS_rEW: six bends and the crossing."""
    drawing = "V3 V0 .. / V2 T0 V0 / .. V2 V1"
    road = feature(board(drawing, "goldmines", names={"T": "GO_rNS_rEW"}), (0, 0, "road", "E"))
    assert (len(road.segments), len(road.cells), road.completed) == (8, 7, True)


@pytest.mark.parametrize(
    ("rotation", "names"),
    [(0, {"NL", "NR"}), (1, {"N", "ER"}), (2, {"E", "SR"}), (3, {"N", "S"})],
)
def test_two_cities_share_an_edge(rotation: int, names: set[str]) -> None:
    """HS_cNLW_cNRE: city W NL and city E NR."""
    referee = board(f"Y{rotation}", "hills_and_sheep", names={"Y": "HS_cNLW_cNRE"})
    cities = [view for view in referee.features() if view.kind == "city"]
    assert {port for view in cities for _, _, _, port in view.segments} == names
    assert [view.open_ends for view in cities] == [2, 2]


def test_a_neighbour_joins_the_two_cities_of_a_shared_edge() -> None:
    referee = board(".. E2 .. / E1 Y0 E3", "hills_and_sheep", names={"Y": "HS_cNLW_cNRE"})
    city = feature(referee, (1, 1, "city", "NL"))
    assert (1, 1, "city", "NR") in city.segments
    assert (len(city.segments), len(city.cells), city.completed) == (5, 4, True)


def test_two_shared_edges_face_to_face_keep_the_cities_apart() -> None:
    referee = board("Y2 / Y0", "hills_and_sheep", names={"Y": "HS_cNLW_cNRE"})
    assert feature(referee, (0, 1, "city", "NL")).segments == {(0, 1, "city", "NL"), (0, 0, "city", "SR")}
    assert feature(referee, (0, 1, "city", "NR")).segments == {(0, 1, "city", "NR"), (0, 0, "city", "E")}


def test_fields_without_an_edge_are_numbered() -> None:
    referee = board("Y1", "abbey_and_mayor", names={"Y": "AM_cNS_cEW"})
    assert referee.legal_segments(BLUE) == {
        (0, 0, "city", "N"),
        (0, 0, "city", "E"),
        (0, 0, "field", "-"),
        (0, 0, "field", "-2"),
    }


def test_two_pennants_on_one_tile() -> None:
    referee = board("Y0", "abbey_and_mayor", names={"Y": "AM_cNESW"})
    referee.stand(BLUE, (0, 0, "city", "N"))
    assert points(referee.final()) == [("city", (3, 0, 0, 0))]


def test_a_road_may_have_three_ends() -> None:
    referee = board("A3 Y0 A1", "abbey_and_mayor", names={"Y": "AM_rNEW"})
    road = feature(referee, (1, 0, "road", "N"))
    assert (len(road.cells), road.open_ends, road.completed) == (3, 1, False)


def test_rivers_meet_only_rivers() -> None:
    referee = board("Y0", "river_1", names={"Y": "R1_vEW"})
    assert referee.legal_places("R1_vEW") == {(x, 0, r) for x in (-1, 1) for r in (0, 2)} | {
        (0, y, r) for y in (-1, 1) for r in (0, 2)
    }
    assert {x for x, _, _ in referee.legal_places("B")} == {0}
    assert {segment[2] for segment in referee.legal_segments(BLUE)} == {"field"}


def test_decoration_is_no_place_to_stand() -> None:
    assert board("Y0", "cult", names={"Y": "CU_s"}).legal_segments(BLUE) == {(0, 0, "field", "NL")}


def test_a_name_shared_by_two_modules_needs_its_module(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text('[[tile]]\nid = "A"\nfeatures = ["city N E S W"]')
    (tmp_path / "two.toml").write_text('[[tile]]\nid = "A"\nfeatures = ["monastery"]')
    assert set(Referee(tmp_path, ["one"], 2, {}).box) == {"A", "one/A"}
    assert set(Referee(tmp_path, ["one", "two"], 2, {}).box) == {"one/A", "two/A"}


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="field_scoring"):
        board("D0", field_scoring="per_sheep")
    with pytest.raises(ValueError, match="tiny_city"):
        board("D0", tiny_city="none")


def test_every_edge_of_every_tile_has_its_owners() -> None:
    """Whatever lies on an edge has somebody on each half and, for a road, in the middle."""
    ends = {
        "city": {"L": "city", "R": "city"},
        "road": {"L": "field", "": "road", "R": "field"},
        "field": {"L": "field", "R": "field"},
        "river": {"L": "field", "R": "field"},
    }
    box = Referee(TILE_FOLDER, MODULES, 2, {}).box
    for name, turns in box.items():
        for tile in turns:
            want = {side + half: k for side in SIDES for half, k in ends[tile.edges[side]].items()}
            assert {end: part.kind for end, part in tile.at.items()} == want, name
            assert sum(len(part.ends) for part in tile.parts.values()) == len(tile.at), name
            assert all(("city", port) in tile.parts for part in tile.parts.values() for port in part.touches)


# --- whole games ------------------------------------------------------------------------------------


def bag(modules: list[str]) -> list[str]:
    """The names of the square tiles of the main stack, as often as they are in the box."""
    return [
        tile["id"]
        for module in modules
        for tile in tomllib.loads((TILE_FOLDER / f"{module}.toml").read_text())["tile"]
        for _ in range(tile["count"])
        if tile.get("shape", "square") == "square" and tile.get("stack", "main") == "main"
    ]


@pytest.mark.parametrize("modules", [["base"], [m for m in MODULES if bag([m])]], ids=["base", "all modules"])
@pytest.mark.parametrize("field_scoring", ["per_field_3", "per_city_4", "per_field_3_city_once"])
def test_whole_game(modules: list[str], field_scoring: str) -> None:
    """Play at random; ask everything after every tile; then lay the same board turned by a quarter."""
    chance = random.Random(field_scoring)
    tiles = bag(modules)
    tiles.remove("D")
    chance.shuffle(tiles)
    referee = Referee(TILE_FOLDER, modules, 3, {"field_scoring": field_scoring})
    turned = Referee(TILE_FOLDER, modules, 3, {"field_scoring": field_scoring})
    referee.lay("D", 0, 0, 0)
    turned.lay("D", 0, 0, 1)
    for number, tile in enumerate(tiles[:71]):
        places = sorted(referee.legal_places(tile))
        assert {(-y, x, (r + 1) % 4) for x, y, r in places} == turned.legal_places(tile)
        if not places:
            continue
        x, y, rotation = chance.choice(places)
        referee.lay(tile, x, y, rotation)
        turned.lay(tile, -y, x, (rotation + 1) % 4)
        seat = number % 3
        segments = sorted(referee.legal_segments(seat))
        assert len(turned.legal_segments(seat)) == len(segments)
        if segments and chance.random() < 0.7:
            segment = chance.choice(segments)
            referee.deploy(seat, segment)
            turned.deploy(seat, turned_segment(referee, turned, segment))
        assert_sound(referee)
        assert outline(referee.features()) == outline(turned.features())
        paid = Counter((p.kind, len(p.segments), p.points) for p in referee.score_turn())
        assert paid == Counter((p.kind, len(p.segments), p.points) for p in turned.score_turn())
        assert not any(view.completed and any(view.followers) for view in referee.features())
    referee.final()
    turned.final()
    assert referee.scores == turned.scores
    assert {man.where[2] for man in referee.standing} <= {"field"}


def turned_segment(referee: Referee, turned: Referee, segment: Segment) -> Segment:
    """The same segment on the turned board: found by an end it owns, or by name if it has none."""
    x, y, kind, port = segment
    ends = referee.tiles[x, y].parts[kind, port].ends
    return (-y, x, kind, turned.tiles[-y, x].at[turn(ends[0], 1)].port if ends else port)


def outline(features: list[FeatureView]) -> Counter[tuple[object, ...]]:
    """What does not change when the table is turned."""
    return Counter(
        (v.kind, len(v.segments), len(v.cells), v.pennants, v.open_ends, v.completed, v.followers, v.cities)
        for v in features
    )


def assert_sound(referee: Referee) -> None:
    """Every segment is in one feature, no follower is lost, and names are ports of their kind."""
    segments = [segment for view in referee.features() for segment in view.segments]
    assert len(segments) == len(set(segments)) == sum(len(tile.parts) for tile in referee.tiles.values())
    for seat, supply in enumerate(referee.supply):
        assert supply + sum(view.followers[seat] for view in referee.features()) == 7
    for x, y, kind, port in segments:
        assert port in CLOCKWISE or (kind, port) == ("monastery", "") or (kind, port[0]) == ("field", "-")
        assert any((x + dx, y + dy) in referee.tiles for dx, dy in BEHIND.values())


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
