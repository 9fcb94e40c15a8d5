"""The server is killed repeatedly while many games are played: no accepted choice is lost or applied twice."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from languedoc.games import load
from server.serving import NO_LIMITS, Server
from server.visitor import Live, Visitor, told

GAMES = 50
AT_ONCE = 25
KILLS = 6
BETWEEN = (100, 700)  # choices accepted from one death to the next
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError, TimeoutError)

Accepted = dict[str, tuple[int, str]]
"""Every choice that the server acknowledged: its key, the version it got, and the notation."""


async def insist(visitor: Visitor, method: str, path: str, body: object = None) -> dict[str, object]:
    """Retry until there is an answer."""
    while True:
        try:
            answer: dict[str, object] = await visitor.ask(method, path, body)
            return answer
        except LOST:
            await asyncio.sleep(0.1)


async def play(visitor: Visitor, code: str, chance: random.Random, accepted: Accepted) -> None:
    """Play a seat to the end of the game, reconnecting whenever the connection is lost.

    A choice without an answer is sent again unchanged.
    """
    pending: dict[str, object] | None = None
    line = Live(visitor, code)
    while not line.over or pending is not None:
        try:
            since = {"since": line.version} if line.version >= 0 else {}
            await line.open(**since)
            await line.hear()
            while not line.over or pending is not None:
                if pending is None and line.options:
                    key = f"{chance.getrandbits(64):x}"
                    option = chance.choice(line.options)
                    pending = {"type": "choose", "key": key, "version": line.version, "option": option}
                if pending is not None:
                    await line.send(pending)
                    answer = await line.answer(str(pending["key"]))
                    assert answer["type"] == "done", (answer, pending)
                    accepted[str(pending["key"])] = (answer["version"], str(pending["option"]))
                    reached, pending = answer["version"], None
                    while line.version < reached:
                        await line.hear()
                else:
                    await line.hear()
        except LOST:
            await asyncio.sleep(0.3)
        finally:
            await line.close()


async def one_game(url: str, number: int, accepted: dict[str, Accepted]) -> None:
    async with Visitor(url) as first, Visitor(url) as second:
        await insist(first, "PUT", "/api/me", {"name": f"Anna {number}"})
        await insist(second, "PUT", "/api/me", {"name": f"Ben {number}"})
        wish = {
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "game": "cardcassonne" if number % 4 == 3 else "carcassonne",
        }
        code = str((await insist(first, "POST", "/api/games", wish))["code"])
        accepted[code] = {}
        taken = await second.http.post(f"/api/games/{code}/seats/1")
        while taken.status_code not in (200, 409):  # taken already, where only the answer was lost
            await asyncio.sleep(0.1)
            taken = await second.http.post(f"/api/games/{code}/seats/1")
        await asyncio.gather(
            play(first, code, random.Random(f"Anna {number}"), accepted[code]),
            play(second, code, random.Random(f"Ben {number}"), accepted[code]),
        )


@told
async def test_fifty_games_survive_a_server_that_is_killed(tmp_path: Path) -> None:
    accepted: dict[str, Accepted] = {}
    chance = random.Random(0)
    kills = 0
    with Server(tmp_path, limits=NO_LIMITS) as server:
        places = asyncio.Semaphore(AT_ONCE)

        async def in_turn(number: int) -> None:
            async with places:
                while True:
                    try:
                        return await one_game(server.url, number, accepted)
                    except LOST:  # while the game was made
                        await asyncio.sleep(0.1)

        games = [asyncio.create_task(in_turn(number)) for number in range(GAMES)]
        everything = asyncio.gather(*games)
        next_kill = chance.randint(*BETWEEN)
        while not everything.done():
            await asyncio.wait([everything], timeout=0.01)
            if kills < KILLS and sum(len(each) for each in accepted.values()) > next_kill:
                await asyncio.to_thread(server.kill)
                kills += 1
                await asyncio.to_thread(server.start)
                next_kill = sum(len(each) for each in accepted.values()) + chance.randint(*BETWEEN)
        await everything
        assert kills == KILLS
    check_nothing_lost_or_doubled(Path(server.database), accepted)


def check_nothing_lost_or_doubled(database: Path, accepted: dict[str, Accepted]) -> None:
    finished = 0
    connection = sqlite3.connect(database)
    for id, code, setup, status, scores in connection.execute("SELECT id, code, setup, status, scores FROM games"):
        rows = connection.execute(
            "SELECT number, key, kind, text FROM choices WHERE game_id = ? ORDER BY number", (id,)
        )
        kept = {key: (number, text) for number, key, _, text in rows}
        assert [number for number, _ in kept.values()] == list(range(1, len(kept) + 1))
        if status == "over":
            assert kept == accepted[code], code
            game = load(setup)
            for _, text in kept.values():
                game.choose(text)
            assert game.over and scores == str(list(game.scores)).replace(" ", "")
            finished += 1
        else:
            assert not accepted.get(code)
    connection.close()
    assert finished == GAMES
