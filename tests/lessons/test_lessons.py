"""The guided games: whatever the learner chooses of what is wanted, the script goes on to its end; everything else is
answered. Their texts are complete, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from i18n.texts import read
from languedoc.carcassonne.events import Scored
from languedoc.games import AnyGame
from languedoc.i18n import LANGUAGES, speech
from languedoc.i18n.texts import lesson_blocks
from languedoc.lessons import FREE, LEARNER, OVER, PLACES, Beat, Lesson, lesson

LONGEST = 330  # letters that a learner reads at once, on a phone


@pytest.fixture(params=PLACES)
def given(request: pytest.FixtureRequest) -> Lesson:
    return lesson(request.param)


def walks(given: Lesson, game: AnyGame, choices: tuple[str, ...] = ()) -> Iterator[tuple[AnyGame, Beat | None]]:
    """Every moment that can come up, with its beat: all ways that are wanted are gone."""
    beat = None if game.over else given.at(choices)
    yield game, beat
    for option in game.options if beat else ():
        if beat and beat.welcomes(option.text):
            after = game.copy()
            after.choose(option)
            yield from walks(given, after, (*choices, option.text))


def test_every_wanted_way_leads_through_the_script(given: Lesson) -> None:
    ends = 0
    for game, beat in walks(given, given.begin(("You", "Aude"))):
        if beat is None:
            ends += 1
            assert game.choices_made == len(given.beats)
            continue
        assert game.decision.seat == (LEARNER + 1 if beat.plays else LEARNER), beat
        options = [option.text for option in game.options]
        assert any(map(beat.welcomes, options)), beat
        if beat.plays:
            continue
        answers = {beat.answer(option) for option in options if not beat.welcomes(option)}
        assert answers == set(beat.answers.values()), "every wrong choice has an answer, and every answer its choice"
    assert ends > 1, "the learner has choices of their own"


def test_the_lesson_of_the_tiles_teaches_every_kind_of_feature_and_ends_the_game() -> None:
    given = lesson("carcassonne")
    game = given.begin(("You", "Aude"))
    for beat in given.beats:
        game.choose(next(option for option in game.options if beat.welcomes(option.text)))
    assert game.over
    scored = {(event.feature, event.final) for event in game.events if isinstance(event, Scored)}
    assert {("road", False), ("city", False), ("monastery", False), ("field", True), ("road", True)} <= scored
    assert game.winners == (LEARNER,)


def test_the_lesson_of_the_cards_ends_with_a_round_of_ones_own() -> None:
    given = lesson("cardcassonne")
    game = given.begin(("You", "Aude"))
    for beat in given.beats:
        game.choose(next(option for option in game.options if beat.welcomes(option.text)))
    assert game.scores == (28, 24) and game.decision.seat == LEARNER
    assert given.at(game.choices) is None


def test_whoever_leaves_the_script_plays_freely(given: Lesson) -> None:
    assert given.at(("something else",)) is None


# --- texts -------------------------------------------------------------------------------------------


def wanted(given: Lesson) -> dict[str, set[str]]:
    """The texts of a lesson, each with its attributes."""
    found = {given.text(name): {"text"} for name in (FREE, OVER)}
    return found | {given.text(beat.name): {"text", "task", *beat.answers.values()} for beat in given.learnt}


@cache
def texts(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for block, source in lesson_blocks(language).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{block}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is twice in {language}"
                assert not read(block, entry).words, entry.id.name
                found[entry.id.name] = read(block, entry).attributes
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_or_without_use(language: str) -> None:
    assert texts(language) == {name: parts for game in PLACES for name, parts in wanted(lesson(game)).items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_has_to_read_much_at_once(language: str) -> None:
    told = speech(language)
    for name, parts in texts(language).items():
        assert len(told.say(name)) < 40, name
        for part in parts:
            text = told.say(f"{name}.{part}")
            assert text.endswith((".", "!")) and len(text) < LONGEST, f"{name}.{part}"
