"""How much of anything: buckets that fill again with time, and counts of what is open."""

from __future__ import annotations

import time
from collections import Counter

from languedoc.server.ledgers import Ledger, OwnLedger


class Bucket:
    """`burst` at once, then `rate` in a second."""

    __slots__ = ("burst", "full_at", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.full_at = 0.0

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        full_at = max(self.full_at, now) + 1 / self.rate
        if full_at - now > self.burst / self.rate:
            return False
        self.full_at = full_at
        return True


class Buckets:
    """A bucket for each visitor."""

    def __init__(self, rate: float, burst: float, full_at: Ledger | None = None) -> None:
        self.rate = rate
        self.burst = burst
        self.full_at = full_at or OwnLedger()

    def take(self, visitor: str) -> bool:
        now = time.monotonic()
        full_at = max(self.full_at.get(visitor), now) + 1 / self.rate
        if full_at - now > self.burst / self.rate:
            return False
        self.full_at.set(visitor, full_at)
        return True


class Budgets:
    """Seconds of processor time for each visitor: `burst` at once, then `rate` in a second. What was spent is known
    only afterwards, so a budget may be overdrawn."""

    def __init__(self, rate: float, burst: float, spent: Ledger | None = None) -> None:
        self.rate = rate
        self.burst = burst
        self.spent = spent or OwnLedger()  # when all that was spent will be paid off

    def left(self, visitor: str) -> bool:
        return self.wait(visitor) <= 0.0

    def wait(self, visitor: str) -> float:
        """Seconds until something is left."""
        return self.spent.get(visitor) - time.monotonic() - self.burst / self.rate

    def charge(self, visitor: str, seconds: float) -> None:
        until = max(self.spent.get(visitor), time.monotonic())
        self.spent.set(visitor, until + seconds / self.rate)


class Waiting:
    """Bytes that wait to be sent to each visitor."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes: Counter[str] = Counter()

    def add(self, visitor: str, size: int) -> bool:
        """Count some bytes; False if they are too many."""
        if self.bytes[visitor] + size > self.most:
            return False
        self.bytes[visitor] += size
        return True

    def remove(self, visitor: str, size: int) -> None:
        self.bytes[visitor] -= size
        if self.bytes[visitor] <= 0:
            del self.bytes[visitor]


class Open:
    """How many of something each visitor has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.count: Counter[str] = Counter()

    def enter(self, visitor: str) -> bool:
        if self.count[visitor] >= self.most:
            return False
        self.count[visitor] += 1
        return True

    def leave(self, visitor: str) -> None:
        self.count[visitor] -= 1
        if self.count[visitor] <= 0:
            del self.count[visitor]
