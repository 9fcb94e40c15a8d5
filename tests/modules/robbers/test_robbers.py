"""The robbers, as their sheet has them: the worked examples X1 to X6, edge cases, and other modules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from helpers.golden import Golden, playthrough
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.messages.rules import FigureMoved, MessageDrawn
from languedoc.carcassonne.modules.robbers.checks import faults
from languedoc.carcassonne.modules.robbers.rules import RobberPlaced, RobberStruck
from languedoc.carcassonne.numbering import FEATURE
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import turn_order
from languedoc.players import player
from modules.goldmines.test_goldmines import busy_choice
from modules.messages.tales import counters, stack, stand
from modules.tower.tales import BOARD, IN_PRISON, MONK, first

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "robbers")


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def robbers(story: Story) -> dict[str, str | None]:
    return dict(zip(story.names, story.game.view()["modules"]["robbers"]["robbers"], strict=True))


def asked(story: Story) -> tuple[str, str]:
    return story.game.decision.step, story.names[story.game.decision.seat]


# --- worked examples --------------------------------------------------------------------------------

# A city of seven tiles with two pennants, of which tile 5 is magic; tile 2 shows a robber
WITCH = """
    6E↓ .
    5MW_cEW_rN_rS→ .
    4G→ .
    3F→ .
    2RO_cNS↑ .
    1F→ .
    [D] .
"""


def test_x1_half_of_an_odd_number_is_rounded_up() -> None:
    """Blue lays the tile, so Red's robber goes to him; there is nobody else."""
    lines = ("1 Blue city:N", "2 Blue", "5 Red witch city:N@0,-1", "6 Red")
    story = tale("Red Blue", WITCH, *lines, also=("mage_and_witch",))
    assert story.payments() == [
        "city: Blue 9 (7 tiles 14, 2 pennants 4, 1 witch -9)",
        "robbery: Red 5 (1 robbery 5)",
    ]
    assert story.points() == {"Red": 5, "Blue": 9}, "he keeps all"
    assert robbers(story) == {"Red": None, "Blue": None} and story.supply("robber") == {"Red": 1, "Blue": 1}
    assert [line for line in story.told() if "obber" in line or "rob" in line] == [
        "Red puts a robber beside Blue's marker.",
        "Red's robber beside Blue's marker strikes and goes home.",
        "Red robs 5 points.",
    ]


# A road of six tiles, two of which show robbers
TWO_AT_ONE = "1A← [D] 2RO_rNS→ 3RO_rNS→ 4U↑ 5A→"


def test_x2_each_of_two_robbers_gets_half() -> None:
    lines = ("1 Red", "2 Blue rob beside_marker/1; follower road:E", "3 Green rob beside_marker/1")
    story = tale("Red Blue Green", first(4, TWO_AT_ONE), *lines, "4 Red ?", rest="A U")
    assert robbers(story) == {"Red": "beside_marker/1", "Blue": None, "Green": "beside_marker/1"}
    story.choose("pass").choose("place 4,0 E").choose("pass")
    assert story.payments() == [
        "road: Blue 6 (6 tiles 6)",
        "robbery: Green 3 (1 robbery 3)",
        "robbery: Red 3 (1 robbery 3)",
    ], "from the active player clockwise"
    assert story.points() == {"Red": 3, "Blue": 6, "Green": 3}


# Blue's city of four tiles, Red's road of four
CHAIN = """
    .   5E↓      .   .
    .   4G→      .   .
    .   2RO_cNS↑ .   .
    6A← [D]      1U↑ 7A→
    .   3RO_rSW↑ .   .
"""
CHAINED = (
    "1 Red road:E",
    "2 Blue rob beside_marker/0; follower city:N",
    "3 Green rob beside_marker/1",
    "4 Red",
)


def test_x3_a_robber_travels_along_with_the_points_of_another() -> None:
    story = tale("Red Blue Green", first(6, CHAIN), *CHAINED, "5 Blue", "6 Green ?")
    assert story.payments() == ["city: Blue 8 (4 tiles 8)", "robbery: Red 4 (1 robbery 4)"]
    assert story.points() == {"Red": 4, "Blue": 8, "Green": 0}
    assert robbers(story) == {"Red": None, "Blue": None, "Green": "beside_marker/0"}


def test_x4_and_takes_half_of_the_next_points() -> None:
    story = tale("Red Blue Green", CHAIN, *CHAINED, "5 Blue", "6 Green", "7 Red")
    assert story.payments()[2:] == ["road: Red 4 (4 tiles 4)", "robbery: Green 2 (1 robbery 2)"]
    assert story.points() == {"Red": 8, "Blue": 8, "Green": 2}
    assert set(robbers(story).values()) == {None}


# Tile 7 completes Blue's road of three tiles and his city of four with a pennant; tile 6 shows a robber
ROAD_AND_CITY = """
    .   .        5E↓
    .   .        3F→
    .   1E↓      2G→
    4A← [D]      7L↑
    .   6RO_rSW↑ .
"""


def test_x5_a_robber_takes_from_the_first_feature_alone() -> None:
    lines = ("1 Red", "2 Blue city:N", "3 Red", "4 Blue road:E", "5 Red", "6 Blue", "7 Red")
    story = tale("Red Blue", ROAD_AND_CITY, *lines)
    assert story.payments() == [
        "road: Blue 3 (3 tiles 3)",
        "robbery: Red 2 (1 robbery 2)",
        "city: Blue 10 (4 tiles 8, 1 pennants 2)",
    ]
    assert story.points() == {"Red": 2, "Blue": 13}


def four_players(**options: bool) -> Story:
    """Red and Yellow have placed theirs; Blue lays the third tile with a robber."""
    drawing = "[D] 1RO_rNS→ 2RO_rNS→ 3U↑ 4U↑ 5RO_rSW↑"
    robbed = "pass; rob beside_marker/0" if options else "rob beside_marker/0"
    lines = (f"1 Blue {robbed}", f"2 Red {robbed}", "3 Yellow", "4 Green", "5 Blue ?")
    return tale("Blue Red Yellow Green", drawing, *lines, options=options)


def test_x6_the_next_player_whose_robber_is_free_must_place_it() -> None:
    story = four_players()
    assert robbers(story) == {"Blue": None, "Red": "beside_marker/0", "Yellow": "beside_marker/0", "Green": None}
    assert asked(story) == ("robber_place", "Green")
    assert story.options() == {f"rob beside_marker/{seat}" for seat in range(3)}, "he must, and not at his own figure"
    story.choose("rob beside_marker/2")
    assert asked(story) == ("phase_figure", "Blue"), "Blue places none"
    assert robbers(story)["Green"] == "beside_marker/2" and robbers(story)["Blue"] is None


def test_x6_by_an_option_the_active_player_may_place_first() -> None:
    story = four_players(robber_active=True)
    assert asked(story) == ("robber_active", "Blue")
    assert story.options() == {"pass", *(f"rob beside_marker/{seat}" for seat in range(1, 4))}
    story.choose("rob beside_marker/3")
    assert asked(story) == ("robber_place", "Green")
    story.choose("rob beside_marker/0")
    assert asked(story) == ("phase_figure", "Blue")
    assert None not in robbers(story).values()


# --- placing ----------------------------------------------------------------------------------------


def all_out(**options: bool) -> Story:
    """Both robbers are on the track when Blue lays one more tile with a robber."""
    lines = ("1 Red", "2 Blue", "3 Red", "4 Blue ?")
    return tale("Red Blue", "[D] 1RO_rNS→ 2RO_rNS→ 3U↑ 4RO_rSW↑", *lines, options=options)


def test_two_players_place_beside_each_other() -> None:
    """First the opponent, then, as his robber is out, the active player himself."""
    story = tale("Red Blue", "[D] 1RO_rNS→ 2U↑", "1 Red", "2 Blue ?")
    assert robbers(story) == {"Red": None, "Blue": "beside_marker/0"}
    story = tale("Red Blue", "[D] 1RO_rNS→ 2U↑ 3RO_rNS→ 4U↑", "1 Red", "2 Blue", "3 Red", "4 Blue ?")
    assert robbers(story) == {"Red": "beside_marker/1", "Blue": "beside_marker/0"}
    placed = [event.seat for event in story.game.events if isinstance(event, RobberPlaced)]
    assert placed == [1, 0]


def test_where_all_robbers_are_on_the_track_nobody_places_one() -> None:
    story = all_out()
    assert asked(story) == ("phase_figure", "Blue")
    assert len([event for event in story.game.events if isinstance(event, RobberPlaced)]) == 2


def test_by_the_option_the_active_player_may_move_his_robber() -> None:
    """With three players there is somewhere to go."""
    drawing = "[D] 1RO_rNS→ 2RO_rNS→ 3RO_rSW↑"
    lines = (
        "1 Red rob beside_marker/1; rob beside_marker/0",
        "2 Blue pass; rob beside_marker/0",
        "3 Green ?",
    )
    story = tale("Red Blue Green", drawing, *lines, options={"robber_active": True})
    assert robbers(story) == {"Red": "beside_marker/1", "Blue": "beside_marker/0", "Green": "beside_marker/0"}
    assert asked(story) == ("robber_active", "Green")
    assert story.options() == {"pass", "rob beside_marker/1"}, "where it is it need not be put"
    story.choose("rob beside_marker/1")
    assert robbers(story)["Green"] == "beside_marker/1"
    assert asked(story) == ("phase_figure", "Green"), "all robbers are out"


def test_several_robbers_may_stand_beside_one_figure() -> None:
    story = four_players().choose("rob beside_marker/0")
    assert [robbers(story)[name] for name in ("Red", "Yellow", "Green")] == ["beside_marker/0"] * 3


def test_the_robber_comes_before_the_figure_action_in_both_profiles() -> None:
    for timing in ("play_aid", "official"):
        rows = turn_order(dict.fromkeys(BUILT.values()), {"timing_profile": timing})
        own = {row.step: (row.phase, row.number) for row in rows if row.module == "robbers"}
        assert own == {
            "setup_robbers": ("setup", "S-12"),
            "robber_active": ("P2", "-"),
            "robber_place": ("P2", "2.2-27"),
            "robber_steal": ("P5", "2.5-35"),
            "final_robbers": ("final", "E-34"),
        }
        names = [row.step for row in rows]
        assert names.index("mage_witch_separate") < names.index("robber_place") < names.index("wind_rose_points")
        lines = ("1 Blue ?",)
        story = tale("Red Blue Green", "[D] 1RO_rNS→", *lines, options={"timing_profile": timing})
        assert asked(story) == ("robber_place", "Green")


# --- robbing ----------------------------------------------------------------------------------------


def robbed(points: int, *more: int, modules: tuple[str, ...] = (), **extra: Any) -> Story:
    """Red's robber is beside Blue's marker, who gets these points."""
    story = tale("Red Blue", "[D] 1U↑ 2RO_rNS→ 3U↑", "2 Blue", "3 Red ?", also=modules, **extra)
    assert robbers(story) == {"Red": "beside_marker/1", "Blue": None}
    for each in (points, *more):
        story.game.state.pay(1, each, FEATURE)
    return story.choose("pass")


def test_of_one_point_the_robber_gets_one() -> None:
    assert robbed(1).points() == {"Red": 1, "Blue": 1}


def test_nothing_is_robbed_of_nothing() -> None:
    """A figure that does not move takes nobody along."""
    story = robbed(0)
    assert story.points() == {"Red": 0, "Blue": 0} and robbers(story)["Red"] == "beside_marker/1"


def test_only_the_first_of_several_payments_is_robbed() -> None:
    assert robbed(3, 10, 4).points() == {"Red": 2, "Blue": 17}


def test_a_payment_backwards_takes_the_robber_along() -> None:
    """Blue ransoms his monk for 3 points; Red is paid, and he has no robber beside him."""
    story = tale("Red Blue", first(3, BOARD), "2 Blue monastery", "3 Red tower 0,1; ?", also=("tower",))
    state = story.game.state
    module = next(each for each in state.box.modules if each.slug == "robbers")
    state.pay(1, 5, FEATURE)
    story.choose(f"capture {MONK}")
    state.move_figure(state.figure_in_supply(0, state.box.figure_names.index("robber")), module.first_place - 1)
    assert robbers(story)["Red"] == "beside_marker/1"
    story.choose(f"ransom {IN_PRISON}")
    assert story.points() == {"Red": 3, "Blue": 2}
    assert robbers(story)["Red"] == "beside_marker/1"


def test_a_robber_left_on_the_track_is_worth_three_and_robs_nothing_at_the_end() -> None:
    """Blue's road of five tiles is paid at the end."""
    story = tale("Red Blue", "[D] 1U↑ 2RO_rNS→ 3U↑", "2 Blue road:E", "3 Red")
    story.end()
    assert story.payments() == [
        "final road: Blue 5 (5 tiles 5)",
        "final robber: Red 3 (1 robber 3)",
    ]
    assert "Red gets 3 points for the robber on the score track." in story.told()
    assert not any(isinstance(event, RobberStruck) for event in story.game.events)


def test_points_at_the_end_for_gold_goods_and_kings_are_not_robbed() -> None:
    """They come in the final scoring only: Blue has wine, a bar of gold and the king when Red's robber comes."""
    drawing = """
        3E↓  .            .
        1HQ→ .            .
        [D]  2GO_rNS_rEW↑ 5RO_rNS→
        .    4U→          .
    """
    lines = ("1 Blue city:N", "2 Red gold 0,-1", "3 Blue", "4 Red", "5 Blue")
    also = ("king_and_robber", "goldmines", "traders_and_builders")
    story = tale("Blue Red", drawing, *lines, also=also)
    assert story.payments() == ["city: Blue 6 (3 tiles 6)"] and robbers(story)["Red"] == "beside_marker/0"
    assert story.end().payments()[1:] == [
        "final goods: Blue 10 (1 wine 10)",
        "final King: Blue 1 (1 completed_cities 1)",
        "final gold: Blue 1 (1 gold_bars 1)",
        "final robber: Red 3 (1 robber 3)",
    ]


def test_both_of_two_owners_are_robbed_by_their_own_robbers() -> None:
    story = tale("Red Blue", "[D] 1RO_rNS→ 2U↑ 3RO_rNS→ 4U↑", "1 Red", "2 Blue", "3 Red", "4 Blue ?")
    story.game.state.pay(0, 7, FEATURE)
    story.game.state.pay(1, 7, FEATURE)
    story.choose("pass")
    assert story.points() == {"Red": 11, "Blue": 11}
    assert set(robbers(story).values()) == {None}


# --- other modules ----------------------------------------------------------------------------------


def test_the_point_of_the_fairy_is_robbed() -> None:
    lines = ("1 Red road:E", "2 Red fairy follower/0@road:E@1,0", "3 Red", "4 Blue ?")
    story = tale("Red Blue", "[D] 1U↑ 2U↑ 3RO_rNS→ 4U↑", *lines, also=("princess_and_dragon",))
    assert robbers(story)["Blue"] == "beside_marker/0"
    before = story.points()
    story.choose("pass")
    assert story.points() == {"Red": before["Red"] + 1, "Blue": before["Blue"] + 1}
    assert robbers(story)["Blue"] is None


# Tile 5 is the rose of the north-east; Red has laid a tile with a robber before
ROSE = """
    .             .   5WR_cNW↑
    .             .   4B↑
    1B↑           2B↑ 3RO_cN→
    [WR_cE_rW]    .   .
"""


def test_the_points_of_a_wind_rose_are_robbed() -> None:
    story = tale("Red Blue", ROSE, "3 Red", "5 Red ?", also=("wind_roses",))
    assert story.awards() == ["wind_rose: Red 3 (1 wind_rose 3)", "robbery: Blue 2 (1 robbery 2)"]
    assert asked(story) == ("phase_figure", "Red"), "all of that before his figure"


def test_a_festival_does_not_bring_a_robber_home() -> None:
    """Even where any figure may come home: it stands beside the board."""
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2RO_rNS→ 3FE_cN_rW↑",
        "2 Blue",
        "3 Red ?",
        also=("festival",),
        options={"festival_return": "figure"},
    )
    assert robbers(story)["Red"] == "beside_marker/1"
    assert asked(story) == ("phase_figure", "Red")
    assert not any(option.startswith("festival") for option in story.options())


def with_messages(*lines: str, **more: Any) -> Story:
    """Blue lays a tile with a robber; Red chooses beside which figure of his it goes."""
    drawing = "[D] 1U↑ 2RO_rNS→ 3U↑" if lines else "[D] 1U↑ 2RO_rNS→"
    return tale("Red Blue", drawing, *(lines or ("2 Blue ?",)), also=("messages",), **more)


def test_with_messages_a_robber_goes_beside_one_of_two_figures() -> None:
    story = with_messages()
    assert asked(story) == ("robber_place", "Red")
    assert story.options() == {"rob beside_marker/1", "rob beside_messenger/1"}
    story.choose("rob beside_messenger/1")
    assert robbers(story)["Red"] == "beside_messenger/1"
    assert "Red puts a robber beside Blue's messenger." in story.told()


def test_with_messages_whoever_is_paid_can_avoid_the_robber() -> None:
    story = with_messages().choose("rob beside_messenger/1")
    story.game.state.pay(1, 6, FEATURE)
    story.choose("pass")
    assert asked(story) == ("counting_figure", "Blue")
    avoided = story.game.copy()
    avoided.choose("marker")
    assert avoided.scores == (0, 6)
    story.choose("messenger")
    assert asked(story) == ("counting_figure", "Red"), "robber points move a figure, too"
    story.choose("marker")
    assert story.points() == {"Red": 3, "Blue": 6}
    assert counters(story, "Red") == (3, 0) and counters(story, "Blue") == (0, 6)


def test_robbers_come_before_the_message_of_the_same_points() -> None:
    """Blue's messenger comes to 5; first Red takes 3, then Blue draws."""
    story = with_messages().choose("rob beside_messenger/1")
    stack(story, "knights")
    story.game.state.pay(1, 5, FEATURE)
    story.choose("pass").choose("messenger")
    assert asked(story) == ("counting_figure", "Red")
    story.choose("messenger")
    assert asked(story) == ("message_choice", "Blue")
    kinds = [type(event) for event in story.game.events]
    assert kinds.index(RobberStruck) < kinds.index(MessageDrawn)
    story.choose("take_points").choose("marker")
    assert story.points() == {"Red": 3, "Blue": 7}
    assert asked(story) == ("place_tile", "Red")


def test_robber_points_bring_a_message_to_the_active_player_alone() -> None:
    """Red takes 5 of 10 points: in Blue's turn he draws nothing, in his own he does."""
    for active, draws in (("Blue", False), ("Red", True)):
        story = with_messages("2 Blue rob beside_marker/1", "3 Red ?") if draws else with_messages()
        if not draws:
            story.choose("rob beside_marker/1")
        story.game.state.pay(1, 10, FEATURE)
        story.choose("pass").choose("marker")
        if asked(story)[0] == "message_choice":  # Blue himself came to a dark space in his turn
            raise AssertionError("robbers come first")
        assert asked(story) == ("counting_figure", "Red")
        story.choose("marker")
        assert counters(story, "Red") == (5, 0)
        assert [event.seat for event in story.game.events if isinstance(event, MessageDrawn)] == (
            [0] if draws else [1]
        ), active


def test_the_points_of_a_message_are_robbed_and_those_of_robbers_are_not() -> None:
    """Red has his robber at Blue's marker, Blue his at Red's: the 2 points of a message are an event of their own."""
    story = with_messages("1 Red", "2 Blue rob beside_marker/1", "3 Red ?")
    stand(stack(story, "knights"), "Blue", 0, 5)
    story.choose("pass")
    assert asked(story) == ("place_tile", "Blue")
    story.choose(sorted(story.options())[0])
    story.game.state.pay(1, 5, FEATURE)
    story.choose("pass").choose("messenger").choose("take_points").choose("marker")
    assert asked(story) == ("counting_figure", "Red")
    story.choose("marker")
    assert story.points() == {"Red": 1, "Blue": 7}
    moved = [event for event in story.game.events if isinstance(event, FigureMoved)]
    assert [(event.seat, event.counter, event.number) for event in moved[-2:]] == [(1, "marker", 2), (0, "marker", 1)]


# --- players, checks, a whole game ------------------------------------------------------------------


def test_greedy_robs_whoever_may_be_paid_soon() -> None:
    """Green has a thief, Red has nobody on the board; Blue's robber goes to Green."""
    lines = ("1 Red", "2 Blue", "3 Green road:E", "4 Red ?")
    story = tale("Red Blue Green", "[D] 1U↑ 2U↑ 3U↑ 4RO_rNS→", *lines)
    assert asked(story) == ("robber_place", "Blue")
    for seed in range(3):
        chosen = player("greedy", seed, "carcassonne").pick(story.game.state)
        assert story.game.options[chosen].text == "rob beside_marker/2"


def test_greedy_places_its_robber_where_it_may() -> None:
    story = tale("Red Blue", "[D] 1RO_rNS→", "1 Red ?", options={"robber_active": True})
    assert asked(story) == ("robber_active", "Red")
    chosen = player("greedy", 1, "carcassonne").pick(story.game.state)
    assert story.game.options[chosen].text == "rob beside_marker/1"


def test_the_check_finds_robbers_beside_their_own_figure_and_lost_ones() -> None:
    state = all_out().game.state
    view = state.box.modules[-1].view(state, None)
    assert list(faults(state, view)) == []
    assert len(list(faults(state, {"robbers": ["beside_marker/0", None]}))) == 2
    assert len(list(faults(state, {"robbers": [None, None]}))) == 2


def test_eight_tiles_show_a_robber() -> None:
    assert sum(tile.count for tile in catalogue.sheet("robbers").tiles if "robber" in tile.marks) == 8


SEED = 6


def test_playthrough_of_the_robbers(golden: Golden) -> None:
    """With robbers that are moved, that strike, and that are left at the end."""
    game = Game(3, modules=MODULES, seed=SEED, options={"robber_active": True})
    rng = random.Random(SEED)
    golden("robbers.txt", playthrough(game, lambda: busy_choice(game, rng)))
    assert sum(isinstance(event, RobberStruck) for event in game.events) >= 4
