"""An independent referee: slow, short, meant to be believed at sight.

It keeps only what lies on the table: the placed tiles, the figures standing on them, the scores and the supplies. Every
question is answered from these by walking over the tiles anew (flood fill).

It shares no code with the engine and reads the tile files by itself. What it does not do: keep the bag, keep turns, or
count the followers put down in a turn. The caller lays, deploys at most once, then asks for points. The start tile is
laid like any other: only the caller keeps followers off it.

Rules: base.md sections 4 and 5, variants.md sections 3 to 5, and the sheets of the modules; of river.md the legality
rules 1 to 3.
"""

from __future__ import annotations

from referee.abbey import Abbeys
from referee.board import FOLLOWERS, RIVALS, FeatureView, Man, Segment, Where, Whole, cell_of
from referee.count import LEADS_TO, QUARTERS, Quarters
from referee.dragon import Dragon
from referee.figures import Figures, Option
from referee.rivers import Rivers
from referee.scoring import Items, Payment, Scoring, total
from referee.tiles import BEHIND, CLOCKWISE, SIDES, Cell, opposite, turn
from referee.tower import Towers

__all__ = [
    "BEHIND", "CLOCKWISE", "FOLLOWERS", "LEADS_TO", "QUARTERS", "RIVALS", "SIDES", "Cell", "FeatureView", "Items",
    "Man", "Option", "Payment", "Referee", "Segment", "Where", "Whole", "cell_of", "opposite", "total", "turn",
]  # fmt: skip


class Referee(Figures, Rivers, Dragon, Towers, Abbeys, Quarters, Scoring):
    """Everything together."""
