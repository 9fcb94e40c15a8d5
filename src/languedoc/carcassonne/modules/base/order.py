"""Which of several features of one kind, completed by the same tile, is scored first (turn_order 8.2, step 5).

The active player chooses, but is only asked where the order can matter: two of these features pay the same seat, the
order of that seat's payments matters to a module in the box, and the two differ in what they are worth or in whom they
pay.
"""

from __future__ import annotations

from languedoc.carcassonne import moments, numbering, scoring
from languedoc.carcassonne.state import State

SCORE = numbering.SCORE
NOTHING = numbering.NOTHING


def is_open(state: State) -> bool:
    """Whether the player chooses now which feature is next."""
    closed = state.board.closed
    count = state.board.closed_count
    if state.cursor == count or not is_due(state, closed[state.cursor]):
        return False
    for i in range(state.cursor, count):
        if is_next(state, closed[i]):
            for j in range(i + 1, count):
                if is_next(state, closed[j]) and can_matter(state, closed[i], closed[j]):
                    return True
    return False


def is_due(state: State, root: int) -> bool:
    """Whether a feature that was closed will be scored."""
    return state.board.root[root] == root and state.board.occupied(root) and state.is_completed(root)


def is_next(state: State, root: int) -> bool:
    """Whether a feature can be the next one: it is of the same kind as the first of the list."""
    first = state.board.closed[state.cursor]
    return is_due(state, root) and state.board.scoring_rank(root) == state.board.scoring_rank(first)


def can_matter(state: State, root: int, other: int) -> bool:
    """Whether it can matter which of two features is scored first."""
    owning = paid_as_owners(state, root)
    points = state.worth()
    others = paid_as_owners(state, other)
    more = moments.also_paid(state.box.also_paid, state, root, owning)
    others_more = moments.also_paid(state.box.also_paid, state, other, others)
    if owning == others and points == state.worth() and more == others_more:
        return False
    both = (owning | more) & (others | others_more)
    for seat in range(state.box.seats):
        if both >> seat & 1 and moments.order_matters(state.box.order_matters, state, seat):
            return True
    return False


def paid_as_owners(state: State, root: int) -> int:
    """The seats that get points as owners of a feature, a bit for each; lists its items."""
    owning = scoring.find_owners(state, root)
    scoring.list_items(state, root, False)
    return owning if state.worth() > 0 else 0


def offer(state: State) -> None:
    """The features that can be the next one."""
    state.offer_choices()
    for i in range(state.cursor, state.board.closed_count):
        if is_next(state, state.board.closed[i]):
            state.offer(SCORE, shown_at(state, state.board.closed[i]), 0, 0)


def shown_at(state: State, root: int) -> int:
    """The segment by which a feature is named: that of the new tile, if it has one there."""
    if state.placed != NOTHING:
        for segment in range(state.board.first[state.placed], state.board.end_of_tile(state.placed)):
            if state.board.root[segment] == root:
                return segment
    return root


def put_first(state: State, segment: int) -> None:
    """The feature of a segment is the next one; the others stay in their order."""
    closed = state.board.closed
    root = state.board.root[segment]
    i = state.cursor
    while closed[i] != root:
        i += 1
    while i > state.cursor:
        closed[i] = closed[i - 1]
        i -= 1
    closed[i] = root
    state.choose_first(root)
