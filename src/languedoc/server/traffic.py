"""Limits on what the connections of one address use before any request or message of a person is handled: how many
there are, processor time to parse what they send, bytes of responses that they have not received.

Behind a proxy the address is the one that the proxy forwards, if it forwards one; connections of a proxy itself are
not counted.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from uvicorn.middleware.proxy_headers import _TrustedHosts

from languedoc.server.limits import Budgets, Open, Waiting
from languedoc.server.people import counted_address
from languedoc.server.settings import Limits

REQUESTS, REQUESTS_AT_ONCE = 0.1, 0.05  # seconds of processor time per second to parse requests of one address
FRAMES, FRAMES_AT_ONCE = 0.02, 0.02  # the same for frames of all its sockets


class Traffic:
    """The use of all addresses that are connected to a server process."""

    def __init__(self, limits: Limits, proxies: list[str] | str) -> None:
        self._begun_with = limits, proxies
        self.connections = Open(limits.connections_of_address)
        self.unread = Waiting(limits.waiting_of_address)
        self.requests = Budgets(REQUESTS, REQUESTS_AT_ONCE)
        self.frames = Budgets(FRAMES, FRAMES_AT_ONCE)
        self.proxies = _TrustedHosts(proxies)

    def __reduce__(self) -> tuple[type[Traffic], tuple[Limits, list[str] | str]]:
        """Each server process counts separately."""
        return Traffic, self._begun_with

    def address(self, peer: tuple[str, int] | None, told: tuple[str, int] | None = None) -> str:
        """The address to count for; empty for a proxy that forwarded none. `told` is the client of a request."""
        host = peer[0] if peer else ""
        if host in self.proxies:
            host = told[0] if told and told[0] != host else ""
        return counted_address(host) if host else ""


class Place:
    """The place of a connection among those of its address. It is free again when the connection is closed and nothing
    is done for it any more: else a client that hangs up at once could leave any number of tasks behind."""

    def __init__(self, connections: Open, address: str) -> None:
        self._connections = connections
        self._address = address
        self._open = True
        self._tasks = 0

    def close(self) -> None:
        """The connection is closed."""
        self._open = False
        self._leave()

    async def run(self, work: Awaitable[None]) -> None:
        """Do something for the connection."""
        self._tasks += 1
        try:
            await work
        finally:
            self._tasks -= 1
            self._leave()

    def _leave(self) -> None:
        if self._address and not self._open and not self._tasks:
            self._connections.leave(self._address)
            self._address = ""


def ignored(data: bytes) -> None:
    """Take some data of a connection that is closed."""


class ParseQueue:
    """Received data of one connection; it waits here while its address has used up its budget for parsing."""

    def __init__(self, budget: Budgets, take: Callable[[bytes], None]) -> None:
        self.budget = budget
        self.take = take
        self.paused = False  # whether data waits whatever the budget, until `resume`
        self._held = bytearray()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def holds(self) -> bool:
        return bool(self._held)

    def receive(self, data: bytes, address: str, transport: asyncio.Transport, done: Callable[[], None]) -> None:
        """Parse some data now or, if the budget is used up, later; `done` is called when held data was parsed."""
        if not self._held and not self.paused and not (address and self.budget.wait(address) > 0.0):
            self._taken(data, address)
            return
        self._held += data
        if not transport.is_closing():
            transport.pause_reading()
            self._wait(address, transport, done)

    def resume(self, address: str, transport: asyncio.Transport, done: Callable[[], None]) -> None:
        """Parse again, within the budget, after `paused` was set."""
        self.paused = False
        if self._held:
            self._wait(address, transport, done)

    def stop(self) -> None:
        """Parse nothing more. The connection is let go of, which has this queue: see `garbage`."""
        if self._timer is not None:
            self._timer.cancel()
        self._held.clear()
        self.take = ignored

    def _wait(self, address: str, transport: asyncio.Transport, done: Callable[[], None]) -> None:
        if self._timer is None and not self.paused:
            wait = self.budget.wait(address) if address else 0.0
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, wait), self._go_on, address, transport, done)

    def _go_on(self, address: str, transport: asyncio.Transport, done: Callable[[], None]) -> None:
        self._timer = None
        if transport.is_closing() or self.paused:
            return
        if address and self.budget.wait(address) > 0.0:
            self._wait(address, transport, done)
            return
        data, self._held = bytes(self._held), bytearray()
        self._taken(data, address)
        if not self._held:
            done()

    def _taken(self, data: bytes, address: str) -> None:
        began = time.thread_time()
        try:
            self.take(data)
        finally:
            if address:
                self.budget.charge(address, time.thread_time() - began)
