"""Walk the steps of the turn order until somebody must choose.

The steps stand in the box in the order of `turn_order.py`; those of modules that are not in the game are not
there. A decision with a single option is carried out at once: nobody is asked what cannot be otherwise.
"""

from __future__ import annotations

from languedoc.carcassonne import box as boxes
from languedoc.carcassonne.module import Duty, Module
from languedoc.carcassonne.state import State

END = boxes.END
NOTHING = -1
VERB_MASK = 0xFF


def deal(state: State, seed: int, first_seat: int, stacked: list[int] | None) -> None:
    """Begin a game (seat -1: drawn who begins), let the modules set up what they bring, go on to the first decision."""
    state.deal(seed, first_seat, stacked)
    module: Module
    for module in state.box.dealt:
        module.dealt(state)
    state.stacked = None
    for module in state.box.turn_begins:
        module.turn_begins(state)
    run(state)


def run(state: State) -> None:
    """Go on until a seat has a real choice or the game is over."""
    box = state.box
    while not state.over and (state.asked == NOTHING or state.count == 1):
        if state.asked != NOTHING:
            code = state.code(0)
            state.asked = NOTHING
            duty: Duty = box.verb_duties[code & VERB_MASK]
            duty.owner.chosen(state, code)
        else:
            duty = box.duties[state.step]
            state.step += 1
            if duty.code == END:
                state.come_back()
            else:
                duty.owner.perform(state, duty.code)


def refresh(state: State) -> None:
    """List the options again; a fresh copy has none yet."""
    if state.asked != NOTHING:
        duty: Duty = state.box.duties[state.asked]
        duty.owner.offer(state, duty.code)
    state.fresh = True


def apply(state: State, code: int) -> None:
    """Carry out an option of the pending decision and go on."""
    state.asked = NOTHING
    state.fresh = False
    duty: Duty = state.box.verb_duties[code & VERB_MASK]
    duty.owner.chosen(state, code)
    run(state)


def take(state: State, k: int) -> None:
    """Choose the k-th option."""
    if not state.fresh:
        refresh(state)
    apply(state, state.code(k))
