"""Shepherds, hills and vineyards (hills_and_sheep.md), as the referee reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from languedoc.carcassonne import events
from languedoc.carcassonne.modules.hills_and_sheep.rules import SheepDrawn, TileHidden, WolfDrawn
from languedoc.table.event import Event
from referee.rules import FeatureView, Items, Kind, Man, Option, Rules, Whole
from referee.told import told_items

SHEPHERD = "shepherd"
TOKENS = {1: 4, 2: 5, 3: 5, 4: 2}
WOLVES = 2
EACH_VINEYARD = 3
STAGES = {"play_aid": 21.5, "official": 38.5}  # of the choice; before figures, or after them
CLOSED = 39.5


class HillsAndSheep(Rules):
    verbs = ("shepherd", "enlarge_flock", "drive_home")
    choices = {
        "hill_tiebreak": ("at_least_one", "count_on_hill"),
        "closed_flocks": ("last", "first"),
        "hills": (True, False),
        "vineyards": (True, False),
    }
    figures = {SHEPHERD: Kind(follower=False)}
    steps = {"shepherd_extend": "shepherd_extend"}
    value_order = 95

    def prepare(self) -> None:
        self.bag = Counter(TOKENS)
        self.flocks: dict[int, list[int]] = {seat: [] for seat in self.referee.seats}  # beside the shepherd of a seat
        self.hidden = 0
        self.before: Man | None = None  # the shepherd of the active player when the tile was laid
        self.extends = False  # the tile of this part goes on with his field
        self.pending = False  # and he has not chosen yet
        self.to_draw = False
        self.paying: dict[int, int] = {}  # what seats still get for a flock
        self.driven: list[Man] = []  # the shepherds of that flock

    def find_stages(self) -> Mapping[str, float]:
        return {"shepherd_extend": STAGES[self.option("timing_profile")], "closed_field": CLOSED}

    # ------------------------------------------------------------------ what lies on the table

    def shepherds(self) -> list[Man]:
        return [man for man in self.referee.standing if man.kind == SHEPHERD]

    def shepherds_with(self, man: Man) -> list[Man]:
        """All shepherds of his field, himself included."""
        field = self.referee.whole_of(man.where)
        return [other for other in self.shepherds() if other.where in field.segments]

    def figure_options(self, seat: int) -> set[Option]:
        if not self.referee.hands[seat][SHEPHERD]:
            return set()
        taken = [self.referee.whole_of(man.where).segments for man in self.shepherds()]
        return {
            (SHEPHERD, segment)
            for segment in self.referee.new_segments
            if segment[2] == "field"
            and not any(map(self.referee.is_barred, self.referee.cells_under(segment)))
            and self.referee.whole_of(segment).segments not in taken
        }

    def left(self, man: Man) -> None:
        """His tokens go into the bag; after a festival another shepherd of the field takes them over (7)."""
        if man.kind == SHEPHERD:
            tokens, self.flocks[man.seat] = self.flocks[man.seat], []
            field = self.referee.whole_of(man.where)
            heirs = [other.seat for other in self.shepherds() if other.where in field.segments]
            if self.shadow.chosen[:1] == ("festival",) and heirs:
                self.flocks[min(heirs)] += tokens
            else:
                self.bag.update(tokens)

    def worth(self, view: Whole, items: Items) -> Items:
        if not self.option("vineyards") or not view.completed or view.kind not in self.referee.cloisters:
            return items
        around = self.referee.around(view.cells, view.segments) | view.cells  # a triangle shares its own cell
        vineyards = sum(self.referee.tiles[cell].marks.count("vineyard") for cell in around)
        return (*items, ("vineyards", vineyards, vineyards * EACH_VINEYARD))

    def prefers(self, view: FeatureView, tied: set[int]) -> set[int]:
        if not self.option("hills") or view.kind in self.referee.buildings:
            return set()
        followers = [man for man in view.figures if self.referee.is_follower(man)]
        hills = Counter(man.seat for man in followers if "hill" in self.referee.tiles[man.where[:2]].marks)
        need = max(hills[seat] for seat in tied) if self.option("hill_tiebreak") == "count_on_hill" else 1
        return {seat for seat in tied if need and hills[seat] >= need}

    # ------------------------------------------------------------------ a game that is followed

    def cares_where(self, man: Man) -> bool:
        return bool(self.option("hills")) and self.referee.is_follower(man)

    def open_part(self) -> None:
        self.before = None
        self.extends = self.pending = False

    def placing(self, tile: str, place: tuple[int, int, int]) -> None:
        own = [man for man in self.shepherds() if man.seat == self.shadow.seat]
        self.before = own[0] if own else None

    def placed(self) -> None:
        new = set(self.referee.new_segments)
        if self.before is not None and self.referee.whole_of(self.before.where).segments & new:
            self.extends = self.pending = True
        if self.option("hills") and "hill" in self.referee.new_marks:
            following = self.shadow.game.events[self.shadow.heard : self.shadow.heard + 1]
            if not following or not isinstance(following[0], TileHidden):
                assert self.shadow.game.state.pile_left == 0, "no tile was hidden under the hill"

    def options_at(self, step: str, seat: int) -> set[Option]:
        assert self.pending and self.before in self.shepherds()
        return {("enlarge_flock", self.before), ("drive_home", self.before)}

    def chooses(self, step: str, verb: str) -> None:
        if verb in self.verbs:
            self.to_draw = verb != "drive_home"
            self.pending = self.pending and verb == SHEPHERD

    def own_shepherd(self) -> Man:
        (own,) = [man for man in self.shepherds() if man.seat == self.shadow.seat]
        return own

    def hear(self, event: Event) -> bool:
        if isinstance(event, TileHidden):
            assert (event.cell.x, event.cell.y) == self.referee.placed and "hill" in self.referee.new_marks
            assert self.option("hills")
            self.hidden += 1
            return True
        if not isinstance(event, SheepDrawn | WolfDrawn):
            return False
        assert event.seat == self.shadow.seat and self.to_draw, "nobody was to draw"
        self.to_draw = False
        if isinstance(event, SheepDrawn):
            assert self.bag[event.number] > 0
            self.bag[event.number] -= 1
            self.flocks[event.seat].append(event.number)
        else:
            self.shadow.leaving += self.shepherds_with(self.own_shepherd())
        return True

    def is_closed(self, man: Man) -> bool:
        return self.referee.whole_of(man.where).open_ends == 0

    def award(self, reason: str, final: bool, payment: events.Payment) -> bool:
        if reason != "sheep":
            return False
        if not self.paying:
            self.begin_flock(payment.seat)
        sheep = self.paying.pop(payment.seat)
        assert told_items(payment) == (("sheep", sheep, sheep),)
        self.shadow.credit(payment.seat, sheep)
        if not self.paying:
            self.shadow.leaving += self.driven
        return True

    def begin_flock(self, seat: int) -> None:
        """The flock of a seat is driven home: by choice, or because its field is closed."""
        (man,) = [man for man in self.shepherds() if man.seat == seat]
        self.driven = self.shepherds_with(man)
        if self.shadow.chosen[:1] == ("drive_home",) and self.before in self.driven:
            self.shadow.reach("shepherd_extend")
        else:
            assert self.is_closed(man), "the field can still grow"
            assert not (self.pending and self.before in self.driven), "the active player chooses first"
            first = self.option("closed_flocks") == "first" and self.extends and not self.is_past("shepherd_extend")
            self.shadow.reach("shepherd_extend" if first else "closed_field")
        sheep = sum(sum(self.flocks[other.seat]) for other in self.driven)
        self.paying = {other.seat: sheep for other in self.driven}

    def is_past(self, stage: str) -> bool:
        return self.shadow.stages[self.shadow.stage] > self.shadow.stages[stage]

    def scored(self, view: FeatureView, final: bool, points: Sequence[int]) -> None:
        """Shepherds stay when farmers go home."""
        self.shadow.leaving = [man for man in self.shadow.leaving if man.kind != SHEPHERD]

    def leave(self, stage: str) -> None:
        if stage == "shepherd_extend" and self.pending:
            assert self.before not in self.shepherds(), "nobody was asked whether the flock grows"
        elif stage == "closed_field":
            assert not any(map(self.is_closed, self.shepherds())), "a closed flock was not scored"

    def settled(self) -> None:
        assert not self.to_draw and not self.paying

    def shows(self) -> dict[str, object]:
        return {"hidden": self.hidden, "tokens": {**{f"{n} sheep": self.bag[n] for n in TOKENS}, "wolf": WOLVES}}
