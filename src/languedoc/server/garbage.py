"""When Python looks for garbage.

Nearly everything here goes by itself as soon as nobody refers to it. Only what refers to itself in a circle has to be
looked for, and a look at all that two hundred games hold keeps everybody waiting for 50 ms and more. So of its own
accord Python looks only at what is quite new; a look at everything waits for a moment when nobody plays.
"""

from __future__ import annotations

import gc

YOUNG = 2000  # new objects that trigger a collection of the youngest generation: about a millisecond
FLOOD = 500  # such collections after which the second generation is collected
NEVER = 1_000_000_000
QUIET = 2500  # milliseconds without a choice after which the server counts as idle
LONGEST = 300_000  # milliseconds after which a full collection runs even if the server is busy


def look_at_new_only() -> None:
    """Freeze the objects that exist now, so that the collector skips them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, FLOOD, NEVER)


class Garbage:
    """When the last full collection was. Times are in milliseconds."""

    def __init__(self, looked: int) -> None:
        self.looked = looked

    def due(self, changed: int, now: int) -> bool:
        """Whether to run a full collection now; `changed` is the time of the last choice. Copes with a system clock
        that was set back."""
        return now < self.looked or (changed > self.looked and now - changed > QUIET) or now - self.looked > LONGEST

    def look(self, now: int) -> None:
        gc.collect()
        self.looked = now
