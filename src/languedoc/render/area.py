"""Areas as rows of bits: what lies inside which outline, where there is room, what is connected.

A cell is half a unit wide, and a tile is 100 units wide. Rows are plain Python integers, so that joining, cutting,
growing and testing whole boxes takes a few operations on each row: fast, exact, and without a geometry library.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Ring = Sequence[Point]

CELLS = 2
"""Cells for each unit."""

BYTE = 8


class Area:
    """A set of cells within a frame of `width` x `height` units."""

    __slots__ = ("columns", "rows")

    def __init__(self, width: int, height: int, rows: list[int] | None = None) -> None:
        self.columns = width * CELLS
        self.rows = rows if rows is not None else [0] * (height * CELLS)

    @classmethod
    def full(cls, width: int, height: int) -> Area:
        return cls(width, height, [(1 << width * CELLS) - 1] * (height * CELLS))

    @classmethod
    def within(cls, width: int, height: int, rings: Iterable[Ring]) -> Area:
        """The cells whose centre lies inside an odd number of rings."""
        area = cls(width, height)
        for ring in rings:
            area.flip(ring)
        return area

    @classmethod
    def covered(cls, width: int, height: int, rings: Iterable[Ring]) -> Area:
        """The cells whose centre lies inside any of the rings."""
        area = cls(width, height)
        for ring in rings:
            area |= cls.within(width, height, [ring])
        return area

    def _like(self, rows: list[int]) -> Area:
        area = Area.__new__(Area)
        area.columns = self.columns
        area.rows = rows
        return area

    def copy(self) -> Area:
        return self._like(self.rows.copy())

    def flip(self, ring: Ring) -> None:
        """Invert all cells inside the ring."""
        rows, columns, count = self.rows, self.columns, len(self.rows)
        ax, ay = ring[-1]
        for bx, by in ring:
            if ay != by:
                (x0, y0), (x1, y1) = ((ax, ay), (bx, by)) if ay < by else ((bx, by), (ax, ay))
                slope = (x1 - x0) / (y1 - y0)
                first = max(0, math.ceil(y0 * CELLS - 0.5))
                last = min(count, math.ceil(y1 * CELLS - 0.5))
                for row in range(first, last):
                    cut = math.ceil((x0 + ((row + 0.5) / CELLS - y0) * slope) * CELLS - 0.5)
                    if cut > 0:
                        rows[row] ^= (1 << min(cut, columns)) - 1
            ax, ay = bx, by

    # ------------------------------------------------------------------ sets

    def __or__(self, other: Area) -> Area:
        return self._like([a | b for a, b in zip(self.rows, other.rows, strict=True)])

    def __and__(self, other: Area) -> Area:
        return self._like([a & b for a, b in zip(self.rows, other.rows, strict=True)])

    def __sub__(self, other: Area) -> Area:
        return self._like([a & ~b for a, b in zip(self.rows, other.rows, strict=True)])

    def __bool__(self) -> bool:
        return any(self.rows)

    @property
    def size(self) -> float:
        """Its size in square units."""
        return sum(row.bit_count() for row in self.rows) / CELLS**2

    # ------------------------------------------------------------------ growing and shrinking

    def grown(self, by: float) -> Area:
        """The area with everything nearer than `by` added; nearly round, since steps to four and to eight neighbours
        alternate."""
        stride, whole = self._stride, self._like([(1 << self.columns) - 1] * len(self.rows))._strung()
        cells = self._strung()
        for step in range(round(by * CELLS)):
            wide = (cells | cells << 1 | cells >> 1) & whole
            side = wide if step % 2 else cells
            cells = (wide | side << stride | side >> stride) & whole
        return self._unstrung(cells)

    def shrunk(self, by: float) -> Area:
        """The area without everything nearer than `by` to its border or to the rim of the frame."""
        return self._unstrung(self._without_rim(self._strung(), by))

    def _without_rim(self, cells: int, by: float) -> int:
        stride = self._stride
        for step in range(round(by * CELLS)):
            slim = cells & cells << 1 & cells >> 1
            side = slim if step % 2 else cells
            cells = slim & side << stride & side >> stride
        return cells

    # All rows concatenated into one number, with at least one empty cell behind each row

    @property
    def _stride(self) -> int:
        return (self.columns // BYTE + 1) * BYTE

    def _strung(self) -> int:
        size = self._stride // BYTE
        return int.from_bytes(b"".join([row.to_bytes(size, "little") for row in self.rows]), "little")

    def _unstrung(self, cells: int) -> Area:
        size, count = self._stride // BYTE, len(self.rows)
        line = cells.to_bytes(size * count, "little")
        return self._like([int.from_bytes(line[k : k + size], "little") for k in range(0, size * count, size)])

    def moved_up(self, by: float) -> Area:
        n = round(by * CELLS)
        return self._like(self.rows[n:] + [0] * n)

    # ------------------------------------------------------------------ points and boxes

    def has(self, x: float, y: float) -> bool:
        column, row = int(x * CELLS), int(y * CELLS)
        return 0 <= row < len(self.rows) and 0 <= column < self.columns and bool(self.rows[row] >> column & 1)

    def _span(self, x0: float, y0: float, x1: float, y1: float) -> tuple[int, int, int]:
        left, right = max(0, int(x0 * CELLS)), min(self.columns, math.ceil(x1 * CELLS))
        bits = (1 << right) - (1 << left) if right > left else 0
        return bits, max(0, int(y0 * CELLS)), min(len(self.rows), math.ceil(y1 * CELLS))

    def holds(self, x0: float, y0: float, x1: float, y1: float) -> bool:
        """Whether the whole box is inside the area."""
        if x0 < 0 or y0 < 0 or x1 * CELLS > self.columns or y1 * CELLS > len(self.rows):
            return False
        bits, top, bottom = self._span(x0, y0, x1, y1)
        rows = self.rows
        for row in range(top, bottom):
            if rows[row] & bits != bits:
                return False
        return True

    def share(self, x0: float, y0: float, x1: float, y1: float) -> float:
        """The fraction of the box that is inside the area."""
        bits, top, bottom = self._span(x0, y0, x1, y1)
        inside = sum((self.rows[row] & bits).bit_count() for row in range(top, bottom))
        return inside / ((x1 - x0) * (y1 - y0) * CELLS**2)

    def cut(self, x0: float, y0: float, x1: float, y1: float) -> None:
        bits, top, bottom = self._span(x0, y0, x1, y1)
        for row in range(top, bottom):
            self.rows[row] &= ~bits

    # ------------------------------------------------------------------ what hangs together

    def runs(self) -> list[list[tuple[int, int]]]:
        """For each row its runs of cells: the first cell, and the one after the last."""
        found = []
        for row in self.rows:
            line = []
            at = 0
            while row:
                gap = (row & -row).bit_length() - 1
                row >>= gap
                at += gap
                length = (~row & row + 1).bit_length() - 1
                line.append((at, at + length))
                row >>= length
                at += length
            found.append(line)
        return found

    def parts(self) -> list[Area]:
        """The connected components, largest first."""
        above: list[tuple[int, int, int]] = []
        parent: list[int] = []
        places: list[tuple[int, int, int]] = []

        def root(i: int) -> int:
            while parent[i] != i:
                parent[i] = parent[parent[i]]
                i = parent[i]
            return i

        for y, line in enumerate(self.runs()):
            here: list[tuple[int, int, int]] = []
            for first, end in line:
                number = len(parent)
                parent.append(number)
                for other_first, other_end, other in above:
                    if other_first < end and first < other_end:
                        parent[root(other)] = root(number)
                here.append((first, end, number))
                places.append((y, first, end))
            above = here
        pieces: dict[int, Area] = {}
        for number, (y, first, end) in enumerate(places):
            piece = pieces.setdefault(root(number), self._like([0] * len(self.rows)))
            piece.rows[y] |= (1 << end) - (1 << first)
        return sorted(pieces.values(), key=lambda piece: -piece.size)

    def middle(self) -> tuple[Point, float]:
        """The centre and the radius of the largest disc inside the area."""
        cells, radius = self._strung(), 0.0
        step = 4.0
        while step >= 0.5:
            smaller = self._without_rim(cells, step)
            if smaller:
                cells, radius = smaller, radius + step
            else:
                step /= 2
        return self._unstrung(cells).centre(), radius

    def centre(self) -> Point:
        """The cell nearest to the centre of gravity."""
        cells = [(x, y) for y, line in enumerate(self.runs()) for first, end in line for x in range(first, end)]
        if not cells:
            return (50.0, 50.0)
        if len(cells) > 400:
            cells = cells[:: len(cells) // 400]
        mx, my = sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells)
        x, y = min(cells, key=lambda cell: (cell[0] - mx) ** 2 + (cell[1] - my) ** 2)
        return ((x + 0.5) / CELLS, (y + 0.5) / CELLS)
