"""What goes between server and page: every body of an answer or request, and every frame of the socket.

The page knows no rules. It draws what is said here and sends back the notation of an option. `web/src/wire.ts` is made
from this file (`make wire`), so both sides read the same words.

Distances are those of the drawings: a square of the board is 100 wide, square (x, y) begins at (100 x, 100 y), y grows
southwards.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

Language = Literal["en", "de", "nl"]
Style = Literal["light", "dark", "contrast"]
SeatKind = Literal["person", "open", "bot"]
Point = tuple[float, float]


class Struct(msgspec.Struct, gc=False):
    """Nothing here refers to itself, so Python need not search it for circles: there are many of these."""


# ------------------------------------------------------------------ people


class Me(Struct):
    """Who asks, by the cookie. `name` is empty until somebody has given one."""

    name: str
    games: int
    moves_waiting: int


class Named(Struct, forbid_unknown_fields=True):
    """At least one letter that can be seen; what is longer than 30 letters is cut."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


# ------------------------------------------------------------------ what can be played


class Value(Struct):
    value: str | bool
    title: str


class OptionCard(Struct):
    """A rule that can be chosen; the first value is the default."""

    name: str
    title: str
    help: str
    values: list[Value]


class ModuleCard(Struct):
    """`picture` is an address below /art. `tiles` counts its tiles, `separate`: they can be used without its rules."""

    slug: str
    name: str
    sentence: str
    picture: str
    tiles: int
    separate: bool
    options: list[OptionCard]


class PresetCard(Struct):
    slug: str
    name: str
    sentence: str
    modules: list[str]
    options: dict[str, str | bool]


class BotCard(Struct):
    slug: str
    name: str
    sentence: str


class GameCard(Struct):
    slug: str
    name: str
    sentence: str
    picture: str
    fewest: int
    most: int
    modules: list[ModuleCard]
    options: list[OptionCard]
    presets: list[PresetCard]
    bots: list[BotCard]


class Catalogue(Struct):
    games: list[GameCard]


# ------------------------------------------------------------------ games before and between moves


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds for each seat, and what every choice adds."""

    seconds: int
    increment: int = 0


class SeatWish(Struct, forbid_unknown_fields=True):
    """`me` and `here` belong to who makes the game, `open` to whoever takes it, `bot` to a computer player."""

    kind: Literal["me", "here", "open", "bot"]
    name: str = ""
    level: str = ""


class NewGame(Struct, forbid_unknown_fields=True):
    """`tiles`: whose tiles are in the bag, where they are not those of the modules. `listed`: strangers find it in the
    lobby. `pace` is how people mean to play; it changes nothing but what the lobby says."""

    seats: list[SeatWish]
    game: Literal["carcassonne", "cardcassonne"] = "carcassonne"
    preset: str = ""
    modules: list[str] = []
    tiles: list[str] | None = None
    options: dict[str, str | bool] = {}
    clock: Clock | None = None
    pace: Literal["live", "days"] = "live"
    listed: bool = False
    draw_start: bool = True


class SetupChecked(Struct):
    """`problems` keep a game from beginning, `warnings` do not."""

    problems: list[str]
    warnings: list[str]
    tiles: int
    most_seats: int


class SeatInfo(Struct):
    number: int
    name: str
    kind: SeatKind
    level: str
    yours: bool
    online: bool


class GameInfo(Struct):
    """`code` is in the link. `asked`: the seats that must choose now; `your_move`: one of them is yours."""

    code: str
    game: str
    title: str
    seats: list[SeatInfo]
    host: bool
    listed: bool
    pace: str
    status: Literal["waiting", "running", "over"]
    asked: list[int]
    your_move: bool
    version: int
    tiles: int
    scores: list[int]
    clock: Clock | None
    created: str
    changed: str
    following: str
    """The code of the game that was begun after this one by "play again", where there is one."""


class Games(Struct):
    mine: list[GameInfo]
    open: list[GameInfo]
    running: list[GameInfo]
    """Listed games of others that can be watched."""


class HandOver(Struct, forbid_unknown_fields=True):
    """The host gives a seat away: to whoever opens the link next, or to a bot."""

    to: Literal["open", "bot"]
    level: str = ""


class Refused(Struct):
    """The body of every 4xx answer. `code` is for programs, `message` for people, in their language. `detail` says what
    exactly is wrong, in English."""

    code: str
    message: str
    detail: str = ""


# ------------------------------------------------------------------ the table


class Asked(Struct):
    """What is to be decided: the `question` to the seat, and what is `told` to the others. `options` only where the
    seat is yours and you sit at it; what they point at is said once, in `targets`."""

    seat: int
    step: str
    question: str
    told: str
    options: list[Option]
    targets: list[Target]


class Option(Struct, omit_defaults=True):
    """`text` is the notation, which is sent back. `words` say it to people. `targets` are numbers in `Asked.targets`:
    options of one verb differ in what they point at; one without targets is a button. `figure` is the drawing of
    what would come to stand where it points, `flat` whether it never lies down."""

    text: str
    verb: str
    words: str
    targets: list[int] = []
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


class FigureTarget(Struct, tag="figure"):
    """A figure on the table by its number in `Table.figures`, or, where it is beside the board, `held` by a seat."""

    id: int
    at: Point | None
    held: int | None = None


class SeatTarget(Struct, tag="seat"):
    seat: int


class CardTarget(Struct, tag="card"):
    """A card of one's hand by its position, or of a row."""

    card: str
    hand: int | None = None
    row: int | None = None


class RowTarget(Struct, tag="row"):
    row: int


class WordTarget(Struct, tag="word"):
    word: str
    title: str


Target = (
    PlaceTarget
    | CellTarget
    | CornerTarget
    | SegmentTarget
    | FigureTarget
    | SeatTarget
    | CardTarget
    | RowTarget
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
    """What is on tiles besides figures: dragon, fairy, towers by height (`number`). `symbol` is the name of a drawing
    in /art/symbols.svg, with its foot at `at`."""

    id: str
    symbol: str
    at: Point
    number: int | None
    words: str


class Holding(Struct):
    """What a seat has beside the board: how many, and in words. `symbol` is the name of a drawing in
    /art/symbols.svg; in the card game the name of a card."""

    symbol: str
    number: int
    words: str


class Player(Struct):
    seat: int
    name: str
    kind: SeatKind
    score: int
    holdings: list[Holding]
    clock: float | None
    """Seconds left, where there is a clock."""
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
    """What is true of the table: who is king, how the dragon goes."""
    undo: bool | UnsetType = UNSET
    """Whether you may take back the last choice."""
    sitting: int | UnsetType | None = UNSET
    """The seat you sit at, where you hold several."""
    curtain: int | UnsetType | None = UNSET
    """The seat of yours that is asked and has secrets: the device must be passed, then `sit` is sent."""
    tiles: Tiles | UnsetType = UNSET
    hand: Tile | UnsetType | None = UNSET
    """The tile to be laid; its square means nothing."""
    last: list[Point] | UnsetType = UNSET
    """Squares (x, y) of the last turn, to be marked."""
    figures: list[Figure] | UnsetType = UNSET
    tokens: list[Token] | UnsetType = UNSET
    left: list[TileLeft] | UnsetType = UNSET
    cards: Cards | UnsetType = UNSET


class Line(Struct):
    """A sentence of the log. `points` are those that each of `seats` got, `where` outlines (paths) of what it tells of,
    `at` a point among them."""

    text: str
    seats: list[int] = []
    points: int = 0
    at: Point | None = None
    where: list[str] = []


class LogEntry(Struct):
    """What followed from one choice, for one seat. `version` counts the choices that stand, this one included: it is
    the number for /moments. `turn` is the seat whose turn it is, `seat` who did it; `final`: in the final scoring."""

    version: int
    turn: int
    seat: int | None
    lines: list[Line]
    final: bool = False


class ChatLine(Struct):
    number: int
    name: str
    seat: int | None
    text: str
    at: str


# ------------------------------------------------------------------ frames to the page


class Welcome(Struct, tag="welcome"):
    """The first frame of a socket, and again whenever the page has to begin anew (an undo, another seat). `version`
    counts all choices, also those taken back."""

    version: int
    info: GameInfo
    table: Table
    log: list[LogEntry]
    chat: list[ChatLine]
    watchers: list[str]


class Moved(Struct, tag="moved"):
    version: int
    table: Table
    log: list[LogEntry]


class Room(Struct, tag="room"):
    """Who is here has changed: seats taken or left, people on or off line, a bot that thinks."""

    info: GameInfo
    players: list[Player]
    watchers: list[str]


class Said(Struct, tag="said"):
    line: ChatLine


class Worth(Struct):
    """What a seat would get; where nobody has the feature, what it would be worth to whoever had it (`seat` none)."""

    seat: int | None
    points: int
    words: str


class Feature(Struct, tag="feature"):
    """The answer to `look`. `now` is what it would bring if the game ended now, `completed` what with the tiles it has
    if it were completed (none for fields). `open` counts open ends, or empty squares around a building; `figures` are
    numbers in `Table.figures`. `lines` say all this to people."""

    id: int
    outline: str
    title: str
    kind: str
    lines: list[str]
    owners: list[int]
    figures: list[int]
    open: int
    now: list[Worth]
    completed: list[Worth]


class Fits(Struct, tag="fits"):
    """The answer to `fit`: which of the tiles left fit a square, and how likely (0 to 1) the next one laid is one."""

    id: int
    x: int
    y: int
    tiles: list[TileLeft]
    chance: float
    words: str


class Done(Struct, tag="done"):
    """A message has been carried out (again: the same `key` is carried out once)."""

    key: str
    version: int


class Wrong(Struct, tag="wrong"):
    """A message was not carried out and nothing has changed. Codes: malformed, too_large, too_fast, stale, illegal,
    not_your_seat, not_running, nothing_to_undo; unavailable and unknown, after which it may be sent again with the same
    key; before the socket is closed: not_found, too_many_sockets."""

    code: str
    message: str
    key: str = ""
    version: int = 0


class TimeOut(Struct, tag="time_out"):
    """A clock has run out; the others choose by `Overtime`, and what more than half of them want is done. `votes` by
    seat; whoever has voted may vote again."""

    seat: int
    votes: dict[int, str]


class Pong(Struct, tag="pong"):
    pass


ToPage = Welcome | Moved | Room | Said | Feature | Fits | Done | Wrong | TimeOut | Pong


# ------------------------------------------------------------------ frames from the page


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """`version` is the one the page knows; `key` is made up by the page, once for each click."""

    key: str
    version: int
    option: str


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    key: str
    version: int


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """The device has been passed to that seat."""

    seat: int


class Say(Struct, tag="say", forbid_unknown_fields=True):
    key: str
    text: str


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Point at a segment: what is this, whose, and worth how much?"""

    id: int
    segment: str


class Fit(Struct, tag="fit", forbid_unknown_fields=True):
    id: int
    x: int
    y: int


class Overtime(Struct, tag="overtime", forbid_unknown_fields=True):
    seat: int
    verdict: Literal["wait", "bot", "end"]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    pass


FromPage = Choose | Undo | Sit | Say | Look | Fit | Overtime | Ping


# ------------------------------------------------------------------ other answers


class SegmentShape(Struct):
    """`id` without the square: `road:E`. `outline` is a path within the tile as it lies, `at` its anchor."""

    id: str
    kind: str
    outline: str
    at: Point
    rings: list[list[Point]]


class TileShapes(Struct):
    """For pointing at parts of a tile that lies turned by so many quarters."""

    segments: list[SegmentShape]


class Field(Struct):
    outline: str
    owners: list[int]


class Fields(Struct):
    """All fields of the board as areas, with those who have most farmers in them."""

    fields: list[Field]


class History(Struct):
    """Points after every choice that stands and by source, for the charts. `sources`: title, and points by seat."""

    versions: list[int]
    scores: list[list[int]]
    sources: list[tuple[str, list[int]]]


class Moment(Struct):
    """A game as it was after so many choices that stand, as everybody may see it; `last` is how many there are."""

    version: int
    last: int
    table: Table
    log: list[LogEntry]


encode = msgspec.json.encode
read_frame = msgspec.json.Decoder(FromPage).decode
