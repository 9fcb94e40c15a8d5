"""What must hold in every game with this module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.events import TilePlaced
from languedoc.carcassonne.modules.festival.rules import SIGN, FestivalHeld
from languedoc.carcassonne.state import State


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """A tile with the sign brings one festival at the most: a figure of whoever laid it came home."""
    held: list[FestivalHeld] = []
    for event in reversed(state.record or ()):
        if isinstance(event, FestivalHeld):
            held.append(event)
        elif isinstance(event, TilePlaced):
            if held and not shows_festival(state, event.tile):
                yield f"a festival at {event.tile}"
            if len(held) > 1:
                yield f"{len(held)} festivals at {event.tile}"
            for each in held:
                if each.seat != event.seat or each.figure.seat != event.seat:
                    yield f"seat {each.seat} takes {each.figure} home, and seat {event.seat} laid the tile"
            return


def shows_festival(state: State, name: str) -> bool:
    signed = [design for design, tile in enumerate(state.box.designs.tiles) if SIGN in tile.marks]
    return name in [state.box.tile_name(design) for design in signed]
