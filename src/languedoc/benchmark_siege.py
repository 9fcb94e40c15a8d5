"""How a server bears strangers who mean it harm: attacks from one address, while people at other addresses play.

The server is a process of its own with its usual limits, and so are the attackers. All of them are on this machine:
the server listens at 127.0.0.1, and every address used here begins with 127. Each attack ends after some seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from languedoc.benchmark_server import LoadFailed, Table, family, memory, memory_of, p99, server
from languedoc.benchmark_server import spent as spent_by

STRANGERS = "127.0.1.{}"  # each attack comes from an address of its own, with limits that are not used up
PLAYERS = tuple(f"127.0.0.{number}" for number in range(2, 12))
GAMES = 20  # that people play meanwhile
RATE = 40.0  # choices of theirs in a second
LOOKS = 10  # at the memory, before children of the server are looked for again
PAUSE = 1.0  # seconds between two attacks
LONGEST = 60.0  # seconds of one attack
FIRST_CHOICES = 40  # of the game in which strangers attack, so that there is something on its board
LOOKED = ("field:NL@0,0", "field:SL@0,0", "field:EL@0,0", "city:N@0,0")  # what strangers ask about, if it is there
LOST = (OSError, WebSocketException, EOFError, TimeoutError)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one attack did to the others. `median_ms` and `p99_ms`: from sending a choice to hearing that it is kept,
    `longest_ms` that of the slowest. `memory_mb` is what the server held more than before, at the most; `processor`
    is how many seconds of processor time it used in a second, of which the games of the others need a tenth. `answered`
    counts what the attackers heard: frames and responses by their kind; `failures` are responses of 500 and above."""

    attack: str
    seconds: float
    choices: int
    median_ms: float
    p99_ms: float
    longest_ms: float
    memory_mb: float
    processor: float
    failures: int
    answered: dict[str, int]
    machine_load: float


# ------------------------------------------------------------------ those who attack


class Stranger:
    """Somebody at the address of the attackers, with a game of their own."""

    def __init__(self, url: str, seconds: float, address: str) -> None:
        self.address = address
        self.host = url.removeprefix("http://")
        self.until = time.monotonic() + seconds
        self.cookie = ""
        self.code = ""
        self.answered: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection(self.host, source_address=(self.address, 0), timeout=LONGEST)
        try:
            sent = {"content-type": "application/json", "cookie": self.cookie} | headers
            connection.request(method, path, body or None, sent)
            answer = connection.getresponse()
            data = answer.read()
            cookie = answer.getheader("set-cookie")
            if cookie and not self.cookie:
                self.cookie = cookie.partition(";")[0]
        finally:
            connection.close()
        self.answered[str(answer.status)] += 1
        return answer.status, data

    def make(self, **wish: Any) -> None:
        seats = {"seats": [{"kind": "me"}, {"kind": "here"}], "start": 0}
        status, data = self.ask("POST", "/api/games", json.dumps(seats | wish).encode())
        if status != 201:
            raise LoadFailed(f"the attackers cannot make a game: {data!r}")
        self.code = json.loads(data)["code"]

    async def ask_on(self, method: str, path: str, body: bytes = b"", **headers: str) -> None:
        """Ask the same again and again."""
        while self.goes_on:
            with contextlib.suppress(OSError, http.client.HTTPException):
                await asyncio.to_thread(self.ask, method, path, body, **headers)

    def connect(self, query: str = "") -> connect:
        return connect(
            f"ws://{self.host}/api/games/{self.code}/live{query}",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            proxy=None,
            local_addr=(self.address, 0),
            open_timeout=LONGEST,
        )

    async def send_on(self, frame: Callable[[int], dict[str, Any]], reads: bool = True) -> None:
        """Send messages as fast as the server takes them, connecting again where it hangs up."""
        number = 0
        while self.goes_on:
            with contextlib.suppress(*LOST):
                async with asyncio.timeout(max(0.1, self.until - time.monotonic())), self.connect() as socket:
                    reading = asyncio.create_task(self.read_on(socket)) if reads else None
                    try:
                        if not reads:
                            socket.transport.pause_reading()
                        while self.goes_on:
                            number += 1
                            await socket.send(json.dumps(frame(number)))
                            await asyncio.sleep(0.02 if reads else 0.001)
                    finally:
                        if reading is not None:
                            reading.cancel()
            await asyncio.sleep(0.05)

    async def read_on(self, socket: ClientConnection) -> None:
        with contextlib.suppress(*LOST):
            while True:
                frame = json.loads(await socket.recv())
                self.answered[frame.get("code") or frame["type"]] += 1

    async def play(self) -> None:
        """Lay some tiles, so that there is something to look at."""
        chance = random.Random(1)
        with contextlib.suppress(*LOST):
            async with self.connect() as socket:
                frame = json.loads(await socket.recv())
                asked: Any = None
                for _ in range(FIRST_CHOICES):
                    version = frame["version"]
                    asked = frame["table"].get("asked") or asked
                    if not asked["options"]:  # a number is asked for, such as a bid
                        return
                    option = chance.choice(asked["options"])["text"]
                    key = secrets.token_hex(8)
                    await socket.send(json.dumps({"type": "choose", "key": key, "version": version, "option": option}))
                    while frame.get("table") is None or frame["version"] <= version:
                        frame = json.loads(await socket.recv())
                        if frame["type"] == "wrong":
                            return


def at_once(number: int, work: Callable[[int], Awaitable[None]]) -> Awaitable[Any]:
    return asyncio.gather(*(work(each) for each in range(number)))


def unfinished(stranger: Stranger, number: int) -> None:
    """Send most of an upload and stop."""
    head = f"POST /api/games/upload HTTP/1.1\r\nHost: {stranger.host}\r\nContent-Length: 1000000\r\n\r\n".encode()
    connection = http.client.HTTPConnection(stranger.host, source_address=(stranger.address, 0), timeout=LONGEST)
    try:
        connection.connect()
        connection.sock.sendall(head)
        for _ in range(99):
            connection.sock.sendall(b"0," * 5000)
        connection.sock.settimeout(max(0.1, stranger.until - time.monotonic()))
        answer = connection.sock.recv(12)
        stranger.answered[answer[9:].decode() or "cut"] += 1
    except OSError:
        stranger.answered["cut"] += 1
    finally:
        connection.close()


PLAYER = b'{"name": "x", "slot": 0},'
MANY_PLAYERS = b'{"setup": {}, "replay": [], "players": [' + PLAYER * 38_000 + b"{}]}"
MANY_NUMBERS = b'{"setup": {}, "players": [], "replay": [' + b"0," * 499_000 + b"0]}"
CHECK = json.dumps({"seats": [{"kind": "me"}] * 5, "preset": "everything"}).encode()


async def files(stranger: Stranger, file: bytes) -> None:
    await stranger.ask_on("POST", "/api/games/upload", file, **{"content-type": "text/plain"})


PING = bytes([0x89, 0x80, 0, 0, 0, 0]) * 10_000  # frames as clients send them, with a mask of zeros
SMALL = bytes([0x81, 0x81, 0, 0, 0, 0, 0x7B]) * 10_000


async def flood(stranger: Stranger, frames: bytes) -> None:
    """Send raw frames as fast as the server reads, in connections of their own."""
    while stranger.goes_on:
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(max(0.1, stranger.until - time.monotonic())), stranger.connect() as socket:
                reading = asyncio.create_task(stranger.read_on(socket))
                try:
                    while stranger.goes_on and not reading.done():
                        if socket.transport.get_write_buffer_size() < len(frames):
                            socket.transport.write(frames)
                        await asyncio.sleep(0.01)
                finally:
                    reading.cancel()
        await asyncio.sleep(0.05)


async def come_and_go(stranger: Stranger) -> None:
    while stranger.goes_on:
        with contextlib.suppress(*LOST):
            async with stranger.connect("?since=3") as socket:
                frame = json.loads(await socket.recv())
                stranger.answered[frame.get("code") or frame["type"]] += 1


async def make_games(stranger: Stranger) -> None:
    wish = {"seats": [{"kind": "me"}, {"kind": "open"}], "preset": "everything", "listed": True}
    await stranger.ask_on("POST", "/api/games", json.dumps(wish).encode())


Attack = Callable[[Stranger], Awaitable[Any]]
ATTACKS: dict[str, Attack] = {
    "nothing": lambda stranger: asyncio.sleep(max(0.0, stranger.until - time.monotonic())),
    "never read": lambda stranger: at_once(
        100, lambda _: stranger.send_on(lambda number: {"type": "sit", "seat": number % 2}, reads=False)
    ),
    "pings": lambda stranger: at_once(20, lambda _: flood(stranger, PING)),
    "small frames": lambda stranger: at_once(20, lambda _: flood(stranger, SMALL)),
    "unfinished uploads": lambda stranger: at_once(150, lambda number: asyncio.to_thread(unfinished, stranger, number)),
    "look": lambda stranger: at_once(
        60, lambda _: stranger.send_on(lambda number: {"type": "look", "id": number, "segment": LOOKED[number % 4]})
    ),
    "fit": lambda stranger: at_once(
        60,
        lambda _: stranger.send_on(
            lambda number: {"type": "fit", "id": number, "x": number % 9 - 4, "y": number // 9 % 9 - 4}
        ),
    ),
    "sit": lambda stranger: at_once(60, lambda _: stranger.send_on(lambda number: {"type": "sit", "seat": number % 2})),
    "stale choices": lambda stranger: at_once(
        60,
        lambda _: stranger.send_on(
            lambda number: {"type": "choose", "key": secrets.token_hex(8), "version": 1, "option": "pass"}
        ),
    ),
    "illegal choices": lambda stranger: at_once(
        60,
        lambda _: stranger.send_on(
            lambda number: {"type": "choose", "key": secrets.token_hex(8), "version": FIRST_CHOICES, "option": "x"}
        ),
    ),
    "setup check": lambda stranger: at_once(30, lambda _: stranger.ask_on("POST", "/api/setup/check", CHECK)),
    "fields": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", f"/api/games/{stranger.code}/fields")),
    "moments": lambda stranger: at_once(
        30, lambda number: stranger.ask_on("GET", f"/api/games/{stranger.code}/moments/{number}")
    ),
    "history": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", f"/api/games/{stranger.code}/history")),
    "schema": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", "/schema")),
    "catalogue": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", "/api/catalogue")),
    "connect again and again": lambda stranger: at_once(40, lambda _: come_and_go(stranger)),
    "make games": lambda stranger: at_once(10, lambda _: make_games(stranger)),
    "file of 38,000 players": lambda stranger: at_once(10, lambda _: files(stranger, MANY_PLAYERS)),
    "file of 500,000 numbers": lambda stranger: at_once(10, lambda _: files(stranger, MANY_NUMBERS)),
    "malformed headers": lambda stranger: at_once(
        20, lambda _: stranger.ask_on("PUT", "/api/me", b'{"name": "x"}', origin="http://[")
    ),
}


async def attack(url: str, name: str, seconds: float) -> Counter[str]:
    """Carry out one attack; returns what was answered."""
    stranger = Stranger(url, seconds, STRANGERS.format(1 + list(ATTACKS).index(name)))
    if name != "nothing":
        await asyncio.to_thread(stranger.make, preset="everything")
        await stranger.play()
        stranger.answered.clear()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + PAUSE):
            await ATTACKS[name](stranger)
    return stranger.answered


# ------------------------------------------------------------------ those who play


class People:
    """Those who play meanwhile, at addresses of their own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.latencies: list[tuple[float, float]] = []

    async def play(self, number: int) -> None:
        """Play one game after the other."""
        begun = asyncio.Event()
        begun.set()
        while True:
            address = PLAYERS[number % len(PLAYERS)]
            table = Table(self.url, number, RATE / GAMES, self.latencies, address)
            await asyncio.to_thread(table.make)
            playing = [asyncio.create_task(table.play(who, begun)) for who in (0, 1)]
            try:
                await asyncio.wait(playing, return_when=asyncio.FIRST_EXCEPTION)
            finally:
                for task in playing:
                    task.cancel()
                outcomes = await asyncio.gather(*playing, return_exceptions=True)
            for outcome in outcomes:
                if isinstance(outcome, Exception):
                    raise outcome
            number += GAMES


async def under_attack(url: str, pid: int, name: str, seconds: float, people: People) -> Outcome:
    """One attack, and what it does to the others."""
    held = most = memory(pid)
    command = [sys.executable, "-c", f"from languedoc.benchmark_siege import main; main({url!r}, {name!r}, {seconds})"]
    began, used = time.perf_counter(), spent_by(pid)
    attackers = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    try:
        async with asyncio.timeout(seconds + LONGEST):
            said = asyncio.create_task(attackers.communicate())
            while not said.done():
                pids = await asyncio.to_thread(family, pid)
                for _ in range(LOOKS):
                    await asyncio.wait([said], timeout=0.1)
                    most = max(most, memory_of(pids))
    finally:
        if attackers.returncode is None:
            attackers.kill()
            await attackers.wait()
    length = time.perf_counter() - began
    used = spent_by(pid) - used
    if attackers.returncode:
        raise LoadFailed(f"the attackers of {name!r} have failed")
    answered: dict[str, int] = json.loads(said.result()[0])
    spent = sorted(latency * 1000 for sent, latency in people.latencies if sent >= began)
    if not spent:
        raise LoadFailed(f"no choice was kept during {name!r}")
    return Outcome(
        attack=name,
        seconds=round(length, 1),
        choices=len(spent),
        median_ms=round(spent[len(spent) // 2], 1),
        p99_ms=round(p99(spent), 1),
        longest_ms=round(spent[-1], 1),
        memory_mb=round((most - held) / 1000, 1),
        processor=round(used / length, 2),
        failures=sum(count for kind, count in answered.items() if kind.isdecimal() and int(kind) >= 500),
        answered=dict(sorted(answered.items())),
        machine_load=round(os.getloadavg()[0], 2),
    )


async def measured(url: str, pid: int, names: list[str], seconds: float, tell: Callable[[str], None]) -> list[Outcome]:
    people = People(url)
    playing = [asyncio.create_task(people.play(number)) for number in range(GAMES)]
    outcomes = []
    try:
        await asyncio.sleep(2 * PAUSE)
        for name in names:
            tell(name)
            outcomes.append(await under_attack(url, pid, name, seconds, people))
            for task in playing:
                if task.done():
                    raise LoadFailed(f"a game could not go on during {name!r}: {task.exception()!r}")
            await asyncio.sleep(PAUSE)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return outcomes


def run(names: list[str], seconds: float, database: str, tell: Callable[[str], None]) -> list[Outcome]:
    """Besiege a server on this machine that has its usual limits; no name means all attacks."""
    if not Path("/proc/self/stat").exists():
        raise LoadFailed("memory is read from /proc, which is not here")
    unknown = [name for name in names if name not in ATTACKS]
    if unknown:
        raise LoadFailed(f"there is no attack {unknown[0]!r}; there are: {', '.join(ATTACKS)}")
    with tempfile.TemporaryDirectory() as folder:
        where = database or str(Path(folder) / "games.db")
        with server(Path(folder), where, {}) as (url, pid):
            outcomes = asyncio.run(measured(url, pid, names or list(ATTACKS), min(seconds, LONGEST), tell))
            log = (Path(folder) / "log").read_text()
        if '"level":"error"' in log:
            lines = [line for line in log.splitlines() if '"level":"error"' in line]
            raise LoadFailed(f"the server reports an error: {lines[0]}")
        return outcomes


def main(url: str, name: str, seconds: float) -> None:
    """The process of the attackers. Real ones have their own processors; these get only what nobody else needs."""
    os.nice(19)
    print(json.dumps(asyncio.run(attack(url, name, seconds))))
