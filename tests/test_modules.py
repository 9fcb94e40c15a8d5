"""A module written in a test: every hook, a routine of its own, decisions of other seats, numbers it keeps."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from languedoc.carcassonne import scoring, turn
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.events import Awarded, Scored
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.base import Base
from languedoc.carcassonne.setup import Setup, make_box, make_modules
from languedoc.carcassonne.state import State
from languedoc.errors import LanguedocError

ASK_PAYER, COUNT_TURN = range(2)
KEEP, GIVE = range(2)
TILES_LAID, PAYMENTS, PAYER = range(3)


class Toll(Module):
    """Whoever is paid chooses to keep the points or to give one to the next seat. No tile lies west of the start."""

    slug = "toll"
    steps = ("ask_payer", "next_toll")
    routines = {"toll": ("ask_payer", "next_toll")}  # noqa: RUF012 - a plain table
    verbs = ("keep", "give")
    notes = 3

    def most_options(self, designs: Designs) -> int:
        return 2

    def perform(self, state: State, step: int) -> None:
        if step == ASK_PAYER:
            self.offer(state, step)
            state.ask(state.note(self.first_note + PAYER))

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        state.offer(self.verb + KEEP, 0, 0, 0)
        state.offer(self.verb + GIVE, 0, 0, 0)

    def chosen(self, state: State, code: int) -> None:
        pass

    def may_place(self, state: State, cell: int, oriented: int) -> bool:
        return state.board.column(cell) >= 0

    def tile_placed(self, state: State) -> None:
        self.add(state, TILES_LAID)

    def value(self, state: State, root: int, final: bool) -> None:
        state.item(0, 1, 1000)

    def paid(self, state: State, seat: int, points: int) -> None:
        self.add(state, PAYMENTS)
        if not state.over and state.note(self.first_note + TILES_LAID) < 40:
            state.set_note(self.first_note + PAYER, seat)
            state.begin(state.box.labels["toll"])

    def add(self, state: State, what: int) -> None:
        state.set_note(self.first_note + what, state.note(self.first_note + what) + 1)


def box_with(*classes: type[Module], seats: int = 3) -> Box:
    rules = Setup(names=("a", "b", "c")[:seats]).rules()
    return make_box(seats, make_modules([Base, *classes], rules), ("base",), rules)


@pytest.mark.interpreted
@pytest.mark.parametrize("seed", range(2, 6))
def test_a_module_of_ones_own(seed: int) -> None:
    state = State(box_with(Toll))
    turn.deal(state, seed, 0, None)
    choices = random.Random(seed)
    asked = set()
    deciders = set()
    while not state.over:
        step = state.box.step_ids[state.asked]
        asked.add(step)
        if step == "ask_payer":
            deciders.add((state.seat, state.decider))
        copy = state.copy()
        assert copy.fingerprint() == state.fingerprint()
        k = choices.randrange(state.count)
        turn.take(state, k)
        turn.take(copy, k)
        assert copy.fingerprint() == state.fingerprint()
    assert asked == {"place_tile", "phase_figure", "ask_payer"}
    assert any(seat != decider for seat, decider in deciders), "seats that are not on turn decide too"
    xs = [state.board.where(piece)[0] for piece in range(state.board.pieces)]
    assert min(xs) == 0, "may_place keeps the west empty"
    assert state.note(TILES_LAID) == state.board.pieces - 1
    assert sum(state.scores()) >= 1000 * state.note(PAYMENTS) > 0
    assert state.depth == 0


class Tip(Module):
    """After a payment a point for the first seat, in a routine of its own."""

    slug = "tip"
    steps = ("give_tip",)
    routines = {"tip": ("give_tip",)}  # noqa: RUF012 - a plain table
    items = ("tip",)

    def scored(self, state: State, root: int, final: bool) -> None:
        if state.depth == 0:
            state.begin(state.box.labels["tip"])

    def perform(self, state: State, step: int) -> None:
        scoring.award(state, 0, "tip", self.first_item, 1, 1)


@pytest.mark.interpreted
def test_an_award_knows_whether_the_last_turn_is_over() -> None:
    state = State(box_with(Tip))
    state.record = []
    turn.deal(state, 1, 0, None)
    choices = random.Random(1)
    while not state.over:
        turn.take(state, choices.randrange(state.count))
    paid = [event for event in state.record if isinstance(event, Scored | Awarded)]
    tips = [(before.final, tip.final) for before, tip in pairwise(paid) if isinstance(tip, Awarded)]
    assert set(tips) == {(False, False), (True, True)}


@pytest.mark.interpreted
def test_the_base_game_is_the_same_with_a_module_that_says_nothing() -> None:
    class Silent(Module):
        slug = "silent"

    plain, silent = State(box_with()), State(box_with(Silent))
    for state in (plain, silent):
        turn.deal(state, 5, 0, None)
    choices = random.Random(5)
    while not plain.over:
        k = choices.randrange(plain.count)
        turn.take(plain, k)
        turn.take(silent, k)
        assert plain.fingerprint() == silent.fingerprint()
    assert all(module.slug != "silent" for hook in silent.box.hooks.values() for module in hook)


def test_a_step_that_stands_nowhere_is_refused() -> None:
    class Lost(Module):
        slug = "lost"
        steps = ("a_step_nobody_walks",)

    with pytest.raises(LanguedocError, match="a_step_nobody_walks"):
        box_with(Lost)


def test_routines_within_routines_have_an_end() -> None:
    state = State(box_with(Toll))
    state.deal(1, 0, None)
    for _ in range(16):
        state.begin(state.box.labels["toll"])
    with pytest.raises(RecursionError):
        state.begin(state.box.labels["toll"])
