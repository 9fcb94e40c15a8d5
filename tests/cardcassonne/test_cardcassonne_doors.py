"""The card game at its doors: setups and saves that cannot be, golden files, the command line, the terminal."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from helpers.command import refused, said
from helpers.golden import Golden, random_playthrough
from helpers.refusal import refuses
from languedoc import CardGame, Game, games
from languedoc.cardcassonne.setup import NAMES, Setup
from languedoc.errors import (
    BadSave,
    BagDoesNotFit,
    IllegalChoice,
    LanguedocError,
    NewerSave,
    NothingToUndo,
    OutOfRange,
    UnknownCard,
    UnknownGame,
    UnknownOption,
    UnknownPlayer,
    WrongSeats,
    WrongType,
)
from languedoc.players import player, room
from languedoc.players.cardcassonne import Greedy, Random, Sampling, play_out, table
from languedoc.players.simulation import simulate
from languedoc.terminal.cards import TerminalCards

ALWAYS_FIRST = "1\n" * 200


# ---------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"seats": 1}, WrongSeats, ["1 player;", "cardcassonne is for 2 to 5"]),
        ({"seats": 6}, WrongSeats, ["6 players", "2 to 5"]),
        ({"seats": 1000}, WrongSeats, ["1000"]),
        ({"seats": ["Anna", ""]}, WrongSeats, ["''", "name"]),
        ({"seats": ["Anna", "B\nseed 3"]}, WrongSeats, ["name"]),
        ({"seats": "Anna"}, WrongType, ["seats", "'Anna'"]),
        ({"seats": [1, 2]}, WrongType, ["names", "(1, 2)"]),
        ({"start": 2}, WrongSeats, ["seat 2", "0 to 1"]),
        ({"start": True}, WrongType, ["start", "True"]),
        ({"seed": -1}, OutOfRange, ["-1", "0 to"]),
        ({"seed": 2**64}, OutOfRange, ["0 to"]),
        ({"seed": "1"}, WrongType, ["seed", "'1'"]),
        ({"options": ["x"]}, WrongType, ["options"]),
        ({"options": {"animal_point": "reconstructed"}}, UnknownOption, ["did you mean 'animal_points'"]),
        ({"options": {"animal_points": "printed"}}, UnknownOption, ["'printed'", "reconstructed, or 13 numbers"]),
        ({"options": {"animal_points": "1,2,3"}}, UnknownOption, ["13 numbers"]),
        ({"options": {"animal_points": "3,6,9,12,14,16,18,20,22,24,26,28,27"}}, UnknownOption, ["none below the last"]),
        ({"options": {"animal_points": "3,6,9,12,14,16,18,20,22,24,26,28,1000"}}, UnknownOption, ["to 999"]),
        ({"options": {"animal_points": True}}, UnknownOption, ["True"]),
        ({"options": {"animal_points": "-3,6,9,12,14,16,18,20,22,24,26,28,30"}}, UnknownOption, ["from 0"]),
        ({"deck": "red:1"}, WrongType, ["deck", "'red:1'"]),
        ({"deck": [None]}, WrongType, ["deck"]),
        ({"deck": ["red:4"]}, UnknownCard, ["'red:4'", "did you mean 'red:"]),
        ({"deck": ["dragon", "dragon"]}, BagDoesNotFit, ["dragon 2 times", "holds 1"]),
    ],
)
def test_a_setup_that_cannot_be(arguments: dict[str, Any], error: type[LanguedocError], words: list[str]) -> None:
    with refuses(error, words):
        CardGame(**arguments)


@pytest.mark.parametrize("choice", ["play red:1 blue", "", "pass", "follower", -1, 10_000, "hide  red:1 red", "\x00"])
def test_an_illegal_choice_changes_nothing(choice: str | int) -> None:
    game = CardGame(2, seed=1)
    game.choose(0)
    before = game.state.fingerprint(), game.save(), game.view(0)
    with pytest.raises(IllegalChoice, match="allowed: "):
        game.choose(choice)
    assert (game.state.fingerprint(), game.save(), game.view(0)) == before


def test_nothing_to_choose_or_to_undo() -> None:
    over = CardGame(2, deck=[])
    with pytest.raises(IllegalChoice, match="over"):
        over.choose(0)
    with pytest.raises(NothingToUndo, match="no choice"):
        over.undo()
    game = CardGame(2, seed=1)
    for seat in (-1, 2):
        with pytest.raises(WrongSeats, match="0 to 1"):
            game.view(seat)
        with pytest.raises(WrongSeats, match="0 to 1"):
            game.redeal(seat, 1)
    with pytest.raises(WrongType):
        game.view("0")  # type: ignore[arg-type]


def test_states_refuse_what_is_not_offered() -> None:
    game = CardGame(2, seed=1)
    from languedoc.cardcassonne import rounds

    for k in (-1, len(game.options)):
        with pytest.raises(IllegalChoice, match="there is no option"):
            rounds.take(game.state, k)
    with pytest.raises(IllegalChoice):
        rounds.apply(game.state, 77)
    with pytest.raises(ValueError, match="begin"):
        game.state.copy().deal(1, 2, None)
    with pytest.raises(ValueError, match="not in the box"):
        game.state.copy().deal(1, 0, [99])
    with pytest.raises(ValueError, match="same box"):
        game.state.copy_from(CardGame(3, seed=1).state)


def test_unknown_players_and_games() -> None:
    with pytest.raises(UnknownPlayer, match="allowed: random, greedy, sampling"):
        player("grandmaster", 1, "cardcassonne")
    with pytest.raises(UnknownPlayer, match="allowed: random, greedy, novice, casual, skilled, expert$"):
        player("sampling", 1)
    with pytest.raises(UnknownGame, match="allowed: carcassonne, cardcassonne"):
        room("chess")
    state = table(Setup())
    with pytest.raises(WrongSeats, match="1 players for 2"):
        play_out(state, [Random(1)])
    with pytest.raises(WrongType, match="no player of the card game"):
        play_out(state, [Random(1), player("random", 1)])  # type: ignore[list-item]


def a_save() -> str:
    table_of_points = "1,2,3,4,5,6,7,8,9,10,11,12,13"
    game = CardGame(["Anna", "Ben"], seed=8, options={"animal_points": table_of_points})
    for _ in range(9):
        game.choose(0)
    return game.save()


SAVE = a_save()


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: "", ["line 1", "languedoc-save"]),
        (lambda text: text.replace("game cardcassonne", "game chess"), ["'chess'", "cardcassonne"]),
        (lambda text: text.replace("seed 8\n", ""), ["'seed' is missing"]),
        (lambda text: text.replace("seed 8", "seed eight"), ["'eight'"]),
        (lambda text: text.replace("start 0", "start 7"), ["seat 7"]),
        (lambda text: text.replace("animal_points", "animals"), ["no option 'animals'"]),
        (lambda text: text.replace("=1,2,3", "=9,2,3"), ["animal_points cannot be"]),
        (lambda text: text.replace("seed 8", "seed 8\noption animal_points=reconstructed"), ["twice"]),
        (lambda text: text.replace("seed 8", "seed 8\npreset big_box_2006"), ["'preset'"]),
        (lambda text: text.replace("seed 8", "seed 8\ndeck red:9"), ["no card 'red:9'"]),
        (lambda text: text.replace("seat Ben\n", ""), ["1 player;"]),
        (lambda text: text.replace("choices 9", "choices 8"), ["line", "scores"]),
        (lambda text: text.replace("scores ", "scores 1"), ["scores", "gives"]),
        (lambda text: text.replace("\nend\n", "\n"), ["not complete"]),
    ],
)
def test_a_damaged_save_is_refused(damage: Any, words: list[str]) -> None:
    for load in (CardGame.load, games.load):
        with refuses(BadSave, words):
            load(damage(SAVE))


def test_saves_of_one_game_are_not_loaded_as_the_other() -> None:
    with pytest.raises(BadSave, match="game 'cardcassonne'; allowed here: carcassonne"):
        Game.load(SAVE)
    with pytest.raises(BadSave, match="game 'carcassonne'; allowed here: cardcassonne"):
        CardGame.load(Game(2, seed=1).save())
    assert isinstance(games.load(SAVE), CardGame)
    assert isinstance(games.load(Game(2, seed=1).save()), Game)
    with pytest.raises(NewerSave, match="format 2"):
        games.load(SAVE.replace("languedoc-save 1", "languedoc-save 2"))


@given(st.integers(0, len(SAVE) - 2))
def test_a_truncated_save_is_refused_wherever_it_breaks_off(length: int) -> None:
    with pytest.raises(BadSave):
        CardGame.load(SAVE[:length])


@given(st.integers(0, len(SAVE) - 1), st.characters())
def test_a_save_with_one_character_changed_is_refused_or_is_a_game(at: int, character: str) -> None:
    try:
        CardGame.load(SAVE[:at] + character + SAVE[at + 1 :])
    except BadSave as error:
        assert str(error)  # noqa: PT017


# ---------------------------------------------------------------------- golden files


@pytest.mark.interpreted
@pytest.mark.parametrize("seats", [2, 5])
def test_playthrough(seats: int, golden: Golden) -> None:
    golden(f"cardcassonne-{seats}.txt", random_playthrough(CardGame(seats, seed=seats), seats))


@pytest.mark.interpreted
def test_the_signature_is_the_same_compiled_and_interpreted(golden: Golden) -> None:
    lines = []
    for seats in (2, 3, 4, 5):
        setup = Setup(names=NAMES[:seats])
        lines.append(f"{seats} random {simulate(setup, ['random'] * seats, 20).signature}")
        lines.append(f"{seats} greedy {simulate(setup, ['random', *['greedy'] * (seats - 1)], 2).signature}")
    game = CardGame(3, seed=4)
    sampling = Sampling(1, 40)
    for _ in range(12):
        game.choose(sampling.pick(game.state))
    lines.append(f"sampling {game.state.fingerprint():016x}")
    golden("cardcassonne-signature.txt", "\n".join([*lines, ""]))


# ---------------------------------------------------------------------- players


@pytest.mark.parametrize(("other", "least"), [("random", 4.5), ("greedy", 3.5)])
def test_sampling_wins_paired_deals(other: str, least: float) -> None:
    """A taste of `languedoc simulate --game cardcassonne --seats sampling,greedy --games 100 --swap`."""
    outcome = simulate(Setup(seed=5), ["sampling", other], 5, swapped=True)
    assert outcome.games == 10 and sum(outcome.deals_won) == 5
    assert outcome.deals_won[0] >= least


def test_the_same_seed_picks_the_same() -> None:
    picks = []
    for seed in (1, 1, 2):
        game, sampling = CardGame(2, seed=3), Sampling(seed, 30)
        for _ in range(30):
            game.choose(sampling.pick(game.state))
        picks.append(game.choices)
    assert picks[0] == picks[1]
    assert Greedy(1).pick(CardGame(2, seed=3).state) == Greedy(2).pick(CardGame(2, seed=3).state)


# ---------------------------------------------------------------------- command line


def test_simulate_cards() -> None:
    text = said("simulate", "--game", "cardcassonne", "--seats", "greedy,random,random", "--games", "3")
    assert "Ann" in text and "greedy" in text and "3 games" in text
    arguments = ("simulate", "--game", "cardcassonne", "--seats", "greedy,random", "--games", "2", "--json")
    plain = json.loads(said(*arguments))
    assert set(plain) == {"games", "mean_scores", "wins", "games_per_s", "signature"}
    swapped = json.loads(said(*arguments, "--swap"))
    assert swapped["games"] == 4 and sum(swapped["deals_won"]) == 2
    assert "deals won" in said(*arguments[:-1], "--swap")
    doubled = "animal_points=6,12,18,24,28,32,36,40,44,48,52,56,60"
    assert json.loads(said(*arguments, "--option", doubled))["signature"] != plain["signature"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "chess"], "no game 'chess'; allowed: carcassonne, cardcassonne"),
        (["--game", "cardcassonne", "--seats", "random"], "cardcassonne is for 2 to 5"),
        (
            ["--game", "cardcassonne", "--seats", "random,nobody"],
            "no player 'nobody'; allowed: random, greedy, sampling",
        ),
        (["--seats", "sampling,random"], "no player 'sampling'; allowed: random, greedy"),
        (["--game", "cardcassonne", "--modules", "base", "--tiles", "tower"], "leave out --modules, --tiles"),
        (["--game", "cardcassonne", "--preset", "first_edition"], "leave out --preset"),
        (["--game", "cardcassonne", "--option", "no_fields=true"], "no option 'no_fields'"),
        (["--game", "cardcassonne", "--option", "animal_points"], "not of the form name=value"),
        (["--game", "cardcassonne", "--option", "animal_points=1", "--option", "animal_points=2"], "given twice"),
        (["--game", "cardcassonne", "--games", "0"], "at least 1 must be played"),
        (["--game", "cardcassonne", "--seed", "-1"], "the seed -1 is out of range"),
    ],
)
def test_simulate_refuses(arguments: list[str], words: str) -> None:
    assert words in refused("simulate", *arguments)


def test_the_cards_are_listed_and_what_is_reconstructed_is_marked() -> None:
    text = said("cards")
    assert "130 cards" in text and "5: 14," in text and "3: 9*" in text and "reconstructed" in text
    animals = next(line for line in text.splitlines() if " animal " in line)
    assert "yellow, red, green, blue" in animals and "blue animal" not in text and "blue building" not in text
    data = json.loads(said("cards", "--json"))
    assert sum(card["count"] for card in data["cards"]) == 130
    known = [row["animals"] for row in data["animal_points"] if not row["reconstructed"]]
    assert known == [1, 2, 5]
    assert data["options"][0]["name"] == "animal_points"


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    game = CardGame(3, seed=4)
    chance = random.Random(4)
    while not game.over:
        game.choose(chance.randrange(len(game.options)))
    file = tmp_path / "finished.save"
    file.write_text(game.save(), encoding="utf-8")
    return file


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    deck = [*["red:1"] * 5, *["green:1"] * 5, "yellow:3", *["yellow:1"] * 5, *["blue:1"] * 6]
    game = CardGame(["Anna", "Ben"], seed=77, deck=deck)
    game.choose("hide yellow:3 blue")
    game.choose("follower red")
    file = tmp_path / "begun.save"
    file.write_text(game.save(), encoding="utf-8")
    return file


def test_replay_of_a_card_game(finished: Path) -> None:
    game = CardGame.load(finished.read_text(encoding="utf-8"))
    text = said("replay", str(finished), "--board")
    assert "Round 8" in text and "Final scoring" in text and "seed 4" in text and "verified" in text
    assert all(str(points) in text for points in game.scores)
    data = json.loads(said("replay", str(finished), "--json", "--board"))
    assert data["scores"] == list(game.scores) and data["choices"] == list(game.choices) and data["seed"] == 4
    assert sum(len(each["events"]) for each in data["rounds"]) == len(game.events)
    assert len(data["board"]) == 4


def test_replay_tells_no_secrets_of_a_game_that_goes_on(begun: Path) -> None:
    text = said("replay", str(begun), "--board")
    whole = said("replay", str(begun), "--json", "--board")
    data = json.loads(whole)
    assert data["seed"] is None and data["choices"] == ["hide card blue", "follower red"]
    for told in (text, whole):
        assert "yellow:3" not in told and "yellow 3" not in told and "77" not in told
    assert "??" in text and "not finished" in text


def test_a_whole_card_game_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    text = said(
        "play", "--game", "cardcassonne", "--players", "random", "--seed", "1", "--save", str(file), typed=ALWAYS_FIRST
    )
    assert "Ann (you) and Bob (random)" in text and "your hand: " in text
    assert "Final scoring" in text and " wins with " in text and "buildings" in text
    game = CardGame.load(file.read_text(encoding="utf-8"))
    assert game.over and all(f"│ {points:>6} │" in text for points in game.scores)
    assert "Pass the device" not in text


def test_computer_players_may_play_alone() -> None:
    text = said("play", "--game", "cardcassonne", "--seats", "random,greedy,random", "--seed", "1")
    assert "Cleo (random)" in text and "Final scoring" in text and "your hand" not in text


def test_two_people_pass_the_device_and_never_see_the_other_hand() -> None:
    """What stands between two pauses shows one hand only."""
    typed = "\n1\n\n1\n\n1\n\n1\nq\nn\n"
    text = said("play", "--game", "cardcassonne", "--seats", "you,you", "--seed", "3", typed=typed)
    game = CardGame(2, seed=3)
    parts = text.split("Pass the device to ")[1:]
    assert [part[:3] for part in parts] == ["Ann", "Bob", "Ann", "Bob", "Ann"]
    for part in parts[:-1]:
        assert part.count("your hand") == 1
        seat = game.decision.seat
        hand = part.partition("your hand: ")[2].splitlines()[0]
        assert len(hand.split("  ")) == game.state.hand_left(seat)
        game.choose(0)
    assert "(" not in parts[1].partition("blue |")[0].partition("yellow |")[2].replace("(Ann", "")


def test_undo_at_the_pause_and_only_of_ones_own_choice() -> None:
    typed = "\n1\nu\n2\n\nu\n"
    text = said("play", "--game", "cardcassonne", "--seats", "you,you", "--seed", "3", typed=typed)
    assert "(Ann: u takes your choice back)" in text and "Your last choice is taken back." in text
    assert "No undo: the last choice was not yours." in text


def test_what_is_typed_is_understood_or_told() -> None:
    typed = "99\nnonsense\n0\n\n?\nlog\nfollower red\nlog\nu\ns /nowhere/x\nq\nn\n"
    text = said("play", "--game", "cardcassonne", "--seed", "3", "--players", "greedy", typed=typed)
    assert "There is no choice 99; type a number from 1 to 24, or ? for help." in text
    assert "'nonsense' is not a choice" in text and "There is no choice 0" in text
    assert "Please type a number from 1 to 24" in text
    assert "times how many they are" in text and "face down" in text
    assert "Ann places the follower in the red row, secures 1 card." in text
    assert "No undo: " in text and "cannot be written" in text


def test_the_log_tells_only_this_round() -> None:
    typed = "1\n" * 7 + "log\n"
    text = said("play", "--game", "cardcassonne", "--seed", "3", "--players", "greedy", typed=typed)
    log = text.rpartition("> log")[2]
    assert "Round 2" in log and "Round 1" not in log


def test_a_screen_is_wiped_before_it_is_handed_on() -> None:
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, width=100, height=40, color_system="truecolor")
    terminal = TerminalCards(CardGame(2, seed=3), ["you", "you"], [None, None], console, None)
    lines = iter(["", ""])
    terminal.read = lambda prompt: next(lines)  # type: ignore[method-assign]
    assert terminal.hand_over(0)
    assert screen.getvalue().count("\x1b[2J") == screen.getvalue().count("\x1b[3J") == 2
    terminal.put_question()
    assert "your hand" in screen.getvalue() and "\x1b[33m" in screen.getvalue()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "chess"], "no game 'chess'"),
        (
            ["--game", "cardcassonne", "--players", "nobody"],
            "no player 'nobody'; allowed: you, random, greedy, sampling",
        ),
        (["--players", "sampling"], "no player 'sampling'; allowed: you, random, greedy"),
        (["--game", "cardcassonne", "--modules", "base"], "leave out --modules"),
        (["--load", "x", "--game", "cardcassonne"], "leave out --game"),
    ],
)
def test_play_refuses(arguments: list[str], words: str) -> None:
    assert words in refused("play", *arguments)


def test_a_saved_card_game_goes_on(begun: Path) -> None:
    text = said("play", "--load", str(begun), typed="")
    assert "Anna (you) and Ben (casual)" in text and "Going on after 2 choices." in text
    assert "is a game for 2" in refused("play", "--load", str(begun), "--seats", "you,greedy,greedy")
