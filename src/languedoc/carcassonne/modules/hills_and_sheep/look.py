"""How hills, vineyards, shepherds and their flocks are drawn."""

from __future__ import annotations

from languedoc.render.look import FigureLook, Hand, HeldLook, Look, SignLook, TokenLook

LOOK = Look(
    figures={"shepherd": FigureLook(lies=False)},
    tokens={"sheep_token": TokenLook("sheep")},
    held={"holding-sheep": HeldLook("sheep")},
    signs={
        "hill": SignLook(room=(19.0, 11.0)),
        "vineyard": SignLook("vine", room=(16.0, 10.0), pale=True),
    },
    hands={
        "HS_cE_cW": Hand(walls={"E": ((32, 74), (32, 26)), "W": ((68, 26), (68, 74))}),
        "HS_cNLW_cNRE": Hand(walls={"NL": ((44, 40), (30, 74)), "E": ((70, 74), (56, 40))}),
    },
)
