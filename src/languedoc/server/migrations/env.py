"""Runs the migrations of Alembic on the connection that `upgrade` passes."""

from __future__ import annotations

from alembic import context

from languedoc.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
