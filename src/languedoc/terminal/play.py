"""The tile game in the terminal: shows the board and the choices, parses what is typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from languedoc.carcassonne import words
from languedoc.carcassonne.game import Game
from languedoc.errors import LanguedocError
from languedoc.i18n import ENGLISH, Speech
from languedoc.players import AnyPlayer
from languedoc.table.decision import Option
from languedoc.table.event import Event
from languedoc.terminal.panel import UNBOUNDED, Choices, table_of_points
from languedoc.terminal.screen import LOWEST_BOARD, LOWEST_LAYOUT, Screen
from languedoc.terminal.table import TerminalTable

FEWEST_NEWS = 2  # lines of news that are shown on the smallest screen


class TerminalGame(TerminalTable[Game]):
    """The tile game: the board with a panel beside it."""

    help_text = "terminal-help"

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        players: Sequence[AnyPlayer | None],
        console: Console,
        file: Path | None,
        speech: Speech = ENGLISH,
    ) -> None:
        super().__init__(game, seats, players, console, file, speech)
        self.screen = Screen(console, speech)
        self.explained: set[str] = set()

    # ------------------------------------------------------------------ asking

    def legend(self) -> None:
        self.screen.show(self.screen.legend(self.game))

    def story(self, events: Sequence[Event]) -> list[str]:
        return [sentence.text for sentence in words.story(self.game, events, self.speech)]

    def put_question(self) -> None:
        self.choices = Choices(self.game, self.speech, self.looking)
        self.show(self.choices)

    @property
    def hint(self) -> str:
        return self.choices.hint

    def carry_out_own(self, command: str) -> bool:
        if command in ("b", "board"):
            self.screen.show(self.screen.whole_board(self.game, self.choices.numbers))
        elif command in ("o", "options"):
            self.screen.show(self.choices.panel(self.titles, self.screen.colours))
        else:
            return False
        return True

    def understand(self, line: str) -> Option | None:
        try:
            found = self.choices.find(line)
        except LanguedocError as error:
            self.say(str(error))
            return None
        if len(found) == 1:
            return found[0]
        return self.ask_turn(found)

    def ask_turn(self, options: Sequence[Option]) -> Option | None:
        """Ask for the orientation: the square is chosen, but several are possible."""
        turns = [option.targets[0].quarters for option in options]
        question = self.speech.say("terminal-which_way", last=len(options))
        self.screen.show(self.choices.turned_tiles(options, self.screen.colours))
        while True:
            line = self.read(f"{question} ").upper()
            if not line:
                return None
            if line in ("Q", "QUIT", "EXIT"):
                self.leave()
            if re.fullmatch("[1-9]", line) and int(line) <= len(options):
                return options[int(line) - 1]
            if self.choices.quarters(line) in turns:
                return options[turns.index(self.choices.quarters(line))]
            self.tell("terminal-which_number", last=len(options))

    # ------------------------------------------------------------------ showing

    def show(self, choices: Choices) -> None:
        """Print board, panel, then the news, so that they are just above the prompt."""
        meaning = "terminal-turns_mean" if choices.squares else "terminal-sides_mean" if choices.deploys else ""
        meanings = {meaning} - {""} - self.explained
        self.explained |= meanings
        news = [*map(self.speech.say, meanings), *self.newest(self.story(self.latest()), 2 * len(meanings))]
        below = sum(self.screen.lines_of(line) for line in news) + 2
        height = max(LOWEST_LAYOUT, self.console.height - below)
        if self.screen.stacked:
            panel = choices.compact_panel(self.screen.colours, self.console.width, height - LOWEST_BOARD)
        else:
            panel = choices.panel(self.titles, self.screen.colours, height if self.screen.sized else UNBOUNDED)
        self.say("")
        self.screen.show_beside(self.game, choices.numbers, panel, below)
        for line in news:
            self.say(line)

    def newest(self, news: list[str], taken: int) -> list[str]:
        """As many of the latest news as fit beside the board; `taken` lines are used by something else."""
        room = max(FEWEST_NEWS, self.console.height - LOWEST_LAYOUT - 2 - taken)
        heights = [self.screen.lines_of(line) for line in news]
        if not self.screen.sized or sum(heights) <= room:
            return news
        first = len(news) - 1
        while sum(heights[first - 1 :]) < room:
            first -= 1
        return [self.speech.say("terminal-log_tells"), *news[first:]]

    def finish(self) -> None:
        """Print the last turn, the final scoring step by step, and the table."""
        ended = words.turns(self.known.events())
        final = ended.pop()[1] if ended and ended[-1][0] < 0 else []
        self.say("")
        self.screen.show(self.screen.whole_board(self.game, {}))
        for line in self.story([event for event in self.latest() if event not in final]):
            self.say(line)
        self.say(f"\n{self.speech.say('terminal-final_scoring')}")
        lines = self.story(final)
        for line in lines[:-1] or [self.speech.say("terminal-nothing_to_score")]:
            self.say(f"  {line}")
        self.say("")
        self.console.print(table_of_points(self.game, self.titles, self.speech))
        names, scores, winners = self.game.setup.names, self.game.scores, self.game.winners
        self.say(lines[-1] if lines else words.outcome_words(names, scores, winners, self.speech))
