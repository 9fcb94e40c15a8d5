"""What the system knows of processes that tests start."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 120.0  # seconds that anything may take on a busy machine


def wait_until(holds: Callable[[], bool], what: str) -> None:
    """Wait for something that the tested program does in its own time."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, what
        time.sleep(0.02)


def children_of(pid: int) -> list[int]:
    return [
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    ]


def is_worker(pid: int) -> bool:
    """Whether it was started by multiprocessing."""
    try:
        return "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:  # it has gone meanwhile
        return False


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def takes_interrupts(pid: int) -> bool:
    """Whether a process handles Ctrl-C itself, neither ignoring it nor being ended by it."""
    status = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    return bool(int(status["SigCgt"], 16) >> (signal.SIGINT - 1) & 1)
