"""Abbey & Mayor: abbeys for holes, the mayor, the wagon and the barn. The sheet is rules/abbey_and_mayor.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from languedoc import memory as bits
from languedoc.carcassonne import events, figures, moments, numbering, scoring, turn
from languedoc.carcassonne.board import board as boards
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Building, Figure, Place, PointsItem, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Corner, Segment, Target
from languedoc.i18n import Saying
from languedoc.table.event import Event
from languedoc.table.record import record

# Points
WHOLE_ABBEY = 9
ABBEY_SQUARE = 1
CITY_BARN_PLACED = 3  # for the farmers who leave a field when a barn is put there
CITY_BARN_JOINED = 1  # for those whose field is joined to one with a barn
CITY_OF_BARN = 4  # for the owner of a barn at the end

# Steps, in the order of `AbbeyAndMayor.steps`
CHOOSE_ABBEY, SCORE_BARN_PLACED, SCORE_BARN_CONNECTED, WAGON_MOVE = range(4)
FINAL_ABBEYS, FINAL_BARN_JOINED, FINAL_ABBEY, FINAL_BARN = range(4, 8)

MAYOR, WAGON, BARN = range(3)  # figures
BUILD, LAY, DRAW, DRIVE = range(4)  # verbs
PASS = numbering.PASS
WHOLE = 0  # item
SQUARES = numbering.SQUARES

# Notes: how a part goes as long as no tile is laid in it, and the tile laid last before it; the barn that was put down
# in this part (a figure + 1); of each seat whether its abbey lies; of each figure the segment a wagon comes from, or a
# barn's piece * 4 + its corner
EMPTY_HANDED, TILE_BEFORE, BARN_PLACED, SEATS = range(4)
CORNERS = 6  # of a double tile, at the most
HAS_TILE, DREW_IN_VAIN, NOTHING_TO_DRAW = range(3)  # ways to be empty-handed or not
MOST_SEATS = numbering.MOST_SEATS
FIGURES = SEATS + MOST_SEATS

NOTHING = numbering.NOTHING
SUPPLY = numbering.SUPPLY
VERB_MASK = numbering.VERB_MASK
FIELD, CITY, BUILDING = printed.FIELD, printed.CITY, printed.BUILDING
TILE = boards.TILE


@record(frozen=True, slots=True)
class WagonMoved(Event):
    """A wagon whose feature was scored moved on to another feature, or was taken back (None)."""

    seat: int
    segment: Segment | None

    @property
    def way(self) -> str:
        return "back" if self.segment is None else ""


class AbbeyAndMayor(Module):
    slug = "abbey_and_mayor"
    rank = 50
    steps = (
        Step("choose_abbey", "P2", 60, "2.2-5", asks=True),
        Step("score_barn_placed", "P5", 40, "2.5-4", rests=True),
        Step("score_barn_connected", "P5", 50, "2.5-5", rests=True),
        Step("wagon_move", "P5", 400, "2.5-33", asks=True, rests=True),
        Step("final_abbeys", "final", 10, "E-1", asks=True),
        Step("final_barn_joined", "final", 30, "E-2"),
        Step("final_abbey", "final", 150, "E-14"),
        Step("final_barn", "final", 310, "E-30"),
    )
    rows = (
        Step("setup_abbey_set", "setup", 140, "S-14"),
        Step("deploy_mayor", "P3", 130, "2.3-10"),
        Step("place_barn", "P3", 140, "2.3-11"),
        Step("deploy_wagon", "P3", 150, "2.3-12"),
        Step("score_abbey", "P5", 100, "2.5-12"),
        Step("strength_mayor", "P5", 170, "2.5-15"),
        Step("strength_wagon", "P5", 180, "2.5-16"),
        Step("final_strength_mayor", "final", 170, "E-16"),
        Step("final_strength_wagon", "final", 180, "E-17"),
    )
    routines = {"mini_turn": ("P3", "P4", "P5")}  # noqa: RUF012 - a plain table
    verbs = ("barn", "abbey", "draw", "drive")
    figures = (
        Figure("mayor", grounds=("city",)),
        Figure("wagon", grounds=("road", "city", "cloister"), in_role=True, safe_from=("captured",)),
        Figure("barn", follower=False, safe_from=("eaten",), sign="■"),
    )
    places = (Place("driving"),)  # of wagons, until it is decided whether they drive
    stacks = ("player",)
    each_seat_gets = 1
    buildings = (Building("abbey", sign="†", fills=True),)
    items = (PointsItem("abbey"),)
    belongings = ("abbey",)
    needs_fields = ("abbey_and_mayor",)
    rule_options = (
        RuleOption("wagon_move", ("C1", "C2")),
        RuleOption("wagon_stop", ("any_tile", "nearby")),
        RuleOption("abbey", (True, False)),
        RuleOption("barn_beside_barn", (False, True)),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.no_fields = bool(options["no_fields"])
        self.drives_around = options["wagon_move"] == "C2"
        self.stops_nearby = options["wagon_stop"] == "nearby"
        self.barn_beside_barn = bool(options["barn_beside_barn"])
        self.abbey = NOTHING  # the design; without the tiles there is none
        self.abbey_sort = NOTHING
        self.mini_turn = NOTHING
        self.mayor = self.wagon = self.barn = self.after_barns = 0  # the first ones among the figures of a seat
        self.barns = 0  # all of a seat, as bits

    def prepare(self, box: Box) -> None:
        """Find out which figures are its own, and which design is the abbey."""
        self.abbey_sort = box.designs.sort_named("abbey")
        self.mini_turn = box.labels["mini_turn"]
        ours = [box.figures_of_kind(self.first_figure + kind) for kind in (MAYOR, WAGON, BARN)]
        self.mayor, self.wagon, self.barn = [some.start for some in ours]
        self.after_barns = ours[BARN].stop
        self.barns = box.figures_among(1 << (self.first_figure + BARN))
        for design, tile in enumerate(box.designs.tiles):
            if tile.module == self.slug and tile.stack == "player" and self.options["abbey"]:
                self.abbey = design

    def notes_needed(self, box: Box) -> int:
        return FIGURES + box.seats * box.figures

    def most_options(self, box: Box) -> int:
        """Barns at the corners of a tile; or the destinations of a wagon; holes are fewer than that."""
        return box.most_segments + CORNERS

    def perform(self, state: State, step: int) -> None:
        if step == CHOOSE_ABBEY:
            self.choose_abbey(state)
        elif step == SCORE_BARN_PLACED:
            self.score_barn_placed(state)
        elif step in (SCORE_BARN_CONNECTED, FINAL_BARN_JOINED):
            self.score_barn_joined(state, step == FINAL_BARN_JOINED)
        elif step == WAGON_MOVE:
            self.move_wagons(state)
        elif step == FINAL_ABBEYS:
            self.offer_last_abbeys(state)
        elif step == FINAL_ABBEY:
            scoring.score_unfinished(state, BUILDING, self.abbey_sort)
        elif step == FINAL_BARN:
            self.score_barns(state)

    def offer(self, state: State, step: int) -> None:
        if step == WAGON_MOVE:
            self.offer_drives(state, self.nth_wagon(state, state.cursor - 1))
        else:
            self.offer_holes(state, step == CHOOSE_ABBEY)

    def chosen(self, state: State, code: int) -> None:
        verb = (code & VERB_MASK) - self.verb
        target = state.first_target(code)
        if verb == BUILD:
            self.place_barn(state, target)
        elif verb == LAY:
            self.lay_abbey(state, target)
        elif verb == DRIVE:
            state.move_figure(state.second_target(code), target)
            if state.record is not None:
                self.tell_drive(state, state.decider, target)
            figures.tell_gone(state, state.second_target(code))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        verb = (code & VERB_MASK) - self.verb
        target = state.first_target(code)
        if verb == DRAW:
            return ()
        if verb == LAY:
            return (Cell(state.board.column(target), state.board.line(target)),)
        if verb == BUILD:
            return (self.corner(state, state.placed * 4 + target),)
        return (Segment(*state.board.segment_at(target)),)

    # ------------------------------------------------------------------ the abbey (sheet 3)

    def has_abbey(self, state: State, seat: int) -> bool:
        return self.abbey >= 0 and state.note(self.first_note + SEATS + seat) == 0

    def choose_abbey(self, state: State) -> None:
        """Ask whether the abbey is laid instead of drawing. In a second part with an empty bag it is the abbey or
        nothing."""
        state.set_note(self.first_note + EMPTY_HANDED, DREW_IN_VAIN if state.pile_left > 0 else NOTHING_TO_DRAW)
        state.set_note(self.first_note + TILE_BEFORE, state.placed)
        if not state.must_draw():
            self.offer_holes(state, True)
            if state.count > 1:
                state.ask(state.seat)

    def offer_holes(self, state: State, draws: bool) -> None:
        """The holes for the abbey of the active player, if he has it."""
        state.offer_choices()
        hole = self.next_hole(state, 0)
        if hole >= 0:
            state.offer(self.verb + DRAW if draws and state.pile_left > 0 else PASS, 0, 0, 0)
            state.hand = self.abbey  # for modules that check which tile is about to be laid
            while hole >= 0:
                if self.may_lie(state, state.board.frontier.cell[hole]):
                    state.offer(self.verb + LAY, state.board.frontier.cell[hole], 0, 0)
                hole = self.next_hole(state, hole + 1)
            state.hand = NOTHING

    def next_hole(self, state: State, i: int) -> int:
        """The next hole, from the i-th square of the frontier on, or -1."""
        if not self.has_abbey(state, state.seat):
            return NOTHING
        wish = state.board.frontier.wish
        enclosed = state.board.designs.enclosed
        fronts = state.board.frontier.count
        while i < fronts:
            if enclosed[wish[i]]:
                return i
            i += 1
        return NOTHING

    def may_lie(self, state: State, cell: int) -> bool:
        """Any edges match; but it is a cloister, so other modules may forbid the place (sheet 8)."""
        return moments.may_lie(state, cell, self.abbey * 4)

    def lay_abbey(self, state: State, cell: int) -> None:
        """Lay the abbey. The turn goes on as after any tile; before the final scoring a short turn begins."""
        if state.step == state.box.row_of[self.first_step + CHOOSE_ABBEY] + 1:
            state.step = state.box.place_tile + 1
        else:
            state.begin(self.mini_turn)
            turn.begin_turn(state)  # what is allowed once per turn is allowed here once more
        state.set_note(self.first_note + SEATS + state.seat, 1)
        left = 0
        for seat in range(state.box.seats):
            left += self.has_abbey(state, seat)
        if left == 0:
            state.rest(self.first_step + CHOOSE_ABBEY)
        turn.lay_tile(state, cell, self.abbey * 4)

    def offer_last_abbeys(self, state: State) -> None:
        """Ask all players once, up to the player of the last turn (E-1).

        If he laid his tile he is the last one. If all tiles he drew left the game, he is the first player without a
        tile. If he had nothing to draw, he was also that, and has decided already.
        """
        seats = state.box.seats
        empty_handed = self.first_note + EMPTY_HANDED
        if state.cursor == 0 and state.placed != state.note(self.first_note + TILE_BEFORE):
            state.set_note(empty_handed, HAS_TILE)
        while state.asked == NOTHING and state.cursor <= seats:
            if state.cursor > 0:
                state.seat = state.seat + 1 if state.seat + 1 < seats else 0
            state.cursor += 1
            if (
                1 < state.cursor <= seats
                or (state.cursor == 1 and state.note(empty_handed) == DREW_IN_VAIN)
                or (state.cursor > seats and state.note(empty_handed) == HAS_TILE)
            ):
                self.offer_holes(state, False)
                if state.count > 1:
                    state.ask(state.seat)
        if state.asked != NOTHING:
            state.step -= 1  # not final yet, as long as somebody may lay an abbey
        else:
            state.cursor = 0

    def value(self, state: State, root: int, final: bool) -> None:
        if state.board.sort_of(root) == self.abbey_sort:
            if final:
                squares = state.board.size(root)
                state.item(SQUARES, squares, squares * ABBEY_SQUARE)
            else:
                state.item(self.first_item + WHOLE, 1, WHOLE_ABBEY)

    # ------------------------------------------------------------------ mayor and wagon (sheets 4 and 5)

    def figure_options(self, state: State) -> None:
        """The barn where four fields meet."""
        supply = state.seat * state.box.figure_kinds + self.first_figure
        if state.supply[supply + BARN] > 0 and not self.no_fields:
            met = state.board.sides_met(state.placed)
            met &= met >> 1 | met << 3  # corner i lies between the sides i and i + 1
            for corner in range(4 if met != 0 else 0):
                if met >> corner & 1 and self.may_build(state, state.placed, corner):
                    state.offer(self.verb + BUILD, corner, 0, 0)
            if state.board.twin_of(state.placed) >= 0:
                self.offer_second_corners(state)

    def offer_second_corners(self, state: State) -> None:
        """The corners of the second cell of a double tile that are not corners of the first as well."""
        second = state.board.twin_of(state.placed)
        inner = state.board.designs.inner[state.board.oriented[second]]
        for corner in range(4):
            if corner != inner and (corner + 1) & 3 != inner and self.may_build(state, second, corner):
                state.offer(self.verb + BUILD, 4 + corner, 0, 0)

    def strength(self, state: State, root: int) -> None:
        """The mayor counts as many as the city has pennants; he is counted as one already, like every follower
        (2.5-15)."""
        for seat in range(state.box.seats):
            for mayor in range(seat * state.box.figures + self.mayor, seat * state.box.figures + self.wagon):
                place = state.stands[mayor]
                if place >= 0 and state.board.root[place] == root:
                    state.strength[seat] += state.board.pennants(root) - 1

    def home(self, state: State, figure: int, root: int) -> int:
        """A barn stays in its field. A wagon waits for the decision where it moves (2.5-33), but not at the end."""
        piece = figure % state.box.figures
        if self.barn <= piece < self.after_barns:
            return state.stands[figure]
        if self.wagon <= piece < self.barn and not state.in_final_scoring():
            state.set_note(self.first_note + FIGURES + figure, state.stands[figure])
            state.wake(self.first_step + WAGON_MOVE)
            return self.first_place
        return SUPPLY

    def move_wagons(self, state: State) -> None:
        """Ask the owners of wagons, the active player first; the cursor counts the wagons so far, including the one
        asked for."""
        k = max(0, state.cursor - 1)
        while state.asked == NOTHING and k < state.box.seats * (self.barn - self.wagon):
            wagon = self.nth_wagon(state, k)
            if state.stands[wagon] == self.first_place:
                if k >= state.cursor:
                    self.offer_drives(state, wagon)
                if k >= state.cursor and state.count > 1:
                    state.cursor = k + 1
                    state.ask(wagon // state.box.figures)
                else:
                    state.move_figure(wagon, SUPPLY)
                    if state.record is not None:
                        self.tell_drive(state, wagon // state.box.figures, NOTHING)
                    figures.tell_gone(state, wagon)
            k += 1
        if state.asked != NOTHING:
            state.step -= 1
        else:
            state.cursor = 0
            state.rest(self.first_step + WAGON_MOVE)

    def tell_drive(self, state: State, seat: int, segment: int) -> None:
        """Record the event of a wagon; without a segment it goes home."""
        assert state.record is not None
        where = None if segment == NOTHING else Segment(*state.board.segment_at(segment))
        state.record.append(WagonMoved(seat, where))

    def nth_wagon(self, state: State, k: int) -> int:
        """All wagons of the active player, then those of the next."""
        wagons = self.barn - self.wagon
        seat = (state.seat + k // wagons) % state.box.seats
        return seat * state.box.figures + self.wagon + k % wagons

    def tile_matters(self, state: State, figure: int) -> bool:
        """A wagon that may move to the tiles around it chooses its tile."""
        return self.drives_around and self.wagon <= figure % state.box.figures < self.barn

    def offer_drives(self, state: State, wagon: int) -> None:
        """Offer to take it back, and the features adjacent to the one just scored."""
        start = state.note(self.first_note + FIGURES + wagon)
        state.offer_choices()
        state.offer(PASS, 0, 0, 0)
        if self.drives_around:
            self.offer_around(state, wagon, state.board.piece_of[start])
        else:
            self.offer_meeting(state, wagon, start)

    def offer_around(self, state: State, wagon: int, piece: int) -> None:
        """Offer everything with a part on a tile or on one of the eight around it."""
        for i in range(9):
            there = state.board.piece_on(state.board.spot[piece] + (state.board.around[i] if i < 8 else 0))
            while there >= 0:
                for segment in range(state.board.first[there], state.board.end_of(there)):
                    self.offer_drive(state, wagon, segment)
                if state.board.designs.has_variants and state.board.more[there] >= 0:
                    self.offer_drive(state, wagon, state.board.more[there])
                there = state.board.second_half(there)

    def offer_meeting(self, state: State, wagon: int, start: int) -> None:
        """Offer what a feature meets at the end of a road, and the abbeys that close it."""
        i = start
        while True:
            first = state.board.first_of_tile(state.board.piece_of[i])
            met = state.board.designs.meets[state.board.row[i]]
            for local in range(state.board.end_of_tile(state.board.piece_of[i]) - first):
                if met >> local & 1:
                    self.offer_drive(state, wagon, first + local)
            self.offer_across(state, wagon, i)
            i = state.board.ring[i]
            if i == start:
                break

    def offer_across(self, state: State, wagon: int, segment: int) -> None:
        """Offer what is across an edge: an abbey beside a segment, or what faces this one if it is an abbey itself."""
        port = state.board.designs.port
        piece = state.board.piece_of[segment]
        is_abbey = state.board.sort_of(segment) == self.abbey_sort
        for d in range(4):
            other = state.board.facing(state.board.spot[piece], d)
            for i in range(3 if other >= 0 else 0):
                if is_abbey:
                    local = port[(state.board.oriented[other] * 4 + (d ^ 2)) * 3 + i]
                    if local >= 0:
                        self.offer_drive(state, wagon, state.board.nth_segment(other, local))
                elif state.board.designs.building_sort(state.board.oriented[other] >> 2) == self.abbey_sort:
                    if port[(state.board.oriented[piece] * 4 + d) * 3 + i] == state.board.place_in(segment):
                        self.offer_drive(state, wagon, state.board.first[other])

    def offer_drive(self, state: State, wagon: int, segment: int) -> None:
        """Offer a road, city or cloister that is neither completed nor occupied: every tile of it, or the nearest
        one."""
        if self.may_drive(state, segment):
            spot = segment
            while True:
                if figures.may_stand(state, spot) and figures.is_free(state, spot):
                    state.offer(self.verb + DRIVE, spot, wagon, 0)
                spot = state.board.ring[spot]
                if spot == segment or self.stops_nearby:
                    break

    def may_drive(self, state: State, segment: int) -> bool:
        """Whether a wagon could stop there, and that is not offered yet."""
        root = state.board.root[segment]
        kind = state.board.kind_of(segment)
        if kind == FIELD or (kind == BUILDING and not state.board.is_cloister(segment)):
            return False
        if not figures.is_free(state, segment) or not state.is_unfinished(root):
            return False
        for k in range(1, state.count):
            offered = state.first_target(state.code(k))
            if offered == segment or (not self.stops_nearby and state.board.root[offered] == root):
                return False
        return True

    # ------------------------------------------------------------------ the barn (sheet 6)

    def may_build(self, state: State, piece: int, corner: int) -> bool:
        """Whether four fields meet at a corner of the tile just placed: then they are one field, each joined to the
        next."""
        cell = state.board.spot[piece]
        one = state.board.beside[corner]
        other = state.board.beside[(corner + 1) & 3]
        before = state.board.cell[cell + one] - TILE
        after = state.board.cell[cell + other] - TILE
        across = state.board.cell[cell + one + other] - TILE
        if (before < 0) | (after < 0) | (across < 0):  # one combined test, since none of them is likely alone
            return False
        if state.board.meadow_at(before, (corner + 1) & 3) < 0:
            return False
        if state.board.meadow_at(across, (corner + 2) & 3) < 0 or state.board.meadow_at(after, (corner + 3) & 3) < 0:
            return False
        field = state.board.meadow_at(piece, corner)
        return field >= 0 and (self.barn_beside_barn or not self.scores_field(state, state.board.root[field]))

    def scores_field(self, state: State, field: int) -> bool:
        """Whether there is a barn: then farmers of the field are paid in this part and leave it."""
        for seat in range(state.box.seats):
            for barn in range(seat * state.box.figures + self.barn, seat * state.box.figures + self.after_barns):
                if state.stands[barn] >= 0 and state.board.root[state.stands[barn]] == field:
                    return True
        return False

    def strike_spots(self, state: State) -> None:
        """Remove the spots in fields with a barn."""
        for seat in range(state.box.seats):
            barns = state.out[seat] & self.barns
            while barns != 0:
                barn = seat * state.box.figures + bits.lowest_bit(barns)
                barns &= barns - 1
                state.strike_spots_of(state.board.root[state.stands[barn]])

    def place_barn(self, state: State, corner: int) -> None:
        """At a corner of the tile just placed; from 4 on they are those of its second cell."""
        field = state.board.meadow_at(state.placed + (corner >> 2), corner & 3)
        if state.board.is_second_part(field):
            field = state.board.other_part(field)
        barn = figures.deploy(state, state.seat, self.first_figure + BARN, field)
        state.set_note(self.first_note + FIGURES + barn, state.placed * 4 + corner)
        state.set_note(self.first_note + BARN_PLACED, barn + 1)
        state.wake(self.first_step + SCORE_BARN_PLACED)
        state.wake(self.first_step + SCORE_BARN_CONNECTED)

    def corner(self, state: State, number: int) -> Corner:
        """The corner with that number (a piece * 4 + a corner of it) on the board."""
        x, y, _, _ = state.board.where(number >> 2)
        return Corner(x + (number & 3 in (0, 1)), y + (number & 3 in (1, 2)))

    def score_barn_placed(self, state: State) -> None:
        """The farmers of the field are paid and go home (2.5-4)."""
        barn = state.note(self.first_note + BARN_PLACED) - 1
        if barn != NOTHING:
            state.set_note(self.first_note + BARN_PLACED, 0)
            state.rest(self.first_step + SCORE_BARN_PLACED)
            place = state.stands[barn]
            if place >= 0 and state.board.occupied(place):
                scoring.score_field(state, state.board.root[place], CITY_BARN_PLACED, False)

    def score_barn_joined(self, state: State, final: bool) -> None:
        """Farmers who just came into a field with a barn are paid less and go home (2.5-5)."""
        for seat in range(state.box.seats):
            for barn in range(seat * state.box.figures + self.barn, seat * state.box.figures + self.after_barns):
                place = state.stands[barn]
                if place >= 0 and state.due == 0 and state.board.occupied(place):
                    scoring.score_field(state, state.board.root[place], CITY_BARN_JOINED, final)
        if state.due != 0:
            state.step -= 1  # what a payment triggers comes first; then the rest

    def score_barns(self, state: State) -> None:
        """A barn pays its owner for the completed cities at its field, whoever else has one there (E-30)."""
        for seat in range(state.box.seats):
            first = seat * state.box.figures
            paying = 0  # two barns of one player in a field count as one
            for barn in range(self.barn, self.after_barns):
                paying |= self.is_first_in_field(state, first + barn) << barn
            for barn in range(self.barn, self.after_barns):
                if paying >> barn & 1:
                    self.pay_for_barn(state, seat, state.board.root[state.stands[first + barn]])
                if state.stands[first + barn] >= 0:
                    if state.record is not None:
                        events.returned(state, first + barn)
                    state.move_figure(first + barn, SUPPLY)

    def is_first_in_field(self, state: State, barn: int) -> bool:
        """Whether a barn stands in a field, and no other one of its player with a lower number stands there."""
        if state.stands[barn] < 0:
            return False
        for other in range(barn - barn % state.box.figures + self.barn, barn):
            if state.stands[other] >= 0:
                if state.board.root[state.stands[other]] == state.board.root[state.stands[barn]]:
                    return False
        return True

    def pay_for_barn(self, state: State, seat: int, field: int) -> None:
        scoring.list_field_items(state, field, seat, scoring.find_cities(state, field), CITY_OF_BARN, False)
        if state.record is not None:
            self.pay_and_tell(state, seat, field)
        else:
            scoring.earn(state, seat, state.worth())

    def pay_and_tell(self, state: State, seat: int, field: int) -> None:
        scoring.pay_items(state, field, "barn", True, {seat: state.item_list()})

    def barns_out(self, state: State, seat: int) -> list[int]:
        """The barns of a seat that stand in fields."""
        first = seat * state.box.figures
        return [barn for barn in range(first + self.barn, first + self.after_barns) if state.place_of(barn) >= 0]

    # ------------------------------------------------------------------ for people

    def owned(self, state: State, seat: int, kind: int) -> int:
        """Whether a seat still has its abbey."""
        return self.has_abbey(state, seat)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Who still has an abbey, and where the barns are."""
        barns = []
        for seat in range(state.box.seats):
            for barn in self.barns_out(state, seat):
                corner = self.corner(state, state.note(self.first_note + FIGURES + barn))
                barns.append({"seat": seat, "corner": [corner.x, corner.y]})
        return {"abbeys": [self.has_abbey(state, seat) for seat in range(state.box.seats)], "barns": barns}

    def held_tiles(self, state: State) -> list[int]:
        return [self.abbey for seat in range(state.box.seats) if self.has_abbey(state, seat)]

    def corner_under(self, state: State, figure: int) -> Corner | None:
        first = figure - figure % state.box.figures
        if first + self.barn <= figure < first + self.after_barns and state.place_of(figure) >= 0:
            return self.corner(state, state.note(self.first_note + FIGURES + figure))
        return None

    def segment_left(self, state: State, figure: int) -> int:
        drives = state.place_of(figure) == self.first_place
        return state.note(self.first_note + FIGURES + figure) if drives else NOTHING

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        return [Saying("holding-abbey")] if self.has_abbey(state, seat) else []
