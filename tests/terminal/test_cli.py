"""The command line: what each command prints, and what it says when something is wrong.

How games are played and replayed is told in test_cli_play.py.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import languedoc
from helpers.command import environment, process, refused, run, said, written
from helpers.unbuilt import as_if_not_built
from languedoc.benchmark import engine
from languedoc.carcassonne.presets import PRESETS
from languedoc.carcassonne.tiles import catalogue

# ------------------------------------------------------------------------------------ help


def test_the_version() -> None:
    assert said("--version") == f"languedoc {languedoc.__version__}\n"


def test_help_names_every_command() -> None:
    text = said("--help")
    for command in ("play", "simulate", "replay", "modules", "tiles", "sheets", "hunt", "bench"):
        assert command in text
        assert "Example" in said(command, "--help")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["foo"], "no such command 'foo'; see: languedoc --help"),
        (["simulat"], "did you mean 'simulate'?"),
        (["play", "--nonsense"], "no such option: --nonsense"),
        (["play", "--seed", "abc"], "invalid value for '--seed': "),
        (["play", "--seed"], "option '--seed' requires an argument"),
        (["simulate", "--games", "many"], "invalid value for '--games': "),
        (["simulate", "one", "two"], "unexpected extra argument"),
        (["replay"], "missing argument 'FILE'"),
        (["tiles"], "missing argument 'MODULE'; see: languedoc tiles --help"),
    ],
)
def test_bad_usage_is_one_line_and_ends_with_2(arguments: list[str], words: str) -> None:
    assert words.lower() in refused(*arguments).lower()


def test_bad_usage_of_the_process() -> None:
    done = process("simulate", "--games", "abc")
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith("languedoc: invalid value for '--games'") and done.stderr.count("\n") == 1


def test_the_help_names_the_commands_in_the_order_people_look_for_them() -> None:
    told = said("--help")
    assert "Usage: languedoc" in told
    named = re.findall(r"^│ ([a-z]+) ", told, re.MULTILINE)
    assert named[:3] == ["serve", "play", "replay"] and named[-1] == "bench"


def test_no_option_has_two_defaults() -> None:
    """What is told in words is not told once more as a number that means it."""
    commands = re.findall(r"^│ ([a-z]+) ", said("--help"), re.MULTILINE)
    for command in commands:
        told = said(command, "--help")
        for option in re.split(r"^│[ *]+(?=-)", told, flags=re.MULTILINE):
            assert not ("Default:" in option and "[default:" in option), f"{command}: {option}"
    assert len(commands) > 15


def test_help_tells_which_players_are_for_which_game() -> None:
    text = " ".join(said("play", "--help").replace("│", " ").split())
    assert "random, greedy, novice, casual, skilled, expert, sampling (cardcassonne only)" in text


# ------------------------------------------------------------------------------------ simulate


def test_simulate_tells_who_did_how_well() -> None:
    text = said("simulate", "--games", "2", "--seats", "random,random,random", "--seed", "1")
    assert "Green" in text and "mean score" in text and "2 games" in text and "signature" in text


def test_simulate_as_json_is_one_object() -> None:
    arguments = ("simulate", "--games", "2", "--seats", "random,random", "--seed", "1", "--json")
    outcome = json.loads(said(*arguments))
    assert set(outcome) == {"games", "mean_scores", "wins", "games_per_s", "signature"}
    assert outcome["games"] == 2
    assert len(outcome["mean_scores"]) == 2 and sum(outcome["wins"]) == 2
    again = json.loads(process(*arguments).stdout)
    assert again["signature"] == outcome["signature"]


def test_simulate_takes_rules_and_tiles() -> None:
    arguments = ("simulate", "--games", "1", "--seats", "random,random", "--json")
    plain = json.loads(said(*arguments))["signature"]
    for more in (
        ["--tiles", "inns_and_cathedrals"],
        ["--tiles", "base,tower,tower"],
        ["--option", "no_fields=true"],
        ["--seed", "2"],
    ):
        assert json.loads(said(*arguments, *more))["signature"] != plain
    assert json.loads(said(*arguments, "--preset", "second_edition", "--modules", "base,base"))["games"] == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--modules", "base,nothing"], "no module 'nothing'; allowed: base"),
        (
            ["--modules", "base,robbers"],
            "module 'robbers' are not built yet; its tiles can be used with --tiles robbers",
        ),
        (["--modules", "robbers"], "the rules of the module 'robbers' are not built yet"),
        (["--option", "no_fields=true", "--option", "no_fields=false"], "the option 'no_fields' is given twice"),
        (["--tiles", "nothing"], "no set of tiles 'nothing'"),
        (["--preset", "nothing"], "no preset 'nothing'; allowed: big_box_2006"),
        (["--option", "nothing=1"], "no option 'nothing'; allowed: field_scoring"),
        (["--option", "no_fields=maybe"], "no_fields cannot be 'maybe'; allowed: false, true"),
        (["--option", "no_fields"], "'no_fields' is not of the form name=value"),
        (["--seats", "random,nobody"], "no player 'nobody'; allowed: random, greedy"),
        (["--seats", "random,you"], "no player 'you'"),
        (["--seats", "random"], "big_box_2006 is for 2 to 6"),
        (["--seats", ",".join(["random"] * 7)], "7 players; big_box_2006 is for 2 to 6"),
        (["--preset", "first_edition", "--seats", ",".join(["random"] * 6)], "first_edition is for 2 to 5"),
        (["--games", "0"], "at least 1 must be played"),
        (["--seed", "-1"], "the seed -1 is out of range"),
    ],
)
def test_simulate_refuses(arguments: list[str], words: str) -> None:
    with as_if_not_built("robbers"):
        assert words in refused("simulate", *arguments)


# ------------------------------------------------------------------------------------ modules and tiles


def test_modules_are_shown() -> None:
    text = said("modules")
    assert "7 followers for each player" in text
    assert "field_scoring" in text and "draw_tile" in text
    assert "second_edition" in text and "inns_and_cathedrals" in text


def test_modules_as_json() -> None:
    data = json.loads(said("modules", "--json"))
    assert {module["slug"] for module in data["modules"]} == set(catalogue.MODULES)
    assert all(module["built"] and module["steps"] for module in data["modules"]), "all of them can be played"
    base = data["modules"][0]
    assert base["slug"] == "base" and base["built"] and base["tiles"] == 72
    assert base["pieces_per_player"] == {"follower": 7} and base["pieces"] == {"scoreboard": 1}
    steps = {module["slug"]: module["steps"] for module in data["modules"]}
    assert steps["base"][:2] == ["setup_base", "start_layout_order"]
    assert steps["traders_and_builders"] == [
        "setup_builder_pig",
        "builder_trigger",
        "deploy_builder",
        "deploy_pig",
        "award_goods",
        "builder_second_part",
        "final_goods",
        "final_pig",
    ]
    assert steps["count"][-1] == "move_count" and "attach_fork" in steps["river_2"], "steps that are in no table"
    each = {module["slug"]: module["pieces_per_player"] for module in data["modules"]}
    assert each["abbey_and_mayor"] == {"mayor": 1, "wagon": 1, "barn": 1, "abbey": 1}
    no_fields = {option["name"]: option for option in base["options"]}["no_fields"]
    assert no_fields["values"] == [False, True] and no_fields["default"] is False
    assert [preset["name"] for preset in data["presets"]] == list(PRESETS)


def test_tiles_are_shown() -> None:
    text = said("tiles", "base")
    assert "───┐···" in text and "city W-N with pennant" in text
    assert "field" in text and "start tile" in text
    assert "flying machine" in said("tiles", "flying_machines")
    assert "brings no tiles" in said("tiles", "phantom")


@pytest.mark.parametrize("module", catalogue.MODULES)
def test_tiles_as_json(module: str) -> None:
    data = json.loads(said("tiles", module, "--json"))
    assert len(data["tiles"]) == len(catalogue.sheet(module).tiles)


def test_tiles_of_an_unknown_module() -> None:
    assert "no module 'tover'" in refused("tiles", "tover")


# ------------------------------------------------------------------------------------ output


def test_errors_of_the_process_have_no_traceback() -> None:
    done = process("replay", "/nowhere/game")
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == "languedoc: /nowhere/game cannot be read: No such file or directory\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
@pytest.mark.parametrize("arguments", [["tiles", "base"], ["tiles", "base", "--json"], ["modules"], ["--help"]])
def test_output_that_cannot_be_written_is_told_in_one_line(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "languedoc", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            text=True,
        )
    assert done.returncode == 2
    assert done.stderr == "languedoc: No space left on device\n"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes")
@pytest.mark.parametrize("arguments", [["tiles", "base"], ["tiles", "base", "--json"]])
def test_a_reader_who_leaves_early_hears_nothing(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as broken:
        done = subprocess.run(
            [sys.executable, "-m", "languedoc", *arguments],
            stdout=broken,
            stderr=subprocess.PIPE,
            env=environment(),
            text=True,
        )
    assert done.returncode == 1 and done.stderr == ""


# ------------------------------------------------------------------------------------ bench


@pytest.fixture
def short_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """A benchmark that measures next to nothing."""
    monkeypatch.setattr(engine, "GAMES_A_ROUND", 50)
    monkeypatch.setattr(engine, "ROUNDS", 1)
    monkeypatch.setattr(engine, "COPIES", 40)
    monkeypatch.setattr(engine, "picture_cost", lambda: {"picture_ms": 1.0})
    monkeypatch.setattr(engine, "signature", lambda: "same")
    monkeypatch.setattr(engine, "interpreted", lambda: {"interpreted_games_per_s": 1, "interpreted_signature": "same"})


def program(path: Path, script: str) -> Path:
    written(path, f"#!/bin/sh\n{script}\n").chmod(0o755)
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="scripts")
@pytest.mark.usefixtures("short_bench")
@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("echo first >&2; echo broken >&2; exit 1", "the C compiler does not work: "),
        ("exit 0", "the C compiler does not work: "),
        ("", "there is no C compiler"),
    ],
)
def test_bench_without_a_working_compiler(
    script: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if script:
        program(tmp_path / "gcc", script)
    monkeypatch.setenv("PATH", str(tmp_path))
    data = json.loads(said("bench", "--json"))
    assert data["ratio_to_c"] is None and data["c_games_per_s"] is None
    assert data["games_per_s"] > data["classic_games_per_s"] > 0 and data["cardcassonne_games_per_s"] > 0
    assert data["game_copy_us"] > data["copy_us"] > 0
    assert data["c_missing"].startswith(words)
    if "broken" in script:
        assert data["c_missing"].endswith(": broken")
    result = run("bench")
    assert result.exit_code == 0 and words[:10] in result.stdout


def test_bench_whose_second_process_fails_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(engine.BenchmarkTrouble, match="/nowhere/python: No such file"):
        engine.interpreted()
    monkeypatch.setattr(engine, "bench", lambda tell: engine.interpreted())
    assert "/nowhere/python: No such file or directory" in refused("bench", "--json")
