"""Golden texts: a change of behaviour shows up in review as a change of these files. `make golden` writes them anew."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from helpers.golden import Golden, random_playthrough
from languedoc import Game, games
from languedoc.carcassonne import turn
from languedoc.carcassonne.state import State
from languedoc.players.simulation import simulate

GOLDEN = Path(__file__).parents[1] / "golden"

PLAYED = (
    "base",
    "inns_and_cathedrals",
    "king_and_robber",
    "cult",
    "river_1",
    "river_2",
    "festival",
    "phantom",
    "ferries",
    "cathars",
    "crop_circles",
    "wind_roses",
    "monasteries",
)


@pytest.mark.interpreted
@pytest.mark.parametrize("module", PLAYED)
def test_playthrough_with_a_module(module: str, golden: Golden) -> None:
    """Each with the base game and nothing else."""
    game = Game(3, modules=tuple(dict.fromkeys(("base", module))), seed=1)
    golden(f"{module}.txt", random_playthrough(game, 1))


@pytest.mark.interpreted
def test_playthrough_of_the_count(golden: Golden) -> None:
    """With followers sent in, moved out in play and at the end, and the count on his way."""
    game = Game(3, seed=214, modules=("base", "count"))
    golden("count.txt", random_playthrough(game, 214))


@pytest.mark.interpreted
def test_playthrough_of_traders_and_builders(golden: Golden) -> None:
    """With second parts, a pig that is paid, and goods of three kinds."""
    game = Game(3, seed=208, modules=("base", "traders_and_builders"))
    golden("traders_and_builders.txt", random_playthrough(game, 208))


@pytest.mark.interpreted
def test_playthrough_of_the_princess_and_the_dragon(golden: Golden) -> None:
    """With tiles set aside that come back, a princess who can choose, and somebody who walks through a portal."""
    game = Game(3, seed=289, modules=("base", "princess_and_dragon"))
    golden("princess_and_dragon.txt", random_playthrough(game, 289))


@pytest.mark.interpreted
def test_playthrough_of_the_tower(golden: Golden) -> None:
    """With big followers, so that there is a choice whom to exchange; ransoms early and late in a turn."""
    game = Game(3, seed=21, modules=("base", "inns_and_cathedrals", "tower"))
    golden("tower.txt", random_playthrough(game, 21))


@pytest.mark.interpreted
def test_playthrough_of_abbey_and_mayor(golden: Golden) -> None:
    """With abbeys, wagons that drive on or come home, mayors without a pennant, and barns that send farmers home."""
    game = Game(3, seed=198, modules=("base", "abbey_and_mayor"))
    golden("abbey_and_mayor.txt", random_playthrough(game, 198))


@pytest.mark.interpreted
def test_playthrough_of_halflings(golden: Golden) -> None:
    """With two cells that are filled by two triangles each, and the cloister on a triangle completed."""
    game = Game(3, seed=397, modules=("base", "half_so_wild"))
    golden("half_so_wild.txt", random_playthrough(game, 397))


@pytest.mark.interpreted
def test_playthrough_of_bridges_castles_and_bazaars(golden: Golden) -> None:
    """With bridges over the tile laid and beside it, castles with lords who are paid, and auctions."""
    game = Game(3, seed=86, modules=("base", "bridges_castles_bazaars"))
    golden("bridges_castles_bazaars.txt", random_playthrough(game, 86))


def perft(state: State, depth: int) -> int:
    """How many sequences of a number of choices there are."""
    if depth == 0 or state.over:
        return 1
    turn.refresh(state)
    total = 0
    for k in range(state.count):
        following = state.copy()
        turn.choose(following, k)
        total += perft(following, depth - 1)
    return total


def positions() -> dict[str, Game]:
    opening = Game(2, seed=1)
    middle = Game(3, seed=2, preset="first_edition")
    late = Game(5, seed=3, tiles=("base", "inns_and_cathedrals", "hills_and_sheep", "catapult"))
    for game, choices in ((middle, 60), (late, 150)):
        chance = random.Random(choices)
        for _ in range(choices):
            game.choose(chance.randrange(len(game.options)))
    return {"opening": opening, "middle": middle, "late": late}


@pytest.mark.interpreted
def test_counts_of_option_sequences(golden: Golden) -> None:
    lines = [
        f"{name} {depth} {perft(game.state, depth)}" for name, game in positions().items() for depth in range(1, 4)
    ]
    golden("perft.txt", "\n".join([*lines, ""]))


@pytest.mark.interpreted
def test_the_signature_is_the_same_compiled_and_interpreted(golden: Golden) -> None:
    """Run by both builds against one file."""
    outcome = simulate(Game(2, seed=0).setup, ("random", "random"), 200)
    greedy = simulate(Game(3, seed=0).setup, ("random", "greedy", "random"), 1)
    golden("signature.txt", f"200 random games {outcome.signature}\n1 game with greedy {greedy.signature}\n")


@pytest.mark.interpreted
@pytest.mark.parametrize("save", sorted(path.name for path in GOLDEN.glob("*.save")))
def test_old_saves_load_for_ever(save: str) -> None:
    """Saves of every format there was. They are never written anew; a new format adds one."""
    text = (GOLDEN / save).read_text(encoding="utf-8")
    game = games.load(text)
    assert game.over
    assert f"scores {' '.join(map(str, game.scores))}" in text
