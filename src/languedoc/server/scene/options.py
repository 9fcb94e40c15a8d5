"""What is asked, and what every option points at, so that it can be clicked."""

from __future__ import annotations

from typing import Any, Literal

from languedoc.carcassonne.game import Game
from languedoc.carcassonne.nouns import named
from languedoc.carcassonne.prospects import find_segment
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Corner, Figure, Number, Place, Point, Segment, Spot, Word
from languedoc.i18n import Speech
from languedoc.render import pieces, placing
from languedoc.render.merged import merged
from languedoc.render.placing import SIDE
from languedoc.server import wire
from languedoc.server.scene import board, wording
from languedoc.table.decision import Option, Options, Range
from languedoc.table.known import Known

MANY = 60  # options; more outlines than that would be of no help


def asked(game: Game, known: Known, speech: Speech) -> wire.Asked | None:
    """The options are told to nobody but the seat that decides."""
    if game.over:
        return None
    decision = known.decision
    found = wire.Asked(decision.seat, decision.step, *wording.question(game, known, speech), [], [])
    found.waiting = list(decision.waiting)
    if known.decides:
        pointed = Pointed(game, speech, len(decision.options.listed) > MANY)
        found.options = [offer(game, option, pointed.numbers(option), speech) for option in decision.options.listed]
        found.targets = pointed.targets
        found.by_itself = by_itself(game, decision.step, decision.options)
        found.verbs = [wire.Verb(*each) for each in wording.verbs(game, decision.options, speech)]
        found.ranges = [spread(game, each, speech) for each in decision.options.ranges]
    return found


def by_itself(game: Game, step: str, options: Options) -> str:
    """Passing, where what the step offers can be chosen later in the turn, too."""
    declared = next((each for each in game.state.box.duties[game.state.asked].owner.steps if each.name == step), None)
    return wording.PASS if declared and declared.offered_again and wording.PASS in options.verbs else ""


def spread(game: Game, each: Range, speech: Speech) -> wire.Range:
    """Options that are asked for by a number or a point."""
    words = wording.option_words(game, each.option(each.default), speech)
    kind: Literal["number", "point"] = "number" if each.kind == "number" else "point"
    return wire.Range(each.verb, words, kind, list(each.low), list(each.high), list(each.default))


def offer(game: Game, option: Option, targets: list[int], speech: Speech) -> wire.Option:
    """Where a figure is deployed, it is shown; where one moves, that one."""
    figure = option.verb if option.verb in game.state.box.figure_names else ""
    if not figure and any(isinstance(target, Segment) for target in option.targets):
        figure = next((figure_kind(other) for other in option.targets if figure_kind(other)), "")
    symbol = board.symbol(figure) if figure else ""
    words = wording.option_words(game, option, speech)
    flat = bool(figure) and not pieces.lies_down(figure)
    return wire.Option(option.text, option.verb, words, targets, symbol, flat, option.verb == wording.PASS)


def figure_kind(target: Any) -> str:
    """The kind of figure that a target is, on the board or in the supply."""
    if isinstance(target, Figure):
        return target.kind
    return target.word if isinstance(target, Word) and target.family == "figure" else ""


class Pointed:
    """All that the options of one decision point at, each thing once."""

    def __init__(self, game: Game, speech: Speech, many: bool) -> None:
        self.game = game
        self.speech = speech
        self.many = many
        self.targets: list[wire.Target] = []
        self._numbers: dict[Any, int] = {}
        self._standing: dict[Figure, wire.FigureTarget] | None = None

    def numbers(self, option: Option) -> list[int]:
        return [self.number(target) for target in option.targets]

    def number(self, target: Any) -> int:
        number = self._numbers.get(target)
        if number is None:
            number = self._numbers[target] = len(self.targets)
            self.targets.append(self.target(target))
        return number

    def target(self, target: Any) -> wire.Target:
        match target:
            case Place():
                return wire.PlaceTarget(target.x, target.y, target.quarters)
            case Cell():
                return wire.CellTarget(target.x, target.y)
            case Corner():
                return wire.CornerTarget((target.x * SIDE, target.y * SIDE))
            case Segment():
                return self.segment(target)
            case Figure():
                return self.figure(target)
            case Spot():
                return wire.SpotTarget(str(target), rounded(placing.spot(self.game.state, target)))
            case Point():
                return wire.SpotTarget(str(target), (target.x, target.y))
            case Number():
                return wire.WordTarget(str(target), str(target))
            case Word(family="tile"):
                return board.tile_beside(self.game.state.box, target.word)
            case Word():
                return wire.WordTarget(target.word, self.speech.noun(named(target.family, target.word)))
        raise TypeError(f"{target!r} cannot be pointed at")

    def segment(self, segment: Segment) -> wire.SegmentTarget:
        state = self.game.state
        x, y, shape = placing.shape_of(state, find_segment(state, segment))
        ax, ay = placing.foothold(shape)
        plain = not self.many or (segment.x, segment.y) == state.board.where(state.placed)[:2]
        return wire.SegmentTarget(
            id=str(segment),
            at=(round(x * SIDE + ax, 1), round(y * SIDE + ay, 1)),
            outline=merged([(x, y, shape.border)]) if plain else "",
            lies=placing.lies_on(shape.kind),
        )

    def figure(self, target: Figure) -> wire.FigureTarget:
        if self._standing is None:
            self._standing = standing(self.game.state)
        return self._standing[target]


def rounded(at: tuple[float, float] | None) -> tuple[float, float] | None:
    return at and (round(at[0], 1), round(at[1], 1))


def standing(state: State) -> dict[Figure, wire.FigureTarget]:
    """Every figure on the table as options name it. Of equal ones at one place the first stands for all."""
    found: dict[Figure, wire.FigureTarget] = {}
    for each in placing.figures(state):
        target = wire.FigureTarget(each.figure, board.foot(each), board.holder(each.place))
        found.setdefault(Figure(each.seat, each.kind, each.place), target)
    return found
