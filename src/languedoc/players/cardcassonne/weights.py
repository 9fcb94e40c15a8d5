"""The learned numbers of the card game: weights of terms, and how a lead becomes a chance to win."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from pathlib import Path

from languedoc.errors import LanguedocError

FORMAT = 1
TERMS = 24
POINT = 100  # values are in hundredths of a point
CHANCE_BITS = 16  # a sure victory is 1 << 16


class BadCardWeights(LanguedocError):
    """A file of weights of the card game cannot be used; the message says why."""


@dataclass(frozen=True, slots=True)
class Weights:
    """`terms`: by the number of the term, in hundredths of a point. `spread`: of the final lead around the expected
    one, in points, for no round left, and what each round to come adds to its square."""

    terms: tuple[float, ...]
    spread: tuple[float, float]
    games: int

    def win_chance(self, lead: float, left: int) -> float:
        """The chance to win with an expected lead in points, when `left` rounds are left."""
        if left == 0:
            return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
        wide = math.sqrt(self.spread[0] + self.spread[1] * left)
        return 1 / (1 + math.exp(-max(-700.0, min(700.0, lead / wide))))

    def text(self) -> str:
        """As a file."""
        numbers = [f"{each:.2f}" for each in self.terms]
        rows = [f"    {', '.join(numbers[i : i + 8])}," for i in range(0, len(numbers), 8)]
        return (
            f"# Made by `languedoc train --game cardcassonne`; value.py says what the terms are.\n"
            f"format = {FORMAT}\ngames = {self.games}\nspread = [{self.spread[0]:.3f}, {self.spread[1]:.3f}]\n"
            "terms = [\n" + "\n".join(rows) + "\n]\n"
        )


def parse(text: str, name: str) -> Weights:
    try:
        found = tomllib.loads(text)
        spread = found["spread"]
        weights = Weights(tuple(map(float, found["terms"])), (float(spread[0]), float(spread[1])), int(found["games"]))
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError, IndexError):
        raise BadCardWeights(f"{name} is no file of weights of the card game") from None
    if found.get("format") != FORMAT or len(weights.terms) != TERMS:
        raise BadCardWeights(f"{name} belongs to other terms; train again: languedoc train --game cardcassonne")
    return weights


def load(path: Path) -> Weights:
    return parse(path.read_text(encoding="utf-8"), str(path))


@lru_cache(maxsize=1)
def shipped() -> Weights:
    """Those that come with the package."""
    return parse(resources.files(__package__).joinpath("trained.toml").read_text(encoding="utf-8"), "trained.toml")
