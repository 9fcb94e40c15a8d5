"""Hints and analyses: who gets them, that they are bounded, cached and can be cancelled."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from languedoc import Game
from languedoc.players import player
from languedoc.players.carcassonne import Expert
from languedoc.server import thinking
from languedoc.server.analyses import Analyses
from languedoc.server.bots import Workers
from languedoc.server.refusals import Refusal
from languedoc.server.settings import Settings
from server.serving import Server
from server.visitor import Visitor, told, visitors

PATIENCE = 60.0  # seconds, on a busy machine
BEAT = 0.2


def search_for_an_hour(file: str) -> int:
    """A search that ends only when it is cancelled."""
    expert = Expert(5, budget_ms=3_600_000, threads=1)
    with thinking.stoppable(expert.cancel):
        Path(file).touch()
        expert.pick(Game(2, seed=3).state)
    return os.getpid()


def process() -> int:
    return os.getpid()


async def there(file: Path) -> None:
    while not file.exists():
        await asyncio.sleep(0.01)


@told
async def test_a_cancelled_search_ends_and_its_process_lives_on(tmp_path: Path) -> None:
    workers = Workers(1, 3600)
    try:
        async with asyncio.timeout(PATIENCE):
            before = await workers.run("", process)
            for name in ("one", "two"):
                search = asyncio.create_task(workers.run("", search_for_an_hour, str(tmp_path / name)))
                await there(tmp_path / name)
                search.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await search
                assert await workers.run("", process) == before, "the process was ended, not the search"
    finally:
        workers.stop()


def finished(seed: int) -> Game:
    game = Game(2, seed=seed)
    players = [player("skilled", seat) for seat in range(2)]
    while not game.over:
        game.choose(players[game.state.decider].pick(game.state))
    return game


@told
async def test_an_analysis_is_made_once_and_cancelled_when_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    analyses = Analyses(Settings("", analysing=600.0, analyses=2))
    game = finished(1)
    setup, choices = Game.of(game.setup).save(), list(game.choices)
    try:
        async with asyncio.timeout(PATIENCE):
            keys = [(f"game {number}", len(choices)) for number in range(3)]
            for key in keys[:2]:
                assert analyses.analysis(key, setup, choices, "") is None
            task = analyses.at_work[keys[0]]
            assert analyses.analysis(keys[0], setup, choices, "") is None and analyses.at_work[keys[0]] is task
            with pytest.raises(Refusal, match="too_fast"):
                analyses.analysis(keys[2], setup, choices, "")
            monkeypatch.setattr("languedoc.server.analyses.UNWANTED", -1.0)
            analyses.drop_unwanted()
            await asyncio.wait({task})
            assert task.cancelled()
            while analyses.at_work:
                await asyncio.sleep(0.01)
            assert not analyses.analyses and not analyses.wanted
    finally:
        analyses.stop()


def broken(*asked: object) -> None:
    raise ValueError("out of ideas")


@told
async def test_an_analysis_that_fails_is_not_begun_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "analyse", broken)
    monkeypatch.setattr(thinking, "advise", broken)
    analyses = Analyses(Settings(""))
    key = ("a game", 7)
    try:
        async with asyncio.timeout(PATIENCE):
            assert analyses.analysis(key, "", [], "") is None
            await asyncio.wait({analyses.at_work[key]})
            while analyses.at_work:
                await asyncio.sleep(0)
            for _ in range(2):
                with pytest.raises(Refusal, match="unknown"):
                    analyses.analysis(key, "", [], "")
            assert not analyses.at_work
            with pytest.raises(Refusal, match="unknown"):
                await analyses.advice(key, "", [], "")
            assert analyses.analysis(("another game", 7), "", [], "") is None, "others are tried"
    finally:
        analyses.stop()


@told
async def test_a_finished_game_is_analysed(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,), asyncio.timeout(PATIENCE * 2):
        code = (await anna.make("me", {"kind": "here", "name": "Ben"}))["code"]
        assert (await anna.get(f"/api/games/{code}/analysis", status=409))["code"] == "not_over"
        async with anna.live(code) as line:
            await line.welcome()
            await line.play(random.Random(3))
        found = await anna.get(f"/api/games/{code}/analysis")
        assert not found["ready"]
        while not found["ready"]:
            await asyncio.sleep(BEAT)
            found = await anna.get(f"/api/games/{code}/analysis?lang=de")
        assert found["moments"][0] == 0 and len(found["moments"]) == len(found["chances"])
        assert [seat["seat"] for seat in found["seats"]] == [0, 1]
        worst = [move for seat in found["seats"] for move in seat["worst"]]
        assert worst and all(move["best"]["reasons"] and move["lost"] > 0 for move in worst), "random choices cost much"
        english = await anna.get(f"/api/games/{code}/analysis?lang=en")
        assert english["ready"] and english["chances"] == found["chances"]


@pytest.mark.parametrize("game", ["carcassonne", "cardcassonne"])
@told
async def test_a_game_that_was_resigned_is_analysed_too(server: Server, game: str) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben), asyncio.timeout(PATIENCE * 2):
        code = (await anna.make("me", "open", game=game, start=0))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        async with anna.live(code) as hers, ben.live(code) as his:
            await hers.welcome()
            await his.welcome()
            asked = hers if hers.options else his
            await asked.step(asked.options[-1])
            await his.send({"type": "resign"})
            await hers.hear_until(lambda frame: hers.over)
        found = await anna.get(f"/api/games/{code}/analysis")
        while not found["ready"]:
            await asyncio.sleep(BEAT)
            found = await anna.get(f"/api/games/{code}/analysis")
        assert found["moments"][0] == 0 and [seat["seat"] for seat in found["seats"]] == [0, 1]


async def wanted_hint(visitor: Visitor, code: str, version: int, status: int = 200) -> dict[str, object]:
    found: dict[str, object] = await visitor.ask("POST", f"/api/games/{code}/hint", {"version": version}, status=status)
    return found


@told
async def test_hints_are_for_those_who_may_have_them(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben), asyncio.timeout(PATIENCE * 2):
        alone = await anna.make("me", "casual", start=0)
        assert alone["hints"], "against the computer alone there are hints"
        async with anna.live(alone["code"]) as line:
            await line.welcome()
            while not line.options:
                await line.hear()
            hint = await wanted_hint(anna, alone["code"], line.version)
            texts = [option["option"] for option in hint["options"]]  # type: ignore[attr-defined]
            assert 1 <= len(texts) <= 3 and len(set(texts)) == len(texts)
            assert hint == await wanted_hint(anna, alone["code"], line.version), "it is made once"
            while not line.chat:
                await line.hear()
            assert [spoken["text"] for spoken in line.chat] == ["Anna asked for a hint."], "everybody is told, once"
            assert (await wanted_hint(ben, alone["code"], line.version, 403))["code"] == "not_your_seat"
            assert (await wanted_hint(anna, alone["code"], line.version + 1, 409))["code"] == "stale"
        among = await anna.make("me", {"kind": "here", "name": "Ben"}, start=0)
        assert not among["hints"], "with other people there are none unless they are wanted"
        assert (await wanted_hint(anna, among["code"], among["version"], 403))["code"] == "no_hints"
        wished = await anna.make("me", {"kind": "here", "name": "Ben"}, start=0, hints=True)
        assert wished["hints"] and (await wanted_hint(anna, wished["code"], wished["version"]))["options"]
        hidden = await anna.make("me", {"kind": "here", "name": "Ben"}, game="cardcassonne", hints=True)
        assert (await wanted_hint(anna, hidden["code"], hidden["version"], 403))["code"] == "no_hints", (
            "the device may be in the hands of the other"
        )


@told
async def test_one_address_does_not_take_the_whole_queue() -> None:
    analyses = Analyses(Settings("", analyses=12))
    game = Game(2, seed=1)
    setup = game.save()
    try:
        async with asyncio.timeout(PATIENCE):
            for number in range(3):
                assert analyses.analysis((f"game {number}", 0), setup, [], "192.0.2.1") is None
            with pytest.raises(Refusal):
                analyses.analysis(("one more", 0), setup, [], "192.0.2.1")
            assert analyses.analysis(("game 1", 0), setup, [], "192.0.2.1") is None, "what is being made is told"
            assert analyses.analysis(("another", 0), setup, [], "192.0.2.2") is None
            for task in analyses.at_work.values():
                task.cancel()
            while analyses.askers:
                await asyncio.sleep(0.01)
            assert analyses.analysis(("one more", 0), setup, [], "192.0.2.1") is None
    finally:
        for task in analyses.at_work.values():
            task.cancel()
        analyses.stop()
