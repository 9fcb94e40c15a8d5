"""The quarters of the City of Carcassonne (count.md 3 to 5)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.board import FOLLOWERS, Board, Man, Segment, Whole
from referee.tiles import BUILDINGS

QUARTERS = ("castle", "market", "cathedral", "blacksmith")
LEADS_TO = {"castle": ("city",), "market": ("field",), "cathedral": BUILDINGS, "blacksmith": ("road",)}
WELCOME = {"mayor": ("castle",), "wagon": ("castle", "cathedral", "blacksmith")}  # the others everywhere


class Quarters(Board):
    def quarters(self) -> set[str]:
        """Those in use: without farmers there is no market (variants.md 6)."""
        return {*QUARTERS} - ({"market"} if self.options["no_fields"] else set())

    def sends(self, seat: int) -> set[tuple[str, str]]:
        """Kind and quarter of the followers whom the seat may send into the city."""
        return {
            (kind, quarter)
            for kind in FOLLOWERS
            if self.hands[seat][kind]
            for quarter in self.quarters()
            if quarter in WELCOME.get(kind, QUARTERS)
        }

    def joins(self, seat: int, scored: Sequence[Whole]) -> set[tuple[Man, frozenset[Segment]]]:
        """Who may leave the city for which of the features about to be scored: with the parts where he may stand."""
        waiting = {m for m in self.standing if m.seat == seat and m.where[0] in QUARTERS and m.where[0] != self.count}
        found = set()
        for man in waiting:
            for whole in scored:
                allowed = frozenset(segment for segment in whole.segments if not self.is_barred(segment[:2]))
                if whole.kind in LEADS_TO[str(man.where[0])] and allowed:
                    found.add((man, allowed))
        return found
