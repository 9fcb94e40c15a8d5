"""Random games for tests of scenes, with the table of a seat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from hypothesis import assume
from hypothesis import strategies as st

from languedoc import Game
from languedoc.games import AnyGame
from languedoc.hunt import random_setup
from languedoc.i18n import speech
from languedoc.server import scene, wire

ENGLISH = speech("en")
SomeGame = TypeVar("SomeGame", bound=AnyGame)


@st.composite
def built_games(draw: st.DrawFn) -> Game:
    """Any modules that are built with their own tiles, any rules, any number of players."""
    setup = random_setup(draw(st.integers(0, 2**64 - 1)))
    assume(not setup.tiles)
    return Game.of(setup)


def table(game: AnyGame, seat: int | None = None) -> wire.Table:
    return scene.table(game, seat, ENGLISH)


def asked(game: AnyGame) -> wire.Asked:
    """What the seat that must choose is asked."""
    shown = table(game, game.decision.seat).asked
    assert isinstance(shown, wire.Asked)
    return shown


def option(game: AnyGame, text: str) -> wire.Option:
    return next(each for each in asked(game).options if each.text == text)


def targets(game: AnyGame, text: str) -> list[wire.Target]:
    """What an option points at."""
    return [asked(game).targets[number] for number in option(game, text).targets]


def plain(shown: msgspec.Struct) -> Any:
    """As it goes over the wire and is read there."""
    return msgspec.json.decode(wire.encode(shown))


def moments(game: SomeGame, seed: int, part: float = 1.0) -> Iterator[SomeGame]:
    """Play a random game to its end, yielding it before a fraction `part` of its choices; the caller may choose."""
    rng = random.Random(seed)
    while not game.over:
        if rng.random() < part:
            yield game
        if not game.over:
            game.choose(rng.randrange(len(game.options)))
    yield game


def finished(game: SomeGame, seed: int = 1) -> SomeGame:
    for _ in moments(game, seed, 0):
        pass
    return game


def log(game: AnyGame) -> list[wire.LogEntry]:
    """The whole log of a game."""
    entries: list[wire.LogEntry] = []
    told = 0
    seat: int | None = None
    again: Iterator[AnyGame] = game.again()
    for version, then in enumerate(again):
        entries += scene.log(then, then.events[told:], version, seat, ENGLISH)
        told, seat = len(then.events), then.state.decider
    return entries
