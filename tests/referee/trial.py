"""What the referee's own trial shares: boards are drawn, and the referee is asked about them.

A board is drawn as a grid of tiles: letter, then quarter turns clockwise; `..` is an empty cell. The cell in
the top left corner is (0, 0). D0 is tile D as in the catalogue, D1 the same turned once.
"""

from __future__ import annotations

from pathlib import Path

import languedoc
from referee import FeatureView, Payment, Referee, Segment

TILE_FOLDER = Path(languedoc.__file__).parent / "carcassonne" / "modules"

BLUE, RED, YELLOW, BLACK = range(4)


def board(
    drawing: str,
    *modules: str,
    last: tuple[int, int] | None = None,
    seats: int = 4,
    names: dict[str, str] | None = None,
    rules: tuple[str, ...] = (),
    **options: str | bool,
) -> Referee:
    """Lay the drawn tiles in any order that the rules allow, `last` at the end."""
    referee = Referee(TILE_FOLDER, ["base", *modules], seats, options, rules=rules)
    waiting = [
        ((names or {}).get(word[:-1], word[:-1]), x, y, int(word[-1]))
        for y, row in enumerate(drawing.split("/"))
        for x, word in enumerate(row.split())
        if word != ".."
    ]
    waiting.sort(key=lambda tile: tile[1:3] == last)
    while waiting:
        tile = next(tile for tile in waiting if tile[1:] in referee.legal_places(tile[0]) or not referee.tiles)
        referee.lay(*tile)
        waiting.remove(tile)
    assert last in (None, list(referee.tiles)[-1])
    return referee


def feature(referee: Referee, segment: Segment) -> FeatureView:
    (view,) = [view for view in referee.features() if segment in view.segments]
    return view


def points(payments: list[Payment]) -> list[tuple[str, tuple[int, ...]]]:
    return [(payment.kind, payment.points) for payment in payments]


# City A is cap, band, cap in the first row; the meadow north of the band is the small field. City B is the
# pair of caps in the third column.
TWO_FIELDS = "E1 F0 E3 / B0 B0 E2 / .. .. E0"
