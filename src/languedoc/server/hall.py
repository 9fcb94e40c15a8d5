"""The hall: the tables loaded in this process, the bots, and the notifications of other processes."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections import OrderedDict

from litestar.channels import ChannelsPlugin

from languedoc.server import lesson, thinking, warming
from languedoc.server.accounts import CURRENT, IN_TURN, in_thread_for_all
from languedoc.server.analyses import Analyses
from languedoc.server.audience import BROKEN
from languedoc.server.bots import BotTrouble, Workers
from languedoc.server.films import Films
from languedoc.server.garbage import Garbage
from languedoc.server.kept import Kept, is_code, now
from languedoc.server.ledgers import Ledgers
from languedoc.server.limits import Buckets
from languedoc.server.logs import tell, told_if_failed
from languedoc.server.metrics import COUNTED
from languedoc.server.notes import CHANNEL, Note, packed, read_notes
from languedoc.server.refusals import Refusal, trouble
from languedoc.server.settings import Settings
from languedoc.server.store import Store
from languedoc.server.tables import DAY, Table
from languedoc.server.thinking import Thought
from languedoc.table.setup import KEY_LENGTH, LARGEST_SEED, new_key

SWEEP = 3.0  # seconds between two sweeps
SILENT = 12.0  # seconds without a heartbeat after which a server process counts as dead
BETWEEN_DELETIONS = 3600.0  # seconds
ANSWERED = 2.0  # seconds in which other processes say who is at a table
ASKED = 0.02  # seconds between two looks at whether they have
SHOWN_AFTER = 0.15  # seconds of thinking after which clients are told
CLAIMED = 6000  # milliseconds until a claim on a bot's move expires
AFTER_FAULT = 5.0  # seconds until a retry after a bot's choice could not be stored
# Actions of one person that everybody at a table is told of: per second, and at once.
ANNOUNCED, ANNOUNCED_AT_ONCE = 0.05, 20
AFTER_TROUBLE = 60.0  # seconds until a retry after repeated crashes of a bot


class Hall:
    def __init__(
        self, store: Store, settings: Settings, channels: ChannelsPlugin, ledgers: Ledgers | None = None
    ) -> None:
        self.store = store
        self.settings = settings
        self.channels = channels
        self.process = secrets.token_hex(6)
        self.workers = Workers(settings.bots, settings.thinking)
        self.readers = Workers(1, settings.thinking, thinking.begin_with_little_memory, attempts=1)
        self.films = Films(settings)
        self.analyses = Analyses(settings)
        self.announcing = Buckets(ANNOUNCED, ANNOUNCED_AT_ONCE, (ledgers or Ledgers()).of("announcing"))
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._missed: set[str] = set()  # games that changed while they were being loaded
        self._heard: dict[str, float] = {}
        self._trouble: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._stopping = threading.Event()
        self._garbage = Garbage(now())
        self._next_deletion = 0.0
        self.since = now()

    # ------------------------------------------------------------------ beginning and end

    async def open(self) -> None:
        if self.store.database.is_file:
            await self.store.forget_thinkers()
        self._tasks = [
            asyncio.create_task(read_notes(self.channels, self.hear)),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(asyncio.to_thread(warming.warm, self._stopping)),
        ]
        for task in self._tasks:
            task.add_done_callback(told_if_failed)

    async def close(self) -> None:
        self._stopping.set()
        for table in self.tables.values():
            table.close()
        ending = [*self._tasks, *self._opening.values(), *(table.bot for table in self.tables.values() if table.bot)]
        for task in ending:
            task.cancel()
        self.workers.stop()
        self.readers.stop()
        self.films.stop()
        self.analyses.stop()
        await asyncio.gather(*ending, return_exceptions=True)

    # ------------------------------------------------------------------ tables

    async def table(self, code: str) -> Table:
        """The table with that code; loads it by replaying its choices if it is not in memory."""
        known = self.tables.get(code)
        if known is not None:
            self.tables.move_to_end(code)
            return known
        if not is_code(code):
            raise Refusal("not_found")
        if code not in self._opening:
            account = CURRENT.get()
            opening = self._open(code)
            self._opening[code] = asyncio.create_task(opening if account is None else account.run(opening))
        return await asyncio.shield(self._opening[code])

    async def _open(self, code: str) -> Table:
        IN_TURN.set(True)  # of this task: many may wait for it, so it stands in the line of nobody's address
        try:
            found = await self.store.whole(code)
            if found is None:
                raise Refusal("not_found")
            kept, steps = found
            await in_thread_for_all(warming.prepare, kept.setup)
            table = Table(self, kept)
            await table.open(steps)
            while code in self._missed:
                self._missed.discard(code)
                await table.catch_up()
                await table.talk.read()
            self.tables[code] = table
            self._forget_some()
            return table
        finally:
            del self._opening[code]
            self._missed.discard(code)

    def forget(self, code: str) -> None:
        table = self.tables.pop(code, None)
        if table is not None:
            table.close()

    def _forget_some(self) -> None:
        """Evict tables without clients, the least recently used first."""
        idle = [code for code, table in self.tables.items() if not table.guests and not table.busy]
        for code in idle[: max(0, len(idle) - self.settings.tables)]:
            self.forget(code)

    async def added(self, kept: Kept) -> None:
        """Register a new game and let its bots move if one of them begins."""
        if any(seat.kind == "bot" for seat in kept.seats):
            self.workers.start()
            if kept.standing.status == "running":
                (await self.table(kept.code)).wake()

    async def changed(self, code: str) -> None:
        """Reload a table whose seats or successor were changed in the database."""
        self.publish(Note(code, by=self.process, seats=True))
        if code in self._opening:
            self._missed.add(code)
        elif code in self.tables:
            await self._let_catch_up(self.tables[code])

    def renamed(self, person: str, name: str) -> None:
        """Update the name of a visitor at all tables where they are present."""
        for table in self.tables.values():
            theirs = [guest for guest in table.guests if guest.person == person]
            for guest in theirs:
                guest.name = name
            if theirs:
                table.presence_changed()

    async def become(self, before: str, after: str) -> None:
        """Give all that somebody has to another identity, and close the connections of the one before."""
        for code in await self.store.become(before, after):
            await self.changed(code)
        self.publish(Note("", by=self.process, revoked=before))
        self.turn_out(before)

    def turn_out(self, person: str) -> None:
        """Close the connections of a person; their pages reconnect with their current cookie."""
        for table in self.tables.values():
            for guest in table.guests:
                if guest.person == person:
                    guest.part(BROKEN)

    def counts(self) -> dict[str, int]:
        """How much there is in this process."""
        return {
            "tables": len(self.tables),
            "sockets": sum(len(table.guests) for table in self.tables.values()),
            "bots_thinking": sum(table.busy for table in self.tables.values()),
        }

    def online(self, code: str) -> set[str]:
        table = self.tables.get(code)
        return table.online() if table is not None else set()

    # ------------------------------------------------------------------ other processes

    def publish(self, note: Note) -> None:
        self.channels.publish(packed(note), CHANNEL)

    async def ask_around(self, table: Table) -> None:
        """Ask the other processes who is at a table, which this process may have loaded just now. Refuse whoever wants
        to know that somebody is absent where one of them does not answer."""
        others = {process for process, heard in self._heard.items() if heard > time.monotonic() - SILENT}
        table.answered.clear()
        self.publish(Note(table.code, by=self.process, asks=True))
        until = time.monotonic() + ANSWERED
        while not others <= table.answered:
            if time.monotonic() > until:
                raise Refusal("not_absent")
            await asyncio.sleep(ASKED)

    async def hear(self, note: Note) -> None:
        if note.by == self.process:
            return
        if note.by:
            self._heard[note.by] = time.monotonic()
        if note.lost:
            await self._hear_everything()
            return
        if note.revoked:
            self.turn_out(note.revoked)
        if note.about in self._opening:
            self._missed.add(note.about)
        known = self.tables.get(note.about)
        if note.asks:
            self.publish(Note(note.about, by=self.process, here=known.here() if known is not None else []))
        if known is None:
            return
        if note.here is not None:
            known.answered.add(note.by)
            known.elsewhere.pop(note.by, None)
            if note.here:
                known.elsewhere[note.by] = note.here
            known.tell_room()
        if note.seats or note.version > known.kept.version:
            await self._let_catch_up(known)
        if note.thinking is not None:
            known.thinking = set(note.thinking)
            known.tell_room()
        if note.chat:
            await known.talk.read()

    async def _hear_everything(self) -> None:
        """Reload everything after notifications may have been missed."""
        self._missed.update(self._opening)
        for table in list(self.tables.values()):
            await self._let_catch_up(table)
            await table.talk.read()
            table.elsewhere.clear()
            if table.guests:
                table.presence_changed(asks=True)

    async def _let_catch_up(self, table: Table) -> None:
        try:
            await table.catch_up()
        except Refusal:  # it was taken away
            table.dismiss()
            self.forget(table.code)

    def new_seed(self, number: int) -> int:
        """A seed that nobody can guess; or, where the settings fix one, the one with that number after it."""
        fixed = self.settings.seed
        return secrets.randbelow(LARGEST_SEED + 1) if fixed is None else (fixed + number) % (LARGEST_SEED + 1)

    def new_key(self, number: int) -> str:
        """The key of a new game: 128 bits that nobody can guess, or the one that follows from a fixed seed."""
        return new_key() if self.settings.seed is None else f"{self.new_seed(number):0{KEY_LENGTH}x}"

    # ------------------------------------------------------------------ bots

    def let_bot_think(self, table: Table) -> None:
        if table.bot is None or table.bot.done():
            if self._trouble.get(table.code, 0.0) < time.monotonic():
                table.bot = asyncio.create_task(self._think(table))

    async def _think(self, table: Table) -> None:
        """Let bots choose until a person has to."""
        try:
            while (fold := table.fold) is not None and (seat := fold.asked) is not None:
                sitting = table.kept.seats[seat]
                if sitting.kind != "bot":
                    return
                version = fold.version
                if not await self._may_think(table, version):
                    return
                if lesson.has_stopped(table.kept, fold):
                    return
                scripted = lesson.of_opponent(table.kept, fold)
                if scripted:
                    await table.choose_for_bot(seat, version, scripted)
                    continue
                choices = [made.text for made in fold.made]
                level = lesson.level_of(sitting)
                seed = self.new_seed(version)
                shown = asyncio.get_running_loop().call_later(SHOWN_AFTER, table.show_thinking, seat, True)
                renewing = asyncio.create_task(self._go_on_claiming(table, version))
                try:
                    table.search = asyncio.create_task(self._option_of_bot(table, choices, level, seed))
                    await asyncio.wait({table.search})
                finally:
                    shown.cancel()
                    renewing.cancel()
                    table.show_thinking(seat, False)
                    if table.search is not None:
                        table.search.cancel()
                if table.search.cancelled():  # the game has changed meanwhile
                    continue
                thought = table.search.result()
                await table.choose_for_bot(seat, version, thought.option)
                COUNTED.bot_choices += 1
                if thought.failed:
                    await table.talk.give_notice("told-bot_failed", seat, sitting.name)
        except BotTrouble:
            COUNTED.bot_troubles += 1
            tell.warning("a bot does not answer", game=table.kept.id)
            self._trouble[table.code] = time.monotonic() + AFTER_TROUBLE
        except Exception as error:
            if isinstance(error, Refusal) and error.code == "not_found":  # the game was taken away meanwhile
                return
            trouble("a bot could not choose", error, game=table.kept.id)
            self._trouble[table.code] = time.monotonic() + AFTER_FAULT

    async def _option_of_bot(self, table: Table, choices: list[str], level: str, seed: int) -> Thought:
        """What a bot chooses. If it never answers in time, any legal option, so that the game goes on."""
        try:
            return await self.workers.run(
                whose_work(table.kept), thinking.think, table.code, table.kept.setup, choices, level, seed
            )
        except BotTrouble:
            if self.workers.stopped or table.fold is None:
                raise
            tell.warning("a bot does not answer, any legal choice is made for it", game=table.kept.id, level=level)
            return await in_thread_for_all(thinking.any_option, table.fold.game.copy(), seed)

    async def _may_think(self, table: Table, version: int) -> bool:
        """Claim the bot's move in the database, so that one of several server processes makes it; the claim expires if
        that process dies."""
        if self.store.database.is_file:
            return True
        return await self.store.claim(table.kept.id, version, self.process, CLAIMED)

    async def _go_on_claiming(self, table: Table, version: int) -> None:
        while True:
            await asyncio.sleep(CLAIMED / 3000)
            try:
                await self._may_think(table, version)
            except Exception as error:
                trouble("a bot's claim was not renewed", error, game=table.kept.id)

    # ------------------------------------------------------------------ what was left undone

    async def _sweep(self) -> None:
        while True:
            try:
                await self._sweep_once()
            except Exception as error:
                trouble("sweeping failed", error)
            await asyncio.sleep(SWEEP)

    async def _sweep_once(self) -> None:
        """Drop visitors of processes that died, and restart moves of bots whose process died."""
        self.publish(Note("", by=self.process))
        at = time.monotonic()
        self._trouble = {code: until for code, until in self._trouble.items() if until > at}
        for process in [each for each, heard in self._heard.items() if heard < at - SILENT]:
            del self._heard[process]
            for table in self.tables.values():
                if table.elsewhere.pop(process, None) is not None:
                    table.tell_room()
        self.analyses.drop_unwanted()
        self._look_for_garbage()
        for table in self.tables.values():
            table.forget_drawings()
        for code in await self.store.bots_asked():
            if code not in self._trouble:
                await self._wake(code)
        await self.store.database.tidy()
        await self._delete_old(at)

    async def _delete_old(self, at: float) -> None:
        """Delete games that nobody will play any more."""
        if at < self._next_deletion:
            return
        self._next_deletion = at + BETWEEN_DELETIONS
        limits = self.settings.limits
        days = {"waiting": limits.waiting_days, "running": limits.abandoned_days, "over": limits.finished_days}
        before = {status: now() - int(most * DAY) for status, most in days.items() if most is not None}
        deleted = await self.store.expire(before)
        if deleted:
            COUNTED.games["deleted"] += deleted
            tell.info("old games deleted", games=deleted)

    def _look_for_garbage(self) -> None:
        changed = max((table.kept.changed for table in self.tables.values()), default=0)
        if self._garbage.due(changed, now()):
            self._garbage.look(changed, now())

    async def _wake(self, code: str) -> None:
        """Wake one game; an error in it does not affect the others."""
        try:
            table = await self.table(code)
            if table.bot is None or table.bot.done():
                if not self.store.database.is_file:
                    await table.catch_up()
                table.wake()
        except Refusal:  # it was taken away
            pass
        except Exception as error:
            away = trouble("a bot could not be woken", error).code == "unavailable"
            self._trouble[code] = time.monotonic() + (AFTER_FAULT if away else AFTER_TROUBLE)


def whose_work(kept: Kept) -> str:
    """The network to which the work of the bots of a game is charged: all games made from it count together."""
    return kept.origin or kept.host
