"""The part of a tile that lies on one cell of the board: a *form*.

A square tile and a triangle have one form each. A double tile has two, one for each of its cells, so that counting
tiles always means counting cells. A variant is a form that a lying piece can change into later: it has the same
segments in the same order, followed by further ones, such as a bridge.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from languedoc.carcassonne import numbering
from languedoc.carcassonne.board import geometry

if TYPE_CHECKING:
    from languedoc.carcassonne.tiles.catalogue import Feature, Tile

NOTHING = numbering.NOTHING

INNER = "inner"
"""The inside of a fixed block: one city, complete as soon as the block lies, touched by every field of the block."""

GAP = "NE"  # the sides of its cell that a triangle as printed leaves empty
BEHIND_GAP = ((0, -1), (1, -1), (1, 0))  # the cells that it does not touch
LONG = "H"
CELLS = "AB"  # of a double tile, west and east as printed
INNER_SIDE = {"A": "E", "B": "W"}  # where the other cell lies

AROUND = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
"""The cells around a cell: NW N NE W E SW S SE."""


@dataclass(frozen=True, slots=True)
class Part:
    """A segment of a form: a printed feature, or the part of it on this cell."""

    feature: int
    ports: tuple[str, ...] = ()
    """Where it reaches the sides of its cell as printed: whole edges or half-edges; `H` is the long edge."""
    other: int = NOTHING
    """The index of the same feature among the parts on the other cell of a double tile."""


@dataclass(frozen=True, slots=True)
class Form:
    """One cell as printed. `shown` is what the sides N, E, S, W and the long edge show, by geometry.EDGES."""

    design: int
    tile: Tile
    parts: tuple[Part, ...]
    shown: tuple[int, ...]
    gaps: str = ""
    """The sides of the cell that the tile does not reach."""
    cells: int = 1
    """How many cells the whole tile covers."""
    cell: int = 0
    """Which of them this is."""
    inner: str = ""
    """The side where the other cell lies."""

    def feature(self, part: int) -> Feature:
        return self.tile.features[self.parts[part].feature]

    def ports(self, part: int) -> tuple[str, ...]:
        """Where a segment can be joined to others; for the inside of a block everywhere except at meadows."""
        this = self.parts[part]
        if self.feature(part).kind != INNER:
            return this.ports
        meadow = [half for other in self.tile.features if other.kind == "field" for half in other.edges]
        return tuple(edge + half for edge in this.ports for half in "LR" if edge + half not in meadow)

    def segment_name(self, place: int, quarters: int) -> tuple[str, str]:
        """Kind and port of a segment as players see it on the board."""
        part = self.parts[place]
        kind = self.tile.features[part.feature].kind
        if part.ports and kind in geometry.WITH_PORTS:
            return kind, geometry.first_port(part.ports, quarters)
        if kind != "field":
            return kind, ""
        inner = [each for i, each in enumerate(self.parts) if self.feature(i).kind == kind and not each.ports]
        return kind, "-" if part == inner[0] else f"-{inner.index(part) + 1}"

    def watched(self) -> list[tuple[int, int]]:
        """The cells around, as printed, that a building watches. For a double tile five of the ten around it, since
        the others belong to its other half; for a triangle those that it touches by its legs and corners
        (half_so_wild 6)."""
        if self.cells > 1:
            away = -1 if self.inner == "W" else 1
            return [(dx, dy) for dx, dy in AROUND if dx != away]
        return [step for step in AROUND if not self.gaps or step not in BEHIND_GAP]


def forms_of(
    tiles: Sequence[Tile], claimable: Collection[str], variants: Sequence[tuple[int, Tile]] = ()
) -> list[Form]:
    """The forms of all tiles by design (the first cell of doubles), then the second cells, then the variants."""
    forms = [form_of(design, tile, claimable, 0) for design, tile in enumerate(tiles)]
    forms += [form_of(form.design, form.tile, claimable, 1) for form in forms if form.cells > 1]
    return forms + [form_of(design, tile, claimable, 0) for design, tile in variants]


def form_of(design: int, tile: Tile, claimable: Collection[str], cell: int) -> Form:
    if tile.shape == "double":
        return half_of_double(design, tile, claimable, cell)
    parts = tuple(Part(i, each.edges) for i, each in enumerate(tile.features) if each.kind in claimable)
    if tile.shape == "triangle":
        shown = geometry.edge_numbers(tile, ("", "", "S", "W", LONG))
        return Form(design, tile, parts, shown, gaps=GAP)
    return Form(design, tile, parts, geometry.edge_numbers(tile, (*geometry.SIDES, "")))


def half_of_double(design: int, tile: Tile, claimable: Collection[str], cell: int) -> Form:
    """One cell of a double tile: all features that reach its sides, and the parts of those that continue from the
    other cell."""
    here = [i for i, each in enumerate(tile.features) if each.kind in claimable and is_on(tile, each, CELLS[cell])]
    there = [i for i, each in enumerate(tile.features) if each.kind in claimable and is_on(tile, each, CELLS[1 - cell])]
    parts = tuple(
        Part(i, ports_on(tile.features[i], CELLS[cell]), there.index(i) if i in there else NOTHING) for i in here
    )
    inner = INNER_SIDE[CELLS[cell]]
    sides = tuple("" if side == inner else f"{CELLS[cell]}:{side}" for side in geometry.SIDES)
    return Form(design, tile, parts, geometry.edge_numbers(tile, (*sides, "")), cells=2, cell=cell, inner=inner)


def is_on(tile: Tile, feature: Feature, cell: str) -> bool:
    """Whether a feature of a double tile is on a cell: by an edge, as a building, or as a field beside a city there."""
    if not feature.edges and feature.kind != "field":
        return True
    beside = [tile.features[city] for city in feature.borders]
    return any(edge.startswith(cell) for each in (feature, *beside) for edge in each.edges)


def ports_on(feature: Feature, cell: str) -> tuple[str, ...]:
    return tuple(edge.partition(":")[2] for edge in feature.edges if edge.startswith(cell))
