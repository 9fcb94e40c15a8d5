"""Sides, half-edges and quarter turns: the orientation of a tile, and the names of its segments.

Sides are numbered clockwise: N 0, E 1, S 2, W 3. Seen from the middle of a tile each side has a left and a right half,
`L` and `R`. A tile turned by r quarters clockwise shows at side s what is printed at side s - r.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from languedoc.carcassonne.tiles.sheet import EDGE_KINDS

if TYPE_CHECKING:
    from languedoc.carcassonne.tiles.catalogue import Tile

SIDES = "NESW"
CLOCKWISE = tuple(side + half for side in SIDES for half in ("L", "", "R"))
"""Every port of a square in clockwise order: NL N NR EL E ER SL S SR WL W WR."""

LONG_SIDES = ("NE", "SE", "SW", "NW")
"""The direction of the long edge of a triangle turned by 0 to 3 quarters: away from its right angle."""

PORTS = (*CLOCKWISE, *(side + half for side in LONG_SIDES for half in ("L", "", "R")))

EDGES = ("none", "field", "city", "road", "river")
"""What an edge can show. `none` matches any neighbour: a building that fills its tile, the inside of a block."""

NO_EDGE = EDGES.index("none")


def turned(port: str, quarters: int) -> str:
    """The board side of a printed port, e.g. `turned("NL", 1) == "EL"`; the long edge is named by its direction."""
    if port[0] == "H":
        return LONG_SIDES[quarters % 4] + port[1:]
    return SIDES[(SIDES.index(port[0]) + quarters) % 4] + port[1:]


def edge_numbers(tile: Tile, edges: Iterable[str]) -> tuple[int, ...]:
    """What printed edges show, as indexes into EDGES; an edge without a name shows nothing."""
    shown = tile.edge_kinds
    return tuple(EDGES.index(shown[edge]) if shown.get(edge) in EDGES else NO_EDGE for edge in edges)


WITH_PORTS = (*EDGE_KINDS, "field")
"""Kinds of segments that continue beyond the edge; a building that fills its tile has edges, but does not continue
there."""


@cache
def first_port(ports: Iterable[str], quarters: int) -> str:
    """The first port of a segment, clockwise on the board; the long edge comes last."""
    return min((turned(port, quarters) for port in ports), key=PORTS.index)


def port_name(tile: Tile, feature: int, quarters: int) -> str:
    """The short name of a segment of a square or triangle on the board: its first port clockwise, `""` for buildings.

    Every half-edge belongs to one field and every edge to one road or city, so the first one is enough. Fields that
    reach no edge are counted: `-`, `-2`, ...
    """
    this = tile.features[feature]
    if this.edges and this.kind in WITH_PORTS:
        return first_port(this.edges, quarters)
    if this.kind != "field":
        return ""
    inner = [i for i, other in enumerate(tile.features) if other.kind == "field" and not other.edges]
    return "-" if feature == inner[0] else f"-{inner.index(feature) + 1}"
