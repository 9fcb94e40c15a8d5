"""The player that takes what it sees: the best outcome of its own turn, by points and by what then stands on the board.

It tries every option to the end of its own choices on redealt copies, so it never knows the next tile.
"""

from __future__ import annotations

from languedoc.carcassonne import moments, numbering, scoring, turn
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.state import State
from languedoc.players.carcassonne import thumb
from languedoc.players.carcassonne.player import Player

FIELD = printed.FIELD
CITY = printed.CITY
ROAD = printed.ROAD
SUPPLY = numbering.SUPPLY

MOST_TRIED = 2000  # options of one decision

# Where it can be aimed at far more points, chance decides what comes of it: fewer options, each several times
AIMS = 200
TRIALS = 3

POINT = thumb.POINT
FOLLOWER_IN_SUPPLY = thumb.FOLLOWER_IN_SUPPLY
LAST_FOLLOWERS = thumb.LAST_FOLLOWERS
LAST_FOLLOWER = thumb.LAST_FOLLOWER
ROAD_TILE = thumb.ROAD_TILE
CITY_TILE = thumb.CITY_TILE
OPEN_END = thumb.OPEN_END
BUILDING_POINT = thumb.BUILDING_POINT
FIELD_CITY = thumb.FIELD_CITY
FIELD_LIES = thumb.FIELD_LIES


class Greedy(Player):
    def pick(self, state: State) -> int:
        seat = state.decider
        imagined = state.redeal(seat, self.chance)
        imagined.record = None
        choosing = state.box.part_start <= state.asked < state.box.place_tile  # which tile is laid
        tried = self.tried(imagined)
        best = 0
        best_value = -3000000
        for i in range(tried):
            k = self.candidate(imagined, i, tried)
            value = 0
            for _ in range(TRIALS if tried == AIMS else 1):
                trial = imagined.copy()
                if tried == AIMS:
                    trial.chance.state = self.chance.draw()
                turn.choose(trial, k)
                value += self.look_at_places(trial, seat) if choosing else self.look_on(trial, seat)
            if value > best_value:
                best = k
                best_value = value
        return best

    def tried(self, state: State) -> int:
        """How many options are tried: all of them, or some where there are too many."""
        return AIMS if state.count > MOST_TRIED else state.count

    def candidate(self, state: State, i: int, tried: int) -> int:
        """The number of the i-th option that is tried: where not all are, the default first, then any."""
        if tried == state.count:
            return i
        if i == 0:
            turn.refresh(state)
            return state.default_option()
        return self.chance.below(state.count)

    def look_at_places(self, state: State, seat: int) -> int:
        """The best that follows from laying the tile that this seat has chosen or, on an imagined table, drawn."""
        if state.over or state.decider != seat or state.hand < 0:
            return self.look_on(state, seat)
        best = -1000000
        tried = self.tried(state)
        for i in range(tried):
            trial = state.copy()
            turn.choose(trial, self.candidate(state, i, tried))
            value = self.look_on(trial, seat)
            if value > best:
                best = value
        return best

    def look_on(self, state: State, seat: int) -> int:
        """The best that follows while this seat goes on choosing about the same tile."""
        if state.over or state.decider != seat or state.hand >= 0:
            return self.worth(state, seat)
        best = -1000000
        tried = self.tried(state)
        for i in range(tried):
            trial = state.copy()
            turn.choose(trial, self.candidate(state, i, tried))
            value = self.worth(trial, seat)
            if value > best:
                best = value
        return best

    def worth(self, state: State, seat: int) -> int:
        """Own points and prospects, less those of the best of the others."""
        mine = self.standing(state, seat)
        theirs = -1000000
        for other in range(state.box.seats):
            if other != seat:
                value = self.standing(state, other)
                if value > theirs:
                    theirs = value
        return mine - theirs

    def standing(self, state: State, seat: int) -> int:
        box = state.box
        total = state.score[seat] * POINT
        if state.over:
            return total
        free = 0
        for figure in range(seat * box.figures, (seat + 1) * box.figures):
            segment = state.stands[figure]
            if segment == SUPPLY:
                free += 1
            elif segment >= 0:
                total += self.prospect(state, seat, segment)
        total += free * FOLLOWER_IN_SUPPLY + moments.outlook(box.outlook, state, seat)
        if free < LAST_FOLLOWERS:
            total -= (LAST_FOLLOWERS - free) * LAST_FOLLOWER
        return total

    def prospect(self, state: State, seat: int, segment: int) -> int:
        """What a figure may still bring in: nothing if others are stronger, a share if several are his own.

        A figure without a follower of its own beside it is paid whoever is there.
        """
        board = state.board
        root = board.root[segment]
        mine = board.followers(root, seat)
        for other in range(state.box.seats):
            if other != seat and mine > 0 and board.followers(root, other) > mine:
                return 0
        kind = board.kind_of(segment)
        if kind == ROAD:
            value = board.size(root) * ROAD_TILE - board.open_ports(root) * OPEN_END
        elif kind == CITY:
            value = (board.size(root) + board.pennants(root)) * CITY_TILE - board.open_ports(root) * OPEN_END
        elif kind == FIELD:
            value = FIELD_LIES + scoring.find_cities(state, root) * FIELD_CITY
        else:
            scoring.list_items(state, root, True)
            value = state.worth() * BUILDING_POINT
        if value <= 0 or mine == 0:
            return max(value, 0)
        return value // mine
