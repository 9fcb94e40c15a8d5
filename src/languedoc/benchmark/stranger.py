"""A stranger in a siege: somebody at an address of their own who asks, plays, and sends what no page sends."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import http.client
import json
import random
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from languedoc.benchmark.load import LoadFailed
from languedoc.carcassonne.events import FigureDeployed
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.targets import Segment

LONGEST = 60.0  # seconds of one attack
FIRST_CHOICES = 400  # of the game in which strangers attack, so that there is something on its board
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
        self.asked = 0  # the seat that is asked in the game that was brought
        self.features: list[str] = []  # of it
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

    def bring(self, preset: str) -> None:
        """Bring a game that is under way, so that there is something to look at."""
        game = Game(2, preset=preset, seed=1)
        chance = random.Random(1)
        for _ in range(FIRST_CHOICES):
            game.choose(chance.randrange(game.count))
        status, data = self.ask("POST", "/api/games/upload", game.save().encode())
        if status != 201:
            raise LoadFailed(f"the attackers cannot bring a game: {data!r}")
        self.code = json.loads(data)["code"]
        self.asked = game.decision.seat
        placed = [event.segment for event in game.events if isinstance(event, FigureDeployed)]
        self.features = list(dict.fromkeys(str(place) for place in placed if isinstance(place, Segment)))

    def of_their_own(self, *cookies: str) -> Stranger:
        """The same stranger with another game, as these people."""
        own = Stranger(f"http://{self.host}", self.left, self.address)
        own.answered, own.cookies, own.cookie = self.answered, list(cookies), cookies[0] if cookies else ""
        return own

    def become_many(self, number: int) -> None:
        """Get `number` further cookies."""
        for _ in range(number):
            self.ask("GET", "/api/me", cookie="")

    async def ask_on(self, method: str, path: str, body: bytes = b"", **headers: str) -> None:
        """Ask the same again and again."""
        while self.goes_on:
            with contextlib.suppress(OSError, http.client.HTTPException):
                await asyncio.to_thread(self.ask, method, path, body, **headers)

    async def ask_in_turn(self, *asked: tuple[str, str, bytes]) -> None:
        """Ask several things in turn, again and again."""
        while self.goes_on:
            for method, path, body in asked:
                with contextlib.suppress(OSError, http.client.HTTPException):
                    await asyncio.to_thread(self.ask, method, path, body)

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

    async def choose_on(self, socket: ClientConnection, most: int) -> None:
        """Choose at random, for all seats of this device."""
        chance = random.Random(1)
        frame = json.loads(await socket.recv())
        if frame["type"] == "wrong":  # the limits of this address are used up
            return
        asked: Any = None
        chosen = 0
        while chosen < most:
            version = frame["version"]
            asked = frame["table"].get("asked") or asked
            if not asked["options"]:
                if asked["seat"] == frame["table"].get("sitting", asked["seat"]):
                    return  # a number is asked for, such as a bid
                said: dict[str, Any] = {"type": "sit", "seat": asked["seat"]}  # as somebody who takes the device over
            else:
                option = chance.choice(asked["options"])["text"]
                said = {"type": "choose", "key": secrets.token_hex(8), "version": version, "option": option}
                chosen += 1
            await socket.send(json.dumps(said))
            frame = json.loads(await socket.recv())
            while frame.get("table") is None or frame["version"] < version + (said["type"] == "choose"):
                self.answered[frame.get("code") or frame["type"]] += 1
                if frame["type"] == "wrong":
                    return
                frame = json.loads(await socket.recv())
            self.answered[frame["type"]] += 1


def at_once(number: int, work: Callable[[int], Awaitable[None]]) -> Awaitable[Any]:
    return asyncio.gather(*(work(each) for each in range(number)))


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
        with contextlib.suppress(*LOST, RuntimeError):  # asyncio's error for writing after the server has closed
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
