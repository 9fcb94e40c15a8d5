"""Contact sheets: all tiles of a module, all tiles there are, all figures and tokens, all cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple
from xml.sax.saxutils import escape

from languedoc.carcassonne.game import Game
from languedoc.carcassonne.tiles.catalogue import MODULES, sheet
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.players import player
from languedoc.render import pieces
from languedoc.render.board import board_svg, laid
from languedoc.render.cards import CARDS, HEIGHT, WIDTH, painted_card
from languedoc.render.palette import PLAYERS
from languedoc.render.symbols import symbols, use
from languedoc.render.tiles import page, painted

COLUMNS = 12
CELL = 112
LINE = 12  # for the name below
BOARD_SEED, BOARD_TILES = 12, 120


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
    """A sheet: its title, what is to be said of it, and how to draw it in a style."""

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
            "Squares, triangles and doubles, each in all its turns.",
            lambda style: shapes_sheet(style=style),
        ),
        "count_block": Drawn(
            "The city of Carcassonne", "Twelve tiles as they lie.", lambda style: block_sheet(style=style)
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
        if tiles:
            kinds = f"{len(tiles)} kinds of tiles" if len(tiles) > 1 else "One kind of tile"
            words = f"{kinds}, {sum(tile.count for tile in tiles)} tiles."
            found[slug] = Drawn(sheet(slug).name, words, partial(_module, slug))
    return found


def _module(slug: str, style: str) -> str:
    return module_sheet(slug, style=style)


def index(suffix: str = "svg") -> str:
    """A page in Markdown that shows all sheets."""
    text = "# Pictures\n\nDrawn by `make pictures`; this page, too. How they are made: [look.md](../look.md).\n"
    for name, each in every().items():
        text += f"\n## {each.title}\n\n{each.words}\n\n![{each.title}]({name}.{suffix})\n"
    return text


def board_sheet(*, style: str = "light", size: int = 60) -> str:
    """A game that computer players have brought near its end."""
    modules = ["base", "river_2", "inns_and_cathedrals", "traders_and_builders", "princess_and_dragon", "tower"]
    game = Game(4, seed=BOARD_SEED, modules=modules)
    greedy = player("greedy", BOARD_SEED)
    while not game.over and game.state.board.pieces < BOARD_TILES:
        game.choose(game.options[greedy.pick(game.state)])
    return board_svg(game, style=style, size=size, squares=False)


def block_sheet(slug: str = "count", *, style: str = "light", size: int = 100) -> str:
    """The tiles of a fixed block, laid together."""
    block = [(tile, *tile.position, 0) for tile in sheet(slug).tiles if tile.position]
    across, down = (max(places) + 1 for places in zip(*((x, y) for _, x, y, _ in block), strict=True))
    body = f'<g transform="translate(12 12)">{laid(block)}</g>'
    return page(across * 100 + 24, down * 100 + 24, body, style=style, scale=size / 100, background=True)


PATCH = (
    # triangles, doubles and squares that fit: module, tile, column, row, quarters
    "half_so_wild II-06 0 0 0, half_so_wild II-08 0 0 2, german_castles GB2 1 0 0, inns_and_cathedrals EF 3 0 0, "
    "half_so_wild II-09 4 0 0, half_so_wild II-03 4 0 2, german_castles GB2 5 0 1, half_so_wild II-02 0 1 1, "
    "half_so_wild II-05 0 1 3, base K 1 1 1, base I 2 1 3, half_so_wild II-12 3 1 1, half_so_wild II-10 3 1 3, "
    "inns_and_cathedrals EN 4 1 0, base A 1 2 3, base D 2 2 0, inns_and_cathedrals EM 3 2 1, "
    "inns_and_cathedrals EI 4 2 3, base P 5 2 0, german_castles GB2 0 3 3, base V 1 3 0, base M 2 3 2, "
    "german_castles GB2 4 3 2, inns_and_cathedrals EB 5 3 1"
)


def patch() -> list[tuple[Tile, int, int, int]]:
    """A piece of land with tiles of every shape, in every turn."""
    placed = []
    for each in PATCH.split(", "):
        module, id, column, row, quarters = each.split()
        placed.append((sheet(module).tile(id), int(column), int(row), int(quarters)))
    return placed


def shapes_sheet(*, style: str = "light", size: int = 100) -> str:
    body = f'<g transform="translate(12 12)">{laid(patch())}</g>'
    return page(624, 424, body, style=style, scale=size / 100, background=True)


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
