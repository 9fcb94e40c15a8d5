"""Games of everything with very many tiles, made from a seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from languedoc import Game
from languedoc.carcassonne.targets import Place

TILES = 222
# Together about as many tiles as TILES.
ELEVEN = [
    *("base", "river_1", "river_2", "inns_and_cathedrals", "traders_and_builders", "princess_and_dragon", "tower"),
    *("abbey_and_mayor", "count", "king_and_robber", "cult"),
]
LOOKED_AT = 6  # squares among which the one nearest to the middle is taken, so that the board is compact


def laid(game: Game) -> int:
    return len(game.state.board.laid())


def play(
    names: Sequence[str], seed: int, until: Callable[[Game], bool], modules: Sequence[str] = (), **options: Any
) -> Game:
    """A game of everything, or of some modules, up to a moment. Figures are put down as often as can be."""
    made: dict[str, Any] = {"modules": modules} if modules else {"preset": "everything"}
    game, rng = Game(names, seed=seed, options=options, **made), Random(seed)
    figures = game.state.box.figure_names
    while not game.over and not until(game):
        if game.decision.options.ranges:
            game.choose(rng.randrange(game.count))
            continue
        found = list(game.options)
        if found[0].verb == "place":
            near = rng.sample(found, min(len(found), LOOKED_AT))
            game.choose(min(near, key=lambda option: distance(option.targets[0])))
        else:
            deployed = [option for option in found if option.verb in figures]
            game.choose(rng.choice(deployed if deployed and rng.random() < 0.8 else found))
    return game


def distance(place: Any) -> int:
    assert isinstance(place, Place)
    return abs(place.x) + abs(place.y)


def large_game(
    names: Sequence[str], step: str, *, verbs: int = 1, spots: int = 0, seed: int = 3, **options: Any
) -> Game:
    """At a step that asks, with at least so many kinds of options and places for a follower."""

    def there(game: Game) -> bool:
        if laid(game) < TILES or game.decision.step != step or len(game.decision.options.verbs) < verbs:
            return False
        return not spots or sum(option.verb == "follower" for option in game.options) >= spots

    game = play(names, seed, there, **options)
    assert not game.over
    return game


def finished_game(names: Sequence[str], seed: int = 3) -> Game:
    """The end of a game of eleven modules."""
    return play(names, seed, lambda game: False, modules=ELEVEN)
