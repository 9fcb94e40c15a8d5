"""The command `languedoc hunt`: progress while it runs, then the result."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from languedoc.carcassonne.game import Game
from languedoc.hunt import Plan, hunt
from languedoc.hunt.game import Broken, Played
from languedoc.hunt.workers import Crash, Finding
from languedoc.table import save
from languedoc.table.setup import LARGEST_SEED
from languedoc.terminal.plain import counted
from languedoc.writing import write_text

FOUND = 1  # exit code: a game broke
INTERRUPTED = 130
MOST_FOUND = 5  # broken games after which the hunt ends


class Bag:
    """The results of a hunt so far."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.played = 0
        self.choices = 0
        self.signature = 0
        self.broken: list[dict[str, Any]] = []
        self.interrupted = False
        self.began = time.perf_counter()

    def put(self, found: Finding) -> None:
        self.played += 1
        if isinstance(found, Played):
            self.choices += found.choices
            self.signature = (self.signature + found.fingerprint * (2 * found.seed + 1)) & LARGEST_SEED
        elif isinstance(found, Broken):
            self.keep(found.setup.seed, found.text(), found.why, found.last_choice(), found.trace)
        elif isinstance(found, Crash):
            text = f"{found.why}\n"
            with contextlib.suppress(Exception):  # perhaps the setup itself is what was found to be broken
                setup = self.plan.setup(found.seed)
                text = save.write(Game.name, setup.head(), (), (0,) * setup.seats)
            self.keep(found.seed, text, found.why, "a choice not known", "")

    def keep(self, seed: int, text: str, why: str, choice: str, trace: str) -> None:
        """Write the broken game to a file."""
        file = self.folder / f"hunt-{seed}.save"
        write_text(text, file)
        again = self.plan.again(seed)
        self.broken.append(
            {"seed": seed, "why": why, "choice": choice, "file": str(file), "command": again, "trace": trace}
        )

    def data(self) -> dict[str, Any]:
        seconds = time.perf_counter() - self.began
        return {
            "games": self.played,
            "choices": self.choices,
            "seed": self.plan.seed,
            "modules": list(self.plan.modules),
            "together": self.plan.together,
            "preset": self.plan.preset,
            "pairs": len(self.plan.all_pairs) if self.plan.pairs else 0,
            "seats": self.plan.seats,
            "seconds": round(seconds, 3),
            "games_per_s": round(self.played / seconds, 1),
            "signature": f"{self.signature:016x}",
            "interrupted": self.interrupted,
            "broken": self.broken,
        }

    @property
    def exit_code(self) -> int:
        return FOUND if self.broken else INTERRUPTED if self.interrupted else 0


def run(plan: Plan, jobs: int, folder: Path, show: bool) -> Bag:
    """Hunt until all games are played, enough of them are broken, or Ctrl-C; shows a progress bar in a terminal."""
    findings = hunt(plan, jobs)
    bag = Bag(plan, folder)
    with progress(len(plan), show and sys.stderr.isatty()) as advance, contextlib.closing(findings):
        try:
            for found in findings:
                bag.put(found)
                advance()
                if len(bag.broken) == MOST_FOUND:
                    break
        except KeyboardInterrupt:
            bag.interrupted = True
    return bag


@contextlib.contextmanager
def progress(games: int, show: bool) -> Iterator[Any]:
    """A function to be called for every finished game."""
    if not show:
        yield lambda: None
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda: bar.advance(task)


def report(console: Console, bag: Bag) -> None:
    found = bag.data()
    for broken in bag.broken:
        console.print(f"seed {broken['seed']}: {broken['why']}")
        console.print(f"  before {broken['choice']}: {broken['file']}", soft_wrap=True)
        console.print(f"  again: {broken['command']}", soft_wrap=True)
        for line in broken["trace"].splitlines():
            console.print(f"    {line}", soft_wrap=True)
    stopped = " before it was interrupted" if bag.interrupted else ""
    pairs = f" of {found['pairs']} pairs of modules" if found["pairs"] else ""
    console.print(
        f"{counted(found['games'], 'game')}{pairs}{stopped} from seed {found['seed']}, {found['choices']:,} choices, "
        f"{found['seconds']:,.1f} s, {found['games_per_s']:,.1f} games/s, signature {found['signature']}"
    )
    console.print(f"{len(bag.broken)} broken" if bag.broken else "no fault found")
