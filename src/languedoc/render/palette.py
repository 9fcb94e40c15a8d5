"""The colours as CSS variables: light, dark, and a plain style with high contrast for people with weak eyesight.

Drawings refer to colours only by variables and classes; a style is a set of values for them, never a second drawing.
"""

from __future__ import annotations

import re

LIGHT = {
    "ink": "#3a2a1d",
    "meadow": "#b9c87c",
    "pool": "#76954a",
    "tuft": "#6c8644",
    "washl": "#d8df9f",
    "washd": "#93b05c",
    "washe": "#dccf86",
    "road": "#faf1d8",
    "rut": "#b8935a",
    "verge": "#5d452a",
    "water": "#9cc3cb",
    "deep": "#5f96a8",
    "foam": "#e9f3ee",
    "ground": "#dfae80",
    "trod": "#ecd6ab",
    "ground2": "#b48259",
    "street": "#ecca9c",
    "stone": "#e9e0ca",
    "stone2": "#b5a78d",
    "r1": "#d9713f",
    "r2": "#c65a35",
    "r3": "#e89a62",
    "r4": "#8597a6",
    "plaster": "#f6ecd6",
    "leaf": "#86a652",
    "leaf2": "#5d8040",
    "leaf3": "#a9b955",
    "leaf4": "#7e9440",
    "cone": "#5d7186",
    "cone2": "#8295a6",
    "gold": "#e6b32f",
    "red": "#b5322c",
    "red2": "#d9583f",
    "blue": "#2a66ae",
    "white": "#fffaf0",
    "pink": "#eeb0a6",
    "violet": "#6d58b0",
    "grape": "#6b3f7c",
    "corn": "#e8c766",
    "moss": "#97b45f",
    "halo": "#eef0cc",
    "board": "#e6dcc3",
    "label": "#3a2a1d",
    "glow": "#fff3b0",
    "rim": "#fbf6e8",
    "pretty": "inline",  # whether washes, tufts and trees are shown
    "calm": ".6",  # opacity of the ground around a sign
}
DARK = {
    **LIGHT,
    "ink": "#15110d",
    "meadow": "#56683f",
    "pool": "#36492b",
    "tuft": "#33472a",
    "washl": "#6d7d4b",
    "washd": "#45583a",
    "washe": "#736f45",
    "road": "#cdb98d",
    "rut": "#7d6239",
    "verge": "#1e160d",
    "water": "#477488",
    "deep": "#28506a",
    "foam": "#8fb2bc",
    "ground": "#8b6043",
    "trod": "#8a6d4d",
    "ground2": "#664c33",
    "street": "#a07c57",
    "stone": "#b3a790",
    "stone2": "#7b6f5c",
    "r1": "#9c4a2d",
    "r2": "#893d25",
    "r3": "#ad633c",
    "r4": "#4d5b68",
    "plaster": "#c0b092",
    "leaf": "#4b6635",
    "leaf2": "#33492a",
    "leaf3": "#65733a",
    "leaf4": "#4a562c",
    "cone": "#3f5062",
    "cone2": "#5b6e80",
    "gold": "#d9a833",
    "red": "#b13630",
    "red2": "#cd5540",
    "blue": "#3569a6",
    "white": "#ece3ce",
    "pink": "#c98b83",
    "violet": "#7a66cc",
    "grape": "#8a589c",
    "corn": "#b99a49",
    "moss": "#71864f",
    "halo": "#7f8a5c",
    "board": "#1d1a17",
    "label": "#d8cfba",
    "glow": "#ffe680",
}
CONTRAST = {
    **LIGHT,
    "ink": "#000000",
    "meadow": "#cfe8a4",
    "pool": "#cfe8a4",
    "tuft": "#cfe8a4",
    "washl": "#cfe8a4",
    "washd": "#cfe8a4",
    "washe": "#cfe8a4",
    "road": "#ffffff",
    "rut": "#a8742e",
    "verge": "#000000",
    "water": "#5fb2ff",
    "deep": "#5fb2ff",
    "ground": "#f7b26b",
    "trod": "#f3f3d6",
    "ground2": "#f7b26b",
    "street": "#ffd9a8",
    "stone": "#ffffff",
    "stone2": "#8a8a8a",
    "r1": "#dd7f4a",
    "r2": "#d06a35",
    "r3": "#e69a6a",
    "r4": "#93a7b8",
    "plaster": "#fff6e6",
    "leaf": "#3f7a2a",
    "leaf2": "#2c5a1c",
    "leaf3": "#3f7a2a",
    "leaf4": "#2c5a1c",
    "cone": "#1f3b57",
    "cone2": "#1f3b57",
    "gold": "#ffc400",
    "red": "#c40000",
    "red2": "#e03020",
    "blue": "#0046c8",
    "white": "#ffffff",
    "halo": "#ffffff",
    "moss": "#9ccb62",
    "board": "#ffffff",
    "label": "#000000",
    "glow": "#ffff00",
    "pretty": "none",
    "calm": "1",
}
PLAYERS = {
    # body and emblem, in the order of the seats; tests/helpers/vision.py measures how well they can be told apart
    "red": ("#b01a15", "#ffffff"),
    "blue": ("#2055a0", "#ffffff"),
    "green": ("#1ca37b", "#ffffff"),
    "yellow": ("#f8c826", "#1d140c"),
    "black": ("#18181b", "#ffffff"),
    "grey": ("#d7dbe0", "#1d140c"),
}
LEAST_DIFFERENCE = 20.0
"""CIEDE2000 between any two players, with normal colour vision and without one kind of cone. About 2 is just visible.
"""

STYLES = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}

INHERITED = "stroke-linejoin:round"
"""What everything in a picture inherits from its root."""

RULES = {
    # class -> its declarations; only the classes that a drawing uses are written into it
    "o>*": "stroke:var(--ink);stroke-width:.5;stroke-linecap:round",
    "i": "stroke:var(--ink);stroke-width:.6;stroke-linecap:round",
    "h": "fill:none;stroke:var(--tuft);stroke-width:.6;stroke-linecap:round;display:var(--pretty)",
    "po": "fill:none;stroke:var(--pool);stroke-width:16;stroke-opacity:.24;display:var(--pretty)",
    "wl": "fill:var(--washl);fill-opacity:.5;display:var(--pretty)",
    "wd": "fill:var(--washd);fill-opacity:.42;display:var(--pretty)",
    "we": "fill:var(--washe);fill-opacity:.5;display:var(--pretty)",
    "vg": "fill:none;stroke:var(--verge);stroke-width:10.7",
    "rd": "fill:none;stroke:var(--road);stroke-width:9",
    "tk": "fill:none;stroke:var(--rut);stroke-width:3.6;stroke-dasharray:5 1.6 8 2.2;display:var(--pretty)",
    "cr": "fill:none;stroke:var(--road);stroke-width:2.4;display:var(--pretty)",
    "b1": "fill:none;stroke:var(--ink);stroke-width:3",
    "b2": "fill:none;stroke:var(--white);stroke-width:1.8",
    "b3": "fill:none;stroke:var(--red);stroke-width:1.8;stroke-dasharray:2",
    "bank": "fill:none;stroke:var(--ink)",
    "wa": "fill:none;stroke:var(--water)",
    "dp": "fill:none;stroke:var(--deep);stroke-opacity:.32",
    "rip": "fill:none;stroke:var(--foam);stroke-width:.8;stroke-linecap:round;display:var(--pretty)",
    "gp": "fill:none;stroke:var(--ground2);stroke-width:9;stroke-opacity:.3;display:var(--pretty)",
    "st": "fill:none;stroke:var(--street);stroke-width:5.2;stroke-linecap:round;display:var(--pretty)",
    "wf": "fill:var(--stone2);stroke:var(--ink);stroke-width:.7",
    "m1": "fill:none;stroke:var(--ink);stroke-width:5;stroke-dasharray:3.1 1.5",
    "m2": "fill:none;stroke:var(--ink);stroke-width:3.2",
    "m3": "fill:none;stroke:var(--stone);stroke-width:3.9;stroke-dasharray:2.1 2.5;stroke-dashoffset:-.5",
    "m4": "fill:none;stroke:var(--stone);stroke-width:2.1",
    "mc": "fill:none;stroke:var(--ink);stroke-width:.5;stroke-dasharray:2.2 1.8;stroke-opacity:.5",
    "hl": "fill:var(--halo);opacity:var(--calm)",
    "paper": "stroke:var(--ink);stroke-width:.7;stroke-linecap:round;stroke-opacity:.2;display:var(--pretty)",
    "prop": "display:var(--pretty)",
    "fl": "fill:none;stroke-width:1.7;stroke-linecap:round;display:var(--pretty)",
    "dig": "fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linecap:round",
    "c1": "color:var(--r1)",
    "c2": "color:var(--r2)",
    "c3": "color:var(--r3)",
    "c4": "color:var(--r4)",
    "c5": "color:var(--leaf)",
    "c6": "color:var(--leaf3)",
    "cc": "fill:currentColor",
    "e": "fill:none",
    "sh": "fill:var(--ink);fill-opacity:.28;stroke:none",
    "n": "stroke:none",
    "t": "stroke-width:.3",
    "b": "stroke-width:.9",
    "rim": "fill:none;stroke:var(--rim);stroke-width:3.6",
    "fo": "stroke:#1d140c;stroke-width:1.1;stroke-linecap:round",
    "fs": "fill:#000;fill-opacity:.22",
    "shadow": "fill:#1d140c;fill-opacity:.3",
    "lit": "fill:var(--glow);fill-opacity:.45;stroke:var(--red2);stroke-width:1.4",
    "new": "fill:none;stroke:var(--red);stroke-width:3;stroke-dasharray:7 4",
    "may": "fill:var(--glow);fill-opacity:.25;stroke:var(--ink);stroke-width:1;stroke-dasharray:4 3",
    **{f"p-{name}": f"color:{body}" for name, (body, _) in PLAYERS.items()},
    **{f"em-{name}": f"fill:{emblem}" for name, (_, emblem) in PLAYERS.items()},
}
COLOURS = tuple(name for name, value in LIGHT.items() if value.startswith("#") and name not in (*RULES, "rim"))


def root_class(style: str) -> str:
    """The class on the root of a picture that sets the values: a page may contain pictures of several styles."""
    return f"languedoc-{style}"


def style_sheet(svg: str, style: str) -> str:
    """The CSS that a drawing needs. `auto` follows the reader's preference for light or dark."""
    rules = grouped(class_rules(svg))
    named = set(re.findall(r"var\(--(\w+)\)", svg + rules))

    def values(of: dict[str, str], but: dict[str, str]) -> str:
        return "".join(f"--{name}:{value};" for name, value in of.items() if name in named and but.get(name) != value)

    root = f".{root_class(style)}"
    if style == "auto":
        night = f"@media(prefers-color-scheme:dark){{{root}{{{values(DARK, LIGHT)}}}}}"
        return f"{root}{{{values(LIGHT, {})}{INHERITED}}}{night}{rules}"
    return f"{root}{{{values(STYLES[style], {})}{INHERITED}}}{rules}"


def class_rules(svg: str) -> dict[str, str]:
    """The rules for the classes of a drawing. The classes of colours come last."""
    used = {name for names in re.findall(r'class="([^"]*)"', svg) for name in names.split()}
    rules = {name: rule for name, rule in RULES.items() if name.partition(">")[0] in used}
    return rules | {name: f"fill:var(--{name})" for name in COLOURS if name in used}


def grouped(rules: dict[str, str]) -> str:
    """Rules as CSS, with common declarations written once. A class that is named later still wins."""
    says: dict[str, list[str]] = {}
    for name, rule in rules.items():
        for saying in rule.split(";"):
            says.setdefault(saying, []).append(f".{name}")
    together: dict[str, list[str]] = {}
    for saying, names in says.items():
        together.setdefault(",".join(names), []).append(saying)
    return "".join(f"{names}{{{';'.join(sayings)}}}" for names, sayings in together.items())


def flat(svg: str, style: str) -> str:
    """Replace variables by their values, for programs that do not support variables."""
    values = STYLES["light" if style == "auto" else style]
    return re.sub(r"var\(--(\w+)\)", lambda found: values[found[1]], svg)
