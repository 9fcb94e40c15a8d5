"""Watchtowers (watchtowers.md), as the referee reads them."""

from __future__ import annotations

from collections import Counter

from languedoc.carcassonne import events
from referee.rules import Item, Man, Rules
from referee.tiles import AROUND, Cell
from referee.told import told_items

POINTS = {"road": 1, "city": 1, "meeple": 2, "pennant": 2, "monastery": 3}
ITEMS = {
    "road": "tower_roads",
    "city": "tower_cities",
    "meeple": "tower_followers",
    "pennant": "tower_pennants",
    "monastery": "tower_cloisters",
}


class Watchtowers(Rules):
    choices = {"watchtower_owner": ("trigger", "meeple_owner", "figure_owner")}
    stages = {"watchtower": 43}

    def prepare(self) -> None:
        self.due: Counter[tuple[int, Item]] = Counter()

    def lookouts(self) -> dict[Cell, str]:
        """What is counted at each watchtower that has a road or city completed in this part."""
        cells = {cell for whole in self.shadow.fresh if whole.kind in ("road", "city") for cell in whole.cells}
        cells |= {segment[:2] for module in self.shadow.modules for some in module.set_apart_now() for segment in some}
        return {
            cell: mark.partition("/")[2]
            for cell in cells
            for mark in self.referee.tiles[cell].marks
            if mark.startswith("watchtower:")
        }

    def count(self, cell: Cell, what: str) -> int:
        """The objects on the nine cells."""
        x, y = cell
        area = {cell, *((x + dx, y + dy) for dx, dy in AROUND)}
        if what == "meeple":
            return sum(not area.isdisjoint(self.referee.cells_of(man)) for man in self.referee.followers())
        faces = [self.referee.tiles[there] for there in area if there in self.referee.tiles]
        if what == "monastery":
            cloisters = set(self.referee.cloisters) - set(self.referee.second_places.values())
            return sum(kind in cloisters for face in faces for kind in face.buildings)
        parts = [list(face.parts.values()) for face in faces]
        if what == "pennant":
            return sum(part.pennants for some in parts for part in some)
        there = [cell for cell in area if cell in self.referee.tiles]
        return sum(any(self.is_counted(cell, name, what) for name in self.referee.tiles[cell].parts) for cell in there)

    def is_counted(self, cell: Cell, name: tuple[str, str], what: str) -> bool:
        """Whether a part of a tile is a road or a city; what has become something else is none."""
        return name[0] == what and not self.referee.is_apart(self.referee.whole((*cell, *name)))

    def paid_for(self, cell: Cell) -> Counter[int]:
        """How often each seat is paid."""
        if self.option("watchtower_owner") == "trigger":
            return Counter({self.shadow.seat: 1})
        everybody = [man for man in self.referee.standing if self.is_paid(man, cell)]
        if self.option("watchtower_owner") == "meeple_owner":
            everybody = [man for man in everybody if self.referee.is_follower(man)]
        return Counter(man.seat for man in everybody)

    def is_paid(self, man: Man, cell: Cell) -> bool:
        if man.where[:2] != cell or len(man.where) < 4:
            return False
        whole = self.referee.whole_of(man.where)
        return whole.completed and whole.kind != "field"

    def enter(self, stage: str) -> None:
        if stage == "watchtower":
            self.due = Counter()
            for cell, what in self.lookouts().items():
                number = self.count(cell, what)
                for seat, times in self.paid_for(cell).items():
                    if number:
                        self.due[seat, (ITEMS[what], number, number * POINTS[what])] += times

    def award(self, reason: str, final: bool, payment: events.Payment) -> bool:
        if reason != "watchtower":
            return False
        assert not final
        self.shadow.reach("watchtower")
        (item,) = told_items(payment)
        assert self.due[payment.seat, item] > 0, f"{payment} is not due: {self.due}"
        self.due[payment.seat, item] -= 1
        self.shadow.credit(payment.seat, payment.points)
        for module in self.referee.modules:
            module.earned(payment.seat, payment.points)
        return True

    def leave(self, stage: str) -> None:
        if stage == "watchtower":
            assert not +self.due, f"{+self.due} not paid"
