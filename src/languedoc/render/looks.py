"""The looks of all modules, found in their folders."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypeVar

from languedoc.carcassonne.modules import part_of
from languedoc.carcassonne.tiles.catalogue import PATHS, vocabulary
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.render.look import (
    PAWN,
    PLAIN,
    BuildingLook,
    FigureLook,
    Hand,
    HeldLook,
    Landmark,
    Look,
    PlaceLook,
    SignLook,
    TokenLook,
)
from languedoc.render.symbols import use

if TYPE_CHECKING:
    from languedoc.render.painter import Painter
    from languedoc.render.parts import Spot

Name = TypeVar("Name")
Thing = TypeVar("Thing")

NOTHING_SAID = Look()
PLAIN_FIGURE = FigureLook(emblem=(0.0, -4.2, 0.8))
PLAIN_TOKEN = TokenLook(PLAIN)
PLAIN_HELD = HeldLook(PLAIN)
PLAIN_SIGN = SignLook(PLAIN)
PLAIN_PLACE = PlaceLook()
PLAIN_SIZE = 8.0  # half the width of its drawing
BY_RULE = Hand()


def plain_building(painter: Painter, spot: Spot) -> None:
    painter.add(use(PLAIN, *spot.at, scale=spot.radius / PLAIN_SIZE))


PLAIN_BUILDING = BuildingLook(plain_building, radius=12.0)


@functools.cache
def looks() -> dict[str, Look]:
    """The look of every module that has one, by its folder, in the order of the catalogue."""
    found = {}
    for folder in dict.fromkeys(map(folder_of, PATHS)):
        drawn = part_of(folder, "look")
        if drawn is not None:
            found[folder] = drawn.LOOK
    return found


def folder_of(slug: str) -> str:
    """The folder of a module, by its own name or that of one of its sheets."""
    return PATHS[slug].parent.name if slug in PATHS else slug


def look(slug: str) -> Look:
    """The look of a module, by its own name or that of one of its sheets."""
    return looks().get(folder_of(slug), NOTHING_SAID)


@functools.cache
def every() -> Look:
    """The looks of all modules, combined, and a plain look for what is printed on tiles and has none. A sign of a
    segment without a letter is shown by something else; a second place beside a building is not drawn."""
    found = looks().values()
    known = {name for each in found for name in (*each.signs, *each.centres, *each.badges)}
    marks = {mark.name for mark in vocabulary().marks.values() if mark.on and mark.sign}
    buildings = {name: PLAIN_BUILDING for name, each in vocabulary().buildings.items() if not each.beside}
    return Look(
        figures=_joined(each.figures for each in found),
        tokens=_joined(each.tokens for each in found),
        held=_joined(each.held for each in found),
        signs=dict.fromkeys(sorted(marks - known), PLAIN_SIGN) | _joined(each.signs for each in found),
        buildings=buildings | _joined(each.buildings for each in found),
        centres=_joined(each.centres for each in found),
        badges=_joined(each.badges for each in found),
        local=_joined(each.local for each in found),
        seen=tuple(id for each in found for id in each.seen),
    )


def _joined(found: Iterable[Mapping[Name, Thing]]) -> dict[Name, Thing]:
    return {name: thing for each in found for name, thing in each.items()}


def figure(kind: str) -> tuple[str, FigureLook]:
    """The symbol of a kind of figure, and how it is drawn; one without a look is drawn as a pawn."""
    known = every().figures
    return (kind, known[kind]) if kind in known else (PAWN, PLAIN_FIGURE)


def token(name: str) -> TokenLook:
    return every().tokens.get(name, PLAIN_TOKEN)


def place(slug: str, name: str) -> PlaceLook:
    """A place of a module; its name is unique within the module only."""
    return look(slug).places.get(name, PLAIN_PLACE)


def held(id: str) -> HeldLook:
    return every().held.get(id, PLAIN_HELD)


def sign(name: str) -> SignLook:
    return every().signs.get(name, PLAIN_SIGN)


def hand(tile: Tile) -> Hand:
    """The corrections by hand for a tile."""
    return look(tile.module).hands.get(tile.id, BY_RULE)


def landmark(tile: Tile) -> Landmark | None:
    return look(tile.module).landmarks.get(tile.id)


def local_symbol(building: str, tile: Tile) -> str:
    """The symbol of a building on a tile; it depends on the set for some buildings."""
    return every().local.get((building, tile.set or ""), building)
