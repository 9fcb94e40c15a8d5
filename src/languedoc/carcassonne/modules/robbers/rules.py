"""The Robbers: figures beside the counting figures of others, which take half of their next points. The sheet is
rules/robbers.md.

A robber on the score track is at a place of this module: beside the marker of a seat, or beside its second counting
figure where it has one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from languedoc import memory as bits
from languedoc.carcassonne import events, numbering, scoring
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Figure, Mark, Place, PointsItem, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Figure as FigureTarget
from languedoc.carcassonne.targets import Spot, Target
from languedoc.i18n import Saying
from languedoc.table.event import Event
from languedoc.table.record import record

SHARE = 2  # a robber takes this part of the points, rounded up
ON_TRACK = 3  # points for a robber that is still on the track at the end

SIGN = "robber"

# Steps, in the order of `Robbers.steps`
ROBBER_ACTIVE, ROBBER_PLACE, FINAL_ROBBERS = range(3)

ROB = 0  # verb
ROBBERY, LEFT_OVER = range(2)  # items

# What a robber on the track may bring in hundredths of a point: at least this, and more for each follower of the other
# seat that may be paid soon
SURE, EACH_FOLLOWER = 200, 50

FIELD = printed.FIELD
PASS = numbering.PASS
NOTHING = numbering.NOTHING
SUPPLY = numbering.SUPPLY


@record(frozen=True, slots=True)
class RobberPlaced(Event):
    """A robber was put beside a counting figure, or moved there."""

    seat: int
    figure: FigureTarget


@record(frozen=True, slots=True)
class RobberStruck(Event):
    """A robber goes home with its share of the points that were just counted."""

    seat: int
    figure: FigureTarget


class Robbers(Module):
    slug = "robbers"
    rank = 190
    steps = (
        Step("robber_active", "P2", 259, asks=True, rests=True),
        Step("robber_place", "P2", 260, "2.2-27", asks=True, rests=True),
        Step("final_robbers", "final", 350, "E-34"),
    )
    rows = (
        Step("setup_robbers", "setup", 120, "S-12"),
        Step("robber_steal", "P5", 425, "2.5-35"),
    )
    verbs = ("rob",)
    figures = (Figure("robber", follower=False),)
    places = (Place("beside_marker", per="seat", captive=True), Place("beside_messenger", per="seat", captive=True))
    marks = (Mark(SIGN, sign="¿"),)
    items = (PointsItem("robbery"), PointsItem("robber"))
    awards = ("robbery", "robber")
    rule_options = (RuleOption("robber_active", (False, True)),)

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.active_first = bool(options["robber_active"])
        self.sign = 0
        self.first_robber = self.robbers = 0  # the first one among the figures of a seat; how many each seat has
        self.each_has = 1  # counting figures

    def prepare(self, box: Box) -> None:
        self.sign = box.designs.bit(SIGN)
        robbers = box.figures_of_kind(self.first_figure)
        self.first_robber = robbers.start
        self.robbers = len(robbers)
        self.each_has = box.counters

    def most_options(self, box: Box) -> int:
        return 1 + box.seats * box.counters

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        return (designs.marks[design] & self.sign) != 0

    def robber_of(self, state: State, seat: int, i: int) -> int:
        return seat * state.box.figures + self.first_robber + i

    def robber_to_place(self, state: State, seat: int) -> int:
        """One from the supply; if all are on the track, the first of them; or -1."""
        robber = state.figure_in_supply(seat, self.first_figure)
        return robber if robber >= 0 or self.robbers == 0 else self.robber_of(state, seat, 0)

    def beside(self, state: State, seat: int, counter: int) -> int:
        """The place beside a counting figure."""
        return self.first_place - counter * state.box.seats - seat

    # ------------------------------------------------------------------ placing (2)

    def tile_placed(self, state: State) -> None:
        if self.active_first:
            state.wake(self.first_step + ROBBER_ACTIVE)
        state.wake(self.first_step + ROBBER_PLACE)

    def perform(self, state: State, step: int) -> None:
        if step == FINAL_ROBBERS:
            self.pay_left_over(state)
        else:
            state.rest(self.first_step + step)
            seat = state.seat if step == ROBBER_ACTIVE else self.next_with_robber(state)
            if seat != NOTHING:
                self.offer_to(state, step, seat)
                if state.count > (step == ROBBER_ACTIVE):
                    state.ask(seat)

    def next_with_robber(self, state: State) -> int:
        """The next seat whose robber is in its supply, from the left of the active player, who is the last; or -1."""
        seat = state.seat
        for _ in range(state.box.seats):
            seat = seat + 1 if seat + 1 < state.box.seats else 0
            if state.supply[seat * state.box.figure_kinds + self.first_figure] > 0:
                return seat
        return NOTHING

    def offer(self, state: State, step: int) -> None:
        self.offer_to(state, step, state.decider)

    def offer_to(self, state: State, step: int, seat: int) -> None:
        """Every counting figure of the others beside which the robber of a seat does not stand yet."""
        state.offer_choices()
        if step == ROBBER_ACTIVE:
            state.offer(PASS, 0, 0, 0)
        robber = self.robber_to_place(state, seat)
        for other in range(state.box.seats if robber >= 0 else 0):
            for counter in range(self.each_has):
                if other != seat and self.beside(state, other, counter) != state.stands[robber]:
                    state.offer(self.verb + ROB, other, counter, 0)

    def chosen(self, state: State, code: int) -> None:
        robber = self.robber_to_place(state, state.decider)
        state.move_figure(robber, self.beside(state, state.first_target(code), state.second_target(code)))
        if state.record is not None:
            self.tell_placed(state, robber)

    def tell_placed(self, state: State, robber: int) -> None:
        assert state.record is not None
        state.record.append(RobberPlaced(state.owner_of(robber), events.figure_at(state, robber)))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        return (state.spot_of(self.beside(state, state.first_target(code), state.second_target(code))),)

    # ------------------------------------------------------------------ robbing (3)

    def paid(self, state: State, seat: int, points: int, cause: int) -> None:
        """Where every seat has one counting figure, that moves for every payment."""
        if self.each_has == 1:
            self.counted(state, seat, 0, points, cause)

    def counted(self, state: State, seat: int, counter: int, points: int, cause: int) -> None:
        """Each robber beside a figure that moves forwards takes half of the points, from the active player clockwise;
        not of the points of other robbers, and not in the final scoring."""
        if points > 0 and cause != self.first_item + ROBBERY and not state.in_final_scoring():
            place = self.beside(state, seat, counter)
            thief = state.seat
            for _ in range(state.box.seats):
                for i in range(self.robbers):
                    if state.stands[self.robber_of(state, thief, i)] == place:
                        self.strike(state, self.robber_of(state, thief, i), points)
                thief = thief + 1 if thief + 1 < state.box.seats else 0

    def order_matters(self, state: State, seat: int) -> bool:
        """A robber takes from the next payment alone (3)."""
        return self.thieves_of(state, 1 << seat) != 0

    def also_paid(self, state: State, root: int, seats: int) -> int:
        """Whoever has a robber beside a figure of these seats. With one figure each it does not matter when they are
        paid: nobody takes from the points of a robber."""
        return 0 if self.each_has == 1 else self.thieves_of(state, seats)

    def thieves_of(self, state: State, seats: int) -> int:
        """The seats whose robbers stand beside a figure of some seats; all as bits."""
        thieves = 0
        for seat in range(state.box.seats):
            for i in range(self.robbers):
                victim = self.victim_of(state, self.robber_of(state, seat, i))
                if victim != NOTHING and seats >> victim & 1:
                    thieves |= 1 << seat
        return thieves

    def strike(self, state: State, robber: int, points: int) -> None:
        if state.record is not None:
            self.tell_struck(state, robber)
        state.move_figure(robber, SUPPLY)
        share = (points + SHARE - 1) // SHARE
        scoring.award(state, state.owner_of(robber), "robbery", self.first_item + ROBBERY, 1, share)

    def tell_struck(self, state: State, robber: int) -> None:
        assert state.record is not None
        state.record.append(RobberStruck(state.owner_of(robber), events.figure_at(state, robber)))

    def pay_left_over(self, state: State) -> None:
        """At the end a robber on the track is worth something by itself (4)."""
        for seat in range(state.box.seats):
            for i in range(self.robbers):
                if state.stands[self.robber_of(state, seat, i)] != SUPPLY:
                    scoring.award(state, seat, "robber", self.first_item + LEFT_OVER, 1, ON_TRACK)

    # ------------------------------------------------------------------ for people and players

    def victim_of(self, state: State, robber: int) -> int:
        """The seat beside whose counting figure a robber stands, or -1."""
        place = self.first_place - state.stands[robber]
        return NOTHING if state.stands[robber] == SUPPLY else place % state.box.seats

    def outlook(self, state: State, seat: int) -> int:
        expected = 0
        for i in range(self.robbers):
            victim = self.victim_of(state, self.robber_of(state, seat, i))
            if victim != NOTHING:
                expected += self.expected_of(state, victim)
        return expected

    def expected_of(self, state: State, victim: int) -> int:
        """What a robber beside a figure of this seat may bring."""
        expected = SURE
        left = state.out[victim] & state.box.followers
        while left != 0:
            segment = state.stands[victim * state.box.figures + bits.lowest_bit(left)]
            left &= left - 1
            if segment >= 0 and state.board.kind_of(segment) != FIELD:
                expected += EACH_FOLLOWER
        return expected

    def on_track(self, state: State) -> list[tuple[int, Spot]]:
        """The robbers on the track: whose each of them is, and its place."""
        robbers = [self.robber_of(state, seat, i) for seat in range(state.box.seats) for i in range(self.robbers)]
        there = [robber for robber in robbers if state.place_of(robber) != SUPPLY]
        return [(state.owner_of(robber), state.spot_of(state.place_of(robber))) for robber in there]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Of each seat where its robber is, if it is on the track; where all of them are if it has several."""
        places = [
            [str(spot) for owner, spot in self.on_track(state) if owner == each] for each in range(state.box.seats)
        ]
        return {"robbers": [" ".join(there) or None for there in places]}

    def notices(self, state: State, names: Sequence[str]) -> list[Saying]:
        return [
            Saying(f"notice-{spot.name}", {"owner": names[seat], "name": names[spot.seat]})
            for seat, spot in self.on_track(state)
        ]
