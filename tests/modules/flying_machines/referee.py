"""Flying machines (flying_machines.md), as the referee reads them."""

from __future__ import annotations

from languedoc.carcassonne.events import FigureDeployed
from languedoc.carcassonne.modules.flying_machines.rules import Flew
from languedoc.table.event import Event
from referee.rules import Option, Rules, Segment
from referee.tiles import BEHIND, Cell, turn
from referee.told import named

SIGN = "flying_machine:"


class FlyingMachines(Rules):
    verbs = ("fly",)

    def prepare(self) -> None:
        self.rotation = 0  # of the tile laid last
        self.used = False  # in this part
        self.landings: set[Segment] = set()  # where the figure that is in the air can land

    def arrow(self) -> str:
        """The direction of the machine on the tile laid last, as it is printed; empty if there is none."""
        return next((mark.removeprefix(SIGN) for mark in self.referee.new_marks if mark.startswith(SIGN)), "")

    def step(self) -> Cell:
        """One square in the direction in which it flies."""
        sides = [turn(letter, self.rotation) for letter in self.arrow()]
        return sum(BEHIND[side][0] for side in sides), sum(BEHIND[side][1] for side in sides)

    def fliers(self, seat: int) -> set[Option]:
        if not self.arrow() or self.used:
            return set()
        hand = self.referee.hands[seat]
        kinds = [kind for kind, each in self.referee.kinds_of_figures.items() if each.follower and hand[kind]]
        return {("fly", kind, self.referee.placed) for kind in kinds}

    def figure_options(self, seat: int) -> set[Option]:
        return self.fliers(seat)

    def second_options(self, seat: int, kind: str) -> set[Option]:
        return {option for option in self.fliers(seat) if option[1] == kind}

    def find_landings(self, kind: str, distance: int) -> set[Segment]:
        """Unfinished roads, cities and cloisters, occupied or not (2)."""
        referee = self.referee
        east, south = self.step()
        x, y = referee.placed
        cell = (x + east * distance, y + south * distance)
        if cell not in referee.tiles:
            return set()
        found = [(*cell, what, port) for what, port in referee.tiles[cell].parts]
        return {
            referee.first_part(segment)
            for segment in found
            if segment[2] in ("road", "city", *referee.cloisters)
            and referee.is_unfinished(referee.whole_of(segment))
            and referee.may_stand(kind, segment[2])
            and not any(map(referee.is_barred, referee.cells_under(segment)))
        }

    def placing(self, tile: str, place: tuple[int, int, int]) -> None:
        self.rotation = place[2]

    def hear(self, event: Event) -> bool:
        shadow = self.shadow
        match event:
            case Flew(seat, kind, distance, lands):
                assert seat == shadow.seat and ("fly", kind, self.referee.placed) in self.fliers(seat)
                assert shadow.chosen == ("fly", kind, self.referee.placed) and 1 <= distance <= 3
                self.used = True
                self.landings = self.find_landings(kind, distance)
                assert lands == bool(self.landings)
                if not lands:
                    shadow.action = ()  # no figure may follow
            case FigureDeployed(seat, kind, segment) if self.landings:
                assert seat == shadow.seat and named(segment) in self.landings
                self.landings = set()
                self.referee.stand(seat, named(segment), kind)
                for module in shadow.modules:
                    module.deployed(self.referee.standing[-1])
            case _:
                return False
        return True

    def judge(self, step: str, seat: int) -> bool:
        if step != "land_flier":
            return False
        assert seat == self.shadow.seat
        self.shadow.compare_offered({("land", segment) for segment in self.landings})
        return True

    def open_part(self) -> None:
        self.used = False
        assert not self.landings, "somebody is still in the air"
