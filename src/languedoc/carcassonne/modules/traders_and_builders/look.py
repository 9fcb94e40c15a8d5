"""How builders, pigs and goods are drawn."""

from __future__ import annotations

from languedoc.render.look import FigureLook, Hand, HeldLook, Look, SignLook

LOOK = Look(
    figures={"builder": FigureLook(), "pig": FigureLook(emblem=(-1.0, -5.6, 1.1), lies=False)},
    held={"item-wine": HeldLook("wine"), "item-grain": HeldLook("grain"), "item-cloth": HeldLook("cloth")},
    signs={"goods": SignLook("{value}", room=(13.0, 9.0))},
    hands={
        "HC": Hand(via={"W": (70, 56)}, above="W"),
        "HD": Hand(walls={"N": ((70, 22), (22, 66))}),
        "HL": Hand(walls={"N": ((70, 22), (22, 66))}),
        "HM": Hand(walls={"N": ((66, 16), (16, 66))}),
        "HU": Hand(gates={"E": (66, 38), "S": (38, 66)}),
        "HX": Hand(walls={"N": ((66, 20), (20, 66)), "S": ((34, 80), (80, 34))}),
    },
)
