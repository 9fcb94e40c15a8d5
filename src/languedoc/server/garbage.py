"""When the garbage collector runs.

Nearly all objects are freed by reference counting; only reference cycles need the collector. A full collection with
200 games in memory takes 70 ms and more, in which nobody gets an answer. So Python itself collects only the young
generations. What is older is collected by the server when nobody plays, or after a minute; what survives is frozen,
which means that the collector skips it. Now and then everything is collected.
"""

from __future__ import annotations

import gc

YOUNG = 2000  # new objects that trigger a collection of the youngest generation: about a millisecond
FLOOD = 50  # such collections after which the second generation is collected: at most some 30 milliseconds
NEVER = 1_000_000_000
QUIET = 2500  # milliseconds without a choice after which the server counts as idle
LONGEST = 60_000  # milliseconds after which a collection runs even if the server is busy
SELDOM = 1_800_000  # milliseconds after which everything is collected
GROWN = 2  # how many times as many objects are frozen as then, for everything to be collected when nobody plays


def look_at_new_only() -> None:
    """Freeze the objects that exist now, so that the collector skips them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, FLOOD, NEVER)


class Garbage:
    """Decides when a collection runs: `looked` is when the last one was. Times are in milliseconds."""

    def __init__(self, looked: int) -> None:
        self.looked = looked
        self.looked_at_all = looked
        self.frozen = 0  # objects, after everything was collected

    def due(self, changed: int, now: int) -> bool:
        """Whether to collect now; `changed` is the time of the last choice. Copes with a system clock that was set
        back."""
        idle = changed > self.looked and now - changed > QUIET
        return now < self.looked or idle or now - self.looked > LONGEST

    def look(self, changed: int, now: int) -> None:
        """Collect what is new, or everything if it is time for that."""
        everything = not 0 <= now - self.looked_at_all <= SELDOM
        if self.frozen and now - changed > QUIET and not everything:
            everything = gc.get_freeze_count() > self.frozen * GROWN
        if everything:
            gc.unfreeze()
            self.looked_at_all = now
        gc.collect()
        gc.freeze()
        if everything or not self.frozen:
            self.frozen = gc.get_freeze_count()  # which takes some time, too
        self.looked = now
