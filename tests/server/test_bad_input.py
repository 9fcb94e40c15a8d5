"""Bad requests are refused with a reason, and change nothing."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.serving import NO_LIMITS, Server
from server.visitor import Frame, Live, Visitor, told, visitors


@asynccontextmanager
async def at_a_table(server: Server) -> AsyncIterator[Live]:
    """Anna's WebSocket in a game in which it is her turn; at the end nothing may have changed."""
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = (await anna.make("me", "open", start=0))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        async with anna.live(code) as line:
            await line.welcome()
            yield line
        assert server.answers()
        async with anna.live(code) as line:
            await line.welcome()
            assert line.version == 0 and len(line.table["laid"]) == 1 and line.chat == []


MALFORMED: list[Any] = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '"choose"',
    "{}",
    '{"type": "surrender"}',
    '{"type": "choose"}',
    '{"type": "choose", "key": "k", "version": "0", "option": "pass"}',
    '{"type": "choose", "key": "k", "version": 0, "option": 5}',
    '{"type": "choose", "key": "k", "version": 0, "option": "pass", "seat": 1}',
    '{"type": "choose", "key": "", "version": 0, "option": "pass"}',
    '{"type": "choose", "key": "' + "k" * 65 + '", "version": 0, "option": "pass"}',
    '{"type": "overtime", "seat": 1, "verdict": "shoot"}',
    '{"type": "fit", "id": 1, "x": 1.5, "y": 0}',
    "\u0000",
    "🏰" * 40,
    b"\xff\xfe\x00",
    b'{"type": "ping"',
    "[" * 5000,
]


@told
async def test_what_cannot_be_understood(server: Server) -> None:
    async with at_a_table(server) as line:
        for frame in MALFORMED:
            await line.send(frame)
            refused = await line.wait("wrong")
            assert refused["code"] == "malformed" and refused["message"], frame
        await line.send({"type": "ping"})
        await line.wait("pong")


@told
async def test_choices_that_are_not_allowed(server: Server) -> None:
    async with at_a_table(server) as line:
        for option in ("pass", "place 9,9 N", "place 0,-1", "", "0", "follower city:N", "place 0,-1 N; drop table"):
            refused = await line.choose(option)
            assert (refused["code"], refused["version"]) == ("illegal", 0), option
        for version in (7, -1, 10**30):
            assert (await line.choose("place 0,-1 N", version=version))["code"] == "stale"
        assert (await line.undo())["code"] == "nothing_to_undo"
        await line.send({"type": "sit", "seat": 1})
        assert (await line.wait("wrong"))["code"] == "not_your_seat"
        await line.send({"type": "sit", "seat": -1})
        assert (await line.wait("wrong"))["code"] == "not_your_seat"
        await line.send({"type": "overtime", "seat": 1, "verdict": "end"})
        assert (await line.wait("wrong"))["code"] == "not_running"
        await line.send({"type": "fit", "id": 1, "x": 10**18, "y": -(10**18)})
        await line.hear_until(lambda frame: frame["type"] in ("fits", "wrong"))
        await line.send({"type": "look", "id": 1, "segment": "road:E@" + "9" * 1000})
        assert (await line.wait("wrong"))["code"] == "illegal"


@told
async def test_a_message_that_is_too_large(server: Server) -> None:
    async with at_a_table(server) as line:
        await line.send(json.dumps({"type": "say", "key": "k", "text": "x" * 10_000}))
        assert (await line.wait("wrong"))["code"] == "too_large"
        await line.send("x" * 300_000)
        with pytest.raises(ConnectionClosed):
            await line.wait("pong")


@told
async def test_nobody_chooses_for_another(server: Server) -> None:
    async with at_a_table(server) as line:
        option = line.options[0]
        mine = line.visitor.cookies()
        name, _, value = mine.partition("=")
        person, _, signature = value.partition(".")
        other = person[:-1] + ("1" if person.endswith("0") else "0")
        for cookies in (
            {},
            {name: "anna"},
            {name: person},
            {name: f"{person}.{'0' * len(signature)}"},
            {name: f"{other}.{signature}"},
            {name: "x" * 3000},
        ):
            async with Visitor(server.url) as thief:
                for key, forged in cookies.items():
                    thief.http.cookies.set(key, forged)
                async with thief.live(line.code) as stolen:
                    await stolen.welcome()
                    assert stolen.options == []
                    assert (await stolen.choose(option))["code"] == "not_your_seat"
                    assert (await stolen.undo())["code"] == "nothing_to_undo"
                await thief.ask("DELETE", f"/api/games/{line.code}/seats/0", status=403)
                await thief.post(f"/api/games/{line.code}/seats/1/hand-over", {"to": "open"}, status=403)


@told
async def test_pages_of_other_sites_cannot_ask_for_a_visitor(server: Server) -> None:
    async with at_a_table(server) as line:
        anna = line.visitor
        elsewhere = {"origin": "https://elsewhere.example"}
        refused = await anna.post("/api/games", {"seats": []}, status=403, headers=elsewhere)
        assert refused["code"] == "from_elsewhere"
        await anna.ask("PUT", "/api/me", {"name": "Eve"}, status=403, headers=elsewhere)
        with pytest.raises(InvalidStatus):
            await connect(
                f"{server.url.replace('http', 'ws')}/api/games/{line.code}/live",
                additional_headers={"Cookie": anna.cookies()},
                origin="https://elsewhere.example",  # type: ignore[arg-type]
                proxy=None,
            )
        own = {"origin": server.url}
        await anna.post("/api/setup/check", {"seats": []}, headers=own)


PARTS = {"number": "0", "folder": "base", "name": "closed_city", "game": "carcassonne"}


@told
async def test_nothing_can_be_changed_from_another_site(server: Server) -> None:
    """Whatever the schema names; what only reads is not sent to other sites by browsers."""
    async with at_a_table(server) as line:
        anna = line.visitor
        changing = 0
        for path, methods in (await anna.get("/schema"))["paths"].items():
            for method in {*methods} - {"get", "head", "options", "parameters"}:
                where = path.format(**PARTS | {"code": line.code})
                for origin in ("https://elsewhere.example", "null", f"{server.url}.elsewhere.example"):
                    refused = await anna.ask(method.upper(), where, {}, status=403, headers={"origin": origin})
                    assert refused["code"] == "from_elsewhere", (method, where)
                changing += 1
        assert changing >= 17


HEADERS: tuple[dict[str, str | bytes], ...] = (
    {"origin": "http://["},
    {"origin": "http://[::1"},
    {"origin": "http://a]b"},
    {"origin": b"http://\xe2\x84\x80"},
    {"host": "["},
    {"host": ""},
    {"cookie": "languedoc\xff=\xff; =; ;;;"},
    {"accept-language": "\xff" * 500},
    {"accept-encoding": ",;q=;\xff"},
    {"content-type": "application/json; charset=\xff; =;"},
    {"content-type": "multipart/form-data; boundary="},
    {"content-encoding": "gzip"},
    {"x-forwarded-for": "[, ,\xff"},
    {"x-forwarded-proto": "gopher"},
    {"if-none-match": "\xff"},
)


@told
async def test_malformed_headers_are_the_fault_of_who_sends_them(server: Server) -> None:
    async with Visitor(server.url) as visitor:
        for headers in HEADERS:
            sent = [
                (name.encode(), text if isinstance(text, bytes) else text.encode("latin-1"))
                for name, text in headers.items()
            ]
            for method, path in (
                ("PUT", "/api/me"),
                ("GET", "/"),
                ("GET", "/api/games"),
                ("POST", "/api/games/upload"),
            ):
                answer = await visitor.http.request(method, path, content=b'{"name": "Eve"}', headers=sent)
                assert answer.status_code < 500, (headers, method, path)
                if "origin" in headers and method != "GET":
                    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        for origin in ("http://[", "http://a]b"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"{server.url.replace('http', 'ws')}/api/games/nosuch/live", origin=origin, proxy=None)  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403


@told
async def test_a_link_that_is_asked_for_under_an_impossible_name_is_refused(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        code = (await anna.make("me", "open"))["code"]
        for host in ("a:b:c", "x:99999999", "["):
            answer = await anna.http.get(f"/g/{code}", headers={"host": host})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), host
        assert '"level":"error"' not in server.logged()


@told
async def test_a_file_of_the_pages_is_kept_once_whatever_it_is_called(server: Server) -> None:
    """Else each name would take memory of its own, and some would be kept by browsers for ever."""
    async with visitors(server.url, "Anna") as (anna,):
        plain = await anna.http.get("/")
        if plain.status_code == 503:
            pytest.skip("the pages are not built: `make pages`")
        script = re.findall(r'src="(/assets/[^"]+[.]js)"', plain.text)[0]
        folder, _, file = script.rpartition("/")
        before = server.memory()
        for number in range(1, 300):
            answer = await anna.http.get(f"{folder}/" + "%2e/" * number + file)
            assert answer.status_code == 200
        assert server.memory() - before < 40_000_000
        other = await anna.http.get("/assets/%2e%2e/index.html")
        assert other.text == plain.text and other.headers["cache-control"] == plain.headers["cache-control"]


@told
async def test_no_shared_cache_gives_the_cookie_of_one_to_another(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        code = (await anna.make("me", "open"))["code"]
    for path in ("/", "/manifest.webmanifest", f"/g/{code}", "/api/me", "/api/catalogue", "/nowhere.js"):
        async with Visitor(server.url) as stranger:
            first = await stranger.http.get(path)
            second = await stranger.http.get(path)
        assert "set-cookie" in first.headers and "set-cookie" not in second.headers, path
        assert {"private", "no-store"} & set(first.headers["cache-control"].split(", ")), path


@told
async def test_bodies_that_are_too_large_or_no_json(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        large = {"seats": [{"kind": "here", "name": "x" * 100_000}]}
        assert (await anna.post("/api/games", large, status=413))["code"] == "too_large"
        for body in (b"", b"{", b"\xff", b"[" * 10_000):
            answer = await anna.http.post("/api/games", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400 and answer.json()["code"] == "malformed"
        assert (await anna.ask("PUT", "/api/me", {"name": " \n "}, status=400))["code"] == "bad_name"
        assert (await anna.ask("PATCH", "/api/me", {}, status=405))["code"] == "method"
        for path in ("/api/nothing", "/art/nothing.svg", "/art/tiles/../../app.py", "/assets/%2e%2e/app.py", "/x.js"):
            assert (await anna.get(path, status=404))["code"] == "not_found", path


@told
async def test_addresses_that_no_file_can_have_are_for_the_page_to_understand(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        for path in ("/%00", "/" + "a" * 3000, "/..%2f..%2fapp", "/" + "a/" * 1500):
            answer = await anna.http.get(path)
            assert answer.status_code in (200, 503) and "<!doctype html>" in answer.text, path[:30]
        assert '"level":"error"' not in server.logged()


@told
async def test_numbers_that_are_too_large_are_refused(server: Server) -> None:
    seats: list[Frame] = [{"kind": "me"}, {"kind": "open"}]
    async with at_a_table(server) as line:
        anna = line.visitor
        for huge in (10**30, 10**400, -(10**400)):
            for clock in ({"seconds": huge}, {"seconds": 60, "increment": huge}):
                wish = {"seats": seats, "clock": clock}
                for path in ("/api/setup/check", "/api/games"):
                    assert (await anna.post(path, wish, status=400))["code"] == "malformed"
            assert (await anna.post("/api/games", {"seats": seats, "start": huge}, status=400))["code"] == "bad_setup"
            for path in (
                f"games/{line.code}/moments/{huge}",
                f"tiles/base.D/{huge}/shapes",
                f"me/finished?skip={huge}",
            ):
                answer = await anna.http.get(f"/api/{path}")
                assert answer.status_code in (400, 404), path
            for number in ("id", "x"):
                await line.send({"type": "fit", "id": 1, "x": 0, "y": 0} | {number: huge})
                await line.hear_until(lambda frame: frame["type"] in ("fits", "wrong"))
        assert '"level":"error"' not in server.logged()


LONG_WORDS: dict[str, Any] = {
    "preset": "x" * 3000,
    "modules": ["x" * 3000],
    "tiles": ["x" * 3000],
    "options": {"x" * 3000: "x" * 3000},
}


@told
async def test_a_wish_for_thousands_of_seats_or_modules_is_refused_at_once(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        for wish in (
            {"seats": [{"kind": "open"}] * 2000},
            {"seats": [{"kind": "me"}], "modules": ["base"] * 2000},
            {"seats": [{"kind": "me"}], "tiles": ["base"] * 2000},
            *({"seats": [{"kind": "me"}, {"kind": "here"}], name: long} for name, long in LONG_WORDS.items()),
            {"seats": [{"kind": "here", "name": "x" * 3000}] * 2},
            {"seats": [{"kind": "bot", "level": "x" * 3000}]},
        ):
            for path in ("/api/games", "/api/setup/check"):
                assert (await anna.post(path, wish, status=400))["code"] == "malformed"
        unknown = {"seats": [{"kind": "me"}], "modules": [f"{number:0200}" for number in range(100)]}
        assert (await anna.post("/api/setup/check", unknown))["problems"]


@told
async def test_files_that_are_no_games(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        save = (
            "languedoc-save 1\ngame carcassonne\nmodules base\npreset big_box_2006\nseat A\nseat B\nseed 1\nstart 0\n"
        )
        for file in (
            b"",
            b"hello",
            b"\x00\xff\x00",
            b"{}",
            b"{" * 10_000,
            b'{"setup": 1, "players": 2, "replay": 3}',
            save.encode(),
            f"{save}choices 1\nplace 9,9 N\nscores 0 0\nend\n".encode(),
            f"{save}choices 0\nscores 5 0\nend\n".encode(),
            f"{save}choices 99999999\n".encode(),
            b"languedoc-save 99\n",
        ):
            refused = await anna.ask("POST", "/api/games/upload", status=400, content=file)
            assert refused["code"] == "bad_upload" and refused["message"], file[:50]
        assert (await anna.ask("POST", "/api/games/upload", status=413, content=b"x" * 1_100_000))[
            "code"
        ] == "too_large"
        assert (await anna.get("/api/games"))["mine"] == []


async def first_frame(visitor: Visitor, code: str) -> Frame:
    async with visitor.live(code) as line:
        return await line.hear()


@told
async def test_floods_are_dammed(tmp_path: Path) -> None:
    few = NO_LIMITS | {"messages": 0.001, "message_burst": 10, "warnings": 5, "sockets": 3, "games": 2}
    few |= {"requests": 0.001, "request_burst": 40}
    with Server(tmp_path, limits=few) as server:
        async with at_a_table(server) as line:
            with suppress(ConnectionClosed):
                for _ in range(20):
                    await line.send({"type": "ping"})
            with pytest.raises(ConnectionClosed):
                await line.wait("never")
            answers = [frame for frame in line.frames if frame["type"] in ("pong", "wrong")]
            assert [answer["type"] for answer in answers[:11]] == ["pong"] * 10 + ["wrong"]
            assert {answer["code"] for answer in answers if answer["type"] == "wrong"} == {"too_fast"}
            assert answers[-1]["type"] == "wrong" and '"level":"error"' not in server.logged()
        async with visitors(server.url, "Anna", "Ben") as (anna, ben):
            code = (await anna.make("me", "open"))["code"]
            await anna.make("me", "open")
            refused = await anna.post("/api/games", {"seats": [{"kind": "me"}, {"kind": "open"}]}, status=429)
            assert refused["code"] == "too_many_games"
            lines = [Live(anna, code) for _ in range(3)]
            for each in lines:
                await each.open()
                await each.welcome()
            async with anna.live(code) as one_more:
                assert (await one_more.hear())["code"] == "too_many_sockets"
                with pytest.raises(ConnectionClosed):
                    await one_more.hear()
            async with ben.live(code) as other:
                await other.welcome()
            await lines.pop().close()
            while (await first_frame(anna, code))["type"] != "welcome":  # until the server has noticed that one is gone
                await asyncio.sleep(0.1)
            for each in lines:
                await each.close()
            asked = [await anna.http.get("/api/me") for _ in range(60)]
            assert {answer.status_code for answer in asked} == {200, 429}
            assert asked[-1].json()["code"] == "too_fast"


@told
async def test_makings_and_chat_are_paced(tmp_path: Path) -> None:
    few = NO_LIMITS | {"makings": 0.01, "making_burst": 2, "lines": 0.01, "line_burst": 2, "chat_lines": 3}
    with Server(tmp_path, limits=few) as server:
        async with visitors(server.url, "Anna", "Ben") as (anna, ben):
            code = (await anna.make("me", "open"))["code"]
            await ben.make("me", "open")
            assert (await ben.post("/api/games", {"seats": [{"kind": "me"}]}, status=429))["code"] == "too_fast"
            for visitor, outcomes in ((anna, ["done", "done", "too_fast"]), (ben, ["done", "chat_full", "too_fast"])):
                async with visitor.live(code) as line:
                    await line.welcome()
                    for number, outcome in enumerate(outcomes):
                        await line.send({"type": "say", "key": f"{visitor.url}{number}{outcomes}", "text": "hello"})
                        answer = await line.hear_until(lambda frame: frame["type"] in ("done", "wrong"))
                        assert answer.get("code", answer["type"]) == outcome


@told
async def test_a_slow_reader_does_not_hold_up_the_others(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = (await anna.make("me", "here", "here"))["code"]
        async with ben.live(code) as deaf, anna.live(code) as line:
            await deaf.welcome()
            await line.welcome()
            await line.play(random.Random(1))
            assert line.over
