"""The tile catalogue and the deck of the card game: their contents, and that every damage is detected."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.tiles.catalogue import MODULES, Feature, Tile, read, sheet
from languedoc.cardcassonne import cards
from languedoc.errors import CatalogueError, UnknownModule, UnknownTile

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared" / "catalogue"
FOLDER = ROOT / "src" / "languedoc" / "carcassonne" / "modules"
CARDS = ROOT / "src" / "languedoc" / "cardcassonne" / "cards.toml"
TEXTS = {slug: path.read_text(encoding="utf-8") for slug, path in catalogue.PATHS.items()}
TEXTS["cards"] = CARDS.read_text(encoding="utf-8")

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
    assert sorted(catalogue.PATHS.values()) == sorted(FOLDER.rglob("*.toml"))
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


# ------------------------------------------------------------------------------------------- damages


def tile_block(text: str, id: str) -> str:
    """The lines of one tile."""
    blocks = re.split(r"(?m)^(?=\[\[)", text)
    return next(block for block in blocks if block.startswith("[[tile]]") and f'\nid = "{id}"\n' in block)


def in_tile(text: str, id: str, old: str, new: str) -> str:
    block = tile_block(text, id)
    assert old in block, f"tile {id} does not say {old}"
    return text.replace(block, block.replace(old, new, 1))


def anywhere(text: str, old: str, new: str) -> str:
    assert old in text, old
    return text.replace(old, new, 1)


def faults(text: str, slug: str) -> list[str]:
    file = f"{slug}.toml"
    with pytest.raises(CatalogueError) as error:
        cards.read(text, file) if slug == "cards" else read(text, slug, file)
    return str(error.value).splitlines()


# Name of the damage: sheet and tile, what the file says => what it says when damaged, and the fault found.
DAMAGES = r"""
wrong count: base V, count = 9 => count = 8
    tile V: the rule book says 9 times, found 8
count 0: base C, count = 1 => count = 0
    tile C: count must be at least 1, found 0
duplicate id: base A, id = "A" => id = "B"
    tile B: the id occurs 2 times
half-edge missing: base D, field WR EL => field EL
    tile D: half-edge WR (road edge) must belong to exactly one field, found 0
half-edge twice: base U, field WR NL NR EL => field WR NL NR EL ER
    tile U: half-edge ER (road edge) must belong to exactly one field, found 2
edge claimed twice: base D, road E W => road N E W
    tile D: edge N is claimed by
field on city edge: base E, field EL => field NL EL
    tile E: half-edge NL (city edge) must belong to no field, found 1
border to no city: base D, | city N => | city S
    tile D: 'field WR EL | city S': 'city S' names 0 segments of this tile
unknown kind: base D, road => path
    tile D: 'path E W': unknown kind 'path', known are road, city,
unknown edge: base E, city N => city Q
    tile E: 'city Q': unknown edge Q, a square has N E S W
unknown flag: base C, +pennant => +flag
    tile C: 'city N E S W +flag': flag +flag is not allowed on a city, allowed:
flag on wrong kind: base U, road E W => road E W +pennant
    tile U: 'road E W +pennant': flag +pennant is not allowed on a road
unknown mark: tower TI, "tower" => "turm"
    tile TI: unknown mark 'turm', known are
mark lost: tower TI, "tower" =>
    symbol tower: must be on 18 tiles, found 17
unknown key: base A, count = 2 => count = 2\ncolour = "red"
    tile A: unknown key 'colour'
crossing fields: base V, field SR WL => field SR NL
    tile V: segments cross each other
undeclared bridge: traders_and_builders HB, crossing = true\n =>
    tile HB: segments cross each other
needless bridge: base U, count = 8 => count = 8\ncrossing = true
    tile U: crossing = true, but nothing crosses
join to nothing: base A, monastery, road S => monastery, road N
    tile A: join 'monastery, road N': 'road N' names 0 segments
triangle edge: half_so_wild I-03, road S W => road N W
    tile I-03: 'road N W': unknown edge N, a triangle has H S W
triangle half missing: half_so_wild I-06, WL WR HL HR => WL WR HL
    tile I-06: half-edge HR (field edge) must belong to exactly one field, found 0
double half missing: german_castles GB1, A:WR A:NL => A:WR
    tile GB1: half-edge A:NL (road edge) must belong to exactly one field, found 0
double inner edge: german_castles GB1, road A:W => road A:E
    tile GB1: 'road A:E': unknown edge A:E, a double has
block wall: count 02, field WR NL NR EL => field NL NR EL
    tile 01: half-edge EL and half-edge WR of tile 02 disagree
block edge: count 06, inner N E S W => inner N E S
    tile 06: edge W must be inner exactly if a tile of the block lies there
city half uncovered: hills_and_sheep HS_cNLW_cNRE, city E NR => city E
    tile HS_cNLW_cNRE: edge N: city half-edges must cover both halves exactly once
goods changed: traders_and_builders HT, goods:wine => goods:grain
    symbol goods:wine: must be on 9 tiles, found 8
letter table: princess_and_dragon BK, count = 1 => count = 2
    tile BK: the rule book says 1 times, found 2
reconstructed without doubt: robbers RO_cN, features => reconstructed = true\nfeatures
    tile RO_cN: a reconstructed tile needs a 'doubt'
abbey with three edges: abbey_and_mayor ABBEY, abbey N E S W => abbey N E S
    tile ABBEY: 'abbey N E S': abbey fills its tile, so its edges are N E S W
monastery with an edge: base B, "monastery" => "monastery N"
    tile B: 'monastery N': monastery has no edges
mark without a name: goldmines, name = "gold" => sign2 = "x"
    mark number 1: missing name
mark with an unknown key: goldmines, sign = "$" => letter = "$"
    mark gold: unknown key 'letter'
building without a letter: school, sign = "≡" => on = "≡"
    building school: missing sign
unknown value: wind_roses WR_cNW, wind_rose:NE => wind_rose:N
    tile WR_cNW: unknown mark 'wind_rose:N', known are
printed words: tower, tower_piece = 30 => tower_piece = "30"
    printed: pieces must be a table of whole numbers
abbey with field: abbey_and_mayor ABBEY, features = [ => features = ["field NL NR",
    tile ABBEY: half-edge NL (abbey edge) must belong to no field, found 1
wrong total: tower, tiles_total = 18 => tiles_total = 17
    the counts add up to 18 tiles, tiles_total says 17
piece count: goldmines, count = 16 => count = 15
    piece gold_bar: the box must hold 16, found 15
piece kinds: hills_and_sheep, wolf = 2 => wolf = 3
    piece sheep_token: its kinds add up to 19, count says 18
message cards: messages, id = "knights"\ncount = 1 => id = "knights"\ncount = 2
    the rule book says 8 cards, found 9
too few pieces: tower, 6 = 5 } => 6 = 6 }
    piece tower_piece: 6 players with 6 each need more than 30
other module: base, module = "base" => module = "bass"
    module must be 'base', found 'bass'
missing name: base, name_de => name_nl
    missing name_de
quarter on no tile: count, ["11"] => ["13"]
    quarter smithy: no tile 13 on this sheet
two tiles in one place: count, position = [3, 2] => position = [2, 2]
    every tile of the block needs a position of its own
text for a number: tower, count = 30 => count = "30"
    piece tower_piece: count must be a whole number, found '30'
true for a number: tower, count = 30 => count = true
    piece tower_piece: count must be a whole number, found True
players in words: tower, 2 = 10, => two = 10,
    piece tower_piece: per_player_by_players must be a table by number of
optional total: cathars, tiles_optional = 6 => tiles_optional = 5
    the optional counts add up to 6 tiles
card deck: cards, value = 1\ncount = 8 => value = 1\ncount = 7
    per_colour: the rule book says 8, 5, 3, 5, 9 cards, found 7,
card table: cards, [0, 5, 15, 30] => [0, 5, 10, 30]
    building_series: the rule book says 0, 5, 15, 30 points, found 0, 5, 10, 30
animal table: cards, 12, 14, 16 => 12, 15, 16
    animal_table: 5 cards must be 14 points, found 15
known animals: cards, [5, 14] => [5, 15]
    animal_table: the rule book says 14 points for 5 cards, known says 15
animal table falls: cards, 18, 20, 22 => 18, 18, 22
    animal_table: every further card must give more points
hands leave a rest: cards, 5 = 4\n => 5 = 5\n
    hand_size: 5 players with 5 cards each do not use up a pile of 120
blank cards: cards, blank_cards = 5 => blank_cards = 4
    deck: the rule book says 140 cards, found 139, cards_total says 140
one joker more: cards, id = "fairy"\ncount = 1 => id = "fairy"\ncount = 2
    deck: the rule book says 130 play cards, found 131
known not in pairs: cards, [[1, 3], [2, 6] => [[1, 3], [2]
    animal_table: known must be pairs [cards, points], found [2]
misspelt key: cards, tie_break => tie_brake
    end_of_game: missing tie_break
"""
DAMAGE = re.compile(r"(.+?): (\w+)(?: (\S+))?, (.*?) =>(?: (.*))?\n    (.*)")


@pytest.mark.parametrize(
    ("slug", "tile", "old", "new", "fault"),
    [pytest.param(*parts, id=name) for name, *parts in DAMAGE.findall(DAMAGES)],
)
def test_every_damage_is_found(slug: str, tile: str, old: str, new: str, fault: str) -> None:
    old, new = old.replace(r"\n", "\n"), new.replace(r"\n", "\n")
    text = in_tile(TEXTS[slug], tile, old, new) if tile else anywhere(TEXTS[slug], old, new)
    found = faults(text, slug)
    assert any(line.startswith(f"{slug}.toml: {fault}") for line in found), found


def test_the_list_of_damages_is_read_to_its_end() -> None:
    assert len(DAMAGE.findall(DAMAGES)) == len(DAMAGES.strip().splitlines()) / 2 == 60


def test_a_tile_cannot_be_lost() -> None:
    text = anywhere(TEXTS["robbers"], tile_block(TEXTS["robbers"], "RO_cN"), "")
    assert faults(text, "robbers") == [
        "robbers.toml: the counts add up to 7 tiles, tiles_total says 8",
        "robbers.toml: symbol robber: must be on 8 tiles, found 7",
    ]


def test_the_start_tile_cannot_be_another() -> None:
    text = in_tile(TEXTS["base"], "D", "start = true\n", "")
    text = in_tile(text, "E", "count = 5\n", "count = 5\nstart = true\n")
    assert faults(text, "base") == ["base.toml: tile D must be the start tile, found E"]


def test_all_faults_are_listed_one_per_line() -> None:
    text = in_tile(TEXTS["base"], "D", "field WR EL", "field EL")
    text = in_tile(text, "U", "road E W", "road E W +pig_herd")
    assert faults(text, "base") == [
        "base.toml: tile D: half-edge WR (road edge) must belong to exactly one field, found 0",
        "base.toml: tile U: 'road E W +pig_herd': flag +pig_herd is not allowed on a road, allowed: "
        + "bathhouse:3, bathhouse:4, bathhouse:5, inn, labyrinth, tunnel, well",
    ]


HALF_EDGES = [
    (slug, tile.id, line, half)
    for slug in MODULES
    for tile in sheet(slug).tiles
    for line in re.findall(r'"(field [^"]*)"', tile_block(TEXTS[slug], tile.id))
    for half in line.partition("|")[0].split()[1:]
    if half[0] not in "+-"
]


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(HALF_EDGES))
def test_no_half_edge_can_be_lost(place: tuple[str, str, str, str]) -> None:
    slug, tile, line, half = place
    found = faults(in_tile(TEXTS[slug], tile, f'"{line}"', f'"{line.replace(" " + half, "", 1)}"'), slug)
    assert any(f"tile {tile}" in fault for fault in found), found


LINES = [(slug, number) for slug in MODULES for number in range(TEXTS[slug].count("\n"))]
JUNK = st.sampled_from(
    [
        "",
        "count = 3",
        "count = -1",
        "count = []",
        "features = 7",
        'joins = [""]',
        "tile = 1",
        "position = [1]",
    ]
    + [
        '"city N",',
        '"field - | city N",',
        '"|",',
        "[[tile]]",
        "[tile]",
        "[piece]",
        "kinds = { a = 1.5 }",
        "]",
    ]
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(LINES), JUNK)
def test_any_line_may_be_spoilt_but_only_a_catalogue_error_comes_of_it(place: tuple[str, int], junk: str) -> None:
    slug, number = place
    lines = TEXTS[slug].splitlines()
    lines[number] = junk
    try:
        read("\n".join(lines), slug, f"{slug}.toml")
    except CatalogueError as error:
        assert all(line.startswith(f"{slug}.toml: ") for line in str(error).splitlines())  # noqa: PT017


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
