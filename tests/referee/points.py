"""Payments and the final scoring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from languedoc.carcassonne import events, targets
from referee.rules import FeatureView, Item, Items, Man, Where, Whole
from referee.scoring import total
from referee.told import named, told_items
from referee.turns import Turns

RANKS = {"road": 10, "city": 20}  # buildings come before them (turn_order 8.2, step 5)
AWARD = 20  # points for something else, before all features
FINAL_RANKS = {"monastery": 30, "road": 60, "city": 70, "field": 80}  # turn_order 10; those of modules come between


class Points(Turns):
    rank = 0  # of what was paid last in this part or in the final scoring
    awards_due: Counter[tuple[int, Item]]  # at the end
    field_items: list[Counter[str]] | None = None  # due for fields paid city by city, by seat

    def open_part(self) -> None:
        self.rank = 0
        super().open_part()

    def lay_late(self, seat: int, tile: str, place: tuple[int, int, int]) -> None:
        super().lay_late(seat, tile, place)
        self.rank = 0

    def credit(self, seat: int, points: int) -> None:
        """Points for something that `Referee.pay` does not know."""
        self.referee.scores[seat] += points
        self.tell_paid({seat: points})

    def tell_paid(self, paid: dict[int, int]) -> None:
        for seat, points in paid.items():
            for module in self.modules:
                module.paid(seat, points)

    def score(
        self, kind: str, final: bool, segments: Sequence[targets.Segment], payments: Sequence[events.Payment]
    ) -> None:
        where = named(segments[0])
        early = self.early_field(self.referee.whole_of(where)) if kind == "field" and where[2] == "field" else None
        if final:
            self.begin_final()
            self.reach_final(early[1] if early else self.final_ranks[kind])
        else:
            self.reach(early[0] if early else "score")
        if kind == "field" and self.pays_by_city and not early:
            self.score_by_city(payments)
        elif not any(module.score(kind, where, payments) for module in self.modules):
            self.score_feature(kind, final, segments, payments)

    @property
    def final_ranks(self) -> dict[str, int]:
        ranks = {**FINAL_RANKS}
        for module in self.modules:
            ranks.update(module.final_ranks)
        return ranks

    def early_field(self, field: Whole) -> tuple[str, int] | None:
        """The stage and the final rank of a field that is scored before the others."""
        return next((found for module in self.modules if (found := module.field_stage(field))), None)

    def score_feature(
        self, kind: str, final: bool, segments: Sequence[targets.Segment], payments: Sequence[events.Payment]
    ) -> None:
        self.nobody_leaves()
        referee = self.referee
        view = referee.feature(named(segments[0]))
        assert view.segments == {named(segment) for segment in segments}
        assert view.kind == kind
        assert any(view.followers), "nobody stands there"
        if kind == "field":
            worth = [each for module in self.modules if (each := module.worth_of_city(view)) is not None]
            due = referee.field_payments(view, *worth)
        else:
            assert view.completed == (not final)
            due = referee.payments(view)
        if not final and kind != "field":
            assert any(view.segments == each.segments for each in self.fresh), "it was completed long ago"
            assert self.rank_of(kind) >= self.rank, "buildings, then roads, then cities"
            self.rank = self.rank_of(kind)
            assert self.was_chosen(view) or not self.order_can_matter(), "nobody was asked what is scored first"
        self.compare_payments(payments, due)
        paid = referee.pay(kind, view.segments, due, not final)
        self.leaving = list(view.figures)
        if not final:
            self.leaving += referee.beaten([view], self.late)
        for module in self.modules:
            module.scored(view, final, paid.points)
        for module in self.modules:
            module.let_go(view, final)
        self.tell_paid({payment.seat: payment.points for payment in payments})

    def rank_of(self, kind: str) -> int:
        return next((module.ranks[kind] for module in self.modules if kind in module.ranks), RANKS.get(kind, 0))

    # ------------------------------------------------------------------ features of one kind (turn_order 8.2, step 5)

    def next_ones(self) -> list[FeatureView]:
        """The completed features of which one is scored next: of one kind, all cloisters alike."""
        fresh = {whole.segments for whole in self.fresh}
        due = [view for view in self.referee.occupied() if view.completed and view.segments in fresh]
        first = min(map(self.turn_of, due))
        return [view for view in due if self.turn_of(view) == first]

    def turn_of(self, view: Whole) -> tuple[int, bool]:
        return self.rank_of(view.kind), view.kind not in self.referee.cloisters

    def paid_for(self, view: FeatureView) -> tuple[dict[int, int], set[int]]:
        """The points of the owners of a feature; who else gets some when it is scored."""
        owners = {seat: total(items) for seat, items in self.referee.payments(view).items() if total(items)}
        friends = {seat for module in self.modules for seat in module.also_paid(view)}
        moved = {*owners, *friends}
        return owners, friends | {seat for module in self.modules for seat in module.paid_with(moved)}

    def order_can_matter(self) -> bool:
        """Whether two of these features pay somebody for whom the order matters, and pay differently."""
        paid = [self.paid_for(view) for view in self.next_ones()]
        heeded = {seat for seat in range(self.seats) if any(module.order_matters(seat) for module in self.modules)}
        return any(
            one != other and heeded & {*one[0], *one[1]} & {*other[0], *other[1]}
            for one, other in combinations(paid, 2)
        )

    def was_chosen(self, view: FeatureView) -> bool:
        return self.chosen[:1] == ("score",) and self.chosen[1] in view.segments

    def judge_order(self) -> None:
        self.reach("score")
        assert self.order_can_matter(), "it does not matter what is scored first"
        offered = [self.as_told(option) for option in self.game.decision.options]
        due = self.next_ones()
        assert len(offered) == len(due) and {verb for verb, _ in offered} == {"score"}
        assert all(any(segment in view.segments for _, segment in offered) for view in due)

    def compare_payments(self, told: Sequence[events.Payment], due: dict[int, Items]) -> None:
        assert len({payment.seat for payment in told}) == len(told)
        assert {each.seat: sorted(told_items(each)) for each in told} == {
            seat: sorted(items) for seat, items in due.items()
        }

    def score_by_city(self, payments: Sequence[events.Payment]) -> None:
        """Fields that are paid city by city: the two tell of them in different parcels, so their sums are compared."""
        if self.field_items is None:
            self.nobody_leaves()
            self.reach_final(self.final_ranks["field"])
            self.field_items = [Counter() for _ in range(self.seats)]
            for city, paid in self.referee.city_payments():
                for seat, items in paid.items():
                    self.field_items[seat].update({name: points for name, _, points in items})
                self.referee.pay("field", city.segments, {seat: tuple(some) for seat, some in paid.items()}, False)
            farmed = self.referee.occupied()
            for view in farmed:
                for seat in self.referee.owners(view):
                    besides = tuple(self.referee.per_field(view))
                    self.field_items[seat].update({name: points for name, _, points in besides})
                    self.referee.pay("field", view.segments, {seat: besides}, False)
            assert all(view.kind == "field" for view in farmed), "the others come first"
            self.leaving = [man for view in farmed for man in view.figures]
            for view in farmed:
                for module in self.modules:
                    module.scored(view, True, ())
        for payment in payments:
            self.field_items[payment.seat].subtract({name: points for name, _, points in told_items(payment)})

    @property
    def pays_by_city(self) -> bool:
        return self.referee.options["field_scoring"] != "per_field_3"

    def award(self, reason: str, final: bool, payment: events.Payment) -> None:
        if any(module.award(reason, final, payment) for module in self.modules):
            return
        (item,) = told_items(payment)
        assert final and not self.leaving
        self.begin_final()
        self.reach_final(AWARD)
        assert self.awards_due[payment.seat, item] == 1, f"{reason}: {payment} is not due"
        self.awards_due[payment.seat, item] -= 1
        self.credit(payment.seat, item[2])

    def goes(self, man: Man) -> None:
        if man not in self.leaving and is_farmer(man.where) and self.pays_by_city:
            self.begin_final()
            self.score_by_city(())  # no city was there to pay for
        super().goes(man)

    def leave(self, stage: str) -> None:
        if stage == "score":
            self.nobody_leaves()
            for view in self.referee.occupied():
                assert not view.completed, f"{view} was not paid"
        super().leave(stage)

    # ------------------------------------------------------------------ the end

    def begin_final(self) -> None:
        if self.final:
            return
        for module in self.modules:
            module.before_final()
        self.close_part()
        self.final = True
        self.rank = 0
        self.late = []
        self.awards_due = Counter()
        for module in self.modules:
            module.begin_final()
            self.awards_due += module.final_awards()

    def reach_final(self, rank: int) -> None:
        """The order of turn_order 10."""
        assert rank >= self.rank, "the order of the final scoring"
        for module in self.modules:
            module.reach_final(self.rank, rank)
        if rank > AWARD:
            assert not +self.awards_due, f"{+self.awards_due} not told"
        self.rank = rank

    def close_game(self, scores: tuple[int, ...]) -> None:
        self.reach_final(max(self.rank, *self.final_ranks.values()))
        self.nobody_leaves()
        for module in self.modules:
            module.close_game()
        for items in self.field_items or ():
            assert not any(items.values()), f"fields: {items}"
        assert self.referee.occupied() == [], "not all was paid"
        assert list(scores) == self.referee.scores == list(self.game.scores)


def is_farmer(where: Where) -> bool:
    return where[2:3] == ("field",)
