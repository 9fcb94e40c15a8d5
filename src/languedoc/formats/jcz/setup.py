"""A setup of JCloisterZone becomes one of ours, by the tables."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.packing import is_drawn, module_classes
from languedoc.carcassonne.setup import Setup, all_options
from languedoc.carcassonne.tiles import catalogue
from languedoc.errors import BadImport, OutOfRange, Unsupported
from languedoc.formats.jcz.reading import SHOWN, Message, Node, Recording
from languedoc.formats.jcz.tables import (
    BRINGING_SETS,
    CONFIRMED,
    DRAWING,
    ELEMENTS,
    HIDING,
    HOUSE_RULES,
    IMPLIED_ELEMENTS,
    NEEDLESS_RULES,
    RULES,
    UNCONFIRMED,
    tile_sets,
)
from languedoc.table.chance import Chance
from languedoc.table.setup import LONGEST_NAME

BASE = "basic"
SHUFFLED = 1  # the seed for tiles whose order the file does not tell
END_MARK = "#END"  # closes some orders of drawing
NEXT_TILE = re.compile(r"available action TilePlacement for (?P<tile>\S+)", re.IGNORECASE)


class NotBuilt(Unsupported):
    """A recorded game is played with modules that are not built yet."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        named = " and ".join(repr(module) for module in modules)
        super().__init__(
            f"the module {named} is not built yet" if len(modules) == 1 else f"the modules {named} are not built yet"
        )
        self.modules = modules


@dataclass(frozen=True)
class Imported:
    """Our setup of a recorded game, and our names (`base/D`) of the tiles that are in it by theirs."""

    setup: Setup
    tiles: Mapping[str, list[str]]


def imported(recording: Recording) -> Imported:
    """Our setup; raises Unsupported, by name, where we have no counterpart."""
    sets = sets_in_play(recording)
    elements = elements_on(recording)
    modules = modules_in_play(sets, elements)
    options = house_rules(recording, modules) | switches(elements, modules) | rules(recording, modules)
    try:
        plain = Setup(
            names=names(recording),
            modules=modules,
            tiles=sheets(sets, elements),
            options=not_by_default(modules, options),
            figures=figures(elements, modules),
            copies=copies(sets, sheets(sets, elements)),
        )
    except OutOfRange as error:
        raise BadImport(f"setup.sets or setup.elements: {error}") from None
    return Imported(
        replace(plain, bag=bag_of(recording, plain, [*sets, *lent_sets(elements)]), draws=draws_of(recording)),
        our_tiles([*sets, *lent_sets(elements)]),
    )


def sheets(sets: Iterable[str], elements: Iterable[str]) -> tuple[str, ...]:
    """The sheets that the tiles in play are on."""
    needed = [tile_sets()[name].sheet for name in sets]
    return tuple(dict.fromkeys(needed + [ELEMENTS[name].sheet for name in elements if ELEMENTS[name].sheet]))


def lent_sets(elements: Iterable[str]) -> list[str]:
    """The tile sets that hold what an element lays: they need not be in play for that."""
    lent = {ELEMENTS[name].sheet for name in elements}
    return [name for name, each in tile_sets().items() if each.sheet in lent]


def names(recording: Recording) -> tuple[str, ...]:
    """Every player has a name that can stand in a save, and that no other has."""
    kept: list[str] = []
    for number, name in enumerate(recording.names, 1):
        plain = "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME].strip()
        if not plain or plain in kept:
            plain = f"{plain[: LONGEST_NAME - 10] or 'Player'} {number}"
        while plain in kept:
            plain += "'"
        kept.append(plain)
    return tuple(kept)


# ------------------------------------------------------------------------------------ modules and options


def sets_in_play(recording: Recording) -> dict[str, int]:
    """Tile sets without their edition, with how many copies. The editions differ in what is painted."""
    found: Counter[str] = Counter()
    for name, number in recording.sets.items():
        plain = name.partition(":")[0]
        if number < 0:
            raise BadImport(f"setup.sets.{name[:SHOWN]}: {number} copies")
        if number and plain not in tile_sets():
            raise Unsupported(f"the tile set {name[:SHOWN]!r} does not exist here")
        if number:
            found[plain] += number
    if BASE not in found:
        raise Unsupported(f"a game without the tile set {BASE!r}")
    order = list(tile_sets())
    return dict(sorted(found.items(), key=lambda item: order.index(item[0])))


def elements_on(recording: Recording) -> dict[str, int]:
    """The elements in play. Figures have a number; a rule is on wherever it is named, as in that program."""
    on = {
        name: number or 1
        for name, number in recording.elements.items()
        if name not in IMPLIED_ELEMENTS and (number or (name in ELEMENTS and not ELEMENTS[name].figure))
    }
    for name, number in on.items():
        if name not in ELEMENTS:
            raise Unsupported(f"the element {name[:SHOWN]!r} does not exist here")
        if number < 0 or (number > 1 and not ELEMENTS[name].figure):
            raise Unsupported(f"the element {name!r} {number} times")
    return on


def modules_in_play(sets: Iterable[str], elements: Iterable[str]) -> tuple[str, ...]:
    wanted = {"base"}
    wanted |= {BRINGING_SETS[name] for name in sets if name in BRINGING_SETS}
    wanted |= {ELEMENTS[name].module for name in elements if ELEMENTS[name].brings}
    missing = tuple(module for module in catalogue.MODULES if module in wanted and module not in BUILT)
    if missing:
        raise NotBuilt(missing)
    return tuple(module for module in BUILT if module in wanted)


def switches(elements: dict[str, int], modules: Iterable[str]) -> dict[str, str | bool]:
    """The options of rules that are on or off; off needs an option, on is what a module does anyway."""
    known = {option.name for option in all_options(modules)}
    chosen: dict[str, str | bool] = {}
    for name, element in ELEMENTS.items():
        if element.option and element.module in modules:
            value = element.on if name in elements else element.off
            if element.option in known:
                chosen[element.option] = value
            elif name not in elements:
                raise Unsupported(f"the module {element.module!r} without the element {name!r}")
    return chosen


def figures(elements: dict[str, int], modules: Iterable[str]) -> dict[str, int]:
    """How many each player gets, where that is not what our rules say."""
    by_rules = {figure.name: figure.number for each in module_classes(modules) for figure in each.figures}
    wanted = {
        element.figure: elements.get(name, 0)
        for name, element in ELEMENTS.items()
        if element.figure and element.module in modules
    }
    for figure in wanted:
        if figure not in by_rules:
            raise Unsupported(f"the figure {figure!r}")
    return {figure: number for figure, number in wanted.items() if number != by_rules[figure]}


def rules(recording: Recording, modules: Iterable[str]) -> dict[str, str | bool]:
    known = {option.name for option in all_options(modules)}
    chosen: dict[str, str | bool] = {}
    for name in recording.rules:
        if name not in RULES and name not in NEEDLESS_RULES:
            raise Unsupported(f"the rule {name[:SHOWN]!r} does not exist here")
    for name, rule in RULES.items():
        if rule.module in modules:
            value = recording.rules.get(name, next(iter(rule.values)))
            if value not in rule.values or rule.option not in known:
                raise Unsupported(f"the rule {name!r} with the value {value[:SHOWN]!r}")
            chosen[rule.option] = rule.values[value]
    return chosen


def house_rules(recording: Recording, modules: Iterable[str]) -> dict[str, str | bool]:
    chosen = {name: value for module in modules for name, value in HOUSE_RULES.get(module, {}).items()}
    if len(recording.names) == 1:
        chosen["solo"] = True
    return chosen


def not_by_default(modules: Iterable[str], options: dict[str, str | bool]) -> dict[str, str | bool]:
    by_default = {option.name: option.default for option in all_options(modules)}
    return {name: value for name, value in options.items() if value != by_default.get(name)}


# ------------------------------------------------------------------------------------ tiles


def copies(sets: dict[str, int], sheets: Iterable[str]) -> dict[str, int]:
    """How often each tile is in the box, where that is not what our sheets say."""
    counted: Counter[str] = Counter()
    for name, number in sets.items():
        sheet = catalogue.sheet(tile_sets()[name].sheet)
        for id in tile_sets()[name].tiles:
            counted[f"{sheet.slug}/{id}"] += sheet.tile(id).count * number
    changed = {}
    for slug in sheets:
        for tile in catalogue.sheet(slug).tiles:
            name = f"{slug}/{tile.id}"
            ours = 0 if tile.optional else tile.count
            if counted[name] != ours and is_drawn(tile):
                changed[name] = counted[name]
    return changed


def our_tiles(sets: Iterable[str]) -> dict[str, list[str]]:
    """Their names of the tiles in play, each with ours (two springs have the same name)."""
    found: dict[str, list[str]] = {}
    for name in sets:
        for id, theirs in tile_sets()[name].tiles.items():
            for each in theirs:
                found.setdefault(each, []).append(f"{tile_sets()[name].sheet}/{id}")
    return found


def bag_of(recording: Recording, setup: Setup, sets: Iterable[str]) -> tuple[str, ...]:
    """The tiles in the order of drawing: those that the file names, then the others, shuffled."""
    box = setup.box()
    tiles = box.designs.tiles
    rest = Counter([*box.bag, *(design for design in box.other_tiles if is_drawn(tiles[design]))])
    piled = {f"{tile.module}/{tile.id}": design for design, tile in enumerate(tiles) if is_drawn(tile)}
    theirs = our_tiles(sets)
    drawn = []
    for place, id in drawn_tiles(recording):
        if id not in theirs:
            raise BadImport(f"{place}: no tile {id[:LONGEST_NAME]!r} in the tile sets of this game")
        designs = [piled[name] for name in theirs[id] if name in piled]
        if designs:  # the others are not drawn from a pile: abbeys, springs, lakes
            left = [design for design in designs if rest[design]]
            if not left:
                raise BadImport(f"{place}: the tile {id!r} comes more often than it exists")
            rest[left[0]] -= 1
            drawn.append(left[0])
    mixed = list(rest.elements())
    chance = Chance(SHUFFLED)
    for i in range(len(mixed) - 1, 0, -1):
        j = chance.below(i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    if recording.end is not None:
        del mixed[hidden_tiles(recording, setup, theirs) :]
    return tuple(box.tile_name(design) for design in drawn + mixed)


def hidden_tiles(recording: Recording, setup: Setup, theirs: Mapping[str, list[str]]) -> int:
    """How many tiles leave the bag unseen because of those that were placed."""
    mark, option = HIDING
    if not setup.rules().get(option):
        return 0
    hiding = {f"{tile.module}/{tile.id}" for tile in setup.box().designs.tiles if mark in tile.marks}
    placed = [m.payload["tileId"].text() for m in recording.not_undone() if m.kind == "PLACE_TILE"]
    return sum(not hiding.isdisjoint(theirs.get(tile, ())) for tile in placed)


def draws_of(recording: Recording) -> tuple[float, ...]:
    """What decides the lots that were drawn, in this order."""
    messages = recording.not_undone()
    following = [*(message.kind for message in messages[1:]), ""]
    drawing = [
        message
        for message, then in zip(messages, following, strict=False)
        if is_drawing(message) or is_confirming_itself(message, then)
    ]
    return tuple(message.payload["random"].fraction() for message in drawing)


def is_confirming_itself(message: Message, following: str) -> bool:
    """Whether a figure draws its lot at once, as in older versions: nothing confirms it, and the number is here."""
    kind, figure = UNCONFIRMED
    if message.kind != kind or message.payload.maybe("random") is None or following in ("", CONFIRMED[figure]):
        return False
    return f".{figure}." in message.payload["meepleId"].text()


def is_drawing(message: Message) -> bool:
    if message.kind not in DRAWING:
        return False
    key, value = DRAWING[message.kind]
    node: Node | None = message.payload
    for part in key.split(".") if key else ():
        node = node.maybe(part) if node is not None else None
    return not key or (node is not None and node.value == value)


def undone_placement(recording: Recording) -> Message | None:
    """The last tile that was placed, if that was undone: then it is in hand again."""
    placements = [message for message in recording.messages if message.kind == "PLACE_TILE"]
    if placements and all(placements[-1] is not message for message in recording.not_undone()):
        return placements[-1]
    return None


def drawn_tiles(recording: Recording) -> Iterator[tuple[str, str]]:
    """Every tile that is drawn in the file, with its place in the file.

    That is the order of drawing as far as it goes, then the tiles that were placed. The tile that is to be placed
    when the file ends is told only by a sentence of its test.
    """
    order = [tile for tile in recording.draws or () if tile != END_MARK][: recording.end]
    for i, tile in enumerate(order):
        yield f"gameAnnotations.drawOrder[{i}]", tile
    position = 0
    for message in recording.not_undone():
        if message.kind == "PLACE_TILE":
            tile = message.payload["tileId"].text()
            if tile in order[position:]:
                position = order.index(tile, position) + 1
            else:
                yield f"{message.payload.place}.tileId", tile
    undone = undone_placement(recording)
    if undone is not None and undone.payload["tileId"].text() not in order[position:]:
        yield f"{undone.payload.place}.tileId", undone.payload["tileId"].text()
        return
    if position >= len(order):
        for i, sentence in enumerate(recording.assertions):
            found = NEXT_TILE.fullmatch(sentence.strip())
            if found:
                yield f"test.assertions[{i}]", found["tile"]
                return
