"""The record of a part, the queue of parts, reactions to payments, late starts: with small modules written here."""

from __future__ import annotations

import random

import pytest

from languedoc.carcassonne import figures, numbering, scoring, turn
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import PointsItem, Step
from languedoc.carcassonne.events import SecondPart
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.base.rules import Base
from languedoc.carcassonne.modules.princess_and_dragon.rules import PrincessAndDragon
from languedoc.carcassonne.modules.river.rules import River
from languedoc.carcassonne.modules.tower.rules import Tower
from languedoc.carcassonne.modules.traders_and_builders.rules import TradersAndBuilders
from languedoc.carcassonne.numbering import DEPLOYED, LAST_ACTION, NO_ACTION, OTHER_ACTION, PASSED
from languedoc.carcassonne.packing import make_box, make_modules
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State

pytestmark = pytest.mark.interpreted

SLUGS = {
    TradersAndBuilders: ("traders_and_builders",),
    PrincessAndDragon: ("princess_and_dragon",),
    Tower: ("tower",),
    River: ("river_2",),
}


def box_with(*classes: type[Module], seats: int = 3, **options: str | bool) -> Box:
    modules = ("base", *(slug for each in classes for slug in SLUGS.get(each, ())))
    rules = Setup(names=tuple("abcdef"[:seats]), modules=modules, options=options).rules()
    return make_box(seats, make_modules([Base, *classes], rules), modules, rules)


def step(state: State) -> str:
    return state.box.step_ids[state.asked]


# --- the record of a part ----------------------------------------------------------------------------


class Witness(Module):
    """Looks back at the end of every figure phase, in a row of P4."""

    slug = "witness"
    steps = (Step("look_back", "P4", 10),)
    seen: list[tuple[int, int, bool, bool]] = []  # noqa: RUF012 - emptied by the test

    def perform(self, state: State, step: int) -> None:
        self.seen.append((state.action(), state.actor(), state.removed() >= 0, figures.may_follow(state)))


def test_what_was_done_with_figures_in_a_part_is_kept() -> None:
    seen: set[tuple[str, int]] = set()
    for seed in range(6):
        others: tuple[type[Module], ...] = (TradersAndBuilders, Tower) if seed % 2 else ()
        state = State(box_with(*others, PrincessAndDragon, Witness, princess_action="may", fairy=seed % 2 == 1))
        turn.deal(state, seed, 0, None)
        choices = random.Random(seed)
        done = ""
        while not state.over:
            if step(state) == "place_tile":
                assert (state.action(), state.actor(), state.second_actor(), state.removed()) == (NO_ACTION, -1, -1, -1)
                done = ""
            before = step(state)
            turn.refresh(state)
            codes = [state.code(k) for k in range(state.count)]
            rare = [code for code in codes if state.box.verb_names[code & 0xFF] in ("builder", "princess")]
            code = choices.choice(rare or codes)
            if before == "phase_figure" or state.box.verb_names[code & 0xFF] == "princess":
                done = state.box.verb_names[code & 0xFF]
            copy = state.copy()
            for each in (copy, state):
                Witness.seen.clear()
                turn.apply(each, code)
            assert copy.fingerprint() == state.fingerprint()
            for action, actor, removed, may_follow in Witness.seen[:1] if done else ():
                seen.add((done, action))
                assert (actor >= 0) == (action == DEPLOYED)
                assert removed == (done == "princess")
                assert may_follow == (done not in ("pass", "princess"))
    assert seen == {
        ("pass", PASSED),
        ("deploy", DEPLOYED),
        ("builder", DEPLOYED),
        ("pig", DEPLOYED),
        ("fairy", OTHER_ACTION),
        ("tower", OTHER_ACTION),
        ("guard", DEPLOYED),
        ("princess", LAST_ACTION),
    }


# --- payments and parts (probe 4) --------------------------------------------------------------------

MESSAGE_POINTS = 8


class Robbers(Module):
    """Whoever is paid has half of it copied by the next seat, but not of what was itself copied."""

    slug = "robbers"
    rank = 900
    items = (PointsItem("robbery"),)

    def paid(self, state: State, seat: int, points: int, cause: int) -> None:
        if points > 0 and cause != self.first_item and not state.in_final_scoring():
            thief = (seat + 1) % state.box.seats
            scoring.award(state, thief, "robbery", self.first_item, 1, (points + 1) // 2)


class Messages(Module):
    """The active seat has one more part if it is paid this number of points."""

    slug = "messages"
    rank = 910
    steps = (Step("message_part", "P6", 35, rests=True, begins_part=True),)
    heard: list[tuple[int, int]] = []  # noqa: RUF012 - emptied by the test

    def paid(self, state: State, seat: int, points: int, cause: int) -> None:
        self.heard.append((seat, points))
        if seat == state.seat and points == MESSAGE_POINTS and not state.in_final_scoring():
            state.add_part(self.first_part)

    def perform(self, state: State, step: int) -> None:
        state.drop_part(self.first_part)
        turn.play_part(state, self.first_part, False)
        assert state.record is not None
        state.record.append("message part")


def part_of(state: State, slug: str) -> int:
    modules: list[Module] = state.box.modules
    return next(module.first_part for module in modules if module.slug == slug)


def tiles_laid_in_turn(state: State) -> list[int]:
    """Play until the next seat has the turn; the part in which each tile was laid."""
    laid = []
    first = state.seat
    while state.seat == first and not state.over:
        if step(state) == "place_tile":
            laid.append(state.part)
        turn.choose(state, 0)
    return laid


def test_probe_4_robber_then_message_then_the_builder_s_part() -> None:
    """A robber copies half of a payment, a message brings a part; the builder waits for both."""
    Messages.heard.clear()
    state = State(box_with(TradersAndBuilders, Robbers, Messages, seats=2))
    state.record = []
    turn.deal(state, 3, 0, None)
    state.add_part(part_of(state, "traders_and_builders"))
    state.pay(0, 7, numbering.FEATURE)
    state.pay(0, MESSAGE_POINTS, numbering.FEATURE)
    assert tiles_laid_in_turn(state) == [1, 2, 3]
    assert Messages.heard[:4] == [(0, 7), (0, 8), (1, 4), (1, 4)], "robber points are not robbed again"
    told = [each for each in state.record if each == "message part" or isinstance(each, SecondPart)]
    assert told == ["message part", SecondPart(0)]


def test_extra_parts_wait_in_the_order_of_their_rows() -> None:
    """Whatever was asked for first: messages as often as drawn, then the builder, once in a turn."""
    state = State(box_with(TradersAndBuilders, Messages, seats=2))
    state.record = []
    turn.deal(state, 3, 0, None)
    builder = part_of(state, "traders_and_builders")
    state.add_part(builder)
    state.add_part(part_of(state, "messages"))
    state.add_part(part_of(state, "messages"))
    assert state.part_is_due(builder)
    copy = state.copy()
    copy.record = []
    for each in (state, copy):
        assert tiles_laid_in_turn(each) == [1, 2, 3, 4]
        told = [event for event in each.record or () if event == "message part" or isinstance(event, SecondPart)]
        assert told == ["message part", "message part", SecondPart(0)]
        assert not each.part_is_due(builder), "a new turn"


# --- late starts --------------------------------------------------------------------------------------


class School(Module):
    """Something that is laid with the start, or after the river where there is one; the first seat is asked."""

    slug = "school"
    steps = (Step("setup_school", "setup", 210, "S-21", asks=True, late=True),)
    verbs = ("left", "right")
    notes = 3

    def perform(self, state: State, step: int) -> None:
        state.set_note(self.first_note, state.board.pieces)
        state.set_note(self.first_note + 1, state.seat)
        self.offer(state, step)
        state.ask(state.starter)

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        state.offer(self.verb, 0, 0, 0)
        state.offer(self.verb + 1, 0, 0, 0)

    def chosen(self, state: State, code: int) -> None:
        state.set_note(self.first_note + 2, 1)

    def most_options(self, box: Box) -> int:
        return 2


def test_a_late_start_is_at_once_where_no_river_is() -> None:
    state = State(box_with(School))
    turn.deal(state, 1, 2, None)
    assert step(state) == "setup_school" and state.decider == 2
    turn.choose(state, 0)
    assert step(state) == "place_tile" and state.board.pieces == 1


@pytest.mark.parametrize("seed", range(4))
def test_a_late_start_waits_for_the_end_of_the_river(seed: int) -> None:
    state = State(box_with(River, School))
    turn.deal(state, seed, -1, None)
    choices = random.Random(seed)
    module = state.box.modules[-1]
    first = state.seat
    asked = []
    while not state.over:
        if step(state) == "setup_school":
            asked.append((state.decider, state.seat, state.part))
            assert state.note(module.first_note) == state.board.pieces
            assert "lake" in state.box.designs.tiles[state.board.where(state.placed)[2]].id, "right after the lake"
            laid_by = state.seat
            turn.choose(state, choices.randrange(state.count))
            assert step(state) == "place_tile" and state.seat == laid_by, "then the turn after the volcano"
        else:
            turn.choose(state, choices.randrange(state.count))
    assert [decider for decider, _, _ in asked] == [first]
