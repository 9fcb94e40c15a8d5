"""Shepherds and hills beside the count, towers, princesses, fairies, mayors; a bag without tokens."""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc import Game
from modules.hills_and_sheep.tales import MODULES, flocks, lots, tale
from modules.hills_and_sheep.test_hills_and_vineyards import CITY
from modules.hills_and_sheep.test_shepherds import OWN, PLACED, TWO

KINDS_OF_FLOCKS = 4
IN_BAG = 2  # the first note about tokens in the bag

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


# --- the bag (8) ---------------------------------------------------------------------------------------


def without_sheep(story: Story) -> Story:
    """Nothing is left in the bag but the wolves, which always go back."""
    state = story.game.state
    (module,) = [each for each in state.box.modules if each.slug == "hills_and_sheep"]
    for kind in range(KINDS_OF_FLOCKS):
        state.set_note(module.first_note + IN_BAG + kind, 0)
    return story


def test_if_only_wolves_are_left_the_wolf_comes() -> None:
    story = without_sheep(tale("Red Blue", "[D] 1U↑", "1 Red ?")).choose("shepherd field:ER")
    assert story.standing() == set() and "Red draws the wolf: the flock is lost." in story.told()
    story = without_sheep(tale("Red Blue", TWO, PLACED, "2 Red ?", tokens="3"))
    assert story.options() == {f"enlarge_flock {OWN}", f"drive_home {OWN}"}
    wolf = story.game.copy()
    wolf.choose(f"enlarge_flock {OWN}")
    assert wolf.scores == (0, 0)
    story.choose(f"drive_home {OWN}")
    assert story.points() == {"Red": 3, "Blue": 0}


# --- with others (7) -----------------------------------------------------------------------------------


def test_a_tower_reaches_no_shepherd() -> None:
    lines = ("1 Red shepherd field:NL", "2 Blue tower 0,2")
    story = tale("Red Blue", "[D]\n1B↑\n2TI↑", *lines, tokens="3", also=("tower",))
    assert story.standing() == {"Red shepherd field:NL@0,1"} and flocks(story) == {"Red": [3]}


def test_a_princess_removes_no_shepherd_and_the_fairy_does_not_go_to_one() -> None:
    """There is no knight in the city, so the princess does nothing."""
    drawing = """
        2BC↓
        1G→
        [D]
    """
    story = tale("Red Blue", drawing, "1 Red shepherd field:EL", "2 Blue ?", tokens="3", also=("princess_and_dragon",))
    assert story.game.decision.step == "phase_figure" and story.standing() == {"Red shepherd field:EL@0,-1"}
    story = tale("Red Blue", TWO, PLACED, "2 Red ?", tokens="3 2", also=("princess_and_dragon",))
    story.choose(f"enlarge_flock {OWN}")
    assert story.game.decision.step == "phase_figure"
    assert not any(text.startswith("fairy") for text in story.options())


def test_sheep_are_no_points_for_a_feature() -> None:
    """Blue drives his sheep home and completes Red's road: he may still send somebody to the count."""
    drawing = """
        #  #   #   #   .
        #  #  [07] #   .
        #  #   #   #   .
        .  .  1U→  2B↑ 3B↑
        .  .  4A↓  .   .
    """
    lines = ("1 Red road:N", "2 Blue shepherd field:NL", "4 Blue drive_home shepherd/1@field:NL@1,2; ?")
    story = Story("Red Blue", drawing, *lines, modules=(*MODULES, "count"), draws=lots("3"))
    story.choose("pass")
    assert story.payments() == ["sheep: Blue 3 (3 sheep 3)", "road: Red 3 (3 tiles 3)"]
    assert (story.game.decision.step, story.game.decision.seat) == ("count_move_in", 1)


@pytest.mark.parametrize("options", [{}, {"hill_tiebreak": "count_on_hill"}])
def test_strength_comes_before_hills_and_a_mayor_is_one_follower(options: dict[str, str]) -> None:
    """Blue's mayor in a city without a pennant is worth nothing: Red alone owns it. With one he ties, and the hill
    decides for Blue."""
    also = ("abbey_and_mayor",)
    knights = ("1 Red city:E", "2 Blue mayor city:N")
    story = tale("Red Blue", CITY.format("N", "N", "HS_cN_rSW"), *knights, rest="U U U", also=also, options=options)
    assert story.payments("city") == ["city: Red 8 (4 tiles 8)"]
    story = tale("Red Blue", CITY.format("N", "M", "HS_cN_rSW"), *knights, rest="U U U", also=also, options=options)
    assert story.payments("city") == ["city: Blue 10 (4 tiles 8, 1 pennants 2)"]


def test_a_lord_copies_the_value_of_a_cloister_with_its_vineyards() -> None:
    """Tile 8 completes the cloister beside the castle on the start tile; tile 6 is a vineyard."""
    drawing = """
        5B↑     4B↑ 1E↓
        6HS_cN← 2A← [D]
        7E↓     8E↓ 3B↑
    """
    lines = ("1 Red city:S; fortify city:S", "2 Blue monastery")
    story = tale("Red Blue", drawing, *lines, also=("bridges_castles_bazaars",))
    assert story.payments() == ["monastery: Blue 12 (1 monastery 9, 1 vineyards 3)", "castle: Red 12 (1 lord 12)"]


def test_a_catapult_hits_no_shepherd() -> None:
    drawing = """
        [D] 1U↑
        .   2B↑
        .   3CA_field↑
    """
    lines = ("2 Red shepherd field:NL", "3 Blue ?")
    story = Story("Red Blue", drawing, *lines, modules=(*MODULES, "catapult"), draws=[0.0, *[0.5] * 12])
    story.choose("catapult knock_out").choose("aim_at 150,150")
    assert story.standing() == {"Red shepherd field:NL@1,1"}


def test_a_robber_takes_half_of_the_sheep() -> None:
    """Red's robber is beside Blue's marker, whose three sheep go home."""
    drawing = """
        4RO_cN↓ .   .
        [D]     1U↑ 3U↑
        .       2B↑ .
        .       5U↑ .
    """
    lines = ("2 Blue shepherd field:NL", "4 Blue", "5 Blue drive_home shepherd/1@field:NL@1,1; pass")
    story = tale("Red Blue", drawing, *lines, tokens="3", also=("robbers",))
    assert story.payments() == ["sheep: Blue 3 (3 sheep 3)", "robbery: Red 2 (1 robbery 2)"]


def test_a_hill_from_a_bazaar_hides_a_tile_too() -> None:
    modules = ("base", "bridges_castles_bazaars", "hills_and_sheep")
    game = Game(["Red", "Blue"], modules=modules, bag=["BB_field", "HS_rN_rS", *["U"] * 5])
    for choice in ("place 0,1 N", "auction HS_rN_rS", "pass", "place 1,0 E"):
        game.choose(choice)
    assert (game.decision.seat, game.state.hidden_count) == (1, 1)
