"""The migrations of the database, in order; run at every start of a server."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 4_711_001  # of PostgreSQL: one server process at a time changes the tables


def upgrade(connection: Connection) -> None:
    """Bring the tables of this database up to date, whatever state they are in."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
