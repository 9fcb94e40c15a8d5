"""What server processes tell each other, by the Channels of Litestar: in memory where there is one process, by LISTEN
and NOTIFY of PostgreSQL where there are several.

A note is short: "the game with this code has changed". Whoever has that game at hand reads the change from the
database, so a note that comes twice or late does no harm.

Litestar's own backend for PostgreSQL connects anew for every note and does not listen again once its connection was
lost; the one here keeps a connection for each, and after a loss lets everybody read what they may have missed.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct
from sqlalchemy import URL

from languedoc.server.logs import tell

if TYPE_CHECKING:
    import asyncpg

CHANNEL = "languedoc"
AGAIN = 1.0  # seconds between two attempts to listen again
HEARTBEAT = 15.0  # seconds after which a connection is tried


class Note(Struct, omit_defaults=True):
    """`about` is the code of a game. What has changed: its version, its seats, its chat, or who is here: then `here`
    are those whom the process `by` serves, each with a name."""

    about: str
    version: int = -1
    seats: bool = False
    chat: bool = False
    by: str = ""
    here: list[tuple[str, str]] | None = None
    thinking: list[int] | None = None
    """The seats of bots that think."""
    asks: bool = False
    """A process that has just opened the game asks the others who is here."""
    lost: bool = False
    """Notes may have been lost: everything is to be read again."""


def packed(note: Note) -> bytes:
    return msgspec.json.encode(note)


class Listening(ChannelsBackend):
    """Notes by PostgreSQL."""

    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.channels: set[str] = set()
        self.connection: asyncpg.Connection[Any] | None = None
        self.task: asyncio.Task[None] | None = None
        self.lock = asyncio.Lock()

    async def on_startup(self) -> None:
        self.task = asyncio.create_task(self._keep_listening())

    async def on_shutdown(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _keep_listening(self) -> None:
        import asyncpg

        first = True
        closed = asyncio.Event()
        while True:
            try:
                connection = await asyncpg.connect(self.address, timeout=HEARTBEAT)
                try:
                    closed.clear()
                    connection.add_termination_listener(lambda _: closed.set())
                    async with self.lock:
                        for channel in self.channels:
                            await connection.add_listener(channel, self._heard)
                        self.connection = connection
                    if not first:
                        tell.info("listening again")
                        for channel in self.channels:
                            self.queue.put_nowait((channel, packed(Note("", lost=True))))
                    first = False
                    while not closed.is_set():
                        with contextlib.suppress(TimeoutError):
                            await asyncio.wait_for(closed.wait(), HEARTBEAT)
                        async with self.lock:
                            await connection.execute("SELECT 1", timeout=HEARTBEAT)
                finally:
                    self.connection = None
                    connection.terminate()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                tell.warning("no longer listening", reason=type(error).__name__)
                await asyncio.sleep(AGAIN)

    def _heard(self, connection: object, process: int, channel: str, payload: object) -> None:
        self.queue.put_nowait((channel, str(payload).encode()))

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        import asyncpg

        async with self.lock:
            if self.connection is None:
                return  # whoever listens again reads everything again
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                for channel in channels:
                    await self.connection.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def subscribe(self, channels: Iterable[str]) -> None:
        async with self.lock:
            for channel in set(channels) - self.channels:
                self.channels.add(channel)
                if self.connection is not None:
                    await self.connection.add_listener(channel, self._heard)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        async with self.lock:
            for channel in set(channels) & self.channels:
                self.channels.remove(channel)
                if self.connection is not None:
                    await self.connection.remove_listener(channel, self._heard)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self.queue.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []


def channels_for(url: URL, is_file: bool) -> ChannelsPlugin:
    backend = MemoryChannelsBackend() if is_file else Listening(url)
    return ChannelsPlugin(backend, channels=[CHANNEL])


async def read_notes(channels: ChannelsPlugin, hear: Callable[[Note], Awaitable[None]]) -> None:
    """Hear every note, one after the other, until the server stops."""
    async with channels.start_subscription(CHANNEL) as subscriber:
        async for data in subscriber.iter_events():
            try:
                await hear(msgspec.json.decode(data, type=Note))
            except Exception as error:
                tell.failure("a note was not understood", error)
