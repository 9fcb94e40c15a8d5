"""Matches: paired deals, intervals, Elo, and the commands around them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from helpers.command import refused, said
from languedoc.carcassonne.setup import Setup
from languedoc.cardcassonne.setup import Setup as CardSetup
from languedoc.errors import OutOfRange, UnknownPlayer, WrongSeats
from languedoc.players.arena import Deal, Match, contestant, play_deal, play_match, ratings


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
    with pytest.raises(OutOfRange, match="more than 0"):
        contestant("expert:0", 1, "carcassonne")
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
