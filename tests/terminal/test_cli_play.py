"""Games on the command line: played in the terminal, saved, and told again."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from helpers.command import environment, process, refused, said, written
from languedoc import Game
from languedoc.players import player

ALWAYS_FIRST = "1\n" * 500  # first square, first turn, first follower: enough for a whole game


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


def test_commas_alone_seat_nobody() -> None:
    assert "--seats ',,' names nobody" in refused("play", "--seats", ",,")
    assert "--players ',' names nobody" in refused("play", "--players", ",")


def test_play_writes_over_nothing(tmp_path: Path, begun: Path) -> None:
    before = begun.read_text(encoding="utf-8")
    assert f"go on with it by --load {begun}" in refused("play", "--save", str(begun))
    assert begun.read_text(encoding="utf-8") == before
    letter = written(tmp_path / "letter", "Dear Ann")
    assert "is not a save; choose another file" in refused("play", "--save", str(letter))
    assert letter.read_text(encoding="utf-8") == "Dear Ann"
    assert "is a game for 3" in refused("play", "--load", str(begun), "--seats", "you,greedy")


def test_it_is_told_how_the_others_play() -> None:
    told = said("play", "--players", "expert,novice", "--language", "nl", typed="q\n")
    assert "Meester: Denkt bij elke keuze even vooruit" in told and "Beginner: Leert nog" in told


@pytest.mark.parametrize("picks", [-1, 1 << 20, None, "raises an error"])
def test_a_player_that_fails_stops_no_game(monkeypatch: pytest.MonkeyPatch, picks: object) -> None:
    class Broken:
        def pick(self, state: object) -> object:
            if isinstance(picks, str):
                raise ValueError("out of ideas")
            return picks

    monkeypatch.setattr("languedoc.cli.playing.player", lambda name, seed, game: Broken())
    told = said("play", "--seats", "greedy,random", "--seed", "1")
    assert told.count("Red did not answer; any legal choice was made instead.") >= 36
    assert "Final scoring" in told


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_leaves_without_loss(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    command = [sys.executable, "-m", "languedoc", "play", "--seed", "1", "--save", str(file)]
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
