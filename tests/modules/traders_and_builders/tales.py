"""What the stories of Traders & Builders share. How to read a drawing: see story.py."""

from __future__ import annotations

from typing import Any

from helpers.story import Story
from languedoc.carcassonne import figures

MODULES = ("base", "traders_and_builders")
CAPTURED = -1  # taken off the board


def told(seats: str, drawing: str, *lines: str, **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=MODULES, **more)


def take_away(story: Story, figure: str) -> None:
    """What a dragon or a tower would do; the story ends here."""
    (number,) = [
        each["id"]
        for each in story.game.view()["figures"]
        if f"{story.names[each['seat']]} {each['segment']}" == figure and each["kind"] == "follower"
    ]
    figures.leave(story.game.state, number, CAPTURED)


THIEF_AND_BUILDER = """
    [D]  .
    1W↑ 2U↑
"""
