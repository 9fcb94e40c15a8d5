"""Attacks on a server, for `languedoc bench --siege`: each comes from one address and stops after some seconds."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import secrets
import socket
import struct
import time
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from languedoc.benchmark.load import LoadFailed
from languedoc.benchmark.stranger import FIRST_CHOICES, LONGEST, LOST, Stranger, at_once, flood, on_a_line
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.tiles import catalogue
from languedoc.i18n import LANGUAGES
from languedoc.server.connections import raise_file_limit

STRANGERS = "127.0.1.{}"  # each attack comes from an address of its own, with limits that are not used up
CREATED = 201
PAUSE = 1.0  # seconds between two attacks
THREADS = 64  # in which the attackers wait for answers

# ------------------------------------------------------------------ below what the server is asked

PING = bytes([0x89, 0x80, 0, 0, 0, 0]) * 10_000  # frames as clients send them, with a mask of zeros
SMALL = bytes([0x81, 0x81, 0, 0, 0, 0, 0x7B]) * 10_000
PART = bytes([0x01, 0xFE, 0x1F, 0x00, 0, 0, 0, 0]) + b" " * 0x1F00  # the beginning of a message
GO_ON = bytes([0x00, 0xFE, 0x1F, 0x00, 0, 0, 0, 0]) + b" " * 0x1F00  # more of it, without an end
SIT = b'{"type":"sit","seat":%d}'
PACKER = zlib.compressobj(9, zlib.DEFLATED, -15)
PACKED = (PACKER.compress(b" " * 10_000_000) + PACKER.flush(zlib.Z_SYNC_FLUSH))[:-4]  # 10 kB
PACKED_MESSAGE = bytes([0xC1, 0xFE, *len(PACKED).to_bytes(2, "big"), 0, 0, 0, 0]) + PACKED
PACKING = b"\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n"


async def never_read(stranger: Stranger, number: int) -> None:
    """Ask for the whole table again and again, and read nothing."""
    sit = bytes([0x81, 0x80 | len(SIT % 0), 0, 0, 0, 0]) + SIT % (number % 2)
    await on_a_line(stranger, stranger.upgrade(number), sit * 50, 0.2, reads=False)


def unfinished(stranger: Stranger, number: int) -> None:
    """Send most of an upload and stop."""
    head = f"POST /api/games/upload HTTP/1.1\r\nHost: {stranger.host}\r\nContent-Length: 1000000\r\n\r\n".encode()
    connection = http.client.HTTPConnection(stranger.host, source_address=(stranger.address, 0), timeout=LONGEST)
    try:
        connection.connect()
        connection.sock.sendall(head)
        for _ in range(99):
            connection.sock.sendall(b"0," * 5000)
        connection.sock.settimeout(stranger.left)
        answer = connection.sock.recv(12)
        stranger.answered[answer[9:].decode() or "cut"] += 1
    except OSError:
        stranger.answered["cut"] += 1
    finally:
        connection.close()


async def reset(stranger: Stranger) -> None:
    """Ask for something, and reset the connection instead of closing it, again and again."""
    while stranger.goes_on:
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(stranger.left):
                reader, writer = await stranger.raw()
                writer.write(request(stranger, "/health"))
                stranger.answered[(await reader.read(12))[9:].decode() or "cut"] += 1
                line = writer.get_extra_info("socket")
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                writer.transport.abort()


def request(stranger: Stranger, path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {stranger.host}\r\nCookie: {stranger.cookie}\r\n\r\n".encode()


# ------------------------------------------------------------------ what the server is asked

PLAYER = b'{"name": "x", "slot": 0},'
MANY_PLAYERS = b'{"setup": {}, "replay": [], "players": [' + PLAYER * 38_000 + b"{}]}"
MANY_NUMBERS = b'{"setup": {}, "players": [], "replay": [' + b"0," * 499_000 + b"0]}"
MANY_MAPS = b'{"setup": {}, "players": [], "replay": [' + b'{"a":0},' * 120_000 + b"0]}"
DEEP = b'{"seats": ' + b"[" * 60_000
MANY_COOKIES = "; ".join(f"languedoc_{number:08x}=0123456789abcdef01234567.{number:040x}" for number in range(150))
CHECK = json.dumps({"seats": [{"kind": "me"}] * 5, "preset": "everything"}).encode()


async def files(stranger: Stranger, file: bytes) -> None:
    await stranger.ask_on("POST", "/api/games/upload", file, **{"content-type": "text/plain"})


async def come_and_go(stranger: Stranger) -> None:
    while stranger.goes_on:
        with contextlib.suppress(*LOST):
            async with stranger.connect("?since=3") as socket:
                frame = json.loads(await socket.recv())
                stranger.answered[frame.get("code") or frame["type"]] += 1


async def make_games(stranger: Stranger) -> None:
    wish = {"seats": [{"kind": "me"}, {"kind": "open"}], "preset": "everything", "listed": True}
    await stranger.ask_on("POST", "/api/games", json.dumps(wish).encode())


async def play_on(stranger: Stranger, number: int) -> None:
    """Play games of one's own as fast as possible, before other windows in all languages."""
    own = stranger.of_their_own()
    while own.goes_on:
        watching = []
        with contextlib.suppress(*LOST, LoadFailed):
            await asyncio.to_thread(own.make, preset="everything")
            async with contextlib.AsyncExitStack() as stack:
                async with asyncio.timeout(stranger.left):
                    for language in LANGUAGES:
                        window = await stack.enter_async_context(own.connect(f"?lang={language}"))
                        watching.append(asyncio.create_task(own.read_on(window)))
                    async with own.connect() as socket:
                        await own.choose_on(socket, 10_000)
        for task in watching:
            task.cancel()
        await asyncio.sleep(0.2)


async def watch(stranger: Stranger, who: int) -> None:
    """Look at a game that others play, and come again and again."""
    code = stranger.code
    _, data = await asyncio.to_thread(stranger.ask, "GET", "/api/games")
    with contextlib.suppress(ValueError):
        running = json.loads(data).get("running", [])
        code = running[who % min(2, len(running))]["code"] if running else code
    looking = stranger.of_their_own(*stranger.cookies)
    looking.code = code
    while stranger.goes_on:
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(stranger.left), looking.connect(f"?lang={LANGUAGES[who % 3]}", who) as socket:
                reading = asyncio.create_task(looking.read_on(socket))
                await asyncio.wait([reading], timeout=1 + who % 7)
                reading.cancel()
        await asyncio.sleep(0.05)


async def let_bots_play(stranger: Stranger) -> None:
    """Games that only the best computer players play."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "expert"} for _ in range(3))]
    while stranger.goes_on:
        with contextlib.suppress(OSError, ValueError, KeyError, http.client.HTTPException):
            wish = json.dumps({"seats": seats, "preset": "everything"}).encode()
            _, data = await asyncio.to_thread(stranger.ask, "POST", "/api/games", wish)
            away = f"/api/games/{json.loads(data)['code']}/seats/0/hand-over"
            await asyncio.to_thread(stranger.ask, "POST", away, b'{"to": "bot", "level": "expert"}')


async def change_mind(stranger: Stranger, number: int) -> None:
    """Want a game to be removed in which others sit, and no longer: everybody would be told each time."""
    own = stranger.of_their_own(stranger.cookies[number])
    await asyncio.to_thread(own.make, seats=[{"kind": "me"}, {"kind": "open"}])
    where = f"/api/games/{own.code}"
    await asyncio.to_thread(own.ask, "POST", f"{where}/seats/1", cookie=stranger.cookies[number + 1])
    for wanted in range(10_000):
        if not stranger.goes_on:
            return
        with contextlib.suppress(OSError, http.client.HTTPException):
            body = json.dumps({"wanted": wanted % 2 == 0}).encode()
            await asyncio.to_thread(own.ask, "POST", f"{where}/removal", body)


async def take_names(stranger: Stranger) -> None:
    """Be somebody else with every request."""
    while stranger.goes_on:
        with contextlib.suppress(OSError, http.client.HTTPException):
            name = json.dumps({"name": secrets.token_hex(8)}).encode()
            await asyncio.to_thread(stranger.ask, "PUT", "/api/me", name, cookie="")


def drawings() -> list[str]:
    """The addresses of all drawings of tiles."""
    names = [f"{sheet}.{tile.id}" for sheet in catalogue.MODULES for tile in catalogue.sheet(sheet).tiles]
    return [
        f"/art/tiles/{name}-{turn}-{variant}.light.svg" for variant in range(3) for turn in range(4) for name in names
    ]


async def ask_for_all(stranger: Stranger, paths: list[str], number: int, of: int) -> None:
    """Ask for everything there is, once."""
    for path in paths[number::of]:
        if not stranger.goes_on:
            return
        with contextlib.suppress(OSError, http.client.HTTPException):
            await asyncio.to_thread(stranger.ask, "GET", path)


async def guides(stranger: Stranger, number: int) -> None:
    """Play aids of ever other selections."""
    slugs = list(catalogue.MODULES)
    chance = random.Random(number)
    while stranger.goes_on:
        chosen = ",".join(["base", *chance.sample(slugs, 6)])
        with contextlib.suppress(OSError, http.client.HTTPException):
            await asyncio.to_thread(stranger.ask, "GET", f"/api/guide?modules={chosen}&lang={chance.choice(LANGUAGES)}")


async def pictures(stranger: Stranger, number: int) -> None:
    """Pictures of ever other tiles side by side."""
    names = [f"{sheet}.{tile.id}" for sheet in catalogue.MODULES for tile in catalogue.sheet(sheet).tiles]
    chance = random.Random(number)
    while stranger.goes_on:
        chosen = ",".join(f"{name}-{chance.randrange(4)}-{chance.randrange(3)}" for name in chance.sample(names, 16))
        with contextlib.suppress(OSError, http.client.HTTPException):
            await asyncio.to_thread(stranger.ask, "GET", f"/art/sheets/{chosen}.light.svg")


async def calculate(stranger: Stranger, number: int) -> None:
    """What ever other features are worth."""
    chance = random.Random(number)
    while stranger.goes_on:
        asked = f"kind={chance.choice(['road', 'city', 'monastery', 'field'])}&count={chance.randrange(100)}"
        with contextlib.suppress(OSError, http.client.HTTPException):
            await asyncio.to_thread(stranger.ask, "GET", f"/api/guide/points?{asked}&preset=everything")


async def wander(stranger: Stranger) -> None:
    """Ask for what is not there."""
    while stranger.goes_on:
        for where in (
            "/{}",
            "/{}.js",
            "/assets/{}.js",
            "/art/tiles/{}.light.svg",
            "/g/{}",
            "/api/games/{}",
            "/api/{}/{}",
        ):
            with contextlib.suppress(OSError, http.client.HTTPException):
                await asyncio.to_thread(stranger.ask, "GET", where.replace("{}", secrets.token_hex(6)))


def finished_game() -> bytes:
    """The save of a long game that is over."""
    game = Game(2, preset="everything", seed=1)
    chance = random.Random(1)
    while not game.over:
        game.choose(chance.randrange(game.count))
    return game.save().encode()


async def look_back(stranger: Stranger) -> None:
    """All that can be known of games that are over; each is brought again and again, since results are cached."""
    file = await asyncio.to_thread(finished_game)
    while stranger.goes_on:
        with contextlib.suppress(OSError, ValueError, KeyError, http.client.HTTPException):
            status, data = await asyncio.to_thread(stranger.ask, "POST", "/api/games/upload", file)
            if status != CREATED:
                continue
            where = f"/api/games/{json.loads(data)['code']}"
            for what in ("analysis", "animation", "picture", "history", "save", "log?lang=de", "moments/300"):
                await asyncio.to_thread(stranger.ask, "GET", f"{where}/{what}")
            await asyncio.to_thread(stranger.ask, "GET", "/api/me/finished")


async def want_hints(stranger: Stranger, number: int) -> None:
    """Ask for the best options at every choice of a game of their own."""
    own = stranger.of_their_own()
    with contextlib.suppress(*LOST, LoadFailed, KeyError, ValueError):
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        await asyncio.to_thread(own.make, preset="everything", hints=True, seats=seats)
        while own.goes_on:
            _, data = await asyncio.to_thread(own.ask, "GET", f"/api/games/{own.code}")
            wish = json.dumps({"version": json.loads(data)["version"]}).encode()
            await asyncio.to_thread(own.ask, "POST", f"/api/games/{own.code}/hint", wish)
            async with own.connect() as socket:
                await own.choose_on(socket, 1)


async def take_back(stranger: Stranger, number: int) -> None:
    """Choose and take it back, for ever."""
    own = stranger.of_their_own()
    with contextlib.suppress(*LOST, LoadFailed, KeyError):
        await asyncio.to_thread(own.make)
        async with asyncio.timeout(own.left), own.connect() as socket:
            frame = json.loads(await socket.recv())
            while own.goes_on:
                version = frame["version"]
                option = frame["table"]["asked"]["options"][0]["text"]
                said = {"type": "choose", "option": option, "version": version}
                for message in (said, {"type": "undo", "version": version + 1}):
                    await socket.send(json.dumps(message | {"key": secrets.token_hex(8)}))
                while frame["type"] != "welcome" or frame["version"] < version + 2:
                    frame = json.loads(await socket.recv())
                    own.answered[frame.get("code") or frame["type"]] += 1
                    if frame["type"] == "wrong":
                        await asyncio.sleep(0.2)
                        await socket.send(json.dumps({"type": "sit", "seat": 0}))


async def disagree(stranger: Stranger, number: int) -> None:
    """Two who propose a draw and refuse it, again and again."""
    own = stranger.of_their_own(stranger.cookies[number], stranger.cookies[number + 1])
    with contextlib.suppress(OSError, LoadFailed, http.client.HTTPException):
        await asyncio.to_thread(own.make, seats=[{"kind": "me"}, {"kind": "open"}])
        await asyncio.to_thread(own.ask, "POST", f"/api/games/{own.code}/seats/1", cookie=own.cookies[1])
        await asyncio.gather(
            own.send_on(lambda number: {"type": "propose", "what": "tie"}, 0),
            own.send_on(lambda number: {"type": "reply", "agrees": False}, 1),
        )


async def sit_down_and_get_up(stranger: Stranger, number: int) -> None:
    own = stranger.of_their_own(stranger.cookies[number])
    with contextlib.suppress(LoadFailed):
        await asyncio.to_thread(own.make, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], listed=True)
        own.cookie = stranger.cookies[number + 1]
        where = f"/api/games/{own.code}/seats/1"
        await own.ask_in_turn(("POST", where, b""), ("DELETE", where, b""))


async def move(stranger: Stranger, number: int) -> None:
    """Move to another device and sign out everywhere else, again and again."""
    own = stranger.of_their_own(stranger.cookies[number])
    while own.goes_on:
        with contextlib.suppress(OSError, ValueError, KeyError, http.client.HTTPException):
            _, data = await asyncio.to_thread(own.ask, "POST", "/api/me/pass", b"{}")
            code = json.dumps({"code": json.loads(data)["code"]}).encode()
            await asyncio.to_thread(own.ask, "PUT", "/api/me/device", code, cookie="")
            await asyncio.to_thread(own.ask, "DELETE", "/api/me/devices")


def play_from_here(stranger: Stranger) -> tuple[str, str, bytes]:
    """The request for a game that goes on where another one stands."""
    wish = {"seat": 0, "others": "bot", "level": "random"}
    return "POST", f"/api/games/{stranger.code}/moments/1/play-on", json.dumps(wish).encode()


def chatter(who: int) -> Callable[[int], dict[str, Any]]:
    """Say something long, or report what was said."""
    if who % 4 == 0:
        return lambda number: {"type": "moderate", "line": number, "act": "report"}
    return lambda number: {"type": "say", "key": secrets.token_hex(8), "text": f"{number} " * 80}


Attack = Callable[[Stranger], Awaitable[Any]]
MANY = 20  # people that a stranger pretends to be, where that brings more sockets
ATTACKS: dict[str, Attack] = {
    "nothing": lambda stranger: asyncio.sleep(stranger.left),
    "never read": lambda stranger: at_once(400, lambda number: never_read(stranger, number)),
    "answers never read": lambda stranger: at_once(
        1000, lambda _: on_a_line(stranger, request(stranger, "/schema") * 3, b"", 1.0, reads=False)
    ),
    "idle connections": lambda stranger: at_once(
        3000, lambda _: on_a_line(stranger, b"GET / HTTP/1.1\r\nX: ", b"x", 1.0, reads=False)
    ),
    "connections that are reset": lambda stranger: at_once(30, lambda _: reset(stranger)),
    "requests in a row": lambda stranger: at_once(
        400, lambda _: on_a_line(stranger, b"", request(stranger, "/api/me") * 100, 0.01, reads=True)
    ),
    "unfinished messages": lambda stranger: at_once(
        400, lambda number: on_a_line(stranger, stranger.upgrade(number) + PART, GO_ON * 4, 0.2, reads=True)
    ),
    "pings": lambda stranger: at_once(400, lambda number: flood(stranger, PING, number)),
    "small frames": lambda stranger: at_once(400, lambda number: flood(stranger, SMALL, number)),
    "unfinished uploads": lambda stranger: at_once(150, lambda number: asyncio.to_thread(unfinished, stranger, number)),
    "look": lambda stranger: at_once(
        60,
        lambda who: stranger.send_on(
            lambda number: {
                "type": "look",
                "id": number,
                "segment": stranger.features[number % len(stranger.features)],
            },
            who,
        ),
    ),
    "fit": lambda stranger: at_once(
        60,
        lambda who: stranger.send_on(
            lambda number: {"type": "fit", "id": number, "x": number % 9 - 4, "y": number // 9 % 9 - 4}, who
        ),
    ),
    "sit": lambda stranger: at_once(60, lambda _: stranger.send_on(lambda number: {"type": "sit", "seat": number % 2})),
    "stale choices": lambda stranger: at_once(
        60,
        lambda who: stranger.send_on(
            lambda number: {"type": "choose", "key": secrets.token_hex(8), "version": 1, "option": "pass"}, who
        ),
    ),
    "illegal choices": lambda stranger: at_once(
        60,
        lambda _: stranger.send_on(
            lambda number: (
                {"type": "choose", "key": secrets.token_hex(8), "version": FIRST_CHOICES, "option": "x"}
                if number % 50 != 1
                else {"type": "sit", "seat": stranger.asked}
            )
        ),
    ),
    "games of their own": lambda stranger: at_once(20, lambda number: play_on(stranger, number)),
    "games of computer players": lambda stranger: at_once(10, lambda _: let_bots_play(stranger)),
    "a crowd at a table": lambda stranger: at_once(300, lambda who: watch(stranger, who)),
    "connect again and again": lambda stranger: at_once(40, lambda _: come_and_go(stranger)),
    "setup check": lambda stranger: at_once(30, lambda _: stranger.ask_on("POST", "/api/setup/check", CHECK)),
    "fields": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", f"/api/games/{stranger.code}/fields")),
    "moments": lambda stranger: at_once(
        30, lambda number: stranger.ask_on("GET", f"/api/games/{stranger.code}/moments/{number}")
    ),
    "history": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", f"/api/games/{stranger.code}/history")),
    "health": lambda stranger: at_once(60, lambda _: stranger.ask_on("GET", "/health")),
    "schema": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", "/schema")),
    "catalogue": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", "/api/catalogue")),
    "play aids": lambda stranger: at_once(30, lambda number: guides(stranger, number)),
    "drawings": lambda stranger: at_once(30, lambda number: ask_for_all(stranger, drawings(), number, 30)),
    "votes": lambda stranger: at_once(10, lambda number: change_mind(stranger, number)),
    "names": lambda stranger: at_once(30, lambda _: take_names(stranger)),
    "make games": lambda stranger: at_once(10, lambda _: make_games(stranger)),
    "file of 38,000 players": lambda stranger: at_once(10, lambda _: files(stranger, MANY_PLAYERS)),
    "file of 500,000 numbers": lambda stranger: at_once(10, lambda _: files(stranger, MANY_NUMBERS)),
    "file of 120,000 maps": lambda stranger: at_once(10, lambda _: files(stranger, MANY_MAPS)),
    "hints": lambda stranger: at_once(10, lambda number: want_hints(stranger, number)),
    "finished games": lambda stranger: at_once(4, lambda _: look_back(stranger)),
    "saves": lambda stranger: at_once(
        20, lambda _: stranger.ask_in_turn(("GET", f"/api/games/{stranger.code}/save", b""), play_from_here(stranger))
    ),
    "pictures": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", f"/api/games/{stranger.code}/picture")),
    "pictures of tiles": lambda stranger: at_once(30, lambda number: pictures(stranger, number)),
    "calculators": lambda stranger: at_once(30, lambda number: calculate(stranger, number)),
    "lobby": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", "/api/games")),
    "links": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", f"/g/{stranger.code}", cookie="")),
    "lessons": lambda stranger: at_once(
        20,
        lambda _: stranger.ask_in_turn(
            ("POST", "/api/lessons/carcassonne", b""), ("POST", "/api/lessons/examples/base/closed_city", b"")
        ),
    ),
    "chat": lambda stranger: at_once(60, lambda who: stranger.send_on(chatter(who), who)),
    "taking back": lambda stranger: at_once(20, lambda number: take_back(stranger, number)),
    "proposals": lambda stranger: at_once(10, lambda number: disagree(stranger, number)),
    "seats": lambda stranger: at_once(10, lambda number: sit_down_and_get_up(stranger, number)),
    "devices": lambda stranger: at_once(20, lambda number: move(stranger, number)),
    "what is not there": lambda stranger: at_once(30, lambda _: wander(stranger)),
    "deep bodies": lambda stranger: at_once(30, lambda _: stranger.ask_on("POST", "/api/setup/check", DEEP)),
    "many cookies": lambda stranger: at_once(30, lambda _: stranger.ask_on("GET", "/api/me", cookie=MANY_COOKIES)),
    "packed messages": lambda stranger: at_once(
        60,
        lambda number: on_a_line(
            stranger, stranger.upgrade(number)[:-4] + PACKING + PACKED_MESSAGE, PACKED_MESSAGE, 0.01, reads=True
        ),
    ),
    "malformed headers": lambda stranger: at_once(
        20, lambda _: stranger.ask_on("PUT", "/api/me", b'{"name": "x"}', origin="http://[")
    ),
}


async def attack(url: str, name: str, seconds: float) -> Counter[str]:
    """Carry out one attack; returns what was answered."""
    raise_file_limit()
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
    stranger = Stranger(url, seconds, STRANGERS.format(1 + list(ATTACKS).index(name)))
    if name != "nothing":
        await asyncio.to_thread(stranger.ask, "GET", "/api/me")
        await asyncio.to_thread(stranger.bring, "everything")
        await asyncio.to_thread(stranger.become_many, MANY)
        stranger.answered.clear()
        stranger.until = time.monotonic() + seconds
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + PAUSE):
            await ATTACKS[name](stranger)
    return stranger.answered


def main(url: str, name: str, seconds: float) -> None:
    """The process of the attackers. Real ones have their own processors; these get only what nobody else needs."""
    os.nice(19)

    async def carry_out() -> None:
        print(json.dumps(await attack(url, name, seconds)), flush=True)
        os._exit(0)  # threads that still wait for an answer must not make the attack longer

    asyncio.run(carry_out())
