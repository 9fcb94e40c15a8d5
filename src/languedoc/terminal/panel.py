"""The panel beside the board: who has what, the tile in the hand, the choices and the numbers to type."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from languedoc.carcassonne import text as board_text
from languedoc.carcassonne import words
from languedoc.carcassonne.board.geometry import SIDES
from languedoc.carcassonne.events import Scored
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.targets import Segment
from languedoc.carcassonne.tile_text import HEIGHT, Block
from languedoc.errors import IllegalChoice
from languedoc.table.decision import Option
from languedoc.terminal.screen import PANEL, coloured, seat_ink


def seat_title(game: Game, seats: Sequence[str], seat: int) -> str:
    return f"{game.setup.names[seat]} ({seats[seat]})"


class Choices:
    """The options of the pending decision, numbered for a person.

    Places are numbered by square, and turns of the tile that look the same are one. Other options are
    numbered from 1; passing is 0.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.squares = board_text.legal_squares(game)
        self.numbers = {square: number for number, square in enumerate(self.squares, 1)}
        self.others: dict[int, Option] = {}
        if not self.squares:
            passing = [option for option in game.options if option.verb == "pass"]
            rest = [option for option in game.options if option.verb != "pass"]
            self.others = dict(enumerate(passing + rest, 1 - len(passing)))

    @property
    def hint(self) -> str:
        """What may be typed."""
        if self.squares:
            return f"the number of a square, 1 to {len(self.squares)}"
        return f"a number from {min(self.others)} to {max(self.others)}"

    def find(self, line: str) -> list[Option]:
        """The options meant by a number or by notation; several when a square leaves the turn open."""
        typed = " ".join(line.split())
        for option in self.game.options:
            if typed.lower() in (option.text.lower(), option.text.partition(" ")[2].lower()):
                return [option]
        number = re.fullmatch(r"(\d{1,6})\s*([NESWnesw]?)", typed)
        if number is None:
            raise IllegalChoice(f"{typed[:60]!r} is not a choice; type {self.hint}, or ? for help.")
        found = self._numbered(int(number[1]))
        if number[2]:
            turned = [
                option for option in found if self.squares and SIDES[option.targets[0].quarters] == number[2].upper()
            ]
            if not turned:
                raise IllegalChoice(
                    f"The tile cannot lie there turned {number[2].upper()}; possible: {self._turns(found)}."
                )
            return turned
        return self._distinct(found) if self.squares else found

    def _numbered(self, number: int) -> list[Option]:
        if self.squares and 1 <= number <= len(self.squares):
            return list(self.squares.values())[number - 1]
        if number in self.others:
            return [self.others[number]]
        raise IllegalChoice(f"There is no choice {number}; type {self.hint}, or ? for help.")

    def _distinct(self, options: Sequence[Option]) -> list[Option]:
        """One option of each look."""
        seen: dict[tuple[str, ...], Option] = {}
        for option in options:
            seen.setdefault(tuple(self._hand(option.targets[0].quarters).lines()), option)
        return list(seen.values())

    def _turns(self, options: Sequence[Option]) -> str:
        return "".join(SIDES[option.targets[0].quarters] for option in options)

    def _hand(self, quarters: int) -> Block:
        state = self.game.state
        return Block(state.box.designs.tiles[state.hand], quarters)

    # ------------------------------------------------------------------ drawing

    def panel(self, seats: Sequence[str], colours: bool) -> list[Text]:
        game = self.game
        lines = [
            *self._seats(seats, colours),
            Text(f"{words.counted(game.state.pile_left, 'tile')} in the bag", "dim"),
        ]
        for module in game.state.box.modules:
            to_come = module.tiles_to_come(game.state)
            if to_come:
                lines.append(Text(f"{words.counted(to_come, f'{module.slug} tile')} to come", "dim"))
        gone = game.state.out_of_game()
        if gone:
            names = ", ".join(game.state.box.tile_name(design) for design in gone)
            lines.append(Text(f"out of the game: {names}", "dim"))
        lines.append(Text())
        name = game.setup.names[game.decision.seat]
        if self.squares:
            lines.append(Text(f"{name} places tile {game.state.box.tile_name(game.state.hand)}:", "bold"))
            lines += self._indented(coloured(self._hand(0).cells, colours))
            lines += self._place_list()
        else:
            lines.append(Text(f"{name}, a follower?" if self._deploys() else f"{name} chooses:", "bold"))
            if self._deploys():
                lines += self._indented(coloured(self._numbered_tile().cells, colours))
            for number, option in sorted(self.others.items()):
                lines += self._entry(number, option)
        return lines

    def _indented(self, lines: list[Text]) -> list[Text]:
        return [Text("   ").append_text(line) for line in lines]

    def _seats(self, seats: Sequence[str], colours: bool) -> list[Text]:
        game = self.game
        lines = []
        for seat, letter in enumerate(board_text.seat_letters(game.setup.names)):
            title = seat_title(game, seats, seat)[: PANEL - 14]
            free = sum(game.state.in_supply(seat).values())
            line = Text().append(f" {letter} ", seat_ink(seat) if colours else "")
            line.append(f" {title:<{PANEL - 14}}{game.scores[seat]:>4}", "bold" if seat == game.state.seat else "")
            lines.append(line.append(f"  ♙{free}", "dim"))
        return lines

    def _place_list(self) -> list[Text]:
        """Squares in columns: number, coordinates, and how the tile may lie there."""
        entries = [
            f"{number:>2}  {x},{y} {self._turns(self._distinct(self.squares[x, y]))}"
            for (x, y), number in self.numbers.items()
        ]
        width = max(len(entry) for entry in entries) + 2
        columns = max(1, (PANEL + 2) // width)
        rows = -(-len(entries) // columns)
        return [
            Text("".join(entry.ljust(width) for entry in entries[row::rows]).rstrip(), no_wrap=True)
            for row in range(rows)
        ]

    def turned_tiles(self, options: Sequence[Option], colours: bool) -> list[Text]:
        """The tile in each of its possible turns, side by side."""
        lines = [Text() for _ in range(HEIGHT + 1)]
        for number, option in enumerate(options, 1):
            quarters = option.targets[0].quarters
            lines[0].append(f"{number}: {SIDES[quarters]}".ljust(10))
            for line, row in zip(lines[1:], coloured(self._hand(quarters).cells, colours), strict=True):
                line.append_text(row).append("   ")
        return lines

    def _deploys(self) -> bool:
        return any(option.targets and isinstance(option.targets[0], Segment) for option in self.others.values())

    def _numbered_tile(self) -> Block:
        """The tile just placed, with the number of each choice where the follower would stand."""
        state = self.game.state
        x, y, design, quarters = state.board.where(state.placed)
        block = Block(state.box.designs.tiles[design], quarters)
        own = state.board.segments_of(state.placed)
        names = {state.board.segment_at(segment): segment - own.start for segment in own}
        for number, option in self.others.items():
            for target in option.targets:
                if isinstance(target, Segment) and (target.x, target.y) == (x, y):
                    local = names[target.x, target.y, target.kind, target.port]
                    block.put(state.box.designs.features[design][local], str(number)[-1], "number")
        return block

    def _entry(self, number: int, option: Option) -> list[Text]:
        lines = [Text(f"{number:>2}  {words.option_words(self.game, option)}")]
        if option.targets and isinstance(option.targets[0], Segment):
            lines.append(Text(f"    {words.prospect_words(self.game, option.targets[0])}", "dim"))
        return lines


def table_of_points(game: Game, titles: Sequence[str]) -> Table:
    """Who got how many points for what, best first."""
    kinds = ["road", "city", "monastery", "field"]
    points: dict[tuple[int, str], int] = {}
    for event in game.events:
        if isinstance(event, Scored):
            kinds += [event.feature] if event.feature not in kinds else []
            for payment in event.payments:
                key = payment.seat, event.feature
                points[key] = points.get(key, 0) + payment.points
    table = Table("", *(words.heading(kind) for kind in kinds), "points")
    for column in table.columns[1:]:
        column.justify = "right"
    for seat in sorted(range(game.setup.seats), key=lambda seat: -game.scores[seat]):
        table.add_row(
            Text(titles[seat]),
            *(str(points.get((seat, kind), 0)) for kind in kinds),
            Text(str(game.scores[seat]), "bold"),
        )
    return table
