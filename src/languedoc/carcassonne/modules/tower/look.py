"""How towers and their foundations are drawn."""

from __future__ import annotations

from languedoc.render.look import Hand, HeldLook, Look, PlaceLook, SignLook, TokenLook

LOOK = Look(
    tokens={"tower": TokenLook("tower_piece", floor=8.4, mark="tower")},
    places={"tower": PlaceLook(mark="tower", token="tower")},
    held={"holding-tower_piece": HeldLook("tower_piece"), "holding-prisoner": HeldLook("tower", 0.9)},
    signs={"tower": SignLook(room=(13.0, 9.0), stop=11.0)},
    hands={"TO": Hand(via={"E": (50, 33.5)})},
)
