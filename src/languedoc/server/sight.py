"""What each person may see of a table, as it is sent to them."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection
from copy import copy
from datetime import UTC, datetime
from typing import Literal, NamedTuple

from msgspec.structs import replace

from languedoc import lessons
from languedoc.i18n import speech
from languedoc.server import lesson, scene, wire
from languedoc.server.clocks import SECOND, read_clocks
from languedoc.server.fold import DRAWN, RESIGNED, Fold, Made
from languedoc.server.kept import NOTICE, Kept, Spoken, now
from languedoc.table.words import game_name

MILLISECONDS = 1000
ENDED = {"": "ended-by_clock", RESIGNED: "ended-by_resigned", DRAWN: "ended-by_tie"}
REACTIONS = (":hello:", ":nice:", ":oops:", ":thanks:", ":moment:", ":well-played:")
"""Lines of chat that everybody reads in their own language."""
KEY = re.compile(r"^key (\w+)$", re.MULTILINE)


class Sight(NamedTuple):
    """The point of view of a client: the seats they hold, the one they sit at, and the one to which the device must be
    passed before its secrets are shown. All who look from the same place see the same."""

    language: str
    held: tuple[int, ...]
    sitting: int | None
    curtain: int | None


def sight(fold: Fold | None, language: str, held: tuple[int, ...], sat_down: int | None) -> Sight:
    """`sat_down` is the seat that the person at the device has said to be; it matters only where somebody holds
    several seats of a game with secrets."""
    if not held:
        return Sight(language, (), None, None)
    asked = fold.asked if fold is not None else None
    if len(held) == 1:
        return Sight(language, held, held[0], None)
    if fold is None or not fold.game.hides:
        return Sight(language, held, asked if asked in held else held[0], None)
    if asked in held and asked != sat_down:
        return Sight(language, held, None, asked)
    return Sight(language, held, sat_down if sat_down in held else None, None)


def can_undo(fold: Fold, seen: Sight) -> bool:
    """The seat that chose may take it back; where there are secrets, nobody else may have sat down since."""
    seat = fold.undoer
    if seat is None or seat not in seen.held:
        return False
    return not fold.game.hides or seen.sitting in (None, seat)


def way_back(kept: Kept, fold: Fold, seen: Sight) -> int | None:
    """The moment before the last choice of somebody who plays against computers alone: they may go back to it, whatever
    was revealed since. Not beyond the end of a file from which the game was begun."""
    alone = len(seen.held) == 1 and all(seat.kind == "bot" for seat in kept.seats if seat.number not in seen.held)
    if fold.over or not alone or lesson.of(kept) is not None:
        return None
    return fold.before_last_of(seen.held)


Told = dict[tuple[str, int | None, int], tuple[Made | None, list[wire.LogEntry]]]
"""Lines of the log by language, seat and number of choices made, with the last of these choices."""


class Drawn:
    """A cache of the tables of one moment of a game, for all clients. `told` lasts longer: it is a cache of the log of
    every moment, where a game hides nothing."""

    def __init__(self, told: Told | None = None) -> None:
        self.pointed = scene.Pointed()
        self.tables: dict[tuple[str, int | None], wire.Table] = {}
        self.told: Told = {} if told is None else told


class Showing:
    """One moment as each client sees it; what several see alike is computed once."""

    def __init__(
        self,
        kept: Kept,
        fold: Fold | None,
        online: Collection[str],
        thinking: Collection[int],
        drawn: Drawn | None = None,
    ) -> None:
        self.kept = kept
        self.fold = fold
        self.online = online
        self.thinking = thinking
        drawn = drawn or Drawn()
        self._drawn = drawn.tables
        self._told = drawn.told

    def table(self, seen: Sight) -> wire.Table:
        """Everything that lies on the table."""
        kept, fold = self.kept, self.fold
        if fold is None:
            waiting = waiting_players(kept, seen, self.online)
            return wire.Table(status="waiting", players=waiting, asked=None, notices=[])
        shown = self._on_the_table(fold, seen)
        shown.players = players(kept, fold, seen, self.online, self.thinking)
        shown.undo = (can_undo(fold, seen) and lesson.can_undo(kept, fold)) or way_back(kept, fold, seen) is not None
        shown.sitting = seen.sitting
        shown.curtain = seen.curtain
        shown.lesson = lesson.words(kept, fold, seen.language, seen.sitting)
        if lesson.has_stopped(kept, fold):
            shown.asked = None
            shown.hand = None
        if fold.ended is not None:
            shown.status = "over"
            shown.asked = None
            shown.winners = winners(fold)
            name = fold.game.setup.names[fold.ended.seat]
            shown.outcome = speech(seen.language).say(ENDED[fold.ended.why], name=name)
        return shown

    def _on_the_table(self, fold: Fold, seen: Sight) -> wire.Table:
        """Where a game hides nothing, all see the same but for the options, which only the seat asked is given."""
        seat = seen.sitting if fold.game.hides else fold.asked
        if (seen.language, seat) not in self._drawn:
            self._drawn[seen.language, seat] = scene.table(fold.game, seat, speech(seen.language))
        shown = copy(self._drawn[seen.language, seat])
        if seat != seen.sitting and isinstance(shown.asked, wire.Asked):
            shown.asked = replace(shown.asked, options=[], targets=[], ranges=[], verbs=[], by_itself="")
        return shown

    def log(self, seen: Sight, first: int) -> list[wire.LogEntry]:
        """What happened from a moment on."""
        fold = self.fold
        if fold is None:
            return []
        language = seen.language
        viewer = seen.sitting if fold.game.hides else None
        told: list[wire.LogEntry] = []
        for moment in range(first, len(fold.made) + 1):
            made = fold.made[moment - 1] if moment else None
            known = self._told.get((language, viewer, moment))
            if known is None or known[0] != made:
                seat = made.seat if made else None
                events = fold.events_of(moment, viewer)
                known = made, scene.log(fold.game, events, moment, seat, speech(language))
                self._told[language, viewer, moment] = known
            told += known[1]
        return told


def winners(fold: Fold) -> list[int]:
    """Who has won a game that is over. Where somebody has resigned, whoever has most points of the others; a game that
    was ended because of a clock, or as a draw, has no winner."""
    if fold.ended is None:
        return list(fold.game.winners)
    if fold.ended.why != RESIGNED:
        return []
    others = [seat for seat in range(fold.game.seats) if seat != fold.ended.seat]
    most = max((fold.game.scores[seat] for seat in others), default=0)
    return [seat for seat in others if fold.game.scores[seat] == most]


def players(
    kept: Kept, fold: Fold, seen: Sight, online: Collection[str], thinking: Collection[int]
) -> list[wire.Player]:
    """Those at the table, with what the rules do not know of them."""
    shown = scene.players(fold.game, seen.sitting if fold.game.hides else None, speech(seen.language))
    clocks = read_clocks(kept.standing.clocks)
    at = now()
    for player, seat in zip(shown, kept.seats, strict=True):
        player.kind = seat_kind(seat.kind)
        player.clock = None if clocks is None else clocks.left_at(seat.number, at) / SECOND
        player.ticks = clocks is not None and clocks.asked == seat.number
        player.yours = seat.number in seen.held
        player.online = seat.person in online
        player.thinking = seat.number in thinking
    return shown


def waiting_players(kept: Kept, seen: Sight, online: Collection[str]) -> list[wire.Player]:
    colours = scene.colours(kept.setup)
    return [
        wire.Player(
            seat=seat.number,
            name=seat.name,
            colour=colours[seat.number],
            kind=seat_kind(seat.kind),
            score=0,
            counters=[0],
            holdings=[],
            tiles=[],
            clock=None if kept.seconds is None else float(kept.seconds),
            ticks=False,
            yours=seat.number in seen.held,
            online=seat.person in online,
            thinking=False,
        )
        for seat in kept.seats
    ]


def seat_kind(kind: str) -> wire.SeatKind:
    return "person" if kind == "person" else "bot" if kind == "bot" else "open"


def asked(kept: Kept) -> list[int]:
    """The seats that must choose."""
    standing = kept.standing
    return [standing.asked] if standing.status == "running" and standing.asked is not None else []


def is_your_move(kept: Kept, person: str) -> bool:
    return any(kept.seats[seat].person == person for seat in asked(kept))


def info(kept: Kept, person: str, language: str, online: Collection[str]) -> wire.GameInfo:
    """A game as lists tell of it."""
    standing = kept.standing
    mine = [seat.number for seat in kept.seats if seat.person == person]
    colours = scene.colours(kept.setup)
    return wire.GameInfo(
        code=kept.code,
        game=kept.game,
        title=title(kept, language),
        seats=[
            wire.SeatInfo(
                number=seat.number,
                name=seat.name,
                kind=seat_kind(seat.kind),
                level=seat.level,
                yours=seat.number in mine,
                online=seat.person in online,
                colour=colours[seat.number],
            )
            for seat in kept.seats
        ],
        host=kept.host == person,
        listed=kept.listed,
        pace=kept.pace,
        status="waiting" if standing.status == "waiting" else "running" if standing.status == "running" else "over",
        asked=asked(kept),
        your_move=is_your_move(kept, person),
        version=kept.version,
        tiles=standing.tiles,
        scores=standing.scores,
        clock=None if kept.seconds is None else wire.Clock(kept.seconds, kept.increment),
        created=written_time(kept.created),
        changed=written_time(kept.changed),
        following=kept.following,
        lesson=lesson.of(kept) is not None,
        removable=kept.is_removable(person),
        removal=[seat.number for seat in kept.seats if seat.person and seat.person in kept.removal],
        commitment=commitment(kept.setup) if kept.provable else "",
        key=key_of(kept.setup) if kept.provable and standing.status == "over" else "",
        uploaded=kept.uploaded,
        hints=kept.hints,
        invitation=invitation(kept, language) if standing.status == "waiting" else None,
    )


def invitation(kept: Kept, language: str) -> wire.Invitation:
    """What those are told who are invited."""
    host = next((seat.name for seat in kept.seats if seat.person == kept.host), "")
    names = tuple("" if seat.kind == "open" else seat.name for seat in kept.seats)
    return scene.invitation(kept.setup, host, names, kept.seconds, kept.increment, kept.pace, speech(language))


def key_of(setup: str) -> str:
    """The key of all chance in a game, from its setup as it is stored."""
    found = KEY.search(setup)
    return found[1] if found else ""


def commitment(setup: str) -> str:
    """The hash of the key, which is published before the key is used."""
    return hashlib.sha256(key_of(setup).encode()).hexdigest()


def title(kept: Kept, language: str) -> str:
    """What is played, in words."""
    told = speech(language)
    if shown := lesson.example_of(kept):
        return told.say("learning-example", title=told.say(lessons.example(shown).text))
    if lesson.of(kept) is not None:
        return told.say("learning", game=game_name(kept.game, told))
    return scene.title(kept.setup, speech(language))


def chat_line(kept: Kept, spoken: Spoken, person: str, language: str) -> wire.ChatLine:
    """A line of chat in the language of a client. A notice of the server has no name in front of it."""
    at = written_time(spoken.at)
    if spoken.key.startswith(NOTICE):
        told = speech(language).say(spoken.text, name=spoken.name)
        return wire.ChatLine(spoken.number, "", spoken.seat, told, at)
    muted = spoken.person != "" and spoken.person in kept.muted
    text = "" if muted else spoken.text
    if text in REACTIONS:
        text = speech(language).say(f"page-reaction-{text.strip(':')}")
    can: list[Literal["remove", "mute", "report"]] = []
    if spoken.text and may_remove(kept, spoken, person):
        can.append("remove")
    if may_mute(kept, spoken, person):
        can.append("mute")
    if spoken.text and spoken.person != person:
        can.append("report")
    return wire.ChatLine(spoken.number, spoken.name, spoken.seat, text, at, muted, can)


def may_mute(kept: Kept, spoken: Spoken, person: str) -> bool:
    """Whether somebody may mute who said a line: the host everybody, who sits there those who do not."""
    if not spoken.person or spoken.person == person:
        return False
    sitting = [seat.person for seat in kept.seats]
    return kept.host == person or (person in sitting and spoken.person not in (kept.host, *sitting))


def may_remove(kept: Kept, spoken: Spoken, person: str) -> bool:
    return spoken.person != "" and (spoken.person == person or may_mute(kept, spoken, person))


def written_time(at: int) -> str:
    return datetime.fromtimestamp(at / MILLISECONDS, UTC).isoformat(timespec="seconds")
