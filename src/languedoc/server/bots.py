"""Computer players and uploaded files have worker processes, never the process that serves requests. A worker that dies
is restarted."""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import os
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from typing import ParamSpec, TypeVar

from languedoc.server import thinking
from languedoc.server.logs import tell
from languedoc.server.thinking import STOPPABLE, begin_work

P = ParamSpec("P")
T = TypeVar("T")

ATTEMPTS = 3


class BotTrouble(Exception):
    """The work failed at every attempt, because its worker died."""


class Turns:
    """A queue for a number of workers: clients are served in turn, however much work one of them has."""

    def __init__(self, number: int) -> None:
        self.free = number
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        await self._wait(whose)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, whose: str) -> None:
        if self.free:
            self.free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # its turn has come already: pass it on
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a free worker to the next in the queue."""
        while self.waiting:
            whose, line = self.waiting.popitem(last=False)
            first = line.popleft()
            if line:
                self.waiting[whose] = line
            if not first.done():
                first.set_result(None)
                return
        self.free += 1


class Workers:
    """A pool of worker processes. `patience` is the timeout of an answer in seconds; waiting for a free worker does
    not count. `begin` is called in each new worker; work that fails is tried `attempts` times."""

    def __init__(
        self, number: int, patience: float, begin: Callable[[], None] = begin_work, attempts: int = ATTEMPTS
    ) -> None:
        self.number = number
        self.patience = patience
        self.begin = begin
        self.attempts = attempts
        self.pool: ProcessPoolExecutor | None = None
        self.stopped = False
        self._turns = Turns(number)
        self._stopped = multiprocessing.get_context("spawn").RawArray("q", STOPPABLE)
        self._jobs = itertools.count(1)

    def start(self) -> None:
        """Start the workers early, so that the first bot need not wait for them."""
        if self.pool is None:
            pool = self._pool()
            for _ in range(self.number):
                pool.submit(os.getpid)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.number, spawn, initializer=thinking.begin, initargs=(self.begin, self._stopped)
            )
        return self.pool

    async def run(self, whose: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The answer of a worker; if it dies or times out, ask another one. Whoever cancels this also ends the work, if
        it can be ended (`thinking.stoppable`). `whose` work it is: all who wait are served in turn."""
        async with self._turns.turn(whose):
            for attempt in range(1, self.attempts + 1):
                if self.stopped:
                    break
                pool = self._pool()
                number = next(self._jobs)
                try:
                    async with asyncio.timeout(self.patience):
                        job = pool.submit(partial(thinking.work_on, number, partial(work, *args, **kwargs)))
                        return await asyncio.wrap_future(job)
                except asyncio.CancelledError:
                    self._stopped[number % STOPPABLE] = number
                    raise
                except (BrokenProcessPool, TimeoutError, MemoryError) as error:
                    tell.warning("worker process lost", reason=type(error).__name__, attempt=attempt)
                    self._give_up(pool)
        raise BotTrouble

    def _give_up(self, pool: ProcessPoolExecutor, wait: bool = False) -> None:
        """Kill all workers; the next request starts new ones."""
        if pool is self.pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=wait, cancel_futures=True)

    def stop(self) -> None:
        self.stopped = True
        if self.pool is not None:
            self._give_up(self.pool, wait=True)
