"""The Tower: the worked examples T1 to T7 of its rule sheet, pieces, followers on towers, and who can be captured.

How to read a drawing: see story.py. In nearly all of them the tower stands south of the start tile, on TI.
"""

from __future__ import annotations

import pytest

from languedoc import Game
from languedoc.carcassonne import turn
from languedoc.carcassonne.declarations import Figure
from languedoc.carcassonne.events import FigureRemoved
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.base.rules import Base
from languedoc.carcassonne.modules.cult.rules import ChallengeDecided
from languedoc.carcassonne.modules.tower.events import Captured, TowerClosed, TowerRaised
from languedoc.carcassonne.modules.tower.rules import Tower
from languedoc.carcassonne.packing import make_box, make_modules
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell
from languedoc.carcassonne.tiles.catalogue import sheet
from modules.tower.tales import (
    BOARD,
    FARMER,
    IN_PRISON,
    MODULES,
    MONK,
    PIECES,
    RED_HOLDS_BOTH,
    before_capture,
    elsewhere,
    first,
    give,
    heights,
    offered,
    prisoners,
    shown,
    tale,
    told,
)

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

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
    figures = (Figure("wagon", safe_from=("captured",)),)


@pytest.mark.parametrize("captured", [False, True])
def test_wagons_are_captured_only_by_the_option(captured: bool) -> None:
    setup = Setup(modules=MODULES, options={"tower_capture_wagon": captured})
    box = make_box(2, make_modules([Base, Tower, Cart], setup.rules()), MODULES, setup.rules())
    names = {box.tile_name(design): design for design in range(box.designs.count)}
    state = State(box)
    turn.deal(state, 1, 0, [names["TI"], names["U"], names["U"]])
    turn.choose(state, 0)
    blue_wagon = 2 * box.figures - 1
    state.move_figure(blue_wagon, state.board.segments_of(state.placed)[0])
    codes = [state.code(k) for k in range(state.count)]
    (tower,) = [code for code in codes if box.verb_names[code & 0xFF] == "tower"]
    turn.apply(state, tower)
    assert (box.step_ids[state.asked] == "tower_capture") == captured
    assert not any(box.verb_names[code & 0xFF] == "guard" for code in codes), "nor do they climb"
