"""Wind roses (wind_roses.md), as the referee reads them."""

from __future__ import annotations

from typing import Any

from languedoc.carcassonne import events
from languedoc.table.event import Event
from referee.rules import Option, Rules
from referee.tiles import SIDES, Cell, Face
from referee.told import told_items

START = "WR_cE_rW"
NAMES = {"wind_rose:NE": (1, 1), "wind_rose:SE": (1, -1), "wind_rose:SW": (-1, -1), "wind_rose:NW": (-1, 1)}
BLUE = "wind_rose:full_blue"
POINTS = 3


class WindRoses(Rules):
    verbs = ("rose",)
    choices = {"rose_placement": ("forced", "free"), "rose_first": (False, True)}
    stages = {"rose": 28}

    def prepare(self) -> None:
        self.centre: tuple[int, int, int] | None = None
        self.place = (0, 0, 0)  # of the tile laid last
        self.due = False

    def in_quarter(self, marks: tuple[str, ...], cell: Cell) -> bool:
        """As seen from the centre, turned until its north is up (2)."""
        if self.centre is None:
            return False
        x, y, turns = self.centre
        east, north = cell[0] - x, y - cell[1]
        for _ in range(turns):
            east, north = -north, east
        (sign,) = [mark for mark in marks if mark in NAMES]
        return east * NAMES[sign][0] >= 0 and north * NAMES[sign][1] >= 0

    def refuses(self, face: Face, x: int, y: int, contacts: int) -> bool:
        if not NAMES.keys() & set(face.marks) or self.option("rose_placement") == "free" or self.centre is None:
            return False
        turns = next(r for r, laid in enumerate(self.referee.box[face.name]) if laid[0, 0] is (face.printed or face))
        return turns != self.centre[2] or not self.in_quarter(face.marks, (x, y))

    def lay_start(self, tile: str, x: int, y: int, rotation: int, number: int) -> bool:
        if tile == START:
            self.centre = (x, y, rotation)
        return False

    def placing(self, tile: str, place: tuple[int, int, int]) -> None:
        self.place = place

    def placed(self) -> None:
        marks = self.referee.new_marks
        if BLUE in marks:
            self.centre = self.place
        elif NAMES.keys() & set(marks):
            self.due = self.in_quarter(marks, self.place[:2])

    def award(self, reason: str, final: bool, payment: events.Payment) -> bool:
        if reason != "wind_rose":
            return False
        self.shadow.reach("rose")
        assert self.due and payment.seat == self.shadow.seat and not final
        assert told_items(payment) == (("wind_rose", 1, POINTS),)
        self.due = False
        self.shadow.credit(payment.seat, POINTS)
        return True

    def leave(self, stage: str) -> None:
        if stage == "rose":
            assert not self.due, "a wind rose was not paid"

    # ------------------------------------------------------------------ the start tile beside others

    def judge(self, step: str, seat: int) -> bool:
        if step != "setup_wind_rose":
            return False
        assert seat == self.shadow.game.state.starter
        if self.shadow.seat >= 0:
            self.shadow.reach("end")
        places = self.referee.legal_places(START)
        options: set[Option] = {("rose", f"{x},{y} {SIDES[r]}") for x, y, r in places}
        self.shadow.compare_offered(options)
        return True

    def hear(self, event: Event) -> bool:
        if not isinstance(event, events.TilePlaced) or event.tile != START:
            return False
        place = event.place.x, event.place.y, event.place.quarters
        assert event.seat == self.shadow.game.state.starter
        self.shadow.lay_late(event.seat, event.tile, place)
        self.centre = self.centre or place
        return True

    def shows(self) -> dict[str, Any]:
        return {"centre": None if self.centre is None else list(self.centre)}
