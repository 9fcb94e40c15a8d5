"""The frontier: the empty squares beside tiles, what is shown to each of them, and where a tile fits.

Each square has a wish: what its neighbours show, one digit in base `radix` per side.

Which squares could take a tile is kept in rows of bits, one row for each side and each kind of edge: bit i is set where
square i refuses that kind at that side. A turned tile fits the squares that refuse none of its edges, so finding its
places costs a few operations for every 64 squares.
"""

from __future__ import annotations

from languedoc import memory as bits
from languedoc.carcassonne import numbering
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.designs import Designs
from languedoc.memory import Memory

EDGE_KINDS = printed.EDGE_KINDS
FIT_ROWS = 4 * EDGE_KINDS  # rows of bits: a side, then a kind of edge
BITS = 64  # squares in a row of bits
SHIFT = 6
LOW = BITS - 1
ALL = 0xFFFFFFFFFFFFFFFF  # a row with all bits set; computed by shifting, it would overflow in C
ONE = numbering.ONE


class Frontier:
    """`count` squares: the cell of each, its wish, and the places found last."""

    def __init__(self, designs: Designs) -> None:
        self.designs = designs
        self.count = 0

    def like(self) -> Frontier:
        """Another one, to be laid out and then overwritten."""
        other = Frontier.__new__(Frontier)
        other.designs = self.designs
        return other

    def lay_out(self, memory: Memory, scratch: Memory, most: int) -> None:
        """Take the rows of numbers for `most` squares."""
        words = (most + LOW) // BITS
        self.cell = memory.ints(most)
        self.wish = memory.shorts(most)
        self.refuses = memory.masks(words * FIT_ROWS)
        self.places = scratch.masks(words * 4)

    def clear(self) -> None:
        for i in range(((self.count + LOW) >> SHIFT) * FIT_ROWS):
            self.refuses[i] = 0
        self.count = 0

    # ------------------------------------------------------------------ what the squares see

    def add(self, cell: int) -> int:
        """Add an empty cell to which nothing is shown yet; returns its index."""
        index = self.count
        self.cell[index] = cell
        self.wish[index] = 0
        self.count = index + 1
        return index

    def show(self, index: int, side: int, shown: int) -> None:
        """A tile that was laid shows this kind of edge to a square."""
        self.wish[index] += shown * self.designs.weight[side]
        self.accept_only(index, side, shown)

    def leave(self, index: int) -> None:
        """Remove a square; the last one takes its index."""
        last = self.count - 1
        self.count = last
        self.cell[index] = self.cell[last]
        self.wish[index] = self.wish[last]
        refuses = self.refuses
        to = (index >> SHIFT) * FIT_ROWS
        away = (last >> SHIFT) * FIT_ROWS
        place = index & LOW
        was = last & LOW
        there = ~(ONE << was)
        here = ~(ONE << place)
        moves = ONE if index != last else 0
        if to == away:
            for row in range(to, to + FIT_ROWS):
                refuses[row] = (refuses[row] & here & there) | (refuses[row] >> was & moves) << place
        else:
            for row in range(FIT_ROWS):
                refuses[to + row] = (refuses[to + row] & here) | (refuses[away + row] >> was & 1) << place
                refuses[away + row] &= there

    def accept_only(self, index: int, side: int, shown: int) -> None:
        """Let a square accept only one kind of edge at a side; any kind if nothing is shown."""
        others = self.designs.others
        row = (index >> SHIFT) * FIT_ROWS + side * EDGE_KINDS
        bit = ONE << (index & LOW)
        for kind in range(EDGE_KINDS):
            self.refuses[row + kind] |= others[shown * EDGE_KINDS + kind] & bit

    def change(self, index: int, side: int, old: int, new: int) -> None:
        """Change the kind of edge that is shown to a square at a side."""
        self.wish[index] += (new - old) * self.designs.weight[side]
        row = (index >> SHIFT) * FIT_ROWS + side * EDGE_KINDS
        for kind in range(EDGE_KINDS):
            self.refuses[row + kind] &= ~(ONE << (index & LOW))
        self.accept_only(index, side, new)

    def accepts(self, i: int, oriented: int) -> bool:
        """Whether every edge of a turned form is what a square accepts at that side."""
        row = (i >> SHIFT) * FIT_ROWS
        for d in range(4):
            shown = self.designs.edge[oriented * 4 + d]
            if shown != 0 and self.refuses[row + d * EDGE_KINDS + shown - 1] >> (i & LOW) & 1:
                return False
        return True

    # ------------------------------------------------------------------ places of a square tile

    def find_places(self, design: int) -> int:
        """Count the legal places of a tile; `places` has the squares that fit, a row of bits for each turn of it."""
        refuses = self.refuses
        places = self.places
        fit_row = self.designs.fit_row
        fronts = self.count
        n = 0
        for word in range((fronts + LOW) >> SHIFT):
            left = fronts - word * BITS
            lying = ALL if left >= BITS else (ONE << left) - 1
            first = word * FIT_ROWS
            row = design * 16
            for quarters in range(4):
                refusing = refuses[first + fit_row[row]] | refuses[first + fit_row[row + 1]]
                refusing |= refuses[first + fit_row[row + 2]] | refuses[first + fit_row[row + 3]]
                squares = lying & ~refusing
                places[word * 4 + quarters] = squares
                n += bits.bits_in(squares)
                row += 4
        return n

    def keep_joined(self, design: int, kind: int) -> int:
        """Of the places found last, keep those where an edge of that kind joins one that lies; returns their number."""
        n = 0
        for word in range((self.count + LOW) >> SHIFT):
            for quarters in range(4):
                joined = 0
                for d in range(4):
                    if self.designs.edge[(design * 4 + quarters) * 4 + d] == kind:
                        row = word * FIT_ROWS + d * EDGE_KINDS
                        joined |= self.refuses[row] | self.refuses[row + 1]
                self.places[word * 4 + quarters] &= joined
                n += bits.bits_in(self.places[word * 4 + quarters])
        return n

    def may_turn(self, i: int, quarters: int) -> bool:
        """Whether the tile asked for may lie on a square, turned by `quarters`."""
        return (self.places[(i >> SHIFT) * 4 + quarters] >> (i & LOW) & 1) != 0

    def forbid(self, i: int, quarters: int) -> None:
        """Strike one place out."""
        self.places[(i >> SHIFT) * 4 + quarters] &= ~(ONE << (i & LOW))

    def allow(self, i: int, quarters: int) -> None:
        """Add one place."""
        self.places[(i >> SHIFT) * 4 + quarters] |= ONE << (i & LOW)

    def fitting(self, oriented: int, word: int) -> int:
        """The squares in a row of bits that accept all edges of a turned square tile."""
        left = self.count - word * BITS
        refusing = ~(ALL if left >= BITS else (ONE << left) - 1)
        for side in range(4):
            refusing |= self.refuses[word * FIT_ROWS + self.designs.fit_row[oriented * 4 + side]]
        return ~refusing & ALL

    def fitting_but(self, oriented: int, side: int, word: int) -> int:
        """The squares in a row of bits that refuse a turned square tile for its edge at this side alone."""
        refused = self.refuses[word * FIT_ROWS + self.designs.fit_row[oriented * 4 + side]]
        for other in range(4):
            if other != side:
                refused &= ~self.refuses[word * FIT_ROWS + self.designs.fit_row[oriented * 4 + other]]
        return refused & ALL

    def rows_of_places(self) -> int:
        """How many rows of bits `places` has: for every 64 squares one for each turn of the tile."""
        return ((self.count + LOW) >> SHIFT) * 4

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
