"""Modules written for tests: a bid, an aim at a point, answers that several seats give in secret, a secret purse."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fluent.runtime import FluentResource

from languedoc import Game
from languedoc.carcassonne import turn
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Number, Point, Target, Word
from languedoc.i18n import LANGUAGES, Saying, speech
from languedoc.table.event import Event
from languedoc.table.record import record

HIGHEST = 100_000  # bid
EDGE = 200  # hundredths of a square around the board that may be aimed at
HANDS = ("left", "right", "both")
FULLEST = 9  # purse
UNKNOWN = -1  # coins, to all others

TEXTS = """
step-bid = { $name }: what do you bid?
step-aim = { $name }: aim at a point.
step-catch = { $name }: which hand?
verb-hold = do not bid
verb-bid = bid { $number }
verb-aim = aim at { $point }
verb-catch = { $target ->
    [number] catch { $number }
   *[other] catch with a hand
}
event-Bid = { $name } bids { $number }.
event-Aimed = { $name } aims at { $x },{ $y }.
event-BallCaught = Hands: { $first }, { $second }, { $third }.
event-PurseFilled = { $name } looks into a purse: { $coins }.
holding-purse = purse with { $number }
holding-closed_purse = closed purse
word-left = left
word-right = right
word-both = both
"""


def teach_texts() -> None:
    """The texts of these modules in every language."""
    for language in LANGUAGES:
        speech(language)._texts.bundle.add_resource(FluentResource(TEXTS), allow_overrides=True)


@record(frozen=True, slots=True)
class Bid(Event):
    seat: int
    number: int


@record(frozen=True, slots=True)
class Aimed(Event):
    seat: int
    x: int
    y: int


@record(frozen=True, slots=True)
class BallCaught(Event):
    """By seat: the index of a hand, or a number of fingers."""

    first: int
    second: int
    third: int


@record(frozen=True, slots=True)
class PurseFilled(Event):
    seat: int
    coins: int

    def seen_by(self, seat: int | None) -> PurseFilled:
        return self if seat == self.seat else replace(self, coins=UNKNOWN)


class Auction(Module):
    """After the figures, a bid; whoever bids aims at a point around the board."""

    slug = "auction"
    steps = (Step("bid", "P3b", 1, asks=True), Step("aim", "P3b", 2, asks=True))
    verbs = ("hold", "bid", "aim")
    notes = 2
    HOLD, BID, AIM = range(3)

    def most_options(self, box: Box) -> int:
        return 1

    def perform(self, state: State, step: int) -> None:
        if step == 0 or state.note(self.first_note):
            self.offer(state, step)
            state.ask(state.seat)

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        if step == 0:
            state.offer(self.verb + self.HOLD, 0, 0, 0)
            state.offer_numbers(self.verb + self.BID, 1, HIGHEST, 10)
            return
        cells = [state.board.where(piece)[:2] for piece in range(state.board.pieces)]
        left, right = min(x for x, _ in cells) * 100 - EDGE, max(x for x, _ in cells) * 100 + 99 + EDGE
        top, bottom = min(y for _, y in cells) * 100 - EDGE, max(y for _, y in cells) * 100 + 99 + EDGE
        state.offer_points(self.verb + self.AIM, left, top, right, bottom, 50, 50)

    def chosen(self, state: State, code: int) -> None:
        verb = code & 0xFF
        bid = state.first_target(code) if verb == self.verb + self.BID else 0
        state.set_note(self.first_note, bid)
        if state.record is not None and bid:
            state.record.append(Bid(state.seat, bid))
        if state.record is not None and verb == self.verb + self.AIM:
            state.record.append(Aimed(state.seat, state.point_x(code), state.point_y(code)))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        verb = code & 0xFF
        if verb == self.verb + self.BID:
            return (Number(state.first_target(code)),)
        if verb == self.verb + self.AIM:
            return (Point(state.point_x(code), state.point_y(code)),)
        return ()


class Catch(Module):
    """After the figures every seat chooses a hand in secret; or, if it likes, a number of fingers."""

    slug = "catch"
    steps = (Step("catch", "P3b", 1, asks=True),)
    verbs = ("catch",)
    asks_together = True

    def most_options(self, box: Box) -> int:
        return len(HANDS)

    def perform(self, state: State, step: int) -> None:
        state.ask_together((1 << state.box.seats) - 1)

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        for hand in range(len(HANDS)):
            state.offer(self.verb, hand, 0, 0)
        state.offer_numbers(self.verb, len(HANDS), 1000, 10)

    def answered(self, state: State, step: int) -> None:
        if state.record is not None:
            state.record.append(BallCaught(*(state.first_target(state.answer(seat)) for seat in range(3))))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        target = state.first_target(code)
        return (Word(HANDS[target]),) if target < len(HANDS) else (Number(target),)


class Purse(Module):
    """Every seat has a purse that nobody else may look into."""

    slug = "purse"
    hides = True

    def notes_needed(self, box: Box) -> int:
        return box.seats

    def dealt(self, state: State) -> None:
        for seat in range(state.box.seats):
            coins = state.chance.below(FULLEST)
            state.set_note(self.first_note + seat, coins)
            if state.record is not None:
                state.record.append(PurseFilled(seat, coins))

    def coins(self, state: State, seat: int) -> int:
        return state.note(self.first_note + seat)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {"purses": [self.coins(state, each) if each == seat else None for each in range(state.box.seats)]}

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        if seat == viewer:
            return [Saying("holding-purse", {"number": self.coins(state, seat)})]
        return [Saying("holding-closed_purse")]

    def redeal(self, state: State, seat: int) -> None:
        for each in range(state.box.seats):
            if each != seat:
                state.set_note(self.first_note + each, state.chance.below(FULLEST))


class ToyGame(Game):
    """A game of the base tiles with one of these modules."""

    toys: tuple[type[Module], ...] = ()

    def _deal(self) -> State:
        setup: Setup = self.setup
        state = State(setup.box(self.toys))
        state.record = self.events
        turn.deal(state, setup.seed, 0, setup.stacked_bag())
        return state


class AuctionGame(ToyGame):
    toys = (Auction,)


class CatchGame(ToyGame):
    toys = (Catch,)


class PurseGame(ToyGame):
    toys = (Catch, Purse)
