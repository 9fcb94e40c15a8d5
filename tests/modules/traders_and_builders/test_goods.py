"""Goods: the worked examples B1, B3 and B4 of Traders & Builders, and what its rule sheet says besides of them."""

from __future__ import annotations

import pytest

from helpers.playing import played
from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import words
from languedoc.carcassonne.events import Awarded
from languedoc.carcassonne.modules.traders_and_builders.rules import GoodsTaken
from modules.traders_and_builders.tales import told

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def goods(story: Story) -> dict[str, str]:
    """The tokens of each seat, as `4 wine 2 grain`."""
    shown = story.game.view()["modules"]["traders_and_builders"]["goods"]
    return {
        name: " ".join(f"{number} {kind}" for kind, number in tokens.items() if number)
        for name, tokens in zip(story.names, shown, strict=True)
    }


# --- the worked examples ----------------------------------------------------------------------------

WINE = """
    [D]   .   .
    1E→ 2HQ↑ 3E←
"""


def test_b1_most_of_a_kind_of_goods() -> None:
    """Nobody is in the city, and nobody has grain or cloth."""
    story = told("Red Blue", WINE).end()
    assert goods(story) == {"Red": "1 wine", "Blue": ""}
    assert story.awards() == ["goods: Red 10 (1 wine 10)"]
    assert story.points() == {"Red": 10, "Blue": 0}


def test_b3_ties_for_goods_are_paid_to_all() -> None:
    """Red completes the long city with 4 wine and the last one with 2 grain and 1 cloth, Blue the two rings."""
    story = told(
        "Blue Red",
        """
         .    [D]    .    .    .    .    .
         .    1E→  2HQ↑ 3HP↑ 4HS↑ 5HR↑ 6E←
        9HU↓  7HT←   .    .    .    .    .
        10HX→ 8HW↑   .    .    .    .    .
         .   11HG↓ 12HF←  .    .    .    .
         .   13HI→ 14N↑   .   19E↓  .    .
         .   15E→  16HE↑ 17HN↑ 18HD↑ .   .
        """,
        "6 Red",
        "10 Blue",
        "14 Blue",
        "19 Red",
    ).end()
    assert goods(story) == {"Blue": "4 wine 3 grain", "Red": "4 wine 2 grain 1 cloth"}
    assert story.awards() == [
        "goods: Blue 10 (4 wine 10)",
        "goods: Red 10 (4 wine 10)",
        "goods: Blue 10 (3 grain 10)",
        "goods: Red 10 (1 cloth 10)",
    ]
    assert story.points() == {"Blue": 20, "Red": 20}


RING_OF_GOODS = """
    [D]    .
    1M↓  2HT←
    3HG→ 4HF↑
"""


def test_b4_goods_go_to_who_completes_the_city() -> None:
    story = told("Blue Red", RING_OF_GOODS, "1 Blue city:E", "4 Red")
    assert story.payments() == ["city: Blue 10 (4 tiles 8, 1 pennants 2)"]
    assert story.points() == {"Blue": 10, "Red": 0}
    assert goods(story) == {"Blue": "", "Red": "1 wine 2 grain"}
    assert GoodsTaken(1, wine=1, grain=2, cloth=0) in story.game.events


# --- which cities give them -------------------------------------------------------------------------


def test_an_unfinished_city_has_no_goods_to_give() -> None:
    story = told(
        "Red Blue",
        """
        [D]   .
        1E→ 2HQ↑
        """,
        "1 Red city:E",
    ).end()
    assert goods(story) == {"Red": "", "Blue": ""}
    assert story.awards() == []
    assert story.payments() == ["final city: Red 2 (2 tiles 2)"]


def test_a_city_without_goods_gives_none() -> None:
    story = told(
        "Red Blue",
        """
        [D]
        1E↓
        2E↑
        """,
    )
    assert not any(isinstance(event, GoodsTaken) for event in story.game.events)


def test_goods_are_taken_in_the_second_part_too() -> None:
    """In the first part Red goes on with his road, in the second he completes the city."""
    story = told(
        "Red Blue",
        """
        5E↓   .   .
        3HQ→  .   .
        [D]   .   .
        1W↑  2U↑ 4U↑
        """,
        "1 Red road:E",
        "2 Red builder road:E",
        "4 Red",
        "5 Red again",
    )
    assert goods(story) == {"Red": "1 wine", "Blue": ""}


# --- in words ---------------------------------------------------------------------------------------


def test_goods_and_second_tiles_in_words() -> None:
    story = told("Blue Red", RING_OF_GOODS, "1 Blue city:E", "4 Red").end()
    said = story.told()
    assert "Red takes 1 wine and 2 grain." in said
    assert "Red scores for goods: 2 grain = 10." in said
    (final,) = [events for seat, events in words.turns(story.game.events) if seat < 0]
    assert isinstance(final[0], Awarded)


def test_no_goods() -> None:
    game = played(Game(2, modules=["base", "traders_and_builders"], options={"goods": False}, seed=8))
    goods = game.view()["modules"]["traders_and_builders"]["goods"]
    assert all(number == 0 for each in goods for number in each.values())
