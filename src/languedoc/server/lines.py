"""HTTP connections: as many as the system allows, with timeouts against slow clients."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Mapping
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from languedoc.server.limits import Budgets

CUT = "languedoc.cut"  # extension of the scope of a socket
ACCEPTED = 100  # connections accepted at once
PARSING = 0.01  # seconds of processor time in a second to take the frames of one socket apart
PARSING_AT_ONCE = 0.05
READ_AT_ONCE = 4096  # bytes of a socket: all frames in them are taken apart before anybody else has a turn


class Line(H11Protocol):
    """An HTTP connection with a timeout: a request must arrive, and a response be received, within `silence` seconds
    plus one second for every `slowest` bytes. Slow clients are served, endless requests are closed."""

    def __init__(self, silence: float, slowest: float, **more: Any) -> None:
        super().__init__(**more)
        self.silence = silence
        self.slowest = slowest
        self._due: asyncio.TimerHandle | None = None
        self._since = 0.0
        self._came = 0
        self._taking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # pause as soon as anything is buffered, so that slow readers are noticed
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._rest()
        self._taken()

    # ------------------------------------------------------------------ what is asked

    def data_received(self, data: bytes) -> None:
        self._came += len(data)
        super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        self._watch()

    def _asking(self) -> bool:
        """Whether a request is incomplete, or none has arrived on a new connection. Idle keep-alive connections are
        closed by uvicorn; WebSockets are not handled here."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return False
        before: object = self.cycle  # the request before this one
        state = self.conn.their_state
        return state is h11.SEND_BODY or (state is h11.IDLE and (before is None or bool(self.conn.trailing_data[0])))

    def _watch(self) -> None:
        if not self._asking():
            self._rest()
        elif self._due is None:
            self._since, self._came = self.loop.time(), 0
            self._due = self.loop.call_later(self.silence, self._let_go)

    def _rest(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _let_go(self) -> None:
        """Close the connection unless enough bytes were transferred meanwhile."""
        until = self._since + self.silence + self._came / self.slowest
        if until > self.loop.time():
            self._due = self.loop.call_at(until, self._let_go)
        else:
            self._due = None
            self.transport.abort()

    # ------------------------------------------------------------------ what is answered

    def pause_writing(self) -> None:
        super().pause_writing()
        patience = self.silence + self.transport.get_write_buffer_size() / self.slowest
        self._taking = self.loop.call_later(patience, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken()

    def _taken(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None


class SocketLine(WebSocketsSansIOProtocol):
    """A WebSocket with a deadline for writing: what is sent must be received within `silence` seconds plus one second
    for every `slowest` bytes, else the connection is cut. The application may cut it, too: see `cut`."""

    def __init__(self, silence: float, slowest: float, **more: Any) -> None:
        super().__init__(**more)
        self.silence = silence
        self.slowest = slowest
        self._taking: asyncio.TimerHandle | None = None
        self._parsing = Budgets(PARSING, PARSING_AT_ONCE)
        self._reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)  # pause as soon as anything is buffered
        self.transport.max_size = READ_AT_ONCE  # type: ignore[attr-defined]  # asyncio reads 256 kB: thousands of frames

    def data_received(self, data: bytes) -> None:
        """Take frames apart, pings among them, for which the application is not asked; who sends more of them than
        people do is not read from for a while."""
        began = time.thread_time()
        super().data_received(data)
        self._parsing.charge("", time.thread_time() - began)
        wait = self._parsing.wait("")
        if wait > 0.0 and self._reading is None and not self.transport.is_closing():
            self.transport.pause_reading()
            self._reading = self.loop.call_later(wait, self._read_on)

    def _read_on(self) -> None:
        self._reading = None
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[CUT] = {"cut": self.transport.abort}

    def connection_lost(self, exc: Exception | None) -> None:
        self._taken()
        if self._reading is not None:
            self._reading.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taken()
        patience = self.silence + self.transport.get_write_buffer_size() / self.slowest
        self._taking = self.loop.call_later(patience, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken()

    def _taken(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None


def cut(scope: Mapping[str, Any]) -> None:
    """Cut the connection of a socket, whatever is still to be sent."""
    scope["extensions"][CUT]["cut"]()


def take_all_lines() -> None:
    """Raise the limit of open files of this process as far as the system allows."""
    try:
        import resource
    except ImportError:  # a system that does not count them
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # some systems name more than they give
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
