"""What must hold at every choice of every game: no piece vanishes, every point has a reason, somebody can choose.

The cheap checks are made after every choice, the thorough ones now and then and at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.events import GameOver, Payment
from languedoc.carcassonne.folders import module_folders
from languedoc.carcassonne.modules import part_of
from languedoc.carcassonne.state import State

FIELD = printed.FIELD
ROAD = printed.ROAD

Tiles = Counter[int]


class Fault(Exception):
    """Something that must hold does not; the message says what."""


def demand(holds: bool, *message: object) -> None:
    if not holds:
        raise Fault(" ".join(map(str, message)))


class Checks:
    """Looks at one game from its first decision on. `thoroughly` makes all checks at every choice."""

    def __init__(self, state: State, thoroughly: bool = False) -> None:
        if state.record is None:
            raise ValueError("without a record of events nothing can be said about points")
        self.state = state
        self.record = state.record
        self.thoroughly = thoroughly
        self.heard = 0
        self.points = [0] * state.box.seats
        self.choices = 0
        box = state.box
        self.figures = Counter({figure.name: figure.number for figure in box.declared_figures})
        self.companions = {figure.name for figure in box.declared_figures if figure.companion}
        checks = [(module, check_of(type(module).__module__)) for module in box.modules]
        self.of_modules = [(module, check) for module, check in checks if check]
        self.tiles = self.all_tiles()
        self.in_box = Counter(box.bag) + Counter(box.other_tiles)
        self.in_box[box.start] += box.lays_start
        demand(self.tiles <= self.in_box, "there are tiles that are not in the box:", self.names(self.tiles))

    def after_choice(self) -> None:
        """To be called after the deal and after every choice."""
        self.choices += 1
        self.decision()
        self.payments()
        self.all_figures()
        if self.state.over:
            self.end()
        if self.thoroughly or self.state.over or self.choices % STRIDE == 0:
            self.options()
            self.words()
            self.no_tile_lost()
            self.checks_of_modules()

    # ------------------------------------------------------------------ after every choice

    def decision(self) -> None:
        state = self.state
        if not state.over:
            demand(state.asked >= 0, "the game is not over, and nobody is asked")
            if state.count < 2 or not 0 <= state.decider < state.box.seats:
                step = state.box.step_ids[state.asked]
                raise Fault(f"{step} asks seat {state.decider} and gives {state.count} options")

    def payments(self) -> None:
        """Each payment is the sum of its items; the scores are the sum of the payments."""
        for event in self.record[self.heard :]:
            for payment in payments_of(event):
                items = sum(item.points for item in payment.items)
                if payment.points != items:
                    raise Fault(f"{payment.points} points for items of {items}: {event}")
                self.points[payment.seat] += payment.points
        self.heard = len(self.record)
        demand(tuple(self.points) == self.state.scores(), "told", self.points, "but scored", self.state.scores())

    def all_figures(self) -> None:
        """On the board, in the supply or elsewhere: each figure of the box is at one place."""
        state = self.state
        board = state.board
        there: list[Counter[str]] = [Counter(state.in_supply(seat)) for seat in range(state.box.seats)]
        crowd: Counter[tuple[int, int]] = Counter()
        companions = []
        for figure, seat, kind, segment in state.standing():
            there[seat][kind] += 1
            root = board.root_of(segment)
            if state.is_follower(figure):
                crowd[root, seat] += 1
            elif kind in self.companions:
                companions.append((root, seat, kind))
        for _, seat, kind, _ in state.elsewhere():
            there[seat][kind] += 1
        for seat, figures in enumerate(there):
            if figures != self.figures:
                raise Fault(f"figures of seat {seat}: {dict(figures)}, not {dict(self.figures)}")
        for (root, seat), number in crowd.items():
            known = board.followers(root, seat)
            if known != number:
                raise Fault(f"{number} followers of seat {seat} at {board.segment_at(root)}, counted {known}")
        for root, seat, kind in companions:
            if crowd[root, seat] == 0:
                raise Fault(f"the {kind} of seat {seat} is alone at {board.segment_at(root)}")
        if not state.over and state.box.step_ids[state.asked] == "place_tile":
            self.nothing_left_to_score([root for root, _ in crowd])

    def nothing_left_to_score(self, occupied: list[int]) -> None:
        """When a tile is placed nobody stands in anything completed."""
        board = self.state.board
        for root in occupied:
            if board.open_ports(root) == 0 and board.kind_of(root) != FIELD:
                ring = board.kind_of(root) == ROAD and board.is_loop(root)
                if not ring or self.state.box.options["road_loop_completes"]:
                    raise Fault(f"{board.segment_at(root)} is completed and still occupied")

    def end(self) -> None:
        demand(isinstance(self.record[-1], GameOver), "the last event is", self.record[-1])
        demand(self.record[-1].scores == self.state.scores(), "other scores at the end:", self.record[-1])
        demand(self.state.depth == 0, "the game is over within a routine")
        demand(self.state.due == 0, "the game is over while payments wait")
        demand(self.state.hand < 0, "the game is over with a tile in the hand")

    # ------------------------------------------------------------------ now and then

    def checks_of_modules(self) -> None:
        """With the views of all seats; where that is done at every choice, mostly with one of them, in turn."""
        views = (None, *range(self.state.box.seats))
        if self.choices % STRIDE and not self.state.over:
            views = (views[self.choices % len(views)],)
        for module, check in self.of_modules:
            for seat in views:
                for fault in check(self.state, module.view(self.state, seat)):
                    raise Fault(fault)

    def options(self) -> None:
        state = self.state
        if not state.over:
            codes = [state.code(k) for k in range(min(state.count, MOST_LISTED))]
            demand(len(set(codes)) == len(codes), f"{state.box.step_ids[state.asked]} offers the same twice")

    def words(self) -> None:
        """No feature counts followers that do not stand there."""
        state = self.state
        board = state.board
        counted = 0
        for root in board.roots():
            if board.occupied(root):
                counted += sum(board.followers(root, seat) for seat in range(state.box.seats))
        standing = sum(state.is_follower(figure) for figure, _, _, _ in state.standing())
        demand(counted == standing, f"{standing} followers stand, the features count {counted}")

    def no_tile_lost(self) -> None:
        tiles = self.all_tiles()
        lost, new = self.tiles - tiles, tiles - self.tiles
        demand(not lost and not new, "tiles lost:", self.names(lost), "tiles too many:", self.names(new))

    def all_tiles(self) -> Tiles:
        state = self.state
        board = state.board
        tiles = Counter(state.in_bag())
        tiles.update(state.out_of_game())
        tiles.update(board.where(piece)[2] for piece in board.laid())
        if state.hand >= 0:
            tiles[state.hand] += 1
        for module in state.box.modules:
            tiles.update(module.waiting(state))
            tiles.update(module.held_tiles(state))
        return tiles

    def names(self, tiles: Tiles) -> dict[str, int]:
        return {self.state.box.tile_name(design): number for design, number in tiles.items()}


STRIDE = 16  # choices between two thorough looks
MOST_LISTED = 5000  # options that are compared with each other

Check = Callable[[State, dict[str, Any]], Iterator[str]]
"""A check of a module: gets a state and what the module shows of it, and yields what is wrong."""


@cache
def check_of(rules: str) -> Check | None:
    """The check of a module, `faults` in `checks.py` of its folder, if there is one."""
    folder = rules.split(".")[-2] if rules.endswith(".rules") else ""
    checks = part_of(folder, "checks") if folder in module_folders() else None
    return checks.faults if checks else None


def payments_of(event: Any) -> tuple[Payment, ...]:
    """What an event paid, and to whom."""
    several: tuple[Payment, ...] = getattr(event, "payments", ())
    one: Payment | None = getattr(event, "payment", None)
    return several if one is None else (*several, one)
