"""Numbers for whoever runs the server, in the text format of Prometheus.

They are served at an address of their own, which only the operator can reach, never at that of the pages. No label
names a person, a game or an address.
"""

from __future__ import annotations

import asyncio
import bisect
import contextlib
import os
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
LONGEST_REQUEST = 8000  # bytes
PATIENCE = 5.0  # seconds for a request to arrive
TEXT = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect.bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterable[str]:
        below = 0
        for bound, count in zip((*BUCKETS, "+Inf"), self.counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {below}"


class Metrics:
    """What one server process has counted since it started."""

    def __init__(self) -> None:
        self.choices = Histogram()
        self.requests: Counter[tuple[str, int]] = Counter()
        self.refusals: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.bot_choices = 0
        self.bot_troubles = 0


class Hall(Protocol):
    """Numbers that are only computed when they are requested."""

    def counts(self) -> dict[str, int]: ...


COUNTED = Metrics()


def text(hall: Hall) -> str:
    """All numbers of this process."""
    found = COUNTED
    lines = ["# HELP languedoc_choice_seconds From receiving a choice to telling that it is kept."]
    lines += ["# TYPE languedoc_choice_seconds histogram", *found.choices.lines("languedoc_choice_seconds")]
    lines += family("requests_total", "counter", "Requests by method and status.")
    for (method, status), count in sorted(found.requests.items()):
        lines.append(f'languedoc_requests_total{{method="{method}",status="{status}"}} {count}')
    lines += family("refusals_total", "counter", "Requests and messages that were refused, by reason.")
    lines += [f'languedoc_refusals_total{{code="{code}"}} {count}' for code, count in sorted(found.refusals.items())]
    lines += family("games_total", "counter", "Games that were made or removed, are over, or were deleted when old.")
    lines += [f'languedoc_games_total{{event="{event}"}} {count}' for event, count in sorted(found.games.items())]
    single = {
        "bot_choices_total": ("counter", "Choices of computer players.", found.bot_choices),
        "bot_troubles_total": ("counter", "Computer players that did not answer.", found.bot_troubles),
        "processor_seconds_total": ("counter", "Processor time of this process.", round(time.process_time(), 3)),
        "memory_bytes": ("gauge", "Memory that this process holds.", memory()),
    }
    now = {name: ("gauge", "In this process, now.", count) for name, count in hall.counts().items()}
    for name, (kind, help, value) in (single | now).items():
        lines += [*family(name, kind, help), f"languedoc_{name} {value}"]
    return "\n".join(lines) + "\n"


def family(name: str, kind: str, help: str) -> list[str]:
    return [f"# HELP languedoc_{name} {help}", f"# TYPE languedoc_{name} {kind}"]


def memory() -> int:
    """Bytes in memory; 0 where the system does not tell."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


async def serve(hall: Hall, where: str, processes: int) -> asyncio.Server | None:
    """Answer at an address of the operator; none where it is taken. Each of several server processes takes the first
    port that is free."""
    host, _, first = where.rpartition(":")

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                head = (await reader.readuntil(b"\r\n\r\n")).split(b" ", 2)
                known = head[:2] == [b"GET", b"/metrics"]
                body = (text(hall) if known else "Not found\n").encode()
                status = "200 OK" if known else "404 Not Found"
                writer.write(
                    f"HTTP/1.1 {status}\r\nContent-Type: {TEXT}\r\nContent-Length: {len(body)}\r\n"
                    "Connection: close\r\n\r\n".encode()
                    + body
                )
                await writer.drain()
        writer.close()

    for port in range(int(first), int(first) + processes):
        with contextlib.suppress(OSError):
            return await asyncio.start_server(answer, host.strip("[]"), port, limit=LONGEST_REQUEST)
    return None
