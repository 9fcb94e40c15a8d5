"""Inns, cathedrals and big followers (inns_and_cathedrals.md), as the referee reads them."""

from __future__ import annotations

from referee.rules import ANYWHERE, Items, Kind, Rules, Whole

SIGNS = {"road": "inn", "city": "cathedral"}


class InnsAndCathedrals(Rules):
    verbs = ("big_follower",)
    choices = {"inn_cathedral_final": ("zero", "ignore"), "inns": (True, False), "cathedrals": (True, False)}
    figures = {"big_follower": Kind(grounds=ANYWHERE, strength=lambda view: 2, climbs=True)}

    def worth(self, view: Whole, items: Items) -> Items:
        sign = SIGNS.get(view.kind, "")
        if not sign or not self.option(sign + "s") or not view.flags[sign]:
            return items
        if view.completed:
            return (*items, (sign, 1, len(view.cells) + view.pennants))
        return ((sign, 1, 0),) if self.option("inn_cathedral_final") == "zero" else items
