"""Many games of the hunt at once, in worker processes, so that a crash of one is a finding and not the end.

Game i has the seed of the hunt plus i: any single game can be played again by its seed.
"""

from __future__ import annotations

import contextlib
import signal
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from multiprocessing import connection, get_context
from typing import Any

from languedoc.carcassonne.setup import all_options
from languedoc.errors import OutOfRange
from languedoc.hunt.game import Broken, Played, play
from languedoc.hunt.setups import random_setup
from languedoc.table.setup import LARGEST_SEED

PATIENCE = 120.0  # seconds that one game may take before it counts as one that never ends
BATCH = 20  # games that a worker is given at a time


@dataclass(frozen=True, slots=True)
class Crash:
    """A game that could not be started, crashed its process (`lost`), or did not end."""

    seed: int
    why: str
    lost: bool = False


Finding = Played | Broken | Crash


def hunt(games: int, seed: int, modules: Sequence[str] = (), jobs: int = 1) -> Generator[Finding, None, None]:
    """The results of random games, each as it is finished. With one job all are played in this process."""
    if games < 1:
        raise OutOfRange(f"{games} games; at least 1 must be played")
    if jobs < 1:
        raise OutOfRange(f"{jobs} jobs; at least 1 must work")
    if not 0 <= seed <= LARGEST_SEED - games:
        raise OutOfRange(f"the seed {seed} is out of range; allowed is 0 to {LARGEST_SEED - games}")
    all_options(modules)  # complains about names of modules before anything is started
    if jobs == 1:
        return (one_game(seed + i, modules) for i in range(games))
    return with_workers(games, seed, tuple(modules), min(jobs, games))


def one_game(seed: int, modules: Sequence[str]) -> Finding:
    """Play the game of a seed."""
    try:
        return play(random_setup(seed, modules), seed)
    except Broken as broken:
        return broken
    except Exception as error:  # the setup itself failed; report it and go on with the other games
        return Crash(seed, f"{type(error).__name__}: {error}")


# ------------------------------------------------------------------------------------ processes


class Worker:
    """A worker process and its state."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        context = get_context("spawn")
        self.pipe, end = context.Pipe()
        self.process = context.Process(target=work, args=(end, modules), daemon=True)
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


def work(pipe: connection.Connection, modules: tuple[str, ...]) -> None:
    """The loop of a worker: play the games of the seeds it receives, and send the result of each."""
    with contextlib.suppress(EOFError, OSError):  # the other end is gone: nobody wants more
        while True:
            for seed in pipe.recv():
                pipe.send(one_game(seed, modules))


def with_workers(games: int, seed: int, modules: tuple[str, ...], jobs: int) -> Generator[Finding, None, None]:
    left = list(range(seed + games - 1, seed - 1, -1))
    workers = [Worker(modules) for _ in range(jobs)]
    try:
        while left or any(worker.waiting for worker in workers):
            for worker in workers:
                if not worker.waiting and left:
                    share = min(BATCH, -(-len(left) // jobs))
                    worker.give([left.pop() for _ in range(share)])
            busy = {worker.pipe: worker for worker in workers if worker.waiting}
            ready: list[Any] = connection.wait(list(busy), timeout=1)
            for pipe in ready:
                found = busy[pipe].listen()
                yield found
                if isinstance(found, Crash) and found.lost:
                    replace(workers, busy[pipe], modules)
            for worker in busy.values():
                if worker.waiting and time.monotonic() - worker.heard > PATIENCE and worker in workers:
                    yield Crash(worker.waiting.pop(0), f"the game was not over after {PATIENCE:.0f} seconds")
                    replace(workers, worker, modules)
    finally:
        for worker in workers:
            worker.stop()


def replace(workers: list[Worker], gone: Worker, modules: tuple[str, ...]) -> None:
    """Start another worker for the games that a lost one has not reported."""
    fresh = Worker(modules)
    workers[workers.index(gone)] = fresh
    gone.stop()
    if gone.waiting:
        fresh.give(gone.waiting)
