"""How little buildings are drawn."""

from __future__ import annotations

from languedoc.render.look import HeldLook, Look, TokenLook

LOOK = Look(
    tokens={"house": TokenLook(), "shed": TokenLook(), "small_tower": TokenLook()},
    held={
        "holding-building": HeldLook("house", 0.9),
        "holding-house": HeldLook("house", 0.9),
        "holding-small_tower": HeldLook("small_tower", 0.8),
        "holding-shed": HeldLook("shed", 0.9),
    },
)
