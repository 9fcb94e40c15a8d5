"""Looks ahead: whether each arm of the river can still go on, and be ended, after a tile is laid here (river.md,
legality 3 and 4).

A `Trial` is the layout with a few river tiles tried out on top of it. The board itself does not change. Tiles are tried
out much more often than laid, so nearly always the answer must be found without a search: every arm ends in a meadow,
and straight ahead of one of them all squares are free.
"""

from __future__ import annotations

from languedoc.carcassonne import numbering
from languedoc.carcassonne.board import board as boards
from languedoc.carcassonne.board import geometry
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.state import State
from languedoc.memory import Memory

# The role of a tile in the river
LAND, COURSE_TILE, CITY_LAKE, SOURCE, FORK_TILE, LAKE = range(6)
ROLES = {"source": SOURCE, "fork": FORK_TILE, "lake": LAKE}

# Two rivers with one fork have three arms, so this is enough. A spring is tried out with its fork, and then
# one tile for each arm that is enclosed
MOST_ARMS = 8
MOST_TRIED = 2 + MOST_ARMS

NOTHING = numbering.NOTHING
STRAIGHT = 0
TILE = boards.TILE
NORTH, EAST, SOUTH, WEST = range(4)
MEADOW = geometry.EDGES.index("field")
WATER = geometry.EDGES.index("river")


class Waters:
    """The role of each design in the river, and the sides at which each turned design shows water: a bit for each side.

    `flow` has the same for the wish of a square in the frontier: over which sides water comes to it.
    """

    def __init__(self, designs: Designs) -> None:
        self.designs = designs
        self._lay_out(Memory(0))
        self._lay_out(Memory(self.memory.used))
        for design, tile in enumerate(designs.tiles):
            mouths = list(tile.edge_kinds.values()).count("river")
            part = LAND if tile.stack != "river" else CITY_LAKE if mouths == 1 else COURSE_TILE
            self.part[design] = ROLES.get(tile.role or "", part)
        for oriented in range(designs.count * 4):
            for side in range(4):
                if designs.shown(oriented, side) == WATER:
                    self.mouths[oriented] |= 1 << side
        for wish in range(designs.codes):
            for side in range(4):
                if wish // self.designs.weight[side] % designs.radix == WATER:
                    self.flow[wish] |= 1 << side

    def _lay_out(self, memory: Memory) -> None:
        self.memory = memory
        self.part = memory.shorts(self.designs.count)
        self.mouths = memory.shorts(self.designs.count * 4)
        self.flow = memory.shorts(self.designs.codes)

    def part_of(self, design: int) -> int:
        return self.part[design]


def bend_of(state: State, piece: int, mouth: int) -> int:
    """How the water turned on a lying tile on its way to that side: quarters clockwise. A spring is no bend."""
    board = state.board
    for side in range(4):
        if side != mouth and board.shows(piece, side) == WATER:
            upstream = board.piece_on(board.cell_beside(board.cell_of(piece), side))
            if 0 <= upstream < piece:
                return (mouth - (side ^ 2)) & 3
    return STRAIGHT


class Trial:
    """The layout with the tiles that are tried out, and the open arms found so far."""

    def __init__(self, waters: Waters, state: State) -> None:
        self.waters = waters
        self.state = state
        self.board = self.state.board
        self.pile = 0  # the note with the first tile that is left in the pile
        self.left = 0  # how many are left
        self.tried = 0
        self.cell = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # of each tile tried out; written out, so that C knows the lengths
        self.oriented = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        self.arms = 0
        self.square = [0, 0, 0, 0, 0, 0, 0, 0]  # the square to which each open arm leads
        self.entry = [0, 0, 0, 0, 0, 0, 0, 0]  # the side from which its water comes

    # ------------------------------------------------------------------ tiles tried out

    def lay(self, cell: int, oriented: int) -> None:
        if self.tried == MOST_TRIED:
            raise MemoryError(f"more than {MOST_TRIED} river tiles tried out")
        self.cell[self.tried] = cell
        self.oriented[self.tried] = oriented
        self.tried += 1

    def take_back(self) -> None:
        self.tried -= 1

    def lying(self, cell: int) -> int:
        """The turned design that lies on a cell, or is tried out there, or -1."""
        for i in range(self.tried):
            if self.cell[i] == cell:
                return self.oriented[i]
        board = self.board
        if cell < 0 or cell >= board.side * board.side or board.cell[cell] < TILE:
            return NOTHING
        return board.oriented[board.cell[cell] - TILE]

    def facing(self, square: int, side: int) -> int:
        """What the tile beyond that side shows towards a square, or -1."""
        beyond = self.lying(square + self.board.beside[side])
        return NOTHING if beyond == NOTHING else self.board.designs.edge[beyond * 4 + (side ^ 2)]

    def matches(self, square: int, oriented: int) -> bool:
        """Whether a tile shows on every side what the tile beyond shows."""
        for side in range(4):
            facing = self.facing(square, side)
            if facing != NOTHING and facing != self.board.designs.edge[oriented * 4 + side]:
                return False
        return True

    def meadow(self, square: int) -> bool:
        """Whether only water and meadows lead to a square, so that a lake would fit there."""
        for side in range(4):
            facing = self.facing(square, side)
            if facing != NOTHING and facing != WATER and facing != MEADOW:
                return False
        return True

    # ------------------------------------------------------------------ arms

    def find_arms(self) -> int:
        """Find all open arms, in the order in which the tiles were laid; returns their number."""
        board = self.board
        self.arms = 0
        for piece in range(board.pieces):
            mouths = self.waters.mouths[board.oriented[piece]]
            for side in range(4):
                if mouths >> side & 1 and board.cell[board.spot[piece] + board.beside[side]] < TILE:
                    self.add_arm(board.spot[piece] + board.beside[side], side ^ 2)
        for i in range(self.tried):
            mouths = self.waters.mouths[self.oriented[i]]
            for side in range(4):
                if mouths >> side & 1:
                    self.add_arm(self.cell[i] + board.beside[side], side ^ 2)
        return self.arms

    def add_arm(self, square: int, entry: int) -> None:
        """An arm, unless a tile lies there or is tried out."""
        if self.lying(square) == NOTHING:
            if self.arms == MOST_ARMS:
                raise MemoryError(f"more than {MOST_ARMS} arms of a river")
            self.square[self.arms] = square
            self.entry[self.arms] = entry
            self.arms += 1

    def is_free(self, cell: int) -> bool:
        """Whether nothing lies on a cell and no arm leads there."""
        for arm in range(self.arms):
            if self.square[arm] == cell:
                return False
        return self.lying(cell) == NOTHING

    def arms_meet(self) -> bool:
        """Whether two arms lead to the same square."""
        for arm in range(1, self.arms):
            for other in range(arm):
                if self.square[arm] == self.square[other]:
                    return True
        return False

    def has_left(self, part: int) -> bool:
        """Whether such a tile is still in the pile."""
        for i in range(self.left):
            if self.waters.part[self.state.notes[self.pile + i]] == part:
                return True
        return False

    def arms_stay_open(self, new_entry: int, bends_free: bool, last_resort: bool) -> bool:
        """Arms never meet, and each can be ended; `new_entry` is where the water enters the tile tried out last.

        While tiles are left, each arm can go on, and these tiles can lead one of them out of the layout.
        """
        self.find_arms()
        if not self.can_be_ended(0):
            return False
        if last_resort or not self.has_left(COURSE_TILE):
            return True
        goes_on = False
        for arm in range(self.arms):
            ways = 0
            for side in range(4):
                if self.has_way(arm, side, new_entry, bends_free):
                    ways += 1
                    if not goes_on:
                        goes_on = self.leads_straight_out(arm, side) and self.may_flow(arm, side)
            if ways == 0:
                return False
        return goes_on or self.leads_out(new_entry, bends_free)

    # ------------------------------------------------------------------ every arm gets its end

    def can_be_ended(self, used: int) -> bool:
        """Whether every arm leads to a square of its own, where its lake fits now or after a tile of the pile.

        `used` has a bit for each tile of the pile that is tried out already. The arms must have been found.
        """
        if self.arms_meet() or (self.arms > 1 and self.has_left(CITY_LAKE) and not self.city_lake_has_room()):
            return False
        closed_in = self.count_closed_in()
        if closed_in == 0:
            return True
        arm = 0
        while self.meadow(self.square[arm]):
            arm += 1
        square = self.square[arm]
        for i in range(self.left):
            design = self.state.notes[self.pile + i]
            if (used >> i & 1) == 0 and self.waters.part[design] == COURSE_TILE:
                for oriented in range(design * 4, design * 4 + 4):
                    if self.matches(square, oriented):
                        self.lay(square, oriented)
                        self.find_arms()
                        ended = self.count_closed_in() < closed_in and self.can_be_ended(used | 1 << i)
                        self.take_back()
                        self.find_arms()
                        if ended:
                            return True
        return False

    def count_closed_in(self) -> int:
        """How many arms lead to a square where no lake fits."""
        closed_in = 0
        for arm in range(self.arms):
            if not self.meadow(self.square[arm]):
                closed_in += 1
        return closed_in

    def city_lake_has_room(self) -> bool:
        """Whether an arm could be ended with the city lake, which needs room for its city behind it."""
        for arm in range(self.arms):
            if self.is_free(self.square[arm] + self.board.beside[self.entry[arm] ^ 2]):
                if self.meadow(self.square[arm]):
                    return True
        return False

    # ------------------------------------------------------------------ the river goes on

    def has_way(self, arm: int, side: int, new_entry: int, bends_free: bool) -> bool:
        """Whether the next tile of an arm may lead the water over that side, according to what lies there."""
        if not self.is_free(self.square[arm] + self.board.beside[side]):
            return False
        return bends_free or self.may_bend(arm, side, new_entry)

    def may_bend(self, arm: int, side: int, new_entry: int) -> bool:
        """Whether the water may leave the next tile of an arm at `side` (legality 2)."""
        onward = self.entry[arm] ^ 2
        source = self.square[arm] + self.board.beside[self.entry[arm]]
        if source == self.cell[self.tried - 1]:
            last_bend = (onward - (new_entry ^ 2)) & 3
        else:
            last_bend = bend_of(self.state, self.board.piece_on(source), onward)
        return last_bend == STRAIGHT or (side - onward) & 3 != last_bend

    def may_flow(self, arm: int, side: int) -> bool:
        """Whether a tile of the pile could lead the water of an arm over that side."""
        water = 1 << self.entry[arm] | 1 << side
        for i in range(self.left):
            design = self.state.notes[self.pile + i]
            if self.waters.part[design] == COURSE_TILE:
                for oriented in range(design * 4, design * 4 + 4):
                    if (self.waters.mouths[oriented] & water) == water and self.matches(self.square[arm], oriented):
                        return True
        return False

    def leads_straight_out(self, arm: int, side: int) -> bool:
        """Whether all squares beyond that side are free up to the rim of the ground; nearly always true for some
        side."""
        board = self.board
        ground = board.cell
        cell = self.square[arm]
        if cell < 0 or cell >= board.side * board.side:
            return True
        if side == NORTH:
            squares = cell >> board.shift
        elif side == EAST:
            squares = board.side - 1 - (cell & (board.side - 1))
        elif side == SOUTH:
            squares = board.side - 1 - (cell >> board.shift)
        else:
            squares = cell & (board.side - 1)
        for i in range(self.tried):
            if self.is_ahead(self.cell[i], self.square[arm], side):
                return False
        for i in range(self.arms):
            if self.is_ahead(self.square[i], self.square[arm], side):
                return False
        step = board.beside[side]
        for _ in range(squares):
            cell += step
            if ground[cell] >= TILE:
                return False
        return True

    def is_ahead(self, cell: int, square: int, side: int) -> bool:
        """Whether a cell of the ground lies straight beyond that side of a square."""
        board = self.board
        if cell < 0 or cell >= board.side * board.side or cell == square:
            return False
        if side in (EAST, WEST):
            return cell >> board.shift == square >> board.shift and (cell > square) == (side == EAST)
        return (cell ^ square) & (board.side - 1) == 0 and (cell > square) == (side == SOUTH)

    def leads_out(self, new_entry: int, bends_free: bool) -> bool:
        """Whether a tile of the pile leads some arm out of the layout, over free squares and round any corner."""
        board = self.board
        walked = []
        for arm in range(self.arms):
            for side in range(4):
                if self.has_way(arm, side, new_entry, bends_free) and self.may_flow(arm, side):
                    walked.append(board.cell_beside(self.square[arm], side))
        cells = [board.spot[piece] for piece in range(board.pieces)] + [self.cell[i] for i in range(self.tried)]
        columns = [board.column(cell) for cell in cells]
        lines = [board.line(cell) for cell in cells]
        west, east = min(columns), max(columns)
        north, south = min(lines), max(lines)
        seen: set[int] = set()
        for cell in walked:  # grows while it is walked
            if cell not in seen and self.is_free(cell):
                seen.add(cell)
                if not (west <= board.column(cell) <= east and north <= board.line(cell) <= south):
                    return True
                for side in range(4):
                    walked.append(board.cell_beside(cell, side))
        return False
