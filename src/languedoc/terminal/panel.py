"""The panel beside the board: who has what, the tile in the hand, the choices and the numbers to type."""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Sequence
from itertools import zip_longest

from rich.table import Table
from rich.text import Text

from languedoc.carcassonne import text as board_text
from languedoc.carcassonne import words
from languedoc.carcassonne.board.geometry import SIDES
from languedoc.carcassonne.events import Awarded, Payment, Scored
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.targets import Segment
from languedoc.carcassonne.tile_text import HEIGHT, WIDE, Block
from languedoc.errors import IllegalChoice
from languedoc.table.decision import Option
from languedoc.terminal.screen import PANEL, coloured, seat_ink

UNBOUNDED = sys.maxsize  # lines
FEWEST_LISTED = 3  # lines of choices that are shown however small the screen


def trimmed(line: Text) -> Text:
    return Text(line.plain.strip(), line.style)


def seat_title(game: Game, seats: Sequence[str], seat: int) -> str:
    return f"{game.setup.names[seat]} ({seats[seat]})"


class Choices:
    """The options of the pending decision, numbered for a person.

    Places are numbered by square, and turns of the tile that look the same are one. Other options are
    numbered after them; passing is 0.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.squares = board_text.legal_squares(game)
        self.numbers = {square: number for number, square in enumerate(self.squares, 1)}
        passing = [option for option in game.options if option.verb == "pass"]
        placing = {option for options in self.squares.values() for option in options}
        rest = [option for option in game.options if option.verb != "pass" and option not in placing]
        self.others: dict[int, Option] = dict(enumerate(passing, 1 - len(passing)))
        self.others |= dict(enumerate(rest, len(self.squares) + 1))

    @property
    def hint(self) -> str:
        """What may be typed."""
        others = f"a number from {min(self.others)} to {max(self.others)}" if self.others else ""
        if self.squares:
            return f"the number of a square, 1 to {len(self.squares)}" + (f", or {others}" if others else "")
        return others

    def find(self, line: str) -> list[Option]:
        """The options meant by a number or by notation; several when a square leaves the turn open."""
        typed = " ".join(line.split())
        for option in self.game.options:
            if typed.lower() == option.text.lower():
                return [option]
        without_verb = [
            option for option in self.game.options if typed.lower() == option.text.partition(" ")[2].lower()
        ]
        if len(without_verb) > 1:
            meant = " or ".join(f'"{option.text}"' for option in without_verb)
            raise IllegalChoice(f"{typed!r} is not clear; type {meant}.")
        if without_verb:
            return without_verb
        number = re.fullmatch(r"(\d{1,6})\s*([NESWnesw]?)", typed)
        if number is None:
            raise IllegalChoice(f"{typed[:60]!r} is not a choice; type {self.hint}, or ? for help.")
        found = self._numbered(int(number[1]))
        if found[0] in self.others.values():
            if number[2]:
                raise IllegalChoice(f"Only tiles are turned; for this choice type {number[1]}.")
            return found
        if not number[2]:
            return self._distinct(found)
        turned = [option for option in found if SIDES[option.targets[0].quarters] == number[2].upper()]
        if not turned:
            raise IllegalChoice(
                f"The tile cannot lie there turned {number[2].upper()}; possible: {self._turns(found)}."
            )
        return turned

    def _numbered(self, number: int) -> list[Option]:
        if 1 <= number <= len(self.squares):
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

    def panel(self, seats: Sequence[str], colours: int, height: int = UNBOUNDED) -> list[Text]:
        """For beside the board: who has what, the tile, the choices. No higher than that where it can be."""
        game = self.game
        lines = [
            *self._seats(seats, colours),
            Text(f"{words.counted(game.state.pile_left, 'tile')} in the bag", "dim"),
        ]
        lines += [Text(line, "dim") for line in words.notices(game)]
        for module in game.state.box.modules:
            to_come = module.tiles_to_come(game.state)
            if to_come:
                lines.append(Text(f"{words.counted(to_come, f'{module.slug} tile')} to come", "dim"))
        gone = game.state.out_of_game()
        if gone:
            names = ", ".join(game.state.box.tile_name(design) for design in gone)
            lines.append(Text(f"out of the game: {names}", "dim"))
        lines += [Text(), Text(self._question(), "bold")]
        lines += [Text("   ").append_text(line) for line in self._drawing(colours)]
        lines += [Text(f"   {line}", "dim") for line in textwrap.wrap(self._signs(), PANEL - 4)]
        return lines + self._listed(PANEL, height - len(lines))

    def compact_panel(self, colours: int, width: int, height: int) -> list[Text]:
        """The same for narrow screens, to stand below the board."""
        lines = [Text(no_wrap=True)]
        for seat, letter in enumerate(board_text.seat_letters(self.game.setup.names)):
            free = self.game.state.in_supply(seat)["follower"]
            entry = Text().append(f" {letter} ", seat_ink(seat, colours))
            entry.append(f" {self.game.scores[seat]} ♙{free}  ", "bold" if seat == self.game.state.seat else "")
            if lines[-1].cell_len + entry.cell_len > width:
                lines.append(Text(no_wrap=True))
            lines[-1].append_text(entry)
        bag = Text(f"bag {self.game.state.pile_left}", "dim")
        lines = lines if lines[-1].cell_len + bag.cell_len <= width else [*lines, Text()]
        lines[-1].append_text(bag)
        held = {name: words.holdings(self.game, seat) for seat, name in enumerate(self.game.setup.names)}
        told = "; ".join(f"{name}: {', '.join(things)}" for name, things in held.items() if things)
        lines += [Text(told, "dim")] if told else []
        drawing = self._drawing(colours)
        asked = f"{self._question()} {self._signs()}".strip()
        question = textwrap.wrap(asked, width - WIDE - 2 if drawing else width)
        for line, words_beside in zip_longest(drawing, question):
            beside = Text("  " if drawing else "").append(words_beside or "", "bold")
            lines.append((line or Text(" " * WIDE if drawing else "")).append_text(beside))
        return lines + self._listed(width, height - len(lines))

    def _question(self) -> str:
        name = self.game.setup.names[self.game.decision.seat]
        if self.squares:
            return f"{name} places tile {self.game.state.box.tile_name(self.game.state.hand)}:"
        asked = words.question(self.game)
        if asked or not self.deploys:
            return asked or f"{name} chooses:"
        only_followers = {option.verb for option in self.others.values()} <= {"pass", "follower"}
        return f"{name}, a follower?" if only_followers else f"{name}, a figure?"

    def _signs(self) -> str:
        """What is special about the tile in the hand."""
        state = self.game.state
        return words.tile_signs(self.game, state.box.designs.tiles[state.hand]) if self.squares else ""

    def _drawing(self, colours: int) -> list[Text]:
        """The tile in the hand, or the one just placed with numbers on it."""
        if self.squares:
            return coloured(self._hand(0).cells, colours)
        return coloured(self._numbered_tile().cells, colours) if self.deploys else []

    def _listed(self, width: int, height: int) -> list[Text]:
        """Squares, then other choices. Where lines are few remarks share a line, and the end is left out."""
        entries = [self._entry(number, option) for number, option in sorted(self.others.items())]
        places = self._place_list(width, UNBOUNDED)
        others = [line for entry in entries for line in entry]
        if len(places) + len(others) > height:
            others = [Text(", ", no_wrap=True).join([entry[0], *map(trimmed, entry[1:])]) for entry in entries]
            places = self._place_list(width, max(FEWEST_LISTED, height - len(others)))
        most = max(FEWEST_LISTED, height - len(places))
        if len(others) > most:
            left_out = len(others) - most + 1
            others = [*others[: most - 1], Text(f"    {left_out} more (o: all)", "dim")]
        return places + others

    def _seats(self, seats: Sequence[str], colours: int) -> list[Text]:
        game = self.game
        lines = []
        for seat, letter in enumerate(board_text.seat_letters(game.setup.names)):
            title = seat_title(game, seats, seat)[: PANEL - 14]
            free = game.state.in_supply(seat)["follower"]
            line = Text().append(f" {letter} ", seat_ink(seat, colours))
            line.append(f" {title:<{PANEL - 14}}{game.scores[seat]:>4}", "bold" if seat == game.state.seat else "")
            lines.append(line.append(f"  ♙{free}", "dim"))
            held = textwrap.wrap(", ".join(words.holdings(game, seat)), PANEL - 4)
            lines += [Text(f"    {each}", "dim") for each in held]
        return lines

    def _place_list(self, width: int, height: int) -> list[Text]:
        """Squares in columns: number, coordinates, and how the tile may lie there."""
        entries = [
            f"{number:>2}  {x},{y} {self._turns(self._distinct(self.squares[x, y]))}"
            for (x, y), number in self.numbers.items()
        ]
        if not entries:
            return []
        across = max(len(entry) for entry in entries) + 2
        columns = max(1, (width + 2) // across)
        left_out = 0
        if -(-len(entries) // columns) > height:
            left_out = len(entries) - (height - 1) * columns
            entries = entries[:-left_out]
        rows = -(-len(entries) // columns)
        lines = [
            Text("".join(entry.ljust(across) for entry in entries[row::rows]).rstrip(), no_wrap=True)
            for row in range(rows)
        ]
        return [*lines, Text(f"    {left_out} more (o: all)", "dim")] if left_out else lines

    def turned_tiles(self, options: Sequence[Option], colours: int) -> list[Text]:
        """The tile in each of its possible turns, side by side."""
        lines = [Text() for _ in range(HEIGHT + 1)]
        for number, option in enumerate(options, 1):
            quarters = option.targets[0].quarters
            lines[0].append(f"{number}: {SIDES[quarters]}".ljust(10))
            for line, row in zip(lines[1:], coloured(self._hand(quarters).cells, colours), strict=True):
                line.append_text(row).append("   ")
        return lines

    @property
    def deploys(self) -> bool:
        """Whether it is asked where a figure shall stand."""
        return any(option.targets and isinstance(option.targets[0], Segment) for option in self.others.values())

    def _numbered_tile(self) -> Block:
        """The tile just placed, with the number of the first choice for each place where a follower would stand."""
        state = self.game.state
        x, y, design, quarters = state.board.where(state.placed)
        block = Block(state.box.designs.tiles[design], quarters)
        own = state.board.segments_of(state.placed)
        names = {state.board.segment_at(segment): segment - own.start for segment in own}
        numbered = set()
        for number, option in self.others.items():
            for target in option.targets:
                if isinstance(target, Segment) and (target.x, target.y) == (x, y) and target not in numbered:
                    numbered.add(target)
                    local = names[target.x, target.y, target.kind, target.port]
                    block.put(state.box.designs.features[design][local], str(number)[-1], "number")
        return block

    def _entry(self, number: int, option: Option) -> list[Text]:
        told = textwrap.wrap(words.option_words(self.game, option), PANEL - 4)
        lines = [Text(f"{number:>2}  {told[0]}"), *(Text(f"    {line}") for line in told[1:])]
        if option.targets and isinstance(option.targets[0], Segment):
            lines.append(Text(f"    {words.prospect_words(self.game, option.targets[0])}", "dim"))
        return lines


def table_of_points(game: Game, titles: Sequence[str]) -> Table:
    """Who got how many points for what, best first."""
    kinds = ["road", "city", "monastery", "field"]
    points: dict[tuple[int, str], int] = {}
    paid: list[tuple[str, Payment]] = []
    for event in game.events:
        if isinstance(event, Scored):
            paid += [(event.feature, payment) for payment in event.payments]
        elif isinstance(event, Awarded):
            paid.append((event.reason, event.payment))
    for kind, payment in paid:
        kinds += [kind] if kind not in kinds else []
        points[payment.seat, kind] = points.get((payment.seat, kind), 0) + payment.points
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
