"""The board: tiles on a square grid, and the roads, cities, fields and buildings they make.

A *piece* is a tile that lies, a *segment* is one of its parts, numbered through in the order of laying. Segments of
one feature form a ring and all know its root; the root holds two words of the feature (see `designs.py`): its counts
and its crowd, the followers of each seat. Joining two features relabels the smaller ring, splices the rings and adds
the words.

A cell of the ground holds 0 (nothing near), FRONT + the index of a square in the frontier, or TILE + piece. Each
square of the frontier has a wish: what its neighbours show, one digit in base `radix` per side. Cells around a building
are watched: a tile laid there tells it, if the cell is one of its places. The ground starts small and is widened when
the layout comes near its rim.

Which squares of the frontier could take a tile is kept in rows of bits, one row for each side and each kind of edge:
bit i is set where square i minds that kind at that side. A turned tile fits the squares that mind none of its edges,
so finding its places costs a few operations for every 64 squares.

A double tile lies as two pieces, one after the other, and what goes on across their common side is joined. A cell can
hold two triangles: the ground knows the first, `half` the other one of each. The sides of a gap show nothing, so they
are no frontier, and a port that faces one stays open. Links that are no edges of tiles stand in a list of
their own, so every connection can be found without history: `rebuild` takes a feature apart and joins it anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc import memory as bits
from languedoc.carcassonne import numbering
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board import geometry
from languedoc.carcassonne.board.designs import Designs
from languedoc.memory import Memory

if TYPE_CHECKING:
    from languedoc.carcassonne.tiles.catalogue import Tile

FRONT = 1
TILE = 16384  # more than any frontier has squares
PORTS = 15  # where a piece can join others: three for each of its sides, and three for a long edge
MOST_PIECES = TILE // 2 - 2  # a frontier has at most two squares for each tile, and two more
MOST_SEGMENTS = 32767  # segments are numbered by short integers
SMALLEST_SIDE = 16
ROOMY = 8  # cells of the first ground for each tile of the box: wide enough for nearly every game

FIELD = printed.FIELD
CITY = printed.CITY
ROAD = printed.ROAD
BUILDING = printed.BUILDING
CLOISTER = printed.GROUND_BITS["cloister"]
LATE = printed.LATE
NOTHING = printed.NOTHING
WHOLE = printed.WHOLE
OPEN_MASK = (1 << printed.OPEN_BITS) - 1
COUNT = printed.COUNT
COUNT_MASK = (1 << printed.COUNT_BITS) - 1
MULTI = printed.MULTI
MULTI_MASK = (1 << printed.MULTI_BITS) - 1
PENNANT = printed.PENNANT
PENNANT_MASK = (1 << printed.PENNANT_BITS) - 1
FOLLOWER_BITS = printed.FOLLOWER_BITS
FOLLOWER_MASK = (1 << printed.FOLLOWER_BITS) - 1
ONE_NEIGHBOUR = (1 << printed.COUNT) - 1  # one square more is filled, one less is open
EDGE_KINDS = printed.EDGE_KINDS
FIT_ROWS = 4 * EDGE_KINDS  # rows of bits: a side, then a kind of edge
BITS = 64  # squares of the frontier in a row of bits
SHIFT = 6
LOW = BITS - 1
ALL = 0xFFFFFFFFFFFFFFFF  # a row with all bits set; computed by shifting, it would overflow in C
ONE = numbering.ONE


class Board:
    """Room for `most_pieces` tiles with `most_segments` segments in all."""

    def __init__(self, designs: Designs, most_pieces: int, most_segments: int, most_links: int = 0) -> None:
        self.designs = designs
        self.most_pieces = most_pieces
        self.most_segments = most_segments
        self.most_links = most_links
        self.side = 0
        self.shift = 0
        self.first_side = SMALLEST_SIDE
        while self.first_side * self.first_side < ROOMY * most_pieces:
            self.first_side *= 2
        self.pieces = 0
        self.segments = 0
        self.fronts = 0
        self.closed_count = 0
        self.triangles = 0
        self.links = 0
        self.tick = 0
        self.halves = designs.has_halves
        self.margin = designs.margin

    def lay_out(self, memory: Memory, scratch: Memory) -> None:
        """Take the rows of numbers from the memory of a state and from its scratch memory."""
        self.memory = memory  # both must live as long as this board
        self.scratch = scratch
        pieces = self.most_pieces
        segments = self.most_segments
        fronts = 2 * pieces + 2
        words = (fronts + LOW) // BITS
        self.front = memory.ints(fronts)
        self.wish = memory.shorts(fronts)
        self.minds = memory.masks(words * FIT_ROWS)
        self.spot = memory.ints(pieces)
        self.oriented = memory.shorts(pieces)
        self.first = memory.shorts(pieces + 1)
        self.piece_of = memory.shorts(segments)
        self.row = memory.shorts(segments)
        self.root = memory.shorts(segments)
        self.ring = memory.shorts(segments)
        self.word = memory.longs(segments)
        self.crowd = memory.ints(segments)
        self.closed = memory.shorts(segments)
        self.half = memory.shorts(pieces if self.designs.has_halves else 0)
        self.triangle = memory.shorts(pieces if self.designs.has_halves else 0)
        self.more = memory.shorts(pieces if self.designs.has_variants else 0)
        self.link_ends = memory.shorts(2 * self.most_links)
        self.places = scratch.masks(words * 4)
        self.stamp = scratch.ints(max(pieces, segments))
        odd = self.designs.has_halves or self.designs.has_doubles
        self.odd_places = scratch.ints(8 * (3 * pieces + 2) if odd else 0)

    def open_ground(self, side: int) -> None:
        """A new empty ground of side x side cells; the side is a power of two."""
        self.spread(Memory(side * side * 3 + 48), side)

    def spread(self, ground: Memory, side: int) -> None:
        """Take the cells from a memory of their own."""
        self.ground = ground
        self.cell = ground.shorts(side * side)
        self.watched = ground.bytes(side * side)
        self.around = ground.ints(8)
        self.beside = ground.ints(4)
        self.side = side
        self.shift = bits.lowest_bit(side)
        self.origin = (side // 2) * side + side // 2
        self.around[0] = -side - 1
        self.around[1] = -side
        self.around[2] = -side + 1
        self.around[3] = -1
        self.around[4] = 1
        self.around[5] = side - 1
        self.around[6] = side
        self.around[7] = side + 1
        self.beside[0] = -side
        self.beside[1] = 1
        self.beside[2] = side
        self.beside[3] = -1

    def clear(self) -> None:
        """Take all tiles off the board."""
        if self.side == self.first_side:
            for i in range(self.pieces):
                self.cell[self.spot[i]] = 0
                if self.designs.building[self.oriented[i] >> 2] >= 0:
                    for j in range(8):
                        self.watched[self.spot[i] + self.around[j]] = 0
            for i in range(self.fronts):
                self.cell[self.front[i]] = 0
        else:
            self.open_ground(self.first_side)
        for i in range(((self.fronts + LOW) >> SHIFT) * FIT_ROWS):
            self.minds[i] = 0
        self.pieces = 0
        self.segments = 0
        self.fronts = 0
        self.closed_count = 0
        self.triangles = 0
        self.blanks = 0
        self.links = 0
        self.first[0] = 0

    def widen(self) -> None:
        """Double the cells along each side, with the layout in the middle again."""
        old_side = self.side
        old_cell = self.cell
        old_watched = self.watched
        old_ground = self.ground  # keeps the old rows alive until they are copied
        self.open_ground(old_side * 2)
        for y in range(old_side):
            for x in range(old_side):
                cell = y * old_side + x
                self.cell[self._moved(cell, old_side)] = old_cell[cell]
                self.watched[self._moved(cell, old_side)] = old_watched[cell]
        for i in range(self.fronts):
            self.front[i] = self._moved(self.front[i], old_side)
        for i in range(self.pieces):
            self.spot[i] = self._moved(self.spot[i], old_side)
        del old_ground

    def _moved(self, cell: int, old_side: int) -> int:
        shift = old_side // 2
        return (cell // old_side + shift) * self.side + cell % old_side + shift

    def like(self) -> Board:
        """Another board of the same size, to be laid out and then overwritten."""
        other = Board.__new__(Board)  # without the constructor: all that it sets is overwritten
        other.designs = self.designs
        other.most_pieces = self.most_pieces
        other.most_segments = self.most_segments
        other.first_side = self.first_side
        other.most_links = self.most_links
        other.halves = self.halves
        other.margin = self.margin
        other.spread(self.ground.like(), self.side)
        return other

    def forget_stamps(self) -> None:
        """No segment or piece was counted yet."""
        self.tick = 0
        for i in range(max(self.most_pieces, self.most_segments)):
            self.stamp[i] = 0

    def copy_from(self, other: Board) -> None:
        """Everything outside the two memories of `lay_out`."""
        if self.side != other.side:
            self.open_ground(other.side)
        self.ground.copy_from(other.ground)
        self.pieces = other.pieces
        self.segments = other.segments
        self.fronts = other.fronts
        self.closed_count = other.closed_count
        self.triangles = other.triangles
        self.blanks = other.blanks
        self.links = other.links

    # ------------------------------------------------------------------ laying tiles

    def find_places(self, design: int) -> int:
        """Count the legal places of a tile; `places` has the squares that fit, a row of bits for each turn of it."""
        minds = self.minds
        places = self.places
        fit_row = self.designs.fit_row
        fronts = self.fronts
        n = 0
        for word in range((fronts + LOW) >> SHIFT):
            left = fronts - word * BITS
            lying = ALL if left >= BITS else (ONE << left) - 1
            first = word * FIT_ROWS
            row = design * 16
            for quarters in range(4):
                minding = minds[first + fit_row[row]] | minds[first + fit_row[row + 1]]
                minding |= minds[first + fit_row[row + 2]] | minds[first + fit_row[row + 3]]
                squares = lying & ~minding
                places[word * 4 + quarters] = squares
                n += bits.bits_in(squares)
                row += 4
        return n

    def keep_joined(self, design: int, kind: int) -> int:
        """Of the places found last, keep those where an edge of that kind joins one that lies; returns their number."""
        n = 0
        for word in range((self.fronts + LOW) >> SHIFT):
            for quarters in range(4):
                joined = 0
                for d in range(4):
                    if self.designs.edge[(design * 4 + quarters) * 4 + d] == kind:
                        row = word * FIT_ROWS + d * EDGE_KINDS
                        joined |= self.minds[row] | self.minds[row + 1]
                self.places[word * 4 + quarters] &= joined
                n += bits.bits_in(self.places[word * 4 + quarters])
        return n

    def may_turn(self, i: int, quarters: int) -> bool:
        """Whether the tile asked for may lie on a square of the frontier with so many turns."""
        return (self.places[(i >> SHIFT) * 4 + quarters] >> (i & LOW) & 1) != 0

    def front_cell(self, i: int) -> int:
        return self.front[i]

    def forbid(self, i: int, quarters: int) -> None:
        """Strike one place out."""
        self.places[(i >> SHIFT) * 4 + quarters] &= ~(ONE << (i & LOW))

    def allow(self, i: int, quarters: int) -> None:
        """Add one place."""
        self.places[(i >> SHIFT) * 4 + quarters] |= ONE << (i & LOW)

    def fitting(self, oriented: int, word: int) -> int:
        """The squares in a row of bits that mind none of the edges of a turned square tile."""
        left = self.fronts - word * BITS
        minding = ~(ALL if left >= BITS else (ONE << left) - 1)
        for side in range(4):
            minding |= self.minds[word * FIT_ROWS + self.designs.fit_row[oriented * 4 + side]]
        return ~minding & ALL

    def fitting_but(self, oriented: int, side: int, word: int) -> int:
        """The squares in a row of bits that mind the edge of a turned square tile at this side, and no other."""
        minded = self.minds[word * FIT_ROWS + self.designs.fit_row[oriented * 4 + side]]
        for other in range(4):
            if other != side:
                minded &= ~self.minds[word * FIT_ROWS + self.designs.fit_row[oriented * 4 + other]]
        return minded & ALL

    def rows_of_places(self) -> int:
        """How many rows of bits `places` has: for every 64 squares of the frontier one for each turn of the tile."""
        return ((self.fronts + LOW) >> SHIFT) * 4

    def nth_place(self, k: int) -> int:
        """The k-th place found by `find_places`, as frontier index * 4 + quarters; those of a square together."""
        places = self.places
        word = 0
        while True:
            north = places[word]
            east = places[word + 1]
            south = places[word + 2]
            west = places[word + 3]
            n = bits.bits_in(north) + bits.bits_in(east) + bits.bits_in(south) + bits.bits_in(west)
            if k < n:
                break
            k -= n
            word += 4
        square = 0
        width = BITS
        while width > 8:  # binary search among the squares
            width >>= 1
            part = (ONE << width) - 1
            n = bits.bits_in(north & part) + bits.bits_in(east & part)
            n += bits.bits_in(south & part) + bits.bits_in(west & part)
            upper = k >= n
            k -= n * upper
            skipped = width * upper
            square += skipped
            north >>= skipped
            east >>= skipped
            south >>= skipped
            west >>= skipped
        north = (north & 255) | (east & 255) << 8 | (south & 255) << 16 | (west & 255) << 24
        while width > 1:  # the last eight squares, all four turns in one number of four bytes
            width >>= 1
            part = ((ONE << width) - 1) * 0x01010101
            n = bits.bits_in(north & part)
            upper = k >= n
            k -= n * upper
            skipped = width * upper
            square += skipped
            north >>= skipped
        north &= 0x01010101
        while k > 0:
            north &= north - 1
            k -= 1
        return (word // 4 * BITS + square) * 4 + (bits.lowest_bit(north) >> 3)

    def lay(self, cell: int, oriented: int) -> int:
        """Lay a tile on an empty cell, a double tile also on the one beside it; returns the number of the first
        piece."""
        side = self.side
        margin = self.margin
        x = cell & (side - 1)
        y = cell >> self.shift
        if x < margin or y < margin or x >= side - margin or y >= side - margin:
            self.widen()
            cell = self._moved(cell, side)
            side = self.side
        if self.designs.gaps[oriented] != 0:
            return self.lay_half(cell, oriented)
        before = self.closed_count
        ground = self.cell
        piece = self.put_down(cell, oriented)
        if ground[cell] != 0:
            self.leave_frontier(ground[cell] - FRONT)
        ground[cell] = TILE + piece
        front = self.front
        wish = self.wish
        fronts = self.fronts
        for d in range(4):
            q = cell + self.beside[d]
            beyond = ground[q]
            if beyond >= TILE:
                beyond -= TILE
                if self.halves and self.designs.gaps[self.oriented[beyond]] != 0:
                    beyond = self.facing(cell, d)
                if beyond >= 0:
                    self.meet(piece, d, beyond)
            else:
                if beyond == 0:
                    front[fronts] = q
                    wish[fronts] = 0
                    beyond = FRONT + fronts
                    ground[q] = beyond
                    fronts += 1
                shown = self.designs.edge[oriented * 4 + d]
                wish[beyond - FRONT] += shown * self.designs.weight[d ^ 2]
                self.mind_all_but(beyond - FRONT, d ^ 2, shown)
        self.fronts = fronts
        if self.watched[cell] != 0:
            self.fill_around(cell)
        local = self.designs.building[oriented >> 2]
        if local >= 0:
            self.raise_building(self.first[piece] + local, cell)
        if self.designs.second[oriented >> 2] >= 0:
            self.lay_second(piece, self.designs.second[oriented >> 2] * 4 + (oriented & 3), before)
        return piece

    def put_down(self, cell: int, oriented: int) -> int:
        """Add a piece with its segments, each a feature of its own."""
        piece = self.pieces
        base = self.segments
        row = self.designs.first_row[oriented >> 2]
        length = self.designs.first_row[(oriented >> 2) + 1] - row
        self.pieces = piece + 1
        self.segments = base + length
        self.oriented[piece] = oriented
        self.spot[piece] = cell
        self.first[piece] = base
        self.first[piece + 1] = base + length
        if self.designs.has_variants:
            self.more[piece] = NOTHING
        if self.designs.has_halves:
            self.half[piece] = NOTHING
            self.blanks += self.designs.blank[oriented >> 2]
        piece_of = self.piece_of
        rows = self.row
        root = self.root
        ring = self.ring
        word = self.word
        crowd = self.crowd
        new_word = self.designs.word
        for segment in range(base, base + length):
            piece_of[segment] = piece
            rows[segment] = row
            root[segment] = segment
            ring[segment] = segment
            word[segment] = new_word[row]
            crowd[segment] = 0
            row += 1
        return piece

    def lay_second(self, piece: int, oriented: int, before: int) -> None:
        """The second cell of a double tile follows the first, and their common segments are joined.

        So many features were closed before the tile: what was closed by one of its cells need not stay so.
        """
        self.lay(self.spot[piece] + self.beside[self.designs.inner[self.oriented[piece]]], oriented)
        for segment in range(self.first[piece], self.first[piece + 1]):
            if self.designs.spans[self.row[segment]] >= 0:
                self.join(segment, self.other_part(segment), 0)
        self.tidy_closed(before)

    def lay_half(self, cell: int, oriented: int) -> int:
        """Lay a triangle: into an empty cell, or beside the one that lies there."""
        ground = self.cell
        piece = self.put_down(cell, oriented)
        self.triangle[self.triangles] = piece
        self.triangles += 1
        other = ground[cell] - TILE
        if other >= 0:
            self.half[piece] = other
            self.half[other] = piece
            self.meet_long(piece, other)
        else:
            if ground[cell] != 0:
                self.leave_frontier(ground[cell] - FRONT)
            ground[cell] = TILE + piece
        for d in range(4):
            if self.designs.gaps[oriented] >> d & 1 == 0:
                self.show_leg(piece, d)
        if other < 0:
            if self.watched[cell] != 0:
                self.fill_around(cell)
        elif self.designs.building[self.oriented[other] >> 2] >= 0:
            self.fill_place(self.first[other] + self.designs.building[self.oriented[other] >> 2])
        local = self.designs.building[oriented >> 2]
        if local >= 0:
            self.raise_building(self.first[piece] + local, cell)
        return piece

    def show_leg(self, piece: int, d: int) -> None:
        """Join a triangle across one of its short sides, or update the wish of the empty square there."""
        q = self.spot[piece] + self.beside[d]
        if self.cell[q] >= TILE:
            other = self.facing(self.spot[piece], d)
            if other >= 0:
                self.meet(piece, d, other)
        else:
            if self.cell[q] == 0:
                self.front[self.fronts] = q
                self.wish[self.fronts] = 0
                self.cell[q] = FRONT + self.fronts
                self.fronts += 1
            shown = self.designs.edge[self.oriented[piece] * 4 + d]
            self.wish[self.cell[q] - FRONT] += shown * self.designs.weight[d ^ 2]
            self.mind_all_but(self.cell[q] - FRONT, d ^ 2, shown)

    def leave_frontier(self, index: int) -> None:
        """Remove a square from the frontier; the last one takes its index."""
        last = self.fronts - 1
        self.fronts = last
        self.front[index] = self.front[last]
        self.wish[index] = self.wish[last]
        self.cell[self.front[index]] = FRONT + index
        minds = self.minds
        to = (index >> SHIFT) * FIT_ROWS
        away = (last >> SHIFT) * FIT_ROWS
        place = index & LOW
        was = last & LOW
        there = ~(ONE << was)
        here = ~(ONE << place)
        moves = ONE if index != last else 0
        if to == away:
            for row in range(to, to + FIT_ROWS):
                minds[row] = (minds[row] & here & there) | (minds[row] >> was & moves) << place
        else:
            for row in range(FIT_ROWS):
                minds[to + row] = (minds[to + row] & here) | (minds[away + row] >> was & 1) << place
                minds[away + row] &= there

    def mind_all_but(self, index: int, side: int, shown: int) -> None:
        """Let a square of the frontier accept only one kind of edge at a side; any kind if nothing is shown."""
        others = self.designs.others
        row = (index >> SHIFT) * FIT_ROWS + side * EDGE_KINDS
        bit = ONE << (index & LOW)
        for kind in range(EDGE_KINDS):
            self.minds[row + kind] |= others[shown * EDGE_KINDS + kind] & bit

    def meet(self, piece: int, d: int, other: int) -> None:
        """Join what touches across side d of a piece: left half to right half, middle to middle."""
        port = self.designs.port
        here = (self.oriented[piece] * 4 + d) * 3
        there = (self.oriented[other] * 4 + (d ^ 2)) * 3
        if port[here + 1] == WHOLE and port[there + 1] == WHOLE:
            self.join(self.first[piece] + port[here], self.first[other] + port[there], 4)
            return
        for i in range(3):
            mine = port[here + i]
            theirs = port[there + 2 - i]
            if mine >= 0 and theirs >= 0:
                self.join(self.nth_segment(piece, mine), self.nth_segment(other, theirs), 2)
            elif mine >= 0:
                self.close(self.nth_segment(piece, mine))
            elif theirs >= 0:
                self.close(self.nth_segment(other, theirs))

    def meet_long(self, piece: int, other: int) -> None:
        """Join two triangles across the long side."""
        port = self.designs.long_port
        for i in range(3):
            mine = port[(self.oriented[piece] >> 2) * 3 + i]
            theirs = port[(self.oriented[other] >> 2) * 3 + 2 - i]
            if mine >= 0 and theirs >= 0:
                self.join(self.first[piece] + mine, self.first[other] + theirs, 2)

    def join(self, a: int, b: int, used: int) -> None:
        """Unite the features of two segments, and subtract the ports that are no longer open."""
        root = self.root
        word = self.word
        to = root[a]
        away = root[b]
        if to == away:
            word[to] -= used
        else:
            if ((word[to] >> COUNT) & COUNT_MASK) < ((word[away] >> COUNT) & COUNT_MASK):
                swap = to
                to = away
                away = swap
            ring = self.ring
            i = away
            while True:
                root[i] = to
                i = ring[i]
                if i == away:
                    break
            i = ring[to]
            ring[to] = ring[away]
            ring[away] = i
            word[to] += word[away] - used
            self.crowd[to] += self.crowd[away]
        if (word[to] & OPEN_MASK) == 0:
            self.closed[self.closed_count] = to
            self.closed_count += 1

    def close(self, segment: int) -> None:
        """Close one port of a segment that ends at a tile which does not continue it."""
        to = self.root[segment]
        self.word[to] -= 1
        if (self.word[to] & OPEN_MASK) == 0:
            self.closed[self.closed_count] = to
            self.closed_count += 1

    def reopen(self, segment: int) -> None:
        """Open a port that was closed: the feature of a segment is unfinished again."""
        self.word[self.root[segment]] += 1

    def tidy_closed(self, before: int) -> None:
        """Of the features listed as closed since then, keep those that are closed now, each once."""
        count = before
        for i in range(before, self.closed_count):
            root = self.root[self.closed[i]]
            known = self.word[root] & OPEN_MASK
            for j in range(before, count):
                if self.closed[j] == root:
                    known = 1
            if known == 0:
                self.closed[count] = root
                count += 1
        self.closed_count = count

    def fill_around(self, cell: int) -> None:
        """Update the buildings around a cell that was filled."""
        building = self.designs.building
        for i in range(8):
            other = self.cell[cell + self.around[i]] - TILE
            while other >= 0:
                local = building[self.oriented[other] >> 2]
                if local >= 0 and self.designs.watches[self.oriented[other]] >> (7 - i) & 1:
                    self.fill_place(self.first[other] + local)
                other = self.second_half(other)

    def fill_place(self, segment: int) -> None:
        """Count one more filled place of a building."""
        to = self.root[segment]
        self.word[to] += ONE_NEIGHBOUR
        if (self.word[to] & OPEN_MASK) == 0:
            self.closed[self.closed_count] = to
            self.closed_count += 1

    def raise_building(self, segment: int, cell: int) -> None:
        """Count the filled places around a new building, and watch all of them."""
        piece = self.piece_of[segment]
        watches = self.designs.watches[self.oriented[piece]]
        for i in range(8):
            beside = cell + self.around[i]
            self.watched[beside] += 1
            if watches >> i & 1 and self.cell[beside] >= TILE:
                self.word[segment] += ONE_NEIGHBOUR
        if self.halves and self.half[piece] >= 0:
            self.word[segment] += ONE_NEIGHBOUR
        if (self.word[segment] & OPEN_MASK) == 0:
            self.closed[self.closed_count] = segment
            self.closed_count += 1

    # ------------------------------------------------------------------ doubles and triangles

    def facing(self, cell: int, d: int) -> int:
        """The piece that shows an edge to a cell across its side d, or -1: nothing lies there, or its gap is there."""
        other = self.piece_on(cell + self.beside[d])
        while other >= 0 and self.designs.gaps[self.oriented[other]] >> (d ^ 2) & 1:
            other = self.second_half(other)
        return other

    def second_half(self, piece: int) -> int:
        """The triangle that lies beside the one that the ground knows, or -1."""
        if not self.halves or self.half[piece] < piece:
            return NOTHING
        return self.half[piece]

    def on_ground(self, piece: int) -> int:
        """The piece that stands for its cell: of two triangles the first."""
        if self.halves and 0 <= self.half[piece] < piece:
            return self.half[piece]
        return piece

    def twin_of(self, piece: int) -> int:
        """The piece on the other cell of a double tile, or -1."""
        form = self.oriented[piece] >> 2
        if self.designs.cells[form] == 1:
            return NOTHING
        return piece + 1 - 2 * self.designs.which_cell[form]

    def other_part(self, segment: int) -> int:
        """The same segment on the other cell of a double tile, or -1."""
        local = self.designs.spans[self.row[segment]]
        return NOTHING if local < 0 else self.first[self.twin_of(self.piece_of[segment])] + local

    def is_second_part(self, segment: int) -> bool:
        """Whether a segment only goes on here from the first cell of its tile: figures stand on the first part."""
        return self.designs.spans[self.row[segment]] >= 0 and (
            self.designs.which_cell[self.oriented[self.piece_of[segment]] >> 2] > 0
        )

    def is_on(self, segment: int, piece: int) -> bool:
        """Whether a segment lies on the cell of a piece, at least with a part of it."""
        here = self.piece_of[segment]
        if self.spot[here] == self.spot[piece]:
            return True
        if self.designs.spans[self.row[segment]] < 0:
            return False
        return self.spot[self.twin_of(here)] == self.spot[piece]

    def first_of_tile(self, piece: int) -> int:
        """The first segment of the tile that a piece is (a cell of)."""
        return self.first[piece - self.designs.which_cell[self.oriented[piece] >> 2]]

    def end_of_tile(self, piece: int) -> int:
        """The segment after the last one of the tile that a piece is (a cell of)."""
        form = self.oriented[piece] >> 2
        return self.end_of(piece - self.designs.which_cell[form] + self.designs.cells[form] - 1)

    def mismatches(self, cell: int, oriented: int) -> int:
        """The sides, as bits, at which a form would touch another edge than its own; bit 4 is the long side.

        An edge that shows nothing matches anything.
        """
        found = 0
        for d in range(4):
            shown = self.designs.edge[oriented * 4 + d]
            other = self.facing(cell, d)
            if other >= 0 and shown != 0:
                beyond = self.designs.edge[self.oriented[other] * 4 + (d ^ 2)]
                if beyond != 0 and beyond != shown:
                    found |= 1 << d
        other = self.piece_on(cell)
        if other >= 0 and self.designs.long_edge[oriented >> 2] != self.designs.long_edge[self.oriented[other] >> 2]:
            found |= 1 << 4
        return found

    def touches(self, cell: int, oriented: int) -> bool:
        """Whether a form would touch an edge that lies, its long side included."""
        if self.cell[cell] >= TILE:
            return True
        for d in range(4):
            if self.piece_on(cell + self.beside[d]) >= 0:  # most are empty
                if self.designs.gaps[oriented] >> d & 1 == 0 and d != self.designs.inner[oriented]:
                    if self.facing(cell, d) >= 0:
                        return True
        return False

    def find_odd_places(self, design: int, enough: int) -> int:
        """Count the legal places of a triangle or a double tile, up to so many; `odd_places` lists them as
        cell * 4 + quarters."""
        n = self.find_matching(design, NOTHING, 0, enough)
        if self.designs.cells[design] > 1:  # the first cell may lie beyond the frontier, if the second one is in it
            return self.find_matching(self.designs.second[design], design, n, enough)
        for i in range(self.triangles):
            piece = self.triangle[i]
            quarters = (self.oriented[piece] + 2) & 3
            if n < enough and self.half[piece] < 0 and self.mismatches(self.spot[piece], design * 4 + quarters) == 0:
                self.odd_places[n] = self.spot[piece] * 4 + quarters
                n += 1
        return n

    def find_matching(self, form: int, before: int, n: int, enough: int) -> int:
        """Add the places where a form lies on a square of the frontier that minds none of its edges; tells how many
        there are then. It is the first cell of its tile, or the second one after a form beyond the frontier (`before`).
        """
        for word in range((self.fronts + LOW) >> SHIFT):
            left = self.match_squares(form, word)
            while left != 0 and n < enough:
                i = word * BITS + bits.lowest_bit(left)
                left &= left - 1
                for quarters in range(4):
                    if self.may_turn(i, quarters):
                        cell = self.front[i]
                        if before < 0:
                            fits = self.first_fits(cell, form * 4 + quarters)
                        else:
                            cell -= self.beside[self.designs.inner[before * 4 + quarters]]
                            fits = self.cell[cell] == 0
                        if fits:
                            self.odd_places[n] = cell * 4 + quarters
                            n += 1
        return n

    def match_squares(self, form: int, word: int) -> int:
        """Write the squares of a row of bits that mind no edge of a form into `places`, as `find_places` does; a side
        at which it has no edge asks nothing. Returns on which of them it may lie some way round.

        A triangle must touch an edge with its own edges. Every edge but a blank one makes its square mind one of any
        two kinds.
        """
        left = self.fronts - word * BITS
        lying = ALL if left >= BITS else (ONE << left) - 1
        must_touch = self.designs.gaps[form * 4] != 0
        found = 0
        for oriented in range(form * 4, form * 4 + 4):
            squares = lying
            touched = 0
            for d in range(4):
                shown = self.designs.edge[oriented * 4 + d]
                if shown != 0:
                    row = word * FIT_ROWS + d * EDGE_KINDS
                    squares &= ~self.minds[row + shown - 1]
                    touched |= self.minds[row] | self.minds[row + 1]
            if must_touch:
                rest = squares & ~touched if self.blanks != 0 else 0
                while rest != 0:
                    i = bits.lowest_bit(rest)
                    rest &= rest - 1
                    if self.touches(self.front[word * BITS + i], oriented):
                        touched |= ONE << i
                squares &= touched
            self.places[word * 4 + (oriented & 3)] = squares
            found |= squares
        return found

    def first_fits(self, cell: int, oriented: int) -> bool:
        """Whether a form that matches a square of the frontier may lie there: beside the first cell of a double tile
        the second one must fit."""
        second = self.designs.second[oriented >> 2]
        if second < 0:
            return True
        beside = cell + self.beside[self.designs.inner[oriented]]
        if self.cell[beside] == 0:
            return True
        return self.cell[beside] < TILE and self.is_welcome(self.cell[beside] - FRONT, second * 4 + (oriented & 3))

    def is_welcome(self, i: int, oriented: int) -> bool:
        """Whether a square of the frontier minds no edge of a turned form."""
        row = (i >> SHIFT) * FIT_ROWS
        for d in range(4):
            shown = self.designs.edge[oriented * 4 + d]
            if shown != 0 and self.minds[row + d * EDGE_KINDS + shown - 1] >> (i & LOW) & 1:
                return False
        return True

    # ------------------------------------------------------------------ changes of what lies

    def change_form(self, piece: int, form: int) -> int:
        """A lying piece takes on a variant of its design, with one more segment; tells that segment.

        Its edges must match all that lies around. What it shows to empty squares is another wish from now on.
        """
        old = self.oriented[piece]
        new = form * 4 + (old & 3)
        row = self.designs.first_row[form]
        for segment in range(self.first[piece], self.end_of(piece)):
            self.word[self.root[segment]] += (
                self.designs.word[row] - self.designs.word[self.row[segment]]
            )  # it may have a twin now
            self.row[segment] = row
            row += 1
        segment = self.segments
        self.segments = segment + 1
        self.piece_of[segment] = piece
        self.row[segment] = row
        self.root[segment] = segment
        self.ring[segment] = segment
        self.word[segment] = self.designs.word[row]
        self.crowd[segment] = 0
        self.more[piece] = segment
        self.oriented[piece] = new
        for d in range(4):
            q = self.spot[piece] + self.beside[d]
            if self.cell[q] < TILE:
                self.change_wish(
                    self.cell[q] - FRONT, d ^ 2, self.designs.edge[old * 4 + d], self.designs.edge[new * 4 + d]
                )
        self.replay(segment, True)
        return segment

    def change_wish(self, index: int, side: int, old: int, new: int) -> None:
        """Change the kind of edge that is shown to a square of the frontier at a side."""
        self.wish[index] += (new - old) * self.designs.weight[side]
        row = (index >> SHIFT) * FIT_ROWS + side * EDGE_KINDS
        for kind in range(EDGE_KINDS):
            self.minds[row + kind] &= ~(ONE << (index & LOW))
        self.mind_all_but(index, side, new)

    def nth_segment(self, piece: int, local: int) -> int:
        """A segment of a piece by its place among those of its form."""
        segment = self.first[piece] + local
        if self.designs.has_variants and segment >= self.end_of(piece):
            return self.more[piece]
        return segment

    def place_in(self, segment: int) -> int:
        """The place of a segment among those of the form of its piece."""
        return self.row[segment] - self.designs.first_row[self.oriented[self.piece_of[segment]] >> 2]

    def end_of(self, piece: int) -> int:
        """The segment after those that were laid with a piece; one that came later is `more`."""
        form = self.oriented[piece] >> 2
        end = self.first[piece] + self.designs.first_row[form + 1] - self.designs.first_row[form]
        if self.designs.has_variants and self.more[piece] >= 0:
            end -= 1
        return end

    def link(self, a: int, b: int) -> None:
        """Join two segments that do not meet at an edge, until `unlink`."""
        self.link_ends[2 * self.links] = a
        self.link_ends[2 * self.links + 1] = b
        self.links += 1
        self.join(a, b, 0)

    def find_link(self, segment: int) -> int:
        """The number of the link that a segment is an end of, or -1."""
        for i in range(2 * self.links):
            if self.link_ends[i] == segment:
                return i >> 1
        return NOTHING

    def unlink(self, number: int) -> None:
        """Remove a link; the last one takes its number. `rebuild` must follow."""
        last = self.links - 1
        self.link_ends[2 * number] = self.link_ends[2 * last]
        self.link_ends[2 * number + 1] = self.link_ends[2 * last + 1]
        self.links = last

    def rebuild(self, root: int) -> None:
        """Take a feature apart and join it anew from its edges and links; who stands there must be added again.

        Whatever has nothing open is listed as closed.
        """
        segments = self.members(root)
        for segment in segments:
            self.root[segment] = segment
            self.ring[segment] = segment
            self.word[segment] = self.designs.word[self.row[segment]]
            self.crowd[segment] = 0
        for segment in segments:
            self.replay(segment, False)
        for i in range(self.links):
            if self.link_ends[2 * i] in segments:
                self.join(self.link_ends[2 * i], self.link_ends[2 * i + 1], 0)
        for segment in segments:
            if self.root[segment] == segment and (self.word[segment] & OPEN_MASK) == 0:
                self.closed[self.closed_count] = segment
                self.closed_count += 1
        self.tidy_closed(0)

    def met_by(self, segment: int) -> list[int]:
        """The segments of other pieces that a segment joins at their edges, not by links."""
        return [other for other in [self.met_at(segment, k) for k in range(PORTS)] if other != NOTHING]

    def met_at(self, segment: int, k: int) -> int:
        """The segment of another piece that a segment joins at the k-th of its `PORTS`, not by a link, or -1: three
        for each side, then three for the long edge of a triangle."""
        piece = self.piece_of[segment]
        d = k // 3
        i = k - 3 * d
        if d == 4:
            other = self.half[piece] if self.halves else NOTHING
            if other < 0 or self.designs.long_port[(self.oriented[piece] >> 2) * 3 + i] != self.place_in(segment):
                return NOTHING
            return self.nth_segment(other, self.designs.long_port[(self.oriented[other] >> 2) * 3 + 2 - i])
        if self.designs.port[(self.oriented[piece] * 4 + d) * 3 + i] != self.place_in(segment):
            return NOTHING
        other = self.facing(self.spot[piece], d)
        if other < 0:
            return NOTHING
        theirs = self.designs.port[(self.oriented[other] * 4 + (d ^ 2)) * 3 + 2 - i]
        return self.nth_segment(other, theirs) if theirs >= 0 else NOTHING

    def replay(self, segment: int, alone: bool) -> None:
        """Join a segment to what it touches: alone in every direction, or each pair of segments once."""
        piece = self.piece_of[segment]
        local = self.place_in(segment)
        for d in range(4):
            other = self.facing(self.spot[piece], d)
            if other >= 0:
                for i in range(3):
                    if self.designs.port[(self.oriented[piece] * 4 + d) * 3 + i] == local:
                        theirs = self.designs.port[(self.oriented[other] * 4 + (d ^ 2)) * 3 + 2 - i]
                        self.replay_port(segment, other, theirs, alone)
        for i in range(3):
            if (
                self.halves
                and self.half[piece] >= 0
                and self.designs.long_port[(self.oriented[piece] >> 2) * 3 + i] == local
            ):
                other = self.half[piece]
                theirs = self.designs.long_port[(self.oriented[other] >> 2) * 3 + 2 - i]
                self.replay_port(segment, other, theirs, alone)
        if self.designs.spans[self.row[segment]] >= 0 and not self.is_second_part(segment):
            self.join(segment, self.other_part(segment), 0)

    def replay_port(self, segment: int, other: int, local: int, alone: bool) -> None:
        if local < 0:
            self.close(segment)
        elif alone or segment < self.nth_segment(other, local):
            self.join(segment, self.nth_segment(other, local), 2)

    # ------------------------------------------------------------------ asking about features

    def kind_of(self, segment: int) -> int:
        return self.designs.kind[self.row[segment]]

    def sort_of(self, segment: int) -> int:
        """Which of the sorts of buildings a segment is, or -1."""
        return self.designs.sort[self.row[segment]]

    def scoring_rank(self, segment: int) -> int:
        """Features that are completed at once are scored by this, the highest first (turn_order 8.2, step 5)."""
        return self.designs.kind[self.row[segment]] * 2 + self.is_cloister(segment) - 3 * self.comes_late(segment)

    def comes_late(self, segment: int) -> bool:
        """Whether it is a building that is scored after roads."""
        return (self.designs.ground[self.row[segment]] & LATE) != 0

    def is_cloister(self, segment: int) -> bool:
        return (self.designs.ground[self.row[segment]] & CLOISTER) != 0

    def building_around(self, cell: int, i: int) -> int:
        """The building on the i-th of the eight cells around a cell, as its segment, or -1.

        The cell may be one of the frontier, at the very rim of the ground. No tile lies on the rim, so a step across
        it that comes out on the other side finds nothing.
        """
        piece = self.piece_on(cell + self.around[i])
        while piece >= 0:
            local = self.designs.building[self.oriented[piece] >> 2]
            if local >= 0:
                return self.first[piece] + local
            piece = self.second_half(piece)
        return NOTHING

    def open_ports(self, segment: int) -> int:
        return self.word[self.root[segment]] & OPEN_MASK

    def size(self, root: int) -> int:
        """Distinct cells of a feature; for buildings the filled places, its own cells included."""
        word = self.word[root]
        if ((word >> MULTI) & MULTI_MASK) < 2 and self.designs.kind[self.row[root]] != FIELD:
            return (word >> COUNT) & COUNT_MASK
        self.tick += 1
        tick = self.tick
        stamp = self.stamp
        ring = self.ring
        n = 0
        i = root
        while True:
            piece = self.on_ground(self.piece_of[i])
            if stamp[piece] != tick:
                stamp[piece] = tick
                n += 1
            i = ring[i]
            if i == root:
                return n

    def stamp_area(self, root: int) -> None:
        """Stamp the cells that belong to a feature, for `in_area`, until another feature is counted: those with a part
        of it, and for a building also the places around it, or the rows of tiles from it."""
        self.tick += 1
        i = root
        while True:
            piece = self.piece_of[i]
            self.stamp[self.on_ground(piece)] = self.tick
            if self.designs.kind[self.row[i]] == BUILDING and self.designs.in_rows[self.designs.sort[self.row[i]]]:
                for k in range(4):
                    other = self.cell[self.spot[piece] + self.beside[k]] - TILE
                    cell = self.spot[piece]
                    while other >= 0:
                        self.stamp[other] = self.tick
                        cell += self.beside[k]
                        other = self.cell[cell + self.beside[k]] - TILE
            elif self.designs.kind[self.row[i]] == BUILDING and not self.comes_late(i):
                watches = self.designs.watches[self.oriented[piece]]
                for k in range(8):
                    other = self.cell[self.spot[piece] + self.around[k]] - TILE
                    if watches >> k & 1 and other >= 0:
                        self.stamp[other] = self.tick
            i = self.ring[i]
            if i == root:
                return

    def in_area(self, piece: int) -> bool:
        """Whether the cell of a piece belongs to the feature of the last `stamp_area`."""
        return self.stamp[self.on_ground(piece)] == self.tick

    def pennants(self, root: int) -> int:
        return (self.word[root] >> PENNANT) & PENNANT_MASK

    def has_flag(self, root: int, flag: int) -> bool:
        """Whether some segment of a feature shows one of these signs (a mask of bits of marks)."""
        i = root
        while True:
            if self.designs.flags[self.row[i]] & flag:
                return True
            i = self.ring[i]
            if i == root:
                return False

    def count_flag(self, root: int, flag: int) -> int:
        """How many segments of a feature show one of these signs."""
        n = 0
        i = root
        while True:
            if self.designs.flags[self.row[i]] & flag:
                n += 1
            i = self.ring[i]
            if i == root:
                return n

    def marked(self, piece: int, mark: int) -> bool:
        """Whether a tile shows one of these signs (a mask of bits of marks)."""
        return (self.designs.marks[self.oriented[piece] >> 2] & mark) != 0

    def shows(self, piece: int, side: int) -> int:
        """What a tile shows at a side (an index into geometry.EDGES)."""
        return self.designs.edge[self.oriented[piece] * 4 + side]

    def sides_met(self, piece: int) -> int:
        """The sides of a piece beside which something lies, as bits."""
        met = 0
        for d in range(4):
            met |= (self.cell[self.spot[piece] + self.beside[d]] >= TILE) << d
        return met

    def cell_beside(self, cell: int, side: int) -> int:
        return cell + self.beside[side]

    def piece_on(self, cell: int) -> int:
        """The piece that lies on a cell, or -1; beyond the rim of the ground lies nothing."""
        if cell < 0 or cell >= self.side * self.side or self.cell[cell] < TILE:
            return NOTHING
        return self.cell[cell] - TILE

    def cell_of(self, piece: int) -> int:
        return self.spot[piece]

    def is_loop(self, root: int) -> bool:
        """Whether a road is a ring: no segment of it ends on its tile, or at a tile that closes it."""
        i = root
        while True:
            if (self.designs.ends[self.row[i]] == 1 and self.find_link(i) < 0) or self.is_cut_off(i):
                return False
            i = self.ring[i]
            if i == root:
                return True

    def is_cut_off(self, segment: int) -> bool:
        """Whether a segment of a road leads to a tile that does not continue it."""
        port = self.designs.port
        piece = self.piece_of[segment]
        local = self.place_in(segment)
        for d in range(4):
            if port[(self.oriented[piece] * 4 + d) * 3 + 1] == local:
                beyond = self.facing(self.spot[piece], d)
                if beyond >= 0 and port[(self.oriented[beyond] * 4 + (d ^ 2)) * 3 + 1] < 0:
                    return True
        return False

    def meadow_at(self, piece: int, corner: int) -> int:
        """The field in a corner of a tile, as its segment, or -1: both half-edges there belong to it.

        The corners are NE, SE, SW, NW: corner i lies between the sides i and i + 1. Where a side leads to the other
        cell of a double tile, there is one half-edge. A triangle has no corner to build in (half_so_wild 8).
        """
        port = self.designs.port
        oriented = self.oriented[piece]
        inner = self.designs.inner[oriented]
        local = port[(oriented * 4 + corner) * 3 + 2]
        other = port[(oriented * 4 + ((corner + 1) & 3)) * 3]
        if inner == corner:
            local = other
        elif inner == (corner + 1) & 3:
            other = local
        if local < 0 or local != other or self.designs.gaps[oriented] != 0:
            return NOTHING
        segment = self.first[piece] + local
        return segment if self.kind_of(segment) == FIELD else NOTHING

    def find_cities(self, field: int, found: list[int]) -> int:
        """Write the distinct cities without open ports that touch a field into a row; returns their number."""
        self.tick += 1
        tick = self.tick
        stamp = self.stamp
        n = 0
        i = field
        while True:
            touching = self.designs.touch[self.row[i]]
            segment = self.first[self.piece_of[i]]
            while touching:
                if touching & 1:
                    city = self.root[segment]
                    if (self.word[city] & OPEN_MASK) == 0 and stamp[city] != tick:
                        stamp[city] = tick
                        found[n] = city
                        n += 1
                touching >>= 1
                segment += 1
            i = self.ring[i]
            if i == field:
                return n

    def members(self, root: int) -> list[int]:
        """All segments of a feature."""
        found: list[int] = []
        i = root
        while True:
            found.append(i)
            i = self.ring[i]
            if i == root:
                return sorted(found)

    def followers(self, root: int, seat: int) -> int:
        return (self.crowd[root] >> (FOLLOWER_BITS * seat)) & FOLLOWER_MASK

    def occupied(self, segment: int) -> bool:
        return self.crowd[self.root[segment]] != 0

    def add_follower(self, segment: int, seat: int, number: int) -> None:
        self.crowd[self.root[segment]] += number * (1 << (FOLLOWER_BITS * seat))

    # ------------------------------------------------------------------ in the words of the players

    def column(self, cell: int) -> int:
        """x of a cell; the start tile lies at 0, 0 and x grows to the east."""
        return (cell & (self.side - 1)) - (self.origin & (self.side - 1))

    def line(self, cell: int) -> int:
        """y of a cell; y grows to the south."""
        return (cell >> self.shift) - (self.origin >> self.shift)

    def piece_at(self, x: int, y: int) -> int:
        """The piece that lies there, or -1."""
        column = x + self.origin % self.side
        line = y + self.origin // self.side
        if not (0 <= column < self.side and 0 <= line < self.side):
            return NOTHING
        return max(NOTHING, self.cell[line * self.side + column] - TILE)

    def where(self, piece: int) -> tuple[int, int, int, int]:
        """x, y, design and quarters of a piece; for a double tile those of the cell that the piece is."""
        cell = self.spot[piece]
        oriented = self.oriented[piece]
        return self.column(cell), self.line(cell), self.designs.printed[oriented >> 2], oriented & 3

    def tile_of(self, piece: int) -> Tile:
        """The tile that a piece is, in the form that it has now."""
        return self.designs.forms[self.oriented[piece] >> 2].tile

    def laid(self) -> list[int]:
        """The pieces that lie, a double tile once: that of its first cell."""
        return [piece for piece in range(self.pieces) if self.designs.which_cell[self.oriented[piece] >> 2] == 0]

    def pieces_at(self, x: int, y: int) -> list[int]:
        """What lies on a cell: nothing, a piece, or two triangles."""
        piece = self.piece_at(x, y)
        return [each for each in (piece, NOTHING if piece < 0 else self.second_half(piece)) if each >= 0]

    def which_cell(self, piece: int) -> int:
        """Which cell of its tile a piece is: 1 is the second one of a double tile."""
        return self.designs.which_cell[self.oriented[piece] >> 2]

    def first_piece(self, piece: int) -> int:
        """The piece of the first cell of its tile."""
        return piece - self.designs.which_cell[self.oriented[piece] >> 2]

    def cells_of(self, piece: int) -> list[tuple[int, int]]:
        """x, y of all cells of the tile that a piece is (a cell of), the first one first."""
        twin = self.twin_of(piece)
        pieces = [piece] if twin < 0 else sorted([piece, twin])
        return [self.where(each)[:2] for each in pieces]

    def frontier(self) -> list[tuple[int, int]]:
        """The empty squares that touch a tile."""
        return [(self.column(self.front[i]), self.line(self.front[i])) for i in range(self.fronts)]

    def odd_place(self, k: int) -> int:
        """The k-th place found by `find_odd_places`, as cell * 4 + quarters."""
        return self.odd_places[k]

    def piece_with(self, segment: int) -> int:
        """The piece that a segment is a part of."""
        return self.piece_of[segment]

    def segments_of(self, piece: int) -> list[int]:
        """The segments of a piece."""
        later = self.designs.has_variants and self.more[piece] >= 0
        return [*range(self.first[piece], self.end_of(piece)), *([self.more[piece]] if later else [])]

    def find_segment(self, x: int, y: int, kind: str, port: str) -> int:
        """The segment with that name, or -1."""
        for piece in self.pieces_at(x, y):
            for segment in self.segments_of(piece):
                if self.segment_at(segment) == (x, y, kind, port):
                    return int(segment)
        return NOTHING

    def feature_of(self, segment: int) -> int:
        """Which of the printed features of its tile a segment is."""
        return int(self.designs.features[self.oriented[self.piece_of[segment]] >> 2][self.place_in(segment)])

    def segment_at(self, segment: int) -> tuple[int, int, str, str]:
        """x, y, kind and port of a segment."""
        piece = self.piece_of[segment]
        x, y, _, _ = self.where(piece)
        kind, port = self.designs.segment_name(self.oriented[piece], self.place_in(segment))
        return x, y, kind, port

    def ports_of(self, segment: int) -> list[str]:
        """Where a segment reaches the sides of its cell on the board: `N`, `EL`."""
        oriented = self.oriented[self.piece_of[segment]]
        ports = self.designs.forms[oriented >> 2].parts[self.place_in(segment)].ports
        return [geometry.turned(port, oriented & 3) for port in ports]

    def root_of(self, segment: int) -> int:
        return self.root[segment]

    def roots(self) -> list[int]:
        """One segment for each feature on the board."""
        return [segment for segment in range(self.segments) if self.root[segment] == segment]
