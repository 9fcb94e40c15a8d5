"""Carries out the steps of the turn order until somebody must choose.

The box lists the steps in the order of `turn_order.py`, without those of modules that are not in the game. A decision
with a single option is carried out without asking, unless `state.asks_always` (used to follow a recorded game, which
has every step).
"""

from __future__ import annotations

from languedoc.carcassonne import events, moments, numbering
from languedoc.carcassonne.state import State
from languedoc.errors import IllegalChoice

END = numbering.END
NOTHING = numbering.NOTHING
VERB_MASK = numbering.VERB_MASK


def deal(state: State, seed: int, first_seat: int, stacked: list[int] | None) -> None:
    """Begin a game (seat -1: the first seat is drawn), let the modules set up, go on to the first decision."""
    state.deal(seed, first_seat, stacked)
    moments.dealt(state.box.dealt, state)
    state.stacked = None
    begin_turn(state)
    run(state)


def deal_shuffled(state: State, seed: int, first_seat: int) -> None:
    """The same with a shuffled bag, without the GIL: for many games one after the other."""
    state.chance.state = seed
    state.fill_bag()
    state.set_up(first_seat)
    moments.dealt(state.box.dealt, state)
    begin_turn(state)
    run(state)


def begin_turn(state: State) -> None:
    """Begin the turn of `state.seat`, and call the hook `turn_begins`."""
    state.begin_turn()
    moments.turn_begins(state.box.turn_begins, state)


def play_part(state: State, kind: int, whole_turn: bool) -> None:
    """Begin a part that was removed from the queue: from the tile on, or a whole turn."""
    if whole_turn:
        state.step = state.box.turn_start
        begin_turn(state)
    else:
        state.step = state.box.part_start
        state.begin_part()
    state.played[kind] += 1


def run(state: State) -> None:
    """Go on until a seat has a real choice or the game is over."""
    going = not state.over
    while going:
        if state.asked == NOTHING:
            if state.due != 0 and state.depth == state.due_depth:
                settle(state)
            else:
                step = state.awake[state.step]
                state.step = step + 1
                if state.box.roster.code(step) == END:
                    state.come_back()
                else:
                    state.box.roster.perform(state, step)
                    going = not state.over
        elif state.together != 0:
            going = answer_alone(state)
        elif state.count == 1 and not state.asks_always:
            code = state.code(0)
            state.asked = NOTHING
            state.box.roster.chosen(state, code & VERB_MASK, code)
        else:
            going = False


def settle(state: State) -> None:
    """Call the hooks for the next payment in the queue; reactions to it come before the one after it."""
    seat = state.due_seat[state.due_done]
    points = state.due_points[state.due_done]
    cause = state.due_cause[state.due_done]
    state.due_done += 1
    if state.due_done == state.due:
        state.due = 0
        state.due_done = 0
    moments.paid(state.box.paid, state, seat, points, cause)


def answer_alone(state: State) -> bool:
    """List the options of a seat that is asked together with others; answer for it where there is only one, unless
    every choice is asked. Returns whether the game goes on without anybody choosing."""
    refresh(state)
    if state.count > 1 or state.asks_always:
        return False
    answer(state, state.code(0))
    return True


def answer(state: State, code: int) -> None:
    """Store the answer of a seat; when all have answered, call the hook `answered` of the module that asked."""
    if state.record is not None:
        events.answered(state)
    state.keep_answer(code)
    if state.waiting != 0:
        state.next_to_answer()
    else:
        row = state.asked
        state.asked = NOTHING
        state.box.roster.answered(state, row)


def refresh(state: State) -> None:
    """List the options again; a fresh copy has none yet."""
    if state.asked != NOTHING:
        state.box.roster.offer(state, state.asked)
    state.fresh = True


def lay_tile(state: State, cell: int, oriented: int) -> None:
    """Lay a tile, and call the hook `tile_placed`."""
    state.placed = state.board.lay(cell, oriented)
    if state.record is not None:
        events.tile_placed(state)
    if state.box.tile_placed_by[oriented >> 2] != 0:
        moments.tile_placed(state.box.tile_placed, state, state.box.tile_placed_by[oriented >> 2])


def carry_out(state: State, code: int) -> None:
    """Carry out an option that is known to be offered, and go on."""
    state.fresh = False
    if state.together != 0:
        answer(state, code)
    else:
        state.asked = NOTHING
        state.box.roster.chosen(state, code & VERB_MASK, code)
    run(state)


def apply(state: State, code: int) -> None:
    """Carry out an option of the pending decision, given by its code (`state.code(k)`), and go on."""
    refresh(state)
    if state.asked == NOTHING or not state.is_offered(code):
        raise IllegalChoice(f"{code} is no option that was offered")
    carry_out(state, code)


def choose(state: State, k: int) -> int:
    """Choose the k-th option; returns its code."""
    if not state.fresh:
        refresh(state)
    if state.asked == NOTHING or k < 0 or k >= state.count:
        refuse(state, k)
    code = state.code(k)
    carry_out(state, code)
    return code


def count(state: State) -> int:
    """How many options there are to choose from."""
    if state.over:
        return 0
    if not state.fresh:
        refresh(state)
    return state.count


def refuse(state: State, k: int) -> None:
    raise IllegalChoice(f"there is no option {k}; there are {state.count}")
