"""Shepherds and flocks: the worked examples M1 to M3 of their rule sheet, its edge cases, and other modules.

How to read a drawing: see story.py. In most of them a road runs to the east, with a field on either side of it; a
monastery at its end joins the two fields.
"""

from __future__ import annotations

from typing import Any

import pytest

from helpers.belonging import check_owned
from languedoc import Game
from languedoc.carcassonne import figures, text
from languedoc.carcassonne.events import FigureReturned
from languedoc.carcassonne.modules.goldmines.checks import faults as faults_of_gold
from languedoc.carcassonne.modules.hills_and_sheep.checks import faults
from languedoc.carcassonne.modules.hills_and_sheep.rules import SheepDrawn, WolfDrawn
from languedoc.carcassonne.modules.phantom.checks import faults as faults_of_phantom
from languedoc.carcassonne.targets import Segment
from modules.hills_and_sheep.tales import MODULES, flocks, in_bag, lots, shown, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

ROW = "[D] 1U↑ 2U↑ 3U↑"
TWO = "[D] 1U↑ 2U↑"
PLACED = "1 Red shepherd field:ER"
OWN = "shepherd/0@field:ER@1,0"


def test_m1_a_flock_grows_and_goes_home() -> None:
    story = tale("Red Blue", TWO, PLACED, f"2 Red enlarge_flock {OWN}; ?", tokens="3 2")
    assert flocks(story) == {"Red": [2, 3]}
    assert in_bag(story) == 16
    story = tale(
        "Red Blue", ROW, PLACED, f"2 Red enlarge_flock {OWN}; pass", f"3 Red drive_home {OWN}; pass", tokens="3 2"
    )
    assert story.payments() == ["sheep: Red 5 (5 sheep 5)"]
    assert story.points() == {"Red": 5, "Blue": 0}
    assert story.supply("shepherd") == {"Red": 1, "Blue": 1}
    assert in_bag(story) == 18
    assert "Red draws 3 sheep." in story.told() and "Red drives the flock home: 5 sheep = 5." in story.told()


def test_m2_the_wolf_takes_all() -> None:
    story = tale("Red Blue", ROW, PLACED, f"2 Red enlarge_flock {OWN}; pass", tokens="3 wolf")
    assert story.points() == {"Red": 0, "Blue": 0}
    assert story.supply("shepherd") == {"Red": 1, "Blue": 1}
    assert flocks(story) == {} and in_bag(story) == 18
    assert "Red draws the wolf: the flock is lost." in story.told()


JOINED = "[D] 1U↑ 2U↑ 3U↑ 4A→"
BOTH = ("1 Red shepherd field:NL", "2 Blue shepherd field:ER", "3 Red enlarge_flock shepherd/0@field:NL@1,0; pass")
BLUE = "shepherd/1@field:ER@2,0"


def test_m3_everybody_in_the_field_is_paid_the_whole_flock() -> None:
    story = tale("Red Blue", JOINED, *BOTH, f"4 Blue drive_home {BLUE}; pass", tokens="3 4 2")
    assert story.payments() == ["sheep: Blue 9 (9 sheep 9)", "sheep: Red 9 (9 sheep 9)"]
    assert story.supply("shepherd") == {"Red": 1, "Blue": 1}
    assert in_bag(story) == 18


def test_the_wolf_in_a_joined_field_chases_everybody_away() -> None:
    story = tale("Red Blue", JOINED, *BOTH, f"4 Blue enlarge_flock {BLUE}; pass", tokens="3 4 2 wolf")
    assert story.points() == {"Red": 0, "Blue": 0}
    assert story.supply("shepherd") == {"Red": 1, "Blue": 1}
    assert in_bag(story) == 18


def test_who_draws_in_a_joined_field_lays_the_token_beside_the_own_shepherd() -> None:
    story = tale("Red Blue", JOINED, *BOTH, f"4 Blue enlarge_flock {BLUE}; pass", tokens="3 4 2 1")
    assert flocks(story) == {"Red": [2, 3], "Blue": [1, 4]}
    assert [*faults(story.game.state, shown(story))] == []


# --- deploying ---------------------------------------------------------------------------------------


def test_a_wolf_at_once_sends_the_shepherd_back() -> None:
    story = tale("Red Blue", TWO, PLACED, "2 Red ?", tokens="wolf")
    assert story.game.events.count(WolfDrawn(0)) == 1
    assert story.supply("shepherd") == {"Red": 1, "Blue": 1}
    assert story.may("shepherd field:ER"), "in a later turn he may try again"
    assert in_bag(story) == 18


def test_the_figure_action_is_used_up_by_a_wolf() -> None:
    story = tale("Red Blue", "[D] 1U↑", PLACED, tokens="wolf")
    assert (story.game.decision.seat, story.game.decision.step) == (1, "place_tile")


def test_a_field_has_room_for_one_shepherd() -> None:
    story = tale("Red Blue", TWO, PLACED, "2 Blue ?", tokens="3")
    assert {text for text in story.options() if text.startswith("shepherd")} == {"shepherd field:NL"}


def test_a_seat_has_one_shepherd() -> None:
    story = tale("Red Blue", TWO, "1 Red shepherd field:NL", "2 Red drive_home shepherd/0@field:NL@1,0; ?", tokens="3")
    assert story.may("shepherd field:ER") and story.may("shepherd field:NL")
    story = tale(
        "Red Blue", TWO, "1 Red shepherd field:NL", "2 Red enlarge_flock shepherd/0@field:NL@1,0; ?", tokens="3 1"
    )
    assert not any(text.startswith("shepherd") for text in story.options())


def test_shepherds_and_farmers_do_not_mind_each_other() -> None:
    story = tale("Red Blue", TWO, "1 Red field:ER", "2 Blue ?")
    assert story.may("shepherd field:ER") and not story.may("follower field:ER")
    story = tale("Red Blue", TWO, PLACED, "2 Blue ?", tokens="3")
    assert story.may("follower field:ER")


def test_shepherds_need_no_farmers() -> None:
    story = tale("Red Blue", TWO, PLACED, f"2 Red enlarge_flock {OWN}; ?", tokens="3 4", options={"no_fields": True})
    assert flocks(story) == {"Red": [3, 4]}
    assert not any(text.startswith("follower field") for text in story.options())


# --- extending ---------------------------------------------------------------------------------------


def test_others_who_extend_the_field_trigger_nothing() -> None:
    story = tale("Red Blue", TWO, PLACED, "2 Blue pass", tokens="3")
    assert flocks(story) == {"Red": [3]}
    assert sum(isinstance(event, SheepDrawn) for event in story.game.events) == 1


def test_who_extends_the_field_must_choose() -> None:
    story = tale("Red Blue", TWO, PLACED, "2 Red ?", tokens="3")
    assert story.game.decision.step == "shepherd_extend"
    assert story.options() == {f"enlarge_flock {OWN}", f"drive_home {OWN}"}


def test_by_the_play_aid_a_shepherd_who_came_home_goes_out_again_in_the_same_turn() -> None:
    story = tale("Red Blue", ROW, PLACED, f"2 Red drive_home {OWN}; shepherd field:ER", tokens="3 +3 4")
    assert story.points() == {"Red": 3, "Blue": 0}
    assert flocks(story) == {"Red": [4]}


def test_officially_figures_come_first() -> None:
    official = {"timing_profile": "official"}
    story = tale("Red Blue", TWO, PLACED, "2 Red ?", tokens="3", options=official)
    assert story.game.decision.step == "phase_figure"
    assert not any(text.startswith("shepherd") for text in story.options())
    story.choose("pass")
    assert story.game.decision.step == "shepherd_extend"
    story.choose(f"drive_home {OWN}")
    assert story.points() == {"Red": 3, "Blue": 0}


def test_officially_a_shepherd_of_this_turn_was_not_there_before() -> None:
    story = tale("Red Blue", "[D] 1U↑", PLACED, tokens="3", options={"timing_profile": "official"})
    assert flocks(story) == {"Red": [3]}
    assert story.game.decision.step == "place_tile"


def test_red_joins_two_fields_and_chooses_for_both() -> None:
    names = [line.replace("Red", "*").replace("Blue", "Red").replace("*", "Blue") for line in BOTH]
    story = tale("Blue Red", JOINED, *names, f"4 Red drive_home {BLUE}; pass", tokens="3 4 2")
    assert story.points() == {"Red": 9, "Blue": 9}


def test_an_own_second_part_extends_again() -> None:
    """The builder brings it."""
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2U↑ 3U↑ 4U↑",
        *("1 Red road:E", "2 Red builder road:E", "3 Red shepherd field:ER"),
        "4 Red again enlarge_flock shepherd/0@field:ER@3,0; pass",
        tokens="3 1",
        also=("traders_and_builders",),
    )
    assert flocks(story) == {"Red": [1, 3]}


def test_two_shepherds_of_a_seat_choose_one_after_the_other() -> None:
    """A house rule: with more figures a player can have several flocks."""
    game = Game(["Red", "Blue"], modules=MODULES, bag=["U"] * 7, draws=lots("3 4 1 2"), figures={"shepherd": 2})
    for choice in ("place 1,0 N", "shepherd field:ER", "place -1,0 N", "pass", "place 2,0 N"):
        game.choose(choice)
    game.choose("enlarge_flock shepherd/0@field:ER@1,0")
    assert not any(option.text == "shepherd field:ER" for option in game.options)
    for choice in ("shepherd field:NL", "place -2,0 N", "pass", "place 3,0 N"):
        game.choose(choice)
    game.choose("drive_home shepherd/0@field:ER@1,0")
    game.choose("enlarge_flock shepherd/0@field:NL@2,0")
    assert game.decision.step == "phase_figure"
    assert game.scores == (7, 0)
    assert [flock["tokens"] for flock in game.view()["modules"]["hills_and_sheep"]["flocks"]] == [[1, 2]]


# --- fields that are closed --------------------------------------------------------------------------

# Inside of the ring of roads is a small field; tile 4 closes it
RING = """
    [D] 1X↑ 2V↑
     .  4V↓ 3V→
"""
INSIDE = "shepherd/0@field:NL@2,1"


def test_a_shepherd_in_a_closed_field_is_scored_at_once() -> None:
    story = tale("Red Blue", RING, "4 Blue shepherd field:NR", tokens="3")
    assert story.payments("sheep") == ["sheep: Blue 3 (3 sheep 3)"]
    assert story.supply("shepherd") == {"Red": 1, "Blue": 1}


def test_an_opponent_closes_the_field() -> None:
    story = tale("Red Blue", RING, "3 Red shepherd field:NL", "4 Blue pass", tokens="1")
    assert story.payments("sheep") == ["sheep: Red 1 (1 sheep 1)"]
    assert FigureReturned(0, "shepherd", Segment(2, 1, "field", "NL")) in story.game.events


@pytest.mark.parametrize("timing", ["play_aid", "official"])
@pytest.mark.parametrize(
    ("choice", "tokens", "points"),
    [("enlarge_flock", "1 2", 3), ("drive_home", "1", 1), ("enlarge_flock", "1 wolf", 0)],
)
def test_who_closes_the_own_field_chooses_first(timing: str, choice: str, tokens: str, points: int) -> None:
    chosen = f"{choice} {INSIDE}; pass" if timing == "play_aid" else f"pass; {choice} {INSIDE}"
    story = tale(
        "Red Blue",
        RING,
        "3 Red shepherd field:NL",
        f"4 Red {chosen}",
        tokens=tokens,
        options={"timing_profile": timing},
    )
    assert story.points() == {"Red": points, "Blue": 0}
    assert story.supply("shepherd") == {"Red": 1, "Blue": 1}


# Tile 4 closes the small field of Blue, and goes on with Red's great one
TWO_FLOCKS = ("2 Blue shepherd field:SR", "3 Red shepherd field:NR")


@pytest.mark.parametrize("first", [False, True])
def test_closed_flocks_of_others_come_last_or_first(first: bool) -> None:
    story = tale(
        "Red Blue",
        RING,
        *TWO_FLOCKS,
        "4 Red ?",
        tokens="2 4",
        options={"closed_flocks": "first" if first else "last"},
    )
    assert story.game.decision.step == "shepherd_extend"
    assert story.points() == {"Red": 0, "Blue": 2 * first}
    story.choose("drive_home shepherd/0@field:NR@2,1").choose("pass")
    assert story.points() == {"Red": 4, "Blue": 2}


def test_an_abbey_closes_a_field() -> None:
    story = tale(
        "Red Blue",
        """
        [D] 1X↑   2V↑
        4B↑ 7ABBEY↑ 3V→
        5E← 6E↓   .
        """,
        "3 Red shepherd field:NL",
        "7 Red pass",
        tokens="4",
        also=("abbey_and_mayor",),
    )
    assert story.payments("sheep") == ["sheep: Red 4 (4 sheep 4)"]


def test_at_the_end_flocks_are_worth_nothing() -> None:
    story = tale(
        "Red Blue",
        ROW,
        PLACED,
        "2 Blue pass",
        "3 Red drive_home shepherd/0@field:ER@1,0; shepherd field:NL",
        tokens="3 4",
    ).end()
    assert story.points() == {"Red": 3, "Blue": 0}


# --- other modules -----------------------------------------------------------------------------------


def test_who_is_eaten_loses_his_tokens_and_nobody_else_does() -> None:
    story = tale("Red Blue", JOINED, *BOTH, f"4 Blue enlarge_flock {BLUE}; pass", tokens="3 4 2 1")
    state = story.game.state
    (figure,) = [figure for figure, seat, _, _ in state.standing() if seat == 0]
    figures.leave(state, figure, -1)
    assert flocks(story) == {"Blue": [1, 4]}
    assert in_bag(story) == 16


def test_the_dragon_eats_a_shepherd() -> None:
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2B3↑ 3BH↑",
        "1 Red shepherd field:ER",
        "3 Red enlarge_flock shepherd/0@field:ER@1,0; pass; dragon 1,0 0,0",
        tokens="3 1",
        also=("princess_and_dragon",),
    )
    assert flocks(story) == {} and in_bag(story) == 18
    assert story.supply("shepherd") == {"Red": 1, "Blue": 1}


def test_no_shepherd_goes_onto_a_volcano() -> None:
    story = tale("Red Blue", "[D] 1B3↑", also=("princess_and_dragon",))
    assert (story.game.decision.seat, story.game.decision.step) == (1, "place_tile"), "nothing can be deployed"


def test_a_shepherd_does_not_go_through_a_portal() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2BT↑", "2 Blue ?", also=("princess_and_dragon",))
    assert any("@" in option.text for option in story.game.options if option.verb == "follower")
    assert not any("@" in option.text for option in story.game.options if option.verb == "shepherd")


FESTIVAL = {"festival_return": "figure"}


def test_a_shepherd_goes_home_to_a_festival_and_his_tokens_into_the_bag() -> None:
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2FE_m_rS_rW↑",
        PLACED,
        f"2 Red enlarge_flock {OWN}; festival {OWN}",
        tokens="3 1",
        also=("festival",),
        options=FESTIVAL,
    )
    assert flocks(story) == {} and in_bag(story) == 18
    assert story.supply("shepherd") == {"Red": 1, "Blue": 1}


def test_at_a_festival_another_shepherd_of_the_field_takes_the_tokens_over() -> None:
    story = tale(
        "Red Blue",
        JOINED + "\n. . . . 5FE_cN_rW↓",
        *BOTH,
        f"4 Blue enlarge_flock {BLUE}; pass",
        "5 Red enlarge_flock shepherd/0@field:NL@1,0; festival shepherd/0@field:NL@1,0",
        tokens="3 4 2 1 1",
        also=("festival",),
        options=FESTIVAL,
    )
    assert flocks(story) == {"Blue": [1, 1, 2, 3, 4]}
    assert story.supply("shepherd") == {"Red": 1, "Blue": 0}


def test_by_the_usual_rule_only_followers_go_to_a_festival() -> None:
    story = tale(
        "Red Blue",
        "[D] 1U↑ 2FE_m_rS_rW↑",
        PLACED,
        f"2 Red enlarge_flock {OWN}; ?",
        tokens="3 1",
        also=("festival",),
    )
    assert not any(option.verb == "festival" for option in story.game.options)


def test_a_farmer_is_scored_by_a_barn_and_the_shepherd_stays() -> None:
    story = tale(
        "Red Blue",
        "1U↑ [D]\n2B↑ 3B↑",
        "1 Red field:ER",
        "2 Red shepherd field:NL",
        "3 Red enlarge_flock shepherd/0@field:NL@-1,1; barn NW@0,1",
        tokens="3 1",
        also=("abbey_and_mayor",),
        lane="east",
    )
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert flocks(story) == {"Red": [1, 3]}


def test_sheep_are_points_for_messages() -> None:
    story = tale("Red Blue", TWO, PLACED, f"2 Red drive_home {OWN}; ?", tokens="3", also=("messages",))
    assert story.game.decision.step == "counting_figure"


# --- for people --------------------------------------------------------------------------------------


def test_the_board_in_letters_shows_the_flock() -> None:
    story = tale("Red Blue", ROW, PLACED, f"2 Red enlarge_flock {OWN}; pass", tokens="3 2")
    drawn = text.draw(story.game)
    assert "♙" in drawn and "sheep of a shepherd" in drawn


def test_nobody_knows_which_token_comes_next() -> None:
    story = tale("Red Blue", TWO, PLACED, "2 Red ?", tokens="3 4")
    drawn = set()
    for seed in range(30):
        game = story.game.redeal(0, seed)
        game.choose(0)
        drawn |= {str(flock["tokens"]) for flock in game.view()["modules"]["hills_and_sheep"]["flocks"]}
    assert len(drawn) > 2


def test_a_choice_that_drew_a_token_stands() -> None:
    story = tale("Red Blue", TWO, PLACED, f"2 Red enlarge_flock {OWN}; ?", tokens="3 4")
    assert not story.game.can_undo


def test_a_phantom_may_follow_a_shepherd_into_his_field() -> None:
    """A shepherd does not occupy it."""
    story = tale("Red Blue", "[D] 1U↑", "1 Red shepherd field:ER; phantom field:ER", tokens="3", also=("phantom",))
    assert story.standing() == {"Red shepherd field:ER@1,0", "Red phantom field:ER@1,0"}
    assert [*faults_of_phantom(story.game.state, {})] == []


def test_the_flock_comes_before_the_gold_of_a_tile() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2GO_rNW_rES↑", PLACED, "2 Red ?", tokens="3", also=("goldmines",))
    assert story.game.decision.step == "shepherd_extend"
    assert [*faults_of_gold(story.game.state, story.game.view()["modules"]["goldmines"])] == []
    story.choose(f"drive_home {OWN}")
    assert story.game.view()["modules"]["goldmines"]["lying"] != []


def test_computer_players_learn_from_flocks() -> None:
    def shown(game: Game, view: Any, seat: int) -> list[int]:
        return [sum([sum(flock["tokens"]) for flock in view["flocks"] if flock["seat"] == seat])]

    check_owned("hills_and_sheep", shown)
