"""The referee's own trial, the geometry: where tiles fit, what joins, and whole games on a table that is turned."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from referee import BEHIND, CLOCKWISE, SIDES, FeatureView, Referee, Segment, opposite, turn
from referee.tiles import KINDS, Laid, read_tiles, sheet
from referee.trial import BLUE, TILE_FOLDER, TWO_FIELDS, board, feature, points

MODULES = sorted(
    path.parent.name if path.stem == "tiles" else path.stem
    for path in TILE_FOLDER.glob("*/*.toml")
    if any(tile.get("shape", "square") == "square" for tile in tomllib.loads(path.read_text()).get("tile", []))
)


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
    for module in ("one", "two"):
        (tmp_path / module).mkdir()
    (tmp_path / "one" / "tiles.toml").write_text('[[tile]]\nid = "A"\nfeatures = ["city N E S W"]')
    (tmp_path / "two" / "tiles.toml").write_text('[[tile]]\nid = "A"\nfeatures = ["monastery"]')
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
        for tile in [turned[0, 0] for turned in turns]:
            want = {side + half: k for side in SIDES for half, k in ends[tile.edges[side]].items()}
            assert {end: part.kind for end, part in tile.at.items()} == want, name
            assert sum(len(part.ends) for part in tile.parts.values()) == len(tile.at), name
            assert all(("city", port) in tile.parts for part in tile.parts.values() for port in part.touches)


def odd_tiles(shape: str) -> list[Laid]:
    """All turned tiles of a shape."""
    sheets = [
        path.parent.name
        for path in TILE_FOLDER.glob("*/tiles.toml")
        if any(tile.get("shape") == shape for tile in tomllib.loads(path.read_text()).get("tile", []))
    ]
    kinds = (*KINDS, "german_castle")
    tiles = read_tiles(TILE_FOLDER, tuple(sheets), kinds, (), (shape,))
    return [laid for name, turns in tiles.items() if "/" in name for laid in turns]


def test_triangles_show_two_sides_and_the_long_one() -> None:
    triangles = odd_tiles("triangle")
    assert len(triangles) == 4 * 24
    for laid in triangles:
        (face,) = laid.values()
        (long,) = face.long_sides
        assert {*face.edges} == {long} | {side for side in SIDES if side not in long}
        for side in face.edges:
            halves = [face.at[side + half].kind for half in "LR"]
            kind = face.edges[side]
            assert halves == ["city" if kind == "city" else "field"] * 2
            assert (side in face.at) == (kind == "road")


def test_two_triangles_fill_a_cell_and_meet_over_the_long_edge() -> None:
    triangles = [face for laid in odd_tiles("triangle") for face in laid.values()]
    for one in triangles:
        for other in triangles:
            if [opposite(side) for side in one.long_sides] == other.long_sides and one.name < other.name:
                both = one.with_half(other)
                assert len(both.parts) == len(one.parts) + len(other.parts), "names are not unique"
                assert {*SIDES} < {*both.edges} and len(both.long_sides) == 2


def test_doubles_have_six_sides_and_go_on_inside() -> None:
    doubles = odd_tiles("double")
    for laid in doubles:
        (one, other), cells = laid.values(), list(laid)
        assert cells[0] == (0, 0) and cells[1] in BEHIND.values()
        assert len(one.edges) == len(other.edges) == 3
        for name, (dx, dy, there) in one.goes_on.items():
            assert name in one.parts and there in other.parts and (dx, dy) == cells[1]
            assert other.goes_on[there] == (-dx, -dy, name)
    castles = [laid for laid in doubles if "german_castle" in laid[0, 0].buildings]
    assert len(castles) == 4 * 6


# --- whole games ------------------------------------------------------------------------------------


def bag(modules: list[str]) -> list[str]:
    """The names of the square tiles of the main stack, as often as they are in the box."""
    return [
        tile["id"]
        for module in modules
        for tile in tomllib.loads(sheet(TILE_FOLDER, module).read_text())["tile"]
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
