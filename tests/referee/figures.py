"""Where figures may be put (base.md 4.2, and the sheets of the modules)."""

from __future__ import annotations

from referee.abbey import Abbeys
from referee.board import FOLLOWERS, Segment
from referee.dragon import Dragon
from referee.tower import Towers

Option = tuple[object, ...]  # verb, targets
STANDS_ON = {  # the followers, each with where it may stand
    "follower": ("road", "city", "field", "monastery", "shrine", "abbey"),
    "big_follower": ("road", "city", "field", "monastery", "shrine", "abbey"),
    "mayor": ("city",),
    "wagon": ("road", "city", "monastery", "shrine", "abbey"),
    "phantom": ("road", "city", "field", "monastery", "shrine", "abbey"),
}


class Figures(Dragon, Towers, Abbeys):
    def free_segments(self, portal: bool = True) -> set[Segment]:
        """The parts of the tile laid last, and those behind a portal, in whose feature nobody stands."""
        if not self.tiles:
            return set()
        x, y = self.placed
        here = {(x, y, kind, port) for kind, port in self.tiles[x, y].parts}
        occupied = {self.whole_of(man.where).segments for man in self.on_land() if man.kind in FOLLOWERS}
        with_barn = {self.whole_of(field).segments for field in self.barn_fields()}
        return {
            segment
            for segment in here | (self.behind_the_portal() if portal else set())
            if not self.is_barred(segment[:2])
            and self.whole_of(segment).segments not in occupied | with_barn
            and not (segment[2] == "field" and self.options["no_fields"])
        }

    def legal_segments(self, seat: int) -> set[Segment]:
        """Where the seat may put a small follower."""
        return self.free_segments() if self.hands[seat]["follower"] else set()

    def figure_options(self, seat: int) -> set[Option]:
        """All that the seat may do with figures besides passing."""
        hand = self.hands[seat]
        free = self.free_segments()
        options: set[Option] = set()
        for kind, grounds in STANDS_ON.items():
            if hand[kind]:
                options |= {(kind, segment) for segment in free if segment[2] in grounds}
        for segment in self.own_segments(seat):
            if segment[2] == "field" and hand["pig"]:
                options.add(("pig", segment))
            if segment[2] in ("road", "city") and hand["builder"] and not self.whole_of(segment).completed:
                options.add(("builder", segment))
        options |= self.barn_options(seat) | self.tower_options(seat) | self.fairy_options(seat)
        return options | self.festival_options(seat)

    def festival_options(self, seat: int) -> set[Option]:
        """Who may come home to a festival (festival.md 2): everybody on the table who is nobody's prisoner."""
        if "festival" not in self.rules or not self.tiles:
            return set()
        if "festival" not in self.tiles[self.placed].marks:
            return set()
        every_figure = self.options["festival_return"] == "figure"
        own = [man for man in self.standing if man.seat == seat and man.where[0] != "prison"]
        return {("festival", man) for man in own if every_figure or man.kind in FOLLOWERS}

    def phantom_options(self, seat: int, portal: bool) -> set[Option]:
        """Where the phantom may come second (phantom.md 2), by a portal only if nobody has used it."""
        if not self.hands[seat]["phantom"]:
            return set()
        return {("phantom", segment) for segment in self.free_segments(portal)} | {
            option for option in self.tower_options(seat) if option[:2] == ("guard", "phantom")
        }

    def own_segments(self, seat: int) -> list[Segment]:
        """The parts of the tile laid last in whose feature the seat has a follower (traders_and_builders.md 3, 4)."""
        if self.is_barred(self.placed):
            return []
        x, y = self.placed
        own = {man.where for man in self.standing if man.kind in FOLLOWERS and man.seat == seat}
        parts: list[Segment] = [(x, y, kind, port) for kind, port in self.tiles[x, y].parts]
        return [segment for segment in parts if not own.isdisjoint(self.whole_of(segment).segments)]

    def deploy(self, seat: int, segment: Segment, kind: str = "follower") -> None:
        if (kind, segment) not in self.figure_options(seat):
            raise ValueError(f"seat {seat} may not put a {kind} on {segment}")
        self.stand(seat, segment, kind)
