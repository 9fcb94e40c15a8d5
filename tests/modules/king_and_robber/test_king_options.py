"""The options of King & Robber: how the cards are paid, and one of them left out."""

from __future__ import annotations

import pytest

from helpers.playing import played
from helpers.story import Story
from languedoc import Game

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


MODULES = ("base", "king_and_robber")


CITY_AND_ROAD = """
    .   1E↓ .
    2A← [D] 3A→
"""


@pytest.mark.parametrize(
    ("scoring", "apart", "together"), [("at_the_end", 1, 2), ("10_each", 10, 20), ("15_or_40", 15, 40)]
)
def test_what_the_cards_bring_at_the_end(scoring: str, apart: int, together: int) -> None:
    """Of three players two have a card each; of two the same one has both."""
    options = {"king_robber_scoring": scoring}
    three = Story("Red Blue Green", CITY_AND_ROAD, modules=MODULES, options=options, rest="").points()
    assert three == {"Red": apart, "Blue": 0, "Green": apart}
    two = Story("Red Blue", CITY_AND_ROAD, modules=MODULES, options=options, rest="").points()
    assert two == {"Red": together, "Blue": 0}


def test_cards_that_are_paid_continuously() -> None:
    """Nobody has the King when the first city is completed; whoever has it is paid for the second."""
    options = {"king_robber_scoring": "continuously"}
    story = Story("Red Blue", "1E↓\n[D]\n2E↓\n3E↑", "1 Red", "3 Red", modules=MODULES, options=options)
    assert story.payments() == ["King: Red 1 (1 completed_cities 1)"]
    assert story.end().points() == {"Red": 1, "Blue": 0}, "and nothing at the end"


def test_whoever_loses_the_king_is_paid_for_the_city_that_costs_it() -> None:
    drawing = """
        1E↓ .   .   .
        [D] .   .   .
        2E→ 3F↑ 4E← .
    """
    options = {"king_robber_scoring": "continuously"}
    story = Story("Red Blue", drawing, "1 Red", "2 Red", "4 Blue", modules=MODULES, options=options)
    assert story.payments() == ["King: Red 1 (1 completed_cities 1)"]
    assert story.game.view()["modules"]["king_and_robber"]["king"] == {"holder": 1, "tiles": 3}


@pytest.mark.parametrize("card", ["king", "robber"])
def test_no_king_or_no_robber(card: str) -> None:
    game = played(Game(2, modules=MODULES, options={card: False}, seed=3))
    shown = game.view()["modules"]["king_and_robber"]
    assert shown[card]["holder"] is None
    assert all(each["holder"] is not None for name, each in shown.items() if name != card)
