"""How mage and witch are drawn."""

from __future__ import annotations

from languedoc.render.look import Look, SignLook, TokenLook

LOOK = Look(
    tokens={"mage": TokenLook("mage-figure", base=0.9), "witch": TokenLook("witch-figure", base=0.9)},
    signs={"mage": SignLook(room=(15.0, 9.0), pale=True)},
    seen=("notice-mage", "notice-witch"),
)
