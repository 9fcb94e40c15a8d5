"""The texts people read: complete, the same in all languages, none unused."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from i18n.texts import REASONS, RULES, STEPS_THAT_ASK, texts, words_of
from languedoc.carcassonne.board.geometry import SIDES
from languedoc.carcassonne.events import Payment
from languedoc.carcassonne.folders import module_folders
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.nouns import ROLES
from languedoc.carcassonne.presets import PRESETS
from languedoc.carcassonne.setup import COLOURS
from languedoc.carcassonne.targets import Cell, Figure, Place
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.words import mark_noun
from languedoc.cardcassonne import box as cards
from languedoc.cardcassonne import setup as card_setup
from languedoc.cardcassonne.words import card_noun
from languedoc.errors import UnknownLanguage
from languedoc.i18n import ENGLISH, LANGUAGES, Speech, language_of, speech
from languedoc.players import ROOMS
from languedoc.server.refusals import STATUS
from languedoc.server.scene.wording import WAYS
from languedoc.table.event import Event
from languedoc.table.setup import RuleOption, option_text
from languedoc.table.words import option_help, value_title
from languedoc.terminal.cards import COLUMNS

SOURCES = Path(__file__).parents[2] / "src" / "languedoc"
CODE = "\n".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
NOUNS = ("feature", "figure", "role", "quarter", "card", "mark", "colour")  # their attributes are forms of words
CARD_ITEMS = {"persons", "wrong_persons", "cashed_cards", "animals", "lone_jokers", "dragon", "fairy"}
BUILDINGS = tuple(building.name for module in RULES for building in module.buildings)
ON_FEATURES = ("road", "city", "field", "inner_field", *BUILDINGS)  # where somebody can stand

modules = RULES
places = {place.name for module in modules for place in module.places}
tiles = [tile for slug in catalogue.MODULES for tile in catalogue.sheet(slug).tiles]
features = [feature for tile in tiles for feature in tile.features]
options = [*(option for module in modules for option in module.rule_options), *card_setup.options()]


def kinds_of(root: type[Event]) -> Iterator[type[Event]]:
    for kind in root.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def events_of(game: str, without: set[str]) -> set[str]:
    """The kinds of events of a game, without some and what derives from them."""
    kinds = [kind for kind in kinds_of(Event) if kind.__module__.startswith(f"languedoc.{game}.")]
    return {kind.__name__ for kind in kinds if without.isdisjoint(base.__name__ for base in kind.__mro__)}


def wanted() -> dict[str, set[str]]:
    """The name of every text that follows from a name of the engine, by family."""
    figures = {figure.name for module in modules for figure in module.figures}
    verbs = {verb for module in modules for verb in module.verbs}
    signs = [*(mark for tile in tiles for mark in tile.marks), *(flag for each in features for flag in each.flags)]
    card_names = card_setup.Setup().box().card_names
    return {
        "module": {*BUILT, *catalogue.MODULES},
        "preset": set(PRESETS),
        "player": {name for room in ROOMS.values() for name in (*room.PLAYERS, *room.REFERENCES)},
        "game": set(ROOMS),
        "option": {option.name for option in options},
        "value": {"true", "false"},
        "seat": {str(seat) for seat in range(len(COLOURS))},
        "side": set(SIDES),
        "verb": verbs - figures - {"deploy"},  # told by the figure
        "step": STEPS_THAT_ASK,
        "figure": figures,
        "role": {*ROLES.values(), *(building.role for module in modules for building in module.buildings)},
        "feature": {*(feature.kind for feature in features), *BUILDINGS, "inner_field"},
        "item": {item.name.replace(" ", "_") for module in modules for item in module.items},
        "mark": {mark_noun(sign).id.removeprefix("mark-") for sign in signs},
        "token": {token.name for module in modules for token in module.tokens},
        "place": places - {token.name for module in modules for token in module.tokens},  # told by the token
        "card": {*(card_noun(card).id.removeprefix("card-") for card in card_names), "row", "animals"},
        "event": events_of("carcassonne", {"Awarded", "GameOver", "TileDrawn"}) | events_of("table", set()),
        "award": REASONS,
        "outcome": {"buildings"},
        "to_come": {module.slug for module in modules if "tiles_to_come" in vars(module)},
        "refused": set(STATUS),
        "ended": {"by_clock"},
        "source": {"chest", *CARD_ITEMS},
        "card_verb": set(cards.VERBS),
        "card_step": {"lay_out", "turn", "wrong_colour", "assign_joker"},
        "page-step": STEPS_THAT_ASK,
        "page-card_step": {"lay_out", "turn", "wrong_colour", "assign_joker"},
        "page-way": set(WAYS),
        "card_event": events_of("cardcassonne", {"GameOver"}),
        "card_item": CARD_ITEMS,
    }


def is_called(name: str, block: str) -> bool:
    """Whether a text of a module is called by its rules: they hold its name, or make it of its family and a name, or
    have an event with a field of that family."""
    rules = module_folders().get(block, Path()) / "rules.py"
    family = name.partition("-")[0]
    called = re.compile(rf"""["']({name}["'.]|{family}-{{|{family}["'])|^    {family}: str$""", re.MULTILINE)
    return rules.is_file() and bool(called.search(rules.read_text("utf-8")))


def values(option: RuleOption) -> list[str]:
    """The values of an option that have a text, as its name has them."""
    return [option_text(value).replace("/", "_") for value in option.values if not isinstance(value, bool)]


# --- what there is -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", wanted())
def test_everything_has_a_text(language: str, family: str) -> None:
    missing = {f"{family}-{name}" for name in wanted()[family]} - set(texts(language))
    assert not missing


def homes() -> dict[str, set[str]]:
    """The texts that name a declared thing, with the folders that declare it."""
    found: dict[str, set[str]] = {}
    for module in modules:
        for family in ("figures", "tokens", "places", "marks", "items", "steps"):
            for thing in getattr(module, family):
                found.setdefault(f"{family[:-1]}-{thing.name}", set()).add(module.__module__.split(".")[-2])
        for verb in module.verbs:
            found.setdefault(f"verb-{verb}", set()).add(module.__module__.split(".")[-2])
    for slug, path in catalogue.PATHS.items():
        for mark in catalogue.sheet(slug).marks:
            found.setdefault(f"mark-{mark.name}", set()).add(path.parent.name)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_is_named_in_the_folder_that_declares_it(language: str) -> None:
    known = texts(language)
    elsewhere = {name: known[name].block for name in homes().keys() & known if known[name].block not in homes()[name]}
    assert not elsewhere


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", options, ids=lambda option: option.name)
def test_every_rule_can_be_explained(language: str, option: RuleOption) -> None:
    told = speech(language)
    assert option_help(option, told).endswith(".")
    titles = {value_title(option, value, told) for value in option.values}
    assert len(titles) == len(option.values) and "" not in titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_modules_presets_and_players_have_a_sentence(language: str) -> None:
    for family in ("module", "preset", "player", "game"):
        for name in wanted()[family]:
            sentence = speech(language).say(f"{family}-{name}.sentence")
            assert sentence[0].isupper() and sentence.endswith("."), sentence


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_have_the_same_texts(language: str) -> None:
    ours, english = texts(language), texts("en")
    assert set(ours) == set(english)
    for name, text in ours.items():
        assert text.block == english[name].block, name
        assert words_of(language, name) == words_of("en", name), name
        if name.partition("-")[0] not in NOUNS:
            assert text.attributes == english[name].attributes, name


GIVEN: dict[object, set[str]] = {
    Payment: {"name", "points", "payment"},
    Figure: {"target", "figure", "owner", "where"},
    Cell: {"target", "cell"},
    Place: {"target", "cell", "side"},
}
"""The words for a field of an event with such a value."""
TOLD_OTHERWISE = {"FigureDeployed", "FigureRemoved", "FigureReturned", "Scored"}
TOLD_BY_FIELDS = {
    kind.__name__: kind
    for kind in kinds_of(Event)
    if kind.__name__ in wanted()["event"] - TOLD_OTHERWISE
    and kind.words is Event.words
    and not kind.__module__.startswith("languedoc.cardcassonne.")
}


@pytest.mark.parametrize("name", sorted(TOLD_BY_FIELDS))
def test_the_sentence_of_an_event_asks_only_for_its_fields(name: str) -> None:
    """A seat is told by its name: as `name`, or by the name of the field if that is another one than `seat`."""
    kind = TOLD_BY_FIELDS[name]
    words: set[str] = set()
    for field in fields(kind):
        words.add("name" if field.name == "seat" and "seat" in kind.seat_fields else field.name)
        held = get_type_hints(kind)[field.name]
        words = words.union(*(GIVEN.get(each, set()) for each in (held, *get_args(held))))
    assert words_of("en", f"event-{name}") <= words


# Words for things that are called otherwise in all other texts of a language. German and Dutch take the words of the
# rule books: a Landschaftskarte or Karte, the Wertungstafel; a landschapskaart or kaart, a volgeling, the puntentabel.
OTHER_WORDS = {
    "en": ("cloister",),  # a monastery
    "de": (
        *("Flugmaschine", "Heugabel", "Scheune"),  # a Fluggerät, a Mistgabel, a Gutshof
        *("Landschaftsplättchen", "Startplättchen", "Flussplättchen", "Punktetafel", "Punkteleiste"),
        *("König & Räuber", "Endwertung"),
    ),
    "nl": (
        *("tegel ", "tegel,", "tegel.", "tegel:", "tegel?", "tegels", "horige", "struikrover"),
        *("scorebord", "scorespoor", "eindtelling"),
    ),
}
PLAETTCHEN = ("catapult", "hills_and_sheep", "bathhouses", "presets")  # small tokens; bathhouses have that name, too
RULE_BOOKS = Path(__file__).parents[2] / ".." / "shared" / "seeds"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_has_one_word_in_a_language(language: str) -> None:
    """Names of texts are no words that anybody reads: those before an equals sign are left out."""
    files = [*SOURCES.rglob(f"*{language}.ftl"), *(SOURCES / "i18n" / language).glob("*.ftl")]
    lines = [line.rpartition(" = ")[2] for file in files for line in file.read_text("utf-8").splitlines()]
    assert [line for line in lines if any(word.lower() in line.lower() for word in OTHER_WORDS[language])] == []


def test_in_german_a_tile_is_a_card() -> None:
    files = [*SOURCES.rglob("*de.ftl"), *(SOURCES / "i18n" / "de").glob("*.ftl")]
    called = {file for file in files if "plättchen" in file.read_text("utf-8").lower()}
    assert {file.stem if file.parent.name == "de" else file.parent.name for file in called} == {*PLAETTCHEN}


@pytest.mark.parametrize(
    ("name", "word", "book"),
    [
        ("de:module-king_and_robber", "König & Späher", "001"),
        ("de:role-thief", "Wegelagerer", "000"),
        ("de:figure-follower", "Gefolgsmann", "000"),
        ("de:verb-again", "Landschaftskarte", "000"),
        ("nl:role-thief", "handelsreiziger", "003"),
        ("nl:figure-follower", "volgeling", "003"),
        ("nl:verb-again", "landschapskaart", "003"),
    ],
)
def test_things_have_the_words_of_the_rule_books(name: str, word: str, book: str) -> None:
    language, _, name = name.partition(":")
    assert word.lower() in speech(language).say(name).lower()
    if not RULE_BOOKS.exists():
        pytest.skip("the rule books are not here: ../shared/seeds")
    (file,) = RULE_BOOKS.glob(f"{book}*.txt")
    printed = re.sub(r"\s+", " ", file.read_text("utf-8")).lower().replace("konig", "könig").replace(" und ", " & ")
    assert word.lower() in printed or word.lower().replace("ä", "a") in printed


def test_signs_are_named_in_the_nominative() -> None:
    """They stand by themselves below the question for a tile."""
    told = speech("de")
    marks = [f"mark-{name}" for name in wanted()["mark"]]
    named = [told.say(f"{mark}.a") for mark in marks if "a" in texts("de")[mark].attributes]
    assert named and [name for name in named if name.startswith("einen ")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_without_use(language: str) -> None:
    """A text follows from a name of the engine, is named in the sources, or is mentioned in another text."""
    useful = {f"{family}-{name}" for family, names in wanted().items() for name in names}
    useful |= {f"option-{option.name}-{value}" for option in options for value in values(option)}
    useful |= {each.partition(".")[0] for text in texts(language).values() for each in text.mentioned}
    useful |= {f"terminal-beyond-{side}" for side in ("west", "north", "east", "south")}
    useful |= {f"terminal-card_points-{column}" for column in COLUMNS}
    useful |= {f"look-open_{what}" for what in ("ends", "squares")} | {"look-now", "look-completed"}
    useful |= {f"{family}-{name}" for family in ("verb", "feature") for name in wanted()["figure"]}  # in their own way
    useful |= {f"event-TilePlaced-{tile.id}" for tile in tiles}
    useful |= {name for name, text in texts(language).items() if is_called(name, text.block)}
    useful |= {f"page-{name}" for name in useful if name.startswith(("notice-", "verb-", "event-"))}
    useful |= {f"look-token-{name}" for name in wanted()["token"]}
    useful |= {f"page-can-{verb}" for module in modules for verb in module.verbs}
    useful |= set(re.findall(r"""["']([a-z_]+(?:-[a-z_]+)*)(?:\.[a-z_-]+)?["'{]""", CODE))
    assert not {name for name, text in texts(language).items() if text.block != "page"} - useful


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_is_without_use(language: str) -> None:
    used = {form for text in texts(language).values() for _, form in text.forms}
    used |= {each.partition(".")[2] for text in texts(language).values() for each in text.mentioned}
    used |= set(re.findall(r"""[."']([a-z_]+)["']""", CODE))
    for name, text in texts(language).items():
        for attribute in text.attributes:
            assert used.issuperset(attribute.split("-")), f"{name}.{attribute}"


# --- nouns -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_has_the_forms_that_sentences_ask_for(language: str) -> None:
    known = texts(language)
    figures = {f"figure-{name}" for name in wanted()["figure"]}
    roles = {f"role-{name}" for name in wanted()["role"]}
    cards = {name for name in known if name.startswith("card-") and known[name].block == "cardcassonne"}
    can_be = {
        "figure": figures | roles,
        "figures": figures | roles,
        "role": roles,
        "segment": {f"feature-{kind}" for kind in ON_FEATURES},
        "winner": {f"feature-{kind}" for kind in BUILDINGS},
        "loser": {f"feature-{kind}" for kind in BUILDINGS},
        "feature": {f"feature-{kind}" for kind in ("road", "city", *BUILDINGS)},
        "quarter": {name for name in known if name.startswith("quarter-")},
        "card": cards - {"card-row", "card-animals"},
        "row": {"card-row"},
        "animals": {"card-animals"},
    }
    for name, text in known.items():
        for noun, form in text.forms:
            for each in can_be[noun]:
                assert form in known[each].attributes, f"{name} asks for {each}.{form}"
    paid_only = [name for name in known if name in {f"feature-{figure}" for figure in wanted()["figure"]}]
    for name in ("feature-field", *paid_only):  # never unfinished
        assert {"a", "many"} <= known[name].attributes
    for module in modules:  # as they are told of the tile in the hand
        signs = [sign for mark in module.marks for sign in mark.written]
        assert all("a" in known[mark_noun(sign).id].attributes for sign in signs)
    for kind in ("road", "city", *BUILDINGS):  # above columns of points
        assert "many" in known[f"feature-{kind}"].attributes


# --- speaking ----------------------------------------------------------------------------------------


def test_where_a_language_lacks_a_text_english_is_spoken() -> None:
    german = Speech("de")
    assert german.say("module-tower") == "Der Turm"
    del german._texts.bundle._messages["module-cult"]
    assert not german.knows("module-cult")
    assert german.say("module-cult") == "The Cult"


def test_a_text_that_does_not_exist_is_named() -> None:
    with pytest.raises(LookupError, match="there is no text 'module-moon'"):
        speech("nl").say("module-moon")
    with pytest.raises(LookupError, match="'at' in 'de' with .*: Unknown external: cell"):
        speech("de").say("at")
    with pytest.raises(UnknownLanguage, match="no language 'fr'; allowed: en, de, nl"):
        speech("fr")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "nl_BE"}, "nl"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LANGUEDOC_LANGUAGE": "nl"}, "nl"),
        ({"LANG": "", "LANGUEDOC_LANGUAGE": ""}, "en"),
    ],
)
def test_the_language_of_a_machine(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("language", "one", "some", "many", "row"),
    [
        ("en", "1 point", "12 points", "1,234 points", "Red, Blue and Green"),
        ("de", "1 Punkt", "12 Punkte", "1.234 Punkte", "Red, Blue und Green"),
        ("nl", "1 punt", "12 punten", "1.234 punten", "Red, Blue en Green"),
    ],
)
def test_numbers_and_rows(language: str, one: str, some: str, many: str, row: str) -> None:
    told = speech(language)
    assert [told.say("points", points=number) for number in (1, 12, 1234)] == [one, some, many]
    assert told.row(["Red", "Blue", "Green"]) == row
    assert told.row(["Red"]) == "Red" and told.row([]) == ""


def test_nothing_is_put_around_the_words_that_are_filled_in() -> None:
    """No marks for the direction of writing: a name stays as it is."""
    assert ENGLISH.say("award-ransom.received", name="Zoë {x}", points=3) == "Zoë {x} receives 3 points."


def test_fluent_is_not_loaded_before_somebody_speaks() -> None:
    code = "import sys, languedoc; print([name for name in ('fluent', 'babel') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
