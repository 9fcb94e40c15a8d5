"""Plays random games and writes down which steps acted, as the engine walked through them.

Run as a program with LANGUEDOC_INTERPRETED=1: only the interpreted engine can be watched from outside.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from languedoc import Game
from languedoc.carcassonne import numbering
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.roster import Roster
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.hunt.setups import random_setup

PROFILES = ("play_aid", "official")


def setup_of(seed: int) -> Setup:
    """A game with random modules and rules; the two orders of effects by turns."""
    found = random_setup(seed)
    return replace(found, options={**found.options, "timing_profile": PROFILES[seed % len(PROFILES)]})


@dataclass
class Trace:
    """The names of the steps that acted, in runs: the order of the turn holds within each of them. A part of a turn is
    a run, and so is a routine that a step begins within it."""

    box: Box
    runs: list[list[str]] = field(default_factory=lambda: [[]])
    within: list[list[str]] = field(default_factory=list)
    """The runs that go on now, the innermost last."""

    def __post_init__(self) -> None:
        self.within = [self.runs[0]]

    def new_run(self) -> list[str]:
        self.runs.append([])
        return self.runs[-1]

    def begin_part(self) -> None:
        self.within[-1] = self.new_run()

    def begin_routine(self) -> None:
        self.within.append(self.new_run())

    def come_back(self) -> None:
        self.within.pop()

    def add(self, run: list[str], row: int) -> None:
        run.append(self.box.step_ids[row])


class Watched:
    """The roster of a box, which tells a trace which rows change anything, or ask somebody."""

    def __init__(self, roster: Roster, trace: Trace) -> None:
        self.roster = roster
        self.trace = trace
        self.asked = numbering.NOTHING
        self.code = roster.code
        self.offer = roster.offer
        self.figure_options = roster.figure_options
        self.offers = roster.offers
        self.with_kinds = roster.with_kinds
        self.first_kind = roster.first_kind
        self.end_of_kinds = roster.end_of_kinds

    def perform(self, state: State, row: int) -> None:
        self.watch(state, row, lambda: self.roster.perform(state, row))

    def chosen(self, state: State, verb: int, code: int) -> None:
        self.watch(state, self.asked, lambda: self.roster.chosen(state, verb, code))

    def answered(self, state: State, row: int) -> None:
        self.watch(state, row, lambda: self.roster.answered(state, row))

    def watch(self, state: State, row: int, act: Callable[[], None]) -> None:
        run = self.trace.within[-1]
        before = seen(state)
        act()
        if seen(state) != before:
            self.trace.add(run, row)
        if state.asked != numbering.NOTHING:
            if state.asked != row:
                self.trace.add(self.trace.within[-1], state.asked)
            self.asked = state.asked


def seen(state: State) -> tuple[object, ...]:
    """What people at the table notice: tiles, figures, points, questions, and everything else by its event."""
    rows: Sequence[Sequence[int]] = (state.score, state.supply, state.stands, state.place_on, state.parts)
    single = (state.hand, state.board.pieces, state.pile_left, state.gone_count, state.over, state.due, state.asked)
    return (*(tuple(row) for row in rows), single, len(state.record) if state.record is not None else 0)


def watch(box: Box) -> Trace:
    """Let a new trace watch all games of a box."""
    trace = Trace(box)
    box.roster = Watched(Roster(box.duties, box.verb_duties, box.figure_offers), trace)  # type: ignore[assignment]
    return trace


def also(owner: Any, name: str, then: Callable[[Trace], None], *, before: bool = False) -> None:
    """Call something besides a method of the state, for the trace of its box."""
    original = getattr(owner, name)

    def both(state: State, *arguments: int) -> None:
        trace = getattr(state.box.roster, "trace", None)
        if trace is not None and before:
            then(trace)
        original(state, *arguments)
        if trace is not None and not before:
            then(trace)

    setattr(owner, name, both)


def played(seed: int) -> list[list[str]]:
    """The runs of a random game to its end."""
    setup = setup_of(seed)
    trace = watch(setup.box())
    game = Game.of(setup)
    chance = random.Random(seed)
    while not game.over:
        game.choose(chance.randrange(game.count))
    return [run for run in trace.runs if run]


def main(seeds: Sequence[int]) -> None:
    also(State, "begin_part", Trace.begin_part, before=True)
    also(State, "begin", Trace.begin_routine)
    also(State, "come_back", Trace.come_back)
    for seed in seeds:
        print(json.dumps(played(seed)), flush=True)


if __name__ == "__main__":
    main([int(seed) for seed in sys.argv[1:]])
