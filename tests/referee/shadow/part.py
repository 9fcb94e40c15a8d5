"""A part of a turn, stage by stage in the order of turn_order.md: what must have happened is judged when it is left."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import languedoc
from languedoc import Game
from languedoc.carcassonne import events
from languedoc.carcassonne.targets import Cell, Corner, Figure, Segment, Target
from languedoc.table.event import Event
from referee import Items, Man, Referee, Where, Whole

TILE_FOLDER = Path(languedoc.__file__).parent / "carcassonne" / "modules"
STAGES = ("start", "tile", "figure", "dragon", "join", "barns", "score", "send", "drive", "end")
DRAGON_AFTER = {"after_wood": "figure", "before_wood": "tile", "after_scoring": "drive"}


def is_river(tile: str) -> bool:
    return tile.startswith(("R1_", "R2_"))


def named(segment: Segment) -> tuple[int, int, str, str]:
    return segment.x, segment.y, segment.kind, segment.port


def place_told(place: str) -> Where:
    """`city:N@1,0`, `tower@1,0`, `prison/1`, `castle`."""
    what, _, cell = place.partition("@")
    if not cell:
        word, _, number = what.partition("/")
        return (word, int(number)) if number else (word,)
    x, y = map(int, cell.split(","))
    kind, _, port = what.partition(":")
    return (kind, x, y) if kind == "tower" else (x, y, kind, port)


def man_told(figure: Figure) -> Man:
    return Man(figure.seat, figure.kind, place_told(str(figure.place)))


def target(each: Target) -> object:
    """What an option points at, as the referee names it."""
    match each:
        case Segment():
            return named(each)
        case Figure():
            return man_told(each)
        case Cell(x, y):
            return x, y
        case Corner(x, y):
            return "barn", x, y
    return str(each)


def told_items(payment: events.Payment) -> Items:
    assert payment.points == sum(item.points for item in payment.items)
    return tuple((item.name, item.number, item.points) for item in payment.items)


class Part:
    """What all judges of a game look at."""

    def __init__(self, game: Game) -> None:
        self.game = game
        setup = game.setup
        self.seats = setup.seats
        self.referee = Referee(TILE_FOLDER, setup.tile_sets, setup.seats, setup.rules(), rules=setup.modules)
        stages = [stage for stage in STAGES if stage != "dragon"]
        stages.insert(stages.index(DRAGON_AFTER[str(self.referee.options["dragon_timing"])]) + 1, "dragon")
        self.stages = stages
        self.stage = "end"
        self.seat = -1  # whose turn it is
        self.part = 0
        self.goes_on = False  # the same seat draws next: second part, or the turn after the lake with the volcano
        self.extends = False  # the builder's feature goes on
        self.drawn = ""
        self.placing = False  # the tile of this part lies
        self.asked: set[str] = set()  # the steps at which somebody chose in this part
        self.chosen: tuple[object, ...] = ()  # the option chosen last
        self.known: set[frozenset[Any]] = set()  # features that were completed before this part
        self.fresh: list[Whole] = []  # those completed in it
        self.rank = 0
        self.leaving: list[Man] = []  # who must go home now
        self.taken: list[Event] = []  # goods and cards told of in this part
        self.received: Counter[int] = Counter()  # points for features in this part
        self.late: list[Man] = []  # who came into a feature only to be scored
        self.fairy_due: Counter[int] = Counter()  # whom she owes points now
        self.fairy_at_end: Counter[int] = Counter()  # and whom for the final scoring
        self.final = False
        self.mini_turn = False  # an abbey is laid before the final scoring

    def has(self, rule: str) -> bool:
        return rule in self.referee.rules

    def reach(self, stage: str) -> None:
        """Go on to a stage; those in between are left."""
        here, there = self.stages.index(self.stage), self.stages.index(stage)
        assert there >= here, f"{stage} comes before {self.stage}"
        for number in range(here, there):
            getattr(self, f"leave_{self.stages[number]}", lambda: None)()
            self.stage = self.stages[number + 1]
            getattr(self, f"enter_{self.stage}", lambda: None)()

    def goes(self, man: Man) -> None:
        assert man in self.leaving, f"{man} need not go"
        assert not +self.fairy_due, "the fairy pays first"
        self.leaving.remove(man)
        self.referee.go_home(man)

    def bring_companions_home(self, man: Man) -> None:
        """With the last follower the builder and the pig go (traders_and_builders.md 3, 4)."""
        view = self.referee.feature(man.where)
        if view.followers[man.seat] == 0:
            self.leaving += [other for other in view.figures if other.seat == man.seat and other not in self.leaving]

    # ------------------------------------------------------------------ begin and end

    def begin_part(self, seat: int) -> None:
        """Drawn again after a tile that fitted nowhere it is the same part."""
        if self.seat >= 0 and self.stage in ("start", "tile") and not self.placing:
            assert seat == self.seat
            return
        self.close_part()
        second = self.goes_on and not self.referee.no_figure
        if self.seat >= 0:
            if self.extends and seat == self.seat and not self.game.state.pile_left:
                second = self.goes_on = True  # it may still be an abbey
            after = (self.seat + 1) % self.seats
            assert seat == (self.seat if self.goes_on else after), "another seat is on turn"
        self.seat = seat
        self.part = 2 if second else 1
        self.open_part()
        if not second:
            self.stage = "start"
            self.begin_turn()

    def open_part(self) -> None:
        self.stage = "tile"
        self.goes_on = self.extends = self.placing = False
        self.asked = set()
        self.known = {whole.segments for whole in self.referee.wholes() if whole.completed}
        self.fresh = []
        self.rank = 0
        self.drawn = ""
        self.received = Counter()
        self.late = []

    def begin_turn(self) -> None:
        raise NotImplementedError

    def close_part(self) -> None:
        assert not self.leaving, f"{self.leaving} did not go home"
        if not self.placing:
            if self.stage == "start":
                self.reach("tile")
            return
        self.reach("end")
        if self.extends and self.game.state.pile_left:
            declined = self.referee.options["builder_optional"] and "builder_second_part" in self.asked
            assert self.goes_on or self.final or declined, "the builder brought no second part"
        if self.referee.no_figure and not self.mini_turn and self.referee.options["river_extra_turn"]:
            self.goes_on = True
        self.placing = False
