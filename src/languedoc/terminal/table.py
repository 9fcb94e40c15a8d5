"""A game in the terminal, whichever it is: ask people, let the computer players choose, keep the save."""

from __future__ import annotations

import contextlib
import sys
import textwrap
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from rich.console import Console
from rich.text import Text

from languedoc.errors import NothingToUndo
from languedoc.files import FileTrouble, save_game
from languedoc.players import AnyPlayer
from languedoc.table.decision import Option
from languedoc.table.event import Event
from languedoc.table.game import TableGame

with contextlib.suppress(ImportError):  # where there is one, it gives the prompt a history
    import readline  # noqa: F401

HELP_WIDTH = 85
LOGGED = 20  # lines shown by `log`
DEFAULT_FILE = "languedoc.save"

GameType = TypeVar("GameType", bound=TableGame[Any, Any])


class Leaving(Exception):
    """The person wants to go, or the input has ended."""


class TerminalTable(ABC, Generic[GameType]):
    """`seats` names who sits where: `you` or a computer player; `players` has None where a person sits."""

    help_text: str

    def __init__(
        self,
        game: GameType,
        seats: Sequence[str],
        players: Sequence[AnyPlayer | None],
        console: Console,
        file: Path | None,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.players = tuple(players)
        self.console = console
        self.file = file
        self.titles = [f"{name} ({seat})" for name, seat in zip(game.setup.names, seats, strict=True)]
        self.chosen_by_person: list[bool] = []
        self.unsaved = False
        self.news: list[Event] = []

    # ------------------------------------------------------------------ what each game brings

    @abstractmethod
    def legend(self) -> None:
        """Tell what the signs mean."""

    @abstractmethod
    def put_question(self) -> None:
        """Show the table, the news and the choices of the seat that must choose."""

    @property
    @abstractmethod
    def hint(self) -> str:
        """What may be typed."""

    @abstractmethod
    def understand(self, line: str) -> Option | None:
        """The option meant by what was typed; None after a line that says what is wrong."""

    @abstractmethod
    def story(self, events: Sequence[Event]) -> list[str]:
        """What happened, in sentences."""

    @abstractmethod
    def finish(self) -> None:
        """Tell how the game ended."""

    def logged(self) -> list[Event]:
        """What `log` may tell."""
        return self.game.events

    def shows(self, command: str) -> bool:
        """Carry out a command that only this game has."""
        return False

    # ------------------------------------------------------------------ playing

    def run(self) -> None:
        """Play to the end. Raises Leaving (or KeyboardInterrupt) when somebody goes before."""
        if self.file is not None:
            save_game(self.game, self.file)
        titles = " and ".join(filter(None, [", ".join(self.titles[:-1]), self.titles[-1]]))
        self.say(f"{titles}. Type ? for help, q to leave.")
        self.legend()
        made = self.game.choices_made
        if made:
            self.say(f"Going on after {made} {'choice' if made == 1 else 'choices'}.")
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
        self.put_question()
        while True:
            line = self.read(f"{self.game.setup.names[self.game.decision.seat]}> ")
            command, _, rest = line.partition(" ")
            match command.lower():
                case "":
                    self.say(f"Please type {self.hint}, or ? for help.")
                case "?" | "h" | "help":
                    self.help()
                    self.legend()
                case "log":
                    for told in self.story(self.logged())[-LOGGED:] or ["Nothing has happened yet."]:
                        self.say(told)
                case "u" | "undo":
                    if self.undo():
                        return None
                case "s" | "save":
                    self.save(rest.strip())
                case "q" | "quit" | "exit":
                    self.leave()
                case word if self.shows(word):
                    pass
                case _:
                    option = self.understand(line)
                    if option is not None:
                        return option

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
        if self.unsaved and self.game.choices_made and self.agrees("Save the game first"):
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

    @property
    def parting(self) -> str:
        """What to say to somebody who leaves before the end."""
        if not self.game.choices_made:
            return "Goodbye."
        if self.unsaved:
            return "Goodbye. This game was not saved."
        return f"Goodbye. The game is saved in {self.file}." if self.file else "Goodbye. The game is saved."

    # ------------------------------------------------------------------ showing

    def say(self, line: str) -> None:
        self.console.print(Text(line), soft_wrap=not self.console.is_terminal)

    def help(self) -> None:
        *paragraphs, commands = self.help_text.split("\n\n")
        width = min(self.console.width, HELP_WIDTH) if self.console.is_terminal else HELP_WIDTH
        for paragraph in paragraphs:
            self.say(textwrap.fill(paragraph, width))
            self.say("")
        self.say(commands)
