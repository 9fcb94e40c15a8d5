"""What a module declares: its figures, tokens, places, buildings, marks, steps and items of points.

A thing of the game is declared once, in the folder of its module. Engine, words, terminal, pictures, page, hunt, guide
and the tests of texts read the declarations; none of them has a table of names. The box gives out the numbers that the
engine works with; everybody else uses the names, which are also the names of texts (`figure-wagon`) and drawings.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

FEATURES = ("road", "city", "field", "building")
"""Grounds of a figure that may stand wherever a follower may. Of the buildings, some are cloisters: `cloister`."""

PHASES = ("setup", "P1", "P2", "P3", "P3b", "P4", "P5", "P6", "final")


@dataclass(frozen=True, slots=True)
class Figure:
    """A kind of figure, `number` of which every seat gets."""

    name: str
    number: int = 1
    follower: bool = True
    """Whether it occupies a feature and counts for the majority."""
    grounds: tuple[str, ...] = ()
    """Where the figure phase offers it: on free features of these kinds. Empty: its module offers it."""
    strength: int = 1
    """For how many followers it counts. Where that depends on the feature, hook `strength`."""
    in_role: bool = False
    """Whether people say what it does besides its name: `wagon as knight`."""
    companion: bool = False
    """Whether it goes home with the last follower of its seat in the feature."""
    safe_from: tuple[str, ...] = ()
    """Names of dangers that do not touch it. A module that removes figures declares its dangers."""
    can: tuple[str, ...] = ()
    """What else it can do by rules that ask for it, such as `climb`."""
    sign: str = ""
    """Its letter on the board in a terminal; empty: the number of its seat."""
    symbol: str = ""
    """Its drawing; empty: the one named like itself."""

    @property
    def drawing(self) -> str:
        return self.symbol or self.name


@dataclass(frozen=True, slots=True)
class Token:
    """Something that lies or stands on the table and belongs to nobody, or is no figure."""

    name: str
    at: str = "tile"
    """Where it can be: `tile`, `segment`, `corner`, `seat`."""
    sign: str = ""
    """Its letter on the board in a terminal; empty: its number."""
    stands: bool = False
    """Whether it is a figure of nobody, which stands on a base."""
    symbol: str = ""

    @property
    def drawing(self) -> str:
        return self.symbol or self.name


@dataclass(frozen=True, slots=True)
class Place:
    """Where figures can be that is no segment: `per` is `table`, `seat` or `tile`."""

    name: str
    per: str = "table"
    captive: bool = False
    """Whether figures there are in the power of another player."""


@dataclass(frozen=True, slots=True)
class Building:
    """A feature of one tile that is completed when the squares around it are filled."""

    name: str
    role: str = "monk"
    """What a follower there is called."""
    cloister: bool = True
    """Whether rules that speak of cloisters mean it, too."""
    sign: str = "⌂"
    """Its letter on the board in a terminal."""
    fills: bool = False
    """Whether it fills its tile: its edges match anything and end it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign on a tile or a segment. One that means nothing by the rules of its module is declared in its sheet."""

    name: str
    on: tuple[str, ...] = ()
    """The kinds of segments it is printed on; empty: it belongs to the whole tile."""
    values: tuple[str, ...] = ()
    """What may stand behind its name, as in `bathhouse:3`; an empty value stands for the name alone."""
    option: str = ""
    """The rule option by which it can be ignored."""
    sign: str = ""
    """Its letter on the board in a terminal; empty: something else shows it."""


@dataclass(frozen=True, slots=True)
class PointsItem:
    """A part of what points are made of. `is_sign`: it is there or not, so its points are told with a plus."""

    name: str
    is_sign: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """A row of the turn order: its phase, where it comes in it, and its number in the printed play aid.

    A step without a phase is walked in a routine only. `moved` tells for values of rule options where the row stands
    instead: `{("timing_profile", "official"): ("P6", 15)}`.
    """

    name: str
    phase: str = ""
    position: int = 0
    number: str = "-"
    asks: bool = False
    """Whether somebody may have to choose."""
    rests: bool = False
    """Whether it is passed over until `state.wake` calls for it, then until `state.rest`."""
    begins_part: bool = False
    """Whether it begins a further part or turn (`turn.play_part`) as often as `state.add_part` asked for; it rests."""
    late: bool = False
    """Whether this row of the setup waits until a module that `delays_start` has laid what it lays first."""
    moved: Mapping[tuple[str, str], tuple[str, int]] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class LaidToken:
    """A token on the table now: on a tile (`piece`), on a segment, at a corner, or before a seat."""

    token: Token
    piece: int = -1
    segment: int = -1
    corner: tuple[int, int] | None = None
    seat: int = -1
    number: int | None = None
    """Its value or height, where it has one."""
    end: int = -1
    """The segment where it ends, where it joins two: it lies between them, turned from one to the other."""
