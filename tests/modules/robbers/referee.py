"""Robbers (robbers.md), as the referee reads them."""

from __future__ import annotations

from typing import Any

from languedoc.carcassonne import events
from languedoc.carcassonne.modules.messages.rules import FigureMoved
from languedoc.carcassonne.modules.robbers.rules import RobberPlaced, RobberStruck
from languedoc.table.event import Event
from referee.rules import Kind, Man, Option, Rules
from referee.told import man_told, told_items

SIGN = "robber"
PLACES = {"marker": "beside_marker", "messenger": "beside_messenger"}
ON_TRACK = 3
AT_THE_END = 120  # after gold (E-34)


class Robbers(Rules):
    verbs = ("rob",)
    choices = {"robber_active": (False, True)}
    figures = {"robber": Kind(follower=False, captured=False)}
    steps = {"robber_active": "rob_first", "robber_place": "rob"}
    stages = {"rob_first": 26.5, "rob": 27}
    others_decide = ("robber_place",)
    final_ranks = {"robber": AT_THE_END}

    def prepare(self) -> None:
        self.sign_lies = False  # in this part
        self.acted: list[str] = []  # the stages of this part at which a robber was placed
        self.free_before: list[int] = []  # the seats whose robbers were in their supplies when the second stage began
        self.uncounted: list[tuple[int, int, bool]] = []  # seats, points, robbable: no figure has moved for them yet
        self.due: list[tuple[Man, int]] = []  # robbers that strike next, with their points
        self.struck: list[tuple[int, int]] = []  # seats and points that were robbed and not yet paid
        self.own_points = False  # those of robbers are being paid
        self.paid_for: set[int] = set()

    @property
    def several(self) -> bool:
        """Whether every seat has two counting figures."""
        return "messages" in self.referee.rules

    def robbers(self) -> list[Man]:
        return [man for man in self.referee.standing if man.kind == SIGN]

    # ------------------------------------------------------------------ placing (2)

    def open_part(self) -> None:
        self.sign_lies = False
        self.acted = []

    def placed(self) -> None:
        self.sign_lies = SIGN in self.referee.new_marks

    def enter(self, stage: str) -> None:
        if stage == "rob":
            self.free_before = [seat for seat in self.referee.seats if self.referee.hands[seat][SIGN]]

    def placer(self) -> int | None:
        """Whoever is next after the active player, who is last himself."""
        seats = len(self.referee.seats)
        order = [(self.shadow.seat + i) % seats for i in range(1, seats + 1)]
        return next((seat for seat in order if seat in self.free_before), None)

    def targets(self, seat: int) -> set[tuple[str, int]]:
        here = [man.where for man in self.robbers() if man.seat == seat]
        names = PLACES.values() if self.several else [PLACES["marker"]]
        every = {(name, other) for name in names for other in self.referee.seats if other != seat}
        return {where for where in every if where not in here}

    def options_at(self, step: str, seat: int) -> set[Option]:
        assert self.sign_lies
        offered: set[Option] = {("rob", f"{name}/{other}") for name, other in self.targets(seat)}
        if step == "robber_active":
            assert self.option("robber_active")
            return offered | {("pass",)}
        assert seat == self.placer()
        return offered

    def place(self, seat: int, man: Man) -> None:
        shadow = self.shadow
        first = self.option("robber_active") and shadow.stages[shadow.stage] <= shadow.stages["rob_first"]
        passed = shadow.chosen == ("pass",)  # then whoever is next places his, unasked if there is one figure only
        if first and not passed and "robber_active" in shadow.asked and "rob_first" not in self.acted:
            shadow.reach("rob_first")
            assert seat == shadow.seat
        else:
            shadow.reach("rob")
            assert seat == self.placer()
        assert shadow.stage not in self.acted and self.sign_lies
        assert man.where in self.targets(seat)
        self.acted.append(shadow.stage)
        on_track = [each for each in self.robbers() if each.seat == seat]
        if on_track:
            self.referee.move(on_track[0], man.where)
        else:
            self.referee.stand(seat, man.where, SIGN)

    def leave(self, stage: str) -> None:
        if stage == "rob" and self.sign_lies and self.placer() is not None and len(self.referee.seats) > 1:
            assert "rob" in self.acted, "nobody placed a robber"
        elif stage == "rob_first" and self.sign_lies and self.option("robber_active"):
            assert "robber_active" in self.shadow.asked or not self.targets(self.shadow.seat)
        elif stage == "score":
            assert not self.due and not self.struck

    # ------------------------------------------------------------------ robbing (3)

    def paid(self, seat: int, points: int) -> None:
        if self.shadow.final or not points:
            return
        if self.several:
            self.uncounted.append((seat, points, not self.own_points))
        elif points > 0 and not self.own_points:
            self.rob(seat, "marker", points)

    def order_matters(self, seat: int) -> bool:
        return any(man.where[1] == seat for man in self.robbers())

    def paid_with(self, seats: set[int]) -> set[int]:
        """With one counting figure each it does not matter when a thief is paid."""
        return {man.seat for man in self.robbers() if man.where[1] in seats} if self.several else set()

    def rob(self, seat: int, counter: str, points: int) -> None:
        """All robbers at a figure that moves forwards take half, those of the active player first."""
        at = [man for man in self.robbers() if man.where == (PLACES[counter], seat)]
        seats = len(self.referee.seats)
        at.sort(key=lambda man: (man.seat - self.shadow.seat) % seats)
        known = [man for man, _ in self.due]
        self.due += [(man, points - points // 2) for man in at if man not in known]

    def hear(self, event: Event) -> bool:
        match event:
            case RobberPlaced(seat, figure):
                self.place(seat, man_told(figure))
            case RobberStruck(seat, figure):
                assert self.due, "nobody is robbed"
                man, points = self.due.pop(0)
                assert man == man_told(figure) and man.seat == seat
                self.referee.go_home(man)
                self.struck.append((seat, points))
            case FigureMoved(seat, counter, _):
                assert not self.due, "robbers strike first"
                whose, points, robbable = self.uncounted.pop(0)
                assert whose == seat
                if points > 0 and robbable:
                    self.rob(seat, counter, points)
                return False
            case _:
                return False
        return True

    def award(self, reason: str, final: bool, payment: events.Payment) -> bool:
        if reason == "robbery":
            assert not final
            assert (payment.seat, payment.points) == self.struck.pop(0)
            assert told_items(payment) == (("robbery", 1, payment.points),)
            self.own_points = True
            self.shadow.credit(payment.seat, payment.points)
            self.own_points = False
            return True
        if reason == "robber":
            assert final
            self.shadow.begin_final()
            self.shadow.reach_final(AT_THE_END)
            assert payment.seat not in self.paid_for
            assert told_items(payment) == (("robber", 1, ON_TRACK),)
            self.paid_for.add(payment.seat)
            self.shadow.credit(payment.seat, payment.points)
            return True
        return False

    def settled(self) -> None:
        assert not self.struck
        assert not self.due, f"{self.due} have not robbed"

    def close_game(self) -> None:
        """Whoever is on the track at the end brings points (4)."""
        assert self.paid_for == {man.seat for man in self.robbers()}

    def shows(self) -> dict[str, Any]:
        there = {man.seat: "/".join(map(str, man.where)) for man in self.robbers()}
        return {"robbers": [there.get(seat) for seat in self.referee.seats]}
