"""The Count of Carcassonne: a city that lies before the game begins, with quarters to wait in. The sheet is
rules/count.md.

The twelve tiles are laid by their numbers, the seventh at 0,0. The area inside their walls is one completed city of the
board, which every field of the block touches; nobody can stand in it. The four quarters are places of figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from languedoc import memory as bits
from languedoc.carcassonne import events, figures, moments, numbering
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.board import Board
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import LaidToken, Place, Step, Token
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment, Target, Word
from languedoc.carcassonne.tiles import catalogue
from languedoc.i18n import Noun, Saying
from languedoc.table.event import Event
from languedoc.table.record import record

BLOCK_TILES = 12
MIDDLE = (2, 1)  # column and row of the tile at 0,0

# The quarters, each with the features that its followers go to: cities, fields, cloisters, roads
CASTLE, MARKET, CATHEDRAL, BLACKSMITH = range(4)
QUARTERS = ("castle", "market", "cathedral", "blacksmith")
QUARTERS_OF_THE_CITY = 4
CLOCKWISE = (MARKET, BLACKSMITH, CASTLE, CATHEDRAL)  # the quarter after each of them

# Followers only wait for features to which they could be deployed: the grounds that each quarter leads to
GROUNDS = (("city",), ("field",), ("building", "cloister"), ("road",))
LEADS_TO = tuple([sum([printed.GROUND_BITS[ground] for ground in grounds]) for grounds in GROUNDS])

# Steps, in the order of `Count.steps`
COUNT_MOVE_OUT, COUNT_MOVE_IN, FINAL_COUNT_MOVE_OUT, MOVE_COUNT = range(4)

# Verbs, in the order of `Count.verbs`, and one of the base game
SEND, MOVE, JOIN = range(3)
PASS = numbering.PASS

# Notes: the quarter of the count; who sent a follower in this turn (a seat + 1); who received points in this part, a
# bit for each seat; how many have passed in succession; and which figures joined a feature in this part, a bit for
# each, seat by seat
COUNT_AT, SENT, EARNED, PASSED, LATE = range(5)

SIGN = "♔"
NOTHING = numbering.NOTHING
SUPPLY = numbering.SUPPLY
VERB_MASK = numbering.VERB_MASK
FIELD = printed.FIELD
CITY = printed.CITY
ROAD = printed.ROAD


@record(frozen=True, slots=True)
class FollowerSent(Event):
    """A follower went from the supply into a quarter of the city."""

    seat: int
    figure: str
    quarter: str


@record(frozen=True, slots=True)
class CountMoved(Event):
    seat: int
    quarter: str


@record(frozen=True, slots=True)
class FollowerJoined(Event):
    """A follower went from a quarter into a feature that is about to be scored."""

    seat: int
    figure: str
    quarter: str
    segment: Segment


def quarter_for(board: Board, segment: int) -> int:
    """The quarter from which followers go to a feature, or -1."""
    kind = board.kind_of(segment)
    if kind == FIELD:
        return MARKET
    if kind == CITY:
        return CASTLE
    if kind == ROAD:
        return BLACKSMITH
    return CATHEDRAL if board.is_cloister(segment) else NOTHING


class Count(Module):
    slug = "count"
    rank = 60
    stages = {"dealt": 10}  # noqa: RUF012 - a plain table: the block lies before a river begins at it
    crowds = True
    sheets = ("count",)
    steps = (
        Step("count_move_out", "P5", 30, "2.5-3", asks=True, rests=True),
        Step("count_move_in", "P5", 390, "2.5-32", asks=True, rests=True),
        Step("final_count_move_out", "final", 20, "E-2", asks=True),
        Step("move_count", asks=True),
    )
    rows = (Step("setup_city_of_carcassonne", "setup", 170, "S-17"),)
    routines = {"move_count": ("move_count",)}  # noqa: RUF012 - a plain table
    verbs = ("send", "count", "join")
    stacks = ("start",)
    replaces_start = True
    needs_fields = ("count",)
    tokens = (Token("count", sign=SIGN, stands=True),)
    belongings = ("in_the_city",)
    places = tuple([Place(quarter) for quarter in QUARTERS])
    turn_notes = (SENT,)
    rule_options = (
        RuleOption("count_final", ("any_quarter", "market_only")),
        RuleOption("count_into_unoccupied", (True, False)),
        RuleOption("count_moves", ("by_player", "clockwise", "with_follower")),
        RuleOption("count_leaving", ("in_turn", "pass_once")),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.has_market = not options["no_fields"]
        self.final_market_only = options["count_final"] == "market_only"
        self.into_unoccupied = bool(options["count_into_unoccupied"])
        self.count_moves = str(options["count_moves"])
        self.moved_by_player = self.count_moves == "by_player"
        self.pass_once = options["count_leaving"] == "pass_once"
        self.block: list[tuple[int, int, int]] = []
        self.leads_to = [0, 0, 0, 0]  # as in `LEADS_TO`
        self.move_routine = NOTHING

    def prepare(self, box: Box) -> None:
        self.move_routine = box.labels["move_count"]
        for quarter in range(QUARTERS_OF_THE_CITY):
            self.leads_to[quarter] = LEADS_TO[quarter]

    def notes_needed(self, box: Box) -> int:
        return LATE + box.seats

    def most_options(self, box: Box) -> int:
        """To pass, or one of each kind of follower to any feature; each feature belongs to one quarter."""
        return 1 + box.figure_kinds * max(QUARTERS_OF_THE_CITY, box.most_segments)

    # ------------------------------------------------------------------ the block (sheet 2)

    def dealt(self, state: State) -> None:
        """Lay the block, and put the count on the castle."""
        board = state.board
        if not self.block:
            for design, tile in enumerate(state.box.designs.tiles):
                if tile.module == self.slug and tile.position:
                    self.block.append((design, tile.position[0] - MIDDLE[0], tile.position[1] - MIDDLE[1]))
        for design, x, y in self.block:
            state.placed = board.lay(board.origin + y * board.side + x, design * 4)
        board.closed_count = 0  # nobody completed the city

    def keeps_out(self, state: State, piece: int) -> bool:
        """Nothing that walks enters the twelve tiles, which were laid before all others (2.2-12)."""
        return piece < BLOCK_TILES

    # ------------------------------------------------------------------ steps

    def perform(self, state: State, step: int) -> None:
        if step == COUNT_MOVE_OUT:
            if state.cursor == 0 and not self.anybody_inside(state):
                state.rest(self.first_step + COUNT_MOVE_OUT)
            elif state.cursor != 0 or self.is_something_scored(state):
                self.move_out(state, step)
        elif step == COUNT_MOVE_IN:
            state.rest(self.first_step + COUNT_MOVE_IN)
            self.move_in(state)
        elif step == FINAL_COUNT_MOVE_OUT:
            if state.cursor != 0 or self.anybody_inside(state):
                self.move_out(state, step)
        else:
            self.offer(state, step)
            state.ask(state.seat)

    def offer(self, state: State, step: int) -> None:
        if step == COUNT_MOVE_IN:
            self.offer_quarters(state)
        elif step == MOVE_COUNT:
            self.offer_count(state)
        else:
            self.offer_joining(state, state.decider, step)

    def chosen(self, state: State, code: int) -> None:
        verb = (code & VERB_MASK) - self.verb
        if verb == SEND:
            self.send(state, state.first_target(code), state.second_target(code))
        elif verb == MOVE:
            self.move_count(state, state.first_target(code))
        else:
            self.join(state, state.second_target(code), state.first_target(code))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        verb = (code & VERB_MASK) - self.verb
        first, second = state.first_target(code), state.second_target(code)
        if verb == SEND:
            return Word(state.box.figure_names[first], "figure"), Word(QUARTERS[second], "quarter")
        if verb == MOVE:
            return (Word(QUARTERS[first], "quarter"),)
        return events.figure_at(state, second), Segment(*state.board.segment_at(first))

    # ------------------------------------------------------------------ into the city (sheet 3, 2.5-32)

    def earned(self, state: State, seat: int, points: int) -> None:
        if points > 0:
            state.set_note(self.first_note + EARNED, state.note(self.first_note + EARNED) | 1 << seat)
            state.wake(self.first_step + COUNT_MOVE_IN)

    def move_in(self, state: State) -> None:
        """If others received points in this part and the active player none, he may send a follower, once per turn."""
        paid = state.note(self.first_note + EARNED)
        state.set_note(self.first_note + EARNED, 0)
        for seat in range(state.box.seats):
            state.set_note(self.first_note + LATE + seat, 0)
        if paid != 0 and (paid >> state.seat & 1) == 0 and state.note(self.first_note + SENT) != state.seat + 1:
            self.offer_quarters(state)
            state.ask(state.seat)

    def offer_quarters(self, state: State) -> None:
        state.offer_choices()
        state.offer(PASS, 0, 0, 0)
        for kind in range(state.box.figure_kinds):
            if state.box.is_follower[kind] and state.supply[state.seat * state.box.figure_kinds + kind] > 0:
                for quarter in range(QUARTERS_OF_THE_CITY):
                    if self.is_welcome(state, quarter, kind) and (quarter != MARKET or self.has_market):
                        state.offer(self.verb + SEND, kind, quarter, 0)

    def is_welcome(self, state: State, quarter: int, kind: int) -> bool:
        """Whether a kind of follower can be used in what a quarter leads to (3)."""
        grounds = state.box.grounds[kind]
        return grounds == 0 or grounds & self.leads_to[quarter] != 0

    def admits(self, state: State, place: int, kind: int) -> bool:
        return self.is_welcome(state, self.first_place - place, kind)

    def send(self, state: State, kind: int, quarter: int) -> None:
        """Only a player who sends a follower may move the count, if that is optional."""
        state.move_figure(state.figure_in_supply(state.seat, kind), self.first_place - quarter)
        state.set_note(self.first_note + SENT, state.seat + 1)
        state.wake(self.first_step + COUNT_MOVE_OUT)
        if state.record is not None:
            self.tell_sent(state, kind, quarter)
        if self.moved_by_player:
            state.begin(self.move_routine)
        else:
            self.let_count_move(state, quarter)

    def tell_sent(self, state: State, kind: int, quarter: int) -> None:
        assert state.record is not None
        state.record.append(FollowerSent(state.seat, state.box.figure_names[kind], QUARTERS[quarter]))

    def let_count_move(self, state: State, quarter: int) -> None:
        """Where nobody decides about it, the count goes on clockwise, or with the follower."""
        after = CLOCKWISE[state.note(self.first_note + COUNT_AT)]
        if after == MARKET and not self.has_market:
            after = CLOCKWISE[MARKET]
        self.move_count(state, after if self.count_moves == "clockwise" else quarter)

    def move_count(self, state: State, quarter: int) -> None:
        state.set_note(self.first_note + COUNT_AT, quarter)
        if state.record is not None:
            self.tell_count_moved(state, quarter)

    def tell_count_moved(self, state: State, quarter: int) -> None:
        assert state.record is not None
        state.record.append(CountMoved(state.seat, QUARTERS[quarter]))

    def offer_count(self, state: State) -> None:
        """Offer to leave him where he is, or another quarter."""
        state.offer_choices()
        state.offer(PASS, 0, 0, 0)
        for quarter in range(QUARTERS_OF_THE_CITY):
            if quarter != state.note(self.first_note + COUNT_AT) and (quarter != MARKET or self.has_market):
                state.offer(self.verb + MOVE, quarter, 0, 0)

    # ------------------------------------------------------------------ out of the city (sheets 4 and 5)

    def is_something_scored(self, state: State) -> bool:
        return state.board.closed_count != 0 or self.scores_field_of_tile(state)

    def scores_field_of_tile(self, state: State) -> bool:
        """Whether a field with farmers on the tile just placed is scored in this part, by the rules of a module."""
        if state.box.scores_field is not None:
            for segment in range(state.board.first[state.placed], state.board.end_of_tile(state.placed)):
                if state.board.kind_of(segment) == FIELD and state.board.occupied(segment):
                    if moments.scores_field(state.box.scores_field, state, state.board.root[segment]):
                        return True
        return False

    def anybody_inside(self, state: State) -> bool:
        for seat in range(state.box.seats):
            if self.is_inside(state, seat):
                return True
        return False

    def is_inside(self, state: State, seat: int) -> bool:
        """Whether a seat has a follower in the city."""
        last = self.first_place - QUARTERS_OF_THE_CITY
        left = state.out[seat]
        while left != 0:
            if last < state.stands[seat * state.box.figures + bits.lowest_bit(left)] <= self.first_place:
                return True
            left &= left - 1
        return False

    def move_out(self, state: State, step: int) -> None:
        """Ask the players for one follower each, from the left of the active player on, until all have passed in
        succession.

        A player with nobody to move passes automatically. The cursor counts the players asked. If all pass only once,
        the note has a bit for each player who passed, and a player who joins something in a turn is asked again at
        once.
        """
        seats = state.box.seats
        passed = self.first_note + PASSED
        asked = False
        seat = state.seat
        all_passed = (1 << seats) - 1 if self.pass_once else seats
        while not asked and state.note(passed) < all_passed:
            seat = (state.seat + 1 + state.cursor) % seats
            state.cursor += 1
            if self.pass_once and state.note(passed) >> seat & 1:
                continue
            state.set_note(passed, state.note(passed) | 1 << seat if self.pass_once else state.note(passed) + 1)
            if self.is_inside(state, seat):
                self.offer_joining(state, seat, step)
                asked = state.count > 1
        if asked:
            state.ask(seat)
            state.step -= 1
        else:
            state.cursor = 0
            state.set_note(passed, 0)

    def offer_joining(self, state: State, seat: int, step: int) -> None:
        """Offer to pass, or every follower of a quarter without the count with every feature he may go to."""
        state.offer_choices()
        state.offer(PASS, 0, 0, 0)
        for figure in range(seat * state.box.figures, (seat + 1) * state.box.figures):
            quarter = self.first_place - state.stands[figure]
            if 0 <= quarter < QUARTERS_OF_THE_CITY and quarter != state.note(self.first_note + COUNT_AT):
                if not state.is_double(figure):
                    if step == FINAL_COUNT_MOVE_OUT:
                        self.offer_unfinished(state, figure, quarter)
                    elif quarter == MARKET:
                        self.offer_fields(state, figure)
                    else:
                        self.offer_completed(state, figure, quarter)

    def offer_completed(self, state: State, figure: int, quarter: int) -> None:
        """Offer what this part has completed, including features where nobody stands."""
        for i in range(state.board.closed_count):
            root = state.board.closed[i]
            if quarter_for(state.board, root) == quarter and (self.into_unoccupied or state.board.occupied(root)):
                if state.board.root[root] == root and state.is_completed(root):
                    self.offer_feature(state, figure, root)

    def offer_fields(self, state: State, figure: int) -> None:
        """Offer fields with farmers that are scored in this part, by the rules of other modules."""
        first = state.board.first[state.placed]
        for segment in range(first, state.board.end_of_tile(state.placed)):
            root = state.board.root[segment]
            if state.board.kind_of(segment) == FIELD and state.board.occupied(root):
                new = True
                for other in range(first, segment):
                    if state.board.root[other] == root:
                        new = False
                if new and moments.scores_field(state.box.scores_field, state, root):
                    self.offer_feature(state, figure, root)

    def offer_unfinished(self, state: State, figure: int, quarter: int) -> None:
        """At the end: everything that is not completed, and every field."""
        if quarter == MARKET or not self.final_market_only:
            for root in range(state.board.segments):
                if state.board.root[root] == root and quarter_for(state.board, root) == quarter:
                    if state.is_unfinished(root):
                        self.offer_feature(state, figure, root)

    def offer_feature(self, state: State, figure: int, root: int) -> None:
        """Offer a feature: one tile of it if the tile does not matter, but none that is barred now."""
        every_tile = figures.tile_matters(state, figure)
        open_to_him = figures.may_join(state, root)
        best = NOTHING
        segment = root
        while open_to_him:
            if not state.board.is_second_part(segment) and figures.may_stand(state, segment):
                if every_tile:
                    state.offer(self.verb + JOIN, segment, figure, 0)
                elif best == NOTHING or segment < best:
                    best = segment
            segment = state.board.ring[segment]
            if segment == root:
                break
        if best != NOTHING:
            state.offer(self.verb + JOIN, best, figure, 0)

    def join(self, state: State, figure: int, segment: int) -> None:
        """The follower counts in the scoring that follows, and all are asked once more."""
        seat = state.owner_of(figure)
        quarter = self.first_place - state.stands[figure]
        state.move_figure(figure, segment)
        if self.pass_once:
            state.set_note(self.first_note + PASSED, state.note(self.first_note + PASSED) & ~(1 << seat))
            if self.in_a_turn(state):
                state.cursor -= 1
        else:
            state.set_note(self.first_note + PASSED, 0)
        state.wake(self.first_step + COUNT_MOVE_IN)
        late = self.first_note + LATE + seat
        state.set_note(late, state.note(late) | 1 << (figure - seat * state.box.figures))
        if state.record is not None:
            self.tell_joined(state, figure, quarter, segment)
        figures.tell_gone(state, figure)

    def in_a_turn(self, state: State) -> bool:
        """Whether those who may join something were asked in a turn, not at the end."""
        return state.box.step_ids[state.step] == self.steps[COUNT_MOVE_OUT].name

    def tell_joined(self, state: State, figure: int, quarter: int, segment: int) -> None:
        assert state.record is not None
        seat, name = state.owner_of(figure), events.figure_name(state, figure)
        where = Segment(*state.board.segment_at(segment))
        state.record.append(FollowerJoined(seat, name, QUARTERS[quarter], where))

    def joined_late(self, state: State, figure: int) -> bool:
        seat = state.owner_of(figure)
        return (state.note(self.first_note + LATE + seat) >> (figure - seat * state.box.figures) & 1) != 0

    # ------------------------------------------------------------------ for people

    def inside(self, state: State) -> dict[str, list[tuple[int, str]]]:
        """The seat and kind of every figure in each quarter."""
        found: dict[str, list[tuple[int, str]]] = {quarter: [] for quarter in QUARTERS}
        for _, seat, kind, place in state.elsewhere():
            if place.name in found:
                found[place.name].append((seat, kind))
        return found

    def owned(self, state: State, seat: int, kind: int) -> int:
        """How many of its figures are in the quarters of the city of Carcassonne."""
        number = 0
        for figure in range(seat * state.box.figures, (seat + 1) * state.box.figures):
            place = self.first_place - state.stands[figure]
            number += 0 <= place < QUARTERS_OF_THE_CITY
        return number

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Where the count is, and who is in which quarter."""
        return {
            "count": QUARTERS[state.note(self.first_note + COUNT_AT)],
            "quarters": {
                quarter: [{"seat": seat, "kind": kind} for seat, kind in there]
                for quarter, there in self.inside(state).items()
            },
        }

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        held = []
        for quarter, there in self.inside(state).items():
            for kind, number in Counter([kind for owner, kind in there if owner == seat]).items():
                figure, where = Noun(f"figure-{kind}", number), Noun(f"quarter-{quarter}")
                held.append(Saying("holding-in_quarter", {"figure": figure, "number": number, "quarter": where}))
        return held

    def notices(self, state: State, names: Sequence[str]) -> list[Saying]:
        quarter = Noun(f"quarter-{QUARTERS[state.note(self.first_note + COUNT_AT)]}")
        return [Saying("notice-count", {"sign": SIGN, "quarter": quarter})]

    def laid_tokens(self, state: State) -> list[LaidToken]:
        """The count stands on one tile of his quarter."""
        return [LaidToken(self.tokens[0], max(self.place_tiles(state, state.note(self.first_note + COUNT_AT))))]

    def place_tiles(self, state: State, k: int) -> list[int]:
        """The pieces of the block are numbered like its tiles, from 0."""
        return sorted([int(tile) - 1 for tile in catalogue.sheet(self.slug).quarters[k].tiles])
