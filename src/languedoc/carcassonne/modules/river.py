"""The rivers: laid first, from the spring to the lake. The sheet is rules/river.md.

One module for both rivers: which of them are played follows from the tiles in the box. The rivers are laid by a plan:
one river, or two after each other, each with its spring, perhaps a fork, its course tiles and its lake.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from languedoc.carcassonne import events
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board import geometry
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State

HERD_CITY = 1  # more for each completed city at a field with a pig herd

# Steps, in the order of `River.steps`
SETUP_RIVER_FORK, DRAW_RIVER_TILE, DRAW_LAKE, EXTRA_TURN_STEP, ATTACH_FORK = range(5)

PIG_HERD = 0  # item

# Notes: which river of the plan; what is still to come; how strictly places are judged; what was just laid
RIVER, LEFT, LAKE_DUE, SPRING_DUE, FORK_DUE, RELAXED, EXTRA_TURN, SPRING = range(8)
PILE = 8
MOST_TILES = 24

NOTHING = -1
WATER = geometry.EDGES.index("river")
HERD_FLAG = 1 << printed.FLAGS.index("pig_herd")
STRAIGHT = 0
LEFT_BEND = 1
RIGHT_BEND = 3


@dataclass(frozen=True, slots=True)
class Course:
    """The designs of one river."""

    spring: int
    fork: int
    pile: tuple[int, ...]
    lake: int


class River(Module):
    slug = "river"
    sheets = ("river_1", "river_2")
    steps = ("setup_river_fork", "draw_river_tile", "draw_lake", "river_volcano_extra_turn", "attach_fork")
    routines = {"fork": ("attach_fork",)}  # noqa: RUF012 - a plain table
    items = ("pig herd",)
    notes = PILE + MOST_TILES
    stacks = ("river",)
    replaces_start = True
    rule_options = (
        RuleOption(
            "river_combination",
            ("two_rivers", "one_river"),
            "with both rivers: one after the other, or all their tiles in one river with two arms",
        ),
        RuleOption(
            "fork_is_first_turn",
            (False, True),
            "whether the fork is the tile of the first turn instead of part of the setup",
        ),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.one_river = options["river_combination"] == "one_river"
        self.fork_is_first_turn = bool(options["fork_is_first_turn"])
        self.courses: list[Course] = []

    # ------------------------------------------------------------------ the plan

    def plan(self, box: Box) -> list[Course]:
        """The rivers that are laid, in order."""
        if self.courses:
            return self.courses
        tiles = box.designs.tiles
        courses = []
        for slug in ("river_1", "river_2"):
            river = [i for i, tile in enumerate(tiles) if tile.module == slug]
            if river:
                role = {tiles[i].role: i for i in river if tiles[i].role}
                pile = tuple(i for i in river if not tiles[i].role for _ in range(tiles[i].count))
                courses.append(Course(role["source"], role.get("fork", NOTHING), pile, role["lake"]))
        if len(courses) == 2 and self.one_river:
            first, second = courses
            courses = [Course(second.spring, second.fork, first.pile + second.pile, second.lake)]
        self.courses = courses
        return courses

    def get(self, state: State, what: int) -> int:
        return state.note(self.first_note + what)

    def put(self, state: State, what: int, number: int) -> None:
        state.set_note(self.first_note + what, number)

    def dealt(self, state: State) -> None:
        """The spring of the first river lies; its other tiles are shuffled (sheet, section 2)."""
        course = self.plan(state.box)[0]
        state.placed = state.board.lay(state.board.origin, course.spring * 4)
        self.open_course(state, course)

    def open_course(self, state: State, course: Course) -> None:
        self.put(state, LAKE_DUE, 1)
        self.put(state, FORK_DUE, int(course.fork != NOTHING))
        self.put(state, LEFT, len(course.pile))
        for i, design in enumerate(course.pile):
            self.put(state, PILE + i, design)
        self.shuffle(state)

    def shuffle(self, state: State) -> None:
        for i in range(self.get(state, LEFT) - 1, 0, -1):
            j = state.chance.below(i + 1)
            swap = self.get(state, PILE + i)
            self.put(state, PILE + i, self.get(state, PILE + j))
            self.put(state, PILE + j, swap)

    # ------------------------------------------------------------------ steps

    def perform(self, state: State, step: int) -> None:
        if step == SETUP_RIVER_FORK:
            if self.get(state, FORK_DUE) and not self.fork_is_first_turn:
                self.take(state, self.course(state).fork)
                state.begin(state.box.labels["fork"])
        elif step == DRAW_RIVER_TILE:
            self.draw_river_tile(state)
        elif step == DRAW_LAKE:
            self.draw_lake(state)
        elif step == ATTACH_FORK:
            self.offer(state, step)
            if state.count:
                state.ask(state.seat)
            else:
                self.give_up(state)
        elif self.get(state, EXTRA_TURN):
            self.put(state, EXTRA_TURN, 0)
            if state.pile_left:
                state.step = state.box.turn_start
                for module in state.box.turn_begins:
                    module.turn_begins(state)

    def course(self, state: State) -> Course:
        return self.plan(state.box)[self.get(state, RIVER)]

    def take(self, state: State, design: int) -> None:
        """A tile of the river comes into the hand instead of one from the bag."""
        state.hand = design
        state.reveals += 1
        if state.record is not None:
            events.tile_drawn(state)

    def draw_river_tile(self, state: State) -> None:
        """A tile that fits nowhere goes back; if none fits, the next end is laid (legality 4)."""
        self.put(state, RELAXED, 0)
        if self.get(state, SPRING_DUE):
            self.put(state, SPRING_DUE, 0)
            if self.fits(state, self.course(state).spring):
                self.take(state, self.course(state).spring)
                state.step = state.box.labels["place_tile"]
                return
            self.put(state, LEFT, 0)
            self.put(state, LAKE_DUE, 0)
        elif self.get(state, FORK_DUE) and self.fork_is_first_turn:
            self.take(state, self.course(state).fork)
            state.step = state.box.labels["place_tile"]
            return
        left = self.get(state, LEFT)
        for i in range(left - 1, -1, -1):
            design = self.get(state, PILE + i)
            if self.fits(state, design):
                self.put(state, PILE + i, self.get(state, PILE + left - 1))
                self.put(state, LEFT, left - 1)
                if i < left - 1:
                    self.shuffle(state)
                self.take(state, design)
                state.step = state.box.labels["place_tile"]
                return
        if left:
            self.put(state, LEFT, 0)

    def draw_lake(self, state: State) -> None:
        """The lake comes last; where it fits nowhere the arm stays open (edge cases)."""
        if not self.get(state, LAKE_DUE):
            return
        self.put(state, LAKE_DUE, 0)
        lake = self.course(state).lake
        if self.get(state, RIVER) + 1 < len(self.plan(state.box)):
            self.put(state, RIVER, self.get(state, RIVER) + 1)
            self.put(state, SPRING_DUE, 1)
        if self.fits(state, lake):
            self.take(state, lake)
            state.step = state.box.labels["place_tile"]
        else:
            state.hand = lake
            self.give_up(state)

    def give_up(self, state: State) -> None:
        """The tile in the hand fits nowhere and leaves the game."""
        if state.record is not None:
            events.tile_removed(state)
        state.remove_hand()

    def fits(self, state: State, design: int) -> bool:
        """Whether a tile has a place, at need with bends the same way twice; notes how strict that was."""
        for relaxed in range(2):
            self.put(state, RELAXED, relaxed)
            state.hand = design
            found = self.count_places(state)
            state.hand = NOTHING
            if found:
                return True
        return False

    def count_places(self, state: State) -> int:
        board = state.board
        board.find_places(state.hand)
        n = 0
        for i in range(board.fronts):
            for quarters in range(4):
                if board.may_turn(i, quarters) and self.may_place(
                    state, board.front_cell(i), state.hand * 4 + quarters
                ):
                    n += 1
        return n

    def offer(self, state: State, step: int) -> None:
        """The places of the fork."""
        state.box.duties[state.box.labels["place_tile"]].owner.offer(state, 1)

    # ------------------------------------------------------------------ where a river tile may lie

    def restricts(self, state: State) -> bool:
        tile = state.board.designs.tiles[state.hand]
        return bool(tile.stack == "river")

    def may_place(self, state: State, cell: int, oriented: int) -> bool:
        board = state.board
        tile = board.designs.tiles[oriented >> 2]
        ends = [side for side in range(4) if board.designs.shown(oriented, side) == WATER]
        joined = [side for side in ends if board.piece_on(board.cell_beside(cell, side)) >= 0]
        if tile.role == "source":
            return not joined and self.has_room(state, cell, ends[0])
        if len(joined) != 1:
            return False
        if not self.get(state, RELAXED) and self.turns_back(state, cell, joined[0], ends):
            return False
        return self.arms_stay_apart(state, cell, [side for side in ends if side != joined[0]])

    def has_room(self, state: State, cell: int, side: int) -> bool:
        """The square before a second spring is empty and touches nothing else, so that a fork fits there."""
        board = state.board
        before = board.cell_beside(cell, side)
        around = [board.cell_beside(before, way) for way in range(4)]
        return all(way == cell or board.piece_on(way) < 0 for way in around)

    def turns_back(self, state: State, cell: int, entry: int, ends: list[int]) -> bool:
        """Whether the river would bend twice running the same way (legality 2)."""
        board = state.board
        before = board.piece_on(board.cell_beside(cell, entry))
        last_bend = self.bend_of(state, before, entry ^ 2)
        return last_bend != STRAIGHT and any((side - (entry ^ 2)) & 3 == last_bend for side in ends if side != entry)

    def bend_of(self, state: State, piece: int, exit_side: int) -> int:
        """How the river turned on a lying tile on its way to that side; a spring is no bend."""
        board = state.board
        cell = board.cell_of(piece)
        for side in range(4):
            if side != exit_side and board.shows(piece, side) == WATER:
                beyond = board.piece_on(board.cell_beside(cell, side))
                if 0 <= beyond < piece:
                    return (exit_side - (side ^ 2)) & 3
        return STRAIGHT

    def arms_stay_apart(self, state: State, cell: int, new_ends: list[int]) -> bool:
        """Every open end looks at an empty square of its own, from which a river could flow on (legality 3 and 4)."""
        board = state.board
        looked_at = [board.cell_beside(cell, side) for side in new_ends]
        for piece in range(board.pieces):
            for side in range(4):
                beyond = board.cell_beside(board.cell_of(piece), side)
                if board.shows(piece, side) == WATER and beyond != cell and board.piece_on(beyond) < 0:
                    looked_at.append(beyond)
        if len(set(looked_at)) < len(looked_at) or any(board.piece_on(each) >= 0 for each in looked_at):
            return False
        for each in looked_at:
            ways = [board.cell_beside(each, side) for side in range(4)]
            if not any(way != cell and board.piece_on(way) < 0 and way not in looked_at for way in ways):
                return False
        return True

    # ------------------------------------------------------------------ effects

    def tile_placed(self, state: State) -> None:
        board = state.board
        tile = board.designs.tiles[board.where(state.placed)[2]]
        if tile.stack != "river":
            return
        if tile.role == "fork":
            self.put(state, FORK_DUE, 0)
            if self.get(state, SPRING):
                state.placed = self.get(state, SPRING) - 1
                self.put(state, SPRING, 0)
        elif tile.role == "source":
            course = self.course(state)
            self.open_course(state, course)
            if course.fork != NOTHING:
                self.put(state, SPRING, state.placed + 1)
                self.take(state, course.fork)
                state.begin(state.box.labels["fork"])
        elif "volcano" in tile.marks:
            self.put(state, EXTRA_TURN, 1)

    def may_deploy(self, state: State, segment: int) -> bool:
        """Nobody goes onto the tile with the volcano in the turn in which it is laid."""
        return not (self.get(state, EXTRA_TURN) and segment in state.board.segments_of(state.placed))

    def field_items(self, state: State, field: int, seat: int, cities: int) -> None:
        if state.board.has_flag(field, HERD_FLAG):
            state.item(self.first_item + PIG_HERD, cities, cities * HERD_CITY)
