"""Rules of thumb: what things on the board are worth, as the greedy player counts them."""

from __future__ import annotations

from languedoc.carcassonne import moments, numbering, scoring
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.state import State

FIELD = printed.FIELD
CITY = printed.CITY
ROAD = printed.ROAD
SUPPLY = numbering.SUPPLY

# In hundredths of a point
POINT = 100
FOLLOWER_IN_SUPPLY = 90  # each follower that is still free
LAST_FOLLOWERS = 2  # the last ones are worth more
LAST_FOLLOWER = 150
ROAD_TILE = 70
CITY_TILE = 120
OPEN_END = 35  # what each open end of a road or half-edge of a city takes away
BUILDING_POINT = 85  # each point that a building would be worth at the end
FIELD_CITY = 200  # a completed city at an own field
FIELD_LIES = 60


def prospects(state: State, seat: int) -> int:
    """Points and prospects of a seat, in hundredths of a point."""
    total = state.score[seat] * POINT
    free = 0
    for figure in range(seat * state.box.figures, (seat + 1) * state.box.figures):
        segment = state.stands[figure]
        if segment == SUPPLY:
            free += 1
        elif segment >= 0:
            total += prospect(state, seat, segment)
    if state.box.outlook is not None:
        total += moments.outlook(state.box.outlook, state, seat)
    if free < LAST_FOLLOWERS:
        total -= (LAST_FOLLOWERS - free) * LAST_FOLLOWER
    return total + free * FOLLOWER_IN_SUPPLY


def prospect(state: State, seat: int, segment: int) -> int:
    """What a figure may still bring in: nothing if others are stronger, a share if several are his own.

    A figure without a follower of its own beside it is paid whoever is there.
    """
    root = state.board.root[segment]
    mine = state.board.followers(root, seat)
    for other in range(state.box.seats):
        if other != seat and mine > 0 and state.board.followers(root, other) > mine:
            return 0
    kind = state.board.kind_of(segment)
    if kind == ROAD:
        value = state.board.size(root) * ROAD_TILE - state.board.open_ports(root) * OPEN_END
    elif kind == CITY:
        value = (state.board.size(root) + state.board.pennants(root)) * CITY_TILE
        value -= state.board.open_ports(root) * OPEN_END
    elif kind == FIELD:
        value = FIELD_LIES + scoring.find_cities(state, root) * FIELD_CITY
    else:
        scoring.list_items(state, root, True)
        value = state.worth() * BUILDING_POINT
    if value <= 0 or mine == 0:
        return max(value, 0)
    return value // mine
