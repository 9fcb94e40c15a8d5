"""Castles: a small city becomes a castle instead of being scored, and its lord gets what is completed beside it.

The lord is at a place of this module, one for each castle in the order of building. The city under a castle is set
apart: it is neither completed nor unfinished any more (sheet 4).
"""

from __future__ import annotations

from collections.abc import Mapping

from languedoc.carcassonne import events, figures, moments, numbering, scoring
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board import geometry
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Place
from languedoc.carcassonne.modules.bridges_castles_bazaars import bazaar
from languedoc.carcassonne.modules.bridges_castles_bazaars.bazaar import Bazaars
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment
from languedoc.memory import Memory
from languedoc.table.event import Event
from languedoc.table.record import record

FIELD_CASTLE = 1  # more than a city is worth at a field
MOST_TOKENS = 12  # castles, and bridges, in the box
IRREGULAR = "irregular"  # a city whose walls are no semicircle

# The next steps, verbs and items of the module
CASTLE_CONVERSION, SCORE_CASTLE_LORD, FINAL_CASTLE = range(2, 5)
CASTLE, LORD = range(4, 6)
CASTLES_AT_FIELD, LORD_POINTS = range(1, 3)
PASS = numbering.PASS

# Notes: of each seat its castle tokens; how many castles there are; how many features were completed beside castles in
# this part; of each castle a segment of its city, its lord + 1, and 1 + what it was paid in this part; of each of
# those features a segment and its value
MOST_SEATS = numbering.MOST_SEATS
MOST_COMPLETED = 32  # in one part
TOKENS = bazaar.BAZAAR_NOTES
CASTLES = TOKENS + MOST_SEATS
FEATURES = CASTLES + 1
CITY_OF = FEATURES + 1
LORD_OF = CITY_OF + MOST_TOKENS
PAID = LORD_OF + MOST_TOKENS
FEATURE = PAID + MOST_TOKENS
VALUE = FEATURE + MOST_COMPLETED
CASTLE_NOTES = VALUE + MOST_COMPLETED
UNPAID = -1  # instead of a lord: he went home at the end of the game

NOTHING = numbering.NOTHING
FIRST_PLACE = numbering.FIRST_PLACE
SUPPLY = numbering.SUPPLY
FIELD, CITY, BUILDING = printed.FIELD, printed.CITY, printed.BUILDING
CITIES_ONLY = ("city",)


@record(frozen=True, slots=True)
class CastleBuilt(Event):
    """A small city became a castle, and its knight the lord."""

    seat: int
    segment: Segment


class Castles(Bazaars):
    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.has_castles = bool(options["castles"])
        self.by_owner = bool(options["castle_by_owner"])
        self.always_counts = bool(options["castle_always_counts"])
        self.lords = 0  # the kinds of figures that can be lords, as bits

    def prepare(self, box: Box) -> None:
        """Find the cities that are caps: half of a castle. Who can stand in nothing but cities cannot be a lord."""
        super().prepare(box)
        for kind, figure in enumerate(box.declared_figures):
            if figure.follower and figure.grounds != CITIES_ONLY:
                self.lords |= 1 << kind
        self._lay_out(Memory(0), box.designs.rows)
        self._lay_out(Memory(self.memory.used), box.designs.rows)
        row = 0
        for form in box.designs.forms:
            for place in range(len(form.parts)):
                feature = form.feature(place)
                whole = form.cells == 1 and not form.gaps and len(feature.edges) == 1
                round_cap = whole and feature.edges[0] in geometry.SIDES and not feature.flag(IRREGULAR)
                self.cap[row] = feature.kind == "city" and round_cap
                row += 1

    def _lay_out(self, memory: Memory, rows: int) -> None:
        self.memory = memory
        self.cap = memory.bytes(rows)

    def places_on_tiles(self, box: Box, place: Place) -> int:
        return MOST_TOKENS if self.has_castles else 0

    def has_cap(self, designs: Designs, design: int) -> bool:
        rows = range(designs.first_row[design], designs.first_row[design + 1])
        return self.has_castles and sum([self.cap[row] for row in rows]) > 0

    # ------------------------------------------------------------------ building

    def is_small(self, state: State, root: int) -> bool:
        """Whether a city consists of two caps."""
        other = state.board.ring[root]
        if state.board.root[root] != root or other == root or state.board.ring[other] != root:
            return False
        return self.cap[state.board.row[root]] != 0 and self.cap[state.board.row[other]] != 0

    def look_for_small_cities(self, state: State) -> None:
        """The tile just placed may have completed a small city."""
        for i in range(state.board.closed_count):
            if self.is_small(state, state.board.closed[i]):
                state.wake(self.first_step + CASTLE_CONVERSION)

    def ask_for_castles(self, state: State) -> None:
        """Whoever may build a castle decides about each city, the active player first; the cursor counts them all."""
        closed = state.board.closed_count
        number = closed * (state.box.seats if self.by_owner else 1)
        while state.asked == NOTHING and state.cursor < number:
            seat = (state.seat + state.cursor // closed) % state.box.seats
            root = state.board.closed[state.cursor % closed]
            state.cursor += 1
            if self.is_small(state, root) and self.may_build(state, root, seat):
                self.offer_castle(state)
                state.ask(seat)
        if state.asked != NOTHING:
            state.step -= 1
        else:
            state.cursor = 0
            state.rest(self.first_step + CASTLE_CONVERSION)

    def may_build(self, state: State, root: int, seat: int) -> bool:
        """One follower is in the city, a possible lord of that seat, who has a token (4, conversion)."""
        followers = 0
        for each in range(state.box.seats):
            followers += state.board.followers(root, each)
        if followers != 1 or self.get(state, TOKENS + seat) == 0:
            return False
        return self.knight_in(state, root, seat) != NOTHING and self.castle_on(state, root) == NOTHING

    def knight_in(self, state: State, root: int, seat: int) -> int:
        """The follower of a seat in a city, if he can be a lord, or -1."""
        for figure in range(seat * state.box.figures, (seat + 1) * state.box.figures):
            place = state.stands[figure]
            if place >= 0 and state.board.root[place] == root and state.box.follows[figure]:
                return figure if self.lords >> state.box.figure_kind[figure] & 1 else NOTHING
        return NOTHING

    def offer_castle(self, state: State) -> None:
        """The segment of the tile just placed stands for the city."""
        state.offer_choices()
        state.offer(PASS, 0, 0, 0)
        root = state.board.closed[(state.cursor - 1) % state.board.closed_count]
        here = root if state.board.piece_of[root] == state.placed else state.board.ring[root]
        state.offer(self.verb + CASTLE, here, 0, 0)

    def build_castle(self, state: State, segment: int, seat: int) -> None:
        """The knight goes onto the token; a companion of his returns, as always when the last follower leaves."""
        lord = self.knight_in(state, state.board.root[segment], seat)
        stood = state.stands[lord]
        number = self.get(state, CASTLES)
        place = self.first_place - number
        self.put(state, CASTLES, number + 1)
        self.put(state, TOKENS + seat, self.get(state, TOKENS + seat) - 1)
        self.put(state, CITY_OF + number, segment)
        self.put(state, LORD_OF + number, lord + 1)
        self.put(state, PAID + number, 0)
        if state.record is not None:
            self.tell_castle(state, seat, segment)
        state.put_place(place, self.tile_of_lord(state, number, stood))
        state.move_figure(lord, place)
        moments.left(state.box.left, state, lord, stood)
        figures.tell_gone(state, lord)

    def tile_of_lord(self, state: State, castle: int, stood: int) -> int:
        """The tile by which the place of a lord is called: that on which he stood, or the other one if a castle that
        covers it, too, is called by it."""
        piece = state.board.piece_of[stood]
        for other in range(castle):
            if state.place_on[FIRST_PLACE - self.first_place + other] == piece:
                return state.board.piece_of[state.board.ring[stood]]
        return piece

    def tell_castle(self, state: State, seat: int, segment: int) -> None:
        assert state.record is not None
        state.record.append(CastleBuilt(seat, Segment(*state.board.segment_at(segment))))

    # ------------------------------------------------------------------ castles on the board

    def admits(self, state: State, place: int, kind: int) -> bool:
        return self.lords >> kind & 1 != 0

    def took_place(self, state: State, figure: int) -> None:
        """The castle has a new lord."""
        castle = self.first_place - state.place_of(figure)
        state.set_note(self.first_note + LORD_OF + castle, figure + 1)

    def lord_of(self, state: State, castle: int) -> int:
        """The figure on a castle, or -1: then it is finished."""
        lord = self.get(state, LORD_OF + castle) - 1
        return lord if lord >= 0 and state.stands[lord] == self.first_place - castle else NOTHING

    def castle_on(self, state: State, root: int) -> int:
        """The castle that covers a city, or -1."""
        for castle in range(self.get(state, CASTLES)):
            if state.board.root[self.get(state, CITY_OF + castle)] == root:
                return castle
        return NOTHING

    def imagine_castle(self, state: State, segment: int) -> None:
        """Lay a finished castle without a lord on a city that is only calculated."""
        number = state.note(self.first_note + CASTLES)
        state.set_note(self.first_note + CITY_OF + number, segment)
        state.set_note(self.first_note + LORD_OF + number, 0)
        state.set_note(self.first_note + CASTLES, number + 1)

    def is_castle(self, state: State, city: int) -> bool:
        """Whether a castle covers a city."""
        number = state.note(self.first_note + CASTLES)
        cities = [state.note(self.first_note + CITY_OF + i) for i in range(number)]
        return state.board.root_of(city) in [state.board.root_of(each) for each in cities]

    def counts_for_fields(self, state: State, city: int) -> bool:
        """A finished castle does, by an option every castle (4, final)."""
        castle = self.castle_on(state, city)
        if castle == NOTHING:
            return False
        if self.always_counts:
            return True
        return self.lord_of(state, castle) == NOTHING and self.get(state, LORD_OF + castle) != UNPAID

    def is_near(self, state: State, castle: int, cell: int) -> bool:
        """Whether a cell is one of the six squares: the two of the castle, and those on its long sides."""
        segment = self.get(state, CITY_OF + castle)
        one = state.board.spot[state.board.piece_of[segment]]
        other = state.board.spot[state.board.piece_of[state.board.ring[segment]]]
        across = state.board.side if -1 <= other - one <= 1 else 1
        for i in range(-1, 2):
            if cell == one + i * across or cell == other + i * across:
                return True
        return False

    def touches_castle(self, state: State, castle: int, root: int) -> bool:
        """Whether a feature has a tile on the six squares; a building only with its own tile."""
        i = root
        while True:
            if self.is_near(state, castle, state.board.spot[state.board.piece_of[i]]):
                return True
            i = state.board.ring[i]
            if i == root:
                return False

    def awaits(self, state: State, castle: int) -> bool:
        """Whether the lord of a castle waits for a feature: not in the part in which it was built."""
        segment = self.get(state, CITY_OF + castle)
        new = state.board.piece_of[segment] == state.placed
        return not new and self.lord_of(state, castle) != NOTHING

    # ------------------------------------------------------------------ what the lords get

    def note_feature(self, state: State, root: int) -> None:
        """Keep the value of a completed feature if a lord waits beside it; it need not have an owner (2.5-6)."""
        if self.pays_lords(state, root) and self.concerns_a_lord(state, root):
            number = self.get(state, FEATURES)
            if number == MOST_COMPLETED:
                raise MemoryError(f"more than {MOST_COMPLETED} features completed beside castles")
            scoring.list_items(state, root, False)
            self.put(state, FEATURE + number, root)
            self.put(state, VALUE + number, state.worth())
            self.put(state, FEATURES, number + 1)
            state.wake(self.first_step + SCORE_CASTLE_LORD)

    def pays_lords(self, state: State, root: int) -> bool:
        """Whether it is a road, a city or a cloister: no field, and no building of another sort (4, scoring)."""
        kind = state.board.kind_of(root)
        return kind != FIELD and (kind != BUILDING or state.board.is_cloister(root))

    def concerns_a_lord(self, state: State, root: int) -> bool:
        """Whether a lord waits beside a feature that is not noted yet."""
        for i in range(self.get(state, FEATURES)):
            if self.get(state, FEATURE + i) == root:
                return False
        for castle in range(self.get(state, CASTLES)):
            if self.awaits(state, castle) and self.touches_castle(state, castle, root):
                return True
        return False

    def pay_lords(self, state: State) -> None:
        """One lord after the other, the active player first: those with a completed feature beside their castle, then
        those beside castles that were paid. What a payment triggers comes before the next."""
        castle = self.next_castle(state)
        if castle == NOTHING:
            for i in range(self.get(state, CASTLES)):
                self.put(state, PAID + i, 0)
            self.put(state, FEATURES, 0)
            state.cursor = 0
            state.rest(self.first_step + SCORE_CASTLE_LORD)
        else:
            state.cursor = castle + 1
            self.offer_features(state)
            state.ask(state.box.owner[self.lord_of(state, castle)])
            state.step -= 1

    def next_castle(self, state: State) -> int:
        """The next castle whose lord gets something, or -1."""
        castles = self.get(state, CASTLES)
        for chained in range(2):
            for i in range(state.box.seats):
                seat = (state.seat + i) % state.box.seats
                for castle in range(castles):
                    if self.awaits(state, castle) and state.box.owner[self.lord_of(state, castle)] == seat:
                        if self.count_features(state, castle, chained) > 0:
                            return castle
        return NOTHING

    def count_features(self, state: State, castle: int, chained: int) -> int:
        """How many completed features, or castles that were paid, are beside a castle."""
        number = 0
        if chained:
            for other in range(self.get(state, CASTLES)):
                number += self.get(state, PAID + other) > 0 and self.is_beside(state, castle, other)
        else:
            for i in range(self.get(state, FEATURES)):
                number += self.touches_castle(state, castle, self.get(state, FEATURE + i))
        return number

    def is_beside(self, state: State, castle: int, other: int) -> bool:
        """Whether another castle has a tile on the six squares of one."""
        return self.touches_castle(state, castle, state.board.root[self.get(state, CITY_OF + other)])

    def offer_features(self, state: State) -> None:
        """What the lord may choose, the most valuable first; of several with one value the first will do."""
        state.offer_choices()
        castle = state.cursor - 1
        chained = self.count_features(state, castle, 0) == 0
        number = self.get(state, CASTLES) if chained else self.get(state, FEATURES)
        value = NOTHING  # the one that was offered last
        going = True
        while going:
            best = NOTHING
            place = NOTHING
            for i in range(number):
                worth = self.get(state, PAID + i) - 1 if chained else self.get(state, VALUE + i)
                root = state.board.root[self.get(state, CITY_OF + i)] if chained else self.get(state, FEATURE + i)
                if worth > best and (value == NOTHING or worth < value) and self.touches_castle(state, castle, root):
                    best = worth
                    place = root
            going = place != NOTHING
            if going:
                state.offer(self.verb + LORD, place, best, 0)
                value = best

    def pay_lord(self, state: State, points: int) -> None:
        """The lord gets as many points as the feature is worth, and goes home; his castle is finished."""
        castle = state.cursor - 1
        lord = self.lord_of(state, castle)
        if state.record is not None:
            self.tell_lord(state, castle, points)
        self.put(state, PAID + castle, points + 1)
        scoring.earn(state, state.box.owner[lord], points)
        moments.place_scored(state.box.place_scored, state, lord)
        self.send_lord_home(state, lord)

    def tell_lord(self, state: State, castle: int, points: int) -> None:
        seat = state.owner_of(self.lord_of(state, castle))
        events.awarded(state, seat, "castle", [(self.first_item + LORD_POINTS, 1, points)])

    def send_lord_home(self, state: State, lord: int) -> None:
        if state.record is not None:
            events.figure_left_place(state, lord)
        state.move_figure(lord, SUPPLY)
        figures.tell_gone(state, lord)

    def end_castles(self, state: State) -> None:
        """A lord who still waits gets nothing, and his castle counts as occupied (E-26)."""
        for castle in range(self.get(state, CASTLES)):
            lord = self.lord_of(state, castle)
            if lord != NOTHING:
                if state.record is not None:
                    self.tell_lord(state, castle, 0)
                self.send_lord_home(state, lord)
                self.put(state, LORD_OF + castle, UNPAID)
