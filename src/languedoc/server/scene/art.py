"""The drawings as files: tiles, cards, symbols, and small pictures of modules and games.

A picture is drawn once and kept; its address never gets another one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.errors import LanguedocError, NoPicture
from languedoc.render import cards, pieces, placing
from languedoc.render.palette import STYLES, class_rules, root_class
from languedoc.render.symbols import definitions, symbols, use
from languedoc.render.tiles import page, painted, tile_svg
from languedoc.server import wire
from languedoc.server.scene.features import shapes

SVG = "image/svg+xml"
CSS = "text/css; charset=utf-8"
TILE = re.compile(r"(\w+)\.([\w-]+)-([0-3])-([0-2])")
TILE_SIZE = 200
HELD = ("wine", "grain", "cloth", "tower_piece", "abbey", "king", "robber")  # what modules lay before seats


class Art(NamedTuple):
    content: bytes
    media_type: str


@lru_cache(maxsize=8192)
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


def _tile(name: str, style: str) -> str:
    found = TILE.fullmatch(name)
    if not found:
        raise NoPicture("tiles are named like base.D-0-1: module, tile, quarters, variant")
    return tile_svg(tile_at(f"{found[1]}.{found[2]}"), int(found[3]), seed=int(found[4]), style=style, size=TILE_SIZE)


def _card(name: str, style: str) -> str:
    """`red-2` is a person of value 2, `red-animal` an animal; jokers and the back have their names."""
    colour, dash, kind = name.partition("-")
    if not dash:
        colour, kind = "", name
    return cards.card_svg(colour, f"person {kind}" if kind in ("1", "2", "3") else kind, style=style, size=300)


# ------------------------------------------------------------------ small pictures


def _module(slug: str, style: str) -> str:
    """Some tiles that show what the module is about."""
    return _row([*_typical(slug)], style)


def _typical(slug: str) -> list[Tile]:
    tiles = [tile for tile in catalogue.sheet(slug).tiles if tile.shape == "square"]
    special = [tile for tile in tiles if tile.marks or any(feature.flags for feature in tile.features)]
    chosen = sorted(special or tiles, key=lambda tile: -len(tile.features))
    return (chosen or [catalogue.sheet("base").tile("D")])[:3]


def _row(tiles: list[Tile], style: str) -> str:
    body = "".join(f'<g transform="translate({100 * k} 0)">{painted(tile)}</g>' for k, tile in enumerate(tiles))
    return page(100 * len(tiles), 100, body, style=style)


def _game(slug: str, style: str) -> str:
    if slug == "carcassonne":
        return _row([catalogue.sheet("base").tile(id) for id in ("C", "D", "B")], style)
    if slug != "cardcassonne":
        raise NoPicture(f"no game {slug!r}")
    shown = (("yellow", "person 2"), ("red", "animal"), ("blue", "building"))
    body = "".join(
        f'<g transform="translate({104 * k} 0)">{cards.painted_card(*card)}</g>' for k, card in enumerate(shown)
    )
    return page(104 * len(shown), cards.HEIGHT, body, style=style)


DRAWN: dict[str, Callable[[str, str], str]] = {
    "tiles": _tile,
    "cards": _card,
    "modules": _module,
    "games": _game,
}


# ------------------------------------------------------------------ symbols and colours


def symbol_sheet() -> str:
    """Every figure and token, each with its foot at the origin, to be put into a page. Colours come from style.css.

    Figures are named `{symbol}-{colour}` and `{symbol}-{colour}-lies`, tokens on tiles `token-{symbol}`, what lies
    before seats by its name, the emblem of a seat `em-{colour}`.
    """
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><defs>{_symbols()}</defs></svg>'


@lru_cache(maxsize=1)
def _symbols() -> str:
    made: dict[str, str] = {}
    for kind in dict.fromkeys(pieces.KINDS.values()):
        for colour in pieces.COLOURS:
            made[f"{kind}-{colour}"] = pieces.figure(kind, colour, 0, 0)
            made[f"{kind}-{colour}-lies"] = pieces.figure(kind, colour, 0, 0, lies=True)
    for kind in pieces.NEUTRAL:
        made[f"token-{kind}"] = pieces.neutral(kind, 0, 0, 1.2)
    for floors in range(1, placing.TALLEST + 1):
        made[f"token-tower-{floors}"] = "".join(use("tower_piece", 0, -8.4 * k) for k in range(floors))
    made["token-plaque"] = use("plaque", 0, 0)
    groups = "".join(f'<g id="{name}">{drawn}</g>' for name, drawn in made.items())
    others = "".join(use(name, 0, 0) for name in HELD if name in symbols())
    emblems = "".join(use(f"em-{colour}", 0, 0) for colour in pieces.COLOURS)
    return definitions(groups + others + emblems) + groups


def style_sheet() -> str:
    """The colours of the three styles as variables of `.languedoc-light` and so on, and what the classes of the
    symbols mean."""
    values = [
        f".{root_class(style)}{{{''.join(f'--{name}:{value};' for name, value in colours.items())}}}"
        for style, colours in STYLES.items()
    ]
    rules = class_rules(_symbols() + "".join(f'<g class="p-{each} em-{each}"/>' for each in pieces.COLOURS))
    return "\n".join([*values, rules.replace("}.", "}\n."), ""])
