"""What a module of the game may bring: steps of its own, and an answer at the moments where it matters.

A module is one file with one class below this one. It keeps no memory of a game: all that changes is in the `State`
it is handed, so one module object serves every copy of every game of its box. Hooks that a module does not
override are never called: the box binds each moment to the modules that have something to say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Building, Figure, LaidToken, Mark, Place, PointsItem, Step, Token
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Corner, Target
from languedoc.i18n import Saying

NO_NAMES: tuple[str, ...] = ()
NO_ROUTINES: Mapping[str, tuple[str, ...]] = {}
NO_OPTIONS: tuple[RuleOption, ...] = ()
NO_STEPS: tuple[Step, ...] = ()
NO_FIGURES: tuple[Figure, ...] = ()
NO_TOKENS: tuple[Token, ...] = ()
NO_PLACES: tuple[Place, ...] = ()
NO_BUILDINGS: tuple[Building, ...] = ()
NO_MARKS: tuple[Mark, ...] = ()
NO_ITEMS: tuple[PointsItem, ...] = ()
NO_STAGES: Mapping[str, int] = {}
VERBS = 256  # an option begins with the number of its verb


class Module:
    slug = ""
    """Its name in the turn order."""
    rank = 1000
    """Where it comes among the modules when several act at one moment, or offer options of one decision."""
    stages = NO_STAGES
    """Hooks at which its place among the modules is another one. Stages of `value`: 0 points of the base game, 10 what
    multiplies or replaces them, 20 what takes away, 30 more for each tile, 40 halves, 50 what is added at the end."""
    sheets = NO_NAMES
    """The sheets of tiles it lives on, where these are not named like itself; without them it is not in the game."""
    steps = NO_STEPS
    """Rows of the turn order that this module carries out; `perform` is told the index.

    For all others the first of them has the number `self.first_step`.
    """
    rows = NO_STEPS
    """Further rows of the turn order that belong to it and take effect inside other steps."""
    routines = NO_ROUTINES
    """Sequences of steps, or of whole phases, that can be walked in between by `state.begin(box.labels[name])`."""
    crowds = False
    """Whether several followers of a seat can come to stand on one segment by its rules."""
    delays_start = False
    """Whether steps that are `late` wait until it begins the routine `late_layout`."""
    verbs = NO_NAMES
    """Words for what can be chosen; the first of them has the number `self.verb`."""
    figures = NO_FIGURES
    """Pieces that every seat gets; the first of them has the number `self.first_figure`."""
    tokens = NO_TOKENS
    """What else lies on the table; `laid_tokens` tells where."""
    places = NO_PLACES
    """Where figures can be that is no segment; the k-th of all of them is `self.first_place - k`."""
    buildings = NO_BUILDINGS
    """Buildings that somebody may stand in by its rules."""
    marks = NO_MARKS
    """Signs on tiles that mean something by its rules: `box.designs.bit(name)`."""
    items = NO_ITEMS
    """What points are made of; the first of them has the number `self.first_item`."""
    dangers = NO_NAMES
    """What it does to figures that some of them are safe from: `box.safe_from(danger)`."""
    sixth_colour = False
    """Whether it brings the figures of a sixth player."""
    stacks = NO_NAMES
    """Stacks of its sheet, besides `main`, whose tiles come into play by its rules."""
    each_seat_gets = 0
    """How many of each tile of the stack `player` every seat gets; 0: there are as many as printed, for its rules."""
    replaces_start = False
    """Whether it lays something else first (in `dealt`), so that the start tile goes into the bag."""
    notes = 0
    """How many numbers of its own the module keeps in every game, from `state.note(self.first_note)` on.

    `notes_needed` tells it where it depends on the box.
    """
    hides = False
    """Whether a seat may know by its rules what others may not."""
    asks_together = False
    """Whether several seats answer one of its questions without knowing what the others say."""
    places_near_buildings = False
    """Whether its `may_place` only has something to say about squares around buildings."""
    rule_options = NO_OPTIONS
    """What can be set differently before a game."""
    awards = NO_NAMES
    """Reasons for which it gives points besides features: `award-goods` is the text of one."""
    needs_fields = NO_NAMES
    """Its sheets of which a part has no use where nobody farms."""

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        """The numbers of its verbs, steps, notes, places, items and figures follow those of the modules before it."""
        self.options = dict(options)
        self.verb = 0
        self.first_step = 0
        self.first_part = 0
        self.first_note = 0
        self.first_place = 0
        self.first_item = 0
        self.first_figure = 0

    def prepare(self, box: Box) -> None:
        """Learn what does not change in the games of a box: bits of marks, numbers of figures. Called once, first."""

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        """Whether it has anything to say at `may_place`, `tile_placed` or `spots` about tiles of a design."""
        return True

    def overrides(self, hook: str) -> bool:
        return getattr(type(self), hook) is not getattr(Module, hook)

    def perform(self, state: State, step: int) -> None:
        """Carry out one of `steps`. Ends by itself, by `ask`, by a jump (`state.step = ...`) or by `begin`."""
        raise NotImplementedError(f"{self.slug} has no step {step}")

    def offer(self, state: State, step: int) -> None:
        """List the options of a step that asks. Must not change anything else: it is also called on copies."""
        raise NotImplementedError(f"{self.slug} asks nothing in step {step}")

    def chosen(self, state: State, code: int) -> None:
        """Carry out an option with one of this module's verbs."""
        raise NotImplementedError(f"{self.slug} has no option {code}")

    def answered(self, state: State, step: int) -> None:
        """All seats that a step asked together (`state.ask_together`) have answered: `state.answer(seat)`."""
        raise NotImplementedError(f"{self.slug} asks no seats together in step {step}")

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        """What an option with one of this module's verbs points at."""
        return ()

    def most_options(self, box: Box) -> int:
        """How many options this module adds to one decision at the most."""
        return 0

    def notes_needed(self, box: Box) -> int:
        return self.notes

    def links_needed(self, box: Box) -> int:
        """How many links between segments that are no edges of tiles it may lay on the board at the same time."""
        return 0

    # ------------------------------------------------------------------ places besides segments

    def places_on_tiles(self, box: Box, place: Place) -> int:
        """How many there can be of a place that is on tiles. `state.put_place` says on which tile one is."""
        return 0

    # ------------------------------------------------------------------ for people

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know of its numbers, in the words of the rules."""
        return {}

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        """What a seat has by its rules, as `viewer` (None: a spectator) may know it: 3 wine."""
        return []

    def notices(self, state: State, names: Sequence[str]) -> list[Saying]:
        """What is true of the table by its rules: who is King, where the dragon is."""
        return []

    def laid_tokens(self, state: State) -> list[LaidToken]:
        """Its tokens that are on the table."""
        return []

    def verb_word(self, state: State, code: int) -> str:
        """The first word of an option with one of its verbs, in notation."""
        return self.verbs[code % VERBS - self.verb]

    def place_tiles(self, state: State, k: int) -> list[int]:
        """The pieces that its k-th place spreads over, to draw who is there."""
        return []

    def corner_under(self, state: State, figure: int) -> Corner | None:
        """Where one of its figures stands that is put on a corner of tiles."""
        return None

    def segment_left(self, state: State, figure: int) -> int:
        """The segment that one of its figures has left without having come anywhere yet, to draw it there; or -1."""
        return -1

    # ------------------------------------------------------------------ tiles that are still to come

    def redeal(self, state: State, seat: int) -> None:
        """Draw anew what its numbers hide from a seat: the order of a pile, what others hold."""

    def tiles_to_come(self, state: State) -> int:
        """How many tiles are still drawn by its rules, besides those of the bag; until then the game is not over."""
        return 0

    def waiting(self, state: State) -> list[int]:
        """Tiles that may still come to lie and are neither in the bag nor before a seat, in no order of drawing."""
        return []

    def held_tiles(self, state: State) -> list[int]:
        """Tiles that lie before seats by its rules."""
        return []

    def drawn_next(self, state: State) -> list[int]:
        """Of which tiles the next one is drawn by its rules, in no order of drawing; none where it is the bag."""
        return []

    def would_lie(self, state: State) -> bool:
        """Whether somebody who drew `state.hand` would lay it now; notes what `may_place` has to know about it."""
        return True

    # ------------------------------------------------------------------ moments of play, in the order of a turn

    def dealt(self, state: State) -> None:
        """The start tile lies and the bag is filled; set up what the module brings."""

    def turn_begins(self, state: State) -> None:
        """`state.seat` is about to begin a turn (not a second part)."""

    def may_place(self, state: State, cell: int, oriented: int) -> bool:
        """Whether a tile whose edges match may lie here."""
        return True

    def tile_placed(self, state: State) -> None:
        """`state.placed` has just been laid."""

    def spots(self, state: State) -> None:
        """Add segments (`state.add_spot`) besides those of the tile just placed where a follower may be deployed."""

    def strike_spots(self, state: State) -> None:
        """Take away spots where no follower may be deployed (`state.strike_spots_of`)."""

    def bars(self, state: State, piece: int) -> bool:
        """Whether no follower, builder or the like may be put on a tile now, by whatever rule."""
        return False

    def figure_options(self, state: State) -> None:
        """Offer what may be done with figures; the spots are `state.spot[0 .. state.spots)`."""

    def more_figures(self, state: State) -> None:
        """Offer what figures that can `follow` may do after the figure action, besides going onto the spots."""

    def holds_neutral(self, state: State) -> bool:
        """Whether figures that belong to nobody may not be moved as a figure action in this turn."""
        return False

    def deployed(self, state: State, figure: int) -> None:
        """A figure has just been put on a segment in the figure phase; `state.actor()` tells whether it came first."""

    def keeps_out(self, state: State, piece: int) -> bool:
        """Whether nothing that walks over the board may enter a tile."""
        return False

    def left(self, state: State, figure: int, segment: int) -> None:
        """A figure has just left the board for another reason than the scoring of its feature."""

    def gone(self, state: State, figure: int) -> None:
        """A figure is no longer where it stood, for whatever reason."""

    def scores_field(self, state: State, field: int) -> bool:
        """Whether a field of the tile just placed will be scored in this part if somebody farms it."""
        return False

    def keeps_open(self, state: State, root: int) -> bool:
        """Whether a feature without open ends does not count as completed."""
        return False

    def is_free(self, state: State, segment: int, free: bool) -> bool:
        """Whether a follower may come onto a segment, which is so far thought free or occupied with its feature."""
        return free

    def joined_late(self, state: State, figure: int) -> bool:
        """Whether a figure came into its feature only when that was completed, to be scored with it."""
        return False

    def tile_matters(self, state: State, figure: int) -> bool:
        """Whether it makes a difference on which tile of a feature a figure comes to stand."""
        return False

    def completed(self, state: State, root: int) -> None:
        """A feature is completed, occupied or not; it has been paid and its followers are home."""

    def strength(self, state: State, root: int) -> None:
        """Change `state.strength[seat]`, which starts as the number of followers in the feature."""

    def tiebreak(self, state: State, root: int, tied: int) -> int:
        """Which of the strongest seats in a feature, a bit for each, are preferred; 0 where it is all the same."""
        return 0

    def value(self, state: State, root: int, final: bool) -> None:
        """Add items to what a completed (or, at the end, unfinished) feature is worth; `clear_items` takes all back."""

    def city_value(self, state: State, field: int, seat: int, city: int, points: int, farmed: bool) -> None:
        """Change what a completed city at a field brings a seat, so far so many points (`state.add_to_item`).

        `farmed`: the seat owns the field with its farmers; else it is paid for something else that stands there.
        """

    def field_items(self, state: State, field: int, seat: int, farmed: bool) -> None:
        """Add items to what a seat gets for a field besides its cities."""

    def may_pay(self, state: State, seat: int, points: int) -> bool:
        """Whether a seat that has so many points can pay them."""
        return True

    def paid(self, state: State, seat: int, points: int, cause: int) -> None:
        """A seat has just received points, or lost them (less than 0), for a feature (-1) or an item."""

    def earned(self, state: State, seat: int, points: int) -> None:
        """A seat has just received points as an owner of a feature, in play or at the end."""

    def scored(self, state: State, root: int, final: bool) -> None:
        """A feature has been paid; its followers still stand."""

    def home(self, state: State, figure: int, root: int) -> int:
        """Where a figure goes when its feature has been scored; -1 is the supply, its own segment: it stays."""
        return -1


class Offer:
    """A module that offers something in the figure phase: those of its figures that have grounds, then the rest."""

    def __init__(self, module: Module, first: int, end: int, asks: bool, following: Offer | None) -> None:
        self.module = module
        self.first = first
        self.end = end
        self.asks = asks
        self.following = following


def offers(modules: Sequence[Module]) -> Offer | None:
    """The modules with something to offer; figures with grounds come first among those of a module."""
    offer = None
    for module in reversed(modules):
        numbers = [i for i, figure in enumerate(module.figures) if figure.grounds]
        if numbers != list(range(len(numbers))):
            raise ValueError(f"{module.slug}: figures with grounds must be declared before those without")
        asks = module.overrides("figure_options")
        if numbers or asks:
            offer = Offer(module, module.first_figure, module.first_figure + len(numbers), asks, offer)
    return offer


class Link:
    """One module in a chain of those that are asked at a moment; `bit` tells its place in the chain."""

    def __init__(self, module: Module, following: Link | None, bit: int) -> None:
        self.module = module
        self.following = following
        self.bit = bit


def chained(modules: Sequence[Module]) -> Link | None:
    link = None
    for i in range(len(modules) - 1, -1, -1):
        link = Link(modules[i], link, 1 << i)
    return link


class Duty:
    """Who carries out a step or an option, and under which number he knows it."""

    def __init__(self, owner: Module, code: int) -> None:
        self.owner = owner
        self.code = code
