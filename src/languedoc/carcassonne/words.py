"""The words of the game, in English: options and events as sentences, for the terminal and for replays."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeGuard

from languedoc.carcassonne.board.designs import FLAGS
from languedoc.carcassonne.board.geometry import CLOCKWISE, SIDES, port_name, turned
from languedoc.carcassonne.events import (
    Awarded,
    ChallengeDecided,
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
from languedoc.carcassonne.targets import Cell, Corner, Figure, Place, Segment
from languedoc.i18n import ENGLISH, Speech
from languedoc.table.event import Event
from languedoc.table.words import Sentence

if TYPE_CHECKING:
    from languedoc.carcassonne.board.board import Board
    from languedoc.carcassonne.game import Game
    from languedoc.carcassonne.tiles.sheet import Feature, Tile
    from languedoc.table.decision import Option

# The vocabulary of rules/base.md and rules/cult.md
ROLES = {
    "road": "thief",
    "city": "knight",
    "monastery": "monk",
    "shrine": "heretic",
    "abbey": "monk",
    "field": "farmer",
}
NAMES = {"shrine": "cult place", "inner": "City of Carcassonne"}
AT_HOME = ("monk", "heretic")  # where they stand goes without saying
PLURALS = {"thief": "thieves"}
PREPOSITIONS = {"city": "in", "monastery": "in", "shrine": "in", "abbey": "in"}
IN_ROLES = ("big_follower", "wagon")  # figures that do what a follower does, under a name of their own
ITEMS = {
    "tiles": ("tile", "tiles"),
    "pennants": ("pennant", "pennants"),
    "squares": ("square", "squares"),
    "cities": ("completed city", "completed cities"),
    "completed_cities": ("completed city", "completed cities"),
    "completed_roads": ("completed road", "completed roads"),
    "wine": ("wine", "wine"),
    "grain": ("grain", "grain"),
    "cloth": ("cloth", "cloth"),
}
UNCOUNTED = {
    "monastery": "complete",
    "shrine": "complete",
    "pig": "the pig",
    "pig herd": "the pig herd",
    "abbey": "complete",
    "fairy": "the fairy",
}  # items whose number says nothing
SIGNS = ("inn", "cathedral")  # items that are there or not; their number says nothing
NEVER_FINISHED = ("field", "barn")  # what is only paid, never completed
WEST_FIRST = ("W", "N", "E", "S")  # a road that crosses a tile is called W-E, not E-W


def counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def with_article(words: str) -> str:
    return f"{'an' if words[:1].lower() in 'aeiou' else 'a'} {words}"


def in_row(words: Sequence[str]) -> str:
    """Red, Blue and Green."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def plain_name(name: str) -> str:
    """A name of the catalogue or the engine as people write it: `german_castle` is a german castle."""
    return NAMES.get(name, name.replace("_", " "))


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
    """`thief on the road W-E`, `big follower as knight in the city N`, `monk`."""
    who = role(figure, segment.kind)
    if figure in IN_ROLES:
        who = f"{who} as {ROLES.get(segment.kind, 'follower')}"
    if who.split()[-1] in AT_HOME:
        return who
    return f"{who} {PREPOSITIONS.get(segment.kind, 'on')} the {segment_words(game, segment)}"


def place_words(place: Place) -> str:
    return f"at {place.x},{place.y}, turned {SIDES[place.quarters]}"


def option_words(game: Game, option: Option, speech: Speech = ENGLISH) -> str:
    """An option of the pending decision."""
    if option.verb == "pass":
        return "pass"
    target = option.targets[0] if option.targets else None
    if isinstance(target, Place) and option.verb == "place":
        return place_words(target)
    if isinstance(target, Segment) and option.verb in game.state.box.figure_names:
        far = (target.x, target.y) != game.state.board.where(game.state.placed)[:2]
        return figure_words(game, option.verb, target) + (f" at {target.x},{target.y}" if far else "")
    things = [thing_words(game, each) for each in option.targets]
    for module in game.state.box.modules:
        if option.verb in module.sayings:
            return str(module.sayings[option.verb].format(*things))
    return " ".join([plain_name(option.verb), *things])


def thing_words(game: Game, thing: Any) -> str:
    """Whatever an option points at or an event tells of."""
    match thing:
        case Place():
            return place_words(thing)
        case Cell():
            return f"at {thing.x},{thing.y}"
        case Corner():
            return f"at the north-west corner of {thing.x},{thing.y}"
        case Segment():
            return f"{segment_words(game, thing)} at {thing.x},{thing.y}"
        case Figure():
            names = game.setup.names
            found = re.fullmatch(r"(\w+)(?::\S+)?@(-?\d+,-?\d+)", thing.place)
            who, where = (role(thing.kind, found[1]), found[2]) if found else (plain_name(thing.kind), thing.place)
            of_seat = re.fullmatch(r"(\w+)/(\d)", thing.place)  # a place that belongs to a seat: `prison/0`
            place = f"in {names[int(of_seat[2])]}'s {of_seat[1]}" if of_seat else f"at {where}"
            return f"{names[thing.seat]}'s {who} {place}"
        case Payment():
            return f"{game.setup.names[thing.seat]} {payment_words(thing)}"
        case tuple() | list():
            return in_row([thing_words(game, each) for each in thing]) if thing else "none"
        case bool():
            return "yes" if thing else "no"
        case None:
            return "none"
    return plain_name(str(thing))


def holdings(game: Game, seat: int, speech: Speech = ENGLISH) -> list[str]:
    """What a seat has besides its small followers: `builder`, `pig at 2,0`, `3 wine`."""
    state = game.state
    held = []
    for kind, number in state.in_supply(seat).items():
        if kind != "follower" and number:
            held.append(plain_name(kind) if number == 1 else counted(number, plain_name(kind)))
    for _, owner, kind, segment in state.standing():
        if owner == seat and kind in figure_signs(game):  # drawn as signs, which do not tell whose they are
            x, y, _, _ = state.board.segment_at(segment)
            held.append(f"{plain_name(kind)} at {x},{y}")
    for module in state.box.modules:
        held += module.holdings(state, seat)
    return held


def figure_signs(game: Game) -> dict[str, str]:
    """The letters for figures that are no followers."""
    return {kind: sign for module in game.state.box.modules for kind, sign in module.signs.items()}


def prospect_words(game: Game, segment: Segment, speech: Speech = ENGLISH) -> str:
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
        return counted(len(board.cities_at(root)), *ITEMS["cities"])
    if segment.kind not in ("road", "city"):
        return f"{board.size(root)} of 9 squares"
    words = counted(board.size(root), "tile")
    if board.pennants(root):
        words += f", {counted(board.pennants(root), 'pennant')}"
    words += "".join(f", {sign}" for sign in SIGNS if sign in game.state.box.item_names and shows(board, root, sign))
    return words if board.open_ports(root) else f"{words}, completed"


def shows(board: Board, root: int, sign: str) -> bool:
    return board.has_flag(root, 1 << FLAGS.index(sign))


def notices(game: Game, speech: Speech = ENGLISH) -> list[str]:
    """What is true of the whole table: `King: Red, 5 tiles`."""
    return [line for module in game.state.box.modules for line in module.notices(game.state, game.setup.names)]


def question(game: Game, speech: Speech = ENGLISH) -> str:
    """What is asked, where a module has words for it."""
    decision = game.decision
    for module in game.state.box.modules:
        if decision.step in module.questions:
            return str(module.questions[decision.step].format(name=game.setup.names[decision.seat]))
    return ""


# ------------------------------------------------------------------------------------ events


def payment_words(payment: Payment) -> str:
    """The points item by item: `3 tiles 6, 1 pennant 2 = 8`, `4 tiles 4, inn +4 = 8`, `4 tiles = 4`."""
    words = []
    for item in payment.items:
        if item.name in UNCOUNTED:
            words.append(UNCOUNTED[item.name])
        elif item.name in SIGNS:
            words.append(plain_name(item.name))
        else:
            one, many = ITEMS.get(item.name, (plain_name(item.name), heading(item.name)))
            words.append(counted(item.number, one, many))
    if len(words) > 1:
        words = [
            f"{word} {'+' * (item.name in SIGNS)}{item.points}" for word, item in zip(words, payment.items, strict=True)
        ]
    return f"{', '.join(words) or 'no completed city'} = {payment.points}"


def scored_words(game: Game, event: Scored) -> list[str]:
    """One line for all who are paid alike."""
    feature = plain_name(event.feature)
    what = with_article(f"unfinished {feature}" if event.final and event.feature not in NEVER_FINISHED else feature)
    if event.feature == "field" and event.segments[0].kind != "field":  # field_scoring = per_city_4
        what = "the farmers around a city"
    alike: dict[str, list[str]] = {}
    for payment in event.payments:
        alike.setdefault(payment_words(payment), []).append(game.setup.names[payment.seat])
    return [
        f"{in_row(names)} {'scores' if len(names) == 1 else 'each score'} {what}: {points}"
        for points, names in alike.items()
    ]


def awarded_words(game: Game, event: Awarded) -> str:
    name = game.setup.names[event.payment.seat]
    if event.reason == "fairy":
        return f"{name} has the fairy: {counted(event.payment.points, 'point')}"
    the = "the " if event.reason[0].isupper() or event.reason in UNCOUNTED else ""  # the King, the fairy, but goods
    return f"{name} scores for {the}{plain_name(event.reason)}: {payment_words(event.payment)}"


def outcome_words(names: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> str:
    best = in_row([names[seat] for seat in winners])
    points = counted(scores[winners[0]], "point")
    return f"{best} wins with {points}." if len(winners) == 1 else f"{best} share the victory with {points} each."


def event_words(game: Game, event: Event) -> list[str]:
    """An event as sentences. Kinds that have no words of their own are told by their name and fields."""
    names = game.setup.names
    if own_words := event.told(names):
        return [own_words]
    match event:
        case TileDrawn():
            return []  # told when it is placed
        case TileRemoved():
            return [f"Tile {event.tile} fits nowhere and leaves the game; {names[event.seat]} draws again."]
        case TileReturned():
            return [f"Tile {event.tile} fits nowhere and goes back; {names[event.seat]} draws again."]
        case TilePlaced(tile="ABBEY"):
            return [f"{names[event.seat]} lays the abbey at {event.place.x},{event.place.y}."]
        case TilePlaced():
            return [f"{names[event.seat]} places tile {event.tile} {place_words(event.place)}."]
        case FigureDeployed():
            who = figure_words(game, event.figure, event.segment)
            return [f"{names[event.seat]} deploys {with_article(who)}."]
        case FigureReturned():
            who = role(event.figure, event.segment.kind)
            return [f"{with_article(who).capitalize()} of {names[event.seat]} comes home."]
        case FigureRemoved():
            return [f"{names[event.seat]}'s {figure_words(game, event.figure, event.segment)} has to leave."]
        case ChallengeDecided():
            one, other = event.winner, event.loser
            return [
                f"The {plain_name(one.kind)} at {one.x},{one.y} wins the challenge "
                f"against the {plain_name(other.kind)} at {other.x},{other.y}."
            ]
        case Scored():
            return [f"{line}." for line in scored_words(game, event)]
        case Awarded():
            return [f"{awarded_words(game, event)}."]
        case GameOver():
            return [outcome_words(names, event.scores, event.winners)]
    return [other_words(game, event)]


def other_words(game: Game, event: Event) -> str:
    """`FairyMoved(seat=0, cell=...)` is `Fairy moved: Red, at 1,0.`"""
    name = re.sub(r"(?<=.)([A-Z])", lambda found: f" {found[1].lower()}", type(event).__name__)
    told = []
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name == "seat" and type(value) is int and 0 <= value < game.seats:
            told.append(game.setup.names[value])
        elif isinstance(value, Payment | Place | Cell | Corner | Figure):
            told.append(thing_words(game, value))
        else:
            told.append(f"{plain_name(field.name)} {thing_words(game, value)}")
    return f"{name}: {', '.join(told)}." if told else f"{name}."


def story(game: Game, events: Sequence[Event], speech: Speech = ENGLISH) -> list[Sentence]:
    """What happened, in sentences. Figures that come home are only told of where they brought no points."""
    lines: list[Sentence] = []
    square: tuple[int, int] | None = None  # of the tile placed last: what is deployed elsewhere is told where
    paid: set[int] = set()
    final = False
    unpaid = ""
    empty_handed: dict[int, dict[str, int]] = {}
    for event in [*events, None]:
        if isinstance(event, FigureReturned):
            if event.seat not in paid and not final:
                numbers = empty_handed.setdefault(event.seat, {})
                who = role(event.figure, event.segment.kind)
                numbers[who] = numbers.get(who, 0) + 1
            continue
        for seat, numbers in empty_handed.items():
            these = in_row([counted(number, who, PLURALS.get(who, "")) for who, number in numbers.items()])
            lines.append(Sentence(f"{game.setup.names[seat]} takes back {these}{unpaid}.", (seat,)))
        empty_handed = {}
        paid = set()
        unpaid = " without points" if isinstance(event, Scored) else ""
        if isinstance(event, Scored):
            paid = {payment.seat for payment in event.payments}
            final = event.final
        if isinstance(event, TilePlaced):
            square = event.place.x, event.place.y
        if event is not None:
            told = event_words(game, event)
            if isinstance(event, FigureDeployed) and square not in (None, (event.segment.x, event.segment.y)):
                told = [f"{told[0][:-1]} at {event.segment.x},{event.segment.y}."]
            lines += [Sentence(line) for line in told]
    return lines


def turns(events: Sequence[Event]) -> list[tuple[int, list[Event]]]:
    """The events of each turn with the seat that has it; the final scoring is a turn of nobody (-1).

    What is laid while the game is set up is told with the first turn.
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
    """Whether a turn begins with an event, the last one having been that of a seat."""
    if isinstance(event, TilePlaced):
        return event.seat != last  # without a draw: an abbey
    return isinstance(event, TileDrawn | TileReturned) and not same_turn


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


def tile_signs(game: Game, tile: Tile) -> str:
    """What a tile shows that matters by the rules in play: `a volcano`, `wine and an inn`; empty where nothing does."""
    shown = dict.fromkeys([*tile.marks, *(flag for feature in tile.features for flag in feature.flags)])
    told = []
    for module in game.state.box.modules:
        for sign in shown:
            if sign in module.marks and game.state.box.options.get(module.marks[sign], True):
                goods = sign.partition("goods:")[2]
                told.append(goods or with_article(plain_name(sign)))
    return in_row(told)


def heading(kind: str) -> str:
    """Above a column of points: `roads`, `cities`."""
    name = plain_name(kind)
    if name.endswith("s") or name[0].isupper():
        return name
    return f"{name[:-1]}ies" if name.endswith("y") else f"{name}s"
