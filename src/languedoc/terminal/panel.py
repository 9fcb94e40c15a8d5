"""The panel beside the board: scores and holdings, the tile in the hand, the choices and the numbers to type."""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Mapping, Sequence
from itertools import zip_longest

from rich.table import Table
from rich.text import Text

from languedoc.carcassonne import text as board_text
from languedoc.carcassonne import words
from languedoc.carcassonne.board.geometry import SIDES
from languedoc.carcassonne.events import Awarded, Payment, Scored
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.nouns import side
from languedoc.carcassonne.targets import Segment, Word
from languedoc.carcassonne.tile_text import HEIGHT, WIDE, Block
from languedoc.carcassonne.tiles.catalogue import Tile
from languedoc.errors import IllegalChoice
from languedoc.i18n import ENGLISH, Speech
from languedoc.table.decision import Option, Range
from languedoc.table.words import seat_letters
from languedoc.terminal.screen import PANEL, coloured, seat_ink

UNBOUNDED = sys.maxsize  # lines
BESIDE = 3  # columns between tiles to choose from
FEWEST_LISTED = 3  # lines of choices that are shown on the smallest screen


def trimmed(line: Text) -> Text:
    return Text(line.plain.strip(), line.style)


class Choices:
    """The options of the pending decision, numbered for a person.

    Places are numbered by square, and turns of the tile that look the same are one choice. Other options are numbered
    after them; passing is 0.
    """

    def __init__(self, game: Game, speech: Speech = ENGLISH, viewer: int | None = None) -> None:
        self.game = game
        self.viewer = viewer
        self.speech = speech
        self.squares = board_text.legal_squares(game)
        self.numbers = {square: number for number, square in enumerate(self.squares, 1)}
        options = game.known_to(game.decision.seat).options
        self.listed = options.listed
        self.ranges = options.ranges
        passing = [option for option in options.listed if option.verb == "pass"]
        placing = {option for options in self.squares.values() for option in options}
        rest = [option for option in options.listed if option.verb != "pass" and option not in placing]
        self.others: dict[int, Option] = dict(enumerate(passing, 1 - len(passing)))
        self.others |= dict(enumerate(rest, len(self.squares) + 1))

    @property
    def hint(self) -> str:
        """What may be typed."""
        if self.ranges:
            return self.speech.say("terminal-range_number", option=self.ranges[0].option(self.ranges[0].default).text)
        others = ""
        if self.others:
            others = self.speech.say("terminal-number", first=min(self.others), last=max(self.others))
        if self.squares:
            way = ".or" if others else ""
            return self.speech.say(f"terminal-square_number{way}", last=len(self.squares), others=others)
        return others

    def quarters(self, letter: str) -> int:
        """The orientation of a tile whose top points to a side, by the letter of the notation or of the language; else
        -1."""
        for letters in (SIDES, self.letters):
            if letter.upper() in tuple(letters):
                return letters.index(letter.upper())
        return -1

    @property
    def letters(self) -> str:
        return "".join([side(each, self.speech) for each in SIDES])

    def find(self, line: str) -> list[Option]:
        """The options meant by a number or by notation; several if a square leaves the orientation open."""
        typed = " ".join(line.split())
        listed = self.listed
        for option in listed:
            if typed.lower() == option.text.lower():
                return [option]
        ranged = self._ranged(typed.lower())
        if ranged:
            return ranged
        without_verb = [option for option in listed if typed.lower() == option.text.partition(" ")[2].lower()]
        if len(without_verb) > 1:
            meant = f" {self.speech.say('terminal-or')} ".join(f'"{option.text}"' for option in without_verb)
            raise IllegalChoice(self.speech.say("terminal-not_clear", typed=typed, meant=meant))
        if without_verb:
            return without_verb
        number = re.fullmatch(rf"(\d{{1,6}})\s*([{SIDES}{self.letters}]?)", typed, re.IGNORECASE)
        if number is None:
            raise IllegalChoice(self.speech.say("terminal-no_choice", typed=typed[:60], hint=self.hint))
        found = self._numbered(int(number[1]))
        if found[0] in self.others.values():
            if number[2]:
                raise IllegalChoice(self.speech.say("terminal-only_tiles_turn", number=number[1]))
            return found
        if not number[2]:
            return self._distinct(found)
        turned = [option for option in found if option.targets[0].quarters == self.quarters(number[2])]
        if not turned:
            words = {"side": number[2].upper(), "sides": self._turns(found)}
            raise IllegalChoice(self.speech.say("terminal-not_turned_so", **words))
        return turned

    def _ranged(self, typed: str) -> list[Option]:
        """The option of a range given by its notation, or by its number or point alone."""
        found = [each.find(text) for each in self.ranges for text in (typed, f"{each.verb} {typed}")]
        return [option for option in found if option is not None]

    def _numbered(self, number: int) -> list[Option]:
        if 1 <= number <= len(self.squares):
            return list(self.squares.values())[number - 1]
        if number in self.others:
            return [self.others[number]]
        raise IllegalChoice(self.speech.say("terminal-no_such_choice", typed=str(number), hint=self.hint))

    def _distinct(self, options: Sequence[Option]) -> list[Option]:
        """One option for each appearance."""
        seen: dict[tuple[str, ...], Option] = {}
        for option in options:
            seen.setdefault(tuple(self._hand(option.targets[0].quarters).lines()), option)
        return list(seen.values())

    def _turns(self, options: Sequence[Option]) -> str:
        return "".join(self.letters[option.targets[0].quarters] for option in options)

    def _hand(self, quarters: int) -> Block:
        state = self.game.state
        return Block(state.box.designs.tiles[state.hand], quarters, signs=words.signs_in_play(self.game))

    # ------------------------------------------------------------------ drawing

    def panel(self, titles: Sequence[str], colours: int, height: int = UNBOUNDED) -> list[Text]:
        """The panel for a place beside the board; at most `height` lines if possible."""
        game, say = self.game, self.speech.say
        lines = [
            *self._seats(titles, colours),
            Text(say("terminal-in_bag", number=game.state.pile_left), "dim"),
        ]
        lines += [Text(line, "dim") for line in words.notices(game, self.speech)]
        for module in game.state.box.modules:
            to_come = module.tiles_to_come(game.state)
            if to_come:
                lines.append(Text(say(f"to_come-{module.slug}", number=to_come), "dim"))
        tiles = game.state.box.designs.tiles
        gone = [design for design in game.state.out_of_game() if tiles[design].stack != "player"]  # drawn, not picked
        if gone:
            names = ", ".join(game.state.box.tile_name(design) for design in gone)
            lines.append(Text(say("terminal-out_of_game", tiles=names), "dim"))
        lines += [Text(), Text(words.question(self.game, self.speech), "bold")]
        lines += [Text("   ").append_text(line) for line in self._drawing(colours)]
        lines += [Text(f"   {line}", "dim") for line in textwrap.wrap(self._signs(), PANEL - 4)]
        return lines + self._listed(PANEL, height - len(lines), colours)

    def compact_panel(self, colours: int, width: int, height: int) -> list[Text]:
        """The panel for narrow screens, to be printed below the board."""
        lines = [Text(no_wrap=True)]
        for seat, letter in enumerate(seat_letters(self.game.setup.names)):
            free = self.game.state.in_supply(seat)["follower"]
            entry = Text().append(f" {letter} ", seat_ink(seat, colours))
            entry.append(f" {self.game.scores[seat]} ♙{free}  ", "bold" if seat == self.game.state.seat else "")
            if lines[-1].cell_len + entry.cell_len > width:
                lines.append(Text(no_wrap=True))
            lines[-1].append_text(entry)
        bag = Text(self.speech.say("terminal-in_bag.short", number=self.game.state.pile_left), "dim")
        lines = lines if lines[-1].cell_len + bag.cell_len <= width else [*lines, Text()]
        lines[-1].append_text(bag)
        names = self.game.setup.names
        held = {name: words.holdings(self.game, seat, self.speech, self.viewer) for seat, name in enumerate(names)}
        told = "; ".join(f"{name}: {', '.join(things)}" for name, things in held.items() if things)
        lines += [Text(told, "dim")] if told else []
        drawing = self._drawing(colours)
        asked = f"{words.question(self.game, self.speech)} {self._signs()}".strip()
        question = textwrap.wrap(asked, width - WIDE - 2 if drawing else width)
        for line, words_beside in zip_longest(drawing, question):
            beside = Text("  " if drawing else "").append(words_beside or "", "bold")
            lines.append((line or Text(" " * WIDE if drawing else "")).append_text(beside))
        return lines + self._listed(width, height - len(lines), colours)

    def _signs(self) -> str:
        """The special signs of the tile in the hand."""
        state = self.game.state
        return words.tile_signs(self.game, state.box.designs.tiles[state.hand], self.speech) if self.squares else ""

    def _drawing(self, colours: int) -> list[Text]:
        """The tile in the hand, or the one just placed with numbers on it."""
        if self.squares:
            return coloured(self._hand(0).cells, colours)
        return coloured(self._numbered_tile().cells, colours) if self.deploys else []

    def _listed(self, width: int, height: int, colours: int) -> list[Text]:
        """Squares, then other choices, tiles as drawings. If there are few lines, tiles are listed by name, remarks
        share a line and the end is left out."""
        tiles = {number: tile for number, option in self.others.items() if (tile := self._tile_of(option))}
        drawn = self._tile_drawings(tiles, width, colours)
        if len(drawn) + len(self.others) - len(tiles) > height:
            tiles, drawn = {}, []
        entries = [self._entry(number, option) for number, option in sorted(self.others.items()) if number not in tiles]
        entries += [self._range_entry(each) for each in self.ranges]
        places = self._place_list(width, UNBOUNDED)
        others = [line for entry in entries for line in entry]
        if len(places) + len(others) > height:
            others = [Text(", ", no_wrap=True).join([entry[0], *map(trimmed, entry[1:])]) for entry in entries]
            places = self._place_list(width, max(FEWEST_LISTED, height - len(others)))
        most = max(FEWEST_LISTED, height - len(places))
        if len(others) > most:
            left_out = len(others) - most + 1
            others = [*others[: most - 1], self._more(left_out)]
        return places + others + drawn

    def _tile_of(self, option: Option) -> Tile | None:
        """The tile that an option is about, such as one that a seat holds."""
        box = self.game.state.box
        if option.targets and isinstance(option.targets[0], Word) and option.targets[0].family == "tile":
            return box.designs.tiles[box.tile_names.index(option.targets[0].word)]
        return None

    def _tile_drawings(self, tiles: Mapping[int, Tile], width: int, colours: int) -> list[Text]:
        """Tiles to choose from, side by side with their numbers."""
        lines: list[Text] = []
        room = width
        for number, tile in sorted(tiles.items()):
            cells = range(2 if tile.shape == "double" else 1)
            blocks = [Block(tile, signs=words.signs_in_play(self.game), cell=cell).cells for cell in cells]
            across = WIDE * len(blocks)
            if room + across > width:
                lines += [Text(no_wrap=True) for _ in range(HEIGHT + 1)]
                room = 0
            lines[-HEIGHT - 1].append(f"{number}: {tile.id}".ljust(across + BESIDE)[: across + BESIDE])
            rows = [[cell for block in blocks for cell in block[line]] for line in range(HEIGHT)]
            for line, row in zip(lines[-HEIGHT:], coloured(rows, colours), strict=True):
                line.append_text(row).append(" " * BESIDE)
            room += across + BESIDE
        return lines

    def _more(self, number: int) -> Text:
        return Text(f"    {self.speech.say('terminal-more', number=number)}", "dim")

    def _seats(self, titles: Sequence[str], colours: int) -> list[Text]:
        game = self.game
        lines = []
        for seat, letter in enumerate(seat_letters(game.setup.names)):
            title = titles[seat][: PANEL - 14]
            free = game.state.in_supply(seat)["follower"]
            line = Text().append(f" {letter} ", seat_ink(seat, colours))
            line.append(f" {title:<{PANEL - 14}}{game.scores[seat]:>4}", "bold" if seat == game.state.seat else "")
            lines.append(line.append(f"  ♙{free}", "dim"))
            held = textwrap.wrap(", ".join(words.holdings(game, seat, self.speech, self.viewer)), PANEL - 4)
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
        return [*lines, self._more(left_out)] if left_out else lines

    def turned_tiles(self, options: Sequence[Option], colours: int) -> list[Text]:
        """The tile in each of its possible orientations, side by side."""
        lines = [Text() for _ in range(HEIGHT + 1)]
        for number, option in enumerate(options, 1):
            quarters = option.targets[0].quarters
            lines[0].append(f"{number}: {self.letters[quarters]}".ljust(10))
            for line, row in zip(lines[1:], coloured(self._hand(quarters).cells, colours), strict=True):
                line.append_text(row).append("   ")
        return lines

    @property
    def deploys(self) -> bool:
        """Whether the question is where to put a figure."""
        return any(option.targets and isinstance(option.targets[0], Segment) for option in self.others.values())

    def _numbered_tile(self) -> Block:
        """The tile just placed, with the number of the first choice at each place where a follower would stand."""
        state = self.game.state
        x, y, _, quarters = state.board.where(state.placed)
        block = Block(state.board.tile_of(state.placed), quarters, signs=words.signs_in_play(self.game))
        numbered = set()
        for number, option in self.others.items():
            for target in option.targets:
                if isinstance(target, Segment) and (target.x, target.y) == (x, y) and target not in numbered:
                    numbered.add(target)
                    segment = state.board.find_segment(target.x, target.y, target.kind, target.port)
                    block.put(state.board.feature_of(segment), str(number)[-1], "number")
        return block

    def _entry(self, number: int, option: Option) -> list[Text]:
        told = textwrap.wrap(words.option_words(self.game, option, self.speech), PANEL - 4)
        lines = [Text(f"{number:>2}  {told[0]}"), *(Text(f"    {line}") for line in told[1:])]
        if option.targets and isinstance(option.targets[0], Segment):
            lines.append(Text(f"    {words.prospect_words(self.game, option.targets[0], self.speech)}", "dim"))
        return lines

    def _range_entry(self, each: Range) -> list[Text]:
        """A range of options: its first, its last and its default option, in notation."""
        say = self.speech.say
        bounds = say("terminal-range", low=each.option(each.low).text, high=each.option(each.high).text)
        proposed = say("terminal-range_default", option=each.option(each.default).text)
        return [Text(f"    {bounds}"), Text(f"    {proposed}", "dim")]


def table_of_points(game: Game, titles: Sequence[str], speech: Speech = ENGLISH) -> Table:
    """A table of points by source, best player first."""
    kinds = [words.feature_title(feature, speech) for feature in ("road", "city", "monastery", "field")]
    points: dict[tuple[int, str], int] = {}
    paid: list[tuple[str, Payment]] = []
    for event in game.known_to(None).events():
        if isinstance(event, Scored):
            paid += [(words.source_title(event, speech), payment) for payment in event.payments]
        elif isinstance(event, Awarded):
            paid.append((words.source_title(event, speech), event.payment))
    for kind, payment in paid:
        kinds += [kind] if kind not in kinds else []
        points[payment.seat, kind] = points.get((payment.seat, kind), 0) + payment.points
    table = Table("", *kinds, speech.say("terminal-points"))
    for column in table.columns[1:]:
        column.justify = "right"
    for seat in sorted(range(game.setup.seats), key=lambda seat: -game.scores[seat]):
        table.add_row(
            Text(titles[seat]),
            *(str(points.get((seat, kind), 0)) for kind in kinds),
            Text(str(game.scores[seat]), "bold"),
        )
    return table
