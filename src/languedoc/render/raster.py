"""Pixels of a PNG picture, as far as `picture.png` writes them: 8 bits for each of red, green, blue and opacity."""

from __future__ import annotations

import struct
import zlib
from typing import NamedTuple

DEPTH = 4  # bytes of a pixel
HEAD = 8  # bytes before the first chunk


class Raster(NamedTuple):
    """`pixels` has four bytes for each, row by row from the top."""

    wide: int
    high: int
    pixels: bytes


def decoded(png: bytes) -> Raster:
    """The pixels of a PNG picture."""
    at = HEAD
    wide = high = 0
    packed = b""
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + length]
        at += length + 12
        if kind == b"IHDR":
            wide, high, depth, colours, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            if (depth, colours, interlaced) != (8, 6, 0):
                raise ValueError("only pictures with 8 bits for each colour and for opacity can be read")
        elif kind == b"IDAT":
            packed += body
    return Raster(wide, high, unfiltered(zlib.decompress(packed), wide, high))


def unfiltered(data: bytes, wide: int, high: int) -> bytes:
    """The bytes before they were filtered: each row says how it differs from its neighbours."""
    length = wide * DEPTH
    before = bytearray(length)
    rows = []
    for y in range(high):
        begin = y * (length + 1)
        kind = data[begin]
        row = bytearray(data[begin + 1 : begin + 1 + length])
        if kind == 1:
            for i in range(DEPTH, length):
                row[i] = (row[i] + row[i - DEPTH]) & 255
        elif kind == 2:
            row = bytearray((a + b) & 255 for a, b in zip(row, before, strict=True))
        elif kind == 3:
            for i in range(length):
                left = row[i - DEPTH] if i >= DEPTH else 0
                row[i] = (row[i] + (left + before[i]) // 2) & 255
        elif kind == 4:
            for i in range(length):
                left, corner = (row[i - DEPTH], before[i - DEPTH]) if i >= DEPTH else (0, 0)
                row[i] = (row[i] + nearest(left, before[i], corner)) & 255
        rows.append(bytes(row))
        before = row
    return b"".join(rows)


def nearest(left: int, above: int, corner: int) -> int:
    """Which of three neighbours is nearest to left + above - corner."""
    guess = left + above - corner
    to_left, to_above, to_corner = abs(guess - left), abs(guess - above), abs(guess - corner)
    if to_left <= to_above and to_left <= to_corner:
        return left
    return above if to_above <= to_corner else corner
