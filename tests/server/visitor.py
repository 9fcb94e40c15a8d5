"""A client of the server for tests: an HTTP client with a cookie, and its WebSockets."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from server.serving import PATIENCE

LONGEST_STORY = 600.0  # seconds

Frame = dict[str, Any]


class Visitor:
    """`heard` has every body and frame that was received, as text. `address` is one of this machine."""

    def __init__(self, url: str, address: str = "127.0.0.1") -> None:
        self.url = url
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport)
        self.heard: list[str] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *reason: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, *, status: int | None = None, **more: Any) -> Any:
        """The body of a response; its status must be the expected one, by default any success."""
        answer = (
            await self.http.request(method, path, json=body, **more)
            if body is not None
            else (await self.http.request(method, path, **more))
        )
        self.heard.append(answer.text)
        if status is None:
            assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        else:
            assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    async def get(self, path: str, **more: Any) -> Any:
        return await self.ask("GET", path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return await self.ask("POST", path, body, **more)

    async def called(self, name: str) -> Self:
        await self.ask("PUT", "/api/me", {"name": name})
        return self

    async def make(self, *seats: str | dict[str, str], **wish: Any) -> Frame:
        """Make a game. A seat is `me`, `here`, `open`, a level of a bot, or a complete wish."""
        game: Frame = await self.post("/api/games", {"seats": [wished(seat) for seat in seats], **wish})
        return game

    def cookies(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    @contextlib.asynccontextmanager
    async def live(self, code: str, **query: Any) -> AsyncIterator[Live]:
        """A socket to a game."""
        line = Live(self, code)
        await line.open(**query)
        try:
            yield line
        finally:
            await line.close()


def wished(seat: str | dict[str, str]) -> dict[str, str]:
    if isinstance(seat, dict):
        return seat
    return {"kind": seat} if seat in ("me", "here", "open") else {"kind": "bot", "level": seat}


class Live:
    """One WebSocket. What it receives is put together as the page does it: `table`, `log`, `version`."""

    def __init__(self, visitor: Visitor, code: str) -> None:
        self.visitor = visitor
        self.code = code
        self.socket: ClientConnection | None = None
        self.version = -1
        self.table: Frame = {}
        self.info: Frame = {}
        self.log: list[Frame] = []
        self.chat: list[Frame] = []
        self.watchers: list[str] = []
        self.frames: list[Frame] = []

    async def open(self, **query: Any) -> None:
        address = f"{self.visitor.url.replace('http', 'ws', 1)}/api/games/{self.code}/live"
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {"Cookie": self.visitor.cookies()} if self.visitor.cookies() else {}
        self.socket = await connect(
            f"{address}?{asked}",
            additional_headers=headers,
            max_size=2**24,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            local_addr=(self.visitor.address, 0),
            ping_timeout=PATIENCE,
        )

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, frame: Frame | str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    async def hear(self) -> Frame:
        """Receive the next frame."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.visitor.heard.append(text)
        frame: Frame = json.loads(text)
        self.frames.append(frame)
        self._note(frame)
        return frame

    def _note(self, frame: Frame) -> None:
        kind = frame["type"]
        if kind == "welcome":
            self.version, self.info, self.table = frame["version"], frame["info"], dict(frame["table"])
            self.table["laid"] = self.table.get("tiles", {}).get("added", [])
            self.log, self.chat, self.watchers = frame["log"], frame["chat"], frame["watchers"]
        elif kind == "moved":
            self.version = frame["version"]
            changed = frame["table"]
            if "tiles" in changed:
                kept = changed["tiles"]["kept"]
                self.table["laid"] = self.table.get("laid", [{}] * kept)[:kept] + changed["tiles"]["added"]
            self.table.update(changed)
            self.log += frame["log"]
        elif kind == "room":
            self.info, self.watchers = frame["info"], frame["watchers"]
            self.table["players"] = frame["players"]
        elif kind == "said":
            self.chat.append(frame["line"])

    async def hear_until(self, holds: Callable[[Frame], bool]) -> Frame:
        """Receive frames until one meets the condition."""
        while True:
            frame = await self.hear()
            if holds(frame):
                return frame

    async def wait(self, kind: str) -> Frame:
        return await self.hear_until(lambda frame: frame["type"] == kind)

    async def welcome(self) -> Frame:
        return await self.wait("welcome")

    # ------------------------------------------------------------------ playing

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"

    @property
    def options(self) -> list[str]:
        """The current options of this client."""
        asked = self.table.get("asked")
        return [option["text"] for option in asked["options"]] if asked else []

    async def answer(self, key: str) -> Frame:
        """The answer to the message with that key."""
        return await self.hear_until(lambda frame: frame["type"] in ("done", "wrong") and frame["key"] == key)

    async def choose(self, option: str, key: str = "", version: int | None = None) -> Frame:
        """Choose, and wait for the answer."""
        key = key or secrets.token_hex(8)
        version = self.version if version is None else version
        await self.send({"type": "choose", "key": key, "version": version, "option": option})
        return await self.answer(key)

    async def undo(self, key: str = "") -> Frame:
        key = key or secrets.token_hex(8)
        await self.send({"type": "undo", "key": key, "version": self.version})
        return await self.answer(key)

    async def step(self, option: str) -> None:
        """Choose, and wait until everybody received the result."""
        at = self.version
        done = await self.choose(option)
        assert done["type"] == "done", done
        while self.version == at:
            await self.hear()

    async def sit(self, seat: int) -> None:
        await self.send({"type": "sit", "seat": seat})
        await self.welcome()

    async def play(self, chance: random.Random, until: Callable[[], bool] | None = None) -> None:
        """Choose at random whenever it is this client's turn, until the game is over."""
        while not self.over and not (until and until()):
            if self.table.get("curtain") is not None:
                await self.sit(self.table["curtain"])
            elif self.options:
                await self.step(chance.choice(self.options))
            else:
                await self.hear()


Story = Callable[..., Coroutine[Any, Any, None]]


def told(story: Story) -> Callable[..., None]:
    """Give a test a time limit."""

    async def in_time(*args: Any, **more: Any) -> None:
        async with asyncio.timeout(LONGEST_STORY):
            await story(*args, **more)

    @functools.wraps(story)
    def test(*args: Any, **more: Any) -> None:
        asyncio.run(in_time(*args, **more))

    return test


@contextlib.asynccontextmanager
async def visitors(url: str, *names: str, address: str = "127.0.0.1") -> AsyncIterator[list[Visitor]]:
    """Clients with these names, each with a cookie of its own."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await (await stack.enter_async_context(Visitor(url, address))).called(name) for name in names]
