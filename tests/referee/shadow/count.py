"""Into the City of Carcassonne and out of it (count.md)."""

from __future__ import annotations

from languedoc.carcassonne.modules.count import rules as told
from languedoc.carcassonne.targets import Figure
from languedoc.carcassonne.targets import Segment as SegmentTold
from languedoc.table.event import Event
from referee import Man, Option, Segment, Whole
from referee.shadow.abbey import AbbeyJudge
from referee.shadow.part import man_told, named

CLOCKWISE = ("castle", "market", "blacksmith", "cathedral")


class CountJudge(AbbeyJudge):
    sent = False  # in this turn
    count_may_move = False
    to_join: list[int]  # the seats in the order in which they are asked who leaves the city
    passed = 0  # in succession

    def hear_count(self, event: Event) -> bool:
        referee = self.referee
        match event:
            case told.FollowerSent(seat, figure, quarter):
                self.reach("send")
                assert seat == self.seat and self.chosen == ("send", figure, quarter)
                referee.stand(seat, (quarter,), figure)
                self.sent = self.count_may_move = True
            case told.CountMoved(seat, quarter):
                assert seat == self.seat and self.count_may_move and quarter == self.where_count_goes()
                referee.count = quarter
                self.count_may_move = False
            case told.FollowerJoined(seat, figure, quarter, segment):
                man = Man(seat, figure, (quarter,))
                assert self.chosen == ("join", man, named(segment))
                self.late.append(referee.move(man, named(segment)))
            case _:
                return False
        return True

    def begin_turn(self) -> None:
        super().begin_turn()
        self.sent = False

    def where_count_goes(self) -> object:
        """As chosen after a follower was sent, or by itself."""
        match self.referee.options["count_moves"]:
            case "by_player":
                assert self.chosen[0] == "count"
                return self.chosen[1]
            case "clockwise":
                around = [quarter for quarter in CLOCKWISE if quarter in self.referee.quarters()]
                return around[(around.index(self.referee.count) + 1) % len(around)]
        return self.chosen[2]

    # ------------------------------------------------------------------ in

    def send_options(self) -> set[Option]:
        """If others received points in this part, but not the active player."""
        paid = +self.received
        if not self.has("count") or self.sent or not paid or self.seat in paid:
            return set()
        return {("send", kind, quarter) for kind, quarter in self.referee.sends(self.seat)}

    def leave_send(self) -> None:
        if "count_move_in" not in self.asked:
            assert not self.send_options(), "nobody was asked for a follower for the city"
        assert not self.count_may_move or "move_count" in self.asked, "the count could move"
        self.count_may_move = False

    def count_options(self) -> set[Option]:
        assert self.count_may_move
        return {("pass",)} | {("count", quarter) for quarter in self.referee.quarters() - {self.referee.count}}

    # ------------------------------------------------------------------ out

    def enter_join(self) -> None:
        self.to_join = [(self.seat + 1 + i) % self.seats for i in range(self.seats)]
        self.passed = 0

    def leave_join(self) -> None:
        """Everybody has passed, or had nobody to move."""
        while self.has("count") and self.to_join and self.passed < self.seats:
            assert not self.joins(self.to_join[0]), "nobody was asked who leaves the city"
            self.decide_joining(False)

    def decide_joining(self, joins: bool) -> None:
        """In turn until all have passed in succession; or (pass_once) who has passed is not asked again, and while
        the game goes on one player moves all he wants before the next."""
        seat = self.to_join[0]
        if self.referee.options["count_leaving"] == "in_turn" or (joins and self.final):
            self.to_join.append(seat)
        elif joins:
            return
        del self.to_join[0]
        if self.referee.options["count_leaving"] == "in_turn":
            self.passed = 0 if joins else self.passed + 1

    def joins(self, seat: int) -> set[tuple[Man, frozenset[Segment]]]:
        return self.referee.joins(seat, self.scored_now()) if self.has("count") else set()

    def scored_now(self) -> list[Whole]:
        referee = self.referee
        if self.final:
            found = [whole for whole in referee.wholes() if not whole.completed]
            only_fields = referee.options["count_final"] == "market_only"
            return [whole for whole in found if whole.kind == "field" or not only_fields]
        into_all = referee.options["count_into_unoccupied"]
        found = [whole for whole in self.fresh if into_all or not referee.is_free(next(iter(whole.segments)))]
        fields = {referee.whole_of(field).segments: referee.whole_of(field) for field in referee.barn_fields()}
        return found + [field for field in fields.values() if not referee.is_free(next(iter(field.segments)))]

    def judge_joining(self, seat: int) -> None:
        """Who waits where the count is not may go to each feature of the kind his quarter leads to.

        Where in the feature is all the same but for a wagon that will look around from there (C2), and for everybody
        where the fairy is tied to tiles.
        """
        while self.to_join[0] != seat:
            assert not self.joins(self.to_join[0]), "the left of the active player comes first"
            self.decide_joining(False)
        assert self.passed < self.seats, "all have passed"
        options = [option for option in self.game.options if option.verb == "join"]
        assert len(self.game.options) == len(options) + 1
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
            looks_around = self.referee.options["wagon_move"] == "C2" and man.kind == "wagon"
            by_fairy = self.has("princess_and_dragon") and self.referee.options["fairy_binding"] == "tile"
            assert len(parts) == (len(segments) if looks_around or by_fairy else 1)
