"""Everything that the server stores, as one file: a line of JSON for each row, compressed. It is read in one
transaction, so the server may go on meanwhile, and it can be restored into another kind of database.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, func, insert, select, text

from languedoc.errors import LanguedocError
from languedoc.server.database import Database, address
from languedoc.server.schema import chat, choices, games, keys, metadata, people, seats

FIRST = {"languedoc-backup": 1}
ORDER = (keys, people, games, seats, choices, chat)
AT_ONCE = 1000  # rows


class BadBackup(LanguedocError):
    """The file cannot be restored."""


async def back_up(database: str, path: Path) -> int:
    """Write everything into a file, which is complete or not there at all. Returns the number of rows."""
    opened = Database(address(database))
    await opened.open()
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)  # of a backup that was killed, or somebody else's, who could read this one
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0, filename="") as file:
                rows = await opened.read(lambda connection: write_rows(connection, file))
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(path)
        return rows
    finally:
        part.unlink(missing_ok=True)
        await opened.close()


def write_rows(connection: Connection, file: gzip.GzipFile) -> int:
    counts: dict[str, int] = {}
    file.write(msgspec.json.encode(FIRST) + b"\n")
    for name, table in tables_by_name().items():
        counts[name] = 0
        for row in connection.execute(select(table).order_by(*table.primary_key.columns)):
            columns = {str(column): value for column, value in row._mapping.items()}
            file.write(msgspec.json.encode([name, columns]) + b"\n")
            counts[name] += 1
    file.write(msgspec.json.encode({"end": counts}) + b"\n")
    return sum(counts.values())


def tables_by_name() -> dict[str, Table]:
    """All tables, those first to which others refer."""
    return {str(table.name): table for table in ORDER}


async def restore(path: Path, database: str) -> int:
    """Fill an empty database from a file, wholly or not at all. Returns the number of rows."""
    opened = Database(address(database))
    await opened.open()
    try:
        return await opened.write(lambda connection: read_rows(connection, path))
    finally:
        await opened.close()


def read_rows(connection: Connection, path: Path) -> int:
    tables = tables_by_name()
    assert set(tables) == set(metadata.tables)
    for each in ORDER:
        if each is not keys and connection.execute(select(func.count()).select_from(each)).scalar_one():
            raise BadBackup("the database is not empty; restore into a new one")
    connection.execute(keys.delete())
    counts = dict.fromkeys(tables, 0)
    waiting: list[dict[str, Any]] = []
    filling: Table = keys
    for line in lines_of(path):
        if isinstance(line, dict):
            if waiting:
                connection.execute(insert(filling), waiting)
            if line != {"end": counts}:
                raise BadBackup(f"{path} is not complete")
            go_on_counting(connection)
            return sum(counts.values())
        name, row = line
        table = tables.get(name)
        if table is None or set(row) - set(table.columns.keys()):
            raise BadBackup(f"{path} is of a later version: please update")
        if table is not filling or len(waiting) >= AT_ONCE:
            if waiting:
                connection.execute(insert(filling), waiting)
            waiting, filling = [], table
        waiting.append(row)
        counts[name] += 1
    raise BadBackup(f"{path} is not complete")


def lines_of(path: Path) -> Iterator[Any]:
    """The lines after the first."""
    try:
        with gzip.open(path, "rb") as file:
            if msgspec.json.decode(file.readline()) != FIRST:
                raise BadBackup(f"{path} is no backup of this version of Languedoc")
            for line in file:
                yield msgspec.json.decode(line)
    except FileNotFoundError:
        raise BadBackup(f"there is no file {path}") from None
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise BadBackup(f"{path} cannot be read: {error}") from None


def go_on_counting(connection: Connection) -> None:
    """Let PostgreSQL number new games after those that were restored."""
    if connection.dialect.name == "postgresql":
        column = primary_number(games)
        last = f"SELECT max({column}) FROM {games.name}"
        connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{games.name}', '{column}'), ({last}))"))


def primary_number(table: Table) -> str:
    (column,) = table.primary_key.columns
    return str(column.name)
