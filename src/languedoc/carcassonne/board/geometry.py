"""Sides, half-edges and quarter turns: how a tile lies, and what its segments are called.

Sides are numbered clockwise: N 0, E 1, S 2, W 3. Seen from the middle of a tile each side has a left and a right
half, `L` and `R`. A tile turned by r quarters clockwise shows at side s what is printed at side s - r.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.carcassonne.tiles.sheet import EDGE_KINDS

if TYPE_CHECKING:
    from languedoc.carcassonne.tiles.catalogue import Tile

SIDES = "NESW"
CLOCKWISE = tuple(side + half for side in SIDES for half in ("L", "", "R"))
"""Every port of a square in clockwise order: NL N NR EL E ER SL S SR WL W WR."""

EDGES = ("none", "field", "city", "road", "river")
"""What an edge can show. `none` asks nothing of a neighbour: a building that fills its tile, the inside of a block."""

NO_EDGE = EDGES.index("none")


def turned(port: str, quarters: int) -> str:
    """The board side of a printed port, e.g. `turned("NL", 1) == "EL"`."""
    return SIDES[(SIDES.index(port[0]) + quarters) % 4] + port[1:]


def edge_numbers(tile: Tile) -> tuple[int, ...]:
    """What the printed sides N, E, S, W show, as indexes into EDGES."""
    shown = tile.edge_kinds
    return tuple(EDGES.index(shown[side]) if shown[side] in EDGES else NO_EDGE for side in SIDES)


def port_name(tile: Tile, feature: int, quarters: int) -> str:
    """The short name of a segment on the board: its first port clockwise, `""` for buildings.

    Every half-edge belongs to one field and every edge to one road or city, so the first one is enough. Fields
    that reach no edge are counted: `-`, `-2`, ...
    """
    this = tile.features[feature]
    if this.edges and this.kind in (*EDGE_KINDS, "field"):  # those of a building are no ports: nothing goes on there
        return min((turned(port, quarters) for port in this.edges), key=CLOCKWISE.index)
    if this.kind != "field":
        return ""
    inner = [i for i, other in enumerate(tile.features) if other.kind == "field" and not other.edges]
    return "-" if feature == inner[0] else f"-{inner.index(feature) + 1}"
