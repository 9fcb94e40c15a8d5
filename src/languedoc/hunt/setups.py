"""Random setups: any modules, any tiles, any rules, any number of players; and which of them a hunt plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import TypeVar

from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.packing import in_the_bag, module_classes, ordered_tiles
from languedoc.carcassonne.presets import FEWEST_SEATS, PRESETS
from languedoc.carcassonne.setup import COLOURS, Setup, all_options, seat_names
from languedoc.carcassonne.tiles import catalogue
from languedoc.errors import OutOfRange, UnknownPreset
from languedoc.table.chance import Chance
from languedoc.table.setup import LARGEST_SEED, no_such

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


@dataclass(frozen=True)
class Plan:
    """The games of a hunt. Game i has the seed of the hunt plus i, so that each can be played again by itself.

    `modules` are those to choose from (none: all there are); `together`: all of them are in every game, with all of
    their tiles. `pairs`: two of them are, and `games` is the number for each pair; a pair with the base game is a
    module alone. `preset`: the modules and rules of that preset are in every game, with any options. `seats`: the
    number of players, 0 for any.
    """

    games: int
    seed: int
    modules: tuple[str, ...] = ()
    together: bool = False
    pairs: bool = False
    preset: str = ""
    seats: int = 0

    def __post_init__(self) -> None:
        if self.games < 1:
            raise OutOfRange(f"{self.games} games; at least 1 must be played")
        if self.preset and self.preset not in PRESETS:
            raise UnknownPreset(no_such("preset", self.preset, PRESETS))
        all_options(self.modules)  # complains about names of modules before anything is started
        if self.pairs and not self.all_pairs:
            raise OutOfRange("a pair needs two modules")
        if self.seats and not FEWEST_SEATS <= self.seats <= len(COLOURS):
            raise OutOfRange(f"{self.seats} players; allowed is {FEWEST_SEATS} to {len(COLOURS)}")
        if not 0 <= self.seed <= LARGEST_SEED - len(self):
            raise OutOfRange(f"the seed {self.seed} is out of range; allowed is 0 to {LARGEST_SEED - len(self)}")

    def __len__(self) -> int:
        return self.games * (len(self.all_pairs) if self.pairs else 1)

    @cached_property
    def all_pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.modules or BUILT, 2))

    def modules_of(self, seed: int) -> tuple[str, ...]:
        """The modules to choose from in the game of a seed."""
        return self.all_pairs[(seed - self.seed) // self.games] if self.pairs else self.modules

    def setup(self, seed: int) -> Setup:
        modules = self.modules_of(seed)
        return random_setup(seed, modules, self.seats, together=self.together or self.pairs, preset=self.preset)

    def again(self, seed: int) -> str:
        """The command that plays the game of a seed again."""
        modules = self.modules_of(seed)
        words = ["languedoc hunt --games 1"]
        words += [f"--preset {self.preset}"] if self.preset else []
        words += [f"--modules {','.join(modules)}"] if modules else []
        words += ["--together"] if self.together or self.pairs else []
        words += [f"--seats {self.seats}"] if self.seats else []
        return " ".join([*words, f"--seed {seed}"])


def random_setup(
    seed: int, modules: Sequence[str] = (), seats: int = 0, *, together: bool = False, preset: str = ""
) -> Setup:
    """The setup of the game with that seed. `modules` are those to choose from, or all of which are played `together`;
    `seats` and `preset` must be as given."""
    chance = Chance(seed // TOGETHER ^ SALT)
    whole = together or preset != ""
    allowed = [slug for slug in modules or (PRESETS[preset].modules if preset else BUILT) if slug != "base"]
    names = ("base", *(allowed if whole else random_modules(chance, allowed)))
    six = any(module.sixth_colour for module in module_classes(names))
    presets = [each for each in PRESETS.values() if six or each.most_seats >= seats]
    rules = PRESETS[preset] if preset else picked(chance, presets)
    most = len(COLOURS) if six else rules.most_seats
    seats = seats or FEWEST_SEATS + chance.below(most - FEWEST_SEATS + 1)
    setup = Setup(
        names=seat_names(seats),
        modules=names,
        tiles=() if whole else random_tiles(chance, names),
        preset=rules.name,
        options=random_options(chance, names),
        seed=seed,
        start=None if chance.below(START_DRAWN) == 0 else chance.below(seats),
    )
    return setup if whole or chance.below(SHORT_BAG) else with_short_bag(chance, setup)


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
