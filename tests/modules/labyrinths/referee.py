"""Labyrinths (labyrinths.md), as the referee reads them."""

from __future__ import annotations

from referee.rules import Items, Man, Rules, Segment, Whole

EACH = 2


class Labyrinths(Rules):
    choices = {"labyrinth": ("simple", "advanced"), "labyrinth_counts": ("followers", "figures")}
    value_order = 80

    def is_centre(self, segment: Segment) -> bool:
        return "labyrinth" in self.referee.part(segment).flags

    def is_special(self, whole: Whole) -> bool:
        return self.option("labyrinth") == "advanced" and whole.kind == "road" and whole.flags["labyrinth"] > 0

    def opens(self, segment: Segment) -> bool:
        """A labyrinth where nobody stands, or an arm (4)."""
        if not self.is_special(self.referee.whole_of(segment)):
            return False
        spot = {segment} if self.is_centre(segment) else self.arm(segment)
        return spot.isdisjoint({man.where for man in self.counted()})

    def counted(self) -> list[Man]:
        """The followers, or all figures by the option."""
        if self.option("labyrinth_counts") == "figures":
            return list(self.referee.standing)
        return [man for man in self.referee.standing if self.referee.is_follower(man)]

    def arm(self, segment: Segment) -> set[Segment]:
        """All that can be reached without passing through a labyrinth."""
        arm: set[Segment] = set()
        ahead = {segment}
        while ahead:
            here = ahead.pop()
            arm.add(here)
            ahead |= {other for other in self.referee.linked(here) if not self.is_centre(other)} - arm
        return arm

    def worth(self, view: Whole, items: Items) -> Items:
        if not self.is_special(view) or not view.completed:
            return items
        everybody = [man for man in self.counted() if man.where in view.segments]
        return (*items, ("in_the_labyrinth", len(everybody), len(everybody) * EACH))
