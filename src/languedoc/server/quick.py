"""A few connections to PostgreSQL for the statement of every choice: one round trip instead of six, and no layers.

A statement is a transaction of its own. A connection that fails is opened again for the next statement.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from sqlalchemy import URL

CONNECTIONS = 4
PATIENCE = 10.0  # seconds


class Quick:
    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._free: asyncio.LifoQueue[Any] = asyncio.LifoQueue()
        for _ in range(CONNECTIONS):
            self._free.put_nowait(None)

    async def fetch(self, statement: str, *values: object) -> Any:
        """The first value of the first row; None where there is no row. Like the others, an error of the database is
        raised as it is: nothing says then whether the statement was carried out."""
        import asyncpg  # a file does not need it

        connection = await asyncio.wait_for(self._free.get(), PATIENCE)
        try:
            if connection is None or connection.is_closed():
                settings = {"application_name": "languedoc"}
                connection = await asyncpg.connect(
                    self.address, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=settings
                )
            return await connection.fetchval(statement, *values)
        except asyncpg.IntegrityConstraintViolationError:
            raise
        except BaseException:
            if connection is not None:
                connection.terminate()
            connection = None
            raise
        finally:
            self._free.put_nowait(connection)

    async def close(self) -> None:
        while not self._free.empty():
            connection = self._free.get_nowait()
            if connection is not None:
                with contextlib.suppress(OSError, TimeoutError):
                    await connection.close(timeout=1.0)
