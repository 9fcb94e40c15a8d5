"""Walk the steps of the turn order until somebody must choose.

The steps stand in the box in the order of `turn_order.py`; those of modules that are not in the game are not
there. A decision with a single option is carried out at once: nobody is asked what cannot be otherwise.
"""

from __future__ import annotations

from languedoc.carcassonne import box as boxes
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State

END = boxes.END
NOTHING = -1
VERB_MASK = 0xFF


def run(state: State) -> None:
    """Go on until a seat has a real choice or the game is over."""
    box = state.box
    while not state.over:
        if state.asked != NOTHING:
            if state.count > 1:
                return
            code = state.code(0)
            state.asked = NOTHING
            owner: Module = box.verb_owners[code & VERB_MASK]
            owner.chosen(state, code)
        else:
            step = state.step
            state.step = step + 1
            what: int = box.codes[step]
            if what == END:
                state.come_back()
            else:
                owner = box.owners[step]
                owner.perform(state, what)


def refresh(state: State) -> None:
    """List the options again; a fresh copy has none yet."""
    if not state.fresh and state.asked != NOTHING:
        owner: Module = state.box.owners[state.asked]
        owner.offer(state, state.box.codes[state.asked])
        state.fresh = True


def apply(state: State, code: int) -> None:
    """Carry out an option of the pending decision and go on."""
    state.asked = NOTHING
    state.fresh = False
    owner: Module = state.box.verb_owners[code & VERB_MASK]
    owner.chosen(state, code)
    run(state)


def take(state: State, k: int) -> None:
    """Choose the k-th option."""
    refresh(state)
    apply(state, state.code(k))
