"""The board: tiles on a square grid, and the roads, cities, fields and buildings they make.

A *piece* is a tile that lies, a *segment* is one of its parts, numbered through in the order of laying. Segments of
one feature form a ring and all know its root; the root holds two words of the feature (see `designs.py`): its counts
and its crowd, the followers of each seat. Joining two features relabels the smaller ring, splices the rings and adds
the words.

A cell of the ground holds 0 (nothing near), FRONT + the index of a square in the frontier (see `frontier.py`), or
TILE + piece. Cells around a building are watched: a tile laid there tells it, if the cell is one of its places. The
ground starts small and is widened when the layout comes near its rim.

A double tile lies as two pieces, one after the other, and what goes on across their common side is joined. A cell can
hold two triangles: the ground knows the first, `half` the other one of each. The sides of a gap show nothing, so they
are no frontier, and a port that faces one stays open. Links that are no edges of tiles stand in a list of
their own, so every connection can be found without history (see `rejoining.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc import memory as bits
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board import geometry
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.board.frontier import Frontier
from languedoc.memory import Memory

if TYPE_CHECKING:
    from languedoc.carcassonne.tiles.catalogue import Tile

FRONT = 1
TILE = 16384  # more than any frontier has squares
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


class Board:
    """Room for `most_pieces` tiles with `most_segments` segments in all."""

    def __init__(self, designs: Designs, most_pieces: int, most_segments: int, most_links: int = 0) -> None:
        self.designs = designs
        self.frontier = Frontier(designs)
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
        self.frontier.lay_out(memory, scratch, 2 * pieces + 2)
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
            for i in range(self.frontier.count):
                self.cell[self.frontier.cell[i]] = 0
        else:
            self.open_ground(self.first_side)
        self.frontier.clear()
        self.pieces = 0
        self.segments = 0
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
        for i in range(self.frontier.count):
            self.frontier.cell[i] = self._moved(self.frontier.cell[i], old_side)
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
        other.frontier = self.frontier.like()
        other.most_pieces = self.most_pieces
        other.most_segments = self.most_segments
        other.first_side = self.first_side
        other.most_links = self.most_links
        other.halves = self.halves
        other.margin = self.margin
        other.spread(self.ground.like(), self.side)
        return other

    def forget_stamps(self) -> None:
        """Forget which segments and pieces were counted: new memory holds any numbers."""
        self.tick = 0
        for i in range(max(self.most_pieces, self.most_segments)):
            self.stamp[i] = 0

    def copy_from(self, other: Board) -> None:
        """Copy everything that is not in the two memories of `lay_out`."""
        if self.side != other.side:
            self.open_ground(other.side)
        self.ground.copy_from(other.ground)
        self.pieces = other.pieces
        self.segments = other.segments
        self.frontier.count = other.frontier.count
        self.closed_count = other.closed_count
        self.triangles = other.triangles
        self.blanks = other.blanks
        self.links = other.links

    # ------------------------------------------------------------------ laying tiles

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
                    beyond = FRONT + self.frontier.add(q)
                    ground[q] = beyond
                self.frontier.show(beyond - FRONT, d ^ 2, self.designs.edge[oriented * 4 + d])
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

        `before` is how many features were closed before the tile: what one of its cells closed need not stay closed.
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
                self.cell[q] = FRONT + self.frontier.add(q)
            self.frontier.show(self.cell[q] - FRONT, d ^ 2, self.designs.edge[self.oriented[piece] * 4 + d])

    def leave_frontier(self, index: int) -> None:
        """Remove a square from the frontier; the last one takes its index."""
        self.cell[self.frontier.cell[self.frontier.count - 1]] = FRONT + index
        self.frontier.leave(index)

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

    # ------------------------------------------------------------------ links

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
        """Remove a link; the last one takes its number. `rejoining.rebuild` must follow."""
        last = self.links - 1
        self.link_ends[2 * number] = self.link_ends[2 * last]
        self.link_ends[2 * number + 1] = self.link_ends[2 * last + 1]
        self.links = last

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

    def empty_squares(self) -> list[tuple[int, int]]:
        """The empty squares that touch a tile."""
        cells = [self.frontier.cell[i] for i in range(self.frontier.count)]
        return [(self.column(cell), self.line(cell)) for cell in cells]

    def odd_place(self, k: int) -> int:
        """The k-th place found by `odd_places.find`, as cell * 4 + quarters."""
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
