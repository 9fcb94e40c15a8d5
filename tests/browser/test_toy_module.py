"""The example module of CONTRIBUTING.md in the browser: its step, its figure and its token are clicked and seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, SHORT_PHONE, Screen
from helpers.toy import NEW_GAME, environment, run, write_toy
from server.serving import NO_LIMITS, Server


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("modules")
    write_toy(folder)
    return folder


@pytest.fixture(scope="module")
def own_server(home: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the modules of a user."""
    with Server(tmp_path_factory.mktemp("toy"), "", NO_LIMITS, environ=environment(home)) as running:
        yield running
        assert '"level":"error"' not in running.logged()


@pytest.mark.parametrize("screen", [DESK, SHORT_PHONE], ids=["desk", "phone"])
def test_it_is_played_by_clicking(invite: Invite, home: Path, own_server: Server, screen: Screen) -> None:
    anna = invite("Anna", screen, at=own_server.url)
    name = f"toy-{screen.width}"
    anna.go("new/carcassonne")
    card = anna.page.locator(".modules").get_by_text("The Beacons")
    card.scroll_into_view_if_needed()
    expect(card).to_be_visible()
    anna.screenshot(f"{name}-setup")

    anna.go_on(run(home, "-c", NEW_GAME))
    anna.pick("cell 1,0")
    expect(anna.bar).to_contain_text("Will you light the beacon?")
    anna.screenshot(f"{name}-beacon")
    anna.pick("cell 1,0")
    expect(anna.page.locator("body")).to_contain_text("lights a beacon: 2 points")
    expect(anna.page.locator(".board")).to_contain_text("A fire burns here")
    anna.click("segment road:E@1,0")
    anna.screenshot(f"{name}-figure")
    watchman = anna.page.get_by_role("button", name="Watchman as thief on the road")
    expect(watchman).to_be_visible()  # beside a follower: both can stand there
    watchman.click()
    anna.confirm()
    expect(anna.page.locator("body")).to_contain_text("deploys a watchman as thief on the road")
    anna.screenshot(f"{name}-played")
