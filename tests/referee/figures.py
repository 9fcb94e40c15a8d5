"""Where figures may be put (base.md 4.2); what modules add is theirs."""

from __future__ import annotations

from referee.board import Board
from referee.rules import Option, Segment


class Figures(Board):
    def free_segments(self, further: bool = True) -> set[Segment]:
        """The parts of the tile laid last, and those that modules add, in whose feature nobody stands. What is on both
        cells of a double tile counts as on the first."""
        if not self.tiles:
            return set()
        reach = set(self.new_segments)
        for module in self.modules if further else ():
            reach |= module.further_segments()
        return {
            segment
            for segment in reach
            if segment == self.first_part(segment)
            and not any(map(self.is_barred, self.cells_under(segment)))
            and self.may_enter(segment)
            and not any(module.closes(self.whole_of(segment)) for module in self.modules)
            and not (segment[2] == "field" and self.options["no_fields"])
        }

    def may_stand(self, kind: str, ground: str) -> bool:
        """Whether a kind of figure may be put on a kind of feature."""
        grounds = self.kinds_of_figures[kind].grounds
        if ground in self.buildings:
            return "building" in grounds or ("cloister" in grounds and ground in self.cloisters)
        return ground in grounds

    def legal_segments(self, seat: int) -> set[Segment]:
        """Where the seat may put a small follower."""
        return self.free_segments() if self.hands[seat]["follower"] else set()

    def deploy_options(self, seat: int, kind: str, free: set[Segment]) -> set[Option]:
        if not self.hands[seat][kind]:
            return set()
        return {(kind, segment) for segment in free if self.may_stand(kind, segment[2])}

    def figure_options(self, seat: int) -> set[Option]:
        """All that the seat may do with figures besides passing."""
        free = self.free_segments()
        options: set[Option] = set()
        for kind in self.kinds_of_figures:
            options |= self.deploy_options(seat, kind, free)
        for module in self.modules:
            options |= module.figure_options(seat)
        return options

    def deploy(self, seat: int, segment: Segment, kind: str = "follower") -> None:
        if (kind, segment) not in self.figure_options(seat):
            raise ValueError(f"seat {seat} may not put a {kind} on {segment}")
        self.stand(seat, segment, kind)
