"""Triangles: the draft, when they are laid, and their cloister (half_so_wild.md), as the referee reads them.

Where they may lie and what they join is geometry, which the referee does for tiles of every shape.
"""

from __future__ import annotations

from typing import Any

from languedoc.carcassonne.modules.half_so_wild.rules import TrianglePicked
from languedoc.table.event import Event
from referee.rules import Items, Option, Rules, Whole
from referee.tiles import Cell

EACH = 2
PLACES = 6  # around a cloister on a triangle
CLOISTER = ("triangle_cloister", 1, 7)


class HalfSoWild(Rules):
    verbs = ("pick", "triangle")
    choices = {"halfling_sets": ("both", "I", "II")}
    shapes = ("triangle",)
    steps = {"choose_triangle": "tile"}

    def prepare(self) -> None:
        sets = str(self.option("halfling_sets"))
        shaped = [
            name for name, turns in self.referee.box.items() if any(face.long_sides for face in turns[0].values())
        ]
        names = [name for name in shaped if "/" not in name]
        self.in_the_middle = [name for name in names if sets in ("both", name.partition("-")[0])]
        self.held: list[list[str]] = [[] for _ in self.referee.seats]
        self.picks: list[int] = []  # the seats that picked, in order
        self.announced = ""  # the triangle that will be laid in this part

    # ------------------------------------------------------------------ the draft (2)

    def picker(self) -> int:
        """Counter-clockwise from the first one, who is the last in the order of the turns."""
        return (self.picks[-1] - 1) % self.shadow.seats if self.picks else -1

    def hear(self, event: Event) -> bool:
        if not isinstance(event, TrianglePicked):
            return False
        assert self.picker() in (-1, event.seat) and len(self.picks) < EACH * self.shadow.seats
        assert self.shadow.seat == -1, "the game has begun"
        self.in_the_middle.remove(event.tile)
        self.held[event.seat].append(event.tile)
        self.picks.append(event.seat)
        return True

    def begin_turn(self) -> None:
        """The one who begins was the last to pick."""
        assert len(self.picks) == EACH * self.shadow.seats
        if self.shadow.seat == self.picks[-1]:
            self.in_the_middle = []  # the rest stays in the box
        assert not self.in_the_middle, "another seat was to begin"

    # ------------------------------------------------------------------ instead of drawing (4)

    def judge(self, step: str, seat: int) -> bool:
        if step == "setup_triangles":
            assert self.picker() in (-1, seat)
            self.shadow.compare_offered({("pick", tile) for tile in self.in_the_middle})
            return True
        if step == "choose_triangle":
            self.shadow.begin_part(seat)
        return super().judge(step, seat)

    def playable(self, seat: int) -> list[str]:
        """What fits nowhere stays with its owner."""
        return [tile for tile in self.held[seat] if self.referee.legal_places(tile)]

    def options_at(self, step: str, seat: int) -> set[Option]:
        assert not self.shadow.drawn, "a tile was drawn before"
        return {("pass",), *(("triangle", tile) for tile in self.playable(seat))}

    def open_part(self) -> None:
        self.announced = ""

    def chooses(self, step: str, verb: str) -> None:
        if verb == "triangle":
            self.announced = str(self.shadow.chosen[1])
            self.held[self.shadow.seat].remove(self.announced)

    def draws(self, tile: str) -> None:
        """Not while river tiles remain (river.md 3), nor where a message brings a tile (messages.md 4)."""
        assert not self.announced, "a triangle was to be laid"
        asked = "choose_triangle" in self.shadow.asked
        owed = any(module.owes(self.shadow.seat) for module in self.shadow.modules)
        if owed or self.shadow.must_draw or "river" in self.referee.box[tile][0][0, 0].edges.values():
            assert not asked
        elif not asked and not self.shadow.drawn:
            assert not self.playable(self.shadow.seat), "nobody was asked for a triangle"

    def lays(self, tile: str, cell: Cell) -> str:
        if not self.announced:
            return ""
        assert tile == self.announced and not self.shadow.drawn
        return "turn"

    def shows(self) -> dict[str, Any]:
        return {"held": self.held}

    # ------------------------------------------------------------------ points (6)

    def worth(self, view: Whole, items: Items) -> Items:
        on_triangle = view.kind == "monastery" and view.places == PLACES
        return (CLOISTER,) if on_triangle and view.completed else items
