"""Crop circles (crop_circles.md), as the referee reads them."""

from __future__ import annotations

from collections.abc import Mapping

from languedoc.carcassonne import events
from languedoc.carcassonne.modules.crop_circles.rules import CircleDecided, FollowerAdded
from languedoc.carcassonne.targets import Figure
from languedoc.table.event import Event
from referee.board import is_segment
from referee.rules import Option, Rules
from referee.told import named

GROUNDS = {"farmer": "field", "knight": "city", "thief": "road"}
TIMES = {"play_aid": 22, "official": 95}  # before figures, or after all that comes of the scoring


class CropCircles(Rules):
    verbs = ("all_add", "all_remove", "reinforce", "withdraw")
    choices = {"crop_add": ("must", "may")}
    steps = dict.fromkeys(("crop_role", "crop_circle", "crop_add", "crop_remove"), "circle")
    others_decide = ("crop_add", "crop_remove")

    def prepare(self) -> None:
        self.role = ""  # of the circle on the tile of this part; "?" if it must be named
        self.decided = False
        self.adds = False
        self.to_act: list[int] = []  # the seats that have not acted yet, in order

    def find_stages(self) -> Mapping[str, int]:
        return {"circle": TIMES[self.option("timing_profile")]}

    def open_part(self) -> None:
        self.prepare()

    def placed(self) -> None:
        for mark in self.referee.new_marks:
            if mark.startswith("crop_circle:"):
                ground = mark.partition(":")[2]
                self.role = next((role for role, each in GROUNDS.items() if each == ground), "?")

    def possible(self, seat: int) -> set[Option]:
        """Who can be added beside whom, or who can be taken back (2)."""
        referee = self.referee
        ground = GROUNDS[self.role]
        own = [man for man in referee.followers() if man.seat == seat and is_segment(man.where)]
        own = [man for man in own if man.where[2] == ground]
        if not self.adds:
            return {("withdraw", man) for man in own}
        free = [man.where for man in own if not any(map(referee.is_barred, referee.cells_under(man.where)))]
        kinds = [kind for kind, each in referee.kinds_of_figures.items() if each.follower and referee.hands[seat][kind]]
        return {("reinforce", kind, where) for where in free for kind in kinds if referee.may_stand(kind, ground)}

    def options_at(self, step: str, seat: int) -> set[Option]:
        if step == "crop_role":
            assert self.role == "?"
            return {("circle", role) for role in GROUNDS}
        if step == "crop_circle":
            assert self.role in GROUNDS and not self.decided
            return {("all_add",), ("all_remove",)}
        assert self.adds == (step == "crop_add")
        self.skip_to(seat)
        declining: set[Option] = {("pass",)} if self.adds and self.option("crop_add") == "may" else set()
        return self.possible(seat) | declining

    def skip_to(self, seat: int) -> None:
        """Those before him could do nothing."""
        while self.to_act[0] != seat:
            assert self.possible(self.to_act.pop(0)) == set(), "somebody was not asked"

    def chooses(self, step: str, verb: str) -> None:
        if step == "crop_role":
            self.role = str(self.shadow.chosen[1])
        elif step == "crop_add" and verb == "pass":
            self.to_act.pop(0)

    def act(self, seat: int, option: Option) -> None:
        self.shadow.reach("circle")
        self.skip_to(seat)
        possible = self.possible(seat)
        assert option in possible and (self.shadow.chosen == option or len(possible) == 1)
        self.to_act.pop(0)

    def hear(self, event: Event) -> bool:
        shadow = self.shadow
        if isinstance(event, CircleDecided):
            shadow.reach("circle")
            assert event.seat == shadow.seat and self.role == event.role and not self.decided
            assert shadow.chosen == ("all_add" if event.adds else "all_remove",)
            self.decided = True
            self.adds = event.adds
            self.to_act = [(event.seat + 1 + i) % shadow.seats for i in range(shadow.seats)]
            return True
        if isinstance(event, FollowerAdded):
            assert self.adds
            self.act(event.seat, ("reinforce", event.figure, named(event.segment)))
            self.referee.stand(event.seat, named(event.segment), event.figure)
            return True
        if isinstance(event, events.FigureRemoved) and shadow.stage == "circle" and self.decided and not self.adds:
            man = shadow.man(Figure(event.seat, event.figure, event.segment))
            self.act(event.seat, ("withdraw", man))
            shadow.leaving.append(man)
        return False

    def leave(self, stage: str) -> None:
        if stage == "circle" and self.role:
            assert self.decided, "nobody was asked about the crop circle"
            for seat in self.to_act:
                assert self.possible(seat) == set(), "somebody was not asked"
