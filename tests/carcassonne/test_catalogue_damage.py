"""Every damage to a tile sheet or to the deck of the card game is detected and named."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.sheets import TEXTS
from languedoc.carcassonne.tiles.catalogue import MODULES, read, sheet
from languedoc.cardcassonne import cards
from languedoc.errors import CatalogueError


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
mark without a name: monasteries, name = "abbot" => sign2 = "x"
    mark number 1: missing name
mark with an unknown key: monasteries, on = ["monastery"] => letter = "♫"
    mark abbot: unknown key 'letter'
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
