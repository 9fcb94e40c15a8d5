"""Festivals (festival.md), as the referee reads them."""

from __future__ import annotations

from languedoc.carcassonne.modules.festival.rules import FestivalHeld
from languedoc.table.event import Event
from referee.names import CAPTIVE
from referee.rules import Man, Option, Rules


class Festival(Rules):
    verbs = ("festival",)
    choices = {"festival_return": ("follower", "figure")}

    def prepare(self) -> None:
        self.held = False  # in this turn

    def figure_options(self, seat: int) -> set[Option]:
        """Who may come home (2): everybody on the table who is nobody's prisoner."""
        if "festival" not in self.referee.new_marks:
            return set()
        every_figure = self.option("festival_return") == "figure"
        own = [man for man in self.referee.standing if man.seat == seat and man.where[0] not in CAPTIVE]
        return {("festival", man) for man in own if every_figure or self.referee.is_follower(man)}

    def withdraws(self, options: set[Option]) -> set[Option]:
        """The fairy cannot be moved in the same turn (3)."""
        return {option for option in options if option[0] == "fairy"} if self.held else set()

    def hear(self, event: Event) -> bool:
        if not isinstance(event, FestivalHeld):
            return False
        shadow = self.shadow
        man = shadow.man(event.figure)
        assert shadow.stage == "figure" and event.seat == shadow.seat == man.seat
        assert ("festival", man) in self.figure_options(shadow.seat)
        assert shadow.chosen[0] == "festival"
        self.held = True
        if self.is_told_again(man):
            shadow.leaving.append(man)
        else:
            self.referee.go_home(man)
        return True

    def is_told_again(self, man: Man) -> bool:
        """Whether an event follows by which he leaves."""
        return self.shadow.stands_on_ground(man)

    def begin_turn(self) -> None:
        self.held = False
