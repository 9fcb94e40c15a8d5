"""The dragon, the fairy, the princess and the portals (princess_and_dragon.md 4 to 7), as the referee reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from languedoc.carcassonne import events
from languedoc.carcassonne.modules.princess_and_dragon import rules as told
from languedoc.table.event import Event
from referee import cell_of
from referee.names import CAPTIVE, SHELTERED
from referee.rules import FeatureView, Man, Option, Rules, Segment, Whole
from referee.tiles import SIDES, Cell, beyond
from referee.told import man_told, told_items

LONGEST_WALK = 6
FAIRY_POINTS = 3
FAIRY_AT_END = 100
STAGES = {"after_wood": 40, "before_wood": 21, "after_scoring": 90}


class PrincessAndDragon(Rules):
    verbs = ("fairy", "dragon")
    choices = {
        "princess_action": ("must", "may"),
        "dragon_timing": ("after_wood", "before_wood", "after_scoring"),
        "fairy_binding": ("follower", "tile"),
        "dragon": (True, False),
        "fairy": (True, False),
        "princess": (True, False),
        "portal": (True, False),
    }
    steps = {"dragon_move": "dragon", "princess_remove": "figure"}
    others_decide = ("dragon_move",)
    final_ranks = {"fairy": FAIRY_AT_END}

    def prepare(self) -> None:
        self.dragon: Cell | None = None
        self.fairy: Cell | None = None
        self.fairy_man: Man | None = None  # whom she is tied to
        self.flight_due = False
        self.aside: tuple[str, ...] = ()
        self.walk: tuple[Cell, ...] = ()  # empty without one
        self.fairy_point_due = False
        self.knights: frozenset[Man] = frozenset()  # one of whom the princess sends home
        self.sent_home = False
        self.fairy_due: Counter[int] = Counter()  # whom she owes points now
        self.fairy_at_end: Counter[int] = Counter()  # and whom for the final scoring

    def marked(self, mark: str) -> bool:
        """Whether the tile laid last shows it, and that has a meaning."""
        return bool(self.option("dragon" if mark == "volcano" else mark)) and mark in self.referee.new_marks

    def bars(self, cell: Cell) -> bool:
        return cell == self.dragon

    # ------------------------------------------------------------------ the dragon (4)

    def find_stages(self) -> Mapping[str, int]:
        return {"dragon": STAGES[self.option("dragon_timing")]}

    def dragon_steps(self) -> set[Cell]:
        """Where it may go next; the walk begins with the square where it started."""
        if len(self.walk) > LONGEST_WALK:
            return set()
        around = {beyond(*self.walk[-1], side) for side in SIDES}
        return {
            cell
            for cell in (around & self.referee.tiles.keys()) - {*self.walk} - {self.fairy}
            if not any(module.keeps_out("dragon", cell) for module in self.referee.modules)
        }

    def placed(self) -> None:
        assert self.dragon is not None or not self.marked("dragon"), "it had to be set aside"
        self.flight_due = self.marked("volcano")

    def walker(self) -> int:
        """Whose turn it is to move it."""
        return (self.shadow.seat + len(self.walk) - 1) % self.shadow.seats

    # ------------------------------------------------------------------ the fairy (5)

    def left(self, man: Man) -> None:
        if man == self.fairy_man and man not in self.referee.standing:  # she stays, with one who is equal if there is
            self.fairy_man = None

    def moved(self, before: Man, after: Man) -> None:
        """She stays with a figure on its way, and where it goes on on her tile (abbey_and_mayor.md 8)."""
        if before == self.fairy_man and before not in self.referee.standing:
            on_its_way = cell_of(after) is None and after.where[0] not in CAPTIVE
            self.fairy_man = after if on_its_way or cell_of(after) == self.fairy else None

    def friends(self, whole: Whole | None = None) -> set[int]:
        """The seats to whom she brings points: in a feature, or anywhere."""
        if self.option("fairy_binding") == "follower":
            men = [self.fairy_man] if self.fairy_man else []
        else:
            here = self.referee.on_tile(self.fairy) if self.fairy else []
            men = [man for man in here if self.referee.is_follower(man)]
        return {man.seat for man in men if whole is None or man.where in whole.segments}

    def fairy_options(self, seat: int) -> set[Option]:
        """The own followers on the board; where she is tied to tiles, these tiles."""
        if not self.option("fairy"):
            return set()
        own = {man for man in self.referee.followers() if man.seat == seat and cell_of(man)}
        if self.option("fairy_binding") == "follower":
            return {("fairy", man) for man in own - {self.fairy_man}}
        return {("fairy", cell_of(man)) for man in own if cell_of(man) != self.fairy}

    def figure_options(self, seat: int) -> set[Option]:
        return self.fairy_options(seat)

    def cares_where(self, man: Man) -> bool:
        return bool(self.option("fairy_binding") == "tile")

    def also_paid(self, view: FeatureView) -> set[int]:
        return self.friends(view)

    def scored(self, view: FeatureView, final: bool, points: Sequence[int]) -> None:
        friends = Counter(self.friends(view))
        if final:
            self.fairy_at_end += friends
        else:
            self.fairy_due = friends

    def place_scored(self, man: Man) -> None:
        """A lord with the fairy is paid in his castle."""
        bound = self.option("fairy_binding") == "follower"
        if self.fairy is not None and (man == self.fairy_man if bound else cell_of(man) == self.fairy):
            self.fairy_due[man.seat] += 1

    def award(self, reason: str, final: bool, payment: events.Payment) -> bool:
        if reason != "fairy":
            return False
        assert final == self.shadow.final
        if final:
            self.shadow.reach_final(FAIRY_AT_END)
        due = self.fairy_at_end if final else self.fairy_due
        assert due[payment.seat] and told_items(payment) == (("fairy", 1, FAIRY_POINTS),), f"{payment} is not due"
        due[payment.seat] -= 1
        self.shadow.credit(payment.seat, FAIRY_POINTS)
        return True

    def may_go(self, man: Man) -> None:
        self.settled()

    def settled(self) -> None:
        assert not +self.fairy_due, "the fairy did not pay"

    def close_game(self) -> None:
        assert not +self.fairy_at_end, "the fairy did not pay"

    # ------------------------------------------------------------------ the princess (6) and the portals (7)

    def find_knights(self) -> frozenset[Man]:
        """Whom she may send home: all followers in the city to which the tile laid last has added her."""
        if not self.option("princess"):
            return frozenset()
        referee = self.referee
        new = [segment for segment in referee.new_segments if "princess" in referee.part(segment).flags]
        cities = [referee.whole_of(segment) for segment in new]
        return frozenset(man for man in referee.followers() if any(man.where in city.segments for city in cities))

    def sends_home(self, man: Man) -> None:
        if not self.shadow.tile_lies or self.shadow.stages[self.shadow.stage] > self.shadow.stages["figure"]:
            return
        messages: Any = self.referee.module.get("messages")
        if messages is not None and messages.home_due == man:
            return
        self.shadow.reach("figure")
        if man in self.knights and not self.sent_home:
            if len(self.knights) > 1 or self.option("princess_action") == "may":
                assert self.shadow.chosen == ("princess", man)
            self.sent_home = True
            self.shadow.leaving.append(man)

    def instead_of_figures(self) -> bool:
        return bool(self.knights) and (self.sent_home or self.option("princess_action") == "must")

    def further_segments(self) -> set[Segment]:
        """Behind a portal: the parts of other tiles in unfinished features; who may go there is another question."""
        if not self.marked("portal"):
            return set()
        open_ones = [whole for whole in self.referee.wholes() if self.referee.is_unfinished(whole)]
        return {segment for whole in open_ones for segment in whole.segments} - {*self.referee.new_segments}

    # ------------------------------------------------------------------ a game that is followed

    def hear(self, event: Event) -> bool:
        shadow = self.shadow
        match event:
            case events.TileSetAside(seat, tile):
                marks = next(iter(self.referee.box[tile][0].values())).marks
                assert seat == shadow.seat and self.dragon is None and "dragon" in marks
                self.aside += (tile,)
            case told.DragonFlew(cell):
                assert self.flight_due and (cell.x, cell.y) == self.referee.placed
                self.flight_due = False
                self.dragon = self.referee.placed
                assert sorted(self.aside) == sorted(self.tiles_back()), "tiles set aside come back"
            case told.TilesBack(tiles):
                assert sorted(tiles) == sorted(self.aside)
                self.aside = ()
            case told.DragonMoved(seat, cell):
                shadow.reach("dragon")
                assert not shadow.leaving, f"{shadow.leaving} were not eaten"
                assert self.walk and seat == self.walker()
                assert (cell.x, cell.y) in self.dragon_steps()
                self.walk += ((cell.x, cell.y),)
                self.dragon = cell.x, cell.y
                here = self.referee.on_tile(self.dragon)
                shadow.leaving += [man for man in here if man.where[0] not in SHELTERED]
            case told.FairyMoved(seat, figure):
                man = man_told(figure)
                assert shadow.figures_act and seat == shadow.seat
                to_follower = self.option("fairy_binding") == "follower"
                assert shadow.chosen == ("fairy", man if to_follower else cell_of(man))
                self.fairy = cell_of(man)
                self.fairy_man = man if to_follower else None
            case told.FairyPoint(_, _, payment):
                shadow.begin_part(payment.seat)
                assert shadow.stage == "start" and self.fairy_point_due
                self.fairy_point_due = False
                assert told_items(payment) == (("fairy", 1, 1),)
                shadow.credit(payment.seat, 1)
            case _:
                return False
        return True

    def tiles_back(self) -> tuple[str, ...]:
        """The event that follows tells them, if there are any."""
        following = self.shadow.game.events[self.shadow.heard :]
        return next((event.tiles for event in following if isinstance(event, told.TilesBack)), ())

    def begin_turn(self) -> None:
        self.fairy_point_due = self.shadow.seat in self.friends()

    def begin_mini_turn(self) -> None:
        self.fairy_point_due = False

    def enter(self, stage: str) -> None:
        if stage == "dragon":
            self.walk = (self.dragon,) if self.dragon is not None and self.marked("dragon") else ()
        elif stage == "figure":
            self.knights = self.find_knights()
            self.sent_home = False

    def leave(self, stage: str) -> None:
        if stage == "start":
            assert not self.fairy_point_due, "the fairy brings a point"
        elif stage == "tile":
            assert not self.flight_due, "the dragon flies to the volcano"
        elif stage == "figure":
            assert self.sent_home or not self.instead_of_figures(), "the princess sends somebody home"
        elif stage == "score":
            self.settled()
        elif stage == "dragon":
            assert not self.shadow.leaving, f"{self.shadow.leaving} were not eaten"
            if self.walk:
                assert not self.dragon_steps(), "the dragon goes on"
            self.walk = ()

    def options_at(self, step: str, seat: int) -> set[Option]:
        if step == "dragon_move":
            assert self.walk and seat == self.walker()
            return {("dragon", cell) for cell in self.dragon_steps()}
        assert not self.sent_home
        passing: set[Option] = {("pass",)} if self.option("princess_action") == "may" else set()
        return passing | {("princess", man) for man in self.knights}

    def shows(self) -> dict[str, object]:
        places = {"dragon": self.dragon, "fairy": self.fairy}
        return {name: None if at is None else list(at) for name, at in places.items()}
