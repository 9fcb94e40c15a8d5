"""The terminal: what fits on the screen, in colours or without."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from languedoc import Game
from languedoc.players import player
from languedoc.terminal.panel import Choices
from languedoc.terminal.play import TerminalGame
from languedoc.terminal.screen import Screen


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
    while len(game.choices) < choices or game.decision.step != "place_tile":
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
