"""The bazaar: as many tiles as there are players lie open and are sold to the highest bid, or picked in turn.

Whoever has got a tile lays it in the next round instead of drawing one (sheet 5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from languedoc.carcassonne import events, moments, numbering
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.events import Awarded, Item, Payment
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Number, Target, Word
from languedoc.table.event import Event
from languedoc.table.record import record

BAZAAR_SIGN = "bazaar"
HIGHEST_BID = 10_000  # on credit, where the score is no limit

# The first steps, verbs and items of the module, which are those of the bazaar
BAZAAR_TILE_DUE, BAZAAR = range(2)
AUCTION, BID, BUY, SELL = range(4)
SALE = 0
PASS = numbering.PASS

# How tiles are given out, in the order of the option
BY_AUCTION, IN_TURN, AT_ONCE = range(3)
MODES = ("auction", "no_auction", "all_at_once")

# Notes: what the bazaar waits for; whether a round is running in which its tiles are laid; the seat that sells + 1, the
# tile on sale by its place in the display + 1, the highest bid and who made it + 1, the seat that was asked last; of
# each seat the tile that it owes (the design + 1), or that it may still pick one; the display (designs + 1)
MOST_SEATS = numbering.MOST_SEATS
STAGE, RUNNING, SELLER, ON_SALE, PRICE, BIDDER, LAST_ASKED, OWED = range(8)
DISPLAY = OWED + MOST_SEATS
BAZAAR_NOTES = DISPLAY + MOST_SEATS
NO_STAGE, PICKING, OPENING, RAISING, DECIDING = range(5)  # stages
STAGES = ("", "picking", "opening", "raising", "deciding")  # in texts
MAY_PICK = -1
FIRST_PART = 1  # of a turn

NOTHING = numbering.NOTHING
VERB_MASK = numbering.VERB_MASK


@record(frozen=True, slots=True)
class BazaarOpened(Event):
    """Tiles were drawn for everybody and lie open."""

    tiles: tuple[str, ...]

    def words(self) -> Mapping[str, str]:
        return {"tiles": ", ".join(self.tiles)}


@record(frozen=True, slots=True)
class TileOffered(Event):
    """A seat puts a tile of the display up for auction."""

    seat: int
    tile: str


@record(frozen=True, slots=True)
class BidMade(Event):
    seat: int
    number: int


@record(frozen=True, slots=True)
class TileTaken(Event):
    """A seat gets a tile of the display, whatever it pays."""

    seat: int
    tile: str


@record(frozen=True, slots=True)
class Sale(Awarded):
    """Points that a seat pays for a tile, or receives for it."""

    tile: str

    @property
    def way(self) -> str:
        return "received" if self.payment.points > 0 else ""


class Bazaars(Module):
    """The steps, verbs and items of the bazaar come first in the module."""

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.has_bazaars = bool(options["bazaars"])
        self.mode = MODES.index(str(options["bazaar_mode"]))
        self.on_credit = bool(options["bids_on_credit"])
        self.bazaar_sign = 0

    def prepare(self, box: Box) -> None:
        self.bazaar_sign = box.designs.bit(BAZAAR_SIGN) if self.has_bazaars else 0

    def get(self, state: State, what: int) -> int:
        return state.notes[self.first_note + what]

    def put(self, state: State, what: int, number: int) -> None:
        state.notes[self.first_note + what] = number

    # ------------------------------------------------------------------ the round

    def end_round(self, state: State) -> None:
        """The round is over when everybody had his turn with a tile of the bazaar."""
        if self.get(state, RUNNING) and self.tiles_owed(state) == 0:
            self.put(state, RUNNING, 0)
            state.rest(self.first_step + BAZAAR_TILE_DUE)

    def tiles_owed(self, state: State) -> int:
        owed = 0
        for seat in range(state.box.seats):
            owed += self.get(state, OWED + seat) != 0
        return owed

    def begin_bazaar(self, state: State) -> None:
        """The tile just placed shows a bazaar; none begins while the round of another is running (5)."""
        if state.board.marked(state.placed, self.bazaar_sign) and not self.get(state, RUNNING):
            state.wake(self.first_step + BAZAAR)

    def hold_bazaar(self, state: State) -> None:
        """Go on until somebody must choose, or all tiles are given out."""
        if self.get(state, RUNNING) == 0 and self.open_display(state):
            self.put(state, RUNNING, 1)
            state.wake(self.first_step + BAZAAR_TILE_DUE)
            if self.mode == IN_TURN:
                for seat in range(state.box.seats):
                    self.put(state, OWED + seat, MAY_PICK)
            else:
                self.next_seller(state, state.seat)
        if self.get(state, STAGE) == RAISING:
            self.next_bidder(state)
        if self.get(state, STAGE) == NO_STAGE:
            state.rest(self.first_step + BAZAAR)
        elif state.due != 0:
            state.step -= 1  # what a payment triggers comes first
        else:
            self.offer_at_bazaar(state)
            state.ask(self.get(state, LAST_ASKED))
            state.step -= 1

    def open_display(self, state: State) -> bool:
        """Draw a tile for everybody; with fewer tiles there is no bazaar, and what was drawn goes back."""
        seats = state.box.seats
        drawn = 0
        while seats > 1 and drawn < seats and drawn + state.pile_left >= seats:
            state.draw()
            if not moments.sets_aside(state.box.sets_aside, state):
                self.put(state, DISPLAY + drawn, state.hand + 1)
                drawn += 1
            state.hand = NOTHING
        if drawn == seats:
            if state.record is not None:
                self.tell_opened(state)
            return True
        for i in range(drawn):
            state.pile[state.pile_left] = self.get(state, DISPLAY + i) - 1
            state.pile_left += 1
            self.put(state, DISPLAY + i, 0)
        if drawn > 0:
            state.shuffle()
        return False

    def tell_opened(self, state: State) -> None:
        assert state.record is not None
        state.record.append(BazaarOpened(tuple(self.tiles_shown(state))))

    def take_owed(self, state: State) -> None:
        """The tile of the bazaar is laid instead of drawing one (bazaar_tile_due); in a further part of a turn one is
        drawn (5.5)."""
        owed = self.get(state, OWED + state.seat) if state.part == FIRST_PART else 0
        if owed == MAY_PICK:
            self.offer_display(state)
            state.ask(state.seat)
        elif owed != 0:
            self.lay_owed(state)

    def lay_owed(self, state: State) -> None:
        state.hand = self.get(state, OWED + state.seat) - 1
        self.put(state, OWED + state.seat, 0)
        state.step = state.box.place_tile
        if state.record is not None:
            events.tile_drawn(state)

    # ------------------------------------------------------------------ the auction

    def offer_at_bazaar(self, state: State) -> None:
        """What the seat asked last may choose."""
        stage = self.get(state, STAGE)
        seat = self.get(state, LAST_ASKED)
        price = self.get(state, PRICE)
        state.offer_choices()
        if stage == PICKING:
            self.offer_display(state)
        elif stage == OPENING:
            state.offer_numbers(self.verb + BID, 0, self.most_bid(state, seat), 0)
        elif stage == RAISING:
            state.offer(PASS, 0, 0, 0)
            if self.most_bid(state, seat) > price:
                state.offer_numbers(self.verb + BID, price + 1, self.most_bid(state, seat), price + 1)
        else:
            if self.most_bid(state, seat) >= price:
                state.offer(self.verb + BUY, 0, 0, 0)
            state.offer(self.verb + SELL, 0, 0, 0)

    def offer_display(self, state: State) -> None:
        """Each kind of tile that is left, once."""
        state.offer_choices()
        for i in range(state.box.seats):
            tile = self.get(state, DISPLAY + i)
            if tile != 0:
                new = True
                for j in range(i):
                    if self.get(state, DISPLAY + j) == tile:
                        new = False
                if new:
                    state.offer(self.verb + AUCTION, i, 0, 0)

    def most_bid(self, state: State, seat: int) -> int:
        """A bid is at most what can be paid; on credit anything, unless a module has its own limit."""
        if self.on_credit and state.box.most_payable is None:
            return HIGHEST_BID
        return state.most_payable(seat)

    def next_without_tile(self, state: State, seat: int) -> int:
        """The first seat after another one that has no tile yet; that one itself comes last."""
        for i in range(1, state.box.seats + 1):
            other = (seat + i) % state.box.seats
            if self.get(state, OWED + other) == 0:
                return other
        return NOTHING

    def next_seller(self, state: State, after: int) -> None:
        """Who has no tile picks the next one to be sold; the last of them gets the last tile free (5.4)."""
        seller = self.next_without_tile(state, after)
        self.put(state, ON_SALE, 0)
        self.put(state, PRICE, 0)
        self.put(state, BIDDER, 0)
        if self.next_without_tile(state, seller) == seller:
            for i in range(state.box.seats):
                if self.get(state, DISPLAY + i) != 0:
                    self.give(state, seller, i)
            self.put(state, STAGE, NO_STAGE)
            self.put(state, SELLER, 0)
        else:
            self.put(state, STAGE, PICKING)
            self.put(state, SELLER, seller + 1)
            self.put(state, LAST_ASKED, seller)

    def next_bidder(self, state: State) -> None:
        """The next player without a tile may raise; after all of them the seller decides, if he was outbid."""
        seller = self.get(state, SELLER) - 1
        bidder = self.next_without_tile(state, self.get(state, LAST_ASKED))
        self.put(state, LAST_ASKED, bidder)
        if bidder == seller:
            if self.get(state, BIDDER) - 1 == seller:
                self.trade(state, seller, NOTHING)
            else:
                self.put(state, STAGE, DECIDING)

    def choose_at_bazaar(self, state: State, verb: int, number: int) -> None:
        if verb == AUCTION:
            if self.get(state, STAGE) == NO_STAGE:  # picked at the beginning of a turn
                self.give(state, state.seat, number)
                self.lay_owed(state)
            elif self.mode == AT_ONCE:
                self.give(state, state.decider, number)
                self.next_seller(state, state.decider)
            else:
                self.put(state, ON_SALE, number + 1)
                self.put(state, STAGE, OPENING)
                if state.record is not None:
                    self.tell_offered(state, number)
        elif verb == BID:
            self.put(state, PRICE, number)
            self.put(state, BIDDER, state.decider + 1)
            self.put(state, STAGE, RAISING)
            if state.record is not None:
                self.tell_bid(state, number)
        else:
            seller, bidder = self.get(state, SELLER) - 1, self.get(state, BIDDER) - 1
            self.trade(state, seller if verb == BUY else bidder, bidder if verb == BUY else seller)

    def tell_offered(self, state: State, number: int) -> None:
        assert state.record is not None
        state.record.append(TileOffered(state.decider, self.tile_shown(state, number)))

    def tell_bid(self, state: State, number: int) -> None:
        assert state.record is not None
        state.record.append(BidMade(state.decider, number))

    def trade(self, state: State, buyer: int, other: int) -> None:
        """The price goes from the buyer to the other one, or to the bank (-1); then the next tile is sold."""
        price = self.get(state, PRICE)
        number = self.get(state, ON_SALE) - 1
        if state.record is not None and price > 0:
            self.tell_sale(state, buyer, other, price, number)
        if price > 0:
            state.pay(buyer, -price, self.first_item + SALE)
            if other != NOTHING:
                state.pay(other, price, self.first_item + SALE)
        self.give(state, buyer, number)
        self.next_seller(state, self.get(state, SELLER) - 1)

    def tell_sale(self, state: State, buyer: int, other: int, price: int, number: int) -> None:
        assert state.record is not None
        tile = self.tile_shown(state, number)
        for seat, points in ((buyer, -price), (other, price)):
            if seat != NOTHING:
                payment = Payment(seat, points, (Item("sale", 1, points),))
                state.record.append(Sale("bazaar", False, payment, tile))

    def give(self, state: State, seat: int, number: int) -> None:
        """A tile of the display belongs to a seat."""
        if state.record is not None:
            self.tell_taken(state, seat, number)
        self.put(state, OWED + seat, self.get(state, DISPLAY + number))
        self.put(state, DISPLAY + number, 0)

    def tell_taken(self, state: State, seat: int, number: int) -> None:
        assert state.record is not None
        state.record.append(TileTaken(seat, self.tile_shown(state, number)))

    # ------------------------------------------------------------------ for people

    def targets_at_bazaar(self, state: State, verb: int, number: int) -> tuple[Target, ...]:
        if verb == AUCTION:
            return (Word(self.tile_shown(state, number), "tile"),)
        return (Number(number),) if verb == BID else ()

    def tile_shown(self, state: State, number: int) -> str:
        return state.box.tile_name(state.note(self.first_note + DISPLAY + number) - 1)

    def display(self, state: State) -> list[int]:
        """The tiles that lie open."""
        notes = [state.note(self.first_note + DISPLAY + i) for i in range(state.box.seats)]
        return [note - 1 for note in notes if note > 0]

    def tiles_shown(self, state: State) -> list[str]:
        return [state.box.tile_name(design) for design in self.display(state)]

    def owed(self, state: State, seat: int) -> int:
        """The tile that a seat must lay, or -1."""
        return max(0, state.note(self.first_note + OWED + seat)) - 1

    def waiting(self, state: State) -> list[int]:
        """What lies open, and what everybody must lay in the next round."""
        owed = [self.owed(state, seat) for seat in range(state.box.seats)]
        return sorted([*self.display(state), *[tile for tile in owed if tile != NOTHING]])

    def open_tiles(self, state: State, seat: int | None) -> list[int]:
        """The display; before a seat what it must lay."""
        if seat is None:
            return self.display(state)
        owed = self.owed(state, seat)
        return [owed] if owed != NOTHING else []

    def tile_at_issue(self, state: State) -> int:
        """The tile on sale."""
        number = state.note(self.first_note + ON_SALE) - 1
        return state.note(self.first_note + DISPLAY + number) - 1 if number >= 0 else NOTHING

    def asks_with(self, state: State, names: Sequence[str]) -> dict[str, str | int]:
        """What the bazaar waits for, and the highest bid."""
        stage = state.note(self.first_note + STAGE)
        words: dict[str, str | int] = {"stage": "taking" if self.mode == AT_ONCE else STAGES[stage]}
        bidder = state.note(self.first_note + BIDDER) - 1
        if bidder >= 0:
            words |= {"bidder": names[bidder], "price": state.note(self.first_note + PRICE)}
        return words

    def drawn_next(self, state: State) -> list[int]:
        """In the round of a bazaar the next player lays what he owes, or picks it from the display."""
        following = (state.seat + 1) % state.box.seats
        if state.note(self.first_note + OWED + following) == MAY_PICK:
            return self.display(state)
        owed = self.owed(state, following)
        return [owed] if owed != NOTHING else []

    def view_of_bazaar(self, state: State) -> dict[str, Any]:
        """What lies open and how the auction stands; what every seat owes."""
        owed = [self.owed(state, seat) for seat in range(state.box.seats)]
        stage = state.note(self.first_note + STAGE)
        seller, bidder = state.note(self.first_note + SELLER) - 1, state.note(self.first_note + BIDDER) - 1
        number = state.note(self.first_note + ON_SALE) - 1
        return {
            "display": self.tiles_shown(state),
            "owed": [None if tile == NOTHING else state.box.tile_name(tile) for tile in owed],
            "seller": seller if stage != NO_STAGE else None,
            "on_sale": self.tile_shown(state, number) if number >= 0 else None,
            "price": state.note(self.first_note + PRICE) if bidder >= 0 else None,
            "bidder": bidder if bidder >= 0 else None,
        }
