"""Nothing that a seat may not know is in any frame, body or log line.

Every table that somebody received is computed again from a game in which all that they cannot know is drawn again: the
result must be the same.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from languedoc import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.messages.rules import MessageDrawn
from languedoc.carcassonne.words import event_words
from languedoc.games import AnyGame, load
from languedoc.i18n import speech
from languedoc.server import scene
from modules.messages.tales import busy_choice
from server.serving import NO_LIMITS, SEED, Server, free_port
from server.visitor import Frame, Live, Visitor, told, visitors

CARD = re.compile(r"(yellow|red|green|blue|joker):(\d|animal|building|joker)")
LONG_ENOUGH = 150  # choices
METRICS = free_port()
SHOWN = (
    *("status", "turn", "asked", "notices", "hand", "open", "last", "trails"),
    *("figures", "tokens", "left", "cards", "outcome"),
)
OF_PLAYERS = ("seat", "score", "counters", "holdings", "tiles")


class Glimpse(NamedTuple):
    """What somebody received at a moment."""

    version: int
    seat: int | None
    table: Frame


def of_players(players: list[Frame]) -> list[Frame]:
    """What the rules know of them."""
    return [{name: player[name] for name in OF_PLAYERS} for player in players]


class Observer:
    """Somebody who records everything received, and plays if they have a seat, unless somebody else holds `turn`."""

    def __init__(self, line: Live, turn: asyncio.Lock) -> None:
        self.line = line
        self.turn = turn
        self.glimpses: list[Glimpse] = []

    def look(self) -> None:
        table = self.line.table
        if "tiles" in table or "cards" in table:
            seen = {name: table.get(name) for name in SHOWN} | {"players": of_players(table["players"])}
            self.glimpses.append(Glimpse(self.line.version, table["sitting"], seen | {"laid": table["laid"]}))

    async def play(self, chance: random.Random) -> None:
        """Choose, undo now and then, and point at things, for a while."""
        line = self.line
        while not line.over and line.version < LONG_ENOUGH:
            self.look()
            async with self.turn:
                acted = await self.act(chance)
            if not acted:
                await line.hear()
        self.look()

    async def act(self, chance: random.Random) -> bool:
        """Do what may be done now; False if that is nothing."""
        line = self.line
        if line.table.get("curtain") is not None:
            await line.sit(line.table["curtain"])
        elif line.table.get("undo") and chance.random() < 0.3:
            await line.undo()
        elif ranges := (line.table.get("asked") or {}).get("ranges"):
            numbers = [
                str(chance.randint(low, high)) for low, high in zip(ranges[0]["low"], ranges[0]["high"], strict=True)
            ]
            await line.choose(f"{ranges[0]['verb']} {','.join(numbers)}")
        elif line.options:
            if "left" in line.table:
                x, y = chance.randrange(-3, 4), chance.randrange(-3, 4)
                await line.send({"type": "fit", "id": 1, "x": x, "y": y})
            await line.choose(chance.choice(line.options))
        else:
            return False
        return True


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    metrics = f"--metrics=127.0.0.1:{METRICS}"
    with Server(tmp_path_factory.mktemp("secrets"), "", NO_LIMITS, metrics) as server:
        yield server


def kept(server: Server, code: str) -> tuple[str, list[tuple[str, str]]]:
    connection = sqlite3.connect(server.database)
    id, setup = connection.execute("SELECT id, setup FROM games WHERE code = ?", (code,)).fetchone()
    rows = connection.execute("SELECT kind, text FROM choices WHERE game_id = ? ORDER BY number", (id,)).fetchall()
    connection.close()
    return setup, rows


def moments(setup: str, names: tuple[str, ...], steps: list[tuple[str, str]]) -> list[AnyGame]:
    """The true game at every version."""
    game = load(
        re.sub(r"(?m)^seat .*\n", "", setup).replace("key ", "".join(f"seat {name}\n" for name in names) + "key ")
    )
    games = [game.copy()]
    for kind, text in steps:
        if kind == "undo":
            game.undo()
        else:
            game.choose(text)
        games.append(game.copy())
    return games


def as_shown(game: AnyGame, seat: int | None) -> Frame:
    words = speech("en")
    table: Frame = msgspec.json.decode(msgspec.json.encode(scene.table(game, seat, words)))
    players: list[Frame] = msgspec.json.decode(msgspec.json.encode(scene.players(game, seat, words)))
    shown = {name: table.get(name) for name in SHOWN} | {"players": of_players(players)}
    return shown | {"laid": table.get("tiles", {}).get("added", [])}


def check_glimpses(games: list[AnyGame], glimpses: list[Glimpse]) -> None:
    """Everything that was received could be known."""
    for number, glimpse in enumerate(glimpses):
        true = games[glimpse.version]
        if true.over:
            continue
        assert as_shown(true, glimpse.seat) == glimpse.table
        seats = range(true.seats) if glimpse.seat is None else [glimpse.seat]
        for seat in seats:
            imagined = true.redeal(seat, number)
            assert as_shown(imagined, glimpse.seat) == glimpse.table, f"seat {seat} at version {glimpse.version}"


def check_texts(
    server: Server, code: str, setup: str, steps: list[tuple[str, str]], heard: list[tuple[str, str]]
) -> None:
    """`heard` are all texts with their receivers."""
    key = re.search(r"(?m)^key (\w{32})$", setup)
    assert key is not None
    hidden = {text for _, text in steps if text.startswith("hide ")}
    for who, text in heard:
        assert key[1] not in text and str(SEED) not in text
        if who == "watcher" and "languedoc-save" not in text:  # a save has other cards face down
            assert not any(each in text for each in hidden)
    for log in (server.logged(), httpx.get(f"http://127.0.0.1:{METRICS}/metrics").text):
        assert key[1] not in log and str(SEED) not in log and not CARD.search(log) and code not in log
        assert not any(name in log for name in ("Anna", "Benno", "Cleo", "place ", "hide ", "follower"))


async def told_besides(visitor: Visitor, code: str, version: int) -> None:
    """Everything that can be requested while a game is running."""
    now = (await visitor.get(f"/api/games/{code}"))["version"]
    for path in ("/api/games", "/api/me", "/api/me/finished", f"/api/games/{code}/guide"):
        await visitor.get(path)
    visitor.heard.append((await visitor.http.get(f"/g/{code}")).text)
    for path in ("analysis", "animation", "seats", "moments/9999"):  # the last two do not exist
        answer = await visitor.http.get(f"/api/games/{code}/{path}")
        visitor.heard.append(answer.text)
        assert answer.status_code in (404, 405, 409), path
    hint = await visitor.http.post(f"/api/games/{code}/hint", json={"version": now})
    visitor.heard.append(hint.text)
    assert hint.is_success or hint.json()["code"] in ("stale", "not_your_seat")
    await visitor.post("/api/me/pass")
    saved = await visitor.http.get(f"/api/games/{code}/save")
    visitor.heard.append(saved.text)
    assert not load(saved.text).over if saved.is_success else saved.json()["code"] == "not_savable"
    if (await visitor.get(f"/api/games/{code}"))["game"] == Game.name:
        for what in ("picture", f"moments/{version}/fields", f"moments/{version}/fits?x=1&y=0"):
            await visitor.get(f"/api/games/{code}/{what}")
    for what in ("history", "log", "fields", f"moments/{version}", f"moments/{version // 2}"):
        await visitor.get(f"/api/games/{code}/{what}")


HIDING = [slug for slug, module in BUILT.items() if module.hides or module.asks_together]
WISHES: list[dict[str, Any]] = [
    {"game": "cardcassonne"},
    {"game": "carcassonne"},
    {"preset": "big_box_2006"},
    *({"modules": ["base", slug]} for slug in HIDING),
]


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: "-".join(map(str, wish.values())))
@told
async def test_nobody_is_shown_what_they_may_not_know(watched: Server, wish: dict[str, Any]) -> None:
    async with visitors(watched.url, "Anna", "Benno", "Cleo") as (anna, ben, cleo):
        code = (await anna.make("me", "open", "greedy", provable=True, hints=True, **wish))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        async with anna.live(code) as hers, ben.live(code) as his, cleo.live(code) as watching:
            turn = asyncio.Lock()
            people = [Observer(line, turn) for line in (hers, his, watching)]
            for person in people:
                await person.line.welcome()
            cards = wish.get("game") == "cardcassonne"

            async def ask_in_between() -> None:
                for version in (3, 20, 40):
                    while watching.version < version and not watching.over:
                        await asyncio.sleep(0.05)
                    if not watching.over:
                        async with turn:
                            for visitor in (cleo, anna, ben):
                                await told_besides(visitor, code, 0 if not cards else version // 2)

            chances = [random.Random(seed) for seed in range(3)]
            await asyncio.gather(
                *(person.play(chance) for person, chance in zip(people, chances, strict=True)), ask_in_between()
            )
        setup, steps = kept(watched, code)
        names = tuple(seat["name"] for seat in hers.info["seats"])
        games = moments(setup, names, steps)
        assert cards or any(kind == "undo" for kind, _ in steps)
        for person in people:
            assert len(person.glimpses) > 20
            check_glimpses(games, person.glimpses)
        before_the_end = [
            (who, text)
            for who, visitor in (("anna", anna), ("ben", ben), ("watcher", cleo))
            for text in visitor.heard
            if '"status":"over"' not in text
        ]
        check_texts(watched, code, setup, steps, before_the_end)
        assert any("hide" in text for _, text in steps) == cards


async def frame_of(line: Live, version: int) -> str:
    """The frame by which somebody learns of a version."""
    if line.version < version:
        await line.hear_until(lambda frame: frame["type"] == "moved" and frame["version"] == version)
    (frame,) = [frame for frame in line.frames if frame["type"] == "moved" and frame["version"] == version]
    return json.dumps(frame)


@told
async def test_a_drawn_message_is_only_in_the_frames_of_the_seat_that_drew_it(watched: Server) -> None:
    """Games are played along here, to know what is drawn; at every draw each seat, and a spectator, has its frame."""
    async with visitors(watched.url, "Anna", "Benno", "Cleo") as (anna, ben, cleo):
        readers: set[int] = set()
        for attempt in range(20):
            if readers != {0, 1}:
                readers |= await read_messages(watched, anna, ben, cleo, random.Random(attempt))
        assert readers == {0, 1}, "both have drawn a message"


async def read_messages(watched: Server, anna: Visitor, ben: Visitor, cleo: Visitor, rng: random.Random) -> set[int]:
    """Play a game until both seats have drawn a message, or it is over; the seats that have."""
    code = (await anna.make("me", "open", modules=["base", "messages"]))["code"]
    await ben.post(f"/api/games/{code}/seats/1")
    (game,) = moments(kept(watched, code)[0], ("Anna", "Benno"), [])
    assert isinstance(game, Game)
    readers: set[int] = set()
    async with anna.live(code) as hers, ben.live(code) as his, cleo.live(code) as watching:
        lines: list[tuple[int | None, Live]] = [(0, hers), (1, his), (None, watching)]
        for _, line in lines:
            await line.welcome()
        while not game.over and readers != {0, 1}:
            option = game.options[busy_choice(game, rng)].text
            await (hers, his)[game.decision.seat].choose(option)
            game.choose(option)
            frames = [(seat, await frame_of(line, game.choices_made)) for seat, line in lines]
            if game.decision.step == "message_choice":
                reader = game.decision.seat
                readers.add(reader)
                card = game.view(reader)["modules"]["messages"]["drawn"]
                told = [event for event in game.events if isinstance(event, MessageDrawn)][-1]
                (open_words,), (hidden_words,) = event_words(game, told), event_words(game, told.seen_by(None))
                for seat, frame in frames:
                    assert (f"carry_out {card}" in frame) == (open_words.text in frame) == (seat == reader)
                    assert (hidden_words.text in frame) == (seat != reader)
    return readers


@told
async def test_on_one_device_only_the_hand_of_who_sits_there_is_sent(watched: Server) -> None:
    async with visitors(watched.url, "Anna") as (anna,):
        code = (await anna.make("me", {"kind": "here", "name": "Benno"}, game="cardcassonne"))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            observer = Observer(line, asyncio.Lock())
            await observer.play(random.Random(9))
        setup, steps = kept(watched, code)
        check_glimpses(moments(setup, ("Anna", "Benno"), steps), observer.glimpses)
        curtains = [glimpse for glimpse in observer.glimpses if glimpse.seat is None]
        assert curtains and all(glimpse.table["cards"]["hand"] == [] for glimpse in curtains)
