"""What happened, in sentences that know where it was; and the points of a whole game."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from languedoc.carcassonne import words as tile_words
from languedoc.carcassonne.events import Awarded, GameOver, Scored, TileDrawn, TileRemoved, TileReturned
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.prospects import find_segment
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Corner, Place, Segment
from languedoc.cardcassonne import words as card_words
from languedoc.cardcassonne.box import ROWS
from languedoc.cardcassonne.events import ChestOpened, Collected, RoundScored
from languedoc.cardcassonne.game import CardGame
from languedoc.errors import IllegalChoice
from languedoc.games import AnyGame
from languedoc.guide.cards import points_name
from languedoc.guide.compose import text_name
from languedoc.i18n import Speech
from languedoc.render import placing
from languedoc.render.curves import Point
from languedoc.render.placing import SIDE
from languedoc.server import wire
from languedoc.server.scene.table import table
from languedoc.table.event import Event, Payment
from languedoc.table.words import Sentence

NOBODY = -1


def log(game: AnyGame, events: Sequence[Event], version: int, seat: int | None, speech: Speech) -> list[wire.LogEntry]:
    """What followed from one choice of a seat (None: what was before the first), in sentences. `events` are what
    whoever reads it may know (`Known.events`).

    What belongs to the turn of the next seat, or to the final scoring, is an entry of its own.
    """
    entries = []
    for who, final, some in _parts(events, seat):
        lines = [_line(game, sentence) for sentence in _story(game, some, speech)]
        if lines:
            turn = who if who is not None else seat or 0  # the same whenever the log is told
            taken, earned = list(_taken(some)), list(_earned(some, speech))
            entries.append(wire.LogEntry(version, turn, who, lines, final, taken, earned))
    return entries


def _taken(events: Sequence[Event]) -> Iterator[wire.Taken]:
    for event in events:
        if isinstance(event, Collected):
            yield wire.Taken(event.seat, ROWS.index(event.row), list(event.cards))


def _earned(events: Sequence[Event], speech: Speech) -> Iterator[wire.Earned]:
    for event in events:
        if isinstance(event, RoundScored):
            paid = event.payment
            parts = [card_words.item_words(item, speech) for item in paid.items]
            yield wire.Earned(paid.seat, paid.points, parts, event.under_chest)


def _parts(events: Sequence[Event], seat: int | None) -> Iterator[tuple[int | None, bool, list[Event]]]:
    """The events of each seat one after the other: who, whether in the final scoring, and what."""
    who, final = seat, False
    some: list[Event] = []
    for event in events:
        ends = isinstance(event, GameOver | ChestOpened) or (isinstance(event, Scored | Awarded) and event.final)
        begins = isinstance(event, TileDrawn | TileReturned | TileRemoved) or event.opens_turn
        following = _seat_of(event) if begins else who
        if (ends and not final) or (following != who and not final):
            yield who, final, some
            who, final, some = (None, True, []) if ends else (following, False, [])
        some.append(event)
    yield who, final, some


def _seat_of(event: Event) -> int | None:
    payment = getattr(event, "payment", None)
    return payment.seat if isinstance(payment, Payment) else getattr(event, "seat", None)


def _story(game: AnyGame, events: Sequence[Event], speech: Speech) -> list[Sentence]:
    if isinstance(game, CardGame):
        return card_words.story(game, events, speech.showing)
    return tile_words.story(game, events, speech.showing)


# ------------------------------------------------------------------ where it was


def _line(game: AnyGame, sentence: Sentence) -> wire.Line:
    line = wire.Line(sentence.text, list(sentence.seats), sentence.points)
    named = points_name if isinstance(game, CardGame) else text_name
    line.items = list(dict.fromkeys(map(named, sentence.items)))
    if isinstance(game, Game) and sentence.where:
        line.where, line.at = places(game.state, sentence.where)
    return line


def places(state: State, where: Iterable[Any]) -> tuple[list[str], Point | None]:
    """Outlines of what was told of, and a point among it."""
    segments = []
    outlines = []
    points: list[Point] = []
    for each in where:
        match each:
            case Segment():
                segments.append(each)
            case Place() | Cell():
                outlines.append(placing.square(each.x, each.y))
                points.append((each.x * SIDE + SIDE / 2, each.y * SIDE + SIDE / 2))
            case Corner():
                points.append((each.x * SIDE, each.y * SIDE))
    if segments:
        try:
            numbers = [find_segment(state, segment) for segment in segments]
        except IllegalChoice:  # it has been taken off the board since
            return outlines, middle(points)
        outlines.append(placing.outline(state, numbers))
        points = [placing.anchor(state, number) for number in numbers]
    return outlines, middle(points)


def middle(points: Sequence[Point]) -> Point | None:
    """That of some points which is nearest to the middle of all."""
    if not points:
        return None
    centre = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    x, y = min(points, key=lambda point: math.dist(point, centre))
    return (round(x, 1), round(y, 1))


# ------------------------------------------------------------------ a whole game


def history(game: AnyGame, speech: Speech) -> wire.History:
    """Points after every choice, and where they came from."""
    scores = [list(moment.scores) for moment in game.again()]
    return wire.History(versions=list(range(len(scores))), scores=scores, sources=sources(game, speech))


def sources(game: AnyGame, speech: Speech) -> list[tuple[str, list[int]]]:
    """The points of each seat by where they came from."""
    found: dict[str, list[int]] = {}
    for source, seat, points in _payments(game.known_to(None).events(), speech):
        found.setdefault(source, [0] * game.seats)[seat] += points
    return list(found.items())


def _payments(events: Iterable[Event], speech: Speech) -> Iterator[tuple[str, int, int]]:
    """Every payment of a game: the title of its source, who got it, and the points."""
    for event in events:
        match event:
            case Scored():
                for payment in event.payments:
                    yield tile_words.source_title(event, speech), payment.seat, payment.points
            case Awarded():
                yield tile_words.source_title(event, speech), event.payment.seat, event.payment.points
            case RoundScored():
                for item in event.payment.items:
                    yield speech.say(f"source-{item.name.rpartition(':')[2]}"), event.payment.seat, item.points
            case ChestOpened():
                yield speech.say("source-chest"), event.payment.seat, event.payment.points


def moment(game: AnyGame, version: int, speech: Speech) -> wire.Moment:
    """The game after a number of choices, as everybody could see it then, with what followed from the last one."""
    if not 0 <= version <= game.choices_made:
        raise IllegalChoice(f"there is no moment {version}; allowed: 0 to {game.choices_made}")
    told = 0
    seat: int | None = None
    again: Iterator[AnyGame] = game.again()
    for number, then in enumerate(again):
        if number == version:
            entries = log(then, then.known_to(None).events(told), version, seat, speech)
            return wire.Moment(version, game.choices_made, table(then, None, speech), entries)
        told = len(then.events)
        seat = then.state.decider
    raise AssertionError("the choices end before the last one")
