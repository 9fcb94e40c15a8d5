"""How robbers are drawn."""

from __future__ import annotations

from languedoc.render.look import FigureLook, Look, SignLook

LOOK = Look(
    figures={"robber": FigureLook()},
    signs={"robber": SignLook("robber-sign", room=(15.0, 9.0), pale=True)},
)
