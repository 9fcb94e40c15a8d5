"""River tiles together with other modules: what their signs mean, and what can be done in turns of the river."""

from __future__ import annotations

import pytest

from helpers.story import Story

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# Tile 2 shows an inn at its road, which tiles 4 and 5 close
INN = """
    .   .           3R2_lake_volcano← .
    .   5A←         2R2_rEW_vNS↑      4A→
    .   [R2_source] 0R2_fork↑         1R2_cE_vW↑
"""


@pytest.mark.parametrize(
    ("also", "paid"),
    [
        ((), "road: Blue 3 (3 tiles 3)"),
        (("inns_and_cathedrals",), "road: Blue 6 (3 tiles 3, 1 inn 3)"),
    ],
)
def test_the_inn_of_a_river_tile_counts_only_beside_inns(also: tuple[str, ...], paid: str) -> None:
    modules = ("base", "river_2", *also)
    assert Story("Red Blue", INN, "2 Blue road:E", "5 Blue", modules=modules).payments() == [paid]


def test_an_unfinished_road_with_the_inn_of_a_river_tile_is_worth_nothing() -> None:
    modules = ("base", "river_2", "inns_and_cathedrals")
    drawing = INN.replace("5A←", ".")
    story = Story("Red Blue", drawing, "2 Blue road:E", modules=modules, rest="B")
    story.choose("place 0,1 N").choose("pass")
    assert story.payments("road") == ["final road: Blue 0 (1 inn 0)"]


TOWER = """
    [R1_source] 1R1_vEW↑ 2R1_lake↑
    .           3TI→     .
"""


def test_a_tower_rises_once_there_is_a_foundation_beside_the_river() -> None:
    """No tile of the river shows one."""
    modules = ("base", "river_1", "tower")
    story = Story("Red Blue", TOWER, "3 Red ?", modules=modules)
    assert [option for option in story.options() if option.startswith("tower")] == ["tower 1,1"]


def test_while_the_river_is_laid_nobody_raises_a_tower() -> None:
    """The first tile of the river lies; the figures of this turn are asked for."""
    story = Story("Red Blue", "[R1_source] 1R1_vEW↑", "1 Red ?", modules=("base", "river_1", "tower"))
    assert "pass" in story.options() and not any(option.startswith("tower") for option in story.options())
