"""The base class of modules of the game: what they declare, and the hooks that they may override.

Every module is a subclass of `Module`. It keeps no data about a game: everything that changes is in the `State` passed
to it, so one module object serves all copies of all games of its box. Hooks that a module does not override are never
called: the box makes a chain for each hook of the modules that override it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from languedoc.carcassonne import numbering
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Building, Figure, LaidToken, Mark, Place, PointsItem, Step, Token
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Corner, Target
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.i18n import Saying

ONE = numbering.ONE
NOTHING = numbering.NOTHING
NO_NAMES: tuple[str, ...] = ()
NO_NOTES: tuple[int, ...] = ()
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
    """Its position among the modules if several act at one moment, or offer options of one decision."""
    stages = NO_STAGES
    """Hooks at which its position is another one. Stages of `value`: 0 points of the base game, 10 what multiplies
    or replaces them, 20 what takes points away, 30 more for each tile, 40 what halves them, 50 what is added at the
    end."""
    sheets = NO_NAMES
    """The sheets with its tiles, if these are not named like itself; without them it is not in the game."""
    steps = NO_STEPS
    """Rows of the turn order that this module carries out; `perform` gets the index.

    The first of them has the number `self.first_step` in the box.
    """
    rows = NO_STEPS
    """Further rows of the turn order that belong to it and take effect inside other steps."""
    routines = NO_ROUTINES
    """Sequences of steps, or of whole phases, that can be inserted by `state.begin(box.labels[name])`."""
    crowds = False
    """Whether by its rules several followers of a seat can stand on one segment."""
    delays_start = False
    """Whether steps that are `late` wait until it begins the routine `late_layout`."""
    verbs = NO_NAMES
    """Names of what can be chosen; the first of them has the number `self.verb`."""
    figures = NO_FIGURES
    """Pieces that every seat gets; the first of them has the number `self.first_figure`."""
    tokens = NO_TOKENS
    """What else lies on the table; `laid_tokens` says where."""
    places = NO_PLACES
    """Places of figures that are no segments; the k-th of all of them is `self.first_place - k`."""
    buildings = NO_BUILDINGS
    """Buildings that somebody may stand in by its rules."""
    marks = NO_MARKS
    """Signs on tiles that have a meaning by its rules: `box.designs.bit(name)`."""
    items = NO_ITEMS
    """Items of points; the first of them has the number `self.first_item`."""
    counters = NO_NAMES
    """The counting figures of every seat on the score track, where more than one count its points: the first counts
    what none of the others does. The module decides which of them moves for a payment, calls the hook `counted`, and
    tells in `holdings` how far each is (`holding-NAME`)."""
    dangers = NO_NAMES
    """What it does to figures and what some figures are safe from: `box.safe_from(danger)`."""
    sixth_colour = False
    """Whether it contains the figures of a sixth player."""
    stacks = NO_NAMES
    """Stacks of its sheet, besides `main`, whose tiles are used by its rules."""
    drawn_stacks = NO_NAMES
    """Those of `stacks` whose tiles are drawn in turn, like those of the bag; `bag` of a setup may order them."""
    dealt_stacks = NO_NAMES
    """Those of `stacks` whose tiles the seats get before the game; `bag` of a setup may order them, too."""
    each_seat_gets = 0
    """How many of each tile of the stack `player` every seat gets; 0: as many as printed, distributed by its rules."""
    replaces_start = False
    """Whether it lays something else first (in `dealt`), so that the start tile goes into the bag."""
    notes = 0
    """How many numbers of its own the module keeps in every game, from `state.note(self.first_note)` on.

    Override `notes_needed` if it depends on the box.
    """
    turn_notes = NO_NOTES
    """Those of its notes, counted from the first, that are 0 at the beginning of every turn."""
    spare = 0
    """How many numbers it uses in passing, in `state.spare`, if it is compiled; any module may overwrite them."""
    hides = False
    """Whether by its rules a seat may know what others may not."""
    asks_together = False
    """Whether several seats answer one of its questions in secret."""
    places_near_buildings = False
    """Whether its `may_place` only restricts squares around buildings, and those for every turn of a square tile."""
    rule_options = NO_OPTIONS
    """What can be configured before a game."""
    awards = NO_NAMES
    """Reasons for which it gives points besides features; `award-REASON` is the text of one."""
    needs_fields = NO_NAMES
    """Its sheets that are partly useless without farmers."""

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

    def copies_of(self, tile: Tile, number: int) -> int:
        """How many copies of a tile are in the box, `number` so far; to leave tiles out, or to exchange them."""
        return number

    def prepare(self, box: Box) -> None:
        """Read what does not change in the games of a box: bits of marks, numbers of figures. Called once, before
        all hooks."""

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        """Whether its hooks `may_place`, `tile_placed`, `spots` or `figure_options` must be called for tiles of a
        design."""
        return True

    def edge_to_join(self, designs: Designs, design: int) -> int:
        """The kind of edge (an index into `geometry.EDGES`) with which a tile must join one that lies, or 0. Its
        `may_place` is only asked about such places."""
        return 0

    def overrides(self, hook: str) -> bool:
        return getattr(type(self), hook) is not getattr(Module, hook)

    def perform(self, state: State, step: int) -> None:
        """Carry out one of `steps`. It ends by returning, by `ask`, by a jump (`state.step = ...`) or by `begin`."""
        raise NotImplementedError(f"{self.slug} has no step {step}")

    def offer(self, state: State, step: int) -> None:
        """List the options of a step that asks. Must not change anything else, since it is also called on copies."""
        raise NotImplementedError(f"{self.slug} asks nothing in step {step}")

    def chosen(self, state: State, code: int) -> None:
        """Carry out an option with one of this module's verbs."""
        raise NotImplementedError(f"{self.slug or 'a module'} offers an option that is none of its `verbs`")

    def answered(self, state: State, step: int) -> None:
        """Called when all seats that a step asked together (`state.ask_together`) have answered:
        `state.answer(seat)`."""
        raise NotImplementedError(f"{self.slug} asks no seats together in step {step}")

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        """The things that an option with one of this module's verbs refers to."""
        return ()

    def most_options(self, box: Box) -> int:
        """The largest number of options that this module adds to one decision."""
        return 0

    def notes_needed(self, box: Box) -> int:
        return self.notes

    def links_needed(self, box: Box) -> int:
        """How many links (joined segments that share no edge) it may lay on the board at the same time."""
        return 0

    def variants(self, tiles: Sequence[Tile]) -> list[tuple[int, Tile]]:
        """Tiles that the tiles of the box can become by its rules, each with the number of the tile it is made of: the
        same features in the same order, then one more (`rejoining.change_form`)."""
        return []

    # ------------------------------------------------------------------ places besides segments

    def places_on_tiles(self, box: Box, place: Place) -> int:
        """The largest number of places of a kind on tiles. `state.put_place` sets the tile of a place."""
        return 0

    def admits(self, state: State, place: int, kind: int) -> bool:
        """Whether a kind of follower may be at one of its places instead of the one who is there."""
        return True

    def took_place(self, state: State, figure: int) -> None:
        """A figure is at one of its places now, instead of another one."""

    # ------------------------------------------------------------------ for people

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know of its numbers, in terms of the rules."""
        return {}

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        """What a seat has by its rules, as `viewer` (None: a spectator) may know it, such as `3 cards`."""
        return []

    def notices(self, state: State, names: Sequence[str]) -> list[Saying]:
        """Public facts about the table by its rules: who holds a card, where a figure is."""
        return []

    def laid_tokens(self, state: State) -> list[LaidToken]:
        """Its tokens that are on the table."""
        return []

    def verb_word(self, state: State, code: int) -> str:
        """The first word of an option with one of its verbs, in notation."""
        return self.verbs[code % VERBS - self.verb]

    def place_tiles(self, state: State, k: int) -> list[int]:
        """The pieces that its k-th place covers, to draw the figures there."""
        return []

    def corner_under(self, state: State, figure: int) -> Corner | None:
        """The corner of tiles on which one of its figures stands, if it does."""
        return None

    def segment_left(self, state: State, figure: int) -> int:
        """The segment that one of its figures has just left, while it is moving, to draw it there; or -1."""
        return -1

    # ------------------------------------------------------------------ tiles that are still to come

    def redeal(self, state: State, seat: int) -> None:
        """Draw again what its numbers hide from a seat: the order of a pile, what others hold."""

    def tiles_to_come(self, state: State) -> int:
        """How many tiles will be drawn by its rules, besides those of the bag; the game is not over before."""
        return 0

    def waiting(self, state: State) -> list[int]:
        """Tiles that may still be laid and are neither in the bag nor held by a seat, in no particular order."""
        return []

    def open_tiles(self, state: State, seat: int | None) -> list[int]:
        """Tiles that lie open before a seat, or (None) on the table, to be looked at by everybody."""
        return []

    def tile_at_issue(self, state: State) -> int:
        """The tile that its pending question is about, if that is not the one in the hand; or -1."""
        return numbering.NOTHING

    def asks_with(self, state: State, names: Sequence[str]) -> dict[str, str | int]:
        """Words for the text of its pending question, besides those of all questions."""
        return {}

    def held_tiles(self, state: State) -> list[int]:
        """Tiles that seats hold by its rules."""
        return []

    def drawn_next(self, state: State) -> list[int]:
        """The tiles of which the next one is drawn by its rules, in no particular order; empty if that is the bag."""
        return []

    def would_lie(self, state: State) -> bool:
        """Whether somebody who drew `state.hand` would lay it now; records what `may_place` has to know about it."""
        return True

    def sets_aside(self, state: State) -> bool:
        """Whether `state.hand`, just drawn, was set aside by its rules; then another tile is drawn instead."""
        return False

    # ------------------------------------------------------------------ moments of play, in the order of a turn

    def dealt(self, state: State) -> None:
        """The start tile lies and the bag is filled; set up the things of the module."""

    def turn_begins(self, state: State) -> None:
        """`state.seat` is about to begin a turn (not a second part)."""

    def may_place(self, state: State, cell: int, oriented: int) -> bool:
        """Whether a tile whose edges match may be laid here."""
        return True

    def more_places(self, state: State) -> None:
        """Add places (`state.allow_place`) at which the edges of the tile in the hand do not match as they are."""

    def amend_places(self, state: State) -> None:
        """All places of the tile in the hand are offered; add what else may be done with it."""

    def takes_form(self, state: State, cell: int, oriented: int) -> int:
        """The form in which a tile is laid on a square; called once, just before that."""
        return oriented

    def tile_placed(self, state: State) -> None:
        """`state.placed` has just been laid."""

    def spots(self, state: State) -> None:
        """Add segments where a follower may be deployed (`state.add_spot`) besides those of the tile just placed; the
        seat has one."""

    def strike_spots(self, state: State) -> None:
        """Remove spots where no follower may be deployed (`state.strike_spots_of`)."""

    def barred(self, state: State) -> int:
        """The tile onto which nobody may be put now, or -1."""
        return NOTHING

    def figure_options(self, state: State) -> None:
        """Offer what may be done with figures; the spots are `state.nth_spot(0 .. state.spots - 1)`."""

    def more_figures(self, state: State) -> None:
        """Offer what figures that can `follow` may do after the figure action, besides going onto the spots."""

    def holds_neutral(self, state: State) -> bool:
        """Whether neutral figures may not be moved as a figure action in this turn."""
        return False

    def deployed(self, state: State, figure: int) -> None:
        """A figure has just been put on a segment in the figure phase; `state.actor()` says whether it was the
        first."""

    def keeps_out(self, state: State, piece: int) -> bool:
        """Whether a figure that walks over the board may not enter a tile."""
        return False

    def left(self, state: State, figure: int, segment: int) -> None:
        """A figure has just left the board for another reason than the scoring of its feature."""

    def gone(self, state: State, figure: int) -> None:
        """A figure is no longer where it stood, for any reason."""

    def scores_field(self, state: State, field: int) -> bool:
        """Whether a field of the tile just placed will be scored in this part if it has a farmer."""
        return False

    def keeps_open(self, state: State, root: int) -> bool:
        """Whether a feature without open ends does not count as completed."""
        return False

    def sets_apart(self, state: State, root: int) -> bool:
        """Whether a closed feature has become something else: it is neither completed nor unfinished any more."""
        return False

    def feeds(self, state: State, city: int) -> bool:
        """Whether a city that was set apart counts for the fields around it like a completed one."""
        return False

    def is_free(self, state: State, segment: int, free: bool) -> bool:
        """Whether a follower may be put on a segment; `free` is the answer so far."""
        return free

    def may_join(self, state: State, root: int) -> bool:
        """Whether a follower may go into a feature where it is not put by the figure phase, to be scored with it."""
        return True

    def extent(self, state: State, root: int, size: int) -> int:
        """How many tiles count for a feature, `size` so far."""
        return size

    def joined_late(self, state: State, figure: int) -> bool:
        """Whether a figure joined its feature only when that was completed, to be scored with it."""
        return False

    def tile_matters(self, state: State, figure: int) -> bool:
        """Whether it matters on which tile of a feature a figure is put."""
        return False

    def order_matters(self, state: State, seat: int) -> bool:
        """Whether it matters to its rules now in which order a seat gets several payments."""
        return False

    def also_paid(self, state: State, root: int, seats: int) -> int:
        """Which seats, a bit for each, get points by its rules if a completed feature is scored now and some `seats`
        are paid."""
        return 0

    def completed(self, state: State, root: int) -> None:
        """A feature is completed, occupied or not; it has been paid and its followers are home."""

    def strength(self, state: State, root: int) -> None:
        """Change the strength of seats (`state.strength_of`, `state.set_strength`), which starts as the number of
        followers in the feature."""

    def tiebreak(self, state: State, root: int, tied: int) -> int:
        """Which of the strongest seats in a feature, a bit for each, are preferred; 0 for no preference."""
        return 0

    def value(self, state: State, root: int, final: bool) -> None:
        """Add items to the value of a completed (or, at the end, unfinished) feature; `clear_items` removes all."""

    def city_value(self, state: State, field: int, seat: int, city: int, points: int, farmed: bool) -> None:
        """Change the points of a completed city at a field for a seat, `points` so far (`state.add_to_item`).

        `farmed`: the seat owns the field with its farmers; else it is paid for something else that stands there.
        """

    def field_items(self, state: State, field: int, seat: int, farmed: bool) -> None:
        """Add items to what a seat gets for a field besides its cities."""

    def most_payable(self, state: State, seat: int, points: int) -> int:
        """The most that a seat can pay at once; `points` is the answer so far."""
        return points

    def paid(self, state: State, seat: int, points: int, cause: int) -> None:
        """A seat has just received points, or lost them (less than 0), for a feature (-1) or an item."""

    def counted(self, state: State, seat: int, counter: int, points: int, cause: int) -> None:
        """One of several counting figures of a seat, by its number, has moved for a payment; see `paid`. Not called
        where every seat has only one."""

    def earned(self, state: State, seat: int, points: int) -> None:
        """A seat has just received points as an owner of a feature, in play or at the end: that of `state.scoring`, or
        for something that counts like one (-1)."""

    def scored(self, state: State, root: int, final: bool) -> None:
        """A feature has been paid; its followers still stand."""

    def place_scored(self, state: State, figure: int) -> None:
        """The place of a module at which a figure is has been paid; the figure is still there."""

    def home(self, state: State, figure: int, root: int) -> int:
        """Where a figure goes when its feature has been scored: -1 is the supply, its own segment means that it
        stays."""
        return -1

    # ------------------------------------------------------------------ for players that look ahead

    def outlook(self, state: State, seat: int) -> int:
        """What a seat may expect of its things by these rules, besides what its figures on the board bring in, in
        hundredths of a point."""
        return 0


class Offer:
    """A module that offers something in the figure phase: its kinds of figures with grounds, from `first` to `end`, and
    what its hook `figure_options` adds."""

    def __init__(self, module: Module, first: int, end: int, asks: bool) -> None:
        self.module = module
        self.first = first
        self.end = end
        self.asks = asks


def offers(modules: Sequence[Module]) -> list[Offer]:
    """The modules that offer something; in each, figures with grounds must come first."""
    found = []
    for module in modules:
        numbers = [i for i, figure in enumerate(module.figures) if figure.grounds]
        if numbers != list(range(len(numbers))):
            raise ValueError(f"{module.slug}: figures with grounds must be declared before those without")
        asks = module.overrides("figure_options")
        if numbers or asks:
            found.append(Offer(module, module.first_figure, module.first_figure + len(numbers), asks))
    return found


class Link:
    """One module in the chain of a hook; `bit` is its position in the chain."""

    def __init__(self, module: Module, following: Link | None, bit: int) -> None:
        self.module = module
        self.following = following
        self.bit = bit


def chained(modules: Sequence[Module]) -> Link | None:
    link = None
    for i in range(len(modules) - 1, -1, -1):
        link = Link(modules[i], link, ONE << i)
    return link


class Duty:
    """Which module carries out a step or an option, and the number of that step or option within the module."""

    def __init__(self, owner: Module, code: int) -> None:
        self.owner = owner
        self.code = code
