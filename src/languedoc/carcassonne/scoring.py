"""Pay a feature: who owns it, what it is worth, item by item, and the followers home."""

from __future__ import annotations

from languedoc.carcassonne import events
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State


def score(state: State, root: int, final: bool) -> None:
    """Pay the owners of an occupied feature and send its followers home (turn_order 8.2, step 5)."""
    box = state.box
    board = state.board
    module: Module
    state.clear_items()
    for module in box.value:
        module.value(state, root, final)
    points = state.worth()
    if state.record is not None:
        items = state.item_list()
        kind = board.kind_of(root)
        events.scored(state, root, kind, final, dict.fromkeys(owners(state, root), items))
    most = 0
    for seat in range(box.seats):
        strength = board.followers(root, seat)
        if strength > most:
            most = strength
    for seat in range(box.seats):
        if most > 0 and board.followers(root, seat) == most:
            state.score[seat] += points
            for module in box.paid:
                module.paid(state, seat, points)
    for module in box.scored:
        module.scored(state, root, final)
    send_home(state, root)


def owners(state: State, root: int) -> list[int]:
    """The seats with most followers in a feature."""
    strengths = [state.board.followers(root, seat) for seat in range(state.box.seats)]
    return [seat for seat, strength in enumerate(strengths) if strength == max(strengths) > 0]


def pay_each(state: State, root: int, kind: int, payments: dict[int, list[tuple[int, int, int]]]) -> None:
    """Pay seats different items for one feature (final scoring of fields)."""
    for seat, items in payments.items():
        for _, _, points in items:
            state.score[seat] += points
    if state.record is not None:
        events.scored(state, root, kind, True, payments)


def send_home(state: State, root: int) -> None:
    if state.record is not None:
        events.returned(state, root)
    state.send_home(root)
