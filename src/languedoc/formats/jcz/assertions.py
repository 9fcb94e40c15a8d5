"""The sentences of its tests, each a pattern and a question to the game when the last message was followed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

from languedoc.carcassonne.events import Awarded, FigureReturned, Payment, Scored
from languedoc.carcassonne.targets import Cell, Figure, Place, Target, Word
from languedoc.errors import LanguedocError
from languedoc.formats.jcz.followed import CONFIRM
from languedoc.formats.jcz.messages import NAME, is_meant
from languedoc.formats.jcz.reading import Node
from languedoc.formats.jcz.replay import Replay, declining
from languedoc.formats.jcz.tables import (
    ACTIONS,
    CHOICES,
    CONFIRMATIONS,
    CONFIRMED,
    FIGURES,
    GAME_OVER,
    LEAVING,
    LEAVING_ACTION,
    MEEPLES,
    PASSED_IN_SILENCE,
    PHASES,
    SCORED,
)
from languedoc.table.decision import Option

Result = bool | Literal["unsupported"]
UNSUPPORTED: Literal["unsupported"] = "unsupported"
Found = re.Match[str]

SQUARE = r"\[(?P<x>-?\d+),(?P<y>-?\d+)\]"
PLACES = re.compile(SQUARE + r"-\[(?P<turns>\d+(?:,\d+)*)\]")
POINTER = re.compile(r"\{(?:(?P<meeple>\d+\.[a-z]+\.\d+),)?(?P<feature>\w+),(?P<location>[\w.]+)," + SQUARE + r"\}")
BETWEEN_PARTS = re.compile(r";|(?<=[}\]]),(?=[{\[])")


def evaluate(sentence: str, replay: Replay) -> Result:
    """Whether a sentence holds; unsupported if it is of no kind that we know."""
    plain = sentence.strip().removesuffix(".")
    for pattern, holds in SENTENCES:
        found = pattern.fullmatch(plain)
        if found:
            try:
                return holds(replay, found)
            except LanguedocError:  # it mentions something that does not exist here
                return UNSUPPORTED
    return UNSUPPORTED


def seat_named(replay: Replay, name: str) -> int | None:
    names = replay.recording.names
    return names.index(name) if name in names else None


# ------------------------------------------------------------------------------------ points


def has_points(replay: Replay, found: Found) -> Result:
    seat = seat_named(replay, found["name"])
    return UNSUPPORTED if seat is None else replay.game.scores[seat] == int(found["points"])


def scored(replay: Replay, found: Found) -> Result:
    """A single payment to that player for a feature of that kind had exactly that size."""
    seat = seat_named(replay, found["name"])
    features = SCORED.get(found["feature"].lower())
    if seat is None or features is None:
        return UNSUPPORTED
    if int(found["points"]) == 0 and left_with_nothing(replay, seat, features):
        return True
    return any(
        payment.seat == seat and payment.points == int(found["points"])
        for event in replay.game.events
        if isinstance(event, Scored | Awarded)
        for payment in payments(event, features)
    )


def left_with_nothing(replay: Replay, seat: int, features: tuple[str, ...]) -> bool:
    """Whether a feature of that kind was scored without points for anybody, although that player stood in it."""
    returned = {
        event.segment for event in replay.game.events if isinstance(event, FigureReturned) and event.seat == seat
    }
    return any(
        event.feature in features and not event.payments and not returned.isdisjoint(event.segments)
        for event in replay.game.events
        if isinstance(event, Scored)
    )


def payments(event: Scored | Awarded, features: tuple[str, ...]) -> tuple[Payment, ...]:
    if isinstance(event, Awarded):
        return (event.payment,) if event.reason in features else ()
    return event.payments if event.feature in features else ()


# ------------------------------------------------------------------------------------ what is asked


def can_pass(replay: Replay, found: Found) -> Result:
    decision = replay.game.decision
    asked = not replay.game.over and replay.unconfirmed is None and decision.step not in PASSED_IN_SILENCE
    can = asked and declining(decision) is not None
    return can == (found["can"].lower() == "can")


def phase_is(replay: Replay, found: Found) -> Result:
    if found["phase"] == GAME_OVER:
        return replay.game.over
    if confirmation(replay)[1] is not None or found["phase"] in [phase for _, phase in CONFIRMATIONS.values()]:
        return confirmation(replay)[1] == found["phase"]
    steps = PHASES.get(found["phase"])
    return UNSUPPORTED if steps is None else not replay.game.over and replay.game.decision.step in steps


def confirmation(replay: Replay) -> tuple[str | None, str | None]:
    """The action and the phase of the confirmation that is due, if any."""
    if replay.unconfirmed is not None:
        return CONFIRMATIONS[CONFIRMED[replay.unconfirmed.verb]]
    if any(option.verb == CONFIRM for option in replay.game.options):
        return CONFIRMATIONS["COMMIT"]
    return None, None


def bazaar_is(replay: Replay, found: Found) -> Result:
    """Whether the tiles of a bazaar are given out without an auction."""
    mode = replay.game.setup.rules().get("bazaar_mode")
    return UNSUPPORTED if mode is None else (mode != "auction") == (found["value"].lower() == "true")


def undo_is(replay: Replay, found: Found) -> Result:
    return (replay.undoable > 0) == (found["allowed"].lower() == "allowed")


def action_is_available(replay: Replay, found: Found) -> Result:
    """`TilePlacement for BA/C`, `Meeple for SmallFollower`, `ReturnMeeple for PRINCESS`, `CaptureFollower`."""
    what = found["what"] or ""
    if found["action"] == "TilePlacement":
        in_hand = replay.game.decision.step == "place_tile" and replay.tile_in_hand()
        return in_hand in replay.imported.tiles.get(what, ())
    if found["action"] in [action for action, _ in CONFIRMATIONS.values()]:
        return confirmation(replay)[0] == found["action"]
    options = options_of(replay, found["action"], what)
    return UNSUPPORTED if options is None else bool(options)


def options_of(replay: Replay, action: str, what: str) -> list[Option] | None:
    """Our options of an action that the sentences name, of all kinds or of what they say it is for."""
    if action == LEAVING_ACTION:
        return [option for option in replay.asked_together() if option.verb in LEAVING.values()]
    if action not in ACTIONS:
        return None
    message, kinds = ACTIONS[action]
    found = NAME.fullmatch(MEEPLES.get(what, what))
    if what and (found is None or found["name"] not in CHOICES[message].verbs):
        return None
    named = (found["name"],) if found is not None else kinds
    if replay.unconfirmed is not None:
        return []
    return [option for option in replay.asked_together() if any(is_about(option, message, kind) for kind in named)]


def is_about(option: Option, message: str, kind: str) -> bool:
    """Whether such a message can choose an option, for a kind of figure or token."""
    figure = FIGURES.get(kind)
    return option.verb in CHOICES[message].verbs.get(kind, ()) and (figure is None or is_of(option, figure))


def is_of(option: Option, figure: str) -> bool:
    """Whether an option is about a kind of figure: some name it beside the verb."""
    named = [target.word for target in option.targets if isinstance(target, Word)]
    named += [target.kind for target in option.targets if isinstance(target, Figure)]
    return figure in named or not named


# ------------------------------------------------------------------------------------ exactly these options


def places_are(replay: Replay, found: Found) -> Result:
    """Exactly these squares, each with these turns."""
    game = replay.game
    tile = [replay.tile_in_hand()] if found["tile"] is None else replay.imported.tiles.get(found["tile"])
    if tile is None:
        return UNSUPPORTED
    if game.over or game.decision.step != "place_tile" or replay.tile_in_hand() not in tile:
        return False
    expected = set()
    for part in parts_of(found["options"]):
        place = PLACES.fullmatch(part)
        if not place:
            return UNSUPPORTED
        x, y = replay.table.square(Node([int(place["x"]), int(place["y"])]))
        expected |= {Place(x, y, int(turn) // 90 % 4) for turn in place["turns"].split(",")}
    return {option.targets[0] for option in game.options if option.verb == "place"} == expected


def options_are(replay: Replay, found: Found) -> Result:
    """Exactly these places of a figure, or exactly these figures."""
    offered = options_of(replay, found["action"], found["what"] or "")
    if offered is None:
        return UNSUPPORTED
    pointers = [targets_of(replay, part) for part in parts_of(found["options"])]
    if None in pointers:
        return UNSUPPORTED
    meant = [[option for option in offered if is_any(option, pointer)] for pointer in pointers if pointer is not None]
    return all(meant) and {option.text for some in meant for option in some} == {option.text for option in offered}


def parts_of(options: str) -> list[str]:
    """The parts of a list, without spaces; some lists end with a mark."""
    return [part for part in BETWEEN_PARTS.split("".join(options.split())) if part]


def is_any(option: Option, wanted: frozenset[Target]) -> bool:
    return any(is_meant(target, wanted) for target in option.targets)


def targets_of(replay: Replay, text: str) -> frozenset[Target] | None:
    """What `{City,N,[0,1]}`, `{0.small.1,City,N,[0,1]}` or `[0,1]` means here."""
    square_alone = re.fullmatch(SQUARE, text)
    if square_alone:
        return frozenset({Cell(*replay.table.square(Node([int(square_alone["x"]), int(square_alone["y"])])))})
    found = POINTER.fullmatch(text)
    if not found:
        return None
    square = [int(found["x"]), int(found["y"])]
    pointer: dict[str, object] = {"position": square, "feature": found["feature"], "location": found["location"]}
    if found["meeple"]:
        pointer = {"featurePointer": pointer, "meepleId": found["meeple"]}
    targets = replay.table.targets(Node(pointer, "test.assertions"))
    return frozenset(targets) if not found["meeple"] else frozenset(t for t in targets if isinstance(t, Figure))


SENTENCES: tuple[tuple[re.Pattern[str], Callable[[Replay, Found], Result]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), holds)
    for pattern, holds in (
        (r"(?P<name>.+) has (?P<points>-?\d+) points?", has_points),
        (r"(?P<name>.+) scored (?P<feature>[\w-]+) for (?P<points>-?\d+) points?", scored),
        (r"player (?P<can>can|can't|cannot) pass", can_pass),
        (r"phase is (?P<phase>\w+)", phase_is),
        (r"bazaar noAuction: (?P<value>true|false)", bazaar_is),
        (r"undo is (?P<allowed>allowed|not allowed)", undo_is),
        (r"available action (?P<action>\w+)(?: for (?P<what>\S+))?", action_is_available),
        (r"(?:TilePlacement (?P<tile>\S+)|Placement) options:(?P<options>.*)", places_are),
        (r"(?P<action>\w+)(?: (?P<what>\S+))? options:(?P<options>.*)", options_are),
    )
)
