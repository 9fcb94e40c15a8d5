"""The Tower: the worked examples T1 to T7 of its rule sheet and what else it says, with tiles and choices.

How to read a drawing: see story.py. In nearly all of them the tower stands south of the start tile, on TI.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from languedoc import Game
from languedoc.carcassonne import turn, words
from languedoc.carcassonne.events import ChallengeDecided, FigureRemoved, Scored
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.base import Base
from languedoc.carcassonne.modules.tower import (
    Captured,
    EarlyRansom,
    Exchanged,
    Ransom,
    Tower,
    TowerClosed,
    TowerRaised,
)
from languedoc.carcassonne.setup import Setup, make_box, make_modules
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Figure
from languedoc.carcassonne.tiles.catalogue import sheet
from languedoc.errors import IllegalChoice, UnknownOption
from languedoc.players.simulation import simulate
from languedoc.table.event import Event
from languedoc.terminal.panel import Choices
from story import Story

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "tower")
PIECES = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}
FOUNDATIONS = 18


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def first(turns: int, drawing: str) -> str:
    """A drawing without the tiles of later turns."""
    return re.sub(r"(\d+)[A-Z]\w*[↑→↓←]", lambda tile: tile[0] if int(tile[1]) <= turns else ".", drawing)


def shown(game: Game) -> dict[str, Any]:
    view: dict[str, Any] = game.view()["modules"]["tower"]
    return view


def heights(game: Game) -> dict[str, int]:
    """Of each tower and foundation, by its square."""
    return {f"{each['x']},{each['y']}": each["height"] for each in shown(game)["towers"]}


def prisoners(story: Story) -> list[str]:
    """As `Red holds Blue's follower`."""
    return sorted(
        f"{story.names[each['captor']]} holds {story.names[each['seat']]}'s {each['kind']}"
        for each in shown(story.game)["prisoners"]
    )


def elsewhere(story: Story) -> set[str]:
    return {f"{story.names[each['seat']]} {each['place']}" for each in story.game.view()["elsewhere"]}


def offered(story: Story, *verbs: str) -> set[str]:
    """The options with these verbs."""
    return {option.text for option in story.game.options if option.verb in verbs}


def give(story: Story, **points: int) -> None:
    """Points won before the story begins."""
    for name, number in points.items():
        story.game.state.pay(story.names.index(name), number)


def told(story: Story, *kinds: type[Event]) -> list[Event]:
    return [event for event in story.game.events if isinstance(event, kinds)]


BOARD = """
     .   .  [D]  .   .
    8B↑ 3B↑ 1TI↑ 2B↑ .
     .  5E← 4B↑ 6TK→ .
     .   .  7E↓  .   .
"""
MONK = "follower/1@monastery@1,1"
FARMER = "follower/0@field:NL@0,1"
IN_PRISON = "follower/1@prison/0"


def before_capture(**more: Any) -> Story:
    """Red has raised the tower to 1 and may take Blue's monk."""
    return tale("Red Blue", first(3, BOARD), "2 Blue monastery", "3 Red tower 0,1; ?", **more)


# --- the worked examples ----------------------------------------------------------------------------


def test_t1_the_first_piece() -> None:
    story = before_capture()
    assert story.game.decision.step == "tower_capture"
    assert story.options() == {"pass", f"capture {MONK}"}
    story.choose(f"capture {MONK}")
    assert prisoners(story) == ["Red holds Blue's follower"]
    assert elsewhere(story) == {"Blue prison/0"}
    assert story.standing() == set()
    assert story.supply() == {"Red": 7, "Blue": 6}
    assert shown(story.game)["pieces"] == [9, 10]
    assert heights(story.game) == {"0,1": 1}


def test_t1_there_are_five_squares() -> None:
    """Blue is on all of them but the start tile, and also two squares away and beside a corner of the tile."""
    story = tale(
        "Red Blue",
        """
         .   .  [D]  .
        6B↑ 3B↑ 1TI↑ 2B↑
         .  7E← 4B↑ 5E→
        """,
        "1 Blue field:NL",
        "2 Blue monastery",
        "3 Blue monastery",
        "4 Blue monastery",
        "5 Blue city:E",
        "6 Blue monastery",
        "7 Red tower 0,1; ?",
    )
    assert story.options() == {
        "pass",
        "capture follower/1@field:NL@0,1",
        "capture follower/1@monastery@1,1",
        "capture follower/1@monastery@-1,1",
        "capture follower/1@monastery@0,2",
    }


def test_t2_the_second_piece_reaches_nine_squares() -> None:
    story = tale(
        "Red Green Blue Yellow",
        """
         .  2E↓  .
         .  [D]  .
        6E↓ 1TI↑ 3B↑
         .  4B↑  .
         .  5B↑  .
        """,
        "1 Red tower 0,1",
        "2 Green field:NL",
        "3 Blue monastery",
        "5 Yellow monastery",
        "6 Red tower 0,1; ?",
    )
    assert story.options() == {
        "pass",
        "capture follower/1@field:NL@0,-1",
        "capture follower/2@monastery@1,1",
        "capture follower/3@monastery@0,3",
    }
    story.choose("capture follower/3@monastery@0,3")
    assert prisoners(story) == ["Red holds Yellow's follower"]
    assert story.standing() == {"Green field:NL@0,-1", "Blue monastery@1,1"}
    assert heights(story.game) == {"0,1": 2}


def test_t3_the_third_piece_reaches_thirteen_squares() -> None:
    """Three squares to the south, but not four."""
    story = tale(
        "Red Blue",
        """
        [D]  .
        1TI↑ 2E→
        3B↑  .
        4B↑  .
        5B↑  .
        6B↑  .
        7E↓  .
        """,
        "1 Red tower 0,1",
        "3 Red tower 0,1",
        "5 Blue monastery",
        "6 Blue monastery",
        "7 Red tower 0,1; ?",
    )
    assert heights(story.game) == {"0,1": 3}
    assert story.options() == {"pass", "capture follower/1@monastery@0,4"}


def test_t4_a_ransom() -> None:
    story = before_capture()
    give(story, Blue=20, Red=11)
    story.choose(f"capture {MONK}")
    assert story.game.decision.step == "ransom_prisoner"
    assert story.names[story.game.decision.seat] == "Blue"
    assert story.options() == {"pass", f"ransom {IN_PRISON}"}
    story.choose(f"ransom {IN_PRISON}")
    assert story.points() == {"Blue": 17, "Red": 14}
    assert prisoners(story) == []
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert story.awards() == ["ransom: Blue -3 (1 ransom -3)", "ransom: Red 3 (1 ransom 3)"]
    story.choose("place 1,0 N").choose("follower road:E")
    assert "Blue deploys a thief on the road W-E." in story.told()


def test_t5_two_points_are_not_enough() -> None:
    story = before_capture()
    give(story, Blue=2, Red=11)
    story.choose(f"capture {MONK}")
    assert story.game.decision.step == "place_tile"
    story.choose("place 1,0 N")
    assert offered(story, "ransom") == set()


RED_HOLDS_BOTH = (
    "1 Red field:NL",
    "2 Blue monastery",
    f"3 Red tower 0,1; capture {MONK}",
    "4 Blue big_follower monastery",
    "5 Red tower 0,1; capture big_follower/1@monastery@0,2",
)


def test_t6_the_owner_chooses_who_comes_home_in_exchange() -> None:
    story = tale(
        "Red Blue",
        first(6, BOARD),
        *RED_HOLDS_BOTH,
        f"6 Blue tower 0,1; capture {FARMER}; ?",
        also=("inns_and_cathedrals",),
    )
    assert story.game.decision.step == "prisoner_exchange"
    assert story.names[story.game.decision.seat] == "Blue"
    assert story.options() == {f"exchange {IN_PRISON}", f"exchange big_{IN_PRISON}"}
    small = story.game.copy()
    story.choose(f"exchange big_{IN_PRISON}")
    assert prisoners(story) == ["Red holds Blue's follower"]
    assert story.supply() == {"Red": 7, "Blue": 6}
    assert story.supply("big_follower") == {"Red": 1, "Blue": 1}
    small.choose(f"exchange {IN_PRISON}")
    assert shown(small)["prisoners"] == [{"captor": 0, "seat": 1, "kind": "big_follower"}]


def test_t7_over_a_hole_but_not_diagonally() -> None:
    story = tale(
        "Red Green",
        """
        [D] 2U↑ 3U↑ 7U↑
        1TI↑ .  4B↑  .
        5B↑ 6E→  .   .
        """,
        "1 Red tower 0,1",
        "4 Green field:NL",
        "6 Green city:E",
        "7 Red tower 0,1; ?",
    )
    assert story.options() == {"pass", "capture follower/1@field:NL@2,1"}


# --- pieces and foundations (sheets 1 and 3) --------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_seat_gets_pieces_by_the_number_of_players(seats: int) -> None:
    game = Game(seats, modules=MODULES)
    assert sheet("tower").pieces[0].per_player_by_players == PIECES
    assert shown(game) == {"towers": [], "pieces": [PIECES[seats]] * seats, "prisoners": []}


def test_a_piece_goes_onto_the_tile_just_placed() -> None:
    story = tale("Red Blue", first(1, BOARD), "1 Red ?")
    assert story.options() == {"pass", "follower field:NL", "tower 0,1"}


def test_a_piece_goes_onto_any_foundation_on_the_board() -> None:
    story = tale("Red Blue", first(7, BOARD), "7 Red ?")
    assert offered(story, "tower", "guard") == {"tower 0,1", "tower 1,2"}
    story.choose("tower 1,2")
    assert heights(story.game) == {"0,1": 0, "1,2": 1}


def test_anybody_goes_on_with_any_tower() -> None:
    story = tale("Red Blue", first(4, BOARD), "2 Blue tower 0,1", "3 Red tower 0,1", "4 Blue tower 0,1")
    assert heights(story.game) == {"0,1": 3}
    assert shown(story.game)["pieces"] == [9, 8]
    assert told(story, TowerRaised) == [TowerRaised(seat, Cell(0, 1), i + 1) for i, seat in enumerate((1, 0, 1))]


def test_nothing_in_reach_is_no_question() -> None:
    story = tale("Red Blue", first(1, BOARD), "1 Red tower 0,1")
    assert story.game.decision.step == "place_tile"
    assert told(story, Captured) == []


def test_a_capture_can_be_forgone() -> None:
    story = before_capture().choose("pass")
    assert prisoners(story) == []
    assert story.standing() == {"Blue monastery@1,1"}
    assert heights(story.game) == {"0,1": 1}


def test_a_piece_is_the_whole_figure_action() -> None:
    story = tale("Red Blue", first(1, BOARD), "1 Red tower 0,1")
    assert story.game.decision.step == "place_tile"
    assert story.standing() == set()
    story = tale("Red Blue", first(1, BOARD), "1 Red field:NL")
    assert story.game.decision.step == "place_tile"
    assert heights(story.game) == {"0,1": 0}


def test_a_seat_without_pieces_may_still_put_a_follower_on_a_tower() -> None:
    """Red takes every piece he has; Blue passes."""
    game = Game(2, modules=MODULES, bag=["TI", *"UUUUUUUVVVVVVVVEEEEBBB"])
    while shown(game)["pieces"][0] or game.decision.seat or game.decision.step != "phase_figure":
        building = game.decision.seat == 0 and game.decision.step == "phase_figure"
        game.choose("tower 0,1" if building else "place 0,1 N" if len(game.choices) == 0 else 0)
    texts = {option.text for option in game.options}
    assert heights(game) == {"0,1": 10}
    assert "tower 0,1" not in texts
    assert "guard follower 0,1" in texts


def test_rules_without_tiles_and_tiles_without_rules() -> None:
    game = Game(2, modules=MODULES, tiles=("base",))
    assert shown(game)["towers"] == []
    game = Game(2, tiles=MODULES, bag=["TI", "U"])
    game.choose("place 0,1 N")
    assert {option.verb for option in game.options} == {"pass", "follower"}


# --- followers on towers (sheet 6) ------------------------------------------------------------------


def test_a_bare_foundation_cannot_be_closed() -> None:
    story = tale("Red Blue", first(2, BOARD), "2 Blue ?")
    assert offered(story, "tower", "guard") == {"tower 0,1"}


def test_a_follower_closes_a_tower() -> None:
    story = tale("Red Blue", first(6, BOARD), "1 Red tower 0,1", "3 Red guard follower 0,1", "6 Blue ?")
    assert story.supply() == {"Red": 6, "Blue": 7}
    assert story.standing() == set()
    assert elsewhere(story) == {"Red tower@0,1"}
    assert told(story, TowerClosed) == [TowerClosed(0, "follower", Cell(0, 1))]
    assert offered(story, "tower", "guard") == {"tower 1,2"}


def test_a_big_follower_goes_onto_a_tower_a_builder_or_a_pig_does_not() -> None:
    also = ("inns_and_cathedrals", "traders_and_builders")
    story = tale("Red Blue", first(3, BOARD), "1 Red tower 0,1", "3 Red ?", also=also)
    assert offered(story, "guard") == {"guard follower 0,1", "guard big_follower 0,1"}
    story.choose("guard big_follower 0,1")
    assert story.supply("big_follower") == {"Red": 0, "Blue": 1}
    assert elsewhere(story) == {"Red tower@0,1"}


def test_a_follower_on_a_tower_is_in_no_feature() -> None:
    """Red's stands above the city of TK; Blue enters it, completes it and has it alone."""
    story = tale(
        "Red Blue",
        """
        [D]  .
        1TK↓ 2E→
        4E↑ 3E→
        """,
        "1 Red tower 0,1",
        "3 Red guard follower 0,1",
        "4 Blue city:N",
    )
    assert story.payments() == ["city: Blue 4 (2 tiles 4)"]
    assert story.supply() == {"Red": 6, "Blue": 7}
    assert elsewhere(story) == {"Red tower@0,1"}


def test_at_the_end_neither_towers_nor_prisoners_nor_pieces_count() -> None:
    story = tale(
        "Red Blue",
        first(6, BOARD),
        "1 Red field:NL",
        "2 Blue monastery",
        f"3 Red tower 0,1; capture {MONK}",
        "5 Red guard follower 0,1",
        "6 Blue city:E",
    ).end()
    assert story.payments() == ["final city: Blue 1 (1 tiles 1)", "final field: Red 0"]
    assert story.points() == {"Red": 0, "Blue": 1}
    assert elsewhere(story) == {"Red tower@0,1", "Blue prison/0"}
    assert story.supply() == {"Red": 6, "Blue": 6}


def test_a_follower_on_a_tower_is_captured_from_another_one_and_his_is_open_again() -> None:
    """It is as high as before, and higher than the other; height does not protect."""
    story = tale(
        "Red Blue",
        """
         .  [D]  .
        3B↑ 1TI↑ 2TK→
        5E← 4B↑  .
        """,
        "1 Red tower 0,1",
        "2 Blue tower 0,1",
        "3 Red guard follower 0,1",
        "4 Blue tower 1,1; capture follower/0@tower@0,1",
        "5 Red ?",
    )
    assert prisoners(story) == ["Blue holds Red's follower"]
    assert elsewhere(story) == {"Red prison/1"}
    assert heights(story.game) == {"0,1": 2, "1,1": 1}
    assert offered(story, "tower", "guard") == {
        "tower 0,1",
        "tower 1,1",
        "guard follower 0,1",
        "guard follower 1,1",
    }
    assert told(story, FigureRemoved) == []


# --- who can be captured (sheet 4) ------------------------------------------------------------------


def test_an_own_follower_goes_to_the_supply() -> None:
    story = tale("Red Blue", first(3, BOARD), "1 Red field:NL", f"3 Red tower 0,1; capture {FARMER}")
    assert prisoners(story) == []
    assert story.standing() == set()
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_an_own_follower_on_a_tower_goes_to_the_supply_too() -> None:
    drawing = """
     .  [D]  .
    3B↑ 1TI↑ 2TK→
    5E← 4B↑  .
    """
    capture = "5 Red tower 1,1; capture follower/0@tower@0,1"
    story = tale("Red Blue", drawing, "1 Red tower 0,1", "3 Red guard follower 0,1", capture)
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert elsewhere(story) == set()


def test_own_followers_are_left_alone_by_the_other_rule() -> None:
    story = tale(
        "Red Blue",
        first(3, BOARD),
        "1 Red field:NL",
        "2 Blue monastery",
        "3 Red tower 0,1; ?",
        options={"tower_capture_own": False},
    )
    assert story.options() == {"pass", f"capture {MONK}"}


EVERY_ROLE = """
     .    .  2E↓  .   .   .   .   .
     .    .  [D] 4U↑ 6U↑ 8U↑ 10U↑ 12U↑
    11B↑ 5B↑ 1TI↑ 3E→ .  .   .   .
     .    .  7W↑  .   .   .   .   .
     .    .  9U→  .   .   .   .   .
"""
BLUE_EVERYWHERE = (
    "1 Blue field:NL",
    "3 Blue city:E",
    "5 Blue monastery",
    "7 Blue road:S",
    "9 Blue builder road:N",
    "10 Red tower 0,1",
    "11 Blue pig field:NL",
)


def test_every_role_can_be_captured_but_no_builder_and_no_pig() -> None:
    """Those two stand on the outermost of nine squares."""
    story = tale("Red Blue", EVERY_ROLE, *BLUE_EVERYWHERE, "12 Red tower 0,1; ?", also=("traders_and_builders",))
    assert {"Blue builder road:N@0,3", "Blue pig field:NL@-2,1"} <= story.standing()
    assert story.options() == {
        "pass",
        "capture follower/1@field:NL@0,1",
        "capture follower/1@city:E@1,1",
        "capture follower/1@monastery@-1,1",
        "capture follower/1@road:S@0,2",
    }


def test_the_builder_goes_home_with_the_last_thief() -> None:
    """B8 of Traders & Builders."""
    capture = "12 Red tower 0,1; capture follower/1@road:S@0,2"
    story = tale("Red Blue", EVERY_ROLE, *BLUE_EVERYWHERE, capture, also=("traders_and_builders",))
    assert prisoners(story) == ["Red holds Blue's follower"]
    assert story.supply("builder") == {"Red": 1, "Blue": 1}
    assert story.supply("pig") == {"Red": 1, "Blue": 0}


def test_the_pig_goes_home_with_the_last_farmer() -> None:
    capture = "12 Red tower 0,1; capture follower/1@field:NL@0,1"
    story = tale("Red Blue", EVERY_ROLE, *BLUE_EVERYWHERE, capture, also=("traders_and_builders",))
    assert story.supply("pig") == {"Red": 1, "Blue": 1}
    assert story.supply("builder") == {"Red": 1, "Blue": 0}


MONASTERY_COMPLETED = """
    2U↑ [D] 3U↑ 4U↑
    5E← 1B↑ 6CU_s↑ .
    9E↓ 7TK↓ 8TK↓ .
"""


def test_a_captured_heretic_challenges_nobody() -> None:
    """The tile that completes the monastery, and before it is scored the tower."""
    story = tale(
        "Red Blue",
        MONASTERY_COMPLETED,
        "1 Red monastery",
        "6 Blue shrine",
        "9 Red tower 1,2; capture follower/1@shrine@1,1",
        also=("cult",),
    )
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert told(story, ChallengeDecided) == []
    assert prisoners(story) == ["Red holds Blue's follower"]


def test_without_its_monk_a_monastery_beats_no_heretic() -> None:
    story = tale(
        "Red Blue",
        MONASTERY_COMPLETED,
        "1 Red monastery",
        "6 Blue shrine",
        "8 Blue tower 0,2; capture follower/0@monastery@0,1",
        also=("cult",),
    )
    assert story.payments() == []
    assert told(story, ChallengeDecided) == []
    assert story.standing() == {"Blue shrine@1,1"}


class Cart(Module):
    """A wagon for every seat, and nothing that moves it."""

    slug = "cart"
    figures = ("wagon",)


@pytest.mark.parametrize("captured", [False, True])
def test_wagons_are_captured_only_by_the_option(captured: bool) -> None:
    setup = Setup(modules=MODULES, options={"tower_capture_wagon": captured})
    box = make_box(2, make_modules([Base, Tower, Cart], setup.rules()), MODULES, setup.rules())
    names = {box.tile_name(design): design for design in range(box.designs.count)}
    state = State(box)
    turn.deal(state, 1, 0, [names["TI"], names["U"], names["U"]])
    turn.take(state, 0)
    blue_wagon = 2 * box.figures - 1
    state.move_figure(blue_wagon, state.board.segments_of(state.placed).start)
    codes = [state.code(k) for k in range(state.count)]
    (tower,) = [code for code in codes if box.verb_names[code & 0xFF] == "tower"]
    turn.apply(state, tower)
    assert (box.step_ids[state.asked] == "tower_capture") == captured
    assert not any(box.verb_names[code & 0xFF] == "guard" for code in codes), "nor do they climb"


# --- exchange (sheet 5) -----------------------------------------------------------------------------


def test_an_exchange_without_a_choice_is_made_at_once() -> None:
    story = tale(
        "Red Blue",
        first(4, BOARD),
        "1 Red field:NL",
        "2 Blue monastery",
        f"3 Red tower 0,1; capture {MONK}",
        f"4 Blue tower 0,1; capture {FARMER}",
    )
    assert prisoners(story) == []
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert told(story, Exchanged) == [Exchanged((Figure(1, "follower", "prison/0"), Figure(0, "follower", "prison/1")))]


def test_of_two_of_a_kind_one_comes_home_and_one_stays() -> None:
    story = tale(
        "Red Blue",
        first(6, BOARD),
        "1 Red field:NL",
        "2 Blue monastery",
        f"3 Red tower 0,1; capture {MONK}",
        "4 Blue monastery",
        "5 Red tower 0,1; capture follower/1@monastery@0,2",
        f"6 Blue tower 0,1; capture {FARMER}",
    )
    assert prisoners(story) == ["Red holds Blue's follower"]
    assert story.supply() == {"Red": 7, "Blue": 6}


def test_two_captors_are_independent_of_each_other() -> None:
    """Red and Green each hold a follower of Blue, who takes one of Red's."""
    story = tale(
        "Red Green Blue",
        """
         .  [D]  .
        5E← 1TI↑ 2B↑
        7E← 3B↑ 6E→
         .  4B↑  .
        """,
        "1 Red field:NL",
        "2 Blue monastery",
        "3 Blue monastery",
        "4 Red tower 0,1; capture follower/2@monastery@1,1",
        "5 Green tower 0,1; capture follower/2@monastery@0,2",
        f"6 Blue tower 0,1; capture {FARMER}",
    )
    assert prisoners(story) == ["Green holds Blue's follower"]
    assert story.supply() == {"Red": 7, "Green": 7, "Blue": 6}


def test_a_seat_without_followers_and_points_builds_towers_until_it_can_exchange() -> None:
    story = tale("Red Blue", first(3, BOARD), "1 Red field:NL", "2 Blue monastery", "3 Red tower 0,1; ?")
    state = story.game.state
    prison = state.box.modules[1].first_place
    for figure in range(state.box.figures, 2 * state.box.figures):
        if state.place_of(figure) == -1:
            state.move_figure(figure, prison)
    story.choose(f"capture {MONK}").choose("place 1,0 N")
    assert story.options() == {"pass", "tower 0,1"}
    story.choose("tower 0,1").choose(f"capture {FARMER}")
    assert story.supply() == {"Red": 7, "Blue": 1}
    assert len(prisoners(story)) == 6


# --- ransom (sheet 5) -------------------------------------------------------------------------------


def test_a_ransom_in_the_figure_phase_and_the_follower_at_once() -> None:
    story = before_capture()
    give(story, Blue=3)
    story.choose(f"capture {MONK}").choose("pass").choose("place 1,0 N")
    assert offered(story, "ransom") == {f"ransom {IN_PRISON}"}
    story.choose(f"ransom {IN_PRISON}")
    assert story.game.decision.step == "phase_figure"
    assert story.points() == {"Red": 3, "Blue": 0}
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert offered(story, "ransom") == set()
    story.choose("follower road:E")
    assert "Blue deploys a thief on the road W-E." in story.told()


def test_a_big_follower_costs_the_same() -> None:
    story = tale(
        "Red Blue",
        first(3, BOARD),
        "2 Blue big_follower monastery",
        "3 Red tower 0,1; ?",
        also=("inns_and_cathedrals",),
    )
    give(story, Blue=5)
    story.choose(f"capture big_{MONK}").choose(f"ransom big_{IN_PRISON}")
    assert story.points() == {"Red": 3, "Blue": 2}
    assert story.supply("big_follower") == {"Red": 1, "Blue": 1}


def test_nobody_ransoms_for_somebody_else() -> None:
    """Red, too, has points and a turn, but no follower in a prison."""
    story = before_capture()
    give(story, Red=9, Blue=9)
    story.choose(f"capture {MONK}").choose("pass").choose("place 1,0 N").choose("pass")
    assert story.game.over or offered(story, "ransom") == set()


# Blue wins 8 points for a city; he has a builder on the road in the south; two of his followers are in Red's prison.
DOUBLE_TURN = """
     .    .   .   .  4E↓  .   .   .   .
     .    .   .   .  3F→  .   .   .   .
     .    .   .   .  [D] 10U↑ 12U↑ .  .
    15E→ 8E← 6B↑ 2B↑ 1TI↑ 9B↑ 11E→ .  .
     .    .   .   .  5W↑ 7U↑ 13U↑ 14U↑ 16V↑
"""
TWO_PRISONERS = (
    "1 Blue field:NL",
    "3 Blue city:N",
    "5 Blue road:E",
    "7 Blue builder road:E",
    "9 Blue monastery",
    f"10 Red tower 0,1; capture {MONK}",
    "12 Red tower 0,1; capture follower/1@field:NL@0,1",
)


def double_turn(*lines: str, turns: int = 14) -> Story:
    return tale("Red Blue", first(turns, DOUBLE_TURN), *TWO_PRISONERS, *lines, also=("traders_and_builders",))


def test_only_one_ransom_in_a_double_turn() -> None:
    story = double_turn(f"13 Blue ransom {IN_PRISON}; pass", "14 Blue again ?")
    assert story.points() == {"Red": 3, "Blue": 5}
    assert prisoners(story) == ["Red holds Blue's follower"]
    assert offered(story, "ransom") == set()


def test_a_ransom_in_the_second_part_of_a_turn() -> None:
    story = double_turn("13 Blue", "14 Blue again ?")
    assert offered(story, "ransom") == {f"ransom {IN_PRISON}"}
    story.choose(f"ransom {IN_PRISON}").choose("follower field:NL")
    assert story.points() == {"Red": 3, "Blue": 5}
    assert "Blue field:NL@3,2" in story.standing()


def test_a_tower_action_in_each_part_of_a_turn() -> None:
    story = double_turn("13 Blue tower 0,1", "14 Blue again guard follower 0,1")
    assert heights(story.game) == {"0,1": 3}
    assert elsewhere(story) == {"Blue tower@0,1", "Blue prison/0"}


def test_a_new_turn_brings_a_new_ransom() -> None:
    story = double_turn(f"13 Blue ransom {IN_PRISON}; pass", "14 Blue again", "16 Blue ?", turns=16)
    assert offered(story, "ransom") == {f"ransom {IN_PRISON}"}


class Onlooker(Module):
    """Hears of every payment."""

    slug = "onlooker"
    heard: list[int] = []  # noqa: RUF012 - emptied by the test

    def paid(self, state: State, seat: int, points: int) -> None:
        self.heard.append(points)


def test_only_the_captor_s_points_are_a_payment_to_react_to() -> None:
    rules = Setup(modules=MODULES).rules()
    state = State(make_box(2, make_modules([Base, Tower, Onlooker], rules), MODULES, rules))
    state.record = []
    choices = random.Random(2)
    Onlooker.heard.clear()
    for seed in range(3):
        turn.deal(state, seed, 0, None)
        while not state.over:
            turn.take(state, choices.randrange(state.count))
    ransoms = [event.payment.points for event in state.record if isinstance(event, Ransom)]
    paid = [payment.points for event in state.record if isinstance(event, Scored) for payment in event.payments]
    assert ransoms == [-3, 3] * (len(ransoms) // 2)
    assert len(ransoms) >= 2
    assert sorted(Onlooker.heard) == sorted([*paid, *(points for points in ransoms if points > 0)])


# --- words, views, the drawn board ------------------------------------------------------------------


def test_the_words_of_a_story() -> None:
    story = tale(
        "Red Blue",
        first(6, BOARD),
        *RED_HOLDS_BOTH,
        f"6 Blue tower 0,1; capture {FARMER}; exchange big_{IN_PRISON}",
        also=("inns_and_cathedrals",),
    )
    sentences = story.told()
    for sentence in (
        "Red begins the tower at 0,1.",
        "Red takes a follower of Blue prisoner.",
        "Blue's monk has to leave.",
        "Red raises the tower at 0,1 to 2.",
        "Red takes a big follower of Blue prisoner.",
        "Prisoners are exchanged: Blue's big follower and Red's follower go home.",
    ):
        assert sentence in sentences
    story = tale("Red Blue", first(3, BOARD), "1 Red tower 0,1", "3 Red guard follower 0,1")
    assert story.told()[-1] == "Red closes the tower at 0,1 with a follower."
    story = tale("Red Blue", first(3, BOARD), "1 Red field:NL", f"3 Red tower 0,1; capture {FARMER}")
    assert "Red takes back an own follower by the tower." in story.told()


def test_the_words_of_a_ransom() -> None:
    story = before_capture()
    give(story, Blue=9)
    story.choose(f"capture {MONK}")
    assert words.question(story.game) == "Blue, do you ransom a prisoner?"
    late = Story.__new__(Story)
    late.names, late.game = story.names, story.game.copy()
    story.choose(f"ransom {IN_PRISON}")
    assert story.told()[-2:] == ["Blue ransoms a follower from Red for 3 points.", "Red receives 3 points."]
    assert {type(event) for event in told(story, Ransom)} == {EarlyRansom}
    late.choose("pass").choose("place 1,0 N").choose(f"ransom {IN_PRISON}")
    assert {type(event) for event in told(late, Ransom)} == {Ransom}


def test_the_words_of_the_options() -> None:
    story = tale("Red Blue", first(6, BOARD), *RED_HOLDS_BOTH, "6 Blue ?", also=("inns_and_cathedrals",))
    game = story.game
    spoken = {option.text: words.option_words(game, option) for option in game.options}
    assert spoken["tower 1,2"] == "tower piece at 1,2"
    assert spoken["guard follower 0,1"] == "follower onto the tower at 0,1"
    game.choose("tower 0,1")
    assert words.question(game) == "Blue, whom does the tower capture?"
    assert [words.option_words(game, option) for option in game.options] == ["pass", "capture Red's farmer at 0,1"]
    game.choose(f"capture {FARMER}")
    assert words.question(game) == "Blue, who comes home in exchange?"
    assert [words.option_words(game, option) for option in game.options] == [
        "get back Blue's follower in Red's prison",
        "get back Blue's big follower in Red's prison",
    ]
    panel = "\n".join(line.plain for line in Choices(game).panel(["you", "you"], 0))
    assert "1  get back Blue's follower" in panel and "8 tower\n    pieces, 2 prisoners" in panel


def test_what_a_seat_has_and_what_all_see() -> None:
    story = before_capture().choose(f"capture {MONK}")
    assert words.holdings(story.game, 0) == ["9 tower pieces", "1 prisoner"]
    assert words.holdings(story.game, 1) == ["10 tower pieces"]
    assert words.notices(story.game) == ["Red holds Blue's follower"]
    assert shown(story.game) == {
        "towers": [{"x": 0, "y": 1, "height": 1}],
        "pieces": [9, 10],
        "prisoners": [{"captor": 0, "seat": 1, "kind": "follower"}],
    }


def test_towers_and_who_is_on_them_are_drawn() -> None:
    """The height in a corner of the tile, the letter of the follower in the next."""
    story = tale("Red Blue", first(3, BOARD), "1 Red tower 0,1", "2 Blue guard follower 0,1")
    lines = str(story.game).splitlines()
    assert "1·····B" in lines[4]


# --- saves, copies, bad input -----------------------------------------------------------------------


@pytest.mark.parametrize("step", ["tower_capture", "prisoner_exchange", "ransom_prisoner", "phase_figure"])
def test_copies_and_saves_in_the_middle_of_a_question(step: str) -> None:
    modules = (*MODULES, "inns_and_cathedrals")
    choices = random.Random(1)
    seen = 0
    for seed in range(30):
        game = Game(2, modules=modules, seed=seed)
        while not game.over and not seen:
            k = choices.randrange(len(game.options))
            if game.decision.step == step and any(option.verb in Tower.verbs for option in game.options):
                seen += 1
                copy = game.state.copy()
                loaded = Game.load(game.save())
                assert loaded.decision == game.decision
                turn.refresh(copy)
                assert [copy.code(i) for i in range(copy.count)] == [game.state.code(i) for i in range(copy.count)]
                turn.take(copy, k)
                loaded.choose(game.options[k].text)
                game.choose(k)
                assert copy.fingerprint() == game.state.fingerprint() == loaded.state.fingerprint()
            else:
                game.choose(k)
    assert seen == 1


def test_what_is_not_offered_is_refused() -> None:
    story = before_capture()
    for choice in ("capture", "capture follower/1@monastery@9,9", "tower 0,1", f"ransom {IN_PRISON}", 2):
        with pytest.raises(IllegalChoice):
            story.game.choose(choice)
    with pytest.raises(UnknownOption, match="tower_capture_own"):
        Game(2, modules=MODULES, options={"tower_capture_own": "yes"})


# --- what holds in every game -----------------------------------------------------------------------


def check(game: Game) -> None:
    """Pieces are on towers or in supplies; nobody holds each other's followers; all in reach, and nobody else."""
    view = game.view()
    towers = view["modules"]["tower"]
    seats = game.setup.seats
    assert sum(each["height"] for each in towers["towers"]) + sum(towers["pieces"]) == seats * PIECES[seats]
    marked = [each for each in view["tiles"] if each["tile"].split("/")[-1] in TOWER_TILES]
    assert [(each["x"], each["y"]) for each in marked] == [(each["x"], each["y"]) for each in towers["towers"]]
    pairs = {(each["captor"], each["seat"]) for each in towers["prisoners"]}
    assert not any((seat, captor) in pairs for captor, seat in pairs)
    on_towers = [each["place"] for each in view["elsewhere"] if each["place"].startswith("tower@")]
    assert len(on_towers) == len(set(on_towers))
    if game.decision.step == "tower_capture":
        raised = [event for event in game.events if isinstance(event, TowerRaised)][-1]
        reach = {(raised.cell.x, raised.cell.y)}
        for d in range(1, raised.height + 1):
            for x, y in ((d, 0), (-d, 0), (0, d), (0, -d)):
                reach.add((raised.cell.x + x, raised.cell.y + y))
        assert len(reach) == 1 + 4 * raised.height
        standing = [(each["seat"], each["kind"], each["segment"]) for each in view["figures"]]
        standing += [(each["seat"], each["kind"], each["place"]) for each in view["elsewhere"]]
        due = {"pass"}
        for seat, kind, place in standing:
            square = re.search(r"@(-?\d+),(-?\d+)$", place)
            if kind in CAPTURABLE and square and (int(square[1]), int(square[2])) in reach:
                due.add(f"capture {kind}/{seat}@{place}")
        assert {option.text for option in game.options} == due


TOWER_TILES = {f"T{letter}" for letter in "ABCDEFGHIJKLMNOPQ"}
CAPTURABLE = ("follower", "big_follower", "mayor", "phantom")


@settings(max_examples=15)
@given(
    seats=st.integers(2, 6),
    also=st.lists(st.sampled_from([slug for slug in BUILT if slug not in MODULES]), unique=True),
    seed=st.integers(0, 2**32 - 1),
)
def test_random_games(seats: int, also: list[str], seed: int) -> None:
    game = Game(seats, modules=(*MODULES, *also), seed=seed)
    choices = random.Random(seed)
    while not game.over:
        if game.decision.step == "tower_capture" or choices.random() < 0.05:
            check(game)
        game.choose(choices.randrange(len(game.options)))
    laid = len(heights(game))
    assert laid + sum(name.split("/")[-1] in TOWER_TILES for name in game.view()["out_of_game"]) == FOUNDATIONS


def test_a_greedy_player_knows_that_prisoners_are_not_free() -> None:
    """It takes a monk rather than nothing, and plays whole games."""
    outcome = simulate(Setup(modules=MODULES, seed=4), ("greedy", "random"), 1)
    assert outcome.mean_scores[0] > outcome.mean_scores[1]
