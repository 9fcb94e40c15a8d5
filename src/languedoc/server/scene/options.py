"""What is asked, and what every option points at, so that it can be clicked."""

from __future__ import annotations

from typing import Any, NamedTuple

from languedoc.carcassonne import words
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.nouns import named
from languedoc.carcassonne.prospects import find_segment
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Corner, Figure, Place, Segment, Word
from languedoc.i18n import Speech
from languedoc.render import pieces, placing
from languedoc.render.merged import merged
from languedoc.render.placing import SIDE
from languedoc.server import wire
from languedoc.server.scene import board
from languedoc.table.decision import Option


def asked(game: Game, seat: int | None, speech: Speech) -> wire.Asked | None:
    """The options are told to nobody but the seat that decides."""
    if game.over:
        return None
    decision = game.decision
    offered = Offered(game, speech).options() if decision.seat == seat else []
    return wire.Asked(decision.seat, decision.step, words.question(game, speech), offered)


class Spot(NamedTuple):
    """A segment as it is shown, whatever figure is to stand there."""

    id: str
    at: wire.Point
    outline: str
    kind: str


def spot_of(state: State, segment: Segment) -> Spot:
    x, y, shape = placing.shape_of(state, find_segment(state, segment))
    at = (round(x * SIDE + shape.anchor[0], 1), round(y * SIDE + shape.anchor[1], 1))
    return Spot(str(segment), at, merged([(x, y, shape.border)]), shape.kind)


class Offered:
    """The options of one decision; what they have in common is looked up once."""

    def __init__(self, game: Game, speech: Speech) -> None:
        self.game = game
        self.speech = speech
        self._standing: dict[Figure, wire.FigureTarget] | None = None
        self._spots: dict[Segment, Spot] = {}

    def options(self) -> list[wire.Option]:
        return [self.option(option) for option in self.game.options]

    def option(self, option: Option) -> wire.Option:
        targets = [self.target(option, target) for target in option.targets]
        return wire.Option(option.text, option.verb, words.option_words(self.game, option, self.speech), targets)

    def target(self, option: Option, target: Any) -> wire.Target:
        match target:
            case Place():
                return wire.PlaceTarget(target.x, target.y, target.quarters)
            case Cell():
                return wire.CellTarget(target.x, target.y)
            case Corner():
                return wire.CornerTarget((target.x * SIDE, target.y * SIDE))
            case Segment():
                return self.segment(option, target)
            case Figure():
                return self.figure(target)
            case Word():
                return wire.WordTarget(target.word, self.speech.noun(named(target.family, target.word)))
        raise TypeError(f"{target!r} cannot be pointed at")

    def segment(self, option: Option, segment: Segment) -> wire.SegmentTarget:
        """Where a figure is deployed, it is shown; where one moves, that one."""
        figure = option.verb if option.verb in self.game.state.box.figure_names else ""
        if not figure:
            figure = next((other.kind for other in option.targets if isinstance(other, Figure)), "")
        symbol = board.symbol(figure) if figure else ""
        spot = self._spots.get(segment)
        if spot is None:  # through a magic portal each kind of figure may go to hundreds of them
            spot = self._spots[segment] = spot_of(self.game.state, segment)
        lies = spot.kind == "field" and symbol not in pieces.FLAT
        return wire.SegmentTarget(spot.id, spot.at, spot.outline, symbol, lies)

    def figure(self, target: Figure) -> wire.FigureTarget:
        if self._standing is None:
            self._standing = standing(self.game.state)
        return self._standing[target]


def standing(state: State) -> dict[Figure, wire.FigureTarget]:
    """Every figure on the table as options name it. Of equal ones at one place the first stands for all."""
    found: dict[Figure, wire.FigureTarget] = {}
    for each in placing.figures(state):
        target = wire.FigureTarget(each.figure, board.foot(each), board.holder(each.place))
        found.setdefault(Figure(each.seat, each.kind, each.place), target)
    return found
