"""Commands to play in the terminal, and to see a game again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from languedoc.carcassonne import words
from languedoc.carcassonne.game import Game
from languedoc.cardcassonne import setup as cards_setup
from languedoc.cardcassonne.game import CardGame
from languedoc.cli import drawing
from languedoc.cli.app import INTERRUPTED, app
from languedoc.cli.asked import (
    DEFAULT_PRESET,
    PLAYER_NAMES,
    Json,
    Language,
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
from languedoc.errors import LanguedocError, UnknownPlayer, WrongSeats
from languedoc.files import is_other_file, load_game
from languedoc.games import AnyGame
from languedoc.i18n import Speech, language_of
from languedoc.i18n import speech as spoken
from languedoc.players import AnyPlayer, player, room
from languedoc.players.simulation import AnySetup
from languedoc.table.words import preset_name
from languedoc.terminal import card_listing, listing
from languedoc.terminal.cards import TerminalCards
from languedoc.terminal.panel import table_of_points
from languedoc.terminal.play import TerminalGame
from languedoc.terminal.screen import Screen
from languedoc.terminal.table import YOU, Leaving
from languedoc.writing import FileTrouble

OPPONENT = "casual"  # where nobody is named


@app.command(
    epilog="Examples:\n\nlanguedoc play\n\nlanguedoc play --seats skilled,you,you --preset first_edition\n\n"
    "languedoc play --option no_fields=true --save evening.save\n\n"
    "languedoc play --load evening.save --save evening.save\n\n"
    "languedoc play --game cardcassonne --players expert"
)
def play(
    players: Annotated[
        str,
        typer.Option(
            "--players",
            metavar="NAMES",
            help=f"Whom you play against, with commas: {PLAYER_NAMES}.",
        ),
    ] = "",
    seats: Annotated[
        str,
        typer.Option("--seats", metavar="NAMES", help=f"Who sits where, in order of play: {YOU}, {PLAYER_NAMES}."),
    ] = "",
    game: WhichGame = Game.name,
    preset: Preset = DEFAULT_PRESET,
    option: RuleOptions = None,
    modules: Modules = "",
    tiles: Tiles = "",
    seed: Annotated[int | None, typer.Option("--seed", help="Same seed, same bag. Default: a new one.")] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Keep the game here, up to date after every choice."),
    ] = None,
    language: Language = "",
) -> None:
    """Play in the terminal, by default you against the casual player."""
    speech = spoken(language or language_of())
    if players and seats:
        raise WrongSeats("--players names your opponents, --seats everybody: give only one of them")
    for name, given_names in (("--seats", seats), ("--players", players)):
        if given_names and not listed(given_names):
            raise WrongSeats(f"{name} {given_names!r} names nobody")
    seated = listed(seats) or ((YOU, *listed(players)) if players else ())
    if load is not None:
        given = {
            "--game": game != Game.name,
            "--preset": preset != DEFAULT_PRESET,
            "--option": bool(option),
            "--modules": bool(modules),
            "--tiles": bool(tiles),
            "--seed": seed is not None,
        }
        if any(given.values()):
            needless = ", ".join(name for name, is_given in given.items() if is_given)
            raise LanguedocError(f"--load takes the setup from the save; leave out {needless}")
        played = load_game(load)
        seated = seated or (YOU, *[OPPONENT] * (played.setup.seats - 1))
        if len(seated) != played.setup.seats:
            raise WrongSeats(f"{len(seated)} players, but {load} is a game for {played.setup.seats}")
        seat_players(played.name, seated, 0)
    else:
        seated = seated or (YOU, OPPONENT)
        seat_players(game, seated, 0)
        chosen_seed = secrets.randbits(48) if seed is None else seed
        setup = make_any_setup(game, len(seated), modules, tiles, preset, option, chosen_seed, speech)
        played = begin(setup)
    if save is not None and save.exists() and (load is None or save.resolve() != load.resolve()):
        what = "is not a save" if is_other_file(save) else f"holds a game; go on with it by --load {save}, or"
        raise FileTrouble(f"{save} {what}{';' if what.endswith('save') else ''} choose another file for --save")
    table = lay_table(played, seated, save, speech)
    try:
        table.run()
    except Leaving:
        table.say(table.parting)
    except KeyboardInterrupt:
        table.say("")
        table.say(table.parting)
        raise typer.Exit(INTERRUPTED) from None


def begin(setup: AnySetup) -> AnyGame:
    return CardGame.of(setup) if isinstance(setup, cards_setup.Setup) else Game.of(setup)


def lay_table(game: AnyGame, seats: Sequence[str], save: Path | None, speech: Speech) -> TerminalGame | TerminalCards:
    players = seat_players(game.name, seats, game.setup.seed)
    if isinstance(game, CardGame):
        return TerminalCards(game, seats, players, console_for(), save, speech)
    return TerminalGame(game, seats, players, console_for(), save, speech)


def seat_players(game: str, seats: Sequence[str], seed: int) -> list[AnyPlayer | None]:
    """A computer player for each seat, None where a person sits."""
    known = room(game).PLAYERS
    for name in seats:
        if name != YOU and name not in known:
            raise UnknownPlayer(f"no player {name!r}; allowed: {', '.join([YOU, *known])}")
    return [None if name == YOU else player(name, seed + seat + 1, game) for seat, name in enumerate(seats)]


@app.command(epilog="Example:\n\nlanguedoc replay evening.save --board")
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    as_json: Json = False,
    board: Annotated[bool, typer.Option("--board", help="Draw the board after the last choice, too.")] = False,
    svg: drawing.Svg = None,
    png: drawing.Png = None,
    style: drawing.Style = "light",
    language: Language = "",
) -> None:
    """Tell a saved game turn by turn. Reading it plays it again and so verifies it."""
    speech = spoken(language or language_of())
    game = load_game(file)
    if isinstance(game, CardGame):
        if svg is not None or png is not None:
            raise LanguedocError("only games of Carcassonne can be drawn; leave out --svg and --png")
        if as_json:
            print_json(card_listing.replay_data(game, board, speech))
        else:
            card_listing.show_replay(console_for(), game, board, speech)
        return
    if drawing.wrote(lambda: game.svg(style=style), style, svg, png):
        return
    if as_json:
        print_json(listing.replay_data(game, board, speech))
        return
    console = console_for()

    def say(line: str) -> None:
        console.print(Text(line), soft_wrap=not console.is_terminal)

    about = [preset_name(game.setup.preset, speech)]
    about.append(speech.say("terminal-modules", modules=", ".join(game.setup.modules)))
    if game.over:  # while it lasts the seed would tell what is in the bag
        about.append(speech.say("terminal-seed", seed=game.setup.key or str(game.setup.seed)))
    say(f"{speech.row(game.setup.names)}, {', '.join(about)}")
    number = 0
    for seat, events in words.turns(game.known_to(None).events()):
        number += 1
        lines = [sentence.text for sentence in words.story(game, events, speech)]
        if not lines:
            continue
        say(f"\n{speech.say('terminal-final_scoring')}" if seat < 0 else f"{number:>3}  {lines.pop(0)}")
        for line in lines:
            say(f"     {line}")
    if board:
        say("")
        screen = Screen(console, speech)
        screen.show(screen.whole_board(game, {}))
    say("")
    console.print(table_of_points(game, game.setup.names, speech))
    say(speech.say("terminal-verified", number=game.choices_made, state="over" if game.over else "running"))
