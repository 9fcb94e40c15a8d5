"""How bridges, castles and bazaars are drawn."""

from __future__ import annotations

from languedoc.render.look import Look, SignLook, TokenLook

LOOK = Look(
    tokens={"bridge": TokenLook(width=92.0), "lords_castle": TokenLook("castle_token")},
    signs={"bazaar": SignLook(room=(17.0, 11.0), stop=14.0)},
)
