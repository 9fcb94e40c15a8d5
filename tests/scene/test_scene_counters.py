"""Where the counting figures are on the score track."""

from __future__ import annotations

import random

import pytest

from languedoc import CardGame, Game
from languedoc.games import AnyGame
from languedoc.i18n import ENGLISH
from languedoc.server import scene


def counted(game: AnyGame) -> list[list[int]]:
    return [player.counters for player in scene.players(game, None, ENGLISH)]


@pytest.mark.parametrize("game", [Game(2, seed=3), CardGame(2, seed=3)], ids=["tiles", "cards"])
def test_one_figure_counts_all(game: AnyGame) -> None:
    chance = random.Random(3)
    while not game.over:
        game.choose(chance.randrange(len(game.options)))
    assert counted(game) == [[score] for score in game.scores] and any(game.scores)


def test_a_second_figure_counts_a_part_of_the_points() -> None:
    game = Game(2, modules=["base", "messages"], options={"no_fields": True}, seed=5)
    chance = random.Random(5)
    both = set()
    while not game.over:
        game.choose(chance.randrange(len(game.options)))
        for seat, (marker, messenger) in enumerate(counted(game)):
            assert marker + messenger == game.scores[seat]
            if not game.over:
                both |= {("marker", marker > 0), ("messenger", messenger > 0)}
    assert len(both) == 4, "each was on the way"
