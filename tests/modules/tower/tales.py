"""What the stories of the tower share: a board, and how to look at what the module shows."""

from __future__ import annotations

import re
from typing import Any

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.numbering import FEATURE
from languedoc.table.event import Event

MODULES = ("base", "tower")
PIECES = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def first(turns: int, drawing: str) -> str:
    """A drawing without the tiles of later turns."""
    return re.sub(r"(\d+)[A-Z]\w*[↑→↓←]", lambda tile: tile[0] if int(tile[1]) <= turns else ".", drawing)


def shown(game: Game) -> dict[str, Any]:
    view: dict[str, Any] = game.view()["modules"]["tower"]
    return view


def heights(game: Game) -> dict[str, int]:
    """Of each tower and foundation, by its square."""
    return {f"{each['x']},{each['y']}": each["height"] for each in shown(game)["towers"]}


def prisoners(story: Story) -> list[str]:
    """As `Red holds Blue's follower`."""
    return sorted(
        f"{story.names[each['captor']]} holds {story.names[each['seat']]}'s {each['kind']}"
        for each in shown(story.game)["prisoners"]
    )


def elsewhere(story: Story) -> set[str]:
    return {f"{story.names[each['seat']]} {each['place']}" for each in story.game.view()["elsewhere"]}


def offered(story: Story, *verbs: str) -> set[str]:
    """The options with these verbs."""
    return {option.text for option in story.game.options if option.verb in verbs}


def give(story: Story, **points: int) -> None:
    """Points won before the story begins."""
    for name, number in points.items():
        story.game.state.pay(story.names.index(name), number, FEATURE)


def told(story: Story, *kinds: type[Event]) -> list[Event]:
    return [event for event in story.game.events if isinstance(event, kinds)]


BOARD = """
     .   .  [D]  .   .
    8B↑ 3B↑ 1TI↑ 2B↑ .
     .  5E← 4B↑ 6TK→ .
     .   .  7E↓  .   .
"""
MONK = "follower/1@monastery@1,1"
FARMER = "follower/0@field:NL@0,1"
IN_PRISON = "follower/1@prison/0"
RED_HOLDS_BOTH = (
    "1 Red field:NL",
    "2 Blue monastery",
    f"3 Red tower 0,1; capture {MONK}",
    "4 Blue big_follower monastery",
    "5 Red tower 0,1; capture big_follower/1@monastery@0,2",
)


def before_capture(**more: Any) -> Story:
    """Red has raised the tower to 1 and may take Blue's monk."""
    return tale("Red Blue", first(3, BOARD), "2 Blue monastery", "3 Red tower 0,1; ?", **more)
