"""The Festival: after its tile a follower may come home as the figure action. The sheet is rules/festival.md."""

from __future__ import annotations

from collections.abc import Mapping

from languedoc.carcassonne import events, figures, numbering
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Mark, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Figure, Target
from languedoc.table.event import Event
from languedoc.table.record import record

SIGN = "festival"
HELD = 0  # note: whether somebody came home to a festival in this turn

OTHER_ACTION = numbering.OTHER_ACTION
NOTHING = numbering.NOTHING
SUPPLY = numbering.SUPPLY


@record(frozen=True, slots=True)
class FestivalHeld(Event):
    """A figure goes home to the festival of its owner."""

    seat: int
    figure: Figure


class Festival(Module):
    slug = "festival"
    rank = 100
    rows = (
        Step("festival_enable", "P2", 170, "2.2-15"),
        Step("festival_return", "P3", 200, "2.2-15"),
    )
    verbs = ("festival",)
    marks = (Mark(SIGN, sign="♪"),)
    notes = 1
    turn_notes = (HELD,)
    rule_options = (RuleOption("festival_return", ("follower", "figure")),)

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.any_figure = options["festival_return"] == "figure"
        self.sign = 0

    def prepare(self, box: Box) -> None:
        self.sign = box.designs.bit(SIGN)

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        return (designs.marks[design] & self.sign) != 0

    def most_options(self, box: Box) -> int:
        return box.figures

    def figure_options(self, state: State) -> None:
        """One own follower from any tile, or from the city of Carcassonne, but none that is a prisoner (2)."""
        for figure in range(state.seat * state.box.figures, (state.seat + 1) * state.box.figures):
            if self.may_come_home(state, figure) and not state.is_double(figure):
                state.offer(self.verb, figure, 0, 0)

    def may_come_home(self, state: State, figure: int) -> bool:
        place = state.place_of(figure)
        if place == SUPPLY or not (self.any_figure or state.is_follower(figure)):
            return False
        return place >= 0 or not state.box.is_captive(place)

    def chosen(self, state: State, code: int) -> None:
        """At once, before anything is scored (3)."""
        figure = state.first_target(code)
        if state.record is not None:
            self.tell_held(state, figure)
        state.act(OTHER_ACTION, NOTHING)
        state.take_off(figure)
        state.set_note(self.first_note + HELD, 1)
        figures.leave(state, figure, SUPPLY)

    def tell_held(self, state: State, figure: int) -> None:
        assert state.record is not None
        state.record.append(FestivalHeld(state.seat, events.figure_at(state, figure)))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        return (events.figure_at(state, state.first_target(code)),)

    def holds_neutral(self, state: State) -> bool:
        """Neutral figures are not moved in the same turn (3)."""
        return state.note(self.first_note + HELD) != 0
