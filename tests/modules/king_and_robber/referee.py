"""King and Robber (king_and_robber.md), as the referee reads them."""

from __future__ import annotations

from collections import Counter

from languedoc.carcassonne.modules.king_and_robber.rules import CardTaken
from languedoc.table.event import Event
from referee.rules import Item, Rules

CARDS = {"King": "city", "Robber": "road"}
ITEMS = {"city": "completed_cities", "road": "completed_roads"}


class KingAndRobber(Rules):
    choices = {
        "king": (True, False),
        "robber": (True, False),
        "king_robber_scoring": ("at_the_end", "10_each", "15_or_40"),
    }

    def prepare(self) -> None:
        self.records: dict[str, tuple[int | None, int]] = dict.fromkeys(CARDS, (None, 0))  # who holds a card, tiles
        self.taken: list[CardTaken] = []

    @property
    def cards(self) -> dict[str, str]:
        return {card: kind for card, kind in CARDS.items() if self.option(card.lower())}

    def open_part(self) -> None:
        self.taken = []

    open_late = open_part

    def hear(self, event: Event) -> bool:
        if not isinstance(event, CardTaken):
            return False
        self.shadow.reach("score")
        assert event.seat == self.shadow.seat
        self.taken.append(event)
        return True

    def leave(self, stage: str) -> None:
        """The largest feature of the part against the record (3)."""
        if stage != "score":
            return
        due = []
        for card, kind in self.cards.items():
            holder, record = self.records[card]
            largest = max([len(view.cells) for view in self.shadow.fresh if view.kind == kind], default=0)
            if largest > record:
                if holder != self.shadow.seat:
                    due.append((card, holder))
                self.records[card] = (self.shadow.seat, largest)
        assert sorted((each.card, each.from_seat) for each in self.taken) == sorted(due)

    def final_awards(self) -> Counter[tuple[int, Item]]:
        """For all completed cities or roads, occupied or not (4, 5)."""
        awards: Counter[tuple[int, Item]] = Counter()
        for card, kind in self.cards.items():
            holder = self.records[card][0]
            number = self.referee.count_completed(kind)
            if holder is not None:
                awards[holder, (ITEMS[kind], number, self.worth_of_card(number))] += 1
        return awards

    def worth_of_card(self, number: int) -> int:
        both = len({self.records[card][0] for card in CARDS}) == 1
        return {"at_the_end": number, "10_each": 10, "15_or_40": 20 if both else 15}[self.option("king_robber_scoring")]
