"""Whether a game came as a file."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false()))
    games = sa.table("games", sa.column("id"), sa.column("uploaded"))
    choices = sa.table("choices", sa.column("game_id"), sa.column("key"))
    came = sa.select(choices.c.game_id).where(choices.c.key == "upload 0")
    op.execute(sa.update(games).where(games.c.id.in_(came)).values(uploaded=sa.true()))
