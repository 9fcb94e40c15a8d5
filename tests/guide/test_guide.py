"""The play aid: complete, in the order in which games are played, with the right counts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from guide.seed_steps import FINAL, PREPARATION, TURN
from languedoc import Game
from languedoc.carcassonne import words
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.setup import COLOURS, Setup
from languedoc.guide import Guide, guide
from languedoc.guide.html import html
from languedoc.guide.markdown import markdown
from languedoc.guide.model import Line
from languedoc.i18n import LANGUAGES, speech

ALL = tuple(BUILT)
ENGLISH = speech("en")


Rules = dict[str, str | bool]


def made(*modules: str, players: int = 3, language: str = "en", rules: Rules | None = None) -> Guide:
    """The play aid with these modules besides the base game, which may be named, too."""
    others = tuple(module for module in modules if module != "base")
    setup = Setup(names=COLOURS[:players], modules=("base", *others), options=rules or {})
    return guide(setup, speech(language))


def steps(found: Guide) -> list[str]:
    return [line.step for phase in (found.preparation, *found.turn, found.final) for line in phase.lines]


def test_every_numbered_step_of_the_printed_play_aid_is_there() -> None:
    """By both rules for labyrinths, which have steps of their own; in print, too, where the numbers are wanted."""
    both = [made(*ALL, rules={"labyrinth": labyrinth}) for labyrinth in ("simple", "advanced")]
    phases = [(PREPARATION, [each.preparation for each in both]), (FINAL, [each.final for each in both])]
    phases.append((TURN, [phase for each in both for phase in each.turn]))
    for wanted, found in phases:
        shown = {(line.number, line.module) for phase in found for line in phase.lines if "-" in line.number}
        assert shown >= set(wanted.items()) and {number for number, _ in shown} == set(wanted)
    printed = [html(each, ENGLISH, numbers=True) + markdown(each, ENGLISH, numbers=True) for each in both]
    for number in (*PREPARATION, *TURN, *FINAL):
        assert any(f">{number}<" in each and f"[{number}]" in each for each in printed), number


def test_rows_have_the_number_of_the_rule_that_was_agreed() -> None:
    for labyrinth, number, other in (("simple", "2.3-18a", "2.5-22"), ("advanced", "2.3-18b", "2.3-18a")):
        found = made("labyrinths", rules={"labyrinth": labyrinth})
        numbers = [line.number for phase in found.turn for line in phase.lines]
        assert number in numbers and other not in numbers


def test_steps_of_modules_that_are_not_played_are_left_out() -> None:
    assert {line.module for phase in made("tower").turn for line in phase.lines} == {"base", "tower"}
    assert steps(made())[:3] == ["setup_base", "start_layout_order", "choose_first_player"]
    assert [phase.title for phase in made().turn] == ["The tile", "A figure", "Scoring", "End of the turn"]


def test_options_move_steps() -> None:
    usual = {phase.name: [line.step for line in phase.lines] for phase in made("princess_and_dragon").turn}
    early = {
        phase.name: [line.step for line in phase.lines]
        for phase in made("princess_and_dragon", rules={"dragon_timing": "before_wood"}).turn
    }
    assert "dragon_move" in usual["P3b"] and "dragon_move" in early["P2"] and "P3b" not in early


def lines(found: Guide) -> dict[str, Line]:
    return {line.step: line for phase in (found.preparation, *found.turn, found.final) for line in phase.lines}


SWITCHED = [
    ("abbey_and_mayor", "abbey", False, "choose_abbey"),
    ("base", "no_fields", True, "final_fields"),
    ("bridges_castles_bazaars", "bridges", False, "build_bridge"),
    ("bridges_castles_bazaars", "castles", False, "final_castle"),
    ("bridges_castles_bazaars", "bazaars", False, "bazaar"),
    ("cathars", "siege", False, "mod_siege"),
    ("cathars", "escape", False, "siege_escape"),
    ("cult", "cult_challenges", False, "cult_challenge_start"),
    ("hills_and_sheep", "hills", False, "hill_hidden_tile"),
    ("hills_and_sheep", "vineyards", False, "mod_vineyard"),
    ("inns_and_cathedrals", "inns", False, "final_inn_zero"),
    ("inns_and_cathedrals", "cathedrals", False, "mod_cathedral"),
    ("king_and_robber", "king", False, "award_king"),
    ("king_and_robber", "king_robber_scoring", "continuously", "final_robber_baron"),
    ("mage_and_witch", "witch", False, "mod_witch"),
    ("princess_and_dragon", "dragon", False, "dragon_move"),
    ("princess_and_dragon", "fairy", False, "final_fairy"),
    ("princess_and_dragon", "portal", False, "portal_enable"),
    ("princess_and_dragon", "princess", False, "princess_remove"),
    ("traders_and_builders", "goods", False, "award_goods"),
    ("traders_and_builders", "no_fields", True, "final_pig"),
]


@pytest.mark.parametrize(("module", "option", "value", "step"), SWITCHED)
def test_steps_of_rules_that_are_not_used_are_left_out(module: str, option: str, value: str | bool, step: str) -> None:
    assert step in steps(made(module)) and step not in steps(made(module, rules={option: value}))


def test_steps_of_rules_that_are_only_used_when_agreed() -> None:
    assert "score_labyrinth" not in steps(made("labyrinths")) and "robber_active" not in steps(made("robbers"))
    assert "score_labyrinth" in steps(made("labyrinths", rules={"labyrinth": "advanced"}))
    assert "robber_active" in steps(made("robbers", rules={"robber_active": True}))


def test_a_rule_may_turn_must_into_may() -> None:
    cases: list[tuple[str, Rules, str]] = [
        ("princess_and_dragon", {"princess_action": "may"}, "princess_remove"),
        ("crop_circles", {"crop_add": "may"}, "crop_add"),
        ("traders_and_builders", {"builder_optional": True}, "builder_second_part"),
    ]
    for module, rules, step in cases:
        usual, agreed = lines(made(module))[step], lines(made(module, rules=rules))[step]
        assert usual.kind != "may" and agreed.kind == "may" and usual.text != agreed.text


UNSEEN = {
    "solo": "it says how many may play, and the play aid is made for those who do",
    "catapult_skill": "how well somebody throws is chosen on the screen only; at a table people throw themselves",
}
"""Options that change nothing for people at a table."""
BESIDES: dict[str, Rules] = {"labyrinth_counts": {"labyrinth": "advanced"}}
"""Options that matter only where another one is agreed, too."""
CHOSEN = [
    (slug, option.name, value)
    for slug, rules in {rules.slug: rules for rules in BUILT.values()}.items()
    for option in rules.rule_options
    for value in option.values[1:]
    if option.name not in UNSEEN
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("module", "option", "value"), CHOSEN)
def test_every_rule_that_can_be_chosen_changes_what_is_said(
    module: str, option: str, value: str | bool, language: str
) -> None:
    """Not only in the list of rules: a step, a tile or a calculator differs from that of every other value."""
    rules = BUILT[next(slug for slug in BUILT if BUILT[slug].slug == module)]
    values = next(each.values for each in rules.rule_options if each.name == option)
    sheets = ALL if module == "base" else tuple(slug for slug in BUILT if BUILT[slug] is rules)
    besides = BESIDES.get(option, {})
    told = {
        each: replace(made(*sheets, language=language, rules={**besides, option: each}), rules=()) for each in values
    }
    assert [each for each in values if told[each] == told[value]] == [value]


def test_options_that_change_nothing_are_options() -> None:
    known = {option.name for rules in BUILT.values() for option in rules.rule_options}
    assert set(UNSEEN) <= known
    for name in UNSEEN:
        rules = next(rules for rules in BUILT.values() if name in {each.name for each in rules.rule_options})
        values = next(each.values for each in rules.rule_options if each.name == name)
        told = [replace(made(rules.slug, rules={name: value}), rules=()) for value in values]
        assert told.count(told[0]) == len(told), name


@pytest.mark.parametrize(
    ("module", "option", "step", "usual", "agreed"),
    [
        ("base", ("field_scoring", "per_city_4"), "final_fields", "3 points for each", "4 points, once"),
        ("base", ("tiny_city", "two_points"), "score_city", "2 points for each of its tiles", "only 2 points"),
        ("base", ("road_loop_completes", False), "score_road", "or when it is a ring", "never completed"),
        ("abbey_and_mayor", ("barn_beside_barn", True), "place_barn", "No barn may be", "Other barns"),
        ("abbey_and_mayor", ("wagon_stop", "nearby"), "wagon_move", "on any tile of it", "where the two meet"),
        ("abbey_and_mayor", ("wagon_move", "C2"), "wagon_move", "an adjoining unfinished", "one of the 8 around"),
        ("bridges_castles_bazaars", ("bridges", False), "setup_bridges_castles", "3 bridges", "no bridges"),
        ("bridges_castles_bazaars", ("bazaar_mode", "no_auction"), "bazaar", "bids once", "picks one"),
        ("bridges_castles_bazaars", ("bids_on_credit", True), "bazaar", "Nobody bids more", "fall below 0"),
        ("bridges_castles_bazaars", ("castle_by_owner", True), "castle_conversion", "If you complete", "its owner may"),
        ("bridges_castles_bazaars", ("castle_always_counts", True), "final_castle", "a finished", "every castle"),
        ("count", ("count_moves", "clockwise"), "move_count", "you may move", "clockwise"),
        ("hills_and_sheep", ("hill_tiebreak", "count_on_hill"), "tiebreak_hill", "a follower", "most followers"),
        ("king_and_robber", ("king_robber_scoring", "15_or_40"), "final_king", "1 point for", "15 points, or 40"),
        ("little_buildings", ("building_values", "3/2/1"), "setup_houses", "gets 6", "equally many"),
        ("little_buildings", ("building_values", "3/2/1"), "mod_houses", "1 more point", "a tower brings 3"),
        ("monasteries", ("monasteries_keep", "add"), "setup_monasteries", "Take the six", "of the base game stay"),
        ("princess_and_dragon", ("fairy_binding", "tile"), "fairy_scoring", "a follower in what", "each of their"),
        ("tower", ("tower_capture_own", False), "tower_capture", "Your own comes home", "It must be another"),
        ("watchtowers", ("watchtower_owner", "meeple_owner"), "score_watchtower", "you first", "standing there"),
        ("wind_roses", ("rose_placement", "free"), "wind_rose_points", "turned rightly", "may lie anywhere"),
        ("crop_circles", ("crop_add", "may"), "crop_add", "everybody puts", "everybody may put"),
        ("cathars", ("siege_escape", "any_tile"), "siege_escape", "the siege of", "any tile of"),
    ],
)
def test_steps_tell_the_rules_that_were_agreed(
    module: str, option: tuple[str, str | bool], step: str, usual: str, agreed: str
) -> None:
    name, value = option
    told, changed = lines(made(module))[step].text, lines(made(module, rules={name: value}))[step].text
    assert usual in told and agreed not in told
    assert agreed in changed and (usual not in changed or option == ("tiny_city", "two_points"))


def test_a_step_says_what_other_modules_do_to_it() -> None:
    found = made("inns_and_cathedrals", "cathars")
    lines = {line.step: line for phase in found.turn for line in phase.lines}
    assert [each.step for each in lines["score_road"].together] == ["strength_big", "mod_inn"]
    assert [each.owner for each in lines["score_city"].together][-1] == "The Cathars"
    assert all(line.together == () for phase in made().turn for line in phase.lines)
    assert "With The Cathars: " in html(found, ENGLISH)


def together(found: Guide, step: str) -> dict[str, str]:
    """What is different about a step with other modules, by their names."""
    return {each.owner: each.text for each in lines(found)[step].together if not each.title}


def test_a_step_says_what_is_different_with_other_modules() -> None:
    moved = together(made("princess_and_dragon", "count", "tower", "abbey_and_mayor"), "dragon_move")
    assert set(moved) == {"The Count of Carcassonne", "The Tower", "Abbey & Mayor"}
    assert "never enters the city of Carcassonne" in moved["The Count of Carcassonne"]
    assert together(made("princess_and_dragon"), "dragon_move") == {}
    told = made("count")
    assert "one completed city" in together(told, "final_fields")["The Count of Carcassonne"]
    assert "With The Count of Carcassonne: At a field" in html(told, ENGLISH)
    assert "    - With The Count of Carcassonne: At a field" in markdown(told, ENGLISH)


def test_what_is_different_with_other_modules_depends_on_the_rules() -> None:
    for option, wanted, other in (("follower", "the barn may not", ", too"), ("figure", ", too", "the barn may not")):
        found = made("abbey_and_mayor", "festival", rules={"festival_return": option})
        told = together(found, "festival_return")["Abbey & Mayor"]
        assert wanted in told and other not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_different_together_is_a_sentence(language: str) -> None:
    both = [made(*ALL, language=language, rules={"labyrinth": labyrinth}) for labyrinth in ("simple", "advanced")]
    told = [each for found in both for line in lines(found).values() for each in line.together]
    assert len({(each.owner, each.text) for each in told}) > 200
    wrong = [each.text for each in told if each.text[0].islower() or each.text[-1] not in ".)" or "{" in each.text]
    assert wrong == []


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
    rules = {rule.name: rule for rule in made("tower", rules={"tower_capture_wagon": True}).rules}
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
