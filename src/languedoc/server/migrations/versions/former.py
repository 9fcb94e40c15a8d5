"""Who sat where in a running game and has left."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("games", sa.Column("former", sa.Text, nullable=False, server_default=""))
