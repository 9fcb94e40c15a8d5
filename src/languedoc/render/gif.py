"""Animations as GIF: 256 colours, and each picture is only the part that has changed."""

from __future__ import annotations

import struct
from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from languedoc.render.raster import DEPTH, Raster

COLOURS = 256
CODE_BITS = 8
LONGEST_CODE = 12  # bits
STEP = 3  # bits of each colour that are left out when colours are counted


class Frame(NamedTuple):
    """A part of the picture, where it goes, and how long it stays, in hundredths of a second."""

    left: int
    top: int
    part: Raster
    stays: int


class Drawn(NamedTuple):
    """A frame with the keys of its pixels."""

    left: int
    top: int
    wide: int
    high: int
    stays: int
    keys: array[int]


def animated(frames: Iterable[Frame]) -> bytes:
    """A GIF that begins again at its end. The first frame is the whole picture."""
    drawn = [Drawn(left, top, part.wide, part.high, stays, keys_of(part)) for left, top, part, stays in frames]
    counted: Counter[int] = Counter()
    for frame in drawn:
        counted.update(frame.keys)
    boxes = cut(counted)
    colours = [mean(box, counted) for box in boxes]
    number = {key: n for n, box in enumerate(boxes) for key in box}
    table = b"".join(bytes(colour) for colour in colours).ljust(3 * COLOURS, b"\0")
    parts = [
        struct.pack("<6sHHBBB", b"GIF89a", drawn[0].wide, drawn[0].high, 0xF7, 0, 0),
        table,
        b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00",
    ]
    for frame in drawn:
        parts.append(struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 4, frame.stays, 0, 0))
        parts.append(struct.pack("<BHHHHB", 0x2C, frame.left, frame.top, frame.wide, frame.high, 0))
        parts.append(bytes([CODE_BITS]))
        packed = compressed(bytes(number[key] for key in frame.keys))
        parts += [bytes([len(packed[i : i + 255])]) + packed[i : i + 255] for i in range(0, len(packed), 255)]
        parts.append(b"\0")
    return b"".join([*parts, b"\x3b"])


# ------------------------------------------------------------------ colours


def keys_of(part: Raster) -> array[int]:
    """Every pixel as a number of 15 bits, five for each colour."""
    red, green, blue = (part.pixels[i::DEPTH] for i in range(3))
    pixels = zip(red, green, blue, strict=True)
    return array("H", [(r >> STEP) << 10 | (g >> STEP) << 5 | b >> STEP for r, g, b in pixels])


def parted(key: int) -> tuple[int, int, int]:
    return key >> 10, key >> 5 & 31, key & 31


def cut(counted: Counter[int]) -> list[list[int]]:
    """The colours in at most 256 groups that are alike: the group with most pixels and spread is halved again and
    again."""
    groups = [sorted(counted)]
    while len(groups) < COLOURS:
        found = max(groups, key=lambda group: spread(group)[0] * sum(counted[key] for key in group) ** 0.5)
        size, axis = spread(found)
        if size == 0:
            break
        groups.remove(found)
        found.sort(key=lambda key: parted(key)[axis])
        half, seen, at = sum(counted[key] for key in found) / 2, 0, 0
        while at < len(found) - 1 and (seen < half or at == 0):
            seen += counted[found[at]]
            at += 1
        groups += [found[:at], found[at:]]
    return groups


def spread(group: Sequence[int]) -> tuple[int, int]:
    """How far apart the colours of a group are, and in which of the three."""
    parts = list(zip(*map(parted, group), strict=True))
    widths = [max(part) - min(part) for part in parts]
    return max(widths), widths.index(max(widths))


def mean(group: Sequence[int], counted: Counter[int]) -> tuple[int, int, int]:
    total = sum(counted[key] for key in group)
    sums = [sum(parted(key)[axis] * counted[key] for key in group) for axis in range(3)]
    red, green, blue = (min(255, round(each / total * 255 / 31)) for each in sums)
    return red, green, blue


# ------------------------------------------------------------------ LZW


def compressed(data: bytes) -> bytes:
    """Codes of growing length for strings that were seen before."""
    clear, end = 1 << CODE_BITS, (1 << CODE_BITS) + 1
    out = bytearray()
    buffer = filled = 0
    bits, following = CODE_BITS + 1, end + 1
    known: dict[tuple[int, int], int] = {}

    def write(code: int) -> None:
        nonlocal buffer, filled
        buffer |= code << filled
        filled += bits
        while filled >= 8:
            out.append(buffer & 255)
            buffer >>= 8
            filled -= 8

    write(clear)
    string = data[0]
    for byte in data[1:]:
        longer = known.get((string, byte))
        if longer is not None:
            string = longer
            continue
        write(string)
        if following == 1 << LONGEST_CODE:
            write(clear)
            known.clear()
            bits, following = CODE_BITS + 1, end + 1
        else:
            known[string, byte] = following
            if following == 1 << bits:
                bits += 1
            following += 1
        string = byte
    write(string)
    write(end)
    if filled:
        out.append(buffer & 255)
    return bytes(out)
