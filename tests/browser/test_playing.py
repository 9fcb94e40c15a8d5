"""What people do at the table: look, turn, take back, watch, lose the line, pass the device."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from browser.cable import Cable
from browser.conftest import Invite
from browser.person import BEN, GREEDY, ME, OPEN, PHONE, Person, next_asked, play_until_asked
from languedoc import Game
from languedoc.server import scene
from server.serving import Server


def some_turns(person: Person, turns: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(turns):
        person.wait_for_turn()
        person.choose_by_key(rng)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_one_click_and_a_game_against_the_computer_is_on(invite: Invite) -> None:
    anna = invite()
    anna.screenshot("lobby")
    anna.button("Play against the computer").first.click()
    anna.wait_for_turn()
    anna.choose_by_mouse(Random(2))
    assert anna.sees()["version"] > 0


def test_the_board_cannot_be_scrolled_away_behind_the_camera(invite: Invite) -> None:
    """A browser brings into view what gets the focus, or what its search finds; the camera knows nothing of that."""
    anna = invite("Anna")
    anna.join(anna.make(ME, BEN, start=0))
    anna.wait_for_turn()
    before = middle(anna.page.locator(".square").first)
    anna.page.locator(".square").first.evaluate("it => it.scrollIntoView({ block: 'end', inline: 'end' })")
    anna.page.locator(".board").evaluate("it => { it.scrollTop = 300; it.parentElement.scrollTop = 300; }")
    assert middle(anna.page.locator(".square").first) == before


def test_the_tile_turns_only_as_it_may(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, BEN, start=0))
    anna.wait_for_turn()
    hand = anna.page.locator(".bar .hand")
    allowed = anna.page.locator(".square").count()
    assert allowed > 0
    for square in range(allowed):
        anna.page.locator(".square").nth(square).click(force=True)
        shown = anna.page.locator(".ghost image")
        turns = {shown.get_attribute("href")}
        for turn in ("click", "key", "wheel", "click"):
            if turn == "click":
                anna.page.locator(".ghost").click(force=True)
            elif turn == "key":
                anna.page.keyboard.press("r")
            else:
                box = shown.bounding_box()
                assert box
                anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                anna.page.mouse.wheel(0, 120)
                anna.settle()
            turns.add(shown.get_attribute("href"))
        anna.button("option", exact=False).click()
        place = anna.page.locator("[data-option].ready").get_attribute("data-option") or ""
        listed = anna.page.locator(f'[data-option^="{place[:-1]}"]').count()
        assert len(turns) == listed
        assert shown.get_attribute("href") == hand.get_attribute("src"), "the hand is turned like the tile on trial"
        anna.button("option", exact=False).click()
        anna.page.keyboard.press("Escape")


def test_the_wheel_and_the_right_button_turn_the_tile_wherever_it_is(invite: Invite) -> None:
    """In the hand, where it has not been laid yet, and under the mouse on a square."""
    game = Game(["Anna", "Ben"], bag=["U", "K"])
    anna = invite("Anna")
    anna.go_on(game.save())
    anna.wait_for_pictures()  # the bar has its final shape
    anna.settle()
    mouse, hand = anna.page.mouse, anna.page.locator(".bar .hand")

    def turned(act: Callable[[], None]) -> str:
        """The tile in the hand after that has turned it."""
        before = hand.get_attribute("src") or ""
        act()
        expect(hand).not_to_have_attribute("src", before)
        return hand.get_attribute("src") or ""

    printed = hand.get_attribute("src")
    mouse.move(*middle(hand))
    once = turned(lambda: mouse.wheel(0, 120))
    assert turned(lambda: mouse.wheel(0, -120)) == printed, "the other way"
    assert turned(lambda: mouse.click(*middle(hand), button="right")) == once
    turned(lambda: mouse.click(*middle(hand), button="right"))
    mouse.move(*middle(anna.page.locator(".square").first))
    ghost = anna.page.locator(".ghost image")
    expect(ghost).to_be_attached()
    scale = anna.page.locator("image.tile").first.bounding_box()
    for act in (lambda: mouse.wheel(0, 120), lambda: mouse.click(*middle(ghost), button="right")):
        assert turned(act) == ghost.get_attribute("href"), "the hand is turned like the tile under the mouse"
    assert anna.page.locator("image.tile").first.bounding_box() == scale, "the wheel does not zoom there"
    assert anna.page.locator(".bar .confirm").count() == 0, "nothing is chosen yet"


def test_pointing_tells_what_a_feature_is_worth_and_what_fits(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, BEN))
    some_turns(anna, 8)
    anna.wait_for_turn()
    anna.settle()
    tile = anna.page.locator("image.tile").nth(1).bounding_box()
    assert tile
    anna.page.mouse.move(tile["x"] + tile["width"] * 0.3, tile["y"] + tile["height"] * 0.4)
    tip = anna.page.locator(".tip")
    expect(tip).to_be_visible()
    expect(anna.page.locator(".areas .looked")).to_be_visible()
    anna.screenshot("looking")
    while not anna.page.locator(".square").count():
        some_turns(anna, 1)
        anna.wait_for_turn()
    square = anna.page.locator(".square").first.bounding_box()
    assert square
    anna.page.get_by_role("tab", name="Tiles").click()
    anna.page.mouse.move(square["x"] + 8, square["y"] + 8)
    expect(tip).to_contain_text("fit")
    expect(anna.page.locator(".left li.dim").first).to_be_visible()
    anna.page.keyboard.press("f")
    expect(anna.page.locator(".areas .field").first).to_be_attached()
    anna.screenshot("fields")


def test_fields_bear_the_signs_of_their_owners(invite: Invite) -> None:
    game, rng = Game(["Anna", "Ben"], seed=1), Random(1)
    while game.choices_made < 60:
        game.choose(rng.choice(game.options))
    anna = invite("Anna")
    anna.go_on(game.save())
    signs = anna.page.locator(".areas .sign use")
    expect(signs).to_have_count(0)
    anna.page.keyboard.press("f")
    expect(anna.page.locator(".areas .field").first).to_be_attached()
    told = scene.fields(game).fields
    colours = ("red", "blue")
    expected = sorted(f"#em-{colours[seat]}" for field in told for seat in field.owners for _ in field.at)
    assert len(set(expected)) == 2
    expect(signs).to_have_count(len(expected))
    assert sorted(signs.evaluate_all("all => all.map(each => each.getAttribute('href'))")) == expected
    anna.screenshot("fields-signs")


@pytest.mark.parametrize(
    ("language", "beside", "far"),
    [
        (
            "en",
            "The tile as printed, north of the tile laid last",
            "The tile upside down, 1 west of the start tile",
        ),
        (
            "de",
            "Die Karte wie gedruckt, nördlich der zuletzt gelegten Karte",
            "Die Karte auf dem Kopf, von der Startkarte 1 nach Westen",
        ),
        (
            "nl",
            "De kaart zoals gedrukt, ten noorden van de laatst gelegde kaart",
            "De kaart ondersteboven, vanaf de startkaart 1 naar het westen",
        ),
    ],
)
def test_who_listens_hears_where_a_tile_would_lie(invite: Invite, language: str, beside: str, far: str) -> None:
    game = Game(["Anna", "Ben"], bag=["U", "U", "U"])
    game.choose("place 1,0 N")
    game.choose("pass")
    anna = invite("Anna", language=language)
    anna.go_on(game.save())
    anna.page.keyboard.press("l")
    options = anna.page.locator("#options")
    expect(options.get_by_role("button", name=beside)).to_have_attribute("data-option", "place 1,-1 N")
    expect(options.get_by_role("button", name=far)).to_have_attribute("data-option", "place -1,0 S")
    labels = [button.get_attribute("aria-label") or "" for button in options.get_by_role("button").all()]
    names = [label.partition(" ")[2] for label in labels]
    assert len(set(names)) == len(game.options), "each is told from the others without its number"
    options.locator("[data-option='place 1,-1 N']").click()
    expect(anna.bar.locator(".question .unseen")).to_contain_text(beside)


def test_a_choice_is_taken_back(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, GREEDY, start=0))
    anna.wait_for_turn()
    tiles = anna.page.locator("image.tile").count()
    anna.choose_by_mouse(Random(1))
    expect(anna.page.locator("image.tile")).to_have_count(tiles + 1)
    anna.button("Undo").click()
    expect(anna.page.locator("image.tile")).to_have_count(tiles)
    assert anna.wait_for_turn()["options"] > 0


def test_moves_of_others_are_shown_one_after_the_other_and_can_be_skipped(invite: Invite) -> None:
    anna = invite("Anna", motion=True)
    anna.set(sound=True)
    anna.join(anna.make(ME, GREEDY, GREEDY, GREEDY, start=0))
    for _ in range(2):
        anna.wait_for_turn()
        anna.choose_by_mouse(Random(5))
    anna.page.wait_for_selector(".bar[data-options='0']:has-text('This is what the others did')")
    anna.button("Skip").click()
    expect(anna.page.get_by_text("This is what the others did")).to_have_count(0)
    anna.wait_for_turn()
    expect(anna.page.locator("image.tile")).to_have_count(5)


TILES_SEEN = """() => {
    window.tilesSeen = [];
    const look = () => {
        const count = document.querySelectorAll(".board image.tile").length;
        if (count !== tilesSeen.at(-1)) tilesSeen.push(count);
    };
    new MutationObserver(look).observe(document.querySelector(".board"), { childList: true, subtree: true });
}"""  # how many tiles lie on the board, one number after the other, however briefly


@pytest.mark.parametrize("reload", [False, True], ids=["", "after a reload"])
def test_what_the_others_did_is_played_again(invite: Invite, reload: bool) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = anna.make(ME, OPEN, GREEDY, start=0)
    anna.join(code)
    ben.join(code)
    ben.button("I am ready").click()
    rng, again = Random(4), anna.button("Play what happened since your last turn")
    while next_asked([anna, ben]) is anna:
        expect(again).to_have_count(0)  # nothing has happened since
        anna.choose_by_key(rng)
    if reload:
        anna.page.reload()
        anna.page.wait_for_selector(".bar[data-version]")
        anna.settle()
    play_until_asked(anna, ben, rng)
    tiles = anna.page.locator(".board image.tile")
    expect(tiles).to_have_count(4)
    question = anna.sees()
    anna.page.evaluate(TILES_SEEN)
    anna.page.keyboard.press("a")
    expect(anna.bar).to_contain_text("This is what the others did")
    anna.page.wait_for_function("() => tilesSeen.at(-1) === 4")
    assert anna.page.evaluate("() => tilesSeen") == [2, 3, 4], "the table before, then each of their tiles"
    assert anna.wait_for_options() == question, "the question stands as before"
    again.click()
    expect(tiles).to_have_count(2)
    anna.page.keyboard.press("x")
    expect(tiles).to_have_count(4)
    anna.choose_by_key(rng)
    expect(again).to_have_count(0)


def before_a_ransom() -> Game:
    for seed in range(100):
        game, rng = Game(["Anna", "Ben"], seed=seed, modules=["base", "tower"]), Random(seed)
        while not game.over:
            if game.decision.step == "ransom_prisoner":
                return game
            game.choose(rng.choice(game.options))
    raise AssertionError("nobody may ransom a prisoner")


@pytest.mark.parametrize("early", [False, True], ids=["offered", "asked"])
def test_a_ransom_is_offered_in_the_bar_or_asked_first_as_the_settings_say(invite: Invite, early: bool) -> None:
    game = before_a_ransom()
    version = game.choices_made
    anna = invite("Anna")
    if early:
        anna.button("Settings").click()
        anna.page.get_by_label("Ask at once what I may also decide later in the turn").check()
        anna.page.keyboard.press("Escape")
    anna.go_on(game.save())
    if early:
        expect(anna.bar).to_have_attribute("data-step", "ransom_prisoner")
        anna.screenshot("ransom-asked")
        return
    expect(anna.page.locator(".square").first).to_be_attached()
    assert anna.sees()["version"] == version + 1, "passed by itself"
    anna.choose_by_key(Random(1))
    anna.wait_for_options()
    expect(anna.bar).to_have_attribute("data-step", "phase_figure")
    expect(anna.bar.locator(".verb[data-verb=ransom]")).to_be_visible()
    anna.screenshot("ransom-offered")
    anna.bar.locator(".verb[data-verb=ransom]").click()
    scores = anna.page.locator(".players .score").all_inner_texts()
    anna.confirm()
    expect(anna.page.locator(".players .score")).not_to_have_text(scores)
    anna.page.keyboard.press("u")  # it is offered again
    expect(anna.bar.locator(".verb[data-verb=ransom]")).to_be_visible()


def test_the_numbers_of_the_list_stand_on_the_board(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, BEN, start=0))
    on_board = anna.page.locator(".targets .number")
    for _ in range(4):
        anna.wait_for_turn()
        anna.page.keyboard.press("l")
        expect(anna.page.locator("#options")).to_be_visible()
        listed = sorted({int(number) for number in anna.page.locator("#options .number").all_inner_texts()})
        expect(on_board).to_have_text([str(number) for number in listed])
        assert listed == list(range(1, len(listed) + 1))
        anna.page.keyboard.press("l")
        expect(on_board).to_have_count(0)
        anna.choose_by_key(Random(2))


def test_a_choice_stays_while_somebody_comes_and_goes(invite: Invite) -> None:
    anna, wim = invite("Anna"), invite("Wim")
    code = anna.make(ME, BEN)
    anna.join(code)
    anna.wait_for_turn()
    anna.page.keyboard.press("n")
    expect(anna.button("Confirm")).to_be_visible()
    anna.page.get_by_role("tab", name="Chat").click()
    wim.join(code)
    expect(anna.page.locator(".watchers")).to_contain_text("Wim")
    assert anna.button("Confirm").is_visible()
    wim.go("")
    expect(anna.page.locator(".watchers")).to_have_count(0)
    assert anna.button("Confirm").is_visible()


def test_who_does_not_want_to_confirm_need_not(invite: Invite) -> None:
    anna = invite("Anna")
    anna.set(confirm=False)
    anna.join(anna.make(ME, BEN, start=0))
    anna.wait_for_turn()
    anna.page.locator(".square").first.click(force=True)
    if anna.button("Confirm").count():  # it may be turned first
        anna.button("Confirm").click()
    anna.page.wait_for_selector(".spot")
    version = anna.sees()["version"]
    anna.page.locator(".spot").first.click(force=True)
    anna.wait_beyond(version)


def test_somebody_watches(invite: Invite) -> None:
    anna, wim = invite("Anna"), invite("Wim")
    code = anna.make(ME, BEN, listed=True)
    anna.join(code)
    wim.page.reload()
    wim.page.locator(f'[data-code="{code}"]').get_by_role("link", name="Watch").click()
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.locator(".watchers")).to_contain_text("Wim")
    expect(wim.page.locator("image.tile")).not_to_have_count(0)
    tiles = wim.page.locator("image.tile").count()
    some_turns(anna, 4)
    expect(wim.page.locator("image.tile")).not_to_have_count(tiles)
    assert wim.sees()["options"] == 0
    assert not wim.page.locator(".targets [data-name]").count()
    assert not wim.button("Undo").count()


def test_a_seat_is_handed_over_in_the_middle_of_a_game(invite: Invite) -> None:
    anna, wim = invite("Anna"), invite("Wim", PHONE)
    code = anna.make(ME, BEN, start=0)
    anna.join(code)
    some_turns(anna, 4)
    wim.join(code)
    assert not wim.button("Sit down").count()
    anna.page.get_by_role("tab", name="Seats").click()
    anna.page.get_by_label("Ben").select_option("open")
    wim.button("Sit down").click()
    expect(anna.page.locator(".players")).to_contain_text("Wim")
    play_until_asked(wim, anna, Random(3))
    expect(wim.bar).to_contain_text("Your turn")
    expect(anna.page.get_by_label("Wim")).to_be_disabled()
    wim.page.close()
    expect(anna.page.get_by_label("Wim")).to_be_enabled()
    anna.page.get_by_label("Wim").select_option("casual")
    anna.wait_for_turn()


def test_two_people_at_one_screen(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, BEN, start=0))
    asked = set()
    for _ in range(8):
        anna.wait_for_turn()
        asked.add(anna.page.locator(".bar .who strong").inner_text())
        anna.choose_by_mouse(Random(4))
    assert asked == {"Anna", "Ben"}


def test_the_keyboard_asks_what_lies_in_the_middle(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, GREEDY, start=0))
    anna.wait_for_turn()
    press, tip = anna.page.keyboard.press, anna.page.locator(".tip")
    press("i")
    expect(tip).to_be_visible()
    told: set[str] = set()
    for key in ("ArrowDown", "ArrowUp", "ArrowUp", "ArrowDown") * 10:  # what lies there comes from the server
        press(key)
        anna.settle()
        expect(tip).to_be_visible()
        told |= {word for word in ("road", "field", "city", "square") if word in tip.inner_text().lower()}
        if "square" in told and told - {"square"}:
            break
    assert "square" in told and told - {"square"}, "arrows bring tiles and squares there"


def test_the_line_breaks_and_comes_back(invite: Invite, server: Server) -> None:
    """What was clicked while nothing went through is carried out once, afterwards; what the others did is seen."""
    with Cable(server.port) as cable:
        anna, ben = invite("Anna", at=cable.url), invite("Ben")
        code = anna.make(ME, OPEN, start=0)
        anna.join(code)
        ben.join(code)
        ben.button("I am ready").click()
        version = anna.wait_for_turn()["version"]
        cable.pull()
        expect(anna.page.get_by_text("reconnecting")).to_be_visible()
        anna.screenshot("reconnecting")
        anna.page.keyboard.press("n")
        anna.page.keyboard.press("Enter")
        expect(anna.bar).to_have_attribute("data-options", "0")  # it is on its way
        assert ben.sees()["version"] == version
        cable.plug_in()
        anna.wait_beyond(version)
        expect(anna.page.get_by_text("reconnecting")).to_have_count(0)
        expect(ben.bar).to_have_attribute("data-version", str(version + 1))
        assert anna.sees()["version"] == version + 1

        cable.pull()
        expect(anna.page.get_by_text("reconnecting")).to_be_visible()
        cable.plug_in()
        rng = Random(1)
        play_until_asked(ben, anna, rng)
        cable.pull()
        last = ben.sees()["version"]
        while ben.sees()["options"]:
            ben.choose_by_key(rng)
        assert ben.sees()["version"] > last
        cable.plug_in()
        expect(anna.bar).to_have_attribute("data-version", str(ben.sees()["version"]))
        assert anna.page.locator("image.tile").count() == ben.page.locator("image.tile").count()
        anna.troubles.clear()  # that the line was gone


def test_the_device_is_off_line_for_a_while(invite: Invite) -> None:
    anna = invite("Anna")
    anna.join(anna.make(ME, GREEDY))
    version = anna.wait_for_turn()["version"]
    anna.context.set_offline(True)
    anna.page.keyboard.press("n")
    anna.page.keyboard.press("Enter")
    expect(anna.bar).to_have_attribute("data-options", "0")  # it is on its way
    anna.context.set_offline(False)
    anna.wait_beyond(version)
    assert anna.wait_for_turn()["options"]
    anna.troubles.clear()  # that the line was gone
