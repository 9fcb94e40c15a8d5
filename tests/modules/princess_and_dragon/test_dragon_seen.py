"""The Princess & the Dragon for people, bots and saves, and what must hold in all its games."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.story import Story, lines
from languedoc import Game
from languedoc.carcassonne import turn, words
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.events import (
    Awarded,
)
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.princess_and_dragon.rules import (
    PrincessAndDragon,
)
from languedoc.carcassonne.state import State
from languedoc.errors import IllegalChoice, UnknownOption
from languedoc.players.simulation import simulate
from languedoc.terminal.panel import Choices
from modules.princess_and_dragon.tales import (
    AROUND_THE_FAIRY,
    FAIRY_ON_THE_ROAD,
    KNIGHTS,
    MODULES,
    TWO_KNIGHTS,
    shown,
    tale,
)

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- for people, bots and saves ---------------------------------------------------------------------


def test_what_happens_is_told_in_sentences() -> None:
    story = tale(
        "Red Blue",
        """
        4BB↓  .   .   .   .
        1G→   .   .   .   .
        [D]  2U↑ 3B3↑ 5U↑ 6BH↑
        """,
        "1 Red city:N",
        "2 Blue road:E",
        "3 Red fairy follower/0@city:N@0,-1",
        "4 Blue",
        "6 Blue pass; dragon 3,0 4,0",
    )
    sentences = story.told()
    for told_of in (
        "The dragon flies to 2,0.",
        "Red moves the fairy to the follower at 0,-1.",
        "Red's knight in the city N-S has to leave.",
        "Blue leads the dragon to 3,0.",
        "Red leads the dragon to 4,0.",
    ):
        assert told_of in sentences
    assert words.notices(story.game) == ["dragon (§) at 4,0", "fairy (*) at 0,-1"]
    drawn = str(story.game)
    assert "§" in drawn and "*" in drawn


def test_the_point_of_the_fairy_opens_a_turn() -> None:
    story = tale("Red Blue", "[D] 1U↑ 2U↑ 3U↑", "1 Red road:E", "2 Red fairy follower/0@road:E@1,0", "3 Red")
    turns = [
        (seat, len([event for event in events if isinstance(event, Awarded)]))
        for seat, events in words.turns(story.game.events)
    ]
    assert turns == [(0, 0), (1, 0), (0, 0), (1, 0), (0, 1), (1, 0)]
    assert "Red has the fairy: 1 point." in story.told()
    assert words.notices(story.game) == ["fairy (*) at 1,0, with Red"]


def test_a_tile_set_aside_is_told() -> None:
    game = Game(["Red", "Blue"], modules=MODULES, bag=["BG", "B3", "U"], seed=4)
    game.choose("place 1,0 N")
    assert lines(game, game.events) == [
        "Tile BG is set aside; Red draws again.",
        "Red places tile B3 at 1,0, turned N.",
        "The dragon flies to 1,0.",
        "Tiles that were set aside go into the bag: BG.",
    ]


def panel_of(story: Story) -> str:
    return " ".join(" ".join(line.plain for line in Choices(story.game).panel(["you", "you"], 0)).split())


def test_questions_and_choices_in_words() -> None:
    story = tale("Red Blue", TWO_KNIGHTS, *KNIGHTS, "4 Red ?")
    panel = panel_of(story)
    assert "Red, whom does the princess send home?" in panel
    assert "send home Blue's knight at 1,-2" in panel
    story = tale("Red Blue", AROUND_THE_FAIRY, *FAIRY_ON_THE_ROAD, "5 Red ?", lane="east")
    assert "the fairy:" not in "\n".join(words.option_words(story.game, each) for each in story.game.options)
    story.choose("pass")
    panel = panel_of(story)
    assert "Blue, where does the dragon go?" in panel
    assert "to the tile at 1,-1" in panel
    story = tale("Red Blue", "[D] 1U↑ 2BR↑", "1 Red road:E", "2 Red ?")
    panel = panel_of(story)
    assert "the fairy: Red's thief at 1,0" in panel
    assert "knight in the city N at 0,0" in panel


def test_a_walk_is_seen_saved_copied_and_undone_in_the_middle() -> None:
    story = tale("Red Blue", AROUND_THE_FAIRY, *FAIRY_ON_THE_ROAD, "5 Red pass; ?", lane="east")
    game = story.game
    assert shown(game) == {
        "dragon": [0, -1],
        "walk": [[-1, -1], [0, -1]],
        "fairy": [1, 0],
        "fairy_with": 7,
        "set_aside": {},
    }
    for twin in (game.copy(), Game.load(game.save())):
        assert twin.state.fingerprint() == game.state.fingerprint()
        assert twin.decision == game.decision
        twin.choose("dragon 0,0")
        assert shown(twin)["dragon"] == [0, 0]
        assert twin.decision.step == "place_tile"
    bare = game.state.copy()
    turn.refresh(bare)
    assert [bare.code(k) for k in range(bare.count)] == [game.state.code(k) for k in range(game.state.count)]
    game.undo()
    assert shown(game)["dragon"] == [-1, -1]
    assert game.decision.step == "phase_figure"


def test_what_was_not_offered_is_refused() -> None:
    story = tale("Red Blue", AROUND_THE_FAIRY, *FAIRY_ON_THE_ROAD, "5 Red pass; ?", lane="east")
    for choice in ("dragon 1,0", "dragon 9,9", "dragon -1,-1", "pass", "fairy follower/0@road:E@1,0", "dragon"):
        with pytest.raises(IllegalChoice):
            story.choose(choice)
    with pytest.raises(UnknownOption, match="must, may"):
        Game(2, modules=MODULES, options={"princess_action": "should"})
    with pytest.raises(UnknownOption, match="fairy_binding"):
        Game(2, options={"fairy_binding": "tile"})


def test_a_greedy_player_leads_the_dragon() -> None:
    bag = ["U", "B3", "BR", "BG", "BB", "V", "BH", "E", "BC", "BJ", "W", "BU", "BG"]
    setup = Game(2, modules=(*MODULES, "traders_and_builders"), bag=bag, seed=3).setup
    assert simulate(setup, ("greedy", "random"), 1).games == 1


OTHERS = [slug for slug in BUILT if slug not in MODULES]


@settings(max_examples=10)
@given(
    seats=st.integers(2, 6),
    others=st.lists(st.sampled_from(OTHERS), unique=True),
    seed=st.integers(0, 2**32 - 1),
    must=st.sampled_from(["must", "may"]),
    timing=st.sampled_from(["after_wood", "before_wood", "after_scoring"]),
    binding=st.sampled_from(["follower", "tile"]),
)
def test_dragon_and_fairy_keep_the_rules(
    seats: int, others: list[str], seed: int, must: str, timing: str, binding: str
) -> None:
    """At every choice of whole games with all sorts of modules."""
    options: dict[str, str | bool] = {"princess_action": must, "dragon_timing": timing, "fairy_binding": binding}
    box = Game(seats, modules=(*MODULES, *others), options=options, seed=seed).state.box
    (module,) = [module for module in box.modules if isinstance(module, PrincessAndDragon)]
    state = State(box)
    turn.deal(state, seed, 0, None)
    choices = random.Random(seed)
    while not state.over:
        seen = module.view(state, None)
        lying = [state.board.where(piece)[2] for piece in range(state.board.pieces)]
        waiting = [design for other in box.modules if other is not module for design in other.waiting(state)]
        there = [*state.in_bag(), *state.out_of_game(), *lying, *waiting, *[state.hand] * (state.hand >= 0)]
        assert dragon_tiles(box, there) + sum(seen["set_aside"].values()) == dragon_tiles(box, box.bag)
        assert not (seen["set_aside"] and seen["dragon"])
        check_walk(state, seen)
        check_figures(state, seen)
        turn.choose(state, choices.randrange(state.count))


def dragon_tiles(box: Box, designs: Iterable[int]) -> int:
    return sum("dragon" in box.designs.tiles[design].marks for design in designs)


def check_walk(state: State, seen: dict[str, Any]) -> None:
    walk = [tuple(cell) for cell in seen["walk"]]
    assert len(set(walk)) == len(walk) <= 6, "no tile twice, and a choice left"
    if walk:
        assert seen["walk"][-1] == seen["dragon"]
        assert state.box.step_ids[state.asked] == "dragon_move"
        assert state.decider == (state.seat + len(walk) - 1) % state.box.seats


def check_figures(state: State, seen: dict[str, Any]) -> None:
    """Nobody stands by the dragon but who is immune; the fairy stands by her follower."""
    immune = {figure.name for figure in state.box.declared_figures if "eaten" in figure.safe_from}
    for figure, _, kind, segment in state.standing():
        x, y, _, _ = state.board.segment_at(segment)
        assert [x, y] != seen["dragon"] or kind in immune
        assert seen["fairy_with"] != figure or [x, y] == seen["fairy"]
    if seen["fairy_with"] is not None:
        assert state.place_of(seen["fairy_with"]) != -1
