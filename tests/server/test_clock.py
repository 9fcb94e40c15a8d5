"""Time to think, and what the others do when it is over."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from languedoc.server import audience, making, tables, wire
from languedoc.server.app import create_app
from languedoc.server.audience import Guest
from languedoc.server.clocks import BOT, END, WAIT, Clocks, Overtime, begun, read_clocks, written
from languedoc.server.kept import now
from languedoc.server.settings import Settings
from server.serving import NO_LIMITS, PATIENCE, Server
from server.visitor import Live, Visitor, told, visitors


def test_a_clock_runs_while_its_seat_is_asked() -> None:
    clocks = Clocks([60_000, 60_000], 0, 1_000)
    assert (clocks.left_at(0, 11_000), clocks.left_at(1, 11_000)) == (50_000, 60_000)
    clocks = clocks.moved(0, 1, 11_000, increment=5)
    assert clocks == Clocks([55_000, 60_000], 1, 11_000)
    assert clocks.out_at() == 71_000
    assert clocks.moved(1, 1, 81_000, increment=5).left == [55_000, 5_000]
    assert clocks.moved(1, None, 12_000, increment=0).out_at() is None
    assert read_clocks(written(clocks)) == clocks and read_clocks("") is None


def test_before_the_first_choice_no_clock_runs() -> None:
    clocks = read_clocks(begun(2, 60, 1_000))
    assert clocks is not None and clocks.out_at() is None
    assert (clocks.left_at(0, 500_000), clocks.left_at(1, 500_000)) == (60_000, 60_000)
    assert clocks.moved(0, 1, 500_000, increment=5) == Clocks([60_000, 60_000], 1, 500_000)
    assert begun(2, None, 0) == ""


def test_more_than_half_of_the_others_decide() -> None:
    assert Overtime(0).verdict([1, 2, 3]) == WAIT
    assert Overtime(0, {1: BOT, 2: END}).verdict([1, 2, 3]) == WAIT
    assert Overtime(0, {1: BOT, 2: END, 3: BOT}).verdict([1, 2, 3]) == BOT
    assert Overtime(0, {1: END}).verdict([1]) == END
    assert Overtime(0, {1: BOT}).verdict([1, 2]) == WAIT
    assert Overtime(0, {}).verdict([]) == WAIT


@told
async def test_who_runs_out_of_time_while_the_clock_is_set_back_is_told_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(Settings(str(tmp_path / "games.db")))
    async with app.lifespan(), asyncio.timeout(PATIENCE):
        hall = app.state.hall
        two = [wire.SeatWish("me"), wire.SeatWish("here", name="Ben")]
        code = (await making.make(hall, "anna", wire.NewGame(two, start=0, clock=wire.Clock(1, 0)))).code
        anna = Guest("anna", "Anna", "en")
        table = await hall.table(code)
        await table.join(anna, None, 0)
        assert table.fold is not None
        first = table.fold.game.options[0].text
        await table.choose(anna, wire.Choose(key="first choice", version=0, option=first))
        for room in (tables, audience):
            monkeypatch.setattr(room, "now", lambda: now() - 1500)
        while "time_out" not in str(await anna.next()):
            pass


INCREMENT = 500  # seconds; enough for the slowest machine


async def late(stack: AsyncExitStack, people: list[Visitor]) -> list[Live]:
    """A game in which the first player's time has run out after laying a tile; the WebSockets of all."""
    clock = {"seconds": 1, "increment": INCREMENT}
    code = (await people[0].make("me", *["open"] * (len(people) - 1), start=0, clock=clock))["code"]
    for number, visitor in enumerate(people[1:], 1):
        await visitor.post(f"/api/games/{code}/seats/{number}")
    lines = [await stack.enter_async_context(visitor.live(code)) for visitor in people]
    for line in lines:
        await line.welcome()
    assert not lines[0].table["players"][0]["ticks"]
    await lines[0].step(lines[0].options[0])
    for line in lines:
        assert (await line.wait("time_out")) == {"type": "time_out", "seat": 0, "votes": {}}
    return lines


async def vote(line: Live, verdict: str) -> None:
    await line.send({"type": "overtime", "seat": 0, "verdict": verdict})


def clock_of(line: Live, seat: int) -> float:
    left: Any = line.table["players"][seat]["clock"]
    return float(left)


@told
async def test_who_still_chooses_in_time_gets_the_increment(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        clock = {"seconds": 300, "increment": INCREMENT}
        game = await anna.make("me", "open", start=0, clock=clock)
        assert game["clock"] == clock
        await ben.post(f"/api/games/{game['code']}/seats/1")
        async with anna.live(game["code"]) as hers:
            await hers.welcome()
            assert clock_of(hers, 0) == 300
            await hers.step(hers.options[0])  # the clocks begin to run
            assert 100 < clock_of(hers, 0) <= 300
            await hers.step(hers.options[0])
            assert 300 < clock_of(hers, 0) <= 300 + INCREMENT and 100 < clock_of(hers, 1) <= 300


@told
async def test_the_others_let_a_bot_take_over(server: Server) -> None:
    async with AsyncExitStack() as stack, visitors(server.url, "Anna", "Ben", "Cleo") as people:
        hers, his, cleos = await late(stack, people)
        await vote(hers, "wait")
        assert (await hers.wait("wrong"))["code"] == "not_your_seat"
        await vote(his, "wait")
        await cleos.hear_until(lambda frame: frame.get("votes") == {"1": "wait"})
        await vote(cleos, "bot")
        await cleos.hear_until(lambda frame: frame.get("votes") == {"1": "wait", "2": "bot"})
        assert cleos.table["players"][0]["kind"] == "person"
        await vote(his, "bot")
        await cleos.hear_until(lambda frame: cleos.table["players"][0]["kind"] == "bot")
        await cleos.hear_until(lambda frame: cleos.version > 1)
        assert (await his.hear_until(lambda frame: his.version > 1))["type"] == "moved"


@told
async def test_the_other_ends_the_game(server: Server) -> None:
    async with AsyncExitStack() as stack, visitors(server.url, "Anna", "Ben") as people:
        hers, his = await late(stack, people)
        await vote(his, "end")
        await hers.hear_until(lambda frame: hers.over)
        assert "Anna" in hers.table["outcome"] and hers.table["winners"] == [] and hers.table["asked"] is None
        assert (await hers.choose("pass"))["code"] == "not_running"
        assert (await people[0].get(f"/api/games/{hers.code}"))["status"] == "over"
        save = await people[0].get(f"/api/games/{hers.code}/save")
        assert save.startswith("languedoc-save 1")
        async with people[1].live(hers.code) as again:
            await again.welcome()
            assert again.over and "Anna" in again.table["outcome"]


@told
async def test_whose_time_is_up_may_still_choose_while_the_others_wait(server: Server) -> None:
    async with AsyncExitStack() as stack, visitors(server.url, "Anna", "Ben") as people:
        hers, his = await late(stack, people)
        await vote(his, "wait")
        await his.hear_until(lambda frame: frame.get("votes") == {"1": "wait"})
        await hers.step(hers.options[0])
        assert 0 < clock_of(hers, 0) <= INCREMENT
        await vote(his, "end")
        assert (await his.wait("wrong"))["code"] in ("not_running", "stale")
        assert not his.over


@told
async def test_a_clock_runs_out_while_the_server_is_away(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS) as server:
        async with visitors(server.url, "Anna", "Ben") as (anna, ben):
            clock = {"seconds": 1, "increment": 0}
            code = (await anna.make("me", "open", start=0, clock=clock))["code"]
            await ben.post(f"/api/games/{code}/seats/1")
            async with anna.live(code) as hers:
                await hers.welcome()
                await hers.step(hers.options[0])
            server.kill()
            server.start()
            async with ben.live(code) as his:
                await his.wait("time_out")
                await vote(his, "bot")
                await his.hear_until(lambda frame: his.version > 1)
                assert his.table["players"][0]["kind"] == "bot"
