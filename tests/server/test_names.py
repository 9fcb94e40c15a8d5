"""What people call themselves does no harm to the games in which they sit."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from languedoc.server.people import tidy
from languedoc.server.seating import own_name
from server.serving import NO_LIMITS, Server
from server.visitor import told, visitors


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anna \t of\nAlbi ", "Anna of Albi"),
        ("\u3164", ""),
        ("\u2800\u2800", ""),
        ("\u200b\u202e", ""),
        ("\u0301\u0301", ""),
        ("A\u3164B", "A B"),
        ("Z" + "\u0301" * 50 + "oe", "\u0179\u0301\u0301oe"),
        ("Jose\u0301", "José"),
        ("नमस्ते", "नमस्ते"),
        ("x" * 200, "x" * 30),
        ("Anna\ufe0f\U000e0100", "Anna"),
        ("An\u034fna", "Anna"),
        ("\U0001d159", ""),
    ],
)
def test_a_name_can_be_seen_and_stays_in_its_line(given: str, shown: str) -> None:
    assert tidy(given) == shown


@pytest.mark.parametrize("like", ["anna", "\uff21nna", "\u0410nna", "\u0391\u039d\u039d\u0391", "Ann\u0430"])
def test_who_looks_like_a_neighbour_is_numbered_there(like: str) -> None:
    assert own_name(like, ["Anna"]) == f"{like} 2"
    assert own_name("Hanna", ["Anna"]) == "Hanna"


@pytest.mark.parametrize("like", ["Ani\u0307ta", "AN\u0130TA", "An\u0131\u0307ta"])
def test_a_second_dot_on_a_letter_is_not_seen(like: str) -> None:
    assert own_name(like, ["Anita"]) == f"{like} 2"
    assert own_name("\u0237\u0307an", ["jan"]) == "\u0237\u0307an 2"


@told
async def test_who_takes_the_name_of_a_neighbour_is_numbered_there(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS) as server:
        async with visitors(server.url, "Anna", "Ben") as (anna, ben):
            code = (await anna.make("me", "open", start=0))["code"]
            await ben.post(f"/api/games/{code}/seats/1")
            assert (await ben.ask("PUT", "/api/me", {"name": "Anna"}))["name"] == "Anna"
            seats = (await anna.get(f"/api/games/{code}"))["seats"]
            assert [seat["name"] for seat in seats] == ["Anna", "Anna 2"]
            await ben.called("Carl")
            seats = (await anna.get(f"/api/games/{code}"))["seats"]
            assert [seat["name"] for seat in seats] == ["Anna", "Carl"]
            await ben.called("Anna")
            server.stop()
            server.start()
            async with anna.live(code) as line:
                await line.welcome()
                await line.step(line.options[0])
                assert [player["name"] for player in line.table["players"]] == ["Anna", "Anna 2"]
        assert '"level":"error"' not in server.logged()


@told
async def test_a_game_in_which_two_bear_the_same_name_can_be_opened(tmp_path: Path) -> None:
    with Server(tmp_path, limits=NO_LIMITS) as server:
        async with visitors(server.url, "Anna") as (anna,):
            code = (await anna.make("me", "here", "here", start=0))["code"]
            server.stop()
            connection = sqlite3.connect(server.database)
            for number, name in enumerate(("Anna", "Anna", "  Anna\n")):
                connection.execute("UPDATE seats SET name = ? WHERE number = ?", (name, number))
            connection.commit()
            connection.close()
            server.start()
            async with anna.live(code) as line:
                await line.welcome()
                assert [player["name"] for player in line.table["players"]] == ["Anna", "Anna 2", "Anna 3"]
                await line.play(random.Random(1), lambda: line.version >= 5)
        assert '"level":"error"' not in server.logged()
