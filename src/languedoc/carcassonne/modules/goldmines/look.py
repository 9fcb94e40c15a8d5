"""How gold is drawn."""

from __future__ import annotations

from languedoc.render.look import HeldLook, Look, SignLook, TokenLook

LOOK = Look(
    tokens={"gold_bar": TokenLook(floor=6.5)},
    held={"holding-gold": HeldLook("gold_bar", 0.9)},
    signs={"gold": SignLook(room=(15.0, 9.0), pale=True)},
    seen=("notice-gold",),
)
