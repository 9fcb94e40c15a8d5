"""Cathedrals with an archbishop (german_cathedrals.md), as the referee reads them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from referee.rules import Items, Rules, Segment, Whole
from referee.tiles import Cell

CATHEDRAL = "german_cathedral"


class GermanCathedrals(Rules):
    buildings = (CATHEDRAL,)
    completed_otherwise = (CATHEDRAL,)
    ranks = {CATHEDRAL: 15}  # between roads and cities
    final_ranks = {CATHEDRAL: 65}  # after roads
    value_order = 20  # after inns, before mages

    def is_cathedral(self, cell: Cell) -> bool:
        return cell in self.referee.tiles and CATHEDRAL in self.referee.tiles[cell].buildings

    def sections(self, road: Whole) -> int:
        """L(R): a tile each, but every part on the tile of a cathedral."""
        on_cell = Counter(segment[:2] for segment in road.segments)
        return sum(number if self.is_cathedral(cell) else 1 for cell, number in on_cell.items())

    def has_inn(self, road: Whole) -> bool:
        return bool(road.flags["inn"]) and "inns_and_cathedrals" in self.referee.rules and bool(self.option("inns"))

    def road_parts(self, cell: Cell) -> list[Segment]:
        return [(*cell, kind, port) for kind, port in self.referee.tiles[cell].parts if kind == "road"]

    def roads_of(self, cell: Cell) -> list[Whole]:
        """Each once, even where one leaves and enters again."""
        found = {whole.segments: whole for whole in map(self.referee.whole_of, self.road_parts(cell))}
        return list(found.values())

    def completes(self, kind: str, segments: frozenset[Segment]) -> bool:
        """All its roads are completed; as they end at it, none of them is a ring (2)."""
        return kind == CATHEDRAL and all(map(self.referee.is_closed, self.road_parts(next(iter(segments))[:2])))

    def area(self, whole: Whole) -> set[Cell]:
        return {*whole.cells} if whole.kind == CATHEDRAL else set()

    def worth(self, view: Whole, items: Items) -> Items:
        if view.kind == CATHEDRAL:
            (cell,) = view.cells
            roads = self.roads_of(cell)
            plain = sum(self.sections(road) for road in roads if not self.has_inn(road))
            past_inns = sum(self.sections(road) for road in roads if self.has_inn(road)) if view.completed else 0
            return (("sections", plain + past_inns, plain + past_inns), ("inn_sections", past_inns, past_inns))
        if view.kind == "road" and view.completed and any(map(self.is_cathedral, view.cells)):
            due = self.sections(view) * (3 if self.has_inn(view) else 2)
            return (*items, (CATHEDRAL, 1, due - sum(points for _, _, points in items)))
        return items

    def shows(self) -> dict[str, Any]:
        lying = [cell for cell in self.referee.tiles if self.is_cathedral(cell)]
        return {
            "cathedrals": [
                {"x": x, "y": y, "complete": self.referee.whole_of((x, y, CATHEDRAL, "")).completed} for x, y in lying
            ]
        }
