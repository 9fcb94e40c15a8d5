"""Prisoners of the tower: exchange and ransom, how all of it is told, and what holds in every game.

How to read a drawing: see story.py.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.belonging import check_owned
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import turn, words
from languedoc.carcassonne.events import Scored
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.base.rules import Base
from languedoc.carcassonne.modules.tower.events import EarlyRansom, Exchanged, Ransom, TowerRaised
from languedoc.carcassonne.modules.tower.rules import Tower
from languedoc.carcassonne.packing import make_box, make_modules
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Figure, Segment, Spot
from languedoc.errors import IllegalChoice, UnknownOption
from languedoc.players.simulation import simulate
from languedoc.terminal.panel import Choices
from modules.tower.tales import (
    BOARD,
    FARMER,
    IN_PRISON,
    MODULES,
    MONK,
    PIECES,
    RED_HOLDS_BOTH,
    before_capture,
    elsewhere,
    first,
    give,
    heights,
    offered,
    prisoners,
    shown,
    tale,
    told,
)

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- exchange (sheet 5) -----------------------------------------------------------------------------


def test_an_exchange_without_a_choice_is_made_at_once() -> None:
    story = tale(
        "Red Blue",
        first(4, BOARD),
        "1 Red field:NL",
        "2 Blue monastery",
        f"3 Red tower 0,1; capture {MONK}",
        f"4 Blue tower 0,1; capture {FARMER}",
    )
    assert prisoners(story) == []
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert told(story, Exchanged) == [
        Exchanged((Figure(1, "follower", Spot("prison", 0)), Figure(0, "follower", Spot("prison", 1))))
    ]


def test_of_two_of_a_kind_one_comes_home_and_one_stays() -> None:
    story = tale(
        "Red Blue",
        first(6, BOARD),
        "1 Red field:NL",
        "2 Blue monastery",
        f"3 Red tower 0,1; capture {MONK}",
        "4 Blue monastery",
        "5 Red tower 0,1; capture follower/1@monastery@0,2",
        f"6 Blue tower 0,1; capture {FARMER}",
    )
    assert prisoners(story) == ["Red holds Blue's follower"]
    assert story.supply() == {"Red": 7, "Blue": 6}


def test_two_captors_are_independent_of_each_other() -> None:
    """Red and Green each hold a follower of Blue, who takes one of Red's."""
    story = tale(
        "Red Green Blue",
        """
         .  [D]  .
        5E← 1TI↑ 2B↑
        7E← 3B↑ 6E→
         .  4B↑  .
        """,
        "1 Red field:NL",
        "2 Blue monastery",
        "3 Blue monastery",
        "4 Red tower 0,1; capture follower/2@monastery@1,1",
        "5 Green tower 0,1; capture follower/2@monastery@0,2",
        f"6 Blue tower 0,1; capture {FARMER}",
    )
    assert prisoners(story) == ["Green holds Blue's follower"]
    assert story.supply() == {"Red": 7, "Green": 7, "Blue": 6}


def test_a_seat_without_followers_and_points_builds_towers_until_it_can_exchange() -> None:
    story = tale("Red Blue", first(3, BOARD), "1 Red field:NL", "2 Blue monastery", "3 Red tower 0,1; ?")
    state = story.game.state
    prison = state.box.modules[1].first_place
    for figure in range(state.box.figures, 2 * state.box.figures):
        if state.place_of(figure) == -1:
            state.move_figure(figure, prison)
    story.choose(f"capture {MONK}").choose("place 1,0 N")
    assert story.options() == {"pass", "tower 0,1"}
    story.choose("tower 0,1").choose(f"capture {FARMER}")
    assert story.supply() == {"Red": 7, "Blue": 1}
    assert len(prisoners(story)) == 6


# --- ransom (sheet 5) -------------------------------------------------------------------------------


def test_a_ransom_in_the_figure_phase_and_the_follower_at_once() -> None:
    story = before_capture()
    give(story, Blue=3)
    story.choose(f"capture {MONK}").choose("pass").choose("place 1,0 N")
    assert offered(story, "ransom") == {f"ransom {IN_PRISON}"}
    story.choose(f"ransom {IN_PRISON}")
    assert story.game.decision.step == "phase_figure"
    assert story.points() == {"Red": 3, "Blue": 0}
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert offered(story, "ransom") == set()
    story.choose("follower road:E")
    assert "Blue deploys a thief on the road W-E." in story.told()


def test_a_big_follower_costs_the_same() -> None:
    story = tale(
        "Red Blue",
        first(3, BOARD),
        "2 Blue big_follower monastery",
        "3 Red tower 0,1; ?",
        also=("inns_and_cathedrals",),
    )
    give(story, Blue=5)
    story.choose(f"capture big_{MONK}").choose(f"ransom big_{IN_PRISON}")
    assert story.points() == {"Red": 3, "Blue": 2}
    assert story.supply("big_follower") == {"Red": 1, "Blue": 1}


def test_nobody_ransoms_for_somebody_else() -> None:
    """Red has points enough, but no follower in a prison."""
    story = tale("Red Blue Green", first(3, BOARD), "2 Blue monastery", "3 Green tower 0,1; ?")
    give(story, Red=9, Blue=9)
    story.choose(f"capture {MONK}")
    assert story.names[story.game.decision.seat] == "Red"
    assert story.game.decision.step == "place_tile"


# Blue wins 8 points for a city; he has a builder on the road in the south; two of his followers are in Red's prison.
DOUBLE_TURN = """
     .    .   .   .  4E↓  .   .   .   .
     .    .   .   .  3F→  .   .   .   .
     .    .   .   .  [D] 10U↑ 12U↑ .  .
    15E→ 8E← 6B↑ 2B↑ 1TI↑ 9B↑ 11E→ .  .
     .    .   .   .  5W↑ 7U↑ 13U↑ 14U↑ 16V↑
"""
TWO_PRISONERS = (
    "1 Blue field:NL",
    "3 Blue city:N",
    "5 Blue road:E",
    "7 Blue builder road:E",
    "9 Blue monastery",
    f"10 Red tower 0,1; capture {MONK}",
    "12 Red tower 0,1; capture follower/1@field:NL@0,1",
)


def double_turn(*lines: str, turns: int = 14) -> Story:
    return tale("Red Blue", first(turns, DOUBLE_TURN), *TWO_PRISONERS, *lines, also=("traders_and_builders",))


def test_only_one_ransom_in_a_double_turn() -> None:
    story = double_turn(f"13 Blue ransom {IN_PRISON}; pass", "14 Blue again ?")
    assert story.points() == {"Red": 3, "Blue": 5}
    assert prisoners(story) == ["Red holds Blue's follower"]
    assert offered(story, "ransom") == set()


def test_a_ransom_in_the_second_part_of_a_turn() -> None:
    story = double_turn("13 Blue", "14 Blue again ?")
    assert offered(story, "ransom") == {f"ransom {IN_PRISON}"}
    story.choose(f"ransom {IN_PRISON}").choose("follower field:NL")
    assert story.points() == {"Red": 3, "Blue": 5}
    assert "Blue field:NL@3,2" in story.standing()


def test_a_tower_action_in_each_part_of_a_turn() -> None:
    story = double_turn("13 Blue tower 0,1", "14 Blue again guard follower 0,1")
    assert heights(story.game) == {"0,1": 3}
    assert elsewhere(story) == {"Blue tower@0,1", "Blue prison/0"}


def test_a_new_turn_brings_a_new_ransom() -> None:
    story = double_turn(f"13 Blue ransom {IN_PRISON}; pass", "14 Blue again", "16 Blue ?", turns=16)
    assert offered(story, "ransom") == {f"ransom {IN_PRISON}"}


class Onlooker(Module):
    """Hears of every payment."""

    slug = "onlooker"
    heard: list[int] = []  # noqa: RUF012 - emptied by the test

    def paid(self, state: State, seat: int, points: int, cause: int) -> None:
        self.heard.append(points)


def test_both_sides_of_a_ransom_are_told_to_whoever_reacts() -> None:
    rules = Setup(modules=MODULES).rules()
    state = State(make_box(2, make_modules([Base, Tower, Onlooker], rules), MODULES, rules))
    state.record = []
    choices = random.Random(2)
    Onlooker.heard.clear()
    for seed in range(3):
        turn.deal(state, seed, 0, None)
        while not state.over:
            turn.choose(state, choices.randrange(state.count))
    ransoms = [event.payment.points for event in state.record if isinstance(event, Ransom)]
    paid = [payment.points for event in state.record if isinstance(event, Scored) for payment in event.payments]
    assert ransoms == [-3, 3] * (len(ransoms) // 2)
    assert len(ransoms) >= 2
    assert sorted(Onlooker.heard) == sorted([*paid, *ransoms])


# --- words, views, the drawn board ------------------------------------------------------------------


def test_the_words_of_a_story() -> None:
    story = tale(
        "Red Blue",
        first(6, BOARD),
        *RED_HOLDS_BOTH,
        f"6 Blue tower 0,1; capture {FARMER}; exchange big_{IN_PRISON}",
        also=("inns_and_cathedrals",),
    )
    sentences = story.told()
    for sentence in (
        "Red begins the tower at 0,1.",
        "Red takes a follower of Blue prisoner.",
        "Blue's monk has to leave.",
        "Red raises the tower at 0,1 to 2.",
        "Red takes a big follower of Blue prisoner.",
        "Prisoners are exchanged: Blue's big follower and Red's follower go home.",
    ):
        assert sentence in sentences
    story = tale("Red Blue", first(3, BOARD), "1 Red tower 0,1", "3 Red guard follower 0,1")
    assert story.told()[-1] == "Red closes the tower at 0,1 with a follower."
    story = tale("Red Blue", first(3, BOARD), "1 Red field:NL", f"3 Red tower 0,1; capture {FARMER}")
    assert "Red takes back an own follower by the tower." in story.told()


def test_the_words_of_a_ransom() -> None:
    story = before_capture()
    give(story, Blue=9)
    story.choose(f"capture {MONK}")
    assert words.question(story.game) == "Blue, do you ransom a prisoner?"
    late = Story.__new__(Story)
    late.names, late.game = story.names, story.game.copy()
    story.choose(f"ransom {IN_PRISON}")
    assert story.told()[-2:] == ["Blue ransoms a follower from Red for 3 points.", "Red receives 3 points."]
    assert {type(event) for event in told(story, Ransom)} == {EarlyRansom}
    late.choose("pass").choose("place 1,0 N").choose(f"ransom {IN_PRISON}")
    assert {type(event) for event in told(late, Ransom)} == {Ransom}


def test_the_words_of_the_options() -> None:
    story = tale("Red Blue", first(6, BOARD), *RED_HOLDS_BOTH, "6 Blue ?", also=("inns_and_cathedrals",))
    game = story.game
    spoken = {option.text: words.option_words(game, option) for option in game.options}
    assert spoken["tower 1,2"] == "tower piece at 1,2"
    assert spoken["guard follower 0,1"] == "follower onto the tower at 0,1"
    game.choose("tower 0,1")
    assert words.question(game) == "Blue, whom does the tower capture?"
    assert [words.option_words(game, option) for option in game.options] == ["pass", "capture Red's farmer at 0,1"]
    game.choose(f"capture {FARMER}")
    assert words.question(game) == "Blue, who comes home in exchange?"
    assert [words.option_words(game, option) for option in game.options] == [
        "get back Blue's follower in Red's prison",
        "get back Blue's big follower in Red's prison",
    ]
    panel = "\n".join(line.plain for line in Choices(game).panel(["you", "you"], 0))
    assert "1  get back Blue's follower" in panel and "8 tower\n    pieces, 2 prisoners" in panel


def test_what_a_seat_has_and_what_all_see() -> None:
    story = before_capture().choose(f"capture {MONK}")
    assert words.holdings(story.game, 0) == ["9 tower pieces", "1 prisoner"]
    assert words.holdings(story.game, 1) == ["10 tower pieces"]
    assert words.notices(story.game) == ["Red holds Blue's follower"]
    assert shown(story.game) == {
        "towers": [{"x": 0, "y": 1, "height": 1}],
        "pieces": [9, 10],
        "prisoners": [{"captor": 0, "seat": 1, "kind": "follower"}],
    }


def test_towers_and_who_is_on_them_are_drawn() -> None:
    """The height in a corner of the tile, the letter of the follower in the next."""
    story = tale("Red Blue", first(3, BOARD), "1 Red tower 0,1", "2 Blue guard follower 0,1")
    lines = str(story.game).splitlines()
    assert "1·····B" in lines[4]


# --- saves, copies, bad input -----------------------------------------------------------------------


@pytest.mark.parametrize("step", ["tower_capture", "prisoner_exchange", "ransom_prisoner", "phase_figure"])
def test_copies_and_saves_in_the_middle_of_a_question(step: str) -> None:
    modules = (*MODULES, "inns_and_cathedrals")
    choices = random.Random(1)
    seen = 0
    for seed in range(30):
        game = Game(2, modules=modules, seed=seed)
        while not game.over and not seen:
            k = choices.randrange(len(game.options))
            if game.decision.step == step and any(option.verb in Tower.verbs for option in game.options):
                seen += 1
                copy = game.state.copy()
                loaded = Game.load(game.save())
                assert loaded.decision == game.decision
                turn.refresh(copy)
                assert [copy.code(i) for i in range(copy.count)] == [game.state.code(i) for i in range(copy.count)]
                turn.choose(copy, k)
                loaded.choose(game.options[k].text)
                game.choose(k)
                assert copy.fingerprint() == game.state.fingerprint() == loaded.state.fingerprint()
            else:
                game.choose(k)
    assert seen == 1


def test_what_is_not_offered_is_refused() -> None:
    story = before_capture()
    for choice in ("capture", "capture follower/1@monastery@9,9", "tower 0,1", f"ransom {IN_PRISON}", 2):
        with pytest.raises(IllegalChoice):
            story.game.choose(choice)
    with pytest.raises(UnknownOption, match="tower_capture_own"):
        Game(2, modules=MODULES, options={"tower_capture_own": "yes"})


# --- what holds in every game -----------------------------------------------------------------------


def squares_of(game: Game, segment: int) -> set[tuple[int, int]]:
    """The squares of a segment: two where it goes on over both halves of a double tile."""
    board = game.state.board
    parts = [part for part in (segment, board.other_part(segment)) if part >= 0]
    return {board.where(board.piece_with(part))[:2] for part in parts}


def check(game: Game) -> None:
    """Pieces are on towers or in supplies; nobody holds each other's followers; all in reach, and nobody else."""
    view = game.view()
    towers = view["modules"]["tower"]
    seats = game.setup.seats
    assert sum(each["height"] for each in towers["towers"]) + sum(towers["pieces"]) == seats * PIECES[seats]
    marked = [each for each in view["tiles"] if each["tile"].split("/")[-1] in TOWER_TILES]
    assert [(each["x"], each["y"]) for each in marked] == [(each["x"], each["y"]) for each in towers["towers"]]
    pairs = {(each["captor"], each["seat"]) for each in towers["prisoners"]}
    assert not any((seat, captor) in pairs for captor, seat in pairs)
    on_towers = [each["place"] for each in view["elsewhere"] if each["place"].startswith("tower@")]
    assert len(on_towers) == len(set(on_towers))
    if game.decision.step == "tower_capture":
        raised = [event for event in game.events if isinstance(event, TowerRaised)][-1]
        reach = {(raised.cell.x, raised.cell.y)}
        for d in range(1, raised.height + 1):
            for x, y in ((d, 0), (-d, 0), (0, d), (0, -d)):
                reach.add((raised.cell.x + x, raised.cell.y + y))
        assert len(reach) == 1 + 4 * raised.height
        due = {"pass"}
        for _, seat, kind, segment in game.state.standing():
            if kind in CAPTURABLE and squares_of(game, segment) & reach:
                due.add(f"capture {kind}/{seat}@{Segment(*game.state.board.segment_at(segment))}")
        for each in view["elsewhere"]:
            square = re.search(r"@(-?\d+),(-?\d+)$", each["place"])
            if each["kind"] in CAPTURABLE and square and (int(square[1]), int(square[2])) in reach:
                due.add(f"capture {each['kind']}/{each['seat']}@{each['place']}")
        assert {option.text for option in game.options} == due


FOUNDATIONS = 18
TOWER_TILES = {f"T{letter}" for letter in "ABCDEFGHIJKLMNOPQ"}
CAPTURABLE = ("follower", "big_follower", "mayor", "phantom")


@settings(max_examples=15)
@given(
    seats=st.integers(2, 6),
    also=st.lists(st.sampled_from([slug for slug in BUILT if slug not in MODULES]), unique=True),
    seed=st.integers(0, 2**32 - 1),
)
def test_random_games(seats: int, also: list[str], seed: int) -> None:
    game = Game(seats, modules=(*MODULES, *also), seed=seed)
    choices = random.Random(seed)
    while not game.over:
        if game.decision.step == "tower_capture" or choices.random() < 0.05:
            check(game)
        game.choose(choices.randrange(len(game.options)))
    laid = len(heights(game))
    out = sum(name.split("/")[-1] in TOWER_TILES for name in game.view()["out_of_game"])
    assert FOUNDATIONS - game.state.hidden_count <= laid + out <= FOUNDATIONS, "some may lie face down"


def test_a_greedy_player_knows_that_prisoners_are_not_free() -> None:
    """It takes a monk rather than nothing, and plays whole games."""
    outcome = simulate(Setup(modules=MODULES, seed=4), ("greedy", "random"), 1)
    assert outcome.mean_scores[0] > outcome.mean_scores[1]


def test_computer_players_learn_from_tower_pieces_and_captives() -> None:
    def shown(game: Game, view: Any, seat: int) -> list[int]:
        return [view["pieces"][seat], sum([held["seat"] == seat for held in view["prisoners"]])]

    check_owned("tower", shown)
