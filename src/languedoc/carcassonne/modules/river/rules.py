"""The rivers: laid first, from the spring to the lake. The sheet is rules/river.md.

One module for both rivers: the tiles in the box decide which of them are laid. They are laid by a plan: one river, or
two after each other, each with its spring, perhaps a fork, a shuffled pile of course tiles, and its lake. A tile may be
laid only where each arm can still be ended with the remaining tiles. `ahead.py` does this look-ahead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from languedoc.carcassonne import events, numbering, turn
from languedoc.carcassonne.board import board as boards
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Mark, PointsItem, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.river import ahead as river_ahead
from languedoc.carcassonne.modules.river import clear_ahead, courses
from languedoc.carcassonne.modules.river.ahead import Waters
from languedoc.carcassonne.modules.river.courses import Course, courses_of
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.memory import Memory

HERD_CITY = 1  # more for each completed city at a field with a pig herd

# Steps, in the order of `River.steps`
SETUP_RIVER_FORK, DRAW_RIVER_TILE, DRAW_LAKE, LATE_START, EXTRA_TURN_STEP, ATTACH_FORK, BACK_TO_SPRING = range(7)

PIG_HERD = 0  # item

EXTRA_TURN = 0  # part

# Notes: which river of the plan is laid; what of it comes next; how strictly places are checked; 1 + the spring that
# waits for its fork; a place that was found legal: the turned tile, its cell, and how many pieces lay then; how many
# tiles are left in the pile of each river; the open arms (see ahead.py); the piles
RIVER, NEXT, RULES, SPRING_LAID, KNOWN_TILE, KNOWN_CELL, KNOWN_PIECES, LEFT = range(8)
MOST_RIVERS = courses.MOST_RIVERS
ARMS = LEFT + MOST_RIVERS
PILE = ARMS + river_ahead.ARM_NOTES
MOST_TILES = 24

# What comes next
DRY, SPRING, FORK, COURSE = range(4)

# How strictly places are checked (legality 4)
STRICT = 0
BENDS_FREE = 1  # the river may bend twice in succession in the same direction
LAST_RESORT = 2  # it is enough that each arm can be ended

YOUNGEST = ("start_player", *(f"seat_{number}" for number in range(1, 7)))  # who that is; nobody is asked for an age
NOTHING = numbering.NOTHING
STRAIGHT = 0
FRONT = boards.FRONT


class River(Module):
    slug = "river"
    rank = 90
    stages = {"dealt": 20}  # noqa: RUF012 - a plain table
    sheets = ("river_1", "river_2")
    steps = (
        Step("setup_river_fork", "setup", 200, "S-20"),
        Step("draw_river_tile", "P2", 20, "2.2-1"),
        Step("draw_lake", "P2", 30, "2.2-2"),
        Step("late_start", "P6", 5, rests=True),
        Step("river_volcano_extra_turn", "P6", 50, rests=True, begins_part=True),
        Step("attach_fork", asks=True),
        Step("back_to_spring"),
    )
    rows = (
        Step("setup_river", "setup", 190, "S-19"),
        Step("final_pig_herd", "final", 300, "E-29"),
    )
    delays_start = True
    routines = {"fork": ("attach_fork", "back_to_spring")}  # noqa: RUF012 - a plain table
    items = (PointsItem("pig herd"),)
    notes = PILE + MOST_TILES
    spare = river_ahead.SPARE
    stacks = ("river",)
    drawn_stacks = stacks
    replaces_start = True
    needs_fields = ("river_2",)
    marks = (Mark("pig_herd", on=("field",), option="pig_herd", sign="∞"), Mark("volcano"))
    rule_options = (
        RuleOption("river_combination", ("two_rivers", "one_river")),
        RuleOption("fork_is_first_turn", (False, True)),
        RuleOption("pig_herd", (True, False)),
        RuleOption("river_course", ("winding", "clear_ahead")),
        RuleOption("river_extra_turn", (True, False)),
        RuleOption("spring_place", ("middle", "north")),
        RuleOption("youngest", YOUNGEST),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.one_river = options["river_combination"] == "one_river"
        self.fork_is_first_turn = bool(options["fork_is_first_turn"])
        self.pig_herd = bool(options["pig_herd"])
        self.clear_ahead = options["river_course"] == "clear_ahead"
        self.extra_turn = bool(options["river_extra_turn"])
        self.springs_north = options["spring_place"] == "north"
        self.youngest = YOUNGEST.index(str(options["youngest"])) - 1
        self.courses: list[Course] = []
        self.rivers = 0
        # of the courses, for use without the GIL
        self.spring_of = [NOTHING, NOTHING]
        self.fork_of = [NOTHING, NOTHING]
        self.lake_of = [NOTHING, NOTHING]
        self.first_of_pile = [0, 0]
        self.pile_size = [0, 0]
        self.erupts = False
        self.herd = self.volcano = 0

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        return self.waters.part[design] != river_ahead.LAND

    def edge_to_join(self, designs: Designs, design: int) -> int:
        """Every tile but a spring goes on an arm (legality 1)."""
        part = self.waters.part_of(design)
        return 0 if part in (river_ahead.LAND, river_ahead.SOURCE) else river_ahead.WATER

    def overrides(self, hook: str) -> bool:
        """Without a lake with a volcano no tile is barred; pig herds may be left out."""
        if (hook == "barred" and not self.erupts) or (hook == "city_value" and not self.pig_herd):
            return False
        return super().overrides(hook)

    # ------------------------------------------------------------------ the plan

    def prepare(self, box: Box) -> None:
        self.herd = box.designs.bit("pig_herd")
        self.volcano = box.designs.bit("volcano")
        self.plan(box)

    def notes_needed(self, box: Box) -> int:
        """The piles are stored in the notes."""
        return PILE + sum([len(course.pile) for course in self.courses])

    def plan(self, box: Box) -> None:
        """Find the rivers that are laid, and keep their numbers where rules without the GIL can read them."""
        self.waters = Waters(box.designs)
        self.courses = courses_of(box.designs, self.waters, self.sheets, self.one_river)
        self.rivers = len(self.courses)
        self._lay_out(Memory(0))
        self._lay_out(Memory(self.memory.used))
        for i, course in enumerate(self.courses):
            self.spring_of[i] = course.spring
            self.fork_of[i] = course.fork
            self.lake_of[i] = course.lake
            self.first_of_pile[i] = course.first
            self.pile_size[i] = len(course.pile)
            for k, design in enumerate(course.pile):
                self.piles[course.first + k] = design
        self.erupts = any("volcano" in box.designs.tiles[course.lake].marks for course in self.courses)

    def _lay_out(self, memory: Memory) -> None:
        self.memory = memory
        self.piles = memory.shorts(sum([len(course.pile) for course in self.courses]))

    def get(self, state: State, what: int) -> int:
        return state.notes[self.first_note + what]

    def put(self, state: State, what: int, number: int) -> None:
        state.notes[self.first_note + what] = number

    def dealt(self, state: State) -> None:
        """Shuffle every pile (or stack it as given), and lay the spring of the first river."""
        for river in range(self.rivers):
            if state.stacked is None:
                self.put(state, LEFT + river, self.pile_size[river])
                for i in range(self.first_of_pile[river], self.first_of_pile[river] + self.pile_size[river]):
                    self.put(state, PILE + i, self.piles[i])
                self.shuffle(state, river)
            else:
                self.stack(state, river)
        self.lay_first_spring(state)
        self.spring_lies(state)

    def stack(self, state: State, river: int) -> None:
        """A pile in the order that was given."""
        assert state.stacked is not None
        course = self.courses[river]
        pile = [design for design in state.stacked[::-1] if design in course.pile]
        self.put(state, LEFT + river, len(pile))
        for i, design in enumerate(pile):
            self.put(state, PILE + course.first + i, design)

    def lay_first_spring(self, state: State) -> None:
        """In the middle of the table, or beside what lies, flowing away from it: in the east, as printed, if it fits
        there (S-19)."""
        found = state.board.origin
        quarters = 0
        if state.board.pieces:
            state.board.frontier.find_places(self.spring_of[0])
            found = self.place_beside(state, quarters)
            while found == NOTHING and quarters < 3:
                quarters += 1
                found = self.place_beside(state, quarters)
        state.placed = state.board.lay(found, self.spring_of[0] * 4 + quarters)

    def place_beside(self, state: State, quarters: int) -> int:
        """Where the spring, turned so, flows away from a tile; nearest to the middle, or by the option in the north."""
        found = NOTHING
        for i in range(state.board.frontier.count):
            cell = state.board.frontier.cell[i]
            behind = state.board.cell_beside(cell, (river_ahead.WEST + quarters) & 3)
            if state.board.frontier.may_turn(i, quarters) and state.board.piece_on(behind) >= 0:
                if found == NOTHING or self.is_better(state, cell, found):
                    found = cell
        return found

    def is_better(self, state: State, cell: int, other: int) -> bool:
        far, as_far = abs(state.board.line(cell)), abs(state.board.line(other))
        return cell < other if far == as_far or self.springs_north else far < as_far

    def redeal(self, state: State, seat: int) -> None:
        """Nobody knows the order of the piles."""
        for river in range(len(self.courses)):
            first = PILE + self.courses[river].first
            places = range(first, first + self.get(state, LEFT + river))
            for place, design in zip(places, sorted([self.get(state, place) for place in places]), strict=True):
                self.put(state, place, design)
            self.shuffle(state, river)

    def shuffle(self, state: State, river: int) -> None:
        first = PILE + self.first_of_pile[river]
        for i in range(self.get(state, LEFT + river) - 1, 0, -1):
            j = state.chance.below(i + 1)
            swap = self.get(state, first + i)
            self.put(state, first + i, self.get(state, first + j))
            self.put(state, first + j, swap)

    def spring_lies(self, state: State) -> None:
        self.put(state, NEXT, COURSE if self.fork_of[self.get(state, RIVER)] == NOTHING else FORK)

    def course_ends(self, state: State) -> None:
        """The lake lies, or fitted nowhere; perhaps a second river follows (two_rivers)."""
        river = self.get(state, RIVER) + 1
        if river < self.rivers:
            self.put(state, RIVER, river)
            self.put(state, NEXT, SPRING)
        else:
            self.put(state, NEXT, DRY)
            state.rest(self.first_step + DRAW_RIVER_TILE)
            state.rest(self.first_step + DRAW_LAKE)
            if "late_layout" in state.box.labels:
                state.wake(self.first_step + LATE_START)

    def tiles_to_come(self, state: State) -> int:
        """River tiles that are neither laid nor in a hand."""
        if self.get(state, NEXT) == DRY:
            return 0
        return sum([len(self.aside(state, i)) + self.get(state, LEFT + i) for i in self.rivers_left(state)])

    def waiting(self, state: State) -> list[int]:
        if self.get(state, NEXT) == DRY:
            return []
        rivers = self.rivers_left(state)
        return sorted([design for i in rivers for design in self.pile_of(state, i) + self.aside(state, i)])

    def drawn_next(self, state: State) -> list[int]:
        """The piles are drawn before the bag; tiles that are set aside come at their time."""
        following = self.get(state, NEXT)
        if following == DRY:
            return []
        river = self.get(state, RIVER)
        if following == COURSE and self.get(state, LEFT + river):
            return sorted(self.pile_of(state, river))
        return self.aside(state, river)[:1]

    def would_lie(self, state: State) -> bool:
        """How strictly places are checked depends on the tile, and on whether another one of the pile fits."""
        design = state.hand
        part = self.waters.part_of(design)
        if part == river_ahead.LAND:
            return True
        pile = self.pile_of(state, self.get(state, RIVER))
        loosest = BENDS_FREE if part == river_ahead.SOURCE else LAST_RESORT
        if self.clear_ahead:
            loosest = STRICT
        elif design in pile:
            for other in set(pile):
                if loosest == LAST_RESORT and self.fits(state, other, BENDS_FREE):
                    loosest = BENDS_FREE
        lies = self.fits(state, design, loosest)
        state.hand = design
        return lies

    def pile_of(self, state: State, river: int) -> list[int]:
        """The tiles in a pile, from the lowest to the uppermost."""
        first = PILE + self.courses[river].first
        return [self.get(state, first + i) for i in range(self.get(state, LEFT + river))]

    def rivers_left(self, state: State) -> list[int]:
        return list(range(self.get(state, RIVER), len(self.courses)))

    def aside(self, state: State, river: int) -> list[int]:
        """The tiles of a river that are set aside, in the order in which they will be laid."""
        course = self.courses[river]
        following = SPRING if river > self.get(state, RIVER) else self.get(state, NEXT)
        waiting = [course.lake]
        if following <= FORK and course.fork != NOTHING:
            waiting = [course.fork, course.lake]
        if following <= SPRING:
            waiting = [course.spring] + waiting
        return [design for design in waiting if design != state.hand]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The remaining tiles, counted. The order of the piles is hidden."""
        if self.get(state, NEXT) == DRY:
            return {}
        name = state.box.tile_name
        rivers = []
        for river in self.rivers_left(state):
            pile = sorted(self.pile_of(state, river))
            rivers.append(
                {
                    "pile": dict(Counter([name(design) for design in pile])),
                    "aside": [name(design) for design in self.aside(state, river)],
                }
            )
        return {"to_come": self.tiles_to_come(state), "rivers": rivers}

    # ------------------------------------------------------------------ steps

    def perform(self, state: State, step: int) -> None:
        if step == SETUP_RIVER_FORK:
            if self.get(state, NEXT) == FORK and not self.fork_is_first_turn:
                self.begin_routine(state, "fork")
        elif step == DRAW_RIVER_TILE:
            self.draw_river_tile(state)
        elif step == DRAW_LAKE:
            if self.get(state, NEXT) == COURSE:
                self.draw_lake(state)
        elif step == ATTACH_FORK:
            self.attach_fork(state)
        elif step == BACK_TO_SPRING:
            if self.get(state, SPRING_LAID):
                state.placed = self.get(state, SPRING_LAID) - 1
                self.put(state, SPRING_LAID, 0)
        elif step == LATE_START:
            state.rest(self.first_step + LATE_START)
            self.begin_routine(state, "late_layout")
        else:
            self.take_extra_turn(state)

    def begin_routine(self, state: State, name: str) -> None:
        state.begin(state.box.labels[name])

    def draw_river_tile(self, state: State) -> None:
        following = self.get(state, NEXT)
        river = self.get(state, RIVER)
        if following == SPRING:
            if self.fits(state, self.spring_of[river], BENDS_FREE):
                self.draw(state, self.spring_of[river])
            else:
                self.leave_out_course(state)
        elif following == FORK:
            if self.fits(state, self.fork_of[river], LAST_RESORT):
                self.draw(state, self.fork_of[river])
            else:
                self.leave_out_fork(state)
                state.step -= 1
        elif following == COURSE and self.get(state, LEFT + river):
            if self.clear_ahead:
                self.draw_or_lose(state)
            else:
                self.draw_course_tile(state)

    def draw(self, state: State, design: int) -> None:
        """Draw a tile in public, to be placed at once."""
        state.hand = design
        state.reveals += 1
        state.step = state.box.place_tile
        if state.record is not None:
            events.tile_drawn(state)

    def draw_course_tile(self, state: State) -> None:
        """If none fits, all leave the game and the lake is next (legality 4)."""
        if not self.draw_one_that_fits(state):
            river = self.get(state, RIVER)
            for i in range(self.get(state, LEFT + river) - 1, -1, -1):
                self.give_up(state, self.take_out(state, river, i))

    def draw_one_that_fits(self, state: State) -> bool:
        """A tile that fits nowhere goes back. Returns whether one fits."""
        river = self.get(state, RIVER)
        left = self.get(state, LEFT + river)
        for loosest in range(BENDS_FREE, LAST_RESORT + 1):
            for i in range(left - 1, -1, -1):
                design = self.take_out(state, river, i)
                if self.fits(state, design, loosest):
                    if i < left - 1 or loosest == LAST_RESORT:
                        self.shuffle(state, river)
                    self.draw(state, design)
                    return True
                self.put(state, LEFT + river, left)
                if loosest == BENDS_FREE and state.record is not None:
                    events.tile_returned(state, design)
        return False

    def draw_or_lose(self, state: State) -> None:
        """A tile that fits nowhere leaves the game, as after the river (clear_ahead)."""
        river = self.get(state, RIVER)
        design = self.take_out(state, river, self.get(state, LEFT + river) - 1)
        if self.fits(state, design, STRICT):
            self.draw(state, design)
        else:
            self.give_up(state, design)
            state.step -= 1

    def take_out(self, state: State, river: int, i: int) -> int:
        """Swap the i-th tile of a pile with the top one and remove it."""
        first = PILE + self.first_of_pile[river]
        last = self.get(state, LEFT + river) - 1
        design = self.get(state, first + i)
        self.put(state, first + i, self.get(state, first + last))
        self.put(state, first + last, design)
        self.put(state, LEFT + river, last)
        return design

    def draw_lake(self, state: State) -> None:
        """The lake comes last; if it fitted nowhere, the arm stays open (edge cases)."""
        lake = self.lake_of[self.get(state, RIVER)]
        if self.fits(state, lake, LAST_RESORT):
            self.draw(state, lake)
        else:
            self.course_ends(state)
            self.give_up(state, lake)
            self.draw_again(state)

    def draw_again(self, state: State) -> None:
        state.step = state.box.labels["draw_river_tile"]

    def attach_fork(self, state: State) -> None:
        """The fork is laid together with its spring, not in a turn of its own."""
        fork = self.fork_of[self.get(state, RIVER)]
        if self.fits(state, fork, LAST_RESORT):
            state.hand = fork
            self.offer(state, ATTACH_FORK)
            state.ask(self.who_attaches(state))
        else:
            self.leave_out_fork(state)

    def who_attaches(self, state: State) -> int:
        """Before the first turn the youngest player (river 2.4), where it is said who that is; else whoever is on turn,
        who has just laid the second spring."""
        if self.get(state, SPRING_LAID) == 0 and 0 <= self.youngest < state.box.seats:
            return self.youngest
        return state.seat

    def leave_out_fork(self, state: State) -> None:
        """A river whose fork fits nowhere has one arm."""
        self.put(state, NEXT, COURSE)
        self.give_up(state, self.fork_of[self.get(state, RIVER)])

    def offer(self, state: State, step: int) -> None:
        """The places of the fork."""
        state.box.roster.offer(state, state.box.place_tile)

    def give_up(self, state: State, design: int) -> None:
        """A tile that fits nowhere leaves the game."""
        state.hand = design
        if state.record is not None:
            events.tile_removed(state)
        state.remove_hand()

    def leave_out_course(self, state: State) -> None:
        """A second river whose spring fits nowhere is not laid."""
        river = self.get(state, RIVER)
        course = self.courses[river]
        for design in [course.spring, course.fork] + self.pile_of(state, river) + [course.lake]:
            if design != NOTHING:
                self.give_up(state, design)
        self.course_ends(state)

    def take_extra_turn(self, state: State) -> None:
        """One more whole turn for the player who laid the volcano, unless nothing can be drawn (effects)."""
        state.drop_part(self.first_part + EXTRA_TURN)
        if state.pile_left:
            turn.play_part(state, self.first_part + EXTRA_TURN, True)

    # ------------------------------------------------------------------ where a river tile may lie

    def fits(self, state: State, design: int, loosest: int) -> bool:
        """Whether a tile has a place; records how strictly places are checked for it."""
        state.hand = design
        self.put(state, KNOWN_PIECES, 0)
        for rules in range(loosest + 1):
            self.put(state, RULES, rules)
            if self.has_place(state, design):
                state.hand = NOTHING
                return True
        self.put(state, RULES, STRICT)
        state.hand = NOTHING
        return False

    def has_place(self, state: State, design: int) -> bool:
        state.board.frontier.find_places(design)
        spring = self.waters.part[design] == river_ahead.SOURCE
        for i in range(state.board.frontier.count):
            if spring or self.waters.flow[state.board.frontier.wish[i]] != 0:
                for quarters in range(4):
                    if state.board.frontier.may_turn(i, quarters):
                        if self.may_place(state, state.board.frontier.cell[i], design * 4 + quarters):
                            self.put(state, KNOWN_TILE, design * 4 + quarters)
                            self.put(state, KNOWN_CELL, state.board.frontier.cell[i])
                            self.put(state, KNOWN_PIECES, state.board.pieces)
                            return True
        return False

    def may_place(self, state: State, cell: int, oriented: int) -> bool:
        """One mouth of the tile joins an open arm, and the river can go on everywhere (legality 1 to 4)."""
        if self.get(state, KNOWN_PIECES) == state.board.pieces and self.get(state, KNOWN_CELL) == cell:
            if self.get(state, KNOWN_TILE) == oriented:
                return True
        part = self.waters.part[oriented >> 2]
        wish = state.board.frontier.wish[state.board.cell[cell] - FRONT]
        if part != river_ahead.SOURCE and self.waters.flow[wish] == 0:
            return False  # no arm leads here: this excludes most places
        mouths = self.waters.mouths[oriented]
        entry = NOTHING
        joined = 0
        for side in range(4):
            if mouths >> side & 1 and state.board.piece_on(state.board.cell_beside(cell, side)) >= 0:
                entry = side
                joined += 1
        if part == river_ahead.SOURCE:
            return joined == 0 and self.spring_may_lie(state, cell, oriented)
        if self.clear_ahead:
            return joined >= 1 and clear_ahead.is_clear(state.board, cell, mouths)
        return joined == 1 and self.can_go_on(state, cell, oriented, entry)

    def can_go_on(self, state: State, cell: int, oriented: int, entry: int) -> bool:
        """Whether the river can go on everywhere once the tile lies there, with the water coming in at `entry`."""
        rules = self.get(state, RULES)
        if rules == STRICT and self.turns_back(state, cell, self.waters.mouths[oriented], entry):
            return False
        part = self.waters.part[oriented >> 2]
        self.begin_trial(state)
        if part == river_ahead.CITY_LAKE and self.waters.find_arms(state) < 2:
            return False  # it never ends the last arm
        self.waters.lay(state, cell, oriented)
        stay_open = self.waters.arms_stay_open(state, entry, rules != STRICT, rules == LAST_RESORT)
        self.waters.end(state)
        return stay_open

    def begin_trial(self, state: State) -> None:
        """Try out tiles from now on, while those in the pile are still to come."""
        river = self.get(state, RIVER)
        pile = self.first_note + PILE + self.first_of_pile[river]
        self.waters.begin(state, self.first_note + ARMS, pile, self.get(state, LEFT + river))

    def spring_may_lie(self, state: State, cell: int, oriented: int) -> bool:
        """Its mouth is free (two_rivers) and, if possible, its fork fits there."""
        fork = self.fork_of[self.get(state, RIVER)]
        if self.get(state, RULES) != STRICT or fork == NOTHING:
            return True
        mouth = 0
        while self.waters.mouths[oriented] >> mouth & 1 == 0:
            mouth += 1
        before = state.board.cell_beside(cell, mouth)
        self.begin_trial(state)
        self.waters.lay(state, cell, oriented)
        fits = False
        for turned in range(fork * 4, fork * 4 + 4):
            if not fits and self.waters.matches(state, before, turned):
                self.waters.lay(state, before, turned)
                fits = self.waters.arms_stay_open(state, mouth ^ 2, False, False)
                self.waters.take_back(state)
        self.waters.end(state)
        return fits

    def turns_back(self, state: State, cell: int, mouths: int, entry: int) -> bool:
        """Whether the river would bend twice running the same way (legality 2)."""
        onward = entry ^ 2
        source = state.board.piece_on(state.board.cell_beside(cell, entry))
        last_bend = river_ahead.bend_of(state, source, onward)
        return last_bend != STRAIGHT and (mouths >> ((onward + last_bend) & 3) & 1) != 0

    # ------------------------------------------------------------------ effects

    def tile_placed(self, state: State) -> None:
        part = self.waters.part[state.board.designs.printed[state.board.oriented[state.placed] >> 2]]
        if part == river_ahead.SOURCE:
            self.spring_lies(state)
            if self.get(state, NEXT) == FORK:
                self.put(state, SPRING_LAID, state.placed + 1)
                self.begin_routine(state, "fork")
        elif part == river_ahead.FORK_TILE:
            self.put(state, NEXT, COURSE)
        elif part == river_ahead.LAKE:
            self.course_ends(state)
            if self.extra_turn and state.board.marked(state.placed, self.volcano):
                state.add_part(self.first_part + EXTRA_TURN)

    def barred(self, state: State) -> int:
        """No figure goes onto the lake with the volcano in the part in which it is laid."""
        design = state.board.oriented[state.placed] >> 2
        if (state.board.designs.marks[design] & self.volcano) == 0:
            return NOTHING
        is_lake = self.waters.part[state.board.designs.printed[design]] == river_ahead.LAKE
        return state.placed if is_lake else NOTHING

    def city_value(self, state: State, field: int, seat: int, city: int, points: int, farmed: bool) -> None:
        """A pig herd in the field pays for each of its cities; a second one would pay nothing more."""
        if farmed and state.board.has_flag(field, self.herd):
            state.add_to_item(self.first_item + PIG_HERD, 1, HERD_CITY)
