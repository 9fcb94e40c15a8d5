"""How besieged cities are drawn."""

from __future__ import annotations

from languedoc.render.look import Look, SignLook

LOOK = Look(signs={"besieged": SignLook("siege", room=(15.0, 9.0), square=False)})
