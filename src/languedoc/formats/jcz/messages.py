"""What each message chooses: verbs of ours and what they point at."""

from __future__ import annotations

import re
from dataclasses import dataclass

from languedoc.carcassonne.targets import Cell, Figure, Place, Segment, Target, Word
from languedoc.errors import Unsupported
from languedoc.formats.jcz.pointers import ANYWHERE, LONGEST, Table, meeple
from languedoc.formats.jcz.reading import Message, Node
from languedoc.formats.jcz.tables import ANYWHERE_IN, CHOICES, FIGURES, LEAVING, TOKENS
from languedoc.table.decision import Option

TURNS = {"R0": 0, "R90": 1, "R180": 2, "R270": 3}
PLACE_TILE = "PLACE_TILE"
PLACING = ("place", "abbey")
NAME = re.compile(r"(?:\d+\.)?(?P<name>[A-Za-z_]+?)(?:\.\d+)?")
"""An id without whose it is and its number: `0.small.1`, `fairy.1`, `BRIDGE`."""


@dataclass(frozen=True)
class Wish:
    """An option with one of these verbs that points at nothing but these targets, or whatever it points at (None);
    `seat` chooses it, where known.

    `feature` is all of the feature that a target belongs to, for verbs that mean the whole of it.
    """

    verbs: tuple[str, ...]
    targets: frozenset[Target] | None
    seat: int | None = None
    feature: frozenset[Target] = frozenset()

    def meets(self, seat: int, option: Option) -> bool:
        if option.verb not in self.verbs or self.seat not in (None, seat):
            return False
        if self.targets is None:
            return True
        wanted = self.targets | self.feature if option.verb in ANYWHERE_IN else self.targets
        return bool(option.targets) and all(is_meant(target, wanted) for target in option.targets)


def is_meant(target: Target, wanted: frozenset[Target]) -> bool:
    if target in wanted:
        return True
    return isinstance(target, Figure) and Figure(target.seat, target.kind, ANYWHERE) in wanted


def wish(message: Message, table: Table) -> Wish:
    """What a message wants to be chosen."""
    payload = message.payload
    if message.kind == PLACE_TILE:
        x, y = table.square(payload["position"])
        return Wish(PLACING, frozenset({Place(x, y, quarters(payload["rotation"])), Cell(x, y)}))
    if message.kind not in CHOICES:
        raise Unsupported(f"{payload.place.removesuffix('.payload')}: a message {message.kind[:LONGEST]!r}")
    choice = CHOICES[message.kind]
    seat = meeple(payload["meepleId"])[0] if choice.by == "meepleId" else None
    named = ""
    if choice.by:
        node = payload[choice.by]
        found = NAME.fullmatch(node.text())
        named = found["name"] if found else node.text()
        if named not in choice.verbs:
            raise Unsupported(f"{node.place}: {node.text()[:LONGEST]!r}")
    if not choice.pointer:
        return Wish(choice.verbs[named], None, seat)
    if named in LEAVING and payload.maybe(choice.pointer) is None:
        return Wish((LEAVING[named],), frozenset({Word(named)}), seat)
    targets = table.targets(payload[choice.pointer]) | {Word(word) for word in TOKENS.get(named, ())}
    feature: set[Target] = set()
    if named in FIGURES and seat is not None:
        targets |= {Word(FIGURES[named]), Figure(seat, FIGURES[named], ANYWHERE)}
        feature = {each for target in targets if isinstance(target, Segment) for each in table.whole(target)}
    return Wish(choice.verbs[named], frozenset(targets), seat, frozenset(feature))


def quarters(node: Node) -> int:
    if node.text() not in TURNS:
        node.fail(f"{node.text()[:LONGEST]!r} is no turn; allowed: {', '.join(TURNS)}")
    return TURNS[node.text()]
