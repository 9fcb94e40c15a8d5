"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from functools import partial
from typing import Any

from languedoc.carcassonne.packing import classes_in_play
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.carcassonne.tiles.sheet import Feature
from languedoc.guide.buildings import Counted
from languedoc.guide.calculator import Described, Modifier, Table

STEPS = {
    "deploy_archbishop": "may",
    "cathedral_roads_moved": "auto",
    "cathedral_roads_joined": "auto",
    "score_archbishop": "auto",
    "mod_german_cathedral_road": "rule",
    "final_archbishop": "auto",
}

NAME = "german_cathedral"
RAISED = "raised_sections"
MOST = 60
NORTH, SOUTH = ("NL", "NR"), ("SL", "SR")


def raising(setup: Setup) -> str:
    """A sign that raises the value of roads in this game; empty if there is none."""
    rules = setup.rules()
    marks = [mark for module in classes_in_play(setup.modules, setup.tile_sets) for mark in module.marks]
    found = [mark for mark in marks if mark.raises and "road" in mark.on and (not mark.option or rules[mark.option])]
    return found[0].name if found else ""


def roads_of(table: Table, plain: bool, raised: bool) -> list[Feature]:
    """The roads of a cathedral: a plain one to the east, one of raised value to the west."""
    sign = raising(table.setup)
    found = [Feature("road", ("E",))] if plain else []
    return found + ([Feature("road", ("W",), (sign,))] if raised and sign else [])


def prepare(table: Table) -> None:
    for plain in (False, True):
        for raised in (False, True):
            roads = roads_of(table, plain, raised)
            used = {edge for road in roads for edge in road.edges}
            free = [half for side in "ES" for half in (f"{side}L", f"{side}R") if side not in used]
            free += [half for half in (*NORTH, "WL", "WR") if half[0] not in used]
            features = (Feature(NAME), *roads, Feature("field", tuple(sorted(free))))
            table.add((NAME, frozenset(each.edges[0] for each in roads)), features)
    table.add(
        (NAME, frozenset(["road"])), (Feature("road", ("E", "W")), Feature("field", NORTH), Feature("field", SOUTH))
    )


def lay(table: Table, state: State, described: Described) -> int:
    """A cathedral with at most two roads: where its sections are makes no difference."""
    plain, raised = described.tiles, described.on.get(RAISED, 0)
    roads = frozenset(each.edges[0] for each in roads_of(table, plain > 0, raised > 0))
    first = table.lay(state, 0, 0, (NAME, roads))
    for x in (*range(1, plain), *range(-raised + 1, 0)):
        table.lay(state, x, 0, (NAME, frozenset(["road"])))
    return table.segment(state, state.board.piece_with(first), NAME)


def read(raised: bool, module: Any, state: State, cathedral: int) -> int:
    """The sections of its roads, of those with raised value or of the others."""
    if state.board.segment_at(cathedral)[2] != NAME:
        return 0
    return int(module.sections_of_roads(state, cathedral, raised))


WHEN = {
    "deploy_archbishop": "action deploy_archbishop",
    "score_archbishop": "completed monastery",
}

CALCULATED = {
    "score_archbishop": "monastery german_cathedral",
    "final_archbishop": "monastery german_cathedral",
}

MODIFIERS = (
    Modifier("german_cathedrals", ("road",), "guide-count-german_cathedrals", 6, building=NAME),
    Modifier(
        *(RAISED, ("monastery",), "guide-count-raised_sections", MOST),
        read=partial(read, True),
        there=lambda setup: bool(raising(setup)),
        only=NAME,
    ),
)

BUILDINGS = (Counted(NAME, "guide-count-sections", MOST, lay, partial(read, False), prepare),)

CHANGES = {
    "mod_german_cathedral_road": "score_road",
}
