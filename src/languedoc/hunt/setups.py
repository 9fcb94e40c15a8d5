"""Random setups: any modules, any tiles, any rules, any number of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.presets import FEWEST_SEATS, PRESETS
from languedoc.carcassonne.setup import (
    COLOURS,
    Setup,
    all_options,
    in_the_bag,
    module_classes,
    ordered_tiles,
    seat_names,
)
from languedoc.carcassonne.tiles import catalogue
from languedoc.table.chance import Chance

SALT = 0x7A11E5EED0C0FFEE  # what is played is drawn from another stream than the bag of the same seed

TOGETHER = 4  # games with consecutive seeds that share a setup: to make a box takes as long as to play with it

# One game out of this many differs from most
ALL_MODULES = 5
FEW_MODULES = 5
OTHER_TILES = 4
SHORT_BAG = 8
START_DRAWN = 3

Thing = TypeVar("Thing")


def picked(chance: Chance, things: Sequence[Thing]) -> Thing:
    return things[chance.below(len(things))]


def some(chance: Chance, things: Sequence[Thing]) -> list[Thing]:
    """Each of them in half of the cases."""
    return [thing for thing in things if chance.below(2)]


def random_setup(seed: int, modules: Sequence[str] = (), seats: int = 0) -> Setup:
    """The setup of the game with that seed. `modules` are those to choose from, `seats` is a number that must be."""
    chance = Chance(seed // TOGETHER ^ SALT)
    names = ("base", *random_modules(chance, [slug for slug in modules or BUILT if slug != "base"]))
    six = any(module.sixth_colour for module in module_classes(names))
    presets = [preset for preset in PRESETS.values() if six or preset.most_seats >= seats]
    preset = picked(chance, presets)
    most = len(COLOURS) if six else preset.most_seats
    seats = seats or FEWEST_SEATS + chance.below(most - FEWEST_SEATS + 1)
    setup = Setup(
        names=seat_names(seats),
        modules=names,
        tiles=random_tiles(chance, names),
        preset=preset.name,
        options=random_options(chance, names),
        seed=seed,
        start=None if chance.below(START_DRAWN) == 0 else chance.below(seats),
    )
    return setup if chance.below(SHORT_BAG) else with_short_bag(chance, setup)


def random_modules(chance: Chance, modules: Sequence[str]) -> list[str]:
    if not modules:
        return []
    if chance.below(ALL_MODULES) == 0:
        return list(modules)
    if chance.below(FEW_MODULES) == 0:
        return list(dict.fromkeys([picked(chance, modules), picked(chance, modules)]))
    return some(chance, modules) or [picked(chance, modules)]


def random_tiles(chance: Chance, modules: Sequence[str]) -> tuple[str, ...]:
    """Mostly those of the modules; else any that can be used, with or without the rules for them."""
    if chance.below(OTHER_TILES):
        return ()
    usable = [
        slug
        for slug in catalogue.MODULES
        if slug != "base" and (slug in modules or any(in_the_bag(tile) for tile in catalogue.sheet(slug).tiles))
    ]
    return ("base", *some(chance, usable))


def random_options(chance: Chance, modules: Sequence[str]) -> dict[str, str | bool]:
    """Half of the options have any of their values, the others the one of the preset."""
    return {option.name: picked(chance, option.values) for option in some(chance, all_options(modules))}


def with_short_bag(chance: Chance, setup: Setup) -> Setup:
    """The same with some of the tiles only, in any number and order."""
    box = setup.box()
    left = [box.tile_name(design) for design in ordered_tiles(box)]
    bag = []
    for _ in range(chance.below(len(left))):
        bag.append(left.pop(chance.below(len(left))))
    return replace(setup, bag=tuple(bag))
