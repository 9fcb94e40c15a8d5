"""A small language for stories: a drawn board, who puts which follower where, and what comes of it.

    Story("Red Blue", '''
        2E↓ 3E↓
        [D] 1D↑
        ''',
        "2 Red city:S",
        "3 Blue ?",
    )

Every drawn tile is its turn, its letter, and an arrow to where its printed north faces; `[D]` is the start
tile at 0,0 (with a river its spring, `[R1_source]`) and `.` an empty square. A line names a turn, the seat that
must have it, and the segment its follower goes to: nothing is a pass, `?` stops the story there, with the figure
still to be chosen. A figure that is no small follower is named: `2 Red builder road:E`. Turns without a line are
passed by whoever has them. If a turn is not the named seat's, the seats in between lay straight roads in a lane that
runs from the start tile to the west (or to the east), so leave room there. `again` after the seat means that the tile
is the second one of the same turn: `3 Red again road:E`.

What else is chosen in a turn follows after semicolons, as the game writes it: `3 Red tower 0,0; capture
follower/1@city:N@1,0`. A tile laid instead of one that is drawn is drawn like any other, by its name. What the
story does not tell is passed over: nobody ransoms, nobody lays an abbey, nobody moves into the city of Carcassonne. Two
triangles on one square are drawn with `+` between them, `1I-04→+6II-04←`; everybody has picked those that he lays. Of
a castle the first cell is drawn, the second one is `#`; everybody is dealt those that he lays. A
turn that ends with `?` (`3 Red road:E; ?`) stops there, whatever is asked. A walk of the dragon is told whole, with the
steps that nobody was asked for: `3 Red road:E; dragon 1,0 2,0 2,1`.

With a river, turn 0 is the fork that is laid while the game is set up. Springs, forks and lakes come by themselves;
whoever lays the lake with the volcano has the next turn, too.

With the count, `[07]` is the tile of his city that lies at 0,0, and `#` are the others. The lane is then the road that
leaves the city in the north-west.

`draws` decides what is drawn by lot, such as tokens from a bag (see `Setup.draws`).

After the drawing one more straight road is in the bag, so that the game goes on (or the tiles that `rest` names);
`end` lays it, and the game is over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from languedoc.carcassonne import words
from languedoc.carcassonne.events import Awarded, FigureDeployed, GameOver, Payment, Scored, TileDrawn, TilePlaced
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.modules.german_castles.rules import CASTLES_EACH
from languedoc.carcassonne.modules.princess_and_dragon.rules import DragonMoved
from languedoc.carcassonne.targets import Place
from languedoc.carcassonne.tiles.catalogue import sheet
from languedoc.table.event import Event

ARROWS = "↑→↓←"
TILE = re.compile(rf"(\d+)([A-Z][\w-]*)([{ARROWS}])")
TOGETHER = "+"  # between two triangles on one square
START = re.compile(r"\[\w+\]")
CITY_OF_CARCASSONNE = "[07]"
LYING = "#"
ASIDE = ("R1_lake", "R2_fork", "R2_lake_volcano")  # never drawn from a pile
STRAIGHT_ROAD = "U"
FOLLOWER = "follower"
PASS = "pass"
STOP = "?"
AGAIN = "again"
NEXT = ";"
DRAGON = "dragon "
DRAFT = "setup_triangles"
CHOOSE_HELD = ("choose_triangle", "choose_german_castle")  # steps at which a tile that a seat holds may be laid
TURN_BEGINS = ("place_tile", "attach_fork", "choose_abbey", "ransom_prisoner", *CHOOSE_HELD)  # steps before a tile lies
NOT_DRAWN = {"ABBEY": "abbey"}  # tiles laid instead of a drawn one, each with its verb
CASTLES = tuple(tile.id for tile in sheet("german_castles").tiles)
HELD = (*(tile.id for tile in sheet("half_so_wild").tiles), *CASTLES)  # the same, chosen first and then placed
INSTEAD_OF_DRAWING = "draw"


def lines(game: Game, events: Sequence[Event]) -> list[str]:
    """What happened, in sentences."""
    return [sentence.text for sentence in words.story(game, events)]


class Turn(NamedTuple):
    seat: int
    tile: str
    place: Place
    choices: tuple[str, ...] = ()  # none is a pass


class Story:
    def __init__(
        self,
        seats: str,
        drawing: str,
        *lines: str,
        lane: str = "west",
        rest: str = STRAIGHT_ROAD,
        draws: Sequence[float] = (),
        modules: Sequence[str] = ("base",),
        tiles: Sequence[str] = (),
        options: Mapping[str, str | bool] | None = None,
        preset: str = "big_box_2006",
    ) -> None:
        self.names = seats.split()
        drawn = _read_drawing(drawing)
        taken = {(place.x, place.y) for _, place in drawn.values()}
        step = -1 if lane == "west" else 1
        self._lane = _lane(-3, -1, -1, taken) if CITY_OF_CARCASSONNE in drawing else _lane(step, 0, step, taken)
        turns = list(self._turns(drawn, lines))
        self.game = Game(
            self.names,
            bag=[
                *(self._deal_castles(turns) if "german_castles" in modules else ()),
                *(turn.tile for turn in turns if turn.tile not in (*ASIDE, *NOT_DRAWN, *HELD)),
                *rest.split(),
            ],
            draws=draws,
            modules=modules,
            tiles=tiles,
            options=options,
            preset=preset,
        )
        self._pick_triangles(turns)
        self._seen = 0  # events that the story has told
        self.passed_over: list[str] = []  # steps after a tile that the story does not tell: somebody passed
        for turn in turns:
            self._play(turn)

    def _turns(self, drawn: Mapping[int, tuple[str, Place]], lines: Sequence[str]) -> Iterator[Turn]:
        """The drawn turns in order, with straight roads in between for seats that have nothing to tell."""
        seat = 0
        told = {int(number): words for number, *words in (line.split() for line in lines)}
        assert len(told) == len(lines), "two lines name the same turn"
        assert set(told) <= set(drawn), "a line names a turn that is not drawn"
        for number, (tile, place) in sorted(drawn.items()):
            name, *choice = told.get(number, [""])
            assert name in ("", *self.names), f"{name!r} has no seat"
            if choice[:1] == [AGAIN]:
                del choice[0]
                seat = (seat - 1) % len(self.names)
                assert self.names[seat] == name, f"turn {number - 1} is not {name}'s"
            while name and self.names[seat] != name:
                yield Turn(seat, STRAIGHT_ROAD, next(self._lane))
                seat = (seat + 1) % len(self.names)
            choices = [part.split() for part in " ".join(choice).split(NEXT)] if choice else []
            if choices and len(choices[0]) == 1 and choices[0] not in ([STOP], [PASS]):
                choices[0].insert(0, FOLLOWER)
            yield Turn(seat, tile, place, tuple(" ".join(part) for part in choices))
            if number and tile != "R2_lake_volcano":
                seat = (seat + 1) % len(self.names)

    # ------------------------------------------------------------------ playing

    def _pick_triangles(self, turns: Sequence[Turn]) -> None:
        """Everybody picks the triangles that he will lay, and what nobody wants."""
        laid = [(turn.seat, turn.tile) for turn in turns if turn.tile in HELD]
        while self.game.decision.step == DRAFT:
            seat = self.game.decision.seat
            own = [f"pick {tile}" for owner, tile in laid if owner == seat and self.may(f"pick {tile}")]
            free = [text for text in sorted(self.options()) if text not in [f"pick {tile}" for _, tile in laid]]
            self.game.choose([*own, *free][0])

    def _deal_castles(self, turns: Sequence[Turn]) -> list[str]:
        """Everybody is dealt the castles that he will lay, and any others."""
        laid = [(turn.seat, turn.tile) for turn in turns if turn.tile in CASTLES]
        others = [tile for tile in CASTLES if tile not in [castle for _, castle in laid]]
        dealt = []
        for seat in range(len(self.names)):
            own = [tile for owner, tile in laid if owner == seat]
            while len(own) < CASTLES_EACH[len(self.names)]:
                own.append(others.pop(0))
            dealt += own
        return dealt

    def _play(self, turn: Turn) -> None:
        """One turn. What the engine did unasked, because it had no choice, must be what the story says."""
        while not self._news(TilePlaced):
            step = self.game.decision.step
            assert step in TURN_BEGINS, f"{step} is asked before {turn}"
            if turn.tile in NOT_DRAWN and step not in ("ransom_prisoner", *CHOOSE_HELD):
                self.game.choose(f"{NOT_DRAWN[turn.tile]} {turn.place.x},{turn.place.y}")
            elif turn.tile in HELD and step in CHOOSE_HELD:
                self.game.choose(next((text for text in self.options() if text.split()[1:] == [turn.tile]), PASS))
            elif step in ("place_tile", "attach_fork"):
                self.game.choose(f"place {turn.place}")
            else:
                self.game.choose(PASS if self.may(PASS) else INSTEAD_OF_DRAWING)
        placed = self._news(TilePlaced)[0]
        assert placed == TilePlaced(*turn[:3]), f"{placed} is not {turn}"
        self._seen = self.game.events.index(placed) + 1
        if not turn.choices and not self._asked():
            assert not self._news(FigureDeployed)
        for choice in turn.choices:
            if choice == STOP:
                assert self._asked(), f"nothing was asked after {turn}"
                return
            if choice.startswith(DRAGON):
                self._lead(choice.removeprefix(DRAGON).split())
            else:
                self.game.choose(choice)
        while self._asked():
            self.passed_over.append(self.game.decision.step)
            self.game.choose(PASS)

    def _lead(self, cells: Sequence[str]) -> None:
        for cell in cells:
            if self.may(DRAGON + cell):
                self.game.choose(DRAGON + cell)
        assert [str(event.cell) for event in self._news(DragonMoved)] == list(cells)

    def _asked(self) -> bool:
        """Whether the turn goes on after its tile."""
        return not self.game.over and not (self._news(TileDrawn) or self.game.decision.step in TURN_BEGINS)

    def _news(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.game.events[self._seen :] if isinstance(event, kind)]

    def choose(self, text: str) -> Story:
        self.game.choose(text)
        return self

    def as_example(self) -> str:
        """Its game as the beginning of a drawn example, up to where the story stops: see lessons/examples.py."""
        setup = self.game.setup
        listed = [f'"{each}"' for each in setup.bag or ()]
        turns: list[list[str]] = []
        for choice in self.game.choices:
            if choice.startswith("place ") or not turns:
                turns.append([])
            turns[-1].append(choice)
        lines = ["[[example]]", f"bag = [{', '.join(listed)}]"]
        lines += [f"draws = {list(setup.draws)}"] * bool(setup.draws) + [f"players = {len(self.names)}"]
        lines += ["played = [", *(f'  "{"; ".join(turn)}",' for turn in turns), "]"]
        return "\n".join(lines)

    def end(self) -> Story:
        """Lay the last straight road; nothing is left to draw."""
        self._play(Turn(self.game.decision.seat, STRAIGHT_ROAD, next(self._lane)))
        assert self._news(GameOver), "the game goes on"
        return self

    # ------------------------------------------------------------------ looking

    def options(self) -> set[str]:
        return {option.text for option in self.game.options}

    def may(self, text: str) -> bool:
        return text in self.options()

    def points(self) -> dict[str, int]:
        return dict(zip(self.names, self.game.scores, strict=True))

    def supply(self, figure: str = FOLLOWER) -> dict[str, int]:
        """The followers, or other figures, that each seat still has."""
        return {name: kinds[figure] for name, kinds in zip(self.names, self.game.view()["supply"], strict=True)}

    def standing(self) -> set[str]:
        """The figures on the board, as `Red city:S@0,-1` or `Red builder road:E@1,0`."""
        return {
            f"{self.names[figure['seat']]} {figure['kind']} {figure['segment']}".replace(f" {FOLLOWER} ", " ")
            for figure in self.game.view()["figures"]
        }

    def told(self) -> list[str]:
        """All that happened, in sentences."""
        return lines(self.game, self.game.events)

    def payments(self, kind: str = "") -> list[str]:
        """All that was paid, as `city: Red 8 (3 tiles 6, 1 pennants 2)`; at the end after `final`."""
        paid = []
        for event in self.game.events:
            if isinstance(event, Scored) and kind in ("", event.feature):
                what, payments = event.feature, event.payments
            elif isinstance(event, Awarded) and kind in ("", event.reason):
                what, payments = event.reason, (event.payment,)
            else:
                continue
            paid.append(f"{'final ' * event.final}{what}: {'; '.join(map(self._payment, payments))}")
        return paid

    def awards(self) -> list[str]:
        """What was paid for other things than features, as `goods: Red 10 (4 wine 10)`."""
        return [
            f"{event.reason}: {self._payment(event.payment)}"
            for event in self.game.events
            if isinstance(event, Awarded)
        ]

    def _payment(self, payment: Payment) -> str:
        assert payment.points == sum(item.points for item in payment.items)
        items = ", ".join(f"{item.number} {item.name} {item.points}" for item in payment.items)
        return f"{self.names[payment.seat]} {payment.points}" + f" ({items})" * bool(items)


def _read_drawing(drawing: str) -> dict[int, tuple[str, Place]]:
    """The tile of each turn, and where it lies as seen from the start tile."""
    grid = {(x, y): word for y, row in enumerate(drawing.strip().splitlines()) for x, word in enumerate(row.split())}
    ((start_x, start_y),) = [cell for cell, word in grid.items() if START.fullmatch(word)]
    drawn = {}
    for (x, y), word in grid.items():
        if word not in (".", LYING) and not START.fullmatch(word):
            for each in word.split(TOGETHER):
                found = TILE.fullmatch(each)
                assert found, f"{each!r} is no turn, tile and arrow"
                turn, tile, arrow = found.groups()
                assert int(turn) not in drawn, f"turn {turn} is drawn twice"
                drawn[int(turn)] = tile, Place(x - start_x, y - start_y, ARROWS.index(arrow))
    first = 0 if 0 in drawn else 1
    assert sorted(drawn) == list(range(first, first + len(drawn))), "a turn is missing"
    return drawn


def _lane(x: int, y: int, step: int, taken: set[tuple[int, int]]) -> Iterator[Place]:
    """The free squares of a row, from the first one outwards."""
    while True:
        if (x, y) not in taken:
            yield Place(x, y, 0)
        x += step
