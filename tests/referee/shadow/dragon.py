"""The dragon, the fairy, the princess (princess_and_dragon.md)."""

from __future__ import annotations

from languedoc.carcassonne import events
from languedoc.carcassonne.modules.princess_and_dragon import rules as told
from languedoc.table.event import Event
from referee import Cell, Man, Option, cell_of
from referee.dragon import LONGEST_WALK
from referee.shadow.part import Part, man_told, told_items


class DragonJudge(Part):
    flight_due = False
    aside: tuple[str, ...] = ()
    walk: tuple[Cell, ...] = ()  # empty without one
    fairy_point_due = False
    knights: frozenset[Man] = frozenset()  # one of whom the princess sends home
    sent_home = False

    def hear_dragon(self, event: Event) -> bool:
        referee = self.referee
        match event:
            case events.TileSetAside(seat, tile):
                assert self.has("princess_and_dragon") and seat == self.seat
                assert referee.dragon is None and "dragon" in referee.box[tile][0].marks
                self.aside += (tile,)
            case told.DragonFlew(cell):
                assert self.flight_due and (cell.x, cell.y) == referee.placed
                self.flight_due = False
                referee.dragon = referee.placed
                assert sorted(self.aside) == sorted(self.tiles_back()), "tiles set aside come back"
            case told.TilesBack(tiles):
                assert sorted(tiles) == sorted(self.aside)
                self.aside = ()
            case told.DragonMoved(seat, cell):
                self.reach("dragon")
                assert not self.leaving, f"{self.leaving} were not eaten"
                assert self.walk and seat == (self.seat + len(self.walk) - 1) % self.seats
                assert (cell.x, cell.y) in referee.dragon_steps(self.walk)
                self.move_dragon((cell.x, cell.y))
            case told.FairyMoved(seat, figure):
                assert self.stage == "figure" and seat == self.seat
                man = man_told(figure)
                to_follower = referee.options["fairy_binding"] == "follower"
                assert self.chosen == ("fairy", man if to_follower else cell_of(man))
                referee.fairy = cell_of(man)
                referee.fairy_man = man if to_follower else None
            case told.FairyPoint(_, _, payment):
                self.begin_part(payment.seat)
                assert self.stage == "start" and self.fairy_point_due
                self.fairy_point_due = False
                assert told_items(payment) == (("fairy", 1, 1),)
                referee.scores[payment.seat] += 1
            case _:
                return False
        return True

    def tiles_back(self) -> tuple[str, ...]:
        """The event that follows tells them, if there are any."""
        following = [event for event in self.game.events[self.heard :] if isinstance(event, told.TilesBack)]
        return following[0].tiles if following else ()

    heard = 0  # events so far

    def begin_turn(self) -> None:
        self.fairy_point_due = self.seat in self.referee.friends_of_fairy()

    def leave_start(self) -> None:
        assert not self.fairy_point_due, "the fairy brings a point"

    # ------------------------------------------------------------------ tiles

    def lay_dragon_tile(self) -> None:
        """What the tile laid last brings at once."""
        assert self.referee.dragon is not None or not self.referee.marked("dragon"), "it had to be set aside"
        self.flight_due = self.referee.marked("volcano")

    def leave_tile(self) -> None:
        assert not self.flight_due, "the dragon flies to the volcano"

    # ------------------------------------------------------------------ the walk

    def enter_dragon(self) -> None:
        referee = self.referee
        self.walk = (referee.dragon,) if referee.dragon is not None and referee.marked("dragon") else ()

    def leave_dragon(self) -> None:
        assert not self.leaving, f"{self.leaving} were not eaten"
        if self.walk:
            assert len(self.walk) > LONGEST_WALK or not self.referee.dragon_steps(self.walk), "the dragon goes on"
        self.walk = ()

    def move_dragon(self, cell: Cell) -> None:
        self.walk += (cell,)
        self.referee.dragon = cell
        self.leaving += self.referee.on_tile(cell)

    # ------------------------------------------------------------------ the princess

    def enter_figure(self) -> None:
        self.knights = frozenset(self.referee.knights_of_princess())
        self.sent_home = False

    def send_knight(self, man: Man) -> None:
        """A figure is removed in the figure phase, and by no tower."""
        assert man in self.knights and not self.sent_home, f"{man} need not go"
        if len(self.knights) > 1 or self.referee.options["princess_action"] == "may":
            assert self.chosen == ("princess", man)
        self.sent_home = True
        self.leaving.append(man)

    @property
    def princess_acts(self) -> bool:
        """Whether there is no other figure action."""
        return bool(self.knights) and (self.sent_home or self.referee.options["princess_action"] == "must")

    # ------------------------------------------------------------------ choices

    def princess_options(self) -> set[Option]:
        assert not self.sent_home
        passing: set[Option] = {("pass",)} if self.referee.options["princess_action"] == "may" else set()
        return passing | {("princess", man) for man in self.knights}

    def dragon_options(self, seat: int) -> set[Option]:
        assert self.walk and seat == (self.seat + len(self.walk) - 1) % self.seats
        return {("dragon", cell) for cell in self.referee.dragon_steps(self.walk)}
