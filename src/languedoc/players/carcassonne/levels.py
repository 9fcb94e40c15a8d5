"""The players that people meet, by level. Their descriptions are `player-NAME` in `i18n`."""

from __future__ import annotations

from languedoc.players.carcassonne.one_ply import OnePly
from languedoc.players.carcassonne.terms import POINT

CASUAL_NOISE = 3 * POINT // 2
NOVICE_NOISE = 2 * POINT
NOVICE_OVERLOOKS = 45  # of a hundred places


def novice(seed: int) -> OnePly:
    """Overlooks most places and judges roughly, as people do at first."""
    return OnePly(seed, noise=NOVICE_NOISE, overlooks=NOVICE_OVERLOOKS)


def casual(seed: int) -> OnePly:
    """Sees all places, but judges roughly."""
    return OnePly(seed, noise=CASUAL_NOISE)


def skilled(seed: int) -> OnePly:
    """Takes the best position after its turn."""
    return OnePly(seed)
