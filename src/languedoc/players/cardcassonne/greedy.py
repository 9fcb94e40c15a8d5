"""The player that takes what it sees: it claims a row when that is rich enough, and feeds rows that others can claim
as little as it can.

It looks only at what its seat may know: its hand, the cards that lie face up, its own face-down cards, the sets.
"""

from __future__ import annotations

from languedoc.cardcassonne import box as boxes
from languedoc.cardcassonne import scoring
from languedoc.cardcassonne.state import State
from languedoc.players.cardcassonne.player import Player

ROW_COUNT = boxes.ROW_COUNT
CHEST = boxes.CHEST
PERSON = boxes.PERSON
BUILDING = boxes.BUILDING
ANIMAL = boxes.ANIMAL
ANIMAL_JOKER = boxes.ANIMAL_JOKER
BUILDING_JOKER = boxes.BUILDING_JOKER
PLAY = boxes.PLAY
HIDE = boxes.HIDE
FOLLOWER = boxes.FOLLOWER
CASH = boxes.CASH
KEEP = boxes.KEEP
JOIN = boxes.JOIN
CARD_AT = boxes.CARD_AT
ROW_AT = boxes.ROW_AT
MASK = boxes.MASK
NOTHING = boxes.NOTHING

# In hundredths of a point
POINT = 100
FACE_DOWN = 800  # a card that somebody else laid face down
BUILDING_WORTH = 650
BUILDING_JOKER_WORTH = 900
ANIMAL_LATER = 40  # what a further animal will bring when its set grows again, for each round to come
RICH_ENOUGH = 3500  # a row that is worth claiming at once
RICH_FOR_EACH_CARD = 250  # the more cards are still to be played, the more may be waited for
WORST = -100000000


class Greedy(Player):
    def pick(self, state: State) -> int:
        verb = state.codes[0] & MASK
        if verb in (PLAY, HIDE, FOLLOWER):
            return self.pick_turn(state)
        if verb in (CASH, KEEP):
            return self.pick_wrong(state)
        if verb == JOIN:
            return self.pick_set(state)
        return self.pick_poorest(state)

    # ------------------------------------------------------------------ its turn

    def pick_turn(self, state: State) -> int:
        """Claim the richest row if that is enough, else play a card."""
        seat = state.seat
        claims = state.stands[seat] == NOTHING
        alone = claims and state.placed == state.box.seats - 1
        best = NOTHING
        if claims and (not alone or state.held[seat] == 0):
            best = self.pick_row(state, seat)
        return best if best != NOTHING else self.pick_card(state, seat, claims, alone)

    def pick_row(self, state: State, seat: int) -> int:
        """The option that claims the richest row; -1 while it is better to wait."""
        richest = NOTHING
        most = WORST
        for k in range(state.count):
            code = state.codes[k]
            if code & MASK == FOLLOWER:
                value = self.worth(state, seat, seat, (code >> ROW_AT) & MASK, NOTHING)
                if value > most:
                    most = value
                    richest = k
        cards = state.held[seat]
        return richest if cards == 0 or most >= RICH_ENOUGH + cards * RICH_FOR_EACH_CARD else NOTHING

    def pick_card(self, state: State, seat: int, claims: bool, alone: bool) -> int:
        """Nobody else can claim: make the best row better. Else: give the others as little as possible."""
        best = 0
        most = WORST
        for k in range(state.count):
            code = state.codes[k]
            if code & MASK != FOLLOWER:
                kind = (code >> CARD_AT) & MASK
                row = (code >> ROW_AT) & MASK
                if alone:
                    value = self.worth(state, seat, seat, row, kind)
                else:
                    value = -self.most_gained(state, seat, row, kind)
                    if claims:
                        value += self.gained(state, seat, seat, row, kind)
                if value > most:
                    most = value
                    best = k
        return best

    def most_gained(self, state: State, seat: int, row: int, kind: int) -> int:
        """By how much a card makes a row better for the best of the others who can still claim."""
        most = 0
        for other in range(state.box.seats):
            if other != seat and state.stands[other] == NOTHING:
                value = self.gained(state, other, seat, row, kind)
                if value > most:
                    most = value
        return most

    def gained(self, state: State, who: int, eye: int, row: int, kind: int) -> int:
        return self.worth(state, who, eye, row, kind) - self.worth(state, who, eye, row, NOTHING)

    def worth(self, state: State, who: int, eye: int, row: int, more: int) -> int:
        """What the unclaimed cards of a row, and one `more` where there is one, would bring a seat, as far as another
        seat can see."""
        box = state.box
        first = row * box.most_cards
        end = first + state.row_length[row]
        persons = 0
        values = 0
        animals = 0
        jokers = 0
        total = 0
        for i in range(first + state.row_secured[row], end + (more >= 0)):
            kind = more
            if i < end:
                kind = state.row_card[i]
                if state.row_by[i] != 0 and state.row_by[i] != eye + 1:
                    total += FACE_DOWN
                    continue
            what = box.type_of[kind]
            colour = box.row_of[kind]
            if what == PERSON:
                if colour == row:
                    persons += 1
                    values += box.value_of[kind]
                else:
                    total += box.wrong_points * POINT
            elif what == ANIMAL:
                if colour == row:
                    animals += 1
                else:
                    total += self.wrong_worth(state, who, kind)
            elif what == BUILDING:
                total += BUILDING_WORTH if colour == row else box.wrong_points * POINT
            elif what == BUILDING_JOKER:
                total += BUILDING_JOKER_WORTH
            elif what == ANIMAL_JOKER:
                jokers += 1
            else:
                total += box.value_of[kind] * POINT
        total += persons * values * POINT
        if animals > 0:
            size = state.animals[who * ROW_COUNT + row] + animals
            total += box.set_points[size] * POINT + animals * self.later(state)
        if jokers > 0:
            total += jokers * self.joker_worth(state, who)
        return total

    def wrong_worth(self, state: State, who: int, kind: int) -> int:
        """An animal of another colour: the better of points now and keeping it."""
        box = state.box
        kept = box.set_points[state.animals[who * ROW_COUNT + box.row_of[kind]] + 1] * POINT + self.later(state)
        return kept if kept > box.wrong_points * POINT else box.wrong_points * POINT

    def joker_worth(self, state: State, who: int) -> int:
        """An animal joker in the largest set."""
        largest = 0
        for row in range(ROW_COUNT):
            if state.animals[who * ROW_COUNT + row] > largest:
                largest = state.animals[who * ROW_COUNT + row]
        return state.box.set_points[largest + 1] * POINT + self.later(state)

    def later(self, state: State) -> int:
        """What an animal more will bring later."""
        return (state.box.rounds - state.round) * ANIMAL_LATER

    # ------------------------------------------------------------------ other decisions

    def pick_wrong(self, state: State) -> int:
        """Points now, unless keeping the card brings more."""
        box = state.box
        seat = state.decider
        kind = (state.codes[0] >> CARD_AT) & MASK
        row = box.row_of[kind]
        cashed = box.wrong_points * POINT
        if box.type_of[kind] == ANIMAL:
            size = state.animals[seat * ROW_COUNT + row]
            kept = (box.set_points[size + 1] - (box.set_points[size] if state.grew[row] else 0)) * POINT
            kept += self.later(state)
        else:
            kept = -scoring.best_series(state, seat) * POINT
            state.chest[seat * CHEST + row] += 1
            kept += scoring.best_series(state, seat) * POINT
            state.chest[seat * CHEST + row] -= 1
        keeps = kept > cashed
        return 1 if keeps == (state.codes[1] & MASK == KEEP) else 0

    def pick_set(self, state: State) -> int:
        """The set in which an animal joker brings most now."""
        box = state.box
        seat = state.decider
        best = 0
        most = WORST
        for k in range(state.count):
            row = (state.codes[k] >> ROW_AT) & MASK
            size = state.animals[seat * ROW_COUNT + row]
            value = box.set_points[size + 1] - (box.set_points[size] if state.grew[row] else 0)
            if value > most:
                most = value
                best = k
        return best

    def pick_poorest(self, state: State) -> int:
        """The dealer lays a joker where it helps least: he has the last turn of the round."""
        best = 0
        most = WORST
        for k in range(state.count):
            value = -self.worth(state, state.decider, state.decider, (state.codes[k] >> ROW_AT) & MASK, NOTHING)
            if value > most:
                most = value
                best = k
        return best
