"""The play aid: complete, in the order in which games are played, with the right counts."""

from __future__ import annotations

import random

import pytest

from guide.seed_steps import FINAL, PREPARATION, TURN
from languedoc import Game
from languedoc.carcassonne import words
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.setup import COLOURS, Setup
from languedoc.guide import Guide, guide
from languedoc.guide.compose import WITHIN
from languedoc.guide.html import html
from languedoc.guide.markdown import markdown
from languedoc.i18n import LANGUAGES, speech

ALL = tuple(BUILT)
ENGLISH = speech("en")
ENOUGH = 150  # choices of a game whose steps are compared


def made(*modules: str, players: int = 3, language: str = "en", **options: str | bool) -> Guide:
    setup = Setup(names=COLOURS[:players], modules=("base", *modules), options=options)
    return guide(setup, speech(language))


def steps(found: Guide) -> list[str]:
    return [line.step for phase in (found.preparation, *found.turn, found.final) for line in phase.lines]


def test_every_numbered_step_of_the_printed_play_aid_is_there() -> None:
    found = made(*ALL[1:])
    for phases, wanted in (((found.preparation,), PREPARATION), (found.turn, TURN), ((found.final,), FINAL)):
        shown = {(line.number, line.module) for phase in phases for line in phase.lines}
        assert set(wanted.items()) - shown == set()
        known = {line.number for phase in phases for line in phase.lines if "-" in line.number}
        assert known <= set(wanted)


def test_steps_of_modules_that_are_not_played_are_left_out() -> None:
    assert {line.module for phase in made("tower").turn for line in phase.lines} == {"base", "tower"}
    assert steps(made())[:3] == ["setup_base", "start_layout_order", "choose_first_player"]
    assert [phase.title for phase in made().turn] == ["The tile", "A figure", "Scoring", "End of the turn"]


def test_options_move_steps() -> None:
    usual = {phase.name: [line.step for line in phase.lines] for phase in made("princess_and_dragon").turn}
    early = {
        phase.name: [line.step for line in phase.lines]
        for phase in made("princess_and_dragon", dragon_timing="before_wood").turn
    }
    assert "dragon_move" in usual["P3b"] and "dragon_move" in early["P2"] and "P3b" not in early


def agreed_on(module: str, option: str, value: str | bool) -> Guide:
    """The play aid of a game with one module and one rule that is not the usual one."""
    return guide(Setup(names=COLOURS[:3], modules=("base", module), options={option: value}), speech("en"))


def texts(found: Guide) -> dict[str, str]:
    return {line.step: line.text for phase in (found.preparation, *found.turn, found.final) for line in phase.lines}


@pytest.mark.parametrize(
    ("module", "option", "step"),
    [
        ("bridges_castles_bazaars", "bridges", "build_bridge"),
        ("bridges_castles_bazaars", "castles", "final_castle"),
        ("bridges_castles_bazaars", "bazaars", "bazaar"),
        ("hills_and_sheep", "hills", "hill_hidden_tile"),
        ("hills_and_sheep", "vineyards", "mod_vineyard"),
        ("cathars", "siege", "mod_siege"),
        ("cathars", "escape", "siege_escape"),
        ("mage_and_witch", "witch", "mod_witch"),
    ],
)
def test_steps_of_rules_that_are_switched_off_are_left_out(module: str, option: str, step: str) -> None:
    assert step in steps(made(module)) and step not in steps(agreed_on(module, option, False))


@pytest.mark.parametrize(
    ("module", "option", "step", "usual", "agreed"),
    [
        ("bridges_castles_bazaars", ("bridges", False), "setup_bridges_castles", "3 bridges", "no bridges"),
        ("bridges_castles_bazaars", ("bazaar_mode", "no_auction"), "bazaar", "bids once", "picks one"),
        ("bridges_castles_bazaars", ("castle_by_owner", True), "castle_conversion", "If you complete", "its owner may"),
        ("bridges_castles_bazaars", ("castle_always_counts", True), "final_castle", "a finished", "every castle"),
        (
            "monasteries",
            ("monasteries_keep", "add"),
            "setup_monasteries",
            "Take the six",
            "those of the base game stay",
        ),
        ("watchtowers", ("watchtower_owner", "meeple_owner"), "score_watchtower", "you first", "standing there"),
        ("wind_roses", ("rose_placement", "free"), "wind_rose_points", "turned rightly", "may lie anywhere"),
        ("crop_circles", ("crop_add", "may"), "crop_add", "everybody puts", "everybody may put"),
        ("cathars", ("siege_escape", "any_tile"), "siege_escape", "the siege of", "any tile of"),
        ("little_buildings", ("building_values", "3/2/1"), "setup_houses", "gets 6", "equally many"),
        ("little_buildings", ("building_values", "3/2/1"), "mod_houses", "1 more point", "a tower brings 3"),
        ("hills_and_sheep", ("hill_tiebreak", "count_on_hill"), "tiebreak_hill", "a follower", "most followers"),
    ],
)
def test_steps_tell_the_rules_that_were_agreed(
    module: str, option: tuple[str, str | bool], step: str, usual: str, agreed: str
) -> None:
    told, changed = texts(made(module))[step], texts(agreed_on(module, *option))[step]
    assert usual in told and agreed not in told
    assert agreed in changed and usual not in changed


@pytest.mark.parametrize("seed", range(12))
def test_games_are_played_in_the_order_of_the_guide(seed: int) -> None:
    """The questions of a random game are in the guide; within a part of a turn they come in its order."""
    chance = random.Random(seed)
    modules = ("base", *chance.sample(ALL[1:], 5 if seed else len(ALL) - 1))
    game = Game(3, modules=list(modules), seed=seed)
    found = guide(game.setup, ENGLISH)
    within = {line.step for phase in found.turn if phase.name == WITHIN for line in phase.lines}
    order = [step for step in steps(found) if step not in within]
    tile = order.index("place_tile")
    before, laid = "", 0
    for _ in range(ENOUGH):
        if game.over:
            break
        step = game.decision.step
        assert step in order or step in within
        if step not in within:
            placed = game.state.board.pieces
            if before and placed == laid and order.index(step) < order.index(before):
                assert order.index(step) <= tile, f"{step} after {before}"  # the tile of another part or turn
            before, laid = step, placed
        game.choose(chance.randrange(game.count))


def test_a_step_says_what_other_modules_do_to_it() -> None:
    found = made("inns_and_cathedrals", "cathars")
    lines = {line.step: line for phase in found.turn for line in phase.lines}
    assert [each.step for each in lines["score_road"].together] == ["strength_big", "mod_inn"]
    assert [each.owner for each in lines["score_city"].together][-1] == "The Cathars"
    assert all(line.together == () for phase in made().turn for line in phase.lines)
    assert "With The Cathars: " in html(found, ENGLISH)


# --- counts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_gets_as_many_pieces_as_in_a_game(players: int) -> None:
    modules = ("tower", "bridges_castles_bazaars", "little_buildings")
    game = Game(players, modules=["base", *modules], seed=1)
    held = words.holdings(game, 0, ENGLISH)
    told = {line.step: line.text for line in made(*modules, players=players).preparation.lines}
    pieces, bridges, castles, buildings = (
        next(each for each in held if each.endswith(f" {name}"))
        for name in ("tower pieces", "bridges", "castles", "little buildings")
    )
    assert f"gets {pieces}." in told["setup_tower_pieces"]
    assert f"gets {bridges} and {castles}." in told["setup_bridges_castles"]
    assert f"gets {buildings};" in told["setup_houses"]


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_gets_as_many_double_tiles_as_in_a_game(players: int) -> None:
    held = words.holdings(Game(players, modules=["base", "german_castles"], seed=1), 0, ENGLISH)
    number = 2 if "2 castles" in held else 1
    told = {line.step: line.text for line in made("german_castles", players=players).preparation.lines}
    assert told["setup_german_castles"].endswith(f": {number}.")


@pytest.mark.parametrize(("players", "bathhouses"), [(2, 4), (3, 5), (4, 6), (6, 6)])
def test_bathhouses_in_the_bag(players: int, bathhouses: int) -> None:
    told = {line.step: line.text for line in made("bathhouses", players=players).preparation.lines}
    assert f"mix {bathhouses} of them" in told["setup_bathhouses"]
    assert f": {71 + bathhouses} lie in the bag." in told["setup_base"]


def test_tiles_and_things_are_listed() -> None:
    parts = {part.slug: part for part in made("tower", "abbey_and_mayor").parts}
    assert sum(each.count for each in parts["base"].tiles) == 72
    assert sum(each.count for each in parts["tower"].tiles) == 18
    assert [thing.title for thing in parts["abbey_and_mayor"].things][:3] == ["Mayor", "Wagon", "Barn"]


def test_rules_that_differ_are_told() -> None:
    rules = {rule.name: rule for rule in made("tower", tower_capture_wagon=True).rules}
    assert rules["tower_capture_wagon"].value == "yes" and not rules["tower_capture_wagon"].usual
    assert rules["tiny_city"].usual


# --- printed -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_printed(language: str) -> None:
    found, told = made(*ALL[1:], players=4, language=language), speech(language)
    for line in (line for phase in (found.preparation, *found.turn, found.final) for line in phase.lines):
        assert line.text.endswith("."), line.step
    written, page = markdown(found, told, numbers=True), html(found, told, numbers=True)
    for line in found.final.lines:
        assert line.title in written and f'id="{line.step}"' in page
    assert "{" not in written and "[2.2-8]" in written
    assert page.count("<figure>") == sum(len(part.tiles) for part in found.parts)
    assert set(_asked(page)) <= set(_drawn(page))


def test_numbers_are_shown_only_when_wanted() -> None:
    assert "2.2-8" not in markdown(made(), ENGLISH) and ">2.2-8<" not in html(made(), ENGLISH)


def _asked(page: str) -> list[str]:
    return [part.partition('"')[0] for part in page.split('href="#')[1:]]


def _drawn(page: str) -> list[str]:
    return [part.partition('"')[0] for part in page.split(' id="')[1:]]
