"""What modules may change about owners, values, payments and completion, with small modules written here."""

from __future__ import annotations

import random
from typing import ClassVar

import pytest

from helpers.story import Story
from languedoc.carcassonne import figures, scoring, turn
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import PointsItem
from languedoc.carcassonne.events import Scored
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.base.rules import Base
from languedoc.carcassonne.modules.traders_and_builders.rules import TradersAndBuilders
from languedoc.carcassonne.numbering import FEATURE
from languedoc.carcassonne.packing import make_box, make_modules
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State

pytestmark = pytest.mark.interpreted

FIELD_RULES = ("per_field_3", "per_city_4", "per_field_3_city_once")


def box_with(*classes: type[Module], seats: int = 2, field_scoring: str = "per_field_3") -> Box:
    modules = ("base", "traders_and_builders") if TradersAndBuilders in classes else ("base",)
    rules = Setup(names=tuple("abcdef"[:seats]), modules=modules, options={"field_scoring": field_scoring}).rules()
    return make_box(seats, make_modules([Base, *classes], rules), ("base",), rules)


def play(box: Box, seed: int) -> State:
    """A random game to its end, with its events."""
    state = State(box)
    state.record = []
    turn.deal(state, seed, 0, None)
    choices = random.Random(seed)
    while not state.over:
        turn.choose(state, choices.randrange(state.count))
    return state


def scored(state: State, feature: str) -> list[Scored]:
    assert state.record is not None
    return [event for event in state.record if isinstance(event, Scored) and event.feature == feature]


class Elders(Module):
    """Of equally strong seats the one with the higher number wins."""

    slug = "elders"

    def tiebreak(self, state: State, root: int, tied: int) -> int:
        return 1 << (tied.bit_length() - 1)


@pytest.mark.parametrize("field_scoring", FIELD_RULES)
def test_a_module_decides_ties(field_scoring: str) -> None:
    shared = apart = 0
    for seed in range(12):
        plain = play(box_with(field_scoring=field_scoring, seats=5), seed)
        judged = play(box_with(Elders, field_scoring=field_scoring, seats=5), seed)
        for kind in ("road", "city", "monastery", "field"):
            for one, other in zip(scored(plain, kind), scored(judged, kind), strict=True):
                paid = [payment.seat for payment in one.payments if payment.points]
                preferred = [payment.seat for payment in other.payments if payment.points]
                shared += len(paid) > 1
                apart += len(paid) > 1 and preferred == paid[-1:]
                assert len(preferred) == min(len(paid), 1), "one owner where there are any"
    assert shared == apart > 0


class Castle(Module):
    """One more for every second city, for the first seat only; nothing where no farmers are paid."""

    slug = "castle"
    items = (PointsItem("castle"),)

    def city_value(self, state: State, field: int, seat: int, city: int, points: int, farmed: bool) -> None:
        if farmed and seat == 0 and city % 2 == 0:
            state.add_to_item(self.first_item, 1, 1)


class Siege(Module):
    """Twice what a city is worth so far. A house in every field besides."""

    slug = "siege"
    items = (
        PointsItem("siege"),
        PointsItem("house"),
    )

    def city_value(self, state: State, field: int, seat: int, city: int, points: int, farmed: bool) -> None:
        state.add_to_item(self.first_item, 1, points)

    def field_items(self, state: State, field: int, seat: int, farmed: bool) -> None:
        state.item(self.first_item + 1, 1, 1)


@pytest.mark.parametrize("field_scoring", FIELD_RULES)
def test_every_city_has_its_own_value_for_every_seat(field_scoring: str) -> None:
    """Probe 9: (k + castle) x 2 for each city, and what the field brings besides."""
    worth = 4 if field_scoring == "per_city_4" else 3
    castles = 0
    for seed in range(12):
        for event in scored(play(box_with(Castle, Siege, field_scoring=field_scoring), seed), "field"):
            for payment in event.payments:
                items = {item.name: (item.number, item.points) for item in payment.items}
                cities, points = items.get("cities", (0, 0))
                more = items.get("castle", (0, 0))
                castles += more[0]
                assert points == cities * worth
                assert more[0] == more[1] <= (cities if payment.seat == 0 else 0)
                assert items.get("siege", (0, 0)) == (cities, points + more[1])
                apart = field_scoring == "per_city_4" and cities > 0  # a city is paid on its own, then the field
                house = (0, 0) if apart else (1, 1)
                assert items.get("house", (0, 0)) == house
                assert payment.points == (points + more[1]) * 2 + house[1]
    assert castles > 0


class Watcher(Module):
    """Keeps a list of the payments it is told of."""

    slug = "watcher"
    items = (PointsItem("tip"),)
    told: ClassVar[list[tuple[int, int, int]]] = []

    def paid(self, state: State, seat: int, points: int, cause: int) -> None:
        self.told.append((seat, points, cause))


def test_payments_and_charges_wait_in_one_queue_with_their_cause() -> None:
    Watcher.told.clear()
    state = State(box_with(Watcher))
    turn.deal(state, 1, 0, None)
    tip = state.box.item_names.index("tip")
    state.pay(1, 5, FEATURE)
    assert state.charge(1, 3, tip) == 3
    scoring.award(state, 0, "tip", tip, 1, 2)
    assert state.charge(0, 9, tip) == 2, "nobody has less than nothing"
    assert state.charge(0, 1, tip) == 0
    copy = state.copy()
    assert copy.fingerprint() == state.fingerprint()
    assert state.scores() == (0, 2) and not Watcher.told, "nobody was told yet"
    turn.choose(state, 0)
    assert Watcher.told == [(1, 5, FEATURE), (1, -3, tip), (0, 2, tip), (0, -2, tip)]
    Watcher.told.clear()
    turn.choose(copy, 0)
    assert len(Watcher.told) == 4, "a copy has the same queue"


class Guard(Module):
    """Cities of two tiles never count as completed."""

    slug = "guard"

    def keeps_open(self, state: State, root: int) -> bool:
        return state.board.segment_at(root)[2] == "city" and state.board.size(root) == 2


@pytest.mark.parametrize("field_scoring", FIELD_RULES)
def test_a_module_keeps_a_feature_from_being_completed(field_scoring: str) -> None:
    small = 0
    for seed in range(8):
        plain = play(box_with(field_scoring=field_scoring), seed)
        kept = play(box_with(Guard, field_scoring=field_scoring), seed)
        board = kept.board
        cities = [root for root in board.roots() if board.segment_at(root)[2] == "city" and not board.open_ports(root)]
        small += sum(board.size(root) == 2 for root in cities)
        assert [kept.is_completed(root) for root in cities] == [board.size(root) > 2 for root in cities]
        for field in [root for root in board.roots() if board.segment_at(root)[2] == "field"]:
            assert all(board.size(city) > 2 for city in scoring.cities_at(kept, field))
        assert not [event for event in scored(kept, "city") if len(event.segments) == 2 and not event.final]
        del plain
    assert small > 0


class Crowd(Module):
    """Roads are always free, cities never."""

    slug = "crowd"

    def is_free(self, state: State, segment: int, free: bool) -> bool:
        kind = state.board.segment_at(segment)[2]
        return kind == "road" or (free and kind != "city")


def test_a_module_decides_what_is_free() -> None:
    state = State(box_with(Crowd))
    turn.deal(state, 3, 0, None)
    choices = random.Random(3)
    shared = 0
    while not state.over:
        if state.box.step_ids[state.asked] == "phase_figure":
            turn.refresh(state)
            spots = [state.first_target(state.code(k)) for k in range(1, state.count)]
            kinds = [state.board.segment_at(spot)[2] for spot in spots]
            assert "city" not in kinds
            shared += sum(kind == "road" and state.board.occupied(at) for kind, at in zip(kinds, spots, strict=True))
            for each in state.board.segments_of(state.placed):
                assert state.board.segment_at(each)[2] != "road" or figures.is_free(state, each)
        turn.choose(state, choices.randrange(state.count))
    assert shared > 0


def test_a_follower_without_strength_occupies_and_owns_nothing() -> None:
    """Probe 6: a lone mayor in a city without pennants is paid nothing but the points of the fairy, and goes home."""
    story = Story(
        "Red Blue",
        "3E↓ .\n1G→ .\n[D] 2U↑",
        "1 Red mayor city:N",
        "2 Red fairy mayor/0@city:N@0,-1",
        "3 Blue ?",
        modules=("base", "abbey_and_mayor", "princess_and_dragon"),
        tiles=("base",),
    )
    state = story.game.state
    (city,) = [state.board.root_of(segment) for _, _, kind, segment in state.standing() if kind == "mayor"]
    assert state.board.occupied(city) and state.is_completed(city) and scoring.owners(state, city) == []
    story.choose("pass")
    assert story.payments() == ["city: ", "fairy: Red 3 (1 fairy 3)"]
    assert story.supply("mayor")["Red"] == 1
