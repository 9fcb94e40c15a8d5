"""Computer players think in processes of their own, never where people are served. One that dies is started again."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, ParamSpec, TypeVar

from languedoc.errors import BadImport, BadSave, LanguedocError, Unsupported
from languedoc.formats import jcz
from languedoc.formats.jcz.reading import parse
from languedoc.games import AnyGame, load
from languedoc.players import player
from languedoc.server.fold import begun, game_of
from languedoc.server.logs import tell
from languedoc.table.save import FIRST_WORD

P = ParamSpec("P")
T = TypeVar("T")

ATTEMPTS = 3
REMEMBERED = 100  # games that a process of bots keeps at hand


class BotTrouble(Exception):
    """A computer player has died again and again."""


class Workers:
    """The processes. `patience` is how many seconds one may take for an answer."""

    def __init__(self, number: int, patience: float) -> None:
        self.number = number
        self.patience = patience
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Begin to start the processes, so that the first bot does not have to wait for them."""
        pool = self._pool()
        for _ in range(self.number):
            pool.submit(os.getpid)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.number, spawn, initializer=begin_work)
        return self.pool

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The answer of a process; when it dies or takes too long, that of another one."""
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._pool()
            try:
                answer = asyncio.wrap_future(pool.submit(work, *args, **kwargs))
                return await asyncio.wait_for(answer, self.patience)
            except (BrokenProcessPool, TimeoutError) as error:
                tell.warning("bot process lost", reason=type(error).__name__, attempt=attempt)
                self._give_up(pool)
        raise BotTrouble

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """End all its processes; the next question starts new ones."""
        if pool is self.pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        if self.pool is not None:
            self._give_up(self.pool)


def begin_work() -> None:
    """A process of bots outlives neither its server nor an interrupt that is meant for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


# ------------------------------------------------------------------ inside such a process

_remembered: OrderedDict[str, tuple[list[str], AnyGame]] = OrderedDict()


def think(code: str, setup: str, choices: list[str], level: str, seed: int) -> str:
    """What a computer player of that level chooses after these choices."""
    game = standing(code, setup, choices)
    options = game.options
    return options[player(level, seed, game.name).pick(game.state)].text


def standing(code: str, setup: str, choices: list[str]) -> AnyGame:
    """The game after these choices; mostly only the last ones are new."""
    known, game = _remembered.pop(code, ([], None))
    if game is None or known != choices[: len(known)]:
        known, game = [], game_of(setup)
    for choice in choices[len(known) :]:
        game.choose(choice)
    _remembered[code] = (choices, game)
    while len(_remembered) > REMEMBERED:
        _remembered.popitem(last=False)
    return game


class Upload(NamedTuple):
    """A game that came as a file: its setup as a save without choices, and its choices with those who made them."""

    game: str
    setup: str
    names: tuple[str, ...]
    choices: list[tuple[int, str]]
    over: bool
    asked: int | None
    tiles: int
    scores: tuple[int, ...]


def read_upload(data: bytes, tiles_left: Callable[[AnyGame], int]) -> Upload | LanguedocError:
    """A save of ours or of JCloisterZone, played again. What is wrong with it comes back as the error."""
    try:
        game = opened(data)
    except LanguedocError as error:
        return type(error)(str(error))
    return Upload(
        game.name,
        begun(game.setup).save(),
        game.setup.names,
        [(seat, option.text) for seat, option in game._options_chosen()],
        game.over,
        None if game.over else game.state.decider,
        tiles_left(game),
        game.scores,
    )


def opened(data: bytes) -> AnyGame:
    if not data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        try:
            return load(data.decode("utf-8-sig"))
        except UnicodeDecodeError:
            raise BadSave("this is neither a save of Languedoc nor one of JCloisterZone") from None
    return jcz.replayed(parse(data)).game
