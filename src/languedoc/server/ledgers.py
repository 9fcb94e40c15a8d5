"""Rate limits: for each visitor the time at which the budget that was used up is full again. Server processes of one
machine share these times in memory, so that a second process does not double the limits.
"""

from __future__ import annotations

import mmap
import secrets
import tempfile
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Protocol

REMEMBERED = 10_000  # visitors
SLOTS = 2**16  # of the shared memory, for all kinds of times
NEAR = 16  # slots in which a visitor may be
SECRET = 16  # bytes at the beginning, so that nobody can compute who shares a slot with whom
NUMBER = 8  # bytes of a number


class Ledger(Protocol):
    """A time for each visitor, 0.0 where nothing is known."""

    def get(self, visitor: str) -> float: ...

    def set(self, visitor: str, until: float) -> None: ...


class OwnLedger:
    """The times of one process; those of visitors not seen for long are forgotten."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, float] = OrderedDict()

    def get(self, visitor: str) -> float:
        return self.known.get(visitor, 0.0)

    def set(self, visitor: str, until: float) -> None:
        self.known[visitor] = until
        self.known.move_to_end(visitor)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)


class SharedLedger:
    """The times of one kind in the memory that several processes share: a table of fingerprints and times. Where it is
    full, the times that are over first are forgotten.

    There is no lock: if two processes change the same time at once, one change is lost."""

    def __init__(self, path: Path, kind: str) -> None:
        self.kind = kind
        with path.open("r+b") as file:
            memory = memoryview(mmap.mmap(file.fileno(), 0))
        self.secret = bytes(memory[:SECRET])
        self.whose = memory[SECRET : SECRET + SLOTS * NUMBER].cast("Q")
        self.until = memory[SECRET + SLOTS * NUMBER :].cast("d")
        self._known: OrderedDict[str, tuple[int, int]] = OrderedDict()  # the fingerprint and the last slot of visitors

    def get(self, visitor: str) -> float:
        mark, slot = self._find(visitor)
        return self.until[slot] if self.whose[slot] == mark else 0.0

    def set(self, visitor: str, until: float) -> None:
        mark, slot = self._find(visitor)
        self.whose[slot] = mark
        self.until[slot] = until

    def _find(self, visitor: str) -> tuple[int, int]:
        """The fingerprint of a visitor, and where their time is or may be written."""
        known = self._known.get(visitor)
        if known is not None and self.whose[known[1]] == known[0]:
            return known
        if known is None:
            mark = int.from_bytes(blake2b(f"{self.kind} {visitor}".encode(), digest_size=8, key=self.secret).digest())
        else:
            mark = known[0]
        near = [(mark + step) % SLOTS for step in range(NEAR)]
        slot = next((slot for slot in near if self.whose[slot] == mark), None)
        if slot is None:
            slot = min(near, key=self.until.__getitem__)
        self._known[visitor] = mark, slot
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return mark, slot


class Ledgers:
    """Makes a ledger for each limit: in the shared memory at `path`, or, without one, in this process alone."""

    def __init__(self, path: str = "") -> None:
        self.path = path

    def of(self, kind: str) -> Ledger:
        return SharedLedger(Path(self.path), kind) if self.path else OwnLedger()


@contextmanager
def shared_memory() -> Iterator[str]:
    """A file for what processes share, in a folder that only this user can read; gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="languedoc-") as folder:
        path = Path(folder) / "shared"
        path.write_bytes(secrets.token_bytes(SECRET) + bytes(SLOTS * NUMBER * 2))
        yield str(path)
