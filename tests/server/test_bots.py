"""The worker processes of computer players."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from languedoc import Game
from languedoc.server import making, thinking, wire
from languedoc.server.app import create_app
from languedoc.server.bots import Turns, Workers
from languedoc.server.database import Database, address
from languedoc.server.hall import CLAIMED, whose_work
from languedoc.server.kept import Kept, Seat, Standing
from languedoc.server.settings import Settings
from languedoc.server.store import Store
from languedoc.server.thinking import NICE, begin_with_little_memory, begin_work
from server.serving import NO_LIMITS, Server
from server.visitor import Visitor, told

PATIENCE = 8.0  # seconds, for one answer


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no priorities")
@pytest.mark.parametrize("begin", [begin_work, begin_with_little_memory])
@told
async def test_who_computes_has_the_processor_after_the_server(begin: Callable[[], None]) -> None:
    workers = Workers(1, PATIENCE, begin)
    try:
        assert await workers.run("anna", os.nice, 0) == min(19, os.nice(0) + NICE)
    finally:
        workers.stop()


@told
async def test_a_queue_before_the_bots_is_nobodys_fault() -> None:
    workers = Workers(1, PATIENCE)
    try:
        await workers.run("anna", time.sleep, 0)  # now the process is running
        first = workers.pool
        asked = [workers.run("anna", time.sleep, PATIENCE / 4) for _ in range(5)]
        await asyncio.gather(*asked)
        assert workers.pool is first, "a process was ended although it answered in time"
    finally:
        workers.stop()


@told
async def test_a_game_that_cannot_be_played_again_holds_up_no_other(tmp_path: Path) -> None:
    server = Server(tmp_path, limits=NO_LIMITS)
    database = Database(address(server.database))
    await database.open()
    bots = [Seat(0, "bot", level="random"), Seat(1, "bot", level="random")]
    game = Game(2, seed=1)
    standing = Standing("running", asked=game.state.decider, tiles=71, scores=[0, 0])
    broken = Kept("abcdefgh", "carcassonne", "no game at all", "", standing, seats=bots)
    sound = Kept("bcdefghj", "carcassonne", game.save(), "", standing, seats=bots)
    for kept in (broken, sound):
        await Store(database).add(kept)
    await database.close()
    with server:
        async with Visitor(server.url) as visitor, asyncio.timeout(PATIENCE * 15):
            while (await visitor.get(f"/api/games/{sound.code}"))["status"] != "over":
                await asyncio.sleep(0.1)
    assert server.logged().count("a bot could not be woken") == 1, "it is tried again and again"


@told
async def test_a_claim_of_another_time_holds_no_bot_back(tmp_path: Path) -> None:
    database = Database(address(str(tmp_path / "games.db")))
    await database.open()
    try:
        store = Store(database)
        standing = Standing("running", asked=0, tiles=71, scores=[0])
        game = Kept("abcdefgh", "carcassonne", "", "", standing, seats=[Seat(0, "bot", level="random")])
        await store.add(game)
        day = 24 * 3600 * 1000
        assert await store.claim(game.id, 0, "gone", day + CLAIMED)  # then the clock was set back by a day
        assert await store.bots_asked() == [game.code]
        assert await store.claim(game.id, 0, "one", CLAIMED)
        assert not await store.claim(game.id, 0, "another", CLAIMED)
        assert await store.bots_asked() == []
    finally:
        await database.close()


@told
async def test_a_bot_that_never_answers_stops_no_game(tmp_path: Path) -> None:
    """Its time is so short that no worker answers: a legal choice is made all the same, and the chat says so."""
    app = create_app(Settings(str(tmp_path / "games.db"), thinking=0.001, seed=5))
    async with app.lifespan(), asyncio.timeout(PATIENCE * 15):
        hall = app.state.hall
        seats = [wire.SeatWish("bot", level="expert"), wire.SeatWish("me")]
        code = (await making.make(hall, "anna", wire.NewGame(seats, start=0))).code
        table = await hall.table(code)
        while not table.chat:
            await asyncio.sleep(0.05)
        assert table.fold is not None and table.fold.made[0].seat == 0
        assert {spoken.text for spoken in table.chat} == {"told-bot_failed"}


class Broken:
    """A player that fails in its own way."""

    def __init__(self, way: str) -> None:
        self.way = way

    def pick(self, state: object) -> object:
        match self.way:
            case "raises an error":
                raise ValueError("out of ideas")
            case "crashes its process":
                os.kill(os.getpid(), signal.SIGKILL)
            case "never ends":
                while True:
                    pass
            case "picks an option before the first":
                return -1
            case "picks an option after the last":
                return 1 << 20
        return None


def think_with(way: str, *asked: Any) -> thinking.Thought:
    """What a worker does for a bot, if its player is broken."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "player", lambda level, seed, game: Broken(way))
        return thinking.think(*asked)


@pytest.mark.parametrize(
    "way",
    [
        "raises an error",
        "crashes its process",
        "never ends",
        "picks an option before the first",
        "picks an option after the last",
        "picks nothing",
    ],
)
@told
async def test_a_broken_player_stops_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    """Whatever a player does in its process: legal choices are made for it, and the chat says so each time."""
    settings = Settings(str(tmp_path / "games.db"), seed=5)
    app = create_app(msgspec.structs.replace(settings, thinking=1.0) if way == "never ends" else settings)
    async with app.lifespan(), asyncio.timeout(PATIENCE * 15):
        hall = app.state.hall
        run = hall.workers.run
        monkeypatch.setattr(hall.workers, "run", lambda whose, work, *asked: run(whose, think_with, way, *asked))
        seats = [wire.SeatWish("bot", level="expert"), wire.SeatWish("bot", level="skilled")]
        code = (await making.make(hall, "anna", wire.NewGame(seats, start=0))).code
        table = await hall.table(code)
        while len(table.chat) < 2:
            await asyncio.sleep(0.05)
        assert len(table.fold.made) >= 2
        assert {spoken.text for spoken in table.chat} == {"told-bot_failed"}


@told
async def test_the_search_of_a_bot_ends_with_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(Settings(str(tmp_path / "games.db"), seed=5))
    async with app.lifespan(), asyncio.timeout(PATIENCE * 15):
        hall = app.state.hall
        cancelled = asyncio.Event()
        begun = asyncio.Event()

        async def run(*work: object) -> None:
            begun.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                cancelled.set()
                raise

        monkeypatch.setattr(hall.workers, "run", run)
        seats = [wire.SeatWish("bot", level="expert"), wire.SeatWish("me")]
        code = (await making.make(hall, "anna", wire.NewGame(seats, start=0))).code
        table = await hall.table(code)
        await begun.wait()
        await table.choose_for_bot(0, table.fold.version, table.fold.game.options[0].text)  # as another process does
        await cancelled.wait()
        begun.clear()
        cancelled.clear()
        if table.fold.asked == 0:  # it thinks about its follower
            await begun.wait()
            table.close()
            await cancelled.wait()


@told
async def test_all_who_wait_for_bots_are_served_in_turn() -> None:
    """However many games somebody has made: the others wait for one of their bots, not for all."""
    turns = Turns(1)
    served: list[str] = []

    async def work(whose: str) -> None:
        async with turns.turn(whose):
            await asyncio.sleep(0)
            served.append(whose)

    async with asyncio.timeout(PATIENCE):
        many = [asyncio.create_task(work("stranger")) for _ in range(20)]
        await asyncio.sleep(0)
        few = [asyncio.create_task(work(whose)) for whose in ("anna", "ben", "anna")]
        await asyncio.sleep(0)
        many[5].cancel()  # it waits no longer
        await asyncio.gather(*many, *few, return_exceptions=True)
    assert served[:7].count("stranger") <= 4 and served[:7].count("anna") == 2 and served[:7].count("ben") == 1
    assert served.count("stranger") == 19 and turns.free == 1 and not turns.waiting


@told
async def test_a_turn_that_comes_to_somebody_who_has_just_gone_is_passed_on() -> None:
    turns = Turns(1)
    async with asyncio.timeout(PATIENCE):
        async with turns.turn("anna"):
            gone = asyncio.create_task(turns.turn("ben").__aenter__())
            await asyncio.sleep(0)
        gone.cancel()  # its turn has come, but it does not know yet
        await asyncio.gather(gone, return_exceptions=True)
        async with turns.turn("carl"):
            assert turns.free == 0


def test_bots_of_games_from_one_network_count_together() -> None:
    standing = Standing("running", 0, 1, [])
    kept = Kept("code", "carcassonne", "", "anna", standing, origin="network")
    other = Kept("other", "carcassonne", "", "ben", standing, origin="network")
    assert whose_work(kept) == whose_work(other) != whose_work(Kept("third", "carcassonne", "", "ben", standing))
