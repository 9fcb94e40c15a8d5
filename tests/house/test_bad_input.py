"""Bad input: an error of its own type that says what was wrong and what is allowed, and nothing changed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.refusal import refuses
from helpers.unbuilt import as_if_not_built
from languedoc import Game
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.packing import check_widths
from languedoc.carcassonne.tiles import catalogue
from languedoc.errors import (
    BadSave,
    BagDoesNotFit,
    IllegalChoice,
    LanguedocError,
    NewerSave,
    NothingToUndo,
    OutOfRange,
    UnknownModule,
    UnknownOption,
    UnknownPlayer,
    UnknownPreset,
    UnknownTile,
    WrongSeats,
    WrongType,
)
from languedoc.players import player


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"modules": ["bass"]}, UnknownModule, ["'bass'", "did you mean 'base'", "allowed: base"]),
        ({"modules": ["robbers"]}, UnknownModule, ["'robbers'", "not built yet", "allowed: base"]),
        ({"tiles": ["base", "river_1"]}, UnknownModule, ["'river_1'", "no use without its rules"]),
        ({"modules": ["cult"]}, UnknownModule, ["'base' cannot be left out"]),
        ({"modules": ["base", "base"]}, UnknownModule, ["'base'", "twice"]),
        ({"tiles": ["base", "tower", "tower"]}, UnknownModule, ["'tower'", "twice"]),
        ({"tiles": ["base", "towers"]}, UnknownModule, ["'towers'", "did you mean 'tower'"]),
        ({"tiles": ["tower"]}, UnknownModule, ["'base' cannot be left out"]),
        ({"preset": "third_edition"}, UnknownPreset, ["'third_edition'", "big_box_2006, first_edition"]),
        ({"options": {"tiny_cities": "normal"}}, UnknownOption, ["'tiny_cities'", "did you mean 'tiny_city'"]),
        ({"options": {"tiny_city": "3"}}, UnknownOption, ["tiny_city", "'3'", "normal, two_points"]),
        ({"options": {"no_fields": "yes"}}, UnknownOption, ["no_fields", "'yes'", "false, true"]),
        ({"options": {"no_fields": 1}}, UnknownOption, ["no_fields", "false, true"]),
        ({"seats": 1}, WrongSeats, ["1 player;", "2 to 6"]),
        ({"seats": 0}, WrongSeats, ["0 players", "2 to 6"]),
        ({"seats": 7}, WrongSeats, ["7 players", "2 to 6"]),
        ({"seats": 6, "preset": "first_edition"}, WrongSeats, ["6 players", "first_edition", "2 to 5"]),
        ({"seats": ["Anna", ""]}, WrongSeats, ["''", "name"]),
        ({"seats": ["Anna", "B\nseed 3"]}, WrongSeats, ["name"]),
        ({"seats": ["Anna", "x" * 61]}, WrongSeats, ["60"]),
        ({"seats": ["Anna", "Ben", "Anna"]}, WrongSeats, ["two players", "'Anna'"]),
        ({"options": {"wagon_move": "C2"}}, UnknownOption, ["belongs to abbey_and_mayor", "not in play"]),
        ({"modules": ["base", "river"]}, UnknownModule, ["there are river_1 and river_2"]),
        ({"start": 2}, WrongSeats, ["seat 2", "0 to 1"]),
        ({"seed": -1}, OutOfRange, ["-1", "0 to"]),
        ({"seed": 2**64}, OutOfRange, ["0 to"]),
        ({"seed": 1.5}, WrongType, ["seed", "1.5"]),
        ({"seed": "1"}, WrongType, ["seed", "'1'"]),
        ({"start": True}, WrongType, ["start", "True"]),
        ({"start": 1.0}, WrongType, ["start", "1.0"]),
        ({"seats": "Anna"}, WrongType, ["seats", "'Anna'"]),
        ({"seats": 2.0}, WrongType, ["seats", "2.0"]),
        ({"seats": [1, 2]}, WrongType, ["names", "(1, 2)"]),
        ({"seats": [" Anna ", "Ben"]}, WrongSeats, ["' Anna '", "without blanks"]),
        ({"seats": -3}, WrongSeats, ["-3"]),
        ({"seats": 1000}, WrongSeats, ["1000"]),
        ({"modules": "base"}, WrongType, ["modules", "'base'"]),
        ({"draws": ["x"]}, WrongType, ["draws", "x"]),
        ({"draws": [1.0]}, OutOfRange, ["1.0", "0 up to 1"]),
        ({"bag": "EU"}, WrongType, ["bag", "'EU'"]),
        ({"bag": [None]}, WrongType, ["bag"]),
        ({"preset": None}, UnknownPreset, ["'None'"]),
        ({"options": ["x"]}, WrongType, ["options"]),
        ({"bag": ["U", "Y"]}, UnknownTile, ["'Y'", "allowed: A, B"]),
        ({"bag": ["C", "C"]}, BagDoesNotFit, ["tile C 2 times", "holds 1"]),
        ({"bag": ["D"] * 4}, BagDoesNotFit, ["tile D 4 times", "holds 3 besides the start tile"]),
    ],
)
def test_a_setup_that_cannot_be(arguments: dict[str, Any], error: type[LanguedocError], words: list[str]) -> None:
    with as_if_not_built("robbers"), refuses(error, words):
        Game(**arguments)


@pytest.mark.parametrize("choice", ["place 9,9 N", "", "pass", "place 0,0 N", -1, 10_000, "place 1,0  E", "\x00"])
def test_an_illegal_choice_changes_nothing(choice: str | int) -> None:
    game = Game(2, seed=1)
    game.choose(0)
    game.choose("pass") if game.decision.step == "phase_figure" else None
    before = game.state.fingerprint(), game.save(), game.view()
    with pytest.raises(IllegalChoice) as caught:
        game.choose(choice)
    assert "allowed: place" in str(caught.value)
    assert (game.state.fingerprint(), game.save(), game.view()) == before


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    game = Game(2, bag=[])
    assert game.over
    with pytest.raises(IllegalChoice, match="over"):
        game.choose("pass")


def test_nothing_to_undo() -> None:
    game = Game(2, seed=1)
    with pytest.raises(NothingToUndo, match="no choice"):
        game.undo()
    game.choose(0)
    game.choose("pass")
    with pytest.raises(NothingToUndo, match="revealed since"):
        game.undo()


def test_a_seat_that_is_not_there() -> None:
    game = Game(2, seed=1)
    for seat in (-1, 2):
        with pytest.raises(WrongSeats, match="0 to 1"):
            game.view(seat)
        with pytest.raises(WrongSeats, match="0 to 1"):
            game.redeal(seat, 1)


def test_an_unknown_player() -> None:
    with pytest.raises(UnknownPlayer, match="allowed: random, greedy"):
        player("grandmaster", 1)


def test_a_redealt_game_cannot_be_saved() -> None:
    with pytest.raises(BadSave, match="redealt"):
        Game(2, seed=1).redeal(0, 1).save()


# ---------------------------------------------------------------------- saves


def a_save() -> str:
    game = Game(["Anna", "Ben"], seed=8, preset="first_edition", options={"no_fields": True})
    for _ in range(9):
        game.choose(0)
    return game.save()


SAVE = a_save()


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: "", ["line 1", "languedoc-save"]),
        (lambda text: "hello\nworld\n", ["line 1", "no save"]),
        (lambda text: "\x89PNG\r\n\x1a\n", ["line 1", "no save"]),
        (lambda text: text.replace("languedoc-save 1", "languedoc-save 0"), ["line 1", "formats count from 1"]),
        (lambda text: text.replace("game carcassonne", "game chess"), ["'chess'", "carcassonne"]),
        (lambda text: text.replace("preset first_edition\n", ""), ["'preset' is missing"]),
        (lambda text: text.replace("preset first", "preset worst"), ["no preset 'worst_edition'"]),
        (lambda text: text.replace("no_fields", "no_field"), ["no option 'no_field'"]),
        (lambda text: text.replace("no_fields=true", "no_fields=maybe"), ["no_fields cannot be 'maybe'"]),
        (lambda text: text.replace("seed 8", "seed eight"), ["'eight'"]),
        (lambda text: text.replace("seed 8", "seed 9"), ["line"]),
        (lambda text: text.replace("seed 8", "seed " + "8" * 5000), ["whole number"]),
        (lambda text: text.replace("modules base", "modules bass"), ["no module 'bass'"]),
        (lambda text: text.replace("seed 8", "seed 8\nseed 8"), ["second line 'seed'"]),
        (lambda text: text.replace("game carc", "game carcassonne\ngame carc"), ["second line 'game'"]),
        (lambda text: text.replace("seed 8", "seed 8\noption no_fields=false"), ["twice"]),
        (lambda text: None, ["a text, not NoneType"]),
        (lambda text: text.encode(), ["a text, not bytes"]),
        (lambda text: text.replace("seat Ben\n", ""), ["1 player;"]),
        (lambda text: text.replace("choices 9", "choices nine"), ["'nine'"]),
        (lambda text: text.replace("choices 9", "choices 8"), ["line", "scores"]),
        (lambda text: text.replace("choices 9", "choices 10"), ["not complete"]),
        (lambda text: text.replace("choices 9", "colour blue\nchoices 9"), ["'colour'"]),
        (lambda text: text.replace("scores ", "scores 1"), ["scores", "gives"]),
        (lambda text: text.replace("\nend\n", "\n"), ["not complete"]),
        (lambda text: text + "more\n", ["'more'", "after the end"]),
        (lambda text: text + "x" * 1_000_001, ["longer than"]),
    ],
)
def test_a_damaged_save_is_refused(damage: Any, words: list[str]) -> None:
    with refuses(BadSave, words):
        Game.load(damage(SAVE))


def test_a_save_of_a_later_version() -> None:
    with pytest.raises(NewerSave, match="format 2; this program reads up to 1"):
        Game.load(SAVE.replace("languedoc-save 1", "languedoc-save 2"))


@given(st.integers(0, len(SAVE) - 2))
def test_a_truncated_save_is_refused_wherever_it_breaks_off(length: int) -> None:
    """Only the last line break may be missing."""
    with pytest.raises(BadSave):
        Game.load(SAVE[:length])


@given(st.integers(0, len(SAVE) - 1), st.characters())
def test_a_save_with_one_character_changed_is_refused_or_is_another_game(at: int, character: str) -> None:
    """Names may change; all else is either refused with BadSave or means the same."""
    try:
        game = Game.load(SAVE[:at] + character + SAVE[at + 1 :])
    except BadSave as error:
        assert str(error)  # noqa: PT017
    else:
        assert game.scores == Game.load(SAVE).scores


def test_a_box_with_more_than_a_feature_has_room_for_is_refused() -> None:
    """Far more than ten copies of every tile there is."""
    tiles = [tile for tile in catalogue.sheet("base").tiles if tile.id in ("X", "C", "B")]
    designs = Designs(tiles)
    b, c, x = range(3)
    check_widths(designs, [b, c, x], 7)
    too_much = (
        ([x] * 16384, "segments"),
        ([c] * 16384, "pennants"),
        ([b] * 21846, "open ports"),
        ([c] * 8192, "tiles"),
    )
    for too_many, word in too_much:
        with pytest.raises(OutOfRange, match=word):
            check_widths(designs, too_many, 7)
    with pytest.raises(OutOfRange, match="followers"):
        check_widths(designs, [b], 16)
