"""The play aid on the command line."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from languedoc.carcassonne.game import Game
from languedoc.cli.app import app
from languedoc.cli.asked import (
    DEFAULT_PRESET,
    Json,
    Language,
    Modules,
    Preset,
    RuleOptions,
    Tiles,
    WhichGame,
    make_any_setup,
    print_json,
)
from languedoc.i18n import language_of, speech


@app.command(
    epilog="Examples:\n\n"
    "languedoc guide --preset count_king_and_consorts --players 4 --pdf guide.pdf\n\n"
    "languedoc guide --game cardcassonne --players 3 --html guide.html"
)
def guide(
    modules: Modules = "",
    game: WhichGame = Game.name,
    players: Annotated[int, typer.Option("--players", metavar="N", help="How many people play.")] = 2,
    tiles: Tiles = "",
    preset: Preset = DEFAULT_PRESET,
    option: RuleOptions = None,
    language: Language = "",
    numbers: Annotated[
        bool, typer.Option("--numbers", help="Show the number of each step in the printed play aid.")
    ] = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="OUT", help="Write a page with pictures.")] = None,
    pdf: Annotated[
        Path | None,
        typer.Option(
            "--pdf", metavar="OUT", help="Print that page on A4, by a Chromium, Chrome or Edge that is there."
        ),
    ] = None,
    as_json: Json = False,
    md: Annotated[Path | None, typer.Option("--md", metavar="OUT", help="Write Markdown, without pictures.")] = None,
) -> None:
    """Print the play aid of a game: preparation, turn and scoring step by step, for the modules on your table."""
    from languedoc.guide import guide as compose
    from languedoc.guide.markdown import markdown

    told = speech(language or language_of())
    made = compose(make_any_setup(game, players, modules, tiles, preset, option, seed=0, speech=told), told)
    if html or pdf:
        from languedoc.guide import pdf as printing
        from languedoc.guide.html import html as page

        drawn = page(made, told, numbers=numbers)
        if html:
            html.write_text(drawn, encoding="utf-8")
        if pdf:
            printing.write(drawn, pdf)
    if md:
        md.write_text(markdown(made, told, numbers=numbers), encoding="utf-8")
    if as_json:
        print_json(asdict(made))
    elif not (html or pdf or md):
        typer.echo(markdown(made, told, numbers=numbers), nl=False)
