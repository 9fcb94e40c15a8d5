"""A game as an animation: the encoder, and what it shows."""

from __future__ import annotations

import struct
from random import Random

import pytest

from languedoc import Game
from languedoc.render.gif import Frame, animated, compressed
from languedoc.render.raster import Raster, decoded

resvg = pytest.importorskip("resvg_py")

from languedoc.carcassonne.text import Window  # noqa: E402
from languedoc.render.animation import (  # noqa: E402
    LARGEST,
    STAYS,
    STAYS_LAST,
    animation,
    around,
    frames,
    parts_of,
    size,
    squares,
)
from languedoc.render.picture import png  # noqa: E402

STAYING = b"\x21\xf9\x04\x04" + struct.pack("<H", STAYS)


def uncompressed(data: bytes) -> bytes:
    """LZW backwards, as browsers do it."""
    codes: list[bytes] = []
    out: list[bytes] = []
    bits, at, before = 9, 0, b""
    number = int.from_bytes(data, "little")
    while True:
        code = number >> at & (1 << bits) - 1
        at += bits
        if code == 257:
            return b"".join(out)
        if code == 256:
            codes, bits, before = [bytes([i]) for i in range(256)] + [b"", b""], 9, b""
            continue
        found = codes[code] if code < len(codes) else before + before[:1]
        out.append(found)
        if before and len(codes) < 4096:
            codes.append(before + found[:1])
        if len(codes) == 1 << bits and bits < 12:
            bits += 1
        before = found


def test_what_is_packed_can_be_unpacked() -> None:
    rng = Random(1)
    for data in (b"a", b"aaaaaaaa", bytes(range(256)) * 40, bytes(rng.randrange(256) for _ in range(30_000))):
        assert uncompressed(compressed(data)) == data


def test_a_picture_of_few_colours_keeps_them() -> None:
    red = '<rect width="9" height="5" fill="#f00"/>'
    square = f'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="5">{red}</svg>'
    part = decoded(png(square))
    assert part == Raster(9, 5, b"\xff\x00\x00\xff" * 45)
    film = animated([Frame(0, 0, part, 10)])
    assert film.startswith(b"GIF89a") and struct.unpack("<HH", film[6:10]) == (9, 5)
    assert film[13:16] == b"\xff\x00\x00" and film.endswith(b"\x3b")


def test_every_tile_has_its_picture() -> None:
    game, rng = Game(2, bag=["U", "V", "E", "B", "K", "W"], seed=1), Random(1)
    while not game.over:
        game.choose(rng.choice(game.options))
    film = animation(game)
    wide, high = struct.unpack("<HH", film[6:10])
    assert max(wide, high) <= LARGEST
    tiles = len(game.state.board.laid())
    assert film.count(STAYING) == tiles, "one for each tile"
    assert film.count(b"\x21\xf9\x04\x04" + struct.pack("<H", STAYS_LAST)) == 1, "and the board at the end"


def test_what_changes_far_apart_is_drawn_apart() -> None:
    assert parts_of({(0, 0), (1, 1), (9, 0)}, {(9, 0)}) == [Window(0, 0, 1, 1), Window(9, 0, 9, 0)]
    assert parts_of({(0, 0), (9, 0), (9, 1)}, {(0, 0)}) == [Window(9, 0, 9, 1), Window(0, 0, 0, 0)], "the tile is last"
    assert parts_of({(0, 0), (2, 0), (1, 0)}, {(0, 0)}) == [Window(0, 0, 2, 0)]
    assert parts_of({(0, 0), (2, 0)}, {(0, 0)}) == [Window(0, 0, 2, 0)], "one picture is not larger"


def test_many_tiles_and_modules_are_animated_in_little_memory() -> None:
    """Strangers may ask for it."""
    game, rng = Game(2, preset="everything", seed=1), Random(1)
    while len(game.state.board.laid()) < 60:
        game.choose(rng.randrange(game.count))
    whole = around(squares(game))
    pixels = sum(frame.part.wide * frame.part.high for frame in frames(game, whole, 10, "light"))
    assert pixels < 60 * 0.4 * size(whole) * 100, "most of the board stays as it is"
