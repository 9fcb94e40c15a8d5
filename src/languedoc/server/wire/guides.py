"""The play aid: what is told about a game before it is played, at a table or in the browser."""

from __future__ import annotations

from typing import Literal

from languedoc.server.wire.plain import Struct, ThingName


class GuideBeside(Struct):
    """What another module of the game does to a step: by a step of its own, or, without step and title, otherwise."""

    step: str
    owner: str
    title: str
    text: str


class GuideThing(Struct):
    """A figure, token, building, sign or card. `symbol` names its drawing among the symbols of the page, or the card;
    `tile`, of something that is only printed on tiles, the start of the address of one of them; each may be empty."""

    family: str
    name: str
    title: str
    text: str
    symbol: str
    tile: str


class GuideNamed(Struct):
    """A drawn example: its id, below which its text and pictures are found. `beside`: the other modules in it."""

    id: str
    title: str
    beside: str
    can_be_played: bool


class GuideBoard(Struct):
    """A picture of an example, `before` or `after` its choices, and how the players stand there, where that changes."""

    moment: Literal["before", "after"]
    title: str
    standing: str


class GuideExample(Struct):
    """A drawn example: the position, what happens there item by item, and why it came like this. `things` are the
    figures and tokens in its pictures besides followers."""

    id: str
    title: str
    text: str
    told: list[str]
    done: str
    boards: list[GuideBoard]
    things: list[GuideThing]
    can_be_played: bool


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
    when: str
    """What it depends on, with commas: `sign NAME` on the tile just placed, `completed KIND` of a feature (`completed`:
    of any), `action STEP` that is chosen in the figure phase; empty: on nothing."""
    calculated: str
    """What the calculator tells for it: the kind of feature, perhaps the building."""
    again: bool
    """Whether another tile is played after it in the same turn."""
    together: list[GuideBeside]
    """What the other modules of the game do to it."""
    examples: list[GuideNamed]


class GuidePhase(Struct):
    name: str
    title: str
    lines: list[GuideLine]


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
    """`art` is the start of the address of its pictures. `bag`: how many of them are in the bag at the beginning;
    `things`: the buildings and signs on it."""

    art: str
    count: int
    bag: int
    things: list[ThingName]


class GuidePart(Struct):
    """What a module adds. `aside`: how many of its tiles leave the bag before the game, unseen."""

    slug: str
    name: str
    sentence: str
    show_me: str
    """The id of the example that introduces it, or nothing."""
    things: list[GuideThing]
    tiles: list[GuideTile]
    aside: int


class GuideSection(Struct):
    """`name` says which part of the play aid it is, `text` how to read it."""

    name: str
    title: str
    text: str


class GuideSign(Struct):
    """Something on a tile that makes steps apply."""

    name: str
    title: str
    tile: str


class GuideItem(Struct):
    title: str
    count: int


class GuideDeck(Struct):
    """Something that is drawn by chance. `returns`: what is drawn goes back at once, as with a die; `open`: nothing is
    drawn, people take what is due; `tiles`: the titles of the items are the starts of addresses of tiles."""

    name: str
    title: str
    items: list[GuideItem]
    returns: bool
    open: bool
    tiles: bool


class GuideAsked(Struct):
    """A question of a calculator: how many of something are on the feature, at most."""

    name: str
    title: str
    most: int
    buildings: list[str]
    """The buildings for which it is asked, in the calculator of buildings."""


class GuideBuilding(Struct):
    """A building in a calculator: what of it is counted, up to how many, whether it can be completed, and whether it is
    `whole` then, so that nothing is counted."""

    name: str
    title: str
    counted: str
    most: int
    completes: bool
    whole: bool


class GuideForm(Struct):
    """A calculator: `counted` asks how many tiles or cities there are, `buildings` which building it is."""

    kind: Literal["road", "city", "monastery", "field"]
    title: str
    counted: str
    most: int
    buildings: list[GuideBuilding]
    asked: list[GuideAsked]


class GuideWorth(Struct):
    """What a feature is worth, item by item in words."""

    points: int
    words: str


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
    """Those who play: the columns of a score sheet."""
    signs: list[GuideSign]
    decks: list[GuideDeck]
    forms: list[GuideForm]
