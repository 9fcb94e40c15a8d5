"""The play aid against games as they are played: what the engine does, and when, is told, and told in that order."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise

import pytest

from guide.trace import setup_of
from helpers.playing import several
from languedoc.carcassonne.modules import BUILT
from languedoc.guide import guide
from languedoc.guide.compose import WITHIN, steps_of
from languedoc.guide.model import Guide
from languedoc.i18n import speech

BATCHES = 4
SEEDS = several(40)  # games with random modules and rules
DRAWN_AGAIN = "place_tile"  # up to here steps come again when a tile that was drawn cannot be placed

Order = dict[str, tuple[int, str]]
"""The place of each step in the play aid, and its module."""


def traces(seeds: range) -> list[list[list[str]]]:
    """The steps that acted in each of these games, in runs."""
    told = subprocess.run(
        [sys.executable, "-m", "guide.trace", *map(str, seeds)],
        env={**os.environ, "LANGUEDOC_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in told.stdout.splitlines()]


def out_of_order(found: Guide, runs: list[list[str]]) -> list[str]:
    """Where games did something in another order than the play aid says, or something that it does not tell."""
    phases = (found.preparation, *found.turn, found.final)
    told = {line.step for phase in phases for line in phase.lines}
    lines = [line for phase in phases if phase.name != WITHIN for line in phase.lines]
    order = {line.step: (k, line.module) for k, line in enumerate(lines)}
    wrong = [f"{step} is not told" for run in runs for step in run if step not in told]
    for run in runs:
        steps = [step for step in run if step in order]
        for before, step in pairwise(steps):
            if order[step] < order[before] and not may_come_again(order, before, step):
                wrong.append(f"{step} after {before}")
    return wrong


def may_come_again(order: Order, before: str, step: str) -> bool:
    """Another tile is drawn because that one fits nowhere; or the steps of one module beside each other are carried
    out by one player after the other."""
    between = {module for place, module in order.values() if order[step][0] <= place <= order[before][0]}
    return order[before][0] <= order[DRAWN_AGAIN][0] or len(between) == 1


@pytest.mark.long
@pytest.mark.parametrize("batch", range(BATCHES))
def test_games_are_played_in_the_order_of_the_guide(batch: int) -> None:
    """Every step that changed something or asked somebody, with any modules and rules, in both orders of effects."""
    seeds = range(batch * SEEDS // BATCHES, (batch + 1) * SEEDS // BATCHES)
    wrong: Counter[str] = Counter()
    acted: Counter[str] = Counter()
    for seed, runs in zip(seeds, traces(seeds), strict=True):
        wrong.update(f"seed {seed}: {each}" for each in out_of_order(guide(setup_of(seed), speech("en")), runs))
        acted.update(step for run in runs for step in run)
    assert wrong == {}
    assert {"draw_tile", "place_tile", "phase_figure", "phase_scoring", "final_road", "final_winner"} <= set(acted)
    assert len(acted) > 40, "hardly anything happened in these games"
    asking = {step.name for rules in BUILT.values() for step in steps_of(rules) if step.asks}
    assert len(set(acted) - asking) > 10, "steps that ask nobody are traced, too"


def test_another_order_is_noticed() -> None:
    found = guide(setup_of(0), speech("en"))
    assert out_of_order(found, [["draw_tile", "place_tile", "draw_tile", "place_tile", "phase_figure"]]) == []
    assert out_of_order(found, [["phase_figure", "place_tile"]]) == ["place_tile after phase_figure"]
    assert out_of_order(found, [["place_tile", "nothing"]]) == ["nothing is not told"]


def test_both_orders_of_effects_are_played() -> None:
    assert {setup_of(seed).rules()["timing_profile"] for seed in range(4)} == {"play_aid", "official"}
