"""A game in the terminal: show the board, ask people, let the computer players choose, keep the save."""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from languedoc.carcassonne import words
from languedoc.carcassonne.board.geometry import SIDES
from languedoc.carcassonne.game import Game
from languedoc.errors import LanguedocError, NothingToUndo
from languedoc.files import FileTrouble, save_game
from languedoc.players import Player
from languedoc.table.decision import Option
from languedoc.table.event import Event
from languedoc.terminal.panel import Choices, seat_title, table_of_points
from languedoc.terminal.screen import Screen

with contextlib.suppress(ImportError):  # where there is one, it gives the prompt a history
    import readline  # noqa: F401

HELP = """\
Type a number of the list, or the notation of a choice, such as "place 1,0 E" or "follower road:W".
A square number may be followed by the turn: "3 E". The letter is the side that the tile's own north faces.

  u        undo your last choice, as long as no new tile was drawn
  b        the whole board
  log      what happened lately
  s [FILE] save the game
  ?        this help
  q        leave the game
"""
LOGGED = 20  # lines shown by `log`
DEFAULT_FILE = "languedoc.save"


class Leaving(Exception):
    """The person wants to go, or the input has ended."""


class TerminalGame:
    """`seats` names who sits where: `you` or a computer player; `players` has None where a person sits."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        players: Sequence[Player | None],
        console: Console,
        file: Path | None,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.players = tuple(players)
        self.screen = Screen(console)
        self.console = console
        self.file = file
        self.titles = [seat_title(game, seats, seat) for seat in range(game.setup.seats)]
        self.chosen_by_person: list[bool] = []
        self.unsaved = False
        self.news: list[Event] = []

    def run(self) -> None:
        """Play to the end. Raises Leaving (or KeyboardInterrupt) when somebody goes before."""
        if self.file is not None:
            save_game(self.game, self.file)
        self.say(f"{words.in_row(self.titles)}. Type ? for help, q to leave.")
        self.screen.show(self.screen.legend(self.game))
        if self.game.events and self.game.choices:
            self.say(f"Going on after {words.counted(len(self.game.choices), 'choice')}.")
        while not self.game.over:
            player = self.players[self.game.decision.seat]
            if player is None:
                option = self.ask()
                if option is not None:
                    self.choose(option)
            else:
                self.choose(self.game.options[player.pick(self.game.state)])
        self.finish()

    def choose(self, option: Option) -> None:
        self.chosen_by_person.append(self.players[self.game.decision.seat] is None)
        self.news += self.game.choose(option)
        self.keep()

    def keep(self) -> None:
        """After every choice the save is written anew, if there is one."""
        self.unsaved = True
        if self.file is not None:
            try:
                save_game(self.game, self.file)
                self.unsaved = False
            except FileTrouble as trouble:  # the game goes on, and the next choice tries again
                self.say(f"Not saved: {trouble}.")

    # ------------------------------------------------------------------ asking

    def ask(self) -> Option | None:
        """The choice of a person; None when the question has changed."""
        choices = Choices(self.game)
        self.show(choices)
        while True:
            line = self.read(f"{self.game.setup.names[self.game.decision.seat]}> ")
            command, _, rest = line.partition(" ")
            match command.lower():
                case "":
                    self.say(f"Please type {choices.hint}, or ? for help.")
                case "?" | "h" | "help":
                    self.say(HELP)
                    self.screen.show(self.screen.legend(self.game))
                case "b" | "board":
                    self.screen.show(self.screen.whole_board(self.game, choices.numbers))
                case "log":
                    for told in words.story(self.game, self.game.events)[-LOGGED:] or ["Nothing has happened yet."]:
                        self.say(told)
                case "u" | "undo":
                    if self.undo():
                        return None
                case "s" | "save":
                    self.save(rest.strip())
                case "q" | "quit" | "exit":
                    self.leave()
                case _:
                    option = self.understand(line, choices)
                    if option is not None:
                        return option

    def understand(self, line: str, choices: Choices) -> Option | None:
        """The option meant by what was typed; None after a line that says what is wrong."""
        try:
            found = choices.find(line)
        except LanguedocError as error:
            self.say(str(error))
            return None
        if len(found) == 1:
            return found[0]
        return self.ask_turn(found)

    def ask_turn(self, options: Sequence[Option]) -> Option | None:
        """The square is clear, but the tile may lie on it in several ways."""
        turns = [SIDES[option.targets[0].quarters] for option in options]
        self.screen.show(Choices(self.game).turned_tiles(options, self.screen.colours))
        while True:
            line = self.read(f"Which way, 1 to {len(options)} (Enter: another square)? ").upper()
            if not line:
                return None
            if re.fullmatch("[1-9]", line) and int(line) <= len(options):
                return options[int(line) - 1]
            if line in turns:
                return options[turns.index(line)]
            self.say(f"Please type a number from 1 to {len(options)}, or Enter to go back.")

    def undo(self) -> bool:
        try:
            if self.chosen_by_person and not self.chosen_by_person[-1] and self.game.can_undo:
                raise NothingToUndo("the last choice was not yours")
            self.game.undo()
        except NothingToUndo as error:
            self.say(f"No undo: {error}.")
            return False
        if self.chosen_by_person:
            self.chosen_by_person.pop()
        self.news = []
        self.keep()
        self.say("Your last choice is taken back.")
        return True

    # ------------------------------------------------------------------ saving and leaving

    def save(self, name: str) -> bool:
        """Save under a name, or where the game is kept, or ask."""
        path = Path(name).expanduser() if name else self.file
        if path is None:
            path = Path(self.read(f"Save as (Enter: {DEFAULT_FILE})? ") or DEFAULT_FILE).expanduser()
        if path.exists() and path != self.file and not self.agrees(f"{path} exists. Write over it"):
            self.say("Not saved.")
            return False
        try:
            save_game(self.game, path)
        except FileTrouble as trouble:
            self.say(f"Not saved: {trouble}.")
            return False
        self.unsaved = False
        self.say(f"Saved. Go on with: languedoc play --load {path}")
        return True

    def leave(self) -> None:
        """Leave, but not with a game that nobody keeps unless that is meant."""
        if self.unsaved and self.game.choices and self.agrees("Save the game first"):
            while not self.save(""):
                if not self.agrees("Try again"):
                    break
        raise Leaving

    def agrees(self, question: str) -> bool:
        while True:
            answer = self.read(f"{question} (y/n)? ").lower()
            if answer in ("y", "yes", "n", "no"):
                return answer.startswith("y")
            self.say("Please type y or n.")

    def read(self, prompt: str) -> str:
        """One line of input. When there is no more of it the game is left."""
        try:
            line = input(prompt)
        except EOFError:
            self.say("")
            raise Leaving from None
        if not sys.stdin.isatty():
            self.say(line)  # so that a transcript can be read
        return line.strip()

    # ------------------------------------------------------------------ showing

    def say(self, line: str) -> None:
        self.console.print(Text(line), soft_wrap=not self.screen.sized)

    def show(self, choices: Choices) -> None:
        """Board, panel, then the news, so that they stand just above the prompt."""
        news = words.story(self.game, self.news)
        self.news = []
        panel = choices.panel(self.seats, self.screen.colours)
        self.say("")
        self.screen.show_beside(self.game, choices.numbers, panel, below=len(news) + 2)
        for line in news:
            self.say(line)

    def finish(self) -> None:
        """The last turn, the final scoring step by step, and the table."""
        ended = words.turns(self.game.events)
        final = ended.pop()[1] if ended and ended[-1][0] < 0 else []
        self.say("")
        self.screen.show(self.screen.whole_board(self.game, {}))
        for line in words.story(self.game, [event for event in self.news if event not in final]):
            self.say(line)
        self.say("\nFinal scoring")
        lines = words.story(self.game, final)
        for line in lines[:-1] or ["There is nothing left to score."]:
            self.say(f"  {line}")
        self.say("")
        self.console.print(table_of_points(self.game, self.titles))
        self.say(
            lines[-1] if lines else words.outcome_words(self.game.setup.names, self.game.scores, self.game.winners)
        )

    @property
    def parting(self) -> str:
        """What to say to somebody who leaves before the end."""
        if not self.game.choices:
            return "Goodbye."
        if self.unsaved:
            return "Goodbye. This game was not saved."
        return f"Goodbye. The game is saved in {self.file}." if self.file else "Goodbye. The game is saved."
