"""The card game for people and as plain data: its cards, its tables of points, and a saved game."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from languedoc.cardcassonne import setup as setups
from languedoc.cardcassonne import words
from languedoc.cardcassonne.box import ROWS
from languedoc.cardcassonne.cards import deck
from languedoc.cardcassonne.events import ChestOpened, HandsDealt
from languedoc.cardcassonne.game import CardGame
from languedoc.cardcassonne.text import draw
from languedoc.i18n import ENGLISH, Speech
from languedoc.table.event import Event
from languedoc.table.words import game_name, option_help
from languedoc.terminal.cards import table_of_points
from languedoc.terminal.listing import folding


def cards_data() -> dict[str, Any]:
    box = setups.Setup().box()
    printed = deck()
    return {
        "game": CardGame.name,
        "players": list(printed.players),
        "cards": [
            {"card": name, "type": box.type(kind), "count": box.count(kind)} for kind, name in enumerate(box.card_names)
        ],
        "hand_size": {str(seats): cards for seats, cards in printed.hand_size.items()},
        "animal_points": [
            {"animals": size, "points": points, "reconstructed": size not in printed.animal_known}
            for size, points in enumerate(printed.animal_points, 1)
        ],
        "series_points": list(printed.building_points),
        "wrong_colour_points": printed.wrong_row_points,
        "lone_joker_points": box.lone_joker_points,
        "options": [
            {"name": option.name, "values": list(option.values), "default": option.default, "help": option_help(option)}
            for option in setups.options()
        ],
    }


def show_cards(console: Console) -> None:
    data = cards_data()
    printed = deck()
    fewest, most = printed.players
    console.print(Text(f"{printed.name}: {printed.play_cards} cards, {fewest} to {most} players", "bold"))
    table = folding("card", "each", "colours")
    table.columns[1].justify = "right"
    for card in data["cards"]:
        colour, _, name = card["card"].rpartition(":")
        if colour in ("", ROWS[0]):  # the other colours have the same
            value = f"{card['type']} {name}" if name.isdecimal() else name if colour else words.card_words(name)
            table.add_row(value, str(card["count"]), ", ".join(ROWS) if colour else "")
    console.print(table)
    hands = ENGLISH.row([f"{cards} with {seats}" for seats, cards in data["hand_size"].items()])
    console.print(f"cards in hand: {hands} players")
    series = ENGLISH.row([f"{points} for {size}" for size, points in enumerate(data["series_points"], 1)])
    console.print(f"series of different buildings: {series}")
    console.print(f"a card of another colour than its row: {data['wrong_colour_points']}")
    points = [
        f"{row['animals']}: {row['points']}{'*' if row['reconstructed'] else ''}" for row in data["animal_points"]
    ]
    console.print(f"points for a set of animals of each size: {', '.join(points)}")
    console.print("* reconstructed: the rule book does not tell, the printed table is on the scoring card only")
    options = folding("option", "values, the first by default", "what it sets")
    for option in data["options"]:
        options.add_row(option["name"], "\n".join([*option["values"], "3,6,9,..."]), option["help"])
    console.print(options)


# ------------------------------------------------------------------------------------ a saved game


def rounds_of(game: CardGame, speech: Speech) -> list[tuple[str, list[Event]]]:
    """The events with their headings: before the first round, the rounds, the final scoring."""
    found: list[tuple[str, list[Event]]] = [(speech.say("terminal-laying_out"), [])]
    final = speech.say("terminal-final_scoring")
    for event in game.known_to(None).events():
        if isinstance(event, HandsDealt):
            found.append((speech.say("terminal-round_number", round=event.round), []))
        elif isinstance(event, ChestOpened) and found[-1][0] != final:
            found.append((final, []))
        found[-1][1].append(event)
    return found


def replay_data(game: CardGame, board: bool, speech: Speech = ENGLISH) -> dict[str, Any]:
    """A saved game as plain data. Before the end neither the seed nor face-down cards are included."""
    setup = game.setup
    data: dict[str, Any] = {
        "verified": True,
        "game": game.name,
        "names": list(setup.names),
        "rules": setup.rules(),
        "seed": (setup.key or setup.seed) if game.over else None,
        "choices": list(game.choices if game.over else game.choices_seen()),
        "rounds": [
            {
                "name": name,
                "words": [sentence.text for sentence in words.story(game, events, speech)],
                "events": [event.as_data() for event in events],
            }
            for name, events in rounds_of(game, speech)
        ],
        "over": game.over,
        "scores": list(game.scores),
        "winners": list(game.winners) if game.over else [],
    }
    if board:
        data["board"] = draw(game).splitlines()
    return data


def show_replay(console: Console, game: CardGame, board: bool, speech: Speech = ENGLISH) -> None:
    def say(line: str) -> None:
        console.print(Text(line), soft_wrap=not console.is_terminal)

    seed = f", {speech.say('terminal-seed', seed=game.setup.key or str(game.setup.seed))}" if game.over else ""
    rules = ", ".join(f"{name}={value}" for name, value in game.setup.rules().items())
    say(f"{speech.row(game.setup.names)}, {game_name(game.name, speech)}, {rules}{seed}")
    for name, events in rounds_of(game, speech):
        say(f"\n{name}")
        for sentence in words.story(game, events, speech):
            say(f"  {sentence}")
    if board:
        say(f"\n{draw(game)}")
    say("")
    console.print(table_of_points(game, game.setup.names, speech))
    say(speech.say("terminal-verified", number=game.choices_made, state="over" if game.over else "running"))
