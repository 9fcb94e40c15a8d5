"""Notifications between server processes, and recovery after notifications were lost."""

from __future__ import annotations

import asyncio
import random

from languedoc import Game
from languedoc.benchmark.postgres import Postgres
from server.serving import PATIENCE, Server
from server.visitor import Visitor, told, visitors

Two = tuple[Server, Server]


@told
async def test_what_is_chosen_while_another_process_opens_the_game_is_not_missed(two: Two) -> None:
    chance = random.Random(1)
    game = Game(2, seed=1)
    for _ in range(80):
        game.choose(chance.choice(game.options))
    async with visitors(two[0].url, "Anna") as (anna,), Visitor(two[1].url) as same:
        same.http.cookies.update(anna.http.cookies)
        for _ in range(20):
            code = (await anna.post("/api/games/upload", content=game.save().encode()))["code"]
            async with anna.live(code) as here:
                await here.welcome()
                opening = asyncio.create_task(same.get(f"/api/games/{code}/fields"))
                await asyncio.sleep(chance.random() / 20)
                await here.step(here.options[0])
                await opening
                async with same.live(code) as there, asyncio.timeout(PATIENCE / 10):
                    await there.welcome()
                    while there.version < here.version:
                        await there.hear()


@told
async def test_a_process_that_was_deaf_finds_out_who_has_gone_and_what_was_said(two: Two, postgres: Postgres) -> None:
    async with visitors(two[0].url, "Anna", "Cleo") as (anna, cleo), visitors(two[1].url, "Ben") as (ben,):
        code = (await anna.make("me", "open"))["code"]
        async with ben.live(code) as his, asyncio.timeout(PATIENCE / 4):
            await his.welcome()
            async with cleo.live(code) as watching:
                await watching.welcome()
                await his.hear_until(lambda frame: his.watchers == ["Ben", "Cleo"])
                name = two[1].database.rpartition("/")[2]
                listening = f"FROM pg_stat_activity WHERE datname = '{name}' AND application_name = ''"
                last = f"SELECT pid {listening} ORDER BY backend_start DESC LIMIT 1"
                assert postgres.sql(f"SELECT count(*) {listening}") == "2"
                assert postgres.sql(f"SELECT pg_terminate_backend(pid) {listening} AND pid = ({last})") == "t"
                await watching.send({"type": "say", "key": "1", "text": "Farewell!"})
                await watching.wait("said")
            await his.hear_until(lambda frame: [line["text"] for line in his.chat] == ["Farewell!"])
            if his.watchers != ["Ben"]:
                await his.hear_until(lambda frame: his.watchers == ["Ben"])
