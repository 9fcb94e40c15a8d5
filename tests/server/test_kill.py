"""The server is killed repeatedly while many games are played: no accepted choice is lost or applied twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from languedoc.benchmark import kills
from languedoc.benchmark.kills import Match, Tally, compared
from languedoc.benchmark.postgres import Postgres
from server.serving import NO_LIMITS, Server
from server.visitor import told, visitors

KILLS = 4
GAMES = 12


def survives(database: str) -> None:
    (found,) = kills.run(KILLS, GAMES, database, lambda doing: None)
    assert found.kills == KILLS and found.choices > KILLS * kills.BETWEEN[0]
    assert found.lost == found.doubled == 0


@pytest.mark.long
def test_games_survive_a_server_that_is_killed(tmp_path: Path) -> None:
    survives(str(tmp_path / "games.db"))


@pytest.mark.long
def test_games_in_postgresql_survive_a_server_that_is_killed(postgres: Postgres) -> None:
    survives(postgres.new_database())


@told
async def test_choices_that_are_lost_or_doubled_are_found(tmp_path: Path) -> None:
    tally = Tally()
    with Server(tmp_path, limits=NO_LIMITS) as server:
        async with visitors(server.url, "Anna") as (anna,):
            match = Match((await anna.make("me", "here", start=0))["code"])
            tally.matches.append(match)
            async with anna.live(match.code) as line:
                await line.welcome()
                for number in range(4):
                    option = line.options[0]
                    await line.choose(option, f"key {number}")
                    match.accepted[f"key {number}"] = (number + 1, option)
                    match.sent.add(f"key {number}")
                    while line.version <= number:
                        await line.hear()
    assert await compared(server.database, tally) == (0, 0)
    match.accepted["key 9"] = (5, "pass")
    match.accepted["key 0"] = (1, "something else")
    match.sent.discard("key 3")
    assert await compared(server.database, tally) == (2, 1)
    match.code = "unknown"
    assert await asyncio.wait_for(compared(server.database, tally), 60) == (5, 0)
