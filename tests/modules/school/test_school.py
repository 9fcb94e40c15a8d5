"""The school, as its sheet has it: the worked examples X1 to X5, the start, edge cases, and other modules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from helpers.golden import Golden, playthrough
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import text
from languedoc.carcassonne.events import Scored, TilePlaced, TileRemoved
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.school.checks import faults
from languedoc.carcassonne.modules.school.rules import TeacherReturned, TeacherTaken
from languedoc.carcassonne.targets import Place
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import turn_order
from languedoc.guide.compose import kinds
from languedoc.i18n import speech
from languedoc.players import player
from modules.goldmines.test_goldmines import busy_choice

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "school")

# Where the module keeps its numbers
HOLDER, FIRST_FEATURE, BONUS = 2, 8, 1


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def teacher(story: Story) -> str | None:
    """Who has the teacher."""
    holder = story.game.view()["modules"]["school"]["teacher"]
    return None if holder is None else story.names[holder]


def held_by(story: Story, name: str) -> Story:
    """The same with the teacher before a seat, as if taken earlier."""
    (module,) = [each for each in story.game.state.box.modules if each.slug == "school"]
    story.game.state.set_note(module.first_note + HOLDER, story.names.index(name) + 1)
    return story


def asked(story: Story) -> tuple[str, str]:
    return story.game.decision.step, story.names[story.game.decision.seat]


def moves(story: Story) -> list[str]:
    """Where the teacher went, in order."""
    told = []
    for event in story.game.events:
        if isinstance(event, TeacherTaken):
            told.append(f"to {story.names[event.seat]}")
        elif isinstance(event, TeacherReturned):
            told.append(f"back from {story.names[event.seat]}")
    return told


# --- worked examples --------------------------------------------------------------------------------

# Tile 1 completes the road in the east, tile 6 the one in the west with five tiles
FIVE = """
    .   .   .   .   5U→      . .
    6A← 4U↑ 3U↑ 2U↑ [SCHOOL] # 1A→
"""


def test_x1_the_holder_is_paid_for_the_road_of_another_who_then_takes_the_teacher() -> None:
    story = tale("Red Blue", FIVE, "1 Red", "2 Blue road:E", "6 Blue")
    assert story.payments() == ["road: Blue 5 (5 tiles 5)", "teacher: Red 5 (1 teacher 5)"]
    assert moves(story) == ["to Red", "back from Red", "to Blue"] and teacher(story) == "Blue"
    assert [line for line in story.told() if "teacher" in line] == [
        "Red takes the teacher.",
        "Red gets 5 points by the teacher.",
        "The teacher of Red goes back to the school.",
        "Blue takes the teacher.",
    ]


# Tile 1 completes the road in the east; above it a city grows
CITY = """
    .        . 6E↓
    .        . 4F→
    .        . 3F→
    5U→      . 2E↑
    [SCHOOL] # 1A→
"""


def test_x2_the_holder_is_paid_for_the_city_of_another() -> None:
    story = tale("Yellow Green", CITY, "1 Yellow", "2 Green city:N", "6 Green")
    assert story.payments() == [
        "city: Green 12 (4 tiles 8, 2 pennants 4)",
        "teacher: Yellow 12 (1 teacher 12)",
    ]
    assert teacher(story) is None and moves(story) == ["to Yellow", "back from Yellow"]


OWN_CITY = """
    6U→      . 7E↓
    4U→      . 5F→
    2U→      . 3E↑
    [SCHOOL] # 1A→
"""


def test_x3_the_holder_is_paid_twice_for_a_city_of_his_own() -> None:
    story = tale("Red Blue", OWN_CITY, "1 Red", "3 Red city:N", "7 Red")
    assert story.payments() == ["city: Red 8 (3 tiles 6, 1 pennants 2)", "teacher: Red 8 (1 teacher 8)"]
    assert story.points() == {"Red": 16, "Blue": 0} and teacher(story) is None


def test_x4_an_unoccupied_road_brings_the_teacher_from_one_to_the_other() -> None:
    story = tale("Red Blue", "2A← [SCHOOL] # 1A→", "1 Red", "2 Blue")
    assert story.payments() == []
    assert moves(story) == ["to Red", "to Blue"] and teacher(story) == "Blue"


# Tile 9 completes a road of three tiles and a city of four tiles with a pennant
BOTH = """
    .   .        . .   8E↓
    .   5U→      . .   7F→
    .   4U→      . 3B↑ 6G→
    1A← [SCHOOL] # 2U↑ 9L↑
"""


def test_x5_where_several_are_paid_the_holder_chooses() -> None:
    story = tale("Red Blue Green", BOTH, "1 Red", "2 Blue road:E", "6 Green city:N", "9 Green ?").choose("pass")
    assert story.payments() == ["road: Blue 3 (3 tiles 3)", "city: Green 10 (4 tiles 8, 1 pennants 2)"]
    assert asked(story) == ("teacher_share", "Red")
    city = next(option for option in story.options() if option.startswith("learn city"))
    assert len(story.options()) == 2
    story.choose(city)
    assert story.payments()[2:] == ["teacher: Red 10 (1 teacher 10)"]
    assert moves(story) == ["to Red", "back from Red", "to Green"], "Green has completed a road of the school"


def test_where_all_points_go_to_one_that_one_says_what_came_first() -> None:
    """Blue owns both, and gives Red only the road."""
    lines = ("1 Red", "2 Blue road:E", "6 Blue city:N", "9 Red ?")
    story = tale("Red Blue", BOTH, *lines).choose("pass")
    assert asked(story) == ("teacher_share", "Blue")
    story.choose(next(option for option in story.options() if option.startswith("learn road")))
    assert story.payments()[2:] == ["teacher: Red 3 (1 teacher 3)"]
    assert teacher(story) == "Red", "he has completed a road of the school: back, and to him again"
    assert moves(story) == ["to Red", "back from Red", "to Red"]


# The same after Blue was paid for a road of the school, so that Red's first teacher went back
AGAIN = """
    .   .        . .   8E↓
    .   5B↑      . .   7F→
    .   4A↑      . 3B↑ 6G→
    1A← [SCHOOL] # 2U↑ 9L↑
"""


def test_what_an_earlier_teacher_was_paid_for_does_not_decide_who_chooses() -> None:
    lines = ("1 Red", "2 Blue road:E", "4 Blue road:S", "6 Blue city:N", "9 Red ?")
    story = held_by(tale("Red Blue", AGAIN, *lines), "Red")
    assert story.payments() == ["road: Blue 2 (2 tiles 2)", "teacher: Red 2 (1 teacher 2)"]
    story.choose("pass")
    assert asked(story) == ("teacher_share", "Blue"), "now, too, all points went to Blue"
    assert [option.split()[1] for option in sorted(story.options())] == ["city:N@3,-2", "road:E@2,0"]


# --- the start --------------------------------------------------------------------------------------


def test_alone_the_school_is_the_start() -> None:
    game = Game(2, modules=MODULES, seed=1)
    assert game.view()["modules"]["school"] == {"school": [0, 0, 0], "teacher": None}
    assert [event for event in game.events if isinstance(event, TilePlaced)] == []
    assert "D" in game.tiles_left(), "the start tile is an ordinary one"
    assert game.decision.step == "place_tile"


def test_beside_the_city_of_carcassonne_the_start_player_lays_it() -> None:
    """At one of its three roads; those roads are complete then, and nobody takes the teacher."""
    game = Game(["Red", "Blue"], modules=(*MODULES, "count"), seed=1, start=1)
    assert (game.decision.step, game.decision.seat) == ("setup_school", 1)
    places = {option.text for option in game.options}
    assert len(places) == len(game.options) == 10
    for place in places:
        trial = game.copy()
        told = trial.choose(place)
        assert isinstance(told[0], TilePlaced) and told[0].seat == 1
        assert (trial.decision.step, trial.decision.seat) == ("place_tile", 1), "it was no turn"
        assert trial.view()["modules"]["school"]["teacher"] is None


def at_the_end_of_the_river(seed: int, *also: str, river: str = "river_1", seats: int = 3) -> Game | None:
    """A random game up to the moment when the school is laid."""
    game = Game(seats, modules=(*MODULES, river, *also), seed=seed)
    rng = random.Random(seed)
    while not game.over and game.decision.step != "setup_school":
        game.choose(busy_choice(game, rng))
    return None if game.over else game


def is_river(game: Game, x: int, y: int) -> bool:
    piece = game.state.board.piece_at(x, y)
    if piece < 0:
        return False
    tile = game.state.box.designs.tiles[game.state.board.where(piece)[2]]
    return any(feature.kind == "river" for feature in tile.features)


def test_with_a_river_it_is_laid_at_a_road_of_the_river_when_that_ends() -> None:
    scored = 0
    for seed in range(12):
        game = at_the_end_of_the_river(seed)
        assert game is not None
        assert game.decision.seat == game.state.starter
        laid = [event.tile for event in game.events if isinstance(event, TilePlaced)]
        assert laid[-1] == "R1_lake", "as soon as the last river tile lies"
        for option in game.options:
            trial = game.copy()
            told = trial.choose(option)
            x, y, _ = trial.view()["modules"]["school"]["school"]
            cells = trial.state.board.cells_of(trial.state.board.piece_at(x, y))
            beside = {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
            assert any(is_river(trial, *cell) for cell in beside)
            scored += any(isinstance(event, Scored) for event in told)
            assert not any(isinstance(event, TeacherTaken) for event in told), "nobody takes the teacher for it"
            assert (trial.decision.step, trial.decision.seat) == ("place_tile", (game.state.seat + 1) % 3)
    assert scored > 3, "roads that it completes are scored at once"


SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def outer_edges(place: Place) -> list[tuple[int, int, str]]:
    """The six edges of the school: the squares beside it, each with the side that it turns to the school."""
    inner = "ESWN"[place.quarters]
    cells = [(place.x, place.y), (place.x + SIDES[inner][0], place.y + SIDES[inner][1])]
    around = [(x + dx, y + dy, "NESW"["SWNE".index(side)]) for x, y in cells for side, (dx, dy) in SIDES.items()]
    return [(x, y, side) for x, y, side in around if (x, y) not in cells]


def shows_road(game: Game, x: int, y: int, side: str) -> bool:
    _, _, design, quarters = game.state.board.where(game.state.board.piece_at(x, y))
    printed = "NESW"["NESW".index(side) - quarters]
    features = game.state.box.designs.tiles[design].features
    return any(feature.kind == "road" and printed in feature.edges for feature in features)


@pytest.mark.parametrize(("also", "river", "elsewhere_too"), [((), "river_1", False), (("count",), "river_2", True)])
def test_all_places_at_a_road_of_the_river_are_offered(also: tuple[str, ...], river: str, elsewhere_too: bool) -> None:
    """Every place where all edges at other tiles are roads, one of them of a river tile; or, without such a place, all
    the others."""
    found = set()
    for seed in range(8):
        game = at_the_end_of_the_river(seed, *also, river=river)
        if game is None:
            continue
        board = game.state.board
        at_water: set[str] = set()
        elsewhere: set[str] = set()
        for place in [Place(x, y, quarters) for x in range(-16, 17) for y in range(-16, 17) for quarters in range(4)]:
            inner = SIDES["ESWN"[place.quarters]]
            free = board.piece_at(place.x, place.y) < 0 and board.piece_at(place.x + inner[0], place.y + inner[1]) < 0
            met = [edge for edge in outer_edges(place) if board.piece_at(*edge[:2]) >= 0]
            if free and met and all(shows_road(game, *edge) for edge in met):
                near = any(is_river(game, x, y) for x, y, _ in met)
                (at_water if near else elsewhere).add(f"school {place}")
        assert {option.text for option in game.options} == (at_water or elsewhere) != set()
        found.add(bool(at_water))
    assert found == ({True, False} if elsewhere_too else {True})


def test_it_is_laid_before_the_extra_turn_of_the_volcano() -> None:
    """Whoever laid the lake with the volcano goes on when the start player has laid the school."""
    games = 0
    for seed in range(8):
        game = at_the_end_of_the_river(seed, river="river_2", seats=4)
        if game is not None:
            laid = [event for event in game.events if isinstance(event, TilePlaced)][-1]
            assert laid.tile == "R2_lake_volcano" and game.decision.seat == game.state.starter != laid.seat
            game.choose(0)
            assert (game.decision.step, game.decision.seat) == ("place_tile", laid.seat)
            games += 1
    assert games > 3


def test_where_it_fits_nowhere_school_and_teacher_stay_out() -> None:
    """A river without any road."""
    game = Game(["Red", "Blue"], modules=(*MODULES, "river_1"), bag=["R1_vEW", "U", "U"], start=0)
    while not any(isinstance(event, TileRemoved) for event in game.events):
        game.choose("pass" if game.decision.step == "phase_figure" else 0)
    removed = [event.tile for event in game.events if isinstance(event, TileRemoved)]
    assert removed[:1] == ["SCHOOL"]
    assert game.view()["modules"]["school"] == {"school": None, "teacher": None}


def test_the_wind_rose_is_laid_after_it() -> None:
    game = Game(["Red", "Blue"], modules=(*MODULES, "wind_roses"), seed=1, start=0)
    assert game.view()["modules"]["school"]["school"] == [0, 0, 0]
    assert (game.decision.step, game.decision.seat) == ("setup_wind_rose", 0)
    game.choose(0)
    assert game.view()["modules"]["school"]["teacher"] is None, "its road is complete, and nobody takes the teacher"


# --- getting the teacher ----------------------------------------------------------------------------


def test_whoever_completes_the_road_takes_the_teacher_not_its_owner() -> None:
    story = tale("Red Blue", "3A← 2U↑ [SCHOOL] # 1U↑", "2 Blue road:E", "3 Red")
    assert story.payments() == ["road: Blue 3 (3 tiles 3)"], "no teacher for what the same tile completed"
    assert teacher(story) == "Red"


def test_two_roads_completed_at_once_bring_one_teacher() -> None:
    """Tile 5, a crossing, ends the roads from the north and from the west."""
    drawing = """
        3V← 2U↑ 1V↑
        5W← 4U↑ [SCHOOL] #
    """
    story = tale("Red Blue", drawing, "5 Red")
    assert moves(story) == ["to Red"] and teacher(story) == "Red"


# A road from one cell of the school to the other
ARCH = """
    1V←      2V↑
    [SCHOOL] #
"""


def test_a_road_from_school_to_school_counts_both_cells() -> None:
    story = tale("Red Blue", ARCH, "1 Red road:E", "2 Blue")
    assert story.payments() == ["road: Red 4 (4 tiles 4)"]
    assert moves(story) == ["to Blue"]


# A road that leaves and enters by the same cell
CORNER = """
    2V← 1V↑      .
    3V↓ [SCHOOL] #
"""


def test_a_road_that_comes_back_to_the_same_cell_counts_it_once() -> None:
    story = tale("Red Blue", CORNER, "1 Red road:S", "3 Red")
    assert story.payments() == ["road: Red 4 (4 tiles 4)"]
    assert teacher(story) == "Red"


def test_whoever_has_the_teacher_keeps_him_at_an_unoccupied_road() -> None:
    drawing = """
        3A← [SCHOOL] # 1A→
        .   2U→      . .
    """
    story = tale("Red Blue", drawing, "1 Red", "3 Red")
    assert moves(story) == ["to Red"] and teacher(story) == "Red"


# --- using the teacher ------------------------------------------------------------------------------


def test_what_nobody_owns_leaves_the_teacher_where_he_is() -> None:
    drawing = """
        .        . 3E↓
        .        . 2E↑
        [SCHOOL] # 1A→
    """
    story = tale("Red Blue", drawing, "1 Red")
    assert story.payments() == [] and teacher(story) == "Red"


# Tile 7 joins the knights of Red and Blue and completes the city
JOINED = """
    .        . 6E→ 7G↑ 5E←
    .        . 2B↑ 3B↑ 4B↑
    [SCHOOL] # 1A→ .   .
"""


def test_one_of_two_owners_who_has_the_teacher_is_paid_once_more() -> None:
    story = tale("Red Blue", JOINED, "1 Red", "5 Red city:W", "6 Blue city:E", "7 Red")
    assert story.payments() == [
        "city: Red 6 (3 tiles 6); Blue 6 (3 tiles 6)",
        "teacher: Red 6 (1 teacher 6)",
    ]


def test_a_holder_without_majority_is_no_owner() -> None:
    """Blue has a big follower; Red gets the points once."""
    lines = ("1 Red", "5 Red city:W", "6 Blue big_follower city:E", "7 Red")
    story = tale("Red Blue", JOINED, *lines, also=("inns_and_cathedrals",))
    assert story.payments() == ["city: Blue 6 (3 tiles 6)", "teacher: Red 6 (1 teacher 6)"]
    assert story.points() == {"Red": 6, "Blue": 6}


def test_of_the_one_point_that_the_witch_leaves_the_holder_gets_one() -> None:
    """A road of two tiles, halved."""
    drawing = "3A← [SCHOOL] # 1A→ 2MW_cN_cS↑"
    lines = ("1 Red", "2 Blue witch road:W@0,0", "3 Red road:E")
    story = tale("Red Blue", drawing, *lines, also=("mage_and_witch",))
    assert story.payments() == ["road: Red 1 (2 tiles 2, 1 witch -1)", "teacher: Red 1 (1 teacher 1)"]


def test_at_the_end_the_teacher_is_worth_nothing() -> None:
    story = tale("Red Blue", "2U↑ [SCHOOL] # 1A→", "1 Red monastery", "2 Blue road:E").end()
    assert not any(line.startswith("teacher") or "final teacher" in line for line in story.payments())
    assert teacher(story) == "Red"


# --- other modules ----------------------------------------------------------------------------------


def test_the_points_of_the_teacher_are_robbed_and_counted_by_themselves() -> None:
    """Blue's robber is beside Red's marker."""
    drawing = """
        5A← 4U↑ [SCHOOL] #   1A→
        .   .   3RO_rNS↑ 2U→ .
    """
    story = tale("Red Blue", drawing, "1 Red", "3 Red", "4 Blue road:E", "5 Red", also=("robbers",))
    assert story.payments() == [
        "road: Blue 3 (3 tiles 3)",
        "teacher: Red 3 (1 teacher 3)",
        "robbery: Blue 2 (1 robbery 2)",
    ]


def test_through_a_portal_somebody_goes_to_the_roads_and_fields_of_the_school() -> None:
    """To both of its cells, but not to the school itself; a field on both is one place."""
    portals = [tile.id for tile in catalogue.sheet("princess_and_dragon").tiles if "portal" in tile.marks]
    story = tale("Red Blue", "2A← [SCHOOL] # 1A→", also=("princess_and_dragon",), rest=f"{portals[0]} U")
    story.choose(sorted(story.options())[0])
    there = {option.split()[1] for option in story.options() if option.endswith(("@0,0", "@1,0"))}
    assert {"road:N@0,0", "road:S@0,0", "road:N@1,0", "road:S@1,0"} <= there
    assert not there & {"road:W@0,0", "road:E@1,0"}, "those are completed"
    assert sum(part.startswith("field") for part in there) <= 6 and not any("school" in part for part in there)


def at_the_city(holds: bool) -> Story:
    """Red completes Blue's road of the school beside the city of Carcassonne; he may have the teacher."""
    game = Game(["Red", "Blue"], modules=(*MODULES, "count"), bag=["B", "U", "A", "U", "U"], start=0)
    story = tale("Red Blue", "[SCHOOL] # 1A→")
    story.game = game
    story.choose("school 1,-2 N").choose("place -2,-2 N").choose("pass")
    story.choose("place 1,-3 E").choose("follower road:N")
    if holds:
        module = next(each for each in game.state.box.modules if each.slug == "school")
        game.state.set_note(module.first_note + HOLDER, 1)
    return story.choose("place 1,-4 N").choose("pass")


def test_who_gets_points_by_the_teacher_may_not_enter_the_city_of_carcassonne() -> None:
    """Without the teacher he may send a follower (count.md C1)."""
    story = at_the_city(holds=False)
    assert story.payments() == ["road: Blue 3 (3 tiles 3)"]
    assert asked(story) == ("count_move_in", "Red")
    story = at_the_city(holds=True)
    assert story.payments() == ["road: Blue 3 (3 tiles 3)", "teacher: Red 3 (1 teacher 3)"]
    assert asked(story) == ("place_tile", "Blue")


def test_a_barn_pays_the_farmers_and_the_teacher_the_most_of_them() -> None:
    """An owner doubles his own amount; somebody else gets the highest."""
    game = Game(["Red", "Blue"], modules=(*MODULES, "abbey_and_mayor"), seed=1)
    module = next(each for each in game.state.box.modules if each.slug == "school")
    state = game.state
    for holder, bonus in ((0, 4), (1, 3), (2, 4)):
        trial = state.copy()
        trial.set_note(module.first_note + HOLDER, holder + 1 if holder < 2 else 1)
        trial.scoring = 0
        amounts = {0: 4, 1: 3} if holder < 2 else {1: 4}
        for seat, points in amounts.items():
            module.earned(trial, seat, points)
        module.scored(trial, 0, False)
        assert trial.note(module.first_note + FIRST_FEATURE + BONUS) == bonus


def test_the_rows_of_the_school() -> None:
    for timing in ("play_aid", "official"):
        rows = turn_order(dict.fromkeys(BUILT.values()), {"timing_profile": timing})
        own = {row.step: (row.phase, row.number) for row in rows if row.module == "school"}
        assert own == {
            "setup_school": ("setup", "S-21"),
            "teacher_share": ("P5", "2.5-1"),
            "award_teacher": ("P5", "2.5-24"),
        }
        names = [row.step for row in rows]
        order = ["setup_river", "setup_school", "setup_wind_rose", "phase_scoring", "teacher_share", "award_gold"]
        order += ["award_teacher", "count_move_in"]
        assert sorted(order, key=names.index) == order


# --- players, checks, a whole game ------------------------------------------------------------------


def test_greedy_takes_the_teacher() -> None:
    """A monastery may close a road of the school, or lie anywhere else."""
    game = Game(["Red", "Blue"], modules=MODULES, bag=["A", "U", "U"], start=0)
    game.choose(player("greedy", 1, "carcassonne").pick(game.state))
    game.choose("pass")
    assert game.view()["modules"]["school"]["teacher"] == 0


def test_the_board_in_letters_shows_the_teacher() -> None:
    game = Game(["Red", "Blue"], modules=MODULES, bag=["A", "U", "U"], start=0)
    assert "§" in "".join(text.plain(text.picture(game)))


def test_the_check_finds_a_teacher_without_a_school() -> None:
    state = Game(2, modules=MODULES, seed=1).state
    view = next(each for each in state.box.modules if each.slug == "school").view(state, None)
    assert list(faults(state, view)) == []
    assert len(list(faults(state, {"school": None, "teacher": 1}))) == 1
    assert len(list(faults(state, {"school": [5, 5, 0], "teacher": None}))) == 1


SEED = 16


def test_playthrough_of_the_school(golden: Golden) -> None:
    """With a teacher who is taken, paid, passed on, and about whom somebody has to choose."""
    game = Game(3, modules=MODULES, seed=SEED)
    rng = random.Random(SEED)
    golden("school.txt", playthrough(game, lambda: busy_choice(game, rng)))
    assert sum(isinstance(event, TeacherReturned) for event in game.events) >= 2


@pytest.mark.parametrize(("language", "choice"), [("en", "chooses one"), ("de", "wählt"), ("nl", "kiest")])
def test_the_play_aid_says_who_chooses_among_several_scorings(language: str, choice: str) -> None:
    assert kinds("school")["teacher_share"] == ("must", "owner")
    assert choice in speech(language).say("guide-step-teacher_share.text")
