"""Connections that never finish a request are closed; those that are only slow are not."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from server.serving import NO_LIMITS, PATIENCE, Server
from server.visitor import told, visitors

SILENCE, SLOWEST = 1.0, 100_000  # seconds, bytes in a second
HEAD = b"POST /api/games/upload HTTP/1.1\r\nHost: languedoc\r\n"
WHOLE = b"GET /health HTTP/1.1\r\nHost: languedoc\r\n\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = NO_LIMITS | {"silence": SILENCE, "slowest": SLOWEST}
    with Server(tmp_path_factory.mktemp("impatient"), limits=limits) as server:
        yield server
        assert server.answers() and '"level":"error"' not in server.logged()


def connect(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def is_closed(connection: socket.socket, letter: bytes) -> bool:
    """Whether the server closes a connection on which a byte arrives only now and then."""
    connection.settimeout(SILENCE / 5)
    until = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < until:
            connection.send(letter)
            try:
                if connection.recv(65536) == b"":
                    return True
            except TimeoutError:
                continue
    except ConnectionError:
        return True
    return False


@pytest.mark.parametrize(
    ("begun", "letter"),
    [
        (b"GET /", b"a"),
        (HEAD + b"Cookie: ", b"a"),
        (HEAD + b"Content-Length: 1000\r\n\r\n", b"a"),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\na\r\n"),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n10;", b"a"),
        (HEAD + b"Content-Length: 9000000\r\n\r\n", b"a"),  # refused at once as too large
        (WHOLE + HEAD + b"Content-Length: 1000\r\n\r\n", b"a"),
        (WHOLE + b"GET /", b"a"),
    ],
    ids=["target", "header", "body", "chunks", "chunk", "refused", "second body", "second target"],
)
def test_a_request_that_never_ends_times_out(impatient: Server, begun: bytes, letter: bytes) -> None:
    with closing(connect(impatient)) as connection:
        connection.sendall(begun)
        assert is_closed(connection, letter)


def test_a_second_request_on_a_connection_times_out_too(impatient: Server) -> None:
    with closing(connect(impatient)) as connection:
        connection.sendall(WHOLE)
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        connection.sendall(HEAD)
        assert is_closed(connection, b"a")


def test_an_upload_over_a_slow_connection_is_read_to_its_end(impatient: Server) -> None:
    upload = b"x" * (SLOWEST * 4)
    with closing(connect(impatient)) as connection:
        connection.sendall(HEAD + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(upload))
        connection.sendall(upload[: 3 * SLOWEST])  # takes three seconds
        for begin in range(3 * SLOWEST, len(upload), SLOWEST // 4):
            time.sleep(SILENCE / 2)
            connection.sendall(upload[begin : begin + SLOWEST // 4])
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 400") and b"bad_upload" in answer


@told
async def test_who_plays_may_be_silent_for_long(impatient: Server) -> None:
    async with visitors(impatient.url, "Anna") as (anna,):
        code = (await anna.make("me", "here"))["code"]
        async with anna.live(code) as connection:
            await connection.welcome()
            time.sleep(3 * SILENCE)
            await connection.send({"type": "ping"})
            await connection.wait("pong")


@pytest.mark.parametrize("asked", [20, 40, 50, 60, 100])  # more and less than fits into all buffers on the way
def test_a_client_that_does_not_read_the_response_is_disconnected(impatient: Server, asked: int) -> None:
    until = time.monotonic() + PATIENCE
    before = lines_of(impatient)
    with closing(socket.socket()) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.bind(("127.0.0.3", 0))  # 127.0.0.1 is a proxy, whose idle connections are kept for long
        connection.connect(("127.0.0.1", impatient.port))
        connection.sendall(b"GET /schema HTTP/1.1\r\nHost: languedoc\r\n\r\n" * asked)
        assert connection.recv(1)
        while lines_of(impatient) > before:
            assert time.monotonic() < until, "the server still waits until its answer is taken"
            time.sleep(0.1)


def lines_of(server: Server) -> int:
    assert server.process is not None
    opened = Path(f"/proc/{server.process.pid}/fd").iterdir()
    return sum(os.path.realpath(file).rpartition("/")[2].startswith("socket:") for file in opened)
