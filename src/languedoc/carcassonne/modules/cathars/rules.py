"""The Cathars: besieged cities, from which knights may escape to a cloister. The sheet is rules/cathars.md."""

from __future__ import annotations

from collections.abc import Mapping

from languedoc.carcassonne import events, figures, numbering
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Mark, PointsItem, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Figure, Target
from languedoc.table.event import Event
from languedoc.table.record import record

SIGN = "besieged"

# Points that a completed besieged city loses
TILE_LOST = 1
PENNANT_LOST = 1

SIEGE = 0  # item
PASS = numbering.PASS
SUPPLY = numbering.SUPPLY
CITY = printed.CITY


@record(frozen=True, slots=True)
class KnightEscaped(Event):
    """A seat took a knight out of a besieged city."""

    seat: int
    figure: Figure


class Cathars(Module):
    slug = "cathars"
    rank = 160
    stages = {"value": 20, "city_value": 2000}  # noqa: RUF012 - a plain table: a siege doubles what all others add
    steps = (Step("siege_escape", "P4", 10, "2.4-1", asks=True, rests=True),)
    rows = (
        Step("mod_siege", "P5", 230, "2.5-29"),
        Step("final_siege_zero", "final", 260, "E-25"),
        Step("final_siege_fields", "final", 330, "E-32"),
    )
    verbs = ("escape",)
    items = (PointsItem("siege"),)
    marks = (Mark(SIGN, on=("city",), option="siege", sign="×"),)
    rule_options = (
        RuleOption("siege", (True, False)),
        RuleOption("escape", (True, False)),
        RuleOption("siege_escape", ("siege_tile", "any_tile")),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.besieges = bool(options["siege"])
        self.lets_escape = bool(options["escape"])
        self.from_any_tile = options["siege_escape"] == "any_tile"
        self.flag = 0

    def prepare(self, box: Box) -> None:
        self.flag = box.designs.bit(SIGN)

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        return (designs.marks[design] & self.flag) != 0

    def overrides(self, hook: str) -> bool:
        """A rule that is switched off overrides no hook."""
        if hook in ("value", "city_value") and not self.besieges:
            return False
        return super().overrides(hook) and (hook != "tile_placed" or self.lets_escape)

    def most_options(self, box: Box) -> int:
        return 1 + box.figures

    # ------------------------------------------------------------------ escape (4)

    def tile_placed(self, state: State) -> None:
        """From the first besieged city on, knights may escape."""
        state.wake(self.first_step)

    def perform(self, state: State, step: int) -> None:
        self.offer(state, step)
        if state.count > 1:
            state.ask(state.seat)

    def offer(self, state: State, step: int) -> None:
        """Any follower of the active player in a besieged city with a cloister nearby."""
        state.offer_choices()
        state.offer(PASS, 0, 0, 0)
        for figure in range(state.seat * state.box.figures, (state.seat + 1) * state.box.figures):
            segment = state.stands[figure]
            if segment >= 0 and state.board.kind_of(segment) == CITY and state.box.follows[figure]:
                if self.has_way_out(state, state.board.root[segment]) and not state.is_double(figure):
                    state.offer(self.verb, figure, 0, 0)

    def has_way_out(self, state: State, root: int) -> bool:
        """Whether a cloister lies on a siege tile of the city, or on one of the eight squares around it; by an option
        any tile of the city will do."""
        if not state.board.has_flag(root, self.flag):
            return False
        i = root
        while True:
            if self.from_any_tile or state.board.designs.flags[state.board.row[i]] & self.flag:
                if self.is_beside_cloister(state, state.board.spot[state.board.piece_of[i]]):
                    return True
            i = state.board.ring[i]
            if i == root:
                return False

    def is_beside_cloister(self, state: State, cell: int) -> bool:
        """Whether a cloister lies on a cell or around it; finished or not, whoever is there."""
        for i in range(8):
            building = state.board.building_around(cell, i)
            if building >= 0 and state.board.is_cloister(building):
                return True
        piece = state.board.piece_on(cell)
        local = state.board.designs.building[state.board.oriented[piece] >> 2]
        return local >= 0 and state.board.is_cloister(state.board.first[piece] + local)

    def chosen(self, state: State, code: int) -> None:
        """The knight goes home before anything is scored; he brings no points."""
        figure = state.first_target(code)
        if state.record is not None:
            self.tell_escaped(state, figure)
        figures.leave(state, figure, SUPPLY)

    def tell_escaped(self, state: State, figure: int) -> None:
        assert state.record is not None
        state.record.append(KnightEscaped(state.seat, events.figure_at(state, figure)))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        return (events.figure_at(state, state.first_target(code)),)

    # ------------------------------------------------------------------ points (5)

    def value(self, state: State, root: int, final: bool) -> None:
        """A besieged city loses a point for each tile and pennant; unfinished it is worth nothing."""
        if state.board.kind_of(root) == CITY and state.board.has_flag(root, self.flag):
            if final:
                state.clear_items()
                state.item(self.first_item + SIEGE, 1, 0)
            else:
                lost = state.board.size(root) * TILE_LOST + state.board.pennants(root) * PENNANT_LOST
                state.item(self.first_item + SIEGE, 1, -min(lost, state.worth()))

    def city_value(self, state: State, field: int, seat: int, city: int, points: int, farmed: bool) -> None:
        """Farmers who supply a besieged city get twice as much; what was set apart is not besieged any more."""
        if state.board.has_flag(city, self.flag) and state.is_completed(city):
            state.add_to_item(self.first_item + SIEGE, 1, points)
