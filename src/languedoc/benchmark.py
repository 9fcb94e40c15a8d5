"""How fast the engine is, measured against a hand-written C program in the same run.

The yardstick (`benchmarks/limit.c`) plays random base games for two by the same method, with everything fixed at
compile time. It and the engine take turns in short rounds, so that both meet the same moods of the machine. Both count
the time the processor spent on them, and of each the best round counts: what others take from it is not its fault.
The engine plays through the same steps as every bot and server: nothing is left out.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from languedoc.carcassonne import state as engine
from languedoc.carcassonne import turn
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.cardcassonne.setup import Setup as CardSetup
from languedoc.errors import LanguedocError
from languedoc.players import cardcassonne
from languedoc.players.carcassonne import Player, Random, play_games
from languedoc.players.simulation import simulate

YARDSTICK = Path(__file__).resolve().parents[2] / "benchmarks" / "limit.c"
SIGNED_GAMES = 1000
ROUNDS = 15
GAMES_A_ROUND = 2000
COPIES = 4000
CLASSIC = (
    "base",
    "river_1",
    "inns_and_cathedrals",
    "traders_and_builders",
    "princess_and_dragon",
    "tower",
    "abbey_and_mayor",
)
MIDDLE = 60  # choices into a game
PICTURED = 100  # tiles of the board that is drawn

Tell = Callable[[str], None]


class NoYardstick(Exception):
    """There is nothing to compare with; the message says why."""


class BenchmarkTrouble(LanguedocError):
    """A part of the benchmark cannot be run here."""


def compiled() -> bool:
    return not str(engine.__file__).endswith(".py")


def bench(tell: Tell, rounds: int = ROUNDS) -> dict[str, Any]:
    """Everything there is to measure, as flat keys; `tell` hears what is being done."""
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
    tell("the classic modules")
    result["classic_games_per_s"] = classic_games_per_s()
    tell("the card game")
    result["cardcassonne_games_per_s"] = card_games_per_s()
    tell("copying")
    result |= copy_cost()
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
    """What a program prints; raises BenchmarkTrouble with the last line of its complaint."""
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout
    except subprocess.CalledProcessError as error:
        complaint = error.stderr.strip().splitlines()[-1:] or [f"it ended with {error.returncode}"]
        raise BenchmarkTrouble(f"{command[0]}: {complaint[0]}") from error
    except OSError as error:
        raise BenchmarkTrouble(f"{command[0]}: {error.strerror}") from error


def race(yardstick: Path | None, tell: Tell, rounds: int) -> dict[str, Any]:
    """The engine and the yardstick in turn."""
    players: list[Player] = [Random(1), Random(2)]
    state = State(Setup().box())
    games = GAMES_A_ROUND if compiled() else GAMES_A_ROUND // 50
    play_games(state, players, 0, games // 4)
    ours, theirs = [], []
    for i in range(rounds):
        tell(f"round {i + 1} of {rounds}")
        if yardstick is not None:
            theirs.append(c_games_per_s(yardstick))
        ours.append(games / best_time(partial(play_games, state, players, i * games, games), 5))
    return {
        "games_per_s": round(max(ours)),
        "c_games_per_s": round(max(theirs)) if theirs else None,
        "ratio_to_c": round(max(ours) / max(theirs), 3) if theirs else None,
    }


def c_games_per_s(yardstick: Path) -> float:
    output = output_of([str(yardstick), str(GAMES_A_ROUND)])
    return next(float(line.split()[1]) for line in output.splitlines() if line.startswith("games/s"))


def best_time(work: Callable[[], object], times: int) -> float:
    best = float("inf")
    for _ in range(times):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    return best


def classic_games_per_s() -> int:
    """Random games for two with the river and the five first big expansions."""
    players: list[Player] = [Random(1), Random(2)]
    state = State(Setup(modules=CLASSIC).box())
    games = max(1, GAMES_A_ROUND // 20 if compiled() else GAMES_A_ROUND // 1000)
    return round(games / best_time(partial(play_games, state, players, 0, games), 15))


def card_games_per_s() -> int:
    """Random card games for two."""
    players: list[cardcassonne.Player] = [cardcassonne.Random(1), cardcassonne.Random(2)]
    state = cardcassonne.table(CardSetup())
    games = GAMES_A_ROUND if compiled() else GAMES_A_ROUND // 50
    return round(games / best_time(partial(cardcassonne.play_games, state, players, 0, games), 15))


def copy_cost() -> dict[str, float]:
    """Microseconds for a copy of a game half played: of the state alone, and of the game with its history."""
    game = Game(2, seed=5)
    player = Random(5)
    for _ in range(MIDDLE):
        turn.refresh(game.state)
        game.choose(player.pick(game.state))
    copies = COPIES if compiled() else COPIES // 40

    def repeat(work: Callable[[], object]) -> float:
        def many() -> None:
            for _ in range(copies):
                work()

        return round(best_time(many, 15) / copies * 1e6, 3)

    return {"copy_us": repeat(game.state.copy), "game_copy_us": repeat(game.copy)}


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
    command = [sys.executable, "-m", "languedoc.benchmark"]
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
