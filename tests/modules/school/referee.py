"""The school and its teacher (school.md), as the referee reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from languedoc.carcassonne import events
from languedoc.carcassonne.modules.school.rules import TeacherReturned, TeacherTaken
from languedoc.table.event import Event
from referee.rules import FeatureView, Option, Rules, Segment, Whole
from referee.tiles import SIDES, Cell, beyond
from referee.told import told_items

SCHOOL = "SCHOOL"


class School(Rules):
    shapes = ("double",)
    steps = {"setup_school": "", "teacher_share": "teach"}
    stages = {"teach": 61.5, "teacher": 65.5}
    others_decide = ("teacher_share",)

    def prepare(self) -> None:
        self.place: tuple[int, int, int] | None = None
        self.cells: set[Cell] = set()
        self.holder: int | None = None
        self.paid_now: list[tuple[Whole, int]] = []  # features of this part, with what they would bring
        self.receivers: set[int] = set()
        self.returning: int | None = None
        self.in_no_turn = False  # what was laid last is the tile of no turn
        self.first_chosen: Option = ()  # what the active player had scored before others in this part

    # ------------------------------------------------------------------ the double tile (1)

    def lay_start(self, tile: str, x: int, y: int, rotation: int, number: int) -> bool:
        """Both of its cells are told of; an event tells of it, too, where it is laid by somebody."""
        if tile != SCHOOL:
            return False
        placed = [event for event in self.shadow.game.events if isinstance(event, events.TilePlaced)]
        if self.place is None and not any(event.tile == SCHOOL for event in placed):
            self.referee.lay(tile, x, y, rotation)
            self.lies((x, y, rotation))
        return True

    def lies(self, place: tuple[int, int, int]) -> None:
        self.place = place
        self.cells = {*self.referee.new_cells}

    def places(self) -> set[tuple[int, int, int]]:
        """At a river tile if possible."""
        every = self.referee.legal_places(SCHOOL)
        watery = {place for place in every if any(map(self.is_river, self.around(place)))}
        return watery or every

    def around(self, place: tuple[int, int, int]) -> set[Cell]:
        x, y, rotation = place
        own = {(x + dx, y + dy) for dx, dy in self.referee.box[SCHOOL][rotation]}
        return {beyond(*cell, side) for cell in own for side in SIDES} - own

    def is_river(self, cell: Cell) -> bool:
        return cell in self.referee.tiles and "river" in self.referee.tiles[cell].edges.values()

    def also_touches(self, segment: Segment) -> set[Segment]:
        """All roads of the school meet there."""
        if segment[:2] not in self.cells or segment[2] != "road":
            return set()
        tiles = self.referee.tiles
        return {(*cell, kind, port) for cell in self.cells for kind, port in tiles[cell].parts if kind == "road"}

    def judge(self, step: str, seat: int) -> bool:
        if step == "setup_school":
            assert seat == self.shadow.game.state.starter
            if self.shadow.seat >= 0:
                self.shadow.reach("end")
            self.shadow.compare_offered({("school", f"{x},{y} {SIDES[r]}") for x, y, r in self.places()})
            return True
        if step == "teacher_share":
            self.shadow.reach("teach")
            self.judge_lessons(seat)
            return True
        return False

    # ------------------------------------------------------------------ the teacher (2, 3)

    def open_part(self) -> None:
        self.in_no_turn = False
        self.paid_now = []
        self.receivers = set()
        self.first_chosen = ()

    def open_late(self) -> None:
        self.in_no_turn = True
        self.paid_now = []
        self.receivers = set()

    def scored(self, view: FeatureView, final: bool, points: Sequence[int]) -> None:
        if not final and self.holder is not None and any(points):
            own = points[self.holder]
            self.paid_now.append((view, own or max(points)))
            self.receivers |= {seat for seat in self.referee.seats if points[seat]}

    def chooses(self, step: str, verb: str) -> None:
        if step == "phase_scoring" and not self.first_chosen:
            self.first_chosen = self.shadow.chosen

    def order_is_known(self) -> bool:
        """Whether the only seat that was paid has chosen the first of these scorings, all of one kind."""
        first, _ = self.paid_now[0]
        amounts = [points for _, points in self.paid_now]
        different = [whole for i, (whole, points) in enumerate(self.paid_now) if points not in amounts[:i]]
        return (
            self.receivers == {self.shadow.seat}
            and self.first_chosen[1:] != ()
            and self.first_chosen[1] in first.segments
            and len({self.shadow.turn_of(whole) for whole in different}) == 1
        )

    def judge_lessons(self, seat: int) -> None:
        assert self.holder is not None
        assert seat == (self.holder if len(self.receivers) > 1 else min(self.receivers))
        assert not self.order_is_known(), "the order was chosen already"
        amounts = [self.amount_of(self.shadow.as_told(option)) for option in self.shadow.game.options]
        assert sorted(amounts) == sorted({points for _, points in self.paid_now})

    def amount_of(self, option: Option) -> int:
        verb, segment = option
        assert verb == "learn"
        return next(points for whole, points in self.paid_now if segment in whole.segments)

    def award(self, reason: str, final: bool, payment: events.Payment) -> bool:
        if reason != "teacher":
            return False
        assert not final
        self.shadow.reach("teach")
        assert payment.seat == self.holder and self.paid_now
        assert told_items(payment) == (("teacher", 1, payment.points),)
        if len({points for _, points in self.paid_now}) > 1 and not self.order_is_known():
            assert payment.points == self.amount_of(self.shadow.chosen)
        else:
            assert payment.points == self.paid_now[0][1]
        self.paid_now = []
        self.returning, self.holder = self.holder, None
        self.shadow.credit(payment.seat, payment.points)
        for module in self.referee.modules:
            module.earned(payment.seat, payment.points)
        return True

    def completes_road(self) -> bool:
        """Whether a road of the school was completed in this part."""
        roads = [whole for whole in self.shadow.fresh if whole.kind == "road"]
        return not self.in_no_turn and any(not self.cells.isdisjoint(road.cells) for road in roads)

    def hear(self, event: Event) -> bool:
        match event:
            case events.TilePlaced(seat, tile, place) if tile == SCHOOL:
                assert seat == self.shadow.game.state.starter
                where = place.x, place.y, place.quarters
                assert where in self.places() and self.place is None
                self.shadow.lay_late(seat, tile, where)
                self.lies(where)
            case events.TileRemoved(_, tile) if tile == SCHOOL:
                assert self.referee.legal_places(SCHOOL) == set()
            case TeacherReturned(seat):
                assert self.returning == seat
                self.returning = None
            case TeacherTaken(seat):
                self.shadow.reach("teacher")
                assert seat == self.shadow.seat != self.holder
                assert self.completes_road()
                self.holder = seat
            case _:
                return False
        return True

    def settled(self) -> None:
        assert self.returning is None

    def leave(self, stage: str) -> None:
        if stage == "teach":
            assert not self.paid_now, "the teacher was not paid"
        elif stage == "teacher" and self.completes_road():
            assert self.holder == self.shadow.seat, "nobody took the teacher"

    def shows(self) -> dict[str, Any]:
        return {"school": None if self.place is None else list(self.place), "teacher": self.holder}
