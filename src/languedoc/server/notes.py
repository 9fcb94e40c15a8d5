"""What server processes tell each other, by LISTEN and NOTIFY of PostgreSQL. A process that is alone with a file tells
nobody.

A note is short: "the game with this code has changed". Whoever has that game at hand reads the change from the
database, so a note that comes twice or late does no harm.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import Struct
from sqlalchemy import URL

from languedoc.server.database import is_down
from languedoc.server.logs import tell

CHANNEL = "languedoc"
AGAIN = 1.0  # seconds between two attempts to listen again
HEARTBEAT = 15.0  # seconds of silence after which the connection is tried
PATIENCE = 15.0  # seconds for an answer of the database
LONGEST = 8000  # bytes of a note, by the law of PostgreSQL
KEPT = 10_000  # notes that wait for a database that does not answer; the oldest are dropped


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
    lost: bool = False
    """Notes may have been lost: everything is to be read again."""


def packed(note: Note) -> bytes:
    data = msgspec.json.encode(note)
    while len(data) >= LONGEST and note.here:
        note = msgspec.structs.replace(note, here=note.here[: len(note.here) * 3 // 4])
        data = msgspec.json.encode(note)
    return data


class Notes:
    """One connection listens and tells. When it is lost the next one goes on with what was not told yet, and everybody
    here reads what may have been missed."""

    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()
        self._lost = False
        self._untold: deque[bytes] = deque(maxlen=KEPT)
        self._something = asyncio.Event()
        self._all_told = asyncio.Event()

    def tell(self, note: Note) -> None:
        self._untold.append(packed(note))
        self._all_told.clear()
        self._something.set()

    async def hear(self, listener: Callable[[Note], Awaitable[None]]) -> None:
        """Every note, one after the other. Where the database does not say what has changed, it is asked later, then
        for everything."""
        while True:
            data = await self._heard.get()
            try:
                note = msgspec.json.decode(data, type=Note)
                if note.lost:
                    self._lost = False
                await listener(note)
            except Exception as error:
                if is_down(error):
                    tell.warning("the database does not answer", reason=type(error).__name__)
                    await asyncio.sleep(AGAIN)
                    self._miss()
                else:
                    tell.failure("a note was not understood", error)

    def _miss(self) -> None:
        """What was told may have been lost."""
        if not self._lost:
            self._lost = True
            self._heard.put_nowait(packed(Note("", lost=True)))

    async def all_told(self, seconds: float) -> None:
        """Wait until the others know everything, but no longer than that."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._all_told.wait()

    async def carry(self) -> None:
        """Listen and tell, and after a loss begin again."""
        import asyncpg

        lost = False
        while True:
            try:
                connection = await asyncpg.connect(self.address, timeout=PATIENCE)
                try:
                    async with asyncio.timeout(PATIENCE):
                        await connection.add_listener(CHANNEL, self._received)
                    connection.add_termination_listener(lambda _: self._something.set())
                    if lost:
                        tell.info("listening again")
                        self._miss()
                    await self._keep_telling(connection.execute)
                finally:
                    connection.terminate()
            except Exception as error:
                if is_down(error):
                    tell.warning("no longer listening", reason=type(error).__name__)
                else:
                    tell.failure("no longer listening", error)
                lost = True
                await asyncio.sleep(AGAIN)

    async def _keep_telling(self, execute: Callable[..., Awaitable[object]]) -> None:
        """Until the connection fails. Where there is nothing to tell, a question now and then, or when it was closed,
        shows that."""
        while True:
            while self._untold:
                note = self._untold[0]
                await execute("SELECT pg_notify($1, $2)", CHANNEL, note.decode(), timeout=PATIENCE)
                if self._untold[0] is note:
                    self._untold.popleft()
            self._all_told.set()
            self._something.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT):
                    await self._something.wait()
            if not self._untold:
                await execute("SELECT 1", timeout=PATIENCE)

    def _received(self, connection: object, process: int, channel: str, payload: object) -> None:
        self._heard.put_nowait(str(payload).encode())
