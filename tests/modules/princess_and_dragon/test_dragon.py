"""The volcano and the walk of the dragon, as the sheet of the Princess & the Dragon has them."""

from __future__ import annotations

import pytest

from languedoc import Game
from languedoc.carcassonne import turn, words
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Figure, Place
from languedoc.carcassonne.events import (
    FigureDeployed,
    FigureRemoved,
    SecondPart,
    TileSetAside,
)
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.cult.rules import ChallengeDecided
from languedoc.carcassonne.modules.princess_and_dragon.rules import (
    DragonFlew,
    DragonMoved,
    PrincessAndDragon,
    TilesBack,
)
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Segment
from languedoc.i18n import speech
from modules.princess_and_dragon.tales import FAIRY_AT, MODULES, box_with, led, segment_of, shown, tale, told

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

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
    assert words.notices(game, speech("en").showing) == ["3 dragon tiles are set aside"], "the page names no letters"
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


def test_without_a_dragon_its_tiles_are_ordinary() -> None:
    story = tale("Red Blue", "[D] 1BH↑ 2B3↑", options={"dragon": False})
    assert shown(story.game)["dragon"] is None
    assert not told(story, TileSetAside)


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


class Wall(Module):
    """Keeps the dragon off the tiles in the east."""

    slug = "wall"

    def keeps_out(self, state: State, piece: int) -> bool:
        return state.board.where(piece)[0] > 2


class Hut(Module):
    """A figure that the dragon leaves alone, as it does with barns."""

    slug = "hut"
    figures = (Figure("hut", follower=False, safe_from=("eaten",)), Figure("goat", follower=False))


class Roof(Module):
    """A place on the tile at 2,0 that is no segment, as the top of a tower, and one that is on no tile."""

    slug = "roof"
    places = (Place("roof", per="tile"), Place("loft"))

    def places_on_tiles(self, box: Box, place: Place) -> int:
        return 1

    def tile_placed(self, state: State) -> None:
        state.put_place(self.first_place, state.board.piece_at(2, 0))


def street(*classes: type[Module]) -> State:
    """The dragon is at 1,0, and tiles lie from there to 5,0; the last one makes it walk."""
    box = box_with(*classes, seats=2)
    numbers = {box.tile_name(design): design for design in range(box.designs.count)}
    state = State(box)
    state.record = []
    turn.deal(state, 1, 0, [numbers[name] for name in ("B3", "U", "U", "U", "BH", "U")])
    for x in range(1, 6):
        while state.box.step_ids[state.asked] != "place_tile":
            turn.choose(state, 0)
        board = state.board
        (k,) = [
            k
            for k in range(state.count)
            if board.column(state.first_target(state.code(k))) == x and state.second_target(state.code(k)) == 0
        ]
        turn.choose(state, k)
    return state


def walk_east(state: State) -> list[tuple[int, int]]:
    """Lead the dragon eastwards as far as it goes; returns where it stops."""
    assert state.record is not None
    while state.box.step_ids[state.asked] != "place_tile":
        if state.box.step_ids[state.asked] == "phase_figure":
            turn.choose(state, 0)  # pass
        else:
            cells = [state.board.where(state.first_target(state.code(k)))[0] for k in range(state.count)]
            turn.choose(state, cells.index(max(cells)))
    return [(event.cell.x, event.cell.y) for event in state.record if isinstance(event, DragonMoved)]


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
    assert module.view(state, None)["dragon"] == [1, 0]
    state.set_note(module.first_note + FAIRY_AT, state.note(module.first_note))
    assert module.view(state, None)["fairy"] == [1, 0]
    assert walk_east(state) == [(2, 0), (3, 0), (4, 0), (5, 0)]
