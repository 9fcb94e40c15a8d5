"""Read the JSON of a saved game: every value is checked for its type, and every error names its path in the file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from languedoc.errors import BadImport
from languedoc.formats.jcz.tables import SAME_MESSAGES
from languedoc.writing import reason

MOST_BYTES = 8_000_000  # a game with every expansion has less than half a million
MOST_GROUPS = 60_000  # objects and lists; they are counted before any is built, since each takes much memory
MOST_COMMAS = 150_000
MOST_MESSAGES = 20_000
MOST_DRAWS = 2_000
MOST_PLAYERS = 100  # a setup of ours says how many can play
MOST_LAID = 100  # the largest start has twelve tiles
MOST_SENTENCES = 1_000
UNDO = "UNDO"
SHOWN = 60  # characters of a value that an error message repeats
KINDS = {dict: "an object", list: "a list", str: "a text", int: "a whole number", bool: "true or false"}


class Node:
    """A value of the file together with where it stands: `replay[12].payload.position`."""

    def __init__(self, value: Any, place: str = "") -> None:
        self.value = value
        self.place = place

    def fail(self, what: str) -> NoReturn:
        raise BadImport(f"{self.place or 'the file'}: {what}")

    def _as(self, kind: type) -> Any:
        if type(self.value) is not kind:  # isinstance would take true for the number 1
            self.fail(f"{shown(self.value)} where {KINDS[kind]} belongs")
        return self.value

    def check(self, kind: type) -> None:
        """Refuse a value of another kind."""
        self._as(kind)

    def text(self) -> str:
        return str(self._as(str))

    def number(self) -> int:
        """A whole number; that program writes some of them as 5.0."""
        if type(self.value) is float and self.value.is_integer():
            return int(self.value)
        return int(self._as(int))

    def fraction(self) -> float:
        """A number from 0 up to 1."""
        value = float(self.value) if type(self.value) in (int, float) else -1.0
        if not 0 <= value < 1:
            self.fail(f"{shown(self.value)} where a number from 0 up to 1 belongs")
        return value

    def amount(self) -> int:
        """How many of something: a number, or true for one and false for none."""
        return int(self.value) if type(self.value) is bool else self.number()

    def word(self) -> str:
        """A value as a word: rules are texts there, some are true or false, or a number."""
        if type(self.value) is bool:
            return str(self.value).lower()
        return str(self.number()) if isinstance(self.value, int | float) else self.text()

    def items(self) -> list[Node]:
        return [Node(item, f"{self.place}[{i}]") for i, item in enumerate(self._as(list))]

    def parts(self) -> Iterator[tuple[str, Node]]:
        for key, value in self._as(dict).items():
            yield key, Node(value, self._under(key))

    def maybe(self, key: str) -> Node | None:
        """The value under a key; null counts as none."""
        value = self._as(dict).get(key)
        return None if value is None else Node(value, self._under(key))

    def __getitem__(self, key: str) -> Node:
        found = self.maybe(key)
        if found is None:
            self.fail(f"{key!r} is missing")
        return found

    def _under(self, key: str) -> str:
        key = key if key.isprintable() and len(key) <= SHOWN else repr(key[:SHOWN])
        return f"{self.place}.{key}" if self.place else key

    def pair(self) -> tuple[int, int]:
        """Column and line, y growing to the south."""
        items = self.items()
        if len(items) != 2:
            self.fail(f"{shown(self.value)} where two numbers belong")
        return items[0].number(), items[1].number()


def shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=True)
    return text if len(text) <= SHOWN else text[: SHOWN - 3] + "..."


@dataclass(frozen=True)
class Laid:
    """A tile that lies at the start."""

    tile: str
    x: int
    y: int
    quarters: int


@dataclass(frozen=True)
class Message:
    kind: str
    payload: Node


@dataclass(frozen=True)
class Fits:
    """Before a message a tile is drawn, and a number of places with their turns are legal."""

    message: int
    tile: str
    places: int


@dataclass(frozen=True)
class Recording:
    """A saved game as it is in the file.

    `draws` is the order of drawing if the file has it, `end` after how many draws it ends the game; `points` are
    those of all players after each message and `fits` the legal places of each tile drawn, where the file tells them.
    """

    names: tuple[str, ...]
    sets: dict[str, int]
    elements: dict[str, int]
    rules: dict[str, str]
    start: tuple[Laid, ...]
    messages: tuple[Message, ...]
    draws: tuple[str, ...] | None
    end: int | None
    assertions: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    fits: tuple[Fits, ...]

    def not_undone(self) -> list[Message]:
        """The messages that still hold at the end."""
        kept: list[Message] = []
        for message in self.messages:
            if message.kind != UNDO:
                kept.append(message)
            elif kept:
                kept.pop()
        return kept


def read(path: Path) -> Recording:
    """Read and check a file."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BadImport(f"it cannot be read: {reason(error)}") from error
    return parse(data)


def parse(data: bytes) -> Recording:
    if len(data) > MOST_BYTES:
        raise BadImport(f"the file is longer than {MOST_BYTES} bytes, so it is no saved game")
    if data.count(b"{") + data.count(b"[") > MOST_GROUPS or data.count(b",") > MOST_COMMAS:
        raise BadImport("the file holds more than any game has, so it is no saved game")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadImport("the file is not UTF-8 text, so it is no saved game") from None
    try:
        return recording(Node(json.loads(text, parse_constant=refuse_constant)))
    except json.JSONDecodeError as error:
        raise BadImport(f"line {error.lineno}, column {error.colno}: this is not JSON: {error.msg}") from None
    except RecursionError:
        raise BadImport("the file is nested too deeply, so it is no saved game") from None
    except OverflowError:
        raise BadImport("the file holds a number that is too large") from None
    except ValueError as error:  # a number with thousands of digits
        raise BadImport(f"the file holds a number that cannot be read: {error}") from None


def refuse_constant(name: str) -> NoReturn:
    raise BadImport(f"the file holds {name}, which is not a number")


def recording(file: Node) -> Recording:
    for key in ("setup", "players", "replay"):
        if type(file.value) is not dict or key not in file.value:
            raise BadImport(f"this is no saved game of JCloisterZone: it has no {key!r}")
    setup = file["setup"]
    annotations = file.maybe("gameAnnotations") or Node({})
    test = file.maybe("test") or Node({})
    oracle = file.maybe("oracle") or Node({})
    messages = tuple(message(item) for item in at_most(file["replay"], MOST_MESSAGES))
    draws = annotations.maybe("drawOrder")
    end = annotations.maybe("endTurn")
    names = tuple(player["name"].text() for player in at_most(file["players"], MOST_PLAYERS))
    return Recording(
        names=names,
        sets={key: node.amount() for key, node in setup["sets"].parts()},
        elements={key: node.amount() for key, node in setup["elements"].parts() if node.value is not None},
        rules={key: node.word() for key, node in (setup.maybe("rules") or Node({})).parts() if node.value is not None},
        start=tuple(laid(item) for item in at_most(setup.maybe("start") or Node([]), MOST_LAID)),
        messages=messages,
        draws=None if draws is None else tuple(item.text() for item in at_most(draws, MOST_DRAWS)),
        end=None if end is None else end.number(),
        assertions=tuple(item.text() for item in at_most(test.maybe("assertions") or Node([]), MOST_SENTENCES)),
        points=tuple(row(item, len(names)) for item in at_most(oracle.maybe("points") or Node([]), MOST_MESSAGES)),
        fits=tuple(fits(item) for item in at_most(oracle.maybe("fits") or Node([]), MOST_MESSAGES)),
    )


def at_most(node: Node, most: int) -> list[Node]:
    items = node.items()
    if len(items) > most:
        node.fail(f"{len(items)} entries; no game has more than {most}")
    return items


def message(node: Node) -> Message:
    kind = node["type"].text()
    payload = node.maybe("payload") or Node({}, f"{node.place}.payload")
    payload.check(dict)
    return Message(SAME_MESSAGES.get(kind, kind), payload)


def laid(node: Node) -> Laid:
    degrees = (node.maybe("rotation") or Node(0)).number()
    if degrees % 90:
        node["rotation"].fail(f"{degrees} degrees are no quarter turns")
    return Laid(node["tile"].text(), node["x"].number(), node["y"].number(), degrees // 90 % 4)


def row(node: Node, players: int) -> tuple[int, ...]:
    points = tuple(item.number() for item in node.items())
    if len(points) != players:
        node.fail(f"points of {len(points)} players, but there are {players}")
    return points


def fits(node: Node) -> Fits:
    items = node.items()
    if len(items) != 3:
        node.fail("a message, a tile and a number of places belong here")
    return Fits(items[0].number(), items[1].text(), items[2].number())
