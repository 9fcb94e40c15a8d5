"""Castles, as sheet 4 has them: worked examples G3 to G7 and G10, edge cases, and other modules."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from helpers.story import Story
from languedoc.i18n import speech
from languedoc.render import placing
from languedoc.server import scene
from modules.bridges_castles_bazaars.tales import MODULES, lords, shown, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# Tile 1 completes a small city above the start tile: Red turns it into a castle
CASTLE = "1 Red city:S; fortify city:S"


def test_a_small_city_becomes_a_castle_instead_of_being_scored() -> None:
    story = tale("Red Blue", "1E↓\n[D]", "1 Red city:S; ?")
    assert (story.game.decision.step, story.options()) == ("castle_conversion", {"pass", "fortify city:S"})
    story.choose("fortify city:S")
    assert story.payments() == []
    assert (lords(story), shown(story)["castles_left"]) == ([0], [2, 3])
    assert story.standing() == set() and story.supply() == {"Red": 6, "Blue": 7}
    (lord,) = story.game.view()["elsewhere"]
    assert (lord["seat"], str(lord["place"])) == (0, "lords_castle@0,-1")
    assert "Red turns a small city into a castle." in story.told()


def test_who_does_not_want_a_castle_scores_the_city() -> None:
    story = tale("Red Blue", "1E↓\n[D]", "1 Red city:S; pass")
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert lords(story) == []


def test_without_castles_nobody_has_a_token_and_nobody_is_asked() -> None:
    story = tale("Red Blue", "1E↓\n[D]", "1 Red city:S", options={"castles": False})
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert shown(story)["castles_left"] == [0, 0]


def test_with_tiny_cities_of_two_points_a_castle_is_possible_all_the_same() -> None:
    story = tale("Red Blue", "1E↓\n[D]", CASTLE, options={"tiny_city": "two_points"})
    assert (lords(story), story.payments()) == ([0], [])


LATER = ". 2E↓\n[D] 1D↑"


def test_the_knight_may_stand_there_since_earlier() -> None:
    story = tale("Red Blue", LATER, "1 Red city:N", "2 Red pass; fortify city:S")
    assert (lords(story), story.payments()) == ([0], [])


def test_somebody_elses_knight_makes_no_castle() -> None:
    story = tale("Red Blue", LATER, "1 Red city:N", "2 Blue pass")
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]


def test_castle_by_owner_asks_the_owner_of_the_knight() -> None:
    story = tale("Red Blue", LATER, "1 Red city:N", "2 Blue pass; ?", options={"castle_by_owner": True})
    assert (story.game.decision.seat, story.options()) == (0, {"pass", "fortify city:S"})
    story.choose("fortify city:S")
    assert (lords(story), shown(story)["castles_left"]) == ([0], [2, 3])


def test_a_city_of_three_tiles_is_no_small_one() -> None:
    story = tale("Red Blue", "2E↓\n1F→\n[D]", "1 Red city:N", "2 Red pass")
    assert story.payments() == ["city: Red 8 (3 tiles 6, 1 pennants 2)"]


def test_an_irregular_cap_makes_no_castle() -> None:
    """The walls of BB_cW_rE are no semicircle."""
    story = tale("Red Blue", "1BB_cW_rE←\n[D]", "1 Red city:S")
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]


TWO_CAPS = """
    4E↓ 3B↑
    5H↑ 2B↑
    [D] 1U↑
"""


def test_a_tile_that_completes_two_small_cities_is_decided_for_each() -> None:
    """Red has a knight in the north since earlier and puts another one in the south."""
    story = tale("Red Blue", TWO_CAPS, "4 Red city:S", "5 Red city:S; ?")
    asked = []
    for answer in ("fortify city:N", "pass"):
        asked.append(story.options())
        story.choose(answer if story.may(answer) else "pass")
    assert sorted(map(sorted, asked)) == [["fortify city:N", "pass"], ["fortify city:S", "pass"]]
    assert len(lords(story)) + len(story.payments()) == 2, "one is scored, or both"


def test_both_of_them_may_become_castles() -> None:
    story = tale("Red Blue", TWO_CAPS, "4 Red city:S", "5 Red city:S; ?")
    for _ in range(2):
        story.choose(next(option for option in story.options() if option != "pass"))
    assert (lords(story), shown(story)["castles_left"], story.payments()) == ([0, 0], [1, 3], [])


def test_two_lords_from_one_tile_are_at_two_places() -> None:
    """Both of Red's knights stood on tile 5; each lord is named by a tile of his castle that is not the other one's."""
    story = tale("Red Blue", TWO_CAPS, "5 Red city:S; phantom city:N; ?", also=("phantom",), tiles=MODULES)
    for _ in range(2):
        story.choose(next(option for option in story.options() if option != "pass"))
    places = [str(lord["place"]) for lord in story.game.view()["elsewhere"]]
    assert len(places) == 2 and len(set(places)) == 2


def test_without_a_token_there_is_no_castle() -> None:
    """Red builds three castles in a row to the east."""
    drawing = """
        1E↓ 3E↓ 5E↓ 7E↓
        [D] 2D↑ 4D↑ 6D↑
    """
    lines = (
        CASTLE,
        "2 Red city:N",
        "3 Red pass; fortify city:S",
        "4 Red city:N",
        "5 Red pass; fortify city:S",
        "6 Red city:N",
        "7 Red pass",
    )
    story = tale("Red Blue", drawing, *lines)
    assert shown(story)["castles_left"] == [0, 3]
    assert lords(story) == [None, None, None], "the fourth city is scored beside the third castle, and so on"
    assert story.payments() == ["city: Red 4 (2 tiles 4)", *["castle: Red 4 (1 lord 4)"] * 3]


BIG_CITY = """
    .   5N↓ 6E←
    .   4F→ .
    .   3G→ .
    1E↓ 2E↑ .
    [D] .   .
"""


def test_g3_the_lord_gets_what_a_completed_city_is_worth() -> None:
    story = tale("Red Blue", BIG_CITY, CASTLE, "2 Blue city:N")
    assert story.payments() == ["city: Blue 12 (5 tiles 10, 1 pennants 2)", "castle: Red 12 (1 lord 12)"]
    assert (lords(story), story.supply()) == ([None], {"Red": 7, "Blue": 7})
    assert "Red's lord leaves the castle: 12 points." in " ".join(story.told())


ROAD = ".   1E↓ .\n3A← [D] 2A→"


def test_g4_an_unoccupied_road_pays_the_lord() -> None:
    story = tale("Red Blue", ROAD, CASTLE)
    assert story.payments() == ["castle: Red 3 (1 lord 3)"]
    assert lords(story) == [None]


def test_the_full_value_with_an_inn() -> None:
    drawing = ROAD.replace("2A→", "2BB_rS→")
    story = tale("Red Blue", drawing, CASTLE, also=("inns_and_cathedrals",), tiles=MODULES)
    assert story.payments() == ["castle: Red 6 (1 lord 6)"]


def test_an_owner_who_is_also_lord_is_paid_twice() -> None:
    story = tale("Red Blue", ROAD, CASTLE, "3 Red road:E")
    assert story.payments() == ["road: Red 3 (3 tiles 3)", "castle: Red 3 (1 lord 3)"]


CLOISTER = """
    5E↑ 6E↑ 7E↑
    1E↓ 2B↑ 8E→
    [D] 3U↑ 4U↑
"""


def test_g5_a_cloister_on_one_of_the_six_squares_pays_the_lord() -> None:
    story = tale("Red Green", CLOISTER, CASTLE, "2 Green monastery")
    assert story.payments() == ["monastery: Green 9 (1 monastery 9)", "castle: Red 9 (1 lord 9)"]


FARTHER = """
    .   7E↑ 8E↑ 9E↑
    1E↓ 6B↑ 5B↑ 10B↑
    [D] 2U↑ 3U↑ 4U↑
"""


def test_a_cloister_farther_away_does_not() -> None:
    """It lies two squares from the castle, though tiles around it are on the six squares."""
    story = tale("Red Green", FARTHER, CASTLE)
    assert (story.payments(), lords(story)) == ([], [0])


FARMED = """
    5E↓ .   3E↓
    4E↑ 1E↓ 2E↑
    .   [D] .
"""


def test_g6_and_g7_a_finished_castle_at_a_field() -> None:
    """It is finished by the city beside it. With a pig a city is worth 4 and the castle 5, else 3 and 4."""
    story = tale("Red Yellow", FARMED, CASTLE, "2 Yellow field:EL").end()
    assert "castle: Red 4 (1 lord 4)" in story.payments()
    assert story.payments("field") == ["final field: Yellow 10 (3 cities 9, 1 finished_castles 1)"]
    lines = (CASTLE, "2 Yellow field:EL", "4 Yellow pig field:EL")
    story = tale("Red Yellow", FARMED, *lines, also=("traders_and_builders",), tiles=MODULES).end()
    assert story.payments("field") == ["final field: Yellow 13 (3 cities 9, 3 pig 3, 1 finished_castles 1)"]


@pytest.mark.parametrize(
    ("always", "paid"), [(False, "Yellow 0"), (True, "Yellow 4 (1 cities 3, 1 finished_castles 1)")]
)
def test_a_castle_with_its_lord_at_the_end(always: bool, paid: str) -> None:
    """The lord gets nothing, and for fields it counts only by an option."""
    options = {"castle_always_counts": always}
    story = tale("Red Yellow", "1E↓ 2E↑\n[D] .", CASTLE, "2 Yellow field:EL", options=options).end()
    assert story.payments("castle") == ["final castle: Red 0 (1 lord 0)"]
    assert story.payments("field") == [f"final field: {paid}"]
    assert story.supply() == {"Red": 7, "Yellow": 7}


def test_a_lord_who_is_still_there_is_shown_until_the_final_scoring_is_told() -> None:
    story = tale("Red Blue", "1E↓\n[D]", CASTLE).end()
    shown = scene.table(story.game, None, speech("en"))
    assert shown.figures == [] and shown.ending is not UNSET
    assert [(lord.seat, lord.place) for lord in shown.ending.figures] == [(0, "lords_castle@0,-1")]


def test_the_tile_of_the_conversion_completes_a_road_for_nobody() -> None:
    story = tale("Red Blue", "3L↓ 2A→\n[D] 1U↑", "3 Red city:S; fortify city:S")
    assert (story.payments(), lords(story)) == ([], [0])


BOTH = ".   1E↓ 3E↓\n2A← [D] 4L↑"


def test_of_several_features_the_lord_picks_one() -> None:
    """Tile 4 completes a road of three tiles and a city of two."""
    story = tale("Red Blue", BOTH, CASTLE, "4 Blue pass; ?")
    assert (story.game.decision.seat, story.game.decision.step) == (0, "score_castle_lord")
    best, other = [option.text for option in story.game.options]
    assert best.startswith("lord city:") and other.startswith("lord road:")
    story.choose(other)
    assert story.payments() == ["castle: Red 3 (1 lord 3)"]


CHAIN = """
    .   .   .   4E↓
    .   .   1E↓ 2E↑
    5A← 3U↑ [D] 6A→
"""


def test_g10_a_castle_that_is_paid_pays_the_one_beside_it() -> None:
    story = tale("Red Blue", CHAIN, CASTLE, "2 Blue city:N", "4 Blue pass; fortify city:S")
    assert story.payments() == ["castle: Red 4 (1 lord 4)", "castle: Blue 4 (1 lord 4)"]
    assert lords(story) == [None, None]


# Beside the second castle tile 8 completes a road of three tiles, beside the first one that and another one of four
TWO_ROADS = """
    .   .   .   4E↓  .
    .   .   1E↓ 2E↑  6A↑
    5A← 3U↑ [D] 8W↑  7V→
"""


def test_a_lord_with_a_feature_beside_his_castle_takes_that_and_not_what_the_castle_beside_it_gets() -> None:
    """The first feature that is completed counts (2.5-6); the castle beside is paid only after it."""
    lines = (CASTLE, "2 Blue city:N", "4 Blue pass; fortify city:S", "8 Blue pass; lord road:E@-1,0")
    story = tale("Red Blue", TWO_ROADS, *lines)
    assert story.payments() == ["castle: Blue 3 (1 lord 3)", "castle: Red 4 (1 lord 4)"]
    assert lords(story) == [None, None]


# --- other modules -----------------------------------------------------------------------------------


def test_a_mayor_is_no_lord() -> None:
    story = tale("Red Blue", "1E↓\n[D]", "1 Red mayor city:S", also=("abbey_and_mayor",), tiles=MODULES)
    assert (lords(story), story.supply("mayor")["Red"]) == ([], 1)


def test_a_wagon_may_be_lord_and_comes_home_without_driving() -> None:
    lines = ("1 Red wagon city:S; fortify city:S",)
    story = tale("Red Blue", ROAD, *lines, also=("abbey_and_mayor",), tiles=MODULES)
    assert story.payments() == ["castle: Red 3 (1 lord 3)"]
    assert story.supply("wagon") == {"Red": 1, "Blue": 1}


def test_the_fairy_may_be_with_a_lord() -> None:
    lines = (CASTLE, "3 Red fairy follower/0@lords_castle@0,-1")
    drawing = ".   1E↓ .   .\n4A← [D] 2U↑ 3A→"
    story = tale("Red Blue", drawing, *lines, also=("princess_and_dragon",), tiles=MODULES)
    assert story.payments() == ["castle: Red 4 (1 lord 4)", "fairy: Red 3 (1 fairy 3)"]


def test_a_lord_is_out_of_reach_for_what_comes_to_his_tile() -> None:
    state = tale("Red Blue", "1E↓\n[D]", CASTLE).game.state
    ((lord, _, _, _),) = state.elsewhere()
    assert state.is_sheltered(lord) and state.piece_under(lord) == 1


# Tile 4 shows a princess and completes Blue's small city
PRINCESS = """
    .   1G→ 2E↓
    3U↑ [D] 4BD↑
"""


def princess(*line: str, **options: str) -> Story:
    lines = ("2 Blue city:S", *line)
    also = ("princess_and_dragon",)
    return tale("Red Blue", PRINCESS, *lines, also=also, tiles=(*MODULES, *also), options=options)


def test_who_has_to_leave_for_a_princess_is_no_lord() -> None:
    """He is the only knight: he goes first, and the city is nobody's."""
    story = princess()
    assert (lords(story), story.supply()["Blue"], story.payments()) == ([], 7, [])


def test_a_princess_in_a_castle_sends_nobody_away() -> None:
    story = princess("4 Blue pass; pass; fortify city:N", princess_action="may")
    assert lords(story) == [1]
    assert story.end().payments() == ["final castle: Blue 0 (1 lord 0)"], "he stayed to the end"


def test_a_castle_is_no_city_for_the_king() -> None:
    story = tale("Red Blue", "1E↓\n[D]", CASTLE, also=("king_and_robber",), tiles=MODULES).end()
    assert not story.payments("King")


def test_nobody_is_sent_to_a_castle_through_a_portal() -> None:
    tiles = (*MODULES, "princess_and_dragon")
    story = tale("Red Blue", "1E↓ .\n[D] 2BR↑", CASTLE, "2 Blue ?", also=("princess_and_dragon",), tiles=tiles)
    assert any(option.endswith("@0,-1") for option in story.options()), "to the field around it"
    assert not any("city" in option for option in story.options())


def test_the_castle_and_its_lord_are_drawn_between_the_tiles() -> None:
    state = tale("Red Blue", "1E↓\n[D]", CASTLE).game.state
    (token,) = placing.tokens(state)
    (lord,) = placing.figures(state)
    assert (token.token.name, token.at, token.turn) == ("lords_castle", (50.0, 0.0), 0.0)
    assert lord.at == (50.0, 0.0)
