"""Besieged cities (cathars.md), as the referee reads them."""

from __future__ import annotations

from languedoc.carcassonne.modules.cathars.rules import KnightEscaped
from languedoc.table.event import Event
from referee.rules import Item, Items, Man, Option, Rules, Segment, Whole
from referee.tiles import AROUND, Cell


class Cathars(Rules):
    verbs = ("escape",)
    choices = {"siege": (True, False), "escape": (True, False), "siege_escape": ("siege_tile", "any_tile")}
    steps = {"siege_escape": "escape"}
    stages = {"escape": 41}
    value_order = 20

    # ------------------------------------------------------------------ points (5)

    def is_besieged(self, segments: frozenset[Segment]) -> bool:
        return any("besieged" in self.referee.part(segment).flags for segment in segments)

    def worth(self, view: Whole, items: Items) -> Items:
        if view.kind != "city" or not self.option("siege") or not self.is_besieged(view.segments):
            return items
        if not view.completed:
            return (("siege", 1, 0),)
        lost = min(len(view.cells) + view.pennants, sum(points for _, _, points in items))
        return (*items, ("siege", 1, -lost))

    def at_city(self, city: frozenset[Segment], items: list[Item]) -> list[Item]:
        if not self.option("siege") or not self.is_besieged(city) or self.referee.is_apart(city):
            return items
        return [*items, ("siege", 1, sum(points for _, _, points in items))]

    # ------------------------------------------------------------------ escape (4)

    def knights(self, seat: int) -> set[Man]:
        """Those who may escape."""
        own = [man for man in self.referee.on_land() if man.seat == seat and man.where[2] == "city"]
        return {man for man in own if self.referee.is_follower(man) and self.has_way_out(man.where)}

    def has_way_out(self, place: Segment) -> bool:
        segments = self.referee.whole_of(place).segments
        if not self.is_besieged(segments):
            return False
        any_tile = self.option("siege_escape") == "any_tile"
        return any(self.near_cloister(each[:2]) for each in segments if any_tile or self.is_besieged(frozenset([each])))

    def near_cloister(self, cell: Cell) -> bool:
        around = [(cell[0] + dx, cell[1] + dy) for dx, dy in [*AROUND, (0, 0)]]
        faces = [self.referee.tiles[each] for each in around if each in self.referee.tiles]
        return any(building in self.referee.cloisters for face in faces for building in face.buildings)

    def options_at(self, step: str, seat: int) -> set[Option]:
        return {("pass",)} | {("escape", man) for man in self.knights(seat)}

    def hear(self, event: Event) -> bool:
        if not isinstance(event, KnightEscaped):
            return False
        shadow = self.shadow
        man = shadow.man(event.figure)
        assert event.seat == man.seat == shadow.seat and shadow.chosen == ("escape", man)
        assert man in self.knights(shadow.seat)
        shadow.leaving.append(man)
        return True

    def leave(self, stage: str) -> None:
        if stage == "escape" and self.option("escape") and "siege_escape" not in self.shadow.asked:
            assert not self.knights(self.shadow.seat), "nobody was asked who escapes"
