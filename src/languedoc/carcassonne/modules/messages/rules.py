"""The Messages: two counting figures, and cards for whoever reaches a dark space. The sheet is rules/messages.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from languedoc.carcassonne import events, figures, moments, numbering, scoring, turn
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import PointsItem, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.base import rules as base
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Target, Word
from languedoc.i18n import Saying
from languedoc.table.event import Event
from languedoc.table.record import record

# Points
INSTEAD = 2  # instead of carrying out the message
EACH = 2  # for each pennant, knight or farmer
FIELD_CITY = base.FIELD_CITY  # a completed city at the field of a farmer, as in the final scoring
SUPPLIED_CITY = base.SUPPLIED_CITY  # the same with field_scoring = per_city_4

DARK = 5  # every fifth space of the track is dark

CARDS = (
    "smallest_road",
    "smallest_city",
    "smallest_monastery",
    "pennants",
    "knights",
    "farmers",
    "extra_tile",
    "score_and_return_follower",
)
ROAD_CARD, CITY_CARD, CLOISTER_CARD, PENNANTS, KNIGHTS, FARMERS, EXTRA_TILE, FOLLOWER_CARD = range(8)
PILE = 8  # cards

# Steps, in the order of `Messages.steps`
COUNTING_FIGURE, MESSAGE_CHOICE, MESSAGE_FOLLOWER, MESSAGE_PART = range(4)

# Verbs
MARKER, MESSENGER, TAKE_POINTS, CARRY_OUT, SCORE_FOLLOWER = range(5)

# Items: one of its own for each kind of points that a card pays
POINTS_INSTEAD, OWN_PENNANTS, OWN_KNIGHTS, OWN_FARMERS = range(4)

# Notes: the payment whose figure is being moved; whether a card is to be drawn; the one that was drawn, and the one
# that is carried out (both + 1); how many cards have been drawn; the pile from its top at the start. Then for each
# seat: where its marker and its messenger are, and which cards of the pile it knows, a bit for each.
EVENT_SEAT, EVENT_POINTS, EVENT_CAUSE, TO_DRAW, DRAWN, CARRIED_OUT, DRAWS, FIRST_CARD = range(8)
FIRST_SEAT = FIRST_CARD + PILE
AT_MARKER, AT_MESSENGER, KNOWN = range(3)
OF_A_SEAT = 3

EXTRA_PART = 0  # part
NOTHING = numbering.NOTHING
SUPPLY = numbering.SUPPLY
VERB_MASK = numbering.VERB_MASK
FIELD = printed.FIELD
CITY = printed.CITY
ROAD = printed.ROAD


@record(frozen=True, slots=True)
class MessageDrawn(Event):
    """Only who draws a card sees it; to all others it has no name."""

    seat: int
    message: str

    def seen_by(self, seat: int | None) -> MessageDrawn:
        return self if seat == self.seat else replace(self, message="")

    @property
    def way(self) -> str:
        return "" if self.message else "hidden"


@record(frozen=True, slots=True)
class MessageCarriedOut(Event):
    seat: int
    message: str


@record(frozen=True, slots=True)
class ExtraTile(events.SecondPart):
    """The seat plays another tile, as a message says."""


@record(frozen=True, slots=True)
class FigureMoved(Event):
    """A counting figure of a seat has moved to a number of points."""

    seat: int
    counter: str
    number: int


class Messages(Module):
    slug = "messages"
    rank = 110
    hides = True
    steps = (
        Step("counting_figure", asks=True),
        Step("message_choice", asks=True),
        Step("message_follower", asks=True),
        Step("message_part", "P6", 35, rests=True, begins_part=True),
    )
    rows = (
        Step("setup_messages", "setup", 80, "S-8"),
        Step("message_draw", "P5", 430, "2.5-34"),
    )
    routines = {"score_event": ("counting_figure", "message_choice", "message_follower")}  # noqa: RUF012 - a plain table
    counters = ("marker", "messenger")
    verbs = ("marker", "messenger", "take_points", "carry_out", "score_follower")
    items = (
        PointsItem("message"),
        PointsItem("own_pennants"),
        PointsItem("own_knights"),
        PointsItem("own_farmers"),
    )
    awards = ("message",)
    rule_options = (RuleOption("messages_return", (True, False)),)

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.returns = bool(options["messages_return"])
        self.each_city = SUPPLIED_CITY if options["field_scoring"] == "per_city_4" else FIELD_CITY
        self.routine = 0

    def prepare(self, box: Box) -> None:
        self.routine = box.labels["score_event"]

    def notes_needed(self, box: Box) -> int:
        return FIRST_SEAT + box.seats * OF_A_SEAT

    def most_options(self, box: Box) -> int:
        return max(2, box.figures)

    def get(self, state: State, what: int) -> int:
        return state.note(self.first_note + what)

    def put(self, state: State, what: int, number: int) -> None:
        state.set_note(self.first_note + what, number)

    def note_of(self, seat: int, what: int) -> int:
        return FIRST_SEAT + seat * OF_A_SEAT + what

    def dealt(self, state: State) -> None:
        """The cards are shuffled (S-8)."""
        for card in range(PILE):
            self.put(state, FIRST_CARD + card, card)
        for i in range(PILE - 1, 0, -1):
            self.swap(state, i, state.chance.below(i + 1))

    def swap(self, state: State, i: int, j: int) -> None:
        card = self.get(state, FIRST_CARD + i)
        self.put(state, FIRST_CARD + i, self.get(state, FIRST_CARD + j))
        self.put(state, FIRST_CARD + j, card)

    # ------------------------------------------------------------------ score events

    def paid(self, state: State, seat: int, points: int, cause: int) -> None:
        """Each payment moves one figure by all of its points (2). In the final scoring it does not matter which, so the
        figures stay where they are."""
        if points != 0 and not state.in_final_scoring():
            self.put(state, EVENT_SEAT, seat)
            self.put(state, EVENT_POINTS, points)
            self.put(state, EVENT_CAUSE, cause)
            state.begin(self.routine)

    def order_matters(self, state: State, seat: int) -> bool:
        """Only the active player draws messages (3), and where his figures stop depends on the order."""
        return seat == state.seat

    def may_move(self, state: State, verb: int) -> bool:
        """Whether a figure has enough points for a payment; forwards there is always room."""
        at = self.note_of(self.get(state, EVENT_SEAT), AT_MARKER + verb)
        return self.get(state, at) + self.get(state, EVENT_POINTS) >= 0

    def most_payable(self, state: State, seat: int, points: int) -> int:
        """One figure alone must cover the price (2), also if it is the one that moves back for all charges due."""
        most = max(self.get(state, self.note_of(seat, AT_MARKER)), self.get(state, self.note_of(seat, AT_MESSENGER)))
        most -= state.charges_due(seat)
        if self.get(state, EVENT_SEAT) == seat and self.get(state, EVENT_POINTS) < 0:
            most += self.get(state, EVENT_POINTS)
        return max(0, min(points, most))

    def move(self, state: State, verb: int) -> int:
        """Move a figure; returns its new number of points."""
        seat = self.get(state, EVENT_SEAT)
        at = self.note_of(seat, AT_MARKER + verb)
        number = self.get(state, at) + self.get(state, EVENT_POINTS)
        self.put(state, at, number)
        self.put(state, EVENT_POINTS, 0)
        if state.record is not None:
            self.tell_moved(state, seat, verb, number)
        return number

    def tell_moved(self, state: State, seat: int, verb: int, number: int) -> None:
        assert state.record is not None
        state.record.append(FigureMoved(seat, self.verbs[verb], number))

    def perform(self, state: State, step: int) -> None:
        if step == COUNTING_FIGURE:
            self.offer(state, step)
            state.ask(self.get(state, EVENT_SEAT))
        elif step == MESSAGE_CHOICE:
            if self.get(state, TO_DRAW):
                self.draw(state)
            if self.get(state, DRAWN):
                self.offer(state, step)
                state.ask(state.seat)
        elif step == MESSAGE_FOLLOWER:
            if self.get(state, CARRIED_OUT):
                self.offer(state, step)
                state.ask(state.seat)
        else:
            self.play_extra_part(state)

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        if step == COUNTING_FIGURE:
            for verb in range(MARKER, MESSENGER + 1):
                if self.may_move(state, verb):
                    state.offer(self.verb + verb, 0, 0, 0)
        elif step == MESSAGE_CHOICE:
            state.offer(self.verb + TAKE_POINTS, 0, 0, 0)
            state.offer(self.verb + CARRY_OUT, self.get(state, DRAWN) - 1, 0, 0)
        else:
            self.offer_followers(state)

    def offer_followers(self, state: State) -> None:
        number = self.list_candidates(state, self.get(state, CARRIED_OUT) - 1)
        state.offer_each(self.verb + SCORE_FOLLOWER, state.listed, number, 0)

    def chosen(self, state: State, code: int) -> None:
        verb = (code & VERB_MASK) - self.verb
        if verb in (MARKER, MESSENGER):
            self.count_points(state, verb)
        elif verb == TAKE_POINTS:
            self.put(state, DRAWN, 0)
            state.come_back()  # what follows from the points is no deeper than what follows from the payment before
            self.award(state, POINTS_INSTEAD, 1, INSTEAD)
        elif verb == CARRY_OUT:
            self.carry_out(state, self.get(state, DRAWN) - 1)
        else:
            self.score_follower(state, state.first_target(code))

    def count_points(self, state: State, verb: int) -> None:
        """Move a figure; what others get because of that, and their figures, come before a message."""
        seat = self.get(state, EVENT_SEAT)
        points = self.get(state, EVENT_POINTS)
        number = self.move(state, verb)
        moments.counted(state.box.counted, state, seat, verb - MARKER, points, self.get(state, EVENT_CAUSE))
        if points > 0 and number % DARK == 0 and seat == state.seat:
            self.put(state, TO_DRAW, 1)

    def award(self, state: State, item: int, number: int, points: int) -> None:
        """A message pays the active player."""
        scoring.award(state, state.seat, "message", self.first_item + item, number, points)

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        verb = (code & VERB_MASK) - self.verb
        if verb == CARRY_OUT:
            return (Word(CARDS[state.first_target(code)], "message"),)
        if verb == SCORE_FOLLOWER:
            return (events.figure_at(state, state.first_target(code)),)
        return ()

    # ------------------------------------------------------------------ messages

    def top(self, state: State) -> int:
        """Which card of the first pile is on top: cards go back beneath, so they come again in the same order."""
        return self.get(state, DRAWS) % PILE

    def draw(self, state: State) -> None:
        """The active player looks at the top card (2.5-34)."""
        place = self.top(state)
        card = self.get(state, FIRST_CARD + place)
        self.put(state, TO_DRAW, 0)
        self.put(state, DRAWN, card + 1)
        self.put(state, DRAWS, self.get(state, DRAWS) + 1)
        self.learn(state, state.seat, place)
        state.reveals += 1
        if state.record is not None:
            self.tell_drawn(state, card)

    def tell_drawn(self, state: State, card: int) -> None:
        assert state.record is not None
        state.record.append(MessageDrawn(state.seat, CARDS[card]))

    def learn(self, state: State, seat: int, place: int) -> None:
        """From now on a seat knows where a card is in the pile: it goes under the pile and is drawn again."""
        note = self.note_of(seat, KNOWN)
        self.put(state, note, self.get(state, note) | 1 << place)

    def carry_out(self, state: State, card: int) -> None:
        """Everybody sees which message is carried out."""
        self.put(state, DRAWN, 0)
        for seat in range(state.box.seats):
            self.learn(state, seat, (self.get(state, DRAWS) - 1) % PILE)
        state.reveals += 1
        if state.record is not None:
            self.tell_carried_out(state, card)
        if card in (ROAD_CARD, CITY_CARD, CLOISTER_CARD, FOLLOWER_CARD):
            if self.list_candidates(state, card) > 0:
                self.put(state, CARRIED_OUT, card + 1)
        elif card == EXTRA_TILE:
            state.add_part(self.first_part + EXTRA_PART)
        else:
            state.come_back()
            self.pay_each(state, card)

    def tell_carried_out(self, state: State, card: int) -> None:
        assert state.record is not None
        state.record.append(MessageCarriedOut(state.seat, CARDS[card]))

    def pay_each(self, state: State, card: int) -> None:
        """2 for each own knight or farmer, or pennant in the cities of own knights (cards 4 to 6)."""
        number = 0
        for i in range(self.list_own(state)):
            root = state.board.root[state.stands[state.listed[i]]]
            kind = state.board.kind_of(root)
            if card == FARMERS:
                number += kind == FIELD
            elif kind == CITY and card == KNIGHTS:
                number += 1
            elif kind == CITY and self.is_new(state, i, root):
                number += state.board.pennants(root)
        if number:
            self.award(state, OWN_PENNANTS + card - PENNANTS, number, number * EACH)

    def list_own(self, state: State) -> int:
        """Write the followers of the active player in features that are not completed (4) into `state.listed`;
        returns their number. Elsewhere they count for no card."""
        first = state.seat * state.box.figures
        number = 0
        for figure in range(first, first + state.box.figures):
            if state.is_follower(figure) and state.stands[figure] >= 0 and not state.is_completed(state.stands[figure]):
                state.listed[number] = figure
                number += 1
        return number

    def is_new(self, state: State, number: int, root: int) -> bool:
        """Whether none of the first `number` listed followers is in a feature."""
        for i in range(number):
            if state.board.root[state.stands[state.listed[i]]] == root:
                return False
        return True

    def list_candidates(self, state: State, card: int) -> int:
        """Of the own followers list those that a card may score; returns their number. For the smallest features of a
        kind any follower in one of them, or, where he stays, one for each of them."""
        own = self.list_own(state)
        smallest = self.smallest(state, own, card)
        number = 0
        for i in range(own):
            figure = state.listed[i]
            root = state.board.root[state.stands[figure]]
            fits = card == FOLLOWER_CARD or (
                self.names(state, card, root)
                and scoring.extent(state, root) == smallest
                and (self.returns or self.is_new(state, number, root))
            )
            if fits and not state.is_double(figure):
                state.listed[number] = figure
                number += 1
        return number

    def names(self, state: State, card: int, root: int) -> bool:
        """Whether a feature is of the kind of which a card scores the smallest."""
        if card == CLOISTER_CARD:
            return state.board.is_cloister(root)
        return state.board.kind_of(root) == (ROAD if card == ROAD_CARD else CITY)

    def smallest(self, state: State, own: int, card: int) -> int:
        """The size of the smallest feature that a card names, with one of the first `own` listed followers."""
        smallest = NOTHING
        for i in range(own):
            root = state.board.root[state.stands[state.listed[i]]]
            if self.names(state, card, root):
                size = scoring.extent(state, root)
                smallest = size if smallest == NOTHING else min(smallest, size)
        return smallest

    def score_follower(self, state: State, figure: int) -> None:
        """The feature of a follower is worth what it would be at the end (cards 1 to 3 and 8)."""
        card = self.get(state, CARRIED_OUT) - 1
        self.put(state, CARRIED_OUT, 0)
        seat = state.seat
        root = state.board.root[state.place_of(figure)]
        if card == FOLLOWER_CARD and not scoring.find_owners(state, root) >> seat & 1:
            state.clear_items()
        elif state.board.kind_of(root) == FIELD:
            scoring.list_field_items(state, root, seat, scoring.find_cities(state, root), self.each_city, True)
        else:
            scoring.list_items(state, root, True)
        points = state.worth()
        if points and state.record is not None:
            self.record_points(state, seat)
        state.come_back()
        if points:
            state.pay(seat, points, self.first_item + POINTS_INSTEAD)
        if self.returns or card == FOLLOWER_CARD:
            figures.leave(state, figure, SUPPLY)

    def record_points(self, state: State, seat: int) -> None:
        events.awarded(state, seat, "message", state.item_list())

    def play_extra_part(self, state: State) -> None:
        """A tile is drawn and placed by the normal rules, before any other further part (card 7)."""
        state.drop_part(self.first_part + EXTRA_PART)
        if state.pile_left > 0 or moments.tiles_to_come(state.box.tiles_to_come, state):
            turn.play_part(state, self.first_part + EXTRA_PART, False)
            state.require_draw()
            if state.record is not None:
                self.record_part(state)

    def record_part(self, state: State) -> None:
        assert state.record is not None
        state.record.append(ExtraTile(state.seat))

    # ------------------------------------------------------------------ what a seat may know

    def redeal(self, state: State, seat: int) -> None:
        """The cards of the pile that a seat has not seen may lie in any order."""
        known = self.get(state, self.note_of(seat, KNOWN))
        unknown = [place for place in range(PILE) if not known >> place & 1]
        cards = sorted([self.get(state, FIRST_CARD + place) for place in unknown])
        for place, card in zip(unknown, cards, strict=True):
            self.put(state, FIRST_CARD + place, card)
        for i in range(len(unknown) - 1, 0, -1):
            self.swap(state, unknown[i], unknown[state.chance.below(i + 1)])
        if self.get(state, DRAWN):
            place = (self.get(state, DRAWS) - 1) % PILE
            self.put(state, DRAWN, self.get(state, FIRST_CARD + place) + 1)

    def pile_known_to(self, state: State, seat: int | None) -> list[str | None]:
        """The pile from its top, as far as a seat knows it."""
        known = 0 if seat is None else self.get(state, self.note_of(seat, KNOWN))
        top = self.top(state)
        places = [(top + i) % PILE for i in range(PILE)]
        return [CARDS[self.get(state, FIRST_CARD + place)] if known >> place & 1 else None for place in places]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        drawn = self.get(state, DRAWN)
        return {
            "markers": [self.get(state, self.note_of(each, AT_MARKER)) for each in range(state.box.seats)],
            "messengers": [self.get(state, self.note_of(each, AT_MESSENGER)) for each in range(state.box.seats)],
            "drawn": CARDS[drawn - 1] if drawn and seat == state.seat else None,
            "pile": self.pile_known_to(state, seat),
        }

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        return [
            Saying("holding-marker", {"number": self.get(state, self.note_of(seat, AT_MARKER))}),
            Saying("holding-messenger", {"number": self.get(state, self.note_of(seat, AT_MESSENGER))}),
        ]
