"""The siege gives results."""

from __future__ import annotations

import json

from helpers.command import run


def test_a_server_is_attacked_and_people_play_on() -> None:
    attacks = ("malformed headers", "look")
    outcome = run("bench", "--siege", "--json", "--seconds", "2", *(f"--attack={name}" for name in attacks))
    whole = json.loads(outcome.stdout)
    found = whole["attacks"]
    assert (outcome.exit_code == 0) == whole["holds"] == all(each["holds"] for each in found)
    for each in found:  # on a busy machine people may wait long, but the verdict must follow from the numbers
        assert each["holds"] == (each["p99_ms"] < 150 and each["memory_mb"] < 100 and not each["failures"])
    assert [each["attack"] for each in found] == list(attacks)
    assert all(each["choices"] > 0 and each["failures"] == 0 for each in found)
    assert found[0]["answered"].keys() <= {"400", "429"}
    assert found[1]["answered"]["feature"] > 0, "there is something to look at"


def test_an_attack_that_does_not_exist_is_refused() -> None:
    outcome = run("bench", "--siege", "--attack", "pray")
    assert outcome.exit_code == 2 and "never read" in outcome.output
