"""Holes for abbeys, mayors, barns, and where wagons drive (abbey_and_mayor.md 3 to 6), as the referee reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from languedoc.carcassonne import events
from languedoc.carcassonne.modules.abbey_and_mayor.rules import WagonMoved
from languedoc.table.event import Event
from referee.rules import FeatureView, Items, Kind, Man, Option, Rules, Segment, Whole
from referee.tiles import AROUND, SIDES, Cell, Face, beyond, opposite
from referee.told import named

ABBEY = "ABBEY"
BARN_CITY = 4  # for each completed city at the field of a barn, at the end
JOINED_CITY, PLACED_CITY = 1, 3  # for farmers: who come to a barn, or to whom a barn comes
JOINED_FIELD, BARNS = 10, 90  # in the final scoring
DRIVING = ("driving",)


class AbbeyAndMayor(Rules):
    verbs = ("mayor", "wagon", "barn", "abbey", "drive")
    choices = {
        "wagon_move": ("C1", "C2"),
        "wagon_stop": ("any_tile", "nearby"),
        "abbey": (True, False),
        "barn_beside_barn": (False, True),
    }
    figures = {
        "mayor": Kind(grounds=("city",), strength=lambda view: view.pennants),
        "wagon": Kind(grounds=("road", "city", "cloister"), captured=False),
        "barn": Kind(follower=False),
    }
    cloisters = ("abbey",)
    closed_edges = ("abbey",)
    stages = {"barns": 50, "drive": 80}
    steps = {"choose_abbey": "tile", "wagon_move": "drive"}
    others_decide = ("wagon_move",)
    final_ranks = {"abbey": 50, "barn": BARNS}
    told_elsewhere = ("barn",)

    def prepare(self) -> None:
        self.abbeys = [bool(self.option("abbey"))] * len(self.referee.seats)  # who still has his
        self.came_from: dict[int, Segment] = {}  # the wagon of a seat that is on its way
        self.barn_placed: tuple[Segment, ...] = ()  # in this part; the fields around it
        self.driver = 0  # how many seats, from the active one on, have decided about their wagons
        self.asked_for_wagon = -1
        self.further_part = False  # this is not the first part of the turn
        self.last_seat = -1  # whose turn was the last one
        self.to_come: tuple[int, ...] | None = None  # the seats still to be asked for an abbey before the end

    # ------------------------------------------------------------------ the abbey (3)

    def refuses(self, face: Face, x: int, y: int, contacts: int) -> bool:
        """Only into a hole; it closes whatever leads there."""
        return "abbey" in face.buildings and contacts < len(SIDES)

    def holes(self, seat: int) -> set[Cell]:
        """Where the seat may lay its abbey."""
        return {(x, y) for x, y, _ in self.referee.legal_places(ABBEY)} if self.abbeys[seat] else set()

    def lays(self, tile: str, cell: Cell) -> str:
        """Instead of drawing, or before the final scoring."""
        if tile != ABBEY:
            return ""
        if self.to_come is not None:
            self.shadow.begin_mini_turn()
        assert self.shadow.chosen == ("abbey", cell)
        assert cell in self.holes(self.shadow.seat)
        self.abbeys[self.shadow.seat] = False
        return "turn"

    def draws(self, tile: str) -> None:
        """An abbey could have been laid instead; not as long as river tiles remain (river.md 3)."""
        shadow = self.shadow
        owed = any(module.owes(shadow.seat) for module in shadow.modules)
        if owed or shadow.must_draw or "river" in self.referee.box[tile][0][0, 0].edges.values():
            assert "choose_abbey" not in shadow.asked
        elif "choose_abbey" not in shadow.asked and not shadow.drawn:
            assert not self.holes(shadow.seat), "nobody was asked for an abbey"

    def begin_turn(self) -> None:
        self.further_part = False

    def open_part(self) -> None:
        self.further_part = True

    def begin_last_abbeys(self) -> None:
        """From the first player who got no tile, clockwise (turn_order E-1)."""
        shadow = self.shadow
        nothing_drawn = not shadow.tile_lies
        shadow.close_part()
        if self.to_come is None:
            self.last_seat = shadow.seat
            after = [(shadow.seat + 1 + i) % shadow.seats for i in range(shadow.seats)]
            if nothing_drawn:
                decided = self.further_part and "choose_abbey" in shadow.asked and not shadow.drawn
                after = after[:-1] if decided else [shadow.seat, *after[:-1]]
            self.to_come = tuple(after)

    def ask_for_last_abbey(self, seat: int) -> None:
        self.begin_last_abbeys()
        assert self.to_come is not None and seat in self.to_come, "asked twice"
        k = self.to_come.index(seat)
        for other in self.to_come[:k]:
            assert not self.holes(other), "nobody was asked for an abbey"
        self.to_come = self.to_come[k + 1 :]
        self.shadow.seat = seat

    def before_final(self) -> None:
        self.begin_last_abbeys()
        for seat in self.to_come or ():
            assert not self.holes(seat), "nobody was asked for an abbey"
        self.to_come = ()
        self.shadow.seat = self.last_seat

    # ------------------------------------------------------------------ barns (6)

    def fields_around(self, corner: tuple[Any, ...]) -> list[Segment]:
        """The four fields that meet at a corner ("corner", (x, y)), the one north-west of tile x, y; none if one is no
        field."""
        x, y = corner[1]
        fields: list[Segment] = []
        for cx, cy, one, other in (
            (x - 1, y - 1, "ER", "SL"),
            (x, y - 1, "SR", "WL"),
            (x - 1, y, "NR", "EL"),
            (x, y, "WR", "NL"),
        ):
            face = self.referee.tiles.get((cx, cy))
            if face is None or face.long_sides:
                return []
            meeting = {face.at.get(end) for end in (one, other) if end[0] in face.edges}  # within a double tile one
            part = meeting.pop()
            if meeting or part is None or part.kind != "field":
                return []
            fields.append(self.referee.first_part((cx, cy, "field", part.port)))
        return fields

    def barns(self) -> list[Man]:
        return [man for man in self.referee.standing if man.kind == "barn"]

    def barn_fields(self) -> list[Segment]:
        """One part of the field of every barn."""
        return [self.fields_around(man.where)[0] for man in self.barns()]

    def has_barn(self, field: Whole) -> bool:
        return not field.segments.isdisjoint(self.barn_fields())

    def links(self, here: Segment) -> Sequence[Segment]:
        if here[2] != "field":
            return ()
        around = [self.fields_around(man.where) for man in self.barns()]
        return [field for fields in around if here in fields for field in fields]

    def stood(self, man: Man) -> None:
        if man.kind == "barn":
            self.referee.redraw()

    left = stood

    def closes(self, whole: Whole) -> bool:
        return whole.kind == "field" and self.has_barn(whole)

    def figure_options(self, seat: int) -> set[Option]:
        """The corners of the tile laid last where four fields meet, in a field without a barn."""
        if not self.referee.hands[seat]["barn"] or self.option("no_fields"):
            return set()
        corners = {("corner", (x + dx, y + dy)) for x, y in self.referee.new_cells for dx in (0, 1) for dy in (0, 1)}
        fields = {corner: self.fields_around(corner) for corner in corners}
        return {
            ("barn", corner)
            for corner, around in fields.items()
            if around and (self.option("barn_beside_barn") or not self.has_barn(self.referee.whole_of(around[0])))
        }

    def field_stage(self, field: Whole) -> tuple[str, int] | None:
        return ("barns", JOINED_FIELD) if self.has_barn(field) else None

    def worth_of_city(self, field: Whole) -> int | None:
        """3 when a barn is placed there, 1 for those who come to a barn."""
        if not self.has_barn(field):
            return None
        placed_now = not self.shadow.final and not field.segments.isdisjoint(self.barn_placed)
        return PLACED_CITY if placed_now else JOINED_CITY

    def score(self, kind: str, where: Segment, payments: Sequence[events.Payment]) -> bool:
        """At the end: 4 for each completed city at the field of a barn, whoever else has one there."""
        if kind != "barn":
            return False
        self.shadow.nobody_leaves()
        (payment,) = payments
        (barn,) = [man for man in self.barns() if man.seat == payment.seat]
        field = self.referee.feature(where)
        assert self.fields_around(barn.where)[0] in field.segments
        due: dict[int, Items] = {
            barn.seat: (
                *self.referee.added_up(field, [("cities", 1, BARN_CITY)]),
                *self.referee.per_field(field),
            )
        }
        self.shadow.compare_payments(payments, due)
        self.referee.pay("barn", field.segments, due, False)
        self.shadow.leaving = [barn]
        return True

    # ------------------------------------------------------------------ wagons (5)

    def drives(self, wagon: Man) -> set[Segment]:
        """Where a wagon may drive from the feature that was scored: to any part of another, or only nearby."""
        referee = self.referee
        start = self.came_from[wagon.seat]
        if self.option("wagon_move") == "C1":
            met = {other for segment in referee.whole_of(start).segments for other in self.touching(segment)}
        else:
            x, y = start[:2]
            cells = [(x + dx, y + dy) for dx, dy in [*AROUND, (0, 0)] if (x + dx, y + dy) in referee.tiles]
            met = {(*cell, kind, port) for cell in cells for kind, port in referee.tiles[cell].parts}
        open_to_it = {
            segment
            for segment in met
            if referee.may_stand("wagon", segment[2])
            and referee.is_unfinished(referee.whole_of(segment))
            and referee.may_enter(segment)
        }
        if self.option("wagon_stop") == "any_tile":
            wholes = [segment for one in open_to_it for segment in referee.whole_of(one).segments]
            open_to_it = {segment for segment in wholes if referee.may_enter(segment)}
        return {segment for segment in open_to_it if not referee.is_barred(segment[:2])}

    def touching(self, segment: Segment) -> set[Segment]:
        """What this part touches without a field between: on its tile, or an abbey across the edge."""
        x, y, kind, _ = segment
        tiles = self.referee.tiles
        met = self.joined(segment)
        for other in [self.referee.twin(other) for other in met]:
            met |= self.joined(other) if other is not None else set()
        for module in self.referee.modules:
            met |= module.also_touches(segment)
        if "fair" in tiles[x, y].marks:
            met = set()
        for side in SIDES:
            cell = beyond(x, y, side)
            if cell not in tiles:
                continue
            if kind == "abbey":
                facing = {part for end, part in tiles[cell].at.items() if end[0] == opposite(side)}
                met |= {(*cell, part.kind, part.port) for part in facing}
            elif "abbey" in tiles[cell].buildings and any(end[0] == side for end in self.referee.part(segment).ends):
                met.add((*cell, "abbey", ""))
        return met - {segment}

    def joined(self, segment: Segment) -> set[Segment]:
        """What this part touches on its own cell."""
        x, y, *name = segment
        return {(x, y, *other) for join in self.referee.tiles[x, y].joins if tuple(name) in join for other in join}

    def cares_where(self, man: Man) -> bool:
        return man.kind == "wagon" and self.option("wagon_move") == "C2"

    def let_go(self, view: FeatureView, final: bool) -> None:
        """Nobody tells of a wagon until it drives."""
        for wagon in [man for man in view.figures if man.kind == "wagon" and not final]:
            self.shadow.leaving.remove(wagon)
            self.came_from[wagon.seat] = wagon.where
            self.referee.move(wagon, DRIVING)

    def wagon_of(self, seat: int) -> Man | None:
        """If it waits to drive."""
        return next((man for man in self.referee.standing if man.where == DRIVING and man.seat == seat), None)

    def drivers_before(self, seat: int) -> Man:
        """Those who did not wait for anything; then comes this wagon."""
        self.pass_drivers((seat - self.shadow.seat) % self.shadow.seats)
        wagon = self.wagon_of(seat)
        assert wagon
        return wagon

    def pass_drivers(self, number: int) -> None:
        for k in range(self.driver, number):
            assert not self.wagon_of((self.shadow.seat + k) % self.shadow.seats), "a wagon still waits"
        self.driver = number

    def drive(self, seat: int, segment: Segment | None) -> None:
        """Who has nowhere to go is not asked and takes it back."""
        wagon = self.drivers_before(seat)
        if segment is not None:
            assert self.shadow.chosen == ("drive", segment) and segment in self.drives(wagon)
            self.referee.move(wagon, segment)
        else:
            assert self.asked_for_wagon == seat or not self.drives(wagon), "a wagon could drive"
            self.referee.go_home(wagon)

    # ------------------------------------------------------------------ a game that is followed

    def hear(self, event: Event) -> bool:
        match event:
            case WagonMoved(seat, segment):
                self.shadow.reach("drive")
                self.drive(seat, None if segment is None else named(segment))
            case events.FigureDeployed(seat, "barn", segment):  # which corner it is only the choice tells
                assert seat == self.shadow.seat and self.shadow.figures_act
                verb, corner = self.shadow.chosen
                assert verb == "barn" and isinstance(corner, tuple)
                assert named(segment) in self.fields_around(corner)
                self.referee.stand(seat, corner, "barn")
                self.barn_placed = tuple(self.fields_around(corner))
            case _:
                return False
        return True

    def enter(self, stage: str) -> None:
        if stage == "figure":
            self.barn_placed = ()
        elif stage == "drive":
            self.driver = 0
            self.asked_for_wagon = -1

    def leave(self, stage: str) -> None:
        if stage == "barns":
            self.leave_barns()
        elif stage == "drive":
            self.pass_drivers(self.shadow.seats)

    def reach_final(self, before: int, rank: int) -> None:
        if before <= JOINED_FIELD < rank:
            self.leave_barns()

    def leave_barns(self) -> None:
        self.shadow.nobody_leaves()
        for field in self.barn_fields():
            assert self.referee.is_free(field), "farmers stay in a field with a barn"

    def close_game(self) -> None:
        assert not self.barns(), "a barn was not paid"

    def judge(self, step: str, seat: int) -> bool:
        if step == "choose_abbey":
            self.shadow.begin_part(seat)
        if step == "final_abbeys":
            self.ask_for_last_abbey(seat)
            self.shadow.compare_offered({("pass",)} | self.abbey_options(seat))
            return True
        return super().judge(step, seat)

    def abbey_options(self, seat: int) -> set[Option]:
        return {("abbey", cell) for cell in self.holes(seat)}

    def options_at(self, step: str, seat: int) -> set[Option]:
        if step == "choose_abbey":
            return {("draw" if self.shadow.game.state.pile_left else "pass",)} | self.abbey_options(seat)
        wagon = self.drivers_before(seat)
        self.asked_for_wagon = seat
        return {("pass",)} | {("drive", segment) for segment in self.drives(wagon)}

    def shows(self) -> dict[str, object]:
        barns = sorted(self.barns())
        return {
            "abbeys": self.abbeys,
            "barns": [{"seat": man.seat, "corner": list(man.where[1])} for man in barns],
        }
