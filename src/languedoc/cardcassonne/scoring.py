"""What cards are worth: a seat's collected cards at the end of a round, and its buildings at the end of the game."""

from __future__ import annotations

from languedoc.cardcassonne import box as boxes
from languedoc.cardcassonne import events
from languedoc.cardcassonne.state import State

ROW_COUNT = boxes.ROW_COUNT
CHEST = boxes.CHEST
PERSON = boxes.PERSON
BUILDING = boxes.BUILDING
ANIMAL = boxes.ANIMAL
ANIMAL_JOKER = boxes.ANIMAL_JOKER
BUILDING_JOKER = boxes.BUILDING_JOKER

PERSONS = boxes.PERSONS
VALUES = boxes.VALUES
WRONG_PERSONS = boxes.WRONG_PERSONS
CASHED = boxes.CASHED
NEW_JOKERS = boxes.NEW_JOKERS
UNDER_CHEST = boxes.UNDER_CHEST
LUCK_CARDS = boxes.LUCK_CARDS


def sort(state: State, seat: int) -> None:
    """Put the collected cards where they belong; what needs a decision waits in `state.wrong` (sheet 4.1 to 4.5)."""
    box = state.box
    tally = state.tally
    for i in range(box.tallies):
        tally[i] = 0
    for row in range(ROW_COUNT):
        state.grew[row] = 0
    state.wrong_count = 0
    state.wrong_done = 0
    collected_from = state.won_row[seat]
    for i in range(state.won_from[seat], state.won_from[seat] + state.won_count[seat]):
        kind = state.won[i]
        what = box.type_of[kind]
        row = box.row_of[kind]
        if row >= 0 and row != collected_from:
            if what == PERSON:
                tally[WRONG_PERSONS] += 1
                state.out[kind] += 1
            else:
                state.wrong[state.wrong_count] = kind
                state.wrong_count += 1
        elif what == PERSON:
            tally[PERSONS] += 1
            tally[VALUES] += box.value_of[kind]
            state.out[kind] += 1
        elif what == ANIMAL:
            add_animal(state, seat, row)
        elif what == BUILDING:
            add_building(state, seat, row)
        elif what == BUILDING_JOKER:
            add_building(state, seat, ROW_COUNT)
        elif what == ANIMAL_JOKER:
            state.loose[seat] += 1
            tally[NEW_JOKERS] += 1
        else:
            tally[LUCK_CARDS + kind - box.first_joker] += 1
            state.out[kind] += 1
    state.won_count[seat] = 0


def add_animal(state: State, seat: int, row: int) -> None:
    state.animals[seat * ROW_COUNT + row] += 1
    state.grew[row] = 1


def add_building(state: State, seat: int, place: int) -> None:
    state.chest[seat * CHEST + place] += 1
    state.tally[UNDER_CHEST] += 1


def keep(state: State, seat: int, kind: int) -> None:
    """A card of another colour joins the others of its kind."""
    if state.box.type_of[kind] == ANIMAL:
        add_animal(state, seat, state.box.row_of[kind])
    else:
        add_building(state, seat, state.box.row_of[kind])


def cash(state: State, kind: int) -> None:
    """A card of another colour is given away for points."""
    state.tally[CASHED] += 1
    state.out[kind] += 1


def join(state: State, seat: int, row: int) -> None:
    """An animal joker joins a set, for good."""
    state.loose[seat] -= 1
    state.joined[seat * ROW_COUNT + row] += 1
    add_animal(state, seat, row)


def pay(state: State, seat: int) -> None:
    """Add up what the seat collected in this round."""
    box = state.box
    tally = state.tally
    points = tally[PERSONS] * tally[VALUES] + (tally[WRONG_PERSONS] + tally[CASHED]) * box.wrong_points
    for kind in range(box.first_joker, box.kinds):
        points += tally[LUCK_CARDS + kind - box.first_joker] * box.value_of[kind]
    for row in range(ROW_COUNT):
        if state.grew[row]:
            points += box.set_points[state.animals[seat * ROW_COUNT + row]]
    if state.loose[seat] > 0:  # then the seat has no animals that it could join
        points += tally[NEW_JOKERS] * box.lone_joker_points
    state.score[seat] += points
    if state.record is not None:
        events.round_scored(state, seat, items(state, seat), tally[UNDER_CHEST])


def items(state: State, seat: int) -> list[tuple[str, int, int]]:
    """The parts of what is paid: name, number, points."""
    box = state.box
    tally = state.tally
    parts = [
        ("persons", tally[PERSONS], tally[PERSONS] * tally[VALUES]),
        ("wrong_persons", tally[WRONG_PERSONS], tally[WRONG_PERSONS] * box.wrong_points),
        ("cashed_cards", tally[CASHED], tally[CASHED] * box.wrong_points),
    ]
    for kind in range(box.first_joker, box.kinds):
        number = tally[LUCK_CARDS + kind - box.first_joker]
        parts.append((box.card_names[kind], number, number * box.value_of[kind]))
    for row in range(ROW_COUNT):
        if state.grew[row]:
            size = state.animals[seat * ROW_COUNT + row]
            parts.append((f"{boxes.ROWS[row]}:animals", size, box.set_points[size]))
    if state.loose[seat] > 0:
        parts.append(("lone_jokers", tally[NEW_JOKERS], tally[NEW_JOKERS] * box.lone_joker_points))
    return [part for part in parts if part[1]]


# ------------------------------------------------------------------------------------ series of buildings


def best_series(state: State, seat: int) -> int:
    """The most points that the buildings of a seat can make, with the best use of its jokers (sheet 6).

    `state.stands_for` is set to the number of jokers used as each type. Each further card of a series adds more points
    than the one before, so for given types it is best to form the longest possible series repeatedly.
    """
    chest = seat * CHEST
    jokers = state.chest[chest + ROW_COUNT]
    most = -1
    for a in range(jokers + 1):
        for b in range(jokers + 1 - a):
            for c in range(jokers + 1 - a - b):
                points = series_points(state, chest, a, b, c, jokers - a - b - c)
                if points > most:
                    most = points
                    state.stands_for[0] = a
                    state.stands_for[1] = b
                    state.stands_for[2] = c
                    state.stands_for[3] = jokers - a - b - c
    return most


def series_points(state: State, chest: int, a: int, b: int, c: int, d: int) -> int:
    """The points of a chest if its jokers are used as the given numbers of buildings of each type."""
    a += state.chest[chest]
    b += state.chest[chest + 1]
    c += state.chest[chest + 2]
    d += state.chest[chest + 3]
    points = 0
    length = 1
    k = 0
    while length > 0:
        k += 1
        length = (a >= k) + (b >= k) + (c >= k) + (d >= k)
        points += state.box.series_points[length]
    return points


def series(state: State, seat: int) -> list[tuple[str, ...]]:
    """The series of `best_series`, longest first, as names of cards."""
    best_series(state, seat)
    own = state.in_chest(seat)
    joker = boxes.TYPES[BUILDING_JOKER]
    stands_for = [state.stands_for[row] for row in range(ROW_COUNT)]
    found = []
    for k in range(max([own[row] + stands_for[row] for row in range(ROW_COUNT)])):
        found.append(
            tuple(
                [
                    f"{boxes.ROWS[row]}:building" if k < own[row] else joker
                    for row in range(ROW_COUNT)
                    if k < own[row] + stands_for[row]
                ]
            )
        )
    return found


def score_chests(state: State) -> None:
    """At the end of the game every chest is opened."""
    for seat in range(state.box.seats):
        state.score[seat] += best_series(state, seat)
        if state.record is not None:
            events.chest_opened(state, seat, series(state, seat))
