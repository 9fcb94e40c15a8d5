"""The card game in the terminal: rows, seats and the hand of the person who looks, never that of anybody else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from languedoc.cardcassonne import words
from languedoc.cardcassonne.box import ROWS
from languedoc.cardcassonne.events import CardLaidOut, ChestOpened, GameOver, HandsDealt, RoundScored
from languedoc.cardcassonne.game import CardGame
from languedoc.cardcassonne.text import Mark, card_mark, row_marks
from languedoc.errors import IllegalChoice
from languedoc.i18n import ENGLISH, Speech
from languedoc.players import AnyPlayer
from languedoc.table.decision import Option
from languedoc.table.event import Event
from languedoc.table.words import seat_letters
from languedoc.terminal.screen import Colours, Screen, seat_ink
from languedoc.terminal.table import TerminalTable

INKS = {"yellow": "yellow", "red": "red", "green": "green", "blue": "blue", "joker": "bold magenta", "down": "reverse"}
COLUMNS = ("persons", "animals", "wrong_colour", "figures", "buildings")  # of the table of points


class TerminalCards(TerminalTable[CardGame]):
    """If several people play, the screen is cleared and handed over before somebody else's hand is shown."""

    help_text = "terminal-card_help"

    def __init__(
        self,
        game: CardGame,
        seats: Sequence[str],
        players: Sequence[AnyPlayer | None],
        console: Console,
        file: Path | None,
        speech: Speech = ENGLISH,
    ) -> None:
        super().__init__(game, seats, players, console, file, speech)
        self.colours = Screen(console).colours
        self.known_before = 0

    # ------------------------------------------------------------------ asking

    @property
    def hint(self) -> str:
        return self.speech.say("terminal-number", first=1, last=len(self.known.options))

    def understand(self, line: str) -> Option | None:
        typed = " ".join(line.split()).lower()
        for option in self.known.options:
            if typed == option.text:
                return option
        if re.fullmatch("[0-9]{1,6}", typed) is None:
            self.tell("terminal-no_choice", typed=typed[:60], hint=self.hint)
            return None
        try:
            return self.known.decision.find(int(typed) - 1)
        except IllegalChoice:
            self.tell("terminal-no_such_choice", typed=typed, hint=self.hint)
            return None

    # ------------------------------------------------------------------ showing

    def story(self, events: Sequence[Event]) -> list[str]:
        return [sentence.text for sentence in words.story(self.game, events, self.speech)]

    def logged(self) -> list[Event]:
        """Only the current round: nobody may look up which cards went under the chests before."""
        events = super().logged()
        begun = [i for i, event in enumerate(events) if isinstance(event, HandsDealt)]
        return events[begun[-1] :] if begun else events

    def legend(self) -> None:
        self.tell("terminal-card_legend")

    def latest(self) -> list[Event]:
        """Leaves out the cards that were laid out: they are seen on the table."""
        return [event for event in super().latest() if not isinstance(event, CardLaidOut)]

    def put_question(self) -> None:
        """Show the news, then the table, the hand and the choices."""
        for told in self.story(self.latest()):
            self.say(told)
        self.say("")
        self.show_table()
        hand = self.game.view(self.looking)["hand"]
        if hand:
            line = Text(f"{self.speech.say('terminal-your_hand')} ")
            for card in hand:
                line.append_text(self.written(card_mark(card))).append("  ")
            line.rstrip()
            self.put(line)
        self.put(Text(words.question(self.game, self.speech), "bold"))
        self.list_choices()

    def show_table(self) -> None:
        shown = self.game.view(self.looking)
        say = self.speech.say
        if shown["turned_up"]:
            about = say("terminal-turned_up", card=words.card_words(shown["turned_up"], self.speech))
        else:
            about = say("terminal-round", round=shown["round"], rounds=shown["rounds"], pile=shown["pile"])
        self.put(Text(about, "dim"))
        titles = {colour: words.colour_words(colour, self.speech) for colour in ROWS}
        width = max(map(len, titles.values()))
        for row in shown["rows"]:
            line = self.written(Mark(f"{titles[row['colour']]:>{width}}", row["colour"])).append(" |")
            for mark in row_marks(row, shown["names"]):
                line.append(" ").append_text(self.written(mark))
            self.put(line)
        for seat, letter in enumerate(seat_letters(shown["names"])):
            line = Text().append(f" {letter} ", seat_ink(seat, self.colours))
            title = f" {self.titles[seat]:<20} {shown['scores'][seat]:>4}"
            line.append(title, "bold" if seat == shown["decision"]["seat"] else "")
            self.put(line.append(f"  {self.holdings(seat)}", "dim"))

    def holdings(self, seat: int) -> str:
        """The public holdings of a seat."""
        state = self.game.state
        say = self.speech.say
        told = [say("terminal-in_hand", number=state.hand_left(seat))]
        if state.follower_of(seat)[0] < 0:
            told.append(say("terminal-follower_free"))
        sizes = {colour: state.set_of(seat, row)[0] for row, colour in enumerate(ROWS)}
        sets = [f"{words.colour_words(colour, self.speech)} {size}" for colour, size in sizes.items() if size]
        if sets:
            told.append(say("terminal-animals", sets=", ".join(sets)))
        if state.loose_jokers(seat):
            told.append(say("terminal-lone_jokers", number=state.loose_jokers(seat)))
        told.append(say("terminal-chest", number=state.chest_size(seat)))
        return "; ".join(told)

    def list_choices(self) -> None:
        """Print the choices numbered, in columns if there is a screen."""
        options = enumerate(self.known.options, 1)
        entries = [f"{number:>2}  {words.option_words(self.game, option, self.speech)}" for number, option in options]
        across = max(map(len, entries)) + 2
        columns = max(1, (self.console.width + 2) // across) if self.console.is_terminal else 1
        rows = -(-len(entries) // columns)
        for row in range(rows):
            self.put(Text("".join(entry.ljust(across) for entry in entries[row::rows]).rstrip()))

    def put(self, line: Text) -> None:
        self.console.print(line, soft_wrap=not self.console.is_terminal)

    def written(self, mark: Mark) -> Text:
        if mark.look.startswith("seat"):
            return Text(mark.text, seat_ink(int(mark.look[5:]), self.colours))
        return Text(mark.text, INKS[mark.look] if self.colours != Colours.NONE else "")

    def finish(self) -> None:
        for line in self.story([event for event in self.latest() if not isinstance(event, ChestOpened | GameOver)]):
            self.say(line)
        self.say(f"\n{self.speech.say('terminal-final_scoring')}")
        *chests, over = self.story(
            [event for event in self.known.events() if isinstance(event, ChestOpened | GameOver)]
        )
        for line in chests:
            self.say(f"  {line}")
        self.say("")
        self.console.print(table_of_points(self.game, self.titles, self.speech))
        self.say(over)


def table_of_points(game: CardGame, titles: Sequence[str], speech: Speech = ENGLISH) -> Table:
    """A table of points by source, best player first."""
    kinds = {"persons": 0, "animals": 1, "lone_jokers": 1, "wrong_persons": 2, "cashed_cards": 2, "series": 4}
    columns = [speech.say(f"terminal-card_points-{column}") for column in COLUMNS]
    points = [[0] * len(columns) for _ in game.setup.names]
    for event in game.known_to(None).events():
        if isinstance(event, RoundScored | ChestOpened):
            for item in event.payment.items:
                points[event.payment.seat][kinds.get(item.name.rpartition(":")[2], 3)] += item.points
    table = Table("", *columns, speech.say("terminal-points"))
    for column in table.columns[1:]:
        column.justify = "right"
    for seat in sorted(range(game.setup.seats), key=lambda seat: -game.scores[seat]):
        table.add_row(Text(titles[seat]), *map(str, points[seat]), Text(str(game.scores[seat]), "bold"))
    return table
