"""Special monasteries and their abbots (monasteries.md), as the referee reads them."""

from __future__ import annotations

from referee.rules import Items, Rules, Whole
from referee.tiles import Cell

SEAT = "abbacy"
MONASTERY = "monastery"
DIRECTIONS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Monasteries(Rules):
    choices = {"monasteries_keep": ("replace", "add")}
    second_places = {"abbot": SEAT}
    final_ranks = {SEAT: 35}

    def others(self, whole: Whole) -> list[object]:
        """The followers in the other role on the tile of a special monastery (2)."""
        kind = {SEAT: MONASTERY, MONASTERY: SEAT}.get(whole.kind)
        return [man for man in self.referee.followers() for cell in whole.cells if man.where == (*cell, kind, "")]

    def closes(self, whole: Whole) -> bool:
        return bool(self.others(whole))

    def may_join(self, whole: Whole) -> bool:
        """As an abbot beside abbots, as a monk where monks are paid (5)."""
        held = any(man.where in whole.segments for man in self.referee.followers())
        return held if whole.kind == SEAT else held or not self.others(whole)

    def area(self, whole: Whole) -> set[Cell]:
        """Of an abbot: his tile and the unbroken rows in the four directions (3)."""
        if whole.kind != SEAT:
            return set()
        ((x, y),) = whole.cells
        cells = {(x, y)}
        for dx, dy in DIRECTIONS:
            far = 1
            while (x + far * dx, y + far * dy) in self.referee.tiles:
                cells.add((x + far * dx, y + far * dy))
                far += 1
        return cells

    def worth(self, view: Whole, items: Items) -> Items:
        tiles = len(self.area(view))
        return (("squares", tiles, tiles),) if tiles else items
