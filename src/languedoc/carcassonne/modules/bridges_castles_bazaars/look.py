"""How bridges, castles and bazaars are drawn."""

from __future__ import annotations

from languedoc.render.look import HeldLook, Look, SignLook, TokenLook

LOOK = Look(
    tokens={"bridge": TokenLook(width=100.0), "lords_castle": TokenLook(width=68.0)},
    held={"holding-bridges": HeldLook("bridge", 0.28), "holding-castle_tokens": HeldLook("castle_token")},
    seen=("notice-display", "holding-owed"),
    signs={"bazaar": SignLook(room=(17.0, 11.0), stop=14.0)},
)
