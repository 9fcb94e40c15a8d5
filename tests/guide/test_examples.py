"""Drawn examples: every one is played by the engine, every step that can be shown has one, every module a show me."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from helpers.golden import Golden
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.setup import COLOURS, Setup
from languedoc.carcassonne.story import story
from languedoc.errors import CatalogueError
from languedoc.guide import guide
from languedoc.guide.compose import folder_of, said_by, steps_of
from languedoc.guide.html import html
from languedoc.guide.markdown import markdown
from languedoc.guide.shown import MOMENTS, picture, picture_svg, shown
from languedoc.i18n import LANGUAGES, speech
from languedoc.lessons import LEARNER, Beat, Example, Lesson, example, examples, first_shown, play, show_me
from languedoc.lessons.examples import comes_out_the_same
from languedoc.render.board import MARGIN
from languedoc.render.placing import SIDE

FOLDERS = tuple(dict.fromkeys(folder_of(rules) for rules in BUILT.values()))
EVERY = [each for folder in FOLDERS for each in examples(folder)]
PLAYED = [each for each in EVERY if each.can_be_played]
ENGLISH = speech("en")
LONGEST = 330  # letters that somebody reads at once

WITHOUT: tuple[str, ...] = (
    "bathhouses",
    "catapult",
    "fruit_trees",
    "goldmines",
    "mage_and_witch",
    "robbers",
    "watchtowers",
)
"""Modules whose examples are still to be written: the list may only get shorter."""


@cache
def steps(folder: str) -> set[str]:
    return {step.name for rules in BUILT.values() if folder_of(rules) == folder for step in steps_of(rules)}


def missing(folder: str) -> set[str]:
    """What a module lacks: steps without an example, and a show me."""
    explained = {step for each in examples(folder) for step in each.explains}
    found = steps(folder) - explained - set(said_by(folder, "NOT_SHOWN"))
    return found if any(each.show_me for each in examples(folder)) else found | {"show me"}


# --- complete ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_step_has_an_example_and_every_module_a_show_me(folder: str) -> None:
    if folder in WITHOUT:
        assert missing(folder), f"{folder} is complete: take it off the list WITHOUT"
    else:
        assert missing(folder) == set()


@pytest.mark.parametrize("folder", FOLDERS)
def test_steps_that_are_not_shown_say_why(folder: str) -> None:
    reasons = said_by(folder, "NOT_SHOWN")
    assert set(reasons) <= steps(folder)
    assert all(reason.endswith(".") and len(reason.split()) > 4 for reason in reasons.values())
    assert not set(reasons) & {step for each in examples(folder) for step in each.explains}
    asks = {step.name for rules in BUILT.values() if folder_of(rules) == folder for step in rules.steps if step.asks}
    prepared = {
        step.name
        for rules in BUILT.values()
        if folder_of(rules) == folder
        for step in steps_of(rules)
        if step.phase == "setup"
    }
    assert set(reasons) & asks <= prepared, "what asks somebody can be shown"


@pytest.mark.parametrize("folder", [each for each in FOLDERS if each not in WITHOUT])
def test_a_module_with_drawn_examples_has_no_others(folder: str) -> None:
    for language in LANGUAGES:
        told = speech(language)
        assert [step for step in steps(folder) if told.knows(f"guide-step-{step}.example")] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_names_are_not_used_twice_and_one_example_introduces_the_module(folder: str) -> None:
    names = [each.name for each in examples(folder)]
    assert len(names) == len(set(names))
    assert sum(each.show_me for each in examples(folder)) <= 1


@pytest.mark.parametrize("each", EVERY, ids=lambda each: each.id)
def test_an_example_explains_steps_of_its_game(each: Example) -> None:
    """At least one of its own module; and each step that asks somebody is asked in it, or comes before."""
    folders = {folder_of(BUILT[slug]) for slug in each.setup.modules}
    assert set(each.explains) <= {step for folder in folders for step in steps(folder)}
    assert set(each.explains) & steps(each.folder)
    assert each.folder in folders


# --- played ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if examples(folder)])
def test_what_happens_is_told_by_the_engine(folder: str, golden: Golden) -> None:
    """Every example as it is played: position, choices, events. The golden file is read in review."""
    lines = []
    for each in examples(folder):
        played = play(each, ENGLISH)
        lines += [f"== {each.name}: {', '.join(each.explains)}", str(played.before)]
        lines += [f"> seat {seat} at {step}: {text}" for seat, step, text in played.chosen]
        lines += [sentence.text for sentence in story(played.after, played.events, ENGLISH)]
        lines += [f"points: {played.before.scores} -> {played.after.scores}", ""]
    golden(f"examples/{folder}.txt", "\n".join(lines))


@pytest.mark.parametrize("each", EVERY, ids=lambda each: each.id)
def test_something_happens_and_is_drawn(each: Example) -> None:
    played = play(each)
    before, after = (picture_svg(each.id, moment, "light") for moment in MOMENTS)
    made = shown(each.id, ENGLISH)
    assert before.startswith("<svg") and after.startswith("<svg")
    assert made.boards[-1].moment == MOMENTS[-1]
    assert played.events or played.before.decision.step != played.after.decision.step or before != after
    frame = played.frame(each)
    assert frame.columns <= 7 and frame.rows <= 7, "too large to be read on a phone: give it a frame"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("each", EVERY, ids=lambda each: each.id)
def test_texts_of_an_example_are_short_sentences(each: Example, language: str) -> None:
    told = speech(language)
    assert len(told.say(each.text)) < 45 and told.say(each.text)[-1] not in ".!"
    for attribute in attributes(each):
        text = told.say(f"{each.text}.{attribute}")
        assert text.endswith((".", "!")) and len(text) < LONGEST, attribute


def attributes(each: Example) -> set[str]:
    """The texts that an example needs."""
    if not each.can_be_played:
        return {"text", "done"}
    return {"text", "done", *each.answers.values(), *(beat.task for beat in show_me(each.id).learnt)}


# --- as a lesson -------------------------------------------------------------------------------------


def walks(given: Lesson, choices: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Beat, list[str]]]:
    """Every moment that can come up with its beat and its options: all ways that are wanted are gone."""
    game = given.begin(COLOURS[: 1 + len(given.opponents)])
    for choice in choices:
        game.choose(choice)
    beat = given.at(game.choices)
    if beat is None:
        return
    assert game.decision.seat == LEARNER or beat.plays
    options = [option.text for option in game.options.listed]
    yield choices, beat, options
    for option in options:
        if beat.welcomes(option):
            yield from walks(given, (*choices, option))


@pytest.mark.parametrize("each", PLAYED, ids=lambda each: each.id)
def test_whoever_plays_an_example_is_answered(each: Example) -> None:
    given = show_me(each.id)
    assert given.learnt and not given.beats[0].plays, "red makes the first choice"
    answered = set()
    for choices, beat, options in walks(given):
        assert any(map(beat.welcomes, options)), (choices, options)
        if not beat.plays:
            answered |= {beat.answer(option) for option in options if not beat.welcomes(option)}
    assert answered == set(each.answers.values()), "every wrong choice has an answer, and every answer its choice"


@pytest.mark.parametrize("each", PLAYED, ids=lambda each: each.id)
def test_an_example_stops_where_everything_is_shown(each: Example) -> None:
    given = show_me(each.id)
    made = play(each)
    assert given.stops and given.at((*given.before, *(text for _, _, text in made.chosen))) is None
    assert given.begin(made.before.setup.names).choices == made.before.choices


def test_an_abbey_and_a_double_tile_are_marked() -> None:
    assert picture_svg("abbey_and_mayor/abbey", "before", "light").count('class="may"') == 1
    assert picture_svg("abbey_and_mayor/abbey", "after", "light").count('class="new"') == 1
    assert picture_svg("river/school_after_the_river", "after", "light").count('class="new"') == 1
    assert picture_svg("tower/capture", "before", "light").count('class="may"') == 0, "a tile lies there"


def test_what_cannot_be_played_is_no_lesson() -> None:
    with pytest.raises(CatalogueError, match="no answers"):
        show_me("base/end")
    with pytest.raises(CatalogueError, match="no example"):
        example("base/nothing")
    with pytest.raises(CatalogueError, match="no example"):
        example("nowhere/nothing")


# --- in the play aid ---------------------------------------------------------------------------------


def named(setup: Setup) -> dict[str, list[str]]:
    made = guide(setup, ENGLISH)
    return {
        line.step: [each.id for each in line.examples]
        for phase in (made.preparation, *made.turn, made.final)
        for line in phase.lines
    }


def test_a_step_has_the_examples_of_the_modules_that_are_played() -> None:
    assert named(Setup())["score_road"] == ["base/closed_road"]
    both = named(Setup(modules=("base", "inns_and_cathedrals")))["score_road"]
    assert both[0] == "base/closed_road" and "inns_and_cathedrals/inn" in both


@pytest.mark.parametrize("each", EVERY, ids=lambda each: each.id)
def test_every_example_is_found_at_its_steps(each: Example) -> None:
    told = named(Setup(modules=each.setup.modules, options=each.setup.options))
    assert [step for step in each.explains if each.id not in told[step]] == []


def test_an_example_says_which_other_modules_take_part() -> None:
    made = guide(Setup(modules=("base", "inns_and_cathedrals")), ENGLISH)
    beside = {each.id: each.beside for phase in made.turn for line in phase.lines for each in line.examples}
    at_road = next(line for phase in made.turn for line in phase.lines if line.step == "score_road")
    assert {each.id: each.beside for each in at_road.examples}["inns_and_cathedrals/inn"] == "Inns & Cathedrals"
    assert beside["base/closed_road"] == ""


def test_an_example_that_comes_out_differently_by_the_rules_agreed_is_left_out() -> None:
    """By the rules of the first edition four points are counted for a city at a field."""
    assert "base/end" in named(Setup())["final_fields"]
    assert "base/end" not in named(Setup(options={"field_scoring": "per_city_4"}))["final_fields"]
    assert "base/closed_road" in named(Setup(options={"field_scoring": "per_city_4"}))["score_road"]
    assert not comes_out_the_same(example("base/end"), (("field_scoring", "per_city_4"),))


def test_the_numbers_of_an_example_come_from_the_engine() -> None:
    made = shown("inns_and_cathedrals/inn", ENGLISH)
    assert "Red scores a road: 3 tiles 3, inn +3 = 6." in made.told
    assert [board.standing for board in made.boards] == ["Red 0; Blue 0", "Red 6; Blue 0"]
    ransomed = shown("tower/ransom", ENGLISH)
    assert [board.standing for board in ransomed.boards] == [
        "Red 0 (1 prisoner); Blue 4; Red holds Blue's follower",
        "Red 3; Blue 1",
    ]
    taught = shown("school/which_one", ENGLISH)
    assert [board.standing for board in taught.boards] == [
        "Red 0; Blue 3; Green 8; Red has the teacher",
        "Red 8; Blue 3; Green 8; Blue has the teacher",
    ]
    assert [thing.title for thing in shown("princess_and_dragon/dragon", ENGLISH).things] == ["Dragon"]


def test_a_double_tile_has_a_frame_around_both_of_its_squares() -> None:
    castle = picture_svg("german_castles/castle", MOMENTS[-1], "light")
    assert re.findall(r'<rect class="new" x="(\d+)" y="0" width="(\d+)" height="(\d+)"', castle) == [
        (f"{SIDE}", f"{2 * SIDE}", f"{SIDE}")
    ]


def test_tiles_that_can_be_chosen_lie_beside_the_board() -> None:
    """A tile in the hand takes a square and a margin; two triangles take two. Nothing lies there without a choice."""
    alone, _, _ = picture("base/closed_road", "before")
    hand, _, _ = picture("half_so_wild/two_in_a_square", "before")
    triangles, _, _ = picture("half_so_wild/instead_of_drawing", "before")
    columns = [
        play(example(id)).frame(example(id)).columns
        for id in ("base/closed_road", "half_so_wild/two_in_a_square", "half_so_wild/instead_of_drawing")
    ]
    widths = [wide - columns[k] * SIDE - 2 * MARGIN for k, wide in enumerate((alone, hand, triangles))]
    assert widths == [0, SIDE + MARGIN, 2 * (SIDE + MARGIN)]


def test_printed_pages_draw_each_example_once() -> None:
    made = guide(Setup(), ENGLISH)
    page = html(made, ENGLISH)
    assert page.count('id="base-end"') == 1 and page.count('href="#base-end"') == 5
    assert page.count('<div class="boards">') == len(examples("base"))
    for name in set(re.findall(r'href="#(tile-\w+)"', page)):
        assert f'id="{name}"' in page
    assert "*Close a city.*" in markdown(made, ENGLISH)


def test_every_module_names_its_show_me() -> None:
    assert first_shown("tower") == "tower/capture"
    assert {slug: first_shown(slug) for slug in BUILT if first_shown(slug)} == {
        slug: f"{folder_of(rules)}/{each.name}"
        for slug, rules in BUILT.items()
        for each in examples(folder_of(rules))
        if each.show_me
    }
