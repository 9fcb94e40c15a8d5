"""Castles in Germany: where they lie, who may stand there, what they bring. The sheet is rules/german_castles.md."""

from __future__ import annotations

import random

import pytest

from languedoc.carcassonne.events import Scored
from languedoc.carcassonne.game import Game

MODULES = ("base", "german_castles")


def begin(*bag: str, seats: int = 2, modules: tuple[str, ...] = MODULES) -> Game:
    """The first castles in the bag are dealt to the first seat."""
    return Game(["Red", "Blue", "Green", "Yellow", "Black", "Grey"][:seats], modules=modules, bag=list(bag))


def play(game: Game, *choices: str) -> Game:
    for choice in choices:
        game.choose(choice)
    return game


def scored(game: Game) -> list[Scored]:
    return [event for event in game.events if isinstance(event, Scored)]


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_everybody_is_dealt_castles_by_the_number_of_players(seats: int, each: int) -> None:
    """S-24, X6."""
    held = Game(seats, modules=MODULES, seed=3).view()["modules"]["german_castles"]["held"]
    assert [len(castles) for castles in held] == [each] * seats
    assert len({castle for castles in held for castle in castles}) == seats * each


def test_a_castle_is_laid_instead_of_a_drawn_tile_and_takes_two_squares() -> None:
    """2.2-4: the position is the square of its first cell and its rotation."""
    game = begin("GB3", "GB4", "GB1", "GB2", "U", "U")
    assert {option.text for option in game.options} == {"pass", "castle GB3", "castle GB4"}
    play(game, "castle GB3", "place 1,0 N")
    assert game.state.board.cells_of(game.state.placed) == [(1, 0), (2, 0)]
    assert {"follower german_castle", "follower road:W", "follower road:E@2,0", "follower city:N@2,0"} <= {
        option.text for option in game.options
    }
    assert [tile["tile"] for tile in game.view()["tiles"]] == ["D", "GB3"]


def test_no_castle_beside_another_by_side_or_corner() -> None:
    """Sheet 2: not on one of the ten squares around."""
    game = begin("GB3", "GB4", "GB1", "GB2", "U", "U", "U")
    play(game, "castle GB3", "place 1,0 N", "pass", "castle GB1")
    near = {(x, y) for x in range(0, 4) for y in (-1, 0, 1)}
    for option in game.options:
        place = option.targets[0]
        dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[place.quarters]
        assert not near & {(place.x, place.y), (place.x + dx, place.y + dy)}, option


def test_a_field_on_both_cells_is_one_spot() -> None:
    game = begin("GB3", "GB4", "GB1", "GB2", "U", "U")
    play(game, "castle GB3", "place 1,0 N")
    fields = [option.text for option in game.options if "field" in option.text]
    assert len(fields) == len(set(fields)) == 3


def test_an_occupied_castle_counts_its_squares_at_the_end() -> None:
    """E-13, S2: 2 for its own squares and 1 for each square around that is filled: here the start tile."""
    game = begin("GB3", "GB4", "GB1", "GB2", "V")
    play(game, "castle GB3", "place 1,0 N", "follower german_castle", "pass")
    while not game.over:
        game.choose("pass" if "pass" in {option.text for option in game.options} else 0)
    (castle,) = [event for event in scored(game) if event.feature == "german_castle"]
    assert castle.final
    filled = castle.payments[0].points - 2
    assert filled >= 1
    assert [(item.name, item.points) for item in castle.payments[0].items] == [("squares", filled + 2)]


def test_a_road_that_ends_at_a_castle_is_worth_three_more_at_the_end() -> None:
    """E-20, X4: an unfinished road, one castle end."""
    game = begin("GB3", "GB4", "GB1", "GB2", "V")
    play(game, "castle GB3", "place 1,0 N", "follower road:E@2,0", "pass")
    while not game.over:
        game.choose("pass" if "pass" in {option.text for option in game.options} else 0)
    (road,) = [event for event in scored(game) if event.feature == "road"]
    items = {item.name: item.points for item in road.payments[0].items}
    assert items["castles"] == 3


def test_a_completed_road_gets_three_for_its_castle() -> None:
    """2.5-19: a monastery closes the road that leaves the castle in the east."""
    game = begin("GB3", "GB4", "GB1", "GB2", "A", "V", "V")
    play(game, "castle GB3", "place 1,0 N", "follower road:E@2,0", "pass", "place 3,0 E", "pass")
    (road,) = [event for event in scored(game) if event.feature == "road"]
    assert not road.final
    assert {item.name: item.points for item in road.payments[0].items} == {"tiles": 2, "castles": 3}


def test_mayor_and_wagon_may_not_rule_a_castle() -> None:
    game = begin("GB3", "GB4", "GB1", "GB2", "U", "U", modules=(*MODULES, "abbey_and_mayor"))
    play(game, "castle GB3", "place 1,0 N")
    verbs = {option.text.split()[0] for option in game.options if "german_castle" in option.text}
    assert verbs == {"follower"}


def test_castles_in_hand_are_lost_when_the_bag_is_empty() -> None:
    game = begin("GB3", "GB4", "GB1", "GB2", "U")
    play(game, "pass", "place 1,0 N", "pass")
    assert game.over


@pytest.mark.parametrize("seed", range(3))
def test_castles_never_touch_in_random_games(seed: int) -> None:
    chance = random.Random(seed)
    game = Game(3, modules=MODULES, seed=seed)
    while not game.over:
        castles = [option for option in game.options if option.verb == "castle"]
        game.choose(chance.choice(castles or list(game.options)))
    board = game.state.board
    laid = [board.cells_of(piece) for piece in board.laid() if len(board.cells_of(piece)) == 2]
    for one in laid:
        for other in laid:
            if one != other:
                assert min(max(abs(a[0] - b[0]), abs(a[1] - b[1])) for a in one for b in other) > 1
