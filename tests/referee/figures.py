"""Where figures may be put (base.md 4.2, and the sheets of the modules)."""

from __future__ import annotations

from referee.board import FOLLOWERS, Board, Segment

Option = tuple[str, object]  # verb, target


class Figures(Board):
    def free_segments(self) -> set[Segment]:
        """The parts of the tile laid last in whose feature nobody stands."""
        if not self.tiles or self.no_figure:
            return set()
        x, y = self.placed
        occupied = {man.where for man in self.standing if man.kind in FOLLOWERS}
        return {
            (x, y, kind, port)
            for kind, port in self.tiles[x, y].parts
            if not (kind == "field" and self.options["no_fields"])
            and occupied.isdisjoint(self.whole((x, y, kind, port)))
        }

    def legal_segments(self, seat: int) -> set[Segment]:
        """Where the seat may put a small follower."""
        return self.free_segments() if self.hands[seat]["follower"] else set()

    def figure_options(self, seat: int) -> set[Option]:
        """All that the seat may do with figures besides passing."""
        hand = self.hands[seat]
        options: set[Option] = set()
        for kind in ("follower", "big_follower"):
            if hand[kind]:
                options |= {(kind, segment) for segment in self.free_segments()}
        for segment in self.own_segments(seat):
            whole = self.feature(segment)
            if segment[2] == "field" and hand["pig"]:
                options.add(("pig", segment))
            if segment[2] in ("road", "city") and hand["builder"] and not whole.completed:
                options.add(("builder", segment))
        return options

    def own_segments(self, seat: int) -> list[Segment]:
        """The parts of the tile laid last in whose feature the seat has a follower (traders_and_builders.md 3, 4)."""
        x, y = self.placed
        own = {man.where for man in self.standing if man.kind in FOLLOWERS and man.seat == seat}
        parts: list[Segment] = [(x, y, kind, port) for kind, port in self.tiles[x, y].parts]
        return [segment for segment in parts if not own.isdisjoint(self.whole(segment))]

    def deploy(self, seat: int, segment: Segment, kind: str = "follower") -> None:
        if (kind, segment) not in self.figure_options(seat):
            raise ValueError(f"seat {seat} may not put a {kind} on {segment}")
        self.stand(seat, segment, kind)
