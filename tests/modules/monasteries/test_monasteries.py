"""Special monasteries, as their sheet has them: the worked examples X1 to X5, monks and abbots, sets, other modules."""

from __future__ import annotations

from typing import Any

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import words
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.targets import Segment
from languedoc.carcassonne.turn_order import turn_order

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "monasteries")
KEPT = {"monasteries_keep": "add"}  # more tiles without a road or a city


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), options={**KEPT, **more.pop("options", {})}, **more)


def abbots(story: Story) -> list[str]:
    return story.payments("abbacy")


# --- the cross of an abbot (3, 8) ---------------------------------------------------------------------


def test_x1_two_up_a_gap_two_down_and_one_to_the_left() -> None:
    drawing = """
        .   [D]
        .   1B↑
        5B↑ 2MG2↑
        .   3B↑
        .   4B↑
    """
    story = tale("Red Blue", drawing, "2 Red abbacy").end()
    assert abbots(story) == ["final abbacy: Red 6 (6 squares 6)"]
    assert "Red deploys an abbot." in story.told() and "Red scores an abbot: 6 squares = 6." in story.told()


def test_x2_four_up_two_right_one_down_and_two_to_the_left() -> None:
    drawing = """
        .   .     [D]   .     .
        .   .     1B↑   .     .
        .   .     2B↑   .     .
        .   .     3B↑   .     .
        9U→ 8MG6↑ 4MG2↑ 5MG4↑ 6MG5↑
        .   .     7B↑   .     .
    """
    assert abbots(tale("Red Blue", drawing, "4 Red abbacy").end()) == ["final abbacy: Red 10 (10 squares 10)"]


# The eight squares around tile 8 are filled before it is laid
HOLE = """
    1U↑ [D]   2U↑
    3B↑ 8MG2↑ 4B↑
    5B↑ 6B↑   7E↓
"""


def test_x3_a_monk_is_paid_as_in_every_monastery() -> None:
    story = tale("Red Blue", HOLE, "8 Blue monastery")
    assert story.payments() == ["monastery: Blue 9 (1 monastery 9)"]
    assert story.standing() == set() and story.supply()["Blue"] == 7


def test_an_abbot_stays_although_all_squares_are_filled() -> None:
    story = tale("Red Blue", HOLE, "8 Blue abbacy")
    assert story.payments() == [] and story.standing() == {"Blue abbacy@0,1"}
    assert abbots(story.end()) == ["final abbacy: Blue 5 (5 squares 5)"], "diagonals never count"


def test_x4_long_rows_and_eight_neighbours() -> None:
    """Rows of 5, 6, 3 and 4."""
    drawing = """
        .      .      .    .      [D]    .     .   .   .    .    .
        .      .      .    .      1U↑    .     .   .   .    .    .
        .      .      .    .      2B↑    .     .   .   .    .    .
        .      .      .    .      3B↑    .     .   .   .    .    .
        .      .      .    16E↑   4B↑    17E↑  .   .   .    .    .
        15MG3↑ 14MG1↑ 13E↑ 12MG6↑ 5MG2↑  6MG4↑ 7U→ 8U→ 9U→  10U→ 11U→
        .      .      .    18E↓   19MG5↑ 20E↓  .   .   .    .    .
        .      .      .    .      21G↑   .     .   .   .    .    .
        .      .      .    .      22B↑   .     .   .   .    .    .
    """
    story = tale("Red Blue", drawing, "5 Red abbacy")
    assert story.payments() == [] and story.standing() == {"Red abbacy@0,5"}
    assert abbots(story.end()) == ["final abbacy: Red 19 (19 squares 19)"]


def test_x5_a_row_ends_at_the_first_gap() -> None:
    drawing = """
        .     [D] 3U↑ 4U↑ .
        2MG2↑ 1B↑ .   5B↑ 6B↑
    """
    story = tale("Red Blue", drawing, "2 Blue abbacy", lane="east").end()
    assert abbots(story) == ["final abbacy: Blue 2 (2 squares 2)"]


def test_a_gap_that_is_filled_later_counts() -> None:
    drawing = """
        .     [D] 3U↑ 4U↑ .
        2MG2↑ 1B↑ 7B↑ 5B↑ 6B↑
    """
    story = tale("Red Blue", drawing, "2 Blue abbacy", lane="east").end()
    assert abbots(story) == ["final abbacy: Blue 5 (5 squares 5)"]


def test_triangles_and_castles_count_by_cells() -> None:
    drawing = """
        [D]   .
        1MG2↑ 2I-04→
    """
    story = tale("Red Blue", drawing, "1 Red abbacy", also=("half_so_wild",))
    assert [payment.points for payment in story.game.worth("abbacy@0,1").now] == [3]


# --- monk or abbot (2) --------------------------------------------------------------------------------


def test_on_a_special_monastery_the_role_is_chosen() -> None:
    story = tale("Red Blue", "[D]\n1MG2↑", "1 Red ?")
    assert story.options() == {"pass", "follower monastery", "follower abbacy", "follower field:NL"}
    plain = tale("Red Blue", "[D]\n1B↑", "1 Red ?")
    assert "follower abbacy" not in plain.options()


def test_what_either_role_would_count_is_told() -> None:
    story = tale("Red Blue", "[D]\n1MG2↑", "1 Red ?")
    told = {option.text: words.option_words(story.game, option) for option in story.game.options}
    assert (told["follower monastery"], told["follower abbacy"]) == ("monk", "abbot")
    seat, building = Segment(0, 1, "abbacy", ""), Segment(0, 1, "monastery", "")
    assert words.prospect_words(story.game, seat) == "2 squares"
    assert words.prospect_words(story.game, building) == "2 of 9 squares"


def test_every_follower_that_can_be_a_monk_can_be_an_abbot() -> None:
    also = ("inns_and_cathedrals", "abbey_and_mayor", "phantom", "traders_and_builders")
    story = tale("Red Blue", "[D]\n1MG2↑", "1 Red ?", also=also)
    kinds = {option.split()[0] for option in story.options() if option.endswith(" abbacy")}
    assert kinds == {"follower", "big_follower", "wagon", "phantom"}
    assert kinds == {option.split()[0] for option in story.options() if option.endswith(" monastery")}


def test_the_monastery_is_one_feature() -> None:
    """Whoever is there, as a monk or as an abbot, keeps others out: here by a portal, tile 2."""
    for role in ("monastery", "abbacy"):
        story = tale("Red Blue", "[D] 2BT↑\n1MG2↑ .", f"1 Red {role}", "2 Blue ?", also=("princess_and_dragon",))
        assert not {"follower monastery@0,1", "follower abbacy@0,1"} & story.options()
    story = tale("Red Blue", "[D] 2BT↑\n1MG2↑ .", "2 Blue ?", also=("princess_and_dragon",))
    assert {"follower monastery@0,1", "follower abbacy@0,1"} < story.options()


def test_an_empty_monastery_that_is_completed_is_open_to_an_abbot_by_a_portal() -> None:
    """Its monk was paid; nobody can be a monk there any more."""
    drawing = HOLE.replace("2U↑\n", "2U↑ 9BT↑\n")
    story = tale("Red Blue", drawing, "8 Blue monastery", "9 Red ?", also=("princess_and_dragon",))
    assert "follower abbacy@0,1" in story.options() and "follower monastery@0,1" not in story.options()


def test_a_phantom_does_not_follow_into_the_same_monastery() -> None:
    story = tale("Red Blue", "[D]\n1MG2↑", "1 Red abbacy; ?", also=("phantom",))
    assert story.options() == {"pass", "phantom field:NL"}


# --- sets (1) -----------------------------------------------------------------------------------------


def test_the_monasteries_of_the_base_game_are_replaced() -> None:
    left = Game(2, modules=MODULES, seed=1).tiles_left()
    assert "A" not in left and "B" not in left
    assert {name for name in left if name.startswith("M") and len(name) == 3} <= {f"MG{i}" for i in range(1, 7)}
    assert len(Game(2, modules=MODULES, seed=1).state.box.bag) == 71, "six for six"


def test_they_are_kept_by_an_option() -> None:
    assert len(Game(2, modules=MODULES, options=KEPT, seed=1).state.box.bag) == 77


@pytest.mark.parametrize(
    ("sets", "letters"),
    [
        ("netherlands_belgium", "N"),
        ("japan", "J"),
        ("germany_and_japan", "GJ"),
        ("germany_and_netherlands_belgium_and_japan", "GNJ"),
    ],
)
def test_one_or_more_sets_are_in_the_game(sets: str, letters: str) -> None:
    box = Game(2, modules=MODULES, options={"monastery_sets": sets}, seed=1).state.box
    ours = {tile.id for tile in box.designs.tiles if tile.module == "monasteries"}
    assert ours == {f"M{letter}{i}" for letter in letters for i in range(1, 7)}
    assert len(box.bag) == 65 + 6 * len(letters), "those of the base game are taken out once"


def test_without_its_rules_they_are_plain_monasteries() -> None:
    story = Story("Red Blue", "[D]\n1MG2↑", "1 Red ?", tiles=MODULES)
    assert "follower monastery" in story.options() and "follower abbacy" not in story.options()


# --- with others (5) ----------------------------------------------------------------------------------


def test_the_fairy_is_paid_with_an_abbot_at_the_end() -> None:
    lines = ("1 Red abbacy", "2 Red fairy follower/0@abbacy@0,1")
    story = tale("Red Blue", "[D]   .\n1MG2↑ 2B↑", *lines, also=("princess_and_dragon",)).end()
    assert abbots(story) == ["final abbacy: Red 3 (3 squares 3)"]
    assert story.awards()[-1] == "fairy: Red 3 (1 fairy 3)"


def test_little_buildings_count_on_the_tiles_of_the_cross() -> None:
    """Two houses: one in the row below him counts, one at his corner does not."""
    drawing = """
        [D]   .
        1MG2↑ 2B↑
        3B↑   4B↑
    """
    lines = ("1 Red abbacy", "3 Red build building 0,2", "4 Blue build building 1,2")
    story = tale("Red Blue", drawing, *lines, also=("little_buildings",)).end()
    assert abbots(story) == ["final abbacy: Red 5 (4 squares 4, 1 little_buildings 1)"]


def test_an_abbot_comes_home_to_a_festival_and_the_monastery_is_free() -> None:
    story = tale("Red Blue", "[D] 2FE_cN_rW↑\n1MG2↑ .", "1 Red abbacy", "2 Red ?", also=("festival",))
    story.choose("festival follower/0@abbacy@0,1")
    assert story.standing() == set() and story.supply()["Red"] == 7


def test_an_abbot_takes_no_part_in_a_challenge() -> None:
    """The cult place beside him is completed; he stays."""
    assert story_of_challenge("abbacy").standing() == {"Red abbacy@0,1"}
    assert story_of_challenge("monastery").standing() == set(), "a monk loses and goes home"


def story_of_challenge(role: str) -> Story:
    drawing = """
        [D]   2U↑    3U↑
        1MG2↑ 8CU_s↑ 4E→
        5U↑   6U↑    7U↑
    """
    return tale("Red Blue", drawing, f"1 Red {role}", "8 Blue shrine", also=("cult",))


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_the_rows_of_the_turn_order(timing: str) -> None:
    rows = turn_order(list(dict.fromkeys(BUILT.values())), {"timing_profile": timing})
    own = {row.step: (row.phase, row.number) for row in rows if row.module == "monasteries"}
    assert own == {
        "setup_monasteries": ("setup", "S-23"),
        "deploy_abbot": ("P3", "2.3-13"),
        "final_abbot": ("final", "E-10"),
    }
