"""The School: a double tile where six roads begin, and a teacher whose holder is paid for the next scoring, too. The
sheet is rules/school.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from languedoc.carcassonne import events, moments, numbering, scoring
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board import odd_places
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import LaidToken, PointsItem, Step, Token
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Place, Segment, Target
from languedoc.i18n import Saying
from languedoc.memory import Memory
from languedoc.table.event import Event
from languedoc.table.record import record

# Steps, in the order of `School.steps`
SETUP_SCHOOL, TEACHER_SHARE, AWARD_TEACHER = range(3)

LAY, LEARN = range(2)  # verbs

MOST_SCORED = 48  # features that are scored in one part
MOST_PLACES = 8  # of a double tile, for each empty square around a layout: either cell may lie there, turned four ways
FREE_SIDES = 2  # more empty squares around a layout than two for each of its tiles
LAID_BEFORE = 8  # tiles laid before the school that are no part of any start, at the most

# Notes: 1 + the piece of the first cell of the school; whether the school lies or left the game; 1 + the seat that has
# the teacher; whether he is to be handed over. Of the feature that is being paid: the most that a seat got for it, what
# the holder of the teacher got. Of this part: who was paid for features, a bit for each seat; how many features were
# paid; then of each of them its root and the points that it would bring by the teacher.
SCHOOL, SETTLED, HOLDER, DUE, MOST, OWN, RECEIVERS, FEATURES, FIRST_FEATURE = range(9)
ROOT, BONUS = range(2)
OF_A_FEATURE = 2

EXPECTED = 500  # points that the next scoring brings, in hundredths

ALL_PLACES = numbering.ALL_PLACES
NOTHING = numbering.NOTHING
VERB_MASK = numbering.VERB_MASK
ROAD = printed.ROAD


@record(frozen=True, slots=True)
class TeacherTaken(Event):
    seat: int


@record(frozen=True, slots=True)
class TeacherReturned(Event):
    """The teacher goes back to the school."""

    seat: int


class School(Module):
    slug = "school"
    rank = 205
    sheets = ("school",)
    steps = (
        Step("setup_school", "setup", 210, "S-21", asks=True, late=True),
        Step("teacher_share", "P5", 305, "2.5-1", asks=True, rests=True),
        Step("award_teacher", "P5", 370, "2.5-24", rests=True),
    )
    routines = {"score_school": ("P5",)}  # noqa: RUF012 - a plain table
    verbs = ("school", "learn")
    tokens = (Token("teacher", sign="§", stands=True),)
    items = (PointsItem("teacher"),)
    awards = ("teacher",)
    stacks = ("start",)
    replaces_start = True
    notes = FIRST_FEATURE + MOST_SCORED * OF_A_FEATURE

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.school = NOTHING  # its design
        self.scoring_routine = NOTHING

    def prepare(self, box: Box) -> None:
        self.scoring_routine = box.labels["score_school"]
        self._lay_out(Memory(0), box.designs.form_count)
        self._lay_out(Memory(self.memory.used), box.designs.form_count)
        for number, form in enumerate(box.designs.forms):
            if form.tile.module == self.slug and form.cell == 0:
                self.school = number
            self.of_start[number] = form.tile.stack == "start"
            self.of_river[number] = "river" in [feature.kind for feature in form.tile.features]

    def _lay_out(self, memory: Memory, forms: int) -> None:
        """For each form whether it is laid out before the game, and whether water flows over it."""
        self.memory = memory
        self.of_start = memory.bytes(forms)
        self.of_river = memory.bytes(forms)

    def most_options(self, box: Box) -> int:
        """Every place beside what else lies before the first turn, or before the river ends; or what was scored."""
        others = [module for module in box.modules if module.replaces_start and module.slug != self.slug]
        places = MOST_PLACES * (FREE_SIDES + 2 * (len(box.other_tiles) + LAID_BEFORE)) if others else 0
        return max(places, MOST_SCORED)

    def get(self, state: State, what: int) -> int:
        return state.note(self.first_note + what)

    def put(self, state: State, what: int, number: int) -> None:
        state.set_note(self.first_note + what, number)

    # ------------------------------------------------------------------ the double tile (1)

    def dealt(self, state: State) -> None:
        """Where nothing else lies it is the start; else it is laid by the start player."""
        if state.board.pieces == 0:
            state.placed = state.board.lay(state.board.origin, self.school * 4)
            self.settle(state)

    def settle(self, state: State) -> None:
        self.put(state, SETTLED, 1)
        self.put(state, SCHOOL, state.placed + 1)

    def perform(self, state: State, step: int) -> None:
        if step == SETUP_SCHOOL:
            if self.get(state, SETTLED) == 0:
                self.ask_for_school(state, step)
        elif step == TEACHER_SHARE:
            state.rest(self.first_step + TEACHER_SHARE)
            if self.get(state, FEATURES) > 0:
                self.offer(state, step)
                state.ask(self.chooser(state))
        else:
            state.rest(self.first_step + AWARD_TEACHER)
            if self.get(state, DUE):
                self.put(state, DUE, 0)
                self.hand_over(state)

    def ask_for_school(self, state: State, step: int) -> None:
        """Where the school goes, which is no turn; if it fits nowhere it leaves the game, and the teacher with it."""
        self.put(state, SETTLED, 1)
        state.hand = self.school
        self.offer(state, step)
        if state.count > 0:
            state.ask(state.starter)
        else:
            if state.record is not None:
                events.tile_removed(state)
            state.remove_hand()

    def offer(self, state: State, step: int) -> None:
        if step == SETUP_SCHOOL:
            self.offer_places(state, True)
            if state.count == 0:
                self.offer_places(state, False)
        else:
            self.offer_lessons(state)

    def offer_places(self, state: State, at_water: bool) -> None:
        """All places, or those where a road joins one of a river tile: all edges of the school are roads."""
        state.offer_choices()
        for k in range(odd_places.find(state.board, self.school, ALL_PLACES)):
            place = state.board.odd_places[k]
            oriented = self.school * 4 + (place & 3)
            if moments.may_lie(state, place >> 2, oriented):
                if not at_water or self.touches_river(state, place >> 2, oriented):
                    state.offer(self.verb + LAY, place >> 2, place & 3, 0)

    def touches_river(self, state: State, cell: int, oriented: int) -> bool:
        inner = state.board.designs.inner[oriented]
        for d in range(4):
            if d != inner and self.is_river(state, state.board.facing(cell, d)):
                return True
            if d != inner ^ 2 and self.is_river(state, state.board.facing(cell + state.board.beside[inner], d)):
                return True
        return False

    def is_river(self, state: State, piece: int) -> bool:
        return piece >= 0 and self.of_river[state.board.oriented[piece] >> 2] != 0

    def lay(self, state: State, cell: int, quarters: int) -> None:
        """What it completes is scored at once: after a river that follows anyway."""
        state.placed = state.board.lay(cell, self.school * 4 + quarters)
        state.hand = NOTHING
        self.settle(state)
        if state.record is not None:
            self.tell_laid(state)
        if state.depth == 0:
            state.begin(self.scoring_routine)

    def tell_laid(self, state: State) -> None:
        assert state.record is not None
        x, y, design, quarters = state.board.where(state.placed)
        state.record.append(events.TilePlaced(state.starter, state.box.tile_name(design), Place(x, y, quarters)))

    def chosen(self, state: State, code: int) -> None:
        if code & VERB_MASK == self.verb + LAY:
            self.lay(state, state.first_target(code), state.second_target(code))
        else:
            self.teach(state, state.second_target(code))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        first = state.first_target(code)
        if code & VERB_MASK == self.verb + LAY:
            return (Place(state.board.column(first), state.board.line(first), state.second_target(code)),)
        return (Segment(*state.board.segment_at(first)),)

    def waiting(self, state: State) -> list[int]:
        return [] if self.get(state, SETTLED) else [self.school]

    # ------------------------------------------------------------------ getting the teacher (2)

    def completed(self, state: State, root: int) -> None:
        """Whoever completes a road of the school takes the teacher, whoever owns it; nobody for what a tile completes
        that is laid in no turn."""
        if state.board.kind_of(root) == ROAD and not self.of_start[state.board.oriented[state.placed] >> 2]:
            if self.leads_to_school(state, root):
                self.put(state, DUE, 1)
                state.wake(self.first_step + AWARD_TEACHER)

    def leads_to_school(self, state: State, root: int) -> bool:
        school = self.get(state, SCHOOL) - 1
        segment = root
        while school != NOTHING:
            piece = state.board.piece_of[segment]
            if piece == school or piece == school + 1:
                return True
            segment = state.board.ring[segment]
            if segment == root:
                break
        return False

    def hand_over(self, state: State) -> None:
        if self.get(state, HOLDER) != state.seat + 1:
            self.put(state, HOLDER, state.seat + 1)
            if state.record is not None:
                self.tell_taken(state)

    def tell_taken(self, state: State) -> None:
        assert state.record is not None
        state.record.append(TeacherTaken(state.seat))

    # ------------------------------------------------------------------ using the teacher (3)

    def earned(self, state: State, seat: int, points: int) -> None:
        """While somebody has the teacher: what owners get for the feature that is being paid."""
        holder = self.get(state, HOLDER) - 1
        if holder != NOTHING and state.scoring != NOTHING and points > 0:
            self.put(state, RECEIVERS, self.get(state, RECEIVERS) | 1 << seat)
            self.put(state, MOST, max(points, self.get(state, MOST)))
            if seat == holder:
                self.put(state, OWN, points)

    def scored(self, state: State, root: int, final: bool) -> None:
        """The holder gets what he got as an owner once more, else the most that somebody got."""
        points = self.get(state, OWN) if self.get(state, OWN) else self.get(state, MOST)
        self.put(state, OWN, 0)
        self.put(state, MOST, 0)
        if final:
            self.put(state, RECEIVERS, 0)
        elif points > 0:
            self.list_feature(state, root, points)
            state.wake(self.first_step + TEACHER_SHARE)

    def list_feature(self, state: State, root: int, points: int) -> None:
        """A feature that brings as much as one before it is no further choice."""
        number = self.get(state, FEATURES)
        if not self.is_listed(state, points):
            if number == MOST_SCORED:
                raise MemoryError("too many features are scored in one part")
            self.put(state, FIRST_FEATURE + number * OF_A_FEATURE + ROOT, root)
            self.put(state, FIRST_FEATURE + number * OF_A_FEATURE + BONUS, points)
            self.put(state, FEATURES, number + 1)

    def is_listed(self, state: State, points: int) -> bool:
        for i in range(self.get(state, FEATURES)):
            if self.get(state, FIRST_FEATURE + i * OF_A_FEATURE + BONUS) == points:
                return True
        return False

    def chooser(self, state: State) -> int:
        """If all points went to one seat, that seat says what was scored first; else the holder chooses."""
        receivers = self.get(state, RECEIVERS)
        if receivers & (receivers - 1):
            return self.get(state, HOLDER) - 1
        seat = 0
        while not receivers >> seat & 1:
            seat += 1
        return seat

    def order_is_known(self, state: State) -> bool:
        """Whether the only seat that was paid has already chosen which of these features was scored first."""
        first = self.get(state, FIRST_FEATURE + ROOT)
        if self.get(state, RECEIVERS) != 1 << state.seat or state.chosen_first() != first:
            return False
        for i in range(self.get(state, FEATURES)):
            root = self.get(state, FIRST_FEATURE + i * OF_A_FEATURE + ROOT)
            if state.board.scoring_rank(root) != state.board.scoring_rank(first):
                return False
        return True

    def offer_lessons(self, state: State) -> None:
        """What the holder may be paid for: the first scoring, or any of them where their order is not known."""
        state.offer_choices()
        for i in range(1 if self.order_is_known(state) else self.get(state, FEATURES)):
            feature = FIRST_FEATURE + i * OF_A_FEATURE
            state.offer(self.verb + LEARN, self.get(state, feature + ROOT), self.get(state, feature + BONUS), 0)

    def teach(self, state: State, points: int) -> None:
        """The holder is paid, and the teacher goes back to the school (2.5-1)."""
        seat = self.get(state, HOLDER) - 1
        self.put(state, HOLDER, 0)
        self.put(state, RECEIVERS, 0)
        self.put(state, FEATURES, 0)
        scoring.award(state, seat, "teacher", self.first_item, 1, points)
        moments.earned(state.box.earned, state, seat, points)
        if state.record is not None:
            self.tell_returned(state, seat)

    def tell_returned(self, state: State, seat: int) -> None:
        assert state.record is not None
        state.record.append(TeacherReturned(seat))

    # ------------------------------------------------------------------ for people and players

    def outlook(self, state: State, seat: int) -> int:
        return EXPECTED if self.get(state, HOLDER) == seat + 1 else 0

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The square of the first cell of the school and its quarter turns; who has the teacher."""
        piece = self.get(state, SCHOOL) - 1
        holder = self.get(state, HOLDER) - 1
        x, y, _, quarters = state.board.where(piece) if piece != NOTHING else (0, 0, 0, 0)
        return {
            "school": None if piece == NOTHING else [x, y, quarters],
            "teacher": None if holder == NOTHING else holder,
        }

    def notices(self, state: State, names: Sequence[str]) -> list[Saying]:
        holder = self.get(state, HOLDER) - 1
        return [] if holder == NOTHING else [Saying("notice-teacher", {"name": names[holder]})]

    def laid_tokens(self, state: State) -> list[LaidToken]:
        """The teacher is at the school, or before a seat."""
        holder = self.get(state, HOLDER) - 1
        piece = self.get(state, SCHOOL) - 1
        if holder != NOTHING:
            return [LaidToken(self.tokens[0], seat=holder)]
        return [] if piece == NOTHING else [LaidToken(self.tokens[0], piece)]
