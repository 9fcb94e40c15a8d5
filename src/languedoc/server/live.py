"""A running game: one WebSocket for each player or spectator."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from languedoc.cardcassonne.game import CardGame
from languedoc.errors import LanguedocError
from languedoc.i18n import DEFAULT, LANGUAGES, speech
from languedoc.server import scene, wire
from languedoc.server.audience import BROKEN, FORBIDDEN, TOO_FAST, TOO_MANY, TOO_SLOW, UNKNOWN, Guest, written
from languedoc.server.hall import Hall
from languedoc.server.limits import Bucket, Open
from languedoc.server.people import address_of, from_elsewhere, guest_name
from languedoc.server.refusals import Refusal, trouble
from languedoc.server.settings import Limits
from languedoc.server.tables import Table

LONGEST_KEY = 64
GONE = (WebSocketDisconnect, ClientDisconnected)  # the client disconnected during a send


class Doors:
    """Count of open sockets, by cookie and by address."""

    def __init__(self, limits: Limits) -> None:
        self.people = Open(limits.sockets)
        self.addresses = Open(limits.sockets_of_address)

    def enter(self, person: str, address: str) -> bool:
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
    person = str(socket.scope["state"]["person"])
    address = address_of(socket)
    wanted = socket.query_params.get("lang", DEFAULT)
    language = wanted if wanted in LANGUAGES else DEFAULT
    try:
        elsewhere = from_elsewhere(socket.scope)
    except Refusal:
        elsewhere = True
    if elsewhere:
        await socket.close(FORBIDDEN)
        return
    await socket.accept()
    if not doors.enter(person, address):
        await turn_away(socket, Refusal("too_many_sockets"), language, TOO_MANY)
        return
    try:
        try:
            table = await hall.table(code)
        except Refusal as refusal:
            await turn_away(socket, refusal, language, UNKNOWN)
            return
        name = await hall.store.name_of(person) or guest_name(person)
        visit = Visit(socket, hall, table, Guest(person, name, language))
        await visit.stay(number(socket, "since"), number(socket, "said") or 0)
    except GONE:
        pass
    except Exception as error:
        await turn_away(socket, trouble("a socket broke", error), language, BROKEN)
    finally:
        doors.leave(person, address)


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

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, table: Table, guest: Guest) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.guest = guest
        self.limits = hall.settings.limits
        self.messages = Bucket(self.limits.messages, self.limits.message_burst)
        self.lines = Bucket(self.limits.lines, self.limits.line_burst)
        self.warnings = 0

    async def stay(self, since: int | None, said: int) -> None:
        await self.table.join(self.guest, since, said)
        sending = asyncio.create_task(self._send())
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.go(self.guest)
            for task in (sending, listening):
                task.cancel()
            for outcome in await asyncio.gather(sending, listening, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, GONE):
                    trouble("a socket broke", outcome, game=self.table.kept.id)

    async def _send(self) -> None:
        """Send queued frames; close the socket if the client is too slow."""
        while not self.guest.too_slow:
            item = await self.guest.outbox.get()
            if isinstance(item, int):
                await self.socket.close(item)
                return
            try:
                await self.socket.send_text(item)
            except RuntimeError:  # uvicorn's error for a connection that was closed meanwhile
                return
        await self.socket.close(TOO_SLOW)

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
                continue
            await self._hear(data)

    async def _hear(self, data: str | bytes) -> None:
        key = ""
        try:
            if len(data) > self.limits.frame:
                raise Refusal("too_large")
            message = wire.read_frame(data)
            key = getattr(message, "key", "")
            if len(key) > LONGEST_KEY or (not key and isinstance(message, wire.Choose | wire.Undo | wire.Say)):
                key = ""
                raise Refusal("malformed")
            await self._answer(message)
        except (msgspec.MsgspecError, RecursionError):
            self._refuse(Refusal("malformed"), key)
        except Refusal as refusal:
            self._refuse(refusal, key)
        except Exception as error:
            self._refuse(trouble("a message was not carried out", error, game=self.table.kept.id), key)

    async def _answer(self, message: wire.FromPage) -> None:
        table, guest = self.table, self.guest
        if isinstance(message, wire.Choose):
            self._done(message.key, await table.choose(guest, message))
        elif isinstance(message, wire.Undo):
            self._done(message.key, await table.undo(guest, message))
        elif isinstance(message, wire.Sit):
            await table.sit(guest, message.seat)
        elif isinstance(message, wire.Say):
            if not self.lines.take():
                raise Refusal("too_fast")
            await table.say(guest, message)
            self._done(message.key, table.kept.version)
        elif isinstance(message, wire.Overtime):
            await table.vote(guest, message)
        elif isinstance(message, wire.Ping):
            guest.post(written(wire.Pong()))
        else:
            guest.post(written(self._looked(message)))

    def _looked(self, message: wire.Look | wire.Fit) -> wire.Feature | wire.Fits:
        """What something on the board is, or what fits there."""
        fold = self.table.fold
        if fold is None:
            raise Refusal("not_running")
        if isinstance(fold.game, CardGame):
            raise Refusal("illegal")
        try:
            return scene.looked(fold.game, message, speech(self.guest.language))
        except LanguedocError:
            raise Refusal("illegal") from None

    def _done(self, key: str, version: int) -> None:
        self.guest.post(written(wire.Done(key, version)))

    def _refuse(self, refusal: Refusal, key: str) -> None:
        message = refusal.message(self.guest.language)
        self.guest.post(written(wire.Wrong(refusal.code, message, key, self.table.kept.version)))
        if refusal.code == "stale":
            self.table.welcome(self.guest)
