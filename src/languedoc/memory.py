"""Rows of numbers side by side in one block, so that a whole game is copied by one memcpy.

This is the interpreted version, in which rows are plain lists; in `memory.pyx`, the compiled one, they are C arrays in
one block. Both contain no rules of the game.
"""

from __future__ import annotations


def bits_in(word: int) -> int:
    """How many bits of a row of bits are set."""
    return word.bit_count()


def lowest_bit(word: int) -> int:
    """The number of the lowest bit that is set; one must be."""
    return (word & -word).bit_length() - 1


class Memory:
    """`Memory(0)` only measures: it returns empty rows, and `used` is the number of bytes needed."""

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
        """Another block of the same size, to be laid out in the same way and then overwritten."""
        return Memory(self.size)

    def copy_from(self, other: Memory) -> None:
        """Copy another block that was laid out in the same way."""
        for mine, theirs in zip(self._rows, other._rows, strict=True):
            mine[:] = theirs
