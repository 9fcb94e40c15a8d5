"""What the sheet of the base game says of the setup and of placing a tile.

How to read a drawing: see story.py.
"""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc.carcassonne.events import GameOver, TileDrawn, TilePlaced, TileRemoved
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.targets import Place
from languedoc.errors import BagDoesNotFit, IllegalChoice, WrongSeats

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- setup (sections 2 and 3) -----------------------------------------------------------------------


def test_what_lies_on_the_table_before_the_first_turn() -> None:
    view = Game(6, seed=1).view()
    assert view["tiles"] == [{"tile": "D", "x": 0, "y": 0, "quarters": 0}]
    assert view["scores"] == [0] * 6
    assert view["supply"] == [{"follower": 7}] * 6
    assert view["figures"] == []
    assert view["out_of_game"] == []


def test_the_box_holds_71_tiles_besides_the_start_tile() -> None:
    letters = "A2 B4 C1 D3 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1"
    in_the_box = {word[0]: int(word[1:]) for word in letters.split()}
    view = Game(2, seed=1).view()
    view["bag"][view["hand"]] = view["bag"].get(view["hand"], 0) + 1
    assert view["bag"] == in_the_box
    assert sum(in_the_box.values()) == 71
    with pytest.raises(BagDoesNotFit, match="tile D 4 times; the box holds 3 besides the start tile"):
        Game(2, bag=["D"] * 4)


@pytest.mark.parametrize(
    ("preset", "seats"), [("big_box_2006", (2, 6)), ("first_edition", (2, 5)), ("second_edition", (2, 5))]
)
def test_how_many_may_play(preset: str, seats: tuple[int, int]) -> None:
    fewest, most = seats
    assert [len(Game(n, preset=preset).scores) for n in seats] == [fewest, most]
    for wrong in (fewest - 1, most + 1):
        with pytest.raises(WrongSeats, match=f"{preset} is for {fewest} to {most}"):
            Game(wrong, preset=preset)


@pytest.mark.parametrize("start", range(3))
def test_the_named_seat_begins_and_play_is_clockwise(start: int) -> None:
    game = Game(3, start=start, bag=["U"] * 5)
    order = []
    while not game.over:
        order.append(game.decision.seat)
        game.choose(0)
        if game.decision.step == "phase_figure":
            game.choose("pass")
    assert order == [(start + i) % 3 for i in range(5)]


def test_without_a_named_seat_the_seed_draws_who_begins() -> None:
    first = [Game(3, start=None, seed=seed).decision.seat for seed in range(30)]
    assert set(first) == {0, 1, 2}
    assert first == [Game(3, start=None, seed=seed).decision.seat for seed in range(30)]
    with pytest.raises(WrongSeats, match="seat 3 cannot begin; the seats are 0 to 2"):
        Game(3, start=3)


# --- placing (section 4.1) --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "places"),
    [
        ("B", "0,1 N / 0,1 E / 0,1 S / 0,1 W"),
        ("C", "0,-1 N / 0,-1 E / 0,-1 S / 0,-1 W"),
        ("E", "0,-1 S / 0,1 E / 0,1 S / 0,1 W"),
        ("U", "-1,0 N / -1,0 S / 0,1 N / 0,1 S / 1,0 N / 1,0 S"),
        ("A", "-1,0 W / 0,1 N / 0,1 E / 0,1 W / 1,0 E"),
        ("X", "-1,0 N / -1,0 E / -1,0 S / -1,0 W / 1,0 N / 1,0 E / 1,0 S / 1,0 W"),
    ],
)
def test_every_fitting_square_and_turn_may_be_chosen(tile: str, places: str) -> None:
    game = Game(2, bag=[tile])
    assert {option.text for option in game.options} == {f"place {place}" for place in places.split(" / ")}


def test_a_tile_must_fit_on_every_side_and_corners_do_not_count() -> None:
    """Tile E fits at the square in the corner only with its city to the east or south."""
    story = Story(
        "Red Blue",
        """
        [D] 1U↑
        2B↑  .
        """,
        rest="E",
    )
    assert {text for text in story.options() if text.startswith("place 1,1")} == {
        "place 1,1 E",
        "place 1,1 S",
    }
    assert not any(story.may(f"place {corner} {turn}") for corner in ("2,1", "-1,-1", "-1,2") for turn in "NESW")
    with pytest.raises(IllegalChoice, match="'place 0,0 N' is not an option of seat 0 at place_tile; allowed: place"):
        story.choose("place 0,0 N")


def test_all_see_the_drawn_tile_before_it_is_placed() -> None:
    game = Game(3, bag=["M", "E"])
    assert [game.view(seat)["hand"] for seat in (0, 1, 2, None)] == ["M"] * 4


def test_a_tile_with_a_single_place_is_laid_unasked() -> None:
    """The city is closed and the road in the west ended: the road of tile S fits only in the east."""
    story = Story(
        "Red Blue",
        """
         .  2E↓  .
        1A← [D] 3S→
        """,
        "3 Red road:W",
        lane="east",
    )
    assert TilePlaced(0, "S", Place(1, 0, 1)) in story.game.events
    assert story.game.choices == ("place -1,0 W", "pass", "place 0,-1 S", "pass", "follower road:W")
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]


def test_a_tile_that_fits_nowhere_leaves_the_game_and_the_same_player_draws_again() -> None:
    """The cap closes the only city, so tile C fits nowhere."""
    game = Game(2, bag=["E", "C", "U", "V"])
    game.choose("place 0,-1 S")
    told = game.choose("pass")
    assert told == [TileDrawn(1, "C"), TileRemoved(1, "C"), TileDrawn(1, "U")]
    assert (game.decision.seat, game.decision.step) == (1, "place_tile")
    view = game.view()
    assert (view["hand"], view["out_of_game"], view["bag"]) == ("U", ["C"], {"V": 1})
    game.choose("place 1,0 N")
    game.choose("follower road:E")
    assert game.decision.seat == 0


def test_several_tiles_in_a_row_may_fit_nowhere() -> None:
    game = Game(2, bag=["E", "C", "EK", "EK", "B"], tiles=("base", "inns_and_cathedrals"))
    game.choose("place 0,-1 S")
    game.choose("pass")
    assert game.view()["out_of_game"] == ["C", "EK", "EK"]
    assert (game.decision.seat, game.view()["hand"]) == (1, "B")


def test_a_tile_that_left_does_not_come_back_when_it_would_fit() -> None:
    game = Game(2, bag=["E", "C", "E", "U"])
    for text in ("place 0,-1 S", "pass", "place 0,1 S", "pass", "place 1,0 N", "pass"):
        game.choose(text)
    assert game.over
    assert game.view()["out_of_game"] == ["C"]


def test_a_pile_emptied_by_a_tile_that_fits_nowhere_ends_the_game() -> None:
    game = Game(2, bag=["E", "C"])
    game.choose("place 0,-1 S")
    game.choose("follower field:NL")
    assert game.over
    assert game.events[-1] == GameOver((3, 0), (0,))
    assert game.view()["out_of_game"] == ["C"]
    assert not game.options
    with pytest.raises(IllegalChoice, match="the game is over"):
        game.choose("pass")
