"""The referee's own trial, H1 to H5 of cult.md, and the engine against it where many buildings lie."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from languedoc import Game
from languedoc.carcassonne.modules.cult.rules import ChallengeDecided
from languedoc.carcassonne.targets import Place
from referee import Referee, Segment
from referee.shadowed import Shadowed
from referee.test_against_referee import play
from referee.trial import BLUE, RED, board, points

CULT = {"Y": "CU_s"}
MONK = (1, 1, "monastery", "")
HERETIC = (2, 1, "shrine", "")


def cult_board(drawing: str, last: tuple[int, int] | None = None) -> Referee:
    return board(drawing, "cult", last=last, names=CULT, rules=("cult",))


@pytest.mark.parametrize(
    ("drawing", "last", "paid", "lost"),
    [
        pytest.param(
            "E0 E0 E0 E0 / E3 B0 Y0 .. / E2 E2 E2 ..", (0, 2), [("monastery", (0, 9, 0, 0))], [HERETIC], id="H1"
        ),
        pytest.param(
            "E0 E0 E0 E0 / .. B0 Y0 E1 / .. E2 E2 E2", (3, 2), [("shrine", (9, 0, 0, 0))], [MONK], id="H1 turned round"
        ),
        pytest.param(
            "E0 E0 E0 E0 / E3 B0 Y0 E1 / E2 E2 E2 E2",
            (1, 2),
            [("monastery", (0, 9, 0, 0)), ("shrine", (9, 0, 0, 0))],
            [],
            id="H2",
        ),
    ],
)
def test_a_challenge(
    drawing: str, last: tuple[int, int], paid: list[tuple[str, tuple[int, ...]]], lost: list[Segment]
) -> None:
    referee = cult_board(drawing, last)
    referee.stand(RED, MONK)
    referee.stand(BLUE, HERETIC)
    beaten = referee.beaten([view for view in referee.occupied() if view.completed])
    assert [man.where for man in beaten] == lost
    assert sorted(points(referee.score_turn())) == paid
    assert referee.supply == [7, 7, 7, 7]
    assert referee.score_turn() == []


def test_h3_no_challenge_is_decided_at_the_end() -> None:
    referee = cult_board("E0 E0 E0 / E3 B0 Y0 / .. E2 E2")
    referee.stand(RED, MONK)
    referee.stand(BLUE, HERETIC)
    assert referee.score_turn() == []
    assert sorted(points(referee.final())) == [("monastery", (0, 8, 0, 0)), ("shrine", (6, 0, 0, 0))]


def test_h4_two_monasteries_beside_a_cult_place() -> None:
    places = cult_board("E3 B0 .. / E3 .. .. / E3 E2 B0").legal_places("CU_s")
    assert (1, 1, 0) not in places
    places = cult_board("E3 B0 .. / E3 .. .. / E3 E2 E0").legal_places("CU_s")
    assert (1, 1, 0) in places


def test_a_second_cult_place_beside_a_monastery() -> None:
    referee = cult_board("B0 Y0 E0")
    assert {x for x, _, _ in referee.legal_places("CU_s_rS")} == {2, 3}
    assert {x for x, _, _ in referee.legal_places("A")} == {-1, 3}


def test_h5_only_one_of_the_two_is_occupied() -> None:
    referee = cult_board("E0 E0 E0 E0 / E3 B0 Y0 .. / E2 E2 E2 ..", (0, 2))
    referee.stand(BLUE, HERETIC)
    assert referee.score_turn() == []
    assert referee.standing == [(BLUE, "follower", HERETIC)]


WITH_MONASTERIES = (
    "abbey_and_mayor",
    "bridges_castles_bazaars",
    "festival",
    "goldmines",
    "hills_and_sheep",
    "inns_and_cathedrals",
    "king_and_robber",
)


def crowded_bag(choices: random.Random, tiles: tuple[str, ...]) -> list[str]:
    """All buildings there are, and as many other tiles to fill in around them."""
    box = Game(2, modules=("base", "cult"), tiles=tiles, seed=0).state.box
    bag = [design for design in box.bag if box.designs.building_sort(design) >= 0]
    bag += choices.sample([design for design in box.bag if box.designs.building_sort(design) < 0], len(bag) * 2)
    choices.shuffle(bag)
    return [box.tile_name(design) for design in bag]


def play_close(game: Game, choices: random.Random) -> int:
    """Tiles are laid where many lie already, followers go into buildings. Returns how many challenges were decided."""
    shadowed = Shadowed(game)
    while not game.over:
        lying = set(shadowed.referee.tiles)

        def liking(k: int, lying: set[tuple[int, int]] = lying) -> float:
            target = game.options[k].targets[0] if game.options[k].targets else None
            if isinstance(target, Place):
                around = sum(abs(x - target.x) < 2 and abs(y - target.y) < 2 for x, y in lying)
                return around + 3 * choices.random()
            return choices.random() + (getattr(target, "kind", "") in ("monastery", "shrine"))

        shadowed.choose(max(range(len(game.options)), key=liking))
    return sum(isinstance(event, ChallengeDecided) for event in game.events)


@pytest.mark.long
@settings(max_examples=10)
@given(seats=st.integers(2, 6), choices=st.integers(0, 2**32 - 1).map(random.Random))
def test_whole_games_with_cult_places(seats: int, choices: random.Random) -> None:
    tiles = ("base", "cult", *choices.sample(WITH_MONASTERIES, 3))
    bag = crowded_bag(choices, tiles)
    play_close(Game(seats, modules=("base", "cult"), tiles=tiles, bag=bag, seed=0), choices)


@pytest.mark.checked
@pytest.mark.interpreted
def test_one_game_with_several_challenges() -> None:
    choices = random.Random(6)
    tiles = ("base", "cult", *WITH_MONASTERIES[:3])
    bag = crowded_bag(choices, tiles)
    assert play_close(Game(3, modules=("base", "cult"), tiles=tiles, bag=bag, seed=0), choices) > 1


@pytest.mark.long
@settings(max_examples=4)
@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**64 - 1),
    choices=st.integers(0, 2**32 - 1).map(random.Random),
)
def test_whole_games_with_cult_places_as_they_come(seats: int, seed: int, choices: random.Random) -> None:
    play(Game(seats, modules=("base", "cult"), seed=seed), choices)
