"""The sheets of symbols: small drawings that many tiles share. They lie in `symbols/*.svg` and, those of one module
only, in `look.svg` of its folder; one on each line."""

from __future__ import annotations

import functools
import math
import re
from importlib import resources
from importlib.resources.abc import Traversable
from random import Random

from languedoc.carcassonne.folders import module_folders
from languedoc.render.curves import number

FOLDER = resources.files("languedoc.render") / "symbols"


def sheets() -> list[Traversable]:
    """The files with symbols: those for everything, and one in the folder of each module that has some."""
    own = [folder / "look.svg" for folder in module_folders().values()]
    return [*FOLDER.iterdir(), *(each for each in own if each.is_file())]


@functools.cache
def symbols() -> dict[str, str]:
    """Every symbol by its name."""
    found = {}
    for sheet in sheets():
        for line in sheet.read_text(encoding="utf-8").splitlines():
            named = re.match(r'<g id="([\w-]+)"', line)
            if named:
                found[named[1]] = line
    found["paper"] = paper()
    return found


def definitions(svg: str) -> str:
    """The symbols that a drawing uses, and those that they use."""
    known = symbols()
    wanted: dict[str, None] = {}
    todo = re.findall(r'href="#([\w-]+)"', svg)
    while todo:
        name = todo.pop()
        if name in known and name not in wanted:
            wanted[name] = None
            todo += re.findall(r'href="#([\w-]+)"', known[name])
    return "".join(known[name] for name in sorted(wanted))


def use(
    name: str, x: float, y: float, look: str = "", scale: float = 1.0, turn: float = 0.0, length: float = 1.0
) -> str:
    """A symbol at a place; `length` stretches it along its own x axis."""
    extra = f' class="{look}"' if look else ""
    if scale == length == 1.0 and not turn:
        return f'<use href="#{name}"{extra} x="{number(x)}" y="{number(y)}"/>'
    moved = f"translate({number(x)} {number(y)})"
    if turn:
        moved += f"rotate({turn:g})"
    if scale != 1.0:
        moved += f"scale({scale:.2f})"
    if length != 1.0:
        moved += f"scale({length:g} 1)"
    return f'<use href="#{name}"{extra} transform="{moved}"/>'


def paper() -> str:
    """The texture of the paper."""
    rng = Random(7)
    dots = "".join(f"M{rng.uniform(1, 99):.0f} {rng.uniform(1, 99):.0f}h.1" for _ in range(24))
    return f'<path id="paper" class="paper" d="{dots}"/>'


DIGITS = {
    "0": "M0-4C-3-4-3 4 0 4 3 4 3-4 0-4z",
    "1": "M-1.8-2.4.2-4V4",
    "2": "M-2.2-2.2C-2-4.8 2.4-4.6 2.2-1.8 2 .4-1 2-2.4 4H2.4",
    "3": "M-2.2-3.2C0-5 2.4-3.8 2.2-2 2-.4.6-.2-.4-.2 1.2-.2 2.4.6 2.4 2 2.4 4.4-.8 4.6-2.4 3.2",
    "4": "M1.2 4V-4L-2.4 1.6H2.6",
    "5": "M2-4H-1.6L-2-.6C0-1.6 2.4-.6 2.4 1.6 2.4 4.2-.8 4.8-2.4 3.2",
    "6": "M1.8-3.6C-1.8-4.4-2.6 0-2.2 2 -1.6 4.8 2.4 4.6 2.4 1.6 2.4-1.2-1.4-1.2-2.2 1.4",
    "7": "M-2.4-4H2.4L-.6 4",
    "8": "M0-.4C-2.8-1-2.4-4 0-4 2.4-4 2.8-1 0-.4-3.2 0-2.8 4 0 4 2.8 4 3.2 0 0-.4z",
    "9": "M2.2-1.4C1.4 1.2-2.4 1.2-2.4-1.6-2.4-4.6 1.6-4.8 2.2-2 2.6 0 1.8 4.4-1.8 3.6",
}


def figures(text: str, x: float, y: float, scale: float = 1.0) -> str:
    """A number drawn as strokes, so that no font is needed."""
    step = 6.2 * scale
    left = x - step * (len(text) - 1) / 2
    parts = []
    for k, digit in enumerate(text):
        moved = f"translate({number(left + k * step)} {number(y)})scale({scale:.2f})"
        parts.append(f'<path class="dig" d="{DIGITS[digit]}" transform="{moved}"/>')
    return "".join(parts)


def plaque(text: str, x: float, y: float, scale: float) -> str:
    """A number on a small board."""
    return use("plaque", x, y, scale=scale) + figures(text, x, y, 1.05 * scale)


def heading(direction: str) -> float:
    """The direction in degrees clockwise from north."""
    return math.fmod(45.0 * ("N", "NE", "E", "SE", "S", "SW", "W", "NW").index(direction), 360.0)
