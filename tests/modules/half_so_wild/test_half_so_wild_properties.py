"""Random games with triangles: nothing breaks with any other modules, both builds agree, and so does the plane."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import count, islice

import pytest

from helpers.plane import Laid, Plane
from languedoc.carcassonne.events import TilePlaced
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.targets import Place
from languedoc.hunt import Broken, play, random_setup
from languedoc.hunt.setups import TOGETHER
from languedoc.players.simulation import simulate
from languedoc.table.decision import Option

ALONE = ("base", "half_so_wild")
PRINTED = (  # modules that change neither edges nor what closes them: the plane knows printed tiles only
    "inns_and_cathedrals",
    "traders_and_builders",
    "princess_and_dragon",
    "tower",
    "king_and_robber",
    "phantom",
    "festival",
    "german_castles",
)


def setups() -> Iterator[tuple[int, Setup]]:
    """Random setups in which triangles are in the game, each with its seed."""
    for seed in count(step=TOGETHER):
        setup = random_setup(seed)
        if "half_so_wild" in setup.modules:
            yield seed, setup


@pytest.mark.parametrize("portion", range(4))
def test_whole_games_with_triangles_and_anything_else(portion: int) -> None:
    """40 games, every choice checked (see `checks.py`)."""
    for seed, setup in islice(setups(), portion * 10, portion * 10 + 10):
        try:
            play(setup, seed, thoroughly=seed % 5 == 0)
        except Broken as broken:
            pytest.fail(f"seed {seed}: {broken.why}\n{broken.text()}\nbefore {broken.last_choice()}")


@pytest.mark.interpreted
@pytest.mark.checked
def test_games_with_triangles_are_the_same_compiled_and_interpreted(golden: Callable[[str, str], None]) -> None:
    """Run by both builds against one file."""
    lines = []
    others = (*ALONE, "river_2", "abbey_and_mayor", "cult", "ferries", "messages", "count")
    for seats, modules in ((2, ALONE), (3, (*ALONE, *PRINTED)), (4, others)):
        setup = Game(seats, modules=modules, seed=seats).setup
        outcome = simulate(setup, ("random",) * seats, 10)
        lines.append(f"10 games of {seats} with {' '.join(modules)} {outcome.signature}")
    golden("half_so_wild-signature.txt", "\n".join([*lines, ""]))


def eager(game: Game, chance: random.Random) -> str:
    """Triangles and castles as soon as possible, where most tiles lie around; whatever else by chance."""
    own = [option for option in game.options if option.verb in ("triangle", "castle")]
    places = [option for option in game.options if option.verb == "place"]
    if own or not places:
        return chance.choice(own or list(game.options)).text

    def around(option: Option) -> int:
        place = option.targets[0]
        assert isinstance(place, Place)
        steps = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        return sum(len(game.state.board.pieces_at(place.x + dx, place.y + dy)) for dx, dy in steps)

    return max(chance.sample(places, min(4, len(places))), key=around).text


@pytest.mark.interpreted
@pytest.mark.parametrize("seed", range(4))
def test_features_of_whole_games_are_what_the_plane_says(seed: int) -> None:
    """Every feature with its cells and open ends, worked out from the printed tiles where they lie."""
    chance = random.Random(seed)
    modules = (*ALONE, *chance.sample(PRINTED, 3))
    game = Game(6 if "inns_and_cathedrals" in modules else 4, modules=modules, seed=seed)
    while not game.over:
        game.choose(eager(game, chance))
    board = game.state.board
    tiles = game.state.box.designs.tiles
    plane = Plane()
    for piece in board.laid():
        x, y, design, quarters = board.where(piece)
        plane.laid.append(Laid(tiles[design], x, y, quarters))
    number_of = {piece: number for number, piece in enumerate(board.laid())}
    features: dict[int, set[tuple[int, int]]] = {}
    for piece in range(board.pieces):
        for segment in board.segments_of(piece):
            key = number_of[board.first_piece(piece)], board.feature_of(segment)
            features.setdefault(board.root_of(segment), set()).add(key)
    kinds = {root: board.segment_at(root)[2] for root in features}
    known = {frozenset(feature) for feature in plane.features()}
    assert {frozenset(keys) for root, keys in features.items() if kinds[root] in ("road", "city", "field")} == known
    for root, keys in features.items():
        if kinds[root] in ("road", "city"):
            assert board.size(root) == len(plane.cells(keys))
            assert board.open_ports(root) == plane.open_ports(keys)
        elif kinds[root] == "monastery":
            ((number, _),) = keys
            places, filled = plane.places_around(number)
            assert (board.size(root), board.open_ports(root)) == (filled + 1, places - filled)
    triangles = {tile.id for tile in tiles if tile.shape == "triangle"}
    laid = [event.tile for event in game.events if isinstance(event, TilePlaced) and event.tile in triangles]
    assert len(laid) == 2 * game.setup.seats
