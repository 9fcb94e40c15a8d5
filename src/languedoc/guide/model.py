"""What a play aid consists of, with all texts in the language of the reader."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

KINDS = ("must", "may", "auto", "rule")
"""How a step is carried out: somebody must, or may, it happens by itself, or it only changes other steps."""

WHO = ("active", "all", "left", "each", "owner", "next", "dealer")
"""Who carries a step out."""

THINGS = ("figure", "token", "building", "mark")
"""The families of things that have an explanation; so have the items of points."""

SECTIONS = ("preparation", "turn", "final", "points", "things", "rules")
"""The parts of a play aid, in their order."""


@dataclass(frozen=True, slots=True)
class Section:
    """The heading of a part of the play aid, and how to read it."""

    name: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Beside:
    """What another module of the game does to a step: by a step of its own, or, without step and title, otherwise."""

    step: str
    owner: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Thing:
    """A figure, token, building or sign: its family and name by the declarations, and what it does."""

    family: str
    name: str
    module: str
    title: str
    text: str
    drawing: str = ""
    """The name of the drawing of a figure, token or card."""
    tile: str = ""
    """A tile on which it is printed, with its module: `base.D`; empty for what is no sign, or on no tile."""


@dataclass(frozen=True, slots=True)
class Named:
    """A drawn example. `beside`: the other modules that take part in it."""

    id: str
    title: str
    beside: str
    can_be_played: bool


@dataclass(frozen=True, slots=True)
class Board:
    """A picture of an example, `before` or `after` its choices, and how the players stand there: their points, and of
    what lies before them all that changes."""

    moment: str
    title: str
    standing: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A drawn example in words: the position, what happens there item by item, and why. `things` are the figures and
    tokens in its pictures besides followers."""

    id: str
    title: str
    text: str
    told: tuple[str, ...]
    done: str
    boards: tuple[Board, ...]
    things: tuple[Thing, ...]
    can_be_played: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A step: its place in the printed play aid, the module it belongs to, what is done, and by whom."""

    step: str
    number: str
    module: str
    owner: str
    """The name of the module."""
    title: str
    text: str
    example: str
    kind: str
    who: str
    kind_words: str
    who_words: str
    when: str = ""
    """What it depends on, with commas: `sign NAME` on the tile just placed, `completed KIND` of a feature (`completed`:
    of any), `action STEP` that is chosen in the figure phase; empty: on nothing."""
    calculated: str = ""
    """What the calculator tells for it: the kind of feature, perhaps the building."""
    again: bool = False
    """Whether another tile is played after it in the same turn."""
    together: tuple[Beside, ...] = ()
    """What the other modules of the game do to it."""
    examples: tuple[Named, ...] = ()
    """The drawn examples that explain it."""

    @property
    def decided(self) -> bool:
        """Whether somebody decides; everything else happens by itself, or changes other steps."""
        return self.kind in ("must", "may")


@dataclass(frozen=True, slots=True)
class Phase:
    """A part of the turn, or all of the preparation or the final scoring."""

    name: str
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Points:
    """What brings points by the rules of a module."""

    name: str
    module: str
    owner: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Agreed:
    """A rule that can be chosen, and what is chosen here."""

    name: str
    module: str
    title: str
    value: str
    help: str
    usual: bool
    """Whether this is what the rules say if nothing is agreed."""


@dataclass(frozen=True, slots=True)
class Piled:
    """A kind of tile and how many of it are in the box."""

    id: str
    count: int
    bag: int
    """How many of them are in the bag when the game begins."""


@dataclass(frozen=True, slots=True)
class Part:
    """What a module adds: its name, its sentence, its things and tiles."""

    slug: str
    name: str
    sentence: str
    show_me: str
    """The example that introduces it, played by whoever reads; empty if there is none."""
    things: tuple[Thing, ...]
    tiles: tuple[Piled, ...]
    aside: int = 0
    """How many of its tiles leave the bag before the game, unseen."""


@dataclass(frozen=True, slots=True)
class Deck:
    """Something that is drawn by chance: how many there are of each item. The texts are `guide-deck-NAME`, with an
    attribute for each item."""

    name: str
    items: Mapping[str, int] = field(default_factory=dict)
    returns: bool = False
    """Whether what is drawn goes back at once, as with a die."""
    open: bool = False
    """Whether nothing is drawn: whoever gets a piece takes one of the kind that is due."""
    stack: str = ""
    """A stack of tiles of the sheets of the module, instead of items."""
    joined: str = ""
    """The rule by which the tiles of several sheets make one stack; else each sheet has its own."""
    title: str = ""
    """The name of the text of its title, if it is another one."""
    texts: str = ""
    """The name of the text whose attributes the items are, if it is another one."""
    option: str = ""
    """The rule by which it is there."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A deck for people. The items are titles, or tiles with their modules (`base.D`)."""

    name: str
    title: str
    items: tuple[tuple[str, int], ...]
    returns: bool
    open: bool
    tiles: bool


@dataclass(frozen=True, slots=True)
class Sign:
    """Something on a tile on which steps depend."""

    name: str
    title: str
    tile: str


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of a calculator: how many of something are on the feature, at most."""

    name: str
    title: str
    most: int
    buildings: tuple[str, ...] = ()
    """The buildings for which it is asked, in the calculator of buildings."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A building in a calculator: what of it is counted, up to how many, and whether it can be completed. `whole`: once
    it is completed nothing needs to be counted."""

    name: str
    title: str
    counted: str
    most: int
    completes: bool
    whole: bool


@dataclass(frozen=True, slots=True)
class Form:
    """A calculator: `counted` asks how many tiles or cities there are, `buildings` which building it is."""

    kind: str
    title: str
    counted: str
    most: int
    buildings: tuple[Choice, ...]
    asked: tuple[Asked, ...]


@dataclass(frozen=True, slots=True)
class Guide:
    game: str
    language: str
    title: str
    made: str
    """By whom."""
    sections: tuple[Section, ...]
    heading: str
    """For how many players, and with which modules."""
    players: int
    modules: tuple[str, ...]
    preparation: Phase
    turn: tuple[Phase, ...]
    final: Phase
    points: tuple[Points, ...]
    parts: tuple[Part, ...]
    rules: tuple[Agreed, ...]
    rounds: int = 0
    """How many rounds a score sheet needs; 0 where points are counted on a track."""
    names: tuple[str, ...] = ()
    """Those who play: the columns of a score sheet."""

    signs: tuple[Sign, ...] = ()
    """What on a tile makes steps apply."""
    decks: tuple[Drawn, ...] = ()
    forms: tuple[Form, ...] = ()
    """The calculators."""

    def section(self, name: str) -> Section:
        return next(each for each in self.sections if each.name == name)
