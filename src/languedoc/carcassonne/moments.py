"""Calls a hook of all modules in a chain, one after the other.

`module.py` explains each hook. The box has one chain for each, or None if no module overrides it. A chain is walked by
recursion, since a local variable for its links would need the GIL. `concerned` has a bit for each link whose module is
concerned with the current design and has not been asked yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.carcassonne import numbering

if TYPE_CHECKING:
    from languedoc.carcassonne.module import Link
    from languedoc.carcassonne.state import State

NOTHING = numbering.NOTHING


def redeal(link: Link | None, state: State, seat: int) -> None:
    if link is not None:
        link.module.redeal(state, seat)
        redeal(link.following, state, seat)


def dealt(link: Link | None, state: State) -> None:
    if link is not None:
        link.module.dealt(state)
        dealt(link.following, state)


def turn_begins(link: Link | None, state: State) -> None:
    if link is not None:
        link.module.turn_begins(state)
        turn_begins(link.following, state)


def tiles_to_come(link: Link | None, state: State) -> bool:
    return link is not None and (link.module.tiles_to_come(state) > 0 or tiles_to_come(link.following, state))


def sets_aside(link: Link | None, state: State) -> bool:
    return link is not None and (link.module.sets_aside(state) or sets_aside(link.following, state))


def may_place(link: Link | None, state: State, concerned: int, cell: int, oriented: int) -> bool:
    if link is None or concerned == 0:
        return True
    if concerned & link.bit and not link.module.may_place(state, cell, oriented):
        return False
    return may_place(link.following, state, concerned & ~link.bit, cell, oriented)


def may_lie(state: State, cell: int, oriented: int) -> bool:
    """Whether all modules allow a tile to lie where its edges match; some are only asked beside buildings."""
    near = state.board.watched[cell] != 0
    if not near and state.board.designs.cells[oriented >> 2] > 1:
        near = state.board.watched[cell + state.board.beside[state.board.designs.inner[oriented]]] != 0
    concerned = state.box.may_place_by[oriented >> 2] if near else state.box.may_place_far_by[oriented >> 2]
    return may_place(state.box.may_place, state, concerned, cell, oriented)


def more_places(link: Link | None, state: State) -> None:
    if link is not None:
        link.module.more_places(state)
        more_places(link.following, state)


def amend_places(link: Link | None, state: State) -> None:
    if link is not None:
        link.module.amend_places(state)
        amend_places(link.following, state)


def takes_form(link: Link | None, state: State, cell: int, oriented: int) -> int:
    if link is None:
        return oriented
    return takes_form(link.following, state, cell, link.module.takes_form(state, cell, oriented))


def tile_placed(link: Link | None, state: State, concerned: int) -> None:
    if link is not None and concerned != 0:
        if concerned & link.bit:
            link.module.tile_placed(state)
        tile_placed(link.following, state, concerned & ~link.bit)


def spots(link: Link | None, state: State, concerned: int) -> None:
    if link is not None and concerned != 0:
        if concerned & link.bit:
            link.module.spots(state)
        spots(link.following, state, concerned & ~link.bit)


def strike_spots(link: Link | None, state: State) -> None:
    if link is not None:
        link.module.strike_spots(state)
        strike_spots(link.following, state)


def is_barred(link: Link | None, state: State, piece: int) -> bool:
    return link is not None and (link.module.barred(state) == piece or is_barred(link.following, state, piece))


def strike_barred(link: Link | None, state: State) -> None:
    """Strike out the spots on the tiles that modules bar."""
    if link is not None:
        piece = link.module.barred(state)
        if piece != NOTHING:
            state.strike_spots_on(piece)
        strike_barred(link.following, state)


def more_figures(link: Link | None, state: State) -> None:
    if link is not None:
        link.module.more_figures(state)
        more_figures(link.following, state)


def holds_neutral(link: Link | None, state: State) -> bool:
    return link is not None and (link.module.holds_neutral(state) or holds_neutral(link.following, state))


def is_free(link: Link | None, state: State, segment: int, free: bool) -> bool:
    if link is None:
        return free
    return is_free(link.following, state, segment, link.module.is_free(state, segment, free))


def deployed(link: Link | None, state: State, figure: int) -> None:
    if link is not None:
        link.module.deployed(state, figure)
        deployed(link.following, state, figure)


def keeps_out(link: Link | None, state: State, piece: int) -> bool:
    return link is not None and (link.module.keeps_out(state, piece) or keeps_out(link.following, state, piece))


def left(link: Link | None, state: State, figure: int, segment: int) -> None:
    if link is not None:
        link.module.left(state, figure, segment)
        left(link.following, state, figure, segment)


def gone(link: Link | None, state: State, figure: int) -> None:
    if link is not None:
        link.module.gone(state, figure)
        gone(link.following, state, figure)


def scores_field(link: Link | None, state: State, field: int) -> bool:
    return link is not None and (link.module.scores_field(state, field) or scores_field(link.following, state, field))


def keeps_open(link: Link | None, state: State, root: int) -> bool:
    return link is not None and (link.module.keeps_open(state, root) or keeps_open(link.following, state, root))


def sets_apart(link: Link | None, state: State, root: int) -> bool:
    return link is not None and (link.module.sets_apart(state, root) or sets_apart(link.following, state, root))


def feeds(link: Link | None, state: State, city: int) -> bool:
    return link is not None and (link.module.feeds(state, city) or feeds(link.following, state, city))


def may_join(link: Link | None, state: State, root: int) -> bool:
    return link is None or (link.module.may_join(state, root) and may_join(link.following, state, root))


def extent(link: Link | None, state: State, root: int, size: int) -> int:
    if link is None:
        return size
    return extent(link.following, state, root, link.module.extent(state, root, size))


def joined_late(link: Link | None, state: State, figure: int) -> bool:
    return link is not None and (link.module.joined_late(state, figure) or joined_late(link.following, state, figure))


def tile_matters(link: Link | None, state: State, figure: int) -> bool:
    return link is not None and (link.module.tile_matters(state, figure) or tile_matters(link.following, state, figure))


def order_matters(link: Link | None, state: State, seat: int) -> bool:
    return link is not None and (link.module.order_matters(state, seat) or order_matters(link.following, state, seat))


def also_paid(link: Link | None, state: State, root: int, seats: int) -> int:
    """The seats that modules pay when a feature pays some seats; each module gets those found so far, too."""
    if link is None:
        return 0
    more = link.module.also_paid(state, root, seats)
    return more | also_paid(link.following, state, root, seats | more)


def completed(link: Link | None, state: State, root: int) -> None:
    if link is not None:
        link.module.completed(state, root)
        completed(link.following, state, root)


def strength(link: Link | None, state: State, root: int) -> None:
    if link is not None:
        link.module.strength(state, root)
        strength(link.following, state, root)


def tiebreak(link: Link | None, state: State, root: int, tied: int) -> int:
    """The owners among several equally strong seats: all of them, unless a module prefers some."""
    if link is None:
        return tied
    preferred = link.module.tiebreak(state, root, tied) & tied
    return tiebreak(link.following, state, root, preferred if preferred else tied)


def value(link: Link | None, state: State, root: int, final: bool) -> None:
    if link is not None:
        link.module.value(state, root, final)
        value(link.following, state, root, final)


def city_value(link: Link | None, state: State, field: int, seat: int, city: int, before: int, farmed: bool) -> None:
    """`before` is the value of the items before this city: each module gets the current value of the city."""
    if link is not None:
        link.module.city_value(state, field, seat, city, state.worth() - before, farmed)
        city_value(link.following, state, field, seat, city, before, farmed)


def field_items(link: Link | None, state: State, field: int, seat: int, farmed: bool) -> None:
    if link is not None:
        link.module.field_items(state, field, seat, farmed)
        field_items(link.following, state, field, seat, farmed)


def most_payable(link: Link | None, state: State, seat: int, points: int) -> int:
    if link is None:
        return points
    return most_payable(link.following, state, seat, link.module.most_payable(state, seat, points))


def paid(link: Link | None, state: State, seat: int, points: int, cause: int) -> None:
    if link is not None:
        link.module.paid(state, seat, points, cause)
        paid(link.following, state, seat, points, cause)


def counted(link: Link | None, state: State, seat: int, counter: int, points: int, cause: int) -> None:
    if link is not None:
        link.module.counted(state, seat, counter, points, cause)
        counted(link.following, state, seat, counter, points, cause)


def earned(link: Link | None, state: State, seat: int, points: int) -> None:
    if link is not None:
        link.module.earned(state, seat, points)
        earned(link.following, state, seat, points)


def scored(link: Link | None, state: State, root: int, final: bool) -> None:
    if link is not None:
        link.module.scored(state, root, final)
        scored(link.following, state, root, final)


def place_scored(link: Link | None, state: State, figure: int) -> None:
    if link is not None:
        link.module.place_scored(state, figure)
        place_scored(link.following, state, figure)


def home(link: Link | None, state: State, figure: int, root: int) -> int:
    """Where a figure goes: the first module that sends it elsewhere than to the supply decides."""
    if link is None:
        return NOTHING
    place = link.module.home(state, figure, root)
    return place if place != NOTHING else home(link.following, state, figure, root)


def outlook(link: Link | None, state: State, seat: int) -> int:
    return 0 if link is None else link.module.outlook(state, seat) + outlook(link.following, state, seat)


def owned(link: Link | None, state: State, seat: int, number: int) -> int:
    """How much a seat has of a belonging, by its number in the box."""
    if link is None:
        return 0
    if number >= link.module.end_of_belongings:
        return owned(link.following, state, seat, number)
    return link.module.owned(state, seat, number - link.module.first_belonging)
