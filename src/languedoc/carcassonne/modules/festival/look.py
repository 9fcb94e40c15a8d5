"""How festivals are drawn."""

from __future__ import annotations

from languedoc.render.look import Hand, Look, SignLook

LOOK = Look(
    signs={"festival": SignLook(room=(15.0, 9.0), stop=12.0, pale=True)},
    hands={"FE_cNW_cES": Hand(walls={"N": ((66, 18), (18, 66)), "S": ((34, 82), (82, 34))})},
)
