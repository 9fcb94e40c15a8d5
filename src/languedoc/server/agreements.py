"""What the people at a table agree on: a seat whose time is up, taking something back, a draw; and resigning."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from languedoc.server import clocks, lesson, seating, wire
from languedoc.server.audience import Guest
from languedoc.server.clocks import Overtime, Proposal
from languedoc.server.fold import DRAWN, RESIGNED, Fold
from languedoc.server.kept import Kept, Seat, Step
from languedoc.server.notes import Note, packed
from languedoc.server.refusals import Refusal

if TYPE_CHECKING:
    from languedoc.server.tables import Table

TWO = 2
AGREED = {"undo": "told-agreed_undo", "tie": "told-agreed_tie"}  # what everybody is told in the end
REFUSED = {"undo": "told-refused_undo", "tie": "told-refused_tie"}


class Agreements:
    def __init__(self, table: Table) -> None:
        self.table = table

    async def hear(self, guest: Guest, message: wire.Propose | wire.Reply | wire.Resign) -> None:
        if isinstance(message, wire.Resign):
            await self.resign(guest)
        elif isinstance(message, wire.Reply):
            await self.reply(guest, message)
        else:
            await self.propose(guest, message)

    # ------------------------------------------------------------------ a clock that has run out

    async def vote(self, guest: Guest, message: wire.Overtime) -> None:
        """Say what shall become of a seat whose clock has run out."""
        table = self.table
        async with table.locked():
            overtime = table.overtime()
            if overtime is None or overtime.seat != message.seat:
                raise Refusal("not_running")
            mine = [seat for seat in table.held_by(guest.person) if seat != message.seat]
            if not mine:
                raise Refusal("not_your_seat")
            overtime = Overtime(message.seat, overtime.votes | dict.fromkeys(mine, message.verdict))
            await self._keep(overtime)
            voters = [seat.number for seat in table.kept.seats if seat.kind == "person" and seat.number != message.seat]
            verdict = overtime.verdict(voters)
            late = table.kept.seats[message.seat].person
            table.tell_time_out()
            if verdict == clocks.END:
                await self._end(message.seat, "")
        if verdict == clocks.BOT:
            await self._give_to_bot(message.seat, late)

    async def _keep(self, said: Overtime | Proposal | None) -> None:
        """Store what was said; it holds until the next choice."""
        table = self.table
        kept = table.kept
        text = clocks.written(said)
        note = packed(Note(table.code, by=table.hall.process, seats=True))
        if not await table.store.vote(kept.id, kept.version, text, note):
            await table.read_on()
            raise Refusal("stale")
        kept.standing = msgspec.structs.replace(kept.standing, votes=text)

    # ------------------------------------------------------------------ proposals

    def _running(self) -> Fold:
        fold = self.table.fold
        if fold is None or fold.over or lesson.of(self.table.kept) is not None:
            raise Refusal("not_running")
        return fold

    def _people(self) -> set[str]:
        return {seat.person for seat in self.table.kept.seats if seat.kind == "person"}

    async def propose(self, guest: Guest, message: wire.Propose) -> None:
        """Propose something to the other people who sit here."""
        table = self.table
        async with table.locked():
            fold = self._running()
            held = table.held_by(guest.person)
            if not held:
                raise Refusal("not_your_seat")
            if self._people() == {guest.person} or table.proposal() is not None:
                raise Refusal("not_allowed")
            seat = held[0]
            if message.what == "undo":
                table.check_going_back()
                moment = fold.before_last_of(held)
                if moment is None:
                    raise Refusal("nothing_to_undo")
                seat = fold.made[moment].seat
            table.check_announcing(guest.person)
            await self._keep(Proposal(seat, message.what, [guest.person]))
            table.tell_proposal()

    async def reply(self, guest: Guest, message: wire.Reply) -> None:
        """Agree to what is proposed, or refuse or withdraw it. When all people agree, it is done."""
        table = self.table
        async with table.locked():
            fold = self._running()
            held = table.held_by(guest.person)
            made = table.proposal()
            if not held or made is None:
                raise Refusal("not_allowed")
            name = table.kept.seats[held[0]].name
            if not message.agrees:
                await self._keep(None)
                table.tell_proposal()
                notice = "told-withdrawn" if made.seat in held else REFUSED[made.what]
            elif guest.person in made.agreed:
                return
            else:
                made = Proposal(made.seat, made.what, [*made.agreed, guest.person])
                if not self._people() <= set(made.agreed):
                    await self._keep(made)
                    table.tell_proposal()
                    return
                notice = AGREED[made.what]
                name = table.kept.seats[made.seat].name
                await self._carry_out(fold, made)
        await table.talk.give_notice(notice, None, name)

    async def settle(self) -> None:
        """After a seat changed hands: a proposal that now waits for nobody is carried out; one whose proposer is gone,
        or has nobody left to ask, ends."""
        table = self.table
        async with table.locked():
            made = table.proposal()
            if made is None:
                return
            seat = table.kept.seats[made.seat]
            people = self._people()
            if people - {seat.person} and people <= set(made.agreed):
                await self._carry_out(self._running(), made)
                notice = AGREED[made.what]
            elif seat.kind == "person" and people != {seat.person}:
                return
            else:
                await self._keep(None)
                table.tell_proposal()
                notice = "told-withdrawn"
        await table.talk.give_notice(notice, None, seat.name)

    async def _carry_out(self, fold: Fold, made: Proposal) -> None:
        if made.what == "tie":
            await self._end(made.seat, DRAWN)
            return
        moment = fold.before_last_of((made.seat,))
        if moment is None:
            raise Refusal("nothing_to_undo")
        await self.table.go_back(moment, f"end back {fold.version} {secrets.token_hex(4)}", made.seat)

    # ------------------------------------------------------------------ resigning

    async def resign(self, guest: Guest) -> None:
        """Between two seats, or where no other person sits, the game is over; otherwise the computer plays on."""
        table = self.table
        async with table.locked():
            fold = self._running()
            held = table.held_by(guest.person)
            if not held:
                raise Refusal("not_your_seat")
            seat = fold.asked if fold.asked in held else held[0]
            name = table.kept.seats[seat].name
            ends = len(table.kept.seats) <= TWO or self._people() == {guest.person}
            if ends:
                await self._end(seat, RESIGNED)
        if not ends:
            await self._give_to_bot(seat, guest.person)
        await table.talk.give_notice("told-resigned", seat, name)

    async def _give_to_bot(self, seat: int, person: str) -> None:
        """Let the computer play on for a person, unless somebody else has the seat meanwhile."""

        def give(kept: Kept) -> Seat:
            if kept.seats[seat].person != person:
                raise Refusal("seat_taken")
            return seating.given_to_bot(kept.seats, seat, kept.code, "")

        await self.table.change_seat(seat, give)

    async def _end(self, seat: int, why: str) -> None:
        fold = self.table.fold
        assert fold is not None
        step = Step(f"end {fold.version} {secrets.token_hex(4)}", "end", seat, why)
        after = fold.copy()
        after.apply(step)
        await self.table.keep(step, after, seat)
