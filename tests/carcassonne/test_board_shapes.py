"""Squares, triangles, double tiles and links on one board, compared with a slow model in the plane."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from helpers.plane import Laid, Plane
from languedoc.carcassonne.board import odd_places, rejoining
from languedoc.carcassonne.board.board import Board
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.declarations import Building
from languedoc.carcassonne.numbering import ALL_PLACES
from languedoc.carcassonne.tiles.catalogue import Feature, Tile, sheet
from languedoc.memory import Memory

BUILDINGS = (Building("monastery"), Building("german_castle"))
KINDS_OF_BUILDINGS = tuple(each.name for each in BUILDINGS)


def board_of(designs: Designs, tiles: int = 80, links: int = 0) -> Board:
    pieces, segments = designs.room(list(range(designs.count)) * tiles)
    measure, scratch = Memory(0), Memory(0)
    Board(designs, pieces, segments, links).lay_out(measure, scratch)
    board = Board(designs, pieces, segments, links)
    board.lay_out(Memory(measure.used), Memory(scratch.used))
    board.open_ground(16)
    board.clear()
    return board


def printed(*names: str) -> list[Tile]:
    """Tiles by their names: `base/D`."""
    return [sheet(module).tile(id) for module, _, id in (name.partition("/") for name in names)]


def cell(board: Board, x: int, y: int) -> int:
    """The number of a cell; the layout must be near the middle."""
    return board.origin + y * board.side + x


class Table:
    """A board and its model side by side."""

    def __init__(self, tiles: list[Tile], links: int = 0) -> None:
        self.designs = Designs(tiles, BUILDINGS)
        self.board = board_of(self.designs, links=links)
        self.plane = Plane()

    def lay(self, design: int | str, x: int, y: int, quarters: int = 0) -> int:
        number = design if isinstance(design, int) else [tile.id for tile in self.designs.tiles].index(design)
        self.plane.laid.append(Laid(self.designs.tiles[number], x, y, quarters))
        return self.board.lay(cell(self.board, x, y), number * 4 + quarters)

    def places(self, design: int) -> set[tuple[int, int, int]]:
        board = self.board
        if self.designs.is_square(design):
            board.frontier.find_places(design)
            return {
                (*square, quarters)
                for i, square in enumerate(board.empty_squares())
                for quarters in range(4)
                if board.frontier.may_turn(i, quarters)
            }
        found = [board.odd_place(k) for k in range(odd_places.find(board, design, ALL_PLACES))]
        assert len(found) == len(set(found))
        return {(board.column(place >> 2), board.line(place >> 2), place & 3) for place in found}

    def check(self) -> None:
        board = self.board
        key = {}
        for piece in range(board.pieces):
            number = board.laid().index(board.first_piece(piece))
            for segment in board.segments_of(piece):
                key[segment] = (number, board.feature_of(segment))
        by_root: dict[int, set[tuple[int, int]]] = {}
        for segment, each in key.items():
            by_root.setdefault(board.root_of(segment), set()).add(each)
        buildings = {root for root in by_root if board.segment_at(root)[2] in KINDS_OF_BUILDINGS}
        reckoned = self.plane.features()
        assert sorted(map(sorted, reckoned)) == sorted(
            sorted(by_root[root]) for root in by_root if root not in buildings
        )
        for root, keys in by_root.items():
            if root in buildings:
                ((number, _),) = keys
                places, filled = self.plane.places_around(number)
                assert board.open_ports(root) == places - filled
                assert board.size(root) == filled + len(self.plane.laid[number].cells)
            else:
                assert board.open_ports(root) == self.plane.open_ports(keys), board.segment_at(root)
                if board.segment_at(root)[2] != "field":
                    assert board.size(root) == len(self.plane.cells(keys))
        names = [board.segment_at(segment) for segment in key]
        assert len(names) == len(set(names))


MIXED = printed(
    *(f"base/{letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWX"),
    *(f"german_castles/GB{number}" for number in range(1, 7)),
    *(f"half_so_wild/I-{number:02}" for number in range(1, 13)),
    *(f"half_so_wild/II-{number:02}" for number in range(1, 13)),
    "school/SCHOOL",
)


@pytest.mark.interpreted
@pytest.mark.parametrize("seed", range(6))
def test_random_layouts_of_all_shapes_are_what_the_reckoning_says(seed: int) -> None:
    chance = random.Random(seed)
    table = Table(MIXED)
    table.lay(3, 0, 0)
    for turn in range(45):
        design = chance.randrange(table.designs.count)
        places = table.places(design)
        if turn % 5 == 0:
            assert places == table.plane.places(table.designs.tiles[design])
        if places:
            table.lay(design, *chance.choice(sorted(places)))
            if turn % 3 == 0:
                table.check()
    table.check()


@pytest.mark.parametrize("seed", range(2))
def test_a_copied_board_goes_on_alike(seed: int) -> None:
    chance = random.Random(seed)
    table = Table(MIXED)
    table.lay(3, 0, 0)
    for _ in range(30):
        design = chance.randrange(table.designs.count)
        if places := table.places(design):
            table.lay(design, *chance.choice(sorted(places)))
    table.board.clear()
    table.plane.laid.clear()
    table.lay(3, 0, 0)
    table.check()
    assert table.places(0) == table.plane.places(table.designs.tiles[0])


# ------------------------------------------------------------------ probe 3: an edge shared by two cities


def test_a_city_against_a_shared_edge_makes_one_of_three() -> None:
    shared = Tile(
        "S",
        "base",
        1,
        features=(Feature("city", ("NL", "W")), Feature("city", ("NR", "E")), Feature("field", ("SL", "SR"))),
    )
    table = Table([shared, *printed("base/E")])
    table.lay("S", 0, 0)
    board = table.board
    roots = {board.root_of(board.find_segment(0, 0, "city", port)) for port in ("NL", "NR")}
    assert len(roots) == 2
    table.lay("E", 0, -1, 2)
    (root,) = {board.root_of(board.find_segment(0, 0, "city", port)) for port in ("NL", "NR")}
    assert board.root_of(board.find_segment(0, -1, "city", "S")) == root
    assert board.open_ports(root) == 4  # two halves each in the west and in the east
    assert board.size(root) == 2


# ------------------------------------------------------------------ probe 7: the triangle cloister


def test_the_gap_side_of_a_triangle_shows_nothing() -> None:
    """half_so_wild 10: a tile to the east of a triangle in the north-west needs another contact."""
    table = Table(printed("base/B", "half_so_wild/I-04"))
    table.lay("B", 0, -1)
    table.lay("I-04", 0, 0, 1)  # the right angle in the north-west
    assert (1, 0) not in table.board.empty_squares()
    assert (0, 1) not in table.board.empty_squares()
    assert {(-1, 0), (1, -1)} <= set(table.board.empty_squares())


def test_six_places_complete_the_triangle_cloister() -> None:
    """half_so_wild X1, X2: north, north-east, north-west, west, south-west, and the other half of its own cell."""
    table = Table(printed("base/B", "half_so_wild/I-04", "half_so_wild/II-04"))
    for x, y in ((0, -1), (1, -1), (-1, -1), (-1, 0), (-1, 1)):
        table.lay("B", x, y)
    table.lay("I-04", 0, 0, 1)
    board = table.board
    cloister = board.find_segment(0, 0, "monastery", "")
    assert (board.size(cloister), board.open_ports(cloister)) == (6, 1)
    table.lay("B", 1, 0)  # behind the gap: no place of the six
    assert (board.size(cloister), board.open_ports(cloister)) == (6, 1)
    table.lay("II-04", 0, 0, 3)
    assert (board.size(cloister), board.open_ports(cloister)) == (7, 0)
    table.check()


def test_a_cell_fills_once_for_the_cloister_beside_it() -> None:
    """half_so_wild 6, X3: a neighbour cell with one triangle is filled; the second one adds nothing."""
    table = Table(printed("base/B", "half_so_wild/II-04"))
    table.lay("B", 0, 0)
    cloister = table.board.find_segment(0, 0, "monastery", "")
    table.lay("II-04", 0, 1, 1)
    assert table.board.size(cloister) == 2
    table.lay("II-04", 0, 1, 3)
    assert table.board.size(cloister) == 2
    table.check()


# ------------------------------------------------------------------ double tiles


def test_ten_cells_around_a_castle_whatever_lies_there() -> None:
    table = Table(printed("german_castles/GB1", "base/B", "half_so_wild/II-04"))
    table.lay("GB1", 0, 0)
    board = table.board
    castle = board.find_segment(0, 0, "german_castle", "")
    assert board.root_of(castle) == board.root_of(board.find_segment(1, 0, "german_castle", ""))
    assert (board.size(castle), board.open_ports(castle)) == (2, 10)
    board.lay(cell(board, -1, -1), 1 * 4)
    assert board.size(castle) == 3
    board.lay(cell(board, 2, 1), 2 * 4)
    assert board.size(castle) == 4
    board.lay(cell(board, 3, 0), 1 * 4)
    assert board.size(castle) == 4


def test_a_castle_that_is_surrounded_before_it_lies_is_closed_once() -> None:
    table = Table(printed("base/B", "german_castles/GB1"))
    board = table.board
    for x in range(-1, 3):
        for y in (-1, 0, 1):
            if y or x in (-1, 2):
                board.lay(cell(board, x, y), 0)
    assert board.closed_count == 0
    board.lay(cell(board, 0, 0), 1 * 4)
    castle = board.root_of(board.find_segment(0, 0, "german_castle", ""))
    assert (board.size(castle), board.open_ports(castle)) == (12, 0)
    closed = [root for root in board.roots() if board.segment_at(root)[2] != "field" and board.open_ports(root) == 0]
    assert castle in closed and board.closed_count == len(closed), "each is listed once"


def test_two_roads_of_a_castle_tile_count_its_two_cells() -> None:
    """german_castles 4: with ends in both cells a road counts 2 there, with both ends in one cell 1."""
    table = Table(printed("german_castles/GB1", "german_castles/GB3", "base/U", "base/V"))
    assert table.designs.segments_in(0) > 8
    table.lay("GB3", 0, 0)
    board = table.board
    west, east, south = (
        board.find_segment(*name) for name in ((0, 0, "road", "W"), (1, 0, "road", "E"), (1, 0, "road", "S"))
    )
    assert len({board.root_of(each) for each in (west, east, south)}) == 3
    table.lay("V", 2, 0)  # from the east edge to the south
    table.lay("V", 2, 1, 1)  # and back to the west
    table.lay("V", 1, 1, 2)  # up to the south edge of the second cell
    table.check()
    assert board.root_of(east) == board.root_of(south)
    assert board.size(board.root_of(east)) == 4  # one cell of the castle, three tiles
    assert board.open_ports(east) == 0


# ------------------------------------------------------------------ variants: a bridge over a lying tile


def bridged(tile: Tile, *edges: str) -> Tile:
    return replace(tile, features=(*tile.features, Feature("road", edges)))


def test_a_bridge_gives_a_lying_tile_a_road_and_other_edges() -> None:
    cloister, straight = printed("base/B", "base/U")
    designs = Designs([cloister, straight], BUILDINGS, (), [(0, bridged(cloister, "N", "S"))])
    board = board_of(designs)
    piece = board.lay(board.origin, 0)
    before = board.segments_of(piece)
    board.frontier.find_places(1)
    assert not any(board.frontier.may_turn(i, 1) for i, square in enumerate(board.empty_squares()) if square == (0, 1))
    bridge = rejoining.change_form(board, piece, designs.count)
    assert board.segments_of(piece) == [*before, bridge]
    assert board.segment_at(bridge) == (0, 0, "road", "N")
    assert board.where(piece) == (0, 0, 0, 0)
    board.frontier.find_places(1)
    south = [i for i, square in enumerate(board.empty_squares()) if square == (0, 1)]
    assert [quarters for quarters in range(4) if board.frontier.may_turn(south[0], quarters)] == [1, 3]
    board.lay(cell(board, 0, 1), 1 * 4 + 1)
    road = board.find_segment(0, 1, "road", "N")
    assert board.root_of(road) == board.root_of(bridge)
    assert (board.size(board.root_of(road)), board.open_ports(road)) == (2, 2)
    field = board.root_of(board.find_segment(0, 0, "field", "NL"))
    assert {board.root_of(board.find_segment(0, 1, "field", port)) for port in ("NL", "NR")} == {field}


def test_a_road_that_passes_under_its_own_bridge_counts_the_tile_once() -> None:
    straight, bend = printed("base/U", "base/V")
    designs = Designs([straight, bend], BUILDINGS, (), [(0, bridged(straight, "N", "S"))])
    board = board_of(designs)
    piece = board.lay(board.origin, 1)
    board.lay(cell(board, 0, 1), 1 * 4 + 1)
    board.lay(cell(board, -1, 1), 1 * 4 + 2)
    bridge = rejoining.change_form(board, piece, designs.count)
    board.lay(cell(board, -1, 0), 1 * 4 + 3)
    assert len(board.members(board.root_of(bridge))) == 5
    assert board.size(board.root_of(bridge)) == 4


def test_one_mismatch_is_found_side_by_side() -> None:
    designs = Designs(printed("base/B", "base/U"), BUILDINGS)
    board = board_of(designs)
    board.lay(board.origin, 0)
    assert board.mismatches(cell(board, 0, 1), 1 * 4 + 1) == 1  # its northern road against a meadow
    assert board.mismatches(cell(board, 0, 1), 1 * 4) == 0
    board.lay(cell(board, 1, 1), 0)
    assert board.mismatches(cell(board, 0, 1), 1 * 4) == 1 << 1


# ------------------------------------------------------------------ probes 1 and 2: links that come and go


def crossing() -> tuple[Board, dict[str, int]]:
    """A crossing with its roads to the west, south and east; a road of two more tiles closed in the east."""
    cross, straight, cap = printed("base/W", "base/U", "base/A")
    designs = Designs([cross, straight, cap], BUILDINGS)
    board = board_of(designs, links=2)
    board.lay(board.origin, 0)
    ways = {port: board.find_segment(0, 0, "road", port) for port in "ESW"}
    return board, ways


def test_a_link_makes_one_road_of_two_and_taking_it_away_makes_two() -> None:
    """Probe 1: the ferry from the west to the east is re-laid to the south; the eastern road is closed far away."""
    board, ways = crossing()
    board.link(ways["W"], ways["E"])
    board.lay(cell(board, 1, 0), 1 * 4)
    board.lay(cell(board, 2, 0), 2 * 4 + 1)  # a cloister at the end of the road
    assert board.root_of(ways["W"]) == board.root_of(ways["E"])
    assert (board.size(board.root_of(ways["W"])), board.open_ports(ways["W"])) == (3, 1)
    assert board.closed_count == 0
    board.unlink(board.find_link(ways["E"]))
    rejoining.rebuild(board, board.root_of(ways["E"]))
    board.link(ways["W"], ways["S"])
    assert board.root_of(ways["W"]) == board.root_of(ways["S"]) != board.root_of(ways["E"])
    assert (board.size(board.root_of(ways["E"])), board.open_ports(ways["E"])) == (3, 0)
    assert (board.size(board.root_of(ways["W"])), board.open_ports(ways["W"])) == (1, 2)
    assert board.closed_count == 1


def test_a_link_to_a_finished_road_opens_it_again() -> None:
    """Probe 2: there is no mark of having been scored; the whole is closed when its last end is."""
    board, ways = crossing()
    board.lay(cell(board, 1, 0), 2 * 4 + 1)
    assert board.open_ports(ways["E"]) == 0
    before = board.closed_count
    board.link(ways["E"], ways["S"])
    assert board.open_ports(ways["E"]) == 1
    assert board.closed_count == before
    board.lay(cell(board, 0, 1), 2 * 4 + 2)
    assert board.open_ports(ways["E"]) == 0
    assert board.closed_count == before + 1
    assert board.size(board.root_of(ways["E"])) == 3


def test_a_link_can_close_a_loop() -> None:
    """ferries 8: both landing stages belong to the same road beyond the lake."""
    cross, bend = printed("base/W", "base/V")
    designs = Designs([cross, bend], BUILDINGS)
    board = board_of(designs, links=1)
    board.lay(board.origin, 0)
    for x, y, quarters in ((1, 0, 0), (1, 1, 1), (0, 1, 2)):
        board.lay(cell(board, x, y), 1 * 4 + quarters)
    east, south = (board.find_segment(0, 0, "road", port) for port in "ES")
    assert board.root_of(east) == board.root_of(south)
    assert not board.is_loop(board.root_of(east))
    before = board.closed_count
    board.link(east, south)
    assert board.is_loop(board.root_of(east)) and board.open_ports(east) == 0
    assert board.closed_count == before + 1


@pytest.mark.parametrize("seed", range(4))
def test_a_feature_that_is_rebuilt_without_a_change_is_what_it_was(seed: int) -> None:
    chance = random.Random(seed)
    table = Table(MIXED)
    table.lay(3, 0, 0)
    for _ in range(30):
        design = chance.randrange(table.designs.count)
        if places := table.places(design):
            table.lay(design, *chance.choice(sorted(places)))
    for root in table.board.roots():
        if table.board.segment_at(root)[2] not in KINDS_OF_BUILDINGS:
            rejoining.rebuild(table.board, root)
    table.check()
