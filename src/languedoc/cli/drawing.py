"""Pictures on the command line. What draws is loaded only for those who draw."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from languedoc.errors import NoPicture
from languedoc.files import load_game

Svg = Annotated[Path | None, typer.Option("--svg", metavar="OUT", help="Write the picture to this SVG file.")]
Png = Annotated[Path | None, typer.Option("--png", metavar="OUT", help="Write the picture to this PNG file.")]
Style = Annotated[str, typer.Option("--style", metavar="NAME", help="Of pictures: light, dark, contrast or auto.")]


def wrote(svg: Callable[[], str], style: str, *files: Path | None) -> bool:
    """Write the picture to the files that are given; false where none is."""
    wanted = [file for file in files if file is not None]
    if wanted:
        from languedoc.render import picture

        drawn = svg()
        for file in wanted:
            picture.write(file, drawn, style, as_png=file is files[-1])
    return bool(wanted)


def module_sheet(slug: str, style: str) -> str:
    from languedoc.render import sheets as contact

    return contact.module_sheet(slug, style=style)


def sheets(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where the pictures go; it is made if it is missing.")
    ],
    style: Style = "light",
    png: Annotated[bool, typer.Option("--png", help="Draw PNG files instead of SVG.")] = False,
) -> None:
    """Draw contact sheets (tiles of each module, all tiles, figures and tokens, cards), and a page that shows them."""
    from languedoc.render import sheets as contact
    from languedoc.render.picture import write

    suffix = "png" if png else "svg"
    folder.mkdir(parents=True, exist_ok=True)
    for name, sheet in contact.every().items():
        file = folder / f"{name}.{suffix}"
        write(file, sheet.draw(style), style)
        typer.echo(file)
    page = folder / "README.md"
    page.write_text(contact.index(suffix), encoding="utf-8")
    typer.echo(page)


def picture(
    file: Annotated[Path, typer.Argument(metavar="SAVE", help="The save of a game of tiles.")],
    svg: Svg = None,
    png: Png = None,
    gif: Annotated[
        Path | None, typer.Option("--gif", metavar="OUT", help="Write the game, tile by tile, to this GIF file.")
    ] = None,
    style: Style = "light",
) -> None:
    """Draw the board of a game as it lies at the end of the file, or the whole game as an animation."""
    from languedoc.carcassonne.game import Game

    game = load_game(file)
    if not isinstance(game, Game):
        raise NoPicture("only a game of tiles has a board to be drawn")
    if not any((svg, png, gif)):
        raise NoPicture("name a file to draw into: --svg, --png or --gif")
    wrote(lambda: game.svg(style=style, squares=False), style, svg, png)
    if gif is not None:
        from languedoc.render.animation import animation

        gif.write_bytes(animation(game, style))
