# The compiled version of batch.py: the same loops without the GIL.
from libc.stdlib cimport free, malloc
from languedoc.carcassonne cimport turn
from languedoc.carcassonne.state cimport State
from languedoc.players.carcassonne.learner cimport Learner
from languedoc.players.carcassonne.one_ply cimport OnePly
from languedoc.players.carcassonne.player cimport Seat, finish, seated
from languedoc.players.carcassonne.rollouts cimport Roller
from languedoc.table.chance cimport Chance


def play_games(State state, list players, unsigned long long seed, int games):
    """Play `games` games one after the other in the same state, with the seeds from `seed` on."""
    cdef Seat first = seated(state, players)
    cdef int i
    with nogil:
        for i in range(games):
            turn.deal_shuffled(state, seed + i, 0)
            finish(state, first)


def play_out(State state, list players):
    """Let the players finish a game."""
    cdef Seat first = seated(state, players)
    with nogil:
        finish(state, first)


def play_copies(State state, State trial, int seat, unsigned long long seed, int number):
    """Play copies of a state to their end, each option as likely as the others. Returns the scores of each.

    The k-th copy draws from `Chance(seed + k)`. What `seat` cannot know is drawn anew; with seat -1 nothing is. `trial`
    is the table the copies are played on.
    """
    cdef Chance chance = Chance(0)
    cdef int seats = state.box.seats
    cdef int k, i
    cdef int* scores = <int*> malloc((number * seats + 1) * sizeof(int))
    if scores == NULL:
        raise MemoryError()
    try:
        with nogil:
            for k in range(number):
                chance.state = seed + k
                trial.copy_from(state)
                if seat >= 0:
                    trial.draw_anew(seat, chance)
                while not trial.over:
                    turn.refresh(trial)
                    turn.choose(trial, chance.below(trial.count))
                for i in range(seats):
                    scores[k * seats + i] = trial.score[i]
        return [tuple([scores[k * seats + i] for i in range(seats)]) for k in range(number)]
    finally:
        free(scores)


def learn_games(Learner learner, State state, unsigned long long seed, int games):
    """Let a learner play games against itself, with the seeds from `seed` on."""
    with nogil:
        learner.learn_games(state, seed, games)


def choose_on(OnePly player, State state):
    """What a one-ply player chooses on a table that hides nothing from the seat that decides."""
    cdef int k
    with nogil:
        k = player.choose_on(state)
    return k


def roll(Roller roller, State state, int seat, int k, unsigned long long bag, int rounds):
    """The value of an option by one rollout."""
    cdef int value
    with nogil:
        value = roller.roll(state, seat, k, bag, rounds)
    return value


def solve(Roller roller, State state):
    """The option with the best final result, or -2."""
    cdef int k
    with nogil:
        k = roller.solve(state)
    return k
