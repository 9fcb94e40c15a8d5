"""Saved games of JCloisterZone with crop circles and sieges: what is asked there at another time, or not at all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from helpers.recorded import COMMIT, PASS, Json, deploy, place, pointer, recorded, written
from languedoc import Game
from languedoc.formats import jcz
from languedoc.formats.jcz.reading import parse
from languedoc.formats.jcz.replay import Parted, Replay

CIRCLES: Json = {"sets": {"corn-circles/1": 1}}
SIEGE: Json = {"sets": {"siege/cathars": 1}, "elements": {"siege": True, "escape": True}}
NEXT = place("BA/RFr", -1, 0)


def followed(file: Json) -> Replay:
    replay = jcz.replayed(parse(json.dumps(file).encode()))
    again = Game.load(replay.plain_game().save())
    assert again.scores == replay.game.scores, "a plain game of ours goes the same way"
    return replay


def test_nobody_is_asked_about_a_circle_while_the_board_has_no_figures() -> None:
    assert followed(recorded(place("CC.1/Rr", 1, 0), PASS, COMMIT, NEXT, **CIRCLES)).done == 4


def test_without_fields_a_circle_of_farmers_means_nothing() -> None:
    file = recorded(place("CC.1/CR", 1, 0, 180), deploy("0.small.1", 1, 0, "Road", "W"), COMMIT, NEXT, **CIRCLES)
    with pytest.raises(Parted):
        followed(file)
    del file["setup"]["elements"]["farmers"]
    assert followed(file).done == 4


BESIEGED = (
    *(place("BA/LR", 1, 0, 90), PASS, COMMIT),
    *(place("BA/CFc+", 0, -1, 90), deploy("1.small.1", 0, -1, "City", "NS"), COMMIT),
    *(place("BA/L", 0, 1), PASS, COMMIT),
    *(place("SI.CA/Cc", 0, -2, 270), PASS),
)
"""Bert has a knight in a city that he has just besieged; a cloister lies beside it."""


@pytest.mark.parametrize(("last", "followers"), [("RETURN_MEEPLE", 7), ("PASS", 6)])
def test_a_knight_escapes_as_the_last_act_of_the_turn(last: str, followers: int) -> None:
    knight = {"meepleId": "1.small.1", "featurePointer": pointer(0, -1, "City", "NS")}
    payload = {"source": "SIEGE_ESCAPE", "pointer": knight} if last == "RETURN_MEEPLE" else {}
    replay = followed(recorded(*BESIEGED, COMMIT, {"type": last, "payload": payload}, NEXT, **SIEGE))
    assert replay.game.state.in_supply(1) == {"follower": followers}


def test_before_the_commit_nobody_is_asked_to_escape(tmp_path: Path) -> None:
    sentences = ["Phase is CommitActionPhase", "Player can't pass"]
    report = jcz.check(written(tmp_path, recorded(*BESIEGED, test=sentences, **SIEGE)))
    assert [result for _, result in report.assertions] == [True, True]
