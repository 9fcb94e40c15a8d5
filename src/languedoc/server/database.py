"""The database: a file by default, PostgreSQL by its address. Errors name what can be mended, never a password."""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import secrets
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, delete, event, insert, make_url, select
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

from languedoc.errors import LanguedocError
from languedoc.server.migrations import upgrade
from languedoc.server.quick import Quick
from languedoc.server.schema import keys

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[[Connection], T]

CHARGED: ContextVar[Callable[[float], object]] = ContextVar("charged")
"""Is told the processor time of what is done in the threads of a file, if somebody is to be charged with it."""

COOKIE_KEY = "cookie"
READERS = 4  # connections that read a file while one writes
CONNECTIONS = 10  # to PostgreSQL, from each server process
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=NORMAL",
    "wal_autocheckpoint=0",  # `tidy` does it
    "busy_timeout=5000",
    "foreign_keys=ON",
)
TRUSTED = 5.0  # seconds after a successful write for which the database counts as writable
PATIENCE = 10.0  # seconds for a database to be reached, and to answer
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
OURS = (ProgrammingError, DataError, IntegrityError, NotSupportedError)  # errors in our own SQL
ALLOWED = "allowed are the path of a file, sqlite:///PATH, or postgresql://USER:PASSWORD@HOST/NAME"


class BadDatabase(LanguedocError):
    """The database cannot be used; the message says why."""


class Doubled(Exception):
    """A row like this is there already."""


class FileGone(OSError):
    """The file of the database was taken away while the server has it open."""


def address(text: str) -> URL:
    """The database that is meant: a path is a file."""
    if "://" not in text:
        if not text or text.endswith(("/", "\\")) or "\0" in text:
            raise BadDatabase(f"{text!r} is no database; {ALLOWED}")
        return URL.create(DRIVERS["sqlite"], database=str(Path(text).expanduser().resolve()))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabase(f"this is no address of a database; {ALLOWED}") from None  # it may hold a password
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BadDatabase(f"{url.drivername!r} is no database that can be used here; {ALLOWED}")
    if kind == "sqlite" and not url.database:
        raise BadDatabase(f"{text!r} names no file; {ALLOWED}")
    if kind != "sqlite" and find_spec("asyncpg") is None:
        raise BadDatabase("PostgreSQL needs the package asyncpg: install languedoc[postgres]")
    if kind == "sqlite":
        return address(url.database or "")
    return url.set(drivername=DRIVERS[kind])


def is_file(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


class Database:
    """`write` runs some work in a transaction, which is carried out wholly or not at all; `read` looks at one moment.

    The work is plain SQL on a connection. For a file it is done in a thread from beginning to end: going to and fro for
    every statement, as a driver for asyncio does, takes longer than the statements themselves.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_file = is_file(url)
        self.file: os.stat_result | None = None
        self._kept = -math.inf  # when something was last kept, unless something could not be since then
        if self.is_file:
            # A file has one writer at a time: the others wait for their turn, not for the file.
            self.writer = file_engine(url, "BEGIN IMMEDIATE", 1)
            self.reader = file_engine(url, "BEGIN", READERS)
            self.writing = ThreadPoolExecutor(1, "writer")
            self.reading = ThreadPoolExecutor(READERS, "reader")
            self.tidying = ThreadPoolExecutor(1, "tidier")
        else:
            from sqlalchemy.ext.asyncio import create_async_engine  # a file does not need it

            self.server = create_async_engine(
                url,
                pool_size=CONNECTIONS,
                max_overflow=CONNECTIONS,
                pool_timeout=PATIENCE,
                pool_pre_ping=True,
                connect_args={
                    "timeout": PATIENCE,
                    "command_timeout": PATIENCE,
                    "server_settings": {"application_name": "languedoc"},
                },
            )
            self.quick = Quick(url)
            self.snapshots = self.server.execution_options(isolation_level="REPEATABLE READ")

    async def write(self, work: Work[T]) -> T:
        try:
            written = await self._written(work)
        except BaseException:
            self._kept = -math.inf
            raise
        self._kept = time.monotonic()
        return written

    async def _written(self, work: Work[T]) -> T:
        if self.is_file:
            return await charged(self.writing, self._write_file, work)
        async with self.server.begin() as connection:
            return await connection.run_sync(work)

    async def fetch(self, statement: str, *values: object) -> Any:
        """Carry out one statement of PostgreSQL as a transaction of its own."""
        from asyncpg import UniqueViolationError

        try:
            found = await self.quick.fetch(statement, *values)
        except UniqueViolationError:
            raise Doubled from None
        except BaseException:
            self._kept = -math.inf
            raise
        self._kept = time.monotonic()
        return found

    async def read(self, work: Work[T]) -> T:
        if self.is_file:
            return await charged(self.reading, in_transaction, self.reader, work)
        async with self.snapshots.connect() as connection:
            return await connection.run_sync(work)

    def _write_file(self, work: Work[T]) -> T:
        self._check_file()
        return in_transaction(self.writer, work)

    def _check_file(self) -> None:
        """Fail if the file was deleted: writing to it would succeed, and everything would be lost when the server
        stops."""
        if self.file is not None:
            try:
                now = os.stat(str(self.url.database))
            except FileNotFoundError:
                raise FileGone from None
            if not os.path.samestat(now, self.file):
                raise FileGone

    async def open(self) -> None:
        """Connect, migrate the tables, and check that writing works."""
        shown = self.url.database if self.is_file else self.url.render_as_string(hide_password=True)
        try:
            if self.is_file:
                make_private(Path(str(self.url.database)))
            async with asyncio.timeout(PATIENCE * 2):
                await self.write(upgrade)
                await self.write(try_to_keep)
            if self.is_file:
                self.file = os.stat(str(self.url.database))
        except Exception as error:
            await self.close()
            if is_down(error) or isinstance(error, CommandError):  # or its tables are of a later version
                raise BadDatabase(f"the database {shown} cannot be used: {why(error)}") from None
            raise

    async def tidy(self) -> None:
        """Checkpoint the write-ahead log of a file. It waits for the disk, so it runs in the background."""
        if self.is_file:
            await asyncio.get_running_loop().run_in_executor(self.tidying, checkpoint, self.reader)

    async def close(self) -> None:
        if not self.is_file:
            await self.quick.close()
            await self.server.dispose()
            return
        for threads in (self.writing, self.reading, self.tidying):
            threads.shutdown()
        self.writer.dispose()
        self.reader.dispose()

    async def cookie_key(self) -> bytes:
        """What cookies are signed with, the same for all server processes of this database."""
        query = select(keys.c.value).where(keys.c.name == COOKIE_KEY)
        found = await self.read(lambda connection: connection.execute(query).scalar())
        if found is None:
            new = insert(keys).values(name=COOKIE_KEY, value=secrets.token_hex(32))
            with contextlib.suppress(IntegrityError):  # another process was first
                await self.write(lambda connection: connection.execute(new))
            found = await self.read(lambda connection: connection.execute(query).scalar_one())
        return bytes.fromhex(str(found))

    async def alive(self) -> bool:
        """Whether the database answers and accepts writes. A test write is made only if there was no recent one."""
        try:
            async with asyncio.timeout(PATIENCE):
                self._check_file()
                await self.read(lambda connection: connection.execute(select(keys.c.name)).all())
                if time.monotonic() - self._kept > TRUSTED:
                    await self.write(try_to_keep)
        except Exception as error:
            if not is_down(error):
                raise
            return False
        return True


def is_down(error: Exception) -> bool:
    """Whether it is the fault of the database, not ours."""
    if isinstance(error, OURS) and not error.connection_invalidated:
        return False
    down = OSError | DBAPIError | NoConnection | sqlite3.Error
    return isinstance(error, down) or type(error).__module__.startswith("asyncpg")


def why(error: BaseException) -> str:
    """The reason in one line, without the statement that failed."""
    if isinstance(error, TimeoutError):
        return "it does not answer"
    told = str(error.orig if isinstance(error, DBAPIError) else error)
    told = told.removeprefix("<class ").partition("'>: ")[2] or told
    return " ".join(told.split()) or type(error).__name__


async def charged(threads: ThreadPoolExecutor, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do some work in a thread, and tell its processor time to whoever charges somebody with it."""
    spent = 0.0

    def measured() -> T:
        nonlocal spent
        began = time.thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            spent = time.thread_time() - began

    try:
        return await asyncio.get_running_loop().run_in_executor(threads, measured)
    finally:
        CHARGED.get(nobody)(spent)


def nobody(seconds: float) -> None:
    """Charge nobody."""


def in_transaction(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def try_to_keep(connection: Connection) -> None:
    """Write a row and roll it back."""
    name = f"trial {secrets.token_hex(6)}"
    connection.execute(insert(keys).values(name=name, value=""))
    connection.execute(delete(keys).where(keys.c.name == name))


def checkpoint(engine: Engine) -> None:
    with engine.connect() as connection:
        file: Any = connection.connection.driver_connection
        file.execute("PRAGMA wal_checkpoint(PASSIVE)")


def make_private(path: Path) -> None:
    """Create the file of a new database so that only its owner can read it: it holds the keys of games and cookies."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def file_engine(url: URL, begin: str, connections: int) -> Engine:
    """A file that can be read while it is written. Committed data survives a crash of this process; a crash of the
    machine may lose the last choices, but never part of one."""
    engine = create_engine(
        url, pool_size=connections, max_overflow=0, poolclass=QueuePool, connect_args={"check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
