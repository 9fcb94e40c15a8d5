"""Triangles and the other modules: for each of them a cell is one tile (half_so_wild 8, and what their sheets say)."""

from __future__ import annotations

import random

import pytest

from languedoc.carcassonne.events import SecondPart, TilePlaced
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.modules.cult.rules import ChallengeDecided
from modules.half_so_wild.test_half_so_wild import MODULES, PROFILES, play, tale, texts
from modules.messages.tales import stack, stand

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# ------------------------------------------------------------------ the river (2.2-1, 2.2-2)


@pytest.mark.parametrize("river", ["river_1", "river_2"])
def test_triangles_are_picked_before_the_river_and_laid_after_it(river: str) -> None:
    """River II: its fork is attached after the draft; whoever lays the volcano lake has a whole turn more."""
    chance = random.Random(1)
    game = Game(3, modules=(*MODULES, river), seed=1)
    seen = []
    while "choose_triangle" not in seen:
        seen.append(game.decision.step)
        if seen[-1] != "choose_triangle":
            game.choose(chance.randrange(len(game.options)))
    laid = [event for event in game.events if isinstance(event, TilePlaced)]
    assert seen[:6] == ["setup_triangles"] * 6
    assert {event.tile.split("_")[0] for event in laid} == {"R1" if river == "river_1" else "R2"}
    assert laid[-1].tile in ("R1_lake", "R2_lake_volcano")
    assert game.decision.seat == ((laid[-1].seat + 1) % 3 if river == "river_1" else laid[-1].seat)


# ------------------------------------------------------------------ instead of drawing: only one of all


def test_a_triangle_a_castle_or_an_abbey_but_only_one() -> None:
    """2.2-3, 2.2-4: whoever lays a triangle is not asked for a castle."""
    game = Game(["Red", "Blue"], modules=(*MODULES, "german_castles"), bag=["GB3", "GB4", "GB1", "GB2", "U", "U", "U"])
    play(game, "pick I-01", "pick I-04", "pick I-02", "pick II-04")
    asked = play(game.copy(), "pass")
    assert asked.decision.step == "choose_german_castle"
    assert play(asked, "castle GB3").decision.step == "place_tile"
    play(game, "triangle I-04", "place 0,1 E", "pass")
    assert (game.decision.step, game.decision.seat) == ("choose_triangle", 1)


def test_a_cell_with_one_triangle_is_filled_for_the_lord_of_a_castle() -> None:
    """german_castles 7: the start tile and the triangle below it are two of the ten squares around."""
    game = Game(["Red", "Blue"], modules=(*MODULES, "german_castles"), bag=["GB3", "GB4", "GB1", "GB2", "U"])
    play(game, "pick I-01", "pick I-04", "pick II-04", "pick I-02")
    play(game, "pass", "castle GB3", "place 1,0 N", "follower german_castle")
    play(game, "triangle II-04", "place 1,1 S", "pass")
    segment = "german_castle@1,0"
    assert game.worth(segment).now[0].points == 2 + 2
    play(game, "triangle I-04", "place 1,1 N", "pass")
    assert game.worth(segment).now[0].points == 2 + 2, "the second triangle fills no other square"


# ------------------------------------------------------------------ the abbey


HOLE = """
    2U↑ [D]  1U↑
    4B↑ .    3{triangle}
    5E↓ 6E↓  .
"""


def test_an_abbey_goes_into_a_hole_beside_the_leg_of_a_triangle() -> None:
    """The triangle shows its western leg to the hole, with a road that the abbey closes."""
    drawing = HOLE.format(triangle="I-01→").replace("4B↑ .", "4B↑ 7ABBEY↑")
    story = tale("Red Blue", drawing, "3 Red road:W", "7 Red pass", also=("abbey_and_mayor",))
    assert story.payments() == ["road: Red 1 (1 tiles 1)"]


def test_the_gap_of_a_triangle_makes_no_hole() -> None:
    """All four sides must show an edge; the right angle is in the north-east here."""
    story = tale("Red Blue", HOLE.format(triangle="II-04↓"), also=("abbey_and_mayor",))
    assert story.game.decision.step == "choose_triangle"
    story.choose("pass")
    assert story.game.decision.step == "place_tile", "nobody is asked for an abbey"


# ------------------------------------------------------------------ barns, wagons, the mayor


@pytest.mark.parametrize(("tile", "may"), [("2B↑", True), ("2I-04→", False)])
def test_all_four_corners_at_a_barn_are_squares(tile: str, may: bool) -> None:
    story = tale("Red Blue", f"[D] 1U↑\n3B↑ {tile}", "3 Red ?", also=("abbey_and_mayor",))
    assert story.may("barn NW@1,1") == may


def test_no_barn_is_built_from_a_triangle() -> None:
    story = tale("Red Blue", "[D] 1U↑\n2B↑ 3I-04→", "3 Red ?", also=("abbey_and_mayor",))
    assert {text.split()[0] for text in story.options()} == {"pass", "follower", "wagon"}


@pytest.mark.parametrize(
    ("rule", "drives"), [("C1", {"drive city:N@1,0"}), ("C2", {"drive city:N@1,0", "drive city:N@0,0"})]
)
def test_a_wagon_drives_on_from_a_triangle(rule: str, drives: set[str]) -> None:
    """Its road ends at a city on the same triangle. By the later rule it goes to whatever lies around."""
    story = tale(
        "Red Blue",
        "2A← [D] 1I-09→",
        "1 Red wagon road:W",
        "2 Blue follower monastery; ?",
        also=("abbey_and_mayor",),
        options={"wagon_move": rule},
    )
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]
    assert (story.game.decision.step, story.game.decision.seat) == ("wagon_move", 0)
    assert story.options() == {"pass", *drives}


@pytest.mark.parametrize(("tile", "paid"), [("II-11", "Red 3 (2 tiles 2, 1 pennants 1)"), ("II-10", "")])
def test_a_mayor_counts_the_pennant_of_a_triangle(tile: str, paid: str) -> None:
    story = tale("Red Blue", f"1{tile}↑\n[D]", "1 Red mayor city:S", also=("abbey_and_mayor",)).end()
    assert story.payments() == [f"final city: {paid}"]


# ------------------------------------------------------------------ builder, pig, big follower, phantom


@pytest.mark.parametrize("profile", PROFILES)
def test_a_triangle_brings_the_builder_a_second_part_and_that_may_be_a_triangle_again(profile: str) -> None:
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2U↑ 3II-02→+4II-03←",
        "1 Red road:E",
        "2 Red builder road:E",
        "3 Red pass",
        "4 Red again pass",
        also=("traders_and_builders",),
        options={"timing_profile": profile},
    )
    assert [event.seat for event in story.game.events if isinstance(event, SecondPart)] == [0]
    laid = [(event.seat, event.tile) for event in story.game.events if isinstance(event, TilePlaced)]
    assert laid[-2:] == [(0, "II-02"), (0, "II-03")]
    assert story.game.decision.seat == 1


def test_a_pig_follows_its_farmer_across_the_long_edge() -> None:
    story = tale(
        "Red Blue", "1I-06↑+2II-04↓\n[D]", "1 Red field:WL", "2 Red pig field:NL", also=("traders_and_builders",)
    ).end()
    assert story.payments() == ["final field: Red 4 (1 cities 3, 1 pig 1)"]


def test_a_big_follower_wins_a_city_that_triangles_join() -> None:
    """Four cells, two triangles in one of them."""
    drawing = """
        5E↓               .
        1II-10↑+4II-11↓   3E←
        [D]               2U↑
    """
    story = tale(
        "Blue Red",
        drawing,
        "1 Blue city:S",
        "3 Red big_follower city:W",
        "4 Blue pass",
        "5 Red pass",
        also=("inns_and_cathedrals",),
    )
    assert story.payments() == ["city: Red 10 (4 tiles 8, 1 pennants 2)"]


def test_a_phantom_comes_onto_another_part_of_the_triangle() -> None:
    story = tale("Red Blue", "[D]\n1II-02→", "1 Red field:NL; phantom road:W", also=("phantom",))
    assert story.standing() == {"Red field:NL@0,1", "Red phantom road:W@0,1"}


# ------------------------------------------------------------------ king and robber


def test_king_and_robber_count_cells() -> None:
    """X6 and X4: two triangles of a cell are one."""
    city = tale("Red Blue", "1II-10↑+2II-12↓\n[D]", "1 Red pass", "2 Blue pass", also=("king_and_robber",))
    assert city.game.view()["modules"]["king_and_robber"]["king"] == {"holder": 1, "tiles": 2}
    drawing = """
        [D] .
        1A← 2II-02→+3II-03←
        .   4A↓
    """
    road = tale("Red Blue", drawing, also=("king_and_robber",))
    assert road.game.view()["modules"]["king_and_robber"]["robber"] == {"holder": 1, "tiles": 3}


# ------------------------------------------------------------------ the dragon and the fairy


@pytest.mark.parametrize("timing", ["after_wood", "before_wood", "after_scoring"])
def test_a_dragon_in_a_cell_hits_both_halves(timing: str) -> None:
    drawing = """
        [D] 1B3↑           4BH↑
        .   2I-04→+3I-02←  .
    """
    story = tale(
        "Red Blue",
        drawing,
        "2 Blue monastery",
        "3 Red road:S",
        "4 Blue dragon 1,1" if timing == "before_wood" else "4 Blue pass; dragon 1,1",
        also=("princess_and_dragon",),
        options={"dragon_timing": timing},
    )
    assert story.standing() == set()
    assert story.supply() == {"Red": 7, "Blue": 7}


GAP = """
    [D] 1B3↑    3U↑ 5BH↑
    .   2I-04→  4B↑ .
"""


def test_a_dragon_goes_across_the_side_of_a_gap() -> None:
    """A half-filled cell is a tile from every side."""
    story = tale("Red Blue", GAP, "5 Red pass; dragon 1,1 2,1 2,0 3,0", also=("princess_and_dragon",))
    assert story.game.view()["modules"]["princess_and_dragon"]["dragon"] == [3, 0]


def test_nobody_is_put_beside_the_dragon_into_the_same_cell() -> None:
    """It rests on the half-filled cell when the second triangle comes."""
    drawing = """
        [D] 1B3↑           3BH↑
        .   2I-04→+4I-02←  .
    """
    story = tale("Red Blue", drawing, "3 Red pass; dragon 1,1", "4 Blue", also=("princess_and_dragon",))
    assert story.game.view()["modules"]["princess_and_dragon"]["dragon"] == [1, 1]
    assert story.game.choices[-1].startswith("place 1,1"), "Blue is not asked for a figure"


def test_the_fairy_keeps_the_dragon_out_of_the_whole_cell() -> None:
    """She is with the monk on one half; the thief on the other half is safe, too."""
    drawing = """
        [D] 1B3↑           5BH↑
        .   2I-04→+3I-02←  .
        .   4A↓            .
    """
    story = tale(
        "Red Blue",
        drawing,
        "2 Blue monastery",
        "3 Red road:E",
        "4 Blue fairy follower/1@monastery@1,1",
        "5 Red pass; ?",
        also=("princess_and_dragon",),
    )
    assert story.options() == {"dragon 0,0", "dragon 2,0"}


@pytest.mark.parametrize(("binding", "paid"), [("follower", 0), ("tile", 3)])
def test_the_fairy_of_a_tile_cares_for_both_halves(binding: str, paid: int) -> None:
    """Red's thief on the other half is paid by her only where she is tied to tiles."""
    drawing = """
        [D] .
        1B↑ 2I-04→+3I-02←
        .   4A↓
    """
    fairy = {"follower": "4 Blue fairy follower/1@monastery@1,1", "tile": "4 Blue fairy 1,1"}
    story = tale(
        "Red Blue",
        drawing,
        "2 Blue monastery",
        "3 Red road:S",
        fairy[binding],
        also=("princess_and_dragon",),
        options={"fairy_binding": binding},
    )
    assert story.points()["Red"] == 2 + paid


# ------------------------------------------------------------------ the tower


@pytest.mark.parametrize(
    ("cell", "line", "captive"),
    [
        ("3I-04↓", "3 Blue monastery", "follower/1@monastery@1,1"),  # the gap faces the tower
        ("3I-04→+4I-02←", "4 Blue road:S", "follower/1@road:S@1,1"),  # on the second triangle
    ],
)
def test_a_tower_reaches_a_cell_from_every_side(cell: str, line: str, captive: str) -> None:
    last = 5 if "+" in cell else 4
    drawing = f"""
        [D]  2U↑     {last}U↑
        1TI↑ {cell}  .
    """
    seats = "Red Blue"
    story = tale(seats, drawing, line, f"{last} Red tower 0,1; ?", also=("tower",))
    assert story.options() == {"pass", f"capture {captive}"}


# ------------------------------------------------------------------ the cult


def test_a_triangle_cloister_is_beside_a_cult_place_behind_its_gap() -> None:
    """cult 3: it has a cult place in its west, so no other one may lie in the east, beyond its gap."""
    game = Game(["Red", "Blue"], modules=(*MODULES, "cult"), bag=["CU_s", "U", "CU_s_cN", "U", "U"])
    play(game, "pick I-01", "pick I-04", "pick I-02", "pick II-04", "triangle I-04", "place 0,1 E", "pass")
    play(game, "pass", "place -1,1 N", "pass", "pass", "place 1,0 N", "pass", "pass")
    assert game.view()["hand"] == "CU_s_cN"
    squares = {text.split()[1] for text in texts(game)}
    assert "1,1" not in squares
    assert "-1,2" not in squares, "south-west of the cloister"
    assert "-2,1" in squares, "beside the cult place only"


def test_a_challenge_across_a_gap() -> None:
    """The cloister on the triangle is completed first: 7 points, and the heretic goes home without any."""
    drawing = """
        2U↑ [D]              3U↑
        5B↑ 1I-04→+7II-04←   4CU_s↑
        6E↓ .                .
    """
    story = tale("Red Blue", drawing, "1 Red monastery", "4 Blue shrine", "7 Red pass", also=("cult",))
    assert story.payments() == ["monastery: Red 7 (1 triangle_cloister 7)"]
    assert len([event for event in story.game.events if isinstance(event, ChallengeDecided)]) == 1
    assert story.supply() == {"Red": 7, "Blue": 7}


# ------------------------------------------------------------------ ferries


@pytest.mark.parametrize("timing", ["before_wood", "after_wood"])
def test_a_road_leads_across_the_long_edge_to_the_nearest_ferry(timing: str) -> None:
    drawing = """
        1FY_rE_rS_rW↑ [D] 2II-02→+3II-03←
        .             .   4U→
    """
    story = tale(
        "Red Blue",
        drawing,
        "1 Red road:W; ferry road:E road:W",
        "2 Blue pass",
        "3 Red pass",
        "4 Blue ?" if timing == "before_wood" else "4 Blue pass; ?",
        also=("ferries",),
        options={"ferry_timing": timing},
    )
    assert story.game.decision.step == "ferry_move"
    assert story.options() == {"pass", "ferry road:E@-1,0 road:S@-1,0", "ferry road:S@-1,0 road:W@-1,0"}


# ------------------------------------------------------------------ messages


def test_one_more_tile_by_a_message_is_drawn_and_no_triangle() -> None:
    """messages 4, card 7."""
    story = tale("Red Blue", "2E↓\n1F→\n[D]", "1 Red city:N", "2 Red ?", also=("messages",), rest="U")
    stack(stand(story, "Red", 7, 12), "extra_tile").choose("pass").choose("marker").choose("carry_out extra_tile")
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 0)
    assert story.game.view()["hand"] == "U"


# ------------------------------------------------------------------ the count


def test_the_city_of_carcassonne_shows_edges_to_triangles() -> None:
    """The draft comes before the city is laid out; a triangle fits its edges like any tile."""
    game = Game(["Red", "Blue"], modules=(*MODULES, "count"), bag=["U", "U", "U"])
    play(game, "pick I-01", "pick I-04", "pick I-02", "pick II-04", "triangle I-04")
    squares = "0,-2 -1,-2 -2,-2 -3,0 -3,1 -1,2 1,2 2,-1 2,0"  # where its wall shows meadow
    assert {text.split()[1] for text in texts(game)} == set(squares.split())
    assert len(game.options) == 2 * len(squares.split()), "each with the right angle at one end of the leg or the other"


# ------------------------------------------------------------------ bridges


def test_a_bridge_over_a_square_leads_to_the_leg_of_a_triangle() -> None:
    drawing = """
        1E↓ 2B↑ 3B↑
        [D] 5B↑ 4I-01→
    """
    story = tale("Red Blue", drawing, "5 Red ?", also=("bridges_castles_bazaars",))
    assert story.may("follower road:E")
    assert story.game.view()["modules"]["bridges_castles_bazaars"]["bridges"] == ["road:E@1,0"]
