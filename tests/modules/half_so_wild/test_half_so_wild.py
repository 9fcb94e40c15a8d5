"""Halflings: the draft, where triangles may lie, what counts as a square. The sheet is rules/half_so_wild.md."""

from __future__ import annotations

import random
from typing import Any

import pytest

from helpers.belonging import check_owned
from helpers.story import Story
from languedoc.carcassonne.board import rejoining
from languedoc.carcassonne.events import TileDrawn, TilePlaced, TileRemoved
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.half_so_wild.checks import faults
from languedoc.carcassonne.modules.half_so_wild.rules import TrianglePicked
from languedoc.carcassonne.tiles.catalogue import sheet
from languedoc.carcassonne.turn_order import turn_order
from languedoc.errors import BagDoesNotFit, UnknownTile

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "half_so_wild")
PROFILES = ("play_aid", "official")


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def begin(picks: str, *bag: str, names: str = "Red Blue", **options: str) -> Game:
    """The triangles in the order of picking: the last player first, then back to the first, twice."""
    game = Game(names.split(), modules=MODULES, bag=list(bag), options=options)
    for pick in picks.split():
        game.choose(f"pick {pick}")
    return game


def play(game: Game, *choices: str) -> Game:
    for choice in choices:
        game.choose(choice)
    return game


def texts(game: Game) -> set[str]:
    return {option.text for option in game.options}


def held(game: Game) -> list[list[str]]:
    return list(game.view()["modules"]["half_so_wild"]["held"])


def test_triangles_named_in_the_bag_are_picked_in_that_order() -> None:
    """From the last player back to the first; who is left out picks as usual."""
    first, second, third, fourth = [tile.id for tile in sheet("half_so_wild").tiles][:4]
    game = Game(["Red", "Blue"], modules=MODULES, bag=["U", third, first, second])
    assert held(game) == [[first], [third, second]]
    assert (game.decision.step, game.decision.seat) == ("setup_triangles", 0)
    assert f"pick {first}" not in texts(game)
    game.choose(f"pick {fourth}")
    assert held(game) == [[first, fourth], [third, second]] and game.decision.step == "choose_triangle"


def test_a_bag_that_names_a_triangle_twice_does_not_fit() -> None:
    name = sheet("half_so_wild").tiles[0].id
    with pytest.raises(BagDoesNotFit, match=f"names tile {name} 2 times; the box holds 1$"):
        Game(["Red", "Blue"], modules=MODULES, bag=["U", name, name])


# ------------------------------------------------------------------ the order of play


@pytest.mark.parametrize("profile", PROFILES)
def test_the_rows_of_the_turn_order(profile: str) -> None:
    """S-18, 2.2-3 and 2.5-10b stand among those of the other modules, in both timing profiles."""
    rows = turn_order(list(dict.fromkeys(BUILT.values())), {"timing_profile": profile})
    seeds = {row.step: row.number for row in rows}
    assert (seeds["setup_triangles"], seeds["choose_triangle"]) == ("S-18", "2.2-3")
    assert seeds["score_triangle_cloister"] == "2.5-10b"
    order = [row.step for row in rows]
    for in_order in (
        ("setup_city_of_carcassonne", "setup_triangles", "setup_river", "setup_german_castles"),
        ("draw_river_tile", "draw_lake", "choose_triangle", "choose_german_castle", "choose_abbey", "draw_tile"),
        ("score_cloister", "score_triangle_cloister", "score_cult_challenge", "score_abbey", "score_german_castle"),
    ):
        assert [step for step in order if step in in_order] == list(in_order)


# ------------------------------------------------------------------ the draft (sheet 2)


@pytest.mark.parametrize(
    ("first", "order"), [(0, "Cleo Ben Anna"), (1, "Anna Cleo Ben"), (2, "Ben Anna Cleo")], ids=["Anna", "Ben", "Cleo"]
)
def test_x7_the_draft_goes_from_the_last_player_to_the_first_twice(first: int, order: str) -> None:
    """S-18: the start player is the last one to pick."""
    game = Game(["Anna", "Ben", "Cleo"], modules=MODULES, bag=["U", "U"], start=first)
    asked = []
    while game.decision.step == "setup_triangles":
        asked.append(game.setup.names[game.decision.seat])
        game.choose(0)
    assert asked == order.split() * 2
    assert [len(each) for each in held(game)] == [2, 2, 2]
    assert game.decision.seat == first


def test_what_is_picked_lies_open_for_all_and_is_told() -> None:
    """Everybody has seen it, so everybody may look at it again."""
    game = begin("I-01 I-04 I-02 II-04", "U", "U")
    for seat in (None, 0, 1):
        assert game.view(seat)["modules"]["half_so_wild"]["held"] == [["I-04", "II-04"], ["I-01", "I-02"]]
    picked = [(event.seat, event.tile) for event in game.events if isinstance(event, TrianglePicked)]
    assert picked == [(1, "I-01"), (0, "I-04"), (1, "I-02"), (0, "II-04")]


@pytest.mark.parametrize(("sets", "number"), [("both", 24), ("I", 12), ("II", 12)])
def test_one_set_or_both_lie_open(sets: str, number: int) -> None:
    game = Game(2, modules=MODULES, options={"halfling_sets": sets}, seed=1)
    assert len(game.options) == number
    assert sets == "both" or {text.split()[1].split("-")[0] for text in texts(game)} == {sets}


@pytest.mark.parametrize("tiles", [(), ("base",)])
@pytest.mark.parametrize(("sets", "other"), [("I", "II-02"), ("II", "I-04")])
def test_a_triangle_of_a_set_that_is_left_out_cannot_be_stacked(sets: str, other: str, tiles: tuple[str, ...]) -> None:
    """Whether the triangles come with the tiles of the module or without."""
    own = "I-04" if sets == "I" else "II-02"
    options = {"halfling_sets": sets}
    assert Game(2, modules=MODULES, tiles=tiles, options=options, bag=[own, "U", "U"]).choices_made == 0
    with pytest.raises(UnknownTile, match=f"no tile '{other}'"):
        Game(2, modules=MODULES, tiles=tiles, options=options, bag=[other, "U", "U"])


def test_one_set_is_enough_for_six() -> None:
    """Nobody is asked for the last one, which is all that is left."""
    names = "Red Blue Green Yellow Black Grey"
    game = Game(names.split(), modules=(*MODULES, "inns_and_cathedrals"), options={"halfling_sets": "I"}, bag=["U"] * 3)
    picks = 0
    while game.decision.step == "setup_triangles":
        game.choose(0)
        picks += 1
    assert picks == 11
    assert sorted(tile for each in held(game) for tile in each) == [f"I-{number:02}" for number in range(1, 13)]


def test_there_is_one_cloister_among_the_triangles() -> None:
    """So two of them never share a cell (sheet 10)."""
    cloisters = [tile for tile in sheet("half_so_wild").tiles for each in tile.features if each.kind == "monastery"]
    assert [(tile.id, tile.count) for tile in cloisters] == [("I-04", 1)]


# ------------------------------------------------------------------ where triangles lie (sheet 3)


def test_a_triangle_is_laid_instead_of_a_drawn_tile() -> None:
    """2.2-3: decided before drawing; corner and rotation determine each other.

    Only the southern edge of the start tile is meadow. Right angles in the north-west and in the north-east have a leg
    there; the others would turn their gap to it.
    """
    game = begin("I-01 I-04 I-02 II-04", "U", "U", "U")
    assert texts(game) == {"pass", "triangle I-04", "triangle II-04"}
    game.choose("triangle I-04")
    assert game.decision.step == "place_tile"
    assert texts(game) == {"place 0,1 E", "place 0,1 S"}
    game.choose("place 0,1 E")
    assert texts(game) == {"pass", "follower monastery", "follower field:NL"}
    game.choose("follower monastery")
    assert game.decision.seat == 1
    assert held(game) == [["II-04"], ["I-01", "I-02"]]
    assert [event for event in game.events if isinstance(event, TileDrawn)] == []


def places(game: Game) -> set[str]:
    return {text.removeprefix("place ") for text in texts(game)}


def test_a_square_never_enters_a_cell_with_a_triangle_and_needs_a_contact_beside_a_gap() -> None:
    """Sheet 3.2 and 10: a right angle in the north-west shows nothing to the east and to the south."""
    game = begin("I-01 I-04 I-02 II-04", "B", "B", "B")
    play(game, "triangle I-04", "place 0,1 E", "pass", "pass")
    assert {place.split()[0] for place in places(game)} == {"-1,1"}, "beside its western leg, where meadow is"


def test_a_tile_behind_a_gap_needs_another_contact() -> None:
    """Sheet 10: with a road above it the square in the east of the gap is one, whatever the new tile shows there."""
    game = begin("I-01 I-04 I-02 II-04", "U", "A", "U", "U")
    play(game, "triangle I-04", "place 0,1 E", "pass", "pass", "place 1,0 N", "pass", "pass")
    east = {place for place in places(game) if place.startswith("1,1 ")}
    assert east == {"1,1 N", "1,1 E", "1,1 W"}, "a road to the west leads into the gap; one to the north does not fit"


def test_all_three_edges_of_the_second_triangle_must_match() -> None:
    """Sheet 10: in the south-east it touches a road in the east, meadow in the south, and a road on the long edge."""
    game = begin("II-03 II-08 I-02 II-02", "U", "A", "B", "E", "U", "U")
    play(game, "triangle II-08", "place 0,1 E", "pass")
    play(game, "pass", "place 1,0 N", "pass", "pass", "place 1,1 E", "pass")
    play(game, "pass", "place 1,2 N", "pass", "pass", "place 0,2 S", "pass")
    gap = "0,1 W"
    for triangle in ("II-03", "I-02"):  # a road to the south; meadow on the long edge
        assert gap not in places(play(game.copy(), f"triangle {triangle}"))
    play(game, "pass", "place -1,0 N", "pass", "triangle II-02")
    assert gap in places(game)
    play(game, gap.join(("place ", "")))
    assert len(game.state.board.pieces_at(0, 1)) == 2


def test_a_corner_is_no_contact() -> None:
    """Sheet 3.1: a triangle all of city has one place, the cap of the start tile, in two turns."""
    game = begin("I-01 II-11 I-02 II-07", "U", "U")
    assert places(play(game.copy(), "triangle II-11")) == {"0,-1 N", "0,-1 W"}


def test_figures_go_onto_the_triangle_just_placed_only() -> None:
    """Sheet 4: not onto the other half of its cell."""
    story = tale("Red Blue", "[D]\n1II-02→+2II-03←", "1 Red pass", "2 Blue ?")
    assert story.options() == {"pass", "follower field:EL", "follower field:SR", "follower road:S"}


# ------------------------------------------------------------------ when a triangle may be played (sheet 4)


def test_whoever_draws_cannot_lay_a_triangle_instead() -> None:
    """Even if the tile fits nowhere: the city of the start tile is closed, and C is city all around."""
    game = begin("I-01 I-06 I-02 II-04", "C", "U", "U")
    play(game, "triangle I-06", "place 0,-1 N", "pass", "pass")
    told = [type(event) for event in game.events if isinstance(event, TileDrawn | TileRemoved)]
    assert told == [TileDrawn, TileRemoved, TileDrawn]
    assert (game.decision.step, game.decision.seat) == ("place_tile", 1)
    assert game.view()["hand"] == "U"


def test_a_triangle_that_fits_nowhere_stays_with_its_owner() -> None:
    """Nobody is asked where there is nothing to choose."""
    game = begin("II-11 I-06 I-01 II-04", "U", "U", "U")
    play(game, "triangle I-06", "place 0,-1 N", "pass")
    assert texts(game) == {"pass", "triangle I-01"}, "no city is open, so II-11 fits nowhere"
    play(game, "triangle I-01", "place 0,1 E", "pass", "pass", "place 1,0 N", "pass")
    assert (game.decision.step, game.decision.seat) == ("place_tile", 1)
    assert held(game) == [["II-04"], ["II-11"]]


def test_one_triangle_in_a_turn_and_the_second_in_another() -> None:
    game = begin("I-01 I-04 I-02 II-04", "U", "U", "U", "U")
    play(game, "triangle I-04", "place 0,1 E", "pass")
    assert (game.decision.step, game.decision.seat) == ("choose_triangle", 1)
    play(game, "triangle I-01", "place 0,1 W", "pass")
    assert (game.decision.step, game.decision.seat) == ("choose_triangle", 0)
    assert texts(game) == {"pass", "triangle II-04"}


def test_triangles_in_hand_are_of_no_use_when_the_bag_is_empty() -> None:
    """Section 3 of the play aid."""
    game = begin("I-01 I-04 I-02 II-04", "U")
    play(game, "pass", "place 1,0 N", "pass")
    assert game.over
    assert held(game) == [["I-04", "II-04"], ["I-01", "I-02"]]
    assert game.scores == (0, 0)


# ------------------------------------------------------------------ worked examples

# The cloister has its right angle in the north-west: north, north-east, north-west, west and south-west are filled
CLOISTER = """
    2U↑ [D]         3U↑
    4B↑ 1I-04→      .
    5B↑ .           .
"""
MONK = "1 Red monastery"


@pytest.mark.parametrize("profile", PROFILES)
def test_x1_a_triangle_cloister_with_its_gap_unfilled(profile: str) -> None:
    story = tale("Red Blue", CLOISTER, MONK, options={"timing_profile": profile}).end()
    assert story.payments() == ["final monastery: Red 6 (6 squares 6)"]


@pytest.mark.parametrize("profile", PROFILES)
def test_x2_the_other_half_of_its_cell_completes_it(profile: str) -> None:
    drawing = CLOISTER.replace("1I-04→", "1I-04→+6II-04←")
    story = tale("Red Blue", drawing, MONK, "6 Blue pass", options={"timing_profile": profile})
    assert story.payments() == ["monastery: Red 7 (1 triangle_cloister 7)"]
    assert story.standing() == set()
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert story.told()[-1] == "Red scores a monastery: complete on a triangle = 7."


@pytest.mark.parametrize("profile", PROFILES)
def test_s1_six_filled_places_complete_a_triangle_cloister(profile: str) -> None:
    """Here a square tile in the south-west is the last of the six."""
    drawing = """
        2U↑ [D]                 3U↑
        4B↑ 1I-04→+5II-04←      .
        6B↑ .                   .
    """
    story = tale("Red Blue", drawing, MONK, "5 Red pass", "6 Blue ?", options={"timing_profile": profile})
    assert story.payments() == []
    story.choose("pass")
    assert story.payments() == ["monastery: Red 7 (1 triangle_cloister 7)"]


def test_the_cells_behind_the_gap_are_no_places() -> None:
    """The right angle in the south-east: the start tile in the north and its neighbour in the west do not count."""
    drawing = """
        4U↑ [D]     1U↑
        .   3I-04←  2B↑
    """
    story = tale("Red Blue", drawing, "3 Red monastery").end()
    assert story.payments("monastery") == ["final monastery: Red 3 (3 squares 3)"], "north-east, east, and itself"


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("arrow", "→↓↑")
def test_x3_one_triangle_fills_a_square_beside_a_cloister(arrow: str, profile: str) -> None:
    """On whichever half it lies, as long as a leg touches something."""
    drawing = f"""
        2U↑ [D] 3U↑
        4E← 1B↑ 5E→
        6E↓ 7E↓ 8II-04{arrow}
    """
    story = tale("Red Blue", drawing, MONK, options={"timing_profile": profile})
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]


def test_x3_the_second_triangle_of_a_cell_adds_nothing() -> None:
    drawing = """
        2U↑ [D] .
        .   1B↑ .
        .   3E↓ 4II-04→+5I-02←
    """
    story = tale("Red Blue", drawing, MONK, "4 Red pass", "5 Blue pass").end()
    assert story.payments("monastery") == ["final monastery: Red 5 (5 squares 5)"]


@pytest.mark.parametrize("profile", PROFILES)
def test_x4_a_cell_with_two_triangles_counts_once_for_a_road(profile: str) -> None:
    drawing = """
        [D] .
        1A← 2II-02→+3II-03←
        .   4A↓
    """
    story = tale("Red Blue", drawing, "1 Red road:E", options={"timing_profile": profile})
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]


@pytest.mark.parametrize("profile", PROFILES)
def test_x5_a_city_that_reaches_a_gap_is_unfinished(profile: str) -> None:
    story = tale("Red Blue", "1II-10↑\n[D]", "1 Red city:S", options={"timing_profile": profile}).end()
    assert story.payments() == ["final city: Red 2 (2 tiles 2)"]


@pytest.mark.parametrize("profile", PROFILES)
def test_x6_the_second_triangle_closes_the_city_within_the_cell(profile: str) -> None:
    story = tale("Red Blue", "1II-10↑+2II-12↓\n[D]", "1 Red city:S", "2 Blue pass", options={"timing_profile": profile})
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert story.standing() == set()


# ------------------------------------------------------------------ features (sheet 5) and edge cases (sheet 10)


def test_a_road_into_the_side_of_a_gap_waits_for_the_other_triangle() -> None:
    """Tile 3 leads into the gap in its west; the triangle there closes the road."""
    drawing = """
        [D]              2U↑
        1I-01→+4I-02←    3A→
    """
    story = tale("Red Blue", drawing, "1 Red pass", "3 Red road:W", "4 Blue ?")
    assert story.payments() == []
    story.choose("pass")
    assert story.payments() == ["road: Red 2 (2 tiles 2)"]


def test_a_square_tile_does_not_close_what_leads_into_a_gap() -> None:
    story = tale("Red Blue", "[D] 2U↑\n1I-04→ 3A→", "1 Red pass", "3 Red road:W").end()
    assert story.payments() == ["final road: Red 1 (1 tiles 1)"]


def test_filling_a_gap_completes_several_features() -> None:
    """A road across the long edge and a city in the south, both closed by the same triangle."""
    drawing = """
        [D] .
        1A← 2II-02→+5II-06←
        3B↑ 4E↑
    """
    story = tale("Red Blue", drawing, "1 Red road:E", "2 Blue pass", "4 Blue city:N", "5 Red ?")
    assert story.payments() == []
    story.choose("pass")
    assert story.payments() == ["road: Red 2 (2 tiles 2)", "city: Blue 4 (2 tiles 4)"]


def test_two_triangles_of_a_cell_in_different_features_count_for_each() -> None:
    """The city in the south of the cell, and the one in its north and east, which has two caps more."""
    drawing = """
        4E↓            .
        1I-06↑+2I-07↓  3E←
        [D]            .
    """
    story = tale("Red Blue", drawing, "1 Red city:S", "2 Blue city:N")
    assert story.payments() == ["city: Red 4 (2 tiles 4)", "city: Blue 6 (3 tiles 6)"]


def test_the_pennant_of_a_triangle_counts() -> None:
    """II-11 is city all around, with a pennant: two cells and a pennant at the end."""
    story = tale("Red Blue", "1II-11↑\n[D]", "1 Red city:S").end()
    assert story.payments() == ["final city: Red 3 (2 tiles 2, 1 pennants 1)"]


def test_a_meadow_at_an_open_long_edge_is_a_field_like_any_other() -> None:
    """Sheet 10: the farmer on the triangle is paid for the city that it closes, though the long edge is open."""
    story = tale("Red Blue", "1I-06↑\n[D]", "1 Red field:WL").end()
    assert story.payments() == ["final field: Red 3 (1 cities 3)"]


def test_meadows_are_joined_across_the_long_edge() -> None:
    """Red's farmer is in the field of the second triangle, too."""
    story = tale("Red Blue", "1I-06↑+2I-01↓\n[D]", "1 Red field:WL", "2 Blue ?")
    assert story.options() == {"pass", "follower road:N"}


def test_a_road_on_the_long_edge_parts_the_meadow() -> None:
    """Field to its left and field to its right: one is Red's, the other is free."""
    story = tale("Red Blue", "[D]\n1II-02→+2II-03←", "1 Red field:NL", "2 Blue ?")
    assert story.options() == {"pass", "follower field:SR", "follower road:S"}


@pytest.mark.parametrize(("completes", "paid"), [(True, "road"), (False, "final road")])
def test_a_ring_of_road_across_a_long_edge(completes: bool, paid: str) -> None:
    """One cell with two triangles, and three bends around it."""
    drawing = """
        .   [D]
        2V← 1II-02→+5II-03←
        3V↓ 4V→
    """
    rules = {"road_loop_completes": completes}
    story = tale("Red Blue", drawing, "1 Red road:W", "5 Red pass", options=rules).end()
    assert story.payments() == [f"{paid}: Red 4 (4 tiles 4)"]


# ------------------------------------------------------------------ whole games


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_triangles_come_to_an_end(seed: int) -> None:
    chance = random.Random(seed)
    game = Game(4, modules=(*MODULES, "german_castles"), seed=seed)
    while not game.over:
        own = [option for option in game.options if option.verb in ("triangle", "castle")]
        game.choose(chance.choice(own or list(game.options)))
    board = game.state.board
    laid = [event.tile for event in game.events if isinstance(event, TilePlaced)]
    assert len(laid) + 1 == len(board.laid())
    assert sum(tile in {each.id for each in sheet("half_so_wild").tiles} for tile in laid) == 8
    cells = [tuple(board.cells_of(piece)) for piece in board.laid()]
    assert max(cells.count(each) for each in cells) <= 2


def test_the_hunt_finds_a_triangle_too_many_and_a_monastery_that_counts_wrong() -> None:
    story = tale("Red Blue", CLOISTER, MONK)
    state = story.game.state
    shown = story.game.view()["modules"]["half_so_wild"]
    assert list(faults(state, shown)) == []
    assert list(faults(state, {"held": [["I-01", "I-02", "I-03"], []]})) == ["seat 0 holds ['I-01', 'I-02', 'I-03']"]
    monastery = state.board.find_segment(0, 1, "monastery", "")
    rejoining.rebuild(state.board, monastery)  # forgets the places that are filled
    assert list(faults(state, shown)) == ["the monastery at (0, 1) has 5 places filled and counts 1"]


def test_computer_players_learn_from_triangles_held() -> None:
    check_owned("half_so_wild", lambda game, view, seat: [len(view["held"][seat])])
