"""Saved games of JCloisterZone that are wrong are refused, with the place where they are wrong, and do no harm."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from helpers.command import refused
from helpers.recorded import (
    COMMIT,
    CONFORMANCE,
    ON_ROAD,
    PASS,
    UNDO,
    Json,
    deploy,
    place,
    recorded,
    recordings,
    written,
)
from languedoc.errors import LanguedocError
from languedoc.formats import jcz
from languedoc.formats.jcz.reading import MOST_BYTES
from languedoc.formats.jcz.replay import Parted


def changed(change: Callable[[Json], Any]) -> bytes:
    file = recorded(
        *ON_ROAD, draws=["BA/RFr"], test=["Anna has 0 points"], points=[(0, 0)] * 3, fits=[(0, "BA/RFr", 6)]
    )
    file = copy.deepcopy(file)
    change(file)
    return json.dumps(file).encode()


def put(*keys: Any, value: Any) -> Callable[[Json], None]:
    def change(file: Any) -> None:
        for key in keys[:-1]:
            file = file[key]
        file[keys[-1]] = value

    return change


def drop(*keys: Any) -> Callable[[Json], None]:
    def change(file: Any) -> None:
        for key in keys[:-1]:
            file = file[key]
        del file[keys[-1]]

    return change


WRONG: tuple[tuple[bytes, str], ...] = (
    (b"", "line 1, column 1: this is not JSON"),
    (changed(lambda file: None)[:-40], "this is not JSON"),
    (b"\x89PNG\r\n\x1a\n\x00\x00", "not UTF-8"),
    (b"languedoc-save 1\n", "this is not JSON"),
    (b"[]", "it has no 'setup'"),
    (b"12", "it has no 'setup'"),
    (b'{"setup": {}}', "it has no 'players'"),
    (b'{"setup": NaN}', "NaN"),
    (b"[" * 20_000, "nested too deeply"),
    (b'{"a":' * 20_000, "nested too deeply"),
    (b'{"a": ' + b"9" * 10_000 + b"}", "a number that cannot be read"),
    (b" " * (MOST_BYTES + 1), "longer than"),
    (b'{"setup": {}, "players": [], "replay": [' + b'{"a":0},' * 60_000 + b"0]}", "more than any game has"),
    (b'{"setup": {}, "players": [], "replay": [' + b"0," * 150_001 + b"0]}", "more than any game has"),
    (changed(put("setup", value=[])), "setup: [] where an object belongs"),
    (changed(put("setup", "sets", value={"basic:1": "one"})), 'setup.sets.basic:1: "one" where a whole number'),
    (changed(put("setup", "sets", value={"basic:1": -1})), "setup.sets.basic:1: -1 copies"),
    (changed(put("setup", "elements", value={"farmers": []})), "setup.elements.farmers"),
    (
        changed(put("setup", "sets", value={"basic:1": 10**9})),
        "setup.sets or setup.elements: 2000000000 tiles 'base/A'",
    ),
    (
        changed(put("setup", "elements", value={"small-follower": 10**9})),
        "setup.elements: 1000000000 figures 'follower'",
    ),
    (changed(put("setup", "rules", value={"tiny-city-scoring": {}})), "setup.rules.tiny-city-scoring"),
    (changed(put("setup", "start", value=[{}])), "setup.start[0]: 'tile' is missing"),
    (changed(put("setup", "start", 0, "rotation", value=45)), "setup.start[0].rotation: 45 degrees"),
    (changed(put("setup", "start", 0, "x", value=True)), "setup.start[0].x: true where a whole number"),
    (changed(put("players", value={})), "players: {} where a list belongs"),
    (changed(put("players", 0, "name", value=3)), "players[0].name: 3 where a text belongs"),
    (changed(lambda file: file.update(players=[], oracle={})), "0 players"),
    (changed(put("players", value=[{"name": "x"}] * 9)), "points of 2 players, but there are 9"),
    (changed(put("replay", value={})), "replay: {} where a list belongs"),
    (changed(put("replay", value=[7])), "replay[0]: 7 where an object belongs"),
    (changed(put("replay", 0, "type", value=None)), "replay[0]: 'type' is missing"),
    (changed(put("replay", 0, "payload", value="x")), 'replay[0].payload: "x" where an object belongs'),
    (changed(put("replay", 2, "payload", value=[])), "replay[2].payload: [] where an object belongs"),
    (changed(put("replay", 0, "payload", "tileId", value=None)), "replay[0].payload: 'tileId' is missing"),
    (changed(put("replay", 0, "payload", "tileId", value="BA/??")), "replay[0].payload.tileId: no tile 'BA/??'"),
    (changed(put("replay", 0, "payload", "position", value=[1])), "replay[0].payload.position: [1] where two numbers"),
    (changed(put("replay", 0, "payload", "position", value=[1, "0"])), 'replay[0].payload.position[1]: "0" where'),
    (changed(put("setup", "start", 0, "x", value=999)).replace(b"999", b"1e999"), "setup.start[0].x: Infinity where"),
    (changed(put("replay", 0, "payload", "rotation", value="R45")), "replay[0].payload.rotation: 'R45' is no turn"),
    (changed(put("replay", 1, "payload", "meepleId", value="tall")), "replay[1].payload.meepleId: 'tall' is no figure"),
    (changed(put("replay", 1, "payload", "pointer", value=None)), "replay[1].payload: 'pointer' is missing"),
    (changed(drop("replay", 1, "payload", "pointer", "location")), "replay[1].payload.pointer: 'location' is missing"),
    (changed(put("replay", 0, value=UNDO)), "replay[0]: there is nothing to undo"),
    (changed(put("gameAnnotations", value=[])), "gameAnnotations: [] where an object belongs"),
    (changed(put("gameAnnotations", "drawOrder", value="BA/L")), "gameAnnotations.drawOrder"),
    (changed(put("gameAnnotations", "drawOrder", value=["XX/L"])), "gameAnnotations.drawOrder[0]: no tile 'XX/L'"),
    (
        changed(put("gameAnnotations", "drawOrder", value=["BA/RRRR"] * 2)),
        "drawOrder[1]: the tile 'BA/RRRR' comes more",
    ),
    (changed(put("players", value=[{"name": "x"}] * 101)), "players: 101 entries; no game has more than 100"),
    (changed(put("setup", "start", value=[{}] * 101)), "setup.start: 101 entries"),
    (changed(put("test", "assertions", value=["x"] * 1001)), "test.assertions: 1001 entries"),
    (changed(put("oracle", "points", value=[[0, 0]] * 20_001)), "oracle.points: 20001 entries"),
    (changed(put("test", "assertions", value=[1])), "test.assertions[0]: 1 where a text belongs"),
    (changed(put("oracle", "points", value=[[0]])), "oracle.points[0]: points of 1 players"),
    (changed(put("oracle", "fits", value=[[0]])), "oracle.fits[0]: a message, a tile and a number"),
)


@pytest.mark.parametrize(("data", "words"), WRONG, ids=[words for _, words in WRONG])
def test_a_wrong_file_is_refused_and_the_place_is_named(tmp_path: Path, data: bytes, words: str) -> None:
    path = written(tmp_path, data)
    report = jcz.check(path)
    assert not report.ok
    assert report.error is not None and words in report.error
    target = tmp_path / "game.save"
    assert words in refused("import", str(path), "-o", str(target))
    assert not target.exists(), "nothing is half-imported"


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ({"type": "DANCE", "payload": {}}, "replay[1]: a message 'DANCE'"),
        ({"type": "", "payload": {}}, "replay[1]: a message ''"),
        (deploy("0.giant.1", 1, 0, "Road", "WE"), "replay[1].payload.meepleId: the figure 'giant'"),
        (deploy("0.small.1", 1, 0, "Road", "NOWHERE"), "replay[1].payload.pointer.location: the location 'NOWHERE'"),
        ({"type": "PLACE_TOKEN", "payload": {"token": "HAT", "pointer": [0, 0]}}, "replay[1].payload.token: 'HAT'"),
    ],
)
def test_messages_that_we_do_not_know(tmp_path: Path, message: Json, words: str) -> None:
    report = jcz.check(written(tmp_path, recorded(place("BA/RFr", 1, 0), message)))
    assert report.error == f"unsupported: {words}"
    assert report.messages == 1


@pytest.mark.parametrize("more", ["sets", "elements", "rules"])
def test_an_endless_name_is_cut(tmp_path: Path, more: str) -> None:
    setup: Json = {more: {"x" * 100_000: 1}}
    report = jcz.check(written(tmp_path, recorded(*ON_ROAD, **setup)))
    assert report.error is not None and len(report.error) < 200


def test_endless_sentences_are_read_in_time(tmp_path: Path) -> None:
    """No pattern looks at the same letters again and again."""
    sentences = ["Meeple SmallFollower options: {" + " " * 500_000, " has " * 100_000, "a scored b for " * 50_000]
    report = jcz.check(written(tmp_path, recorded(place("BA/RFr", 1, 0), test=sentences)))
    assert [result for _, result in report.assertions] == ["unsupported"] * 3


def test_only_so_many_messages_are_undone(tmp_path: Path) -> None:
    """Every position that could come back takes memory."""
    report = jcz.check(written(tmp_path, recorded(*[PASS] * 150, *[UNDO] * 101)))
    assert report.error == "replay[250]: there is nothing to undo"


def test_a_message_without_a_kind_after_a_figure(tmp_path: Path) -> None:
    file = recorded(*ON_ROAD[:2], {"type": "", "payload": {}})
    assert jcz.check(written(tmp_path, file)).error == "unsupported: replay[2]: a message ''"


def mutations(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a file."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, item in inner for place in mutations(item, (*path, key)))]


GOOD = recorded(
    *ON_ROAD,
    *(place("BA/C", 0, -1, 180), deploy("1.small.1", 0, -1, "City", "S"), COMMIT),
    *(place("BA/L", 0, 1), UNDO, place("BA/L", 0, 1), deploy("0.small.2", 0, 1, "Monastery", "I"), COMMIT),
    draws=["BA/RFr", "BA/C", "BA/L"],
    test=["Anna has 0 points", "Player can pass", "Meeple SmallFollower options: {Road,WE,[1,0]}"],
    points=[(0, 0)] * 5,
    fits=[(0, "BA/RFr", 6)],
    sets={"cult/6": 1},
    elements={"shrine": True},
)
PLACES = [place for place in mutations(GOOD) if place]
ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["BA/L", "R90", "I"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(changes=st.lists(st.tuples(st.sampled_from(PLACES), ANYTHING), min_size=1, max_size=3), cut=st.booleans())
def test_no_file_does_harm(tmp_path: Path, changes: list[tuple[tuple[Any, ...], Any]], cut: bool) -> None:
    """Whatever stands in a file, there is a report, and opening it raises no error but ours."""
    file = copy.deepcopy(GOOD)
    for keys, value in changes:
        try:
            put(*keys, value=value)(file)
        except (KeyError, IndexError, TypeError):
            continue
    text = json.dumps(file)
    path = written(tmp_path, text[: len(text) // 2] if cut and changes[0][1] is None else text)
    report = jcz.check(path)
    json.dumps(report.data())
    try:
        jcz.replayed(jcz.read(path)).plain_game()
    except (LanguedocError, Parted):
        assert not report.ok


SHORT = [path for path in recordings() if path.stat().st_size < 20_000]


@pytest.mark.skipif(not SHORT, reason=f"the recorded games are not there: {CONFORMANCE}")
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_recorded_game_that_was_tampered_with_does_harm(tmp_path: Path, data: st.DataObject) -> None:
    """Values are exchanged for others of the same file or for anything, left out or doubled."""
    file = json.loads(data.draw(st.sampled_from(SHORT), "path").read_text(encoding="utf-8"))
    for _ in range(data.draw(st.integers(1, 3), "changes")):
        places = [place for place in mutations(file) if place]
        *way, key = data.draw(st.sampled_from(places), "place")
        inside = at(file, way)
        change = data.draw(st.sampled_from(["replace", "exchange", "drop", "double"]), "change")
        if change == "replace":
            inside[key] = data.draw(ANYTHING, "value")
        elif change == "exchange":
            inside[key] = copy.deepcopy(at(file, data.draw(st.sampled_from(places), "other")))
        elif change == "drop":
            del inside[key]
        elif isinstance(inside, list):
            inside.insert(key, copy.deepcopy(inside[key]))
    path = written(tmp_path, file)
    report = jcz.check(path)
    json.dumps(report.data())
    try:
        jcz.replayed(jcz.read(path)).plain_game()
    except (LanguedocError, Parted):
        assert report.error is not None


def at(file: Any, way: Sequence[Any]) -> Any:
    for key in way:
        file = file[key]
    return file


@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=200))
def test_no_bytes_do_harm(tmp_path: Path, data: bytes) -> None:
    assert not jcz.check(written(tmp_path, data)).ok
