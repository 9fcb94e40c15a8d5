"""What the page tells and shows of abbots: pointing at a monastery, and spots that can be hit."""

from __future__ import annotations

import math

import pytest

from languedoc import Game
from languedoc.i18n import LANGUAGES, speech
from languedoc.render import placing
from languedoc.server import scene
from modules.monasteries.test_monasteries import MODULES, tale

ENGLISH = speech("en")
LARGEST_SPOT = 15  # radius of a spot with a figure on the page, where a square is 100 wide


def test_pointing_at_a_monastery_tells_of_its_abbot() -> None:
    """And not of monks, who cannot come any more."""
    story = tale("Red Blue", "[D]\n1MG2↑", "1 Red abbacy")
    told = scene.feature(story.game, "monastery@0,1", ENGLISH)
    assert told.lines == ["For abbots:", "Red, if the game ended now: 2 squares = 2"]
    assert told.owners == [0] and len(told.figures) == 1
    assert [(worth.seat, worth.points) for worth in told.now] == [(0, 2)] and told.completed == []


def test_pointing_at_a_monastery_tells_of_a_monk() -> None:
    story = tale("Red Blue", "[D]\n1MG2↑", "1 Red monastery")
    told = scene.feature(story.game, "monastery@0,1", ENGLISH)
    assert told.lines == [
        "7 squares around it are empty",
        "Red, if the game ended now: 2 squares = 2",
        "Red, if it were completed: complete = 9",
    ]


def test_pointing_at_an_empty_monastery_tells_of_both() -> None:
    story = tale("Red Blue", "[D]\n1MG2↑", "1 Red pass")
    told = scene.feature(story.game, "monastery@0,1", ENGLISH)
    assert told.title == "monastery" and told.lines == [
        "7 squares around it are empty",
        "Nobody is here",
        "If the game ended now: 2 squares = 2",
        "If it were completed: complete = 9",
        "For abbots:",
        "Nobody is here",
        "If the game ended now: 2 squares = 2",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_abbots_are_named_in_every_language(language: str) -> None:
    story = tale("Red Blue", "[D]\n1MG2↑", "1 Red abbacy")
    first = scene.feature(story.game, "monastery@0,1", speech(language)).lines[0]
    assert first == {"en": "For abbots:", "de": "Für Äbte:", "nl": "Voor abten:"}[language]


def test_the_spots_of_a_tile_do_not_overlap() -> None:
    """Of every special monastery, however it is turned: two spots with figures are apart, and on the tile."""
    sets = "germany_and_netherlands_belgium_and_japan"
    box = Game(2, modules=MODULES, options={"monastery_sets": sets}, seed=1).state.box
    plan = placing.plan(box)
    for design, tile in enumerate(box.designs.tiles):
        for quarters in range(4) if tile.module == "monasteries" else ():
            spots = [plan.shape(design, quarters, feature).anchor for feature in range(len(tile.features))]
            (seat,) = [spot for spot, each in zip(spots, tile.features, strict=True) if each.kind == "abbacy"]
            assert all(math.dist(seat, spot) > 2 * LARGEST_SPOT for spot in spots if spot != seat), tile.id
            assert all(LARGEST_SPOT <= coordinate <= 100 - LARGEST_SPOT for coordinate in seat)
