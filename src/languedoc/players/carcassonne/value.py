"""The learned value of a position: what a seat may expect, in points, when it has just finished its turn.

The value is the difference of the scores plus a sum of learned weights, one or more for each thing on the board: every
open city, road and building, every field with farmers, every pair of features that meet at one empty square, the
figures in supply and those that wait in features that cannot be completed. A thing becomes an index into one table of
weights by what the modules of the box declare: kinds of features and figures, their strength, the points that a
feature would bring by all rules in the game. So a module without any term of its own is valued, too; `Module.outlook`
adds what cannot be seen that way. `docs/players.md` explains the terms.

All numbers are whole, so that compiled and interpreted players choose the same moves.
"""

from __future__ import annotations

from languedoc.carcassonne import moments, numbering, scoring
from languedoc.carcassonne.board import board as boards
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.board import Board
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.state import State
from languedoc.memory import Memory
from languedoc.players.carcassonne import terms, thumb
from languedoc.players.carcassonne.tiles_left import TilesLeft

FIELD = printed.FIELD
CITY = printed.CITY
ROAD = printed.ROAD
SUPPLY = numbering.SUPPLY
FRONT = boards.FRONT
TILE = boards.TILE
WHOLE = printed.WHOLE
LATE = printed.LATE
OPEN_MASK = boards.OPEN_MASK
COUNT = boards.COUNT
COUNT_MASK = boards.COUNT_MASK
PENNANT = boards.PENNANT
PENNANT_MASK = boards.PENNANT_MASK
FOLLOWER_BITS = boards.FOLLOWER_BITS
FOLLOWER_MASK = boards.FOLLOWER_MASK

POINT = terms.POINT
HUNDREDTH = POINT // 100

STANDING = terms.STANDING
FITS = terms.FITS
PHASES = terms.PHASES
THIRDS = terms.THIRDS
CITY_SIZES = terms.CITY_SIZES
CITY_ENDS = terms.CITY_ENDS
ROAD_SIZES = terms.ROAD_SIZES
ROAD_ENDS = terms.ROAD_ENDS
FILLED = terms.FILLED
DEAD_SQUARES = terms.DEAD_SQUARES
CITIES = terms.CITIES
OPEN_CITIES = terms.OPEN_CITIES
FIELD_SIZES = terms.FIELD_SIZES
FREE = terms.FREE
STUCK = terms.STUCK
TILES_LEFT = terms.TILES_LEFT
RISKS = terms.RISKS
GROUNDS = terms.GROUNDS
CITY_FIT = terms.CITY_FIT
CITY_PHASE = terms.CITY_PHASE
CITY_BOTH = terms.CITY_BOTH
ROAD_FIT = terms.ROAD_FIT
ROAD_PHASE = terms.ROAD_PHASE
BUILDING_TERM = terms.BUILDING_TERM
FIELD_PHASE = terms.FIELD_PHASE
FIELD_SIZE = terms.FIELD_SIZE
PAIR = terms.PAIR
RISK = terms.RISK
FREE_TERM = terms.FREE_TERM
STUCK_TERM = terms.STUCK_TERM
LEFT_TERM = terms.LEFT_TERM
CORE = terms.CORE
SPARE = terms.SPARE
FIGURE_TERM = terms.FIGURE_TERM
OWNED = terms.OWNED
OWNED_TERM = terms.OWNED_TERM

MOST_TERMS = terms.MOST_TERMS


def is_plain(box: Box) -> bool:
    """Whether the games of a box have only the figures and values of the base game."""
    return box.figure_kinds == 1 and len(box.hooks["value"]) == 1


class Table:
    """The weights for the games of a box; several players and threads may share one.

    `guided`: the weights are added to what the greedy player sees in a position. So games with modules are played
    sensibly before anything was learned of them.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self.guided = not is_plain(box)
        self.belongings = len(box.belonging_names)
        self.first_belonging = CORE + FIGURE_TERM * box.figure_kinds
        self.size = self.first_belonging + OWNED_TERM * self.belongings
        self.memory = Memory(self.size * 4 + 8)
        self.weights = self.memory.ints(self.size)

    def weight(self, i: int) -> int:
        return self.weights[i]

    def set_weight(self, i: int, weight: int) -> None:
        self.weights[i] = weight


class Value:
    """Values positions of the games of a box. It has its own scratch rows, so each thread needs its own."""

    def __init__(self, table: Table) -> None:
        box = table.box
        self.box = box
        self.table = table
        self.weights = self.table.weights
        designs = box.designs
        segments = box.most_segments
        strong = box.seats * box.strong
        squares = 2 * box.most_pieces + 4  # empty ones beside tiles, at the most
        size = (segments * 5 + MOST_TERMS + 8 + strong * 2) * 4
        size += squares * 12 * 4
        self.left = TilesLeft(box)
        self.memory = Memory(size + 128)
        self.scarce = self.memory.ints(segments)  # of a root: how many tiles left fit its scarcest open square
        self.scarce_tick = self.memory.ints(segments)
        self.city_tick = self.memory.ints(segments)
        self.terms = self.memory.ints(MOST_TERMS)
        self.met = self.memory.ints(4)
        self.met_kind = self.memory.ints(4)
        self.square_cell = self.memory.ints(squares)
        self.square_wish = self.memory.ints(squares)
        self.square_meets = self.memory.ints(squares)  # how many features meet there
        self.square_pairs = self.memory.ints(squares)  # whether two of them are of one kind
        self.square_segment = self.memory.ints(squares * 4)
        self.square_kind = self.memory.ints(squares * 4)
        self.lasting = self.memory.ints(segments)
        self.listed_tick = self.memory.ints(segments)
        self.strong_root = self.memory.ints(strong)
        self.strong_crowd = self.memory.ints(strong)
        self.strong_count = 0
        self.squares = 0
        self.lasting_count = 0
        self.side = 0
        self.pieces = 0
        self.segments = 0
        self.last_spot = 0
        self.last_oriented = 0
        # whether the tiles that lie there stay as they are until the end, and nothing but tiles joins their features
        self.steady = not (designs.has_halves or designs.has_variants or box.most_links)
        self.count = 0
        self.tick = 0
        self.field_tick = 0
        self.tiles_left = 0
        self.phase = 0
        self.third = 0
        self.stuck_mine = 0
        self.stuck_theirs = 0
        self.plain = self.box.value is None or self.box.value.following is None  # only the base game values features

    # ------------------------------------------------------------------ the tiles left

    def look_at(self, state: State) -> None:
        """Look at a position before those that can follow in the same turn are valued: the tiles left by design, and
        what lies on the board."""
        self.remember(state.board)
        self.left.look_at(state)
        self.tiles_left = self.left.total
        steps = self.tiles_left * 2 // state.box.seats
        self.phase = min(PHASES - 1, (steps + 7) >> 3)
        self.third = 2 if steps > 48 else 1 if steps > 20 else 0

    def fit_step(self, number: int) -> int:
        if number == 0:
            return 0
        if number <= 2:
            return 1
        if number <= 5:
            return 2
        return 3 if number <= 11 else 4

    # ------------------------------------------------------------------ a position

    def of(self, state: State, seat: int) -> int:
        """The value of a position for the seat that has just finished its turn."""
        if state.over:
            return self.lead(state, seat)
        self.collect(state, seat)
        return self.known_lead(state, seat) + self.expected()

    def known_lead(self, state: State, seat: int) -> int:
        """What a position is worth to a seat without any weights: points, and what rules of thumb and modules see
        coming, less the same of the best of the others."""
        if not self.table.guided:
            return self.lead(state, seat) + (0 if state.box.outlook is None else self.look_out(state, seat))
        best = -1000000
        for other in range(state.box.seats):
            if other != seat:
                theirs = thumb.prospects(state, other)
                if theirs > best:
                    best = theirs
        return (thumb.prospects(state, seat) - (best if best > -1000000 else 0)) * HUNDREDTH

    def lead(self, state: State, seat: int) -> int:
        """The points of a seat less those of the best of the others."""
        best = -1000000
        for other in range(state.box.seats):
            if other != seat and state.score[other] > best:
                best = state.score[other]
        return (state.score[seat] - best) * POINT if best > -1000000 else state.score[seat] * POINT

    def look_out(self, state: State, seat: int) -> int:
        """What modules see coming for a seat, less the most that they see for another."""
        best = -1000000
        for other in range(state.box.seats):
            if other != seat:
                theirs = moments.outlook(state.box.outlook, state, other)
                if theirs > best:
                    best = theirs
        return (moments.outlook(state.box.outlook, state, seat) - best) * HUNDREDTH if best > -1000000 else 0

    def expected(self) -> int:
        """The sum of the weights of the terms that `collect` listed."""
        total = 0
        for i in range(self.count):
            total += self.weights[self.terms[i]]
        return total

    def collect(self, state: State, seat: int) -> None:
        """List the terms of a position as indices of the table."""
        self.count = 0
        self.stuck_mine = 0
        self.stuck_theirs = 0
        if not self.is_remembered(state.board):
            self.remember(state.board)
        if state.box.strong != 0:
            self.find_strong(state)
        self.meet_squares(state, seat)
        self.list_features(state, seat)
        self.list_supplies(state, seat)
        if state.box.figure_kinds > 1:
            self.list_figures(state, seat)
        for number in range(self.table.belongings):
            self.list_belonging(state, seat, number)
        self.add(STUCK_TERM + (min(self.stuck_mine, 3) * STUCK + min(self.stuck_theirs, 3)) * PHASES + self.phase)
        self.add(LEFT_TERM + min(self.tiles_left, TILES_LEFT - 1))

    def add(self, index: int) -> None:
        if self.count < MOST_TERMS:
            self.terms[self.count] = index
            self.count += 1

    def find_strong(self, state: State) -> None:
        """List the features with figures that count more than one, as additions to their crowds."""
        n = 0
        for seat in range(state.box.seats):
            for i in range(state.box.strong):
                segment = state.stands[seat * state.box.figures + state.box.strong_figure[i]]
                if segment >= 0:
                    self.strong_root[n] = state.board.root[segment]
                    self.strong_crowd[n] = max(0, state.box.extra_strength[i]) << (FOLLOWER_BITS * seat)
                    n += 1
        self.strong_count = n

    def standing(self, state: State, root: int, seat: int) -> int:
        """The strength of a seat and of the strongest of the others in a feature: 3 * mine + theirs, each 2 at most."""
        crowd = state.board.crowd[root]
        if crowd == 0:
            return 0
        for i in range(self.strong_count):
            if self.strong_root[i] == root:
                crowd += self.strong_crowd[i]
        mine = min(2, crowd >> (FOLLOWER_BITS * seat) & FOLLOWER_MASK)
        theirs = 0
        for other in range(state.box.seats):
            if other != seat:
                there = crowd >> (FOLLOWER_BITS * other) & FOLLOWER_MASK
                if there > theirs:
                    theirs = there
        return 3 * mine + min(2, theirs)

    def is_remembered(self, board: Board) -> bool:
        """Whether a board is the one that is remembered, perhaps with more tiles."""
        last = self.pieces - 1
        return (
            self.steady
            and board.side == self.side
            and 0 <= last < board.pieces
            and board.spot[last] == self.last_spot
            and board.oriented[last] == self.last_oriented
        )

    def remember(self, board: Board) -> None:
        """Keep what most positions of a turn have in common: which segments meet at each empty square, and open cities
        and roads."""
        self.side = board.side
        self.pieces = board.pieces
        self.segments = board.segments
        if board.pieces > 0:
            self.last_spot = board.spot[board.pieces - 1]
            self.last_oriented = board.oriented[board.pieces - 1]
        self.squares = board.frontier.count
        for i in range(self.squares):
            self.square_cell[i] = board.frontier.cell[i]
            self.square_wish[i] = board.frontier.wish[i]
            self.look_around(board, i, board.frontier.cell[i])
        self.lasting_count = 0
        for root in range(board.segments):
            if board.root[root] == root and board.word[root] & OPEN_MASK:
                kind = board.designs.kind[board.row[root]]
                if kind in (CITY, ROAD):
                    self.lasting[self.lasting_count] = root
                    self.lasting_count += 1

    def look_around(self, board: Board, i: int, cell: int) -> None:
        """List the segments that meet at an empty square, as the i-th of those that are remembered."""
        n = 0
        kinds = 0
        pairs = 0
        for d in range(4):
            if board.halves:
                piece = board.facing(cell, d)
            else:
                piece = board.piece_on(cell + board.beside[d])
            if piece >= 0:
                at = (board.oriented[piece] * 4 + (d ^ 2)) * 3
                local = board.designs.port[at + 1]
                if local == WHOLE:
                    local = board.designs.port[at]
                if local >= 0:
                    segment = board.nth_segment(piece, local)
                    kind = board.designs.kind[board.row[segment]]
                    if kind <= ROAD:
                        self.square_segment[i * 4 + n] = segment
                        self.square_kind[i * 4 + n] = kind
                        n += 1
                        pairs |= kinds >> kind & 1
                        kinds |= 1 << kind
        self.square_meets[i] = n
        self.square_pairs[i] = pairs

    def meet_squares(self, state: State, seat: int) -> None:
        """Look at each empty square beside a tile: the scarcest one of each feature, and features that meet there."""
        self.tick += 1
        tick = self.tick
        for i in range(state.board.frontier.count):
            wish = state.board.frontier.wish[i]
            number = self.left.count_fitting(wish)
            at = i
            if i >= self.squares or self.square_cell[i] != state.board.frontier.cell[i] or self.square_wish[i] != wish:
                at = self.squares  # one more place, for a square that was not remembered or has a new neighbour
                self.look_around(state.board, at, state.board.frontier.cell[i])
            n = self.square_meets[at]
            for j in range(at * 4, at * 4 + n):
                if self.square_kind[j] != FIELD:
                    root = state.board.root[self.square_segment[j]]
                    if self.scarce_tick[root] != tick:
                        self.scarce_tick[root] = tick
                        self.scarce[root] = number
                    elif number < self.scarce[root]:
                        self.scarce[root] = number
            if self.square_pairs[at] != 0:
                for j in range(n):
                    self.met[j] = state.board.root[self.square_segment[at * 4 + j]]
                    self.met_kind[j] = self.square_kind[at * 4 + j]
                self.list_pairs(state, seat, n, number)

    def list_pairs(self, state: State, seat: int, n: int, number: int) -> None:
        """Features of one kind that meet at a square: they may be joined there."""
        for i in range(n):
            for j in range(i + 1, n):
                one = self.met[i]
                other = self.met[j]
                if self.met_kind[i] == self.met_kind[j] and one != other:
                    if state.board.crowd[one] | state.board.crowd[other]:
                        low = self.standing(state, one, seat)
                        high = self.standing(state, other, seat)
                        if low > high:
                            low, high = high, low
                        at = ((self.met_kind[i] * STANDING + low) * STANDING + high) * FITS + self.fit_step(number)
                        self.add(PAIR + at * THIRDS + self.third)

    def list_features(self, state: State, seat: int) -> None:
        """All that can still bring points: open cities and roads, and what a figure stands on."""
        for i in range(self.lasting_count):
            self.list_once(state, seat, self.lasting[i])
        for segment in range(self.segments, state.board.segments):
            self.list_once(state, seat, segment)
        for figure in range(state.box.seats * state.box.figures):
            segment = state.stands[figure]
            if segment >= 0:
                self.list_once(state, seat, segment)

    def list_once(self, state: State, seat: int, segment: int) -> None:
        """The feature of a segment, if it was not listed for this position yet."""
        root = state.board.root[segment]
        known = self.listed_tick[root] == self.tick
        self.listed_tick[root] = self.tick
        if not known:
            self.list_feature(state, seat, root)

    def list_feature(self, state: State, seat: int, root: int) -> None:
        kind = state.board.designs.kind[state.board.row[root]]
        word = state.board.word[root]
        ends = word & OPEN_MASK
        if kind == CITY:
            if ends != 0:
                size = (word >> COUNT & COUNT_MASK) + (word >> PENNANT & PENNANT_MASK)
                self.list_city(state, seat, root, size, (ends + 1) >> 1)
        elif kind == ROAD:
            if ends != 0:
                self.list_road(state, seat, root, word >> COUNT & COUNT_MASK, ends)
        elif state.board.crowd[root] != 0:
            if kind == FIELD:
                self.list_field(state, seat, root, word >> COUNT & COUNT_MASK)
            elif ends != 0:
                self.list_building(state, seat, root, ends)

    def fit_of(self, root: int) -> int:
        """The step of a feature's scarcest open square."""
        return self.fit_step(self.scarce[root]) if self.scarce_tick[root] == self.tick else FITS - 1

    def scarcest(self, root: int) -> int:
        """How many tiles left fit the scarcest open square of a feature of the position collected last; -1 if it has
        none."""
        return self.scarce[root] if self.scarce_tick[root] == self.tick else -1

    def count_stuck(self, standing: int) -> None:
        self.stuck_mine += standing // 3
        self.stuck_theirs += standing % 3

    def list_city(self, state: State, seat: int, root: int, size: int, ends: int) -> None:
        standing = self.standing(state, root, seat)
        fit = self.fit_of(root)
        if fit == 0:
            self.count_stuck(standing)
        if standing != 0 and not self.plain:
            scoring.list_items(state, root, False)
            size = state.worth() >> 1
            scoring.list_items(state, root, True)
            if 2 * state.worth() < size:
                self.add(RISK + (standing * RISKS + min(RISKS - 1, size >> 1)) * FITS + fit)
        size = max(0, min(size, CITY_SIZES - 1))
        at = (standing * CITY_SIZES + size) * CITY_ENDS + min(ends, CITY_ENDS) - 1
        self.add(CITY_FIT + at * FITS + fit)
        self.add(CITY_PHASE + at * PHASES + self.phase)
        self.add(CITY_BOTH + (standing * FITS + fit) * PHASES + self.phase)

    def list_road(self, state: State, seat: int, root: int, size: int, ends: int) -> None:
        standing = self.standing(state, root, seat)
        fit = self.fit_of(root)
        if fit == 0:
            self.count_stuck(standing)
        if standing != 0 and not self.plain:
            scoring.list_items(state, root, False)
            size = state.worth()
            scoring.list_items(state, root, True)
            if 2 * state.worth() < size:
                self.add(RISK + ((STANDING + standing) * RISKS + min(RISKS - 1, size >> 1)) * FITS + fit)
        size = max(0, min(size, ROAD_SIZES - 1))
        at = (standing * ROAD_SIZES + size) * ROAD_ENDS + min(ends, ROAD_ENDS) - 1
        self.add(ROAD_FIT + at * FITS + fit)
        self.add(ROAD_PHASE + at * PHASES + self.phase)

    def list_building(self, state: State, seat: int, root: int, ends: int) -> None:
        standing = self.standing(state, root, seat)
        dead = 0
        cell = state.board.spot[state.board.piece_of[root]]
        if state.board.designs.ground[state.board.row[root]] & LATE == 0:
            for i in range(8):
                beside = state.board.cell[cell + state.board.around[i]] - FRONT
                if 0 <= beside < TILE - FRONT and self.left.count_fitting(state.board.frontier.wish[beside]) == 0:
                    dead += 1
        if dead != 0:
            self.count_stuck(standing)
        at = standing * FILLED + max(0, min(FILLED - 1, 8 - ends))
        self.add(BUILDING_TERM + (at * DEAD_SQUARES + min(dead, DEAD_SQUARES - 1)) * PHASES + self.phase)

    def list_field(self, state: State, seat: int, field: int, size: int) -> None:
        """A field by the completed and the open cities around it, and by its size."""
        self.field_tick += 1
        done = 0
        growing = 0
        i = field
        going = 1
        while going:
            touching = state.board.designs.touch[state.board.row[i]]
            segment = state.board.first[state.board.piece_of[i]]
            while touching:
                if touching & 1:
                    city = state.board.root[segment]
                    if self.city_tick[city] != self.field_tick:
                        self.city_tick[city] = self.field_tick
                        if state.board.word[city] & OPEN_MASK:
                            growing += 1
                        else:
                            done += 1
                touching >>= 1
                segment += 1
            i = state.board.ring[i]
            going = i != field
        step = 0 if size < 4 else 1 if size < 9 else 2 if size < 18 else 3
        at = self.standing(state, field, seat) * CITIES + min(done, CITIES - 1)
        at = at * OPEN_CITIES + min(growing, OPEN_CITIES - 1)
        self.add(FIELD_PHASE + at * PHASES + self.phase)
        self.add(FIELD_SIZE + at * FIELD_SIZES + step)

    def list_supplies(self, state: State, seat: int) -> None:
        """The followers that a seat and the best supplied of the others have free."""
        mine = min(FREE - 1, state.free[seat])
        theirs = 0
        for other in range(state.box.seats):
            if other != seat and state.free[other] > theirs:
                theirs = state.free[other]
        self.add(FREE_TERM + (mine * FREE + min(FREE - 1, theirs)) * PHASES + self.phase)

    def list_figures(self, state: State, seat: int) -> None:
        """Every further kind of figure: free ones by number, others by what they stand on."""
        kinds = state.box.figure_kinds
        for kind in range(1, kinds):
            mine = min(SPARE - 1, state.supply[seat * kinds + kind])
            theirs = 0
            for other in range(state.box.seats):
                if other != seat and state.supply[other * kinds + kind] > theirs:
                    theirs = state.supply[other * kinds + kind]
            theirs = min(SPARE - 1, theirs)
            self.add(CORE + kind * FIGURE_TERM + (mine * SPARE + theirs) * THIRDS + self.third)
        for figure in range(state.box.seats * state.box.figures):
            kind = state.box.figure_kind[figure]
            place = state.stands[figure]
            if kind != 0 and place != SUPPLY:
                ground = GROUNDS - 1
                if place >= 0:
                    ground = state.board.designs.kind[state.board.row[place]]
                at = ground * 2 + (state.box.owner[figure] == seat)
                self.add(CORE + kind * FIGURE_TERM + SPARE * SPARE * THIRDS + at * THIRDS + self.third)

    def list_belonging(self, state: State, seat: int, number: int) -> None:
        """How much a seat and the richest of the others have of a belonging."""
        mine = self.owned_step(moments.owned(state.box.owned, state, seat, number))
        theirs = 0
        for other in range(state.box.seats):
            if other != seat:
                there = self.owned_step(moments.owned(state.box.owned, state, other, number))
                if there > theirs:
                    theirs = there
        at = (mine * OWNED + theirs) * THIRDS + self.third
        self.add(self.table.first_belonging + number * OWNED_TERM + at)

    def owned_step(self, number: int) -> int:
        """A few are told apart one by one, more of them less finely."""
        if number <= 4:
            return max(0, number)
        if number <= 6:
            return 5
        return 6 if number <= 9 else OWNED - 1
