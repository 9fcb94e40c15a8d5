"""Abbeys, barns and wagons (abbey_and_mayor.md); mayors are judged where features are paid."""

from __future__ import annotations

from languedoc.carcassonne.modules.abbey_and_mayor import rules as told
from languedoc.table.event import Event
from referee import Cell, Man, Option, Segment
from referee.shadow.part import named
from referee.shadow.tower import TowerJudge

ABBEY = "ABBEY"


class AbbeyJudge(TowerJudge):
    barn_placed: tuple[Segment, ...] = ()  # in this part; the fields around it
    driver = 0  # how many seats, from the active one on, have decided about their wagons
    last_seat = -1  # whose turn was the last one
    abbeys_to_come: tuple[int, ...] | None = None  # the seats still to be asked for an abbey before the end

    def hear_abbey(self, event: Event) -> bool:
        match event:
            case told.WagonMoved(seat, segment):
                self.reach("drive")
                self.drive(seat, None if segment is None else named(segment))
            case _:
                return False
        return True

    # ------------------------------------------------------------------ the abbey

    def lay_abbey(self, seat: int, cell: Cell) -> None:
        """Instead of drawing, or before the final scoring."""
        assert self.chosen == ("abbey", cell)
        assert cell in self.referee.holes(seat)
        self.referee.abbeys[seat] = False

    def judge_draw(self, river: bool) -> None:
        """An abbey could have been laid instead; not as long as river tiles remain (river.md 3)."""
        if river:
            assert "choose_abbey" not in self.asked
        elif "choose_abbey" not in self.asked and self.has("abbey_and_mayor") and not self.drawn:
            assert not self.referee.holes(self.seat), "nobody was asked for an abbey"

    def abbey_options(self, seat: int) -> set[Option]:
        draw = "draw" if self.game.state.pile_left and not self.abbeys_to_come_known else "pass"
        return {(draw,)} | {("abbey", cell) for cell in self.referee.holes(seat)}

    @property
    def abbeys_to_come_known(self) -> bool:
        return self.abbeys_to_come is not None

    def begin_last_abbeys(self) -> None:
        """From the first player who got no tile, clockwise (turn_order E-1)."""
        if self.abbeys_to_come is None:
            nothing_drawn = not self.placing
            self.close_part()
            self.last_seat = self.seat
            after = [(self.seat + 1 + i) % self.seats for i in range(self.seats)]
            if nothing_drawn:
                decided = self.part == 2 and "choose_abbey" in self.asked and not self.drawn
                after = after[:-1] if decided else [self.seat, *after[:-1]]
            self.abbeys_to_come = tuple(after)
        else:
            self.close_part()

    def ask_for_last_abbey(self, seat: int) -> None:
        self.begin_last_abbeys()
        assert self.abbeys_to_come is not None and seat in self.abbeys_to_come, "asked twice"
        k = self.abbeys_to_come.index(seat)
        for other in self.abbeys_to_come[:k]:
            assert not self.referee.holes(other), "nobody was asked for an abbey"
        self.abbeys_to_come = self.abbeys_to_come[k + 1 :]
        self.seat = seat

    def begin_mini_turn(self) -> None:
        """For whoever lays an abbey before the end: figure, scoring."""
        self.open_part()
        self.mini_turn = True
        self.part = 1
        self.begin_turn()
        self.fairy_point_due = False

    def end_last_abbeys(self) -> None:
        self.begin_last_abbeys()
        if self.has("abbey_and_mayor"):
            for seat in self.abbeys_to_come or ():
                assert not self.referee.holes(seat), "nobody was asked for an abbey"
        self.abbeys_to_come = ()
        self.seat = self.last_seat

    # ------------------------------------------------------------------ barns

    def put_barn(self, seat: int, segment: Segment) -> None:
        """Which corner it is only the choice tells."""
        verb, corner = self.chosen
        assert verb == "barn" and isinstance(corner, tuple)
        assert segment in self.referee.fields_around(corner)
        self.referee.stand(seat, corner, "barn")
        self.barn_placed = tuple(self.referee.fields_around(corner))

    def enter_figure(self) -> None:
        super().enter_figure()
        self.barn_placed = ()

    def leave_barns(self) -> None:
        assert not self.leaving, f"{self.leaving} did not go home"
        for field in self.referee.barn_fields():
            assert self.referee.is_free(field), "farmers stay in a field with a barn"

    def barn_of(self, seat: int) -> Man:
        (barn,) = [man for man in self.referee.standing if man.kind == "barn" and man.seat == seat]
        return barn

    # ------------------------------------------------------------------ wagons

    def enter_drive(self) -> None:
        self.driver = 0
        self.asked_for_wagon = -1

    def wagon_of(self, seat: int) -> Man | None:
        """If it waits to drive."""
        return next((m for m in self.referee.standing if m.where[0] == "driving" and m.seat == seat), None)

    def drivers_before(self, number: int) -> None:
        """Those who did not wait for anything."""
        for k in range(self.driver, number):
            assert not self.wagon_of((self.seat + k) % self.seats), "a wagon still waits"
        self.driver = number

    def leave_drive(self) -> None:
        self.drivers_before(self.seats)

    def drive(self, seat: int, segment: Segment | None) -> None:
        """Who has nowhere to go is not asked and takes it back."""
        self.drivers_before((seat - self.seat) % self.seats)
        wagon = self.wagon_of(seat)
        assert wagon
        if segment is not None:
            assert self.chosen == ("drive", segment) and segment in self.referee.drives(wagon)
            self.referee.move(wagon, segment)
        else:
            assert self.asked_for_wagon == seat or not self.referee.drives(wagon), "a wagon could drive"
            self.referee.go_home(wagon)

    asked_for_wagon = -1

    def drive_options(self, seat: int) -> set[Option]:
        self.drivers_before((seat - self.seat) % self.seats)
        wagon = self.wagon_of(seat)
        assert wagon
        self.asked_for_wagon = seat
        return {("pass",)} | {("drive", segment) for segment in self.referee.drives(wagon)}
