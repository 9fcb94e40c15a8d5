"""What a feature is worth, from what people say about it: how many tiles it has, and what is on it.

A feature like theirs is laid out with plain tiles on an empty board and scored by the engine, with the modules and
rules of their game. What can be on a feature is declared by the modules, as `MODIFIERS` in `guide.py` of their folders.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from languedoc.carcassonne import prospects, scoring
from languedoc.carcassonne.board.designs import turned
from languedoc.carcassonne.events import Item, Payment
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import part_of
from languedoc.carcassonne.packing import classes_in_play, make_box, make_modules
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment
from languedoc.carcassonne.tiles.sheet import Feature, Tile
from languedoc.errors import OutOfRange
from languedoc.guide.buildings import Sort, sort_of, sorts

KINDS = ("road", "city", "monastery", "field")
"""What can be calculated. A monastery stands for every building that is completed by the tiles around it."""
ROWS = ("road", "city")
MOST_TILES = 60
MOST_CITIES = 30
MOST = {"road": MOST_TILES, "city": MOST_TILES, "monastery": 8, "field": MOST_CITIES}
"""The largest numbers that can be calculated: tiles, tiles around a building, cities. Each building has its own."""
EVERYWHERE = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
TRIANGLE = ("HL", "HR", "SL", "SR", "WL", "WR")
HALF_TURN = 2  # quarters
PENNANT = "pennant"
STACK = "kit"  # the tiles of which features are laid out; they are in no bag


@dataclass(frozen=True, slots=True)
class Modifier:
    """Something on a feature that changes its points.

    It is a sign on a segment (`mark`), on a tile around a building (`near`), a building on a tile of the feature
    (`building`), or something that `put` lays on it: it gets the module, the state, the segments of the feature (for a
    modifier of cities, that of one city), and how many there are. `read` says how many are on a feature of a game.
    """

    name: str
    on: tuple[str, ...]
    title: str
    """The name of its text."""
    most: int = 1
    mark: str = ""
    near: str = ""
    building: str = ""
    of_cities: bool = False
    """Whether it counts the cities at a field."""
    put: Callable[[Any, State, Sequence[int], int], None] | None = None
    read: Callable[[Any, State, int], int] | None = None
    option: tuple[str, str | bool] | None = None
    """The rule by which it makes a difference."""
    there: Callable[[Setup], bool] | None = None
    """Whether it is in a game, where that depends on other modules."""
    of_cloisters: bool = False
    """Whether it matters for cloisters only, among buildings."""
    only: str = ""
    """The building for which alone it matters."""

    def matters(self, sort: Sort) -> bool:
        """Whether it changes the points of a sort of buildings."""
        return (
            self.only in ("", sort.building.name)
            and (sort.building.cloister or not self.of_cloisters)
            and (sort.has_places or not self.near)
        )


@dataclass(frozen=True, slots=True)
class Described:
    """What people say about a feature. `tiles`: of a road or city; around a building, or what else of it is counted;
    completed cities at a field."""

    kind: str
    tiles: int
    completed: bool = True
    building: str = "monastery"
    on: Mapping[str, int] = field(default_factory=dict)


class Kit(Module):
    """No rules of its own: it keeps the start tile away, so that the board is empty."""

    slug = STACK
    rank = 100_000
    replaces_start = True


def modifiers(setup: Setup, kind: str) -> list[tuple[int, Modifier]]:
    """What can be on a feature of a kind in this game, each with the number of its module."""
    rules = setup.rules()
    found = []
    for number, module in enumerate(classes_in_play(setup.modules, setup.tile_sets)):
        declared = part_of(module.__module__.split(".")[-2], "guide")
        for each in getattr(declared, "MODIFIERS", ()):
            agreed = each.option is None or rules.get(each.option[0]) == each.option[1]
            if kind in each.on and agreed and (each.there is None or each.there(setup)):
                found.append((number, each))
    return found


def describe(setup: Setup, state: State, root: int) -> Described:
    """A feature of a game as people would describe it."""
    board = state.board
    kind = board.segment_at(root)[2]
    group = kind if kind in KINDS else "monastery"
    if group != "monastery":
        on = _found_on(setup, group, state, root)
        tiles = len(scoring.cities_at(state, root)) if group == "field" else board.size(root)
        return Described(group, tiles, state.is_completed(root), on=on)
    shape = board.tile_of(board.piece_with(root)).shape
    sort = sort_of(setup, kind, shape)
    if sort.counted is not None:
        tiles = sort.counted.read(state.box.modules[sort.number], state, root)
    else:
        tiles = scoring.extent(state, root) - (2 if shape == "double" else 1)
    on = _found_on(setup, group, state, root, sort)
    return Described(group, tiles, state.is_completed(root) and sort.completes, sort.name, on)


def _found_on(setup: Setup, group: str, state: State, root: int, sort: Sort | None = None) -> dict[str, int]:
    """How many there are of everything that changes the points of a feature."""
    on = {}
    for number, each in modifiers(setup, group):
        if sort is None or each.matters(sort):
            module = state.box.modules[number]
            places = scoring.cities_at(state, root) if each.of_cities else [root]
            many = sum(_number_on(each, module, state, place) for place in places)
            if many:
                on[each.name] = many
    return on


def _number_on(each: Modifier, module: Module, state: State, root: int) -> int:
    """How many of a modifier there are on a feature of a game."""
    board = state.board
    if each.read is not None:
        return each.read(module, state, root)
    if each.mark == PENNANT:
        return int(board.pennants(root))
    if each.mark:
        return int(board.count_flag(root, state.box.designs.bit(each.mark)))
    if each.building:
        pieces = {board.first_piece(board.piece_with(segment)) for segment in board.members(root)}
        return sum(each.building in {part.kind for part in board.tile_of(piece).features} for piece in pieces)
    return sum(each.near in board.tile_of(piece).marks for piece in _around(state, board.piece_with(root)))


def _around(state: State, piece: int) -> list[int]:
    """What lies on the places around a building; on the rest of its own square, too, if it is on a triangle."""
    board = state.board
    x, y, design, quarters = board.where(piece)
    steps = [turned(step, quarters) for step in state.box.designs.forms[design].watched()]
    beside = [each for dx, dy in steps for each in board.pieces_at(x + dx, y + dy)]
    return beside + [each for each in board.pieces_at(x, y) if each != piece]


def calculate(setup: Setup, described: Described) -> Payment:
    """What a feature like this brings its owner, item by item."""
    return _table(setup).payment(described)


@lru_cache(maxsize=8)
def _table(setup: Setup) -> Table:
    return Table(setup)


class Table:
    """An empty board of a game, and the tiles to lay features out with."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.modifiers = {kind: modifiers(setup, kind) for kind in KINDS}
        self.sorts = {each.name: each for each in sorts(setup)}
        self.tiles: dict[tuple[str, frozenset[str]], Tile] = {}
        for kind in ROWS:
            for combination in self._combinations(kind):
                self._row_tile(kind, combination)
        self._building_tiles()
        self._field_tiles()
        rules = setup.rules()
        built = make_modules([*classes_in_play(setup.modules, setup.tile_sets), Kit], rules)
        self.box = make_box(setup.seats, built, setup.tile_sets, rules, more_tiles=tuple(self.tiles.values()))
        first = len(self.box.designs.tiles) - len(self.tiles)
        self.design = {key: first + i for i, key in enumerate(self.tiles)}

    # ------------------------------------------------------------------ tiles

    def _combinations(self, kind: str) -> Iterator[frozenset[str]]:
        """Everything that may be on one tile of a road or city: each thing alone, and together as on printed tiles."""
        signs = {each.mark for _, each in self.modifiers[kind] if each.mark}
        houses = {each.building for _, each in self.modifiers[kind] if each.building}
        yield frozenset()
        yield from (frozenset([each]) for each in (*sorted(signs), *sorted(houses)))
        if PENNANT in signs:
            yield frozenset([f"{PENNANT}:2"])
        for tile in self.setup.box().designs.tiles:
            there = {feature.kind for feature in tile.features} & houses
            for feature in tile.features:
                if feature.kind == kind:
                    yield frozenset(signs.intersection(feature.flags) | there)

    def _row_tile(self, kind: str, on: frozenset[str]) -> None:
        """A tile through which the road or city runs from west to east."""
        houses = [each.building for _, each in self.modifiers[kind] if each.building in on and each.building]
        flags = tuple(sorted(on - set(houses)))
        if kind == "road":
            sides = (Feature("field", ("WR", "NL", "NR", "EL")), Feature("field", ("ER", "SL", "SR", "WL")))
        else:
            sides = (Feature("field", ("NL", "NR"), (), (0,)), Feature("field", ("SL", "SR"), (), (0,)))
        features = (Feature(kind, ("E", "W"), flags), *sides, *(Feature(each) for each in houses))
        self.add((kind, on), features)

    def _building_tiles(self) -> None:
        for sort in self.sorts.values():
            name = sort.building.name
            if sort.counted is not None:
                sort.counted.prepare(self)
            elif sort.building.beside:
                host = Feature("monastery", (), (sort.building.beside,))
                self.add(("building", frozenset([name])), (host, Feature(name), Feature("field", EVERYWHERE)))
            elif sort.shape == "square":
                self.add(("building", frozenset([name])), (Feature(name), Feature("field", EVERYWHERE)))
            else:
                printed = [tile for tile in self.setup.box().designs.tiles if tile.shape == sort.shape]
                tile = next(tile for tile in printed if any(each.kind == name for each in tile.features))
                self.tiles["building", frozenset([sort.name])] = replace(
                    tile, id=sort.name, module=STACK, stack=STACK, count=MOST_TILES, position=None
                )
        self.add(("around", frozenset()), (Feature("field", EVERYWHERE),))
        self.add(("around", frozenset(["triangle"])), (Feature("field", TRIANGLE),), shape="triangle")
        for _, each in self.modifiers["monastery"]:
            if each.near:
                self.add(("around", frozenset([each.near])), (Feature("field", EVERYWHERE),), (each.near,))

    def _field_tiles(self) -> None:
        """Half of a city of two tiles, with the field before it."""
        signs = [each.mark for _, each in self.modifiers["field"] if each.mark and not each.of_cities]
        cities = [each.mark for _, each in self.modifiers["field"] if each.mark and each.of_cities]
        for sign in ("", *signs):
            for city in ("", *cities):
                edges = tuple(half for half in EVERYWHERE if half[0] != "N")
                features = (
                    Feature("city", ("N",), (city,) if city else ()),
                    Feature("field", edges, (sign,) if sign else (), (0,)),
                )
                self.add(("field", frozenset(filter(None, (sign, city)))), features)
        self.add(("meadow", frozenset()), (Feature("field", EVERYWHERE),))

    def add(
        self,
        key: tuple[str, frozenset[str]],
        features: tuple[Feature, ...],
        marks: tuple[str, ...] = (),
        shape: str = "square",
    ) -> None:
        """Add a kind of tile to lay features out with."""
        tile = Tile(f"{key[0]}-{len(self.tiles)}", STACK, MOST_TILES, shape, features, marks, stack=STACK)
        self.tiles.setdefault(key, tile)

    # ------------------------------------------------------------------ features

    def payment(self, described: Described) -> Payment:
        for name, number in described.on.items():
            each = next((each for _, each in self.modifiers[described.kind] if each.name == name), None)
            if each is None:
                raise OutOfRange(f"{name!r} is never on a {described.kind} in this game")
            if not 0 <= number <= each.most:
                raise OutOfRange(f"{number} of {name!r}; from 0 to {each.most} are possible")
        state = State(self.box)
        state.deal(0, 0, None)
        if described.kind in ROWS:
            return self._row(state, described)
        if described.kind == "monastery":
            return self._building(state, described)
        return self._field(state, described)

    def _row(self, state: State, described: Described) -> Payment:
        slots = self._slots(described)
        if not max(1, len(slots)) <= described.tiles <= MOST_TILES:
            raise OutOfRange(
                f"{described.tiles} tiles; what is on them needs {max(1, len(slots))}, and {MOST_TILES} are possible"
            )
        plain: frozenset[str] = frozenset()
        slots += [plain] * (described.tiles - len(slots))
        segments = [self.lay(state, x, 0, (described.kind, on)) for x, on in enumerate(slots)]
        return self._scored(state, segments, described)

    def _slots(self, described: Described) -> list[frozenset[str]]:
        """What is on each tile that has something on it: as printed tiles have it together, as far as possible."""
        left = {
            each.mark or each.building: described.on.get(each.name, 0)
            for _, each in self.modifiers[described.kind]
            if each.mark or each.building
        }
        slots = []
        others = sum(number for each, number in left.items() if each != PENNANT)
        pairs = max(0, left.get(PENNANT, 0) - max(0, described.tiles - others))
        if pairs:
            left[PENNANT] -= 2 * pairs
            slots += [frozenset([f"{PENNANT}:2"])] * pairs
        together = sorted((on for kind, on in self.tiles if kind == described.kind and on), key=len, reverse=True)
        for on in together:
            while all(left.get(each, 0) > 0 for each in on):
                slots.append(on)
                for each in on:
                    left[each] -= 1
        return slots

    def _scored(self, state: State, segments: Sequence[int], described: Described) -> Payment:
        self._put(state, segments, described)
        root = state.board.root_of(segments[0])
        scoring.list_items(state, root, not described.completed)
        names = self.box.item_names
        items = tuple(Item(names[name], many, points) for name, many, points in state.item_list() if many)
        return Payment(0, sum(item.points for item in items), items)

    def _building(self, state: State, described: Described) -> Payment:
        if described.building not in self.sorts:
            raise OutOfRange(f"{described.building!r} is no building of this game")
        sort = self.sorts[described.building]
        for _, each in self.modifiers["monastery"]:
            if described.on.get(each.name, 0) and not each.matters(sort):
                raise OutOfRange(f"{each.name!r} makes no difference for {sort.name!r}")
        if not 0 <= described.tiles <= sort.most:
            raise OutOfRange(f"{described.tiles} of {sort.name!r}; from 0 to {sort.most} are possible")
        if sort.counted is not None:
            segment = sort.counted.lay(self, state, described)
        elif sort.building.in_rows:
            segment = self._lay_building(state, sort)
            for x in range(described.tiles):
                self.lay(state, x + 1, 0, ("around", frozenset()))
        else:
            segment = self._lay_building(state, sort)
            self._fill_places(state, sort, described)
        return self._scored(state, [segment], described if sort.completes else replace(described, completed=False))

    def _lay_building(self, state: State, sort: Sort) -> int:
        shaped = sort.name if sort.shape != "square" else sort.building.name
        first = self.lay(state, 0, 0, ("building", frozenset([shaped])))
        return self.segment(state, state.board.piece_with(first), sort.building.name)

    def _fill_places(self, state: State, sort: Sort, described: Described) -> None:
        """Lay tiles around a building: all that it needs, or as many as there are. Beside one on a triangle the rest of
        its own square is the last place."""
        around = sort.most if described.completed else described.tiles
        near = [
            each.near
            for _, each in self.modifiers["monastery"]
            if each.near
            for _ in range(described.on.get(each.name, 0))
        ]
        first = self.design["building", frozenset([sort.name])]
        forms = [form for form in self.box.designs.forms if form.design == first]
        places = [(form.cell + dx, dy) for form in forms for dx, dy in form.watched()]
        if not len(near) <= min(around, len(places)):
            raise OutOfRange(f"{around} tiles around it; what is on them needs {len(near)}")
        for k, (x, y) in enumerate(places[:around]):
            self.lay(state, x, y, ("around", frozenset(near[k : k + 1])))
        if around > len(places):
            self.lay(state, 0, 0, ("around", frozenset(["triangle"])), HALF_TURN)

    def _field(self, state: State, described: Described) -> Payment:
        """Fields are paid in the final scoring only, so that is played out for a single farmer."""
        if not 0 <= described.tiles <= MOST_CITIES:
            raise OutOfRange(f"{described.tiles} cities; from 0 to {MOST_CITIES} are possible")
        cities: list[str] = []
        sign = ""
        for _, each in self.modifiers["field"]:
            if each.of_cities:
                cities += [each.mark if each.mark else f" {each.name}"] * described.on.get(each.name, 0)
            elif each.mark and described.on.get(each.name, 0):
                sign = each.mark
        if len(cities) > described.tiles:
            raise OutOfRange(f"{described.tiles} cities; what is said about them needs {len(cities)}")
        cities += [""] * (described.tiles - len(cities))
        fields = [self._lay_field(state, 0, "meadow", frozenset())]
        for x, what in enumerate(cities, 1):
            mark = "" if what.startswith(" ") else what
            on = frozenset(filter(None, (sign if x == 1 else "", mark)))
            fields.append(self._lay_field(state, x, "field", on))
            self.lay(state, x, -1, ("field", frozenset()), quarters=2)
        for (number, each), x in self._marked_cities(cities):
            assert each.put is not None
            city = self.segment(state, state.board.piece_at(x, 0), "city")
            each.put(self.box.modules[number], state, [city], 1)
        state.move_figure(state.figure_in_supply(0, 0), fields[0])
        self._put(state, fields, described, cities=False)
        x, y, kind, port = state.board.segment_at(fields[0])
        for payment in prospects.worth(state, Segment(x, y, kind, port)).now:
            if payment.seat == 0:
                return payment
        return Payment(0, 0, ())

    def _marked_cities(self, cities: Sequence[str]) -> Iterator[tuple[tuple[int, Modifier], int]]:
        for x, what in enumerate(cities, 1):
            for number, each in self.modifiers["field"]:
                if what == f" {each.name}":
                    yield (number, each), x

    def _lay_field(self, state: State, x: int, kind: str, on: frozenset[str]) -> int:
        self.lay(state, x, 0, (kind, on))
        return self.segment(state, state.board.piece_at(x, 0), "field")

    def segment(self, state: State, piece: int, kind: str) -> int:
        """The segment of that kind on a tile that has one."""
        return next(int(each) for each in state.board.segments_of(piece) if state.board.segment_at(each)[2] == kind)

    def _put(self, state: State, segments: Sequence[int], described: Described, cities: bool = True) -> None:
        for number, each in self.modifiers[described.kind]:
            many = described.on.get(each.name, 0)
            if each.put is not None and many and (cities or not each.of_cities):
                each.put(self.box.modules[number], state, segments, many)

    def lay(self, state: State, x: int, y: int, key: tuple[str, frozenset[str]], quarters: int = 0) -> int:
        """Lay a tile; returns its first segment."""
        board = state.board
        cell = board.origin + y * board.side + x
        piece = board.lay(cell, self.design[key] * 4 + quarters)
        return int(board.segments_of(piece)[0])
