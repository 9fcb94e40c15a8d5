"""Saved games of JCloisterZone with dragon, fairy, towers, abbeys, wagons, barns and the count."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from helpers.recorded import COMMIT, PASS, UNDO, Json, deploy, place, pointer, recorded, written
from languedoc import Game
from languedoc.formats import jcz
from languedoc.formats.jcz.reading import parse
from languedoc.formats.jcz.replay import Replay
from languedoc.formats.jcz.setup import imported

ABBEY: Json = {"sets": {"abbey-and-mayor:1": 1}, "elements": {"abbey": 1, "mayor": 1, "wagon": 1, "barn": 1}}
TOWER: Json = {"sets": {"tower:1": 1}, "elements": {"tower": 1}}
PRINCESS: Json = {
    "sets": {"princess-and-dragon:1": 1},
    "elements": {"dragon": 1, "fairy": 1, "princess": True, "portal": True},
}
BLOCK = tuple(
    {"tile": f"CO/{1 + column + 4 * line}", "x": column - 2, "y": line - 1, "rotation": 0}
    for line in range(3)
    for column in range(4)
)
COUNT: Json = {"sets": {"count": 1}, "elements": {"count": 1}, "start": BLOCK}


def followed(file: Json) -> Replay:
    replay = jcz.replayed(parse(json.dumps(file).encode()))
    again = Game.load(replay.plain_game().save())
    assert again.scores == replay.game.scores, "a plain game of ours goes the same way"
    return replay


def results(folder: Path, file: Json) -> list[Any]:
    return [result for _, result in jcz.check(written(folder, file)).assertions]


def setup_of(**more: Any) -> Any:
    return imported(parse(json.dumps(recorded(**more)).encode())).setup


def tower(x: int, y: int) -> Json:
    return {"type": "PLACE_TOKEN", "payload": {"token": "TOWER_PIECE", "pointer": pointer(x, y, "Tower", "I")}}


def capture(meeple: str, x: int, y: int, feature: str, location: str) -> Json:
    where = {"featurePointer": pointer(x, y, feature, location), "meepleId": meeple}
    return {"type": "CAPTURE_FOLLOWER", "payload": {"pointer": where}}


def ransom(meeple: str) -> Json:
    return {"type": "PAY_RANSOM", "payload": {"meepleId": meeple}}


def move(figure: str, to: Any) -> Json:
    return {"type": "MOVE_NEUTRAL_FIGURE", "payload": {"figureId": figure, "to": to}}


# --- crop circles ------------------------------------------------------------------------------------

CIRCLES: Json = {"sets": {"corn-circles/1": 1}}


def circle(value: str) -> Json:
    return {"type": "CIRCLE_REMOVE_OR_DEPLOY", "payload": {"value": value}}


def test_a_crop_circle_at_which_one_adds_and_one_declines() -> None:
    replay = followed(
        recorded(
            *(place("BA/RFr", 1, 0), deploy("0.small.1", 1, 0, "Field", "NL.NR.EL.WR"), COMMIT),
            *(place("BA/RFr", 2, 0), deploy("1.small.1", 2, 0, "Field", "ER.SL.SR.WL"), COMMIT),
            *(place("CC.1/CR", 3, 0, 180), PASS, COMMIT),
            *(circle("DEPLOY"), PASS, deploy("0.small.2", 1, 0, "Field", "NL.NR.EL.WR"), COMMIT),
            *(place("BA/RFr", -1, 0), PASS, COMMIT),
            **CIRCLES,
        )
    )
    assert replay.imported.setup.options["crop_add"] == "may"
    assert [seat for _, seat, _, _ in replay.game.state.standing()] == [0, 0, 1]


def test_a_crop_circle_that_sends_everybody_home() -> None:
    where = {"featurePointer": pointer(1, 0, "Field", "NL.NR.EL.WR"), "meepleId": "0.small.1"}
    replay = followed(
        recorded(
            *(place("BA/RFr", 1, 0), deploy("0.small.1", 1, 0, "Field", "NL.NR.EL.WR"), COMMIT),
            *(place("CC.1/CR", 2, 0, 180), PASS, COMMIT, circle("REMOVE")),
            *({"type": "RETURN_MEEPLE", "payload": {"source": "CORN_CIRCLE", "pointer": where}}, COMMIT),
            **CIRCLES,
        )
    )
    assert replay.game.state.standing() == []


# --- wind roses and monasteries ----------------------------------------------------------------------


def test_a_wind_rose_may_lie_anywhere() -> None:
    start = ({"tile": "WR/CFR", "x": 0, "y": 0, "rotation": 0},)
    replay = followed(
        recorded(
            *(place("WR/RrC", -1, 0, 180), PASS, COMMIT),
            *(place("BA/RFr", 0, 1), PASS, COMMIT),
            sets={"wind-roses": 1},
            start=start,
            points=[[3, 0]] * 3,
        )
    )
    assert replay.difference is None and replay.game.scores == (3, 0), "in the row of the start tile"


def test_a_game_of_wind_roses_that_begins_with_another_tile_is_refused(tmp_path: Path) -> None:
    """There the orange rose would be drawn like any other tile; by our rules it lies first, and says where north is."""
    report = jcz.check(written(tmp_path, recorded(place("BA/RFr", 1, 0), PASS, COMMIT, sets={"wind-roses": 1})))
    assert report.error == "unsupported: a game that begins with BA/RCr at 0,0" and report.messages == 0


def test_a_wind_rose_beside_the_city_of_the_count() -> None:
    """There it lies at the start; here the start player lays it. The block of the count comes first in both."""
    rose = {"tile": "WR/CFR", "x": -1, "y": -2, "rotation": 0}
    replay = followed(
        recorded(
            *(place("WR/RrC", -3, -1, 180), PASS, COMMIT),
            sets={"wind-roses": 1, "count": 1},
            elements={"count": 1},
            start=(*BLOCK, rose),
            points=[[3, 0]] * 3,
        )
    )
    assert replay.difference is None
    assert replay.game.scores == (3, 0), "south-west of the rose"
    assert replay.plain_game().choices[0] == "rose -1,-2 N"


SPRING_BELOW = ({"tile": "WR/CFR", "x": 0, "y": 0, "rotation": 0}, {"tile": "RI/s", "x": 0, "y": 1, "rotation": 90})


@pytest.mark.parametrize(
    ("start", "sets", "x", "y", "degrees"),
    [
        (SPRING_BELOW, {"wind-roses": 1, "river/1:1": 1}, 0, 2, 90),
        ((*BLOCK, {"tile": "RI/s", "x": 2, "y": -1, "rotation": 0}), {"count": 1, "river/1:1": 1}, 3, -1, 0),
    ],
    ids=["rose", "count"],
)
def test_a_river_that_begins_beside_something(start: Any, sets: Json, x: int, y: int, degrees: int) -> None:
    elements = {"count": 1} if "count" in sets else {}
    straight = (place("RI.1/IFI", x, y, degrees), PASS, COMMIT)
    replay = followed(recorded(*straight, sets=sets, elements=elements, start=start))
    assert replay.done == 3 and replay.difference is None


def test_a_monk_and_an_abbot() -> None:
    replay = followed(
        recorded(
            *(place("MO/M1", 0, 1), deploy("0.small.1", 0, 1, "Monastery", "AS_ABBOT"), COMMIT),
            *(place("MO/M2", 1, 1), deploy("1.small.1", 1, 1, "Monastery", "I"), COMMIT),
            sets={"monasteries": 1},
        )
    )
    standing = [str(figure["segment"]) for figure in replay.game.view()["figures"]]
    assert standing == ["abbacy@0,1", "monastery@1,1"]
    assert "base/B" not in replay.imported.setup.copies, "taken out by the rules"


# --- princess and dragon -----------------------------------------------------------------------------


def test_parts_of_a_module_that_are_off() -> None:
    setup = setup_of(sets={"princess-and-dragon:1": 1}, elements={"fairy": 1})
    assert {name: setup.options[name] for name in ("dragon", "princess", "portal")} == dict.fromkeys(
        ("dragon", "princess", "portal"), False
    )
    assert setup.options["fairy_binding"] == "follower_for_good"
    assert setup_of(elements={"wagon": 2}).figures == {"mayor": 0, "wagon": 2, "barn": 0}


def test_the_fairy_goes_to_a_tile() -> None:
    replay = followed(
        recorded(
            *(place("BA/RFr", 1, 0), deploy("0.small.1", 1, 0, "Road", "WE"), COMMIT),
            *(place("BA/RFr", 2, 0), PASS, COMMIT),
            *(place("BA/RFr", 3, 0), move("fairy.1", [1, 0]), COMMIT),
            *(place("BA/RFr", 4, 0), PASS, COMMIT),
            elements={"fairy": 1},
            rules={"fairy-placement": "on-tile"},
        )
    )
    assert replay.game.scores == (1, 0)


KNIGHT = (place("BA/CccR", 0, -1, 180), deploy("0.small.1", 0, -1, "City", "_N"), COMMIT)


def test_the_princess_and_the_figures_are_one_question(tmp_path: Path) -> None:
    """Anna's knight is in the city that Bert's princess goes on with."""
    sentences = [
        "Phase is ActionPhase",
        "Player can pass",
        "Available action ReturnMeeple for PRINCESS",
        "ReturnMeeple PRINCESS options: {0.small.1,City,_N,[0,-1]}",
        "Available action Meeple for SmallFollower",
        "Meeple SmallFollower options: {Field,EL.ER.SL.SR,[1,-1]}",
    ]
    princess = place("DG/Cc.p", 1, -1)
    assert results(tmp_path, recorded(*KNIGHT, princess, test=sentences, **PRINCESS)) == [True] * 6
    passed = recorded(*KNIGHT, princess, PASS, test=["Phase is CommitActionPhase", "Player can't pass"], **PRINCESS)
    assert results(tmp_path, passed) == [True] * 2


def test_the_princess_sends_a_knight_home(tmp_path: Path) -> None:
    knight = {"meepleId": "0.small.1", "featurePointer": pointer(0, -1, "City", "_N")}
    sent = {"type": "RETURN_MEEPLE", "payload": {"pointer": knight, "source": "PRINCESS"}}
    turn = (*KNIGHT, place("DG/Cc.p", 1, -1), sent)
    assert results(tmp_path, recorded(*turn, test=["Phase is CommitActionPhase"], **PRINCESS)) == [True]
    replay = followed(recorded(*turn, COMMIT, place("BA/RFr", 1, 0), **PRINCESS))
    assert replay.game.state.in_supply(0) == {"follower": 7}


# --- the tower ---------------------------------------------------------------------------------------


def test_one_player_has_tower_pieces_too() -> None:
    assert followed(recorded(place("BA/RFr", 1, 0), PASS, COMMIT, names=["Anna"], **TOWER)).done == 3


CAPTURED = (
    *(place("TO/F", 0, 1), tower(0, 1), COMMIT),
    *(place("BA/L", 0, 2), deploy("1.small.1", 0, 2, "Monastery", "I"), COMMIT),
    *(place("BA/RFr", 1, 0), tower(0, 1), capture("1.small.1", 0, 2, "Monastery", "I"), COMMIT),
    *(place("BA/C", 0, -1, 180), deploy("1.small.2", 0, -1, "City", "S"), COMMIT),
    *(place("BA/RFr", 2, 0), PASS, COMMIT),
)
"""Anna holds a follower of Bert's, who has 4 points and the turn."""
LAST = place("BA/RFr", 3, 0)
ON_FIELD = deploy("1.small.2", 3, 0, "Field", "NL.NR.EL.WR")


@pytest.mark.parametrize(
    "turn",
    [
        (ransom("1.small.1"), LAST, ON_FIELD, COMMIT),
        (LAST, ransom("1.small.1"), ON_FIELD, COMMIT),
        (LAST, ON_FIELD, ransom("1.small.1"), COMMIT),
        (LAST, PASS, ransom("1.small.1"), ON_FIELD, COMMIT),
    ],
    ids=["first", "with the tile", "after the figure", "after passing"],
)
def test_a_ransom_is_paid_at_any_time(turn: tuple[Json, ...]) -> None:
    replay = followed(recorded(*CAPTURED, *turn, **TOWER))
    assert replay.game.scores == (3, 1)
    assert replay.game.state.in_supply(1) == {"follower": 6}


def test_nobody_is_asked_for_a_ransom(tmp_path: Path) -> None:
    sentences = ["Phase is TilePhase", "Player can't pass", "Available action TilePlacement for BA/RFr"]
    assert results(tmp_path, recorded(*CAPTURED, test=sentences, **TOWER)) == [True] * 3


def test_a_tower_is_one_place_more(tmp_path: Path) -> None:
    field = "NL.NR.EL.ER.SL.SR.WL.WR"
    sentences = [f"Meeple SmallFollower options: {{Monastery,I,[0,2]}}; {{Field,{field},[0,2]}}; {{Tower,I,[0,1]}}"]
    first = (place("TO/F", 0, 1), tower(0, 1), COMMIT, place("BA/L", 0, 2))
    assert results(tmp_path, recorded(*first, test=sentences, **TOWER)) == [True]
    replay = followed(recorded(*first, deploy("1.small.1", 0, 1, "Tower", "I"), COMMIT, **TOWER))
    assert replay.plain_game().choices[-1] == "guard follower 0,1"


def test_the_place_on_a_tower_has_several_names(tmp_path: Path) -> None:
    first = (place("TO/F", 0, 1), tower(0, 1), COMMIT, place("BA/L", 0, 2))
    for name in ("I", "II", "TOWER"):
        sentences = [f"TowerPiece options: {{Tower,{name},[0,1]}}", "TowerPiece options: {Tower,I,[0,2]}"]
        assert results(tmp_path, recorded(*first, test=sentences, **TOWER)) == [True, False]
        replay = followed(recorded(*first, deploy("1.small.1", 0, 1, "Tower", name), COMMIT, **TOWER))
        assert replay.plain_game().choices[-1] == "guard follower 0,1"


BOTH_HELD = (
    *(place("TO/F", 0, 1), tower(0, 1), COMMIT),
    *(place("BA/L", 1, 1), PASS, COMMIT),
    *(place("BA/L", 0, 2), deploy("0.small.1", 0, 2, "Monastery", "I"), COMMIT),
    *(place("BA/RFr", 1, 0), tower(0, 1), capture("0.small.1", 0, 2, "Monastery", "I"), COMMIT),
    *(place("BA/L", 0, 3), deploy("0.big.1", 0, 3, "Monastery", "I"), COMMIT),
    *(place("BA/RFr", 2, 0), tower(0, 1), capture("0.big.1", 0, 3, "Monastery", "I"), COMMIT),
    *(place("BA/RFr", 3, 0), PASS, COMMIT),
    *(place("BA/L", 0, 4), deploy("1.small.1", 0, 4, "Monastery", "I"), COMMIT),
    *(place("BA/RFr", 4, 0), tower(0, 1), capture("1.small.1", 0, 4, "Monastery", "I")),
)
"""Bert holds two followers of Anna's, and she has just captured one of his."""


@pytest.mark.parametrize(("kind", "held"), [("small", "big_follower"), ("big", "follower")])
def test_a_prisoner_is_exchanged_for_one_of_two_kinds(tmp_path: Path, kind: str, held: str) -> None:
    sets: Json = {
        "sets": {**TOWER["sets"], "inns-and-cathedrals:1": 1},
        "elements": {**TOWER["elements"], "big-follower": 1},
    }
    sentences = ["Phase is TowerCapturePhase", "Player can't pass", "Available action SelectPrisonerToExchange"]
    assert results(tmp_path, recorded(*BOTH_HELD, test=sentences, **sets)) == [True] * 3
    exchanged = {"type": "EXCHANGE_FOLLOWER", "payload": {"meepleId": f"0.{kind}.1"}}
    supply = followed(recorded(*BOTH_HELD, exchanged, COMMIT, place("BA/RFr", 5, 0), **sets)).game.state.in_supply(0)
    assert supply == {"follower": 7, "big_follower": 1} | {held: 6 if held == "follower" else 0}


# --- abbey and mayor ---------------------------------------------------------------------------------


def test_abbeys_without_their_tile_set() -> None:
    setup = setup_of(elements={"abbey": 1})
    assert setup.options.get("abbey", True) is True
    assert len(setup.bag) == 71
    assert setup.figures == {"mayor": 0, "wagon": 0, "barn": 0}
    assert setup_of(sets={"abbey-and-mayor:1": 1}, elements={"wagon": 1}).options["abbey"] is False


CROSSINGS = (
    *(place("BA/RRR", 1, 0), deploy("0.wagon.1", 1, 0, "Road", "W"), COMMIT),
    *(place("BA/RRR", -1, 0), PASS, COMMIT),
)
"""Anna's wagon is on the road between two crossings, for 3."""


@pytest.mark.parametrize("wagon_move", ["C1", "C2"])
def test_a_wagon_drives_with_its_own_commit(wagon_move: str) -> None:
    drive = deploy("0.wagon.1", 1, 0, "Road", "E")
    file = recorded(*CROSSINGS, drive, COMMIT, place("BA/RFr", 2, 0), rules={"wagon-move": wagon_move}, **ABBEY)
    replay = followed(file)
    assert replay.game.scores == (3, 0)
    assert [(seat, kind) for _, seat, kind, _ in replay.game.state.standing()] == [(0, "wagon")]
    undone = recorded(*CROSSINGS, drive, UNDO, PASS, place("BA/RFr", 2, 0), rules={"wagon-move": wagon_move}, **ABBEY)
    assert not list(followed(undone).game.state.standing())


def test_a_wagon_that_waits(tmp_path: Path) -> None:
    sentences = [
        "Phase is WagonPhase",
        "Player can pass",
        "Undo is not allowed",
        "Available action Meeple for Wagon",
        "Meeple Wagon options: {Road,E,[1,0]}; {Road,S,[1,0]}; {Road,W,[-1,0]}; {Road,S,[-1,0]}",
    ]
    file = recorded(*CROSSINGS, test=sentences, rules={"wagon-move": "C1"}, **ABBEY)
    assert results(tmp_path, file) == [True] * 5


def test_a_mayor_who_gets_nothing(tmp_path: Path) -> None:
    sentences = ["Anna has 0 points", "Anna scored city for 0 points", "Bert scored city for 0 points"]
    messages = (place("BA/C", 0, -1, 180), deploy("0.mayor.1", 0, -1, "City", "S"), COMMIT)
    assert results(tmp_path, recorded(*messages, test=sentences, **ABBEY)) == [True, True, False]


def test_a_barn_is_named_by_the_tile_south_east_of_its_corner() -> None:
    barn = deploy("0.barn.1", 0, 1, "Field", "NL.NR.EL.WR")
    replay = followed(
        recorded(
            *(place("BA/RFr", -1, 0), PASS, COMMIT),
            *(place("BA/RFr", 0, 1), PASS, COMMIT),
            *(place("BA/RFr", -1, 1), barn, COMMIT),
            rules={"barn-placement": "occupied"},
            **ABBEY,
        )
    )
    assert replay.plain_game().choices[-1] == "barn NW@0,1"
    assert replay.imported.setup.options["barn_beside_barn"] is True


# --- the count ---------------------------------------------------------------------------------------

SENT = (
    *(place("BA/C", 0, -2), deploy("0.small.1", 0, -2, "City", "N"), COMMIT),
    *(place("BA/C", 0, -3, 180), PASS, COMMIT),
    deploy("1.small.1", 0, 0, "Quarter", "QUARTER_CASTLE"),
)
"""Bert completes Anna's city, for 4, and sends a follower to the castle."""


def test_a_follower_is_sent_and_the_count_moved() -> None:
    market = pointer(0, 0, "Quarter", "QUARTER_MARKET")
    replay = followed(recorded(*SENT, move("count.1", market), place("BA/C", -1, -2), **COUNT))
    assert replay.game.scores == (4, 0)
    assert replay.plain_game().choices[4:6] == ("send follower castle", "count market")


def test_a_follower_leaves_the_city_with_a_commit() -> None:
    replay = followed(
        recorded(
            *(*SENT, move("count.1", pointer(0, 0, "Quarter", "QUARTER_MARKET"))),
            *(place("BA/C", -1, -2), deploy("0.small.1", -1, -2, "City", "N"), COMMIT),
            *(place("BA/C", -1, -3, 180), PASS, COMMIT),
            *(deploy("1.small.1", -1, -3, "City", "S"), COMMIT),
            points=[*[(0, 0)] * 5, *[(4, 0)] * 10, (8, 4)],
            **COUNT,
        )
    )
    assert replay.difference is None
    assert replay.game.scores == (8, 4), "both have one knight there"


def test_a_count_who_follows() -> None:
    replay = followed(recorded(*SENT, place("BA/C", -1, -2), rules={"count-move": "clockwise"}, **COUNT))
    assert replay.game.view()["modules"]["count"]["count"] == "market"
    replay = followed(recorded(*SENT, place("BA/C", -1, -2), rules={"count-move": "follow-meeple"}, **COUNT))
    assert replay.game.view()["modules"]["count"]["count"] == "castle"


def test_rules_of_the_count() -> None:
    options = setup_of(**COUNT).options
    assert options["count_final"] == "market_only"
    assert options["count_leaving"] == "pass_once"
    assert "count_moves" not in options, "the players move him, as here"
    for theirs, ours in (("clockwise", "clockwise"), ("follow-meeple", "with_follower")):
        assert setup_of(rules={"count-move": theirs}, **COUNT).options["count_moves"] == ours


# --- hills and sheep ---------------------------------------------------------------------------------

SHEEP: Json = {"sets": {"hills-and-sheep:1": 1}, "elements": {"shepherd": 1, "hill": True, "vineyard": True}}
SOUTH = "ER.SL.SR.WL"


def confirm(random: float) -> Json:
    return {"type": "SHEPHERD_CONFIRM", "payload": {"random": random}}


def flock(value: str, random: float = 0.0) -> Json:
    return {"type": "FLOCK_EXPAND_OR_SCORE", "payload": {"value": value, "random": random}}


SHEPHERD = (place("BA/RFr", 1, 0), deploy("0.shepherd.1", 1, 0, "Field", SOUTH), confirm(0.6), COMMIT)
"""Anna draws 3 sheep."""
OTHER = (place("BA/RFr", -1, 0), PASS, COMMIT)
NEXT = place("BA/RFr", 2, 0)


def flocks(replay: Replay) -> list[list[int]]:
    return [each["tokens"] for each in replay.game.view()["modules"]["hills_and_sheep"]["flocks"]]


def test_the_numbers_in_the_file_decide_which_tokens_are_drawn() -> None:
    assert flocks(followed(recorded(*SHEPHERD, **SHEEP))) == [[3]]
    assert flocks(followed(recorded(*SHEPHERD, *OTHER, NEXT, PASS, flock("EXPAND", 0.0), COMMIT, **SHEEP))) == [[1, 3]]
    assert flocks(followed(recorded(*SHEPHERD, *OTHER, NEXT, PASS, flock("EXPAND", 0.95), COMMIT, **SHEEP))) == []
    scored = followed(recorded(*SHEPHERD, *OTHER, NEXT, PASS, flock("SCORE"), COMMIT, **SHEEP))
    assert (flocks(scored), scored.game.scores) == ([], (3, 0))


RING = (
    *(place("BA/RRRR", 1, 0), PASS, COMMIT),
    *(place("BA/Rr", 2, 0), PASS, COMMIT),
    *(place("BA/Rr", 2, 1, 90), PASS, COMMIT),
)


def test_a_shepherd_counts_when_he_is_confirmed() -> None:
    """In a closed field he is paid at once; the points after each message tell when."""
    last = (place("BA/Rr", 1, 1, 180), deploy("1.shepherd.1", 1, 1, "Field", "NR.EL"), confirm(0.6), COMMIT)
    replay = followed(recorded(*RING, *last, points=[[0, 0]] * 11 + [[0, 3]] * 2, **SHEEP))
    assert replay.difference is None
    assert replay.game.scores == (0, 3)


def test_sentences_about_flocks(tmp_path: Path) -> None:
    asked = ["Phase is ShepherdPhase", "Player can't pass"]
    assert results(tmp_path, recorded(*SHEPHERD, *OTHER, NEXT, PASS, test=asked, **SHEEP)) == [True] * 2
    paid = recorded(*SHEPHERD, *OTHER, NEXT, PASS, flock("SCORE"), test=["Anna scored sheep for 3 points"], **SHEEP)
    assert results(tmp_path, paid) == [True]


def test_a_hidden_tile_is_none_of_those_that_are_told() -> None:
    """The order of drawing tells what is drawn; the tile under the hill is another one."""
    hill = (place("HS/RR.h", 1, 0, 90), PASS, COMMIT)
    replay = followed(recorded(*hill, *OTHER, draws=["HS/RR.h", "BA/RFr"], end=2, **SHEEP))
    assert replay.game.over
    assert replay.game.state.hidden_count == 1


def test_a_number_that_decides_nothing(tmp_path: Path) -> None:
    bad = recorded(SHEPHERD[0], SHEPHERD[1], confirm(1.5), **SHEEP)
    assert (
        jcz.check(written(tmp_path, bad)).error == "replay[2].payload.random: 1.5 where a number from 0 up to 1 belongs"
    )


def test_parts_of_hills_and_sheep_that_are_off() -> None:
    setup = setup_of(
        sets={"hills-and-sheep:1": 1}, elements={"shepherd": 1}, rules={"hill-tiebreaker": "number-of-followers"}
    )
    assert (setup.options["hills"], setup.options["vineyards"]) == (False, False)
    assert setup.options["hill_tiebreak"] == "count_on_hill"
    assert setup_of(elements={"hill": True}).figures == {"shepherd": 0}
