"""Games and seats, by HTTP."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from languedoc.i18n import speech
from languedoc.server import making, scene, seating, sight, wire
from languedoc.server.accounts import in_thread, in_thread_for_all
from languedoc.server.hall import Hall
from languedoc.server.kept import Kept, Seat, is_code
from languedoc.server.limits import Buckets
from languedoc.server.logs import tell
from languedoc.server.metrics import COUNTED
from languedoc.server.people import ID_BYTES, PASS_MINUTES, Gate, address_of, guest_name, tidy
from languedoc.server.refusals import Refusal
from languedoc.server.tables import wants_removal

Asking = Request[Any, Any, Any]
Lang = Annotated[wire.Language, QueryParameter(description="The language of texts.")]
Code = Annotated[str, PathParameter(max_length=16, description="The code of a game, from its link.")]
Number = Annotated[int, PathParameter(ge=0, le=99, description="The number of a seat, from 0.")]

GIVEN = {"open": "told-given_open", "bot": "told-given_bot"}  # what everybody is told of a seat
REFUSED = {
    status: ResponseSpec(wire.Refused, description="Refused, with the reason.", generate_examples=False)
    for status in (400, 403, 404, 405, 409, 413, 429)
}


def person_of(request: Asking) -> str:
    return str(request.scope["state"]["person"])


def hall_of(request: Asking) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def origin_of(request: Asking) -> str:
    """The network of a request, as it is stored with games."""
    gate: Gate = request.app.state.gate
    return gate.origin(address_of(request))


def check_pace(request: Asking) -> None:
    """Rate limit for making games."""
    makings: Buckets = request.app.state.makings
    if not makings.take(address_of(request)):
        raise Refusal("too_fast")


def check_pace_of_names(request: Asking) -> None:
    """Rate limit for what is stored about a person, and told in all their games."""
    names: Buckets = request.app.state.names
    if not names.take(address_of(request)):
        raise Refusal("too_fast")


async def kept_game(request: Asking, code: str) -> Kept:
    """A game from memory or from the database."""
    hall = hall_of(request)
    table = hall.tables.get(code)
    if not is_code(code):
        raise Refusal("not_found")
    kept = table.kept if table is not None else await hall.store.game(code)
    if kept is None:
        raise Refusal("not_found")
    return kept


async def removed(hall: Hall, kept: Kept, may: Callable[[Kept], bool]) -> bool:
    """Remove a game if it `may` be, and tell those who look at it and the log."""
    followed = await hall.store.remove(kept, may)
    if followed is None:
        return False
    COUNTED.games["removed"] += 1
    tell.info("game removed", game=kept.id, status=kept.standing.status, agreed=len(kept.removal))
    for changed in (kept.code, *followed):
        await hall.changed(changed)
    return True


def told(request: Asking, kept: Kept, lang: str) -> wire.GameInfo:
    return sight.info(kept, person_of(request), lang, hall_of(request).online(kept.code))


class People(Controller):
    path = "/api/me"
    tags = ("people",)

    @get(responses=REFUSED)
    async def me(self, request: Asking) -> wire.Me:
        """Who you are, by your cookie, and how many games wait for you."""
        return await who(hall_of(request), person_of(request))

    @put(responses=REFUSED)
    async def rename(self, request: Asking, data: JSONBody[wire.Named]) -> wire.Me:
        """Give yourself a name."""
        name = tidy(data.name)
        if not name:
            raise Refusal("bad_name")
        check_pace_of_names(request)
        person = person_of(request)
        hall = hall_of(request)
        before = await hall.store.name_of(person) or guest_name(person)
        for code in await hall.store.rename(person, name, lambda seats: seating.renamed(seats, person, before, name)):
            await hall.changed(code)
        hall.renamed(person, name)
        return await who(hall, person)

    @post("/pass", status_code=200, responses=REFUSED)
    async def make_pass(self, request: Asking) -> wire.Pass:
        """A code that signs another device in as you."""
        gate: Gate = request.app.state.gate
        until = int(time.time()) + PASS_MINUTES * 60
        return wire.Pass(gate.pass_for(person_of(request), until), PASS_MINUTES)

    @put("/device", responses=REFUSED)
    async def move_in(self, request: Asking, data: JSONBody[wire.Device]) -> Response[wire.Me]:
        """Sign this device in as the person who made the code."""
        gate: Gate = request.app.state.gate
        person = gate.who_passed(data.code.strip(), int(time.time()))
        if person is None:
            raise Refusal("bad_pass")
        return await self._known_as(request, person)

    @delete("/devices", status_code=200, responses=REFUSED)
    async def revoke(self, request: Asking) -> Response[wire.Me]:
        """Sign out everywhere but here: you get a new identity with all that you have, and the old one is invalid."""
        check_pace_of_names(request)
        person = secrets.token_hex(ID_BYTES)
        await hall_of(request).become(person_of(request), person)
        return await self._known_as(request, person)

    async def _known_as(self, request: Asking, person: str) -> Response[wire.Me]:
        gate: Gate = request.app.state.gate
        headers = {"set-cookie": gate.cookie_for(person, request.scope["scheme"])}
        return Response(await who(hall_of(request), person), headers=headers)


async def who(hall: Hall, person: str) -> wire.Me:
    return wire.Me(await hall.store.name_of(person), *await hall.store.numbers(person))


class Offer(Controller):
    path = "/api"
    tags = ("setup",)

    @get("/catalogue", responses=REFUSED)
    async def catalogue(self, lang: Lang = "en") -> wire.Catalogue:
        """All that can be played."""
        return await in_thread_for_all(scene.catalogue, speech(lang))

    @post("/setup/check", status_code=200, responses=REFUSED)
    async def check(self, data: JSONBody[wire.NewGame], lang: Lang = "en") -> wire.SetupChecked:
        """Whether a game can be played like this, and what is odd about it."""
        return await in_thread(scene.check_setup, data, speech(lang))


class Lobby(Controller):
    path = "/api/games"
    tags = ("games",)

    @get(responses=REFUSED)
    async def games(self, request: Asking, lang: Lang = "en") -> wire.Games:
        """Your games, those with an open seat, and those that can be watched."""
        person = person_of(request)
        store = hall_of(request).store
        mine = await store.games_of(person)
        known = {game.code for game in mine}
        listed = await store.listed("waiting") + await store.listed("running")
        others = [game for game in listed if game.code not in known]
        waiting = [game for game in others if any(seat.kind == "open" for seat in game.seats)]
        running = [game for game in others if game.standing.status == "running"]
        lists = ([told(request, game, lang) for game in games] for games in (mine, waiting, running))
        return wire.Games(*lists)

    @post(responses=REFUSED)
    async def make(self, request: Asking, data: JSONBody[wire.NewGame], lang: Lang = "en") -> wire.GameInfo:
        """Make a game. When all its seats are filled it has begun."""
        check_pace(request)
        made = await making.make(hall_of(request), person_of(request), data, origin_of(request))
        return told(request, made, lang)

    @get("/{code:str}", responses=REFUSED)
    async def game(self, request: Asking, code: Code, lang: Lang = "en") -> wire.GameInfo:
        return told(request, await kept_game(request, code), lang)

    @delete("/{code:str}", responses=REFUSED)
    async def remove(self, request: Asking, code: Code) -> None:
        """Take back a game that has not begun, or in which nobody but its host and bots has a seat."""
        hall = hall_of(request)
        person = person_of(request)
        kept = await kept_game(request, code)
        if kept.host != person:
            raise Refusal("not_host")
        if not await removed(hall, kept, lambda game: game.is_removable(person)):
            raise Refusal("begun")

    @post("/{code:str}/removal", status_code=200, responses=REFUSED)
    async def vote_on_removal(self, request: Asking, code: Code, data: JSONBody[wire.Removal]) -> None:
        """Vote for removing a game in which others sit. It goes when everybody who is not absent has voted for it."""
        hall = hall_of(request)
        table = await hall.table(code)
        await table.vote_on_removal(person_of(request), data.wanted)
        if data.wanted:
            await hall.ask_around(table)
            absent = table.absent()
            await removed(hall, table.kept, lambda game: wants_removal(game, absent))

    @post("/{code:str}/seats/{number:int}", status_code=200, responses=REFUSED)
    async def take(self, request: Asking, code: Code, number: Number, lang: Lang = "en") -> wire.GameInfo:
        """Sit down on an open seat."""
        person = person_of(request)
        hall = hall_of(request)
        name = await hall.store.name_of(person) or guest_name(person)

        table = await hall.table(code)

        def sit_down(kept: Kept) -> Seat:
            if kept.standing.status == "over":
                raise Refusal("not_running")
            if kept.seats[number].kind != "open":
                raise Refusal("seat_taken")
            table.check_taking(kept, number, person)
            return seating.taken(kept.seats, number, person, name)

        return await self._change(
            request, code, number, sit_down, lang, check=lambda kept: table.check_taking(kept, number, person)
        )

    @delete("/{code:str}/seats/{number:int}", status_code=200, responses=REFUSED)
    async def leave(self, request: Asking, code: Code, number: Number, lang: Lang = "en") -> wire.GameInfo:
        """Get up; the seat is open then."""

        def get_up(kept: Kept) -> Seat:
            if kept.seats[number].person != person_of(request):
                raise Refusal("not_your_seat")
            if kept.standing.status == "over":
                raise Refusal("not_running")
            return seating.opened(number)

        return await self._change(request, code, number, get_up, lang)

    @post("/{code:str}/seats/{number:int}/hand-over", status_code=200, responses=REFUSED)
    async def hand_over(
        self, request: Asking, code: Code, number: Number, data: JSONBody[wire.HandOver], lang: Lang = "en"
    ) -> wire.GameInfo:
        """Give a seat away: for the host of a game. Everybody is told."""
        hall = hall_of(request)
        table = await hall.table(code)
        if table.kept.host == person_of(request) and table.kept.standing.status == "running":
            await hall.ask_around(table)

        def give(kept: Kept) -> Seat:
            if kept.host != person_of(request):
                raise Refusal("not_host")
            if kept.standing.status == "over":
                raise Refusal("not_running")
            table.check_giving(number, kept.host)
            if kept.standing.status == "running":
                table.check_announcing(kept.host)
            if data.to == "open":
                return seating.opened(number)
            if data.level:
                making.check_level(kept.game, data.level)
            return seating.given_to_bot(kept.seats, number, kept.code, data.level)

        return await self._change(request, code, number, give, lang, GIVEN[data.to])

    async def _change(
        self,
        request: Asking,
        code: str,
        number: int,
        change: Callable[[Kept], Seat],
        lang: str,
        notice: str = "",
        check: Callable[[Kept], None] | None = None,
    ) -> wire.GameInfo:
        table = await hall_of(request).table(code)
        begun = table.kept.standing.status == "running"
        await table.change_seat(number, change, notice if begun else "", check)
        return told(request, table.kept, lang)

    @post("/{code:str}/again", responses=REFUSED)
    async def again(self, request: Asking, code: Code, lang: Lang = "en") -> wire.GameInfo:
        """Play again: the same setup and seats, a new bag. A second request gets the game that the first one made."""
        check_pace(request)
        return told(request, await making.again(hall_of(request), person_of(request), code, origin_of(request)), lang)
