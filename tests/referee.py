"""An independent referee of the base game, the rivers, the cult places and the count: slow, short, meant to be believed
at sight.

It keeps only what lies on the table: the placed tiles, the followers standing on them, the scores and
the supplies. Every question is answered from these by walking over the tiles anew (flood fill).

It shares no code with the engine and reads the tile files by itself. What it does not do: keep the bag,
keep turns, or count the followers put down in a turn. The caller lays, deploys at most once, then asks
for `score_turn`. The start tile is laid like any other: only the caller keeps followers off it.

Rules: base.md sections 4 and 5, variants.md sections 3 and 4, cult.md sections 3 to 7; river.md, of its legality rules
1 to 3: which of the places that these leave open are offered (rule 4) it does not know; count.md section 2: who goes
into the city and comes out of it the caller has to say (`send`, `join`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

Cell = tuple[int, int]  # x, y; x grows to the east, y grows to the south
Segment = tuple[int, int, str, str]  # x, y, kind, port

SIDES = "NESW"
CLOCKWISE = ("NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR")
BEHIND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
AROUND = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]
KINDS = ("road", "city", "field", "monastery")  # where a follower may stand; the rest is decoration
INSIDE = "inner"  # the city of Carcassonne: a completed city where nobody stands
CITIES = ("city", INSIDE)
RIVALS = {"monastery": "shrine", "shrine": "monastery"}  # the buildings, each with its opposite

CHOICES: dict[str, tuple[str | bool, ...]] = {  # the options it knows; the first value is the usual one
    "field_scoring": ("per_field_3", "per_city_4", "per_field_3_city_once"),
    "tiny_city": ("normal", "two_points"),
    "no_fields": (False, True),
    "road_loop_completes": (True,),
}


# --- what the referee tells -------------------------------------------------------------------------


@dataclass(frozen=True)
class Payment:
    """Points paid at once. For fields see `Referee.final`; `completed` is False for them."""

    kind: str
    segments: frozenset[Segment]
    points: tuple[int, ...]  # per seat
    completed: bool


@dataclass(frozen=True)
class FeatureView:
    """One whole feature on the board, as it is now."""

    kind: str
    segments: frozenset[Segment]
    cells: frozenset[Cell]  # distinct, so T of the rules is len(cells)
    pennants: int
    open_ends: int  # distinct sides of its tiles with no tile behind (of any kind; 0 for buildings)
    completed: bool  # fields never are
    followers: tuple[int, ...]  # per seat
    cities: int  # fields: distinct completed cities that touch it; else 0
    neighbours: int  # buildings: filled cells of the 8 around it; else 0
    herd: bool  # whether a pig herd grazes on it


# --- tiles ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """One road, city, field, monastery or cult place of a turned tile."""

    kind: str
    port: str  # its name: the first of its ports
    ends: tuple[str, ...]  # where it meets the next tile: "N" for a road, half-edges for cities and fields
    pennants: int
    touches: tuple[tuple[str, str], ...]  # fields: kind and name of the cities of this tile that it touches
    herd: bool


@dataclass(frozen=True)
class TurnedTile:
    """A tile as it lies on the table."""

    edges: dict[str, str]  # side: "city", "road", "river" or "field"
    parts: dict[tuple[str, str], Part]  # by kind and port
    at: dict[str, Part]  # by end
    building: str  # "monastery", "shrine" or nothing


def turn(port: str, rotation: int) -> str:
    """N turned once is E, NL turned once is EL."""
    return SIDES[(SIDES.index(port[0]) + rotation) % 4] + port[1:]


def beyond(x: int, y: int, end: str) -> Cell:
    """The cell behind an edge or half-edge."""
    dx, dy = BEHIND[end[0]]
    return x + dx, y + dy


def opposite(end: str) -> str:
    """The end of the next tile that meets this one: N meets S, NL meets SR, EL meets WR."""
    return turn(end[0], 2) + {"": "", "L": "R", "R": "L"}[end[1:]]


@dataclass(frozen=True)
class Line:
    """One string of a tile file, such as "city N W +pennant" or "field EL ER | city N", turned."""

    kind: str
    ports: tuple[str, ...]
    pennants: int
    touches: tuple[str, ...]  # the cities after the bar, each named by one of its ports
    herd: bool


def read_line(text: str, rotation: int) -> Line:
    before, _, after = text.partition("|")
    kind, *words = before.split()
    ports = tuple(turn(word, rotation) for word in words if word[0] in SIDES)  # "-" is no port
    pennants = sum(int(word.partition(":")[2] or 1) for word in words if word.startswith("+pennant"))
    touches = tuple(turn(city.split()[1], rotation) for city in after.split(",") if city.strip())
    return Line(kind, ports, pennants, touches, "+pig_herd" in words)


def first(ports: Iterable[str]) -> str:
    return min(ports, key=CLOCKWISE.index)


def turned_tile(features: Sequence[str], rotation: int, kinds: Sequence[str]) -> TurnedTile:
    lines = [read_line(text, rotation) for text in features]
    edges = dict.fromkeys(SIDES, "field")
    edges |= {port[0]: line.kind for line in lines if line.kind != "field" for port in line.ports}
    city_at = {port: first(line.ports) for line in lines if line.kind == "city" for port in line.ports}
    inside = tuple((INSIDE, first(line.ports)) for line in lines if line.kind == INSIDE)  # every field there touches it
    meadow = {port for line in lines if line.kind == "field" for port in line.ports}
    parts: list[Part] = []
    inland = iter(("-", "-2", "-3", "-4"))  # the names of fields that reach no edge
    for line in lines:
        if line.kind not in kinds:
            continue
        port = "" if line.kind in RIVALS else first(line.ports) if line.ports else next(inland)
        ends = line.ports
        if line.kind in CITIES:  # a whole edge is both its halves
            ends = tuple(half for p in ends for half in ((p + "L", p + "R") if p in SIDES else (p,)))
            ends = tuple(half for half in ends if half not in meadow)
        touches = tuple(("city", city_at[port]) for port in line.touches)
        if line.kind == "field":
            touches += inside
        parts.append(Part(line.kind, port, ends, line.pennants, touches, line.herd))
    by_end = {end: part for part in parts for end in part.ends}
    building = next((part.kind for part in parts if part.kind in RIVALS), "")
    return TurnedTile(edges, {(part.kind, part.port): part for part in parts}, by_end, building)


@cache
def read_tiles(folder: Path, modules: tuple[str, ...], kinds: tuple[str, ...]) -> dict[str, list[TurnedTile]]:
    """All four turns of every square tile, under "module/ID" and, where only one module has it, "ID"."""
    tiles: dict[str, list[TurnedTile]] = {}
    shared: set[str] = set()
    for module in modules:
        for tile in tomllib.loads((folder / f"{module}.toml").read_text("utf-8")).get("tile", []):
            foreign = any(text.split()[0] == "abbey" for text in tile["features"])
            if tile.get("shape", "square") != "square" or foreign:
                continue
            if tile["id"] in tiles:
                shared.add(tile["id"])
            turns = [turned_tile(tile["features"], rotation, kinds) for rotation in range(4)]
            tiles[tile["id"]] = tiles[f"{module}/{tile['id']}"] = turns
    return {name: turns for name, turns in tiles.items() if name not in shared}


# --- the referee ------------------------------------------------------------------------------------


class Referee:
    def __init__(
        self,
        tile_folder: Path,
        modules: Sequence[str],
        seats: int,
        options: Mapping[str, str | bool],
        followers: int = 7,
        cult: bool = False,
    ) -> None:
        """Options it does not know belong to modules it does not judge; it ignores them.

        `modules` are those whose tiles are there; with `cult` the rules of cult places hold besides.
        """
        for name, values in CHOICES.items():
            if options.get(name, values[0]) not in values:
                raise ValueError(f"{name} is {options[name]!r}; the referee knows {values}")
        self.cult = cult
        kinds = (*KINDS, INSIDE, "shrine") if cult else (*KINDS, INSIDE)
        self.box = read_tiles(tile_folder, tuple(modules), kinds)
        self.options = {name: options.get(name, values[0]) for name, values in CHOICES.items()}
        self.tiles: dict[Cell, TurnedTile] = {}  # in the order in which they were laid
        self.placed = (0, 0)  # where a follower may be put now
        self.no_figure = False  # not on the tile laid last, though
        self.standing: list[tuple[int, Segment]] = []  # seat, where
        self.scores = [0] * seats
        self.supply = [followers] * seats
        self.lost: list[Segment] = []  # where somebody stood who lost a challenge in the turn scored last

    # Laying tiles (base.md 4.1)

    def lay(self, tile: str, x: int, y: int, rotation: int) -> None:
        if not self._fits(self.box[tile][rotation], x, y):
            raise ValueError(f"{tile} turned {rotation} does not fit at {x}, {y}")
        self.tiles[x, y] = self.box[tile][rotation]
        self.placed = x, y
        self.no_figure = tile == "R2_lake_volcano"

    def legal_places(self, tile: str) -> set[tuple[int, int, int]]:
        """All (x, y, rotation); turns that look alike are listed each. An empty table offers (0, 0)."""
        beside = {beyond(*cell, side) for cell in self.tiles for side in SIDES} or {(0, 0)}
        turns = self.box[tile]
        return {(x, y, r) for x, y in beside for r in range(4) if self._fits(turns[r], x, y)}

    def _fits(self, tile: TurnedTile, x: int, y: int) -> bool:
        """An empty cell beside a tile, and every touching edge of the same kind. The first tile fits."""
        touching = [side for side in SIDES if beyond(x, y, side) in self.tiles]
        if (x, y) in self.tiles or (self.tiles and not touching):
            return False
        if any(tile.edges[s] != self.tiles[beyond(x, y, s)].edges[opposite(s)] for s in touching):
            return False
        return not (self.cult and tile.building and self._too_many_rivals(tile, x, y))

    def _too_many_rivals(self, tile: TurnedTile, x: int, y: int) -> bool:
        """Whether with this tile some building had two of the opposite kind around it (cult.md 3)."""
        then = {**self.tiles, (x, y): tile}
        buildings = {cell: lying.building for cell, lying in then.items() if lying.building}
        return any(
            sum(buildings.get((cx + dx, cy + dy)) == RIVALS[kind] for dx, dy in AROUND) > 1
            for (cx, cy), kind in buildings.items()
        )

    # Rivers (river.md 3)

    def river_places(self, tile: str) -> set[tuple[int, int, int]]:
        """Where a river tile may lie at the most: it lengthens one arm, a spring none, and no two arms meet."""
        arms = 0 if tile.endswith("_source") else 1
        return {
            (x, y, r)
            for x, y, r in self.legal_places(tile)
            if len(self._joined(self.box[tile][r], x, y)) == arms and self._apart(self.box[tile][r], x, y)
        }

    def _mouths(self, tile: TurnedTile) -> list[str]:
        return [side for side in SIDES if tile.edges[side] == "river"]

    def _joined(self, tile: TurnedTile, x: int, y: int) -> list[str]:
        return [side for side in self._mouths(tile) if beyond(x, y, side) in self.tiles]

    def _apart(self, tile: TurnedTile, x: int, y: int) -> bool:
        """With this tile, every open arm looks at a square of its own."""
        table = {**self.tiles, (x, y): tile}
        ahead = [beyond(*cell, side) for cell, each in table.items() for side in self._mouths(each)]
        ahead = [cell for cell in ahead if cell not in table]
        return len(ahead) == len(set(ahead))

    def turns_back(self, tile: str, x: int, y: int, rotation: int) -> bool:
        """Whether the water bends here as it did on the tile before."""
        new = self.box[tile][rotation]
        (entry,) = self._joined(new, x, y)
        before = beyond(x, y, entry)
        came_from = self._upstream(before)
        if not came_from:
            return False
        bend = bent(came_from, opposite(entry))
        return bend != 0 and any(bent(entry, mouth) == bend for mouth in self._mouths(new) if mouth != entry)

    def _upstream(self, cell: Cell) -> str:
        """The side from which the water came when this tile was laid; none for a spring."""
        order = list(self.tiles)
        earlier = order[: order.index(cell)]
        return "".join(side for side in self._mouths(self.tiles[cell]) if beyond(*cell, side) in earlier)

    # Followers (base.md 4.2)

    def legal_segments(self, seat: int) -> set[Segment]:
        """Where the seat may put a follower on the tile laid last: in features where nobody stands."""
        if not self.tiles or self.supply[seat] == 0 or self.no_figure:
            return set()
        x, y = self.placed
        tile = self.tiles[x, y]
        occupied = {segment for _, segment in self.standing}
        return {
            (x, y, kind, port)
            for kind, port in tile.parts
            if not (kind == "field" and self.options["no_fields"]) and not occupied & self._whole((x, y, kind, port))
        }

    def deploy(self, seat: int, segment: Segment) -> None:
        if segment not in self.legal_segments(seat):
            raise ValueError(f"seat {seat} may not put a follower on {segment}")
        self.stand(seat, segment)

    def stand(self, seat: int, segment: Segment) -> None:
        """Put a follower from the supply anywhere, allowed or not: for setting up positions."""
        self._part(segment)  # there must be such a segment
        self.supply[seat] -= 1
        self.standing.append((seat, segment))

    def send(self, seat: int) -> None:
        """A follower goes from the supply into the city of Carcassonne."""
        self.supply[seat] -= 1

    def join(self, seat: int, segment: Segment) -> None:
        """A follower comes from there."""
        self._part(segment)
        self.standing.append((seat, segment))

    def _send_home(self, segments: frozenset[Segment]) -> None:
        for seat, segment in [follower for follower in self.standing if follower[1] in segments]:
            self.standing.remove((seat, segment))
            self.supply[seat] += 1

    # Features (base.md 1 and 4.3)

    def _part(self, segment: Segment) -> Part:
        x, y, kind, port = segment
        return self.tiles[x, y].parts[kind, port]

    def _whole(self, segment: Segment) -> frozenset[Segment]:
        """All segments of the feature: walk from tile to tile over every end (flood fill)."""
        found, to_visit = {segment}, [segment]
        while to_visit:
            here = to_visit.pop()
            x, y = here[:2]
            for end in self._part(here).ends:
                cell = beyond(x, y, end)
                if cell in self.tiles:
                    part = self.tiles[cell].at[opposite(end)]
                    there = (*cell, part.kind, part.port)
                    if there not in found:
                        found.add(there)
                        to_visit.append(there)
        return frozenset(found)

    def _open_ends(self, segments: frozenset[Segment]) -> int:
        """How many sides of its tiles, counted once each, still lead into the void."""
        sides = {(*segment[:2], end[0]) for segment in segments for end in self._part(segment).ends}
        return sum(beyond(*side) not in self.tiles for side in sides)

    def features(self) -> list[FeatureView]:
        """Every feature on the board once, in the order in which its first segment was laid."""
        wholes: list[frozenset[Segment]] = []
        seen: set[Segment] = set()
        for (x, y), tile in self.tiles.items():
            for kind, port in tile.parts:
                if (x, y, kind, port) not in seen:
                    wholes.append(self._whole((x, y, kind, port)))
                    seen |= wholes[-1]
        cities = [whole for whole in wholes if kind_of(whole) in CITIES and self._open_ends(whole) == 0]
        return [self._view(whole, cities) for whole in wholes]

    def _view(self, segments: frozenset[Segment], completed_cities: list[frozenset[Segment]]) -> FeatureView:
        kind = kind_of(segments)
        cells = frozenset((x, y) for x, y, _, _ in segments)
        around = {(x + dx, y + dy) for x, y in cells for dx, dy in AROUND}
        neighbours = len(around & self.tiles.keys()) if kind in RIVALS else 0
        open_ends = self._open_ends(segments)
        here = [seat for seat, segment in self.standing if segment in segments]
        beside = self._cities_beside(segments)
        return FeatureView(
            kind=kind,
            segments=segments,
            cells=cells,
            pennants=sum(self._part(segment).pennants for segment in segments),
            open_ends=open_ends,
            completed=neighbours == 8 if kind in RIVALS else kind != "field" and open_ends == 0,
            followers=tuple(here.count(seat) for seat in range(len(self.scores))),
            cities=sum(not beside.isdisjoint(city) for city in completed_cities),
            neighbours=neighbours,
            herd=any(self._part(segment).herd for segment in segments),
        )

    def _cities_beside(self, field: frozenset[Segment]) -> set[Segment]:
        """The city segments that a field touches (none for anything but a field)."""
        return {(*segment[:2], *city) for segment in field for city in self._part(segment).touches}

    # Points (base.md 4.4 and 5, variants.md 3 and 4)

    def score_turn(self) -> list[Payment]:
        """Pay every completed road, city and building with followers; these followers go home.

        So do, without points, those who stand in the unfinished rivals of the buildings just paid (cult.md 5).
        """
        losers = self._losers() if self.cult else frozenset()
        payments = self._score_buildings(completed=True)
        self.lost = [segment for _, segment in self.standing if segment in losers]
        self._send_home(losers)
        return payments

    def _losers(self) -> frozenset[Segment]:
        """Occupied buildings, not completed, beside an occupied one of the opposite kind that is."""
        occupied = [view for view in self.features() if view.kind in RIVALS and any(view.followers)]
        winners = [view for view in occupied if view.completed]
        losers = [view for view in occupied if not view.completed]
        beaten = [
            loser for loser in losers for winner in winners if winner.kind == RIVALS[loser.kind] and near(winner, loser)
        ]
        return frozenset(segment for loser in beaten for segment in loser.segments)

    def final(self) -> list[Payment]:
        """Pay the unfinished roads, cities and buildings, whose followers go home, then the fields.

        Fields worth nothing to anybody give no payment. With `per_field_3` there is one payment per field.
        With the other two rules there is one per completed city: kind "field", segments = the city's.
        Farmers stay where they lie. To be called once.
        """
        payments = self._score_buildings(completed=False)
        return payments if self.options["no_fields"] else payments + self._score_fields()

    def _score_buildings(self, completed: bool) -> list[Payment]:
        payments = []
        for view in self.features():
            if view.kind != "field" and view.completed == completed and any(view.followers):
                points = self._value(view)
                payments.append(self._pay(view.kind, view.segments, most(view.followers), points, completed))
                self._send_home(view.segments)
        return payments

    def _value(self, view: FeatureView) -> int:
        """What a road, city or building is worth now."""
        tiles, pennants = len(view.cells), view.pennants
        if view.kind == "road":
            return tiles
        if view.kind in RIVALS:
            return 1 + view.neighbours
        if not view.completed:
            return tiles + pennants
        if tiles == 2 and self.options["tiny_city"] == "two_points":
            return 2 + pennants
        return 2 * tiles + 2 * pennants

    def _score_fields(self) -> list[Payment]:
        features = self.features()
        fields = [view for view in features if view.kind == "field" and any(view.followers)]
        if self.options["field_scoring"] == "per_field_3":
            paying = [field for field in fields if field.cities]
            return [self._pay("field", f.segments, most(f.followers), (3 + f.herd) * f.cities, False) for f in paying]
        payments = []
        for city in features:
            if city.kind in CITIES and city.completed:
                beside = [field for field in fields if self._cities_beside(field.segments) & city.segments]
                if self.options["field_scoring"] == "per_city_4":  # all farmers around the city together
                    farmers = [sum(seat) for seat in zip(*(f.followers for f in beside), strict=True)]
                    paid = {4 + any(field.herd for field in beside): most(farmers)}
                else:  # the owners of the fields beside it, each once, for the best of his fields
                    with_herd = {seat for field in beside if field.herd for seat in most(field.followers)}
                    paid = {4: with_herd, 3: {seat for field in beside for seat in most(field.followers)} - with_herd}
                for points, winners in paid.items():
                    if winners:
                        payments.append(self._pay("field", city.segments, winners, points, False))
        return payments

    def _pay(self, kind: str, segments: frozenset[Segment], winners: set[int], points: int, completed: bool) -> Payment:
        paid = tuple(points if seat in winners else 0 for seat in range(len(self.scores)))
        self.scores = [score + more for score, more in zip(self.scores, paid, strict=True)]
        return Payment(kind, segments, paid, completed)


def bent(entry: str, exit_: str) -> int:
    """How the water turns on a tile, in quarters clockwise: 0 is straight on."""
    return (SIDES.index(exit_) - SIDES.index(opposite(entry))) % 4


def kind_of(segments: frozenset[Segment]) -> str:
    return next(iter(segments))[2]


def near(one: FeatureView, other: FeatureView) -> bool:
    """Whether two buildings lie side by side or corner to corner."""
    ((x, y),) = one.cells
    return any((x + dx, y + dy) in other.cells for dx, dy in AROUND)


def most(followers: Sequence[int]) -> set[int]:
    """The seats with the most followers, at least one; on a tie all of them."""
    return {seat for seat, count in enumerate(followers) if count == max(followers) and count > 0}
