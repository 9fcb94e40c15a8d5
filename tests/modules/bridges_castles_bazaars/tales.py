"""What the stories of bridges, castles and bazaars share."""

from __future__ import annotations

from typing import Any

from helpers.story import Story

MODULES = ("base", "bridges_castles_bazaars")
WITHOUT_BAZAARS = {"bazaars": False}


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    """Without bazaars, unless the options say otherwise: their tiles may be laid like others."""
    options = {**WITHOUT_BAZAARS, **more.pop("options", {})}
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), options=options, **more)


def shown(story: Story) -> dict[str, Any]:
    """What everybody can see of the module."""
    found: dict[str, Any] = story.game.view()["modules"]["bridges_castles_bazaars"]
    return found


def bridges(story: Story) -> list[str]:
    return list(shown(story)["bridges"])


def lords(story: Story) -> list[int | None]:
    """The owners of the lords of all castles, None for a finished one."""
    return [castle["lord"] for castle in shown(story)["castles"]]


def places(story: Story) -> set[str]:
    """Where the tile in the hand may be laid."""
    return {option.text.removeprefix("place ") for option in story.game.options if option.verb == "place"}
