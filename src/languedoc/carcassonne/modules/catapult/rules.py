"""The Catapult: at every fair all players throw a token of one kind. The sheet is rules/catapult.md.

Throws are aimed at a point of the board and scattered by lot (5.2). Points are in hundredths of a square; all
distances are compared squared, so nothing depends on rounding.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from languedoc.carcassonne import events, figures, numbering, scoring
from languedoc.carcassonne.board import geometry
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import LaidToken, Mark, PointsItem, Step, Token
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.catapult import anchors
from languedoc.carcassonne.modules.catapult.events import CatapultRound, Caught, Seduced, TokenLanded
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Point, Target, Word
from languedoc.memory import Memory

SIGN = "fair"
KINDS = ("knock_out", "seduction", "target", "catch")
KNOCK_OUT, SEDUCTION, TARGET, CATCH = range(4)
NUMBER_OF_KINDS = 4
POINTS = 5

# The throw: six lots from -S to S, three for each coordinate
SCATTER = {"normal": 40, "easy": 20, "hard": 60}
LOTS = 3
MARGIN = 100  # how far beyond the outermost tiles one may aim
HIT = 30 * 30  # squared distance from the token to a follower that it hits
KNOCK_ON = 20 * 20  # and from that follower to others that fall with it

# The catch: by power, how many of 100 lots reach the stick, and are caught in the same lane or in another
LANES = ("middle", "left", "right")  # the first is the default
POWERS = ("medium", "soft", "hard")
REACHES = (85, 60, 100)
CAUGHT = (60, 90, 35)
CAUGHT_ASIDE = (15, 40, 5)
NUMBER_OF_LANES = NUMBER_OF_POWERS = 3

SIDE, MIDDLE = anchors.SIDE, anchors.MIDDLE  # of a square
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8  # sides as bits

# Steps, in the order of `Catapult.steps`; the rows of a round follow each other without others between
ROUND, THROW, SEDUCTION_CHOICE, SEDUCTION_REPLACE, CATAPULT_CATCH = range(5)
BACK_TO_THROW = 4  # rows from behind the last one

# Verbs, in the order of `Catapult.verbs`
CHOOSE, AIM, SEDUCE, REPLACE, EXCHANGE, FLING, GRAB = range(7)
PASS = numbering.PASS

# Notes: the kind of this round (+ 1), how many have thrown, the follower that may be replaced (+ 1), who had the last
# round (+ 1). Then of each seat where its token landed (its kind + 1, x, y) and its distance from the fair, and of
# each figure whether it was hit.
KIND, THROWN, VICTIM, OWNER, FIRST_SEAT = range(5)
LANDED, AT_X, AT_Y, AWAY = range(4)
OF_A_SEAT = 4
FIRST_FIGURE = FIRST_SEAT + numbering.MOST_SEATS * OF_A_SEAT
DIRECT, FALLEN = 1, 2

FAR = -1  # the distance of a token that did not land on a tile
ORIGIN = 10_000  # added to squares, so that divisions are not of negative numbers
OFFICIAL = ("timing_profile", "official")
FIRST_PLACE = numbering.FIRST_PLACE
NOTHING = numbering.NOTHING
SUPPLY = numbering.SUPPLY
VERB_MASK = numbering.VERB_MASK


class Catapult(Module):
    slug = "catapult"
    rank = 310
    asks_together = True
    steps = (
        Step("catapult_round", "P2", 210, "2.2-22", asks=True, rests=True, moved={OFFICIAL: ("P6", 20)}),
        Step("catapult_throw", "P2", 211, asks=True, rests=True, moved={OFFICIAL: ("P6", 21)}),
        Step("seduction_choice", "P2", 212, asks=True, rests=True, moved={OFFICIAL: ("P6", 22)}),
        Step("seduction_replace", "P2", 213, asks=True, rests=True, moved={OFFICIAL: ("P6", 23)}),
        Step("catapult_catch", "P2", 214, asks=True, rests=True, moved={OFFICIAL: ("P6", 24)}),
    )
    rows = (Step("setup_catapult", "setup", 160, "S-16"),)
    verbs = ("catapult", "aim_at", "seduce", "replace_by", "exchange_by", "fling", "grab")
    items = (PointsItem("catapult_target"), PointsItem("catapult_catch"))
    awards = ("catapult_target", "catapult_catch")
    tokens = tuple([Token(f"catapult-{kind}", sign="☄") for kind in KINDS])
    marks = (Mark(SIGN, sign="♫"),)
    rule_options = (RuleOption("catapult_skill", tuple(SCATTER)),)

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.scatter = SCATTER[str(options["catapult_skill"])]
        self.sign = 0

    def prepare(self, box: Box) -> None:
        """`anchor_x` and `anchor_y` say where a figure is on its square (5.1), by the row of its segment and the turn
        of its tile."""
        self.sign = box.designs.bit(SIGN)
        self.segments = box.designs.rows
        self._lay_out(Memory(0))
        self._lay_out(Memory(self.memory.used))
        row = 0
        for form in box.designs.forms:
            for part in form.parts:
                for quarters in range(4):
                    x, y = anchors.anchor([geometry.turned(port, quarters) for port in part.ports])
                    self.anchor_x[row * 4 + quarters] = x
                    self.anchor_y[row * 4 + quarters] = y
                row += 1

    def _lay_out(self, memory: Memory) -> None:
        self.memory = memory
        self.anchor_x = memory.shorts(self.segments * 4)
        self.anchor_y = memory.shorts(self.segments * 4)

    def notes_needed(self, box: Box) -> int:
        return FIRST_FIGURE + box.seats * box.figures

    def most_options(self, box: Box) -> int:
        return max(9, 1 + box.figure_kinds + box.seats * box.figures)

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        return (designs.marks[design] & self.sign) != 0

    def get(self, state: State, what: int) -> int:
        return state.notes[self.first_note + what]

    def put(self, state: State, what: int, number: int) -> None:
        state.notes[self.first_note + what] = number

    def of(self, seat: int, what: int) -> int:
        """The note about the token of a seat."""
        return FIRST_SEAT + seat * OF_A_SEAT + what

    # ------------------------------------------------------------------ a round (3)

    def turn_begins(self, state: State) -> None:
        """The tokens of a round are shown until the turn comes back to whoever had it."""
        if self.get(state, OWNER) == state.seat + 1:
            self.put(state, OWNER, 0)

    def tile_placed(self, state: State) -> None:
        state.wake(self.first_step + ROUND)

    def thrower(self, state: State) -> int:
        return (state.seat + self.get(state, THROWN)) % state.box.seats

    def catcher(self, state: State) -> int:
        """The left neighbour of the thrower."""
        return (self.thrower(state) + 1) % state.box.seats

    def perform(self, state: State, step: int) -> None:
        if step == ROUND:
            state.rest(self.first_step + ROUND)
            self.offer(state, step)
            state.ask(state.seat)
        elif self.get(state, KIND) != 0:
            if step == THROW:
                if self.get(state, KIND) - 1 != CATCH:
                    self.offer(state, step)
                    state.ask(self.thrower(state))
            elif step == CATAPULT_CATCH:
                self.go_on(state)
            elif self.get(state, VICTIM) != 0:
                self.offer(state, step)
                if state.count > 1:
                    state.ask(self.last_thrower(state))
                elif step == SEDUCTION_CHOICE:
                    self.put(state, VICTIM, state.first_target(state.code(0)) + 1)

    def last_thrower(self, state: State) -> int:
        """Who threw last: the throw is counted before its effects."""
        return (state.seat + self.get(state, THROWN) - 1) % state.box.seats

    def go_on(self, state: State) -> None:
        """Back to the next throw, or the end of the round."""
        self.put(state, VICTIM, 0)
        if self.get(state, THROWN) == state.box.seats:
            self.end_round(state)
        elif self.get(state, KIND) - 1 == CATCH:
            state.ask_together((1 << self.thrower(state)) | (1 << self.catcher(state)))
        else:
            state.step -= BACK_TO_THROW

    def end_round(self, state: State) -> None:
        if self.get(state, KIND) - 1 == TARGET:
            self.pay_nearest(state)
        self.put(state, KIND, 0)
        for step in range(THROW, CATAPULT_CATCH + 1):
            state.rest(self.first_step + step)

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        if step == ROUND:
            for kind in range(NUMBER_OF_KINDS):
                state.offer(self.verb + CHOOSE, kind, 0, 0)
        elif step == THROW:
            self.offer_aims(state)
        elif step == SEDUCTION_CHOICE:
            self.offer_nearest(state)
        elif step == SEDUCTION_REPLACE:
            state.offer(PASS, 0, 0, 0)
            self.offer_replacements(state, self.last_thrower(state))
        else:
            for lane in range(NUMBER_OF_LANES):
                if state.decider == self.catcher(state):
                    state.offer(self.verb + GRAB, lane, 0, 0)
                else:
                    for power in range(NUMBER_OF_POWERS):
                        state.offer(self.verb + FLING, lane, power, 0)

    def offer_aims(self, state: State) -> None:
        """Any point of the rectangle around all tiles, or a square beyond it; the default is the fair (5.5)."""
        left = right = state.board.column(state.board.spot[0])
        top = bottom = state.board.line(state.board.spot[0])
        for piece in range(state.board.pieces):
            column = state.board.column(state.board.spot[piece])
            line = state.board.line(state.board.spot[piece])
            left = min(left, column)
            right = max(right, column)
            top = min(top, line)
            bottom = max(bottom, line)
        x = state.board.column(state.board.spot[state.placed]) * SIDE + MIDDLE
        y = state.board.line(state.board.spot[state.placed]) * SIDE + MIDDLE
        low = left * SIDE - MARGIN
        high = top * SIDE - MARGIN
        state.offer_points(self.verb + AIM, low, high, (right + 1) * SIDE + MARGIN, (bottom + 1) * SIDE + MARGIN, x, y)

    def chosen(self, state: State, code: int) -> None:
        verb = (code & VERB_MASK) - self.verb
        if verb == CHOOSE:
            self.begin_round(state, state.first_target(code))
        elif verb == AIM:
            self.throw(state, state.point_x(code), state.point_y(code))
        elif verb == SEDUCE:
            self.put(state, VICTIM, state.first_target(code) + 1)
        elif verb == REPLACE:
            kind = state.first_target(code)
            self.replace(state, state.figure_in_supply(self.last_thrower(state), kind))
        else:
            self.replace(state, state.first_target(code))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        verb = (code & VERB_MASK) - self.verb
        target = state.first_target(code)
        if verb == CHOOSE:
            return (Word(KINDS[target], "catapult"),)
        if verb == AIM:
            return (Point(state.point_x(code), state.point_y(code)),)
        if verb == REPLACE:
            return (Word(state.box.figure_names[target], "figure"),)
        if verb in (SEDUCE, EXCHANGE):
            return (events.figure_at(state, target),)
        lane = Word(LANES[target], "lane")
        return (lane, Word(POWERS[state.second_target(code)], "power")) if verb == FLING else (lane,)

    def begin_round(self, state: State, kind: int) -> None:
        self.put(state, KIND, kind + 1)
        self.put(state, THROWN, 0)
        self.put(state, VICTIM, 0)
        self.put(state, OWNER, state.seat + 1)
        for seat in range(state.box.seats):
            self.put(state, self.of(seat, LANDED), 0)
        for step in range(THROW, CATAPULT_CATCH + 1):
            state.wake(self.first_step + step)
        if state.record is not None:
            self.tell_round(state, kind)

    def tell_round(self, state: State, kind: int) -> None:
        assert state.record is not None
        state.record.append(CatapultRound(state.seat, KINDS[kind]))

    # ------------------------------------------------------------------ a throw (5.2)

    def throw(self, state: State, x: int, y: int) -> None:
        seat = self.thrower(state)
        for _ in range(LOTS):
            x += state.draw_lot(2 * self.scatter + 1) - self.scatter
        for _ in range(LOTS):
            y += state.draw_lot(2 * self.scatter + 1) - self.scatter
        self.put(state, self.of(seat, LANDED), self.get(state, KIND))
        self.put(state, self.of(seat, AT_X), x)
        self.put(state, self.of(seat, AT_Y), y)
        if state.record is not None:
            self.tell_landed(state, seat, x, y)
        self.put(state, THROWN, self.get(state, THROWN) + 1)
        on_tile = self.is_on_tile(state, x, y)
        if self.get(state, KIND) - 1 == KNOCK_OUT:
            self.knock_out(state, x, y)
        elif self.get(state, KIND) - 1 == TARGET:
            self.put(state, self.of(seat, AWAY), self.from_fair(state, x, y) if on_tile else FAR)
        elif on_tile:
            self.put(state, VICTIM, self.nearest(state, x, y, NOTHING) + 1)

    def square_of(self, coordinate: int) -> int:
        """The column or line of a coordinate."""
        return (coordinate + ORIGIN * SIDE) // SIDE - ORIGIN

    def is_on_tile(self, state: State, x: int, y: int) -> bool:
        column = self.square_of(x)
        line = self.square_of(y)
        piece = state.board.piece_at(column, line)
        return piece != NOTHING and not self.is_in_gap(state, piece, x - column * SIDE, y - line * SIDE)

    def is_in_gap(self, state: State, piece: int, x: int, y: int) -> bool:
        """Whether a point of a square lies beyond the long edge of a triangle, where nothing lies (half_so_wild 3)."""
        gaps = state.board.designs.gaps[state.board.oriented[piece]]
        if gaps == 0 or state.board.second_half(piece) != NOTHING:
            return False
        beyond = 0  # how far, towards the sides that the triangle leaves empty
        if gaps & NORTH:
            beyond -= 2 * y - SIDE
        if gaps & EAST:
            beyond += 2 * x - SIDE
        if gaps & SOUTH:
            beyond += 2 * y - SIDE
        if gaps & WEST:
            beyond -= 2 * x - SIDE
        return beyond > 0

    def tell_landed(self, state: State, seat: int, x: int, y: int) -> None:
        assert state.record is not None
        cell = Cell(self.square_of(x), self.square_of(y))
        kind = KINDS[state.note(self.first_note + KIND) - 1]
        state.record.append(TokenLanded(seat, kind, cell, x, y, self.is_on_tile(state, x, y)))

    # ------------------------------------------------------------------ where figures are (5.1)

    def piece_of(self, state: State, figure: int) -> int:
        """The tile that a follower is on, as far as the catapult reaches it, or -1: in the supply, a prisoner."""
        place = state.stands[figure]
        if place >= 0:
            return state.board.piece_of[place]
        if place == SUPPLY or not state.is_follower(figure):
            return NOTHING
        return self.piece_at_place(state, place)

    def piece_at_place(self, state: State, place: int) -> int:
        """The tile of a place of a module; of several the first that its sheet lists."""
        module, declared, _ = state.box.place_owner(place)
        if declared.captive:
            return NOTHING
        piece = state.place_on[FIRST_PLACE - place]
        if piece != NOTHING:
            return piece
        pieces = module.place_tiles(state, module.first_place - place)
        return pieces[0] if pieces else NOTHING

    def x_of(self, state: State, figure: int) -> int:
        place = state.stands[figure]
        piece = self.piece_of(state, figure)
        at = MIDDLE
        if place >= 0:
            at = self.anchor_x[state.board.row[place] * 4 + (state.board.oriented[piece] & 3)]
        return state.board.column(state.board.spot[piece]) * SIDE + at

    def y_of(self, state: State, figure: int) -> int:
        place = state.stands[figure]
        piece = self.piece_of(state, figure)
        at = MIDDLE
        if place >= 0:
            at = self.anchor_y[state.board.row[place] * 4 + (state.board.oriented[piece] & 3)]
        return state.board.line(state.board.spot[piece]) * SIDE + at

    def is_reached(self, state: State, figure: int) -> bool:
        """Whether it is a follower on the playing field."""
        return state.is_follower(figure) and state.stands[figure] != SUPPLY and self.piece_of(state, figure) != NOTHING

    def distance(self, state: State, figure: int, x: int, y: int) -> int:
        """The squared distance of a follower from a point."""
        across = self.x_of(state, figure) - x
        down = self.y_of(state, figure) - y
        return across * across + down * down

    # ------------------------------------------------------------------ knock out

    def knock_out(self, state: State, x: int, y: int) -> None:
        """All who are hit, and who stands close to one of them, go home."""
        everybody = state.box.seats * state.box.figures
        for figure in range(everybody):
            hit = self.is_reached(state, figure) and self.distance(state, figure, x, y) <= HIT
            self.put(state, FIRST_FIGURE + figure, DIRECT if hit else 0)
        for figure in range(everybody):
            if self.get(state, FIRST_FIGURE + figure) == 0 and self.is_reached(state, figure):
                if self.falls(state, figure):
                    self.put(state, FIRST_FIGURE + figure, FALLEN)
        for figure in range(everybody):
            if self.get(state, FIRST_FIGURE + figure) != 0:
                self.put(state, FIRST_FIGURE + figure, 0)
                self.send_home(state, figure)

    def falls(self, state: State, figure: int) -> bool:
        """Whether a follower stands close to one that was hit."""
        x = self.x_of(state, figure)
        y = self.y_of(state, figure)
        for other in range(state.box.seats * state.box.figures):
            if self.get(state, FIRST_FIGURE + other) == DIRECT and self.distance(state, other, x, y) <= KNOCK_ON:
                return True
        return False

    def send_home(self, state: State, figure: int) -> None:
        if state.stands[figure] < SUPPLY and state.record is not None:
            events.figure_left_place(state, figure)
        figures.leave(state, figure, SUPPLY)

    # ------------------------------------------------------------------ seduction

    def nearest(self, state: State, x: int, y: int, after: int) -> int:
        """The first follower nearest to a point, or the next one after another at the same distance; or -1."""
        best = NOTHING
        least = 0 if after == NOTHING else self.distance(state, after, x, y)
        for figure in range(after + 1, state.box.seats * state.box.figures):
            if self.is_reached(state, figure):
                away = self.distance(state, figure, x, y)
                if after != NOTHING:
                    if away == least:
                        return figure
                elif best == NOTHING or away < least:
                    best = figure
                    least = away
        return best

    def offer_nearest(self, state: State) -> None:
        """The nearest followers; equal ones at one place are no choice."""
        seat = self.last_thrower(state)
        x = self.get(state, self.of(seat, AT_X))
        y = self.get(state, self.of(seat, AT_Y))
        figure = self.nearest(state, x, y, NOTHING)
        while figure != NOTHING:
            if not state.is_double(figure):
                state.offer(self.verb + SEDUCE, figure, 0, 0)
            figure = self.nearest(state, x, y, figure)

    def offer_replacements(self, state: State, seat: int) -> None:
        """Own followers from the supply by their kinds, or from the board, that may be where the other one is."""
        victim = self.get(state, VICTIM) - 1
        place = state.stands[victim]
        for kind in range(state.box.figure_kinds):
            if state.box.is_follower[kind] and state.supply[seat * state.box.figure_kinds + kind] > 0:
                if self.fits(state, place, kind):
                    state.offer(self.verb + REPLACE, kind, 0, 0)
        for figure in range(seat * state.box.figures, (seat + 1) * state.box.figures):
            if figure != victim and self.is_reached(state, figure) and not state.is_double(figure):
                if self.fits(state, place, state.box.figure_kind[figure]):
                    state.offer(self.verb + EXCHANGE, figure, 0, 0)

    def fits(self, state: State, place: int, kind: int) -> bool:
        """Whether a kind of follower may be at a place."""
        if place >= 0:
            return (state.box.designs.ground[state.board.row[place]] & state.box.grounds[kind]) != 0
        return self.is_admitted(state, place, kind)

    def is_admitted(self, state: State, place: int, kind: int) -> bool:
        module, _, _ = state.box.place_owner(place)
        return bool(module.admits(state, place, kind))

    def replace(self, state: State, figure: int) -> None:
        """A follower leaves its place, if it has one, and takes that of the nearest one, who goes home."""
        victim = self.get(state, VICTIM) - 1
        place = state.stands[victim]
        if state.record is not None:
            self.tell_seduced(state, victim, figure)
        if self.shares_feature(state, figure, place):
            figures.leave(state, figure, place)  # whoever belongs to him there stays: he is never away
        else:
            if state.stands[figure] != SUPPLY:
                self.send_home(state, figure)
            state.move_figure(figure, place)
        self.send_home(state, victim)
        self.put(state, VICTIM, 0)
        if place < SUPPLY:
            self.tell_place(state, figure, place)

    def shares_feature(self, state: State, figure: int, place: int) -> bool:
        """Whether a figure stands in the feature of a segment."""
        here = state.stands[figure]
        return here >= 0 and place >= 0 and state.board.root[here] == state.board.root[place]

    def tell_place(self, state: State, figure: int, place: int) -> None:
        """Tell the module of a place who is there now."""
        module, _, _ = state.box.place_owner(place)
        module.took_place(state, figure)

    def tell_seduced(self, state: State, victim: int, figure: int) -> None:
        assert state.record is not None
        by = events.figure_name(state, figure)
        state.record.append(Seduced(self.last_thrower(state), events.figure_at(state, victim), by))

    # ------------------------------------------------------------------ target

    def from_fair(self, state: State, x: int, y: int) -> int:
        """The squared distance of a point from the tile with the fair."""
        left = state.board.column(state.board.spot[state.placed]) * SIDE
        top = state.board.line(state.board.spot[state.placed]) * SIDE
        across = max(0, left - x, x - left - SIDE)
        down = max(0, top - y, y - top - SIDE)
        return across * across + down * down

    def pay_nearest(self, state: State) -> None:
        """The active player first; whoever is as near as the nearest is paid, too."""
        least = FAR
        for seat in range(state.box.seats):
            away = self.get(state, self.of(seat, AWAY))
            if away != FAR and (least == FAR or away < least):
                least = away
        for i in range(state.box.seats):
            seat = (state.seat + i) % state.box.seats
            if least != FAR and self.get(state, self.of(seat, AWAY)) == least:
                self.pay_target(state, seat)

    def pay_target(self, state: State, seat: int) -> None:
        scoring.award(state, seat, "catapult_target", self.first_item, 1, POINTS)

    # ------------------------------------------------------------------ catch (5.4)

    def answered(self, state: State, step: int) -> None:
        """Both have chosen: does the token reach the stick, and is it caught?"""
        thrower = self.thrower(state)
        catcher = self.catcher(state)
        lane = state.first_target(state.answer(thrower))
        power = state.second_target(state.answer(thrower))
        hands = state.first_target(state.answer(catcher))
        reached = state.draw_lot(100) < REACHES[power]
        caught = state.draw_lot(100) < (CAUGHT[power] if lane == hands else CAUGHT_ASIDE[power])
        self.put(state, THROWN, self.get(state, THROWN) + 1)
        if state.record is not None:
            way = "short" if not reached else "caught" if caught else "missed"
            state.record.append(Caught(thrower, catcher, LANES[lane], POWERS[power], LANES[hands], way))
        winner = thrower if reached and not caught else catcher
        scoring.award(state, winner, "catapult_catch", self.first_item + 1, 1, POINTS)
        state.step -= 1  # the next pair

    # ------------------------------------------------------------------ for people

    def landings(self, state: State) -> list[tuple[int, str, int, int]]:
        """Where the tokens of the last round lie: seat, kind, x, y."""
        found = []
        for seat in range(state.box.seats if state.note(self.first_note + OWNER) else 0):
            kind, x, y = [state.note(self.first_note + self.of(seat, what)) for what in (LANDED, AT_X, AT_Y)]
            if kind:
                found.append((seat, KINDS[kind - 1], x, y))
        return found

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The kind of token that is being thrown, and where those of the last round lie."""
        kind = state.note(self.first_note + KIND)
        landed = [{"seat": owner, "kind": what, "x": x, "y": y} for owner, what, x, y in self.landings(state)]
        return {"kind": KINDS[kind - 1] if kind else None, "landed": landed}

    def laid_tokens(self, state: State) -> list[LaidToken]:
        tokens = {token.name: token for token in self.tokens}
        return [LaidToken(tokens[f"catapult-{kind}"], point=(x, y)) for _, kind, x, y in self.landings(state)]
