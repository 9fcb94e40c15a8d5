"""The Princess & the Dragon: the worked examples D1 to D7 of its rule sheet, and what else it says.

How to read a drawing: see story.py. The dragon comes with the volcanoes B1, B2, B3, BX, BY and
BZ; BG to BQ make it walk.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from languedoc import Game
from languedoc.carcassonne import turn, words
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.events import (
    Awarded,
    ChallengeDecided,
    FigureDeployed,
    FigureRemoved,
    SecondPart,
    TileSetAside,
)
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.base import Base
from languedoc.carcassonne.modules.princess_and_dragon import (
    DragonFlew,
    DragonMoved,
    PrincessAndDragon,
    TilesBack,
)
from languedoc.carcassonne.setup import Setup, make_box, make_modules
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Segment
from languedoc.errors import IllegalChoice, UnknownOption
from languedoc.players.simulation import simulate
from languedoc.table.event import Event
from languedoc.terminal.panel import Choices
from story import Story
from test_river import RIVER_II

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "princess_and_dragon")
FAIRY_AT = 1  # a note of the module


def tale(seats: str, drawing: str, *lines: str, more: tuple[str, ...] = (), **others: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *more), **others)


def told(story: Story, *kinds: type[Event]) -> list[Any]:
    return [event for event in story.game.events if isinstance(event, kinds)]


def shown(game: Game) -> dict[str, Any]:
    seen: dict[str, Any] = game.view()["modules"]["princess_and_dragon"]
    return seen


def led(story: Story) -> list[str]:
    """Who led the dragon where, step by step."""
    return [f"{story.names[event.seat]} {event.cell}" for event in told(story, DragonMoved)]


def box_with(*classes: type[Module], seats: int = 3) -> Box:
    rules = Setup(names=tuple("abcdef"[:seats]), modules=MODULES).rules()
    return make_box(seats, make_modules([Base, PrincessAndDragon, *classes], rules), MODULES, rules)


# --- the worked examples ----------------------------------------------------------------------------


def test_d1_the_fairy_pays_at_the_beginning_of_a_turn_and_when_her_follower_is_scored() -> None:
    story = tale(
        "Red Blue",
        """
        3E↓  .
        1G→  .
        [D] 2U↑
        """,
        "1 Red city:N",
        "2 Red fairy follower/0@city:N@0,-1",
        "3 Red",
    )
    assert story.payments() == [
        "fairy: Red 1 (1 fairy 1)",
        "city: Red 6 (3 tiles 6)",
        "fairy: Red 3 (1 fairy 3)",
    ]
    assert story.points() == {"Red": 10, "Blue": 0}
    assert shown(story.game)["fairy"] == [0, -1]
    assert shown(story.game)["fairy_with"] is None, "her follower is home; she stays"
    story.choose("place -3,0 N")
    assert story.points() == {"Red": 10, "Blue": 0}, "she has nobody to pay any more"


STREET = "[D] 1B3↑ 2U↑ 3U↑ 4U↑ 5U↑ 6U↑ 7BH↑"


def test_d2_all_lead_the_dragon_in_turn() -> None:
    story = tale("Red Blue Green", STREET, "7 Red pass; dragon 2,0 3,0 4,0 5,0 6,0 7,0")
    assert led(story) == ["Red 2,0", "Blue 3,0", "Green 4,0", "Red 5,0", "Blue 6,0", "Green 7,0"]
    assert shown(story.game)["dragon"] == [7, 0]


AROUND_THE_FAIRY = """
    4B2↑ 1E↓ 3B↑  .
     .   [D] 2U↑ 5BH↑
"""
FAIRY_ON_THE_ROAD = ("2 Blue road:E", "4 Blue fairy follower/1@road:E@1,0")


def test_d3_the_dragon_goes_where_it_may_until_it_cannot_go_on() -> None:
    """The example with its first row in the north: the volcano is its 0,0, the fairy stands on its 2,1."""
    story = tale("Red Blue", AROUND_THE_FAIRY, *FAIRY_ON_THE_ROAD, "5 Red pass; ?", lane="east")
    assert led(story) == ["Red 0,-1"], "the only way"
    assert story.game.decision.seat == 1
    assert story.options() == {"dragon 1,-1", "dragon 0,0"}
    for cell in ("1,-1", "0,0"):
        other = tale("Red Blue", AROUND_THE_FAIRY, *FAIRY_ON_THE_ROAD, f"5 Red pass; dragon 0,-1 {cell}", lane="east")
        assert led(other) == ["Red 0,-1", f"Blue {cell}"], "a dead end"
        assert other.game.decision.step == "place_tile"


def test_d4_the_fairy_pays_who_has_not_the_majority() -> None:
    """The big follower stands for two knights."""
    story = tale(
        "Red Blue",
        """
        [D] 2U↑ 3U↑
        1E→ 5G↑ 4E←
        """,
        "1 Red city:E",
        "3 Red fairy follower/0@city:E@0,1",
        "4 Blue big_follower city:W",
        "5 Red",
        more=("inns_and_cathedrals",),
    )
    assert story.payments() == [
        "fairy: Red 1 (1 fairy 1)",
        "city: Blue 6 (3 tiles 6)",
        "fairy: Red 3 (1 fairy 3)",
    ]


def test_d4_the_fairy_is_no_owner() -> None:
    """2.5-32 asks who received points for a feature: who only has the fairy did not."""
    seen: list[tuple[int, int]] = []

    class Witness(Module):
        slug = "witness"

        def earned(self, state: State, seat: int, points: int) -> None:
            seen.append((seat, points))

    state = State(box_with(Witness))
    turn.deal(state, 1, 0, None)
    choices = random.Random(1)
    while not state.over:
        turn.take(state, choices.randrange(state.count))
    assert 0 < sum([points for _, points in seen]) < sum(state.scores()), "the fairy paid the rest"


def test_d5_the_fairy_pays_a_farmer_at_the_end() -> None:
    """The big follower stands for two farmers."""
    story = tale(
        "Green Black",
        """
         .  5E↓  .
        2E↓ 4E↑  .
        [D] 1U↑ 3U↑
        """,
        "1 Green field:NL",
        "2 Black big_follower field:NL",
        "3 Green fairy follower/0@field:NL@1,0",
        more=("inns_and_cathedrals",),
    ).end()
    assert story.payments()[-2:] == ["final field: Black 6 (2 cities 6)", "final fairy: Green 3 (1 fairy 3)"]


def test_d6_with_a_second_part_the_fairy_pays_once() -> None:
    story = tale(
        "Yellow Blue",
        """
        3E↓  .   .   .   .
        [D] 1U↑ 2U↑ 4U↑ 5U↑
        """,
        "1 Yellow road:E",
        "2 Yellow builder road:E",
        "3 Yellow fairy follower/0@road:E@1,0",
        "4 Yellow",
        "5 Yellow again",
        more=("traders_and_builders",),
    )
    assert story.game.decision.seat == 1
    assert story.payments() == ["fairy: Yellow 1 (1 fairy 1)"]


def test_d7_the_princess_sends_the_last_knight_and_his_builder_home() -> None:
    story = tale(
        "Red Blue",
        """
        3BB↓
        2HQ→
        1G→
        [D]
        """,
        "1 Blue city:N",
        "2 Blue builder city:N",
        "3 Red",
        more=("traders_and_builders",),
    )
    assert story.standing() == set()
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert story.supply("builder") == {"Red": 1, "Blue": 1}
    assert [event.seat for event in told(story, FigureDeployed)] == [1, 1], "Red deploys nobody"


# --- the volcano and the tiles set aside (4, 10) ----------------------------------------------------


def test_a_volcano_brings_the_dragon_and_nobody_may_stand_there() -> None:
    story = tale("Red Blue", "[D] 1B3↑", "1 Red")
    assert told(story, DragonFlew) == [DragonFlew(Cell(1, 0))]
    assert shown(story.game)["dragon"] == [1, 0]
    assert told(story, FigureDeployed) == []
    assert story.game.decision.step == "place_tile", "Red was asked nothing"


def test_the_fairy_may_be_moved_when_a_volcano_is_laid_but_no_builder_or_pig_deployed() -> None:
    """Red's thief and Red's farmer are on road and field of the volcano."""
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2U↑ 3B3↑",
        "1 Red road:E",
        "2 Red field:NL",
        "3 Red ?",
        more=("traders_and_builders",),
    )
    assert story.options() == {"pass", "fairy follower/0@road:E@1,0", "fairy follower/0@field:NL@2,0"}
    ordinary = tale(
        "Red Blue", "[D] 1U↑ 2U↑ 3U↑", "1 Red road:E", "2 Red field:NL", "3 Red ?", more=("traders_and_builders",)
    )
    assert {"builder road:E", "pig field:NL", "follower field:ER"} <= ordinary.options()


def test_the_dragon_flies_to_the_next_volcano_and_harms_nobody() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2B3↑ 3U↑ 4BX↑", "1 Red road:E", "3 Red field:NL")
    assert [event.cell for event in told(story, DragonFlew)] == [Cell(2, 0), Cell(4, 0)]
    assert story.standing() == {"Red road:E@1,0", "Red field:NL@3,0"}


def test_dragon_tiles_are_set_aside_until_a_volcano_brings_them_back() -> None:
    game = Game(2, modules=MODULES, bag=["BG", "BJ", "U", "BH", "B3", "U", "V"], seed=4)
    assert [event for event in game.events if isinstance(event, TileSetAside)] == [
        TileSetAside(0, "BG"),
        TileSetAside(0, "BJ"),
    ]
    assert game.view()["hand"] == "U"
    assert shown(game)["set_aside"] == {"BG": 1, "BJ": 1}
    assert game.view()["bag"] == {"BH": 1, "B3": 1, "U": 1, "V": 1}
    game.choose("place 1,0 N")
    game.choose("pass")
    assert game.view()["hand"] == "B3", "the third one is set aside, too"
    assert shown(game)["set_aside"] == {"BG": 1, "BH": 1, "BJ": 1}
    assert words.notices(game) == ["set aside: BG, BJ, BH"]
    game.choose("place 2,0 N")
    assert TilesBack(("BG", "BJ", "BH")) in game.events
    assert shown(game)["set_aside"] == {}
    drawn = game.view()["hand"]
    assert sorted([drawn, *game.view()["bag"]]) == ["BG", "BH", "BJ", "U", "V"]


def test_tiles_that_come_back_are_shuffled() -> None:
    drawn = set()
    for seed in range(40):
        game = Game(2, modules=MODULES, bag=["BG", "B3", "U", "V", "W"], seed=seed)
        game.choose("place 1,0 N")
        drawn.add(game.view()["hand"])
    assert drawn == {"BG", "U", "V", "W"}


def test_nothing_is_shuffled_where_no_tile_was_set_aside() -> None:
    for seed in range(5):
        game = Game(2, modules=MODULES, bag=["B3", "U", "V", "W"], seed=seed)
        game.choose("place 1,0 N")
        assert game.view()["hand"] == "U"


def test_the_game_ends_when_only_dragon_tiles_are_left_and_no_dragon() -> None:
    game = Game(2, modules=MODULES, bag=["U", "BG", "BJ"])
    game.choose("place 1,0 N")
    game.choose("follower road:E")
    assert game.over
    assert shown(game)["set_aside"] == {"BG": 1, "BJ": 1}
    assert game.scores == (2, 0)
    assert words.turns(game.events)[1][0] == 1, "both draws are one turn"


def test_without_the_rules_the_tiles_are_ordinary_ones() -> None:
    game = Game(2, tiles=MODULES, bag=["BG", "U"])
    assert game.view()["hand"] == "BG"


# --- the walk (4, 10) -------------------------------------------------------------------------------

NORTH_OF_THE_CROSSING = """
     .  2B2↑  .
    [D] 1W↑ 3BI↑
"""


def test_the_dragon_eats_before_the_scoring() -> None:
    """Red completes the road of his thief, who is eaten at once."""
    story = tale("Red Blue", NORTH_OF_THE_CROSSING, "1 Red road:E", "3 Red pass; dragon 1,0 0,0")
    assert told(story, FigureRemoved) == [FigureRemoved(0, "follower", Segment(1, 0, "road", "E"))]
    assert story.points() == {"Red": 0, "Blue": 0}
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_dragon_timing_after_scoring() -> None:
    story = tale(
        "Red Blue",
        NORTH_OF_THE_CROSSING,
        "1 Red road:E",
        "3 Red pass; dragon 1,0 0,0",
        options={"dragon_timing": "after_scoring"},
    )
    assert story.payments() == ["road: Red 2 (2 tiles 2)"]
    assert told(story, FigureRemoved) == []


def test_dragon_timing_before_wood() -> None:
    """The thief is eaten; another one takes the road, which is completed."""
    story = tale(
        "Red Blue",
        NORTH_OF_THE_CROSSING,
        "1 Red road:E",
        "3 Red dragon 1,0 0,0; follower road:W",
        options={"dragon_timing": "before_wood"},
    )
    assert len(told(story, FigureRemoved)) == 1
    assert story.payments() == ["road: Red 2 (2 tiles 2)"]


def test_nobody_may_be_put_where_the_dragon_has_stopped() -> None:
    story = tale(
        "Red Blue",
        NORTH_OF_THE_CROSSING,
        "3 Red dragon 1,0 2,0",
        options={"dragon_timing": "before_wood"},
    )
    assert story.game.decision.step == "place_tile", "nobody may go onto the new tile, so Red was asked nothing"


def test_the_dragon_enters_the_tile_that_made_it_walk() -> None:
    story = tale("Red Blue", NORTH_OF_THE_CROSSING, "3 Red road:E; dragon 1,0 2,0")
    assert told(story, FigureRemoved) == [FigureRemoved(0, "follower", Segment(2, 0, "road", "E"))]
    assert shown(story.game)["dragon"] == [2, 0]


def test_without_a_way_the_dragon_stays() -> None:
    """The fairy stands on the only tile beside it."""
    story = tale(
        "Red Blue",
        """
         .  2B2↑  .   .
        [D] 1W↑ 3U↑ 4BH↑
        """,
        "1 Red road:S",
        "3 Red fairy follower/0@road:S@1,0",
    )
    assert led(story) == []
    assert shown(story.game)["dragon"] == [1, -1]
    assert shown(story.game)["walk"] == []
    assert story.standing() == {"Red road:S@1,0"}


def test_everybody_on_the_tile_goes_home() -> None:
    """Thief, farmer and builder of two seats; the pig goes with the last farmer."""
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2U↑ 3U↑ 4B3↑ 5BH↑",
        "1 Red road:E",
        "2 Blue field:NL",
        "3 Red builder road:E",
        "5 Red pass; dragon 3,0 2,0 1,0 0,0",
        more=("traders_and_builders",),
    )
    assert [(event.seat, event.figure) for event in told(story, FigureRemoved)] == [
        (0, "builder"),
        (1, "follower"),
        (0, "follower"),
    ]
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert story.supply("builder") == {"Red": 1, "Blue": 1}
    assert [event.seat for event in told(story, SecondPart)] == [0], "the builder had seen the tile"
    assert story.game.decision.seat == 0


@pytest.mark.parametrize(("first", "second"), [("road:E", "builder road:E"), ("field:NL", "pig field:NL")])
def test_builder_and_pig_go_home_with_the_last_follower(first: str, second: str) -> None:
    """The dragon comes from the west and eats him before it comes to them."""
    story = tale(
        "Red Blue",
        "2B3↑ [D] 1U↑ 3U↑ 4BH↑",
        f"1 Red {first}",
        f"3 Red {second}",
        "4 Blue pass; dragon 0,0 1,0 2,0 3,0",
        more=("traders_and_builders",),
    )
    assert [event.figure for event in told(story, FigureRemoved)] == ["follower"]
    assert story.standing() == set()


class Wall(Module):
    """Keeps the dragon off the tiles in the east."""

    slug = "wall"

    def closed_to_dragon(self, state: State, piece: int) -> bool:
        return state.board.where(piece)[0] > 2


class Hut(Module):
    """A figure that the dragon leaves alone, as it does with barns."""

    slug = "hut"
    figures = ("hut", "goat")
    specials = ("hut", "goat")
    immune = ("hut",)


class Roof(Module):
    """A place on the tile at 2,0 that is no segment, as the top of a tower, and one that is on no tile."""

    slug = "roof"

    def places_needed(self, box: Box) -> int:
        return 2

    def piece_under(self, state: State, k: int) -> int:
        return state.board.piece_at(2, 0) if k == 0 else -1


def street(*classes: type[Module]) -> State:
    """The dragon is at 1,0, and tiles lie from there to 5,0; the last one makes it walk."""
    box = box_with(*classes, seats=2)
    numbers = {box.tile_name(design): design for design in range(box.designs.count)}
    state = State(box)
    state.record = []
    turn.deal(state, 1, 0, [numbers[name] for name in ("B3", "U", "U", "U", "BH", "U")])
    for x in range(1, 6):
        while state.box.step_ids[state.asked] != "place_tile":
            turn.take(state, 0)
        board = state.board
        (k,) = [
            k
            for k in range(state.count)
            if board.column(state.first_target(state.code(k))) == x and state.second_target(state.code(k)) == 0
        ]
        turn.take(state, k)
    return state


def walk_east(state: State) -> list[tuple[int, int]]:
    """Lead the dragon eastwards as far as it goes; tells where it came."""
    assert state.record is not None
    while state.box.step_ids[state.asked] != "place_tile":
        if state.box.step_ids[state.asked] == "phase_figure":
            turn.take(state, 0)  # pass
        else:
            cells = [state.board.where(state.first_target(state.code(k)))[0] for k in range(state.count)]
            turn.take(state, cells.index(max(cells)))
    return [(event.cell.x, event.cell.y) for event in state.record if isinstance(event, DragonMoved)]


def segment_of(state: State, x: int) -> int:
    board = state.board
    return board.segments_of(board.piece_at(x, 0)).start


def test_a_module_keeps_the_dragon_out() -> None:
    assert walk_east(street()) == [(2, 0), (3, 0), (4, 0), (5, 0)]
    assert walk_east(street(Wall)) == [(2, 0)]


def test_some_figures_are_left_alone() -> None:
    state = street(Hut)
    hut, goat = 7, 8
    state.move_figure(hut, segment_of(state, 2))
    state.move_figure(goat, segment_of(state, 2))
    walk_east(state)
    assert state.place_of(hut) == segment_of(state, 2)
    assert state.place_of(goat) == -1


def test_who_stands_on_top_of_something_is_eaten_who_is_off_the_tiles_is_not() -> None:
    state = street(Roof)
    (roof,) = [module for module in state.box.modules if isinstance(module, Roof)]
    state.move_figure(0, roof.first_place)
    state.move_figure(1, roof.first_place - 1)
    walk_east(state)
    assert state.place_of(0) == -1
    assert state.place_of(1) == roof.first_place - 1


def test_the_fairy_may_stand_where_the_dragon_starts() -> None:
    state = street()
    (module,) = [module for module in state.box.modules if isinstance(module, PrincessAndDragon)]
    assert module.view(state)["dragon"] == [1, 0]
    state.set_note(module.first_note + FAIRY_AT, state.note(module.first_note))
    assert module.view(state)["fairy"] == [1, 0]
    assert walk_east(state) == [(2, 0), (3, 0), (4, 0), (5, 0)]


# --- the fairy (5) ----------------------------------------------------------------------------------


def fairy_options(story: Story) -> set[str]:
    return {option for option in story.options() if option.startswith("fairy ")}


def test_the_fairy_goes_to_own_followers_only() -> None:
    """Builder and pig do not count; a big follower does."""
    story = tale(
        "Red Blue",
        """
        5E↓  .   .   .   .
        [D] 1U↑ 2U↑ 3U↑ 4U↑
        7B↑ 6V←  .   .   .
        """,
        "1 Red road:E",
        "2 Blue field:NL",
        "3 Red builder road:E",
        "4 Blue pig field:NL",
        "5 Red big_follower field:NL",
        "7 Red ?",
        more=("traders_and_builders", "inns_and_cathedrals"),
    )
    assert fairy_options(story) == {"fairy follower/0@road:E@1,0", "fairy big_follower/0@field:NL@0,-1"}


def test_the_fairy_is_not_moved_to_the_follower_she_is_with() -> None:
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2U↑ 3U↑",
        "1 Red road:E",
        "2 Red fairy follower/0@road:E@1,0",
        "3 Red ?",
    )
    assert fairy_options(story) == set()
    assert story.points() == {"Red": 1, "Blue": 0}


def test_the_fairy_can_be_taken_over() -> None:
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2U↑ 3U↑ 4U↑ 5U↑",
        "1 Red road:E",
        "2 Blue field:NL",
        "3 Red fairy follower/0@road:E@1,0",
        "4 Blue fairy follower/1@field:NL@2,0",
        "5 Red",
    )
    assert story.awards() == ["fairy: Blue 1 (1 fairy 1)"], "Red had no turn with her"
    assert story.game.decision.seat == 1


def test_the_fairy_may_be_moved_without_a_follower_in_the_supply() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2U↑", "1 Red road:E", "2 Red ?")
    state = story.game.state.copy()
    for figure in range(1, 7):
        state.move_figure(figure, segment_of(state, 0))
    turn.refresh(state)
    verbs = [state.box.verb_names[state.code(k) & 0xFF] for k in range(state.count)]
    assert verbs == ["pass", "fairy", "fairy"], "to the first, or to one of the six beside each other"


def test_the_fairy_protects_all_on_her_tile() -> None:
    """Blue's farmer lies beside Red's thief."""
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2U↑ 3B3↑ 4U↑ 5BH↑",
        "1 Red road:E",
        "2 Blue field:NL",
        "3 Red fairy follower/0@road:E@1,0",
        "5 Red pass; dragon 2,0",
    )
    assert led(story) == ["Red 2,0"]
    assert story.standing() == {"Red road:E@1,0"}


def test_the_fairy_stays_and_protects_the_tile_of_a_follower_who_is_gone() -> None:
    """He is sent home by a princess; the tile stays closed to the dragon."""
    story = tale(
        "Red Blue",
        """
        3BB↓  .   .   .
        1G→   .   .   .
        [D]  2U↑ 4B3↑ 5BH↑
        """,
        "1 Red city:N",
        "2 Red fairy follower/0@city:N@0,-1",
        "3 Red",
        "4 Blue",
        "5 Red pass; ?",
    )
    assert story.awards() == ["fairy: Red 1 (1 fairy 1)"]
    assert shown(story.game)["fairy"] == [0, -1]
    assert shown(story.game)["fairy_with"] is None
    story.choose("dragon 1,0")
    assert led(story)[:2] == ["Red 1,0", "Blue 0,0"], "from 0,0 the tile in the north is closed"
    assert "dragon 0,-1" not in story.options()


def test_the_fairy_pays_for_a_road_that_is_worth_nothing() -> None:
    story = tale(
        "Red Blue",
        "[D] 1EB↑ 2U↑",
        "1 Red road:E",
        "2 Red fairy follower/0@road:E@1,0",
        more=("inns_and_cathedrals",),
    ).end()
    assert story.payments() == ["final road: Red 0 (1 inn 0)", "final fairy: Red 3 (1 fairy 3)"]


MONASTERY_FIRST = """
    2U↑ [D] 3U↑ 4U↑
    5E← 1B↑ 6CU_s↑ .
    9E↓ 7E↓ 8E↓ .
"""


def test_the_fairy_does_not_pay_the_loser_of_a_challenge() -> None:
    story = tale(
        "Red Blue",
        MONASTERY_FIRST,
        "1 Red monastery",
        "6 Blue shrine",
        "8 Blue fairy follower/1@shrine@1,1",
        more=("cult",),
    )
    assert len(told(story, ChallengeDecided)) == 1
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]


def test_the_dragon_voids_a_challenge() -> None:
    """It eats the heretic; the monk is protected by the fairy, and later finished without a rival."""
    story = tale(
        "Red Blue",
        """
         2U↑ [D] 3U↑ 4U↑ 8BH↑
         5E← 1B↑ 6CU_s↑ 7B2↑ .
        11E↓ 9E↓ 10E↓ .   .
        """,
        "1 Red monastery",
        "6 Blue shrine",
        "7 Red fairy follower/0@monastery@0,1",
        "8 Blue pass; dragon 1,1 1,0 2,0 3,0",
        "11 Red",
        more=("cult",),
    )
    assert told(story, FigureRemoved) == [FigureRemoved(1, "follower", Segment(1, 1, "shrine", ""))]
    assert told(story, ChallengeDecided) == []
    assert story.payments()[-2:] == ["monastery: Red 9 (1 monastery 9)", "fairy: Red 3 (1 fairy 3)"]


@pytest.mark.parametrize("binding", ["follower", "tile"])
def test_fairy_binding(binding: str) -> None:
    """Red's thief and Blue's farmer are on one tile, Blue's by a portal; Red's road is completed."""
    story = tale(
        "Red Blue",
        """
        [D] 1U↑ 2BR↑ 4U↑ 5W↑
        3E→ .    .   .   .
        """,
        "1 Red field:NL",
        "2 Blue road:E@1,0",
        "3 Red fairy follower/0@field:NL@1,0",
        options={"fairy_binding": binding},
        lane="east",
    )
    paid = ["Red"] if binding == "follower" else ["Blue", "Red", "Blue"]
    assert story.awards() == [f"fairy: {name} 1 (1 fairy 1)" for name in paid]
    assert shown(story.game)["fairy"] == [1, 0]
    assert shown(story.game)["fairy_with"] == (0 if binding == "follower" else None)
    story.end()
    finals = {line for line in story.payments() if line.startswith("final fairy")}
    assert finals == {"final fairy: Red 3 (1 fairy 3)"} | (
        set() if binding == "follower" else {"final fairy: Blue 3 (1 fairy 3)"}
    )


def test_tied_to_a_tile_the_fairy_is_offered_once_for_it() -> None:
    """Two followers of Red on one tile, the second by a portal."""
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2BR↑ 3U↑",
        "1 Red field:NL",
        "2 Red road:E@1,0",
        "3 Red ?",
        options={"fairy_binding": "tile"},
    )
    assert fairy_options(story) == {"fairy follower/0@field:NL@1,0"}


# --- the princess (6, 10) ---------------------------------------------------------------------------

TWO_KNIGHTS = """
    4BB↓ 3E←
    1G→  2B↑
    [D]   .
"""
KNIGHTS = ("1 Red city:N", "3 Blue city:W")


def test_the_princess_chooses_in_the_city_that_her_tile_has_joined() -> None:
    story = tale("Red Blue", TWO_KNIGHTS, *KNIGHTS, "4 Red ?")
    assert story.game.decision.step == "princess_remove"
    assert story.game.decision.seat == 0
    assert story.options() == {"princess follower/0@city:N@0,-1", "princess follower/1@city:W@1,-2"}


def test_the_princess_uses_up_the_figure_action_and_comes_before_the_scoring() -> None:
    """The city is completed, and paid to the knight who is left."""
    story = tale("Red Blue", TWO_KNIGHTS, *KNIGHTS, "4 Red princess follower/1@city:W@1,-2")
    assert [(event.seat, event.figure) for event in told(story, FigureRemoved)] == [(1, "follower")]
    assert story.payments() == ["city: Red 8 (4 tiles 8)"]
    assert len(told(story, FigureDeployed)) == 2, "nobody in the field of the princess"
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_the_own_knight_may_be_sent_home() -> None:
    story = tale("Red Blue", TWO_KNIGHTS, *KNIGHTS, "4 Red princess follower/0@city:N@0,-1")
    assert story.payments() == ["city: Blue 8 (4 tiles 8)"]


def test_a_single_own_knight_has_to_go() -> None:
    """Nobody is asked; the city is completed and pays nobody."""
    story = tale("Red Blue", TWO_KNIGHTS, "1 Red city:N", "4 Red")
    assert story.standing() == set()
    assert story.payments() == []
    assert len(told(story, FigureDeployed)) == 1


def test_in_an_empty_city_the_princess_does_nothing() -> None:
    story = tale("Red Blue", TWO_KNIGHTS, "4 Red city:E")
    assert story.payments() == ["city: Red 8 (4 tiles 8)"]


def test_princess_action_may() -> None:
    """Red declines and moves the fairy instead; or he does not, and that was his action."""
    may = {"princess_action": "may"}
    asked = tale("Red Blue", TWO_KNIGHTS, *KNIGHTS, "4 Red ?", options=may)
    assert asked.options() == {"pass", "princess follower/0@city:N@0,-1", "princess follower/1@city:W@1,-2"}
    declined = tale("Red Blue", TWO_KNIGHTS, *KNIGHTS, "4 Red pass; fairy follower/0@city:N@0,-1", options=may)
    assert declined.payments() == ["city: Red 8 (4 tiles 8); Blue 8 (4 tiles 8)", "fairy: Red 3 (1 fairy 3)"]
    obeyed = tale("Red Blue", TWO_KNIGHTS, *KNIGHTS, "4 Red princess follower/1@city:W@1,-2", options=may)
    assert obeyed.payments() == ["city: Red 8 (4 tiles 8)"]
    assert len(told(obeyed, FigureDeployed)) == 2


def test_under_may_a_single_knight_is_a_choice() -> None:
    story = tale("Red Blue", TWO_KNIGHTS, "1 Red city:N", "4 Red ?", options={"princess_action": "may"})
    assert story.options() == {"pass", "princess follower/0@city:N@0,-1"}
    story.choose("pass")
    assert story.game.decision.step == "phase_figure"
    assert story.may("follower field:NL")


def test_the_princess_may_ask_for_a_big_follower_but_not_for_a_builder() -> None:
    story = tale(
        "Red Blue",
        """
        3BC↓
        2HQ→
        1G→
        [D]
        """,
        "1 Blue big_follower city:N",
        "2 Blue builder city:N",
        "3 Red",
        more=("traders_and_builders", "inns_and_cathedrals"),
    )
    assert [event.figure for event in told(story, FigureRemoved)] == ["big_follower"]
    assert story.supply("builder") == {"Red": 1, "Blue": 1}


def test_the_fairy_is_no_help_against_the_princess() -> None:
    story = tale(
        "Red Blue",
        """
        3BB↓  .
        1G→   .
        [D]  2U↑
        """,
        "1 Red city:N",
        "2 Red fairy follower/0@city:N@0,-1",
        "3 Blue",
    )
    assert story.standing() == set()
    assert shown(story.game)["fairy_with"] is None


# --- the portal (7) ---------------------------------------------------------------------------------

PORTAL = """
    2E↓  .   .   .
    [D] 1U↑ 3W↑ 4BR↑
"""


def elsewhere(story: Story, figure: str = "follower") -> set[str]:
    return {
        option.removeprefix(f"{figure} ")
        for option in story.options()
        if option.startswith(f"{figure} ") and "@" in option
    }


def test_a_portal_leads_to_all_free_unfinished_features() -> None:
    """The city in the north is completed; the road between the crossings is completed now; Red has a farmer."""
    story = tale("Red Blue", PORTAL, "3 Red field:NL", "4 Blue ?")
    assert {"follower road:W", "follower road:E", "follower road:S"} <= story.options(), "also on the tile itself"
    assert elsewhere(story) == {
        "road:E@0,0",
        "road:E@1,0",
        "road:W@2,0",
        "road:S@2,0",
        "field:ER@0,0",
        "field:ER@1,0",
        "field:SR@2,0",
        "field:ER@2,0",
        "field:NL@0,-1",
    }, "not road:E@2,0, which is completed, nor the field of the farmer"


def test_a_feature_completed_by_the_portal_is_open_on_its_tile_only() -> None:
    story = tale("Red Blue", "1BU↓\n[D]", "1 Red ?")
    assert story.may("follower city:S")
    assert "city:N@0,0" not in elsewhere(story)
    assert "road:E@0,0" in elsewhere(story)
    story.choose("follower city:S")
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]


def test_a_portal_leads_a_big_follower_but_no_builder() -> None:
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2BR↑",
        "1 Red road:E",
        "2 Red ?",
        more=("traders_and_builders", "inns_and_cathedrals"),
    )
    assert "city:N@0,0" in elsewhere(story) & elsewhere(story, "big_follower")
    assert elsewhere(story, "builder") == elsewhere(story, "pig") == set()


def test_a_follower_goes_through_the_portal() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2BR↑", "2 Red city:N@0,0")
    assert story.standing() == {"Red city:N@0,0"}
    assert "Red deploys a knight in the city N at 0,0." in story.told()


def test_no_portal_leads_to_the_dragon() -> None:
    story = tale("Red Blue", "[D] 1B3↑ 2BR↑", "2 Blue ?")
    assert not [option for option in elsewhere(story) if option.endswith("@1,0")]
    assert "road:E@0,0" in elsewhere(story)


def test_without_followers_the_portal_leads_nobody() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2BR↑", "1 Red road:E", "2 Red ?")
    state = story.game.state.copy()
    for figure in range(1, 7):
        state.move_figure(figure, segment_of(state, 0))
    turn.refresh(state)
    assert {state.box.verb_names[state.code(k) & 0xFF] for k in range(state.count)} == {"pass", "fairy"}


@pytest.mark.parametrize("completes", [True, False])
def test_a_portal_leads_onto_a_ring_of_roads_where_it_is_never_completed(completes: bool) -> None:
    story = tale(
        "Red Blue",
        """
        [D] 5BR↓
        1V← 2V↑
        4V↓ 3V→
        """,
        "5 Red ?",
        options={"road_loop_completes": completes},
    )
    assert ("road:E@0,1" in elsewhere(story)) is not completes


def test_a_portal_leads_into_an_unfinished_monastery() -> None:
    story = tale("Red Blue", "[D] 2BR↑\n1B↑ .", "2 Blue monastery@0,1")
    assert story.standing() == {"Blue monastery@0,1"}


# --- with other modules -----------------------------------------------------------------------------


def test_z2_a_turn_with_fairy_dragon_and_builder() -> None:
    """Without the tower; and the fairy is with the thief on the road, so that she pays for it, too."""
    story = tale(
        "Blue Red",
        """
          .    .    .    .    .   5E↓ 2B2↑  .    .    .    .
        10V← 9U↑  8U↑  7U↑  6U↑  [D] 1W↑ 3EB↑ 4U↑ 11BH↑ 12W↑
        """,
        "1 Blue road:E",
        "3 Blue builder road:E",
        "9 Blue fairy follower/0@road:E@1,0",
        "11 Blue pass; dragon 0,-1 0,0 -1,0 -2,0 -3,0 -4,0",
        "12 Blue again",
        more=("traders_and_builders", "inns_and_cathedrals"),
    )
    assert [line.split()[0] for line in led(story)] == ["Blue", "Red", "Blue", "Red", "Blue", "Red"]
    assert story.payments() == [
        "fairy: Blue 1 (1 fairy 1)",
        "road: Blue 10 (5 tiles 5, 1 inn 5)",
        "fairy: Blue 3 (1 fairy 3)",
    ]


def test_z3_cathedral_fairy_king_and_goods() -> None:
    """With one wine; the King's record was 2."""
    story = tale(
        "Yellow Green",
        """
         .  1E↓  .    .
        2U↑ [D] 5O↓  6M←
         .  3E→ 4EK↑ 8HT↑
         .   .  7E↑   .
        """,
        "3 Yellow city:E",
        "5 Yellow fairy follower/0@city:E@0,1",
        "8 Green",
        more=("traders_and_builders", "inns_and_cathedrals", "king_and_robber"),
    )
    assert story.payments() == [
        "fairy: Yellow 1 (1 fairy 1)",
        "city: Yellow 24 (6 tiles 12, 2 pennants 4, 1 cathedral 8)",
        "fairy: Yellow 3 (1 fairy 3)",
    ]
    seen = story.game.view()["modules"]
    assert seen["king_and_robber"]["king"] == {"holder": 1, "tiles": 6}
    assert seen["traders_and_builders"]["goods"][1]["wine"] == 1


def test_r7_the_lake_with_the_volcano_brings_the_dragon() -> None:
    """Yellow has a farmer from the third tile: the fairy may be moved, and pays at the start of his extra turn."""
    lines = ("2 Yellow field:NR", "10 Yellow ?")
    story = tale("Red Yellow", RIVER_II, *lines, more=("river_2",))
    assert shown(story.game)["dragon"] == [-1, -7]
    assert story.options() == {"pass", *fairy_options(story)}, "no figure goes onto the volcano"
    (fairy,) = fairy_options(story)
    story.choose(fairy)
    assert story.game.decision.seat == 1
    assert story.game.decision.step == "place_tile"
    assert story.game.view()["hand"] == "U"
    assert story.awards() == ["fairy: Yellow 1 (1 fairy 1)"]


def test_an_ordinary_volcano_gives_no_turn_more() -> None:
    story = tale("Red Blue", "[D] 1B3↑")
    assert story.game.decision.seat == 1


@pytest.mark.parametrize("field_scoring", ["per_field_3", "per_city_4", "per_field_3_city_once"])
def test_the_fairy_pays_farmers_whatever_the_rule_of_fields(field_scoring: str) -> None:
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2U↑",
        "1 Red field:NL",
        "2 Red fairy follower/0@field:NL@1,0",
        options={"field_scoring": field_scoring},
    ).end()
    assert story.points()["Red"] == 3
    assert story.payments()[-1] == "final fairy: Red 3 (1 fairy 3)"


# --- for people, bots and saves ---------------------------------------------------------------------


def test_what_happens_is_told_in_sentences() -> None:
    story = tale(
        "Red Blue",
        """
        4BB↓  .   .   .   .
        1G→   .   .   .   .
        [D]  2U↑ 3B3↑ 5U↑ 6BH↑
        """,
        "1 Red city:N",
        "2 Blue road:E",
        "3 Red fairy follower/0@city:N@0,-1",
        "4 Blue",
        "6 Blue pass; dragon 3,0 4,0",
    )
    sentences = story.told()
    for told_of in (
        "The dragon flies to 2,0.",
        "Red moves the fairy to the follower at 0,-1.",
        "Red's knight in the city N-S has to leave.",
        "Blue leads the dragon to 3,0.",
        "Red leads the dragon to 4,0.",
    ):
        assert told_of in sentences
    assert words.notices(story.game) == ["dragon (§) at 4,0", "fairy (*) at 0,-1"]
    drawn = str(story.game)
    assert "§" in drawn and "*" in drawn


def test_the_point_of_the_fairy_opens_a_turn() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2U↑ 3U↑", "1 Red road:E", "2 Red fairy follower/0@road:E@1,0", "3 Red")
    turns = [
        (seat, len([event for event in events if isinstance(event, Awarded)]))
        for seat, events in words.turns(story.game.events)
    ]
    assert turns == [(0, 0), (1, 0), (0, 0), (1, 0), (0, 1), (1, 0)]
    assert "Red scores for the fairy: the fairy = 1." in story.told()
    assert words.notices(story.game) == ["fairy (*) at 1,0, with Red"]


def test_a_tile_set_aside_is_told() -> None:
    game = Game(["Red", "Blue"], modules=MODULES, bag=["BG", "B3", "U"], seed=4)
    game.choose("place 1,0 N")
    assert words.story(game, game.events) == [
        "Tile BG is set aside; Red draws again.",
        "Red places tile B3 at 1,0, turned N.",
        "The dragon flies to 1,0.",
        "Tiles that were set aside go into the bag: BG.",
    ]


def panel_of(story: Story) -> str:
    return " ".join(" ".join(line.plain for line in Choices(story.game).panel(["you", "you"], 0)).split())


def test_questions_and_choices_in_words() -> None:
    story = tale("Red Blue", TWO_KNIGHTS, *KNIGHTS, "4 Red ?")
    panel = panel_of(story)
    assert "Red, whom does the princess send home?" in panel
    assert "send home Blue's knight at 1,-2" in panel
    story = tale("Red Blue", AROUND_THE_FAIRY, *FAIRY_ON_THE_ROAD, "5 Red ?", lane="east")
    assert "move the fairy to" not in "\n".join(words.option_words(story.game, each) for each in story.game.options)
    story.choose("pass")
    panel = panel_of(story)
    assert "Blue, where does the dragon go?" in panel
    assert "to the tile at 1,-1" in panel
    story = tale("Red Blue", "[D] 1U↑ 2BR↑", "1 Red road:E", "2 Red ?")
    panel = panel_of(story)
    assert "move the fairy to Red's thief at 1,0" in panel
    assert "knight in the city N at 0,0" in panel


def test_a_walk_is_seen_saved_copied_and_undone_in_the_middle() -> None:
    story = tale("Red Blue", AROUND_THE_FAIRY, *FAIRY_ON_THE_ROAD, "5 Red pass; ?", lane="east")
    game = story.game
    assert shown(game) == {
        "dragon": [0, -1],
        "walk": [[-1, -1], [0, -1]],
        "fairy": [1, 0],
        "fairy_with": 7,
        "set_aside": {},
    }
    for twin in (game.copy(), Game.load(game.save())):
        assert twin.state.fingerprint() == game.state.fingerprint()
        assert twin.decision == game.decision
        twin.choose("dragon 0,0")
        assert shown(twin)["dragon"] == [0, 0]
        assert twin.decision.step == "place_tile"
    bare = game.state.copy()
    turn.refresh(bare)
    assert [bare.code(k) for k in range(bare.count)] == [game.state.code(k) for k in range(game.state.count)]
    game.undo()
    assert shown(game)["dragon"] == [-1, -1]
    assert game.decision.step == "phase_figure"


def test_what_was_not_offered_is_refused() -> None:
    story = tale("Red Blue", AROUND_THE_FAIRY, *FAIRY_ON_THE_ROAD, "5 Red pass; ?", lane="east")
    for choice in ("dragon 1,0", "dragon 9,9", "dragon -1,-1", "pass", "fairy follower/0@road:E@1,0", "dragon"):
        with pytest.raises(IllegalChoice):
            story.choose(choice)
    with pytest.raises(UnknownOption, match="must, may"):
        Game(2, modules=MODULES, options={"princess_action": "should"})
    with pytest.raises(UnknownOption, match="fairy_binding"):
        Game(2, options={"fairy_binding": "tile"})


def test_a_greedy_player_leads_the_dragon() -> None:
    setup = Game(2, modules=(*MODULES, "traders_and_builders"), seed=3).setup
    assert simulate(setup, ("greedy", "random"), 1).games == 1


OTHERS = [slug for slug in BUILT if slug not in MODULES]


@settings(max_examples=10)
@given(
    seats=st.integers(2, 6),
    others=st.lists(st.sampled_from(OTHERS), unique=True),
    seed=st.integers(0, 2**32 - 1),
    must=st.sampled_from(["must", "may"]),
    timing=st.sampled_from(["after_wood", "before_wood", "after_scoring"]),
    binding=st.sampled_from(["follower", "tile"]),
)
def test_dragon_and_fairy_keep_the_rules(
    seats: int, others: list[str], seed: int, must: str, timing: str, binding: str
) -> None:
    """At every choice of whole games with all sorts of modules."""
    options: dict[str, str | bool] = {"princess_action": must, "dragon_timing": timing, "fairy_binding": binding}
    box = Game(seats, modules=(*MODULES, *others), options=options, seed=seed).state.box
    (module,) = [module for module in box.modules if isinstance(module, PrincessAndDragon)]
    state = State(box)
    turn.deal(state, seed, 0, None)
    choices = random.Random(seed)
    while not state.over:
        seen = module.view(state)
        lying = [state.board.where(piece)[2] for piece in range(state.board.pieces)]
        there = [*state.in_bag(), *state.out_of_game(), *lying, *[state.hand] * (state.hand >= 0)]
        assert dragon_tiles(box, there) + sum(seen["set_aside"].values()) == dragon_tiles(box, box.bag)
        assert not (seen["set_aside"] and seen["dragon"])
        check_walk(state, seen)
        check_figures(state, seen)
        turn.take(state, choices.randrange(state.count))


def dragon_tiles(box: Box, designs: Iterable[int]) -> int:
    return sum("dragon" in box.designs.tiles[design].marks for design in designs)


def check_walk(state: State, seen: dict[str, Any]) -> None:
    walk = [tuple(cell) for cell in seen["walk"]]
    assert len(set(walk)) == len(walk) <= 6, "no tile twice, and a choice left"
    if walk:
        assert seen["walk"][-1] == seen["dragon"]
        assert state.box.step_ids[state.asked] == "dragon_move"
        assert state.decider == (state.seat + len(walk) - 1) % state.box.seats


def check_figures(state: State, seen: dict[str, Any]) -> None:
    """Nobody stands by the dragon but who is immune; the fairy stands by her follower."""
    immune = {name for module in state.box.modules for name in module.immune}
    for figure, _, kind, segment in state.standing():
        x, y, _, _ = state.board.segment_at(segment)
        assert [x, y] != seen["dragon"] or kind in immune
        assert seen["fairy_with"] != figure or [x, y] == seen["fairy"]
    if seen["fairy_with"] is not None:
        assert state.place_of(seen["fairy_with"]) != -1
