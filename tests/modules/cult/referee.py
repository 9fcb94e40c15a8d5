"""Cult places and their challenges (cult.md), as the referee reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from languedoc.carcassonne.modules.cult.rules import ChallengeDecided
from languedoc.table.event import Event
from referee.rules import FeatureView, Man, Rules, Whole
from referee.tiles import AROUND, Face

SHRINE = "shrine"


class Cult(Rules):
    choices = {"cult_challenges": (True, False)}
    cloisters = (SHRINE,)
    final_ranks = {SHRINE: 40}

    def are_rivals(self, one: str, other: str) -> bool:
        """A cult place and any other cloister, but no second place there."""
        cloisters = set(self.referee.cloisters) - set(self.referee.second_places.values())
        return one in cloisters and other in cloisters and (one == SHRINE) != (other == SHRINE)

    def refuses(self, face: Face, x: int, y: int, contacts: int) -> bool:
        """Whether with this tile some building had two of the opposite kind around it (3)."""
        if not self.option("cult_challenges") or not face.buildings:
            return False
        then = {**self.referee.tiles, (x, y): face}
        buildings = {cell: lying.buildings[0] for cell, lying in then.items() if lying.buildings}
        return any(
            sum(self.are_rivals(kind, buildings.get((cx + dx, cy + dy), "")) for dx, dy in AROUND) > 1
            for (cx, cy), kind in buildings.items()
        )

    def beaten(self, paid: Sequence[FeatureView], late: Sequence[Man]) -> list[Man]:
        """Who stands in an unfinished building beside an occupied completed one of the opposite kind (5).

        A building where all came late, when it was completed, had no challenge (count.md 7).
        """
        if not self.option("cult_challenges"):
            return []
        winners = [winner for winner in paid if Counter(winner.figures) - Counter(late)]
        return [
            man
            for view in self.referee.occupied()
            if not view.completed
            and any(self.are_rivals(winner.kind, view.kind) and near(winner, view) for winner in winners)
            for man in view.figures
        ]

    def hear(self, event: Event) -> bool:
        return isinstance(event, ChallengeDecided)  # judged by who goes home


def near(one: Whole, other: Whole) -> bool:
    """Whether two buildings lie side by side or corner to corner."""
    return any((x + dx, y + dy) in other.cells for x, y in one.cells for dx, dy in AROUND)
