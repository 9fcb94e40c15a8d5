"""A running game: one WebSocket for each player or spectator."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from languedoc.cardcassonne.game import CardGame
from languedoc.errors import LanguedocError
from languedoc.i18n import DEFAULT, LANGUAGES, speech
from languedoc.server import wire
from languedoc.server.accounts import Account, Accounts, in_thread
from languedoc.server.audience import BROKEN, FORBIDDEN, TOO_FAST, TOO_MANY, UNKNOWN, Guest, written
from languedoc.server.connections import cut
from languedoc.server.hall import Hall
from languedoc.server.kept import RESERVED
from languedoc.server.ledgers import Ledgers
from languedoc.server.limits import Bucket, Buckets, Open, Waiting
from languedoc.server.metrics import COUNTED
from languedoc.server.people import address_of, from_elsewhere, guest_name
from languedoc.server.refusals import Refusal, trouble
from languedoc.server.settings import Limits
from languedoc.server.tables import Table

LONGEST_KEY = 64
GREETING = 0.001  # seconds of processor time charged for opening a socket
TURNED_AWAY = 1.0  # seconds before a socket above the limit is refused, so that the client does not retry at once
SLOWED = 0.2  # seconds for which nothing is read from a client that sends too fast
LONG = (wire.Look, wire.Fit, wire.Sit)  # messages whose answer takes long
GONE = (WebSocketDisconnect, ClientDisconnected)  # the client disconnected during a send


class Doors:
    """Count of open sockets, by cookie and by address, and of what waits to be sent to them."""

    def __init__(self, limits: Limits, ledgers: Ledgers) -> None:
        lines = limits.line_burst_of_address
        self.waiting = Waiting(limits.waiting_of_address)
        self.connects = Buckets(limits.connects, limits.connect_burst, ledgers.of("connects"))
        self.lines = Buckets(limits.lines_of_address, lines, ledgers.of("lines"))
        self.people = Open(limits.sockets)
        self.addresses = Open(limits.sockets_of_address)

    def enter(self, person: str, address: str) -> bool:
        if not self.connects.take(address):
            return False
        if not self.people.enter(person):
            return False
        if not self.addresses.enter(address):
            self.people.leave(person)
            return False
        return True

    def leave(self, person: str, address: str) -> None:
        self.people.leave(person)
        self.addresses.leave(address)


@websocket("/api/games/{code:str}/live")
async def live(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """See `wire`: frames to and from the page."""
    hall: Hall = socket.app.state.hall
    doors: Doors = socket.app.state.doors
    accounts: Accounts = socket.app.state.accounts
    person = str(socket.scope["state"]["person"])
    address = address_of(socket)
    wanted = socket.query_params.get("lang", DEFAULT)
    language = wanted if wanted in LANGUAGES else DEFAULT
    try:
        elsewhere = from_elsewhere(socket.scope)
    except Refusal:
        elsewhere = True
    account = accounts.of(person, address)
    account.charge(GREETING)
    await account.throttle()
    if elsewhere:
        await socket.close(FORBIDDEN)
        return
    if not doors.enter(person, address):
        await asyncio.sleep(TURNED_AWAY)
        await socket.accept()
        await turn_away(socket, Refusal("too_many_sockets"), language, TOO_MANY)
        return
    await socket.accept()
    table: Table | None = None
    guest: Guest | None = None
    try:
        name = await hall.store.name_of(person) or guest_name(person)
        guest = Guest(person, name, language, address, hall.settings.limits.waiting, doors.waiting)
        try:
            async with account.turn():
                table = await account.run(hall.table(code))
                await account.run(table.join(guest, number(socket, "since"), number(socket, "said") or 0))
        except Refusal as refusal:
            unknown = refusal.code == "not_found"
            await turn_away(socket, refusal, language, UNKNOWN if unknown else TOO_MANY)
            return
        await Visit(socket, hall, table, guest, account).stay()
    except GONE:
        pass
    except Exception as error:
        await turn_away(socket, trouble("a socket broke", error), language, BROKEN)
    finally:
        doors.leave(person, address)
        if table is not None and guest in table.guests:
            table.go(guest)


def is_key(key: str) -> bool:
    """Whether a page may use this key for a message."""
    return 0 < len(key) <= LONGEST_KEY and key.isprintable() and not key.startswith(RESERVED)


def number(socket: WebSocket[Any, Any, Any], name: str) -> int | None:
    text = str(socket.query_params.get(name, ""))
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


async def turn_away(socket: WebSocket[Any, Any, Any], refusal: Refusal, language: str, code: int) -> None:
    try:
        await socket.send_text(written(wire.Wrong(refusal.code, refusal.message(language))))
        await socket.close(code)
    except GONE:
        pass


class Visit:
    """A client connected to a table, from its first frame to its last."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hall: Hall, table: Table, guest: Guest, account: Account
    ) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.guest = guest
        self.account = account
        self.doors: Doors = socket.app.state.doors
        self.limits = hall.settings.limits
        self.messages = Bucket(self.limits.messages, self.limits.message_burst)
        self.lines = Bucket(self.limits.lines, self.limits.line_burst)
        self.warnings = 0

    async def stay(self) -> None:
        sending = asyncio.create_task(self._send())
        listening = asyncio.create_task(self._listen())
        falling_behind = asyncio.create_task(self.guest.too_slow.wait())
        tasks = (sending, listening, falling_behind)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.guest.too_slow.is_set():
                cut(self.socket.scope)
            self.guest.gone()
            self.table.go(self.guest)
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, GONE):
                    trouble("a socket broke", outcome, game=self.table.kept.id)

    async def _send(self) -> None:
        """Send queued frames."""
        while True:
            item = await self.guest.next()
            if isinstance(item, int):
                await self.socket.close(item)
                return
            try:
                await self.account.run(self.socket.send_text(item))
            except RuntimeError:  # uvicorn's error for a connection that was closed meanwhile
                return

    async def _listen(self) -> None:
        while True:
            event: dict[str, Any] = dict(await self.socket.receive())
            if event["type"] == "websocket.disconnect":
                return
            data: str | bytes = event.get("text") or event.get("bytes") or ""
            if not self.messages.take():
                self.warnings += 1
                self._refuse(Refusal("too_fast"), "")
                if self.warnings == self.limits.warnings:
                    self.guest.part(TOO_FAST)
                await asyncio.sleep(SLOWED)
                continue
            if not await self.account.run(self._hear(data)):
                await asyncio.sleep(SLOWED)

    async def _hear(self, data: str | bytes) -> bool:
        """Carry out a message, or say why not. False if somebody sends more than the server has time for."""
        key = ""
        try:
            await self.account.throttle()
            if len(data) > self.limits.frame:
                raise Refusal("too_large")
            message = wire.read_frame(data)
            key = getattr(message, "key", "")
            if not is_key(key) and isinstance(message, wire.Choose | wire.Undo | wire.Say):
                key = ""
                raise Refusal("malformed")
            self.account.check()
            if isinstance(message, LONG):
                async with self.account.turn():
                    await self._answer(message)
            else:
                async with self.account.lane.few:
                    await self.account.throttle()
                    self.account.check()  # again: others of this address were served meanwhile
                    await self._answer(message)
        except (msgspec.MsgspecError, RecursionError):
            self._refuse(Refusal("malformed"), key)
        except Refusal as refusal:
            self._refuse(refusal, key)
            return refusal.code != "too_fast"
        except Exception as error:
            self._refuse(trouble("a message was not carried out", error, game=self.table.kept.id), key)

        return True

    async def _answer(self, message: wire.FromPage) -> None:
        table, guest = self.table, self.guest
        if isinstance(message, wire.Choose):
            began = time.perf_counter()
            self._done(message.key, await table.choose(guest, message))
            COUNTED.choices.add(time.perf_counter() - began)
        elif isinstance(message, wire.Undo):
            self._done(message.key, await table.undo(guest, message))
        elif isinstance(message, wire.Sit):
            await table.sit(guest, message.seat)
        elif isinstance(message, wire.Say):
            if not (self.lines.take() and self.doors.lines.take(guest.address)):
                raise Refusal("too_fast")
            await table.talk.say(guest, message)
            self._done(message.key, table.kept.version)
        elif isinstance(message, wire.Moderate):
            if not (self.lines.take() and self.doors.lines.take(guest.address)):
                raise Refusal("too_fast")
            await table.talk.moderate(guest, message)
        elif isinstance(message, wire.Overtime):
            await table.agreements.vote(guest, message)
        elif isinstance(message, wire.Propose | wire.Reply | wire.Resign):
            if not (self.lines.take() and self.doors.lines.take(guest.address)):
                raise Refusal("too_fast")
            await table.agreements.hear(guest, message)
        elif isinstance(message, wire.Ping):
            guest.post(written(wire.Pong()))
        else:
            guest.post(written(await self._looked(message)))

    async def _looked(self, message: wire.Look | wire.Fit) -> wire.Feature | wire.Fits:
        """What something on the board is, or what fits there."""
        fold = self.table.fold
        if fold is None:
            raise Refusal("not_running")
        if isinstance(fold.game, CardGame):
            raise Refusal("illegal")
        pointed, words = self.table.drawn().pointed, speech(self.guest.language)
        try:
            if pointed.knows(message, words):
                return pointed.looked(fold.game, message, words)
            return await in_thread(pointed.looked, fold.game.copy(), message, words)
        except LanguedocError:
            raise Refusal("illegal") from None

    def _done(self, key: str, version: int) -> None:
        self.guest.post(written(wire.Done(key, version)))

    def _refuse(self, refusal: Refusal, key: str) -> None:
        COUNTED.refusals[refusal.code] += 1
        message = refusal.message(self.guest.language)
        self.guest.post(written(wire.Wrong(refusal.code, message, key, self.table.kept.version)))
        if refusal.code == "stale" and self.guest.welcomed != self.table.kept.version:
            self.table.welcome(self.guest)
