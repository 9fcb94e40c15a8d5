"""Training: self-play in rounds, with a check against the greedy player from time to time.

After every round the weights are written, and beside them `FILE.progress`, with all that is needed to go on later.
"""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from languedoc.carcassonne import turn
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.errors import OutOfRange
from languedoc.players.carcassonne import weights
from languedoc.players.carcassonne.batch import learn_games, play_out
from languedoc.players.carcassonne.greedy import Greedy
from languedoc.players.carcassonne.learner import Learner, Progress
from languedoc.players.carcassonne.one_ply import OnePly
from languedoc.players.carcassonne.player import Player
from languedoc.players.carcassonne.terms import ONE, POINT
from languedoc.players.carcassonne.value import Table
from languedoc.players.carcassonne.weights import BadWeights
from languedoc.players.machines import Machines
from languedoc.table.event import leaders
from languedoc.table.setup import LARGEST_SEED
from languedoc.writing import must_be_writable, write_bytes

STEP = 0.5
LAMBDA = 0.8
LATE_LAMBDA = 0.5  # for the last part of the games
LATE = 0.6
NOISE = 0.35  # points
ROUND = 0.1  # seconds of play that a round should take at least, in games
CHECKS = 12  # of a training
FIRST_LEAST = 0.25  # the smallest coherence that is counted, at first and at last
LAST_LEAST = 0.03
FIRST_CHECK_SEED = 1 << 40  # deals that are not trained with

Told = Callable[["Training", int], None]


@dataclass(slots=True)
class Checked:
    """The strength after some games: the share of games won against greedy players, and the mean lead."""

    games: int
    win_rate: float
    margin: float


@dataclass(slots=True)
class Training:
    """A training so far."""

    setup: Setup
    games: int
    seed: int
    out: Path
    jobs: int = 1
    checked_games: int = 100
    checks: int = CHECKS
    done: int = 0
    seconds: float = 0.0
    curve: list[Checked] = field(default_factory=list)
    table: Table = field(init=False)
    progress: Progress = field(init=False)
    learners: list[Learner] = field(init=False)

    def __post_init__(self) -> None:
        if self.games < 1 or self.jobs < 1 or self.checked_games < 0:
            raise OutOfRange("games and jobs must be at least 1, and checked games not less than 0")
        self.table = Table(self.setup.box())
        self.progress = Progress(self.table)
        self.learners = [self.learner(i) for i in range(self.jobs)]

    @property
    def beside(self) -> Path:
        return self.out.with_name(self.out.name + ".progress")

    def check_files(self) -> None:
        """Refuse files that could not be written at the end, and one that holds something else than weights."""
        for path in (self.out, self.beside):
            must_be_writable(path)
        if self.out.exists():
            weights.read(self.out.read_bytes(), str(self.out))

    def begin_with(self, path: Path) -> None:
        """Begin with the weights of a file, such as those of a simpler game."""
        core, things, _ = weights.read(path.read_bytes(), str(path))
        weights.fill(self.table, core, things)

    def resume(self) -> bool:
        """Go on where a training into the same file was left; returns whether there was one."""
        if not self.beside.exists():
            return False
        line, _, packed = self.beside.read_bytes().partition(b"\n")
        try:
            header: dict[str, Any] = dict(json.loads(line))
            of = {key: header[key] for key in ("features", "modules", "seats")}
            done, seconds = int(header["games"]), float(header["seconds"])
            curve = [Checked(int(games), float(rate), float(margin)) for games, rate, margin in header["curve"]]
            learners = [(int(chance), int(mix), int(least)) for chance, mix, least in header["learners"]]
            rows = array("q", zlib.decompress(packed))
        except (ValueError, KeyError, TypeError, zlib.error):
            raise BadWeights(f"{self.beside} is damaged; delete it to begin again") from None
        if of["features"] != weights.version():
            raise BadWeights(
                f"{self.beside} belongs to features {of['features']}, but this version has {weights.version()}; "
                "delete it to begin again"
            )
        if of["modules"] != list(self.setup.modules) or of["seats"] != self.setup.seats:
            raise BadWeights(f"{self.beside} belongs to another training; delete it to begin again")
        if len(rows) != 3 * self.table.size:
            raise BadWeights(f"{self.beside} is damaged; delete it to begin again")
        self.take(rows)
        self.done, self.seconds, self.curve = done, seconds, curve
        for learner, state in zip(self.learners, learners, strict=False):
            learner.restore(state)
        return True

    def run(self, tell: Told, machines: Machines | None = None) -> None:
        """Play the games that are left; `tell` is called after every round with the games it had.

        With `machines` every round is handed out to them in shares, which all begin with the same weights; what they
        learned is added up. One job gives the same weights with and without machines. Ctrl-C ends the training after
        the round that is being played; what was learned is kept.
        """
        try:
            self.play_rounds(tell, machines)
        except KeyboardInterrupt:
            self.keep()
            raise
        self.keep()

    def play_rounds(self, tell: Told, machines: Machines | None) -> None:
        learners = self.learners
        tables = [State(self.table.box) for _ in learners]
        due = [self.games * (i + 1) // self.checks for i in range(self.checks)]
        steady = max(1, self.games // 100)
        share = steady if self.done and (self.jobs == 1 or machines is not None) else 1
        with ThreadPoolExecutor(self.jobs) as pool:
            while self.done < self.games:
                began = perf_counter()
                part_done = self.done / self.games
                left = self.games - self.done
                shares = [min(share, max(0, left - share * i)) for i in range(self.jobs)]
                playing = []
                firsts = []
                for i, learner in enumerate(learners):
                    learner.mix = round((LATE_LAMBDA if part_done >= LATE else LAMBDA) * ONE)
                    learner.least = round((FIRST_LEAST + (LAST_LEAST - FIRST_LEAST) * part_done) * ONE)
                    firsts.append((self.seed + self.done + share * i) & LARGEST_SEED)
                if machines is not None:
                    self.hand_out(machines, learners, firsts, shares)
                else:
                    for learner, table, first, number in zip(learners, tables, firsts, shares, strict=True):
                        playing.append(pool.submit(learn_games, learner, table, first, number))
                interrupted = finish(playing)
                before, self.done = self.done, self.done + sum(shares)
                spent = perf_counter() - began
                self.seconds += spent
                if any(before < games <= self.done for games in due):
                    self.check()
                    self.keep()
                tell(self, sum(shares))
                if interrupted:
                    raise KeyboardInterrupt
                if self.jobs == 1 or machines is not None:
                    share = steady  # the same rounds wherever they are played
                elif spent < ROUND:
                    share *= 2

    def learner(self, number: int) -> Learner:
        return Learner(self.table, self.progress, self.seed + number, round(STEP * ONE), 0, round(NOISE * POINT))

    def hand_out(self, machines: Machines, learners: list[Learner], firsts: list[int], shares: list[int]) -> None:
        """One round on other machines."""
        before = self.known()
        rows = [
            (self.setup, before, self.seed + i, learner.state(), firsts[i], shares[i])
            for i, learner in enumerate(learners)
            if shares[i]
        ]
        sums = array("q", before)
        for i, (after, chance) in enumerate(machines.each(learn_share, rows)):
            learners[i].restore(chance)
            for k, (now, then) in enumerate(zip(after, before, strict=True)):
                sums[k] += now - then
        self.take(sums)

    def known(self) -> array[int]:
        """The weights and how steadily each was moved, in one row."""
        sums, sizes = self.progress.rows()
        return array("q", [*(self.table.weight(i) for i in range(self.table.size)), *sums, *sizes])

    def take(self, rows: array[int]) -> None:
        """The inverse of `known`."""
        size = self.table.size
        for i in range(size):
            self.table.set_weight(i, rows[i])
        self.progress.restore(list(rows[size : 2 * size]), list(rows[2 * size :]))

    def check(self) -> None:
        """Let the one-ply player with these weights play against greedy ones."""
        if self.checked_games == 0:
            return
        state = State(self.table.box)
        seats = self.setup.seats
        wins = 0.0
        lead = 0
        for i in range(self.checked_games):
            seat = i % seats
            players: list[Player] = [Greedy(i) for _ in range(seats)]
            players[seat] = OnePly(i, self.table)
            turn.deal(state, FIRST_CHECK_SEED + i // seats, 0, self.setup.stacked_bag())
            play_out(state, players)
            scores = state.scores()
            best = leaders(scores)
            wins += (seat in best) / len(best)
            lead += scores[seat] - max([points for other, points in enumerate(scores) if other != seat], default=0)
        self.curve.append(Checked(self.done, wins / self.checked_games, lead / self.checked_games))

    def keep(self) -> None:
        """Write the weights, and what is needed to go on."""
        about = {"modules": list(self.setup.modules), "seats": self.setup.seats, "games": self.done, "seed": self.seed}
        weights.write(self.table, self.out, about)
        rows = self.known()
        header = {
            "features": weights.version(),
            **about,
            "seconds": round(self.seconds, 1),
            "learners": [learner.state() for learner in self.learners],
            "curve": [[each.games, each.win_rate, each.margin] for each in self.curve],
        }
        write_bytes(json.dumps(header).encode() + b"\n" + zlib.compress(rows.tobytes(), 1), self.beside)


def finish(playing: list[Future[None]]) -> bool:
    """Wait for the games of a round. Returns whether Ctrl-C was pressed; the second time ends the waiting, too."""
    interrupted = False
    for each in playing:
        try:
            each.result()
        except KeyboardInterrupt:
            if interrupted:
                raise
            interrupted = True
            each.result()
    return interrupted


def learn_share(
    setup: Setup, known: array[int], seed: int, state: tuple[int, int, int], first: int, games: int
) -> tuple[array[int], tuple[int, int, int]]:
    """Learn from a share of a round, perhaps on another machine: what is known then, and the state of the learner."""
    training = Training(setup, 1, seed, Path())
    training.take(known)
    learner = training.learner(0)
    learner.restore(state)
    learn_games(learner, State(training.table.box), first, games)
    return training.known(), learner.state()


WIDTH = 640
HEIGHT = 320
EDGE = 44


def curve_svg(curve: list[Checked], title: str) -> str:
    """The learning curve as a picture: the share of games won against greedy players, by the games of training."""
    most = max([each.games for each in curve], default=1)

    def x(games: int) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * games / most

    def y(rate: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * rate

    lines = [
        f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y(rate):.1f}" y2="{y(rate):.1f}" stroke="#d8d2c4"/>'
        f'<text x="{EDGE - 6}" y="{y(rate) + 4:.1f}" text-anchor="end">{rate:.0%}</text>'
        for rate in (0, 0.25, 0.5, 0.75, 1)
    ]
    points = " ".join(f"{x(each.games):.1f},{y(each.win_rate):.1f}" for each in curve)
    marks = [f'<circle cx="{x(each.games):.1f}" cy="{y(each.win_rate):.1f}" r="3" fill="#7a3b1d"/>' for each in curve]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>'
        f'<text x="{EDGE}" y="24" font-size="14">{title}</text>{"".join(lines)}'
        f'<polyline points="{points}" fill="none" stroke="#7a3b1d" stroke-width="2"/>{"".join(marks)}'
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 16}" text-anchor="end">{most:,} games of self-play</text></svg>\n'
    )
