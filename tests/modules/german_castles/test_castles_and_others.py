"""Castles in Germany beside other modules: the fifth section of rules/german_castles.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from helpers.story import Story
from languedoc.carcassonne.events import FigureRemoved, SecondPart, TilePlaced
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.modules.messages.rules import CARDS
from languedoc.carcassonne.modules.princess_and_dragon.rules import DragonMoved
from modules.german_castles.tales import BOTH_CELLS, LORD, MODULES, SURROUNDED, before, held, on_castle, tale
from modules.messages.tales import stack, stand

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

CASTLE = "[D] 1GB3↑ #"
RULED = "german_castle: Red 12 (1 german_castle 12)"


# --- fields and monasteries -------------------------------------------------------------------------


def test_a_castle_is_no_city_for_farmers() -> None:
    """The castle is completed; the farmer's field touches the cities of the start tile and of the castle tile."""
    story = tale("Red Blue", SURROUNDED, "1 Red field:NL").end()
    assert story.payments() == ["final field: Red 6 (2 cities 6)"]


def test_a_double_tile_fills_two_squares_beside_a_monastery() -> None:
    drawing = """
        .   2B↑   .
        [D] 1GB3↑ #
    """
    story = tale("Red Blue", drawing, "2 Blue monastery").end()
    assert story.payments() == ["final monastery: Blue 4 (4 squares 4)"], "itself, the start tile, two of the castle"


# --- inns and cathedrals ----------------------------------------------------------------------------

INNS = ("inns_and_cathedrals",)


def test_an_unfinished_road_with_an_inn_keeps_the_points_of_its_castle() -> None:
    story = tale("Red Blue", "[D] 1GB3↑ # 2EB↑", "1 Red road:E@2,0", also=INNS).end()
    assert story.payments() == ["final road: Red 3 (1 inn 0, 1 castles 3)"]


def test_a_cathedral_does_not_multiply_a_castle() -> None:
    """Four caps around the cathedral, one of them on the castle tile: 3 for each of 5 tiles, and 3."""
    drawing = """
        .   .     4E↓  .
        .   3E→   2EK↑ 5E←
        [D] 1GB3↑ #    .
    """
    story = tale("Red Blue", drawing, "1 Red city:N@2,0", also=INNS)
    assert story.payments() == ["city: Red 18 (5 tiles 10, 1 cathedral 5, 1 castles 3)"]


def test_an_unfinished_city_with_a_cathedral_gets_nothing_for_a_castle_either() -> None:
    drawing = """
        .   .     2EK↑
        [D] 1GB3↑ #
    """
    story = tale("Red Blue", drawing, "1 Red city:N@2,0", also=INNS).end()
    assert story.payments() == ["final city: Red 0 (1 cathedral 0)"]


def test_a_big_follower_may_rule_a_castle() -> None:
    story = tale("Red Blue", SURROUNDED, "1 Red big_follower german_castle", also=INNS)
    assert story.payments() == [RULED]
    assert story.supply("big_follower") == {"Red": 1, "Blue": 1}


# --- abbey, mayor, wagon and barn -------------------------------------------------------------------

ABBEY = ("abbey_and_mayor",)


def test_mayor_and_wagon_may_not_rule_a_castle() -> None:
    story = tale("Red Blue", CASTLE, "1 Red ?", also=ABBEY)
    assert on_castle(story) == {"follower german_castle"}
    assert story.may("mayor city:N@2,0") and story.may("wagon road:E@2,0")


def test_a_wagon_does_not_drive_into_a_castle() -> None:
    """Its road ends at the castle. The other roads there are open to it, and the monastery at the other end."""
    story = tale("Red Blue", "[D] 1GB3↑ # 2A→", "1 Red wagon road:E@2,0", "2 Blue pass; ?", also=ABBEY)
    assert story.game.decision.step == "wagon_move"
    assert story.options() == {
        "pass",
        "drive road:W@1,0",
        "drive road:E@0,0",
        "drive road:S@2,0",
        "drive monastery",
    }


def test_an_abbey_fills_a_square_around_a_castle() -> None:
    drawing = """
        2E↓ 3B↑      4E↓  6B↑
        [D] 1GB3↑    #    5A→
        7B↑ 12ABBEY↑ 10A↓ 11E→
        8E← 9E↓      .    .
    """
    story = tale("Red Blue", drawing, LORD, also=ABBEY)
    assert story.payments() == [RULED]


HOLE = """
    2E↓ 3B↑   4E↓      6B↑
    [D] 1GB3↑ #        5A→
    7B↑ 8B↑   12ABBEY↑ 11E→
    .   9E←   10E→     .
"""


def test_an_abbey_ends_the_road_of_a_castle() -> None:
    story = tale("Red Blue", HOLE, "1 Red road:S@2,0", also=ABBEY)
    assert story.payments() == ["road: Red 4 (1 tiles 1, 1 castles 3)"]


def test_a_castle_or_an_abbey_or_a_drawn_tile() -> None:
    """2.2-4, 2.2-5, 2.2-6: who lays a castle is not asked for the abbey, and only who lays neither draws."""
    story = tale("Red Blue", before(12, HOLE), "11 Red", also=ABBEY)
    assert story.game.decision.step == "choose_german_castle"
    assert story.options() == {"pass", "castle GB2", "castle GB4"}
    other = story.game.copy()
    other.choose("castle GB2")
    assert other.decision.step == "place_tile"
    story.choose("pass")
    assert story.game.decision.step == "choose_abbey"
    assert story.options() == {"draw", "abbey 2,1"}
    story.choose("draw")
    assert story.game.decision.step == "place_tile"


def test_a_barn_may_stand_at_any_corner_of_the_castle_tile_just_placed() -> None:
    """The tiles in the south and east lie there; the barn at the corner of the second cell is in the field of both."""
    drawing = """
        [D] 6GB3↑ #   5A→
        1B↑ 2B↑   3A↓ 4E→
    """
    story = tale("Red Blue", drawing, "6 Red ?", also=ABBEY)
    corners = {"barn NW@1,1", "barn NW@2,1", "barn NW@3,1"}
    assert {option for option in story.options() if option.startswith("barn")} == corners
    story.choose("barn NW@3,1")
    assert story.game.view()["modules"]["abbey_and_mayor"]["barns"] == [{"seat": 0, "corner": [3, 1]}]


@pytest.mark.parametrize(
    ("drawing", "corner"),
    [
        ("[D] 1GB3↑ #\n2B↑ 3B↑ .", "barn NW@1,1"),  # one corner of the castle tile
        ("[D] 1GB3↑ #\n. 2B↑ 3A↓", "barn NW@2,1"),  # a corner of each of its cells
        ("[D] 3GB3↑ #\n1B↑ 2B↑ .", "barn NW@1,1"),  # the castle tile itself is the last one
    ],
    ids=["one", "two", "last"],
)
def test_a_castle_tile_supplies_one_or_two_corners_of_a_barn(drawing: str, corner: str) -> None:
    story = tale("Red Blue", drawing, "3 Red ?", also=ABBEY)
    assert {option for option in story.options() if option.startswith("barn")} == {corner}
    story.choose(corner)
    assert story.game.view()["modules"]["abbey_and_mayor"]["barns"] == [
        {"seat": 0, "corner": [int(number) for number in corner.removeprefix("barn NW@").split(",")]}
    ]


# --- traders and builders ---------------------------------------------------------------------------

BUILDERS = ("traders_and_builders",)


@pytest.mark.parametrize(
    ("drawing", "lane"),
    [("[D] 1U↑ 2U↑ 3GB3↑ #", "west"), ("3GB3↑ # 2U↑ 1U↑ [D]", "east")],
    ids=["first cell", "second cell"],
)
def test_a_castle_that_extends_the_road_of_a_builder_brings_a_second_part(drawing: str, lane: str) -> None:
    """In the second part another castle may be laid, or a tile drawn."""
    lines = ("1 Red road:E", "2 Red builder road:E", "3 Red")
    story = tale("Red Blue", drawing, *lines, also=BUILDERS, lane=lane)
    assert [event for event in story.game.events if isinstance(event, SecondPart)] == [SecondPart(0)]
    assert story.game.decision.seat == 0
    assert story.options() == {"pass", "castle GB1"}


def test_builders_and_pigs_do_not_enter_a_castle() -> None:
    story = tale("Red Blue", "[D] 1GB3↑ #", "1 Red ?", also=BUILDERS)
    assert on_castle(story) == {"follower german_castle"}


def test_a_second_part_with_an_empty_bag_has_no_castle() -> None:
    """The last tile was drawn, so the game ends (sheet 6), whatever the builder has in hand."""
    lines = ("1 Red road:E", "2 Red builder road:E")
    story = tale("Red Blue", "[D] 1U↑ 2U↑", *lines, also=BUILDERS)
    while not story.game.over:
        assert story.game.decision.step != "choose_german_castle" or story.game.state.pile_left > 0
        story.choose("place 3,0 N" if story.may("place 3,0 N") else "pass")
    assert [event for event in story.game.events if isinstance(event, SecondPart)] == []


# --- dragon, fairy and portal -----------------------------------------------------------------------

DRAGON = ("princess_and_dragon",)
FROM_SOUTH = """
    [D] 1GB3↑ #
    .   2B2↑  .
    .   3BJ↓  .
"""
FROM_NORTH = """
    .   .     3BJ↑
    .   .     2BZ↓
    [D] 1GB3↑ #
"""


@pytest.mark.parametrize("spot", ["german_castle", "field:NL", "field:SL", "road:W"])
def test_the_dragon_on_the_first_cell_eats_whoever_is_there(spot: str) -> None:
    """The castle is on both cells, and so are two of its fields."""
    story = tale("Red Blue", FROM_SOUTH, f"1 Red {spot}", "3 Red pass; dragon 1,0; ?", also=DRAGON)
    assert story.standing() == set()
    assert story.options() == {"dragon 0,0", "dragon 2,0"}, "its second cell is a step of its own"


@pytest.mark.parametrize("spot", ["road:S@2,0", "field:ER@2,0", "city:N@2,0"])
def test_the_dragon_on_the_first_cell_leaves_whoever_is_on_the_second(spot: str) -> None:
    story = tale("Red Blue", FROM_SOUTH, f"1 Red {spot}", "3 Red pass; dragon 1,0; ?", also=DRAGON)
    assert story.standing() == {f"Red {spot}"}
    story.choose("dragon 2,0")
    assert story.standing() == set()


@pytest.mark.parametrize("spot", ["german_castle", "field:NL", "field:SL", "road:S@2,0"])
def test_the_dragon_on_the_second_cell_eats_whoever_is_there(spot: str) -> None:
    story = tale("Red Blue", FROM_NORTH, f"1 Red {spot}", "3 Red pass; ?", also=DRAGON)
    at = spot if "@" in spot else f"{spot}@1,0"
    steps = [
        f"dragon {event.cell}" if isinstance(event, DragonMoved) else f"eats {event.segment}"
        for event in story.game.choose("dragon 2,0")
        if isinstance(event, DragonMoved | FigureRemoved)
    ]
    assert steps == ["dragon 2,0", f"eats {at}", "dragon 1,0", "dragon 0,0"]


def test_nobody_comes_to_a_castle_while_the_dragon_is_on_one_of_its_cells() -> None:
    """He has walked onto the second cell, from where he has nowhere to go. A portal leads to the road of the first."""
    drawing = """
        4BW↑ [D] 1GB3↑ #
        .    .   2B2↑  .
        .    .   3BJ↓  .
    """
    story = tale("Red Blue", drawing, "1 Red", "3 Red pass; dragon 1,0 2,0", "4 Blue ?", also=DRAGON)
    on_tile = {option for option in story.options() if option.endswith(("@1,0", "@2,0"))}
    assert on_tile == {"follower road:W@1,0"}


def test_the_fairy_with_a_lord_brings_three_points_more() -> None:
    fairy = "3 Red fairy follower/0@german_castle@1,0"
    story = tale("Red Blue", SURROUNDED, LORD, fairy, also=DRAGON)
    assert story.payments()[-2:] == [RULED, "fairy: Red 3 (1 fairy 3)"]


def test_a_portal_leads_into_a_castle() -> None:
    drawing = "[D] 1GB3↑ # 2U↑ 3BW↑"
    assert on_castle(tale("Red Blue", drawing, "1 Red", "3 Red ?", also=DRAGON)) == {"follower german_castle@1,0"}
    ruled = tale("Red Blue", drawing, LORD, "3 Red ?", also=DRAGON)
    assert on_castle(ruled) == {"fairy follower/0@german_castle@1,0"}, "it is occupied"


# --- towers -----------------------------------------------------------------------------------------

TOWER = ("tower",)
SOUTH_OF_FIRST = """
    [D] 1GB3↑ #
    .   2TI↑  .
"""
SOUTH_OF_SECOND = """
    [D] 1GB3↑ #
    .   .     2TM↓
"""


@pytest.mark.parametrize(
    ("drawing", "tower", "caught", "missed"),
    [
        (SOUTH_OF_FIRST, "1,1", ["german_castle", "field:NL", "field:SL", "road:W"], ["field:ER@2,0", "road:S@2,0"]),
        (
            SOUTH_OF_SECOND,
            "2,1",
            ["german_castle", "field:NL", "field:SL", "field:ER@2,0", "city:N@2,0"],
            ["road:W"],
        ),
    ],
    ids=["first cell", "second cell"],
)
def test_a_tower_reaches_the_lord_on_either_cell(
    drawing: str, tower: str, caught: list[str], missed: list[str]
) -> None:
    for spot in caught:
        story = tale("Red Blue", drawing, f"1 Red {spot}", f"2 Blue tower {tower}; ?", also=TOWER)
        at = spot if "@" in spot else f"{spot}@1,0"
        assert story.options() == {"pass", f"capture follower/0@{at}"}
    for spot in missed:
        story = tale("Red Blue", drawing, f"1 Red {spot}", f"2 Blue tower {tower}", also=TOWER)
        assert story.game.decision.step == "choose_german_castle", "nobody can be captured"


# --- festival, phantom, king and robber -------------------------------------------------------------


def test_a_lord_comes_home_to_a_festival() -> None:
    story = tale("Red Blue", "[D] 1GB3↑ # 2U↑ 3FE_cN_rW↑", LORD, "3 Red ?", also=("festival",))
    story.choose("festival follower/0@german_castle@1,0")
    assert story.standing() == set() and story.supply() == {"Red": 7, "Blue": 7}


def test_a_phantom_rules_a_castle() -> None:
    story = tale("Red Blue", SURROUNDED, "1 Red road:W; phantom german_castle", also=("phantom",))
    assert story.payments() == [RULED]
    assert story.supply("phantom") == {"Red": 1, "Blue": 1}


def test_the_robber_counts_the_cells_of_a_castle() -> None:
    story = tale("Red Blue", BOTH_CELLS, "1 Red road:E", also=("king_and_robber",))
    assert story.payments() == ["road: Red 9 (6 tiles 6, 1 castles 3)"]
    assert story.game.view()["modules"]["king_and_robber"]["robber"] == {"holder": 1, "tiles": 6}


def test_the_second_cell_of_a_castle_extends_a_road_with_a_ferry() -> None:
    """The castle lies with its second cell at the lake, so the ferry may be moved."""
    drawing = "[D] 1FY_rE_rS_rW↑ # 2GB3↓"
    story = tale("Red Blue", drawing, "1 Red road:W; ferry road:E road:W", "2 Blue ?", also=("ferries",))
    assert story.game.decision.step == "ferry_move"
    assert story.options() == {"pass", "ferry road:E@1,0 road:S@1,0", "ferry road:S@1,0 road:W@1,0"}


# --- messages ---------------------------------------------------------------------------------------


def message(card: str) -> Story:
    """Red, lord of a castle, completes a city and carries out a message."""
    drawing = """
        2E↓ .     .
        [D] 1GB3↑ #
    """
    story = tale("Red Blue", drawing, LORD, "2 Red ?", also=("messages",))
    stack(stand(story, "Red", 1, 2), card).choose("follower city:S").choose("marker")
    return story.choose(f"carry_out {card}")


@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("extra_tile", "score_and_return_follower")])
def test_a_lord_is_neither_thief_knight_farmer_nor_monk(card: str) -> None:
    assert message(card).awards() == []


def test_a_message_pays_a_lord_what_his_castle_is_worth_at_the_end() -> None:
    """Its own squares, the start tile and the one above it."""
    story = message("score_and_return_follower")
    assert story.awards() == ["message: Red 4 (4 squares 4)"]
    assert story.standing() == set()


def test_with_a_message_a_tile_is_drawn_and_no_castle_laid() -> None:
    story = message("extra_tile")
    assert story.game.decision.step == "place_tile" and story.game.decision.seat == 0


# --- cult places ------------------------------------------------------------------------------------


def test_a_castle_is_no_rival_of_a_cult_place() -> None:
    """Beside a castle and a monastery a cult place may lie; beside a second monastery, too, it may not."""
    for third, may in ((".", True), ("3A↓", False)):
        story = tale("Red Blue", f"[D] 1GB3↑ #\n2B↑ . {third}", also=("cult",), rest="CU_s U")
        assert story.choose("pass").game.decision.step == "place_tile", "no other castle"
        assert story.may("place 1,1 N") == may


def test_a_heretic_who_is_paid_does_not_send_a_lord_home() -> None:
    drawing = """
        [D] 1GB3↑  #
        3E↓ 2CU_s↑ 4U→
        7E↑ 6E↓    5U→
    """
    story = tale("Red Blue", drawing, LORD, "2 Blue shrine", also=("cult",))
    assert story.payments() == ["shrine: Blue 9 (1 shrine 9)"]
    assert story.standing() == {"Red german_castle@1,0"}
    assert not any("challenge" in line for line in story.told())


# --- river and triangles ----------------------------------------------------------------------------


@pytest.mark.parametrize("river", ["river_1", "river_2"])
def test_no_castle_is_laid_before_the_river_is_done(river: str) -> None:
    """The first question after the lake is the first one for a castle."""
    game = Game(2, modules=(*MODULES, river), seed=4)
    while game.decision.step != "choose_german_castle":
        game.choose("pass" if "pass" in {option.text for option in game.options} else 0)
    laid = [event.tile for event in game.events if isinstance(event, TilePlaced)]
    assert all(tile.startswith(("R1", "R2")) for tile in laid) and "lake" in laid[-1]


def test_one_triangle_fills_a_square_around_a_castle() -> None:
    drawing = """
        [D] 1GB3↑  #
        .   2I-04→ .
    """
    story = tale("Red Blue", drawing, LORD, "2 Blue", also=("half_so_wild",)).end()
    assert story.payments() == ["final german_castle: Red 4 (4 squares 4)"], "two of its own, the start tile, a half"


def test_a_triangle_or_a_castle_or_a_drawn_tile() -> None:
    """2.2-3 before 2.2-4: who lays a triangle is not asked for a castle."""
    story = tale("Red Blue", "[D] 1U↑", "1 Red", also=("half_so_wild",))
    assert story.game.decision.step == "choose_triangle"
    other = story.game.copy()
    other.choose(next(option for option in other.options if option.verb == "triangle"))
    assert other.decision.step == "place_tile"
    story.choose("pass")
    assert story.game.decision.step == "choose_german_castle"
    story.choose("castle GB3")
    assert story.game.decision.step == "place_tile"
    assert held(story) == {"Red": ["GB1", "GB2"], "Blue": ["GB4"]}


def test_a_follower_from_the_city_joins_a_field_of_a_castle_on_its_first_cell() -> None:
    """A game that the hunt found: the market joined a field on the second cell of a castle."""
    game = Game.load(Path(__file__).with_name("hunt-4000487.save").read_text("utf-8"))
    board = game.state.board
    joined = [option.targets[1] for option in game.options if option.verb == "join"]
    segments = [board.find_segment(each.x, each.y, each.kind, each.port) for each in joined]
    assert segments and not any(board.is_second_part(segment) for segment in segments)
