"""A table that people sit at or look at: one game in this process, and everybody here who sees it.

The game is what follows from the choices that are kept. A choice is tried on a copy, kept, and only then told: what
nobody keeps has not happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol

import msgspec

from languedoc.errors import IllegalChoice
from languedoc.server import clocks, scene, seating, sight, wire
from languedoc.server.clocks import Overtime
from languedoc.server.fold import Fold, fold, moment_of
from languedoc.server.logs import tell
from languedoc.server.notes import Note, packed
from languedoc.server.refusals import Refusal
from languedoc.server.replay import game_of, renamed, tiles_left
from languedoc.server.settings import Settings
from languedoc.server.sight import Sight
from languedoc.server.store import Behind, Kept, Repeated, Seat, Spoken, Standing, Step, Store, now

CHAT_SHOWN = 100  # lines, to somebody who comes
RESUMED = 20  # choices that somebody who comes back is told one by one
OUTBOX = 300  # frames that wait for somebody with a slow line


class Guest:
    """Somebody here: one open socket. `sat_down` is the seat they have said to be, `shown` what they saw last."""

    def __init__(self, person: str, name: str, language: str) -> None:
        self.person = person
        self.name = name
        self.language = language
        self.sat_down: int | None = None
        self.shown: wire.Table | None = None
        self.outbox: asyncio.Queue[str] = asyncio.Queue(OUTBOX)
        self.too_slow = False

    def post(self, frame: str) -> None:
        try:
            self.outbox.put_nowait(frame)
        except asyncio.QueueFull:
            self.too_slow = True


class Keeper(Protocol):
    """The hall, as a table sees it."""

    store: Store
    settings: Settings
    process: str

    def publish(self, note: Note) -> None: ...

    def let_bot_think(self, table: Table) -> None: ...


class Table:
    def __init__(self, hall: Keeper, kept: Kept) -> None:
        self.hall = hall
        self.store = hall.store
        self.kept = kept
        self.fold: Fold | None = None
        self.guests: set[Guest] = set()
        self.elsewhere: dict[str, list[tuple[str, str]]] = {}
        self.thinking: set[int] = set()
        self.chat: list[Spoken] = []
        self.bot: asyncio.Task[None] | None = None
        self.doubtful = False
        self._lock = asyncio.Lock()
        self._chat_lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def code(self) -> str:
        return self.kept.code

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """One thing after the other. Where something went wrong before, the truth is read again."""
        async with self._lock:
            if self.doubtful:
                await self._catch_up()
            try:
                yield
            except (Refusal, IllegalChoice):
                raise
            except BaseException:
                self.doubtful = True
                raise

    # ------------------------------------------------------------------ from what is kept

    async def open(self) -> None:
        """Play the game again up to where it stands."""
        if self.kept.standing.status != "waiting":
            steps = await self.store.steps(self.kept.id)
            self.fold = await fold(self.kept.setup, seating.names(self.kept.seats), steps)
            self.kept.version = self.fold.version
        await self.read_chat()
        self._set_timer()

    async def join(self, guest: Guest, since: int | None, said: int) -> None:
        """Somebody comes: with what happened `since` where that is short, else with everything."""
        async with self.locked():
            resumed = since is not None and await self._resume(guest, since)
            self.guests.add(guest)
            if resumed:
                for spoken in self.chat:
                    if spoken.number > said:
                        guest.post(written(wire.Said(sight.chat_line(spoken))))
            else:
                self.welcome(guest)
            self._presence_changed(asks=len(self.guests) == 1)
            self.wake()

    async def _resume(self, guest: Guest, since: int) -> bool:
        """The choices after a version, one by one; False where that would be long or would hide something."""
        whole = self.fold
        seen = self.sight_of(guest)
        if whole is None or whole.game.hides or not 0 <= whole.version - since <= RESUMED:
            return False
        first = len(whole.made) - (whole.version - since)
        if first < 0 or [made.version for made in whole.made[first:]] != list(range(since + 1, whole.version + 1)):
            return False  # something was taken back
        past = await moment_of(whole, self.kept.setup, first)
        online = self.online()
        shown = sight.table(self.kept, past, seen, online, self.thinking)
        for made in whole.made[first:]:
            past.apply(Step("", "choice", made.seat, made.text))
            after = sight.table(self.kept, past, seen, online, self.thinking)
            log = sight.entries(past, len(past.made), seen)
            guest.post(written(wire.Moved(made.version, scene.changes(shown, after), log)))
            shown = after
        shown = sight.table(self.kept, whole, seen, online, self.thinking)
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

    async def catch_up(self) -> None:
        """Read what other server processes have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        kept = await self.store.game(self.code)
        if kept is None:
            raise Refusal("not_found")
        before, self.kept = self.kept, kept
        self.doubtful = False
        if kept.seats != before.seats or kept.standing.status != before.standing.status:
            await self._seats_changed(before)
        if self.fold is not None:
            for step in await self.store.steps(kept.id, self.fold.version):
                after = self.fold.copy()
                after.apply(step)
                self._go_on(after)
        elif kept.standing.status != "waiting":
            await self.open()
            self._welcome_all()
        if kept.standing.votes != before.standing.votes:
            self._tell_time_out()
        if kept.following != before.following:
            self.tell_room()
        self.wake()

    async def _seats_changed(self, before: Kept) -> None:
        """Somebody sits down or gets up; perhaps the game begins with that."""
        if self.fold is not None:
            renamed(self.fold.game, seating.names(self.kept.seats))
            self._welcome_all()
        elif self.kept.standing.status == "running":
            self.fold = Fold(game_of(self.kept.setup, seating.names(self.kept.seats)))
            tell.info("game begun", game=self.kept.id, kind=self.kept.game, seats=len(self.kept.seats))
            self._welcome_all()
        else:
            self.tell_room()

    # ------------------------------------------------------------------ who is here

    def held_by(self, person: str) -> tuple[int, ...]:
        return tuple(seat.number for seat in self.kept.seats if seat.kind == "person" and seat.person == person)

    def sight_of(self, guest: Guest) -> Sight:
        return sight.sight(self.fold, guest.language, self.held_by(guest.person), guest.sat_down)

    def here(self) -> list[tuple[str, str]]:
        """Those whom this process serves."""
        return sorted({(guest.person, guest.name) for guest in self.guests})

    def online(self) -> set[str]:
        return {person for here in (self.here(), *self.elsewhere.values()) for person, _ in here}

    def watchers(self) -> list[str]:
        """The names of those who look on."""
        sitting = {seat.person for seat in self.kept.seats}
        here = {person: name for here in (self.here(), *self.elsewhere.values()) for person, name in here}
        return sorted(name for person, name in here.items() if person not in sitting)

    def go(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self._presence_changed()

    def _presence_changed(self, asks: bool = False) -> None:
        self.tell_room()
        self.hall.publish(Note(self.code, by=self.hall.process, here=self.here(), asks=asks))

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
            return await self._choose(running, message.key, running.asked, message.option)

    async def choose_for_bot(self, seat: int, version: int, option: str) -> None:
        """What a bot has thought of, unless the game has gone on."""
        async with self.locked():
            running = self.fold
            if running is None or running.version != version or running.asked != seat:
                return
            if self.kept.seats[seat].kind != "bot":
                return
            await self._choose(running, f"bot {seat} {version}", seat, option)

    async def _choose(self, running: Fold, key: str, seat: int, option: str) -> int:
        step = Step(key, "choice", seat, option)
        after = running.copy()
        try:
            after.apply(step)
        except IllegalChoice:
            raise Refusal("illegal") from None
        return await self._keep(step, after, seat)

    async def undo(self, guest: Guest, message: wire.Undo) -> int:
        async with self.locked():
            known = await self._known(guest, message.key, message.version, "undo", "")
            if known is not None:
                return known
            running = self._running(message.version)
            if not sight.can_undo(running, self.sight_of(guest)):
                raise Refusal("nothing_to_undo")
            seat = running.undoer
            assert seat is not None
            step = Step(message.key, "undo", seat, "")
            after = running.copy()
            after.apply(step)
            return await self._keep(step, after, seat)

    async def _known(self, guest: Guest, key: str, version: int, kind: str, text: str) -> int | None:
        """The version that a message got when it came before. While the version is the last one, it has not."""
        before = None if version == self.kept.version else await self.store.step_with(self.kept.id, key)
        if before is None:
            return None
        if before.seat not in self.held_by(guest.person) or (before.kind, before.text) != (kind, text):
            raise Refusal("malformed")  # a key is for one message
        return before.number

    def _running(self, version: int) -> Fold:
        if self.fold is None or self.fold.over:
            raise Refusal("not_running")
        if version != self.kept.version:
            raise Refusal("stale")
        return self.fold

    async def _keep(self, step: Step, after: Fold, chooser: int) -> int:
        """Keep a step, then let it have happened."""
        standing = self._standing(after, chooser)
        note = packed(Note(self.code, by=self.hall.process, version=after.version))
        try:
            version = await self.store.append(self.kept.id, self.kept.version, step, standing, note)
        except Repeated as repeated:
            await self._catch_up()
            if (repeated.step.seat, repeated.step.kind, repeated.step.text) != (step.seat, step.kind, step.text):
                raise Refusal("malformed") from None
            return repeated.step.number
        except Behind:
            await self._catch_up()
            raise Refusal("stale") from None
        self.kept.standing = standing
        self.kept.changed = now()
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
        """One step further, for everybody here."""
        before = self.fold
        self.fold = after
        self.kept.version = after.version
        if before is not None and len(after.made) == len(before.made) + 1:
            self._tell_moved()
        else:
            self._welcome_all()
        if after.over:
            tell.info("game over", game=self.kept.id, choices=after.version)

    def wake(self) -> None:
        """Whoever has to act without being asked by somebody: bots and clocks."""
        self._set_timer()
        if self.fold is not None and self.fold.asked is not None:
            if self.kept.seats[self.fold.asked].kind == "bot":
                self.hall.let_bot_think(self)

    # ------------------------------------------------------------------ seats

    async def change_seat(self, number: int, change: Callable[[Kept], Seat]) -> None:
        """Let a seat change hands. `change` says what it becomes, or refuses."""
        async with self.locked():
            before = self.kept
            if not 0 <= number < len(before.seats):
                raise Refusal("not_found")
            seat = before.seats[number]
            after = change(before)
            standing = before.standing
            begun = clocks.begun(len(before.seats), before.seconds, standing.asked, now())
            note = packed(Note(self.code, by=self.hall.process, seats=True))
            if not await self.store.seat(before.id, seat, after, begun, note):
                await self._catch_up()
                raise Refusal("seat_taken")
            await self._catch_up()

    async def sit(self, guest: Guest, seat: int) -> None:
        """The device was passed on, or somebody shows another seat of theirs."""
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
            self._timer = asyncio.get_running_loop().call_later(delay, self._tell_time_out)

    def overtime(self) -> Overtime | None:
        """The seat whose clock has run out, and what the others said."""
        ticking = clocks.read_clocks(self.kept.standing.clocks)
        out_at = ticking.out_at() if ticking is not None else None
        if self.fold is None or self.fold.asked is None or out_at is None or out_at > now():
            return None
        if self.kept.seats[self.fold.asked].kind == "bot":
            return None
        said = clocks.read_votes(self.kept.standing.votes)
        return said if said is not None and said.seat == self.fold.asked else Overtime(self.fold.asked)

    def _tell_time_out(self) -> None:
        overtime = self.overtime()
        if overtime is not None:
            self._post_all(wire.TimeOut(overtime.seat, overtime.votes))

    async def vote(self, guest: Guest, message: wire.Overtime) -> None:
        """Say what shall become of a seat whose clock has run out."""
        async with self.locked():
            overtime = self.overtime()
            if overtime is None or overtime.seat != message.seat:
                raise Refusal("not_running")
            mine = [seat for seat in self.held_by(guest.person) if seat != message.seat]
            if not mine:
                raise Refusal("not_your_seat")
            votes = overtime.votes | dict.fromkeys(mine, message.verdict)
            overtime = Overtime(message.seat, votes)
            note = packed(Note(self.code, by=self.hall.process, seats=True))
            kept = self.kept
            if not await self.store.vote(kept.id, kept.version, clocks.written(overtime), note):
                await self._catch_up()
                raise Refusal("stale")
            kept.standing = msgspec.structs.replace(kept.standing, votes=clocks.written(overtime))
            voters = [seat.number for seat in kept.seats if seat.kind == "person" and seat.number != message.seat]
            verdict = overtime.verdict(voters)
            self._tell_time_out()
            if verdict == clocks.END:
                await self._end(message.seat)
        if verdict == clocks.BOT:
            await self.change_seat(
                message.seat, lambda kept: seating.given_to_bot(kept.seats, message.seat, kept.code, "")
            )

    async def _end(self, seat: int) -> None:
        assert self.fold is not None
        step = Step(f"end {self.fold.version}", "end", seat, "")
        after = self.fold.copy()
        after.apply(step)
        await self._keep(step, after, seat)

    # ------------------------------------------------------------------ chat

    async def say(self, guest: Guest, message: wire.Say) -> None:
        """Keep a line of chat and tell it to everybody."""
        limits = self.hall.settings.limits
        text = "".join(letter for letter in message.text if letter.isprintable()).strip()
        if not text or len(text) > limits.chat:
            raise Refusal("malformed")
        seats = self.held_by(guest.person)
        name = self.kept.seats[seats[0]].name if seats else guest.name
        spoken = Spoken(message.key, seats[0] if len(seats) == 1 else None, name, text)
        note = packed(Note(self.code, by=self.hall.process, chat=True))
        if not await self.store.say(self.kept.id, spoken, limits.chat_lines, note):
            raise Refusal("too_fast")
        await self.read_chat()

    async def read_chat(self) -> None:
        """Tell the lines that nobody here has seen."""
        async with self._chat_lock:
            last = self.chat[-1].number if self.chat else 0
            new = await self.store.said(self.kept.id, last, CHAT_SHOWN)
            self.chat = (self.chat + new)[-CHAT_SHOWN:]
            for spoken in new:
                self._post_all(wire.Said(sight.chat_line(spoken)))

    # ------------------------------------------------------------------ telling

    def welcome(self, guest: Guest) -> None:
        """Show somebody everything from the beginning."""
        seen = self.sight_of(guest)
        guest.sat_down = seen.sitting
        guest.shown = sight.table(self.kept, self.fold, seen, self.online(), self.thinking)
        log = sight.entries(self.fold, 0, seen) if self.fold is not None else []
        frame = wire.Welcome(
            version=self.kept.version,
            info=sight.info(self.kept, guest.person, guest.language, self.online()),
            table=guest.shown,
            log=log,
            chat=[sight.chat_line(spoken) for spoken in self.chat],
            watchers=self.watchers(),
        )
        guest.post(written(frame))
        overtime = self.overtime()
        if overtime is not None:
            guest.post(written(wire.TimeOut(overtime.seat, overtime.votes)))

    def _welcome_all(self) -> None:
        for guest in self.guests:
            self.welcome(guest)

    def _tell_moved(self) -> None:
        """The last choice, to everybody: what changed of what they saw."""
        assert self.fold is not None
        online = self.online()
        tables: dict[Sight, tuple[wire.Table, list[wire.LogEntry]]] = {}
        frames: dict[tuple[int, Sight], tuple[wire.Table, str]] = {}
        for guest in self.guests:
            seen = self.sight_of(guest)
            guest.sat_down = seen.sitting
            before = guest.shown
            if before is None:
                self.welcome(guest)
                continue
            if seen not in tables:
                shown = sight.table(self.kept, self.fold, seen, online, self.thinking)
                tables[seen] = shown, sight.entries(self.fold, len(self.fold.made), seen)
            after, log = tables[seen]
            change = id(before), seen
            if change not in frames:
                changed = scene.changes(before, after)
                changed.players = after.players  # who is here and who thinks is told in between
                frames[change] = before, written(wire.Moved(self.kept.version, changed, log))
            guest.post(frames[change][1])
            guest.shown = after

    def tell_room(self) -> None:
        """Who is here, who sits where, who thinks."""
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

    def _post_all(self, frame: wire.ToPage) -> None:
        text = written(frame)
        for guest in self.guests:
            guest.post(text)

    def show_thinking(self, seat: int, thinks: bool) -> None:
        """That a bot thinks is told where it takes long enough to be seen."""
        if thinks != (seat in self.thinking):
            self.thinking ^= {seat}
            self.tell_room()

    @property
    def busy(self) -> bool:
        return self.bot is not None and not self.bot.done()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self.bot is not None:
            self.bot.cancel()


def written(frame: wire.ToPage) -> str:
    return wire.encode(frame).decode()
