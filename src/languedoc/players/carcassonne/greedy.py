"""The player that takes what it sees: the best outcome of its own turn, by points and by what then stands on the board.

It tries every option to the end of its own choices on redealt copies, so it never knows the next tile.
"""

from __future__ import annotations

from languedoc.carcassonne import turn
from languedoc.carcassonne.state import State
from languedoc.players.carcassonne import thumb
from languedoc.players.carcassonne.player import Player

MOST_TRIED = 2000  # options of one decision

# Where it can be aimed at far more points, chance decides what comes of it: fewer options, each several times
AIMS = 200
TRIALS = 3

POINT = thumb.POINT


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
        return state.score[seat] * POINT if state.over else thumb.prospects(state, seat)
