"""The board in letters."""

from __future__ import annotations

import pytest

from languedoc import Game
from languedoc.carcassonne import words
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Figure, Place
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State
from languedoc.carcassonne.text import TIGHT, legal_squares, picture, plain, window
from languedoc.carcassonne.tile_text import NARROW, ROADS, WIDE, Block, sign_letter, tile_lines
from languedoc.carcassonne.tiles import catalogue
from languedoc.table.words import seat_letters
from table.toys import ToyGame

PLAIN = ("pennant", "irregular", "tunnel", "well", "abbot", "tower")  # drawn otherwise, or without a rule

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


class Cave(Module):
    """A barn of every seat is in a cave below the start tile."""

    slug = "cave"
    figures = (Figure("barn", follower=False, sign="■"),)
    places = (Place("cave", per="tile"),)

    def places_on_tiles(self, box: Box, place: Place) -> int:
        return 1

    def dealt(self, state: State) -> None:
        state.put_place(self.first_place, state.placed)
        for seat in range(state.box.seats):
            state.move_figure(state.figure_in_supply(seat, self.first_figure), self.first_place)


class CaveGame(ToyGame):
    toys = (Cave,)


def test_a_figure_with_a_sign_is_drawn_as_that_at_a_place_too() -> None:
    game = CaveGame(2, seed=0, bag=["U", "U"])
    drawn = str(game)
    assert "■" in drawn.split("Red 0")[0] and "■ barn" in drawn
    assert words.holdings(game, 0) == words.holdings(game, 1) == ["barn at 0,0"]  # the sign does not tell whose it is


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


# ------------------------------------------------------------------ printed signs


@pytest.mark.parametrize(
    ("module", "tile", "lines"),
    [
        ("inns_and_cathedrals", "EA", ["·······", "─≈─┐···", "···│···"]),  # the inn on its road
        ("inns_and_cathedrals", "EK", ["▒▒▒▒▒▒▒", "▒▒♠▒▒▒▒", "▒▒▒▒▒▒▒"]),  # a cathedral
        ("princess_and_dragon", "BH", ["·······", "───────", "·······"]),  # its sign is not in play
    ],
)
def test_signs_are_drawn_where_they_belong(module: str, tile: str, lines: list[str]) -> None:
    assert tile_lines(catalogue.sheet(module).tile(tile), signs=("inn", "cathedral")) == lines


def lively_game(**options: bool) -> Game:
    """An inn, cloth, a volcano and a dragon lie on the table."""
    modules = ["base", "inns_and_cathedrals", "traders_and_builders", "princess_and_dragon"]
    game = Game(2, seed=1, modules=modules, bag=["EA", "HO", "BZ", "BH"], options=options)
    while not game.over:
        passing = [option for option in game.options if option.verb == "pass"]
        game.choose(passing[0] if passing else game.options[0])
    return game


def test_the_board_shows_the_signs_that_matter_and_says_what_they_are() -> None:
    drawn = str(lively_game())
    board, _, told = drawn.partition("\n\n")
    for letter, word in (("≈", "inn"), ("◘", "cloth"), ("∆", "volcano"), ("¤", "dragon")):
        assert letter in board and f"{letter} {word}" in told


def test_signs_that_mean_nothing_in_this_game_are_not_drawn() -> None:
    drawn = str(lively_game(inns=False, goods=False))
    assert "≈" not in drawn and "◘" not in drawn and "∆" in drawn


def test_a_tight_board_shows_signs_inside_of_tiles_only() -> None:
    tile = catalogue.sheet("princess_and_dragon").tile("BZ")
    for quarters in range(4):
        lines = Block(tile, quarters, NARROW, tile.marks).lines()
        inside = lines[1][1:-1]
        assert "∆" in inside and "∆" not in lines[0] + lines[2]


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_a_sign_never_stands_where_a_figure_will(width: int) -> None:
    drawn = 0
    for module in catalogue.MODULES:
        for tile in catalogue.sheet(module).tiles:
            if tile.shape != "square":
                continue
            for quarters in range(4):
                signs = words.printed_signs(tile)
                with_signs, plain_block = Block(tile, quarters, width, signs), Block(tile, quarters, width)
                drawn += sum(cell.look.startswith("sign") for row in with_signs.cells for cell in row)
                for line, column in plain_block.spots.values():
                    assert with_signs.cells[line][column] == plain_block.cells[line][column], (tile.id, quarters)
    assert drawn > 300


def test_every_sign_has_a_letter_that_means_nothing_else() -> None:
    game = Game(2, modules=["base", "traders_and_builders", "abbey_and_mayor", "princess_and_dragon", "tower", "count"])
    known = catalogue.vocabulary()
    buildings = [building.sign for building in known.buildings.values()]
    signs = [mark.sign for mark in dict.fromkeys(known.marks.values()) if mark.sign]
    others = {*words.figure_signs(game).values(), *buildings, *ROADS.values()}
    others |= {token.sign for module in game.state.box.modules for token in module.tokens if token.sign}
    letters = [*signs, *others, *"·▒▓~♦○╲╱+0123456789"]
    assert len(set(letters)) == len(letters)
    for module in catalogue.MODULES:
        for tile in catalogue.sheet(module).tiles:
            for sign in words.printed_signs(tile):
                assert sign_letter(sign) or sign.partition(":")[0] in PLAIN, sign


def test_a_token_leaves_the_sign_visible() -> None:
    tile = catalogue.sheet("inns_and_cathedrals").tile("EB")
    road = next(index for index, feature in enumerate(tile.features) if "inn" in feature.flags)
    block = Block(tile, signs=("inn",))
    drawn = "".join(block.lines())
    assert sign_letter("inn") in drawn
    block.lay(road, "!", "token")
    assert set("".join(block.lines())) == {*drawn, "!"}


def test_a_second_figure_leaves_the_sign_visible() -> None:
    block = Block(catalogue.sheet("inns_and_cathedrals").tile("EK"), signs=("cathedral",))
    for letter in "ABCDEF":
        block.put(0, letter, "seat 0")
    assert "♠" in block.lines()[1]


def test_seats_have_letters_of_their_own() -> None:
    assert seat_letters(["Red", "Blue", "Green", "Yellow", "Black", "Grey"]) == ("R", "B", "G", "Y", "L", "E")
    assert seat_letters(["Ann", "Ann", "Ann", "李"]) == ("A", "N", "B", "C")
