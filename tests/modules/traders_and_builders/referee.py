"""Builders, pigs and goods (traders_and_builders.md), as the referee reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from languedoc.carcassonne.modules.traders_and_builders.rules import GoodsTaken
from languedoc.table.event import Event
from referee.rules import FeatureView, Item, Kind, Man, Option, Rules, Segment
from referee.scoring import most

GOODS = ("wine", "grain", "cloth")
MOST_GOODS = 10
SECOND_PART = 40  # after the parts that messages bring (turn_order P6)


class TradersAndBuilders(Rules):
    verbs = ("builder", "pig")
    choices = {"goods": (True, False), "builder_optional": (False, True)}
    figures = {"builder": Kind(follower=False, companion=True), "pig": Kind(follower=False, companion=True)}
    steps = {"builder_second_part": "end"}

    def prepare(self) -> None:
        self.tokens = [Counter[str]() for _ in self.referee.seats]
        self.taken: list[GoodsTaken] = []
        self.builders: list[Man] = []  # of the active player, before the tile was laid
        self.due = False  # a tile of this turn continued the builder's feature
        self.second = False  # the part that the builder brought has begun

    # ------------------------------------------------------------------ figures (3, 4)

    def own_segments(self, seat: int) -> list[Segment]:
        """The parts of the tile laid last in whose feature the seat has a follower."""
        own = {man.where for man in self.referee.followers() if man.seat == seat}
        return [
            segment
            for segment in self.referee.new_segments
            if not self.referee.is_barred(segment[:2]) and not own.isdisjoint(self.referee.whole_of(segment).segments)
        ]

    def figure_options(self, seat: int) -> set[Option]:
        hand = self.referee.hands[seat]
        options: set[Option] = set()
        for segment in self.own_segments(seat):
            if segment[2] == "field" and hand["pig"]:
                options.add(("pig", segment))
            if segment[2] in ("road", "city") and hand["builder"] and not self.referee.whole_of(segment).completed:
                options.add(("builder", segment))
        return options

    def per_city(self, view: FeatureView, seat: int) -> list[Item]:
        return [("pig", 1, 1)] if self.referee.has(view, seat, "pig") else []

    # ------------------------------------------------------------------ the second part (3)

    def begin_turn(self) -> None:
        self.due = self.second = False

    def open_part(self) -> None:
        self.taken = []

    open_late = open_part

    def placing(self, tile: str, place: tuple[int, int, int]) -> None:
        own = [man for man in self.referee.on_land() if man.seat == self.shadow.seat]
        self.builders = [man for man in own if man.kind == "builder"]

    def placed(self) -> None:
        new = set(self.referee.new_segments)
        reached = any(self.referee.whole_of(man.where).segments & new for man in self.builders)
        self.due = self.due or (reached and not self.second)

    def part_due(self) -> int:
        return SECOND_PART if self.due else 0

    def take_part(self) -> None:
        self.second = True
        self.due = False

    def goes_on(self, seat: int) -> str:
        """With an empty pile there may still be something else to lay; nothing tells of that part beforehand."""
        if self.due and seat == self.shadow.seat and not self.shadow.game.state.pile_left:
            self.take_part()
            return "part"
        return ""

    def close_part(self) -> None:
        if self.due and self.shadow.game.state.pile_left and not self.shadow.next_part:
            declined = self.option("builder_optional") and "builder_second_part" in self.shadow.asked
            assert declined, "the builder brought no second part"

    def options_at(self, step: str, seat: int) -> set[Option]:
        assert self.due and self.option("builder_optional")
        return {("pass",), ("again",)}

    # ------------------------------------------------------------------ goods (5)

    def hear(self, event: Event) -> bool:
        if not isinstance(event, GoodsTaken):
            return False
        self.shadow.reach("score")
        assert event.seat == self.shadow.seat
        self.taken.append(event)
        return True

    def leave(self, stage: str) -> None:
        """Who completes a city takes its goods."""
        if stage != "score":
            return
        due: Counter[tuple[int, ...]] = Counter()
        for city in self.shadow.fresh if self.option("goods") else ():
            goods = {kind: city.flags[f"goods:{kind}"] for kind in GOODS}
            if city.kind == "city" and any(goods.values()):
                due[tuple(goods.values())] += 1
                self.tokens[self.shadow.seat].update(goods)
        assert Counter((each.wine, each.grain, each.cloth) for each in self.taken) == due

    def final_awards(self) -> Counter[tuple[int, Item]]:
        return final_goods(self.tokens)


def final_goods(tokens: Sequence[Counter[str]]) -> Counter[tuple[int, Item]]:
    """10 for the most of each kind."""
    return Counter(
        (seat, (kind, tokens[seat][kind], MOST_GOODS)) for kind in GOODS for seat in most([own[kind] for own in tokens])
    )
