"""Mage and witch (mage_and_witch.md), as the referee reads them."""

from __future__ import annotations

from typing import Any

from languedoc.carcassonne.modules.mage_and_witch.rules import MagicLeft, MagicMoved
from languedoc.table.event import Event
from referee.rules import Items, Option, Rules, Segment, Whole
from referee.told import named

BOTH = ("mage", "witch")
MOVES = {"mage_witch_move": "magic", "mage_witch_separate": "parting", "mage_witch_joined": "parting_late"}


class MageAndWitch(Rules):
    verbs = BOTH
    choices = {"mage": (True, False), "witch": (True, False)}
    value_order = 30
    steps = MOVES
    stages = {"magic": 25, "parting": 26, "parting_late": 38.2, "magic_gone": 66}

    def prepare(self) -> None:
        self.at: dict[str, Segment] = {}
        self.acted: set[str] = set()  # the stages of this part in which one was moved or taken off

    def features(self) -> dict[str, frozenset[Segment]]:
        return {token: self.referee.whole_of(where).segments for token, where in self.at.items()}

    def together(self) -> bool:
        found = self.features()
        return len(found) == 2 and found["mage"] == found["witch"]

    def targets(self) -> set[Segment]:
        """Parts of unfinished roads and cities where none of them is (2)."""
        free: set[Segment] = set()
        for whole in self.referee.wholes():
            if (
                whole.kind in ("road", "city")
                and self.referee.is_unfinished(whole)
                and whole.segments not in self.features().values()
            ):
                free |= whole.segments
        return {segment for segment in free if segment == self.referee.first_part(segment)}

    def moves(self) -> set[Option]:
        moves: set[Option] = {(token, segment) for token in BOTH if self.option(token) for segment in self.targets()}
        return moves or {("take_away", token) for token in self.at}

    def worth(self, view: Whole, items: Items) -> Items:
        """T more, or one half, rounded up (5)."""
        here = [token for token, segments in self.features().items() if segments == view.segments]
        value = sum(points for _, _, points in items)
        if "mage" in here:
            return (*items, ("mage", 1, len(view.cells)))
        if "witch" in here and value > 1:
            return (*items, ("witch", 1, (value + 1) // 2 - value))
        return items

    # ------------------------------------------------------------------ a game that is followed

    def due(self, stage: str) -> bool:
        """Whether something must be done in this stage."""
        if stage == "magic":
            return "mage" in self.referee.new_marks and bool(self.moves())
        return self.together()

    def options_at(self, step: str, seat: int) -> set[Option]:
        assert self.due(MOVES[step])
        return self.moves()

    def hear(self, event: Event) -> bool:
        match event:
            case MagicMoved(seat, token, segment):
                assert seat == self.shadow.seat and self.shadow.stage in MOVES.values()
                assert (token, named(segment)) in self.moves() and self.due(self.shadow.stage)
                self.at[token] = named(segment)
                self.acted.add(self.shadow.stage)
            case MagicLeft(token):
                self.judge_leaving(token)
                del self.at[token]
            case _:
                return False
        return True

    def judge_leaving(self, token: str) -> None:
        """One leaves because there is nowhere to go, or because its road or city was completed and scored."""
        for stage in MOVES.values():
            ahead = self.shadow.stages[stage] >= self.shadow.stages[self.shadow.stage]
            if ahead and stage not in self.acted and self.due(stage) and not self.targets():
                self.shadow.reach(stage)
                self.acted.add(stage)
                return
        self.shadow.reach("magic_gone")
        assert not self.referee.is_unfinished(self.referee.whole_of(self.at[token]))

    def open_part(self) -> None:
        self.acted = set()

    def leave(self, stage: str) -> None:
        if stage in MOVES.values() and self.shadow.tile_lies and not self.shadow.mini_turn:
            assert stage in self.acted or not self.due(stage), "nobody moved the mage or the witch"
            assert not self.together() or stage == "magic"
        elif stage == "magic_gone":
            assert all(self.referee.is_unfinished(self.referee.whole_of(where)) for where in self.at.values())

    def shows(self) -> dict[str, Any]:
        shown: dict[str, Any] = dict.fromkeys(BOTH)
        for token, (x, y, kind, port) in self.at.items():
            shown[token] = f"{kind}:{port}@{x},{y}"
        return shown
