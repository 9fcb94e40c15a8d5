"""Rivers (river.md 3): where a river tile may lie at the most, and whether it turns back.

Which of the places that legality rules 1 to 3 leave open are offered (rule 4) the referee does not know.
"""

from __future__ import annotations

from collections.abc import Sequence

from languedoc.carcassonne.events import TileRemoved
from languedoc.table.event import Event
from referee.rules import FeatureView, Item, Rules
from referee.tiles import SIDES, Cell, Face, beyond, opposite

FORK = "R2_fork"
VOLCANO_LAKE = "R2_lake_volcano"
LAKES = ("R1_lake", VOLCANO_LAKE, "R2_cE_vW")


class Rivers(Rules):
    choices = {
        "pig_herd": (True, False),
        "river_extra_turn": (True, False),
        "river_course": ("winding",),
        "river_combination": ("two_rivers", "one_river"),
        "fork_is_first_turn": (False, True),
        "spring_place": ("middle", "north"),
        "youngest": ("start_player", "seat_1", "seat_2", "seat_6"),
    }

    def prepare(self) -> None:
        self.no_figure = False  # not on the tile laid last
        self.erupted = False  # the lake with the volcano was laid in this part

    # ------------------------------------------------------------------ what lies on the table

    def laid(self, cells: Sequence[Cell]) -> None:
        self.no_figure = self.referee.tiles[cells[0]].name == VOLCANO_LAKE
        self.erupted = self.erupted or self.no_figure

    def bars(self, cell: Cell) -> bool:
        return self.no_figure and cell == self.referee.placed

    def per_city(self, view: FeatureView, seat: int) -> list[Item]:
        return [("pig herd", 1, 1)] if view.flags["pig_herd"] and self.option("pig_herd") else []

    def face(self, tile: str, rotation: int) -> Face:
        return self.referee.box[tile][rotation][0, 0]

    def is_river(self, tile: str) -> bool:
        return "river" in self.face(tile, 0).edges.values()

    def river_places(self, tile: str) -> set[tuple[int, int, int]]:
        """Where a river tile may lie at the most: it lengthens one arm, a spring none, and no two arms meet."""
        arms = 0 if tile.endswith("_source") else 1
        return {
            (x, y, r)
            for x, y, r in self.referee.legal_places(tile)
            if len(self._joined(self.face(tile, r), x, y)) == arms and self._apart(self.face(tile, r), x, y)
        }

    def _mouths(self, face: Face) -> list[str]:
        return [side for side in SIDES if face.edges.get(side) == "river"]

    def _joined(self, face: Face, x: int, y: int) -> list[str]:
        return [side for side in self._mouths(face) if beyond(x, y, side) in self.referee.tiles]

    def _apart(self, face: Face, x: int, y: int) -> bool:
        """With this tile, every open arm looks at a square of its own."""
        table = {**self.referee.tiles, (x, y): face}
        ahead = [beyond(*cell, side) for cell, each in table.items() for side in self._mouths(each)]
        ahead = [cell for cell in ahead if cell not in table]
        return len(ahead) == len(set(ahead))

    def turns_back(self, tile: str, x: int, y: int, rotation: int) -> bool:
        """Whether the water bends here as it did on the tile before."""
        new = self.face(tile, rotation)
        (entry,) = self._joined(new, x, y)
        before = beyond(x, y, entry)
        came_from = self._upstream(before)
        if not came_from:
            return False
        bend = bent(came_from, opposite(entry))
        return bend != 0 and any(bent(entry, mouth) == bend for mouth in self._mouths(new) if mouth != entry)

    def _upstream(self, cell: Cell) -> str:
        """The side from which the water came when this tile was laid; none for a spring."""
        order = list(self.referee.tiles)
        earlier = order[: order.index(cell)]
        mouths = self._mouths(self.referee.tiles[cell])
        return "".join(side for side in mouths if beyond(*cell, side) in earlier)

    # ------------------------------------------------------------------ a game that is followed

    def hear(self, event: Event) -> bool:
        if not isinstance(event, TileRemoved) or not self.is_river(event.tile):
            return False
        assert event.tile not in LAKES, "an arm has no end"
        return True

    def judge(self, step: str, seat: int) -> bool:
        if step != "attach_fork":
            return False
        self.shadow.judge_places()
        return True

    def judge_places(self, tile: str, places: set[tuple[int, int, int]]) -> bool:
        """All offered places are legal; if one of them turns back, there was none that does not."""
        if not self.is_river(tile):
            return False
        assert places <= self.river_places(tile)
        if not tile.endswith("_source"):
            turning_back = {place for place in places if self.turns_back(tile, *place)}
            assert turning_back in (set(), places)
        return True

    def lays(self, tile: str, cell: Cell) -> str:
        """A fork that follows its spring is no turn: the follower goes to the spring, or nobody has a turn yet."""
        return "beside" if tile == FORK and self.shadow.drawn != tile else ""

    def placing(self, tile: str, place: tuple[int, int, int]) -> None:
        assert not self.is_river(tile) or place in self.river_places(tile)

    def open_part(self) -> None:
        self.erupted = False

    def goes_on(self, seat: int) -> str:
        """The turn after the lake with the volcano."""
        again = self.erupted and not self.shadow.mini_turn and self.option("river_extra_turn")
        return "turn" if again else ""


def bent(entry: str, exit_: str) -> int:
    """How the water turns on a tile, in quarters clockwise: 0 is straight on."""
    return (SIDES.index(exit_) - SIDES.index(opposite(entry))) % 4
