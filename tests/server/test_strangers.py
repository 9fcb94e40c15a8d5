"""What one stranger may use of the server: memory, processor time, connections, uploads. The others play on."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import secrets
import socket
import time
import weakref
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from languedoc import Game
from languedoc.server.accounts import CURRENT, Accounts, in_thread, in_thread_for_all
from languedoc.server.audience import Audience, Guest
from languedoc.server.bots import BotTrouble, Workers
from languedoc.server.database import Database, address
from languedoc.server.fold import fold
from languedoc.server.kept import Kept, Standing
from languedoc.server.ledgers import Ledgers
from languedoc.server.limits import Waiting
from languedoc.server.pages import Drawings, cache_of, size_of
from languedoc.server.people import counted_address
from languedoc.server.refusals import Refusal
from languedoc.server.settings import Limits
from languedoc.server.thinking import allow_processor, begin_with_little_memory
from server.serving import NO_LIMITS, PATIENCE, Server
from server.visitor import Visitor, told, visitors

STRANGER = "127.0.0.66"


def connected(server: Server, address: str = "127.0.0.1", receive_buffer: int = 0) -> socket.socket:
    """A connection from an address of this machine."""
    line = socket.socket()
    line.settimeout(PATIENCE)
    if receive_buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    line.bind((address, 0))
    line.connect(("127.0.0.1", server.port))
    return line


def masked(frame: object) -> bytes:
    """A text frame of a WebSocket as clients send it, with a mask of zeros."""
    body = json.dumps(frame).encode()
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body


def upgraded(line: socket.socket, server: Server, code: str, cookie: str = "") -> None:
    """Make a connection a WebSocket to a game; nothing but the head of the answer is read."""
    line.sendall(
        f"GET /api/games/{code}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"


async def until_sockets(visitor: Visitor, sockets: int) -> None:
    """Wait until the server has so many open sockets."""
    async with asyncio.timeout(PATIENCE):
        while (await visitor.get("/health"))["sockets"] != sockets:
            await asyncio.sleep(0.05)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with narrow limits. Each test comes from an address of its own."""
    limits = {"waiting": 30_000, "silence": 1.0, "slowest": 1e6, "uploads_of_address": 2, "uploads": 3}
    limits |= {"processor": 1e-6, "processor_burst": 0.3, "processor_of_address": 1e-6}  # it hardly recovers
    limits |= {"processor_burst_of_address": 0.8, "connects": 1e-3, "connect_burst": 8}
    with Server(tmp_path_factory.mktemp("strict"), limits=NO_LIMITS | limits) as server:
        yield server
        assert server.answers() and '"level":"error"' not in server.logged()


def shout(line: socket.socket, times: int) -> None:
    for _ in range(times):
        line.sendall(masked({"type": "sit", "seat": 0}))


@told
async def test_a_socket_that_never_reads_is_cut(tmp_path: Path) -> None:
    limits = {"waiting": 30_000, "silence": 1.0, "slowest": 1e6}
    with Server(tmp_path, limits=NO_LIMITS | limits) as server:
        async with visitors(server.url, "Anna") as (anna,):
            code = (await anna.make("me", "here"))["code"]
            async with anna.live(code) as line:
                await line.welcome()
                with closing(connected(server, receive_buffer=4096)) as deaf:
                    upgraded(deaf, server, code, anna.cookies())
                    await until_sockets(anna, 2)
                    with pytest.raises(ConnectionError):  # too much waits for it
                        await asyncio.to_thread(shout, deaf, 1_000_000)
                    await until_sockets(anna, 1)
                await line.step(line.options[0])
        assert '"level":"error"' not in server.logged()


@told
async def test_a_client_that_reads_too_slowly_is_noticed_by_the_bytes_that_wait() -> None:
    waiting = Waiting(1000)
    first, second = (Guest("anna", "Anna", "en", STRANGER, 300, waiting) for _ in range(2))
    first.post("x" * 500)  # one frame may wait whatever its size
    assert not first.too_slow.is_set()
    first.post("x")
    assert first.too_slow.is_set()
    second.post("x" * 250)
    await second.next()
    second.post("x" * 300)
    assert not second.too_slow.is_set()
    third = Guest("ben", "Ben", "en", STRANGER, 300, waiting)
    third.post("x" * 250)  # all clients of the address together
    assert third.too_slow.is_set()
    first.gone()
    second.gone()
    third.gone()
    assert not waiting.bytes


@told
async def test_uploads_are_refused_before_their_body_comes_where_too_many_are_under_way(strict: Server) -> None:
    begun = b"POST /api/games/upload HTTP/1.1\r\nHost: languedoc\r\nContent-Length: 900000\r\n\r\nlanguedoc-save 1\n"
    lines = [connected(strict, STRANGER) for _ in range(4)]
    for line in lines:
        line.sendall(begun)
        line.setblocking(False)
    answers: list[bytes] = []
    async with asyncio.timeout(PATIENCE):
        while len(answers) < 4:  # two at once; the others are cut when their body does not come
            await asyncio.sleep(0.05)
            for line in list(lines):
                try:
                    answers.append(line.recv(12))
                except BlockingIOError:
                    continue
                except ConnectionError:
                    answers.append(b"")
                lines.remove(line)
                line.close()
    assert sorted(answers) == [b"", b"", b"HTTP/1.1 429", b"HTTP/1.1 429"]
    async with visitors(strict.url, "Anna", address="127.0.0.71") as (anna,):
        assert (await anna.ask("POST", "/api/games/upload", status=400, content=b"hello"))["code"] == "bad_upload"


class Board:
    """Something large."""


def hoard() -> int:
    return len([bytes(100_000_000) for _ in range(20)])


def ponder() -> None:
    allow_processor(0)
    while True:
        pass


@told
async def test_who_reads_files_has_little_memory_and_little_time() -> None:
    readers = Workers(1, PATIENCE, begin_with_little_memory, attempts=1)
    try:
        for work in (hoard, ponder):
            with pytest.raises(BotTrouble):
                await readers.run("", work)
        assert await readers.run("", len, b"the next one is read") == 20
    finally:
        readers.stop()


@told
async def test_a_stranger_whose_time_is_used_up_is_refused_and_the_others_play_on(strict: Server) -> None:
    async with visitors(strict.url, "Anna", address="127.0.0.72") as (anna,):
        async with asyncio.timeout(PATIENCE):
            while (answer := await anna.http.get("/api/games")).status_code == 200:
                pass
        assert answer.status_code == 429 and answer.json()["code"] == "too_fast"
        assert (await anna.http.get("/")).status_code in (200, 503)  # pages are for everybody
        async with asyncio.timeout(PATIENCE):
            status = 200
            while status == 200:  # other persons of the same address, until that has used up its time
                async with Visitor(strict.url, anna.address) as another:
                    status = (await another.http.get("/api/games")).status_code
            assert status == 429
    async with visitors(strict.url, "Ben", address="127.0.0.73") as (ben,):
        await ben.get("/api/games")


@told
async def test_messages_requests_and_connections_of_a_stranger_count_together(strict: Server) -> None:
    async with visitors(strict.url, "Anna", "Ben", address="127.0.0.74") as (anna, ben):
        code = (await anna.make("me", "open", start=0))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        async with ben.live(code) as spy:
            await spy.welcome()
            async with asyncio.timeout(PATIENCE):
                answer = {"type": "fits"}
                while answer["type"] == "fits":
                    await spy.send({"type": "fit", "id": 1, "x": 0, "y": -1})
                    answer = await spy.hear_until(lambda frame: frame["type"] in ("fits", "wrong"))
            assert answer["code"] == "too_fast"
            assert (await spy.choose("place 9,9 N"))["code"] == "too_fast"
        async with ben.live(code) as again:
            assert (await again.hear())["code"] == "too_fast"
            with pytest.raises(ConnectionClosed):
                await again.hear()
        await ben.get("/api/games", status=429)
        async with anna.live(code) as line:
            await line.welcome()
            await line.step(line.options[0])


@told
async def test_connecting_again_and_again_is_refused(strict: Server) -> None:
    async with visitors(strict.url, "Anna", address="127.0.0.75") as (anna,):
        code = (await anna.make("me", "here"))["code"]
        outcomes = []
        for _ in range(9):
            async with anna.live(code) as line:
                outcomes.append((await line.hear())["type"])
        assert outcomes == ["welcome"] * 8 + ["wrong"]


@told
async def test_what_is_done_in_a_thread_is_charged_and_done_for_one_client_at_a_time() -> None:
    accounts = Accounts(Limits(), Ledgers())
    at_once, most = 0, 0

    def work() -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        until = time.thread_time() + 0.02
        while time.thread_time() < until:
            pass
        at_once -= 1

    account = accounts.of("anna", "192.0.2.1")
    CURRENT.set(account)
    await asyncio.gather(*(in_thread(work) for _ in range(5)))
    assert most == 1
    assert accounts.people.spent.get("anna") - time.monotonic() > 0.09 / Limits().processor - PATIENCE
    accounts.people.charge("anna", 10 * Limits().processor_burst)
    with pytest.raises(Refusal):
        await in_thread(work)
    accounts.of("ben", "192.0.2.1").check()


@told
async def test_what_a_refused_request_held_is_let_go_at_once() -> None:
    """Python looks for what refers to itself in a circle only every five minutes while people play."""
    account = Accounts(Limits(), Ledgers()).of("anna", "192.0.2.1")
    held: list[weakref.ref[Board]] = []

    def refuse() -> None:
        board = Board()
        held.append(weakref.ref(board))
        raise Refusal("illegal")

    async def ask() -> None:
        with contextlib.suppress(Refusal):
            await in_thread(refuse)

    gc.disable()
    try:
        await account.run(ask())
        async with asyncio.timeout(PATIENCE):
            while held[0]() is not None:  # the thread may hold it a little longer
                await asyncio.sleep(0.01)
    finally:
        gc.enable()


@told
async def test_what_the_database_does_for_a_stranger_is_charged_too(tmp_path: Path) -> None:
    accounts = Accounts(Limits(processor=0.001), Ledgers())
    database = Database(address(str(tmp_path / "games.db")))
    await database.open()

    def work(connection: Connection) -> None:
        until = time.thread_time() + 0.02
        while time.thread_time() < until:
            pass

    try:
        await accounts.of("anna", "192.0.2.1").run(database.read(work))
        await accounts.of("ben", "192.0.2.2").run(database.write(work))
        await database.write(work)  # for nobody
    finally:
        await database.close()
    assert accounts.people.spent.get("anna") > time.monotonic() and accounts.people.spent.get("ben") > time.monotonic()


@told
async def test_names_are_given_at_a_pace_since_each_is_stored(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS | {"names": 0.001, "name_burst": 3}) as server:
        async with visitors(server.url, "Anna", "Ben") as (anna, ben):
            assert (await anna.ask("DELETE", "/api/me/devices"))["name"] == "Anna"
            assert (await ben.ask("PUT", "/api/me", {"name": "Bob"}, status=429))["code"] == "too_fast"
            await ben.ask("DELETE", "/api/me/devices", status=429)
        async with visitors(server.url, "Carl", address="127.0.0.79") as (carl,):
            assert (await carl.get("/api/me"))["name"] == "Carl"


@told
async def test_what_is_kept_for_everybody_costs_no_budget_but_has_its_pace() -> None:
    accounts = Accounts(Limits(processor_share=0.1, processor_share_burst=0.001), Ledgers())
    CURRENT.set(accounts.of("anna", "192.0.2.1"))

    def work() -> None:
        until = time.thread_time() + 0.02
        while time.thread_time() < until:
            pass

    await in_thread_for_all(work)
    assert accounts.shares.wait("192.0.2.1") > 0
    assert accounts.people.spent.get("anna") == accounts.addresses.spent.get("192.0.2.1") == 0.0


def test_drawings_are_kept_up_to_so_many_bytes() -> None:
    names = [f"cards/{colour}-{value}.light.svg" for colour in ("red", "blue") for value in (1, 2, 3)]
    first = Drawings(10_000_000)
    assert first.get(names[0]) is first.get(names[0])
    most = first.size * 2
    few = Drawings(most)
    for name in names:
        assert few.get(name).body == first.get(name).body
        assert few.size <= most and few.size == sum(map(size_of, few.kept.values()))
    assert len(few.kept) < len(names) and list(few.kept)[-1] == names[-1]


def test_pictures_of_several_tiles_push_no_other_drawing_out() -> None:
    """There is no end of them, whatever strangers ask for."""
    assert cache_of("tiles/base.D-0-0.light.svg") is not cache_of("sheets/base.D-0-0,base.A-0-0.light.svg")


@told
async def test_earlier_moments_of_a_game_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is a whole game."""
    game = Game(2, seed=1)
    audience = Audience(Kept("g", "carcassonne", game.save(), "", Standing("running", 0, 0, [0, 0])))
    audience.fold = await fold(game.save(), ("A", "B"), [])
    first = weakref.ref((await audience.moment(0)).game)
    audience.forget_past()
    past = weakref.ref(audience._past[0].game)
    assert first() is None and past() is not None
    monkeypatch.setattr("languedoc.server.audience.PAST_KEPT_FOR", -1)
    audience.forget_past()
    assert past() is None


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    assert counted_address("2001:db8:1:2:aaaa::1") == counted_address("2001:db8:1:2:ffff::2%eth0")
    assert counted_address("2001:db8:1:2::1") != counted_address("2001:db8:1:3::1")
    assert counted_address("::ffff:192.0.2.7") == counted_address("192.0.2.7") == "192.0.2.7"
    assert counted_address("192.0.2.7") != counted_address("192.0.2.8")
    assert counted_address(unknown := secrets.token_hex(4)) == unknown


@told
async def test_a_flood_of_pings_is_read_slowly_and_the_others_play_on(strict: Server) -> None:
    """Pings are answered below the application, so no budget of a person counts them."""
    ping = bytes([0x89, 0x80, 0, 0, 0, 0])
    async with visitors(strict.url, "Anna", address="127.0.0.77") as (anna,):
        code = (await anna.make("me", "here", start=0))["code"]
        with closing(connected(strict, "127.0.0.78")) as flooding:
            upgraded(flooding, strict, code)
            flooding.setblocking(False)
            pongs = 0
            async with anna.live(code) as line:
                await line.welcome()
                until = time.monotonic() + 3
                while time.monotonic() < until:  # for so long as many times the burst would take
                    try:
                        flooding.send(ping * 10_000)
                    except BlockingIOError:
                        await asyncio.sleep(0.01)
                    with contextlib.suppress(BlockingIOError):
                        pongs += flooding.recv(1_000_000).count(b"\x8a\x00")
                await line.step(line.options[0])
        assert 0 < pongs < 100_000
