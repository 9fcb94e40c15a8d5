"""Judges the options of the card game: by the search of its expert, from what the seat may know."""

from __future__ import annotations

import math
from collections.abc import Sequence

from languedoc.analysis import chances
from languedoc.analysis.judged import Compared, Judged
from languedoc.cardcassonne.game import CardGame
from languedoc.cardcassonne.words import option_words
from languedoc.i18n import Saying, Speech
from languedoc.players.cardcassonne.search import Search
from languedoc.players.cardcassonne.value import Value
from languedoc.players.cardcassonne.weights import CHANCE_BITS, shipped

ADVICE = 8000  # iterations for a hint
COMPARED = 1500  # iterations for each choice of a finished game


class CardJudge:
    """Judges positions of one game."""

    def __init__(self, game: CardGame, speeches: Sequence[Speech], seed: int = 0) -> None:
        self.speeches = speeches
        self.seed = seed
        self.value = Value(game.state.box, shipped())
        self.round = 0
        self.stopped = False

    def stop(self) -> None:
        """End the analysis after this choice."""
        self.stopped = True

    def advise(self, game: CardGame, most: int, deadline: float) -> tuple[Judged, ...]:
        """The best options of the pending decision for the seat that decides."""
        search = Search(self.seed, ADVICE)
        search.pick(game.state)
        codes = [game.state.code(k) for k in range(game.count)]
        order = sorted(range(game.count), key=lambda k: -search.judged(codes[k])[0])[:most]
        return tuple(self.judged(game, k, search.judge(game.state, k)) for k in order)

    def suspect(self, game: CardGame, chosen: int) -> float:
        """Nothing is known of a choice at first sight."""
        return 0.0

    def compare(self, game: CardGame, chosen: int, deadline: float) -> Compared | None:
        """A choice and the best one instead. Both are judged by a tree of their own, of equal size: in the tree of the
        decision, options that were tried seldom look worse than they are."""
        search = Search(self.seed + game.choices_made, COMPARED)
        best = search.pick(game.state)
        told = self.judged(game, chosen, search.judge(game.state, chosen))
        other = told if best == chosen else self.judged(game, best, search.judge(game.state, best))
        if other.lead <= told.lead:
            other = told
        return Compared(other.lead - told.lead, other.chance - told.chance, lambda: (told, other))

    def judged(self, game: CardGame, k: int, found: tuple[int, float, float]) -> Judged:
        tries, chance, lead = found
        reasons = Saying("analysis-tried", {"number": tries})
        return Judged(
            game.options[k].text,
            {each.language: option_words(game, game.options[k], each) for each in self.speeches},
            round(lead, 2),
            round(chance, 4),
            {each.language: (each.tell(reasons),) for each in self.speeches},
        )

    def all_chances(self, game: CardGame) -> tuple[float, ...]:
        """The chances of all seats to win, before a round."""
        if game.over:
            return chances.of_result(game.winners, game.seats)
        self.value.value_all(game.state)
        found = [self.value.chance(game.state, seat) / (1 << CHANCE_BITS) for seat in range(game.seats)]
        return tuple(chance / sum(found) for chance in found)

    def is_moment(self, before: int, game: CardGame) -> bool:
        """Whether a round has just begun, or the game is over."""
        begins = game.over or game.state.round != self.round
        self.round = game.state.round
        return begins

    def has_drawn(self, game: CardGame) -> bool:
        return False

    def luck(self, game: CardGame, deadline: float = math.inf) -> float | None:
        """Cards are drawn by the handful, so single ones are not compared."""
        return None
