"""Payments, goods and cards, and the final scoring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from languedoc.carcassonne import events
from languedoc.carcassonne.modules.king_and_robber import rules as king_and_robber
from languedoc.carcassonne.modules.traders_and_builders import rules as traders_and_builders
from languedoc.carcassonne.targets import Segment
from referee import Items, Man, Where
from referee.shadow.count import CountJudge
from referee.shadow.part import named, told_items

RANK = {"road": 1, "city": 2}  # buildings come before them (turn_order 8.2, step 5)
FINAL_ORDER = ("monastery", "shrine", "abbey", "road", "city", "field", "barn", "fairy")  # turn_order 10
FINAL_RANK = {what: rank for rank, what in enumerate(FINAL_ORDER, 3)}
JOINED_FIELD, AWARD = 1, 2  # fields of barns that somebody reached from the market, then goods and cards
GOODS = ("wine", "grain", "cloth")
CARDS = {"King": "city", "Robber": "road"}
FAIRY_POINTS = 3


class PointsJudge(CountJudge):
    tokens: list[Counter[str]]
    records: dict[str, tuple[int | None, int]]  # who holds a card, tiles
    final_awards: Counter[tuple[int, tuple[str, int, int]]]
    field_items: list[Counter[str]] | None = None  # due for fields paid city by city, by seat

    def score(self, kind: str, final: bool, segments: Sequence[Segment], payments: Sequence[events.Payment]) -> None:
        where = named(segments[0])
        joined = (
            kind == "field" and where[2] == "field" and self.referee.has_barn(self.referee.whole_of(where).segments)
        )
        if final:
            self.begin_final()
            self.reach_final(JOINED_FIELD if joined else FINAL_RANK[kind])
        else:
            self.reach("barns" if kind == "field" else "score")
        if kind == "field" and self.pays_by_city and not joined:
            self.score_by_city(payments)
        elif kind == "barn":
            self.score_barn(where, payments)
        else:
            self.score_feature(kind, final, segments, payments)

    def score_feature(
        self, kind: str, final: bool, segments: Sequence[Segment], payments: Sequence[events.Payment]
    ) -> None:
        assert not self.leaving, f"{self.leaving} did not go home"
        referee = self.referee
        view = referee.feature(named(segments[0]))
        assert view.segments == {named(segment) for segment in segments}
        assert view.kind == kind
        assert any(view.followers), "nobody stands there"
        if kind == "field":
            due = referee.field_payments(view, self.worth_of_city(view.segments))
        else:
            assert view.completed == (not final)
            due = referee.payments(view)
        if not final and kind != "field":
            assert any(view.segments == each.segments for each in self.fresh), "it was completed long ago"
            assert RANK.get(kind, 0) >= self.rank, "buildings, then roads, then cities"
            self.rank = RANK.get(kind, 0)
        self.compare_payments(payments, due)
        paid = referee.pay(kind, view.segments, due, not final)
        self.received.update(dict(enumerate(paid.points)))
        friends = Counter(referee.friends_of_fairy(view))
        if final:
            self.fairy_at_end += friends
        else:
            self.fairy_due = friends
        self.leaving = list(view.figures)
        if not final:
            self.leaving += referee.losers([view], self.late)
            for wagon in [man for man in view.figures if man.kind == "wagon"]:  # nobody tells of it until it drives
                self.leaving.remove(wagon)
                referee.move(wagon, ("driving", *wagon.where))

    def worth_of_city(self, field: frozenset[Where]) -> int:
        """3 when a barn is placed there and at the end, 1 for those who come to a barn (abbey_and_mayor.md 6)."""
        if not self.referee.has_barn(field):  # type: ignore[arg-type]
            return 3
        return 3 if not self.final and not field.isdisjoint(self.barn_placed) else 1

    def score_barn(self, where: tuple[int, int, str, str], payments: Sequence[events.Payment]) -> None:
        assert not self.leaving, f"{self.leaving} did not go home"
        (payment,) = payments
        barn = self.barn_of(payment.seat)
        field = self.referee.whole_of(where)
        assert self.referee.fields_around(barn.where)[0] in field.segments
        due = self.referee.barn_payments(barn)
        self.compare_payments(payments, due)
        self.referee.pay("barn", field.segments, due, False)
        self.leaving = [barn]

    def compare_payments(self, told: Sequence[events.Payment], due: dict[int, Items]) -> None:
        assert len({payment.seat for payment in told}) == len(told)
        assert {each.seat: sorted(told_items(each)) for each in told} == {
            seat: sorted(items) for seat, items in due.items()
        }

    def score_by_city(self, payments: Sequence[events.Payment]) -> None:
        """Fields that are paid city by city: the two tell of them in different parcels, so their sums are compared."""
        if self.field_items is None:
            assert not self.leaving, f"{self.leaving} did not go home"
            self.reach_final(FINAL_RANK["field"])
            self.field_items = [Counter() for _ in range(self.seats)]
            for city, paid in self.referee.city_payments():
                for seat, items in paid.items():
                    self.field_items[seat].update({name: points for name, _, points in items})
                self.referee.pay("field", city.segments, {seat: tuple(some) for seat, some in paid.items()}, False)
            farmed = self.referee.occupied()
            assert all(view.kind == "field" for view in farmed), "the others come first"
            self.leaving = [man for view in farmed for man in view.figures]
            self.fairy_at_end += Counter(seat for view in farmed for seat in self.referee.friends_of_fairy(view))
        for payment in payments:
            self.field_items[payment.seat].subtract({name: points for name, _, points in told_items(payment)})

    @property
    def pays_by_city(self) -> bool:
        return self.referee.options["field_scoring"] != "per_field_3"

    def award(self, reason: str, final: bool, payment: events.Payment) -> None:
        assert final == self.final or reason != "fairy"
        (item,) = told_items(payment)
        if reason == "fairy":
            if final:
                self.reach_final(FINAL_RANK["fairy"])
            due = self.fairy_at_end if final else self.fairy_due
            assert due[payment.seat] and item == ("fairy", 1, FAIRY_POINTS), f"{payment} is not due"
            due[payment.seat] -= 1
        else:
            assert final and not self.leaving
            self.begin_final()
            self.reach_final(AWARD)
            assert self.final_awards[payment.seat, item] == 1, f"{reason}: {payment} is not due"
            self.final_awards[payment.seat, item] -= 1
        self.referee.scores[payment.seat] += item[2]

    def goes(self, man: Man) -> None:
        if man not in self.leaving and man.where[2:3] == ("field",) and self.pays_by_city:
            self.begin_final()
            self.score_by_city(())  # no city was there to pay for
        super().goes(man)

    # ------------------------------------------------------------------ goods and cards

    def leave_score(self) -> None:
        assert not self.leaving, f"{self.leaving} did not go home"
        assert not +self.fairy_due, "the fairy did not pay"
        for view in self.referee.occupied():
            assert not view.completed, f"{view} was not paid"
        self.take_goods()
        self.take_cards()

    def take_goods(self) -> None:
        """Who completes a city takes its goods (traders_and_builders.md 5)."""
        due: Counter[tuple[int, ...]] = Counter()
        if self.has("traders_and_builders") and self.referee.options["goods"]:
            for city in self.fresh:
                goods = {kind: city.flags[f"goods:{kind}"] for kind in GOODS}
                if city.kind == "city" and any(goods.values()):
                    due[tuple(goods.values())] += 1
                    self.tokens[self.seat].update(goods)
        took = [each for each in self.taken if isinstance(each, traders_and_builders.GoodsTaken)]
        assert Counter((each.wine, each.grain, each.cloth) for each in took) == due

    def take_cards(self) -> None:
        """The largest feature of the part against the record (king_and_robber.md 3)."""
        due = []
        if self.has("king_and_robber"):
            for card, kind in self.cards.items():
                holder, record = self.records[card]
                largest = max([len(view.cells) for view in self.fresh if view.kind == kind], default=0)
                if largest > record:
                    if holder != self.seat:
                        due.append((card, holder))
                    self.records[card] = (self.seat, largest)
        took = [each for each in self.taken if isinstance(each, king_and_robber.CardTaken)]
        assert sorted((each.card, each.from_seat) for each in took) == sorted(due)
        self.taken = []

    @property
    def cards(self) -> dict[str, str]:
        return {card: kind for card, kind in CARDS.items() if self.referee.options[card.lower()]}

    def worth_of_card(self, number: int) -> int:
        both = len({self.records[card][0] for card in CARDS}) == 1
        worth = {"at_the_end": number, "10_each": 10, "15_or_40": 20 if both else 15}
        return worth[str(self.referee.options["king_robber_scoring"])]

    # ------------------------------------------------------------------ the end

    def begin_final(self) -> None:
        if self.final:
            return
        self.end_last_abbeys()
        self.final = True
        self.rank = 0
        self.late = []
        self.enter_join()
        referee = self.referee
        if self.has("traders_and_builders"):
            self.final_awards += referee.final_goods(self.tokens)
        if self.has("king_and_robber"):
            for card, kind in self.cards.items():
                holder = self.records[card][0]
                number = referee.count_completed(kind)
                if holder is not None:
                    what = {"city": "completed_cities", "road": "completed_roads"}[kind]
                    self.final_awards[holder, (what, number, self.worth_of_card(number))] += 1

    def reach_final(self, rank: int) -> None:
        """The order of turn_order 10."""
        assert rank >= self.rank, "the order of the final scoring"
        if self.rank < JOINED_FIELD:
            self.leave_join()
        if self.rank <= JOINED_FIELD < rank:
            self.leave_barns()
        if rank > AWARD:
            assert not +self.final_awards, f"{+self.final_awards} not told"
        self.rank = rank

    def close_game(self, scores: tuple[int, ...]) -> None:
        if self.rank <= FINAL_RANK["fairy"]:
            self.reach_final(FINAL_RANK["fairy"])
        assert not self.leaving, f"{self.leaving} did not go home"
        assert not +self.fairy_at_end, "the fairy did not pay"
        for items in self.field_items or ():
            assert not any(items.values()), f"fields: {items}"
        assert self.referee.occupied() == [], "not all was paid"
        assert not self.referee.barn_fields(), "a barn was not paid"
        assert list(scores) == self.referee.scores == list(self.game.scores)
