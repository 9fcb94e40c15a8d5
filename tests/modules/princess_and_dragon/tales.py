"""What the stories of the Princess & the Dragon share."""

from __future__ import annotations

from typing import Any

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.base.rules import Base
from languedoc.carcassonne.modules.princess_and_dragon.rules import (
    DragonMoved,
    PrincessAndDragon,
)
from languedoc.carcassonne.packing import make_box, make_modules
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.table.event import Event

MODULES = ("base", "princess_and_dragon")
FAIRY_AT = 1  # a note of the module


def tale(seats: str, drawing: str, *lines: str, more: tuple[str, ...] = (), **others: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *more), **others)


def told(story: Story, *kinds: type[Event]) -> list[Any]:
    return [event for event in story.game.events if isinstance(event, kinds)]


def shown(game: Game) -> dict[str, Any]:
    seen: dict[str, Any] = game.view()["modules"]["princess_and_dragon"]
    return seen


def led(story: Story) -> list[str]:
    """Who led the dragon where, step by step."""
    return [f"{story.names[event.seat]} {event.cell}" for event in told(story, DragonMoved)]


def box_with(*classes: type[Module], seats: int = 3) -> Box:
    rules = Setup(names=tuple("abcdef"[:seats]), modules=MODULES).rules()
    return make_box(seats, make_modules([Base, PrincessAndDragon, *classes], rules), MODULES, rules)


def segment_of(state: State, x: int) -> int:
    board = state.board
    return board.segments_of(board.piece_at(x, 0))[0]


def fairy_options(story: Story) -> set[str]:
    return {option for option in story.options() if option.startswith("fairy ")}


def elsewhere(story: Story, figure: str = "follower") -> set[str]:
    """Where else than on the tile just placed a figure may go."""
    return {
        option.removeprefix(f"{figure} ")
        for option in story.options()
        if option.startswith(f"{figure} ") and "@" in option
    }


AROUND_THE_FAIRY = """
    4B2↑ 1E↓ 3B↑  .
     .   [D] 2U↑ 5BH↑
"""
FAIRY_ON_THE_ROAD = ("2 Blue road:E", "4 Blue fairy follower/1@road:E@1,0")


TWO_KNIGHTS = """
    4BB↓ 3E←
    1G→  2B↑
    [D]   .
"""
KNIGHTS = ("1 Red city:N", "3 Blue city:W")
