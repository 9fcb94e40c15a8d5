"""What is kept for good: games with their seats, choices and chat, and the names of people."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, Select, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from languedoc.server.database import Database
from languedoc.server.schema import chat, choices, games, people, seats

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
CODE_LENGTH = 8
LISTED = 60  # games in a list


class Behind(Exception):
    """The game has gone on since the version that was expected."""


class Repeated(Exception):
    """A choice with that key was made before."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class Seat(Struct):
    number: int
    kind: str
    person: str = ""
    name: str = ""
    level: str = ""


class Step(Struct, frozen=True):
    """A row of the choices. `kind` is choice, undo or end."""

    key: str
    kind: str
    seat: int | None
    text: str
    at: int = 0
    number: int = 0


class Standing(Struct, frozen=True):
    """Where a game stands: what lists tell of it without playing it again."""

    status: str
    asked: int | None
    tiles: int
    scores: list[int]
    clocks: str = ""
    votes: str = ""


class Kept(Struct):
    """A game as it is kept."""

    code: str
    game: str
    setup: str
    host: str
    standing: Standing
    listed: bool = False
    pace: str = "live"
    seconds: int | None = None
    increment: int = 0
    version: int = 0
    following: str = ""
    created: int = 0
    changed: int = 0
    id: int = 0
    seats: list[Seat] = []


class Spoken(Struct, frozen=True):
    """A line of chat."""

    key: str
    seat: int | None
    name: str
    text: str
    at: int = 0
    number: int = 0


def now() -> int:
    return time.time_ns() // 1_000_000


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


class Store:
    """`channel` is where PostgreSQL tells all server processes of what was written, in the same transaction."""

    def __init__(self, database: Database, channel: str = "") -> None:
        self.database = database
        self.channel = "" if database.is_file else channel

    async def _tell(self, connection: AsyncConnection, note: bytes) -> None:
        if self.channel and note:
            told = {"channel": self.channel, "note": note.decode()}
            await connection.execute(text("SELECT pg_notify(:channel, :note)"), told)

    # ------------------------------------------------------------------ people

    async def name_of(self, person: str) -> str:
        """Empty where somebody has not given one."""
        async with self.database.read() as connection:
            found = await connection.execute(select(people.c.name).where(people.c.id == person))
            return str(found.scalar() or "")

    async def rename(self, person: str, before: str, name: str) -> list[str]:
        """Give somebody a name, also in the games where they sit under their last one. Returns the codes of these."""
        mine = and_(seats.c.person == person, seats.c.name == before)
        running = select(games.c.id).where(games.c.status != "over")
        async with self.database.write() as connection:
            known = (await connection.execute(update(people).where(people.c.id == person).values(name=name))).rowcount
            if not known:
                await connection.execute(insert(people).values(id=person, name=name, created=now()))
            found = await connection.execute(select(seats.c.game_id).where(mine, seats.c.game_id.in_(running)))
            changed = list(found.scalars())
            await connection.execute(update(seats).where(mine, seats.c.game_id.in_(changed)).values(name=name))
            return list((await connection.execute(select(games.c.code).where(games.c.id.in_(changed)))).scalars())

    # ------------------------------------------------------------------ games

    async def add(self, kept: Kept, steps: Sequence[Step] = ()) -> Kept:
        """Keep a new game, with the choices that were made elsewhere."""
        kept.created = kept.changed = now()
        kept.version = len(steps)
        async with self.database.write() as connection:
            values = row_of(kept) | {"thinker": "", "thinks_until": 0}
            kept.id = int((await connection.execute(insert(games).values(values).returning(games.c.id))).scalar_one())
            await connection.execute(
                insert(seats), [msgspec.structs.asdict(seat) | {"game_id": kept.id} for seat in kept.seats]
            )
            if steps:
                await connection.execute(
                    insert(choices),
                    [
                        msgspec.structs.asdict(step) | {"game_id": kept.id, "number": number, "at": kept.created}
                        for number, step in enumerate(steps, 1)
                    ],
                )
        return kept

    async def game(self, code: str) -> Kept | None:
        found = await self._games(select(games).where(games.c.code == code))
        return found[0] if found else None

    async def games_of(self, person: str) -> list[Kept]:
        """Those that somebody made or sits in, the last changed ones first."""
        sits = select(seats.c.game_id).where(seats.c.person == person)
        return await self._games(select(games).where(or_(games.c.host == person, games.c.id.in_(sits))))

    async def listed(self, status: str) -> list[Kept]:
        return await self._games(select(games).where(games.c.status == status, games.c.listed))

    async def going(self, host: str) -> int:
        """How many games somebody has made that are not over."""
        query = select(func.count()).select_from(games).where(games.c.host == host, games.c.status != "over")
        async with self.database.read() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def _games(self, query: Select[Any]) -> list[Kept]:
        async with self.database.read() as connection:
            rows = (await connection.execute(query.order_by(games.c.changed.desc()).limit(LISTED))).all()
            found = {row.id: kept_of(row) for row in rows}
            if found:
                sitting = await connection.execute(
                    select(seats).where(seats.c.game_id.in_(found)).order_by(seats.c.game_id, seats.c.number)
                )
                for row in sitting:
                    found[row.game_id].seats.append(Seat(row.number, row.kind, row.person, row.name, row.level))
        return list(found.values())

    async def remove(self, game_id: int) -> bool:
        """Take away a game that has not begun."""
        async with self.database.write() as connection:
            gone = await connection.execute(delete(games).where(games.c.id == game_id, games.c.status == "waiting"))
            return bool(gone.rowcount)

    async def follow(self, game_id: int, code: str) -> bool:
        """Say which game was begun after this one; False where another one was."""
        change = update(games).where(games.c.id == game_id, games.c.following == "").values(following=code)
        async with self.database.write() as connection:
            return bool((await connection.execute(change)).rowcount)

    # ------------------------------------------------------------------ seats

    async def seat(self, game_id: int, before: Seat, after: Seat, clocks: str, note: bytes) -> bool:
        """Let a seat change hands, unless it has done so meanwhile. When all are filled the game begins, and its
        clocks are these."""
        change = (
            update(seats)
            .where(seats.c.game_id == game_id, seats.c.number == before.number)
            .where(seats.c.kind == before.kind, seats.c.person == before.person)
            .values(kind=after.kind, person=after.person, name=after.name, level=after.level)
        )
        still_open = select(seats.c.number).where(seats.c.game_id == game_id, seats.c.kind == "open")
        begin = (
            update(games)
            .where(games.c.id == game_id, games.c.status == "waiting", ~still_open.exists())
            .values(status="running", clocks=clocks)
        )
        async with self.database.write() as connection:
            if not (await connection.execute(change)).rowcount:
                return False
            await connection.execute(begin)
            await connection.execute(update(games).where(games.c.id == game_id).values(changed=now()))
            await self._tell(connection, note)
        return True

    # ------------------------------------------------------------------ choices

    async def append(self, game_id: int, expected: int, step: Step, standing: Standing, note: bytes) -> int:
        """Keep one more choice: the game must have the version expected, and the key must be new. Returns the new
        version, or raises Behind or Repeated and has changed nothing."""
        at = now()
        change = (
            update(games)
            .where(games.c.id == game_id, games.c.version == expected)
            .values(version=expected + 1, changed=at, thinks_until=0, **columns_of(standing))
        )
        row = msgspec.structs.asdict(step) | {"game_id": game_id, "number": expected + 1, "at": at}
        try:
            async with self.database.write() as connection:
                if not (await connection.execute(change)).rowcount:
                    raise Behind
                await connection.execute(insert(choices).values(row))
                await self._tell(connection, note)
        except (Behind, IntegrityError):
            number = await self.number_of(game_id, step.key)
            if number is not None:
                raise Repeated(number) from None
            raise Behind from None
        return expected + 1

    async def number_of(self, game_id: int, key: str) -> int | None:
        """Which choice was made with that key."""
        query = select(choices.c.number).where(choices.c.game_id == game_id, choices.c.key == key)
        async with self.database.read() as connection:
            number = (await connection.execute(query)).scalar()
        return None if number is None else int(number)

    async def steps(self, game_id: int, after: int = 0) -> list[Step]:
        columns = (choices.c.key, choices.c.kind, choices.c.seat, choices.c.text, choices.c.at, choices.c.number)
        query = select(*columns).where(choices.c.game_id == game_id, choices.c.number > after)
        async with self.database.read() as connection:
            return [Step(*row) for row in await connection.execute(query.order_by(choices.c.number))]

    async def vote(self, game_id: int, version: int, votes: str, note: bytes) -> bool:
        """Keep what was said about a clock that ran out, as long as the game has not gone on."""
        change = update(games).where(games.c.id == game_id, games.c.version == version).values(votes=votes)
        async with self.database.write() as connection:
            await self._tell(connection, note)
            return bool((await connection.execute(change)).rowcount)

    # ------------------------------------------------------------------ bots

    async def claim(self, game_id: int, version: int, thinker: str, milliseconds: int) -> bool:
        """Whether this server process is the one that lets a bot think about this version."""
        at = now()
        change = (
            update(games)
            .where(games.c.id == game_id, games.c.version == version, games.c.status == "running")
            .where(or_(games.c.thinks_until < at, games.c.thinker == thinker))
            .values(thinker=thinker, thinks_until=at + milliseconds)
        )
        async with self.database.write() as connection:
            return bool((await connection.execute(change)).rowcount)

    async def bots_asked(self) -> list[str]:
        """The codes of games that wait for a bot about which nobody thinks."""
        asked = and_(seats.c.game_id == games.c.id, seats.c.number == games.c.asked, seats.c.kind == "bot")
        query = select(games.c.code).join(seats, asked)
        query = query.where(games.c.status == "running", games.c.thinks_until < now())
        async with self.database.read() as connection:
            return list((await connection.execute(query.limit(LISTED))).scalars())

    async def forget_thinkers(self) -> None:
        """No server process is thinking: this one has just started, alone."""
        async with self.database.write() as connection:
            await connection.execute(update(games).where(games.c.thinks_until > 0).values(thinks_until=0))

    # ------------------------------------------------------------------ chat

    async def say(self, game_id: int, spoken: Spoken, most: int, note: bytes) -> Spoken | None:
        """Keep a line of chat; None where the game has too many. The same key again gives the line kept before."""
        mine = chat.c.game_id == game_id
        async with self.database.write() as connection:
            await connection.execute(select(games.c.id).where(games.c.id == game_id).with_for_update())
            before = (await connection.execute(select(chat).where(mine, chat.c.key == spoken.key))).first()
            if before is not None:
                return spoken_of(before)
            last = (await connection.execute(select(func.max(chat.c.number)).where(mine))).scalar() or 0
            if last >= most:
                return None
            kept = msgspec.structs.replace(spoken, number=last + 1, at=now())
            await connection.execute(insert(chat).values(msgspec.structs.asdict(kept) | {"game_id": game_id}))
            await self._tell(connection, note)
        return kept

    async def said(self, game_id: int, after: int, most: int) -> list[Spoken]:
        """The last lines of chat."""
        query = select(chat).where(chat.c.game_id == game_id, chat.c.number > after)
        async with self.database.read() as connection:
            rows = (await connection.execute(query.order_by(chat.c.number.desc()).limit(most))).all()
        return [spoken_of(row) for row in reversed(rows)]


# ------------------------------------------------------------------ rows


def columns_of(standing: Standing) -> dict[str, Any]:
    columns = msgspec.structs.asdict(standing)
    return columns | {"scores": msgspec.json.encode(standing.scores).decode()}


def row_of(kept: Kept) -> dict[str, Any]:
    columns = msgspec.structs.asdict(kept)
    for name in ("id", "seats", "standing"):
        del columns[name]
    return columns | columns_of(kept.standing)


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
        id=row.id,
    )


def spoken_of(row: Row[Any]) -> Spoken:
    return Spoken(row.key, row.seat, row.name, row.text, row.at, row.number)


def standing_steps(steps: Iterable[Step]) -> list[Step]:
    """The choices that were not taken back."""
    kept: list[Step] = []
    for step in steps:
        if step.kind == "choice":
            kept.append(step)
        elif step.kind == "undo":
            kept.pop()
    return kept
