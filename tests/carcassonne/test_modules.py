"""Modules written in a test: every hook, a routine of its own, decisions of other seats, notes."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path

import pytest

from languedoc import Game
from languedoc.carcassonne import scoring, turn
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Figure, PointsItem, Step
from languedoc.carcassonne.events import Awarded, Scored
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.base.rules import Base
from languedoc.carcassonne.packing import make_box, make_modules
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.errors import IllegalChoice, LanguedocError, OutOfRange, WrongSeats, WrongType
from languedoc.players.carcassonne import Random, play_out

ASK_PAYER, COUNT_TURN = range(2)
KEEP, GIVE = range(2)
TILES_LAID, PAYMENTS, PAYER = range(3)


class Toll(Module):
    """Whoever is paid chooses to keep the points or to give one to the next seat. No tile lies west of the start."""

    slug = "toll"
    steps = (Step("ask_payer"), Step("next_toll"))
    routines = {"toll": ("ask_payer", "next_toll")}  # noqa: RUF012 - a plain table
    verbs = ("keep", "give")
    notes = 3

    def most_options(self, box: Box) -> int:
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

    def paid(self, state: State, seat: int, points: int, cause: int) -> None:
        self.add(state, PAYMENTS)
        state.set_note(self.first_note + PAYER, seat)
        state.begin(state.box.labels["toll"])

    def add(self, state: State, what: int) -> None:
        state.set_note(self.first_note + what, state.note(self.first_note + what) + 1)


def box_with(*classes: type[Module], seats: int = 3, field_scoring: str = "per_field_3") -> Box:
    rules = Setup(names=tuple("abcdef"[:seats]), options={"field_scoring": field_scoring}).rules()
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
        turn.choose(state, k)
        turn.choose(copy, k)
        assert copy.fingerprint() == state.fingerprint()
    assert asked == {"place_tile", "phase_figure", "ask_payer"}
    assert any(seat != decider for seat, decider in deciders), "seats that are not on turn decide too"
    xs = [state.board.where(piece)[0] for piece in range(state.board.pieces)]
    assert min(xs) == 0, "may_place keeps the west empty"
    assert state.note(TILES_LAID) == state.board.pieces - 1
    assert state.note(PAYMENTS) > 10
    assert sum(state.scores()) >= 1000 * len([each for each in asked if each == "ask_payer"])
    assert state.depth == state.due == 0


@pytest.mark.interpreted
@pytest.mark.parametrize("field_scoring", ["per_field_3", "per_city_4", "per_field_3_city_once"])
@pytest.mark.parametrize("seats", [2, 6])
def test_each_payment_is_answered_before_the_next_one(seats: int, field_scoring: str) -> None:
    """Ties pay several seats at once; in the final scoring one feature follows the other. Every payment is answered
    in order."""
    told: list[tuple[str, int]] = []

    class Witness(Toll):
        slug = "witness"

        def paid(self, state: State, seat: int, points: int, cause: int) -> None:
            told.append(("paid", seat))
            super().paid(state, seat, points, cause)

        def perform(self, state: State, step: int) -> None:
            if step == ASK_PAYER:
                told.append(("asked", state.note(self.first_note + PAYER)))
            super().perform(state, step)

    state = State(box_with(Witness, seats=seats, field_scoring=field_scoring))
    choices = random.Random(seats)
    for seed in range(4):
        turn.deal(state, seed, 0, None)
        while not state.over:
            turn.choose(state, choices.randrange(state.count))
        assert state.depth == state.due == 0
    assert told[0::2] == [("paid", seat) for _, seat in told[1::2]]
    assert {what for what, _ in told[1::2]} == {"asked"}
    assert len(told) > 60


class Tip(Module):
    """After a payment a point for the first seat, in a routine of its own."""

    slug = "tip"
    steps = (Step("give_tip"),)
    routines = {"tip": ("give_tip",)}  # noqa: RUF012 - a plain table
    items = (PointsItem("tip"),)

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
        turn.choose(state, choices.randrange(state.count))
    paid = [event for event in state.record if isinstance(event, Scored | Awarded)]
    tips = [(before.final, tip.final) for before, tip in pairwise(paid) if isinstance(tip, Awarded)]
    assert set(tips) == {(False, False), (True, True)}


class Giants(Module):
    """Not compiled: on roads every follower of the first seat counts twice; nobody goes where somebody lies."""

    slug = "giants"

    def strength(self, state: State, root: int) -> None:
        if state.board.segment_at(root)[2] == "road":
            state.set_strength(0, 2 * state.strength_of(0))

    def strike_spots(self, state: State) -> None:
        for segment in [state.nth_spot(i) for i in range(state.spots)]:
            if state.board.segment_at(segment)[2] == "field":
                state.strike_spots_of(state.board.root_of(segment))


@pytest.mark.interpreted
def test_a_module_that_is_not_compiled_changes_strengths_and_spots() -> None:
    state = State(box_with(Giants))
    state.record = []
    turn.deal(state, 1, 0, None)
    choices = random.Random(1)
    doubled = 0
    while not state.over:
        turn.choose(state, choices.randrange(state.count))
        assert "field" not in {state.board.segment_at(segment)[2] for *_, segment in state.standing()}
        for root in [root for root in state.board.roots() if state.board.segment_at(root)[2] == "road"]:
            scoring.weigh(state, root)
            followers = state.board.followers(root, 0)
            assert state.strength_of(0) == 2 * followers
            assert state.strength_of(1) == state.board.followers(root, 1)
            doubled += followers
    assert doubled > 0
    with pytest.raises(IndexError, match="none of them"):
        state.nth_spot(state.spots)


DECLARED = Path(turn.__file__).parent
MENTIONED = re.compile(r"`(?:state\.)?(State|Board|board|state)\.(\w+)")


def test_all_that_the_base_class_speaks_of_can_be_used_without_compiling() -> None:
    """Rows of numbers cannot be read from Python once they are compiled; methods can."""
    state = Game(2, seed=1).state
    text = "".join((DECLARED / name).read_text("utf-8") for name in ("module.py", "declarations.py"))
    mentioned = set(MENTIONED.findall(text))
    assert {("state", "nth_spot"), ("Board", "close"), ("state", "wake")} <= mentioned
    rows = {"spare"}  # what is not compiled has lists of its own
    things = {"state": state, "State": state, "board": state.board, "Board": state.board}
    missing = [f"{owner}.{name}" for owner, name in mentioned if not hasattr(things[owner], name) and name not in rows]
    assert not missing


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
        turn.choose(plain, k)
        turn.choose(silent, k)
        assert plain.fingerprint() == silent.fingerprint()
    assert all(module.slug != "silent" for hook in silent.box.hooks.values() for module in hook)


@pytest.mark.interpreted
def test_every_mark_has_a_bit_of_its_own_with_all_modules() -> None:
    """There are more marks than a C int has bits."""
    designs = Setup(modules=tuple(BUILT)).box().designs
    assert len(designs.mark_names) > 32
    assert [designs.bit(name) for name in designs.mark_names] == [1 << i for i in range(len(designs.mark_names))]


@pytest.mark.interpreted
def test_a_seat_has_at_most_64_figures() -> None:
    class Ants(Module):
        slug = "ants"
        figures = (Figure("ant", 57, follower=False),)

    class Bees(Module):
        slug = "bees"
        figures = (Figure("bee", 58, follower=False),)

    assert box_with(Ants).figures == 64
    with pytest.raises(OutOfRange, match="65 figures for each player; there is room for 64"):
        box_with(Bees)


@pytest.mark.checked
def test_a_bot_that_picks_nonsense_hurts_nobody() -> None:
    state = State(box_with())
    with pytest.raises(ValueError, match="nothing was dealt"):
        state.copy()
    turn.deal(state, 1, 0, None)
    before = state.fingerprint()
    for k in (-1, 99):
        with pytest.raises(IllegalChoice):
            turn.choose(state, k)
    for code in (255, 1 << 30, state.code(0) + (1 << 20)):
        with pytest.raises(IllegalChoice):
            turn.apply(state, code)
    with pytest.raises(ValueError, match="same box"):
        state.copy_from(State(box_with(Toll)))
    with pytest.raises(WrongSeats):
        play_out(state, [Random(1)])
    with pytest.raises(WrongType):
        play_out(state, [Random(1), Random(2), None])  # type: ignore[list-item]
    with pytest.raises(RecursionError):
        state.come_back()
    assert state.fingerprint() == before
    with pytest.raises(ValueError, match="stacked bag"):
        turn.deal(state, 1, 0, [0] * 200)
    with pytest.raises(ValueError, match="cannot begin"):
        turn.deal(state, 1, 3, None)
    for _ in range(32):
        state.item(0, 1, 1)
    with pytest.raises(MemoryError):
        state.item(0, 1, 1)


def test_a_step_that_stands_nowhere_is_refused() -> None:
    class Lost(Module):
        slug = "lost"
        steps = (Step("a_step_nobody_walks"),)

    with pytest.raises(LanguedocError, match="a_step_nobody_walks"):
        box_with(Lost)


def test_routines_within_routines_have_an_end() -> None:
    state = State(box_with(Toll))
    state.deal(1, 0, None)
    for _ in range(16):
        state.begin(state.box.labels["toll"])
    with pytest.raises(RecursionError):
        state.begin(state.box.labels["toll"])


def test_modules_act_in_the_order_of_their_stages() -> None:
    class Late(Module):
        slug = "late"
        rank = 5
        stages = {"value": 50}  # noqa: RUF012 - a plain table

        def value(self, state: State, root: int, final: bool) -> None:
            pass

        def completed(self, state: State, root: int) -> None:
            pass

    class Early(Late):
        slug = "early"
        rank = 6
        stages = {"value": 20}  # noqa: RUF012 - a plain table

    box = box_with(Late, Early)
    assert [module.slug for module in box.hooks["value"]] == ["base", "early", "late"]
    assert [module.slug for module in box.hooks["completed"]] == ["late", "early"]


@pytest.mark.interpreted
def test_every_mark_of_all_modules_has_a_bit_of_its_own() -> None:
    """There are more of them than an int of C has bits."""
    state = Game(2, modules=tuple(BUILT), seed=1).state
    designs = state.box.designs
    assert len(designs.mark_names) > 32
    assert [designs.bit(mark) for mark in designs.mark_names] == [2**i for i in range(len(designs.mark_names))]
    for piece in range(state.board.pieces):
        tile = designs.tiles[state.board.where(piece)[2]]
        signs = {*tile.marks, *(flag for feature in tile.features for flag in feature.flags)}
        shown = {mark for mark in designs.mark_names if state.board.marked(piece, designs.bit(mark))}
        assert shown == signs & set(designs.mark_names)
