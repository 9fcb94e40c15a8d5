"""Cathedrals in Germany: roads that begin at a cathedral, and the archbishop who is paid for all of them. The sheet is
rules/german_cathedrals.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from languedoc.carcassonne import numbering, scoring
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.board import Board
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Building, PointsItem, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.memory import Memory

# Points
SECTION = 1  # for the archbishop; once more on a road with a sign that raises its value
ROAD_SECTION = 2  # for the owners of a completed road; 3 with such a sign

# Steps, in the order of `GermanCathedrals.steps`
ROADS_MOVED, ROADS_JOINED, FINAL_ARCHBISHOP = range(3)

# Items, in the order of `GermanCathedrals.items`
ROADS, SECTIONS, RAISED = range(3)

# Notes: how many cathedrals lie; then the segment of each
CATHEDRALS, FIRST_CATHEDRAL = range(2)

NAME = "german_cathedral"
NOTHING = numbering.NOTHING
ROAD, BUILDING = printed.ROAD, printed.BUILDING


def shows_cathedral(tile: Tile) -> bool:
    return any(feature.kind == NAME for feature in tile.features)


class GermanCathedrals(Module):
    slug = "german_cathedrals"
    rank = 230
    stages = {"value": 15}  # noqa: RUF012 - a plain table; after what else multiplies points
    steps = (
        Step("cathedral_roads_moved", "P2", 225, rests=True),
        Step("cathedral_roads_joined", "P5", 15, rests=True),
        Step("final_archbishop", "final", 220, "E-21"),
    )
    rows = (
        Step("deploy_archbishop", "P3", 170, "2.3-14"),
        Step("mod_german_cathedral_road", "P5", 210, "2.5-20"),
        Step("score_archbishop", "P5", 130, "2.5-21"),
    )
    buildings = (Building(NAME, role="archbishop", cloister=False, watches=False, sign="‡"),)
    items = (PointsItem("german_cathedral", is_sign=True), PointsItem("sections"), PointsItem("inn_sections"))

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.cathedral = NOTHING  # its number among the sorts of buildings
        self.raising = 0  # signs of roads that raise their value

    def prepare(self, box: Box) -> None:
        self.cathedral = box.designs.sort_named(NAME)
        self._lay_out(Memory(0), box.designs.form_count)
        self._lay_out(Memory(self.memory.used), box.designs.form_count)
        for number, form in enumerate(box.designs.forms):
            self.shows_one[number] = shows_cathedral(form.tile)
        for module in box.modules:
            for mark in module.marks:
                if mark.raises and "road" in mark.on and (not mark.option or box.options[mark.option]):
                    self.raising |= box.designs.bit(mark.name)

    def _lay_out(self, memory: Memory, forms: int) -> None:
        """`shows_one`: for each form whether it has a cathedral."""
        self.memory = memory
        self.shows_one = memory.bytes(forms)

    def notes_needed(self, box: Box) -> int:
        return FIRST_CATHEDRAL + sum(shows_cathedral(box.designs.tiles[each]) for each in (*box.bag, *box.other_tiles))

    def tile_placed(self, state: State) -> None:
        if self.shows_one[state.board.oriented[state.placed] >> 2]:
            self.add_cathedral(state)
            state.wake(self.first_step + ROADS_MOVED)
            state.wake(self.first_step + ROADS_JOINED)
        self.look_at_all(state)

    def add_cathedral(self, state: State) -> None:
        number = state.note(self.first_note + CATHEDRALS)
        state.set_note(self.first_note + CATHEDRALS, number + 1)
        for segment in range(state.board.first[state.placed], state.board.end_of(state.placed)):
            if state.board.sort_of(segment) == self.cathedral:
                state.set_note(self.first_note + FIRST_CATHEDRAL + number, segment)

    def perform(self, state: State, step: int) -> None:
        if step == FINAL_ARCHBISHOP:
            scoring.score_unfinished(state, BUILDING, self.cathedral)
        else:  # a road may have been joined, or taken apart, since the tile was laid
            self.look_at_all(state)

    # ------------------------------------------------------------------ complete cathedrals (2)

    def look_at_all(self, state: State) -> None:
        for i in range(state.note(self.first_note + CATHEDRALS)):
            self.look_at(state, state.note(self.first_note + FIRST_CATHEDRAL + i))

    def look_at(self, state: State, cathedral: int) -> None:
        """A cathedral is complete when all its roads are; one of them may be opened again by other rules."""
        complete = self.is_complete(state, cathedral)
        closed = state.board.open_ports(cathedral) == 0
        if complete and not closed:
            state.board.close(cathedral)
            state.board.tidy_closed(0)
        elif closed and not complete:
            state.board.reopen(cathedral)

    def is_complete(self, state: State, cathedral: int) -> bool:
        piece = state.board.piece_of[cathedral]
        for segment in range(state.board.first[piece], state.board.end_of(piece)):
            if state.board.kind_of(segment) == ROAD and not state.is_completed(segment):
                return False
        return True

    # ------------------------------------------------------------------ points (4, 5)

    def value(self, state: State, root: int, final: bool) -> None:
        """A completed road of a cathedral, or a cathedral."""
        kind = state.board.kind_of(root)
        if kind == ROAD and not final:
            sections = self.sections(state.board, root)
            if sections > 0:
                self.raise_road(state, root, sections)
        elif kind == BUILDING and state.board.sort_of(root) == self.cathedral:
            self.value_archbishop(state, root, final)

    def raise_road(self, state: State, root: int, sections: int) -> None:
        """So far every tile counts, twice if a sign raises it: now every section does, and once more."""
        tiles = state.board.size(root)
        times = 2 if state.board.has_flag(root, self.raising) else 1
        worth = sections * (ROAD_SECTION + times - 1)
        state.item(self.first_item + ROADS, 1, worth - tiles * times)

    def value_archbishop(self, state: State, cathedral: int, final: bool) -> None:
        """Every section of each of its roads once; those of raised roads twice, or, at the end, not at all."""
        sections = self.sections_of_roads(state, cathedral, False)
        raised = 0 if final else self.sections_of_roads(state, cathedral, True)
        state.item(self.first_item + SECTIONS, sections + raised, (sections + raised) * SECTION)
        state.item(self.first_item + RAISED, raised, raised * SECTION)

    def sections_of_roads(self, state: State, cathedral: int, raised: bool) -> int:
        """The sections of those roads of a cathedral that have raised value, or of the others."""
        piece = state.board.piece_of[cathedral]
        sections = 0
        for segment in range(state.board.first[piece], state.board.end_of(piece)):
            if state.board.kind_of(segment) == ROAD and self.is_first_of_road(state.board, segment):
                root = state.board.root[segment]
                if state.board.has_flag(root, self.raising) == raised:
                    sections += self.sections(state.board, root)
        return sections

    def is_first_of_road(self, board: Board, segment: int) -> bool:
        """Whether no segment of its tile before this one is part of the same road."""
        for other in range(board.first[board.piece_of[segment]], segment):
            if board.root[other] == board.root[segment]:
                return False
        return True

    def sections(self, board: Board, root: int) -> int:
        """The tiles of a road, where every segment on the tile of a cathedral counts; 0 if it meets none."""
        extra = 0
        meets = False
        i = root
        while True:
            if self.is_at_cathedral(board, i):
                meets = True
                extra += not self.is_first_of_road(board, i)
            i = board.ring[i]
            if i == root:
                break
        return board.size(root) + extra if meets else 0

    def is_at_cathedral(self, board: Board, segment: int) -> bool:
        """Whether it lies on the tile of a cathedral: all roads there begin at it."""
        return self.shows_one[board.oriented[board.piece_of[segment]] >> 2] != 0

    # ------------------------------------------------------------------ for people

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The squares of the cathedrals, and which of them are complete."""
        number = state.note(self.first_note + CATHEDRALS)
        lying = [state.note(self.first_note + FIRST_CATHEDRAL + i) for i in range(number)]
        return {
            "cathedrals": [
                {"x": x, "y": y, "complete": self.is_complete(state, segment)}
                for segment, (x, y, _, _) in zip(lying, map(state.board.segment_at, lying), strict=True)
            ]
        }
