"""The words of the game, in English: options and events as sentences, for the terminal and for replays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from languedoc.carcassonne.board.geometry import CLOCKWISE, SIDES, port_name, turned
from languedoc.carcassonne.events import (
    FigureDeployed,
    FigureReturned,
    GameOver,
    Payment,
    Scored,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    TileReturned,
)
from languedoc.carcassonne.targets import Place, Segment
from languedoc.table.event import Event

if TYPE_CHECKING:
    from languedoc.carcassonne.game import Game
    from languedoc.carcassonne.tiles.sheet import Feature, Tile
    from languedoc.table.decision import Option

# The vocabulary of rules/base.md
ROLES = {"road": "thief", "city": "knight", "monastery": "monk", "field": "farmer"}
PLURALS = {"thief": "thieves"}
PREPOSITIONS = {"city": "in", "monastery": "in"}
ITEMS = {
    "tiles": ("tile", "tiles"),
    "pennants": ("pennant", "pennants"),
    "squares": ("square", "squares"),
    "cities": ("city", "cities"),
}
WORDS = {"monastery": "complete", "pig herd": "pig herd"}  # items that are not counted
WEST_FIRST = ("W", "N", "E", "S")  # a road that crosses a tile is called W-E, not E-W


def counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def in_row(words: Sequence[str]) -> str:
    """Red, Blue and Green."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def plain_name(name: str) -> str:
    """A name of the catalogue or the engine as people write it: `german_castle` is a german castle."""
    return name.replace("_", " ")


# ------------------------------------------------------------------------------------ places and segments


def sides_words(ports: Iterable[str]) -> str:
    """The sides that a road or city reaches: `W-E`."""
    return "-".join(sorted(ports, key=lambda port: (WEST_FIRST.index(port[0]), port)))


def segment_words(game: Game, segment: Segment) -> str:
    """`road W-E`, `city N`, `field NL`, `monastery`."""
    kind = plain_name(segment.kind)
    if not segment.port:
        return kind
    if segment.kind == "field":
        return f"inner {kind}" if segment.port.startswith("-") else f"{kind} {segment.port}"
    board = game.state.board
    _, _, design, quarters = board.where(board.piece_at(segment.x, segment.y))
    tile = board.designs.tiles[design]
    for index, feature in enumerate(tile.features):
        if feature.kind == segment.kind and port_name(tile, index, quarters) == segment.port:
            return f"{kind} {sides_words(turned(port, quarters) for port in feature.edges)}"
    return f"{kind} {segment.port}"


def role(figure: str, kind: str) -> str:
    """What a figure is called where it stands: a follower in a city is a knight."""
    return ROLES.get(kind, "follower") if figure == "follower" else plain_name(figure)


def figure_words(game: Game, figure: str, segment: Segment) -> str:
    """`thief on the road W-E`, `knight in the city N`, `monk`."""
    who = role(figure, segment.kind)
    if who == "monk":
        return who
    return f"{who} {PREPOSITIONS.get(segment.kind, 'on')} the {segment_words(game, segment)}"


def place_words(place: Place) -> str:
    return f"at {place.x},{place.y}, turned {SIDES[place.quarters]}"


def option_words(game: Game, option: Option) -> str:
    """An option of the pending decision."""
    if option.verb == "pass":
        return "pass"
    target = option.targets[0] if option.targets else None
    if isinstance(target, Place):
        return place_words(target)
    if isinstance(target, Segment):
        return figure_words(game, option.verb, target)
    return option.text


def prospect_words(game: Game, segment: Segment) -> str:
    """How far the feature has come that one might deploy to: `3 tiles, 1 pennant`."""
    board = game.state.board
    found = [
        each
        for each in board.segments_of(board.piece_at(segment.x, segment.y))
        if board.segment_at(each) == (segment.x, segment.y, segment.kind, segment.port)
    ]
    if not found:
        return ""
    root = board.root_of(found[0])
    if segment.kind == "field":
        return counted(len(board.cities_at(root)), "city", "cities")
    if segment.kind not in ("road", "city"):
        return f"{board.size(root)} of 9 squares"
    words = counted(board.size(root), "tile")
    if board.pennants(root):
        words += f", {counted(board.pennants(root), 'pennant')}"
    return words if board.open_ports(root) else f"{words}, completed"


# ------------------------------------------------------------------------------------ events


def payment_words(payment: Payment) -> str:
    """The points item by item: `3 tiles 6, 1 pennant 2 = 8`, `4 tiles = 4`."""
    words = []
    for item in payment.items:
        if item.name in WORDS:
            words.append(WORDS[item.name])
        else:
            one, many = ITEMS.get(item.name, (plain_name(item.name), plain_name(item.name)))
            words.append(counted(item.number, one, many))
    if len(words) > 1:
        words = [f"{word} {item.points}" for word, item in zip(words, payment.items, strict=True)]
    return f"{', '.join(words) or 'no completed city'} = {payment.points}"


def scored_words(game: Game, event: Scored) -> list[str]:
    """One line for all who are paid alike."""
    feature = plain_name(event.feature)
    what = f"an unfinished {feature}" if event.final and event.feature != "field" else f"a {feature}"
    if event.feature == "field" and event.segments[0].kind == "city":  # field_scoring = per_city_4
        what = "the farmers around a city"
    alike: dict[str, list[str]] = {}
    for payment in event.payments:
        alike.setdefault(payment_words(payment), []).append(game.setup.names[payment.seat])
    return [
        f"{in_row(names)} {'scores' if len(names) == 1 else 'each score'} {what}: {points}"
        for points, names in alike.items()
    ]


def outcome_words(names: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> str:
    best = in_row([names[seat] for seat in winners])
    points = counted(scores[winners[0]], "point")
    return f"{best} wins with {points}." if len(winners) == 1 else f"{best} share the victory with {points} each."


def event_words(game: Game, event: Event) -> list[str]:
    """An event as sentences. Kinds that have no words yet are told as they are."""
    names = game.setup.names
    match event:
        case TileDrawn():
            return []  # told when it is placed
        case TileRemoved():
            return [f"Tile {event.tile} fits nowhere and leaves the game; {names[event.seat]} draws again."]
        case TileReturned():
            return [f"Tile {event.tile} fits nowhere and goes back; {names[event.seat]} draws again."]
        case TilePlaced():
            return [f"{names[event.seat]} places tile {event.tile} {place_words(event.place)}."]
        case FigureDeployed():
            return [f"{names[event.seat]} deploys a {figure_words(game, event.figure, event.segment)}."]
        case FigureReturned():
            who = role(event.figure, event.segment.kind)
            return [f"A {who} of {names[event.seat]} comes home."]
        case Scored():
            return [f"{line}." for line in scored_words(game, event)]
        case GameOver():
            return [outcome_words(names, event.scores, event.winners)]
    data = event.as_data()
    return [", ".join([str(data.pop("event")), *(f"{key} {value}" for key, value in data.items())])]


def story(game: Game, events: Sequence[Event]) -> list[str]:
    """What happened, in sentences. Followers that come home are only told of where they brought no points."""
    lines: list[str] = []
    paid: set[int] = set()
    final = False
    empty_handed: dict[tuple[int, str], int] = {}
    for event in [*events, None]:
        if isinstance(event, FigureReturned):
            if event.seat not in paid and not final:
                key = event.seat, role(event.figure, event.segment.kind)
                empty_handed[key] = empty_handed.get(key, 0) + 1
            continue
        for (seat, who), number in empty_handed.items():
            these = counted(number, who, PLURALS.get(who, ""))
            lines.append(f"{game.setup.names[seat]} takes back {these} without points.")
        empty_handed = {}
        paid = set()
        if isinstance(event, Scored):
            paid = {payment.seat for payment in event.payments}
            final = event.final
        if event is not None:
            lines += event_words(game, event)
    return lines


def turns(events: Sequence[Event]) -> list[tuple[int, list[Event]]]:
    """The events of each turn with the seat that has it; the final scoring is a turn of nobody (-1).

    What is laid while the game is set up is told with the first turn.
    """
    found: list[tuple[int, list[Event]]] = []
    same_turn = False  # a tile that is drawn now belongs to the turn before
    for event in events:
        ends = isinstance(event, GameOver) or (isinstance(event, Scored) and event.final)
        if isinstance(event, TilePlaced) and not found:
            found.append((event.seat, []))
            same_turn = True
        elif isinstance(event, TileDrawn | TileReturned) and not same_turn:
            found.append((event.seat, []))
        elif not found or (ends and found[-1][0] >= 0):
            found.append((-1, []))
        else:
            same_turn = False
        same_turn = same_turn or isinstance(event, TileRemoved | TileReturned)
        found[-1][1].append(event)
    return found


# ------------------------------------------------------------------------------------ tiles


def feature_words(tile: Tile, feature: Feature) -> str:
    """A feature of a printed tile: `city N-W with pennant`, `field NL NR at the city N`."""
    words = plain_name(feature.kind)
    if feature.kind == "field":
        order = CLOCKWISE if tile.shape == "square" else tuple(sorted(feature.edges))
        words += " " + (" ".join(sorted(feature.edges, key=order.index)) or "without an edge")
        cities = [sides_words_of(tile, tile.features[city]) for city in feature.borders]
        if cities:
            words += f" at the {'city' if len(cities) == 1 else 'cities'} {in_row(cities)}"
    elif feature.edges:
        words += " " + sides_words_of(tile, feature)
    flags = [plain_name(flag.replace(":", " ")) for flag in feature.flags]
    return f"{words} with {in_row(flags)}" if flags else words


def sides_words_of(tile: Tile, feature: Feature) -> str:
    return sides_words(feature.edges) if tile.shape == "square" else "-".join(feature.edges)


def heading(kind: str) -> str:
    """Above a column of points: `roads`, `cities`."""
    name = plain_name(kind)
    return f"{name[:-1]}ies" if name.endswith("y") else f"{name}s"
