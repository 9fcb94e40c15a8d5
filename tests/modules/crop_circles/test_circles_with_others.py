"""Crop circles beside abbots, the count, castles and machines; and what the hunt finds."""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc.carcassonne.events import TilePlaced
from languedoc.carcassonne.modules.crop_circles.checks import faults
from languedoc.carcassonne.modules.crop_circles.rules import CircleDecided, FollowerAdded
from languedoc.carcassonne.targets import Segment
from modules.count.tales import inside, settle
from modules.crop_circles.test_crop_circles import CITY, KNIGHTS, MODULES, added, asked, removed, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

CHOICES = pytest.mark.parametrize("choice", ["all_add", "all_remove"])


@CHOICES
@pytest.mark.parametrize("role", ["monastery", "abbacy"])
@pytest.mark.parametrize("circle", ["CC1_cN_rE↓", "CC2_cN_rS→"])
def test_monks_and_abbots_are_not_concerned(circle: str, role: str, choice: str) -> None:
    story = tale("Red Blue", f"[D] 2{circle}\n1MG2↑ .", f"1 Red {role}", "2 Blue ?", also=("monasteries",))
    story.choose(choice)
    assert added(story) == removed(story) == [] and story.standing() == {f"Red {role}@0,1"}
    assert asked(story) == ("phase_figure", "Blue")


@CHOICES
def test_who_waits_in_the_city_of_carcassonne_is_not_concerned(choice: str) -> None:
    drawing = """
        #  #   #   #
        #  #  [07] #
        #  #   #   #
        .  .  1CC1_rSW↓  .
    """
    story = Story("Red Blue", drawing, "1 Red ?", modules=(*MODULES, "count"))
    settle(story, "castle", blacksmith="Blue", castle="Red").choose(choice)
    assert added(story) == removed(story) == []
    assert inside(story) == {"Blue blacksmith", "Red castle"}


@CHOICES
def test_the_lord_of_a_german_castle_is_not_concerned(choice: str) -> None:
    drawing = "[D] 1GB3↑ # 2CC1_rSW→"
    story = tale("Red Blue", drawing, "1 Red german_castle", "2 Blue ?", also=("german_castles",))
    story.choose(choice)
    assert added(story) == removed(story) == [] and story.standing() == {"Red german_castle@1,0"}


@CHOICES
def test_the_lord_of_a_castle_is_not_concerned(choice: str) -> None:
    """He was a knight, and tile 2 is a circle of knights."""
    lines = ("1 Red city:S; fortify city:S", "2 Blue ?")
    story = tale("Red Blue", "1E↓\n[D]\n2CC2_cN_cS→", *lines, also=("bridges_castles_bazaars",))
    story.choose(choice)
    assert added(story) == removed(story) == [] and len(story.game.view()["elsewhere"]) == 1


def test_a_phantom_may_be_added_and_the_figure_action_is_still_to_come() -> None:
    story = tale("Red Blue Green", CITY, *KNIGHTS, "6 Red ?", also=("phantom",))
    story.choose("all_add").choose("reinforce phantom city:E@-1,-1").choose("reinforce follower city:E@1,-1")
    assert added(story) == ["Blue phantom city:E@-1,-1", "Red follower city:E@1,-1"]
    assert asked(story) == ("phase_figure", "Red") and {"follower field:EL", "phantom field:EL"} < story.options()


# --- the hunt ------------------------------------------------------------------------------------------


def decided() -> Story:
    story = tale("Red Blue Green", CITY, *KNIGHTS, "6 Red ?").choose("all_add")
    assert list(faults(story.game.state, shown(story))) == []
    return story


def shown(story: Story) -> dict[str, str]:
    return dict(story.game.view()["modules"]["crop_circles"])


@pytest.mark.parametrize(
    ("event", "fault"),
    [
        (FollowerAdded(1, "follower", Segment(-1, -1, "city", "E")), "a seat adds more than one follower"),
        (FollowerAdded(2, "follower", Segment(0, 0, "road", "E")), "a knight is added at road:E@0,0"),
        (CircleDecided(0, "knight", True), "was decided as"),
    ],
)
def test_the_hunt_finds_circles_that_are_carried_out_wrongly(event: FollowerAdded | CircleDecided, fault: str) -> None:
    story = decided()
    assert story.game.state.record is not None
    story.game.state.record.append(event)
    found = list(faults(story.game.state, shown(story)))
    assert len(found) == 1 and fault in found[0]


def test_the_hunt_finds_another_role_and_additions_without_a_decision() -> None:
    story = decided()
    assert list(faults(story.game.state, {"role": "thief"})) == [
        "a circle of city is about the knight",
        *[f"a thief is added at city:E@{cell}" for cell in ("1,-1", "-1,-1")],
    ]
    record = story.game.state.record
    assert record is not None
    record[:] = [event for event in record if not isinstance(event, CircleDecided)]
    (fault,) = faults(story.game.state, shown(story))
    assert fault.endswith("though nobody adds")


def test_the_hunt_finds_a_circle_that_nobody_decided() -> None:
    story = tale("Red Blue", "[D] 1CC1_rSW→", "1 Red ?").choose("all_add").choose("pass").end()
    record = story.game.state.record
    assert record is not None and list(faults(story.game.state, shown(story))) == []
    (circle,) = [event for event in record if isinstance(event, TilePlaced) and event.tile == "CC1_rSW"]
    record.insert(record.index(circle), circle)
    assert list(faults(story.game.state, shown(story))) == ["2 circles were laid, 1 were decided"]


@pytest.mark.parametrize(
    ("drawing", "line", "module", "followers"),
    [
        ("[D] 1GC1↑ 2CC1_rN_rS_rW↑", "1 Red german_cathedral", "german_cathedrals", 6),
        ("2E↓ . .\n[D] 1BH_r5→ 3CC1_rN_rS_rW↑", "2 Red city:S", "bathhouses", 6),
    ],
    ids=["archbishop", "bather"],
)
def test_archbishops_and_bathers_are_not_concerned(drawing: str, line: str, module: str, followers: int) -> None:
    """Nobody is a thief: the circle asks for nobody's follower."""
    last = 2 if module == "german_cathedrals" else 3
    story = tale("Red Blue", drawing, line, f"{last} Blue ?", also=(module,))
    story.choose("all_remove")
    assert story.game.decision.step == "phase_figure" and story.supply()["Red"] == followers
