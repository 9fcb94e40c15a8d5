"""The Crop Circles: everybody adds a follower of one role, or takes one back. The sheet is rules/crop_circles.md.

The active player decides which of the two; then all do it, his left neighbour first and he last.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from languedoc.carcassonne import events, figures, numbering
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Mark, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment, Target, Word
from languedoc.table.event import Event
from languedoc.table.record import record

# The three kinds of circles, in the order of the kinds of segments: who is concerned stands there
ROLES = ("farmer", "knight", "thief")
KINDS = 3
SIGN = "crop_circle"
SIGNS = ("field", "city", "road", "unspecified")  # by the last one the active player names the role

# Steps, in the order of `CropCircles.steps`
CROP_ROLE, CROP_CIRCLE, CROP_ADD, CROP_REMOVE = range(4)

# Verbs, in the order of `CropCircles.verbs`
NAME, ALL_ADD, ALL_REMOVE, ADD, REMOVE = range(5)
PASS = numbering.PASS

KIND = 0  # note: the kind of segments that the circle laid last is about

OFFICIAL = ("timing_profile", "official")
NOTHING = numbering.NOTHING
SUPPLY = numbering.SUPPLY
VERB_MASK = numbering.VERB_MASK


@record(frozen=True, slots=True)
class CircleDecided(Event):
    """The active player has decided what everybody does."""

    seat: int
    role: str
    adds: bool

    @property
    def way(self) -> str:
        return "" if self.adds else "removing"


@record(frozen=True, slots=True)
class FollowerAdded(Event):
    """A follower was put beside another one of its seat."""

    seat: int
    figure: str
    segment: Segment


class CropCircles(Module):
    slug = "crop_circles"
    rank = 200
    crowds = True
    steps = (
        Step("crop_role", "P2", 199, asks=True, rests=True, moved={OFFICIAL: ("P6", 29)}),
        Step("crop_circle", "P2", 200, "2.2-21", asks=True, rests=True, moved={OFFICIAL: ("P6", 30)}),
        Step("crop_add", "P2", 201, asks=True, rests=True, moved={OFFICIAL: ("P6", 31)}),
        Step("crop_remove", "P2", 202, asks=True, rests=True, moved={OFFICIAL: ("P6", 32)}),
    )
    verbs = ("circle", "all_add", "all_remove", "reinforce", "withdraw")
    marks = (Mark(SIGN, values=SIGNS, worded=True, sign="◊"),)
    needs_fields = ("crop_circles",)
    notes = 1
    rule_options = (RuleOption("crop_add", ("must", "may")),)

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.may_decline = options["crop_add"] == "may"
        self.first_sign = 0  # the bits of the other signs are the next ones
        self.any_sign = 0

    def prepare(self, box: Box) -> None:
        self.first_sign = box.designs.bit(self.marks[0].written[0])
        self.any_sign = self.first_sign * ((1 << len(SIGNS)) - 1)

    def most_options(self, box: Box) -> int:
        return KINDS + box.figures * (1 + box.figure_kinds)

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        return (designs.marks[design] & self.any_sign) != 0

    def tile_placed(self, state: State) -> None:
        state.wake(self.first_step + CROP_CIRCLE)
        for kind in range(KINDS):
            if state.board.marked(state.placed, self.first_sign << kind):
                state.set_note(self.first_note + KIND, kind)
        if state.board.marked(state.placed, self.first_sign << KINDS):
            state.wake(self.first_step + CROP_ROLE)

    # ------------------------------------------------------------------ steps

    def perform(self, state: State, step: int) -> None:
        if step in (CROP_ROLE, CROP_CIRCLE):
            state.rest(self.first_step + step)
            self.offer(state, step)
            state.ask(state.seat)
        else:
            self.ask_next(state, step)

    def ask_next(self, state: State, step: int) -> None:
        """Ask the next seat that can do something; the cursor counts the seats so far, from the left of the active
        player on."""
        seats = state.box.seats
        least = 2 if step == CROP_ADD and self.may_decline else 1
        while state.asked == NOTHING and state.cursor < seats:
            state.cursor += 1
            seat = (state.seat + state.cursor) % seats
            self.offer_to(state, step, seat)
            if state.count >= least:
                state.ask(seat)
        if state.asked != NOTHING:
            state.step -= 1
        else:
            state.cursor = 0
            state.rest(self.first_step + step)

    def offer(self, state: State, step: int) -> None:
        if step == CROP_ROLE:
            state.offer_choices()
            for kind in range(KINDS):
                state.offer(self.verb + NAME, kind, 0, 0)
        elif step == CROP_CIRCLE:
            state.offer_choices()
            state.offer(self.verb + ALL_ADD, 0, 0, 0)
            state.offer(self.verb + ALL_REMOVE, 0, 0, 0)
        else:
            self.offer_to(state, step, state.decider)

    def offer_to(self, state: State, step: int, seat: int) -> None:
        """What a seat can add beside its followers of the role (2 A), or which of these it can take back (2 B)."""
        state.offer_choices()
        if step == CROP_ADD and self.may_decline:
            state.offer(PASS, 0, 0, 0)
        for figure in range(seat * state.box.figures, (seat + 1) * state.box.figures):
            if self.is_concerned(state, figure):
                if step == CROP_REMOVE:
                    if not state.is_double(figure):
                        state.offer(self.verb + REMOVE, figure, 0, 0)
                elif self.is_first_there(state, figure) and figures.may_stand(state, state.stands[figure]):
                    self.offer_beside(state, seat, state.stands[figure])

    def is_concerned(self, state: State, figure: int) -> bool:
        """Whether it is a follower in the role of the circle."""
        place = state.stands[figure]
        if place < 0 or not state.is_follower(figure):
            return False
        return state.board.kind_of(place) == state.note(self.first_note + KIND)

    def is_first_there(self, state: State, figure: int) -> bool:
        """Whether no other follower of its seat with a lower number is on its segment."""
        for other in range(state.owner_of(figure) * state.box.figures, figure):
            if state.stands[other] == state.stands[figure] and state.is_follower(other):
                return False
        return True

    def offer_beside(self, state: State, seat: int, segment: int) -> None:
        """Every kind of follower that could stand there in this role."""
        ground = state.box.designs.ground[state.board.row[segment]]
        for kind in range(state.box.figure_kinds):
            if state.box.is_follower[kind] and state.box.grounds[kind] & ground:
                if state.supply[seat * state.box.figure_kinds + kind] > 0:
                    state.offer(self.verb + ADD, segment, kind, 0)

    # ------------------------------------------------------------------ choices

    def chosen(self, state: State, code: int) -> None:
        verb = (code & VERB_MASK) - self.verb
        if verb == NAME:
            state.set_note(self.first_note + KIND, state.first_target(code))
        elif verb == ADD:
            self.add(state, state.second_target(code), state.first_target(code))
        elif verb == REMOVE:
            figures.leave(state, state.first_target(code), SUPPLY)
        else:
            state.wake(self.first_step + (CROP_ADD if verb == ALL_ADD else CROP_REMOVE))
            if state.record is not None:
                self.tell_decided(state, verb == ALL_ADD)

    def add(self, state: State, kind: int, segment: int) -> None:
        """It is not deployed as in a figure phase, so no other rule reacts to it (3)."""
        figure = state.figure_in_supply(state.decider, kind)
        state.move_figure(figure, segment)
        if state.record is not None:
            self.tell_added(state, figure)

    def tell_decided(self, state: State, adds: bool) -> None:
        assert state.record is not None
        state.record.append(CircleDecided(state.seat, ROLES[state.note(self.first_note + KIND)], adds))

    def tell_added(self, state: State, figure: int) -> None:
        assert state.record is not None
        where = Segment(*state.board.segment_at(state.place_of(figure)))
        state.record.append(FollowerAdded(state.owner_of(figure), events.figure_name(state, figure), where))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        verb = (code & VERB_MASK) - self.verb
        if verb == NAME:
            return (Word(ROLES[state.first_target(code)], "role"),)
        if verb == ADD:
            where = Segment(*state.board.segment_at(state.first_target(code)))
            return Word(state.box.figure_names[state.second_target(code)], "figure"), where
        if verb == REMOVE:
            return (events.figure_at(state, state.first_target(code)),)
        return ()

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The role that the circle laid last is about."""
        return {"role": ROLES[state.note(self.first_note + KIND)]}
