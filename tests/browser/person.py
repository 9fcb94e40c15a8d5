"""A person in front of a browser, who sees and clicks."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, expect

SCREENS = Path(__file__).parents[2] / "build" / "screens"
PATIENCE = 120_000  # milliseconds, on a busy machine

expect.set_options(timeout=PATIENCE)

SEEN = """() => {
    const bar = document.querySelector(".bar");
    return {
        status: bar?.dataset.status ?? "",
        options: Number(bar?.dataset.options ?? 0),
        version: Number(bar?.dataset.version ?? -1),
        curtain: document.querySelector("dialog.curtain") !== null,
        over: document.querySelector(".final, dialog[open] .outcome") !== null,
        round_end: document.querySelector(".round-end") !== null,
    };
}"""
FILLED = """() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    const seen = [...document.querySelectorAll(".board .tile")].map(each => each.getBoundingClientRect());
    const most = (a, b) => Math.max(...seen.map(each => each[b])) - Math.min(...seen.map(each => each[a]));
    return Math.max(most("left", "right") / board.width, most("top", "bottom") / board.height);
}"""
PICTURES = """() => {
    const ground = document.querySelector("canvas.ground");
    if (ground && Number(ground.dataset.drawn) < document.querySelectorAll(".sheet image.tile").length) return false;
    return [...document.images].every(each => {
        const { top, bottom } = each.getBoundingClientRect();
        return each.complete || top > innerHeight || bottom < 0;
    });
}"""
AT_REST = """async patience => {
    const parts = "main, header, dialog, .board, .sheet, .felt, .foot, .bar, .side, .tip, image.tile, .spot, .square";
    const seen = () => [document.querySelectorAll("*").length, ...[...document.querySelectorAll(parts)].map(each => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height];
    })].join(" ");
    const moves = () => document.getAnimations().some(each =>
        each.playState === "running" && isFinite(each.effect.getComputedTiming().endTime));
    const until = performance.now() + patience;
    for (let same = 0, before = ""; same < 3; ) {
        if (performance.now() > until) throw new Error("the page does not come to rest");
        await new Promise(requestAnimationFrame);
        const now = seen();
        same = now === before && !moves() ? same + 1 : 0;
        before = now;
    }
}"""  # three frames without a change: what has been received is drawn, and the camera stands
UNCOVERED = """spot => {
  const box = spot.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return there !== null && (spot.contains(there) || there.closest("[data-name]") === spot);
}"""  # it can be hit: no bar and no other spot covers it
NAMES_IN_SIGHT = f"""() => {{
    const things = [...document.querySelectorAll(".targets [data-name]")].map(each => [each.dataset.name, each]);
    return [...new Map(things)].filter(([, thing]) => ({UNCOVERED})(thing)).map(([name]) => name);
}}"""
OUT_OF_SIGHT = """thing => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const board = document.querySelector(".board").getBoundingClientRect();
  const above = document.querySelector(".strip")?.getBoundingClientRect().bottom ?? board.top;
  const below = document.querySelector(".foot").getBoundingClientRect().top;
  const past = (at, low, high) => at < low ? at - low : at > high ? at - high : 0;
  return [past(x, board.left + 20, board.right - 70), past(y, above + 20, below - 20)];
}"""  # how far, in pixels
ARROW = 90  # pixels by which an arrow key moves the board
COMES = """() => {
    window.came = [];
    for (const kind of ["keydown", "pointerdown", "wheel"])
        addEventListener(kind, event => came.push(event.pointerType ?? kind), true);
}"""
NAMES = "() => [...new Set([...document.querySelectorAll('.targets [data-name]')].map(each => each.dataset.name))]"


ME = {"kind": "me"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "level": "random"}
GREEDY = {"kind": "bot", "level": "greedy"}


def here(name: str) -> dict[str, str]:
    """A seat for somebody at the same screen."""
    return {"kind": "here", "name": name}


BEN = here("Ben")


class Screen(NamedTuple):
    width: int
    height: int
    touch: bool = False


DESK = Screen(1400, 900)
PHONE = Screen(390, 844, touch=True)
SHORT_PHONE = Screen(390, 780, touch=True)
SMALL_PHONE = Screen(360, 740, touch=True)


class Person:
    def __init__(self, browser: Browser, url: str, screen: Screen, language: str, motion: bool = False) -> None:
        self.url = url
        self.troubles: list[str] = []
        self.context = browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("request", self._ask)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text}")

    def _ask(self, request: Request) -> None:
        if not request.url.startswith((self.url, "blob:", "data:", self.url.replace("http", "ws"))):
            self.troubles.append(f"another host was asked: {request.url}")

    # ------------------------------------------------------------------ going about

    def go(self, route: str) -> None:
        """Go to a page by the part of its address after the #."""
        if self.page.url.startswith(self.url):
            self.page.evaluate("hash => { location.hash = hash }", f"#/{route}")
        else:
            self.page.goto(f"{self.url}/#/{route}")
        self.settle()  # what was shown before is gone
        self.page.wait_for_selector("main")

    def button(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def set(self, **settings: Any) -> None:
        """Change a setting of this device, as the settings dialog would."""
        self.page.evaluate(
            "given => localStorage.setItem('languedoc.settings', JSON.stringify(given))",
            settings,
        )
        self.page.reload()
        self.page.wait_for_selector("main")

    def remember_what_comes(self) -> None:
        """From now on, note whether this person uses keys, a mouse or a finger."""
        self.page.evaluate(COMES)

    def came(self) -> list[str]:
        return sorted(set(self.page.evaluate("() => came")))

    def screenshot(self, name: str) -> None:
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.wait_for_pictures()
        self.page.screenshot(path=SCREENS / f"{name}.png")

    def wait_for_pictures(self) -> None:
        self.page.wait_for_function(PICTURES)

    def fits(self) -> bool:
        """Whether the page is no wider than the screen."""
        return bool(self.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))

    def settle(self) -> None:
        """Wait until nothing on the page changes or moves, however slow the machine is."""
        self.page.evaluate(AT_REST, PATIENCE)

    def board_filled(self) -> float:
        """The fraction of the width or height of the board that the tiles take up."""
        return float(self.page.evaluate(FILLED))

    # ------------------------------------------------------------------ without the screen

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.context.request.fetch(
            f"{self.url}/api/{path}",
            method=method,
            data=None if body is None else json.dumps(body),
            headers={"Content-Type": "application/json"},
            max_retries=3,  # the server may just be closing the kept-alive connection
        )
        assert answer.ok, answer.text()
        return answer.json()

    def call_me(self, name: str) -> None:
        self.ask("PUT", "me", {"name": name})

    def make(self, *seats: dict[str, str], **more: Any) -> str:
        """Make a new game; returns its code."""
        return str(self.ask("POST", "games", {"seats": list(seats), **more})["code"])

    def go_on(self, save: str) -> None:
        """Upload a saved game and continue it."""
        self.join(self.upload(save))
        self.wait_for_turn()

    def upload(self, save: str) -> str:
        """Bring a saved game; returns its code."""
        text = {"Content-Type": "text/plain"}
        brought = self.context.request.post(f"{self.url}/api/games/upload", data=save, headers=text)
        assert brought.ok, brought.text()
        return str(brought.json()["code"])

    # ------------------------------------------------------------------ playing

    @property
    def bar(self) -> Locator:
        return self.page.locator(".bar")

    def sees(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(SEEN)
        return seen

    def join(self, code: str) -> None:
        self.go(f"g/{code}")
        self.page.wait_for_selector(".foot")

    def wait_for_options(self) -> dict[str, Any]:
        """Wait until this person is asked something; the board may still be moving. The end of a round is confirmed."""
        asked = ".bar:not([data-options='0']), .bar[data-status='over'], .final, dialog.curtain"
        while self.page.wait_for_selector(f"{asked}, .round-end") and self.page.locator(".round-end").count():
            self.see_round_end()
        return self.sees()

    def see_round_end(self) -> None:
        """Confirm what a round of the card game brought."""
        self.page.locator(".round-end .key.main").click()

    def wait_for_turn(self) -> dict[str, Any]:
        """Wait until this person is asked something, and the board is where it stays."""
        self.wait_for_options()
        self.settle()
        return self.sees()

    def wait_beyond(self, version: int) -> None:
        """Wait until something has happened after that version, or the game is over."""
        self.page.wait_for_selector(f".bar:not([data-version='{version}']), .final, dialog.curtain, .round-end")

    def names_on_board(self) -> list[str]:
        """The names of all things on the board that can be clicked now."""
        self.settle()
        names: list[str] = self.page.evaluate(NAMES)
        return names

    def click(self, name: str) -> None:
        """Click on the thing of that name on the board."""
        thing = self.thing(name)
        thing.wait_for(state="attached")
        self.settle()  # a forced click does not wait until it stands
        self.bring(thing)
        thing.click(force=True)
        self.settle()

    def bring(self, thing: Locator) -> None:
        """Move the board by the arrow keys until a thing on it is in sight."""
        if not self.page.locator(".board").count():
            return
        across, down = thing.evaluate(OUT_OF_SIGHT)
        for far, less, more in ((across, "ArrowLeft", "ArrowRight"), (down, "ArrowUp", "ArrowDown")):
            if far:
                self.page.locator(".board").focus()
            for _ in range(math.ceil(abs(far) / ARROW)):
                self.page.keyboard.press(less if far < 0 else more)
        self.settle()

    def names_in_sight(self) -> list[str]:
        """The names of what can be tapped on. Where all of it is beyond the edges, a tap on an edge brings some."""
        edges = self.page.locator(".beyond")
        while True:
            self.settle()
            seen: list[str] = self.page.evaluate(NAMES_IN_SIGHT)
            if seen or not edges.count():
                return seen
            edges.first.tap()

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'.targets [data-name="{name}"]').last

    def tap(self, name: str) -> None:
        """Tap on the thing of that name on the board."""
        box = self.thing(name).bounding_box()
        assert box
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.settle()

    def confirm(self) -> None:
        version = self.sees()["version"]
        self.button("Confirm").click()
        self.wait_beyond(version)

    def pick(self, *names: str) -> None:
        """Click on the things of these names on the board, one after the other, and confirm."""
        for name in names:
            self.click(name)
        self.confirm()

    def sort(self, words: str) -> None:
        """Leave only the options of one kind."""
        self.bar.locator(".verb", has_text=words).click()

    def press(self, words: str) -> None:
        """Click on a button, and confirm where that is asked."""
        version = self.sees()["version"]
        self.button(words).click()
        self.page.wait_for_selector(f".bar .confirm, .bar:not([data-version='{version}']), .final, dialog.curtain")
        if self.button("Confirm").count():
            self.button("Confirm").click()
        self.wait_beyond(version)

    def choose_by_key(self, rng: Random) -> None:
        """Choose something with the keyboard."""
        seen = self.wait_for_options()
        assert seen["options"], seen
        for _ in range(rng.choice((1, 1, 2, 3))):
            self.page.keyboard.press(rng.choice("nnp"))
        if rng.random() < 0.3:
            self.page.keyboard.press("r")
        self.page.wait_for_selector(".bar .confirm")
        self.page.keyboard.press("Enter")
        self.wait_beyond(seen["version"])

    def choose_by_mouse(self, rng: Random) -> None:
        """Choose something on the board or with a button."""
        self._choose(rng, self.names_on_board, self.click, lambda button: button.click())

    def choose_by_touch(self, rng: Random) -> None:
        """The same with a finger."""
        self._choose(rng, self.names_in_sight, self.tap, lambda button: button.tap())

    def _choose(
        self,
        rng: Random,
        look: Callable[[], list[str]],
        point: Callable[[str], None],
        press: Callable[[Locator], None],
    ) -> None:
        version = self.wait_for_turn()["version"]
        while not self.button("Confirm").count():
            names = look()
            buttons = self.bar.locator(".keys .key:not(.main)", has_not_text="Undo").filter(has_not_text="Cancel")
            if names and (rng.random() < 0.8 or not buttons.count()):
                point(rng.choice(names))
            elif buttons.count():
                press(buttons.first)
            else:
                if not self.page.locator("[data-option]").count():
                    press(self.button("option", exact=False))
                press(self.page.locator("[data-option]").first)
            seen = self.sees()
            if not seen["options"] or seen["version"] != version:  # it was sent at once
                self.wait_beyond(version)
                return
        press(self.button("Confirm"))
        self.wait_beyond(version)


def next_asked(people: list[Person]) -> Person | None:
    """Wait until one of them is asked something, and tell who; nobody when the game is over."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        seen = [person.sees() for person in people]
        if all(each["over"] or each["status"] == "over" for each in seen):
            return None
        for person, each in zip(people, seen, strict=True):
            if each["round_end"]:
                person.see_round_end()
            elif each["options"] and not each["over"]:
                return person
        people[0].page.wait_for_timeout(10)  # lets the pages receive what the server sends
    raise AssertionError("nobody is asked")


def play_until_asked(person: Person, other: Person, rng: Random) -> None:
    """The other one chooses until it is this person's turn."""
    while next_asked([person, other]) is other:
        other.choose_by_key(rng)


def play_out(people: list[Person], rng: Random, by_mouse: int = 0, most: int = 2000) -> int:
    """Everybody chooses when asked, until the game is over; the first choices with the mouse. Returns the number of
    choices."""
    for chosen in range(most):
        person = next_asked(people)
        if person is None:
            return chosen
        if chosen < by_mouse:
            person.choose_by_mouse(rng)
        else:
            person.choose_by_key(rng)
    raise AssertionError("the game has no end")
