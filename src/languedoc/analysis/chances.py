"""From leads to chances to win in the tile game.

A lead is worth the more, the fewer tiles are left. The chance is a logistic curve of the lead; its width depends on the
number of tiles left, and was measured on games of the skilled player against itself (`calibration.py`).
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

LIMIT = 500.0  # of an exponent


@dataclass(frozen=True, slots=True)
class Chances:
    """`fixed` and `each_tile`: the square of the width is `fixed + each_tile * tiles left`."""

    fixed: float
    each_tile: float

    def of(self, lead: float, left: int) -> float:
        """The chance of a seat to win that expects such a lead over the best of the others."""
        wide = math.sqrt(max(0.01, self.fixed + self.each_tile * left))
        return 1 / (1 + math.exp(-max(-LIMIT, min(LIMIT, lead / wide))))

    def of_all(self, leads: Sequence[float], left: int) -> tuple[float, ...]:
        """The chances of all seats, which add up to 1."""
        chances = [self.of(lead, left) for lead in leads]
        total = sum(chances)
        return tuple(chance / total for chance in chances)


def of_result(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """A finished game: a shared victory in equal parts."""
    return tuple((seat in winners) / len(winners) for seat in range(seats))


@lru_cache(maxsize=8)
def shipped(name: str) -> Chances:
    """Those of a kind of games: the names are those of the files of weights."""
    found = tomllib.loads(resources.files(__package__).joinpath("chances.toml").read_text(encoding="utf-8"))[name]
    return Chances(float(found["fixed"]), float(found["each_tile"]))
