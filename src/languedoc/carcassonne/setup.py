"""What is agreed before a game: modules, options, players, chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar

from languedoc.carcassonne.box import Box
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.packing import (
    classes_in_play,
    in_the_bag,
    is_drawn,
    is_ordered,
    make_box,
    make_modules,
    module_classes,
    ordered_tiles,
)
from languedoc.carcassonne.presets import DEFAULT, FEWEST_SEATS, PRESETS
from languedoc.carcassonne.tiles import catalogue
from languedoc.errors import (
    BadSave,
    BagDoesNotFit,
    OutOfRange,
    UnknownModule,
    UnknownOption,
    UnknownPreset,
    UnknownTile,
    WrongType,
)
from languedoc.table import setup as common
from languedoc.table.save import line_in, number_in
from languedoc.table.setup import (
    LONGEST_NAME,
    RuleOption,
    Shuffle,
    check_colours,
    check_key,
    check_lots,
    check_names,
    check_number,
    check_seed,
    check_start,
    no_such,
    option_text,
    read_lots,
)

ALONE = "solo"  # the option that allows a game for one person
MOST_FIGURES = 20  # of one kind
MOST_COPIES = 100
WORDS = (
    *("modules", "tiles", "preset", "option", "seat", "colours", "seed", "key", "start", "bag", "draws", "shuffle"),
    *("figures", "copies"),
)
"""The first words of the lines of a setup in a save."""
COLOURS = tuple(colour.capitalize() for colour in common.COLOURS)  # the names of those who gave none


@dataclass(frozen=True)
class Setup:
    """All that a game depends on besides the choices. Checked on construction.

    If no `modules` are named, they are those of the preset. `tiles` names the modules whose tiles are in the bag
    (default: those of `modules`), `options` what differs from the preset, `start` the seat that begins (None: drawn by
    the seed), `bag` the tiles in the order of drawing (other tiles stay out of the game). Tiles that are not drawn
    from the bag may be among them: those that a module draws from piles of its own, or deals to the seats, each in that
    order. Tiles that are set aside are not named. `draws` decides what else is drawn or rolled by chance during the
    game, one number from 0 up to 1 for each time; after the last one the seed decides. With a `key` all chance
    comes from a generator that nobody can compute back, not from the seed. `shuffles` says when hidden things are drawn
    anew. `colours` are those of the figures of the seats, where they are not in the usual order; no rule depends on
    them.

    `figures` says how many pieces of a kind each seat gets more or fewer than by the rules, `copies` the same for tiles
    (`base/D`): tiles of a second box, optional tiles, tiles that are left out.
    """

    game: ClassVar[str] = "carcassonne"

    names: tuple[str, ...] = ("Red", "Blue")
    modules: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    preset: str = DEFAULT
    options: Mapping[str, str | bool] = field(default_factory=dict, hash=False)
    seed: int = field(default=0, repr=False)
    start: int | None = 0
    bag: tuple[str, ...] | None = field(default=None, repr=False)
    draws: tuple[float, ...] = field(default=(), repr=False)
    figures: Mapping[str, int] = field(default_factory=dict, hash=False, repr=False)
    copies: Mapping[str, int] = field(default_factory=dict, hash=False, repr=False)
    key: str = field(default="", repr=False)
    shuffles: tuple[Shuffle, ...] = field(default=(), repr=False)
    colours: tuple[str, ...] = field(default=(), repr=False)
    _rules: dict[str, str | bool] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for what, words in (("names", self.names), ("modules", self.modules), ("tiles", self.tiles), ("bag", self.bag)):
            if words is not None and not (isinstance(words, tuple) and all(isinstance(word, str) for word in words)):
                raise WrongType(f"{what} must be a list of texts, not {words!r}")
        check_lots("draws", self.draws)
        if not isinstance(self.options, Mapping) or not all(isinstance(name, str) for name in self.options):
            raise WrongType(f"options must be names with their values, not {self.options!r}")
        for what, numbers in (("figures", self.figures), ("copies", self.copies)):
            if not isinstance(numbers, Mapping) or not all(isinstance(name, str) for name in numbers):
                raise WrongType(f"{what} must be names with their numbers, not {numbers!r}")
        if not isinstance(self.preset, str) or self.preset not in PRESETS:
            raise UnknownPreset(no_such("preset", str(self.preset), PRESETS))
        if not self.modules:
            object.__setattr__(self, "modules", PRESETS[self.preset].modules)
        known = {option.name: option for option in all_options(self.modules)}
        self._check_modules()
        self._check_seats()
        object.__setattr__(self, "_rules", self._read_rules(known))
        self._check_figures()
        self._check_copies()
        if self.bag is not None:
            self.stacked_bag()

    def _check_modules(self) -> None:
        for slug in self.tiles:
            if slug not in catalogue.MODULES:
                raise UnknownModule(no_such("set of tiles", slug, catalogue.MODULES))
        for slugs in (self.modules, self.tiles):
            for slug in slugs:
                if slugs.count(slug) > 1:
                    raise UnknownModule(f"{slug!r} is named twice; a module is in the box or not")
        if "base" not in self.modules or (self.tiles and "base" not in self.tiles):
            raise UnknownModule("the module 'base' cannot be left out")
        for slug in self.tiles:
            if slug not in self.modules and not any(in_the_bag(tile) for tile in catalogue.sheet(slug).tiles):
                raise UnknownModule(f"the tiles of {slug!r} are of no use without its rules")

    def _check_seats(self) -> None:
        most = most_seats(self.preset, self.modules)
        check_names(self.names, fewest_seats(self.options), most, self.preset)
        check_start(self.start, len(self.names))
        check_colours(self.colours, len(self.names))
        check_seed(self.seed)
        check_key(self.key)

    def _check_figures(self) -> None:
        if not self.figures:
            return
        known = dict.fromkeys(figure.name for each in module_classes(self.modules) for figure in each.figures)
        for name, number in self.figures.items():
            if name not in known:
                check_in_play(name, self.modules)
                raise UnknownOption(no_such("figure", name, known))
            check_number(f"the number of figures {name!r}", number)
            if not 0 <= number <= MOST_FIGURES:
                raise OutOfRange(f"{number} figures {name!r} for each player; allowed is 0 to {MOST_FIGURES}")

    def _check_copies(self) -> None:
        for name, number in self.copies.items():
            slug, _, id = name.partition("/")
            if slug not in self.tile_sets:
                raise UnknownTile(no_such("tile", name, [f"{each}/..." for each in self.tile_sets]))
            tile = catalogue.sheet(slug).tile(id)
            check_number(f"the number of tiles {name!r}", number)
            fewest = 1 if tile.start else 0
            if tile.shape != "square" or not is_drawn(tile):
                raise UnknownTile(f"of the tile {name!r} there are always as many as printed")
            if not fewest <= number <= MOST_COPIES:
                raise OutOfRange(f"{number} tiles {name!r}; allowed is {fewest} to {MOST_COPIES}")
        if self.figures or self.copies:
            self.box()

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def tile_sets(self) -> tuple[str, ...]:
        return self.tiles or self.modules

    def rules(self) -> dict[str, str | bool]:
        """Every option with its value in this game."""
        return self._rules

    def _read_rules(self, known: Mapping[str, RuleOption]) -> dict[str, str | bool]:
        rules = {name: option.default for name, option in known.items()}
        rules.update(PRESETS[self.preset].options)
        for name, value in self.options.items():
            if name not in known:
                check_in_play(name, self.modules)
                raise UnknownOption(no_such("option", name, known))
            if value not in known[name].values or type(value) is not type(known[name].default):
                allowed = ", ".join(option_text(each) for each in known[name].values)
                raise UnknownOption(f"{name} cannot be {option_text(value)!r}; allowed: {allowed}")
            rules[name] = value
        return rules

    def head(self) -> list[tuple[str, str]]:
        """Its lines in a save."""
        lines = [("modules", " ".join(self.modules))]
        if self.tiles:
            lines.append(("tiles", " ".join(self.tiles)))
        lines.append(("preset", self.preset))
        lines += [("option", f"{name}={option_text(value)}") for name, value in sorted(self.options.items())]
        lines += [("seat", name) for name in self.names]
        if self.colours:
            lines.append(("colours", " ".join(self.colours)))
        lines.append(("key", self.key) if self.key else ("seed", str(self.seed)))
        lines.append(("start", "drawn" if self.start is None else str(self.start)))
        if self.bag is not None:
            lines.append(("bag", " ".join(self.bag)))
        if self.draws:
            lines.append(("draws", " ".join(map(str, self.draws))))
        lines += [("shuffle", str(shuffle)) for shuffle in self.shuffles]
        for word, numbers in (("figures", self.figures), ("copies", self.copies)):
            lines += [(word, f"{name}={number}") for name, number in sorted(numbers.items())]
        return lines

    @classmethod
    def from_head(cls, head: Mapping[str, Sequence[str]]) -> Setup:
        """The setup described by those lines."""
        for word in head:
            if word not in WORDS:
                raise BadSave(f"{word[:LONGEST_NAME]!r} is not part of a setup")
        modules = tuple(line_in(head, "modules").split())
        drawn = line_in(head, "start") == "drawn"
        options = [read_option(text, modules) for text in head.get("option", ())]
        if len(dict(options)) < len(options):
            raise BadSave("an option is set twice")
        return cls(
            names=tuple(head.get("seat", ())),
            colours=tuple(line_in(head, "colours").split()) if "colours" in head else (),
            modules=modules,
            tiles=tuple(line_in(head, "tiles").split()) if "tiles" in head else (),
            preset=line_in(head, "preset"),
            options=dict(options),
            seed=0 if "key" in head else number_in(head, "seed"),
            key=line_in(head, "key") if "key" in head else "",
            shuffles=tuple(Shuffle.read(text) for text in head.get("shuffle", ())),
            start=None if drawn else number_in(head, "start"),
            bag=tuple(line_in(head, "bag").split()) if "bag" in head else None,
            draws=read_lots("draws", line_in(head, "draws")) if "draws" in head else (),
            figures=read_numbers(head, "figures"),
            copies=read_numbers(head, "copies"),
        )

    def box(self, more: tuple[type[Module], ...] = ()) -> Box:
        """The box of this setup, optionally with additional modules that only observe."""
        return _box(
            self.seats,
            self.modules,
            self.tile_sets,
            tuple(sorted(self.rules().items())),
            tuple(sorted(self.figures.items())),
            tuple(sorted(self.copies.items())),
            more,
        )

    def stacked_bag(self) -> list[int] | None:
        """The designs of `bag`; the box must contain all of them."""
        if self.bag is None:
            return None
        box = self.box()
        in_order = Counter(ordered_tiles(box))
        numbers = {box.tile_name(design): design for design in range(box.designs.count)}
        stacked = []
        for name in self.bag:
            if name not in numbers:
                raise UnknownTile(no_such("tile", name, numbers))
            stacked.append(numbers[name])
        for design, wanted in Counter(stacked).items():
            there, name = in_order[design], box.tile_name(design)
            if there == 0 and not is_ordered(box.designs.tiles[design]):
                raise BagDoesNotFit(f"the stacked bag cannot name tile {name}: it is set aside, not drawn or dealt")
            if wanted > there:
                besides = " besides the start tile" if design == box.start else ""
                raise BagDoesNotFit(f"the stacked bag names tile {name} {wanted} times; the box holds {there}{besides}")
        return stacked


def seat_names(seats: int | Sequence[str]) -> tuple[str, ...]:
    """Names for a number of players, or the given names themselves."""
    return common.seat_names(seats, COLOURS)


def fewest_seats(options: Mapping[str, str | bool]) -> int:
    """The smallest number of players with these options."""
    return 1 if options.get(ALONE) else FEWEST_SEATS


def most_seats(preset: str, modules: Iterable[str]) -> int:
    """The largest number of players."""
    most = PRESETS[preset].most_seats
    sixth = any(module.sixth_colour for module in module_classes(modules))
    return max(most, len(COLOURS)) if sixth else most


def all_options(modules: Iterable[str]) -> list[RuleOption]:
    """The options of these modules, which must exist."""
    for slug in modules:
        if slug not in BUILT:
            if slug in catalogue.MODULES:
                raise UnknownModule(f"the rules of {slug!r} are not built yet; allowed: {', '.join(BUILT)}")
            parts = [each for each in BUILT if each.startswith(f"{slug}_")]  # it has several sheets
            if parts:
                raise UnknownModule(f"no module {slug!r}; there are {' and '.join(parts)}")
            raise UnknownModule(no_such("module", slug, BUILT))
    return [option for each in module_classes(modules) for option in each.rule_options]


def read_numbers(head: Mapping[str, Sequence[str]], word: str) -> dict[str, int]:
    """The lines `word name=number` of a save."""
    numbers = {}
    for text in head.get(word, ()):
        name, _, number = text.partition("=")
        if name in numbers:
            raise BadSave(f"{word} {name[:LONGEST_NAME]!r} is set twice")
        numbers[name] = number_in({word: (number,)}, word)
    return numbers


def read_option(text: str, modules: Iterable[str]) -> tuple[str, str | bool]:
    """`name=value` as written on a command line or in a save."""
    name, sign, value = text.partition("=")
    known = {option.name: option for option in all_options(modules)}
    if name not in known or not sign:
        check_in_play(name, modules)
        raise UnknownOption(no_such("option", name, known) if sign else f"{text!r} is not of the form name=value")
    for allowed in known[name].values:
        if option_text(allowed) == value:
            return name, allowed
    return name, value


def check_in_play(name: str, modules: Iterable[str]) -> None:
    """Report an option that exists, but not with these modules, differently from a spelling mistake."""
    owners = [
        slug
        for slug, each in BUILT.items()
        if each not in module_classes(modules) and name in [option.name for option in each.rule_options]
    ]
    if owners:
        raise UnknownOption(f"the option {name!r} belongs to {' and '.join(owners)}, not in play here")


@lru_cache(maxsize=64)
def _box(
    seats: int,
    modules: tuple[str, ...],
    tile_sets: tuple[str, ...],
    rules: tuple[tuple[str, str | bool], ...],
    figures: tuple[tuple[str, int], ...],
    copies: tuple[tuple[str, int], ...],
    more: tuple[type[Module], ...],
) -> Box:
    built = make_modules([*classes_in_play(modules, tile_sets), *more], dict(rules))
    return make_box(seats, built, tile_sets, dict(rules), dict(figures), dict(copies))
