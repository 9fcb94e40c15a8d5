"""An independent referee: slow, short, meant to be believed at sight.

It keeps only what lies on the table: the placed tiles, the figures standing on them, the scores and the supplies. Every
question is answered from these by walking over the tiles anew (flood fill).

It shares no code with the engine and reads the tile files by itself. What it does not do: keep the bag, keep turns, or
count the followers put down in a turn. The caller lays, deploys at most once, then asks for points. The start tile is
laid like any other: only the caller keeps followers off it.

Here are the board, the base game and the hooks (`rules.Rules`). What a module adds stands beside the tests of the
module, in `tests/modules/<slug>/referee.py`, and is found there; a module without that file is not judged.

Rules: base.md sections 4 and 5, variants.md sections 3 to 5.
"""

from __future__ import annotations

from referee.board import cell_of, is_segment
from referee.figures import Figures
from referee.rules import FeatureView, Items, Kind, Man, Option, Rules, Segment, Where, Whole
from referee.scoring import Payment, Scoring, total
from referee.tiles import BEHIND, CLOCKWISE, SIDES, Cell, opposite, turn

__all__ = [
    "BEHIND", "CLOCKWISE", "SIDES", "Cell", "FeatureView", "Items", "Kind", "Man", "Option", "Payment", "Referee",
    "Rules", "Segment", "Where", "Whole", "cell_of", "is_segment", "opposite", "total", "turn",
]  # fmt: skip


class Referee(Figures, Scoring):
    """Everything together."""
