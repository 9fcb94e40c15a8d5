"""What the stories of abbeys, mayors, wagons and barns share."""

from __future__ import annotations

from helpers.story import Story

MODULES = ("base", "abbey_and_mayor")

HOLE = """
    2U↑  [D]  1U↑
    7E←   .   3E→
    6V↑  5E↓  4E↓
"""
FILLED = HOLE.replace("  .  ", " 8ABBEY↑ ")
ROAD_AND_HOLE = """
     .   .   .  2U↑  [D]  1U↑
    8W↑ 7U↑ 6U↑ 5U↑   .   3E→
     .   .   .   .   9G→  4E↓
"""
FOUR_FIELDS = """
    1U↑ [D]
    2B↑ 3B↑
"""
BARN_AMONG_FARMERS = """
     .   [D] 1W↑ 4U↑  5W↑  6U↑  .
    3E→  2E← 9A↓ 11B↑ 10A↓ 7E→ 8E←
     .    .   .   .    .  12E→ 13AM_cW↑
"""
FARMERS = ("1 Red field:ER", "2 Blue field:NL", "6 Blue field:ER")
BARN_AND_FARMERS_APART = """
    5U↑ [D] 1W↑ 2U↑  3W↑  4U↑  .
    8B↑ 9B↑ 13A↓ 10E↓ 12A↓ 6E→ 7E←
     .   .   .  11E↑   .   .   .
"""
APART = ("1 Red field:ER", "4 Blue field:ER", "9 Red barn NW@0,1")
ABBEY_AMONG_SIX = """
     .      [D]    1U↑  .
    10B↑ 11ABBEY↑  2B↑ 3E→
    9B↑     8B↑     .  4E→
     .      7E↓    6E↓ 5E→
"""
CROSSINGS = "2W↑ [D] 1W↑"


def tale(
    seats: str,
    drawing: str,
    *lines: str,
    lane: str = "west",
    rest: str = "U",
    modules: tuple[str, ...] = (),
    tiles: tuple[str, ...] = (),
    options: dict[str, str | bool] | None = None,
) -> Story:
    """With further modules, and tiles of others."""
    all_modules = (*MODULES, *modules)
    return Story(
        seats,
        drawing,
        *lines,
        lane=lane,
        rest=rest,
        modules=all_modules,
        tiles=(*all_modules, *tiles) if tiles else (),
        options=options,
    )


def shown(story: Story) -> dict[str, object]:
    """What the module shows to everybody."""
    view: dict[str, object] = story.game.view()["modules"]["abbey_and_mayor"]
    return view


def asked_for_last_abbeys(story: Story) -> list[str]:
    """Who is asked, if all pass."""
    asked = []
    while not story.game.over:
        assert story.game.decision.step == "final_abbeys"
        asked.append(story.names[story.game.decision.seat])
        story.choose("pass")
    return asked


def barns(story: Story) -> set[str]:
    return {option for option in story.options() if option.startswith("barn")}
