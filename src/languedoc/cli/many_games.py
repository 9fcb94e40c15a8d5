"""Commands for many games: let the computer play, open games of another program, look for faults, measure."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from languedoc.carcassonne.game import Game
from languedoc.carcassonne.presets import PRESETS
from languedoc.cli.app import NOT_ALL_WELL, app
from languedoc.cli.asked import (
    DEFAULT_PRESET,
    PLAYER_NAMES,
    Json,
    Modules,
    Preset,
    RuleOptions,
    Tiles,
    WhichGame,
    console_for,
    listed,
    listed_once,
    make_any_setup,
    print_json,
    with_progress,
)
from languedoc.errors import LanguedocError
from languedoc.files import is_other_file, save_game
from languedoc.hunt import Plan
from languedoc.players.simulation import simulate as play_games
from languedoc.terminal import hunting, imports
from languedoc.terminal.plain import counted
from languedoc.writing import FileTrouble

GAMES_OF_A_HUNT = 20_000
GAMES_OF_A_PAIR = 20


@app.command(
    epilog="Examples:\n\nlanguedoc simulate --games 1000 --seats greedy,random,random --seed 7 --json\n\n"
    "languedoc simulate --game cardcassonne --seats sampling,greedy --games 100 --swap"
)
def simulate(
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 100,
    seats: Annotated[
        str,
        typer.Option("--seats", metavar="NAMES", help=f"Who sits where, with commas: {PLAYER_NAMES}."),
    ] = "random,greedy",
    game: WhichGame = Game.name,
    swap: Annotated[
        bool, typer.Option("--swap", help="Play every deal once for each seat, with all players moved on by one.")
    ] = False,
    modules: Modules = "",
    tiles: Tiles = "",
    preset: Preset = DEFAULT_PRESET,
    option: RuleOptions = None,
    seed: Annotated[int, typer.Option("--seed", help="Seed of the first game; each further one adds 1.")] = 0,
    as_json: Json = False,
) -> None:
    """Let computer players play many games, and tell how they did."""
    seated = listed(seats)
    setup = make_any_setup(game, len(seated), modules, tiles, preset, option, seed)
    if as_json:
        outcome = play_games(setup, seated, games, swapped=swap)
        print_json(
            {
                "games": outcome.games,
                "mean_scores": list(outcome.mean_scores),
                "wins": list(outcome.wins),
                **({"deals_won": list(outcome.deals_won)} if swap else {}),
                "games_per_s": outcome.games_per_s,
                "signature": outcome.signature,
            }
        )
        return
    played = games * (setup.seats if swap else 1)
    outcome = with_progress(played, lambda on_game: play_games(setup, seated, games, on_game, swap))
    console = console_for()
    table = Table("seat", "player", "mean score", "wins", *(["deals won"] if swap else []))
    for column in table.columns[2:]:
        column.justify = "right"
    for seat, name in enumerate(seated):
        deals = [f"{outcome.deals_won[seat]:g}"] if swap else []
        title = name if swap else setup.names[seat]
        table.add_row(title, name, f"{outcome.mean_scores[seat]:.2f}", f"{outcome.wins[seat]:g}", *deals)
    console.print(table)
    console.print(
        f"{counted(outcome.games, 'game')}, {outcome.games_per_s:,.1f} games/s, signature {outcome.signature}"
    )


@app.command(
    "import",
    epilog="Examples:\n\nlanguedoc import evening.jcz -o evening.save\n\nlanguedoc import --check recorded/ --json",
)
def import_games(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="A saved game of JCloisterZone, or a folder of them.")],
    check: Annotated[
        bool,
        typer.Option("--check", help="Compare with what the file tells: the sentences of its test, points, places."),
    ] = False,
    as_json: Json = False,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="SAVE", help="Write the game as a save of ours.")
    ] = None,
) -> None:
    """Open saved games of JCloisterZone or FanCloisterZone (.jcz). Opening one plays it again."""
    files = imports.files_at(path)
    if output is not None:
        if path.is_dir():
            raise FileTrouble(f"-o writes one save, but {path} is a folder; name one file")
        if output.exists() and is_other_file(output):
            raise FileTrouble(f"{output} is not a save; choose another file for -o")
        save_game(imports.opened(path), output)
    look = imports.check_files if check else imports.open_files
    results = with_progress(len(files), lambda on_file: look(files, on_file))
    if not (check or as_json or path.is_dir()):
        imports.refuse_unopened(results[0])
    if as_json:
        print_json({"files": [result.data() for result in results]})
    elif check:
        imports.show_reports(console_for(), results)
    else:
        imports.show_opened(console_for(), results)
    if not all(result.ok for result in results):
        raise typer.Exit(NOT_ALL_WELL)


@app.command(
    epilog="Examples:\n\nlanguedoc hunt --games 1000 --seed 7\n\nlanguedoc hunt --preset everything --games 1000\n\n"
    "languedoc hunt --pairs --games 20"
)
def hunt(
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            metavar="N",
            help=f"How many games; with --pairs, for each pair. Default: {GAMES_OF_A_HUNT:,}, or {GAMES_OF_A_PAIR}.",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="Seed of the first game; each further one adds 1. Default: a new one.")
    ] = None,
    modules: Annotated[
        str,
        typer.Option("--modules", metavar="NAMES", help="Modules to choose from, with commas. Default: all there are."),
    ] = "",
    together: Annotated[bool, typer.Option("--together", help="Play all of these modules in every game.")] = False,
    pairs: Annotated[
        bool, typer.Option("--pairs", help="Play every pair of these modules, with the base game.")
    ] = False,
    preset: Annotated[
        str,
        typer.Option("--preset", metavar="NAME", help=f"Play this preset in every game: {', '.join(PRESETS)}."),
    ] = "",
    seats: Annotated[
        int, typer.Option("--seats", metavar="N", help="How many players. Default: any number.", show_default=False)
    ] = 0,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="How many processes.")] = os.cpu_count() or 1,
    folder: Annotated[Path, typer.Option("--folder", metavar="PATH", help="Where broken games are kept.")] = Path(),
    as_json: Json = False,
) -> None:
    """Look for faults: play random games with random modules and rules, and check every choice of them."""
    first = secrets.randbits(32) if seed is None else seed
    if preset and (together or pairs):
        raise LanguedocError("--preset names modules for every game; leave out --together and --pairs")
    if games is None:
        games = GAMES_OF_A_PAIR if pairs else GAMES_OF_A_HUNT
    plan = Plan(games, first, listed_once(modules), together, pairs, preset, seats)
    bag = hunting.run(plan, jobs, folder, show=not as_json)
    if as_json:
        print_json(bag.data())
    else:
        hunting.report(console_for(), bag)
    raise typer.Exit(bag.exit_code)
