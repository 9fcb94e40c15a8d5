"""The volcano, the walk of the dragon, and the fairy, as the sheet of the Princess & the Dragon has them."""

from __future__ import annotations

import pytest

from dragon_tales import FAIRY_AT, MODULES, box_with, elsewhere, fairy_options, led, segment_of, shown, tale, told
from languedoc import Game
from languedoc.carcassonne import turn, words
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.events import (
    ChallengeDecided,
    FigureDeployed,
    FigureRemoved,
    SecondPart,
    TileSetAside,
)
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.princess_and_dragon import (
    DragonFlew,
    DragonMoved,
    PrincessAndDragon,
    TilesBack,
)
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Segment

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
    assert verbs == ["pass", *["fairy"] * 7]


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
        f"3 Red fairy {'1,0' if binding == 'tile' else 'follower/0@field:NL@1,0'}",
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
    assert fairy_options(story) == {"fairy 1,0"}


# --- parts that are not played ------------------------------------------------------------------------


def test_without_a_dragon_its_tiles_are_ordinary() -> None:
    story = tale("Red Blue", "[D] 1BH↑ 2B3↑", options={"dragon": False})
    assert shown(story.game)["dragon"] is None
    assert not told(story, TileSetAside)


def test_without_a_fairy_nobody_moves_her() -> None:
    lines = ("1 Red road:E", "3 Red ?")
    assert fairy_options(tale("Red Blue", "[D] 1U↑ 2U↑ 3U↑", *lines)) == {"fairy follower/0@road:E@1,0"}
    assert not fairy_options(tale("Red Blue", "[D] 1U↑ 2U↑ 3U↑", *lines, options={"fairy": False}))


def test_without_portals_nobody_goes_elsewhere() -> None:
    assert elsewhere(tale("Red Blue", "[D] 1BR↑", "1 Red ?"))
    assert not elsewhere(tale("Red Blue", "[D] 1BR↑", "1 Red ?", options={"portal": False}))


@pytest.mark.parametrize(("binding", "points"), [("follower", 3 + 3 + 4), ("follower_for_good", 3 + 3 + 4 + 3)])
def test_a_fairy_for_good(binding: str, points: int) -> None:
    """Red's only follower has the fairy, is paid with her, and is deployed once more, far from her."""
    bag = tuple("WUUWU")
    options: dict[str, str | bool] = {"fairy_binding": binding}
    game = Game.of(
        Setup(names=("Red", "Blue"), modules=MODULES, options=options, bag=bag, figures={"follower": 1}, start=0)
    )
    figures = {1: "follower road:W", 3: "fairy follower/0@road:W@1,0", 5: "follower road:E"}
    for number, place in enumerate(("1,0 N", "2,0 N", "3,0 N", "-1,0 N", "4,0 N"), 1):
        game.choose(f"place {place}")
        game.choose(figures.get(number, "pass"))
    assert game.over
    assert game.scores == (points, 0)
