"""What may come after, or instead of, a deployed figure: festivals and the phantom (festival.md, phantom.md)."""

from __future__ import annotations

from languedoc.carcassonne.modules.festival import rules as festival
from languedoc.carcassonne.targets import Figure
from languedoc.table.event import Event
from referee import Man, Option
from referee.shadow.part import man_told
from referee.shadow.points import PointsJudge


class PhaseJudge(PointsJudge):
    action: tuple[object, ...] = ()  # the figure action of this part
    festival_held = False  # in this turn
    second_checked = False  # whether the phantom had its chance

    def hear_festival(self, event: Event) -> bool:
        if not isinstance(event, festival.FestivalHeld):
            return False
        man = self.man_of(event.figure)
        assert self.stage == "figure" and event.seat == self.seat == man.seat
        assert ("festival", man) in self.referee.festival_options(self.seat)
        assert self.chosen[0] == "festival"
        self.festival_held = True
        if man.where[0] == "tower" or len(man.where) == 1:
            self.referee.go_home(man)  # nobody tells of him once more
        else:
            self.leaving.append(man)
        return True

    def man_of(self, figure: Figure) -> Man:
        """Barns stand between tiles, so they are found by their owner."""
        return self.barn_of(figure.seat) if figure.kind == "barn" else man_told(figure)

    def begin_turn(self) -> None:
        super().begin_turn()
        self.festival_held = False

    def begin_mini_turn(self) -> None:
        super().begin_mini_turn()
        self.festival_held = False

    def enter_figure(self) -> None:
        super().enter_figure()
        self.action = ()
        self.second_checked = False

    def leave_figure(self) -> None:
        super().leave_figure()
        self.check_second()

    def check_second(self) -> None:
        """Once, before anything else happens in the phase."""
        if self.second_checked:
            return
        self.second_checked = True
        if self.princess_acts:
            assert self.sent_home and "phase_figure" not in self.asked, "the princess sends somebody home"
        elif "phase_figure" not in self.asked:
            assert self.figure_options() == set(), "nobody was asked for a figure"
        if "deploy_phantom" not in self.asked:
            assert self.second_options() == set(), "nobody was asked for the phantom"

    def figure_options(self) -> set[Option]:
        options = self.referee.figure_options(self.seat) | self.ransom_options()
        if self.festival_held:
            options -= self.referee.fairy_options(self.seat)
        return options

    def second_options(self) -> set[Option]:
        """After any action but the phantom's own; none where a princess has acted or nobody did anything."""
        if not self.has("phantom") or not self.action or self.action[0] == "pass" or "phantom" in self.action:
            return set()
        where = self.action[1] if len(self.action) > 1 else None
        elsewhere = isinstance(where, tuple) and len(where) == 4 and where[:2] != self.referee.placed
        freed = {option for option in self.ransom_options() if option[1].kind == "phantom"}  # type: ignore[attr-defined]
        return self.referee.phantom_options(self.seat, portal=not elsewhere) | freed
