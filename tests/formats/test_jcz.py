"""Saved games of JCloisterZone: opened, followed, compared."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from helpers.command import run
from helpers.recorded import (
    COMMIT,
    CONFORMANCE,
    ON_ROAD,
    PASS,
    SPRING,
    UNDO,
    Json,
    deploy,
    place,
    recorded,
    recordings,
    written,
)
from languedoc import Game
from languedoc.carcassonne.events import TileRemoved
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.setup import all_options
from languedoc.carcassonne.tiles import catalogue
from languedoc.errors import Unsupported
from languedoc.formats import jcz
from languedoc.formats.jcz import setup as importing
from languedoc.formats.jcz.reading import Recording, parse
from languedoc.formats.jcz.replay import Parted, Replay
from languedoc.formats.jcz.setup import imported
from languedoc.formats.jcz.tables import BRINGING_SETS, CHOICES, ELEMENTS, HOUSE_RULES, MEEPLES, RULES, tile_sets


def reading(file: Json) -> Recording:
    return parse(json.dumps(file).encode())


def followed(file: Json) -> Replay:
    return jcz.replayed(reading(file))


def results(folder: Path, file: Json) -> list[Any]:
    return [result for _, result in jcz.check(written(folder, file)).assertions]


BAD_START = ({"tile": "BA/C", "x": 0, "y": 0, "rotation": 0},)


# --- following ---------------------------------------------------------------------------------------


CITY = (place("BA/C", 0, -1, 180), deploy("0.small.1", 0, -1, "City", "S"), COMMIT)
"""Anna completes the city of the start tile, for 4."""


def test_a_city_is_built_and_paid_with_the_commit() -> None:
    replay = followed(recorded(*CITY, points=[(0, 0), (0, 0), (4, 0)], fits=[(0, "BA/C", 4)]))
    assert replay.done == 3
    assert replay.game.scores == (4, 0)
    assert replay.difference is None


def test_the_game_becomes_one_of_ours_and_can_be_saved_and_played_on() -> None:
    replay = followed(recorded(*ON_ROAD, place("BA/L", 0, 1), deploy("1.small.1", 0, 1, "Monastery", "I"), COMMIT))
    game = replay.plain_game()
    assert game.choices == ("place 1,0 N", "follower road:E", "place 0,1 N", "follower monastery")
    assert game.setup.names == ("Anna", "Bert")
    again = Game.load(game.save())
    assert again.scores == game.scores and again.decision == game.decision
    assert len(game.setup.bag or ()) == 71, "the tiles that nobody has drawn yet are in the bag, too"
    while not again.over:
        again.choose(0)


def test_every_figure_by_its_name() -> None:
    replay = followed(
        recorded(
            *(place("BA/RFr", 1, 0), deploy("0.big.1", 1, 0, "Road", "WE"), COMMIT),
            *(place("BA/L", 0, 1), deploy("1.small.1", 0, 1, "Field", "NL.NR.EL.ER.SL.SR.WL.WR"), COMMIT),
            *(place("BA/RFr", 2, 0), deploy("0.builder.1", 2, 0, "Road", "WE"), COMMIT),
            *(place("BA/L", 1, 1), deploy("1.pig.1", 1, 1, "Field", "NL.NR.EL.ER.SL.SR.WL.WR"), COMMIT),
            sets={"inns-and-cathedrals:1": 1, "traders-and-builders:2": 1},
            elements={"big-follower": 1, "builder": 1, "pig": 1, "inn": True, "cathedral": True, "traders": True},
        )
    )
    standing = {(seat, kind) for _, seat, kind, _ in replay.game.state.standing()}
    assert standing == {(0, "big_follower"), (1, "follower"), (0, "builder"), (1, "pig")}


def test_all_but_one_side_and_an_inner_field() -> None:
    replay = followed(
        recorded(
            *(place("BA/CccR", 0, -1, 180), deploy("0.small.1", 0, -1, "City", "_N"), COMMIT),
            *(place("TB/CcCc.w", 1, -1, 0), deploy("1.small.1", 1, -1, "Field", "I"), COMMIT),
            sets={"traders-and-builders:1": 1},
            elements={"builder": 1, "pig": 1, "traders": True},
        )
    )
    assert replay.plain_game().choices[1::2] == ("follower city:E", "follower field:-")


@pytest.mark.parametrize(("location", "name"), [("I", "-"), ("II", "-2"), ("INNER_FARM_B", "-2")])
def test_one_of_two_inner_fields(location: str, name: str) -> None:
    """`I` and `II` are the two fields between cities that cross."""
    farmer = deploy("0.small.1", 0, -1, "Field", location)
    replay = followed(recorded(place("KR/CCcc", 0, -1), farmer, COMMIT, sets={"king-and-robber:1": 1}))
    assert replay.plain_game().choices[-1] == f"follower field:{name}"


def test_what_they_do_not_ask_is_passed() -> None:
    file = recorded(place("BA/RFr", 1, 0), COMMIT, place("BA/RFr", 2, 0), PASS, COMMIT)
    assert followed(file).plain_game().choices == ("place 1,0 N", "pass", "place 2,0 N", "pass")


def test_a_forced_place_is_followed_too() -> None:
    """Where a tile fits in one way only, a game of ours places it unasked; theirs tells it."""
    replay = followed(
        recorded(
            *CITY,
            *(place("BA/LR", -1, 0, 270), COMMIT),
            *(place("BA/CccR+", 1, 0, 90), COMMIT),
            fits=[(0, "BA/C", 4), (3, "BA/LR", 14), (5, "BA/CccR+", 1)],
        )
    )
    assert replay.difference is None
    assert replay.plain_game().choices[-2:] == ("pass", "pass")


def test_undo_takes_the_last_message_back() -> None:
    replay = followed(
        recorded(
            place("BA/RFr", 1, 0),
            deploy("0.small.1", 1, 0, "Road", "WE"),
            UNDO,
            deploy("0.small.1", 1, 0, "Field", "NL.NR.EL.WR"),
            COMMIT,
        )
    )
    assert replay.plain_game().choices == ("place 1,0 N", "follower field:NL")


def test_the_whole_placement_can_be_undone() -> None:
    replay = followed(recorded(place("BA/RFr", 1, 0), UNDO, place("BA/RFr", -1, 0), PASS, COMMIT))
    assert replay.plain_game().choices == ("place -1,0 N", "pass")


# --- drawing -----------------------------------------------------------------------------------------


def test_the_order_of_drawing_goes_before_the_tiles_placed() -> None:
    file = recorded(*ON_ROAD, draws=["BA/RFr", "BA/RRRR"])
    setup = imported(reading(file)).setup
    assert (setup.bag or ())[:2] == ("U", "X")
    assert len(setup.bag or ()) == 71


def test_a_tile_that_fits_nowhere_leaves_both_games() -> None:
    replay = followed(recorded(*CITY, place("BA/RFr", 1, 0), PASS, COMMIT, draws=["BA/C", "BA/Cccc+", "BA/RFr"]))
    assert TileRemoved(1, "C") in replay.game.events
    assert replay.done == 6


def test_the_game_ends_where_the_file_says() -> None:
    file = recorded(*ON_ROAD, draws=["BA/RFr", "BA/RFr", "BA/L"], end=1)
    replay = followed(file)
    assert replay.game.over
    assert replay.game.scores == (2, 0)
    assert followed(recorded(*ON_ROAD, draws=["BA/RFr", "#END"], end=1)).game.over


def test_nothing_happens_after_the_end_of_a_game(tmp_path: Path) -> None:
    for more in (COMMIT, PASS):
        report = jcz.check(written(tmp_path, recorded(*ON_ROAD, more, draws=["BA/RFr", "#END"], end=1)))
        assert report.error == "replay[3]: the game is over"


def test_players_with_the_same_name_are_told_apart() -> None:
    assert followed(recorded(*ON_ROAD, names=("Anna", "Anna"))).game.setup.names == ("Anna", "Anna 2")
    assert followed(recorded(*ON_ROAD, names=("Anna 2", "Anna", ""))).game.setup.names == ("Anna 2", "Anna", "Player 3")


def test_a_long_sentence_is_shortened_in_print(tmp_path: Path) -> None:
    path = written(tmp_path, recorded(*ON_ROAD, test=["so " * 1000]))
    text = run("import", "--check", str(path)).stdout
    assert "unsupported: so so" in text and len(text) < 1000


def test_the_next_tile_is_the_one_that_the_test_names(tmp_path: Path) -> None:
    sentences = [
        "Available action TilePlacement for BA/Cccc+",
        "TilePlacement BA/Cccc+ options: [0,-1] - [0,90,180,270]",
    ]
    assert results(tmp_path, recorded(*ON_ROAD, test=sentences)) == [True, True]


# --- setups ------------------------------------------------------------------------------------------


def setup_of(**more: Any) -> Any:
    return imported(reading(recorded(**more))).setup


def test_what_is_as_we_play_is_not_mentioned() -> None:
    setup = setup_of()
    assert setup.modules == ("base",)
    assert dict(setup.options) == {"timing_profile": "official"}
    assert not setup.figures and not setup.copies


def test_more_or_fewer_figures() -> None:
    assert setup_of(elements={"small-follower": 1}).figures == {"follower": 1}
    assert setup_of(elements={"small-follower": 0}).figures == {"follower": 0}
    pig = setup_of(elements={"pig": 1})
    assert pig.modules == ("base", "traders_and_builders")
    assert pig.tile_sets == ("base",)
    assert pig.figures == {"builder": 0}
    assert pig.options["goods"] is False


def test_figures_that_nobody_has_are_not_offered() -> None:
    replay = followed(recorded(*ON_ROAD, place("BA/RFr", 2, 0), elements={"small-follower": 1}))
    assert replay.game.decision.step == "phase_figure"
    assert replay.game.state.in_supply(0) == {"follower": 0}


def test_two_boxes() -> None:
    setup = setup_of(sets={"basic:1": 2})
    assert setup.copies["base/D"] == 8
    assert len(setup.bag) == 143


def test_both_editions_are_the_same_tiles() -> None:
    assert len(setup_of(sets={"basic:1": 0, "basic:2": 1}).bag) == 71
    file = recorded(place("BA/RFrG", 1, 0), PASS, COMMIT, sets={"basic:1": 0, "basic:2": 1})
    assert followed(file).done == 3


def test_cult_places_of_five_and_of_six() -> None:
    assert len(setup_of(sets={"cult/5": 1}).bag) == 76
    six = setup_of(sets={"cult/6": 1}, elements={"shrine": True})
    assert len(six.bag) == 77
    assert six.options.get("cult_challenges", True) is True
    assert setup_of(sets={"cult/6": 1}).options["cult_challenges"] is False


def test_tiles_without_their_rules() -> None:
    setup = setup_of(sets={"princess-and-dragon:1": 1})
    assert setup.modules == ("base",)
    assert setup.tiles == ("base", "princess_and_dragon")


def test_rules_with_several_values() -> None:
    assert setup_of(rules={"tiny-city-scoring": "2"}).options["tiny_city"] == "two_points"
    assert setup_of(rules={"tiny-city-scoring": 2}).options["tiny_city"] == "two_points"
    king = setup_of(elements={"king": True, "robber": True}, rules={"king-and-robber-scoring": "15/40"})
    assert king.options["king_robber_scoring"] == "15_or_40"
    assert setup_of(elements={"king": True}).options["robber"] is False


def test_without_farmers() -> None:
    file = recorded()
    del file["setup"]["elements"]["farmers"]
    assert imported(reading(file)).setup.options["no_fields"] is True


def test_one_player_and_odd_names() -> None:
    assert setup_of(names=["Anna"]).options["solo"] is True
    assert setup_of(names=["  ", "\n", "x" * 99, " Bert "]).names == ("Player 1", "Player 2", "x" * 60, "Bert")


def test_both_rivers_are_one() -> None:
    setup = setup_of(sets={"river/1:1": 1, "river/2:1": 1}, start=SPRING)
    assert setup.options["river_combination"] == "one_river"
    assert setup.options["fork_is_first_turn"] is True


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"sets": {"winter:1": 1}}, "the tile set 'winter:1'"),
        ({"sets": {"basic:1": 0}}, "without the tile set 'basic'"),
        ({"elements": {"abbot": 1}}, "the element 'abbot'"),
        ({"elements": {"inn": 2}}, "the element 'inn' 2 times"),
        ({"sets": {"goldmines": 1}, "elements": {"gold": 1}}, "the module 'goldmines' is not built yet"),  # as if
        ({"rules": {"own-rule": "may"}}, "the rule 'own-rule'"),
        ({"rules": {"tiny-city-scoring": "3"}}, "the rule 'tiny-city-scoring' with the value '3'"),
        ({"start": BAD_START}, "a game that begins with BA/C at 0,0"),
    ],
)
def test_what_we_do_not_have_is_unsupported_by_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, more: Any, words: str
) -> None:
    monkeypatch.setattr(importing, "BUILT", {slug: BUILT[slug] for slug in BUILT if slug != "goldmines"})
    file = recorded(*ON_ROAD, test=["Anna has 0 points"], **more)
    with pytest.raises(Unsupported, match=".*"):
        followed(file)
    report = jcz.check(written(tmp_path, file))
    assert report.error is not None and report.error.startswith("unsupported: ") and words in report.error
    assert report.assertions == (("Anna has 0 points", "unsupported"),), "what cannot be played is never passed"
    assert not report.ok


# --- sentences ---------------------------------------------------------------------------------------

TOLD: tuple[tuple[str, Any], ...] = (
    ("Anna has 0 points", True),
    ("Anna has 0 points.", True),
    ("Anna has 1 point.", False),
    ("Carl has 0 points", "unsupported"),
    ("Anna scored city for 4 points", False),
    ("Anna scored breakfast for 4 points", "unsupported"),
    ("Phase is ActionPhase", True),
    ("phase is TilePhase", False),
    ("Phase is BreakfastPhase", "unsupported"),
    ("Phase is GameOverPhase", False),
    ("Player can pass", True),
    ("Player can't pass", False),
    ("Undo is allowed", True),
    ("Undo is not allowed", False),
    ("Available action Meeple for SmallFollower", True),
    ("Available action Meeple for BigFollower", False),
    ("Available action Meeple for Breakfast", "unsupported"),
    ("Available action Confirm", False),
    ("Available action Breakfast", "unsupported"),
    ("Meeple SmallFollower options: {Road,WE,[1,0]}; {Field,NL.NR.EL.WR,[1,0]}; {Field,ER.SL.SR.WL,[1,0]}", True),
    ("Meeple SmallFollower options: {Road,WE,[1,0]}; {Field,NL.NR.EL.WR,[1,0]}", False),
    ("Meeple SmallFollower options: {Road,NS,[1,0]}; {Field,NL.NR.EL.WR,[1,0]}; {Field,ER.SL.SR.WL,[1,0]}", False),
    ("Meeple SmallFollower options: everywhere", "unsupported"),
    ("TilePlacement BA/RFr options: [2,0] - [0,180]", False),
    ("TowerPiece options: {Tower,I,[1,0]}", False),
    ("MoveDragon options: [1,0]; [2,0]", False),
    ("Breakfast options: [1,0]", "unsupported"),
    ("It rains", "unsupported"),
)


@pytest.mark.parametrize(("sentence", "result"), TOLD)
def test_sentences(tmp_path: Path, sentence: str, result: Any) -> None:
    assert results(tmp_path, recorded(place("BA/RFr", 1, 0), test=[sentence])) == [result]


def test_sentences_before_the_commit(tmp_path: Path) -> None:
    sentences = ["Phase is CommitActionPhase", "Player can't pass", "Anna has 0 points", "Undo is allowed"]
    sentences.append("Available action Confirm")
    file = recorded(place("BA/C", 0, -1, 180), deploy("0.small.1", 0, -1, "City", "S"), test=sentences)
    assert results(tmp_path, file) == [True] * 5


def test_sentences_after_the_scoring(tmp_path: Path) -> None:
    sentences = ["Anna scored city for 4 points", "Anna has 4 points", "Bert has 0 points", "Undo is not allowed"]
    file = recorded(place("BA/C", 0, -1, 180), deploy("0.small.1", 0, -1, "City", "S"), COMMIT, test=sentences)
    assert results(tmp_path, file) == [True] * 4


def test_sentences_when_the_game_is_over(tmp_path: Path) -> None:
    sentences = ["Phase is GameOverPhase", "Player can't pass", "Phase is CommitActionPhase", "Player can pass"]
    file = recorded(*ON_ROAD, draws=["BA/RFr"], end=1, test=[*sentences, "Available action Meeple for SmallFollower"])
    assert results(tmp_path, file) == [True, True, False, False, False]


# --- comparing ---------------------------------------------------------------------------------------


def test_the_first_difference_in_points(tmp_path: Path) -> None:
    report = jcz.check(written(tmp_path, recorded(*ON_ROAD, points=[(0, 0), (0, 1), (0, 2)])))
    assert report.data()["oracle"] == {
        "messages": 3,
        "first_difference": {"message": 1, "expected": [0, 1], "got": [0, 0]},
    }
    assert not report.ok and report.error is None


def test_the_first_difference_in_places(tmp_path: Path) -> None:
    report = jcz.check(written(tmp_path, recorded(*ON_ROAD, fits=[(0, "BA/RFr", 7)])))
    assert report.data()["oracle"]["first_difference"] == {
        "message": 0,
        "expected": {"tile": "BA/RFr", "places": 7},
        "got": {"tile": "BA/RFr", "places": 6},
    }
    assert jcz.check(written(tmp_path, recorded(*ON_ROAD, fits=[(0, "BA/RFr", 6)]))).ok


@pytest.mark.parametrize(
    ("messages", "draws", "at"),
    [
        ((place("BA/RFr", 5, 5),), None, 0),
        ((place("BA/RFr", 1, 0, 90),), None, 0),
        ((place("BA/RFr", 1, 0), deploy("0.small.1", 1, 0, "City", "N"), COMMIT), None, 1),
        ((place("BA/RFr", 1, 0), deploy("1.small.1", 1, 0, "Road", "WE"), COMMIT), None, 1),
        ((place("BA/RFr", 1, 0), deploy("0.big.1", 1, 0, "Road", "WE")), None, 1),
        ((place("BA/RFr", 1, 0),), ["BA/L", "BA/RFr"], 0),
    ],
)
def test_what_cannot_be_chosen_is_a_difference(tmp_path: Path, messages: Any, draws: Any, at: int) -> None:
    file = recorded(*messages, draws=draws, test=["Anna has 0 points"])
    with pytest.raises(Parted):
        followed(file)
    report = jcz.check(written(tmp_path, file))
    assert report.error is not None and report.error.startswith(f"replay[{at}]")
    assert report.difference is not None and report.difference.message == at
    assert report.assertions == (("Anna has 0 points", False),)


# --- the tables --------------------------------------------------------------------------------------


def test_every_tile_in_the_table_exists() -> None:
    for name, tile_set in tile_sets().items():
        sheet = catalogue.sheet(tile_set.sheet)
        for tile in tile_set.tiles:
            assert sheet.tile(tile).id == tile, name
        theirs = [each for names in tile_set.tiles.values() for each in names]
        assert len(set(theirs)) == len(theirs), name


@pytest.mark.parametrize("slug", sorted({tile_set.sheet for tile_set in tile_sets().values()}))
def test_every_tile_of_a_sheet_is_in_some_set(slug: str) -> None:
    elsewhere = {"monasteries": {"MN", "MJ"}, "labyrinths": {"LAB_C2"}}.get(slug, set())  # not in that program
    mapped = {tile for tile_set in tile_sets().values() if tile_set.sheet == slug for tile in tile_set.tiles}
    missing = {tile.id for tile in catalogue.sheet(slug).tiles} - mapped
    assert {tile for tile in missing if not any(tile.startswith(each) for each in elsewhere)} == set()


def test_the_tables_name_what_exists() -> None:
    for name, element in ELEMENTS.items():
        assert element.module in catalogue.MODULES, name
        if element.figure and element.module in BUILT:
            assert element.figure in [figure.name for figure in BUILT[element.module].figures], name
    options = {slug: {option.name for option in all_options(["base", slug])} for slug in BUILT}
    for name, rule in RULES.items():
        assert rule.module in catalogue.MODULES, name
        if rule.module in BUILT:
            assert rule.option in options[rule.module], name
    for slug, chosen in HOUSE_RULES.items():
        assert slug not in BUILT or set(chosen) <= options[slug]
    assert set(BRINGING_SETS) <= set(tile_sets())
    assert set(BRINGING_SETS.values()) <= set(catalogue.MODULES)
    assert set(MEEPLES.values()) <= set(CHOICES["DEPLOY_MEEPLE"].verbs)


# --- the recorded games of that program --------------------------------------------------------------


@pytest.mark.skipif(not CONFORMANCE.is_dir(), reason=f"the recorded games are not there: {CONFORMANCE}")
@pytest.mark.parametrize("path", recordings(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_recorded_games(path: Path) -> None:
    report = jcz.check(path)
    if report.error is not None and report.error.startswith("unsupported: "):
        pytest.skip(report.error)
    assert report.ok, report.data()
