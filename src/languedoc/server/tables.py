"""A table that people sit at or look at: one game in this process, and how it goes on.

The game is what follows from the choices that are kept. A choice is tried on a copy, stored, and only then applied and
sent to the clients.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Protocol

from languedoc.errors import IllegalChoice
from languedoc.server import clocks, lesson, seating, sight, wire
from languedoc.server.agreements import Agreements
from languedoc.server.analyses import Analyses
from languedoc.server.audience import Audience, Guest
from languedoc.server.fold import Fold, fold
from languedoc.server.kept import BACK, Kept, Seat, Standing, Step, now
from languedoc.server.limits import Buckets
from languedoc.server.logs import tell
from languedoc.server.metrics import COUNTED
from languedoc.server.notes import Note, packed
from languedoc.server.refusals import Refusal
from languedoc.server.replay import renamed, tiles_left
from languedoc.server.settings import Settings
from languedoc.server.store import Behind, Repeated, Store
from languedoc.server.talk import Talk
from languedoc.server.thinking import Thought

CROWD = 12  # clients up to which presence is sent at once
GATHERED = 0.5  # seconds for which presence is batched beyond that
DAY = 24 * 3600 * 1000  # milliseconds
DRAWN_FOR = 10_000  # milliseconds


class Keeper(Protocol):
    """The hall, as a table sees it."""

    store: Store
    settings: Settings
    process: str
    analyses: Analyses
    announcing: Buckets
    since: int
    """When this process began, in milliseconds."""

    def publish(self, note: Note) -> None: ...

    def let_bot_think(self, table: Table) -> None: ...


def wants_removal(kept: Kept, absent: Collection[str]) -> bool:
    """Whether all who sit at a game want it to be removed, apart from those who are absent."""
    sitting = {seat.person for seat in kept.seats if seat.kind == "person"}
    missing = sitting - {*kept.removal}
    return len(missing) < len(sitting) and missing <= {*absent}


class Table(Audience):
    def __init__(self, hall: Keeper, kept: Kept) -> None:
        super().__init__(kept)
        self.hall = hall
        self.store = hall.store
        self.bot: asyncio.Task[None] | None = None
        self.search: asyncio.Task[Thought] | None = None  # what the bot chooses
        self.doubtful = False
        self.left: dict[str, int] = {}  # when those who sit here were last here
        self.emptied = now()  # when somebody last went
        self.agreements = Agreements(self)
        self.talk = Talk(self)
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._gathering: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Hold the lock of the table; reload from the database if an earlier change failed halfway."""
        async with self._lock:
            if self.doubtful:
                await self.read_on()
            try:
                yield
            except (Refusal, IllegalChoice):
                raise
            except BaseException:
                self.doubtful = True
                raise

    # ------------------------------------------------------------------ from what is kept

    async def open(self, steps: list[Step]) -> None:
        """Play the game again up to where it stands."""
        if self.kept.standing.status != "waiting":
            self.fold = await fold(self.kept.setup, seating.names(self.kept.seats), steps)
        await self.talk.read()
        self._set_timer()

    async def join(self, guest: Guest, since: int | None, said: int) -> None:
        """A client connects: send the changes since its version if they are few, else everything."""
        async with self.locked():
            resumed = since is not None and await self.resume(guest, since)
            self.guests.add(guest)
            if resumed:
                for spoken in self.chat:
                    if spoken.number > said:
                        guest.post(self.talk.said(spoken, guest))
            else:
                self.welcome(guest)
            self.presence_changed(asks=len(self.guests) == 1)
            self.wake()

    async def catch_up(self) -> None:
        """Read what other server processes have written."""
        async with self._lock:
            await self.read_on()

    async def read_on(self) -> None:
        found = await self.store.whole(self.code, self.fold.version if self.fold is not None else 0)
        if found is None:
            raise Refusal("not_found")
        kept, steps = found
        before, self.kept = self.kept, kept
        self.doubtful = False
        if kept.seats != before.seats or kept.standing.status != before.standing.status:
            begun = self.fold is not None
            await self._seats_changed(before, steps)
            if self.fold is not None and not begun:
                steps = []  # the new fold contains them
        for step in steps:
            assert self.fold is not None
            after = self.fold.copy()
            after.apply(step)
            self._go_on(after)
        if kept.standing.votes != before.standing.votes:
            self.tell_time_out()
            self.tell_proposal()
        if kept.following != before.following or kept.removal != before.removal:
            self.tell_room()
        if kept.muted != before.muted:
            self.talk.tell([spoken for spoken in self.chat if spoken.person in {*kept.muted} ^ {*before.muted}])
        self.wake()

    async def _seats_changed(self, before: Kept, steps: list[Step]) -> None:
        """Somebody sits down or gets up; perhaps the game begins with that, or goes on from these steps."""
        if self.fold is not None:
            renamed(self.fold.game, seating.names(self.kept.seats))
            self.draw_anew()
            self.welcome_all()
        elif self.kept.standing.status != "waiting":
            self.fold = await fold(self.kept.setup, seating.names(self.kept.seats), steps)
            tell.info("game begun", game=self.kept.id, kind=self.kept.game, seats=len(self.kept.seats))
            self.welcome_all()
        else:
            self.tell_room()

    # ------------------------------------------------------------------ who is here

    def go(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.emptied = now()
        if self.held_by(guest.person):
            self.left[guest.person] = self.emptied
        self.presence_changed()

    def forget_drawings(self) -> None:
        """Forget what was drawn, where nobody has looked at it for some time."""
        self.forget_past()
        if not self.guests and now() - self.emptied > DRAWN_FOR:
            self.draw_anew()

    def presence_changed(self, asks: bool = False) -> None:
        """Send presence; for many clients changes are batched, since each concerns everybody."""
        if len(self.guests) <= CROWD:
            self.tell_room()
        elif self._gathering is None:
            self._gathering = asyncio.get_running_loop().call_later(GATHERED, self._tell_crowd)
        self.hall.publish(Note(self.code, by=self.hall.process, here=self.here(), asks=asks))

    def _tell_crowd(self) -> None:
        self._gathering = None
        self.tell_room()

    # ------------------------------------------------------------------ choosing

    async def choose(self, guest: Guest, message: wire.Choose) -> int:
        """Carry out what somebody has chosen; returns the version after it."""
        async with self.locked():
            known = await self._known(guest, message.key, message.version, "choice", message.option)
            if known is not None:
                return known
            running = self._running(message.version)
            seen = self.sight_of(guest)
            if running.asked != seen.sitting or running.asked not in seen.held:
                raise Refusal("not_your_seat")
            assert running.asked is not None
            lesson.check(self.kept, running, message.option)
            return await self._choose(running, message.key, running.asked, message.option)

    async def choose_for_bot(self, seat: int, version: int, option: str) -> None:
        """Apply a bot's choice, unless the game has changed meanwhile."""
        async with self.locked():
            running = self.fold
            if running is None or running.version != version or running.asked != seat:
                return
            if self.kept.seats[seat].kind != "bot":
                return
            try:
                await self._choose(running, f"bot {seat} {version} {secrets.token_hex(4)}", seat, option)
            except Refusal as refusal:
                if refusal.code != "stale":  # another process was faster
                    raise

    async def _choose(self, running: Fold, key: str, seat: int, option: str) -> int:
        step = Step(key, "choice", seat, option)
        after = running.copy()
        try:
            after.apply(step)
        except IllegalChoice:
            raise Refusal("illegal") from None
        return await self.keep(step, after, seat)

    async def undo(self, guest: Guest, message: wire.Undo) -> int:
        async with self.locked():
            known = await self._known(guest, message.key, message.version, "undo", "")
            if known is not None:
                return known
            running = self._running(message.version)
            self.check_going_back()
            seen = self.sight_of(guest)
            seat = running.undoer
            if seat is not None and sight.can_undo(running, seen) and lesson.can_undo(self.kept, running):
                step = Step(message.key, "undo", seat, "")
                after = running.copy()
                after.apply(step)
                return await self.keep(step, after, seat)
            moment = sight.way_back(self.kept, running, seen)
            if moment is None:
                raise Refusal("nothing_to_undo")
            return await self.go_back(moment, message.key, running.made[moment].seat)

    def check_going_back(self) -> None:
        """Refuse to take anything back in a game of very many steps: all of them are stored, so they must have an
        end."""
        if self.kept.version >= self.hall.settings.limits.steps:
            raise Refusal("nothing_to_undo")

    async def go_back(self, moment: int, key: str, seat: int) -> int:
        """Take back all choices after a moment, whatever was revealed since; the same will be drawn again."""
        assert self.fold is not None
        step = Step(key, BACK, seat, str(moment))
        after = await self.moment(moment)
        after.version = self.fold.version + 1
        return await self.keep(step, after, seat)

    async def _known(self, guest: Guest, key: str, version: int, kind: str, text: str) -> int | None:
        """The version that a repeated message got the first time, if it was stored before."""
        before = None if version == self.kept.version else await self.store.step_with(self.kept.id, key)
        if before is None:
            return None
        same = before.kind in ("undo", BACK) if kind == "undo" else (before.kind, before.text) == (kind, text)
        if before.seat not in self.held_by(guest.person) or not same:
            raise Refusal("malformed")  # a key identifies one message
        return before.number

    def _running(self, version: int) -> Fold:
        if self.fold is None or self.fold.over:
            raise Refusal("not_running")
        if version != self.kept.version:
            raise Refusal("stale")
        return self.fold

    async def keep(self, step: Step, after: Fold, chooser: int) -> int:
        """Store the step, then apply it."""
        standing = self._standing(after, chooser)
        note = packed(Note(self.code, by=self.hall.process, version=after.version))
        try:
            version = await self.store.append(self.kept.id, self.kept.version, step, standing, note)
        except Repeated as repeated:
            await self.read_on()
            if (repeated.step.seat, repeated.step.kind, repeated.step.text) != (step.seat, step.kind, step.text):
                raise Refusal("malformed") from None
            return repeated.step.number
        except Behind:
            await self.read_on()
            raise Refusal("stale") from None
        self.kept.standing = standing
        self.kept.changed = now()
        if after.over:
            COUNTED.games["over"] += 1
        self._go_on(after)
        self.wake()
        return version

    def _standing(self, after: Fold, chooser: int) -> Standing:
        ticking = clocks.read_clocks(self.kept.standing.clocks)
        if ticking is not None:
            ticking = ticking.moved(chooser, after.asked, now(), self.kept.increment)
        return Standing(
            status="over" if after.over else "running",
            asked=after.asked,
            tiles=tiles_left(after.game),
            scores=list(after.game.scores),
            clocks=clocks.written(ticking),
        )

    def _go_on(self, after: Fold) -> None:
        """Apply one step and send it to all clients of this process."""
        before = self.fold
        self.fold = after
        if self.search is not None:
            self.search.cancel()
        self.hall.analyses.changed(self.code)
        self.kept.version = after.version
        if before is not None and len(after.made) == len(before.made) + 1:
            self.tell_moved()
        else:
            self.welcome_all()
        if after.over:
            self.tell_room()  # with what is told only now, such as the key
            tell.info("game over", game=self.kept.id, choices=after.version)

    def wake(self) -> None:
        """Start what runs without a request: bots and clocks."""
        self._set_timer()
        if self.fold is not None and self.fold.asked is not None:
            if self.kept.seats[self.fold.asked].kind == "bot":
                self.hall.let_bot_think(self)

    # ------------------------------------------------------------------ seats

    async def change_seat(
        self,
        number: int,
        change: Callable[[Kept], Seat],
        notice: str = "",
        check: Callable[[Kept], None] | None = None,
    ) -> None:
        """Let a seat change hands. `change` says what it becomes, or refuses; `notice` is told to everybody. `check`
        looks once more at the game as it is stored, since another process may have changed it just now."""
        async with self.locked():
            before = self.kept
            if not 0 <= number < len(before.seats):
                raise Refusal("not_found")
            seat = before.seats[number]
            after = change(before)
            begun = clocks.begun(len(before.seats), before.seconds, now())
            note = packed(Note(self.code, by=self.hall.process, seats=True))
            if not await self.store.seat(before.id, seat, after, begun, note, check):
                await self.read_on()
                raise Refusal("seat_taken")
            await self.read_on()
        if notice:
            await self.talk.give_notice(notice, number, seat.name)
        await self.agreements.settle()

    def is_absent(self, seat: Seat) -> bool:
        """Whether the person at a seat has been away for long, while the game did not go on."""
        limits = self.hall.settings.limits
        long = limits.absent_days * DAY if self.kept.pace == "days" else limits.absent * clocks.SECOND
        since = max(self.kept.changed, self.left.get(seat.person, 0))
        running = now() - self.hall.since  # after a restart people need a moment to come back
        settled = running >= min(long, limits.absent * clocks.SECOND)
        return settled and seat.person not in self.online() and now() - since >= long

    def check_giving(self, number: int, person: str) -> None:
        """Refuse to give away the seat of somebody else in a game that has begun, unless they are absent or their time
        is up."""
        seat = self.kept.seats[number]
        others = seat.kind == "person" and seat.person != person
        overtime = self.overtime()
        timed_out = overtime is not None and overtime.seat == number
        if others and self.kept.standing.status == "running" and not (timed_out or self.is_absent(seat)):
            raise Refusal("not_absent")

    def check_taking(self, kept: Kept, number: int, person: str) -> None:
        """Refuse a second seat in a game that has begun and has secrets, also after the first one was left: both hands
        would be seen."""
        if self.fold is not None and self.fold.game.hides:
            if any(seat.person == person for seat in kept.seats) or kept.sat_elsewhere(person, number):
                raise Refusal("sits_here")

    def check_announcing(self, person: str) -> None:
        """Limit the rate of what one person does that is announced to the whole table."""
        if not self.hall.announcing.take(f"{self.code} {person}"):
            raise Refusal("too_fast")

    def absent(self) -> set[str]:
        """The people who sit here and are absent."""
        return {seat.person for seat in self.kept.seats if seat.kind == "person" and self.is_absent(seat)}

    async def vote_on_removal(self, person: str, wanted: bool) -> None:
        """Somebody who sits here wants the game to be removed, or no longer. Everybody is told."""
        seats = self.held_by(person)
        if not seats:
            raise Refusal("not_your_seat")
        if (person in self.kept.removal) == wanted:
            return
        if wanted:
            self.check_announcing(person)
        note = packed(Note(self.code, by=self.hall.process, seats=True))
        await self.store.want_removed(self.kept.id, person, wanted, note)
        await self.catch_up()
        if wanted:
            await self.talk.give_notice("told-removal", seats[0], self.kept.seats[seats[0]].name)

    async def sit(self, guest: Guest, seat: int) -> None:
        """Change the seat that a client shows, when a device is passed on."""
        async with self.locked():
            if seat not in self.held_by(guest.person):
                raise Refusal("not_your_seat")
            guest.sat_down = seat
            self.welcome(guest)

    # ------------------------------------------------------------------ clocks

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        ticking = clocks.read_clocks(self.kept.standing.clocks)
        out_at = ticking.out_at() if ticking is not None and self.kept.standing.status == "running" else None
        if out_at is not None and self.guests:
            delay = max(0, out_at - now()) / clocks.SECOND
            self._timer = asyncio.get_running_loop().call_later(delay, self._time_is_up, out_at)

    def _time_is_up(self, out_at: int) -> None:
        """End a seat's time, unless the system clock was set back meanwhile."""
        if out_at > now():
            self._set_timer()
        else:
            self.tell_time_out()

    def show_thinking(self, seat: int, thinks: bool) -> None:
        """Tell the clients that a bot is thinking, if it takes long enough."""
        if thinks != (seat in self.thinking):
            self.thinking ^= {seat}
            self.tell_room()
            self.hall.publish(Note(self.code, by=self.hall.process, thinking=sorted(self.thinking)))

    @property
    def busy(self) -> bool:
        return self.bot is not None and not self.bot.done()

    def close(self) -> None:
        for timer in (self._timer, self._gathering):
            if timer is not None:
                timer.cancel()
        if self.bot is not None:
            self.bot.cancel()
