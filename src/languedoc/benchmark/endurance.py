"""What a server holds in the long run: a soak, in which games are played one after the other, and a crowd of idle games
and sockets."""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from languedoc.benchmark.load import LoadFailed, Table, memory, p99, server
from languedoc.server.connections import raise_file_limit

SAMPLES = 40  # of the memory, in a soak
FLAT = 0.1  # growth over the second half of a soak that counts as flat, as a part of the memory
AT_ONCE = 50  # requests and connections under way while a crowd comes
SETTLED = 15.0  # seconds after which the memory of a crowd is read


@dataclass(frozen=True, slots=True)
class Soak:
    """`memory_mb` is what the server held, from the beginning to the end. `growth_mb` is what it held more at the end
    than in the middle; by then the tables in memory have reached their bound if the soak is long enough."""

    minutes: float
    games: int
    choices: int
    median_ms: float
    p99_ms: float
    memory_mb: list[float]
    growth_mb: float
    flat: bool
    machine_load: float


@dataclass(frozen=True, slots=True)
class Crowd:
    """`memory_mb` is what the server holds with all games and sockets, `empty_mb` what it held before."""

    games: int
    sockets: int
    empty_mb: float
    memory_mb: float
    machine_load: float


# ------------------------------------------------------------------ a soak


async def one_after_the_other(
    url: str, number: int, rate: float, latencies: list[tuple[float, float]], finished: list[str]
) -> None:
    """Play games to their end, for ever."""
    while True:
        table = Table(url, number, rate, latencies)
        await asyncio.to_thread(table.make)
        begun = asyncio.Event()
        begun.set()
        playing = [asyncio.create_task(table.play(who, begun)) for who in (0, 1)]
        over = asyncio.create_task(table.over.wait())
        try:
            await asyncio.wait([over, *playing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (over, *playing):
                task.cancel()
            outcomes = await asyncio.gather(*playing, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, Exception) and not table.over.is_set():
                raise outcome
        finished.append(table.code)
        number += 1_000_000


async def soaked(url: str, pid: int, tables: int, rate: float, minutes: float, tell: Callable[[str], None]) -> Soak:
    latencies: list[tuple[float, float]] = []
    finished: list[str] = []
    playing = [
        asyncio.create_task(one_after_the_other(url, number, rate / tables, latencies, finished))
        for number in range(tables)
    ]
    held: list[float] = []
    began = time.monotonic()
    try:
        for sample in range(SAMPLES):
            await asyncio.sleep(max(0.0, began + minutes * 60 * (sample + 1) / SAMPLES - time.monotonic()))
            held.append(round(memory(pid) / 1000, 1))
            tell(f"{(time.monotonic() - began) / 60:.1f} of {minutes:g} minutes, {held[-1]:g} MB")
            for task in playing:
                if task.done():
                    raise LoadFailed(f"a game could not go on: {task.exception()!r}")
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    spent = sorted(latency * 1000 for _, latency in latencies)
    if not spent:
        raise LoadFailed("no choice was kept in this time")
    middle = max(held[SAMPLES // 2 - 3 : SAMPLES // 2 + 3])
    growth = max(held[-5:]) - middle
    return Soak(
        minutes=minutes,
        games=len(finished),
        choices=len(spent),
        median_ms=round(spent[len(spent) // 2], 2),
        p99_ms=round(p99(spent), 2),
        memory_mb=held,
        growth_mb=round(growth, 1),
        flat=growth <= FLAT * middle,
        machine_load=round(os.getloadavg()[0], 2),
    )


def soak(minutes: float, tables: int, rate: float, database: str, tell: Callable[[str], None]) -> Soak:
    """Play on a server of its own for some minutes."""
    with tempfile.TemporaryDirectory() as folder:
        where = database or str(Path(folder) / "games.db")
        with server(Path(folder), where) as (url, pid):
            found = asyncio.run(soaked(url, pid, tables, rate, minutes, tell))
        if '"level":"error"' in (Path(folder) / "log").read_text():
            raise LoadFailed("the server reports an error")
        return found


# ------------------------------------------------------------------ a crowd


async def gathered(url: str, pid: int, games: int, sockets: int, tell: Callable[[str], None]) -> Crowd:
    empty = memory(pid)
    tables = [Table(url, number, 1.0, []) for number in range(games)]
    places = asyncio.Semaphore(AT_ONCE)
    done = 0

    async def make(table: Table) -> None:
        nonlocal done
        async with places:
            await asyncio.to_thread(table.make)
        done += 1
        if done % 100 == 0:
            tell(f"{done} games")

    await asyncio.gather(*(make(table) for table in tables))
    async with contextlib.AsyncExitStack() as stack:
        lines: list[ClientConnection] = []

        async def come(number: int) -> None:
            table, who = tables[number // 2 % games], number % 2
            async with places:
                line = await connect(
                    f"{url.replace('http', 'ws', 1)}/api/games/{table.code}/live",
                    additional_headers={"Cookie": table.cookies[who]},
                    compression=None,
                    max_size=None,
                    proxy=None,
                    open_timeout=60.0,
                )
                await line.recv()
            lines.append(line)
            stack.push_async_callback(line.close)
            if len(lines) % 100 == 0:
                tell(f"{len(lines)} sockets")

        await asyncio.gather(*(come(number) for number in range(sockets)))
        await asyncio.sleep(SETTLED)
        held = memory(pid)
    return Crowd(games, sockets, round(empty / 1000, 1), round(held / 1000, 1), round(os.getloadavg()[0], 2))


def crowd(games: int, sockets: int, database: str, tell: Callable[[str], None]) -> Crowd:
    """Many games that nobody plays, and many who only look, on a server of its own."""
    raise_file_limit()
    with tempfile.TemporaryDirectory() as folder:
        where = database or str(Path(folder) / "games.db")
        with server(Path(folder), where) as (url, pid):
            return asyncio.run(gathered(url, pid, games, sockets, tell))
