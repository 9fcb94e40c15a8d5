"""Names of the things of the game: features, sides, figures and their roles, places.

The text of a sentence selects the form of a name that it needs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from languedoc.carcassonne.board.geometry import SIDES
from languedoc.carcassonne.targets import Cell, Corner, Figure, Number, Place, Point, Segment, Spot, Target, Word
from languedoc.i18n import Noun, Saying, Speech
from languedoc.i18n import Word as Spoken

if TYPE_CHECKING:
    from languedoc.carcassonne.box import Box
    from languedoc.carcassonne.game import Game

ROLES = {"road": "thief", "city": "knight", "field": "farmer"}
"""The name of a follower on each kind of feature; buildings declare their own."""

WEST_FIRST = ("W", "N", "E", "S")  # a road that crosses a tile is called W-E, not E-W


def named(family: str, name: str) -> Noun:
    """A name of the engine or the catalogue as a noun: `figure-follower`."""
    return Noun(f"{family}-{name.replace(' ', '_')}")


def at(x: int, y: int, speech: Speech) -> str:
    """A square: `at 1,0`."""
    return speech.say("at", cell=f"{x},{y}")


# ------------------------------------------------------------------------------------ features and sides


def side(port: str, speech: Speech) -> str:
    """A side or half a side by its letter; E is O in German."""
    return speech.say(f"side-{port[0]}") + port[1:]


def sides(ports: Iterable[str], speech: Speech) -> str:
    """The sides that a road or city reaches: `W-E`."""
    in_order = sorted(ports, key=lambda port: (WEST_FIRST.index(port[0]), port))
    return "-".join([side(port, speech) for port in in_order])


def segment_noun(game: Game, segment: Segment, speech: Speech, far: bool = False) -> Noun:
    """`road W-E`, `city N`, `field NL`, `monastery`; with its square if it is far away. Beside a board only `road`."""
    name = "inner_field" if segment.port.startswith("-") else segment.kind
    if speech.shows:
        return named("feature", name)
    after = []
    if segment.port and name == segment.kind:
        ports = [segment.port] if segment.kind == "field" else ports_of(game, segment)
        after.append(sides(ports, speech))
    if far:
        after.append(at(segment.x, segment.y, speech))
    return named("feature", name)._replace(after=" ".join(after))


def ports_of(game: Game, segment: Segment) -> list[str]:
    """All sides that a segment of a tile on the board reaches."""
    board = game.state.board
    found = board.find_segment(segment.x, segment.y, segment.kind, segment.port)
    return board.ports_of(found) or [segment.port]


# ------------------------------------------------------------------------------------ figures


def role(box: Box, kind: str) -> str:
    """The name of a follower on a kind of feature; empty if there is none."""
    return ROLES.get(kind) or next((each.role for each in box.designs.buildings if each.name == kind), "")


def can_be_completed(box: Box, kind: str) -> bool:
    """Whether features of a kind can be completed; fields and what stands on them, and a second place beside a
    building, are only scored at the end."""
    return kind in ("road", "city", *[building.name for building in box.designs.buildings if not building.beside])


def figure_noun(box: Box, figure: str, kind: str) -> Noun:
    """The name of a figure on a kind of feature: a follower in a city is a knight."""
    called = role(box, kind) if figure == "follower" else ""
    return named("role", called) if called else named("figure", figure)


def standing(id: str, game: Game, figure: str, segment: Segment, speech: Speech, far: bool = False) -> Saying:
    """A text about a figure on a segment: `thief on the road W-E`, `big follower as knight in the city N`, `monk`.

    It has an attribute for each of these variants. In a building the place is not mentioned.
    """
    box = game.state.box
    words: dict[str, Spoken] = {
        "figure": figure_noun(box, figure, segment.kind),
        "segment": segment_noun(game, segment, speech, far),
    }
    in_role = any(each.in_role for each in box.declared_figures if each.name == figure)
    if in_role:
        words["role"] = named("role", role(box, segment.kind))
    at_home = segment.kind in box.designs.sorts and not far
    ways = [way for way, holds in (("as", in_role), ("home", at_home)) if holds]
    return Saying(f"{id}.{'-'.join(ways)}" if ways else id, words)


def place_words(game: Game, place: Segment | Spot, speech: Speech) -> str:
    """Where a figure is, on the board or beside it: `at 1,0`, `in Red's NAME`."""
    if (cell := place_cell(place)) is not None:
        return "" if speech.shows else at(cell.x, cell.y, speech)
    assert isinstance(place, Spot)
    owner = {"name": game.setup.names[place.seat]} if place.seat >= 0 else {}
    return speech.say(f"place-{place.name}", **owner)


def place_cell(place: Segment | Spot) -> Cell | None:
    """The square of a place, if it is on the board."""
    return Cell(place.x, place.y) if isinstance(place, Segment) else place.cell


def figure_words(game: Game, figure: Figure, speech: Speech) -> dict[str, Spoken]:
    """A figure with its owner and its place."""
    return {
        "figure": figure_noun(
            game.state.box, figure.kind, figure.place.kind if isinstance(figure.place, Segment) else ""
        ),
        "owner": game.setup.names[figure.seat],
        "where": place_words(game, figure.place, speech),
    }


# ------------------------------------------------------------------------------------ what options point at


def target_words(game: Game, target: Target, speech: Speech) -> dict[str, Spoken]:
    """What an option refers to; `target` says what kind of thing that is."""
    match target:
        case Place():
            return {"target": "place", "cell": f"{target.x},{target.y}", "side": side(SIDES[target.quarters], speech)}
        case Cell() | Corner():
            return {"target": "cell", "cell": f"{target.x},{target.y}"}
        case Segment():
            return {"target": "segment", "segment": segment_noun(game, target, speech, far=True)}
        case Spot():
            return {"target": "place", "where": place_words(game, target, speech)}
        case Figure():
            return {"target": "figure", **figure_words(game, target, speech)}
        case Number():
            return {"target": "number", "number": target.number}
        case Point():
            return {"target": "point", "point": str(target)}
        case Word(family="tile"):
            return {"target": "tile", "tile": target.word}
        case Word():
            return {"target": target.family, target.family: named(target.family, target.word)}
