"""Into the City of Carcassonne and out of it (count.md)."""

from __future__ import annotations

from languedoc.carcassonne.modules import count as told
from languedoc.carcassonne.targets import Figure
from languedoc.carcassonne.targets import Segment as SegmentTold
from languedoc.table.event import Event
from referee import Man, Option, Segment, Whole
from shadow.abbey import AbbeyJudge
from shadow.part import man_told, named


class CountJudge(AbbeyJudge):
    sent = False  # in this turn
    count_may_move = False
    asked_to_join = 0  # how many were asked in this round, from the left of the active player on
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
                assert seat == self.seat and self.count_may_move and self.chosen == ("count", quarter)
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
        if self.sent and "count_move_in" in self.asked and self.count_may_move:
            assert "move_count" in self.asked
        self.count_may_move = False

    def count_options(self) -> set[Option]:
        assert self.count_may_move
        return {("pass",)} | {("count", quarter) for quarter in self.referee.quarters() - {self.referee.count}}

    # ------------------------------------------------------------------ out

    def enter_join(self) -> None:
        self.asked_to_join = self.passed = 0

    def leave_join(self) -> None:
        """Everybody has passed, or had nobody to move."""
        if self.has("count"):
            for _ in range(self.seats - self.passed):
                assert not self.joins(self.next_to_join()), "nobody was asked who leaves the city"
                self.asked_to_join += 1

    def next_to_join(self) -> int:
        return (self.seat + 1 + self.asked_to_join) % self.seats

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

        Where in the feature is all the same but for a wagon that will look around from there (C2).
        """
        while self.next_to_join() != seat:
            assert not self.joins(self.next_to_join()), "the left of the active player comes first"
            self.asked_to_join += 1
            self.passed += 1
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
        every_part = self.referee.options["wagon_move"] == "C2"
        expected = sum(len(segments) if every_part and man.kind == "wagon" else 1 for man, segments in due)
        assert len(offered) == len(set(offered)) == expected

    def decide_joining(self) -> None:
        self.asked_to_join += 1
        self.passed = self.passed + 1 if self.chosen == ("pass",) else 0
