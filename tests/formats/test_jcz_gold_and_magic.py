"""Saved games of JCloisterZone with gold, mage and witch, flying machines and little buildings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from helpers.recorded import COMMIT, PASS, Json, deploy, place, pointer, recorded, written
from languedoc import Game
from languedoc.carcassonne.targets import Word
from languedoc.formats import jcz
from languedoc.formats.jcz.messages import wish
from languedoc.formats.jcz.reading import parse
from languedoc.formats.jcz.replay import Replay
from languedoc.formats.jcz.setup import imported

GOLD: Json = {"sets": {"goldmines": 1}, "elements": {"gold": True}}
MAGIC: Json = {"sets": {"mage-and-witch:1": 1}, "elements": {"mage": 1, "witch": 1}}
HOUSES: Json = {"elements": {"little-buildings": 1}}


def followed(file: Json) -> Replay:
    replay = jcz.replayed(parse(json.dumps(file).encode()))
    again = Game.load(replay.plain_game().save())
    assert again.scores == replay.game.scores, "a plain game of ours goes the same way"
    return replay


def shown(replay: Replay, module: str) -> Any:
    return replay.game.view()["modules"][module]


def results(folder: Path, file: Json) -> list[Any]:
    return [result for _, result in jcz.check(written(folder, file)).assertions]


def token(name: str, x: int, y: int) -> Json:
    return {"type": "PLACE_TOKEN", "payload": {"token": name, "pointer": [x, y]}}


def move(figure: str, to: Any) -> Json:
    return {"type": "MOVE_NEUTRAL_FIGURE", "payload": {"figureId": figure, "to": to}}


CITY = (
    *(place("GO/CRcr", 0, -1, 90), deploy("0.small.1", 0, -1, "City", "NS"), COMMIT),
    *(place("GO/RRrr.X", 1, 0), token("GOLD", 0, 0), PASS, COMMIT),
    *(place("BA/C", 0, -2, 180), PASS, COMMIT),
)
"""Bert puts his second bar into the city of Anna, who completes it."""


def test_the_second_bar_is_placed_and_gold_is_paid_at_the_end(tmp_path: Path) -> None:
    replay = followed(recorded(*CITY, **GOLD))
    assert shown(replay, "goldmines")["owned"] == [3, 0]
    assert replay.imported.setup.options["gold_sharing"] == "automatic", "nobody is asked there"
    drawn = ["GO/CRcr", "GO/RRrr.X", "BA/C"]
    sentences = ["Anna has 9 points", "Anna scored gold for 3 points", "Bert scored gold for 3 points"]
    assert results(tmp_path, recorded(*CITY, draws=drawn, end=3, test=sentences, **GOLD)) == [True, True, False]


def test_the_mage_and_the_witch_are_moved() -> None:
    to_road = move("mage.1", pointer(0, 0, "Road", "WE"))
    to_city = move("witch.1", pointer(0, -2, "City", "NS"))
    replay = followed(
        recorded(
            *(place("MW/CFC", 0, -1), to_road, PASS, COMMIT),
            *(place("MW/CRcR", 0, -2, 90), to_city, PASS, COMMIT),
            **MAGIC,
        )
    )
    assert shown(replay, "mage_and_witch") == {"mage": "road:E@0,0", "witch": "city:N@0,-2"}


def test_a_figure_that_moves_nowhere_leaves_the_board() -> None:
    """So one of them is removed there, when no road and no city is unfinished."""
    replay = followed(recorded(place("MW/CFC", 0, -1), **MAGIC))
    message = parse(json.dumps(recorded({"type": "MOVE_NEUTRAL_FIGURE", "payload": {"figureId": "witch.1"}})).encode())
    wanted = wish(message.messages[0], replay.table)
    assert wanted.verbs == ("take_away",) and wanted.targets == frozenset([Word("witch")])


def test_sentences_about_magic(tmp_path: Path) -> None:
    sentences = [
        "Phase is MageAndWitchPhase",
        "Player can't pass",
        "Available action NeutralFigure for witch",
        "NeutralFigure mage options: {Road,WE,[0,0]}; {City,N,[0,-1]}",
    ]
    file = recorded(place("MW/CFC", 0, -1), test=sentences, **MAGIC)
    assert results(tmp_path, file) == [True] * 4


def test_one_of_them_may_be_missing() -> None:
    setup = imported(parse(json.dumps(recorded(sets=MAGIC["sets"], elements={"mage": 1})).encode())).setup
    assert setup.modules == ("base", "mage_and_witch") and setup.options == {
        "witch": False,
        "timing_profile": "official",
    }


def test_kinds_of_little_buildings_are_worth_what_the_rule_says() -> None:
    road = (
        *(place("BA/LR", -1, 0, 270), deploy("0.small.1", -1, 0, "Road", "E"), COMMIT),
        *(place("BA/RFr", 1, 0), token("LB_TOWER", 1, 0), COMMIT),
        *(place("BA/LR", 2, 0, 90), token("LB_SHED", 2, 0), COMMIT),
    )
    assert followed(recorded(*road, **HOUSES)).game.scores == (4 + 3 + 1, 0)
    equal = recorded(*road, rules={"little-buildings-scoring": "1/1/1"}, **HOUSES)
    assert followed(equal).game.scores == (4 + 2, 0)


def test_a_flight_goes_as_far_as_the_die_told_there() -> None:
    """0.5 is a 2: from below the cloister to the start tile."""
    fly = deploy("1.small.1", 0, 2, "FlyingMachine", "I")
    fly["payload"]["random"] = 0.5
    replay = followed(
        recorded(
            *(place("BA/L", 0, 1), PASS, COMMIT),
            *(place("FL/F.o", 0, 2, 90), fly, deploy("1.small.1", 0, 0, "Road", "WE"), COMMIT),
            sets={"flier:1": 1},
        )
    )
    assert replay.imported.setup.draws == (0.5,)
    assert [(figure["seat"], figure["segment"]) for figure in replay.game.view()["figures"]] == [(1, "road:E@0,0")]
    failed = {**fly, "payload": {**fly["payload"], "random": 0.9}}
    messages = (place("BA/L", 0, 1), PASS, COMMIT, place("FL/F.o", 0, 2, 90), failed, COMMIT)
    assert followed(recorded(*messages, sets={"flier:1": 1})).game.view()["figures"] == []
