"""The load test gives results."""

from __future__ import annotations

import json

from helpers.command import run


def test_the_load_of_a_few_games_is_measured() -> None:
    outcome = run("bench", "--server", "--json", "--games", "3", "--rate", "30", "--seconds", "3")
    assert outcome.exit_code == 0, outcome.output
    found = json.loads(outcome.stdout)
    assert found["games"] == 3 and 0 < found["choices"] < 200
    assert 0 < found["median_ms"] <= found["p99_ms"] <= found["longest_ms"]
    assert found["server_cpu_ms_per_choice"] > 0
