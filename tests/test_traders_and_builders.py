"""Traders & Builders: the worked examples B1 to B8 of its rule sheet, V8 of the rule sets, and what both say besides.

How to read a drawing: see story.py.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from languedoc import Game
from languedoc.carcassonne import figures, turn, words
from languedoc.carcassonne.events import Awarded, Scored, SecondPart, TilePlaced
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.base import Base
from languedoc.carcassonne.modules.traders_and_builders import GoodsTaken, TradersAndBuilders
from languedoc.carcassonne.rule_options import PRESETS
from languedoc.carcassonne.setup import Setup, make_box, make_modules
from languedoc.carcassonne.state import State
from languedoc.terminal.panel import Choices
from story import Story, lines

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "traders_and_builders")
CAPTURED = -1  # taken off the board


def told(seats: str, drawing: str, *lines: str, **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=MODULES, **more)


def goods(story: Story) -> dict[str, str]:
    """The tokens of each seat, as `4 wine 2 grain`."""
    shown = story.game.view()["modules"]["traders_and_builders"]["goods"]
    return {
        name: " ".join(f"{number} {kind}" for kind, number in tokens.items() if number)
        for name, tokens in zip(story.names, shown, strict=True)
    }


def laid_by(story: Story) -> str:
    """Who has laid the tiles, in order, by first letters."""
    return "".join(story.names[event.seat][0] for event in story.game.events if isinstance(event, TilePlaced))


def second_parts(story: Story) -> list[str]:
    return [story.names[event.seat] for event in story.game.events if isinstance(event, SecondPart)]


def take_away(story: Story, figure: str) -> None:
    """What a dragon or a tower would do; the story ends here."""
    (number,) = [
        each["id"]
        for each in story.game.view()["figures"]
        if f"{story.names[each['seat']]} {each['segment']}" == figure and each["kind"] == "follower"
    ]
    figures.leave(story.game.state, number, CAPTURED)


# --- the worked examples ----------------------------------------------------------------------------

WINE = """
    [D]   .   .
    1E→ 2HQ↑ 3E←
"""


def test_b1_most_of_a_kind_of_goods() -> None:
    """Nobody is in the city, and nobody has grain or cloth."""
    story = told("Red Blue", WINE).end()
    assert goods(story) == {"Red": "1 wine", "Blue": ""}
    assert story.awards() == ["goods: Red 10 (1 wine 10)"]
    assert story.points() == {"Red": 10, "Blue": 0}


def test_b2_most_farmers_and_a_pig() -> None:
    """The pig lies in the field already when the city is completed and scored, and stays."""
    story = told(
        "Red Blue",
        """
        [D]  .
        1E↓ 2B↑
        3E↑  .
        """,
        "1 Red field:NL",
        "2 Red pig field:NL",
    )
    assert story.standing() == {"Red field:NL@0,1", "Red pig field:NL@1,1"}
    story.end()
    assert story.payments() == ["final field: Red 4 (1 cities 3, 1 pig 1)"]
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert story.supply("pig") == {"Red": 1, "Blue": 1}


def test_b3_ties_for_goods_are_paid_to_all() -> None:
    """Red completes the long city with 4 wine and the last one with 2 grain and 1 cloth, Blue the two rings."""
    story = told(
        "Blue Red",
        """
         .    [D]    .    .    .    .    .
         .    1E→  2HQ↑ 3HP↑ 4HS↑ 5HR↑ 6E←
        9HU↓  7HT←   .    .    .    .    .
        10HX→ 8HW↑   .    .    .    .    .
         .   11HG↓ 12HF←  .    .    .    .
         .   13HI→ 14N↑   .   19E↓  .    .
         .   15E→  16HE↑ 17HN↑ 18HD↑ .   .
        """,
        "6 Red",
        "10 Blue",
        "14 Blue",
        "19 Red",
    ).end()
    assert goods(story) == {"Blue": "4 wine 3 grain", "Red": "4 wine 2 grain 1 cloth"}
    assert story.awards() == [
        "goods: Blue 10 (4 wine 10)",
        "goods: Red 10 (4 wine 10)",
        "goods: Blue 10 (3 grain 10)",
        "goods: Red 10 (1 cloth 10)",
    ]
    assert story.points() == {"Blue": 20, "Red": 20}


RING_OF_GOODS = """
    [D]    .
    1M↓  2HT←
    3HG→ 4HF↑
"""


def test_b4_goods_go_to_who_completes_the_city() -> None:
    story = told("Blue Red", RING_OF_GOODS, "1 Blue city:E", "4 Red")
    assert story.payments() == ["city: Blue 10 (4 tiles 8, 1 pennants 2)"]
    assert story.points() == {"Blue": 10, "Red": 0}
    assert goods(story) == {"Blue": "", "Red": "1 wine 2 grain"}
    assert GoodsTaken(1, wine=1, grain=2, cloth=0) in story.game.events


def test_b5_a_tie_in_a_field_with_one_pig() -> None:
    """Four farmers between three cities; the monasteries join their meadows."""
    story = told(
        "Red Blue",
        """
        [D]  .
        1E↓ 5B↑
        2H↑ 6B↑
        3H↑ 7B↑
        4E↑ 8B↑
        """,
        "1 Red field:NL",
        "2 Blue field:EL",
        "3 Red field:EL",
        "4 Blue field:EL",
        "6 Blue pig field:NL",
    ).end()
    assert story.payments() == ["final field: Red 9 (3 cities 9); Blue 12 (3 cities 9, 3 pig 3)"]
    assert story.points() == {"Red": 9, "Blue": 12}


def test_b6_a_pig_without_the_majority_is_worth_nothing() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .
        1E↓ 5B↑
        2H↑ 4B↑
        3E↑ 6B↑
        """,
        "1 Red field:NL",
        "2 Blue field:EL",
        "3 Red field:EL",
        "4 Blue pig field:NL",
    ).end()
    assert story.payments() == ["final field: Red 6 (2 cities 6)"]
    assert story.points() == {"Red": 6, "Blue": 0}
    assert story.supply("pig") == {"Red": 1, "Blue": 1}


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


THIEF_AND_BUILDER = """
    [D]  .
    1W↑ 2U↑
"""


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


# Blue has a farmer and the pig at the cap in the east, and a farmer beside Red's in the field in the south-west.
PIG_AT_ONE_OF_TWO_FIELDS = """
    [D]  .   .   .
    1E→ 2F↑ 3E← 6B↑
    4B↑ 5B↑  .   .
"""
FARMERS_AND_PIG = ("1 Red field:NL", "2 Blue field:SL", "3 Blue field:NL", "6 Blue pig field:NL")


def test_v8_a_pig_in_one_of_the_fields_at_a_city() -> None:
    options = {"field_scoring": "per_city_4"}
    story = told("Blue Red", PIG_AT_ONE_OF_TWO_FIELDS, *FARMERS_AND_PIG, options=options).end()
    assert story.payments() == ["final field: Blue 5 (1 cities 4, 1 pig 1)"]
    assert story.points() == {"Blue": 5, "Red": 0}
    assert story.supply() == {"Blue": 7, "Red": 7}
    assert story.supply("pig") == {"Blue": 1, "Red": 1}


def test_the_pig_counts_in_its_own_field_only() -> None:
    story = told("Blue Red", PIG_AT_ONE_OF_TWO_FIELDS, *FARMERS_AND_PIG).end()
    assert story.payments() == [
        "final field: Blue 3 (1 cities 3); Red 3 (1 cities 3)",
        "final field: Blue 4 (1 cities 3, 1 pig 1)",
    ]


def test_with_each_city_once_the_field_with_the_pig_is_the_one_that_counts() -> None:
    options = {"field_scoring": "per_field_3_city_once"}
    story = told("Blue Red", PIG_AT_ONE_OF_TWO_FIELDS, *FARMERS_AND_PIG, options=options).end()
    assert story.payments() == ["final field: Blue 0; Red 3 (1 cities 3)", "final field: Blue 4 (1 cities 3, 1 pig 1)"]
    assert story.points() == {"Blue": 4, "Red": 3}
    assert story.supply("pig") == {"Blue": 1, "Red": 1}


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


def test_there_is_only_one_pig() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .   .
        1B↑ 2B↑ 3B↑
        """,
        "1 Red field:NL",
        "2 Red pig field:NL",
        "3 Red ?",
    )
    assert story.options() == {"pass", "follower monastery"}


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


def test_the_pig_goes_home_with_the_last_farmer() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .
        1B↑ 2B↑
        """,
        "1 Red field:NL",
        "2 Red pig field:NL",
    )
    take_away(story, "Red field:NL@0,1")
    assert story.standing() == set()
    assert story.supply("pig") == {"Red": 1, "Blue": 1}


def test_a_figure_that_comes_from_no_feature_takes_nobody_home() -> None:
    """A prisoner set free, for example: it leaves a place that is no segment."""
    story = told("Blue Red", TWO_THIEVES, "3 Blue road:E", "4 Blue road:E", "5 Blue builder road:E")
    take_away(story, "Blue road:E@0,1")
    prisoner = next(i for i in range(9) if story.game.state.place_of(i) == CAPTURED)
    figures.leave(story.game.state, prisoner, -1)
    assert story.standing() == {"Blue road:E@2,1", "Blue builder road:E@1,1"}
    assert story.supply() == {"Blue": 6, "Red": 7}


# --- where a pig may be put -------------------------------------------------------------------------


def test_a_pig_does_not_go_to_the_farmer_of_somebody_else() -> None:
    drawing = """
        [D]  .
        1B↑ 2B↑
    """
    assert not told("Red Blue", drawing, "1 Red field:NL", "2 Blue ?").may("pig field:NL")
    assert told("Red Blue", drawing, "1 Red field:NL", "2 Red ?").may("pig field:NL")


def test_without_fields_there_are_no_pigs() -> None:
    story = told(
        "Red Blue",
        """
        [D]  .
        1W↑ 2U↑
        """,
        "1 Red road:E",
        "2 Red ?",
        options={"no_fields": True},
    )
    assert story.options() == {"pass", "builder road:E"}


# --- goods ------------------------------------------------------------------------------------------


def test_an_unfinished_city_has_no_goods_to_give() -> None:
    story = told(
        "Red Blue",
        """
        [D]   .
        1E→ 2HQ↑
        """,
        "1 Red city:E",
    ).end()
    assert goods(story) == {"Red": "", "Blue": ""}
    assert story.awards() == []
    assert story.payments() == ["final city: Red 2 (2 tiles 2)"]


def test_a_city_without_goods_gives_none() -> None:
    story = told(
        "Red Blue",
        """
        [D]
        1E↓
        2E↑
        """,
    )
    assert not any(isinstance(event, GoodsTaken) for event in story.game.events)


def test_goods_are_taken_in_the_second_part_too() -> None:
    """In the first part Red goes on with his road, in the second he completes the city."""
    story = told(
        "Red Blue",
        """
        5E↓   .   .
        3HQ→  .   .
        [D]   .   .
        1W↑  2U↑ 4U↑
        """,
        "1 Red road:E",
        "2 Red builder road:E",
        "4 Red",
        "5 Red again",
    )
    assert goods(story) == {"Red": "1 wine", "Blue": ""}


# --- in the order of play ---------------------------------------------------------------------------


class Clerk(Module):
    """Counts how often the steps before and after the start of a part are walked."""

    slug = "clerk"
    steps = ("fairy_point", "choose_abbey")
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


def test_goods_and_second_tiles_in_words() -> None:
    story = told("Blue Red", RING_OF_GOODS, "1 Blue city:E", "4 Red").end()
    said = story.told()
    assert "Red takes 1 wine and 2 grain." in said
    assert "Red scores for goods: 2 grain = 10." in said
    (final,) = [events for seat, events in words.turns(story.game.events) if seat < 0]
    assert isinstance(final[0], Awarded)


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


def test_builder_and_pig_on_the_screen() -> None:
    story = told("Red Blue", THIEF_AND_BUILDER, "1 Red road:E", "2 Red ?")
    panel = [line.plain for line in Choices(story.game).panel(("you", "random"), colours=False)]
    assert "    builder, pig" in panel
    assert "Red, a figure?" in panel
    assert any("builder on the road W-E" in line for line in panel)
    story.choose("builder road:E")
    text = str(story.game)
    assert "▲" in text
    assert "Red has pig and builder at 1,1." in text
    assert text.endswith("▲ builder, ● pig.")


def test_the_pig_in_the_words_of_a_payment() -> None:
    story = told("Blue Red", PIG_AT_ONE_OF_TWO_FIELDS, *FARMERS_AND_PIG).end()
    assert "Blue scores a field: 1 completed city 3, the pig 1 = 4." in lines(story.game, story.game.events)


# --- what holds in every game -----------------------------------------------------------------------

PIECES = {"follower": 7, "builder": 1, "pig": 1}
TOKENS = {"wine": 9, "grain": 6, "cloth": 5}


@st.composite
def games(draw: st.DrawFn) -> Game:
    preset = draw(st.sampled_from(sorted(PRESETS)))
    seats = draw(st.integers(2, PRESETS[preset].most_seats))
    return Game(seats, seed=draw(st.integers(0, 2**32 - 1)), preset=preset, modules=MODULES)


def pick(game: Game, choices: random.Random) -> str:
    """A random option, but a builder or a pig wherever one may be put."""
    specials = [option.text for option in game.options if option.verb in ("builder", "pig")]
    return specials[0] if specials else choices.choice(game.options).text


@settings(max_examples=15)
@given(game=games(), seed=st.integers(0, 2**32 - 1))
def test_pieces_are_conserved_and_points_are_the_sum_of_their_items(game: Game, seed: int) -> None:
    choices = random.Random(seed)
    while True:
        state = game.state
        for seat in range(game.setup.seats):
            standing = Counter(kind for _, owner, kind, _ in state.standing() if owner == seat)
            assert Counter(state.in_supply(seat)) + standing == Counter(PIECES)
        held = game.view()["modules"]["traders_and_builders"]["goods"]
        for kind, most in TOKENS.items():
            assert sum(tokens[kind] for tokens in held) <= most
        for figure, owner, kind, segment in state.standing():
            if kind != "follower":
                root = state.board.root_of(segment)
                assert state.board.followers(root, owner) > 0, f"{kind} {figure} stands alone"
        if game.over:
            break
        game.choose(pick(game, choices))
    points = [0] * game.setup.seats
    taken = Counter[tuple[int, str]]()
    for event in game.events:
        payments = event.payments if isinstance(event, Scored) else ()
        for payment in (event.payment,) if isinstance(event, Awarded) else payments:
            assert payment.points == sum(item.points for item in payment.items)
            points[payment.seat] += payment.points
        if isinstance(event, GoodsTaken):
            for kind in TOKENS:
                taken[event.seat, kind] += getattr(event, kind)
    assert tuple(points) == game.scores
    assert all(held[seat][kind] == number for (seat, kind), number in taken.items())
    for _, events in words.turns(game.events):
        laid = sum(isinstance(event, TilePlaced) for event in events)
        assert laid <= 1 + sum(isinstance(event, SecondPart) for event in events) <= 2
    assert not game.state.standing()


@settings(max_examples=8)
@given(game=games(), seed=st.integers(0, 2**32 - 1))
def test_saves_copies_and_undo_agree(game: Game, seed: int) -> None:
    choices = random.Random(seed)
    while not game.over:
        copy = game.copy()
        before = game.state.fingerprint(), game.view()
        option = pick(game, choices)
        game.choose(option)
        copy.choose(option)
        assert copy.state.fingerprint() == game.state.fingerprint()
        if game.can_undo:
            copy.undo()
            assert (copy.state.fingerprint(), copy.view()) == before
    again = Game.load(game.save())
    assert again.state.fingerprint() == game.state.fingerprint()
    assert again.events == game.events
