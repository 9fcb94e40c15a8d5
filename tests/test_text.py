"""The board in letters."""

from __future__ import annotations

import pytest

from languedoc import Game
from languedoc.carcassonne.text import TIGHT, legal_squares, picture, plain, seat_letters, window
from languedoc.carcassonne.tile_text import NARROW, WIDE, Block, tile_lines
from languedoc.carcassonne.tiles import catalogue

SMALL_BOARD = """\
      -1      0      1      2

 -2          [1]

    ♦▒▒▒▒▒········
 -1 ▒▒▒··b·····▒▒▒
    ········▒▒▒R▒▒
           ·▒▒▒▒▒········
  0   [2]  ─────────R┐···  [3]
           ··········│···
           ·······
  1   [4]  ···B···  [5]
           ·······

  2          [6]


R Red 0  B Blue 0
▒ city  ♦ pennant  ─ road  ○ end of roads  ⌂ monastery  · field
Capital letters are followers, small ones farmers."""

SMALL_BOARD_TIGHT = """\
     -1   0   1   2

 -2       1
    ·▒♦▒·····
 -1 ▒▒·b···▒▒
    ·····▒▒R·····
  0   2 ─────R┐·· 3
        ······│··
  1   4 ··B·· 5
        ·····
  2       6
"""


def small_game() -> Game:
    """A knight, a monk, a thief and a farmer around the start tile, and a monastery in the hand."""
    game = Game(2, seed=0, bag=["N", "B", "V", "M", "A"])
    for choice in (
        *("place 0,-1 S", "follower city:E"),
        *("place 0,1 N", "follower monastery"),
        *("place 1,0 N", "follower road:S"),
        *("place -1,-1 N", "follower field:EL"),
    ):
        game.choose(choice)
    return game


def test_the_board_as_text() -> None:
    assert str(small_game()) == SMALL_BOARD


def test_the_board_drawn_tight() -> None:
    game = small_game()
    numbers = {square: number for number, square in enumerate(legal_squares(game), 1)}
    assert "\n".join(plain(picture(game, TIGHT, numbers=numbers))) == SMALL_BOARD_TIGHT


def test_a_part_of_the_board_around_the_last_tile() -> None:
    game = small_game()
    part = window(game).crop(TIGHT, width=14, height=7, focus=(0, 1))
    assert (part.west, part.north, part.east, part.south) == (-1, 0, 0, 1)
    assert plain(picture(game, TIGHT, part)) == [
        "     -1   0",
        "        ·▒▒▒·",
        "  0     ─────",
        "        ·····",
        "  1     ··B··",
        "        ·····",
    ]


def test_a_finished_game_has_no_numbers() -> None:
    game = Game(2, seed=0, bag=[])
    assert game.over
    assert str(game).split("\n")[:4] == ["       0", "    ·▒▒▒▒▒·", "  0 ───────", "    ·······"]


@pytest.mark.parametrize(
    ("tile", "quarters", "lines"),
    [
        ("D", 0, ["·▒▒▒▒▒·", "───────", "·······"]),
        ("D", 1, ["···│···", "···│·▒▒", "···│···"]),
        ("L", 2, ["···│···", "───○───", "·▒▒▒▒▒·"]),
        ("I", 0, ["·▒▒▒▒▒·", "▒······", "·······"]),  # two cities
        ("N", 0, ["▒▒▒▒▒▒·", "▒▒▒····", "·······"]),  # one city
        ("O", 0, ["♦▒▒▒▒▒·", "▒▒·┌───", "···│···"]),
        ("A", 1, ["·······", "───⌂···", "·······"]),
        ("T", 0, ["▒▒▒▒▒▒▒", "▒▒▒▒▒▒▒", "···│···"]),
        ("X", 0, ["···│···", "───○───", "···│···"]),
    ],
)
def test_tiles(tile: str, quarters: int, lines: list[str]) -> None:
    assert tile_lines(catalogue.sheet("base").tile(tile), quarters) == lines


def test_two_curves_do_not_cross() -> None:
    curves = catalogue.sheet("inns_and_cathedrals").tile("EE")
    assert tile_lines(curves) == ["···│···", "───╱───", "···│···"]
    assert tile_lines(curves, 1) == ["···│···", "───╲───", "···│···"]


@pytest.mark.parametrize("module", catalogue.MODULES)
def test_every_tile_of_every_module_can_be_drawn(module: str) -> None:
    for tile in catalogue.sheet(module).tiles:
        width = 2 * WIDE if tile.shape == "double" else WIDE
        assert [len(line) for line in tile_lines(tile)] == [width] * 3, tile.id


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_every_segment_of_a_base_tile_has_a_spot_of_its_own(width: int) -> None:
    for tile in catalogue.sheet("base").tiles:
        for quarters in range(4):
            spots = Block(tile, quarters, width).spots
            assert len(set(spots.values())) == len(tile.features), (tile.id, quarters)


def test_seats_have_letters_of_their_own() -> None:
    assert seat_letters(["Red", "Blue", "Green", "Yellow", "Black", "Grey"]) == ("R", "B", "G", "Y", "L", "E")
    assert seat_letters(["Ann", "Ann", "Ann", "李"]) == ("A", "N", "B", "C")
