"""What can be read of a game besides the table: saves, moments, points; and uploads."""

from __future__ import annotations

import importlib.util
import json
import random
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from helpers.recorded import COMMIT, deploy, place, recorded
from languedoc import CardGame, Game
from languedoc.carcassonne.modules import BUILT
from languedoc.formats.jcz import setup as importing
from languedoc.games import load
from languedoc.i18n import Noun
from languedoc.server.refusals import Refusal
from languedoc.server.thinking import Unreadable, read_upload
from server.serving import Server
from server.visitor import Live, Visitor, told, visitors


@asynccontextmanager
async def played(server: Server, **wish: object) -> AsyncIterator[tuple[Visitor, Live]]:
    """A game on one device, played to its end."""
    async with visitors(server.url, "Anna") as (anna,):
        code = (await anna.make("me", {"kind": "here", "name": "Ben"}, **wish))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            await line.play(random.Random(1))
        yield anna, line


@pytest.mark.parametrize("game", ["carcassonne", "cardcassonne"])
@told
async def test_a_game_that_is_over_can_be_taken_home_and_brought_back(server: Server, game: str) -> None:
    async with played(server, game=game) as (anna, line):
        save = await anna.get(f"/api/games/{line.code}/save")
        ours = load(save)
        assert ours.over and ours.setup.names == ("Anna", "Ben")
        assert list(ours.scores) == [player["score"] for player in line.table["players"]]
        brought = await anna.ask("POST", "/api/games/upload", content=save.encode())
        assert (brought["status"], brought["version"]) == ("over", ours.choices_made)
        assert await anna.get(f"/api/games/{brought['code']}/save") == save


@told
async def test_every_moment_can_be_looked_at_again(server: Server) -> None:
    async with played(server) as (anna, line):
        history = await anna.get(f"/api/games/{line.code}/history")
        last = history["versions"][-1]
        assert history["scores"][-1] == [player["score"] for player in line.table["players"]]
        for number in (0, 1, last // 2, last):
            moment = await anna.get(f"/api/games/{line.code}/moments/{number}")
            assert (moment["version"], moment["last"]) == (number, last)
            assert [player["score"] for player in moment["table"]["players"]] == history["scores"][number]
        assert moment["table"]["status"] == "over" and moment["table"]["tiles"]["added"] == line.table["laid"]
        assert '<svg xmlns="http://www.w3.org/2000/svg"' in await anna.get(f"/api/games/{line.code}/picture")
        if importlib.util.find_spec("resvg_py"):
            film = await anna.http.get(f"/api/games/{line.code}/animation")
            assert film.content.startswith(b"GIF89a") and film.headers["content-type"] == "image/gif"
        await anna.get(f"/api/games/{line.code}/moments/{last + 1}", status=404)
        await anna.get(f"/api/games/{line.code}/moments/-1", status=400)
        fields = await anna.get(f"/api/games/{line.code}/fields")
        assert fields["fields"] and all(field["outline"] for field in fields["fields"])


@told
async def test_a_game_that_has_not_begun_has_no_moments(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        code = (await anna.make("me", "open"))["code"]
        for what in ("save", "moments/0", "history", "fields", "log", "picture", "animation"):
            assert (await anna.get(f"/api/games/{code}/{what}", status=409))["code"] == "not_running"


@told
async def test_a_game_that_is_not_over_is_played_on(server: Server) -> None:
    begun = Game(["Raimon", "Aude"], bag=["E", "U", "V"], seed=3)
    begun.choose(begun.options[0])
    async with visitors(server.url, "Anna") as (anna,):
        game = await anna.ask("POST", "/api/games/upload", content=begun.save().encode())
        assert (game["status"], game["version"]) == ("running", 1)
        assert [(seat["name"], seat["yours"]) for seat in game["seats"]] == [("Raimon", True), ("Aude", True)]
        await anna.post(f"/api/games/{game['code']}/seats/1/hand-over", {"to": "bot", "level": "greedy"})
        async with anna.live(game["code"]) as line:
            await line.welcome()
            await line.play(random.Random(2))
            assert line.over and len(line.table["laid"]) == 4
        again = await anna.post(f"/api/games/{game['code']}/again")
        assert again["tiles"] > 60, "the stacked bag is not used again"


@pytest.mark.parametrize("game", ["carcassonne", "cardcassonne"])
@told
async def test_a_running_game_is_saved_without_its_secrets(server: Server, game: str) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        code = (await anna.make("me", {"kind": "here", "name": "Ben"}, game=game))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            await line.play(random.Random(3), until=lambda: line.version >= 12)
            version = line.version
        text = await anna.get(f"/api/games/{code}/save")
        assert f"shuffle {version} anew\n" in text and setup_key(server, code) not in text
        ours = load(text)
        assert not ours.over and ours.setup.names == ("Anna", "Ben") and ours.choices_made == version
        brought = await anna.ask("POST", "/api/games/upload", content=text.encode())
        assert (brought["status"], brought["version"]) == ("running", version)


def setup_key(server: Server, code: str) -> str:
    """The key of all chance in a game, from the database."""
    connection = sqlite3.connect(server.database)
    (setup,) = connection.execute("SELECT setup FROM games WHERE code = ?", (code,)).fetchone()
    connection.close()
    found = re.search(r"(?m)^key (\w{32})$", setup)
    assert found is not None
    return found[1]


@told
async def test_a_game_is_played_on_from_any_moment(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = (await anna.make("me", {"kind": "here", "name": "Cleo"}))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            await line.play(random.Random(3), until=lambda: line.version >= 20)
        where = f"/api/games/{code}/moments"
        then = await ben.get(f"{where}/9")
        game = await ben.post(f"{where}/9/play-on", {"seat": 1, "others": "bot", "level": "greedy"})
        assert [seat["kind"] for seat in game["seats"]] == ["bot", "person"] and game["seats"][1]["yours"]
        async with ben.live(game["code"]) as line:
            await line.welcome()
            assert line.table["laid"][: len(then["table"]["tiles"]["added"])] == then["table"]["tiles"]["added"]
            await line.play(random.Random(4))
            assert line.over
        save = await ben.get(f"/api/games/{game['code']}/save")
        assert setup_key(server, code) not in save, "the game that goes on keeps its secrets"
        open_game = await ben.post(f"{where}/9/play-on", {"seat": 0, "others": "open"})
        assert open_game["status"] == "waiting"
        async with anna.live(open_game["code"]) as line:
            await anna.post(f"/api/games/{open_game['code']}/seats/1")
            await line.hear_until(lambda _: line.table["status"] == "running")
            assert len(line.table["laid"]) == len(then["table"]["tiles"]["added"])
        refused = await ben.post(f"{where}/9/play-on", {"seat": 2, "others": "here"}, status=400)
        assert refused["code"] == "bad_setup"
        await ben.post(f"{where}/9999/play-on", {"seat": 0, "others": "here"}, status=404)


@told
async def test_finished_games_are_told_to_those_who_played(server: Server) -> None:
    async with played(server) as (anna, line):
        found = await anna.get("/api/me/finished")
        (game,) = found["games"]
        assert found["following"] is None and (game["code"], game["mine"]) == (line.code, [0, 1])
        assert game["winners"] == line.table["winners"]
        history = await anna.get(f"/api/games/{line.code}/history")
        assert game["sources"] == history["sources"]
        assert [sum(points[seat] for _, points in game["sources"]) for seat in (0, 1)] == game["scores"]
        assert (await anna.get("/api/me/finished?skip=1"))["games"] == []
        async with visitors(server.url, "Ben") as (ben,):
            assert (await ben.get("/api/me/finished"))["games"] == []
            code = (await anna.post("/api/me/pass"))["code"]
            await ben.ask("PUT", "/api/me/device", {"code": code})
            assert (await ben.get("/api/me/finished")) == found, "another device has the same history"


@told
async def test_names_in_a_file_are_only_text(server: Server) -> None:
    save = CardGame(["<script>alert(1)</script>", "&amp;"], seed=1).save()
    async with visitors(server.url, "Anna") as (anna,):
        game = await anna.ask("POST", "/api/games/upload", content=save.encode())
        assert [seat["name"] for seat in game["seats"]] == ["<script>alert(1)</script>", "&amp;"]


@told
async def test_a_game_of_jcloisterzone_is_shown(server: Server) -> None:
    file = recorded(place("BA/RFr", 1, 0), deploy("0.small.1", 1, 0, "Road", "WE"), COMMIT)
    async with visitors(server.url, "Anna") as (anna,):
        game = await anna.ask("POST", "/api/games/upload", content=json.dumps(file).encode())
        assert game["game"] == "carcassonne" and game["version"] == 2
        assert [seat["name"] for seat in game["seats"]] == ["Anna", "Bert"]
        wrong = recorded(place("BA/RFr", 9, 9))
        refused = await anna.ask("POST", "/api/games/upload", content=json.dumps(wrong).encode(), status=400)
        assert refused["code"] == "bad_upload" and "replay[0]" in refused["detail"]
        async with anna.live(game["code"]) as line:
            await line.welcome()
            assert len(line.table["laid"]) == 2 and line.log


@told
async def test_what_a_file_needs_and_nobody_knows_is_told(server: Server) -> None:
    unknown = recorded(place("BA/RFr", 1, 0), elements={"unicorn": 1})
    async with visitors(server.url, "Anna") as (anna,):
        refused = await anna.ask("POST", "/api/games/upload", content=json.dumps(unknown).encode(), status=400)
        assert refused["code"] == "unsupported" and "'unicorn'" in refused["detail"]


def test_what_a_file_needs_and_is_not_built_is_told_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if two modules were still to come."""
    to_come = ("hills_and_sheep", "goldmines")
    monkeypatch.setattr(importing, "BUILT", {slug: BUILT[slug] for slug in BUILT if slug not in to_come})
    beyond = recorded(
        place("BA/RFr", 1, 0), sets={"goldmines": 1, "hills-and-sheep": 1}, elements={"gold": 1, "hill": 1}
    )
    found = read_upload(json.dumps(beyond).encode())
    assert isinstance(found, Unreadable)
    assert found.refusal == "not_built" and found.modules == ("hills_and_sheep", "goldmines")
    assert found.detail == "the modules 'hills_and_sheep' and 'goldmines' are not built yet"
    refusal = Refusal(found.refusal, found.detail, modules=tuple(Noun(f"module-{slug}") for slug in found.modules))
    for language, modules in (
        ("en", "Hills & Sheep and The Goldmines"),
        ("de", "Schafe & Hügel und Die Goldminen"),
        ("nl", "Heuvels & Schapen en De Goudmijnen"),
    ):
        assert modules in refusal.message(language)
