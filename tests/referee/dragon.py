"""The dragon, the fairy, the princess and the portals (princess_and_dragon.md 4 to 7)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.board import FOLLOWERS, Board, Man, Segment, Whole, cell_of
from referee.tiles import SIDES, Cell, beyond

LONGEST_WALK = 6


class Dragon(Board):
    def marked(self, mark: str) -> bool:
        """Whether the tile laid last shows it, and that has a meaning."""
        played = self.options["dragon" if mark == "volcano" else mark]
        return "princess_and_dragon" in self.rules and bool(played) and mark in self.tiles[self.placed].marks

    # ------------------------------------------------------------------ the dragon (4)

    def dragon_steps(self, walk: Sequence[Cell]) -> set[Cell]:
        """Where it may go next; the walk begins with the square where it started."""
        if len(walk) > LONGEST_WALK:
            return set()
        around = {beyond(*walk[-1], side) for side in SIDES}
        return (around & self.tiles.keys()) - {*walk} - {self.fairy} - self.city

    # ------------------------------------------------------------------ the fairy (5)

    def friends_of_fairy(self, whole: Whole | None = None) -> set[int]:
        """The seats to whom she brings points: in a feature, or anywhere."""
        if self.options["fairy_binding"] == "follower":
            men = [self.fairy_man] if self.fairy_man else []
        else:
            men = [man for man in self.on_tile(self.fairy) if man.kind in FOLLOWERS] if self.fairy else []
        return {man.seat for man in men if whole is None or man.where in whole.segments}

    def fairy_options(self, seat: int) -> set[tuple[object, ...]]:
        """The own followers on the board; where she is tied to tiles, these tiles."""
        if "princess_and_dragon" not in self.rules or not self.options["fairy"]:
            return set()
        own = {man for man in self.standing if man.seat == seat and man.kind in FOLLOWERS and cell_of(man)}
        if self.options["fairy_binding"] == "follower":
            return {("fairy", man) for man in own - {self.fairy_man}}
        return {("fairy", cell_of(man)) for man in own if cell_of(man) != self.fairy}

    # ------------------------------------------------------------------ the princess (6) and the portals (7)

    def knights_of_princess(self) -> set[Man]:
        """Whom she may send home: all followers in the city to which the tile laid last has added her."""
        if "princess_and_dragon" not in self.rules or not self.options["princess"]:
            return set()
        x, y = self.placed
        parts = self.tiles[x, y].parts
        cities = [self.whole_of((x, y, kind, port)) for (kind, port), part in parts.items() if "princess" in part.flags]
        return {m for m in self.standing if m.kind in FOLLOWERS and any(m.where in city.segments for city in cities)}

    def behind_the_portal(self) -> set[Segment]:
        """The parts of other tiles in unfinished features; who may go there is another question."""
        if not self.tiles or not self.marked("portal"):
            return set()
        return {
            segment
            for whole in self.wholes()
            if not whole.completed
            for segment in whole.segments
            if segment[:2] != self.placed
        }
