"""How little buildings are drawn."""

from __future__ import annotations

from languedoc.render.look import HeldLook, Look, TokenLook

LOOK = Look(
    tokens={"house": TokenLook(), "shed": TokenLook(), "small_tower": TokenLook()},
    held={
        "holding-building": HeldLook("house", 0.9),
        "holding-little_house": HeldLook("house", 0.9),
        "holding-little_tower": HeldLook("small_tower", 0.8),
        "holding-little_shed": HeldLook("shed", 0.9),
    },
)
