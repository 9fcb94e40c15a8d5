"""The box of a game: the tiles, figures and rows of the turn order that some modules bring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from languedoc.carcassonne.board import board as boards
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Building
from languedoc.carcassonne.module import Duty, Module, chained, offers
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.numbering import END
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.tiles.catalogue import Feature, Tile
from languedoc.carcassonne.turn_order import turn_order
from languedoc.errors import LanguedocError, OutOfRange

MOST_IN_ALL = 64  # figures of a seat: the set of those that are out is one row of bits
NO_NUMBERS: Mapping[str, int] = {}


def module_classes(modules: Iterable[str]) -> list[type[Module]]:
    """The rules of these modules, in order of rank."""
    wanted = set(modules)
    return list(dict.fromkeys(BUILT[slug] for slug in BUILT if slug in wanted))


def classes_in_play(modules: Iterable[str], tile_sets: Sequence[str]) -> list[type[Module]]:
    """The rules of these modules, without those that need a set of tiles which is not in play."""
    return [
        each for each in module_classes(modules) if not each.sheets or any(sheet in tile_sets for sheet in each.sheets)
    ]


def make_modules(classes: Sequence[type[Module]], rules: Mapping[str, str | bool]) -> list[Module]:
    """Make the modules, and number the verbs, items and figures of each after those of the modules before it."""
    made: list[Module] = []
    for each in classes:
        module = each(rules)
        module.verb = sum(len(other.verbs) for other in made)
        module.first_item = sum(len(other.items) for other in made)
        module.first_figure = sum(len(other.figures) for other in made)
        made.append(module)
    return made


def make_box(
    seats: int,
    modules: Sequence[Module],
    tile_sets: Sequence[str],
    rules: Mapping[str, str | bool],
    figures: Mapping[str, int] = NO_NUMBERS,
    copies: Mapping[str, int] = NO_NUMBERS,
    more_tiles: Sequence[Tile] = (),
) -> Box:
    """The box for given module objects; tests pass modules of their own. `more_tiles` are those of no sheet."""
    buildings = [building for module in modules for building in module.buildings]
    tiles = [*tiles_in_box(modules, tile_sets, copies), *more_tiles]
    marks = list(dict.fromkeys(text for module in modules for mark in module.marks for text in mark.written))
    variants = [variant for module in modules for variant in module.variants(tiles)]
    designs = Designs(tiles, buildings, marks, variants)
    start = next(i for i, tile in enumerate(tiles) if tile.start and tile.module == "base")
    replaced = any(module.replaces_start for module in modules)
    bag = [
        i
        for i, tile in enumerate(tiles)
        if tile.stack == "main"
        for _ in range(tile.count - (i == start and not replaced))
    ]
    for_each = {module.slug: module.each_seat_gets for module in modules}
    other_tiles = [
        i
        for i, tile in enumerate(tiles)
        if tile.stack != "main"
        for _ in range(seats * for_each[tile.module] if for_each.get(tile.module) else tile.count)
    ]
    program, labels = _program(modules, rules)
    declared = [figure for module in modules for figure in module.figures]
    each = [replace(figure, number=figures.get(figure.name, figure.number)) for figure in declared]
    followers = sum(figure.number for figure in each if figure.follower)
    check_widths(designs, [*bag, start, *other_tiles], followers)
    in_all = sum(figure.number for figure in each)
    if in_all > MOST_IN_ALL:
        raise OutOfRange(f"{in_all} figures for each player; there is room for {MOST_IN_ALL} in all")
    return Box(
        seats=seats,
        designs=designs,
        start=start,
        lays_start=not replaced,
        bag=bag,
        other_tiles=other_tiles,
        figures=each,
        modules=modules,
        options=rules,
        program=program,
        verbs=[(verb, Duty(module, code)) for module in modules for code, verb in enumerate(module.verbs)],
        labels=labels,
        chain=chained,
        offers=offers,
    )


def tiles_in_box(modules: Sequence[Module], tile_sets: Sequence[str], copies: Mapping[str, int]) -> list[Tile]:
    """The tiles of a game, each with the number of its copies."""
    stacks = {sheet: module.stacks for module in modules for sheet in (*module.sheets, module.slug)}
    dealt = [module.slug for module in modules if "player" in module.stacks and module.slug not in tile_sets]
    buildings = [building for module in modules for building in module.buildings]
    tiles = [
        each
        for slug in dealt
        for each in catalogue.sheet(slug).tiles
        if each.stack == "player" and all(module.copies_of(each, each.count) for module in modules)
    ]
    for slug in tile_sets:
        for tile in catalogue.sheet(slug).tiles:
            by_rules = in_the_bag(tile) or tile.stack in stacks.get(slug, ())
            count = tile.count if by_rules else 0
            for module in modules:
                count = module.copies_of(tile, count)
            count = copies.get(f"{slug}/{tile.id}", count)
            if count and (tile.stack == "main" or tile.stack in stacks.get(slug, ())):
                tiles.append(replace(tile, count=count, features=(*tile.features, *second_places(tile, buildings))))
    return tiles


def rules_of(tile: Tile) -> type[Module]:
    """The rules of the module that a tile belongs to; none are built for some tiles."""
    return BUILT.get(tile.module, Module)


def in_the_bag(tile: Tile) -> bool:
    """Whether a tile is shuffled into the bag if its module's tiles are in play."""
    return tile.shape == "square" and tile.stack == "main" and not tile.optional


def is_drawn(tile: Tile) -> bool:
    """Whether a tile is drawn in turn: from the bag, or from a pile that its module declares."""
    return not tile.role and (tile.stack == "main" or tile.stack in rules_of(tile).drawn_stacks)


def is_ordered(tile: Tile) -> bool:
    """Whether a tile is drawn or dealt, so that `bag` may name it."""
    return is_drawn(tile) or (not tile.role and tile.stack in rules_of(tile).dealt_stacks)


def ordered_tiles(box: Box) -> list[int]:
    """All tiles of a box whose order `bag` may give, by their designs."""
    return [*box.bag, *(design for design in box.other_tiles if is_ordered(box.designs.tiles[design]))]


def second_places(tile: Tile, buildings: Sequence[Building]) -> list[Feature]:
    """Places to stand that are not printed as features of their own (`Building.beside`)."""
    flags = [flag for feature in tile.features for flag in feature.flags]
    return [Feature(building.name) for building in buildings if building.beside in flags]


def check_widths(designs: Designs, tiles: Sequence[int], followers: int) -> None:
    """Check that the word of a feature has room for the largest feature of these tiles (docs/design.md)."""
    for kind, name in enumerate(printed.KINDS):
        on_tile = [[each for each in designs.tiles[design].features if each.kind == name] for design in tiles]
        segments = [each for some in on_tile for each in some]
        halves = 2 if kind == printed.CITY else 1
        twins = 0 if kind == printed.FIELD else sum(len(some) for some in on_tile if len(some) > 1)
        needed = {
            "open ports": (2 + sum(max(0, len(each.edges) * halves - 2) for each in segments), printed.OPEN_BITS),
            "segments": (len(segments), printed.COUNT_BITS),
            "segments with a twin": (twins, printed.MULTI_BITS),
            "pennants": (sum(each.flag("pennant") for each in segments), printed.PENNANT_BITS),
            "followers": (followers, printed.FOLLOWER_BITS),
        }
        for what, (most, bits) in needed.items():
            if most >= 1 << bits:
                room = (1 << bits) - 1
                raise OutOfRange(f"this box could make a {name} with {most} {what}; there is room for {room}")
    pieces, segments_in_all = designs.room(tiles)
    for what, most, room in (
        ("tiles", pieces, boards.MOST_PIECES),
        ("segments", segments_in_all, boards.MOST_SEGMENTS),
    ):
        if most > room:
            raise OutOfRange(f"this box has {most} {what}; there is room for {room}")


def _program(
    modules: Sequence[Module], rules: Mapping[str, str | bool]
) -> tuple[list[tuple[str, Duty]], dict[str, int]]:
    """The rows of the turn order that these modules carry out, then their routines, each with its end."""
    owner = {step.name: (step.name, Duty(module, code)) for module in modules for code, step in enumerate(module.steps)}
    order = [row for row in turn_order(modules, rules) if row.step in owner]
    waits = any(module.delays_start for module in modules)
    late = [step.name for module in modules for step in module.steps if step.late and waits]
    rows = [row for row in order if row.step not in late]
    program = [owner[row.step] for row in rows]
    labels = {row.step: i for i, row in enumerate(rows)}
    labels["turn"] = sum(row.phase == "setup" for row in rows)
    labels["P2"] = sum(row.phase in ("setup", "P1") for row in rows)
    labels["final"] = sum(row.phase != "final" for row in rows)
    for module in modules:
        for name, parts in module.routines.items():
            labels[name] = len(program)
            for part in parts:
                program += [owner[row.step] for row in rows if row.phase == part]
                program += [owner[part]] if part in owner else []
            program.append((f"{name} ends", Duty(module, END)))
    if late:
        labels["late_layout"] = len(program)
        steps = [row.step for row in order if row.step in late or row.phase == "P5"]
        program += [*(owner[step] for step in steps), ("late_layout ends", Duty(modules[0], END))]
    missing = set(owner) - {step for step, _ in program}
    if missing:
        raise LanguedocError(f"steps that stand in no turn order and no routine: {', '.join(sorted(missing))}")
    return program, labels
