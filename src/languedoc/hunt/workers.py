"""Many games of the hunt at once, in worker processes, so that a crash of one is a finding and not the end."""

from __future__ import annotations

import contextlib
import signal
import time
from collections.abc import Generator
from dataclasses import dataclass
from itertools import islice
from multiprocessing import connection, get_context
from typing import Any

from languedoc.errors import OutOfRange
from languedoc.hunt.game import Broken, Played, play
from languedoc.hunt.setups import Plan

PATIENCE = 120.0  # seconds that one game may take before it counts as one that never ends
BATCH = 20  # games that a worker is given at a time


@dataclass(frozen=True, slots=True)
class Crash:
    """A game that could not be started, crashed its process (`lost`), or did not end."""

    seed: int
    why: str
    lost: bool = False


Finding = Played | Broken | Crash


def hunt(plan: Plan, jobs: int = 1) -> Generator[Finding, None, None]:
    """The results of random games, each as it is finished. With one job all are played in this process."""
    if jobs < 1:
        raise OutOfRange(f"{jobs} jobs; at least 1 must work")
    if jobs == 1:
        return (one_game(plan, plan.seed + i) for i in range(len(plan)))
    return with_workers(plan, min(jobs, len(plan)))


def one_game(plan: Plan, seed: int) -> Finding:
    """Play the game of a seed."""
    try:
        return play(plan.setup(seed), seed)
    except Broken as broken:
        return broken
    except Exception as error:  # the setup itself failed; report it and go on with the other games
        return Crash(seed, f"{type(error).__name__}: {error}")


# ------------------------------------------------------------------------------------ processes


class Worker:
    """A worker process and its state."""

    def __init__(self, plan: Plan) -> None:
        context = get_context("spawn")
        self.pipe, end = context.Pipe()
        self.process = context.Process(target=work, args=(end, plan), daemon=True)
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that watches
        try:
            self.process.start()
        finally:
            signal.signal(signal.SIGINT, before)
        end.close()
        self.waiting: list[int] = []  # the seeds it has not told of yet
        self.heard = time.monotonic()

    def give(self, seeds: list[int]) -> None:
        self.waiting = seeds
        self.heard = time.monotonic()
        self.pipe.send(seeds)

    def listen(self) -> Finding:
        """The result of its next game; a worker that has ended crashed in it."""
        seed = self.waiting.pop(0)
        self.heard = time.monotonic()
        try:
            found: Finding = self.pipe.recv()
            return found
        except (EOFError, OSError):
            self.process.join()
            return Crash(seed, f"the process ended with {self.process.exitcode}", lost=True)

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def work(pipe: connection.Connection, plan: Plan) -> None:
    """The loop of a worker: play the games of the seeds it receives, and send the result of each."""
    with contextlib.suppress(EOFError, OSError):  # the other end is gone: nobody wants more
        while True:
            for seed in pipe.recv():
                pipe.send(one_game(plan, seed))


def with_workers(plan: Plan, jobs: int) -> Generator[Finding, None, None]:
    left = len(plan)
    seeds = iter(range(plan.seed, plan.seed + left))
    workers = [Worker(plan) for _ in range(jobs)]
    try:
        while left or any(worker.waiting for worker in workers):
            for worker in workers:
                if not worker.waiting and left:
                    share = min(BATCH, -(-left // jobs))
                    worker.give(list(islice(seeds, share)))
                    left -= share
            busy = {worker.pipe: worker for worker in workers if worker.waiting}
            ready: list[Any] = connection.wait(list(busy), timeout=1)
            for pipe in ready:
                found = busy[pipe].listen()
                yield found
                if isinstance(found, Crash) and found.lost:
                    replace(workers, busy[pipe], plan)
            for worker in busy.values():
                if worker.waiting and time.monotonic() - worker.heard > PATIENCE and worker in workers:
                    yield Crash(worker.waiting.pop(0), f"the game was not over after {PATIENCE:.0f} seconds")
                    replace(workers, worker, plan)
    finally:
        for worker in workers:
            worker.stop()


def replace(workers: list[Worker], gone: Worker, plan: Plan) -> None:
    """Start another worker for the games that a lost one has not reported."""
    fresh = Worker(plan)
    workers[workers.index(gone)] = fresh
    gone.stop()
    if gone.waiting:
        fresh.give(gone.waiting)
