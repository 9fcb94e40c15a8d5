"""Cult places: the worked examples H1 to H5 of their rule sheet and what else it says, with tiles and choices.

How to read a drawing: see story.py. In all of them the monastery lies south of the start tile.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from helpers.story import Story, lines
from languedoc import Game
from languedoc.carcassonne import figures, turn, words
from languedoc.carcassonne.events import FigureRemoved, FigureReturned, Scored, TileRemoved
from languedoc.carcassonne.modules.cult.rules import ChallengeDecided, Cult
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment
from languedoc.table.event import Event
from referee.shadowed import Shadowed

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "cult")
FOLLOWER = 0
MONASTERY = Segment(0, 1, "monastery", "")
CULT_PLACE = Segment(1, 1, "shrine", "")


def tale(drawing: str, *lines: str, seats: str = "Red Blue", rest: str = "U") -> Story:
    return Story(seats, drawing, *lines, rest=rest, modules=MODULES)


def told(story: Story, *kinds: type[Event]) -> list[Event]:
    return [event for event in story.game.events if isinstance(event, kinds)]


def building(story: Story, where: Segment) -> int:
    """The segment of the board."""
    board = story.game.state.board
    (found,) = [each for each in range(board.segments) if board.segment_at(each) == (where.x, where.y, where.kind, "")]
    return found


def take_away(story: Story, where: Segment) -> None:
    """What a dragon does to the only follower there."""
    state = story.game.state
    (figure,) = [figure for figure, _, _, segment in state.standing() if segment == building(story, where)]
    figures.leave(state, figure, -1)


# --- the worked examples ----------------------------------------------------------------------------

MONASTERY_FIRST = """
    2U↑ [D] 3U↑ 4U↑
    5E← 1B↑ 6CU_s↑ .
    9E↓ 7E↓ 8E↓ .
"""


def test_h1_the_monastery_is_completed_first() -> None:
    story = tale(MONASTERY_FIRST, "1 Red monastery", "6 Blue shrine")
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert story.points() == {"Red": 9, "Blue": 0}
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert story.standing() == set()
    assert told(story, ChallengeDecided) == [ChallengeDecided(MONASTERY, CULT_PLACE)]


CULT_PLACE_FIRST = """
     .  [D] 3U↑ 4U↑
     .  1B↑ 2CU_s↑ 5E→
     .  6E↓ 7E↓ 8V←
"""


def test_h1_the_cult_place_is_completed_first() -> None:
    story = tale(CULT_PLACE_FIRST, "1 Red monastery", "2 Blue shrine")
    assert story.payments() == ["shrine: Blue 9 (1 shrine 9)"]
    assert story.points() == {"Red": 0, "Blue": 9}
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert told(story, ChallengeDecided) == [ChallengeDecided(CULT_PLACE, MONASTERY)]


BOTH_AT_ONCE = """
    2U↑ [D] 3U↑ 4U↑
    5E← 1B↑ 6CU_s↑ 7E→
    8V↑ 11E↓ 9E↓ 10V←
"""


def test_h2_one_tile_completes_both() -> None:
    story = tale(BOTH_AT_ONCE, "1 Red monastery", "6 Blue shrine")
    assert sorted(story.payments()) == ["monastery: Red 9 (1 monastery 9)", "shrine: Blue 9 (1 shrine 9)"]
    assert story.points() == {"Red": 9, "Blue": 9}
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert told(story, ChallengeDecided, FigureRemoved) == []


def test_h3_neither_is_finished_at_the_end() -> None:
    """7 neighbours and 5."""
    story = tale(
        """
        2U↑ [D] 3U↑
        5E← 1B↑ 4CU_s↑
         .  6E↓ 7E↓
        """,
        "1 Red monastery",
        "4 Blue shrine",
    ).end()
    assert story.payments() == ["final monastery: Red 8 (8 squares 8)", "final shrine: Blue 6 (6 squares 6)"]
    assert story.points() == {"Red": 8, "Blue": 6}
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert told(story, ChallengeDecided, FigureRemoved) == []


def test_h4_a_cult_place_not_beside_two_monasteries() -> None:
    """The square in question has them in the north and in the south-east."""
    drawing = """
        [D] 1A→  .
        2E←  .   .
        3V↑ 4E↓ {}
    """
    assert not tale(drawing.format("5B↑"), rest="CU_s").may("place 1,1 N")
    assert tale(drawing.format("5E↓"), rest="CU_s").may("place 1,1 N"), "beside one monastery"


def test_h5_the_heretic_is_eaten_before() -> None:
    drawing = MONASTERY_FIRST.replace("9E↓", " . ")
    story = tale(drawing, "1 Red monastery", "6 Blue shrine", rest="E")
    take_away(story, CULT_PLACE)
    story.choose("place -1,2 S").choose("pass")
    assert story.payments()[0] == "monastery: Red 9 (1 monastery 9)"
    assert story.points()["Red"] == 9
    assert told(story, ChallengeDecided) == []


def test_h5_the_heretic_is_eaten_after_the_last_tile_was_placed() -> None:
    story = tale(MONASTERY_FIRST, "1 Red monastery", "6 Blue shrine", "9 Red ?")
    take_away(story, CULT_PLACE)
    story.choose("pass")
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert told(story, ChallengeDecided) == []


# --- placing (cult 3) -------------------------------------------------------------------------------


def test_a_monastery_not_beside_two_cult_places() -> None:
    """In the north and in the south-east again."""
    drawing = """
        [D] 1CU_s_rS→  .
        2E←  .   .
        3V↑ 4E↓ {}
    """
    assert not tale(drawing.format("5CU_s↑"), rest="B").may("place 1,1 N")
    assert tale(drawing.format("5E↓"), rest="B").may("place 1,1 N"), "beside one cult place"


@pytest.mark.parametrize(
    ("first", "second", "third"), [("B", "CU_s_rS", "CU_s"), ("CU_s", "A", "B")], ids=["cult place", "monastery"]
)
def test_a_tile_leaves_the_game_when_a_building_would_get_its_second_rival(first: str, second: str, third: str) -> None:
    """Only meadows around the first building, which has a rival in the south, would take the third."""
    drawing = f"""
        [D]
        1{first}↑
        2{second}↑
    """
    story = tale(drawing, rest=third)
    assert told(story, TileRemoved) == [TileRemoved(0, third)]
    base = Story("Red Blue", drawing, rest=third, tiles=MODULES)
    assert base.may("place 1,1 N"), "it would fit but for the rule"


def test_buildings_that_are_completed_and_left_still_count() -> None:
    """The monastery is paid and empty; still no other comes beside the cult place, which was never taken."""
    story = tale(MONASTERY_FIRST, "1 Red monastery", rest="B")
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert not story.may("place 2,1 N")
    assert story.may("place 2,-1 N")


def test_monasteries_beside_each_other_are_no_rivals() -> None:
    story = tale("[D]\n1B↑", rest="B")
    assert story.may("place 0,2 N")
    story = tale("[D]\n1CU_s↑", rest="CU_s_rS")
    assert story.may("place 0,2 N")


DIRECTIONS = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]


class Ground:
    """Tiles laid by hand on an empty ground, whether they touch or not."""

    def __init__(self) -> None:
        box = Setup(modules=MODULES).box()
        self.state = State(box)
        turn.deal(self.state, 1, 0, None)
        (self.cult,) = [module for module in box.modules if isinstance(module, Cult)]
        self.numbers = {box.tile_name(design): design * 4 for design in range(box.designs.count)}

    def cell(self, x: int, y: int) -> int:
        board = self.state.board
        return board.origin + x + y * board.side

    def lay(self, tile: str, x: int, y: int) -> None:
        turn.lay_tile(self.state, self.cell(x, y), self.numbers[tile])

    def allows(self, tile: str, x: int, y: int) -> bool:
        return self.cult.may_place(self.state, self.cell(x, y), self.numbers[tile])


@pytest.mark.parametrize(("new", "lying"), [("CU_s", "B"), ("B", "CU_s")])
def test_two_rivals_in_any_two_directions(new: str, lying: str) -> None:
    for (ax, ay), (bx, by) in permutations(DIRECTIONS, 2):
        ground = Ground()
        assert ground.allows(new, 5, 5)
        ground.lay(lying, 5 + ax, 5 + ay)
        assert ground.allows(new, 5, 5)
        ground.lay(lying, 5 + bx, 5 + by)
        assert not ground.allows(new, 5, 5)
        assert ground.allows(lying, 5, 5)
        assert ground.allows("E", 5, 5)


@pytest.mark.parametrize(("new", "lying"), [("CU_s", "B"), ("B", "CU_s")])
def test_a_second_rival_for_a_lying_building_in_any_two_directions(new: str, lying: str) -> None:
    for (ax, ay), (bx, by) in permutations(DIRECTIONS, 2):
        ground = Ground()
        ground.lay(lying, 5, 5)
        ground.lay(new, 5 + ax, 5 + ay)
        assert not ground.allows(new, 5 + bx, 5 + by)
        assert ground.allows(new, 5 + 2 * bx, 5 + 2 * by), "two squares away it is nobody's rival"


def test_at_the_rim_of_the_ground() -> None:
    ground = Ground()
    half = ground.state.board.side // 2
    for x in (-half, 0, half - 1):
        for y in (-half, 0, half - 1):
            if (x, y) != (0, 0):
                assert ground.allows("B", x, y)
    ground.lay("CU_s", 1 - half, 1 - half)
    assert ground.allows("B", -half, -half)
    ground.lay("CU_s", 1 - half, 2 - half)
    assert ground.allows("B", -half, -half)
    assert not ground.allows("B", -half, 1 - half)
    assert ground.allows("B", half - 1, 1 - half), "the other end of the same rows"


@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_long_street_of_buildings(dx: int, dy: int) -> None:
    """The ground is widened on the way; the referee compares all places."""
    bag = [*"UUUUUUUVVVVVVVEEEE", "A", "CU_s_rS", *"BBB", "CU_s", "CU_s_cN", "A", "CU_s_rN_rS", "B", "CU_s_cN_rS"]
    game = Game(2, modules=MODULES, bag=bag, seed=1)
    first_side = game.state.board.side
    shadowed = Shadowed(game)

    def reach(k: int) -> int:
        target = game.options[k].targets[0] if game.options[k].targets else None
        return getattr(target, "x", 0) * dx + getattr(target, "y", 0) * dy

    while not game.over:
        shadowed.choose(max(range(len(game.options)), key=reach))
    assert game.state.board.side > first_side


# --- playing and scoring (cult 4) -------------------------------------------------------------------


def test_a_cult_place_is_taken_and_scored_like_a_monastery() -> None:
    """8 neighbours, no monastery among them."""
    story = tale(
        """
        2U↑ [D] 3U↑
        4E← 1CU_s↑ 5E→
        6V↑ 7E↓ 8V←
        """,
        "1 Red shrine",
    )
    assert story.payments() == ["shrine: Red 9 (1 shrine 9)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_a_cult_place_is_claimed_and_completed_at_once_in_a_hole() -> None:
    story = tale(
        """
        1U↑ [D] 2U↑
        3E← 8CU_s↑ 4E→
        5V↑ 6E↓ 7V←
        """,
        "8 Blue shrine",
    )
    assert story.payments() == ["shrine: Blue 9 (1 shrine 9)"]


def test_every_part_of_the_tile_may_be_taken_beside_a_monk() -> None:
    """The monk next door bars nothing; the farmer in the meadow around both bars the meadow."""
    story = tale("[D]\n1B↑\n2CU_s_rS↑", "1 Red monastery", "2 Blue ?")
    assert story.options() == {"pass", "follower shrine", "follower road:S", "follower field:NL"}
    story = tale("[D]\n1B↑\n2CU_s_rS↑", "1 Red field:NL", "2 Blue ?")
    assert story.options() == {"pass", "follower shrine", "follower road:S"}


def test_unfinished_cult_places_come_after_monasteries_and_before_roads() -> None:
    story = tale(
        """
        [D]
        1CU_s↑
        2A↑
        3U→
        """,
        "1 Red shrine",
        "2 Blue monastery",
        "3 Red road:N",
    ).end()
    assert story.payments() == [
        "final monastery: Blue 3 (3 squares 3)",
        "final shrine: Red 4 (4 squares 4)",
        "final road: Red 2 (2 tiles 2)",
    ]


# --- the challenge (cult 5 and 10) ------------------------------------------------------------------


def test_an_unoccupied_cult_place_loses_nothing() -> None:
    story = tale(MONASTERY_FIRST, "1 Red monastery")
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert told(story, ChallengeDecided, FigureRemoved) == []


def test_a_monastery_completed_without_a_monk_sends_nobody_home() -> None:
    story = tale(MONASTERY_FIRST, "6 Blue shrine")
    assert story.payments() == []
    assert story.standing() == {"Blue shrine@1,1"}
    story.end()
    assert story.payments() == ["final shrine: Blue 7 (7 squares 7)"]


def test_a_thief_beside_the_monastery_is_no_monk() -> None:
    """Red takes the road of tile A; the cult place is completed and the thief stays."""
    story = tale(
        """
         .  [D] 1U↑ 4U↑
         .  3A→ 2CU_s↑ 5E→
         .  6E↓ 7E↓ 8V←
        """,
        "2 Blue shrine",
        "3 Red road:W",
    )
    assert story.payments() == ["shrine: Blue 9 (1 shrine 9)"]
    assert story.standing() == {"Red road:W@0,1"}
    assert told(story, ChallengeDecided) == []


def test_against_oneself() -> None:
    """9 points once; both followers come home."""
    story = tale(MONASTERY_FIRST, "1 Red monastery", "6 Red shrine")
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert story.points() == {"Red": 9, "Blue": 0}
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_the_loser_goes_home_after_the_points_and_before_the_winner() -> None:
    story = tale(MONASTERY_FIRST, "1 Red monastery", "6 Blue shrine")
    happened = told(story, Scored, ChallengeDecided, FigureRemoved, FigureReturned)
    assert [type(event) for event in happened] == [Scored, ChallengeDecided, FigureRemoved, FigureReturned]
    assert happened[2:] == [FigureRemoved(1, "follower", CULT_PLACE), FigureReturned(0, "follower", MONASTERY)]


def test_the_building_of_the_loser_stays_empty_and_is_paid_to_nobody() -> None:
    drawing = MONASTERY_FIRST.replace("6CU_s↑ .", "6CU_s↑ 10E→").replace("8E↓ .", "8E↓ 11V←")
    story = tale(drawing, "1 Red monastery", "6 Blue shrine", "11 Blue ?")
    assert not any("shrine" in option for option in story.options()), "it lies on an old tile"
    story.choose("pass")
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]


def test_a_heretic_who_comes_with_the_last_tile_of_the_monastery_loses_at_once() -> None:
    story = tale(
        """
        2U↑ [D] 3U↑
        4E← 1B↑ 8CU_s↑
        5V↑ 6E↓ 7E↓
        """,
        "1 Red monastery",
        "8 Blue shrine",
    )
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert story.supply() == {"Red": 7, "Blue": 7}
    assert told(story, ChallengeDecided) == [ChallengeDecided(MONASTERY, CULT_PLACE)]


def test_a_monk_in_a_hole_beats_the_heretic_beside_it() -> None:
    story = tale(
        """
        2U↑ [D] 1U↑
        4E← 8B↑ 3CU_s↑
        5V↑ 6E↓ 7E↓
        """,
        "3 Blue shrine",
        "8 Red monastery",
        seats="Blue Red",
    )
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


def test_a_follower_who_leaves_a_building_ends_the_challenge_for_the_other() -> None:
    """The monk is gone; the monastery is completed by nobody, and later the heretic scores."""
    story = tale(MONASTERY_FIRST, "1 Red monastery", "6 Blue shrine", "9 Red ?")
    take_away(story, MONASTERY)
    story.choose("pass")
    assert story.payments() == []
    assert story.standing() == {"Blue shrine@1,1"}


def test_several_followers_in_both_buildings() -> None:
    """As with the count or a flying machine: owners by majority, ties share, and all losers go home."""
    story = tale(MONASTERY_FIRST, "1 Red monastery", "6 Blue shrine", "9 Red ?", seats="Red Blue Green")
    state = story.game.state
    figures.deploy(state, 2, FOLLOWER, building(story, MONASTERY))
    figures.deploy(state, 2, FOLLOWER, building(story, CULT_PLACE))
    figures.deploy(state, 1, FOLLOWER, building(story, CULT_PLACE))
    story.choose("pass")
    assert story.payments() == ["monastery: Red 9 (1 monastery 9); Green 9 (1 monastery 9)"]
    assert story.supply() == {"Red": 7, "Blue": 7, "Green": 7}
    assert len(told(story, ChallengeDecided)) == 1
    assert len(told(story, FigureRemoved)) == 3


def test_the_majority_in_a_cult_place() -> None:
    story = tale(CULT_PLACE_FIRST, "1 Red monastery", "2 Blue shrine", "8 Blue ?")
    state = story.game.state
    figures.deploy(state, 0, FOLLOWER, building(story, CULT_PLACE))
    figures.deploy(state, 0, FOLLOWER, building(story, CULT_PLACE))
    story.choose("pass")
    assert story.payments() == ["shrine: Red 9 (1 shrine 9)"]
    assert story.supply() == {"Red": 7, "Blue": 7}


# --- around the rules -------------------------------------------------------------------------------


def test_without_the_module_a_cult_place_is_decoration() -> None:
    story = Story("Red Blue", "[D]\n1CU_s↑", "1 Red ?", tiles=MODULES)
    assert story.options() == {"pass", "follower field:NL"}


def test_the_sixth_tile_is_not_in_the_box() -> None:
    box = Setup(modules=MODULES).box()
    assert len(box.bag) == 71 + 5
    assert "CU_s_cN_rE_rW" not in {box.tile_name(design) for design in box.bag}


def test_a_challenge_in_words() -> None:
    story = tale(MONASTERY_FIRST, "1 Red monastery", "6 Blue shrine")
    said = story.told()
    assert "Blue deploys a heretic." in said
    end = said.index("Red scores a monastery: complete = 9.")
    assert said[end + 1 : end + 3] == [
        "The monastery at 0,1 wins the challenge against the cult place at 1,1.",
        "Blue's heretic has to leave.",
    ]
    assert not any("without points" in line for line in said)
    assert "∩ cult place" in str(story.game)


def test_a_cult_place_in_words() -> None:
    story = tale("[D]\n1CU_s↑", "1 Red shrine").end()
    assert "Red scores an unfinished cult place: 3 squares = 3." in lines(story.game, story.game.events)
    assert words.feature_title("shrine") == "cult places"
