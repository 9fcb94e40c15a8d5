"""Names, games and seats before and between moves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

from languedoc import Game
from languedoc.server.database import Database, address
from languedoc.server.kept import Kept, Seat, Standing
from languedoc.server.people import GUESTS, guest_name
from languedoc.server.rows import LISTED
from languedoc.server.seating import wished
from languedoc.server.store import Store
from languedoc.server.wire import SeatWish
from server.serving import NO_LIMITS, Server
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
        forged = mine.partition("=")[0] + "=0123456789abcdef01234567.0"  # as a neighbour under the same domain may set
        odd = (f'theirs={{"a": [1, 2]}}; {mine}', f"{mine}; odd", f"=; ;; a b=c d ;{mine};", f'q="x;{mine}')
        for cookies in (*odd, f"{forged}; {mine}"):
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
        code = (await anna.make("me", "open", start=0))["code"]
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
        code = (await anna.make("me", "open", start=0, pace="days"))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        assert await anna.get("/api/me") == {"name": "Anna", "games": 1, "moves_waiting": 1}
        assert await ben.get("/api/me") == {"name": "Ben", "games": 1, "moves_waiting": 0}
        (mine,) = (await anna.get("/api/games"))["mine"]
        assert mine["your_move"] and mine["asked"] == [0] and mine["pace"] == "days"


def finished() -> str:
    """The save of a very short game."""
    game = Game(["Raimon", "Aude"], bag=["E"], seed=3)
    while not game.over:
        game.choose(game.options[0])
    return game.save()


@told
async def test_games_that_wait_for_me_come_first_and_none_is_forgotten(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        due = [(await anna.make("me", "here", start=0))["code"] for _ in range(LISTED + 2)]
        elsewhere = (await anna.make("me", "open"))["code"]
        over = await anna.post("/api/games/upload", content=finished().encode())
        assert over["status"] == "over"
        assert await anna.get("/api/me") == {"name": "Anna", "games": LISTED + 3, "moves_waiting": LISTED + 2}
        mine = (await anna.get("/api/games"))["mine"]
        assert len(mine) == LISTED and all(game["your_move"] for game in mine)
        for code in due[5:]:
            await anna.ask("DELETE", f"/api/games/{code}", status=204)
        mine = [game["code"] for game in (await anna.get("/api/games"))["mine"]]
        assert mine == [*reversed(due[:5]), elsewhere, over["code"]]
        assert await ben.get("/api/me") == {"name": "Ben", "games": 0, "moves_waiting": 0}


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


@told
async def test_the_host_removes_a_game_in_which_nobody_else_sits(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        game = await anna.make("me", "greedy")
        code = game["code"]
        assert game["status"] == "running" and game["removable"]
        assert not (await ben.get(f"/api/games/{code}"))["removable"]
        async with ben.live(code) as watching:
            await watching.welcome()
            await ben.ask("DELETE", f"/api/games/{code}", status=403)
            await anna.ask("DELETE", f"/api/games/{code}", status=204)
            assert (await watching.wait("wrong"))["code"] == "not_found"
        await anna.get(f"/api/games/{code}", status=404)
        assert (await anna.get("/api/games"))["mine"] == []


@told
async def test_a_game_in_which_others_sit_stays_until_they_get_up(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = (await anna.make("me", "open"))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        assert not (await anna.get(f"/api/games/{code}"))["removable"]
        assert (await anna.ask("DELETE", f"/api/games/{code}", status=409))["code"] == "begun"
        await ben.ask("DELETE", f"/api/games/{code}/seats/1")
        assert (await anna.get(f"/api/games/{code}"))["removable"]
        await anna.ask("DELETE", f"/api/games/{code}", status=204)


@told
async def test_who_has_too_many_games_gets_rid_of_some(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS | {"games": 2}) as server:
        async with visitors(server.url, "Anna", "Ben") as (anna, ben):
            against_computer = (await anna.make("me", "greedy"))["code"]
            against_ben = (await anna.make("me", "open"))["code"]
            await ben.post(f"/api/games/{against_ben}/seats/1")
            wish = {"seats": [{"kind": "me"}, {"kind": "open"}]}
            assert (await anna.post("/api/games", wish, status=429))["code"] == "too_many_games"
            await anna.ask("DELETE", f"/api/games/{against_computer}", status=204)
            await anna.post("/api/games", wish)
            await anna.post("/api/games", wish, status=429)
            await anna.ask("DELETE", f"/api/games/{against_ben}/seats/0")
            await anna.post("/api/games", wish)
            await anna.post("/api/games", wish, status=429)
            await ben.ask("DELETE", f"/api/games/{against_ben}/seats/1")
            assert (await ben.make("me", "open"))["status"] == "waiting"


@told
async def test_after_the_next_game_was_removed_there_is_another_one(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        code = (await anna.post("/api/games/upload", content=finished().encode()))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            first = (await anna.post(f"/api/games/{code}/again"))["code"]
            await line.hear_until(lambda frame: frame.get("info", {}).get("following") == first)
            await anna.ask("DELETE", f"/api/games/{first}", status=204)
            await line.hear_until(lambda frame: frame.get("info", {}).get("following") == "")
        second = (await anna.post(f"/api/games/{code}/again"))["code"]
        assert second != first and (await anna.post(f"/api/games/{code}/again"))["code"] == second
        assert (await anna.get(f"/api/games/{second}"))["status"] == "running"


@told
async def test_a_game_is_followed_only_by_one_that_was_kept(tmp_path: Path) -> None:
    database = Database(address(f"sqlite:///{tmp_path / 'games.db'}"))
    await database.open()
    store = Store(database)

    def a_game(code: str) -> Kept:
        return Kept(code, "carcassonne", "", "anna", Standing("over", None, 0, [0]), seats=[Seat(0, "person", "anna")])

    last = a_game("last")
    assert await store.add(last) and await store.add(a_game("taken"))
    with pytest.raises(IntegrityError):
        await store.add(a_game("taken"), after=last)
    assert (await kept_in(store, "last")).following == ""
    assert await store.add(a_game("next"), after=last)
    assert not await store.add(a_game("late"), after=last), "somebody was faster"
    assert (await kept_in(store, "last")).following == "next" and await store.game("late") is None
    await database.close()


async def kept_in(store: Store, code: str) -> Kept:
    kept = await store.game(code)
    assert kept is not None
    return kept


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
