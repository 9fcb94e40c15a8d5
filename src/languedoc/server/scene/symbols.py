"""The sheet of symbols that pages draw figures and tokens with, and its colours."""

from __future__ import annotations

import re
from functools import lru_cache

from languedoc.carcassonne.modules import BUILT
from languedoc.render import looks, pieces
from languedoc.render.look import PAWN, PLAIN
from languedoc.render.palette import INHERITED, STYLES, class_rules, grouped, root_class
from languedoc.render.symbols import definitions, use

PLAIN_TOKEN = "token-plain"  # of what has no look
OWN = "ld-"
OWN_CLASS = re.compile(r'class="([^"]*)"')
SEAT_CLASSES = ("p-", "em-")


def symbol_sheet() -> str:
    """Every figure and token of what can be played, each with its foot at the origin, to be put into a page. Colours
    come from style.css.

    Figures are named `{symbol}-{colour}` and `{symbol}-{colour}-lies`, tokens `token-{symbol}`, stacks of tokens
    `token-{symbol}-{pieces}`, what lies before seats `held-{text}` (with `-{colour}` where it has
    that of its seat), the emblem of a seat `em-{colour}`.
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


def token_symbol(drawing: str, number: int | None = None) -> str:
    """The name of the drawing of a token in the sheet of symbols."""
    look = looks.every().tokens.get(drawing)
    if look is None:
        return PLAIN_TOKEN
    return f"token-{drawing}-{min(number or 1, pieces.TALLEST)}" if look.floor else f"token-{drawing}"


def held_symbol(id: str, colour: str) -> str:
    """The same for what a seat of a colour has, by the id of its text."""
    look = looks.every().held.get(id)
    if look is None:
        return PLAIN_TOKEN
    return f"held-{id}-{colour}" if look.in_colour else f"held-{id}"


@lru_cache(maxsize=1)
def _symbols() -> str:
    made: dict[str, str] = {}
    played = [looks.look(slug) for slug in BUILT]
    figures = [(PAWN, looks.PLAIN_FIGURE), *(each for look in played for each in look.figures.items())]
    for kind, figure in figures:
        for colour in pieces.COLOURS:
            made[f"{kind}-{colour}"] = pieces.figure(kind, colour, 0, 0)
            if figure.lies:
                made[f"{kind}-{colour}-lies"] = pieces.figure(kind, colour, 0, 0, lies=True)
    for name, token in ((name, each) for look in played for name, each in look.tokens.items()):
        if token.floor:
            for number in range(1, pieces.TALLEST + 1):
                made[f"token-{name}-{number}"] = pieces.stack(name, number)
        elif token.base:
            made[f"token-{name}"] = pieces.neutral(name, 0, 0, pieces.STANDING)
        else:
            made[f"token-{name}"] = pieces.token(name, 0, 0)
    for id, held in ((id, each) for look in played for id, each in look.held.items()):
        drawn = use(held.symbol, 0, 0, scale=held.size)
        if held.in_colour:
            made.update({f"held-{id}-{colour}": f'<g class="p-{colour}">{drawn}</g>' for colour in pieces.COLOURS})
        else:
            made[f"held-{id}"] = drawn
    made[PLAIN_TOKEN] = use(PLAIN, 0, 0)
    groups = "".join(f'<g id="{name}">{drawn}</g>' for name, drawn in made.items())
    emblems = "".join(use(f"em-{colour}", 0, 0) for colour in pieces.COLOURS)
    return definitions(groups + emblems) + groups
