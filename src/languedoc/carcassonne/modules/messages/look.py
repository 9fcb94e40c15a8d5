"""How messages and counting figures are drawn."""

from __future__ import annotations

from languedoc.render.look import FigureLook, HeldLook, Look, TokenLook

LOOK = Look(
    figures={"woman": FigureLook(emblem=(0.0, -5.4, 1.0))},
    tokens={"message": TokenLook()},
    held={
        "holding-marker": HeldLook("marker", in_colour=True),
        "holding-messenger": HeldLook("messenger", in_colour=True),
    },
)
