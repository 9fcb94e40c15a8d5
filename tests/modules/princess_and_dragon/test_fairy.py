"""The fairy, as the sheet of the Princess & the Dragon has her (5)."""

from __future__ import annotations

import pytest

from languedoc import Game
from languedoc.carcassonne import turn
from languedoc.carcassonne.modules.cult.rules import ChallengeDecided
from languedoc.carcassonne.setup import Setup
from modules.messages.tales import put
from modules.princess_and_dragon.tales import MODULES, fairy_options, led, segment_of, shown, tale, told

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


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


@pytest.mark.parametrize(("other", "choices"), [("follower", 1), ("big_follower", 2)])
def test_of_two_own_ones_in_one_place_she_chooses_by_their_kind(other: str, choices: int) -> None:
    """Red's second follower came to his thief at a crop circle; two small ones are not told apart."""
    also = ("inns_and_cathedrals", "crop_circles")
    story = tale("Red Blue", "[D] 1U↑ 2U↑", "1 Red road:E", "2 Blue ?", more=also)
    put(story, f"Red {other} road:E@1,0").choose("pass").choose("place 3,0 N")
    assert len([option for option in story.game.options if option.verb == "fairy"]) == choices


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


def test_without_a_fairy_nobody_moves_her() -> None:
    lines = ("1 Red road:E", "3 Red ?")
    assert fairy_options(tale("Red Blue", "[D] 1U↑ 2U↑ 3U↑", *lines)) == {"fairy follower/0@road:E@1,0"}
    assert not fairy_options(tale("Red Blue", "[D] 1U↑ 2U↑ 3U↑", *lines, options={"fairy": False}))


def test_her_last_points_come_after_all_features() -> None:
    """E-31: a road with the fairy is scored before a city without her, but she pays last."""
    story = tale(
        "Red Blue",
        """
        3N↓  .
        [D] 1U↑
         .  2U↑
        """,
        "1 Red road:E",
        "2 Red fairy follower/0@road:E@1,0",
        "3 Blue city:E",
        rest="",
    )
    assert story.payments()[-3:] == [
        "final road: Red 3 (3 tiles 3)",
        "final city: Blue 2 (2 tiles 2)",
        "final fairy: Red 3 (1 fairy 3)",
    ]
