"""Special monasteries and their abbots (monasteries.md), as the referee reads them."""

from __future__ import annotations

from referee.rules import Items, Rules, Whole

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

    def cross(self, whole: Whole) -> int:
        """Its tile and the unbroken rows in the four directions (3)."""
        ((x, y),) = whole.cells
        tiles = 1
        for dx, dy in DIRECTIONS:
            far = 1
            while (x + far * dx, y + far * dy) in self.referee.tiles:
                far += 1
            tiles += far - 1
        return tiles

    def extent(self, whole: Whole) -> int:
        return self.cross(whole) if whole.kind == SEAT else 0

    def worth(self, view: Whole, items: Items) -> Items:
        return (("squares", self.cross(view), self.cross(view)),) if view.kind == SEAT else items
