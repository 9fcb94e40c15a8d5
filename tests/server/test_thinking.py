"""What a worker does for a bot."""

from __future__ import annotations

import logging

import pytest

from languedoc import Game
from languedoc.server import thinking


class Broken:
    """A player that always fails."""

    def __init__(self, level: str, seed: int, game: str) -> None:
        self.level = level

    def pick(self, state: object) -> int:
        raise ValueError("out of ideas")


def test_a_player_that_fails_makes_a_legal_choice(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = Game(2, seed=1)
    monkeypatch.setattr(thinking, "player", Broken)
    with caplog.at_level(logging.ERROR):
        for seed in (0, 1, 2**40):
            chosen = thinking.think("abcdefgh", game.save(), [], "expert", seed)
            assert chosen.failed and chosen.option in [option.text for option in game.options]
    assert "a player failed; any legal choice is made instead" in caplog.text


@pytest.mark.parametrize("level", ["novice", "casual", "skilled"])
def test_a_level_answers(level: str) -> None:
    game = Game(3, seed=2, modules=["base", "inns_and_cathedrals"])
    found = thinking.think("bcdefghj", game.save(), [], level, 4)
    assert not found.failed and found.option in [option.text for option in game.options]
