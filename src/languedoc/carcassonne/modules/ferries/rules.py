"""The Ferries: lakes that end roads, and ferries that join two of them. The sheet is rules/ferries.md.

A ferry is a link of the board between two segments of its lake. Which lakes may get a ferry in this part, or move the
one they have, stands in the notes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from languedoc.carcassonne import figures, numbering
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board import rejoining
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import LaidToken, Mark, Step, Token
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment, Target
from languedoc.i18n import Word
from languedoc.table.event import Event
from languedoc.table.record import record

LAKE = "ferry_lake"
POSITIONS = 6  # of the ferry of a lake with four roads
MOST_STAGES = 4

FERRY_MOVE, FERRY_PLACE = range(2)  # steps
FERRY = 0  # verb
PASS = numbering.PASS

# Notes: 1 + the step whose lakes are listed; how many of them wait for a ferry, or for its move; how many waited when
# somebody was asked; how many ferries were laid in this part; which lakes wait; and which ferries were laid
LISTED_FOR, WAITING, WAITED, LAID, LAKES = range(5)

NOTHING = numbering.NOTHING
ROAD = printed.ROAD
PORTS = rejoining.PORTS


def is_among(number: int, row: list[int], length: int) -> bool:
    """Whether a number is among the first `length` numbers of a row."""
    for i in range(length):
        if row[i] == number:
            return True
    return False


@record(frozen=True, slots=True)
class FerryLaid(Event):
    """A ferry joins two roads at a lake: a new one, or one that lay there (`moved`)."""

    seat: int
    start: Segment
    end: Segment
    moved: bool

    @property
    def way(self) -> str:
        return "moved" if self.moved else ""

    def words(self) -> Mapping[str, Word]:
        return {"cell": f"{self.start.x},{self.start.y}"}


class Ferries(Module):
    slug = "ferries"
    rank = 120
    steps = (
        Step(
            "ferry_move",
            "P2",
            220,
            "2.2-23",
            asks=True,
            rests=True,
            moved={("ferry_timing", "after_wood"): ("P3", 245)},
        ),
        Step("ferry_place", "P3", 240, "2.3-17", asks=True, rests=True),
    )
    rows = (Step("setup_ferries", "setup", 90, "S-9"),)
    verbs = ("ferry",)
    tokens = (Token("ferry", at="segment", sign="≋"),)
    marks = (Mark(LAKE, sign="◦"),)
    rule_options = (
        RuleOption("ferry_always", (False, True)),
        RuleOption("ferry_timing", ("before_wood", "after_wood")),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.always = bool(options["ferry_always"])
        self.lake = 0
        self.lakes = 0

    def prepare(self, box: Box) -> None:
        self.lake = box.designs.bit(LAKE)
        self.lakes = self.count_lakes(box)

    def count_lakes(self, box: Box) -> int:
        return sum(LAKE in box.designs.tiles[design].marks for design in (*box.bag, *box.other_tiles))

    def links_needed(self, box: Box) -> int:
        return self.count_lakes(box)

    def notes_needed(self, box: Box) -> int:
        return LAKES + 2 * self.lakes

    def most_options(self, box: Box) -> int:
        return 1 + self.lakes * POSITIONS

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        """Tiles with a road, and all of them where a tile may get one that is not printed."""
        return designs.has_variants or "road" in [feature.kind for feature in designs.tiles[design].features]

    # ------------------------------------------------------------------ steps

    def tile_placed(self, state: State) -> None:
        """The tile may continue a road with a ferry (2.2-23), and by an option every new lake gets a ferry."""
        state.set_note(self.first_note + LAID, 0)
        if self.meets_ferry(state):
            state.wake(self.first_step + FERRY_MOVE)
        if self.always and self.is_lake(state, state.placed):
            state.wake(self.first_step + FERRY_PLACE)

    def deployed(self, state: State, figure: int) -> None:
        """A follower on a road makes its owner lay ferries at the lakes where the road ends (2.3-17)."""
        segment = state.place_of(figure)
        if state.is_follower(figure) and state.board.kind_of(segment) == ROAD and self.has_lake(state, segment):
            state.wake(self.first_step + FERRY_PLACE)

    def meets_ferry(self, state: State) -> bool:
        """Whether the tile just placed continues a road that has a ferry somewhere."""
        for i in range(2 * state.board.links):
            root = state.board.root[state.board.link_ends[i]]
            for segment in range(state.board.first[state.placed], state.board.end_of_tile(state.placed)):
                if state.board.root[segment] == root:
                    return True
        return False

    def has_lake(self, state: State, road: int) -> bool:
        """Whether a road ends at a lake."""
        segment = road
        while not self.is_lake(state, state.board.piece_of[segment]):
            segment = state.board.ring[segment]
            if segment == road:
                return False
        return True

    def perform(self, state: State, step: int) -> None:
        """List the lakes once, then ask until all have their ferry, or nothing more is moved."""
        waited = state.note(self.first_note + WAITED)
        if state.note(self.first_note + LISTED_FOR) != step + 1:
            state.set_note(self.first_note + LISTED_FOR, step + 1)
            state.set_note(self.first_note + WAITING, 0)
            waited = 0
            if step == FERRY_MOVE:
                self.list_near(state)
            else:
                self.list_without_ferry(state)
        waiting = state.note(self.first_note + WAITING)
        if waiting > 0 and waiting != waited:  # as many as before: to move one was declined
            state.set_note(self.first_note + WAITED, waiting)
            self.offer(state, step)
            state.ask(state.seat)
            state.step -= 1
        else:
            state.set_note(self.first_note + LISTED_FOR, 0)
            state.rest(self.first_step + step)

    def offer(self, state: State, step: int) -> None:
        """Every pair of landing stages of the lakes that wait; a ferry that lies may stay where it is (3, 4)."""
        state.offer_choices()
        if step == FERRY_MOVE:
            state.offer(PASS, 0, 0, 0)
        for i in range(state.note(self.first_note + WAITING)):
            self.offer_pairs(state, state.note(self.first_note + LAKES + i))

    def offer_pairs(self, state: State, lake: int) -> None:
        ferry = self.ferry_of(state, lake)
        for j in range(MOST_STAGES):
            start = self.landing(state, lake, j)
            for k in range(j + 1, MOST_STAGES if start != NOTHING else 0):
                end = self.landing(state, lake, k)
                if end != NOTHING and (ferry == NOTHING or not self.joins(state, ferry, start, end)):
                    state.offer(self.verb + FERRY, start, end, 0)

    def chosen(self, state: State, code: int) -> None:
        start = state.first_target(code)
        end = state.second_target(code)
        lake = state.board.piece_of[start]
        ferry = self.ferry_of(state, lake)
        self.strike(state, lake)
        if state.record is not None:
            self.tell_laid(state, start, end, ferry != NOTHING)
        if ferry == NOTHING:
            laid = state.note(self.first_note + LAID)
            state.set_note(self.first_note + LAKES + self.lakes + laid, lake)
            state.set_note(self.first_note + LAID, laid + 1)
        figures.lay_link(state, ferry, start, end)

    def tell_laid(self, state: State, start: int, end: int, moved: bool) -> None:
        assert state.record is not None
        here, there = Segment(*state.board.segment_at(start)), Segment(*state.board.segment_at(end))
        state.record.append(FerryLaid(state.seat, here, there, moved))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        both = (state.first_target(code), state.second_target(code))
        return tuple([Segment(*state.board.segment_at(segment)) for segment in both])

    def strike(self, state: State, lake: int) -> None:
        """A lake has its ferry for this part."""
        waiting = state.note(self.first_note + WAITING)
        left = 0
        for i in range(waiting):
            other = state.note(self.first_note + LAKES + i)
            if other != lake:
                state.set_note(self.first_note + LAKES + left, other)
                left += 1
        state.set_note(self.first_note + WAITING, left)

    def add_lake(self, state: State, lake: int) -> None:
        waiting = state.note(self.first_note + WAITING)
        for i in range(waiting):
            if state.note(self.first_note + LAKES + i) == lake:
                return
        state.set_note(self.first_note + LAKES + waiting, lake)
        state.set_note(self.first_note + WAITING, waiting + 1)

    # ------------------------------------------------------------------ lakes and their ferries

    def is_lake(self, state: State, piece: int) -> bool:
        return state.board.marked(piece, self.lake)

    def landings(self, state: State, lake: int) -> list[int]:
        """The roads that end at a lake."""
        stages = [self.landing(state, lake, k) for k in range(MOST_STAGES)]
        return [segment for segment in stages if segment != NOTHING]

    def landing(self, state: State, lake: int, k: int) -> int:
        """The k-th road that ends at a lake, or -1."""
        for segment in range(state.board.first[lake], state.board.end_of(lake)):
            if state.board.kind_of(segment) == ROAD:
                if k == 0:
                    return segment
                k -= 1
        later = state.board.more[lake] if state.board.designs.has_variants else NOTHING
        return later if k == 0 and later != NOTHING and state.board.kind_of(later) == ROAD else NOTHING

    def ferry_of(self, state: State, lake: int) -> int:
        """The link at a lake, or -1."""
        for k in range(MOST_STAGES):
            segment = self.landing(state, lake, k)
            link = state.board.find_link(segment) if segment != NOTHING else NOTHING
            if link != NOTHING:
                return link
        return NOTHING

    def joins(self, state: State, ferry: int, start: int, end: int) -> bool:
        """Whether a ferry lies between two landing stages."""
        return state.board.find_link(start) == ferry == state.board.find_link(end)

    def list_without_ferry(self, state: State) -> None:
        """The lakes at the end of roads onto which followers were deployed in this part (2.3-17)."""
        self.list_along(state, state.actor())
        self.list_along(state, state.second_actor())
        if self.always:
            self.add_if_bare(state, state.placed)

    def list_along(self, state: State, figure: int) -> None:
        """The lakes of the road of a follower, in the order in which the tiles were laid."""
        road = state.stands[figure] if figure >= 0 and state.is_follower(figure) else NOTHING
        if road >= 0 and state.board.kind_of(road) == ROAD:
            stages = state.cities
            number = 0
            segment = road
            while True:
                if self.is_lake(state, state.board.piece_of[segment]):
                    i = number
                    while i > 0 and stages[i - 1] > segment:
                        stages[i] = stages[i - 1]
                        i -= 1
                    stages[i] = segment
                    number += 1
                segment = state.board.ring[segment]
                if segment == road:
                    break
            for i in range(number):
                self.add_if_bare(state, state.board.piece_of[stages[i]])

    def add_if_bare(self, state: State, piece: int) -> None:
        if self.is_lake(state, piece) and self.ferry_of(state, piece) == NOTHING:
            self.add_lake(state, piece)

    def list_near(self, state: State) -> None:
        """List the first ferry in each direction along the roads that the tile continues (2.2-23)."""
        seen = state.cities  # at its end, backwards: a stack of segments to follow
        last = state.box.most_segments - 1
        number = 0
        ahead = 0
        for segment in range(state.board.first_of_tile(state.placed), state.board.end_of_tile(state.placed)):
            if state.board.kind_of(segment) == ROAD:
                seen[number] = segment
                seen[last - ahead] = segment
                number += 1
                ahead += 1
        while ahead > 0:
            ahead -= 1
            segment = seen[last - ahead]
            for k in range(PORTS):
                beyond = rejoining.met_at(state.board, segment, k)
                if beyond != NOTHING and not is_among(beyond, seen, number):
                    seen[number] = beyond
                    number += 1
                    if state.board.find_link(beyond) == NOTHING:
                        seen[last - ahead] = beyond
                        ahead += 1
                    elif not self.is_new(state, state.board.piece_of[beyond]):
                        self.add_lake(state, state.board.piece_of[beyond])

    def is_new(self, state: State, lake: int) -> bool:
        """Whether the ferry of a lake was laid in this part: then it stays."""
        first = self.first_note + LAKES + self.lakes
        for note in range(first, first + state.note(self.first_note + LAID)):
            if state.note(note) == lake:
                return True
        return False

    # ------------------------------------------------------------------ for people

    def ferries(self, state: State) -> list[tuple[int, int]]:
        """The two landing stages of every ferry, in the order of the lakes."""
        board = state.board
        found = []
        for piece in range(board.pieces):
            if self.is_lake(state, piece):
                linked = [segment for segment in self.landings(state, piece) if board.find_link(segment) != NOTHING]
                found += [(linked[0], linked[1])] if linked else []
        return found

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        shown = []
        for both in self.ferries(state):
            start, end = [Segment(*state.board.segment_at(segment)) for segment in both]
            shown.append({"x": start.x, "y": start.y, "roads": [start.port, end.port]})
        return {"ferries": shown}

    def laid_tokens(self, state: State) -> list[LaidToken]:
        return [LaidToken(self.tokens[0], segment=start, end=end) for start, end in self.ferries(state)]
