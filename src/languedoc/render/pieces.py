"""Figures and tokens, standing or lying on the table."""

from __future__ import annotations

from languedoc.render.curves import number
from languedoc.render.palette import PLAYERS
from languedoc.render.symbols import figures, use

COLOURS = tuple(PLAYERS)

# Names of the game -> symbols. Whatever is missing here is drawn as a follower.
KINDS = {
    "follower": "follower",
    "large": "large_follower",
    "large_follower": "large_follower",
    "big_follower": "large_follower",
    "builder": "builder",
    "pig": "pig",
    "mayor": "mayor",
    "wagon": "wagon",
    "barn": "barn",
    "shepherd": "shepherd",
    "phantom": "phantom",
    "abbot": "abbot",
    "robber": "robber",
    "woman": "woman",
}
NEUTRAL = ("dragon", "fairy", "count", "mage", "witch", "teacher")
EMBLEMS = {
    # where the emblem sits, and how large
    "large_follower": (0.0, -13.0, 1.3),
    "pig": (-1.0, -5.6, 1.1),
    "wagon": (0.0, -9.8, 1.15),
    "barn": (0.0, -11.4, 1.0),
    "phantom": (0.0, -6.6, 1.0),
    "abbot": (0.0, -6.0, 1.0),
    "mayor": (0.0, -6.4, 0.95),
    "woman": (0.0, -5.4, 1.0),
}
FLAT = frozenset({"pig", "barn", "wagon"})  # never lie down


def figure(kind: str, colour: str, x: float, y: float, *, lies: bool = False, scale: float = 1.0) -> str:
    """A figure of a player with its foot at a place; farmers lie."""
    name = KINDS.get(kind, "follower")
    dx, dy, size = EMBLEMS.get(name, (0.0, -8.4, 1.0))
    body = f'<use href="#{name}"/>' + use(f"em-{colour}", dx, dy, scale=size)
    if lies and name not in FLAT:
        body = f'<g transform="rotate(-90)translate(0 9.5)scale(.84 1)">{body}</g>'
        body = f'<ellipse class="shadow" cy="6.6" rx="11" ry="2.4"/>{body}'
    else:
        wide = 12 if name in ("large_follower", "wagon", "barn") else 9
        body = f'<ellipse class="shadow" cy="1.2" rx="{wide}" ry="2.6"/>{body}'
    size_text = f"scale({scale:.2f})" if scale != 1.0 else ""
    return f'<g class="p-{colour}" transform="translate({number(x)} {number(y)}){size_text}">{body}</g>'


def neutral(kind: str, x: float, y: float, scale: float = 1.0, *, stands: bool = True) -> str:
    """A figure that belongs to nobody. It stands on a round base, which no printed sign does."""
    broad = 1.2 if kind == "dragon" else 0.9
    base = use("stand", 0, 2, scale=broad) if stands else ""
    below = 5 * broad if stands else 1.0
    return (
        f'<g transform="translate({number(x)} {number(y)})scale({scale:.2f})">'
        f'<ellipse class="shadow" cx="2" cy="{number(below)}" rx="{number(13 * broad)}" ry="3.6"/>{base}'
        f'<use href="#{kind}-figure" y="-1"/></g>'
    )


def tower(height: int, x: float, y: float) -> str:
    """A tower of so many pieces; above five its height is written beside it."""
    shown = min(height, 5)
    body = "".join(use("tower_piece", x, y - 8.4 * k) for k in range(shown))
    if height > 2:
        body += use("plaque", x + 13, y - 4) + figures(str(height), x + 13, y - 4)
    return body


def numbered(symbol: str, number_on_it: int | str, x: float, y: float, scale: float = 1.0) -> str:
    """A token with its value."""
    return (
        use(symbol, x, y, scale=scale)
        + use("plaque", x + 9 * scale, y + 8 * scale, scale=0.8 * scale)
        + figures(str(number_on_it), x + 9 * scale, y + 8 * scale, 0.85 * scale)
    )
