"""What server processes tell each other, by the Channels of Litestar: in memory where there is one process, by LISTEN
and NOTIFY of PostgreSQL where there are several.

A note is short: "the game with this code has changed". Whoever has that game at hand reads the change from the
database, so a note that comes twice or late does no harm.

Litestar's own backend for PostgreSQL connects anew for every note and does not listen again once its connection was
lost. The one here goes on after a loss. To the Channels it never fails: where a backend does, they tell nothing more
and do not even end.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable

import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct
from sqlalchemy import URL

from languedoc.server.logs import tell
from languedoc.server.refusals import trouble

CHANNEL = "languedoc"
AGAIN = 1.0  # seconds between two attempts to reconnect
HEARTBEAT = 15.0  # seconds of silence after which the connection is checked
PATIENCE = 15.0  # timeout of the database in seconds
LONGEST = 8000  # limit of PostgreSQL for the payload of a notification, in bytes
FAREWELL = 1.0  # seconds to send the last notifications when the server stops
KEPT = 10_000  # notifications queued while the database is unavailable; the oldest are dropped


class Note(Struct, omit_defaults=True):
    """`about` is the code of a game. What has changed: its version, its seats, its chat, or who is here: then `here`
    are those whom the process `by` serves, each with a name."""

    about: str
    version: int = -1
    seats: bool = False
    chat: bool = False
    by: str = ""
    here: list[tuple[str, str]] | None = None
    """Of a crowd only the first."""
    thinking: list[int] | None = None
    """The seats of bots that think."""
    asks: bool = False
    """A process that has just opened the game asks the others who is here."""
    revoked: str = ""
    """An identity that nobody has any more."""
    lost: bool = False
    """Notes may have been lost: everything is to be read again."""


def packed(note: Note) -> bytes:
    data = msgspec.json.encode(note)
    while len(data) >= LONGEST and note.here:
        note = msgspec.structs.replace(note, here=note.here[: len(note.here) * 3 // 4])
        data = msgspec.json.encode(note)
    return data


class Listening(ChannelsBackend):
    """One connection to PostgreSQL that listens and notifies. After a loss it reconnects, sends what was not sent, and
    all tables of this process are read again, since notifications may have been missed."""

    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()
        self._untold: deque[bytes] = deque(maxlen=KEPT)
        self._something = asyncio.Event()
        self._all_told = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        self._task = asyncio.create_task(self._carry())

    async def on_shutdown(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self._all_told.wait()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        self._untold.append(data)
        self._all_told.clear()
        self._something.set()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """There is one channel, which is always subscribed."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Not used: the one channel stays subscribed."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield CHANNEL, await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _carry(self) -> None:
        """Keep the connection: listen and send, and reconnect after a loss."""
        import asyncpg

        lost = False
        while True:
            try:
                connection = await asyncpg.connect(self.address, timeout=PATIENCE)
                try:
                    connection.add_termination_listener(lambda _: self._something.set())
                    async with asyncio.timeout(PATIENCE):
                        await connection.add_listener(CHANNEL, self._received)
                    if lost:
                        tell.info("listening again")
                        self._heard.put_nowait(packed(Note("", lost=True)))
                    await self._keep_telling(connection.execute)
                finally:
                    connection.terminate()
            except Exception as error:
                trouble("no longer listening", error)
                lost = True
                await asyncio.sleep(AGAIN)

    async def _keep_telling(self, execute: Callable[..., Awaitable[object]]) -> None:
        """Send notifications until the connection fails. A query now and then, or after a close, shows that it has."""
        while True:
            while self._untold:
                note = self._untold[0]
                await execute("SELECT pg_notify($1, $2)", CHANNEL, note.decode(), timeout=PATIENCE)
                if self._untold[0] is note:
                    self._untold.popleft()
            self._all_told.set()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT):
                    await self._something.wait()
            self._something.clear()
            if not self._untold:
                await execute("SELECT 1", timeout=PATIENCE)

    def _received(self, connection: object, process: int, channel: str, payload: object) -> None:
        self._heard.put_nowait(str(payload).encode())


def channels_for(url: URL, is_file: bool) -> ChannelsPlugin:
    return ChannelsPlugin(MemoryChannelsBackend() if is_file else Listening(url), channels=[CHANNEL])


async def read_notes(channels: ChannelsPlugin, hear: Callable[[Note], Awaitable[None]]) -> None:
    """Process notifications in order; retry those that fail because the database is unavailable."""
    async with channels.start_subscription(CHANNEL) as subscriber:
        async for data in subscriber.iter_events():
            while True:
                try:
                    await hear(msgspec.json.decode(data, type=Note))
                except Exception as error:
                    if trouble("a note was not understood", error).code == "unavailable":
                        await asyncio.sleep(AGAIN)
                        continue
                break
