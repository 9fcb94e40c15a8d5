"""How gold is drawn."""

from __future__ import annotations

from languedoc.render.look import Look, SignLook, TokenLook

LOOK = Look(tokens={"gold_bar": TokenLook()}, signs={"gold": SignLook(room=(15.0, 9.0), pale=True)})
