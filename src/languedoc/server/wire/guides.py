"""The play aid: what is told about a game before it is played, at a table or in the browser."""

from __future__ import annotations

from typing import Literal

from languedoc.server.wire.plain import Struct


class GuideLine(Struct):
    """A step. `number`: its place in the printed play aid, or nothing. `module` is the slug of the module it belongs
    to, `owner` the name of it. `kind`: somebody `must` or `may` carry it out, it happens by itself (`auto`), or it only
    changes other steps (`rule`); `who` does it; both in words, too."""

    step: str
    number: str
    module: str
    owner: str
    title: str
    text: str
    example: str
    kind: Literal["must", "may", "auto", "rule"]
    who: str
    kind_words: str
    who_words: str


class GuidePhase(Struct):
    name: str
    title: str
    lines: list[GuideLine]


class GuideThing(Struct):
    """A figure, token, building, sign or card. `symbol` names its drawing among the symbols of the page, or the card;
    `tile`, of something that is only printed on tiles, the start of the address of one of them; each may be empty."""

    family: str
    name: str
    title: str
    text: str
    symbol: str
    tile: str


class GuidePoints(Struct):
    name: str
    module: str
    owner: str
    title: str
    text: str


class GuideRule(Struct):
    """A rule that can be chosen, and what is chosen. `usual`: it is what the rules say if nothing is agreed."""

    name: str
    module: str
    title: str
    value: str
    help: str
    usual: bool


class GuideTile(Struct):
    """`art` is the start of the address of its pictures."""

    art: str
    count: int


class GuidePart(Struct):
    """What a module adds."""

    slug: str
    name: str
    sentence: str
    things: list[GuideThing]
    tiles: list[GuideTile]


class GuideSection(Struct):
    """`name` says which part of the play aid it is, `text` how to read it."""

    name: str
    title: str
    text: str


class GuideSheet(Struct):
    """The whole play aid of a game. `heading`: for how many players, and with which modules."""

    game: Literal["carcassonne", "cardcassonne"]
    language: str
    title: str
    heading: str
    made: str
    players: int
    modules: list[str]
    sections: list[GuideSection]
    preparation: GuidePhase
    turn: list[GuidePhase]
    final: GuidePhase
    points: list[GuidePoints]
    parts: list[GuidePart]
    rules: list[GuideRule]
    rounds: int
    """How many rounds a score sheet needs; 0 where points are counted on a track."""
    names: list[str]
    """The columns of the score sheet."""
