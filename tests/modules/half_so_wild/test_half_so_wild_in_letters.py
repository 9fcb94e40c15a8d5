"""Triangles in the terminal: half a block each, with what reaches the long edge on the slope."""

from __future__ import annotations

import pytest

from languedoc.carcassonne import words
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.text import TIGHT, legal_squares, picture, plain
from languedoc.carcassonne.tile_text import NARROW, WIDE, Block, tile_lines
from languedoc.carcassonne.tiles.catalogue import sheet
from languedoc.terminal.panel import Choices
from modules.half_so_wild.test_half_so_wild import begin, play, tale

TRIANGLES = sheet("half_so_wild").tiles


@pytest.mark.parametrize(
    ("tile", "quarters", "lines"),
    [
        ("I-02", 0, ["·╲     ", "───╲   ", "···│·╲ "]),  # two roads
        ("I-03", 0, ["·╲     ", "──┐╲   ", "··└┐·╲ "]),  # one road
        ("I-03", 2, [" ╲·└┐··", "   ╲└──", "     ╲·"]),
        ("I-04", 1, ["·····╱ ", "·⌂·╱   ", "·╱     "]),
        ("I-07", 0, ["·╲     ", "▒▒▒╲   ", "▒▒▒▒▒╲ "]),  # one city
        ("I-12", 0, ["·╲     ", "▒··╲   ", "·▒▒▒▒╲ "]),  # two cities
        ("II-03", 0, ["·╲     ", "────   ", "·····╲ "]),  # a road to the long edge
        ("II-03", 3, ["     ╱·", "   │···", " ╱·│···"]),
        ("II-11", 0, ["▒▒     ", "▒♦▒▒   ", "▒▒▒▒▒▒ "]),  # city all over
        ("II-12", 2, [" ▒·····", "   ▒···", "     ▒·"]),  # a city at the long edge only
    ],
)
def test_triangles_in_letters(tile: str, quarters: int, lines: list[str]) -> None:
    assert tile_lines(sheet("half_so_wild").tile(tile), quarters) == lines


@pytest.mark.parametrize("quarters", range(4))
def test_every_segment_of_a_triangle_has_a_spot_of_its_own(quarters: int) -> None:
    for tile in TRIANGLES:
        spots = Block(tile, quarters, WIDE).spots
        assert len(set(spots.values())) == len(tile.features), tile.id


@pytest.mark.parametrize("width", [WIDE, NARROW])
@pytest.mark.parametrize("quarters", range(4))
def test_whoever_stands_on_a_triangle_is_drawn_on_it(quarters: int, width: int) -> None:
    for tile in TRIANGLES:
        plain_block = Block(tile, quarters, width)
        for index in range(len(tile.features)):
            block = Block(tile, quarters, width, words.printed_signs(tile))
            line, column = block.spots[index]
            assert plain_block.cells[line][column].look != "empty", (tile.id, index)
            block.put(index, "R", "seat 0")
            assert block.cells[line][column].letter == "R"


BOARD = """\
       0      1
    ·▒▒▒▒▒·
  0 ───────
    ·······
    ············╱·
  1 ···⌂────B─┐·r·
    ········╱·│···
           ···│···
  2        ···│···
           ···│···"""


def test_two_triangles_fill_their_cell_and_their_road_goes_on() -> None:
    drawing = """
        [D] .
        1A← 2II-02→+3II-03←
        .   4U→
    """
    story = tale("Red Blue", drawing, "2 Blue road:W", "3 Red field:EL")
    assert "\n".join(plain(picture(story.game, numbers={}))) == BOARD


def test_the_number_of_a_place_stands_in_the_gap() -> None:
    """The road of the triangle stays visible; the second triangle would lie to its right and below."""
    game = play(begin("I-01 II-08 II-03 II-02", "U", "U"), "triangle II-08", "place 0,1 E", "pass", "triangle II-03")
    numbers = {square: number for number, square in enumerate(legal_squares(game), 1)}
    assert (0, 1) in numbers
    number = numbers[0, 1]
    wide = plain(picture(game, numbers=numbers))
    row = next(i for i, line in enumerate(wide) if line.startswith("  1 "))
    assert f"╱ [{number}]" in wide[row + 1]
    tight = plain(picture(game, TIGHT, numbers=numbers))
    assert any(f"╱ {number}" in line for line in tight)


# ------------------------------------------------------------------ the panel beside the board


def panel(game: Game, height: int = 60) -> list[str]:
    return [line.plain.rstrip() for line in Choices(game).panel(game.setup.names, 0, height)]


def test_triangles_to_pick_are_drawn_with_their_numbers() -> None:
    lines = panel(Game(2, modules=("base", "half_so_wild"), seed=1))
    row = lines.index("1: I-01   2: I-02   3: I-03")
    assert lines[row + 1 : row + 4] == [
        "·╲        ·╲        ·╲",
        "···╲      ───╲      ──┐╲",
        "···│·╲    ···│·╲    ··└┐·╲",
    ]
    assert not [line for line in lines if "pick" in line]


def test_where_there_are_few_lines_triangles_are_listed_by_their_names() -> None:
    lines = panel(Game(2, modules=("base", "half_so_wild"), seed=1), height=20)
    assert " 1  pick the triangle I-01" in lines
    assert len(lines) <= 20


def test_what_nobody_picked_is_not_told_for_the_rest_of_the_game() -> None:
    game = begin("I-01 I-04 I-02 II-04", "U", "U")
    assert len(game.view()["out_of_game"]) == 20
    assert not [line for line in panel(game) if "out of the game" in line]


def test_everybody_sees_what_everybody_holds() -> None:
    lines = panel(begin("I-01 I-04 I-02 II-04", "U", "U"))
    assert "    2 triangles (I-04, II-04)" in lines
    assert "    2 triangles (I-01, I-02)" in lines
