"""The sorts of buildings of a game, as the calculator asks for them, and what is counted around each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from languedoc.carcassonne.board.forms import AROUND
from languedoc.carcassonne.declarations import Building
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import part_of
from languedoc.carcassonne.packing import classes_in_play
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.carcassonne.tiles.sheet import Tile

if TYPE_CHECKING:
    from languedoc.guide.calculator import Described, Table

MOST_IN_ROWS = 60
PLACES = {"square": len(AROUND), "triangle": 6, "double": 10}
"""How many places are around a building on a tile of each shape."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A building that is completed by something else than tiles around it: what of it is counted, how it is laid out
    and how much there is of it in a game. Declared as `BUILDINGS` in `guide.py` of its module."""

    building: str
    title: str
    """The name of the text of what is counted."""
    most: int
    lay: Callable[[Table, State, Described], int]
    read: Callable[[Module, State, int], int]
    prepare: Callable[[Table], None]
    """Adds the tiles for it."""


@dataclass(frozen=True, slots=True)
class Sort:
    """A building on tiles of one shape."""

    name: str
    building: Building
    number: int
    """That of its module."""
    shape: str
    most: int
    counted: Counted | None = None

    @property
    def completes(self) -> bool:
        return not self.building.beside

    @property
    def has_places(self) -> bool:
        """Whether tiles on the places around it are counted."""
        return self.counted is None and not self.building.in_rows


def sorts(setup: Setup) -> list[Sort]:
    return list(_sorts(setup))


def _sorts(setup: Setup) -> Iterator[Sort]:
    tiles = setup.box().designs.tiles
    for number, module in enumerate(classes_in_play(setup.modules, setup.tile_sets)):
        declared = {each.building: each for each in counted_by(module)}
        for building in module.buildings:
            shapes = {tile.shape for tile in tiles if shows(tile, building)}
            for shape in (each for each in PLACES if each in shapes):
                counted = declared.get(building.name)
                most = counted.most if counted else MOST_IN_ROWS if building.in_rows else PLACES[shape]
                usual = shape == "square" or len(shapes) == 1
                yield Sort(
                    building.name if usual else f"{building.name}:{shape}", building, number, shape, most, counted
                )


def counted_by(module: type[Module]) -> tuple[Counted, ...]:
    found: tuple[Counted, ...] = getattr(part_of(module.__module__.split(".")[-2], "guide"), "BUILDINGS", ())
    return found


def shows(tile: Tile, building: Building) -> bool:
    return any(each.kind == building.name for each in tile.features)


def sort_of(setup: Setup, kind: str, shape: str) -> Sort:
    """The sort of a building of a game."""
    return next(each for each in sorts(setup) if each.building.name == kind and each.shape == shape)
