"""Analyses: chances, the worst choices, luck, words; and no look at what is hidden."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from helpers.command import refused, said
from helpers.hiding import HIDING
from languedoc import CardGame, Game
from languedoc.analysis import Stopped, advise, analyse
from languedoc.analysis.chances import Chances, shipped
from languedoc.analysis.report import advice_data, analysis_data, analysis_lines
from languedoc.analysis.tiles import TileJudge
from languedoc.analysis.whole import NotFinished, judge_of
from languedoc.carcassonne import turn
from languedoc.carcassonne.setup import Setup
from languedoc.errors import LanguedocError
from languedoc.games import AnyGame
from languedoc.i18n import ENGLISH, LANGUAGES, speech
from languedoc.players import player

SHORT = ["U", "V", "E", "B", "K", "W", "H", "D"]  # a bag
WEIGHTS = ("two_seats.weights", "more_seats.weights", "modules.weights")


def played(game: AnyGame, level: str = "casual", choices: int = 10_000) -> AnyGame:
    players = [player(level, seat, game.name) for seat in range(game.seats)]
    while not game.over and game.choices_made < choices:
        game.choose(players[game.state.decider].pick(game.state))
    return game


# --- chances


@pytest.mark.parametrize("name", WEIGHTS)
def test_a_lead_is_worth_more_when_fewer_tiles_are_left(name: str) -> None:
    chances = shipped(name)
    assert 0.5 < chances.of(10, 60) < chances.of(10, 10) < chances.of(30, 10) < 1
    assert chances.of(0, 30) == 0.5 and chances.of(-10, 30) == pytest.approx(1 - chances.of(10, 30))


def test_chances_of_all_seats_add_up() -> None:
    found = Chances(16, 2).of_all([5.0, -5.0, -12.0], 20)
    assert sum(found) == pytest.approx(1) and found[0] > found[1] > found[2]


# --- finished games


@pytest.mark.parametrize("game", [Game(3, seed=4, bag=SHORT), CardGame(2, seed=4)], ids=["tiles", "cards"])
def test_a_finished_game_is_gone_through(game: AnyGame) -> None:
    counted: list[int] = []
    found = analyse(played(game), [speech(language) for language in LANGUAGES], tell=counted.append)
    assert counted == list(range(1, game.choices_made + 1))
    assert found.curve[0].number == 0 and found.curve[-1].number == game.choices_made
    assert all(sum(each.chances) == pytest.approx(1) for each in found.curve)
    assert found.curve[-1].chances == tuple((seat in game.winners) / len(game.winners) for seat in range(game.seats))
    assert [seat.score for seat in found.seats] == list(game.scores)
    for seat in found.seats:
        assert seat.lost >= 0 and all(move.seat == seat.seat and move.lost > 0 for move in seat.worst)
    for language in LANGUAGES:
        data = json.loads(json.dumps(analysis_data(found, language)))
        assert len(data["seats"]) == game.seats


def test_the_same_seed_finds_the_same() -> None:
    game = played(Game(2, seed=6, bag=SHORT))
    assert analyse(game, seed=3) == analyse(game, seed=3)


def test_a_blunder_is_found() -> None:
    """A completed city is given away: the follower stays in the supply."""
    game = Game(2, bag=["E", "E", "D", "D", "U", "V", "U", "V"], start=0)
    game.choose("place 0,-1 S")  # its city closes that of the start tile
    assert [option.text for option in game.options if option.text.startswith("follower city")]
    game.choose("pass")
    found = analyse(played(game))
    assert any(move.number == 1 and move.best.option.startswith("follower city") for move in found.seats[0].worst)
    (worst,) = [move for move in found.seats[0].worst if move.number == 1]
    assert worst.lost > 2 and "brings 4 points at once" in worst.best.reasons["en"]


def test_time_is_limited() -> None:
    game = played(Game(2, seed=8), "skilled")
    began = time.process_time()
    analyse(game, seconds=0.5)
    assert time.process_time() - began < 30, "the rollouts were not cut short"


def test_time_is_limited_with_all_modules_too() -> None:
    game: Any = Game.of(Setup(preset="everything", seed=2))
    players = [player("greedy", 1), player("random", 2)]
    while not game.over:
        game.choose(players[game.state.decider].pick(game.state))
    began = time.process_time()
    found = analyse(game, seconds=2)
    assert time.process_time() - began < 40, "to go through all of it takes many minutes"
    assert found.unjudged > 0 and len(found.curve) > 100
    assert f"There was no time for {found.unjudged:,} choices" in "\n".join(analysis_lines(found, ENGLISH))


def test_the_choices_that_look_worst_are_judged_first(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def compare(self: TileJudge, game: Game, chosen: int, deadline: float) -> None:
        """There is no time."""
        asked.append(game.choices_made % 7)

    monkeypatch.setattr(TileJudge, "suspect", lambda self, game, chosen: float(game.choices_made % 7))
    monkeypatch.setattr(TileJudge, "compare", compare)
    found = analyse(played(Game(2, seed=6, bag=SHORT)))
    assert len(set(asked)) > 3 and asked == sorted(asked, reverse=True)
    assert found.unjudged == len(asked) and not any(seat.worst or seat.lost for seat in found.seats)


def test_luck_is_what_was_drawn_against_what_could_have_been() -> None:
    """With one kind of tile left there is no luck; otherwise the luck of all tiles that could come is 0 on average."""
    game = Game(2, bag=["V"] * 6)
    assert TileJudge(game, [ENGLISH]).luck(game) == pytest.approx(0)
    mixed = Game(2, seed=3)
    judge = TileJudge(mixed, [ENGLISH])
    bag = [mixed.state.hand, *mixed.state.in_bag()]
    total = 0.0
    placed = 0
    for design in set(bag):
        other = mixed.copy()
        if design != mixed.state.hand:
            other.state.exchange_hand(design)
        turn.refresh(other.state)
        found = judge.luck(other)
        if found is not None:
            total += found * bag.count(design)
            placed += bag.count(design)
    assert placed and total / placed == pytest.approx(0, abs=0.001)


@pytest.mark.parametrize("game", [Game(2, seed=4, bag=SHORT), CardGame(2, seed=4)], ids=["tiles", "cards"])
def test_it_can_be_ended_early(game: AnyGame) -> None:
    ends: list[Callable[[], object]] = []
    counted: list[int] = []

    @contextmanager
    def stoppable(end: Callable[[], object]) -> Iterator[None]:
        ends.append(end)
        yield

    def tell(number: int) -> None:
        counted.append(number)
        if number == 5:
            ends[0]()

    with pytest.raises(Stopped):
        analyse(played(game), tell=tell, stoppable=stoppable)
    assert counted == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    "game",
    [Game(2, seed=7), Game(2, seed=7, modules=["base", *HIDING]), CardGame(2, seed=7)],
    ids=["tiles", "secrets", "cards"],
)
def test_a_choice_is_judged_by_what_its_seat_could_know(game: AnyGame) -> None:
    """The same judgement and the same luck in games that differ only in what the seat cannot know."""
    played(game, choices=25)
    while game.count < 2:
        game.choose(0)
    seat = game.state.decider
    told = []
    for other in (game, game.redeal(seat, 1), game.redeal(seat, 2)):
        judge = judge_of(other, [ENGLISH], 1)
        found = judge.compare(other, 1, time.monotonic() + 3600)
        assert found is not None
        told.append((found.tell(), judge.suspect(other, 1), judge.luck(other, math.inf)))
    assert told[0] == told[1] == told[2]


# --- games that are going on


@pytest.mark.parametrize("game", [Game(2, seed=4), CardGame(3, seed=4)], ids=["tiles", "cards"])
def test_advice_names_legal_options_with_reasons(game: AnyGame) -> None:
    played(game, choices=21)
    before = game.save()
    found = advise(game, [speech(language) for language in LANGUAGES])
    assert game.save() == before
    assert 1 <= len(found.options) <= 3 and found.seat == game.state.decider
    texts = [option.text for option in game.options]
    for each in found.options:
        assert each.option in texts and 0 <= each.chance <= 1
        assert all(each.reasons[language] and each.words[language] for language in LANGUAGES)
    assert len(advice_data(found, "de")["options"]) == len(found.options)


def test_advice_names_equal_places_only_once() -> None:
    """A monastery without a road looks the same whichever way it is turned."""
    game = Game(2, bag=["V", "B", *SHORT], start=0)
    game.choose(0)
    while game.state.hand < 0:
        game.choose("pass")
    squares = [option.option.split()[1] for option in advise(game, seconds=3600).options]
    assert len(squares) == 3 == len(set(squares))


@pytest.mark.parametrize(
    "game",
    [
        Game(2, seed=7),
        Game(2, seed=7, modules=["base", *HIDING]),
        CardGame(2, seed=7),
    ],
    ids=["tiles", "secrets", "cards"],
)
def test_nothing_hidden_is_seen(game: AnyGame) -> None:
    """The same advice for games that differ only in what the seat cannot know."""
    played(game, choices=25)
    seat = game.state.decider
    first, second = (advise(game.redeal(seat, seed), seconds=3600) for seed in (1, 2))
    assert first == second == advise(game, seconds=3600)


def test_a_game_that_is_going_on_is_not_gone_through() -> None:
    with pytest.raises(NotFinished, match="going on"):
        analyse(Game(2, seed=1))
    with pytest.raises(LanguedocError, match="the game is over"):
        advise(played(Game(2, bag=SHORT)))


# --- the command


def test_the_command(tmp_path: Path) -> None:
    save, picture = tmp_path / "evening.save", tmp_path / "curve.svg"
    save.write_text(played(Game(["Anna", "Ben"], seed=2, bag=SHORT)).save(), "utf-8")
    text = said("analyse", str(save))
    assert "Chance to win" in text and "Anna: " in text and "Luck: " in text
    assert "Gewinnaussicht" in said("analyse", str(save), "--language", "de")
    data = json.loads(said("analyse", str(save), "--json", "--svg", str(picture)))
    assert data["curve"][0]["chances"] == [0.5, 0.5] and len(data["seats"]) == 2
    assert picture.read_text("utf-8").count("<polyline") == 4 and "Anna" in picture.read_text("utf-8")
    running = tmp_path / "running.save"
    running.write_text(Game(2, seed=2).save(), "utf-8")
    assert "chance to win" in said("analyse", str(running))
    assert json.loads(said("analyse", str(running), "--json"))["options"]
    assert "only a finished game has a curve" in refused("analyse", str(running), "--svg", str(picture))
