"""Commands to look at what lies in the box."""

from __future__ import annotations

from typing import Annotated

import typer

from languedoc.carcassonne.game import Game
from languedoc.cli import drawing
from languedoc.cli.app import app
from languedoc.cli.asked import Json, Language, WhichGame, console_for, print_json
from languedoc.i18n import language_of
from languedoc.i18n import speech as spoken
from languedoc.terminal import card_listing, listing


@app.command(epilog="Example:\n\nlanguedoc modules --json")
def modules(as_json: Json = False) -> None:
    """Show which modules exist, what they bring, and the rules that can be chosen."""
    if as_json:
        print_json(listing.modules_data())
    else:
        listing.show_modules(console_for())


@app.command(epilog="Example:\n\nlanguedoc players --game cardcassonne --language de")
def players(game: WhichGame = Game.name, language: Language = "", as_json: Json = False) -> None:
    """Show the computer players: the levels from the weakest to the strongest, and those to compare with."""
    data = listing.players_data(game, spoken(language or language_of()))
    if as_json:
        print_json(data)
    else:
        listing.show_players(console_for(), data)


@app.command(epilog="Example:\n\nlanguedoc tiles base --svg tiles.svg")
def tiles(
    module: Annotated[str, typer.Argument(metavar="MODULE", help="A name listed by: languedoc modules")],
    as_json: Json = False,
    svg: drawing.Svg = None,
    png: drawing.Png = None,
    style: drawing.Style = "light",
) -> None:
    """Show the tiles of a module: how often each exists, its drawing and its features."""
    if drawing.wrote(lambda: drawing.module_sheet(module, style), style, svg, png):
        return
    if as_json:
        print_json(listing.tiles_data(module))
    else:
        listing.show_tiles(console_for(), module)


@app.command(epilog="Example:\n\nlanguedoc cards --json")
def cards(as_json: Json = False) -> None:
    """Show the cards of the card game, what they score, and the rules that can be chosen."""
    if as_json:
        print_json(card_listing.cards_data())
    else:
        card_listing.show_cards(console_for())


app.command(epilog="Example:\n\nlanguedoc picture evening.save --gif evening.gif")(drawing.picture)
app.command(epilog="Example:\n\nlanguedoc sheets docs/pictures")(drawing.sheets)
