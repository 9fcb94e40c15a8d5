"""Among strangers: votes on removing a game, what is said and by whom, and one identity on several devices."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from languedoc.benchmark.postgres import Postgres
from languedoc.server.people import Gate, readable
from server.serving import NO_LIMITS, Server
from server.visitor import Live, Visitor, told, visitors


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody is absent before five minutes have passed."""
    with Server(tmp_path_factory.mktemp("patient"), limits=NO_LIMITS | {"absent": 300}) as server:
        yield server
        assert server.answers() and '"level":"error"' not in server.logged()


async def begun(host: Visitor, *others: Visitor) -> str:
    """A running game with a seat for each."""
    code = str((await host.make("me", *["open"] * len(others)))["code"])
    for seat, other in enumerate(others, 1):
        await other.post(f"/api/games/{code}/seats/{seat}")
    return code


async def say(line: Live, text: str) -> dict[str, object]:
    """Say something; the frame that tells of it, or why not."""
    await line.send({"type": "say", "key": text, "text": text})
    answer = await line.answer(text)
    heard = [frame for frame in line.frames if frame["type"] == "said" and frame["line"]["text"] == text]
    return heard[-1] if answer["type"] == "done" else answer


async def turned_out(line: Live) -> None:
    """Wait until the server has closed a connection."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await line.hear()


async def moderate(line: Live, number: object, act: str) -> None:
    await line.send({"type": "moderate", "line": number, "act": act})


# ------------------------------------------------------------------ removing a game


@told
async def test_a_running_game_is_removed_only_when_all_want_it_who_are_not_absent(patient: Server) -> None:
    async with visitors(patient.url, "Anna", "Ben", "Carl", "Dora") as (anna, ben, carl, dora):
        code = await begun(anna, ben, carl)
        where = f"/api/games/{code}/removal"
        assert (await dora.post(where, {"wanted": True}, status=403))["code"] == "not_your_seat"
        async with ben.live(code) as line:
            await line.welcome()
            await anna.post(where, {"wanted": True})
            told_them = await line.wait("said")
            assert told_them["line"]["text"].startswith("Anna wants to remove this game")
            assert (await ben.get(f"/api/games/{code}"))["removal"] == [0]
            await ben.post(where, {"wanted": True})
            await anna.post(where, {"wanted": False})
            await carl.post(where, {"wanted": True})
            assert (await ben.get(f"/api/games/{code}"))["removal"] == [1, 2]
            await anna.post(where, {"wanted": True})
            await line.hear_until(lambda frame: frame.get("code") == "not_found")
        await anna.get(f"/api/games/{code}", status=404)
        assert '"event":"game removed"' in patient.logged()


@told
async def test_the_vote_of_somebody_absent_is_not_needed(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = await begun(anna, ben)
        async with ben.live(code) as line:
            await line.welcome()
            await anna.post(f"/api/games/{code}/removal", {"wanted": True})
            await anna.get(f"/api/games/{code}")
        async with asyncio.timeout(60):
            while (await anna.http.get(f"/api/games/{code}")).status_code == 200:
                await anna.http.post(f"/api/games/{code}/removal", json={"wanted": False})
                await anna.http.post(f"/api/games/{code}/removal", json={"wanted": True})


@told
async def test_who_changes_their_mind_again_and_again_does_not_fill_the_chat(tmp_path: Path) -> None:
    with Server(
        tmp_path, limits=NO_LIMITS | {"chat_lines": 30, "lines": 1e6, "line_burst": 1_000_000, "absent": 300}
    ) as server:
        async with visitors(server.url, "Anna", "Ben") as (anna, ben):
            code = await begun(anna, ben)
            codes: list[str] = []
            for wanted in (True, False) * 25:
                answer = await anna.http.post(f"/api/games/{code}/removal", json={"wanted": wanted})
                codes += [] if answer.is_success else [answer.json()["code"]]
            assert codes and set(codes) == {"too_fast"}
            async with ben.live(code) as line:
                await line.welcome()
                assert 10 <= len(line.chat) <= 25
                for number in range(30):
                    assert "line" in await say(line, f"hello {number}"), "only what people say is counted"
                assert (await say(line, "one more"))["code"] == "chat_full"


# ------------------------------------------------------------------ what is said


def test_what_cannot_be_seen_is_not_said() -> None:
    assert readable("\u3164\u2800 \u200b") == ""
    assert readable("a" + "\u0301" * 40 + "b") == "\u00e1\u0301\u0301b"
    assert readable(" Good\nluck! ") == "Good luck!"


@told
async def test_who_sits_here_mutes_strangers_and_removes_their_lines(patient: Server) -> None:
    async with visitors(patient.url, "Anna", "Ben", "Spy") as (anna, ben, spy):
        code = await begun(anna, ben)
        async with anna.live(code) as hers, ben.live(code) as his, spy.live(code) as theirs:
            for line in (hers, his, theirs):
                await line.welcome()
            assert (await say(theirs, "\u3164"))["code"] == "malformed"
            said = (await say(theirs, "Buy this!"))["line"]
            assert isinstance(said, dict) and said["can"] == ["remove"]
            heard = (await his.wait("said"))["line"]
            assert heard["can"] == ["remove", "mute", "report"]
            await moderate(theirs, said["number"], "mute")
            assert (await theirs.wait("wrong"))["code"] == "not_allowed"

            await moderate(his, said["number"], "report")
            await moderate(his, said["number"], "mute")
            changed = (await his.wait("said"))["line"]
            assert (changed["muted"], changed["text"], changed["number"]) == (True, "", said["number"])
            assert (await say(theirs, "Buy that!"))["code"] == "muted"
            await moderate(hers, said["number"], "unmute")
            await his.hear_until(lambda frame: frame["type"] == "said" and not frame["line"]["muted"])
            await moderate(his, said["number"], "remove")
            gone = (await his.wait("said"))["line"]
            assert gone["text"] == "" and not gone["muted"] and "remove" not in gone["can"]
            assert "line" in await say(theirs, "Sorry")

            mine = (await say(hers, "Hello"))["line"]
            assert isinstance(mine, dict)
            await moderate(his, mine["number"], "mute")
            assert (await his.wait("wrong"))["code"] == "not_allowed", "a player is muted by the host alone"
            his_own = (await say(his, "Ah"))["line"]
            assert isinstance(his_own, dict)
            await moderate(hers, his_own["number"], "mute")
            await hers.hear_until(lambda frame: frame["type"] == "said" and frame["line"]["muted"])
        async with spy.live(code) as again:
            await again.welcome()
            assert [line["text"] for line in again.chat] == ["", "Sorry", "Hello", ""]
        log = patient.logged()
        assert '"event":"chat reported","game":' in log and "Buy this" not in log and '"act":"remove"' in log


@told
async def test_many_empty_games_of_one_address_do_not_fill_the_list(patient: Server) -> None:
    async with visitors(patient.url, "Anna", address="127.0.0.81") as (anna,):
        real = (await anna.make("me", "open", listed=True))["code"]
        for _ in range(25):
            async with Visitor(patient.url, "127.0.0.82") as stranger:
                for _ in range(4):
                    await stranger.make("me", "open", listed=True)
        async with Visitor(patient.url, "127.0.0.83") as other:
            listed = [game["code"] for game in (await other.get("/api/games"))["open"]]
        assert real in listed and len(listed) < 20


# ------------------------------------------------------------------ one identity


@told
async def test_an_identity_moves_to_another_device_and_is_revoked_everywhere(patient: Server) -> None:
    async with visitors(patient.url, "Anna", "Ben") as (anna, ben), Visitor(patient.url) as phone:
        code = await begun(anna, ben)
        passed = (await anna.post("/api/me/pass"))["code"]
        assert (await phone.get("/api/me"))["name"] == ""
        assert (await phone.ask("PUT", "/api/me/device", {"code": passed}))["name"] == "Anna"
        assert (await phone.get(f"/api/games/{code}"))["seats"][0]["yours"]
        for wrong in ("x", passed[:-1] + "0" * (passed[-1] != "0"), passed.replace(".", ".9", 1), "ä"):
            assert (await phone.ask("PUT", "/api/me/device", {"code": wrong}, status=400))["code"] == "bad_pass"

        async with anna.live(code) as old:
            await old.welcome()
            assert (await phone.ask("DELETE", "/api/me/devices"))["name"] == "Anna"
            await turned_out(old)
        assert (await anna.get("/api/me"))["name"] == "", "the old identity is nobody's"
        assert not (await anna.get(f"/api/games/{code}"))["seats"][0]["yours"]
        await anna.ask("PUT", "/api/me/device", {"code": passed})
        assert not (await anna.get(f"/api/games/{code}"))["seats"][0]["yours"], "nor is what a code gives"
        info = await phone.get(f"/api/games/{code}")
        assert info["host"] and info["seats"][0]["yours"]
        async with phone.live(code) as line:
            await line.welcome()
            assert line.table["players"][0]["yours"]


def test_a_code_for_another_device_is_good_for_some_minutes() -> None:
    gate, anna = Gate(b"k" * 32), "0123456789abcdef01234567"
    code = gate.pass_for(anna, until=1000)
    assert gate.who_passed(code, at=999) == anna
    assert gate.who_passed(code, at=1000) is None
    assert Gate(b"l" * 32).who_passed(code, at=999) is None
    assert gate.person(gate.signed(anna)) == anna
    assert gate.person(code) is None, "a code is no cookie"


def test_a_code_for_another_device_gives_no_other_identity_however_it_is_cut() -> None:
    """Lists of people are stored with spaces between them, so an identity with spaces could be neither muted nor kept
    from a second seat."""
    gate, anna = Gate(b"k" * 32), "0123456789abcdef01234567"
    _, until, signature = gate.pass_for(anna, until=1000).split(".")
    assert gate.person(f"pass {anna} {until}.{signature}") is None


@told
async def test_a_revoked_identity_is_turned_out_of_all_processes(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    with Server(tmp_path, database, NO_LIMITS) as first, Server(tmp_path, database, NO_LIMITS) as second:
        async with visitors(first.url, "Anna", "Ben") as (anna, ben), Visitor(second.url) as same:
            same.http.cookies.update(anna.http.cookies)
            code = await begun(anna, ben)
            async with same.live(code) as line:
                await line.welcome()
                await anna.ask("DELETE", "/api/me/devices")
                await turned_out(line)
            async with Visitor(second.url) as now:
                now.http.cookies.update(anna.http.cookies)
                async with now.live(code) as line:
                    await line.welcome()
                    assert line.table["players"][0]["yours"]
