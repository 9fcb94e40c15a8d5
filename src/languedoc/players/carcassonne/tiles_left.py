"""How many of the tiles that are left fit an empty square, by what its neighbours show."""

from __future__ import annotations

from languedoc.carcassonne.box import Box
from languedoc.carcassonne.state import State
from languedoc.memory import Memory
from languedoc.players.carcassonne import terms

MANY = terms.MANY


class TilesLeft:
    """The tiles left in the games of a box, with scratch rows of its own."""

    def __init__(self, box: Box) -> None:
        designs = box.designs
        self.box = box
        self.codes = designs.codes
        self.designs = designs.count
        self.memory = Memory((self.codes * 2 + self.designs) * 4 + self.codes * self.designs + 64)
        self.known = self.memory.ints(self.codes)  # whether `matching` is written for what a square shows
        self.fitting = self.memory.ints(self.codes)  # how many tiles left fit it, or -1
        self.left = self.memory.ints(self.designs)
        self.matching = self.memory.bytes(self.codes * self.designs)
        self.total = 0

    def look_at(self, state: State) -> None:
        """Count the tiles left by design, those that lie face down somewhere among them."""
        for i in range(self.designs):
            self.left[i] = 0
        for i in range(state.pile_left):
            self.left[state.pile[i]] += 1
        last = state.box.most_pieces - 1
        for i in range(state.hidden_count):
            self.left[state.gone[last - i]] += 1
        for i in range(self.codes):
            self.fitting[i] = -1
        self.total = state.pile_left + state.hidden_count

    def count_fitting(self, shown: int) -> int:
        """How many tiles left fit a square, by what its neighbours show."""
        if self.fitting[shown] < 0:
            self.find_fitting(shown)
        return self.fitting[shown]

    def find_fitting(self, shown: int) -> None:
        if self.known[shown] == 0:
            self.match(shown)
        number = 0
        row = shown * self.designs
        for design in range(self.designs):
            if self.left[design] != 0 and self.matching[row + design] != 0:
                number += self.left[design]
        self.fitting[shown] = min(number, MANY)

    def match(self, shown: int) -> None:
        """Write which designs fit a square, however they are turned."""
        self.known[shown] = 1
        radix = self.box.designs.radix
        for design in range(self.designs):
            for quarters in range(4):
                fits = 1
                rest = shown
                for side in range(4):
                    wanted = rest % radix
                    rest = rest // radix
                    edge = self.box.designs.edge[(design * 4 + quarters) * 4 + side]
                    if wanted != 0 and edge != 0 and wanted != edge:
                        fits = 0
                if fits != 0:
                    self.matching[shown * self.designs + design] = 1
