"""The mayor in his cities, and the wagon that drives on.

How to read a drawing: see story.py.
"""

from __future__ import annotations

import pytest

from languedoc import Game
from languedoc.carcassonne import turn
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.abbey_and_mayor.rules import AbbeyAndMayor, WagonMoved
from languedoc.carcassonne.modules.base.rules import Base
from languedoc.carcassonne.packing import make_box, make_modules
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment
from modules.abbey_and_mayor.tales import CROSSINGS, MODULES, ROAD_AND_HOLE, tale

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

# --- the mayor (sheet 4) ----------------------------------------------------------------------------


def test_a_mayor_goes_into_free_cities_only() -> None:
    story = tale("Red Blue", "[D] 1L↑", "1 Red ?")
    assert {option for option in story.options() if option.startswith("mayor")} == {"mayor city:N"}
    story = tale("Red Blue", "2F→\n1G→\n[D]", "1 Red city:N", "2 Blue ?")
    assert not any(option.startswith(("mayor", "follower city")) for option in story.options())


def test_a_mayor_counts_with_a_follower_of_his_own() -> None:
    """Two separate cities of Blue, one with the mayor, joined without a pennant: strength 0 + 1."""
    story = tale(
        "Blue Red",
        """
        5N↓ 3E←
        4G→ 2B↑
        [D] 1U↑
        """,
        "3 Blue city:W",
        "4 Blue mayor city:N",
        lane="east",
    )
    assert story.payments() == ["city: Blue 8 (4 tiles 8)"]


def test_a_mayor_and_others_of_equal_strength() -> None:
    """Two pennants on one tile against two followers: all are paid."""
    story = tale(
        "Red Blue",
        """
         .       6E↓      5B↑
        4E→  7AM_cNESW↑   3E←
        2U↑      [D]      1U↑
        """,
        "3 Red city:W",
        "4 Red city:E",
        "6 Blue mayor city:S",
        lane="east",
    )
    assert story.payments() == ["city: Red 14 (5 tiles 10, 2 pennants 4); Blue 14 (5 tiles 10, 2 pennants 4)"]


def test_mayors_at_the_end() -> None:
    with_pennant = tale("Red Blue", "1F→\n[D]", "1 Red mayor city:N").end()
    assert with_pennant.payments() == ["final city: Red 3 (2 tiles 2, 1 pennants 1)"]
    without = tale("Red Blue", "1G→\n[D]", "1 Red mayor city:N").end()
    assert without.payments() == ["final city: "]
    assert without.supply("mayor") == {"Red": 1, "Blue": 1}


# --- the wagon (sheet 5) ----------------------------------------------------------------------------


def test_a_wagon_goes_anywhere_but_onto_fields() -> None:
    story = tale("Red Blue", "[D] 1L↑", "1 Red ?")
    wagons = {option for option in story.options() if option.startswith("wagon")}
    assert wagons == {"wagon road:E", "wagon road:S", "wagon road:W", "wagon city:N"}
    assert tale("Red Blue", "[D]\n1A↑", "1 Red ?").may("wagon monastery")


def test_a_wagon_is_taken_back() -> None:
    story = tale("Yellow Red", CROSSINGS, "1 Yellow wagon road:W", "2 Red pass; pass")
    assert "Yellow takes the wagon back." in story.told()
    assert story.supply("wagon") == {"Yellow": 1, "Red": 1}
    assert story.standing() == set()
    assert story.game.decision.step == "place_tile"


def test_a_wagon_waits_beside_the_board() -> None:
    story = tale("Yellow Red", CROSSINGS, "1 Yellow wagon road:W", "2 Red pass; ?")
    assert [(each["seat"], each["kind"], each["place"]) for each in story.game.view()["elsewhere"]] == [
        (0, "wagon", "driving")
    ]
    assert story.supply("wagon") == {"Yellow": 0, "Red": 1}


GATE = """
     .   {}  .
    3E→ 1S↓ 2E←
     .  [D]  .
"""


def test_a_wagon_leaves_a_city_by_its_gate() -> None:
    story = tale("Red Blue", GATE.format("."), "1 Red wagon city:E", "3 Red pass; ?")
    assert story.payments() == ["city: Red 10 (4 tiles 8, 1 pennants 2)"]
    assert story.options() == {"pass", "drive road:N@0,-1"}
    story.choose("drive road:N@0,-1")
    assert story.game.events[-2] == WagonMoved(0, Segment(0, -1, "road", "N"))
    assert "Red's wagon drives on to the road at 0,-1." in story.told()


def test_no_wagon_drives_onto_an_occupied_road() -> None:
    drawing = GATE.format("2U→").replace("3E→", "4E→").replace("2E←", "3E←")
    story = tale("Red Blue", drawing, "1 Red wagon city:E", "2 Blue road:N")
    assert story.standing() == {"Blue road:N@0,-2"}
    assert story.supply("wagon") == {"Red": 1, "Blue": 1}


def test_no_wagon_drives_onto_a_completed_road() -> None:
    drawing = GATE.format("2A↑").replace("3E→", "4E→").replace("2E←", "3E←")
    story = tale("Red Blue", drawing, "1 Red wagon city:E")
    assert story.standing() == set()
    assert story.game.decision.step == "place_tile"


def test_no_wagon_drives_onto_a_road_that_the_same_tile_completes() -> None:
    story = tale(
        "Red Blue",
        """
         .  6A↑ 5B↑
        4E→ 7S↓ 3E←
        2U↑ [D] 1U↑
        """,
        "3 Red wagon city:W",
    )
    assert story.payments() == ["city: Red 10 (4 tiles 8, 1 pennants 2)"]
    assert story.standing() == set()
    assert story.game.decision.step == "place_tile"


def test_a_wagon_drives_from_a_road_into_its_monasteries() -> None:
    story = tale("Red Blue", "2A← [D] 1A→", "1 Red wagon road:W", "2 Blue pass; ?")
    assert story.options() == {"pass", "drive monastery", "drive monastery@1,0"}
    story.choose("drive monastery@1,0")
    assert story.standing() == {"Red wagon monastery@1,0"}


def test_a_wagon_drives_from_a_city_into_the_one_across_the_road() -> None:
    story = tale("Red Blue", "1EI↑\n[D]", "1 Red wagon city:S; ?", modules=("inns_and_cathedrals",))
    assert story.payments() == ["city: Red 4 (2 tiles 4)"]
    assert story.options() == {"pass", "drive city:N", "drive road:E", "drive road:W"}


def test_a_wagon_drives_into_the_abbey_that_closed_its_road() -> None:
    drawing = ROAD_AND_HOLE.replace("5U↑   .  ", "5U↑ 10ABBEY↑")
    story = tale("Red Blue", drawing, "5 Red wagon road:E", "10 Blue pass; ?")
    assert story.options() == {"pass", "drive abbey", "drive road:S@-4,1", "drive road:W@-4,1"}
    story = tale("Red Blue", drawing, "5 Red wagon road:E", "10 Blue abbey; ?")
    assert story.options() == {"pass", "drive road:S@-4,1", "drive road:W@-4,1"}


def test_a_wagon_drives_out_of_an_abbey() -> None:
    """Into the city that the abbey closes on one side; the road is completed."""
    drawing = ROAD_AND_HOLE.replace("5U↑   .  ", "5U↑ 10ABBEY↑").replace(".   9G→", "11V↑   9G→")
    story = tale("Red Blue", drawing, "10 Blue wagon abbey", "11 Red pass; ?")
    assert story.payments() == ["abbey: Blue 9 (1 abbey 9)"]
    assert story.game.decision.seat == 1
    assert story.options() == {"pass", "drive city:N@0,2"}


TWO_WAGONS = """
    [D] 1W↑ 6U↑ 5W↑
     .  2V↓ 3U↑ 4V→
"""


def test_wagons_drive_clockwise_and_see_each_other() -> None:
    story = tale("Red Blue Green", TWO_WAGONS, "1 Red wagon road:E", "5 Blue wagon road:W", "6 Green pass; ?")
    assert story.payments() == ["road: Red 3 (3 tiles 3); Blue 3 (3 tiles 3)"]
    assert story.game.decision.seat == 0, "Green has the turn, then comes Red"
    assert story.options() == {"pass", "drive road:W@1,0", "drive road:E@0,0", "drive road:E@3,0"}
    story.choose("drive road:E@3,0")
    assert story.game.decision.seat == 1
    assert story.options() == {"pass", "drive road:W@1,0", "drive road:E@0,0"}
    story.choose("drive road:W@1,0")
    assert story.standing() == {"Red wagon road:E@3,0", "Blue wagon road:W@1,0"}


def test_the_active_player_drives_first() -> None:
    story = tale("Red Blue", TWO_WAGONS, "1 Red wagon road:E", "5 Blue wagon road:W", "6 Blue pass; ?")
    assert story.game.decision.seat == 1
    story.choose("pass")
    assert story.game.decision.seat == 0
    story.choose("pass")
    assert story.supply("wagon") == {"Red": 1, "Blue": 1}


def test_c2_a_wagon_drives_to_whatever_is_near() -> None:
    """Not to the other end of the road, two squares away."""
    options: dict[str, str | bool] = {"wagon_move": "C2"}
    story = tale("Yellow Red", CROSSINGS, "1 Yellow wagon road:W", "2 Red pass; ?", options=options)
    assert story.options() == {"pass", "drive road:E@1,0", "drive road:S@1,0", "drive city:N@0,0"}
    story.choose("drive city:N@0,0")
    assert story.standing() == {"Yellow wagon city:N@0,0"}


LONG_ROAD = "3W↑ [D] 1W↑ 2U↑"


@pytest.mark.parametrize("move", ["C1", "C2"])
def test_a_wagon_stops_on_any_tile_or_only_nearby(move: str) -> None:
    """The road in the east is two tiles long; only the first is near the wagon at 1,0 or the crossing there."""
    for stop, further in (("any_tile", {"road:E@2,0"}), ("nearby", {"road:E@2,0"} if move == "C2" else set())):
        options: dict[str, str | bool] = {"wagon_move": move, "wagon_stop": stop}
        story = tale("Red Blue", LONG_ROAD, "1 Red wagon road:W", "3 Red pass; ?", options=options)
        assert story.game.decision.step == "wagon_move"
        assert story.may("drive road:E@1,0")
        assert {spot for spot in ("road:E@2,0",) if story.may(f"drive {spot}")} == further


def test_two_wagons_of_a_player_drive_one_after_the_other() -> None:
    """They stand where the two of `TWO_WAGONS` do."""
    bag = tuple("WVUVWUUU")
    game = Game.of(Setup(names=("Red", "Blue"), modules=MODULES, bag=bag, figures={"wagon": 2, "follower": 0}, start=0))
    for choice in ("1,0 N", "1,1 S", "2,1 N", "3,1 E", "3,0 N", "2,0 N"):
        game.choose(f"place {choice}")
        if game.decision.step == "phase_figure":
            wagon = {"1,0 N": "wagon road:E", "3,0 N": "wagon road:W"}
            game.choose(wagon.get(choice, "pass"))
    assert game.scores == (3, 0)
    for spot in ("road:E@3,0", "road:W@1,0"):
        assert (game.decision.seat, game.decision.step) == (0, "wagon_move")
        game.choose(f"drive {spot}")
    assert [(seat, kind) for _, seat, kind, _ in game.state.standing()] == [(0, "wagon"), (0, "wagon")]
    assert game.state.in_supply(0)["wagon"] == 0


def test_no_wagon_drives_at_the_end() -> None:
    story = tale("Red Blue", "[D] 1W↑", "1 Red wagon road:W").end()
    assert story.game.over
    assert story.payments() == ["final road: Red 3 (3 tiles 3)"]
    assert not any(isinstance(event, WagonMoved) for event in story.game.events), "it just comes home"
    assert story.supply("wagon") == {"Red": 1, "Blue": 1}


def test_a_wagon_whose_owner_is_not_paid_drives_all_the_same() -> None:
    story = tale(
        "Red Blue",
        TWO_WAGONS,
        "1 Red big_follower road:E",
        "5 Blue wagon road:W",
        "6 Blue pass; ?",
        modules=("inns_and_cathedrals",),
        options={"wagon_stop": "nearby"},
    )
    assert story.payments() == ["road: Red 3 (3 tiles 3)"]
    assert story.game.decision.seat == 1
    assert {"drive road:W@1,0", "drive road:E@3,0"} <= story.options()


@pytest.mark.parametrize(("stop", "tiles"), [("any_tile", {"1,0", "2,0"}), ("nearby", {"1,0"})])
def test_a_wagon_stops_on_any_tile_of_its_aim_or_where_it_comes_in(stop: str, tiles: set[str]) -> None:
    drawing = "3W↑ [D] 1W↑ 2U↑"
    options: dict[str, str | bool] = {"wagon_stop": stop}
    story = tale("Red Blue", drawing, "1 Red wagon road:W", "3 Red pass; ?", options=options)
    assert {option for option in story.options() if option.startswith("drive road:E@")} == {
        f"drive road:E@{tile}" for tile in tiles
    }


class Beast(Module):
    """Comes with the fourth tile and lies on one of them: nobody may be put there."""

    slug = "beast"
    tile = 0

    def barred(self, state: State) -> int:
        return self.tile if state.board.pieces == 4 else -1


@pytest.mark.parametrize(
    ("tile", "spots"),
    [
        (0, {"road:E@1,0", "road:E@2,0", "road:S@1,0", "road:S@-1,0", "road:W@-1,0"}),
        (1, {"road:E@2,0", "road:S@-1,0", "road:W@-1,0"}),
        (3, {"road:E@1,0", "road:E@2,0", "road:S@1,0"}),
    ],
)
def test_no_wagon_drives_onto_a_barred_tile(tile: int, spots: set[str]) -> None:
    """But onto another tile of the same road, if there is one: tile 1 is the crossing in the east, 3 in the west."""
    beast = type("Here", (Beast,), {"tile": tile})
    rules = Setup(modules=MODULES).rules()
    box = make_box(2, make_modules([Base, AbbeyAndMayor, beast], rules), MODULES, rules)
    designs = {box.tile_name(design): design for design in range(box.designs.count)}
    state = State(box)
    turn.deal(state, 0, 0, [designs[name] for name in "WUWU"])
    game = Game(2, modules=MODULES, bag=list("WUWU"))
    for choice in ("place 1,0 N", "wagon road:W", "place 2,0 N", "pass", "place -1,0 N", "pass"):
        if state.box.step_ids[state.asked] == game.decision.step:
            turn.apply(state, game.decision.find(choice).code)
        game.choose(choice)
    assert state.box.step_ids[state.asked] == "wagon_move"
    offered = [state.first_target(state.code(k)) for k in range(1, state.count)]
    assert {str(Segment(*state.board.segment_at(segment))) for segment in offered} == spots
