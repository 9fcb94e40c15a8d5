"""Who sits where: seats as they are wished for, taken, left and given away."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from languedoc.players import room
from languedoc.server import wire
from languedoc.server.kept import Seat
from languedoc.server.people import LONGEST_NAME, alike, guest_name, tidy

TAKES_OVER = "casual"  # the level of a bot that takes over, where nobody says


def own_name(name: str, taken: Collection[str]) -> str:
    """A name that nobody else at the table has, nor one that looks like it: Anna, Anna 2, ..."""
    known = {alike(each) for each in taken}
    number = 1
    unique = name
    while alike(unique) in known:
        number += 1
        tail = f" {number}"
        unique = name[: LONGEST_NAME - len(tail)].rstrip() + tail
    return unique


def wished(wishes: Sequence[wire.SeatWish], person: str, name: str, code: str) -> list[Seat]:
    """The seats of a new game. `name` is the name of its host."""
    seats: list[Seat] = []
    for number, wish in enumerate(wishes):
        taken = [seat.name for seat in seats]
        guest = guest_name(f"{code}{number}", [*taken, name])
        if wish.kind == "me":
            seats.append(Seat(number, "person", person, own_name(tidy(wish.name) or name, taken)))
        elif wish.kind == "here":
            seats.append(Seat(number, "person", person, own_name(tidy(wish.name) or guest, taken)))
        elif wish.kind == "bot":
            seats.append(Seat(number, "bot", "", own_name(tidy(wish.name) or guest, taken), wish.level))
        else:
            seats.append(Seat(number, "open"))
    return seats


def taken(seats: Sequence[Seat], number: int, person: str, name: str) -> Seat:
    return Seat(number, "person", person, own_name(name, others(seats, number)))


def opened(number: int) -> Seat:
    return Seat(number, "open")


def given_to_bot(seats: Sequence[Seat], number: int, code: str, level: str) -> Seat:
    taken = others(seats, number)
    return Seat(number, "bot", "", own_name(guest_name(f"{code}{number}", taken), taken), level or TAKES_OVER)


def others(seats: Sequence[Seat], number: int) -> list[str]:
    return [seat.name for seat in seats if seat.number != number]


def names(seats: Sequence[Seat]) -> list[str]:
    """A name for every seat, also for those where nobody sits. No two are alike, whatever is stored."""
    tidied = [tidy(seat.name) for seat in seats]
    given: list[str] = []
    for name in tidied:
        given.append(own_name(name, given) if name else own_name("–", [*given, *tidied]))
    return given


def is_called(seat: Seat, name: str) -> bool:
    """Whether the seat bears that name, or that name with a number."""
    rest = seat.name.removeprefix(name)
    return seat.name == name or (rest != seat.name and rest[:1] == " " and rest[1:].isdecimal())


def renamed(seats: Sequence[Seat], person: str, before: str, name: str) -> list[Seat]:
    """The seats of a game after somebody has changed their name: those that change. Seats to which they gave another
    name keep it."""
    mine = [seat for seat in seats if seat.person == person and is_called(seat, before)]
    taken = [seat.name for seat in seats if seat not in mine]
    changed: list[Seat] = []
    for seat in mine:
        changed.append(msgspec.structs.replace(seat, name=own_name(name, taken)))
        taken.append(changed[-1].name)
    return [seat for seat, old in zip(changed, mine, strict=True) if seat.name != old.name]


def levels(game: str) -> list[str]:
    return list(room(game).PLAYERS)
