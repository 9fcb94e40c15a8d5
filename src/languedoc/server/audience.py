"""The connected clients of a game, and the frames they are sent."""

from __future__ import annotations

import asyncio
import sys

from languedoc.server import clocks, scene, seating, sight, wire
from languedoc.server.clocks import Overtime, Proposal
from languedoc.server.fold import Fold, moment_of
from languedoc.server.kept import Kept, Spoken, Step, now
from languedoc.server.limits import Waiting
from languedoc.server.refusals import Refusal
from languedoc.server.sight import Drawn, Showing, Sight, Told

PAST_KEPT = 8  # earlier moments of a game that are cached
PAST_KEPT_FOR = 60_000  # milliseconds; each is a whole game, and strangers can make many games
RESUMED = 20  # choices that a client which connects again is sent one by one
# Why a socket is closed. A page may connect again after the first one, and where the connection was cut without a code.
BROKEN, TOO_FAST, UNKNOWN, TOO_MANY, FORBIDDEN = 4011, 4029, 4004, 4013, 4003
ANY_AMOUNT = 1_000_000_000


class Guest:
    """A client with an open socket. `sat_down`: the seat chosen on a shared device, `shown`: the table as last sent,
    `welcomed`: the version at which everything was last sent.

    At most `most` bytes wait for it, and no more than `waiting` allows for its address; of a client that reads slower,
    `too_slow` is set. One frame may wait whatever its size."""

    def __init__(
        self,
        person: str,
        name: str,
        language: str,
        address: str = "",
        most: int = ANY_AMOUNT,
        waiting: Waiting | None = None,
    ) -> None:
        self.person = person
        self.name = name
        self.language = language
        self.address = address
        self.sat_down: int | None = None
        self.shown: wire.Table | None = None
        self.welcomed = -1
        self.too_slow = asyncio.Event()
        self._most = most
        self._waiting = waiting or Waiting(ANY_AMOUNT)
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue()
        self._bytes = 0

    def post(self, frame: str) -> None:
        """Queue a frame."""
        size = sys.getsizeof(frame)  # a letter beyond Latin-1 makes all letters of a frame take two bytes or more
        if self.too_slow.is_set():
            return
        crowded = self._bytes > 0 and self._bytes + size > self._most
        if crowded or not self._waiting.add(self.address, size):
            self.too_slow.set()
            return
        self._bytes += size
        self._outbox.put_nowait(frame)

    def part(self, code: int) -> None:
        """Close the socket when all frames are sent, with a code that says why."""
        self._outbox.put_nowait(code)

    async def next(self) -> str | int:
        """The next frame to be sent, or the code to close with."""
        item = await self._outbox.get()
        if isinstance(item, str):
            self._forget(sys.getsizeof(item))
        return item

    def gone(self) -> None:
        """Nothing more is sent."""
        self.too_slow.set()
        self._forget(self._bytes)

    def _forget(self, size: int) -> None:
        self._bytes -= size
        self._waiting.remove(self.address, size)


class Audience:
    """A game, its clients at this process (`guests`), and those at other processes (`elsewhere`)."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.fold: Fold | None = None
        self.guests: set[Guest] = set()
        self.elsewhere: dict[str, list[tuple[str, str]]] = {}
        self.answered: set[str] = set()  # the processes that have said who is there
        self.thinking: set[int] = set()
        self.chat: list[Spoken] = []
        self._past: dict[int, Fold] = {}
        self._past_wanted = 0  # when somebody last looked at an earlier moment
        self._drawn_of: Fold | None = None
        self._drawn = Drawn()
        self._told: Told = {}

    @property
    def code(self) -> str:
        return self.kept.code

    def held_by(self, person: str) -> tuple[int, ...]:
        return tuple(seat.number for seat in self.kept.seats if seat.kind == "person" and seat.person == person)

    def sight_of(self, guest: Guest) -> Sight:
        return sight.sight(self.fold, guest.language, self.held_by(guest.person), guest.sat_down)

    def here(self) -> list[tuple[str, str]]:
        """The clients of this process; those with a seat come first."""
        sitting = {seat.person for seat in self.kept.seats}
        here = {(guest.person, guest.name) for guest in self.guests}
        return sorted(here, key=lambda who: (who[0] not in sitting, who))

    def online(self) -> set[str]:
        return {person for here in (self.here(), *self.elsewhere.values()) for person, _ in here}

    def watchers(self) -> list[str]:
        """The names of the spectators; none is like that of a player."""
        sitting = {seat.person for seat in self.kept.seats}
        here = {person: name for here in (self.here(), *self.elsewhere.values()) for person, name in here}
        return sorted(self.name_beside(name) for person, name in here.items() if person not in sitting)

    def name_beside(self, name: str) -> str:
        """The name of somebody who does not sit here, with a number if a player is called so."""
        return seating.own_name(name, [seat.name for seat in self.kept.seats])

    def overtime(self) -> Overtime | None:
        """The seat whose clock has run out, and what the others said."""
        ticking = clocks.read_clocks(self.kept.standing.clocks)
        out_at = ticking.out_at() if ticking is not None else None
        if self.fold is None or self.fold.asked is None or out_at is None or out_at > now():
            return None
        if self.kept.seats[self.fold.asked].kind == "bot":
            return None
        said = clocks.read_votes(self.kept.standing.votes)
        if isinstance(said, Overtime) and said.seat == self.fold.asked:
            return said
        return Overtime(self.fold.asked)

    def proposal(self) -> Proposal | None:
        """What somebody proposes to the others."""
        said = clocks.read_votes(self.kept.standing.votes)
        running = self.fold is not None and not self.fold.over
        return said if running and isinstance(said, Proposal) else None

    def told_proposal(self) -> wire.Proposal:
        """The proposal as everybody hears of it; one without a seat says that there is none."""
        made = self.proposal()
        if made is None:
            return wire.Proposal(None, "undo", [])
        agreed = [seat.number for seat in self.kept.seats if seat.person and seat.person in made.agreed]
        return wire.Proposal(made.seat, "tie" if made.what == "tie" else "undo", agreed)

    def tell_proposal(self) -> None:
        self.tell_all(self.told_proposal())

    def tell_time_out(self) -> None:
        overtime = self.overtime()
        if overtime is not None:
            self.tell_all(wire.TimeOut(overtime.seat, overtime.votes))

    # ------------------------------------------------------------------ telling

    def showing(self, fold: Fold | None) -> Showing:
        """A moment of the game as clients see it. Tables of the current one are computed once for all of them."""
        drawn = self.drawn() if fold is self.fold else None
        return Showing(self.kept, fold, self.online(), self.thinking, drawn)

    def drawn(self) -> Drawn:
        """The cached tables of the current moment."""
        if self._drawn_of is not self.fold:
            lasts = self.fold is not None and not self.fold.game.hides
            self._drawn_of, self._drawn = self.fold, Drawn(self._told if lasts else None)
        return self._drawn

    def draw_anew(self) -> None:
        """Clear the cached tables and logs."""
        self._drawn_of, self._drawn, self._told = None, Drawn(), {}

    def forget_past(self) -> None:
        """Clear the cached earlier moments, where nobody looked at any for some time."""
        if self._past and now() - self._past_wanted > PAST_KEPT_FOR:
            self._past = {}

    def welcome(self, guest: Guest, showing: Showing | None = None) -> None:
        """Send the whole table to a client."""
        seen = self.sight_of(guest)
        showing = showing or self.showing(self.fold)
        guest.sat_down = seen.sitting
        guest.shown = showing.table(seen)
        guest.welcomed = self.kept.version
        frame = wire.Welcome(
            version=self.kept.version,
            info=sight.info(self.kept, guest.person, guest.language, showing.online),
            table=guest.shown,
            log=showing.log(seen, 0),
            chat=[sight.chat_line(self.kept, spoken, guest.person, guest.language) for spoken in self.chat],
            watchers=self.watchers(),
        )
        guest.post(written(frame))
        overtime = self.overtime()
        if overtime is not None:
            guest.post(written(wire.TimeOut(overtime.seat, overtime.votes)))
        if self.proposal() is not None:
            guest.post(written(self.told_proposal()))

    def welcome_all(self) -> None:
        showing = self.showing(self.fold)
        for guest in self.guests:
            self.welcome(guest, showing)

    def tell_moved(self) -> None:
        """Send the last choice to all clients: what changed on the table."""
        assert self.fold is not None
        showing = self.showing(self.fold)
        tables: dict[Sight, wire.Table] = {}
        frames: dict[tuple[int, Sight], tuple[wire.Table, str]] = {}
        for guest in self.guests:
            seen = self.sight_of(guest)
            guest.sat_down = seen.sitting
            before = guest.shown
            if before is None:
                self.welcome(guest, showing)
                continue
            if seen not in tables:
                tables[seen] = showing.table(seen)
            after = tables[seen]
            change = id(before), seen
            if change not in frames:
                changed = scene.changes(before, after)
                changed.players = after.players  # who is connected and who thinks may have changed without a choice
                log = showing.log(seen, len(self.fold.made))
                frames[change] = before, written(wire.Moved(self.kept.version, changed, log))
            guest.post(frames[change][1])
            guest.shown = after

    def tell_room(self) -> None:
        """Send who is connected, who sits where, and which bot is thinking."""
        online = self.online()
        watchers = self.watchers()
        frames: dict[tuple[str, str], str] = {}
        for guest in self.guests:
            if (guest.person, guest.language) not in frames:
                seen = self.sight_of(guest)
                players = (
                    sight.waiting_players(self.kept, seen, online)
                    if self.fold is None
                    else sight.players(self.kept, self.fold, seen, online, self.thinking)
                )
                info = sight.info(self.kept, guest.person, guest.language, online)
                frames[guest.person, guest.language] = written(wire.Room(info, players, watchers))
            guest.post(frames[guest.person, guest.language])

    def tell_all(self, frame: wire.ToPage) -> None:
        text = written(frame)
        for guest in self.guests:
            guest.post(text)

    def dismiss(self) -> None:
        """Tell all clients that the game was removed."""
        for guest in self.guests:
            guest.post(written(wire.Wrong("not_found", Refusal("not_found").message(guest.language))))
            guest.part(UNKNOWN)

    async def moment(self, number: int) -> Fold:
        """The game after a number of its choices. A few are cached, so that a client which goes through the game step
        by step does not cause a replay from the start each time."""
        whole = self.fold
        if whole is None:
            raise Refusal("not_running")
        if number > len(whole.made):
            raise Refusal("not_found")
        self._past_wanted = now()
        usable = {at: past for at, past in self._past.items() if past.made == whole.made[:at]}
        nearest = max((at for at in usable if at <= number), default=None)
        past = await moment_of(whole, self.kept.setup, number, None if nearest is None else usable[nearest])
        self._past = dict(list(usable.items())[-PAST_KEPT:]) | {number: past}
        return past.copy()

    async def resume(self, guest: Guest, since: int) -> bool:
        """The choices after a version, one by one; False where that would be long or would hide something."""
        whole = self.fold
        seen = self.sight_of(guest)
        if whole is None or whole.game.hides or not 0 <= whole.version - since <= RESUMED:
            return False
        first = len(whole.made) - (whole.version - since)
        if first < 0 or [made.version for made in whole.made[first:]] != list(range(since + 1, whole.version + 1)):
            return False  # something was taken back
        past = await self.moment(first)
        shown = self.showing(past).table(seen)
        for made in whole.made[first:]:
            past.apply(Step("", "choice", made.seat, made.text))
            showing = self.showing(past)
            after = showing.table(seen)
            log = showing.log(seen, len(past.made))
            guest.post(written(wire.Moved(made.version, scene.changes(shown, after), log)))
            shown = after
            await asyncio.sleep(0)  # let other requests in between
        shown = self.showing(whole).table(seen)
        own = wire.Table(
            status=shown.status,
            asked=shown.asked,
            players=shown.players,
            undo=shown.undo,
            sitting=shown.sitting,
            curtain=shown.curtain,
        )
        guest.post(written(wire.Moved(whole.version, own, [])))
        guest.shown = shown
        return True


def written(frame: wire.ToPage) -> str:
    return wire.encode(frame).decode()
