"""Ferries that are laid and moved (ferries.md)."""

from __future__ import annotations

from itertools import combinations

from languedoc.carcassonne.modules.ferries import rules as told
from languedoc.table.event import Event
from referee import Cell, Option
from referee.board import FOLLOWERS, Segment
from referee.shadow.part import named
from referee.shadow.phase import PhaseJudge


class FerryJudge(PhaseJudge):
    lakes_due: frozenset[Cell] = frozenset()  # that must get a ferry in this part
    laid: frozenset[Cell] = frozenset()  # the ferries of this part
    movable: frozenset[Cell] | None = None  # whose ferries may be moved; None: nobody was asked

    @property
    def moves_late(self) -> bool:
        return self.referee.options["ferry_timing"] == "after_wood"

    def hear_ferries(self, event: Event) -> bool:
        if not isinstance(event, told.FerryLaid):
            return False
        start, end = named(event.start), named(event.end)
        lake = start[:2]
        assert event.seat == self.seat and self.chosen == ("ferry", *sorted((start, end), key=str))
        if event.moved:
            if self.moves_late:
                self.check_second()
            assert self.movable is not None and lake in self.movable
            self.movable -= {lake}
        else:
            self.check_second()
            assert lake in self.lakes_due
            self.lakes_due -= {lake}
            self.laid |= {lake}
        self.referee.lay_ferry(start, end)
        self.compared = -1
        self.fresh = [each for each in self.referee.wholes() if each.completed and each.segments not in self.known]
        for man in self.referee.on_land():
            if man.kind == "builder" and not self.has_follower(man.seat, man.where):  # type: ignore[arg-type]
                self.leaving.append(man)
        return True

    compared = 0

    def has_follower(self, seat: int, road: Segment) -> bool:
        segments = self.referee.whole_of(road).segments
        return any(m.seat == seat and m.kind in FOLLOWERS and m.where in segments for m in self.referee.standing)

    def open_part(self) -> None:
        super().open_part()
        self.lakes_due = frozenset()
        self.movable = None
        self.laid = frozenset()

    def note_deployed(self, kind: str, road: Segment) -> None:
        if self.has("ferries") and kind in FOLLOWERS and road[2] == "road":
            self.lakes_due |= self.referee.lakes_at(road)

    def enter_figure(self) -> None:
        super().enter_figure()
        if not self.moves_late:
            self.check_moves()
        at = self.referee.placed
        if self.has("ferries") and self.referee.options["ferry_always"] and not self.mini_turn:
            if "ferry_lake" in self.referee.tiles[at].marks:
                self.lakes_due |= {at}

    def leave_figure(self) -> None:
        super().leave_figure()
        assert not self.lakes_due, "a lake got no ferry"
        if self.moves_late:
            self.check_moves()

    def check_moves(self) -> None:
        if self.has("ferries") and self.movable is None and not self.mini_turn:
            assert not self.referee.near_ferries() - self.laid, "nobody was asked to move a ferry"

    # ------------------------------------------------------------------ choices

    def ferry_options(self, lakes: frozenset[Cell]) -> set[Option]:
        found: set[Option] = set()
        for lake in lakes:
            for start, end in combinations(self.referee.landing_stages(lake), 2):
                if {start, end} != {*self.referee.ferries.get(lake, ())}:
                    found.add(("ferry", *sorted((start, end), key=str)))
        return found

    def place_options(self) -> set[Option]:
        self.check_second()
        return self.ferry_options(self.lakes_due)

    def move_options(self) -> set[Option]:
        if self.moves_late:
            self.check_second()
        if self.movable is None:
            self.movable = frozenset(self.referee.near_ferries() - self.laid)
        return {("pass",)} | self.ferry_options(self.movable)
