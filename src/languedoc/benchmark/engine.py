"""Measures the speed of the engine, relative to a hand-written C program in the same run.

The reference program (`benchmarks/limit.c`) plays random base games for two by the same method, with everything fixed
at compile time. All measurements alternate in short rounds, so that changes of the machine affect all of them. CPU time
is measured, and the best round of each counts, since other processes can only make it slower. The engine plays through
the same steps as every bot and server.
"""

from __future__ import annotations

import json
import os
import platform
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from languedoc.carcassonne import state as engine
from languedoc.carcassonne import turn
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.carcassonne.tiles import catalogue
from languedoc.cardcassonne.setup import Setup as CardSetup
from languedoc.errors import LanguedocError
from languedoc.players import cardcassonne
from languedoc.players.carcassonne import Player, Random, play_games
from languedoc.players.carcassonne.one_ply import OnePly
from languedoc.players.simulation import simulate
from languedoc.table.chance import Chance

YARDSTICK = Path(__file__).resolve().parents[3] / "benchmarks" / "limit.c"
SIGNED_GAMES = 1000
ROUNDS = 6
TIMES_A_ROUND = 5
GAMES_A_ROUND = 8000  # five times: the yardstick plays 40,000 games in every round, and so does the engine
COPIES = 4000
VALUED = 300  # decisions of the one-ply player
CLASSIC = (
    "base",
    "river_1",
    "inns_and_cathedrals",
    "traders_and_builders",
    "princess_and_dragon",
    "tower",
    "abbey_and_mayor",
)
SEVENTEEN = (  # the same modules in every version, to compare them
    *CLASSIC,
    "river_2",
    "count",
    "king_and_robber",
    "cult",
    "festival",
    "messages",
    "phantom",
    "ferries",
    "half_so_wild",
    "german_castles",
)
PEER = tuple(  # every module but those that no other program has, also the same in every version
    slug
    for slug in BUILT
    if slug not in ("school", "german_cathedrals", "robbers", "fruit_trees", "bathhouses", "catapult")
)
EVERYTHING = tuple(BUILT)
LISTED_GAMES = 4  # games of everything whose options are listed at every fifteenth decision
LISTED_EVERY = 15
MIDDLE = 60  # choices into a base game
CLASSIC_MIDDLE = 200
BAGS = 10  # copies of the bag that are compared with one
PICTURED = 100  # tiles of the board that is drawn

Tell = Callable[[str], None]


class NoYardstick(Exception):
    """The reference program cannot be built; the message says why."""


class BenchmarkTrouble(LanguedocError):
    """A part of the benchmark cannot be run here."""


def compiled() -> bool:
    return not str(engine.__file__).endswith(".py")


def bench(tell: Tell, rounds: int = ROUNDS) -> dict[str, Any]:
    """All measurements, as flat keys; `tell` is called with the current step."""
    result: dict[str, Any] = {"compiled": compiled(), "python": platform.python_version()}
    tell("building the yardstick")
    with tempfile.TemporaryDirectory() as folder:
        yardstick, missing = None, None
        try:
            yardstick = build_yardstick(Path(folder))
        except NoYardstick as why:
            missing = str(why)
        result |= race(yardstick, tell, rounds)
        result["c_missing"] = missing
    tell("drawing")
    result |= picture_cost()
    tell(f"signature of {SIGNED_GAMES} games")
    result["signature"] = signature()
    tell("the same games interpreted")
    result |= interpreted()
    result["signatures_equal"] = result["signature"] == result.pop("interpreted_signature")
    return result


def build_yardstick(folder: Path) -> Path:
    """The C program; raises NoYardstick where its source or a working compiler is missing."""
    compiler = next((found for name in ("gcc", "cc", "clang") if (found := shutil.which(name))), None)
    if not YARDSTICK.exists():
        raise NoYardstick(f"its source is not here: {YARDSTICK}")
    if compiler is None:
        raise NoYardstick("there is no C compiler")
    program = folder / "limit"
    command = [compiler, "-O3", "-march=native", "-DSAMPLE", "-w", "-o", str(program), str(YARDSTICK)]
    try:
        output_of(command)
        output_of([str(program), "1"])
    except BenchmarkTrouble as trouble:
        raise NoYardstick(f"the C compiler does not work: {trouble}") from trouble
    return program


def output_of(command: list[str], environment: dict[str, str] | None = None) -> str:
    """What a program prints; raises BenchmarkTrouble with the last line of its error message."""
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout
    except subprocess.CalledProcessError as error:
        complaint = error.stderr.strip().splitlines()[-1:] or [f"it ended with {error.returncode}"]
        raise BenchmarkTrouble(f"{command[0]}: {complaint[0]}") from error
    except OSError as error:
        raise BenchmarkTrouble(f"{command[0]}: {error.strerror}") from error


def race(yardstick: Path | None, tell: Tell, rounds: int) -> dict[str, Any]:
    """Run the reference program and all contests alternately."""
    contests = [
        base_games(),
        classic_games(),
        seventeen_games(),
        peer_games(),
        everything_games(),
        everything_options(),
        card_games(),
        *api_games(),
        *copies(),
        *values(),
        *growing(),
        *threading(),
    ]
    theirs = 0.0
    for i in range(rounds):
        tell(f"round {i + 1} of {rounds}")
        if yardstick is not None:
            theirs = max(theirs, c_games_per_s(yardstick))
        for contest in contests:
            contest.run()
    seconds = {contest.name: contest.best / contest.times for contest in contests}
    result: dict[str, Any] = {name: round(1 / each) for name, each in seconds.items() if name.endswith("_per_s")}
    result |= {name: round(each * 1e6, 3) for name, each in seconds.items() if name.endswith("_us")}
    ratio = 1 / seconds["games_per_s"] / theirs if theirs else None
    return result | {
        "growth": round(seconds["tile of ten bags"] / seconds["tile of one bag"], 3),
        "threads": round(seconds["game of one thread"] / seconds["game of two threads"], 3),
        "c_games_per_s": round(theirs) if theirs else None,
        "ratio_to_c": round(ratio, 3) if ratio else None,
    }


class Contest:
    """Some work that repeats the same thing `times` times, and its shortest duration in seconds."""

    def __init__(
        self, name: str, times: int, work: Callable[[], object], clock: Callable[[], float] = time.process_time
    ) -> None:
        self.name = name
        self.times = times
        self.work = work
        self.clock = clock
        self.best = float("inf")

    def run(self) -> None:
        self.best = min(self.best, best_time(self.work, TIMES_A_ROUND, self.clock))


def c_games_per_s(yardstick: Path) -> float:
    output = output_of([str(yardstick), str(GAMES_A_ROUND)])
    return next(float(line.split()[1]) for line in output.splitlines() if line.startswith("games/s"))


def best_time(work: Callable[[], object], times: int, clock: Callable[[], float] = time.process_time) -> float:
    best = float("inf")
    for _ in range(times):
        began = clock()
        work()
        best = min(best, clock() - began)
    return best


def share(games: int) -> int:
    """The number of games: all if compiled; a fiftieth if interpreted, at least one."""
    return max(1, games if compiled() else games // 50)


def base_games() -> Contest:
    """Random base games for two."""
    return random_games("games_per_s", Setup(), share(GAMES_A_ROUND))


def classic_games() -> Contest:
    """Random games for two with the river and the five first big expansions."""
    return random_games("classic_games_per_s", Setup(modules=CLASSIC), share(GAMES_A_ROUND // 40))


def seventeen_games() -> Contest:
    return random_games("seventeen_games_per_s", Setup(modules=SEVENTEEN), share(GAMES_A_ROUND // 100))


def peer_games() -> Contest:
    """Random games for two with every module that other programs have, too."""
    return random_games("peer_games_per_s", Setup(modules=PEER), share(GAMES_A_ROUND // 200))


def everything_games() -> Contest:
    """Random games for two with every module there is."""
    return random_games("everything_games_per_s", Setup(modules=EVERYTHING), share(GAMES_A_ROUND // 200))


def everything_options() -> Contest:
    """Listing the options of a decision with every module, each with its notation: at some moments of random games."""
    moments = []
    for seed in range(share(LISTED_GAMES)):
        game = Game.of(Setup(modules=EVERYTHING, seed=seed), events=False)
        dice = Chance(seed)
        while not game.over:
            if game.choices_made % LISTED_EVERY == 0:
                moments.append(game.copy())
            game.choose(dice.below(game.count))

    def list_all() -> None:
        for moment in moments:
            tuple(moment.copy().options.listed)  # a copy has no list yet

    return Contest("everything_options_us", len(moments), list_all)


def random_games(name: str, setup: Setup, games: int) -> Contest:
    players: list[Player] = [Random(1), Random(2)]
    return Contest(name, games, partial(play_games, State(setup.box()), players, 0, games))


def growing() -> tuple[Contest, Contest]:
    """A tile of a base game, and one of a game with ten copies of the bag: how the cost grows with the board."""
    many = Setup(copies={f"base/{tile.id}": tile.count * BAGS for tile in catalogue.sheet("base").tiles})
    contests = []
    for name, setup, games in (
        ("tile of one bag", Setup(), share(GAMES_A_ROUND // 4)),
        ("tile of ten bags", many, share(GAMES_A_ROUND // 4 // BAGS)),
    ):
        contest = random_games(name, setup, games)
        contest.times *= setup.box().tiles_in_bag
        contests.append(contest)
    return contests[0], contests[1]


def threading() -> tuple[Contest, Contest]:
    """Games in one thread, and in two threads at a time, by wall clock time."""
    games = share(GAMES_A_ROUND // 4)

    def play(seed: int) -> None:
        play_games(State(Setup().box()), [Random(seed), Random(seed + 1)], 0, games)

    def play_twice(pool: ThreadPoolExecutor) -> None:
        for done in [pool.submit(play, seed) for seed in (1, 1)]:
            done.result()

    pool = ThreadPoolExecutor(2)
    return (
        Contest("game of one thread", games, partial(play, 1), time.perf_counter),
        Contest("game of two threads", 2 * games, partial(play_twice, pool), time.perf_counter),
    )


def api_games() -> tuple[Contest, Contest]:
    """Random base games as a user of the library would write them: with options, and by numbers only."""
    games = share(GAMES_A_ROUND // 80)

    def in_words() -> None:
        dice = random.Random(1)
        for seed in range(games):
            game = Game(2, seed=seed)
            while not game.over:
                game.choose(dice.choice(game.options))

    def in_numbers() -> None:
        dice = Chance(1)
        for seed in range(games):
            game = Game(2, seed=seed, events=False)
            while not game.over:
                game.choose(dice.below(game.count))

    return Contest("api_games_per_s", games, in_words), Contest("api_fast_games_per_s", games, in_numbers)


def card_games() -> Contest:
    """Random card games for two."""
    players: list[cardcassonne.Player] = [cardcassonne.Random(1), cardcassonne.Random(2)]
    games = GAMES_A_ROUND if compiled() else GAMES_A_ROUND // 50
    work = partial(cardcassonne.play_games, cardcassonne.table(CardSetup()), players, 0, games)
    return Contest("cardcassonne_games_per_s", games, work)


def copies() -> tuple[Contest, Contest, Contest]:
    """Copies of a game half played: of the state alone (also of a large one), and of the game with its history."""
    game = half_played(Setup(seed=5), MIDDLE)
    classic = half_played(Setup(modules=CLASSIC, seed=5), CLASSIC_MIDDLE)
    times = share(COPIES)

    def many(copy: Callable[[], object]) -> None:
        for _ in range(times):
            copy()

    return (
        Contest("copy_us", times, partial(many, game.state.copy)),
        Contest("classic_copy_us", times, partial(many, classic.state.copy)),
        Contest("game_copy_us", times, partial(many, game.copy)),
    )


def values() -> tuple[Contest, Contest]:
    """Positions after a turn that the one-ply player makes and values, in the middle of a game."""
    contests = []
    for name, setup, choices, decisions in (
        ("values_per_s", Setup(seed=5), MIDDLE, VALUED),
        ("classic_values_per_s", Setup(modules=CLASSIC, seed=5), CLASSIC_MIDDLE, VALUED // 10),
    ):
        game = half_played(setup, choices)
        while game.state.hand < 0:  # a tile is to be laid
            game.choose(0)
        player = OnePly(5)
        player.pick(game.state)
        times = share(decisions)

        def decide(player: OnePly = player, game: Game = game, times: int = times) -> None:
            for _ in range(times):
                player.pick(game.state)

        contests.append(Contest(name, times * player.ways, decide))
    return contests[0], contests[1]


def half_played(setup: Setup, choices: int) -> Game:
    game = Game.of(setup)
    player = Random(5)
    for _ in range(choices):
        turn.refresh(game.state)
        game.choose(player.pick(game.state))
    return game


def picture_cost() -> dict[str, float]:
    """Milliseconds for the picture of a board of 100 tiles, once its tiles have been painted."""
    game = Game(2, modules=["base", "inns_and_cathedrals", "traders_and_builders"], seed=5)
    player = Random(5)
    while game.state.board.pieces < PICTURED and not game.over:
        turn.refresh(game.state)
        game.choose(player.pick(game.state))
    game.svg()
    return {"picture_ms": round(best_time(game.svg, 5) * 1e3, 1)}


def signature() -> str:
    return simulate(Setup(), ("random", "random"), SIGNED_GAMES).signature


def interpreted() -> dict[str, Any]:
    """The same games by the same sources without the compiled modules, in a process of their own."""
    environment = {**os.environ, "LANGUEDOC_INTERPRETED": "1"}
    command = [sys.executable, "-m", "languedoc.benchmark.engine"]
    output = output_of(command, environment)
    found: dict[str, Any] = json.loads(output)
    return found


def _measure_interpreted() -> None:
    players: list[Player] = [Random(1), Random(2)]
    state = State(Setup().box())
    games = 50
    best = best_time(lambda: play_games(state, players, 0, games), 12)
    print(json.dumps({"interpreted_games_per_s": round(games / best), "interpreted_signature": signature()}))


if __name__ == "__main__":
    _measure_interpreted()
