"""Attacks a server from one address while people at other addresses play, and measures both.

The server is a process of its own with its usual limits, and so are the attackers. All of them are on this machine:
the server listens at 127.0.0.1, and every address used here begins with 127. Each attack ends after some seconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from languedoc.benchmark.attacks import ATTACKS, PAUSE
from languedoc.benchmark.load import LoadFailed, Table, family, memory, memory_of, p99, server, spent, spent_since
from languedoc.benchmark.stranger import LONGEST, Stranger
from languedoc.carcassonne.game import Game

PLAYERS = tuple(f"127.0.0.{number}" for number in range(2, 12))
WARMING = "127.0.0.12"
FEW, BOTS = 8, 20.0  # choices of computer players that are waited for, and for how many seconds
GAMES = 20  # that people play meanwhile
RATE = 40.0  # choices of theirs in a second
LOOKS = 10  # at the memory, before children of the server are looked for again
SLOWEST = 150.0  # milliseconds below which 99 of 100 choices of the others stay, whatever strangers do
MOST_MEMORY = 100.0  # megabytes that an attack may cost


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one attack did to the others. `median_ms` and `p99_ms`: from sending a choice to the news that it is stored,
    `longest_ms` that of the slowest. `memory_mb` is what the server held more than before, at the most; `processor`
    is how many seconds of processor time it used in a second, of which the games of the others need a tenth. `answered`
    counts what the attackers received: frames and responses by their kind; `failures` are responses of 500 and above.
    `holds`: the others noticed little, the memory stayed within its bound, and nothing failed."""

    attack: str
    seconds: float
    choices: int
    median_ms: float
    p99_ms: float
    longest_ms: float
    memory_mb: float
    processor: float
    failures: int
    answered: dict[str, int]
    machine_load: float

    @property
    def holds(self) -> bool:
        return self.p99_ms < SLOWEST and self.memory_mb < MOST_MEMORY and not self.failures


# ------------------------------------------------------------------ those who play


class People:
    """Those who play meanwhile, at addresses of their own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.latencies: list[tuple[float, float]] = []

    async def play(self, number: int) -> None:
        """Play one game after the other."""
        begun = asyncio.Event()
        begun.set()
        while True:
            address = PLAYERS[number % len(PLAYERS)]
            table = Table(self.url, number, RATE / GAMES, self.latencies, address, listed=True)
            await asyncio.to_thread(table.make)
            playing = [asyncio.create_task(table.play(who, begun)) for who in (0, 1)]
            try:
                await asyncio.wait(playing, return_when=asyncio.FIRST_EXCEPTION)
            finally:
                for task in playing:
                    task.cancel()
                outcomes = await asyncio.gather(*playing, return_exceptions=True)
            for outcome in outcomes:
                if isinstance(outcome, Exception):
                    raise outcome
            number += GAMES


async def under_attack(url: str, pid: int, name: str, seconds: float, people: People) -> Outcome:
    """One attack, and what it does to the others."""
    held = most = memory(pid)
    command = [
        sys.executable,
        "-c",
        f"from languedoc.benchmark.attacks import main; main({url!r}, {name!r}, {seconds})",
    ]
    began, before = time.perf_counter(), spent(pid)
    attackers = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    try:
        async with asyncio.timeout(seconds + LONGEST):
            said = asyncio.create_task(attackers.communicate())
            while not said.done():
                pids = await asyncio.to_thread(family, pid)
                for _ in range(LOOKS):
                    await asyncio.wait([said], timeout=0.1)
                    most = max(most, memory_of(pids))
    finally:
        if attackers.returncode is None:
            attackers.kill()
            await attackers.wait()
    length = time.perf_counter() - began
    used = spent_since(pid, before)
    if attackers.returncode:
        raise LoadFailed(f"the attackers of {name!r} have failed")
    answered: dict[str, int] = json.loads(said.result()[0])
    waited = sorted(latency * 1000 for sent, latency in people.latencies if sent >= began)
    if not waited:
        raise LoadFailed(f"no choice was kept during {name!r}")
    return Outcome(
        attack=name,
        seconds=round(length, 1),
        choices=len(waited),
        median_ms=round(waited[len(waited) // 2], 1),
        p99_ms=round(p99(waited), 1),
        longest_ms=round(waited[-1], 1),
        memory_mb=round((most - held) / 1000, 1),
        processor=round(used / length, 2),
        failures=sum(count for kind, count in answered.items() if kind.isdecimal() and int(kind) >= 500),
        answered=dict(sorted(answered.items())),
        machine_load=round(os.getloadavg()[0], 2),
    )


def warm_up(url: str) -> None:
    """Let the server do for the first time what fills caches and starts processes of its own, whoever asks for it."""
    first = Stranger(url, LONGEST, WARMING)
    first.ask("GET", "/api/me")
    played = Game(2, seed=1)
    while not played.over:
        played.choose(0)
    finished = json.loads(first.ask("POST", "/api/games/upload", played.save().encode())[1])["code"]
    until = time.monotonic() + LONGEST
    while time.monotonic() < until and b'"ready":false' in first.ask("GET", f"/api/games/{finished}/analysis")[1]:
        time.sleep(0.5)
    first.ask("GET", f"/api/games/{finished}/animation")
    first.make(preset="everything", seats=[{"kind": "me"}, {"kind": "bot", "level": "expert"}], hints=True, start=0)
    first.ask("POST", f"/api/games/{first.code}/hint", b'{"version": 0}')
    first.ask("POST", f"/api/games/{first.code}/seats/0/hand-over", b'{"to": "bot", "level": "expert"}')
    until = time.monotonic() + BOTS
    while time.monotonic() < until and json.loads(first.ask("GET", f"/api/games/{first.code}")[1])["version"] < FEW:
        time.sleep(0.2)
    for code in (first.code, finished):
        first.ask("DELETE", f"/api/games/{code}")


async def measured(url: str, pid: int, names: list[str], seconds: float, tell: Callable[[str], None]) -> list[Outcome]:
    tell("warming up")
    await asyncio.to_thread(warm_up, url)
    people = People(url)
    playing = [asyncio.create_task(people.play(number)) for number in range(GAMES)]
    outcomes = []
    try:
        await asyncio.sleep(2 * PAUSE)
        for name in names:
            tell(name)
            outcomes.append(await under_attack(url, pid, name, seconds, people))
            for task in playing:
                if task.done():
                    raise LoadFailed(f"a game could not go on during {name!r}: {task.exception()!r}")
            await asyncio.sleep(PAUSE)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return outcomes


def run(names: list[str], seconds: float, database: str, tell: Callable[[str], None]) -> list[Outcome]:
    """Besiege a server on this machine that has its usual limits; no name means all attacks."""
    if not Path("/proc/self/stat").exists():
        raise LoadFailed("memory is read from /proc, which is not here")
    unknown = [name for name in names if name not in ATTACKS]
    if unknown:
        raise LoadFailed(f"there is no attack {unknown[0]!r}; there are: {', '.join(ATTACKS)}")
    with tempfile.TemporaryDirectory() as folder:
        where = database or str(Path(folder) / "games.db")
        with server(Path(folder), where, {}) as (url, pid):
            outcomes = asyncio.run(measured(url, pid, names or list(ATTACKS), min(seconds, LONGEST), tell))
            log = (Path(folder) / "log").read_text()
        if '"level":"error"' in log:
            lines = [line for line in log.splitlines() if '"level":"error"' in line]
            raise LoadFailed(f"the server reports an error: {lines[0]}")
        return outcomes
