"""The language of the card stories: what lies out, who holds what, what is played, and what it brought.

    story = CardStory("red:3 red:1 red:1")          the cards laid out first; `dragon>red` is a joker with its row
    story.collect("red")                            Ann claims the red row, Bob claims nothing, the round is played
    story.items("Ann")                              what it brought her: ["persons 3 = 15"]

Hands name only the cards that matter. All others are of the colours in `filler`, so that nothing else happens.
Ann begins every round as long as the last follower of each round is that of the seat before her.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from languedoc import CardGame
from languedoc.cardcassonne import words
from languedoc.cardcassonne.box import ROWS
from languedoc.cardcassonne.events import ChestOpened, Collected, RoundScored
from languedoc.cardcassonne.setup import Setup
from languedoc.table.event import Event

PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eve")
COLOURED = ("1", "2", "3", "building", "animal")


class CardStory:
    def __init__(
        self,
        out: str = "",
        *rounds: Mapping[str, str],
        seats: int = 2,
        filler: str = "blue yellow",
        options: Mapping[str, str] | None = None,
    ) -> None:
        names = PEOPLE[:seats]
        box = Setup(names=names).box()
        laid = out.split()
        hands = [[dealt.get(name, "").split() for name in names] for dealt in rounds or ({},)]
        stock = Counter({name: box.count(kind) for kind, name in enumerate(box.card_names)})
        stock -= Counter(card.partition(">")[0] for card in laid)
        stock -= Counter(card for dealt in hands for hand in dealt for card in hand)
        fillers = [
            f"{colour}:{value}"
            for value in COLOURED
            for colour in filler.split()
            for _ in range(stock[f"{colour}:{value}"])
        ]
        deck = [card.partition(">")[0] for card in laid]
        deck += [fillers.pop(0) for _ in range(box.start_cards - len(deck))]
        for dealt in hands:
            for hand in dealt:
                deck += hand + [fillers.pop(0) for _ in range(box.hand_size - len(hand))]
        self.game = CardGame(names, deck=deck, options=options)
        self.told: list[Event] = list(self.game.events)
        for card in laid:
            if ">" in card:
                self.play(f"lay {card.replace('>', ' ')}")

    def sentences(self) -> list[str]:
        """All that happened, as people read it."""
        return [sentence.text for sentence in words.story(self.game, self.game.events)]

    def play(self, *choices: str) -> CardStory:
        """Choices in the order of the turns, whoever has them. `Bob: follower red` says whose it must be."""
        for choice in choices:
            name, colon, text = choice.rpartition(": ")
            if colon:
                assert self.game.setup.names[self.game.decision.seat] == name, f"{choice}: not {name}'s turn"
            self.told = self.game.choose(text)
        return self

    def fill(self, *spared: str) -> CardStory:
        """Play the turns of the round to its end, cards to their own rows, and none to the rows that are to be spared
        where that is possible."""
        number = self.game.state.round
        while not self.game.over and self.game.state.round == number and self.game.decision.step == "turn":
            options = [str(option) for option in self.game.options]
            cards = [text for text in options if not text.startswith("follower")]
            fitting = [text for text in cards if text.split()[1].startswith(text.split()[-1])]
            harmless = [text for text in (*fitting, *cards) if text.split()[-1] not in spared]
            self.play((harmless or cards or options)[0])
        return self

    def collect(self, row: str) -> CardStory:
        """All follow Ann into a row, so that she alone takes what lies there; then the round is played to its end."""
        seats = self.game.seats
        for _ in range(seats):
            self.play(f"follower {row}")
        return self.fill(row)

    # ------------------------------------------------------------------ what came of it

    def options(self) -> list[str]:
        return [str(option) for option in self.game.options]

    def _all(self, kind: type[Any], name: str) -> list[Any]:
        seat = self.game.setup.names.index(name)
        found = []
        for event in self.game.events:
            if isinstance(event, kind):
                whose = event.payment.seat if hasattr(event, "payment") else event.seat
                found += [event] if whose == seat else []
        return found

    def items(self, name: str, round_: int = -1) -> list[str]:
        """What a round brought, item by item; the last one by default."""
        payment = self._all(RoundScored, name)[round_].payment
        assert payment.points == sum(item.points for item in payment.items)
        return [f"{item.name} {item.number} = {item.points}" for item in payment.items]

    def scored(self, name: str, round_: int = -1) -> int:
        return int(self._all(RoundScored, name)[round_].payment.points)

    def collected(self, name: str, round_: int = -1) -> tuple[str, ...]:
        cards: tuple[str, ...] = self._all(Collected, name)[round_].cards
        return cards

    def series(self, name: str) -> list[str]:
        """The series of the end and their points."""
        opened = self._all(ChestOpened, name)[0]
        parts = zip(opened.series, opened.payment.items, strict=True)
        return [f"{len(cards)} = {item.points}" for cards, item in parts]

    def row(self, colour: str, seat: int | None = None) -> list[str | None]:
        """The cards of a row, as a seat sees them."""
        return [card["card"] for card in self.game.view(seat)["rows"][ROWS.index(colour)]["cards"]]

    def animals(self, name: str) -> dict[str, int]:
        seat = self.game.setup.names.index(name)
        return {colour: each["cards"] for colour, each in self.game.view()["animals"][seat].items()}

    def points(self) -> dict[str, int]:
        return dict(zip(self.game.setup.names, self.game.scores, strict=True))


def everything(game: CardGame) -> Counter[str]:
    """Every card of a game, wherever it is."""
    state = game.state
    names = state.box.card_names
    kinds = [*state.in_pile(), *state.wrong_cards()]
    cards: list[str] = []
    for seat in range(game.seats):
        kinds += state.in_hand(seat)
        kinds += state.collected_by(seat)
        cards += ["animal_joker"] * state.loose_jokers(seat)
        *buildings, building_jokers = state.in_chest(seat)
        cards += ["building_joker"] * building_jokers
        for row, colour in enumerate(ROWS):
            animals, jokers = state.set_of(seat, row)
            cards += [f"{colour}:animal"] * (animals - jokers) + ["animal_joker"] * jokers
            cards += [f"{colour}:building"] * buildings[row]
    for row in range(len(ROWS)):
        kinds += [kind for kind, _ in state.in_row(row)]
    for kind, number in enumerate(state.out_of_game()):
        kinds += [kind] * number
    if state.turned_up >= 0:
        kinds.append(state.turned_up)
    return Counter(cards + [names[kind] for kind in kinds])
