"""Ferries that are laid and moved (ferries.md), as the referee reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from languedoc.carcassonne.modules.ferries.rules import FerryLaid
from languedoc.table.event import Event
from referee.rules import Man, Option, Rules, Segment
from referee.tiles import Cell, beyond, opposite
from referee.told import named

MOVES = {"before_wood": 23, "after_wood": 38}


class Ferries(Rules):
    verbs = ("ferry",)
    choices = {"ferry_always": (False, True), "ferry_timing": ("before_wood", "after_wood")}
    steps = {"ferry_move": "ferry_move", "ferry_place": "ferry_place"}
    unordered = ("ferry",)

    def prepare(self) -> None:
        self.ferries: dict[Cell, tuple[Segment, Segment]] = {}  # the roads that each joins
        self.lakes_due: set[Cell] = set()  # that must get a ferry in this part
        self.laid_now: set[Cell] = set()  # the ferries of this part
        self.movable: set[Cell] | None = None  # whose ferries may be moved; None: nobody was asked

    def find_stages(self) -> Mapping[str, int]:
        return {"ferry_place": 34, "ferry_move": MOVES[self.option("ferry_timing")]}

    # ------------------------------------------------------------------ what lies on the table

    def links(self, here: Segment) -> Sequence[Segment]:
        return [road for roads in self.ferries.values() if here in roads for road in roads if road != here]

    def is_lake(self, cell: Cell) -> bool:
        return "ferry_lake" in self.referee.tiles[cell].marks

    def lakes_at(self, road: Segment) -> set[Cell]:
        """The lakes without a ferry that a road leads to (3)."""
        cells = {segment[:2] for segment in self.referee.whole_of(road).segments}
        return {cell for cell in cells - self.ferries.keys() if self.is_lake(cell)}

    def landing_stages(self, lake: Cell) -> list[Segment]:
        return [(*lake, kind, port) for kind, port in self.referee.tiles[lake].parts if kind == "road"]

    def near_ferries(self) -> set[Cell]:
        """The first ferry in each direction along the roads of the tile laid last (4)."""
        tiles = self.referee.tiles
        joined = {road for roads in self.ferries.values() for road in roads}
        seen = {segment for segment in self.referee.new_segments if segment[2] == "road"}
        ahead, found = [*seen], set()
        while ahead:
            here = ahead.pop()
            beside = [self.referee.twin(here)]
            for end in self.referee.part(here).ends:
                cell = beyond(*here[:2], end)
                part = tiles[cell].at.get(opposite(end)) if cell in tiles else None
                beside.append((*cell, part.kind, part.port) if part is not None else None)
            for there in beside:
                if there is not None and there not in seen:
                    seen.add(there)
                    if there in joined:
                        found.add(there[:2])
                    else:
                        ahead.append(there)
        return found

    # ------------------------------------------------------------------ a game that is followed

    def hear(self, event: Event) -> bool:
        if not isinstance(event, FerryLaid):
            return False
        shadow = self.shadow
        start, end = named(event.start), named(event.end)
        lake = start[:2]
        assert event.seat == shadow.seat and shadow.chosen == ("ferry", *sorted((start, end), key=str))
        if event.moved:
            shadow.reach("ferry_move")
            assert self.movable is not None and lake in self.movable
            self.movable.remove(lake)
        else:
            shadow.reach("ferry_place")
            self.lakes_due.remove(lake)
            self.laid_now.add(lake)
        self.ferries[lake] = start, end
        self.referee.redraw()
        shadow.compared = -1
        shadow.find_fresh()
        shadow.leaving += self.cut_off()
        return True

    def cut_off(self) -> list[Man]:
        """Who accompanies a follower that is on another road now."""
        companions = [man for man in self.referee.on_land() if self.referee.kinds_of_figures[man.kind].companion]
        return [man for man in companions if not self.referee.feature(man.where).followers[man.seat]]

    def open_part(self) -> None:
        self.lakes_due = set()
        self.laid_now = set()
        self.movable = None

    def deployed(self, man: Man) -> None:
        if self.referee.is_follower(man) and man.where[2] == "road":
            self.lakes_due |= self.lakes_at(man.where)

    def enter(self, stage: str) -> None:
        at = self.referee.placed
        if stage == "figure" and self.option("ferry_always") and not self.shadow.mini_turn and self.is_lake(at):
            self.lakes_due.add(at)

    def leave(self, stage: str) -> None:
        if stage == "ferry_place":
            assert not self.lakes_due, "a lake got no ferry"
        elif stage == "ferry_move" and self.movable is None and not self.shadow.mini_turn:
            assert not self.near_ferries() - self.laid_now, "nobody was asked to move a ferry"

    def ferry_options(self, lakes: set[Cell]) -> set[Option]:
        found: set[Option] = set()
        for lake in lakes:
            for start, end in combinations(self.landing_stages(lake), 2):
                if {start, end} != {*self.ferries.get(lake, ())}:
                    found.add(("ferry", *sorted((start, end), key=str)))
        return found

    def options_at(self, step: str, seat: int) -> set[Option]:
        if step == "ferry_place":
            return self.ferry_options(self.lakes_due)
        if self.movable is None:
            self.movable = self.near_ferries() - self.laid_now
        return {("pass",)} | self.ferry_options(self.movable)
