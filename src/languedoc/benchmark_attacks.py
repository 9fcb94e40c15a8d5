"""Attacks on a server, for `languedoc bench --siege`: each comes from one address and stops after some seconds."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import http.client
import json
import os
import random
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from languedoc.benchmark_server import LoadFailed
from languedoc.carcassonne.tiles import catalogue
from languedoc.i18n import LANGUAGES
from languedoc.server.connections import raise_file_limit

STRANGERS = "127.0.1.{}"  # each attack comes from an address of its own, with limits that are not used up
PAUSE = 1.0  # seconds between two attacks
THREADS = 64  # in which the attackers wait for answers
LONGEST = 60.0  # seconds of one attack
FIRST_CHOICES = 40  # of the game in which strangers attack, so that there is something on its board
LOOKED = ("field:NL@0,0", "field:SL@0,0", "field:EL@0,0", "city:N@0,0")  # what strangers ask about, if it is there
LOST = (OSError, WebSocketException, EOFError, TimeoutError)


class Stranger:
    """A client at the address of an attack, with a game of its own. `cookies` are those of all people that it pretends
    to be."""

    def __init__(self, url: str, seconds: float, address: str) -> None:
        self.address = address
        self.host = url.removeprefix("http://")
        self.until = time.monotonic() + seconds
        self.cookie = ""
        self.cookies: list[str] = []
        self.code = ""
        self.answered: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    @property
    def left(self) -> float:
        """Seconds until the attack ends."""
        return max(0.1, self.until - time.monotonic())

    def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection(self.host, source_address=(self.address, 0), timeout=LONGEST)
        try:
            sent = {"content-type": "application/json", "cookie": self.cookie} | headers
            connection.request(method, path, body or None, sent)
            answer = connection.getresponse()
            data = answer.read()
            cookie = answer.getheader("set-cookie")
            if cookie and not sent["cookie"]:
                self.cookies.append(cookie.partition(";")[0])
                self.cookie = self.cookie or self.cookies[0]
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

    def become_many(self, number: int) -> None:
        """Get `number` further cookies."""
        for _ in range(number):
            self.ask("GET", "/api/me", cookie="")

    async def ask_on(self, method: str, path: str, body: bytes = b"", **headers: str) -> None:
        """Ask the same again and again."""
        while self.goes_on:
            with contextlib.suppress(OSError, http.client.HTTPException):
                await asyncio.to_thread(self.ask, method, path, body, **headers)

    def connect(self, query: str = "", who: int = 0) -> connect:
        return connect(
            f"ws://{self.host}/api/games/{self.code}/live{query}",
            additional_headers={"Cookie": self.cookies[who % len(self.cookies)]},
            compression=None,
            max_size=None,
            proxy=None,
            local_addr=(self.address, 0),
            open_timeout=LONGEST,
        )

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection on which nothing was said."""
        host, _, port = self.host.partition(":")
        return await asyncio.open_connection(host, int(port), local_addr=(self.address, 0))

    def upgrade(self, who: int = 0) -> bytes:
        """The request that makes a connection a socket."""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        return (
            f"GET /api/games/{self.code}/live HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self.cookies[who % len(self.cookies)]}\r\n\r\n"
        ).encode()

    async def send_on(self, frame: Callable[[int], dict[str, Any]], who: int = 0) -> None:
        """Send messages as fast as the server takes them, connecting again where it hangs up."""
        number = 0
        while self.goes_on:
            with contextlib.suppress(*LOST):
                async with asyncio.timeout(self.left), self.connect(who=who) as socket:
                    reading = asyncio.create_task(self.read_on(socket))
                    try:
                        while self.goes_on:
                            number += 1
                            await socket.send(json.dumps(frame(number)))
                            await asyncio.sleep(0.02)
                    finally:
                        reading.cancel()
            await asyncio.sleep(0.05)

    async def read_on(self, socket: ClientConnection) -> None:
        with contextlib.suppress(*LOST):
            while True:
                frame = json.loads(await socket.recv())
                self.answered[frame.get("code") or frame["type"]] += 1

    async def play(self) -> None:
        """Lay some tiles, so that there is something to look at."""
        with contextlib.suppress(*LOST):
            async with self.connect() as socket:
                await self.choose_on(socket, FIRST_CHOICES)

    async def choose_on(self, socket: ClientConnection, most: int) -> None:
        """Choose at random, for all seats of this device."""
        chance = random.Random(1)
        frame = json.loads(await socket.recv())
        asked: Any = None
        for _ in range(most):
            version = frame["version"]
            asked = frame["table"].get("asked") or asked
            if not asked["options"]:  # a number is asked for, such as a bid
                return
            option = chance.choice(asked["options"])["text"]
            key = secrets.token_hex(8)
            await socket.send(json.dumps({"type": "choose", "key": key, "version": version, "option": option}))
            while frame.get("table") is None or frame["version"] <= version:
                frame = json.loads(await socket.recv())
                self.answered[frame.get("code") or frame["type"]] += 1
                if frame["type"] == "wrong":
                    return


def at_once(number: int, work: Callable[[int], Awaitable[None]]) -> Awaitable[Any]:
    return asyncio.gather(*(work(each) for each in range(number)))


# ------------------------------------------------------------------ below what the server is asked

PING = bytes([0x89, 0x80, 0, 0, 0, 0]) * 10_000  # frames as clients send them, with a mask of zeros
SMALL = bytes([0x81, 0x81, 0, 0, 0, 0, 0x7B]) * 10_000
PART = bytes([0x01, 0xFE, 0x1F, 0x00, 0, 0, 0, 0]) + b" " * 0x1F00  # the beginning of a message
GO_ON = bytes([0x00, 0xFE, 0x1F, 0x00, 0, 0, 0, 0]) + b" " * 0x1F00  # more of it, without an end
SIT = b'{"type":"sit","seat":%d}'


async def on_a_line(stranger: Stranger, first: bytes, again: bytes, wait: float, reads: bool) -> None:
    """Say something on a connection, then the same again and again; perhaps without ever reading. Where the server
    hangs up, connect again."""
    while stranger.goes_on:
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(stranger.left):
                reader, writer = await stranger.raw()
                try:
                    writer.write(first)
                    if not reads:
                        writer.transport.pause_reading()  # type: ignore[attr-defined]
                    while stranger.goes_on and not reader.at_eof():
                        if again and writer.transport.get_write_buffer_size() < len(again):
                            writer.write(again)
                        if reads:
                            stranger.answered["kB"] += len(await reader.read(65536)) // 1000
                        await asyncio.sleep(wait)
                        if writer.is_closing():
                            break
                finally:
                    writer.transport.abort()
        stranger.answered["connections"] += 1
        await asyncio.sleep(0.05)


async def flood(stranger: Stranger, frames: bytes, who: int = 0) -> None:
    """Send raw frames as fast as the server reads, in connections of their own."""
    while stranger.goes_on:
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(stranger.left), stranger.connect(who=who) as socket:
                reading = asyncio.create_task(stranger.read_on(socket))
                try:
                    while stranger.goes_on and not reading.done():
                        if socket.transport.get_write_buffer_size() < len(frames):
                            socket.transport.write(frames)
                        await asyncio.sleep(0.01)
                finally:
                    reading.cancel()
        await asyncio.sleep(0.05)


async def never_read(stranger: Stranger, number: int) -> None:
    """Ask for the whole table again and again, and read nothing."""
    sit = bytes([0x81, 0x80 | len(SIT % 0), 0, 0, 0, 0]) + SIT % (number % 2)
    await on_a_line(stranger, stranger.upgrade(number), sit * 50, 0.2, reads=False)


def unfinished(stranger: Stranger, number: int) -> None:
    """Send most of an upload and stop."""
    head = f"POST /api/games/upload HTTP/1.1\r\nHost: {stranger.host}\r\nContent-Length: 1000000\r\n\r\n".encode()
    connection = http.client.HTTPConnection(stranger.host, source_address=(stranger.address, 0), timeout=LONGEST)
    try:
        connection.connect()
        connection.sock.sendall(head)
        for _ in range(99):
            connection.sock.sendall(b"0," * 5000)
        connection.sock.settimeout(stranger.left)
        answer = connection.sock.recv(12)
        stranger.answered[answer[9:].decode() or "cut"] += 1
    except OSError:
        stranger.answered["cut"] += 1
    finally:
        connection.close()


def request(stranger: Stranger, path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {stranger.host}\r\nCookie: {stranger.cookie}\r\n\r\n".encode()


# ------------------------------------------------------------------ what the server is asked

PLAYER = b'{"name": "x", "slot": 0},'
MANY_PLAYERS = b'{"setup": {}, "replay": [], "players": [' + PLAYER * 38_000 + b"{}]}"
MANY_NUMBERS = b'{"setup": {}, "players": [], "replay": [' + b"0," * 499_000 + b"0]}"
MANY_MAPS = b'{"setup": {}, "players": [], "replay": [' + b'{"a":0},' * 120_000 + b"0]}"
CHECK = json.dumps({"seats": [{"kind": "me"}] * 5, "preset": "everything"}).encode()


async def files(stranger: Stranger, file: bytes) -> None:
    await stranger.ask_on("POST", "/api/games/upload", file, **{"content-type": "text/plain"})


async def come_and_go(stranger: Stranger) -> None:
    while stranger.goes_on:
        with contextlib.suppress(*LOST):
            async with stranger.connect("?since=3") as socket:
                frame = json.loads(await socket.recv())
                stranger.answered[frame.get("code") or frame["type"]] += 1


async def make_games(stranger: Stranger) -> None:
    wish = {"seats": [{"kind": "me"}, {"kind": "open"}], "preset": "everything", "listed": True}
    await stranger.ask_on("POST", "/api/games", json.dumps(wish).encode())


async def play_on(stranger: Stranger, number: int) -> None:
    """Play games of one's own as fast as possible, before other windows in all languages."""
    watching = []
    own = Stranger(f"http://{stranger.host}", stranger.left, stranger.address)
    own.answered = stranger.answered
    with contextlib.suppress(*LOST, LoadFailed):
        await asyncio.to_thread(own.make, preset="everything")
        async with contextlib.AsyncExitStack() as stack:
            async with asyncio.timeout(stranger.left):
                for language in LANGUAGES:
                    window = await stack.enter_async_context(own.connect(f"?lang={language}"))
                    watching.append(asyncio.create_task(own.read_on(window)))
                async with own.connect() as socket:
                    await own.choose_on(socket, 10_000)
    for task in watching:
        task.cancel()


async def watch(stranger: Stranger, who: int) -> None:
    """Look at a game that others play, and come again and again."""
    code = stranger.code
    _, data = await asyncio.to_thread(stranger.ask, "GET", "/api/games")
    with contextlib.suppress(ValueError):
        running = json.loads(data).get("running", [])
        code = running[who % min(2, len(running))]["code"] if running else code
    looking = Stranger(f"http://{stranger.host}", stranger.left, stranger.address)
    looking.cookies, looking.code, looking.answered = stranger.cookies, code, stranger.answered
    while stranger.goes_on:
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(stranger.left), looking.connect(f"?lang={LANGUAGES[who % 3]}", who) as socket:
                reading = asyncio.create_task(looking.read_on(socket))
                await asyncio.wait([reading], timeout=1 + who % 7)
                reading.cancel()
        await asyncio.sleep(0.05)


async def let_bots_play(stranger: Stranger) -> None:
    """Games that only the best computer players play."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "expert"} for _ in range(3))]
    while stranger.goes_on:
        with contextlib.suppress(OSError, ValueError, KeyError, http.client.HTTPException):
            wish = json.dumps({"seats": seats, "preset": "everything"}).encode()
            _, data = await asyncio.to_thread(stranger.ask, "POST", "/api/games", wish)
            away = f"/api/games/{json.loads(data)['code']}/seats/0/hand-over"
            await asyncio.to_thread(stranger.ask, "POST", away, b'{"to": "bot", "level": "expert"}')


async def change_mind(stranger: Stranger, number: int) -> None:
    """Want a game to be removed in which others sit, and no longer: everybody would be told each time."""
    own = Stranger(f"http://{stranger.host}", stranger.left, stranger.address)
    own.answered, own.cookie = stranger.answered, stranger.cookies[number]
    await asyncio.to_thread(own.make, seats=[{"kind": "me"}, {"kind": "open"}])
    where = f"/api/games/{own.code}"
    await asyncio.to_thread(own.ask, "POST", f"{where}/seats/1", cookie=stranger.cookies[number + 1])
    for wanted in range(10_000):
        if not stranger.goes_on:
            return
        with contextlib.suppress(OSError, http.client.HTTPException):
            body = json.dumps({"wanted": wanted % 2 == 0}).encode()
            await asyncio.to_thread(own.ask, "POST", f"{where}/removal", body)


async def take_names(stranger: Stranger) -> None:
    """Be somebody else with every request."""
    while stranger.goes_on:
        with contextlib.suppress(OSError, http.client.HTTPException):
            name = json.dumps({"name": secrets.token_hex(8)}).encode()
            await asyncio.to_thread(stranger.ask, "PUT", "/api/me", name, cookie="")


def drawings() -> list[str]:
    """The addresses of all drawings of tiles."""
    names = [f"{sheet}.{tile.id}" for sheet in catalogue.MODULES for tile in catalogue.sheet(sheet).tiles]
    return [
        f"/art/tiles/{name}-{turn}-{variant}.light.svg" for variant in range(3) for turn in range(4) for name in names
    ]


async def ask_for_all(stranger: Stranger, paths: list[str], number: int, of: int) -> None:
    """Ask for everything there is, once."""
    for path in paths[number::of]:
        if not stranger.goes_on:
            return
        with contextlib.suppress(OSError, http.client.HTTPException):
            await asyncio.to_thread(stranger.ask, "GET", path)


async def guides(stranger: Stranger, number: int) -> None:
    """Play aids of ever other selections."""
    slugs = list(catalogue.MODULES)
    chance = random.Random(number)
    while stranger.goes_on:
        chosen = ",".join(["base", *chance.sample(slugs, 6)])
        with contextlib.suppress(OSError, http.client.HTTPException):
            await asyncio.to_thread(stranger.ask, "GET", f"/api/guide?modules={chosen}&lang={chance.choice(LANGUAGES)}")


Attack = Callable[[Stranger], Awaitable[Any]]
MANY = 20  # people that a stranger pretends to be, where that brings more sockets
ATTACKS: dict[str, Attack] = {
    "nothing": lambda stranger: asyncio.sleep(stranger.left),
    "never read": lambda stranger: at_once(400, lambda number: never_read(stranger, number)),
    "answers never read": lambda stranger: at_once(
        1000, lambda _: on_a_line(stranger, request(stranger, "/schema") * 3, b"", 1.0, reads=False)
    ),
    "idle connections": lambda stranger: at_once(
        3000, lambda _: on_a_line(stranger, b"GET / HTTP/1.1\r\nX: ", b"x", 1.0, reads=False)
    ),
    "requests in a row": lambda stranger: at_once(
        400, lambda _: on_a_line(stranger, b"", request(stranger, "/api/me") * 100, 0.01, reads=True)
    ),
    "unfinished messages": lambda stranger: at_once(
        400, lambda number: on_a_line(stranger, stranger.upgrade(number) + PART, GO_ON * 4, 0.2, reads=True)
    ),
    "pings": lambda stranger: at_once(400, lambda number: flood(stranger, PING, number)),
    "small frames": lambda stranger: at_once(400, lambda number: flood(stranger, SMALL, number)),
    "unfinished uploads": lambda stranger: at_once(150, lambda number: asyncio.to_thread(unfinished, stranger, number)),
    "look": lambda stranger: at_once(
        60,
        lambda who: stranger.send_on(lambda number: {"type": "look", "id": number, "segment": LOOKED[number % 4]}, who),
    ),
    "fit": lambda stranger: at_once(
        60,
        lambda who: stranger.send_on(
            lambda number: {"type": "fit", "id": number, "x": number % 9 - 4, "y": number // 9 % 9 - 4}, who
        ),
    ),
    "sit": lambda stranger: at_once(60, lambda _: stranger.send_on(lambda number: {"type": "sit", "seat": number % 2})),
    "stale choices": lambda stranger: at_once(
        60,
        lambda who: stranger.send_on(
            lambda number: {"type": "choose", "key": secrets.token_hex(8), "version": 1, "option": "pass"}, who
        ),
    ),
    "illegal choices": lambda stranger: at_once(
        60,
        lambda _: stranger.send_on(
            lambda number: {"type": "choose", "key": secrets.token_hex(8), "version": FIRST_CHOICES, "option": "x"}
        ),
    ),
    "games of their own": lambda stranger: at_once(20, lambda number: play_on(stranger, number)),
    "games of computer players": lambda stranger: at_once(10, lambda _: let_bots_play(stranger)),
    "a crowd at a table": lambda stranger: at_once(300, lambda who: watch(stranger, who)),
    "connect again and again": lambda stranger: at_once(40, lambda _: come_and_go(stranger)),
    "setup check": lambda stranger: at_once(30, lambda _: stranger.ask_on("POST", "/api/setup/check", CHECK)),
    "fields": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", f"/api/games/{stranger.code}/fields")),
    "moments": lambda stranger: at_once(
        30, lambda number: stranger.ask_on("GET", f"/api/games/{stranger.code}/moments/{number}")
    ),
    "history": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", f"/api/games/{stranger.code}/history")),
    "health": lambda stranger: at_once(60, lambda _: stranger.ask_on("GET", "/health")),
    "schema": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", "/schema")),
    "catalogue": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", "/api/catalogue")),
    "play aids": lambda stranger: at_once(30, lambda number: guides(stranger, number)),
    "drawings": lambda stranger: at_once(30, lambda number: ask_for_all(stranger, drawings(), number, 30)),
    "votes": lambda stranger: at_once(10, lambda number: change_mind(stranger, number)),
    "names": lambda stranger: at_once(30, lambda _: take_names(stranger)),
    "make games": lambda stranger: at_once(10, lambda _: make_games(stranger)),
    "file of 38,000 players": lambda stranger: at_once(10, lambda _: files(stranger, MANY_PLAYERS)),
    "file of 500,000 numbers": lambda stranger: at_once(10, lambda _: files(stranger, MANY_NUMBERS)),
    "file of 120,000 maps": lambda stranger: at_once(10, lambda _: files(stranger, MANY_MAPS)),
    "malformed headers": lambda stranger: at_once(
        20, lambda _: stranger.ask_on("PUT", "/api/me", b'{"name": "x"}', origin="http://[")
    ),
}


async def attack(url: str, name: str, seconds: float) -> Counter[str]:
    """Carry out one attack; returns what was answered."""
    raise_file_limit()
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
    stranger = Stranger(url, seconds, STRANGERS.format(1 + list(ATTACKS).index(name)))
    if name != "nothing":
        await asyncio.to_thread(stranger.make, preset="everything")
        await asyncio.to_thread(stranger.become_many, MANY)
        await stranger.play()
        stranger.answered.clear()
        stranger.until = time.monotonic() + seconds
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + PAUSE):
            await ATTACKS[name](stranger)
    return stranger.answered


def main(url: str, name: str, seconds: float) -> None:
    """The process of the attackers. Real ones have their own processors; these get only what nobody else needs."""
    os.nice(19)
    print(json.dumps(asyncio.run(attack(url, name, seconds))))
