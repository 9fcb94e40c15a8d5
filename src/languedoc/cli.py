"""The command line: `languedoc play`, `simulate`, `replay`, `import`, `modules`, `tiles`, `cards`, `hunt`, `bench`."""

from __future__ import annotations

import codecs
import contextlib
import errno
import json
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

import languedoc
from languedoc import benchmark, drawing
from languedoc.carcassonne import words
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.rule_options import PRESETS
from languedoc.carcassonne.setup import COLOURS, Setup, read_option
from languedoc.carcassonne.tiles import catalogue
from languedoc.cardcassonne import setup as cards_setup
from languedoc.cardcassonne.game import CardGame
from languedoc.errors import LanguedocError, UnknownModule, UnknownOption, UnknownPlayer, WrongSeats
from languedoc.files import FileTrouble, is_other_file, load_game, reason, save_game
from languedoc.games import AnyGame
from languedoc.i18n import ENGLISH, LANGUAGES, Speech, language_of
from languedoc.i18n import speech as spoken
from languedoc.players import ROOMS, AnyPlayer, player, room
from languedoc.players.simulation import AnySetup
from languedoc.players.simulation import simulate as play_games
from languedoc.table.setup import seat_names
from languedoc.table.words import preset_name, seat_name
from languedoc.terminal import card_listing, hunting, imports, listing
from languedoc.terminal.cards import TerminalCards
from languedoc.terminal.panel import table_of_points
from languedoc.terminal.plain import counted
from languedoc.terminal.play import TerminalGame
from languedoc.terminal.screen import Screen
from languedoc.terminal.table import YOU, Leaving

T = TypeVar("T")
COMMON_PLAYERS = [name for name in ROOMS[Game.name].PLAYERS if all(name in each.PLAYERS for each in ROOMS.values())]
ONLY_THERE = [
    f"{name} ({game} only)" for game, each in ROOMS.items() for name in each.PLAYERS if name not in COMMON_PLAYERS
]
PLAYER_NAMES = ", ".join([*COMMON_PLAYERS, *ONLY_THERE])
DEFAULT_PRESET = Setup.preset
WRONG = 2  # exit code: the caller can mend it
CUT_OFF = 1  # exit code: nobody reads on
INTERRUPTED = 130
NOT_ALL_WELL = 1  # exit code: something that was looked at is not as it should be
STEPS_OF_PROGRESS = 200
IN_ASCII = {
    "▒": "#",
    "·": ".",
    "─": "-",
    "│": "|",
    "╱": "/",
    "╲": "\\",
    "○": "o",
    "♦": "*",
    "⌂": "M",
    "†": "A",
    "∩": "C",
    "♙": "x",
    "♔": "k",
    "▲": "^",
    "●": "@",
    "■": "=",
    "§": "$",
    "▓": "%",
}


class Commands(TyperGroup):
    """What went wrong is told in one line, and an interrupted command just ends."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
            sys.stdout.flush()
        except LanguedocError as error:
            code = complain(str(error))
        except typer.TyperException as error:
            text, ctx = error.format_message(), getattr(error, "ctx", None)
            if sys.argv[1:] if args is None else args:
                text = text[:1].lower() + text[1:].rstrip(".")
                code = complain(f"{text}; see: {ctx.command_path} --help" if ctx else text)
            else:  # the help, which mostly is already shown
                typer.echo(text, err=True, nl=bool(text))
                code = WRONG
        except typer.Abort:
            code = complain("aborted")
        except OSError as error:
            code = stopped(error)
        if standalone_mode:
            sys.exit(code)
        return code

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            typer.echo("", err=True)
            raise typer.Exit(INTERRUPTED) from None


def complain(text: str) -> int:
    """One line on stderr, whatever the text; returns the exit code."""
    line = "; ".join(part.strip() for part in text.splitlines() if part.strip())
    with contextlib.suppress(OSError):
        typer.echo(f"languedoc: {line}", err=True)
    return WRONG


def stopped(error: OSError) -> int:
    """The machine refused: the disk is full, or nobody reads on, which is no fault. Returns the exit code."""
    with contextlib.suppress(OSError):  # what is still to be written must not fail once more when Python ends
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno == errno.EPIPE:
        return CUT_OFF
    return complain(f"{error.filename}: {reason(error)}" if error.filename else reason(error))


app = typer.Typer(
    name="languedoc",
    cls=Commands,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Carcassonne and its card game Cardcassonne: to play in the browser or in the terminal, and to let the "
    "computer play. Without a command: the game in the browser.",
    epilog="Examples:\n\n"
    "languedoc\n\n"
    "languedoc play\n\n"
    "languedoc play --players greedy,random --save evening.save\n\n"
    "languedoc play --game cardcassonne\n\n"
    "languedoc simulate --games 1000 --seats random,greedy --seed 1",
)


def print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"languedoc {languedoc.__version__}")
        raise typer.Exit


@app.callback()
def common(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=print_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        serve(browser=True, quiet=True)


# ------------------------------------------------------------------------------------ setup

Modules = Annotated[
    str,
    typer.Option(
        "--modules",
        metavar="NAMES",
        help="Modules in play, with commas. See: languedoc modules. Default: those of the preset.",
    ),
]
Tiles = Annotated[
    str,
    typer.Option(
        "--tiles",
        metavar="NAMES",
        help="Modules whose tiles are in the bag, with commas; those of the base game always are. "
        "Default: those of the modules in play.",
    ),
]
Preset = Annotated[str, typer.Option("--preset", metavar="NAME", help=f"Rule set: {', '.join(PRESETS)}.")]
RuleOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="One rule set differently; may be given several times."),
]
WhichGame = Annotated[str, typer.Option("--game", metavar="NAME", help=f"Which game: {', '.join(ROOMS)}.")]
Language = Annotated[
    str,
    typer.Option(
        "--language",
        metavar="NAME",
        help=f"Which language is spoken: {', '.join(LANGUAGES)}. Default: LANGUEDOC_LANGUAGE, else that of the system.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


def listed(text: str) -> tuple[str, ...]:
    """A list with commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def listed_once(text: str) -> tuple[str, ...]:
    """A list in which a second mention means nothing."""
    return tuple(dict.fromkeys(listed(text)))


def make_setup(
    seats: int,
    modules: str,
    tiles: str,
    preset: str,
    options: Sequence[str] | None,
    seed: int,
    start: int | None = 0,
    speech: Speech = ENGLISH,
) -> Setup:
    for slug in listed(modules):
        if slug in catalogue.MODULES and slug not in BUILT:
            tiles_only = f"; its tiles can be used with --tiles {slug}" if listing.shuffled_in(slug) else ""
            raise UnknownModule(f"the rules of the module {slug!r} are not built yet{tiles_only}")
    check_options_once(options)
    names = seat_names(seats, [seat_name(seat, speech) for seat in range(len(COLOURS))])
    sets = listed_once(tiles)
    if sets and "base" not in sets:
        sets = ("base", *sets)
    plain = Setup(names=names, modules=listed_once(modules), tiles=sets, preset=preset, seed=seed, start=start)
    chosen = dict(read_option(text, plain.modules) for text in options or ())
    return Setup(names=names, modules=plain.modules, tiles=sets, preset=preset, options=chosen, seed=seed, start=start)


def check_options_once(options: Sequence[str] | None) -> None:
    given = [text.partition("=")[0] for text in options or ()]
    for name in given:
        if given.count(name) > 1:
            raise UnknownOption(f"the option {name!r} is given twice; give it one value")


def make_any_setup(
    game: str,
    seats: int,
    modules: str,
    tiles: str,
    preset: str,
    options: Sequence[str] | None,
    seed: int,
    speech: Speech = ENGLISH,
) -> AnySetup:
    """The setup of a tile game or a card game. The card game has no modules."""
    room(game)
    if game == Game.name:
        return make_setup(seats, modules, tiles, preset, options, seed, speech=speech)
    given = {"--modules": bool(modules), "--tiles": bool(tiles), "--preset": preset != DEFAULT_PRESET}
    if any(given.values()):
        needless = ", ".join(name for name, is_given in given.items() if is_given)
        raise LanguedocError(f"{game} has no tiles and no rule sets; leave out {needless}")
    check_options_once(options)
    chosen = dict(cards_setup.read_option(text) for text in options or ())
    return cards_setup.Setup(names=cards_setup.seat_names(seats), options=chosen, seed=seed)


def console_for(stream: Any = None) -> Console:
    return Console(file=stream, highlight=False, markup=False, emoji=False)


def print_json(data: dict[str, Any]) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


# ------------------------------------------------------------------------------------ serve


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
) -> None:
    """Play in the browser, with friends here and far away: the server, until you stop it."""
    serve(host, port, database, browser=browser, workers=workers, bots=bots)


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str = "",
    *,
    browser: bool,
    workers: int = 1,
    bots: int = 1,
    quiet: bool = False,
) -> None:
    from languedoc.server import commands  # the other commands do not need the web

    commands.serve(host, port, database, browser=browser, workers=workers, bots=bots, quiet=quiet)


# ------------------------------------------------------------------------------------ play


@app.command(
    epilog="Examples:\n\nlanguedoc play\n\nlanguedoc play --seats greedy,you,you --preset first_edition\n\n"
    "languedoc play --option no_fields=true --save evening.save\n\n"
    "languedoc play --load evening.save --save evening.save\n\n"
    "languedoc play --game cardcassonne --players sampling"
)
def play(
    players: Annotated[
        str,
        typer.Option("--players", metavar="NAMES", help=f"Whom you play against, with commas: {PLAYER_NAMES}."),
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
    """Play in the terminal, by default you against the greedy player."""
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
        seated = seated or (YOU, *["greedy"] * (played.setup.seats - 1))
        if len(seated) != played.setup.seats:
            raise WrongSeats(f"{len(seated)} players, but {load} is a game for {played.setup.seats}")
        seat_players(played.name, seated, 0)
    else:
        seated = seated or (YOU, "greedy")
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


# ------------------------------------------------------------------------------------ simulate


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


def with_progress(games: int, run: Callable[[Callable[[int], None] | None], T]) -> T:
    """Run with a progress bar on stderr, where there are many games and a terminal to show it."""
    if not sys.stderr.isatty() or games == 1:
        return run(None)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    stride = max(1, games // STEPS_OF_PROGRESS)
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)

        def on_game(played: int) -> None:
            if played % stride == 0:
                bar.update(task, completed=played)

        return run(on_game)


# ------------------------------------------------------------------------------------ replay


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
        about.append(speech.say("terminal-seed", seed=str(game.setup.seed)))
    say(f"{speech.row(game.setup.names)}, {', '.join(about)}")
    number = 0
    for seat, events in words.turns(game.events):
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


# ------------------------------------------------------------------------------------ import


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


# ------------------------------------------------------------------------------------ modules and tiles


@app.command(epilog="Example:\n\nlanguedoc modules --json")
def modules(as_json: Json = False) -> None:
    """Show which modules exist, what they bring, and the rules that can be chosen."""
    if as_json:
        print_json(listing.modules_data())
    else:
        listing.show_modules(console_for())


@app.command(epilog="Example:\n\nlanguedoc tiles inns_and_cathedrals --svg inns.svg")
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


app.command(epilog="Example:\n\nlanguedoc sheets docs/pictures")(drawing.sheets)


@app.command(epilog="Example:\n\nlanguedoc hunt --games 1000 --modules tower,count")
def hunt(
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 20_000,
    seed: Annotated[
        int | None, typer.Option("--seed", help="Seed of the first game; each further one adds 1. Default: a new one.")
    ] = None,
    modules: Annotated[
        str,
        typer.Option("--modules", metavar="NAMES", help="Modules to choose from, with commas. Default: all there are."),
    ] = "",
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="How many processes.")] = os.cpu_count() or 1,
    folder: Annotated[Path, typer.Option("--folder", metavar="PATH", help="Where broken games are kept.")] = Path(),
    as_json: Json = False,
) -> None:
    """Look for faults: play random games with random modules and rules, and check every choice of them."""
    first = secrets.randbits(32) if seed is None else seed
    bag = hunting.run(games, first, listed_once(modules), jobs, folder, show=not as_json)
    if as_json:
        print_json(bag.data())
    else:
        hunting.report(console_for(), bag)
    raise typer.Exit(bag.exit_code)


@app.command(epilog="Examples:\n\nlanguedoc bench --json\n\nlanguedoc bench --server --games 200 --rate 200")
def bench(
    as_json: Json = False,
    server: Annotated[
        bool, typer.Option("--server", help="Measure the server instead: games of scripted people over sockets.")
    ] = False,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="With --server: games at once.")] = 200,
    rate: Annotated[
        float, typer.Option("--rate", metavar="N", min=0.1, help="With --server: choices a second, of all together.")
    ] = 200.0,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="N", min=1, help="With --server: how long to measure.")
    ] = 30.0,
    database: Annotated[
        str, typer.Option("--database", metavar="URL", help="With --server: an empty database. Default: a new file.")
    ] = "",
) -> None:
    """Measure how fast the engine is here, against a program written by hand in C; or how much the server carries."""
    if server:
        bench_server(games, rate, seconds, database, as_json)
        return
    if as_json:
        print_json(benchmark.bench(lambda doing: None))
        return
    console = Console(stderr=True)
    with console.status("") as status:
        result = benchmark.bench(lambda doing: status.update(doing))
    listing.show_bench(console_for(), result)


def bench_server(games: int, rate: float, seconds: float, database: str, as_json: bool) -> None:
    from dataclasses import asdict

    from languedoc.server import load  # the other commands do not need the web

    if as_json:
        print_json(asdict(load.run(games, rate, seconds, database, lambda doing: None)))
        return
    with Console(stderr=True).status("") as status:
        found = load.run(games, rate, seconds, database, lambda doing: status.update(doing))
    listing.show_load(console_for(), asdict(found))


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """What a terminal that knows only ASCII shows instead of our letters."""
    assert isinstance(error, UnicodeEncodeError)
    meant = error.object[error.start : error.end]
    return "".join(IN_ASCII.get(letter, "+" if "─" <= letter <= "╿" else "?") for letter in meant), error.end


def main() -> None:
    """The command `languedoc`."""
    codecs.register_error("plain_letters", plain_letters)
    for stream, otherwise in (
        (sys.stdin, "replace"),
        (sys.stdout, "plain_letters"),
        (sys.stderr, "plain_letters"),
    ):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=otherwise)
    app(prog_name="languedoc")


if __name__ == "__main__":
    main()
