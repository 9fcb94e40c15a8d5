"""How much a server carries: many games at once, played by scripted people over real sockets.

The server is a process of its own, as are those who play. Each choice is sent at a time drawn beforehand, whether the
one before was answered quickly or not, so a slow server does not get fewer choices.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import http.client
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from websockets.asyncio.client import ClientConnection, connect

from languedoc.benchmark.postgres import NoPostgres, started
from languedoc.errors import LanguedocError
from languedoc.server.settings import LIMITS

HERE = "127.0.0.1"
STRETCH = 5.0  # seconds over which `best_p99_ms` is taken
STARTED = 60.0  # seconds that the server may take
NO_LIMITS = {
    **{"requests": 1e6, "request_burst": 10**6},
    **{"messages": 1e6, "message_burst": 10**6, "makings": 1e6, "making_burst": 10**6},
    **{"games": 10**6, "sockets": 10**6, "sockets_of_address": 10**6, "requests_at_once": 10**6},
    **{"connects": 1e6, "connect_burst": 10**6, "processor": 1e6, "processor_burst": 1e6},
    **{"processor_share": 1e6, "processor_share_burst": 1e6, "waiting_of_address": 10**9},
    **{"processor_of_address": 1e6, "processor_burst_of_address": 1e6},
}


class Option(Struct):
    text: str


class Asked(Struct):
    options: list[Option]


class Seen(Struct):
    asked: Asked | UnsetType | None = UNSET
    status: str = ""


class Frame(Struct):
    """What a scripted player reads of a frame."""

    type: str
    version: int = 0
    key: str = ""
    table: Seen | None = None


read = msgspec.json.Decoder(Frame).decode


@dataclass(frozen=True, slots=True)
class Load:
    """Latencies are in milliseconds, from sending a choice to its confirmation: median, 99th percentile, and longest.
    `best_p99_ms` is the 99th percentile of the best few seconds, since other programs on the machine slow the server
    down, too. Memory is what the server uses more than before the games."""

    games: int
    seconds: float
    choices: int
    choices_per_s: float
    median_ms: float
    p99_ms: float
    best_p99_ms: float
    longest_ms: float
    memory_per_game_kb: float
    server_cpu_ms_per_choice: float
    machine_load: float
    rate: float = 0.0
    """The choices a second that were wanted."""


class LoadFailed(LanguedocError):
    """The games could not be played."""


class Table:
    """One game and its two players. Whoever is asked chooses at random."""

    def __init__(
        self,
        url: str,
        number: int,
        rate: float,
        latencies: list[tuple[float, float]],
        address: str = HERE,
        listed: bool = False,
    ) -> None:
        self.url = url
        self.address = address
        self.listed = listed
        self.chance = random.Random(number)
        self.rate = rate
        self.latencies = latencies
        self.cookies = ["", ""]
        self.code = ""
        self.over = asyncio.Event()

    def make(self) -> None:
        """The game, with a seat for each."""
        wish = {"seats": [{"kind": "me"}, {"kind": "open"}], "start": 0, "listed": self.listed}
        self.code = self._ask(0, "/api/games", wish)["code"]
        self._ask(1, f"/api/games/{self.code}/seats/1")

    def _ask(self, who: int, path: str, body: object = None) -> Any:
        connection = http.client.HTTPConnection(self.url.removeprefix("http://"), source_address=(self.address, 0))
        headers = {"cookie": self.cookies[who], "content-type": "application/json"}
        connection.request("POST", path, json.dumps(body) if body else None, headers)
        answer = connection.getresponse()
        data = answer.read()
        cookie = answer.getheader("set-cookie")
        self.cookies[who] = cookie.partition(";")[0] if cookie else self.cookies[who]
        connection.close()
        if answer.status >= 400:
            raise LoadFailed(f"{path}: {data.decode()}")
        return json.loads(data)

    async def play(self, who: int, begun: asyncio.Event) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/games/{self.code}/live"
        headers = {"Cookie": self.cookies[who]}
        async with connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
            local_addr=(self.address, 0),
        ) as socket:
            frame = read(await socket.recv())
            options: list[Option] = []
            await begun.wait()
            while not self.over.is_set():
                table = frame.table
                if table is not None and table.asked is not UNSET:
                    options = table.asked.options if table.asked is not None else []
                if table is not None and table.status == "over":
                    self.over.set()
                if options:
                    frame = await self._choose(socket, frame.version, self.chance.choice(options).text)
                    options = []
                else:
                    frame = read(await socket.recv())

    async def _choose(self, socket: ClientConnection, version: int, option: str) -> Frame:
        """Think as long as people do, then choose. Returns the frame that tells of it."""
        await asyncio.sleep(self.chance.expovariate(self.rate))
        key = f"{self.chance.getrandbits(64):x}"
        sent = time.perf_counter()
        await socket.send(json.dumps({"type": "choose", "key": key, "version": version, "option": option}))
        moved: Frame | None = None
        kept = False
        while not kept or moved is None:
            frame = read(await socket.recv())
            if frame.type == "done" and frame.key == key:
                self.latencies.append((sent, time.perf_counter() - sent))
                kept = True
            elif frame.type == "wrong":
                raise LoadFailed("a choice was refused")
            elif frame.table is not None and frame.version > version:
                moved = frame
        return moved


async def measured(url: str, pid: int, games: int, rate: float, seconds: float, tell: Callable[[str], None]) -> Load:
    latencies: list[tuple[float, float]] = []
    tables = [Table(url, number, rate / games, latencies) for number in range(games)]
    warm = Table(url, -1, 1e6, [])
    tell("warming up")
    await asyncio.to_thread(warm.make)
    begun = asyncio.Event()
    begun.set()
    await asyncio.wait({asyncio.create_task(warm.play(who, begun)) for who in (0, 1)}, timeout=STARTED)
    before = memory(pid)
    tell("making games")
    for table in tables:
        await asyncio.to_thread(table.make)
    begun = asyncio.Event()
    playing = [asyncio.create_task(table.play(who, begun)) for table in tables for who in (0, 1)]
    await asyncio.sleep(1)
    tell(f"{games} games, {rate:g} choices a second")
    gc.collect()
    gc.freeze()  # a garbage collection would delay all scripted players at once
    used_before, began = spent(pid), time.perf_counter()
    begun.set()
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    length = time.perf_counter() - began
    used = memory(pid) - before
    processor = spent_since(pid, used_before)
    gc.unfreeze()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for task in done:
        if not task.cancelled() and (error := task.exception()) is not None:
            raise LoadFailed(f"the games could not be played: {error!r}")
    if not latencies:
        raise LoadFailed("no choice was kept in this time")
    spent_ms = sorted(latency * 1000 for _, latency in latencies)
    stretches: dict[int, list[float]] = {}
    for sent, latency in latencies:
        stretches.setdefault(int((sent - began) // STRETCH), []).append(latency * 1000)
    whole = [stretch for number, stretch in stretches.items() if began + (number + 1) * STRETCH <= began + length]
    return Load(
        games=games,
        seconds=round(length, 1),
        choices=len(latencies),
        choices_per_s=round(len(latencies) / length, 1),
        median_ms=round(spent_ms[len(spent_ms) // 2], 2),
        p99_ms=round(p99(spent_ms), 2),
        best_p99_ms=round(min(p99(sorted(stretch)) for stretch in whole or [spent_ms]), 2),
        longest_ms=round(spent_ms[-1], 2),
        memory_per_game_kb=round(used / games, 1),
        server_cpu_ms_per_choice=round(processor * 1000 / len(latencies), 3),
        machine_load=round(os.getloadavg()[0], 2),
        rate=rate,
    )


def p99(ordered: list[float]) -> float:
    return ordered[len(ordered) * 99 // 100]


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with contextlib.suppress(OSError):
                parents.setdefault(int(stat_of(int(folder.name))[1]), []).append(int(folder.name))
    found = [pid]
    for each in found:
        found += parents.get(each, [])
    return found


def stat_of(pid: int) -> list[str]:
    """What the system tells of a process, from its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def memory(pid: int) -> float:
    """Kilobytes that a process and its children hold."""
    return memory_of(family(pid))


def memory_of(pids: Sequence[int]) -> float:
    """Kilobytes that processes hold. To find the children of a process takes much longer."""
    held = 0.0
    for each in pids:
        with contextlib.suppress(OSError):
            found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{each}/status").read_text())
            held += float(found[1]) if found else 0.0
    return held


def spent(pid: int) -> dict[int, float]:
    """Seconds of processor time that a process and each of its children have used."""
    used: dict[int, float] = {}
    for each in family(pid):
        with contextlib.suppress(OSError):
            fields = stat_of(each)
            used[each] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return used


def spent_since(pid: int, before: dict[int, float]) -> float:
    """What they have used since then, apart from children that have ended meanwhile: what those used nobody tells."""
    return sum(used - before.get(each, 0.0) for each, used in spent(pid).items())


@contextlib.contextmanager
def server(
    folder: Path, database: str, limits: dict[str, Any] | None = None, workers: int = 1, port: int = 0
) -> Iterator[tuple[str, int]]:
    """A server process for this measurement, by default without limits; its address and its number."""
    command = [sys.executable, "-m", "languedoc", "serve", "--no-browser", f"--port={port}", f"--database={database}"]
    command.append(f"--workers={workers}")
    environ = os.environ | {LIMITS: json.dumps(NO_LIMITS if limits is None else limits)}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environ, text=True)
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        found = re.search(r"http://[^/]+", said)
        if not found:
            raise LoadFailed(f"the server does not start: {(folder / 'log').read_text()}")
        until = time.monotonic() + STARTED
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                connection = http.client.HTTPConnection(found[0].removeprefix("http://"))
                connection.request("GET", "/health")
                connection.getresponse().read()
                connection.close()
                break
            time.sleep(0.05)
        yield found[0], process.pid
    finally:
        process.terminate()
        process.communicate()


FILE, ONE, TWO = "sqlite", "postgresql", "postgresql_two_workers"


def run(
    games: int, rates: Sequence[float], seconds: float, database: str, tell: Callable[[str], None]
) -> dict[str, list[Load] | None]:
    """Measure a server on this machine at each of the rates: with the database that is named, or with a file, and with
    a PostgreSQL of its own, with one process and with two. What cannot be measured here is none."""
    if not Path("/proc/self/stat").exists():
        raise LoadFailed("memory and processor time are read from /proc, which is not here")
    if database:
        return {"named": [at_rate(games, rate, seconds, database, 1, tell) for rate in rates]}
    found: dict[str, list[Load] | None] = {
        FILE: [at_rate(games, rate, seconds, "", 1, tell) for rate in rates],
        ONE: None,
        TWO: None,
    }
    with contextlib.suppress(NoPostgres), started() as postgres:
        for name, workers in ((ONE, 1), (TWO, 2)):
            found[name] = [at_rate(games, rate, seconds, postgres.new_database(), workers, tell) for rate in rates]
    return found


def at_rate(games: int, rate: float, seconds: float, database: str, workers: int, tell: Callable[[str], None]) -> Load:
    with tempfile.TemporaryDirectory() as folder:
        where = database or str(Path(folder) / "games.db")
        with server(Path(folder), where, workers=workers) as (url, pid):
            return asyncio.run(measured(url, pid, games, rate, seconds, tell))
