"""The drawings as files: tiles, cards, symbols, and small pictures of modules and games.

The address of a picture never gets another one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.errors import LanguedocError, NoPicture
from languedoc.guide.shown import picture_svg
from languedoc.render import cards, looks, pieces
from languedoc.render.frames import FRAMES
from languedoc.render.look import TokenLook
from languedoc.render.palette import STYLES
from languedoc.render.tiles import page, painted, tile_svg
from languedoc.server import wire
from languedoc.server.scene.features import shapes
from languedoc.server.scene.symbols import style_sheet, symbol_sheet

SHOWN = 3  # squares in the picture of a module
PLAIN_SIGNS = ("pennant", "road", "city", "field", "river", "monastery")
SQUARE = 100
SVG = "image/svg+xml"
CSS = "text/css; charset=utf-8"
TILE = re.compile(r"(\w+)\.([\w-]+)-([0-3])-([0-2])")
TILE_SIZE = 200
SHEET = 16  # tiles in one picture, at most
APART = 4  # units between two of them


class Art(NamedTuple):
    content: bytes
    media_type: str


def art(path: str) -> Art:
    """The file at an address below /art, such as `tiles/base.D-0-1.light.svg`; raises NoPicture where there is none."""
    if path == "symbols.svg":
        return Art(symbol_sheet().encode(), SVG)
    if path == "style.css":
        return Art(style_sheet().encode(), CSS)
    folder, _, file = path.partition("/")
    name, _, style = file.removesuffix(".svg").rpartition(".")
    draw = DRAWN.get(folder)
    if draw is None or style not in STYLES or not file.endswith(".svg"):
        raise NoPicture(f"there is no picture {path!r}")
    try:
        return Art(draw(name, style).encode(), SVG)
    except LanguedocError as error:
        raise NoPicture(f"there is no picture {path!r}: {error}") from error


def tile_at(art: str) -> Tile:
    """The tile of an address: `base.D`."""
    module, _, id = art.partition(".")
    return catalogue.sheet(module).tile(id)


def tile_shapes(art: str, quarters: int) -> wire.TileShapes:
    """The segments of a tile, by the start of the address of its pictures."""
    return shapes(tile_at(art), quarters % 4)


def _named(name: str) -> tuple[Tile, int, int]:
    """Tile, quarters and variant of `base.D-0-1`."""
    found = TILE.fullmatch(name)
    if not found:
        raise NoPicture("tiles are named like base.D-0-1: module, tile, quarters, variant")
    return tile_at(f"{found[1]}.{found[2]}"), int(found[3]), int(found[4])


def _tile(name: str, style: str) -> str:
    tile, quarters, variant = _named(name)
    return tile_svg(tile, quarters, seed=variant, style=style, size=TILE_SIZE)


def _sheet(name: str, style: str) -> str:
    """`base.D-0-1,base.C-2-0`: tiles side by side. A browser draws one such picture in half the time of its tiles."""
    names = name.split(",")
    if len(names) > SHEET:
        raise NoPicture(f"{len(names)} tiles are too many for a picture, {SHEET} are allowed")
    body, x, height = "", 0, 0
    for tile, quarters, variant in map(_named, names):
        size = FRAMES[tile.shape].size(quarters)
        body += f'<g transform="translate({x} 0)">{painted(tile, quarters, variant)}</g>'
        x, height = x + size[0] + APART, max(height, size[1])
    return page(x - APART, height, body, style=style)


def _card(name: str, style: str) -> str:
    """`red-2` is a person of value 2, `red-animal` an animal; jokers and the back have their names."""
    colour, dash, kind = name.partition("-")
    if not dash:
        colour, kind = "", name
    return cards.card_svg(colour, f"person {kind}" if kind in ("1", "2", "3") else kind, style=style, size=300)


# ------------------------------------------------------------------ small pictures


def _module(slug: str, style: str) -> str:
    """Some tiles that show what the module is about, and the pieces it brings."""
    if slug not in BUILT:
        raise NoPicture(f"no module {slug!r}")
    tiles = typical(slug)
    body = _side_by_side(tiles)
    brought = [figure.name for figure in BUILT[slug].figures if slug != "base"]
    drawn = [pieces.figure(kind, colour, 0, 0) for kind, colour in zip(brought, pieces.COLOURS, strict=False)]
    drawn += [_brought(name, look) for name, look in looks.look(slug).tokens.items()]
    for k, piece in enumerate(drawn):
        x = SQUARE * SHOWN * (2 * k + 1) / (2 * len(drawn))
        body += f'<g transform="translate({x:.0f} 92)scale(1.5)">{piece}</g>'
    filled = sum(_wide(tile) for tile in tiles) == SHOWN
    return page(SQUARE * SHOWN, SQUARE, body, style=style, background=not filled)


def _brought(name: str, look: TokenLook) -> str:
    """A token with its foot at the origin."""
    down = pieces.foot(name) if look.base or look.floor else look.width / 2 - 1
    return pieces.token(name, 0, -down, pieces.SHOWN if look.floor else None)


def typical(slug: str) -> list[Tile]:
    """The tiles of a module with as many of its signs as can be shown; what lies in a fixed block is shown as it
    lies."""
    tiles = catalogue.sheet(slug).tiles
    block = [tile for tile in tiles if tile.position and tile.position[1] == 1]
    if block:
        return block[:SHOWN]
    chosen = [tile for tile in tiles if tile.stack == "player" and tile.shape == "square"]
    seen = {*PLAIN_SIGNS}
    while True:
        room = SHOWN - sum(_wide(tile) for tile in chosen)
        others = [tile for tile in tiles if tile not in chosen and _wide(tile) <= room]
        if not others:
            return chosen
        best = max(others, key=lambda tile: (len(_signs(tile) - seen), len(tile.features)))
        seen |= _signs(best)
        chosen.append(best)


def _wide(tile: Tile) -> int:
    """In squares."""
    return FRAMES[tile.shape].width // SQUARE


def _signs(tile: Tile) -> set[str]:
    """What is special about a tile: its marks, the flags and unusual kinds of its segments."""
    flags = {flag.partition(":")[0] for feature in tile.features for flag in feature.flags}
    return {mark.partition(":")[0] for mark in tile.marks} | flags | {each.kind for each in tile.features}


def _side_by_side(tiles: list[Tile]) -> str:
    """In the middle of the picture."""
    x = SQUARE * (SHOWN - sum(_wide(tile) for tile in tiles)) // 2
    body = ""
    for tile in tiles:
        body += f'<g transform="translate({x} 0)">{painted(tile)}</g>'
        x += SQUARE * _wide(tile)
    return body


def _game(slug: str, style: str) -> str:
    if slug == "carcassonne":
        tiles = _side_by_side([catalogue.sheet("base").tile(id) for id in ("O", "D", "B")])
        followers = zip((24, 140, 250), (80, 68, 60), pieces.COLOURS, strict=False)
        tiles += "".join(pieces.figure("follower", colour, x, y, scale=1.5) for x, y, colour in followers)
        return page(300, 100, tiles, style=style)
    if slug != "cardcassonne":
        raise NoPicture(f"no game {slug!r}")
    shown = (("yellow", "person 2"), ("red", "animal"), ("blue", "building"))
    body = "".join(
        f'<g transform="translate({104 * k} 0)">{cards.painted_card(*card)}</g>' for k, card in enumerate(shown)
    )
    return page(104 * len(shown), cards.HEIGHT, body, style=style)


def _example(name: str, style: str) -> str:
    """`base.closed_city-before` and `base.closed_city-after`."""
    id, _, moment = name.rpartition("-")
    return picture_svg(id.replace(".", "/"), moment, style)


DRAWN: dict[str, Callable[[str, str], str]] = {
    "tiles": _tile,
    "sheets": _sheet,
    "cards": _card,
    "examples": _example,
    "modules": _module,
    "games": _game,
}
