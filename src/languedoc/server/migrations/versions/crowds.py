"""Provable chance, votes to remove a game, who is muted, who said a line, and the network a game was made from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("games", sa.Column("provable", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("removal", sa.Text, nullable=False, server_default=""))
    op.add_column("games", sa.Column("muted", sa.Text, nullable=False, server_default=""))
    op.add_column("games", sa.Column("origin", sa.String(16), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("person", sa.String(32), nullable=False, server_default=""))
