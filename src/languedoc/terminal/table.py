"""Plays any game in the terminal: asks people, lets the computer players choose, writes the save."""

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

from languedoc.files import save_game
from languedoc.i18n import ENGLISH, Speech, Word
from languedoc.players import AnyPlayer, picked
from languedoc.table.decision import Option
from languedoc.table.event import Event
from languedoc.table.game import TableGame
from languedoc.table.known import Known
from languedoc.table.words import player_name, player_sentence, player_short
from languedoc.writing import FileTrouble

with contextlib.suppress(ImportError):  # where available, it gives the prompt a history
    import readline  # noqa: F401

HELP_WIDTH = 85
LOGGED = 20  # lines shown by `log`
DEFAULT_FILE = "languedoc.save"
YOU = "you"
ALL_FORGOTTEN = "\x1b[3J"  # escape sequence that erases the scrollback, too

GameType = TypeVar("GameType", bound=TableGame[Any, Any])


def seat_title(name: str, seat: str, speech: Speech) -> str:
    """Who sits there: `Red (you)`, `Blue (greedy)`."""
    return f"{name} ({speech.say('terminal-you') if seat == YOU else player_short(seat, speech)})"


class Leaving(Exception):
    """The person wants to leave, or the input has ended."""


class TerminalTable(ABC, Generic[GameType]):
    """`seats` says who plays where: `you` or a computer player; `players` has None for a person."""

    help_text: str
    """The id of its help text."""

    def __init__(
        self,
        game: GameType,
        seats: Sequence[str],
        players: Sequence[AnyPlayer | None],
        console: Console,
        file: Path | None,
        speech: Speech = ENGLISH,
    ) -> None:
        self.speech = speech
        self.game = game
        self.seats = tuple(seats)
        self.players = tuple(players)
        self.console = console
        self.file = file
        self.titles = [seat_title(name, seat, speech) for name, seat in zip(game.setup.names, seats, strict=True)]
        self.people = [seat for seat, player in enumerate(players) if player is None]
        # The seat whose secrets may be shown
        self.looking = self.people[0] if game.hides and len(self.people) == 1 else None
        self.choosers: list[int] = []
        self.told: dict[int | None, int] = {}  # how many events each person has seen
        self.known_before = len(game.events)  # events before this one are not reported to anybody
        self.unsaved = False

    # ------------------------------------------------------------------ what each game brings

    @abstractmethod
    def legend(self) -> None:
        """Print what the signs mean."""

    @abstractmethod
    def put_question(self) -> None:
        """Show the table, the news and the choices of the deciding seat."""

    @property
    @abstractmethod
    def hint(self) -> str:
        """What may be typed."""

    @abstractmethod
    def understand(self, line: str) -> Option | None:
        """The option meant by the input; None after printing what is wrong with it."""

    @abstractmethod
    def story(self, events: Sequence[Event]) -> list[str]:
        """What happened, in sentences."""

    @abstractmethod
    def finish(self) -> None:
        """Print how the game ended."""

    def logged(self) -> list[Event]:
        """The events that `log` may print."""
        return self.known.events()

    def carry_out_own(self, command: str) -> bool:
        """Carry out a command that only this game has; returns whether it is one."""
        return False

    @property
    def known(self) -> Known:
        """What may be on the screen. If a game hides nothing, that is what everybody knows."""
        return self.game.known_to(self.looking)

    def latest(self) -> list[Event]:
        """The events since this person was asked last."""
        first = min(self.told.get(self.looking, self.known_before), len(self.game.events))
        self.told[self.looking] = len(self.game.events)
        return self.known.events(first)

    # ------------------------------------------------------------------ playing

    def run(self) -> None:
        """Play to the end. Raises Leaving (or KeyboardInterrupt) if somebody leaves before."""
        if self.file is not None:
            save_game(self.game, self.file)
        self.tell("terminal-welcome", titles=self.speech.row(self.titles))
        for name in dict.fromkeys(self.seats):
            if name != YOU:
                self.say(f"{player_name(name, self.speech)}: {player_sentence(name, self.speech)}")
        self.legend()
        made = self.game.choices_made
        if made:
            self.tell("terminal-going_on", number=made)
        while not self.game.over:
            player = self.players[self.game.decision.seat]
            if player is None:
                option = self.ask()
                if option is not None:
                    self.choose(option)
            else:
                self.choose(self.picked_by(player))
        self.finish()

    def picked_by(self, player: AnyPlayer) -> Option:
        """What a computer player chooses; if it fails, any legal option, so that the game goes on."""
        options = self.game.options
        try:
            return options[picked(player, self.game.state, len(options))]
        except Exception:
            self.tell("told-bot_failed", name=self.game.setup.names[self.game.decision.seat])
            return options[self.game.choices_made % len(options)]

    def choose(self, option: Option) -> None:
        self.choosers.append(self.game.decision.seat)
        self.game.choose(option)
        self.keep()

    def keep(self) -> None:
        """Write the save after every choice, if there is one."""
        self.unsaved = True
        if self.file is not None:
            try:
                save_game(self.game, self.file)
                self.unsaved = False
            except FileTrouble as trouble:  # the game goes on, and the next choice retries
                self.tell("terminal-not_saved.because", trouble=str(trouble))

    # ------------------------------------------------------------------ asking

    def ask(self) -> Option | None:
        """The choice of a person; None if the question has changed."""
        seat = self.game.decision.seat
        if self.game.hides and self.looking != seat and not self.hand_over(seat):
            return None
        self.put_question()
        while True:
            line = self.read(f"{self.game.setup.names[self.game.decision.seat]}> ")
            command, _, rest = line.partition(" ")
            match command.lower():
                case "":
                    self.tell("terminal-type", hint=self.hint)
                case "?" | "h" | "help":
                    self.help()
                    self.legend()
                case "log":
                    for told in self.story(self.logged())[-LOGGED:] or [self.speech.say("terminal-nothing_happened")]:
                        self.say(told)
                case "u" | "undo":
                    if self.undo():
                        return None
                case "s" | "save":
                    self.save(rest.strip())
                case "q" | "quit" | "exit":
                    self.leave()
                case word if self.carry_out_own(word):
                    pass
                case _:
                    option = self.understand(line)
                    if option is not None:
                        return option

    def hand_over(self, seat: int) -> bool:
        """Wait until the right person looks at the screen. False if the last choice was taken back instead."""
        self.wipe()
        names = self.game.setup.names
        question = self.speech.say("terminal-pass_device", name=names[seat])
        undo = self.looking is not None and self.choosers[-1:] == [self.looking] and self.game.can_undo
        if undo and self.looking is not None:
            question = self.speech.say("terminal-pass_device.undo", name=names[seat], other=names[self.looking])
        while True:
            line = self.read(f"{question} ").lower()
            if line in ("u", "undo") and undo:
                return not self.undo()
            if line in ("q", "quit", "exit"):
                self.leave()
            if not line:
                self.wipe()
                self.looking = seat
                return True

    def wipe(self) -> None:
        """Clear the screen and the history of the prompt, so that no secret stays visible."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(ALL_FORGOTTEN)
        with contextlib.suppress(ImportError):
            import readline

            readline.clear_history()

    def undo(self) -> bool:
        if not self.game.can_undo:
            return self.no_undo("revealed" if self.game.choices_made else "nothing")
        if self.choosers and not self.may_undo(self.choosers[-1]):
            return self.no_undo("not_yours")
        self.game.undo()
        if self.choosers:
            self.choosers.pop()
        self.told = {viewer: min(told, len(self.game.events)) for viewer, told in self.told.items()}
        self.keep()
        self.tell("terminal-undone")
        return True

    def may_undo(self, chooser: int) -> bool:
        """Whether the people at this terminal may take back the choice of a seat."""
        return chooser == self.looking if self.game.hides else chooser in self.people

    def no_undo(self, reason: str) -> bool:
        self.tell("terminal-no_undo", reason=reason)
        return False

    # ------------------------------------------------------------------ saving and leaving

    def save(self, name: str) -> bool:
        """Save under a name, or to the file of the game, or ask for a name."""
        path = Path(name).expanduser() if name else self.file
        if path is None:
            question = self.speech.say("terminal-save_as", file=DEFAULT_FILE)
            path = Path(self.read(f"{question} ") or DEFAULT_FILE).expanduser()
        if path.exists() and path != self.file and not self.agrees("terminal-write_over", file=str(path)):
            self.tell("terminal-not_saved")
            return False
        try:
            save_game(self.game, path)
        except FileTrouble as trouble:
            self.tell("terminal-not_saved.because", trouble=str(trouble))
            return False
        self.unsaved = False
        self.tell("terminal-saved", file=str(path))
        return True

    def leave(self) -> None:
        """Leave, but ask first if the game is not saved."""
        if self.unsaved and self.game.choices_made and self.agrees("terminal-save_first"):
            while not self.save(""):
                if not self.agrees("terminal-try_again"):
                    break
        raise Leaving

    def agrees(self, id: str, **words: str) -> bool:
        """Whether somebody answers yes to the question with that id."""
        question = self.speech.say(id, **words)
        yes, no = self.speech.say("terminal-yes").split(), self.speech.say("terminal-no").split()
        while True:
            answer = self.read(f"{question} ").lower()
            if answer in (*yes, *no):
                return answer in yes
            self.tell("terminal-yes_or_no")

    def read(self, prompt: str) -> str:
        """Read one line of input. At the end of the input the game is left."""
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
        """The farewell to somebody who leaves before the end."""
        if not self.game.choices_made:
            return self.speech.say("terminal-goodbye")
        if self.unsaved:
            return self.speech.say("terminal-goodbye.unsaved")
        if self.file:
            return self.speech.say("terminal-goodbye.saved_in", file=str(self.file))
        return self.speech.say("terminal-goodbye.saved")

    # ------------------------------------------------------------------ showing

    def say(self, line: str) -> None:
        self.console.print(Text(line), soft_wrap=not self.console.is_terminal)

    def tell(self, id: str, **words: Word) -> None:
        """Print the text with that id."""
        self.say(self.speech.say(id, **words))

    def help(self) -> None:
        width = min(self.console.width, HELP_WIDTH) if self.console.is_terminal else HELP_WIDTH
        for paragraph in self.speech.say(self.help_text).split("\n\n"):
            self.say(textwrap.fill(paragraph, width))
            self.say("")
        self.say(textwrap.indent(self.speech.say(f"{self.help_text}.commands"), "  "))
        self.say("")
