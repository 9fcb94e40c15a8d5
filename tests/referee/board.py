"""What lies on the table, and the features it makes. Every question is answered by walking over the tiles anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from referee.tiles import AROUND, BUILDINGS, CLOSED, KINDS, SIDES, Cell, Part, TurnedTile, beyond, opposite, read_tiles

Segment = tuple[int, int, str, str]  # x, y, kind, port
# Or a place of a module: ("tower", x, y), ("prison", captor), ("castle",), a barn at the corner ("barn", x, y), a wagon
# that comes from a segment ("driving", x, y, kind, port)
Where = Segment | tuple[str | int, ...]

RIVALS = {"monastery": ("shrine",), "abbey": ("shrine",), "shrine": ("monastery", "abbey")}
FOLLOWERS = ("follower", "big_follower", "mayor", "wagon", "phantom")  # the others neither occupy nor count
FIGURES = {  # that every seat gets, by module
    "base": {"follower": 7},
    "inns_and_cathedrals": {"big_follower": 1},
    "traders_and_builders": {"builder": 1, "pig": 1},
    "abbey_and_mayor": {"mayor": 1, "wagon": 1, "barn": 1},
    "phantom": {"phantom": 1},
}

CHOICES: dict[str, tuple[str | bool, ...]] = {  # the options it knows; the first value is the usual one
    "field_scoring": ("per_field_3", "per_city_4", "per_field_3_city_once"),
    "tiny_city": ("normal", "two_points"),
    "no_fields": (False, True),
    "road_loop_completes": (True, False),
    "inn_cathedral_final": ("zero", "ignore"),
    "inns": (True, False),
    "cathedrals": (True, False),
    "goods": (True, False),
    "builder_optional": (False, True),
    "festival_return": ("follower", "figure"),
    "ferry_always": (False, True),
    "ferry_timing": ("before_wood", "after_wood"),
    "king": (True, False),
    "robber": (True, False),
    "king_robber_scoring": ("at_the_end", "10_each", "15_or_40"),
    "pig_herd": (True, False),
    "river_extra_turn": (True, False),
    "cult_challenges": (True, False),
    "princess_action": ("must", "may"),
    "dragon_timing": ("after_wood", "before_wood", "after_scoring"),
    "fairy_binding": ("follower", "tile"),
    "dragon": (True, False),
    "fairy": (True, False),
    "princess": (True, False),
    "portal": (True, False),
    "tower_capture_own": (True, False),
    "tower_capture_wagon": (False, True),
    "wagon_move": ("C1", "C2"),
    "wagon_stop": ("any_tile", "nearby"),
    "abbey": (True, False),
    "barn_beside_barn": (False, True),
    "count_final": ("any_quarter", "market_only"),
    "count_into_unoccupied": (True, False),
    "count_moves": ("by_player", "clockwise", "with_follower"),
    "count_leaving": ("in_turn", "pass_once"),
}
TOWER_PIECES = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}  # of each seat, by the number of seats (tower.md 1)


class Man(NamedTuple):
    """A figure that is not in the supply."""

    seat: int
    kind: str
    where: Where


@dataclass(frozen=True)
class Whole:
    """One whole feature on the board, whoever stands there."""

    kind: str
    segments: frozenset[Segment]
    cells: frozenset[Cell]  # distinct, so T of the rules is len(cells)
    pennants: int
    open_ends: int  # distinct sides of its tiles with no tile behind (of any kind; 0 for buildings)
    completed: bool  # fields never are
    cities: int  # fields: distinct completed cities that touch it; else 0
    neighbours: int  # buildings: filled cells of the 8 around it; else 0
    flags: Counter[str]  # "inn", "cathedral", "goods:wine", "pig_herd" ...: how many of its segments show them


@dataclass(frozen=True)
class FeatureView(Whole):
    """The same with its figures as they stand now."""

    figures: tuple[Man, ...]
    followers: tuple[int, ...]  # per seat

    @property
    def herd(self) -> bool:
        """Whether a pig herd grazes on it."""
        return self.flags["pig_herd"] > 0


class Board:
    """Tiles and figures on the table, and what everybody has beside it."""

    def __init__(
        self,
        tile_folder: Path,
        modules: Sequence[str],
        seats: int,
        options: Mapping[str, str | bool],
        followers: int = 7,
        cult: bool = False,
        rules: Collection[str] = ("base",),
    ) -> None:
        """Options it does not know belong to modules it does not judge; it ignores them.

        `modules` are those whose tiles are there, `rules` those whose rules hold; `cult` adds those of cult places.
        """
        for name, values in CHOICES.items():
            if options.get(name, values[0]) not in values:
                raise ValueError(f"{name} is {options[name]!r}; the referee knows {values}")
        self.options = {**{name: values[0] for name, values in CHOICES.items()}, **options}
        self.rules = {"base", *rules, *(["cult"] if cult else [])}
        kinds = [*KINDS]
        kinds += ["shrine"] if "cult" in self.rules else []
        kinds += ["abbey"] if "abbey_and_mayor" in self.rules else []
        kinds += ["inner"] if "count" in self.rules else []  # only to have these tiles: nobody can stand there
        self.box = read_tiles(tile_folder, tuple(modules), tuple(kinds))
        self.tiles: dict[Cell, TurnedTile] = {}  # in the order in which they were laid
        self.placed = (0, 0)  # where a follower may be put now
        self.no_figure = False  # not on the tile laid last, though
        self.standing: list[Man] = []
        self.scores = [0] * seats
        self.hands = [Counter[str]() for _ in range(seats)]
        for module, figures in FIGURES.items():
            if module in self.rules:
                for hand in self.hands:
                    hand.update(figures)
        for hand in self.hands:
            hand["follower"] = followers
        self.city: set[Cell] = set()  # the squares of the City of Carcassonne
        self.count = "castle"  # the quarter where he is
        self.dragon: Cell | None = None
        self.fairy: Cell | None = None
        self.fairy_man: Man | None = None  # whom she is tied to
        self.ferries: dict[Cell, tuple[Segment, Segment]] = {}  # the roads that each joins
        self.towers: dict[Cell, int] = {}  # their heights; 0 is a foundation
        self.pieces = [TOWER_PIECES.get(seats, 0)] * seats
        self.abbeys = ["abbey_and_mayor" in self.rules and bool(self.options["abbey"])] * seats  # who still has his
        self._wholes: list[Whole] = []  # as long as no tile and no barn is added
        self._whole_of: dict[Segment, Whole] = {}

    @property
    def seats(self) -> range:
        return range(len(self.scores))

    @property
    def supply(self) -> list[int]:
        """Small followers only."""
        return [hand["follower"] for hand in self.hands]

    # ------------------------------------------------------------------ laying tiles (base.md 4.1)

    def lay(self, tile: str, x: int, y: int, rotation: int) -> None:
        if not self.fits(self.box[tile][rotation], x, y):
            raise ValueError(f"{tile} turned {rotation} does not fit at {x}, {y}")
        self.put(tile, x, y, rotation)

    def put(self, tile: str, x: int, y: int, rotation: int) -> None:
        """Lay it, whether it fits or not: for what is laid out before the game."""
        self.tiles[x, y] = self.box[tile][rotation]
        self.placed = x, y
        self.no_figure = tile == "R2_lake_volcano"
        if "tower" in self.rules and "tower" in self.tiles[x, y].marks:
            self.towers[x, y] = 0
        self._wholes = []

    def legal_places(self, tile: str) -> set[tuple[int, int, int]]:
        """All (x, y, rotation); turns that look alike are listed each. An empty table offers (0, 0)."""
        turns = self.box[tile]
        return {(x, y, r) for x, y in self.beside() or {(0, 0)} for r in range(4) if self.fits(turns[r], x, y)}

    def beside(self) -> set[Cell]:
        """The empty squares beside a tile."""
        return {beyond(*cell, side) for cell in self.tiles for side in SIDES} - self.tiles.keys()

    def fits(self, tile: TurnedTile, x: int, y: int) -> bool:
        """An empty cell beside a tile, and every touching edge of the same kind. The first tile fits."""
        touching = [side for side in SIDES if beyond(x, y, side) in self.tiles]
        if (x, y) in self.tiles or (self.tiles and not touching):
            return False
        if tile.building == "abbey":  # into a hole; it closes whatever leads there (abbey_and_mayor.md 3)
            return len(touching) == len(SIDES) and not self._too_many_rivals(tile, x, y)
        for side in touching:
            facing = self.tiles[beyond(x, y, side)].edges[opposite(side)]
            if facing not in CLOSED and facing != tile.edges[side]:
                return False
        return not self._too_many_rivals(tile, x, y)

    def _too_many_rivals(self, tile: TurnedTile, x: int, y: int) -> bool:
        """Whether with this tile some building had two of the opposite kind around it (cult.md 3)."""
        if "cult" not in self.rules or not self.options["cult_challenges"] or not tile.building:
            return False
        then = {**self.tiles, (x, y): tile}
        buildings = {cell: lying.building for cell, lying in then.items() if lying.building}
        return any(
            sum(buildings.get((cx + dx, cy + dy)) in RIVALS[kind] for dx, dy in AROUND) > 1
            for (cx, cy), kind in buildings.items()
        )

    # ------------------------------------------------------------------ figures

    def stand(self, seat: int, where: Where, kind: str = "follower") -> None:
        """Put a figure from the supply anywhere, allowed or not: for setting up positions."""
        if len(where) == 4:
            self.part(where)  # type: ignore[arg-type]  # there must be such a segment
        if self.hands[seat][kind] == 0:
            raise ValueError(f"seat {seat} has no {kind}")
        self.hands[seat][kind] -= 1
        self.standing.append(Man(seat, kind, where))
        if kind == "barn":
            self._wholes = []

    def go_home(self, man: Man) -> None:
        self._leave(man)
        self.hands[man.seat][man.kind] += 1

    def move(self, man: Man, where: Where) -> Man:
        """From one place to another."""
        tied = man == self.fairy_man
        self._leave(man)
        moved = man._replace(where=where)
        self.standing.append(moved)
        if tied and (where[0] == "driving" or cell_of(moved) == self.fairy):  # abbey_and_mayor.md 8
            self.fairy_man = moved
        return moved

    def _leave(self, man: Man) -> None:
        self.standing.remove(man)
        if man == self.fairy_man:  # she stays (princess_and_dragon.md 5)
            self.fairy_man = None

    def on_land(self) -> list[Man]:
        """All figures that stand on a part of a tile."""
        return [man for man in self.standing if len(man.where) == 4]

    def on_tile(self, cell: Cell) -> list[Man]:
        """All figures on a tile, also on its tower; barns lie between tiles."""
        return [man for man in self.standing if cell_of(man) == cell]

    # ------------------------------------------------------------------ features (base.md 1 and 4.3)

    def lay_ferry(self, start: Segment, end: Segment) -> None:
        self.ferries[start[:2]] = start, end
        self._wholes = []

    def lakes_at(self, road: Segment) -> set[Cell]:
        """The lakes without a ferry that a road leads to (ferries.md 3)."""
        cells = {segment[:2] for segment in self.whole_of(road).segments}
        return {cell for cell in cells - self.ferries.keys() if "ferry_lake" in self.tiles[cell].marks}

    def landing_stages(self, lake: Cell) -> list[Segment]:
        return [(*lake, kind, port) for kind, port in self.tiles[lake].parts if kind == "road"]

    def near_ferries(self) -> set[Cell]:
        """The first ferry in each direction along the roads of the tile laid last (ferries.md 4)."""
        joined = {road for roads in self.ferries.values() for road in roads}
        seen = set(self.landing_stages(self.placed))
        ahead, found = [*seen], set()
        while ahead:
            here = ahead.pop()
            for end in self.part(here).ends:
                cell = beyond(*here[:2], end)
                part = self.tiles[cell].at.get(opposite(end)) if cell in self.tiles else None
                there = (*cell, part.kind, part.port) if part is not None else here
                if there not in seen:
                    seen.add(there)
                    if there in joined:
                        found.add(cell)
                    else:
                        ahead.append(there)
        return found

    def part(self, segment: Segment) -> Part:
        x, y, kind, port = segment
        return self.tiles[x, y].parts[kind, port]

    def whole(self, segment: Segment) -> frozenset[Segment]:
        """All segments of the feature: walk from tile to tile over every end (flood fill), and around barns."""
        found, to_visit = {segment}, [segment]
        while to_visit:
            for there in self._linked(to_visit.pop()):
                if there not in found:
                    found.add(there)
                    to_visit.append(there)
        return frozenset(found)

    def _linked(self, here: Segment) -> list[Segment]:
        x, y = here[:2]
        linked = []
        for end in self.part(here).ends:
            cell = beyond(x, y, end)
            part = self.tiles[cell].at.get(opposite(end)) if cell in self.tiles else None
            if part is not None:  # nothing goes on in an abbey or behind the wall of the City
                linked.append((*cell, part.kind, part.port))
        for roads in self.ferries.values():
            linked += [road for road in roads if here in roads and road != here]
        for barn in [man.where for man in self.standing if man.kind == "barn"] if here[2] == "field" else ():
            around = self.fields_around(barn)
            linked += around if here in around else []
        return linked

    def fields_around(self, corner: Where) -> list[Segment]:
        """The four fields that meet at a corner ("barn", x, y), the one north-west of tile x, y; none if one is no
        field (abbey_and_mayor.md 6)."""
        x, y = corner[1:]
        assert isinstance(x, int) and isinstance(y, int)
        fields: list[Segment] = []
        for cx, cy, one, other in (
            (x - 1, y - 1, "ER", "SL"),
            (x, y - 1, "SR", "WL"),
            (x - 1, y, "NR", "EL"),
            (x, y, "WR", "NL"),
        ):
            tile = self.tiles.get((cx, cy))
            if tile is None or one not in tile.at or tile.at[one] is not tile.at.get(other):
                return []
            if tile.at[one].kind != "field":
                return []
            fields.append((cx, cy, "field", tile.at[one].port))
        return fields

    def _open_ends(self, segments: frozenset[Segment]) -> int:
        """How many sides of its tiles, counted once each, still lead into the void."""
        sides = {(*segment[:2], end[0]) for segment in segments for end in self.part(segment).ends}
        return sum(beyond(*side) not in self.tiles for side in sides)

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
            cities = [whole for whole in found if kind_of(whole) == "city" and self._open_ends(whole) == 0]
            self._wholes = [self._measured(whole, cities) for whole in found]
            self._whole_of = {segment: whole for whole in self._wholes for segment in whole.segments}
        return self._wholes

    def _measured(self, segments: frozenset[Segment], completed_cities: list[frozenset[Segment]]) -> Whole:
        kind = kind_of(segments)
        cells = frozenset((x, y) for x, y, _, _ in segments)
        around = {(x + dx, y + dy) for x, y in cells for dx, dy in AROUND}
        neighbours = len(around & self.tiles.keys()) if kind in BUILDINGS else 0
        open_ends = self._open_ends(segments)
        beside = self.cities_beside(segments)
        in_city = kind == "field" and bool(cells & self.city)  # a completed city, too (count.md 2)
        completed = neighbours == 8 if kind in BUILDINGS else kind != "field" and open_ends == 0
        if kind == "road" and completed and not self.options["road_loop_completes"]:
            completed = any(self._ends_at(segment) for segment in segments)
        return Whole(
            kind=kind,
            segments=segments,
            cells=cells,
            pennants=sum(self.part(segment).pennants for segment in segments),
            open_ends=open_ends,
            completed=completed,
            cities=sum(not beside.isdisjoint(city) for city in completed_cities) + in_city,
            neighbours=neighbours,
            flags=Counter(flag for segment in segments for flag in self.part(segment).flags),
        )

    def _ends_at(self, road: Segment) -> bool:
        """Whether a road ends on this tile, or at the edge of one that does not go on with it: an abbey."""
        x, y = road[:2]
        ends = self.part(road).ends
        if any(road in roads for roads in self.ferries.values()):
            return False
        return len(ends) == 1 or any(opposite(end) not in self.tiles[beyond(x, y, end)].at for end in ends)

    def features(self) -> list[FeatureView]:
        return [self.view(whole) for whole in self.wholes()]

    def view(self, whole: Whole) -> FeatureView:
        here = tuple([man for man in self.standing if man.where in whole.segments])
        followers = Counter(man.seat for man in here if man.kind in FOLLOWERS)
        return FeatureView(**whole.__dict__, figures=here, followers=tuple(followers[seat] for seat in self.seats))

    def feature(self, segment: Where) -> FeatureView:
        """The feature that a segment is part of."""
        return self.view(self.whole_of(segment))

    def whole_of(self, segment: Where) -> Whole:
        self.wholes()
        return self._whole_of[segment]  # type: ignore[index]  # that of figures on the land

    def is_free(self, segment: Segment) -> bool:
        """Whether no follower stands in its feature."""
        whole = self.whole_of(segment)
        return not any(man.where in whole.segments for man in self.standing if man.kind in FOLLOWERS)

    def is_barred(self, cell: Cell) -> bool:
        """Whether nobody may be put on a tile: that of the dragon, or the lake with the volcano just laid."""
        return cell == self.dragon or (self.no_figure and cell == self.placed)

    def barn_fields(self) -> list[Segment]:
        """One part of the field of every barn."""
        return [self.fields_around(man.where)[0] for man in self.standing if man.kind == "barn"]

    def has_barn(self, field: frozenset[Segment]) -> bool:
        return not field.isdisjoint(self.barn_fields())

    def occupied(self) -> list[FeatureView]:
        """Features with followers."""
        places = {man.where for man in self.standing if man.kind in FOLLOWERS}
        return [self.view(whole) for whole in self.wholes() if not places.isdisjoint(whole.segments)]

    def cities_beside(self, field: frozenset[Segment]) -> set[Segment]:
        """The city segments that a field touches (none for anything but a field)."""
        return {(*segment[:2], "city", port) for segment in field for port in self.part(segment).touches}


def kind_of(segments: frozenset[Segment]) -> str:
    return next(iter(segments))[2]


def cell_of(man: Man) -> Cell | None:
    """The square that a figure is on."""
    if man.where[0] == "tower":
        return man.where[1:]  # type: ignore[return-value]
    return man.where[:2] if len(man.where) == 4 else None  # type: ignore[return-value]


def near(one: Whole, other: Whole) -> bool:
    """Whether two buildings lie side by side or corner to corner."""
    ((x, y),) = one.cells
    return any((x + dx, y + dy) in other.cells for dx, dy in AROUND)
