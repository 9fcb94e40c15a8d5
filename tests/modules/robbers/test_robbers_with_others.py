"""Robbers together with other modules: points of every kind are robbed, payments are not."""

from __future__ import annotations

import pytest

from languedoc import Game
from modules.bridges_castles_bazaars.test_bazaars import SCORES, THREE, bazaar, choose
from modules.hills_and_sheep.tales import lots
from modules.robbers.test_robbers import robbers, tale
from modules.tower.tales import IN_PRISON, MONK, before_capture, give

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

FOUR = 0.5  # the chip with a 4 is on top
TAKEN = "robbery: Blue 2 (1 robbery 2)"


def test_a_harvest_is_robbed() -> None:
    line = "3 Red lay_fruit apple; follower road:W; harvest apple 3,0"
    story = tale("Red Blue", "[D] 1RO_rNS→ 2U↑ 3FT1↑", "1 Red", line, also=("fruit_trees",), draws=[FOUR])
    assert story.payments() == ["harvest: Red 4 (1 harvested_fruit 4)", TAKEN]


def test_a_sale_of_fruit_is_robbed() -> None:
    """Red has an apple from his first turn; with tile 3 Blue's robber comes."""
    lines = ("1 Red lay_fruit apple; follower road:E; harvest apple 1,0", "3 Red follower field:NL; sell_fruit apple")
    story = tale("Red Blue", "2U↑ [D] 1FT1↑ 3RO_rNS→", *lines, also=("fruit_trees",), draws=[FOUR])
    assert story.payments("fruit_sale") == ["fruit_sale: Red 3 (1 sold_fruit 3)"]
    assert story.payments()[-1] == TAKEN


def test_the_points_of_a_watchtower_are_robbed() -> None:
    """Tile 3 is a watchtower that ends a road of nobody's: two tiles with roads, itself and the one beside it."""
    story = tale("Red Blue", "2A← [D] 1RO_rNS→ 3WT_cN_rE_rW_road↑", "1 Red", "3 Red", also=("watchtowers",))
    assert story.payments() == ["watchtower: Red 2 (2 tower_roads 2)", "robbery: Blue 1 (1 robbery 1)"]


def test_points_with_buildings_are_robbed_as_one() -> None:
    """Four for the road and one for the building: half of five, rounded up."""
    lines = ("1 Red road:E", "2 Blue build building 2,0", "3 Red")
    story = tale("Red Blue", "3A← [D] 1RO_rNS→ 2A→", *lines, also=("little_buildings",))
    assert story.payments() == ["road: Red 5 (4 tiles 4, 1 little_buildings 1)", "robbery: Blue 3 (1 robbery 3)"]


def test_the_points_of_the_catapult_are_robbed() -> None:
    line = "3 Red catapult target; aim_at 350,50; aim_at -50,-50"
    story = tale("Red Blue", "[D] 1RO_rNS→ 2U↑ 3CA_rN_rS→", "1 Red", line, also=("catapult",), draws=[0.5] * 12)
    assert story.payments() == ["catapult_target: Red 5 (1 catapult_target 5)", "robbery: Blue 3 (1 robbery 3)"]


def test_sheep_are_robbed() -> None:
    lines = ("1 Red", "2 Red shepherd field:ER", "3 Red drive_home shepherd/0@field:ER@2,0; pass")
    also = ("hills_and_sheep",)
    story = tale("Red Blue", "[D] 1RO_rNS→ 2U↑ 3U↑", *lines, also=also, draws=lots("3"))
    assert story.points() == {"Red": 3, "Blue": 2} and robbers(story)["Blue"] is None


def put_robber(game: Game, owner: int, victim: int) -> None:
    """As if placed in an earlier turn."""
    state = game.state
    (module,) = [each for each in state.box.modules if each.slug == "robbers"]
    state.move_figure(
        state.figure_in_supply(owner, state.box.figure_names.index("robber")), module.first_place - victim
    )


def robbers_of(game: Game) -> list[str | None]:
    found: list[str | None] = game.view()["modules"]["robbers"]["robbers"]
    return found


def test_what_a_sale_brings_at_a_bazaar_is_robbed_and_what_is_paid_is_not() -> None:
    """C's robber is beside A, A's beside B. B buys for 4: A gets 4 and C half of it; B goes back with the robber."""
    game = bazaar(*THREE, SCORES, also=("robbers",))
    put_robber(game, owner=0, victim=1)
    put_robber(game, owner=1, victim=2)
    choose(game, "auction U", "bid 2", "bid 4", "pass", "sell")
    assert game.scores == (6 + 2, 9 + 4, 9 - 4)
    assert robbers_of(game) == [None, "beside_marker/2", None]


def test_a_ransom_is_robbed() -> None:
    """Three points for whoever held the prisoner: a robber beside that seat takes two."""
    story = before_capture(also=("robbers",))
    put_robber(story.game, owner=1, victim=0)
    give(story, Blue=3)
    story.choose(f"capture {MONK}").choose(f"ransom {IN_PRISON}")
    assert story.points() == {"Red": 3, "Blue": 2}
    assert robbers_of(story.game) == [None, None]


def test_robber_points_do_not_close_the_city_of_carcassonne() -> None:
    """Red completes Blue's road and takes half of it: he may still send somebody to the count."""
    drawing = """
        #  #   #        #
        #  #  [07]      #
        #  #   #        #
        .  .  1U→       .
        .  .  2RO_rNS↑  .
        .  .  3A↓       .
    """
    story = tale("Red Blue", drawing, "1 Blue road:N", "2 Blue", "3 Red ?", also=("count",))
    story.choose("pass")
    assert story.payments() == ["road: Blue 4 (4 tiles 4)", "robbery: Red 2 (1 robbery 2)"]
    assert (story.game.decision.step, story.game.decision.seat) == ("count_move_in", 0)


def test_a_wagon_that_was_robbed_drives_on() -> None:
    drawing = "3A← [D] 1RO_rNS→ 2X→"
    story = tale("Red Blue", drawing, "1 Red wagon road:E", "2 Blue", "3 Red ?", also=("abbey_and_mayor",))
    story.choose("pass")
    assert story.payments() == ["road: Red 4 (4 tiles 4)", TAKEN]
    assert (story.game.decision.step, story.game.decision.seat) == ("wagon_move", 0)


def test_the_points_of_a_bathhouse_are_robbed_with_those_of_its_road() -> None:
    """One score event: half of ten, once."""
    lines = ("1 Red road:E", "2 Blue", "3 Red", "4 Blue")
    story = tale("Red Blue", "4A← [D] 1RO_rNS→ 2BH_r5→ 3A→", *lines, also=("bathhouses",))
    assert story.payments() == ["road: Red 10 (5 tiles 5, 1 bath_flags 5)", "robbery: Blue 5 (1 robbery 5)"]
