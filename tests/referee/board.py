"""What lies on the table, and the features it makes. Every question is answered by walking over the tiles anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from referee.found import find_rules
from referee.rules import ANYWHERE, FeatureView, Kind, Man, Rules, Segment, Where, Whole
from referee.tiles import (
    AROUND,
    BEHIND,
    KINDS,
    SIDES,
    Cell,
    Face,
    Laid,
    Part,
    beyond,
    opposite,
    read_tiles,
    side_of,
)

CHOICES: dict[str, tuple[str | bool, ...]] = {  # the options of the base game; the first value is the usual one
    "field_scoring": ("per_field_3", "per_city_4", "per_field_3_city_once"),
    "tiny_city": ("normal", "two_points"),
    "no_fields": (False, True),
    "road_loop_completes": (True, False),
    "solo": (False,),
}
FIGURES = {"follower": Kind(7, grounds=ANYWHERE, climbs=True)}


class Board:
    """Tiles and figures on the table, and what everybody has beside it."""

    def __init__(
        self,
        tile_folder: Path,
        modules: Sequence[str],
        seats: int,
        options: Mapping[str, str | bool],
        followers: int = 7,
        rules: Collection[str] = ("base",),
    ) -> None:
        """Options it does not know belong to modules it does not judge; it ignores them.

        `modules` are those whose tiles are there, `rules` those whose rules hold.
        """
        found = find_rules()
        classes = {found[slug]: slug for slug in rules if slug in found}  # each once: a module may have two sheets
        known: dict[str, tuple[str | bool, ...]] = {**CHOICES}
        for each in classes:
            known.update(each.choices)
        for name, values in known.items():
            if options.get(name, values[0]) not in values:
                raise ValueError(f"{name} is {options[name]!r}; the referee knows {values}")
        self.options = {**{name: values[0] for name, values in known.items()}, **options}
        self.rules = {"base", *rules}
        self.kinds_of_figures = {**FIGURES}
        for each in classes:
            self.kinds_of_figures.update(each.figures)
        self.second_places = {flag: kind for each in classes for flag, kind in each.second_places.items()}
        self.cloisters = ("monastery", *(kind for each in classes for kind in each.cloisters))
        self.cloisters += tuple(self.second_places.values())
        self.buildings = (*self.cloisters, *(kind for each in classes for kind in each.buildings))
        self.closed_edges = tuple(kind for each in classes for kind in each.closed_edges)
        shapes = ("square", *(shape for each in classes for shape in each.shapes))
        kinds = tuple(dict.fromkeys((*KINDS, *self.buildings)))
        second = tuple(self.second_places.items())
        self.box = read_tiles(tile_folder, tuple(modules), kinds, self.closed_edges, shapes, second)
        self.tiles: dict[Cell, Face] = {}  # what lies on each cell, in the order in which they were filled
        self.second_cells: set[Cell] = set()  # of double tiles
        self.placed = (0, 0)  # the (first) cell of the tile laid last
        self.new_face: Laid = {}  # that tile
        self.instead: Laid = {}  # what the next tile is laid as, if not as printed
        self.standing: list[Man] = []
        self.scores = [0] * seats
        self.hands = [
            Counter({name: kind.number for name, kind in self.kinds_of_figures.items()}) for _ in range(seats)
        ]
        for hand in self.hands:
            hand["follower"] = followers
        self._wholes: list[Whole] = []  # as long as nothing is joined
        self._whole_of: dict[Segment, Whole] = {}
        self.modules: list[Rules] = []
        self.module: dict[str, Rules] = {}
        for each, slug in classes.items():
            self.module[slug] = each(self)  # type: ignore[arg-type]  # a board is the ground of a referee
            self.modules.append(self.module[slug])

    @property
    def seats(self) -> range:
        return range(len(self.scores))

    @property
    def supply(self) -> list[int]:
        """Small followers only."""
        return [hand["follower"] for hand in self.hands]

    # ------------------------------------------------------------------ laying tiles (base.md 4.1)

    def lay(self, tile: str, x: int, y: int, rotation: int) -> None:
        if not self.fits(self.instead or self.box[tile][rotation], x, y):
            raise ValueError(f"{tile} turned {rotation} does not fit at {x}, {y}")
        self.put(tile, x, y, rotation)

    def put(self, tile: str, x: int, y: int, rotation: int) -> None:
        """Lay it, whether it fits or not: for what is laid out before the game."""
        self.new_face = self.instead or self.box[tile][rotation]
        self.instead = {}
        self.placed = x, y
        for (dx, dy), face in self.new_face.items():
            cell = x + dx, y + dy
            self.tiles[cell] = self.tiles[cell].with_half(face) if cell in self.tiles else face
            if cell != self.placed:
                self.second_cells.add(cell)
        self.redraw()
        for module in self.modules:
            module.laid(self.new_cells)

    def redraw(self) -> None:
        """Something was joined or taken apart."""
        self._wholes = []

    @property
    def new_cells(self) -> list[Cell]:
        """The cells of the tile laid last."""
        x, y = self.placed
        return [(x + dx, y + dy) for dx, dy in self.new_face]

    @property
    def new_segments(self) -> list[Segment]:
        """The parts of the tile laid last, each once: what is on both cells of a double tile is on the first."""
        x, y = self.placed
        parts = [(x + dx, y + dy, *name) for (dx, dy), face in self.new_face.items() for name in face.parts]
        return [part for part in parts if part == self.first_part(part)]

    @property
    def new_marks(self) -> tuple[str, ...]:
        """The signs on the tile laid last."""
        return next(iter(self.new_face.values())).marks if self.new_face else ()

    def legal_places(self, tile: str) -> set[tuple[int, int, int]]:
        """All (x, y, rotation); turns that look alike are listed each. An empty table offers (0, 0)."""
        places = set()
        for r, turned in enumerate(self.box[tile]):
            for cx, cy in self.beside() or {(0, 0)}:
                for dx, dy in turned:
                    if self.fits(turned, cx - dx, cy - dy):
                        places.add((cx - dx, cy - dy, r))
        for module in self.modules:
            places |= module.further_places(tile)
        return places

    def beside(self) -> set[Cell]:
        """The empty squares beside a tile, and those with one triangle."""
        halves = {cell for cell, face in self.tiles.items() if len(face.long_sides) == 1}
        return {beyond(*cell, side) for cell in self.tiles for side in SIDES} - self.tiles.keys() | halves

    def fits(self, tile: Laid, x: int, y: int) -> bool:
        """Empty cells, at least one touching side, and every touching side of the same kind. The first tile fits."""
        contacts = 0
        for (dx, dy), face in tile.items():
            cell = x + dx, y + dy
            if cell in self.tiles and not self._is_other_half(face, self.tiles[cell]):
                return False
            for side, kind in face.edges.items():
                facing = self.facing(*cell, side)
                if facing is not None:
                    contacts += 1
                    if facing != kind and facing not in self.closed_edges and kind not in self.closed_edges:
                        return False
        if self.tiles and not contacts:
            return False
        return not any(
            module.refuses(face, x + dx, y + dy, contacts) for module in self.modules for (dx, dy), face in tile.items()
        )

    def _is_other_half(self, face: Face, lying: Face) -> bool:
        sides = lying.long_sides
        return len(sides) == 1 and face.long_sides == [opposite(sides[0])]

    def facing(self, x: int, y: int, end: str) -> str | None:
        """What meets a side: nothing where no tile lies, or only one that does not reach there."""
        there = self.tiles.get(beyond(x, y, end))
        return there.edges.get(opposite(side_of(end))) if there is not None else None

    # ------------------------------------------------------------------ figures

    def is_follower(self, man: Man) -> bool:
        return self.kinds_of_figures[man.kind].follower

    def followers(self) -> list[Man]:
        return [man for man in self.standing if self.is_follower(man)]

    def stand(self, seat: int, where: Where, kind: str = "follower") -> None:
        """Put a figure from the supply anywhere, allowed or not: for setting up positions."""
        if is_segment(where):
            self.part(where)  # there must be such a segment
        if self.hands[seat][kind] == 0:
            raise ValueError(f"seat {seat} has no {kind}")
        self.hands[seat][kind] -= 1
        self.standing.append(Man(seat, kind, where))
        for module in self.modules:
            module.stood(self.standing[-1])

    def go_home(self, man: Man) -> None:
        self.standing.remove(man)
        self.hands[man.seat][man.kind] += 1
        for module in self.modules:
            module.left(man)

    def move(self, man: Man, where: Where) -> Man:
        """From one place to another."""
        self.standing.remove(man)
        moved = man._replace(where=where)
        self.standing.append(moved)
        for module in self.modules:
            module.moved(man, moved)
        return moved

    def on_land(self) -> list[Man]:
        """All figures that stand on a part of a tile."""
        return [man for man in self.standing if is_segment(man.where)]

    def on_tile(self, cell: Cell) -> list[Man]:
        """All figures on a tile, also at places of modules there; a figure at a corner is between tiles."""
        return [man for man in self.standing if cell in self.cells_of(man)]

    def cells_of(self, man: Man) -> set[Cell]:
        """The squares that a figure is on: both of a double tile where its part is on both."""
        if is_segment(man.where):
            return self.cells_under(man.where)
        cell = cell_of(man)
        return set() if cell is None else {cell}

    def cells_under(self, segment: Segment) -> set[Cell]:
        """The squares that a part of a tile is on: both of a double tile where it goes on."""
        twin = self.twin(segment)
        return {segment[:2]} if twin is None else {segment[:2], twin[:2]}

    def is_barred(self, cell: Cell) -> bool:
        """Whether nobody may be put on a tile."""
        return any(module.bars(cell) for module in self.modules)

    # ------------------------------------------------------------------ features (base.md 1 and 4.3)

    def part(self, segment: Segment) -> Part:
        x, y, kind, port = segment
        return self.tiles[x, y].parts[kind, port]

    def twin(self, segment: Segment) -> Segment | None:
        """The same on the other cell of a double tile."""
        x, y, *name = segment
        there = self.tiles[x, y].goes_on.get(tuple(name))  # type: ignore[arg-type]
        return (x + there[0], y + there[1], *there[2]) if there else None

    def first_part(self, segment: Segment) -> Segment:
        """The same on the first cell of its tile, where figures stand."""
        twin = self.twin(segment)
        return twin if twin is not None and segment[:2] in self.second_cells else segment

    def whole(self, segment: Segment) -> frozenset[Segment]:
        """All segments of the feature: walk from tile to tile over every end (flood fill), and over other links."""
        found, to_visit = {segment}, [segment]
        while to_visit:
            for there in self.linked(to_visit.pop()):
                if there not in found:
                    found.add(there)
                    to_visit.append(there)
        return frozenset(found)

    def linked(self, here: Segment) -> list[Segment]:
        x, y = here[:2]
        linked: list[Segment] = []
        for end in self.part(here).ends:
            cell = beyond(x, y, end)
            part = self.tiles[cell].at.get(opposite(end)) if cell in self.tiles else None
            if part is not None:  # nothing goes on where an edge is closed
                linked.append((*cell, part.kind, part.port))
        twin = self.twin(here)
        linked += [twin] if twin is not None else []
        for module in self.modules:
            linked += module.links(here)
        return linked

    def _open_ends(self, segments: frozenset[Segment]) -> int:
        """How many sides of its tiles, counted once each, still lead into the void."""
        sides = {(*segment[:2], side_of(end)) for segment in segments for end in self.part(segment).ends}
        return sum(self.facing(*side) is None for side in sides)

    def wholes(self) -> list[Whole]:
        """Every feature on the board once, in the order in which its first segment was laid."""
        if not self._wholes:
            found: list[frozenset[Segment]] = []
            seen: set[Segment] = set()
            for (x, y), tile in self.tiles.items():
                for kind, port in tile.parts:
                    if (x, y, kind, port) not in seen:
                        found.append(self.whole((x, y, kind, port)))
                        seen |= found[-1]
            closed = [whole for whole in found if kind_of(whole) == "city" and self._open_ends(whole) == 0]
            cities = [whole for whole in closed if not self.is_apart(whole) or self.feeds(whole)]
            self._wholes = [self._measured(whole, cities) for whole in found]
            self._whole_of = {segment: whole for whole in self._wholes for segment in whole.segments}
        return self._wholes

    def _measured(self, segments: frozenset[Segment], completed_cities: list[frozenset[Segment]]) -> Whole:
        kind = kind_of(segments)
        cells = frozenset((x, y) for x, y, _, _ in segments)
        apart = {each for module in self.modules for each in module.completed_otherwise}
        never = kind in self.second_places.values() or kind in apart
        watched = self.watched(cells, segments) if kind in self.buildings and not never else []
        neighbours = sum(watched)
        open_ends = self._open_ends(segments)
        beside = self.cities_beside(segments)
        blocks = [block for module in self.modules for block in module.blocks() if kind == "field" and block & cells]
        completed = neighbours == len(watched) if kind in self.buildings else kind != "field" and open_ends == 0
        completed = completed and not never
        if kind in apart:
            completed = any(module.completes(kind, segments) for module in self.modules)
        if kind == "road" and completed and not self.options["road_loop_completes"]:
            completed = any(self._ends_at(segment) for segment in segments)
        completed = completed and not self.is_apart(segments)
        return Whole(
            kind=kind,
            segments=segments,
            cells=cells,
            pennants=sum(self.part(segment).pennants for segment in segments),
            open_ends=open_ends,
            completed=completed,
            cities=sum(not beside.isdisjoint(city) for city in completed_cities) + len(blocks),
            neighbours=neighbours,
            places=len(watched),
            flags=Counter(flag for segment in segments for flag in self.part(segment).flags),
        )

    def is_closed(self, segment: Segment) -> bool:
        """Whether the feature of a part has no open ends."""
        return self._open_ends(self.whole(segment)) == 0

    def is_apart(self, segments: frozenset[Segment]) -> bool:
        """Whether a feature has become something else."""
        return any(module.sets_apart(segments) for module in self.modules)

    def feeds(self, segments: frozenset[Segment]) -> bool:
        return any(module.feeds(segments) for module in self.modules)

    def is_unfinished(self, whole: Whole) -> bool:
        return not whole.completed and not self.is_apart(whole.segments)

    def cities_at(self, field: Whole) -> list[frozenset[Segment]]:
        """The cities that a field is paid for; that of a fixed block has no segments."""
        beside = self.cities_beside(field.segments)
        closed = [whole for whole in self.wholes() if whole.kind == "city" and not whole.open_ends]
        fed = [whole.segments for whole in closed if whole.completed or self.feeds(whole.segments)]
        here = [segments for segments in fed if not beside.isdisjoint(segments)]
        return here + [frozenset()] * (field.cities - len(here))

    def watched(self, cells: frozenset[Cell], segments: frozenset[Segment]) -> list[bool]:
        """The places around a building, each whether it is filled: the cells around it and, on a triangle, the other
        half of its own cell."""
        filled = [cell in self.tiles for cell in self.around(cells, segments)]
        if self.part(next(iter(segments))).half:
            filled.append(len(self.tiles[next(iter(cells))].long_sides) == 2)
        return filled

    def around(self, cells: frozenset[Cell], segments: frozenset[Segment]) -> set[Cell]:
        """The cells around those of a building; around a triangle those that its sides and corners touch."""
        around = {(x + dx, y + dy) for x, y in cells for dx, dy in AROUND} - cells
        half = self.part(next(iter(segments))).half
        if half:
            ((x, y),) = cells
            away_x, away_y = (sum(BEHIND[letter][axis] for letter in half) for axis in (0, 1))
            around -= {(x + away_x, y), (x, y + away_y), (x + away_x, y + away_y)}
        return around

    def area(self, whole: Whole) -> set[Cell]:
        """The cells that a feature is on; of a building also the filled ones around it."""
        unusual = {cell for module in self.modules for cell in module.area(whole)}
        if unusual:
            return unusual
        around = self.around(whole.cells, whole.segments) if whole.kind in self.buildings else set()
        return {*whole.cells, *around} & self.tiles.keys()

    def _ends_at(self, road: Segment) -> bool:
        """Whether a road ends on this tile, or at the edge of one that does not go on with it."""
        x, y = road[:2]
        ends = self.part(road).ends
        if any(module.links(road) for module in self.modules):
            return False
        return len(ends) == 1 or any(opposite(end) not in self.tiles[beyond(x, y, end)].at for end in ends)

    def features(self) -> list[FeatureView]:
        return [self.view(whole) for whole in self.wholes()]

    def view(self, whole: Whole) -> FeatureView:
        here = tuple([man for man in self.standing if man.where in whole.segments])
        followers = Counter(man.seat for man in here if self.is_follower(man))
        return FeatureView(**whole.__dict__, figures=here, followers=tuple(followers[seat] for seat in self.seats))

    def feature(self, segment: Where) -> FeatureView:
        """The feature that a segment is part of."""
        return self.view(self.whole_of(segment))

    def whole_of(self, segment: Where) -> Whole:
        self.wholes()
        return self._whole_of[segment]

    def is_free(self, segment: Segment) -> bool:
        """Whether no follower stands in its feature."""
        whole = self.whole_of(segment)
        return not any(man.where in whole.segments for man in self.followers())

    def may_enter(self, segment: Segment) -> bool:
        """Whether a follower may be put there as far as others are concerned."""
        return self.is_free(segment) or any(module.opens(segment) for module in self.modules)

    def occupied(self) -> list[FeatureView]:
        """Features with followers."""
        places = {man.where for man in self.followers()}
        return [self.view(whole) for whole in self.wholes() if not places.isdisjoint(whole.segments)]

    def cities_beside(self, field: frozenset[Segment]) -> set[Segment]:
        """The city segments that a field touches (none for anything but a field)."""
        return {(*segment[:2], "city", port) for segment in field for port in self.part(segment).touches}


def kind_of(segments: frozenset[Segment]) -> str:
    return next(iter(segments))[2]


def is_segment(where: Where) -> bool:
    return isinstance(where[0], int)


def cell_of(man: Man) -> Cell | None:
    """The square that a figure is on: a place of a tile names it behind its own name."""
    if is_segment(man.where):
        return man.where[0], man.where[1]
    return man.where[1:3] if len(man.where) > 2 else None
