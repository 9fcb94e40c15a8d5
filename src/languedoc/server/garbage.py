"""When the garbage collector runs.

Nearly all objects are freed by reference counting; only reference cycles need the collector. A full collection with
200 games in memory takes 50 ms and more, in which nobody gets an answer. So only the young generations are collected
automatically; full collections are started by the server when nobody plays.
"""

from __future__ import annotations

import gc

YOUNG = 2000  # new objects that trigger a collection of the youngest generation: about a millisecond
FLOOD = 50  # such collections after which the second generation is collected
NEVER = 1_000_000_000
QUIET = 2500  # milliseconds without a choice after which the server counts as idle
LONGEST = 300_000  # milliseconds after which a full collection runs even if the server is busy


def look_at_new_only() -> None:
    """Freeze the objects that exist now, so that the collector skips them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, FLOOD, NEVER)


class Garbage:
    """Decides when a full collection runs: `looked` is when the last one was. Times are in milliseconds."""

    def __init__(self, looked: int) -> None:
        self.looked = looked

    def due(self, changed: int, now: int) -> bool:
        """Whether to run a full collection now; `changed` is the time of the last choice. Copes with a system clock
        that was set back."""
        return now < self.looked or (changed > self.looked and now - changed > QUIET) or now - self.looked > LONGEST

    def look(self, now: int) -> None:
        gc.collect()
        self.looked = now
