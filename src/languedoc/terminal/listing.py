"""Lists for people and as plain data: modules, options, rule sets, tiles, and a saved game."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from languedoc.carcassonne import text as board_text
from languedoc.carcassonne import words
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.playing_time import minutes_of_preset
from languedoc.carcassonne.presets import FEWEST_SEATS, PRESETS
from languedoc.carcassonne.setup import most_seats
from languedoc.carcassonne.tile_text import tile_lines
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.carcassonne.turn_order import turn_order
from languedoc.i18n import ENGLISH, Speech
from languedoc.players import room
from languedoc.table.setup import option_text
from languedoc.table.words import (
    module_name,
    option_help,
    player_name,
    player_sentence,
    playing_time,
    preset_name,
    preset_sentence,
)
from languedoc.terminal.plain import counted, plain_name

# ------------------------------------------------------------------------------------ modules


def modules_data() -> dict[str, Any]:
    slugs = [*BUILT, *(slug for slug in catalogue.MODULES if slug not in BUILT)]
    presets = [
        {
            "name": preset.name,
            "title": preset_name(preset.name),
            "most_seats": most_seats(preset.name, preset.modules),
            "minutes": list(minutes_of_preset(preset.name).values()),
            "modules": list(preset.modules),
            "options": dict(preset.options),
            "help": preset_sentence(preset.name),
        }
        for preset in PRESETS.values()
    ]
    return {"modules": [module_data(slug) for slug in slugs], "presets": presets}


def module_data(slug: str) -> dict[str, Any]:
    built = BUILT.get(slug)
    known = slug in catalogue.MODULES
    return {
        "slug": slug,
        "name": module_name(slug),
        "tiles": catalogue.sheet(slug).tiles_total if known else 0,
        "built": built is not None,
        "pieces_per_player": pieces_per_player(slug),
        "pieces": common_pieces(slug),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "help": option_help(option),
            }
            for option in (built.rule_options if built else ())
        ],
        "steps": steps_of(built) if built else [],
    }


def steps_of(module: type[Module]) -> list[str]:
    """Its rows of the turn order, then the steps outside of it."""
    return [row.step for row in turn_order([module], {})] + [step.name for step in module.steps if not step.phase]


def pieces_per_player(slug: str) -> dict[str, int | dict[str, int]]:
    """The pieces of every player: a number, or a number for each number of players."""
    built = BUILT.get(slug)
    found: dict[str, int | dict[str, int]] = {each.name: each.number for each in built.figures} if built else {}
    if built and "player" in built.stacks:
        found |= {tile.id.lower(): 1 for tile in catalogue.sheet(slug).tiles if tile.stack == "player"}
    for piece in catalogue.sheet(slug).pieces if slug in catalogue.MODULES else ():
        if piece.per_player_by_players:
            found[piece.name] = {str(players): number for players, number in piece.per_player_by_players.items()}
        elif piece.per_player and not built:
            found[piece.name] = piece.per_player
    return found


def common_pieces(slug: str) -> dict[str, int]:
    """The pieces that belong to no player."""
    pieces = catalogue.sheet(slug).pieces if slug in catalogue.MODULES else ()
    return {piece.name: piece.count for piece in pieces if not piece.per_player and not piece.per_player_by_players}


def pieces_words(module: dict[str, Any]) -> list[str]:
    told = []
    for name, number in module["pieces_per_player"].items():
        if isinstance(number, int):
            told.append(f"{counted(number, plain_name(name))} for each player")
        else:
            numbers = ENGLISH.row([f"{each} with {players}" for players, each in number.items()])
            told.append(f"{plain_name(name)}s for each player: {numbers} players")
    return told


def show_modules(console: Console) -> None:
    data = modules_data()
    built = [module for module in data["modules"] if module["built"]]
    for module in built:
        console.print(Text(f"{module['slug']}: {module['name']}", "bold"))
        console.print(f"  {counted(module['tiles'], 'tile')}")
        for line in pieces_words(module):
            console.print(f"  {line}")
        if module["steps"]:
            console.print(Padding(f"steps: {', '.join(module['steps'])}", (0, 0, 0, 2)))
        console.print()
        if module["options"]:
            table = folding("option", "values, the first by default", "what it sets")
            for option in module["options"]:
                values = "\n".join(option_text(value) for value in option["values"])
                table.add_row(option["name"], values, option["help"], end_section=True)
            console.print(table)
    show_presets(console, data["presets"])
    others = [module for module in data["modules"] if not module["built"]]
    if others:
        console.print("\nTiles only: the rules of these are not built yet, but --tiles shuffles their tiles in.")
        table = folding("module", "name", "tiles", "in the bag")
        table.columns[2].justify = table.columns[3].justify = "right"
        for module in others:
            table.add_row(module["slug"], module["name"], str(module["tiles"]), str(shuffled_in(module["slug"])))
        console.print(table)


def players_data(game: str, speech: Speech = ENGLISH) -> dict[str, Any]:
    """The levels first, then other players, then those that only the arena knows."""
    at = room(game)
    others = [name for name in at.PLAYERS if name not in at.LEVELS]
    return {
        "players": [
            {
                "name": name,
                "title": player_name(name, speech),
                "help": player_sentence(name, speech),
                "level": name in at.LEVELS,
                "arena_only": name in at.REFERENCES,
            }
            for name in (*at.LEVELS, *others, *at.REFERENCES)
        ]
    }


def show_players(console: Console, data: dict[str, Any]) -> None:
    for player in data["players"]:
        title = Text(f"{player['name']}: {player['title']}", "bold")
        if player["arena_only"]:
            title.append(" (arena, ladder)", "not bold")
        console.print(title)
        console.print(Padding(player["help"], (0, 0, 0, 2)))


def show_presets(console: Console, presets: list[dict[str, Any]]) -> None:
    for preset in presets:
        console.print(Text(f"preset {preset['name']}: {preset['title']}", "bold"))
        shortest, longest = (playing_time(minutes) for minutes in (min(preset["minutes"]), max(preset["minutes"])))
        times = shortest if shortest == longest else f"{shortest} to {longest}"
        modules = "all modules" if preset["modules"] == list(BUILT) else ", ".join(preset["modules"])
        options = [f"{name}={option_text(value)}" for name, value in preset["options"].items()]
        for line in (
            preset["help"],
            f"{FEWEST_SEATS} to {preset['most_seats']} players, about {times}",
            f"plays: {', '.join([modules, *options])}",
        ):
            console.print(Padding(line, (0, 0, 0, 2)))
        console.print()


def folding(*headings: str) -> Table:
    """A table in which long words are wrapped, never cut off."""
    table = Table(*headings)
    for column in table.columns:
        column.overflow = "fold"
    return table


def shuffled_in(slug: str) -> int:
    """How many tiles --tiles adds to the bag: square tiles without a stack of their own."""
    return sum(
        tile.count
        for tile in catalogue.sheet(slug).tiles
        if tile.shape == "square" and tile.stack == "main" and not tile.optional
    )


# ------------------------------------------------------------------------------------ tiles


def tiles_data(slug: str) -> dict[str, Any]:
    sheet = catalogue.sheet(slug)
    return {
        "module": slug,
        "name": module_name(slug),
        "tiles_total": sheet.tiles_total,
        "tiles": [tile_data(tile) for tile in sheet.tiles],
    }


def tile_data(tile: Tile) -> dict[str, Any]:
    return {
        "id": tile.id,
        "count": tile.count,
        "shape": tile.shape,
        "start": tile.start,
        "stack": tile.stack,
        "edges": tile.edge_kinds,
        "features": [
            {
                "kind": feature.kind,
                "edges": list(feature.edges),
                "flags": list(feature.flags),
                "borders": list(feature.borders),
                "words": words.feature_words(tile, feature),
            }
            for feature in tile.features
        ],
        "marks": list(tile.marks),
        "drawing": tile_lines(tile, signs=words.printed_signs(tile)),
    }


def show_tiles(console: Console, slug: str) -> None:
    sheet = catalogue.sheet(slug)
    console.print(Text(f"{module_name(slug)}: {counted(sheet.tiles_total, 'tile')}", "bold"))
    if not sheet.tiles:
        console.print("This module brings no tiles.")
        return
    signs = [sign for tile in sheet.tiles for sign in words.printed_signs(tile)]
    console.print(f"{board_text.legend(sheet.tiles, signs=signs)}\n")
    table = folding("tile", "count", "drawing", "features")
    table.columns[1].justify = "right"
    table.columns[2].no_wrap = True
    for tile in sheet.tiles:
        lines = [words.feature_words(tile, feature) for feature in tile.features]
        if tile.marks:
            lines.append(f"marks: {', '.join(ENGLISH.noun(words.mark_noun(mark)) for mark in tile.marks)}")
        notes = [
            note
            for note, holds in (("start tile", tile.start), (f"stack: {tile.stack}", tile.stack != "main"))
            if holds
        ]
        lines += notes
        drawing = Text("\n".join(tile_lines(tile, signs=words.printed_signs(tile))), no_wrap=True)
        table.add_row(tile.id, str(tile.count), drawing, Text("\n".join(lines)), end_section=True)
    console.print(table)


# ------------------------------------------------------------------------------------ a saved game


def replay_data(game: Game, board: bool, speech: Speech = ENGLISH) -> dict[str, Any]:
    """A saved game as plain data. Before the end neither the seed nor anything hidden is included."""
    setup = game.setup
    known = game.known_to(None)
    data: dict[str, Any] = {
        "verified": True,
        "names": list(setup.names),
        "modules": list(setup.modules),
        "tiles": list(setup.tile_sets),
        "preset": setup.preset,
        "rules": setup.rules(),
        "seed": (setup.key or setup.seed) if game.over else None,  # it would reveal what is in the bag
        "choices": list(game.choices if game.over else known.choices),
        "turns": [
            {
                "seat": seat if seat >= 0 else None,
                "words": [sentence.text for sentence in words.story(game, events, speech)],
                "events": [event.as_data() for event in events],
            }
            for seat, events in words.turns(known.events())
        ],
        "over": game.over,
        "scores": list(game.scores),
        "winners": list(game.winners) if game.over else [],
    }
    if board:
        data["board"] = board_text.plain(board_text.picture(game))
    return data


def show_bench(console: Console, result: dict[str, Any]) -> None:
    """Print the results of a benchmark, each with its meaning."""
    table = Table(box=None, pad_edge=False, show_header=False)
    ratio = result["ratio_to_c"]
    rows = [
        ("random base games a second", f"{result['games_per_s']:,}"),
        ("the same written by hand in C", f"{result['c_games_per_s']:,}" if ratio else result["c_missing"]),
        ("ratio", f"{ratio:.3f}" if ratio else "-"),
        ("random games with the classic modules", f"{result['classic_games_per_s']:,} a second"),
        ("random games with seventeen modules", f"{result['seventeen_games_per_s']:,} a second"),
        ("random games with all modules that other programs have", f"{result['peer_games_per_s']:,} a second"),
        ("random games with all modules", f"{result['everything_games_per_s']:,} a second"),
        ("options of a decision with all modules", f"{result['everything_options_us'] / 1000:.3f} ms"),
        ("two threads over one", f"{result['threads']:.2f}"),
        ("a tile of ten bags over one of one", f"{result['growth']:.2f}"),
        ("games through the library, in words", f"{result['api_games_per_s']:,} a second"),
        ("games through the library, by numbers", f"{result['api_fast_games_per_s']:,} a second"),
        ("random card games a second", f"{result['cardcassonne_games_per_s']:,}"),
        ("interpreted games a second", f"{result['interpreted_games_per_s']:,}"),
        ("copy of a state", f"{result['copy_us']:.2f} us"),
        ("copy of a state with the classic modules", f"{result['classic_copy_us']:.2f} us"),
        ("copy of a game with its history", f"{result['game_copy_us']:.2f} us"),
        ("positions made and valued a second", f"{result['values_per_s']:,}"),
        ("the same with the classic modules", f"{result['classic_values_per_s']:,}"),
        ("picture of a board of 100 tiles", f"{result['picture_ms']:.1f} ms"),
        ("signature of 1,000 games", result["signature"]),
        ("same signature interpreted", "yes" if result["signatures_equal"] else "NO"),
        ("compiled", "yes" if result["compiled"] else "no: the numbers above are interpreted"),
        ("Python", result["python"]),
    ]
    for name, value in rows:
        table.add_row(name, value)
    console.print(table)


def show_load(console: Console, found: dict[str, Any]) -> None:
    """Print the results of a load test: one line for each database and rate."""
    table = Table(box=None, pad_edge=False)
    table.add_column("database")
    for title in ("wanted/s", "choices/s", "median ms", "p99 ms", "best p99", "slowest", "CPU ms", "kB a game", "load"):
        table.add_column(title, justify="right")
    shown = ("rate", "choices_per_s", "median_ms", "p99_ms", "best_p99_ms", "longest_ms", "server_cpu_ms_per_choice")
    for name, loads in found.items():
        for load in loads or []:
            numbers = [f"{load[each]:,}" for each in (*shown, "memory_per_game_kb", "machine_load")]
            table.add_row(name, *numbers)
        if loads is None:
            table.add_row(name, "not here")
    console.print(table)


def show_figures(console: Console, found: dict[str, Any]) -> None:
    """Print numbers with their names."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for name, value in found.items():
        table.add_row(name.replace("_", " "), " ".join(map(str, value)) if isinstance(value, list) else str(value))
    console.print(table)


def show_kills(console: Console, found: dict[str, Any]) -> None:
    """Print what became of the choices that a server had accepted before it was killed."""
    for outcome in found["databases"]:
        show_figures(console, outcome)
        console.print()


def show_siege(console: Console, found: dict[str, Any]) -> None:
    """Print what attacks did to those who played meanwhile."""
    table = Table(box=None, pad_edge=False)
    table.add_column("attack")
    for title in ("choices", "median ms", "p99 ms", "slowest ms", "memory MB", "processor", "5xx", "load"):
        table.add_column(title, justify="right")
    table.add_column("holds")
    for outcome in found["attacks"]:
        shown = ("choices", "median_ms", "p99_ms", "longest_ms", "memory_mb", "processor", "failures", "machine_load")
        holds = "yes" if outcome["holds"] else "no"
        table.add_row(outcome["attack"], *(f"{outcome[name]:,}" for name in shown), holds)
    console.print(table)
    held = sum(outcome["holds"] for outcome in found["attacks"])
    console.print(f"The server bears {held} of {len(found['attacks'])} attacks.")
