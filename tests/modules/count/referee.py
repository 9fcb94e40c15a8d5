"""The City of Carcassonne, its quarters and the count (count.md 2 to 5), as the referee reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from languedoc.carcassonne.modules.count import rules as told
from languedoc.carcassonne.targets import Figure
from languedoc.carcassonne.targets import Segment as SegmentTold
from languedoc.table.event import Event
from referee.rules import FeatureView, Man, Option, Rules, Segment, Whole
from referee.tiles import Cell
from referee.told import man_told, named

QUARTERS = ("castle", "market", "blacksmith", "cathedral")  # clockwise
LEADS_TO = {"castle": "city", "market": "field", "cathedral": "monastery", "blacksmith": "road"}
TILES_OF_CITY = 12
JOINED_FIELD = 10  # the first in the final scoring


class Count(Rules):
    verbs = ("send", "count", "join")
    choices = {
        "count_final": ("any_quarter", "market_only"),
        "count_into_unoccupied": (True, False),
        "count_moves": ("by_player", "clockwise", "with_follower"),
        "count_leaving": ("in_turn", "pass_once"),
    }
    closed_edges = ("inner",)
    stages = {"join": 45, "send": 70}
    steps = {"count_move_in": "send", "move_count": "send"}

    def prepare(self) -> None:
        self.city: set[Cell] = set()  # its squares
        self.count = "castle"  # the quarter where he is
        self.sent = False  # in this turn
        self.count_may_move = False
        self.received: Counter[int] = Counter()  # points for features in this part
        self.to_join: list[int] = []  # the seats in the order in which they are asked who leaves the city
        self.passed = 0  # in succession

    def blocks(self) -> Sequence[frozenset[Cell]]:
        return [frozenset(self.city)] if self.city else []

    def keeps_out(self, who: str, cell: Cell) -> bool:
        return cell in self.city

    def quarters(self) -> set[str]:
        """Those in use: without farmers there is no market (variants.md 6)."""
        return {*QUARTERS} - ({"market"} if self.option("no_fields") else set())

    def sends(self, seat: int) -> set[Option]:
        """The followers whom the seat may send into the city: where they could stand that the quarter leads to."""
        referee = self.referee
        return {
            ("send", kind, quarter)
            for kind, figure in referee.kinds_of_figures.items()
            if figure.follower and referee.hands[seat][kind]
            for quarter in self.quarters()
            if referee.may_stand(kind, LEADS_TO[quarter])
        }

    def leads_to(self, quarter: str, kind: str) -> bool:
        """From the cathedral all cloisters are reached."""
        return kind == LEADS_TO[quarter] or (quarter == "cathedral" and kind in self.referee.cloisters)

    def joins(self, seat: int) -> set[tuple[Man, frozenset[Segment]]]:
        """Who may leave the city for which of the features about to be scored: with the parts where he may stand."""
        own = {man for man in self.referee.standing if man.seat == seat and man.where[0] in QUARTERS}
        found = set()
        for man in own:
            for whole in self.scored_now() if man.where[0] != self.count else ():
                firsts = {self.referee.first_part(each) for each in whole.segments}  # of what is on two cells
                allowed = frozenset(each for each in firsts if not self.referee.is_barred(each[:2]))
                invited = all(module.may_join(whole) for module in self.referee.modules)
                if self.leads_to(man.where[0], whole.kind) and allowed and invited:
                    found.add((man, allowed))
        return found

    def scored_now(self) -> list[Whole]:
        referee = self.referee
        if self.shadow.final:
            found = [whole for whole in referee.wholes() if referee.is_unfinished(whole)]
            only_fields = self.option("count_final") == "market_only"
            return [whole for whole in found if whole.kind == "field" or not only_fields]
        into_all = self.option("count_into_unoccupied")
        found = [whole for whole in self.shadow.fresh if into_all or not referee.is_free(next(iter(whole.segments)))]
        early = [whole for whole in referee.wholes() if whole.kind == "field" and self.shadow.early_field(whole)]
        return found + [field for field in early if not referee.is_free(next(iter(field.segments)))]

    # ------------------------------------------------------------------ a game that is followed

    def lay_start(self, tile: str, x: int, y: int, rotation: int, number: int) -> bool:
        if number >= TILES_OF_CITY:
            return False
        self.referee.put(tile, x, y, rotation)
        self.city.add((x, y))
        self.referee.redraw()
        return True

    def hear(self, event: Event) -> bool:
        shadow = self.shadow
        match event:
            case told.FollowerSent(seat, figure, quarter):
                shadow.reach("send")
                assert seat == shadow.seat and shadow.chosen == ("send", figure, quarter)
                self.referee.stand(seat, (quarter,), figure)
                self.sent = self.count_may_move = True
            case told.CountMoved(seat, quarter):
                assert seat == shadow.seat and self.count_may_move and quarter == self.where_count_goes()
                self.count = quarter
                self.count_may_move = False
            case told.FollowerJoined(seat, figure, quarter, segment):
                man = Man(seat, figure, (quarter,))
                assert shadow.chosen == ("join", man, named(segment))
                shadow.late.append(self.referee.move(man, named(segment)))
            case _:
                return False
        return True

    def where_count_goes(self) -> object:
        """As chosen after a follower was sent, or by itself."""
        match self.option("count_moves"):
            case "by_player":
                assert self.shadow.chosen[0] == "count"
                return self.shadow.chosen[1]
            case "clockwise":
                around = [quarter for quarter in QUARTERS if quarter in self.quarters()]
                return around[(around.index(self.count) + 1) % len(around)]
        return self.shadow.chosen[2]

    def begin_turn(self) -> None:
        self.sent = False

    def open_part(self) -> None:
        self.received = Counter()

    def scored(self, view: FeatureView, final: bool, points: Sequence[int]) -> None:
        self.received.update(dict(enumerate(points)))

    def earned(self, seat: int, points: int) -> None:
        self.received[seat] += points

    # ------------------------------------------------------------------ in

    def send_options(self) -> set[Option]:
        """If others received points in this part, but not the active player."""
        paid = +self.received
        if self.sent or not paid or self.shadow.seat in paid:
            return set()
        return self.sends(self.shadow.seat)

    def options_at(self, step: str, seat: int) -> set[Option]:
        if step == "count_move_in":
            return {("pass",)} | self.send_options()
        assert self.count_may_move
        return {("pass",)} | {("count", quarter) for quarter in self.quarters() - {self.count}}

    def enter(self, stage: str) -> None:
        if stage == "join":
            self.begin_joining()

    def leave(self, stage: str) -> None:
        if stage == "join":
            self.end_joining()
        elif stage == "send":
            if "count_move_in" not in self.shadow.asked:
                assert not self.send_options(), "nobody was asked for a follower for the city"
            assert not self.count_may_move or "move_count" in self.shadow.asked, "the count could move"
            self.count_may_move = False

    # ------------------------------------------------------------------ out

    def begin_joining(self) -> None:
        self.to_join = [(self.shadow.seat + 1 + i) % self.shadow.seats for i in range(self.shadow.seats)]
        self.passed = 0

    def begin_final(self) -> None:
        self.begin_joining()

    def reach_final(self, before: int, rank: int) -> None:
        if before < JOINED_FIELD:
            self.end_joining()

    def end_joining(self) -> None:
        """Everybody has passed, or had nobody to move."""
        while self.to_join and self.passed < self.shadow.seats:
            assert not self.joins(self.to_join[0]), "nobody was asked who leaves the city"
            self.decide_joining(False)

    def chooses(self, step: str, verb: str) -> None:
        if step.endswith("count_move_out"):
            self.decide_joining(verb == "join")

    def decide_joining(self, joins: bool) -> None:
        """In turn until all have passed in succession; or (pass_once) who has passed is not asked again, and while
        the game goes on one player moves all he wants before the next."""
        seat = self.to_join[0]
        if self.option("count_leaving") == "in_turn" or (joins and self.shadow.final):
            self.to_join.append(seat)
        elif joins:
            return
        del self.to_join[0]
        if self.option("count_leaving") == "in_turn":
            self.passed = 0 if joins else self.passed + 1

    def judge(self, step: str, seat: int) -> bool:
        if step == "final_count_move_out":
            self.shadow.begin_final()
        elif step == "count_move_out":
            self.shadow.reach("join")
        else:
            return super().judge(step, seat)
        self.judge_joining(seat)
        return True

    def judge_joining(self, seat: int) -> None:
        """Who waits where the count is not may go to each feature of the kind his quarter leads to.

        Where in the feature is all the same, unless some module cares.
        """
        while self.to_join[0] != seat:
            assert not self.joins(self.to_join[0]), "the left of the active player comes first"
            self.decide_joining(False)
        assert self.passed < self.shadow.seats, "all have passed"
        game = self.shadow.game
        options = [option for option in game.options if option.verb == "join"]
        assert len(game.options) == len(options) + 1
        offered = []
        for option in options:
            figure, segment = option.targets
            assert isinstance(figure, Figure) and isinstance(segment, SegmentTold)
            offered.append((man_told(figure), named(segment)))
        due = self.joins(seat)
        assert {(man, segments) for man, segments in due for segment in segments if (man, segment) in offered} == due
        assert len(offered) == len(set(offered))
        for man, segments in due:
            parts = [segment for one, segment in offered if one == man and segment in segments]
            where_matters = any(module.cares_where(man) for module in self.referee.modules)
            assert len(parts) == (len(segments) if where_matters else 1)

    def shows(self) -> dict[str, object]:
        return {"count": self.count}
