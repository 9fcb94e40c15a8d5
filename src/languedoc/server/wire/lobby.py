"""People, what can be played, and games before and between moves."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from languedoc.server.wire.plain import SeatKind, Struct

Short = Annotated[str, msgspec.Meta(max_length=200)]
A_DAY = 24 * 3600  # seconds

# ------------------------------------------------------------------ people


class Me(Struct):
    """The visitor, by the cookie. `name` is empty until one is given."""

    name: str
    games: int
    moves_waiting: int


class Named(Struct, forbid_unknown_fields=True):
    """At least one visible letter; names are cut after 30 letters."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


# ------------------------------------------------------------------ what can be played


class Value(Struct):
    value: str | bool
    title: str


class OptionCard(Struct):
    """A rule that can be chosen; the first value is the default."""

    name: str
    title: str
    help: str
    values: list[Value]


class ModuleCard(Struct):
    """`picture` is an address below /art. `tiles` counts its tiles, `separate`: they can be used without its rules."""

    slug: str
    name: str
    sentence: str
    picture: str
    tiles: int
    separate: bool
    show_me: str
    """The id of the example that introduces it, or nothing."""
    options: list[OptionCard]


class PresetCard(Struct):
    """`times`: the playing time to be expected, in words, for the smallest number of players and every further one."""

    slug: str
    name: str
    sentence: str
    modules: list[str]
    options: dict[str, str | bool]
    times: list[str]


class BotCard(Struct):
    slug: str
    name: str
    sentence: str


class GameCard(Struct):
    slug: str
    name: str
    sentence: str
    picture: str
    fewest: int
    alone: str
    """The rule by which one person may play, or nothing."""
    most: int
    modules: list[ModuleCard]
    options: list[OptionCard]
    presets: list[PresetCard]
    bots: list[BotCard]


class Catalogue(Struct):
    games: list[GameCard]


# ------------------------------------------------------------------ games before and between moves


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds for each seat, and what every choice adds."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=30 * A_DAY)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=A_DAY)] = 0


class SeatWish(Struct, forbid_unknown_fields=True):
    """`me` and `here` belong to the host, `open` to the first person who takes it, `bot` to a computer player."""

    kind: Literal["me", "here", "open", "bot"]
    name: Short = ""
    level: Short = ""
    colour: Short = ""
    """Of its figures; empty where all seats have the usual one."""


class NewGame(Struct, forbid_unknown_fields=True):
    """`tiles`: the modules whose tiles are in the bag, if they differ from `modules`. `listed`: everybody sees it in
    the lobby. `pace`: how fast people mean to play; it is only shown. `hints`: whether the server tells players the
    best options; null: only where everybody else is a computer player."""

    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=20)]
    game: Literal["carcassonne", "cardcassonne"] = "carcassonne"
    preset: Short = ""
    modules: Annotated[list[Short], msgspec.Meta(max_length=100)] = msgspec.field(default_factory=list)
    tiles: Annotated[list[Short], msgspec.Meta(max_length=100)] | None = None
    options: Annotated[dict[Short, Short | bool], msgspec.Meta(max_length=200)] = msgspec.field(default_factory=dict)
    clock: Clock | None = None
    pace: Literal["live", "days"] = "live"
    listed: bool = False
    start: int | None = None
    """The seat that begins; null: it is drawn."""
    provable: bool = False
    """Provable chance: the server tells a hash of the key of all chance before it draws, and the key at the end."""
    hints: bool | None = None


class SetupChecked(Struct):
    """`problems` keep a game from beginning, `warnings` do not. `facts`: all that is agreed on, a few words each: what
    is played, how long, with which clock, with which unusual rules. `time`: the playing time to be expected."""

    problems: list[str]
    warnings: list[str]
    facts: list[str]
    tiles: int
    time: str
    most_seats: int


class SeatInfo(Struct):
    number: int
    name: str
    kind: SeatKind
    level: str
    yours: bool
    online: bool
    colour: str


class Invitation(Struct):
    """What those are told who are invited to a game: who invites to what, the `facts` as above, and the seat that
    begins (null: it is drawn)."""

    title: str
    facts: list[str]
    start: int | None


class GameInfo(Struct):
    """`code` is in the link. `asked`: the seats that must choose now; `your_move`: one of them is yours."""

    code: str
    game: str
    title: str
    seats: list[SeatInfo]
    host: bool
    listed: bool
    pace: str
    status: Literal["waiting", "running", "over"]
    asked: list[int]
    your_move: bool
    version: int
    tiles: int
    scores: list[int]
    clock: Clock | None
    created: str
    changed: str
    following: str
    """The code of the game that was begun after this one by "play again", where there is one."""
    lesson: bool
    """Whether it is a guided game."""
    removable: bool
    """Whether you may take it away alone: you made it, and it has not begun or nobody else has a seat in it."""
    removal: list[int] = msgspec.field(default_factory=list)
    """The seats whose holders want it to be removed; it is, when all who are there want that."""
    commitment: str = ""
    """Of a game with provable chance: the SHA-256 of the key, in hexadecimal digits."""
    key: str = ""
    """The key itself, when the game is over."""
    uploaded: bool = False
    """Whether it was begun elsewhere and came as a file: who brought it may know what is hidden in it."""
    hints: bool = False
    """Whether its players may ask for the best options."""
    invitation: Invitation | None = None
    """Before the game begins."""


class Removal(Struct, forbid_unknown_fields=True):
    """Whether you want a game to be removed in which others sit."""

    wanted: bool


class Pass(Struct):
    """A code that signs another device in as you; it is valid for `minutes`."""

    code: str
    minutes: int


class Device(Struct, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Games(Struct):
    mine: list[GameInfo]
    open: list[GameInfo]
    running: list[GameInfo]
    """Listed games of others that can be watched."""


class HandOver(Struct, forbid_unknown_fields=True):
    """The host gives a seat away: to whoever opens the link next, or to a bot. In a game that has begun, the seat of
    somebody else only when they have been absent for long."""

    to: Literal["open", "bot"]
    level: str = ""


class Refused(Struct):
    """The body of every 4xx answer. `code` is for programs, `message` for people, in their language. `detail` says what
    exactly is wrong, in English."""

    code: str
    message: str
    detail: str = ""
