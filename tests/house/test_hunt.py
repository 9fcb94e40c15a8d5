"""The hunt: which games it plays, what it checks, and that it finds faults."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import languedoc
from helpers.processes import PATIENCE, children_of, is_worker, takes_interrupts, wait_until
from helpers.unbuilt import as_if_not_built
from languedoc import Game
from languedoc.benchmark import engine
from languedoc.carcassonne import setup as setups
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.king_and_robber.rules import KingAndRobber
from languedoc.carcassonne.numbering import FEATURE
from languedoc.carcassonne.presets import PRESETS
from languedoc.carcassonne.setup import all_options
from languedoc.carcassonne.state import State
from languedoc.cli import app
from languedoc.hunt import random_setup

pytestmark = pytest.mark.long

SOURCE = Path(languedoc.__file__).parent.parent
CARD = "king_and_robber"


def run(*arguments: str, folder: Path = Path()) -> Any:
    return CliRunner().invoke(app, ["hunt", "--folder", str(folder), *arguments])


def environment(**more: str) -> dict[str, str]:
    path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", **more}


def found_by(*arguments: str, folder: Path = Path()) -> Any:
    return json.loads(run(*arguments, "--json", folder=folder).stdout)


# ------------------------------------------------------------------------------------ what is played


def test_all_that_can_be_set_is_drawn() -> None:
    drawn = [random_setup(4 * seed) for seed in range(400)]
    assert {slug for setup in drawn for slug in setup.modules} == set(BUILT)
    assert {setup.seats for setup in drawn} == {2, 3, 4, 5, 6}
    assert {setup.preset for setup in drawn} == set(PRESETS)
    assert {setup.start for setup in drawn} >= {None, 0, 5}
    assert any(setup.bag is not None for setup in drawn)
    rules = {(name, value) for setup in drawn for name, value in setup.rules().items()}
    assert rules == {(option.name, value) for option in all_options(BUILT) for value in option.values}
    tiles = [set(setup.tile_sets) - set(setup.modules) for setup in drawn]
    assert any(tiles) and any(set(setup.modules) - set(setup.tile_sets) for setup in drawn)


def test_modules_and_seats_can_be_named() -> None:
    for seed in range(40):
        setup = random_setup(seed, ["cult", "river_1"], seats=6)
        assert setup.seats == 6
        assert {"base"} < set(setup.modules) <= {"base", "cult", "river_1"}


# ------------------------------------------------------------------------------------ the command


@pytest.mark.interpreted
@pytest.mark.checked
def test_a_hunt_that_finds_nothing() -> None:
    result = run("--games", "3", "--seed", "7", "--jobs", "1")
    assert result.exit_code == 0
    assert result.stdout.startswith("3 games from seed 7, ")
    assert result.stdout.endswith("no fault found\n")


def test_the_same_games_are_played_by_any_number_of_processes() -> None:
    alone, together = (found_by("--games", "9", "--seed", "3", "--jobs", jobs) for jobs in ("1", "3"))
    for key in ("games", "choices", "signature", "broken", "seed", "interrupted"):
        assert alone[key] == together[key]
    assert (alone["games"], alone["broken"], alone["interrupted"]) == (9, [], False)


def test_pairs_are_hunted_by_command(tmp_path: Path) -> None:
    modules = ["--modules", "tower,cult,river_1", "--pairs", "--games", "2", "--seed", "4"]
    found = found_by(*modules, "--seats", "4", "--jobs", "2", folder=tmp_path)
    assert (found["games"], found["pairs"], found["seats"], found["broken"]) == (6, 3, 4, [])
    assert run(*modules, "--jobs", "1").stdout.startswith("6 games of 3 pairs of modules from seed 4, ")


def test_a_broken_game_of_a_pair_is_played_again(break_module: Any, tmp_path: Path) -> None:
    break_module(Stumbles)
    hunt = ["--modules", f"river_1,{CARD}", "--pairs", "--games", "1", "--seed", "9", "--jobs", "1"]
    (broken,) = found_by(*hunt, folder=tmp_path)["broken"]
    again = f"languedoc hunt --games 1 --modules river_1,{CARD} --together --seed 9"
    assert broken["command"] == again
    assert found_by(*again.split()[2:], "--jobs", "1", folder=tmp_path)["broken"] == [broken]


@pytest.mark.skipif(not engine.compiled(), reason="nothing is compiled")
def test_compiled_games_are_the_interpreted_ones() -> None:
    """To the last number of every state: the signature is made of the fingerprints at the end."""
    hunt = ["hunt", "--games", "24", "--seed", "100", "--jobs", "2", "--json"]
    signatures = set()
    for switch in ("", "1"):
        command = [sys.executable, "-m", "languedoc", *hunt]
        output = subprocess.run(
            command, env=environment(LANGUEDOC_INTERPRETED=switch), capture_output=True, text=True, check=True
        ).stdout
        signatures.add(json.loads(output)["signature"])
    assert len(signatures) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "0 games; at least 1 must be played"),
        (["--jobs", "0"], "0 jobs; at least 1 must work"),
        (["--seed", "-1"], "the seed -1 is out of range"),
        (["--seed", str(2**64 - 1)], "is out of range"),
        (["--modules", "base,towr"], "no module 'towr'"),
        (["--modules", "tower", "--pairs"], "a pair needs two modules"),
        (["--preset", "nothing"], "no preset 'nothing'"),
        (["--preset", "classic", "--pairs"], "leave out --together and --pairs"),
        (["--seats", "7"], "7 players; allowed is 2 to 6"),
        (["--modules", "catapult"], "the rules of 'catapult' are not built yet"),
    ],
)
def test_bad_usage_is_one_line(arguments: list[str], words: str) -> None:
    with as_if_not_built("catapult"):
        result = run(*arguments)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert words in result.stderr


def is_hunting(pid: int) -> bool:
    """Whether it has started both workers, and watches them; while it starts one it ignores Ctrl-C."""
    return sum(map(is_worker, children_of(pid))) == 2 and takes_interrupts(pid)


def test_ctrl_c_ends_it_with_a_word_about_what_was_played(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "languedoc", "hunt", "--games", "1000000", "--seed", "1", "--jobs", "2"]
    process = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_until(lambda: is_hunting(process.pid), "no games are played")
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of its processes
    try:
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "before it was interrupted" in out
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []


# ------------------------------------------------------------------------------------ what is broken is found


class Faulty(Module):
    """A module without a fault, in the place of a built one: compiled modules cannot be subclassed."""

    slug = CARD
    rank = KingAndRobber.rank
    steps = KingAndRobber.steps
    rule_options = KingAndRobber.rule_options
    notes = 2

    def perform(self, state: State, step: int) -> None:
        pass


class PaysInSecret(Faulty):
    """Gives points without an event."""

    def completed(self, state: State, root: int) -> None:
        state.pay(state.seat, 1, FEATURE)


class LosesTiles(Faulty):
    """Loses a tile."""

    def turn_begins(self, state: State) -> None:
        if state.pile_left == 30:
            state.draw()
            state.hand = -1


class AsksForNothing(Faulty):
    """Asks without options."""

    def perform(self, state: State, step: int) -> None:
        state.offer_choices()
        state.ask(0)

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()


class Stumbles(Faulty):
    """Raises an error."""

    def completed(self, state: State, root: int) -> None:
        raise IndexError("there is no such card")


class Tattles(Faulty):
    """Puts hidden information into the view."""

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {"leaked": state.chance.state % 1000}


class Forgets(Faulty):
    """Keeps data in the module, which all games share."""

    memory = 0

    def turn_begins(self, state: State) -> None:
        type(self).memory += 1
        for note in range(self.notes):
            state.set_note(self.first_note + note, 1 + type(self).memory % 2)


class KeepsFollowers(Faulty):
    """Sends followers where no module has a place for them."""

    def home(self, state: State, figure: int, root: int) -> int:
        return -99


@pytest.fixture
def break_module(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    def break_with(broken: type[Faulty]) -> None:
        setups._box.cache_clear()
        monkeypatch.setitem(BUILT, CARD, broken)

    yield break_with
    setups._box.cache_clear()


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (PaysInSecret, "but scored"),
        (LosesTiles, "tiles lost"),
        (AsksForNothing, "gives 0 options"),
        (Stumbles, "IndexError: there is no such card"),
        (Tattles, "tells what is hidden"),
        (Forgets, "another"),
        (KeepsFollowers, "ValueError"),
    ],
)
def test_a_broken_module_is_found(broken: type[Faulty], why: str, break_module: Any, tmp_path: Path) -> None:
    break_module(broken)
    result = run("--modules", CARD, "--games", "60", "--seed", "0", "--jobs", "1", "--json", folder=tmp_path)
    assert result.exit_code == 1
    found = json.loads(result.stdout)["broken"]
    assert len(found) == len(list(tmp_path.iterdir())) > 0
    assert any(why in each["why"] for each in found), found
    for each in found:
        assert Path(each["file"]) == tmp_path / f"hunt-{each['seed']}.save"


def test_a_broken_game_is_kept_up_to_the_choice_that_breaks_it(break_module: Any, tmp_path: Path) -> None:
    break_module(Stumbles)
    result = run("--modules", CARD, "--games", "1", "--seed", "9", "--jobs", "1", folder=tmp_path)
    assert result.exit_code == 1
    (file,) = tmp_path.iterdir()
    first, second, third, *trace, played, last = result.stdout.splitlines()
    assert first == "seed 9: IndexError: there is no such card"
    assert second.endswith(str(file))
    assert third == f"  again: languedoc hunt --games 1 --modules {CARD} --seed 9"
    assert "Traceback" in trace[0]
    assert played.startswith("1 game from seed 9")
    assert last == "1 broken"
    game = Game.load(file.read_text())
    with pytest.raises(IndexError):
        game.choose(second.removeprefix("  before ").partition(": ")[0])


BREAKS_IN_WORKERS = """
import os, time
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.module import Module
from languedoc.cli import main
from languedoc.hunt import workers

workers.PATIENCE = {patience}

class Crashes(Module):
    slug = "king_and_robber"
    rule_options = BUILT["king_and_robber"].rule_options

    def completed(self, state, root):
        if state.board.pieces > 30:
            {what}

BUILT["king_and_robber"] = Crashes

if __name__ == "__main__":
    main()
"""


@pytest.mark.parametrize(
    ("what", "patience", "why"),
    [
        ("os.abort()", "300.0", "the process ended with -6"),
        ("time.sleep(600)", "3.0", "the game was not over after 3 seconds"),
    ],
)
def test_a_process_that_dies_or_hangs_is_found_too(what: str, patience: str, why: str, tmp_path: Path) -> None:
    script = tmp_path / "broken.py"
    script.write_text(BREAKS_IN_WORKERS.replace("{what}", what).replace("{patience}", patience))
    hunt = ["hunt", "--modules", CARD, "--games", "8", "--seed", "16", "--jobs", "2", "--json"]
    result = subprocess.run(
        [sys.executable, str(script), *hunt], cwd=tmp_path, env=environment(), capture_output=True, text=True
    )
    assert result.returncode == 1, result.stderr
    found = json.loads(result.stdout)
    assert found["broken"]
    for each in found["broken"]:
        assert each["why"] == why
        assert Game.load((tmp_path / each["file"]).read_text()).choices_made == 0
