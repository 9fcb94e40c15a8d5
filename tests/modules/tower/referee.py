"""Towers, captures and prisoners (tower.md 3 to 6), as the referee reads them."""

from __future__ import annotations

from collections.abc import Sequence

from languedoc.carcassonne.modules.tower import events as told
from languedoc.table.event import Event
from referee.names import SHELTERED
from referee.rules import Man, Option, Rules
from referee.tiles import Cell
from referee.told import man_told, told_items

RANSOM = 3
TOWER_PIECES = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}  # of each seat, by the number of seats (1)


class Towers(Rules):
    verbs = ("tower", "guard", "capture", "ransom")
    choices = {"tower_capture_own": (True, False), "tower_capture_wagon": (False, True)}
    steps = {"ransom_prisoner": "start", "tower_capture": "figure", "prisoner_exchange": "figure"}
    free_verbs = ("ransom",)

    def prepare(self) -> None:
        seats = len(self.referee.seats)
        self.heights: dict[Cell, int] = {}  # 0 is a foundation
        self.pieces = [TOWER_PIECES.get(seats, 0)] * seats
        self.ransomed = False  # in this turn
        self.raised: Cell | None = None  # in this part
        self.captive: Man | None = None  # who is on his way from his segment
        self.caught: Man | None = None  # who is in prison since just now

    def laid(self, cells: Sequence[Cell]) -> None:
        if "tower" in self.referee.new_marks:
            self.heights[cells[0]] = 0

    def open_towers(self) -> set[Cell]:
        """Those without a follower on top."""
        return self.heights.keys() - {man.where[1:] for man in self.referee.standing if man.where[0] == "tower"}

    def climbers(self) -> list[str]:
        return [name for name, kind in self.referee.kinds_of_figures.items() if kind.climbs]

    def figure_options(self, seat: int) -> set[Option]:
        options: set[Option] = {("tower", cell) for cell in self.open_towers() if self.pieces[seat]}
        for kind in self.climbers():
            options |= self.guard_options(seat, kind)
        return options | self.ransom_options(seat)

    def guard_options(self, seat: int, kind: str) -> set[Option]:
        if not self.referee.hands[seat][kind]:
            return set()
        towers = [cell for cell in self.open_towers() if self.heights[cell] and not self.referee.is_barred(cell)]
        return {("guard", kind, cell) for cell in towers}

    def second_options(self, seat: int, kind: str) -> set[Option]:
        guards = self.guard_options(seat, kind) if kind in self.climbers() else set()
        return guards | {("ransom", man) for man in self.ransoms(seat) if man.kind == kind}

    def captures(self, seat: int, tower: Cell) -> set[Man]:
        """Whom a tower just raised by the seat may capture."""
        every_kind = self.option("tower_capture_wagon")
        reach = self.reach(tower)
        return {
            man
            for man in self.referee.followers()
            if (every_kind or self.referee.kinds_of_figures[man.kind].captured)
            and self.referee.cells_of(man) & reach
            and (man.seat != seat or self.option("tower_capture_own"))
            and man.where[0] not in SHELTERED
        }

    def reach(self, tower: Cell) -> set[Cell]:
        """Straight on in four directions, whatever lies there."""
        x, y = tower
        far = range(-self.heights[tower], self.heights[tower] + 1)
        return {(x + d, y) for d in far} | {(x, y + d) for d in far}

    def prisoners(self, captor: int, owner: int) -> set[Man]:
        """The followers of one seat held by another; those of one kind are all the same."""
        return {man for man in self.referee.standing if man.where == ("prison", captor) and man.seat == owner}

    def ransoms(self, seat: int) -> set[Man]:
        if self.ransomed or not self.can_pay(seat):
            return set()
        return {man for captor in self.referee.seats for man in self.prisoners(captor, seat)}

    def can_pay(self, seat: int) -> bool:
        limits = [module.most_payable(seat) for module in self.referee.modules]
        return min([self.referee.scores[seat], *(limit for limit in limits if limit is not None)]) >= RANSOM

    def ransom_options(self, seat: int) -> set[Option]:
        return {("ransom", man) for man in self.ransoms(seat)}

    # ------------------------------------------------------------------ a game that is followed

    def hear(self, event: Event) -> bool:
        shadow = self.shadow
        match event:
            case told.TowerRaised(seat, cell, height):
                assert shadow.stage == "figure" and seat == shadow.seat
                assert shadow.chosen == ("tower", (cell.x, cell.y))
                self.pieces[seat] -= 1
                self.heights[cell.x, cell.y] += 1
                assert height == self.heights[cell.x, cell.y]
                self.raised = cell.x, cell.y
            case told.TowerClosed(seat, figure, cell):
                assert shadow.figures_act and seat == shadow.seat
                assert shadow.chosen == ("guard", figure, (cell.x, cell.y))
                self.referee.stand(seat, ("tower", cell.x, cell.y), figure)
            case told.Captured(seat, figure):
                man = man_told(figure)
                assert seat == shadow.seat and shadow.chosen == ("capture", man)
                if len(man.where) == 4:
                    self.captive = man
                else:
                    self.imprison(man)
            case told.Exchanged((one, other)):
                self.exchange(man_told(one), man_told(other))
            case told.Ransom(_, _, payment, figure, captor):
                if isinstance(event, told.EarlyRansom):
                    shadow.begin_part(figure.seat)
                    assert shadow.stage == "start"
                self.ransom(payment.seat, told_items(payment), man_told(figure), captor)
            case _:
                return False
        return True

    def begin_turn(self) -> None:
        self.ransomed = False

    def enter(self, stage: str) -> None:
        if stage == "figure":
            self.raised = self.captive = self.caught = None

    def leave(self, stage: str) -> None:
        shadow = self.shadow
        if stage == "start":
            assert "ransom_prisoner" in shadow.asked or not self.ransom_options(shadow.seat), "no ransom was asked for"
        if stage == "figure":
            assert self.captive is None
            if self.raised and "tower_capture" not in shadow.asked:
                assert not self.captures(shadow.seat, self.raised), "nobody was asked for a capture"
            for one in self.referee.seats:
                for other in self.referee.seats:
                    assert not (self.prisoners(one, other) and self.prisoners(other, one)), "no exchange"

    def removes(self, man: Man) -> bool:
        if self.captive != man:
            return False
        self.captive = None
        self.imprison(man)
        return True

    def imprison(self, man: Man) -> None:
        """Own followers go home."""
        if man.seat == self.shadow.seat:
            self.referee.go_home(man)
        else:
            self.caught = self.referee.move(man, ("prison", self.shadow.seat))

    def exchange(self, own: Man, caught: Man) -> None:
        assert caught == self.caught
        candidates = self.prisoners(caught.seat, self.shadow.seat)
        assert own in candidates
        assert len(candidates) == 1 or self.shadow.chosen == ("exchange", own)
        self.referee.go_home(own)
        self.referee.go_home(caught)
        self.caught = None

    def ransom(self, seat: int, items: object, man: Man, captor: int) -> None:
        """It is told twice: of who pays, of who is paid."""
        assert man.seat == self.shadow.seat and man.where == ("prison", captor)
        assert self.shadow.chosen == ("ransom", man)
        if seat == man.seat:
            assert items == (("ransom", 1, -RANSOM),) and man in self.ransoms(seat)
            self.shadow.credit(seat, -RANSOM)
            self.ransomed = True
        else:
            assert seat == captor and items == (("ransom", 1, RANSOM),) and self.ransomed
            self.shadow.credit(captor, RANSOM)
            self.referee.go_home(man)

    def judge(self, step: str, seat: int) -> bool:
        if step == "ransom_prisoner":
            self.shadow.begin_part(seat)
        return super().judge(step, seat)

    def options_at(self, step: str, seat: int) -> set[Option]:
        if step == "ransom_prisoner":
            return {("pass",)} | self.ransom_options(seat)
        if step == "tower_capture":
            assert self.raised is not None
            return {("pass",)} | {("capture", man) for man in self.captures(seat, self.raised)}
        assert self.caught is not None
        return {("exchange", man) for man in self.prisoners(self.caught.seat, seat)}

    def shows(self) -> dict[str, object]:
        towers = [{"x": x, "y": y, "height": height} for (x, y), height in self.heights.items()]
        return {"towers": towers, "pieces": self.pieces}
