"""What the Messages pay, worked out anew from what lies on the table: a view before each choice, the events after it.

It knows the base game only: unfinished roads, cities and cloisters by their final values.
"""

from __future__ import annotations

from typing import Any

from languedoc import Game
from languedoc.carcassonne.events import Awarded, FigureRemoved
from languedoc.carcassonne.modules.messages.rules import CARDS, FigureMoved, MessageCarriedOut, MessageDrawn

DARK = 5
KINDS = {"smallest_road": ("road",), "smallest_city": ("city",), "smallest_monastery": ("monastery", "shrine", "abbey")}


def paid_by_message(events: list[Any]) -> int:
    return sum(each.payment.points for each in events if isinstance(each, Awarded) and each.reason == "message")


class MessageReferee:
    """Watches one game. `paid` counts the cards that were carried out and judged."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.before = game
        self.counters = [{"marker": 0, "messenger": 0} for _ in range(game.seats)]
        self.order: list[str] = []  # the cards as they were drawn
        self.paid = dict.fromkeys(CARDS, 0)
        self.card = ""  # whose follower is being chosen

    def choose(self, k: int) -> None:
        before = self.game.view()
        self.before = self.game.copy()
        option = self.game.options[k]
        events = self.game.choose(k)
        if before["decision"]["step"] == "message_follower":
            self.judge_follower(before, str(option.targets[0]), events)
        for event in events:
            match event:
                case FigureMoved(seat, counter, number):
                    self.judge_move(before, seat, counter, number)
                case MessageDrawn(seat, card):
                    self.judge_draw(before, seat, card)
                case MessageCarriedOut(seat, card):
                    self.judge_card(before, seat, card, events)
        if not self.game.over and self.game.decision.step == "place_tile":
            sums = [sum(each.values()) for each in self.counters]
            assert sums == list(self.game.scores), f"figures on {sums}, scores {self.game.scores}"

    def judge_move(self, before: dict[str, Any], seat: int, counter: str, number: int) -> None:
        assert number > self.counters[seat][counter], "only payments move a figure back, and the base game has none"
        self.counters[seat][counter] = number
        drawn = [event for event in self.game.events if isinstance(event, MessageDrawn)]
        due = number % DARK == 0 and seat == before["turn"]
        assert len(drawn) == len(self.order) + due, "a message for the active player on a dark space, and only then"

    def judge_draw(self, before: dict[str, Any], seat: int, card: str) -> None:
        assert seat == before["turn"]
        if len(self.order) >= len(CARDS):
            assert card == self.order[-len(CARDS)], "cards go beneath the pile"
        else:
            assert card not in self.order
        self.order.append(card)

    # ------------------------------------------------------------------ what cards pay

    def own(self, view: dict[str, Any], seat: int) -> list[tuple[str, dict[str, Any]]]:
        """The followers of a seat in unfinished features, each with its feature."""
        found = []
        for figure in view["figures"]:
            if figure["seat"] == seat and figure["kind"] == "follower":
                (feature,) = [each for each in view["features"] if figure["segment"] in each["segments"]]
                if feature["open"] or feature["kind"] == "field":
                    found.append((figure["segment"], feature))
        return found

    def value(self, feature: dict[str, Any]) -> int:
        """What a feature would pay at the end; of a field, what the final scoring of the same table pays for it."""
        if feature["kind"] == "field":
            return max(payment.points for payment in self.before.worth(feature["segments"][0]).now)
        return int(feature["size"] + (feature["pennants"] if feature["kind"] == "city" else 0))

    def judge_card(self, before: dict[str, Any], seat: int, card: str, events: list[Any]) -> None:
        own = self.own(before, seat)
        points = sum(
            event.payment.points for event in events if isinstance(event, Awarded) and event.reason == "message"
        )
        gone = [str(event.segment) for event in events if isinstance(event, FigureRemoved)]
        asked = not self.game.over and self.game.decision.step == "message_follower"
        expected = 0
        if card == "pennants":
            cities = {
                tuple(feature["segments"]): feature["pennants"] for _, feature in own if feature["kind"] == "city"
            }
            expected = 2 * sum(cities.values())
        elif card in ("knights", "farmers"):
            expected = 2 * sum(feature["kind"] == ("city" if card == "knights" else "field") for _, feature in own)
        elif card != "extra_tile":
            candidates = self.candidates(before, seat, card)
            if len(candidates) > 1:
                assert asked
                targets = {str(option.targets[0]).partition("@")[2] for option in self.game.options}
                assert targets == {segment for segment, _ in candidates}
                self.card = card
                return
            if candidates:
                segment, feature = candidates[0]
                expected = self.worth(seat, card, feature)
                assert gone == [segment]
        assert not asked and points == expected, f"{card}: {points} points, not {expected}"
        self.paid[card] += 1

    def candidates(self, view: dict[str, Any], seat: int, card: str) -> list[tuple[str, dict[str, Any]]]:
        own = self.own(view, seat)
        if card == "score_and_return_follower":
            return own
        fitting = [(segment, feature) for segment, feature in own if feature["kind"] in KINDS[card]]
        least = min((feature["size"] for _, feature in fitting), default=0)
        return [(segment, feature) for segment, feature in fitting if feature["size"] == least]

    def worth(self, seat: int, card: str, feature: dict[str, Any]) -> int:
        majority = feature["followers"][seat] == max(feature["followers"])
        return self.value(feature) if majority or card != "score_and_return_follower" else 0

    def judge_follower(self, before: dict[str, Any], figure: str, events: list[Any]) -> None:
        segment = figure.partition("@")[2]
        seat = before["turn"]
        (feature,) = [feature for name, feature in self.own(before, seat) if name == segment]
        points = sum(
            event.payment.points for event in events if isinstance(event, Awarded) and event.reason == "message"
        )
        assert points == self.worth(seat, self.card, feature)
        assert [str(event.segment) for event in events if isinstance(event, FigureRemoved)] == [segment]
        self.paid[self.card] += 1
