"""The server is stopped and started again while somebody plays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import BEN, ME
from server.serving import NO_LIMITS, Server

SOON = 5_000  # milliseconds until a page has noticed a server that was started again
ATTEMPTS = 4


@pytest.fixture
def stopping(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, limits=NO_LIMITS) as server:
        yield server


@pytest.mark.parametrize("way", ["stopped", "killed"])
def test_the_page_is_connected_again_soon_after_a_restart(stopping: Server, invite: Invite, way: str) -> None:
    """Of some restarts, since the machine may be busy during one; the board can be used after each of them."""
    anna = invite("Anna", at=stopping.url)
    anna.join(anna.make(ME, BEN))
    rng = Random(1)
    soon = False
    for _ in range(ATTEMPTS):
        anna.choose_by_key(rng)
        version = anna.bar.get_attribute("data-version")
        if way == "stopped":
            stopping.stop()
        else:
            stopping.kill()
        expect(anna.page.locator(".lost")).to_be_visible()
        stopping.start()
        try:
            expect(anna.page.locator(".lost")).to_have_count(0, timeout=SOON)
            soon = True
        except AssertionError:
            expect(anna.page.locator(".lost")).to_have_count(0)
        expect(anna.bar).to_have_attribute("data-version", str(version))
        anna.choose_by_key(rng)
        expect(anna.bar).not_to_have_attribute("data-version", str(version))
        if soon:
            break
    assert soon
    anna.troubles[:] = [
        trouble for trouble in anna.troubles if "WebSocket" not in trouble and "Failed to load" not in trouble
    ]
