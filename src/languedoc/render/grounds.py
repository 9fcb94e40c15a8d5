"""Divides a tile: every cell belongs to one feature, or to none."""

from __future__ import annotations

import functools
import math
from itertools import pairwise
from typing import TYPE_CHECKING

from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.render import ways
from languedoc.render.area import Area
from languedoc.render.curves import along, disc
from languedoc.render.looks import every
from languedoc.render.parts import Way
from languedoc.render.walls import stacked

if TYPE_CHECKING:
    from languedoc.render.layout import Draft

REST = -2  # label of ground that belongs to no segment


def divided(draft: Draft) -> dict[int, Area]:
    """Divide the tile: every cell belongs to one feature, or to none."""
    tile, plan = draft.tile, draft.plan
    found: dict[int, Area] = {}

    def lay(index: int, area: Area) -> None:
        """Put an area on top of everything laid before."""
        for other in found:
            found[other] = found[other] - area
        found[index] = found[index] | area if index in found else area

    for way in plan.rivers:
        lay(way.feature, draft.area(way.rings(draft.frame, ways.RIVER)))
    over = [way for way in plan.roads if goes_over(draft, way)]
    for way in sorted(plan.roads, key=lambda way: -len(tile.features[way.feature].edges)):
        if way not in over:
            taken = functools.reduce(
                Area.__or__, [found[w.feature] for w in plan.roads if w.feature in found], draft.nothing
            )
            lay(way.feature, draft.area(way.rings(draft.frame, ways.ROAD)) - taken)
    if plan.lanes:
        lay(REST, draft.area([ring for lane in plan.lanes for ring in ways.band(draft.frame, lane, ways.LANE)]))
    if plan.meeting and plan.meeting.name != "ring":
        r = plan.meeting.radius - (ways.ROAD if is_ring(tile) else 0.0)
        lay(REST, draft.area([disc(plan.meeting.at, r)]))
    if draft.hand.lens:
        lay(REST, draft.area([draft.hand.lens]))
    order = list(draft.city_areas.items())
    for index, area in reversed(order) if stacked(tile) else order:  # of two that cross, the first is above
        lay(index if tile.features[index].kind == "city" else REST, area)
    for way in over:
        lay(way.feature, draft.area(way.rings(draft.frame, ways.ROAD)))
    if plan.building:
        spot = plan.building
        if every().buildings[spot.name].whole:
            ring = draft.board
        else:
            ring = draft.area(
                [disc(spot.at, spot.radius, spot.radius * (0.7 if draft.frame.name == "double" else 0.95))]
            )
        lay(spot.feature, ring)
    find_bridges(draft, over)
    taken = functools.reduce(Area.__or__, found.values(), draft.nothing)
    meadows(draft, draft.board - taken, found)
    return found


def is_ring(tile: Tile) -> bool:
    return any(f.kind == "road" and len(f.edges) > 2 for f in tile.features)


def goes_over(draft: Draft, way: Way) -> bool:
    """Roads on a bridge: over a city, or the west-east one of two that cross."""
    feature = draft.tile.features[way.feature]
    if not draft.tile.crossing or feature.flag("tunnel"):
        return False
    roads = [w for w in draft.plan.roads if len(draft.tile.features[w.feature].edges) == 2]
    return len(roads) == 1 or way is roads[-1]


def find_bridges(draft: Draft, over: list[Way]) -> None:
    """Where a road crosses water, another road, or the roofs of a city."""
    plan = draft.plan
    below = draft.covered(plan.rivers, ways.RIVER)
    for way in plan.roads:
        obstacle = below
        if way in over:
            others = [w for w in plan.roads if w is not way]
            obstacle = obstacle | draft.covered(others, ways.ROAD) | draft.built_up
        elif draft.tile.features[way.feature].edges == (draft.hand.above,):
            obstacle = draft.covered([w for w in plan.roads if w is not way], ways.ROAD)
        for line in way.lines:
            inside = [k / 100 for k in range(101) if obstacle.has(*along(line, k / 100))]
            if inside and obstacle:
                middle = (inside[0] + inside[-1]) / 2
                whole = sum(math.dist(a, b) for a, b in pairwise(line))
                plan.bridges.append((line, along(line, middle), (inside[-1] - inside[0]) * whole))


def meadows(draft: Draft, free: Area, found: dict[int, Area]) -> None:
    """Give each connected piece of free ground to the field that owns its half-edges."""
    tile, plan = draft.tile, draft.plan
    pieces = free.parts()
    touched = [
        {edge.name + half for edge in draft.frame.edges.values() for half in "LR" if piece.has(*edge.half(half))}
        for piece in pieces
    ]
    owner: dict[int, int] = {}
    inner = [k for k, halves in enumerate(touched) if not halves]
    for i, feature in enumerate(tile.features):
        if feature.kind != "field":
            continue
        mine = [k for k, halves in enumerate(touched) if halves & set(feature.edges)] if feature.edges else inner[:1]
        if not feature.edges:
            del inner[:1]
        name = f"field {' '.join(feature.edges) or '-'}"
        if not mine:
            plan.problems.append(f"{name} has no ground")
        if len(mine) > 1 and not tile.crossing:
            plan.problems.append(f"{name} falls apart")
        for k in mine:
            if k in owner:
                plan.problems.append(f"{name} is not parted from another")
            owner[k] = i
    nobodys = draft.nothing
    for k, piece in enumerate(pieces):
        if k not in owner:
            nobodys = nobodys | piece
            if piece.size > 60 and tile.features[0].kind != "inner" and not plan.meeting:
                plan.problems.append(f"{piece.size:.0f} of ground belong to nobody")
        elif owner[k] in found:
            found[owner[k]] = found[owner[k]] | piece
        else:
            found[owner[k]] = piece
    if nobodys:
        found[REST] = found[REST] | nobodys if REST in found else nobodys
    elif REST in found and not found[REST]:
        del found[REST]
    for i, feature in enumerate(tile.features):
        if i not in found and feature.kind != "inner":
            plan.problems.append(f"{feature.kind} {i} has no ground")
            found[i] = draft.nothing
