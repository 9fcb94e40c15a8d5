"""What happens to games when the machine, its disk or its network fails."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import socket
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.serving import NO_LIMITS, PATIENCE, Server
from server.visitor import Live, told, visitors


@asynccontextmanager
async def on_one_device(server: Server) -> AsyncIterator[Live]:
    """Anna plays with Ben, who sits beside her."""
    async with visitors(server.url, "Anna") as (anna,):
        code = (await anna.make("me", "here", start=0))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            await line.step(line.options[0])
            yield line


@contextmanager
def allowed(server: Server, what: int, most: int) -> Iterator[None]:
    """Limit the server to so much of a resource for a while."""
    assert server.process is not None
    before = resource.prlimit(server.process.pid, what)
    resource.prlimit(server.process.pid, what, (most, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, what, before)


@told
async def test_on_a_full_disk_nothing_is_accepted_and_later_the_game_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS) as server:
        async with on_one_device(server) as line:
            option, at = line.options[0], line.version
            with allowed(server, resource.RLIMIT_FSIZE, 4096):
                assert (await line.choose(option))["code"] == "unavailable"
                refused = await line.visitor.ask("PUT", "/api/me", {"name": "Eve"}, status=503)
                assert refused["code"] == "unavailable"
                told = await line.visitor.get("/health", status=503)
                assert not told["ok"] and not told["database"]
            assert (await line.visitor.get("/health"))["ok"]
            assert (await line.choose(option)) | {"key": ""} == {"type": "done", "key": "", "version": at + 1}
            await line.play(random.Random(1))
            server.kill()
            server.start()
            assert (await line.visitor.get(f"/api/games/{line.code}"))["version"] == line.version
        assert '"level":"error"' not in server.logged()


@told
async def test_a_disk_that_fills_up_is_told_though_nobody_plays(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS) as server:
        async with visitors(server.url, "Anna") as (anna,):
            with allowed(server, resource.RLIMIT_FSIZE, 4096):
                async with asyncio.timeout(PATIENCE):
                    while (await anna.http.get("/health")).status_code == 200:
                        await asyncio.sleep(0.1)
            assert (await anna.get("/health"))["ok"]
            size = Path(f"{server.database}-wal").stat().st_size
            for _ in range(100):
                await anna.get("/health")
            assert Path(f"{server.database}-wal").stat().st_size <= size + 40 * 4096, "every question is written down"


@told
async def test_nothing_is_accepted_when_the_file_of_the_games_is_taken_away(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS) as server:
        async with on_one_device(server) as line:
            option, at = line.options[0], line.version
            file = Path(server.database)
            file.rename(tmp_path / "elsewhere.db")
            assert (await line.choose(option))["code"] == "unavailable"
            assert not (await line.visitor.get("/health", status=503))["ok"]
            file.write_bytes(b"")  # another file of the same name is not the same
            assert (await line.choose(option))["code"] == "unavailable"
            (tmp_path / "elsewhere.db").rename(file)
            assert (await line.choose(option))["version"] == at + 1
        assert "FileGone" in server.logged() and '"level":"error"' not in server.logged()


def knock(server: Server, times: int, lines: ExitStack) -> list[socket.socket]:
    """Connect, send the beginning of a request, and stop."""
    knocking = []
    for _ in range(times):
        line = lines.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
        line.send(b"GET / HTTP/1.1\r\nHost: ")
        knocking.append(line)
    return knocking


@told
async def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS | {"silence": 0.5}) as server, ExitStack() as lines:
        async with on_one_device(server) as line:
            for silent in knock(server, 3, lines):
                assert await asyncio.to_thread(silent.recv, 1) == b""
            await line.send({"type": "ping"})
            await line.wait("pong")  # players may be silent as long as they like


@told
async def test_a_server_without_free_lines_serves_those_it_has_and_recovers(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS) as server:
        async with on_one_device(server) as line:
            assert server.process is not None
            open_now = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
            with ExitStack() as lines, allowed(server, resource.RLIMIT_NOFILE, open_now + 20):
                await asyncio.to_thread(knock, server, 50, lines)
                while "out of system resource" not in server.logged():
                    await asyncio.sleep(0.05)
                await line.step(line.options[0])
        assert server.answers()
        assert server.logged().count("out of system resource") < 5


@told
async def test_a_crowd_comes_and_goes(tmp_path: Path) -> None:
    names = [f"Guest {number:02}" for number in range(40)]
    with Server(tmp_path, limits=NO_LIMITS) as server:
        async with on_one_device(server) as line, visitors(server.url, *names) as crowd:
            for _ in range(2):
                watching = [Live(visitor, line.code) for visitor in crowd]
                await asyncio.gather(*(each.open() for each in watching))
                await asyncio.gather(*(each.welcome() for each in watching))
                await line.hear_until(lambda frame: line.watchers == names)
                for each in watching:
                    await each.close()
                await line.hear_until(lambda frame: line.watchers == [])
        assert '"level":"error"' not in server.logged()


@pytest.mark.parametrize("number", [1, 2, 3])
@told
async def test_a_server_stopped_in_the_middle_of_games_keeps_what_it_accepted(tmp_path: Path, number: int) -> None:
    accepted: dict[str, int] = {}

    async def play(name: str, server: Server) -> None:
        async with visitors(server.url, name) as (visitor,):
            code = (await visitor.make("me", "here", start=0))["code"]
            line = Live(visitor, code)
            await line.open()
            await line.welcome()
            chance = random.Random(name)
            while True:
                if line.over:
                    return
                answer = await line.choose(chance.choice(line.options))
                accepted[code] = answer["version"]
                while line.version < answer["version"]:
                    await line.hear()

    with Server(tmp_path, limits=NO_LIMITS) as server:
        games = [asyncio.create_task(play(f"{number} {game}", server)) for game in range(10)]
        while sum(accepted.values()) < 300 * number:
            await asyncio.sleep(0.01)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(server.process.wait, PATIENCE) == 0
        outcomes = await asyncio.gather(*games, return_exceptions=True)
        assert all(outcome is None or isinstance(outcome, ConnectionClosed) for outcome in outcomes), outcomes
        assert '"level":"error"' not in server.logged()
    connection = sqlite3.connect(server.database)
    kept = dict(connection.execute("SELECT code, version FROM games"))
    connection.close()
    assert all(kept[code] >= version for code, version in accepted.items())


@told
async def test_a_server_is_stopped_while_bots_think_and_games_are_opened(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS) as server:
        async with visitors(server.url, "Anna") as (anna,):
            codes = [(await anna.make("greedy", "me", "greedy"))["code"] for _ in range(10)]
            server.kill()
            server.start()
            asked = [asyncio.create_task(anna.http.get(f"/api/games/{code}/fields")) for code in codes]
            await asyncio.sleep(0.1)
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.gather(*asked, return_exceptions=True)
        assert "server stopped" in server.logged() and "did not end in time" not in server.logged()
        assert '"level":"error"' not in server.logged() and "Traceback" not in server.logged()
