"""The cards of Cardcassonne: four colours, persons of value 1 to 3, buildings, animals, jokers, and the back."""

from __future__ import annotations

from languedoc.errors import UnknownTile
from languedoc.render.curves import number
from languedoc.render.symbols import figures, use
from languedoc.render.tiles import page

WIDTH, HEIGHT = 100, 150

# colour of the cards: its tone, the ground below the person, the person, the building, the animal, its emblem
COLOURS = {
    "blue": ("blue", "stone", "blue", "castle_token", "horse", "i-city"),
    "yellow": ("gold", "washl", "yellow", "monastery", "hen", "i-monastery"),
    "red": ("red", "road", "red", "inn", "dog", "i-road"),
    "green": ("leaf2", "washd", "green", "barn", "sheep-animal", "hay"),
}
TYPES = ("person 1", "person 2", "person 3", "building", "animal")
JOKERS = ("dragon", "fairy", "animal_joker", "building_joker")
CARDS = (
    tuple((colour, kind) for colour in COLOURS for kind in TYPES)
    + tuple(("", joker) for joker in JOKERS)
    + (("", "back"),)
)


def card_svg(colour: str, kind: str, *, style: str = "light", size: int = 150) -> str:
    """A card as a complete SVG picture, `size` pixels high. `kind`: "person 2", "building", "animal", "back", or a
    joker."""
    if (colour, kind) not in CARDS:
        known = "; ".join(f"{colour} {kind}".strip() for colour, kind in CARDS)
        raise UnknownTile(f"there is no card '{f'{colour} {kind}'.strip()}'; the cards are {known}")
    return page(WIDTH, HEIGHT, painted_card(colour, kind), style=style, scale=size / HEIGHT)


def painted_card(colour: str, kind: str) -> str:
    if kind == "back":
        return _back()
    if kind in JOKERS:
        return _joker(kind)
    tone, ground, player, building, animal, emblem = COLOURS[colour]
    body = _blank(tone)
    body += f'<path class="{ground} i" d="M12 112Q34 100 56 108T88 104V136Q88 138 86 138H14Q12 138 12 136z"/>'
    middle = ""
    if kind.startswith("person"):
        value = int(kind[-1])
        middle = _persons(player, value)
        body += _corner(tone, str(value))
    elif kind == "building":
        middle = use("plot", 50, 84) + use(
            building, 50, 92 if building != "inn" else 84, scale=2.4 if building != "monastery" else 1.7
        )
        body += _corner(tone, "")
    else:
        middle = use(animal, 50, 88, scale=2.35)
        body += _corner(tone, "")
    middle = f'<g class="p-{player}">{middle}</g>'
    return body + middle + use(emblem, 50, 25, scale=1.9 if emblem != "hay" else 1.6)


def _blank(tone: str) -> str:
    return (
        f'<rect class="{tone} i" x=".5" y=".5" width="99" height="149" rx="8"/>'
        f'<rect class="white i" x="6" y="6" width="88" height="138" rx="5"/>'
        f'<rect class="halo i" x="12" y="12" width="76" height="126" rx="3"/>'
    )


def _corner(tone: str, value: str) -> str:
    if not value:
        return ""
    body = ""
    for x, y in ((20, 21), (80, 131)):
        body += f'<circle class="white" cx="{x}" cy="{y}" r="9.4" stroke="var(--{tone})" stroke-width="2.4"/>'
        body += figures(value, x, y, 1.35)
    return body


def _persons(player: str, value: int) -> str:
    """As many people as the value of the card."""
    from languedoc.render.pieces import figure

    spots = {
        1: ((50, 112, 2.6),),
        2: ((35, 106, 2.0), (64, 114, 2.0)),
        3: ((30, 100, 1.7), (69, 100, 1.7), (50, 118, 1.9)),
    }
    return "".join(figure("follower", player, x, y, scale=scale) for x, y, scale in spots[value])


def _joker(kind: str) -> str:
    from languedoc.render.pieces import neutral

    tones = {"dragon": "red2", "fairy": "water", "animal_joker": "r3", "building_joker": "stone2"}
    body = _blank(tones[kind])
    star = "M0-9 2.4-2.8 9-2.6 3.8 1.4 5.6 8 0 4.4-5.6 8-3.8 1.4-9-2.6-2.4-2.8z"
    for x, y in ((20, 21), (80, 131)):
        body += f'<path class="gold i" d="{star}" transform="translate({x} {y})scale(.9)"/>'
    if kind in ("dragon", "fairy"):
        return body + neutral(kind, 48, 104, 1.7, stands=False) + figures("10", 50, 127, 1.5)
    if kind == "animal_joker":
        places = (("hen", 33, 60), ("sheep-animal", 67, 62), ("dog", 34, 106), ("horse", 66, 106))
        return body + "".join(use(name, x, y, scale=1.25) for name, x, y in places)
    places = (("castle_token", 33, 62), ("monastery", 68, 62), ("inn", 34, 106), ("barn", 67, 112))
    sizes = {"monastery": 0.8}
    drawn = "".join(use(name, x, y, scale=sizes.get(name, 1.05)) for name, x, y in places)
    return body + f'<g class="p-green">{drawn}</g>'


def _back() -> str:
    """Towers and a meeple inside a border; the same when turned upside down."""
    body = _blank("violet")
    half = use("castle_token", 50, 52, scale=2.2)
    lines = "".join(f"M{number(x)} 12V138" for x in range(20, 88, 8))
    turned = f'<g transform="rotate(180 50 75)">{half}</g>'
    return (
        body
        + f'<path d="{lines}" stroke="var(--violet)" stroke-width=".6" opacity=".5"/>{half}{turned}'
        + use("shield", 50, 75)
    )
