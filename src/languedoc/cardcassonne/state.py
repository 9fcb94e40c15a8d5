"""One moment of a card game, as numbers: piles, hands, rows, sets, chests, and the pending decision.

Everything that a copy must keep is in one block of memory. Bots and simulations use this class; the interface for
people is `game.py`. A State contains every card; `view` and `redeal` respect what a seat may know.
"""

from __future__ import annotations

from typing import Any

from languedoc.cardcassonne import box as boxes
from languedoc.cardcassonne.box import Box
from languedoc.memory import Memory
from languedoc.table import checksum
from languedoc.table.chance import Chance

ROW_COUNT = boxes.ROW_COUNT
CHEST = boxes.CHEST
NOTHING = boxes.NOTHING

LAY_OUT = boxes.LAY_OUT
TURN = boxes.TURN
WRONG_COLOUR = boxes.WRONG_COLOUR
ASSIGN = boxes.ASSIGN
PLAY = boxes.PLAY
HIDE = boxes.HIDE
FOLLOWER = boxes.FOLLOWER
CARD_AT = boxes.CARD_AT
ROW_AT = boxes.ROW_AT


class State:
    """In a row, `row_by` is 0 for a card that lies face up, else 1 + the seat that laid it face down."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.chance = Chance(0)
        self.record: list[Any] | None = None
        if self.box.state_size == 0:
            self._lay_out(Memory(0), Memory(0))
            self.box.state_size = self.memory.used
            self.box.scratch_size = self.scratch.used
        self._lay_out(Memory(self.box.state_size), Memory(self.box.scratch_size))
        self._clear()

    def _lay_out(self, memory: Memory, scratch: Memory) -> None:
        box = self.box
        seats = box.seats
        self.memory = memory
        self.scratch = scratch
        self.score = memory.ints(seats)
        self.pile = memory.shorts(box.most_cards)
        self.hand = memory.bytes(seats * box.hand_size)  # each sorted by kind
        self.held = memory.shorts(seats)
        self.played = memory.shorts(seats)
        self.row_card = memory.bytes(ROW_COUNT * box.most_cards)
        self.row_by = memory.bytes(ROW_COUNT * box.most_cards)
        self.row_length = memory.shorts(ROW_COUNT)
        self.row_secured = memory.shorts(ROW_COUNT)  # how many cards of the row lie left of its last follower
        self.stands = memory.shorts(seats)
        self.secures_from = memory.shorts(seats)
        self.secures_to = memory.shorts(seats)
        self.stands_order = memory.shorts(seats)
        self.won = memory.bytes(box.most_cards)
        self.won_row = memory.shorts(seats)
        self.won_from = memory.shorts(seats)
        self.won_count = memory.shorts(seats)
        self.collectors = memory.shorts(seats)
        self.wrong = memory.bytes(box.most_cards)
        self.tally = memory.ints(box.tallies)
        self.grew = memory.shorts(ROW_COUNT)
        self.animals = memory.shorts(seats * ROW_COUNT)
        self.joined = memory.shorts(seats * ROW_COUNT)  # how many of the animals are jokers
        self.loose = memory.shorts(seats)
        self.chest = memory.shorts(seats * CHEST)
        self.out = memory.shorts(box.kinds)
        self.codes = memory.ints(box.most_options)
        self.pool = scratch.shorts(box.most_cards)
        self.unknown = scratch.shorts(box.kinds)
        self.stands_for = scratch.ints(ROW_COUNT)  # how many building jokers of a chest are used as each colour

    def _clear(self) -> None:
        box = self.box
        for seat in range(box.seats):
            self.score[seat] = 0
            self.held[seat] = 0
            self.played[seat] = 0
            self.stands[seat] = NOTHING
            self.won_count[seat] = 0
            self.loose[seat] = 0
        for i in range(box.seats * ROW_COUNT):
            self.animals[i] = 0
            self.joined[i] = 0
        for i in range(box.seats * CHEST):
            self.chest[i] = 0
        for kind in range(box.kinds):
            self.out[kind] = 0
        for row in range(ROW_COUNT):
            self.row_length[row] = 0
            self.row_secured[row] = 0
        self.pile_left = 0
        self.seat = 0
        self.decider = 0
        self.dealer = 0
        self.step = LAY_OUT
        self.round = 0
        self.laid_out = 0
        self.turned_up = NOTHING
        self.turns = 0
        self.placed = 0
        self.collected = 0
        self.wrong_count = 0
        self.wrong_done = 0
        self.count = 0
        self.asked = False
        self.over = False
        self.reveals = 0

    # ------------------------------------------------------------------ dealing and copying

    def deal(self, seed: int, first_seat: int, stacked: list[int] | None) -> None:
        """Shuffle all cards into the pile, or take those of a stacked deck in their order.

        The dealer is the seat before the first one; seat -1: the first seat is drawn.
        """
        box = self.box
        if first_seat >= box.seats:
            raise ValueError(f"seat {first_seat} cannot begin; there are {box.seats}")
        self._clear()
        if not self.chance.keyed:
            self.chance.state = seed
        if stacked is None:
            for kind in range(box.kinds):
                for _ in range(box.count_of[kind]):
                    self.pile[self.pile_left] = kind
                    self.pile_left += 1
            self.chance.shuffle(self.pile, self.pile_left)
        else:
            self._stack(stacked)
        self.seat = self.chance.below(box.seats) if first_seat < 0 else first_seat
        self.dealer = (self.seat + box.seats - 1) % box.seats

    def _stack(self, cards: list[int]) -> None:
        """Make these cards the pile, the first one on top."""
        for kind in set(cards):
            if not 0 <= kind < self.box.kinds or cards.count(kind) > self.box.count_of[kind]:
                raise ValueError("the stacked deck holds cards that are not in the box")
        self.pile_left = len(cards)
        for i in range(self.pile_left):
            self.pile[i] = cards[self.pile_left - 1 - i]

    def copy(self) -> State:
        other = State(self.box)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        """Become like another state of the same box. The record of events is not copied."""
        if self.box is not other.box:
            raise ValueError("a state can only become like another of the same box")
        self.memory.copy_from(other.memory)
        self.chance.copy_from(other.chance)
        self.pile_left = other.pile_left
        self.seat = other.seat
        self.decider = other.decider
        self.dealer = other.dealer
        self.step = other.step
        self.round = other.round
        self.laid_out = other.laid_out
        self.turned_up = other.turned_up
        self.turns = other.turns
        self.placed = other.placed
        self.collected = other.collected
        self.wrong_count = other.wrong_count
        self.wrong_done = other.wrong_done
        self.count = other.count
        self.asked = other.asked
        self.over = other.over
        self.reveals = other.reveals

    def redeal(self, seat: int, chance: Chance) -> State:
        """A copy in which all that a seat cannot know is drawn anew, each possibility as likely as the others."""
        other = State(self.box)
        other.redeal_from(self, seat, chance)
        return other

    def redeal_from(self, other: State, seat: int, chance: Chance) -> None:
        """Become like another state, but draw at random, from all of them together, the pile, the hands of the other
        seats and the cards that they laid face down.

        What is under the chests stays as it is: everybody saw it when it was collected, and a player may remember.
        """
        self.copy_from(other)
        self.chance.begin_anew(chance)
        left = self._gather_unknown(seat)
        pool = self.pool
        self.chance.shuffle(pool, left)
        box = self.box
        for i in range(self.pile_left):
            left -= 1
            self.pile[i] = pool[left]
        for each in range(box.seats):
            if each != seat:
                cards = self.held[each]
                self.held[each] = 0
                for _ in range(cards):
                    left -= 1
                    self.take_into_hand(each, pool[left])
        for row in range(ROW_COUNT):
            for i in range(row * box.most_cards, row * box.most_cards + self.row_length[row]):
                if self.row_by[i] != 0 and self.row_by[i] != seat + 1:
                    left -= 1
                    self.row_card[i] = pool[left]
        if self.asked and self.step == TURN:
            self.offer_turn()

    def _gather_unknown(self, seat: int) -> int:
        """Collect all cards that a seat does not know, sorted by kind, so that their order reveals nothing. Returns
        their number."""
        box = self.box
        unknown = self.unknown
        for kind in range(box.kinds):
            unknown[kind] = 0
        for i in range(self.pile_left):
            unknown[self.pile[i]] += 1
        for each in range(box.seats):
            if each != seat:
                for i in range(each * box.hand_size, each * box.hand_size + self.held[each]):
                    unknown[self.hand[i]] += 1
        for row in range(ROW_COUNT):
            for i in range(row * box.most_cards, row * box.most_cards + self.row_length[row]):
                if self.row_by[i] != 0 and self.row_by[i] != seat + 1:
                    unknown[self.row_card[i]] += 1
        left = 0
        for kind in range(box.kinds):
            for _ in range(unknown[kind]):
                self.pool[left] = kind
                left += 1
        return left

    # ------------------------------------------------------------------ asking

    def offer(self, verb: int, card: int, row: int) -> None:
        """Add one option to the list."""
        self.codes[self.count] = verb | (card << CARD_AT) | (row << ROW_AT)
        self.count += 1

    def offer_rows(self, verb: int, card: int) -> None:
        """The options are the four rows."""
        for row in range(ROW_COUNT):
            self.offer(verb, card, row)

    def offer_turn(self) -> None:
        """What the seat at turn may do: play a card (sheet 3.1) or place its follower (3.2)."""
        box = self.box
        seat = self.seat
        self.count = 0
        first = seat * box.hand_size
        last = NOTHING
        for i in range(first, first + self.held[seat]):
            kind = self.hand[i]
            if kind != last:
                if self.played[seat] == 0:
                    self.offer_rows(HIDE, kind)
                elif box.row_of[kind] < 0:
                    self.offer_rows(PLAY, kind)
                else:
                    self.offer(PLAY, kind, box.row_of[kind])
            last = kind
        if self.stands[seat] == NOTHING:
            self.offer_rows(FOLLOWER, 0)

    def ask(self, seat: int) -> None:
        """The seat must choose one of the options just offered."""
        self.decider = seat
        self.asked = True

    def code(self, k: int) -> int:
        """The k-th option of the pending decision."""
        return self.codes[k]

    # ------------------------------------------------------------------ cards

    def draw(self) -> int:
        """The next card of the pile."""
        self.pile_left -= 1
        return self.pile[self.pile_left]

    def take_into_hand(self, seat: int, kind: int) -> None:
        first = seat * self.box.hand_size
        i = first + self.held[seat]
        while i > first and self.hand[i - 1] > kind:
            self.hand[i] = self.hand[i - 1]
            i -= 1
        self.hand[i] = kind
        self.held[seat] += 1

    def take_from_hand(self, seat: int, kind: int) -> None:
        first = seat * self.box.hand_size
        i = first
        while self.hand[i] != kind:
            i += 1
        self.held[seat] -= 1
        while i < first + self.held[seat]:
            self.hand[i] = self.hand[i + 1]
            i += 1

    def append(self, row: int, kind: int, by: int) -> None:
        """A card comes to the right end of a row; `by` is 0 for a card that lies face up."""
        i = row * self.box.most_cards + self.row_length[row]
        self.row_card[i] = kind
        self.row_by[i] = by
        self.row_length[row] += 1

    def place_follower(self, seat: int, row: int) -> None:
        """It secures what lies between it and the follower before it, or the board (sheet 3.2)."""
        self.stands[seat] = row
        self.secures_from[seat] = self.row_secured[row]
        self.secures_to[seat] = self.row_length[row]
        self.row_secured[row] = self.row_length[row]
        self.stands_order[seat] = self.placed
        self.placed += 1

    def chest_size(self, seat: int) -> int:
        """How many cards are under a chest. The number is public, the cards are not."""
        cards = 0
        for i in range(seat * CHEST, (seat + 1) * CHEST):
            cards += self.chest[i]
        return cards

    # ------------------------------------------------------------------ in plain Python, for views and tests

    def scores(self) -> tuple[int, ...]:
        return tuple([self.score[seat] for seat in range(self.box.seats)])

    def winners(self) -> tuple[int, ...]:
        """Most points, then more cards under the chest (sheet 6); whoever is still equal shares the victory."""
        standing = [(self.score[seat], self.chest_size(seat)) for seat in range(self.box.seats)]
        return tuple([seat for seat, each in enumerate(standing) if each == max(standing)])

    def in_hand(self, seat: int) -> list[int]:
        first = seat * self.box.hand_size
        return [self.hand[i] for i in range(first, first + self.held[seat])]

    def hand_left(self, seat: int) -> int:
        return self.held[seat]

    def has_played(self, seat: int) -> bool:
        """Whether the seat has played its first card of the round."""
        return self.played[seat] > 0

    def in_row(self, row: int) -> list[tuple[int, int]]:
        """Every card of a row, and the seat that laid it face down, or -1."""
        first = row * self.box.most_cards
        return [(self.row_card[i], self.row_by[i] - 1) for i in range(first, first + self.row_length[row])]

    def follower_of(self, seat: int) -> tuple[int, int, int]:
        """The row it stands in (or -1), and the cards that it secures: the first, and the one after the last."""
        if self.stands[seat] == NOTHING:
            return NOTHING, 0, 0
        return self.stands[seat], self.secures_from[seat], self.secures_to[seat]

    def followers_in(self, row: int) -> list[int]:
        """The seats whose followers stand in a row, from the board outwards."""
        seats = [seat for seat in range(self.box.seats) if self.stands[seat] == row]
        order = [self.stands_order[seat] for seat in range(self.box.seats)]
        return sorted(seats, key=order.__getitem__)

    def set_of(self, seat: int, row: int) -> tuple[int, int]:
        """How many animals of a colour a seat has, and how many of them are jokers."""
        return self.animals[seat * ROW_COUNT + row], self.joined[seat * ROW_COUNT + row]

    def loose_jokers(self, seat: int) -> int:
        return self.loose[seat]

    def collected_from(self, seat: int) -> int:
        """The row from which it took cards last."""
        return self.won_row[seat]

    def collected_by(self, seat: int) -> list[int]:
        """What a seat took from the rows and did not sort yet."""
        return [self.won[self.won_from[seat] + i] for i in range(self.won_count[seat])]

    def wrong_cards(self) -> list[int]:
        """The cards of another colour about which somebody has still to decide."""
        return [self.wrong[i] for i in range(self.wrong_done, self.wrong_count)]

    def in_chest(self, seat: int) -> list[int]:
        """How many buildings of each row, and how many jokers. Hidden from all players until the end."""
        return [self.chest[seat * CHEST + i] for i in range(CHEST)]

    def out_of_game(self) -> list[int]:
        """How many cards of each kind have left the game."""
        return [self.out[kind] for kind in range(self.box.kinds)]

    def in_pile(self) -> list[int]:
        """The cards still in the pile, in the order of their kinds: never in the order of drawing."""
        return sorted([self.pile[i] for i in range(self.pile_left)])

    def checksum(self) -> int:
        """A checksum of scores, sets, chests and rows: equal games have equal checksums."""
        box = self.box
        total = checksum.START
        for seat in range(box.seats):
            total = checksum.add(total, self.score[seat])
            total = checksum.add(total, self.loose[seat])
        for i in range(box.seats * ROW_COUNT):
            total = checksum.add(total, self.animals[i])
            total = checksum.add(total, self.joined[i])
        for i in range(box.seats * CHEST):
            total = checksum.add(total, self.chest[i])
        for row in range(ROW_COUNT):
            total = checksum.add(total, self.row_length[row])
            for i in range(row * box.most_cards, row * box.most_cards + self.row_length[row]):
                total = checksum.add(total, self.row_card[i])
                total = checksum.add(total, self.row_by[i])
        for kind in range(box.kinds):
            total = checksum.add(total, self.out[kind])
        return total

    def fingerprint(self) -> int:
        """A checksum of everything that a copy must keep, hidden cards included. Must not be shown to players."""
        box = self.box
        total = self.checksum()
        for i in range(self.pile_left):
            total = checksum.add(total, self.pile[i])
        for seat in range(box.seats):
            total = checksum.add(total, self.held[seat])
            total = checksum.add(total, self.played[seat])
            for i in range(seat * box.hand_size, seat * box.hand_size + self.held[seat]):
                total = checksum.add(total, self.hand[i])
            total = checksum.add(total, self.stands[seat])
            if self.stands[seat] != NOTHING:
                total = checksum.add(total, self.secures_from[seat])
                total = checksum.add(total, self.secures_to[seat])
                total = checksum.add(total, self.stands_order[seat])
            total = checksum.add(total, self.won_count[seat])
            if self.won_count[seat] > 0:
                total = checksum.add(total, self.won_row[seat])
            for i in range(self.won_count[seat]):
                total = checksum.add(total, self.won[self.won_from[seat] + i])
        for i in range(self.wrong_done, self.wrong_count):
            total = checksum.add(total, self.wrong[i])
        if self.step == WRONG_COLOUR or self.step == ASSIGN:
            for i in range(box.tallies):
                total = checksum.add(total, self.tally[i])
            for i in range(ROW_COUNT):
                total = checksum.add(total, self.grew[i])
        for i in range(self.count):
            total = checksum.add(total, self.codes[i])
        for number in (self.pile_left, self.seat, self.decider, self.dealer, self.step, self.round, self.laid_out):
            total = checksum.add(total, number)
        for number in (self.turned_up, self.turns, self.placed, self.collected, self.count, self.reveals):
            total = checksum.add(total, number)
        total = checksum.add(total, self.asked)
        total = checksum.add(total, self.over)
        return self.chance.added_to(total)
