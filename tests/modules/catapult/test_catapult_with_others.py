"""What the catapult does together with other modules (rules/catapult.md, section 7)."""

from __future__ import annotations

from typing import Any

import pytest

from helpers.story import Story
from languedoc import Game
from modules.catapult.test_catapult import MODULES, STILL, tale
from modules.count.tales import inside, settle

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def beside_fairy(kind: str) -> Story:
    """Blue's thief at 150,50 with the fairy; Red lays the fair and lets all throw."""
    lines = ("1 Blue road:E", "2 Blue fairy follower/0@road:E@1,0", "3 Red ?")
    options: dict[str, Any] = {"draws": STILL * 4, "also": ("princess_and_dragon",)}
    story = tale("Blue Red", "[D] 1U↑ 2U↑ 3CA_rN_rS→", *lines, **options)
    return story.choose(f"catapult {kind}").choose("aim_at 150,50")


def finish(story: Story) -> Story:
    """Everybody else misses, and nobody does anything more in this turn."""
    while story.game.decision.step != "place_tile":
        story.choose("pass" if story.may("pass") else "aim_at 0,-100")
    return story


@pytest.mark.parametrize("kind", ["knock_out", "seduction"])
def test_the_fairy_protects_nobody_and_stays_with_nobody(kind: str) -> None:
    """So Blue gets no point for her at the start of the next turn."""
    story = beside_fairy(kind)
    if kind == "seduction":
        story.choose("replace_by follower")
    assert story.standing() == ({"Red road:E@1,0"} if kind == "seduction" else set())
    assert story.supply()["Blue"] == 7
    finish(story)
    assert story.game.decision.seat == 0 and story.points() == {"Blue": 0, "Red": 0}


def test_a_lord_is_hit_and_his_castle_stays_empty() -> None:
    story = lord("knock_out")
    assert story.game.view()["elsewhere"] == [] and story.supply()["Red"] == 7


def lord(kind: str) -> Story:
    """Red's lord on the tile north of the start tile; Blue lays the fair."""
    also = ("bridges_castles_bazaars", "abbey_and_mayor")
    drawing = "1E↓ .\n[D] 2CA_rN_rS→"
    story = tale("Red Blue", drawing, "1 Red city:S; fortify city:S", "2 Blue ?", also=also, draws=STILL * 4)
    return story.choose(f"catapult {kind}").choose("aim_at 50,-50")


def test_a_lord_is_replaced_and_the_castle_has_a_new_one() -> None:
    story = lord("seduction")
    assert story.options() == {"pass", "replace_by follower", "replace_by wagon"}, "no mayor"
    story.choose("replace_by follower")
    (new,) = story.game.view()["elsewhere"]
    assert (new["seat"], str(new["place"])) == (1, "lords_castle@0,-1")
    assert story.supply() == {"Red": 7, "Blue": 6}


def quarter(kind: str, count: str) -> Story:
    """Blue waits in the castle of Carcassonne; Red lays a fair and aims there."""
    game = Game(["Red", "Blue"], modules=(*MODULES, "count"), bag=["CA_field", "U", "U"], seed=1, draws=STILL * 4)
    story = tale("Red Blue", "[D] 1U↑")
    story.game = game
    settle(story, count=count, castle="Blue", market="Red")
    story.choose(next(option.text for option in game.options))
    story.choose(f"catapult {kind}")
    state = game.state
    module = next(each for each in state.box.modules if each.slug == "count")
    x, y, _, _ = state.board.where(module.place_tiles(state, 0)[0])
    return story.choose(f"aim_at {x * 100 + 50},{y * 100 + 50}")


@pytest.mark.parametrize("count", ["castle", "cathedral"])
def test_who_waits_in_a_quarter_is_hit_also_beside_the_count_who_stays(count: str) -> None:
    story = quarter("knock_out", count)
    assert inside(story) == {"Red market"}
    assert story.game.view()["modules"]["count"]["count"] == count


def test_who_waits_in_a_quarter_is_replaced_by_somebody_from_another_one() -> None:
    story = quarter("seduction", "cathedral")
    story.choose(next(each for each in story.options() if each.startswith("exchange_by")))
    assert inside(story) == {"Red castle"}
    assert story.supply() == {"Red": 6, "Blue": 7}
