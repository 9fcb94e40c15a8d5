"""Fixtures: a browser, a server, and people who use it."""

from __future__ import annotations

import shutil
from asyncio import AbstractEventLoop, _set_running_loop, get_running_loop
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.person import DESK, Person, Screen
from server.serving import NO_LIMITS, Server

# The first is Chromium without windows, menus and what belongs to them: a page opens in a third of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), "")
PAGES = Path(__file__).parents[2] / "src" / "languedoc" / "server" / "pages" / "index.html"


class Invite(Protocol):
    def __call__(
        self, name: str = "", screen: Screen = DESK, *, language: str = "en", at: str = "", motion: bool = False
    ) -> Person: ...


@pytest.fixture(scope="session")
def driver() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """Chromium, and the event loop that drives it. The loop stays in this thread, but only tests that use the
    browser may find it running: others start loops of their own."""
    if not CHROMIUM:
        pytest.skip("there is no Chromium; on Debian its package is chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-background-networking"]
        )
        loop = get_running_loop()
        _set_running_loop(None)
        yield browser, loop
        _set_running_loop(loop)


@pytest.fixture
def browser(driver: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    browser, loop = driver
    _set_running_loop(loop)
    yield browser
    _set_running_loop(None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert PAGES.exists(), "the pages are not built: make pages"
    with Server(tmp_path_factory.mktemp("browser"), limits=NO_LIMITS) as running:
        yield running
        assert '"level":"error"' not in running.logged()


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Somebody opens the start page. Their browser must not report any error until the end of the test."""
    people: list[Person] = []

    def come(
        name: str = "", screen: Screen = DESK, *, language: str = "en", at: str = "", motion: bool = False
    ) -> Person:
        person = Person(browser, at or server.url, screen, language, motion)
        people.append(person)
        if name:
            person.call_me(name)
        person.go("")
        return person

    yield come
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.context.close()
    assert troubles == []
