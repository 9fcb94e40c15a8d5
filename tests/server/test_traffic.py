"""What one address may do to the server with its connections alone, before it has asked for anything."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import json
import socket
import struct
import time
import urllib.request
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from languedoc.server import warming
from languedoc.server.accounts import AT_ONCE, Accounts, metered
from languedoc.server.app import create_app
from languedoc.server.commands import configured
from languedoc.server.connections import HttpConnection, SocketConnection
from languedoc.server.garbage import Garbage
from languedoc.server.ledgers import Ledgers
from languedoc.server.limits import Budgets, Open
from languedoc.server.refusals import Refusal
from languedoc.server.settings import Limits, Settings
from languedoc.server.traffic import ParseQueue, Place, Traffic
from server.serving import NO_LIMITS, PATIENCE, Server
from server.visitor import Visitor, told, visitors


@pytest.fixture
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is patient with clients, but not with many connections of one address."""
    limits = {"connections_of_address": 6, "waiting_of_address": 100_000, "silence": 3600.0}
    with Server(tmp_path_factory.mktemp("narrow"), limits=NO_LIMITS | limits) as server:
        yield server
        assert server.answers() and '"level":"error"' not in server.logged()


def connected(server: Server, address: str, receive_buffer: int = 0) -> socket.socket:
    line = socket.socket()
    line.settimeout(PATIENCE)
    if receive_buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    line.bind((address, 0))
    line.connect(("127.0.0.1", server.port))
    return line


def is_cut(line: socket.socket) -> bool:
    """Whether the server has closed a connection on which it has nothing to say."""
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def until_cut(lines: list[socket.socket], number: int) -> None:
    until = time.monotonic() + PATIENCE
    while sum(map(is_cut, lines)) < number:
        assert time.monotonic() < until, "the connections are still open"
        time.sleep(0.05)


def test_only_so_many_connections_of_an_address_are_open(narrow: Server) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(connected(narrow, "127.0.0.61"))) for _ in range(10)]
        until_cut(lines, 4)
        others = [stack.enter_context(closing(connected(narrow, "127.0.0.62"))) for _ in range(6)]
        for line in others:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: languedoc\r\n\r\n")
            assert line.recv(12) == b"HTTP/1.1 200"
        assert sum(map(is_cut, lines)) == 4
    until = time.monotonic() + PATIENCE
    while True:  # what was closed counts no longer
        with ExitStack() as stack:
            lines = [stack.enter_context(closing(connected(narrow, "127.0.0.61"))) for _ in range(6)]
            for line in lines:
                line.sendall(b"GET /health HTTP/1.1\r\nHost: languedoc\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                if all(line.recv(12) == b"HTTP/1.1 200" for line in lines):
                    return
        assert time.monotonic() < until
        time.sleep(0.1)


@told
async def test_a_socket_counts_as_a_connection_until_it_is_closed(narrow: Server) -> None:
    async with visitors(narrow.url, "Anna", address="127.0.0.63") as (anna,):
        code = (await anna.make("me", "here"))["code"]
        for _ in range(8):
            async with anna.live(code) as line:
                await line.welcome()
        async with anna.live(code) as line:
            await line.welcome()
            with ExitStack() as stack:
                lines = [stack.enter_context(closing(connected(narrow, "127.0.0.63"))) for _ in range(10)]
                await asyncio.to_thread(until_cut, lines, 5)


WHILE = 20.0  # seconds in which a closed connection must be freed
UPGRADE = (
    b"GET /api/games/abcdefgh/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
REQUEST = b"GET /schema HTTP/1.1\r\nHost: languedoc\r\n\r\n"


def ask_on(line: socket.socket, asked: bytearray) -> int:
    """Send as many more requests as the connection takes; returns how many bytes. Raises where it is cut."""
    if len(asked) < 20_000 * len(REQUEST):
        asked += REQUEST * 20_000
    try:
        sent = line.send(asked)
    except BlockingIOError:
        return 0
    del asked[:sent]
    return sent


def test_answers_that_nobody_receives_do_not_pile_up(narrow: Server) -> None:
    """The deadline for receiving is far away: what counts are the bytes that wait. How many do depends on where in an
    answer the buffers of the system are full, so the clients receive a little, each another amount, and wait again."""
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(connected(narrow, "127.0.0.64", 4096))) for _ in range(6)]
        asked = [bytearray() for _ in lines]
        until = time.monotonic() + PATIENCE
        for line in lines:
            line.setblocking(False)
        with contextlib.suppress(ConnectionError):  # one of them was cut
            while True:
                assert time.monotonic() < until, "everything waits to be received"
                if not sum(ask_on(*each) for each in zip(lines, asked, strict=True)):
                    for number, line in enumerate(lines):
                        with contextlib.suppress(BlockingIOError):
                            assert line.recv(10_000 * (number + 1)), "the server has closed it in good order"
                time.sleep(0.05)


def steady_memory(server: Server) -> int:
    """The memory of a server that has finished whatever it does after its start."""
    before, now = 0, server.memory()
    while now != before:
        time.sleep(0.5)
        before, now = now, server.memory()
    return now


def test_requests_behind_an_answer_that_nobody_receives_do_not_pile_up(tmp_path: Path) -> None:
    limits = {"connections_of_address": 300, "waiting_of_address": 1_000_000_000, "silence": 3600.0}
    with Server(tmp_path, limits=NO_LIMITS | limits) as server, ExitStack() as stack:
        with urllib.request.urlopen(f"{server.url}/schema", timeout=PATIENCE) as schema:
            answer = len(schema.read())
        before = steady_memory(server)
        lines = [stack.enter_context(closing(connected(server, "127.0.0.65", 4096))) for _ in range(200)]
        asked = [bytearray() for _ in lines]
        for line in lines:
            line.setblocking(False)
        refused = 0
        until = time.monotonic() + PATIENCE
        while refused < 20:  # the server reads no more, for a second
            assert time.monotonic() < until, "the server goes on reading"
            refused = 0 if sum(ask_on(*each) for each in zip(lines, asked, strict=True)) else refused + 1
            time.sleep(0.05)
        # each has one answer that waits and a few requests; some 800 MB of requests wait in the system, not in the
        # server
        assert server.memory() - before < len(lines) * (answer + 128_000)
        assert server.answers() and '"level":"error"' not in server.logged()


@told
async def test_messages_in_very_many_parts_are_refused(narrow: Server) -> None:
    async with visitors(narrow.url, "Anna") as (anna,):
        code = (await anna.make("me", "here"))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            assert line.socket is not None
            line.socket.transport.write(bytes([0x01, 0x80, 0, 0, 0, 0]) + bytes([0x00, 0x80, 0, 0, 0, 0]) * 200)
            await asyncio.wait_for(line.socket.wait_closed(), PATIENCE)
            assert line.socket.close_code == 1009


def test_nonsense_before_a_socket_is_accepted_is_no_error(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS | {"sockets": 0}) as server:  # which are told so after a while
        with closing(connected(server, "127.0.0.1")) as line:
            line.sendall(
                b"GET /api/games/abc/live HTTP/1.1\r\nHost: languedoc\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            with contextlib.suppress(ConnectionError):
                for _ in range(100):
                    line.sendall(b"\xff" * 100)
                    time.sleep(0.05)
                raise AssertionError("the server goes on reading")
        assert server.answers() and '"level":"error"' not in server.logged()


@told
async def test_packed_sockets_keep_nothing_between_messages(narrow: Server) -> None:
    async with visitors(narrow.url, "Anna") as (anna,):
        code = (await anna.make("me", "here", preset="everything"))["code"]
        address = f"{narrow.url.replace('http', 'ws', 1)}/api/games/{code}/live"
        async with connect(address, additional_headers={"Cookie": anna.cookies()}, max_size=None, proxy=None) as socket:
            assert socket.response is not None
            agreed = socket.response.headers["Sec-WebSocket-Extensions"]
            assert "server_no_context_takeover" in agreed and "client_no_context_takeover" in agreed
            assert len(await socket.recv()) > 1000
            for _ in range(3):
                await socket.send('{"type": "ping"}')
            pongs = 0
            while pongs < 3:
                pongs += '"pong"' in str(await socket.recv())


@told
async def test_who_does_not_receive_pongs_is_not_read_from(narrow: Server) -> None:
    """Otherwise they would all wait in the memory of the server."""
    async with visitors(narrow.url, "Anna") as (anna,):
        code = (await anna.make("me", "here"))["code"]
        ping = bytes([0x89, 0xFD, 0, 0, 0, 0]) + b"x" * 125
        before = narrow.memory()
        with closing(connected(narrow, "127.0.0.1", 4096)) as deaf:
            deaf.sendall(
                f"GET /api/games/{code}/live HTTP/1.1\r\nHost: 127.0.0.1:{narrow.port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            assert deaf.recv(12) == b"HTTP/1.1 101"
            deaf.setblocking(False)
            refused = 0
            async with asyncio.timeout(PATIENCE):
                while refused < 20:  # it takes no more, for a second
                    try:
                        deaf.send(ping * 5000)
                        refused = 0
                    except BlockingIOError:
                        refused += 1
                    await asyncio.sleep(0.05)
            assert narrow.memory() - before < 30_000_000


class Wire(asyncio.Transport):
    """A connection that only notes whether it is read from."""

    def __init__(self) -> None:
        super().__init__()
        self.read = True

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.read = False


@told
async def test_connections_of_one_address_share_the_time_to_take_apart_what_they_send() -> None:
    budget = Budgets(0.5, 0.01)
    taken: list[bytes] = []

    def take(data: bytes) -> None:
        taken.append(data)
        until = time.thread_time() + 0.05
        while time.thread_time() < until:
            pass

    read_on = asyncio.Event()
    first, second, other = (ParseQueue(budget, take) for _ in range(3))
    wire = Wire()
    first.receive(b"1", "a", wire, read_on.set)
    second.receive(b"2", "a", wire, read_on.set)
    second.receive(b"3", "a", wire, read_on.set)
    other.receive(b"4", "b", wire, read_on.set)
    assert taken == [b"1", b"4"] and second.holds and not wire.read
    async with asyncio.timeout(PATIENCE):
        await read_on.wait()
    assert taken == [b"1", b"4", b"23"] and not second.holds


@told
async def test_who_hangs_up_counts_until_nothing_is_done_for_them_any_more() -> None:
    """Else requests and sockets that are closed at once would leave any number of tasks behind."""
    connections = Open(1)
    for closed_first in (True, False):
        assert connections.enter("a")
        place, done = Place(connections, "a"), asyncio.Event()

        async def work(done: asyncio.Event = done) -> None:
            await done.wait()

        working = asyncio.create_task(place.run(work()))
        await asyncio.sleep(0)
        if closed_first:
            place.close()
            assert not connections.enter("a")
            done.set()
            await working
        else:
            done.set()
            await working
            assert not connections.enter("a")
            place.close()
        assert connections.enter("a")
        connections.leave("a")


def test_connections_of_a_proxy_count_for_those_who_come_through_it() -> None:
    traffic = Traffic(Limits(), "127.0.0.1")
    assert traffic.address(("192.0.2.1", 1)) == "192.0.2.1"
    assert traffic.address(("192.0.2.1", 1), ("192.0.2.9", 0)) == "192.0.2.1"
    assert traffic.address(("127.0.0.1", 1)) == ""
    assert traffic.address(("127.0.0.1", 1), ("2001:db8::5", 0)) == "2001:db8::/64"


@told
async def test_a_request_that_is_refused_is_charged_too_and_waits_where_there_are_many() -> None:
    accounts = Accounts(Limits(processor_share=0.1, processor_share_burst=0.001), Ledgers())
    scope: Any = {"type": "http", "path": "/api/me", "client": ("192.0.2.1", 1), "state": {"person": "anna"}}
    scope["litestar_app"] = SimpleNamespace(state=SimpleNamespace(accounts=accounts))

    async def refuse(scope: Any, receive: Any, send: Any) -> None:
        until = time.thread_time() + 0.01
        while time.thread_time() < until:
            pass
        raise Refusal("too_fast")

    for _ in range(2):
        with pytest.raises(Refusal):
            await metered(refuse)(scope, None, None)  # type: ignore[arg-type]
    assert accounts.shares.wait("192.0.2.1") > 0
    assert accounts.people.spent.get("anna") > time.monotonic()


@told
async def test_few_of_many_requests_of_one_address_begin_at_once() -> None:
    """What a request costs is known only afterwards: 400 that came together would all begin before any was charged."""
    lane = Accounts(Limits(), Ledgers()).lane("a")
    begun = 0
    while lane.has_room():
        begun += 1
    assert begun == AT_ONCE
    await asyncio.sleep(0)
    assert lane.has_room(), "in the next turn of the event loop"


@told
async def test_requests_beyond_the_share_of_an_address_go_on_one_after_the_other() -> None:
    accounts = Accounts(Limits(processor_share=0.1, processor_share_burst=0.001), Ledgers())
    accounts.shares.charge("a", 0.001)
    each = 0.002
    began = time.monotonic()

    async def ask() -> float:
        account = accounts.of("anna", "a")
        await account.throttle()
        account.charge(each)
        return time.monotonic() - began

    went_on = sorted(await asyncio.gather(*(ask() for _ in range(AT_ONCE + 10))))
    late = went_on[AT_ONCE + 1 :]
    assert late[-1] >= (len(late) - 1) * each / 0.1, "they waited for what those before them used"


@told
async def test_what_is_refused_before_any_page_is_found_is_charged_counted_and_logged(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS) as server:
        async with visitors(server.url, "Anna") as (anna,):
            await anna.ask("POST", "/health", {}, status=405)
            await anna.ask("GET", "/api/games/abcdefgh", status=404)
            async with Visitor(server.url) as new:
                refused = await new.http.request("POST", "/health")
                assert refused.status_code == 405 and "set-cookie" not in refused.headers
                refused = await new.http.request("DELETE", "/api/setup/check")
                assert refused.status_code == 405 and "set-cookie" in refused.headers
        told_of: list[int] = []
        until = time.monotonic() + PATIENCE
        while len(told_of) < 4 and time.monotonic() < until:  # the log may be written after the response was sent
            logged = [json.loads(line) for line in server.logged().splitlines() if '"request"' in line]
            told_of = [line["status"] for line in logged if not 200 <= line["status"] < 400]
            await asyncio.sleep(0.01)
        assert told_of == [405, 404, 405, 405]


@contextlib.asynccontextmanager
async def in_this_process(folder: Path) -> AsyncIterator[tuple[tuple[str, int], weakref.WeakSet[Any]]]:
    """The address of a server in this process, and its connections as long as they are in memory."""
    settings = Settings(database=str(folder / "games.db"))
    listening = socket.create_server(("127.0.0.1", 0))
    config = configured(create_app(settings), settings)
    seen: weakref.WeakSet[Any] = weakref.WeakSet()

    def remembered(make: Any) -> Any:
        def made(**more: Any) -> Any:
            connection = make(**more)
            seen.add(connection)
            return connection

        return made

    config.http, config.ws = remembered(config.http), remembered(config.ws)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield listening.getsockname(), seen
    finally:
        server.should_exit = True
        await serving


@told
async def test_a_closed_connection_is_freed_without_a_search_for_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands that were closed made one search for garbage take half a second, in which nobody got an answer."""
    monkeypatch.setattr(Garbage, "due", lambda *given: False)
    monkeypatch.setattr(warming, "warm", lambda stopping: None)  # which ends with such a search
    asked = (b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n", b"POST / HTTP/1.1\r\nHost: x\r\n\r\n")
    said = (b"", b"GET /hea", *asked, b"\r\r", UPGRADE, UPGRADE + b"\x81\xff")
    kinds = set()
    async with in_this_process(tmp_path) as (address, seen):
        gc.collect()
        gc.disable()
        try:
            for resets, data in itertools.product((False, True), said):
                reader, writer = await asyncio.open_connection(*address)
                writer.write(data)
                if b"Host" in data:
                    assert await reader.read(10)
                kinds |= {type(each) for each in seen}
                if resets:
                    line = writer.get_extra_info("socket")
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                writer.transport.abort()
            async with asyncio.timeout(WHILE):
                while seen:
                    await asyncio.sleep(0.05)
        finally:
            gc.enable()
    assert kinds == {HttpConnection, SocketConnection}


@told
async def test_a_socket_behind_a_proxy_counts_for_whom_the_proxy_names(tmp_path: Path) -> None:
    asked = UPGRADE.replace(b"Host: x", b"Host: x\r\nX-Forwarded-For: 203.0.113.7")
    async with in_this_process(tmp_path) as (address, seen):
        reader, writer = await asyncio.open_connection(*address)
        writer.write(asked)
        assert b"101" in await reader.readline()
        (counted,) = {each.address for each in seen if isinstance(each, SocketConnection)}
        assert counted == "203.0.113.7"
        held = {each for each in seen if isinstance(each, SocketConnection)}
        while await reader.read(1000):
            pass
        assert {each.address for each in held} == {"203.0.113.7"}, "also when it was turned away"
        writer.transport.abort()
