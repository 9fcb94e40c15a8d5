"""Sentences about saved games of JCloisterZone: what can be undone, what waits to be confirmed, which actions exist."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from helpers.recorded import COMMIT, PASS, UNDO, Json, deploy, place, recorded, written
from languedoc.formats import jcz
from languedoc.formats.jcz.reading import parse

SHEEP: Json = {"sets": {"hills-and-sheep:1": 1}, "elements": {"shepherd": 1, "hill": True, "vineyard": True}}
WAGON: Json = {"elements": {"wagon": 1}, "rules": {"wagon-move": "C1"}}
ROAD = place("BA/RFr", 1, 0)
THIEF = deploy("0.small.1", 1, 0, "Road", "WE")
FIELDS = "{Field,NL.NR.EL.WR,[1,0]}; {Field,ER.SL.SR.WL,[1,0]}"


def results(folder: Path, file: Json) -> list[Any]:
    report = jcz.check(written(folder, file))
    assert report.error is None
    return [result for _, result in report.assertions]


def holds(folder: Path, *sentences: str, messages: tuple[Json, ...], **more: Any) -> None:
    assert results(folder, recorded(*messages, test=sentences, **more)) == [True] * len(sentences)


# --- what can be undone ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("messages", "allowed"),
    [
        ((), False),
        ((ROAD,), True),
        ((ROAD, THIEF), True),
        ((ROAD, PASS), True),
        ((ROAD, PASS, COMMIT), False),
        ((ROAD, UNDO), False),
        ((ROAD, THIEF, UNDO), True),
        ((ROAD, {"type": "PASS", "payload": {"random": 0.5}}), False),
    ],
    ids=["nothing yet", "tile", "figure", "pass", "commit", "undone", "half undone", "chance"],
)
def test_undo(tmp_path: Path, messages: tuple[Json, ...], allowed: bool) -> None:
    holds(tmp_path, f"Undo is {'allowed' if allowed else 'not allowed'}", messages=messages)


def test_a_dragon_does_not_go_back(tmp_path: Path) -> None:
    dragon: Json = {"sets": {"princess-and-dragon:1": 1}, "elements": {"dragon": 1}}
    moved = {"type": "MOVE_NEUTRAL_FIGURE", "payload": {"figureId": "dragon.1", "to": [0, 0]}}
    volcano = (place("DG/RFr.v", 1, 0), COMMIT)
    called = (*volcano, place("DG/RFr.d", 2, 0), PASS)
    holds(tmp_path, "Phase is DragonMovePhase", "Undo is allowed", messages=called, **dragon)
    holds(tmp_path, "Undo is not allowed", messages=(*called, moved), **dragon)


# --- what is to be confirmed -------------------------------------------------------------------------


def test_a_shepherd_waits_for_his_confirmation(tmp_path: Path) -> None:
    sentences = (
        "Phase is ShepherdPlacementConfirmPhase",
        "Available action ShepherdPlacementConfirm",
        "Player can't pass",
        "Undo is not allowed",
    )
    messages = (ROAD, deploy("0.shepherd.1", 1, 0, "Field", "ER.SL.SR.WL"))
    holds(tmp_path, *sentences, messages=messages, **SHEEP)
    replay = jcz.replayed(parse(json.dumps(recorded(*messages, **SHEEP)).encode()))
    assert [kind for _, _, kind, _ in replay.game.state.standing()] in (["shepherd"], []), "he is there, or met a wolf"
    assert replay.choices[-1].startswith("shepherd "), "in a game that is played on he stands there"


@pytest.mark.parametrize("name", ["SHEPHERD_CONFIRM", "SHEPHERD_CONFIRMED"])
def test_both_names_of_the_confirmation(tmp_path: Path, name: str) -> None:
    messages = (
        *(ROAD, deploy("0.shepherd.1", 1, 0, "Field", "ER.SL.SR.WL")),
        {"type": name, "payload": {"random": 0.6}},
    )
    holds(tmp_path, "Phase is CommitActionPhase", "Available action Confirm", messages=messages, **SHEEP)


def test_in_older_files_a_shepherd_draws_without_a_confirmation() -> None:
    """The number stands in his own message; with a confirmation it means nothing."""
    shepherd = deploy("0.shepherd.1", 1, 0, "Field", "ER.SL.SR.WL")
    shepherd["payload"]["random"] = 0.6
    for random, more in ((0.6, ()), (0.0, ({"type": "SHEPHERD_CONFIRM", "payload": {"random": 0.0}},))):
        replay = jcz.replayed(parse(json.dumps(recorded(ROAD, shepherd, *more, COMMIT, **SHEEP)).encode()))
        (flock,) = replay.game.view()["modules"]["hills_and_sheep"]["flocks"]
        assert replay.imported.setup.draws == (random,) and flock["tokens"] == [3 if random else 1]


def test_a_wagon_waits_for_its_commit(tmp_path: Path) -> None:
    messages = (
        *(place("BA/RRR", 1, 0), deploy("0.wagon.1", 1, 0, "Road", "W"), COMMIT),
        *(place("BA/RRR", -1, 0), PASS, COMMIT),
        deploy("0.wagon.1", 1, 0, "Road", "E"),
    )
    sentences = ("Phase is WagonPhase", "Available action Confirm", "Player can't pass", "Undo is allowed")
    holds(tmp_path, *sentences, messages=messages, **WAGON)
    replay = jcz.replayed(parse(json.dumps(recorded(*messages, **WAGON)).encode()))
    assert [(seat, kind) for _, seat, kind, _ in replay.game.state.standing()] == [(0, "wagon")]


# --- which actions there are -------------------------------------------------------------------------


def test_lists_are_read_with_any_spaces_and_marks(tmp_path: Path) -> None:
    sentences = (
        f"Meeple SmallFollower options: {{ Road , WE , [ 1, 0 ] }}; {FIELDS};",
        f"Meeple SmallFollower options:{{Road,WE,[1,0]}},{FIELDS}",
        "Available action Meeple",
    )
    holds(tmp_path, *sentences, messages=(ROAD,))
    after = (
        "Placement options: [1,1] - [0, 180]; [0,-1] - [0,180]",
        "TilePlacement BA/C options:",
        "Placement options: nowhere",
    )
    file = recorded(ROAD, PASS, COMMIT, test=["Available action TilePlacement for BA/C", *after])
    assert results(tmp_path, file) == [True, False, False, "unsupported"]


def test_the_places_of_the_tile_in_hand(tmp_path: Path) -> None:
    drawn = "Available action TilePlacement for BA/RRRR"
    file = recorded(test=[drawn, "Placement options: [-1,0] - [0,90,180,270]"])
    assert results(tmp_path, file) == [True, False]
    holds(tmp_path, drawn, "Placement options: [-1,0] - [0,90,180,270]; [1,0] - [270, 0,90,180]", messages=())


def test_the_fairy_by_all_her_names(tmp_path: Path) -> None:
    fairy = (ROAD, THIEF, COMMIT, place("BA/RFr", 2, 0), PASS, COMMIT, place("BA/RFr", 3, 0))
    next_to = "{0.small.1,Road,WE,[1,0]}"
    sentences = ("Available action FairyNextTo", "Available action MoveFairyNextTo for fairy.1")
    holds(tmp_path, *sentences, f"MoveFairyNextTo options: {next_to}", messages=fairy, elements={"fairy": 1})
    on_tile = ("Available action FairyOnTile", "Available action MoveFairyOnTile", "MoveFairyOnTile options: [1,0]")
    rules = {"fairy-placement": "on-tile"}
    holds(tmp_path, *on_tile, messages=fairy, elements={"fairy": 1}, rules=rules)


def test_a_crop_circle_is_chosen_as_an_action(tmp_path: Path) -> None:
    messages = (
        *(ROAD, deploy("0.small.1", 1, 0, "Field", "NL.NR.EL.WR"), COMMIT),
        *(place("CC.1/CR", 2, 0, 180), PASS, COMMIT),
    )
    sentences = ("Phase is CornCirclePhase", "Available action CornCircleSelectDeployOrRemove", "Player can't pass")
    holds(tmp_path, *sentences, messages=messages, sets={"corn-circles/1": 1})


def test_nobody_takes_the_mage_away_while_he_can_go_elsewhere(tmp_path: Path) -> None:
    magic: Json = {"sets": {"mage-and-witch:1": 1}, "elements": {"mage": 1, "witch": 1}}
    sentences = ["Available action NeutralFigure", "Available action NeutralFigure for mage.1"]
    file = recorded(place("MW/CFC", 0, -1), test=[*sentences, "Available action RemoveMageOrWitch"], **magic)
    assert results(tmp_path, file) == [True, True, False]


def test_all_little_buildings_and_one_kind_of_them(tmp_path: Path) -> None:
    sentences = ("Available action LittleBuilding", "Available action LittleBuilding for LB_TOWER")
    holds(tmp_path, *sentences, messages=(ROAD,), elements={"little-buildings": 1})


def test_the_quarters_of_the_count(tmp_path: Path) -> None:
    block = [
        {"tile": f"CO/{1 + column + 4 * line}", "x": column - 2, "y": line - 1, "rotation": 0}
        for line in range(3)
        for column in range(4)
    ]
    messages = (
        *(place("BA/C", 0, -2), deploy("0.small.1", 0, -2, "City", "N"), COMMIT),
        *(place("BA/C", 0, -3, 180), PASS, COMMIT),
        deploy("1.small.1", 0, 0, "Quarter", "QUARTER_CASTLE"),
    )
    sentences = ("Phase is CocCountPhase", "Available action NeutralFigure")
    holds(tmp_path, *sentences, messages=messages, sets={"count": 1}, elements={"count": 1}, start=block)


def test_a_bazaar_without_auction(tmp_path: Path) -> None:
    """Everybody picks a tile, the last one is left for whoever laid the bazaar."""
    bazaar: Json = {
        "sets": {"bridges-castles-and-bazaars:1": 1},
        "elements": {"bridge": 1, "castle": 1, "bazaar": True},
    }
    file: Json = {
        "rules": {"bazaar-no-auction": True},
        "names": ["Anna", "Bert", "Carl"],
        "draws": ["BB/F.b", "BA/C", "BA/RFr", "BA/L"],
        **bazaar,
    }
    picks = [{"type": "BAZAAR_BID", "payload": {"supplyIndex": index, "price": 0}} for index in (1, 0)]
    opened = (place("BB/F.b", 0, 1), PASS, COMMIT)
    asked = ("Phase is BazaarPhase", "Available action BazaarSelectTile", "Bazaar noAuction: true", "Player can't pass")
    holds(tmp_path, *asked, messages=opened, **file)
    holds(tmp_path, *asked, messages=(*opened, picks[0]), **file)
    laid = (place("BA/RFr", 1, 0), PASS, COMMIT, place("BA/C", 0, -1, 180), PASS, COMMIT)
    holds(tmp_path, "Available action TilePlacement for BA/L", messages=(*opened, *picks, *laid), **file)


# --- setups ------------------------------------------------------------------------------------------


def test_elements_and_rules_that_say_nothing_more(tmp_path: Path) -> None:
    """Some versions write the elements that come with their tiles, and rules of what is not in play."""
    implied = dict.fromkeys(
        ("river", "corn-circle", "wind-rose", "monastery", "flier", "watchtower", "labyrinth"), True
    )
    rules = {"vineyards-for-garden": False, "robbers-son-action": "may", "meteorite-impact": "standard"}
    holds(tmp_path, "Anna has 0 points", messages=(ROAD,), elements=implied, rules=rules)


def test_a_tile_that_was_taken_back_is_in_hand_again(tmp_path: Path) -> None:
    holds(tmp_path, "Available action TilePlacement for BA/RFr", "Phase is TilePhase", messages=(ROAD, UNDO))
