"""What the things of the game are called: features, sides, figures and their roles, places. Which form of a name a
sentence needs, its text says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from languedoc.carcassonne.board.geometry import SIDES, port_name, turned
from languedoc.carcassonne.targets import Cell, Corner, Figure, Number, Place, Point, Segment, Spot, Target, Word
from languedoc.i18n import Noun, Saying, Speech
from languedoc.i18n import Word as Spoken

if TYPE_CHECKING:
    from languedoc.carcassonne.game import Game

# What a follower is called where it stands: the vocabulary of rules/base.md and rules/cult.md
ROLES = {
    "road": "thief",
    "city": "knight",
    "monastery": "monk",
    "shrine": "heretic",
    "abbey": "monk",
    "field": "farmer",
}
AT_HOME = ("monastery", "shrine", "abbey")  # where a follower stands goes without saying
IN_ROLES = ("big_follower", "wagon")  # figures that do what a follower does, under a name of their own
WEST_FIRST = ("W", "N", "E", "S")  # a road that crosses a tile is called W-E, not E-W


def named(family: str, name: str) -> Noun:
    """A name of the engine or the catalogue as a noun: `figure-big_follower`."""
    return Noun(f"{family}-{name.replace(' ', '_')}")


def at(x: int, y: int, speech: Speech) -> str:
    """A square: `at 1,0`."""
    return speech.say("at", cell=f"{x},{y}")


# ------------------------------------------------------------------------------------ features and sides


def side(port: str, speech: Speech) -> str:
    """A side or half a side by its letter: E is O in German."""
    return speech.say(f"side-{port[0]}") + port[1:]


def sides(ports: Iterable[str], speech: Speech) -> str:
    """The sides that a road or city reaches: `W-E`."""
    in_order = sorted(ports, key=lambda port: (WEST_FIRST.index(port[0]), port))
    return "-".join([side(port, speech) for port in in_order])


def segment_noun(game: Game, segment: Segment, speech: Speech, far: bool = False) -> Noun:
    """`road W-E`, `city N`, `field NL`, `monastery`; where it is far away, with its square. Beside a board: `road`."""
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
    _, _, design, quarters = board.where(board.piece_at(segment.x, segment.y))
    tile = board.designs.tiles[design]
    for index, feature in enumerate(tile.features):
        if feature.kind == segment.kind and port_name(tile, index, quarters) == segment.port:
            return [turned(port, quarters) for port in feature.edges]
    return [segment.port]


# ------------------------------------------------------------------------------------ figures


def figure_noun(figure: str, kind: str) -> Noun:
    """What a figure is called on a feature of some kind: a follower in a city is a knight."""
    return named("role", ROLES[kind]) if figure == "follower" and kind in ROLES else named("figure", figure)


def standing(id: str, game: Game, figure: str, segment: Segment, speech: Speech, far: bool = False) -> Saying:
    """A text that tells of a figure on a segment: `thief on the road W-E`, `big follower as knight in the city N`,
    `monk`. It has an attribute for each of these ways."""
    words: dict[str, Spoken] = {
        "figure": figure_noun(figure, segment.kind),
        "segment": segment_noun(game, segment, speech, far),
    }
    if figure in IN_ROLES:
        words["role"] = named("role", ROLES[segment.kind])
    ways = [way for way, holds in (("as", figure in IN_ROLES), ("home", segment.kind in AT_HOME and not far)) if holds]
    return Saying(f"{id}.{'-'.join(ways)}" if ways else id, words)


def place_words(game: Game, place: Segment | Spot, speech: Speech) -> str:
    """Where a figure is, on the board or beside it: `at 1,0`, `in Red's prison`, `in the castle`."""
    if (cell := place_cell(place)) is not None:
        return "" if speech.shows else at(cell.x, cell.y, speech)
    assert isinstance(place, Spot)
    owner = {"name": game.setup.names[place.seat]} if place.seat >= 0 else {}
    return speech.say(f"place-{place.name}", **owner)


def place_cell(place: Segment | Spot) -> Cell | None:
    """The square of a place, if it is on the board."""
    return Cell(place.x, place.y) if isinstance(place, Segment) else place.cell


def figure_words(game: Game, figure: Figure, speech: Speech) -> dict[str, Spoken]:
    """A figure, whose it is and where."""
    return {
        "figure": figure_noun(figure.kind, figure.place.kind if isinstance(figure.place, Segment) else ""),
        "owner": game.setup.names[figure.seat],
        "where": place_words(game, figure.place, speech),
    }


# ------------------------------------------------------------------------------------ what options point at


def target_words(game: Game, target: Target, speech: Speech) -> dict[str, Spoken]:
    """What an option points at; `target` says what it is."""
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
        case Word():
            return {"target": target.family, target.family: named(target.family, target.word)}
