"""What a position or a whole game was worth: the best options with lead and win chance, in words; the curve of a game,
its worst moves, luck and skill.

`judged` is what is known of options and positions; `tiles` and `cards` judge those of the two games; `reasons` puts
what is behind a value into words; `chances` makes win chances of leads, `calibration` finds its numbers; `whole` goes
through a finished game; `report` prints it, `curve` draws it.
"""

from __future__ import annotations

from languedoc.analysis.judged import Advice, Analysis, Judged, Moment, Move, SeatReport
from languedoc.analysis.whole import Stopped, advise, analyse

__all__ = ["Advice", "Analysis", "Judged", "Moment", "Move", "SeatReport", "Stopped", "advise", "analyse"]
