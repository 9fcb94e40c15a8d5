"""One game of the hunt: what is played follows from a seed, and so does every choice."""

from __future__ import annotations

import json
import traceback
from dataclasses import dataclass

from languedoc.carcassonne import numbering, turn
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.hunt.checks import Checks, Fault, demand
from languedoc.table import save
from languedoc.table.chance import Chance

SALT = 0xC0515E5A11C1A0DE  # the choices are drawn from another stream than the bag of the same seed
MOST_CHOICES = 20_000  # more than any game can need
COPIED = 64  # one choice out of 64 is also made on a copy
SAVED = 16  # one game out of 16 is replayed, saved, loaded and redealt

# How the choices are made in a game: anyhow; close together, so that much is completed; passing as little as possible
ANYHOW, CLOSE, EAGER = range(3)
TRIED = 5  # places of a tile that are compared where tiles are laid close together


class Broken(Exception):
    """A game in which something did not hold: its setup, the choices by number, and what was wrong."""

    def __init__(self, setup: Setup, taken: list[int], why: str, trace: str) -> None:
        super().__init__(why)
        self.setup = setup
        self.taken = taken
        self.why = why
        self.trace = trace

    def __reduce__(self) -> tuple[type[Broken], tuple[Setup, list[int], str, str]]:
        return Broken, (self.setup, self.taken, self.why, self.trace)

    def text(self) -> str:
        """The game as a save, up to the choice that breaks it or as far as it can be played again."""
        texts: list[str] = []
        scores: tuple[int, ...] = (0,) * self.setup.seats
        try:
            game = Game.of(self.setup)
            for k in self.taken[:-1]:
                text = game.options[k].text
                game.choose(k)
                scores = game.scores
                texts.append(text)
        except Exception:
            pass
        return save.write(Game.name, self.setup.head(), texts, scores)

    def last_choice(self) -> str:
        """The choice that breaks it, in notation if possible."""
        try:
            game = Game.of(self.setup)
            for k in self.taken[:-1]:
                game.choose(k)
            return game.options[self.taken[-1]].text
        except Exception:
            return f"option {self.taken[-1]} of choice {len(self.taken)}" if self.taken else "the deal"


@dataclass(frozen=True, slots=True)
class Played:
    """A game without a fault."""

    seed: int
    choices: int
    fingerprint: int


class Table:
    """A game being played at random, with the checks after every choice."""

    def __init__(self, setup: Setup, seed: int, thoroughly: bool = False) -> None:
        self.setup = setup
        self.chance = Chance(seed ^ SALT)
        self.temper = self.chance.below(3)
        self.taken: list[int] = []
        self.state = State(setup.box())
        self.state.record = []
        try:
            turn.deal(self.state, setup.seed, -1 if setup.start is None else setup.start, setup.stacked_bag())
            self.checks = Checks(self.state, thoroughly)
            self.checks.after_choice()
        except Exception as error:
            raise self.broken(error) from error

    @property
    def over(self) -> bool:
        return self.state.over

    def broken(self, error: Exception) -> Broken:
        why = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
        return Broken(self.setup, self.taken, why, traceback.format_exc())

    def choose(self, k: int) -> None:
        """Take the k-th option."""
        self.taken.append(k)
        try:
            demand(len(self.taken) <= MOST_CHOICES, f"the game is not over after {MOST_CHOICES} choices")
            twin = self.state.copy() if self.chance.below(COPIED) == 0 else None
            turn.choose(self.state, k)
            self.checks.after_choice()
            if twin is not None:
                self.compare(twin, k)
        except Exception as error:
            raise self.broken(error) from error

    def compare(self, twin: State, k: int) -> None:
        """Check that a choice on a copy has the same result and does not change the original."""
        mine = self.state.fingerprint()
        turn.choose(twin, k)
        demand(twin.fingerprint() == mine, "a copy goes another way")
        while not twin.over and self.chance.below(COPIED):
            turn.choose(twin, self.chance.below(twin.count))
        demand(self.state.fingerprint() == mine, "what happens to a copy changes the game it was copied from")

    def play_on(self, choices: int = MOST_CHOICES) -> None:
        """Make a number of choices, or as many as there are until the end."""
        for _ in range(choices):
            if self.state.over:
                break
            self.choose(self.pick())

    def pick(self) -> int:
        count = self.state.count
        if self.temper == ANYHOW or self.chance.below(4) == 0:
            return self.chance.below(count)
        if self.temper == CLOSE and self.state.offered == numbering.PLACES:
            return max([self.chance.below(count) for _ in range(TRIED)], key=self.neighbours)
        k = self.chance.below(count)
        passes = self.state.code(k) == numbering.PASS
        return self.chance.below(count) if passes and self.temper == EAGER else k

    def neighbours(self, k: int) -> int:
        """How many tiles would lie around the tile."""
        board = self.state.board
        cell = self.state.first_target(self.state.code(k))
        x, y = board.column(cell), board.line(cell)
        return sum(board.piece_at(x + dx, y + dy) >= 0 for dx in (-1, 0, 1) for dy in (-1, 0, 1))

    # ------------------------------------------------------------------ the game as people meet it

    def game(self) -> Game:
        """The same choices made once more, by their numbers."""
        game = Game.of(self.setup)
        for k in self.taken:
            game.choose(k)
        return game

    def look_back(self) -> None:
        """Check that the game is the same when replayed, saved and loaded, and that no view shows what is hidden."""
        try:
            game = Game.of(self.setup)
            middle = self.chance.below(len(self.taken) + 1)
            for i, k in enumerate(self.taken):
                if i == middle:
                    self.nothing_leaks(game)
                self.check_notation(game)
                game.choose(k)
            demand(game.state.fingerprint() == self.state.fingerprint(), "played again it is another game")
            demand(game.events == self.state.record, "played again it tells another story")
            again = Game.load(game.save())
            demand(again.state.fingerprint() == self.state.fingerprint(), "saved and loaded it is another game")
            demand(again.view() == game.view(), "saved and loaded it looks different")
        except Exception as error:
            raise self.broken(error) from error

    def check_notation(self, game: Game) -> None:
        """Every option has a notation of its own; of a range some are looked at."""
        options = game.options
        texts = [option.text for option in options.listed]
        demand(len(set(texts)) == len(texts), f"{game.decision.step} offers the same words twice:", texts)
        for each in options.ranges:
            for option in (each.option(each.low), each.option(each.high), options.default, options.sample(self.chance)):
                demand(options.find(option.text) == option, f"{option.text} is not found again")

    def nothing_leaks(self, game: Game) -> None:
        """A redealt game differs only in what nobody knows: it looks the same to all, and can be played."""
        for seat in (None, self.chance.below(game.setup.seats)):
            again = game.redeal(seat or 0, self.chance.draw())
            views = [json.dumps(each.view(seat), sort_keys=True) for each in (game, again)]
            demand(views[0] == views[1], f"the view of seat {seat} tells what is hidden")
            known, other = game.known_to(seat), again.known_to(seat)
            demand(known.decision == other.decision, "the decision tells what is hidden")
            demand(known.events() == other.events(), "the events tell what is hidden")
            checks = Checks(again.state)
            checks.points = list(again.scores)
            checks.heard = len(again.events)
            while not again.over:
                turn.choose(again.state, self.chance.below(again.state.count))
                checks.after_choice()


def play(setup: Setup, seed: int, thoroughly: bool = False) -> Played:
    """Play one game; raises Broken. One of `SAVED` games is also replayed, saved, loaded and redealt."""
    table = Table(setup, seed, thoroughly)
    table.play_on()
    if thoroughly or table.chance.below(SAVED) == 0:
        table.look_back()
    return Played(seed, len(table.taken), table.state.fingerprint())
