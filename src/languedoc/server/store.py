"""Persistent storage of games with their seats, choices and chat, and of people's names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from languedoc.server import whose
from languedoc.server.database import Database, Doubled
from languedoc.server.kept import Kept, Seat, Spoken, Standing, Step, now
from languedoc.server.notes import CHANNEL
from languedoc.server.rows import LISTED, columns_of, joined, note_former, read_games, row_of
from languedoc.server.schema import chat, choices, games, people, seats

LISTED_OF_HOST = 3  # games of one host in the list for everybody
LISTED_OF_ORIGIN = 10  # games made from one network in that list
DELETED_AT_ONCE = 20  # old games, with up to some thousand rows each


class Behind(Exception):
    """The game has gone on since the version that was expected."""


class Repeated(Exception):
    """A step with that key was kept before."""

    def __init__(self, step: Step) -> None:
        super().__init__(step.number)
        self.step = step


# What is done at every choice is put together once.
ADVANCE = (
    update(games)
    .where(games.c.id == bindparam("game_id"), games.c.version == bindparam("expected"))
    .values(
        {name: bindparam(f"new_{name}") for name in ("version", "changed", *Standing.__struct_fields__)}
        | {"thinks_until": 0}
    )
)
ADD_STEP = insert(choices)
COLUMNS = [*Standing.__struct_fields__, "version", "changed"]
NUMBERS = {
    name: f"${number}" for number, name in enumerate(["id", "expected", *COLUMNS, "key", "kind", "seat", "text"], 1)
}
ADVANCE_AND_ADD = f"""
    WITH moved AS (
        UPDATE games SET {", ".join(f"{name} = {NUMBERS[name]}" for name in COLUMNS)}, thinks_until = 0
        WHERE id = {NUMBERS["id"]} AND version = {NUMBERS["expected"]} RETURNING id, version, changed
    ), added AS (
        INSERT INTO choices (game_id, number, key, kind, seat, text, at)
        SELECT id, version, {NUMBERS["key"]}, {NUMBERS["kind"]}, {NUMBERS["seat"]}::integer, {NUMBERS["text"]}, changed
        FROM moved RETURNING number
    )
    SELECT pg_notify(${len(NUMBERS) + 1}, ${len(NUMBERS) + 2})::text FROM added
"""
"""The same for PostgreSQL, with the notification, as one statement."""
STEPS = select(choices.c.key, choices.c.kind, choices.c.seat, choices.c.text, choices.c.at, choices.c.number)


class Store:
    """Persistent storage. With PostgreSQL, changes notify all server processes in the same transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def _tell(self, connection: Connection, note: bytes) -> None:
        if not self.database.is_file:
            told = {"channel": CHANNEL, "note": note.decode()}
            connection.execute(text("SELECT pg_notify(:channel, :note)"), told)

    # ------------------------------------------------------------------ people

    async def name_of(self, person: str) -> str:
        """Empty where somebody has not given one."""
        query = select(people.c.name).where(people.c.id == person)
        return str(await self.database.read(lambda connection: connection.execute(query).scalar()) or "")

    async def rename(self, person: str, name: str, renamed: Callable[[Sequence[Seat]], list[Seat]]) -> list[str]:
        """Give somebody a name, also in the games where they sit: `renamed` says which of the seats of a game change.
        Returns the codes of these games."""
        theirs = select(games).where(whose.sits_in(person), games.c.status != "over")

        def work(connection: Connection) -> list[str]:
            known = connection.execute(update(people).where(people.c.id == person).values(name=name)).rowcount
            if not known:
                connection.execute(insert(people).values(id=person, name=name, created=now()))
            codes = []
            for game in read_games(connection, theirs, most=None):
                for seat in renamed(game.seats):
                    this = and_(seats.c.game_id == game.id, seats.c.number == seat.number, seats.c.person == person)
                    connection.execute(update(seats).where(this).values(name=seat.name))
                    codes.append(game.code)
            return list(dict.fromkeys(codes))

        return await self.database.write(work)

    async def become(self, before: str, after: str) -> list[str]:
        """Give all that somebody has to another identity. Returns the codes of the games that changed."""
        lists = (games.c.removal, games.c.muted, games.c.former)
        named = select(games.c.id).where(or_(whose.concerns(before), *(column.contains(before) for column in lists)))
        spoken = select(chat.c.game_id).where(chat.c.person == before)
        # All games and lines are looked through, so this is done before the transaction, while others may write.
        ids = await self.database.read(lambda connection: {*connection.scalars(named.union(spoken))})

        def work(connection: Connection) -> list[str]:
            theirs = ids.union(connection.scalars(select(games.c.id).where(whose.concerns(before))))
            connection.execute(update(people).where(people.c.id == before).values(id=after))
            connection.execute(update(seats).where(seats.c.person == before).values(person=after))
            connection.execute(update(games).where(games.c.host == before).values(host=after))
            found = [
                game
                for id in sorted(theirs)
                for game in read_games(connection, select(games).where(games.c.id == id).with_for_update())
            ]
            for game in found:
                line = and_(chat.c.game_id == game.id, chat.c.person == before)
                connection.execute(update(chat).where(line).values(person=after))
                changed = {
                    name: joined([each.replace(before, after) for each in names])
                    for name, names in (("removal", game.removal), ("muted", game.muted), ("former", game.former))
                }
                connection.execute(update(games).where(games.c.id == game.id).values(changed))
            return [game.code for game in found]

        return await self.database.write(work)

    # ------------------------------------------------------------------ games

    async def add(self, kept: Kept, steps: Sequence[Step] = (), after: Kept | None = None) -> bool:
        """Keep a new game, with the choices that were made elsewhere. `after` is the game that it follows;
        False where another game follows it meanwhile."""
        kept.created = kept.changed = now()
        kept.version = len(steps)

        def work(connection: Connection) -> int:
            if after is not None:
                last = and_(games.c.id == after.id, games.c.following == after.following)
                if not connection.execute(update(games).where(last).values(following=kept.code)).rowcount:
                    return 0
            values = row_of(kept) | {"thinker": "", "thinks_until": 0}
            id = int(connection.execute(insert(games).values(values).returning(games.c.id)).scalar_one())
            connection.execute(insert(seats), [msgspec.structs.asdict(seat) | {"game_id": id} for seat in kept.seats])
            rows = [
                msgspec.structs.asdict(step) | {"game_id": id, "number": number, "at": kept.created}
                for number, step in enumerate(steps, 1)
            ]
            if rows:
                connection.execute(ADD_STEP, rows)
            return id

        kept.id = await self.database.write(work)
        return bool(kept.id)

    async def game(self, code: str) -> Kept | None:
        found = await self._games(select(games).where(games.c.code == code))
        return found[0] if found else None

    async def whole(self, code: str, after: int = 0) -> tuple[Kept, list[Step]] | None:
        """A game and its steps after a version, both of the same moment."""

        def work(connection: Connection) -> tuple[Kept, list[Step]] | None:
            found = read_games(connection, select(games).where(games.c.code == code))
            if not found:
                return None
            steps = STEPS.where(choices.c.game_id == found[0].id, choices.c.number > after)
            return found[0], [Step(*row) for row in connection.execute(steps.order_by(choices.c.number))]

        return await self.database.read(work)

    async def games_of(self, person: str) -> list[Kept]:
        return await self._games(whose.all_of(person))

    async def finished_of(self, person: str, skip: int, most: int) -> list[Kept]:
        """Games that are over in which somebody sits, the last ones first."""
        theirs = select(games).where(whose.sits_in(person), games.c.status == "over").offset(skip)
        return await self.database.read(lambda connection: read_games(connection, theirs, most))

    async def numbers(self, person: str) -> tuple[int, int]:
        """How many games somebody has that are not over, and how many of them wait for them."""
        row = await self.database.read(lambda connection: connection.execute(whose.numbers(person)).one())
        return int(row[0]), int(row[1])

    async def listed(self, status: str) -> list[Kept]:
        """The games that everybody may see; of each host and of each network only some, so that nobody fills the
        list."""
        columns = (games.c.id, games.c.origin, games.c.changed)
        of_host = func.row_number().over(partition_by=games.c.host, order_by=games.c.changed.desc())
        of_hosts = select(*columns, of_host.label("rank")).where(games.c.status == status, games.c.listed).subquery()
        few_of_hosts = select(of_hosts).where(of_hosts.c.rank <= LISTED_OF_HOST).subquery()
        near = func.row_number().over(partition_by=few_of_hosts.c.origin, order_by=few_of_hosts.c.changed.desc())
        ranked = select(few_of_hosts.c.id, few_of_hosts.c.origin, near.label("near")).subquery()
        few = select(ranked.c.id).where(or_(ranked.c.origin == "", ranked.c.near <= LISTED_OF_ORIGIN))
        return await self._games(select(games).where(games.c.id.in_(few)))

    async def expire(self, before: dict[str, int]) -> int:
        """Delete games that were last changed before a time, which each status has of its own. Returns how many. They
        are deleted a few at a time, since nothing else is written meanwhile."""
        old = or_(*(and_(games.c.status == status, games.c.changed < at) for status, at in before.items()))
        few = delete(games).where(games.c.id.in_(select(games.c.id).where(old).limit(DELETED_AT_ONCE)))
        deleted = 0
        while count := await self.database.write(lambda connection: connection.execute(few).rowcount):
            deleted += count
        return deleted

    async def going(self, person: str) -> int:
        """How many games count for somebody, of whom nobody may have too many."""
        query = whose.counted(person)
        return await self.database.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def _games(self, query: Select[Any]) -> list[Kept]:
        return await self.database.read(lambda connection: read_games(connection, query))

    async def remove(self, kept: Kept, may: Callable[[Kept], bool]) -> list[str] | None:
        """Delete a game if it `may` be, in its present state. Returns the codes of those that it followed, or nothing
        where it has to stay."""
        this = games.c.id == kept.id
        before = games.c.following == kept.code

        def work(connection: Connection) -> list[str] | None:
            # Lock the row: of two who sit down at the same time, the second sees the change of the first.
            connection.execute(select(games.c.id).where(this).with_for_update())
            if not any(may(game) for game in read_games(connection, select(games).where(this))):
                return None
            connection.execute(delete(games).where(this))
            codes = list(connection.execute(select(games.c.code).where(before)).scalars())
            connection.execute(update(games).where(before).values(following=""))
            return codes

        return await self.database.write(work)

    async def want_removed(self, game_id: int, person: str, wants: bool, note: bytes) -> None:
        """Keep that somebody wants a game to be removed, or no longer."""
        this = games.c.id == game_id

        def work(connection: Connection) -> None:
            for game in read_games(connection, select(games).where(this).with_for_update()):
                people = [each for each in game.removal if each != person] + ([person] if wants else [])
                connection.execute(update(games).where(this).values(removal=joined(people)))
            self._tell(connection, note)

        await self.database.write(work)

    # ------------------------------------------------------------------ seats

    async def seat(
        self,
        game_id: int,
        before: Seat,
        after: Seat,
        clocks: str,
        note: bytes,
        check: Callable[[Kept], None] | None = None,
    ) -> bool:
        """Let a seat change hands, unless it has done so meanwhile; `check` may refuse it for the game as it stands
        now. When all are filled the game begins, and its clocks are these."""
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

        def work(connection: Connection) -> bool:
            # Of two who fill the last two seats at the same time, the second one sees that the game is full.
            connection.execute(update(games).where(games.c.id == game_id).values(changed=now()))
            if check is not None:
                for game in read_games(connection, select(games).where(games.c.id == game_id)):
                    check(game)
            if not connection.execute(change).rowcount:
                return False
            if before.kind == "person":
                note_former(connection, game_id, f"{before.person}:{before.number}")
            connection.execute(begin)
            self._tell(connection, note)
            return True

        return await self.database.write(work)

    # ------------------------------------------------------------------ choices

    async def append(self, game_id: int, expected: int, step: Step, standing: Standing, note: bytes) -> int:
        """Keep one more choice: the game must have the version expected, and the key must be new. Returns the new
        version, or raises Behind or Repeated and has changed nothing."""
        at = now()
        columns = columns_of(standing) | {"version": expected + 1, "changed": at}
        change = {"game_id": game_id, "expected": expected} | {f"new_{name}": new for name, new in columns.items()}
        row = msgspec.structs.asdict(step) | {"game_id": game_id, "number": expected + 1, "at": at}

        def work(connection: Connection) -> None:
            if not connection.execute(ADVANCE, change).rowcount:
                raise Behind
            connection.execute(ADD_STEP, row)

        async def work_at_once() -> None:
            values = [game_id, expected, *columns.values(), step.key, step.kind, step.seat, step.text]
            if await self.database.fetch(ADVANCE_AND_ADD, *values, CHANNEL, note.decode()) is None:
                raise Behind

        try:
            await (self.database.write(work) if self.database.is_file else work_at_once())
        except (Behind, IntegrityError, Doubled):
            kept = await self.step_with(game_id, step.key)
            if kept is not None:
                raise Repeated(kept) from None
            raise Behind from None
        return expected + 1

    async def step_with(self, game_id: int, key: str) -> Step | None:
        """The step that was kept with that key."""
        query = STEPS.where(choices.c.game_id == game_id, choices.c.key == key)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Step(*row)

    async def vote(self, game_id: int, version: int, votes: str, note: bytes) -> bool:
        """Keep what was said about a clock that ran out, as long as the game has not gone on."""
        change = update(games).where(games.c.id == game_id, games.c.version == version).values(votes=votes)

        def work(connection: Connection) -> bool:
            self._tell(connection, note)
            return bool(connection.execute(change).rowcount)

        return await self.database.write(work)

    # ------------------------------------------------------------------ bots

    async def claim(self, game_id: int, version: int, thinker: str, milliseconds: int) -> bool:
        """Whether this server process is the one that lets a bot think about this version."""
        at = now()
        change = (
            update(games)
            .where(games.c.id == game_id, games.c.version == version, games.c.status == "running")
            .where(or_(whose.nobodys(at), games.c.thinker == thinker))
            .values(thinker=thinker, thinks_until=at + milliseconds)
        )
        return await self.database.write(lambda connection: bool(connection.execute(change).rowcount))

    async def bots_asked(self) -> list[str]:
        """The codes of games that wait for a bot about which nobody thinks."""
        asked = and_(seats.c.game_id == games.c.id, seats.c.number == games.c.asked, seats.c.kind == "bot")
        query = select(games.c.code).join(seats, asked)
        query = query.where(games.c.status == "running", whose.nobodys(now())).limit(LISTED)
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def forget_thinkers(self) -> None:
        """No server process is thinking: this one has just started, alone."""
        change = update(games).where(games.c.thinks_until > 0).values(thinks_until=0)
        await self.database.write(lambda connection: connection.execute(change))

    # ------------------------------------------------------------------ chat

    async def say(self, game_id: int, spoken: Spoken, most: int, note: bytes, most_beside: int | None = None) -> bool:
        """Keep a line of chat, once for each key; False where people have said too many in this game. `most_beside` is
        how many those who do not sit there may say together, if it is said by one of them."""
        mine = chat.c.game_id == game_id

        def work(connection: Connection) -> bool:
            connection.execute(select(games.c.id).where(games.c.id == game_id).with_for_update())
            if connection.execute(select(chat.c.number).where(mine, chat.c.key == spoken.key)).first() is not None:
                return True
            last = connection.execute(select(func.max(chat.c.number)).where(mine)).scalar() or 0
            said = select(func.count()).select_from(chat).where(mine, chat.c.person != "")
            if spoken.person and connection.execute(said).scalar_one() >= most:
                return False
            beside = said.where(chat.c.seat.is_(None))
            if most_beside is not None and connection.execute(beside).scalar_one() >= most_beside:
                return False
            row = msgspec.structs.asdict(spoken) | {"game_id": game_id, "number": last + 1, "at": now()}
            connection.execute(insert(chat).values(row))
            self._tell(connection, note)
            return True

        return await self.database.write(work)

    async def said(self, game_id: int, after: int, most: int) -> list[Spoken]:
        """The last lines of chat."""
        query = select(chat).where(chat.c.game_id == game_id, chat.c.number > after)
        query = query.order_by(chat.c.number.desc()).limit(most)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Spoken(row.key, row.seat, row.name, row.text, row.person, row.at, row.number) for row in reversed(rows)]

    async def unsay(self, game_id: int, number: int, note: bytes) -> None:
        """Remove a line of chat: its text is gone, its number stays."""
        change = update(chat).where(chat.c.game_id == game_id, chat.c.number == number).values(text="")

        def work(connection: Connection) -> None:
            connection.execute(change)
            self._tell(connection, note)

        await self.database.write(work)

    async def mute(self, game_id: int, person: str, muted: bool, most: int, note: bytes) -> None:
        """Store that a person is muted at a game, or no longer."""
        this = games.c.id == game_id

        def work(connection: Connection) -> None:
            found = read_games(connection, select(games).where(this).with_for_update())
            people = [each for game in found for each in game.muted if each != person][-most:]
            people += [person] if muted else []
            connection.execute(update(games).where(this).values(muted=joined(people)))
            self._tell(connection, note)

        await self.database.write(work)
