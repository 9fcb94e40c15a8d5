"""The hunt for faults: random games of every kind, checked at every choice.

`setups` draws what is played, `checks` says what must hold, `game` plays one game, `workers` plays many at once.
"""

from __future__ import annotations

from languedoc.hunt.checks import Checks, Fault
from languedoc.hunt.game import Broken, Played, Table, play
from languedoc.hunt.setups import Plan, random_setup
from languedoc.hunt.workers import hunt

__all__ = ["Broken", "Checks", "Fault", "Plan", "Played", "Table", "hunt", "play", "random_setup"]
