"""The Messages beside other modules: figures, payments and further parts (messages.md 2 to 7)."""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.events import SecondPart, TileDrawn, TilePlaced
from languedoc.carcassonne.modules.messages.rules import ExtraTile, FigureMoved, MessageDrawn
from languedoc.carcassonne.numbering import FEATURE
from modules.count.tales import ROAD, settle
from modules.messages.tales import MODULES, counters, drawn_card, stack, stand, told
from modules.tower.tales import BOARD, IN_PRISON, MONK, first, prisoners

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

CAP = """
    1E↓
    [D]
"""


def asked(story: Story) -> tuple[str, int]:
    return story.game.decision.step, story.game.decision.seat


def laid_by(story: Story) -> str:
    """Who has laid the tiles, in order, by first letters."""
    return "".join(story.names[event.seat][0] for event in story.game.events if isinstance(event, TilePlaced))


def drawn(story: Story) -> int:
    return sum(isinstance(event, MessageDrawn) for event in story.game.events)


# --- the part of a message and the part of a builder (turn_order 9) ----------------------------------

BUILDER = """
     .  [D] 3U↑ 4J↓
     .  1W↑ 2U↑ 5D↑
"""
BUILDING = ("1 Red road:E", "2 Red builder road:E", "3 Red", "4 Red city:S", "5 Red ?")


def builder(drawing: str = BUILDER, lines: tuple[str, ...] = BUILDING, **more: object) -> Story:
    """Red completes a city of 4 points: his marker comes to 5."""
    story = told("Red Blue", drawing, *lines, modules=(*MODULES, "traders_and_builders"), **more)
    return stack(stand(story, "Red", 1, 0), "extra_tile")


def test_the_part_of_a_message_comes_before_the_part_of_the_builder() -> None:
    """Tile 5 goes on with the builder's road and completes the city."""
    story = builder(rest="B B B").choose("pass").choose("marker").choose("carry_out extra_tile")
    assert asked(story) == ("place_tile", 0)
    assert story.game.events[-2:] == [ExtraTile(0), TileDrawn(0, "B")]
    story.choose("place 1,2 N").choose("pass")
    assert asked(story) == ("place_tile", 0), "now the builder"
    assert sum(isinstance(event, SecondPart) for event in story.game.events) == 2
    story.choose("place 2,2 N").choose("pass")
    assert asked(story) == ("place_tile", 1)
    assert laid_by(story).endswith("RRR")


def test_the_builder_is_asked_for_only_after_the_part_of_the_message() -> None:
    story = builder(rest="B B B", options={"builder_optional": True})
    story.choose("pass").choose("marker").choose("carry_out extra_tile")
    assert asked(story) == ("place_tile", 0)
    story.choose("place 1,2 N").choose("pass")
    assert asked(story) == ("builder_second_part", 0)
    assert asked(story.choose("pass")) == ("place_tile", 1)


def test_the_tile_of_a_message_brings_the_builder_once() -> None:
    """Tile 5 completes the city and does not touch the builder's road; the extra tile goes on with it."""
    drawing = """
        4E↓  .
        [D] 3U↑
        1W↑ 2U↑
    """
    lines = ("1 Red road:E", "2 Red builder road:E", "3 Red", "4 Red ?")
    story = builder(drawing, lines, rest="U U U B")
    story.choose("follower city:S").choose("marker").choose("carry_out extra_tile")
    story.choose("place 2,1 N").choose("pass")
    assert asked(story) == ("place_tile", 0)
    story.choose("place 3,1 N").choose("pass")
    assert asked(story) == ("place_tile", 1), "and not again"
    assert laid_by(story).endswith("RRR")


def test_nothing_is_laid_instead_of_the_extra_tile() -> None:
    """Red has an abbey and a hole for it."""
    hole = """
        2U↑  [D]  1U↑
        7E←   .   3E→
        6V↑  5E↓  4E↓
    """
    story = told("Red Blue", hole, "7 Red ?", modules=(*MODULES, "abbey_and_mayor"), rest="U U U")
    stack(stand(story, "Red", 0, 0), "extra_tile")
    story.game.state.pay(0, 5, FEATURE)
    story.choose("pass").choose("marker").choose("carry_out extra_tile")
    assert asked(story) == ("place_tile", 0)
    story.choose("place -2,0 N").choose("pass")
    assert asked(story) == ("choose_abbey", 1), "in a turn of its own it is asked for"


def test_while_the_river_is_laid_the_extra_tile_is_one_of_the_river() -> None:
    game = Game(["Red", "Blue"], modules=("base", "river_1", "messages"), seed=1)
    while game.decision.step != "phase_figure":
        game.choose(0)
    story = told("Red Blue", CAP)
    story.game = game
    seat = game.decision.seat
    stack(story, "extra_tile")
    game.state.pay(seat, 5, FEATURE)
    story.choose("pass").choose("marker").choose("carry_out extra_tile")
    last = [event for event in game.events if isinstance(event, TileDrawn)][-1]
    assert last.seat == seat == game.decision.seat and last.tile.startswith("R1_")


# --- who counts, and who goes along -------------------------------------------------------------------

CITY_AND_ROAD = """
     .  7E↓  .   .
    4U↑ [D]  .   .
     .  1F↑ 2F↑  .
     .  3A← 5U↑ 6U↑
"""


def test_every_figure_counts_as_one_knight() -> None:
    """Mayor and wagon are knights in a city; a big follower is one."""
    knights = ("Red mayor city:E@0,1", "Red wagon city:E@0,1", "Red big_follower city:E@0,1", "Blue city:E@0,1")
    others = ("abbey_and_mayor", "inns_and_cathedrals")
    story = drawn_card("knights", CITY_AND_ROAD, *knights, others=others).choose("carry_out knights")
    assert story.awards() == ["message: Red 6 (3 own_knights 6)"]


def test_a_wagon_that_a_message_scores_goes_straight_home() -> None:
    story = drawn_card("smallest_road", CITY_AND_ROAD, "Red wagon road:E@0,2", others=("abbey_and_mayor",))
    story.choose("carry_out smallest_road").choose("messenger")
    assert story.awards() == ["message: Red 3 (3 tiles 3)"]
    assert story.supply("wagon") == {"Red": 1, "Blue": 1}
    assert asked(story) == ("place_tile", 1), "nobody is asked where it drives"


def test_with_the_last_thief_the_builder_goes_home() -> None:
    figures = ("Red road:E@0,2", "Red builder road:E@1,2")
    story = drawn_card("smallest_road", CITY_AND_ROAD, *figures, others=("traders_and_builders",))
    story.choose("carry_out smallest_road")
    assert story.standing() == set()
    assert story.supply("builder") == {"Red": 1, "Blue": 1}


def test_with_the_last_farmer_the_pig_goes_home_and_it_was_worth_its_point() -> None:
    drawing = """
         .  3E↓
         .  [D]
         .  1E↓
         .  2H↑
    """
    figures = ("Red field:NL@0,1", "Red pig field:NL@0,1")
    story = drawn_card("score_and_return_follower", drawing, *figures, others=("traders_and_builders",))
    story.choose("carry_out score_and_return_follower")
    assert story.awards() == ["message: Red 4 (1 cities 3, 1 pig 1)"]
    assert story.standing() == set() and story.supply("pig") == {"Red": 1, "Blue": 1}


def test_the_smallest_cloister_may_be_a_cult_place_and_counts_its_tiles() -> None:
    drawing = """
         .   3E↓
         .   [D]
        2B↑ 1CU_s↑
    """
    figures = ("Red shrine@0,1", "Red monastery@-1,1")
    story = drawn_card("smallest_monastery", drawing, *figures, others=("cult",)).choose("carry_out smallest_monastery")
    assert story.options() == {"score_follower follower/0@shrine@0,1", "score_follower follower/0@monastery@-1,1"}
    story.choose("score_follower follower/0@shrine@0,1")
    assert story.awards() == ["message: Red 3 (3 squares 3)"]
    assert story.standing() == {"Red monastery@-1,1"}


def test_a_lord_of_a_castle_is_no_monk_but_may_be_scored_alone() -> None:
    bag = ["GB3", "GB4", "GB1", "GB2", "E", "B", "E", "U", "U"]
    for card, paid in (("smallest_monastery", []), ("score_and_return_follower", [5])):
        game = Game(["Red", "Blue"], modules=("base", "messages", "german_castles"), bag=bag)
        story = told("Red Blue", CAP)
        story.game = game
        for choice in ("castle GB3", "place 1,0 N", "follower german_castle", "pass", "place 0,1 S", "pass", "pass"):
            story.choose(choice)
        stack(stand(story, "Red", 1, 0), card)
        game.state.pay(0, 4, FEATURE)
        story.choose("place 1,1 N").choose("marker").choose(f"carry_out {card}")
        assert [int(award.split()[2]) for award in story.awards()] == paid
        assert ("Red german_castle@1,0" in story.standing()) == (not paid)


def test_who_is_in_the_city_of_carcassonne_or_on_no_tile_counts_for_no_card() -> None:
    game = Game(["Red", "Blue"], modules=("base", "count", "messages"), seed=3)
    while game.decision.step != "phase_figure":
        game.choose(0)
    story = told("Red Blue", CAP)
    story.game = game
    settle(stack(story, "score_and_return_follower"), castle="Red, Red", market="Red")
    game.state.pay(game.decision.seat, 5, FEATURE)
    story.choose("pass").choose("marker").choose("carry_out score_and_return_follower")
    assert asked(story)[0] == "place_tile", "nobody to choose"
    assert story.awards() == []


def test_points_of_a_message_neither_open_nor_close_the_city_of_carcassonne() -> None:
    """Red completes Blue's road and is paid for nothing but a message: he may send a follower (count.md C1)."""
    story = told("Red Blue", ROAD, "2 Blue road:N", "3 Red ?", modules=("base", "count", "messages"))
    stack(story, "knights")
    story.game.state.pay(0, 5, FEATURE)
    story.choose("pass").choose("marker").choose("take_points").choose("messenger")
    assert asked(story) == ("counting_figure", 1), "the road is scored"
    assert asked(story.choose("marker")) == ("count_move_in", 0)


# --- other points, and payments -----------------------------------------------------------------------


def test_the_point_of_the_fairy_may_bring_a_message_before_the_tile_is_drawn() -> None:
    lines = ("1 Red road:E", "2 Red fairy follower/0@road:E@1,0", "3 Blue ?")
    story = told("Red Blue", "[D] 1U↑ 2U↑ 3U↑", *lines, modules=(*MODULES, "princess_and_dragon"))
    stack(stand(story, "Red", 4, 0), "knights").choose("pass")
    assert asked(story) == ("counting_figure", 0)
    story.choose("marker")
    assert asked(story) == ("message_choice", 0)
    assert not any(isinstance(event, TileDrawn) and event.seat == 0 for event in story.game.events[-3:])
    assert asked(story.choose("take_points").choose("messenger")) == ("place_tile", 0)
    assert counters(story, "Red") == (5, 2)


def held_by_red() -> Story:
    """Red has taken a follower of Blue's, who has 8 points on his messenger and 2 on his marker."""
    lines = ("2 Blue monastery", "3 Red tower 0,1; ?")
    story = told("Red Blue", first(3, BOARD), *lines, modules=(*MODULES, "tower"))
    story.game.state.pay(1, 2, FEATURE)
    story.game.state.pay(1, 8, FEATURE)
    return story.choose(f"capture {MONK}").choose("marker").choose("messenger")


def test_a_ransom_moves_one_figure_back_and_no_message_is_drawn() -> None:
    """Only the messenger has enough; from 8 it comes to 5, which is dark. Red chooses which figure he moves forwards;
    it is not his turn."""
    story = stand(held_by_red(), "Red", 2, 0)
    assert counters(story, "Blue") == (2, 8) and asked(story) == ("ransom_prisoner", 1)
    before = drawn(story)
    story.choose(f"ransom {IN_PRISON}")
    assert counters(story, "Blue") == (2, 5)
    assert asked(story) == ("counting_figure", 0)
    story.choose("marker")
    assert counters(story, "Red") == (5, 0)
    assert drawn(story) == before and prisoners(story) == []
    assert asked(story) == ("place_tile", 1)


def test_who_has_the_price_on_both_figures_only_together_cannot_pay() -> None:
    lines = ("2 Blue monastery", "3 Red tower 0,1; ?")
    story = told("Red Blue", first(3, BOARD), *lines, modules=(*MODULES, "tower"))
    story.game.state.pay(1, 2, FEATURE)
    story.game.state.pay(1, 2, FEATURE)
    story.choose(f"capture {MONK}").choose("marker").choose("messenger")
    assert story.points() == {"Red": 0, "Blue": 4} and counters(story, "Blue") == (2, 2)
    assert asked(story) == ("place_tile", 1), "nobody is asked for a ransom"


def test_both_figures_may_stand_on_one_space_beside_those_of_others() -> None:
    story = told("Red Blue", CAP, "1 Red ?")
    stand(stand(story, "Red", 0, 4), "Blue", 4, 4).choose("follower city:S").choose("marker")
    assert counters(story, "Red") == counters(story, "Blue") == (4, 4)
    assert FigureMoved(0, "marker", 4) in story.game.events


AWAY = """
    4E↓ .   3E↓
    [D] {} 2D↑
"""


@pytest.mark.parametrize(
    ("tile", "line", "module"),
    [
        ("1U↑", "3 Red city:S; fortify city:S", "bridges_castles_bazaars"),
        ("1BH_r5→", "3 Red city:S; marker", "bathhouses"),
    ],
    ids=["lord", "bather"],
)
def test_who_is_at_a_place_of_another_module_is_not_scored_by_a_card(tile: str, line: str, module: str) -> None:
    story = told("Red Blue", AWAY.format(tile), line, "4 Red ?", modules=(*MODULES, module))
    stack(stand(story, "Red", 1, 0), "score_and_return_follower").choose("follower city:S")
    if story.game.decision.step == "castle_conversion":
        story.choose("pass")
    story.choose("marker").choose("carry_out score_and_return_follower")
    assert asked(story)[0] == "place_tile", "nobody to choose"
    assert story.supply()["Red"] == 6, "the other one is still where he was"
