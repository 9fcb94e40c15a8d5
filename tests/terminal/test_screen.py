"""The terminal: what fits on the screen, in colours or without."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from languedoc import Game
from languedoc.carcassonne import words
from languedoc.carcassonne.tile_text import Cell
from languedoc.players import player
from languedoc.terminal.panel import Choices
from languedoc.terminal.play import TerminalGame
from languedoc.terminal.screen import FEW_LOOKS, Colours, Screen, ink


def screen(width: int, height: int, colours: bool = True) -> Screen:
    system = "truecolor" if colours else None
    return Screen(
        Console(
            file=io.StringIO(),
            force_terminal=True,
            color_system=system,  # type: ignore[arg-type]
            width=width,
            height=height,
            _environ={},
        )
    )


def shown(on: Screen) -> list[str]:
    """The lines that were printed, without the codes of the colours."""
    assert isinstance(on.console.file, io.StringIO)
    return re.sub(r"\x1b\[[0-9;]*m", "", on.console.file.getvalue()).split("\n")[:-1]


def long_game(choices: int) -> Game:
    game = Game(2, seed=11)
    players = [player("random", 1), player("random", 2)]
    while game.choices_made < choices or game.decision.step != "place_tile":
        game.choose(players[game.decision.seat].pick(game.state))
    return game


@pytest.mark.parametrize("colours", [True, False])
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60), (60, 30)])
@pytest.mark.parametrize("choices", [0, 20, 75])
def test_nothing_is_wider_than_the_screen(choices: int, size: tuple[int, int], colours: bool) -> None:
    game = long_game(choices)
    on = screen(*size, colours)
    offered = Choices(game)
    on.show_beside(game, offered.numbers, offered.panel(["you", "random"], colours), below=3)
    lines = shown(on)
    assert max(len(line) for line in lines) <= size[0]
    if size[0] >= 80:
        panel = len(offered.panel(["you", "random"], colours))
        assert len(lines) <= max(size[1] - 3, panel)


def test_a_board_that_does_not_fit_is_cropped_around_the_last_tile() -> None:
    game = long_game(75)
    lines = [line.plain for line in screen(80, 24).board(game, {}, 40, 20)]
    assert len(lines) <= 20
    assert re.fullmatch(r"more: (\d+ (west|north|east|south)(, )?)+ \(b: all\)", lines[-1])
    x, y, _, _ = game.state.board.where(game.state.board.pieces - 1)
    assert re.search(rf"(?<![-\d]){x}\b", lines[0])
    assert any(line.startswith(f"{y:>3} ") for line in lines)


def test_without_a_screen_the_whole_board_is_plain_text() -> None:
    game = long_game(75)
    on = Screen(Console(file=io.StringIO(), width=20, height=10))
    on.show(on.whole_board(game, {}))
    lines = shown(on)
    assert lines == [line.rstrip() for line in lines]
    assert sum(line.count("·") for line in lines) > 500


def test_a_number_stands_where_the_follower_would() -> None:
    game = Game(2, seed=0, bag=["D"])
    game.choose("place 1,0 N")
    panel = [line.plain for line in Choices(game).panel(["you", "you"], colours=False)]
    assert "   4▒▒2▒▒·" in panel
    assert "   ───1───" in panel
    assert "   ···3···" in panel
    assert [line for line in panel if line.startswith(" 2")] == [" 2  knight in the city N"]


def test_tiles_that_left_the_game_are_shown() -> None:
    on = screen(80, 24)
    game = Game(2, seed=0, bag=["E", "C", "U"])
    terminal = TerminalGame(game, ["you", "you"], [None, None], on.console, None)
    for choice in ("place 0,-1 S", "pass"):
        terminal.choose(game.decision.find(choice))
    terminal.show(Choices(game))
    assert any("out of the game: C" in line for line in shown(on))
    assert "Tile C fits nowhere and leaves the game; Blue draws again." in shown(on)


def test_with_sixteen_colours_cities_and_meadows_keep_their_letters() -> None:
    game = Game(2, seed=0, bag=["D", "E"])
    for system, letters in (("standard", True), ("windows", True), ("256", False), ("truecolor", False)):
        on = Screen(
            Console(file=io.StringIO(), force_terminal=True, color_system=system, width=80, height=24, _environ={})  # type: ignore[arg-type]
        )
        on.show(on.whole_board(game, {}))
        on.show(on.legend(game))
        on.show(Choices(game).panel(["you", "you"], on.colours))
        text = "\n".join(shown(on))
        assert ("▒▒▒" in text, "···" in text) == (letters, letters)
        assert ("▒ city" in text, "· field" in text) == (letters, letters)


def test_sixteen_colours_never_hide_a_letter() -> None:
    """No letter has the colour of its ground."""
    looks = [*FEW_LOOKS, *(f"seat {seat}" for seat in range(6))]
    for look in looks:
        found = ink(Cell("x", look), Colours.FEW)
        assert found is not None
        assert found.color is None or found.bgcolor is None or found.color != found.bgcolor


def deploying(choices: int) -> Game:
    game = long_game(choices)
    while game.decision.step == "place_tile":
        game.choose(0)
    assert not game.over
    return game


@pytest.mark.parametrize("size", [(40, 20), (40, 24), (60, 20), (80, 24), (100, 24)])
@pytest.mark.parametrize("choices", [0, 10, 20])
@pytest.mark.parametrize("asked", ["square", "follower"])
def test_board_choices_and_prompt_fit_on_one_screen(size: tuple[int, int], choices: int, asked: str) -> None:
    game = long_game(choices) if asked == "square" else deploying(choices)
    on = screen(*size, colours=False)
    terminal = TerminalGame(game, ["you", "random"], [None, None], on.console, None)
    terminal.told[None] = len(game.events) - 6
    terminal.show(Choices(game))
    lines = shown(on)
    assert len(lines) + 1 <= size[1]  # and the prompt
    assert max(len(line) for line in lines) <= size[0]
    assert any("▒" in line or "·" in line for line in lines[:6])
    assert any(line.startswith(" 1  ") or "  1  " in line for line in lines)


def test_long_news_leave_room_for_the_board() -> None:
    game = long_game(75)
    on = screen(40, 20, colours=False)
    terminal = TerminalGame(game, ["you", "random"], [None, None], on.console, None)
    terminal.told[None] = 0
    terminal.show(Choices(game))
    lines = shown(on)
    assert "(log tells what was before)" in lines
    assert len(lines) + 1 <= 20


def test_legend_and_help_are_folded_on_a_narrow_screen() -> None:
    on = screen(40, 20, colours=False)
    game = Game(2, seed=0)
    on.show(on.legend(game))
    TerminalGame(game, ["you", "you"], [None, None], on.console, None).help()
    lines = shown(on)
    assert max(len(line) for line in lines) <= 40
    text = " ".join(" ".join(lines).split())
    assert "○ end of roads ⌂ monastery · field Capital letters are followers, small ones farmers." in text
    assert "score for each completed city at it. Most points win." in text


SPECIAL = ["base", "inns_and_cathedrals", "traders_and_builders", "princess_and_dragon", "tower", "abbey_and_mayor"]


def test_what_is_special_about_the_tile_in_the_hand_is_told() -> None:
    """Only what matters by the rules in play."""
    signs = set()
    game = Game(2, modules=SPECIAL, seed=1)
    for tile in game.state.box.designs.tiles:
        signs.add(words.tile_signs(game, tile))
    assert {"", "a volcano", "a dragon", "a portal", "a princess", "a tower", "wine", "an inn", "a cathedral"} <= signs
    without = Game(2, modules=SPECIAL, seed=1, options={"dragon": False, "inns": False, "goods": False})
    left = {words.tile_signs(without, tile) for tile in without.state.box.designs.tiles}
    assert left == {"", "a portal", "a princess", "a tower", "a cathedral"}
    plain = Game(2, tiles=SPECIAL, seed=1)
    assert {words.tile_signs(plain, tile) for tile in plain.state.box.designs.tiles} == {""}


def test_the_signs_of_a_tile_stand_under_it() -> None:
    game = Game(2, modules=["base", "princess_and_dragon"], bag=["BX", "U"])
    hand = game.state.box.designs.tiles[game.state.hand]
    told = words.tile_signs(game, hand)
    assert told == "a volcano"
    panel = [line.plain for line in Choices(game).panel(["you", "you"], colours=False)]
    assert f"   {told}" in panel
    narrow = [line.plain for line in Choices(game).compact_panel(colours=False, width=60, height=20)]
    assert any(f"Red places tile BX: {told}" in line for line in narrow)


def test_the_legend_tells_what_lies_on_tiles() -> None:
    on = screen(300, 60)
    game = Game(2, modules=[*SPECIAL, "count"], seed=1)
    on.show(on.legend(game))
    text = " ".join(shown(on))
    for told in ("⌂ monastery", "† abbey", "■ barn", "§ dragon", "* fairy", "0-9 height of a tower", "♔ count"):
        assert told in text
