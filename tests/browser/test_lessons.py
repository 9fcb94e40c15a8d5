"""Learn to play: the guided games, from the start page to their end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import PHONE, Person, Screen
from browser.test_everywhere import found_by_axe
from languedoc.i18n import LANGUAGES, speech
from languedoc.lessons import PLACES, Beat, Lesson, lesson

LARGE = Screen(1440, 900)
ERRING = {"en": LARGE, "de": PHONE, "nl": PHONE}
"""On which screen the learner tries something wrong at every question first."""
PASS = "pass"
LOOKED_AT = ("crossing", "farmer", "own_choice", "face_down", "wrong_colour")


def choose(person: Person, beat: Beat, wanted: bool) -> str:
    """Choose something from the list of options that the lesson wants, or does not want; returns its notation."""
    if not person.page.locator("#options").count():
        person.page.keyboard.press("l")
    expect(person.page.locator("#options")).to_be_visible()
    options = [option.get_attribute("data-option") or "" for option in person.page.locator("[data-option]").all()]
    option = next(each for each in options if beat.welcomes(each) is wanted)
    person.page.locator(f'[data-option="{option}"]').click()
    if option != PASS:  # that is sent at once
        person.page.locator(".bar .confirm").click()
    return option


def follow(person: Person, given: Lesson, language: str, screen: Screen, erring: bool) -> None:
    """Follow the words on the screen through the script; whoever errs tries something else at every choice first."""
    told = speech(language)
    panel = person.page.locator(".lesson")
    for number, beat in enumerate(given.learnt):
        id = given.text(beat.name)
        seen = person.wait_for_turn()  # which confirms the end of a round
        expect(panel.locator("h2")).to_have_text(told.say(id))
        expect(panel.locator(".task")).to_have_text(told.say(f"{id}.task"))
        if beat.name in LOOKED_AT:
            person.screenshot(f"lesson-{given.game}-{beat.name}-{language}-{screen.width}")
            assert person.fits()
        if beat.name in ("save_followers", "face_up"):
            ask_about_the_step(person, given, language, screen)
        if erring and screen == LARGE and beat.name == "grow_city":
            ask_about_things_and_points(person, language)
        if erring and beat.answers:
            option = choose(person, beat, wanted=False)
            expect(panel.locator(".answer")).to_have_text(told.say(f"{id}.{beat.answer(option)}"))
            assert person.sees()["version"] == seen["version"], "nothing has happened"
            if number == 0:
                person.screenshot(f"lesson-{given.game}-answer-{language}-{screen.width}")
                assert found_by_axe(person) == []
        if number == 2:  # leave, and go on where it was left
            person.go("")
            person.page.get_by_role("button", name=told.say("page-learn-on"), exact=True).click()
            person.wait_for_turn()
            expect(panel.locator("h2")).to_have_text(told.say(id))
        show = panel.get_by_role("button", name=told.say("page-lesson-show"), exact=True)
        if beat.answers and not erring:
            show.click()
            person.page.locator(".bar .confirm").click()
        else:
            choose(person, beat, wanted=True)
        person.wait_beyond(seen["version"])


def ask_about_the_step(person: Person, given: Lesson, language: str, screen: Screen) -> None:
    """What can be done is explained beside the board, in the words of the play aid; the game stays as it is."""
    told = speech(language)
    before = person.sees()
    step = "guide-step-phase_figure" if given.game == "carcassonne" else "guide-card-turn"
    person.page.get_by_role("button", name=told.say("page-explain-step"), exact=True).click()
    card = person.page.locator(".explanation")
    expect(card).to_contain_text(told.say(step))
    if given.game == "carcassonne":
        expect(card).to_contain_text(told.say(f"{step}.text"))
        expect(card).to_contain_text(told.say("guide-step-deploy_follower"))
    person.settle()
    person.screenshot(f"explained-{given.game}-{language}-{screen.width}")
    assert found_by_axe(person) == [] and person.fits()
    person.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert person.sees() == before


def ask_about_things_and_points(person: Person, language: str) -> None:
    """A figure says what it does where it is pointed at; points lead to their rule."""
    told = speech(language)
    person.page.locator(".log .turn", has=person.page.locator(".why")).last.hover()  # it opens
    person.page.locator(".log .why").last.click()
    card = person.page.locator(".explanation")
    expect(card).to_contain_text(told.say("guide-item-base-tiles"))
    person.screenshot("explained-points")
    card.get_by_role("button", name="Close").click()
    person.page.locator(".players .held").first.click()
    expect(card).to_contain_text(told.say("guide-figure-base-follower"))
    card.get_by_role("button", name="Close").click()
    person.settle()
    knight = person.page.locator(".piece").filter(has_text="knight").bounding_box()
    assert knight
    person.page.mouse.move(knight["x"] + knight["width"] / 2, knight["y"] + knight["height"] / 2)
    expect(person.page.locator(".tip .thing")).to_contain_text(told.say("guide-figure-base-follower"))
    person.screenshot("explained-figure")
    person.page.mouse.move(5, 300)


def play_freely(person: Person) -> None:
    """Choose the first thing offered until the game is over."""
    while not (seen := person.wait_for_options())["over"] and seen["status"] != "over":
        person.page.keyboard.press("n")
        person.page.locator(".bar .confirm").click()
        person.wait_beyond(seen["version"])


@pytest.mark.parametrize("screen", [LARGE, PHONE], ids=["large", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLACES)
def test_learn_to_play(invite: Invite, game: str, language: str, screen: Screen) -> None:
    """From the start page to the end of the game, in every language at both sizes."""
    given, told = lesson(game), speech(language)
    anna = invite("Anna", screen, language=language)
    learn = anna.page.get_by_role("button", name=told.say("page-learn-to-play"), exact=True)
    expect(learn.first).to_be_visible()
    if language == "en":
        anna.screenshot(f"learn-{game}-{screen.width}")
    learn.nth(list(PLACES).index(game)).click()
    anna.wait_for_turn()
    follow(anna, given, language, screen, erring=ERRING[language] == screen)
    play_freely(anna)
    if anna.page.locator(".final").count():
        anna.page.locator(".final .key").first.click()
    over = anna.page.locator("dialog[open]")
    expect(over).to_contain_text(told.say(given.text("over")))
    anna.screenshot(f"lesson-{game}-over-{language}-{screen.width}")
    assert found_by_axe(anna) == []
    expect(over.get_by_role("link", name=told.say("page-learnt-play"), exact=True)).to_be_visible()
