"""Probe 5: a road network whose arms are occupied separately, with a small module written here."""

from __future__ import annotations

import re

import pytest

from helpers.story import Story
from languedoc.carcassonne.board.board import Board
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Mark
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.state import State

pytestmark = pytest.mark.interpreted


def arm_of(board: Board, segment: int, centre: int) -> set[int]:
    """The part of a network that a segment belongs to: it ends at every centre."""
    network = set(board.members(board.root_of(segment)))
    arm, todo = set[int](), [segment]
    while todo:
        each = todo.pop()
        if each not in arm and not board.marked(board.piece_with(each), centre):
            arm.add(each)
            cell = board.cell_of(board.piece_with(each))
            beside = [board.piece_on(board.cell_beside(cell, side)) for side in range(4)]
            todo += [other for piece in beside if piece >= 0 for other in board.segments_of(piece) if other in network]
    return arm


class Maze(Module):
    """A follower may go onto an arm where nobody is, whoever is elsewhere in the network, and onto a new centre."""

    slug = "maze"
    marks = (Mark("labyrinth"),)

    def __init__(self, options: dict[str, str | bool]) -> None:
        super().__init__(options)
        self.centre = 0

    def prepare(self, box: Box) -> None:
        self.centre = box.designs.bit("labyrinth")

    def is_free(self, state: State, segment: int, free: bool) -> bool:
        board = state.board
        if free or not board.has_flag(board.root_of(segment), self.centre):
            return free
        standing = {at for figure, _, _, at in state.standing() if state.is_follower(figure)}
        if board.marked(board.piece_with(segment), self.centre):
            return segment not in standing
        return standing.isdisjoint(arm_of(board, segment, self.centre))


NETWORK = """
     .   .     3U→     .   .
     .  [D] 1LAB_C1↑  2U↑ 4U↑
     .   .     5U→     .   .
"""


def told(turns: int, *lines: str, modules: tuple[str, ...] = ("base", "maze")) -> Story:
    """The first turns of the network."""
    drawing = re.sub(rf"\b[{turns + 1}-9]U", ". ", NETWORK).replace(". ↑", ".").replace(". →", ".")
    return Story("Red Blue", drawing, *lines, modules=modules, tiles=("base", "labyrinths"))


@pytest.fixture(autouse=True)
def maze(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUILT, "maze", Maze)


def test_probe_5_arms_of_one_network_are_occupied_separately() -> None:
    """Blue is on the eastern arm. Red may go onto the northern one, Blue no second time onto the eastern."""
    story = told(3, "2 Blue road:E", "3 Red ?")
    assert story.may("follower road:N")
    story = told(4, "2 Blue road:E", "3 Red road:N", "4 Blue ?")
    assert not story.may("follower road:E")


def test_without_the_module_the_network_is_one_road() -> None:
    story = told(3, "2 Blue road:E", "3 Red ?", modules=("base",))
    assert not story.may("follower road:N")


def test_the_majority_is_that_of_the_whole_network() -> None:
    """Red is on two arms and Blue on one; all count together."""
    story = told(5, "2 Blue road:E", "3 Red road:N", "5 Red road:N")
    assert story.standing() == {"Blue road:E@2,0", "Red road:N@1,-1", "Red road:N@1,1"}
    board = story.game.state.board
    root = board.root_of(next(at for _, _, _, at in story.game.state.standing()))
    assert [board.followers(root, seat) for seat in (0, 1)] == [2, 1]
    assert story.end().payments("road")[:1] == ["final road: Red 7 (7 tiles 7)"]
