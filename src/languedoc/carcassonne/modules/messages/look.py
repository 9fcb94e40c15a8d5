"""How messages and messengers are drawn."""

from __future__ import annotations

from languedoc.render.look import FigureLook, Look, TokenLook

LOOK = Look(figures={"woman": FigureLook(emblem=(0.0, -5.4, 1.0))}, tokens={"message": TokenLook()})
