"""How little buildings are drawn."""

from __future__ import annotations

from languedoc.render.look import Look, TokenLook

LOOK = Look(tokens={"house": TokenLook(), "shed": TokenLook(), "small_tower": TokenLook()})
