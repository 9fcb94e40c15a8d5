"""What the connections of each address use, below the requests and messages for which people have budgets: how many
connections there are, processor time to take apart what they send, bytes of answers that they do not receive.

Behind a proxy the address is the one that the proxy tells, where it has told one; connections of a proxy are not
counted.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from uvicorn.middleware.proxy_headers import _TrustedHosts

from languedoc.server.limits import Budgets, Open, Waiting
from languedoc.server.people import counted_address
from languedoc.server.settings import Limits

REQUESTS, REQUESTS_AT_ONCE = 0.1, 0.2  # seconds of processor time in a second to take requests of one address apart
FRAMES, FRAMES_AT_ONCE = 0.02, 0.02  # the same for frames of all its sockets


class Traffic:
    """Of all connections of a server process."""

    def __init__(self, limits: Limits, proxies: list[str] | str) -> None:
        self._begun_with = limits, proxies
        self.connections = Open(limits.connections_of_address)
        self.unread = Waiting(limits.waiting_of_address)
        self.requests = Budgets(REQUESTS, REQUESTS_AT_ONCE)
        self.frames = Budgets(FRAMES, FRAMES_AT_ONCE)
        self.proxies = _TrustedHosts(proxies)

    def __reduce__(self) -> tuple[type[Traffic], tuple[Limits, list[str] | str]]:
        """Another server process counts for itself."""
        return Traffic, self._begun_with

    def address(self, peer: tuple[str, int] | None, told: tuple[str, int] | None = None) -> str:
        """The address that counts, empty for a proxy that has not told any. `told` is the client of a request."""
        host = peer[0] if peer else ""
        if host in self.proxies:
            host = told[0] if told and told[0] != host else ""
        return counted_address(host) if host else ""


class Sluice:
    """What came on a connection, held back while its address has used up the budget for taking it apart."""

    def __init__(self, budget: Budgets, take: Callable[[bytes], None]) -> None:
        self.budget = budget
        self.take = take
        self.closed = False  # whether nothing more may come through for another reason
        self._held = bytearray()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def holds(self) -> bool:
        return bool(self._held)

    def came(self, data: bytes, address: str, transport: asyncio.Transport, done: Callable[[], None]) -> None:
        """Take some data apart, now or later; `done` is called when held data has been."""
        if not self._held and not self.closed and not (address and self.budget.wait(address) > 0.0):
            self._taken(data, address)
            return
        self._held += data
        if not transport.is_closing():
            transport.pause_reading()
            self._wait(address, transport, done)

    def opened(self, address: str, transport: asyncio.Transport, done: Callable[[], None]) -> None:
        """The other reason is gone."""
        self.closed = False
        if self._held:
            self._wait(address, transport, done)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._held.clear()

    def _wait(self, address: str, transport: asyncio.Transport, done: Callable[[], None]) -> None:
        if self._timer is None and not self.closed:
            wait = self.budget.wait(address) if address else 0.0
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, wait), self._go_on, address, transport, done)

    def _go_on(self, address: str, transport: asyncio.Transport, done: Callable[[], None]) -> None:
        self._timer = None
        if transport.is_closing() or self.closed:
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
