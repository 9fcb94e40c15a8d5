"""Rivers (river.md 3): where a river tile may lie at the most, and whether it turns back.

Which of the places that legality rules 1 to 3 leave open are offered (rule 4) the referee does not know.
"""

from __future__ import annotations

from referee.board import Board
from referee.tiles import SIDES, Cell, TurnedTile, beyond, opposite


class Rivers(Board):
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


def bent(entry: str, exit_: str) -> int:
    """How the water turns on a tile, in quarters clockwise: 0 is straight on."""
    return (SIDES.index(exit_) - SIDES.index(opposite(entry))) % 4
