"""Time to think: a clock for each seat, which runs while the seat is asked, and what happens when it has run out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import msgspec
from msgspec import Struct

SECOND = 1000  # milliseconds

WAIT, BOT, END = "wait", "bot", "end"


class Clocks(Struct, frozen=True):
    """Milliseconds left for each seat when the clock of the seat `asked` began to run, at `since`. Before the first
    choice of a game no clock runs."""

    left: list[int]
    asked: int | None
    since: int

    def left_at(self, seat: int, at: int) -> int:
        spent = max(0, at - self.since) if seat == self.asked else 0
        return max(0, self.left[seat] - spent)

    def out_at(self) -> int | None:
        """When the running clock runs out."""
        return None if self.asked is None else self.since + self.left[self.asked]

    def moved(self, chooser: int, asked: int | None, at: int, increment: int) -> Clocks:
        """After a choice: the time it took is gone, the increment is added, the next clock runs."""
        left = [self.left_at(seat, at) for seat in range(len(self.left))]
        if chooser == self.asked:
            left[chooser] += increment * SECOND
        return Clocks(left, asked, at)


class Overtime(Struct, tag="overtime"):
    """What the others say about a seat whose clock has run out."""

    seat: int
    votes: dict[int, str] = {}

    def verdict(self, voters: Collection[int]) -> str:
        """What more than half of the others want; until then they wait."""
        counted = Counter(self.votes[seat] for seat in voters if seat in self.votes)
        for verdict in (BOT, END):
            if counted[verdict] * 2 > len(voters):
                return verdict
        return WAIT


class Proposal(Struct, tag="proposal"):
    """What a seat proposes to the others: to take back its last choice, or to end the game as a draw. `agreed`: the
    people who have agreed."""

    seat: int
    what: str
    agreed: list[str] = []


def begun(seats: int, seconds: int | None, at: int) -> str:
    """The clocks of a game that begins, as they are kept; empty where there are none. They run from the first choice
    on: who waits for guests may be away when the last one comes."""
    if seconds is None:
        return ""
    return written(Clocks([seconds * SECOND] * seats, None, at))


def written(clocks: Clocks | Overtime | Proposal | None) -> str:
    return "" if clocks is None else msgspec.json.encode(clocks).decode()


def read_clocks(text: str) -> Clocks | None:
    return msgspec.json.decode(text, type=Clocks) if text else None


def read_votes(text: str) -> Overtime | Proposal | None:
    """What was said about a clock that ran out, or about a proposal."""
    try:
        return msgspec.json.decode(text, type=Overtime | Proposal) if text else None
    except msgspec.ValidationError:  # written by an older version
        return None
