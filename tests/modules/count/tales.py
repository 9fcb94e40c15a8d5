"""What the stories of the Count of Carcassonne share.

How to read a drawing: see story.py. The city of Carcassonne are the `#` around `[07]`.
"""

from __future__ import annotations

from typing import Any

from helpers.story import Story
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.count.rules import QUARTERS

MODULES = ("base", "count")
WITH_INNS = (*MODULES, "inns_and_cathedrals")


def told(seats: str, drawing: str, *lines: str, **more: Any) -> Story:
    return Story(seats, drawing, *lines, **{"modules": MODULES, **more})


def rules_of(box: Box) -> Module:
    module: Module = next(module for module in box.modules if module.slug == "count")
    return module


def settle(story: Story, count: str = "castle", **quarters: str) -> Story:
    """Who waits where, as if sent there in earlier turns: `castle="Green big_follower, Blue"`."""
    state = story.game.state
    module = rules_of(state.box)
    state.set_note(module.first_note, QUARTERS.index(count))
    for quarter, everybody in quarters.items():
        for each in everybody.split(", "):
            name, _, kind = each.partition(" ")
            kinds = state.box.figure_names
            figure = state.figure_in_supply(story.names.index(name), kinds.index(kind or "follower"))
            state.move_figure(figure, module.first_place - QUARTERS.index(quarter))
            state.wake(module.first_step)  # somebody can move out
    return story


def inside(story: Story) -> set[str]:
    """Who waits in the city, as `Green big_follower castle`."""
    return {
        f"{story.names[each['seat']]} {each['kind']} {each['place']}".replace(" follower ", " ")
        for each in story.game.view()["elsewhere"]
    }


def asked(story: Story) -> str:
    return f"{story.names[story.game.decision.seat]} {story.game.decision.step}"


# Red completes a road of four tiles, the one of the block included
ROAD = """
    #  #   #   #
    #  #  [07] #
    #  #   #   #
    .  .  1U→  .
    .  .  2U→  .
    .  .  3A↓  .
"""

# A city of five tiles with a pennant, completed by Blue; one of the tiles belongs to the block
CITY = """
    #  #   #   #   .   .   .
    #  #  [07] #   .   .  4E↓
    #  #   #   #  1F↑ 2G↑ 3N↑
"""


def city_of_blue(*lines: str, **more: Any) -> Story:
    lines = lines or ("1 Blue city:E",)
    return told("Red Blue Green", CITY, *lines, "4 Blue ?", **{"modules": WITH_INNS, **more})


# Tile 4 completes two cities of two tiles each; all fields in the east are one
TWO_CITIES = """
    #  #   #   #   .   .
    #  #  [07] #  1B↑ 2B↑
    #  #   #   #  4H→ 3E←
"""
