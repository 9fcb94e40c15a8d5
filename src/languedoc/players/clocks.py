"""Clocks that measure the time of a decision: that of the world for people who wait, that of the processor for matches.

A match on a busy machine is like one on a quiet machine, because a player is charged only for what it computed.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from types import TracebackType

SHORTEST = 0.0005  # seconds between two looks at a clock

Clock = Callable[[], float]
"""Seconds from any start."""


def world() -> Clock:
    return time.perf_counter


def processor() -> Clock:
    """The time that the calling thread has computed; other threads may read it, too. Where the system cannot tell it,
    the clock of the world."""
    try:
        mine = time.pthread_getcpuclockid(threading.get_ident())
    except AttributeError:
        return time.perf_counter
    return lambda: time.clock_gettime(mine)


class Alarm:
    """Within `with`, calls `ring` as soon as the clock has reached a time."""

    def __init__(self, clock: Clock, at: float, ring: Callable[[], None]) -> None:
        self.clock = clock
        self.at = at
        self.ring = ring
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.watch, daemon=True)

    def __enter__(self) -> None:
        self.thread.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.ended.set()
        self.thread.join()

    def watch(self) -> None:
        while (left := self.at - self.clock()) > 0:
            if self.ended.wait(max(left, SHORTEST)):
                return
        self.ring()
