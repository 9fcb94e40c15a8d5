"""What is said at a table: stored, told to everybody, removed, reported."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from languedoc.server import sight, wire
from languedoc.server.audience import Guest, written
from languedoc.server.kept import NOTICE, Spoken
from languedoc.server.logs import tell
from languedoc.server.notes import Note, packed
from languedoc.server.people import readable
from languedoc.server.refusals import Refusal

if TYPE_CHECKING:
    from languedoc.server.tables import Table

ANY_NUMBER = 1_000_000
SHOWN = 100  # lines, to somebody who comes
MOST_MUTED = 100  # people at one game


class Talk:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._hinted: tuple[int, int] | None = None  # the seat and the version of the last hint
        self._lock = asyncio.Lock()

    async def say(self, guest: Guest, message: wire.Say) -> None:
        """Keep a line of chat and tell it to everybody."""
        table, limits = self.table, self.table.hall.settings.limits
        text = readable(message.text)
        if not text or len(message.text) > limits.chat:
            raise Refusal("malformed")
        if guest.person in table.kept.muted:
            raise Refusal("muted")
        seats = table.held_by(guest.person)
        name = table.kept.seats[seats[0]].name if seats else table.name_beside(guest.name)
        spoken = Spoken(message.key, seats[0] if len(seats) == 1 else None, name, text, guest.person)
        most_beside = None if seats else limits.watchers_lines
        if not await table.store.say(table.kept.id, spoken, limits.chat_lines, self._note(), most_beside):
            raise Refusal("chat_full")
        await self.read()

    def _note(self) -> bytes:
        """What other server processes are told after a change."""
        return packed(Note(self.table.code, by=self.table.hall.process, chat=True))

    async def read(self) -> None:
        """Tell the lines that are new or have changed."""
        table = self.table
        async with self._lock:
            known = {spoken.number: spoken for spoken in table.chat}
            table.chat = await table.store.said(table.kept.id, 0, SHOWN)
            self.tell([spoken for spoken in table.chat if known.get(spoken.number) != spoken])

    def tell(self, lines: Sequence[Spoken]) -> None:
        for spoken in lines:
            for guest in self.table.guests:
                guest.post(self.said(spoken, guest))

    def said(self, spoken: Spoken, guest: Guest) -> str:
        return written(wire.Said(sight.chat_line(self.table.kept, spoken, guest.person, guest.language)))

    async def moderate(self, guest: Guest, message: wire.Moderate) -> None:
        """Remove a line of chat, mute who said it, or report it to the operator, who finds it by its numbers."""
        table, id = self.table, self.table.kept.id
        spoken = next((each for each in table.chat if each.number == message.line), None)
        if spoken is None or not spoken.person:
            raise Refusal("not_found")
        if message.act == "report":
            tell.warning("chat reported", game=id, line=spoken.number, sits=spoken.seat is not None)
            return
        may = sight.may_remove if message.act == "remove" else sight.may_mute
        if not may(table.kept, spoken, guest.person):
            raise Refusal("not_allowed")
        if message.act == "remove":
            await table.store.unsay(id, spoken.number, self._note())
            await self.read()
        else:
            note = packed(Note(table.code, by=table.hall.process, seats=True))
            await table.store.mute(id, spoken.person, message.act == "mute", MOST_MUTED, note)
            await table.catch_up()
        tell.info("chat moderated", game=id, line=spoken.number, act=message.act)

    async def give_notice(self, notice: str, seat: int | None, name: str) -> None:
        """Tell everybody something in the chat: `notice` is the text, `name` who is named in it."""
        spoken = Spoken(f"{NOTICE}{secrets.token_hex(8)}", seat, name, notice)
        await self.table.store.say(self.table.kept.id, spoken, ANY_NUMBER, self._note())
        await self.read()

    async def tell_hint(self, seat: int, version: int) -> None:
        """Tell everybody, once, that a seat had a hint for a choice."""
        if self._hinted != (seat, version):
            self._hinted = (seat, version)
            await self.give_notice("told-hint", seat, self.table.kept.seats[seat].name)
