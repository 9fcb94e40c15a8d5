"""What grows and grazes on the meadows: groves, ploughland, sheep. It leaves roads, walls and signs their air."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from languedoc.render.area import Area
from languedoc.render.curves import disc, number
from languedoc.render.symbols import use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter

GROVE = ((7.2, 1.6), (-6.6, 2.4), (1.2, 5.4), (9.0, 6.6), (-8.4, 7.4))


def open_ground(painter: Painter) -> Area:
    """Meadow with nothing on it."""
    taken = painter.road.grown(1.5) | painter.river.grown(1.5) | painter.built_up.grown(2)
    walls = painter.built_up.grown(1.5).moved_up(5)  # a wall stands up behind its line
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
    items: list[tuple[float, str]] = []
    ground: list[str] = []
    if size > 1500:
        for _ in range(rng.choice((0, 1, 1, 2))):
            ground += patch(free, rng, painter.width, painter.height)
    mood = rng.choice(("grove", "grove", "cypress", "open", "orchard"))

    def put(name: str, w: float, h: float, tries: int = 14) -> tuple[float, float] | None:
        for _ in range(tries):
            x, y = rng.uniform(w, painter.width - w), rng.uniform(h, painter.height - 1.5)
            if free.holds(x - w, y - h, x + w, y + 1):
                items.append((y, use(name, x, y)))
                free.cut(x - w - 0.6, y - h - 0.6, x + w + 0.6, y + 1.6)
                return x, y
        return None

    groves = max(1, round(size / (2200 if mood == "grove" else 3600)))
    for _ in range(groves):
        at = put(rng.choice("tty"), 4.8, 10.4, 20)
        for dx, dy in GROVE:
            if at is None:
                break
            x, y = at[0] + dx + rng.uniform(-1, 1), at[1] + dy + rng.uniform(-0.6, 0.6)
            if rng.random() < 0.75 and free.holds(x - 4, y - 4, x + 4, y + 1):
                items.append((y, use(rng.choice("ttyyu"), x, y)))
                free.cut(x - 4, y - 6, x + 4, y + 1)
    if mood == "orchard" and size > 1400:
        orchard(free, items, rng, painter)
    for _ in range(round(size / (1500 if mood == "cypress" else 4200))):
        put("u", 3, 13)
    for name, w, h, each in (("v", 3.4, 4.0, 2600), ("rock", 3.6, 4.0, 6500), ("hay", 4.4, 6.6, 7000)):
        for _ in range(round(size / each + rng.uniform(-0.5, 0.5))):
            put(name, w, h)
    if size > 1500 and rng.random() < 0.5:
        at = put("s", 3.6, 2.6)
        for _ in range(rng.choice((1, 2, 3))):
            if at is None:
                break
            x, y = at[0] + rng.uniform(-10, 10), at[1] + rng.uniform(-5, 5)
            if free.holds(x - 3.4, y - 2.6, x + 3.6, y + 2.8):
                items.append((y, use("s", x, y)))
                free.cut(x - 3.4, y - 2.6, x + 3.6, y + 2.8)
    painter.add(*ground, strokes(free, rng, size, painter))
    painter.add('<g class="prop">', *(text for _, text in sorted(items)), "</g>")


def orchard(free: Area, items: list[tuple[float, str]], rng: Random, painter: Painter) -> None:
    """Small trees in rows."""
    for _ in range(12):
        x0, y0 = rng.uniform(6, painter.width - 30), rng.uniform(12, painter.height - 18)
        if free.holds(x0 - 4, y0 - 9, x0 + 22, y0 + 10):
            for row in range(2):
                for column in range(3):
                    x, y = x0 + column * 9 + row * 2, y0 + row * 8.6
                    items.append((y, use("y", x, y, "", 0.8)))
            free.cut(x0 - 5, y0 - 10, x0 + 24, y0 + 11)
            return


def patch(free: Area, rng: Random, width: int, height: int) -> list[str]:
    """Ploughland, hay in swathes or flowers: a wash without an outline, since it is no border."""
    kind = rng.choice(("plough", "plough", "flowers", "hay"))
    for _ in range(14):
        w, h = rng.uniform(9, 14), rng.uniform(6.5, 10)
        x, y = rng.uniform(w + 2, width - 2 - w), rng.uniform(h + 2, height - 2 - h)
        if not free.holds(x - w, y - h, x + w, y + h):
            continue
        free.cut(x - w - 2, y - h - 2, x + w + 2, y + h + 2)
        if kind == "flowers":
            dots = "".join(f"M{number(x + rng.uniform(-w, w))} {number(y + rng.uniform(-h, h))}h.1" for _ in range(18))
            tone = rng.choice(("white", "gold", "red2", "pink"))
            return [f'<path class="prop" d="{dots}" stroke="var(--{tone})" stroke-width="1.7" stroke-linecap="round"/>']
        lean, n = rng.uniform(-4, 4), 6 if kind == "plough" else 4
        rows = [(x - w + lean * (k / n - 0.5) * 2, y - h + 2 * h * k / n) for k in range(n + 1)]
        (ax, ay), (bx, by) = rows[0], rows[-1]
        area = (
            f"M{number(ax)} {number(ay)}q{number(w)}-3 {number(2 * w)} 0"
            f"L{number(bx + 2 * w)} {number(by)}q{number(-w)}-3 {number(-2 * w)} 0z"
        )
        furrows = "".join(f"M{number(rx + 1)} {number(ry)}q{number(w - 1)}-3 {number(2 * w - 2)} 0" for rx, ry in rows)
        tone = "we" if kind == "plough" else "wl"
        return [
            f'<path class="{tone}" d="{area}"/>',
            f'<path class="h" d="{furrows}" style="stroke:var(--rut);opacity:.7"/>',
        ]
    return []


def strokes(free: Area, rng: Random, size: float, painter: Painter) -> str:
    """Tufts and hatching of the pen."""
    text = ""
    for _ in range(round(size / 300)):
        x, y = rng.uniform(3, painter.width - 3), rng.uniform(4, painter.height - 3)
        if free.holds(x - 3, y - 2, x + 3, y + 1.5):
            if rng.random() < 0.6:
                text += f"M{number(x)} {number(y)}l-.9-1.6m1.5 1.6l.1-2.1m1.1 2.1l1-1.5"
            else:
                n = rng.uniform(2.6, 4.4)
                text += f"M{number(x - 2)} {number(y)}h{number(n)}m-2.4 1.2h{number(n * 0.7)}"
    return f'<path class="h" d="{text}"/>' if text else ""
