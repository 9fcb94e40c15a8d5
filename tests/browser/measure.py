"""Measures the page in Chromium: how long a confirmed choice takes to be painted, how long tasks are while zooming and
panning, how long a large finished game takes to open, how often the catalogue is fetched. `make bench-page` runs it."""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import CHROMIUM
from browser.large import finished_game, large_game
from browser.person import Person, Screen
from server.serving import NO_LIMITS, Server

WIDE = Screen(1440, 900)
CHOICES = 15
OPENINGS = 5

# From the key that confirms to the first frame after the new version: the time of the frame in which it is painted.
CONFIRM = """async () => {
    const bar = document.querySelector(".bar");
    const before = bar.dataset.version;
    const begun = performance.now();
    bar.querySelector(".confirm").click();
    while (document.querySelector(".bar").dataset.version === before) await new Promise(requestAnimationFrame);
    const changed = performance.now();
    await new Promise(done => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage(0);
    }));
    return [performance.now() - begun, changed - begun];
}"""
WATCH = """() => {
    window.longest = 0;
    window.watcher = new PerformanceObserver(list => {
        for (const each of list.getEntries()) window.longest = Math.max(window.longest, each.duration);
    });
    window.watcher.observe({ entryTypes: ["longtask"] });
}"""
LONGEST = """async () => {
    await new Promise(done => setTimeout(done, 400));
    window.watcher.disconnect();
    return window.longest;
}"""
# Resolves when all tiles are on the board and a frame with them was painted.
OPENED = """async wanted => {
    while (document.querySelectorAll("image.tile").length < wanted) await new Promise(requestAnimationFrame);
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - window.begun;
}"""
# Resolves when the last of them has been drawn: on the common bitmap, or because each has its own.
DRAWN = """async wanted => {
    const ground = () => document.querySelector("canvas.ground");
    while (ground() && Number(ground().dataset.drawn) < wanted) await new Promise(requestAnimationFrame);
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - window.begun;
}"""


def confirming(person: Person) -> list[float]:
    """Milliseconds from the confirmation to the painted answer."""
    person.go_on(large_game(["Anna"], "place_tile", solo=True).save())
    rng = Random(2)
    found: list[float] = []
    person.page.wait_for_timeout(6000)  # until bitmaps are made, as they are when somebody plays
    while len(found) < CHOICES:
        person.wait_for_turn()
        step = person.bar.get_attribute("data-step")
        if step != "place_tile":
            person.choose_by_key(rng)
            continue
        for _ in range(rng.randrange(1, 6)):
            person.page.keyboard.press("n")
        person.page.wait_for_selector(".bar .confirm")
        person.settle()
        found.append(person.page.evaluate(CONFIRM)[0])
    return found


def zoom(person: Person) -> None:
    person.page.mouse.move(60, 860)
    for n in range(60):
        person.page.mouse.wheel(0, 120 if n // 10 % 2 else -120)
        person.page.wait_for_timeout(25)


def moving(person: Person) -> dict[str, float]:
    """The longest task while zooming and while panning, in milliseconds; tasks under 50 ms are not told."""
    found = {}
    mouse = person.page.mouse
    person.page.evaluate(WATCH)
    zoom(person)
    found["zoom"] = person.page.evaluate(LONGEST)
    person.page.evaluate(WATCH)
    mouse.move(60, 800)
    mouse.down()
    for n in range(60):
        mouse.move(60 + 6 * (n if n < 30 else 60 - n), 800 - 5 * (n if n < 30 else 60 - n))
        person.page.wait_for_timeout(20)
    mouse.up()
    found["pan"] = person.page.evaluate(LONGEST)
    return found


def opening(browser: Browser, server: Server) -> dict[str, list[float]]:
    """Milliseconds until a finished game is painted: after a click, in a page that was just loaded; and until all its
    tiles are drawn. Then the longest task while zooming, when bitmaps of the tiles are being made."""
    game = finished_game(["Anna", "Ben"])
    tiles = len(game.state.board.laid())
    found: dict[str, list[float]] = {"tiles": [tiles], "opened": [], "drawn": [], "zoom": []}
    for _ in range(OPENINGS):
        person = Person(browser, server.url, WIDE, "en")
        person.call_me("Anna")
        person.go("")
        text = {"Content-Type": "text/plain"}
        sent = person.context.request.post(f"{server.url}/api/games/upload", data=game.save(), headers=text)
        code = sent.json()["code"]
        person.page.wait_for_timeout(500)
        person.page.evaluate("code => { window.begun = performance.now(); location.hash = `#/g/${code}`; }", code)
        found["opened"].append(person.page.evaluate(OPENED, tiles))
        found["drawn"].append(person.page.evaluate(DRAWN, tiles))
        person.page.evaluate(WATCH)
        zoom(person)
        found["zoom"].append(person.page.evaluate(LONGEST))
        person.context.close()
    return found


def catalogues(browser: Browser, server: Server) -> int:
    """How often the catalogue is fetched on a walk through the pages."""
    person = Person(browser, server.url, WIDE, "en")
    person.call_me("Anna")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url) if "/api/catalogue" in request.url else None)
    for route in ("", "new/carcassonne", "guide", "", "new/carcassonne"):
        person.go(route)
    person.context.close()
    return len(asked)


def measured() -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), limits=NO_LIMITS) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        person = Person(browser, server.url, WIDE, "en", motion=True)
        person.call_me("Anna")
        person.go("")
        times = confirming(person)
        moved = moving(person)
        person.context.close()
        opened = opening(browser, server)
        found = {
            "confirm_ms": round(statistics.median(times), 1),
            "confirm_worst_ms": round(max(times), 1),
            "zoom_task_ms": round(moved["zoom"], 1),
            "pan_task_ms": round(moved["pan"], 1),
            "tiles": opened["tiles"][0],
            "open_ms": round(statistics.median(opened["opened"]), 1),
            "open_first_ms": round(opened["opened"][0], 1),
            "drawn_ms": round(statistics.median(opened["drawn"]), 1),
            "zoom_task_at_first_ms": round(max(opened["zoom"]), 1),
            "catalogues": catalogues(browser, server),
        }
        browser.close()
    return found


if __name__ == "__main__":
    print(json.dumps(measured(), indent=None if "--json" in sys.argv else 2))
