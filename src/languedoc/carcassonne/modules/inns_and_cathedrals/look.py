"""How big followers, inns and cathedrals are drawn."""

from __future__ import annotations

from languedoc.render.look import FigureLook, Hand, Look, SignLook

LOOK = Look(
    figures={"big_follower": FigureLook(emblem=(0.0, -13.0, 1.3), shadow=12)},
    signs={"inn": SignLook(beside=True, room=(19.0, 9.0)), "cathedral": SignLook(room=(26.0, 20.0))},
    hands={"EP": Hand(walls={"N": ((74, 20), (24, 64))})},
)
