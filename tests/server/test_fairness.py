"""What a host, a neighbour or somebody who brings a file cannot do to the others."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from languedoc.server.rows import MOST_FORMER
from server.serving import NO_LIMITS, PATIENCE, Server
from server.visitor import Visitor, told, visitors


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where people count as absent after an hour."""
    with Server(tmp_path_factory.mktemp("fair"), limits=NO_LIMITS | {"absent": 3600}) as server:
        yield server
        assert server.answers() and '"level":"error"' not in server.logged()


@told
async def test_a_host_cannot_give_away_the_seat_of_somebody_who_is_there(fair: Server) -> None:
    async with visitors(fair.url, "Anna", "Ben") as (anna, ben):
        code = (await anna.make("me", "open", "random", game="cardcassonne"))["code"]
        await anna.post(f"/api/games/{code}/seats/1/hand-over", {"to": "bot"})  # before the game has begun, it may
        code = (await anna.make("me", "open", game="cardcassonne"))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        async with ben.live(code) as line:
            await line.welcome()
            for to in ("open", "bot"):
                refused = await anna.post(f"/api/games/{code}/seats/1/hand-over", {"to": to}, status=409)
                assert refused["code"] == "not_absent"
            await anna.ask("DELETE", f"/api/games/{code}", status=409)
        refused = await anna.post(f"/api/games/{code}/seats/1/hand-over", {"to": "open"}, status=409)
        assert refused["code"] == "not_absent", "who has just gone may come back"
        await anna.post(f"/api/games/{code}/seats/0/hand-over", {"to": "bot"})  # one's own seat is one's own


@told
async def test_the_seat_of_somebody_absent_is_given_away_and_everybody_is_told(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben", "Carl") as (anna, ben, carl):
        code = (await anna.make("me", "open", game="cardcassonne"))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        async with anna.live(code, lang="de") as hers, carl.live(code) as his:
            await hers.welcome()
            await his.welcome()
            await anna.post(f"/api/games/{code}/seats/1/hand-over", {"to": "open"})
            told_her, told_him = await hers.wait("said"), await his.wait("said")
            assert told_him["line"]["text"] == "The seat of Ben was opened: whoever comes may take it."
            assert told_her["line"]["text"].startswith("Der Platz von Ben") and told_her["line"]["name"] == ""
            refused = await anna.post(f"/api/games/{code}/seats/1", status=409)
            assert refused["code"] == "sits_here", "she would see the cards of the other seat"
            await carl.post(f"/api/games/{code}/seats/1")
        async with ben.live(code) as line:
            await line.welcome()
            assert [said["text"] for said in line.chat] == ["The seat of Ben was opened: whoever comes may take it."]


@told
async def test_nobody_is_absent_because_the_server_was_started_again(tmp_path: Path) -> None:
    server = Server(tmp_path, limits=NO_LIMITS | {"absent": 3600.0})
    with server:
        async with visitors(server.url, "Anna", "Ben") as (anna, ben):
            code = (await anna.make("me", "open"))["code"]
            await ben.post(f"/api/games/{code}/seats/1")
    with sqlite3.connect(server.database) as database:
        database.execute("UPDATE games SET changed = changed - 86400")  # nobody has chosen for a day
    with server:
        async with Visitor(server.url) as host:
            host.http.cookies.update(anna.http.cookies)
            refused = await host.post(f"/api/games/{code}/seats/1/hand-over", {"to": "open"}, status=409)
            assert refused["code"] == "not_absent", "Ben had no time to come back"


@told
async def test_nobody_goes_back_and_forth_for_ever(tmp_path: Path) -> None:
    """Each step is stored, and all are read when the game is opened."""
    with Server(tmp_path, limits=NO_LIMITS | {"steps": 9}) as server:
        async with visitors(server.url, "Anna") as (anna,):
            code = (await anna.make("me", "here", start=0))["code"]
            async with anna.live(code) as line:
                await line.welcome()
                for _ in range(5):
                    await line.step(line.options[0])
                    answer = await line.undo()
                    assert answer["type"] == "done" or line.version == 9
                assert answer["code"] == "nothing_to_undo" and line.version == 9
                await line.step(line.options[0])
                assert line.version == 10, "the game goes on"


@told
async def test_only_so_many_are_remembered_who_have_left(server: Server) -> None:
    """Otherwise strangers who sit down and leave would make a game larger and larger."""
    async with visitors(server.url, "Anna", "Ben", "Carl") as (anna, ben, carl):
        code = (await anna.make("me", "open", "open"))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        await carl.post(f"/api/games/{code}/seats/2")
        await carl.ask("DELETE", f"/api/games/{code}/seats/2")
        for _ in range(MOST_FORMER + 20):
            async with Visitor(server.url) as stranger:
                await stranger.post(f"/api/games/{code}/seats/2")
                await stranger.ask("DELETE", f"/api/games/{code}/seats/2")
    with sqlite3.connect(server.database) as database:
        (former,) = database.execute("SELECT former FROM games WHERE code = ?", (code,)).fetchone()
    assert len(former.split()) == MOST_FORMER


@pytest.mark.parametrize("revoked", [False, True])
@told
async def test_nobody_sees_two_hands_one_after_the_other(server: Server, revoked: bool) -> None:
    async with visitors(server.url, "Anna", "Ben", "Carl") as (anna, ben, carl):
        code = (await anna.make("me", "open", "open", game="cardcassonne"))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        await carl.post(f"/api/games/{code}/seats/2")
        await carl.ask("DELETE", f"/api/games/{code}/seats/2")
        await ben.ask("DELETE", f"/api/games/{code}/seats/1")
        if revoked:
            await ben.ask("DELETE", "/api/me/devices")
        refused = await ben.post(f"/api/games/{code}/seats/2", status=409)
        assert refused["code"] == "sits_here"
        await ben.post(f"/api/games/{code}/seats/1")  # one's own seat is one's own
        plain = (await anna.make("me", "open", "open"))["code"]
        await ben.post(f"/api/games/{plain}/seats/1")
        await carl.post(f"/api/games/{plain}/seats/2")
        await carl.ask("DELETE", f"/api/games/{plain}/seats/2")
        await ben.ask("DELETE", f"/api/games/{plain}/seats/1")
        await ben.post(f"/api/games/{plain}/seats/2")  # nothing is hidden there


@told
async def test_pages_cannot_use_keys_of_the_server(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        code = (await anna.make("me", "random", start=0))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            for key in ("bot 1 1", "end 3", "upload 0", "notice 1", "a\nb", "a\0"):
                await line.send({"type": "choose", "key": key, "version": 0, "option": line.options[0]})
                assert (await line.wait("wrong"))["code"] == "malformed", key
            while line.options:
                await line.step(line.options[0])
            async with asyncio.timeout(PATIENCE):
                while not line.options:  # the bot plays
                    await line.hear()


@told
async def test_a_game_from_a_file_says_so_and_counts(fair: Server) -> None:
    save = (
        "languedoc-save 1\ngame carcassonne\nmodules base\npreset big_box_2006\nseat A\nseat B\nseed 1\nstart 0\n"
        "choices 0\nscores 0 0\nend\n"
    )
    async with visitors(fair.url, "Anna", "Ben") as (anna, ben):
        code = (await anna.ask("POST", "/api/games/upload", content=save.encode()))["code"]
        assert (await ben.get(f"/api/games/{code}"))["uploaded"]
        async with ben.live(code) as line:
            await line.welcome()
            assert line.chat[0]["text"].startswith("This game was begun elsewhere")
        made = (await anna.make("me", "here"))["code"]
        assert not (await ben.get(f"/api/games/{made}"))["uploaded"]


@told
async def test_who_watches_cannot_bear_the_name_of_a_player(fair: Server) -> None:
    async with visitors(fair.url, "Anna", "Anna") as (anna, other):
        code = (await anna.make("me", "here"))["code"]
        async with anna.live(code) as hers, other.live(code) as theirs:
            await theirs.welcome()
            await hers.hear_until(lambda frame: hers.watchers == ["Anna 2"])
            await theirs.send({"type": "say", "key": "1", "text": "hello"})
            assert (await hers.wait("said"))["line"]["name"] == "Anna 2"


@told
async def test_nobody_fills_the_list_of_games(fair: Server) -> None:
    async with visitors(fair.url, "Anna", "Ben", "Carl") as (anna, ben, carl):
        real = (await anna.make("me", "open", listed=True))["code"]
        await asyncio.gather(*(ben.make("me", "open", listed=True) for _ in range(65)))
        listed = [game["code"] for game in (await carl.get("/api/games"))["open"]]
        assert real in listed and len(listed) < 60
