"""The story of a game in sentences: every event has a text of its own (`event-TilePlaced`), filled with its fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeGuard

from languedoc.carcassonne.events import (
    Awarded,
    FigureDeployed,
    FigureRemoved,
    FigureReturned,
    GameOver,
    Payment,
    Scored,
    SecondPart,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    TileReturned,
    TileSetAside,
)
from languedoc.carcassonne.nouns import can_be_completed, figure_noun, named, place_cell, standing, target_words
from languedoc.carcassonne.targets import Cell, Figure, Place, Segment
from languedoc.i18n import ENGLISH, Noun, Saying, Speech, Word
from languedoc.table.event import Event
from languedoc.table.words import Sentence, outcome_words

if TYPE_CHECKING:
    from languedoc.carcassonne.box import Box
    from languedoc.carcassonne.game import Game


# ------------------------------------------------------------------------------------ points


def payment_words(box: Box, payment: Payment, speech: Speech = ENGLISH) -> str:
    """The points item by item: `3 tiles 6, 1 pennant 2 = 8`, `4 tiles 4, NAME +4 = 8`, `4 tiles = 4`."""
    signs = {item.name for module in box.modules for item in module.items if item.is_sign}
    told = [speech.noun(named("item", item.name)._replace(number=item.number)) for item in payment.items]
    if len(told) > 1:
        told = [
            f"{words} {'+' * (item.name in signs)}{item.points}"
            for words, item in zip(told, payment.items, strict=True)
        ]
    return f"{', '.join(told) or speech.say('no-item')} = {payment.points}"


def scored(game: Game, event: Scored, speech: Speech) -> list[Sentence]:
    """One sentence for all seats that are paid the same."""
    box = game.state.box
    way = ".unfinished" if event.final and can_be_completed(box, event.feature) else ""
    if event.feature == "field" and event.segments[0].kind != "field":  # field_scoring = per_city_4
        way = ".supplied"
    alike: dict[str, list[Payment]] = {}
    for payment in event.payments:
        alike.setdefault(payment_words(box, payment, speech), []).append(payment)
    return [
        Sentence(
            speech.say(
                f"event-Scored{way}",
                names=speech.row([game.setup.names[payment.seat] for payment in payments]),
                seats=len(payments),
                feature=named("feature", event.feature),
                payment=words,
            ),
            tuple(payment.seat for payment in payments),
            payments[0].points,
            event.segments,
            tuple(item.name for item in payments[0].items),
        )
        for words, payments in alike.items()
    ]


def source_title(event: Scored | Awarded, speech: Speech = ENGLISH) -> str:
    """A heading for the points of an event: `roads`."""
    return feature_title(event.feature, speech) if isinstance(event, Scored) else award_title(event.reason, speech)


def feature_title(feature: str, speech: Speech = ENGLISH) -> str:
    return speech.say(f"feature-{feature}.many")


def award_title(reason: str, speech: Speech = ENGLISH) -> str:
    return speech.say(f"award-{reason}.title")


# ------------------------------------------------------------------------------------ events


def event_words(game: Game, event: Event, speech: Speech = ENGLISH, far: bool = False) -> list[Sentence]:
    """An event as sentences; `far`: it happened elsewhere than on the tile placed last."""
    match event:
        case TileDrawn():
            return []  # included in the event of placing it
        case Scored():
            return scored(game, event, speech)
        case GameOver():
            return [Sentence(outcome_words(game.setup.names, event.scores, event.winners, speech), event.winners)]
        case FigureReturned():
            return [taken_back(game, [event], False, speech)]
        case FigureDeployed() | FigureRemoved():
            saying = standing(f"event-{type(event).__name__}", game, event.figure, event.segment, speech, far)
            saying = saying._replace(words={**saying.words, "name": game.setup.names[event.seat]})
        case _:
            saying = plain_saying(game, event, speech)
    seats: tuple[int, ...] = ()
    points = 0
    items: tuple[str, ...] = ()
    if isinstance(event, Awarded):
        seats, points = (event.payment.seat,), event.payment.points
        items = tuple(item.name for item in event.payment.items)
    elif hasattr(event, "seat"):
        seats = (event.seat,)
    return [Sentence(speech.tell(saying), seats, points, places(event), items)]


def plain_saying(game: Game, event: Event, speech: Speech) -> Saying:
    """The text of an event: that of its class; for an award that of its reason, for a special tile its own."""
    id = f"award-{event.reason}" if isinstance(event, Awarded) else f"event-{type(event).__name__}"
    if isinstance(event, TilePlaced) and speech.knows(f"{id}-{event.tile}"):
        id = f"{id}-{event.tile}"
    words: dict[str, Word] = {}
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name in event.seat_fields and value is not None:
            words["name" if field.name == "seat" else field.name] = game.setup.names[value]
        else:
            words |= field_words(game, field.name, value, speech)
    return Saying(f"{id}.{event.way}" if event.way else id, {**words, **event.words()})


def field_words(game: Game, name: str, value: Any, speech: Speech) -> dict[str, Word]:
    """A field of an event as words for its text."""
    names = game.setup.names
    match value:
        case None | bool():
            return {}
        case int():
            return {name: value}
        case Payment():
            told = payment_words(game.state.box, value, speech)
            return {"name": names[value.seat], "points": abs(value.points), "payment": told}
        case Segment():
            where = "" if speech.shows else speech.say("at", cell=f"{value.x},{value.y}")
            return {name: Noun(f"feature-{value.kind}", after=where)}
        case Figure():
            return {**target_words(game, value, speech), "figure": named("figure", value.kind)}
        case Cell() | Place():
            return target_words(game, value, speech)
        case tuple() if all(isinstance(each, Figure) for each in value):
            owned = [speech.say("owned", name=names[each.seat], figure=named("figure", each.kind)) for each in value]
            return {name: speech.row(owned)}
        case tuple():
            return {name: ", ".join(value)}
    return {name: value if name in ("tile", "reason") else named(name, value)}


def places(event: Event) -> tuple[Segment | Cell | Place, ...]:
    """The places on the board that an event refers to."""
    found: list[Segment | Cell | Place] = []
    for field in fields(event):
        value = getattr(event, field.name)
        if isinstance(value, Segment | Cell | Place):
            found.append(value)
        elif isinstance(value, Figure) and (cell := place_cell(value.place)) is not None:
            found.append(cell)
    return tuple(found)


def taken_back(game: Game, home: Sequence[FigureReturned], unpaid: bool, speech: Speech) -> Sentence:
    """Figures of one seat that come home together."""
    who = Counter([figure_noun(game.state.box, event.figure, event.segment.kind) for event in home])
    seat = home[0].seat
    text = speech.say(
        "event-FigureReturned.unpaid" if unpaid else "event-FigureReturned",
        name=game.setup.names[seat],
        figures=tuple(noun._replace(number=number) for noun, number in who.items()),
    )
    return Sentence(text, (seat,), 0, tuple(event.segment for event in home))


# ------------------------------------------------------------------------------------ stories


def story(game: Game, events: Sequence[Event], speech: Speech = ENGLISH) -> list[Sentence]:
    """The story of events in sentences. Figures that come home are only mentioned if they brought no points."""
    told: list[Sentence] = []
    square: tuple[int, int] | None = None  # of the tile placed last: other squares are mentioned
    paid: set[int] = set()
    final = unpaid = False
    empty_handed: dict[int, list[FigureReturned]] = {}
    for event in [*events, None]:
        if isinstance(event, FigureReturned):
            if event.seat not in paid and not final:
                empty_handed.setdefault(event.seat, []).append(event)
            continue
        told += [taken_back(game, home, unpaid, speech) for home in empty_handed.values()]
        empty_handed = {}
        unpaid = isinstance(event, Scored)
        paid = set()
        if isinstance(event, Scored):
            paid = {payment.seat for payment in event.payments}
            final = event.final
        if isinstance(event, TilePlaced):
            square = event.place.x, event.place.y
        if event is not None:
            elsewhere = isinstance(event, FigureDeployed) and square not in (None, (event.segment.x, event.segment.y))
            told += event_words(game, event, speech, elsewhere)
    return told


def turns(events: Sequence[Event]) -> list[tuple[int, list[Event]]]:
    """The events of each turn with its seat; the final scoring has seat -1.

    The events of the setup belong to the first turn.
    """
    found: list[tuple[int, list[Event]]] = []
    same_turn = False  # a tile that is drawn now belongs to the turn before
    for event in events:
        ends = isinstance(event, GameOver) or (isinstance(event, Scored | Awarded) and event.final)
        if isinstance(event, TilePlaced) and not found:
            found.append((event.seat, []))
            same_turn = True
        elif begins(event, found[-1][0] if found else -1, same_turn):
            found.append((event.seat, []))
        elif event.opens_turn:
            if not same_turn:
                found.append((event.payment.seat if isinstance(event, Awarded) else getattr(event, "seat", -1), []))
            same_turn = True
        elif not found or (ends and found[-1][0] >= 0):
            found.append((-1, []))
        else:
            same_turn = False
        same_turn = same_turn or isinstance(event, TileRemoved | TileReturned | TileSetAside | SecondPart)
        found[-1][1].append(event)
    return found


def begins(event: Event, last: int, same_turn: bool) -> TypeGuard[TileDrawn | TilePlaced]:
    """Whether a turn begins with an event, after a turn of the seat `last`."""
    if isinstance(event, TilePlaced):
        return event.seat != last  # without a draw
    return isinstance(event, TileDrawn | TileReturned) and not same_turn
