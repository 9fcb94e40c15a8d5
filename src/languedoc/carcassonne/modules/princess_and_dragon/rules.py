"""The Princess & the Dragon, with fairy and magic portals. The sheet is rules/princess_and_dragon.md.

A volcano brings the dragon; until then tiles with the dragon are set aside. Such a tile makes it move, and it eats the
figures on its way. The fairy keeps it off her tile and brings points to the follower she stands beside. A princess
removes a knight. A magic portal allows to deploy a follower on any tile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from languedoc import memory as bits
from languedoc.carcassonne import events, figures, moments, numbering, scoring
from languedoc.carcassonne.board import board as boards
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import LaidToken, Mark, PointsItem, Step, Token
from languedoc.carcassonne.events import Awarded, Item, Payment
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Figure, Target
from languedoc.i18n import Saying
from languedoc.table.event import Event
from languedoc.table.record import record

# Points
FAIRY_TURN = 1  # at the beginning of a turn, for the owner of the follower with the fairy
FAIRY_SCORED = 3  # when the feature of that follower is scored

LONGEST_WALK = 6  # steps of the dragon

# Steps, in the order of `PrincessAndDragon.steps`
FAIRY_POINT, SET_ASIDE_DRAGON_TILE, VOLCANO_DRAGON, PRINCESS_REMOVE, DRAGON_MOVE, FINAL_FAIRY = range(6)

PRINCESS, FAIRY, DRAGON = range(3)  # verbs
PASS = numbering.PASS

FAIRY_ITEM = 0

# Notes: 1 + the tile of the dragon, 1 + the tile of the fairy, 1 + the follower she is tied to; 0 is none.
# Then, while the dragon walks, 1 + its steps so far, and the tiles it has been on, the first and the last included.
# Then how often the fairy pays each seat at the end. Then how many tiles are set aside, and which.
DRAGON_AT, FAIRY_AT, FAIRY_WITH, WALKED, VISITED = range(5)
FAIRY_DUE = VISITED + LONGEST_WALK + 1
MOST_SEATS = numbering.MOST_SEATS
ASIDE = FAIRY_DUE + MOST_SEATS
ASIDE_TILES = ASIDE + 1

OTHER_ACTION = numbering.OTHER_ACTION
LAST_ACTION = numbering.LAST_ACTION
NOTHING = numbering.NOTHING
SUPPLY = numbering.SUPPLY
FIRST_PLACE = numbering.FIRST_PLACE
TILE = boards.TILE
VERB_MASK = numbering.VERB_MASK
OPEN_MASK = boards.OPEN_MASK
ONE = numbering.ONE
MARKS = 63  # bits of a word, less one


@record(frozen=True, slots=True)
class DragonFlew(Event):
    """A volcano moved the dragon to its tile."""

    cell: Cell


@record(frozen=True, slots=True)
class TilesBack(Event):
    """The tiles that were set aside were shuffled into the bag."""

    tiles: tuple[str, ...]


@record(frozen=True, slots=True)
class DragonMoved(Event):
    """One step of the dragon, chosen by a seat."""

    seat: int
    cell: Cell


@record(frozen=True, slots=True)
class FairyPoint(Awarded):
    """The point for the owner of the follower with the fairy, before drawing a tile."""

    opens_turn = True


@record(frozen=True, slots=True)
class FairyMoved(Event):
    seat: int
    figure: Figure


class PrincessAndDragon(Module):
    slug = "princess_and_dragon"
    rank = 30
    steps = (
        Step("fairy_point", "P1", 10, "2.1-1", rests=True),
        Step("set_aside_dragon_tile", "P2", 80, "2.2-7"),
        Step("volcano_dragon", "P2", 140, "2.2-11", rests=True),
        Step("princess_remove", "P3", 10, "2.2-10", asks=True, rests=True),
        Step(
            "dragon_move",
            "P3b",
            10,
            "2.2-12",
            asks=True,
            rests=True,
            moved={("dragon_timing", "before_wood"): ("P2", 145), ("dragon_timing", "after_scoring"): ("P5", 435)},
        ),
        Step("final_fairy", "final", 320, "E-31"),
    )
    rows = (
        Step("setup_dragon_fairy", "setup", 60, "S-6"),
        Step("portal_enable", "P2", 160, "2.2-13"),
        Step("fairy_move", "P3", 120, "2.3-9"),
        Step("fairy_scoring", "P5", 310, "2.5-31"),
    )
    verbs = ("princess", "fairy", "dragon")
    items = (PointsItem("fairy"),)
    awards = ("fairy",)
    belongings = ("fairy",)
    tokens = (Token("dragon", sign="§", stands=True), Token("fairy", sign="*", stands=True))
    dangers = ("eaten",)
    marks = (
        Mark("volcano", option="dragon", sign="∆"),
        Mark("dragon", option="dragon", sign="¤"),
        Mark("princess", on=("city",), option="princess", sign="♀"),
        Mark("portal", option="portal", sign="∏"),
    )
    rule_options = (
        RuleOption("princess_action", ("must", "may")),
        RuleOption("dragon_timing", ("after_wood", "before_wood", "after_scoring")),
        RuleOption("fairy_binding", ("follower", "tile", "follower_for_good")),
        RuleOption("dragon", (True, False)),
        RuleOption("fairy", (True, False)),
        RuleOption("princess", (True, False)),
        RuleOption("portal", (True, False)),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.has_dragon = bool(options["dragon"])
        self.fairy_flies = bool(options["fairy"])
        self.princesses_act = bool(options["princess"])
        self.portals_lead = bool(options["portal"])
        self.princess_may = options["princess_action"] == "may"
        self.fairy_of_tile = options["fairy_binding"] == "tile"
        self.fairy_for_good = options["fairy_binding"] == "follower_for_good"
        self.edible = 0  # figures of a seat, as bits
        self.volcano = self.dragon = self.portal = self.princess = self.waking = 0

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        if hook == "figure_options":
            return True
        return (designs.marks[design] & (self.portal if hook == "spots" else self.waking)) != 0

    def overrides(self, hook: str) -> bool:
        """A rule that is switched off overrides no hook."""
        if (hook == "spots" and not self.portals_lead) or (hook == "barred" and not self.has_dragon):
            return False
        of_fairy = hook in ("figure_options", "left", "gone", "scored", "place_scored")
        return super().overrides(hook) and (self.fairy_flies or not of_fairy)

    def prepare(self, box: Box) -> None:
        self.edible = box.figures_among(~box.safe_from("eaten"))
        self.volcano, self.dragon, self.princess, self.portal = [box.designs.bit(mark.name) for mark in self.marks]
        self.waking = self.volcano | self.dragon | self.princess

    def notes_needed(self, box: Box) -> int:
        """As many notes as dragon tiles can be set aside."""
        return ASIDE_TILES + len([design for design in box.bag if "dragon" in box.designs.tiles[design].marks])

    def most_options(self, box: Box) -> int:
        return 1 + box.seats * box.figures

    def get(self, state: State, what: int) -> int:
        return state.notes[self.first_note + what]

    def put(self, state: State, what: int, number: int) -> None:
        state.notes[self.first_note + what] = number

    # ------------------------------------------------------------------ steps

    def tile_placed(self, state: State) -> None:
        marks = state.board.designs.marks[state.board.oriented[state.placed] >> 2]
        if marks & self.volcano and self.has_dragon:
            state.wake(self.first_step + VOLCANO_DRAGON)
        if marks & self.princess and self.princesses_act:
            state.wake(self.first_step + PRINCESS_REMOVE)
        if marks & self.dragon and self.has_dragon:
            state.wake(self.first_step + DRAGON_MOVE)

    def perform(self, state: State, step: int) -> None:
        if step == FAIRY_POINT:
            if self.has_fairy(state, state.seat, NOTHING):
                state.pay(state.seat, FAIRY_TURN, self.first_item + FAIRY_ITEM)
                if state.record is not None:
                    self.tell_point(state)
        elif step == SET_ASIDE_DRAGON_TILE:
            if self.sets_aside(state):
                state.step = state.box.draw_tile
        elif step == VOLCANO_DRAGON:
            state.rest(self.first_step + VOLCANO_DRAGON)
            self.fly(state)
        elif step == PRINCESS_REMOVE:
            state.rest(self.first_step + PRINCESS_REMOVE)
            if self.princess_city(state) != NOTHING:
                self.offer(state, step)
                state.ask(state.seat)
        elif step == FINAL_FAIRY:
            self.pay_at_the_end(state)
        elif self.get(state, DRAGON_AT):
            self.walk(state)
        else:
            state.rest(self.first_step + DRAGON_MOVE)

    def tell_point(self, state: State) -> None:
        assert state.record is not None
        payment = Payment(state.seat, FAIRY_TURN, (Item("fairy", 1, FAIRY_TURN),))
        state.record.append(FairyPoint("fairy", False, payment))

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        if step == PRINCESS_REMOVE:
            self.offer_knights(state)
        else:
            self.offer_steps(state)

    def chosen(self, state: State, code: int) -> None:
        verb = (code & VERB_MASK) - self.verb
        target = state.first_target(code)
        if verb == PRINCESS:
            figures.leave(state, target, SUPPLY)
            state.act(LAST_ACTION, NOTHING)  # 6: no other figure in this part
            state.take_off(target)
        elif verb == FAIRY:
            self.move_fairy(state, target)
        else:
            self.enter(state, target)

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        target = state.first_target(code)
        verb = (code & VERB_MASK) - self.verb
        if verb == DRAGON:
            return (self.cell_of(state, target),)
        if verb == FAIRY and self.fairy_of_tile:
            return (self.cell_of(state, state.piece_under(target)),)
        return (events.figure_at(state, target),)

    def cell_of(self, state: State, piece: int) -> Cell:
        x, y, _, _ = state.board.where(piece)
        return Cell(x, y)

    # ------------------------------------------------------------------ the dragon (4)

    def would_lie(self, state: State) -> bool:
        """A tile that makes the dragon move cannot be laid before there is a dragon (2.2-7)."""
        marks = state.board.designs.marks[state.hand]
        return not (self.has_dragon and self.get(state, DRAGON_AT) == 0 and marks & self.dragon)

    def sets_aside(self, state: State) -> bool:
        """Before there is a dragon its tiles are set aside, and another one is drawn (2.2-7)."""
        if self.would_lie(state):
            return False
        aside = self.get(state, ASIDE)
        self.put(state, ASIDE_TILES + aside, state.hand)
        self.put(state, ASIDE, aside + 1)
        if state.record is not None:
            events.tile_set_aside(state)
        state.hand = NOTHING
        return True

    def fly(self, state: State) -> None:
        """Move the dragon to the volcano; the tiles that were set aside go into the bag (2.2-11)."""
        self.put(state, DRAGON_AT, state.placed + 1)
        state.rest(self.first_step + SET_ASIDE_DRAGON_TILE)
        if state.record is not None:
            self.tell_flight(state)
        if self.get(state, ASIDE):
            for i in range(self.get(state, ASIDE)):
                state.pile[state.pile_left] = self.get(state, ASIDE_TILES + i)
                state.pile_left += 1
            self.put(state, ASIDE, 0)
            state.shuffle()

    def tell_flight(self, state: State) -> None:
        assert state.record is not None
        state.record.append(DragonFlew(self.cell_of(state, state.placed)))
        if self.get(state, ASIDE):
            state.record.append(TilesBack(tuple(self.tiles_aside(state))))

    def walk(self, state: State) -> None:
        """All players in turn move it, the active one first, until it has made six steps or is stuck (2.2-12)."""
        if self.get(state, WALKED) == 0:
            self.put(state, WALKED, 1)
            self.put(state, VISITED, self.get(state, DRAGON_AT) - 1)
        steps = self.get(state, WALKED) - 1
        state.offer_choices()
        if steps < LONGEST_WALK:
            self.offer_steps(state)
        if state.count > 0:
            state.ask((state.seat + steps) % state.box.seats)
            state.step -= 1  # come back here after the choice
        else:
            self.put(state, WALKED, 0)
            state.rest(self.first_step + DRAGON_MOVE)

    def offer_steps(self, state: State) -> None:
        cell = state.board.spot[self.get(state, DRAGON_AT) - 1]
        for side in range(4):
            piece = state.board.cell[cell + state.board.beside[side]] - TILE
            if piece >= 0 and self.may_enter(state, piece):
                state.offer(self.verb + DRAGON, piece, 0, 0)

    def may_enter(self, state: State, piece: int) -> bool:
        """Not where it was in this walk, not to the fairy, not where a module forbids it."""
        notes = state.notes
        if notes[self.first_note + FAIRY_AT] - 1 == piece:
            return False
        for i in range(self.first_note + VISITED, self.first_note + VISITED + notes[self.first_note + WALKED]):
            if notes[i] == piece:
                return False
        return not moments.keeps_out(state.box.keeps_out, state, piece)

    def enter(self, state: State, piece: int) -> None:
        """Move one step; all figures on the tile go home."""
        walked = self.get(state, WALKED)
        self.put(state, DRAGON_AT, piece + 1)
        self.put(state, VISITED + walked, piece)
        self.put(state, WALKED, walked + 1)
        if state.record is not None:
            self.tell_step(state, (state.seat + walked - 1) % state.box.seats, piece)
        for seat in range(state.box.seats):
            left = state.out[seat] & self.edible
            while left != 0:
                figure = seat * state.box.figures + bits.lowest_bit(left)
                left &= left - 1
                if state.is_on(figure, piece) and not state.is_sheltered(figure):
                    if state.stands[figure] < SUPPLY and state.record is not None:
                        events.figure_left_place(state, figure)
                    figures.leave(state, figure, SUPPLY)

    def tell_step(self, state: State, leader: int, piece: int) -> None:
        assert state.record is not None
        state.record.append(DragonMoved(leader, self.cell_of(state, piece)))

    def barred(self, state: State) -> int:
        """Nobody is put on the tile of the dragon."""
        return state.notes[self.first_note + DRAGON_AT] - 1

    # ------------------------------------------------------------------ the fairy (5)

    def figure_options(self, state: State) -> None:
        """Offer to move the fairy to an own follower, or to the tile of one (2.3-9)."""
        if not moments.holds_neutral(state.box.holds_neutral, state):
            self.offer_fairy(state)

    def offer_fairy(self, state: State) -> None:
        """To all own followers on tiles but the one she is tied to; of several that are the same, to the first."""
        first = state.seat * state.box.figures
        friend = self.get(state, FAIRY_WITH) - 1 - first
        alone = not state.box.crowds  # nobody shares a segment with another one
        some = left = state.out[state.seat] & state.box.followers
        passed = marks = 0  # who was passed, and a bit for each place, which some places share
        if 0 <= friend < state.box.figures:
            passed = ONE << friend
            marks = ONE << (state.stands[first + friend] & MARKS)
            some &= ~passed
        while left != 0:
            i = bits.lowest_bit(left)
            left &= left - 1
            place = state.stands[first + i]
            if self.fairy_of_tile:
                repeated = self.tile_is_done(state, first + i)
            elif alone and place >= 0:
                repeated = False
            else:
                mark = ONE << (place & MARKS)
                repeated = marks & mark != 0 and self.is_repeated(state, first, i, passed)
                marks |= mark
            if repeated or (place < SUPPLY and state.place_on[FIRST_PLACE - place] == NOTHING):
                some &= ~(ONE << i)
            passed |= ONE << i
        state.offer_figures(self.verb + FAIRY, state.seat, some)

    def is_repeated(self, state: State, first: int, i: int, others: int) -> bool:
        """Whether a follower stands beside an equal one of some others (as bits): nobody can tell which of them has
        her."""
        while others != 0:
            other = first + bits.lowest_bit(others)
            others &= others - 1
            if state.stands[other] == state.stands[first + i]:
                if state.box.figure_kind[other] == state.box.figure_kind[first + i]:
                    return True
        return False

    def tile_is_done(self, state: State, figure: int) -> bool:
        """Whether the fairy is on the tile of a follower, or another own follower on the same tile is offered
        already."""
        piece = state.piece_under(figure)
        if self.get(state, FAIRY_AT) - 1 == piece:
            return True
        for other in range(figure - figure % state.box.figures, figure):
            if state.piece_under(other) == piece and state.is_follower(other):
                return True
        return False

    def move_fairy(self, state: State, figure: int) -> None:
        state.act(OTHER_ACTION, NOTHING)
        if self.get(state, FAIRY_AT) == 0:
            state.wake(self.first_step + FAIRY_POINT)
        self.put(state, FAIRY_AT, state.piece_under(figure) + 1)
        self.put(state, FAIRY_WITH, 0 if self.fairy_of_tile else figure + 1)
        if state.record is not None:
            self.tell_fairy(state, figure)

    def tell_fairy(self, state: State, figure: int) -> None:
        assert state.record is not None
        state.record.append(FairyMoved(state.seat, events.figure_at(state, figure)))

    def left(self, state: State, figure: int, segment: int) -> None:
        """She stays with an equal follower on the same segment, if there is one."""
        if self.get(state, FAIRY_WITH) - 1 == figure and segment >= 0 and not self.fairy_for_good:
            first = figure - figure % state.box.figures
            for other in range(first, first + state.box.figures):
                if state.stands[other] == segment and state.kind_of_figure(other) == state.kind_of_figure(figure):
                    self.put(state, FAIRY_WITH, other + 1)

    def gone(self, state: State, figure: int) -> None:
        """She stays where she is when her follower leaves her tile; while he is moving that is not decided yet."""
        if self.get(state, FAIRY_WITH) - 1 == figure and not self.fairy_for_good:
            if state.piece_under(figure) != self.get(state, FAIRY_AT) - 1 and not figures.on_the_way(state, figure):
                self.put(state, FAIRY_WITH, 0)

    def scored(self, state: State, root: int, final: bool) -> None:
        """3 points for the owner of the follower with the fairy, whoever owns the feature and whatever it is worth
        (2.5-31)."""
        if self.get(state, FAIRY_AT):
            for seat in range(state.box.seats):
                if self.has_fairy(state, seat, root):
                    if final:
                        self.put(state, FAIRY_DUE + seat, self.get(state, FAIRY_DUE + seat) + 1)
                    else:
                        self.award(state, seat)

    def also_paid(self, state: State, root: int, seats: int) -> int:
        """The owner of the follower with the fairy."""
        friends = 0
        if self.get(state, FAIRY_AT):
            for seat in range(state.box.seats):
                friends |= self.has_fairy(state, seat, root) << seat
        return friends

    def place_scored(self, state: State, figure: int) -> None:
        """The same where a follower is at a place that is no segment."""
        friend = self.get(state, FAIRY_WITH) - 1
        piece = state.piece_under(figure)
        if piece == self.get(state, FAIRY_AT) - 1 and piece != NOTHING and (self.fairy_of_tile or friend == figure):
            self.award(state, state.owner_of(figure))

    def award(self, state: State, seat: int) -> None:
        scoring.award(state, seat, "fairy", self.first_item + FAIRY_ITEM, 1, FAIRY_SCORED)

    def pay_at_the_end(self, state: State) -> None:
        """The points of the fairy for features of the final scoring are paid after all of them (E-31)."""
        for seat in range(state.box.seats):
            for _ in range(self.get(state, FAIRY_DUE + seat)):
                self.award(state, seat)
            self.put(state, FAIRY_DUE + seat, 0)

    def has_fairy(self, state: State, seat: int, root: int) -> bool:
        """Whether the fairy stands beside a follower of that seat, on that feature or, with -1, anywhere."""
        if not self.fairy_of_tile:
            figure = self.get(state, FAIRY_WITH) - 1
            if figure == NOTHING or state.box.owner[figure] != seat or state.stands[figure] == SUPPLY:
                return False
            if root == NOTHING:
                return state.piece_under(figure) == self.get(state, FAIRY_AT) - 1
            return self.is_on(state, figure, root)
        tile = self.get(state, FAIRY_AT) - 1
        if tile != NOTHING:
            for figure in range(seat * state.box.figures, (seat + 1) * state.box.figures):
                if state.is_on(figure, tile) and state.is_follower(figure) and self.is_on(state, figure, root):
                    return True
        return False

    def tile_matters(self, state: State, figure: int) -> bool:
        """If the fairy is tied to a tile, she protects everybody on it."""
        return self.fairy_of_tile

    def is_on(self, state: State, figure: int, root: int) -> bool:
        if root == NOTHING:
            return True
        return state.stands[figure] >= 0 and state.board.root[state.stands[figure]] == root

    # ------------------------------------------------------------------ the princess (6)

    def princess_city(self, state: State) -> int:
        """The city of the princess on the tile just placed if somebody is in it, or -1."""
        for segment in range(state.board.first[state.placed], state.board.end_of_tile(state.placed)):
            if state.board.designs.flags[state.board.row[segment]] & self.princess and state.board.occupied(segment):
                return state.board.root[segment]
        return NOTHING

    def offer_knights(self, state: State) -> None:
        """Offer any follower in the city (2.2-10)."""
        root = self.princess_city(state)
        if self.princess_may:
            state.offer(PASS, 0, 0, 0)
        for figure in range(state.box.seats * state.box.figures):
            segment = state.stands[figure]
            if segment >= 0 and state.board.root[segment] == root and state.is_follower(figure):
                if not state.is_double(figure):
                    state.offer(self.verb + PRINCESS, figure, 0, 0)

    # ------------------------------------------------------------------ the portal (7)

    def spots(self, state: State) -> None:
        """Add all free segments of other tiles whose feature is unfinished (2.2-13), once in a part."""
        if state.followers_left(state.seat) and not state.went_elsewhere():
            root = state.board.root
            words = state.board.word
            crowd = state.board.crowd
            piece_of = state.board.piece_of
            spot = state.spot
            placed = state.placed
            free = state.spots
            asks = state.box.is_free is not None
            for segment in range(state.board.segments):
                spot[free] = segment  # overwritten by the next one unless it counts
                if asks:
                    free += figures.is_free(state, segment) & (piece_of[segment] != placed)
                else:
                    free += (crowd[root[segment]] == 0) & (piece_of[segment] != placed)
            kept = state.spots
            for i in range(state.spots, free):
                segment = spot[i]
                spot[kept] = segment
                kept += (words[root[segment]] & OPEN_MASK) != 0 or state.is_unfinished(segment)  # most are still open
            state.spots = kept

    # ------------------------------------------------------------------ for people

    def tiles_aside(self, state: State) -> list[str]:
        return [state.box.tile_name(design) for design in self.aside(state)]

    def aside(self, state: State) -> list[int]:
        """In the order in which they were drawn."""
        first = self.first_note + ASIDE
        return [state.note(first + 1 + i) for i in range(state.note(first))]

    def where_is(self, state: State, what: int) -> Cell | None:
        piece = state.note(self.first_note + what) - 1
        return None if piece == NOTHING else self.cell_of(state, piece)

    def owned(self, state: State, seat: int, kind: int) -> int:
        """Whether the fairy stands beside one of its followers."""
        return self.has_fairy(state, seat, NOTHING)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Where dragon and fairy are, by which figure she stands, the walk so far, the tiles set aside."""
        dragon = self.where_is(state, DRAGON_AT)
        fairy = self.where_is(state, FAIRY_AT)
        walked = [state.note(self.first_note + VISITED + i) for i in range(state.note(self.first_note + WALKED))]
        figure = state.note(self.first_note + FAIRY_WITH) - 1
        return {
            "dragon": None if dragon is None else [dragon.x, dragon.y],
            "walk": [[cell.x, cell.y] for cell in [self.cell_of(state, piece) for piece in walked]],
            "fairy": None if fairy is None else [fairy.x, fairy.y],
            "fairy_with": None if figure == NOTHING else figure,
            "set_aside": dict(Counter(self.tiles_aside(state))),
        }

    def waiting(self, state: State) -> list[int]:
        return sorted(self.aside(state))

    def notices(self, state: State, names: Sequence[str]) -> list[Saying]:
        lines = []
        dragon = self.where_is(state, DRAGON_AT)
        if dragon is not None:
            lines.append(Saying("notice-dragon", {"cell": str(dragon)}))
        fairy = self.where_is(state, FAIRY_AT)
        if fairy is not None:
            figure = state.note(self.first_note + FAIRY_WITH) - 1
            if figure == NOTHING:
                lines.append(Saying("notice-fairy", {"cell": str(fairy)}))
            else:
                lines.append(Saying("notice-fairy.with", {"cell": str(fairy), "name": names[state.owner_of(figure)]}))
        aside = self.tiles_aside(state)
        if aside:
            lines.append(Saying("notice-set_aside", {"tiles": ", ".join(aside), "number": len(aside)}))
        return lines

    def laid_tokens(self, state: State) -> list[LaidToken]:
        both = zip((DRAGON_AT, FAIRY_AT), self.tokens, strict=True)
        at = [(state.note(self.first_note + what) - 1, token) for what, token in both]
        return [LaidToken(token, piece) for piece, token in at if piece != NOTHING]
