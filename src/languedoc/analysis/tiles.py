"""Judges the options of the tile game: by the learned value, and by rollouts with common bags.

Everything is tried on copies in which what the seat cannot know was drawn anew, so a judgement never tells a secret: in
a finished game a choice is judged by what its seat could know.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from languedoc.analysis import chances
from languedoc.analysis.judged import Compared, Judged
from languedoc.analysis.reasons import Told
from languedoc.carcassonne import turn
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.state import State
from languedoc.i18n import Speech
from languedoc.players.carcassonne.batch import choose_on, roll
from languedoc.players.carcassonne.expert import MOST_OPTIONS, PLIES, PRIOR, SHORTER, STOPPED, distinct
from languedoc.players.carcassonne.rollouts import Roller
from languedoc.players.carcassonne.terms import POINT
from languedoc.players.carcassonne.value import Value
from languedoc.players.carcassonne.weights import shipped_name, table_for
from languedoc.table.chance import Chance
from languedoc.table.setup import LARGEST_SEED

CANDIDATES = 4  # options that are followed by rollouts
BAGS = 12  # that they are followed with
LONGEST = 12  # choices that are made to end a turn
FEWEST = 2  # bags with which a difference is believed
WAYS = ((PLIES, CANDIDATES), *((plies, CANDIDATES) for plies in SHORTER), (SHORTER[-1], 1))  # to save time
ENOUGH = 0.5  # of the bags that a choice should get; else time is saved
FOLLOWED = 0.1  # how quickly what a rollout takes is learned
SAMPLED = 4  # tiles that a drawn one is compared with at least


@dataclass(slots=True)
class Found:
    """What rollouts found of an option: the sum of the leads, and their number."""

    total: float
    number: int

    @property
    def lead(self) -> float:
        return self.total / self.number


class TileJudge:
    """Judges positions of one game. `speeches`: the languages of its words."""

    def __init__(self, game: Game, speeches: Sequence[Speech], seed: int = 0, bags: int = BAGS) -> None:
        self.chance = Chance(seed)
        self.speeches = speeches
        self.bags = bags
        box = game.state.box
        self.roller = Roller(None)
        self.roller.sit_down(game.state)
        self.policy = self.roller.policy
        self.value = Value(table_for(box))
        self.chances = chances.shipped(shipped_name(box))
        self.rounds = max(1, PLIES // box.seats)
        self.round_seconds = 0.0  # that a round of a rollout takes, about
        self.left = 0

    # ------------------------------------------------------------------ options

    def rank(self, state: State) -> dict[int, float]:
        """The leads that the learned value expects, in points, of the options of an imagined state, the best one
        first."""
        self.roller.sit_down(state)  # a redealt game may have another box of the same setup
        trial = state.copy()
        turn.refresh(trial)
        best = choose_on(self.policy, trial)
        self.value.look_at(state)
        self.left = self.value.tiles_left
        if state.count > MOST_OPTIONS:
            return {best: self.policy.worth(0) / POINT}
        ranked = sorted(range(state.count), key=lambda k: (k != best, -self.policy.worth(k)))
        return {k: self.policy.worth(k) / POINT for k in ranked}

    def advise(self, game: Game, most: int, deadline: float) -> tuple[Judged, ...]:
        """The best options of the pending decision for the seat that decides."""
        imagined = game.redeal(game.state.decider, self.chance.draw() >> 16)
        turn.refresh(imagined.state)
        ranked = self.rank(imagined.state)
        ranked = {k: ranked[k] for k in distinct(imagined.state, ranked)}
        found = {k: Found(lead * PRIOR, PRIOR) for k, lead in list(ranked.items())[: max(most, CANDIDATES)]}
        self.roll_all(imagined.state, found, self.bags, deadline)
        order = sorted(found, key=lambda k: -found[k].lead)[:most]
        return tuple(self.judged(imagined, k, found[k].lead) for k in order)

    def suspect(self, game: Game, chosen: int) -> float:
        """By how many points another option looks better than a choice at first sight, by the learned value alone."""
        imagined = game.redeal(game.state.decider, self.chance.draw() >> 16)
        turn.refresh(imagined.state)
        ranked = self.rank(imagined.state)
        return max(ranked.values()) - ranked[chosen] if chosen in ranked else 0.0

    def compare(self, game: Game, chosen: int, deadline: float) -> Compared | None:
        """A choice and the best one instead; None if there was no time. The bags that find the best option are others
        than those that measure how much better it is, so that luck with the bags is not taken for a mistake."""
        imagined = game.redeal(game.state.decider, self.chance.draw() >> 16)
        state = imagined.state
        turn.refresh(state)
        ranked = self.rank(state)
        ranked = {k: ranked[k] for k in distinct(state, ranked, chosen)}
        bags = (self.bags + 1) // 2
        self.rounds, candidates = self.affordable(bags, state.box.seats, deadline)
        first = {k: Found(lead * PRIOR, PRIOR) for k, lead in list(ranked.items())[:candidates]}
        first.setdefault(chosen, Found(ranked.get(chosen, min(ranked.values())) * PRIOR, PRIOR))
        self.roll_all(state, first, bags, (time.monotonic() + deadline) / 2)
        if len(first) > 1 and first[chosen].number - PRIOR < FEWEST:
            return None
        best = max(first, key=lambda k: (first[k].lead, k == chosen))
        second = {k: Found(0.0, 0) for k in {chosen, best}}
        if best != chosen:
            self.roll_all(state, second, bags, deadline)
        if best == chosen or second[chosen].number < FEWEST:
            measured = {k: first[k].lead for k in {chosen, best}}
        else:
            measured = {k: second[k].lead for k in second}
        if measured[best] <= measured[chosen]:
            best = chosen
        lead, better = measured[chosen], measured[best]
        left = self.left
        lost_chance = self.chances.of(better, left) - self.chances.of(lead, left)

        def tell() -> tuple[Judged, Judged]:
            self.left = left
            told = self.judged(imagined, chosen, lead)
            return told, told if best == chosen else self.judged(imagined, best, better)

        return Compared(better - lead, lost_chance, tell)

    def affordable(self, bags: int, seats: int, deadline: float) -> tuple[int, int]:
        """How many rounds rollouts may take, and how many options they may follow, to be done in time."""
        seconds = deadline - time.monotonic()
        for plies, candidates in WAYS:
            rounds = max(1, plies // seats)
            rollouts = bags * (candidates + 3)  # those of the choice itself, and then of it and the best one again
            if seconds >= self.round_seconds * rounds * rollouts * ENOUGH:
                break
        return rounds, candidates

    def roll_all(self, state: State, found: dict[int, Found], bags: int, deadline: float) -> None:
        """Follow all options with the same bags, as many as the time allows."""
        for _ in range(bags):
            bag = self.chance.draw() & LARGEST_SEED
            leads = {}
            for k in found:
                now = time.monotonic()
                if now > deadline:
                    return
                lead = roll(self.roller, state, state.decider, k, bag, self.rounds)
                if lead == STOPPED:
                    return
                leads[k] = lead / POINT
                self.round_seconds += ((time.monotonic() - now) / self.rounds - self.round_seconds) * FOLLOWED
            for k, points in leads.items():
                found[k].total += points
                found[k].number += 1

    def judged(self, imagined: Game, k: int, lead: float) -> Judged:
        after = self.finish_turn(imagined, k)
        told = Told(imagined, k, after, self.value)
        return Judged(
            imagined.options[k].text,
            {each.language: told.option(each) for each in self.speeches},
            round(lead, 2),
            round(self.chances.of(lead, self.left), 4),
            {each.language: told.reasons(each) for each in self.speeches},
        )

    def finish_turn(self, game: Game, k: int) -> Game:
        """The game after an option, when the seat has ended its turn as well as it can."""
        after = game.copy()
        state = after.state
        seat = state.decider
        turn.choose(state, k)
        made = 1
        while not state.over and state.decider == seat and state.hand < 0 and made < LONGEST:
            turn.refresh(state)
            turn.choose(state, choose_on(self.policy, state.copy()))
            made += 1
        return after

    # ------------------------------------------------------------------ positions

    def all_chances(self, game: Game) -> tuple[float, ...]:
        """The chances of all seats to win, at the end of a turn."""
        state = game.state
        if state.over:
            return chances.of_result(game.winners, game.seats)
        value = self.value
        value.look_at(state)
        leads = [value.of(state, seat) / POINT for seat in range(game.seats)]
        return self.chances.of_all(leads, value.tiles_left)

    def is_moment(self, before: int, game: Game) -> bool:
        """Whether a turn has just ended: `before` is the seat that chose."""
        return game.over or game.state.decider != before

    def has_drawn(self, game: Game) -> bool:
        """Whether a tile was drawn for this decision."""
        return game.decision.step == "place_tile" and game.state.hand >= 0

    def luck(self, game: Game, deadline: float = math.inf) -> float | None:
        """By how many points the tile in hand is better than the mean of those that could have been drawn; None if that
        cannot be told. Where the time is short, it is compared with some of them."""
        if not self.has_drawn(game):
            return None
        state = game.redeal(game.state.decider, self.chance.draw() >> 16).state
        drawn = self.worth_of(state, state.hand)
        if drawn is None:
            return None
        could = Counter([state.hand, *state.in_bag()])
        copies = could.pop(state.hand)
        others = sorted(could.items())
        others.sort(key=lambda other: self.chance.draw())
        total, tried, left = 0.0, 0, 0
        for n, (design, number) in enumerate(others):
            if n >= SAMPLED and time.monotonic() > deadline:
                left += number  # those that were tried stand for the others
                continue
            worth = self.worth_of(state, design)
            if worth is not None:
                total += worth * number
                tried += number
        return (drawn - total / tried) * (tried + left) / (tried + left + copies) if tried else 0.0

    def worth_of(self, state: State, design: int) -> float | None:
        """What the best place of a tile is worth, had it been drawn; None if it has none, or is hidden for good."""
        trial = state.copy()
        if design != trial.hand:
            trial.exchange_hand(design)
        if trial.hand != design:
            return None
        turn.refresh(trial)
        if trial.count == 0:
            return None
        self.policy.quick = True
        best = choose_on(self.policy, trial)
        self.policy.quick = False
        return float(self.policy.worth(best if trial.count <= MOST_OPTIONS else 0)) / POINT

    @property
    def stopped(self) -> bool:
        return self.roller.stopped != 0

    def stop(self) -> None:
        """Stop the rollouts, from another thread."""
        self.roller.stop()
