"""Several server processes with one PostgreSQL work as one server."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import re
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

import msgspec
import pytest

from languedoc.benchmark.postgres import Postgres
from languedoc.server import database, notes
from languedoc.server.notes import CHANNEL, LONGEST, Note, channels_for, packed, read_notes
from server.serving import NO_LIMITS, PATIENCE, Server, free_port
from server.visitor import Live, Visitor, told, visitors

Two = tuple[Server, Server]
DROP = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name != 'psql'"


@asynccontextmanager
async def apart(two: Two, **wish: object) -> AsyncIterator[tuple[Live, Live]]:
    """Anna connected to one process and Ben to the other, in one game."""
    async with visitors(two[0].url, "Anna") as (anna,), visitors(two[1].url, "Ben") as (ben,):
        code = (await anna.make("me", "open", start=0, **wish))["code"]
        async with anna.live(code) as hers, ben.live(code) as his:
            await hers.welcome()
            await his.welcome()
            assert (hers.info["status"], his.watchers) == ("waiting", ["Ben"])
            await ben.post(f"/api/games/{code}/seats/1")
            await hers.hear_until(lambda frame: hers.table["status"] == "running")
            await his.hear_until(lambda frame: his.table["status"] == "running")
            yield hers, his


@pytest.mark.parametrize("game", ["carcassonne", "cardcassonne"])
@told
async def test_players_at_different_processes_play_a_whole_game(two: Two, game: str) -> None:
    async with apart(two, game=game) as (hers, his):
        await asyncio.gather(hers.play(random.Random(1)), his.play(random.Random(2)))
        assert hers.version == his.version and hers.log == his.log
        assert hers.table["winners"] == his.table["winners"] != []


@told
async def test_everybody_knows_who_is_here_and_what_was_said(two: Two) -> None:
    async with apart(two) as (hers, his):
        if not all(player["online"] for player in hers.table["players"]):
            await hers.hear_until(lambda frame: all(player["online"] for player in hers.table["players"]))
        async with visitors(two[1].url, "Cleo") as (cleo,), cleo.live(hers.code) as watching:
            await watching.welcome()
            await hers.hear_until(lambda frame: hers.watchers == ["Cleo"])
            await watching.send({"type": "say", "key": "1", "text": "Good luck!"})
            await hers.wait("said")
            await his.wait("said")
            assert hers.chat == his.chat and his.chat[0]["name"] == "Cleo"
        await hers.hear_until(lambda frame: hers.watchers == [])


@told
async def test_what_is_taken_back_is_taken_back_everywhere(two: Two) -> None:
    async with apart(two) as (hers, his):
        await hers.step(hers.options[0])
        await his.hear_until(lambda frame: his.version == 1)
        await hers.undo()
        await his.hear_until(lambda frame: his.version == 2)
        assert len(his.table["laid"]) == 1 and his.frames[-1]["type"] == "welcome"


@told
async def test_of_two_choices_at_the_same_time_one_is_kept(two: Two) -> None:
    async with apart(two) as (hers, his), Visitor(two[1].url) as same:
        same.http.cookies.update(hers.visitor.http.cookies)
        async with same.live(hers.code) as other:
            await other.welcome()
            for _ in range(10):
                while not hers.options:
                    await his.play(random.Random(3), until=lambda: not his.options)
                    await hers.hear()
                while other.version < hers.version:
                    await other.hear()
                version = hers.version
                answers = await asyncio.gather(hers.choose(hers.options[0]), other.choose(other.options[-1]))
                assert sorted(answer["type"] for answer in answers) == ["done", "wrong"], answers
                assert {answer.get("code", "stale") for answer in answers} == {"stale"}
                for line in (hers, other, his):
                    while line.version <= version:
                        await line.hear()
                assert hers.table["laid"] == other.table["laid"] == his.table["laid"]


@told
async def test_who_is_at_another_process_is_not_absent(two: Two) -> None:
    """The process that is asked has not even loaded the game, and the host need not be away for any time."""
    async with visitors(two[0].url, "Anna", "Ben", "Carl") as (anna, ben, carl), Visitor(two[1].url) as same:
        same.http.cookies.update(anna.http.cookies)
        code = (await anna.make("me", "open", "open"))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        await carl.post(f"/api/games/{code}/seats/2")
        async with ben.live(code) as his:
            await his.welcome()
            refused = await same.post(f"/api/games/{code}/seats/1/hand-over", {"to": "open"}, status=409)
            assert refused["code"] == "not_absent"
            await same.post(f"/api/games/{code}/removal", {"wanted": True})
            assert (await ben.get(f"/api/games/{code}"))["removal"] == [0]
            await same.post(f"/api/games/{code}/seats/2/hand-over", {"to": "open"})  # Carl is not here


@told
async def test_nobody_sits_down_twice_at_the_same_time_to_see_two_hands(two: Two) -> None:
    async with visitors(two[0].url, "Anna", "Ben", "Carl") as (anna, ben, carl):
        code = (await anna.make("me", "open", "open", game="cardcassonne"))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        await carl.post(f"/api/games/{code}/seats/2")
        await ben.ask("DELETE", f"/api/games/{code}/seats/1")
        await carl.ask("DELETE", f"/api/games/{code}/seats/2")
        for number in range(10):
            async with visitors(two[0].url, f"Dora {number}") as (dora,), Visitor(two[1].url) as same:
                same.http.cookies.update(dora.http.cookies)
                answers = await asyncio.gather(
                    dora.http.post(f"/api/games/{code}/seats/1"), same.http.post(f"/api/games/{code}/seats/2")
                )
                hers: list[int] = []
                while not hers:  # the first process hears of a seat taken at the second a little later
                    seats = (await anna.get(f"/api/games/{code}"))["seats"]
                    hers = [seat["number"] for seat in seats if seat["name"].startswith("Dora")]
                assert sorted(answer.status_code for answer in answers) == [200, 409] and len(hers) == 1
                await dora.ask("DELETE", f"/api/games/{code}/seats/{hers[0]}")


@told
async def test_the_same_message_at_both_processes_is_carried_out_once(two: Two) -> None:
    async with apart(two) as (hers, _), Visitor(two[1].url) as same:
        same.http.cookies.update(hers.visitor.http.cookies)
        async with same.live(hers.code) as other:
            await other.welcome()
            option = hers.options[0]
            answers = await asyncio.gather(hers.choose(option, "one", 0), other.choose(option, "one", 0))
            assert all(answer == {"type": "done", "key": "one", "version": 1} for answer in answers)


@told
async def test_a_bot_goes_on_when_the_process_that_let_it_think_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    games = postgres.new_database()
    with Server(tmp_path, games, NO_LIMITS) as first, Server(tmp_path, games, NO_LIMITS) as second:
        async with visitors(first.url, "Anna") as (anna,), Visitor(second.url) as same:
            same.http.cookies.update(anna.http.cookies)
            code = (await anna.make("me", *["random", "greedy"] * 2, start=0))["code"]
            async with same.live(code) as line, anna.live(code) as before:
                await line.welcome()
                await before.welcome()
                while before.options:
                    await before.step(before.options[-1])
                first.kill()
                while line.version < before.version:
                    await line.hear()
                await line.play(random.Random(1))
                assert line.over
        numbers = postgres.sql("SELECT count(*), max(number) FROM choices", games.rpartition("/")[2])
        assert numbers.split("|")[0] == numbers.split("|")[1]


@told
async def test_when_the_database_drops_its_lines_the_game_goes_on(two: Two, postgres: Postgres) -> None:
    async with apart(two) as (hers, his):
        dropped = 0
        chance = random.Random(5)
        while hers.version < 40:
            for line in (hers, his):
                while line.options and line.version < 40:
                    answer = await line.choose(chance.choice(line.options))
                    if answer["type"] == "wrong":
                        assert answer["code"] in ("unavailable", "stale")
                        await asyncio.sleep(0.2)
                        await line.close()
                        await line.open(since=line.version)
                    elif line.version < answer["version"]:
                        await line.hear_until(lambda frame: line.version >= answer["version"])  # noqa: B023
            late, early = sorted((hers, his), key=lambda line: line.version)
            while late.version < early.version:
                await late.hear()
            if hers.version // 10 > dropped:
                dropped += 1
                postgres.sql(DROP)
        assert dropped >= 3


@told
async def test_a_database_that_may_only_be_read_is_told(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    name = database.rpartition("/")[2]
    with Server(tmp_path, database, NO_LIMITS) as server:
        async with Visitor(server.url) as monitor, asyncio.timeout(PATIENCE):
            for only_read, status in (("on", 503), ("off", 200)):
                postgres.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = {only_read}")
                postgres.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
                while (await monitor.http.get("/health")).status_code != status:
                    await asyncio.sleep(0.2)
            await monitor.called("Anna")
        assert '"level":"error"' not in server.logged()
    assert postgres.sql("SELECT name FROM keys", name) == "cookie"


def test_several_processes_share_one_port(postgres: Postgres, tmp_path: Path) -> None:
    with Server(tmp_path, postgres.new_database(), NO_LIMITS, "--workers=2") as server:

        @told
        async def play() -> None:
            async with visitors(server.url, *"ABCD") as people:
                code = (await people[0].make("me", "open", "open", "open", game="cardcassonne"))["code"]
                for number, visitor in enumerate(people[1:], 1):
                    await visitor.post(f"/api/games/{code}/seats/{number}")
                lines = [Live(visitor, code) for visitor in people]
                for line in lines:
                    await line.open()
                    await line.welcome()
                await asyncio.gather(*(line.play(random.Random(i)) for i, line in enumerate(lines)))
                assert all(line.log == lines[0].log for line in lines)
                for line in lines:
                    await line.close()

        play()
        until = time.monotonic() + PATIENCE
        while server.logged().count("server started") < 2:  # one may have served them all
            assert time.monotonic() < until
            time.sleep(0.1)
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0
        assert len(re.findall("server stopped", server.logged())) == 2


def test_several_processes_are_interrupted_together(postgres: Postgres, tmp_path: Path) -> None:
    with Server(tmp_path, postgres.new_database(), NO_LIMITS, "--workers=2") as server:
        assert server.process is not None
        until = time.monotonic() + PATIENCE
        while server.logged().count("server started") < 2:
            assert time.monotonic() < until
            time.sleep(0.1)
        for _ in range(3):
            os.killpg(server.process.pid, signal.SIGINT)  # as a terminal does it
            time.sleep(0.05)
        assert server.process.wait(PATIENCE) == 0
    assert server.logged().count("server stopped") == 2
    assert '"level":"error"' not in server.logged() and "Traceback" not in server.logged()


@told
async def test_a_process_that_starts_while_the_database_is_away_waits_for_it(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.new_database()
    name = database.rpartition("/")[2]
    with Server(tmp_path, database, NO_LIMITS, "--workers=2") as server:
        assert server.process is not None
        async with asyncio.timeout(4 * PATIENCE):
            while server.logged().count("server started") < 2:
                await asyncio.sleep(0.1)
            postgres.sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            postgres.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
            serving = [pid for pid in children_of(server.process.pid) if is_worker(pid)]
            assert len(serving) == 2
            os.kill(serving[0], signal.SIGKILL)
            while "waiting for the database" not in server.logged():
                await asyncio.sleep(0.1)
            assert server.process.poll() is None
            postgres.sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            while server.logged().count("server started") < 3:
                await asyncio.sleep(0.1)
            async with visitors(server.url, "Anna") as (anna,):
                code = (await anna.make("me", "here"))["code"]
                for path in (f"/api/games/{code}%00", "/api/games/%00/save", f"/api/games/{code}%00/history"):
                    await anna.get(path, status=404)
                async with anna.live(code) as line:
                    await line.welcome()
                    await line.send({"type": "choose", "key": "a\0b", "version": 0, "option": line.options[0]})
                    assert (await line.wait("wrong"))["code"] == "malformed"
            postgres.sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            postgres.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
            os.kill(next(pid for pid in children_of(server.process.pid) if is_worker(pid)), signal.SIGKILL)
            waited = server.logged().count("waiting for the database")
            while server.logged().count("waiting for the database") == waited:
                await asyncio.sleep(0.1)
            assert await asyncio.to_thread(server.stop) == 0  # also while a process waits
            postgres.sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_worker(pid: int) -> bool:
    """Whether a process serves requests: another one is the resource tracker of Python."""
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


def test_no_process_goes_on_when_the_first_one_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    with Server(tmp_path, postgres.new_database(), NO_LIMITS, "--workers=2") as server:
        server.kill()
        until = time.monotonic() + PATIENCE
        while server.answers():
            assert time.monotonic() < until, "somebody still listens"
            time.sleep(0.1)
        server.start()  # at the same port


@told
async def test_a_server_whose_database_falls_silent_can_be_stopped(postgres: Postgres, tmp_path: Path) -> None:
    async with behind_a_wire(postgres, tmp_path) as (server, wire), visitors(server.url, "Anna") as (anna,):
        code = (await anna.make("me", "here", start=0))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            wire.cut.set()
            await line.send({"type": "choose", "key": "1", "version": 0, "option": line.options[0]})
            assert await asyncio.to_thread(server.stop) == 0


def test_notes_outlive_the_loss_of_their_connection_at_any_moment(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notes, "AGAIN", 0.001)
    name = postgres.new_database().rpartition("/")[2]
    address = database.address(postgres.url(name))

    @told
    async def losses() -> None:
        heard: list[Note] = []
        away = itertools.cycle((True, False, False))  # when a note comes the database is away for a while, too

        async def hear(note: Note) -> None:
            if next(away):
                raise ConnectionError
            heard.append(note)

        async with channels_for(address, False) as teller, channels_for(address, False) as listener:
            hearing = asyncio.create_task(read_notes(listener, hear))
            for loss in range(12):
                dropping = asyncio.create_task(asyncio.to_thread(postgres.sql, f"{DROP} AND datname = '{name}'"))
                while not dropping.done():
                    teller.publish(packed(Note(f"loss {loss}")), CHANNEL)
                    await asyncio.sleep(0.001)
                await dropping
            while not any(note.about == "last" for note in heard):
                teller.publish(packed(Note("last")), CHANNEL)
                await asyncio.sleep(0.01)
            assert any(note.lost for note in heard)
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)

    losses()


@told
async def test_a_crowd_before_a_silent_database_is_told_that_it_cannot_be_reached(
    postgres: Postgres, tmp_path: Path
) -> None:
    async with behind_a_wire(postgres, tmp_path) as (server, wire), visitors(server.url, "Anna") as (anna,):
        wire.cut.set()
        answers = await asyncio.gather(*(anna.http.get("/api/me") for _ in range(50)))
        assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(503, "unavailable")}
    assert '"level":"error"' not in server.logged()


def test_of_a_crowd_the_others_are_told_the_first_names() -> None:
    crowd = [(f"{number:032}", f"Somebody called {number}") for number in range(500)]
    told = msgspec.json.decode(packed(Note("ABCDEF", here=crowd)), type=Note)
    assert told.here is not None and len(told.here) > 50
    assert told.here == crowd[: len(told.here)] and len(packed(told)) < LONGEST


@asynccontextmanager
async def behind_a_wire(postgres: Postgres, folder: Path) -> AsyncIterator[tuple[Server, Wire]]:
    """A server, and a proxy to its database that can be cut."""
    async with Wire(postgres.port) as wire:
        games = postgres.new_database().replace(f":{postgres.port}/", f":{wire.port}/")
        server = Server(folder, games, NO_LIMITS)
        try:
            await asyncio.to_thread(server.start)  # the proxy runs meanwhile
            yield server, wire
        finally:
            server.kill()


class Wire:
    """A proxy between a server and its database. When it is cut, neither side receives anything, not even the end of
    the connection."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = free_port()
        self.cut = asyncio.Event()
        self.lines: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.listening = await asyncio.start_server(self.joined, "127.0.0.1", self.port)
        return self

    async def __aexit__(self, *reason: object) -> None:
        self.listening.close()
        for line in self.lines:
            line.cancel()

    async def joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.to)
        for end in (self.carry(reader, back), self.carry(there, writer)):
            self.lines.add(asyncio.create_task(end))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.closing(writer):
            while data := await reader.read(65536):
                if self.cut.is_set():
                    await asyncio.sleep(PATIENCE)
                writer.write(data)
