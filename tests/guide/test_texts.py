"""The texts of the play aid: every step, thing and item of points has one, and none is unused."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from i18n.texts import Text, read
from languedoc.carcassonne.folders import module_folders
from languedoc.carcassonne.modules import BUILT, part_of
from languedoc.carcassonne.setup import COLOURS, Setup
from languedoc.carcassonne.tiles import catalogue
from languedoc.cardcassonne.cards import deck
from languedoc.guide import guide
from languedoc.guide.buildings import sorts
from languedoc.guide.calculator import KINDS as KINDS_OF_FEATURES
from languedoc.guide.cards import FINAL, POINTS, PREPARATION, ROUND
from languedoc.guide.compose import conditions, declared, folder_of, kinds, meeting, said_by, steps_of, text_name
from languedoc.guide.model import KINDS, WHO
from languedoc.i18n import LANGUAGES, speech
from languedoc.i18n.texts import guide_blocks
from languedoc.lessons import examples, show_me

RULES = tuple(dict.fromkeys(BUILT.values()))
SAID = ("guide-title", "guide-for", "guide-made", "guide-example", "guide-counted", "guide-with", "guide-beside")
SHOWN = ("guide-example-with", "guide-before", "guide-after")
FAMILIES = ("guide-section", "guide-phase", "guide-sheet", "guide-form")
CARDS = [*PREPARATION, *(step for steps in ROUND.values() for step in steps), *FINAL]


@cache
def texts(language: str) -> dict[str, Text]:
    found: dict[str, Text] = {}
    for block, source in guide_blocks(language).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{block}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is twice in {language}"
                found[entry.id.name] = read(block, entry)
    return found


def wanted() -> dict[str, str]:
    """The name of every text that follows from a declaration, with the folder in which it must be."""
    found = {f"guide-step-{step.name}": folder_of(rules) for rules in RULES for step in steps_of(rules)}
    for rules in RULES:
        folder = folder_of(rules)
        found |= {f"guide-item-{folder}-{text_name(item.name)}": folder for item in rules.items}
        told = part_of(folder, "guide")
        counted = (*getattr(told, "MODIFIERS", ()), *getattr(told, "BUILDINGS", ()))
        titles = [each.title.partition(".")[0] for each in counted]
        found |= {title: folder for title in titles if title.startswith("guide-count-")}
        for each in getattr(told, "DECKS", ()):
            titles = [each.title or f"guide-deck-{each.name}", each.texts or f"guide-deck-{each.name}"]
            found |= {title: folder for title in titles if title.startswith("guide-deck-")}
        found |= {shown.text: folder for shown in examples(folder)}
    for slug, rules in BUILT.items():
        folder = folder_of(rules)
        for family, name, _ in declared(rules, slug):
            found[f"guide-{family}-{folder}-{text_name(name)}"] = folder
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained_in_its_own_folder(language: str) -> None:
    known = texts(language)
    assert {name: folder for name, folder in wanted().items() if name not in known or known[name].block != folder} == {}


@cache
def meetings() -> dict[str, tuple[str, str]]:
    """The name of every text that may say what is different about a step where another module is played, with the
    folders of both."""
    folders = {folder_of(rules) for rules in RULES}
    owners = {step.name: folder_of(rules) for rules in RULES for step in steps_of(rules)}
    return {
        meeting(step, other): (owner, other) for step, owner in owners.items() for other in folders if other != owner
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_different_together_is_told_in_a_folder_of_those_who_meet(language: str) -> None:
    met = {name: text.block for name, text in texts(language).items() if name.startswith("guide-with-")}
    assert len(met) > 150
    assert {name: block for name, block in met.items() if block not in meetings()[name]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_have_all_their_texts_and_no_others(language: str) -> None:
    """What somebody is asked and answered, where they can be played."""
    for each in (each for folder in {folder_of(rules) for rules in RULES} for each in examples(folder)):
        asked = {beat.task for beat in show_me(each.id).learnt} if each.can_be_played else set()
        assert texts(language)[each.text].attributes == {"text", "done", *asked, *each.answers.values()}, each.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_explanation_is_without_use(language: str) -> None:
    assert {name for name, text in texts(language).items() if text.block != "guide"} <= {*wanted(), *meetings()}


def test_all_languages_have_the_same_texts() -> None:
    english = texts("en")
    for language in LANGUAGES[1:]:
        assert {name: (text.attributes, text.words) for name, text in texts(language).items()} == {
            name: (text.attributes, text.words) for name, text in english.items()
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_common_texts_are_used(language: str) -> None:
    common = {name for name, text in texts(language).items() if text.block == "guide"}
    families = {f"guide-kind-{kind}" for kind in KINDS} | {f"guide-who-{who}" for who in WHO}
    assert families <= common
    for name in common - families:
        family = name.rpartition("-")[0]
        assert (
            family in ("guide-section", "guide-phase", "guide-sheet", "guide-form")
            or name in (*SAID, *SHOWN)
            or name in of_cards()
        )


def of_cards() -> set[str]:
    """The texts of the card game."""
    kinds = [*dict.fromkeys(each.type for each in deck().per_colour), *(each.id for each in deck().jokers)]
    found = {f"guide-card-{step}" for step in CARDS} | {f"guide-card-points-{each}" for each in POINTS}
    return found | {f"guide-card-thing-{each}" for each in kinds}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_card_game_is_explained(language: str) -> None:
    assert of_cards() <= set(texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_are_sentences(language: str) -> None:
    """A title is a few words without a stop, an explanation ends with one."""
    told = speech(language)
    for name in wanted():
        if name.startswith("guide-step-"):
            if not texts(language)[name].words:
                assert told.say(f"{name}.text").endswith("."), name
            title = told.say(name)
            assert title[-1] not in ".," and len(title) < 60 and title[0] == title[0].upper(), name
        elif not name.startswith(("guide-count-", "guide-deck-", "guide-example-")):
            assert told.say(name).endswith("."), name


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.slug))
def test_every_step_says_how_it_is_carried_out(rules: type) -> None:
    assert set(kinds(folder_of(rules))) == {step.name for step in steps_of(rules)}


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.slug))
def test_steps_that_only_change_others_ask_nobody(rules: type) -> None:
    for step in rules.steps:  # type: ignore[attr-defined]
        assert not step.asks or kinds(folder_of(rules))[step.name][0] != "rule", step.name


def test_every_module_of_the_catalogue_has_a_folder_with_texts() -> None:
    """So none can be forgotten: a module that is built later gets its texts with its rules."""
    without = {
        folder
        for folder in {catalogue.PATHS[slug].parent.name for slug in catalogue.MODULES}
        for language in LANGUAGES
        if not (module_folders()[folder] / f"guide.{language}.ftl").is_file()
    }
    assert without == set()


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.slug))
def test_steps_depend_on_what_there_is(rules: type) -> None:
    """On signs that the module declares, on features that are completed, or on what is chosen in the figure phase."""
    signs = {mark.name for mark in rules.marks}  # type: ignore[attr-defined]
    steps = {step.name for step in steps_of(rules)}
    allowed = {"sign": signs, "completed": {"", "road", "city", "monastery"}, "action": steps}
    for step, when in said_by(folder_of(rules), "WHEN").items():
        assert step in steps
        assert all(name in allowed[what] for what, name in conditions(when)), step


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.slug))
def test_what_is_calculated_at_a_step_can_be_calculated(rules: type) -> None:
    buildings = {sort.name for sort in sorts(Setup(modules=tuple(BUILT)))}
    for step, calculated in said_by(folder_of(rules), "CALCULATED").items():
        kind, _, building = calculated.partition(" ")
        assert step in {each.name for each in steps_of(rules)}
        assert kind in KINDS_OF_FEATURES and (not building or (kind == "monastery" and building in buildings)), step


def test_every_action_of_the_figure_phase_can_be_chosen() -> None:
    """Whatever may be done there is an action of its own, or comes in addition."""
    found = guide(Setup(names=COLOURS[:3], modules=tuple(BUILT)), speech("en"))
    figures = next(phase for phase in found.turn if phase.name == "P3")
    chosen = {name for line in figures.lines for what, name in conditions(line.when) if what == "action"}
    in_addition = {line.step for line in figures.lines if line.kind == "may"} - chosen - {"pass_figure"}
    assert {"deploy_follower", "fly_follower", "tower_piece", "festival_return", "place_house"} <= chosen
    assert in_addition == {"tower_capture", "deploy_phantom", "fruit_harvest", "fruit_sell"}


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.slug))
def test_steps_change_steps_that_there_are(rules: type) -> None:
    """Those of the base game, which are always there. What only changes other steps says which."""
    folder = folder_of(rules)
    told = said_by(folder, "CHANGES")
    always = {step.name for step in steps_of(BUILT["base"])}
    assert set(told) <= {step.name for step in steps_of(rules)}
    assert {step for steps in told.values() for step in steps.split()} <= always
    if rules is not BUILT["base"]:
        assert {step for step, (kind, _) in kinds(folder).items() if kind == "rule"} <= set(told)
