"""The table as it is shown, and the sentences of the log."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType, field

from languedoc.server.wire.plain import Point, SeatKind, Struct, ThingName


class Asked(Struct):
    """What is to be decided: the `question` to the seat, and what is `told` to the others. `options` and `ranges` only
    where the seat is yours and you sit at it; what they point at is said once, in `targets`. `waiting`: all seats that
    must still answer, where several answer without knowing what the others say."""

    seat: int
    step: str
    question: str
    told: str
    options: list[Option]
    targets: list[Target]
    ranges: list[Range] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)


class Range(Struct):
    """Options that are too many to be listed: one for each whole number, or for each point of a rectangle, in
    hundredths of a square. `low`, `high` (both allowed) and `default` are one number or x and y. What is sent back is
    the verb, a space and the numbers: `bid 7`, `aim 120,-35`."""

    verb: str
    words: str
    kind: Literal["number", "point"]
    low: list[int]
    high: list[int]
    default: list[int]


class Option(Struct, omit_defaults=True):
    """`text` is the notation, which is sent back. `words` say it to people. `targets` are numbers in `Asked.targets`:
    options of one verb differ in what they point at; one without targets is a button. `figure` is the drawing of
    what would come to stand where it points, `flat` whether it never lies down."""

    text: str
    verb: str
    words: str
    targets: list[int] = field(default_factory=list)
    figure: str = ""
    flat: bool = False


class PlaceTarget(Struct, tag="place"):
    x: int
    y: int
    quarters: int


class CellTarget(Struct, tag="cell"):
    x: int
    y: int


class CornerTarget(Struct, tag="corner"):
    """`at` is the point where four squares meet."""

    at: Point


class SegmentTarget(Struct, tag="segment", omit_defaults=True):
    """`at` is where a figure would stand, `lies` whether it would lie there. `outline` is the path of the segment on
    the board; where very many are offered, only those of the tile just laid have one."""

    id: str
    at: Point
    outline: str = ""
    lies: bool = False


class SpotTarget(Struct, tag="spot"):
    """A place that is neither a square, a corner nor a segment; where `at` is none, it is beside the board."""

    id: str
    at: Point | None


class FigureTarget(Struct, tag="figure"):
    """A figure on the table by its number in `Table.figures`, or, where it is beside the board, `held` by a seat."""

    id: int
    at: Point | None
    held: int | None = None


class CardTarget(Struct, tag="card"):
    """A card of one's hand by its position, or of a row."""

    card: str
    hand: int | None = None
    row: int | None = None


class RowTarget(Struct, tag="row"):
    row: int


class TileTarget(Struct, tag="tile"):
    """A tile beside the board, such as one that a seat holds: its picture is that of a `Tile` as printed."""

    name: str
    art: str
    width: int
    height: int


class WordTarget(Struct, tag="word"):
    word: str
    title: str


Target = (
    PlaceTarget
    | CellTarget
    | CornerTarget
    | SegmentTarget
    | SpotTarget
    | FigureTarget
    | CardTarget
    | RowTarget
    | TileTarget
    | WordTarget
)


class Tile(Struct):
    """`art` is the start of its address: `/art/tiles/{art}-{quarters}-{variant}.{style}.svg`. `width` and `height`
    in squares, as it lies; `x`, `y` its north-western square."""

    name: str
    art: str
    x: int
    y: int
    quarters: int
    variant: int
    width: int = 1
    height: int = 1


class Figure(Struct):
    """In /art/symbols.svg it is drawn as `{symbol}-{colour}`, or `{symbol}-{colour}-lies`, with its foot at `at`. Where
    `at` is none it is beside the board, in the place named; `held` is the seat before which it lies."""

    id: int
    kind: str
    symbol: str
    seat: int
    at: Point | None
    lies: bool
    place: str
    held: int | None
    words: str


class Token(Struct):
    """What is on the board besides figures. `symbol` is the name of a drawing in /art/symbols.svg, with its foot at
    `at`, turned clockwise by `turn` degrees and stretched along its own x axis by `length`; `number` is to be written
    beside it."""

    id: str
    symbol: str
    at: Point
    number: int | None
    words: str
    turn: int = 0
    length: float = 1.0


class Holding(Struct):
    """What a seat has beside the board: how many, and in words. `symbol` is the name of a drawing in
    /art/symbols.svg; in the card game the name of a card. `thing`: its name in the play aid, where it has one."""

    symbol: str
    number: int
    words: str
    thing: ThingName | None = None


class Player(Struct):
    seat: int
    name: str
    colour: str
    kind: SeatKind
    score: int
    counters: list[int]
    """What each of its counting figures counts, for the score track; together that is the score."""
    holdings: list[Holding]
    tiles: list[TileTarget]
    """Those that the seat may lay instead of a drawn one; they lie open."""
    clock: float | None
    """Seconds left, where there is a clock."""
    ticks: bool
    """Whether the clock runs now."""
    yours: bool
    online: bool
    thinking: bool


class TileLeft(Struct):
    name: str
    art: str
    number: int


class Tiles(Struct):
    """Of the tiles known before, the first `kept` stay; then come these."""

    kept: int
    added: list[Tile]


class CardInRow(Struct):
    """A card without a face lies face down."""

    card: str | None
    by: int | None


class RowFollower(Struct):
    seat: int
    first: int
    end: int


class Row(Struct):
    colour: str
    title: str
    cards: list[CardInRow]
    followers: list[RowFollower]


class CardSeat(Struct):
    hand: int
    chest: int
    sets: list[Holding]
    collecting: list[str]
    played: bool


class Cards(Struct):
    """The table of Cardcassonne. `hand` is that of the seat you sit at."""

    round: int
    rounds: int
    dealer: int
    pile: int
    turned_up: str | None
    hand: list[str]
    rows: list[Row]
    seats: list[CardSeat]
    wrong_colour: list[str]


class Ending(Struct):
    """How it stood when the last turn was done: the figures, and what each seat had beside the board. The final scoring
    takes the figures home."""

    figures: list[Figure]
    holdings: list[list[Holding]]


class Lesson(Struct):
    """What a guided game says to its learner. `task` is what to do now, nothing where it is over or free; `number` of
    `all` guided choices are made. `wanted`: the options with which the lesson goes on, where not all are welcome.
    `example`: the id of the example that is shown, or nothing in a guided game; `ended`: nothing more is shown."""

    number: int
    all: int
    title: str
    text: str
    task: str
    wanted: list[str]
    example: str
    ended: bool


class Table(Struct, omit_defaults=True):
    """What lies on the table. In `Welcome` everything that the game has is set; in `Moved` only what has changed."""

    status: Literal["waiting", "running", "over"] | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    """The seat whose turn it is; `asked` may be another."""
    asked: Asked | UnsetType | None = UNSET
    players: list[Player] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    outcome: str | UnsetType = UNSET
    notices: list[str] | UnsetType = UNSET
    """What is true of the table, in words of the modules."""
    undo: bool | UnsetType = UNSET
    """Whether you may take back the last choice."""
    sitting: int | UnsetType | None = UNSET
    """The seat you sit at, where you hold several."""
    curtain: int | UnsetType | None = UNSET
    """The seat of yours that is asked and has secrets: the device must be passed, then `sit` is sent."""
    tiles: Tiles | UnsetType = UNSET
    hand: Tile | UnsetType | None = UNSET
    """The tile to be laid, or the one that is asked about; its square means nothing."""
    open: list[TileTarget] | UnsetType = UNSET
    """Tiles that lie open beside the board and belong to nobody yet."""
    last: list[Point] | UnsetType = UNSET
    """Squares (x, y) of the last turn, to be marked."""
    figures: list[Figure] | UnsetType = UNSET
    tokens: list[Token] | UnsetType = UNSET
    left: list[TileLeft] | UnsetType = UNSET
    cards: Cards | UnsetType = UNSET
    ending: Ending | UnsetType = UNSET
    """Where a game of tiles is over."""
    lesson: Lesson | UnsetType | None = UNSET
    """Of a guided game."""


class Line(Struct):
    """A sentence of the log. `points` are those that each of `seats` got, `where` outlines (paths) of what it is about,
    `at` a point among them, `items` what the points are made of, by the names that the play aid has for them."""

    text: str
    seats: list[int] = field(default_factory=list)
    points: int = 0
    at: Point | None = None
    where: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)


class Taken(Struct):
    """At the end of a round of the card game: the cards that a seat took from a row, in order, turned up."""

    seat: int
    row: int
    cards: list[str]


class Earned(Struct):
    """What they brought: `parts` tell in words what the points are made of. Others went under the chest."""

    seat: int
    points: int
    parts: list[str]
    under_chest: int


class LogEntry(Struct):
    """What followed from one choice, for one seat. `version` counts the choices that stand, this one included: it is
    the number for /moments. `turn` is the seat whose turn it is, `seat` who did it; `final`: in the final scoring."""

    version: int
    turn: int
    seat: int | None
    lines: list[Line]
    final: bool = False
    taken: list[Taken] = field(default_factory=list)
    earned: list[Earned] = field(default_factory=list)


class ChatLine(Struct):
    """`text` is empty where the line was removed, or whoever said it is `muted`. `can`: what you may do with it."""

    number: int
    name: str
    seat: int | None
    text: str
    at: str
    muted: bool = False
    can: list[Literal["remove", "mute", "report"]] = field(default_factory=list)
