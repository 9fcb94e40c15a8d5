"""Where tiles of every shape, and what is on them, come to lie."""

from __future__ import annotations

import pytest

from carcassonne.test_board_shapes import board_of, cell
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.declarations import Building
from languedoc.carcassonne.targets import Segment
from languedoc.carcassonne.tiles.catalogue import MODULES, Tile, sheet
from languedoc.render import placing
from languedoc.render.looks import every

ODD = [tile for slug in MODULES for tile in sheet(slug).tiles if tile.shape != "square"]
BUILDINGS = tuple(Building(name) for name in every().buildings)


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("tile", ODD, ids=lambda tile: tile.id)
def test_the_page_names_segments_of_triangles_and_doubles_as_the_board_does(tile: Tile, quarters: int) -> None:
    designs = Designs([tile], BUILDINGS)
    board = board_of(designs, tiles=1)
    board.lay(cell(board, 5, 5), quarters)
    names = placing.segment_names(tile, quarters)
    found: dict[int, list[str]] = {}
    for piece in range(board.pieces):
        for segment in board.segments_of(piece):
            found.setdefault(board.feature_of(segment), []).append(str(Segment(*board.segment_at(segment))))
    assert found
    for feature, segments in found.items():
        name, (dx, dy) = names[feature]
        assert f"{name}@{5 + dx},{5 + dy}" in segments


@pytest.mark.parametrize("quarters", range(4))
def test_the_middle_of_a_double_tile_is_between_its_squares(quarters: int) -> None:
    tile = next(tile for tile in ODD if tile.shape == "double")
    x, y = placing.marks(tile, quarters)[""]
    assert (x, y) == ((100, 50) if quarters % 2 == 0 else (50, 100))
