"""Decisions with more options than anybody would list: a bid and an aim, in the library, in saves, in the terminal, for
computer players and for the page."""

from __future__ import annotations

import io
import os
import random
from typing import Any

import pytest
from rich.console import Console

from languedoc.carcassonne import turn
from languedoc.carcassonne.state import State
from languedoc.errors import IllegalChoice
from languedoc.hunt.game import Table
from languedoc.i18n import ENGLISH
from languedoc.players.carcassonne import Greedy, Random, play_out
from languedoc.server import scene, wire
from languedoc.table.chance import Chance
from languedoc.table.decision import Number, Options, Point, Range
from languedoc.terminal.play import TerminalGame
from table.toys import EDGE, HIGHEST, Aimed, AuctionGame, Bid, teach_texts

pytestmark = pytest.mark.interpreted


@pytest.fixture(autouse=True)
def texts() -> None:
    teach_texts()


def at(step: str, seed: int = 3) -> AuctionGame:
    """A game in which that step is asked."""
    game = AuctionGame(2, seed=seed, modules=["base"])
    while game.decision.step != step:
        game.choose("bid 7" if game.decision.step == "bid" else 0)
    return game


def test_a_bid_is_one_of_very_many_options_and_none_is_listed() -> None:
    decision = at("bid").decision
    assert decision.count == len(decision.options) == HIGHEST + 1
    assert [option.text for option in decision.options.listed] == ["hold"]
    assert decision.options.verbs == ("hold", "bid")
    assert decision.options.default.text == "bid 10"
    assert decision.options[1].text == "bid 1" and decision.options[-1].text == f"bid {HIGHEST}"
    assert decision.options[2].targets == (Number(2),)
    assert [option.text for option in decision.options.page(0, 3)] == ["hold", "bid 1", "bid 2"]
    assert decision.contains("bid 100000") and decision.contains("hold")
    for wrong in ("bid 0", "bid 100001", "bid -1", "bid 07", "bid 1,1", "bid", "bid x", "aim 1,1", f"bid {'9' * 40}"):
        assert not decision.contains(wrong)
    drawn = {decision.options.sample(Chance(seed)).text for seed in range(50)}
    assert len(drawn) > 45 and all(decision.contains(text) for text in drawn)


def test_an_aim_is_any_point_around_the_board() -> None:
    game = at("aim")
    (aim,) = game.options.ranges
    assert aim.kind == "point" and not game.options.listed
    xs = [game.state.board.where(piece)[0] for piece in range(game.state.board.pieces)]
    assert (aim.low[0], aim.high[0]) == (min(xs) * 100 - EDGE, max(xs) * 100 + 99 + EDGE)
    assert game.options.default.targets == (Point(50, 50),)
    assert game.decision.contains(f"aim {aim.low[0]},{aim.low[1]}")
    assert not game.decision.contains(f"aim {aim.low[0] - 1},{aim.low[1]}")
    assert game.options[len(game.options) - 1].targets == (Point(*aim.high),)
    assert all(game.options.find(option.text) == option for option in game.options.page(500, 30))
    told = game.choose("aim -5,120")
    assert Aimed(0, -5, 120) in told


def test_every_option_of_a_range_is_found_by_its_index_its_notation_and_itself() -> None:
    small = Options((), [Range("aim", (-1, 5), (1, 6), (0, 5), 3, (1 << 8, 1 << 32))])
    texts = [option.text for option in small]
    assert texts == ["aim -1,5", "aim 0,5", "aim 1,5", "aim -1,6", "aim 0,6", "aim 1,6"]
    assert [small.find(text) for text in texts] == list(small)
    assert len({option.code for option in small}) == 6
    assert all(option in small for option in small) and small[1:3] == tuple(small)[1:3]


def test_what_is_not_in_the_range_is_refused_with_its_bounds() -> None:
    game = at("bid")
    with pytest.raises(IllegalChoice, match=r"allowed: hold, bid 1 to bid 100000"):
        game.choose("bid 0")
    with pytest.raises(IllegalChoice):
        game.choose(HIGHEST + 1)
    with pytest.raises(IllegalChoice):
        turn.apply(game.state, game.options.find("bid 5").code + (HIGHEST << 8))  # type: ignore[union-attr]
    assert Bid(0, HIGHEST) in game.choose(HIGHEST)


def test_a_game_with_bids_and_aims_is_saved_taken_back_and_copied() -> None:
    game = at("bid")
    rng = random.Random(5)
    for _ in range(60):
        game.choose(rng.randrange(game.decision.count))
    assert any(choice.startswith("aim ") for choice in game.choices)
    again = AuctionGame.load(game.save())
    assert again.view() == game.view() and again.events == game.events
    while game.decision.step != "bid":
        game.choose(0)
    before = game.view()
    game.choose("bid 77")
    twin = game.copy()
    game.undo()
    assert game.view() == before
    twin.choose("aim 0,0")
    assert Aimed(game.state.seat, 0, 0) in twin.events


def test_a_view_tells_the_bounds() -> None:
    decision = at("bid").view()["decision"]
    assert decision["options"] == ["hold"] and decision["count"] == HIGHEST + 1
    assert decision["ranges"] == [{"verb": "bid", "low": [1], "high": [HIGHEST], "default": [10]}]


SLOW = pytest.mark.skipif(os.environ.get("LANGUEDOC_INTERPRETED") == "1", reason="thousands of copies take minutes")


@pytest.mark.parametrize("player", [Random, pytest.param(Greedy, marks=[pytest.mark.long, SLOW])])
def test_computer_players_cope_with_them(player: type[Any]) -> None:
    game = at("aim")
    state: State = game.state.copy()
    for _ in range(6):
        turn.choose(state, player(1).pick(state))
    if player is Random:
        play_out(state, [player(1), player(2)])
        assert state.over


def test_the_hunt_copes_with_them() -> None:
    table = Table.__new__(Table)
    table.chance = Chance(1)
    for step in ("bid", "aim"):
        table.check_notation(at(step))


def test_in_the_terminal_a_number_or_a_point_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = at("bid")
    console = Console(file=io.StringIO(), width=100)
    terminal = TerminalGame(game, ["you", "you"], [None, None], console, None)
    typed = iter(["999999", "hold on", "bid 12", "-5,120"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    for _ in range(2):
        option = terminal.ask()
        assert option is not None
        terminal.choose(option)
    assert Bid(0, 12) in game.events and Aimed(0, -5, 120) in game.events


def test_the_panel_tells_what_may_be_typed() -> None:
    console = Console(record=True, width=100)
    terminal = TerminalGame(at("bid"), ["you", "you"], [None, None], console, None)
    terminal.put_question()
    shown = console.export_text()
    assert "from bid 1 to bid 100000" in shown and "for example bid 10" in shown
    assert terminal.hint == "a number or a point, as in bid 10"


def test_the_page_is_told_a_range_and_not_its_options() -> None:
    for step, kind, default in (("bid", "number", [10]), ("aim", "point", [50, 50])):
        game = at(step)
        asked = scene.table(game, 0, ENGLISH).asked
        assert isinstance(asked, wire.Asked)
        (found,) = asked.ranges
        assert (found.verb, found.kind, found.default) == (step, kind, default)
        assert len(wire.encode(asked)) < 600
        others = scene.table(game, 1, ENGLISH).asked
        assert isinstance(others, wire.Asked) and not others.ranges and not others.options
