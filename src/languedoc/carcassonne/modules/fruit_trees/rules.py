"""The Fruit Trees: fruit is harvested near the trees and sold in different kinds. The sheet is rules/fruit_trees.md.

Nobody knows the order of the chips in a stack, so it is drawn by lot when a chip is taken which of those left it is.
"""

from __future__ import annotations

from typing import Any

from languedoc.carcassonne import numbering, scoring
from languedoc.carcassonne.board.board import Board
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import LaidToken, Mark, PointsItem, Step, Token
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Target, Word
from languedoc.i18n import Noun, Saying
from languedoc.i18n import Word as Spoken
from languedoc.table.event import Event
from languedoc.table.record import record

SIGN = "fruit_tree"
FRUITS = ("quince", "apple", "apricot", "cherry", "plum", "elder")
KINDS = 6
VALUES = (2, 3, 4, 5)  # on the backs of the chips of each fruit
CHIPS = 4  # in a stack
FULL = (1 << CHIPS) - 1  # a bit for each chip of a stack
LOWEST = VALUES[0]

# Points
SALE = (0, 3, 6, 10, 15)  # by the number of chips, all of different fruits
MOST_SOLD = 4
UNSOLD = 1

# Steps, in the order of `FruitTrees.steps`
FRUIT_STACK, FRUIT_HARVEST, FINAL_FRUIT = range(3)

# Verbs, in the order of `FruitTrees.verbs`
LAY, HARVEST, SELL = range(3)
PASS = numbering.PASS

# Items, in the order of `FruitTrees.items`
HARVESTED_ITEM, SOLD_ITEM, UNSOLD_ITEM = range(3)

# Notes: how many trees lie on the board; for each fruit the chips left in its stack (a bit for each) and its tree,
# counted from 1 (0: it lies beside the board); how many chips of each fruit each seat has; then the tile of each tree.
TREES = 0
LEFT = 1
TREE = LEFT + KINDS
OWNED = TREE + KINDS
FIRST_TREE = OWNED + numbering.MOST_SEATS * KINDS

NOTHING = numbering.NOTHING
VERB_MASK = numbering.VERB_MASK


@record(frozen=True, slots=True)
class StackLaid(Event):
    """A stack of chips was put on a new tree."""

    seat: int
    fruit: str
    cell: Cell


@record(frozen=True, slots=True)
class FruitHarvested(Event):
    """A seat took the top chip of a stack."""

    seat: int
    fruit: str
    cell: Cell


@record(frozen=True, slots=True)
class FruitSold(Event):
    """A seat gave chips of different fruits back."""

    seat: int
    fruits: tuple[str, ...]

    def words(self) -> dict[str, Spoken]:
        return {"fruits": tuple(Noun(f"fruit-{fruit}") for fruit in self.fruits)}


class FruitTrees(Module):
    slug = "fruit_trees"
    rank = 330
    steps = (
        Step("fruit_stack", "P2", 280, "2.3-20", asks=True, rests=True),
        Step("fruit_harvest", "P3", 260, "2.3-20", asks=True),
        Step("final_fruit", "final", 360, "E-35"),
    )
    rows = (Step("setup_fruit", "setup", 250, "S-25"), Step("fruit_sell", "P3", 261, "2.3-20"))
    verbs = ("lay_fruit", "harvest", "sell_fruit")
    items = (PointsItem("harvested_fruit"), PointsItem("sold_fruit"), PointsItem("unsold_fruit"))
    awards = ("harvest", "fruit_sale", "fruit_left")
    belongings = FRUITS
    tokens = tuple([Token(f"fruit-{fruit}") for fruit in FRUITS])
    marks = (Mark(SIGN, sign="¥"),)

    def prepare(self, box: Box) -> None:
        self.sign = box.designs.bit(SIGN)

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        return (designs.marks[design] & self.sign) != 0

    def notes_needed(self, box: Box) -> int:
        trees = [design for design in (*box.bag, *box.other_tiles) if SIGN in box.designs.tiles[design].marks]
        return FIRST_TREE + len(trees)

    def most_options(self, box: Box) -> int:
        """To pass, to harvest from any stack, or to sell up to four of the fruits."""
        sales = [mask for mask in range(1, 1 << KINDS) if mask.bit_count() <= MOST_SOLD]
        return 1 + KINDS + len(sales)

    def get(self, state: State, what: int) -> int:
        return state.notes[self.first_note + what]

    def put(self, state: State, what: int, number: int) -> None:
        state.notes[self.first_note + what] = number

    def owned(self, state: State, seat: int, kind: int) -> int:
        """How many chips of a fruit a seat has."""
        return state.notes[self.first_note + OWNED + seat * KINDS + kind]

    def dealt(self, state: State) -> None:
        """All stacks lie beside the board (S-25)."""
        for fruit in range(KINDS):
            self.put(state, LEFT + fruit, FULL)

    # ------------------------------------------------------------------ steps

    def tile_placed(self, state: State) -> None:
        trees = self.get(state, TREES)
        self.put(state, FIRST_TREE + trees, state.placed)
        self.put(state, TREES, trees + 1)
        state.wake(self.first_step + FRUIT_STACK)

    def perform(self, state: State, step: int) -> None:
        if step == FRUIT_STACK:
            state.rest(self.first_step + FRUIT_STACK)
            self.offer(state, step)
            if state.count > 0:
                state.ask(state.seat)
        elif step == FRUIT_HARVEST:
            if self.is_near_tree(state):
                self.offer(state, step)
                if state.count > 1:
                    state.ask(state.seat)
        else:
            self.pay_at_the_end(state)

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        if step == FRUIT_STACK:
            for fruit in range(KINDS):
                if self.get(state, TREE + fruit) == 0:
                    state.offer(self.verb + LAY, fruit, 0, 0)
        else:
            state.offer(PASS, 0, 0, 0)
            for fruit in range(KINDS):
                if self.may_harvest(state, fruit):
                    state.offer(self.verb + HARVEST, fruit, 0, 0)
            self.offer_sales(state)

    def chosen(self, state: State, code: int) -> None:
        verb = (code & VERB_MASK) - self.verb
        if verb == LAY:
            self.lay(state, state.first_target(code))
        elif verb == HARVEST:
            self.harvest(state, state.first_target(code))
        else:
            self.sell(state, state.first_target(code))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        verb = (code & VERB_MASK) - self.verb
        target = state.first_target(code)
        if verb == LAY:
            return (Word(FRUITS[target], "fruit"),)
        if verb == HARVEST:
            return Word(FRUITS[target], "fruit"), self.cell_of(state, target)
        return tuple([Word(FRUITS[fruit], "fruit") for fruit in range(KINDS) if target >> fruit & 1])

    # ------------------------------------------------------------------ trees (2)

    def tree_of(self, state: State, fruit: int) -> int:
        """The tile on which the stack of a fruit lies, or -1."""
        tree = self.get(state, TREE + fruit)
        return NOTHING if tree == 0 else self.get(state, FIRST_TREE + tree - 1)

    def cell_of(self, state: State, fruit: int) -> Cell:
        """Where the stack of a fruit lies."""
        tree = state.note(self.first_note + TREE + fruit)
        x, y, _, _ = state.board.where(state.note(self.first_note + FIRST_TREE + tree - 1))
        return Cell(x, y)

    def lay(self, state: State, fruit: int) -> None:
        """Put a stack on the tree laid last."""
        self.put(state, TREE + fruit, self.get(state, TREES))
        if state.record is not None:
            self.tell_laid(state, fruit)

    def tell_laid(self, state: State, fruit: int) -> None:
        assert state.record is not None
        state.record.append(StackLaid(state.seat, FRUITS[fruit], self.cell_of(state, fruit)))

    # ------------------------------------------------------------------ harvest and sale (3)

    def is_near(self, state: State, figure: int, tree: int) -> bool:
        """Whether a figure is a follower that stands on the cell of a tile or on one of the eight around it."""
        if figure < 0 or not state.is_follower(figure):
            return False
        piece = state.piece_under(figure)
        if piece < 0:
            return False
        if self.touches(state.board, piece, tree):
            return True
        place = state.stands[figure]
        other = state.board.other_part(place) if place >= 0 else NOTHING
        return other >= 0 and self.touches(state.board, state.board.piece_of[other], tree)

    def touches(self, board: Board, piece: int, other: int) -> bool:
        """Whether two pieces lie on the same cell or on neighbouring ones."""
        across = board.column(board.spot[piece]) - board.column(board.spot[other])
        down = board.line(board.spot[piece]) - board.line(board.spot[other])
        return -1 <= across <= 1 and -1 <= down <= 1

    def is_deployed_near(self, state: State, tree: int) -> bool:
        """Whether a follower was deployed in this part on a tree or beside it."""
        return self.is_near(state, state.actor(), tree) or self.is_near(state, state.second_actor(), tree)

    def is_near_tree(self, state: State) -> bool:
        if state.actor() >= 0 or state.second_actor() >= 0:
            for i in range(self.get(state, TREES)):
                if self.is_deployed_near(state, self.get(state, FIRST_TREE + i)):
                    return True
        return False

    def may_harvest(self, state: State, fruit: int) -> bool:
        tree = self.tree_of(state, fruit)
        return tree >= 0 and self.get(state, LEFT + fruit) != 0 and self.is_deployed_near(state, tree)

    def offer_sales(self, state: State) -> None:
        """Any one to four different fruits of those that the player has."""
        stock = 0
        for fruit in range(KINDS):
            stock |= (self.owned(state, state.seat, fruit) > 0) << fruit
        for mask in range(1, stock + 1):
            if mask & ~stock == 0 and self.chips_in(mask) <= MOST_SOLD:
                state.offer(self.verb + SELL, mask, 0, 0)

    def chips_in(self, mask: int) -> int:
        chips = 0
        for fruit in range(KINDS):
            chips += mask >> fruit & 1
        return chips

    def harvest(self, state: State, fruit: int) -> None:
        """Take the top chip: any of those that are left."""
        left = self.get(state, LEFT + fruit)
        lot = state.draw_lot(self.chips_in(left))
        chip = 0
        while lot > 0 or not left >> chip & 1:
            lot -= left >> chip & 1
            chip += 1
        self.put(state, LEFT + fruit, left & ~(1 << chip))
        owned = OWNED + state.seat * KINDS + fruit
        self.put(state, owned, self.get(state, owned) + 1)
        self.pay_harvest(state, fruit, LOWEST + chip)

    def pay_harvest(self, state: State, fruit: int, points: int) -> None:
        if state.record is not None:
            state.record.append(FruitHarvested(state.seat, FRUITS[fruit], self.cell_of(state, fruit)))
        scoring.award(state, state.seat, "harvest", self.first_item + HARVESTED_ITEM, 1, points)

    def sell(self, state: State, mask: int) -> None:
        for fruit in range(KINDS):
            if mask >> fruit & 1:
                owned = OWNED + state.seat * KINDS + fruit
                self.put(state, owned, self.get(state, owned) - 1)
        self.pay_sale(state, mask)

    def pay_sale(self, state: State, mask: int) -> None:
        chips = self.chips_in(mask)
        if state.record is not None:
            sold = tuple([fruit for i, fruit in enumerate(FRUITS) if mask >> i & 1])
            state.record.append(FruitSold(state.seat, sold))
        scoring.award(state, state.seat, "fruit_sale", self.first_item + SOLD_ITEM, chips, SALE[chips])

    # ------------------------------------------------------------------ the end (4)

    def pay_at_the_end(self, state: State) -> None:
        for seat in range(state.box.seats):
            chips = 0
            for fruit in range(KINDS):
                chips += self.owned(state, seat, fruit)
            if chips > 0:
                self.pay_unsold(state, seat, chips)

    def pay_unsold(self, state: State, seat: int, chips: int) -> None:
        scoring.award(state, seat, "fruit_left", self.first_item + UNSOLD_ITEM, chips, chips * UNSOLD)

    # ------------------------------------------------------------------ for people

    def values_left(self, state: State, fruit: int) -> list[int]:
        """The values in a stack: everybody knows which ones have been taken."""
        left = state.note(self.first_note + LEFT + fruit)
        return [value for i, value in enumerate(VALUES) if left >> i & 1]

    def on_trees(self, state: State) -> list[int]:
        """The fruits whose stacks lie on trees."""
        return [fruit for fruit in range(KINDS) if state.note(self.first_note + TREE + fruit)]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The stacks with the values in them, in no particular order, and the chips of every seat."""
        stacks = {}
        for fruit, name in enumerate(FRUITS):
            tree = str(self.cell_of(state, fruit)) if fruit in self.on_trees(state) else None
            stacks[name] = {"tree": tree, "values": self.values_left(state, fruit)}
        chips = [
            {name: self.owned(state, each, fruit) for fruit, name in enumerate(FRUITS)}
            for each in range(state.box.seats)
        ]
        return {"stacks": stacks, "chips": chips}

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        return [
            Saying(f"holding-{name}", {"number": self.owned(state, seat, fruit)})
            for fruit, name in enumerate(FRUITS)
            if self.owned(state, seat, fruit)
        ]

    def laid_tokens(self, state: State) -> list[LaidToken]:
        """Every stack on its tree, with the number of its chips."""
        found = []
        for fruit in self.on_trees(state):
            tree = state.note(self.first_note + TREE + fruit)
            chips = len(self.values_left(state, fruit))
            if chips:
                piece = state.note(self.first_note + FIRST_TREE + tree - 1)
                found.append(LaidToken(self.tokens[fruit], piece, number=chips))
        return found
