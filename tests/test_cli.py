"""The command line: what each command prints, and what it says when something is wrong."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import languedoc
from command import refused, run, said
from languedoc import Game, benchmark
from languedoc.carcassonne.rule_options import PRESETS
from languedoc.carcassonne.tiles import catalogue
from languedoc.players import player

SOURCE = Path(languedoc.__file__).parent.parent
ALWAYS_FIRST = "1\n" * 500  # first square, first turn, first follower: enough for a whole game


def process(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "languedoc", *arguments],
        input=typed,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )


def environment() -> dict[str, str]:
    path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The save of a whole game of two random players."""
    game = Game(2, seed=4)
    players = [player("random", 1), player("random", 2)]
    while not game.over:
        game.choose(players[game.decision.seat].pick(game.state))
    return written(tmp_path / "finished.save", game.save())


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """The save of a game of three in its second turn."""
    game = Game(["Ann", "Bob", "Cy"], seed=4, bag=["B", "U", "V", "N"])
    game.choose("place 0,1 N")
    game.choose("follower monastery")
    return written(tmp_path / "begun.save", game.save())


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


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
            ["--modules", "base,catapult"],
            "module 'catapult' are not built yet; its tiles can be used with --tiles catapult",
        ),
        (["--modules", "catapult"], "the rules of the module 'catapult' are not built yet"),
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
    assert words in refused("simulate", *arguments)


# ------------------------------------------------------------------------------------ modules and tiles


def test_modules_are_shown() -> None:
    text = said("modules")
    assert "7 followers for each player" in text
    assert "field_scoring" in text and "draw_tile" in text
    assert "second_edition" in text and "inns_and_cathedrals" in text


def test_commas_alone_seat_nobody() -> None:
    assert "--seats ',,' names nobody" in refused("play", "--seats", ",,")
    assert "--players ',' names nobody" in refused("play", "--players", ",")


def test_help_tells_which_players_are_for_which_game() -> None:
    text = " ".join(said("play", "--help").replace("│", " ").split())
    assert "random, greedy, sampling (cardcassonne only)" in text


def test_modules_as_json() -> None:
    data = json.loads(said("modules", "--json"))
    assert {module["slug"] for module in data["modules"]} == set(catalogue.MODULES)
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


# ------------------------------------------------------------------------------------ replay


def test_replay_keeps_the_seed_of_a_game_that_goes_on(begun: Path, finished: Path) -> None:
    assert "seed" not in said("replay", str(begun))
    assert json.loads(said("replay", str(begun), "--json"))["seed"] is None
    assert "seed 4" in said("replay", str(finished))
    assert json.loads(said("replay", str(finished), "--json"))["seed"] == 4


def test_replay_tells_every_turn(finished: Path) -> None:
    text = said("replay", str(finished))
    game = Game.load(finished.read_text(encoding="utf-8"))
    assert " 71  " in text
    assert "Final scoring" in text and "verified" in text
    assert all(str(points) in text for points in game.scores)
    assert "▒" in said("replay", str(finished), "--board")


def test_replay_as_json(finished: Path) -> None:
    data = json.loads(said("replay", str(finished), "--json"))
    game = Game.load(finished.read_text(encoding="utf-8"))
    assert data["verified"] is True and data["over"] is True
    assert data["scores"] == list(game.scores)
    assert sum(len(turn["events"]) for turn in data["turns"]) == len(game.events)
    assert "board" in json.loads(said("replay", str(finished), "--json", "--board"))


def test_replay_of_a_game_that_is_not_finished(begun: Path) -> None:
    text = said("replay", str(begun))
    assert "Ann deploys a monk." in text and "not finished" in text


def test_replay_refuses_files_that_cannot_be_read(tmp_path: Path, finished: Path) -> None:
    assert "cannot be read: No such file" in refused("replay", str(tmp_path / "none"))
    assert "cannot be read: Is a directory" in refused("replay", str(tmp_path))
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8" in refused("replay", str(binary))
    large = written(tmp_path / "large", "x" * 4_000_001)
    assert "longer than" in refused("replay", str(large))
    text = finished.read_text(encoding="utf-8")
    truncated = written(tmp_path / "truncated", text[: len(text) // 2])
    assert "truncated: line " in refused("replay", str(truncated))
    newer = written(tmp_path / "newer", text.replace("languedoc-save 1", "languedoc-save 99", 1))
    assert "format 99" in refused("replay", str(newer))
    forged = written(tmp_path / "forged", text.replace("scores ", "scores 1"))
    assert "playing the choices again gives" in refused("replay", str(forged))
    other = written(tmp_path / "other", text.replace("modules base", "modules base tower\noption x=1"))
    refused("replay", str(other))


# ------------------------------------------------------------------------------------ play


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    text = said("play", "--players", "random", "--seed", "1", "--save", str(file), typed=ALWAYS_FIRST)
    assert "Red (you) and Blue (random)" in text
    assert "Final scoring" in text and " wins with " in text and "monasteries" in text
    game = Game.load(file.read_text(encoding="utf-8"))
    assert game.over
    assert all(f"│ {points:>6} │" in text for points in game.scores)


def test_the_same_game_as_a_process() -> None:
    arguments = ("play", "--players", "random", "--seed", "1")
    done = process(*arguments, typed=ALWAYS_FIRST)
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout == said(*arguments, typed=ALWAYS_FIRST)
    assert "\x1b" not in done.stdout


def test_computer_players_may_play_alone() -> None:
    text = said("play", "--seats", "random,random,random", "--seed", "1", "--preset", "first_edition")
    assert "Green (random)" in text and "Final scoring" in text


def test_two_people_at_one_terminal() -> None:
    text = said("play", "--seats", "you,you", "--seed", "1", typed="1\n1\n0\n1\nq\nn\n")
    assert "Red places tile P at 0,-1" in text and "Blue>" in text


def test_choices_by_number_notation_and_turn() -> None:
    for typed in ("1\n2\n", "1 W\n", "1w\n", "place 0,-1 W\n", "  PLACE  0,-1  w \n", "0,-1 W\n", "1\nW\n"):
        text = said("play", "--seed", "1", typed=typed)
        assert "Red places tile P at 0,-1, turned W." in text


def test_followers_are_named_by_their_roles() -> None:
    text = said("play", "--seed", "1", typed="1 S\nfollower city:E\nlog\n")
    assert "1  thief on the road W-N" in text
    assert "2  knight in the city E-S" in text
    assert "3  farmer on the field NR" in text
    assert "Red deploys a knight in the city E-S." in text
    assert "0  pass" in text


def test_bad_input_is_told_and_asked_again() -> None:
    text = said(
        "play",
        "--seed",
        "1",
        typed="99\nnonsense\nplace 9,9 N\n1 N\n\n1\n9\n\n-1\n1 S\n7\npass\nq\nmaybe\nn\n",
    )
    assert "There is no choice 99; type the number of a square, 1 to 3, or ? for help." in text
    assert "'nonsense' is not a choice" in text
    assert "'place 9,9 N' is not a choice" in text
    assert "The tile cannot lie there turned N; possible: SW." in text
    assert "Please type the number of a square, 1 to 3, or ? for help." in text
    assert "Please type a number from 1 to 2, or Enter to go back." in text
    assert "There is no choice 7; type a number from 0 to 4, or ? for help." in text
    assert "Please type y or n." in text
    assert text.endswith("Goodbye. This game was not saved.\n")


def test_help_says_what_the_game_wants() -> None:
    text = said("play", "--seed", "1", typed="?\n")
    for words in (
        "road must meet road",
        "put one of your followers",
        "whoever has most",
        "Farmers stay",
        "Most points",
    ):
        assert words in text
    assert "N is up, E right, S down, W left" in text and "NL is the left half of the side N" in text


def test_the_first_questions_say_what_their_letters_mean() -> None:
    text = said("play", "--seats", "you,you", "--seed", "1", typed="1 S\n0\n1\n1\n0\n")
    where, half = "W left: where the top of the tile may point", "W left; NL is the left half of N"
    assert text.count(where) == 1 and text.count(half) == 1
    assert text.index(where) < text.index("Red>") < text.index(half)


def test_fields_are_worth_their_completed_cities() -> None:
    text = said("play", "--seed", "1", typed="1 S\n")
    assert "0 completed cities" in text


def test_all_choices_are_shown_on_demand() -> None:
    text = said("play", "--seed", "1", typed="o\n")
    assert text.count("Red places tile P:") == 2


def test_the_river_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "river.save"
    arguments = ("play", "--modules", "base,river_1,river_2", "--players", "random", "--seed", "1", "--save", str(file))
    text = said(*arguments, typed=ALWAYS_FIRST)
    assert "~ river" in text and "Final scoring" in text
    told = said("replay", str(file), "--board")
    assert "Red places tile R" in told and "~~~" in told and "verified" in told


def test_help_board_and_log() -> None:
    text = said("play", "--seed", "1", typed="?\nb\nlog\n")
    assert "undo your last choice" in text
    assert text.count("[1]") == 2
    assert "Nothing has happened yet." in text


def test_undo_in_the_terminal() -> None:
    text = said("play", "--seed", "1", typed="u\n1 S\nu\n1 W\n0\nu\n")
    assert "No undo: there is no choice to take back." in text
    assert "Your last choice is taken back." in text
    assert text.index("turned S.") < text.index("taken back") < text.index("turned W.")
    assert "No undo: the last choice cannot be taken back: something new was revealed since." in text


def test_undo_is_kept_in_the_save(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    text = said("play", "--seed", "1", "--save", str(file), typed="1 S\nu\n")
    assert f"The game is saved in {file}." not in text  # nothing was chosen in the end
    assert Game.load(file.read_text(encoding="utf-8")).choices == ()


def test_the_save_is_up_to_date_when_the_input_ends(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    text = said("play", "--seed", "1", "--save", str(file), typed="1 S\n2\n")
    assert f"The game is saved in {file}." in text
    assert Game.load(file.read_text(encoding="utf-8")).choices[:2] == ("place 0,-1 S", "follower city:E")
    assert [path.name for path in tmp_path.iterdir()] == ["game.save"]


def test_save_and_load_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    assert "languedoc play --load" in said("play", "--seed", "1", typed=f"1 S\n2\ns {file}\nq\n")
    before = Game.load(file.read_text(encoding="utf-8")).choices
    text = said("play", "--load", str(file), "--save", str(file), typed="1\n1\n1\n")
    assert f"Going on after {len(before)} choices." in text
    after = Game.load(file.read_text(encoding="utf-8")).choices
    assert after[: len(before)] == before and len(after) > len(before)


def test_a_loaded_game_has_its_names_and_may_be_finished(begun: Path, finished: Path) -> None:
    text = said("play", "--load", str(begun), "--seats", "you,random,random", typed="")
    assert "Ann (you), Bob (random) and Cy (random)" in text
    assert "Final scoring" in said("play", "--load", str(finished))


def test_who_is_asked_which_way_a_tile_lies_may_leave() -> None:
    output = said("play", "--seed", "1", typed="1\nq\n")
    assert "Which way" in output and output.endswith("another square)? q\nGoodbye.\n")


def test_leaving_asks_where_to_save(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    text = said("play", "--seed", "1", typed=f"1 S\nq\ny\n{tmp_path}\nn\ny\n{file}\n")
    assert f"{tmp_path} exists. Write over it (y/n)?" in text and "Not saved." in text
    assert file.exists()
    assert text.endswith("Goodbye. The game is saved.\n")


def test_a_save_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    text = said("play", "--seed", "1", typed=f"1 S\ns {tmp_path / 'none' / 'file'}\ns {tmp_path}\ny\n")
    assert "Not saved:" in text and "cannot be written: No such file or directory." in text
    assert "cannot be written: it is a folder." in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "you"], "big_box_2006 is for 2 to 6"),
        (["--players", ",".join(["greedy"] * 6)], "7 players"),
        (["--players", "nobody"], "no player 'nobody'; allowed: you, random, greedy"),
        (["--players", "greedy", "--seats", "you,greedy"], "give only one of them"),
        (["--modules", "nothing"], "no module 'nothing'"),
        (["--option", "nothing=1"], "no option 'nothing'"),
        (["--preset", "nothing"], "no preset 'nothing'"),
        (["--tiles", "nothing"], "no set of tiles 'nothing'"),
        (["--load", "/nowhere/game"], "/nowhere/game cannot be read"),
        (["--save", "/nowhere/game"], "/nowhere/game cannot be written"),
        (["--load", "game", "--seed", "1", "--tiles", "base"], "leave out --tiles, --seed"),
    ],
)
def test_play_refuses(arguments: list[str], words: str) -> None:
    assert words in refused("play", *arguments)


def test_play_writes_over_nothing(tmp_path: Path, begun: Path) -> None:
    before = begun.read_text(encoding="utf-8")
    assert f"go on with it by --load {begun}" in refused("play", "--save", str(begun))
    assert begun.read_text(encoding="utf-8") == before
    letter = written(tmp_path / "letter", "Dear Ann")
    assert "is not a save; choose another file" in refused("play", "--save", str(letter))
    assert letter.read_text(encoding="utf-8") == "Dear Ann"
    assert "is a game for 3" in refused("play", "--load", str(begun), "--seats", "you,greedy")


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_leaves_without_loss(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    # `make test &` ignores the signal, and its children would too
    listen = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    start = f"{listen}; from languedoc.cli import main; main()"
    command = [sys.executable, "-c", start, "play", "--seed", "1", "--save", str(file)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        text=True,
    ) as game:
        assert game.stdin is not None and game.stdout is not None
        game.stdin.write("1 S\n")
        game.stdin.flush()
        while "Red places tile P at" not in game.stdout.readline():
            pass
        game.send_signal(signal.SIGINT)
        output, errors = game.communicate(timeout=60)
    assert game.returncode == 130
    assert errors == ""
    assert f"The game is saved in {file}." in output
    assert Game.load(file.read_text(encoding="utf-8")).choices == ("place 0,-1 S",)


def test_a_terminal_without_our_letters() -> None:
    """Where only ASCII can be shown, other letters stand for ours."""
    done = subprocess.run(
        [sys.executable, "-m", "languedoc", "play", "--seed", "1"],
        input="1 S\n",
        env={**environment(), "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        encoding="ascii",
    )
    assert done.returncode == 0 and done.stderr == ""
    assert "...|..." in done.stdout and "---+.##" in done.stdout


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
    monkeypatch.setattr(benchmark, "GAMES_A_ROUND", 50)
    monkeypatch.setattr(benchmark, "ROUNDS", 1)
    monkeypatch.setattr(benchmark, "copy_cost", lambda: {"copy_us": 1.0, "game_copy_us": 1.0})
    monkeypatch.setattr(benchmark, "picture_cost", lambda: {"picture_ms": 1.0})
    monkeypatch.setattr(benchmark, "signature", lambda: "same")
    monkeypatch.setattr(
        benchmark, "interpreted", lambda: {"interpreted_games_per_s": 1, "interpreted_signature": "same"}
    )


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
    assert data["classic_games_per_s"] > 0 and data["cardcassonne_games_per_s"] > 0
    assert data["c_missing"].startswith(words)
    if "broken" in script:
        assert data["c_missing"].endswith(": broken")
    result = run("bench")
    assert result.exit_code == 0 and words[:10] in result.stdout


def test_bench_whose_second_process_fails_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(benchmark.BenchmarkTrouble, match="/nowhere/python: No such file"):
        benchmark.interpreted()
    monkeypatch.setattr(benchmark, "bench", lambda tell: benchmark.interpreted())
    assert "/nowhere/python: No such file or directory" in refused("bench", "--json")
