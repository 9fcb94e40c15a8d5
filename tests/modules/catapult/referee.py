"""Catapult rounds (catapult.md), as the referee reads them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import floor
from typing import Any

from languedoc.carcassonne import events
from languedoc.carcassonne.modules.catapult.events import CatapultRound, Caught, Seduced, TokenLanded
from languedoc.carcassonne.tiles import catalogue
from languedoc.table.event import Event
from referee.board import is_segment
from referee.names import CAPTIVE
from referee.rules import Man, Option, Rules, Segment, Where
from referee.tiles import Cell
from referee.told import man_told, told_items

TIMES = {"play_aid": 22.5, "official": 94}
FURTHEST = {"easy": 60, "normal": 120, "hard": 180}  # from the aim, on each axis
KINDS = ("knock_out", "seduction", "target", "catch")
LANES = ("left", "middle", "right")
POWERS = ("soft", "medium", "hard")
SIDE_POINTS = {"N": (50, 0), "E": (100, 50), "S": (50, 100), "W": (0, 50)}
HALF_POINTS = {
    "NL": (25, 0),
    "NR": (75, 0),
    "EL": (100, 25),
    "ER": (100, 75),
    "SL": (75, 100),
    "SR": (25, 100),
    "WL": (0, 75),
    "WR": (0, 25),
}
# In the order of the catalogue, with what a follower there must be able to stand on (count.md 3)
QUARTERS = {"castle": "city", "market": "field", "cathedral": "monastery", "blacksmith": "road"}
LORDS = "lords_castle"


class Catapult(Rules):
    verbs = ("catapult", "aim_at", "replace_by", "fling")
    choices = {"catapult_skill": ("normal", "easy", "hard")}
    others_decide = ("catapult_throw", "seduction_choice", "seduction_replace", "catapult_catch")
    steps = dict.fromkeys(("catapult_round", *others_decide), "catapult")

    def find_stages(self) -> Mapping[str, float]:
        return {"catapult": TIMES[self.option("timing_profile")]}

    def prepare(self) -> None:
        self.fair: Cell | None = None  # where a round is due
        self.kind = ""
        self.thrown = 0
        self.away: dict[int, Fraction] = {}  # of the tokens on the field
        self.nearest: list[Man] = []  # who may be seduced
        self.newcomer: tuple[Man, Man] | None = None  # who comes from elsewhere on the board, and where to
        self.answers: dict[str, Option] = {}
        self.to_pay: list[int] = []
        self.landed: dict[int, tuple[str, int, int]] = {}
        self.owner = -1  # who had the last round

    # ------------------------------------------------------------------ where everybody is (5.1)

    def anchor(self, segment: Segment) -> tuple[int, int]:
        part = self.referee.part(segment)
        ends = set(part.ends)
        if part.kind != "field":  # a whole side counts once
            for end in part.ends:
                if end.endswith("L") and end[:-1] + "R" in ends:
                    ends = ends - {end, end[:-1] + "R"} | {end[:-1]}
        points = [{**SIDE_POINTS, **HALF_POINTS}.get(end, (50, 50)) for end in ends]
        if not points:
            return 50, 50
        mean = [Fraction(sum(point[axis] for point in points), len(points)) for axis in (0, 1)]
        return floor((mean[0] + 50) / 2), floor((mean[1] + 50) / 2)

    def at(self, man: Man) -> tuple[int, int] | None:
        """None: out of reach."""
        where = man.where
        if not self.referee.is_follower(man) or where[0] in CAPTIVE:
            return None
        if is_segment(where):
            (x, y), (ax, ay) = where[:2], self.anchor(where)
        elif len(where) == 3:
            (x, y), (ax, ay) = where[1:], (50, 50)
        else:
            x, y = self.cell_of_quarter(where[0])
            ax = ay = 50
        return 100 * x + ax, 100 * y + ay

    def cell_of_quarter(self, quarter: str) -> Cell:
        first = catalogue.sheet("count").quarters[list(QUARTERS).index(quarter)].tiles[0]
        return next(cell for cell, face in self.referee.tiles.items() if face.name == first)

    def within(self, x: int, y: int, reach: int) -> list[Man]:
        return [man for man in self.referee.standing if self.at(man) and self.squared(man, x, y) <= reach * reach]

    def squared(self, man: Man, x: int, y: int) -> int:
        at = self.at(man)
        assert at is not None
        return int((at[0] - x) ** 2 + (at[1] - y) ** 2)

    # ------------------------------------------------------------------ a round

    def placed(self) -> None:
        if "fair" in self.referee.new_marks:
            self.fair = self.referee.placed

    def begin_turn(self) -> None:
        if self.owner == self.shadow.seat:
            self.landed = {}

    def thrower(self) -> int:
        return (self.shadow.seat + self.thrown) % self.shadow.seats

    def judge(self, step: str, seat: int) -> bool:
        if step == "catapult_throw":
            self.shadow.reach("catapult")
            assert seat == self.thrower() and self.kind in KINDS[:3]
            self.judge_aims()
            return True
        return super().judge(step, seat)

    def judge_aims(self) -> None:
        options = self.shadow.game.decision.options
        (aims,) = options.ranges
        assert not options.listed and aims.verb == "aim_at" and self.fair is not None
        columns = [x for x, _ in self.referee.tiles]
        lines = [y for _, y in self.referee.tiles]
        assert aims.low == (100 * min(columns) - 100, 100 * min(lines) - 100)
        assert aims.high == (100 * max(columns) + 200, 100 * max(lines) + 200)
        assert aims.default == (100 * self.fair[0] + 50, 100 * self.fair[1] + 50)

    def options_at(self, step: str, seat: int) -> set[Option]:
        if step == "catapult_round":
            assert self.fair and not self.kind
            return {("catapult", kind) for kind in KINDS}
        if step == "seduction_choice":
            assert len(self.nearest) > 1
            return {("seduce", man) for man in self.nearest}
        if step == "seduction_replace":
            assert len(set(self.nearest)) == 1
            return {("pass",)} | self.replacements(seat)
        assert self.kind == "catch"
        if seat == self.thrower():
            return {("fling", lane, power) for lane in LANES for power in POWERS}
        assert seat == (self.thrower() + 1) % self.shadow.seats
        return {("grab", lane) for lane in LANES}

    def replacements(self, seat: int) -> set[Option]:
        (victim,) = set(self.nearest)
        kinds = [kind for kind, number in self.referee.hands[seat].items() if number and self.fits(kind, victim.where)]
        own = [man for man in self.referee.standing if man.seat == seat and man != victim and self.at(man)]
        options: set[Option] = {("replace_by", kind) for kind in kinds if self.referee.kinds_of_figures[kind].follower}
        return options | {("exchange_by", man) for man in own if self.fits(man.kind, victim.where)}

    def fits(self, kind: str, where: Where) -> bool:
        if is_segment(where):
            return self.referee.may_stand(kind, where[2])
        if where[0] in QUARTERS:
            return self.referee.may_stand(kind, QUARTERS[where[0]])
        if where[0] == "tower":
            return self.referee.kinds_of_figures[kind].climbs
        return where[0] != LORDS or kind != "mayor"

    def chooses(self, step: str, verb: str) -> None:
        if verb in ("fling", "grab"):
            self.answers[verb] = self.shadow.chosen
        elif verb == "seduce":
            man: Any = self.shadow.chosen[1]
            self.nearest = [man]
        elif step == "seduction_replace":
            self.nearest = self.nearest if verb != "pass" else []

    def hear(self, event: Event) -> bool:
        match event:
            case CatapultRound(seat, kind):
                self.shadow.reach("catapult")
                assert self.shadow.chosen == ("catapult", kind) and seat == self.shadow.seat and self.fair
                self.kind, self.thrown, self.landed, self.owner = kind, 0, {}, seat
                self.away = {}
            case TokenLanded(seat, kind, cell, x, y, on_tile):
                assert (seat, kind) == (self.thrower(), self.kind)
                assert (cell.x, cell.y) == (floor(x / 100), floor(y / 100))
                assert on_tile == self.is_on_tile((cell.x, cell.y), x - 100 * cell.x, y - 100 * cell.y)
                aim = [int(each) for each in str(self.shadow.chosen[1]).split(",")]
                assert self.shadow.chosen[0] == "aim_at"
                assert max(abs(aim[0] - x), abs(aim[1] - y)) <= FURTHEST[self.option("catapult_skill")]
                self.landed[seat] = kind, x, y
                self.land(seat, x, y, on_tile)
                self.thrown += 1
            case Seduced(seat, figure, by):
                self.seduce(seat, man_told(figure), by)
            case Caught(seat, catcher, lane, power, hands, way):
                assert (seat, catcher) == (self.thrower(), (self.thrower() + 1) % self.shadow.seats)
                assert self.answers == {"fling": ("fling", lane, power), "grab": ("grab", hands)}
                assert way in ("caught", "missed") if power == "hard" else way in ("short", "caught", "missed")
                self.answers = {}
                self.to_pay = [seat if way == "missed" else catcher]
                self.thrown += 1
            case events.Answered() if self.kind == "catch":
                pass
            case _:
                return False
        return True

    def is_on_tile(self, cell: Cell, x: int, y: int) -> bool:
        """Beside a single triangle half of its cell is empty."""
        if cell not in self.referee.tiles:
            return False
        empty = {"NE": x > y, "SE": x + y > 100, "SW": y > x, "NW": x + y < 100}
        long_sides = self.referee.tiles[cell].long_sides
        return len(long_sides) != 1 or not empty[long_sides[0]]

    def land(self, seat: int, x: int, y: int, on_tile: bool) -> None:
        self.nearest = []
        if self.kind == "knock_out":
            hit = self.within(x, y, 30)
            fallen = [man for other in hit for man in self.within(*self.at(other) or (0, 0), 20) if man not in hit]
            self.shadow.leaving += hit + [man for man in self.referee.standing if man in fallen]
        elif self.kind == "target" and on_tile:
            assert self.fair is not None
            dx = max(100 * self.fair[0] - x, x - 100 * self.fair[0] - 100, 0)
            dy = max(100 * self.fair[1] - y, y - 100 * self.fair[1] - 100, 0)
            self.away[seat] = Fraction(dx * dx + dy * dy)
        elif self.kind == "seduction" and on_tile:
            reached = [man for man in self.referee.standing if self.at(man)]
            least = min([self.squared(man, x, y) for man in reached], default=0)
            self.nearest = [man for man in reached if self.squared(man, x, y) == least]
        if self.kind == "target" and len(self.landed) == self.shadow.seats and self.away:
            best = min(self.away.values())
            order = [(self.shadow.seat + i) % self.shadow.seats for i in range(self.shadow.seats)]
            self.to_pay = [each for each in order if self.away.get(each) == best]

    def seduce(self, seat: int, victim: Man, by: str) -> None:
        assert set(self.nearest) == {victim} and seat == (self.thrower() - 1) % self.shadow.seats
        assert self.shadow.chosen in self.replacements(seat)
        self.nearest = []
        newcomer = Man(seat, by, victim.where)
        if self.shadow.chosen[0] == "replace_by":
            assert self.shadow.chosen == ("replace_by", by)
            self.arrive(newcomer)
        else:
            old: Any = self.shadow.chosen[1]
            assert old.kind == by
            self.newcomer = old, newcomer
            self.shadow.leaving.append(old)
        self.shadow.leaving.append(victim)

    def left(self, man: Man) -> None:
        if self.newcomer and self.newcomer[0] == man:
            self.arrive(self.newcomer[1])
            self.newcomer = None

    def arrive(self, man: Man) -> None:
        castles: Any = self.referee.module.get("bridges_castles_bazaars")
        self.referee.stand(man.seat, man.where, man.kind)
        if man.where[0] == LORDS:
            self.new_lord = [i for i, lord in enumerate(castles.lords) if lord and lord.where == man.where], man

    new_lord: tuple[list[int], Man] | None = None

    def settled(self) -> None:
        if self.new_lord:
            castles: Any = self.referee.module["bridges_castles_bazaars"]
            for number in self.new_lord[0]:
                castles.lords[number] = self.new_lord[1]
            self.new_lord = None

    def award(self, reason: str, final: bool, payment: events.Payment) -> bool:
        if reason not in ("catapult_target", "catapult_catch"):
            return False
        assert reason == f"catapult_{self.kind}" and not final
        assert payment.seat == self.to_pay.pop(0)
        assert told_items(payment) == ((reason, 1, 5),)
        self.shadow.credit(payment.seat, 5)
        self.end()
        return True

    def end(self) -> None:
        """When all have thrown and been paid."""
        if self.thrown == self.shadow.seats and not self.to_pay:
            self.kind = ""
            self.fair = None

    def leave(self, stage: str) -> None:
        if stage == "catapult" and self.fair is not None:
            assert self.kind and self.thrown == self.shadow.seats and not self.to_pay, (
                "no round, or not all have thrown"
            )
            assert not self.nearest or not self.replacements((self.thrower() - 1) % self.shadow.seats)
            self.end()

    def shows(self) -> dict[str, Any]:
        landed = [{"seat": seat, "kind": kind, "x": x, "y": y} for seat, (kind, x, y) in sorted(self.landed.items())]
        return {"landed": landed}
