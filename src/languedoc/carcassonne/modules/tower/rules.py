"""The Tower: towers that grow, followers taken prisoner from them, exchange and ransom. The sheet is rules/tower.md.

A follower who is a prisoner, or who stands on a tower, is at a place of this module: first the prison of every seat,
then the top of every tower, in the order in which their foundations were laid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from languedoc import memory as bits
from languedoc.carcassonne import events, figures, numbering
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import LaidToken, Mark, Place, PointsItem, Step, Token
from languedoc.carcassonne.events import Item, Payment
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.tower.events import (
    Captured,
    EarlyRansom,
    Exchanged,
    Ransom,
    TowerClosed,
    TowerRaised,
)
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Target, Word
from languedoc.i18n import Noun, Saying

PIECES_BY_SEATS = {1: 10, 2: 10, 3: 9, 4: 7, 5: 6, 6: 5}  # tower pieces of each seat
RANSOM_POINTS = 3

MOST_SEATS = numbering.MOST_SEATS

# Steps, in the order of `Tower.steps`
RANSOM_PRISONER, TOWER_CAPTURE, PRISONER_EXCHANGE = range(3)

# Verbs, in the order of `Tower.verbs`, and one of the base game
BUILD, GUARD, CAPTURE, EXCHANGE, RANSOM = range(5)
PASS = numbering.PASS

# Notes: whether a ransom was paid in this turn; the tower just raised and the figure just captured, each + 1; how many
# foundations are on the board; of each seat the pieces it has, and how many of its followers are prisoners; then for
# every foundation its tile, the height of its tower, and whether somebody is on it
RANSOMED, RAISED, CAPTURED, FOUNDATIONS, PIECES = range(5)
PRISONERS = PIECES + MOST_SEATS
TOWERS = PRISONERS + MOST_SEATS
TILE, HEIGHT, CLOSED = range(3)
OF_TOWER = 3

FOUNDATION_NAME = "tower"
DEPLOYED = numbering.DEPLOYED
OTHER_ACTION = numbering.OTHER_ACTION
NOTHING = numbering.NOTHING
SUPPLY = numbering.SUPPLY
VERB_MASK = numbering.VERB_MASK


def foundations_in(box: Box) -> int:
    return sum(FOUNDATION_NAME in box.designs.tiles[design].marks for design in (*box.bag, *box.other_tiles))


class Tower(Module):
    slug = "tower"
    rank = 40
    steps = (
        Step("ransom_prisoner", "P1", 20, "2.1-2", asks=True, rests=True, offered_again=True),
        Step("tower_capture", "P3", 90, "2.3-7", asks=True, rests=True),
        Step("prisoner_exchange", "P3", 100, "2.3-7", asks=True, rests=True),
    )
    rows = (
        Step("setup_tower_pieces", "setup", 130, "S-13"),
        Step("tower_piece", "P3", 80, "2.3-7"),
        Step("tower_follower", "P3", 110, "2.3-8"),
    )
    verbs = ("tower", "guard", "capture", "exchange", "ransom")
    items = (PointsItem("ransom"),)
    awards = ("ransom",)
    belongings = ("tower_piece", "captive")
    turn_notes = (RANSOMED,)
    rule_options = (
        RuleOption("tower_capture_own", (True, False)),
        RuleOption("tower_capture_wagon", (False, True)),
    )
    tokens = (Token("tower"),)
    places = (Place("prison", per="seat", captive=True), Place("tower", per="tile"))
    marks = (Mark(FOUNDATION_NAME),)
    dangers = ("captured",)

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.captures_own = bool(options["tower_capture_own"])
        self.captures_wagons = bool(options["tower_capture_wagon"])
        self.foundations = 0
        self.pieces_each = 0
        self.climbers = self.followers = 0
        self.capturable = 0  # figures of a seat, as bits
        self.foundation = 0

    # ------------------------------------------------------------------ what the box holds

    def prepare(self, box: Box) -> None:
        """Read from the box what does not change: foundations, and kinds of figures as bits."""
        self.foundations = foundations_in(box)
        self.pieces_each = PIECES_BY_SEATS[box.seats]
        self.foundation = box.designs.bit(FOUNDATION_NAME)
        self.climbers = box.able_to("climb")
        self.followers = box.able_to("follow")
        safe = 0 if self.captures_wagons else box.safe_from("captured")
        self.capturable = box.followers & box.figures_among(~safe)

    def notes_needed(self, box: Box) -> int:
        return TOWERS + self.foundations * OF_TOWER

    def places_on_tiles(self, box: Box, place: Place) -> int:
        return self.foundations

    def most_options(self, box: Box) -> int:
        """Pieces and followers onto every tower and some ransoms, or a capture among all figures."""
        return max(foundations_in(box) * (1 + box.figure_kinds) + box.figures, 1 + box.seats * box.figures)

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        return hook == "figure_options" or (designs.marks[design] & self.foundation) != 0

    def dealt(self, state: State) -> None:
        for seat in range(state.box.seats):
            state.notes[self.first_note + PIECES + seat] = self.pieces_each

    def tile_placed(self, state: State) -> None:
        tower = state.notes[self.first_note + FOUNDATIONS]
        state.notes[self.first_note + FOUNDATIONS] = tower + 1
        state.notes[self.note_of(tower) + TILE] = state.placed
        state.notes[self.note_of(tower) + HEIGHT] = 0
        state.notes[self.note_of(tower) + CLOSED] = 0
        state.put_place(self.top_of(state, tower), state.placed)  # whatever reaches the tile reaches the figure there

    def note_of(self, tower: int) -> int:
        return self.first_note + TOWERS + tower * OF_TOWER

    def top_of(self, state: State, tower: int) -> int:
        """The place on a tower."""
        return self.first_place - state.box.seats - tower

    def prison_of(self, seat: int) -> int:
        return self.first_place - seat

    def captor_of(self, state: State, figure: int) -> int:
        """The seat that holds a figure prisoner, or -1."""
        seat = self.first_place - state.stands[figure]
        return seat if 0 <= seat < state.box.seats else NOTHING

    # ------------------------------------------------------------------ steps

    def perform(self, state: State, step: int) -> None:
        if step == RANSOM_PRISONER:
            if self.may_ransom(state):
                self.offer(state, step)
                state.ask(state.seat)
        elif step == TOWER_CAPTURE:
            if state.notes[self.first_note + RAISED] != 0:
                self.offer(state, step)
                state.ask(state.seat)
        else:
            state.notes[self.first_note + RAISED] = 0
            state.rest(self.first_step + TOWER_CAPTURE)
            state.rest(self.first_step + PRISONER_EXCHANGE)
            if state.notes[self.first_note + CAPTURED] != 0:
                self.offer(state, step)
                if state.count > 0:
                    state.ask(state.seat)
                else:
                    state.notes[self.first_note + CAPTURED] = 0

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        if step == RANSOM_PRISONER:
            state.offer(PASS, 0, 0, 0)
            self.offer_ransoms(state)
        elif step == TOWER_CAPTURE:
            state.offer(PASS, 0, 0, 0)
            self.offer_captures(state)
        else:
            self.offer_exchange(state)

    def chosen(self, state: State, code: int) -> None:
        verb = (code & VERB_MASK) - self.verb
        if verb == BUILD:
            self.build(state, state.first_target(code))
        elif verb == GUARD:
            self.guard(state, state.first_target(code), state.second_target(code))
        elif verb == CAPTURE:
            self.capture(state, state.first_target(code))
        elif verb == EXCHANGE:
            self.exchange(state, state.first_target(code))
        else:
            self.ransom(state, state.first_target(code))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        verb = (code & VERB_MASK) - self.verb
        first = state.first_target(code)
        if verb == BUILD:
            return (self.cell_of(state, first),)
        if verb == GUARD:
            return (Word(state.box.figure_names[state.second_target(code)], "figure"), self.cell_of(state, first))
        return (events.figure_at(state, first),)

    def cell_of(self, state: State, tower: int) -> Cell:
        x, y, _, _ = state.board.where(state.note(self.note_of(tower) + TILE))
        return Cell(x, y)

    # ------------------------------------------------------------------ the figure phase (sheet 3)

    def figure_options(self, state: State) -> None:
        """Offer a piece or a follower onto any open tower on the board, or a ransom before anything else."""
        towers = state.notes[self.first_note + FOUNDATIONS]
        if towers > 0:
            if state.notes[self.first_note + PIECES + state.seat] > 0:
                self.offer_building(state, towers)
            self.offer_guards(state, towers, self.climbers)
            if self.may_ransom(state):
                self.offer_ransoms(state)

    def offer_building(self, state: State, towers: int) -> None:
        notes = state.notes
        listed = state.listed
        note = self.note_of(0) + CLOSED
        number = 0
        for tower in range(towers):
            listed[number] = tower  # overwritten by the next one unless it is open
            number += notes[note] == 0
            note += OF_TOWER
        state.offer_each(self.verb + BUILD, listed, number, 0)

    def more_figures(self, state: State) -> None:
        """A second figure may also go onto a tower; a prisoner who can do that may be ransomed for it."""
        self.offer_guards(state, state.notes[self.first_note + FOUNDATIONS], self.climbers & self.followers)
        if self.may_ransom(state):
            for figure in range(state.seat * state.box.figures, (state.seat + 1) * state.box.figures):
                if self.followers >> state.box.figure_kind[figure] & 1 and self.captor_of(state, figure) != NOTHING:
                    if not state.is_double(figure):
                        state.offer(self.verb + RANSOM, figure, 0, 0)

    def offer_guards(self, state: State, towers: int, climbers: int) -> None:
        supply = state.seat * state.box.figure_kinds
        number = NOTHING  # the towers to climb are listed only when there is somebody to climb them
        kind = 0
        while climbers >> kind:
            if climbers >> kind & 1 and state.supply[supply + kind] > 0:
                if number == NOTHING:
                    number = self.list_open_towers(state, towers)
                state.offer_each(self.verb + GUARD, state.listed, number, kind)
            kind += 1

    def list_open_towers(self, state: State, towers: int) -> int:
        """List the towers with a piece and nobody on them; returns their number."""
        notes = state.notes
        listed = state.listed
        note = self.note_of(0)
        number = 0
        for tower in range(towers):
            listed[number] = tower  # overwritten by the next one unless it counts
            number += (notes[note + HEIGHT] > 0) & (notes[note + CLOSED] == 0)
            note += OF_TOWER
        allowed = 0
        for i in range(number):  # a tile may be barred, as for all figures
            tower = listed[i]
            listed[allowed] = tower
            allowed += figures.may_stand(state, state.board.first[notes[self.note_of(tower) + TILE]])
        return allowed

    def build(self, state: State, tower: int) -> None:
        """Put a piece from the supply onto a foundation or a tower; the capture comes next (2.3-7)."""
        note = self.note_of(tower)
        state.act(OTHER_ACTION, NOTHING)
        state.notes[self.first_note + PIECES + state.seat] -= 1
        state.notes[note + HEIGHT] += 1
        state.notes[self.first_note + RAISED] = tower + 1
        state.wake(self.first_step + TOWER_CAPTURE)
        state.wake(self.first_step + PRISONER_EXCHANGE)
        if state.record is not None:
            self.tell_raised(state, tower)

    def tell_raised(self, state: State, tower: int) -> None:
        assert state.record is not None
        height = state.note(self.note_of(tower) + HEIGHT)
        state.record.append(TowerRaised(state.seat, self.cell_of(state, tower), height))

    def guard(self, state: State, tower: int, kind: int) -> None:
        """Put a follower onto a tower, which closes it (2.3-8). He is in no feature."""
        figure = state.figure_in_supply(state.seat, kind)
        state.move_figure(figure, self.top_of(state, tower))
        state.act(DEPLOYED, figure)
        state.notes[self.note_of(tower) + CLOSED] = 1
        if state.record is not None:
            self.tell_closed(state, tower, kind)

    def tell_closed(self, state: State, tower: int, kind: int) -> None:
        assert state.record is not None
        state.record.append(TowerClosed(state.seat, state.box.figure_names[kind], self.cell_of(state, tower)))

    def left(self, state: State, figure: int, segment: int) -> None:
        """When nobody is on it any more, the tower is open again (sheet 6)."""
        tower = self.top_of(state, 0) - segment
        if segment < SUPPLY and 0 <= tower < self.foundations:
            state.notes[self.note_of(tower) + CLOSED] = 0

    def admits(self, state: State, place: int, kind: int) -> bool:
        """Whoever can climb."""
        return self.climbers >> kind & 1 != 0

    def took_place(self, state: State, figure: int) -> None:
        """The tower stays closed."""
        tower = self.top_of(state, 0) - state.place_of(figure)
        state.set_note(self.note_of(tower) + CLOSED, 1)

    # ------------------------------------------------------------------ capture (sheet 4)

    def offer_captures(self, state: State) -> None:
        """Offer the followers in reach of the tower just raised."""
        tower = state.notes[self.first_note + RAISED] - 1
        for seat in range(state.box.seats):
            left = state.out[seat] & self.capturable if self.captures_own or seat != state.seat else 0
            while left != 0:
                figure = seat * state.box.figures + bits.lowest_bit(left)
                left &= left - 1
                if self.reaches(state, tower, figure) and not state.is_double(figure):
                    state.offer(self.verb + CAPTURE, figure, 0, 0)

    def reaches(self, state: State, tower: int, figure: int) -> bool:
        """Whether a tower reaches a piece: as many squares in the four directions as the tower is high, over gaps
        and other towers."""
        note = self.note_of(tower)
        height = state.notes[note + HEIGHT]
        piece = state.piece_under(figure)
        if piece == NOTHING or state.is_sheltered(figure):
            return False
        here = state.notes[note + TILE]
        if self.is_in_range(state, here, piece, height):
            return True
        place = state.stands[figure]
        return (
            place >= 0
            and state.board.other_part(place) >= 0
            and self.is_in_range(state, here, state.board.twin_of(piece), height)
        )

    def is_in_range(self, state: State, here: int, piece: int, height: int) -> bool:
        """Whether a piece lies in a straight line from another, at most `height` squares away."""
        there = state.board.spot[piece]
        across = (there & (state.board.side - 1)) - (state.board.spot[here] & (state.board.side - 1))
        along = (there >> state.board.shift) - (state.board.spot[here] >> state.board.shift)
        return (across == 0 or along == 0) and -height <= across + along <= height

    def capture(self, state: State, figure: int) -> None:
        owner = state.owner_of(figure)
        if state.record is not None:
            self.tell_captured(state, figure)
        if owner == state.seat:
            figures.leave(state, figure, SUPPLY)
        else:
            figures.leave(state, figure, self.prison_of(state.seat))
            state.notes[self.first_note + PRISONERS + owner] += 1
            state.wake(self.first_step + RANSOM_PRISONER)
            state.notes[self.first_note + CAPTURED] = figure + 1

    def tell_captured(self, state: State, figure: int) -> None:
        assert state.record is not None
        state.record.append(Captured(state.seat, events.figure_at(state, figure)))

    # ------------------------------------------------------------------ prisoners (sheet 5)

    def offer_exchange(self, state: State) -> None:
        """Offer the own followers that the owner of the captured one holds; before this no pair held each other's."""
        other = state.owner_of(state.notes[self.first_note + CAPTURED] - 1)
        for figure in range(state.seat * state.box.figures, (state.seat + 1) * state.box.figures):
            if self.captor_of(state, figure) == other and not state.is_double(figure):
                state.offer(self.verb + EXCHANGE, figure, 0, 0)

    def exchange(self, state: State, figure: int) -> None:
        captured = state.notes[self.first_note + CAPTURED] - 1
        state.notes[self.first_note + CAPTURED] = 0
        if state.record is not None:
            self.tell_exchanged(state, figure, captured)
        self.set_free(state, figure)
        self.set_free(state, captured)

    def tell_exchanged(self, state: State, figure: int, captured: int) -> None:
        assert state.record is not None
        state.record.append(Exchanged((events.figure_at(state, figure), events.figure_at(state, captured))))

    def set_free(self, state: State, figure: int) -> None:
        state.notes[self.first_note + PRISONERS + state.owner_of(figure)] -= 1
        state.move_figure(figure, SUPPLY)

    def may_ransom(self, state: State) -> bool:
        """Whether a ransom is possible: once in a turn, with enough points (scores never fall below 0) and an own
        prisoner."""
        if state.notes[self.first_note + PRISONERS + state.seat] == 0 or state.notes[self.first_note + RANSOMED] != 0:
            return False
        return state.most_payable(state.seat) >= RANSOM_POINTS

    def offer_ransoms(self, state: State) -> None:
        for figure in range(state.seat * state.box.figures, (state.seat + 1) * state.box.figures):
            if self.captor_of(state, figure) != NOTHING and not state.is_double(figure):
                state.offer(self.verb + RANSOM, figure, 0, 0)

    def ransom(self, state: State, figure: int) -> None:
        """The captor cannot refuse."""
        captor = self.captor_of(state, figure)
        if state.record is not None:
            self.tell_ransom(state, figure, captor, state.seat, -RANSOM_POINTS)
            self.tell_ransom(state, figure, captor, captor, RANSOM_POINTS)
        state.notes[self.first_note + RANSOMED] = 1
        state.charge(state.seat, RANSOM_POINTS, self.first_item)
        state.pay(captor, RANSOM_POINTS, self.first_item)
        self.set_free(state, figure)
        state.step -= 1  # the choice is asked again: the follower may be deployed at once

    def tell_ransom(self, state: State, figure: int, captor: int, seat: int, points: int) -> None:
        assert state.record is not None
        early = state.box.step_ids[state.step - 1] == self.steps[RANSOM_PRISONER].name
        payment = Payment(seat, points, (Item(self.items[0].name, 1, points),))
        kind = EarlyRansom if early else Ransom
        state.record.append(kind("ransom", False, payment, events.figure_at(state, figure), captor))

    # ------------------------------------------------------------------ for people

    def prisoners(self, state: State) -> list[tuple[int, int, str]]:
        """Captor, owner and kind of every prisoner."""
        held = [(self.captor_of(state, figure), seat, kind) for figure, seat, kind, _ in state.elsewhere()]
        return [each for each in held if each[0] != NOTHING]

    def owned(self, state: State, seat: int, kind: int) -> int:
        """Tower pieces, and followers of the seat that others hold."""
        return state.notes[self.first_note + (PIECES if kind == 0 else PRISONERS) + seat]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        towers = []
        for tower in range(state.note(self.first_note + FOUNDATIONS)):
            cell = self.cell_of(state, tower)
            towers.append({"x": cell.x, "y": cell.y, "height": state.note(self.note_of(tower) + HEIGHT)})
        return {
            "towers": towers,
            "pieces": [state.note(self.first_note + PIECES + seat) for seat in range(state.box.seats)],
            "prisoners": [
                {"captor": captor, "seat": seat, "kind": kind} for captor, seat, kind in self.prisoners(state)
            ],
        }

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        pieces = state.note(self.first_note + PIECES + seat)
        held = sum(captor == seat for captor, _, _ in self.prisoners(state))
        return [
            Saying(f"holding-{what}", {"number": number})
            for number, what in ((pieces, "tower_piece"), (held, "prisoner"))
            if number
        ]

    def notices(self, state: State, names: Sequence[str]) -> list[Saying]:
        return [
            Saying("notice-prisoner", {"name": names[captor], "owner": names[seat], "figure": Noun(f"figure-{kind}")})
            for captor, seat, kind in self.prisoners(state)
        ]

    def laid_tokens(self, state: State) -> list[LaidToken]:
        """Every tower with its height, 0 for a foundation."""
        towers = [self.note_of(tower) for tower in range(state.note(self.first_note + FOUNDATIONS))]
        return [LaidToken(self.tokens[0], state.note(note + TILE), number=state.note(note + HEIGHT)) for note in towers]
