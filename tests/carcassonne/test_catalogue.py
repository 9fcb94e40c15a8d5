"""The contents of the tile catalogue and of the deck of the card game."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from helpers.sheets import TEXTS
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.tiles.catalogue import MODULES, Feature, Tile, read, sheet
from languedoc.cardcassonne import cards
from languedoc.errors import CatalogueError, UnknownModule, UnknownTile

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared" / "catalogue"
FOLDER = ROOT / "src" / "languedoc" / "carcassonne" / "modules"
# Tiles of each module, in the order of MODULES; the optional ones do not count.
TOTALS = dict(
    zip(
        MODULES,
        [72, 12, 12, 18, 24, 30, 18, 18, 12, 5, 5, 12, 12, 18, 4, 10, 0, 24]
        + [2, 0, 12, 6, 18, 6, 6, 2, 8, 0, 8, 8, 8, 8, 12, 6, 6],
        strict=True,
    )
)


def all_tiles() -> list[Tile]:
    return [tile for slug in MODULES for tile in sheet(slug).tiles]


# ------------------------------------------------------------------------------------ what is in it


@pytest.mark.parametrize("slug", MODULES)
def test_every_sheet_reads(slug: str) -> None:
    found = sheet(slug)
    assert found.slug == slug
    assert found.name and found.name_de and found.edition and found.source
    assert found.tiles_total == TOTALS[slug]
    assert all(tile.module == slug for tile in found.tiles)
    assert sheet(slug) is found  # read once


def test_modules_and_files_are_the_same() -> None:
    assert len(MODULES) == len(set(MODULES)) == 35
    sheets = [path for path in FOLDER.rglob("*.toml") if path.name not in ("lesson.toml", "examples.toml")]
    assert sorted(catalogue.PATHS.values()) == sorted(sheets)
    orders = [sheet(slug).order for slug in MODULES]
    assert orders == sorted(set(orders))


def test_numbers_of_the_whole_catalogue() -> None:
    assert sum(sheet(slug).tiles_total for slug in MODULES) == 422
    assert sum(sheet(slug).tiles_optional for slug in MODULES) == 7
    assert len(all_tiles()) == 360
    assert len({tile.id for tile in all_tiles()}) == 360  # an id is enough to know the tile
    assert not any(tile.reconstructed for tile in all_tiles())


def test_letters_of_the_base_game() -> None:
    counts = {tile.id: tile.count for tile in sheet("base").tiles}
    assert "".join(counts) == "ABCDEFGHIJKLMNOPQRSTUVWX"
    assert counts["U"] == 8
    assert counts["V"] == 9
    assert [tile.id for tile in sheet("base").tiles if tile.start] == ["D"]


def test_texts_speak_only_of_this_project() -> None:
    for slug, text in TEXTS.items():
        assert not re.search(r"(?i)cloister|wiki|github|https?:|\bseed\b", text), slug


def test_a_sign_is_declared_by_the_rules_or_by_a_sheet() -> None:
    by_rules = {each.name for rules in BUILT.values() for each in rules.marks}
    by_rules |= {each.name for rules in BUILT.values() for each in rules.buildings}
    by_sheets = [each.name for slug in MODULES for each in sheet(slug).marks]
    by_sheets += [each.name for slug in MODULES for each in sheet(slug).buildings]
    assert len(set(by_sheets)) == len(by_sheets)
    assert not by_rules & set(by_sheets), "declared by rules, so it can be taken out of tiles.toml"


# ------------------------------------------------------------------------------------- typed access


def test_a_square() -> None:
    tile = sheet("base").tile("D")
    assert tile.shape == "square"
    assert tile.edge_kinds == {"N": "city", "E": "road", "S": "field", "W": "road"}
    city, road = (next(f for f in tile.features if f.kind == kind) for kind in ("city", "road"))
    assert city.edges == ("N",)
    assert sorted(road.edges) == ["E", "W"]
    north = next(f for f in tile.features if f.kind == "field" and "EL" in f.edges)
    assert [tile.features[index] for index in north.borders] == [city]


def test_flags() -> None:
    assert Feature("city", ("N",), ("pennant",)).flag("pennant") == 1
    assert Feature("city", ("N",), ("pennant:2",)).flag("pennant") == 2
    assert Feature("city", ("N",)).flag("pennant") == 0
    assert Feature("city", ("N",), ("goods:wine",)).flag_value("goods") == "wine"
    assert Feature("city", ("N",), ("goods:wine",)).flag("goods") == 1
    assert Feature("city", ("N",), ("pennant",)).flag_value("pennant") == ""
    assert Feature("city", ("N",)).flag_value("goods") is None


def test_a_meadow_without_edges_has_none() -> None:
    landlocked = [(tile, f) for tile in all_tiles() for f in tile.features if f.kind == "field" and not f.edges]
    assert landlocked
    assert all(f.borders for _, f in landlocked)


def test_joins_name_segments() -> None:
    tile = sheet("base").tile("W")
    assert [[tile.features[index].kind for index in join] for join in tile.joins] == [["road"] * 3]


def test_triangles() -> None:
    triangles = sheet("half_so_wild").tiles
    assert len(triangles) == 24
    assert {tile.shape for tile in triangles} == {"triangle"}
    assert {tile.stack for tile in triangles} == {"player"}
    assert {tile.set for tile in triangles} == {"I", "II"}
    assert sheet("half_so_wild").tile("I-01").edge_kinds == {"H": "field", "S": "road", "W": "field"}


def test_doubles() -> None:
    castles = sheet("german_castles").tiles
    assert {tile.shape for tile in castles} == {"double"}
    for castle in castles:
        assert sorted(castle.edge_kinds.values()) == ["city", "field", "field", "road", "road", "road"]
    assert list(castles[0].edge_kinds) == ["A:N", "B:N", "B:E", "B:S", "A:S", "A:W"]
    school = sheet("school").tiles[0]
    assert (school.count, school.physical_tiles, school.shape) == (1, 2, "double")


def test_an_edge_shared_by_two_cities() -> None:
    tile = sheet("hills_and_sheep").tile("HS_cNLW_cNRE")
    assert tile.edge_kinds["N"] == "city"
    assert sum("NL" in f.edges or "NR" in f.edges for f in tile.features) == 2


def test_the_block_of_the_count() -> None:
    block = sheet("count")
    assert len(block.tiles) == 12
    assert {tile.position for tile in block.tiles} == {(column, row) for column in range(4) for row in range(3)}
    assert {tile.stack for tile in block.tiles} == {"start"}
    assert block.tile("06").edge_kinds == dict.fromkeys("NESW", "inner")
    outside = {
        (tile.id, edge, kind)
        for tile in block.tiles
        for edge, kind in tile.edge_kinds.items()
        if kind in ("road", "city")
    }
    assert outside == {
        ("01", "W", "road"),
        ("04", "N", "road"),
        ("11", "S", "road"),
        ("09", "S", "city"),
        ("12", "E", "city"),
    }
    assert {quarter.name for quarter in block.quarters} == {"castle", "market", "cathedral", "smithy"}


@pytest.mark.parametrize(("slug", "roles"), [("river_1", ["lake", "source"]), ("river_2", ["fork", "lake", "source"])])
def test_rivers(slug: str, roles: list[str]) -> None:
    tiles = sheet(slug).tiles
    assert {tile.stack for tile in tiles} == {"river"}
    assert sorted(tile.role for tile in tiles if tile.role) == roles
    ends = {"source": 1, "lake": 1, "fork": 3}
    for tile in tiles:
        if tile.role:
            assert list(tile.edge_kinds.values()).count("river") == ends[tile.role]


def test_abbeys_and_optional_tiles() -> None:
    abbey = sheet("abbey_and_mayor").tile("ABBEY")
    assert (abbey.count, abbey.stack) == (6, "player")
    assert set(abbey.edge_kinds.values()) == {"abbey"}
    assert [tile.set for tile in sheet("cathars").tiles if tile.optional] == ["besiegers"] * 6
    boxes = {tile.box for tile in sheet("crop_circles").tiles if tile.box}
    assert boxes == {"flying_machines", "messages", "ferries", "goldmines", "mage_and_witch", "robbers"}


def test_pieces_deals_and_cards() -> None:
    goods = sheet("traders_and_builders").pieces[0]
    assert (goods.name, goods.count, goods.kinds) == ("goods_token", 20, {"wine": 9, "grain": 6, "cloth": 5})
    tower = sheet("tower").pieces[0]
    assert tower.per_player_by_players == {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}
    assert sheet("phantom").pieces[0].per_player == 1
    assert sheet("flying_machines").pieces[0].more == {"faces": [1, 1, 2, 2, 3, 3]}
    assert sheet("bathhouses").deals[0].by_players == {2: 4, 3: 5, 4: 6, 5: 6, 6: 6}
    assert {card.id: card.more for card in sheet("messages").cards}["knights"] == {"points_each": 2}


def test_sheets_can_be_kept_in_sets() -> None:
    assert len({sheet(slug) for slug in MODULES}) == 35


def test_the_deck() -> None:
    deck = cards.deck()
    assert deck.cards_total == 140
    assert [colour.row for colour in deck.colours] == ["city", "monastery", "road", "field"]
    assert sum(group.count for group in deck.per_colour) == 30
    assert {joker.id: joker.count for joker in deck.jokers}["animal_joker"] == 4
    assert deck.hand_size == {2: 6, 3: 5, 4: 5, 5: 4}
    assert deck.building_points == (0, 5, 15, 30)
    assert deck.animal_points[:5] == (3, 6, 9, 12, 14)
    assert deck.animal_known == {1: 3, 2: 6, 5: 14}


# ------------------------------------------------------------------------------------------ mistakes


def test_unknown_module_suggests_a_close_one() -> None:
    with pytest.raises(UnknownModule, match=r"no module 'towers'\. Did you mean tower\? Known modules: base, ") as e:
        sheet("towers")
    assert all(slug in str(e.value) for slug in MODULES)


def test_unknown_module_without_a_close_one() -> None:
    with pytest.raises(UnknownModule, match=r"no module 'xyz'\. Known modules: base, "):
        read("", "xyz", "xyz.toml")


def test_unknown_tile_names_the_known_ones() -> None:
    with pytest.raises(UnknownTile, match="king_and_robber has no tile 'Z'; its tiles are KR_.*, KR_"):
        sheet("king_and_robber").tile("Z")
    with pytest.raises(UnknownTile, match="phantom has no tile 'A'; it brings no tiles"):
        sheet("phantom").tile("A")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('module = "base"\nname = \n', r"^base\.toml: line 2: this is not TOML"),
        ('module = "base"\n\n[[tile]\n', r"^base\.toml: line 3: this is not TOML"),
        ('module = "base"\nname = "', r"^base\.toml: line 2: this is not TOML"),
    ],
)
def test_broken_toml_names_file_and_line(text: str, fault: str) -> None:
    with pytest.raises(CatalogueError, match=fault):
        read(text, "base", "base.toml")


def test_a_missing_file_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(catalogue.PATHS, "festival", tmp_path / "festival" / "tiles.toml")
    monkeypatch.setattr(cards, "FOLDER", tmp_path)
    with pytest.raises(CatalogueError, match=r"^festival/tiles\.toml: the file is missing"):
        sheet.__wrapped__("festival")
    with pytest.raises(CatalogueError, match=r"^cards\.toml: the file is missing"):
        cards.deck.__wrapped__()


# ----------------------------------------------------------------------------------- the same facts


OUR_OWN = ("source", "notes", "note", "order", "printed", "mark", "building")


def facts(data: Any) -> Any:
    """The data without its remarks, which are in our own words, and without what the first one has no words for."""
    if isinstance(data, dict):
        return {key: facts(value) for key, value in data.items() if key not in OUR_OWN}
    return [facts(item) for item in data] if isinstance(data, list) else data


@pytest.mark.skipif(not SHARED.is_dir(), reason=f"the first catalogue is not at {SHARED}")
@pytest.mark.parametrize("slug", [*MODULES, "cardcassonne"])
def test_our_copy_holds_the_same_facts_as_the_first_catalogue(slug: str) -> None:
    ours = TEXTS["cards" if slug == "cardcassonne" else slug]
    theirs = (SHARED / f"{slug}.toml").read_text(encoding="utf-8")
    assert facts(tomllib.loads(ours)) == facts(tomllib.loads(theirs))
