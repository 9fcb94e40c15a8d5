"""For whoever runs a server: numbers for Prometheus, and backups that can be restored."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import os
import re
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import func, select

from helpers.command import run
from languedoc import Game
from languedoc.benchmark.postgres import Postgres, free_port
from languedoc.server import backups
from languedoc.server.backups import BadBackup
from languedoc.server.database import Database, address
from languedoc.server.kept import Kept, Seat, Standing, now
from languedoc.server.schema import games
from languedoc.server.store import Store
from server.serving import NO_LIMITS, PATIENCE, Server
from server.visitor import told, visitors


def numbers(port: int) -> dict[str, float]:
    """Everything that Prometheus would read."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = answer.read().decode().splitlines()
    found = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    kinds = {line.split()[2] for line in lines if line.startswith("# TYPE")}
    bare = {re.sub(r"\{.*|_(bucket|sum|count)$", "", re.sub(r"\{.*", "", name)) for name in found}
    assert bare == kinds & bare, "every number has a type"
    return {name: float(value) for name, value in found.items()}


@told
async def test_the_operator_reads_numbers_that_nobody_else_can_reach(tmp_path: Path) -> None:
    port = free_port()
    with Server(tmp_path, "", NO_LIMITS, f"--metrics=127.0.0.1:{port}") as server:
        async with visitors(server.url, "Anna") as (anna,):
            code = (await anna.make("me", "random", start=0))["code"]
            async with anna.live(code) as line:
                await line.welcome()
                while line.options:
                    await line.step(line.options[-1])
                while not line.options:
                    await line.hear()
                assert (await line.choose("no such option"))["code"] == "illegal"
                found = await asyncio.to_thread(numbers, port)
            await anna.get("/metrics.txt", status=404)
            assert "languedoc_" not in await anna.get("/metrics")
        assert found["languedoc_choice_seconds_count"] >= 1
        assert found['languedoc_choice_seconds_bucket{le="+Inf"}'] == found["languedoc_choice_seconds_count"]
        assert found["languedoc_bot_choices_total"] >= 1
        assert found['languedoc_refusals_total{code="illegal"}'] == 1
        assert found['languedoc_games_total{event="made"}'] == 1
        assert found['languedoc_requests_total{method="POST",status="201"}'] == 1
        assert found["languedoc_tables"] == found["languedoc_sockets"] == 1
        assert found["languedoc_memory_bytes"] > 10_000_000 and found["languedoc_processor_seconds_total"] > 0
        with pytest.raises(urllib.error.HTTPError, match="404"):
            await asyncio.to_thread(urllib.request.urlopen, f"http://127.0.0.1:{port}/")
        with pytest.raises((OSError, http.client.HTTPException)):
            await asyncio.to_thread(urllib.request.urlopen, f"http://127.0.0.2:{port}/metrics", None, 5)


def test_an_address_for_numbers_that_is_none_is_refused(tmp_path: Path) -> None:
    for wrong in ("9100", "localhost", "127.0.0.1:x", ":9100"):
        outcome = run("serve", "--no-browser", "--metrics", wrong, "--database", str(tmp_path / "games.db"))
        assert outcome.exit_code == 2 and "HOST:PORT" in outcome.output


@told
async def test_a_backup_is_restored_into_either_database_and_people_play_on(tmp_path: Path, postgres: Postgres) -> None:
    file = tmp_path / "games.backup"
    with Server(tmp_path, limits=NO_LIMITS) as server:
        async with visitors(server.url, "Anna", "Ben") as (anna, ben):
            cookies = anna.http.cookies
            code = (await anna.make("me", "open", start=0))["code"]
            await ben.post(f"/api/games/{code}/seats/1")
            async with anna.live(code) as line:
                await line.welcome()
                await line.send({"type": "say", "key": "1", "text": "Good luck!"})
                await line.wait("said")
                await line.step(line.options[0])
                before = dict(line.table)
                outcome = await asyncio.to_thread(run, "backup", str(file), "--database", server.database)
        assert outcome.exit_code == 0, outcome.output
    assert file.stat().st_mode & 0o077 == 0, "it holds the keys of all games"
    first = postgres.new_database()
    others = [str(tmp_path / "other.db"), first]
    for database in others:
        outcome = await asyncio.to_thread(run, "restore", str(file), "--database", database)
        assert outcome.exit_code == 0, outcome.output
        folder = tmp_path / "again"
        folder.mkdir(exist_ok=True)
        with Server(folder, database, NO_LIMITS) as server:
            async with visitors(server.url, "Carl") as (anna,):
                anna.http.cookies = cookies  # the key of the cookies is in the backup, too
                async with anna.live(code) as line:
                    await line.welcome()
                    assert line.version == 1 and [said["text"] for said in line.chat] == ["Good luck!"]
                    assert line.table["laid"] == before["laid"]
                    if line.options:
                        await line.step(line.options[0])
                assert (await anna.make("me", "here"))["code"] != code, "new games get numbers of their own"
        with pytest.raises(BadBackup, match="not empty"):
            await backups.restore(file, database)
    moved = tmp_path / "moved.backup"
    await backups.back_up(first, moved)
    assert await backups.restore(moved, str(tmp_path / "back.db")) > 5


@told
async def test_nobody_else_reads_the_database_or_a_backup(tmp_path: Path) -> None:
    file, part = tmp_path / "games.backup", tmp_path / "games.backup.part"
    part.write_bytes(b"")  # of a backup that was killed
    part.chmod(0o644)
    before = os.umask(0o022)
    try:
        with Server(tmp_path, limits=NO_LIMITS) as server:
            async with visitors(server.url, "Anna") as (anna,):
                await anna.make("me", "here")
            await backups.back_up(server.database, file)
            for path in (file, *tmp_path.glob("games.db*")):
                if not path.name.endswith(".lock"):  # it holds the address
                    assert path.stat().st_mode & 0o077 == 0, path.name
    finally:
        os.umask(before)


@told
async def test_a_damaged_backup_is_restored_not_at_all(tmp_path: Path) -> None:
    file, database = tmp_path / "games.backup", str(tmp_path / "new.db")
    with Server(tmp_path, limits=NO_LIMITS) as server:
        async with visitors(server.url, "Anna") as (anna,):
            await anna.make("me", "open")
        await backups.back_up(server.database, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    wrong = {
        "cut": file.read_bytes()[:-20],
        "without an end": gzip.compress(b"".join(lines[:-1])),
        "with a row less": gzip.compress(b"".join([*lines[:-2], lines[-1]])),
        "of another version": gzip.compress(b"".join([b'{"languedoc-backup":2}\n', *lines[1:]])),
        "with another table": gzip.compress(b"".join([lines[0], b'["dragons",{}]\n', *lines[1:]])),
        "no backup": b"hello",
    }
    for what, content in wrong.items():
        damaged = tmp_path / what
        damaged.write_bytes(content)
        with pytest.raises(BadBackup):
            await backups.restore(damaged, database)
        await backups.back_up(database, tmp_path / "empty")
        assert gzip.decompress((tmp_path / "empty").read_bytes()).count(b"\n") <= 3, what
    assert await backups.restore(file, database) > 2


@told
async def test_old_games_are_deleted_as_the_operator_wishes(tmp_path: Path) -> None:
    game = Game(2, seed=1)
    while not game.over:
        game.choose(0)
    with Server(tmp_path, limits=NO_LIMITS) as server:
        async with visitors(server.url, "Anna") as (anna,):
            waiting = (await anna.make("me", "open"))["code"]
            running = (await anna.make("me", "here"))["code"]
            over = (await anna.ask("POST", "/api/games/upload", content=game.save().encode()))["code"]
            for limits, left in (
                ({}, {waiting, running, over}),
                ({"waiting_days": 0}, {running, over}),
                ({"abandoned_days": 0}, {over}),
                ({"finished_days": 0}, set()),
            ):
                server.stop()
                server.limits = NO_LIMITS | limits
                server.start()
                async with asyncio.timeout(PATIENCE):
                    while {game["code"] for game in (await anna.get("/api/games"))["mine"]} != left:
                        await asyncio.sleep(0.1)
        assert '"level":"error"' not in server.logged()


@told
async def test_old_games_are_deleted_a_few_at_a_time(tmp_path: Path) -> None:
    """Nothing else is written meanwhile, and there may be very many."""
    database = Database(address(str(tmp_path / "games.db")))
    await database.open()
    try:
        store = Store(database)
        for number in range(100):
            await store.add(
                Kept(f"g{number}", "carcassonne", "", "", Standing("over", None, 0, []), seats=[Seat(0, "open")])
            )
        count = select(func.count()).select_from(games)
        left: set[int] = set()
        deleting = asyncio.create_task(store.expire({"over": now() + 1}))
        while not deleting.done():
            left.add(await database.write(lambda connection: connection.execute(count).scalar_one()))
        assert await deleting == 100
        assert len(left) > 3, "others waited until all were deleted"
    finally:
        await database.close()


@told
async def test_uploads_are_as_large_as_the_operator_allows(tmp_path: Path) -> None:
    async def parts() -> AsyncIterator[bytes]:
        for _ in range(6):
            yield b"x" * 500

    with Server(tmp_path, limits=NO_LIMITS | {"upload": 2000}) as server:
        async with visitors(server.url, "Anna") as (anna,):
            where = "/api/games/upload"
            assert (await anna.ask("POST", where, content=b"x" * 2000, status=400))["code"] == "bad_upload"
            assert (await anna.ask("POST", where, content=b"x" * 2001, status=413))["code"] == "too_large"
            assert (await anna.ask("POST", where, content=parts(), status=413))["code"] == "too_large", "of no length"
            server.stop()
            server.limits = NO_LIMITS | {"upload": 3_000_000}
            server.start()
            assert (await anna.ask("POST", where, content=b"x" * 2_500_000, status=400))["code"] == "bad_upload"
        assert '"level":"error"' not in server.logged()
