"""What is stored of a game: its seats, its steps, where it stands, and what was said."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable

from msgspec import Struct

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
CODE_LENGTH = 8
BACK = "back"  # the kind of a step that takes back all choices after a moment
NOTICE = "notice "  # begins the keys of lines of chat that the server tells
RESERVED = (NOTICE, "bot ", "end ", "upload ", "lesson ")  # keys of pages do not begin like this


class Seat(Struct):
    number: int
    kind: str
    person: str = ""
    name: str = ""
    level: str = ""


class Step(Struct, frozen=True):
    """A row of the choices. `kind` is choice, undo, back (to the moment in `text`) or end (`text`: why)."""

    key: str
    kind: str
    seat: int | None
    text: str
    at: int = 0
    number: int = 0


class Standing(Struct, frozen=True):
    """Where a game stands: what lists tell of it without playing it again."""

    status: str
    asked: int | None
    tiles: int
    scores: list[int]
    clocks: str = ""
    votes: str = ""


class Kept(Struct):
    """A game as it is kept."""

    code: str
    game: str
    setup: str
    host: str
    standing: Standing
    listed: bool = False
    pace: str = "live"
    seconds: int | None = None
    increment: int = 0
    version: int = 0
    following: str = ""
    created: int = 0
    changed: int = 0
    uploaded: bool = False
    provable: bool = False
    removal: list[str] = []
    """Who wants it to be removed."""
    muted: list[str] = []
    """Whose chat is not sent to others."""
    former: list[str] = []
    """Who sat where while the game was running, and has left: `person:seat`."""
    origin: str = ""
    hints: bool = False
    id: int = 0
    seats: list[Seat] = []

    def sat_elsewhere(self, person: str, number: int) -> bool:
        """Whether somebody had another seat of the running game."""
        others = {f"{person}:{seat.number}" for seat in self.seats if seat.number != number}
        return bool(others & {*self.former})

    def is_removable(self, person: str) -> bool:
        """Whether somebody may take it away: they made it, and it has not begun or nobody else has a seat in it."""
        alone = all(seat.person in ("", person) for seat in self.seats)
        return self.host == person and (alone or self.standing.status == "waiting")


class Spoken(Struct, frozen=True):
    """A line of chat."""

    key: str
    seat: int | None
    name: str
    text: str
    person: str = ""
    at: int = 0
    number: int = 0


def now() -> int:
    return time.time_ns() // 1_000_000


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a game may have this code."""
    return text.isascii() and text.isalnum()


def standing_steps(steps: Iterable[Step]) -> list[Step]:
    """The choices that were not taken back."""
    kept: list[Step] = []
    for step in steps:
        if step.kind == "choice":
            kept.append(step)
        elif step.kind == "undo":
            kept.pop()
        elif step.kind == BACK:
            del kept[int(step.text) :]
    return kept
