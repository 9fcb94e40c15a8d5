"""What the terminal shows: board in colours and beside it a panel; plain text where there is no terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.style import Style as Ink
from rich.text import Text

from languedoc.carcassonne import text as board_text
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.text import ROOMY, TIGHT, Picture, Square, Window
from languedoc.carcassonne.tile_text import CITY as CITY_LETTER
from languedoc.carcassonne.tile_text import FIELD, Cell

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
    "number": "bold #000000 on #ffe14d",
    "rim": "dim",
}
ON_MEADOW = {"road": "bold #ffffff", "building": "bold #8a1f12", "river": "bold #2d6cc0", "field": "#7da453"}
PANEL = 30  # columns of the panel beside the board
NARROWEST_BOARD = 40


def seat_ink(seat: int) -> str:
    return f"bold {SEATS[seat % len(SEATS)]}"


def ink(cell: Cell) -> Ink | None:
    """The colours of a cell."""
    if cell.look.startswith("seat"):
        return Ink.parse(seat_ink(int(cell.look[5:])))
    if cell.look in ON_MEADOW:
        return Ink.parse(f"{ON_MEADOW[cell.look]} on {MEADOW[cell.shade]}")
    return Ink.parse(LOOKS[cell.look]) if cell.look in LOOKS else None


def coloured(cells: Picture, colours: bool) -> list[Text]:
    """Lines for the terminal. Colours make the letters of meadows and cities unnecessary."""
    lines = []
    for row in cells:
        line = Text(no_wrap=True, end="")
        for cell in row:
            letter = " " if colours and cell.letter in (FIELD, CITY_LETTER) else cell.letter
            line.append(letter, ink(cell) if colours else None)
        lines.append(line)
    return lines


class Screen:
    """A console, and how to lay a game out on it."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.colours = console.color_system is not None and not console.no_color

    @property
    def sized(self) -> bool:
        """Whether there is a screen to fit the board to."""
        return self.console.is_terminal

    def legend(self, game: Game) -> list[Text]:
        line = Text()
        for letter, look, word in board_text.samples(game.state.box.designs.tiles):
            line.append_text(coloured([[Cell(letter, look)]], self.colours)[0]).append(f" {word}  ")
        line.rstrip()
        return [line, Text(board_text.FIGURES)]

    def board(self, game: Game, numbers: dict[Square, int], width: int, height: int) -> list[Text]:
        """The whole board if it fits, else drawn tight, else the part around the last tile with a note."""
        whole = board_text.window(game, numbers)
        for style in (ROOMY, TIGHT):
            if not self.sized or _fits(whole.size(style), width, height):
                return coloured(board_text.picture(game, style, whole, numbers), self.colours)
        board = game.state.board
        x, y, _, _ = board.where(board.pieces - 1)
        part = whole.crop(TIGHT, width, height - 1, (x, y))
        note = Text(_beyond(whole, part), style="dim")
        return [*coloured(board_text.picture(game, TIGHT, part, numbers), self.colours), note]

    def whole_board(self, game: Game, numbers: dict[Square, int]) -> list[Text]:
        """All of it, drawn tight where it does not fit on the screen otherwise."""
        whole = board_text.window(game, numbers)
        fits = _fits(whole.size(ROOMY), self.console.width, self.console.height - 1)
        style = ROOMY if fits or not self.sized else TIGHT
        return coloured(board_text.picture(game, style, whole, numbers), self.colours)

    def show(self, lines: Sequence[Text]) -> None:
        for line in lines:
            line.no_wrap = True
            if not self.colours:
                line.rstrip()
            self.console.print(line, overflow="crop" if self.sized else "ignore", crop=self.sized)

    def show_beside(self, game: Game, numbers: dict[Square, int], panel: Sequence[Text], below: int) -> None:
        """Board and panel side by side; `below` lines stay free. Without a screen one after the other."""
        height = max(12, self.console.height - below)
        width = self.console.width - PANEL - 2
        if not self.sized or width < NARROWEST_BOARD:
            self.show(self.board(game, numbers, self.console.width, max(12, height - len(panel))))
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
            self.console.print(line, overflow="crop")


def _fits(size: tuple[int, int], width: int, height: int) -> bool:
    return size[0] <= width and size[1] <= height


def _beyond(whole: Window, part: Window) -> str:
    hidden = (
        ("west", part.west - whole.west),
        ("north", part.north - whole.north),
        ("east", whole.east - part.east),
        ("south", whole.south - part.south),
    )
    return "more: " + ", ".join(f"{count} {side}" for side, count in hidden if count) + " (b: all)"
