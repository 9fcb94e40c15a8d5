"""What a module may bring to the referee: `tests/modules/<slug>/referee.py` defines one class below `Rules`.

An object of it belongs to one table. The first half of the hooks is about what lies there, the second about a game of
the engine that is followed event by event (`shadowed.Shadowed`). All hooks are the referee's own; what a module means
is read from its sheet, not from the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from referee.tiles import Cell, Face

if TYPE_CHECKING:
    from languedoc.carcassonne import events
    from languedoc.table.event import Event
    from referee import Referee
    from referee.shadowed import Shadowed

Segment = tuple[int, int, str, str]  # x, y, kind, port
# Or a place of a module: (name, x, y) on a tile, (name, seat), (name,), ("corner", (x, y))
Where = Segment | tuple[Any, ...]
Option = tuple[object, ...]  # verb, targets
Item = tuple[str, int, int]  # what, how many, points
Items = tuple[Item, ...]
ANYWHERE = ("road", "city", "field", "building")


class Man(NamedTuple):
    """A figure that is not in the supply."""

    seat: int
    kind: str
    where: Where


@dataclass(frozen=True)
class Whole:
    """One whole feature on the board, whoever stands there."""

    kind: str
    segments: frozenset[Segment]
    cells: frozenset[Cell]  # distinct, so T of the rules is len(cells)
    pennants: int
    open_ends: int  # distinct sides of its tiles with no tile behind (of any kind; 0 for buildings)
    completed: bool  # fields never are
    cities: int  # fields: distinct completed cities that touch it; else 0
    neighbours: int  # buildings: filled places around it; else 0
    places: int  # and how many there are: 8 around a square
    flags: Counter[str]  # how many of its segments show each sign


@dataclass(frozen=True)
class FeatureView(Whole):
    """The same with its figures as they stand now."""

    figures: tuple[Man, ...]
    followers: tuple[int, ...]  # per seat


@dataclass(frozen=True)
class Kind:
    """A kind of figure."""

    number: int = 1
    follower: bool = True  # the others neither occupy nor count
    grounds: tuple[str, ...] = ()  # where it is put by the base rules; "building" is any, "cloister" some of them
    strength: Callable[[Whole], int] = lambda whole: 1
    companion: bool = False  # goes home with the last follower of its seat
    climbs: bool = False
    captured: bool = True  # whether it can be taken prisoner


class Rules:
    """The rules of one module. All hooks do nothing unless a module says otherwise."""

    choices: Mapping[str, tuple[str | bool, ...]] = {}
    """The options it knows, with the values it can judge; the first is the usual one."""
    figures: Mapping[str, Kind] = {}
    cloisters: tuple[str, ...] = ()
    """Features of one tile that followers may stand in as monks."""
    buildings: tuple[str, ...] = ()
    """Those that are no cloisters."""
    second_places: Mapping[str, str] = {}
    """Cloisters that are a second place to stand on the tile of another one, by a flag of that: never completed."""
    completed_otherwise: tuple[str, ...] = ()
    """Those that are not completed by the tiles around them, but as `completes` says."""
    closed_edges: tuple[str, ...] = ()
    """What edges can show that ask nothing of a neighbour, and where nothing goes on."""
    shapes: tuple[str, ...] = ()
    """Shapes of tiles besides squares: `triangle`, `double`."""
    value_order = 0
    """Where `worth` comes among those of other modules."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.prepare()

    def prepare(self) -> None:
        """What there is at the start."""

    def option(self, name: str) -> Any:
        return self.referee.options[name]

    # ------------------------------------------------------------------ what lies on the table

    def laid(self, cells: Sequence[Cell]) -> None:
        """A tile was laid."""

    def refuses(self, face: Face, x: int, y: int, contacts: int) -> bool:
        """Whether a tile may not lie there, although a number of its sides fit."""
        return False

    def links(self, here: Segment) -> Sequence[Segment]:
        """Segments of the same feature that no edge joins to this one."""
        return ()

    def also_touches(self, segment: Segment) -> set[Segment]:
        """Parts on the other cell of a double tile that meet this one at something nobody can occupy."""
        return set()

    def completes(self, kind: str, segments: frozenset[Segment]) -> bool:
        """Whether a building of its own, one of `completed_otherwise`, is complete."""
        return False

    def blocks(self) -> Sequence[frozenset[Cell]]:
        """Cells that are a completed city together; the fields on them touch it."""
        return ()

    def further_places(self, tile: str) -> set[tuple[int, int, int]]:
        """Where a tile may be laid although its edges do not match as they are."""
        return set()

    def sets_apart(self, segments: frozenset[Segment]) -> bool:
        """Whether a closed feature has become something else: neither completed nor unfinished."""
        return False

    def set_apart_now(self) -> list[frozenset[Segment]]:
        """The features that became something else in this part, after they were closed."""
        return []

    def feeds(self, segments: frozenset[Segment]) -> bool:
        """Whether a city that is set apart counts for fields all the same."""
        return False

    def at_city(self, city: frozenset[Segment], items: list[Item]) -> list[Item]:
        """What somebody gets for one certain city at a field, given what it is without this module."""
        return items

    def owes(self, seat: int) -> bool:
        """Whether it is settled which tile a seat lays in this part, so that nothing else may be laid."""
        return False

    def place_scored(self, man: Man) -> None:
        """A figure is paid at a place that is no segment."""

    def bars(self, cell: Cell) -> bool:
        """Whether nobody may be put on a tile."""
        return False

    def keeps_out(self, who: str, cell: Cell) -> bool:
        """Whether a figure of nobody may not enter a cell."""
        return False

    def may_join(self, whole: Whole) -> bool:
        """Whether somebody may go into a feature only to be scored with it."""
        return True

    def area(self, whole: Whole) -> set[Cell]:
        """The tiles that count for a feature, if not the usual ones."""
        return set()

    def closes(self, whole: Whole) -> bool:
        """Whether nobody may be put into a feature although no follower stands there."""
        return False

    def opens(self, segment: Segment) -> bool:
        """Whether somebody may be put on a part of a feature although a follower stands elsewhere in it."""
        return False

    def further_segments(self) -> set[Segment]:
        """Where followers may be put besides the tile laid last."""
        return set()

    def figure_options(self, seat: int) -> set[Option]:
        """What a seat may do with figures besides deploying followers on the ground."""
        return set()

    def stood(self, man: Man) -> None:
        """A figure was put somewhere."""

    def left(self, man: Man) -> None:
        """A figure has left its place."""

    def moved(self, before: Man, after: Man) -> None:
        """A figure has gone from one place to another."""

    def most_payable(self, seat: int) -> int | None:
        """The most that a seat can pay at once, where it may be less than its score."""
        return None

    def worth(self, view: Whole, items: Items) -> Items:
        """What a road, city or building is worth, given what it is worth without this module."""
        return items

    def beaten(self, paid: Sequence[FeatureView], late: Sequence[Man]) -> list[Man]:
        """Who goes home without points because these features are paid; `late` came only for that."""
        return []

    def prefers(self, view: FeatureView, tied: set[int]) -> set[int]:
        """Who of the equally strong seats in a feature wins; empty: all of them."""
        return set()

    def per_city(self, view: FeatureView, seat: int) -> list[Item]:
        """What a seat gets more for one city at his field."""
        return []

    def per_field(self, view: Whole) -> list[Item]:
        """What an owner of a field, or of something that stands there, gets besides its cities."""
        return []

    # ------------------------------------------------------------------ a game that is followed

    shadow: Shadowed
    verbs: tuple[str, ...] = ()
    """What somebody must choose in the games in which everything happens."""
    steps: Mapping[str, str] = {}
    """The steps at which somebody chooses, each with the stage of the turn in which it comes."""
    others_decide: tuple[str, ...] = ()
    """Those at which not only the active player chooses."""
    unordered: tuple[str, ...] = ()
    """Verbs whose targets have no order."""
    told_elsewhere: tuple[str, ...] = ()
    """Figures, one for each seat, that the engine tells of by another place; the module compares them itself."""
    free_verbs: tuple[str, ...] = ()
    """What can be chosen among the figure options and is no figure action."""
    stages: Mapping[str, float] = {}
    """Further stages of a turn, see `turn.STAGES`; or those of the module that an option moves, see `find_stages`."""
    ranks: Mapping[str, int] = {}
    """Where buildings come in the scoring of a part, if not before roads; see `points.RANKS`."""
    final_ranks: Mapping[str, int] = {}
    """Where features come in the final scoring, see `points.FINAL_RANKS`."""

    def find_stages(self) -> Mapping[str, float]:
        return self.stages

    def lay_start(self, tile: str, x: int, y: int, rotation: int, number: int) -> bool:
        """Lay one of the tiles that no event tells of, if it is not laid by the rules."""
        return False

    def hear(self, event: Event) -> bool:
        """Judge an event; returns whether that is all there is to judge."""
        return False

    def judge(self, step: str, seat: int) -> bool:
        """Judge what is offered; returns whether the step is one of this module."""
        if step not in self.steps:
            return False
        self.shadow.reach(self.steps[step])
        assert seat == self.shadow.seat or step in self.others_decide
        self.shadow.compare_offered(self.options_at(step, seat))
        return True

    def options_at(self, step: str, seat: int) -> set[Option]:
        raise AssertionError(f"the referee does not know {step}")

    def chooses(self, step: str, verb: str) -> None:
        """Somebody is about to choose."""

    def judge_places(self, tile: str, places: set[tuple[int, int, int]]) -> bool:
        """Judge where a tile may be laid, if other rules than the usual ones say so."""
        return False

    def draws(self, tile: str) -> None:
        """A tile was drawn."""

    def lays(self, tile: str, cell: Cell) -> str:
        """Whether a tile is laid that was not drawn: `turn`, or `beside` if it is not the tile of a turn."""
        return ""

    def placing(self, tile: str, place: tuple[int, int, int]) -> None:
        """A tile is about to be laid."""

    def placed(self) -> None:
        """A tile of a turn was laid."""

    def deployed(self, man: Man) -> None:
        """A figure was deployed on a segment."""

    def removes(self, man: Man) -> bool:
        """Judge that a figure leaves before scoring and goes somewhere else than home; the module puts it there."""
        return False

    def sends_home(self, man: Man) -> None:
        """A figure leaves before scoring that need not go home yet: add it to `shadow.leaving` if it must."""

    def may_go(self, man: Man) -> None:
        """A figure goes home: is everything done before?"""

    def instead_of_figures(self) -> bool:
        """Whether there is no figure action in this part."""
        return False

    def second_options(self, seat: int, kind: str) -> set[Option]:
        """What a seat may do with one figure of this kind, besides deploying it, where only that kind may act."""
        return set()

    def withdraws(self, options: set[Option]) -> set[Option]:
        """Which of the figure options are not there in this part."""
        return set()

    def begin_turn(self) -> None: ...

    def begin_mini_turn(self) -> None:
        """For whoever lays a tile before the end: figure, scoring."""

    def open_part(self) -> None: ...

    def open_late(self) -> None:
        """Something was laid that is no tile of a turn; what it completes is scored once more in this part."""

    def part_due(self) -> int:
        """Whether the seat plays a further part: 0, or where it comes among those that are due."""
        return 0

    def take_part(self) -> None:
        """The further part that is due begins."""

    def goes_on(self, seat: int) -> str:
        """Whether the same seat goes on after this part for a reason that no event tells: `part` or `turn`."""
        return ""

    def close_part(self) -> None: ...

    def enter(self, stage: str) -> None: ...

    def leave(self, stage: str) -> None:
        """A stage is over: what must have happened?"""

    def settled(self) -> None:
        """Somebody is asked: what must have been done before?"""

    def field_stage(self, field: Whole) -> tuple[str, int] | None:
        """When a field is scored that need not wait for the end: the stage of a part, the rank in the final scoring."""
        return None

    def worth_of_city(self, field: Whole) -> int | None:
        """What a city at a field is worth, if not the usual."""
        return None

    def score(self, kind: str, where: Segment, payments: Sequence[events.Payment]) -> bool:
        """Judge a payment for something that is no feature of the board."""
        return False

    def scored(self, view: FeatureView, final: bool, points: Sequence[int]) -> None:
        """A feature was paid."""

    def let_go(self, view: FeatureView, final: bool) -> None:
        """`shadow.leaving` go home from a feature that was paid, unless the module says otherwise."""

    def cares_where(self, man: Man) -> bool:
        """Whether it matters where in a feature a figure stands."""
        return False

    def order_matters(self, seat: int) -> bool:
        """Whether it matters now in which order a seat is paid."""
        return False

    def also_paid(self, view: FeatureView) -> set[int]:
        """Who is paid besides the owners when a feature is scored now."""
        return set()

    def paid_with(self, seats: set[int]) -> set[int]:
        """Who gets points because one of these seats does."""
        return set()

    def award(self, reason: str, final: bool, payment: events.Payment) -> bool:
        """Judge points for something else than a feature."""
        return False

    def earned(self, seat: int, points: int) -> None:
        """A seat received points that count like those for a feature of its own."""

    def paid(self, seat: int, points: int) -> None:
        """A seat was paid or charged."""

    def before_final(self) -> None: ...

    def begin_final(self) -> None: ...

    def final_awards(self) -> Counter[tuple[int, Item]]:
        """Points that are due at the end, before all features."""
        return Counter()

    def reach_final(self, before: int, rank: int) -> None:
        """The final scoring goes on from one rank to another."""

    def close_game(self) -> None: ...

    def shows(self) -> dict[str, Any]:
        """What the module must tell of its things."""
        return {}
