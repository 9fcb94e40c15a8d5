"""What must hold in every game with this module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from languedoc.carcassonne.events import Awarded, TilePlaced
from languedoc.carcassonne.state import State
from languedoc.carcassonne.tiles.sheet import Tile

SIGN = "watchtower:"
FOLLOWERS = "meeple"
# What the item of each kind of watchtower is called, and the points for each object
ITEMS = {
    "road": ("tower_roads", 1),
    "city": ("tower_cities", 1),
    FOLLOWERS: ("tower_followers", 2),
    "pennant": ("tower_pennants", 2),
    "monastery": ("tower_cloisters", 3),
}


def faults(state: State, view: dict[str, Any]) -> Iterator[str]:
    """What watchtowers paid for the tile laid last is what is printed around them, once for each of them; but for
    followers, who have gone home meanwhile."""
    seat, paid = since_last_tile(state)
    if not paid:
        return
    due = Counter(count for count in counts_of_towers(state) if count[1])
    to_all = state.box.options["watchtower_owner"] != "trigger"
    for award in paid:
        (item,) = award.payment.items
        what = next((each for each, (name, _) in ITEMS.items() if name == item.name), None)
        if what is None or award.final or item.points != item.number * ITEMS[what][1]:
            yield f"a watchtower pays {award}"
        elif award.payment.seat != seat and not to_all:
            yield f"a watchtower pays seat {award.payment.seat}, seat {seat} laid the tile"
        elif what != FOLLOWERS and not due[what, item.number]:
            yield f"no watchtower counts {item.number} of {what}, but one pays for them"
        elif not to_all:
            due[what, item.number] -= 1


def since_last_tile(state: State) -> tuple[int, list[Awarded]]:
    """Who laid the last tile, and what watchtowers paid since."""
    paid: list[Awarded] = []
    for event in reversed(state.record or ()):
        if isinstance(event, TilePlaced):
            return event.seat, paid
        if isinstance(event, Awarded) and event.reason == "watchtower":
            paid.append(event)
    return -1, paid


def counts_of_towers(state: State) -> Iterator[tuple[str, int]]:
    """For each watchtower on the board what it counts, and how many objects are printed around it."""
    board = state.board
    for piece in board.laid():
        for mark in tile_of(state, piece).marks:
            if mark.startswith(SIGN):
                what = mark.partition("/")[2]
                yield what, objects_around(state, piece, what)


def objects_around(state: State, lookout: int, what: str) -> int:
    """The cells with roads or cities, or the pennants or cloisters that the sheets of the tiles name."""
    board = state.board
    x, y = board.where(lookout)[:2]
    number = 0
    for cell in [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]:
        pieces = board.pieces_at(*cell)
        if what in ("road", "city"):
            number += any(counts_as(state, each, what) for piece in pieces for each in board.segments_of(piece))
        else:
            number += sum(printed_on(state, piece, what) for piece in pieces if board.which_cell(piece) == 0)
    return number


def counts_as(state: State, segment: int, what: str) -> bool:
    """Whether a segment is a road or a city, and has not become something else."""
    return state.board.segment_at(segment)[2] == what and not state.is_apart(segment)


def printed_on(state: State, piece: int, what: str) -> int:
    """The pennants or cloisters of a tile."""
    features = tile_of(state, piece).features
    if what == "pennant":
        return sum(each.flag(what) for each in features)
    cloisters = [each.name for each in state.box.designs.buildings if each.cloister and not each.beside]
    return sum(each.kind in cloisters for each in features)


def tile_of(state: State, piece: int) -> Tile:
    return state.box.designs.tiles[state.board.where(piece)[2]]
