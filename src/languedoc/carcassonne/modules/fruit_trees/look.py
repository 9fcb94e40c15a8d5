"""How fruit trees and their fruit are drawn."""

from __future__ import annotations

from languedoc.render.look import HeldLook, Look, SignLook, TokenLook

FRUIT = ("quince", "apple", "apricot", "cherry", "plum", "elder")

LOOK = Look(
    tokens={f"fruit-{kind}": TokenLook() for kind in FRUIT},
    held={f"holding-{kind}": HeldLook(f"fruit-{kind}", 0.8) for kind in FRUIT},
    signs={"fruit_tree": SignLook("fruit", room=(16.0, 10.0), stop=13.5)},
)
