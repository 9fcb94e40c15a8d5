"""Guided games at the server: they answer kindly, go on where they were left, and are nobody else's business."""

from __future__ import annotations

import pytest

from languedoc.lessons import PLACES, lesson, show_me
from server.serving import Server
from server.visitor import Live, told, visitors


async def until_asked(live: Live) -> None:
    while not live.options and not live.over:
        await live.hear()


@pytest.mark.parametrize("game", PLACES)
@told
async def test_a_lesson_from_its_first_choice_to_its_last(server: Server, game: str) -> None:
    given = lesson(game)
    async with visitors(server.url, "Aude", "Ben") as (anna, ben):
        begun = await anna.post(f"/api/lessons/{game}", params={"lang": "de"})
        assert begun["lesson"] and begun["title"].startswith("Spielen lernen: ")
        assert [seat["name"] for seat in begun["seats"]] == ["Aude", "Aude 2"]
        code = begun["code"]
        async with anna.live(code) as hers, ben.live(code) as his:
            await hers.welcome()
            await his.welcome()
            assert his.table.get("lesson") is None, "it speaks of what the learner holds"
            for number, beat in enumerate(given.learnt):
                await until_asked(hers)
                said = hers.table["lesson"]
                assert (said["number"], said["all"]) == (number, len(given.learnt)) and said["text"] and said["task"]
                wrong = [option for option in hers.options if not beat.welcomes(option)]
                assert set(said["wanted"]) == (set(hers.options) - set(wrong) if wrong else set())
                if wrong:
                    at = hers.version
                    answer = await hers.choose(wrong[0])
                    assert answer["type"] == "wrong" and answer["code"] == "lesson" and answer["message"]
                    assert hers.version == at
                    assert (await hers.choose("place 99,99 N"))["code"] == "illegal"
                elif number == 0:
                    pytest.fail("the first choice is guided")
                if number == 1:
                    assert (await anna.post(f"/api/lessons/{game}"))["code"] == code, "it goes on where it was left"
                await hers.step(next(option for option in hers.options if beat.welcomes(option)))
            await until_asked(hers)
            while not hers.over:
                assert hers.table["lesson"]["wanted"] == [] and hers.table["lesson"]["task"] == ""
                await hers.step(hers.options[0])
                await until_asked(hers)
            assert hers.table["lesson"]["title"].startswith("You can play")
        following = await anna.post(f"/api/games/{code}/again")
        assert following["lesson"] and following["code"] != code
        async with anna.live(following["code"]) as again:
            await again.welcome()
            assert again.table["lesson"]["number"] == 0 and again.table["lesson"]["wanted"]


@told
async def test_the_opponent_of_a_lesson_plays_nowhere_else(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        seats = [{"kind": "me"}, {"kind": "bot", "level": "lesson"}]
        await anna.post("/api/games", {"seats": seats}, status=400)
        await anna.post("/api/lessons/chess", status=400)


@told
async def test_an_example_is_shown_from_its_position_to_its_end(server: Server) -> None:
    given = show_me("tower/capture")
    async with visitors(server.url, "Aude") as (anna,):
        begun = await anna.post("/api/lessons/examples/tower/capture", params={"lang": "de"})
        assert begun["title"].startswith("Zeig es mir: ") and begun["lesson"]
        assert [seat["name"] for seat in begun["seats"]] == ["Rot", "Blau"], "as its texts call them"
        async with anna.live(begun["code"]) as hers:
            await hers.welcome()
            assert hers.version == len(given.before)
            assert hers.table["lesson"]["example"] == "tower/capture" and not hers.table["undo"]
            assert (await hers.undo())["code"] == "nothing_to_undo", "the position stays"
            assert (await hers.choose("pass"))["code"] == "lesson"
            for beat in given.learnt:
                await until_asked(hers)
                await hers.step(next(option for option in hers.options if beat.welcomes(option)))
            assert hers.table["lesson"]["ended"] and hers.table["asked"] is None
            assert (await hers.choose("place 0,2 N"))["code"] in ("not_running", "not_your_seat")
        other = await anna.post("/api/lessons/examples/inns_and_cathedrals/inn")
        mine = (await anna.get("/api/games"))["mine"]
        assert [each["code"] for each in mine] == [other["code"]], "a new example takes the place of the one before"
        assert (await anna.post("/api/lessons/carcassonne"))["code"] != other["code"], "it is no guided game"
        await anna.post("/api/lessons/examples/base/end", status=404)
        await anna.post("/api/lessons/examples/nowhere/nothing", status=404)


@told
async def test_examples_of_the_play_aid_and_their_pictures(server: Server) -> None:
    async with visitors(server.url, "Aude") as (anna,):
        made = await anna.get("/api/guide/examples/base/closed_city", params={"lang": "nl"})
        assert "Rood krijgt voor een stad: 3 kaarten 6, 1 wapenschild 2 = 8." in made["told"]
        assert [board["moment"] for board in made["boards"]] == ["before", "after"]
        await anna.get("/api/guide/examples/base/nothing", status=404)
        modules = (await anna.get("/api/catalogue"))["games"][0]["modules"]
        assert {each["slug"]: each["show_me"] for each in modules}["tower"] == "tower/capture"
