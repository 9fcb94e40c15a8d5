"""A server that is killed again and again while games are played: no choice that it acknowledged is lost or doubled.

Those who play send a choice without an answer again, unchanged, until there is one. In the end what the database holds
is compared with what was acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import signal
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from languedoc.benchmark.load import LoadFailed, server
from languedoc.benchmark.postgres import NoPostgres, free_port, started
from languedoc.server.database import Database, address
from languedoc.server.fold import fold
from languedoc.server.store import Store

BETWEEN = (30, 120)  # choices acknowledged from one death to the next
AGAIN = 0.2  # seconds between two attempts to reach the server
LONGEST = 120.0  # seconds without any choice after which something is wrong
CARDS = 4  # one game in this many is the card game
GONE = (OSError, EOFError, TimeoutError, WebSocketException, http.client.HTTPException)


@dataclass(frozen=True, slots=True)
class Outcome:
    """`lost` are choices that were acknowledged and are not in the database as they were, `doubled` those that are
    there twice or that nobody made."""

    database: str
    kills: int
    games: int
    choices: int
    repeated: int
    lost: int
    doubled: int
    seconds: float
    machine_load: float


@dataclass
class Match:
    """One game and what was acknowledged in it: the key of each choice, its version and what was chosen."""

    code: str = ""
    accepted: dict[str, tuple[int, str]] = field(default_factory=dict)
    sent: set[str] = field(default_factory=set)


class Tally:
    def __init__(self) -> None:
        self.matches: list[Match] = []
        self.choices = 0
        self.repeated = 0


class Player:
    """One of two at a table."""

    def __init__(self, host: str, match: Match, tally: Tally, chance: random.Random) -> None:
        self.host = host
        self.match = match
        self.tally = tally
        self.chance = chance
        self.cookie = ""
        self.over = False

    def ask(self, path: str, body: object = None) -> Any:
        connection = http.client.HTTPConnection(self.host, timeout=10)
        try:
            headers = {"cookie": self.cookie, "content-type": "application/json"}
            connection.request("POST", path, json.dumps(body) if body else None, headers)
            answer = connection.getresponse()
            data = answer.read()
            cookie = answer.getheader("set-cookie")
            self.cookie = cookie.partition(";")[0] if cookie and not self.cookie else self.cookie
        finally:
            connection.close()
        if answer.status >= 500 or answer.status == 429:
            raise OSError
        return json.loads(data)

    async def insist(self, path: str, body: object = None) -> Any:
        while True:
            with contextlib.suppress(*GONE):
                return await asyncio.to_thread(self.ask, path, body)
            await asyncio.sleep(AGAIN)

    async def play(self) -> None:
        """Play a game to its end, reconnecting whenever the server was killed."""
        pending: dict[str, Any] | None = None
        version = -1
        while not self.over or pending is not None:
            with contextlib.suppress(*GONE):
                async with connect(
                    f"ws://{self.host}/api/games/{self.match.code}/live",
                    additional_headers={"Cookie": self.cookie},
                    compression=None,
                    max_size=None,
                    proxy=None,
                    open_timeout=10.0,
                ) as socket:
                    if pending is not None:
                        self.tally.repeated += 1
                        await socket.send(json.dumps(pending))
                    pending, version = await self._stay(socket, pending, version)
            await asyncio.sleep(AGAIN)

    async def _stay(
        self, socket: ClientConnection, pending: dict[str, Any] | None, version: int
    ) -> tuple[dict[str, Any] | None, int]:
        options: list[str] = []
        try:
            while not self.over or pending is not None:
                frame = json.loads(await asyncio.wait_for(socket.recv(), 30.0))
                if frame["type"] == "done" and pending is not None and frame["key"] == pending["key"]:
                    self.match.accepted[pending["key"]] = (frame["version"], pending["option"])
                    self.tally.choices += 1
                    pending = None
                elif frame["type"] == "wrong" and frame["code"] not in ("unavailable", "unknown", "too_fast"):
                    raise LoadFailed(f"a choice was refused: {frame}")
                elif frame["type"] == "wrong" and pending is not None:
                    await asyncio.sleep(AGAIN)
                    await socket.send(json.dumps(pending))
                table = frame.get("table") or {}
                version = max(version, frame.get("version", -1)) if table else version
                self.over = self.over or table.get("status") == "over"
                if "asked" in table:
                    options = [each["text"] for each in (table["asked"] or {}).get("options", [])]
                if options and pending is None and not self.over:
                    key = f"{self.chance.getrandbits(64):x}"
                    pending = {"type": "choose", "key": key, "version": version, "option": self.chance.choice(options)}
                    self.match.sent.add(key)
                    options = []
                    await socket.send(json.dumps(pending))
        except GONE:
            pass
        return pending, version


async def one_after_the_other(host: str, number: int, tally: Tally) -> None:
    """Play games for ever."""
    while True:
        match = Match()
        players = [Player(host, match, tally, random.Random(f"{number} {who}")) for who in (0, 1)]
        game = "cardcassonne" if number % CARDS == CARDS - 1 else "carcassonne"
        wish = {"seats": [{"kind": "me"}, {"kind": "open"}], "game": game}
        match.code = (await players[0].insist("/api/games", wish))["code"]
        await players[1].insist(f"/api/games/{match.code}/seats/1")
        tally.matches.append(match)
        await asyncio.gather(*(player.play() for player in players))
        number += 1_000_000


async def through_kills(folder: Path, database: str, kills: int, games: int, tell: Callable[[str], None]) -> Tally:
    """Play while the server is killed `kills` times."""
    port = free_port()
    chance = random.Random(kills)
    tally = Tally()
    playing = [asyncio.create_task(one_after_the_other(f"127.0.0.1:{port}", number, tally)) for number in range(games)]
    try:
        for killed in range(kills + 1):
            starting = server(folder, database, port=port)
            _, pid = await asyncio.to_thread(starting.__enter__)
            try:
                goal = tally.choices + chance.randint(*BETWEEN)
                until = time.monotonic() + LONGEST
                while tally.choices < goal:
                    await asyncio.sleep(0.01)
                    for task in playing:
                        if task.done():
                            raise LoadFailed(f"a game could not go on: {task.exception()!r}")
                    if time.monotonic() > until:
                        raise LoadFailed("nothing was chosen for long")
                tell(f"{killed} deaths, {tally.choices} choices")
                if killed < kills:
                    os.kill(pid, signal.SIGKILL)
                else:
                    for task in playing:
                        task.cancel()
                    await asyncio.gather(*playing, return_exceptions=True)
            finally:
                await asyncio.to_thread(starting.__exit__, None, None, None)
            if '"level":"error"' in (folder / "log").read_text():
                raise LoadFailed("the server reports an error")
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return tally


async def compared(database: str, tally: Tally) -> tuple[int, int]:
    """How many choices were lost, and how many are there that should not be."""
    lost = doubled = 0
    opened = Database(address(database))
    await opened.open()
    try:
        store = Store(opened)
        for match in tally.matches:
            found = await store.whole(match.code)
            if found is None:
                lost += len(match.accepted)
                continue
            kept, steps = found
            there = {step.key: (step.number, step.text) for step in steps}
            lost += sum(there.get(key) != said for key, said in match.accepted.items())
            doubled += len(steps) - len(there) + sum(key not in match.sent for key in there)
            if [step.number for step in steps] != list(range(1, kept.version + 1)):
                raise LoadFailed(f"the versions of a game have gaps: game {kept.id}")
            await fold(kept.setup, [seat.name for seat in kept.seats], steps)
    finally:
        await opened.close()
    return lost, doubled


def run(kills: int, games: int, database: str, tell: Callable[[str], None]) -> list[Outcome]:
    """Kill a server of its own: with the database that is named, or with a file, and then with a PostgreSQL of its own
    where there is one."""
    if database:
        return [killed("named", kills, games, database, tell)]
    found = [killed("sqlite", kills, games, "", tell)]
    with contextlib.suppress(NoPostgres), started() as postgres:
        found.append(killed("postgresql", kills, games, postgres.new_database(), tell))
    return found


def killed(name: str, kills: int, games: int, database: str, tell: Callable[[str], None]) -> Outcome:
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        where = database or str(Path(folder) / "games.db")

        async def whole() -> tuple[Tally, int, int]:
            tally = await through_kills(Path(folder), where, kills, games, tell)
            tell("comparing")
            return tally, *await compared(where, tally)

        tally, lost, doubled = asyncio.run(whole())
    return Outcome(
        database=name,
        kills=kills,
        games=len(tally.matches),
        choices=tally.choices,
        repeated=tally.repeated,
        lost=lost,
        doubled=doubled,
        seconds=round(time.monotonic() - began, 1),
        machine_load=round(os.getloadavg()[0], 2),
    )
