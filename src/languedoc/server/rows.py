"""Between rows of the database and what they stand for: games with their seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, and_, select, update

from languedoc.server.kept import Kept, Seat, Standing
from languedoc.server.schema import games, seats

LISTED = 60  # games in a list
MOST_FORMER = 100  # people who have left a game that are kept; strangers could sit down and leave for ever


def columns_of(standing: Standing) -> dict[str, Any]:
    columns = msgspec.structs.asdict(standing)
    return columns | {"scores": msgspec.json.encode(standing.scores).decode()}


def row_of(kept: Kept) -> dict[str, Any]:
    columns = msgspec.structs.asdict(kept)
    for name in ("id", "seats", "standing"):
        del columns[name]
    columns |= {"removal": joined(kept.removal), "muted": joined(kept.muted), "former": joined(kept.former)}
    return columns | columns_of(kept.standing)


def note_former(connection: Connection, game_id: int, who: str) -> None:
    """Keep that somebody had a seat, if the game is running."""
    this = and_(games.c.id == game_id, games.c.status == "running")
    former = connection.execute(select(games.c.former).where(this)).scalar()
    if former is not None and who not in former.split():
        connection.execute(update(games).where(this).values(former=joined([*former.split(), who][-MOST_FORMER:])))


def joined(people: Sequence[str]) -> str:
    """People in a column of text."""
    return " ".join(people)


def read_games(connection: Connection, query: Select[Any], most: int | None = LISTED) -> list[Kept]:
    """Games with their seats, the last changed ones first."""
    rows = connection.execute(query.order_by(games.c.changed.desc()).limit(most))
    found = {row.id: kept_of(row) for row in rows}
    if found:
        sitting = select(seats).where(seats.c.game_id.in_(found)).order_by(seats.c.game_id, seats.c.number)
        for row in connection.execute(sitting):
            found[row.game_id].seats.append(Seat(row.number, row.kind, row.person, row.name, row.level))
    return list(found.values())


def kept_of(row: Row[Any]) -> Kept:
    scores = msgspec.json.decode(row.scores, type=list[int])
    return Kept(
        code=row.code,
        game=row.game,
        setup=row.setup,
        host=row.host,
        standing=Standing(row.status, row.asked, row.tiles, scores, row.clocks, row.votes),
        listed=row.listed,
        pace=row.pace,
        seconds=row.seconds,
        increment=row.increment,
        version=row.version,
        following=row.following,
        created=row.created,
        changed=row.changed,
        uploaded=row.uploaded,
        provable=row.provable,
        removal=row.removal.split(),
        muted=row.muted.split(),
        former=row.former.split(),
        origin=row.origin,
        hints=row.hints,
        id=row.id,
    )
