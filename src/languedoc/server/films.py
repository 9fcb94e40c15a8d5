"""Animations of finished games: made by a worker process of their own, one after the other, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from languedoc.server import thinking
from languedoc.server.bots import BotTrouble, Workers
from languedoc.server.refusals import Refusal
from languedoc.server.settings import Settings

KEPT = 20  # animations; one has about a megabyte
MOST_WAITING = 4  # of everybody

Key = tuple[str, int]
"""The code of a game and its version."""


class Films:
    def __init__(self, settings: Settings) -> None:
        self.workers = Workers(1, settings.thinking, thinking.begin_with_little_memory, attempts=1)
        self.made: OrderedDict[Key, bytes] = OrderedDict()
        self.making: dict[Key, asyncio.Task[bytes | None]] = {}
        self.askers: set[str] = set()  # addresses for which one is made

    async def of(self, key: Key, setup: str, choices: list[str], asker: str) -> bytes:
        """The animation of a game of tiles. Who asks for one that is being made waits for the same. For an address
        (`asker`) one is made at a time."""
        if key in self.made:
            self.made.move_to_end(key)
            return self.made[key]
        if key not in self.making:
            if len(self.making) >= MOST_WAITING or asker in self.askers:
                raise Refusal("too_fast")
            self.askers.add(asker)
            self.making[key] = task = asyncio.create_task(self.workers.run(asker, thinking.film, setup, choices))
            task.add_done_callback(lambda done: self._made(key, asker, done))
        try:
            found = await asyncio.shield(self.making[key])
        except BotTrouble:
            raise Refusal("no_picture") from None
        if found is None:
            raise Refusal("no_picture")
        return found

    def _made(self, key: Key, asker: str, task: asyncio.Task[bytes | None]) -> None:
        self.making.pop(key, None)
        self.askers.discard(asker)
        if not task.cancelled() and task.exception() is None and (found := task.result()) is not None:
            self.made[key] = found
            while len(self.made) > KEPT:
                self.made.popitem(last=False)

    def stop(self) -> None:
        for task in self.making.values():
            task.cancel()
        self.workers.stop()
