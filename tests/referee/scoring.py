"""Points: who owns a feature, what it is worth item by item, and what is paid at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from referee.board import Board
from referee.rules import FeatureView, Item, Items, Man, Segment, Whole


@dataclass(frozen=True)
class Payment:
    """Points paid at once. For fields see `Referee.final`; `completed` is False for them."""

    kind: str
    segments: frozenset[Segment]
    points: tuple[int, ...]  # per seat
    completed: bool


class Scoring(Board):
    # ------------------------------------------------------------------ owners

    def strength(self, view: FeatureView, seat: int) -> int:
        """Of the followers of a seat together (turn_order 2.5-14 to -16)."""
        own = [self.kinds_of_figures[man.kind] for man in view.figures if man.seat == seat]
        return sum(kind.strength(view) for kind in own if kind.follower)

    def owners(self, view: FeatureView) -> set[int]:
        return self.break_tie(view, most([self.strength(view, seat) for seat in self.seats]))

    def break_tie(self, view: FeatureView, tied: set[int]) -> set[int]:
        """Who of the equally strong seats in a feature is paid."""
        for module in self.modules if len(tied) > 1 else ():
            tied = module.prefers(view, tied) & tied or tied
        return tied

    def has(self, view: FeatureView, seat: int, kind: str) -> bool:
        return any(man.seat == seat and man.kind == kind for man in view.figures)

    # ------------------------------------------------------------------ roads, cities, buildings

    def items(self, view: Whole) -> Items:
        """What a road, city or building is worth now, completed or not (turn_order 8.2, 10)."""
        tiles, pennants = len(view.cells), view.pennants
        if view.kind in self.buildings:
            squares = tiles + view.neighbours
            items: Items = ((view.kind, 1, 9),) if view.completed else (("squares", squares, squares),)
        elif view.kind == "road":
            items = (("tiles", tiles, tiles),)
        else:
            tiny = tiles == 2 and self.options["tiny_city"] == "two_points"
            each = 2 if view.completed and not tiny else 1
            items = (("tiles", tiles, tiles * each), ("pennants", pennants, pennants * each))
        for module in sorted(self.modules, key=lambda module: module.value_order):
            items = module.worth(view, items)
        return tuple(item for item in items if item[1])

    def payments(self, view: FeatureView) -> dict[int, Items]:
        """What each owner gets for a road, city or building now."""
        items = self.items(view)
        return dict.fromkeys(self.owners(view), items)

    # ------------------------------------------------------------------ fields (base.md 5, variants.md 3 and 5)

    def per_city(self, view: FeatureView, seat: int, first: Item) -> list[Item]:
        """What a seat gets for one city at his field."""
        return [first] + [item for module in self.modules for item in module.per_city(view, seat)]

    def field_payments(self, view: FeatureView, first: int = 3) -> dict[int, Items]:
        """`per_field_3`: each owner for each completed city at the field."""
        return {seat: self.field_items(view, seat, first) for seat in self.owners(view)}

    def field_items(self, view: FeatureView, seat: int, first: int) -> Items:
        of_cities = self.added_up(view, self.per_city(view, seat, ("cities", 1, first)))
        return (*of_cities, *self.per_field(view))

    def added_up(self, field: Whole, each: list[Item]) -> Items:
        """What somebody gets for all cities at a field who gets so much for an ordinary one."""
        numbers: Counter[str] = Counter()
        points: Counter[str] = Counter()
        for city in self.cities_at(field):
            for name, number, worth in self.at_city(city, each):
                numbers[name] += number
                points[name] += worth
        return tuple((name, number, points[name]) for name, number in numbers.items())

    def at_city(self, city: frozenset[Segment], items: list[Item]) -> list[Item]:
        for module in sorted(self.modules, key=lambda module: module.value_order):
            items = module.at_city(city, items)
        return items

    def per_field(self, view: Whole) -> list[Item]:
        """What an owner of a field gets besides its cities."""
        return [item for module in self.modules for item in module.per_field(view)]

    def city_payments(self) -> list[tuple[Whole, dict[int, list[Item]]]]:
        """The other two rules, city by city."""
        fields = [view for view in self.features() if view.kind == "field"]  # farmed or not: modules may add to any
        paid = []
        for city in self.wholes():
            if city.kind == "city" and (city.completed or self.feeds(city.segments)):
                beside = [field for field in fields if self.cities_beside(field.segments) & city.segments]
                for_city = self._for_city(beside)
                paid.append((city, {seat: self.at_city(city.segments, items) for seat, items in for_city.items()}))
        for block in [block for module in self.modules for block in module.blocks()]:
            beside = [field for field in fields if field.cells & block]
            whole = Whole("city", frozenset(), block, 0, 0, True, 0, 0, 0, Counter())
            paid.append((whole, self._for_city(beside)))
        return paid

    def _for_city(self, beside: list[FeatureView]) -> dict[int, list[Item]]:
        if self.options["field_scoring"] == "per_city_4":  # all farmers around the city together
            farmers = [sum(self.strength(field, seat) for field in beside) for seat in self.seats]
            paid = {}
            tied = most(farmers)
            preferred = [self.break_tie(field, tied) for field in beside]
            for seat in set().union(*[some for some in preferred if some != tied]) or tied:
                extra = {item for field in beside for item in self.per_city(field, seat, ("cities", 1, 4))[1:]}
                paid[seat] = [("cities", 1, 4), *sorted(extra)]
            return paid
        owned: dict[int, list[list[Item]]] = {}  # the owners of the fields beside it, each once, for his best field
        for field in beside:
            for seat in self.owners(field):
                owned.setdefault(seat, []).append(self.per_city(field, seat, ("cities", 1, 3)))
        return {seat: max(several, key=total) for seat, several in owned.items()}

    def count_completed(self, kind: str) -> int:
        """How many roads or cities are completed, occupied or not."""
        blocks = [block for module in self.modules for block in module.blocks() if kind == "city"]
        return sum(whole.kind == kind and whole.completed for whole in self.wholes()) + len(blocks)

    # ------------------------------------------------------------------ all at once, for positions set up by hand

    def score_turn(self) -> list[Payment]:
        """Pay every completed road, city and building with followers; these followers go home.

        So do, without points, those who are beaten by them.
        """
        beaten = self.beaten([view for view in self.occupied() if view.completed])
        payments = self._score_all(completed=True)
        for man in beaten:
            self.go_home(man)
        return payments

    def beaten(self, paid: Sequence[FeatureView], late: Sequence[Man] = ()) -> list[Man]:
        """Who goes home without points because these features are paid; `late` came only for that."""
        return [man for module in self.modules for man in module.beaten(paid, late)]

    def final(self) -> list[Payment]:
        """Pay the unfinished roads, cities and buildings, whose followers go home, then the fields.

        Fields worth nothing to anybody give no payment. With `per_field_3` there is one payment per field.
        With the other two rules there is one per completed city: kind "field", segments = the city's.
        Farmers stay where they lie. To be called once.
        """
        payments = self._score_all(completed=False)
        if self.options["no_fields"]:
            return payments
        if self.options["field_scoring"] == "per_field_3":
            for view in self.occupied():
                if view.kind == "field" and view.cities:
                    payments.append(self.pay("field", view.segments, self.field_payments(view), False))
        else:
            for city, paid in self.city_payments():
                for points in sorted({total(items) for items in paid.values()}, reverse=True):
                    of_these = {seat: tuple(items) for seat, items in paid.items() if total(items) == points}
                    payments.append(self.pay("field", city.segments, of_these, False))
        return payments

    def _score_all(self, completed: bool) -> list[Payment]:
        payments = []
        for view in self.occupied():
            if view.kind != "field" and view.completed == completed:
                payments.append(self.pay(view.kind, view.segments, self.payments(view), completed))
                for man in view.figures:
                    self.go_home(man)
        return payments

    def pay(self, kind: str, segments: frozenset[Segment], paid: dict[int, Items], completed: bool) -> Payment:
        points = tuple(total(paid.get(seat, ())) for seat in self.seats)
        self.scores = [score + more for score, more in zip(self.scores, points, strict=True)]
        return Payment(kind, segments, points, completed)


def total(items: Sequence[Item]) -> int:
    return sum(points for _, _, points in items)


def most(strengths: Sequence[int]) -> set[int]:
    """The seats with the greatest number, at least one; on a tie all of them."""
    return {seat for seat, count in enumerate(strengths) if count == max(strengths) and count > 0}
