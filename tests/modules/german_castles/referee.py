"""Castles on double tiles (german_castles.md), as the referee reads them."""

from __future__ import annotations

from referee.rules import Items, Option, Rules, Whole
from referee.tiles import AROUND, Cell, Face

CASTLE = "german_castle"
CASTLES_FOR = {2: 2, 3: 2, 4: 1, 5: 1, 6: 1}  # castles of each player, by the number of players
COMPLETE = 12
AT_AN_END = 3


class GermanCastles(Rules):
    verbs = ("castle",)
    buildings = (CASTLE,)
    shapes = ("double",)
    steps = {"choose_german_castle": "tile"}
    final_ranks = {CASTLE: 45}  # after all cloisters but the abbeys
    value_order = 90

    def prepare(self) -> None:
        self.dealt: list[list[str]] = []  # the castles before each seat; who gets which is a matter of chance
        self.in_hand = ""

    # ------------------------------------------------------------------ placing (2)

    def refuses(self, face: Face, x: int, y: int, contacts: int) -> bool:
        """A castle beside another one, by a side or a corner."""
        return CASTLE in face.buildings and any(self.is_castle((x + dx, y + dy)) for dx, dy in AROUND)

    def is_castle(self, cell: Cell) -> bool:
        return cell in self.referee.tiles and CASTLE in self.referee.tiles[cell].buildings

    # ------------------------------------------------------------------ points (4)

    def worth(self, view: Whole, items: Items) -> Items:
        if view.kind == CASTLE:
            return ((CASTLE, 1, COMPLETE),) if view.completed else items
        if view.kind == "road" or (view.kind == "city" and view.completed):
            castles = {self.referee.whole_of((*cell, CASTLE, "")).cells for cell in view.cells if self.is_castle(cell)}
            return (*items, ("castles", len(castles), AT_AN_END * len(castles)))
        return items

    # ------------------------------------------------------------------ a game that is followed

    @property
    def held(self) -> list[list[str]]:
        if not self.dealt:
            (shown,) = [
                module.view(self.shadow.game.state, None)["held"]
                for module in self.shadow.game.state.box.modules
                if module.slug == "german_castles"
            ]
            self.dealt = [[*castles] for castles in shown]
            seats = len(self.dealt)
            assert [len(castles) for castles in self.dealt] == [CASTLES_FOR[seats]] * seats
        return self.dealt

    def judge(self, step: str, seat: int) -> bool:
        if step in self.steps:
            self.shadow.begin_part(seat)
            assert self.shadow.game.state.pile_left, "the game ends when no square tile can be drawn"
        return super().judge(step, seat)

    def options_at(self, step: str, seat: int) -> set[Option]:
        return {("pass",)} | {("castle", tile) for tile in self.fitting(seat)}

    def fitting(self, seat: int) -> list[str]:
        """The castles of a seat that may be laid somewhere."""
        return [tile for tile in self.held[seat] if self.referee.legal_places(tile)]

    def chooses(self, step: str, verb: str) -> None:
        if verb == "castle":
            self.in_hand = str(self.shadow.chosen[1])
            self.held[self.shadow.seat].remove(self.in_hand)

    def lays(self, tile: str, cell: Cell) -> str:
        if not self.in_hand:
            return ""
        assert tile == self.in_hand
        self.in_hand = ""
        return "turn"

    def draws(self, tile: str) -> None:
        """A castle could have been laid instead; not as long as river tiles remain (river.md 3)."""
        shadow = self.shadow
        owed = any(module.owes(shadow.seat) for module in shadow.modules)
        if owed or shadow.must_draw or "river" in self.referee.box[tile][0][0, 0].edges.values():
            assert "choose_german_castle" not in shadow.asked
        elif "choose_german_castle" not in shadow.asked and not shadow.drawn:
            assert not self.fitting(shadow.seat), "nobody was asked for a castle"

    def shows(self) -> dict[str, object]:
        return {"held": self.held}
