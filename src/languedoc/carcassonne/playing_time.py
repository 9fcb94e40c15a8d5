"""How many tiles a game lays, and how long people need for it.

Every tile is a turn. A turn of the base game takes less than half a minute: then its 72 tiles are the half hour that
boxes promise. With every module there is more to look at in a turn, and with every player more to talk about.
"""

from __future__ import annotations

from languedoc.carcassonne.packing import classes_in_play, make_modules, rules_of, tiles_in_box
from languedoc.carcassonne.presets import FEWEST_SEATS, PRESETS
from languedoc.carcassonne.setup import Setup, most_seats

SECONDS_FOR_A_TURN = 25.0
SECONDS_FOR_A_MODULE = 1.5  # more in every turn
SHARE_FOR_A_SEAT = 0.05  # more for every player after the second
STEPS = ((90, 5), (240, 15))  # minutes: times below the first are rounded to multiples of the second
LARGEST_STEP = 30


def tiles_of(setup: Setup) -> int:
    """How many tiles will lie on the table if all are placed: those that are drawn in turn, and the start."""
    modules = make_modules(classes_in_play(setup.modules, setup.tile_sets), setup.rules())
    tiles = tiles_in_box(modules, setup.tile_sets, setup.copies)
    return sum(tile.count for tile in tiles if tile.stack == "main" or tile.stack in rules_of(tile).drawn_stacks)


def minutes_for(tiles: int, modules: int, seats: int) -> int:
    """The expected playing time for a number of players, rounded."""
    seconds = SECONDS_FOR_A_TURN + SECONDS_FOR_A_MODULE * (modules - 1)
    minutes = (tiles - 1) * seconds * (1 + SHARE_FOR_A_SEAT * (seats - FEWEST_SEATS)) / 60
    step = next((step for below, step in STEPS if minutes < below), LARGEST_STEP)
    return max(1, round(minutes / step)) * step


def minutes_of_preset(name: str) -> dict[int, int]:
    """The playing time for every number of players."""
    modules = PRESETS[name].modules
    tiles, most = tiles_of(Setup(preset=name)), most_seats(name, modules)
    return {seats: minutes_for(tiles, len(modules), seats) for seats in range(FEWEST_SEATS, most + 1)}
