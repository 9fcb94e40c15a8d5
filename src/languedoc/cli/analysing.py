"""The command that goes through a finished game, or advises in one that is going on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from languedoc.cli.app import app
from languedoc.cli.asked import Json, Language, console_for, print_json
from languedoc.errors import LanguedocError
from languedoc.files import load_game
from languedoc.i18n import language_of
from languedoc.i18n import speech as spoken
from languedoc.writing import must_be_writable, write_text


@app.command(
    epilog="Examples:\n\nlanguedoc analyse evening.save\n\n"
    "languedoc analyse evening.save --svg curve.svg --language de\n\n"
    "languedoc analyse evening.save --json --seconds 20"
)
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    as_json: Json = False,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="OUT", help="Draw the curve of the chances to win into this file.")
    ] = None,
    seconds: Annotated[
        float,
        typer.Option("--seconds", metavar="N", min=0, help="At most about so long; 0: as long as it takes."),
    ] = 0,
    seed: Annotated[int, typer.Option("--seed", help="Without --seconds, the same seed finds the same.")] = 1,
    language: Language = "",
) -> None:
    """Go through a finished game: the chances to win, the worst moves with what was better, luck and skill.

    A game that is going on: the best options, judged by what the seat that decides may know.
    """
    from languedoc import analysis
    from languedoc.analysis import report
    from languedoc.analysis.curve import curve_svg
    from languedoc.cli.matches import progress_bar

    speech = spoken(language or language_of())
    game = load_game(file)
    console = console_for()
    if not game.over:
        if svg is not None:
            raise LanguedocError("only a finished game has a curve; leave out --svg")
        limit = seconds or analysis.whole.SECONDS
        advice = analysis.advise(game, (speech,), seconds=limit, seed=seed)
        if as_json:
            print_json(report.advice_data(advice, speech.language))
        else:
            for line in report.advice_lines(advice, speech):
                console.print(line, soft_wrap=not console.is_terminal)
        return
    if svg is not None:
        must_be_writable(svg)
    with progress_bar(show=not as_json) as bar:
        task = bar.add_task(file.name, total=game.choices_made)
        found = analysis.analyse(
            game,
            (speech,),
            seconds or analysis.whole.SECONDS,
            seed,
            lambda done: bar.update(task, completed=done),
        )
    if svg is not None:
        write_text(curve_svg(found, speech), svg)
    if as_json:
        print_json(report.analysis_data(found, speech.language))
    elif svg is None:
        for line in report.analysis_lines(found, speech):
            console.print(line, soft_wrap=not console.is_terminal)
