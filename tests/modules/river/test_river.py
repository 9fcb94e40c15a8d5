"""The worked examples of the rivers, R1 to R10 of their rule sheet, and its edge cases, with tiles and choices.

How to read a drawing: see story.py. A spring lies with its water to the east.
"""

from __future__ import annotations

import random

import pytest

from helpers.story import Story, lines
from languedoc import Game
from languedoc.carcassonne import turn, words
from languedoc.carcassonne.declarations import Step
from languedoc.carcassonne.events import GameOver, TileDrawn, TilePlaced, TileRemoved, TileReturned
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.base.rules import Base
from languedoc.carcassonne.modules.river.rules import River
from languedoc.carcassonne.packing import make_box, make_modules
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Place
from languedoc.errors import BagDoesNotFit
from modules.river.tales import (
    BOTH,
    ONE_RIVER,
    RIVER_1,
    RIVER_2,
    RIVER_II,
    drawn,
    last_placed,
    play_on,
    river,
    told,
)

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- where a river tile may lie -----------------------------------------------------------------------


def test_r1_the_river_does_not_flow_back_beside_itself() -> None:
    """It has turned right: the next bend can only go left, so nobody is asked; straight on it may go, too."""
    drawing = "[R1_source] 1R1_vEW↑ 2R1_vSW↑"
    bend = Story("Red Blue", drawing, modules=RIVER_1, rest="R1_vSW")
    assert last_placed(bend.game) == TilePlaced(0, "R1_vSW", Place(2, 1, 2))
    straight = Story("Red Blue", drawing, modules=RIVER_1, rest="R1_rEW_vNS")
    assert straight.options() == {"place 2,1 N", "place 2,1 S"}


def test_r2_a_straight_tile_between_two_bends_the_same_way() -> None:
    story = Story(
        "Red Blue",
        """
        [R1_source] 1R1_vSW↑
             .      2R1_vEW→
        """,
        modules=RIVER_1,
        rest="R1_vSW",
    )
    assert story.options() == {"place 1,2 E", "place 1,2 S"}


def test_r10_the_fork_is_a_bend_for_the_arm_that_turns_off() -> None:
    """The sheet's example, turned: the water comes from the west, the arms lead north and east."""
    story = Story("Red Blue", "[R2_source] 0R2_fork↑", modules=RIVER_2, rest="R2_vSW")
    assert story.options() == {"place 1,-1 W", "place 2,0 N", "place 2,0 E"}


def test_r10_a_fork_with_two_arms_to_the_sides() -> None:
    story = Story("Red Blue", "[R2_source] 0R2_fork←", modules=RIVER_2, rest="R2_vSW")
    assert story.options() == {"place 1,-1 W", "place 1,1 S"}


def test_a_bend_that_fits_nowhere_else_may_turn_back() -> None:
    """East of turn 3 lies the city lake: only the bend to the west is left, although the fork was one (rule 4)."""
    story = Story(
        "Red Blue",
        """
             .         3R2_vSW↑  2R2_cE_vW←
        [R2_source]  0R2_fork↑ 1R2_vNW↑
        """,
        modules=RIVER_2,
        rest="R2_m_vEW",
    )
    assert story.options() == {"place 0,-1 N", "place 0,-1 S"}


def test_the_two_arms_never_lead_to_one_square() -> None:
    """The east arm leads to 2,-1; so the bend cannot lead the north arm there, and lengthens the east arm."""
    game = Game(2, modules=RIVER_2, bag=["R2_vNW", "R2_vSW", "R2_m_vEW", "U"])
    for choice in ("place 1,0 N", "place 2,0 N", "pass"):
        game.choose(choice)
    assert last_placed(game) == TilePlaced(1, "R2_vSW", Place(2, -1, 3))


def test_a_tile_is_laid_only_where_each_arm_can_still_be_ended() -> None:
    """The road of turn 2 leads to the square before the other arm: only the monastery of turn 3 fits there.

    It completes the road, which is scored at once.
    """
    story = Story(
        "Red Blue",
        """
             .         1R2_vSW←  3R1_m_rS_vEW↑
        [R2_source]  0R2_fork↑ 2R2_cN_rS_vEW↓
        """,
        "2 Blue road:N",
        modules=BOTH,
        options=ONE_RIVER,
    )
    assert story.payments() == ["road: Blue 2 (2 tiles 2)"]


def test_the_same_square_is_refused_when_no_tile_is_left_for_it() -> None:
    story = Story(
        "Red Blue",
        """
             .         1R2_vSW←
        [R2_source]  0R2_fork↑
        """,
        modules=RIVER_2,
        rest="R2_cN_rS_vEW",
    )
    assert story.may("place 2,0 N"), "the city to the north would keep the lake out as well"
    assert not story.may("place 2,0 S")


def test_a_tile_that_fits_nowhere_goes_back_and_another_is_drawn() -> None:
    """Only the monastery has a road to the south; the straight tile is drawn again after it."""
    game = Game(
        2,
        modules=BOTH,
        options=ONE_RIVER,
        bag=["R2_vSW", "R2_cN_rS_vEW", "R2_cE_vW", "R1_vEW", "R1_m_rS_vEW", "U"],
    )
    for choice in ("place 1,0 N", "place 1,-1 W", "pass", "place 2,0 S", "pass"):
        game.choose(choice)
    assert last_placed(game).tile == "R2_cE_vW"
    news = game.choose("pass")
    assert news[0] == TileReturned(1, "R1_vEW")
    assert [type(event) for event in news[1:]] == [TileDrawn, TilePlaced]
    assert last_placed(game) == TilePlaced(1, "R1_m_rS_vEW", Place(2, -1, 0))
    assert lines(game, news)[0] == "Tile R1_vEW fits nowhere and goes back; Blue draws again."
    game.choose("pass")
    assert drawn(game)[-1] == "R1_vEW"


def test_if_no_river_tile_fits_the_next_end_is_laid() -> None:
    """North of the other arm there is only room for meadows: the tile with two cities fits nowhere any more."""
    game = Game(
        2,
        modules=BOTH,
        options=ONE_RIVER,
        bag=["R2_vSW", "R1_vEW", "R2_cE_vW", "R1_vEW", "R1_cN_cS_vEW", "U"],
    )
    for choice in ("place 1,0 N", "place 1,-1 W", "pass", "place 2,0 N", "pass", "place 3,0 N"):
        game.choose(choice)
    news = game.choose("pass")
    assert news == [
        TileReturned(1, "R1_vEW"),
        TileReturned(1, "R1_cN_cS_vEW"),
        TileDrawn(1, "R1_vEW"),
    ], "it may lie although the tile after it has no place then"
    game.choose("place 2,-1 N")
    assert game.choose("pass")[:4] == [
        TileReturned(0, "R1_cN_cS_vEW"),
        TileRemoved(0, "R1_cN_cS_vEW"),
        TileDrawn(0, "R2_lake_volcano"),
        TilePlaced(0, "R2_lake_volcano", Place(3, -1, 0)),
    ]
    assert [seat for seat, _ in words.turns(game.events)] == [0, 1, 0, 1, 0, 0]


# --- how many tiles, and whose turn -------------------------------------------------------------------


def test_r3_one_river_of_both_sets() -> None:
    game = Game(3, modules=BOTH, options=ONE_RIVER, seed=4)
    assert game.decision.step == "attach_fork"
    pile = river(game)["rivers"][0]["pile"]
    assert sum(pile.values()) == 19
    assert pile["R2_cE_vW"] == 1
    assert river(game)["rivers"] == [{"pile": pile, "aside": ["R2_lake_volcano"]}]
    assert river(game)["to_come"] == 20
    laid = [event.tile for event in told(play_on(game), TilePlaced) if event.tile.startswith("R")]
    assert laid[0] == "R2_fork"
    assert len([tile for tile in laid if "_" in tile]) + 1 == 22
    assert told(game, TileRemoved) == []


def test_r4_eleven_turns_of_river_i() -> None:
    game = play_on(Game(3, modules=RIVER_1, seed=1))
    turns = told(game, TileDrawn)
    assert [event.seat for event in turns[:12]] == [0, 1, 2] * 4
    assert all(event.tile.startswith("R1_") for event in turns[:11])
    assert turns[10].tile == "R1_lake"
    assert not turns[11].tile.startswith("R1_")


def test_r8_ten_turns_of_river_ii_and_then_one_more() -> None:
    story = Story("Red Blue Green", RIVER_II, modules=RIVER_2)
    turns = told(story.game, TileDrawn)
    assert len([event for event in turns if event.tile.startswith("R2_")]) == 10
    assert [event.seat for event in turns] == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 0]
    assert turns[-1].tile == "U"
    assert river(story.game) is None


def test_r7_yellow_lays_the_volcano_deploys_nobody_and_has_another_turn() -> None:
    story = Story("Red Yellow", RIVER_II, modules=RIVER_2)
    assert last_placed(story.game).seat == 1
    assert last_placed(story.game).tile == "R2_lake_volcano"
    assert story.supply() == {"Red": 7, "Yellow": 7}
    assert story.game.decision.seat == 1
    assert story.game.decision.step == "place_tile"
    assert story.game.view()["hand"] == "U"
    story.choose(min(story.options()))
    assert (story.game.decision.seat, story.game.decision.step) == (1, "phase_figure")


def test_no_pig_lies_down_on_the_volcano() -> None:
    """Yellow's farmer lies in the field around the lake; still nothing is asked."""
    story = Story("Red Yellow", RIVER_II, "8 Yellow field:SL", modules=(*RIVER_2, "traders_and_builders"))
    board = story.game.state.board
    (field,) = board.segments_of(board.piece_at(-1, -7))
    assert board.followers(board.root_of(field), 1) == 1
    assert (story.game.decision.seat, story.game.decision.step) == (1, "place_tile")


def test_no_turn_more_when_the_bag_is_empty() -> None:
    story = Story(
        "Red Blue",
        """
             .       2R2_lake_volcano←
        [R2_source]  0R2_fork↑   1R2_cE_vW↑
        """,
        modules=RIVER_2,
        rest="",
    )
    assert story.game.over
    assert [event.tile for event in told(story.game, TileDrawn)] == ["R2_cE_vW", "R2_lake_volcano"]
    assert isinstance(story.game.events[-1], GameOver)


def test_r9_the_city_lake_comes_first_and_ends_an_arm() -> None:
    story = Story("Red Blue", "[R2_source] 0R2_fork↑ 1R2_cE_vW↑", modules=RIVER_2, rest="R2_m_vEW")
    assert story.options() == {"place 1,-1 E", "place 1,-1 W"}


def test_the_active_player_chooses_which_arm_the_city_lake_ends() -> None:
    story = Story("Red Blue", "[R2_source] 0R2_fork↑", modules=RIVER_2, rest="R2_cE_vW")
    assert story.options() == {"place 2,0 N", "place 1,-1 W"}


def test_the_fork_is_part_of_the_setup() -> None:
    game = Game(2, modules=RIVER_2, seed=1)
    assert game.decision.step == "attach_fork"
    assert game.decision.seat == 0
    assert {option.text for option in game.options} == {"place 1,0 N", "place 1,0 S", "place 1,0 W"}
    assert told(game, TileDrawn) == []
    game.choose("place 1,0 N")
    assert game.decision.seat == 0
    assert game.decision.step == "place_tile"
    game.choose(0)
    assert words.turns(game.events)[0][0] == 0
    assert lines(game, words.turns(game.events)[0][1])[0] == "Red places tile R2_fork at 1,0, turned N."
    assert len(words.turns(game.events)) == 1


def test_the_youngest_attaches_the_fork() -> None:
    game = Game(3, modules=RIVER_2, options={"youngest": "seat_3"}, seed=1)
    assert (game.decision.step, game.decision.seat) == ("attach_fork", 2)
    game.choose("place 1,0 N")
    assert (game.decision.step, game.decision.seat) == ("place_tile", 0)  # who is on turn begins
    placed = [event for event in told(game, TilePlaced) if event.tile == "R2_fork"]
    assert [event.seat for event in placed] == [2]
    again = Game.load(game.save())
    assert again.decision.seat == 0 and again.save() == game.save()
    alone = Game(2, modules=RIVER_2, options={"youngest": "seat_3"}, seed=1)
    assert alone.decision.seat == 0, "nobody sits there"


def test_the_second_fork_is_attached_by_whoever_laid_the_spring() -> None:
    options = {"youngest": "seat_2", "river_combination": "two_rivers"}
    game = Game(2, modules=("base", "river_1", "river_2"), options=options, seed=3)
    rng = random.Random(3)
    springs = 0
    while springs < 1:
        before = game.decision.seat
        game.choose(rng.randrange(len(game.options)))
        if game.decision.step == "attach_fork":
            springs += 1
            assert game.decision.seat == before


def test_the_fork_as_the_tile_of_the_first_turn() -> None:
    game = Game(2, modules=RIVER_2, options={"fork_is_first_turn": True}, seed=1)
    assert drawn(game) == ["R2_fork"]
    assert game.decision.step == "place_tile"
    game.choose("place 1,0 N")
    assert game.decision.step == "phase_figure"
    game.choose("follower field:NR")
    assert game.decision.seat == 1


def test_the_start_tile_goes_into_the_bag() -> None:
    game = Game(2, modules=RIVER_1, seed=1)
    assert game.view()["bag"]["D"] == Game(2, seed=1).view()["bag"].get("D", 0) + 1
    assert sum(game.view()["bag"].values()) == 72
    assert [game.state.box.tile_name(game.state.board.where(0)[2])] == ["R1_source"]


def test_two_rivers_one_after_the_other() -> None:
    """The second spring is a turn; its fork follows at once, and a follower may go onto the spring."""
    game = Game(
        2, modules=BOTH, bag=["R2_cE_vW", "R1_vEW", "R2_vSW", "U", "U"], options={"river_combination": "two_rivers"}
    )
    assert river(game)["rivers"] == [
        {"pile": {}, "aside": ["R1_lake"]},
        {"pile": {"R2_cE_vW": 1, "R2_vSW": 1}, "aside": ["R2_source", "R2_fork", "R2_lake_volcano"]},
    ]
    for choice in ("place 1,0 N", "pass", "pass"):
        game.choose(choice)
    assert drawn(game) == ["R1_vEW", "R1_lake", "R2_source"]
    assert game.decision.seat == 0
    places = {option.text for option in game.options}
    assert "place 0,-1 W" in places, "with its water to the north"
    assert "place 0,-1 S" in places
    assert "place 0,-1 E" not in places, "the water would flow into the first spring"
    game.choose("place 0,-1 W")
    assert game.decision.step == "attach_fork"
    assert game.decision.seat == 0
    game.undo()
    assert {option.text for option in game.options} == places
    game.choose("place 0,-1 W")
    game.choose("place 0,-2 W")
    assert game.decision.step == "phase_figure"
    assert {option.text for option in game.options} == {"pass"} | {"follower field:NL"}
    game.choose("follower field:NL")
    assert game.view()["figures"][0]["segment"] == "field:NL@0,-1"
    assert drawn(game)[3:] == ["R2_cE_vW"]
    assert game.decision.seat == 1
    while game.decision.step != "place_tile" or game.view()["hand"] != "U":
        game.choose(len(game.options) - 1 if game.decision.step == "place_tile" else "pass")
    assert drawn(game)[4:] == ["R2_vSW", "R2_lake_volcano", "U"]
    assert [event.seat for event in told(game, TileDrawn)][3:] == [1, 0, 1, 1]


def test_the_bag_may_name_river_tiles_but_none_that_are_set_aside() -> None:
    with pytest.raises(BagDoesNotFit, match="cannot name tile R1_lake: it is set aside"):
        Game(2, modules=RIVER_1, bag=["R1_lake"])
    with pytest.raises(BagDoesNotFit, match="names tile R1_vEW 3 times; the box holds 2"):
        Game(2, modules=RIVER_1, bag=["R1_vEW"] * 3)


class SecondPart(Module):
    """Stands for a builder: whoever lays the volcano has a second part."""

    slug = "traders_and_builders"
    steps = (Step("builder_second_part", "P6", 40, rests=True, begins_part=True),)

    def tile_placed(self, state: State) -> None:
        design = state.board.where(state.placed)[2]
        if state.box.tile_name(design) == "R2_lake_volcano":
            state.add_part(self.first_part)

    def perform(self, state: State, step: int) -> None:
        state.drop_part(self.first_part)
        turn.play_part(state, self.first_part, False)


def test_the_turn_after_the_volcano_comes_after_the_builders_part() -> None:
    rules = Setup(modules=RIVER_2).rules()
    box = make_box(2, make_modules([Base, River, SecondPart], rules), RIVER_2, rules)
    numbers = {box.tile_name(design): design for design in range(box.designs.count)}
    state = State(box)
    state.record = []
    turn.deal(state, 1, 0, [numbers[name] for name in ("R2_cE_vW", "B", "B", "B")])
    parts = []
    while not state.over:
        turn.refresh(state)
        if box.step_ids[state.asked] == "phase_figure":
            parts.append((state.seat, state.part, state.count > 1))
        turn.choose(state, 0)
    assert [(event.seat, event.tile) for event in state.record if isinstance(event, TileDrawn)] == [
        (0, "R2_cE_vW"),
        (1, "R2_lake_volcano"),
        (1, "B"),
        (1, "B"),
        (0, "B"),
    ]
    assert parts == [(0, 1, True), (1, 2, True), (1, 1, True), (0, 1, True)]
