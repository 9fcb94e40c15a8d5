"""Whether the players of a game may ask for hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
