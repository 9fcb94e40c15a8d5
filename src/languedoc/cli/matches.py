"""Commands for those who build computer players: matches, a table of strength, training."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated
from xml.sax.saxutils import escape

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from languedoc.carcassonne.game import Game
from languedoc.carcassonne.setup import Setup
from languedoc.cli.app import INTERRUPTED, app
from languedoc.cli.asked import (
    DEFAULT_PRESET,
    Json,
    Modules,
    Preset,
    RuleOptions,
    Tiles,
    WhichGame,
    console_for,
    listed,
    make_any_setup,
    print_json,
)
from languedoc.errors import LanguedocError
from languedoc.players.arena import Match, contestant, contestants, play_match, ratings
from languedoc.players.carcassonne.training import Training, curve_svg
from languedoc.players.cardcassonne.learning import learn
from languedoc.players.machines import OnRay
from languedoc.terminal.plain import counted
from languedoc.writing import FileTrouble, must_be_writable, write_text

ALL_CORES = os.cpu_count() or 1
MOST_JOBS = 1024
FARTHEST = 4000  # Elo
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=1, max=MOST_JOBS, help="How many games at once.")]
Budget = Annotated[
    float | None,
    typer.Option("--budget", metavar="MS", help="Milliseconds for each decision of players that take their time."),
]


Ray = Annotated[
    str,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Play on the machines of a Ray cluster; `local` starts Ray on this machine."
    ),
]


@contextmanager
def machines_at(address: str, jobs: int) -> Iterator[OnRay | None]:
    """The machines of a cluster, or none."""
    if not address:
        yield None
        return
    with OnRay(address, jobs) as machines:
        yield machines


def progress_bar(show: bool) -> Progress:
    """A bar on standard error, if a person looks at it."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not (show and console.is_terminal),
    )


class Watched:
    """A match behind a progress bar with the win rate so far. Ctrl-C ends it early: what was played counts."""

    def __init__(self, match_of: str, games: int, play: Callable[[Callable[[Match], None]], Match], show: bool) -> None:
        self.interrupted = False
        self.match: Match | None = None
        with progress_bar(show) as bar:
            task = bar.add_task(match_of, total=games)

            def on_deal(match: Match) -> None:
                self.match = match
                low, high = match.interval(0)
                text = f"{match_of}  {match.win_rate(0):.1%} ({low:.1%} to {high:.1%})"
                bar.update(task, completed=match.games, description=text)

            try:
                self.match = play(on_deal)
            except KeyboardInterrupt:
                self.interrupted = True

    def result(self) -> Match:
        """The match, as far as it was played; ends the command if that is not even one deal."""
        if self.match is None:
            raise KeyboardInterrupt
        return self.match

    def end_if_interrupted(self) -> None:
        if self.interrupted:
            typer.echo("languedoc: interrupted; only a part of the games was played", err=True)
            raise typer.Exit(INTERRUPTED)


@app.command(
    epilog="Examples:\n\nlanguedoc arena skilled greedy --games 2000\n\n"
    "languedoc arena expert:1000 expert:100 --games 200 --jobs 2\n\n"
    "languedoc arena expert greedy greedy greedy --budget 1000 --json\n\n"
    "languedoc arena skilled casual --games 2000 --sprt 0,50"
)
def arena(
    players: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYERS",
            help="Two or more players at one table; NAME:MS gives a player its own time for each decision, "
            "NAME:Nr a number of rollouts. See: languedoc players.",
        ),
    ],
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games, in whole deals.")] = 200,
    seed: Annotated[int, typer.Option("--seed", help="Seed of the first deal; each further one adds 1.")] = 0,
    budget: Budget = None,
    sprt: Annotated[
        str,
        typer.Option(
            "--sprt", metavar="E0,E1", help="Stop when one of two Elo differences is far more likely than the other."
        ),
    ] = "",
    game: WhichGame = Game.name,
    modules: Modules = "",
    tiles: Tiles = "",
    preset: Preset = DEFAULT_PRESET,
    option: RuleOptions = None,
    jobs: Jobs = ALL_CORES,
    ray: Ray = "",
    as_json: Json = False,
) -> None:
    """Let computer players meet on paired deals: the same tiles for every seating. Tells win rates and intervals."""
    setup = make_any_setup(game, max(2, len(players)), modules, tiles, preset, option, seed)
    bounds = elo_bounds(sprt)
    with machines_at(ray, jobs) as machines:
        watched = Watched(
            " : ".join(players),
            games,
            lambda on_deal: play_match(setup, players, games, budget, jobs, bounds, on_deal, machines),
            show=not as_json,
        )
    match = watched.result()
    if as_json:
        print_json(match.data())
        watched.end_if_interrupted()
        return
    table = Table("player", "wins", "95 % interval", "margin", "Elo", "mean score")
    for column in table.columns[1:]:
        column.justify = "right"
    for who, name in enumerate(players):
        low, high = match.interval(who)
        table.add_row(
            name,
            f"{match.win_rate(who):.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{match.margin(who):+.1f}",
            f"{match.elo(who):+.0f}",
            f"{match.mean_score(who):.1f}",
        )
    console = console_for()
    console.print(table)
    console.print(f"{counted(match.games, 'game')} on {counted(len(match.deals), 'deal')}")
    watched.end_if_interrupted()


def elo_bounds(text: str) -> tuple[float, float] | None:
    if not text:
        return None
    try:
        low, high = (float(each) for each in text.split(","))
    except ValueError:
        raise LanguedocError(f"--sprt {text!r}: give two Elo differences, such as 0,50") from None
    if not -FARTHEST <= low < high <= FARTHEST:
        raise LanguedocError(
            f"--sprt {text!r}: the first difference must be the smaller one, both from -{FARTHEST} to {FARTHEST}"
        )
    return low, high


@app.command(epilog="Example:\n\nlanguedoc ladder --games 40 --budget 100 -o docs/ladder.md")
def ladder(
    players: Annotated[
        str,
        typer.Option("--players", metavar="NAMES", help="Who takes part, with commas. Default: all there are."),
    ] = "",
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games for each pair.")] = 40,
    seed: Annotated[int, typer.Option("--seed", help="Seed of the first deal; each further one adds 1.")] = 0,
    budget: Budget = 100,
    game: WhichGame = Game.name,
    modules: Modules = "",
    preset: Preset = DEFAULT_PRESET,
    jobs: Jobs = ALL_CORES,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE", help="Write the table as Markdown, and its picture as SVG."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Let all computer players meet in pairs, and tell their Elo."""
    names = listed(players) or tuple(contestants(game))
    if len(names) < 2:
        raise LanguedocError("a ladder needs at least two players")
    if len(set(names)) < len(names):
        raise LanguedocError("a player takes part in a ladder once; name each only once")
    setup = make_any_setup(game, 2, modules, "", preset, None, seed)
    for name in names:
        contestant(name, 0, game, budget)
    picture = None if output is None else output.with_suffix(".svg")
    if output is not None and picture is not None:
        if picture == output:
            raise LanguedocError(f"{output} is for the table; give it another ending, such as .md")
        must_be_writable(output)
        must_be_writable(picture)
    results: dict[tuple[str, str], tuple[float, int]] = {}
    for one, other in itertools.combinations(names, 2):
        watched = Watched(
            f"{one} : {other}",
            games,
            partial(play_match, setup, (one, other), games, budget, jobs, None),
            show=not as_json,
        )
        if watched.match is not None:
            results[one, other] = (watched.match.win_rate(0) * watched.match.games, watched.match.games)
        if watched.interrupted:
            break
    if not results:
        raise KeyboardInterrupt
    elo = ratings(names, results)
    order = sorted(names, key=lambda name: -elo[name])
    if output is not None and picture is not None and not watched.interrupted:
        write_text(ladder_text(order, elo, results, budget), output)
        write_text(ladder_svg(order, elo), picture)
    if as_json:
        pairs = [{"players": list(pair), "win_rate": won / of, "games": of} for pair, (won, of) in results.items()]
        print_json({"elo": {name: round(elo[name], 1) for name in order}, "pairs": pairs})
        watched.end_if_interrupted()
        return
    table = Table("player", "Elo", *order)
    for column in table.columns[1:]:
        column.justify = "right"
    for name in order:
        table.add_row(name, f"{elo[name]:+.0f}", *[rate_text(results, name, other) for other in order])
    console_for().print(table)
    watched.end_if_interrupted()


def rate_text(results: dict[tuple[str, str], tuple[float, int]], one: str, other: str) -> str:
    """How often one player beat another."""
    if (one, other) in results:
        won, games = results[one, other]
        return f"{won / games:.0%}"
    if (other, one) in results:
        won, games = results[other, one]
        return f"{1 - won / games:.0%}"
    return ""


def ladder_text(
    order: list[str], elo: dict[str, float], results: dict[tuple[str, str], tuple[float, int]], budget: float | None
) -> str:
    games = next(iter(results.values()))[1]
    lines = [
        f"Elo of the computer players; each pair played {games} games on paired deals"
        + (f", {budget:g} ms for each decision of those that take their time." if budget else "."),
        "",
        f"| player | Elo | {' | '.join(order)} |",
        "|---|---:|" + "---:|" * len(order),
    ]
    lines += [
        f"| {name} | {elo[name]:+.0f} | {' | '.join(rate_text(results, name, other) for other in order)} |"
        for name in order
    ]
    return "\n".join(lines) + "\n"


def ladder_svg(order: list[str], elo: dict[str, float]) -> str:
    """The ratings as bars."""
    low = min(elo.values()) - 50
    widest = max(elo.values()) - low
    bars = []
    for i, name in enumerate(order):
        y = 30 + 26 * i
        width = 360 * (elo[name] - low) / widest
        bars.append(
            f'<text x="110" y="{y + 14}" text-anchor="end">{escape(name)}</text>'
            f'<rect x="120" y="{y}" width="{width:.1f}" height="18" fill="#7a3b1d"/>'
            f'<text x="{126 + width:.1f}" y="{y + 14}">{elo[name]:+.0f}</text>'
        )
    height = 50 + 26 * len(order)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 {height}" font-family="sans-serif" font-size="12">'
        f'<rect width="560" height="{height}" fill="#fffdf7"/><text x="120" y="20" font-size="14">Elo</text>'
        f"{''.join(bars)}</svg>\n"
    )


@app.command(
    epilog="Examples:\n\nlanguedoc train --games 20000 --seed 1 --out two_seats.weights\n\n"
    "languedoc train --preset big_box_1 --start two_seats.weights --games 1000 --out modules.weights\n\n"
    "languedoc train --seats 4 --games 5000 --out more_seats.weights --resume\n\n"
    "languedoc train --game cardcassonne --games 6000 --out cards.toml"
)
def train(
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the weights are written.")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games of self-play in all.")] = 20_000,
    seats: Annotated[int, typer.Option("--seats", metavar="N", min=2, max=6, help="How many players.")] = 2,
    modules: Modules = "",
    preset: Preset = DEFAULT_PRESET,
    seed: Annotated[int, typer.Option("--seed", help="With one job, the same seed gives the same weights.")] = 0,
    jobs: Jobs = ALL_CORES,
    start: Annotated[
        Path | None, typer.Option("--start", metavar="FILE", help="Begin with these weights, not with nothing.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a training into the same file.")] = False,
    check: Annotated[
        int, typer.Option("--check", metavar="N", min=0, help="Games against greedy players for each check.")
    ] = 100,
    game: WhichGame = Game.name,
    ray: Ray = "",
    as_json: Json = False,
) -> None:
    """Train the weights of the computer players by self-play; draws the learning curve beside them, as FILE.svg.

    The weights of the card game are found by least squares and need no curve.
    """
    setup = make_any_setup(game, seats, modules, "", preset, None, seed)
    if not out.parent.exists():
        raise FileTrouble(f"there is no folder {out.parent}")
    if resume and start is not None:
        raise LanguedocError("--resume goes on with the weights that are there; leave out --start")
    if not isinstance(setup, Setup):
        must_be_writable(out)
        if start is not None or resume or seats != 2:
            raise LanguedocError(f"{game} is trained with two seats, from the beginning")
        with machines_at(ray, jobs) as machines, progress_bar(show=not as_json) as bar:
            task = bar.add_task("self-play", total=games)
            found = learn(games, seed, jobs, lambda done: bar.update(task, completed=done), machines)
        write_text(found.text(), out)
        if as_json:
            print_json({"games": games, "spread": list(found.spread), "terms": list(found.terms)})
        else:
            console_for().print(f"{counted(games, 'game')}; weights in {out}")
        return
    training = Training(setup, games, seed, out, jobs, check)
    training.check_files()
    if resume:
        if not training.resume():
            raise FileTrouble(f"nothing to go on with: there is no {training.beside}")
    elif start is not None:
        training.begin_with(start)
    with machines_at(ray, jobs) as machines, progress_bar(show=not as_json) as bar:
        task = bar.add_task("self-play", total=games, completed=training.done)

        def tell(so_far: Training, new: int) -> None:
            speed = f"{so_far.done / max(so_far.seconds, 1e-9):,.1f} games/s"
            strength = f", {so_far.curve[-1].win_rate:.0%} against greedy" if so_far.curve else ""
            bar.update(task, completed=so_far.done, description=f"self-play, {speed}{strength}")

        interrupted = False
        try:
            training.run(tell, machines)
        except KeyboardInterrupt:
            interrupted = True
    if training.curve:
        picture = curve_svg(training.curve, f"Games won against greedy players, {seats} seats")
        write_text(picture, out.with_name(out.name + ".svg"))
    if as_json:
        curve = [{"games": each.games, "win_rate": each.win_rate, "margin": each.margin} for each in training.curve]
        print_json({"games": training.done, "seconds": round(training.seconds, 1), "curve": curve})
    else:
        console = console_for()
        for each in training.curve:
            console.print(f"{each.games:>9,} games  {each.win_rate:6.1%} against greedy, margin {each.margin:+.1f}")
        console.print(f"{counted(training.done, 'game')} in {training.seconds:,.0f} s; weights in {out}")
    if interrupted:
        typer.echo("languedoc: interrupted; go on with --resume", err=True)
        raise typer.Exit(INTERRUPTED)
