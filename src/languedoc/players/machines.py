"""Games in several processes, or on many machines by Ray (`pip install languedoc[ray]`). Nothing of Ray is imported
before it is used.

The work is the same as here, function for function, and its results come in the same order: the same seed gives the
same results, wherever it was done.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Protocol, Self, TypeVar

from languedoc.errors import LanguedocError

T = TypeVar("T")

LOCAL = "local"  # the address of machines that are started here
AHEAD = 2  # tasks for each processor that are handed out before their results are needed


class NoMachines(LanguedocError):
    """Ray is not installed, or cannot be reached."""


class Machines(Protocol):
    """Where work is done: `each` yields the results of all rows of arguments, in their order."""

    def each(self, work: Callable[..., T], rows: Sequence[tuple[Any, ...]]) -> Iterator[T]: ...


class Processes:
    """Processes of this machine; with one job, the work is done in this process."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def each(self, work: Callable[..., T], rows: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        """A caller that stops iterating ends the rest, also what is being done."""
        if self.jobs == 1:
            for row in rows:
                yield work(*row)
            return
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(max(1, min(self.jobs, len(rows))), spawn, ignore_interrupts)
        try:
            for task in [pool.submit(work, *row) for row in rows]:
                yield task.result()
        finally:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that waits for the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class OnRay:
    """The machines of a Ray cluster, by its address; `local` starts one on this machine, with `processors`."""

    def __init__(self, address: str, processors: int | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise NoMachines("Ray is not installed: pip install languedoc[ray]") from None
        self.ray: Any = ray
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if address == LOCAL:
                ray.init(num_cpus=processors, include_dashboard=False, **quiet)
            else:
                ray.init(address=address, **quiet)
        except Exception as error:
            raise NoMachines(f"no Ray at {address!r}: {error}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *reason: object) -> None:
        self.ray.shutdown()

    def each(self, work: Callable[..., T], rows: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        """Hand out a few tasks more than there are processors; a caller that stops iterating cancels the rest."""
        remote = self.ray.remote(work)
        most = max(1, int(self.ray.cluster_resources().get("CPU", 1))) * AHEAD
        waiting: deque[Any] = deque()
        try:
            for row in rows:
                waiting.append(remote.remote(*row))
                if len(waiting) >= most:
                    yield self.ray.get(waiting.popleft())
            while waiting:
                yield self.ray.get(waiting.popleft())
        finally:
            for task in waiting:
                self.ray.cancel(task)
