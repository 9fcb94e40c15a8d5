"""Towers, captures and prisoners (tower.md 3 to 6)."""

from __future__ import annotations

from referee.board import FOLLOWERS, Board, Man, cell_of
from referee.tiles import Cell

RANSOM = 3
CLIMBERS = ("follower", "big_follower", "phantom")


class Towers(Board):
    def open_towers(self) -> set[Cell]:
        """Those without a follower on top."""
        return self.towers.keys() - {man.where[1:] for man in self.standing if man.where[0] == "tower"}

    def tower_options(self, seat: int) -> set[tuple[object, ...]]:
        options: set[tuple[object, ...]] = set()
        for cell in self.open_towers():
            if self.pieces[seat]:
                options.add(("tower", cell))
            if self.towers[cell] and not self.is_barred(cell):
                options |= {("guard", kind, cell) for kind in CLIMBERS if self.hands[seat][kind]}
        return options

    def captures(self, seat: int, tower: Cell) -> set[Man]:
        """Whom a tower just raised by the seat may capture."""
        kinds = {*FOLLOWERS} if self.options["tower_capture_wagon"] else {*FOLLOWERS} - {"wagon"}
        reach = self.reach(tower)
        return {
            man
            for man in self.standing
            if man.kind in kinds and cell_of(man) in reach and (man.seat != seat or self.options["tower_capture_own"])
        }

    def reach(self, tower: Cell) -> set[Cell]:
        """Straight on in four directions, whatever lies there."""
        x, y = tower
        far = range(-self.towers[tower], self.towers[tower] + 1)
        return {(x + d, y) for d in far} | {(x, y + d) for d in far}

    def prisoners(self, captor: int, owner: int) -> set[Man]:
        """The followers of one seat held by another; those of one kind are all the same."""
        return {man for man in self.standing if man.where == ("prison", captor) and man.seat == owner}

    def ransoms(self, seat: int) -> set[Man]:
        if self.scores[seat] < RANSOM:
            return set()
        return {man for captor in self.seats for man in self.prisoners(captor, seat)}
