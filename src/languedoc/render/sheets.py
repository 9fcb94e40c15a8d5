"""Contact sheets: all tiles of a module, all tiles there are, all figures and tokens, all cards."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple
from xml.sax.saxutils import escape

from languedoc.carcassonne.game import Game
from languedoc.carcassonne.tiles.catalogue import MODULES, sheet
from languedoc.carcassonne.tiles.sheet import EDGES, Tile
from languedoc.players import player
from languedoc.render import looks, pieces
from languedoc.render.board import board_svg, laid
from languedoc.render.cards import CARDS, HEIGHT, WIDTH, painted_card
from languedoc.render.frames import FRAMES
from languedoc.render.palette import PLAYERS
from languedoc.render.tiles import page, painted

COLUMNS = 12
CELL = 112
LINE = 12  # height of the line with the name
STEP = 36  # distance between figures
STACKED = 4  # height of the stacks shown
BOARD_PRESET = "count_king_and_consorts"
BOARD_SEED, BOARD_TILES = 12, 120


def module_sheet(slug: str, *, style: str = "light", size: int = 100, names: bool = True) -> str:
    return contact_sheet(sheet(slug).tiles, style=style, size=size, names=names)


def all_tiles(*, style: str = "light", size: int = 60) -> str:
    every = [tile for slug in MODULES for tile in sheet(slug).tiles]
    return contact_sheet(every, style=style, size=size, names=False, columns=24)


def contact_sheet(
    tiles: Iterable[Tile], *, style: str = "light", size: int = 100, names: bool = True, columns: int = COLUMNS
) -> str:
    """Tiles in rows; those of a fixed block as they are laid."""
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
            body += f'<text x="{x}" y="{y + 109}" class="label" font-family="sans-serif" font-size="8">{name}</text>'
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


class Drawn(NamedTuple):
    """A sheet: its title, its description, and a function that draws it in a style."""

    title: str
    words: str
    draw: Callable[[str], str]


def every() -> dict[str, Drawn]:
    """All sheets by the names of their files."""
    found = {
        "all_tiles": Drawn("All tiles", "As small as they are on a full table.", lambda style: all_tiles(style=style)),
        "board": Drawn("A board", "A game between computer players.", lambda style: board_sheet(style=style)),
        "shapes": Drawn(
            "All shapes",
            "A tile of each, in all its turns.",
            lambda style: shapes_sheet(style=style),
        ),
        "pieces": Drawn(
            "Figures and tokens",
            "Figures of six players, standing and lying; figures of nobody; towers, bridges, tokens.",
            lambda style: pieces_sheet(style=style),
        ),
        "cards": Drawn("Cardcassonne", "All cards, and their back.", lambda style: cards_sheet(style=style)),
    }
    for slug in MODULES:
        tiles = sheet(slug).tiles
        fixed = sum(tile.position is not None for tile in tiles)
        if fixed:
            title, words = f"{sheet(slug).name}: the block", f"{fixed} tiles as they lie."
            found[f"{slug}_block"] = Drawn(title, words, partial(_block, slug))
        if tiles:
            kinds = f"{len(tiles)} kinds of tiles" if len(tiles) > 1 else "One kind of tile"
            words = f"{kinds}, {sum(tile.count for tile in tiles)} tiles."
            found[slug] = Drawn(sheet(slug).name, words, partial(_module, slug))
    return found


def _module(slug: str, style: str) -> str:
    return module_sheet(slug, style=style)


def _block(slug: str, style: str) -> str:
    return block_sheet(slug, style=style)


def index(suffix: str = "svg") -> str:
    """A page in Markdown that shows all sheets."""
    text = "# Pictures\n\nDrawn by `make pictures`; this page, too. How they are made: [look.md](../look.md).\n"
    for name, each in every().items():
        text += f"\n## {each.title}\n\n{each.words}\n\n![{each.title}]({name}.{suffix})\n"
    return text


def board_sheet(*, style: str = "light", size: int = 60) -> str:
    """A game of computer players shortly before its end."""
    game = Game(4, seed=BOARD_SEED, preset=BOARD_PRESET)
    greedy = player("greedy", BOARD_SEED)
    while not game.over and game.state.board.pieces < BOARD_TILES:
        game.choose(game.options[greedy.pick(game.state)])
    return board_svg(game, style=style, size=size, squares=False)


def block_sheet(slug: str, *, style: str = "light", size: int = 100) -> str:
    """The tiles of a fixed block, joined."""
    block = [(tile, *tile.position, 0) for tile in sheet(slug).tiles if tile.position]
    across, down = (max(places) + 1 for places in zip(*((x, y) for _, x, y, _ in block), strict=True))
    body = f'<g transform="translate(12 12)">{laid(block)}</g>'
    return page(across * 100 + 24, down * 100 + 24, body, style=style, scale=size / 100, background=True)


def shapes_sheet(*, style: str = "light", size: int = 100) -> str:
    """A tile of each shape in all its turns."""
    every = [tile for slug in MODULES for tile in sheet(slug).tiles]
    shown = [next(tile for tile in every if tile.shape == shape) for shape in EDGES]
    body = ""
    y = 12
    for tile in shown:
        x = 12
        for quarters in range(4):
            wide, _ = FRAMES[tile.shape].size(quarters)
            body += f'<g transform="translate({x} {y})">{painted(tile, quarters)}</g>'
            x += wide + 12
        y += max(FRAMES[tile.shape].size(0)) + 12
    return page(660, y, body, style=style, scale=size / 100, background=True)


def pieces_sheet(*, style: str = "light", size: int = 200) -> str:
    """Figures in all colours, standing and lying; then tokens: those that stand, stacks, those that lie."""
    kinds, tokens = looks.every().figures, looks.every().tokens
    body = ""
    for i, (kind, look) in enumerate(kinds.items()):
        for j, colour in enumerate(PLAYERS):
            body += pieces.figure(kind, colour, 26 + STEP * i, 38 + STEP * j)
        if look.lies:
            body += pieces.figure(kind, "blue", 26 + STEP * i, 34 + STEP * len(PLAYERS), lies=True)
    first = 40 + STEP * (len(PLAYERS) + 1)
    columns = max(COLUMNS, len(kinds))
    standing = [name for name, look in tokens.items() if look.base]
    stacks = [name for name, look in tokens.items() if look.floor]
    lying = [name for name, look in tokens.items() if not look.base and not look.floor]
    column = row = 0
    for name in (*standing, *stacks, *lying):
        wide = math.ceil(tokens[name].width / STEP)
        if column + wide > columns:
            column, row = 0, row + 1
        x, y = 26 + STEP * (column + (wide - 1) / 2), first + STEP * row
        if name in standing:
            body += pieces.neutral(name, x, y)
        elif name in stacks:
            body += pieces.token(name, x, y, STACKED)
        else:
            body += pieces.token(name, x, y - 8)
        column += wide
    return page(STEP * columns + 20, first + STEP * (row + 1), body, style=style, scale=size / 100, background=True)


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
