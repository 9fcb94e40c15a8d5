"""The curve of the chances to win, as a picture."""

from __future__ import annotations

import itertools
from xml.sax.saxutils import escape

from languedoc.analysis.judged import Analysis
from languedoc.i18n import Speech
from languedoc.render.palette import PLAYERS

WIDTH = 720
HEIGHT = 340
LEFT = 48
RIGHT = 130
TOP = 44
BOTTOM = 36
LINE_HEIGHT = 20
GROUND = "#fffdf7"
INK = "#2b2118"
GRID = "#d8d2c4"
COLOURS = tuple(body for body, _ in PLAYERS.values())


def curve_svg(analysis: Analysis, speech: Speech) -> str:
    """A line for each seat, from the first choice to the last; the worst moves are marked."""

    def x(number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, analysis.moves)

    def y(chance: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance

    parts = [
        f'<path d="M{LEFT} {y(mark):.1f}H{WIDTH - RIGHT}" stroke="{GRID}"/>'
        f'<text x="{LEFT - 6}" y="{y(mark) + 4:.1f}" text-anchor="end">{mark * 100:.0f} %</text>'
        for mark in (0, 0.25, 0.5, 0.75, 1)
    ]
    heights = label_heights([y(analysis.curve[-1].chances[seat.seat]) for seat in analysis.seats])
    for seat in analysis.seats:
        colour = COLOURS[seat.seat % len(COLOURS)]
        points = " ".join(f"{x(each.number):.1f},{y(each.chances[seat.seat]):.1f}" for each in analysis.curve)
        # a dark line below, so that yellow and grey can be seen on the ground
        for paint, width in ((INK, 4.0), (colour, 2.4)):
            parts.append(
                f'<polyline points="{points}" fill="none" stroke="{paint}" stroke-width="{width}" '
                'stroke-linejoin="round"/>'
            )
        for move in seat.worst:
            chance = chance_at(analysis, move.number, seat.seat)
            parts.append(
                f'<circle cx="{x(move.number):.1f}" cy="{y(chance):.1f}" r="4.5" fill="{colour}" stroke="{INK}"/>'
            )
        name = escape(analysis.names[seat.seat])
        at = heights[seat.seat]
        parts.append(
            f'<circle cx="{WIDTH - RIGHT + 12}" cy="{at:.1f}" r="5" fill="{colour}" stroke="{INK}"/>'
            f'<text x="{WIDTH - RIGHT + 22}" y="{at + 4:.1f}">{name[:16]} {seat.score}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12" fill="{INK}"><rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>'
        f'<text x="{LEFT}" y="24" font-size="15">{escape(speech.say("analysis-curve"))}</text>{"".join(parts)}</svg>\n'
    )


def chance_at(analysis: Analysis, number: int, seat: int) -> float:
    """Where the line of a seat is after `number` choices."""
    before = [each for each in analysis.curve if each.number <= number][-1]
    after = next((each for each in analysis.curve if each.number > number), before)
    part = (number - before.number) / max(1, after.number - before.number)
    return before.chances[seat] + (after.chances[seat] - before.chances[seat]) * part


def label_heights(wanted: list[float]) -> list[float]:
    """Heights near the wanted ones at which labels do not cover each other."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    found = list(wanted)
    for before, i in itertools.pairwise(order):
        found[i] = max(found[i], found[before] + LINE_HEIGHT)
    over = max(0.0, max(found) - (HEIGHT - BOTTOM)) if found else 0.0
    return [each - over for each in found]
