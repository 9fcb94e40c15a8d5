"""The drawings as files: every address gives a picture, every other one an error."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.tiles.catalogue import MODULES, sheet
from languedoc.cardcassonne.box import ROWS
from languedoc.errors import NoPicture
from languedoc.render.palette import STYLES
from languedoc.server import scene
from languedoc.server.scene.art import SHEET, TILE
from languedoc.server.scene.board import art_name


def svg(path: str) -> str:
    drawn = scene.art(path)
    assert drawn.media_type == "image/svg+xml"
    text = drawn.content.decode()
    ET.fromstring(text)
    return text


def test_every_tile_has_an_address() -> None:
    for slug in MODULES:
        for tile in sheet(slug).tiles:
            assert TILE.fullmatch(f"{art_name(tile)}-3-2"), tile.id


@pytest.mark.parametrize("style", STYLES)
def test_a_tile_is_drawn_in_every_style(style: str) -> None:
    assert f"languedoc-{style}" in svg(f"tiles/base.D-1-0.{style}.svg")


def test_turns_and_variants_differ() -> None:
    drawn = {svg(f"tiles/base.D-{quarters}-{variant}.light.svg") for quarters in range(4) for variant in range(3)}
    assert len(drawn) == 12


def test_tiles_are_drawn_side_by_side() -> None:
    drawn = svg("sheets/base.D-1-0,german_castles.GB1-0-2,base.C-0-0.light.svg")
    assert 'viewBox="0 0 408 100"' in drawn, "two squares, a double tile, and what keeps them apart"
    assert drawn.count("<style>") == 1


def test_a_picture_of_tiles_is_limited() -> None:
    assert svg(f"sheets/{','.join(['base.D-1-0'] * SHEET)}.light.svg")
    with pytest.raises(NoPicture, match="too many"):
        scene.art(f"sheets/{','.join(['base.D-1-0'] * (SHEET + 1))}.light.svg")


def test_every_card_and_the_back_is_drawn() -> None:
    names = [f"{row}-{kind}" for row in ROWS for kind in ("1", "2", "3", "building", "animal")]
    drawn = {svg(f"cards/{name}.light.svg") for name in (*names, "dragon", "fairy", "animal_joker", "building_joker")}
    drawn.add(svg("cards/back.light.svg"))
    assert len(drawn) == 25


@pytest.mark.parametrize("slug", BUILT)
def test_every_module_has_a_picture(slug: str) -> None:
    assert 'viewBox="0 0 300 100"' in svg(f"modules/{slug}.dark.svg")


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "tiles",
        "tiles/base.D-0-0.svg",
        "tiles/base.D-4-0.light.svg",
        "sheets/.light.svg",
        "sheets/base.D-0-0,base.ZZ-0-0.light.svg",
        "tiles/base.D-0-3.light.svg",
        "tiles/base.D-0-0.purple.svg",
        "tiles/base.D-0-0.light.png",
        "tiles/base.ZZ-0-0.light.svg",
        "tiles/../secret-0-0.light.svg",
        "cards/red-4.light.svg",
        "cards/purple-1.light.svg",
        "modules/atlantis.light.svg",
        "modules/robber.light.svg",
        "games/chess.light.svg",
        "symbols.css",
    ],
)
def test_there_is_no_other_picture(wrong: str) -> None:
    with pytest.raises(NoPicture):
        scene.art(wrong)


def test_all_symbols_are_there_and_use_only_what_is_there() -> None:
    sheet_of_symbols = svg("symbols.svg")
    names = re.findall(r'id="([^"]+)"', sheet_of_symbols)
    assert len(set(names)) == len(names)
    assert set(re.findall(r'href="#([^"]+)"', sheet_of_symbols)) <= set(names)
    for name in ("follower-red", "follower-grey-lies", "barn-blue", "token-dragon", "token-tower-5", "held-item-wine"):
        assert name in names


def test_every_class_of_the_symbols_means_something() -> None:
    style = scene.art("style.css")
    assert style.media_type.startswith("text/css")
    rules = style.content.decode()
    used = {name for names in re.findall(r'class="([^"]*)"', svg("symbols.svg")) for name in names.split()}
    known = set(re.findall(r"\.([\w-]+)(?:>\*)?[,{]", rules))
    assert used <= known
    for each in STYLES:
        assert f".languedoc-{each}{{" in rules
    for variable in set(re.findall(r"var\(--(\w+)\)", rules + svg("symbols.svg"))):
        assert rules.count(f"--{variable}:") == len(STYLES)
    assert {"p-red", "p-grey", "em-red", "em-grey"} <= known
