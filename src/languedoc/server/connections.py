"""HTTP connections and WebSockets with timeouts against slow clients, and limits for each address (`Traffic`)."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import weakref
from collections.abc import Mapping
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.server import ServerProtocol

from languedoc.server.traffic import ParseQueue, Place, Traffic

IDLE = 5  # seconds an idle connection is kept
IDLE_OF_PROXY = 130  # a proxy keeps its own for 60 or 120, and must not use one that is just being closed
CUT = "languedoc.cut"  # extension of the scope of a socket
ACCEPTED = 100  # connections accepted at once
READ_AT_ONCE = 4096  # bytes of a socket: all frames in them are parsed before other connections are served
ASKED_AT_ONCE = 16_384  # bytes of requests: those behind an answer that nobody reads wait in memory
PARTS = 100  # frames of one message


class HttpConnection(H11Protocol):
    """An HTTP connection with a timeout: a request must arrive, and a response be received, within `silence` seconds
    plus one second for every `slowest` bytes. Slow clients are served, endless requests are closed."""

    def __init__(self, silence: float, slowest: float, traffic: Traffic, **more: Any) -> None:
        super().__init__(**more)
        self.silence = silence
        self.slowest = slowest
        self.traffic = traffic
        self.counted = ""  # the address for which this connection counts
        self.place = Place(traffic.connections, "")
        self.app = placed(self, self.app)
        self._due: asyncio.TimerHandle | None = None
        self._since = 0.0
        self._came = 0
        self._taking: asyncio.TimerHandle | None = None
        self._unread = Unread(traffic)
        self._queue = ParseQueue(traffic.requests, super().data_received)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.traffic.address(self.client)
        if address and not self.traffic.connections.enter(address):
            transport.abort()
            return
        if address:
            self.timeout_keep_alive = IDLE
        self.counted = address
        self.place = Place(self.traffic.connections, address)
        transport.max_size = ASKED_AT_ONCE  # type: ignore[attr-defined]  # asyncio reads 256 kB
        transport.set_write_buffer_limits(0)  # pause as soon as anything is buffered, so that slow readers are noticed
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # uvicorn leaves its timer, and with it this connection, after a reset
        self._stop_watching()
        self._taken()
        self._queue.stop()
        self.place.close()
        self.cycle = None  # type: ignore[assignment]  # which holds this connection

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket protocol, which counts it from now on."""
        super().handle_websocket_upgrade(event)
        self._taken()
        self._queue.stop()
        socket: Any = self.transport.get_protocol()
        socket.place, self.place = self.place, socket.place
        self.counted = ""

    # ------------------------------------------------------------------ requests

    def data_received(self, data: bytes) -> None:
        self._came += len(data)
        self._queue.receive(data, self.counted, self.transport, self._read_on)

    def _read_on(self) -> None:
        """Read from the connection again: the data that waited is parsed."""
        if not self.flow.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_events(self) -> None:
        super().handle_events()
        self._watch()

    def send_400_response(self, msg: str) -> None:
        try:
            super().send_400_response(msg)
        finally:
            error = sys.exc_info()[1]
            if error is not None:
                error.__traceback__ = None  # by which an error of h11 refers to itself and to this connection

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
            self._stop_watching()
        elif self._due is None:
            self._since, self._came = self.loop.time(), 0
            self._due = self.loop.call_later(self.silence, self._time_out)

    def _stop_watching(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _time_out(self) -> None:
        """Close the connection unless enough bytes were transferred meanwhile."""
        until = self._since + self.silence + self._came / self.slowest
        if until > self.loop.time():
            self._due = self.loop.call_at(until, self._time_out)
        else:
            self._due = None
            self.transport.abort()

    # ------------------------------------------------------------------ responses

    def pause_writing(self) -> None:
        super().pause_writing()
        size = self.transport.get_write_buffer_size()
        told = self.scope["client"] if self.scope else None
        if not self._unread.add(self.traffic.address(self.client, told), size):
            self.transport.abort()
            return
        self._taking = self.loop.call_later(self.silence + size / self.slowest, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken()

    def _taken(self) -> None:
        self._unread.remove()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None


class Unread:
    """The bytes that were sent on one connection and that its client has not read yet."""

    def __init__(self, traffic: Traffic) -> None:
        self.waiting = traffic.unread
        self.address = ""
        self.size = 0

    def add(self, address: str, size: int) -> bool:
        """Count these bytes; returns whether the limit of the address allows them."""
        self.remove()
        if address and not self.waiting.add(address, size):
            return False
        self.address, self.size = address, size
        return True

    def remove(self) -> None:
        if self.address:
            self.waiting.remove(self.address, self.size)
        self.address = ""


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket with a deadline for writing: what is sent must be received within `silence` seconds plus one second
    for every `slowest` bytes, else the connection is cut. The application may cut it, too: see `cut`."""

    def __init__(self, silence: float, slowest: float, traffic: Traffic, **more: Any) -> None:
        super().__init__(**more)
        # No compression context is kept between messages: most sockets are idle most of the time.
        packing = ServerPerMessageDeflateFactory(True, True, 12, 12, {"memLevel": 5})
        self.conn = ServerProtocol(extensions=[packing], max_size=self.config.ws_max_size, logger=self.logger)
        self.silence = silence
        self.slowest = slowest
        self.traffic = traffic
        self.place = Place(traffic.connections, "")
        self.app = placed(self, released(self.app))
        self._taking: asyncio.TimerHandle | None = None
        self._unread = Unread(traffic)
        self._queue = ParseQueue(traffic.frames, super().data_received)

    @property
    def address(self) -> str:
        scope = getattr(self, "scope", None)  # there is none where the request was malformed
        return self.traffic.address(self.client, scope["client"] if scope else None)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)  # pause as soon as anything is buffered
        self.transport.max_size = READ_AT_ONCE  # type: ignore[attr-defined]  # asyncio reads 256 kB: thousands of frames

    def data_received(self, data: bytes) -> None:
        """Parse frames, pings included, which the application does not see. Reading pauses where a client sends more
        of them than people do, or does not read the responses."""
        if self.handshake_initiated:
            self._queue.receive(data, self.address, self.transport, self._read_on)
        else:
            super().data_received(data)

    def _read_on(self) -> None:
        """Read from the connection again: the data that waited is parsed."""
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_parser_exception(self) -> None:
        """Abort the connection after invalid data before the socket was accepted: there is no socket to close yet."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def handle_cont(self, event: Frame) -> None:
        """Refuse messages of very many parts: empty ones do not count for the limit of size."""
        if len(self.frames) >= PARTS:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[CUT] = {"cut": self.transport.abort}

    def connection_lost(self, exc: Exception | None) -> None:
        self._taken()
        self._queue.stop()
        self.place.close()
        super().connection_lost(exc)
        self.frames = []
        self.conn.parser.close()  # a generator that holds what it parses for
        error: BaseException | None = self.conn.parser_exc
        while error is not None:  # by their tracebacks errors hold this connection and what it has received
            error.__traceback__, error = None, error.__context__

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taken()
        size = self.transport.get_write_buffer_size()
        if not self._unread.add(self.address, size):
            self.transport.abort()
            return
        self._queue.paused = True
        self._taking = self.loop.call_later(self.silence + size / self.slowest, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken()
        self._queue.resume(self.address, self.transport, self._read_on)

    def _taken(self) -> None:
        self._unread.remove()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None


def placed(connection: HttpConnection | SocketConnection, app: Any) -> Any:
    """The application for a connection, which has its place as long as the application works for it. The connection
    has this function, which therefore does not hold it: see `garbage`."""
    weak = weakref.ref(connection)

    async def asgi(scope: Any, receive: Any, send: Any) -> None:
        served = weak()
        if served is not None:
            await served.place.run(app(scope, receive, send))

    return asgi


def released(app: Any) -> Any:
    """The application for a socket, with ways to it that are taken away when it has ended: Litestar keeps them in a
    reference cycle, see `garbage`."""

    async def asgi(scope: Any, receive: Any, send: Any) -> None:
        ways = [receive, send]
        try:
            await app(scope, lambda: ways[0](), lambda message: ways[1](message))
        finally:
            ways.clear()
            client = scope["client"]
            scope.clear()
            scope["client"] = client  # for whom this connection still counts

    return asgi


def cut(scope: Mapping[str, Any]) -> None:
    """Cut the connection of a socket, whatever is still to be sent."""
    scope["extensions"][CUT]["cut"]()


def raise_file_limit() -> None:
    """Raise the limit of open files of this process as far as the system allows."""
    try:
        import resource
    except ImportError:  # a system that does not count them
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # some systems name more than they give
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
