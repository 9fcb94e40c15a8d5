"""Fruit trees (fruit_trees.md), as the referee reads them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from languedoc.carcassonne import events
from languedoc.carcassonne.modules.fruit_trees.rules import FruitHarvested, FruitSold, StackLaid
from languedoc.table.event import Event
from referee.rules import Man, Option, Rules
from referee.tiles import Cell
from referee.told import told_items

FRUITS = ("quince", "apple", "apricot", "cherry", "plum", "elder")
SALES = {1: 3, 2: 6, 3: 10, 4: 15}
AT_THE_END = 130  # after everything else (E-35)


class FruitTrees(Rules):
    verbs = ("lay_fruit", "harvest", "sell_fruit")
    steps = {"fruit_stack": "fruit_stack", "fruit_harvest": "fruit_harvest"}
    stages = {"fruit_stack": 28.5, "fruit_harvest": 38.3}
    final_ranks = {"fruit_left": AT_THE_END}

    def prepare(self) -> None:
        self.trees: list[Cell] = []
        self.laid_at: dict[str, Cell] = {}  # where the stacks lie
        self.values = {fruit: [2, 3, 4, 5] for fruit in FRUITS}
        self.chips: list[Counter[str]] = [Counter() for _ in self.referee.seats]
        self.deployed_at: set[Cell] = set()  # in this part
        self.acted = False
        self.due: tuple[str, str] | int = 0  # what is to be paid: the fruit of a harvest, or so many chips sold
        self.paid_for: set[int] = set()

    # ------------------------------------------------------------------ trees (2)

    def placed(self) -> None:
        if "fruit_tree" in self.referee.new_marks:
            self.trees.append(self.referee.placed)

    def is_bare(self) -> bool:
        """Whether a new tree still has to get its stack."""
        return len(self.trees) > len(self.laid_at) and len(self.laid_at) < len(FRUITS)

    def open_part(self) -> None:
        self.deployed_at = set()
        self.acted = False

    # ------------------------------------------------------------------ harvest and sale (3)

    def stood(self, man: Man) -> None:
        """Crop circles put followers elsewhere in the turn."""
        if hasattr(self, "shadow") and self.shadow.figures_act and self.referee.is_follower(man):
            self.deployed_at |= self.referee.cells_of(man)

    def near(self, tree: Cell) -> bool:
        return any(abs(tree[0] - x) < 2 and abs(tree[1] - y) < 2 for x, y in self.deployed_at)

    def actions(self, seat: int) -> set[Option]:
        if not any(map(self.near, self.trees)):
            return set()
        ripe = {fruit: cell for fruit, cell in self.laid_at.items() if self.values[fruit] and self.near(cell)}
        harvests: set[Option] = {("harvest", fruit, cell) for fruit, cell in ripe.items()}
        stock = [fruit for fruit in FRUITS if self.chips[seat][fruit]]
        return harvests | {("sell_fruit", *some) for number in SALES for some in combinations(stock, number)}

    def options_at(self, step: str, seat: int) -> set[Option]:
        if step == "fruit_stack":
            assert self.is_bare()
            return {("lay_fruit", fruit) for fruit in FRUITS if fruit not in self.laid_at}
        assert not self.acted, "one action in a part"
        return {("pass",)} | self.actions(seat)

    def chooses(self, step: str, verb: str) -> None:
        self.acted = self.acted or step == "fruit_harvest"

    def hear(self, event: Event) -> bool:
        match event:
            case StackLaid(seat, fruit, cell):
                self.shadow.reach("fruit_stack")
                assert seat == self.shadow.seat and (cell.x, cell.y) == self.referee.placed == self.trees[-1]
                assert self.is_bare() and fruit not in self.laid_at
                assert self.shadow.chosen == ("lay_fruit", fruit) or len(self.laid_at) == len(FRUITS) - 1
                self.laid_at[fruit] = (cell.x, cell.y)
            case FruitHarvested(seat, fruit, cell):
                assert seat == self.shadow.seat and self.shadow.chosen == ("harvest", fruit, (cell.x, cell.y))
                assert self.laid_at[fruit] == (cell.x, cell.y) and self.values[fruit]
                self.chips[seat][fruit] += 1
                self.due = ("harvest", fruit)
            case FruitSold(seat, fruits):
                assert seat == self.shadow.seat and self.shadow.chosen == ("sell_fruit", *fruits)
                assert len(set(fruits)) == len(fruits)
                self.chips[seat].subtract(fruits)
                self.due = len(fruits)
            case _:
                return False
        return True

    def award(self, reason: str, final: bool, payment: events.Payment) -> bool:
        if reason == "harvest":
            assert isinstance(self.due, tuple)
            self.values[self.due[1]].remove(payment.points)  # it must have been there
            assert told_items(payment) == (("harvested_fruit", 1, payment.points),)
        elif reason == "fruit_sale":
            assert isinstance(self.due, int)
            assert told_items(payment) == (("sold_fruit", self.due, SALES[self.due]),)
        elif reason == "fruit_left":
            assert final and payment.seat not in self.paid_for
            self.shadow.begin_final()
            self.shadow.reach_final(AT_THE_END)
            number = self.chips[payment.seat].total()
            assert number and told_items(payment) == (("unsold_fruit", number, number),)
            self.paid_for.add(payment.seat)
        else:
            return False
        if reason != "fruit_left":
            assert not final and payment.seat == self.shadow.seat and self.shadow.stage == "fruit_harvest"
        self.due = 0
        self.shadow.credit(payment.seat, payment.points)
        return True

    def leave(self, stage: str) -> None:
        if stage == "fruit_stack" and self.shadow.tile_lies:
            assert not self.is_bare(), "a tree got no stack"
        elif stage == "fruit_harvest" and not self.acted:
            assert self.actions(self.shadow.seat) == set(), "nobody was asked for fruit"

    def settled(self) -> None:
        assert not self.due

    def close_game(self) -> None:
        assert self.paid_for == {seat for seat in self.referee.seats if self.chips[seat].total()}

    def shows(self) -> dict[str, Any]:
        stacks = {}
        for fruit in FRUITS:
            at = self.laid_at.get(fruit)
            stacks[fruit] = {"tree": f"{at[0]},{at[1]}" if at else None, "values": self.values[fruit]}
        return {"stacks": stacks, "chips": [{fruit: chips[fruit] for fruit in FRUITS} for chips in self.chips]}
