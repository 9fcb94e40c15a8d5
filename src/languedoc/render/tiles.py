"""One tile as a picture."""

from __future__ import annotations

import functools
from typing import Any

from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.errors import UnknownOption
from languedoc.render.frames import FRAMES
from languedoc.render.layout import layout
from languedoc.render.painter import Painter
from languedoc.render.palette import STYLES, root_class, style_sheet
from languedoc.render.symbols import definitions

OVERLAP = 0.2
"""How far tiles are drawn over their rim, so that no gap is visible between neighbours."""

VARIANTS = 3
"""Pictures of each tile and turn that differ in their trees, houses and sheep."""


@functools.lru_cache(maxsize=2048)
def painted(tile: Tile, quarters: int = 0, seed: int = 0) -> str:
    """The drawing of a tile as a group, to be put into a page that has the symbols, the clips and the style."""
    return Painter(layout(tile), quarters, seed).paint()


def tile_svg(tile: Tile, quarters: int = 0, *, seed: int = 0, style: str = "light", size: int = 200) -> str:
    """A tile as a complete SVG picture, `size` pixels for each cell."""
    width, height = FRAMES[tile.shape].size(quarters)
    return page(width, height, painted(tile, quarters % 4, seed % VARIANTS), style=style, scale=size / 100)


def tile_shapes(tile: Tile, quarters: int = 0) -> list[dict[str, Any]]:
    """The segments of a tile as plain data, for a client that highlights them, tests clicks and places figures.

    `feature` is the index in `tile.features`; rings run clockwise around pieces, counter-clockwise around holes.
    """
    return [
        {
            "feature": segment.feature,
            "kind": segment.kind,
            "anchor": list(segment.anchor),
            "rings": [[list(spot) for spot in ring] for ring in segment.rings],
        }
        for segment in layout(tile).turned(quarters)
    ]


def clips(svg: str) -> str:
    """The clip paths of tiles."""
    found = ""
    for frame in FRAMES.values():
        for quarters in range(4):
            name = frame.name + (str(quarters) if frame.name != "square" else "")
            if f"url(#{name})" in svg and f'id="{name}"' not in found:
                points = " ".join(f"{x:g},{y:g}" for x, y in frame.turned(frame.spread(OVERLAP), quarters))
                found += f'<clipPath id="{name}"><polygon points="{points}"/></clipPath>'
    return found


def page(
    width: float, height: float, body: str, *, style: str = "light", scale: float = 1.0, background: bool = False
) -> str:
    """A complete SVG picture with all symbols, clips and rules that its drawing needs, and no others."""
    if style not in (*STYLES, "auto"):
        raise UnknownOption(f"there is no style '{style}', known are auto, {', '.join(STYLES)}")
    ground = f'<rect width="{width:g}" height="{height:g}" class="board"/>' if background else ""
    shared = definitions(body)
    sheet = style_sheet(ground + shared + body, style)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{root_class(style)}" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width * scale:.0f}" height="{height * scale:.0f}">'
        f"<style>{sheet}</style><defs>{clips(body)}{shared}</defs>{ground}{body}</svg>"
    )
