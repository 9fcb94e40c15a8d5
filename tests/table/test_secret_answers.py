"""Several seats answer one question, and nobody learns what the others said before all have answered: not from views,
events, choices, logs, frames, redealt games or what is taken back. Purses show what one seat alone knows."""

from __future__ import annotations

import io
import random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from languedoc.carcassonne.events import Answered
from languedoc.i18n import ENGLISH
from languedoc.players.carcassonne import Greedy, Random
from languedoc.server import scene, sight, wire
from languedoc.server.fold import Fold
from languedoc.server.kept import Kept, Seat, Standing
from languedoc.server.sight import Showing
from languedoc.terminal.play import TerminalGame
from table.toys import UNKNOWN, BallCaught, CatchGame, PurseFilled, PurseGame, ToyGame, teach_texts

SECRET = "catch 777"
NAMES = ("Anna", "Benno", "Cleo")


@pytest.fixture(autouse=True)
def texts() -> None:
    teach_texts()


def catching(game_type: type[ToyGame] = CatchGame, seed: int = 3) -> ToyGame:
    game = game_type(NAMES, seed=seed, modules=["base"])
    while game.decision.step != "catch":
        game.choose(0)
    return game


@pytest.mark.interpreted
def test_all_seats_answer_and_then_all_is_told() -> None:
    game = catching()
    assert game.hides
    asked = []
    told = []
    for answer in ("catch left", SECRET, "catch both"):
        asked.append((game.decision.seat, game.decision.waiting))
        told.append(game.choose(answer))
    assert asked == [(0, (0, 1, 2)), (1, (1, 2)), (2, (2,))]
    assert told[:2] == [[Answered(0)], [Answered(1)]]
    assert told[2][:2] == [Answered(2), BallCaught(0, 777, 2)]
    assert not game.decision.waiting and game.decision.step == "place_tile"


@pytest.mark.interpreted
def test_the_seat_whose_turn_it_is_answers_first() -> None:
    game = catching()
    while game.state.seat != 2 or game.decision.step != "catch":
        game.choose(0)
    asked = []
    while game.decision.step == "catch":
        asked.append(game.decision.seat)
        game.choose(0)
    assert asked == [2, 0, 1]


def all_that_is_told(game: ToyGame, seat: int | None) -> str:
    """Everything that somebody may read of a game, as one text."""
    known = game.known_to(seat)
    shown = scene.table(game, seat, ENGLISH)
    log = scene.log(game, known.events(), 1, None, ENGLISH)
    players = scene.players(game, seat, ENGLISH)
    frames = [wire.encode(each).decode() for each in (shown, *log, *players)]
    return "\n".join([str(game.view(seat)), str(known.events()), str(known.choices), *frames])


@pytest.mark.interpreted
def test_nobody_else_sees_an_answer_before_all_are_in() -> None:
    game = catching()
    game.choose(SECRET)
    for seat in (None, 1, 2):
        assert "777" not in all_that_is_told(game, seat)
    assert game.known_to(0).choices[-1] == SECRET
    assert game.known_to(1).choices[-1] == "answer"
    assert SECRET in game.save() and game.choices[-1] == SECRET
    game.choose(0)
    game.choose(0)
    for seat in (None, 0, 1, 2):
        assert "777" in all_that_is_told(game, seat)


@pytest.mark.interpreted
@pytest.mark.parametrize("game_type", [CatchGame, PurseGame])
def test_whatever_a_seat_is_told_is_the_same_if_others_had_answered_otherwise(game_type: type[ToyGame]) -> None:
    game = catching(game_type)
    rng = random.Random(4)
    differing = 0
    for turn in range(30):
        for seat in (None, *range(game.seats)):
            other = game.redeal(seat or 0, turn)
            assert other.view(seat) == game.view(seat)
            assert other.known_to(seat).decision == game.known_to(seat).decision
            assert other.known_to(seat).events() == game.known_to(seat).events()
            assert wire.encode(scene.table(other, seat, ENGLISH)) == wire.encode(scene.table(game, seat, ENGLISH))
            differing += other.state.fingerprint() != game.state.fingerprint()
            if seat is not None and game.decision.waiting and seat not in game.decision.waiting:
                assert other.state.answer(seat) == game.state.answer(seat)
        game.choose(rng.randrange(game.decision.count))
    assert differing > 80


@pytest.mark.interpreted
def test_a_redealt_answer_is_one_that_could_have_been_given() -> None:
    game = catching()
    game.choose(SECRET)
    codes = {game.redeal(1, seed).state.answer(0) for seed in range(40)}
    allowed = {option.code for option in catching().options}
    assert len(codes) > 25 and codes <= allowed
    other = game.redeal(1, 5)
    other.choose(0)
    assert any(isinstance(event, BallCaught) for event in other.choose(0))


@pytest.mark.interpreted
def test_an_answer_can_be_taken_back_until_all_are_in() -> None:
    game = catching()
    before = game.view(0)
    game.choose(SECRET)
    game.undo()
    assert game.view(0) == before
    game.choose(0)
    game.choose(0)
    assert game.can_undo
    game.choose(0)
    assert not game.can_undo


@pytest.mark.interpreted
def test_a_game_with_secret_answers_is_saved_and_copied_between_them() -> None:
    game = catching()
    game.choose(SECRET)
    for again in (type(game).load(game.save()), game.copy()):
        again.choose("catch left")
        assert BallCaught(777, 0, 1) in again.choose("catch right")


@pytest.mark.parametrize("player", [Random, Greedy])
def test_computer_players_answer(player: type[Any]) -> None:
    game = catching()
    for seed in range(6):
        game.choose(player(seed).pick(game.state))
    assert any(isinstance(event, BallCaught) for event in game.events)


@pytest.mark.interpreted
def test_a_purse_is_seen_by_its_own_seat() -> None:
    game = PurseGame(NAMES, seed=3, modules=["base"])
    coins = [event.coins for event in game.events if isinstance(event, PurseFilled)]
    for seat in (None, 0, 1, 2):
        seen = [event.coins for event in game.known_to(seat).events() if isinstance(event, PurseFilled)]
        assert seen == [each if owner == seat else UNKNOWN for owner, each in enumerate(coins)]
        held = [player.holdings[-1].words for player in scene.players(game, seat, ENGLISH)]
        assert held == [f"purse with {coins[owner]}" if owner == seat else "closed purse" for owner in range(3)]


# ------------------------------------------------------------------------------------ the terminal


def test_in_the_terminal_the_screen_is_handed_on_and_wiped(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catching(PurseGame)
    screen = io.StringIO()
    console = Console(file=screen, width=100)
    terminal = TerminalGame(game, ["you", "you", "random"], [None, None, Random(1)], console, None)
    seen: list[tuple[int | None, str]] = []
    typed = iter(["", "777", "", "log", "catch right"])

    def read(prompt: str) -> str:
        seen.append((terminal.looking, screen.getvalue()))
        screen.truncate(0)
        screen.seek(0)
        return next(typed)

    monkeypatch.setattr("builtins.input", read)
    for _ in range(2):
        option = terminal.ask()
        assert option is not None
        terminal.choose(option)
    purses = [event.coins for event in game.events if isinstance(event, PurseFilled)]
    assert [looking for looking, _ in seen] == [None, 0, 0, 1, 1]
    of_anna, of_benno = seen[1][1], seen[3][1] + seen[4][1]
    assert f"purse with {purses[0]}" in of_anna and "closed purse" in of_anna
    assert f"purse with {purses[1]}" in of_benno and "777" not in of_benno
    assert "Anna has decided." in of_benno


# ------------------------------------------------------------------------------------ the server


def frames_of(game: ToyGame, held: tuple[int, ...]) -> str:
    """What the server sends to somebody who holds these seats, table and whole log."""
    seats = [Seat(number, "person", f"person {number}", name, "") for number, name in enumerate(NAMES)]
    kept = Kept("abcd", "carcassonne", "", "person 0", Standing("running", 0, 0, [0, 0, 0]), seats=seats)
    fold = Fold(game)
    showing = Showing(kept, fold, (), ())
    seen = sight.sight(fold, "en", held, None)
    table = showing.table(seen)
    log = showing.log(seen, 0)
    return "\n".join(msgspec.json.encode(each).decode() for each in (table, *log))


def test_no_frame_of_the_server_tells_an_answer_or_a_purse() -> None:
    game = catching(PurseGame)
    purses = [event.coins for event in game.events if isinstance(event, PurseFilled)]
    game.choose(SECRET)
    for held in ((), (1,), (2,)):
        sent = frames_of(game, held)
        assert "777" not in sent and '"waiting":[1,2]' in sent
        assert [f"a purse: {coins}." in sent for coins in purses] == [
            seat in held or coins in [purses[mine] for mine in held] for seat, coins in enumerate(purses)
        ]
    assert '"ranges":[{' in frames_of(game, (1,)) and '"ranges":[{' not in frames_of(game, (2,))
    passed = sight.sight(Fold(game), "en", (0, 1), 0)
    assert passed.curtain == 1 and passed.sitting is None
