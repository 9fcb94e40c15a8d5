"""A part of a turn, stage by stage in the order of turn_order.md: what must have happened is judged when it is left."""

from __future__ import annotations

from pathlib import Path

import languedoc
from languedoc import Game
from languedoc.table.decision import Option as Choice
from referee import Referee
from referee.rules import Man, Option, Segment, Whole
from referee.told import target

TILE_FOLDER = Path(languedoc.__file__).parent / "carcassonne" / "modules"
STAGES: dict[str, float] = {
    "start": 10,
    "tile": 20,
    "figure": 30,
    "score": 60,
    "end": 100,
}  # those of modules come between
FIGURES, NO_MORE_FIGURES = 30, 40  # the stages in which figures act


class Turns:
    """What all judges of a game look at."""

    def __init__(self, game: Game) -> None:
        self.game = game
        setup = game.setup
        self.seats = setup.seats
        self.referee = Referee(TILE_FOLDER, setup.tile_sets, setup.seats, setup.rules(), rules=setup.modules)
        self.modules = self.referee.modules
        self.stages: dict[str, float] = {**STAGES}
        for module in self.modules:
            module.shadow = self  # type: ignore[assignment]  # the whole of it
            self.stages.update(module.find_stages())
        self.order = sorted(self.stages, key=self.stages.__getitem__)
        self.heard = 0  # events so far
        self.stage = "end"
        self.seat = -1  # whose turn it is
        self.next_part = ""  # the same seat goes on: with a further `part`
        self.drawn = ""
        self.must_draw = False  # nothing else can be laid instead of a drawn tile
        self.tile_lies = False  # the tile of this part
        self.asked: set[str] = set()  # the steps at which somebody chose in this part
        self.chosen: Option = ()  # the option chosen last
        self.action: Option = ()  # the figure action of this part
        self.known: set[frozenset[Segment]] = set()  # features that were completed before this part
        self.fresh: list[Whole] = []  # those completed in it
        self.leaving: list[Man] = []  # who must go home now
        self.late: list[Man] = []  # who came into a feature only to be scored
        self.final = False
        self.mini_turn = False  # a tile is laid before the final scoring

    def as_told(self, option: Choice) -> Option:
        """An option as the referee names it."""
        targets = [target(each) for each in option.targets]
        if any(option.verb in module.unordered for module in self.modules):
            targets.sort(key=str)
        return (option.verb, *targets)

    def reach(self, stage: str) -> None:
        """Go on to a stage; those in between are left."""
        assert self.stages[stage] >= self.stages[self.stage], f"{stage} comes before {self.stage}"
        while self.stage != stage:
            self.leave(self.stage)
            self.stage = self.order[self.order.index(self.stage) + 1]
            for module in self.modules:
                module.enter(self.stage)

    def leave(self, stage: str) -> None:
        for module in self.modules:
            module.leave(stage)

    @property
    def figures_act(self) -> bool:
        return FIGURES <= self.stages[self.stage] < NO_MORE_FIGURES

    def find_fresh(self) -> None:
        """The features that were completed in this part."""
        self.fresh = [each for each in self.referee.wholes() if each.completed and each.segments not in self.known]

    def lay_late(self, seat: int, tile: str, place: tuple[int, int, int]) -> None:
        """A tile is laid that is no turn, before the first one or at the end of one; what it completes is scored."""
        if self.seat < 0:
            self.seat = seat
            self.next_part = "turn"
        else:
            self.reach("end")
        self.known = {whole.segments for whole in self.referee.wholes() if whole.completed}
        self.referee.lay(tile, *place)
        self.find_fresh()
        self.tile_lies = True
        self.stage = next(stage for stage in self.order if self.stages[stage] > NO_MORE_FIGURES)
        for module in self.modules:
            module.open_late()
            module.enter(self.stage)

    def nobody_leaves(self) -> None:
        assert not self.leaving, f"{self.leaving} did not go home"

    def goes(self, man: Man) -> None:
        assert man in self.leaving, f"{man} need not go"
        for module in self.modules:
            module.may_go(man)
        self.leaving.remove(man)
        self.referee.go_home(man)

    def bring_companions_home(self, man: Man) -> None:
        """Companions go home with the last follower of their seat."""
        view = self.referee.feature(man.where)
        if view.followers[man.seat] == 0:
            companions = [other for other in view.figures if self.referee.kinds_of_figures[other.kind].companion]
            self.leaving += [other for other in companions if other.seat == man.seat and other not in self.leaving]

    # ------------------------------------------------------------------ begin and end

    def begin_part(self, seat: int) -> None:
        """Drawn again after a tile that fitted nowhere it is the same part, unless there is nothing left to draw."""
        nothing_left = seat != self.seat and self.game.state.pile_left == 0
        if self.seat >= 0 and self.stages[self.stage] <= STAGES["tile"] and not self.tile_lies and not nothing_left:
            assert seat == self.seat
            return
        self.close_part()
        if self.seat >= 0:
            reasons = {module.goes_on(seat) for module in self.modules} | {self.next_part}
            self.next_part = "turn" if "turn" in reasons else "part" if "part" in reasons else ""
            after = (self.seat + 1) % self.seats
            assert seat == (self.seat if self.next_part else after), "another seat is on turn"
        further = self.next_part == "part"
        self.must_draw = self.must_draw and further
        self.seat = seat
        self.open_part()
        if not further:
            self.stage = "start"
            for module in self.modules:
                module.begin_turn()

    def open_part(self) -> None:
        self.stage = "tile"
        self.next_part = ""
        self.tile_lies = False
        self.asked = set()
        self.action = ()
        self.known = {whole.segments for whole in self.referee.wholes() if whole.completed}
        self.fresh = []
        self.drawn = ""
        self.late = []
        for module in self.modules:
            module.open_part()

    def begin_mini_turn(self) -> None:
        """For whoever lays a tile before the end: figure, scoring."""
        self.open_part()
        self.mini_turn = True
        for module in self.modules:
            module.begin_turn()
            module.begin_mini_turn()

    def close_part(self) -> None:
        self.nobody_leaves()
        if not self.tile_lies:
            if self.stage == "start":
                self.reach("tile")
            return
        self.reach("end")
        for module in self.modules:
            module.close_part()
        self.tile_lies = False
