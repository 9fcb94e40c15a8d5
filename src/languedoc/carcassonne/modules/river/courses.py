"""The rivers that are laid, and in which order."""

from __future__ import annotations

from collections.abc import Sequence

from languedoc.carcassonne import numbering
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.modules.river import ahead as river_ahead
from languedoc.carcassonne.modules.river.ahead import Waters

MOST_RIVERS = 2
NOTHING = numbering.NOTHING


class Course:
    """The designs of one river; `first` is the index of its pile among all piles."""

    def __init__(self, spring: int, fork: int, pile: Sequence[int], lake: int, first: int) -> None:
        self.spring = spring
        self.fork = fork
        self.pile = tuple(pile)
        self.lake = lake
        self.first = first


def courses_of(designs: Designs, waters: Waters, sheets: Sequence[str], one_river: bool) -> list[Course]:
    """The rivers whose tiles are in the box: one for each sheet, or all as one river (sheet, section 2)."""
    tiles = designs.tiles
    courses: list[Course] = []
    for slug in sheets:
        river = [design for design, tile in enumerate(tiles) if tile.module == slug]
        if river:
            role = {waters.part_of(design): design for design in river}
            fork = role.get(river_ahead.FORK_TILE, NOTHING)
            pile = [design for design in river if not tiles[design].role for _ in range(tiles[design].count)]
            first = len(courses[0].pile) if courses else 0
            courses.append(Course(role[river_ahead.SOURCE], fork, pile, role[river_ahead.LAKE], first))
    if len(courses) == MOST_RIVERS and one_river:
        one, two = courses
        return [Course(two.spring, two.fork, one.pile + two.pile, two.lake, 0)]
    return courses
