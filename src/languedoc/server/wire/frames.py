"""Frames of the socket, to the page and from it."""

from __future__ import annotations

from typing import Literal

import msgspec

from languedoc.server.wire.lobby import GameInfo
from languedoc.server.wire.plain import Struct, ThingName
from languedoc.server.wire.table import ChatLine, LogEntry, Player, Table, TileLeft

# ------------------------------------------------------------------ frames to the page


class Welcome(Struct, tag="welcome"):
    """The first frame of a socket, and again whenever the page has to begin anew (an undo, another seat). `version`
    counts all choices, also those taken back."""

    version: int
    info: GameInfo
    table: Table
    log: list[LogEntry]
    chat: list[ChatLine]
    watchers: list[str]


class Moved(Struct, tag="moved"):
    version: int
    table: Table
    log: list[LogEntry]


class Room(Struct, tag="room"):
    """Who is here has changed: seats taken or left, people on or off line, a bot that thinks."""

    info: GameInfo
    players: list[Player]
    watchers: list[str]


class Said(Struct, tag="said"):
    """A new line, or one that has changed."""

    line: ChatLine


class Worth(Struct):
    """What a seat would get; where nobody has the feature, what it would be worth to whoever had it (`seat` none)."""

    seat: int | None
    points: int
    words: str


class Feature(Struct, tag="feature"):
    """The answer to `look`. `now` is what it would bring if the game ended now, `completed` what with the tiles it has
    if it were completed (none for fields). `open` counts open ends, or empty squares around a building; `figures` are
    numbers in `Table.figures`. `lines` say all this to people. `things` are what stands, lies or is printed there."""

    id: int
    outline: str
    title: str
    kind: str
    lines: list[str]
    owners: list[int]
    figures: list[int]
    open: int
    now: list[Worth]
    completed: list[Worth]
    things: list[ThingName]


class Fits(Struct, tag="fits"):
    """The answer to `fit`: which of the tiles left fit a square, and how likely (0 to 1) the next one laid is one."""

    id: int
    x: int
    y: int
    tiles: list[TileLeft]
    chance: float
    words: str


class Done(Struct, tag="done"):
    """A message has been carried out (again: the same `key` is carried out once)."""

    key: str
    version: int


class Wrong(Struct, tag="wrong"):
    """A message was not carried out and nothing has changed. Codes: malformed, too_large, too_fast, stale, illegal,
    not_your_seat, not_running, nothing_to_undo, chat_full, muted, not_allowed; lesson, where a guided game asks for
    another choice and says why; unavailable and unknown, after which it may be sent again
    with the same key; before the socket is closed: not_found, too_many_sockets."""

    code: str
    message: str
    key: str = ""
    version: int = 0


class TimeOut(Struct, tag="time_out"):
    """A clock has run out; the others choose by `Overtime`, and what more than half of them want is done. `votes` by
    seat; whoever has voted may vote again."""

    seat: int
    votes: dict[int, str]


class Proposal(Struct, tag="proposal"):
    """A seat proposes to take back its last choice, or to end the game as a draw; `agreed` have agreed, the seat itself
    among them. Without a seat: there is no proposal any more. It ends with the next choice."""

    seat: int | None
    what: Literal["undo", "tie"]
    agreed: list[int]


class Pong(Struct, tag="pong"):
    pass


ToPage = Welcome | Moved | Room | Said | Feature | Fits | Done | Wrong | TimeOut | Proposal | Pong


# ------------------------------------------------------------------ frames from the page


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """`version` is the one the page knows; `key` is made up by the page, once for each click."""

    key: str
    version: int
    option: str


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last choice. Against computers alone: your last one, with all that followed, as often as you
    like."""

    key: str
    version: int


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """The device has been passed to that seat."""

    seat: int


class Say(Struct, tag="say", forbid_unknown_fields=True):
    key: str
    text: str


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Point at a segment: what is this, whose, and worth how much?"""

    id: int
    segment: str


class Fit(Struct, tag="fit", forbid_unknown_fields=True):
    id: int
    x: int
    y: int


class Moderate(Struct, tag="moderate", forbid_unknown_fields=True):
    """About a line of chat: remove it, mute whoever said it or end that, or report it to whoever runs the
    server. The host may do this to everybody, who sits there to those who do not; everybody may remove their own lines,
    and report others."""

    line: int
    act: Literal["remove", "mute", "unmute", "report"]


class Overtime(Struct, tag="overtime", forbid_unknown_fields=True):
    seat: int
    verdict: Literal["wait", "bot", "end"]


class Propose(Struct, tag="propose", forbid_unknown_fields=True):
    """Propose to the others that you take back your last choice, with all that followed, or that the game ends as a
    draw."""

    what: Literal["undo", "tie"]


class Reply(Struct, tag="reply", forbid_unknown_fields=True):
    """Agree to the proposal, or refuse it; who made it withdraws it by refusing. It is done when all people agree."""

    agrees: bool


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give up. Between two seats, or where no other person sits, the game is over; otherwise a computer player plays on
    in your place."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    pass


FromPage = Choose | Undo | Sit | Say | Moderate | Look | Fit | Overtime | Propose | Reply | Resign | Ping


encode = msgspec.json.encode
read_frame = msgspec.json.Decoder(FromPage).decode
