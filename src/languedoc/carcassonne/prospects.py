"""Forecasts: what a feature is worth, which tiles are left, which of them would fit a square.

Everything is computed by the rules on a copy of the game, from public information only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from languedoc.carcassonne import numbering, scoring, turn
from languedoc.carcassonne.events import Item, Payment, Scored
from languedoc.carcassonne.nouns import can_be_completed
from languedoc.carcassonne.targets import Segment
from languedoc.errors import IllegalChoice

if TYPE_CHECKING:
    from languedoc.carcassonne.state import State

NOBODY = -1
NOTHING = numbering.NOTHING
SUPPLY = numbering.SUPPLY
PASS = numbering.PASS
PLACE = numbering.PLACE
VERB_MASK = numbering.VERB_MASK


@dataclass(frozen=True, slots=True)
class Worth:
    """A feature and what it would pay, item by item, to each of its owners; if it has none, to seat -1.

    `now`: if the game ended now. `when_completed`: with its present tiles, empty if it can never be completed. `open`
    counts its open ends, or the empty squares around a building.
    """

    kind: str
    segments: tuple[Segment, ...]
    owners: tuple[int, ...]
    figures: tuple[int, ...]
    completed: bool
    open: int
    now: tuple[Payment, ...]
    when_completed: tuple[Payment, ...]


@dataclass(frozen=True, slots=True)
class Fitting:
    """`tiles`: the remaining tiles that could be laid on a square, with their numbers. `chance`: the probability
    that the next tile laid is one of them."""

    tiles: dict[str, int]
    chance: float


def find_segment(state: State, segment: Segment | str) -> int:
    """The number of a segment on the board, as options name it: `road:E@0,0`."""
    wanted = str(segment)
    board = state.board
    square = wanted.rpartition("@")[2].split(",")
    if len(square) == 2 and all(part.removeprefix("-").isdecimal() and len(part) < 6 for part in square):
        for piece in board.pieces_at(int(square[0]), int(square[1])):
            for number in board.segments_of(piece):
                if str(Segment(*board.segment_at(number))) == wanted:
                    return int(number)
    raise IllegalChoice(f"there is no segment {wanted!r} on the board; segments are named like 'field:NL@0,0'")


# ------------------------------------------------------------------------------------ what a feature is worth


def worth(state: State, segment: Segment | str) -> Worth:
    """What the feature of a segment would pay."""
    trial = state.copy()
    board = trial.board
    number = find_segment(trial, segment)
    root = board.root_of(number)
    kind = board.segment_at(number)[2]
    owners = tuple(scoring.owners(trial, root))
    completed = trial.is_completed(root)
    now: tuple[Payment, ...]
    when_completed: tuple[Payment, ...] = ()
    if kind == "field":
        now = _field_payments(trial, root)
    else:
        now = _payments(trial, root, owners, final=not completed)
        if can_be_completed(trial.box, kind):
            when_completed = _payments(trial, root, owners, final=False)
    open_ports = board.open_ports(root)
    return Worth(
        kind,
        tuple(Segment(*board.segment_at(each)) for each in board.members(root)),
        owners,
        tuple(figure for figure, _, _, at in state.standing() if board.root_of(at) == root),
        completed,
        (open_ports + 1) // 2 if kind in ("city", "field") else open_ports,
        now,
        when_completed,
    )


def _payments(trial: State, root: int, owners: tuple[int, ...], final: bool) -> tuple[Payment, ...]:
    scoring.list_items(trial, root, final)
    names = trial.box.item_names
    items = tuple(Item(names[name], many, points) for name, many, points in trial.item_list() if many)
    return tuple(Payment(seat, sum(item.points for item in items), items) for seat in owners or (NOBODY,))


def _field_payments(trial: State, root: int) -> tuple[Payment, ...]:
    """Fields are paid in the final scoring only, by the rule set and the modules of the game, so that is played out."""
    board = trial.board
    free = not any(board.root_of(segment) == root for _, _, _, segment in trial.standing())
    if free:  # a single farmer shows what it would be worth
        for figure, _, _, _ in trial.standing():
            trial.move_figure(figure, SUPPLY)
        trial.move_figure(trial.figure_in_supply(0, 0), root)
    cities = scoring.cities_at(trial, root)
    items: dict[int, list[Item]] = {}
    for event in _final_scoring(trial):
        places = {find_segment(trial, segment) for segment in event.segments[:1]}
        paid_here = {board.root_of(place) for place in places}
        if not can_be_completed(trial.box, event.feature) and paid_here & {root, *cities}:
            for payment in event.payments:
                items.setdefault(payment.seat, []).extend(payment.items)
    if free:
        items = {NOBODY: items.get(0, [])}
    return tuple(
        Payment(seat, sum(item.points for item in some), _summed(some)) for seat, some in sorted(items.items())
    )


def _summed(items: Iterable[Item]) -> tuple[Item, ...]:
    """Items of the same name, added up."""
    numbers: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for item in items:
        numbers[item.name] += item.number
        points[item.name] += item.points
    return tuple(Item(name, number, points[name]) for name, number in numbers.items())


def _final_scoring(trial: State) -> list[Scored]:
    """End the game here; all remaining choices are passed."""
    trial.record = []
    trial.end_here()
    turn.run(trial)
    while not trial.over:
        turn.refresh(trial)
        turn.choose(trial, next((k for k in range(trial.count) if trial.code(k) == PASS), 0))
    return [event for event in trial.record if isinstance(event, Scored)]


# ------------------------------------------------------------------------------------ tiles to come


def tiles_left(state: State) -> dict[str, int]:
    """Every tile that may still be drawn, with its number: in the bag, in the piles of rivers, or set aside."""
    waiting = [design for module in state.box.modules for design in module.waiting(state)]
    return _named(state, [*state.in_bag(), *waiting])


class Fits:
    """Which of the remaining tiles could be laid on each square of the present board."""

    def __init__(self, state: State) -> None:
        drawn_next = [design for module in state.box.modules for design in module.drawn_next(state)]
        waiting = [design for module in state.box.modules for design in module.waiting(state)]
        self.box = state.box
        self.left = Counter([*state.in_bag(), *waiting])
        draw_from = Counter(drawn_next or state.in_bag())
        trial = state.copy()
        self.squares: dict[tuple[int, int], list[int]] = {}
        self.drawn: dict[int, int] = {}  # how many of each tile could be drawn next and be laid
        for design in sorted(self.left):
            lies, squares = _squares(trial, design)
            self.drawn[design] = draw_from[design] * (lies and bool(squares))
            for square in squares:
                self.squares.setdefault(square, []).append(design)

    def at(self, x: int, y: int) -> Fitting:
        here = self.squares.get((x, y), [])
        laid, laid_here = sum(self.drawn.values()), sum(self.drawn[design] for design in here)
        tiles = {self.box.tile_name(design): self.left[design] for design in here}
        return Fitting(tiles, laid_here / laid if laid else 0.0)


def fitting(state: State, x: int, y: int) -> Fitting:
    """Which of the remaining tiles could be laid on a square of the present board."""
    return Fits(state).at(x, y)


def _squares(trial: State, design: int) -> tuple[bool, set[tuple[int, int]]]:
    """Whether a tile would be laid if it were drawn now, and the squares on which it fits."""
    trial.hand = design
    lies = True
    for module in trial.box.modules:
        lies = module.would_lie(trial) and lies
    duty = trial.box.duties[trial.box.place_tile]
    duty.owner.offer(trial, duty.code)
    codes = [trial.code(k) for k in range(trial.count)]
    cells = [trial.first_target(code) for code in codes if code & VERB_MASK == PLACE]
    trial.hand = NOTHING
    return lies, {(trial.board.column(cell), trial.board.line(cell)) for cell in cells}


def _named(state: State, designs: Iterable[int]) -> dict[str, int]:
    return {state.box.tile_name(design): number for design, number in sorted(Counter(designs).items())}
