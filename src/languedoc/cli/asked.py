"""What several commands ask for: modules, rules, a language; and how they answer."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console

from languedoc.carcassonne.game import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.presets import PRESETS
from languedoc.carcassonne.setup import COLOURS, Setup, read_option
from languedoc.carcassonne.tiles import catalogue
from languedoc.cardcassonne import setup as cards_setup
from languedoc.errors import LanguedocError, UnknownModule, UnknownOption
from languedoc.i18n import ENGLISH, LANGUAGES, Speech
from languedoc.players import ROOMS, room
from languedoc.players.simulation import AnySetup
from languedoc.table.setup import seat_names
from languedoc.table.words import seat_name
from languedoc.terminal import listing

T = TypeVar("T")
COMMON_PLAYERS = [name for name in ROOMS[Game.name].PLAYERS if all(name in each.PLAYERS for each in ROOMS.values())]
ONLY_THERE = [
    f"{name} ({game} only)" for game, each in ROOMS.items() for name in each.PLAYERS if name not in COMMON_PLAYERS
]
PLAYER_NAMES = f"{', '.join([*COMMON_PLAYERS, *ONLY_THERE])}; see: languedoc players"
DEFAULT_PRESET = Setup.preset
STEPS_OF_PROGRESS = 200

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
Preset = Annotated[
    str,
    typer.Option(
        "--preset", metavar="NAME", help=f"Rules and modules by name: {', '.join(PRESETS)}. See: languedoc modules."
    ),
]
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
    """A list without repetitions."""
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
