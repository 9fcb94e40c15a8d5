"""`languedoc bench`: measure the engine, or a server of its own: its load, attacks, kills, and the long run."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.console import Console

from languedoc.benchmark import engine
from languedoc.cli.app import NOT_ALL_WELL, app
from languedoc.cli.asked import Json, console_for, print_json
from languedoc.errors import LanguedocError
from languedoc.terminal import listing

Tell = Callable[[str], None]


@app.command(
    epilog="Examples:\n\nlanguedoc bench --json\n\nlanguedoc bench --server --rate 100 --rate 200\n\n"
    "languedoc bench --siege --seconds 10 --attack look --attack sit\n\nlanguedoc bench --soak --minutes 20\n\n"
    "languedoc bench --crowd --games 5000 --sockets 2500\n\nlanguedoc bench --kills 100"
)
def bench(
    as_json: Json = False,
    server: Annotated[
        bool,
        typer.Option(
            "--server",
            help="Measure the server: games of scripted people over sockets, on a file and on a PostgreSQL of its own.",
        ),
    ] = False,
    siege: Annotated[
        bool,
        typer.Option("--siege", help="Attack a server of its own on this machine, and tell what others notice of it."),
    ] = False,
    attack: Annotated[
        list[str] | None, typer.Option("--attack", metavar="NAME", help="With --siege: only this one, or these.")
    ] = None,
    soak: Annotated[
        bool, typer.Option("--soak", help="Play for long, and tell how much memory the server has.")
    ] = False,
    crowd: Annotated[bool, typer.Option("--crowd", help="Tell how much memory idle games and sockets take.")] = False,
    kills: Annotated[
        int | None,
        typer.Option(
            "--kills",
            metavar="N",
            min=1,
            help="Kill a server so many times, on each kind of database, and look for lost choices.",
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            "--games", metavar="N", min=1, help="Games at once. Default: 200; 5000 with --crowd, 20 with --kills."
        ),
    ] = None,
    rate: Annotated[
        list[float] | None,
        typer.Option("--rate", metavar="N", min=0.1, help="Choices a second, of all together; several with --server."),
    ] = None,
    seconds: Annotated[
        float,
        typer.Option("--seconds", metavar="N", min=1, help="With --server: for each rate. With --siege: each attack."),
    ] = 30.0,
    minutes: Annotated[float, typer.Option("--minutes", metavar="N", min=0.05, help="With --soak.")] = 20.0,
    sockets: Annotated[int, typer.Option("--sockets", metavar="N", min=0, help="With --crowd.")] = 2500,
    database: Annotated[
        str,
        typer.Option("--database", metavar="URL", help="For a server: an empty database instead of a new file."),
    ] = "",
) -> None:
    """Measure how fast the engine is here, against a program written by hand in C; or a server under load
    and under attack."""
    # Ended like this, it also ends the server that it has started.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    chosen = [name for name, given in zip(MODES, (server, siege, soak, crowd, kills is not None), strict=True) if given]
    if len(chosen) > 1:
        raise LanguedocError(f"{' and '.join(chosen)} cannot be measured at once")
    if server:
        show(listing.show_load, as_json, lambda tell: of_server(games or 200, rate or [200.0], seconds, database, tell))
    elif siege:
        show(listing.show_siege, as_json, lambda tell: of_siege(attack or [], seconds, database, tell))
    elif soak:
        show(
            listing.show_figures,
            as_json,
            lambda tell: of_soak(minutes, games or 100, (rate or [50.0])[0], database, tell),
        )
    elif crowd:
        show(listing.show_figures, as_json, lambda tell: of_crowd(games or 5000, sockets, database, tell))
    elif kills is not None:
        show(listing.show_kills, as_json, lambda tell: of_kills(kills, games or 20, database, tell))
    else:
        show(listing.show_bench, as_json, engine.bench)


MODES = ("--server", "--siege", "--soak", "--crowd", "--kills")


def show(listed: Callable[[Console, Any], None], as_json: bool, measured: Callable[[Tell], dict[str, Any]]) -> None:
    """Run a measurement and print its result; where it found a fault the exit code is `NOT_ALL_WELL`."""
    if as_json:
        found = measured(lambda doing: None)
        print_json(found)
    else:
        with Console(stderr=True).status("") as status:
            found = measured(lambda doing: status.update(doing))
        listed(console_for(), found)
    if found.get("lost") or found.get("doubled") or found.get("flat") is False or found.get("holds") is False:
        raise typer.Exit(NOT_ALL_WELL)


# The other commands do not need the web, so each of these imports what it measures.


def of_server(games: int, rates: list[float], seconds: float, database: str, tell: Tell) -> dict[str, Any]:
    from languedoc.benchmark import load

    found = load.run(games, rates, seconds, database, tell)
    return {name: None if loads is None else [asdict(load) for load in loads] for name, loads in found.items()}


def of_siege(attacks: list[str], seconds: float, database: str, tell: Tell) -> dict[str, Any]:
    from languedoc.benchmark import siege

    outcomes = siege.run(attacks, seconds, database, tell)
    listed = [asdict(outcome) | {"holds": outcome.holds} for outcome in outcomes]
    return {"attacks": listed, "holds": all(outcome.holds for outcome in outcomes)}


def of_soak(minutes: float, games: int, rate: float, database: str, tell: Tell) -> dict[str, Any]:
    from languedoc.benchmark import endurance

    return asdict(endurance.soak(minutes, games, rate, database, tell))


def of_crowd(games: int, sockets: int, database: str, tell: Tell) -> dict[str, Any]:
    from languedoc.benchmark import endurance

    return asdict(endurance.crowd(games, sockets, database, tell))


def of_kills(kills: int, games: int, database: str, tell: Tell) -> dict[str, Any]:
    from languedoc.benchmark.kills import run

    outcomes = run(kills, games, database, tell)
    lost, doubled = sum(each.lost for each in outcomes), sum(each.doubled for each in outcomes)
    return {"databases": [asdict(each) for each in outcomes], "lost": lost, "doubled": doubled}
