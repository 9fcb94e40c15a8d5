"""The catapult, as its sheet has it: the worked examples W1 to W8, edge cases, and other modules."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from helpers.golden import Golden, playthrough
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import text, words
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.catapult.anchors import anchor
from languedoc.carcassonne.modules.catapult.checks import faults
from languedoc.carcassonne.modules.catapult.events import CatapultRound, Caught, Seduced, TokenLanded
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import turn_order
from languedoc.guide.compose import kinds
from languedoc.i18n import speech
from languedoc.render import placing
from languedoc.table.chance import Chance

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "catapult")
SCATTER = 40


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def lots(*numbers: int, scatter: int = SCATTER) -> list[float]:
    """What is drawn for these numbers from -scatter to scatter."""
    return [(number + scatter + 0.5) / (2 * scatter + 1) for number in numbers]


STILL = lots(0, 0, 0, 0, 0, 0)  # the token lands where it was aimed at


def chances(*numbers: int) -> list[float]:
    """What is drawn for these numbers from 0 to 99."""
    return [(number + 0.5) / 100 for number in numbers]


def landings(story: Story) -> list[tuple[int, int]]:
    return [(event.x, event.y) for event in story.game.events if isinstance(event, TokenLanded)]


# A fair east of the start tile, laid by Red
FAIR = "[D] 1CA_rN_rS→"
ROUND = "1 Red ?"


def begin(kind: str, *aims: str, seats: str = "Red Blue", draws: Sequence[float] = (), **more: Any) -> Story:
    """A round at that fair, with these aims."""
    story = tale(seats, FAIR, ROUND, draws=draws, **more).choose(f"catapult {kind}")
    for aim in aims:
        story.choose(f"aim_at {aim}")
    return story


# --- when (3) --------------------------------------------------------------------------------------------------


def test_a_fair_brings_a_round_before_figures() -> None:
    story = tale("Red Blue", FAIR, ROUND)
    assert (story.game.decision.step, story.game.decision.seat) == ("catapult_round", 0)
    assert story.options() == {f"catapult {kind}" for kind in ("knock_out", "seduction", "target", "catch")}, "he must"
    story.choose("catapult target")
    assert (story.game.decision.step, story.game.decision.seat) == ("catapult_throw", 0)
    story.choose("aim_at 150,50")
    assert (story.game.decision.step, story.game.decision.seat) == ("catapult_throw", 1), "clockwise, the same kind"
    story.choose("aim_at 150,50")
    assert (story.game.decision.step, story.game.decision.seat) == ("phase_figure", 0)


def test_officially_the_round_comes_after_scoring() -> None:
    story = tale("Red Blue", FAIR, ROUND, options={"timing_profile": "official"})
    assert story.game.decision.step == "phase_figure"
    story.choose("follower road:W")
    assert story.game.decision.step == "catapult_round"
    story.choose("catapult target").choose("aim_at 150,50").choose("aim_at 150,50")
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 1)


def test_everybody_may_aim_a_square_beyond_the_tiles() -> None:
    story = begin("target")
    (aims,) = story.game.decision.options.ranges
    assert (aims.low, aims.high, aims.default) == ((-100, -100), (300, 200), (150, 50)), "the default is the fair"
    assert story.game.decision.options.find("aim_at 300,200") and not story.game.decision.options.find("aim_at 301,200")


def test_a_fair_that_fits_nowhere_brings_no_round() -> None:
    """It is city all around, and no city is open: another tile is drawn."""
    story = tale("Red Blue", "1E↓\n[D]", rest="CA_cNESW U U")
    assert story.game.view()["out_of_game"] == ["CA_cNESW"]
    assert story.game.decision.step == "place_tile"
    assert not any(isinstance(event, CatapultRound) for event in story.game.events)


def test_twelve_fairs() -> None:
    assert sum(tile.count for tile in catalogue.sheet("catapult").tiles if "fair" in tile.marks) == 12


# --- the throw (5.1, 5.2) ----------------------------------------------------------------------------------------


def test_w3_six_lots_scatter_the_token() -> None:
    story = begin("target", "50,50", draws=lots(10, -20, 5, 0, 30, -40))
    assert landings(story) == [(45, 40)]
    assert "Red's token lands at 0,0 (45, 40)." in story.told()


@pytest.mark.parametrize(("skill", "furthest"), [("normal", 120), ("easy", 60), ("hard", 180)])
def test_the_skill_says_how_far_tokens_scatter(skill: str, furthest: int) -> None:
    options = {"catapult_skill": skill}
    story = begin("target", "50,50", "50,50", draws=[0.9999] * 6 + [0.0] * 6, options=options)
    assert landings(story) == [(50 + furthest, 50 + furthest), (50 - furthest, 50 - furthest)]


def test_w8_where_a_figure_stands_on_its_tile() -> None:
    """Of the anchor of a segment: half way from the middle to the mean of its ports, rounded down."""
    assert anchor(["N"]) == (50, 25)
    assert anchor(["EL", "ER", "SL", "SR", "WL", "WR"]) == (50, 58)
    assert anchor(["N", "W"]) == (37, 37) and anchor(["E", "W"]) == (50, 50) and anchor([]) == (50, 50)


def test_all_throws_are_the_same_again() -> None:
    """From the seed of the game."""
    one, other = [Game(3, modules=MODULES, seed=9) for _ in range(2)]
    rng = random.Random(1)
    while not one.over:
        k = rng.randrange(len(one.decision.options))
        one.choose(k)
        other.choose(k)
    assert [str(event) for event in one.events] == [str(event) for event in other.events]
    assert Game.load(one.save()).state.fingerprint() == one.state.fingerprint() == one.copy().state.fingerprint()


# --- knock out -------------------------------------------------------------------------------------------------


def test_w4_a_hit_follower_knocks_over_who_stands_close() -> None:
    """Red's thief is at 150,50 and his phantom, a farmer, at 150,31. The token lands 30 from the thief: he is hit, and
    the farmer, 19 from him, falls."""
    lines = ("1 Red road:E; phantom field:NL", "2 Blue ?")
    story = tale("Red Blue", LINE, *lines, draws=STILL * 2, also=("phantom",))
    assert story.standing() == {"Red road:E@1,0", "Red phantom field:NL@1,0"}
    story.choose("catapult knock_out").choose("aim_at 150,80")
    assert story.standing() == set() and story.supply() == {"Red": 7, "Blue": 7}
    assert story.supply("phantom") == {"Red": 1, "Blue": 1}


def test_who_stands_further_away_is_not_hit() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2CA_rN_rS→", "1 Red road:E", "2 Blue ?", draws=STILL * 2)
    story.choose("catapult knock_out").choose("aim_at 181,50")
    assert story.standing() == {"Red road:E@1,0"}


def test_knock_on_is_one_step() -> None:
    """The farmer at 150,31 is hit and the thief at 150,50 falls, but not the farmer south of the road at 150,68, who
    stands close to the thief only."""
    assert [anchor(ports) for ports in (["WR", "NL", "NR", "EL"], ["ER", "SL", "SR", "WL"])] == [(50, 31), (50, 68)]
    lines = ("1 Red road:E; phantom field:NL", "2 Blue field:ER@1,0", "3 Red ?")
    drawing = "[D] 1U↑ 2BR↑ 3CA_rN_rS→"
    story = tale("Red Blue", drawing, *lines, draws=STILL * 2, also=("phantom", "princess_and_dragon"))
    assert story.standing() == {"Red road:E@1,0", "Red phantom field:NL@1,0", "Blue field:ER@1,0"}
    story.choose("catapult knock_out").choose("aim_at 150,1")
    assert story.standing() == {"Blue field:ER@1,0"}


def test_a_token_beside_the_land_still_hits_within_30() -> None:
    """The knight at 50,175; nothing lies south of him."""
    drawing = """
        [D] 2CA_rN_rS→
        1E↓ .
    """
    story = tale("Red Blue", drawing, "1 Red city:S", "2 Blue ?", draws=STILL * 2)
    story.choose("catapult knock_out").choose("aim_at 50,205")
    assert story.standing() == set() and "Blue's token misses the land (50, 205)." in story.told()


@pytest.mark.parametrize(
    ("turned", "aim", "hit"), [("→", "105", True), ("→", "106", False), ("←", "-5", True), ("←", "-6", False)]
)
def test_a_figure_turns_with_its_tile(turned: str, aim: str, hit: bool) -> None:
    """The knight stands 25 beside the middle of tile 1, on the side of his city."""
    drawing = f"[D] 2CA_rN_rS→\n1E{turned} ."
    side = "E" if turned == "→" else "W"
    story = tale("Red Blue", drawing, f"1 Red city:{side}", "2 Blue ?", draws=STILL * 2)
    story.choose("catapult knock_out").choose(f"aim_at {aim},150")
    assert (story.standing() == set()) == hit


def test_who_is_knocked_out_is_at_hand_in_the_same_turn() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2CA_rN_rS→", "1 Red road:E", "2 Blue ?", draws=STILL * 2)
    story.choose("catapult knock_out").choose("aim_at 150,50").choose("aim_at 150,50")
    assert story.supply() == {"Red": 7, "Blue": 7} and story.game.decision.step == "phase_figure"


def test_a_builder_goes_home_with_the_last_follower_but_is_never_hit() -> None:
    lines = ("1 Red road:E", "2 Red builder road:E", "3 Blue ?")
    story = tale("Red Blue", "[D] 1U↑ 2U↑ 3CA_rN_rS→", *lines, draws=STILL * 2, also=("traders_and_builders",))
    assert story.standing() == {"Red road:E@1,0", "Red builder road:E@2,0"}
    story.choose("catapult knock_out").choose("aim_at 250,50")
    assert story.standing() == {"Red road:E@1,0", "Red builder road:E@2,0"}
    story.choose("aim_at 150,50")
    assert story.standing() == set() and story.supply("builder")["Red"] == 1


# --- seduction -------------------------------------------------------------------------------------------------

# Blue's thief on the road; Red lays the fair
VICTIM = ("1 Blue road:E", "2 Red ?")
LINE = "[D] 1U↑ 2CA_rN_rS→"


def seduction(*lines: str, drawing: str = LINE, **more: Any) -> Story:
    story = tale("Blue Red", drawing, *(lines or VICTIM), draws=STILL * 4, **more)
    return story.choose("catapult seduction")


def test_w7_the_nearest_follower_may_be_replaced() -> None:
    story = seduction().choose("aim_at 150,50")
    assert (story.game.decision.step, story.game.decision.seat) == ("seduction_replace", 1)
    assert story.options() == {"pass", "replace_by follower"}
    story.choose("replace_by follower")
    assert story.standing() == {"Red road:E@1,0"} and story.supply() == {"Blue": 7, "Red": 6}
    assert story.told()[-2:] == [
        "Red replaces Blue's follower at 1,0. Now there: follower.",
        "Blue's thief on the road W-E has to leave.",
    ]
    (seduced,) = [event for event in story.game.events if isinstance(event, Seduced)]
    (german,) = words.story(story.game, [seduced], speech("de"))
    assert german.text == "Red ersetzt den Gefolgsmann von Blue bei 1,0. Jetzt dort: Gefolgsmann."
    (dutch,) = words.story(story.game, [seduced], speech("nl"))
    assert dutch.text == "Red vervangt de volgeling van Blue bij 1,0. Nu daar: volgeling."


def test_a_follower_from_elsewhere_on_the_board_may_come() -> None:
    """Red's monk leaves his monastery for the road of Blue."""
    drawing = """
        [D] 1U↑ 3CA_rN_rS→
        .   2B↑ .
    """
    story = seduction("1 Blue road:E", "2 Red monastery", "3 Red ?", drawing=drawing)
    assert story.standing() == {"Blue road:E@1,0", "Red monastery@1,1"}
    story.choose("aim_at 150,50")
    assert story.options() == {"pass", "replace_by follower", "exchange_by follower/1@monastery@1,1"}
    story.choose("exchange_by follower/1@monastery@1,1")
    assert story.standing() == {"Red road:E@1,0"} and story.supply() == {"Blue": 7, "Red": 6}


def test_he_may_decline() -> None:
    story = seduction().choose("aim_at 150,50").choose("pass")
    assert story.standing() == {"Blue road:E@1,0"}
    assert (story.game.decision.step, story.game.decision.seat) == ("catapult_throw", 0), "then the next one throws"


def test_beside_the_land_nobody_is_seduced() -> None:
    story = seduction().choose("aim_at 150,-50")
    assert (story.game.decision.step, story.game.decision.seat) == ("catapult_throw", 0)


def test_with_nobody_on_the_board_nothing_happens() -> None:
    story = begin("seduction", "50,50", "50,50", draws=STILL * 2)
    assert story.game.decision.step == "phase_figure"


def test_of_two_equally_near_the_thrower_chooses() -> None:
    """Blue's thief at 150,50 and Red's monk at 150,150; the token lands between them."""
    drawing = """
        [D] 1U↑ 3CA_rN_rS→
        .   2B↑ .
    """
    story = seduction("1 Blue road:E", "2 Red monastery", "3 Blue ?", drawing=drawing).choose("aim_at 150,100")
    assert (story.game.decision.step, story.game.decision.seat) == ("seduction_choice", 0)
    assert story.options() == {"seduce follower/0@road:E@1,0", "seduce follower/1@monastery@1,1"}
    story.choose("seduce follower/1@monastery@1,1").choose("replace_by follower")
    assert story.standing() == {"Blue road:E@1,0", "Blue monastery@1,1"}


def test_an_own_follower_may_be_replaced_by_a_bigger_one() -> None:
    drawing = "[D] 1U↑ 2CA_rN_rS→"
    story = tale("Blue Red", drawing, "1 Blue road:E", "2 Blue ?", draws=STILL * 4, also=("inns_and_cathedrals",))
    story.choose("catapult seduction").choose("aim_at 150,50")
    assert story.options() == {"pass", "replace_by follower", "replace_by big_follower"}
    story.choose("replace_by big_follower")
    assert story.standing() == {"Blue big_follower road:E@1,0"} and story.supply()["Blue"] == 7


def test_a_mayor_replaces_knights_only_and_a_wagon_no_farmers() -> None:
    story = seduction(also=("abbey_and_mayor",)).choose("aim_at 150,50")
    assert story.options() == {"pass", "replace_by follower", "replace_by wagon"}
    story = seduction("1 Blue field:NL", "2 Red ?", also=("abbey_and_mayor",)).choose("aim_at 150,50")
    assert story.options() == {"pass", "replace_by follower"}


def test_without_an_own_follower_nobody_is_replaced() -> None:
    """Red hits his own wagon, his only follower besides a mayor, who does not fit on a road."""
    figures = {"follower": 0, "wagon": 1, "mayor": 1}
    bag = ["U", "U", "CA_rN_rS", "U"]
    game = Game(2, bag=bag, modules=(*MODULES, "abbey_and_mayor"), figures=figures, draws=STILL * 4, start=0)
    for choice in ("place 1,0 N", "wagon road:E", "place -1,0 N", "place 2,0 E", "catapult seduction"):
        game.choose(choice)
    game.choose("aim_at 150,50")
    assert (game.decision.step, game.decision.seat) == ("catapult_throw", 1), "Red was not asked"
    game.choose("aim_at 150,50")
    assert [option.text for option in game.options] == ["pass", "replace_by wagon"], "but Blue is"


# --- target ----------------------------------------------------------------------------------------------------


def test_w2_the_nearest_to_the_fair_gets_5_points() -> None:
    """The fair covers 100 to 200: Red lands 30 beside it on the start tile, Blue on it, Green off all tiles."""
    story = begin("target", "70,50", "140,60", "220,50", seats="Red Blue Green", draws=STILL * 3)
    assert story.payments() == ["catapult_target: Blue 5 (1 catapult_target 5)"]
    assert "Blue is nearest to the fair: nearest to the fair = 5." in story.told()


def test_w1_equally_near_tokens_all_get_5_points() -> None:
    story = begin("target", "110,10", "190,90", "70,50", seats="Red Blue Green", draws=STILL * 3)
    assert story.payments() == [
        "catapult_target: Red 5 (1 catapult_target 5)",
        "catapult_target: Blue 5 (1 catapult_target 5)",
    ]


def test_if_all_miss_the_land_nobody_is_paid() -> None:
    story = begin("target", "220,50", "-20,50", draws=STILL * 2)
    assert story.payments() == [] and "Red's token misses the land (220, 50)." in story.told()


# --- catch (5.4) -------------------------------------------------------------------------------------------------


def catch(fling: str, grab: str, *drawn: int) -> Story:
    story = begin("catch", draws=chances(*drawn, 0, 99))
    assert (story.game.decision.step, story.game.decision.seat) == ("catapult_catch", 0)
    return story.choose(f"fling {fling}").choose(f"grab {grab}")


@pytest.mark.parametrize(
    ("fling", "grab", "reach", "hands", "way"),
    [
        ("left medium", "left", 84, 60, "missed"),  # W5
        ("left soft", "right", 60, 99, "short"),  # W6
        ("left medium", "left", 84, 59, "caught"),
        ("left medium", "right", 84, 15, "missed"),
        ("middle soft", "middle", 59, 89, "caught"),
        ("middle soft", "left", 59, 39, "caught"),
        ("right hard", "right", 99, 34, "caught"),
        ("right hard", "left", 99, 5, "missed"),
        ("right medium", "left", 85, 99, "short"),
        ("left medium", "right", 84, 14, "caught"),
        ("middle soft", "middle", 59, 90, "missed"),
        ("middle soft", "left", 59, 40, "missed"),
        ("right hard", "right", 99, 35, "missed"),
        ("right hard", "left", 99, 4, "caught"),
    ],
)
def test_w5_and_w6_who_wins_a_throw(fling: str, grab: str, reach: int, hands: int, way: str) -> None:
    story = catch(fling, grab, reach, hands)
    (caught,) = [event for event in story.game.events if isinstance(event, Caught)]
    assert caught.way == way
    winner = "Red" if way == "missed" else "Blue"
    assert story.payments() == [f"catapult_catch: {winner} 5 (1 catapult_catch 5)"]


def test_every_player_throws_once_and_catches_once() -> None:
    story = begin("catch", seats="Red Blue Green", draws=chances(0, 99, 0, 99, 0, 99))
    for thrower, catcher in ((0, 1), (1, 2), (2, 0)):
        asked = []
        for _ in range(2):
            asked.append(story.game.decision.seat)
            verb = "fling left soft" if story.game.decision.seat == thrower else "grab right"
            story.choose(verb)
        assert sorted(asked) == sorted([thrower, catcher])
    assert story.points() == {"Red": 5, "Blue": 5, "Green": 5}


def test_nobody_sees_what_the_other_one_chose() -> None:
    """Neither in the events nor in what others see; and a redealt game may have another answer."""
    story = begin("catch").choose("fling left hard")
    game = story.game
    assert game.decision.seat == 1 and "left" not in str(game.view(1)["modules"]["catapult"])
    assert not any("left" in str(event) for event in game.events)
    answers = {game.state.redeal(1, Chance(seed)).answer(0) for seed in range(60)}
    assert len(answers) == 9
    assert len({game.state.redeal(0, Chance(seed)).answer(0) for seed in range(20)}) == 1, "he knows his own"


def test_the_defaults_of_absent_players() -> None:
    story = begin("catch")
    assert str(story.game.options[0]) == "fling middle medium"
    story.choose("fling middle medium")
    assert str(story.game.options[0]) == "grab middle"


# --- with others ------------------------------------------------------------------------------------------------


def test_with_messages_points_move_a_counting_figure() -> None:
    story = begin("target", "150,50", "220,50", draws=STILL * 2, also=("messages",))
    assert (story.game.decision.step, story.game.decision.seat) == ("counting_figure", 0)


def test_with_messages_the_next_pair_follows_when_the_points_are_counted() -> None:
    """Everybody reaches the stick, and nobody catches; of those who come to a dark space Red alone is on turn."""
    story = begin("catch", seats="Red Blue Green", draws=chances(0, 99, 0, 99, 0, 99), also=("messages",))
    asked = []
    while story.game.decision.step != "phase_figure":
        asked.append((story.game.decision.step, story.names[story.game.decision.seat]))
        story.choose(min(story.options() & {"fling left soft", "grab right", "marker", "take_points"}))
    pair = [("catapult_catch", "Red"), ("catapult_catch", "Blue"), ("counting_figure", "Red")]
    assert asked[:5] == [*pair, ("message_choice", "Red"), ("counting_figure", "Red")]
    assert asked[5:8] == [("catapult_catch", "Blue"), ("catapult_catch", "Green"), ("counting_figure", "Blue")]
    assert sorted(asked[8:10]) == [("catapult_catch", "Green"), ("catapult_catch", "Red")]
    assert asked[10:] == [("counting_figure", "Green")]
    assert story.points() == {"Red": 5 + 2, "Blue": 5, "Green": 5}


def test_a_follower_on_a_tower_can_be_hit_and_replaced() -> None:
    tower = next(
        tile.id
        for tile in catalogue.sheet("tower").tiles
        if any(each.kind == "road" and set(each.edges) == {"E", "W"} for each in tile.features)
    )
    drawing = f"[D] 1{tower}↑ 2U↑ 3CA_rN_rS→"
    lines = ("1 Blue tower 1,0", "2 Blue guard follower 1,0", "3 Red ?")
    options: dict[str, Any] = {"also": ("tower", "abbey_and_mayor"), "draws": STILL * 4}
    story = tale("Blue Red", drawing, *lines, **options).choose("catapult knock_out").choose("aim_at 150,50")
    assert story.supply()["Blue"] == 7
    story = tale("Blue Red", drawing, *lines, **options).choose("catapult seduction").choose("aim_at 150,50")
    assert story.options() == {"pass", "replace_by follower"}, "mayors and wagons do not climb"
    story.choose("replace_by follower")
    assert [(seat, spot.name) for _, seat, _, spot in story.game.state.elsewhere()] == [(1, "tower")]
    story.choose("aim_at 0,0")
    while story.game.decision.step != "phase_figure":
        story.choose("pass")
    assert not story.may("tower 1,0"), "the tower stays closed"


def test_a_bather_can_be_hit() -> None:
    drawing = """
        2E↓ .       .
        [D] 1BH_r5→ 3CA_rN_rS→
    """
    story = tale("Red Blue", drawing, "2 Red city:S", "3 Blue ?", draws=STILL * 2, also=("bathhouses",))
    assert story.supply()["Red"] == 6
    story.choose("catapult knock_out").choose("aim_at 150,50")
    assert story.supply()["Red"] == 7


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_every_fair_of_a_turn_has_its_own_round(timing: str) -> None:
    """The builder brings a second part. Officially the round comes at the end of the part of its tile."""
    lines = ("1 Red road:E", "2 Red builder road:E", "3 Red ?")
    also = ("traders_and_builders",)
    options = {"timing_profile": timing}
    drawing = "[D] 1U↑ 2U↑ 3CA_rN_rS→"
    story = tale("Red Blue", drawing, *lines, also=also, rest="CA_field U", options=options, draws=STILL * 2)
    throws = ("catapult target", "aim_at 350,50", "aim_at 0,0")
    for choice in (*throws, "pass") if timing == "play_aid" else ("pass", *throws):
        story.choose(choice)
    assert (story.game.decision.step, story.game.decision.seat) == ("place_tile", 0), "the second part"
    assert story.points() == {"Red": 5, "Blue": 0}, "Red's token lies on the tile of this fair"
    story.game.choose(0)
    assert (story.game.decision.step == "catapult_round") == (timing == "play_aid")
    assert story.may("pass") == (timing == "official")


# --- how it is shown ----------------------------------------------------------------------------------------------


def test_tokens_lie_where_they_landed_until_the_turn_comes_back() -> None:
    story = begin("target", "123,45", "67,89", draws=STILL * 2, rest="U U")
    assert [(each.token.name, each.at) for each in placing.tokens(story.game.state)] == [
        ("catapult-target", (123, 45)),
        ("catapult-target", (67, 89)),
    ]
    assert story.game.view()["modules"]["catapult"]["landed"][0] == {"seat": 0, "kind": "target", "x": 123, "y": 45}
    story.choose("pass")
    assert len(placing.tokens(story.game.state)) == 2, "while Blue lays his tile"
    story.choose("place -1,0 N").choose("pass")
    assert placing.tokens(story.game.state) == []


def test_the_rows_of_the_turn_order_follow_each_other() -> None:
    for timing, phase in (("play_aid", "P2"), ("official", "P6")):
        rows = turn_order(list(dict.fromkeys(BUILT.values())), {"timing_profile": timing})
        own = [i for i, row in enumerate(rows) if row.module == "catapult" and row.phase == phase]
        assert own == list(range(own[0], own[0] + 5)), "one leads back to the other"
        assert (rows[own[0]].step, rows[own[0]].number) == ("catapult_round", "2.2-22")


def test_words_for_a_throw() -> None:
    story = tale("Red Blue", FAIR, ROUND)
    assert words.question(story.game) == "Red, which token does everybody throw?"
    story.choose("catapult target")
    assert words.option_words(story.game, story.game.decision.options[0]) == "aim at -100,-100"
    assert text.picture(story.game)


def test_the_hunt_finds_tokens_of_no_round() -> None:
    story = begin("target", "123,45", draws=STILL * 2)
    state, view = story.game.state, story.game.view()["modules"]["catapult"]
    assert list(faults(state, view)) == []
    twice = {**view, "landed": view["landed"] * 2}
    assert [fault.split(":")[0] for fault in faults(state, twice)] == ["tokens that are not of one round"]
    far = {**view, "landed": [{**view["landed"][0], "x": 900}]}
    assert list(faults(state, far)) == ["a token came down at 900,45"]
    assert list(faults(state, {**view, "kind": None})) == ["catapult_throw is asked outside a round"]


SEED = 3


def test_playthrough_of_the_catapult(golden: Golden) -> None:
    """With all four kinds of tokens."""
    game = Game(3, modules=MODULES, seed=SEED)
    rng = random.Random(SEED)
    golden("catapult.txt", playthrough(game, lambda: rng.randrange(len(game.decision.options))))


def test_words_for_a_fair_and_for_several_who_are_equally_near() -> None:
    assert speech("de").noun(words.mark_noun("fair"), "a") == "ein Jahrmarkt"
    asked = speech("en").say("step-seduction_choice", name="Red")
    assert asked == "Red, several followers are equally near. Whom do you seduce?"


def test_in_the_play_aid_whoever_has_thrown_decides_about_a_seduction() -> None:
    """That is not always the active player: all throw in turn."""
    assert kinds("catapult")["seduction_choice"] == ("must", "all")
    assert kinds("catapult")["seduction_replace"] == ("may", "all")
