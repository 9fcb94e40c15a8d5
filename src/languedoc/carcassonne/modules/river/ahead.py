"""Looks ahead: whether each arm of the river can still go on, and be ended, after a tile is laid here (river.md,
legality 3 and 4).

A few river tiles are tried out on the board: they lie on its ground, after all pieces, and are taken back before
anything else looks at it. Tiles are tried out much more often than laid, so nearly always the answer must be found
without a search: every arm ends in a meadow, and straight ahead of one of them all squares are free.
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

# Notes about the tiles that lie: how many pieces lay when the open arms were found; how many these are, and the mouth
# of each (a piece * 4 + a side of it)
PIECES, LYING_ARMS, LYING_MOUTH = range(3)
ARM_NOTES = LYING_MOUTH + MOST_ARMS

# What is kept in `state.spare` while tiles are tried out: the first of the notes about the tiles that lie; the note
# with the first tile that is left in the pile, and how many are left; how many tiles are tried out, the cell of each,
# what the ground had there, and the turned design; of each open arm the square to which it leads, the side from which
# its water comes, the sides beyond which nothing lies (as bits), and whether no lake fits there: something else than
# water and meadows leads to the square
NOTES, PILE, LEFT, TRIED, ARMS, CELL = range(6)
GROUND = CELL + MOST_TRIED
ORIENTED = GROUND + MOST_TRIED
SQUARE = ORIENTED + MOST_TRIED
ENTRY = SQUARE + MOST_ARMS
EMPTY = ENTRY + MOST_ARMS
ENCLOSED = EMPTY + MOST_ARMS
SPARE = ENCLOSED + MOST_ARMS

NOTHING = numbering.NOTHING
STRAIGHT = 0
TILE = boards.TILE
NORTH, EAST, SOUTH, WEST = range(4)
ALL_SIDES = 0b1111
MEADOW = geometry.EDGES.index("field")
WATER = geometry.EDGES.index("river")


def bend_of(state: State, piece: int, mouth: int) -> int:
    """How the water turned on a lying tile on its way to that side: quarters clockwise. A spring is no bend."""
    for side in range(4):
        if side != mouth and state.board.shows(piece, side) == WATER:
            upstream = state.board.piece_on(state.board.cell_beside(state.board.cell_of(piece), side))
            if 0 <= upstream < piece:
                return (mouth - (side ^ 2)) & 3
    return STRAIGHT


def check_room(arms: int) -> None:
    if arms == MOST_ARMS:
        raise MemoryError(f"more than {MOST_ARMS} arms of a river")


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

    # ------------------------------------------------------------------ tiles tried out

    def begin(self, state: State, notes: int, pile: int, left: int) -> None:
        """Nothing is tried out yet. `notes` and `pile` are the first notes about the open arms and about the `left`
        tiles of the pile."""
        state.spare[NOTES] = notes
        state.spare[PILE] = pile
        state.spare[LEFT] = left
        state.spare[TRIED] = 0
        if state.notes[notes + PIECES] != state.board.pieces:
            self.find_lying_arms(state, notes)

    def lay(self, state: State, cell: int, oriented: int) -> None:
        tried = state.spare[TRIED]
        if tried == MOST_TRIED:
            raise MemoryError(f"more than {MOST_TRIED} river tiles tried out")
        state.spare[CELL + tried] = cell
        state.spare[ORIENTED + tried] = oriented
        if 0 <= cell < state.board.side * state.board.side:
            state.spare[GROUND + tried] = state.board.cell[cell]
            state.board.cell[cell] = TILE + state.board.pieces + tried
            state.board.oriented[state.board.pieces + tried] = oriented
        state.spare[TRIED] = tried + 1

    def take_back(self, state: State) -> None:
        """Take back the tile tried out last."""
        state.spare[TRIED] -= 1
        cell = state.spare[CELL + state.spare[TRIED]]
        if 0 <= cell < state.board.side * state.board.side:
            state.board.cell[cell] = state.spare[GROUND + state.spare[TRIED]]

    def end(self, state: State) -> None:
        """Take back all tiles tried out."""
        while state.spare[TRIED] > 0:
            self.take_back(state)

    def lying(self, state: State, cell: int) -> int:
        """The turned design that lies on a cell, or is tried out there, or -1."""
        if 0 <= cell < state.board.side * state.board.side:
            piece = state.board.cell[cell] - TILE
            return state.board.oriented[piece] if piece >= 0 else NOTHING
        for i in range(state.spare[TRIED]):  # beyond the rim of the ground
            if state.spare[CELL + i] == cell:
                return state.spare[ORIENTED + i]
        return NOTHING

    def facing(self, state: State, square: int, side: int) -> int:
        """What the tile beyond that side shows towards a square, or -1."""
        beyond = self.lying(state, square + state.board.beside[side])
        return NOTHING if beyond == NOTHING else state.board.designs.edge[beyond * 4 + (side ^ 2)]

    def matches(self, state: State, square: int, oriented: int) -> bool:
        """Whether a tile shows on every side what the tile beyond shows."""
        for side in range(4):
            facing = self.facing(state, square, side)
            if facing != NOTHING and facing != state.board.designs.edge[oriented * 4 + side]:
                return False
        return True

    # ------------------------------------------------------------------ arms

    def find_arms(self, state: State) -> int:
        """Find all open arms, in the order in which the tiles were laid; returns their number."""
        notes = state.spare[NOTES]
        state.spare[ARMS] = 0
        for arm in range(state.notes[notes + LYING_ARMS]):
            mouth = state.notes[notes + LYING_MOUTH + arm]
            square = state.board.spot[mouth >> 2] + state.board.beside[mouth & 3]
            self.add_arm(state, square, (mouth & 3) ^ 2)
        for i in range(state.spare[TRIED]):
            mouths = self.mouths[state.spare[ORIENTED + i]]
            for side in range(4):
                if mouths >> side & 1:
                    self.add_arm(state, state.spare[CELL + i] + state.board.beside[side], side ^ 2)
        return state.spare[ARMS]

    def find_lying_arms(self, state: State, notes: int) -> None:
        """Find the mouths of the open arms while nothing is tried out, in the order in which the tiles were laid: water
        comes from them to squares of the frontier."""
        mouths = notes + LYING_MOUTH
        arms = 0
        for i in range(state.board.frontier.count):
            flow = self.flow[state.board.frontier.wish[i]]
            for entry in range(4 if flow != 0 else 0):
                if flow >> entry & 1:
                    source = state.board.cell[state.board.frontier.cell[i] + state.board.beside[entry]] - TILE
                    mouth = source * 4 + (entry ^ 2)
                    check_room(arms)
                    arm = arms
                    while arm > 0 and state.notes[mouths + arm - 1] > mouth:
                        state.notes[mouths + arm] = state.notes[mouths + arm - 1]
                        arm -= 1
                    state.notes[mouths + arm] = mouth
                    arms += 1
        state.notes[notes + PIECES] = state.board.pieces
        state.notes[notes + LYING_ARMS] = arms

    def add_arm(self, state: State, square: int, entry: int) -> None:
        """An arm, unless a tile lies there or is tried out."""
        if self.lying(state, square) == NOTHING:
            check_room(state.spare[ARMS])
            empty = 0
            enclosed = False
            for side in range(4):
                facing = self.facing(state, square, side)
                if facing == NOTHING:
                    empty |= 1 << side
                elif facing != WATER and facing != MEADOW:
                    enclosed = True
            arm = state.spare[ARMS]
            state.spare[SQUARE + arm] = square
            state.spare[ENTRY + arm] = entry
            state.spare[EMPTY + arm] = empty
            state.spare[ENCLOSED + arm] = enclosed
            state.spare[ARMS] = arm + 1

    def is_free(self, state: State, cell: int) -> bool:
        """Whether nothing lies on a cell and no arm leads there."""
        for arm in range(state.spare[ARMS]):
            if state.spare[SQUARE + arm] == cell:
                return False
        return self.lying(state, cell) == NOTHING

    def arms_meet(self, state: State) -> bool:
        """Whether two arms lead to the same square."""
        for arm in range(1, state.spare[ARMS]):
            for other in range(arm):
                if state.spare[SQUARE + arm] == state.spare[SQUARE + other]:
                    return True
        return False

    def has_left(self, state: State, part: int) -> bool:
        """Whether such a tile is still in the pile."""
        for i in range(state.spare[LEFT]):
            if self.part[state.notes[state.spare[PILE] + i]] == part:
                return True
        return False

    def arms_stay_open(self, state: State, new_entry: int, bends_free: bool, last_resort: bool) -> bool:
        """Arms never meet, and each can be ended; `new_entry` is where the water enters the tile tried out last.

        While tiles are left, each arm can go on, and these tiles can lead one of them out of the layout.
        """
        self.find_arms(state)
        if not self.can_be_ended(state, 0):
            return False
        if last_resort or not self.has_left(state, COURSE_TILE):
            return True
        goes_on = False
        for arm in range(state.spare[ARMS]):
            ways = self.ways(state, arm, new_entry, bends_free)
            if ways == 0:
                return False
            side = 0
            while ways >> side and not goes_on:
                if ways >> side & 1 and self.leads_straight_out(state, arm, side):
                    goes_on = self.may_flow(state, arm, side)
                side += 1
        return goes_on or self.leads_out(state, new_entry, bends_free)

    # ------------------------------------------------------------------ every arm gets its end

    def can_be_ended(self, state: State, used: int) -> bool:
        """Whether every arm leads to a square of its own, where its lake fits now or after a tile of the pile.

        `used` has a bit for each tile of the pile that is tried out already. The arms must have been found.
        """
        if self.arms_meet(state):
            return False
        if state.spare[ARMS] > 1 and self.has_left(state, CITY_LAKE) and not self.city_lake_has_room(state):
            return False
        enclosed = self.count_enclosed(state)
        if enclosed == 0:
            return True
        arm = 0
        while not state.spare[ENCLOSED + arm]:
            arm += 1
        square = state.spare[SQUARE + arm]
        for i in range(state.spare[LEFT]):
            design = state.notes[state.spare[PILE] + i]
            if (used >> i & 1) == 0 and self.part[design] == COURSE_TILE:
                for oriented in range(design * 4, design * 4 + 4):
                    if self.matches(state, square, oriented):
                        self.lay(state, square, oriented)
                        self.find_arms(state)
                        ended = self.count_enclosed(state) < enclosed and self.can_be_ended(state, used | 1 << i)
                        self.take_back(state)
                        self.find_arms(state)
                        if ended:
                            return True
        return False

    def count_enclosed(self, state: State) -> int:
        """How many arms lead to a square where no lake fits."""
        enclosed = 0
        for arm in range(state.spare[ARMS]):
            enclosed += state.spare[ENCLOSED + arm]
        return enclosed

    def city_lake_has_room(self, state: State) -> bool:
        """Whether an arm could be ended with the city lake, which needs room for its city behind it."""
        for arm in range(state.spare[ARMS]):
            if not state.spare[ENCLOSED + arm] and self.free_sides(state, arm) >> (state.spare[ENTRY + arm] ^ 2) & 1:
                return True
        return False

    # ------------------------------------------------------------------ the river goes on

    def free_sides(self, state: State, arm: int) -> int:
        """The sides of the square of an arm beyond which nothing lies and no arm leads, as bits."""
        free = state.spare[EMPTY + arm]
        for other in range(state.spare[ARMS]):
            away = state.spare[SQUARE + other] - state.spare[SQUARE + arm]
            for side in range(4):
                if away == state.board.beside[side]:
                    free &= ~(1 << side)
        return free

    def ways(self, state: State, arm: int, new_entry: int, bends_free: bool) -> int:
        """The sides over which the next tile of an arm may lead the water, according to what lies there, as bits; it
        never bends the same way twice running (legality 2)."""
        free = self.free_sides(state, arm)
        if bends_free or free == 0:
            return free
        onward = state.spare[ENTRY + arm] ^ 2
        source = state.spare[SQUARE + arm] + state.board.beside[state.spare[ENTRY + arm]]
        if source == state.spare[CELL + state.spare[TRIED] - 1]:
            last_bend = (onward - (new_entry ^ 2)) & 3
        else:
            last_bend = bend_of(state, state.board.piece_on(source), onward)
        return free if last_bend == STRAIGHT else free & ~(1 << ((onward + last_bend) & 3))

    def may_flow(self, state: State, arm: int, side: int) -> bool:
        """Whether a tile of the pile could lead the water of an arm over that side."""
        square = state.spare[SQUARE + arm]
        entry = 1 << state.spare[ENTRY + arm]
        water = entry | 1 << side
        alone = state.spare[EMPTY + arm] | entry == ALL_SIDES
        for i in range(state.spare[LEFT]):
            design = state.notes[state.spare[PILE] + i]
            if self.part[design] == COURSE_TILE:
                for oriented in range(design * 4, design * 4 + 4):
                    if (self.mouths[oriented] & water) == water:
                        if alone or self.matches(state, square, oriented):
                            return True
        return False

    def leads_straight_out(self, state: State, arm: int, side: int) -> bool:
        """Whether all squares beyond that side are free up to the rim of the ground; nearly always true for some
        side."""
        ground = state.board.cell
        cell = state.spare[SQUARE + arm]
        if cell < 0 or cell >= state.board.side * state.board.side:
            return True
        if side == NORTH:
            squares = cell >> state.board.shift
        elif side == EAST:
            squares = state.board.side - 1 - (cell & (state.board.side - 1))
        elif side == SOUTH:
            squares = state.board.side - 1 - (cell >> state.board.shift)
        else:
            squares = cell & (state.board.side - 1)
        for i in range(state.spare[ARMS]):
            if self.is_ahead(state, state.spare[SQUARE + i], state.spare[SQUARE + arm], side):
                return False
        step = state.board.beside[side]
        for _ in range(squares):
            cell += step
            if ground[cell] >= TILE:
                return False
        return True

    def is_ahead(self, state: State, cell: int, square: int, side: int) -> bool:
        """Whether a cell of the ground lies straight beyond that side of a square."""
        if cell < 0 or cell >= state.board.side * state.board.side or cell == square:
            return False
        if side in (EAST, WEST):
            return cell >> state.board.shift == square >> state.board.shift and (cell > square) == (side == EAST)
        return (cell ^ square) & (state.board.side - 1) == 0 and (cell > square) == (side == SOUTH)

    def leads_out(self, state: State, new_entry: int, bends_free: bool) -> bool:
        """Whether a tile of the pile leads some arm out of the layout, over free squares and round any corner."""
        walked = []
        for arm in range(state.spare[ARMS]):
            ways = self.ways(state, arm, new_entry, bends_free)
            for side in range(4):
                if ways >> side & 1 and self.may_flow(state, arm, side):
                    walked.append(state.board.cell_beside(state.spare[SQUARE + arm], side))
        west = east = state.board.column(state.board.spot[0])
        north = south = state.board.line(state.board.spot[0])
        for i in range(state.board.pieces + state.spare[TRIED]):
            if i < state.board.pieces:
                cell = state.board.spot[i]
            else:
                cell = state.spare[CELL + i - state.board.pieces]
            west, east = min(west, state.board.column(cell)), max(east, state.board.column(cell))
            north, south = min(north, state.board.line(cell)), max(south, state.board.line(cell))
        seen: set[int] = set()
        for cell in walked:  # grows while it is walked
            if cell not in seen and self.is_free(state, cell):
                seen.add(cell)
                if not (west <= state.board.column(cell) <= east and north <= state.board.line(cell) <= south):
                    return True
                for side in range(4):
                    walked.append(state.board.cell_beside(cell, side))
        return False
