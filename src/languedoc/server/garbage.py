"""When Python looks for garbage.

Nearly everything here goes by itself as soon as nobody refers to it. Only what refers to itself in a circle has to be
looked for, and a look at all that two hundred games hold keeps everybody waiting for 50 ms and more. So of its own
accord Python looks only at what is quite new; a look at everything waits for a moment when nobody plays.
"""

from __future__ import annotations

import gc

YOUNG = 2000  # new objects after which Python looks at them: about a millisecond
FLOOD = 500  # such looks after which it looks at what came since the last look at everything
NEVER = 1_000_000_000
QUIET = 2500  # milliseconds without a choice, after which nobody is believed to play
LONGEST = 300_000  # milliseconds after which everything is looked at whether somebody plays or not


def look_at_new_only() -> None:
    """What is here already stays: no look needs to go there again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, FLOOD, NEVER)


class Garbage:
    """When everything was looked at last. Times are in milliseconds."""

    def __init__(self, looked: int) -> None:
        self.looked = looked

    def due(self, changed: int, now: int) -> bool:
        """Whether to look at everything now; `changed` is when somebody last chose. A clock that was set back tells
        nothing about that."""
        return now < self.looked or (changed > self.looked and now - changed > QUIET) or now - self.looked > LONGEST

    def look(self, now: int) -> None:
        gc.collect()
        self.looked = now
