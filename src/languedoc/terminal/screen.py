"""The screen of the terminal: the board in colours with a panel beside it; plain text if there is no terminal."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from rich.console import Console
from rich.style import Style as Ink
from rich.text import Text

from languedoc.carcassonne import text as board_text
from languedoc.carcassonne import words
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.text import ROOMY, TIGHT, Picture, Square, Window
from languedoc.carcassonne.tile_text import CITY as CITY_LETTER
from languedoc.carcassonne.tile_text import FIELD, Cell
from languedoc.i18n import ENGLISH, Speech

MEADOW = ("#7da453", "#76994d")  # two shades, so that tiles can be told apart
CITY = "#c8935a"
SEATS = (
    "#ffffff on #c22b22",
    "#ffffff on #2257b5",
    "#ffffff on #0a6b4b",
    "#000000 on #f3d13a",
    "#ffffff on #1c1c1c",
    "#000000 on #c9c9c9",
)
LOOKS = {
    "city": f"#a9713d on {CITY}",
    "pennant": f"bold #1d3f8f on {CITY}",
    "sign city": f"bold #5a0f3c on {CITY}",
    "number": "bold #000000 on #ffe14d",
    "rim": "dim",
}
ON_MEADOW = {
    "road": "bold #ffffff",
    "building": "bold #8a1f12",
    "river": "bold #2d6cc0",
    "field": "#7da453",
    "sign": "bold #4a0d33",
}
# With only 16 colours, grounds would look the same: there the letters stay, and only they are coloured.
FEW_SEATS = (
    "white on red",
    "white on blue",
    "white on green",
    "black on yellow",
    "white on black",
    "black on white",
)
FEW_LOOKS = {
    "city": "yellow",
    "pennant": "bold blue",
    "sign": "bold magenta",
    "sign city": "bold magenta",
    "road": "bold",
    "building": "bold red",
    "river": "bold cyan",
    "field": "green",
    "number": "black on yellow",
    "rim": "dim",
}
PANEL = 30  # columns of the panel beside the board
NARROWEST_BOARD = 40
LOWEST_BOARD = 7  # lines: two rows of tiles, the rim, and the note on what is hidden
LOWEST_LAYOUT = 14  # lines for board and panel, however many news there are


class Colours(IntEnum):
    NONE = 0
    FEW = 1
    MANY = 2


def seat_ink(seat: int, colours: int = Colours.MANY) -> str:
    if not colours:
        return ""
    inks = SEATS if colours >= Colours.MANY else FEW_SEATS
    return f"bold {inks[seat % len(inks)]}"


def ink(cell: Cell, colours: int = Colours.MANY) -> Ink | None:
    """The colours of a cell."""
    if not colours:
        return None
    if cell.look.startswith("seat"):
        return Ink.parse(seat_ink(int(cell.look[5:]), colours))
    if colours < Colours.MANY:
        return Ink.parse(FEW_LOOKS[cell.look]) if cell.look in FEW_LOOKS else None
    if cell.look in ON_MEADOW:
        return Ink.parse(f"{ON_MEADOW[cell.look]} on {MEADOW[cell.shade]}")
    return Ink.parse(LOOKS[cell.look]) if cell.look in LOOKS else None


def coloured(cells: Picture, colours: int) -> list[Text]:
    """Coloured lines. With many colours the letters of meadows and cities are not needed."""
    lines = []
    for row in cells:
        line = Text(no_wrap=True, end="")
        for cell in row:
            unneeded = colours >= Colours.MANY and cell.letter in (FIELD, CITY_LETTER)
            line.append(" " if unneeded else cell.letter, ink(cell, colours))
        lines.append(line)
    return lines


class Screen:
    """A console, and how to arrange a game on it."""

    def __init__(self, console: Console, speech: Speech = ENGLISH) -> None:
        self.console = console
        self.speech = speech
        self.colours = Colours.FEW
        if console.color_system is None or console.no_color:
            self.colours = Colours.NONE
        elif console.color_system in ("256", "truecolor"):
            self.colours = Colours.MANY

    @property
    def sized(self) -> bool:
        """Whether there is a screen whose size the board must fit."""
        return self.console.is_terminal

    @property
    def stacked(self) -> bool:
        """Whether the screen is too narrow for a panel beside the board."""
        return self.sized and self.console.width - PANEL - 2 < NARROWEST_BOARD

    def folded(self, text: str) -> list[Text]:
        """A sentence wrapped to the width of the screen."""
        return list(Text(text).wrap(self.console, self.console.width)) if self.sized else [Text(text)]

    def lines_of(self, text: str) -> int:
        return len(self.folded(text))

    def legend(self, game: Game) -> list[Text]:
        lines = [Text()]
        tiles, signs = game.state.box.designs.tiles, words.signs_in_play(game)
        for letter, look, word in board_text.samples(tiles, self.speech, signs):
            sample = coloured([[Cell(letter, look)]], self.colours)[0].append(f" {word}")
            if self.sized and lines[-1].cell_len + sample.cell_len > self.console.width:
                lines.append(Text())
            lines[-1].append_text(sample).append("  ")
        for line in lines:
            line.rstrip()
        return [*lines, *self.folded(board_text.figures_legend(game, self.speech))]

    def board(self, game: Game, numbers: dict[Square, int], width: int, height: int) -> list[Text]:
        """The whole board if it fits, else a compact drawing, else the part around the last tile with a note."""
        whole = board_text.window(game, numbers)
        for style in (ROOMY, TIGHT):
            if not self.sized or _fits(whole.size(style), width, height):
                return coloured(board_text.picture(game, style, whole, numbers), self.colours)
        board = game.state.board
        x, y, _, _ = board.where(board.pieces - 1)
        part = whole.crop(TIGHT, width, height - 1, (x, y))
        note = Text(_beyond(whole, part, self.speech), style="dim")
        return [*coloured(board_text.picture(game, TIGHT, part, numbers), self.colours), note]

    def whole_board(self, game: Game, numbers: dict[Square, int]) -> list[Text]:
        """The whole board, as a compact drawing if it does not fit on the screen otherwise."""
        whole = board_text.window(game, numbers)
        fits = _fits(whole.size(ROOMY), self.console.width, self.console.height - 1)
        style = ROOMY if fits or not self.sized else TIGHT
        return coloured(board_text.picture(game, style, whole, numbers), self.colours)

    def show(self, lines: Sequence[Text]) -> None:
        for line in lines:
            if not self.colours:
                line.rstrip()
            self.console.print(line, no_wrap=True, overflow="crop" if self.sized else "ignore", crop=self.sized)

    def show_beside(self, game: Game, numbers: dict[Square, int], panel: Sequence[Text], below: int) -> None:
        """Print board and panel side by side, leaving `below` lines free. Without a screen, one after the other."""
        height = max(LOWEST_LAYOUT, self.console.height - below)
        width = self.console.width - PANEL - 2
        if not self.sized or self.stacked:
            self.show(self.board(game, numbers, self.console.width, max(LOWEST_BOARD, height - len(panel))))
            self.show(panel)
            return
        left = self.board(game, numbers, width, height)
        across = max(line.cell_len for line in left)
        for i in range(max(len(left), len(panel))):
            line = Text(no_wrap=True, end="")
            if i < len(left):
                line.append_text(left[i])
            line.append(" " * (across + 2 - line.cell_len))
            if i < len(panel):
                line.append_text(panel[i])
            self.console.print(line, no_wrap=True, overflow="crop")


def _fits(size: tuple[int, int], width: int, height: int) -> bool:
    return size[0] <= width and size[1] <= height


def _beyond(whole: Window, part: Window, speech: Speech) -> str:
    hidden = (
        ("west", part.west - whole.west),
        ("north", part.north - whole.north),
        ("east", whole.east - part.east),
        ("south", whole.south - part.south),
    )
    told = [speech.say(f"terminal-beyond-{side}", number=count) for side, count in hidden if count]
    return speech.say("terminal-beyond", hidden=", ".join(told))
