"""How phantoms are drawn."""

from __future__ import annotations

from languedoc.render.look import FigureLook, Look

LOOK = Look(figures={"phantom": FigureLook(emblem=(0.0, -6.6, 1.0))})
