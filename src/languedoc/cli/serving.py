"""The game in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from languedoc.cli.app import app


@app.command(
    "serve",
    epilog="Examples:\n\nlanguedoc serve --no-browser --host 0.0.0.0 --port 8080\n\n"
    "languedoc serve --no-browser --database postgresql://me:secret@localhost/languedoc --workers 2",
)
def serve_command(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Where to listen.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option("--port", metavar="N", help="At which port. Default: 8000, or the next one that is free."),
    ] = None,
    database: Annotated[
        str,
        typer.Option(
            "--database",
            metavar="URL",
            help="A file, or postgresql://USER:PASSWORD@HOST/NAME. Default: a file in your data folder.",
        ),
    ] = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", help="Server processes; several need PostgreSQL.")
    ] = 1,
    bots: Annotated[
        int, typer.Option("--bots", metavar="N", help="Processes for computer players, for each server process.")
    ] = 1,
    metrics: Annotated[
        str,
        typer.Option(
            "--metrics", metavar="HOST:PORT", help="Where Prometheus reads numbers, for the operator. Default: nowhere."
        ),
    ] = "",
) -> None:
    """Play in the browser, with friends here and far away: the server, until you stop it."""
    serve(host, port, database, browser=browser, workers=workers, bots=bots, metrics=metrics)


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str = "",
    *,
    browser: bool,
    workers: int = 1,
    bots: int = 1,
    metrics: str = "",
    quiet: bool = False,
) -> None:
    from languedoc.server import commands  # the other commands do not need the web

    commands.serve(host, port, database, browser=browser, workers=workers, bots=bots, metrics=metrics, quiet=quiet)


Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        help="A file, or postgresql://USER:PASSWORD@HOST/NAME. Default: the file in your data folder.",
    ),
]


@app.command(epilog="Example:\n\nlanguedoc backup games.backup --database postgresql://me:secret@localhost/languedoc")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to be written.")], database: Database = ""
) -> None:
    """Write all that a server stores into one file. The server may run meanwhile."""
    import asyncio

    from languedoc.server import backups, commands  # the other commands do not need the web

    rows = asyncio.run(backups.back_up(database or commands.default_database(), file))
    typer.echo(f"{file}: {rows} rows")


@app.command(epilog="Example:\n\nlanguedoc restore games.backup --database new.db")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `languedoc backup` has written.")],
    database: Database = "",
) -> None:
    """Fill an empty database from a backup, also one of another kind. No server may use it meanwhile."""
    import asyncio

    from languedoc.server import backups, commands  # the other commands do not need the web

    rows = asyncio.run(backups.restore(file, database or commands.default_database()))
    typer.echo(f"{file}: {rows} rows restored")
