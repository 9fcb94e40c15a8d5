"""What can be played: the catalogue, presets, and what is odd about a setup."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from languedoc import CardGame, Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.presets import PRESETS
from languedoc.carcassonne.setup import Setup
from languedoc.cardcassonne.setup import Setup as CardSetup
from languedoc.errors import LanguedocError, UnknownModule
from languedoc.games import GAMES
from languedoc.i18n import LANGUAGES, speech
from languedoc.server import scene, wire
from scene.scenes import ENGLISH

ME = wire.SeatWish("me", "Ann")
BOT = wire.SeatWish("bot", level="greedy")
OPEN = wire.SeatWish("open")


def new(*seats: wire.SeatWish, **more: object) -> wire.NewGame:
    return wire.NewGame(list(seats or (ME, BOT)), **more)  # type: ignore[arg-type]


def warnings(*seats: wire.SeatWish, **more: object) -> list[str]:
    checked = scene.check_setup(new(*seats, **more), ENGLISH)
    assert checked.problems == []
    return checked.warnings


# ------------------------------------------------------------------------------------ the catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_catalogue_has_a_name_a_sentence_and_a_picture(language: str) -> None:
    tiles, cards = scene.catalogue(speech(language)).games
    assert (tiles.slug, cards.slug) == tuple(GAMES)
    assert [module.slug for module in tiles.modules] == [slug for slug in BUILT if slug != "base"]
    for cards_of_a_kind in ((tiles, cards), tiles.modules, tiles.presets, tiles.bots, cards.bots):
        for card in cards_of_a_kind:
            assert card.name and card.sentence
    for picture in (tiles.picture, cards.picture, *(module.picture for module in tiles.modules)):
        drawn = ET.fromstring(scene.art(f"{picture}.light.svg").content)
        width, height = map(float, drawn.attrib["viewBox"].split()[2:])
        assert width > 0 < height and len(drawn) > 1, f"{picture}: some have no tiles"
    for option in (*tiles.options, *cards.options, *(each for module in tiles.modules for each in module.options)):
        assert option.title and option.help and all(value.title for value in option.values)
    assert [bot.slug for bot in cards.bots] == ["novice", "casual", "skilled", "expert"]


def test_the_rules_of_the_rivers_stand_with_both() -> None:
    """The page shows them with the one that is played, or once."""
    rivers = [module for module in scene.catalogue(ENGLISH).games[0].modules if module.slug.startswith("river")]
    assert len(rivers) == 2 and rivers[0].options == rivers[1].options
    assert "river_course" in [option.name for option in rivers[0].options]


def test_a_setup_has_as_many_tiles_as_its_box() -> None:
    """72 in the base game, its start tile included; the Big Box of 2006 has four expansions with 18, 24, 30 and 18."""
    assert scene.check_setup(new(), ENGLISH).tiles == 72
    assert scene.check_setup(new(preset="first_evening"), ENGLISH).tiles == 72 + 12
    assert scene.check_setup(new(preset="big_box_1"), ENGLISH).tiles == 72 + 18 + 24 + 30 + 18


def test_a_preset_says_how_long_it_takes_with_every_number_of_players() -> None:
    presets = {preset.slug: preset for preset in scene.catalogue(ENGLISH).games[0].presets}
    assert list(presets) == list(PRESETS)
    assert presets["big_box_2006"].times == ["30 min", "30 min", "35 min", "35 min", "35 min"]
    assert len(presets["first_edition"].times) == 4, "it is for 2 to 5"
    assert presets["everything"].times == ["7 h 30 min", "8 h", "8 h", "8 h 30 min", "9 h"]
    assert scene.check_setup(new(preset="everything"), ENGLISH).time == "7 h 30 min"
    assert scene.check_setup(new(*[OPEN] * 6, preset="everything"), speech("de")).time == "9 Std."
    assert scene.check_setup(new(preset="everything", modules=["base", "tower"]), ENGLISH).time == "40 min"


@pytest.mark.parametrize("slug", [preset.slug for preset in scene.catalogue(ENGLISH).games[0].presets])
def test_every_preset_can_be_played(slug: str) -> None:
    preset = next(each for each in scene.catalogue(ENGLISH).games[0].presets if each.slug == slug)
    checked = scene.check_setup(new(preset=slug), ENGLISH)
    assert checked.problems == [] and checked.tiles >= 72
    setup = scene.make_setup(new(preset=slug), 7, ("Ann", "Bob"))
    assert isinstance(setup, Setup)
    assert set(setup.modules) == set(preset.modules)
    assert setup.rules() | preset.options == setup.rules()
    game = Game.of(setup)
    assert scene.title(game.save(), ENGLISH) == preset.name


# ------------------------------------------------------------------------------------ making


def test_a_setup_is_as_it_is_wished_for() -> None:
    wish = new(ME, OPEN, modules=["tower"], options={"no_fields": True}, start=0)
    setup = scene.make_setup(wish, 5)
    assert isinstance(setup, Setup)
    assert (setup.names, setup.modules, setup.seed, setup.start) == (("Ann", "Blue"), ("base", "tower"), 5, 0)
    assert setup.rules()["no_fields"] is True
    assert scene.make_setup(new(), 5).start is None, "who begins is drawn"


def test_modules_that_are_named_go_before_those_of_the_preset() -> None:
    setup = scene.make_setup(new(preset="first_edition", modules=["base", "tower"]), 1)
    assert isinstance(setup, Setup)
    assert (setup.preset, setup.modules) == ("first_edition", ("base", "tower"))


def test_a_card_game_is_made_like_any_other() -> None:
    setup = scene.make_setup(new(game="cardcassonne"), 5, ("Ann", "Bob"))
    assert isinstance(setup, CardSetup) and setup.seed == 5
    assert scene.title(CardGame.of(setup).save(), ENGLISH) == "Cardcassonne"


def test_what_does_not_exist_cannot_be_played() -> None:
    with pytest.raises(UnknownModule):
        scene.make_setup(new(modules=["atlantis"]), 1)
    for wrong in (
        new(modules=["atlantis"]),
        new(preset="atlantis"),
        new(options={"atlantis": True}),
        new(tiles=["atlantis"]),
        new(game="cardcassonne", options={"animal_points": "many"}),
    ):
        (problem,) = scene.check_setup(wrong, ENGLISH).problems
        assert problem.startswith("This cannot be played: ")
        with pytest.raises(LanguedocError):
            scene.make_setup(wrong, 1)


def test_a_title_names_the_modules_where_no_preset_does() -> None:
    assert scene.title(Game(2, modules=["base", "tower"]).save(), ENGLISH) == "Carcassonne, The Tower"


# ------------------------------------------------------------------------------------ checking


@pytest.mark.parametrize(
    ("seats", "more", "problem"),
    [
        (1, {}, "One player; this is for 2 to 6."),
        (7, {}, "7 players; this is for 2 to 6."),
        (6, {"preset": "first_edition"}, "6 players; this is for 2 to 5."),
        (6, {"game": "cardcassonne"}, "6 players; this is for 2 to 5."),
        (0, {}, "0 players; this is for 2 to 6."),
    ],
)
def test_there_must_be_enough_players_and_not_too_many(seats: int, more: dict[str, object], problem: str) -> None:
    checked = scene.check_setup(wire.NewGame([OPEN] * seats, **more), ENGLISH)  # type: ignore[arg-type]
    assert checked.problems == [problem]


def test_one_may_play_alone_where_that_is_allowed() -> None:
    assert warnings(ME, options={"solo": True}) == []


def test_two_players_need_two_names() -> None:
    assert scene.check_setup(new(ME, ME), ENGLISH).problems == ["Two players are called Ann."]


def test_tiles_and_rules_should_go_together() -> None:
    assert warnings(modules=["base"], tiles=["base", "tower"]) == [
        "The tiles of The Tower are in the bag, but its rules are not played."
    ]
    assert warnings(modules=["base", "tower"], tiles=["base"]) == [
        "The Tower is played without its tiles: most of it will not happen."
    ]
    unbuilt = warnings(modules=["base"], tiles=["base", "catapult"])
    assert len(unbuilt) == 1 and "in the bag" in unbuilt[0]


def test_without_farmers_barns_and_pigs_have_no_use() -> None:
    told = warnings(modules=["base", "traders_and_builders"], options={"no_fields": True})
    assert told == ["Without farmers, a part of Traders & Builders has no use."]


def test_a_long_game_is_announced_and_a_short_one_too() -> None:
    assert warnings(preset="everything")[-1].endswith("tiles: this is a long game.")
    assert warnings(*[OPEN] * 6) == ["Each player will have only about 11 turns."]
    assert warnings() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_and_warnings_speak_every_language(language: str) -> None:
    wish = wire.NewGame([OPEN] * 7, preset="everything", tiles=["base", "catapult"], options={"no_fields": True})
    checked = scene.check_setup(wish, speech(language))
    assert len(checked.problems) == 1 and len(checked.warnings) > 5
