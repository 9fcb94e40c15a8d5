"""Why an option of the tile game is good or bad, in words: what the turn brings, which figures stay free, and how
easily the features that it concerns can still be completed.

The facts come from the rules and from what the learned value knows of a position; nothing hidden is read.
"""

from __future__ import annotations

from languedoc.carcassonne import prospects
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.nouns import can_be_completed, segment_noun
from languedoc.carcassonne.targets import Segment
from languedoc.carcassonne.words import option_words
from languedoc.i18n import Saying, Speech, Word
from languedoc.players.carcassonne.value import Value

MOST = 5  # reasons for one option
MOST_FEATURES = 3


class Told:
    """An option, and what is different after the turn. `after`: the game when the seat has ended its turn."""

    def __init__(self, game: Game, k: int, after: Game, value: Value) -> None:
        self.game = game
        self.k = k
        self.after = after
        self.value = value
        self.seat = game.state.decider
        value.look_at(after.state)
        if not after.over:
            value.collect(after.state, self.seat)
        self.facts = self.find()

    def option(self, speech: Speech) -> str:
        return option_words(self.game, self.game.options[self.k], speech)

    def reasons(self, speech: Speech) -> tuple[str, ...]:
        told = []
        for saying, segment in self.facts[:MOST]:
            words: dict[str, Word] = dict(saying.words)
            if segment is not None:
                words["segment"] = segment_noun(self.after, segment, speech, far=True)
            if "seat" in words:
                seat = words.pop("seat")
                assert isinstance(seat, int)
                words["name"] = self.game.setup.names[seat]
            told.append(speech.tell(Saying(saying.id, words)))
        return tuple(told)

    def find(self) -> list[tuple[Saying, Segment | None]]:
        """All that can be said, the most important first."""
        facts: list[tuple[Saying, Segment | None]] = []
        before, after = self.game.state, self.after.state
        gains = [now - then for now, then in zip(after.scores(), before.scores(), strict=True)]
        if gains[self.seat] > 0:
            facts.append((Saying("analysis-points", {"points": gains[self.seat]}), None))
        for seat, gain in enumerate(gains):
            if seat != self.seat and gain > 0:
                facts.append((Saying("analysis-gives", {"seat": seat, "points": gain}), None))
        if not after.over:
            facts += self.features()
            facts.append((Saying("analysis-free", {"number": self.free()}), None))
        return facts

    def free(self) -> int:
        """How many followers the seat has left."""
        box = self.after.state.box
        followers = {figure.name for module in box.modules for figure in module.figures if figure.follower}
        supply = self.after.state.in_supply(self.seat)
        return sum(number for figure, number in supply.items() if figure in followers)

    def features(self) -> list[tuple[Saying, Segment | None]]:
        """The unfinished features at the tile just laid, and those in which others are stuck."""
        state = self.after.state
        board = state.board
        box = state.box
        owners: dict[int, set[int]] = {}
        for _, owner, _, number in state.standing():
            owners.setdefault(board.root_of(number), set()).add(owner)
        here = [board.root_of(each) for each in board.segments_of(state.placed)] if state.placed >= 0 else []
        facts: list[tuple[Saying, Segment | None]] = []
        for root in dict.fromkeys(here):
            x, y, kind, port = board.segment_at(root)
            segment = Segment(x, y, kind, port)
            seats = owners.get(root, set())
            if not seats or state.is_completed(root) or len(facts) >= MOST_FEATURES:
                continue
            mine = self.seat in seats
            if kind == "field":
                if mine:
                    worth = self.expected(segment)
                    facts.append((Saying("analysis-field", {"points": worth}), segment))
                continue
            if not can_be_completed(box, kind):
                continue
            fits = self.value.scarcest(root)
            whose = "mine" if seats == {self.seat} else "shared" if mine else "theirs"
            words: dict[str, Word] = {"whose": whose, "number": fits}
            if not mine:
                words["seat"] = min(seats)
            if fits >= 0:
                name = "analysis-closed_by" if fits else "analysis-blocked"
                facts.append((Saying(name, words), segment))
        return facts

    def expected(self, segment: Segment) -> int:
        """What a field would bring the seat if the game ended now."""
        return sum(pay.points for pay in prospects.worth(self.after.state, segment).now if pay.seat == self.seat)
