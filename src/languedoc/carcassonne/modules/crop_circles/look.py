"""How crop circles are drawn."""

from __future__ import annotations

from languedoc.render.look import Hand, Look, SignLook

LOOK = Look(
    signs={"crop_circle": SignLook("crop_{value}", room=(17.0, 11.0), stop=13.0, ground="corn")},
    hands={
        "CC2_cNW_cES": Hand(walls={"N": ((66, 22), (22, 66)), "S": ((34, 78), (78, 34))}),
        "CC2_rN_rE_rSW": Hand(meeting=(60, 40)),
    },
)
