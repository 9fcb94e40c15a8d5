"""Slow preparations run in the background, and garbage collection waits until nobody plays."""

from __future__ import annotations

import asyncio
import gc
import random
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from languedoc.carcassonne.game import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.tiles import catalogue
from languedoc.i18n import speech
from languedoc.render import layout as laying
from languedoc.render.layout import KNOWN
from languedoc.render.parts import Layout
from languedoc.server import garbage, making, scene, warming, wire
from languedoc.server.app import create_app
from languedoc.server.garbage import GROWN, LONGEST, QUIET, SELDOM, Garbage
from languedoc.server.settings import Settings
from server.visitor import told

EVERYTHING = [module for module in BUILT if module != "river_2"]
WISH = wire.NewGame([wire.SeatWish("me"), wire.SeatWish("here", name="Ben")], modules=EVERYTHING)


@told
async def test_nobody_lays_out_tiles_where_people_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "warm", lambda stopping: None)  # otherwise it might run first
    threads: set[threading.Thread] = set()
    finish = laying.Draft.finish

    def watched(draft: laying.Draft) -> Layout:
        threads.add(threading.current_thread())
        return finish(draft)

    monkeypatch.setattr(laying.Draft, "finish", watched)
    KNOWN.clear()
    app = create_app(Settings(str(tmp_path / "games.db")))
    async with app.lifespan():
        hall = app.state.hall
        kept = await making.make(hall, "anna", WISH)
        fold = (await hall.table(kept.code)).fold
        laid_out = len(KNOWN)
        chance = random.Random(1)
        while not fold.game.over:
            scene.table(fold.game, fold.game.decision.seat, speech("en"))
            fold.game.choose(chance.choice(fold.game.options))
    assert threads and threading.current_thread() not in threads
    assert len(KNOWN) == laid_out


def test_tiles_are_laid_out_once_and_kept_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "all_tiles", lambda: catalogue.sheet("base").tiles[:3])
    path = tmp_path / "cache" / "layouts-1"
    KNOWN.clear()
    assert not warming.read_layouts(path)
    warming.write_layouts(path)
    made = dict(KNOWN)
    assert len(made) == 3
    KNOWN.clear()
    assert warming.read_layouts(path) and made == KNOWN
    path.write_bytes(b"damaged")
    assert not warming.read_layouts(path)
    warming.write_layouts(path.with_name("layouts-2"))
    assert [each.name for each in path.parent.iterdir()] == ["layouts-2"], "those of another version are removed"


def test_a_process_of_its_own_lays_out_all_tiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    KNOWN.clear()
    warming.warm(threading.Event())
    assert warming.layouts_file().is_file()
    assert {*catalogue.sheet("base").tiles} <= {*KNOWN}
    known = len(KNOWN)
    prepared = Game(2, preset="everything").setup
    scene.prepare(prepared)
    assert len(KNOWN) == known


@told
async def test_what_fails_beside_the_requests_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(stopping: threading.Event) -> None:
        raise LookupError

    monkeypatch.setattr(warming, "warm", fail)
    async with create_app(Settings(str(tmp_path / "games.db"))).lifespan():
        while not any(record.levelname == "ERROR" for record in caplog.records):
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("own_garbage")
def test_of_itself_python_looks_at_what_is_new_only() -> None:
    garbage.look_at_new_only()
    looks: list[int] = []
    gc.callbacks.append(lambda phase, looked: looks.append(looked["generation"]))
    kept: list[list[int]] = [[] for _ in range(20 * garbage.YOUNG)]
    gc.callbacks.pop()
    assert looks and set(looks) == {0}
    del kept


@pytest.fixture
def own_garbage() -> Iterator[None]:
    """Garbage that other tests leave must not affect a test."""
    threshold = gc.get_threshold()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


@pytest.mark.usefixtures("own_garbage")
def test_garbage_is_looked_for_when_nobody_plays() -> None:
    found = Garbage(looked=1000)
    assert not found.due(changed=2000, now=2000 + QUIET)
    assert found.due(changed=2000, now=2001 + QUIET)
    found.look(2000, 2001 + QUIET)
    assert not found.due(changed=2000, now=2002 + 2 * QUIET), "nothing has happened since"


@pytest.mark.usefixtures("own_garbage")
def test_garbage_is_looked_for_in_the_end_though_somebody_always_plays() -> None:
    found = Garbage(looked=0)
    assert not found.due(changed=LONGEST, now=LONGEST)
    assert found.due(changed=LONGEST, now=LONGEST + 1)


class Ring:
    """Garbage that only a search can find."""

    def __init__(self) -> None:
        self.me = self


@pytest.mark.usefixtures("own_garbage")
def test_what_has_survived_is_skipped_and_looked_at_again_after_half_an_hour() -> None:
    found = Garbage(looked=0)
    ring = Ring()
    alive = weakref.ref(ring)
    found.look(LONGEST, LONGEST)
    del ring
    found.look(2 * LONGEST, 2 * LONGEST)
    assert alive() is not None, "it was frozen, so this was quick"
    ring = Ring()
    young = weakref.ref(ring)
    del ring
    found.look(3 * LONGEST, 3 * LONGEST)
    assert young() is None, "what is new is always looked at"
    found.look(SELDOM, SELDOM + 1)
    assert alive() is None


@pytest.mark.usefixtures("own_garbage")
def test_everything_is_looked_at_sooner_when_much_was_added_and_nobody_plays() -> None:
    found = Garbage(looked=0)
    ring = Ring()
    alive = weakref.ref(ring)
    found.look(1, 1)
    del ring
    kept = [[each] for each in range(found.frozen * GROWN)]
    found.look(3, 3)
    found.look(4, 4 + QUIET)
    assert alive() is not None, "somebody has just played"
    found.look(4, 5 + QUIET)
    assert alive() is None and kept


@pytest.mark.usefixtures("own_garbage")
def test_garbage_is_found_though_the_clock_was_set_back() -> None:
    found = Garbage(looked=1_000_000)
    assert found.due(changed=0, now=1000)
    found.look(0, 1000)
    assert not found.due(changed=0, now=1000)
    assert found.due(changed=2000, now=2001 + QUIET)
