"""Matches: paired deals, intervals, Elo, and the commands around them."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from helpers.command import refused, run, said
from languedoc.carcassonne.setup import Setup
from languedoc.cardcassonne.setup import Setup as CardSetup
from languedoc.errors import OutOfRange, UnknownPlayer, WrongSeats
from languedoc.players.arena import Deal, Match, contestant, play_deal, play_match, ratings
from languedoc.players.carcassonne.batch import learn_games
from languedoc.players.carcassonne.weights import read, version


def test_a_deal_is_played_once_for_each_seat() -> None:
    deal = play_deal(CardSetup(seed=0), ("random", "greedy"), 7)
    assert len(deal.scores) == 2 and all(sum(won) == 1 for won in deal.wins)
    assert deal == play_deal(CardSetup(seed=0), ("random", "greedy"), 7)


def test_twins_share_every_deal() -> None:
    """The same player twice: what one wins in a seat, the other wins in the same seat."""
    match = play_match(Setup(), ("greedy", "greedy"), 6)
    assert match.games == 6
    low, high = match.interval(0)
    assert low < match.win_rate(0) < high or match.win_rate(0) in (0, 1)


def of(*rates: float) -> Match:
    return Match(("a", "b"), [Deal(((10, 5), (5, 10)), ((rate, 1 - rate), (rate, 1 - rate))) for rate in rates])


def test_figures_of_a_match() -> None:
    match = of(1, 1, 1, 0)
    assert match.games == 8 and match.win_rate(0) == 0.75
    low, high = match.interval(0)
    assert low == pytest.approx(0.409, abs=0.001) and high == pytest.approx(0.929, abs=0.001)
    assert match.elo(0) == pytest.approx(190.8, abs=0.1)
    assert match.margin(0) == 0
    assert of(1, 1).elo(0) > 200, "all games won is no infinity"
    assert set(match.data()) == {"games", "win_rate", "low", "high", "margin", "elo", "players"}


def test_a_clear_match_is_stopped_early() -> None:
    assert of(*[1.0] * 20).evidence(0, 50) > 2.95
    assert of(*[0.0] * 20).evidence(0, 50) < -2.95
    match = play_match(Setup(), ("greedy", "random"), 400, sprt=(0, 200))
    assert match.games < 100 and match.win_rate(0) > 0.9


def test_in_a_match_of_four_equals_nothing_speaks_for_or_against_the_first() -> None:
    """A quarter of the games is what equals win at a table of four, not half of them."""
    equal = ((10, 5, 4, 3),) * 4
    won = Deal(equal, ((1.0, 0.0, 0.0, 0.0),) * 4)
    lost = Deal(equal, ((0.0, 1.0, 0.0, 0.0),) * 4)
    match = Match(("a", "b", "c", "d"), [won, lost, lost, lost] * 4)
    assert match.elo(0) == pytest.approx(0, abs=1e-6)
    assert match.evidence(-100, 0) > 0 > match.evidence(0, 100)


def test_ratings_follow_the_wins() -> None:
    elo = ratings(("a", "b", "c"), {("a", "b"): (15, 20), ("b", "c"): (15, 20), ("a", "c"): (18, 20)})
    assert elo["a"] > elo["b"] > elo["c"]
    assert sum(elo.values()) == pytest.approx(0, abs=1e-6)


def test_who_may_take_part() -> None:
    with pytest.raises(UnknownPlayer, match="no player 'nobody'; allowed: random, greedy, novice"):
        contestant("nobody", 1, "carcassonne")
    with pytest.raises(UnknownPlayer, match="greedy takes no time"):
        contestant("greedy:10", 1, "carcassonne")
    with pytest.raises(UnknownPlayer, match="takes no time; nobody does in cardcassonne"):
        contestant("expert:10", 1, "cardcassonne")
    with pytest.raises(UnknownPlayer, match="names neither a time"):
        contestant("expert:soon", 1, "carcassonne")
    for budget in ("0", "-5", "nan", "inf", "1e300"):
        with pytest.raises(OutOfRange, match="more than 0, and a day at most"):
            contestant(f"expert:{budget}", 1, "carcassonne")
    for rollouts in ("0r", "-3r", "9" * 5000 + "r", "²r"):
        with pytest.raises(UnknownPlayer, match="names neither a time"):
            contestant(f"expert:{rollouts}", 1, "carcassonne")
    with pytest.raises(WrongSeats, match="at least two"):
        play_match(Setup(), ("greedy",), 2)
    with pytest.raises(UnknownPlayer, match="skilled makes no rollouts"):
        contestant("skilled:5r", 1, "carcassonne")
    assert contestant("uct:5", 1, "carcassonne") is not None
    assert contestant("expert:5r", 1, "carcassonne") is not None


def test_the_command_arena() -> None:
    arguments = ("arena", "skilled", "greedy", "random", "--games", "3", "--seed", "4", "--jobs", "1")
    told = json.loads(said(*arguments, "--json"))
    assert told["games"] == 3 and told["low"] <= told["win_rate"] <= told["high"]
    assert told == json.loads(said(*arguments, "--json"))
    text = said(*arguments)
    assert "skilled" in text and "95 % interval" in text and "3 games on 1 deal" in text
    assert "two Elo differences" in refused("arena", "greedy", "random", "--sprt", "many")
    assert "no player 'nobody'" in refused("arena", "nobody", "random")


def test_an_arena_that_is_interrupted_tells_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(setup: Setup, names: Sequence[str], seed: int, budget_ms: float | None) -> Deal:
        played.append(seed)
        if len(played) == 3:
            signal.raise_signal(signal.SIGINT)
        return play_deal(setup, names, seed, budget_ms)

    monkeypatch.setattr("languedoc.players.arena.play_deal", play)
    arguments = ("arena", "greedy", "random", "--games", "8", "--jobs", "1")
    result = run(*arguments)
    assert result.exit_code == 130
    assert "4 games on 2 deals" in result.stdout and "only a part of the games was played" in result.stderr
    played.clear()
    assert json.loads(run(*arguments, "--json").stdout)["games"] == 4
    played[:] = [0, 0]
    nothing = run(*arguments)
    assert nothing.exit_code == 130 and nothing.stdout == "", "not even one deal"


def test_what_the_commands_refuse(tmp_path: Path) -> None:
    folder = tmp_path / "folder.md"
    folder.mkdir()
    ladder = ("ladder", "--players", "greedy,random")
    assert "name each only once" in refused(*ladder[:-1], "greedy,greedy")
    assert "it is a folder" in refused(*ladder, "-o", str(folder))
    assert "No such file" in refused(*ladder, "-o", str(tmp_path / "nowhere" / "ladder.md"))
    assert "give it another ending" in refused(*ladder, "-o", str(tmp_path / "ladder.svg"))
    assert "from -4000 to 4000" in refused("arena", "greedy", "random", "--sprt", "0,inf")
    assert "1024" in refused("arena", "greedy", "random", "--jobs", "100000")


def test_the_command_ladder(tmp_path: Path) -> None:
    file = tmp_path / "ladder.md"
    arguments = ("ladder", "--game", "cardcassonne", "--players", "random,greedy,novice", "--games", "2", "--jobs", "1")
    assert "Elo" in said(*arguments, "-o", str(file))
    assert "| greedy |" in file.read_text() and "<svg" in file.with_suffix(".svg").read_text()


def test_the_command_train(tmp_path: Path) -> None:
    file = tmp_path / "new.weights"
    arguments = ("train", "--games", "12", "--check", "2", "--jobs", "1", "--out", str(file))
    assert "12 games in" in said(*arguments)
    assert file.exists() and file.with_name("new.weights.svg").exists()
    again = json.loads(said("train", "--games", "14", "--check", "0", "--out", str(file), "--resume", "--json"))
    assert again["games"] == 14 and again["curve"]
    assert "nothing to go on with" in refused("train", "--out", str(tmp_path / "other"), "--resume")


TRAIN = ("train", "--games", "60", "--check", "0", "--jobs", "1", "--seed", "3", "--out")


def test_a_training_that_is_interrupted_goes_on_as_if_it_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, broken = tmp_path / "whole.weights", tmp_path / "broken.weights"
    said(*TRAIN, str(whole))
    rounds = []

    def learn(*round_of: Any) -> None:
        rounds.append(round_of)
        if len(rounds) == 20:
            os.kill(os.getpid(), signal.SIGINT)
        learn_games(*round_of)

    with monkeypatch.context() as patch:
        patch.setattr("languedoc.players.carcassonne.training.learn_games", learn)
        result = run(*TRAIN, str(broken))
    assert result.exit_code == 130 and "go on with --resume" in result.stderr
    assert "20 games in" in result.stdout, "the round that was being played counts"
    said(*TRAIN, str(broken), "--resume")
    assert read(broken.read_bytes(), "")[:2] == read(whole.read_bytes(), "")[:2]


def test_files_a_training_cannot_use(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Ann")
    assert "is no file of weights" in refused(*TRAIN, str(letter))
    assert letter.read_text() == "Dear Ann"
    assert "is no file of weights" in refused(*TRAIN, str(tmp_path / "new"), "--start", str(letter))
    assert "No such file" in refused(*TRAIN, str(tmp_path / "new"), "--start", str(tmp_path / "none"))
    assert "it is a folder" in refused(*TRAIN, str(tmp_path))
    assert "there is no folder" in refused(*TRAIN, str(tmp_path / "none" / "new"))
    assert "leave out --start" in refused(*TRAIN, str(tmp_path / "new"), "--start", str(letter), "--resume")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["letter"], "nothing is left behind"


@pytest.mark.parametrize(
    "header",
    ["", "[]", "{}", "7", '{"features": "old", "modules": [], "seats": 2}', '{"features": "old", "games": {}}', "\xff"],
)
def test_a_damaged_progress_is_refused(tmp_path: Path, header: str) -> None:
    file = tmp_path / "new.weights"
    file.with_name("new.weights.progress").write_bytes(header.encode("latin-1") + b"\n...")
    assert "is damaged; delete it to begin again" in refused(*TRAIN, str(file), "--resume")


def test_progress_of_other_features_or_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "new.weights"
    beside = file.with_name("new.weights.progress")
    said("train", "--games", "2", "--check", "0", "--jobs", "1", "--out", str(file))
    assert "another training" in refused("train", "--seats", "3", "--out", str(file), "--resume")
    beside.write_bytes(beside.read_bytes().replace(version().encode(), b"0123456789ab"))
    assert "belongs to features 0123456789ab, but this version has" in refused(*TRAIN, str(file), "--resume")
    file.write_bytes(file.read_bytes().replace(version().encode(), b"0123456789ab"))
    assert "belong to features 0123456789ab, but this version has" in refused(*TRAIN, str(file))
