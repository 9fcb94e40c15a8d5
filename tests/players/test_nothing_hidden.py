"""No player reads what its seat may not know: two games that differ only in the hidden part get the same move."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from helpers.hiding import HIDING
from languedoc import CardGame, Game
from languedoc.games import AnyGame
from languedoc.players import ROOMS
from languedoc.players.arena import contestant
from languedoc.table.chance import Chance

FEW = {"expert": "expert:30r", "uct": "uct:6r", "flat": "flat:30r", "sampling": "sampling:60r"}  # else it takes long
EVERYBODY = [
    (game, FEW.get(name, name))
    for game, room in ROOMS.items()
    for name in (*room.PLAYERS, *room.REFERENCES)
    if (game, name) != ("cardcassonne", "expert")
] + [("cardcassonne", "expert:200r")]

SETUPS: dict[str, list[Callable[[], AnyGame]]] = {
    "carcassonne": [
        lambda: Game(2, seed=8),
        *(lambda slug=slug: Game(3, seed=8, modules=["base", slug]) for slug in HIDING),
        lambda: Game(3, seed=8, modules=["base", *HIDING]),
    ],
    "cardcassonne": [lambda: CardGame(2, seed=8), lambda: CardGame(4, seed=8)],
}
CHOICES = 60
EACH = 12  # choices between two looks


@pytest.mark.parametrize(("game", "name"), EVERYBODY, ids=lambda value: value)
def test_the_same_move_whatever_is_hidden(game: str, name: str) -> None:
    for begin in SETUPS[game]:
        played = begin()
        chance = Chance(5)
        differed = 0
        for number in range(CHOICES):
            if number % EACH == EACH - 1:
                other = played.state.redeal(played.state.decider, chance)
                differed += other.fingerprint() != played.state.fingerprint()
                assert contestant(name, 3, game).pick(played.state) == contestant(name, 3, game).pick(other)
            played.choose(chance.below(played.count))
        assert differed, "the redealt games were the same"
