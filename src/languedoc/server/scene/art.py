"""The drawings as files: tiles, cards, symbols, and small pictures of modules and games.

A picture is drawn once and kept; its address never gets another one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.errors import LanguedocError, NoPicture
from languedoc.render import cards, pieces, placing
from languedoc.render.palette import INHERITED, STYLES, class_rules, grouped, root_class
from languedoc.render.symbols import definitions, use
from languedoc.render.tiles import page, painted, tile_svg
from languedoc.server import wire
from languedoc.server.scene.features import shapes

NEUTRAL = {"princess_and_dragon": ("dragon", "fairy"), "count": ("count",)}  # figures of nobody, by module
SHOWN = 3  # tiles in the picture of a module
PLAIN_SIGNS = ("pennant", "road", "city", "field", "river", "monastery")
SVG = "image/svg+xml"
CSS = "text/css; charset=utf-8"
TILE = re.compile(r"(\w+)\.([\w-]+)-([0-3])-([0-2])")
TILE_SIZE = 200
TOKEN_SIZE = 1.2
OWN = "ld-"
OWN_CLASS = re.compile(r'class="([^"]*)"')
SEAT_CLASSES = ("p-", "em-")
HELD = {
    # what modules lay before seats: its drawing, and how large
    "wine": ("wine", 1.0),
    "grain": ("grain", 1.0),
    "cloth": ("cloth", 1.0),
    "tower_piece": ("tower_piece", 1.0),
    "prisoner": ("tower", 0.9),
    "abbey": ("monastery", 0.6),
    "king": ("king", 0.9),
    "robber": ("robber-sign", 0.9),
}


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
    """Some tiles that show what the module is about, and the pieces it brings."""
    if slug not in BUILT:
        raise NoPicture(f"no module {slug!r}")
    tiles = typical(slug)
    body = _side_by_side(tiles)
    brought = [figure.name for figure in BUILT[slug].figures if slug != "base"]
    drawn = [pieces.figure(kind, colour, 0, 0) for kind, colour in zip(brought, pieces.COLOURS, strict=False)]
    drawn += [pieces.neutral(kind, 0, 0, TOKEN_SIZE) for kind in NEUTRAL.get(slug, ())]
    if slug == "tower":
        drawn.append(pieces.tower(3, 0, 0))
    if slug == "king_and_robber":
        drawn += [use(HELD[card][0], 0, -14) for card in ("king", "robber")]
    for k, piece in enumerate(drawn):
        x = 100 * len(tiles) * (2 * k + 1) / (2 * len(drawn))
        body += f'<g transform="translate({x:.0f} 92)scale(1.5)">{piece}</g>'
    return page(100 * len(tiles), 100, body, style=style)


def typical(slug: str) -> list[Tile]:
    """The tiles of a module with as many of its signs as can be shown; what lies in a fixed block is shown as it
    lies."""
    tiles = [tile for tile in catalogue.sheet(slug).tiles if tile.shape == "square"]
    block = [tile for tile in tiles if tile.position and tile.position[1] == 1]
    if block:
        return block[:SHOWN]
    chosen = [tile for tile in tiles if tile.stack == "player"]
    seen = {*PLAIN_SIGNS}
    while len(chosen) < min(SHOWN, len(tiles)):
        others = [tile for tile in tiles if tile not in chosen]
        best = max(others, key=lambda tile: (len(_signs(tile) - seen), len(tile.features)))
        seen |= _signs(best)
        chosen.append(best)
    return chosen


def _signs(tile: Tile) -> set[str]:
    """What is special about a tile: its marks, the flags and unusual kinds of its segments."""
    flags = {flag.partition(":")[0] for feature in tile.features for flag in feature.flags}
    return {mark.partition(":")[0] for mark in tile.marks} | flags | {each.kind for each in tile.features}


def _side_by_side(tiles: list[Tile]) -> str:
    return "".join(f'<g transform="translate({100 * k} 0)">{painted(tile)}</g>' for k, tile in enumerate(tiles))


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
    before seats `held-{name}`, the emblem of a seat `em-{colour}`.
    """
    drawn = OWN_CLASS.sub(lambda found: f'class="{_own(found[1])}"', _symbols())
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><defs>{drawn}</defs></svg>'


def style_sheet() -> str:
    """The colours of the three styles as variables of `.languedoc-light` and so on, what the classes of the symbols
    mean, and the colours of the seats: `.p-red` and, on it, `.em-red`."""
    values = [
        f".{root_class(style)}{{{''.join(f'--{name}:{value};' for name, value in colours.items())}{INHERITED}}}"
        for style, colours in STYLES.items()
    ]
    seats = "".join(f'<g class="p-{each} em-{each}"/>' for each in pieces.COLOURS)
    rules = grouped({_own(name): rule for name, rule in class_rules(_symbols() + seats).items()})
    return "\n".join([*values, rules.replace("}.", "}\n."), ""])


def _own(classes: str) -> str:
    """Classes of drawings under names that no page uses for something else; those of seats are for all."""
    return " ".join(each if each.startswith(SEAT_CLASSES) else f"{OWN}{each}" for each in classes.split(" "))


@lru_cache(maxsize=1)
def _symbols() -> str:
    made: dict[str, str] = {}
    for kind in dict.fromkeys(pieces.KINDS.values()):
        for colour in pieces.COLOURS:
            made[f"{kind}-{colour}"] = pieces.figure(kind, colour, 0, 0)
            if kind not in pieces.FLAT:
                made[f"{kind}-{colour}-lies"] = pieces.figure(kind, colour, 0, 0, lies=True)
    for kind in pieces.NEUTRAL:
        made[f"token-{kind}"] = pieces.neutral(kind, 0, 0, TOKEN_SIZE)
    for floors in range(1, placing.TALLEST + 1):
        made[f"token-tower-{floors}"] = "".join(use("tower_piece", 0, -placing.FLOOR * k) for k in range(floors))
    made["token-plaque"] = use("plaque", 0, 0)
    for name, (symbol, size) in HELD.items():
        made[f"held-{name}"] = use(symbol, 0, 0, scale=size)
    groups = "".join(f'<g id="{name}">{drawn}</g>' for name, drawn in made.items())
    emblems = "".join(use(f"em-{colour}", 0, 0) for colour in pieces.COLOURS)
    return definitions(groups + emblems) + groups
