"""Pictures: every tile in every turn, boards, cards, sheets, styles, colours, files."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import combinations
from pathlib import Path

import pytest
from typer.testing import CliRunner

from helpers import vision
from helpers.outline import rings_of
from languedoc import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.tiles.catalogue import MODULES, sheet
from languedoc.cli import app
from languedoc.errors import IllegalChoice, UnknownOption, UnknownTile
from languedoc.render import cards, looks, pieces, sheets, symbols, tiles
from languedoc.render.area import Area
from languedoc.render.board import feature_outline
from languedoc.render.layout import layout
from languedoc.render.palette import COLOURS, LEAST_DIFFERENCE, PLAYERS, RULES, STYLES, flat, grouped

MOST_BYTES = 12_000  # of a tile on its own, with its symbols, colours and clip
SVG = "{http://www.w3.org/2000/svg}"
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def check(svg: str) -> ET.Element:
    """Well-formed, and all that it refers to is in it."""
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    names = {element.get("id") for element in root.iter() if element.get("id")}
    for element in root.iter():
        reference = element.get("href")
        assert reference is None or reference[1:] in names, reference
        clip = element.get("clip-path")
        assert clip is None or clip[5:-1] in names, clip
    style = root.find(f"{SVG}style")
    assert style is not None and style.text
    for variable in re.findall(r"var\(--(\w+)\)", svg):
        assert f"--{variable}:" in style.text, variable
    return root


WITH_TILES = pytest.mark.parametrize("slug", [slug for slug in MODULES if sheet(slug).tiles])


@WITH_TILES
def test_every_tile_is_a_well_formed_picture_in_every_turn_and_style(slug: str) -> None:
    for tile in sheet(slug).tiles:
        for quarters in range(4):
            for style in (*STYLES, "auto"):
                svg = tile.svg(quarters, style=style)
                check(svg)
                assert not re.search(r"\b(nan|None|inf)\b", svg), (tile.id, quarters)


@WITH_TILES
def test_every_picture_of_every_tile_is_small(slug: str) -> None:
    """All turns, all variants. `auto` carries the colours of two styles, so no style is longer."""
    for tile in sheet(slug).tiles:
        assert max((*STYLES, "auto"), key=lambda style: len(tile.svg(style=style))) == "auto"
        for quarters in range(4):
            for seed in range(tiles.VARIANTS):
                size = len(tile.svg(quarters, seed=seed, style="auto").encode())
                assert size < MOST_BYTES, (tile.id, quarters, seed, size)


def test_equal_names_on_one_page_mean_equal_lines() -> None:
    """Lines that are drawn with several pens are named; many tiles may lie on one page."""
    lines: dict[str, str] = {}
    for slug in MODULES:
        for tile in sheet(slug).tiles:
            for quarters in range(4):
                for name, d in re.findall(r'<path id="(p[0-9a-f]+)" d="([^"]*)"', tiles.painted(tile, quarters)):
                    assert lines.setdefault(name, d) == d, tile.id


def test_copies_of_a_tile_differ_but_each_is_always_the_same() -> None:
    tile = sheet("base").tile("V")
    assert len({tile.svg(seed=seed) for seed in range(tiles.VARIANTS)}) == tiles.VARIANTS
    tiles.painted.cache_clear()
    before = tile.svg(1, seed=1)
    tiles.painted.cache_clear()
    assert tile.svg(1, seed=1) == before


def test_shapes_turn_with_their_tile() -> None:
    tile = sheet("base").tile("D")
    city, turned = (next(s for s in tiles.tile_shapes(tile, q) if s["kind"] == "city") for q in (0, 1))
    assert city["anchor"][1] < 40  # in the north
    assert turned["anchor"] == [round(100 - city["anchor"][1], 1), city["anchor"][0]]
    assert Area.within(100, 100, turned["rings"]).has(*turned["anchor"])


def test_all_marks_and_flags_are_drawn() -> None:
    """Whoever adds a mark to the catalogue must draw it."""
    known = symbols.symbols()
    plain = {"tunnel", "irregular", "well", "labyrinth", "abbot"}  # drawn as part of the road, wall or building
    for slug in MODULES:
        for tile in sheet(slug).tiles:
            drawing = tiles.painted(tile)
            used = set(re.findall(r'href="#([\w-]+)"', drawing)) - set(re.findall(r'id="([\w-]+)"', drawing))
            assert used <= set(known), tile.id
            signs = [mark.partition(":")[0] for mark in tile.marks]
            signs += [flag.partition(":")[0] for feature in tile.features for flag in feature.flags]
            placed = {spot.name for spot in layout(tile).marks}
            assert set(signs) - plain <= placed, (tile.id, signs)


def test_signs_are_large_enough_to_be_seen_at_60_pixels() -> None:
    """A radius of 9 units is a sign of 11 pixels; nearly all are larger."""
    radii = [spot.radius for slug in MODULES for tile in sheet(slug).tiles for spot in layout(tile).marks]
    assert min(radii) >= 8
    assert sorted(radii)[len(radii) // 10] >= 10


@pytest.mark.parametrize("style", [*STYLES, "auto"])
def test_styles_are_the_same_drawing_with_other_values(style: str) -> None:
    tile = sheet("base").tile("D")
    svg = tile.svg(style=style)
    check(svg)
    drawn = [re.sub(r"<style>.*</style>|languedoc-\w+", "", each) for each in (svg, tile.svg())]
    assert drawn[0] == drawn[1]
    assert "var(" not in flat(svg, style)


def test_pictures_on_one_page_leave_each_other_alone() -> None:
    """Style sheets of a page add up, and the later wins: so no element may get its fill from two rules."""
    filling = {name for name, rule in RULES.items() if "fill:" in rule} | set(COLOURS)
    drawings = [tiles.painted(tile) for slug in MODULES for tile in sheet(slug).tiles[:6]]
    drawings += [*symbols.symbols().values(), *(cards.painted_card(*card) for card in cards.CARDS)]
    for names in {names for drawing in drawings for names in re.findall(r'class="([^"]*)"', drawing)}:
        assert len(filling & set(names.split())) <= 1, names


def test_rules_that_say_the_same_are_written_once_and_the_later_class_still_wins() -> None:
    """Whatever classes an element has: the last rule for each property is the one of the plain list."""
    drawings = [tiles.painted(tile) for slug in MODULES for tile in sheet(slug).tiles[:6]]
    drawings += [*symbols.symbols().values(), *(cards.painted_card(*card) for card in cards.CARDS)]
    combined = {tuple(names.split()) for each in drawings for names in re.findall(r'class="([^"]*)"', each)}
    written = re.findall(r"([^{}]+){([^{}]*)}", grouped(RULES))
    for names in {(*names, "o>*") for names in combined} | combined:
        plain = [(name, RULES[name]) for name in RULES if name in names]
        expected = dict(saying.split(":") for _, rule in plain for saying in rule.split(";"))
        found: dict[str, str] = {}
        for heads, rule in written:
            if {head[1:] for head in heads.split(",")} & set(names):
                found.update(saying.split(":") for saying in rule.split(";"))
        assert found == expected, names


def test_an_unknown_style_names_the_known_ones() -> None:
    with pytest.raises(UnknownOption, match="known are auto, light, dark, contrast"):
        sheet("base").tile("D").svg(style="sepia")


# ------------------------------------------------------------------ players


@pytest.mark.parametrize("sight", vision.SIGHTS)
def test_players_can_be_told_apart_by_every_eye(sight: str) -> None:
    for first, second in combinations(PLAYERS, 2):
        apart = vision.difference(PLAYERS[first][0], PLAYERS[second][0], sight)
        assert apart >= LEAST_DIFFERENCE, (first, second, sight, apart)


def test_the_difference_of_colours_is_measured_right() -> None:
    """Three pairs of the published test data of CIEDE2000 (Sharma, Wu and Dalal)."""
    assert vision.ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert vision.ciede2000((50, 2.5, 0), (50, 0, -2.5)) == pytest.approx(4.3065, abs=1e-4)
    assert vision.ciede2000((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514)) == pytest.approx(0.9082, abs=1e-4)


def test_every_player_has_an_emblem_of_its_own() -> None:
    emblems = {symbols.symbols()[f"em-{name}"].replace(name, "") for name in PLAYERS}
    assert len(emblems) == len(PLAYERS)


def test_no_symbol_hides_another() -> None:
    lines = [line for each in symbols.sheets() for line in each.read_text().splitlines()]
    names = [found[1] for line in lines if (found := re.match(r'<g id="([\w-]+)"', line))]
    assert len(names) == len(set(names))


def test_every_look_names_symbols_that_there_are() -> None:
    known, look = symbols.symbols(), looks.every()
    assert look.figures.keys() <= known.keys()
    assert {each.symbol or name for name, each in look.tokens.items()} <= known.keys()
    plain = {each.symbol or name for name, each in look.signs.items() if not each.draw}
    assert {symbol for symbol in plain if "{value}" not in symbol} <= known.keys()
    for used in (*(each.symbol for each in look.held.values()), *look.local.values()):
        assert used in known


@pytest.mark.parametrize("slug", BUILT)
def test_every_figure_token_mark_and_building_of_the_rules_has_a_look(slug: str) -> None:
    rules, look = BUILT[slug], looks.every()
    assert {each.drawing for each in rules.figures} <= look.figures.keys()
    assert {each.drawing for each in rules.tokens} <= look.tokens.keys()
    assert {each.name.partition(":")[0] for each in rules.marks} <= look.signs.keys() | look.centres.keys()
    assert {each.name for each in rules.buildings if not each.beside} <= look.buildings.keys()


def test_every_mark_on_tiles_has_a_look_and_looks_are_for_tiles_that_there_are() -> None:
    marks = {mark.partition(":")[0] for slug in MODULES for tile in sheet(slug).tiles for mark in tile.marks}
    assert marks <= looks.every().signs.keys()
    for slug in MODULES:
        own = {tile.id for other in MODULES if looks.look(other) is looks.look(slug) for tile in sheet(other).tiles}
        assert {*looks.look(slug).hands, *looks.look(slug).landmarks} <= own


def test_what_has_no_look_is_drawn_in_a_plain_way() -> None:
    assert 'href="#pawn"' in pieces.figure("jester", "red", 0, 0)
    assert 'href="#plaque"' in pieces.token("jewel", 0, 0)
    assert looks.sign("moon").symbol == "plaque"


def test_a_figure_of_nobody_stands_on_a_base_and_no_printed_sign_does() -> None:
    """So the dragon on the board is not taken for the dragon on a tile."""
    standing = {name: look for name, look in looks.every().tokens.items() if look.base}
    assert standing
    for name in standing:
        assert 'href="#stand"' in pieces.neutral(name, 0, 0)
    for slug in MODULES:
        for tile in sheet(slug).tiles:
            drawing = tiles.painted(tile)
            assert "#stand" not in drawing and "-figure" not in drawing, tile.id
    known = symbols.symbols()
    printed = {look.symbol or name for name, look in looks.every().signs.items()}
    for name in (*looks.every().figures, *(look.symbol for look in standing.values())):
        drawn_alike = set(re.findall(r'href="#([\w-]+)"', known[name]))
        assert not drawn_alike & printed, name


# ------------------------------------------------------------------ boards


def game_with_figures() -> Game:
    game = Game(3, seed=4, modules=["base", "inns_and_cathedrals", "traders_and_builders"])
    while game.state.board.pieces < 30:
        deploy = [option for option in game.options if option.verb not in ("place", "pass")]
        game.choose(deploy[0] if deploy else game.options[0])
    return game


def test_a_board_shows_tiles_figures_and_legal_squares() -> None:
    game = game_with_figures()
    svg = game.svg()
    check(svg)
    assert svg.count('class="p-') >= len(game.state.standing())
    assert ('class="may"' in svg) == (game.decision.step == "place_tile")
    assert 'class="may"' not in game.svg(squares=False)


def test_what_modules_bring_stands_on_the_board() -> None:
    """Dragon, fairy, towers, the count: through the tokens that their modules tell of."""
    game = Game(2, seed=3, modules=["base", "princess_and_dragon", "tower", "count"])
    seen: set[str] = set()
    while not game.over and not {"dragon", "tower", "count"} <= seen:
        build = [option for option in game.options if option.verb not in ("place", "pass")]
        game.choose(build[-1] if build else game.options[0])
        laid = [each for module in game.state.box.modules for each in module.laid_tokens(game.state)]
        seen |= {each.token.name for each in laid if each.number != 0}
        if len(seen) > 2:
            break
    svg = game.svg()
    check(svg)
    assert 'href="#count-figure"' in svg
    assert "tower_piece" not in seen or 'href="#tower_piece"' in svg


def test_a_notebook_shows_games_and_tiles() -> None:
    assert game_with_figures()._repr_svg_().startswith("<svg")
    assert "prefers-color-scheme:dark" in sheet("base").tile("D")._repr_svg_()


def test_a_feature_is_lit_as_one_area() -> None:
    game = game_with_figures()
    features = [f for f in game.view()["features"] if f["kind"] == "field"]
    largest = max(features, key=lambda feature: feature["size"])
    rings = rings_of(feature_outline(game, largest["segments"][-1]))
    west = min(x for ring in rings for x, _ in ring)
    north = min(y for ring in rings for _, y in ring)
    placed = [[(x - west, y - north) for x, y in ring] for ring in rings]
    wide = int(max(x for ring in placed for x, _ in ring)) + 1
    high = int(max(y for ring in placed for _, y in ring)) + 1
    assert Area.within(wide, high, placed).parts()[0].size > 2000
    assert 'class="lit"' in game.svg(highlight=[largest["segments"][0]])
    assert game.svg(highlight=largest["segments"]).count('class="lit"') == 1, "once, or it hides what lies below"


def test_an_unknown_segment_is_refused() -> None:
    with pytest.raises(IllegalChoice, match="field:NL@0,0"):
        Game(2, seed=1).svg(highlight=["city:N@40,40"])


# ------------------------------------------------------------------ cards and sheets


@pytest.mark.parametrize("card", cards.CARDS)
def test_every_card_is_a_picture(card: tuple[str, str]) -> None:
    check(cards.card_svg(*card))


def test_all_cards_look_different() -> None:
    assert len({cards.painted_card(*card) for card in cards.CARDS}) == len(cards.CARDS)


def test_an_unknown_card_names_the_known_ones() -> None:
    with pytest.raises(UnknownTile, match="blue person 1"):
        cards.card_svg("blue", "person 4")


def test_sheets_hold_everything() -> None:
    base = check(sheets.module_sheet("base"))
    assert len(list(base.iter(f"{SVG}text"))) == len(sheet("base").tiles)
    check(sheets.block_sheet("count"))
    check(sheets.pieces_sheet())
    check(sheets.cards_sheet())


def test_every_module_with_tiles_has_a_sheet_and_all_are_shown_on_one_page() -> None:
    made = sheets.every()
    assert {slug for slug in MODULES if sheet(slug).tiles} <= set(made)
    page = sheets.index()
    for name, drawn in made.items():
        assert f"## {drawn.title}\n" in page and f"]({name}.svg)" in page


def test_the_kept_pictures_are_those_of_the_command() -> None:
    """`make pictures` draws them anew."""
    kept = {file.name for file in PICTURES.iterdir()}
    assert kept == {"README.md", *(f"{name}.svg" for name in sheets.every())}
    assert (PICTURES / "README.md").read_text(encoding="utf-8") == sheets.index()
    for file in PICTURES.glob("*.svg"):
        check(file.read_text(encoding="utf-8"))


# ------------------------------------------------------------------ files


def run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == 0, result.output
    return result.output


def test_tiles_are_written_as_svg_and_png(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    run("tiles", "labyrinths", "--svg", str(tmp_path / "a.svg"), "--png", str(tmp_path / "a.png"), "--style", "dark")
    check((tmp_path / "a.svg").read_text())
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")


def test_the_command_draws_every_sheet(tmp_path: Path) -> None:
    run("sheets", str(tmp_path), "--style", "contrast")
    assert {file.stem for file in tmp_path.glob("*.svg")} == set(sheets.every())
    check((tmp_path / "school.svg").read_text())
    assert (tmp_path / "README.md").read_text() == sheets.index()


def test_a_saved_game_is_written_as_svg(tmp_path: Path) -> None:
    save = tmp_path / "evening.save"
    save.write_text(game_with_figures().save())
    run("replay", str(save), "--svg", str(tmp_path / "evening.svg"))
    check((tmp_path / "evening.svg").read_text())
