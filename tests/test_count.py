"""The Count of Carcassonne: the worked examples C1 to C4 of its rule sheet and what it says besides of a turn.

How to read a drawing: see story.py. The city of Carcassonne are the `#` around `[07]`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from languedoc import Game
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.count import QUARTERS, CountMoved, FollowerJoined, FollowerSent
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment
from languedoc.errors import BagDoesNotFit, UnknownModule
from story import Story

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "count")
WITH_INNS = (*MODULES, "inns_and_cathedrals")


def told(seats: str, drawing: str, *lines: str, **more: Any) -> Story:
    return Story(seats, drawing, *lines, **{"modules": MODULES, **more})


def rules_of(box: Box) -> Module:
    module: Module = next(module for module in box.modules if module.slug == "count")
    return module


def settle(story: Story, count: str = "castle", **quarters: str) -> Story:
    """Who waits where, as if sent there in earlier turns: `castle="Green big_follower, Blue"`."""
    state = story.game.state
    module = rules_of(state.box)
    state.set_note(module.first_note, QUARTERS.index(count))
    for quarter, everybody in quarters.items():
        for each in everybody.split(", "):
            name, _, kind = each.partition(" ")
            kinds = state.box.figure_names
            figure = state.figure_in_supply(story.names.index(name), kinds.index(kind or "follower"))
            state.move_figure(figure, module.first_place - QUARTERS.index(quarter))
    return story


def inside(story: Story) -> set[str]:
    """Who waits in the city, as `Green big_follower castle`."""
    return {
        f"{story.names[each['seat']]} {each['kind']} {each['place']}".replace(" follower ", " ")
        for each in story.game.view()["elsewhere"]
    }


def asked(story: Story) -> str:
    return f"{story.names[story.game.decision.seat]} {story.game.decision.step}"


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
    board = Game(2, modules=MODULES, seed=1).state.board
    fields = [root for root in board.roots() if board.segment_at(root)[2] == "field"]
    assert [board.count_cities(root) for root in fields] == [1, 1, 1]
    assert len({tuple(board.cities_at(root)) for root in fields}) == 1, "one and the same city"
    (root,) = board.cities_at(fields[0])
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


# --- into the city ----------------------------------------------------------------------------------

# Red completes a road of four tiles, the one of the block included
ROAD = """
    #  #   #   #
    #  #  [07] #
    #  #   #   #
    .  .  1U→  .
    .  .  2U→  .
    .  .  3A↓  .
"""


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
    figures = ("mayor", "wagon")


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


# --- out of the city --------------------------------------------------------------------------------

# A city of five tiles with a pennant, completed by Blue; one of the tiles belongs to the block
CITY = """
    #  #   #   #   .   .   .
    #  #  [07] #   .   .  4E↓
    #  #   #   #  1F↑ 2G↑ 3N↑
"""
JOIN_CITY = "join follower/{}@castle city:E@1,1"


def city_of_blue(*lines: str, **more: Any) -> Story:
    lines = lines or ("1 Blue city:E",)
    return told("Red Blue Green", CITY, *lines, "4 Blue ?", **{"modules": WITH_INNS, **more})


def test_c2_a_big_follower_comes_from_the_castle() -> None:
    story = settle(city_of_blue(), "market", castle="Green big_follower").choose("pass")
    assert asked(story) == "Green count_move_out"
    assert story.options() == {"pass", "join big_follower/2@castle city:E@1,1"}
    story.choose("join big_follower/2@castle city:E@1,1")
    assert story.payments() == ["city: Green 12 (5 tiles 10, 1 pennants 2)"]
    assert story.supply("big_follower") == {"Red": 1, "Blue": 1, "Green": 1}
    assert asked(story) == "Blue count_move_in"
    (joined,) = [event for event in story.game.events if isinstance(event, FollowerJoined)]
    assert joined == FollowerJoined(2, "big_follower", "castle", Segment(1, 1, "city", "E"))
    assert "Green's big follower goes from the castle to the city at 1,1." in story.told()


def test_c2_who_passes_stays_in_the_city() -> None:
    story = settle(city_of_blue(), "market", castle="Green big_follower").choose("pass").choose("pass")
    assert story.points() == {"Red": 0, "Blue": 12, "Green": 0}
    assert inside(story) == {"Green big_follower castle"}


def test_c3_the_count_blocks_his_quarter() -> None:
    story = settle(city_of_blue(), "castle", castle="Green big_follower").choose("pass")
    assert story.points() == {"Red": 0, "Blue": 12, "Green": 0}
    assert inside(story) == {"Green big_follower castle"}
    assert asked(story) == "Green place_tile"


def test_c4_one_after_the_other_the_active_player_last() -> None:
    drawing = """
        #  #   #   #   .   .
        #  #  [07] #   .  3E↓
        #  #   #   #  1F↑ 2N↑
    """
    story = told("Red Blue Green", drawing, "1 Red city:E", "3 Red ?")
    settle(story, "market", castle="Red, Blue, Green").choose("pass")
    order = []
    for seat in (1, 2, 0):
        order.append(asked(story))
        story.choose(JOIN_CITY.format(seat))
    assert order == ["Blue count_move_out", "Green count_move_out", "Red count_move_out"]
    assert story.payments() == ["city: Red 10 (4 tiles 8, 1 pennants 2)"]
    assert story.supply() == {"Red": 7, "Blue": 7, "Green": 7}
    assert inside(story) == set()


def test_the_rounds_go_on_while_somebody_moves_and_a_tie_pays_all() -> None:
    """Green and Red pass first; when Blue has moved, they think again."""
    story = settle(city_of_blue(), "market", castle="Green, Green, Red, Blue").choose("pass")
    order = []
    for choice in ("pass", "pass", "join", "join", "join", "join"):
        order.append(story.names[story.game.decision.seat])
        assert story.game.decision.step == "count_move_out"
        story.choose(next(option for option in story.options() if option.startswith(choice)))
    assert order == ["Green", "Red", "Blue", "Green", "Red", "Green"]
    assert story.payments() == [
        "city: Blue 12 (5 tiles 10, 1 pennants 2); Green 12 (5 tiles 10, 1 pennants 2)",
    ]
    assert asked(story) == "Green place_tile", "Blue was paid"


def test_when_all_pass_in_succession_the_scoring_begins() -> None:
    story = settle(city_of_blue(), "market", castle="Green, Red, Blue").choose("pass")
    for name in ("Green", "Red", "Blue"):
        assert asked(story) == f"{name} count_move_out"
        story.choose("pass")
    assert story.points() == {"Red": 0, "Blue": 12, "Green": 0}
    assert inside(story) == {"Green castle", "Red castle", "Blue castle"}


def test_two_of_a_kind_in_a_quarter_are_one_choice() -> None:
    story = settle(city_of_blue(), "market", castle="Green, Green, Green big_follower").choose("pass")
    assert story.options() == {
        "pass",
        "join follower/2@castle city:E@1,1",
        "join big_follower/2@castle city:E@1,1",
    }


def test_somebody_may_move_into_a_feature_where_nobody_stands() -> None:
    story = settle(city_of_blue("1 Blue"), "market", castle="Red").choose("pass")
    story.choose(JOIN_CITY.format(0))
    assert story.payments() == ["city: Red 12 (5 tiles 10, 1 pennants 2)"]
    assert asked(story) == "Blue count_move_in"


def test_unless_the_option_forbids_it() -> None:
    options = {"count_into_unoccupied": False}
    story = settle(city_of_blue("1 Blue", options=options), "market", castle="Red").choose("pass")
    assert story.payments() == []
    assert asked(story) == "Green place_tile"
    story = settle(city_of_blue(options=options), "market", castle="Red").choose("pass")
    assert asked(story) == "Red count_move_out"


@pytest.mark.parametrize("quarter", ["market", "cathedral", "blacksmith"])
def test_from_the_other_quarters_nobody_goes_to_a_city(quarter: str) -> None:
    story = settle(city_of_blue(), "castle", **{quarter: "Red, Green, Blue"}).choose("pass")
    assert story.points() == {"Red": 0, "Blue": 12, "Green": 0}


def test_from_the_blacksmith_to_a_road() -> None:
    story = told("Red Blue", ROAD, "2 Blue road:N", "3 Red ?")
    settle(story, blacksmith="Red, Red").choose("pass")
    assert asked(story) == "Red count_move_out"
    story.choose("join follower/0@blacksmith road:S@0,1")
    story.choose("join follower/0@blacksmith road:S@0,1")
    assert story.payments() == ["road: Red 4 (4 tiles 4)"]
    assert asked(story) == "Blue place_tile", "Red was paid"
    assert story.standing() == set()


def test_the_follower_just_deployed_is_scored_with_those_who_come() -> None:
    """Blue comes into the road that Red takes and completes with the same tile."""
    story = told("Red Blue", ROAD, "3 Red ?")
    settle(story, blacksmith="Blue").choose("follower road:N").choose("join follower/1@blacksmith road:S@0,1")
    assert story.payments() == ["road: Red 4 (4 tiles 4); Blue 4 (4 tiles 4)"]


# Tile 4 completes two cities of two tiles each; all fields in the east are one
TWO_CITIES = """
    #  #   #   #   .   .
    #  #  [07] #  1B↑ 2B↑
    #  #   #   #  4H→ 3E←
"""


def test_of_several_features_everybody_chooses_his_own() -> None:
    story = settle(told("Red Blue", TWO_CITIES, "4 Blue ?"), "market", castle="Red, Red").choose("pass")
    first, second = "join follower/0@castle city:E@1,1", "join follower/0@castle city:W@3,1"
    assert story.options() == {"pass", first, second}
    story.choose(second)
    assert story.options() == {"pass", first, second}, "nothing is scored before all have passed"
    story.choose(first)
    assert story.points() == {"Red": 8, "Blue": 0}


# Tile 6 completes the monastery and a city
MONASTERY = """
    #  #   #   #  2E↑ 3E↑
    #  #  [07] #  1B↑ 4E→
    #  #   #   #  6E← 5E→
"""
JOIN_MONASTERY = "join follower/{}@cathedral monastery@2,0"


def test_from_the_cathedral_to_a_monastery() -> None:
    story = told("Red Blue", MONASTERY, "1 Red monastery", "6 Blue ?")
    settle(story, cathedral="Blue, Blue").choose("pass")
    assert story.options() == {"pass", JOIN_MONASTERY.format(1)}
    story.choose(JOIN_MONASTERY.format(1)).choose(JOIN_MONASTERY.format(1))
    assert story.payments() == ["monastery: Blue 9 (1 monastery 9)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_castle_and_cathedral_are_asked_together() -> None:
    story = told("Red Blue", MONASTERY, "6 Blue ?")
    settle(story, "market", cathedral="Red", castle="Red").choose("pass")
    assert story.options() == {"pass", JOIN_MONASTERY.format(0), JOIN_CITY.format(0)}
    story.choose(JOIN_CITY.format(0)).choose(JOIN_MONASTERY.format(0))
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)", "city: Red 4 (2 tiles 4)"]


# A cult place (3) beside a monastery (1): tile 6 completes the monastery
CHALLENGE = MONASTERY.replace("3E↑", "3CU_s↑")
WITH_CULT = (*MODULES, "cult")


def test_who_comes_late_starts_no_challenge() -> None:
    """Nobody was in the monastery, so the heretic stays and waits."""
    story = told("Red Blue", CHALLENGE, "3 Red shrine", "6 Blue ?", modules=WITH_CULT)
    settle(story, cathedral="Blue").choose("pass").choose(JOIN_MONASTERY.format(1))
    assert story.points() == {"Red": 0, "Blue": 9}
    assert story.standing() == {"Red shrine@3,-1"}


def test_the_owner_after_moving_in_wins_the_challenge() -> None:
    story = told("Red Blue", CHALLENGE, "1 Red monastery", "3 Red shrine", "6 Blue ?", modules=WITH_CULT)
    settle(story, cathedral="Blue, Blue").choose("pass")
    story.choose(JOIN_MONASTERY.format(1)).choose(JOIN_MONASTERY.format(1))
    assert story.points() == {"Red": 0, "Blue": 9}
    assert story.standing() == set()
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_who_came_late_is_an_ordinary_follower_again_after_the_scoring() -> None:
    story = settle(told("Red Blue", MONASTERY, "6 Blue ?"), cathedral="Red, Blue").choose("pass")
    story.choose(JOIN_MONASTERY.format(0))
    state = story.game.state
    late = rules_of(state.box).joined_late
    assert [late(state, figure) for figure in range(14)] == [True] + [False] * 13
    story.choose(JOIN_MONASTERY.format(1))
    assert story.points() == {"Red": 9, "Blue": 9}
    assert not any(late(state, figure) for figure in range(14))


def test_from_the_cathedral_to_a_cult_place() -> None:
    drawing = MONASTERY.replace("1B↑", "1CU_s↑")
    story = told("Red Blue", drawing, "6 Blue ?", modules=WITH_CULT)
    settle(story, cathedral="Red").choose("pass").choose("join follower/0@cathedral shrine@2,0")
    assert story.payments() == ["shrine: Red 9 (1 shrine 9)"]
    assert "Red's follower goes from the cathedral to the cult place at 2,0." in story.told()


def test_no_challenge_is_started_when_nobody_joins_either() -> None:
    story = told("Red Blue", CHALLENGE, "3 Red shrine", "6 Blue ?", modules=WITH_CULT)
    settle(story, cathedral="Blue").choose("pass").choose("pass")
    assert story.standing() == {"Red shrine@3,-1"}


class Barred(Module):
    """Nobody may be put on the tile 12 of the block."""

    slug = "barred"

    def bars(self, state: State, piece: int) -> bool:
        return piece == 11


def test_nobody_is_put_on_a_barred_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another tile of the feature will do; so it is with the dragon."""
    monkeypatch.setitem(BUILT, "barred", Barred)
    story = told("Red Blue", TWO_CITIES, "4 Blue ?", modules=(*MODULES, "barred"), tiles=MODULES)
    settle(story, "market", castle="Red").choose("pass")
    assert story.options() == {"pass", "join follower/0@castle city:W@3,1", "join follower/0@castle city:W"}


def test_the_dragon_never_enters_the_block() -> None:
    story = told("Red Blue", ROAD, "3 Red pass")
    state = story.game.state
    rules = rules_of(state.box)
    assert [rules.closed_to_dragon(state, piece) for piece in range(state.board.pieces)] == [True] * 12 + [False] * 3


class Harvest(Module):
    """As with a barn: every field of the new tile is going to be scored."""

    slug = "harvest"

    def scores_field(self, state: State, field: int) -> bool:
        return True


def test_from_the_market_to_a_field_that_is_scored_by_a_barn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where a farmer is; each field once, though the tile has two parts of it."""
    monkeypatch.setitem(BUILT, "harvest", Harvest)
    modules = (*MODULES, "harvest")
    story = told("Red Blue", "# # [07] # 1B↑ 2U→", "1 Red field:NL", "2 Blue ?", modules=modules, tiles=MODULES)
    settle(story, market="Blue").choose("pass")
    assert asked(story) == "Blue count_move_out"
    assert story.options() == {"pass", "join follower/1@market field:NR@1,-1"}
    story = told("Red Blue", "# # [07] # 1B↑ 2U→", "2 Blue ?", modules=modules, tiles=MODULES)
    settle(story, market="Blue").choose("pass")
    assert asked(story) == "Red place_tile", "no farmer, no scoring"


def test_from_the_market_nobody_goes_out_without_a_barn() -> None:
    story = settle(city_of_blue(), market="Red, Blue, Green").choose("pass")
    assert inside(story) == {"Red market", "Blue market", "Green market"}
