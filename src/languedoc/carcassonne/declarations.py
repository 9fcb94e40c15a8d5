"""What a module declares: its figures, tokens, places, buildings, marks, steps and items of points.

A thing of the game is declared once, in the folder of its module. Engine, words, terminal, pictures, page, hunt and
tests read the declarations; none of them has a table of names. The box assigns the numbers that the engine uses;
everybody else uses the names, which are also the names of texts (`figure-NAME`) and drawings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

FEATURES = ("road", "city", "field", "building")
"""The grounds of a figure that may stand wherever a follower may. Some buildings are also `cloister`."""

GROUNDS = (*FEATURES, "cloister")
PHASES = ("setup", "P1", "P2", "P3", "P3b", "P4", "P5", "P6", "final")
TOKENS_AT = ("tile", "segment", "corner", "seat")
PLACES_PER = ("table", "seat", "tile")


def refuse_others(thing: str, found: Iterable[str], allowed: tuple[str, ...]) -> None:
    for each in found:
        if each not in allowed:
            raise ValueError(f"{thing}: {each!r} is none of {', '.join(allowed)}")


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
    """How many followers it counts as. If that depends on the feature, override the hook `strength`."""
    in_role: bool = False
    """Whether texts mention its role after its name: `NAME as knight`."""
    companion: bool = False
    """Whether it goes home with the last follower of its seat in the feature."""
    safe_from: tuple[str, ...] = ()
    """Names of dangers that cannot remove it. A module that removes figures declares its dangers."""
    can: tuple[str, ...] = ()
    """Other abilities that rules ask for, such as `climb`."""
    sign: str = ""
    """Its letter on the board in a terminal; empty: the number of its seat."""
    symbol: str = ""
    """Its drawing; empty: the one named like itself."""

    def __post_init__(self) -> None:
        refuse_others(f"grounds of the figure {self.name}", self.grounds, GROUNDS)

    @property
    def drawing(self) -> str:
        return self.symbol or self.name


@dataclass(frozen=True, slots=True)
class Token:
    """Something on the table that belongs to nobody, or is no figure."""

    name: str
    at: str = "tile"
    """Where it can be: `tile`, `segment`, `corner`, `seat`."""
    sign: str = ""
    """Its letter on the board in a terminal; empty: its number."""
    stands: bool = False
    """Whether it is a neutral figure, which stands on a base."""
    symbol: str = ""

    def __post_init__(self) -> None:
        refuse_others(f"`at` of the token {self.name}", [self.at], TOKENS_AT)

    @property
    def drawing(self) -> str:
        return self.symbol or self.name


@dataclass(frozen=True, slots=True)
class Place:
    """A place of figures that is no segment: `per` is `table`, `seat` or `tile`."""

    name: str
    per: str = "table"
    captive: bool = False
    """Whether figures there do not come home by themselves: another player holds them, or they are beside the board."""
    sheltered: bool = False
    """Whether nothing that comes to its tile, or reaches it, touches the figures there."""

    def __post_init__(self) -> None:
        refuse_others(f"`per` of the place {self.name}", [self.per], PLACES_PER)


@dataclass(frozen=True, slots=True)
class Building:
    """A feature of one tile that is completed when the squares around it are filled."""

    name: str
    role: str = "monk"
    """The name of a follower there."""
    cloister: bool = True
    """Whether rules about cloisters apply to it, too."""
    sign: str = "⌂"
    """Its letter on the board in a terminal."""
    fills: bool = False
    """Whether it fills its tile: its edges match anything, and nothing continues there."""
    beside: str = ""
    """A flag of another building, on whose tile this is a second place to stand. It watches nothing, so it is never
    completed."""
    in_rows: bool = False
    """Whether the unbroken rows of tiles in the four directions belong to it, not the squares around it."""
    watches: bool = True
    """Whether it is completed when the squares around it are filled; else its module closes and opens it
    (`Board.close`, `Board.reopen`), and it is scored after roads."""
    lies: bool = False
    """Whether a figure lies down there."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign on a tile or a segment. One without a meaning by the rules of its module is declared in its sheet."""

    name: str
    on: tuple[str, ...] = ()
    """The kinds of segments it is printed on; empty: it belongs to the whole tile."""
    values: tuple[str, ...] = ()
    """Values that may follow its name, as in `NAME:3`; an empty value stands for the name alone."""
    worded: bool = False
    """Whether each of its values has a text of its own, `mark-NAME_VALUE`."""
    option: str = ""
    """The rule option by which it can be ignored."""
    raises: bool = False
    """Whether every tile of its feature counts once more when that is completed, and nothing when it is not."""
    sign: str = ""
    """Its letter on the board in a terminal; empty: something else shows it."""

    @property
    def written(self) -> list[str]:
        """How it can be written on a sheet: its name, or its name with each of its values."""
        return [f"{self.name}:{value}" if value else self.name for value in self.values] or [self.name]


@dataclass(frozen=True, slots=True)
class PointsItem:
    """An item of points. `is_sign`: it is either there or not, so its points are printed with a plus."""

    name: str
    is_sign: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """A row of the turn order: its phase, its position there, and its number in the printed play aid.

    A step without a phase is only carried out in a routine. `moved` gives the position for values of rule options:
    `{("timing_profile", "official"): ("P6", 15)}`; `renumbered` its number, where each of them has one of its own.
    """

    name: str
    phase: str = ""
    position: int = 0
    number: str = "-"
    asks: bool = False
    """Whether somebody may have to choose."""
    rests: bool = False
    """Whether it is skipped until `state.wake` activates it, up to `state.rest`."""
    begins_part: bool = False
    """Whether it begins a further part or turn (`turn.play_part`) as often as `state.add_part` was called; it rests."""
    late: bool = False
    """Whether this row of the setup waits for a module that `delays_start`."""
    moved: Mapping[tuple[str, str], tuple[str, int]] = field(default_factory=dict, hash=False)
    offered_again: bool = False
    """Whether all that it offers is offered later in the turn, too: then nobody needs to be asked."""
    renumbered: Mapping[tuple[str, str], str] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        phases = [self.phase] if self.phase else []
        refuse_others(f"phase of the step {self.name}", [*phases, *(phase for phase, _ in self.moved.values())], PHASES)


@dataclass(frozen=True, slots=True)
class LaidToken:
    """A token on the table now: on a tile (`piece`), on a segment, at a corner, at any point (in hundredths of a
    square), or before a seat."""

    token: Token
    piece: int = -1
    segment: int = -1
    corner: tuple[int, int] | None = None
    point: tuple[int, int] | None = None
    seat: int = -1
    number: int | None = None
    """Its value or height, if it has one."""
    end: int = -1
    """The other segment, if it joins two: it lies between them, turned from one to the other on their tile, upright
    between two tiles. The segment itself: it lies along it."""
