"""A checksum of numbers (FNV-1a, a whole number at a time), by which two states of a game are compared."""

from __future__ import annotations

START = 0xCBF29CE484222325
FACTOR = 0x100000001B3
MASK = 0xFFFFFFFFFFFFFFFF
LOW = 0xFFFFFFFF


def add(total: int, number: int) -> int:
    """The checksum after one more number."""
    return ((total ^ (number & MASK)) * FACTOR) & MASK


def add_wide(total: int, number: int) -> int:
    """The checksum after one more unsigned number of 64 bits, taken as two halves."""
    return add(add(total, number >> 32), number & LOW)
