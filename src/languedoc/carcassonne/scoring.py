"""Scores features: finds the owners, computes the value item by item, pays, and sends the figures home."""

from __future__ import annotations

from languedoc.carcassonne import events, figures, moments, numbering
from languedoc.carcassonne.module import Link
from languedoc.carcassonne.state import State

CITIES = numbering.CITIES
FEATURE = numbering.FEATURE
NOTHING = numbering.NOTHING


def score(state: State, root: int, final: bool) -> None:
    """Pay the owners of an occupied feature and send its figures home (turn_order 8.2, step 5)."""
    owning = find_owners(state, root)
    list_items(state, root, final)
    points = state.worth()
    if state.record is not None:
        record_scored(state, root, final, owning)
    state.scoring = root
    for seat in range(state.box.seats):
        if owning >> seat & 1:
            earn(state, seat, points)
    tell_scored(state, root, final)
    figures.send_home(state, root)


def record_scored(state: State, root: int, final: bool, owning: int) -> None:
    payments = dict.fromkeys(seats_of(owning), state.item_list())
    events.scored(state, root, state.board.segment_at(root)[2], final, payments)


def tell_scored(state: State, root: int, final: bool) -> None:
    """Call the hook `scored`: a feature has been paid."""
    moments.scored(state.box.scored, state, root, final)
    state.scoring = NOTHING


def list_items(state: State, root: int, final: bool) -> None:
    """List the items of a feature other than a field: completed, or unfinished at the end."""
    state.clear_items()
    moments.value(state.box.value, state, root, final)


def extent(state: State, root: int) -> int:
    """How many tiles count for a feature."""
    return moments.extent(state.box.extent, state, root, state.board.size(root))


def score_unfinished(state: State, kind: int, sort: int) -> None:
    """At the end: pay every occupied feature of a kind; `sort` selects one sort of buildings.

    If a payment triggers something, that comes first; then the step is carried out again for the rest.
    """
    for figure in range(state.box.seats * state.box.figures):
        segment = state.stands[figure]
        if segment >= 0 and state.board.kind_of(segment) == kind and state.board.sort_of(segment) == sort:
            if state.due == 0 and state.is_follower(figure):
                score(state, state.board.root[segment], True)
    if state.due != 0:
        state.step -= 1


def score_field(state: State, field: int, city: int, final: bool) -> None:
    """Pay the owners of a field for each completed city, and what modules add to it; its farmers go home."""
    owning = find_owners(state, field)
    cities = find_cities(state, field)
    if state.record is not None:
        record_field(state, field, city, final, owning, cities)
    state.scoring = field
    for seat in range(state.box.seats):
        if owning >> seat & 1:
            list_field_items(state, field, seat, cities, city, True)
            earn(state, seat, state.worth())
    tell_scored(state, field, final)
    figures.send_home(state, field)


def record_field(state: State, field: int, city: int, final: bool, owning: int, cities: int) -> None:
    payments = {}
    for seat in seats_of(owning):
        list_field_items(state, field, seat, cities, city, True)
        payments[seat] = state.item_list()
    events.scored(state, field, "field", final, payments)


def find_cities(state: State, field: int) -> int:
    """Write the completed cities at a field into `state.cities`; returns their number."""
    found = state.board.find_cities(field, state.cities)
    if state.box.keeps_open is None and state.box.sets_apart is None:
        return found
    completed = 0
    for i in range(found):
        city = state.cities[i]
        state.cities[completed] = city  # overwritten by the next one unless it counts
        completed += state.is_completed(city) or moments.feeds(state.box.feeds, state, city)
    return completed


def cities_at(state: State, field: int) -> list[int]:
    """The completed cities at a field, in the order in which they were laid."""
    return sorted([state.cities[i] for i in range(find_cities(state, field))])


def list_field_items(state: State, field: int, seat: int, cities: int, worth: int, farmed: bool) -> None:
    """List the items that a seat gets for a field: for the first `cities` of `state.cities`, each worth `worth` points.

    `farmed`: for its farmers, who own the field; else for something else that stands in it.
    """
    state.clear_items()
    state.item(CITIES, cities, cities * worth)
    if state.box.city_value is not None:
        for i in range(cities):
            before = state.worth() - worth
            moments.city_value(state.box.city_value, state, field, seat, state.cities[i], before, farmed)
    moments.field_items(state.box.field_items, state, field, seat, farmed)


def list_city_items(state: State, fields: list[int], seat: int, city: int, worth: int) -> None:
    """What the farmers around a city get for it alone, where the best of its fields counts for every module."""
    state.clear_items()
    state.item(CITIES, 1, worth)
    link: Link | None = state.box.city_value
    while link is not None:
        so_far = state.item_list()
        points = state.worth()
        best = so_far
        most = points
        for field in fields:
            state.set_items(so_far)
            link.module.city_value(state, field, seat, city, points, True)
            if state.worth() > most:
                most = state.worth()
                best = state.item_list()
        state.set_items(best)
        link = link.following


def weigh(state: State, root: int) -> int:
    """Write the strength of every seat in a feature; returns the greatest."""
    for seat in range(state.box.seats):
        state.strength[seat] = state.board.followers(root, seat)
        if state.box.strong and state.strength[seat] > 0:
            for i in range(state.box.strong):
                segment = state.stands[seat * state.box.figures + state.box.strong_figure[i]]
                if segment >= 0 and state.board.root[segment] == root:
                    state.strength[seat] += state.box.extra_strength[i]
    moments.strength(state.box.strength, state, root)
    best = 0
    for seat in range(state.box.seats):
        if state.strength[seat] > best:
            best = state.strength[seat]
    return best


def find_owners(state: State, root: int) -> int:
    """The seats with the greatest strength in a feature, a bit for each; 0 if nobody has any strength."""
    best = weigh(state, root)
    owning = 0
    for seat in range(state.box.seats):
        if best > 0 and state.strength[seat] == best:
            owning |= 1 << seat
    if owning & (owning - 1):
        owning = break_tie(state, root, owning)
    return owning


def break_tie(state: State, root: int, tied: int) -> int:
    """The owners among several equally strong seats: all of them, unless a module prefers some."""
    return moments.tiebreak(state.box.tiebreak, state, root, tied)


def seats_of(bits: int) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def owners(state: State, root: int) -> list[int]:
    """The seats that are paid for a feature."""
    return seats_of(find_owners(state, root))


def earn(state: State, seat: int, points: int) -> None:
    """Points for an owner of a feature."""
    state.pay(seat, points, FEATURE)
    moments.earned(state.box.earned, state, seat, points)


def pay_items(
    state: State, root: int, feature: str, final: bool, payments: dict[int, list[tuple[int, int, int]]]
) -> None:
    """Pay seats their own items for one feature."""
    for seat, items in payments.items():
        total = 0
        for _, _, points in items:
            total += points
        earn(state, seat, total)
    if state.record is not None:
        events.scored(state, root, feature, final, payments)


def award(state: State, seat: int, reason: str, item: int, number: int, points: int) -> None:
    """Give points for something other than a feature."""
    state.pay(seat, points, item)
    if state.record is not None:
        record_award(state, seat, reason, item, number, points)


def record_award(state: State, seat: int, reason: str, item: int, number: int, points: int) -> None:
    events.awarded(state, seat, reason, [(item, number, points)])
