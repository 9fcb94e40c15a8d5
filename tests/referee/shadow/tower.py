"""Towers, captures, prisoners (tower.md)."""

from __future__ import annotations

from languedoc.carcassonne.modules.tower import rules as told
from languedoc.table.event import Event
from referee import Cell, Man, Option
from referee.shadow.dragon import DragonJudge
from referee.shadow.part import man_told, told_items
from referee.tower import RANSOM


class TowerJudge(DragonJudge):
    ransomed = False  # in this turn
    raised: Cell | None = None  # in this part
    captive: Man | None = None  # who is on his way from his segment
    caught: Man | None = None  # who is in prison since just now

    def hear_tower(self, event: Event) -> bool:
        referee = self.referee
        match event:
            case told.TowerRaised(seat, cell, height):
                assert self.stage == "figure" and seat == self.seat
                assert self.chosen == ("tower", (cell.x, cell.y))
                referee.pieces[seat] -= 1
                referee.towers[cell.x, cell.y] += 1
                assert height == referee.towers[cell.x, cell.y]
                self.raised = cell.x, cell.y
            case told.TowerClosed(seat, figure, cell):
                assert self.stage == "figure" and seat == self.seat
                assert self.chosen == ("guard", figure, (cell.x, cell.y))
                referee.stand(seat, ("tower", cell.x, cell.y), figure)
            case told.Captured(seat, figure):
                man = man_told(figure)
                assert seat == self.seat and self.chosen == ("capture", man)
                if len(man.where) == 4:
                    self.captive = man
                else:
                    self.imprison(man)
            case told.Exchanged((one, other)):
                self.exchange(man_told(one), man_told(other))
            case told.Ransom(_, _, payment, figure, captor):
                if isinstance(event, told.EarlyRansom):
                    self.begin_part(figure.seat)
                    assert self.stage == "start"
                self.ransom(payment.seat, told_items(payment), man_told(figure), captor)
            case _:
                return False
        return True

    def begin_turn(self) -> None:
        super().begin_turn()
        self.ransomed = False

    def leave_start(self) -> None:
        super().leave_start()
        assert "ransom_prisoner" in self.asked or not self.ransom_options(), "nobody was asked for a ransom"

    def enter_figure(self) -> None:
        super().enter_figure()
        self.raised = self.captive = self.caught = None

    def leave_figure(self) -> None:
        assert self.captive is None
        if self.raised and "tower_capture" not in self.asked:
            assert not self.referee.captures(self.seat, self.raised), "nobody was asked for a capture"
        seats = self.referee.seats
        for one in seats:
            for other in seats:
                assert not (self.referee.prisoners(one, other) and self.referee.prisoners(other, one)), "no exchange"

    # ------------------------------------------------------------------ prisoners

    def imprison(self, man: Man) -> None:
        """Own followers go home."""
        if man.seat == self.seat:
            self.referee.go_home(man)
        else:
            self.caught = self.referee.move(man, ("prison", self.seat))

    def exchange(self, own: Man, caught: Man) -> None:
        assert caught == self.caught
        candidates = self.referee.prisoners(caught.seat, self.seat)
        assert own in candidates
        assert len(candidates) == 1 or self.chosen == ("exchange", own)
        self.referee.go_home(own)
        self.referee.go_home(caught)
        self.caught = None

    def ransom(self, seat: int, items: object, man: Man, captor: int) -> None:
        """It is told twice: of who pays, of who is paid."""
        referee = self.referee
        assert man.seat == self.seat and man.where == ("prison", captor) and self.chosen == ("ransom", man)
        if seat == man.seat:
            assert items == (("ransom", 1, -RANSOM),) and not self.ransomed and man in referee.ransoms(seat)
            referee.scores[seat] -= RANSOM
            self.ransomed = True
        else:
            assert seat == captor and items == (("ransom", 1, RANSOM),) and self.ransomed
            referee.scores[captor] += RANSOM
            referee.go_home(man)

    # ------------------------------------------------------------------ choices

    def ransom_options(self) -> set[Option]:
        return set() if self.ransomed else {("ransom", man) for man in self.referee.ransoms(self.seat)}

    def capture_options(self) -> set[Option]:
        assert self.raised is not None
        return {("pass",)} | {("capture", man) for man in self.referee.captures(self.seat, self.raised)}

    def exchange_options(self) -> set[Option]:
        assert self.caught is not None
        return {("exchange", man) for man in self.referee.prisoners(self.caught.seat, self.seat)}
