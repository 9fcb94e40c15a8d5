"""Bridges, as sheet 3 has them: worked examples G1 and G2, edge cases, and other modules."""

from __future__ import annotations

import pytest

from helpers.belonging import check_owned
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import text, words
from languedoc.carcassonne.events import SecondPart
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.turn_order import turn_order
from languedoc.render import placing
from modules.bridges_castles_bazaars.tales import MODULES, bridges, places, shown, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# A bridge over the cloister in the east; closed at both ends
ACROSS = "3A← [D] 1B↑ 2A→"


def test_g1_a_bridge_makes_its_tile_a_tile_of_the_road() -> None:
    story = tale("Red Blue", ACROSS, "1 Red road:E")
    assert story.payments() == ["road: Red 4 (4 tiles 4)"]
    assert bridges(story) == ["road:E@1,0"]
    assert shown(story)["bridges_left"] == [2, 3]
    assert "Red builds a bridge." in story.told()


def test_g2_a_bridge_on_a_road_with_an_inn_is_worth_two() -> None:
    drawing = ACROSS.replace("2A→", "2BB_rS→")
    tiles = ("base", "bridges_castles_bazaars", "inns_and_cathedrals")
    story = tale("Red Blue", drawing, "1 Red road:E", also=("inns_and_cathedrals",), tiles=tiles)
    assert story.payments() == ["road: Red 8 (4 tiles 4, 1 inn 4)"]


def test_the_bridge_is_built_with_the_placement_and_in_its_direction() -> None:
    story = tale("Red Blue", "[D] 1B↑", "1 Red ?")
    assert bridges(story) == ["road:E@1,0"]
    assert story.options() == {"pass", "follower road:E", "follower monastery", "follower field:NL"}


BESIDE = "[D] .\n1B↑ 2U↑"


def test_over_the_tile_beside_the_one_just_placed() -> None:
    """Tile 2 shows its road to the meadow of tile 1, which gets a bridge; nobody is put on that one."""
    story = tale("Red Blue", BESIDE, "2 Blue ?")
    assert bridges(story) == ["road:E@0,1"]
    assert shown(story)["bridges_left"] == [3, 2]
    assert story.options() == {"pass", "follower road:E", "follower field:NL", "follower field:ER"}
    story.choose("follower road:E")
    board = story.game.state.board
    assert board.root_of(board.find_segment(0, 1, "road", "E")) == board.root_of(board.find_segment(1, 1, "road", "E"))


BETWEEN = """
    [D] 1U↑ 2U↑
    4B↑ .   3B↑
"""


def test_a_placement_that_needs_two_bridges_is_illegal() -> None:
    """Between two cloisters a road from west to east would need a bridge over each of them, a bend only one."""
    assert not {"1,1 N", "1,1 S"} & places(tale("Red Blue", BETWEEN, rest="U U"))
    assert {"1,1 N", "1,1 W"} <= places(tale("Red Blue", BETWEEN, rest="V U"))


def test_an_end_must_not_face_a_meadow_that_lies() -> None:
    """A bridge over the cloister from north to south would end at the meadow of the start tile."""
    story = tale("Red Blue", "[D]\n1B↑", rest="U U")
    assert {place for place in places(story) if place.startswith("0,2 ")} == {"0,2 N", "0,2 S"}


def test_a_bridge_that_meets_a_road_at_both_ends_joins_them() -> None:
    story = tale("Red Blue", "[D] 5B↑ 4A→\n1B↑ 2B↑ 3B↑", "4 Blue road:W", "5 Red ?")
    board = story.game.state.board
    (road,) = {board.root_of(board.find_segment(x, 0, "road", port)) for x, port in ((0, "E"), (1, "E"), (2, "W"))}
    assert (board.size(road), board.open_ports(road)) == (3, 1)
    assert not story.may("follower road:E"), "Blue is on the road"


def test_fields_stay_connected_under_a_bridge() -> None:
    """Both meadows beside the road of the start tile join that of the cloister: it lies on both sides of the road."""
    story = tale("Red Blue", "[D] 1B↑", "1 Red ?")
    board = story.game.state.board
    names = ((0, 0, "field", "EL"), (0, 0, "field", "ER"), (1, 0, "field", "NL"))
    assert len({board.root_of(board.find_segment(*name)) for name in names}) == 1


def test_from_now_on_the_two_edges_are_roads() -> None:
    """A cloister goes on only with a bridge of its own, a city with a meadow beside the bridge not at all."""
    assert {place for place in places(tale("Red Blue", "[D] 1B↑", rest="C U")) if place.startswith("2,0")} == set()
    assert {"2,0 N", "2,0 S"} <= places(tale("Red Blue", "[D] 1B↑", rest="U U"))


def test_no_second_bridge_over_a_tile() -> None:
    """A road from the north could only be joined by a bridge across the first one."""
    north = {place for place in places(tale("Red Blue", "[D] 1B↑", rest="U U")) if place.startswith("1,-1 ")}
    assert north == {"1,-1 N", "1,-1 S"}


def test_without_bridges_in_the_supply_there_is_none() -> None:
    """Red builds three; then his edges must match. Blue still has his."""
    lines = ("1 Red pass", "2 Red pass", "3 Red pass")
    story = tale("Red Blue", "[D] 1B↑ 2B↑ 3B↑", *lines, rest="B E U")
    assert shown(story)["bridges_left"] == [0, 3]
    assert "4,0 N" in places(story)
    story.choose("place 0,1 N")
    while story.game.decision.step != "place_tile":
        story.choose("pass")
    assert (story.game.decision.seat, shown(story)["bridges_left"]) == (0, [0, 3])
    assert not any(place.startswith(("4,0 ", "-3,0 ")) for place in places(story))


def test_five_and_six_players_have_two_of_each() -> None:
    for seats in ("Red Blue Green Black Grey", "Red Blue Green Black Grey Yellow"):
        story = tale(seats, "[D] 1B↑", "1 Red pass", also=("inns_and_cathedrals",), tiles=MODULES)
        assert shown(story)["bridges_left"] == [1, *[2] * (len(story.names) - 1)]
        assert shown(story)["castles_left"] == [2] * len(story.names)


CLOSED = "2A← [D] 1A→"


def test_a_tile_that_fits_only_with_a_bridge_may_be_refused() -> None:
    """The road is closed, so a crossing fits only beside the cloisters, with a bridge over one of them."""
    story = tale("Red Blue", CLOSED, rest="X U")
    assert places(story) == {f"{x},{y} {side}" for x in (-1, 1) for y in (-1, 1) for side in "NESW"}
    assert story.may("refuse")
    story.choose("refuse")
    assert story.game.view()["out_of_game"] == ["X"]
    assert (story.game.decision.seat, story.game.decision.step) == (0, "place_tile")
    assert shown(story)["bridges_left"] == [3, 3]
    assert "Red builds no bridge and gives X away." in story.told()


def test_a_tile_that_fits_without_a_bridge_is_not_refused() -> None:
    assert not tale("Red Blue", CLOSED, rest="B U").may("refuse")


COMPLETES = """
    1A← [D] 6B↑ 5A→
    .   2B↑ 3B↑ 4B↑
"""


def test_a_bridge_completes_a_road() -> None:
    """It is scored in this part (3)."""
    story = tale("Red Blue", COMPLETES, "1 Red road:E")
    assert story.payments() == ["road: Red 4 (4 tiles 4)"]


def test_not_over_an_abbey_nor_inside_walls() -> None:
    box = Game(2, modules=("base", "bridges_castles_bazaars", "abbey_and_mayor", "count"), seed=1).state.box
    tiles = [form.tile for form in box.designs.forms[box.designs.count :]]
    assert {tile.module for tile in tiles} == {"base", "bridges_castles_bazaars", "abbey_and_mayor"}
    assert not any(tile.id == "ABBEY" for tile in tiles)
    assert all(tile.edge_kinds[end] == "road" for tile in tiles for end in tile.features[-1].edges)


def test_not_over_rivers_nor_triangles() -> None:
    box = Game(2, modules=("base", "bridges_castles_bazaars", "river_1", "half_so_wild"), seed=1).state.box
    variants = box.designs.forms[box.designs.count :]
    printed = [(box.designs.tiles[form.design], form.tile.features[-1].edges) for form in variants]
    assert printed and all(tile.edge_kinds[end] == "field" for tile, ends in printed for end in ends)
    assert not any(tile.shape == "triangle" for tile, _ in printed)


def test_a_builder_goes_on_by_a_bridge() -> None:
    lines = ("1 Red road:E", "2 Red builder road:E", "3 Red pass", "4 Red again pass")
    story = tale("Red Blue", "[D] 1U↑ 2U↑ 3B↑ 4U↑", *lines, also=("traders_and_builders",), tiles=MODULES)
    assert [event.seat for event in story.game.events if isinstance(event, SecondPart)] == [0]
    assert bridges(story) == ["road:E@3,0"]


def test_the_bridge_is_drawn_along_its_road() -> None:
    state = tale("Red Blue", BESIDE).game.state
    (token,) = placing.tokens(state)
    assert (token.token.name, token.at, token.turn) == ("bridge", (50.0, 150.0), 0.0)
    assert "=" in text.draw(tale("Red Blue", BESIDE).game)


def test_the_lines_about_what_everybody_has() -> None:
    story = tale("Red Blue", BESIDE)
    assert words.holdings(story.game, 1) == ["2 bridges", "3 castles"]


def test_its_rows_of_the_turn_order() -> None:
    rows = {row.step: row for row in turn_order([BUILT["bridges_castles_bazaars"]], {})}
    assert {name: (row.phase, row.number) for name, row in rows.items()} == {
        "setup_bridges_castles": ("setup", "S-4"),
        "bazaar_tile_due": ("P2", "-"),
        "build_bridge": ("P2", "2.2-19"),
        "bazaar": ("P2", "2.2-16"),
        "castle_conversion": ("P5", "2.2-20"),
        "score_castle_lord": ("P5", "2.5-6"),
        "final_castle": ("final", "E-26"),
    }
    official = turn_order([BUILT["bridges_castles_bazaars"]], {"timing_profile": "official"})
    assert [row.phase for row in official if row.step == "bazaar"] == ["P6"]


def bridge_anywhere(*lines: str) -> Story:
    return tale("Red Blue", "[D]\n1B↑", *lines, options={"bridge_anywhere": True})


def test_with_bridge_anywhere_the_tile_just_placed_may_get_a_bridge_with_open_ends() -> None:
    story = bridge_anywhere("1 Red ?")
    assert story.game.decision.step == "build_bridge"
    assert story.options() == {"pass", "bridge WE"}, "in the north lies a meadow"
    story.choose("bridge WE")
    assert bridges(story) == ["road:E@0,1"]
    story.choose("follower road:E")
    assert story.standing() == {"Red road:E@0,1"}
    assert not bridges(bridge_anywhere("1 Red pass"))


def test_computer_players_learn_from_bridges_and_castles() -> None:
    check_owned(
        "bridges_castles_bazaars", lambda game, view, seat: [view["bridges_left"][seat], view["castles_left"][seat]]
    )
