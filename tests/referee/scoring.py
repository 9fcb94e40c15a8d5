"""Points: who owns a feature, what it is worth item by item, and what is paid at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from referee.board import RIVALS, Board, FeatureView, Man, Segment, Whole, near
from referee.tiles import BUILDINGS

Item = tuple[str, int, int]  # what, how many, points
Items = tuple[Item, ...]
GOODS = ("wine", "grain", "cloth")


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
        """Big followers count 2, a mayor as much as the city has pennants (turn_order 2.5-14 to -16)."""
        weight = {"follower": 1, "big_follower": 2, "mayor": view.pennants, "wagon": 1, "phantom": 1}
        return sum(weight.get(man.kind, 0) for man in view.figures if man.seat == seat)

    def owners(self, view: FeatureView) -> set[int]:
        return most([self.strength(view, seat) for seat in self.seats])

    def has(self, view: FeatureView, seat: int, kind: str) -> bool:
        return any(man.seat == seat and man.kind == kind for man in view.figures)

    # ------------------------------------------------------------------ roads, cities, buildings

    def items(self, view: Whole) -> Items:
        """What a road, city or building is worth now, completed or not (turn_order 8.2, 10)."""
        tiles, pennants = len(view.cells), view.pennants
        if view.kind in BUILDINGS:
            return ((view.kind, 1, 9),) if view.completed else (("squares", 1 + view.neighbours, 1 + view.neighbours),)
        sign = {"road": "inn", "city": "cathedral"}[view.kind]
        counts = "inns_and_cathedrals" in self.rules and bool(self.options[sign + "s"])
        signed = counts and view.flags[sign] > 0
        if signed and not view.completed and self.options["inn_cathedral_final"] == "zero":
            return ((sign, 1, 0),)
        if view.kind == "road":
            items = [("tiles", tiles, tiles)]
        else:
            tiny = tiles == 2 and self.options["tiny_city"] == "two_points"
            each = 2 if view.completed and not tiny else 1
            items = [("tiles", tiles, tiles * each), ("pennants", pennants, pennants * each)]
        if signed and view.completed:
            items.append((sign, 1, tiles + pennants))
        return tuple(item for item in items if item[1])

    def payments(self, view: FeatureView) -> dict[int, Items]:
        """What each owner gets for a road, city or building now."""
        items = self.items(view)
        return dict.fromkeys(self.owners(view), items)

    # ------------------------------------------------------------------ fields (base.md 5, variants.md 3 and 5)

    def per_city(self, view: FeatureView, seat: int, first: Item) -> list[Item]:
        """What a seat gets for one city at his field."""
        items = [first]
        if "traders_and_builders" in self.rules and self.has(view, seat, "pig"):
            items.append(("pig", 1, 1))
        if view.herd and self.options["pig_herd"]:
            items.append(("pig herd", 1, 1))
        return items

    def field_payments(self, view: FeatureView, first: int = 3) -> dict[int, Items]:
        """`per_field_3`: each owner for each completed city at the field."""
        return {
            seat: tuple(
                (name, number * view.cities, points * view.cities)
                for name, number, points in self.per_city(view, seat, ("cities", 1, first))
                if view.cities
            )
            for seat in self.owners(view)
        }

    def city_payments(self) -> list[tuple[Whole, dict[int, list[Item]]]]:
        """The other two rules, city by city."""
        fields = [view for view in self.features() if view.kind == "field"]  # farmed or not: a pig herd may graze there
        paid = []
        for city in self.wholes():
            if city.kind == "city" and city.completed:
                beside = [field for field in fields if self.cities_beside(field.segments) & city.segments]
                paid.append((city, self._for_city(beside)))
        if self.city:
            beside = [field for field in fields if field.cells & self.city]
            cells = frozenset(self.city)
            whole = Whole("city", frozenset(), cells, 0, 0, True, 0, 0, Counter())
            paid.append((whole, self._for_city(beside)))
        return paid

    def _for_city(self, beside: list[FeatureView]) -> dict[int, list[Item]]:
        if self.options["field_scoring"] == "per_city_4":  # all farmers around the city together
            farmers = [sum(self.strength(field, seat) for field in beside) for seat in self.seats]
            paid = {}
            for seat in most(farmers):
                extra = {item for field in beside for item in self.per_city(field, seat, ("cities", 1, 4))[1:]}
                paid[seat] = [("cities", 1, 4), *sorted(extra)]
            return paid
        owned: dict[int, list[list[Item]]] = {}  # the owners of the fields beside it, each once, for his best field
        for field in beside:
            for seat in self.owners(field):
                owned.setdefault(seat, []).append(self.per_city(field, seat, ("cities", 1, 3)))
        return {seat: max(several, key=total) for seat, several in owned.items()}

    def barn_payments(self, barn: Man) -> dict[int, Items]:
        """At the end: 4 for each completed city at its field, whoever else has a barn there (abbey_and_mayor.md 6)."""
        cities = self.feature(self.fields_around(barn.where)[0]).cities
        return {barn.seat: (("cities", cities, 4 * cities),) if cities else ()}

    # ------------------------------------------------------------------ goods, King and Robber

    def final_goods(self, tokens: Sequence[Counter[str]]) -> Counter[tuple[int, Item]]:
        """10 for the most of each kind (traders_and_builders.md 5)."""
        return Counter(
            (seat, (kind, tokens[seat][kind], 10))
            for kind in GOODS
            for seat in most([tokens[seat][kind] for seat in self.seats])
        )

    def count_completed(self, kind: str) -> int:
        """For the King and the Robber, occupied or not; the City of Carcassonne counts (king_and_robber.md 4 and 5)."""
        return sum(whole.kind == kind and whole.completed for whole in self.wholes()) + (
            kind == "city" and bool(self.city)
        )

    # ------------------------------------------------------------------ all at once, for positions set up by hand

    def score_turn(self) -> list[Payment]:
        """Pay every completed road, city and building with followers; these followers go home.

        So do, without points, those who stand in the unfinished rivals of the buildings just paid (cult.md 5).
        """
        losers = self.losers([view for view in self.occupied() if view.completed])
        payments = self._score_all(completed=True)
        self.lost = [man.where for man in losers]
        for man in losers:
            self.go_home(man)
        return payments

    lost: list[object] = []  # noqa: RUF012 - where somebody stood who lost a challenge in the turn scored last

    def losers(self, winners: Sequence[FeatureView], late: Sequence[Man] = ()) -> list[Man]:
        """Who stands in an unfinished building beside an occupied completed one of the opposite kind (cult.md 5).

        A building where all came late, when it was completed, had no challenge (count.md 7).
        """
        if "cult" not in self.rules or not self.options["cult_challenges"]:
            return []
        winners = [winner for winner in winners if Counter(winner.figures) - Counter(late)]
        buildings = [view for view in self.occupied() if view.kind in BUILDINGS and not view.completed]
        return [
            man
            for view in buildings
            if any(winner.kind in RIVALS[view.kind] and near(winner, view) for winner in winners)
            for man in view.figures
        ]

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
