"""The database: a file by default, PostgreSQL by its address. Errors name what can be mended, never a password."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import AsyncIterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import URL, event, insert, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from languedoc.errors import LanguedocError
from languedoc.server.migrations import upgrade
from languedoc.server.schema import keys

COOKIE_KEY = "cookie"
READERS = 4  # connections that read a file while one writes
CONNECTIONS = 10  # to PostgreSQL, from each server process
PATIENCE = 10.0  # seconds to reach a database
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
ALLOWED = "allowed are the path of a file, sqlite:///PATH, or postgresql://USER:PASSWORD@HOST/NAME"


class BadDatabase(LanguedocError):
    """The database cannot be used; the message says why."""


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
    """`write` begins a transaction that is carried out wholly or not at all, `read` only looks."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_file = is_file(url)
        if self.is_file:
            # A file has one writer at a time: the others wait for the connection, not for the file.
            self.writer = create_async_engine(url, pool_size=1, max_overflow=0)
            self.reader = create_async_engine(url, pool_size=READERS, max_overflow=0)
            prepare(self.writer, "BEGIN IMMEDIATE")
            prepare(self.reader, "BEGIN")
        else:
            self.writer = self.reader = create_async_engine(
                url,
                pool_size=CONNECTIONS,
                max_overflow=CONNECTIONS,
                pool_pre_ping=True,
                connect_args={"timeout": PATIENCE, "server_settings": {"application_name": "languedoc"}},
            )

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        async with self.writer.begin() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.reader.connect() as connection:
            yield connection

    async def open(self) -> None:
        """Reach the database, and bring its tables up to date."""
        shown = self.url.database if self.is_file else self.url.render_as_string(hide_password=True)
        try:
            if self.is_file:
                Path(str(self.url.database)).parent.mkdir(parents=True, exist_ok=True)
            async with asyncio.timeout(PATIENCE * 2), self.writer.begin() as connection:
                await connection.run_sync(upgrade)
        except (OSError, TimeoutError, DBAPIError, sqlite3.Error) as error:
            await self.close()
            raise BadDatabase(f"the database {shown} cannot be used: {why(error)}") from None
        except Exception as error:
            await self.close()
            if type(error).__module__.startswith(("asyncpg", "alembic")):
                raise BadDatabase(f"the database {shown} cannot be used: {why(error)}") from None
            raise

    async def close(self) -> None:
        await self.writer.dispose()
        await self.reader.dispose()

    async def cookie_key(self) -> bytes:
        """What cookies are signed with, the same for all server processes of this database."""
        query = select(keys.c.value).where(keys.c.name == COOKIE_KEY)
        async with self.read() as connection:
            found = (await connection.execute(query)).scalar()
        if found is None:
            with contextlib.suppress(IntegrityError):  # another process was first
                async with self.write() as connection:
                    await connection.execute(insert(keys).values(name=COOKIE_KEY, value=secrets.token_hex(32)))
            async with self.read() as connection:
                found = (await connection.execute(query)).scalar_one()
        return bytes.fromhex(str(found))

    async def alive(self) -> bool:
        """Whether it answers."""
        try:
            async with asyncio.timeout(PATIENCE), self.read() as connection:
                await connection.execute(select(keys.c.name))
        except (OSError, TimeoutError, DBAPIError, sqlite3.Error):
            return False
        return True


def why(error: BaseException) -> str:
    """The reason in one line, without the statement that failed."""
    if isinstance(error, TimeoutError):
        return "it does not answer"
    told = str(error.orig if isinstance(error, DBAPIError) else error)
    told = told.removeprefix("<class ").partition("'>: ")[2] or told
    return " ".join(told.split()) or type(error).__name__


def prepare(engine: AsyncEngine, begin: str) -> None:
    """Let a file be read while it is written, and let transactions begin as said."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: Any) -> None:
        connection.exec_driver_sql(begin)
