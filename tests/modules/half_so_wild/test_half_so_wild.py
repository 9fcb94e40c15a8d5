"""Halflings: the draft, where triangles may lie, what counts as a square. The sheet is rules/half_so_wild.md."""

from __future__ import annotations

import random

import pytest

from languedoc.carcassonne.events import Scored
from languedoc.carcassonne.game import Game

MODULES = ("base", "half_so_wild")


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


def test_the_draft_goes_from_the_last_player_to_the_first_twice() -> None:
    """S-18, X7: C, B, A, C, B, A."""
    game = Game(["Anna", "Ben", "Cleo"], modules=MODULES, bag=["U", "U"])
    asked = []
    while game.decision.step == "setup_triangles":
        asked.append(game.setup.names[game.decision.seat])
        game.choose(0)
    assert asked == ["Cleo", "Ben", "Anna"] * 2
    assert [len(held) for held in game.view()["modules"]["half_so_wild"]["held"]] == [2, 2, 2]


@pytest.mark.parametrize(("sets", "number"), [("both", 24), ("I", 12), ("II", 12)])
def test_one_set_or_both_lie_open(sets: str, number: int) -> None:
    game = Game(2, modules=MODULES, options={"halfling_sets": sets}, seed=1)
    assert len(game.options) == number


def test_a_triangle_is_laid_instead_of_a_drawn_tile() -> None:
    """2.2-3: decided before drawing; corner and rotation determine each other."""
    game = begin("I-01 I-04 I-02 II-04", "U", "U", "U")
    assert texts(game) == {"pass", "triangle I-04", "triangle II-04"}
    game.choose("triangle I-04")
    assert game.decision.step == "place_tile"
    assert "place 0,1 W" not in texts(game)  # its gap would face the start tile, and nothing else
    assert "place 0,1 E" in texts(game)  # the right angle in the north-west
    play(game, "place 0,1 E", "follower monastery")
    assert game.decision.seat == 1


def test_a_square_never_enters_a_cell_with_a_triangle_and_needs_a_contact_beside_a_gap() -> None:
    """Sheet 3.2 and 10: the square to the east of the gap is no place."""
    game = begin("I-01 I-04 I-02 II-04", "E", "E", "E")
    play(game, "triangle I-04", "place 0,1 E", "pass", "pass")
    squares = {(option.targets[0].x, option.targets[0].y) for option in game.options if option.verb == "place"}
    assert (0, 1) not in squares
    assert (1, 1) not in squares
    assert (-1, 1) in squares


def test_the_second_triangle_completes_the_cell() -> None:
    """Sheet 3: opposite corners share the long edge."""
    game = begin("I-01 I-04 I-02 II-04", "U", "U", "U")
    play(game, "triangle I-04", "place 0,1 E", "pass", "pass")
    while game.decision.seat == 1:
        game.choose("pass" if "pass" in texts(game) else 0)
    game.choose("triangle II-04")
    assert "place 0,1 W" in texts(game)
    play(game, "place 0,1 W")
    pieces = game.state.board.pieces_at(0, 1)
    assert len(pieces) == 2
    fields = {game.state.board.root_of(s) for p in pieces for s in game.state.board.segments_of(p)} - {
        game.state.board.find_segment(0, 1, "monastery", "")
    }
    assert len(fields) == 1  # the meadows of both are one


def test_a_triangle_cloister_pays_its_filled_places_at_the_end() -> None:
    """X1: 1 and one for each place; here only the start tile lies around it."""
    game = begin("I-01 I-04 I-02 II-04", "U", "U")
    play(game, "triangle I-04", "place 0,1 E", "follower monastery")
    while not game.over:
        game.choose("pass" if "pass" in texts(game) else 0)
    (cloister,) = [event for event in game.events if isinstance(event, Scored) and event.feature == "monastery"]
    assert cloister.final
    assert cloister.payments[0].points >= 2


def test_a_city_that_reaches_a_gap_stays_open_until_the_cell_is_full() -> None:
    """X5, X6: a cap, a triangle with the city on a leg and on the long edge; then another one closes it in the cell."""
    game = begin("I-01 II-10 I-02 II-12", "E", "E", "E", "E")
    board = game.state.board
    cap = board.find_segment(0, 0, "city", "N")
    play(game, "triangle II-10", "place 0,-1 N")  # the right angle in the south-west, its city in the south
    assert (board.size(board.root_of(cap)), board.open_ports(cap)) == (2, 2)
    while game.decision.seat != 0 or game.decision.step != "choose_triangle":
        game.choose("pass" if "pass" in texts(game) else 0)
    play(game, "triangle II-12", "place 0,-1 S")
    assert (board.size(board.root_of(cap)), board.open_ports(cap)) == (2, 0)  # two cells


def test_triangles_in_hand_are_of_no_use_when_the_bag_is_empty() -> None:
    """Section 3 of the play aid."""
    game = begin("I-01 I-04 I-02 II-04", "U")
    play(game, "pass", "place 1,0 N", "pass")
    assert game.over


@pytest.mark.interpreted
@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_triangles_come_to_an_end(seed: int) -> None:
    chance = random.Random(seed)
    game = Game(4, modules=(*MODULES, "german_castles"), seed=seed)
    while not game.over:
        own = [option for option in game.options if option.verb in ("triangle", "castle")]
        game.choose(chance.choice(own or list(game.options)))
    board = game.state.board
    assert sum(len(board.cells_of(piece)) for piece in board.laid()) == board.pieces
    cells = [tuple(board.cells_of(piece)) for piece in board.laid()]
    assert max(cells.count(each) for each in cells) <= 2
