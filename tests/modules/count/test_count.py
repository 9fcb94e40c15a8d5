"""The Count of Carcassonne: his city, and the way into it, with the worked example C1 of his rule sheet.

The way out is told in test_count_move_out.py, the end of a game in test_count_end.py.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from helpers.belonging import check_owned
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import scoring
from languedoc.carcassonne.declarations import Figure
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.count.rules import QUARTERS, CountMoved, FollowerSent
from languedoc.carcassonne.state import State
from languedoc.errors import BagDoesNotFit, UnknownModule
from modules.count.tales import MODULES, ROAD, WITH_INNS, asked, inside, rules_of, settle, told

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def count_at(story: Story) -> str:
    return str(story.game.view()["modules"]["count"]["count"])


# --- the block --------------------------------------------------------------------------------------


def test_the_block_lies_before_the_game_begins() -> None:
    game = Game(2, modules=MODULES, seed=1)
    view = game.view()
    lying = {tile["tile"]: (tile["x"], tile["y"], tile["quarters"]) for tile in view["tiles"]}
    assert lying == {f"{i + 1:02}": (i % 4 - 2, i // 4 - 1, 0) for i in range(12)}
    assert sum(view["bag"].values()) + 1 == 72, "the start tile is an ordinary one"
    assert view["modules"]["count"] == {"count": "castle", "quarters": {quarter: [] for quarter in QUARTERS}}
    assert Counter(feature["kind"] for feature in view["features"]) == {"road": 3, "city": 2, "field": 3, "inner": 1}
    (city,) = [feature for feature in view["features"] if feature["kind"] == "inner"]
    assert (city["size"], city["open"], len(city["segments"])) == (12, 0, 12)
    assert sorted(feature["open"] for feature in view["features"] if feature["kind"] != "field") == [0, 1, 1, 1, 1, 1]


def test_every_field_of_the_block_touches_the_city() -> None:
    state = Game(2, modules=MODULES, seed=1).state
    board = state.board
    fields = [root for root in board.roots() if board.segment_at(root)[2] == "field"]
    assert [len(scoring.cities_at(state, root)) for root in fields] == [1, 1, 1]
    assert len({tuple(scoring.cities_at(state, root)) for root in fields}) == 1, "one and the same city"
    (root,) = scoring.cities_at(state, fields[0])
    assert board.size(root) == 12


def test_nobody_has_completed_the_city_of_the_block() -> None:
    game = Game(2, modules=(*MODULES, "king_and_robber"), seed=3)
    game.choose(0)
    while game.decision.step == "phase_figure":
        assert all("inner" not in option.text for option in game.options)
        game.choose("pass")
    assert game.view()["modules"]["king_and_robber"]["king"] == {"holder": None, "tiles": 0}


@pytest.mark.parametrize("bag", [["01"], ["07", "U"]])
def test_the_tiles_of_the_block_are_never_drawn(bag: list[str]) -> None:
    with pytest.raises(BagDoesNotFit, match="set aside"):
        Game(2, modules=MODULES, bag=bag)


def test_its_tiles_need_its_rules_and_its_rules_need_its_tiles() -> None:
    with pytest.raises(UnknownModule, match="of no use without its rules"):
        Game(2, tiles=("base", "count"))
    game = Game(2, modules=MODULES, tiles=("base",), seed=1)
    assert "count" not in game.view()["modules"]
    assert game.view()["tiles"] == [{"tile": "D", "x": 0, "y": 0, "quarters": 0}]


def test_the_dragon_never_enters_the_block() -> None:
    story = told("Red Blue", ROAD, "3 Red pass")
    state = story.game.state
    rules = rules_of(state.box)
    assert [rules.keeps_out(state, piece) for piece in range(state.board.pieces)] == [True] * 12 + [False] * 3


# --- into the city ----------------------------------------------------------------------------------


def test_c1_others_are_paid_and_the_active_player_may_send_a_follower_and_move_the_count() -> None:
    story = told("Red Blue", ROAD, "2 Blue road:N", "3 Red pass; ?")
    assert story.payments() == ["road: Blue 4 (4 tiles 4)"]
    assert asked(story) == "Red count_move_in"
    assert story.options() == {"pass", *(f"send follower {quarter}" for quarter in QUARTERS)}
    story.choose("send follower market")
    assert asked(story) == "Red move_count"
    assert story.options() == {"pass", "count market", "count cathedral", "count blacksmith"}
    story.choose("count blacksmith")
    assert inside(story) == {"Red market"}
    assert count_at(story) == "blacksmith"
    assert story.supply() == {"Red": 6, "Blue": 7}
    assert asked(story) == "Blue place_tile"
    sent = [event for event in story.game.events if isinstance(event, FollowerSent | CountMoved)]
    assert sent == [FollowerSent(0, "follower", "market"), CountMoved(0, "blacksmith")]
    assert story.told()[-2:] == [
        "Red sends a follower into the market of Carcassonne.",
        "Red moves the count to the blacksmith.",
    ]


def test_he_may_go_where_the_count_is_and_leave_the_count_there() -> None:
    story = told("Red Blue", ROAD, "2 Blue road:N", "3 Red pass; send follower castle; pass")
    assert inside(story) == {"Red castle"}
    assert count_at(story) == "castle"


def test_who_sends_nobody_does_not_move_the_count() -> None:
    story = told("Red Blue", ROAD, "2 Blue road:N", "3 Red pass; pass")
    assert asked(story) == "Blue place_tile"
    assert inside(story) == set()


def test_who_receives_points_himself_sends_nobody() -> None:
    story = told("Red Blue", ROAD, "1 Red road:N", "3 Red ?").choose("pass")
    assert story.points() == {"Red": 4, "Blue": 0}
    assert asked(story) == "Blue place_tile"


def test_without_an_owner_nobody_is_paid_and_nobody_is_sent() -> None:
    story = told("Red Blue", ROAD, "3 Red pass")
    assert story.payments() == []
    assert asked(story) == "Blue place_tile"


# Red completes a road of three tiles with Blue's thief, and a city of two tiles
ROAD_AND_CITY = """
    #  #   #   #
    #  #  [07] #
    #  #   #   #
    .  .  1U→ 2E→
    .  .  4L→ 3E←
"""


def test_two_features_are_scored_and_one_pays_the_active_player() -> None:
    story = told("Blue Red Green", ROAD_AND_CITY, "1 Blue road:N", "3 Red city:W", "4 Red pass")
    assert story.payments() == ["road: Blue 3 (3 tiles 3)", "city: Red 4 (2 tiles 4)"]
    assert asked(story) == "Green place_tile"


def test_two_features_are_scored_and_both_pay_others() -> None:
    story = told("Blue Red Green", ROAD_AND_CITY, "1 Blue road:N", "3 Green city:W", "4 Red pass; ?")
    assert asked(story) == "Red count_move_in"


class Worthless(Module):
    """Cities are worth nothing."""

    slug = "worthless"

    def value(self, state: State, root: int, final: bool) -> None:
        if state.board.segment_at(root)[2] == "city":
            state.clear_items()


def test_no_points_are_none_received(monkeypatch: pytest.MonkeyPatch) -> None:
    """As of a mayor in a city without a pennant."""
    monkeypatch.setitem(BUILT, "worthless", Worthless)
    story = told(
        "Blue Red",
        ROAD_AND_CITY,
        "1 Blue road:N",
        "3 Red city:W",
        "4 Red pass; ?",
        modules=(*MODULES, "worthless"),
        tiles=MODULES,
    )
    assert story.payments() == ["road: Blue 3 (3 tiles 3)", "city: Red 0"]
    assert asked(story) == "Red count_move_in"


def test_nobody_is_left_to_send() -> None:
    """The supply of Red is empty: he is not asked, so the count stays."""
    story = told("Red Blue", ROAD, "2 Blue road:N", "3 Red ?")
    settle(story, market="Red, Red, Red, Red, Red, Red, Red").choose("pass")
    assert story.payments() == ["road: Blue 4 (4 tiles 4)"]
    assert asked(story) == "Blue place_tile"
    assert count_at(story) == "castle"


def test_every_follower_may_be_sent_but_no_builder_or_pig() -> None:
    modules = (*WITH_INNS, "traders_and_builders")
    story = told("Red Blue", ROAD, "2 Blue road:N", "3 Red pass; ?", modules=modules)
    assert {option.split()[1] for option in story.options() - {"pass"}} == {"follower", "big_follower"}
    story.choose("send big_follower cathedral").choose("pass")
    assert inside(story) == {"Red big_follower cathedral"}
    assert story.supply("big_follower") == {"Red": 0, "Blue": 1}


class Retinue(Module):
    slug = "retinue"
    figures = (Figure("mayor", grounds=("city",)), Figure("wagon", grounds=("road", "city", "cloister")))


def test_a_mayor_goes_to_the_castle_and_a_wagon_not_to_the_market(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUILT, "retinue", Retinue)
    modules = (*MODULES, "retinue")
    story = told("Red Blue", ROAD, "2 Blue road:N", "3 Red pass; ?", modules=modules, tiles=MODULES)
    assert {option for option in story.options() if " follower " not in option} == {
        "pass",
        "send mayor castle",
        "send wagon castle",
        "send wagon cathedral",
        "send wagon blacksmith",
    }


# Red's builder (3) brings a second tile (8): 7 completes a city of Blue, 8 a road of Blue
SECOND_PART = """
    .  .   .  8A↑
    .  .   .  6U→
    #  #   #   #
    #  #  [07] #
    #  #   #   #
    .  .  1U→ 2B↑
    .  .  3U→ 4B↑
    .  .  7D→ 5E←
"""
BEFORE = ("1 Red road:N", "3 Red builder road:N", "5 Blue city:W", "6 Blue road:N")


def test_once_per_turn_the_second_part_included() -> None:
    modules = (*MODULES, "traders_and_builders")
    lines = (*BEFORE, "7 Red pass; send follower market; pass", "8 Red again pass")
    story = told("Red Blue", SECOND_PART, *lines, modules=modules)
    assert story.payments() == ["city: Blue 4 (2 tiles 4)", "road: Blue 3 (3 tiles 3)"]
    assert inside(story) == {"Red market"}
    assert asked(story) == "Blue place_tile"


def test_who_sends_nobody_in_the_first_part_may_do_so_in_the_second() -> None:
    modules = (*MODULES, "traders_and_builders")
    story = told("Red Blue", SECOND_PART, *BEFORE, "7 Red pass; pass", "8 Red again pass; ?", modules=modules)
    assert asked(story) == "Red count_move_in"


def test_in_the_next_turn_he_may_send_again() -> None:
    """Both roads of Blue, but in two turns of Red."""
    lines = ("1 Blue road:N", "6 Blue road:N", "7 Red pass; send follower market; pass", "8 Red pass; ?")
    drawing = SECOND_PART.replace("7D→ 5E←", "7A↓ 5B↑")
    story = told("Red Blue", drawing, *lines)
    assert inside(story) == {"Red market"}
    assert asked(story) == "Red count_move_in"


def test_goods_the_king_and_the_robber_are_no_points() -> None:
    """Red takes the Robber with the road that pays Blue, and may send a follower all the same."""
    modules = (*MODULES, "king_and_robber", "traders_and_builders")
    story = told("Red Blue", ROAD, "2 Blue road:N", "3 Red pass; ?", modules=modules)
    assert "Red takes the Robber." in story.told()
    assert asked(story) == "Red count_move_in"


def test_computer_players_learn_who_is_in_the_city() -> None:
    def shown(game: Game, view: Any, seat: int) -> list[int]:
        return [sum([held["seat"] == seat for quarter in view["quarters"].values() for held in quarter])]

    check_owned("count", shown)
