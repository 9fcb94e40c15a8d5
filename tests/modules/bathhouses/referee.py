"""Bathhouses (bathhouses.md), as the referee reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from languedoc.carcassonne import events
from languedoc.carcassonne.modules.bathhouses.rules import BathTaken, BoughtBack
from languedoc.table.event import Event
from referee.rules import FeatureView, Items, Man, Option, Rules, Segment, Whole
from referee.tiles import AROUND, Cell
from referee.told import man_told, named, told_items

QUEUE = ("bath_queue",)
HOUSE = "bathhouse"
LEFT_OUT = {2: 2, 3: 1}
DRIVERS = ("wagon",)  # they may drive on first (5)


class Bathhouses(Rules):
    verbs = ("bathe",)
    steps = {"bath_buy_back": "bath_buy", "bath_order": "bath", "bath_take": "bath"}
    others_decide = ("bath_take",)
    stages = {"bath_buy": 41.5, "bath": 85, "bath_release": 86}
    free_verbs = ("buy_back",)
    value_order = 97

    def prepare(self) -> None:
        self.flags: dict[Cell, int] = {}
        self.waiting: dict[Man, Segment] = {}  # who goes to a bath, and from where
        self.driving: list[Man] = []  # who may do so if he does not drive on
        self.next: Man | None = None  # whom the active player chose
        self.bought = False  # in this part

    def laid(self, cells: Sequence[Cell]) -> None:
        for cell in cells:
            for part in self.referee.tiles[cell].parts.values():
                for flag in part.flags:
                    if flag.startswith(HOUSE):
                        self.flags[cell] = int(flag.partition(":")[2])

    def worth(self, view: Whole, items: Items) -> Items:
        values = [int(flag.partition(":")[2]) for flag in view.flags.elements() if flag.startswith(HOUSE)]
        if not values or not view.completed:
            return items
        return (*items, ("bath_flags", len(values), sum(values)))

    # ------------------------------------------------------------------ who lies where

    def bathers(self) -> dict[Cell, Man]:
        return {man.where[1:]: man for man in self.referee.standing if man.where[0] == HOUSE}

    def is_surrounded(self, cell: Cell) -> bool:
        return all((cell[0] + dx, cell[1] + dy) in self.referee.tiles for dx, dy in AROUND)

    def vacant(self) -> set[Cell]:
        return {cell for cell in self.flags if cell not in self.bathers() and not self.is_surrounded(cell)}

    # ------------------------------------------------------------------ buying back (4)

    def purchases(self, seat: int) -> set[Option]:
        if self.bought:
            return set()
        limits = [module.most_payable(seat) for module in self.referee.modules]
        most = min([self.referee.scores[seat], *(limit for limit in limits if limit is not None)])
        own = [(man, self.flags[cell]) for cell, man in self.bathers().items() if man.seat == seat]
        return {("buy_back", man, str(flag)) for man, flag in own if flag <= most}

    def figure_options(self, seat: int) -> set[Option]:
        return self.purchases(seat)

    def second_options(self, seat: int, kind: str) -> set[Option]:
        return {option for option in self.purchases(seat) if isinstance(option[1], Man) and option[1].kind == kind}

    def open_part(self) -> None:
        self.bought = False

    # ------------------------------------------------------------------ to the bath (3)

    def let_go(self, view: FeatureView, final: bool) -> None:
        if final or view.kind not in ("road", "city") or sum(view.followers) != 1 or not self.vacant():
            return
        (man,) = [man for man in view.figures if self.referee.is_follower(man)]
        if man.kind in DRIVERS:
            self.driving.append(man)
        else:
            self.shadow.leaving.remove(man)
            self.waiting[man] = man.where
            self.referee.move(man, QUEUE)

    def enter(self, stage: str) -> None:
        if stage == "bath":
            for man in self.driving:
                if self.referee.hands[man.seat][man.kind]:
                    self.waiting[man] = man.where
                    self.referee.stand(man.seat, QUEUE, man.kind)
            self.driving = []

    def is_a_choice(self) -> bool:
        scarce = len(self.vacant()) < len(self.waiting)
        owners = {man.seat for man in self.waiting}
        kinds = {man.kind for man in self.waiting}
        return len(owners) > 1 or (scarce and len(kinds) > 1)

    def options_at(self, step: str, seat: int) -> set[Option]:
        if step == "bath_buy_back":
            return {("pass",)} | self.purchases(seat)
        if step == "bath_order":
            assert seat == self.shadow.seat and self.next is None and self.is_a_choice() and self.vacant()
            return {("bathe_next", man._replace(where=QUEUE)) for man in self.waiting}
        assert seat in {man.seat for man in self.waiting} and self.next in (None, *self.in_queue(seat))
        return {("bathe", cell) for cell in self.vacant()}

    def in_queue(self, seat: int) -> list[Man]:
        return [man._replace(where=QUEUE) for man in self.waiting if man.seat == seat]

    def chooses(self, step: str, verb: str) -> None:
        if verb == "bathe_next":
            man: Any = self.shadow.chosen[1]
            self.next = man

    def hear(self, event: Event) -> bool:
        match event:
            case BathTaken(seat, kind, cell):
                self.shadow.reach("bath")
                at = cell.x, cell.y
                assert at in self.vacant()
                assert self.shadow.chosen == ("bathe", at) or len(self.vacant()) == 1
                assert (self.next is not None) == self.is_a_choice()
                assert self.next in (None, Man(seat, kind, QUEUE))
                self.next = None
                man = next(man for man in self.waiting if man[:2] == (seat, kind))
                del self.waiting[man]
                self.referee.move(man._replace(where=QUEUE), (HOUSE, *at))
            case BoughtBack(_, _, payment, figure):
                man = man_told(figure)
                option = ("buy_back", man, str(self.flags[man.where[1:]]))
                assert self.shadow.chosen == option and option in self.purchases(self.shadow.seat)
                assert told_items(payment) == (("bath_price", 1, -self.flags[man.where[1:]]),)
                assert payment.seat == man.seat == self.shadow.seat
                self.bought = True
                self.referee.go_home(man)
                self.shadow.credit(payment.seat, payment.points)
            case events.FigureReturned(seat, kind, segment) if self.waiting.get(Man(seat, kind, named(segment))):
                self.shadow.reach("bath")
                assert not self.vacant(), "there is a bathhouse for him"
                del self.waiting[Man(seat, kind, named(segment))]
                self.referee.go_home(Man(seat, kind, QUEUE))
            case _:
                return False
        return True

    # ------------------------------------------------------------------ released (4)

    def sends_home(self, man: Man) -> None:
        if man.where[0] == HOUSE and self.is_surrounded(man.where[1:]):
            self.shadow.reach("bath_release")
            self.shadow.leaving.append(man)

    def leave(self, stage: str) -> None:
        if stage == "bath_buy" and "bath_buy_back" not in self.shadow.asked:
            assert self.purchases(self.shadow.seat) == set(), "nobody was asked whom to buy back"
        elif stage == "bath":
            assert not self.waiting and self.next is None, "somebody still waits for a bath"
        elif stage == "bath_release":
            assert not any(map(self.is_surrounded, self.bathers())), "somebody was not released"

    def shows(self) -> dict[str, Any]:
        houses = [{"x": x, "y": y, "flag": flag} for (x, y), flag in self.flags.items()]
        left_out = 0 if self.shadow.game.setup.bag else LEFT_OUT.get(len(self.referee.seats), 0)
        return {"bathhouses": houses, "left_out": left_out}
