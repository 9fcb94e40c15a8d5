"""Chance in games of a server: a key that nobody can compute back, told as a hash on request, and new for files."""

from __future__ import annotations

import hashlib
import re
import sqlite3
from collections.abc import Iterator

import pytest

from languedoc.carcassonne.game import Game
from languedoc.cardcassonne.game import CardGame
from languedoc.games import load
from server.serving import NO_LIMITS, Server
from server.visitor import told, visitors


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without a fixed seed."""
    with Server(tmp_path_factory.mktemp("drawn"), limits=NO_LIMITS, seed=None) as server:
        yield server
        assert server.answers() and '"level":"error"' not in server.logged()


def setup_of(server: Server, code: str) -> str:
    connection = sqlite3.connect(server.database)
    row = connection.execute("SELECT setup FROM games WHERE code = ?", (code,)).fetchone()
    connection.close()
    return str(row[0])


@told
async def test_every_game_has_a_key_of_128_bits(drawn: Server) -> None:
    async with visitors(drawn.url, "Anna") as (anna,):
        keys = set()
        for game in ("carcassonne", "cardcassonne"):
            for _ in range(2):
                code = (await anna.make("me", "here", game=game))["code"]
                found = re.search(r"(?m)^key ([0-9a-f]{32})$", setup_of(drawn, code))
                assert found is not None and "\nseed" not in setup_of(drawn, code)
                keys.add(found[1])
        assert len(keys) == 4


@told
async def test_a_fair_game_commits_to_its_key_and_reveals_it_at_the_end(drawn: Server) -> None:
    async with visitors(drawn.url, "Anna", "Ben") as (anna, ben):
        info = await anna.make("me", "random", game="cardcassonne", provable=True)
        plain = await anna.make("me", "here")
        assert plain["commitment"] == plain["key"] == ""
        code, commitment = info["code"], info["commitment"]
        assert re.fullmatch("[0-9a-f]{64}", commitment) and info["key"] == ""
        key = re.search(r"(?m)^key (.*)$", setup_of(drawn, code))
        assert key is not None
        async with anna.live(code) as line:
            await line.welcome()
            while not line.over:
                await (line.step(line.options[0]) if line.options else line.hear())
        over = [number for number, text in enumerate(anna.heard) if '"status":"over"' in text]
        before = "".join(anna.heard[: over[0]])
        assert '"type":"moved"' in before and key[1] not in before, "before the end nobody hears the key"
        info = await ben.get(f"/api/games/{code}")
        assert info["commitment"] == commitment
        assert hashlib.sha256(info["key"].encode()).hexdigest() == commitment
        save = await ben.get(f"/api/games/{code}/save")
        assert f"key {info['key']}\n" in save
        assert load(save).over, "the key and the choices lead to this game"


@pytest.mark.parametrize("game", ["carcassonne", "cardcassonne"])
@told
async def test_what_is_hidden_in_a_file_is_drawn_anew(drawn: Server, game: str) -> None:
    own = Game(2, seed=4) if game == "carcassonne" else CardGame(2, seed=4)
    for _ in range(8):
        own.choose(0)
    async with visitors(drawn.url, "Anna") as (anna,):
        info = await anna.ask("POST", "/api/games/upload", content=own.save().encode())
        setup = setup_of(drawn, info["code"])
        shuffle = re.search(r"(?m)^shuffle 8 ([0-9a-f]{32})$", setup)
        assert shuffle is not None
        async with anna.live(info["code"]) as line:
            await line.welcome()
            assert not line.table["undo"], "what was known from the file cannot be chosen again"
            for _ in range(4):
                if line.table.get("curtain") is not None:
                    await line.sit(line.table["curtain"])
                await line.step(line.options[0])
        assert shuffle[1] not in "".join(anna.heard)
        again = load(setup)
        for choice in own.choices:
            again.choose(choice)
        assert again.scores == own.scores
        assert again.state.fingerprint() != own.state.fingerprint()
