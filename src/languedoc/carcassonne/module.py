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
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Corner, Target
from languedoc.i18n import Saying

NO_NAMES: tuple[str, ...] = ()
NO_ROUTINES: Mapping[str, tuple[str, ...]] = {}
NO_OPTIONS: tuple[RuleOption, ...] = ()
NO_WORDS: Mapping[str, str] = {}


class Module:
    slug = ""
    """Its name in the turn order."""
    rank = 1000
    """Where it comes among the modules when several act at one moment, or offer options of one decision."""
    sheets = NO_NAMES
    """The sheets of tiles it lives on, where these are not named like itself; without them it is not in the game."""
    steps = NO_NAMES
    """Rows of the turn order that this module carries out; `perform` is told the index.

    For all others the first of them has the number `self.first_step`.
    """
    follows = NO_WORDS
    """For a step that stands in no row of the turn order: the row it comes right after."""
    crowds = False
    """Whether several followers of a seat can come to stand on one segment by its rules."""
    resting = NO_NAMES
    """Those among them that are passed over in a turn until `state.wake` calls for them; then until `state.rest`."""
    routines = NO_ROUTINES
    """Sequences of further steps that can be walked in between by `state.begin(box.labels[name])`."""
    verbs = NO_NAMES
    """Words for what can be chosen; the first of them has the number `self.verb`."""
    figures = NO_NAMES
    """Pieces that every seat gets."""
    specials = NO_NAMES
    """Those among them that are no followers: they neither occupy nor count."""
    immune = NO_NAMES
    """Those among them that the dragon leaves alone."""
    sixth_colour = False
    """Whether it brings the figures of a sixth player."""
    stacks = NO_NAMES
    """Stacks of its sheet, besides `main`, whose tiles come into play by its rules."""
    replaces_start = False
    """Whether it lays something else first (in `dealt`), so that the start tile goes into the bag."""
    buildings = NO_NAMES
    """Kinds of buildings that somebody may stand in by its rules."""
    notes = 0
    """How many numbers of its own the module keeps in every game, from `state.note(self.first_note)` on.

    `notes_needed` tells it where it depends on the box.
    """
    rule_options = NO_OPTIONS
    """What can be set differently before a game."""

    items = NO_NAMES
    """Words for what points are made of; the first of them has the number `self.first_item`."""

    signs = NO_WORDS
    """A letter for each of its figures that is no follower, to draw it on the board."""
    legend = NO_WORDS
    """The names of its `tokens` on the drawn board: `§` is the dragon."""
    marks = NO_WORDS
    """The signs on tiles that mean something by its rules, each with the option that leaves it out, if there is one."""

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        """The numbers of its verbs, steps, notes, places, items and figures follow those of the modules before it."""
        self.options = dict(options)
        self.verb = 0
        self.first_step = 0
        self.first_note = 0
        self.first_place = 0
        self.first_item = 0
        self.first_figure = 0

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

    def places_needed(self, box: Box) -> int:
        """How many places it has where figures can be that are no segments: its k-th is `self.first_place - k`.

        A place that is on a tile, as the top of a tower, says so by `state.put_place`.
        """
        return 0

    def place_name(self, state: State, k: int) -> str:
        """The name of its k-th place, in notation."""
        return f"{self.slug}:{k}"

    # ------------------------------------------------------------------ for people

    def view(self, state: State) -> dict[str, Any]:
        """What its numbers tell everybody, in the words of the rules."""
        return {}

    def holdings(self, state: State, seat: int) -> list[Saying]:
        """What a seat has by its rules: 3 wine."""
        return []

    def notices(self, state: State, names: Sequence[str]) -> list[Saying]:
        """What is true of the table by its rules: who is King, where the dragon is."""
        return []

    def tokens(self, state: State) -> list[tuple[int, str]]:
        """What lies on tiles besides figures: the piece, and a letter to draw."""
        return []

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

    def redeal(self, state: State) -> None:
        """Draw anew what its numbers hide from everybody: the order of a pile."""

    def tiles_to_come(self, state: State) -> int:
        """How many tiles are still drawn by its rules, besides those of the bag; until then the game is not over."""
        return 0

    def waiting(self, state: State) -> list[int]:
        """Tiles that may still come to lie and are neither in the bag nor before a seat, in no order of drawing."""
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

    def deployed(self, state: State, figure: int) -> None:
        """A figure has just been put on a segment in the figure phase."""

    def closed_to_dragon(self, state: State, piece: int) -> bool:
        """Whether the dragon may not enter a tile."""
        return False

    def left(self, state: State, figure: int, segment: int) -> None:
        """A figure has just left the board for another reason than the scoring of its feature."""

    def gone(self, state: State, figure: int) -> None:
        """A figure is no longer where it stood, for whatever reason."""

    def scores_field(self, state: State, field: int) -> bool:
        """Whether a field of the tile just placed will be scored in this part if somebody farms it."""
        return False

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

    def value(self, state: State, root: int, final: bool) -> None:
        """Add items to what a completed (or, at the end, unfinished) feature is worth; `clear_items` takes all back."""

    def field_items(self, state: State, field: int, seat: int, cities: int) -> None:
        """Add items to what an owner gets for so many completed cities at a field."""

    def paid(self, state: State, seat: int, points: int) -> None:
        """A seat has just received points for a feature."""

    def earned(self, state: State, seat: int, points: int) -> None:
        """A seat has just received points as an owner of a feature, in play or at the end."""

    def scored(self, state: State, root: int, final: bool) -> None:
        """A feature has been paid; its followers still stand."""

    def home(self, state: State, figure: int, root: int) -> int:
        """Where a figure goes when its feature has been scored; -1 is the supply, its own segment: it stays."""
        return -1


class Link:
    """One module in a chain of those that are asked at a moment. Walking a chain is quicker than walking a list."""

    def __init__(self, module: Module, following: Link | None) -> None:
        self.module = module
        self.following = following


def chained(modules: Sequence[Module]) -> Link | None:
    link = None
    for module in reversed(modules):
        link = Link(module, link)
    return link


class Duty:
    """Who carries out a step or an option, and under which number he knows it."""

    def __init__(self, owner: Module, code: int) -> None:
        self.owner = owner
        self.code = code
