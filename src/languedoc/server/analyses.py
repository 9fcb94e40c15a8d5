"""Hints and analyses: made by a worker process of their own, one after the other, cached by the version of the game.

An analysis that nobody asks for any more is cancelled. How many may wait is limited for everybody together.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from typing import Any

from languedoc.analysis import Advice, Analysis
from languedoc.server import thinking
from languedoc.server.bots import BotTrouble, Workers
from languedoc.server.refusals import Refusal, trouble
from languedoc.server.settings import Settings

CACHED = 60  # of each kind
AFTER_FAILURE = 60.0  # seconds until an analysis that failed is tried again
UNWANTED = 10.0  # seconds after which nobody waits for an analysis any more
SEED = 1  # the same game gets the same analysis

Key = tuple[str, int]
"""The code of a game and its version."""


def refused(event: str, error: BaseException) -> Refusal:
    """Tell the log what failed. Returns what those who wait are told."""
    if isinstance(error, BotTrouble):  # the log has told of it
        return Refusal("unavailable")
    assert isinstance(error, Exception)
    return trouble(event, error)


class Analyses:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workers = Workers(1, settings.thinking)
        self.advisers = Workers(1, settings.thinking)
        self.analyses: OrderedDict[Key, Analysis] = OrderedDict()
        self.advices: OrderedDict[Key, Advice] = OrderedDict()
        self.failed: OrderedDict[Key, tuple[float, str]] = OrderedDict()  # until when it is refused, and how
        self.at_work: dict[Key, asyncio.Task[Analysis | None]] = {}
        self.advising: dict[Key, asyncio.Task[Advice]] = {}
        self.wanted: dict[Key, float] = {}
        self.askers: Counter[str] = Counter()  # addresses for which something is made

    def _enter_queue(self, asker: str, task: asyncio.Task[Any]) -> None:
        self.askers[asker] += 1
        task.add_done_callback(lambda done: self._leave_queue(asker))

    def _leave_queue(self, asker: str) -> None:
        self.askers[asker] -= 1
        if not self.askers[asker]:
            del self.askers[asker]

    def _check_queue(self, asker: str) -> None:
        full = len(self.at_work) + len(self.advising) >= self.settings.analyses
        if full or self.askers[asker] >= self.settings.limits.analyses_of_address:
            raise Refusal("too_fast")

    # ------------------------------------------------------------------ finished games

    def analysis(self, key: Key, setup: str, choices: list[str], asker: str) -> Analysis | None:
        """The analysis of a finished game; None while it is being made. Ask again to keep it wanted. `asker` is the
        address of who asks first."""
        if key in self.analyses:
            self.analyses.move_to_end(key)
            return self.analyses[key]
        until, code = self.failed.get(key, (0.0, ""))
        if until > time.monotonic():
            raise Refusal(code)
        if key not in self.at_work:
            self._check_queue(asker)
            work = self.workers.run(asker, thinking.analyse, setup, choices, self.settings.analysing, SEED)
            self.at_work[key] = task = asyncio.create_task(work)
            self._enter_queue(asker, task)
            task.add_done_callback(lambda done: self._made(key, done))
        self.wanted[key] = time.monotonic()
        return None

    def _made(self, key: Key, task: asyncio.Task[Analysis | None]) -> None:
        self.at_work.pop(key, None)
        self.wanted.pop(key, None)
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            self.failed[key] = (time.monotonic() + AFTER_FAILURE, refused("an analysis failed", error).code)
            while len(self.failed) > CACHED:
                self.failed.popitem(last=False)
        elif (found := task.result()) is not None:
            self.analyses[key] = found
            while len(self.analyses) > CACHED:
                self.analyses.popitem(last=False)

    def drop_unwanted(self) -> None:
        """Cancel analyses that nobody waits for any more."""
        at = time.monotonic()
        for key in [key for key, since in self.wanted.items() if since < at - UNWANTED]:
            self.at_work[key].cancel()

    # ------------------------------------------------------------------ running games

    async def advice(self, key: Key, setup: str, choices: list[str], asker: str) -> Advice:
        """The best options for the seat that decides. `asker` is the address of who asks first."""
        if key in self.advices:
            self.advices.move_to_end(key)
            return self.advices[key]
        if key not in self.advising:
            self._check_queue(asker)
            work = self.advisers.run(asker, thinking.advise, key[0], setup, choices, SEED)
            self.advising[key] = task = asyncio.create_task(work)
            self._enter_queue(asker, task)
            task.add_done_callback(lambda done: self._advised(key, done))
        task = self.advising[key]
        try:
            return await asyncio.shield(task)
        except Exception as error:
            raise refused("a hint failed", error) from None
        except asyncio.CancelledError:
            if task.cancelled():  # the game has gone on
                raise Refusal("stale") from None
            raise

    def _advised(self, key: Key, task: asyncio.Task[Advice]) -> None:
        self.advising.pop(key, None)
        if not task.cancelled() and task.exception() is None:
            self.advices[key] = task.result()
            while len(self.advices) > CACHED:
                self.advices.popitem(last=False)

    def changed(self, code: str) -> None:
        """Cancel hints for a game that has gone on."""
        for key, task in list(self.advising.items()):
            if key[0] == code:
                task.cancel()

    def stop(self) -> None:
        for task in (*self.at_work.values(), *self.advising.values()):
            task.cancel()
        self.workers.stop()
        self.advisers.stop()
