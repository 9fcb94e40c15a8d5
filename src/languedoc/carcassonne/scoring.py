"""Pay a feature: who owns it, what it is worth, item by item, and the figures home."""

from __future__ import annotations

from languedoc.carcassonne import events, figures
from languedoc.carcassonne.module import Link, Module
from languedoc.carcassonne.state import State

CITIES = 4  # item of the base game


def score(state: State, root: int, final: bool) -> None:
    """Pay the owners of an occupied feature and send its figures home (turn_order 8.2, step 5)."""
    box = state.box
    best = weigh(state, root)
    list_items(state, root, final)
    points = state.worth()
    if state.record is not None:
        items = state.item_list()
        strongest = [seat for seat in range(box.seats) if best > 0 and state.strength[seat] == best]
        events.scored(state, root, state.board.segment_at(root)[2], final, dict.fromkeys(strongest, items))
    for seat in range(box.seats):
        if best > 0 and state.strength[seat] == best:
            earn(state, seat, points)
    tell_scored(state, root, final)
    figures.send_home(state, root)


def tell_scored(state: State, root: int, final: bool) -> None:
    """Tell the modules that a feature has been paid."""
    link: Link | None = state.box.scored
    while link is not None:
        link.module.scored(state, root, final)
        link = link.following


def list_items(state: State, root: int, final: bool) -> None:
    """What a feature other than a field is worth: completed, or as it is at the end."""
    state.clear_items()
    link: Link | None = state.box.value
    while link is not None:
        link.module.value(state, root, final)
        link = link.following


def score_unfinished(state: State, kind: int, sort: int) -> None:
    """At the end: pay every feature of a kind that somebody stands on; buildings of one sort, other kinds have none.

    What a payment sets off comes first; then the step is carried out again for those still standing.
    """
    board = state.board
    for figure in range(state.box.seats * state.box.figures):
        segment = state.stands[figure]
        if segment >= 0 and board.kind_of(segment) == kind and board.sort_of(segment) == sort:
            if state.due == 0 and state.is_follower(figure):
                score(state, board.root[segment], True)
    if state.due != 0:
        state.step -= 1


def score_field(state: State, field: int, city: int, final: bool) -> None:
    """Pay the owners of a field so much for each completed city, and what modules add to it; its farmers go home."""
    best = weigh(state, field)
    cities = state.board.count_cities(field)
    payments: dict[int, list[tuple[int, int, int]]] | None = None if state.record is None else {}
    for seat in range(state.box.seats):
        if best > 0 and state.strength[seat] == best:
            list_field_items(state, field, seat, cities, city)
            earn(state, seat, state.worth())
            if payments is not None:
                payments[seat] = state.item_list()
    if payments is not None:
        events.scored(state, field, "field", final, payments)
    tell_scored(state, field, final)
    figures.send_home(state, field)


def list_field_items(state: State, field: int, seat: int, cities: int, city: int) -> None:
    """What an owner of a field gets for so many completed cities, each of which is worth so much."""
    state.clear_items()
    state.item(CITIES, cities, cities * city)
    module: Module
    for module in state.box.field_items:
        module.field_items(state, field, seat, cities)


def weigh(state: State, root: int) -> int:
    """Write the strength of every seat in a feature; tells the greatest."""
    box = state.box
    board = state.board
    for seat in range(box.seats):
        state.strength[seat] = board.followers(root, seat)
        if box.strong and state.strength[seat] > 0:
            for i in range(box.strong):
                segment = state.stands[seat * box.figures + box.strong_figure[i]]
                if segment >= 0 and board.root[segment] == root:
                    state.strength[seat] += box.extra_strength[i]
    link: Link | None = box.strength
    while link is not None:
        link.module.strength(state, root)
        link = link.following
    best = 0
    for seat in range(box.seats):
        if state.strength[seat] > best:
            best = state.strength[seat]
    return best


def owners(state: State, root: int) -> list[int]:
    """The seats with the greatest strength in a feature."""
    best = weigh(state, root)
    return [seat for seat in range(state.box.seats) if best > 0 and state.strength[seat] == best]


def earn(state: State, seat: int, points: int) -> None:
    """Points for an owner of a feature."""
    state.pay(seat, points)
    module: Module
    for module in state.box.earned:
        module.earned(state, seat, points)


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
    """Points for something else than a feature."""
    state.pay(seat, points)
    if state.record is not None:
        events.awarded(state, seat, reason, [(item, number, points)])
