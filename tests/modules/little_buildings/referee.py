"""Little buildings (little_buildings.md), as the referee reads them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from languedoc.carcassonne.modules.little_buildings.rules import BuildingPlaced
from languedoc.table.event import Event
from referee.rules import Item, Items, Option, Rules, Whole
from referee.tiles import Cell

VALUES = {"little_tower": 3, "little_house": 2, "little_shed": 1}


class LittleBuildings(Rules):
    verbs = ("build",)
    choices = {"building_values": ("1/1/1", "3/2/1")}
    value_order = 95  # after everything else (mage_and_witch.md 5)
    stages = {"house": 31}

    def prepare(self) -> None:
        seats = len(self.referee.seats)
        self.equal = self.option("building_values") == "1/1/1"
        self.stock = [
            Counter({"building": 18 // seats}) if self.equal else Counter(dict.fromkeys(VALUES, 6 // seats))
            for _ in self.referee.seats
        ]
        self.standing: list[tuple[tuple[Cell, ...], str]] = []  # the cells of its tile, the kind

    # ------------------------------------------------------------------ building (2)

    def figure_options(self, seat: int) -> set[Option]:
        left = +self.stock[seat]
        return {("build", kind, self.referee.placed) for kind in left}

    def judge(self, step: str, seat: int) -> bool:
        """Asked for only where a figure was removed and none could be set."""
        if step != "place_house":
            return False
        assert seat == self.shadow.seat and self.shadow.no_figure_action
        self.shadow.reach("house")
        self.shadow.compare_offered({("pass",)} | self.figure_options(seat))
        return True

    def leave(self, stage: str) -> None:
        if stage == "house" and self.shadow.no_figure_action and "place_house" not in self.shadow.asked:
            assert not self.figure_options(self.shadow.seat), "nobody was asked for a building"

    def hear(self, event: Event) -> bool:
        if not isinstance(event, BuildingPlaced):
            return False
        seat, kind = event.seat, "building" if self.equal else event.token
        assert seat == self.shadow.seat and (event.cell.x, event.cell.y) == self.referee.placed
        assert self.shadow.chosen == ("build", kind, self.referee.placed)
        self.stock[seat][kind] -= 1
        self.standing.append((tuple(self.referee.new_cells), event.token))
        self.shadow.action = ()  # no figure may follow
        return True

    # ------------------------------------------------------------------ points (3)

    def on(self, cells: set[Cell]) -> list[Item]:
        kinds = [kind for covered, kind in self.standing if not cells.isdisjoint(covered)]
        points = sum(1 if self.equal else VALUES[kind] for kind in kinds)
        return [("little_buildings", len(kinds), points)] if kinds else []

    def worth(self, view: Whole, items: Items) -> Items:
        if view.kind in ("road", "city", *self.referee.cloisters):
            return (*items, *self.on(self.referee.area(view)))
        return items

    def per_field(self, view: Whole) -> list[Item]:
        return self.on(set(view.cells))

    def shows(self) -> dict[str, Any]:
        standing = [{"x": cells[0][0], "y": cells[0][1], "kind": kind} for cells, kind in self.standing]
        held = [
            {kind: stock[kind] for kind in (("building",) if self.equal else tuple(VALUES))} for stock in self.stock
        ]
        return {"standing": standing, "held": held}
