"""The board in letters, for terminals and logs.

`draw` returns plain text. `picture` returns cells with information on what they show, for a terminal with colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from languedoc.carcassonne import words
from languedoc.carcassonne.declarations import LaidToken
from languedoc.carcassonne.targets import Place
from languedoc.carcassonne.tile_text import (
    HEIGHT,
    INNER,
    NARROW,
    RIVER,
    WIDE,
    Block,
    Cell,
    sign_letter,
)
from languedoc.carcassonne.tiles.catalogue import vocabulary
from languedoc.i18n import ENGLISH, Speech
from languedoc.table.words import seat_letters

if TYPE_CHECKING:
    from languedoc.carcassonne.board.board import Board
    from languedoc.carcassonne.game import Game
    from languedoc.carcassonne.tiles.catalogue import Tile
    from languedoc.table.decision import Option

# Meaning of the letters: each with its look and its name in the texts
SAMPLES = (
    ("▒", "city", "feature-city"),
    ("♦", "pennant", "mark-pennant"),
    ("─", "road", "feature-road"),
    ("○", "road", "legend-road_end"),
    ("⌂", "building", "feature-monastery"),
    ("·", "field", "feature-field"),
)
SPECIAL_SAMPLES = {"river": (RIVER, "river", "feature-river"), "inner": (INNER, "city", "feature-inner")}
DIGITS = "0-9"  # a token with a number instead of a sign
RIM = 4  # columns for the row numbers on the left
Square = tuple[int, int]
Picture = list[list[Cell]]


@dataclass(frozen=True, slots=True)
class Style:
    """The size of a drawn tile, and the distance to the next one. Tight blocks share their rims."""

    width: int
    right: int
    down: int


ROOMY = Style(WIDE, WIDE, HEIGHT)
TIGHT = Style(NARROW, NARROW - 1, HEIGHT - 1)


@dataclass(frozen=True, slots=True)
class Window:
    """Squares from the north-west to the south-east corner, both included."""

    west: int
    north: int
    east: int
    south: int

    @property
    def columns(self) -> int:
        return self.east - self.west + 1

    @property
    def rows(self) -> int:
        return self.south - self.north + 1

    def holds(self, x: int, y: int) -> bool:
        return self.west <= x <= self.east and self.north <= y <= self.south

    def size(self, style: Style) -> tuple[int, int]:
        """Columns and lines on the screen, including the rim."""
        spare = style.width - style.right
        return RIM + self.columns * style.right + spare, 1 + self.rows * style.down + spare

    def crop(self, style: Style, width: int, height: int, focus: Square) -> Window:
        """The part that fits on a screen, with the focus as near to its centre as possible."""
        columns = max(1, (width - RIM - 1) // style.right)
        rows = max(1, (height - 2) // style.down)
        west, east = _around(self.west, self.east, columns, focus[0])
        north, south = _around(self.north, self.south, rows, focus[1])
        return Window(west, north, east, south)


def _around(first: int, last: int, most: int, focus: int) -> tuple[int, int]:
    if last - first + 1 <= most:
        return first, last
    begin = min(max(first, focus - most // 2), last - most + 1)
    return begin, begin + most - 1


def window(game: Game, squares: Iterable[Square] = ()) -> Window:
    """All tiles, and further squares that must be visible."""
    board = game.state.board
    seen = [board.where(piece)[:2] for piece in range(board.pieces)] + list(squares)
    across = [square[0] for square in seen]
    along = [square[1] for square in seen]
    return Window(min(across), min(along), max(across), max(along))


def legal_squares(game: Game) -> dict[Square, list[Option]]:
    """The squares on which the tile in the hand may be laid, in reading order, each with its options."""
    squares: dict[Square, list[Option]] = {}
    for option in game.options.listed:
        if option.verb == "place" and isinstance(option.targets[0], Place):
            place = option.targets[0]
            squares.setdefault((place.x, place.y), []).append(option)
    return dict(sorted(squares.items(), key=lambda item: (item[0][1], item[0][0])))


def samples(tiles: Sequence[Tile], speech: Speech = ENGLISH, signs: Iterable[str] = ()) -> list[tuple[str, str, str]]:
    """The letters on these tiles, each with its look and its meaning. `signs` are the printed ones that are drawn."""
    kinds = {feature.kind for tile in tiles for feature in tile.features}
    buildings = {each.name: (each.sign, "building", f"feature-{each.name}") for each in vocabulary().buildings.values()}
    rare = {**SPECIAL_SAMPLES, **buildings}
    special = [sample for kind, sample in rare.items() if kind in kinds and sample not in SAMPLES]
    told = [(letter, look, speech.say(name)) for letter, look, name in (*SAMPLES, *special)]
    shown = {sign for tile in tiles for sign in words.printed_signs(tile)}
    drawn = dict.fromkeys(
        (letter, words.mark_noun(sign)._replace(after=""))
        for sign in signs
        if sign in shown and (letter := sign_letter(sign))
    )
    return told + [(letter, "sign", speech.noun(noun)) for letter, noun in drawn]


def picture(
    game: Game,
    style: Style = ROOMY,
    shown: Window | None = None,
    numbers: Mapping[Square, int] | None = None,
) -> Picture:
    """The board with its rim of coordinates; `numbers` are written on empty squares."""
    numbers = numbers or {}
    shown = shown or window(game, numbers)
    width, height = shown.size(style)
    cells = [[Cell() for _ in range(width)] for _ in range(height)]
    _write_rim(cells, style, shown)
    board = game.state.board
    for piece in range(board.pieces):
        x, y, _, _ = board.where(piece)
        if shown.holds(x, y):
            block = _block(game, piece, style)
            top, left = 1 + (y - shown.north) * style.down, RIM + (x - shown.west) * style.right
            for line, row in enumerate(block.cells):
                for column, cell in enumerate(row):
                    cell.shade = (x + y) % 2 if style is ROOMY else 0  # tight blocks have no rim of their own
                    if _covers(cell, cells[top + line][left + column]):
                        cells[top + line][left + column] = cell
    for (x, y), number in numbers.items():
        if shown.holds(x, y):
            text = f"[{number}]" if style is ROOMY else str(number)
            top, left = 1 + (y - shown.north) * style.down, RIM + (x - shown.west) * style.right
            line, column = 1, (style.width - len(text) + 1) // 2
            for piece in board.pieces_at(x, y):
                line, column = _gap(board.where(piece)[3], style, len(text))
            for i, letter in enumerate(text):
                cells[top + line][left + column + i] = Cell(letter, "number")
    return cells


def _gap(quarters: int, style: Style, length: int) -> tuple[int, int]:
    """Where a text begins in the half of a cell that a triangle leaves free, as line and column."""
    return (0 if quarters in (0, 3) else 2), (style.width - 1 - length if quarters in (0, 1) else 1)


def _covers(cell: Cell, below: Cell) -> bool:
    """On a shared rim figures have priority over cities and roads, and these over meadow."""
    if cell.look == "empty":  # the half of a cell that a triangle leaves free
        return False
    return not below.look.startswith("seat") and (below.look in ("empty", "field") or cell.look.startswith("seat"))


def _write_rim(cells: Picture, style: Style, shown: Window) -> None:
    for x in range(shown.west, shown.east + 1):
        label = str(x)
        column = RIM + (x - shown.west) * style.right + (style.width - len(label)) // 2
        for i, letter in enumerate(label):
            cells[0][column + i] = Cell(letter, "rim")
    for y in range(shown.north, shown.south + 1):
        line = 1 + (y - shown.north) * style.down + style.down // 2
        for i, letter in enumerate(f"{y:>{RIM - 1}}"):
            cells[line][i] = Cell(letter, "rim")


def _block(game: Game, piece: int, style: Style) -> Block:
    """A tile with the figures that stand on it, and what else lies there; a token at its north-west corner, too."""
    state = game.state
    x, y, _, quarters = state.board.where(piece)
    cell = state.board.which_cell(piece)
    tile = state.board.tile_of(piece)
    block = Block(tile, quarters, style.width, words.signs_in_play(game), cell, _road_beside(state.board, piece))
    own = state.board.segments_of(piece)
    letters = seat_letters(game.setup.names)
    signs = words.figure_signs(game)
    for module in state.box.modules:
        for laid in module.laid_tokens(state):
            if laid.piece == piece or laid.corner == (x, y):
                block.mark(token_letter(laid), "token")
            for segment in (laid.segment, laid.end):
                if segment in own:
                    block.lay(state.board.feature_of(segment), token_letter(laid), "token")
    for figure, seat, kind, _ in state.elsewhere():
        if state.piece_under(figure) == piece:
            block.mark(signs.get(kind) or letters[seat], f"seat {seat}")
    for _, seat, kind, segment in state.standing():
        if segment in own:
            feature = state.board.feature_of(segment)
            lies = block.features[feature].kind == "field"
            letter = signs.get(kind) or (letters[seat].lower() if lies else letters[seat])
            block.put(feature, letter, f"seat {seat}")
    return block


def _road_beside(board: Board, piece: int) -> str:
    """The side to which a road on the long edge leads on the other half of the cell; empty where there is none."""
    x, y, _, _ = board.where(piece)
    for other in board.pieces_at(x, y):
        for segment in board.segments_of(other) if other != piece else ():
            _, _, kind, _ = board.segment_at(segment)
            ports = board.ports_of(segment)
            if kind == "road" and any(len(port) == 2 for port in ports):
                return "".join(port for port in ports if len(port) == 1)
    return ""


def token_letter(laid: LaidToken) -> str:
    """The sign of a token, or its number; `+` for more than one digit."""
    number = laid.number or 0
    return laid.token.sign or (str(number) if number <= 9 else "+")


def plain(cells: Picture) -> list[str]:
    return ["".join(cell.letter for cell in line).rstrip() for line in cells]


def draw(game: Game, speech: Speech = ENGLISH) -> str:
    """The whole board, the holdings of the seats, and a legend."""
    numbers = {square: number for number, square in enumerate(legal_squares(game), 1)}
    lines = plain(picture(game, numbers=numbers))
    scores = [
        f"{letter} {name} {points}"
        for letter, name, points in zip(seat_letters(game.setup.names), game.setup.names, game.scores, strict=True)
    ]
    held = [
        speech.say("has", name=name, things=speech.row(things))
        for seat, name in enumerate(game.setup.names)
        if (things := words.holdings(game, seat, speech))
    ]
    known = legend(game.state.box.designs.tiles, speech, words.signs_in_play(game))
    return "\n".join([*lines, "", "  ".join(scores), *held, known, figures_legend(game, speech)])


def legend(tiles: Sequence[Tile], speech: Speech = ENGLISH, signs: Iterable[str] = ()) -> str:
    return "  ".join(f"{letter} {word}" for letter, _, word in samples(tiles, speech, signs))


def figures_legend(game: Game, speech: Speech = ENGLISH) -> str:
    """The legend of the figures of this game and of what else lies on tiles."""
    signs = [
        f"{sign} {speech.say(f'figure-{kind}')}"
        for kind, sign in words.figure_signs(game).items()
        if kind in game.state.box.figure_names
    ]
    for module in game.state.box.modules:
        signs += [f"{token.sign or DIGITS} {words.token_words(token.name, speech)}" for token in module.tokens]
    return f"{speech.say('legend-letters')} {', '.join(signs)}.".removesuffix(" .")
