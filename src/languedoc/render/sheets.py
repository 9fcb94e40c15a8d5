"""Contact sheets: all tiles of a module, all tiles there are, all figures and tokens, all cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape

from languedoc.carcassonne.tiles.catalogue import MODULES, sheet
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.render import pieces
from languedoc.render.cards import CARDS, HEIGHT, WIDTH, painted_card
from languedoc.render.palette import PLAYERS
from languedoc.render.symbols import symbols, use
from languedoc.render.tiles import page, painted

COLUMNS = 12
CELL = 112
LINE = 12  # for the name below


def module_sheet(slug: str, *, style: str = "light", size: int = 100, names: bool = True) -> str:
    return contact_sheet(sheet(slug).tiles, style=style, size=size, names=names)


def all_tiles(*, style: str = "light", size: int = 60) -> str:
    every = [tile for slug in MODULES for tile in sheet(slug).tiles]
    return contact_sheet(every, style=style, size=size, names=False, columns=24)


def contact_sheet(
    tiles: Iterable[Tile], *, style: str = "light", size: int = 100, names: bool = True, columns: int = COLUMNS
) -> str:
    """Tiles in rows; those of a fixed block as they lie."""
    high = CELL + (LINE if names else 0)
    body = ""
    last = 0
    wide = 1
    for tile, column, row in _places(list(tiles), columns):
        x, y = column * CELL + 12, row * high + 12
        body += f'<g transform="translate({x} {y})">{painted(tile)}</g>'
        if names:
            count = f" x{tile.count}" if tile.count > 1 else ""
            name = escape(tile.id + count)
            body += f'<text x="{x}" y="{y + 109}" class="ink" font-family="sans-serif" font-size="8">{name}</text>'
        last = max(last, row)
        wide = max(wide, column + (2 if tile.shape == "double" else 1))
    return page(wide * CELL + 12, (last + 1) * high + 12, body, style=style, scale=size / 100, background=True)


def _places(tiles: list[Tile], columns: int) -> Iterator[tuple[Tile, int, int]]:
    column = row = 0
    for tile in tiles:
        wide = 2 if tile.shape == "double" else 1
        if column + wide > columns:
            column, row = 0, row + 1
        yield tile, column, row
        column += wide


AS_PNG = ("all_tiles", "pieces", "cards", "count_block")


def every(style: str = "light") -> Iterator[tuple[str, str]]:
    """All sheets with their names."""
    yield "all_tiles", all_tiles(style=style)
    yield "pieces", pieces_sheet(style=style)
    yield "cards", cards_sheet(style=style)
    yield "count_block", block_sheet(style=style)
    for slug in MODULES:
        if sheet(slug).tiles:
            yield slug, module_sheet(slug, style=style)


def block_sheet(slug: str = "count", *, style: str = "light", size: int = 100) -> str:
    """The tiles of a fixed block, laid together."""
    body = ""
    across = down = 0
    for tile in sheet(slug).tiles:
        if tile.position:
            column, row = tile.position
            across, down = max(across, column + 1), max(down, row + 1)
            body += f'<g transform="translate({column * 100 + 12} {row * 100 + 12})">{painted(tile)}</g>'
    return page(across * 100 + 24, down * 100 + 24, body, style=style, scale=size / 100, background=True)


def pieces_sheet(*, style: str = "light", size: int = 200) -> str:
    """Figures in all colours, standing and lying; neutral figures; tokens."""
    step = 36
    kinds = list(dict.fromkeys(pieces.KINDS.values()))
    body = ""
    for i, kind in enumerate(kinds):
        for j, colour in enumerate(PLAYERS):
            body += pieces.figure(kind, colour, 26 + step * i, 38 + step * j)
        if kind not in pieces.FLAT:
            body += pieces.figure(kind, "blue", 26 + step * i, 34 + step * len(PLAYERS), lies=True)
    row = 40 + step * (len(PLAYERS) + 1)
    for i, name in enumerate(pieces.NEUTRAL):
        body += pieces.neutral(name, 26 + step * i, row)
    body += pieces.tower(4, 260, row) + use("bridge", 330, row - 8) + use("ferry", 410, row - 8)
    tokens = [name for name in symbols() if name in TOKENS or name.startswith(("fruit-", "catapult-"))]
    for k, name in enumerate(tokens):
        body += use(name, 26 + step * (k % 12), row + step * (1 + k // 12) - 4)
    return page(step * 12 + 20, row + step * 3, body, style=style, scale=size / 100, background=True)


TOKENS = (
    "wine",
    "grain",
    "cloth",
    "tower_piece",
    "castle_token",
    "house",
    "shed",
    "small_tower",
    "sheep",
    "wolf",
    "gold_bar",
    "message",
    "king",
    "scout",
)


def cards_sheet(*, style: str = "light", size: int = 100) -> str:
    body = ""
    columns = 6
    for k, card in enumerate(CARDS):
        x, y = (k % columns) * (WIDTH + 12) + 12, (k // columns) * (HEIGHT + 12) + 12
        body += f'<g transform="translate({x} {y})">{painted_card(*card)}</g>'
    rows = -(-len(CARDS) // columns)
    return page(
        columns * (WIDTH + 12) + 12, rows * (HEIGHT + 12) + 12, body, style=style, scale=size / 100, background=True
    )
