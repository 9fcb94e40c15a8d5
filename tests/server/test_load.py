"""The load test, the soak, the crowd and the kills give results."""

from __future__ import annotations

import json
import os
from typing import Any

from helpers.command import run
from languedoc.benchmark.load import spent, spent_since


def measured(*arguments: str) -> Any:
    outcome = run("bench", "--json", *arguments)
    assert outcome.exit_code == 0, outcome.output
    return json.loads(outcome.stdout)


def test_the_load_of_a_few_games_is_measured() -> None:
    found = measured("--server", "--games", "3", "--rate", "30", "--seconds", "3")
    assert found.keys() == {"sqlite", "postgresql", "postgresql_two_workers"}
    for loads in found.values():
        for load in loads or []:  # PostgreSQL may not be here
            assert load["games"] == 3 and load["rate"] == 30 and 0 < load["choices"] < 200
            assert 0 < load["median_ms"] <= load["p99_ms"] <= load["longest_ms"]
            assert load["server_cpu_ms_per_choice"] > 0
    assert found["sqlite"]


def test_a_short_soak_plays_games_and_tells_the_memory() -> None:
    outcome = run("bench", "--json", "--soak", "--games", "3", "--rate", "30", "--minutes", "0.1")
    found = json.loads(outcome.stdout)  # so short a soak need not be flat
    assert found["choices"] > 0 and len(found["memory_mb"]) == 40 and min(found["memory_mb"]) > 10


def test_a_small_crowd_is_held() -> None:
    found = measured("--crowd", "--games", "20", "--sockets", "30")
    assert found["games"] == 20 and found["memory_mb"] > found["empty_mb"] > 10


def test_a_child_that_has_ended_does_not_count_against_the_others() -> None:
    before = spent(os.getpid()) | {0: 1000.0}
    assert 0.0 <= spent_since(os.getpid(), before) < 1000.0


def test_a_server_is_killed_on_each_kind_of_database() -> None:
    found = measured("--kills", "1", "--games", "2")
    assert found["lost"] == found["doubled"] == 0
    names = [each["database"] for each in found["databases"]]
    assert names == ["sqlite", "postgresql"][: len(names)] and all(each["choices"] > 0 for each in found["databases"])


def test_nothing_is_measured_at_once() -> None:
    assert run("bench", "--soak", "--crowd").exit_code == 2
