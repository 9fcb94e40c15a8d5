"""Names, games and seats before and between moves."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from languedoc.server.people import GUESTS, guest_name
from languedoc.server.seating import wished
from languedoc.server.wire import SeatWish
from server.serving import Server
from server.visitor import Visitor, told, visitors


def seat_names(game: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in game["seats"]]


def kinds(game: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in game["seats"]]


@told
async def test_a_visitor_is_known_by_a_cookie(server: Server) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url) as stranger:
        assert (await anna.get("/api/me"))["name"] == ""
        await anna.called("  Anna\n of\tAude ")
        assert (await anna.get("/api/me"))["name"] == "Anna of Aude"
        assert (await stranger.get("/api/me"))["name"] == ""


def test_nobody_is_called_like_the_computer_that_plays_against_them() -> None:
    me, computer = SeatWish("me"), SeatWish("bot", level="greedy")
    for code in "abcdefghij":
        second = wished([me, computer], "", "Blanca", code)[1].name
        assert second == guest_name(f"{code}1") != "Blanca"
        for name in (second, "Blanca"):
            names = [seat.name for seat in wished([computer, me, computer, computer], "", name, code)]
            assert names[1] == name and len(set(names)) == 4 and set(names) - {name} < set(GUESTS)


@told
async def test_cookies_of_other_programs_on_this_host_do_not_matter(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        mine = anna.cookies()
        for cookies in (f'theirs={{"a": [1, 2]}}; {mine}', f"{mine}; odd", f"=; ;; a b=c d ;{mine};", f'q="x;{mine}'):
            answer = httpx.get(f"{server.url}/api/me", headers={"cookie": cookies})
            assert answer.json()["name"] == "Anna" and "set-cookie" not in answer.headers, cookies


@told
async def test_a_game_begins_when_its_last_seat_is_taken(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben", "Cleo") as (anna, ben, cleo):
        game = await anna.make("me", "open", "open", listed=True)
        code = game["code"]
        assert (game["status"], kinds(game)) == ("waiting", ["person", "open", "open"])
        assert code in [each["code"] for each in (await ben.get("/api/games"))["open"]]
        game = await ben.post(f"/api/games/{code}/seats/2")
        assert game["status"] == "waiting" and game["seats"][2]["yours"]
        game = await cleo.post(f"/api/games/{code}/seats/1")
        assert (game["status"], seat_names(game)) == ("running", ["Anna", "Cleo", "Ben"])
        async with Visitor(server.url) as stranger:
            lists = await stranger.get("/api/games")
        assert code in [each["code"] for each in lists["running"]]
        assert code not in [each["code"] for each in lists["open"]]


@told
async def test_a_seat_is_taken_once(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben", "Cleo") as (anna, ben, cleo):
        code = (await anna.make("me", "open", "open"))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        refused = await cleo.post(f"/api/games/{code}/seats/1", status=409)
        assert refused["code"] == "seat_taken"
        await cleo.ask("POST", f"/api/games/{code}/seats/7", status=404)
        await cleo.ask("DELETE", f"/api/games/{code}/seats/1", status=403)


@told
async def test_whoever_gets_up_leaves_an_open_seat(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben", "Cleo") as (anna, ben, cleo):
        code = (await anna.make("me", "open", listed=True))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        assert code not in [each["code"] for each in (await cleo.get("/api/games"))["open"]]
        game = await ben.ask("DELETE", f"/api/games/{code}/seats/1")
        assert (game["status"], kinds(game)) == ("running", ["person", "open"])
        assert code in [each["code"] for each in (await cleo.get("/api/games"))["open"]]
        game = await cleo.post(f"/api/games/{code}/seats/1")
        assert seat_names(game) == ["Anna", "Cleo"]


@told
async def test_the_host_hands_a_seat_over(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = (await anna.make("me", "open", draw_start=False))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        await ben.post(f"/api/games/{code}/seats/0/hand-over", {"to": "bot"}, status=403)
        await anna.post(f"/api/games/{code}/seats/1/hand-over", {"to": "bot", "level": "clever"}, status=400)
        game = await anna.post(f"/api/games/{code}/seats/1/hand-over", {"to": "bot", "level": "random"})
        assert kinds(game) == ["person", "bot"] and game["seats"][1]["level"] == "random"
        game = await anna.post(f"/api/games/{code}/seats/1/hand-over", {"to": "open"})
        assert kinds(game) == ["person", "open"]
        assert kinds(await ben.post(f"/api/games/{code}/seats/1")) == ["person", "person"]


@told
async def test_two_of_one_name_are_told_apart(server: Server) -> None:
    async with visitors(server.url, "Anna", "Anna") as (first, second):
        code = (await first.make("me", {"kind": "here", "name": "Anna"}, "open"))["code"]
        game = await second.post(f"/api/games/{code}/seats/2")
        assert seat_names(game) == ["Anna", "Anna 2", "Anna 3"]


@told
async def test_who_has_no_name_plays_all_the_same(server: Server) -> None:
    async with Visitor(server.url) as nobody:
        game = await nobody.make("me", "here", "greedy")
        assert game["status"] == "running" and all(seat_names(game))
        before = seat_names(game)
        await nobody.called("Somebody")
        game = await nobody.get(f"/api/games/{game['code']}")
        assert seat_names(game) == ["Somebody", *before[1:]]


@told
async def test_your_move_is_counted(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = (await anna.make("me", "open", draw_start=False, pace="days"))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        assert await anna.get("/api/me") == {"name": "Anna", "games": 1, "moves_waiting": 1}
        assert await ben.get("/api/me") == {"name": "Ben", "games": 1, "moves_waiting": 0}
        (mine,) = (await anna.get("/api/games"))["mine"]
        assert mine["your_move"] and mine["asked"] == [0] and mine["pace"] == "days"


@told
async def test_the_host_takes_a_game_back_before_it_begins(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = (await anna.make("me", "open"))["code"]
        async with ben.live(code) as watching:
            await watching.welcome()
            await ben.ask("DELETE", f"/api/games/{code}", status=403)
            await anna.ask("DELETE", f"/api/games/{code}", status=204)
            assert (await watching.wait("wrong"))["code"] == "not_found"
            with pytest.raises(ConnectionClosed):
                await watching.hear()
        await anna.get(f"/api/games/{code}", status=404)
        await ben.post(f"/api/games/{code}/seats/1", status=404)
        code = (await anna.make("me", "greedy"))["code"]
        assert (await anna.ask("DELETE", f"/api/games/{code}", status=409))["code"] == "begun"


@told
async def test_a_private_game_is_in_no_list_of_others(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = (await anna.make("me", "open"))["code"]
        lists = await ben.get("/api/games")
        assert code not in [game["code"] for games in lists.values() for game in games]
        assert code in [game["code"] for game in (await anna.get("/api/games"))["mine"]]
        assert (await ben.get(f"/api/games/{code}"))["status"] == "waiting"


@told
async def test_setups_are_checked(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        fine = await anna.post("/api/setup/check", {"seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]})
        assert fine["problems"] == [] and fine["tiles"] == 72
        many = {"seats": [{"kind": "here"}] * 9}
        assert (await anna.post("/api/setup/check", many))["problems"]
        wishes: list[Any] = [
            many,
            {"seats": []},
            {"seats": [{"kind": "me"}, {"kind": "me"}]},
            {"seats": [{"kind": "me"}, {"kind": "bot", "level": "clever"}]},
            {"seats": [{"kind": "me"}, {"kind": "open"}], "modules": ["atlantis"]},
            {"seats": [{"kind": "me"}, {"kind": "open"}], "options": {"no_rain": True}},
            {"seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"seconds": 0}},
            {"seats": [{"kind": "me"}, {"kind": "open"}], "seed": 7},
            {"seats": "all"},
            [],
        ]
        for wrong in wishes:
            refused = await anna.post("/api/games", wrong, status=400)
            assert refused["code"] in ("bad_setup", "malformed") and refused["message"]


@told
async def test_what_is_refused_is_said_in_the_language_of_who_asks(server: Server) -> None:
    async with Visitor(server.url) as anna:
        english = await anna.get("/api/games/nothing", status=404)
        german = await anna.get("/api/games/nothing?lang=de", status=404)
        dutch = await anna.get("/api/games/nothing", status=404, headers={"accept-language": "nl-BE,en;q=0.5"})
        assert len({english["message"], german["message"], dutch["message"]}) == 3


@told
async def test_the_catalogue_speaks_three_languages(server: Server) -> None:
    async with Visitor(server.url) as anna:
        spoken = [await anna.get(f"/api/catalogue?lang={language}") for language in ("en", "de", "nl")]
        assert [game["slug"] for game in spoken[0]["games"]] == ["carcassonne", "cardcassonne"]
        assert len({str(catalogue) for catalogue in spoken}) == 3
        await anna.get("/api/catalogue?lang=fr", status=400)
