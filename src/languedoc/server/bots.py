"""Computer players think in processes of their own, never where people are served. One that dies is started again."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from languedoc.server.logs import tell
from languedoc.server.thinking import begin_work

P = ParamSpec("P")
T = TypeVar("T")

ATTEMPTS = 3


class BotTrouble(Exception):
    """A computer player has died again and again."""


class Workers:
    """The processes. `patience` is how many seconds one may take for an answer; until one is free nobody is blamed."""

    def __init__(self, number: int, patience: float) -> None:
        self.number = number
        self.patience = patience
        self.pool: ProcessPoolExecutor | None = None
        self.stopped = False
        self._free = asyncio.Semaphore(number)

    def start(self) -> None:
        """Begin to start the processes, so that the first bot does not have to wait for them."""
        if self.pool is None:
            pool = self._pool()
            for _ in range(self.number):
                pool.submit(os.getpid)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.number, spawn, initializer=begin_work)
        return self.pool

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The answer of a process; when it dies or takes too long, that of another one."""
        async with self._free:
            for attempt in range(1, ATTEMPTS + 1):
                if self.stopped:
                    break
                pool = self._pool()
                try:
                    async with asyncio.timeout(self.patience):
                        return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
                except (BrokenProcessPool, TimeoutError) as error:
                    tell.warning("bot process lost", reason=type(error).__name__, attempt=attempt)
                    self._give_up(pool)
        raise BotTrouble

    def _give_up(self, pool: ProcessPoolExecutor, wait: bool = False) -> None:
        """End all its processes; the next question starts new ones."""
        if pool is self.pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=wait, cancel_futures=True)

    def stop(self) -> None:
        self.stopped = True
        if self.pool is not None:
            self._give_up(self.pool, wait=True)
