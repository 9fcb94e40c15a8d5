"""The gold mines, as their sheet has them: the worked examples S1 and X1 to X5, edge cases, and other modules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from helpers.belonging import check_owned
from helpers.golden import Golden, playthrough
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import text, words
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.goldmines.checks import faults
from languedoc.carcassonne.modules.goldmines.rules import GoldTaken, worth_of_bar
from languedoc.carcassonne.targets import Place
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import turn_order
from modules.german_castles import tales as castles

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "goldmines")


def tale(seats: str, drawing: str, *lines: str, also: tuple[str, ...] = (), **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=(*MODULES, *also), **more)


def owned(story: Story) -> dict[str, int]:
    return dict(zip(story.names, story.game.view()["modules"]["goldmines"]["owned"], strict=True))


def lying(story: Story) -> dict[str, int]:
    """How many bars lie on which squares."""
    shown = story.game.view()["modules"]["goldmines"]["lying"]
    return {f"{each['x']},{each['y']}": each["number"] for each in shown}


# Tile 1, a mine, goes on with the city of the start tile; tile 3 completes it
CITY = """
    3E↓            .
    1GO_cEW_rNS→   .
    [D]            2GO_rNS_rEW↑
"""


def test_x1_who_completes_a_city_alone_takes_all_gold_in_it() -> None:
    story = tale("Red Blue", CITY, "1 Red city:N", "2 Blue gold 0,0", "3 Red")
    assert story.payments() == ["city: Red 6 (3 tiles 6)"]
    assert owned(story) == {"Red": 3, "Blue": 0}
    assert lying(story) == {"1,0": 1}, "that tile is not part of the city"
    assert "Red takes 3 gold bars." in story.told()


# The city of Red (tile 1) and the one of Blue (tile 5) become one by tile 7; five bars lie in it
TIE = """
    6GO_m_cNW↑ 5E↓          4B↑
    .          7G→          3GO_m_rES↑
    .          1GO_cEW_rNS→ 2GO_rNS_rEW↑
    .          [D]          .
"""
KNIGHTS = ("1 Red city:N", "2 Green gold 0,-1", "3 Blue gold 0,-1", "5 Blue city:S")


@pytest.mark.parametrize(("active", "red", "blue"), [("Red", 3, 2), ("Green", 2, 3)])
def test_x2_and_x3_equal_owners_take_bars_in_turn_from_the_active_player_on(active: str, red: int, blue: int) -> None:
    """Green is not entitled and passed over; of an odd number the one who comes first gets one more."""
    story = tale("Red Green Blue", TIE, *KNIGHTS, f"7 {active}")
    assert story.payments() == ["city: Red 8 (4 tiles 8); Blue 8 (4 tiles 8)"]
    assert owned(story) == {"Red": red, "Green": 0, "Blue": blue}
    assert [event.seat for event in story.game.events if isinstance(event, GoldTaken)] == (
        [0, 2] if active == "Red" else [2, 0]
    )


def test_the_weaker_player_gets_nothing() -> None:
    lines = ("1 Red big_follower city:N", *KNIGHTS[1:], "7 Blue")
    story = tale("Red Green Blue", TIE, *lines, also=("inns_and_cathedrals",))
    assert owned(story) == {"Red": 5, "Green": 0, "Blue": 0}


def test_without_an_owner_gold_stays() -> None:
    story = tale("Red Blue", CITY, "2 Blue gold 0,0", "3 Red")
    assert story.payments() == [] and owned(story) == {"Red": 0, "Blue": 0}
    assert lying(story) == {"0,0": 2, "0,-1": 1, "1,0": 1}


def test_a_lone_mayor_without_a_pennant_owns_nothing() -> None:
    story = tale("Red Blue", CITY, "1 Red mayor city:N", "2 Blue gold 0,0", "3 Red", also=("abbey_and_mayor",))
    assert story.supply("mayor") == {"Red": 1, "Blue": 1} and owned(story) == {"Red": 0, "Blue": 0}


# A cloister with all squares around it; one bar lies on it, two on tile 2
CLOISTER = """
    4U↑ [D] 2GO_m_rES↓ 3GO_m_cNW→
    5E← 1B↑ 6E→        .
    7E↓ 8E↓ 9E↓        .
"""


def test_x4_a_monk_takes_the_gold_of_his_tile_and_of_those_around() -> None:
    story = tale("Red Blue", CLOISTER, "1 Red monastery", "2 Blue gold 0,1")
    assert story.payments() == ["monastery: Red 9 (1 monastery 9)"]
    assert owned(story) == {"Red": 3, "Blue": 0} and lying(story) == {"2,0": 1}


@pytest.mark.parametrize(
    ("bars", "points"),
    [(1, 1), (2, 2), (3, 3), (4, 8), (5, 10), (6, 12), (7, 21), (8, 24), (9, 27), (10, 40), (12, 48), (16, 64)],
)
def test_s1_and_x5_what_so_many_bars_are_worth(bars: int, points: int) -> None:
    assert bars * worth_of_bar(bars) == points


def test_gold_is_paid_at_the_end() -> None:
    story = tale("Red Green Blue", TIE, *KNIGHTS, "7 Red")
    story.end()
    assert story.payments("gold") == ["final gold: Red 3 (3 gold_bars 3)", "final gold: Blue 2 (2 gold_bars 2)"]
    assert "Red scores for gold: 3 gold bars = 3." in story.told()


def test_unfinished_features_collect_nothing() -> None:
    story = tale("Red Blue", CITY.replace("3E↓", "."), "1 Red city:N", "2 Blue gold 0,0")
    story.end()
    assert owned(story) == {"Red": 0, "Blue": 0} and story.payments("gold") == []
    assert story.payments("city") == ["final city: Red 2 (2 tiles 2)"]


def test_fields_collect_nothing() -> None:
    """A barn sends the farmer on the mine home; the gold stays."""
    drawing = """
        1U↑            [D]
        2GO_m_cNW←     3B↑
    """
    lines = ("2 Blue gold 0,0; follower field:NL", "3 Red barn NW@0,1")
    story = tale("Red Blue", drawing, *lines, also=("abbey_and_mayor",), lane="east")
    assert story.payments("field") == ["field: Blue 0"] and story.standing() == {"Red barn field:NL@0,1"}
    assert owned(story) == {"Red": 0, "Blue": 0} and lying(story) == {"0,0": 1, "-1,1": 1}


# --- where the bars are laid ---------------------------------------------------------------------------


def test_the_second_bar_goes_to_any_tile_around() -> None:
    story = tale("Red Green Blue", castles.before(4, TIE), *KNIGHTS[:2], "3 Blue ?")
    assert (story.game.decision.step, story.game.decision.seat) == ("gold_place", 2)
    assert story.options() == {"gold 0,-1", "gold 1,-1"}, "corners count, and it must be laid"
    assert lying(story)["1,-2"] == 1, "the first one lies already"
    story.choose("gold 1,-1")
    assert lying(story)["1,-1"] == 2
    assert "Blue puts a gold bar at 1,-1." in story.told()


def test_with_one_tile_around_there_is_no_choice() -> None:
    story = tale("Red Blue", CITY.replace("3E↓", ".").replace("2GO_rNS_rEW↑", "."), "1 Red ?")
    assert story.game.decision.step == "phase_figure"
    assert lying(story) == {"0,0": 1, "0,-1": 1}


@pytest.mark.parametrize("timing", ["play_aid", "official"])
def test_in_both_timing_profiles_gold_is_laid_before_figures(timing: str) -> None:
    story = tale("Red Blue", CITY, "1 Red city:N", "2 Blue gold 0,0", "3 Red", options={"timing_profile": timing})
    assert owned(story) == {"Red": 3, "Blue": 0}
    story = tale("Red Blue", CITY.replace("3E↓", "."), "1 Red city:N", "2 Blue ?", options={"timing_profile": timing})
    assert story.game.decision.step == "gold_place"
    story.choose("gold 0,0")
    assert story.game.decision.step == "phase_figure"


def test_eight_mines_four_of_them_with_a_cloister() -> None:
    mines = [tile for tile in catalogue.sheet("goldmines").tiles if "gold" in tile.marks]
    cloisters = [tile for tile in mines if any(each.kind == "monastery" for each in tile.features)]
    assert sum(tile.count for tile in mines) == 8 and sum(tile.count for tile in cloisters) == 4


# --- features that share tiles --------------------------------------------------------------------------

# Tile 5 completes Red's city and Blue's road; both are on the start tile, only the city is on tile 1. One bar on each.
SHARED = """
    .   1GO_cNW_rES↓ 5L←
    2A← [D]          3V→
    .   4B↑          .
"""
BOTH = ("1 Red city:E", "2 Blue road:E")


def test_several_features_completed_at_once_share_the_gold_on_common_tiles() -> None:
    story = tale("Red Blue", SHARED, *BOTH, "5 Red pass; ?")
    assert story.payments() == ["road: Blue 4 (4 tiles 4)", "city: Red 6 (3 tiles 6)"]
    assert (story.game.decision.step, story.game.decision.seat) == ("award_gold", 0)
    assert [option.text for option in story.game.options] == ["collect 0,0", "collect 0,-1"], "the common one first"
    wise, unwise = story.game.copy(), story.game
    wise.choose("collect 0,0")
    assert wise.view()["modules"]["goldmines"]["owned"] == [2, 0]
    unwise.choose("collect 0,-1")
    assert unwise.view()["modules"]["goldmines"]["owned"] == [1, 1]
    again = Game.load(unwise.save())
    assert again.state.fingerprint() == unwise.state.fingerprint() == unwise.copy().state.fingerprint()


def test_by_the_option_gold_is_shared_by_itself() -> None:
    story = tale("Red Blue", SHARED, *BOTH, "5 Red", options={"gold_sharing": "automatic"})
    assert owned(story) == {"Red": 2, "Blue": 0}


def test_who_is_entitled_to_one_tile_only_is_not_asked() -> None:
    """Blue is active and takes the common bar; Red takes the other one."""
    story = tale("Red Blue", SHARED.replace("4B↑", ".").replace("5L←", "4L←"), *BOTH, "4 Blue")
    assert owned(story) == {"Red": 1, "Blue": 1} and lying(story) == {}


# --- with others ----------------------------------------------------------------------------------------


def test_the_lord_of_a_german_castle_takes_the_gold_of_twelve_squares() -> None:
    """german_castles: his tile, and the ten squares around it."""
    drawing = castles.SURROUNDED.replace("6B↑", "6GO_m_cNW→")
    lines = (castles.LORD, "6 Blue gold 2,0")
    story = Story("Red Blue", drawing, *lines, modules=(*castles.MODULES, "goldmines"))
    assert story.payments("german_castle") == ["german_castle: Red 12 (1 german_castle 12)"]
    assert owned(story) == {"Red": 2, "Blue": 0} and lying(story) == {}


def test_the_lord_of_a_castle_takes_the_gold_of_six_squares() -> None:
    """The road beside it is completed, and nobody owns it."""
    drawing = """
        .   1E↓ .            .
        4A← [D] 2GO_rNS_rEW↑ 3A→
    """
    lines = ("1 Red city:S; fortify city:S", "2 Blue gold 0,0", "3 Red", "4 Blue")
    story = tale("Red Blue", drawing, *lines, also=("bridges_castles_bazaars",), options={"bazaars": False})
    assert story.points() == {"Red": 4, "Blue": 0}
    assert owned(story) == {"Red": 2, "Blue": 0} and lying(story) == {}


def test_a_heretic_takes_gold_like_a_monk() -> None:
    lines = ("1 Red shrine", "2 Blue gold 0,1")
    story = tale("Red Blue", CLOISTER.replace("1B↑", f"1{plain_shrine()}↑"), *lines, also=("cult",))
    assert story.payments("shrine") and owned(story) == {"Red": 3, "Blue": 0}


def plain_shrine() -> str:
    """A cult place on a meadow."""
    for tile in catalogue.sheet("cult").tiles:
        if {feature.kind for feature in tile.features} == {"shrine", "field"}:
            return tile.id
    raise AssertionError("there is none")


# --- how it is shown --------------------------------------------------------------------------------------


def test_gold_is_shown_in_letters() -> None:
    story = tale("Red Blue", CITY, "1 Red city:N", "2 Blue gold 0,0", "3 Red")
    assert words.holdings(story.game, 0) == ["3 gold bars"] and words.holdings(story.game, 1) == []
    assert words.notices(story.game) == ["gold (£): 1 x 1,0"]
    assert sum("£" in line for line in text.plain(text.picture(story.game))) == 1


def test_the_rows_of_the_turn_order() -> None:
    rows = turn_order(list(dict.fromkeys(BUILT.values())), {})
    assert [(row.step, row.phase, row.number) for row in rows if row.module == "goldmines"] == [
        ("setup_gold", "setup", "S-10"),
        ("gold_place", "P2", "2.2-24"),
        ("award_gold", "P5", "2.5-9"),
        ("final_gold", "final", "E-33"),
    ]


def test_the_hunt_finds_gold_that_is_lost() -> None:
    story = tale("Red Blue", CITY, "1 Red city:N", "2 Blue gold 0,0", "3 Red")
    shown = story.game.view()["modules"]["goldmines"]
    assert list(faults(story.game.state, shown)) == []
    assert list(faults(story.game.state, {**shown, "owned": [2, 0]})) == ["there are 3 gold bars of 2 mines"]
    astray = [{"x": 9, "y": 9, "number": 1}]
    assert list(faults(story.game.state, {**shown, "lying": astray})) == ["gold lies at 9,9, where there is no tile"]


def busy_choice(game: Game, rng: random.Random) -> int:
    """Followers wherever possible, and tiles where others lie, so that gold is collected."""
    if game.decision.step == "phase_figure":
        return rng.randrange(1, len(game.options))
    if game.decision.step != "place_tile":
        return rng.randrange(len(game.options))
    return max([rng.randrange(len(game.options)) for _ in range(12)], key=lambda k: neighbours(game, k))


def neighbours(game: Game, k: int) -> int:
    place = game.options[k].targets[0]
    assert isinstance(place, Place)
    near = [(place.x + dx, place.y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return sum(game.state.board.piece_at(x, y) >= 0 for x, y in near)


SEED = 32


def test_playthrough_of_the_gold_mines(golden: Golden) -> None:
    """With bars taken alone and shared, and a choice from which tile."""
    game = Game(3, modules=MODULES, seed=SEED)
    rng = random.Random(SEED)
    golden("goldmines.txt", playthrough(game, lambda: busy_choice(game, rng)))


def test_computer_players_learn_from_gold() -> None:
    check_owned("goldmines", lambda game, view, seat: [view["owned"][seat]])
