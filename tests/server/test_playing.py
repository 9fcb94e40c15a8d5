"""Whole games by sockets, and everything that happens between two choices."""

from __future__ import annotations

import asyncio
import random

import pytest

from server.serving import Server
from server.visitor import Live, Visitor, told, visitors


async def begin(anna: Visitor, ben: Visitor, **wish: object) -> str:
    """A game of two, in which Anna begins."""
    code = str((await anna.make("me", "open", start=0, **wish))["code"])
    await ben.post(f"/api/games/{code}/seats/1")
    return code


async def both_at(one: Live, other: Live) -> None:
    """Let both clients receive all frames up to the same version."""
    while one.version != other.version:
        await (one if one.version < other.version else other).hear()


@pytest.mark.parametrize("game", ["carcassonne", "cardcassonne"])
@told
async def test_two_people_play_a_whole_game(server: Server, game: str) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = await begin(anna, ben, game=game)
        async with anna.live(code) as hers, ben.live(code, lang="en") as his:
            await hers.welcome()
            await his.welcome()
            await asyncio.gather(hers.play(random.Random(1)), his.play(random.Random(2)))
            await both_at(hers, his)
            for shown in ("laid", "figures", "tokens", "winners", "outcome", "left"):
                assert hers.table.get(shown) == his.table.get(shown)
            assert hers.log == his.log and hers.table["winners"]
            async with anna.live(code) as again:
                await again.welcome()
                assert again.log == hers.log and again.table["outcome"] == hers.table["outcome"]
                for shown in ("laid", "figures", "tokens", "left", "cards"):
                    assert again.table.get(shown) == hers.table.get(shown)
        told_points = [player["score"] for player in hers.table["players"]]
        assert (await anna.get(f"/api/games/{code}"))["scores"] == told_points


@told
async def test_bots_play_with_each_other_and_with_people(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        code = (await anna.make("greedy", "me", "random"))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            await line.play(random.Random(3))
            assert line.over
        code = (await anna.make("greedy", "random", game="cardcassonne"))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            await line.play(random.Random(3))
            assert line.over and line.info["seats"][0]["kind"] == "bot"


@told
async def test_who_comes_back_is_told_what_was_missed(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = await begin(anna, ben)
        async with anna.live(code) as hers, ben.live(code) as his:
            await hers.welcome()
            await his.welcome()
            chance = random.Random(4)
            while hers.version < 10:
                mover = hers if hers.options else his
                await mover.step(chance.choice(mover.options))
                await both_at(hers, his)
            for since in (10, 7, 0):
                async with anna.live(code, since=since) as back:
                    await back.wait("room")
                    frames = back.frames[:-1]
                    assert {frame["type"] for frame in frames} == {"moved"}
                    assert [frame["version"] for frame in frames] == [*range(since + 1, 11), 10]
                    assert [entry for frame in frames for entry in frame["log"]] == [
                        entry for entry in hers.log if entry["version"] > since
                    ]
                    assert back.table["asked"] == hers.table["asked"]
            async with anna.live(code, since=999) as back:
                assert (await back.hear())["type"] == "welcome"


@told
async def test_after_something_was_taken_back_everything_is_told_anew(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = await begin(anna, ben)
        async with anna.live(code) as hers, ben.live(code) as his:
            await hers.welcome()
            await his.welcome()
            tile = hers.table["hand"]
            await hers.choose(hers.options[0])
            while not hers.table.get("undo"):
                await hers.hear()
            assert len(hers.table["laid"]) == 2
            assert (await his.undo())["code"] in ("stale", "nothing_to_undo")
            assert (await hers.undo())["type"] == "done"
            await both_at(hers, his)
            assert (hers.version, his.version) == (2, 2)
            assert hers.table["hand"] == his.table["hand"] == tile
            assert len(hers.table["laid"]) == len(his.table["laid"]) == 1
            async with anna.live(code, since=0) as back:
                assert (await back.hear())["type"] == "welcome"
            again = await hers.undo()
            assert again["code"] == "nothing_to_undo"


@told
async def test_one_device_for_two_without_secrets(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        code = (await anna.make("me", "here", start=0))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            seats = set()
            while len(line.table["laid"]) < 5:
                assert line.table["sitting"] == line.table["asked"]["seat"] and line.table["curtain"] is None
                seats.add(line.table["sitting"])
                await line.step(line.options[-1])
            assert seats == {0, 1}


@told
async def test_the_curtain_hides_hands_on_one_device(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        code = (await anna.make("me", "here", game="cardcassonne", start=0))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            asked = line.table["asked"]["seat"]
            assert (line.table["curtain"], line.table["sitting"]) == (asked, None)
            assert line.table["cards"]["hand"] == [] and line.options == []
            refused = await line.choose("follower red")
            assert refused["code"] == "not_your_seat"
            await line.play(random.Random(5), until=lambda: line.table["cards"]["hand"] != [])
            asked = line.table["asked"]["seat"]
            assert (line.table["curtain"], line.table["sitting"]) == (None, asked)
            assert len(line.table["cards"]["hand"]) == 6 and line.options
            while line.table["asked"]["seat"] == asked:
                await line.step(line.options[0])
            assert (line.table["curtain"], line.table["sitting"]) == (1 - asked, None)
            assert line.table["cards"]["hand"] == [] and line.options == []
            await line.sit(1 - asked)
            assert line.table["cards"]["hand"] and line.table["sitting"] == 1 - asked
            async with anna.live(code, since=line.version) as again:
                await again.welcome()
                assert again.table["curtain"] == 1 - asked and again.table["cards"]["hand"] == []
            await line.play(random.Random(5))
            assert line.over


@told
async def test_the_same_message_twice_is_carried_out_once(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = await begin(anna, ben)
        async with anna.live(code) as hers:
            await hers.welcome()
            option = hers.options[0]
            first = await hers.choose(option, key="a click", version=0)
            assert first == {"type": "done", "key": "a click", "version": 1}
            second = await hers.choose(option, key="a click", version=0)
            assert second == first
            third = await hers.choose(option, key="a click", version=1)
            assert (third["type"] == "done" and third["version"] == 1) or third["code"] == "illegal"
        async with anna.live(code) as hers:
            await hers.welcome()
            assert hers.version == 1
            assert await hers.choose(option, key="a click", version=0) == first
        assert (await anna.get(f"/api/games/{code}"))["version"] == 1


@told
async def test_the_last_choice_of_a_game_is_confirmed_again_after_the_end(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        game = await anna.make("me", "here")
        async with anna.live(game["code"]) as line:
            await line.welcome()
            while not line.over:
                version, option = line.version, line.options[0]
                done = await line.choose(option, key=f"click {version}", version=version)
                while line.version == version:
                    await line.hear()
            assert await line.choose(option, key=f"click {version}", version=version) == done
            assert (await line.choose(option, key="another", version=version))["code"] == "not_running"


@told
async def test_a_choice_for_a_moment_that_is_gone_is_refused(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = await begin(anna, ben)
        async with anna.live(code) as hers, anna.live(code) as late:
            await hers.welcome()
            await late.welcome()
            await hers.choose(hers.options[0])
            refused = await late.choose(late.options[-1], version=0)
            assert (refused["code"], refused["version"]) == ("stale", 1)
            fresh = await late.welcome()
            assert fresh["version"] == 1


@told
async def test_who_looks_on_sees_and_cannot_choose(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben", "Cleo") as (anna, ben, cleo):
        code = await begin(anna, ben)
        async with anna.live(code) as hers, cleo.live(code) as watching:
            await hers.welcome()
            await watching.welcome()
            await hers.hear_until(lambda frame: frame.get("watchers") == ["Cleo"])
            assert watching.options == [] and watching.table["asked"]["seat"] == 0
            assert not any(player["yours"] for player in watching.table["players"])
            assert (await watching.choose(hers.options[0]))["code"] == "not_your_seat"
            await hers.choose(hers.options[0])
            await watching.hear_until(lambda frame: frame.get("version") == 1 and frame["type"] == "moved")
            assert len(watching.table["laid"]) == 2
        async with anna.live(code) as hers:
            await hers.welcome()
            assert hers.watchers == [] and hers.table["players"][0]["online"]
            assert not hers.table["players"][1]["online"]


@told
async def test_what_is_said_is_kept_and_is_only_text(server: Server) -> None:
    script = "<script>alert('town')</script> & <img src=x onerror=alert(1)>"
    async with visitors(server.url, "<b>Anna</b>", "Ben") as (anna, ben):
        code = await begin(anna, ben)
        async with anna.live(code) as hers, ben.live(code) as his:
            await hers.welcome()
            await his.welcome()
            await hers.send({"type": "say", "key": "1", "text": f"  {script}\u0007\n"})
            await hers.send({"type": "say", "key": "1", "text": script})
            line = (await his.wait("said"))["line"]
            assert (line["text"], line["name"], line["seat"]) == (script, "<b>Anna</b>", 0)
            for wrong in ("", "   ", "x" * 501):
                await hers.send({"type": "say", "key": "2", "text": wrong})
                assert (await hers.answer("2"))["code"] == "malformed"
        async with ben.live(code, since=0, said=0) as his:
            assert (await his.wait("said"))["line"]["text"] == script
        async with ben.live(code) as his:
            await his.welcome()
            assert [line["text"] for line in his.chat] == [script]
        page = await ben.http.get("/")
        assert "script-src 'self'" in page.headers["content-security-policy"]
        answer = await ben.http.get(f"/api/games/{code}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


@told
async def test_one_can_ask_what_lies_there_and_what_fits(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        code = (await anna.make("me", "here", start=0))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            shapes = await anna.get(
                f"/api/tiles/{line.table['laid'][0]['art']}/{line.table['laid'][0]['quarters']}/shapes"
            )
            road = next(shape["id"] for shape in shapes["segments"] if shape["kind"] == "road")
            await line.send({"type": "look", "id": 7, "segment": f"{road}@0,0"})
            answer = await line.hear_until(lambda frame: frame["type"] in ("feature", "wrong"))
            assert answer["type"] == "feature" and answer["id"] == 7 and answer["title"], answer
            await line.send({"type": "fit", "id": 8, "x": 0, "y": -1})
            fits = await line.wait("fits")
            assert fits["id"] == 8 and 0 < fits["chance"] <= 1 and fits["tiles"]
            for nowhere in (
                {"type": "look", "id": 9, "segment": "road:E@7,7"},
                {"type": "fit", "id": 9, "x": 70, "y": 7},
            ):
                await line.send(nowhere)
                answer = await line.hear_until(lambda frame: frame["type"] in ("fits", "feature", "wrong"))
                assert answer["type"] in ("wrong", "fits"), answer


@told
async def test_a_seat_that_is_handed_over_shows_its_hand_to_the_next_one_only(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben", "Cleo") as (anna, ben, cleo):
        code = await begin(anna, ben, game="cardcassonne")
        async with ben.live(code) as his, cleo.live(code) as hers:
            await his.welcome()
            await hers.welcome()
            if his.table["asked"]["step"] != "turn":  # the dealer lays out first
                await his.play(random.Random(8), until=lambda: his.table["asked"]["step"] == "turn")
                await both_at(his, hers)
            hand = his.table["cards"]["hand"]
            assert len(hand) == 6 and hers.table["cards"]["hand"] == []
            await ben.ask("DELETE", f"/api/games/{code}/seats/1")
            await his.welcome()
            assert his.table["cards"]["hand"] == []
            await cleo.post(f"/api/games/{code}/seats/1")
            while not hers.table["cards"]["hand"]:
                await hers.welcome()
            assert hers.table["cards"]["hand"] == hand
            assert his.table["cards"]["hand"] == []


@told
async def test_play_again_brings_everybody_to_the_next_game(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben", "Cleo") as (anna, ben, cleo):
        code = await begin(anna, ben, game="cardcassonne")
        assert (await anna.post(f"/api/games/{code}/again", status=409))["code"] == "not_over"
        async with anna.live(code) as hers, ben.live(code) as his:
            await hers.welcome()
            await his.welcome()
            await asyncio.gather(hers.play(random.Random(6)), his.play(random.Random(7)))
            next_game = await anna.post(f"/api/games/{code}/again")
            await his.hear_until(lambda frame: frame.get("info", {}).get("following") == next_game["code"])
        assert (await ben.post(f"/api/games/{code}/again"))["code"] == next_game["code"]
        await cleo.post(f"/api/games/{code}/again", status=403)
        assert next_game["status"] == "running" and next_game["code"] != code
        assert [seat["name"] for seat in next_game["seats"]] == ["Anna", "Ben"]
        first, second = [await anna.get(f"/api/games/{each}/moments/0") for each in (code, next_game["code"])]
        assert first["table"]["cards"]["rows"] != second["table"]["cards"]["rows"]
