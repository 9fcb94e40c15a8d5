"""Rows of numbers side by side in one block, so that a whole game is copied in one stroke.

This is the interpreted version: the rows are plain lists. `memory.pyx` is the compiled one: the rows are C
arrays in one block. Nothing else in the project exists twice, and no rule lives here.
"""

from __future__ import annotations


def bits_in(word: int) -> int:
    """How many bits of a row of bits are set."""
    return word.bit_count()


def lowest_bit(word: int) -> int:
    """The number of the lowest bit that is set; one must be."""
    return (word & -word).bit_length() - 1


class Memory:
    """`Memory(0)` only measures: it hands out empty rows and `used` tells how many bytes are needed."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.used = 0
        self._rows: list[list[int]] = []

    def bytes(self, n: int) -> list[int]:
        return self._row(n, 1)

    def shorts(self, n: int) -> list[int]:
        return self._row(n, 2)

    def ints(self, n: int) -> list[int]:
        return self._row(n, 4)

    def longs(self, n: int) -> list[int]:
        return self._row(n, 8)

    def masks(self, n: int) -> list[int]:
        """Rows of 64 bits each."""
        return self._row(n, 8)

    def _row(self, n: int, width: int) -> list[int]:
        self.used += (n * width + 7) // 8 * 8
        if self.size and self.used > self.size:
            raise MemoryError(f"{self.used} bytes asked of a memory of {self.size}")
        row = [0] * (n if self.size else 0)
        self._rows.append(row)
        return row

    def like(self) -> Memory:
        """Another one of the same size, to be laid out alike and then written over."""
        return Memory(self.size)

    def copy_from(self, other: Memory) -> None:
        """Both must have been laid out alike."""
        for mine, theirs in zip(self._rows, other._rows, strict=True):
            mine[:] = theirs
