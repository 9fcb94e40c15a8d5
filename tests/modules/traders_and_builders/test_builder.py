"""The builder: the worked examples B7 and B8 of Traders & Builders, and what its rule sheet says besides of it."""

from __future__ import annotations

import pytest

from helpers.story import Story, lines
from languedoc import Game
from languedoc.carcassonne import figures, turn, words
from languedoc.carcassonne.declarations import Step
from languedoc.carcassonne.events import SecondPart, TilePlaced
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.base.rules import Base
from languedoc.carcassonne.modules.traders_and_builders.rules import TradersAndBuilders
from languedoc.carcassonne.packing import make_box, make_modules
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from modules.traders_and_builders.tales import CAPTURED, MODULES, THIEF_AND_BUILDER, take_away, told

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def laid_by(story: Story) -> str:
    """Who has laid the tiles, in order, by first letters."""
    return "".join(story.names[event.seat][0] for event in story.game.events if isinstance(event, TilePlaced))


def second_parts(story: Story) -> list[str]:
    return [story.names[event.seat] for event in story.game.events if isinstance(event, SecondPart)]


# --- the worked examples ----------------------------------------------------------------------------


def test_b7_never_more_than_two_tiles_in_a_turn() -> None:
    """Tile 3 goes on with the road of the builder, and tile 4, the second of the turn, does so again."""
    story = told(
        "Green Red",
        """
        [D]  .   .   .
        1W↑ 2U↑ 3U↑ 4U↑
        """,
        "1 Green road:E",
        "2 Green builder road:E",
        "3 Green",
        "4 Green again",
    )
    assert story.game.decision.seat == story.names.index("Red")
    assert laid_by(story) == "GRGRGG"
    assert second_parts(story) == ["Green"]
    assert story.standing() == {"Green road:E@0,1", "Green builder road:E@1,1"}


@pytest.mark.parametrize("declines", [True, False])
def test_the_second_part_may_be_declined(declines: bool) -> None:
    drawing = """
        [D]  .   .
        1W↑ 2U↑ 3U↑
    """
    lines = ("1 Green road:E", "2 Green builder road:E", "3 Green pass; ?")
    story = Story("Green Red", drawing, *lines, modules=MODULES, options={"builder_optional": True})
    assert story.game.decision.step == "builder_second_part" and story.options() == {"pass", "again"}
    story.choose("pass" if declines else "again")
    assert story.game.decision.seat == (1 if declines else 0)
    assert second_parts(story) == ([] if declines else ["Green"])
    assert story.game.decision.step == "place_tile"


def test_b8_the_only_thief_is_captured_and_the_builder_goes_home() -> None:
    story = Story(
        "Blue Red",
        """
        [D] 4U↑
        1TI↑ .
        2W↑ 3U↑
        """,
        "2 Blue road:E",
        "3 Blue builder road:E",
        "4 Red tower 0,1; ?",
        modules=(*MODULES, "tower"),
    )
    assert story.supply("builder") == {"Blue": 0, "Red": 1}
    story.choose("capture follower/0@road:E@0,2")
    assert story.supply("builder") == {"Blue": 1, "Red": 1}
    assert story.standing() == set()
    assert story.told()[-3:] == [
        "Red takes a follower of Blue prisoner.",
        "Blue's thief on the road E has to leave.",
        "Blue takes back 1 builder.",
    ]


# --- where a builder may be put ---------------------------------------------------------------------


def test_a_builder_goes_to_a_road_with_an_own_thief() -> None:
    story = told("Red Blue", THIEF_AND_BUILDER, "1 Red road:E", "2 Red ?")
    assert story.options() == {"pass", "builder road:E", "follower field:NL", "follower field:ER"}


def test_a_builder_goes_to_a_city_with_an_own_knight() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .
        1E→ 2R↑
        """,
        "1 Red city:E",
        "2 Red ?",
    )
    assert story.options() == {"pass", "builder city:N", "follower field:SL"}


def test_a_builder_does_not_go_to_the_road_of_somebody_else() -> None:
    story = told("Red Blue", THIEF_AND_BUILDER, "1 Red road:E", "2 Blue ?")
    assert story.options() == {"pass", "follower field:NL", "follower field:ER"}


def test_a_builder_does_not_go_to_an_empty_road() -> None:
    story = told("Red Blue", THIEF_AND_BUILDER, "2 Red ?")
    assert not story.may("builder road:E")


def test_a_builder_does_not_go_to_a_road_that_this_tile_completes() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .   .
        1W↑ 2U↑ 3W↑
        """,
        "1 Red road:E",
        "3 Red ?",
    )
    assert not any(option.startswith("builder") for option in story.options())


def test_a_builder_goes_to_a_ring_of_road_only_where_rings_do_not_count_as_completed() -> None:
    ring = """
        [D]  .
        1V← 2V↑
        4V↓ 3V→
        """
    story = told("Red Blue", ring, "1 Red road:E", "4 Red ?", options={"road_loop_completes": False})
    assert "builder road:N" in story.options()
    story = told("Red Blue", ring, "1 Red road:E", "4 Red ?")
    assert "builder road:N" not in story.options()


def test_a_builder_does_not_go_to_a_monastery_and_a_pig_not_to_a_road() -> None:
    """Red has a monk and a farmer beside the new tile, whose road is nobody's."""
    story = told(
        "Red Blue",
        """
        [D]  .
        1B↑ 3V↓
        2B↑  .
        """,
        "1 Red monastery",
        "2 Red field:NL",
        "3 Red ?",
    )
    assert story.options() == {"pass", "follower road:N", "pig field:NL", "follower field:NR"}


def test_there_is_only_one_builder() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .   .
        1W↑ 2U↑ 3U↑
        """,
        "1 Red road:E",
        "2 Red builder road:E",
        "3 Red ?",
    )
    assert story.options() == {"pass", "follower field:NL", "follower field:ER"}


# Two pieces of road with a thief on each, and the tile that joins them; the road is open in the east.
TWO_THIEVES = """
    [D] 1U↑ 2U↑
    3W↑ 5U↑ 4U↑
"""


def test_a_builder_may_go_at_once_where_the_tile_joins_an_own_thief() -> None:
    """The other thief is Red's, and has no say in it."""
    story = told("Blue Red", TWO_THIEVES, "3 Blue road:E", "4 Red road:E", "5 Blue ?")
    assert story.may("builder road:E")


def test_both_players_may_have_a_builder_on_one_road() -> None:
    """A builder has no strength: one thief each is a tie."""
    story = told(
        "Blue Red",
        """
        [D] 1U↑ 2U↑  .   .
        3W↑ 5U↑ 4U↑ 6U↑ 7W↑
        """,
        "3 Blue road:E",
        "4 Red road:E",
        "5 Blue builder road:E",
        "6 Red builder road:E",
        "7 Blue",
    )
    assert story.payments() == ["road: Blue 5 (5 tiles 5); Red 5 (5 tiles 5)"]
    assert story.supply() == {"Blue": 7, "Red": 7}
    assert story.supply("builder") == {"Blue": 1, "Red": 1}
    assert second_parts(story) == ["Blue"]


# --- what a builder brings --------------------------------------------------------------------------


def test_a_builder_just_put_brings_nothing_yet() -> None:
    story = told("Red Blue", THIEF_AND_BUILDER, "1 Red road:E", "2 Red builder road:E")
    assert second_parts(story) == []
    assert story.game.decision.seat == story.names.index("Blue")


def test_others_who_go_on_with_the_road_bring_nothing() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .   .
        1W↑ 2U↑ 3U↑
        """,
        "1 Red road:E",
        "2 Red builder road:E",
        "3 Blue",
    )
    assert second_parts(story) == []
    assert story.game.decision.seat == story.names.index("Red")


def test_a_tile_beside_the_road_does_not_extend_it() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .
        1W↑ 2U↑
         .  3B↑
        """,
        "1 Red road:E",
        "2 Red builder road:E",
        "3 Red",
    )
    assert second_parts(story) == []
    assert story.game.decision.seat == story.names.index("Blue")


def test_a_road_completed_in_the_first_part_and_its_builder_used_in_the_second() -> None:
    """Tile 3 completes the road; thief and builder come home, and both go out again in the same turn."""
    story = told(
        "Red Blue",
        """
        [D]  .   .   .
        1W↑ 2U↑ 3W↑ 4U↑
        """,
        "1 Red road:E",
        "2 Red builder road:E",
        "3 Red road:E",
        "4 Red again builder road:E",
    )
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]
    assert story.standing() == {"Red road:E@2,1", "Red builder road:E@3,1"}
    assert laid_by(story) == "RBRBRR"
    assert story.game.decision.seat == story.names.index("Blue")


def test_a_builder_put_in_a_second_part_works_in_the_next_turn() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .   .   .   .
        1W↑ 2U↑ 3W↑ 4U↑ 5W↑
        """,
        "1 Red road:E",
        "2 Red builder road:E",
        "3 Red road:E",
        "4 Red again builder road:E",
        "5 Red",
    )
    assert second_parts(story) == ["Red", "Red"]
    assert story.payments() == ["road: Red 3 (3 tiles 3)", "road: Red 3 (3 tiles 3)"]


def test_two_features_extended_bring_one_second_part() -> None:
    """Tile HR goes on with Red's city, where the builder is, and ends his road."""
    story = told(
        "Red Blue",
        """
        [D] 1U↑  2V↑
        3E→ 4G↑ 5HR↑
        6B↑  .    .
        """,
        "2 Red road:S",
        "3 Red city:E",
        "4 Red builder city:E",
        "5 Red",
        "6 Red again",
    )
    assert second_parts(story) == ["Red"]
    assert story.game.decision.seat == story.names.index("Blue")


def test_with_an_empty_bag_the_second_part_is_left_out() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .   .
        1W↑ 2U↑ 3U↑
        """,
        "1 Red road:E",
        "2 Red builder road:E",
        "3 Red",
        rest="",
    )
    assert story.game.over
    assert second_parts(story) == []
    assert story.payments() == ["final road: Red 3 (3 tiles 3)"]
    assert story.supply("builder") == {"Red": 1, "Blue": 1}


def test_a_tile_of_the_second_part_that_fits_nowhere_is_replaced() -> None:
    """Tile C is all city, and the only city is completed. (For tile E there is only one place.)"""
    game = Game(("Red", "Blue"), modules=MODULES, bag=["W", "E", "U", "U", "U", "C", "U"])
    for choice in ("place 0,1 N", "follower road:E", "pass", "place 1,1 N", "builder road:E"):
        game.choose(choice)
    for choice in ("place -1,0 N", "pass", "place 2,1 N", "pass"):
        game.choose(choice)
    assert game.view()["out_of_game"] == ["C"]
    assert game.view()["hand"] == "U"
    assert game.decision.seat == 0
    assert len(words.turns(game.events)) == 5


# --- coming home ------------------------------------------------------------------------------------


def test_the_builder_stays_as_long_as_a_thief_of_his_is_there() -> None:
    story = told("Blue Red", TWO_THIEVES, "3 Blue road:E", "4 Blue road:E", "5 Blue builder road:E")
    take_away(story, "Blue road:E@0,1")
    assert story.standing() == {"Blue road:E@2,1", "Blue builder road:E@1,1"}
    take_away(story, "Blue road:E@2,1")
    assert story.standing() == set()
    assert story.supply("builder") == {"Blue": 1, "Red": 1}


def test_the_thief_of_another_does_not_keep_the_builder() -> None:
    story = told("Blue Red", TWO_THIEVES, "3 Blue road:E", "4 Red road:E", "5 Blue builder road:E")
    take_away(story, "Blue road:E@0,1")
    assert story.standing() == {"Red road:E@2,1"}


def test_a_figure_that_comes_from_no_feature_takes_nobody_home() -> None:
    """A prisoner set free, for example: it leaves a place that is no segment."""
    story = told("Blue Red", TWO_THIEVES, "3 Blue road:E", "4 Blue road:E", "5 Blue builder road:E")
    take_away(story, "Blue road:E@0,1")
    prisoner = next(i for i in range(9) if story.game.state.place_of(i) == CAPTURED)
    figures.leave(story.game.state, prisoner, -1)
    assert story.standing() == {"Blue road:E@2,1", "Blue builder road:E@1,1"}
    assert story.supply() == {"Blue": 6, "Red": 7}


# --- in the order of play ---------------------------------------------------------------------------


class Clerk(Module):
    """Counts how often the steps before and after the start of a part are walked."""

    slug = "clerk"
    steps = (Step("fairy_point", "P1", 10), Step("choose_abbey", "P2", 60))
    notes = 2

    def perform(self, state: State, step: int) -> None:
        state.set_note(self.first_note + step, state.note(self.first_note + step) + 1)


@pytest.mark.parametrize("bag", ["WUUBUU", "WUUBU"], ids=["a tile is left", "the bag is empty"])
def test_a_second_part_begins_with_the_first_step_about_the_tile(bag: str) -> None:
    """Not with those of the early phase; and even with an empty bag, when an abbey might still be placed."""
    rules = Setup(modules=MODULES).rules()
    made = make_modules([Base, TradersAndBuilders, Clerk], rules)
    box = make_box(2, made, MODULES, rules)
    designs = {box.tile_name(design): design for design in range(box.designs.count)}
    state = State(box)
    turn.deal(state, 0, 0, [designs[name] for name in bag])
    game = Game(2, modules=MODULES, bag=list(bag))
    for choice in (
        *("place 0,1 N", "follower road:E"),
        *("place -1,0 N", "pass"),
        *("place 1,1 N", "builder road:E"),
        *("place 1,2 N", "pass"),
        *("place 2,1 N", "pass"),
        *("place 3,1 N", "pass"),
    ):
        if not state.over:
            turn.refresh(state)
            turn.apply(state, game.decision.find(choice).code)
            game.choose(choice)
    assert state.over
    assert [state.note(made[-1].first_note + i) for i in range(2)] == [5, 6]


# --- in words ---------------------------------------------------------------------------------------


def test_a_turn_with_a_second_part_is_one_turn_in_words() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .   .   .
        1W↑ 2U↑ 3U↑ 4U↑
        """,
        "1 Red road:E",
        "2 Red builder road:E",
        "3 Red",
        "4 Red again",
    )
    turns = words.turns(story.game.events)
    assert [seat for seat, _ in turns] == [0, 1, 0, 1, 0, 1]
    assert lines(story.game, turns[2][1])[-1] == "Red deploys a builder on the road W-E."
    assert lines(story.game, turns[4][1]) == [
        "Red places tile U at 2,1, turned N.",
        "The builder brings Red a second tile.",
        "Red places tile U at 3,1, turned N.",
    ]
