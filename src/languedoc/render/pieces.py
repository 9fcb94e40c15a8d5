"""Figures and tokens, standing or lying on the table."""

from __future__ import annotations

from languedoc.render import looks
from languedoc.render.curves import number
from languedoc.render.palette import PLAYERS
from languedoc.render.symbols import figures, use

COLOURS = tuple(PLAYERS)

STANDING = 1.2  # size of a token that stands on the board
TALLEST = 5  # the most pieces of a stack that are drawn
SHOWN = 3  # the pieces of a stack in a picture of the token by itself
WRITTEN = 2  # stacks higher than this get a number
FEET = 10.0  # distance from the point of a token down to its base
SUNK = -2.0  # the same for stacks


def figure(kind: str, colour: str, x: float, y: float, *, lies: bool = False, scale: float = 1.0) -> str:
    """A figure of a player with its foot at a place; farmers lie."""
    name, look = looks.figure(kind)
    dx, dy, size = look.emblem
    body = f'<use href="#{name}"/>' + use(f"em-{colour}", dx, dy, scale=size)
    if lies and look.lies:
        body = f'<g transform="rotate(-90)translate(0 9.5)scale(.84 1)">{body}</g>'
        body = f'<ellipse class="shadow" cy="6.6" rx="11" ry="2.4"/>{body}'
    else:
        body = f'<ellipse class="shadow" cy="1.2" rx="{look.shadow}" ry="2.6"/>{body}'
    size_text = f"scale({scale:.2f})" if scale != 1.0 else ""
    return f'<g class="p-{colour}" transform="translate({number(x)} {number(y)}){size_text}">{body}</g>'


def lies_down(kind: str) -> bool:
    """Whether a kind of figure lies on fields."""
    return looks.figure(kind)[1].lies


def neutral(name: str, x: float, y: float, scale: float = 1.0, *, stands: bool = True) -> str:
    """A figure that belongs to nobody. It stands on a round base, which printed signs do not have."""
    look = looks.token(name)
    base = use("stand", 0, 2, scale=look.base) if stands else ""
    below = 5 * look.base if stands else 1.0
    return (
        f'<g transform="translate({number(x)} {number(y)})scale({scale:.2f})">'
        f'<ellipse class="shadow" cx="2" cy="{number(below)}" rx="{number(13 * look.base)}" ry="3.6"/>{base}'
        f'<use href="#{look.symbol or name}" y="-1"/></g>'
    )


def token(name: str, x: float, y: float, value: int | None = None, turn: float = 0.0, length: float = 1.0) -> str:
    """A token at its point on the board. A number beside a stack gives its height."""
    look = looks.token(name)
    if look.base:
        return neutral(name, x, y + foot(name), STANDING)
    if look.floor:
        body = stack(name, value or 0, x, y + foot(name))
        return body + plaque(value, x + 13, y + foot(name) - 4) if value and value > WRITTEN else body
    return use(look.symbol or name, x, y, turn=turn, length=length) + (
        figures(str(value), x, y) if value is not None else ""
    )


def foot(name: str) -> float:
    """How far below its point the drawing of a token begins."""
    look = looks.token(name)
    return FEET if look.base else SUNK if look.floor else 0.0


def height(name: str, value: int | None) -> float:
    """The height at which a figure stands on top of a token."""
    return looks.token(name).floor * min(value or 0, TALLEST)


def stack(name: str, pieces: int, x: float = 0.0, y: float = 0.0) -> str:
    """A stack of pieces, cut off at the most that are drawn."""
    look = looks.token(name)
    return "".join(use(look.symbol or name, x, y - look.floor * k) for k in range(min(pieces, TALLEST)))


def plaque(value: int, x: float, y: float) -> str:
    return use("plaque", x, y) + figures(str(value), x, y)
