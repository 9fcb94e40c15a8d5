"""The decoration of meadows: groves, fields, sheep. It keeps a distance from roads, walls and signs."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from languedoc.render.area import Area
from languedoc.render.curves import disc, joined, number
from languedoc.render.symbols import use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter

GROVE = ((7.2, 1.6), (-6.6, 2.4), (1.2, 5.4), (9.0, 6.6), (-8.4, 7.4))
TREES = {"light": ("t", "c6"), "dark": ("t", ""), "cypress": ("u", "")}  # symbol and colour
MOODS = {
    # which plants grow together: the trees of groves, and how much ground there is for each cypress (0: none)
    "grove": (("dark", "dark", "light"), 0),
    "cypress": (("dark", "cypress"), 1500),
    "open": (("dark", "light", "cypress"), 4200),
    "orchard": (("light", "dark"), 0),
}
THINGS = {"v": (3.4, 4.0, 2600), "rock": (3.6, 4.0, 5000), "hay": (4.4, 6.6, 5000)}  # bush, rock, hay: size, ground

Item = tuple[float, str]


def open_ground(painter: Painter) -> Area:
    """The part of the meadows that is free."""
    taken = painter.road.grown(1.5) | painter.river.grown(1.5) | painter.built_up.grown(2)
    walls = painter.built_up.grown(1.5).moved_up(5)  # a wall is drawn higher than its line
    discs = [disc(spot.at, spot.radius + 1.5) for spot in painter.spots]
    if painter.building:
        spot = painter.building
        discs.append(
            disc(spot.at, spot.radius + 2.0, (spot.radius + 2.0) * (1.0 if painter.frame.name != "double" else 0.9))
        )
    if painter.meeting:
        discs.append(disc(painter.meeting.at, painter.meeting.radius + 9))
    discs += [disc(painter.point(house), 13) for house in painter.plan.houses]
    return painter.board.shrunk(0.5) - taken - walls - Area.covered(painter.width, painter.height, discs)


def paint(painter: Painter) -> None:
    rng = painter.rng
    free = open_ground(painter)
    size = free.size
    if size < 40:
        return
    items: list[Item] = []
    ground: list[str] = []
    if size > 1500:
        for _ in range(rng.choice((0, 1, 1, 2))):
            ground += patch(free, rng, painter.width, painter.height)
    mood = rng.choice(("grove", "grove", "cypress", "open", "orchard"))
    trees, cypresses = MOODS[mood]

    def put(name: str, w: float, h: float, tries: int = 14) -> tuple[float, float] | None:
        for _ in range(tries):
            x, y = rng.uniform(w, painter.width - w), rng.uniform(h, painter.height - 1.5)
            if free.holds(x - w, y - h, x + w, y + 1):
                items.append(item(name, x, y))
                free.cut(x - w - 0.6, y - h - 0.6, x + w + 0.6, y + 1.6)
                return x, y
        return None

    groves = max(1, round(size / (2200 if mood == "grove" else 3600)))
    for _ in range(groves):
        at = put(trees[0], 4.8, 10.4, 20)
        for dx, dy in GROVE:
            if at is None:
                break
            x, y = at[0] + dx + rng.uniform(-1, 1), at[1] + dy + rng.uniform(-0.6, 0.6)
            if rng.random() < 0.75 and free.holds(x - 4, y - 4, x + 4, y + 1):
                items.append(item(rng.choice(trees), x, y))
                free.cut(x - 4, y - 6, x + 4, y + 1)
    if mood == "orchard" and size > 1400:
        orchard(free, items, rng, painter)
    for _ in range(round(size / cypresses) if cypresses else 0):
        put("cypress", 3, 13)
    extra = rng.choice(("rock", "hay", "sheep"))
    for name in ("v", extra) if extra in THINGS else ("v",):
        w, h, each = THINGS[name]
        for _ in range(round(size / each + rng.uniform(-0.3, 0.7))):
            put(name, w, h)
    if extra == "sheep" and size > 800:
        at = put("s", 3.6, 2.6)
        for _ in range(rng.choice((1, 2, 3))):
            if at is None:
                break
            x, y = at[0] + rng.uniform(-10, 10), at[1] + rng.uniform(-5, 5)
            if free.holds(x - 3.4, y - 2.6, x + 3.6, y + 2.8):
                items.append(item("s", x, y))
                free.cut(x - 3.4, y - 2.6, x + 3.6, y + 2.8)
    painter.add(*ground, strokes(free, rng, size, painter))
    painter.add('<g class="prop c5">', *(text for _, text in sorted(items)), "</g>")


def item(name: str, x: float, y: float) -> Item:
    """Something that stands on the ground, at whole coordinates, with its depth in the picture."""
    symbol, look = TREES.get(name, (name, ""))
    return y, use(symbol, round(x), round(y), look)


def orchard(free: Area, items: list[Item], rng: Random, painter: Painter) -> None:
    """Small trees in rows."""
    for _ in range(12):
        x0, y0 = rng.uniform(6, painter.width - 30), rng.uniform(12, painter.height - 18)
        if free.holds(x0 - 4, y0 - 9, x0 + 22, y0 + 10):
            for row in range(2):
                for column in range(3):
                    x, y = x0 + column * 9 + row * 2, y0 + row * 9
                    items.append(item("light", x, y))
            free.cut(x0 - 5, y0 - 10, x0 + 24, y0 + 11)
            return


def patch(free: Area, rng: Random, width: int, height: int) -> list[str]:
    """A ploughed field, hay or flowers: a wash without an outline, since it is no border."""
    kind = rng.choice(("plough", "plough", "flowers", "hay"))
    for _ in range(14):
        w, h = rng.uniform(9, 14), rng.uniform(6.5, 10)
        x, y = rng.uniform(w + 2, width - 2 - w), rng.uniform(h + 2, height - 2 - h)
        if not free.holds(x - w, y - h, x + w, y + h):
            continue
        free.cut(x - w - 2, y - h - 2, x + w + 2, y + h + 2)
        if kind == "flowers":
            dots = "".join(f"M{x + rng.uniform(-w, w):.0f} {y + rng.uniform(-h, h):.0f}h.1" for _ in range(16))
            tone = rng.choice(("white", "gold", "red2", "pink"))
            return [f'<path class="fl" d="{dots}" style="stroke:var(--{tone})"/>']
        lean, n = round(rng.uniform(-2, 2)), 6 if kind == "plough" else 4
        left, top, wide, step = round(x - w), round(y - h), round(2 * w), round(2 * h / n, 1)
        arch = f"q{number(wide / 2)}-3 {wide} 0"
        area = f"M{left} {top}{arch}l{lean} {number(n * step)}q{number(-wide / 2)}-3-{wide} 0z"
        furrows = f"M{left} {top}{arch}" + f"m{joined((lean / n - wide, step))}{arch}" * n
        tone = "we" if kind == "plough" else "wl"
        return [
            f'<path class="{tone}" d="{area}"/>',
            f'<path class="h" d="{furrows}" style="stroke:var(--rut);opacity:.7"/>',
        ]
    return []


def strokes(free: Area, rng: Random, size: float, painter: Painter) -> str:
    """Tufts and hatching."""
    text = ""
    for _ in range(round(size / 300)):
        x, y = rng.uniform(3, painter.width - 3), rng.uniform(4, painter.height - 3)
        if free.holds(x - 3, y - 2, x + 3, y + 1.5):
            if rng.random() < 0.6:
                text += f"M{x:.0f} {y:.0f}l-.9-1.6m1.5 1.6l.1-2.1m1.1 2.1l1-1.5"
            else:
                n = rng.uniform(2.6, 4.4)
                text += f"M{x - 2:.0f} {y:.0f}h{number(n)}m-2.4 1.2h{number(n * 0.7)}"
    return f'<path class="h" d="{text}"/>' if text else ""
