"""Gold bars (goldmines.md), as the referee reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from languedoc.carcassonne import events
from languedoc.carcassonne.modules.goldmines.rules import GoldLaid, GoldTaken
from languedoc.table.event import Event
from referee.rules import FeatureView, Man, Option, Rules
from referee.tiles import Cell
from referee.told import told_items

AT_THE_END = 110  # after all features (E-33)


def worth(number: int) -> int:
    """Of so many bars together (4)."""
    return number * (1 if number < 4 else 2 if number < 7 else 3 if number < 10 else 4)


class Goldmines(Rules):
    verbs = ("gold",)
    choices = {"gold_sharing": ("chosen",)}
    steps = {"gold_place": "gold_place", "award_gold": "award_gold"}
    stages = {"gold_place": 24, "award_gold": 65}
    others_decide = ("award_gold",)
    final_ranks = {"gold": AT_THE_END}

    def prepare(self) -> None:
        self.gold: Counter[Cell] = Counter()
        self.owned = [0 for _ in self.referee.seats]
        self.laid_now: list[Cell] = []  # in this part
        self.entitled: dict[Cell, set[int]] = {}  # who may take from which cells
        self.taken: Counter[int] = Counter()  # in this part
        self.taker: int | None = None  # whose turn it is to take one; None: nothing is handed out
        self.paid_for: set[int] = set()

    # ------------------------------------------------------------------ laying (2)

    def beside(self) -> set[Cell]:
        x, y = self.referee.placed
        around = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {(x, y)}
        return around & self.referee.tiles.keys()

    def hear(self, event: Event) -> bool:
        match event:
            case GoldLaid(seat, cell):
                self.shadow.reach("gold_place")
                assert seat == self.shadow.seat and "gold" in self.referee.new_marks
                at = (cell.x, cell.y)
                assert at == self.referee.placed if not self.laid_now else at in self.beside()
                assert len(self.laid_now) < 2
                self.laid_now.append(at)
                self.gold[at] += 1
            case GoldTaken(seat, number):
                self.shadow.reach("award_gold")
                assert self.taken.pop(seat) == number
            case _:
                return False
        return True

    def open_part(self) -> None:
        self.laid_now = []

    # ------------------------------------------------------------------ collecting (3)

    def scored(self, view: FeatureView, final: bool, points: Sequence[int]) -> None:
        if not final and view.kind != "field":
            for cell in self.referee.area(view) & self.gold.keys():
                self.entitled.setdefault(cell, set()).update(self.referee.owners(view))

    def place_scored(self, man: Man) -> None:
        """The lord of a castle may take what lies on its six squares (5)."""
        castles: Any = self.referee.module["bridges_castles_bazaars"]
        for number, (one, other) in enumerate(castles.castles):
            if man.where[1:3] in (one[:2], other[:2]):
                for cell in castles.squares(number) & self.gold.keys():
                    self.entitled.setdefault(cell, set()).add(man.seat)

    def may_take(self, seat: int) -> set[Cell]:
        return {cell for cell, seats in self.entitled.items() if seat in seats and self.gold[cell]}

    def hand_out(self) -> None:
        """In turn, until somebody has to choose, or nothing is left."""
        while any(seats and self.gold[cell] for cell, seats in self.entitled.items()):
            assert self.taker is not None
            cells = self.may_take(self.taker)
            if len({frozenset(self.entitled[cell]) for cell in cells}) > 1:
                return
            if cells:
                self.take(min(cells))
            else:
                self.pass_on()
        self.entitled = {}
        self.taker = None

    def take(self, cell: Cell) -> None:
        assert self.taker is not None
        self.gold[cell] -= 1
        if not self.gold[cell]:
            del self.gold[cell]
        self.owned[self.taker] += 1
        self.taken[self.taker] += 1
        self.pass_on()

    def pass_on(self) -> None:
        assert self.taker is not None
        self.taker = (self.taker + 1) % len(self.referee.seats)

    def enter(self, stage: str) -> None:
        if stage == "award_gold":
            self.taker = self.shadow.seat
            self.hand_out()

    def chooses(self, step: str, verb: str) -> None:
        if verb == "collect":
            cell: Any = self.shadow.chosen[1]
            self.take(cell)
            self.hand_out()

    def leave(self, stage: str) -> None:
        if stage == "gold_place" and self.shadow.tile_lies and "gold" in self.referee.new_marks:
            assert len(self.laid_now) == (2 if self.beside() else 1)
        elif stage == "award_gold":
            assert not self.taken and self.taker is None, "gold was not handed out"

    def options_at(self, step: str, seat: int) -> set[Option]:
        if step == "gold_place":
            return {("gold", cell) for cell in self.beside()}
        assert seat == self.taker
        return {("collect", cell) for cell in self.may_take(seat)}

    # ------------------------------------------------------------------ the end (4)

    def award(self, reason: str, final: bool, payment: events.Payment) -> bool:
        if reason != "gold":
            return False
        assert final
        self.shadow.begin_final()
        self.shadow.reach_final(AT_THE_END)
        number = self.owned[payment.seat]
        assert payment.seat not in self.paid_for and number
        assert told_items(payment) == (("gold_bars", number, worth(number)),)
        self.paid_for.add(payment.seat)
        self.shadow.credit(payment.seat, payment.points)
        return True

    def close_game(self) -> None:
        assert self.paid_for == {seat for seat in self.referee.seats if self.owned[seat]}

    def shows(self) -> dict[str, Any]:
        if self.shadow.game.decision.step == "award_gold":
            return {}
        lying = [{"x": x, "y": y, "number": number} for (x, y), number in self.gold.items()]
        order = list(self.referee.tiles)
        return {"owned": self.owned, "lying": sorted(lying, key=lambda each: order.index((each["x"], each["y"])))}
