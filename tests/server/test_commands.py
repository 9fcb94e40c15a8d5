"""How the server is started and stopped."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from helpers.processes import children_of, is_alive, is_worker, wait_until
from languedoc.server import commands
from languedoc.server.database import BadDatabase, address
from languedoc.server.migrations import upgrade
from languedoc.server.schema import metadata
from languedoc.server.settings import BadSettings, limits_of, seed_of
from server.serving import NO_LIMITS, PATIENCE, Server
from server.visitor import told, visitors

LANGUEDOC = (sys.executable, "-m", "languedoc")


def serve(*arguments: str, by: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """A server that cannot start, run `by` another command."""
    command = [*by, *LANGUEDOC, "serve", "--no-browser", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


@pytest.mark.parametrize(
    ("database", "told"),
    [
        ("mysql://me:hush@localhost/games", "'mysql' is no database that can be used here"),
        ("postgresql://me:hush@[::1/games", "this is no address of a database"),
        ("sqlite://", "names no file"),
        ("://", "this is no address of a database"),
        ("", "no database"),
        ("/", "no database"),
    ],
)
def test_what_is_no_address_of_a_database(database: str, told: str) -> None:
    with pytest.raises(BadDatabase, match=told) as refused:
        address(database)
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize("database", ["postgresql://me:hush@127.0.0.1:1/games", "/proc/nowhere/games.db"])
def test_a_database_that_cannot_be_reached_is_told_in_one_line(database: str) -> None:
    outcome = serve(f"--database={database}")
    assert outcome.returncode == 2 and outcome.stdout == ""
    assert outcome.stderr.startswith("languedoc: ") and outcome.stderr.count("\n") == 1
    assert "cannot be used" in outcome.stderr and "hush" not in outcome.stderr


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 100)
    outcome = serve(f"--database={letter}")
    assert outcome.returncode == 2 and "not a database" in outcome.stderr
    assert letter.read_text().startswith("Dear Anna")


def test_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        pass
    file = Path(server.database)
    file.chmod(0o444)
    obedient: list[str] = []
    if os.geteuid() == 0:  # root may write everywhere
        if shutil.which("setpriv") is None:
            pytest.skip("setpriv is not here, and root may write to every file")
        obedient = ["setpriv", "--bounding-set=-dac_override", "--inh-caps=-all"]
    outcome = serve("--port=0", f"--database={file}", by=obedient)
    assert outcome.returncode == 2 and outcome.stdout == ""
    assert outcome.stderr == f"languedoc: the database {file} cannot be used: attempt to write a readonly database\n"


def test_a_disk_that_is_full_from_the_start(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        pass
    full = ["prlimit", "--fsize=4096"]
    outcome = serve("--port=0", f"--database={server.database}", by=full)
    assert outcome.returncode == 2 and outcome.stdout == ""
    assert outcome.stderr.startswith("languedoc: the database ") and outcome.stderr.count("\n") == 1


def test_settings_that_cannot_be(tmp_path: Path) -> None:
    file = str(tmp_path / "games.db")
    for settings, why in (
        ({"workers": 2}, "need PostgreSQL"),
        ({"workers": 0}, "at least one"),
        ({"bots": 0}, "at least one"),
        ({"port": 70_000}, "no port 70000"),
        ({"host": "192.0.2.1"}, "cannot listen"),
    ):
        arguments: dict[str, Any] = {"host": "127.0.0.1", "port": None, "workers": 1} | settings
        with pytest.raises(BadSettings, match=why):
            commands.serve(database=file, browser=False, **arguments)
    with pytest.raises(BadSettings, match="LANGUEDOC_LIMITS"):
        limits_of({"LANGUEDOC_LIMITS": '{"rain": 3}'})
    for seed in ("-1", "x", str(2**64)):
        with pytest.raises(BadSettings, match="LANGUEDOC_SEED"):
            seed_of({"LANGUEDOC_SEED": seed})
    assert (seed_of({}), seed_of({"LANGUEDOC_SEED": "17"})) == (None, 17)


@told
async def test_every_game_has_a_seed_of_its_own_unless_one_is_set(tmp_path: Path) -> None:
    for seed, different in ((None, 3), (17, 1)):
        with Server(tmp_path, seed=seed) as server:
            async with visitors(server.url, "Anna") as (anna,):
                for _ in range(3):
                    await anna.make("me", "random")
        with closing(sqlite3.connect(server.database)) as kept:
            setups = [setup for (setup,) in kept.execute("SELECT setup FROM games ORDER BY id DESC LIMIT 3")]
        keys = {line for setup in setups for line in setup.splitlines() if line.startswith("key ")}
        assert len(keys) == different and (seed is None or keys == {f"key {seed:032x}"})


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        outcome = serve(f"--port={port}", f"--database={tmp_path / 'games.db'}")
        assert outcome.returncode == 2 and f"port {port}" in outcome.stderr


@told
async def test_answers_are_not_held_back_to_be_sent_together() -> None:
    held_back: asyncio.Queue[int] = asyncio.Queue()

    async def answer(_: asyncio.StreamReader, line: asyncio.StreamWriter) -> None:
        at_once = line.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        held_back.put_nowait(not at_once)
        line.close()

    with closing(commands.bind("127.0.0.1", 0)) as listening:
        async with await asyncio.start_server(answer, sock=listening):
            _, line = await asyncio.open_connection(*listening.getsockname())
            assert not await held_back.get(), "the system waits for 40 ms before it sends the second of two frames"
            line.close()


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        outcome = serve("--port=0", f"--database={server.database}")
        assert outcome.returncode == 2 and server.url in outcome.stderr


def test_a_server_that_is_still_starting_is_not_taken_for_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    (tmp_path / "games.db.lock").write_text("http://127.0.0.1:1/")  # where the last one was
    with commands.lock_file(file) as nobody:
        assert nobody is None
        began = threading.Timer(0.5, (tmp_path / "games.db.lock").write_text, ["http://127.0.0.1:2/"])
        began.start()
        with commands.lock_file(file) as running:
            assert running == "http://127.0.0.1:2/"
        began.join()


def test_plain_languedoc_prints_its_address_and_opens_the_browser(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {seen}\n')
    browser.chmod(0o755)
    environ = os.environ | {"XDG_DATA_HOME": str(tmp_path / "data"), "BROWSER": f"{browser} %s"}
    quiet = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen([*LANGUEDOC], env=environ, text=True, **quiet) as process:  # type: ignore[call-overload]
        try:
            said = process.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+/", said)
            assert found, said
            wait_until(lambda: seen.exists() and seen.read_text() != "", "no browser is opened")
            assert seen.read_text().strip() == found[0]
            assert (tmp_path / "data" / "languedoc" / "languedoc.db").exists()
            again = subprocess.run([*LANGUEDOC], env=environ, capture_output=True, text=True, timeout=PATIENCE)
            assert again.returncode == 0 and found[0] in again.stdout
            assert seen.read_text().split() == [found[0]] * 2
        finally:
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) in ((0, ""), (130, "\n")), errors


def test_a_server_that_is_stopped_says_goodbye(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS) as server:
        closed: list[int] = []

        @told
        async def stay() -> None:
            async with visitors(server.url, "Anna") as (anna,):
                code = (await anna.make("me", "greedy", start=0))["code"]
                async with anna.live(code) as line:
                    await line.welcome()
                    await line.step(line.options[0])
                    assert server.process is not None
                    server.process.send_signal(signal.SIGTERM)
                    assert line.socket is not None
                    await line.socket.wait_closed()
                    closed.append(line.socket.close_code or 0)

        stay()
        assert closed == [1012]
        assert server.process is not None
        assert server.process.wait(PATIENCE) == 0
    last = json.loads(server.logged().splitlines()[-1])
    assert last["event"] == "server stopped"


@pytest.mark.parametrize("gap", [0.3, 1.0])
def test_a_server_that_is_interrupted_twice_ends_in_order(tmp_path: Path, gap: float) -> None:
    with Server(tmp_path, limits=NO_LIMITS) as server:
        assert server.process is not None
        with closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE)) as slow:
            slow.sendall(b"POST /api/games HTTP/1.1\r\nHost: languedoc\r\nContent-Length: 1000\r\n\r\n")
            time.sleep(0.5)
            for _ in range(2):
                server.process.send_signal(signal.SIGINT)
                time.sleep(gap)
            assert server.process.wait(PATIENCE) == 130
    assert "server stopped" in server.logged() and '"level":"error"' not in server.logged()
    assert "Traceback" not in server.logged()


def test_bots_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS) as server:

        @told
        async def play() -> None:
            async with visitors(server.url, "Anna") as (anna,):
                code = (await anna.make("greedy", "me"))["code"]
                async with anna.live(code) as line:
                    await line.welcome()
                    if not line.options:
                        await line.hear_until(lambda frame: bool(line.options))

        play()
        assert server.process is not None
        children = children_of(server.process.pid)
        assert children
        server.kill()
        wait_until(lambda: not any(map(is_alive, children)), "the bots outlive their server")


def test_a_bot_that_dies_is_started_again(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS) as server:
        assert server.process is not None
        pid = server.process.pid

        @told
        async def play() -> None:
            async with visitors(server.url, "Anna") as (anna,):
                code = (await anna.make("me", "greedy", start=0))["code"]
                async with anna.live(code) as line:
                    await line.welcome()
                    for _ in range(3):
                        for child in filter(is_worker, children_of(pid)):
                            with suppress(OSError):  # it may have gone meanwhile
                                os.kill(child, signal.SIGKILL)
                        at = len(line.table["laid"])
                        while len(line.table["laid"]) < at + 2:
                            while line.options:
                                await line.step(line.options[-1])
                            await line.hear()

        play()


def test_the_migrations_lead_to_the_tables_that_are_used(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = create_engine(f"sqlite:///{tmp_path / 'games.db'}")
    with engine.begin() as connection:
        upgrade(connection)
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
